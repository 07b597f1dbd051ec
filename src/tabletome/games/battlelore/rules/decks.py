"""Drawing and discarding from the two decks. BL-END, BL-SETUP-08, 09, BL-LEND-02"""

from __future__ import annotations

from tabletome.engine.deck import without
from tabletome.games.battlelore.events import CommandDiscarded, CommandDrawn, DeckShuffled, LoreDiscarded, LoreDrawn
from tabletome.games.battlelore.state import State


def draw_command(g: State, seat: int, rule: str = "BL-END-01") -> bool:
    """Whether there was a Command card left for a seat to draw; an empty deck is made anew. BL-END-01, 02"""
    if not g.command_deck.cards:
        reshuffle_commands(g)
    card = g.command_deck.draw(g.rng)
    if card is None:
        return False
    g.hands[seat] = (*g.hands[seat], card)
    g.reveal()
    g.emit(CommandDrawn, seat, card, rule=rule)
    return True


def reshuffle_commands(g: State) -> None:
    """The discarded Command cards and what is left of the deck become a new deck. BL-END-02"""
    g.command_deck.reshuffle(g.rng)
    g.emit(DeckShuffled, "command", rule="BL-END-02")


def discard_command(g: State, seat: int, card: str) -> None:
    """A Command card goes from a hand to the discards."""
    g.hands[seat] = without(g.hands[seat], card)
    g.command_deck.discard(card)
    g.reveal()
    g.emit(CommandDiscarded, seat, card)


def draw_lore(g: State, seat: int, rule: str = "BL-LEND-02") -> bool:
    """Whether there was a Lore card left for a seat to draw, in the deck or among the discards. BL-LEND-02"""
    if not g.lore_deck.cards and g.lore_deck.discards:
        g.lore_deck.reshuffle(g.rng)
        g.emit(DeckShuffled, "lore")
    card = g.lore_deck.draw(g.rng)
    if card is None:
        return False
    g.lore_hands[seat] = (*g.lore_hands[seat], card)
    g.reveal()
    g.emit(LoreDrawn, seat, card, rule=rule)
    return True


def discard_lore(g: State, seat: int, card: str) -> None:
    """A Lore card goes from a hand to the discards, face up. BL-LEND-02"""
    g.lore_hands[seat] = without(g.lore_hands[seat], card)
    g.lore_deck.discard(card)
    g.reveal()
    g.emit(LoreDiscarded, seat, card, rule="BL-LEND-02")
