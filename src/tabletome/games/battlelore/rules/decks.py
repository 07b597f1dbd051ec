"""Drawing and discarding from the two decks. BL-END, BL-SETUP-08, 09, BL-LEND-02"""

from __future__ import annotations

from tabletome.games.battlelore.events import CommandDiscarded, CommandDrawn, DeckShuffled, LoreDiscarded, LoreDrawn
from tabletome.games.battlelore.state import State


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One copy less."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def draw_command(g: State, seat: int, rule: str = "BL-END-01") -> str | None:
    """From the deck; the discards are shuffled into a new one when it is empty. BL-END-01, 02"""
    if not g.deck:
        reshuffle_commands(g)
    if not g.deck:
        return None
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    g.hands[seat] = (*g.hands[seat], card)
    g.reveal()
    g.emit(CommandDrawn, seat, card, rule=rule)
    return card


def reshuffle_commands(g: State) -> None:
    """The discards and what is left of the deck become a new deck."""
    g.deck = tuple(g.rng.shuffled((*g.deck, *g.discards)))
    g.discards = ()
    g.emit(DeckShuffled, "command", rule="BL-END-02")


def discard_command(g: State, seat: int, card: str) -> None:
    g.hands[seat] = without(g.hands[seat], card)
    g.discards = (*g.discards, card)
    g.reveal()
    g.emit(CommandDiscarded, seat, card)


def draw_lore(g: State, seat: int, rule: str = "BL-LEND-02") -> str | None:
    """As with Command cards; when deck and discards are empty there is none to draw."""
    if not g.lore_deck and g.lore_discards:
        g.lore_deck = tuple(g.rng.shuffled(g.lore_discards))
        g.lore_discards = ()
        g.emit(DeckShuffled, "lore")
    if not g.lore_deck:
        return None
    card = g.lore_deck[-1]
    g.lore_deck = g.lore_deck[:-1]
    g.lore_hands[seat] = (*g.lore_hands[seat], card)
    g.reveal()
    g.emit(LoreDrawn, seat, card, rule=rule)
    return card


def discard_lore(g: State, seat: int, card: str) -> None:
    """Face up. BL-LEND-02"""
    g.lore_hands[seat] = without(g.lore_hands[seat], card)
    g.lore_discards = (*g.lore_discards, card)
    g.reveal()
    g.emit(LoreDiscarded, seat, card, rule="BL-LEND-02")
