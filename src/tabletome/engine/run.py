"""A state and the script that is running on it: the whole interpreter of the phases.

A `Run` neither checks actions nor keeps a history; bots, searches and simulations use millions of them. A `Table` is a
run that refuses illegal actions and remembers what was played, so that it can fork, undo and save.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from tabletome.engine.decisions import Answers, Asked, Decision, Script, Together
from tabletome.engine.game import Game
from tabletome.engine.state import Outcome, State

S = TypeVar("S", bound=State)


class _Count:
    """How many phases have begun."""

    __slots__ = ("begun",)

    def __init__(self) -> None:
        self.begun = 0


def _course(
    state: S, scripts: Mapping[str, Callable[[S], Any]], on_phase: Callable[[S], None] | None, count: _Count
) -> Script:
    """One phase after the other until the game is over: one script, which passes on what any of them asks."""
    while state.outcome is None:
        count.begun += 1
        if on_phase is not None:
            on_phase(state)
        script = scripts[state.phase](state)
        if script is not None:
            yield from script


class Run(Generic[S]):
    """`decision` is what is asked now (None when the game is over); `play` answers it.

    Where several seats decide together they are asked one after the other; the rules hear of it when all have answered.
    """

    __slots__ = ("_answers", "_count", "_course", "_together", "decision", "state", "waiting")

    def __init__(self, game: Game[S, Any], state: S, on_phase: Callable[[S], None] | None = None) -> None:
        self.state = state
        self.decision: Decision | None = None
        self.waiting: list[Decision] = []
        """The other seats who still have to decide together with this one."""
        self._together: Together | None = None
        self._answers: Answers = {}
        self._count = _Count()
        self._course = _course(state, game.scripts, on_phase, self._count)
        self._ask(next(self._course, None))

    @property
    def phases_begun(self) -> int:
        return self._count.begun

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def pending(self) -> Sequence[Decision]:
        """Every decision that can be answered now."""
        return [] if self.decision is None else [self.decision, *self.waiting]

    @property
    def others_answered(self) -> bool:
        """Somebody has answered in secret and waits for the rest."""
        return self._together is not None and bool(self._answers)

    def play(self, action: Any) -> None:
        """Answer the current decision."""
        reply = action if self._together is None else self._answered(self._together, action)
        if reply is None:
            return
        try:
            asked = self._course.send(reply)
        except StopIteration:
            asked = None
        self._ask(asked)

    def _answered(self, together: Together, action: Any) -> Answers | None:
        """What everybody has answered, once the last seat has; before that the next one is asked."""
        assert self.decision is not None
        self._answers[self.decision.seat] = action
        if self.waiting:
            self.decision = self.waiting.pop(0)
            return None
        return {asked.seat: self._answers[asked.seat] for asked in together.decisions}

    def turn_to(self, seat: int) -> None:
        """Let this seat, one of those who decide together, be the one to answer next."""
        for place, decision in enumerate(self.waiting):
            if decision.seat == seat:
                assert self.decision is not None
                self.waiting[place] = self.decision
                self.decision = decision

    def forget_answers(self) -> None:
        """Ask again everyone who has already answered in a decision that is taken together."""
        if self.others_answered:
            self._ask(self._together)

    def _ask(self, asked: Asked | None) -> None:
        if isinstance(asked, Together):
            self._together = asked
            self._answers = {}
            self.decision, *self.waiting = asked.decisions
        else:
            self._together = None
            self.decision = asked
