"""What to tell somebody who wrote a word that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Collection

LONGEST_LIST = 100
"""More known words than this are not listed."""


def did_you_mean(word: str, known: Collection[str], most: int = 1) -> str:
    """The end of an error message: up to `most` similar words, or else all that are known."""
    similar = [repr(each) for each in difflib.get_close_matches(word, known, most)]
    if similar:
        return f"did you mean {' or '.join(similar)}?"
    if not known:
        return "there are none"
    if len(known) > LONGEST_LIST:
        return f"none of the {len(known)} known is similar"
    return f"known: {', '.join(known)}"
