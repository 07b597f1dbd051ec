"""The map of a quest as it is laid out: tiles side by side, with the doors and walls between them. SS-TERR, SS-SETUP-07

    layout = lay_out((Laid("1a", 0, 0), Laid("1b", 6, 0, 90)), (Closure("door", "1a.2", "1b.1"),))
    layout.named["1a.2"]        # the number of an area
    layout.steps(frozenset())   # where one can walk while no door is open

Areas are small whole numbers; `names` has them as players read them, tile side and area: 3a.2. What can be asked of the
map while certain doors are open is in `board.py`.

A door stands between two areas and fills their whole border, as a wall token does: both are `closures`. SS-ELEM-01, 02,
13
"""

from __future__ import annotations

import dataclasses
import functools
from collections import deque
from collections.abc import Iterable, Mapping

from tabletome.games.sword_and_sorcery.content.tiles import TILES, Segment, Square, TileSide, middle
from tabletome.geometry.areas import Areas, Point, Polyline, parse_areas

FAR = 99
"""The distance of areas that no way joins."""
OUTSIDE = -1

Table = tuple[tuple[int, ...], ...]
Stroke = tuple[Point, Point]
"""A straight line to draw."""

DOOR, LOCKED, WALL = "door", "locked", "wall"
CLOSURES = (DOOR, LOCKED, WALL)


@dataclasses.dataclass(frozen=True)
class Laid:
    """A tile side on the table: its upper left square, and how far it is turned clockwise. SS-SETUP-07"""

    tile: str
    x: int
    y: int
    turned: int = 0


@dataclasses.dataclass(frozen=True)
class Closure:
    """A door, a locked door or a wall token, standing upright between two areas. SS-ELEM-01"""

    kind: str
    a: str
    b: str


@dataclasses.dataclass(frozen=True)
class Sightline:
    """What the straight line between two vision points meets on its way. SS-LOS-01, 02, 03

    `gates` are the closures that stand across it. `corners` are points where it passes exactly between two pairs of
    sides: it is stopped there only if something stands on both hands, so each is a pair of sets of closures, of which
    one must be wholly open.
    """

    between: int
    gates: frozenset[int]
    corners: tuple[tuple[frozenset[int], frozenset[int]], ...]

    def is_free(self, opened: frozenset[int]) -> bool:
        return self.gates <= opened and all(left <= opened or right <= opened for left, right in self.corners)


class Layout:
    """A layout of tiles with its closures."""

    def __init__(
        self,
        tiles: tuple[Laid, ...],
        closures: tuple[Closure, ...] = (),
        sides: Mapping[str, TileSide] = TILES,
    ) -> None:
        self.tiles = tiles
        grid = self._grid = _Grid(tiles, sides)
        self.names = tuple(grid.names)
        self.named = {name: area for area, name in enumerate(self.names)}
        self.size = len(self.names)
        self.terrain = tuple(grid.terrain)
        """What each area is: plain, difficult or dangerous. SS-TERR-18, 19, 20"""
        self.barriers = frozenset(grid.barriers)
        """(a, b): the blue scroll is in `a`, and no walker leaves `a` for `b`. SS-TERR-16"""
        self.closures = closures
        self.sides_of = tuple((self.area(each.a), self.area(each.b)) for each in closures)
        """The two areas that each closure parts."""
        self.doors_at: Table = tuple(
            tuple(n for n, ends in enumerate(self.sides_of) if area in ends and closures[n].kind != WALL)
            for area in range(self.size)
        )
        """The doors beside each area; wall tokens cannot be opened."""
        self.borders: tuple[dict[int, int | None], ...] = grid.borders(self.sides_of)
        """For each area its neighbours, with the closure between (None: an open way)."""
        self.points: tuple[Point, ...] = tuple(grid.vision_points())
        """The vision point of each area. SS-TERR-02"""

    @functools.cached_property
    def sightlines(self) -> dict[tuple[int, int], Sightline]:
        """By pairs of areas, the smaller first; pairs that walls or outer edges part for ever have none."""
        return self._grid.sightlines(self.sides_of)

    @functools.cached_property
    def _drawn(self) -> Areas:
        return parse_areas(self._grid.drawing(), smoothing=0)

    @functools.cached_property
    def polygons(self) -> tuple[Polyline, ...]:
        return tuple(self._drawn[name].outlines[0] for name in self.names)

    @functools.cached_property
    def middles(self) -> tuple[Point, ...]:
        """Where each area has most room."""
        return tuple(self._drawn[name].centre for name in self.names)

    @functools.cached_property
    def numbers(self) -> tuple[int, ...]:
        """The areas counted in reading order: what is written on the map."""
        order = sorted(range(self.size), key=lambda area: (round(self.middles[area][1], 3), self.middles[area][0]))
        return tuple(order.index(area) + 1 for area in range(self.size))

    def place(self, area: int) -> str:
        """What the tile shows there."""
        return TILES[self.names[area].partition(".")[0]].place

    @property
    def width(self) -> float:
        return self._drawn.width

    @property
    def height(self) -> float:
        return self._drawn.height

    @functools.cached_property
    def walls(self) -> tuple[Stroke, ...]:
        return self._grid.wall_lines()

    @functools.cached_property
    def closure_lines(self) -> tuple[tuple[Stroke, ...], ...]:
        return tuple(self._grid.border_lines(a, b) for a, b in self.sides_of)

    @functools.cached_property
    def barrier_lines(self) -> dict[tuple[int, int], tuple[Stroke, ...]]:
        return {pair: self._grid.border_lines(*pair) for pair in sorted(self.barriers)}

    def area(self, name: str) -> int:
        if name not in self.named:
            raise ValueError(f"the map has no area {name!r}; areas of this map are {', '.join(self.names)}")
        return self.named[name]

    def near(self, opened: frozenset[int]) -> Table:
        """For each area those at attack distance 1: only walls and closures part them. It is also the way of whoever
        flies. SS-TERR-04, 15, 17, SS-MOVE-18
        """
        return tuple(tuple(b for b, way in borders.items() if way is None or way in opened) for borders in self.borders)

    def steps(self, opened: frozenset[int]) -> Table:
        """For each area those that a walker can step into: barriers close one direction. SS-TERR-16, SS-MOVE-03"""
        return tuple(tuple(b for b in near if (a, b) not in self.barriers) for a, near in enumerate(self.near(opened)))


