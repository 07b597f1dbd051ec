"""The coach: what is said of a kind of decision to whoever meets it for the first time.

`coach-<kind>` explains, `coach-<kind>-eg` gives an example; every kind of decision of every game has both.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletome.scene.words import Text, Translator, t


class Coaching(NamedTuple):
    """What a kind of decision is about, and an example."""

    text: Text
    example: Text


def coaching(kind: str, words: Translator) -> Coaching | None:
    """What the coach says of a kind of decision; None of a kind that the game does not have."""
    found = Coaching(t(f"coach-{kind}"), t(f"coach-{kind}-eg"))
    return None if words.say(found.text) == found.text.name else found
