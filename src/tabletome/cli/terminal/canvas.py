"""A sheet of characters to draw on: coloured ground, lines finer than a character, and text on top.

Lines are strokes of dots, eight to a character, shown as Braille patterns; in plain text each character takes the
nearest of the strokes - | / \\ instead.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from rich.text import Text as Line

from tabletome.cli.terminal.palette import Ink
from tabletome.scene import Point

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a Braille pattern, by row and column."""
BRAILLE = 0x2800


class Canvas:
    """Characters in rows. Coordinates are in characters from the top left corner; a point may lie within one."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[""] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._grounds = [[""] * width for _ in range(height)]
        self._dots: dict[tuple[int, int], int] = {}
        self._inks: dict[tuple[int, int], Ink] = {}

    def paint(self, x: int, y: int, colour: str) -> None:
        """Give a character a ground."""
        self._grounds[y][x] = colour

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what does not fit on the sheet is lost."""
        for place, letter in enumerate(text, x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self._letters[y][place] = letter
                self._styles[y][place] = style

    def is_free(self, x: int, y: int) -> bool:
        """Nothing is written here and no line passes."""
        return not self._letters[y][x] and (x, y) not in self._dots

    def stroke(self, points: Sequence[Point], ink: Ink) -> None:
        """Draw a line through these points."""
        for start, end in itertools.pairwise(points):
            for x, y in _steps(start, end):
                for shift in range(ink.weight):
                    self._dot(x + shift, y, ink)

    def _dot(self, x: int, y: int, ink: Ink) -> None:
        x, y = min(max(x, 0), self.width * 2 - 1), min(max(y, 0), self.height * 4 - 1)
        place = (x // 2, y // 4)
        self._dots[place] = self._dots.get(place, 0) | DOTS[y % 4][x % 2]
        self._inks[place] = ink

    def lines(self, plain: bool) -> list[Line]:
        return [self._line(y, plain) for y in range(self.height)]

    def _line(self, y: int, plain: bool) -> Line:
        line = Line(no_wrap=True, end="")
        shown = (self._shown(x, y, plain) for x in range(self.width))
        for style, run in itertools.groupby(shown, key=lambda each: each[1]):
            line.append("".join(letter for letter, _ in run), style)
        return line

    def _shown(self, x: int, y: int, plain: bool) -> tuple[str, str]:
        letter, style, ground = self._letters[y][x], self._styles[y][x], self._grounds[y][x]
        bits = self._dots.get((x, y), 0)
        if not letter and bits:
            ink = self._inks[x, y]
            letter, style = _stroke(bits, ink, plain), ink.style
        if ground and " on " not in style:
            style = f"{style} on {ground}".strip()
        return letter or " ", style


def _steps(start: Point, end: Point) -> Iterable[tuple[int, int]]:
    """The dots nearest to a straight line."""
    (x0, y0), (x1, y1) = ((x * 2, y * 4) for x, y in (start, end))
    count = max(1, math.ceil(max(abs(x1 - x0), abs(y1 - y0))))
    for step in range(count + 1):
        part = step / count
        yield math.floor(x0 + (x1 - x0) * part), math.floor(y0 + (y1 - y0) * part)


def _stroke(bits: int, ink: Ink, plain: bool) -> str:
    """The letter of a line that has one, or the character that looks most like these dots."""
    if ink.letter and (plain or ink.lettered):
        return ink.letter
    return ascii_stroke(bits) if plain else chr(BRAILLE + bits)


def ascii_stroke(bits: int) -> str:
    """The character of plain text that looks most like these dots."""
    left, right = ([row for row in range(4) if bits & DOTS[row][column]] for column in (0, 1))
    if not left or not right:
        return "|" if len(left + right) > 1 else "."
    slope = sum(right) / len(right) - sum(left) / len(left)
    if abs(slope) >= 0.5:
        return "\\" if slope > 0 else "/"
    if len({*left, *right}) > 2:
        return "|"
    return "_" if min(left + right) == 3 else "-"
