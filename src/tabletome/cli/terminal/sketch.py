"""One map in the making: grounds, borders and lines on a sheet, then what stands in each cell."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from rich.text import Text as Line

from tabletome.cli.terminal.canvas import Canvas
from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.marks import Marks
from tabletome.cli.terminal.palette import CHIP_TONES, EDGE, FAINT, PAPER, ROUTES, Ink, ground, ink
from tabletome.cli.terminal.shapes import Owners, Plan, Shape, border, owners
from tabletome.scene import Board, Cell, Piece, Point
from tabletome.scene import Line as DrawnLine

SLANT = 0.1
"""A side that leans by less is upright."""
SHORTEST_NAME = 4
"""A name that would be cut shorter is not written."""
MOST_ALIKE = 3
"""More pieces than these that look alike are drawn as one mark and a number."""


class Sketch:
    """One map in the making."""

    def __init__(self, plan: Plan, look: Look, marks: Marks, targets: Targets) -> None:
        self.canvas = Canvas(plan.width, plan.height)
        self.plan = plan
        self.owners = owners(plan)
        self.look = look
        self.marks = marks
        self.targets = targets
        self.seen: set[str] = set()
        self.left_out: list[tuple[Cell, Line]] = []
        """The badges that found no room in their cells."""
        self.unnamed: list[tuple[Cell, Line]] = []
        """The sites whose names found none."""

    def draw(self, board: Board) -> None:
        self._paint_grounds()
        for shape in self.plan.shapes:
            self._draw_sides([*shape.outline, shape.outline[0]], EDGE)
        for line in board.lines:
            self._draw_line(line)
        for number, shape in enumerate(self.plan.shapes):
            self._fill(shape, _Rows(self.canvas, self.owners, number, shape))
        if not self.plan.has_hexes:
            self._strew_symbols()

    def unseen(self, board: Board) -> set[str]:
        return {piece.id for cell in board.cells for piece in cell.pieces} - self.seen

    def _paint_grounds(self) -> None:
        for y, row in enumerate(self.owners):
            for x, number in enumerate(row):
                if number is not None:
                    cell = self.plan.shapes[number].cell
                    self.canvas.paint(x, y, ground(cell.terrain, cell.open).colour)

    def _draw_line(self, line: DrawnLine) -> None:
        if line.points:
            self.canvas.stroke([self.plan.place(point) for point in line.points], ink(line.kind))
            return
        by_id = {shape.cell.id: shape for shape in self.plan.shapes}
        ends = [by_id[id] for id in line.between if id in by_id]
        if len(ends) == 2 and line.kind not in ROUTES:
            self._draw_sides(border(*ends), ink(line.kind))
        else:
            self.canvas.stroke([shape.centre for shape in ends], ink(line.kind))

    def _draw_sides(self, points: Sequence[Point], ink: Ink) -> None:
        """A part of an outline; the sides of hexes are single letters in plain text."""
        if not (self.look.plain and self.plan.has_hexes):
            self.canvas.stroke(points, ink)
            return
        for start, end in itertools.pairwise(points):
            self._write_side(start, end, ink.letter)

    def _write_side(self, start: Point, end: Point, letter: str) -> None:
        (x0, y0), (x1, y1) = sorted((start, end), key=lambda point: point[1])
        if abs(x0 - x1) > SLANT:
            self.canvas.write(int((x0 + x1) / 2), int((y0 + y1) / 2), letter or ("/" if x1 < x0 else "\\"))
            return
        for y in range(round(y0), round(y1)):
            self.canvas.write(int(x0), y, letter or "|")

    def _fill(self, shape: Shape, rows: _Rows) -> None:
        """Write into a cell: its pieces, then the choices and the label, then its badges, as far as there is room."""
        cell = shape.cell
        for token, pieces in tokens(cell.pieces, self.marks):
            if rows.put(token):
                self.seen.update(piece.id for piece in pieces)
        rows.next_row()
        for token in (self.look.choice_mark(self.targets.get(cell.id, ())), self._label(cell)):
            if token.plain:
                rows.put(token)
        rows.next_row()
        site = self.look.say(cell.site.name) if cell.site is not None and cell.site.name is not None else ""
        if site and all(self.look.say(badge.text) != site for badge in cell.badges) and not self._name_site(site, rows):
            self.unnamed.append((cell, Line(site)))
        for badge in cell.badges:
            said = self.look.badge(badge)
            if not rows.put(Line(said.plain, CHIP_TONES.get(badge.tone, PAPER))):
                self.left_out.append((cell, said))
        if self.plan.has_hexes:
            rows.put(Line(ground(cell.terrain, cell.open).symbol, FAINT))
        rows.write(self.canvas)

    def _name_site(self, name: str, rows: _Rows) -> bool:
        """The name of a site, cut where there is not enough room for it; False where there is hardly any."""
        if rows.put(Line(name, PAPER)):
            return True
        room = rows.room()
        cut = name[: room - 1].rstrip() + ("." if self.look.plain else "…")
        return room > SHORTEST_NAME and rows.put(Line(cut, PAPER))

    def _label(self, cell: Cell) -> Line:
        """What is written on a cell; an area without anything is called by its name if one can go there."""
        is_named = cell.open and not cell.at
        return Line(cell.label or (self.look.say(cell.name) if is_named else ""), PAPER)

    def _strew_symbols(self) -> None:
        for y, row in enumerate(self.owners):
            for x, number in enumerate(row):
                if number is not None and (x + 3 * y) % 5 == 0 and self.canvas.is_free(x, y):
                    cell = self.plan.shapes[number].cell
                    self.canvas.write(x, y, ground(cell.terrain, cell.open).symbol, FAINT)


def tokens(pieces: Iterable[Piece], marks: Marks) -> list[tuple[Line, list[Piece]]]:
    """The marks of pieces in one place; many that look alike become one mark and their number."""

    def shown(piece: Piece) -> tuple[str, str]:
        mark = marks.mark(piece)
        return mark.plain, str(mark.style)

    made: list[tuple[Line, list[Piece]]] = []
    for (mark, style), group in itertools.groupby(sorted(pieces, key=shown), key=shown):
        alike = list(group)
        if len(alike) > MOST_ALIKE:
            made.append((Line(f"{mark}×{len(alike)}", style), alike))
        else:
            made += [(Line(mark, style), [piece]) for piece in alike]
    return made


class _Rows:
    """The free room inside one cell, used from the middle outwards."""

    def __init__(self, canvas: Canvas, owners: Owners, number: int, shape: Shape) -> None:
        middle = shape.centre[1] - 0.5
        runs = [(y, *_widest_run(canvas, row, y, number)) for y, row in enumerate(owners) if number in row]
        runs = [(y, start, end) for y, start, end in runs if end > start]
        widest = max((end - start for _, start, end in runs), default=0)
        self.rows = [
            _Row(y, start, end, shape.centre[0], is_narrow=(end - start) * 2 <= widest)
            for y, start, end in sorted(runs, key=lambda run: abs(run[0] - middle))
        ]
        self.at = 0

    def put(self, token: Line) -> bool:
        """Put a token into the current row or the next that has room, at worst into an earlier one; False if none."""
        for place in [*range(self.at, len(self.rows)), *range(self.at)]:
            if self.rows[place].add(token):
                self.at = max(self.at, place)
                return True
        return False

    def room(self) -> int:
        """The length of the longest token that can still be put somewhere."""
        return max((row.room() for row in self.rows), default=0)

    def write(self, canvas: Canvas) -> None:
        for row in self.rows:
            row.write(canvas)

    def next_row(self) -> None:
        if self.at < len(self.rows) and self.rows[self.at].tokens:
            self.at += 1


def _widest_run(canvas: Canvas, row: Sequence[int | None], y: int, number: int) -> tuple[int, int]:
    """The longest stretch of a row that belongs to a cell and is free of lines."""
    best, start = (0, 0), None
    for x in range(len(row) + 1):
        inside = x < len(row) and row[x] == number and canvas.is_free(x, y)
        if inside and start is None:
            start = x
        elif not inside and start is not None:
            best, start = max(best, (start, x), key=lambda run: run[1] - run[0]), None
    return best


class _Row:
    """One line inside a cell. Where the cell narrows to a tip nothing longer than a letter is written."""

    def __init__(self, y: int, start: int, end: int, centre: float, is_narrow: bool) -> None:
        self.y, self.start, self.end, self.centre = y, start, end, centre
        self.is_narrow = is_narrow
        self.tokens: list[Line] = []

    def add(self, token: Line) -> bool:
        if token.cell_len > self.room():
            return False
        self.tokens.append(token)
        return True

    def room(self) -> int:
        """How long a token may be that is still added."""
        whole = 1 if self.is_narrow else self.end - self.start
        return whole - sum(each.cell_len + 1 for each in self.tokens)

    def write(self, canvas: Canvas) -> None:
        """Write all tokens of the row, around the cell's centre as far as the row reaches there."""
        length = sum(token.cell_len + 1 for token in self.tokens) - 1
        x = min(max(round(self.centre - length / 2), self.start), self.end - length)
        for token in self.tokens:
            canvas.write(x, self.y, token.plain, str(token.style))
            canvas.write(x + token.cell_len, self.y, " " if token is not self.tokens[-1] else "")
            x += token.cell_len + 1
