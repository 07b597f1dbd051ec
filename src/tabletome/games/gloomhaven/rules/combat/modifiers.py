"""Attack modifier decks. Rulebook: "Attack modifier decks", "Advantage and disadvantage".

Each hero has a deck, the monsters share the last one; how a card is written is told in content/modifier_cards.py.
GH-AMD, GH-ADV, GH-AREA0-04
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.modifier_cards import (
    BLESSINGS,
    CURSES,
    NOTHING,
    PENALTY,
    SHUFFLES,
    VANISHING,
    Face,
    face,
)
from tabletome.games.gloomhaven.state import State


def draw_for_attack(
    g: State, deck: int, value: int, advantage: int, *, doubles_are_zero: bool = False
) -> tuple[tuple[str, ...], list[Face]]:
    """Draw for one target: cards drawn, and the faces that apply. `advantage` is 1, 0 or -1. GH-AMD-02, GH-ADV-13

    GH-AMD-13
    """
    drawn = [_draw(g, deck)]
    if advantage:
        drawn.append(_draw(g, deck))
    faces = [face(card, g.less_random) for card in drawn]
    while all(each.rolling for each in faces):
        drawn.append(_draw(g, deck))
        faces.append(face(drawn[-1], g.less_random))
    _put_away(g, deck, drawn)
    if doubles_are_zero:
        faces = [Face(0) if each.doubles else each for each in faces]
    return tuple(drawn), applied(faces, value, advantage)


def applied(faces: list[Face], value: int, advantage: int) -> list[Face]:
    """Which of the drawn cards count. GH-ADV-01..07, GH-ADV-14"""
    if advantage == 0:
        return faces
    if any(each.rolling for each in faces[:2]):
        return faces if advantage > 0 else [each for each in faces if not each.rolling]
    one, other = faces
    second_is_better = is_better(other, one, value)
    if second_is_better is None:
        return [one]
    return [other] if second_is_better == (advantage > 0) else [one]


def is_better(one: Face, other: Face, value: int) -> bool | None:
    """Whether one card is better than the other, or None where that is ambiguous. GH-ADV-08, 09, 10 GH-ADV-15"""
    mine, theirs = (value if each.doubles else each.value for each in (one, other))
    if sorted(one.effects) == sorted(other.effects):
        return None if mine == theirs else mine > theirs
    if one.effects and other.effects:
        return None
    if one.effects:
        return True if mine >= theirs else None
    return False if theirs >= mine else None


def modified(value: int, faces: list[Face]) -> int:
    """The attack value after the cards that apply: values are added, then it is doubled. GH-ATK-05, 06"""
    if any(each.value == NOTHING for each in faces):
        return 0
    total = value + sum(each.value for each in faces)
    for each in faces:
        if each.doubles:
            total *= 2
    return max(total, 0)


def _draw(g: State, deck: int) -> str:
    """The next card; an empty deck is first shuffled anew, without what was drawn for this attack. GH-AMD-09"""
    if not g.decks[deck]:
        g.decks[deck] = tuple(g.rng.shuffled(g.played[deck]))
        g.played[deck] = ()
    g.reveal()
    *rest, card = g.decks[deck]
    g.decks[deck] = tuple(rest)
    return card


def _put_away(g: State, deck: int, drawn: list[str]) -> None:
    """To the discard pile, except blessings and curses; the deck may have to be shuffled. GH-AMD-06, 08"""
    g.played[deck] += tuple(card for card in drawn if card not in VANISHING)
    if any(card in SHUFFLES for card in drawn):
        g.shuffle_due[deck] = True


def shuffle_decks(g: State) -> None:
    """At the end of a round: decks from which a card with the shuffle symbol was drawn. GH-AMD-08, GH-LOWRND-02"""
    for deck, due in enumerate(g.shuffle_due):
        if due:
            g.decks[deck] = tuple(g.rng.shuffled(g.decks[deck] + g.played[deck]))
            g.played[deck] = ()
            g.shuffle_due[deck] = False


def shuffle_in(g: State, deck: int, card: str) -> None:
    """A blessing or curse goes into the draw deck, if there is one left. GH-COND-16, 17, 18, 24"""
    if not is_left(g, deck, card):
        return
    where = g.rng.below(len(g.decks[deck]) + 1)
    cards = g.decks[deck]
    g.decks[deck] = (*cards[:where], card, *cards[where:])


def is_left(g: State, deck: int, card: str) -> bool:
    if card == PENALTY:
        return True
    if card == "bless":
        return sum(cards.count("bless") for cards in g.decks) < BLESSINGS
    if deck == g.monsters_deck:
        return g.decks[deck].count("curse") < CURSES
    return sum(cards.count("curse") for cards in g.decks[:-1]) < CURSES
