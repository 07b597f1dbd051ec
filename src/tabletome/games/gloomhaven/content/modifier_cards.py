"""Attack modifier cards, as they are printed: the standard deck, blessings and curses, and how a card is read.

A card is written as a word: `+1`, `-2`, `null`, `x2`, `bless`, `curse`; a rolling card begins with `r`, effects follow
a colon: `r+0:push2`, `+1:stun`. The cards that perks add are in perks.py. GH-AMD
"""

from __future__ import annotations

import functools
from typing import NamedTuple

STANDARD = ("+0",) * 6 + ("+1",) * 5 + ("-1",) * 5 + ("+2", "-2", "null", "x2")
"""A standard deck: the twenty cards of one mark, 1 to 4 for characters and M for monsters. GH-AMD-01, 10"""
SHUFFLES = ("null", "x2")
"""Cards with the shuffle symbol. GH-AMD-08"""
VANISHING = ("bless", "curse")
"""Removed from the deck when drawn. GH-AMD-06"""
CURSES = BLESSINGS = 10
"""How many there are: curses for the monsters and for the characters, blessings for all. GH-COND-17, GH-AMD-07"""
PENALTY = "-1*"
"""A -1 card that an item or a scenario adds, with a symbol of its own: it leaves with the scenario. GH-AMD-12"""
NOTHING = -1000
"""The value of a card that makes the attack deal no damage."""


class Face(NamedTuple):
    """What is printed on a modifier card. `doubles` is x2; its value is then the attack value. GH-AMD-03, 04, 05"""

    value: int
    doubles: bool = False
    rolling: bool = False
    effects: tuple[str, ...] = ()


@functools.cache
def face(card: str, less_random: bool) -> Face:
    """A card's face. With reduced randomness the extreme cards count as +2 and -2. GH-LOWRND-01"""
    rolling = card.startswith("r")
    value, _, effects = card.removeprefix("r").partition(":")
    if value in ("null", "curse"):
        return Face(-2 if less_random else NOTHING)
    if value in ("x2", "bless"):
        return Face(2) if less_random else Face(0, doubles=True)
    return Face(int(value.rstrip("*")), False, rolling, tuple(effects.split(",")) if effects else ())
