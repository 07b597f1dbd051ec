"""The printed board: 113 hexes in nine rows of 13 and 12 by turns, cut into three sections. BL-BOARD, BL-COMP-01

Hexes are numbered row by row from the north-west corner; players read them as on a chess board: `a1` is the south-west
corner, `m9` the north-east one. Seat 0 (south) sits at row 1, seat 1 (north) at row 9. All facts that no terrain can
change are worked out once, here.
"""

from __future__ import annotations

import functools

from tabletome.geometry.hexes import Hex, distance, from_offset, neighbours
from tabletome.geometry.sight import between

ROWS, WIDE, NARROW = 9, 13, 12
SOUTH, NORTH = 0, 1
SIDES = ("south", "north")
LEFT, CENTER, RIGHT = 1, 2, 4
SECTIONS = ("left", "center", "right")
NOWHERE = -1


def _width(row: int) -> int:
    return NARROW if row % 2 else WIDE


HEXES: tuple[Hex, ...] = tuple(from_offset(column, row) for row in range(ROWS) for column in range(_width(row)))
"""Where each hex lies, in axial coordinates. The dark half-hexes at the rim are none of them. BL-BOARD-03"""
SIZE = len(HEXES)
NUMBER: dict[Hex, int] = {h: number for number, h in enumerate(HEXES)}
ROW: tuple[int, ...] = tuple(h.r for h in HEXES)
COLUMN: tuple[int, ...] = tuple(column for row in range(ROWS) for column in range(_width(row)))
NAMES: tuple[str, ...] = tuple(f"{'abcdefghijklm'[COLUMN[h]]}{ROWS - ROW[h]}" for h in range(SIZE))
NAMED: dict[str, int] = {name: h for h, name in enumerate(NAMES)}

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(NUMBER[near] for near in neighbours(h) if near in NUMBER) for h in HEXES
)
DISTANCE: tuple[tuple[int, ...], ...] = tuple(tuple(distance(a, b) for b in HEXES) for a in HEXES)
"""Counted without the first hex and with the last. BL-RANGE-06"""


def _section(h: int) -> int:
    """As seen from the south: a hex cut by a red line belongs to both sections beside it. BL-BOARD-01, 02"""
    row, column = ROW[h], COLUMN[h]
    if row % 2:
        return _flank(column < 3, column > 8) if column not in (3, 8) else CENTER | (LEFT if column == 3 else RIGHT)
    return _flank(column < 4, column > 8)


def _flank(left: bool, right: bool) -> int:
    return LEFT if left else RIGHT if right else CENTER


def _turned(section: int) -> int:
    """The same section as the player opposite names it."""
    return section & CENTER | (RIGHT if section & LEFT else 0) | (LEFT if section & RIGHT else 0)


_FROM_SOUTH = tuple(_section(h) for h in range(SIZE))
SECTION: tuple[tuple[int, ...], tuple[int, ...]] = (_FROM_SOUTH, tuple(_turned(each) for each in _FROM_SOUTH))
"""The section or sections of each hex, as each seat sees it."""

BACK: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]] = (
    tuple(tuple(near for near in NEIGHBOURS[h] if ROW[near] == ROW[h] + 1) for h in range(SIZE)),
    tuple(tuple(near for near in NEIGHBOURS[h] if ROW[near] == ROW[h] - 1) for h in range(SIZE)),
)
"""The hexes of the next row towards each seat's own edge: where it retreats. BL-RETREAT-03"""


def row_from(seat: int, h: int) -> int:
    """The row counted from a player's own edge, which is row 1. BL-BOARD-07"""
    return ROWS - ROW[h] if seat == SOUTH else ROW[h] + 1


@functools.cache
def line(a: int, b: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """What the line between two centres meets: hexes it passes through, and those it runs along, left and right.

    A dark half-hex is NOWHERE. BL-LOS-02, BL-BOARD-04
    """
    through: list[int] = []
    left: list[int] = []
    right: list[int] = []
    for met in between(HEXES[a], HEXES[b]):
        numbers = [NUMBER.get(h, NOWHERE) for h in met]
        if len(numbers) == 1:
            through.append(numbers[0])
        else:
            left.append(numbers[0])
            right.append(numbers[1])
    return tuple(through), tuple(left), tuple(right)
