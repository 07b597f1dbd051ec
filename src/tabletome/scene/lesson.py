"""The words in which a game declares its lessons: a position, and steps with what is said, pointed at and waited for.

    FIRST_STEPS = Lesson(
        "first-steps",
        minutes=5,
        options={"players": 2},
        steps=(
            Step("aim", lit=("region-*",), rule="TEK-INTRO-02"),
            Step("research", play=("select research",), rule="TEK-TURN-02"),
        ),
    )

The words of a step are messages: `lesson-<lesson>-<step>` is its name, `…-text` what the coach says (after the end of
the game with `$result`, `won` or `lost`) and, if there is one, `…-else` what is said to whoever does something else.
`tabletome.lessons` plays lessons on the real engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from tabletome.scene.words import Text, t

Condition: TypeAlias = Callable[[Any, int], bool]
"""Whether something has come about, from the state and the learner's seat."""
Fitness: TypeAlias = Callable[[Any, int, Any], bool]
"""Whether an action is what a step means, from the state, the learner's seat and the action."""

Drawing: TypeAlias = Callable[[Any, int], None]
"""Changes a state for the learner's seat."""


def the_end(_state: Any, _seat: int) -> bool:
    """For free play to the end of the game, which ends every step."""
    return False


class Step(msgspec.Struct, frozen=True):
    """One thing that is taught. Without `play` and `until` it is read, and whoever learns goes on."""

    name: str
    play: tuple[str, ...] = ()
    """Patterns of the actions that lead on, such as `select *`; the first that is possible is the one shown."""
    only: Fitness | None = None
    """Of the actions that the patterns mean, only those for which this holds lead on."""
    until: Condition | None = None
    """Whoever learns plays on until this has come about, freely or, with `play`, by its patterns alone; the end of the
    game always ends it."""
    at: str = ""
    """The kind of decision it speaks of: the coach plays on, for all seats, until the learner is asked it."""
    when: Condition | None = None
    """What must also have come about before it begins; the coach plays on until then."""
    draw: Drawing | None = None
    """Puts the pieces where this step needs them when it begins: a position that is drawn, not played. Where it is not
    the learner's turn in it, the others play until the learner is asked."""
    lit: tuple[str, ...] = ()
    """Patterns of the things it points at, besides those of the actions that lead on."""
    rule: str = ""
    """The rule behind it."""

    @property
    def waits(self) -> bool:
        """Whether something has to be played; otherwise it is only read."""
        return bool(self.play) or self.until is not None

    @property
    def is_free(self) -> bool:
        """Whether every choice leads on."""
        return self.until is not None and not self.play


class Lesson(msgspec.Struct, frozen=True):
    """Something that can be learned in one sitting, on a table of its own."""

    name: str
    minutes: int
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = {}
    seed: str = "lesson"
    seat: int = 0
    others: tuple[str, ...] = ()
    """Patterns of the actions that the other seats take wherever they can."""
    stand_in: tuple[str, ...] = ()
    """Patterns of the actions that the coach takes wherever it can when it plays for the learner."""
    bot: str = "instinct"
    """Who plays the other seats, and for the learner where the lesson skips ahead."""
    coach: str = ""
    """Who suggests moves where the learner plays freely; the same bot where nobody is named."""

    @property
    def title(self) -> Text:
        return t(f"lesson-{self.name}")

    @property
    def is_whole_game(self) -> bool:
        """Whether the learner plays to the end of the game."""
        return any(step.until is the_end for step in self.steps)

    def name_of(self, step: Step) -> Text:
        """What a step is called."""
        return t(f"lesson-{self.name}-{step.name}")

    def text_of(self, step: Step, result: str = "") -> Text:
        """What the coach says at a step; `result` is `won` or `lost` once the game is over."""
        return t(f"lesson-{self.name}-{step.name}-text", result=result)

    def answer_to_else(self, step: Step) -> str:
        """The message for whoever does something else at a step, where it has one of its own."""
        return f"lesson-{self.name}-{step.name}-else"
