"""The map, ready to be asked: neighbours, distances and line of sight. Worked out once for each set of open doors.

A hex is a number that stays the same while doors open. What lies or stands in the hexes is not known here: obstacles
and figures block neither range nor sight. GH-OVL-18, GH-LOS-03
"""

from __future__ import annotations

import functools
from collections.abc import Container, Iterable
from typing import TypeAlias

from tabletome.games.gloomhaven.content.layout import BEYOND, Door, Layout, layout
from tabletome.games.gloomhaven.content.scenarios import breakable_doors, crossings, sight_blocking
from tabletome.geometry import Edge, Hex, HexBits, adjacency, corner_to_corner

Crossings: TypeAlias = tuple[tuple[frozenset[int], frozenset[int]], ...]
"""Hexes between which characters cross, though no way leads from the ones to the others."""
FAR = 999
"""Further than any range."""


class Board:
    """The open part of a map. `near` are the neighbours of each hex that no wall or closed door separates from it."""

    __slots__ = (
        "_distances",
        "_floor",
        "_seams",
        "_sight",
        "_solid",
        "_walls",
        "_within",
        "_within_bits",
        "beside",
        "bits",
        "floor",
        "floor_bits",
        "hexes",
        "near",
        "number",
        "size",
        "ways",
    )

    def __init__(
        self,
        hexes: tuple[Hex, ...],
        seams: frozenset[Edge] = frozenset(),
        floor: Iterable[int] | None = None,
        closed_doors: Iterable[int] = (),
        walls: frozenset[Hex] | None = None,
        solid: Iterable[int] = (),
        crossings: Crossings = (),
    ) -> None:
        self.hexes = hexes
        self.size = len(hexes)
        self.number = {h: place for place, h in enumerate(hexes)}
        self.floor = frozenset(range(self.size) if floor is None else floor)
        self._floor = frozenset(hexes[place] for place in self.floor)
        self._seams = seams
        self._walls: Container[Hex] = _Outside(self._floor) if walls is None else walls
        """What blocks sight: everything that is not floor, unless the walls are named."""
        self._solid = frozenset(hexes[place] for place in solid)
        """Doors and obstacles that can be seen and attacked, but block what is behind them."""
        self.near = self._neighbours(self._floor)
        """Neighbours for range, and for figures that cannot open doors. GH-LOS-05, GH-OVL-03"""
        self.beside = tuple(frozenset(near) for near in self.near)
        """The same as sets."""
        self.bits = HexBits(hexes, self.near)
        """Sets of hexes as numbers, that steps between neighbours move."""
        self.floor_bits = self.bits.of(self.floor)
        closed = [hexes[place] for place in closed_doors]
        self.ways = self._neighbours(self._floor | frozenset(closed)) if closed else self.near
        if crossings:
            self.ways = self._with_crossings(crossings)
        """Neighbours for characters, who can step on a closed door. GH-OVL-03"""
        self._distances: list[list[int] | None] = [None] * self.size
        self._sight: list[dict[int, bool]] = [{} for _ in range(self.size)]
        self._within: dict[tuple[int, int], frozenset[int]] = {}
        self._within_bits: dict[tuple[int, int], int] = {}

    def _neighbours(self, floor: frozenset[Hex]) -> tuple[tuple[int, ...], ...]:
        near = adjacency(sorted(floor), self._seams)
        return tuple(tuple(self.number[n] for n in near[h]) if h in floor else () for h in self.hexes)

    def _with_crossings(self, crossings: Crossings) -> tuple[tuple[int, ...], ...]:
        """The ways of characters, with those that no wall stops. GH-SPECIAL-08"""
        more: dict[int, tuple[int, ...]] = {}
        for one, other in crossings:
            more |= dict.fromkeys(one, tuple(sorted(other))) | dict.fromkeys(other, tuple(sorted(one)))
        return tuple((*near, *more.get(at, ())) for at, near in enumerate(self.ways))

    def distances(self, start: int) -> list[int]:
        """How many hexes away each hex is, never counted through walls. GH-LOS-05"""
        known = self._distances[start]
        if known is None:
            known = self._distances[start] = self._measure(start)
        return known

    def _measure(self, start: int) -> list[int]:
        away = [FAR] * self.size
        away[start] = 0
        front = [start]
        for at in front:
            if at != start and self.hexes[at] in self._solid:
                continue
            for near in self.near[at]:
                if away[near] == FAR:
                    away[near] = away[at] + 1
                    front.append(near)
        return away

    def distance(self, one: int, other: int) -> int:
        return self.distances(one)[other]

    def sees(self, one: int, other: int) -> bool:
        """Whether one hex is in line of sight of another; asked once for each pair. GH-LOS-01, 03, GH-OVL-18"""
        known = self._sight[one].get(other)
        if known is None:
            walls = self._walls
            if self._solid:
                ends = (self.hexes[one], self.hexes[other])
                walls = _Outside(self._floor - self._solid.difference(ends))
            known = corner_to_corner(self.hexes[one], self.hexes[other], walls, self._seams)
            self._sight[one][other] = self._sight[other][one] = known
        return known

    def within(self, at: int, reach: int) -> frozenset[int]:
        """The hexes in range and in line of sight of one hex, itself among them; found once for each range."""
        known = self._within.get((at, reach))
        if known is None:
            away = self.distances(at)
            known = frozenset(h for h in range(self.size) if away[h] <= reach and self.sees(at, h))
            self._within[at, reach] = known
        return known

    def within_bits(self, at: int, reach: int) -> int:
        """The same hexes as bits."""
        known = self._within_bits.get((at, reach))
        if known is None:
            known = self._within_bits[at, reach] = self.bits.of(self.within(at, reach))
        return known

    def reaches(self, one: int, other: int, reach: int) -> bool:
        """Within range and in line of sight."""
        return self.distances(one)[other] <= reach and self.sees(one, other)


