"""The backs of the character mats: the event added when the class is unlocked, and at its first retirement. GH-CHAR-04

The six starting classes have no first number. The locked classes are called by their symbols.
"""

from __future__ import annotations

EVENTS: dict[str, tuple[int, int]] = {
    "brute": (0, 42),
    "tinkerer": (0, 43),
    "spellweaver": (0, 44),
    "scoundrel": (0, 45),
    "cragheart": (0, 46),
    "mindthief": (0, 47),
    "sun": (31, 48),
    "three-spears": (32, 49),
    "circles": (33, 50),
    "eclipse": (34, 51),
    "squidface": (35, 52),
    "lightning": (36, 53),
    "music-note": (37, 54),
    "angry-face": (38, 55),
    "saw": (39, 56),
    "triangles": (40, 57),
    "two-mini": (41, 58),
}
