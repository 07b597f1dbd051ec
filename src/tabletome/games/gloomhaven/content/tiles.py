"""The map tiles, side by side: a full hex is a dot, and every other row is shifted half a hex to the right. GH-COMP-01

Both sides of most tiles have the same shape. All facts are public.
"""

from __future__ import annotations

import functools

from tabletome.geometry import Hex
from tabletome.geometry.textboard import parse_board

DRAWINGS: dict[str, str] = {
    "a1a a1b a2a a2b a3a a3b a4a a4b": """
        _ _ _ _ _
         . . . . _
        . . . . .
         _ _ _ _ _
    """,
    "b1a b1b b2a b2b b3a b3b b4a b4b": """
        . . . .
         . . . _
        . . . .
         . . . _
    """,
    "c1a c1b c2a c2b": """
        _ . . _
         . . . _
        . . . .
         . . . _
    """,
    "d1a d1b d2a d2b": """
        _ . . . _
         . . . . _
        . . . . .
         . . . . _
        _ . . . _
    """,
    "e1a e1b": """
        _ . . . .
         . . . . .
        _ . . . .
         . . . . .
        _ . . . .
    """,
    "f1a f1b": """
        . . .
         . . _
        . . .
         . . _
        . . .
         . . _
        . . .
         . . _
        . . .
    """,
    "g1a g1b g2a g2b": """
        . . . . . . . .
         . . . . . . . _
        . . . . . . . .
    """,
    "h1a h1b h2a h2b h3a h3b": """
        _ . . . . . .
         . . . . . . .
        _ _ _ . . _ _
         _ _ . . . _ _
        _ _ _ . . _ _
         _ _ . . . _ _
        _ _ _ . . _ _
    """,
    "i1a i1b i2a i2b": """
        . . . . . .
         . . . . . _
        . . . . . .
         . . . . . _
        . . . . . .
    """,
    "j1a j2a": """
        _ _ _ _ _ _ . _
         _ _ _ _ _ . . .
        _ _ _ _ _ . . .
         _ _ _ _ . . . _
        . . . . . . . _
         . . . . . . _ _
        . . . . . _ _ _
    """,
    "j1b j2b": """
        . . . . . _ _ _
         . . . . . . _ _
        . . . . . . . _
         _ _ _ _ . . . _
        _ _ _ _ _ . . .
         _ _ _ _ _ . . .
        _ _ _ _ _ _ . _
    """,
    "j1ba": """
        _ _ _ _ _ _ _ _
         _ _ _ _ . . _ _
        _ _ _ _ . . . _
         _ _ _ _ . . . _
        _ _ _ _ _ . . .
         _ _ _ _ _ . _ _
        _ _ _ _ _ _ _ _
    """,
    "j1bb": """
        . . . . . _ _ _
         . . . . _ _ _ _
        . . . . _ _ _ _
         _ _ _ _ _ _ _ _
        _ _ _ _ _ _ _ _
         _ _ _ _ _ _ _ _
        _ _ _ _ _ _ _ _
    """,
    "k1a k1b k2a k2b": """
        _ _ . . . . _ _
         _ . . . . . _ _
        _ . . . . . . _
         . . . _ . . . _
        . . . _ _ . . .
         . . _ _ _ . . _
    """,
    "l1a l1b l2a l2b l3a l3b": """
        . . . . .
         . . . . _
        . . . . .
         . . . . _
        . . . . .
         . . . . _
        . . . . .
    """,
    "m1a m1b": """
        _ . . . . _
         . . . . . _
        . . . . . .
         . . . . . _
        . . . . . .
         . . . . . _
        _ . . . . _
    """,
    "n1a n1b": """
        . . . . . . . .
         . . . . . . . _
        . . . . . . . .
         . . . . . . . _
        . . . . . . . .
         . . . . . . . _
        . . . . . . . .
    """,
}
"""The sides that share a shape, and the shape."""

SIDES: dict[str, str] = {side: drawing for sides, drawing in DRAWINGS.items() for side in sides.split()}
"""The drawing of each side."""


@functools.cache
def tile_hexes(side: str) -> tuple[Hex, ...]:
    """The full hexes of a tile side, the first hex of its drawing at the origin."""
    if side.startswith("empty"):
        return ()
    drawing = "\n".join(line[8:] for line in SIDES[side].splitlines())
    return tuple(h for h, token in parse_board(drawing.replace("_", "x")).items() if token == ".")
