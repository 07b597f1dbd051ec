"""Experience. Rulebook: "Experience". GH-XP"""

from __future__ import annotations

from tabletome.games.gloomhaven.events import GainedXp
from tabletome.games.gloomhaven.state import State


def gain_xp(g: State, hero: int, xp: int) -> None:
    """A character gains so much experience, if it is any. GH-XP-01"""
    if xp:
        g.heroes[hero].xp += xp
        g.emit(GainedXp, g.heroes[hero].name, xp)
