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
    """The target gets a flag more."""
    CRUSH = "crush"
    """The target takes two hits more."""
    QUAKE = "quake"
    """All other enemies beside the Creature may lose figures."""
