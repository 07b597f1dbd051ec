"""Random dungeons: which cards their rooms were made of, and how the rooms lie. GH-RDUN

The number of a random dungeon says which cards have been drawn so far, by which exits its rooms were left and what
their penalties were: from the number alone follow its map (a text of the kind that layout.py reads) and its page. It
grows with every room. Where a room would lie over another one, its card does not fit and is discarded like one with
the wrong entrance; the book does not say what else to do.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.dungeon_rooms import ROOM_CARDS
from tabletome.games.gloomhaven.content.layout_text import (
    Join,
    Tile,
    floor_of,
    on_the_map,
    place,
    read,
    shifts_of,
)
from tabletome.games.gloomhaven.content.notation.dungeons import Penalty
from tabletome.geometry import Hex, add, neighbours, rotate, sub, to_offset

RANDOM_DUNGEON = 1_000_000
"""The number of a random dungeon without rooms; all greater ones are random dungeons too."""
FOGGY_THICKET = 55
"""The scenario that is played as a random dungeon, with some of the cards."""
GROWS = "dungeon"
"""The first word of a text that gets longer."""
ROOMS = 3
"""GH-RDUN-02"""
NEAR_ENTRANCE = 2
"""How far from the entrance characters start. GH-RDUN-06"""
GOAL_SLOT = 12
"""In the Foggy Thicket the goal treasure of the last room lies there instead of what the card says."""
DOORS = {"a": "stone", "b": "wooden"}
"""What the doors of both types look like."""


class Severity(IntEnum):
    """Which penalty opening a room has. GH-RDUN-09"""

    NONE = 0
    MINOR = 1
    MAJOR = 2


class Cards(NamedTuple):
    """The cards that a dungeon is made of. GH-RDUN-03"""

    name: str
    rooms: tuple[str, ...]
    dwellers: tuple[str, ...]


DUNGEONS: dict[int, Cards] = {
    RANDOM_DUNGEON: Cards("random-dungeon", tuple(ROOM_CARDS), tuple(DWELLERS)),
    FOGGY_THICKET: Cards(
        "foggy-thicket",
        ("trail", "encampment", "clearing", "road", "cabin", "crossroads"),
        ("mangy", "wild", "scaled", "cutthroat", "tribal", "infected"),
    ),
}
"""By the number of the scenario."""


class Room(NamedTuple):
    """A room that has been made: its two cards, the entrance and exit used, and the penalty it had."""

    card: str
    dwellers: str
    entrance: int = 0
    severity: Severity = Severity.NONE
    exit: int | None = None
    """None while nobody has left it."""


class Dungeon(NamedTuple):
    """A random dungeon as far as it has been made."""

    scenario: int
    rooms: tuple[Room, ...] = ()


# Numbers


_KINDS = tuple(DUNGEONS)
_CARDS, _GATES, _LEFT, _SEVERITIES = len(ROOM_CARDS), 2, 3, len(Severity)
_A_ROOM = _CARDS * len(DWELLERS) * _GATES * _LEFT * _SEVERITIES + 1


def number_of(made: Dungeon) -> int:
    """The number that says all of it."""
    code = 0
    for room in reversed(made.rooms):
        digits = list(ROOM_CARDS).index(room.card)
        digits = digits * len(DWELLERS) + list(DWELLERS).index(room.dwellers)
        digits = digits * _GATES + room.entrance
        digits = digits * _LEFT + (0 if room.exit is None else room.exit + 1)
        digits = digits * _SEVERITIES + room.severity
        code = code * _A_ROOM + digits + 1
    return RANDOM_DUNGEON + code * len(_KINDS) + _KINDS.index(made.scenario)


@functools.lru_cache(maxsize=1024)
def dungeon(number: int) -> Dungeon:
    """What the number of a random dungeon says."""
    code, kind = divmod(number - RANDOM_DUNGEON, len(_KINDS))
    rooms = []
    while code:
        code, digits = divmod(code, _A_ROOM)
        rooms.append(_room(digits - 1))
    return Dungeon(_KINDS[kind], tuple(rooms))


def _room(digits: int) -> Room:
    digits, severity = divmod(digits, _SEVERITIES)
    digits, left = divmod(digits, _LEFT)
    digits, entrance = divmod(digits, _GATES)
    card, dwellers = divmod(digits, len(DWELLERS))
    exit_ = left - 1 if left else None
    return Room(list(ROOM_CARDS)[card], list(DWELLERS)[dwellers], entrance, Severity(severity), exit_)


def printed_number(number: int) -> int:
    """The number of the scenario that is played, whatever has become of a random dungeon."""
    return dungeon(number).scenario if number >= RANDOM_DUNGEON else number


def penalties_of(room: Room) -> tuple[Penalty, ...]:
    """What opening this room has cost. GH-RDUN-09"""
    card = ROOM_CARDS[room.card]
    return {Severity.NONE: (), Severity.MINOR: card.minor, Severity.MAJOR: card.major}[room.severity]


# The shape of a room card


class Gate(NamedTuple):
    """An entrance or exit: its type, its tile and place, and where it lies on the card. GH-RDUN-06, 07"""

    kind: str
    tile: str
    place: str
    at: Hex
    inward: Hex
    """From the gate into the room: straight ahead, or between two hexes."""


class Shape(NamedTuple):
    """The map of a room card."""

    tiles: dict[str, Tile]
    joins: list[Join]
    shifts: dict[str, Hex]
    floor: frozenset[Hex]
    entrances: tuple[Gate, ...]
    exits: tuple[Gate, ...]
    slots: dict[int, tuple[str, str]]
    """The tile and place of each numbered hex. GH-RDUN-04"""


@functools.cache
def shape(card: str) -> Shape:
    """How a room card is drawn."""
    tiles, joins = read(ROOM_CARDS[card].text)
    shifts = shifts_of(tiles, joins)
    floor = set(floor_of(tiles, shifts))
    floor |= {on_the_map(tiles[tile], shifts[tile], at) for join in joins for tile, at in join.ends}
    gates: dict[str, list[Gate]] = {"entrance": [], "exit": []}
    slots = {}
    for tile in tiles.values():
        for key, places in tile.lines:
            word, _, kind = key.partition(" ")
            if word in gates:
                at = on_the_map(tile, shifts[tile.name], place(places))
                gates[word].append(Gate(kind, tile.name, places, at, _inward(tile, at, floor, kind)))
            elif word == "slots":
                for each in places.split():
                    slot, _, where = each.partition(":")
                    slots[int(slot)] = tile.name, where
    return Shape(tiles, joins, shifts, frozenset(floor), tuple(gates["entrance"]), tuple(gates["exit"]), slots)


def _inward(tile: Tile, at: Hex, floor: set[Hex], kind: str) -> Hex:
    """An entrance or exit A lies before two hexes of a straight side, one of type B at the end of a row.

    With three hexes around it, it is the middle one that lies ahead.
    """
    steps = [sub(near, at) for near in neighbours(at) if near in floor]
    if len(steps) == 3:
        return next(step for step in steps if all(other == step or other in neighbours(step) for other in steps))
    if kind == "b":
        row = rotate(Hex(1, 0), tile.turned)
        return next(step for step in steps if step in (row, sub(Hex(0, 0), row)))
    return add(steps[0], steps[1])


# How rooms lie


class Lying(NamedTuple):
    """How a room lies on the map: how far its card is turned, and moved."""

    turned: int
    shift: Hex

    def at(self, h: Hex) -> Hex:
        return add(rotate(h, self.turned), self.shift)


def lie(rooms: tuple[Room, ...]) -> list[Lying]:
    """The first as it is drawn, every other with its entrance on the exit of the one before. GH-RDUN-06, 08"""
    lying = [Lying(0, Hex(0, 0))] if rooms else []
    for before, room in itertools.pairwise(rooms):
        assert before.exit is not None, "a room that follows another was entered by an exit of that one"
        last = lying[-1]
        out, into = shape(before.card).exits[before.exit], shape(room.card).entrances[room.entrance]
        ahead = sub(Hex(0, 0), rotate(out.inward, last.turned))
        turned = next(turned for turned in range(6) if rotate(into.inward, turned) == ahead)
        lying.append(Lying(turned, sub(last.at(out.at), rotate(into.at, turned))))
    return lying


def fits(rooms: tuple[Room, ...]) -> bool:
    """Whether no room lies over another, nor over a door. GH-RDUN-06"""
    taken: set[Hex] = set()
    doors: set[Hex] = set()
    for order, (room, lying) in enumerate(zip(rooms, lie(rooms), strict=True)):
        drawn = shape(room.card)
        floor = {lying.at(h) for h in drawn.floor}
        ahead = {lying.at(gate.at) for gate in drawn.exits if order < ROOMS - 1}
        if taken & floor or doors & floor or taken & ahead:
            return False
        taken |= floor
        doors |= ahead
    return True


def entrance_of(card: str, kind: str) -> int | None:
    """Which entrance of a room has this type. GH-RDUN-07, 08"""
    return next((number for number, gate in enumerate(shape(card).entrances) if gate.kind == kind), None)


# The text of a map


def dungeon_text(number: int) -> str:
    """The layout of a random dungeon as far as it has been made. GH-RDUN-02, 04, 11"""
    made = dungeon(number)
    lines = [f"{GROWS} {number} {DUNGEONS[made.scenario].name}"]
    turns = [lying.turned for lying in lie(made.rooms)]
    for order, (room, turned) in enumerate(zip(made.rooms, turns, strict=True)):
        lines += _tiles_in_words(made, order, turned)
        lines += [_corridor_in_words(join) for join in shape(room.card).joins]
        if order < ROOMS - 1:
            lines += _doors_in_words(made, order)
    return "\n".join(lines)


def _tiles_in_words(made: Dungeon, order: int, turned: int) -> Iterator[str]:
    """The tiles of a room with what its two cards say. GH-RDUN-04, 11"""
    room = made.rooms[order]
    drawn = shape(room.card)
    for tile in drawn.tiles.values():
        yield f"tile {tile.name} turned {(tile.turned + turned) % 6}"
        if order == 0:
            yield from _starts_in_words(drawn, tile)
        for key, places in tile.lines:
            if key.startswith(("obstacle", "difficult")):
                yield f"  {key}: {places}"
        for slot, (name, where) in drawn.slots.items():
            if name == tile.name:
                yield from _slot_in_words(made, order, slot, where)


def _slot_in_words(made: Dungeon, order: int, slot: int, where: str) -> Iterator[str]:
    """What the monster card puts onto a numbered hex. GH-RDUN-11"""
    said = DWELLERS[made.rooms[order].dwellers].slots[slot - 1]
    if made.scenario == FOGGY_THICKET and order == ROOMS - 1 and slot == GOAL_SLOT:
        said = "treasure goal"
    if said.startswith("monster"):
        key, _, marks = said.rpartition(" ")
        yield f"  {key}: {where}:{marks}"
    elif said:
        yield f"  {said}: {where}"


def _starts_in_words(drawn: Shape, tile: Tile) -> Iterator[str]:
    """Near which entrance characters may start: every entrance has a letter. GH-RDUN-06"""
    near_any: dict[Hex, None] = {}
    for letter, gate in zip("ab", drawn.entrances, strict=False):
        near = [at for at in _near(drawn, gate) if _tile_of(drawn, at) == tile.name]
        near_any |= dict.fromkeys(near)
        if near:
            yield f"  marker {letter}: " + " ".join(_on_tile(drawn, tile, at) for at in near)
    if near_any:
        yield "  start: " + " ".join(_on_tile(drawn, tile, at) for at in near_any)


def _near(drawn: Shape, gate: Gate) -> list[Hex]:
    """The hexes within two hexes of an entrance. GH-RDUN-06"""
    found = [gate.at]
    front = [gate.at]
    for _ in range(NEAR_ENTRANCE):
        front = [near for at in front for near in neighbours(at) if near in drawn.floor and near not in found]
        found += dict.fromkeys(front)
    return list(dict.fromkeys(found[1:]))


def _tile_of(drawn: Shape, at: Hex) -> str:
    """The tile of a hex; a corridor belongs to the first that it joins."""
    owners = floor_of(drawn.tiles, drawn.shifts)
    return owners.get(at, drawn.joins[0].ends[0][0] if drawn.joins else "")


def _on_tile(drawn: Shape, tile: Tile, at: Hex) -> str:
    """A hex of the card as a place of the tile."""
    column, row = to_offset(rotate(sub(at, drawn.shifts[tile.name]), -tile.turned % 6))
    return f"{column},{row}"


def _corridor_in_words(join: Join) -> str:
    return "corridor: " + " = ".join(f"{tile} {','.join(map(str, to_offset(at)))}" for tile, at in join.ends)


def _doors_in_words(made: Dungeon, order: int) -> Iterator[str]:
    """A door at every exit; behind the one that was used lies the next room. GH-RDUN-06, 08"""
    room = made.rooms[order]
    for number, gate in enumerate(shape(room.card).exits):
        door = f"door {DOORS[gate.kind]}: {gate.tile} {gate.place}"
        if number == room.exit:
            following = made.rooms[order + 1]
            into = shape(following.card).entrances[following.entrance]
            door += f" = {into.tile} {into.place}"
        yield door
