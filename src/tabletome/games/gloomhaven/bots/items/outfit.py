"""The items that somebody with so much gold should have; for bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletome.games.gloomhaven.bots.items.effects import worth_to
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.rules.items.worn import fits
from tabletome.games.gloomhaven.state import Hero

LEAST_PRICE = 5  # of what is given away, so that worth can be compared with gold


def best_outfit(cards: Hero, stock: Iterable[str], gold: int) -> tuple[str, ...]:
    """What is worth most together of all that there is a place for and that the gold pays.

    One thing after another, that which brings most for its price first; as long as gold is left, better ones for worse.
    """
    names = list(stock)
    outfit: tuple[str, ...] = ()
    while better := [each for each in changes(cards, names, outfit) if price(each) <= gold]:
        outfit = max(better, key=lambda each: (gain_for_gold(cards, outfit, each), each))
    return outfit


def changes(cards: Hero, names: Sequence[str], outfit: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same with one thing more, or with one for one or two others, where that is worth more."""
    found = []
    for name in names:
        if name in outfit:
            continue
        for rest in (outfit, *without_some(outfit)):
            changed = (*rest, name)
            if fits(changed, cards.level) and worth_of_all(cards, changed) > worth_of_all(cards, outfit):
                found.append(changed)
    return found


def without_some(outfit: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The outfit without one or two things."""
    one = [tuple(each for each in outfit if each != out) for out in outfit]
    return one + [tuple(each for each in less if each != out) for less in one for out in less]


def price(outfit: tuple[str, ...]) -> int:
    return sum(ITEMS[name].price for name in outfit)


def worth_of_all(cards: Hero, outfit: tuple[str, ...]) -> float:
    return sum(worth_to(cards, name) for name in outfit)


def gain_for_gold(cards: Hero, before: tuple[str, ...], after: tuple[str, ...]) -> float:
    """What a change brings for each coin."""
    return (worth_of_all(cards, after) - worth_of_all(cards, before)) / max(price(after) - price(before), LEAST_PRICE)
