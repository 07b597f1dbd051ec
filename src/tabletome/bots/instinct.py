"""The instinct bot: no search; it chooses by the probabilities that the game's `instinct` gives the options."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tabletome.bots.seat_view import Instinct, SeatView, Weighed, new_rng
from tabletome.engine import Action, Run


class InstinctSettings(msgspec.Struct, frozen=True):
    """The instinct bot has no settings."""


class InstinctBot:
    """Chooses each option as often as the game's `instinct` says, or at random in a game without one."""

    def __init__(self, settings: InstinctSettings, dice: random.Random) -> None:  # noqa: ARG002 - as every bot is made
        self._dice = dice

    def choose(self, view: SeatView) -> Action:
        likely = likelihood(view, self._dice)
        return self._dice.choices(list(likely), list(likely.values()))[0]

    def weigh(self, view: SeatView) -> list[Weighed]:
        likely = likelihood(view, self._dice)
        return sorted((Weighed(option, share, 0) for option, share in likely.items()), key=lambda each: -each.value)


def likelihood(view: SeatView, dice: random.Random) -> dict[Action, float]:
    """The probability of each option by the game's `instinct`, or equal ones in a game without; they add up to 1."""
    options = list(dict.fromkeys(view.decision.options))
    if view.instinct is None or len(options) == 1:
        return dict.fromkeys(options, 1 / len(options))
    return likelihood_in(view.imagine(new_rng(dice)), view.instinct)


def likelihood_in(run: Run[Any], instinct: Instinct | None) -> dict[Action, float]:
    """The probability of each option of the decision that a run is at."""
    assert run.decision is not None
    options = run.decision.options
    if instinct is None:
        return dict.fromkeys(options, 1 / len(set(options)))
    weights = dict(zip(options, instinct(run.state, run.decision), strict=True))
    total = sum(weights.values())
    return {option: weight / total for option, weight in weights.items()}
