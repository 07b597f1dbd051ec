"""Terms inside texts: `[[stun]]` stands for the term `stun`, `[[stun|stunned]]` for the same in other words.

Games write mentions into their messages; clients draw them as icons or marked words that explain themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

MENTION = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")


class Mention(NamedTuple):
    """A term that a text names, and the words it is named with, if not by its own name."""

    term: str
    words: str


def parts_of(said: str) -> Iterator[str | Mention]:
    """A text in order: plain words, and the terms it mentions."""
    end = 0
    for found in MENTION.finditer(said):
        if found.start() > end:
            yield said[end : found.start()]
        yield Mention(found[1], found[2] or "")
        end = found.end()
    if end < len(said):
        yield said[end:]


def mentioned(said: str) -> set[str]:
    """The ids of all terms that a text mentions."""
    return {part.term for part in parts_of(said) if isinstance(part, Mention)}
