"""The decks of city and road events. Rulebook: "City and road events". GH-EVENT

A deck is a tuple of card numbers in `Party`, the next card first. No number is in a deck twice.
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Rng
from tabletome.games.gloomhaven.content.notation.events import DECKS, Deck
from tabletome.games.gloomhaven.events import EventAdded
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State

KINDS = DECKS
AT_FIRST = range(1, 31)
"""What both decks consist of when a campaign begins. GH-EVENT-06"""


def deal(rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The city and the road deck of a new campaign, shuffled separately. GH-EVENT-06"""
    return tuple(rng.shuffled(AT_FIRST)), tuple(rng.shuffled(AT_FIRST))


def cards_in(party: Party, deck: Deck) -> tuple[int, ...]:
    return party.city if deck == "city" else party.road


def write_deck(g: State, deck: Deck, cards: tuple[int, ...]) -> None:
    g.party = replace(g.campaign, city=cards) if deck == "city" else replace(g.campaign, road=cards)


def take_top(g: State, deck: Deck) -> int:
    """The next card leaves the deck to be resolved. GH-EVENT-01"""
    top, *rest = cards_in(g.campaign, deck)
    write_deck(g, deck, tuple(rest))
    g.reveal()
    return top


def put_back(g: State, deck: Deck, number: int) -> None:
    """To the bottom, which is not adding: nothing is shuffled. GH-EVENT-05, 07"""
    write_deck(g, deck, (*cards_in(g.campaign, deck), number))


def add(g: State, deck: Deck, number: int) -> None:
    """A card joins a deck, which is shuffled. GH-EVENT-07, 08"""
    cards = cards_in(g.campaign, deck)
    if number not in cards:
        write_deck(g, deck, tuple(g.rng.shuffled((*cards, number))))
        g.emit(EventAdded, deck, number, rule="GH-EVENT-07")
