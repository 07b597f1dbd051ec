"""What the deed is worth that places a rune, an illusion or a snare."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import LITTLE_WANTED, weighs, weight_of_ward, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.PlaceToken] = LITTLE_WANTED

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.PlaceToken)
def place_token(turn: Turn, target: int | None, deed: deeds.PlaceToken) -> float:
    """With enemies about."""
    return weight_of_ward(turn)
