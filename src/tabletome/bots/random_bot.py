"""Any option, each equally likely."""

from __future__ import annotations

import random

import msgspec

from tabletome.bots.glimpse import Glimpse, Weighed
from tabletome.engine import Action


class RandomSettings(msgspec.Struct, frozen=True):
    """Nothing to set."""


class RandomBot:
    """Thinks nothing of anything."""

    def __init__(self, settings: RandomSettings, dice: random.Random) -> None:  # noqa: ARG002 - as every bot is made
        self._dice = dice

    def choose(self, glimpse: Glimpse) -> Action:
        action: Action = self._dice.choice(glimpse.decision.options)
        return action

    def weigh(self, glimpse: Glimpse) -> list[Weighed]:
        return [Weighed(option, 0.5, 0) for option in glimpse.decision.options]
