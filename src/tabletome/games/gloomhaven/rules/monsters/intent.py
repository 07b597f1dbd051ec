"""What a monster or summon is about to do, by its card and its statistics. Rulebook: "Monster turn".

The position as it sees it, how far it moves and attacks, and whom it focuses on. The rules of choice themselves are in
focus.py. GH-MTURN, GH-FOCUS-01, GH-MATK-04, GH-AMBIG-01
"""

from __future__ import annotations

import functools
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tabletome.engine import NOTHING, Decision, Script, ask
from tabletome.games.gloomhaven.actions import Focus
from tabletome.games.gloomhaven.content.bosses import BOSSES, TYPES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import (
    EVERYONE,
    Ability,
    Attack,
    BossSpecial,
    Move,
)
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, MUDDLE, POISON, UNSEEN
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.notation.special_rules import Captives, Craved, PlainBoss
from tabletome.games.gloomhaven.content.printed_actions import (
    BossAction,
    MonsterAction,
    PrintedAction,
    SummonAction,
    TokenAction,
    printed,
)
from tabletome.games.gloomhaven.content.scenarios import (
    BARRED,
    CONFINED,
    FADING,
    HINDERING,
    IDLING,
    LARGE,
    POISONED,
    THIRD,
    WAKING,
    WITH_RULES,
    page,
)
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import Focused, Idle
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import targets_by_allies
from tabletome.games.gloomhaven.rules.abilities.dooms import weakened
from tabletome.games.gloomhaven.rules.abilities.songs_heard import song_value
from tabletome.games.gloomhaven.rules.initiative import is_inactive
from tabletome.games.gloomhaven.rules.items.worn import is_last_focus
from tabletome.games.gloomhaven.rules.monsters.focus import (
    MELEE,
    SNAG,
    WHY,
    Field,
    Foe,
    Mover,
    Strike,
    focus,
    focus_rank,
    why_focus,
)
from tabletome.games.gloomhaven.rules.scenario.bearers import move_change
from tabletome.games.gloomhaven.rules.scenario.circumstances import saved_mark
from tabletome.games.gloomhaven.state import ESCORT, HERO, NOBODY, OBJECTIVE, SUMMON, UNUSUAL_FOES, State

# The position, as the monster sees it


def field_of(g: State, who: int) -> Field:
    """What lies and stands where. An invisible enemy counts as an obstacle. GH-COND-22

    Who cannot be affected is passed like a friend where the page says so, and else stands in the way. GH-SPECIAL-08
    """
    figures, side = g.figures, g.figures[who].hostile
    foes, unseen, passed = [], [], []
    waking, third = g.scenario in WAKING, g.scenario in THIRD
    enemies = g.enemies_of(who) if g.scenario in UNUSUAL_FOES else None
    for number, other in enumerate(figures):
        if not other.is_on_map:
            continue
        if other.hostile != side if enemies is None else number in enemies:
            if other.conditions & UNSEEN or (waking and is_inactive(g, other)):
                unseen.append(other.at)
            else:
                foes.append(Foe(number, other.at, turn_key(g, number)))
        elif other.hostile == side and number != who and not (third and g.are_enemies(who, number)):
            passed.append(other.at)
    barred = g.obstacles
    if g.scenario in HINDERING:
        out = [figures[other].at for other in g.out_of_reach() if other != who]
        if g.scenario in FADING:
            passed += out
        else:
            unseen += out
        barred = barred | hindered_at(g, who)
    hidden = frozenset(unseen)
    return Field(
        g.board,
        tuple(foes),
        frozenset(passed),
        barred | hidden if hidden else barred,
        hidden,
        snags_for(g, who) if g.scenario in POISONED else g.hazards | g.traps if g.traps else g.hazards,
        g.difficult,
        g.obstacles if g.scenario in BARRED else frozenset(),
    )


def snags_for(g: State, who: int) -> frozenset[int]:
    """What a figure goes around: a poisoned summon also water that would hurt it. GH-MTRAP-01"""
    snags = g.hazards | g.traps
    return snags | g.difficult if g.figures[who].is_players and g.figures[who].conditions & POISON else snags


