"""Games that can be watched now: those that most people watch, then those of the strongest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.server.company import seats_of
from tabletome.server.live_table import PEOPLE
from tabletome.server.schema import RatingRow, SeatRow, TableRow
from tabletome.server.storage import Storage

LOOKED_AT = 200
"""Of so many games that moved last the most worthy of a look are found."""
MOST_SHOWN = 30


class Watched(NamedTuple):
    """A game, who plays it, how many watch, and how strong its people are on average."""

    row: TableRow
    seats: list[SeatRow]
    watching: int
    rating: float | None


class Watching:
    """What is worth a look."""

    def __init__(self, storage: Storage, watchers: Callable[[str], int]) -> None:
        self._storage = storage
        self._watchers = watchers

    async def featured(self) -> list[Watched]:
        """Public games that are played now, the most watched first, then those of the strongest."""
        found = await self._storage.read(_played_now)
        told = [each._replace(watching=self._watchers(each.row.id)) for each in found]
        return sorted(told, key=lambda each: (-each.watching, -(each.rating or 0.0), -each.row.moved))[:MOST_SHOWN]


def _played_now(session: Session) -> list[Watched]:
    playing = select(TableRow).where(TableRow.status == "playing", TableRow.private.is_(False))
    rows = session.scalars(playing.order_by(TableRow.moved.desc()).limit(LOOKED_AT)).all()
    tables = [(row, seats_of(session, row.id)) for row in rows]
    return [Watched(row, seats, 0, _strength(session, row, seats)) for row, seats in tables]


def _strength(session: Session, row: TableRow, seats: Sequence[SeatRow]) -> float | None:
    """The mean rating of the people who play, of those who have one."""
    people = [seat.person_id for seat in seats if seat.kind in PEOPLE]
    mine = (RatingRow.game == row.game, RatingRow.players == len(seats), RatingRow.person.in_(people))
    ratings = session.scalars(select(RatingRow.rating).where(*mine)).all()
    return sum(ratings) / len(ratings) if ratings else None
