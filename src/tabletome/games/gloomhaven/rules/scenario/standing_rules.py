"""Special rules that work again and again: at the start and end of rounds and turns, or as soon as something is so.

Each rule has its entry by type in the table of the moment at which it works. GH-SPECIAL-02, 03, 08
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType, Decision, Script, ask
from tabletome.games.gloomhaven.actions import SKIP, Choose, Skip
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.notation.conditions import BIT, ELEMENTS
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AllRetaliate,
    Blessing,
    DoorsOpen,
    ElementsEachRound,
    LeaveMap,
    Offering,
    Permanent,
    RoundDamage,
    SetUpLater,
    Side,
    TurnEffect,
    TurnMoment,
    Unlocks,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import LeftMap
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, heal, is_immune
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.movement.doors import open_door, set_up
from tabletome.games.gloomhaven.rules.scenario.circumstances import blessed_mark, concerns, is_so, mark_of
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE
from tabletome.games.gloomhaven.state import INERT, OFF, STRONG, State

begins_round: ByType[Callable[[State, Any], Script]] = ByType("begins a round with")
ends_round: ByType[Callable[[State, Any], Script]] = ByType("ends a round with")
ends_turn: ByType[Callable[[State, int, Any], Script]] = ByType("ends a turn with")
"""What happens at the end of a turn of this character."""
ends_any_turn: ByType[Callable[[State, Any], Script]] = ByType("ends every turn with")
"""What happens at the end of everybody's turn."""
watches: ByType[Callable[[State, Any], None]] = ByType("watches")
"""What happens as soon as something is so."""


def watch(g: State) -> None:
    """What happens as soon as something is so."""
    for rule in page(g.scenario).rules:
        if type(rule) in watches:
            watches[type(rule)](g, rule)


# Elements


@begins_round(ElementsEachRound)
@at_once
def set_elements(g: State, rule: ElementsEachRound) -> None:
    """Some are strong, others inert. GH-ELEM-01"""
    if g.round >= rule.first and (g.round - rule.first) % rule.every == 0 and is_so(g, rule.given):
        for state, names in ((STRONG, rule.strong), (INERT, rule.inert)):
            for name in names:
                g.elements[ELEMENTS.index(name)] = state


# Damage and healing


@begins_round(RoundDamage)
def hurt_at_start(g: State, rule: RoundDamage) -> Script:
    if rule.at_start:
        yield from hurt_all(g, rule)


@ends_round(RoundDamage)
def hurt_at_end(g: State, rule: RoundDamage) -> Script:
    if not rule.at_start:
        yield from hurt_all(g, rule)


def hurt_all(g: State, rule: RoundDamage) -> Script:
    """Everybody concerned suffers it, one after the other. GH-DMG-01"""
    if g.round < rule.first or not is_so(g, rule.given):
        return
    damage = rule.damage.value(C=g.characters, L=g.level)
    hexes = g.plan.hexes_of_tile(rule.tile) if rule.tile else None
    for who in list(g.on_map()):
        if concerns(g, rule.whom, who) and (hexes is None or g.figures[who].at in hexes):
            yield from suffer(g, who, damage)


def work_in_turn(g: State, who: int, moment: TurnMoment) -> Script:
    """What special rules do at this moment of a figure's turn."""
    for rule in page(g.scenario).rules:
        if isinstance(rule, TurnEffect) and rule.moment is moment and is_touched(g, who, rule):
            if rule.damage is not None:
                yield from suffer(g, who, rule.damage.value(C=g.characters, L=g.level))
            if rule.heal and g.figures[who].is_on_map:
                heal(g, who, rule.heal)


@ends_turn(Blessing)
@at_once
def take_blessing(g: State, hero: int, rule: Blessing) -> None:
    """A character that ends a turn on lettered water has what the page promises, and the water is gone."""
    at = g.figures[hero].at
    if at in g.plan.marked(rule.place) and at in g.difficult and blessed_mark(hero) not in g.tally:
        g.note(blessed_mark(hero))
        g.difficult -= {at}


def is_touched(g: State, who: int, rule: TurnEffect) -> bool:
    """Whether a figure on the map is one of those concerned, and near enough to where it works."""
    at = g.figures[who].at
    if not g.figures[who].is_on_map or not concerns(g, rule.whom, who) or not is_so(g, rule.given):
        return False
    if rule.terrain:
        return at in g.plan.terrain(rule.terrain)
    if rule.token or rule.place:
        places = [each.at for each in g.figures if each.name == rule.token and each.is_on_map]
        places += g.plan.marked(rule.place)
        return any(g.board.distance(at, place) <= rule.reach for place in places)
    return True


