"""The faces of the two dice. The pictures are lost: this is the stated distribution, in one place.

A red die hits 0.8 times, a blue one 0.3 times and shows a shield on half of its faces. Every result that the worked
examples of the book need can fall.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, LEGEND, MAGIC, MISS, SHIELD, SKILL

RED_DIE, BLUE_DIE = 0, 1
COLOURS = ("red", "blue")
SIDES = 10
"""SS-ICON-01"""

RED_FACES: tuple[tuple[int, ...], ...] = (
    (HIT,), (HIT,), (HIT, HIT), (HIT, SKILL), (HIT, SKILL), (HIT, MAGIC), (HIT, LEGEND), (SKILL,), (MAGIC,), (MISS,),
)  # fmt: skip
BLUE_FACES: tuple[tuple[int, ...], ...] = (
    (SHIELD,), (SHIELD,), (SHIELD, SKILL), (SHIELD, MAGIC), (HIT, SHIELD), (HIT, MAGIC), (HIT, SKILL), (SKILL, MAGIC),
    (LEGEND,), (MISS,),
)  # fmt: skip
FACES = (RED_FACES, BLUE_FACES)
"""SS-ICON-14"""
