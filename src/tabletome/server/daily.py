"""The daily challenge: for a day of UTC everybody plays the same game with the same seed, and one try counts.

The seed is drawn when the first person takes the challenge up and is told nobody before the day is over; until then a
table of it is for its player's eyes alone. What counts is what was found right when it was played again (`judging`).
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from tabletome.engine import Challenge, new_seed, seeded
from tabletome.engine.game import Game
from tabletome.engine.honours import PERSON, Mark, ranking
from tabletome.engine.registry import find_game, game_names
from tabletome.scene.words import translator
from tabletome.server.contests import DAILY, PRACTICE, TOURNAMENT
from tabletome.server.errors import NotFound, NotNow
from tabletome.server.lobby import Arranged, Lobby
from tabletome.server.messages import DailyBoard, DailyInfo, DailyRank, DailyTry, MarkInfo, TryStatus
from tabletome.server.results import RIGHT, WAITING
from tabletome.server.schema import ChallengeRow, PersonRow, ResultRow, TableRow, TryRow
from tabletome.server.storage import Storage, insert_if_new
from tabletome.server.views import option_words, title

DAY = 86_400.0
MOST_RANKED = 100


ZONE: datetime.tzinfo = datetime.UTC
"""By which time days begin, everywhere."""


def day_of(moment: float) -> str:
    """The day of a moment."""
    return datetime.datetime.fromtimestamp(moment, ZONE).date().isoformat()


def end_of(day: str) -> float:
    """The moment at which a day ends."""
    began = datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time(), ZONE)
    return began.timestamp() + DAY


def day_before(day: str) -> str:
    return (datetime.date.fromisoformat(day) - datetime.timedelta(days=1)).isoformat()


class Streaks(NamedTuple):
    """Days in a row: those up to now, and the most there have been."""

    now: int
    longest: int


def streaks(days: Iterable[str], today: str) -> Streaks:
    """Of the days on which somebody has finished a challenge. A day that is not over yet breaks no streak."""
    running, longest, before = 0, 0, ""
    for day in sorted(set(days)):
        running = running + 1 if before and day_before(day) == before else 1
        longest, before = max(longest, running), day
    return Streaks(running if before in (today, day_before(today)) else 0, longest)


class Tried(NamedTuple):
    """A try with its table, whoever made it, and the result if there is one yet."""

    row: TryRow
    person: PersonRow
    status: TryStatus
    marks: tuple[Mark, ...] = ()

    @property
    def counts(self) -> bool:
        return self.status == "counted"


class Daily:
    """Challenges and who has taken them up."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self._storage = storage
        self._lobby = lobby

    async def start(self, person: PersonRow, game: str) -> str:
        """Take today's challenge up: the table of one's one try, which is made the first time one asks."""
        day = day_of(time.time())
        challenge = await self._challenge(game, day)
        known = select(TryRow.table_id).where(_is_try(game, day), TryRow.person_id == person.id)
        found = await self._storage.read(lambda session: session.scalar(known))
        if found is not None:
            return found
        try:
            return await self._lobby.make_for(
                _arranged(person, challenge, DAILY),
                lambda session, id: session.add(TryRow(game=game, day=day, person_id=person.id, table_id=id)),
            )
        except IntegrityError:  # asked twice at once
            return await self._storage.read(lambda session: session.scalars(known).one())

    async def practise(self, person: PersonRow, game: str) -> str:
        """Play today's challenge again, for nothing but the fun of it, once one's try is over."""
        day = day_of(time.time())
        challenge = await self._challenge(game, day)
        board = await self.board(game, person.id, "en", day)
        if board.yours is None or board.yours.status == "playing":
            raise NotNow("practice comes after the try that counts")
        return await self._lobby.make_for(_arranged(person, challenge, PRACTICE), lambda _session, _id: None)

    async def board(self, game: str, person: int | None, language: str, day: str | None = None) -> DailyBoard:
        """How a day's challenge stands, today's unless another is asked for."""
        found, today = _declared(game), day_of(time.time())
        shown = day or today
        if shown > today:
            raise NotFound("this day is still to come")
        if shown == today:
            await self._challenge(game, today)
        return await self._storage.read(lambda session: _board(session, found, person, language, shown))

    async def overview(self, person: int | None, language: str) -> list[DailyInfo]:
        """Today's challenges in a few words."""
        boards = [await self.board(name, person, language) for name in challenging()]
        return [
            DailyInfo(
                board.game, board.title, board.day, board.ends, board.tried, board.options, board.streak, board.yours
            )
            for board in boards
        ]

    async def unseal(self) -> None:
        """What was played on days that are over may be seen by all."""
        today = end_of(day_of(time.time())) - DAY
        await self._storage.write(lambda session: _unseal(session, today))

    async def _challenge(self, game: str, day: str) -> ChallengeRow:
        declared = _declared(game).challenge
        assert declared is not None

        def write(session: Session) -> ChallengeRow:
            kept = session.get(ChallengeRow, (game, day))
            if kept is None:
                seed = new_seed()
                options = dict(declared.options(seeded(f"{seed} options")))
                insert_if_new(session, ChallengeRow, game=game, day=day, seed=seed, options=options)
                kept = session.get_one(ChallengeRow, (game, day))
            return kept

        return await self._storage.write(write)


def challenging() -> list[str]:
    """The games that have a daily challenge."""
    return [name for name in game_names() if find_game(name).challenge is not None]


