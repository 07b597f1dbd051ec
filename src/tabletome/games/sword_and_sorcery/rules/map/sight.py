"""Who sees what. Rulebook: line of sight. SS-LOS-01, SS-LOS-03, SS-LOS-04, SS-LOS-06"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.rules.story.lasting import in_force
from tabletome.games.sword_and_sorcery.state import BLIND, State


def hero_sees(g: State, figure: int, area: int) -> bool:
    """Enemy figures in between block a hero's sight; cards may shorten it. SS-LOS-03, SS-LOS-06"""
    at = g.figures[figure].at
    board = g.board
    if not board.sees(at, area, g.blockers()):
        return False
    return all(board.fly[at][area] <= limit for limit in in_force(g, "hero-sight"))


def enemy_sees(g: State, figure: int, area: int) -> bool:
    """Nobody blocks an enemy's sight; a blinded one sees nobody. SS-LOS-04, SS-ECOND-06"""
    it = g.figures[figure]
    return not it.conditions & BLIND and g.board.sees(it.at, area)