@functools.lru_cache(maxsize=64)
def lay_out(tiles: tuple[Laid, ...], closures: tuple[Closure, ...] = ()) -> Layout:
    return Layout(tiles, closures)


class _Grid:
    """The squares of all tiles of a layout, while a layout is made of them."""

    def __init__(self, tiles: Iterable[Laid], sides: Mapping[str, TileSide]) -> None:
        self.sides = sides
        self.names: list[str] = []
        self.terrain: list[str] = []
        self.vision_square: list[Square] = []
        self.barriers: list[tuple[int, int]] = []
        self.area_at: dict[Square, int] = {}
        self.walled: set[Segment] = set()
        for laid in tiles:
            self.lay(laid)
        left, top = (min(square[axis] for square in self.area_at) for axis in (0, 1))
        self.corner = (left, top)

    def lay(self, laid: Laid) -> None:
        tile = self.sides[laid.tile]
        first = len(self.names) - 1
        turn = _Turn(tile, laid)
        for square, area in tile.squares.items():
            at = turn.square(square)
            if at in self.area_at:
                raise ValueError(f"tile {laid.tile} lies on tile {self.names[self.area_at[at]].partition('.')[0]}")
            self.area_at[at] = first + area
        for area in tile.areas:
            self.names.append(f"{tile.name}.{area}")
            self.terrain.append(tile.terrain(area))
            self.vision_square.append(turn.square(tile.vision[area]))
        self.barriers += [(first + a, first + b) for a, b in tile.barriers]
        self.walled |= {turn.segment(segment) for segment in tile.walls}

    def segments(self) -> Iterable[tuple[Segment, int, int]]:
        """Every side of every square of the map, with the areas on both hands (or OUTSIDE)."""
        for (x, y), area in self.area_at.items():
            for segment, beside in (
                (((x + 1, y), (x + 1, y + 1)), (x + 1, y)),
                (((x, y + 1), (x + 1, y + 1)), (x, y + 1)),
                (((x, y), (x, y + 1)), (x - 1, y)),
                (((x, y), (x + 1, y)), (x, y - 1)),
            ):
                other = self.area_at.get(beside, OUTSIDE)
                if other == OUTSIDE or (other != area and beside > (x, y)):
                    yield segment, area, other

    def borders(self, closures: tuple[tuple[int, int], ...]) -> tuple[dict[int, int | None], ...]:
        """Two areas are adjacent where they share an edge that can be crossed. SS-TERR-04, 15"""
        between = {frozenset(pair): number for number, pair in enumerate(closures)}
        found: list[dict[int, int | None]] = [{} for _ in self.names]
        for segment, a, b in self.segments():
            if b == OUTSIDE or segment in self.walled:
                continue
            found[a][b] = found[b][a] = between.get(frozenset((a, b)))
        return tuple(dict(sorted(borders.items())) for borders in found)

    def sightlines(self, closures: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], Sightline]:
        gate_of = {}
        between = {frozenset(pair): number for number, pair in enumerate(closures)}
        solid = set(self.walled)
        for segment, a, b in self.segments():
            if b == OUTSIDE:
                solid.add(segment)
            elif segment not in self.walled and (number := between.get(frozenset((a, b)))) is not None:
                gate_of[segment] = number
        found = {}
        for a in range(len(self.names)):
            for b in range(a + 1, len(self.names)):
                line = self._sightline(a, b, solid, gate_of)
                if line is not None:
                    found[a, b] = line
        return found

    def _sightline(self, a: int, b: int, solid: set[Segment], gate_of: dict[Segment, int]) -> Sightline | None:
        """Follow the line from square to square; None if a wall or an outer edge stops it. SS-LOS-02

        A line that only touches the end of a wall or a corner does not cross it.
        """
        (x, y), (x2, y2) = self.vision_square[a], self.vision_square[b]
        dx, dy = abs(x2 - x), abs(y2 - y)
        right, down = (1 if x2 > x else -1), (1 if y2 > y else -1)
        gates: set[int] = set()
        corners: list[tuple[frozenset[int], frozenset[int]]] = []
        met: set[int] = set()
        across, along = 1, 1
        while (x, y) != (x2, y2):
            # the next column is reached at across / (2 dx) of the way, the next row at along / (2 dy)
            order = across * dy - along * dx
            if order == 0:
                one = _ways((x, y), right, down, column_first=True)
                other = _ways((x, y), right, down, column_first=False)
                ways = [
                    frozenset(gate_of[segment] for segment in way if segment in gate_of)
                    for way in (one, other)
                    if solid.isdisjoint(way)
                ]
                if not ways:
                    return None
                corners.append((ways[0], ways[-1]))
                x, y = x + right, y + down
                across, along = across + 2, along + 2
            else:
                if order < 0:
                    segment, x, across = _side((x, y), right, 0), x + right, across + 2
                else:
                    segment, y, along = _side((x, y), 0, down), y + down, along + 2
                if segment in solid:
                    return None
                if segment in gate_of:
                    gates.add(gate_of[segment])
            met.add(self.area_at[x, y])
        bits = sum(1 << area for area in met - {a, b})
        return Sightline(bits, frozenset(gates), tuple(corners))

    def vision_points(self) -> Iterable[Point]:
        left, top = self.corner
        return (middle((x - left, y - top)) for x, y in self.vision_square)

    def drawing(self) -> str:
        """The map for `parse_areas`, which draws the borders of areas. SS-TERR-01"""
        left, top = self.corner
        right, bottom = (max(square[axis] for square in self.area_at) for axis in (0, 1))
        return "\n".join(
            " ".join(self.names[self.area_at[x, y]] if (x, y) in self.area_at else "." for x in range(left, right + 1))
            for y in range(top, bottom + 1)
        )

    def wall_lines(self) -> tuple[Stroke, ...]:
        outer = {segment for segment, _, b in self.segments() if b == OUTSIDE}
        return tuple(self._point_pair(segment) for segment in sorted(self.walled - outer))

    def border_lines(self, a: int, b: int) -> tuple[Stroke, ...]:
        """Where a door stands upright between two areas. SS-COMP-05"""
        return tuple(
            self._point_pair(segment)
            for segment, one, other in self.segments()
            if {one, other} == {a, b} and segment not in self.walled
        )

    def _point_pair(self, segment: Segment) -> tuple[Point, Point]:
        (x1, y1), (x2, y2) = segment
        left, top = self.corner
        return (x1 - left + 0.0, y1 - top + 0.0), (x2 - left + 0.0, y2 - top + 0.0)


