"""How often a table is shown to those who only look on.

Whoever has to decide sees every change at once. To the others, too, as long as people take their time; but where moves
follow each other quickly, those that come within a moment are shown together: watching one takes longer than that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PAUSE_SECONDS = 0.2


class Pace:
    """One table's. All who look on are shown the same moments, so that what has changed is found once for all."""

    def __init__(self) -> None:
        self._revision = -1
        self._is_shown = True
        """Whether those who look on are shown that revision at once."""
        self._last = float("-inf")
        self._waits = False

    def is_shown(self, revision: int, show: Callable[[int], None]) -> bool:
        """Whether to show a revision to those who look on, or nothing yet: then `show` is called with one soon."""
        if revision > self._revision:
            self._revision = revision
            loop = asyncio.get_running_loop()
            now, due = loop.time(), self._last + PAUSE_SECONDS
            self._is_shown = now >= due
            if self._is_shown:
                self._last = now
            elif not self._waits:
                self._waits = True
                loop.call_at(due, self._show_last, show)
        return self._is_shown

    def _show_last(self, show: Callable[[int], None]) -> None:
        self._waits, self._is_shown, self._last = False, True, asyncio.get_running_loop().time()
        show(self._revision)
