"""What the cards chosen for this round still promise, for bots that look only a step or two ahead.

A guess: an attack counts if an enemy can be reached with the moves beside it, a move by how much nearer it brings.
"""

from __future__ import annotations

import functools
from itertools import permutations
from typing import NamedTuple

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    AllyPerforms,
    Attack,
    Charm,
    Command,
    Heal,
    Kill,
    Loot,
    Move,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.state import Hero, State

TAKEN_FOR_SURE = 0.75
"""How much of an expected attack is counted before it is made."""
MOST_DAMAGE = 9
A_DEATH, ANOTHERS_ATTACK = 7, 3
"""What killing outright counts, and what an attack made by somebody else."""
A_TRIFLE = 0.15
"""What an ability is worth that is neither attack, move nor heal, in points of damage."""


class Worth(NamedTuple):
    """What an action has in it: points of attack, how far it reaches, points of movement and healing, other things."""

    damage: float
    reach: int
    move: int
    heal: int
    other: float


NOTHING = Worth(0, 0, 0, 0, 0)


class Promise(NamedTuple):
    """Damage that can be expected, hexes that can be gained, hit points that can be healed."""

    damage: float
    nearer: int
    healed: float


def worth_of(abilities: tuple[Ability, ...]) -> Worth:
    damage, reach, move, heal, other = 0.0, 0, 0, 0, 0.0
    for ability in abilities:
        match ability:
            case Attack():
                many = len(ability.area.hexes) * 0.5 if ability.area is not None else min(ability.targets, 3)
                damage += max(ability.by, 1) * max(many, 1) + A_TRIFLE * len(ability.give)
                reach = max(reach, ability.range or (2 if ability.area is not None else 1))
            case Kill():
                damage += A_DEATH
                reach = max(reach, ability.range)
            case AllyPerforms(ability=Attack()) | Command() | Charm():
                damage += ANOTHERS_ATTACK
                reach = max(reach, ability.range)
            case Move():
                move += ability.by
            case Heal():
                heal += ability.by
            case Loot():
                other += A_TRIFLE / 2
            case _:
                other += A_TRIFLE
    return Worth(min(damage, MOST_DAMAGE), reach, move, heal, other)


@functools.cache
def act_worth(source: str, step: int = 0) -> Worth:
    """What is left of an action from this step on, if no element is consumed for it."""
    printed = find_act(source)
    guards = printed.guards or (0,) * len(printed.abilities)
    left = [ability for ability, guard in zip(printed.abilities, guards, strict=True) if guard <= 0]
    return worth_of(tuple(left[step:] if not printed.guards else left if step == 0 else printed.abilities[step:]))


BASIC_TOP, BASIC_BOTTOM = Worth(2, 1, 0, 0, 0), Worth(0, 0, 2, 0, 0)


def promise(g: State, hero: int, enemies: list[int]) -> Promise:
    """The best that a character can still do this round, roughly."""
    cards, it = g.heroes[hero], g.figures[hero]
    doing = g.doing
    running = act_worth(doing.source, doing.step) if doing is not None and doing.actor == hero else NOTHING
    striking = g.striking
    if striking is not None and striking.attacker == hero and striking.picks:
        aimed = min(striking.picks, 2) * striking.value
        running = running._replace(damage=running.damage + aimed, reach=max(running.reach, striking.reach))
    away = g.board.distances(it.at)
    nearest = min((away[at] for at in enemies), default=FAR)
    missing = it.most - it.health
    best = weigh((running,), nearest, missing)
    for acts in open_acts(cards):
        found = weigh((running, *acts), nearest, missing)
        if found[0] * 10 + found[1] > best[0] * 10 + best[1]:
            best = found
    return best


def open_acts(cards: Hero) -> list[tuple[Worth, ...]]:
    """The ways in which the cards at hand can be used: one top and one bottom, or what is left of it."""
    name = cards.name
    if len(cards.chosen) == 2:
        return [(better_top(name, one), better_bottom(name, other)) for one, other in permutations(cards.chosen)]
    if len(cards.chosen) == 1 and not cards.bottom_done:
        return [(better_bottom(name, cards.chosen[0]),)]
    if len(cards.chosen) == 1 and not cards.top_done:
        return [(better_top(name, cards.chosen[0]),)]
    return []


@functools.cache
def better_top(name: str, card: str) -> Worth:
    """The card's top action, or the basic attack."""
    mine = act_worth(f"{name}/{card}/top")
    return mine if mine.damage >= BASIC_TOP.damage or mine.heal or mine.other or mine.move else BASIC_TOP


@functools.cache
def better_bottom(name: str, card: str) -> Worth:
    mine = act_worth(f"{name}/{card}/bottom")
    return mine if mine.move >= BASIC_BOTTOM.move or mine.damage or mine.heal or mine.other else BASIC_BOTTOM


def weigh(acts: tuple[Worth, ...], nearest: int, missing: int) -> Promise:
    """Damage of all attacks whose target can be come at with all the movement there is."""
    move = sum(act.move for act in acts)
    damage = sum(act.damage for act in acts if act.damage and nearest <= act.reach + move)
    other = sum(act.other for act in acts)
    healed = min(sum(act.heal for act in acts), missing)
    gained = min(move, max(nearest - 1, 0)) if nearest < FAR else 0
    return Promise(TAKEN_FOR_SURE * min(damage, MOST_DAMAGE) + (other if nearest < FAR else 0), gained, healed)
