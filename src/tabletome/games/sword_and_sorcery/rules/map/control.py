"""Who controls and who dominates an area. Rulebook: control of areas."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.rules.enemies.traits import has_trait
from tabletome.games.sword_and_sorcery.state import ENEMY, State

HUGE_COUNTS, HUGE_DOWN = 4, 2
"""SS-BEST-11"""


def strengths(g: State, area: int) -> tuple[int, int, bool, bool]:
    """Standing heroes and enemies in an area, and whether each faction has any figure there.

    Always counted anew, never stored: SS-TERR-11. Knocked-down figures are not counted, the companion and hidden
    heroes are; ghost souls are nobody. There is no limit to figures in an area. SS-TERR-08, SS-TERR-09, SS-COMPAN-09,
    SS-DEATH-10
    """
    heroes = enemies = 0
    hero_there = enemy_there = False
    for figure in g.figures:
        if figure.at != area or figure.ghost:
            continue
        if figure.side == ENEMY:
            enemy_there = True
            if has_trait(g, figure.owner, "huge"):
                enemies += HUGE_DOWN if figure.down else HUGE_COUNTS
            elif not figure.down:
                enemies += 1
        else:
            hero_there = True
            heroes += not figure.down
    return heroes, enemies, hero_there, enemy_there


def controls(g: State, side: int, area: int) -> bool:
    """More figures than the other faction, which must have one there. SS-TERR-05, SS-TERR-10"""
    heroes, enemies, hero_there, enemy_there = strengths(g, area)
    if side == ENEMY:
        return hero_there and enemies > heroes
    return enemy_there and heroes > enemies


def dominates(g: State, side: int, area: int) -> bool:
    """At least twice as many; whoever dominates also controls. SS-TERR-06, SS-TERR-07, SS-TERR-09, SS-TERR-10"""
    heroes, enemies, hero_there, enemy_there = strengths(g, area)
    if side == ENEMY:
        return hero_there and enemies > 0 and enemies >= 2 * heroes
    return enemy_there and heroes > 0 and heroes >= 2 * enemies
