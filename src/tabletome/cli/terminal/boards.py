"""Boards as text: maps of drawn areas and of hexes on a sheet of characters, tracks as rows of boxes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from rich.text import Text as Line

from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.marks import Marks
from tabletome.cli.terminal.palette import PAPER, RULE, TITLE, TONES, ground, ink, seat_colour
from tabletome.cli.terminal.shapes import plan_areas, plan_hexes
from tabletome.cli.terminal.sketch import Sketch, tokens
from tabletome.scene import Board, Cell

NARROWEST_MAP = 36
WIDEST_MAP = 72
LEAST_MAP = 12
BELOW_A_MAP = 16
"""Lines that are left to everything else by a map that is drawn as high as it may be."""
GAP = 2
ASIDE = 34
"""What stands beside the boards needs so much width."""

T = TypeVar("T")


class Picture(NamedTuple):
    """A drawn board; the ids of the pieces that found no room on it; the badges and the names of sites that did not."""

    lines: list[Line]
    unseen: set[str]
    left_out: Sequence[Line] = ()
    unnamed: Sequence[Line] = ()

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)


class Drawn(NamedTuple):
    """All boards, drawn side by side as far as they fit, and what their signs mean."""

    lines: list[Line]
    grounds: list[Line]
    """What the grounds and the borders mean."""
    marks: list[Line]
    """What the marks mean, and the badges that found no room, with their places."""
    sites: list[Line]
    """The names of sites that found none."""

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)


def drawn_boards(boards: Sequence[Board], look: Look, targets: Targets) -> Drawn:
    """All boards, with the entries of their legends."""
    if not boards:
        return Drawn([], [], [], [])
    marks = Marks(boards, look)
    room = _room(boards, look)
    pictures = [
        _titled(board, draw_board(board, room if board.kind == "area" else look, marks, targets), look)
        for board in boards
    ]
    unseen = set[str]().union(*(picture.unseen for picture in pictures))
    left_out = [line for picture in pictures for line in picture.left_out]
    unnamed = [line for picture in pictures for line in picture.unnamed]
    grounds = [*_terrain_legend(boards, look), *_border_legend(boards, look)]
    return Drawn(_arranged(pictures, look.width), grounds, [*marks.legend(targets, unseen), *left_out], unnamed)


def draw_boards(boards: Sequence[Board], look: Look, targets: Targets) -> list[Line]:
    """All boards, and under them what the marks and grounds mean."""
    drawn = drawn_boards(boards, look, targets)
    legends = drawn.grounds, drawn.marks, drawn.sites
    return [*drawn.lines, *(line for legend in legends for line in columns(legend, look.width))]


def _room(boards: Sequence[Board], look: Look) -> Look:
    """As much width as each of several maps may take."""
    maps = sum(board.kind == "area" for board in boards)
    if maps < 2:
        return look
    abreast = max(1, min(maps, (look.width + GAP) // (NARROWEST_MAP + GAP)))
    return look.narrower(min(WIDEST_MAP, (look.width + GAP) // abreast - GAP))


def _titled(board: Board, picture: Picture, look: Look) -> Picture:
    title = Line().append(look.say(board.name), f"{TITLE} {'' if board.seat is None else seat_colour(board.seat)}")
    if board.badges:
        title.append("  ").append_text(look.badges(board.badges))
    title.truncate(look.width, overflow="ellipsis")
    return Picture([title, *picture.lines], *picture[1:])


def _arranged(pictures: Iterable[Picture], width: int) -> list[Line]:
    """Pictures in rows, each row as full as the width allows."""
    rows: list[list[Picture]] = []
    free = 0
    for picture in pictures:
        if not rows or picture.width > free:
            rows.append([])
            free = width
        rows[-1].append(picture)
        free -= picture.width + GAP
    return [line for row in rows for line in _abreast(row)]


def _abreast(row: Sequence[Picture]) -> list[Line]:
    lines = []
    for parts in itertools.zip_longest(*(picture.lines for picture in row)):
        line = Line(no_wrap=True)
        for picture, part in zip(row, parts, strict=True):
            if part is not None:
                line.append_text(part)
            line.append(" " * (picture.width - (0 if part is None else part.cell_len) + GAP))
        line.rstrip()
        lines.append(line)
    return lines


def columns(entries: Sequence[Line], width: int) -> list[Line]:
    """Short entries in columns of equal width; what is too long is cut."""
    if not entries:
        return []
    widest = min(width, max(entry.cell_len for entry in entries) + GAP)
    across = max(1, width // widest)
    down = math.ceil(len(entries) / across)
    lines = []
    for row in range(down):
        line = Line(no_wrap=True)
        for entry in entries[row::down]:
            cut = entry.copy()
            cut.truncate(widest - GAP if widest < width else width, overflow="ellipsis", pad=True)
            line.append_text(cut).append(" " * GAP)
        line.rstrip()
        lines.append(line)
    return lines


def _terrain_legend(boards: Iterable[Board], look: Look) -> list[Line]:
    terrains = dict.fromkeys(cell.terrain for board in boards for cell in board.cells if cell.terrain)
    entries = []
    for terrain in terrains:
        colour, symbol = ground(terrain)
        swatch = Line().append(f" {symbol} ", f"{PAPER} on {colour}")
        entries.append(swatch.append(f" {terrain_name(terrain, look)}", TONES["dim"]))
    return entries


def _border_legend(boards: Iterable[Board], look: Look) -> list[Line]:
    """Each kind of line that has a name, as it is drawn: walls, doors, barriers."""
    names = {line.kind: look.say(line.name) for board in boards for line in board.lines if line.name is not None}
    return [border_sign(kind, look).append(f" {name}", TONES["dim"]) for kind, name in names.items()]


def border_sign(kind: str, look: Look) -> Line:
    """A piece of a line of this kind, as it is drawn."""
    drawn = ink(kind)
    by_letter = look.plain or drawn.lettered
    stroke = (drawn.letter or "-") if by_letter else "━" if drawn.weight > 1 else "─"
    return Line().append(stroke * 3, drawn.style)


def terrain_name(terrain: str, look: Look) -> str:
    return look.known(f"terrain-{terrain}") or terrain


def draw_board(board: Board, look: Look, marks: Marks, targets: Targets) -> Picture:
    if board.kind == "track":
        return draw_track(board, look, marks, targets)
    if board.kind == "picture":
        return draw_places(board, look, targets)
    lines_for_map = look.map_lines or max(LEAST_MAP, look.height - BELOW_A_MAP)
    plan = (plan_hexes if board.kind == "hex" else plan_areas)(board, look.width, lines_for_map)
    sketch = Sketch(plan, look, marks, targets)
    sketch.draw(board)
    left_out, unnamed = (_with_places(each, look) for each in (sketch.left_out, sketch.unnamed))
    return Picture(_folded(sketch.canvas.lines(look.plain), look.width), sketch.unseen(board), left_out, unnamed)


def _with_places(left_out: Iterable[tuple[Cell, Line]], look: Look) -> list[Line]:
    return [said.append(f" @{look.say(cell.name) or cell.label}", RULE) for cell, said in left_out]


def _folded(lines: list[Line], width: int) -> list[Line]:
    """A sheet that is too wide, cut into strips one under the other."""
    widest = max((line.cell_len for line in lines), default=0)
    strips = math.ceil(widest / width)
    cuts = [widest * strip // strips for strip in range(1, strips)]
    cut_lines = [line.divide(cuts) for line in lines]
    return [cut[strip] for strip in range(strips) for cut in cut_lines]


def draw_track(board: Board, look: Look, marks: Marks, targets: Targets) -> Picture:
    """Steps of a track as boxes in a row: label above, pieces below."""
    boxes = [_box(cell, look, marks, targets) for cell in board.cells]
    widest = max((line.cell_len for box in boxes for line in box), default=1)
    inside = min(max(widest, 3), look.width - 4)
    abreast = max(1, (look.width - 1) // (inside + 1))
    lines = [line for row in _batches(boxes, abreast) for line in _row_of_boxes(row, inside, look.plain)]
    return Picture(lines, set() if widest <= inside else {piece.id for cell in board.cells for piece in cell.pieces})


def draw_places(board: Board, look: Look, targets: Targets) -> Picture:
    """The places of a picture, one under the other: how they stand, what they are called, where the ways lead."""
    names = {cell.id: cell.label or look.say(cell.name) for cell in board.cells}
    lines = []
    for cell in board.cells:
        on = [names.get(end, "") for line in board.lines if cell.id in line.between[:1] for end in line.between[1:]]
        label = f"{cell.label}. " if cell.label.isdigit() else ""
        parts = [
            Line(PLACE_MARKS[cell.state][look.plain]),
            Line(f"{label}{look.say(cell.name)}"),
            look.choice_mark(targets.get(cell.id, ())),
            *(look.badge(badge) for badge in cell.badges),
            Line(f"{'->' if look.plain else '→'} {', '.join(on)}" if on else "", "dim"),
        ]
        lines += _folded([_joined(parts)], look.width)
    return Picture(lines, set())


PLACE_MARKS = {
    "": ("·", "-"),
    "done": ("✓", "x"),
    "now": ("●", "@"),
    "open": ("○", "o"),
    "shut": ("✗", "#"),
    "unknown": ("?", "?"),
}
"""How a place stands, drawn and in plain letters."""


def _box(cell: Cell, look: Look, marks: Marks, targets: Targets) -> tuple[Line, Line]:
    """The two lines of a step: what it is, and what stands on it."""
    head = [Line(cell.label or look.say(cell.name)), look.choice_mark(targets.get(cell.id, ()))]
    stands = [*(token for token, _ in tokens(cell.pieces, marks)), *(look.badge(badge) for badge in cell.badges)]
    return _joined(head), _joined(stands)


def _joined(parts: Iterable[Line]) -> Line:
    return Line(" ").join(part for part in parts if part.plain)


def _row_of_boxes(boxes: Sequence[tuple[Line, Line]], inside: int, plain: bool) -> list[Line]:
    side = "|" if plain else "│"
    lines = [_rule("+-++" if plain else "┌─┬┐", len(boxes), inside)]
    for parts in zip(*boxes, strict=True):
        line = Line(no_wrap=True).append(side, "dim")
        for part in parts:
            cut = part.copy()
            cut.truncate(inside, overflow="ellipsis")
            cut.align("center", inside)
            line.append_text(cut).append(side, "dim")
        lines.append(line)
    return [*lines, _rule("+-++" if plain else "└─┴┘", len(boxes), inside)]


def _rule(corners: str, boxes: int, inside: int) -> Line:
    left, along, between, right = tuple(corners)
    return Line(left + between.join([along * inside] * boxes) + right, "dim")


def _batches(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(things), size):
        yield things[start : start + size]
