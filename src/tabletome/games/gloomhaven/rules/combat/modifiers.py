"""Attack modifier decks. Rulebook: "Attack modifier decks", "Advantage and disadvantage".

Each hero has a deck, the monsters share the last one; what is printed on a card is in content/modifier_cards.py.
GH-AMD, GH-ADV, GH-AREA0-04
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.games.gloomhaven.content.modifier_cards import (
    BLESSINGS,
    CURSES,
    NOTHING,
    PENALTY,
    PLUS_ZERO,
    REDUCED,
    SHUFFLES,
    VANISHING,
    Measured,
    ModifierCard,
)
from tabletome.games.gloomhaven.content.perks import MODIFIER_CARDS
from tabletome.games.gloomhaven.state import State


def read_card(g: State, name: str) -> ModifierCard:
    """What a card counts as; with reduced randomness the extreme ones count less. GH-LOWRND-01"""
    if g.less_random and name in REDUCED:
        return REDUCED[name]
    return MODIFIER_CARDS[name]


def draw_for_attack(
    g: State, deck: int, value: int, advantage: int, *, doubles_are_zero: bool = False
) -> tuple[tuple[str, ...], list[ModifierCard]]:
    """Draw for one target: cards drawn, and those that apply. `advantage` is 1, 0 or -1. GH-AMD-02, 13, GH-ADV-13"""
    drawn = [_draw(g, deck)]
    if advantage:
        drawn.append(_draw(g, deck))
    cards = [read_card(g, name) for name in drawn]
    while all(card.rolling for card in cards):
        drawn.append(_draw(g, deck))
        cards.append(read_card(g, drawn[-1]))
    _put_away(g, deck, drawn)
    if doubles_are_zero:
        cards = [PLUS_ZERO if card.doubles else card for card in cards]
    return tuple(drawn), applied(cards, value, advantage)


def applied(cards: list[ModifierCard], value: int, advantage: int) -> list[ModifierCard]:
    """Which of the drawn cards count. GH-ADV-01..07, GH-ADV-14"""
    if advantage == 0:
        return cards
    if any(card.rolling for card in cards):
        return cards if advantage == 1 else [card for card in cards if not card.rolling]
    one, other = cards
    second_is_better = is_better(other, one, value)
    if second_is_better is None:
        return [one]
    return [other] if second_is_better == (advantage == 1) else [one]


def is_better(one: ModifierCard, other: ModifierCard, value: int) -> bool | None:
    """Whether one card is better than the other, or None where that is ambiguous. GH-ADV-08, 09, 10 GH-ADV-15"""
    mine, theirs = (value if card.doubles else card.value for card in (one, other))
    if set(one.effects) == set(other.effects):
        return None if mine == theirs else mine > theirs
    if one.effects and other.effects:
        return None
    if one.effects:
        return True if mine >= theirs else None
    return False if theirs >= mine else None


def modified(value: int, cards: Iterable[ModifierCard]) -> int:
    """The attack value after the cards that apply: values are added, then it is doubled. GH-ATK-05, 06, GH-AMD-03"""
    total, times = value, 1
    for card in cards:
        if card.value == NOTHING:
            return 0
        total += card.value
        if card.doubles:
            times *= 2
    return max(total * times, 0)


def measure(cards: Iterable[ModifierCard], kind: type[Measured]) -> int:
    """How much the cards have together of one effect: pierce, push, pull or targets. GH-AMD-04"""
    return sum([effect.by for card in cards for effect in card.effects if type(effect) is kind])


# The deck


def _draw(g: State, deck: int) -> str:
    """The next card; an empty deck is first shuffled anew, without what was drawn for this attack. GH-AMD-09"""
    if not g.decks[deck]:
        g.decks[deck] = tuple(g.rng.shuffled(g.played[deck]))
        g.played[deck] = ()
    g.reveal()
    cards = g.decks[deck]
    g.decks[deck] = cards[:-1]
    return cards[-1]


def _put_away(g: State, deck: int, drawn: list[str]) -> None:
    """To the discard pile, except blessings and curses; the deck may have to be shuffled. GH-AMD-06, 08"""
    g.played[deck] += tuple([card for card in drawn if card not in VANISHING])
    if not SHUFFLES.isdisjoint(drawn):
        g.shuffle_due[deck] = True


def shuffle_decks(g: State) -> None:
    """At the end of a round: decks from which a card with the shuffle symbol was drawn. GH-AMD-08, GH-LOWRND-02"""
    for deck, due in enumerate(g.shuffle_due):
        if due:
            g.decks[deck] = tuple(g.rng.shuffled(g.decks[deck] + g.played[deck]))
            g.played[deck] = ()
            g.shuffle_due[deck] = False


def shuffle_in(g: State, deck: int, card: str) -> None:
    """A blessing, curse or penalty goes into the draw deck, if there is one left. GH-COND-16, 17, 18, 24"""
    if not is_left(g, deck, card):
        return
    where = g.rng.below(len(g.decks[deck]) + 1)
    cards = g.decks[deck]
    g.decks[deck] = (*cards[:where], card, *cards[where:])


def lift_curses(g: State, deck: int) -> None:
    """The curses go back to the box, and all drawn cards into the deck. GH-COND-16, GH-AMD-08"""
    cards = [card for card in (*g.decks[deck], *g.played[deck]) if card != "curse"]
    g.decks[deck] = tuple(g.rng.shuffled(cards))
    g.played[deck] = ()
    g.shuffle_due[deck] = False


def is_left(g: State, deck: int, card: str) -> bool:
    """Whether another such card is in the box: blessings are shared by all, curses by the characters. GH-AMD-07"""
    if card == PENALTY:
        return True
    if card == "bless":
        return sum(cards.count("bless") for cards in g.decks) < BLESSINGS
    if deck == g.monsters_deck:
        return g.decks[deck].count("curse") < CURSES
    return sum(cards.count("curse") for cards in g.decks[:-1]) < CURSES
