"""A screen that fits the terminal: the map first, then what is new; what was seen before is folded to a line.

Everything is there when it is asked for: `b` shows the whole table, `map`, `sheets` and `cards` a part of it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType

from tabletome.cli.terminal.boards import BELOW_A_MAP, LEAST_MAP
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.mats import Notes
from tabletome.cli.terminal.screen import IN_FULL, draw_screen
from tabletome.scene import Scene, View

PROMPT = 1
"""The line in which an answer is typed."""
STEP = 2
"""A map is made lower by so many lines at a time."""
LEGIBLE_MAP = 19
"""Other things are shortened further before a map is made lower than this."""
LONG_LIST = 20
"""So many choices are never folded."""


def fitted(
    view: View, look: Look, notes: Notes, below: Sequence[RenderableType] = (), known: Scene | None = None
) -> RenderableType:
    """The screen with as much of everything as fits above what else is to be said: one thing after another is
    shortened, those first that are missed the least, and none where it would not help."""
    room = look.height - PROMPT - look.lines_of(below)
    folds = dataclasses.replace(IN_FULL, rules=True)
    drawn = draw_screen(view, look, notes, folds, known)
    height = look.lines_of([drawn])
    steps = list(shortenings(look, is_known=known is not None))
    for step in [*steps, *steps]:  # what did not help beside a high map may help beside a low one
        if height <= room:
            break
        shorter = dataclasses.replace(folds, **step)
        redrawn = draw_screen(view, look, notes, shorter, known)
        if (lower := look.lines_of([redrawn])) < height:
            folds, drawn, height = shorter, redrawn, lower
    return drawn


def shortenings(look: Look, *, is_known: bool) -> Iterator[dict[str, Any]]:
    """What can be shortened, in order; what was never seen stays as long as possible."""
    first: list[dict[str, Any]] = [{"cards": "lines"}, {"cards": "changed"}]
    maps = range(max(LEAST_MAP, look.height - BELOW_A_MAP) - STEP, LEAST_MAP - 1, -STEP)
    lower: list[dict[str, Any]] = [{"map_lines": lines} for lines in maps if lines >= LEGIBLE_MAP]
    lowest: list[dict[str, Any]] = [{"map_lines": lines} for lines in maps if lines < LEGIBLE_MAP]
    mats: dict[str, Any] = {"mats": True}
    seen: list[dict[str, Any]] = [{"aim": True}, {"grounds": True}]
    yield from [*first, *(seen if is_known else [])]
    yield from ({"cards": "named"}, mats, {"barred": 3}, {"cards": "counted"}, {"tracks": True})
    yield from [*lower, mats, *lower]
    yield from ({"panels": True}, {"barred": 0}, {"log": (4, 6)}, {"choices": LONG_LIST}, {"log": (2, 4)})
    yield from [*seen, {"boards": True}, {"helps": True}, *lowest, {"log": (1, 2)}, {"graves": True}]
