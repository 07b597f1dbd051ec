"""The battlefield: the terrain of an adventure with the landmarks that lie on it now, ready to be asked.

Everything that depends on hexes alone is worked out once for each set of landmarks; lines of sight when first asked.
"""

from __future__ import annotations

import functools

from tabletome.games.battlelore.content.board import BACK, NEIGHBOURS, NOWHERE, SIZE, line
from tabletome.games.battlelore.content.terrain import (
    ATTACK_UPHILL,
    BRIDGE,
    COUNTRYSIDE,
    FORD,
    FOREST,
    HILL,
    LANDMARKS,
    NO_CAP,
    RAMPART,
    STRONGHOLD,
    TERRAIN,
    WATERWAY,
    Ground,
    Landmark,
)

Sight = tuple[tuple[int, ...], bool, tuple[int, ...], bool, tuple[int, ...]]
"""Where a unit would block a line: on its way; then, for each side of it along edges, what is blocked and could be."""


NO_WAY = 99


class Board:
    """The facts of every hex, in lists by its number (see content/board.py)."""

    def __init__(self, terrain: tuple[str, ...], landmarks: tuple[Landmark, ...]) -> None:
        self.terrain = terrain
        self.landmarks = {h: kind for h, kind, _ in landmarks}
        self.owner = {h: owner for h, _, owner in landmarks}
        ground = [self._layers(h) for h in range(SIZE)]
        self.passable = [all(layer.passable for layer in layers) for layers in ground]
        self.stops = [any(layer.must_stop for layer in layers) for layers in ground]
        self.binds = [any(layer.must_stop and layer.stop_binds_follow_on for layer in layers) for layers in ground]
        self.bans = [not all(layer.battle_on_entry for layer in layers) for layers in ground]
        self.cap_out = [min(layer.attack_out for layer in layers) for layers in ground]
        self.cap_in = [min(layer.attack_in for layer in layers) for layers in ground]
        self.bold = [max(layer.bold for layer in layers) for layers in ground]
        open_ground = [tuple(layer for layer in layers if layer is not TERRAIN[FOREST]) for layers in ground]
        self.stops_but_forest = [any(layer.must_stop for layer in layers) for layers in open_ground]
        self.cap_out_but_forest = [min((layer.attack_out for layer in each), default=NO_CAP) for each in open_ground]
        self.cap_in_but_forest = [min((layer.attack_in for layer in each), default=NO_CAP) for each in open_ground]
        self.blocks = [any(layer.blocks_sight for layer in layers) for layers in ground]
        self.hill = [name == HILL for name in terrain]
        self.forest = [name == FOREST for name in terrain]
        self.rampart = [self.landmarks.get(h) == RAMPART for h in range(SIZE)]
        self.ramparts = any(self.rampart)
        self.strongholds = tuple((h, owner) for h, kind, owner in landmarks if kind == STRONGHOLD)
        for h, _ in self.strongholds:
            self.bold[h] = 0  # for its owner only, which rules/morale.py counts; BL-FORT-05
        self.neighbours = [tuple(near for near in NEIGHBOURS[h] if self.passable[near]) for h in range(SIZE)]
        self.back = tuple(
            tuple(tuple(near for near in back if self.passable[near]) for back in backs) for backs in BACK
        )
        self.plateau = self._plateaus()
        self._lines: dict[int, Sight | None] = {}

    def _layers(self, h: int) -> tuple[Ground, ...]:
        """The terrain of a hex and what lies on it: the stricter restriction applies. BL-TERR-07, BL-FORT-14"""
        base = TERRAIN[self.terrain[h]]
        return (base, LANDMARKS[self.landmarks[h]]) if h in self.landmarks else (base,)

    def _plateaus(self) -> list[int]:
        """A number for each group of touching hills; NOWHERE for all other hexes. BL-TERR-20"""
        plateau = [NOWHERE] * SIZE
        for h in range(SIZE):
            if self.hill[h] and plateau[h] == NOWHERE:
                waiting = [h]
                while waiting:
                    at = waiting.pop()
                    plateau[at] = h
                    waiting += [near for near in NEIGHBOURS[at] if self.hill[near] and plateau[near] == NOWHERE]
        return plateau

    @functools.cached_property
    def ways(self) -> list[list[int]]:
        """How many hexes it is from each to each around water, if nobody is in the way; NO_WAY where there is none."""
        return [self._ways_from(h) for h in range(SIZE)]

    def _ways_from(self, start: int) -> list[int]:
        way = [NO_WAY] * SIZE
        way[start], front = 0, [start]
        for h in front:
            for to in self.neighbours[h]:
                if way[to] == NO_WAY:
                    way[to] = way[h] + 1
                    front.append(to)
        return way

    def cap(self, start: int, to: int) -> int:
        """The most dice of an attack from one hex into another. BL-TERR-03, 07, 19, 21, 22, 23, BL-FORT-15"""
        return self._uphill(start, to, min(self.cap_out[start], self.cap_in[to]))

    def cap_but_forest(self, start: int, to: int) -> int:
        """The same for a unit that forests do not hinder."""
        return self._uphill(start, to, min(self.cap_out_but_forest[start], self.cap_in_but_forest[to]))

    def _uphill(self, start: int, to: int, cap: int) -> int:
        """Who is not on a hill has few dice against one who is. BL-TERR-19"""
        if self.hill[to] and not self.hill[start]:
            return min(cap, ATTACK_UPHILL)
        return cap

    def sees(self, a: int, b: int, on: list[int]) -> bool:
        """Whether the line between two hexes is free of terrain and units. BL-LOS-01..08, BL-TERR-15, 20, 25"""
        sight = self._lines[key] if (key := a * SIZE + b) in self._lines else self._look(a, b)
        if sight is None:
            return False
        through, left_blocked, left, right_blocked, right = sight
        for h in through:
            if on[h] >= 0:
                return False
        if not left and not right:
            return not (left_blocked and right_blocked)
        left_blocked = left_blocked or any(on[h] >= 0 for h in left)
        return not (left_blocked and (right_blocked or any(on[h] >= 0 for h in right)))

    def _look(self, a: int, b: int) -> Sight | None:
        """What could block the line between two hexes besides its terrain; None if that blocks it already."""
        through, left, right = line(a, b)
        sight: Sight | None = None
        if not any(self._hides(h, a, b) for h in through):
            left_blocked = any(self._hides(h, a, b) for h in left)
            right_blocked = any(self._hides(h, a, b) for h in right)
            sight = (through, left_blocked, () if left_blocked else left, right_blocked, () if right_blocked else right)
        self._lines[a * SIZE + b] = sight
        return sight

    def _hides(self, h: int, a: int, b: int) -> bool:
        """Whether a hex between two others blocks by its terrain. Units on one plateau see across it. BL-TERR-20"""
        if h == NOWHERE:
            return True
        if not self.blocks[h]:
            return False
        if self.hill[h] and not (h in self.landmarks and LANDMARKS[self.landmarks[h]].blocks_sight):
            return not self.plateau[a] == self.plateau[b] == self.plateau[h]
        return True

    def free_for_landmark(self, h: int) -> bool:
        """No terrain tile and no other piece. BL-LMLAND-06"""
        return self.terrain[h] == COUNTRYSIDE and h not in self.landmarks

    def by_water(self, h: int) -> bool:
        """In a ford, on a bridge, or beside a waterway."""
        return self.terrain[h] in (FORD, BRIDGE) or any(self.terrain[near] == WATERWAY for near in NEIGHBOURS[h])


@functools.lru_cache(maxsize=512)
def board_of(terrain: tuple[str, ...], landmarks: tuple[Landmark, ...]) -> Board:
    """The one Board of such terrain and landmarks."""
    return Board(terrain, landmarks)
