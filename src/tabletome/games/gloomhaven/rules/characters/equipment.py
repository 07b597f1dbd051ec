"""Before a scenario: buying items and choosing which to wear. Rulebook: "Item cards". GH-ITEM, GH-SHOP"""

from __future__ import annotations

from typing import TypeAlias

from tabletome.engine import Decision, Script, choose, runs
from tabletome.games.gloomhaven.actions import READY, Buy, Ready, Wear
from tabletome.games.gloomhaven.content.items import ITEMS, SMALL, shop
from tabletome.games.gloomhaven.content.perks import ignores
from tabletome.games.gloomhaven.events import Bought
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.combat.conditions import shake_off
from tabletome.games.gloomhaven.rules.items.worn import always, apply, equip, fits, small_items, with_items
from tabletome.games.gloomhaven.state import Equipped, Hero, State

Outfitting: TypeAlias = Wear | Buy | Ready
FREE = 10
"""A shop that gives every design away, to try things out."""


def starting_gold(level: int) -> int:
    """What a new character has to spend. GH-NEWCH-04"""
    return 15 * (level + 1)


@runs(phases.OUTFIT)
def outfit(g: State) -> Script:
    """One character after the other buys and puts on what there is a place for. GH-ITEM-03, GH-SHOP-01, GH-SETUP-02"""
    hero = g.place
    if hero == len(g.heroes):
        g.place = 0
        g.phase = phases.CHOOSE_GOALS if g.heroes[0].goals else phases.PLACE_HEROES
        return
    cards = g.heroes[hero]
    options: list[Outfitting] = [*wear_choices(cards), *buy_choices(g, cards), READY]
    about = {"hero": hero, "gold": cards.purse}
    chosen = yield from choose(Decision(g.seat_of(hero), "outfit", options, about))
    if isinstance(chosen, Ready):
        put_on(g, hero)
        g.place += 1
        return
    if isinstance(chosen, Buy):
        buy(g, cards, chosen.item)
    cards.items += (Equipped(chosen.item),)


def worn(cards: Hero) -> tuple[str, ...]:
    """The names of what is worn."""
    return tuple(each.name for each in cards.items)


def wear_choices(cards: Hero) -> list[Wear]:
    """What the character owns, does not wear yet and has a place for. GH-ITEM-03, 04"""
    on = worn(cards)
    return [Wear(name) for name in cards.owned if name not in on and fits((*on, name), cards.level)]


def stock(g: State) -> list[str]:
    """What the shop has. GH-SHOP-06"""
    return [] if not g.shop else list(ITEMS) if g.shop == FREE else shop(g.shop)


def buy_choices(g: State, cards: Hero) -> list[Buy]:
    """What the shop has, the character can pay, does not own, and has a place for. GH-ITEM-02, GH-SHOP-01, 03, 08"""
    on = worn(cards)
    return [
        Buy(name)
        for name in stock(g)
        if name not in cards.owned
        and (g.shop == FREE or ITEMS[name].price <= cards.purse)
        and sum(name in hero.owned for hero in g.heroes) < ITEMS[name].copies
        and fits((*on, name), cards.level)
    ]


def buy(g: State, cards: Hero, name: str) -> None:
    """The item is the character's, and is paid for. GH-ITEM-01, GH-SHOP-01"""
    if g.shop != FREE:
        cards.purse -= ITEMS[name].price
    cards.owned += (name,)
    g.emit(Bought, cards.name, name, rule="GH-SHOP-01")


def put_on(g: State, hero: int) -> None:
    """What is worn counts from now on; penalties are shuffled into the modifier deck. GH-ITEM-09, 11, GH-AMD-12

    Conditions of the scenario to which it makes immune are gone. GH-COND-03
    """
    names = worn(g.heroes[hero])
    equip(g.heroes[hero], names)
    note_fittings(g, hero)
    shake_off(g, hero)
    if names:
        cards = g.heroes[hero]
        unhindered = ignores(cards.name, cards.perks, "items")
        g.decks[hero] = tuple(g.rng.shuffled(with_items(g.decks[hero], names, unhindered)))


def note_fittings(g: State, hero: int) -> None:
    """Items that have done their work before the scenario begins: cards removed, pockets filled. GH-USE-04"""
    cards = g.heroes[hero]
    small = sum(ITEMS[name].slot == SMALL for name in worn(cards))
    for name, effect in always(cards):
        if effect.minus_cards or (effect.small and small > small_items(cards.level, ())):
            apply(g, hero, name)
