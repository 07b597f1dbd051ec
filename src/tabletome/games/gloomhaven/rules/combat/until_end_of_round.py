"""Shield, attack and retaliate that a figure has until the end of the round. GH-ACTIVE-01, GH-MOTHER-06"""

from __future__ import annotations

from tabletome.games.gloomhaven.events import Braced
from tabletome.games.gloomhaven.state import State


def brace(g: State, figure: int, *, shield: int = 0, attack: int = 0, retaliate: int = 0, reach: int = 1) -> None:
    """The figure has this in addition to what it has. GH-SHIELD-02, GH-RETAL-04"""
    it = g.figures[figure]
    it.shield += shield
    it.might += attack
    if retaliate:
        it.retaliate += ((retaliate, reach),)
    for what, by in (("shield", shield), ("attack", attack), ("retaliate", retaliate)):
        if by:
            g.emit(Braced, it.name, it.number, what, by, reach)


def become_hard_to_hit(g: State, figure: int) -> None:
    """Attacks on it have disadvantage until the end of the round."""
    it = g.figures[figure]
    it.avoided = True
    g.emit(Braced, it.name, it.number, "avoided", 0)