@functools.lru_cache(maxsize=4096)
def bits_of(board: Board, hexes: frozenset[int]) -> int:
    """What lies on the map, as bits of its board: the same again and again."""
    return board.bits.of(hexes)


class _Outside:
    """Everything that is not floor is wall."""

    __slots__ = ("floor",)

    def __init__(self, floor: frozenset[Hex]) -> None:
        self.floor = floor

    def __contains__(self, h: object) -> bool:
        return h not in self.floor


@functools.lru_cache(maxsize=4096)
def board(number: int, opened: frozenset[int], locked: frozenset[int] = frozenset()) -> Board:
    """The map of a scenario with these doors (by number) open. A locked door is a wall. GH-SPECIAL-03"""
    return open_board(layout(number), opened, locked, breakable_doors(number))


@functools.lru_cache(maxsize=1024)
def beside_doors(scenario: int, opened: frozenset[int], locked: frozenset[int]) -> tuple[int, ...]:
    """The hexes from which a closed door can be stepped on."""
    open_part = board(scenario, opened, locked)
    return tuple(at for at in open_part.floor if any(near not in open_part.floor for near in open_part.ways[at]))


def open_board(
    plan: Layout,
    opened: frozenset[int],
    locked: frozenset[int] = frozenset(),
    breakable: frozenset[int] = frozenset(),
) -> Board:
    """A closed door is a wall to range and sight; an open one an ordinary hex. GH-OVL-05, GH-LOS-02

    One that was open and is locked has shut again: a wall between rooms that are known. One that can be broken down is
    an obstacle that can be attacked. GH-SPECIAL-05
    """
    rooms = revealed_rooms(plan, opened)
    floor = {place for place, room in enumerate(plan.room_of) if room in rooms}
    closed = []
    solid = [at for at in sight_blocking(plan.number) if plan.room_of[at] in rooms]
    for number, door in enumerate(plan.doors):
        if number in opened:
            if number not in locked:
                floor.add(door.at)
        elif rooms.isdisjoint(door.rooms):
            continue
        elif number in breakable:
            floor.add(door.at)
            solid.append(door.at)
        elif number not in locked:
            closed.append(door.at)
    return Board(plan.hexes, plan.seams, floor, closed, solid=solid, crossings=crossings(plan.number))


def revealed_rooms(plan: Layout, opened: frozenset[int]) -> frozenset[int]:
    """The rooms where characters start, and those beside an open door. GH-OVL-02"""
    return _revealed(plan.first_rooms, plan.doors, opened)


@functools.lru_cache(maxsize=4096)
def _revealed(first: frozenset[int], doors: tuple[Door, ...], opened: frozenset[int]) -> frozenset[int]:
    rooms = set(first)
    for number in opened:
        rooms.update(doors[number].rooms)
    rooms.discard(BEYOND)
    return frozenset(rooms)
