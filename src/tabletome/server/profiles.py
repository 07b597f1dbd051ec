"""Profiles and tables of the strongest: what results and ratings say about people, as far as those show it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from tabletome.engine.game import Game
from tabletome.engine.registry import find_game, game_names
from tabletome.scene.words import Translator, translator
from tabletome.server.errors import NotFound
from tabletome.server.messages import (
    Achieved,
    AchievementInfo,
    Favourite,
    GameFigures,
    Hidden,
    Leaderboard,
    MonthOfPlay,
    PastGame,
    Profile,
    Ranked,
    RatingInfo,
    TogetherBoard,
)
from tabletome.server.names import NOBODY
from tabletome.server.schema import AchievementRow, PersonRow, RatingRow, ResultRow, SeatRow, TableRow
from tabletome.server.storage import Storage
from tabletome.server.together import courses_of, together_board
from tabletome.server.views import title

PAGE = 20
"""So many past games are told at once."""
MOST_RANKED = 100
SURE = 110.0
"""Whose deviation is larger is not ranked yet."""
MOST_FAVOURITES = 5
MONTHS = 12
"""So many months of play are told."""


class Profiles:
    """What is told of people."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def profile(self, id: int, viewer: int | None, language: str, before: float | None) -> Profile:
        """What a person shows to a viewer; of oneself one sees everything. `before` goes on with older games."""
        return await self._storage.read(lambda session: _profile(session, id, viewer, language, before))

    async def leaderboard(self, game: str, players: int | None, language: str) -> Leaderboard:
        return await self._storage.read(lambda session: _leaderboard(session, game, players, language))

    async def together(self, game: Game[Any, Any], course: str | None, language: str) -> TogetherBoard:
        return await self._storage.read(lambda session: together_board(session, game, course, language))

    async def hide(self, person: PersonRow, hidden: Iterable[Hidden]) -> None:
        """Keep something to oneself from now on, and nothing else."""
        values = update(PersonRow).where(PersonRow.id == person.id).values(hidden=sorted(set(hidden)))

        def write(session: Session) -> None:
            session.execute(values)

        await self._storage.write(write)


def _profile(session: Session, id: int, viewer: int | None, language: str, before: float | None) -> Profile:
    person = session.get(PersonRow, id)
    if person is None or (person.name == NOBODY and person.login is None):
        raise NotFound("there is no such person")
    hidden: list[Any] = list(person.hidden)
    told = Profile(person.id, person.name, person.login is not None, person.created, hidden)
    sees = {"history", "figures", "ratings", "achievements"} - (set() if viewer == id else set(hidden))
    if "figures" in sees:
        results = select(ResultRow).where(ResultRow.person_id == id).order_by(ResultRow.ended)
        told.figures = _figures(session.scalars(results).all(), language)
        for figures in told.figures:
            if figures.game in game_names():
                figures.courses = courses_of(session, find_game(figures.game), id, language, MOST_FAVOURITES)
    if "ratings" in sees:
        _add_ratings(session, told, language)
    if "history" in sees:
        told.history = _history(session, id, viewer, language, before, "ratings" in sees)
    if "achievements" in sees:
        told.achieved = _achieved(session, id, viewer, language)
    return told


# Figures


def _figures(results: Sequence[ResultRow], language: str) -> list[GameFigures]:
    """Game by game, the most played first."""
    by_game: dict[str, list[ResultRow]] = {}
    for each in results:
        by_game.setdefault(each.game, []).append(each)
    figures = [_figures_of(game, own, language) for game, own in by_game.items()]
    return sorted(figures, key=lambda each: -each.played)


def _figures_of(game: str, results: Sequence[ResultRow], language: str) -> GameFigures:
    best = [each.score for each in results if each.won and each.score is not None]
    return GameFigures(
        game,
        title(game, language),
        played=len(results),
        won=sum(each.won for each in results),
        seconds=sum(each.ended - each.began for each in results),
        best=max(best, default=None),
        streak=_streak(results),
        favourites=_favourites(game, results, language),
        months=months(results, time.time()),
    )


