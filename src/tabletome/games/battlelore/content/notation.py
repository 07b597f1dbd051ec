"""Words that all content of the game shares: colours, die faces, council members, where facts come from."""

from __future__ import annotations

from typing import Literal

Source = Literal["book", "public", "mixed", "original"]

GREEN, BLUE, RED, STRIKE, LORE, FLAG = FACES = range(6)
"""The six faces of a battle die, one each: three helmets, the Bonus Strike, Lore and the flag. BL-DICE-03"""
FACE_NAMES = ("green", "blue", "red", "strike", "lore", "flag")
COLOURS = FACE_NAMES[:3]
"""The three troop types: irregular, regular, heavy. BL-UNIT-07"""

COMMANDER, WIZARD, ROGUE, CLERIC, WARRIOR = MEMBERS = range(5)
"""The places on a War Council sheet. BL-COMP-08, BL-COUNCIL-09"""
MEMBER_NAMES = ("commander", "wizard", "rogue", "cleric", "warrior")
CLASSES = (WIZARD, ROGUE, CLERIC, WARRIOR)
"""Lore Masters: each has Lore cards of his own. BL-LCARD-02"""

LORE_TOKENS = 36
"""All Lore there is. BL-COMP-09"""
