"""The map as it lies: which spaces there are, what is printed on them, which border on which. MK-MAP-08"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import NamedTuple

from tabletome.games.mage_knight.content.tiles import CITY, PLACES, RAMPAGING, TILES, Printed
from tabletome.geometry import EAST, Hex, add, neighbours, rotate

Position = tuple[int, int]
AROUND: tuple[Position, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The positions of the six tiles around a tile."""


class Placed(NamedTuple):
    """A tile on the map. MK-MAP-08"""

    tile: str
    x: int
    y: int
    turn: int = 0
    """Sixths of a full turn by which it was laid askew. MK-OPT-10"""
    city: str = ""
    """The colour of its City, where that is not the printed one. MK-OPT-12"""
    twin: str = ""
    """The colour of the second City of a Megapolis, east of the first. MK-OPT-38"""


class Space(NamedTuple):
    """A space of the map."""

    name: str
    tile: str
    at: Hex
    terrain: str
    site: str
    """What can be visited there; "" where the print only places a rampaging enemy or nothing."""
    rampaging: str
    mine: str
    city: str
    heart: str
    """The space that stands for the whole City of which this is a part. MK-OPT-40"""
    near: tuple[str, ...]
    """The revealed spaces around it."""
    edges: tuple[Position, ...]
    """Positions without a tile that border on it."""


class Board:
    """All spaces that have been revealed."""

    def __init__(self, tiles: Iterable[Placed]) -> None:
        self.placed = {each.tile: each for each in tiles}
        self.positions = {(each.x, each.y): each.tile for each in tiles}
        hexes: dict[Hex, str] = {}
        for each in tiles:
            middle = centre((each.x, each.y))
            for place, step in PLACES.items():
                hexes[add(middle, rotate(step, each.turn))] = f"{each.tile}.{place}"
        self.spaces = {name: self._space(name, at, hexes) for at, name in hexes.items()}
        self.free: dict[Position, list[str]] = {}
        """Positions without a tile, and the spaces that border on each."""
        for space in self.spaces.values():
            for position in space.edges:
                self.free.setdefault(position, []).append(space.name)

    def _space(self, name: str, at: Hex, hexes: dict[Hex, str]) -> Space:
        tile, _, place = name.rpartition(".")
        placed = self.placed[tile]
        printed = TILES[tile].spaces[place]
        city = (placed.city or TILES[tile].city) if printed.site == CITY else ""
        if placed.twin and rotate(PLACES[place], placed.turn) == EAST:
            city, printed = placed.twin, Printed(printed.terrain, CITY)
        is_rampaging = printed.site in RAMPAGING
        return Space(
            name=name,
            tile=tile,
            at=at,
            terrain=printed.terrain,
            site="" if is_rampaging else printed.site,
            rampaging=printed.site if is_rampaging else "",
            mine=printed.mine,
            city=city,
            heart=f"{tile}.c" if city else "",
            near=tuple(hexes[other] for other in neighbours(at) if other in hexes),
            edges=tuple(sorted({_position(other) for other in neighbours(at) if other not in hexes})),
        )

    def __getitem__(self, space: str) -> Space:
        return self.spaces[space]

    def tiles_around(self, position: Position) -> list[Position]:
        """The positions with a tile that border on this one."""
        x, y = position
        return [(x + dx, y + dy) for dx, dy in AROUND if (x + dx, y + dy) in self.positions]

    def spaces_of(self, tile: str) -> list[Space]:
        return [self.spaces[f"{tile}.{place}"] for place in PLACES]

    def within(self, start: str, steps: int, barred: tuple[str, ...] = ()) -> dict[str, int]:
        """How far revealed spaces are, over any terrain but that which is barred."""
        found, edge = {start: 0}, [start]
        for step in range(1, steps + 1):
            edge = [
                near
                for name in edge
                for near in self.spaces[name].near
                if near not in found and self.spaces[near].terrain not in barred
            ]
            found.update(dict.fromkeys(edge, step))
        return found

    def with_site(self, site: str) -> list[str]:
        return [space.name for space in self.spaces.values() if space.site == site]


def centre(position: Position) -> Hex:
    """The middle space of the tile there."""
    x, y = position
    return Hex(3 * x + y, -2 * x - 3 * y)


@functools.lru_cache(maxsize=1 << 12)
def _position(at: Hex) -> Position:
    """The position of the tile to which this hex belongs: tiles cover the plane without gaps."""
    for step in PLACES.values():
        q, r = at[0] - step[0], at[1] - step[1]
        # centre: q = 3x + y, r = -2x - 3y, so 7x = 3q + r and 7y = -2q - 3r
        x, rest = divmod(3 * q + r, 7)
        y, more = divmod(-2 * q - 3 * r, 7)
        if rest == 0 and more == 0:
            return x, y
    raise AssertionError(f"{at} belongs to no tile")


@functools.lru_cache(maxsize=1 << 10)
def board_of(tiles: tuple[Placed, ...]) -> Board:
    return Board(tiles)