def months(results: Sequence[ResultRow], now: float) -> list[MonthOfPlay]:
    """What was played in each of the last months, this one last; nothing where nothing was."""
    this = datetime.fromtimestamp(now, UTC)
    last = 12 * this.year + this.month - 1
    numbers = range(last - MONTHS + 1, last + 1)
    found = {f"{number // 12}-{number % 12 + 1:02}": [0, 0, 0.0] for number in numbers}
    for each in results:
        month = found.get(f"{datetime.fromtimestamp(each.ended, UTC):%Y-%m}")
        if month is not None:
            month[0], month[1], month[2] = month[0] + 1, month[1] + each.won, month[2] + each.ended - each.began
    told = [MonthOfPlay(name, int(played), int(won), seconds) for name, (played, won, seconds) in found.items()]
    return told if any(month.played for month in told) else []


def _streak(results: Sequence[ResultRow]) -> int:
    """Victories in a row, the last game last."""
    streak = 0
    for each in reversed(results):
        if not each.won:
            break
        streak += 1
    return streak


def _favourites(game: str, results: Sequence[ResultRow], language: str) -> list[Favourite]:
    """What was played most, as far as the game has words for it."""
    words = translator(language, find_game(game).folder) if game in game_names() else translator(language)
    named = [{_label_in_words(words, *label) for label in each.labels.items()} - {""} for each in results]
    played = Counter(name for each in named for name in each)
    won = Counter(name for each, names in zip(results, named, strict=True) if each.won for name in names)
    return [Favourite(name, count, won[name]) for name, count in played.most_common(MOST_FAVOURITES)]


def _label_in_words(words: Translator, kind: str, name: str) -> str:
    """For hero=shae what the messages of heroes, of the option or of names say; empty where there is none."""
    for message in (f"{kind}-{name}", f"option-{kind}-{name}", f"name-{name}"):
        if words.message(message) != message:
            return words.message(message)
    return ""


def _add_ratings(session: Session, told: Profile, language: str) -> None:
    by_game = {each.game: each for each in told.figures}
    rows = select(RatingRow).where(RatingRow.person == told.id).order_by(RatingRow.game, RatingRow.players)
    for row in session.scalars(rows):
        if row.game not in by_game:
            by_game[row.game] = GameFigures(row.game, title(row.game, language), row.games, row.won, 0.0)
            told.figures.append(by_game[row.game])
        info = RatingInfo(row.players, round(row.rating), round(row.deviation), row.games, row.won)
        by_game[row.game].ratings.append(info)


# Achievements


def _achieved(session: Session, id: int, viewer: int | None, language: str) -> list[Achieved]:
    """Of every game that somebody has finished: what they have achieved, the newest first, then the rest."""
    played = session.scalars(
        select(ResultRow.game).where(ResultRow.person_id == id).distinct().order_by(ResultRow.game)
    )
    rows = session.scalars(select(AchievementRow).where(AchievementRow.person_id == id)).all()
    seen = _visible(session, [row.table_id for row in rows], viewer)
    names = [name for name in played if name in game_names()]
    found = [_achieved_in(session, find_game(name), rows, seen, language) for name in names]
    return [each for each in found if each.achievements]


def _achieved_in(
    session: Session, game: Game[Any, Any], rows: Sequence[AchievementRow], seen: set[str], language: str
) -> Achieved:
    words, shares = translator(language, game.folder), _rarity(session, game.name)
    own = {row.name: row for row in rows if row.game == game.name}
    told = [
        AchievementInfo(
            words.message(f"achievement-{each.name}"),
            words.message(f"achievement-{each.name}-how"),
            shares.get(each.name, 0.0),
            at=own[each.name].at if each.name in own else None,
            table=own[each.name].table_id if each.name in own and own[each.name].table_id in seen else None,
        )
        for each in game.achievements
    ]
    return Achieved(game.name, title(game.name, language), sorted(told, key=lambda each: -(each.at or 0.0)))


