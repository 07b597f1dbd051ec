"""The tables of what deeds are worth: now, and to learn for later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import GOOD, NEVER, USEFUL
from tabletome.games.sword_and_sorcery.content.notation.deeds import Deed

weighs: ByType[Callable[[Turn, int | None, Any], float]] = ByType("weighs")
"""What one line of a power or an item is worth now, on the chosen figure, as a weight."""
worth_learning: dict[type[Deed], float] = {}
"""How much a hero wants a power with such a line; the weight of learning it is the square. Set by hand."""
LITTLE_WANTED = 0.5  # what instinct makes little use of


def weight_of_deed(turn: Turn, target: int | None, deed: Deed) -> float:
    """What one line of a power or an item is worth now."""
    return weighs[type(deed)](turn, target, deed)


def weight_of_ward(turn: Turn) -> float:
    """What armor, shields and tokens are worth: much with enemies about."""
    if turn.foes_here:
        return GOOD
    return USEFUL / 2 if turn.threatened else NEVER
