"""The tables of the rules in the words of both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tabletome.engine.ledger import Ledger
from tabletome.games.gloomhaven import GAME

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
SIGNS = {"X", "X+2", "b", "c", "d"}
"""Letters that the rule itself explains."""


def words_of(data: Any) -> Iterator[str]:
    match data:
        case dict():
            for key, value in data.items():
                yield from (*words_of(key), *words_of(value))
        case list():
            for value in data:
                yield from words_of(value)
        case str():
            yield data


def test_every_word_of_a_table_is_said_in_russian() -> None:
    said = {word for rule in LEDGER.rules.values() for word in words_of(rule.data)}
    signs = {word for word in said if word in SIGNS or not re.search("[A-Za-z]", word)}
    assert said - signs == LEDGER.words.keys(), "words without a translation, or translations of nothing"
    english = {word for word in LEDGER.words.values() if re.search("[a-z]{2,}", word)}
    assert not english


def test_every_reading_names_its_rules_and_is_told_in_russian() -> None:
    for conflict in LEDGER.conflicts:
        assert conflict.rules, conflict.issue
        for told in (conflict.issue_in("ru"), conflict.reading_in("ru")):
            assert re.search("[а-яё]{3}", told), told
            assert not re.search(r"\d{3,}-\d{3,}|\b[a-z]{4,}", told.replace("Drake's", "").replace("Encampment", "")), (
                told
            )
