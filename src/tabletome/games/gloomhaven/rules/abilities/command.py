"""Figures that act because a character makes them: allies that may act, enemies that must, monsters under a charm."""

from __future__ import annotations

import msgspec

from tabletome.engine import Asking, Script
from tabletome.games.gloomhaven.content.notation.abilities import (
    DISARM,
    IMMOBILIZE,
    STUN,
    Ability,
    AllyPerforms,
    Attack,
    Charm,
    Command,
    Move,
)
from tabletome.games.gloomhaven.events import Charmed
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import note_gift
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.combat.aim import begin_attack, lay_pattern
from tabletome.games.gloomhaven.rules.monsters.monster_turn import act_by_the_rules, strike_of, striking_of
from tabletome.games.gloomhaven.rules.movement.move import move_hero
from tabletome.games.gloomhaven.state import ELITE, NORMAL, SUMMON, State, Striking


def ally_performs(g: State, hero: int, ability: AllyPerforms) -> Asking[bool]:
    """One ally within range may move or attack, with its own modifier deck."""
    helpless = STUN | (DISARM if isinstance(ability.ability, Attack) else IMMOBILIZE)
    near = within(g, hero, g.allies_of(hero), ability.range)
    ally = yield from choose_one(g, hero, "ally", [n for n in near if not g.figures[n].conditions & helpless])
    if ally is None:
        return False
    it = g.figures[ally]
    match ability.ability:
        case Attack():
            chooser = it.hero if it.kind == SUMMON else -1
            yield from begin_attack(
                g, ally, ability.ability, chooser=chooser, augmented_by=hero if ability.augmented else -1
            )
            return False
        case Move():
            yield from move_hero(g, ally, ability.ability.by, jump=ability.ability.jump)
            return True
        case _:
            raise AssertionError(f"no ally performs {ability.ability}")


def command(g: State, hero: int, ability: Command) -> Asking[bool]:
    """One enemy within range moves as the player says, or attacks another enemy within its own range."""
    helpless = STUN | (DISARM if ability.attack else IMMOBILIZE)
    near = [n for n in within(g, hero, g.targets_for(hero), ability.range) if not g.figures[n].conditions & helpless]
    if ability.attack:
        near = [each for each in near if victims(g, hero, each)]
    chosen = yield from choose_one(g, hero, "command", [each for each in near if g.figures[each].is_monster])
    if chosen is None:
        return False
    if ability.move:
        yield from move_hero(g, chosen, ability.move, seat=g.seat_of(hero))
        return True
    victim = yield from choose_one(g, hero, "command-attack", victims(g, hero, chosen))
    if victim is None:
        return False
    stat = g.stat(chosen)
    g.striking = Striking(
        attacker=chosen,
        value=ability.attack,
        reach=max(stat.range, 1),
        ranged=stat.range > 0,
        picks=1,
        among=(victim,),
        pierce=stat.pierce,
        give=stat.give,
        commanded=True,
    )
    return True


def victims(g: State, hero: int, enemy: int) -> list[int]:
    """The other enemies whom this one could attack."""
    others = [each for each in g.enemies_of(hero) if each != enemy]
    return within(g, enemy, others, max(g.stat(enemy).range, 1))


def charm(g: State, hero: int, ability: Charm) -> Asking[bool]:
    """One normal or elite enemy will spend its turn this round as if its allies were enemies."""
    near = within(g, hero, g.targets_for(hero), ability.range)
    chosen = yield from choose_one(g, hero, "charm", [n for n in near if g.figures[n].kind in (NORMAL, ELITE)])
    if chosen is None:
        return False
    it = g.figures[chosen]
    it.charmer, it.steered = hero, ability.steered
    note_gift(g, (chosen, 0, 0, 0, 0))
    g.emit(Charmed, it.name, it.number)
    return True


def steered_performs(g: State, figure: int, ability: Ability, rest: tuple[Ability, ...]) -> Script:
    """A charmed monster performs one ability of its card as the charmer says."""
    it = g.figures[figure]
    match ability:
        case Move():
            if not it.conditions & IMMOBILIZE:
                yield from move_hero(g, figure, max(g.stat(figure).move + ability.by, 0), jump=ability.jump)
        case Attack():
            if not it.conditions & DISARM:
                yield from steered_attack(g, figure, ability)
        case _:
            yield from act_by_the_rules(g, figure, ability, rest)


def steered_attack(g: State, figure: int, attack: Attack) -> Script:
    strike = strike_of(g, figure, attack)
    striking = striking_of(g, figure, attack, strike, g.stat(figure), ())
    among, picks = None, strike.targets
    if strike.area is not None:
        among = yield from lay_pattern(g, figure, strike.area, strike.reach)
        picks = len(among)
    whole = strike.area is not None
    charmer = g.figures[figure].charmer
    g.striking = msgspec.structs.replace(striking, among=among, picks=picks, chooser=charmer, whole=whole)


def turn_coat(g: State, figure: int) -> None:
    """On its turn a charmed figure is on the other side."""
    it = g.figures[figure]
    if it.charmer >= 0:
        it.hostile = it.hero >= 0


def come_to_senses(g: State, figure: int) -> None:
    """After its turn the charm is over."""
    it = g.figures[figure]
    if it.charmer >= 0:
        it.hostile = it.hero < 0
        it.charmer, it.steered = -1, False
