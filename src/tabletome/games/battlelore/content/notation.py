"""Words that all content of the game shares: colours, die faces, council members, moments, where facts come from."""

from __future__ import annotations

from typing import Literal

Source = Literal["book", "public", "original"]

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

# When a Lore card can be played: the moments that the cards print. BL-LPHASE
WITH = "with-command"  # BL-LPHASE-01
INSTEAD = "instead-of-command"  # BL-LPHASE-02
VS_COMMAND = "vs-command"  # BL-LPHASE-03
ORDERS = "orders"  # BL-LPHASE-04
VS_ORDERS = "vs-orders"  # BL-LPHASE-05
MOVEMENT = "movement"  # BL-LPHASE-06
VS_MOVE = "vs-move"  # BL-LPHASE-07
IN_BATTLE = "in-battle"  # BL-LPHASE-08
DEFENDING = "defending"  # BL-LPHASE-09
IN_MELEE = "in-melee"  # BL-LPHASE-11
IN_RANGED = "in-ranged"  # BL-LPHASE-12
BEFORE_ROLL = "before-roll"  # BL-LPHASE-13
AFTER_ROLL = "after-roll"  # BL-LPHASE-14
VS_LORE = "vs-lore"
WITH_LORE = "with-lore"
WINDOWS = (
    WITH, INSTEAD, VS_COMMAND, ORDERS, VS_ORDERS, MOVEMENT, VS_MOVE,
    IN_BATTLE, DEFENDING, IN_MELEE, IN_RANGED, BEFORE_ROLL, AFTER_ROLL, VS_LORE, WITH_LORE,
)  # fmt: skip
REACTIONS = frozenset({VS_COMMAND, VS_ORDERS, VS_MOVE, DEFENDING, BEFORE_ROLL, AFTER_ROLL, VS_LORE})
"""Cards with a light background: playable in the opponent's turn. BL-LCARD-05, BL-LPLAY-04"""
