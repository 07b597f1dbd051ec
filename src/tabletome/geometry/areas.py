"""Areas drawn as text, and areas as graphs.

    1 1 1 2 2 2 ~ ~
    1 1 3 3 2 2 ~ ~
    4 4 3 3 5 5 5 ~

Each token is one small square cell, equal tokens form an area, `.` is outside. If no line has a space inside, every
character is a cell; otherwise cells are separated by spaces and labels may be longer. `parse_areas` makes of this what
can be drawn and played on: outlines, borders, label points, neighbours.

Borders are *arcs*: they run between the corners where three or more areas (or two, crosswise) meet. Each arc is
smoothed once and used by both its areas, so neighbours fit without gap or overlap; arcs on the outside stay straight.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeAlias

from tabletome.geometry.paths import connected_components

Point: TypeAlias = tuple[float, float]
Polyline: TypeAlias = tuple[Point, ...]
Graph: TypeAlias = dict[str, tuple[str, ...]]
"""The neighbours of each area, in the order in which they were named."""

_Cell: TypeAlias = tuple[int, int]
_Corner: TypeAlias = tuple[int, int]
_Side: TypeAlias = tuple[_Corner, _Corner]
"""A unit edge between two cells of different areas, with a direction."""
_Path: TypeAlias = tuple[_Corner, ...]

OUTSIDE = "."


@dataclass(frozen=True, slots=True)
class Area:
    """One area of a drawing, ready to be drawn."""

    label: str
    size: int
    """Its number of cells."""
    outlines: tuple[Polyline, ...]
    """Closed, the first point not repeated: the outer one, clockwise on the page, then holes, counterclockwise."""
    centre: Point
    """A point well inside, for a label or pieces."""
    neighbours: Mapping[str, int]
    """The areas that share a border with it, and how many units long that border was drawn."""
    touches_outside: bool
    """Whether part of its outline lies on the edge of the drawing or borders on `.`."""


@dataclass(frozen=True, slots=True)
class Areas:
    """All areas of a drawing, in reading order of their first cells."""

    areas: Mapping[str, Area]
    borders: Mapping[frozenset[str], tuple[Polyline, ...]]
    width: float
    height: float

    def __getitem__(self, label: str) -> Area:
        if label not in self.areas:
            raise ValueError(f"no area {label!r}: the drawing has {', '.join(self.areas)}")
        return self.areas[label]

    def __iter__(self) -> Iterator[str]:
        return iter(self.areas)

    def __len__(self) -> int:
        return len(self.areas)

    @property
    def touches_outside(self) -> frozenset[str]:
        """The labels of the areas at the edge of the drawing."""
        return frozenset(label for label, area in self.areas.items() if area.touches_outside)

    @property
    def graph(self) -> Graph:
        """The areas as a graph: two are adjacent if they share at least one unit of border."""
        return {label: tuple(area.neighbours) for label, area in self.areas.items()}

    def border(self, a: str, b: str) -> tuple[Polyline, ...]:
        """The lines shared by two areas, the same for (a, b) and (b, a); `.` is the outside. None shared: empty."""
        for label in (a, b):
            if label != OUTSIDE:
                self[label]
        return self.borders.get(frozenset((a, b)), ())


def parse_areas(drawing: str, cell: tuple[float, float] = (1.0, 1.0), smoothing: int = 2) -> Areas:
    """The areas of a drawing, each cell (width, height) large; `smoothing` rounds of corner cutting, 0 for none.

    ValueError if rows differ in length, an area is in pieces (both places are named) or nothing is drawn.
    """
    if min(cell) <= 0:
        raise ValueError(f"a cell of {cell} cannot be drawn: width and height must be above 0")
    rows = _read(drawing)
    label_at = {(x, y): token.label for y, row in enumerate(rows) for x, token in enumerate(row)}
    cells = _cells_by_label(label_at)
    _check_connected(cells, rows)
    right_of = _sides(label_at)
    arcs = _arcs(right_of, smoothing)
    rings = {label: _rings(label, arcs, right_of) for label in cells}
    lengths = _border_lengths(right_of)
    areas = {
        label: Area(
            label=label,
            size=len(cells[label]),
            outlines=tuple(_scaled(ring, cell) for ring in rings[label]),
            centre=_scaled([_centre(cells[label], rings[label])], cell)[0],
            neighbours={other: lengths[label][other] for other in lengths[label] if other != OUTSIDE},
            touches_outside=OUTSIDE in lengths[label],
        )
        for label in cells
    }
    return Areas(areas, _borders(arcs, right_of, cell), len(rows[0]) * cell[0], len(rows) * cell[1])


class _Token(NamedTuple):
    """A cell as written: its label, line and column, both from 1."""

    label: str
    line: int
    column: int


def _read(drawing: str) -> list[list[_Token]]:
    lines = drawing.splitlines()
    drawn = [number for number, line in enumerate(lines, 1) if line.strip()]
    if not drawn:
        raise ValueError("the drawing is empty: draw at least one cell")
    pattern = re.compile(r"\S+" if any(len(line.split()) > 1 for line in lines) else r"\S")
    rows = [
        [_Token(token.group(), number, token.start() + 1) for token in pattern.finditer(lines[number - 1])]
        for number in range(drawn[0], drawn[-1] + 1)
    ]
    for number, row in enumerate(rows, drawn[0]):
        if len(row) != len(rows[0]):
            raise ValueError(
                f"line {number} has {len(row)} cells and line {drawn[0]} has {len(rows[0])}: "
                f"every line needs the same number; write {OUTSIDE!r} for outside"
            )
    return rows


def _cells_by_label(label_at: Mapping[_Cell, str]) -> dict[str, list[_Cell]]:
    cells: defaultdict[str, list[_Cell]] = defaultdict(list)
    for at, label in label_at.items():
        if label != OUTSIDE:
            cells[label].append(at)
    if not cells:
        raise ValueError(f"the drawing has no area, only {OUTSIDE!r}: draw at least one cell")
    return dict(cells)


def _check_connected(cells: Mapping[str, list[_Cell]], rows: list[list[_Token]]) -> None:
    for label, places in cells.items():
        pieces = connected_components(places, _beside)
        if len(pieces) > 1:
            one, other = (next(rows[y][x] for x, y in places if (x, y) in piece) for piece in pieces[:2])
            raise ValueError(
                f"area {label!r} is in pieces: one at line {one.line}, column {one.column}, another at "
                f"line {other.line}, column {other.column}; join them by a side or give them two labels"
            )


def _beside(cell: _Cell) -> tuple[_Cell, ...]:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def _around(cell: _Cell) -> tuple[_Cell, ...]:
    x, y = cell
    return tuple((x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))


def _sides(label_at: Mapping[_Cell, str]) -> dict[_Side, str]:
    """Every unit edge between two areas, in both directions, and the label on its right."""
    right_of: dict[_Side, str] = {}
    for (x, y), label in label_at.items():
        if label == OUTSIDE:
            continue
        clockwise = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
        for side, other in zip(pairwise(clockwise), _beside((x, y)), strict=True):
            beyond = label_at.get(other, OUTSIDE)
            if beyond != label:
                right_of[side] = label
                right_of[side[1], side[0]] = beyond
    return right_of


def _border_lengths(right_of: Mapping[_Side, str]) -> dict[str, Counter[str]]:
    lengths: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for (start, end), label in right_of.items():
        lengths[label][right_of[end, start]] += 1
    return lengths


class _Arc(NamedTuple):
    """A border between two junctions (or a closed one): the unit corners it follows, and the line drawn for it."""

    path: _Path
    drawn: Polyline

    @property
    def first(self) -> _Side:
        return self.path[0], self.path[1]

    def reversed(self) -> "_Arc":
        return _Arc(self.path[::-1], self.drawn[::-1])


def _arcs(right_of: Mapping[_Side, str], smoothing: int) -> dict[_Side, _Arc]:
    """All arcs, each in both directions, by their first side."""
    ways: defaultdict[_Corner, list[_Corner]] = defaultdict(list)
    for start, end in right_of:
        ways[start].append(end)
    junctions = {corner for corner, ends in ways.items() if len(ends) > 2}
    arcs: dict[_Side, _Arc] = {}
    on_arcs: set[_Corner] = set()
    for corner in [*sorted(junctions), *sorted(ways.keys() - junctions)]:
        if corner not in junctions and corner in on_arcs:
            continue
        stops = {*junctions, corner}  # a border that meets no junction is cut where it is first met
        for end in ways[corner]:
            if (corner, end) not in arcs:
                arc = _arc(_trace(corner, end, ways, stops), right_of, smoothing, closed=corner not in junctions)
                back = arc.reversed()
                arcs[arc.first], arcs[back.first] = arc, back
                on_arcs.update(arc.path)
    return arcs


def _trace(start: _Corner, second: _Corner, ways: Mapping[_Corner, list[_Corner]], stops: set[_Corner]) -> _Path:
    path = [start, second]
    while path[-1] not in stops:
        one, other = ways[path[-1]]
        path.append(other if one == path[-2] else one)
    return tuple(path)


def _arc(path: _Path, right_of: Mapping[_Side, str], smoothing: int, closed: bool) -> _Arc:
    inner = OUTSIDE not in (right_of[path[0], path[1]], right_of[path[1], path[0]])
    return _Arc(path, _smooth(path, smoothing, closed) if inner and smoothing else _without_straight_points(path))


def _smooth(path: Iterable[Point], rounds: int, closed: bool) -> Polyline:
    """Chaikin's corner cutting. It begins with the middles of the unit edges, so that a staircase becomes a slope."""
    corners = list(path)
    points = [_part(a, b, 0.5) for a, b in pairwise(corners)]
    points = [*points, points[0]] if closed else [corners[0], *points, corners[-1]]
    for _ in range(rounds):
        cut = [_part(a, b, share) for a, b in pairwise(points) for share in (0.25, 0.75)]
        points = [*cut, cut[0]] if closed else [points[0], *cut, points[-1]]
    return _without_straight_points(points)