class _Turn:
    """Where the squares of a turned tile lie."""

    def __init__(self, tile: TileSide, laid: Laid) -> None:
        self.tile = tile
        self.laid = laid

    def corner(self, point: Square) -> Square:
        x, y = point
        width, height = self.tile.width, self.tile.height
        x, y = {0: (x, y), 90: (height - y, x), 180: (width - x, height - y), 270: (y, width - x)}[self.laid.turned]
        return x + self.laid.x, y + self.laid.y

    def square(self, square: Square) -> Square:
        (x1, y1), (x2, y2) = self.corner(square), self.corner((square[0] + 1, square[1] + 1))
        return min(x1, x2), min(y1, y2)

    def segment(self, segment: Segment) -> Segment:
        a, b = sorted((self.corner(segment[0]), self.corner(segment[1])))
        return a, b


def _side(square: Square, right: int, down: int) -> Segment:
    """The side by which a line leaves a square."""
    x, y = square
    if right:
        column = x + (right > 0)
        return (column, y), (column, y + 1)
    row = y + (down > 0)
    return (x, row), (x + 1, row)


def _ways(square: Square, right: int, down: int, *, column_first: bool) -> tuple[Segment, Segment]:
    """The two sides on one hand of a corner that a line passes."""
    x, y = square
    if column_first:
        return _side(square, right, 0), _side((x + right, y), 0, down)
    return _side(square, 0, down), _side((x, y + down), right, 0)


def distances(near: Table, start: int) -> tuple[int, ...]:
    """How many steps away every area is, the own one 0; FAR where no way leads. SS-ICON-05, SS-LOS-07"""
    distance = [FAR] * len(near)
    distance[start] = 0
    queue = deque((start,))
    while queue:
        a = queue.popleft()
        for b in near[a]:
            if distance[b] == FAR:
                distance[b] = distance[a] + 1
                queue.append(b)
    return tuple(distance)
