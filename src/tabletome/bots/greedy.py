"""One look ahead: play each option in a few imagined positions and take the one that looks best afterwards."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec

from tabletome.bots.glimpse import Glimpse, Weighed, world
from tabletome.engine import Action, Rng, Run

FARTHEST = 40
"""Moves after which even an unfinished phase is judged as it stands."""


class GreedySettings(msgspec.Struct, frozen=True):
    """`worlds`: in how many imagined positions the best options are played."""

    worlds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 7


class GreedyBot:
    """Takes what is best at once and never plans."""

    def __init__(self, settings: GreedySettings, dice: random.Random) -> None:
        self._worlds = settings.worlds
        self._dice = dice

    def choose(self, glimpse: Glimpse) -> Action:
        return self.weigh(glimpse)[0].action

    def weigh(self, glimpse: Glimpse) -> list[Weighed]:
        """By halves: every option is tried once, the better half twice more, the better half of these four times more.

        What looks best after one try was often only lucky, and the more options there are the luckier it was.
        """
        options = list(glimpse.decision.options)
        if len(options) == 1:
            return [Weighed(options[0], 0.5, 0)]
        self._dice.shuffle(options)
        ranked = [Weighed(option, 0.0, 0) for option in options]
        contenders, tries = len(ranked), 1
        while contenders > 1 and ranked[0].visits < self._worlds:
            worlds = [world(self._dice) for _ in range(min(tries, self._worlds - ranked[0].visits))]
            better = [_try_again(glimpse, each, worlds) for each in ranked[:contenders]]
            ranked[:contenders] = sorted(better, key=lambda each: -each.value)
            contenders, tries = max(2, (contenders + 1) // 2), tries * 2
        return ranked


def _try_again(glimpse: Glimpse, weighed: Weighed, worlds: list[Rng]) -> Weighed:
    """All options are tried in the same positions with the same dice, so that luck favours none of them."""
    total = weighed.value * weighed.visits
    total += sum(look_ahead(glimpse, weighed.action, each.copy()) for each in worlds)
    visits = weighed.visits + len(worlds)
    return Weighed(weighed.action, total / visits, visits)


def look_ahead(glimpse: Glimpse, option: Action, rng: Rng) -> float:
    """How good this option looks for its seat once what it starts is over, in the position that `rng` imagines."""
    run = glimpse.imagine(rng)
    phase = run.phases_begun
    run.play(option)
    _settle(run, phase, rng)
    return glimpse.value(run, glimpse.seat)


def _settle(run: Run[Any], phase: int, rng: Rng) -> None:
    """Play on at random to the end of the phase, so that a battle begun is judged by its end, and while nothing is
    there to choose."""
    for _ in range(FARTHEST):
        decision = run.decision
        if decision is None or (run.phases_begun != phase and len(decision.options) > 1):
            return
        run.play(rng.pick(decision.options))
