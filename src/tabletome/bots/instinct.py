"""No search at all: what a sensible player would do at first sight, for games that know."""

from __future__ import annotations

import random

import msgspec

from tabletome.bots.glimpse import Glimpse, Weighed, world
from tabletome.engine import Action


class InstinctSettings(msgspec.Struct, frozen=True):
    """There is nothing to set."""


class InstinctBot:
    """Takes each option as often as the game's instinct says; at random in a game without one."""

    def __init__(self, settings: InstinctSettings, dice: random.Random) -> None:  # noqa: ARG002 - as every bot is made
        self._dice = dice

    def choose(self, glimpse: Glimpse) -> Action:
        likely = likelihood(glimpse, self._dice)
        return self._dice.choices(list(likely), list(likely.values()))[0]

    def weigh(self, glimpse: Glimpse) -> list[Weighed]:
        likely = likelihood(glimpse, self._dice)
        return sorted((Weighed(option, share, 0) for option, share in likely.items()), key=lambda each: -each.value)


def likelihood(glimpse: Glimpse, dice: random.Random) -> dict[Action, float]:
    """The share of each option; all together they are 1."""
    options = list(dict.fromkeys(glimpse.decision.options))
    if glimpse.instinct is None or len(options) == 1:
        return dict.fromkeys(options, 1 / len(options))
    run = glimpse.imagine(world(dice))
    assert run.decision is not None
    weights = dict(zip(run.decision.options, glimpse.instinct(run.state, run.decision), strict=True))
    total = sum(weights.values())
    return {option: weight / total for option, weight in weights.items()}
