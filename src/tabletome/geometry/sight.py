"""Line of sight between hexes, in exact integer arithmetic on the lattice of `hexes`: no float decides what is seen.

Two families of rules:

- *centre to centre* (`centre_to_centre`, and `between` for rules that ask more about the hexes on the line): obstacles
  are the insides of hexes. Passing through the inside blocks, touching a corner never does, running along a side is a
  matter of the game's book and so a parameter.
- *corner to corner* (`corner_to_corner`, `free_line`): obstacles are walls, and walls are closed: whole hexes with
  their sides and corners, and thin walls on a side between two hexes with both its ends. Touching blocks, even in
  a single point, even at the very end of the line.

What a line from one hex to another meets depends only on the step between them; it is worked out once per step, and
between corners once for the six steps that turning makes alike.
"""

from collections.abc import Container, Set
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from tabletome.geometry.hexes import (
    LATTICE_CORNERS,
    Edge,
    Hex,
    LatticePoint,
    add,
    edge,
    edge_corners,
    lattice_centre,
    lattice_corners,
    neighbours,
    rotate,
    sub,
)

AlongEdge: TypeAlias = Literal["same edge", "both sides", "either side"]
Crossing: TypeAlias = tuple[Hex] | tuple[Hex, Hex]
"""What a line meets next: the one hex it passes through, or the (left, right) hexes between which it runs."""


def between(a: Hex, b: Hex) -> tuple[Crossing, ...]:
    """What the straight line between two centres meets on its way from `a` to `b`, both ends excluded.

    One hex: the line passes through its inside, however briefly. Two hexes: the line runs along the side they share,
    the first on the left and the second on the right as seen from `a`. A hex touched only at a corner is not met.
    """
    return tuple(
        (add(a, met[0]),) if len(met) == 1 else (add(a, met[0]), add(a, met[1])) for met in _crossings(sub(b, a))
    )


def centre_to_centre(a: Hex, b: Hex, blocking: Container[Hex], along_edge: AlongEdge = "same edge") -> bool:
    """Whether the straight line between two centres is free. Neither end blocks; obstacles block with their inside.

    Hexes beyond the rim of the board count if `blocking` contains them. `along_edge` says what blocks a line that runs
    along sides:

    - "same edge": obstacles on both sides of one and the same side;
    - "both sides": an obstacle on the left of the line and one on the right, be it along different sides;
    - "either side": any obstacle it runs along.
    """
    q, r = a
    left_blocked = right_blocked = False
    for met in _crossings(Hex(b[0] - q, b[1] - r)):
        left, right = met[0], met[-1]
        left_blocks = (q + left[0], r + left[1]) in blocking
        right_blocks = (q + right[0], r + right[1]) in blocking
        if left_blocks and right_blocks:
            return False
        if len(met) == 2:
            left_blocked |= left_blocks
            right_blocked |= right_blocks
    if along_edge == "same edge":
        return True
    if along_edge == "both sides":
        return not (left_blocked and right_blocked)
    if along_edge == "either side":
        return not (left_blocked or right_blocked)
    raise ValueError(f"along_edge is 'same edge', 'both sides' or 'either side', not {along_edge!r}")


def corner_to_corner(a: Hex, b: Hex, walls: Container[Hex], thin_walls: Set[Edge] = frozenset()) -> bool:
    """Whether some corner of `a` can be joined to some corner of `b` by a line that touches no wall.

    `walls` are hexes that are wall through and through (whatever is not map: see `hexes.rim`), `thin_walls` are the
    walled sides between two map hexes (made by `hexes.edge`). Both are closed, as the module says: a corner that lies
    on a wall is no use as an end, and a line along a wall's face is blocked. A corner shared by `a` and `b` that
    lies on no wall is a line of length 0, and free. A hex that is itself a wall sees and is seen by none, but
    every hex sees itself. The relation is symmetric.
    """
    return a == b or free_line(a, b, walls, thin_walls) is not None