def hindered_at(g: State, who: int) -> frozenset[int]:
    """The doors that this monster cannot enter or pass. GH-SPECIAL-08"""
    figure = g.figures[who]
    doors: frozenset[int] = frozenset()
    for rule in CONFINED.get(g.scenario, ()):
        if figure.name in rule.monsters and figure.at in g.plan.hexes_of_tile(rule.tile):
            doors |= {g.plan.doors[number].at for number in g.plan.doors_between(rule.door)}
    return doors


def turn_key(g: State, who: int) -> tuple[int, ...]:
    """The figure's place in this round's order; a summon just before its summoner. GH-FOCUS-07, GH-PERMA-02"""
    figure = g.figures[who]
    if figure.kind == HERO:
        if g.heroes[who].lies_exhausted:
            return (len(g.order),)
        last = g.heroes[who].items and is_last_focus(g, who)
        return (len(g.order), 1) if last else (g.order.index(figure.name), 1)
    if figure.kind == OBJECTIVE:
        return token_key(g, figure.name)
    if figure.is_monster:
        if g.scenario in IDLING and is_inactive(g, figure):
            return (len(g.order),)
        return g.order.index(figure.name), -figure.kind, figure.number
    name = figure.name if figure.kind == ESCORT else g.heroes[figure.hero].name
    return g.order.index(name), 0, figure.number


def token_key(g: State, name: str) -> tuple[int, ...]:
    """An obstacle with hit points has initiative 99, or that of the boss it belongs to. GH-SPECIAL-06"""
    shares = next((token.shares for token in page(g.scenario).tokens if token.name == name), "")
    if name in SERVANTS:
        shares = SERVANTS[name].boss
    if g.scenario in LARGE and name == LARGE[g.scenario].body:
        shares = LARGE[g.scenario].boss
    return (g.order.index(shares),) if shares in g.order else (len(g.order),)


# Its card


def source_of(g: State, who: int) -> PrintedAction:
    """Which action a monster or summon performs this round: its type's card, or always the same. GH-SUMMON-06"""
    figure = g.figures[who]
    if figure.kind == SUMMON:
        return SummonAction(figure.name)
    if figure.kind in (OBJECTIVE, ESCORT):
        return TokenAction(figure.name)
    deck = TYPES[figure.name].deck
    number = g.drawn[deck]
    return boss_action(g, figure.name, number) if figure.name in BOSSES else monster_action(deck, number)


def boss_action(g: State, name: str, number: int) -> MonsterAction | BossAction:
    """A boss's card names one of its special actions, if it does not move and attack. GH-BOSS-03"""
    deck = TYPES[name].deck
    first = DECKS[deck][number].abilities[0]
    if not isinstance(first, BossSpecial):
        return monster_action(deck, number)
    plain = PlainBoss(name) in page(g.scenario).rules
    return BossAction(name, 0 if plain else first.number)


@functools.cache
def monster_action(deck: str, number: int) -> MonsterAction:
    """The action of a card, one and the same whenever it is drawn."""
    return MonsterAction(deck, number)


def card_of(g: State, who: int) -> tuple[Ability, ...]:
    """The abilities that a monster or summon performs this round."""
    return printed(source_of(g, who)).abilities


@functools.lru_cache(maxsize=4096)
def attacks_of(abilities: tuple[Ability, ...]) -> tuple[Attack, ...]:
    """The attacks among these abilities."""
    return tuple(ability for ability in abilities if isinstance(ability, Attack))


@functools.lru_cache(maxsize=4096)
def move_of(abilities: tuple[Ability, ...]) -> Move | None:
    """The first move among these abilities."""
    return next((ability for ability in abilities if isinstance(ability, Move)), None)


def has_melee_attack(abilities: tuple[Ability, ...]) -> bool:
    """Whether one of these abilities is an attack without a stated range."""
    return any(not attack.range for attack in attacks_of(abilities))


# How far it moves and attacks


