"""The powers of Creatures. BL-CREAT-24"""

from __future__ import annotations

import enum


class Power(enum.Enum):
    """What a Creature can do with the Lore that it rolls."""

    WEB = "web"
    """The target is caught until it is freed. BL-SPIDER-02"""
    POISON = "poison"
    """Lore hits the target to the end of the game. BL-SPIDER-09"""
    HURL = "hurl"
    """The target is driven back two hexes for each Lore."""
    TREMOR = "tremor"
    """All units beside the Creature retreat a hex for each Lore."""
    EARTHQUAKE = "earthquake"
    """All units beside the Creature are hit and retreat."""


REPEATED = frozenset({Power.HURL, Power.TREMOR})
"""Powers that can be used again with each further Lore of the same roll."""
