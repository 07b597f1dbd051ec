"""How heroes walk: what a step costs, and what happens on the way. Rulebook: movement. SS-MOVE-01"""

from __future__ import annotations

from tabletome.engine import Action, Script
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.notation.passives import MovementPoints
from tabletome.games.sword_and_sorcery.events import Recovered
from tabletome.games.sword_and_sorcery.rules.combat.conditions import may_start
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import evade, readiness
from tabletome.games.sword_and_sorcery.rules.heroes.gear import passive
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import STUN, State

DIFFICULT_COST = 2
"""SS-TERR-18"""


def movement_points(g: State, hero: int) -> int:
    """The points of a whole Movement. SS-HERO-11, SS-MOVE-08"""
    sheet = g.heroes[hero]
    return sheet.card.move + passive(sheet, MovementPoints) + g.lasting("hero-move")


def points_left(g: State, hero: int) -> int:
    """What a step may cost now: the rest of a Movement, or a whole one not yet begun."""
    if g.turn.movement_open:
        return g.turn.movement_points
    if g.turn.movement_begun or not may_start(g, hero):
        return 0
    return g.turn.movement_points + movement_points(g, hero)


def step_cost(g: State, area: int) -> int:
    """One point, two into a difficult area. SS-MOVE-01, SS-MOVE-02, SS-MOVE-04, SS-TERR-14, SS-TERR-18, SS-TERR-21"""
    return DIFFICULT_COST if g.board.terrain(area) == "difficult" else 1


def move_options(g: State, hero: int) -> list[Action]:
    """Steps into adjacent areas; whoever lies must get up first. SS-MOVE-03, 05, SS-COND-07, SS-TERR-08"""
    points = points_left(g, hero)
    it = g.figures[hero]
    if points <= 0:
        return []
    if it.down:
        return [a.STAND_UP]
    steps = g.board.steps[it.at]
    if points >= DIFFICULT_COST:
        return [a.GO[area] for area in steps]
    return [a.GO[area] for area in steps if step_cost(g, area) <= points]


def step(g: State, hero: int, area: int) -> Script:
    """Evade where enemies are, then enter; the points are spent on leaving. SS-MOVE-12, SS-MOVE-13, SS-MOVE-14"""
    it = g.figures[hero]
    if g.foes_at(it.at):
        yield from evade(g, hero)
        if not g.is_up(hero) or it.down or it.conditions & STUN or area not in g.board.steps[it.at]:
            return
    g.turn.movement_points -= step_cost(g, area)
    g.turn.left_lying = None
    put_in(g, hero, area)
    if g.is_up(hero):
        yield from resolve_due(g)
    if g.is_up(hero) and it.at == area and not g.story.result:
        yield from readiness(g, hero)


def stand_up(g: State, hero: int) -> None:
    """The figure is set upright. SS-COND-07, SS-COND-08"""
    g.figures[hero].down = False
    g.emit(Recovered, g.heroes[hero].name, "knockdown", rule="SS-COND-07")
