"""Which monsters come, normal and elite, with 2, 3 and 4 characters. GH-PAGE-05, GH-SPECIAL-10"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias


class Rank(StrEnum):
    """What a monster is that is no boss."""

    NORMAL = "n"
    ELITE = "e"


Ranks: TypeAlias = tuple[tuple[Rank, ...], tuple[Rank, ...], tuple[Rank, ...]]


def ranks(with_two: str, with_three: str, with_four: str) -> Ranks:
    """`ne` is a normal and an elite one, an empty text none."""
    two, three, four = (tuple(Rank(letter) for letter in text) for text in (with_two, with_three, with_four))
    return two, three, four


ONE_NORMAL = ranks("n", "n", "n")
