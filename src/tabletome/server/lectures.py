"""Lessons over the wire. A lesson follows from what its learner has done, which the client keeps and sends each time.

So nothing is stored, any process can go on with any lesson, and guests learn like everybody else. What was just played
is remembered for a while, so that going on costs one move and not all of them.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from tabletome.engine.registry import find_game
from tabletome.lessons import Course
from tabletome.scene import translator, view
from tabletome.server.messages import Lecture

MOST_REMEMBERED = 64
CHEAP = 12
"""So many doings may be done again without asking for time to think."""

Key: TypeAlias = tuple[str, str, tuple[str, ...]]


class Lectures:
    """The lessons that were taken last, each as it stands."""

    def __init__(self) -> None:
        self._courses: OrderedDict[Key, Course] = OrderedDict()
        self._lock = threading.Lock()

    def is_dear(self, game: str, lesson: str, doings: Sequence[str]) -> bool:
        """Whether going on means doing many things again."""
        return len(doings) > CHEAP and (game, lesson, tuple(doings)) not in self._courses

    def go_on(self, game: str, lesson: str, doings: Sequence[str], doing: str, language: str) -> Lecture:
        """The lesson after these doings and, if it is not empty, one more."""
        course = self._take((game, lesson, tuple(doings))) or Course.after(find_game(game), lesson, doings)
        before = course.table.step
        try:
            if doing:
                course.do(doing)
            return _told(course, before, language)
        finally:
            self._remember(course)

    def _take(self, key: Key) -> Course | None:
        """A course that is remembered, from now on in one pair of hands."""
        with self._lock:
            return self._courses.pop(key, None)

    def _remember(self, course: Course) -> None:
        with self._lock:
            self._courses[course.game.name, course.lesson.name, tuple(course.doings)] = course
            while len(self._courses) > MOST_REMEMBERED:
                self._courses.popitem(last=False)


def _told(course: Course, before: int, language: str) -> Lecture:
    words = translator(language, course.game.folder)
    seen = view(course.table, course.lesson.seat)
    plain: dict[str, Any] = msgspec.to_builtins(seen, enc_hook=words.encode_hook)
    plain["can_undo"] = False
    for entry in plain.get("log", []):
        if entry.get("step", 0) <= before:
            entry.pop("effects", None)
    lesson: dict[str, Any] = msgspec.to_builtins(course.view(), enc_hook=words.encode_hook)
    return Lecture(list(course.doings), lesson, plain)
