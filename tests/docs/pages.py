"""The pages of the documentation and what they show in blocks of code."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("docs/**/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
FENCE = "```"
INLINE = re.compile(r"`(tabletome [a-z][^`]*)`")


class Block(NamedTuple):
    """A block of code: the page it is on, the language it says it is in, its text."""

    page: str
    language: str
    text: str


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> Iterator[Block]:
    language: str | None = None
    lines: list[str] = []
    for line in page.read_text("utf-8").splitlines():
        if language is None and line.startswith(FENCE):
            language, lines = line.removeprefix(FENCE), []
        elif language is not None and line == FENCE:
            yield Block(name_of(page), language, "\n".join(lines) + "\n")
            language = None
        else:
            lines.append(line)
    assert language is None, f"{page}: a block that does not end"


def blocks(language: str) -> list[Block]:
    return [block for page in PAGES for block in blocks_of(page) if block.language == language]


def commands() -> Iterator[tuple[str, list[str]]]:
    """Every call of `tabletome` in the shell's blocks, by its page, as words."""
    for block in blocks("sh"):
        for line in block.text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0].endswith("tabletome"):
                yield block.page, words[1:]


def mentioned() -> Iterator[tuple[str, list[str]]]:
    """Every call of `tabletome` that a sentence of a page mentions, by its page, as words."""
    for page in PAGES:
        for call in INLINE.findall(page.read_text("utf-8").replace("\n", " ")):
            yield name_of(page), call.replace("…", "").replace("...", "").split()[1:]
