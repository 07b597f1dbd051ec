"""The tables of the rules in the words of both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tabletome.engine.ledger import Ledger
from tabletome.games.mage_knight import GAME

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
GARRISON = re.compile("[GBVW]+")
"""Letters for tokens, which the rule itself explains."""
SIGNS = {"A", "B", "X", "x", "y"} | {section.id for section in LEDGER.sections}


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
    signs = {word for word in said if word in SIGNS or GARRISON.fullmatch(word) or not re.search("[A-Za-z]", word)}
    assert said - signs == LEDGER.words.keys(), "words without a translation, or translations of nothing"
    english = {word for word in LEDGER.words.values() if re.search("[a-z]{2,}", word)}
    assert not english


def test_every_reading_is_said_in_russian_names_its_rules_and_tells_what_it_rests_on() -> None:
    for conflict in LEDGER.conflicts:
        for text in (conflict.issue, conflict.reading):
            assert re.search("[а-я]", text.get("ru", "")), text
            assert not re.search("[a-z]{2,}", text["ru"]), text
        assert conflict.rules
        assert conflict.basis in ("book", "public", "decision")
