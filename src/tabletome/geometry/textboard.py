"""Hex boards drawn as text, for tests and scenario files.

     . . . . .
      . # # T .
     . 1 # . .

A row is a row of hexes; every other row is indented further, by half a hex. A token is any text without spaces, `_`
stands where there is no hex. The first token is at the origin (or at `origin`). Tokens follow one another after one
space; where some are longer, rows may be padded so that the n-th tokens stand in columns, as `draw_board` does.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from tabletome.geometry.hexes import ORIGIN, Hex, OffsetLayout, add, from_offset

Board: TypeAlias = dict[Hex, str]

NO_HEX = "_"


class _Row(NamedTuple):
    """A line of the drawing: its number from 1, and its tokens with their columns from 1."""

    line: int
    tokens: list[tuple[int, str]]

    @property
    def indent(self) -> int:
        return self.tokens[0][0]


def parse_board(text: str, origin: Hex = ORIGIN) -> Board:
    """The token of each hex drawn, row by row. ValueError names line, column and what would be right."""
    rows = _rows(text)
    _check_indents(rows)
    _check_spacing(rows)
    layout: OffsetLayout = "even-r" if len(rows) > 1 and rows[0].indent > rows[1].indent else "odd-r"
    board = {
        add(origin, from_offset(column, row, layout)): token
        for row, drawn in enumerate(rows)
        for column, (_, token) in enumerate(drawn.tokens)
        if token != NO_HEX
    }
    if not board:
        raise ValueError(f"the board has no hex, only {NO_HEX!r}: draw at least one token")
    return board


def draw_board(cells: Mapping[Hex, str]) -> str:
    """The drawing of a board: `parse_board(draw_board(cells), top_left(cells)) == cells`."""
    for h, token in cells.items():
        if token == NO_HEX or token.split() != [token]:
            raise ValueError(f"{h} has the token {token!r}: a token is text without spaces, and not {NO_HEX!r}")
    corner = top_left(cells)
    left = min(map(_half_column, cells))
    pitch = _pitch(cells.values())
    lines = []
    for r in range(corner.r, max(h.r for h in cells) + 1):
        shifted = (left - r) % 2
        first = Hex((left + shifted - r) // 2, r)
        last = max((h.q for h in cells if h.r == r), default=first.q)
        tokens = [cells.get(Hex(q, r), NO_HEX) for q in range(first.q, last + 1)]
        lines.append(" " * (shifted * pitch // 2) + "".join(token.ljust(pitch) for token in tokens).rstrip())
    return "\n".join(lines)


def top_left(cells: Mapping[Hex, str]) -> Hex:
    """The hex at which the drawing of a board begins (it may be one that the board does not have)."""
    if not cells:
        raise ValueError("a board without hexes cannot be drawn: it needs at least one")
    r = min(h.r for h in cells)
    left = min(map(_half_column, cells))
    return Hex((left + (left - r) % 2 - r) // 2, r)


def find(cells: Mapping[Hex, str], token: str) -> Hex:
    """The one hex with this token."""
    places = [h for h, drawn in cells.items() if drawn == token]
    if len(places) != 1:
        raise ValueError(f"the board has {len(places)} hexes with {token!r}, not one")
    return places[0]


def _half_column(h: Hex) -> int:
    return 2 * h[0] + h[1]


def _pitch(tokens: Iterable[str]) -> int:
    """The columns from one token to the next in an aligned drawing: even, so that half a hex is a whole column."""
    widest = max(map(len, tokens))
    return (widest + 2) // 2 * 2


def _rows(text: str) -> list[_Row]:
    lines = text.splitlines()
    drawn = [number for number, line in enumerate(lines, 1) if line.strip()]
    if not drawn:
        raise ValueError("the board is empty: draw at least one token")
    return [_row(number, lines[number - 1]) for number in range(drawn[0], drawn[-1] + 1)]


def _row(number: int, line: str) -> _Row:
    if not line.strip():
        raise ValueError(f"line {number} is empty: write {NO_HEX!r} for a row without hexes")
    if odd := re.search(r"[^\S ]", line):
        raise ValueError(f"line {number}, column {odd.start() + 1}: {odd.group()!r} in a board; use spaces only")
    return _Row(number, [(token.start() + 1, token.group()) for token in re.finditer(r"\S+", line)])


def _check_indents(rows: list[_Row]) -> None:
    """Two indents, in turns."""
    if len(rows) < 2:
        return
    if rows[0].indent == rows[1].indent:
        raise ValueError(
            f"line {rows[1].line} starts at column {rows[1].indent} like the line above: indent every other row "
            "by half a hex"
        )
    for above, row in zip(rows, rows[2:], strict=False):
        if row.indent != above.indent:
            raise ValueError(
                f"line {row.line} starts at column {row.indent}: it should start at column {above.indent}, "
                f"like line {above.line}; write {NO_HEX!r} where there is no hex"
            )


def _check_spacing(rows: list[_Row]) -> None:
    """Each token one space after the last, or in its column of an aligned drawing."""
    pitch = _pitch([token for row in rows for _, token in row.tokens])
    for row in rows:
        free = row.indent
        for place, (column, token) in enumerate(row.tokens):
            aligned = row.indent + place * pitch
            if column not in (free, aligned):
                raise ValueError(
                    f"line {row.line}, column {column}: {token!r} should start at column {free}"
                    + (f" or {aligned}" if aligned > free else "")
                    + f"; write {NO_HEX!r} where there is no hex"
                )
            free = column + len(token) + 1
