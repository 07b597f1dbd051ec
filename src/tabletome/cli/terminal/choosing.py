"""Which choice a person means by what they typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletome.cli.terminal.look import Look
from tabletome.scene import Choice


def matching(said: str, choices: Sequence[Choice], look: Look) -> list[int]:
    """The places of the choices that a typed text can mean: best the exact one, at worst all with its words in them."""
    wanted = said.casefold()
    texts = [(choice.action.casefold(), look.say(choice.text).casefold()) for choice in choices]
    tests: tuple[Callable[[str], bool], ...] = (
        lambda text: text == wanted,
        lambda text: text.startswith(wanted),
        lambda text: wanted in text,
        lambda text: all(word in text for word in wanted.split()),
    )
    for test in tests:
        found = [place for place, pair in enumerate(texts) if any(map(test, pair))]
        if found:
            return found
    return []
