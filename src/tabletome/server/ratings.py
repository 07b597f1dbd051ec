"""Ratings: what results say about how strong people and bots are, game by game and by the number of players.

Results are noted with the move that ends a game; ratings follow from them in the order in which games ended, one game
after another, whichever process gets to it. A game of several rivals is as many duels as there are pairs, which
together weigh as much as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from sqlalchemy import delete, select, text, update
from sqlalchemy.orm import Session

from tabletome.server.glicko import Met, Strength, after
from tabletome.server.schema import RatingRow, ResultRow
from tabletome.server.storage import Storage

RATING_LOCK = 0x7A7E
AT_ONCE = 50
"""So many games are counted in one transaction."""


class Rated(NamedTuple):
    """Who a rating is of: a person, or a level of bots."""

    person: int
    bot: str


class Ratings:
    """Keeps ratings up with results."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def bring_up_to_date(self) -> None:
        """Count every game that has ended and does not count yet."""
        while await self._storage.write(count_games) == AT_ONCE:
            pass


def count_games(session: Session) -> int:
    """Count the oldest games that do not count yet; how many those were."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING_LOCK})
    due = (
        select(ResultRow.table_id, ResultRow.ended)
        .where(ResultRow.unrated)
        .distinct()
        .order_by(ResultRow.ended, ResultRow.table_id)
        .limit(AT_ONCE)
    )
    tables = [row.table_id for row in session.execute(due)]
    for id in tables:
        _count(session, session.scalars(select(ResultRow).where(ResultRow.table_id == id, ResultRow.unrated)).all())
    return len(tables)


def _count(session: Session, results: Sequence[ResultRow]) -> None:
    """What one game says about everybody who played it."""
    first = results[0]
    known = {who: _rating(session, first, who) for who in dict.fromkeys(map(_who, results))}
    before = {who: Strength(row.rating, row.deviation, row.volatility) for who, row in known.items()}
    met: dict[Rated, list[Met]] = {who: [] for who in known}
    for one, other in permutations(results, 2):
        if _who(one) != _who(other):
            met[_who(one)].append(Met(before[_who(other)], _score(one, other), 1 / (len(results) - 1)))
    for who, row in known.items():
        row.rating, row.deviation, row.volatility = after(before[who], met[who], first.ended - row.at)
        own = [each for each in results if _who(each) == who]
        row.games, row.won, row.at = row.games + len(own), row.won + sum(each.won for each in own), first.ended
        for each in own:
            each.unrated, each.rating_before, each.rating_after = False, before[who].rating, row.rating
    session.flush()


def _who(result: ResultRow) -> Rated:
    return Rated(result.person_id or 0, result.bot)


def _rating(session: Session, result: ResultRow, who: Rated) -> RatingRow:
    key = {"game": result.game, "players": result.players, "person": who.person, "bot": who.bot}
    row = session.get(RatingRow, key)
    if row is None:
        fresh = Strength()._asdict()
        row = RatingRow(**key, **fresh, games=0, won=0, at=result.ended)
        session.add(row)
    return row


def _score(one: ResultRow, other: ResultRow) -> float:
    """What one got of the duel with the other."""
    return 0.5 if one.place == other.place else float(one.place < other.place)


# When people change


def hand_over(session: Session, guest: int, account: int) -> None:
    """What a guest has played belongs to the account; where both have a rating that of the account stays."""
    session.execute(update(ResultRow).where(ResultRow.person_id == guest).values(person_id=account))
    for row in session.scalars(select(RatingRow).where(RatingRow.person == guest)).all():
        own = {"game": row.game, "players": row.players, "person": account, "bot": row.bot}
        if session.get(RatingRow, own) is None:
            row.person = account
        else:
            session.delete(row)


def forget(session: Session, person: int) -> None:
    """Nobody's results any more, and no ratings."""
    session.execute(update(ResultRow).where(ResultRow.person_id == person).values(person_id=None, unrated=False))
    session.execute(delete(RatingRow).where(RatingRow.person == person))
