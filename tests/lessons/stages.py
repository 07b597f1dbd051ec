"""The tables of a lesson, one for each of its steps."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.bots import make_bot
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


def bots_play_anything(salt: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In lessons every bot plays at random, another way for each salt; without salt each plays as it does."""
    if salt:
        monkeypatch.setattr(
            "tabletome.lessons.course.make_bot", lambda _spec, seed: make_bot("random", f"{salt}/{seed}")
        )
