"""Looking at the words of a game: what is written in its Fluent files, and what its table says."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast, visitor

from tabletome.engine import Game
from tabletome.scene import LANGUAGES, Text
from tabletome.scene.words import SHARED_TEXT, text_files


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name for it
        self.found.add(node.id.name)


@functools.cache
def written(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a folder in one language, and its variables."""
    found: dict[str, set[str]] = {}
    for path in text_files(folder, language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: not understood: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is written twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def written_for(game: Game[Any, Any], language: str) -> dict[str, set[str]]:
    """The messages that a game can use: its own, and those that all games share."""
    return written(SHARED_TEXT, language) | written(game.folder / "text", language)


def texts_in(value: Any) -> Iterator[Text]:
    """Every text in a scene, a question or a log, however deep."""
    if isinstance(value, Text):
        yield value
        for arg in value.args.values():
            yield from texts_in(arg)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from texts_in(getattr(value, field))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)


def names_in(value: Any) -> set[str]:
    """The messages that say a scene, a question or a log."""
    return {text.name for text in texts_in(value)}


def assert_written(game: Game[Any, Any], names: Collection[str]) -> None:
    for language in LANGUAGES:
        missing = sorted(set(names) - written_for(game, language).keys())
        assert missing == [], f"{language}: {missing}"
