"""The random bot: the opponent that stronger bots are measured against."""

from __future__ import annotations

import random

import msgspec

from tabletome.bots.seat_view import SeatView, Weighed
from tabletome.engine import Action


class RandomSettings(msgspec.Struct, frozen=True):
    """The random bot has no settings."""


class RandomBot:
    """Chooses any option with equal probability."""

    def __init__(self, settings: RandomSettings, dice: random.Random) -> None:  # noqa: ARG002 - as every bot is made
        self._dice = dice

    def choose(self, view: SeatView) -> Action:
        action: Action = self._dice.choice(view.decision.options)
        return action

    def weigh(self, view: SeatView) -> list[Weighed]:
        return [Weighed(option, 0.5, 0) for option in view.decision.options]
