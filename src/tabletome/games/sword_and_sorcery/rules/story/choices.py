"""Orders that lead to further orders: save rolls, choices, tests of the quest, paragraphs. SS-NATURE-02"""

from __future__ import annotations

import dataclasses

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Pick
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.terms import CHAOS, LAW, NEUTRAL
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.map.people import person_named
from tabletome.games.sword_and_sorcery.rules.story.orders import (
    Scope,
    carries_out,
    carry_out,
    learn_place,
    living_hero,
    whom,
)
from tabletome.games.sword_and_sorcery.state import NOBODY, State


@carries_out(o.Save)
def roll_saves(g: State, order: o.Save, scope: Scope) -> Script:
    """Everyone concerned rolls for themselves. SS-HERO-09, SS-TRAP-02"""
    for figure in (yield from whom(g, order.who, scope)):
        if g.is_up(figure):
            saved = yield from save_roll(g, figure)
            inner = dataclasses.replace(scope, it=figure)
            yield from carry_out(g, order.success if saved else order.otherwise, inner)


@carries_out(o.ByNature)
def choose_by_nature(g: State, order: o.ByNature, scope: Scope) -> Script:
    """The choice must agree with the active hero's soul nature; in a Soul Storm any will do. SS-NATURE-02, 03, 05"""
    ways = {LAW: order.law, NEUTRAL: order.neutral, CHAOS: order.chaos}
    open_ways = [nature for nature, orders in ways.items() if orders]
    nature = g.heroes[living_hero(g)].card.nature
    if not g.soul_storm:
        if nature in open_ways:
            open_ways = [nature]
        elif nature != NEUTRAL:
            return
    about = {"card": scope.card}
    picked = yield from choose(Decision(g.speaker, "nature", [Pick(nature) for nature in open_ways], about))
    yield from carry_out(g, ways[picked.name], scope)


@carries_out(o.Ask)
def ask_players(g: State, order: o.Ask, scope: Scope) -> Script:
    """What an earlier choice has closed is not offered."""
    ways = {way.name: way.orders for way in order.ways if holds(g, way.needs)}
    picked = yield Decision(g.speaker, "ask", [Pick(name) for name in ways], {"card": scope.card})
    yield from carry_out(g, ways[picked.name], scope)


@carries_out(o.If)
def do_if(g: State, order: o.If, scope: Scope) -> Script:
    learn_by(g, order.test)
    yield from carry_out(g, order.then if holds(g, order.test) else order.otherwise, scope)


def learn_by(g: State, test: str) -> None:
    """What follows from a test shows where something drawn by lot is, or is not."""
    match test.removeprefix("not ").split():
        case ["found", number]:
            learn_place(g, int(number), g.figures[living_hero(g)].at)
        case ["hidden", number, area]:
            learn_place(g, int(number), int(area))


def holds(g: State, test: str) -> bool:
    """Whether a test of the quest is true now; no test always is."""
    match test.split():
        case []:
            return True
        case ["not", *rest]:
            return not holds(g, " ".join(rest))
        case ["remembered", name]:
            return name in g.chronicle
        case ["remembered", name, ">=", number]:
            return g.chronicle.get(name, 0) >= int(number)
        case ["found" | "hidden", *_] | ["leads" | "led" | "taken" | "held", _]:
            return holds_on_the_map(g, test)
        case ["round", ">=", number]:
            return g.round >= int(number)
        case ["heroes", ">", number]:
            return g.heroes_at_start > int(number)
        case ["counter", name, ">=", number]:
            return g.story.counters.get(name, 0) >= int(number)
        case ["alive", tag]:
            return any(enemy.tag == tag and not enemy.dead for enemy in g.enemies) or person_named(g, tag) is not None
        case ["nature", nature]:
            return g.heroes[living_hero(g)].card.nature == nature
        case ["opened", door]:
            return int(door) in g.map.opened
        case ["together"]:
            here = g.figures[living_hero(g)].at
            return all(g.figures[hero].at == here for hero in g.living())
    return g.time == test


def holds_on_the_map(g: State, test: str) -> bool:
    """Tests of who or what is where."""
    match test.split():
        case ["found", number]:
            return g.story.places[int(number)].area == g.figures[living_hero(g)].at
        case ["hidden", number, area]:
            return g.story.places[int(number)].area == int(area)
        case ["leads", name]:
            person = person_named(g, name)
            return person is not None and person.guide == living_hero(g)
        case ["led", name]:
            person = person_named(g, name)
            return person is not None and person.guide != NOBODY
        case ["taken", area]:
            return bool(g.foes_at(int(area))) and not held(g, int(area))
        case ["held", area]:
            return held(g, int(area))
    return False


def held(g: State, area: int) -> bool:
    """A living hero stands there."""
    return any(g.figures[hero].at == area for hero in g.living())


@carries_out(o.Do)
def do_paragraph(g: State, order: o.Do, scope: Scope) -> Script:
    yield from carry_out(g, g.plan.story[order.story], scope)