def free_line(
    a: Hex, b: Hex, walls: Container[Hex], thin_walls: Set[Edge] = frozenset()
) -> tuple[LatticePoint, LatticePoint] | None:
    """A line of `corner_to_corner` that touches no wall: its ends as lattice points (draw with `to_plane`), or None."""
    q, r = a
    corridor = _corridor(Hex(b[0] - q, b[1] - r), bool(thin_walls))
    walled = 0
    for bit, (dq, dr) in corridor.hexes:
        if (q + dq, r + dr) in walls:
            walled |= bit
    for bit, ((q1, r1), (q2, r2)) in corridor.edges:
        if ((q + q1, r + r1), (q + q2, r + r2)) in thin_walls:
            walled |= bit
    for touched, (x1, y1), (x2, y2) in corridor.lines:
        if not touched & walled:
            x, y = lattice_centre(a)
            return (x + x1, y + y1), (x + x2, y + y2)
    return None


@lru_cache(maxsize=1 << 14)
def _crossings(step: Hex) -> tuple[Crossing, ...]:
    """`between` for the line from the origin to `step`.

    Hexes are the cells nearest to their centres, so a line meets them in the order of their centres' advance along it;
    two hexes with the same advance lie on both sides of it.
    """
    dx, dy = lattice_centre(step)
    reach = _half_width(dx, dy)
    runs_along_sides = dx == 0 or abs(dx) == abs(dy)
    met: dict[int, list[tuple[int, Hex]]] = {}
    for h in _box(step):
        x, y = lattice_centre(h)
        advance = 3 * dx * x + dy * y
        aside = dx * y - dy * x
        if 0 < advance < 3 * dx * dx + dy * dy and (abs(aside) < reach or (runs_along_sides and abs(aside) == reach)):
            met.setdefault(advance, []).append((aside, h))
    return tuple(_crossing(sorted(met[advance])) for advance in sorted(met))


def _crossing(met: list[tuple[int, Hex]]) -> Crossing:
    """Left is the smaller side, as y grows down the page."""
    if len(met) == 1:
        return (met[0][1],)
    (_, left), (_, right) = met
    return left, right


_Line: TypeAlias = tuple[int, LatticePoint, LatticePoint]
"""What a line touches, as bits of a corridor, and its two ends."""

_CornerLine: TypeAlias = tuple[int, int, int]
"""The same, the ends as numbers of corners, clockwise."""
_Side: TypeAlias = tuple[int, int, LatticePoint, LatticePoint]
"""A side between two hexes: its bit in a corridor, the bits of both hexes, and its two ends."""


class _Corridor(NamedTuple):
    """All that lines from the origin's corners to the corners of another hex can touch: one bit for each thing."""

    hexes: tuple[tuple[int, Hex], ...]
    edges: tuple[tuple[int, Edge], ...]
    lines: tuple[_Line, ...]


class _FirstCorridor(NamedTuple):
    """The same before it is turned."""

    hexes: tuple[tuple[int, Hex], ...]
    edges: tuple[tuple[int, Edge], ...]
    lines: tuple[_CornerLine, ...]


@lru_cache(maxsize=1 << 12)
def _corridor(step: Hex, with_edges: bool) -> _Corridor:
    """The corridor from the origin to `step`, turned from the one in the first sixth of the plane that is like it."""
    sixths = next((n for n in range(6) if _is_in_first_sixth(rotate(step, -n))), 0)
    like = _first_corridor(rotate(step, -sixths), with_edges)
    corners = lattice_corners(step)
    return _Corridor(
        tuple((bit, rotate(h, sixths)) for bit, h in like.hexes),
        tuple((bit, edge(rotate(a, sixths), rotate(b, sixths))) for bit, (a, b) in like.edges),
        tuple(
            (touched, LATTICE_CORNERS[(start + sixths) % 6], corners[(end + sixths) % 6])
            for touched, start, end in like.lines
        ),
    )


def _is_in_first_sixth(step: Hex) -> bool:
    """From due east to short of the next direction, clockwise: turning brings every step but the origin there once."""
    return step[0] > 0 and step[1] >= 0


