"""How a class is declared. GH-CHAR-02, 03, GH-ABIL-02"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.sources import Source

X = 0
"""Level X: available from the beginning beside level 1. GH-HAND-01"""
SUPPLY = -1
"""Cards that nobody takes along: they are given to others in play."""


class Stuck(msgspec.Struct, frozen=True):
    """A sticker on a card: on which half, on which of its circles, and what. GH-ENH-13"""

    half: str
    circle: int
    sticker: str


class ClassCard(msgspec.Struct, frozen=True):
    """An ability card: its level (0 for X), initiative and two halves."""

    name: str
    plain: str
    """Its name without stickers."""
    level: int
    initiative: int
    top: Act
    bottom: Act
    final: bool = False
    """With the symbol that forbids recovery: once lost it stays lost. GH-RECOVER-02"""
    circles: tuple[str, str] = ("", "")
    """Where stickers fit, top and bottom (see content/enhancements.py). GH-ENH-03"""
    stickers: tuple[Stuck, ...] = ()
    source: Source = "public"


PRINTED: dict[str, ClassCard] = {}
"""The cards of all classes as they come out of the box, without stickers."""


class HeroClass(msgspec.Struct, frozen=True):
    """A character mat, its cards and its sheet. GH-CHAR-03, 05, GH-SHEET-01"""

    name: str
    health: tuple[int, ...]
    hand: int
    cards: dict[str, ClassCard]
    perks: tuple[Perk, ...]
    wanted: tuple[str, ...]
    """What a character takes along whose player does not choose, the most wanted first; cards that are not named come
    after those that are. Our own."""
    supply: dict[str, ClassCard] = {}
    """Cards beside the hand that are given to others."""
    companion: str = ""
    """A creature that is there from the beginning of every scenario, without a card."""

    @property
    def starting_hand(self) -> tuple[str, ...]:
        """The cards of level 1: what a first game with the class is played with. GH-SETUP-03"""
        return tuple(card.name for card in self.cards.values() if card.level == 1)


def card(
    name: str,
    level: int,
    initiative: int,
    *,
    top: Act,
    bottom: Act,
    circles: tuple[str, str] = ("", ""),
    final: bool = False,
) -> ClassCard:
    """A card as it is printed."""
    return ClassCard(name, name, level, initiative, top, bottom, final, circles)


def hero_class(
    name: str,
    *cards: ClassCard,
    health: tuple[int, ...],
    hand: int,
    perks: tuple[Perk, ...],
    wanted: tuple[str, ...],
    supply: tuple[ClassCard, ...] = (),
    companion: str = "",
) -> HeroClass:
    """A class with all its cards."""
    own = {each.name: each for each in cards}
    others = {each.name: each for each in supply}
    assert not (own | others).keys() & PRINTED.keys(), "no two cards have the same name"
    PRINTED.update(own | others)
    return HeroClass(name, health, hand, own, perks, wanted, others, companion)
