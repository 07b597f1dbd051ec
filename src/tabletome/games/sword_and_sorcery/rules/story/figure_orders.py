"""Orders that concern figures: wounds, healing, conditions, attacks, being moved. SS-EVENT-11, SS-GOLD-06"""

from __future__ import annotations

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Pick
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.rules.combat.attack import attack
from tabletome.games.sword_and_sorcery.rules.combat.conditions import (
    afflict,
    conditions_of,
    cure,
    draw_critical,
    ignite,
)
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import evade, resolve_fallen
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import reveal_shadows
from tabletome.games.sword_and_sorcery.rules.map.movement import push
from tabletome.games.sword_and_sorcery.rules.story.orders import Scope, area_meant, carries_out, whom
from tabletome.games.sword_and_sorcery.state import NOBODY, OFF, THE_CARD, State


@carries_out(o.Lose)
def suffer_wounds(g: State, order: o.Lose, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        lose_hp(g, figure, order.hp)
    yield from resolve_fallen(g)


@carries_out(o.Recover)
def recover_hp(g: State, order: o.Recover, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        recover(g, figure, order.hp)


@carries_out(o.Suffer)
def suffer_condition(g: State, order: o.Suffer, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        afflict(g, figure, order.condition)


@carries_out(o.Burn)
def catch_fire(g: State, order: o.Burn, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        ignite(g, figure, order.level)


@carries_out(o.Wounded)
def draw_criticals(g: State, order: o.Wounded, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        draw_critical(g, figure)
    yield from resolve_fallen(g)


@carries_out(o.Cure)
def cure_conditions(g: State, order: o.Cure, scope: Scope) -> Script:
    """One condition of the owner's choice, or all. SS-COND-04"""
    for figure in (yield from whom(g, order.who, scope)):
        found = conditions_of(g, figure)
        if found and not order.all:
            options = [Pick(condition) for condition in found]
            chosen = yield from choose(Decision(g.seat_for(figure), "cure", options, {"figure": figure}))
            found = [chosen.name]
        for condition in found:
            cure(g, figure, condition)


@carries_out(o.Struck)
def be_attacked(g: State, order: o.Struck, scope: Scope) -> Script:
    """The card itself attacks; its targets defend normally. SS-COMBAT-26"""
    value = (order.hits, order.red, order.blue)
    for figure in (yield from whom(g, order.who, scope)):
        if g.is_up(figure):
            yield from attack(g, Strike(NOBODY, figure, scope.card or THE_CARD, value, order.damage))
            yield from resolve_fallen(g)


@carries_out(o.Bashed)
def be_pushed(g: State, order: o.Bashed, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        yield from push(g, figure)


@carries_out(o.MoveHeroes)
def move_heroes(g: State, order: o.MoveHeroes, scope: Scope) -> Script:
    """Whoever is made to leave an area with enemies must evade; ghost souls come along. SS-MOVE-10"""
    area = area_meant(g, order.area, scope)
    figures = yield from whom(g, order.who, scope)
    for figure in figures:
        if g.is_engaged(figure):
            yield from evade(g, figure)
    if order.who == "each-hero":
        figures = [*range(len(g.heroes)), *(figure for figure in figures if figure == g.companion)]
    for figure in figures:
        it = g.figures[figure]
        if it.is_on_map:
            it.came_from, it.at = OFF, area
    reveal_shadows(g)
