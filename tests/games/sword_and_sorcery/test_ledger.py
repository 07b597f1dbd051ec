"""The numbered rules say what they are about, in both languages, and nothing about how the book was read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tabletome.engine.ledger import Ledger
from tabletome.games.sword_and_sorcery import GAME

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
RULES = list(LEDGER.rules.values())
REMARKS = re.compile(
    r"\bicons? (is |are )?lost|colour lost|\bread as\b|\[\?\]|`|recoverable|значок потерян|цвет потерян|читаем"
)
"""What whoever read the book has noted, not what the book says."""
SHORTEST = 50
"""Fewer characters than these cannot say what a table holds."""


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
    elif isinstance(data, str):
        yield data


def named(data: Any, key: str) -> Iterator[str]:
    """All that a table calls by this key."""
    if isinstance(data, dict):
        if key in data:
            yield data[key]
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from named(value, key)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_rule_speaks_of_how_the_book_was_read(lang: str) -> None:
    wrong = [rule.id for rule in RULES if REMARKS.search(rule.text_in(lang))]
    wrong += [rule.id for rule in RULES if any(REMARKS.search(text) for text in strings(rule.data))]
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_table_is_said_in_words(lang: str) -> None:
    assert [rule.id for rule in RULES if rule.data and len(rule.text_in(lang)) < SHORTEST] == []


def said(data: Any) -> Iterator[str]:
    """All words of a table, those of its columns too."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from (*said(key), *said(value))
    elif isinstance(data, list):
        for value in data:
            yield from said(value)
    elif isinstance(data, str):
        yield data


def test_tables_can_be_read_in_russian() -> None:
    known = re.compile(r"\[[A-Z]+\]|SS-[A-Z]+-\d+|\([A-Z][A-Za-z ]+\)|max\(|\{n\}|\b([IVX]+|[ABCXYn]|\d+[AB])\b")
    words = {word for rule in RULES for word in said(LEDGER.table_of(rule, "ru"))}
    assert [word for word in words if re.search("[A-Za-z]", known.sub("", word))] == []


def test_every_reading_is_in_both_languages() -> None:
    texts = [text for conflict in LEDGER.conflicts for text in (conflict.issue, conflict.reading)]
    assert [text["en"] for text in texts if not re.search("[а-яё]", text.get("ru", ""))] == []
    assert [text for text in texts if re.search("[а-яё]", text["en"])] == []


@pytest.mark.parametrize(("key", "lang"), [("name_en", "en"), ("name_ru", "ru")])
def test_cards_are_called_by_their_names(key: str, lang: str) -> None:
    missing = [
        (rule.id, name)
        for rule in RULES
        if "CARD" in rule.section
        for name in named(rule.data, key)
        if plain(name.removesuffix(" (enchanted)")) not in plain(rule.text_in(lang))
    ]
    assert missing == []


def plain(text: str) -> str:
    return text.lower().replace("ё", "е")


def test_no_section_is_named_by_its_id() -> None:
    ids = re.compile(r"\b(" + "|".join({rule.section for rule in RULES} - {"AI"}) + r")\b")
    words = [
        (rule.id, re.sub(r"SS-\w+-\d+|\[\w+\]", "", rule.text_in(lang))) for rule in RULES for lang in ("en", "ru")
    ]
    assert [id for id, text in words if ids.search(text)] == []


def test_every_reading_names_its_rules_and_what_it_rests_on() -> None:
    assert [conflict.issue for conflict in LEDGER.conflicts if not conflict.rules or not conflict.basis] == []
