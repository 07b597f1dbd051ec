"""The tables of a lesson, one for each of its steps."""

from __future__ import annotations

from typing import Any

from tabletome.engine.game import Game
from tabletome.lessons import Course, find_lesson
from tabletome.lessons.course import NEXT, SHOW


def at_each(game: Game[Any, Any], lesson: str) -> dict[str, Any]:
    """The state when each step begins, for whoever does what is shown."""
    course = Course(game, find_lesson(game, lesson))
    found: dict[str, Any] = {}
    while course.step is not None:
        found.setdefault(course.step.name, course.table.state.copy())
        course.do(SHOW if course.view().show else NEXT)
    return found
