"""A position as numbers, for programs that learn: what a seat may know, and nothing else."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tabletome.engine.state import State

S = TypeVar("S", bound=State)


@dataclasses.dataclass(frozen=True)
class Features(Generic[S]):
    """`of(state, seat)` gives one number for each of `names`, whatever the options of the game.

    Seats come in the order of play, the seat's own first; what a game with fewer players has not is 0. Numbers are
    scaled to lie about between -1 and 1. Nothing in them may depend on what the seat cannot know: the fuzzer compares
    them before and after everything hidden is dealt anew.
    """

    names: tuple[str, ...]
    of: Callable[[S, int], Sequence[float]]
