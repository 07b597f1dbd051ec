"""Words that no dictionary knows, in everything that players read: messages (.ftl) and quests, in both languages.

    python -m scripts.spelling            what is misspelt, with where it stands
    python -m scripts.spelling --names    the list of names as it would have to be

Hunspell and its dictionaries do the work (`scripts/system-packages` installs them). Names and words of the games that
are right and in no dictionary stand in `scripts/words/<language>.txt`, sorted; a name that nobody uses any more, or
that a dictionary knows, has no place there. English is written as in Britain, the games' own words as printed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
TEXTS = (ROOT / "src" / "tabletome", ROOT / "web" / "src" / "text")
QUESTS = ROOT / "src" / "tabletome" / "games" / "sword_and_sorcery" / "content" / "quests"
NAMES = Path(__file__).resolve().parent / "words"
DICTIONARIES = {"en": "en_GB", "ru": "ru_RU"}
LETTERS = {"en": "A-Za-zÀ-ÖØ-öø-ÿ", "ru": "А-Яа-яЁё"}
SHORT = 3
"""Longer words in capitals are shouted; shorter ones may be abbreviations."""
ENDINGS = {"th"}
"""What is written behind a number."""
MARKUP = re.compile(r"\[\[?[a-z0-9:_-]+|\|[a-z-]+\]|https?://\S+|(?<=lang )ru|[a-z-]+\.[a-z]+/\S*|&[a-z]+;")
"""What stands among the words and is none: links to terms, addresses."""


class _Said(Visitor):
    """Collects what messages say, without variables and the names of cases."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as the library calls it
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - as the library calls it
        self.texts.append(node.value)


def messages(path: Path) -> str:
    """Everything that the messages of a file say."""
    said = _Said()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            said.visit(entry)
    return "\n".join(said.texts)


def quest_texts(path: Path, language: str) -> str:
    """Everything that a quest says in one language."""
    return "\n".join(_in_language(yaml.safe_load(path.read_text(encoding="utf-8")), language))


def _in_language(value: Any, language: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from [each] if key == language and isinstance(each, str) else _in_language(each, language)
    elif isinstance(value, list):
        for each in value:
            yield from _in_language(each, language)


@lru_cache
def sources(language: str) -> list[tuple[Path, set[str]]]:
    """All words that are read in a language, file by file."""
    files = [path for folder in TEXTS for path in sorted(folder.rglob("*.ftl"))]
    written = [path for path in files if path.stem == language or path.stem.endswith(f".{language}")]
    told = [(path, messages(path)) for path in written]
    told += [(path, quest_texts(path, language)) for path in sorted(QUESTS.glob("*.yaml"))]
    return [(path, words(text, language)) for path, text in told]


def words(text: str, language: str) -> set[str]:
    """The words of a text: parts that a hyphen joins by themselves, without capitals where it shouts, and `'s`."""
    letters = LETTERS[language]
    plain = MARKUP.sub(" ", text).replace("’", "'").replace("\N{COMBINING ACUTE ACCENT}", "")
    found = re.findall(rf"(?<![0-9{letters}])[{letters}]{{2,}}(?:'[{letters}]+)*", plain)
    return {_plainly(word.removesuffix("'s")) for word in found} - ENDINGS


def _plainly(word: str) -> str:
    return word.title() if word.isupper() and len(word) > SHORT else word


def unknown(asked: Iterable[str], language: str) -> set[str]:
    """Which of some words are in no dictionary."""
    return _misspelt(asked, language) & set(asked)


def _misspelt(asked: Iterable[str], language: str) -> set[str]:
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    given = "\n".join(sorted(asked))
    found = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    return set(found.stdout.split())


def names(language: str) -> list[str]:
    """The words that are right although no dictionary has them."""
    return (NAMES / f"{language}.txt").read_text(encoding="utf-8").split()


def misspelt(language: str) -> dict[str, list[Path]]:
    """Every word that is neither in a dictionary nor among the names, with the files that have it."""
    where: dict[str, list[Path]] = defaultdict(list)
    for path, found in sources(language):
        for word in found:
            where[word].append(path)
    right = set(names(language))
    wrong = {word for word in unknown(where, language) if not right & {word, word.lower()}}
    return {word: where[word] for word in sorted(wrong)}


def idle_names(language: str) -> list[str]:
    """Names that nobody uses, or that need not be listed since a dictionary has them."""
    used = {form for _, found in sources(language) for word in found for form in (word, word.lower())}
    unknown_names = unknown(names(language), language)
    return [name for name in names(language) if name not in used or name not in unknown_names]


def main() -> None:
    for language in DICTIONARIES:
        for word, paths in misspelt(language).items():
            print(
                word
                if "--names" in sys.argv
                else f"{word}: {', '.join(str(path.relative_to(ROOT)) for path in paths[:3])}"
            )


if __name__ == "__main__":
    main()
