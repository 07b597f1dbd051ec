"""One game as an environment sees it: who decides, among what, what it was worth. Interfaces are built on this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from tabletome.bots import SeatView
from tabletome.engine import Action, Decision, Game, Options, Outcome, Run, seeded
from tabletome.engine.errors import IllegalAction
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.research.encoding import MOST_OPTIONS, Array, Encoding, Mask, encoding_of

Reward = Literal["outcome", "score"]
LONGEST = 20_000
"""Decisions after which a game is broken off; random players of a campaign may go on for long."""


class Episode:
    """A game being played. Seats that decide at the same time are asked one after the other."""

    state: Any
    decision: Decision | None
    outcome: Outcome | None

    def __init__(
        self,
        game: str | Game[Any, Any],
        options: Mapping[str, Any] | Options,
        reward: Reward = "outcome",
        longest: int = LONGEST,
    ) -> None:
        self.game: Game[Any, Any] = find_game(game) if isinstance(game, str) else game
        self.options = options if isinstance(options, Options) else self.game.options.read(dict(options))
        self.seats: int = self.options.players
        self.encoding: Encoding = encoding_of(self.game)
        self.reward: Reward = reward
        self.longest = longest
        self.steps = 0
        self._worth: list[float] = []

    def begin(self, seed: str) -> None:
        """Set the table anew."""
        self._set_up(seed)
        self.steps = 0
        self._worth = self._worths() if self.reward == "score" else []

    def _set_up(self, seed: str) -> None:
        self._run: Run[Any] = Run(self.game, self.game.setup(self.options, seeded(seed)))
        self._look()

    def _play(self, action: Action) -> None:
        self._run.play(action)
        self._look()

    def _look(self) -> None:
        self.state, self.decision, self.outcome = self._run.state, self._run.decision, self._run.outcome

    # Deciding

    @property
    def choices(self) -> Sequence[Action]:
        """What the seat that decides now can choose."""
        return () if self.decision is None else self.decision.options

    def choose(self, index: int) -> list[float]:
        """Take the choice of this number; what that was worth to each seat."""
        choices = self.choices
        if not 0 <= index < len(choices):
            raise IllegalAction(f"there are {len(choices)} choices, numbered from 0; {index} is none of them")
        self._play(choices[index])
        self.steps += 1
        return self._rewards()

    def _rewards(self) -> list[float]:
        if self.reward == "score":
            before, self._worth = self._worth, self._worths()
            return [now - then for now, then in zip(self._worth, before, strict=True)]
        if self.outcome is None:
            return [0.0] * self.seats
        return [2 * self.outcome.payoff(seat) - 1 for seat in range(self.seats)]

    def _worths(self) -> list[float]:
        """How good the position is for each seat, from -1 to 1: over a game the differences add up to the outcome."""
        if self.outcome is not None:
            return [2 * self.outcome.payoff(seat) - 1 for seat in range(self.seats)]
        return [2 * self.game.evaluate(self.state, seat) - 1 for seat in range(self.seats)]

    # Where the game stands

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def broken_off(self) -> bool:
        return self.steps >= self.longest and not self.over

    def observation(self, seat: int) -> Array:
        """The position as a seat may know it."""
        return self.encoding.observation(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """Which numbers are choices of this seat now."""
        count = len(self.choices) if self.decision is not None and self.decision.seat == seat else 0
        assert count <= MOST_OPTIONS, f"a decision of {self.game.name} has {count} choices"
        return self.encoding.mask(count)


class RememberedEpisode(Episode):
    """A game that remembers how its phase began, so that bots can imagine what they do not know."""

    def _set_up(self, seed: str) -> None:
        self._table: Table[Any] = Table(self.game, self.options, seed, listening=False)
        self._look()

    def _play(self, action: Action) -> None:
        assert self.decision is not None
        self._table.play(self.decision.seat, action)
        self._look()

    def _look(self) -> None:
        pending = self._table.pending
        self.state, self.outcome = self._table.state, self._table.outcome
        self.decision = pending[0] if pending else None

    def view(self) -> SeatView:
        """What the seat that decides now may know."""
        assert self.decision is not None
        return SeatView.of(self._table, self.decision.seat)
