"""The scenario level, and what depends on it, in words.

GH-LEVEL-01, 05, 07, GH-SOLO-02, 03
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.scenario_levels import (
    BONUS_XP,
    GOLD,
    TOP_SCENARIO_LEVEL,
    TRAP_DAMAGE,
)
from tabletome.games.gloomhaven.view import icons
from tabletome.scene import Stat, t


def level_stats(level: int, *, harder: bool) -> list[Stat]:
    """Whoever plays alone or with open hands meets monsters and traps of the next level, for the same gold."""
    monsters = min(level + harder, TOP_SCENARIO_LEVEL)
    return [
        Stat(id=what, name=t(f"stat-{what}"), icon=icon, value=value, base=base if harder else None)
        for what, icon, value, base in (
            ("scenario-level", icons.LEVEL, level, None),
            ("monster-level", icons.MONSTERS, monsters, level),
            ("trap-damage", icons.TRAP, TRAP_DAMAGE[level] + harder, TRAP_DAMAGE[level]),
            ("coin", icons.MONEY, GOLD[level], None),
            ("bonus-xp", icons.XP, BONUS_XP[level], None),
        )
    ]
