"""What deeds are worth that answer an attack. Whether to use one now is decided in `instinct.py`."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import weighs, weight_of_ward, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.Dodge] = 3.0
worth_learning[deeds.Protect] = 2.0

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Dodge, deeds.Protect)
def react(turn: Turn, target: int | None, deed: deeds.Reaction) -> float:
    """As a ward."""
    return weight_of_ward(turn)
