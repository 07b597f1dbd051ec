"""Performing actions, ability by ability, of characters and of monsters. Rulebook: "Character turn".

What each ability does is in the modules beside this one, found by its type (`words.py`). GH-TURN-02..05, GH-ABIL-04,
GH-XP-02
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import NOTHING, Asking, Decision, Script, ask, runs
from tabletome.games.gloomhaven.actions import APPLY, SKIP, Apply, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.content.notation.conditions import STUN
from tabletome.games.gloomhaven.content.printed_actions import BasicAction, CardAction, EveryTurnAction, printed
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities import (
    attack,
    attack_bonuses,
    augments,
    boss_actions,
    command,
    companions,
    conditions,
    damage,
    defence,
    dooming,
    elements,
    every_turn,
    heal,
    kill,
    loot,
    medicine,
    move,
    obstacles,
    plague,
    push_and_pull,
    recover,
    round_bonuses,
    sacrifice,
    songs,
    summons,
    traps,
)
from tabletome.games.gloomhaven.rules.abilities.active_cards import use_up
from tabletome.games.gloomhaven.rules.abilities.running_action import (
    is_only_part,
    note_in_action,
    note_left_out,
    note_performed,
)
from tabletome.games.gloomhaven.rules.abilities.supply import without_packs
from tabletome.games.gloomhaven.rules.abilities.words import can_do_good, monster_performs, performs, steers
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.attack import next_attack
from tabletome.games.gloomhaven.rules.combat.conditions import shake_off
from tabletome.games.gloomhaven.rules.combat.elements import infuse
from tabletome.games.gloomhaven.rules.items.encores import note_encores
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import HERO, NOBODY, Active, RunningAction, State

FAMILIES = (
    attack, attack_bonuses, augments, boss_actions, command, companions, conditions, damage, defence, dooming, elements,
    every_turn, heal,
    kill, loot, medicine, move, obstacles, plague, push_and_pull, recover, round_bonuses,
    sacrifice, songs, summons, traps,
)  # fmt: skip
"""The modules that say how abilities are performed."""


@runs(phases.PERFORM)
def perform(g: State) -> Script | None:
    """What has come about is settled before the action goes on. GH-TURN-02"""
    return settle_first(g) if g.pending else next_part(g)


def settle_first(g: State) -> Script:
    """What has come about, and then the next part of the action."""
    yield from settle(g)
    yield from next_part(g) or NOTHING


def next_part(g: State) -> Script | None:
    """The next ability of the running action, or the next attack of a running attack ability. GH-TURN-02

    GH-ABIL-04
    """
    if g.attack is not None:
        attacking = next_attack(g)
        if g.attack is not None:
            return attacking
    action = g.action
    assert action is not None
    act, who, step = printed(action.source), action.figure, action.step
    while act.guards and step < len(act.abilities) and not act.is_open(step, action.gates):
        step += 1
    figure, repeats = g.figures[who], action.notes.repeats
    if (step >= len(act.abilities) and not repeats) or not figure.is_on_map or (step > 0 and figure.conditions & STUN):
        finish_action(g, action)
        return None
    if repeats:
        note_in_action(g, repeats=False)
        return hero_performs(g, who, act.abilities[action.step - 1])
    ability = act.abilities[step]
    g.action = replace(action, step=step + 1)
    if act.commands:
        return companion_acts(g, who, ability)
    if figure.kind == HERO:
        return hero_performs(g, who, ability)
    if figure.effects.steered and type(ability) in steers:
        return steers[type(ability)](g, who, ability)
    return monster_performs[type(ability)](g, who, ability, act.abilities[step + 1 :])


def hero_performs(g: State, hero: int, ability: Ability) -> Script:
    """A character performs one ability, or leaves it out. GH-TURN-04"""
    if type(ability) in can_do_good and not (yield from wants_part(g, hero, ability)):
        note_left_out(g)
        return
    performed = yield from performs[type(ability)](g, hero, ability)
    if performed and g.action is not None:
        note_performed(g)


def companion_acts(g: State, hero: int, ability: Ability) -> Script:
    """The companion performs one ability of a Command, or leaves it out. GH-TURN-04"""
    who = companions.companion_of(g, hero)
    if who != NOBODY and type(ability) in can_do_good and not (yield from wants_part(g, who, ability)):
        return
    performed = yield from companions.companion_performs(g, hero, ability)
    if performed and g.action is not None:
        note_performed(g)


def wants_part(g: State, who: int, ability: Ability) -> Asking[bool]:
    """Whether the player performs this part of an action of several, where nothing else is asked. GH-TURN-04

    What would harm the character or its allies cannot be left out.
    """
    if is_only_part(g) or not can_do_good[type(ability)](g, who, ability):
        return True
    options: list[Apply | Skip] = [APPLY, SKIP]
    chosen = yield from ask(Decision(g.controller(who), "part", options))
    return isinstance(chosen, Apply)


# The end of an action


def finish_action(g: State, action: RunningAction) -> None:
    """What follows when the last ability has been performed. GH-TURN-03, 07"""
    g.action = None
    if g.figures[action.figure].kind != HERO:
        boss_actions.hide_boss(g, action)
        g.phase = phases.END_OF_TURN
        return
    g.phase = phases.HERO_TURN
    if not g.figures[action.figure].is_on_map:
        return
    match action.source:
        case EveryTurnAction():
            if every_turn.is_used(g, action):
                use_up(g, action.figure, action.source.card)
        case BasicAction():
            g.heroes[action.figure].discard += without_packs((action.source.card,))
            go_with_action(g, action)
        case CardAction():
            finish_card(g, action, action.source)
            go_with_action(g, action)
            if g.heroes[action.figure].items:
                note_encores(g, action, action.source)


def go_with_action(g: State, action: RunningAction) -> None:
    """What active cards do as the last part of an action, and the use of those that were for all of it. GH-ACTIVE-02"""
    g.turn.upkeep = ()
    if g.heroes[action.figure].active:
        attack_bonuses.spend_for_action(g, action)
        g.turn.upkeep = every_turn.works_after(g, action)


def finish_card(g: State, action: RunningAction, source: CardAction) -> None:
    """Experience, infusions; the card goes to its pile at once. GH-SELECT-05..07, GH-XP-01, GH-ELEM-03"""
    hero = action.figure
    cards, act = g.heroes[hero], printed(source)
    if not action.performed:
        cards.discard += without_packs((source.card,))
        return
    if act.xp:
        gain_xp(g, hero, act.xp)
    for element in act.infuse:
        infuse(g, element)
    if action.placed:
        return
    if act.stays and has_effect(act, action) and g.figures[hero].effects.charmer == NOBODY:
        cards.active += (Active(source.card, source.half == "top", 0, action.gates, g.round, action.given),)
        shake_off(g, hero)
    elif act.lost and g.figures[hero].effects.charmer == NOBODY:
        cards.lost += (source.card,)
    else:
        cards.discard += without_packs((source.card,))


def has_effect(act: Act, action: RunningAction) -> bool:
    """Whether anything of a card lasts: in a branch that was taken, and not left out."""
    return any(
        ability.lasts and act.is_open(step, action.gates) and not action.left_out >> step & 1
        for step, ability in enumerate(act.abilities)
    )
