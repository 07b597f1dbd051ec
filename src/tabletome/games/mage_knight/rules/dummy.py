"""The Dummy player, who sets the pace alone and in cooperation. MK-DUMMY"""

from __future__ import annotations

from tabletome.games.mage_knight.content.box import BASIC, BLUE, GREEN, RED, WHITE
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.events import DummyTurn
from tabletome.games.mage_knight.state import State

FLIPPED = 3
"""MK-DUMMY-07"""
SUITS = {"spades": GREEN, "hearts": RED, "diamonds": WHITE, "clubs": BLUE}
"""Playing cards in place of a hero's deck. MK-DUMMY-13"""
OF_EACH_SUIT = 4


def set_up_dummy(g: State) -> None:
    """A random hero that nobody plays, its deck and three crystals. MK-DUMMY-02, 03, 04, 15"""
    taken = [player.hero for player in g.players]
    g.dummy = g.rng.pick([name for name in HEROES if name not in taken])
    hero = HEROES[g.dummy]
    deck = [*SUITS] * OF_EACH_SUIT if "substitute" in g.variants else hero.deck
    g.dummy_deck = tuple(g.rng.shuffled(deck))
    g.dummy_crystals = tuple(hero.dots.count(colour) for colour in BASIC)


def colours_of(card: str) -> tuple[int, ...]:
    """Of a Deed card, or of a playing card by its suit. MK-DUMMY-13"""
    return (SUITS[card],) if card in SUITS else CARDS[card].colours


def dummy_turn(g: State) -> None:
    """Three cards, and as many more as there are crystals of the third card's colour. MK-DUMMY-07, 08, 09"""
    before = len(g.dummy_deck)
    flip(g, FLIPPED)
    if before >= FLIPPED:
        flip(g, max(g.dummy_crystals[colour] for colour in colours_of(g.dummy_discard[-1])))
    g.reveal()
    g.emit(DummyTurn, before - len(g.dummy_deck), len(g.dummy_deck))


def flip(g: State, count: int) -> None:
    count = min(count, len(g.dummy_deck))
    if count:
        g.dummy_discard += g.dummy_deck[-count:][::-1]
        g.dummy_deck = g.dummy_deck[:-count]


def prepare_dummy(g: State, advanced: str, spell: str) -> None:
    """The lowest Advanced Action joins its deck; it gains a crystal of the lowest Spell's colour. MK-DUMMY-10, 11

    What players leave lowest in the offers makes it faster or slower. MK-DUMMY-12
    """
    deck = sorted((*g.dummy_deck, *g.dummy_discard, *((advanced,) if advanced else ())))
    g.rng.shuffle(deck)
    g.dummy_deck, g.dummy_discard = tuple(deck), ()
    if spell:
        colour = CARDS[spell].colours[0]
        have = g.dummy_crystals
        g.dummy_crystals = (*have[:colour], have[colour] + 1, *have[colour + 1 :])
