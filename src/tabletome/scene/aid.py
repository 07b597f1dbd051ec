"""The player aid: one page for each game with its aim, the course of a turn, what can be done, and how it ends.

A section of the aid is a message of the game, one line for each thing that is said.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletome.scene.words import Translator

SECTIONS = {
    "aid-aim": "aid-title-aim",
    "aid-turn": "aid-title-turn",
    "aid-actions": "aid-title-actions",
    "aid-end": "aid-title-end",
}
"""The messages of a game, each with that of its heading."""


class AidSection(NamedTuple):
    """A part of the aid: its heading and its lines."""

    title: str
    lines: list[str]


def aid_of(words: Translator) -> list[AidSection]:
    """A game's aid; what a game does not say is left out."""
    found = {name: words.message(name) for name in SECTIONS}
    return [
        AidSection(words.message(SECTIONS[name]), said.splitlines()) for name, said in found.items() if said != name
    ]
