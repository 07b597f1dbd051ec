"""What must be true of any game at any moment. A check that fails raises `Wrong`, which says what was found."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from tabletome.engine.actions import Action
from tabletome.engine.decisions import Decision
from tabletome.engine.events import Event
from tabletome.engine.game import Game
from tabletome.engine.record import Record
from tabletome.engine.state import state_hash
from tabletome.engine.table import Table
from tabletome.scene.view import scene_of
from tabletome.scene.words import Text


class Wrong(Exception):
    """Something that must be true is not."""


def check_options(game: Game[Any, Any], decision: Decision, readable: set[Action]) -> None:
    """At least one option, none twice, every one readable; `readable` are those already known to be."""
    options = decision.options
    if not options:
        raise Wrong(f"seat {decision.seat + 1} has no option for {decision.kind!r}")
    different = set(options)
    if len(different) != len(options):
        twice = next(option for option in options if list(options).count(option) > 1)
        raise Wrong(f"{str(twice)!r} is offered twice for {decision.kind!r}")
    for option in different - readable:
        check_text(game, option)
        readable.add(option)


def check_text(game: Game[Any, Any], action: Action) -> None:
    text = str(action)
    if game.actions.parse(text) != action:
        raise Wrong(f"{action!r} is written {text!r}, which reads as {game.actions.parse(text)!r}")


def check_evaluation(game: Game[Any, Any], state: Any, seat: int) -> None:
    worth = game.evaluate(state, seat)
    if not 0 <= worth <= 1:
        raise Wrong(f"the position is worth {worth} to seat {seat + 1}; it should be between 0 and 1")


def check_question(game: Game[Any, Any], state: Any, decision: Decision) -> None:
    """A seat is asked exactly what it may answer."""
    offered = sorted(choice.action for choice in game.question(state, decision).choices)
    if offered != sorted(map(str, decision.options)):
        raise Wrong(f"the question {decision.kind!r} does not offer exactly the options: {offered}")


def check_outcome(state: Any) -> None:
    """Winners are seats, and every seat has a score."""
    outcome, seats = state.outcome, state.seats
    if outcome is None:
        raise Wrong("nothing is asked any more, and yet there is no outcome")
    if len(outcome.scores) != seats:
        raise Wrong(f"{seats} seats have {len(outcome.scores)} scores")
    if len(set(outcome.winners)) != len(outcome.winners) or not set(outcome.winners) <= set(range(seats)):
        raise Wrong(f"the winners {outcome.winners} are not different seats of 0 to {seats - 1}")


def check_record(table: Table[Any]) -> None:
    """The record leads to the same end."""
    replayed = Record.read(Record.of(table).write()).table()
    same(position(replayed), position(table), "the replayed record ends elsewhere")


Position: TypeAlias = tuple[str, list[tuple[int, str, list[str]]]]


def position(table: Table[Any]) -> Position:
    """What makes two tables the same: the state, and what is asked."""
    pending = sorted(table.pending, key=lambda decision: decision.seat)
    return state_hash(table.state), [(each.seat, each.kind, list(map(str, each.options))) for each in pending]


def same(found: object, expected: object, otherwise: str) -> None:
    if found != expected:
        raise Wrong(otherwise)


def seen_by(game: Game[Any, Any], state: Any, asked: Sequence[Decision], events: Sequence[Event], seat: int) -> bytes:
    """All that a seat may see of a state, what it is asked and what it heard, in a form that can be compared."""
    heard = [event.seen_by(seat) for event in events]
    return _SEEN.encode(
        {
            "scene": scene_of(game, state, asked, seat),
            "questions": [game.question(state, decision) for decision in asked],
            "log": [game.narrate(state, event) for event in heard if event is not None],
            "features": [] if game.features is None else list(game.features.of(state, seat)),
            "outline": [] if game.outline is None else list(game.outline.of(state, seat)),
        }
    )


def _in_repr(value: Any) -> str:
    if isinstance(value, Text):
        return repr(value)
    raise TypeError(f"a scene cannot hold a {type(value).__name__}")


_SEEN = msgspec.json.Encoder(enc_hook=_in_repr)


def difference(before: bytes, after: bytes) -> str:
    """The first thing that differs, with the lines around it."""
    old, new = (msgspec.json.format(seen).decode().splitlines() for seen in (before, after))
    lines = list(difflib.unified_diff(old, new, lineterm="", n=2))[3:15]
    return " ".join(line.strip() for line in lines)
