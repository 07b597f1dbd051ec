"""What an attack brings beside damage, and what may be left out. Rulebook: "Attack effects". GH-EFF-01, 02

Nobody is asked after every attack: beside the targets stands, for each condition, the wish to attack without it.
Pushes and pulls are asked about when they come.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

import msgspec

from tabletome.games.gloomhaven.actions import Without
from tabletome.games.gloomhaven.content.notation.abilities import (
    CONDITIONS,
    CURSE,
    ELEMENTS,
    AllyPerforms,
    Attack,
    Augment,
    AugmentsAtRange,
    Stronger,
)
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act, lasting
from tabletome.games.gloomhaven.rules.abilities.counts import is_true
from tabletome.games.gloomhaven.rules.combat.conditions import give, is_immune
from tabletome.games.gloomhaven.rules.items import worn
from tabletome.games.gloomhaven.state import HERO, State, Striking


def ability_of(striking: Striking) -> Attack | None:
    """The attack ability as it is printed."""
    if not striking.source:
        return None
    ability = find_act(striking.source).abilities[striking.step]
    if isinstance(ability, AllyPerforms):
        ability = ability.ability
    return ability if isinstance(ability, Attack) else None


def inflict(g: State, striking: Striking, target: int, conditions: Iterable[str]) -> None:
    """The target receives what the attacker does not withhold. GH-EFF-01, 02"""
    for condition in conditions:
        if condition not in striking.withheld:
            give(g, target, condition)


def may_withhold(g: State, striking: Striking, targets: list[int]) -> list[Without]:
    """What a character's next attack might bring with one of these targets, and may be left out. GH-EFF-02"""
    if g.figures[striking.attacker].kind != HERO:
        return []
    brought = dict.fromkeys(might_bring(g, striking, targets))
    return [
        Without(effect)
        for effect in brought
        if effect not in striking.withheld and any(not is_immune(g, target, effect) for target in targets)
    ]


def might_bring(g: State, striking: Striking, targets: list[int]) -> Iterator[str]:
    """What is printed on the card in use, on active cards, on items in force and on modifier cards of the deck."""
    attacker = striking.attacker

    def holds(when: str) -> bool:
        return not when or any(is_true(g, when, attacker, target) for target in targets)

    yield from striking.give
    ability = ability_of(striking)
    if ability is not None:
        for number in striking.more:
            more = ability.more[number]
            if more.give and holds(more.when):
                yield from more.give
    for _, _, each in lasting(g, attacker):
        if isinstance(each, Stronger) and each.give and holds(each.when):
            yield from each.give
    augmented_by = who_augments(g, striking)
    if augmented_by >= 0:
        for _, _, each in lasting(g, augmented_by):
            if isinstance(each, Augment):
                yield from each.give
    hero = g.heroes[attacker]
    for name in (*striking.items, *striking.once):
        yield from worn.on_attack(name).give
    yield from effects_of_deck(hero.name, hero.perks)


def who_augments(g: State, striking: Striking) -> int:
    """The hero whose augments the attack has, or -1: one's own melee attacks, or those that a card says."""
    whose = striking.augmented_by
    if whose >= 0:
        return whose
    attacker = striking.attacker
    if g.figures[attacker].kind != HERO:
        return -1
    if striking.ranged and not any(isinstance(each, AugmentsAtRange) for _, _, each in lasting(g, attacker)):
        return -1
    return attacker


@functools.cache
def effects_of_deck(name: str, perks: tuple[int, ...]) -> tuple[str, ...]:
    """Conditions and elements on the modifier cards that a class's perks have added. GH-AMD-04"""
    words = [word.partition(":")[2] for perk in perks for word in PERKS[name][perk].add]
    found = [effect for word in words for effect in word.split(",") if effect in (*CONDITIONS, CURSE, *ELEMENTS)]
    return tuple(dict.fromkeys(found))


def withhold(g: State, striking: Striking, effect: str) -> None:
    """The next attack does not bring this."""
    g.striking = msgspec.structs.replace(striking, withheld=(*striking.withheld, effect))
