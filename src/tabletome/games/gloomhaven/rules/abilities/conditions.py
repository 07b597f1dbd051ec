"""Conditions without an attack, and what stickers add to a line. GH-EFF-03, GH-COND-04, 20, GH-ENH-06, 08"""

from __future__ import annotations

from tabletome.engine import Asking, Script
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Along,
    CursesTwice,
    Give,
    GiveInArea,
    LiftCurses,
)
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, NEGATIVE
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN, Targets
from tabletome.games.gloomhaven.rules.abilities.elements import infuse_any
from tabletome.games.gloomhaven.rules.abilities.monsters_choose import choose_figure
from tabletome.games.gloomhaven.rules.abilities.running_action import is_only_part
from tabletome.games.gloomhaven.rules.abilities.targets import choose_targets, targets_of
from tabletome.games.gloomhaven.rules.abilities.words import (
    Order,
    ally_performs,
    at_once,
    bears,
    can_do_good,
    lies_there,
    monster_performs,
    performs,
)
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.conditions import give_all, give_by, is_immune
from tabletome.games.gloomhaven.rules.combat.modifiers import lift_curses
from tabletome.games.gloomhaven.rules.combat.patterns import lay_pattern
from tabletome.games.gloomhaven.rules.combat.push_and_pull import push
from tabletome.games.gloomhaven.state import State

performs(CursesTwice)(lies_there)

ALLIES = (Targets.ONE_ALLY, Targets.ANY_ALLY)


@performs(Give)
def hero_gives(g: State, hero: int, ability: Give) -> Asking[bool]:
    """Conditions without an attack, and perhaps a push; harm to allies cannot be left out. GH-EFF-03, GH-COND-04"""
    harms = ability.to in ALLIES and any(condition in NEGATIVE for condition in ability.conditions)
    return (yield from give_to_chosen(g, hero, ability, must=harms, sure=is_only_part(g)))


def give_to_chosen(g: State, hero: int, ability: Give, *, must: bool = False, sure: bool = False) -> Asking[bool]:
    """To all whom the card names, or to those whom the player names. GH-TURN-04"""
    conditions = () if ability.push else ability.conditions
    kind = "give-ally" if must else "give"
    targets = yield from choose_targets(
        g, hero, kind, ability.to, ability.range, ability.targets, conditions, must=must, sure=sure
    )
    for who in targets:
        give_by(g, hero, who, ability.conditions)
        yield from push(g, hero, who, ability.push)
    return bool(targets)


@ally_performs(Give)
def ally_gives(g: State, hero: int, ally: int, ability: Give, order: Order) -> Asking[bool]:  # noqa: ARG001 - all alike
    """An ally gives conditions to those whom the card names. GH-EFF-03"""
    return (yield from give_to_chosen(g, ally, ability))


@performs(GiveInArea)
def give_in_area(g: State, hero: int, ability: GiveInArea) -> Asking[bool]:
    """Lay the pattern; all enemies under it receive the conditions. GH-AOE-01, 05"""
    covered = yield from lay_pattern(g, hero, ability.area, ability.range)
    for who in covered:
        give_by(g, hero, who, ability.conditions)
    return bool(covered)


@performs(LiftCurses)
@at_once
def lift_all_curses(g: State, hero: int, ability: LiftCurses) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """The character's own modifier deck is as good as new. GH-COND-16"""
    lift_curses(g, hero)
    return True


@bears(Give)
def bear_conditions(g: State, hero: int, ability: Give) -> Asking[bool]:
    """Conditions taken on for something else; whoever is immune to them has not borne them. GH-COND-03"""
    among = targets_of(g, hero, ability.to, ability.range)
    borne = any(not is_immune(g, who, condition) for who in among for condition in ability.conditions)
    return (yield from give_to_chosen(g, hero, ability)) and borne


@can_do_good(Give)
def does_no_harm(g: State, hero: int, ability: Give) -> bool:
    """Where nobody is chosen, and no harm comes to allies: that cannot be left out. GH-TURN-04"""
    if ability.to in CHOSEN:
        return False
    targets = targets_of(g, hero, ability.to, ability.range)
    harms = any(condition in NEGATIVE for condition in ability.conditions)
    return bool(targets) and not (harms and any(not g.are_enemies(hero, who) for who in targets))


@monster_performs(Give)
def monster_gives(g: State, who: int, ability: Give, _: tuple[Ability, ...]) -> Script:
    """To all whom the card names, or to one: the focus, if it can be. GH-EFF-03"""
    targets = targets_of(g, who, ability.to, ability.range or g.stat(who).range)
    if ability.to is Targets.ONE_ADJACENT_ENEMY and targets:
        focus = g.turn.focus
        targets = [focus if focus in targets else (yield from choose_figure(g, who, targets))]
    for target in targets:
        give_all(g, target, ability.conditions)
        yield from push(g, who, target, ability.push)


@ally_performs(Along)
def come_along_with_ally(g: State, hero: int, ally: int, ability: Along, order: Order) -> Asking[bool]:  # noqa: ARG001
    """The element that a sticker adds to a line that an ally has performed. GH-ENH-08"""
    return (yield from come_along(g, hero, ability))


@performs(Along)
def come_along(g: State, hero: int, ability: Along) -> Asking[bool]:
    """What a sticker adds to a line that has been performed. GH-ENH-06, 08"""
    if g.action is None or not g.action.performed_steps >> ability.line & 1:
        return False
    if ability.element == ANY_ELEMENT:
        yield from infuse_any(g, hero)
        return False
    if ability.element:
        elements.infuse(g, ability.element)
    for who in targets_of(g, hero, ability.to, ability.range) if ability.give else ():
        give_all(g, who, ability.give)
    return False
