"""Deeds that place a rune, an illusion or a snare. SS-POWER-05"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.tokens import MAP_TOKEN
from tabletome.games.sword_and_sorcery.events import TokenPlaced
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.state import PowerToken, State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.PlaceToken)
def place_token(g: State, use: Use, deed: deeds.PlaceToken) -> None:
    """In the user's area."""
    area = g.figures[use.figure].at
    g.map.tokens = (*g.map.tokens, PowerToken(deed.token, area))
    g.emit(TokenPlaced, deed.token, g.layout.names[area], rule="SS-POWER-05")


@helps(deeds.PlaceToken)
def can_be_placed(g: State, hero: int, target: int | None, deed: deeds.PlaceToken) -> bool:
    """A token is left, and none of its kind lies here. SS-COMP-03"""
    placed = sum(token.name == deed.token for token in g.map.tokens)
    return placed < MAP_TOKEN[deed.token].count and not g.has_token(deed.token, g.figures[hero].at)
