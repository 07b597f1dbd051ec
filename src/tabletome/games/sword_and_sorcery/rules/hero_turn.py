"""A hero's turn: movement, combats, actions and free actions in any order. Rulebook: the battle phase, actions.

What each activity does is in the chapters of `heroes`, `combat` and `map`.
"""

from __future__ import annotations

import functools

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.enemies import MASTERS
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.deeds import Blink, Command
from tabletome.games.sword_and_sorcery.content.notation.innates import ExplodeRunes
from tabletome.games.sword_and_sorcery.content.notation.terms import Activity, WeaponSlot
from tabletome.games.sword_and_sorcery.content.powers import INNATE, POWERS
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.conditions import can_act, can_combat
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.pauses import OUT_OF_REACH, PAUSE
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    hero_attack,
    reach_of,
    resolve_fallen,
    targets_in_reach,
)
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import give_priority
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import set_cooldown
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import visit
from tabletome.games.sword_and_sorcery.rules.heroes.equipment import exchange, reorganize
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of, use_once, weapon_in
from tabletome.games.sword_and_sorcery.rules.heroes.innates import innate_options, use_innate
from tabletome.games.sword_and_sorcery.rules.heroes.items import empower, item_options, use_item
from tabletome.games.sword_and_sorcery.rules.heroes.movement import move_options, movement_points, stand_up, step
from tabletome.games.sword_and_sorcery.rules.heroes.powers import power_options, use_power
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import drop, lying_for, pick_up
from tabletome.games.sword_and_sorcery.rules.map.elements import do_element, element_options
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import BLIND, NOBODY, STUN, State

BARE_HANDED: tuple[WeaponSlot, ...] = ("hands",)


# ------------------------------------------------------------------ the turn


@runs(phases.HERO_TURN)
def hero_turn(g: State) -> Script:
    """One activity of the active hero, or the end of the turn. SS-BATTLE-04, SS-BATTLE-08"""
    hero = g.active
    if g.story.result or g.figures[hero].ghost or g.figures[hero].conditions & STUN:
        g.phase = phases.END_HERO_TURN
        return
    options = turn_options(g, hero)
    chosen = yield Decision(g.seat_of(hero), "turn", options, {"hero": hero})
    if isinstance(chosen, a.EndTurn):
        g.phase = phases.END_HERO_TURN
        return
    g.turn.may_pause = True
    yield from with_pauses(g, hero, do_and_settle(g, hero, chosen))
    g.turn.may_pause = False
    if g.visiting:
        yield from visit(g)
    if g.turn.companion_attack:
        g.phase = phases.COMPANION_TURN


def do_and_settle(g: State, hero: int, chosen: Action) -> Script:
    """An activity, and what follows from it at once."""
    yield from do_activity(g, hero, chosen)
    yield from resolve_fallen(g)
    yield from resolve_due(g)


def with_pauses(g: State, hero: int, script: Script) -> Script:
    """Run a script; wherever it pauses the hero may do other things before it goes on. SS-BATTLE-07"""
    asked = next(script, None)
    while asked is not None:
        answer = None
        if asked is PAUSE or asked is OUT_OF_REACH:
            yield from act_in_between(g, hero, in_reach=asked is PAUSE)
        else:
            answer = yield asked
        try:
            asked = script.send(answer)
        except StopIteration:
            return


def act_in_between(g: State, hero: int, *, in_reach: bool) -> Script:
    """Actions and Free Actions in the middle of a Movement or Combat, as many as there are. SS-BATTLE-07, SS-ACT-12

    Where nobody is in reach of the attack that follows only what could bring a target.
    """
    while g.is_up(hero) and not g.figures[hero].conditions & STUN and not g.story.result:
        options = [option for option in turn_options(g, hero) if is_in_between(g, hero, option)]
        if not in_reach:
            options = [option for option in options if may_bring_a_target(option)]
        if not options:
            return
        chosen = yield Decision(g.seat_of(hero), "pause", [*options, a.DONE], {"hero": hero})
        if isinstance(chosen, a.Done):
            return
        yield from with_pauses(g, hero, do_activity(g, hero, chosen))


