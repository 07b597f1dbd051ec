"""The patterns of area attacks: `x` a red hex, `@` the grey one, where the attacker stands. GH-AOE-03, 04"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import area

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
