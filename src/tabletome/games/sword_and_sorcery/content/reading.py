"""Reading YAML with errors that name the line and what would be right."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import yaml

from tabletome.engine.errors import TabletomeError
from tabletome.engine.suggestions import did_you_mean

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Node = yaml.Node
Texts = tuple[str, str]
"""In English and in Russian."""


class QuestError(TabletomeError):
    """A file that is not a quest; the text says where and what would be right."""


class Reading:
    """One reading of one file."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        try:
            root = yaml.compose(text, Loader=LOADER)
        except yaml.MarkedYAMLError as wrong:
            line = wrong.problem_mark.line + 1 if wrong.problem_mark else 1
            told = "a tab; lines are indented with spaces" if "\t" in text.split("\n")[line - 1] else wrong.problem
            raise QuestError(f"{file}, line {line}: this is not YAML: {told}") from None
        if root is None:
            raise QuestError(f"{file}, line 1: the file is empty; a quest begins with its title")
        self.root = root

    def error(self, node: Node, wrong: str) -> QuestError:
        return QuestError(f"{self.file}, line {node.start_mark.line + 1}: {wrong}")

    def mapping(self, node: Node, known: Collection[str] | None, what: str) -> dict[str, Node]:
        """The values of a mapping by key; `known` None lets all keys pass."""
        if not isinstance(node, yaml.MappingNode):
            raise self.error(node, f"{what} should be written as keys with values")
        found: dict[str, Node] = {}
        for key, value in node.value:
            word = str(key.value)
            if known is not None and word not in known:
                raise self.error(key, f"{what} has no {word!r}; {did_you_mean(word, known)}")
            if word in found:
                raise self.error(key, f"a second {word!r}; {what} has one")
            found[word] = value
        return found

    def key_nodes(self, node: Node) -> dict[str, Node]:
        """Where the keys of a mapping stand."""
        return {str(key.value): key for key, _ in node.value}

    def sequence(self, node: Node, what: str) -> list[Node]:
        if not isinstance(node, yaml.SequenceNode):
            raise self.error(node, f"{what} should be a list: [a, b] or lines that begin with '- '")
        return list(node.value)

    def text(self, node: Node, what: str) -> str:
        if not isinstance(node, yaml.ScalarNode):
            raise self.error(node, f"{what} should be plain words on one line")
        return str(node.value)

    def words(self, node: Node, what: str) -> list[str]:
        return self.text(node, what).split()

    def number(self, node: Node, what: str, least: int, most: int) -> int:
        return self.whole(node, self.text(node, what), what, least, most)

    def whole(self, node: Node, word: str, what: str, least: int, most: int) -> int:
        try:
            value = int(word)
        except ValueError:
            raise self.error(node, f"{what} is {word!r}; it should be a whole number") from None
        if not least <= value <= most:
            raise self.error(node, f"{what} is {value}; it should be from {least} to {most}")
        return value

    def one_of(self, node: Node, word: str, known: Collection[str], what: str) -> str:
        if word not in known:
            raise self.error(node, f"{word!r} is no {what}; {did_you_mean(word, known)}")
        return word

    def two_languages(self, node: Node, what: str) -> Texts:
        texts = self.mapping(node, ("en", "ru"), what)
        if "en" not in texts:
            raise self.error(node, f"{what} needs at least an English text: en: ...")
        english = self.text(texts["en"], what).strip()
        return english, self.text(texts["ru"], what).strip() if "ru" in texts else english
