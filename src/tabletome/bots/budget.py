"""How long a search may go on: so many iterations, so many seconds, or whichever ends first."""

from __future__ import annotations

from math import inf
from time import perf_counter

DEFAULT_ITERATIONS = 200
"""How many iterations a search makes that is given neither iterations nor seconds."""


class Budget:
    """What a search may spend, and what it has spent."""

    __slots__ = ("_most", "_seconds", "_started", "spent")

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        self._started, self._seconds = perf_counter(), seconds or inf
        self._most: float = iterations or (DEFAULT_ITERATIONS if seconds is None else inf)
        self.spent = 0
        """The iterations made so far."""

    def spend(self) -> None:
        """One iteration more was made."""
        self.spent += 1

    def is_past(self, share: float) -> bool:
        """Whether that share of the iterations or of the time is spent."""
        return self.spent >= share * self._most or perf_counter() - self._started >= share * self._seconds
