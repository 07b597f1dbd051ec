"""The learned bot: takes the option that a network holds for the best, without search.

The network was fitted to what a search chose (`tabletome train`); that of a game lies beside its other bots' knowledge.
"""

from __future__ import annotations

import importlib
import random
from pathlib import Path
from typing import Any

import msgspec

from tabletome.bots.seat_view import SeatView, Weighed, new_rng
from tabletome.engine import Action
from tabletome.engine.errors import TabletomeError
from tabletome.engine.registry import find_game

FILE = Path("bots") / "learned.npz"
"""Where in a game's folder its network lies."""


class NoNumPy(TabletomeError):
    """A network was asked for where nothing can work it out."""


class LearnedSettings(msgspec.Struct, frozen=True):
    """`file` is a network of one's own."""

    file: str | None = None


class LearnedBot:
    """Chooses at a glance."""

    def __init__(self, settings: LearnedSettings, dice: random.Random) -> None:
        try:
            self._networks: Any = importlib.import_module("tabletome.bots.network")
        except ImportError as missing:
            raise NoNumPy(f"the learned bot needs more: pip install 'tabletome[research]' ({missing})") from missing
        self._file = None if settings.file is None else Path(settings.file)
        self._dice = dice

    def choose(self, view: SeatView) -> Action:
        return self.weigh(view)[0].action

    def weigh(self, view: SeatView) -> list[Weighed]:
        """Every option with its share of the network's confidence."""
        options = view.decision.options
        if len(options) == 1:
            return [Weighed(options[0], 1.0, 0)]
        network = self._networks.network_for(view, self._file or find_game(view.game).folder / FILE)
        shares = network.shares(self._networks.see(view, network.verbs, new_rng(self._dice)))
        weighed = [Weighed(option, share, 0) for option, share in zip(options, shares, strict=True)]
        return sorted(weighed, key=lambda each: -each.value)
