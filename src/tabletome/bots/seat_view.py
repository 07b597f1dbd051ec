"""What a bot is given to think about: what its seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from tabletome.engine import Action, Decision, Features, Game, Rng, Run
from tabletome.engine.table import Table

Instinct: TypeAlias = Callable[[Any, Decision], Sequence[float]]
"""How likely a sensible player is to take each option of a decision in a state."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat, its decision, and any number of positions that the seat cannot tell from the real one."""

    seat: int
    decision: Decision
    seats: int
    imagine: Callable[[Rng], Run[Any]]
    """A position to search in; equal generators give equal positions."""
    evaluate: Callable[[Any, int], float]
    playout: int
    """How many random moves a search plays before it evaluates a position, as the game recommends."""
    curiosity: float
    """How strongly a search prefers options it has tried less often, as the game recommends."""
    finish: int = Game.finish
    """How many moves after that it plays on at most to the end of the phase, as the game recommends."""
    horizon: frozenset[str] = frozenset()
    """The kinds of decisions of later phases that a search does not go into, as the game recommends."""
    instinct: Instinct | None = None
    """How likely a sensible player is to take each option; None in a game that does not say."""
    shares_value: bool = False
    """Whether every position is worth the same to all seats."""
    aspects: Callable[[Any, int], Mapping[str, float]] = lambda _state, _seat: {}
    """What the evaluation is made of, by name."""
    game: str = ""
    features: Features[Any] | None = None
    """The position as numbers, in outline where the game has one; None in a game that has neither."""
    step: int = 0
    """How many moves have been made."""
    levels: Mapping[str, str] = {}
    """By level: which bot plays it in this game."""
    tempers: Mapping[str, Mapping[str, float]] = {}
    """By temper, or by what partners have asked for: how much it likes each of the aspects."""

    @staticmethod
    def of(table: Table[Any], seat: int) -> SeatView:
        """What this seat, which has to decide now, may know of the table until the next move."""
        decision, game = table.decision_of(seat), table.game
        return SeatView(
            seat=seat,
            decision=decision,
            seats=table.state.seats,
            imagine=partial(table.imagine, seat),
            evaluate=game.evaluate,
            playout=game.playout,
            curiosity=game.curiosity,
            finish=game.finish,
            horizon=game.horizon,
            instinct=game.instinct,
            shares_value=game.shares_value,
            aspects=game.aspects,
            game=game.name,
            features=game.outline or game.features,
            step=table.step,
            levels=game.levels,
            tempers={**game.tempers, **game.requests},
        )

    def value(self, run: Run[Any], seat: int) -> float:
        """How good a position is for a seat: 0 lost, 1 won."""
        outcome = run.outcome
        return self.evaluate(run.state, seat) if outcome is None else outcome.payoff(seat)


class Weighed(NamedTuple):
    """An option, how good the bot estimates it to be (0 lost, 1 won), and how often it tried it."""

    action: Action
    value: float
    visits: int


class Bot(Protocol):
    """Plays any game, knowing what a person in its seat would know."""

    def choose(self, view: SeatView) -> Action:
        """The option that the bot chooses."""
        ...

    def weigh(self, view: SeatView) -> list[Weighed]:
        """Every option with its estimated value, the best first; hints are made of this."""
        ...


def new_rng(dice: random.Random) -> Rng:
    """A new generator with which a position can be imagined."""
    return Rng(dice.randbytes(16))