def strike_of(g: State, who: int, attack: Attack) -> Strike:
    """How far an attack of the card reaches now, and how many, with songs and Dooms. GH-MATK-04, GH-EFF-09"""
    farther, more_targets = more_reach(g, who)
    return strike_with(g.stat(who), attack, g.activation.consumed, farther, more_targets)


def more_reach(g: State, who: int) -> tuple[int, int]:
    """How much farther its attacks go by songs and Dooms, and how many more targets allies give it. GH-EFF-09"""
    figure = g.figures[who]
    farther = 0 if figure.hostile else song_value(g, who, "range")
    if figure.marks.doomed_by != NOBODY:
        farther -= weakened(g, who)
    return farther, targets_by_allies(g, who) if figure.kind == SUMMON else 0


@functools.lru_cache(maxsize=1 << 14)
def strike_with(stat: Stat, attack: Attack, consumed: tuple[str, ...], farther: int, more_targets: int) -> Strike:
    """The attack of a card with these statistics; with a pattern all targets but one are added. GH-MATK-04, GH-EFF-09

    Only a ranged attack goes farther or has more targets by others. GH-MSTAT-04
    """
    area = attack.area
    extra_range = extra_targets = 0
    for more in attack.more:
        if more.consume and all(element in consumed for element in more.consume):
            extra_range += more.range
            extra_targets += more.targets
            area = more.area or area
    if attack.to is Targets.ADJACENT_ENEMIES:
        return Strike(1, False, EVERYONE)
    targets = attack.targets if attack.targets > 1 else stat.targets
    if attack.on_one:
        targets = 1
    if area is not None and area.grey:
        return Strike(1, False, min(targets + extra_targets, EVERYONE), area)
    stated = attack.range or (stat.range + attack.range_by if stat.range else 0)
    if not stated:
        return Strike(1, False, min(targets + extra_targets, EVERYONE), area)
    reach = max(stated + extra_range + farther, 1)
    return Strike(reach, True, min(targets + extra_targets + more_targets, EVERYONE), area)


def attack_value_of(g: State, who: int) -> int:
    """The attack value printed for it; some creatures are as strong as they are healthy. GH-SUMMON-03"""
    figure = g.figures[who]
    if figure.kind == SUMMON and CREATURES[figure.name].as_strong_as_healthy:
        return (figure.health + 1) // 2
    if figure.kind == ESCORT and g.scenario in WITH_RULES:
        return g.stat(who).attack + encouraged(g, figure.name)
    return g.stat(who).attack - weakened(g, who)


def encouraged(g: State, ally: str) -> int:
    """How much more strongly an ally attacks for the captives that are free."""
    freed = [rule.token for rule in page(g.scenario).rules if isinstance(rule, Captives) and rule.helper == ally]
    return sum(g.counted(saved_mark(token)) for token in freed)


def mover_of(
    g: State, who: int, move: Move | None, attack: Attack | None, all_attacks: tuple[Attack, ...]
) -> Mover:  # fmt: skip
    """The monster with a move and an attack of its card, as the rules of focus need it."""
    figure = g.figures[who]
    farther, more_targets = more_reach(g, who)
    stat = g.stat(who)
    points = None
    if move is not None:
        points = max(stat.move + move.by + further_by(g, who, all_attacks) - weakened(g, who), 0)
    abilities = Abilities(move, attack, all_attacks, g.activation.consumed)
    bits = figure.conditions & (DISARM | MUDDLE)
    plan = plan_with(stat, abilities, farther, more_targets, points, bits, figure.marks.grounded)
    return Mover(figure.at, *plan)


class Abilities(msgspec.Struct, frozen=True, gc=False):
    """What of a card a monster moves and attacks with, and the elements consumed for it."""

    move: Move | None
    attack: Attack | None
    all_attacks: tuple[Attack, ...]
    consumed: tuple[str, ...]


Plan: TypeAlias = tuple[int | None, Strike | None, tuple[Strike, ...], bool, bool, bool]
"""A `Mover` without its place."""


