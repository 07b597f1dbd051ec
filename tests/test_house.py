"""How all code of Tabletome is written: functions are short, docstrings speak, and nothing lies about unused.

What does not keep to it yet is listed in tests/still.py; the lists only grow shorter.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from scripts import idle, idle_messages, rooms
from tabletome.engine.registry import find_game, game_names
from tabletome.scene.words import SHARED_TEXT
from tests import still

LONGEST_FUNCTION = 50
RULE = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+(-[0-9]+)?\b|\bto\b")
WRITTEN_ONCE = "tabletome.server.migrations.versions"
"""Migrations are never changed again."""


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function and method, under its module's name."""
    for module in rooms.modules():
        if not module.startswith(WRITTEN_ONCE):
            for node in ast.walk(rooms.syntax(module)):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{module}.{node.name}", node


def docstrings() -> Iterator[tuple[str, str]]:
    """Everything that has a docstring, under its module's name."""
    for module in rooms.modules():
        for node in ast.walk(rooms.syntax(module)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
                text = ast.get_docstring(node)
                if text:
                    yield f"{module}.{getattr(node, 'name', '')}", text


def lines_below_the_signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or 0) - node.body[0].lineno + 1


def test_a_function_can_be_seen_whole() -> None:
    long = {name for name, node in functions() if lines_below_the_signature(node) >= LONGEST_FUNCTION}
    assert sorted(long - still.LONG) == []


def test_a_docstring_says_more_than_the_number_of_a_rule() -> None:
    bare = {name for name, text in docstrings() if not re.search("[a-z]", RULE.sub("", text))}
    assert sorted(bare - still.BARE) == []


def test_no_code_is_reached_only_by_tests() -> None:
    found = {str(piece) for piece in idle.idle()}
    assert sorted(found - still.IDLE) == []


@pytest.mark.parametrize("game", ["", *game_names()])
def test_every_message_is_named_by_code(game: str) -> None:
    folder = find_game(game).folder / "text" if game else SHARED_TEXT
    found = {f"{game} {name}" for name in idle_messages.idle_messages(folder, game)}
    assert sorted(found - still.IDLE_MESSAGES) == []
