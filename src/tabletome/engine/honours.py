"""What is worth telling of a finished game: how well it was played, beside others' games, and what was achieved in it.

A game declares it in its `honours` room; servers compare games and award achievements by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from tabletome.engine.events import Event
from tabletome.engine.randomness import Rng
from tabletome.engine.state import State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)

PERSON = ""
"""In the seats of a challenge: whoever takes it up."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """One thing by which finished games are compared, said as `mark-<name>`; more is better, or less if `fewer`."""

    name: str
    value: float
    fewer: bool = False

    @property
    def rank(self) -> float:
        """More is better."""
        return -self.value if self.fewer else self.value


def ranking(marks: Sequence[Mark]) -> tuple[float, ...]:
    """By what finished games are put in order: the first mark decides, then the second."""
    return tuple(mark.rank for mark in marks)


class Challenge(NamedTuple):
    """A game for everybody to try for a day: with which options, and who else plays."""

    options: Callable[[Rng], Mapping[str, Any]]
    """Of a day, drawn from that day's chance."""
    seats: tuple[str, ...]
    """PERSON or the level of a bot, for each seat."""


class Finished(NamedTuple, Generic[S]):
    """A game that was played to its end: its options, how the table looks, all that happened."""

    options: Any
    state: S
    events: Sequence[Event]

    def won(self, seat: int) -> bool:
        """This seat is among the winners."""
        return self.state.outcome is not None and seat in self.state.outcome.winners

    def all(self, kind: type[E], **fields: object) -> list[E]:
        """Everything of a kind that happened, as far as its fields are these."""
        return [
            event
            for event in self.events
            if isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        ]


class Achievement(NamedTuple):
    """Something to be proud of, said as `achievement-<name>` and explained as `achievement-<name>-how`."""

    name: str
    earned: Callable[[Finished[Any], int], bool]
    """Whether whoever played this seat of a finished game has earned it."""
