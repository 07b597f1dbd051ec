"""Powers that enemies have on their scrolls and on enemy power cards. SS-ENEMY-29"""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.content.enemies import CARD, ENEMY_POWERS, SCROLLS
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.enemies import Trait
from tabletome.games.sword_and_sorcery.state import State

MOST_POWER_CARDS = 2
"""SS-ENEMY-28"""


def trait_of(g: State, enemy: int, name: str) -> Trait | None:
    for trait in g.scroll_of(enemy).traits:
        if trait.name == name:
            return trait
    return None


def has_trait(g: State, enemy: int, name: str) -> bool:
    return name in trait_names(CARD[g.enemies[enemy].card].scroll)


@functools.cache
def trait_names(scroll: str) -> frozenset[str]:
    """What the traits on a scroll are called."""
    return frozenset(trait.name for trait in SCROLLS[scroll].traits)


def card_power(g: State, enemy: int, does: str) -> int:
    """How strong the enemy power card that does something is in this act; 0 without one. SS-ENEMY-29, SS-CAMP-05"""
    for name in g.enemies[enemy].powers:
        power = ENEMY_POWERS[name]
        if power.does == does:
            return power.one if g.plan.act == 1 else power.two
    return 0


def power_spends(g: State, enemy: int) -> tuple[Spend, ...]:
    """What enemy power cards add to every attack; the scroll's own effects come first. SS-ENEMY-30, SS-ENEMY-33"""
    found: tuple[Spend, ...] = ()
    for name in g.enemies[enemy].powers:
        power = ENEMY_POWERS[name]
        found += power.spends if g.plan.act == 1 else power.spends_two
    return found


def most_charges(g: State, enemy: int) -> int:
    """The printed charges, which are also the maximum. SS-ENEMY-10"""
    return sum(trait.charges for trait in g.scroll_of(enemy).traits)


def special_of(g: State, enemy: int) -> tuple[str, str]:
    """The power with the special icon, on the scroll or on a card: its name, and what it does.

    SS-ICON-07, SS-ENEMY-09
    """
    for trait in g.scroll_of(enemy).traits:
        if trait.icon == "special":
            return trait.name, trait.name
    for name in g.enemies[enemy].powers:
        if ENEMY_POWERS[name].icon == "special":
            return name, ENEMY_POWERS[name].does
    return "", ""
