"""Scenario layouts: the map tiles of a scenario laid side by side, and what lies and stands on them.

A layout is a text (see content/layouts). Places are column,row on the tile as it is drawn in tiles.py, the first hex of
the first row being 0,0; a tile may be turned clockwise by sixths. A door or corridor is named by its place on both
tiles, which is how the tiles find their position:

    scenario 1 black-barrow
    tile l1a turned 0
      start: 3,1 3,2
      monster bandit-guard: 0,0:-nn 0,1:-ne     with 2, 3, 4 characters: none, normal or elite. GH-PAGE-05
    tile g1b turned 3
      trap spike: 3,0 4,0
      obstacle table: 1,1+0,1                   one tile on two hexes
      money: 0,2 0,3*2                          two tokens on the last
      marker a: 1,3                             a lettered place, for the scenario's own rules. GH-SPECIAL-08
    door stone: l1a -1,3 = g1b -1,1
    corridor: g1b 3,-1 = i1b 2,-1
    door stone: i1b 5,2                           a door that leads nowhere yet

A random dungeon is a text of the same kind, whose first word is `dungeon` (see dungeons.py).
GH-AREA0-01, GH-PAGE-04, 05, 08, GH-OVL-01, 06
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from importlib import resources
from typing import NamedTuple

from tabletome.games.gloomhaven.content.dungeons import GROWS, RANDOM_DUNGEON, dungeon_text
from tabletome.games.gloomhaven.content.layout_text import Join, Tile, floor_of, on_the_map, place, read, shifts_of
from tabletome.geometry import Edge, Hex, edge, neighbours

NONE, ELITE_MARK = "-", "e"
BEYOND = -1
"""The room of a door: none."""


class Door(NamedTuple):
    """A hex between two rooms (which may be one and the same room)."""

    at: int
    kind: str
    rooms: tuple[int, int]
    name: str = ""
    """The tiles it joins: `l1a-g1b`."""


class Spot(NamedTuple):
    """Where a monster stands, by number of characters: marks "-ne" mean none, normal, elite. GH-PAGE-05, 06"""

    monster: str
    at: int
    marks: str


class Overlay(NamedTuple):
    """Something that lies on one hex or several."""

    kind: str
    look: str
    hexes: tuple[int, ...]
    tokens: int = 1


class Layout(NamedTuple):
    """A scenario's map. A hex is a number, its place in `hexes`, and keeps it however many doors are open."""

    number: int
    name: str
    hexes: tuple[Hex, ...]
    room_of: tuple[int, ...]
    """The room of each hex; doors are between rooms."""
    seams: frozenset[Edge]
    """Walls without thickness, where two tiles lie side by side. GH-LOS-02"""
    doors: tuple[Door, ...]
    start: tuple[int, ...]
    overlays: tuple[Overlay, ...]
    spots: tuple[Spot, ...]
    markers: tuple[tuple[str, int], ...] = ()
    tile_rooms: tuple[tuple[str, int], ...] = ()
    """Of which room each map tile is a part."""
    tile_of: tuple[str, ...] = ()
    """The map tile of each hex; "" for doors and corridors between two."""
    first_rooms: frozenset[int] = frozenset()
    """The rooms with starting hexes."""

    def marked(self, letters: str) -> tuple[int, ...]:
        """The hexes with any of these letters."""
        return tuple(at for letter, at in self.markers if letter in letters)

    def door(self, name: str) -> int:
        """The number of the door between two tiles."""
        return next(number for number, door in enumerate(self.doors) if door.name == name)

    def doors_between(self, name: str) -> frozenset[int]:
        return frozenset(number for number, door in enumerate(self.doors) if door.name == name)

    def room_of_tile(self, tile: str) -> int:
        return dict(self.tile_rooms)[tile]

    @property
    def rooms(self) -> int:
        return max(self.room_of) + 1

    def hexes_of_tile(self, tile: str) -> frozenset[int]:
        """The hexes of one map tile."""
        return frozenset(at for at, name in enumerate(self.tile_of) if name == tile)

    def terrain(self, look: str) -> frozenset[int]:
        """The hexes where terrain or obstacles of this look lie from the start."""
        return frozenset(at for overlay in self.overlays if overlay.look == look for at in overlay.hexes)


LAYOUTS: dict[int, Layout] = {}
"""Every map that has been read, by the scenario's number."""


def layout(number: int) -> Layout:
    """The map of a scenario."""
    known = LAYOUTS.get(number)
    if known is None:
        if number >= RANDOM_DUNGEON:
            return made_layout(number)
        known = LAYOUTS[number] = parse_layout((_folder() / f"{number:03d}.txt").read_text("utf-8"))
    return known


@functools.lru_cache(maxsize=1024)
def made_layout(number: int) -> Layout:
    """The map of a random dungeon, as far as its rooms have been made. GH-RDUN-02"""
    return parse_layout(dungeon_text(number))


@functools.cache
def layout_numbers() -> tuple[int, ...]:
    """The scenarios that have a map."""
    return tuple(sorted(int(file.name[:3]) for file in _folder().iterdir() if file.name.endswith(".txt")))


def _folder() -> resources.abc.Traversable:
    return resources.files("tabletome.games.gloomhaven.content") / "layouts"