@lru_cache(maxsize=1 << 10)
def _first_corridor(step: Hex, with_edges: bool) -> _FirstCorridor:
    """The corridor from the origin to `step`, worked out, the lines that touch least first."""
    hexes = _hexes_along(step)
    bits = {h: 1 << bit for bit, h in enumerate(hexes)}
    edges = [(h, near) for h in hexes for near in neighbours(h) if h < near and near in bits] if with_edges else []
    sides = [(1 << bit, bits[a] | bits[b], *edge_corners(a, b)) for bit, (a, b) in enumerate(edges, len(hexes))]
    centres = [(bit, *lattice_centre(h)) for h, bit in bits.items()]
    lines = []
    for first, start in enumerate(LATTICE_CORNERS):
        for last, end in enumerate(lattice_corners(step)):
            touched = _hexes_touched(start, end, centres)
            lines.append((touched | _sides_touched(start, end, sides, touched), first, last))
    return _FirstCorridor(
        tuple((bit, h) for h, bit in bits.items()),
        tuple((bit, side) for (bit, *_), side in zip(sides, edges, strict=True)),
        _undominated(lines),
    )


def _undominated(lines: list[_CornerLine]) -> tuple[_CornerLine, ...]:
    """Without the lines that touch all that another touches: where they are free, so is the other."""
    kept: list[_CornerLine] = []
    for line in sorted(lines, key=lambda line: line[0].bit_count()):
        if not any(other & line[0] == other for other, _, _ in kept):
            kept.append(line)
    return tuple(kept)


def _hexes_touched(start: LatticePoint, end: LatticePoint, centres: list[tuple[int, int, int]]) -> int:
    """The bits of the closed hexes, by their centres, that a closed segment meets.

    They meet if no side of the hex and no side of the segment separates them. Written out, for it is asked of some
    thousand hexes for each step.
    """
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    across, falling, rising = sorted((x1, x2)), sorted((x1 + y1, x2 + y2)), sorted((y1 - x1, y2 - x2))
    west, east = across[0] - 1, across[1] + 1
    least_sum, most_sum = falling[0] - 2, falling[1] + 2
    least_difference, most_difference = rising[0] - 2, rising[1] + 2
    aside, width = dx * y1 - dy * x1, _half_width(dx, dy)
    touched = 0
    for bit, x, y in centres:
        if (
            west <= x <= east
            and least_sum <= x + y <= most_sum
            and least_difference <= y - x <= most_difference
            and -width <= aside - dx * y + dy * x <= width
        ):
            touched |= bit
    return touched


def _half_width(dx: int, dy: int) -> int:
    """How far the corners of a hex lie aside of a line through its centre, as a cross product with (dx, dy)."""
    return max(2 * abs(dx), abs(dx) + abs(dy))


def _sides_touched(start: LatticePoint, end: LatticePoint, sides: list[_Side], hexes: int) -> int:
    """The bits of the sides with which a closed segment has a point in common, if it touches these hexes.

    They have if neither lies wholly on one side of the other, and where they are on one line also not apart.
    """
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    aside = dx * y1 - dy * x1
    touched = 0
    for bit, both_hexes, (sx1, sy1), (sx2, sy2) in sides:
        if (
            hexes & both_hexes == both_hexes
            and (dx * sy1 - dy * sx1 - aside) * (dx * sy2 - dy * sx2 - aside) <= 0
            and _aside((sx1, sy1), (sx2, sy2), start) * _aside((sx1, sy1), (sx2, sy2), end) <= 0
            and min(x1, x2) <= max(sx1, sx2)
            and min(sx1, sx2) <= max(x1, x2)
            and min(y1, y2) <= max(sy1, sy2)
            and min(sy1, sy2) <= max(y1, y2)
        ):
            touched |= bit
    return touched


def _aside(start: LatticePoint, end: LatticePoint, point: LatticePoint) -> int:
    """Which side of a line a point lies on: negative left, 0 on it, positive right."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _hexes_along(step: Hex) -> list[Hex]:
    """The hexes that a line from the origin's hex to the hex at `step` could touch."""
    dx, dy = lattice_centre(step)
    width = 2 * _half_width(dx, dy)
    return [h for h in _box(step) if abs(_aside((0, 0), (dx, dy), lattice_centre(h))) <= width]


def _box(step: Hex) -> list[Hex]:
    """The hexes in the parallelogram spanned by the origin and `step`, with one more all around."""
    qs = range(min(0, step[0]) - 1, max(0, step[0]) + 2)
    rs = range(min(0, step[1]) - 1, max(0, step[1]) + 2)
    return [Hex(q, r) for r in rs for q in qs]
