"""How many rounds characters can still play with the cards they have. GH-REST-01, GH-SELECT-09"""

from __future__ import annotations

import functools

from tabletome.games.gloomhaven.content.printed_actions import BasicAction, printed
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.rules.combat.damage import held_card
from tabletome.games.gloomhaven.state import State


@functools.cache
def rounds_left(cards: int) -> int:
    """How many rounds so many cards last, two a round and one lost in every rest."""
    return 0 if cards < 2 else cards // 2 + rounds_left(cards - 1)


def stamina_of(ready: int, resting: int) -> int:
    """Rounds left with so many cards at hand and so many discarded."""
    return ready // 2 + rounds_left(ready + resting - 1) if resting > 0 else rounds_left(ready)


def stamina(g: State, hero: int) -> int:
    """How many rounds a character can still play: with the cards at hand, and after the rest that follows."""
    return stamina_of(*cards_of(g, hero))


def stamina_without(g: State, hero: int, hand: int, discarded: int) -> int:
    """The same if so many cards of the hand and of the discard pile were lost. GH-DMG-02"""
    ready, resting = cards_of(g, hero)
    return stamina_of(ready - hand, resting - discarded)


def cards_of(g: State, hero: int) -> tuple[int, int]:
    """The cards at hand, and those that the next rest brings back."""
    cards = g.heroes[hero]
    coming_back = sum(not active_act(cards.name, active).lost for active in cards.active)
    return len(cards.hand) + len(cards.chosen), len(cards.discard) + coming_back + is_held(g, hero)


def is_held(g: State, hero: int) -> bool:
    """The card in use is in no pile, but will be discarded."""
    action = g.action
    if action is None or action.figure != hero or not held_card(action):
        return False
    return isinstance(action.source, BasicAction) or not printed(action.source).lost
