"""A game that was played, looked back at: how everybody's chances went, and which decisions cost the most.

Every decision is judged by what its seat could know then. First those are searched after which the chances of whoever
decided fell the most; what a search would have rather done is then compared with what was done in the same imagined
positions, so that luck favours neither.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from tabletome.bots import SeatView, make_bot
from tabletome.bots.reasons import Reasons, Why
from tabletome.engine import Action, Options
from tabletome.engine.game import Game
from tabletome.engine.record import Record
from tabletome.engine.table import Move, Table
from tabletome.scene import Text, t
from tabletome.scene.view import question

POINTS = 160
"""So many points the line of the chances has at most."""
COSTLIEST = 3
"""So many decisions of each seat are told."""
BATCH = 8
"""So many decisions are searched on one way through the game."""
COMPARED = 3
"""For each decision that is told, so many are compared in earnest."""
SEARCH = "mcts:iterations=120"
SEARCHING = 0.6
"""The part of the time that is spent on searching; the rest is for comparing."""
COMPARING_SECONDS = 0.6
WORTH_TELLING = 0.01
"""A decision that cost less of a chance is none to learn from."""


class Played(NamedTuple):
    """A game and all its moves."""

    game: Game[Any, Any]
    options: Options
    seed: str
    moves: Sequence[Move]

    @classmethod
    def recorded(cls, record: Record) -> Played:
        """The game of a record, every step checked."""
        return cls.of(record.table())

    @classmethod
    def of(cls, table: Table[Any]) -> Played:
        return cls(table.game, table.options, table.seed, list(table.log))

    def at(self, step: int) -> Table[Any]:
        """The table as it was after `step` moves."""
        return Table.replay(self.game, self.options, self.seed, self.moves[:step], listening=False)

    def tables(self) -> Iterator[Table[Any]]:
        """One table, before each move and after the last."""
        table = Table(self.game, self.options, self.seed, listening=False)
        yield table
        for seat, action in self.moves:
            table.play(seat, action)
            yield table


class Chances(msgspec.Struct, frozen=True):
    """How likely each seat was to win after so many moves."""

    step: int
    values: list[float]


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost a part of the chances."""

    step: int
    """It was taken after so many moves."""
    seat: int
    played: Text
    better: Text
    cost: float
    why: Why
    """What speaks for the better one beside the one that was taken."""


class Review(msgspec.Struct, frozen=True):
    """What there is to learn from a game."""

    chances: list[Chances]
    costly: list[Costly]
    """Of each seat that was looked at, those that cost the most, in the order in which they were taken."""
    looked_at: int
    """How many decisions were searched."""
    decisions: int
    """How many there were, of these seats, where there was a choice."""


class _Moment(NamedTuple):
    """A decision with a choice, and how much of its seat's chances was gone when it was next asked."""

    step: int
    seat: int
    fell: float


class _Suspect(NamedTuple):
    """A decision of which a search thinks that another option was better."""

    step: int
    seat: int
    better: Action
    regret: float


def review(played: Played, seats: Iterable[int], seconds: float) -> Review:
    """How the game went, and what cost these seats the most, as well as can be told in about so many seconds."""
    begun = perf_counter()
    values = [_values(table) for table in played.tables()]
    moments = _moments(played, frozenset(seats), values)
    suspects, looked_at = _suspects(played, moments, begun + seconds * SEARCHING)
    worst = list(_compared(played, _shortlist(suspects), begun + seconds))
    return Review(_line(played, values), _told(worst), looked_at, len(moments))


def _values(table: Table[Any]) -> list[float]:
    game, outcome, seats = table.game, table.outcome, range(table.state.seats)
    return [game.evaluate(table.state, seat) if outcome is None else outcome.payoff(seat) for seat in seats]


