"""A state and the script that is running on it: the whole interpreter of the phases.

A `Run` neither checks actions nor keeps a history; bots, searches and simulations use millions of them. A `Table` is a
run that refuses illegal actions and remembers what was played, so that it can fork, undo and save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from tabletome.engine.decisions import Answers, Asked, Decision, Together
from tabletome.engine.game import Game
from tabletome.engine.state import Outcome, State

S = TypeVar("S", bound=State)


class Run(Generic[S]):
    """`decision` is what is asked now (None when the game is over); `play` answers it.

    Where several seats decide together they are asked one after the other; the rules hear of it when all have answered.
    """

    __slots__ = (
        "_answers",
        "_on_phase",
        "_script",
        "_scripts",
        "_together",
        "decision",
        "phases_begun",
        "state",
        "waiting",
    )

    def __init__(self, game: Game[S, Any], state: S, on_phase: Callable[[S], None] | None = None) -> None:
        self.state = state
        self.decision: Decision | None = None
        self.waiting: list[Decision] = []
        """The other seats who still have to decide together with this one."""
        self.phases_begun = 0
        self._scripts = game.scripts
        self._on_phase = on_phase
        self._together: Together | None = None
        self._answers: Answers = {}
        self._ask(self._next_phase())

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
        if self._together is None:
            self._send(action)
            return
        assert self.decision is not None
        self._answers[self.decision.seat] = action
        if self.waiting:
            self.decision = self.waiting.pop(0)
        else:
            self._send({asked.seat: self._answers[asked.seat] for asked in self._together.decisions})

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

    def _send(self, reply: Any) -> None:
        try:
            asked = self._script.send(reply)
        except StopIteration:
            asked = self._next_phase()
        self._ask(asked)

    def _next_phase(self) -> Asked | None:
        """Run phases until one asks something or the game is over."""
        state, scripts, on_phase, begun = self.state, self._scripts, self._on_phase, self.phases_begun
        while state.outcome is None:
            begun += 1
            if on_phase is not None:
                on_phase(state)
            script = scripts[state.phase](state)
            if script is None:
                continue
            for asked in script:
                self._script, self.phases_begun = script, begun
                return asked  # type: ignore[no-any-return]
        self.phases_begun = begun
        return None

    def _ask(self, asked: Asked | None) -> None:
        if isinstance(asked, Together):
            self._together = asked
            self._answers = {}
            self.decision, *self.waiting = asked.decisions
        else:
            self._together = None
            self.decision = asked
