"""The casual bot: plays as people do who are not quite at it. It errs, but never at random.

It judges its options by one glance (the game's instinct) or by a look at what comes of each (greedy), and then makes
the mistakes that people make: it overlooks options, though never what everybody would see first, and it confuses what
is nearly as good with what is best, the more rarely the more there is between them.
"""

from __future__ import annotations

import random
from math import log
from typing import Annotated, Literal

import msgspec

from tabletome.bots.greedy import GreedyBot, GreedySettings
from tabletome.bots.instinct import likelihood
from tabletome.bots.seat_view import SeatView, Weighed
from tabletome.engine import Action

OBVIOUS = 0.3
"""An option is never overlooked that is at least this share as likely as the likeliest at first sight."""
LEAST_LIKELY = 1e-6
"""So unlikely is at most what instinct would never do: logarithms have to end somewhere."""


class CasualSettings(msgspec.Struct, frozen=True):
    """By what it judges, how much it confuses, and how much it notices.

    `doubt` is how much worse an option is that it takes e times less often: of its chances of winning (0 to 1) where it
    looks at what comes of each, or of the logarithm of its likelihood where it judges by instinct (1: as instinct
    does). `notice` is the share of options it sees at all.
    """

    judge: Literal["instinct", "greedy"] = "instinct"
    doubt: Annotated[float, msgspec.Meta(gt=0, le=100)] = 1.5
    notice: Annotated[float, msgspec.Meta(gt=0, le=1)] = 0.7


class CasualBot:
    """Chooses by a hasty judgement among the options that it has noticed."""

    def __init__(self, settings: CasualSettings, dice: random.Random) -> None:
        self._settings = settings
        self._dice = dice

    def choose(self, view: SeatView) -> Action:
        return self.weigh(view)[0].action

    def weigh(self, view: SeatView) -> list[Weighed]:
        """Every option with what it seems to be worth, what was noticed first, the one it takes at the top."""
        if len(view.decision.options) == 1:
            return [Weighed(view.decision.options[0], 0.5, 0)]
        likely = likelihood(view, self._dice)
        noticed = self._noticed(likely)
        judged = self._judged(view, likely)
        seeming = {each.action: each.worth / self._settings.doubt + self._slip() for each in judged}
        weighed = [Weighed(each.action, each.value, each.visits) for each in judged]
        return sorted(weighed, key=lambda each: (each.action not in noticed, -seeming[each.action]))

    def _noticed(self, likely: dict[Action, float]) -> set[Action]:
        obvious, dice = OBVIOUS * max(likely.values()), self._dice.random
        return {each for each, share in likely.items() if share >= obvious or dice() < self._settings.notice}

    def _judged(self, view: SeatView, likely: dict[Action, float]) -> list[_Judged]:
        if self._settings.judge == "instinct":
            return [_Judged(each, share, 0, log(max(LEAST_LIKELY, share))) for each, share in likely.items()]
        weighed = GreedyBot(GreedySettings(worlds=1), self._dice).weigh(view)
        return [_Judged(each.action, each.value, each.visits, each.value) for each in weighed]

    def _slip(self) -> float:
        """An error such that an option is taken as often as its worth beside the others' says (Gumbel)."""
        return -log(-log(max(LEAST_LIKELY, self._dice.random())))


class _Judged(msgspec.Struct, frozen=True):
    action: Action
    value: float
    visits: int
    worth: float
