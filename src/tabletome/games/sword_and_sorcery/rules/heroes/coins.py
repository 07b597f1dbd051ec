"""Crowns: coins of three values, as many as the box holds. Rulebook: crowns."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from operator import add, sub
from typing import TypeAlias

from tabletome.games.sword_and_sorcery.content.box import COIN_COUNTS
from tabletome.games.sword_and_sorcery.content.things import COIN_VALUES, COINS, Coin
from tabletome.games.sword_and_sorcery.events import CrownsChanged
from tabletome.games.sword_and_sorcery.state import Hero, State

Coins: TypeAlias = tuple[int, int, int]
"""How many coins of each value."""
KIND = {value: kind for kind, value in enumerate(COIN_VALUES)}
"""Which of the three numbers of `Hero.coins` counts the coins of a value."""
IN_THE_BOX = tuple(COIN_COUNTS[value] for value in COIN_VALUES)
"""Coins of each value."""
NONE: Coins = (0, 0, 0)


def coins_of(counts: Iterable[int]) -> Coins:
    """So many coins of each value, the smallest first."""
    fives, tens, fifties = counts
    return fives, tens, fifties


def supply(g: State) -> Coins:
    """Coins of each value that nobody has. SS-CROWN-04"""
    left = [*IN_THE_BOX]
    for hero in g.heroes:
        left = [*map(sub, left, hero.coins)]
    for thing in g.loose_things():
        if isinstance(thing, Coin):
            left[KIND[thing.value]] -= 1
    return coins_of(left)


def make_change(g: State, amount: int) -> Coins:
    """Coins of the highest possible values for an amount; what the supply cannot pay is lost.

    SS-CROWN-03, SS-CROWN-04
    """
    return change_from(supply(g), amount)


def change_from(left: Sequence[int], amount: int) -> Coins:
    """The same from a supply of so many coins of each value."""
    highest_first = []
    for value, there in zip(reversed(COIN_VALUES), reversed(left), strict=True):
        count = min(amount // value, there)
        amount -= count * value
        highest_first.append(count)
    return coins_of(reversed(highest_first))


def gain_crowns(g: State, hero: int, amount: int) -> None:
    """Every hero has a separate stock. SS-CROWN-02, SS-CROWN-05"""
    it = g.heroes[hero]
    more = make_change(g, amount)
    if value_of(more) == amount:
        it.coins = coins_of(map(add, it.coins, more))
    else:
        total, it.coins = it.crowns + amount, NONE
        it.coins = make_change(g, total)
    g.emit(CrownsChanged, it.name, amount, rule="SS-CROWN-03")


def pay_crowns(g: State, hero: int, amount: int) -> None:
    """Pays exactly, changing coins with the supply where needed. SS-CROWN-04"""
    it = g.heroes[hero]
    rest = it.crowns - amount
    assert rest >= 0, "a hero pays more than there is"
    it.coins = NONE
    it.coins = make_change(g, rest)
    g.emit(CrownsChanged, it.name, -amount)


def shared_out(mine: Coins, theirs: Coins, unused: Coins, amount: int) -> tuple[Coins, Coins]:
    """The coins of two heroes after the first has given the other an amount, changed with the supply. SS-CROWN-04"""
    kind = KIND.get(amount)
    if kind is not None and mine[kind]:
        return with_one(mine, kind, -1), with_one(theirs, kind, 1)
    left = [sum(coins) for coins in zip(unused, mine, theirs, strict=True)]
    gets = change_from(left, value_of(theirs) + amount)
    return change_from([*map(sub, left, gets)], value_of(mine) - amount), gets


def with_one(coins: Coins, kind: int, more: int) -> Coins:
    """One coin of a kind more or less."""
    return coins_of(count + more if each == kind else count for each, count in enumerate(coins))


def value_of(coins: Coins) -> int:
    return sum(count * value for count, value in zip(coins, COIN_VALUES, strict=True))


def amounts_to_hand(g: State, hero: int, other: int) -> tuple[int, ...]:
    """The values of coins that a hero can give another: as a coin or in change. SS-CROWN-04, SS-CROWN-06"""
    return _amounts_to_hand(g.heroes[hero].coins, g.heroes[other].coins, supply(g))


@functools.lru_cache(maxsize=4096)
def _amounts_to_hand(mine: Coins, theirs: Coins, unused: Coins) -> tuple[int, ...]:
    """The same from their coins and those that nobody has."""
    return tuple(amount for amount in COIN_VALUES if can_hand_crowns(mine, theirs, unused, amount))


def can_hand_crowns(mine: Coins, theirs: Coins, unused: Coins, amount: int) -> bool:
    """The hero has so much, and the supply can change it without a loss. SS-CROWN-04, SS-CROWN-06"""
    if value_of(mine) < amount:
        return False
    keeps, gets = shared_out(mine, theirs, unused, amount)
    return value_of(keeps) + value_of(gets) == value_of(mine) + value_of(theirs)


def hand_crowns(g: State, hero: int, other: int, amount: int) -> None:
    """An amount goes from one hero to another: the coin itself, or change for it. SS-CROWN-04, SS-CROWN-06"""
    giver, taker = g.heroes[hero], g.heroes[other]
    giver.coins, taker.coins = shared_out(giver.coins, taker.coins, supply(g), amount)


def lose_crowns(g: State, hero: int, amount: int) -> None:
    pay_crowns(g, hero, min(amount, g.heroes[hero].crowns))


def random_coin(g: State, hero: Hero) -> int:
    """One of the hero's coin tokens, each equally likely: its kind."""
    place = g.rng.below(sum(hero.coins))
    for kind, count in enumerate(hero.coins):
        if place < count:
            return kind
        place -= count
    raise AssertionError("a hero without coins")


def take_coin(hero: Hero, kind: int) -> None:
    hero.coins = with_one(hero.coins, kind, -1)


def add_coin(hero: Hero, kind: int) -> None:
    hero.coins = with_one(hero.coins, kind, 1)


def drop_crowns(g: State, area: int, amount: int) -> None:
    """Crowns of a dead enemy lie in its area. SS-EDEATH-04"""
    g.map.drops[area] += coins_of_each_kind(make_change(g, amount))


def coins_of_each_kind(coins: Coins) -> tuple[Coin, ...]:
    """So many coins, the highest first."""
    return tuple([coin for coin, count in reversed([*zip(COINS, coins, strict=True)]) for _ in range(count)])
