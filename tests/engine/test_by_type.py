"""Functions by type: one entry for each word of a notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tabletome.engine.by_type import ByType, leaf_types


class Word(msgspec.Struct, frozen=True):
    """Any word."""


class Effect(Word, frozen=True):
    """A word that does something."""


class Heal(Effect, frozen=True):
    amount: int


class Push(Effect, frozen=True):
    hexes: int


class Range(Word, frozen=True):
    hexes: int


def words() -> ByType[Callable[[Any], str]]:
    table: ByType[Callable[[Any], str]] = ByType("words")

    @table(Heal)
    def heal(word: Heal) -> str:
        return f"heal {word.amount}"

    @table(Push, Range)
    def distance(word: Push | Range) -> str:
        return f"{word.hexes} hexes"

    return table


def test_an_entry_is_found_by_the_type_of_a_value() -> None:
    table = words()
    said = [table[type(word)](word) for word in (Heal(3), Push(2), Range(1))]
    assert said == ["heal 3", "2 hexes", "1 hexes"]


def test_a_type_without_an_entry_is_named() -> None:
    with pytest.raises(LookupError, match="nothing words Effect"):
        words()[Effect]


def test_a_type_has_one_entry() -> None:
    with pytest.raises(AssertionError, match="heal words Heal already"):
        words()(Heal)(lambda word: str(word))


def test_the_words_of_a_notation_are_the_types_that_nothing_is_derived_from() -> None:
    assert leaf_types(Word) == {Heal, Push, Range} == set(words())
    assert leaf_types(Effect) == {Heal, Push}
    assert leaf_types(Heal) == {Heal}