@functools.lru_cache(maxsize=1 << 14)
def plan_with(
    stat: Stat,
    abilities: Abilities,
    farther: int,
    more_targets: int,
    points: int | None,
    conditions: int,
    grounded: bool,
) -> Plan:
    """How it attacks with these statistics, and moves: the same for most monsters of a type, turn after turn.

    Who is disarmed makes no attack. GH-COND-12
    """
    move, attack = abilities.move, abilities.attack

    def strike_by(each: Attack) -> Strike:
        return strike_with(stat, each, abilities.consumed, farther, more_targets)

    is_armed = not conditions & DISARM
    return (
        points,
        strike_by(attack) if is_armed and attack is not None else None,
        tuple(strike_by(each) for each in abilities.all_attacks) if is_armed else (),
        move is not None and move.jump,
        stat.flying and not grounded,
        bool(conditions & MUDDLE),
    )


def further_by(g: State, who: int, attacks: tuple[Attack, ...]) -> int:
    """How much farther it goes this round, and by songs; a step before an attack is part of the way there."""
    figure = g.figures[who]
    if figure.hostile:
        return figure.effects.move
    by_page = move_change(g, who) if g.scenario in WITH_RULES else 0
    return by_page + figure.effects.move + song_value(g, who, "move") + (song_value(g, who, "step") if attacks else 0)


def seeker_of(g: State, who: int) -> Mover:
    """The monster in search of a focus: with all attacks of its card, or as if it had a melee attack. GH-FOCUS-03"""
    abilities = card_of(g, who)
    mover = mover_of(g, who, move_of(abilities), None, attacks_of(abilities))
    return mover if mover.strikes else replace(mover, strikes=(MELEE,))


# Focus


def find_focus(g: State, who: int) -> Script:
    """Before anything else the monster focuses on one enemy. GH-FOCUS-01, 03"""
    mover = seeker_of(g, who)
    field = field_of(g, who)
    figure = g.figures[who]
    tied = craved(g, field, mover) or focus(field, mover)
    if not tied:
        g.turn.focus = NOBODY
        g.emit(Idle, figure.name, figure.number, rule="GH-FOCUS-10")
        return NOTHING
    if len(tied) > 1:
        return choose_focus(g, who, field, mover, tied)
    set_focus(g, who, field, mover, tied[0])
    return NOTHING


def choose_focus(g: State, who: int, field: Field, mover: Mover, tied: list[Foe]) -> Script:
    """The players say which of several enemies it is. GH-AMBIG-01"""
    options = [Focus(foe.key) for foe in tied]
    answer = yield from ask(Decision(g.speaker(), "focus", options, {"figure": who}))
    set_focus(g, who, field, mover, next(foe for foe in tied if foe.key == answer.figure))


def set_focus(g: State, who: int, field: Field, mover: Mover, chosen: Foe) -> None:
    """The monster focuses on this enemy."""
    g.turn.focus = chosen.key
    if g.listener is not None:
        figure, on = g.figures[who], g.figures[chosen.key]
        why, way, away = why_focus(field, mover, chosen)
        g.emit(Focused, figure.name, figure.number, on.name, on.number, why, way % SNAG, away, rule=WHY[why])


def craved(g: State, field: Field, mover: Mover) -> list[Foe]:
    """The token that a monster focuses on before anybody else, if it can attack it in this turn."""
    if g.scenario not in WITH_RULES:
        return []
    wanted = [rule.token for rule in page(g.scenario).rules if isinstance(rule, Craved)]
    foes = [foe for foe in field.foes if foe.key >= 0 and g.figures[foe.key].name in wanted]
    for foe in foes:
        rank = focus_rank(field, mover, foe)
        if rank is not None and rank[0] <= (mover.move or 0):
            return [foe]
    return []


def keep_focus(g: State, who: int) -> Script:
    """If the focus is gone or invisible, find another by the same rules. GH-FOCUS-01"""
    if g.turn.focus != NOBODY:
        figure = g.figures[g.turn.focus]
        if not figure.is_on_map or figure.conditions & UNSEEN:
            return find_focus(g, who)
    return NOTHING