# Doors


@begins_round(DoorsOpen)
@at_once
def open_at_start(g: State, rule: DoorsOpen) -> None:
    if rule.at_start_of == g.round:
        open_all(g, rule)


@ends_round(DoorsOpen)
@at_once
def open_at_end(g: State, rule: DoorsOpen) -> None:
    if rule.at_end_of == g.round:
        open_all(g, rule)


@watches(DoorsOpen)
def open_when_so(g: State, rule: DoorsOpen) -> None:
    if rule.given is not None and is_so(g, rule.given):
        open_all(g, rule)


def open_all(g: State, rule: DoorsOpen) -> None:
    """The doors of a rule open by themselves. GH-SPECIAL-03, GH-DOOR-01"""
    somebody = next((hero for hero in range(len(g.heroes)) if g.figures[hero].is_on_map), 0)
    for door in rule.doors:
        for number in sorted((g.plan.doors_between(door) - g.opened) | (g.plan.doors_between(door) & g.locked)):
            open_door(g, number, somebody)


@watches(Unlocks)
def unlock_when_so(g: State, rule: Unlocks) -> None:
    """Doors are no longer locked. GH-SPECIAL-03"""
    if is_so(g, rule.given):
        g.locked -= frozenset().union(*(g.plan.doors_between(door) for door in rule.doors))


# Leaving


@ends_round(LeaveMap)
@at_once
def leave_by_exit(g: State, rule: LeaveMap) -> None:
    """Whoever stands there is out of the scenario, and what they have summoned; that is no exhaustion."""
    if not is_so(g, rule.given):
        return
    for hero in range(len(g.heroes)):
        if g.figures[hero].at in g.plan.marked(rule.place):
            g.escaped |= {hero}
            for figure in g.figures:
                if figure.hero == hero:
                    figure.at = OFF
            g.emit(LeftMap, g.heroes[hero].name, rule="GH-SPECIAL-08")


# Offerings


@ends_turn(Offering)
def make_offering(g: State, hero: int, rule: Offering) -> Script:
    """Beside the place a character may give away a goal treasure, so that the boss suffers. GH-SPECIAL-08"""
    at = g.figures[hero].at
    bosses = [who for who in g.on_map() if g.figures[who].name == rule.boss]
    mark = f"offered {hero}"
    if not bosses or not any(place in g.board.near[at] for place in g.plan.marked(rule.place)):
        return
    if g.heroes[hero].treasures.count(GOAL_TREASURE) <= g.counted(mark):
        return
    options: list[Choose | Skip] = [*(Choose(who) for who in bosses), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "offering", options, {"hero": hero}))
    if isinstance(chosen, Choose):
        g.count(mark)
        yield from suffer(g, chosen.figure, rule.damage.value(C=g.characters, L=g.level))


# What is so for good


@watches(Permanent)
def have_for_good(g: State, rule: Permanent) -> None:
    """Whoever has come onto the map has the condition too, unless it is immune. GH-RDUN-09, GH-COND-03"""
    for who in g.on_map():
        if concerns(g, rule.whom, who) and not is_immune(g, who, rule.condition):
            g.figures[who].conditions |= BIT[rule.condition]


@watches(AllRetaliate)
def retaliate_always(g: State, rule: AllRetaliate) -> None:
    """Whoever has come onto the map, and everyone again in each round. GH-RDUN-09, GH-RETAL-01"""
    for who in g.on_map():
        figure = g.figures[who]
        if concerns(g, Side.MONSTERS, who) and (rule.by, rule.reach) not in figure.effects.retaliate:
            add_until_end_of_round(g, who, retaliate=rule.by, reach=rule.reach)


# Monsters that come later


@watches(SetUpLater)
def set_up_when_so(g: State, rule: SetUpLater) -> None:
    """The monsters of this rule join the round, if their room is revealed. GH-DOOR-05"""
    room = g.plan.room_of_tile(rule.tile)
    if mark_of(rule) not in g.tally and room in revealed_rooms(g.plan, g.opened) and is_so(g, rule.given):
        if rule.at_end and g.phase != phases.CLEANUP:
            return
        set_up(g, rule, room)
