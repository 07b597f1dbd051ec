"""Every icon that a game names is one of the set that the browser client is built with."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletome.engine.registry import find_game, game_names

SET = Path(__file__).parents[2] / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
LITERAL = re.compile(r'\bicon="([a-z0-9-]+)"')


@pytest.fixture(scope="module")
def known() -> set[str]:
    if not SET.exists():
        pytest.skip("the browser client's packages are not installed")
    return set(json.loads(SET.read_text())["icons"])


@pytest.mark.parametrize("name", game_names())
def test_every_icon_that_a_game_names_exists(name: str, known: set[str]) -> None:
    folder = find_game(name).folder
    icons = importlib.import_module(f"tabletome.games.{name}.view.icons")
    named = {text for word, value in vars(icons).items() if is_of_icons(word) for text in texts_in(value)}
    written = {icon for path in (folder / "view").rglob("*.py") for icon in LITERAL.findall(path.read_text())}
    assert sorted((named | written) - known - {""}) == []


def is_of_icons(word: str) -> bool:
    """Constants name icons, but for those of hues and shapes, which are words of the vocabulary."""
    return word.isupper() and not word.endswith(("HUES", "SHAPES"))


def texts_in(value: Any) -> Iterator[str]:
    """The texts among values, however nested."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts_in(list(value.values()))
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from texts_in(each)
