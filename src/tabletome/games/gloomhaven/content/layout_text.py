"""How the text of a layout is read: map tiles, what is written of each, and where joins put them (see layout.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletome.games.gloomhaven.content.tiles import tile_hexes
from tabletome.geometry import Hex, add, from_offset, rotate, sub


class Tile(NamedTuple):
    """A map tile, how far it is turned, and the lines that are written of it: what lies there, and where."""

    name: str
    turned: int
    lines: list[tuple[str, str]]


class Join(NamedTuple):
    """A door or corridor: its place on the tiles that it joins, or on the only one if nothing is known behind it."""

    kind: str
    ends: tuple[tuple[str, Hex], ...]

    @property
    def name(self) -> str:
        return "-".join(tile for tile, _ in self.ends)


def read(text: str) -> tuple[dict[str, Tile], list[Join]]:
    """The tiles and joins of a text."""
    tiles: dict[str, Tile] = {}
    joins = []
    for line in filter(None, text.splitlines()):
        if line.startswith("tile "):
            _, tile, _, turned = line.split()
            tiles[tile] = Tile(tile, int(turned), [])
        elif line.startswith("  "):
            key, _, places = line.strip().partition(": ")
            next(reversed(tiles.values())).lines.append((key, places))
        else:
            kind, _, ends = line.partition(": ")
            joins.append(Join(kind.removeprefix("door "), tuple(_end(each) for each in ends.split(" = "))))
    return tiles, joins


def _end(text: str) -> tuple[str, Hex]:
    tile, at = text.split()
    return tile, place(at)


def place(text: str) -> Hex:
    """A place on a tile: column and row."""
    column, row = text.split(",")
    return from_offset(int(column), int(row))


def on_the_map(tile: Tile, shift: Hex, at: Hex) -> Hex:
    """A place of a tile on the whole map."""
    return add(rotate(at, tile.turned), shift)


def shifts_of(tiles: dict[str, Tile], joins: list[Join]) -> dict[str, Hex]:
    """Where each tile lies: the first at the origin, every other where a join puts it."""
    shifts = {next(iter(tiles)): Hex(0, 0)}
    for join in joins:
        if len(join.ends) == 1:
            continue
        ends = join.ends if join.ends[0][0] in shifts else join.ends[::-1]
        (one, here), (other, there) = ends
        meeting = on_the_map(tiles[one], shifts[one], here)
        shift = sub(meeting, rotate(there, tiles[other].turned))
        if shifts.setdefault(other, shift) != shift:
            raise ValueError(f"{join} does not fit: {other} already lies elsewhere")
    return shifts


def floor_of(tiles: dict[str, Tile], shifts: dict[str, Hex]) -> dict[Hex, str]:
    """Which tile each full hex belongs to; ValueError where two overlap."""
    floor: dict[Hex, str] = {}
    for tile in tiles.values():
        for at in tile_hexes(tile.name):
            h = on_the_map(tile, shifts[tile.name], at)
            if h in floor:
                raise ValueError(f"tiles {floor[h]} and {tile.name} overlap at {h}")
            floor[h] = tile.name
    for tile in tiles.values():
        for h in _overlaid(tile, shifts[tile.name]):
            floor.setdefault(h, tile.name)
    return floor


def _overlaid(tile: Tile, shift: Hex) -> Iterator[Hex]:
    """Hexes under overlay tiles: a partial hex with one is no wall but part of the map. GH-LOS-02"""
    for key, places in tile.lines:
        if key.startswith(("obstacle", "trap", "hazardous", "difficult", "treasure")):
            for each in places.replace("+", " ").split():
                yield on_the_map(tile, shift, place(each))
