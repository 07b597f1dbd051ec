"""Hexes in axial coordinates, pointy-top: a corner up, flat sides east and west, rows running west to east.

`q` grows eastwards, `r` grows down the page (each row half a hex further east). "Clockwise" is as seen on the page.

Two planes are used. The *drawing plane* has floats: a hex of size 1 has corners at distance 1 from its centre, y grows
down. The *lattice* is the same picture stretched until every centre and every corner has integer coordinates (x in
units of half a hex width, y in units of half a side). Stretching keeps straight lines straight, so whatever a rule asks
about lines is decided on the lattice, exactly.
"""

from collections.abc import Iterable, Set
from functools import lru_cache
from math import sqrt
from typing import Literal, NamedTuple, TypeAlias


class Hex(NamedTuple):
    """One hex, or the step from one hex to another. Equal to, and hashed as, the plain pair (q, r)."""

    q: int
    r: int


Shape: TypeAlias = frozenset[Hex]
Edge: TypeAlias = tuple[Hex, Hex]
"""The side shared by two neighbouring hexes, the smaller hex first: make it with `edge(a, b)`."""
LatticePoint: TypeAlias = tuple[int, int]
PlanePoint: TypeAlias = tuple[float, float]
OffsetLayout: TypeAlias = Literal["odd-r", "even-r"]

ORIGIN = Hex(0, 0)

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = DIRECTIONS = (
    Hex(1, 0),
    Hex(0, 1),
    Hex(-1, 1),
    Hex(-1, 0),
    Hex(0, -1),
    Hex(1, -1),
)
"""The six steps to a neighbour, clockwise from east."""