def _line(played: Played, values: Sequence[list[float]]) -> list[Chances]:
    """The chances where it became another seat's turn, and at the end; fewer in a long game."""
    moves = played.moves
    steps = [step for step in range(1, len(moves)) if moves[step].seat != moves[step - 1].seat]
    if len(steps) < POINTS // 4:
        steps = list(range(1, len(moves)))
    every = -(-len(steps) // POINTS) or 1
    return [Chances(step, values[step]) for step in dict.fromkeys([0, *steps[::every], len(moves)])]


def _moments(played: Played, seats: frozenset[int], values: Sequence[list[float]]) -> list[_Moment]:
    """Every decision of these seats where there was a choice; those after which their chances fell the most first."""
    found: list[_Moment] = []
    later = dict.fromkeys(seats, len(played.moves))
    choices = [_has_choice(table, move) for table, move in zip(played.tables(), played.moves, strict=False)]
    for step in range(len(played.moves) - 1, -1, -1):
        seat = played.moves[step].seat
        if seat in seats and choices[step]:
            found.append(_Moment(step, seat, values[step][seat] - values[later[seat]][seat]))
            later[seat] = step
    return sorted(found, key=lambda moment: (-moment.fell, moment.step))


def _has_choice(table: Table[Any], move: Move) -> bool:
    return len(table.decision_of(move.seat).options) > 1


def _suspects(played: Played, moments: Sequence[_Moment], until: float) -> tuple[list[_Suspect], int]:
    """What a search thinks of the decisions, as many as time allows; and how many those were."""
    found: list[_Suspect] = []
    looked_at = 0
    for first in range(0, len(moments), BATCH):
        batch = {moment.step for moment in moments[first : first + BATCH]}
        for table in played.tables():
            if looked_at and perf_counter() > until:
                return found, looked_at
            if table.step in batch:
                found += _doubt(table, played.moves[table.step])
                looked_at += 1
    return found, looked_at


def _doubt(table: Table[Any], move: Move) -> list[_Suspect]:
    """The decision, where a search prefers another option."""
    weighed = make_bot(SEARCH, table.step).weigh(SeatView.of(table, move.seat))
    best = weighed[0]
    if best.action == move.action:
        return []
    taken = next(each for each in weighed if each.action == move.action)
    return [_Suspect(table.step, move.seat, best.action, best.value - taken.value)]


def _shortlist(suspects: Sequence[_Suspect]) -> list[_Suspect]:
    """For each seat those that a search regrets the most."""
    kept: list[_Suspect] = []
    for seat in {suspect.seat for suspect in suspects}:
        own = [suspect for suspect in suspects if suspect.seat == seat]
        kept += sorted(own, key=lambda suspect: -suspect.regret)[: COSTLIEST * COMPARED]
    return kept


def _compared(played: Played, suspects: Sequence[_Suspect], until: float) -> Iterator[Costly]:
    """The suspects, each compared for its share of the time that is left."""
    at = {suspect.step: suspect for suspect in suspects}
    for table in played.tables():
        if suspect := at.pop(table.step, None):
            share = max(0.0, until - perf_counter()) / (len(at) + 1)
            yield _compare(table, suspect, played.moves[table.step].action, min(COMPARING_SECONDS, share))


def _compare(table: Table[Any], suspect: _Suspect, taken: Action, seconds: float) -> Costly:
    """What was taken and what a search prefers, side by side in the same imagined positions."""
    view = SeatView.of(table, suspect.seat)
    reasons = Reasons(view, [suspect.better, taken], seconds, random.Random(suspect.step))
    cost = reasons.chance(suspect.better) - reasons.chance(taken)
    texts = _texts(table, suspect.seat)
    return Costly(
        suspect.step,
        suspect.seat,
        texts[str(taken)],
        texts[str(suspect.better)],
        min(cost, suspect.regret),
        reasons.why(suspect.better, [taken]),
    )


def _texts(table: Table[Any], seat: int) -> dict[str, Text]:
    asked = question(table, seat)
    assert asked is not None
    named = {choice.action: choice.text for choice in asked.choices}
    return {str(option): named.get(str(option), t("nothing")) for option in table.decision_of(seat).options}


def _told(compared: Sequence[Costly]) -> list[Costly]:
    """The costliest decisions of each seat, in the order in which they were taken."""
    told: list[Costly] = []
    for seat in {each.seat for each in compared}:
        own = [each for each in compared if each.seat == seat and each.cost >= WORTH_TELLING]
        told += sorted(own, key=lambda each: -each.cost)[:COSTLIEST]
    return sorted(told, key=lambda each: each.step)
