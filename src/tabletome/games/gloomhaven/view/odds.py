"""What an attack may come to: every damage and how likely it is, by the modifier cards that are left. GH-ATK-05"""

from __future__ import annotations

import functools
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from tabletome.games.gloomhaven.content.modifier_cards import ModifierCard, Pierce
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import bonuses_against
from tabletome.games.gloomhaven.rules.combat.attack import advantage, attack_value, extras, shield
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.rules.combat.conditions import deck_of
from tabletome.games.gloomhaven.rules.combat.modifiers import applied, measure, modified, read_card
from tabletome.games.gloomhaven.state import HERO, RunningAttack, State

Deck = tuple[tuple[ModifierCard, int], ...]
"""Kinds of cards and how many of each."""
MOST_DRAWN = 6
"""So many rolling cards in a row are as good as impossible."""


class Blows(NamedTuple):
    """All that the result of an attack depends on."""

    value: int
    shield: int
    """What is left of it after the attack's own pierce."""
    advantage: int
    deck: Deck


def blows(g: State, attack: RunningAttack, target: int) -> Blows:
    """An attack as it stands before a card is drawn."""
    blow = Blow(attack, target)
    blow.extras = extras(g, blow)
    if g.figures[blow.attacker].kind == HERO:
        blow.bonuses = bonuses_against(g, blow.attacker, target)
    pierce = attack.ability.pierce + sum(more.pierce for more in blow.extras)
    left = max(0, shield(g, target) - pierce)
    return Blows(attack_value(g, blow), left, advantage(g, blow), deck_left(g, deck_of(g, blow.attacker)))


def deck_left(g: State, deck: int) -> Deck:
    """What may be drawn; a deck that does not last for two cards is shuffled with those played. GH-AMD-09"""
    cards = g.decks[deck]
    names = Counter(cards if len(cards) > 1 else (*cards, *g.played[deck]))
    return tuple(sorted(((read_card(g, name), count) for name, count in names.items()), key=lambda each: each[0].name))


@functools.lru_cache(maxsize=2048)
def spread(of: Blows) -> tuple[tuple[int, float], ...]:
    """Each damage and how likely it is, the least first."""
    found: defaultdict[int, float] = defaultdict(float)
    for cards, chance in draws(of.deck, 2 if of.advantage else 1):
        counted = applied(list(cards), of.value, of.advantage)
        behind = max(0, of.shield - measure(counted, Pierce))
        found[max(0, modified(of.value, counted) - behind)] += chance
    return tuple(sorted(found.items()))


def draws(
    deck: Deck, at_least: int, drawn: tuple[ModifierCard, ...] = ()
) -> Iterator[tuple[tuple[ModifierCard, ...], float]]:
    """Every row of cards that may be drawn, and how likely it is: on as long as all of them are rolling. GH-AMD-05"""
    enough = len(drawn) >= at_least and not all(card.rolling for card in drawn)
    total = sum(count for _, count in deck)
    if enough or not total or len(drawn) == MOST_DRAWN:
        yield drawn, 1.0
        return
    for place, (card, count) in enumerate(deck):
        if not count:
            continue
        rest = (*deck[:place], (card, count - 1), *deck[place + 1 :])
        for cards, chance in draws(rest, at_least, (*drawn, card)):
            yield cards, chance * count / total


def average(of: Blows) -> float:
    return sum(damage * chance for damage, chance in spread(of))


def at_least(of: Blows, damage: int) -> float:
    """How likely so much damage or more is."""
    return sum(chance for found, chance in spread(of) if found >= damage)
