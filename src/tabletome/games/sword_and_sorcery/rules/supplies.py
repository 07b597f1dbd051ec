"""Decks and token supplies. SS-GOLD-04, SS-SETUP-09, SS-SETUP-10"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.state import Deck, State


def draw(g: State, deck: Deck) -> str:
    """The top of a deck or supply, made anew from its discards if it is empty; "" if there is nothing at all.

    SS-GOLD-04
    """
    cards = deck.cards
    if not cards:
        cards, deck.discards = tuple(g.rng.shuffled(deck.discards)), ()
        if not cards:
            return ""
    deck.cards = cards[:-1]
    g.reveal()
    return cards[-1]


def discard(deck: Deck, card: str) -> None:
    """The card or token goes on the deck's discard pile."""
    deck.discards = (*deck.discards, card)