def is_in_between(g: State, hero: int, option: Action) -> bool:
    """An Action or Free Action that can matter to the attack; others come to the same when it is over."""
    if isinstance(option, a.EndTurn | a.Drop | a.Provoke) or (isinstance(option, a.Dash) and not g.figures[hero].down):
        return False
    return activity_of(g, option) in ("action", "free")


def may_bring_a_target(option: Action) -> bool:
    """It opens a way to see, moves the hero, or can fell an enemy that stands in the way. SS-BATTLE-07"""
    match option:
        case a.OpenDoor() | a.BreakDoor() | a.QuestAct():
            return True
        case a.Innate():
            return isinstance(INNATE[option.name], ExplodeRunes)
        case a.Power():
            deeds_of = (deed for level in POWERS[option.name].levels for deed in level.deeds)
            return any(isinstance(deed, Blink | Command) for deed in deeds_of)
    return False


def turn_options(g: State, hero: int) -> list[Action]:
    """Everything the hero may do now. SS-BATTLE-04, SS-ACT-01, SS-ACT-12"""
    return [
        *move_options(g, hero),
        *attack_options(g, hero),
        *power_options(g, hero),
        *innate_options(g, hero),
        *item_options(g, hero),
        *standard_actions(g, hero),
        *element_options(g, hero),
        a.END_TURN,
    ]


def do_activity(g: State, hero: int, chosen: Action) -> Script:
    """Pay for the activity; a blinded hero may spend it in vain; hiding ends. SS-COND-16, SS-MOVE-17"""
    was_hidden = g.figures[hero].hidden
    g.figures[hero].hidden = False
    kind = activity_of(g, chosen)
    pay(g, hero, kind)
    if kind != "step" and g.figures[hero].conditions & BLIND and not (yield from save_roll(g, hero)):
        waste(g, hero, chosen)
        return
    match chosen:
        case a.Go():
            yield from step(g, hero, chosen.area)
        case a.StandUp():
            stand_up(g, hero)
            g.turn.movement_points -= 1
        case a.Dash():
            dash(g, hero)
        case a.Attack():
            yield from hero_attack(g, hero, chosen.weapon, chosen.figure)
        case a.Power():
            yield from use_power(g, hero, chosen, was_hidden)
        case a.Innate():
            use_innate(g, hero, chosen.name)
        case a.UseItem():
            yield from use_item(g, hero, chosen)
        case a.PickUp():
            yield from pick_up(g, hero)
            g.turn.left_lying = lying_for(g, hero)
        case a.Drop():
            g.turn.has_dropped = True
            yield from drop(g, hero)
        case a.Reorganize():
            yield from reorganize(g, hero)
        case a.Exchange():
            yield from exchange(g, hero, chosen.hero)
        case a.Provoke():
            provoke(g, hero)
        case a.Empower():
            empower(g, hero, chosen.card)
        case _:
            yield from do_element(g, hero, chosen)


def waste(g: State, hero: int, chosen: Action) -> None:
    """The blinded hero's activity is spent without effect. SS-COND-16"""
    if isinstance(chosen, a.Power):
        level = next(each for each in POWERS[chosen.name].levels if each.rank == chosen.level)
        set_cooldown(g, hero, chosen.name, level.cooldown)
    if isinstance(chosen, a.Go | a.StandUp):
        g.turn.movement_points, g.turn.movement_open = 0, False


ACTION_CHOICES = (a.Dash, a.BreakDoor, a.OpenChest, a.Search, a.Reorganize, a.Exchange, a.Provoke)


def activity_of(g: State, chosen: Action) -> str:
    """Which activity a choice costs. `step` goes on with a Movement that has begun.

    SS-ICON-03, SS-ACT-02, SS-ELEM-03, 04, 05, 07, 11
    """
    match chosen:
        case a.Go() | a.StandUp():
            return "step" if g.turn.movement_open else "move"
        case a.Attack():
            return "combat"
        case a.Power():
            return card_activity(POWERS[chosen.name].activity)
        case a.UseItem():
            return card_activity(FACE[chosen.card].activity)
        case a.Innate():
            return INNATE[chosen.name].activity
        case a.QuestAct():
            wanted = next(each for each in g.plan.actions if each.name == chosen.name)
            return "free" if wanted.free else "action"
        case _:
            return "action" if isinstance(chosen, ACTION_CHOICES) else "free"


