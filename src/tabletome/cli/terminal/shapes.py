"""Cells as shapes on a sheet: outlines scaled to characters, and which character belongs to which cell."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletome.geometry.hexes import LATTICE_CORNERS
from tabletome.scene import Board, Cell, Point

LEAST_HEX = 4
WIDEST_HEX = 9
ROW_PER_WIDTH = 0.433
"""Rows of hexes lie 3/4 of a hex apart, a hex is 2/sqrt(3) as high as wide, a character twice as high as wide."""
LEAST_LINES = 5


class Shape(NamedTuple):
    """A cell with its outline and centre in characters."""

    cell: Cell
    outline: Sequence[Point]
    centre: Point


class Plan(NamedTuple):
    """A board's cells laid out on a sheet of this size."""

    shapes: list[Shape]
    width: int
    height: int
    origin: Point
    scale: Point
    has_hexes: bool = False

    def place(self, point: Point) -> Point:
        """A point of the board on the sheet."""
        return (point[0] - self.origin[0]) * self.scale[0], (point[1] - self.origin[1]) * self.scale[1]


def plan_hexes(board: Board, width: int, height: int) -> Plan:
    """Pointy-top hexes, as large as fit into so many characters, but never too small for a mark."""
    centres = {cell.id: (2 * cell.at[0] + cell.at[1], 3 * cell.at[1]) for cell in board.cells if cell.at}
    left, top, right, bottom = _bounds(centres.values(), 1, 2)
    across = LEAST_HEX
    for wider in range(LEAST_HEX, WIDEST_HEX + 1):
        if (right - left) * wider / 2 + 1 <= width and (bottom - top) * _pitch(wider) / 3 + 1 <= height:
            across = wider
    scale = (across / 2, _pitch(across) / 3)
    size = math.ceil((right - left) * scale[0]) + 1, math.ceil((bottom - top) * scale[1]) + 1
    plan = Plan([], *size, (left, top), scale, has_hexes=True)
    for cell in board.cells:
        if cell.id in centres:
            x, y = centres[cell.id]
            corners = [plan.place((x + dx, y + dy)) for dx, dy in LATTICE_CORNERS]
            plan.shapes.append(Shape(cell, corners, plan.place((x, y))))
    return plan


def _pitch(across: int) -> int:
    return max(2, round(across * ROW_PER_WIDTH))


def plan_areas(board: Board, width: int, height: int) -> Plan:
    """Drawn areas, their proportions kept."""
    drawn = [cell for cell in board.cells if len(cell.outline) > 2]
    left, top, right, bottom = _bounds([point for cell in drawn for point in cell.outline], 0, 0)
    wide, high = right - left or 1.0, bottom - top or 1.0
    columns = max(8, min(width, round(2 * height * wide / high)))
    lines = max(LEAST_LINES, min(height, round(columns * high / wide / 2)))
    plan = Plan([], columns, lines, (left, top), ((columns - 1) / wide, (lines - 0.25) / high))
    for cell in drawn:
        outline = [plan.place(point) for point in cell.outline]
        plan.shapes.append(Shape(cell, outline, plan.place(cell.centre) if cell.centre else _middle(outline)))
    return plan


def _bounds(points: Iterable[Point], beside: float, above: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of points, with so much room around."""
    xs, ys = zip(*points, strict=True) if points else ((0.0,), (0.0,))
    return min(xs) - beside, min(ys) - above, max(xs) + beside, max(ys) + above


def _middle(outline: Sequence[Point]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


Owners = list[list[int | None]]


def owners(plan: Plan) -> Owners:
    """For each character of the sheet, the shape that holds its middle."""
    found: Owners = [[None] * plan.width for _ in range(plan.height)]
    for number, shape in enumerate(plan.shapes):
        for y in range(plan.height):
            for start, end in _spans(shape.outline, y + 0.5):
                for x in range(max(0, math.ceil(start - 0.5)), min(plan.width, math.ceil(end - 0.5))):
                    found[y][x] = number
    return found


def _spans(outline: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """Where a horizontal line is inside a polygon."""
    crossings = []
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y0 <= y) != (y1 <= y):
            crossings.append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def border(a: Shape, b: Shape) -> list[Point]:
    """The side that two shapes share; where they share none, a short line across the way between them."""
    near = [p for p in a.outline if any(math.dist(p, other) < 0.1 for other in b.outline)]
    if len(near) >= 2:
        return near[:2] if len(near) == 2 else _in_order(a.outline, near)
    (x0, y0), (x1, y1) = a.centre, b.centre
    x, y, length = (x0 + x1) / 2, (y0 + y1) / 2, math.dist(a.centre, b.centre) or 1.0
    dx, dy = 1.5 * (y1 - y0) / length, 0.75 * (x1 - x0) / length
    return [(x - dx, y + dy), (x + dx, y - dy)]


def _in_order(outline: Sequence[Point], near: list[Point]) -> list[Point]:
    """Shared corners as they follow each other along the outline, beginning after the gap."""
    places = sorted(outline.index(point) for point in near)
    gap = next((n for n in range(1, len(places)) if places[n] > places[n - 1] + 1), 0)
    return [outline[place] for place in places[gap:] + places[:gap]]
