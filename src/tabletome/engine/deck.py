"""A deck of cards, or a supply of tokens: drawn from the top, and made anew from its discards when it is empty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from tabletome.engine.randomness import Rng

C = TypeVar("C")


class Deck(msgspec.Struct, Generic[C], gc=False):
    """Part of a state. `cards` lie face down, the next one last; `discards` lie beside them, the latest last."""

    cards: tuple[C, ...] = ()
    discards: tuple[C, ...] = ()

    def copy(self) -> Deck[C]:
        return Deck(self.cards, self.discards)

    @staticmethod
    def shuffled(cards: Iterable[C], rng: Rng) -> Deck[C]:
        """A new deck of these cards."""
        return Deck(tuple(rng.shuffled(list(cards))))

    def draw(self, rng: Rng) -> C | None:
        """The next card; an empty deck is first made anew from its discards. None if there is no card at all."""
        if not self.cards:
            self.reshuffle(rng)
            if not self.cards:
                return None
        card = self.cards[-1]
        self.cards = self.cards[:-1]
        return card

    def discard(self, *cards: C) -> None:
        """These cards go on the discard pile, the last one on top."""
        self.discards += cards

    def reshuffle(self, rng: Rng) -> None:
        """The discards and what is left of the deck become a new deck."""
        self.cards = tuple(rng.shuffled(self.cards + self.discards))
        self.discards = ()


def without(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """A hand or pile with this card less, of which it has at least one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
