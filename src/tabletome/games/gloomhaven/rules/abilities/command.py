"""Figures that act because a character makes them: allies that may act, enemies that must, monsters under a charm."""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking
from tabletome.games.gloomhaven.content.notation.abilities import AllyPerforms, Charm, Command
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, STUN
from tabletome.games.gloomhaven.events import Charmed
from tabletome.games.gloomhaven.rules.abilities import words
from tabletome.games.gloomhaven.rules.abilities.running_action import note_bonus
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.abilities.words import performs
from tabletome.games.gloomhaven.rules.movement.move import move_by_stretches
from tabletome.games.gloomhaven.state import ELITE, NOBODY, NORMAL, AttackAbility, Bonus, RunningAttack, State


@performs(AllyPerforms)
def let_ally_perform(g: State, hero: int, ability: AllyPerforms) -> Asking[bool]:
    """One ally within range may move or attack, with its own modifier deck."""
    helpless = STUN | ability.ability.barred_by
    near = within(g, hero, g.allies_of(hero), ability.range)
    ally = yield from choose_one(g, hero, "ally", [who for who in near if not g.figures[who].conditions & helpless])
    if ally is None:
        return False
    performing = words.ally_performs[type(ability.ability)]
    return (yield from performing(g, hero, ally, ability.ability, ability.augmented))


# Enemies


@performs(Command)
def command(g: State, hero: int, ability: Command) -> Asking[bool]:
    """One enemy within range moves as the player says, or attacks another enemy within its own range."""
    helpless = STUN | (DISARM if ability.attack else IMMOBILIZE)
    near = [
        who
        for who in within(g, hero, g.targets_for(hero), ability.range)
        if g.figures[who].is_monster and not g.figures[who].conditions & helpless
    ]
    if ability.attack:
        near = [who for who in near if victims(g, hero, who)]
    chosen = yield from choose_one(g, hero, "command", near)
    if chosen is None:
        return False
    if ability.move:
        yield from move_by_stretches(g, chosen, ability.move, seat=g.seat_of(hero), forced=True)
        return True
    return (yield from attack_its_own(g, hero, chosen, ability.attack))


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
        reach=max(stat.range, 1),
        ranged=stat.range > 0,
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
    chosen = yield from choose_one(g, hero, "charm", [who for who in near if g.figures[who].kind in (NORMAL, ELITE)])
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
    if figure.effects.charmer >= 0:
        figure.hostile = figure.hero >= 0


def end_charm(g: State, who: int) -> None:
    """After its turn the charm is over."""
    figure = g.figures[who]
    if figure.effects.charmer >= 0:
        figure.hostile = figure.hero < 0
        figure.effects = replace(figure.effects, charmer=NOBODY, steered=False)
