"""What the pages say that one character plays alone: doors that shut, false friends, fumes, waves of enemies, the
wounded. GH-SPECIAL-01, 07, 08"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, choose
from tabletome.games.gloomhaven.actions import Place
from tabletome.games.gloomhaven.content.notation.abilities import SummonMonster
from tabletome.games.gloomhaven.content.notation.conditions import BIT
from tabletome.games.gloomhaven.content.notation.ranks import ONE_NORMAL
from tabletome.games.gloomhaven.content.notation.scenarios import AllSpawned
from tabletome.games.gloomhaven.content.notation.special_rules import (
    Fumes,
    NoEnemies,
    Opened,
    Regroups,
    RoundCondition,
    ShutsBehind,
    Stands,
    TurnsCoat,
    Wounded,
)
from tabletome.games.gloomhaven.events import ChangedSides, Moved
from tabletome.games.gloomhaven.rules.abilities.summons import summon_one
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.movement.held_doors import nearest_empties
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so, revealed_mark
from tabletome.games.gloomhaven.rules.scenario.goals import bring_to_safety, is_met
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle, settles
from tabletome.games.gloomhaven.rules.scenario.standing_rules import begins_round, ends_round, watches
from tabletome.games.gloomhaven.state import HERO, NOBODY, NORMAL, OFF, Calling, Crushed, Figure, Fuming, State

# Doors and false friends


@watches(ShutsBehind)
def shut_behind(g: State, rule: ShutsBehind) -> None:
    """The door shuts once, and is locked; whoever is in it is crushed. GH-SPECIAL-03"""
    mark = f"shut {rule.door}"
    if mark in g.tally or not is_so(g, rule.given):
        return
    g.note(mark)
    for number in sorted((g.plan.doors_between(rule.door) & g.opened) - g.locked):
        at = g.plan.doors[number].at
        who = g.standing_at(at)
        if who is not None:
            g.pending += (Crushed(who, tuple(nearest_empties(g, at))),)
        g.locked |= {number}


@watches(TurnsCoat)
def turn_coat(g: State, rule: TurnsCoat) -> None:
    """The ally is an enemy from now on, of the characters and of their enemies, with the hit points that are left."""
    for figure in g.figures:
        if figure.name == rule.token and figure.is_on_map and not figure.hostile and is_so(g, rule.given):
            figure.hostile = True
            g.emit(ChangedSides, figure.name, figure.number, rule="GH-SPECIAL-07")


# Fumes and shadows


@watches(Fumes)
def breathe_first(g: State, rule: Fumes) -> None:
    """When the door has opened everyone suffers once. GH-SPECIAL-02"""
    mark = fumes_mark(rule)
    if mark not in g.tally and is_so(g, Opened(rule.door)):
        g.note(mark)
        g.pending += (Fuming(rule.first, rule.condition),)


def fumes_mark(rule: Fumes) -> str:
    """Under which name it is noted that the fumes are there."""
    return f"fumes {rule.door}"


@settles(Fuming)
def suffer_fumes(g: State, due: Fuming) -> Script:
    """Damage first, then the condition. GH-SPECIAL-08"""
    for hero in range(len(g.heroes)):
        yield from suffer(g, hero, due.damage)
        give(g, hero, due.condition)


@ends_round(Fumes)
def breathe(g: State, rule: Fumes) -> Script:
    """As long as a token stands: the condition, or damage for whoever has it already. GH-SPECIAL-08"""
    if fumes_mark(rule) not in g.tally or not is_so(g, Stands(rule.token)):
        return
    for hero in range(len(g.heroes)):
        if g.figures[hero].is_on_map and g.figures[hero].conditions & BIT[rule.condition]:
            yield from suffer(g, hero, rule.later)
        else:
            give(g, hero, rule.condition)


@begins_round(RoundCondition)
@at_once
def gain_each_round(g: State, rule: RoundCondition) -> None:
    """All monsters of the name on the map gain it, for a turn of theirs. GH-COND-01"""
    for who in list(g.on_map()):
        if g.figures[who].name == rule.monster:
            give(g, who, rule.condition)
            g.figures[who].gained_this_turn &= ~BIT[rule.condition]


@settles(Calling)
def summon_instead(g: State, due: Calling) -> Script:
    """A normal monster beside the summoner. GH-MOTHER-03"""
    yield from summon_one(g, due.figure, SummonMonster(due.monster, ONE_NORMAL), NORMAL)


# Waves


@ends_round(Regroups)
def regroup(g: State, rule: Regroups) -> Script:
    """Between two waves everybody goes back; damage and conditions stay. GH-SPECIAL-08

    Where a summoned ally stands in the way, it is as near as can be. GH-SETUP-05
    """
    if not is_so(g, NoEnemies()) or is_met(g, AllSpawned()):
        return
    allies = [who for who in g.on_map() if g.figures[who].name == rule.ally]
    left = list(g.plan.marked(rule.place))
    for who in allies:
        g.figures[who].at = OFF
    for who in allies:
        free = [at for at in left if g.standing_at(at) is None or is_hero(g, at)]
        at = yield from choose_place(g, who, free or nearest_empties(g, left[0]))
        g.figures[who].at = at
        left = [each for each in left if each != at]
    for hero in range(len(g.heroes)):
        if g.figures[hero].is_on_map:
            go_back(g, hero)


def is_hero(g: State, at: int) -> bool:
    """Whether a character stands there, who is about to go back."""
    who = g.standing_at(at)
    return who is not None and g.figures[who].kind == HERO


def choose_place(g: State, who: int, places: list[int]) -> Asking[int]:
    """The players say who stands where."""
    options = [Place(at) for at in places]
    return (yield from choose(Decision(g.speaker(), "regroup", options, {"figure": who}))).hex


def go_back(g: State, hero: int) -> None:
    """To where the characters began, or as near as can be. GH-SETUP-05"""
    figure = g.figures[hero]
    start, figure.at = figure.at, OFF
    free = [at for at in g.plan.start if g.standing_at(at) is None] or nearest_empties(g, g.plan.start[0])
    figure.at = free[0] if free else start
    if figure.at != start:
        g.emit(Moved, figure.name, figure.number, start, figure.at, rule="GH-SPECIAL-08")


# The wounded


@watches(Wounded)
def tend(g: State, rule: Wounded) -> None:
    """Who has just been revealed is hurt; who is whole again is safe. GH-SPECIAL-07"""
    for who in list(g.on_map()):
        figure = g.figures[who]
        if figure.name != rule.ally:
            continue
        mark = wounded_mark(figure)
        if mark not in g.tally:
            g.note(mark)
            g.tally.setdefault(revealed_mark(rule.ally), g.round)
            figure.health = min(health_at(g, rule, figure.at), figure.max_health)
        elif figure.health >= figure.max_health:
            save(g, figure)


def wounded_mark(figure: Figure) -> str:
    """Under which name it is noted that an ally has been found hurt."""
    return f"wounded {figure.name} {figure.number}"


def health_at(g: State, rule: Wounded, at: int) -> int:
    """How many hit points an ally has who lies there."""
    return next(health for letter, health in rule.places if at in g.plan.marked(letter))


def save(g: State, figure: Figure) -> None:
    """The ally is safe; its standee may be used again. GH-SPECIAL-07"""
    g.tally.pop(wounded_mark(figure), None)
    bring_to_safety(g, figure)


@ends_round(Wounded)
def bleed(g: State, rule: Wounded) -> Script:
    """All who are not safe suffer. GH-DMG-01"""
    yield from settle(g)
    for who in [who for who in g.on_map() if g.figures[who].name == rule.ally]:
        yield from suffer(g, who, rule.damage, by=NOBODY)
