"""Games played by several processes until all are played or the time is up: what scripts that measure share."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Task = TypeVar("Task")
Played = TypeVar("Played")


def until(play: Callable[[Task], Played], tasks: Sequence[Task], jobs: int, seconds: float) -> Iterator[Played]:
    """What came of each task, as it comes; when the time is up, whatever is still being played is given up."""
    deadline = time.monotonic() + seconds
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        coming = pool.imap_unordered(play, tasks)
        for _ in tasks:
            try:
                yield coming.next(timeout=max(0.0, deadline - time.monotonic()))
            except multiprocessing.TimeoutError:
                return
