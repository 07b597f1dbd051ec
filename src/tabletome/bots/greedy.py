"""The greedy bot: plays each option in a few imagined positions and chooses the one with the best average value."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec

from tabletome.bots.seat_view import SeatView, Weighed, new_rng
from tabletome.engine import Action, Rng, Run

MOST_MOVES_TO_PHASE_END = 40
"""After so many moves a phase that has not ended is evaluated as it stands."""


class GreedySettings(msgspec.Struct, frozen=True):
    """`worlds` is the number of imagined positions in which the best options are played."""

    worlds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 7


class GreedyBot:
    """Chooses what is best at the end of the running phase and plans no further."""

    def __init__(self, settings: GreedySettings, dice: random.Random) -> None:
        self._worlds = settings.worlds
        self._dice = dice

    def choose(self, view: SeatView) -> Action:
        return self.weigh(view)[0].action

    def weigh(self, view: SeatView) -> list[Weighed]:
        """Successive halving: every option is tried once, the better half twice more, the best quarter four times more.

        The option with the best value after one try is often only lucky, the more so the more options there are.
        """
        options = list(view.decision.options)
        if len(options) == 1:
            return [Weighed(options[0], 0.5, 0)]
        self._dice.shuffle(options)
        ranked = [Weighed(option, 0.0, 0) for option in options]
        contenders, tries = len(ranked), 1
        while contenders > 1 and ranked[0].visits < self._worlds:
            rngs = [new_rng(self._dice) for _ in range(min(tries, self._worlds - ranked[0].visits))]
            tried = [_try_more(view, weighed, rngs) for weighed in ranked[:contenders]]
            ranked[:contenders] = sorted(tried, key=lambda weighed: -weighed.value)
            contenders, tries = max(2, (contenders + 1) // 2), tries * 2
        return ranked


def _try_more(view: SeatView, weighed: Weighed, rngs: list[Rng]) -> Weighed:
    """The option with its average over further tries, one for each generator.

    All options are tried with the same generators, so in the same positions with the same dice: luck favours none.
    """
    total = weighed.value * weighed.visits
    total += sum(look_ahead(view, weighed.action, rng.copy()) for rng in rngs)
    visits = weighed.visits + len(rngs)
    return Weighed(weighed.action, total / visits, visits)


def look_ahead(view: SeatView, option: Action, rng: Rng) -> float:
    """The value of an option for its seat at the end of the phase, in the position that `rng` imagines."""
    run = view.imagine(rng)
    phase = run.phases_begun
    run.play(option)
    _play_to_phase_end(run, phase, rng)
    return view.value(run, view.seat)


def _play_to_phase_end(run: Run[Any], phase: int, rng: Rng) -> None:
    """Play at random to the end of the phase, so that a battle begun is evaluated by its result, and then on while
    there is only one option."""
    for _ in range(MOST_MOVES_TO_PHASE_END):
        decision = run.decision
        if decision is None or (run.phases_begun != phase and len(decision.options) > 1):
            return
        run.play(rng.pick(decision.options))
