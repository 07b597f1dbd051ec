"""Conditions and elements. GH-COND, GH-ELEM-01"""

from __future__ import annotations

# Conditions are bits, so that a figure's conditions are one number.
POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN = (1 << bit for bit in range(8))
PHASED = 1 << 8
"""No condition: a hero who stands in an obstacle by the power of an item, unseen there."""
UNSEEN = INVISIBLE | PHASED
CONDITIONS = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
CURSE, BLESS = "curse", "bless"
BIT = {name: 1 << bit for bit, name in enumerate(CONDITIONS)}
END_OF_NEXT_TURN = IMMOBILIZE | DISARM | STUN | MUDDLE | INVISIBLE | STRENGTHEN
"""Those that are removed at the end of the figure's next turn."""
NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", CURSE)

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
"""Each is inert, waning or strong. GH-ELEM-01"""
ANY_ELEMENT = "any"