def _declared(name: str) -> Game[Any, Any]:
    game = find_game(name)
    if game.challenge is None:
        raise NotFound(f"{name} has no daily challenge")
    return game


def _arranged(person: PersonRow, row: ChallengeRow, contest: str) -> Arranged:
    challenge = _declared(row.game).challenge
    assert challenge is not None
    seats = [person if who == PERSON else who for who in challenge.seats]
    return Arranged(person.id, row.game, row.options, seats, contest, row.seed, sealed=True)


def _is_try(game: str, day: str) -> Any:
    return (TryRow.game == game) & (TryRow.day == day)


# What is told


def _board(session: Session, game: Game[Any, Any], person: int | None, language: str, day: str) -> DailyBoard:
    challenge = game.challenge
    assert challenge is not None
    kept = session.get(ChallengeRow, (game.name, day))
    tried = _tries(session, game.name, challenge, day)
    ranked = _ranked(tried, language, game)
    streak = _streaks(session, game.name, challenge, person, day_of(time.time()))
    return DailyBoard(
        game.name,
        title(game.name, language),
        day,
        end_of(day),
        tried=len(tried),
        options=[] if kept is None else option_words(game, kept.options, language),
        streak=streak.now,
        yours=next((_own(each, ranked, language, game) for each in tried if each.person.id == person), None),
        longest=streak.longest,
        bots=[who for who in challenge.seats if who != PERSON],  # type: ignore[misc]
        ranked=ranked[:MOST_RANKED],
        best=_best_of_yesterday(session, game, challenge, day, language),
    )


def _tries(session: Session, game: str, challenge: Challenge, day: str) -> list[Tried]:
    """Every try of a day."""
    seat = challenge.seats.index(PERSON)
    query = (
        select(TryRow, PersonRow, ResultRow)
        .join(PersonRow, PersonRow.id == TryRow.person_id)
        .outerjoin(ResultRow, (ResultRow.table_id == TryRow.table_id) & (ResultRow.seat == seat))
        .where(_is_try(game, day))
    )
    return [_tried(row, person, result, end_of(day)) for row, person, result in session.execute(query)]


def _tried(row: TryRow, person: PersonRow, result: ResultRow | None, end: float) -> Tried:
    if result is None:
        return Tried(row, person, "playing" if time.time() < end else "late")
    if result.ended > end:
        return Tried(row, person, "late")
    if result.judged == WAITING:
        return Tried(row, person, "judging")
    if result.judged != RIGHT:
        return Tried(row, person, "refused")
    if result.marks is None or result.resigned:
        return Tried(row, person, "given-up")
    return Tried(row, person, "counted", msgspec.convert(tuple(result.marks), tuple[Mark, ...]))


def _ranked(tried: Sequence[Tried], language: str, game: Game[Any, Any]) -> list[DailyRank]:
    """Tries that count, the best first; equal ones share a rank."""
    counted = sorted((each for each in tried if each.counts), key=lambda each: ranking(each.marks), reverse=True)
    keys = [ranking(each.marks) for each in counted]
    return [
        DailyRank(
            1 + keys.index(key),
            each.person.id,
            each.person.name,
            mark_words(game, each.marks, language),
            each.row.table_id,
        )
        for each, key in zip(counted, keys, strict=True)
    ]


def mark_words(game: Game[Any, Any], marks: Sequence[Mark], language: str) -> list[MarkInfo]:
    """By what a game is compared, in words."""
    words = translator(language, game.folder)
    return [MarkInfo(words.message(f"mark-{mark.name}"), mark.value) for mark in marks]


def _own(tried: Tried, ranked: Sequence[DailyRank], language: str, game: Game[Any, Any]) -> DailyTry:
    rank = next((each.rank for each in ranked if each.person == tried.person.id), None)
    return DailyTry(tried.status, tried.row.table_id, rank, mark_words(game, tried.marks, language))


def _streaks(session: Session, game: str, challenge: Challenge, person: int | None, today: str) -> Streaks:
    seat = challenge.seats.index(PERSON)
    days = (
        select(TryRow.day)
        .join(ResultRow, (ResultRow.table_id == TryRow.table_id) & (ResultRow.seat == seat))
        .where(TryRow.game == game, TryRow.person_id == person, ResultRow.marks.is_not(None), ~ResultRow.resigned)
    )
    return streaks(session.scalars(days), today)


def _best_of_yesterday(
    session: Session, game: Game[Any, Any], challenge: Challenge, day: str, language: str
) -> DailyRank | None:
    """The best game of the day before whose moves everybody may see."""
    ranked = _ranked(_tries(session, game.name, challenge, day_before(day)), language, game)
    tables = [each.table for each in ranked]
    seen = set(session.scalars(select(TableRow.id).where(TableRow.id.in_(tables), ~TableRow.private)))
    return next((each for each in ranked if each.table in seen), None)


def _unseal(session: Session, today: float) -> None:
    """Finished tries become public; everything else of past days is only unsealed."""
    past = (TableRow.sealed, TableRow.created < today, func.coalesce(TableRow.contest, "") != TOURNAMENT)
    over = update(TableRow).where(*past, TableRow.contest == DAILY, TableRow.status == "over")
    session.execute(over.values(sealed=False, private=False, revision=TableRow.revision + 1))
    session.execute(
        update(TableRow).where(*past, TableRow.status != "playing").values(sealed=False, revision=TableRow.revision + 1)
    )