def _part(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _without_straight_points(points: Iterable[Point]) -> Polyline:
    """The same line without the points at which it does not turn. All coordinates are binary fractions: exact."""
    kept: list[Point] = []
    for point in points:
        while len(kept) > 1 and _turn(kept[-2], kept[-1], point) == 0:
            kept.pop()
        kept.append(point)
    return tuple(kept)


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _rings(label: str, arcs: Mapping[_Side, _Arc], right_of: Mapping[_Side, str]) -> list[Polyline]:
    """The closed outlines of an area, kept on the right hand; the outer one first."""
    own = {first: arc for first, arc in arcs.items() if right_of[first] == label}
    unused = dict.fromkeys(own)
    rings = []
    while unused:
        ring: list[Point] = []
        step = next(iter(unused))
        while step in unused:
            del unused[step]
            ring += own[step].drawn[:-1]
            step = _onward(own[step].path, own)
        rings.append(tuple(ring))
    return sorted(rings, key=_signed_area, reverse=True)


def _onward(path: _Path, own: Mapping[_Side, _Arc]) -> _Side:
    """Where an outline goes on after an arc: as far right as it can, so that it stays with the same cell."""
    (x1, y1), (x, y) = path[-2:]
    dx, dy = x - x1, y - y1
    ways: list[_Side] = [((x, y), (x - dy, y + dx)), ((x, y), (x + dx, y + dy)), ((x, y), (x + dy, y - dx))]
    return next(side for side in ways if side in own)


def _signed_area(ring: Polyline) -> float:
    """Positive for a ring that runs clockwise on the page."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _closed(ring)) / 2


def _closed(ring: Polyline) -> Iterator[tuple[Point, Point]]:
    return pairwise((*ring, ring[0]))


def _borders(
    arcs: Mapping[_Side, _Arc], right_of: Mapping[_Side, str], cell: tuple[float, float]
) -> dict[frozenset[str], tuple[Polyline, ...]]:
    """Each arc once, in the direction that has the smaller label on its right."""
    borders: defaultdict[frozenset[str], list[Polyline]] = defaultdict(list)
    for first, arc in arcs.items():
        right, left = right_of[first], right_of[first[1], first[0]]
        if right < left:
            borders[frozenset((right, left))].append(_scaled(arc.drawn, cell))
    return {pair: tuple(lines) for pair, lines in borders.items()}


def _scaled(points: Iterable[Point], cell: tuple[float, float]) -> Polyline:
    return tuple((x * cell[0], y * cell[1]) for x, y in points)


def _centre(cells: list[_Cell], rings: list[Polyline]) -> Point:
    """A point far from all outlines: begun in the deepest cell nearest to the middle, then moved while that helps."""
    middle = (sum(x for x, _ in cells) / len(cells) + 0.5, sum(y for _, y in cells) / len(cells) + 0.5)
    sides = [side for ring in rings for side in _closed(ring)]

    def worth(point: Point) -> tuple[float, float]:
        return round(_clearance(point, sides), 2), -_gap(point, middle)

    best = min(((x + 0.5, y + 0.5) for x, y in _deepest(cells)), key=lambda point: (_gap(point, middle), point))
    for reach in (0.5, 0.25, 0.125):
        best = max(((best[0] + dx * reach, best[1] + dy * reach) for dx, dy in _around((0, 0))), key=worth)
    return best


def _deepest(cells: Iterable[_Cell]) -> set[_Cell]:
    """The cells that are left before the last when an area is eroded from all sides."""
    left = set(cells)
    while inner := {cell for cell in left if all(near in left for near in _around(cell))}:
        left = inner
    return left


def _clearance(point: Point, sides: list[tuple[Point, Point]]) -> float:
    """How far inside a point lies; below 0 outside."""
    nearest = min(_distance_to_side(point, a, b) for a, b in sides)
    return nearest if _is_inside(point, sides) else -nearest


def _is_inside(point: Point, sides: list[tuple[Point, Point]]) -> bool:
    """Whether a ray from the point eastwards crosses the outlines an odd number of times."""
    x, y = point
    crossed = (x1 + (y - y1) * (x2 - x1) / (y2 - y1) > x for (x1, y1), (x2, y2) in sides if (y1 > y) != (y2 > y))
    return sum(crossed) % 2 == 1


def _distance_to_side(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    return _gap(point, _part(a, b, min(1.0, max(0.0, along))))


def _gap(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def parse_graph(borders: str) -> Graph:
    """A graph from its borders: "a-b, b-c" or, for a chain of them, "a-b-c"; parted by commas, semicolons or lines.

    ValueError for an area that borders on itself, a border named twice, or a name left out.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    for entry in filter(None, (part.strip() for part in re.split(r"[,;\n]", borders))):
        names = [name.strip() for name in entry.split("-")]
        if len(names) < 2 or not all(names):
            raise ValueError(f"{entry!r} is no border: write two names joined by a hyphen, as in 'a-b'")
        for a, b in pairwise(names):
            if a == b:
                raise ValueError(f"{entry!r}: {a!r} cannot border on itself")
            if b in found[a]:
                raise ValueError(f"{entry!r}: the border of {a!r} and {b!r} is named twice")
            found[a].append(b)
            found[b].append(a)
    return {name: tuple(near) for name, near in found.items()}


def check_graph(graph: Mapping[str, Iterable[str]]) -> None:
    """ValueError unless all neighbours are areas of the graph, none its own, and all borders hold both ways."""
    adjacent = {name: tuple(near) for name, near in graph.items()}
    for name, near in adjacent.items():
        for other in near:
            if other == name:
                raise ValueError(f"{name!r} cannot border on itself")
            if other not in adjacent:
                raise ValueError(f"{name!r} borders on {other!r}, which is no area of the graph")
            if name not in adjacent[other]:
                raise ValueError(f"{name!r} borders on {other!r}, but {other!r} does not border on {name!r}")
