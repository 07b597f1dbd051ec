"""The Dummy player, who sets the pace alone and in cooperation. MK-DUMMY"""

from __future__ import annotations

from tabletome.games.mage_knight.content.box import BASIC, BLUE, GREEN, RED, WHITE
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.heroes import HEROES, heroes_in
from tabletome.games.mage_knight.events import DummyTurn
from tabletome.games.mage_knight.rules.deeds.mana import changed
from tabletome.games.mage_knight.state import Dummy, State

FLIPPED = 3
"""MK-DUMMY-07"""
SUITS = {"spades": GREEN, "hearts": RED, "diamonds": WHITE, "clubs": BLUE}
"""Playing cards in place of a hero's deck. MK-DUMMY-13"""
OF_EACH_SUIT = 4


def set_up_dummy(g: State) -> Dummy:
    """A random hero that nobody plays, its deck and three crystals. MK-DUMMY-02, 03, 04, 15"""
    taken = [player.hero for player in g.players]
    name = g.rng.pick([name for name in heroes_in(g.variants) if name not in taken])
    hero = HEROES[name]
    deck = [*SUITS] * OF_EACH_SUIT if "substitute" in g.variants else hero.deck_in(g.variants)
    crystals = tuple(hero.dots.count(colour) for colour in BASIC)
    g.dummy = Dummy(name, deck=tuple(g.rng.shuffled(deck)), crystals=crystals)
    return g.dummy


def colours_of(card: str) -> tuple[int, ...]:
    """Of a Deed card, or of a playing card by its suit. MK-DUMMY-13"""
    return (SUITS[card],) if card in SUITS else CARDS[card].colours


def dummy_turn(g: State, dummy: Dummy) -> None:
    """Three cards, and as many more as there are crystals of the third card's colour. MK-DUMMY-07, 08, 09"""
    before = len(dummy.deck)
    flip(dummy, FLIPPED)
    if before >= FLIPPED:
        flip(dummy, max(dummy.crystals[colour] for colour in colours_of(dummy.discard[-1])))
    g.reveal()
    g.emit(DummyTurn, before - len(dummy.deck), len(dummy.deck))


def flip(dummy: Dummy, count: int) -> None:
    """So many cards go from the deck to the discard pile, if there are as many."""
    count = min(count, len(dummy.deck))
    if count:
        dummy.discard += dummy.deck[-count:][::-1]
        dummy.deck = dummy.deck[:-count]


def prepare_dummy(g: State, dummy: Dummy, advanced: str, spell: str) -> None:
    """The lowest Advanced Action joins its deck; it gains a crystal of the lowest Spell's colour. MK-DUMMY-10, 11

    What players leave lowest in the offers makes it faster or slower. MK-DUMMY-12
    """
    deck = sorted((*dummy.deck, *dummy.discard, *((advanced,) if advanced else ())))
    g.rng.shuffle(deck)
    dummy.deck, dummy.discard = tuple(deck), ()
    if spell:
        dummy.crystals = changed(dummy.crystals, CARDS[spell].colour, 1)
