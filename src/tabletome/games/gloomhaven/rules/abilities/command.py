"""Figures that act because a character makes them: allies that may act, enemies that must, monsters under a charm."""

from __future__ import annotations

import itertools

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.engine.copying import copied
from tabletome.games.gloomhaven.actions import SKIP, Play, Skip
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyPerforms,
    Charm,
    Command,
    CommandAll,
    CommandInArea,
    ExtraTurn,
    Kill,
)
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.events import Charmed
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities import words
from tabletome.games.gloomhaven.rules.abilities.kill import kill_one
from tabletome.games.gloomhaven.rules.abilities.recover import other_heroes
from tabletome.games.gloomhaven.rules.abilities.running_action import note_bonus, note_in_action, note_performed
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, summoned_allies, targets_of, within
from tabletome.games.gloomhaven.rules.abilities.words import Order, ally_performs, falls_due, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.patterns import lay_pattern
from tabletome.games.gloomhaven.rules.monsters.intent import attack_value_of
from tabletome.games.gloomhaven.rules.movement.move import apart_from_action, move_by_stretches
from tabletome.games.gloomhaven.state import (
    NEW_TURN,
    NOBODY,
    AttackAbility,
    Bonus,
    Pause,
    RunningAttack,
    State,
    Turn,
)


@performs(AllyPerforms)
def let_ally_perform(g: State, hero: int, ability: AllyPerforms) -> Asking[bool]:
    """One ally within range may move, attack or kill, with its own modifier deck; or all, one after the other."""
    assert g.action is not None
    if ability.everyone:
        gain_for_last(g, hero, ability)
    if ability.same:
        ally = next((who for who in g.action.notes.named if g.figures[who].is_on_map), None)
    else:
        ally = yield from choose_one(g, hero, "ally", able_allies(g, hero, ability))
    if ally is None:
        return False
    named = (*g.action.notes.named, ally)
    note_in_action(g, named=named, repeats=ability.everyone or len(named) < ability.many)
    if not can_perform(g, ally, ability):
        return False
    does = ability.ability
    if ability.own:
        does = words.with_own_values[type(does)](g, ally, does)
    order = Order(augmented=ability.augmented, commanded=ability.summons)
    return (yield from words.ally_performs[type(does)](g, hero, ally, does, order))


def able_allies(g: State, hero: int, ability: AllyPerforms) -> list[int]:
    """Who may be named: near enough, not named before, and able to perform it, or else what follows."""
    assert g.action is not None
    allies = summoned_allies(g, hero) if ability.summons else g.allies_of(hero)
    reached = allies if ability.anywhere else within(g, hero, allies, ability.range)
    parts = [ability, *following(g)]
    return [
        who
        for who in reached
        if who not in g.action.notes.named and any(can_perform(g, who, part) for part in parts)
    ]  # fmt: skip


def following(g: State) -> list[AllyPerforms]:
    """The next parts of the action, as long as the same ally performs them."""
    assert g.action is not None
    rest = printed(g.action.source).abilities[g.action.step :]
    return [each for each in itertools.takewhile(lambda each: isinstance(each, AllyPerforms) and each.same, rest)
            if isinstance(each, AllyPerforms)]  # fmt: skip


def can_perform(g: State, who: int, part: AllyPerforms) -> bool:
    """Nothing holds the figure back; a creature without an attack value has no attack of its own. GH-SUMMON-03"""
    figure, does = g.figures[who], part.ability
    if figure.conditions & (STUN | does.barred_by):
        return False
    return not (part.own and does.barred_by == DISARM and not CREATURES[figure.name].armed)


def gain_for_last(g: State, hero: int, ability: AllyPerforms) -> None:
    """Experience if the ally before this one has made its attack. GH-XP-01"""
    assert g.action is not None
    step = 1 << g.action.step - 1
    if g.action.performed_steps & step:
        gain_xp(g, hero, ability.xp_each)
        g.action = replace(g.action, performed_steps=g.action.performed_steps & ~step)


@ally_performs(Kill)
def ally_kills(g: State, hero: int, ally: int, ability: Kill, order: Order) -> Asking[bool]:  # noqa: ARG001
    """One enemy near the ally dies."""
    return (yield from kill_one(g, ally, ability))


# Extra turns


@performs(ExtraTurn)
def grant_turn(g: State, hero: int, ability: ExtraTurn) -> Asking[bool]:
    """An ally with two cards in hand may take another turn at once; then this one goes on. GH-TURN-01"""
    able = [who for who in within(g, hero, other_heroes(g, hero), ability.range) if len(g.heroes[who].hand) > 1]
    ally = yield from choose_one(g, hero, "extra-turn", able)
    if ally is None:
        return False
    cards = g.heroes[ally]
    options: list[Play | Skip] = [Play(one, other) for one, other in itertools.permutations(cards.hand, 2)]
    chosen = yield from ask(Decision(g.seat_of(ally), "two-more", [*options, SKIP], {"hero": ally}))
    if isinstance(chosen, Skip):
        return False
    note_performed(g)
    assert g.action is not None
    g.paused = Pause(copied(g.turn), g.action, cards.chosen, cards.later, cards.turn, cards.resting)
    cards.chosen, cards.later, cards.turn, cards.resting = (chosen.lead, chosen.other), (), NEW_TURN, False
    cards.hand = tuple(card for card in cards.hand if card not in cards.chosen)
    g.action, g.turn, g.phase = None, Turn(ally), phases.BEGIN_TURN
    return False


