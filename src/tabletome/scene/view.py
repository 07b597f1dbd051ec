"""A table as one seat sees it: the scene, the question, the log. Clients need nothing else."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import msgspec

from tabletome.engine.decisions import Decision
from tabletome.engine.events import Event
from tabletome.engine.game import Game
from tabletome.engine.state import Outcome, State
from tabletome.engine.table import Table
from tabletome.scene.vocabulary import Choice, LogEntry, Part, Question, Scene
from tabletome.scene.words import Text, t

FARTHEST = 4
"""So many questions one can go past by doing what comes after them."""


class View(Part):
    """Everything a client shows. `seat` None is a spectator's view."""

    seat: int | None
    step: int
    scene: Scene
    question: Question | None
    waiting_for: list[int]
    log: list[LogEntry]
    can_undo: bool
    outcome: Outcome | None = None
    ending: Text | None = None
    """How it came to that outcome, in the game's words."""


def view(table: Table[Any], seat: int | None, since: int = 0) -> View:
    """What a seat may know of a table, with the log from step `since` on."""
    return View(
        seat=seat,
        step=table.step,
        scene=scene_of(table.game, table.state, table.pending, seat),
        question=question(table, seat),
        waiting_for=[decision.seat for decision in table.pending],
        log=log(table, seat, since),
        can_undo=seat is not None and table.can_undo(seat),
        outcome=table.outcome,
        ending=ending(table.outcome),
    )


def scene_of(game: Game[Any, Any], state: State, asked: Sequence[Decision], seat: int | None) -> Scene:
    """The whole table as a seat may see it; what is being resolved stands before the table's own panels."""
    scene: Scene = game.scene(state, seat)
    resolved = game.panels(state, asked, seat)
    if not resolved:
        return scene
    return msgspec.structs.replace(
        scene,
        panels=[*resolved, *scene.panels],
        overlays=[*scene.overlays, *(mark for panel in resolved for mark in panel.overlays)],
        arrows=[*scene.arrows, *(arrow for panel in resolved for arrow in panel.arrows)],
    )


def ending(outcome: Outcome | None) -> Text | None:
    """The reason as `outcome-<reason>` words it; a game need not give one."""
    return t(f"outcome-{outcome.reason}") if outcome is not None and outcome.reason else None


def question(table: Table[Any], seat: int | None) -> Question | None:
    """What a seat is asked, if anything, and what it could do at once by just going on."""
    asked = _asked(table, seat)
    if asked is None or seat is None or not any(choice.goes_on for choice in asked.choices):
        return asked
    return msgspec.structs.replace(asked, beyond=_beyond(table, seat, asked))


def _asked(table: Table[Any], seat: int | None) -> Question | None:
    for decision in table.pending:
        if decision.seat == seat:
            asked: Question = table.game.question(table.state, decision)
            return asked
    return None


def _beyond(table: Table[Any], seat: int, asked: Question) -> list[Choice]:
    """The choices of the questions that follow when a seat just goes on, as long as that could be taken back."""
    before = asked.choices
    found: list[Choice] = []
    first: list[str] = []
    while (passed := next((choice for choice in asked.choices if choice.goes_on), None)) and len(first) < FARTHEST:
        table = table.fork()
        table.play(seat, table.game.actions.parse(passed.action))
        following = _asked(table, seat) if table.can_undo(seat) else None
        if following is None:
            break
        asked = following
        first = [*first, passed.action]
        found += [msgspec.structs.replace(choice, first=first) for choice in asked.choices if not choice.goes_on]
    return _told_apart(found, before)


def _told_apart(later: list[Choice], now: Sequence[Choice]) -> list[Choice]:
    """Those that are not taken for a choice of the question itself: by their action, or by what is pointed at first."""
    actions = {choice.action for choice in now}
    begun = {choice.things[0] for choice in now if choice.things}
    found = []
    for choice in later:
        if choice.action not in actions and not begun.intersection(choice.things[:1]):
            actions.add(choice.action)
            found.append(choice)
    return found


def goes_without_saying(asked: Question) -> bool:
    """Whether there is one choice only, which risks nothing and does not end a turn, so that clients may take it."""
    only = asked.choices[0]
    return len(asked.choices) == 1 and not only.risk and only.role not in ("end", "quit")


def log(table: Table[Any], seat: int | None, since: int = 0) -> list[LogEntry]:
    """The log as a seat may read it: events it may not know of are left out or censored."""
    entries = []
    events = table.events
    for step, event in events[bisect_left(events, since, key=attrgetter("step")) :]:
        seen = event.seen_by(seat)
        if seen is not None:
            entries.append(log_entry(table.game, table.state, step, seen))
    return entries


def log_entry(game: Game[Any, Any], state: State, step: int, event: Event) -> LogEntry:
    """An event as the game tells it, with the move it came with and the rule that decided."""
    told: LogEntry = game.narrate(state, event)
    return msgspec.structs.replace(told, step=step, rule=event.rule)