def card_activity(activity: Activity) -> str:
    """Using a card for [MOVE] takes the whole Movement instead of beginning it. SS-ICON-03"""
    return "whole move" if activity == "move" else activity


def pay(g: State, hero: int, kind: str) -> None:
    """A Combat ends the Movement for good; Actions and Free Actions do not.

    SS-BATTLE-05, SS-BATTLE-06, SS-BATTLE-07, SS-MOVE-06
    """
    if kind == "move":
        g.turn.movement_begun = g.turn.movement_open = True
        g.turn.movement_points += movement_points(g, hero)
        g.turn.activities += 1
    elif kind == "whole move":
        g.turn.movement_begun = True
        g.turn.activities += 1
    elif kind == "combat":
        g.turn.combats -= 1
        g.turn.activities += 1
        g.turn.movement_open = False
    elif kind == "action":
        g.turn.actions -= 1
        g.turn.activities += 1


# ------------------------------------------------------------------ combat


def attack_options(g: State, hero: int) -> list[Action]:
    """Equipped weapons against targets in reach; bare hands without one.

    SS-COMBAT-01, SS-COMBAT-04, SS-ITEM-15, SS-ITEM-16
    """
    if not can_combat(g, hero):
        return []
    sheet = g.heroes[hero]
    slots: list[WeaponSlot] = []
    if sheet.main:
        slots.append("main")
    if sheet.off:
        slots.append("off")
    found: list[Action] = []
    for slot in slots or BARE_HANDED:
        reach = reach_of(g, hero, weapon_in(g, hero, slot))
        found += [a.Attack(slot, foe) for foe in targets_in_reach(g, hero, reach)]
    return found


# ------------------------------------------------------------------ standard actions


def standard_actions(g: State, hero: int) -> list[Action]:
    """Dash, pick up, drop, reorganize, exchange, provoke. SS-ACT-02, SS-ACT-03, SS-MOVE-11

    One Free Action picks up or drops any number of things, so the same is not offered twice for nothing.
    """
    it, sheet = g.figures[hero], g.heroes[hero]
    act = can_act(g, hero)
    found: list[Action] = []
    if act and "dash" not in sheet.used and (it.down or g.turn.movement_open):
        found.append(a.DASH)
    if act and may_provoke(g, hero):
        found.append(a.PROVOKE)
    if g.foes_at(it.at):
        return found
    if g.map.drops[it.at] and lying_for(g, hero) not in ((), g.turn.left_lying):
        found.append(a.PICK_UP)
    cards = cards_of(sheet)
    if not g.turn.has_dropped and (cards or any(sheet.coins)):
        found.append(a.DROP)
    if act:
        if has_equipment(cards):
            found.append(a.REORGANIZE)
        found += [a.Exchange(other) for other in g.living() if other != hero and g.figures[other].at == it.at]
    return found


@functools.lru_cache(maxsize=4096)
def has_equipment(cards: tuple[str, ...]) -> bool:
    """Whether any of these cards has a slot."""
    return any(FACE[card].is_equipment for card in cards)


def dash(g: State, hero: int) -> None:
    """Stand up, or one more point for the Movement being made. SS-ACT-04"""
    sheet = g.heroes[hero]
    use_once(sheet, "dash")
    if g.figures[hero].down:
        stand_up(g, hero)
    else:
        g.turn.movement_points += 1


def may_provoke(g: State, hero: int) -> bool:
    """In sight of a master enemy, once per round. SS-ACT-11, SS-MASTER-12, SS-MASTER-14"""
    if "provoke" in g.heroes[hero].used:
        return False
    masters, at = [enemy for enemy in g.enemies if enemy.card in MASTERS], g.figures[hero].at
    return bool(masters) and any(g.enemy_of(foe).card in MASTERS and g.enemy_sees(foe, at) for foe in g.foes())


def provoke(g: State, hero: int) -> None:
    """The holder flips the token; another hero lowers it, or takes it at level I. SS-MASTER-12, SS-MASTER-14"""
    sheet = g.heroes[hero]
    use_once(sheet, "provoke")
    if g.priority_hero == hero:
        give_priority(g, hero, 3 - g.priority_level)
    elif g.priority_level == 2 and g.priority_hero != NOBODY:
        give_priority(g, g.priority_hero, 1)
    else:
        give_priority(g, hero, 1)