def parse_layout(text: str) -> Layout:
    """A layout from its text; ValueError where tiles overlap or something lies beside them."""
    title, _, body = text.partition("\n")
    kind, number, name = title.split()
    tiles, joins = read(body)
    shifts = shifts_of(tiles, joins)
    floor = floor_of(tiles, shifts)
    gates = {on_the_map(tiles[tile], shifts[tile], at): join for join in joins for tile, at in join.ends[:1]}
    for at in gates:
        floor.pop(at, None)
    rooms = _rooms(tiles, joins)
    hexes = _by_rooms(floor, gates, rooms) if kind == GROWS else tuple(sorted([*floor, *gates], key=_by_rows))
    index = {h: number for number, h in enumerate(hexes)}
    overlays, spots, start, markers = _contents(tiles, shifts, index)
    room_of = tuple(_room(h, floor, gates, rooms) for h in hexes)
    return Layout(
        number=int(number),
        name=name,
        hexes=hexes,
        room_of=room_of,
        seams=frozenset(_seams(floor, gates)),
        doors=tuple(
            Door(index[at], join.kind, _sides(join, rooms), join.name)
            for at, join in gates.items()
            if join.kind != "corridor"
        ),
        start=start,
        overlays=overlays,
        spots=spots,
        markers=markers,
        tile_rooms=tuple(rooms.items()),
        tile_of=tuple(floor.get(h, "") for h in hexes),
        first_rooms=frozenset(room_of[at] for at in start),
    )


def _by_rows(h: Hex) -> tuple[int, int]:
    return h.r, h.q


def _by_rooms(floor: dict[Hex, str], gates: dict[Hex, Join], rooms: dict[str, int]) -> tuple[Hex, ...]:
    """Room after room, each with its doors last, so that numbers stay the same when rooms are added. GH-RDUN-02"""

    def order(h: Hex) -> tuple[int, bool, int, int]:
        join = gates.get(h)
        room = rooms[floor[h]] if join is None else rooms[join.ends[0][0]]
        return room, join is not None and join.kind != "corridor", h.r, h.q

    return tuple(sorted([*floor, *gates], key=order))


def _sides(join: Join, rooms: dict[str, int]) -> tuple[int, int]:
    """The rooms on both sides of a door; none behind one that leads nowhere yet."""
    one, other = (*(rooms[tile] for tile, _ in join.ends), BEYOND)[:2]
    return one, other


def _rooms(tiles: dict[str, Tile], joins: list[Join]) -> dict[str, int]:
    """Corridors join tiles into one room; rooms are numbered by their first tiles. GH-PAGE-04, GH-OVL-06"""
    leader = {tile: tile for tile in tiles}
    for join in joins:
        if join.kind == "corridor":
            one, other = (leader[tile] for tile, _ in join.ends)
            leader = {tile: one if head == other else head for tile, head in leader.items()}
    numbers = {head: number for number, head in enumerate(dict.fromkeys(leader.values()))}
    return {tile: numbers[head] for tile, head in leader.items()}


def _room(h: Hex, floor: dict[Hex, str], gates: dict[Hex, Join], rooms: dict[str, int]) -> int:
    if h in floor:
        return rooms[floor[h]]
    join = gates[h]
    return rooms[join.ends[0][0]] if join.kind == "corridor" else BEYOND


def _seams(floor: dict[Hex, str], gates: dict[Hex, Join]) -> Iterator[Edge]:
    """The sides where hexes of two tiles touch: wall, except that doors and corridors open to the tiles they join."""
    for h, tile in floor.items():
        for near in neighbours(h):
            if near in floor and floor[near] != tile:
                yield edge(h, near)
            if near in gates and tile not in (end for end, _ in gates[near].ends):
                yield edge(h, near)
    for h in gates:
        for near in neighbours(h):
            if near in gates and not _same_gate(gates[h], gates[near]):
                yield edge(h, near)


def _same_gate(one: Join, other: Join) -> bool:
    """Two neighbouring door or corridor hexes that lead to a common tile."""
    return bool({tile for tile, _ in one.ends} & {tile for tile, _ in other.ends})


def _contents(
    tiles: dict[str, Tile], shifts: dict[str, Hex], index: dict[Hex, int]
) -> tuple[tuple[Overlay, ...], tuple[Spot, ...], tuple[int, ...], tuple[tuple[str, int], ...]]:
    overlays, spots, start, markers = [], [], [], []
    for tile in tiles.values():

        def number(text: str, tile: Tile = tile) -> int:
            return index[on_the_map(tile, shifts[tile.name], place(text))]

        for key, places in tile.lines:
            kind, _, look = key.partition(" ")
            for each in places.split():
                if kind == "start":
                    start.append(number(each))
                elif kind == "marker":
                    markers.append((look, number(each)))
                elif kind == "monster":
                    at, _, marks = each.partition(":")
                    spots.append(Spot(look, number(at), marks))
                else:
                    at, _, count = each.partition("*")
                    hexes = tuple(number(part) for part in at.split("+"))
                    overlays.append(Overlay(kind, look, hexes, int(count or 1)))
    return tuple(overlays), tuple(spots), tuple(start), tuple(markers)
