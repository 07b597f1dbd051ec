"""Decks of cards: drawn from, discarded to, shuffled anew."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tabletome.engine import Deck, seeded
from tabletome.engine.deck import without


def test_cards_are_drawn_from_the_top_and_discarded_beside() -> None:
    deck, rng = Deck(("a", "b", "c")), seeded("deck")
    assert [deck.draw(rng), deck.draw(rng)] == ["c", "b"]
    deck.discard("c", "b")
    assert deck == Deck(("a",), ("c", "b"))
    assert rng.drawn == 0


def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    deck, rng = Deck(discards=tuple(range(20))), seeded("deck")
    drawn = [deck.draw(rng) for _ in range(21)]
    assert drawn[-1] is None
    assert sorted(card for card in drawn if card is not None) == list(range(20)) != drawn[:-1]


def test_reshuffling_joins_what_is_left_and_the_discards() -> None:
    deck = Deck(tuple("aab"), tuple("bc"))
    deck.reshuffle(seeded("deck"))
    assert (Counter(deck.cards), deck.discards) == (Counter("aabbc"), ())


def test_a_new_deck_is_shuffled_by_the_seed() -> None:
    one, same, other = (Deck.shuffled(range(30), seeded(seed)) for seed in ("one", "one", "other"))
    assert one == same != other
    assert sorted(one.cards) == list(range(30))


def test_a_copy_is_independent_and_a_deck_can_be_kept() -> None:
    deck = Deck((3, 1, 2), (5,))
    copied = deck.copy()
    copied.draw(seeded("deck"))
    copied.discard(2)
    assert deck == Deck((3, 1, 2), (5,)) != copied
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(deck), type=Deck[int]) == deck


def test_a_hand_without_a_card_has_one_of_it_less() -> None:
    assert without(("a", "b", "a"), "a") == ("b", "a")
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")
