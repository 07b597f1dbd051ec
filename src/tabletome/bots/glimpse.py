"""What a bot is given to think about: what its seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from tabletome.engine import Action, Decision, Rng, Run
from tabletome.engine.table import Table


class Glimpse(msgspec.Struct, frozen=True):
    """A seat, its decision, and as many positions as it likes that it cannot tell from the real one."""

    seat: int
    decision: Decision
    seats: int
    imagine: Callable[[Rng], Run[Any]]
    """A position to search in: the same one for the same dice."""
    evaluate: Callable[[Any, int], float]
    playout: int
    """How many random moves the game wants a search to play before it judges."""
    curiosity: float
    """How curious the game wants a search to be about options it knows less."""
    instinct: Callable[[Any, Decision], Sequence[float]] | None = None
    """How likely a sensible player is to take each option, if the game knows."""

    @staticmethod
    def of(table: Table[Any], seat: int) -> Glimpse:
        """What this seat, which has to decide now, may know of the table until the next move."""
        decision, game = table.decision_of(seat), table.game
        return Glimpse(
            seat=seat,
            decision=decision,
            seats=table.state.seats,
            imagine=partial(table.imagine, seat),
            evaluate=game.evaluate,
            playout=game.playout,
            curiosity=game.curiosity,
            instinct=game.instinct,
        )

    def value(self, run: Run[Any], seat: int) -> float:
        """How a position is for a seat: 0 lost, 1 won."""
        outcome = run.outcome
        return self.evaluate(run.state, seat) if outcome is None else outcome.payoff(seat)


class Weighed(NamedTuple):
    """An option, how good the bot thinks it is (0 lost, 1 won), and how often it looked at it."""

    action: Action
    value: float
    visits: int


class Bot(Protocol):
    """Plays any game, seeing what a person in its seat would see."""

    def choose(self, glimpse: Glimpse) -> Action:
        """The option that the bot takes."""
        ...

    def weigh(self, glimpse: Glimpse) -> list[Weighed]:
        """Every option with what the bot thinks of it, the best first: what a hint is made of."""
        ...


def world(dice: random.Random) -> Rng:
    """A new stream for imagining a position."""
    return Rng(dice.randbytes(16))
