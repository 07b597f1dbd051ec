"""Hexes by names that players can say: a letter for the column and a number for the row, and what is there."""

from __future__ import annotations

import functools
import string
from collections.abc import Iterator
from typing import Any

import msgspec

from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.movement.doors import locked_doors
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.wording import tile_name
from tabletome.geometry import Hex
from tabletome.scene import Text, listed, t

CLOSED_DOOR = "closed-door"
PLAIN = "floor"


@functools.lru_cache(maxsize=128)
def coordinates(hexes: tuple[Hex, ...]) -> tuple[str, ...]:
    """What is written on each hex: columns from the left by letters, rows from the top by numbers."""
    columns = [h.q + h.r // 2 for h in hexes]
    left, top = min(columns, default=0), min((h.r for h in hexes), default=0)
    return tuple(f"{_letters(column - left)}{h.r - top + 1}" for column, h in zip(columns, hexes, strict=True))


def _letters(number: int) -> str:
    """a to z, then aa, ab..."""
    beyond, last = divmod(number, len(string.ascii_lowercase))
    return (_letters(beyond - 1) if beyond else "") + string.ascii_lowercase[last]


def coordinate(g: State, at: int) -> str:
    """What is written on a hex; on a map that is no longer there, nothing."""
    known = coordinates(g.board.hexes) if g.scenario else ()
    return known[at] if 0 <= at < len(known) else "–"


def place_name(g: State, at: int) -> Text:
    """c4, or c4 with what is there, where that matters."""
    if not g.scenario or not 0 <= at < g.board.size:
        return t("hex-plain", place=coordinate(g, at))
    kind = terrain(g, at)
    if kind == PLAIN:
        return t("hex-plain", place=coordinate(g, at))
    return t("hex", place=coordinate(g, at), terrain=t(f"terrain-{kind}"))


def terrain(g: State, at: int) -> str:
    """What a hex looks like, what matters most first."""
    if at not in g.board.floor or at in locked_doors(g):
        return CLOSED_DOOR
    if at in g.obstacles:
        return "obstacle"
    if at in g.traps:
        return "trap"
    if at in g.hazards:
        return "hazardous"
    if at in g.difficult:
        return "difficult"
    if any(door.at == at for door in g.plan.doors):
        return "open-door"
    return PLAIN


@functools.lru_cache(maxsize=256)
def tiles_spoken_of(scenario: int) -> frozenset[str]:
    """The map tiles that the rules of a scenario's page name: they are named on the map, too. GH-PAGE-01"""
    written = page(scenario)
    words = {part for word in words_in((written.defeats, written.rules)) for part in word.split("-")}
    return frozenset(tile for tile, _ in layout(scenario).tile_rooms if tile in words)


def words_in(written: Any) -> Iterator[str]:
    """Every word of a part of a page, however deep."""
    if isinstance(written, str):
        yield written
    elif isinstance(written, msgspec.Struct):
        for field in written.__struct_fields__:
            yield from words_in(getattr(written, field))
    elif isinstance(written, tuple):
        for part in written:
            yield from words_in(part)


def room_name(g: State, room: int) -> Text | None:
    """A room by its map tiles, as far as the page of the scenario speaks of them."""
    spoken = tiles_spoken_of(g.scenario)
    tiles = [tile for tile, there in g.plan.tile_rooms if there == room and tile in spoken]
    return listed([tile_name(tile) for tile in tiles]) if tiles else None