LATTICE_CORNERS: tuple[LatticePoint, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""Corners around a lattice centre, clockwise; corners i and i + 1 bound the side towards DIRECTIONS[i]."""


def add(a: Hex, b: Hex) -> Hex:
    """The hex reached from `a` by the step `b`."""
    return Hex(a[0] + b[0], a[1] + b[1])


def sub(a: Hex, b: Hex) -> Hex:
    """The step that leads from `b` to `a`."""
    return Hex(a[0] - b[0], a[1] - b[1])


@lru_cache(maxsize=1 << 14)
def neighbours(h: Hex) -> tuple[Hex, ...]:
    """The six hexes around `h`, clockwise from east."""
    q, r = h
    return tuple(Hex(q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two hexes on an empty plane."""
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def edge(a: Hex, b: Hex) -> Edge:
    """The side shared by two neighbouring hexes; the same value for (a, b) and (b, a)."""
    if distance(a, b) != 1:
        raise ValueError(f"{a} and {b} share no edge: they are {distance(a, b)} steps apart, neighbours are 1 apart")
    return (a, b) if a < b else (b, a)


def rotate(h: Hex, sixths: int, around: Hex = ORIGIN) -> Hex:
    """`h` turned clockwise by so many sixths of a circle (negative: counterclockwise) around a hex."""
    q, r = h[0] - around[0], h[1] - around[1]
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(q + around[0], r + around[1])


def mirror(h: Hex, around: Hex = ORIGIN) -> Hex:
    """`h` reflected left to right in the vertical line through the centre of a hex."""
    q, r = h[0] - around[0], h[1] - around[1]
    return Hex(around[0] - q - r, h[1])


@lru_cache(maxsize=1 << 12)
def ring(h: Hex, n: int) -> tuple[Hex, ...]:
    """The hexes exactly `n` steps from `h`, clockwise from the one due east."""
    if n < 0:
        raise ValueError(f"a ring needs a radius of 0 or more, not {n}")
    if n == 0:
        return (h,)
    found = []
    at = Hex(h[0] + n, h[1])
    for side in range(6):
        along = DIRECTIONS[(side + 2) % 6]
        for _ in range(n):
            found.append(at)
            at = add(at, along)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def disc(h: Hex, n: int) -> tuple[Hex, ...]:
    """The hexes at most `n` steps from `h`: itself first, then ring by ring."""
    if n < 0:
        raise ValueError(f"a disc needs a radius of 0 or more, not {n}")
    return tuple(found for radius in range(n + 1) for found in ring(h, radius))


def rim(cells: Iterable[Hex]) -> Shape:
    """The hexes that are not among `cells` but next to one of them: the walls around a floor."""
    inside = frozenset(cells)
    return frozenset(near for h in inside for near in neighbours(h) if near not in inside)


def adjacency(cells: Iterable[Hex], thin_walls: Set[Edge] = frozenset()) -> dict[Hex, tuple[Hex, ...]]:
    """The neighbours of each cell among the cells, none through a thin wall: its `__getitem__` is made for `paths`."""
    floor = dict.fromkeys(cells)
    return {
        h: tuple(near for near in neighbours(h) if near in floor and edge(h, near) not in thin_walls) for h in floor
    }


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """A shortest chain of hexes from `a` to `b` along the straight line between their centres, both included.

    Where the line runs between two hexes the choice depends on the direction of the line only, and
    `line(b, a)` is `line(a, b)` backwards. For what a line of sight crosses use `sight.between`.
    """
    n = distance(a, b)
    return (*(_hex_on_line(a, b, i, n) for i in range(n)), b)


def _hex_on_line(a: Hex, b: Hex, i: int, n: int) -> Hex:
    """The hex at `i` of `n` parts of the way from `a` to `b`, in exact arithmetic.

    The point is moved aside by (1, 2, -3) / 16n: enough to settle every tie, too little to change anything else.
    """
    scale = 16 * n
    q = 16 * (a[0] * (n - i) + b[0] * i) + 1
    r = 16 * (a[1] * (n - i) + b[1] * i) + 2
    s = -q - r
    near_q, near_r, near_s = (_nearest(part, scale) for part in (q, r, s))
    off_q, off_r, off_s = abs(near_q * scale - q), abs(near_r * scale - r), abs(near_s * scale - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    if off_r > off_s:
        return Hex(near_q, -near_q - near_s)
    return Hex(near_q, near_r)


def _nearest(numerator: int, denominator: int) -> int:
    """The integer nearest to a fraction."""
    return (2 * numerator + denominator) // (2 * denominator)


def to_offset(h: Hex, layout: OffsetLayout = "odd-r") -> tuple[int, int]:
    """(column, row) on a board of straight rows: 'odd-r' shifts the odd rows half a hex right, 'even-r' the even."""
    return h[0] + (h[1] + _shove(h[1], layout)) // 2, h[1]


def from_offset(column: int, row: int, layout: OffsetLayout = "odd-r") -> Hex:
    """The hex at (column, row) on a board of straight rows: the inverse of `to_offset`."""
    return Hex(column - (row + _shove(row, layout)) // 2, row)


def _shove(row: int, layout: OffsetLayout) -> int:
    if layout == "odd-r":
        return -(row & 1)
    if layout == "even-r":
        return row & 1
    raise ValueError(f"no row layout {layout!r}: it is 'odd-r' or 'even-r'")


def lattice_centre(h: Hex) -> LatticePoint:
    """The centre of a hex on the integer lattice."""
    return 2 * h[0] + h[1], 3 * h[1]


def lattice_corners(h: Hex) -> tuple[LatticePoint, ...]:
    """The six corners on the integer lattice, clockwise; i and i + 1 bound the side towards DIRECTIONS[i]."""
    x, y = lattice_centre(h)
    return tuple((x + dx, y + dy) for dx, dy in LATTICE_CORNERS)


def edge_corners(a: Hex, b: Hex) -> tuple[LatticePoint, LatticePoint]:
    """The two lattice points at the ends of the side shared by neighbouring hexes."""
    first, second = edge(a, b)
    side = DIRECTIONS.index(sub(second, first))
    corners = lattice_corners(first)
    return corners[side], corners[(side + 1) % 6]


def to_plane(point: LatticePoint, size: float = 1.0) -> PlanePoint:
    """Where a lattice point is drawn; `size` is the distance from a hex's centre to its corners."""
    return point[0] * size * sqrt(3) / 2, point[1] * size / 2


def centre_point(h: Hex, size: float = 1.0) -> PlanePoint:
    """Where the centre of a hex is drawn."""
    return to_plane(lattice_centre(h), size)


def corner_points(h: Hex, size: float = 1.0) -> tuple[PlanePoint, ...]:
    """Where the six corners of a hex are drawn, clockwise from the upper right."""
    return tuple(to_plane(corner, size) for corner in lattice_corners(h))


def moved(shape: Iterable[Hex], by: Hex) -> Shape:
    """A shape shifted by a step."""
    return frozenset(add(h, by) for h in shape)


def all_rotations(shape: Iterable[Hex]) -> tuple[Shape, ...]:
    """The distinct shapes that turning around the origin gives, clockwise, the shape itself first."""
    return all_orientations(shape, mirrored=False)


def all_orientations(shape: Iterable[Hex], mirrored: bool = True) -> tuple[Shape, ...]:
    """The distinct rotations around the origin and, if `mirrored`, those of the mirror image.

    The origin stays where it is: a pattern drawn around the acting figure is given with that figure at the origin.
    """
    return _all_orientations(frozenset(shape), mirrored)


@lru_cache(maxsize=1 << 10)
def _all_orientations(shape: Shape, mirrored: bool) -> tuple[Shape, ...]:
    faces = [shape, frozenset(map(mirror, shape))] if mirrored else [shape]
    turned = (frozenset(rotate(h, sixths) for h in face) for face in faces for sixths in range(6))
    return tuple(dict.fromkeys(turned))


def all_placements(shape: Iterable[Hex], mirrored: bool = True, covering: Hex = ORIGIN) -> tuple[Shape, ...]:
    """The distinct ways to lay a shape on the board, in any orientation, so that it covers a given hex."""
    laid = _all_placements(frozenset(shape), mirrored)
    return laid if covering == ORIGIN else tuple(moved(placed, covering) for placed in laid)


@lru_cache(maxsize=1 << 10)
def _all_placements(shape: Shape, mirrored: bool) -> tuple[Shape, ...]:
    turned = _all_orientations(shape, mirrored)
    return tuple(dict.fromkeys(moved(laid, sub(ORIGIN, held)) for laid in turned for held in sorted(laid)))
