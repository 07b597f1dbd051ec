"""The numbered rules of cards call them by their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabletome.engine.ledger import Ledger
from tabletome.games.sword_and_sorcery import GAME

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
RULES = list(LEDGER.rules.values())


def named(data: Any, key: str) -> Iterator[str]:
    """All that a table calls by this key."""
    if isinstance(data, dict):
        if key in data:
            yield data[key]
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from named(value, key)


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