def _rarity(session: Session, game: str) -> dict[str, float]:
    """Which part of all who have finished a game have achieved each thing."""
    finished = session.scalar(select(func.count(ResultRow.person_id.distinct())).where(ResultRow.game == game)) or 0
    counts = select(AchievementRow.name, func.count()).where(AchievementRow.game == game).group_by(AchievementRow.name)
    return {row[0]: min(1.0, row[1] / max(1, finished)) for row in session.execute(counts)}


# Past games


def _history(
    session: Session, id: int, viewer: int | None, language: str, before: float | None, with_ratings: bool
) -> list[PastGame]:
    query = select(ResultRow).where(ResultRow.person_id == id)
    if before is not None:
        query = query.where(ResultRow.ended < before)
    results = session.scalars(query.order_by(ResultRow.ended.desc()).limit(PAGE)).all()
    open_tables = _visible(session, [each.table_id for each in results], viewer)
    against = _others(session, results)
    return [_past_game(each, language, open_tables, against, with_ratings) for each in results]


def _past_game(
    result: ResultRow, language: str, open_tables: set[str], against: dict[str, list[SeatRow]], with_ratings: bool
) -> PastGame:
    told = PastGame(
        result.table_id,
        result.game,
        title(result.game, language),
        result.players,
        result.place,
        result.won,
        result.cooperative,
        result.ended,
        result.steps,
        score=result.score,
        resigned=result.resigned,
        replay=result.table_id in open_tables,
    )
    if result.table_id in open_tables:
        others = against.get(result.table_id, [])
        told.against = [seat.name for seat in others if seat.name]
        told.bots = [seat.bot or "" for seat in others if not seat.name]
    if with_ratings and result.rating_after is not None and result.rating_before is not None:
        told.rating = round(result.rating_after)
        told.change = told.rating - round(result.rating_before)
    return told


def _visible(session: Session, tables: list[str], viewer: int | None) -> set[str]:
    """Which of these tables are still kept and may be seen by somebody: private ones by whoever sat there."""
    sat = select(SeatRow.table_id).where(SeatRow.person_id == viewer)
    query = select(TableRow.id).where(TableRow.id.in_(tables), ~TableRow.private | TableRow.id.in_(sat))
    return set(session.scalars(query))


def _others(session: Session, results: Sequence[ResultRow]) -> dict[str, list[SeatRow]]:
    """With whom each of these games was played."""
    own = {each.table_id: each.seat for each in results}
    found: dict[str, list[SeatRow]] = {}
    for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(own)).order_by(SeatRow.seat)):
        if own[seat.table_id] != seat.seat:
            found.setdefault(seat.table_id, []).append(seat)
    return found


# The strongest


def _leaderboard(session: Session, game: str, players: int | None, language: str) -> Leaderboard:
    counts = select(RatingRow.players, func.count()).where(RatingRow.game == game).group_by(RatingRow.players)
    sizes = {row[0]: row[1] for row in session.execute(counts)}
    shown = players if players is not None else max(sizes, key=lambda size: (sizes[size], -size), default=2)
    query = (
        select(RatingRow, PersonRow)
        .outerjoin(PersonRow, PersonRow.id == RatingRow.person)
        .where(RatingRow.game == game, RatingRow.players == shown, RatingRow.deviation <= SURE)
        .order_by(RatingRow.rating.desc())
    )
    rows = [row for row in session.execute(query) if row[1] is None or "ratings" not in row[1].hidden]
    ranked = [_ranked(rank, rating, person) for rank, (rating, person) in enumerate(rows[:MOST_RANKED], 1)]
    return Leaderboard(game, title(game, language), shown, sorted(sizes), ranked)


def _ranked(rank: int, rating: RatingRow, person: PersonRow | None) -> Ranked:
    figures = (round(rating.rating), round(rating.deviation), rating.games, rating.won)
    if person is not None:
        return Ranked(rank, person.name, *figures, person=person.id)
    level: Any = rating.bot
    return Ranked(rank, rating.bot, *figures, bot=level)
