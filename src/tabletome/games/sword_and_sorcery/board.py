"""The map of a quest while certain doors are open, ready to be asked. SS-TERR, SS-LOS

    board = board_of(layout, frozenset())   # no door opened yet
    board.steps[layout.named["1a.2"]]       # areas one step away
    board.sees(a, b, blockers)              # blockers: areas that hold figures in the way, as bits

Everything is worked out once for a layout (`content/layout.py`) and each set of open closures, then looked up.
"""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.content.layout import Layout, Table, distances

FOG = 5
"""How far anyone sees. SS-LOS-06"""
BLOCKED = -1


class Board:
    """The map while a certain set of closures is open. Areas are the rows and columns of all tables."""

    __slots__ = ("crossing", "fly", "in_sight", "layout", "near", "opened", "size", "steps", "terrain", "walk")

    def __init__(self, layout: Layout, opened: frozenset[int]) -> None:
        self.layout = layout
        self.opened = opened
        self.size = layout.size
        self.terrain = layout.terrain.__getitem__
        self.near = layout.near(opened)
        """Areas at attack distance 1, which is also where whoever flies can go. SS-TERR-04, 15, 17, SS-MOVE-18"""
        self.steps = layout.steps(opened)
        """Areas that a walker can step into. SS-TERR-16, SS-MOVE-03"""
        self.walk: Table = tuple(distances(self.steps, a) for a in range(self.size))
        """Movement distance: along the legal ways of a walker. Difficult areas count once. SS-LOS-07, SS-ICON-05"""
        self.fly: Table = tuple(distances(self.near, a) for a in range(self.size))
        """Attack distance, how far an attack has to reach: barriers do not matter. SS-LOS-07, 11, SS-TERR-17, 22"""
        self.crossing: Table = tuple(tuple(self._crossing(a, b) for b in range(self.size)) for a in range(self.size))
        """BLOCKED, or the areas strictly between two areas that see each other, as bits."""
        self.in_sight = tuple(sum(1 << b for b, between in enumerate(row) if between >= 0) for row in self.crossing)
        """The areas that are seen from each area if nobody stands in the way, as bits."""

    def _crossing(self, a: int, b: int) -> int:
        """Fog of war ends all sight after five areas. SS-LOS-02, 06, 08, 09"""
        if a == b:
            return 0
        sightline = self.layout.sightlines.get((a, b) if a < b else (b, a))
        if sightline is None or self.fly[a][b] > FOG or not sightline.is_free(self.opened):
            return BLOCKED
        return sightline.between

    def sees(self, a: int, b: int, blockers: int = 0) -> bool:
        """Whether a character in `a` sees what is in `b`.

        For a hero `blockers` are the areas with enemy figures, as bits; for an enemy nobody stands in the way.
        SS-LOS-03, 04, 08, 10, 12
        """
        crossing = self.crossing[a][b]
        return crossing >= 0 and not crossing & blockers


@functools.cache
def board_of(layout: Layout, opened: frozenset[int]) -> Board:
    """The map with these closures gone; made once."""
    return Board(layout, opened)
