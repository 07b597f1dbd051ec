"""Results of games that are won or lost together: how often each adventure was won, and by whom best.

Games are compared among those of the same course: the options that decide what was played, such as the scenario and its
difficulty (`Game.course`), and the number of players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.engine.game import Game
from tabletome.engine.honours import Mark, ranking
from tabletome.server.daily import mark_words
from tabletome.server.messages import CourseInfo, DailyRank, TogetherBoard
from tabletome.server.results import RIGHT
from tabletome.server.schema import PersonRow, ResultRow
from tabletome.server.views import option_words, title

MOST_READ = 20_000
MOST_RANKED = 100
MOST_COURSES = 100


class Ran(NamedTuple):
    """A game of a course that counts, as one seat has finished it."""

    course: tuple[Any, ...]
    table: str
    person: int
    won: bool
    marks: tuple[Mark, ...]


def courses_of(session: Session, game: Game[Any, Any], person: int, language: str, most: int) -> list[CourseInfo]:
    """What somebody has played together with others or alone, the most played first, with their best result."""
    rows = _ran(session, game, ResultRow.person_id == person)
    return [_course(game, course, own, language) for course, own in _by_course(rows)[:most]]


def together_board(session: Session, game: Game[Any, Any], wanted: str | None, language: str) -> TogetherBoard:
    """All courses of a game, and the best parties of one: the one asked for, or the one that was played most."""
    grouped = _by_course(_ran(session, game, ResultRow.person_id.is_not(None)))[:MOST_COURSES]
    courses = [_course(game, course, rows, language) for course, rows in grouped]
    shown = next((rows for course, rows in grouped if _key(course) == wanted), grouped[0][1] if grouped else [])
    chosen = _key(shown[0].course) if shown else ""
    return TogetherBoard(game.name, title(game.name, language), courses, chosen, _best(session, game, shown, language))


def _ran(session: Session, game: Game[Any, Any], whose: Any) -> list[Ran]:
    query = (
        select(ResultRow)
        .where(ResultRow.game == game.name, ResultRow.cooperative, ResultRow.counts, whose)
        .order_by(ResultRow.ended.desc())
        .limit(MOST_READ)
    )
    return [
        Ran(
            (row.players, *(row.options.get(name) for name in game.course)),
            row.table_id,
            row.person_id or 0,
            row.won,
            msgspec.convert(tuple(row.marks or ()) if row.judged == RIGHT else (), tuple[Mark, ...]),
        )
        for row in session.scalars(query)
    ]


def _by_course(rows: Iterable[Ran]) -> list[tuple[tuple[Any, ...], list[Ran]]]:
    """The most played first."""
    found: dict[tuple[Any, ...], list[Ran]] = {}
    for row in rows:
        found.setdefault(row.course, []).append(row)
    return sorted(found.items(), key=lambda each: -len(_tables(each[1])))


def _tables(rows: Sequence[Ran]) -> dict[str, Ran]:
    """One for each table: all who sat there won or lost together."""
    return {row.table: row for row in rows}


def _key(course: Sequence[Any]) -> str:
    return "|".join(str(value) for value in course)


def _course(game: Game[Any, Any], course: Sequence[Any], rows: Sequence[Ran], language: str) -> CourseInfo:
    players, *values = course
    options = {name: value for name, value in zip(game.course, values, strict=True) if value is not None}
    best = max((row.marks for row in rows if row.marks), key=ranking, default=())
    tables = _tables(rows)
    return CourseInfo(
        _key(course),
        option_words(game, options, language),
        players,
        played=len(tables),
        won=sum(row.won for row in tables.values()),
        best=mark_words(game, best, language),
    )


def _best(session: Session, game: Game[Any, Any], rows: Sequence[Ran], language: str) -> list[DailyRank]:
    """The best game of each party, the best party first; whoever does not show their figures is not named."""
    people = {row.person for row in rows}
    names = {
        person.id: person.name
        for person in session.scalars(select(PersonRow).where(PersonRow.id.in_(people)))
        if "figures" not in person.hidden
    }
    sat: dict[str, set[int]] = {}
    for row in rows:
        sat.setdefault(row.table, set()).add(row.person)
    best: dict[tuple[int, ...], Ran] = {}
    for table in _tables(rows).values():
        party = tuple(sorted(sat[table.table]))
        shown = all(person in names for person in party) and bool(table.marks)
        if shown and (party not in best or ranking(table.marks) > ranking(best[party].marks)):
            best[party] = table
    ordered = sorted(best.items(), key=lambda each: ranking(each[1].marks), reverse=True)
    keys = [ranking(row.marks) for _, row in ordered]
    return [
        DailyRank(
            1 + keys.index(key),
            party[0],
            ", ".join(names[person] for person in party),
            mark_words(game, row.marks, language),
            row.table,
        )
        for (party, row), key in zip(ordered[:MOST_RANKED], keys, strict=False)
    ]