def resume(g: State, ally: int) -> None:
    """The extra turn is over: the ally has again what was put aside, and the interrupted turn goes on."""
    paused, cards = g.paused, g.heroes[ally]
    assert paused is not None
    g.paused = None
    cards.turn, cards.resting = paused.ally_turn, paused.resting
    if g.figures[ally].is_on_map:
        cards.chosen, cards.later = paused.chosen, paused.later
    else:
        cards.lost += (*paused.chosen, *paused.later)
    g.turn, g.action, g.phase = copied(paused.turn), paused.action, phases.PERFORM


# Enemies


@performs(Command)
def command(g: State, hero: int, ability: Command) -> Asking[bool]:
    """One enemy within range moves as the player says, or attacks another enemy within its own range."""
    attacks = bool(ability.attack or ability.own)
    helpless = STUN | (DISARM if attacks else IMMOBILIZE)
    near = [
        who
        for who in within(g, hero, g.targets_for(hero), ability.range)
        if g.figures[who].is_monster and not g.figures[who].conditions & helpless
    ]
    if attacks:
        near = [who for who in near if victims(g, hero, who)]
    chosen = yield from choose_one(g, hero, "command", near)
    if chosen is None:
        return False
    if ability.move:
        yield from move_by_stretches(g, chosen, ability.move, seat=g.seat_of(hero), forced=True)
        return True
    value = ability.attack + (attack_value_of(g, chosen) if ability.own else 0)
    return (yield from attack_its_own(g, hero, chosen, value))


@performs(CommandInArea)
def command_in_area(g: State, hero: int, ability: CommandInArea) -> Asking[bool]:
    """Lay the pattern; the enemies under it move one after the other, as the player says. GH-AOE-01, 05"""
    covered = yield from lay_pattern(g, hero, ability.area, ability.range)
    for who in covered:
        if can_be_moved(g, who):
            yield from move_by_stretches(g, who, ability.move, seat=g.seat_of(hero), forced=True)
    return bool(covered)


@performs(CommandAll)
def command_all(g: State, hero: int, ability: CommandAll) -> Asking[bool]:
    """One after the other, those whom the card names attack others of their side."""
    assert g.action is not None
    named = g.action.notes.named
    able = [
        who
        for who in targets_of(g, hero, ability.to)
        if who not in named
        and g.figures[who].is_monster
        and not g.figures[who].conditions & (STUN | DISARM)
        and victims(g, hero, who)
    ]
    if not able:
        return False
    note_in_action(g, named=(*named, able[0]), repeats=True)
    return (yield from attack_its_own(g, hero, able[0], ability.attack))


@falls_due(CommandAll)
def command_when_due(g: State, hero: int, ability: CommandAll, at: int) -> Script:
    """The enemies next to the hex move one after the other, as the player says."""
    for who in [who for who in g.enemies_of(hero) if g.figures[who].at in g.board.near[at]]:
        if can_be_moved(g, who):
            moving = move_by_stretches(g, who, ability.move, seat=g.seat_of(hero), forced=True)
            yield from apart_from_action(g, moving)


def can_be_moved(g: State, who: int) -> bool:
    """Whether a monster can move at all."""
    figure = g.figures[who]
    return figure.is_on_map and figure.is_monster and not figure.conditions & (STUN | IMMOBILIZE)


def victims(g: State, hero: int, enemy: int) -> list[int]:
    """The other enemies whom this one could attack."""
    others = [who for who in g.enemies_of(hero) if who != enemy]
    return within(g, enemy, others, max(g.stat(enemy).range, 1))


def attack_its_own(g: State, hero: int, enemy: int, value: int) -> Asking[bool]:
    """The commanded enemy attacks another, with its own range and what its statistics bring."""
    victim = yield from choose_one(g, hero, "command-attack", victims(g, hero, enemy))
    if victim is None:
        return False
    stat = g.stat(enemy)
    ability = AttackAbility(
        attacker=enemy,
        value=value,
        reach=stat.range,
        ranged=bool(stat.range),
        pierce=stat.pierce,
        give=stat.give,
        commanded=True,
    )
    g.attack = RunningAttack(ability, picks=1, among=(victim,))
    return True


# Charms


@performs(Charm)
def charm(g: State, hero: int, ability: Charm) -> Asking[bool]:
    """One normal or elite enemy will spend its turn this round as if its allies were enemies."""
    near = within(g, hero, g.targets_for(hero), ability.range)
    chosen = yield from choose_one(g, hero, "charm", [who for who in near if g.figures[who].is_normal_or_elite])
    if chosen is None:
        return False
    figure = g.figures[chosen]
    figure.effects = replace(figure.effects, charmer=hero, steered=ability.steered)
    note_bonus(g, Bonus(chosen))
    g.emit(Charmed, figure.name, figure.number)
    return True


def switch_side(g: State, who: int) -> None:
    """On its turn a charmed figure is on the other side."""
    figure = g.figures[who]
    if figure.effects.charmer != NOBODY:
        figure.hostile = figure.is_players


def end_charm(g: State, who: int) -> None:
    """After its turn the charm is over."""
    figure = g.figures[who]
    if figure.effects.charmer != NOBODY:
        figure.hostile = not figure.is_players
        figure.effects = replace(figure.effects, charmer=NOBODY, steered=False)
