"""Killing outright. GH-ATK-08, GH-AOE-01"""

from __future__ import annotations

from tabletome.engine import Asking
from tabletome.games.gloomhaven.content.notation.abilities import Kill, KillInArea
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.abilities.running_action import mark
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.abilities.words import performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.damage import kill
from tabletome.games.gloomhaven.rules.combat.patterns import lay_pattern
from tabletome.games.gloomhaven.state import OBJECTIVE, State


@performs(Kill)
def kill_one(g: State, hero: int, ability: Kill) -> Asking[bool]:
    """One enemy dies, whatever its hit points, or everyone of whom it is true. GH-ATK-08"""
    near = [
        who
        for who in within(g, hero, g.targets_for(hero), ability.range)
        if g.figures[who].kind != OBJECTIVE and is_true(g, ability.when, hero, who)
    ]
    if ability.everyone:
        for who in near:
            kill(g, who)
        return bool(near)
    chosen = yield from choose_one(g, hero, "kill", near)
    if chosen is None:
        return False
    mark(g, g.figures[chosen].at)
    kill(g, chosen)
    return True


@performs(KillInArea)
def kill_in_area(g: State, hero: int, ability: KillInArea) -> Asking[bool]:
    """Lay the pattern; whoever is weak enough under it dies. GH-AOE-01, GH-ATK-08"""
    covered = yield from lay_pattern(g, hero, ability.area, ability.range)
    killed = 0
    for who in covered:
        if g.figures[who].kind != OBJECTIVE and is_true(g, ability.when, hero, who):
            kill(g, who)
            killed += 1
    gain_xp(g, hero, killed * ability.xp_each)
    return bool(covered)
