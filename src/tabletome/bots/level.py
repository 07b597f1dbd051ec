"""Levels: the bots `novice`, `adept`, `expert` and `master` are whoever plays a game as well as that, as the game says.

A game names them in `Game.levels`, calibrated against each other (docs/bots.md); what is true of most games stands in
for a game that does not.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Annotated, Final

import msgspec

from tabletome.bots.seat_view import Bot, SeatView, Weighed
from tabletome.engine import Action

LEVELS: Final[Mapping[str, str]] = {
    "novice": "casual",
    "adept": "mcts:iterations=40",
    "expert": "mcts:iterations=400",
    "master": "mcts:iterations=6000",
}
"""The levels, the lowest first, and who plays them in a game that does not say."""

MakeBot = Callable[[str, int | str | None], Bot]


class LevelSettings(msgspec.Struct, frozen=True):
    """`seconds` is the longest it may think about a decision, if it is one that thinks."""

    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None


class LevelBot:
    """Becomes the bot of its level when it sees which game is played."""

    def __init__(
        self,
        level: str,
        settings: LevelSettings,
        dice: random.Random,
        make: MakeBot,
        with_seconds: Callable[[str, float], str],
    ) -> None:
        self._level = level
        self._settings = settings
        self._dice = dice
        self._make = make
        self._with_seconds = with_seconds
        self._bot: Bot | None = None

    def choose(self, view: SeatView) -> Action:
        return self._of(view).choose(view)

    def weigh(self, view: SeatView) -> list[Weighed]:
        return self._of(view).weigh(view)

    def _of(self, view: SeatView) -> Bot:
        if self._bot is None:
            spec = view.levels.get(self._level, LEVELS[self._level])
            if self._settings.seconds is not None:
                spec = self._with_seconds(spec, self._settings.seconds)
            self._bot = self._make(spec, self._dice.getrandbits(64))
        return self._bot
