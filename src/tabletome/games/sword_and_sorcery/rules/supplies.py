"""Decks and token supplies. SS-GOLD-04, SS-SETUP-09, SS-SETUP-10"""

from __future__ import annotations

from tabletome.engine import Deck
from tabletome.games.sword_and_sorcery.state import State


def draw(g: State, deck: Deck[str]) -> str:
    """The top of a deck or supply, made anew from its discards if it is empty; "" if there is nothing at all.

    SS-GOLD-04
    """
    card = deck.draw(g.rng)
    if card is None:
        return ""
    g.reveal()
    return card
