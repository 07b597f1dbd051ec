"""The patterns of area attacks: `x` a red hex, `@` the grey one, where the attacker stands. GH-AOE-03, 04"""

from __future__ import annotations

from typing import NamedTuple

from tabletome.geometry import Hex, Shape, find, parse_board, sub


class Area(NamedTuple):
    """A pattern of red hexes. With a grey hex (the origin) it is melee, without one ranged. GH-AOE-03, 04"""

    hexes: Shape
    grey: bool


def area(drawing: str) -> Area:
    """A pattern: `x` a red hex, `@` the grey one. GH-AOE-03, 04"""
    drawn = parse_board(drawing)
    grey = "@" in drawn.values()
    origin = find(drawn, "@") if grey else next(h for h, token in drawn.items() if token == "x")
    return Area(frozenset(Hex(*sub(h, origin)) for h, token in drawn.items() if token == "x"), grey)


TRIANGLE = area("""
    . x
     x x
""")
SEVEN = area("""
    . x x
     x x x
    . x x
""")
ALL_AROUND = area("""
    . x x
     x @ x
    . x x
""")
LONG_LINE = area("""
    . . . x
     . . x .
    . . x .
     . x . .
    . x . .
     @ . . .
""")
WEDGE = area("""
    . x x
     @ x .
""")
TWO_IN_LINE = area("""
    . x
     x .
    @ .
""")
TWO_ADJACENT = area("""
    . x
     @ x
""")
THREE_IN_LINE = area("""
    @ .
     x .
    . x
     . x
""")
SPREAD = area("""
    . x .
     x x .
    @ x x
""")
BIG_WEDGE = area("""
    . x x
     @ x x
    . x x
""")
ARC = area("""
    . x
     @ x
    . x
""")
FLAMES = area("""
     x x
    @ x
""")
SKEWER = area("""
    . .
     . x
    . x
     @ .
""")
CONE = area("""
    @ x x x
     x x x .
    . x x .
     . x . .
""")
WIDE_CONE = area("""
    . . @ x x x
     . x x x x .
    . x x x x .
     x x x x . .
""")
RHOMBUS = area("""
    x x
     x x
""")
SCOURGE = area("""
     x x x
    x x x x
     x x x
    . x x
""")
OPPOSITE = area("""
    . . x
     . @ .
    . x .
""")
PUMMEL = area("""
    . . x
     x @ x
    . x .
""")
FIVE_IN_LINE = area("""
    . . x
     . x .
    . x .
     x .
    x .
""")
BLAST = area("""
    . . . .
     x x x .
    x x x x
     x x x .
    . x x .
""")
BLIZZARD = area("""
    . . . .
     . . x x
    . . x x
     . x x .
    . x x .
""")
BALLISTA = area("""
    . x . .
     . x . .
    . . x .
     . . x .
    . . . x
     . . . @
""")
