"""Small maps for tests, drawn as tiles are.

    here = drawn('''
        11A22B33C
    ''', walls="2|3")
    assert here.sees(1, 2) and not here.sees(1, 3)

Areas go by their digits. Several drawings can lie side by side: `joined` puts each right of the one before it.
"""

from __future__ import annotations

from typing import Any

from tabletome.games.sword_and_sorcery.board import Board, board_of
from tabletome.games.sword_and_sorcery.content.layout import Closure, Laid, Layout
from tabletome.games.sword_and_sorcery.content.tiles import read_side


class Map:
    """A drawn map, with areas by their digits (or, of several drawings, by tile and digit: b.2)."""

    def __init__(self, layout: Layout, opened: frozenset[int] = frozenset()) -> None:
        self.layout = layout
        self.board: Board = board_of(layout, opened)

    def area(self, name: int | str) -> int:
        return self.layout.named[f"t.{name}" if isinstance(name, int) else name]

    def opened(self, *closures: int) -> Map:
        return Map(self.layout, frozenset(closures))

    def near(self, name: int | str) -> set[int]:
        """Areas at attack distance 1, as digits."""
        return {int(self.layout.names[area].partition(".")[2]) for area in self.board.near[self.area(name)]}

    def steps(self, name: int | str) -> set[int]:
        return {int(self.layout.names[area].partition(".")[2]) for area in self.board.steps[self.area(name)]}

    def sees(self, a: int | str, b: int | str, *enemies_in: int | str) -> bool:
        bits = sum(1 << self.area(name) for name in enemies_in)
        return self.board.sees(self.area(a), self.area(b), bits)

    def walk(self, a: int | str, b: int | str) -> int:
        return self.board.walk[self.area(a)][self.area(b)]

    def range(self, a: int | str, b: int | str) -> int:
        return self.board.fly[self.area(a)][self.area(b)]


def drawn(drawing: str, *closures: tuple[str, int, int], turned: int = 0, **marks: Any) -> Map:
    side = read_side("t", "wood", drawing, **marks)
    doors = tuple(Closure(kind, f"t.{a}", f"t.{b}") for kind, a, b in closures)
    return Map(Layout((Laid("t", 0, 0, turned),), doors, {"t": side}))


def joined(*drawings: str, apart: int = 0, closures: tuple[tuple[str, str, str], ...] = ()) -> Map:
    """Tiles a, b, c ... side by side, `apart` squares between them."""
    sides = {letter: read_side(letter, "wood", text) for letter, text in zip("abcdef", drawings, strict=False)}
    laid, x = [], 0
    for letter, side in sides.items():
        laid.append(Laid(letter, x, 0))
        x += side.width + apart
    return Map(Layout(tuple(laid), tuple(Closure(*each) for each in closures), sides))
