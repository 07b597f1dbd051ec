"""What an error message says of a word that is not known."""

from __future__ import annotations

from tabletome.engine.suggestions import LONGEST_LIST, did_you_mean

FRUIT = ("apple", "banana", "cherry")


def test_a_similar_word_is_suggested() -> None:
    assert did_you_mean("bananna", FRUIT) == "did you mean 'banana'?"


def test_several_similar_words_are_suggested_where_wanted() -> None:
    assert did_you_mean("move-1", ("move-01", "move-11", "rest"), most=3) == "did you mean 'move-11' or 'move-01'?"


def test_otherwise_all_that_are_known_are_listed() -> None:
    assert did_you_mean("xyz", FRUIT) == "known: apple, banana, cherry"
    assert did_you_mean("xyz", ()) == "there are none"


def test_a_long_list_is_only_counted() -> None:
    known = [f"word-{number}" for number in range(LONGEST_LIST + 1)]
    assert did_you_mean("xyz", known) == "none of the 101 known is similar"
