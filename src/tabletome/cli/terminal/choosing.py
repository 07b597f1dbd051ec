"""Which choice a person means by what they typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletome.cli.terminal.look import Look
from tabletome.scene import Choice

WORD = re.compile(r"\w+")


class Meant(NamedTuple):
    """The places of the choices that a typed text can mean, and whether it means one of them beyond doubt."""

    places: list[int]
    is_clear: bool = False


def matching(said: str, choices: Sequence[Choice], look: Look) -> Meant:
    """The choices that a typed text can mean: best the exact one, at worst all with its words somewhere in them.

    Whole words come before parts of words. Words that stand apart in a choice make it clear only if they are whole
    and none is a number: “move 4” is no move to a place that has a 4 in its name.
    """
    wanted = said.casefold()
    typed = WORD.findall(wanted)
    texts = [(choice.action.casefold(), look.say(choice.text).casefold()) for choice in choices]
    whole = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    apart_is_clear = not any(map(str.isdecimal, typed))
    tests: tuple[tuple[Callable[[str], bool], bool], ...] = (
        (lambda text: text == wanted, True),
        (lambda text: whole.match(text) is not None, True),
        (lambda text: whole.search(text) is not None, True),
        (lambda text: text.startswith(wanted), True),
        (lambda text: wanted in text, True),
        (lambda text: set(typed) <= set(WORD.findall(text)), apart_is_clear),
        (lambda text: all(word in text for word in typed), False),
    )
    for test, is_clear in tests:
        found = [place for place, pair in enumerate(texts) if any(map(test, pair))]
        if found and typed:
            return Meant(found, is_clear and len(found) == 1)
    return Meant([])
