"""How long things are kept: tables that nobody joined, guests who did not come back, what was said, games long over."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, exists, select
from sqlalchemy.orm import Session

from tabletome.server.names import NOBODY
from tabletome.server.people import erase
from tabletome.server.reports import forget_settled
from tabletome.server.schema import ChatRow, PersonRow, SeatRow, SessionRow, TableRow, TournamentRow
from tabletome.server.settings import Settings
from tabletome.server.storage import Storage

DAY = 86_400.0
AT_ONCE = 200
"""So many guests are seen to in one go; the others the next time."""


class Retention:
    """Forgets what the settings say is not to be kept."""

    def __init__(
        self, storage: Storage, settings: Settings, leave_all_tables: Callable[[PersonRow], Awaitable[None]]
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._leave_all_tables = leave_all_tables

    async def forget(self) -> None:
        """Forget whatever is too old now."""
        for days, job in (
            (self._settings.keep_waiting_days, forget_waiting),
            (self._settings.keep_chat_days, forget_chat),
            (self._settings.keep_games_days, forget_games),
        ):
            if days:
                oldest = time.time() - days * DAY
                await self._storage.write(lambda session, job=job, oldest=oldest: job(session, oldest))  # type: ignore[misc]
        if self._settings.keep_guests_days:
            await self._forget_guests(time.time() - self._settings.keep_guests_days * DAY)

    async def _forget_guests(self, oldest: float) -> None:
        """Guests who have not come back leave their tables and are erased; of whom nothing remains is deleted."""
        for guest in await self._storage.read(lambda session: _lost_guests(session, oldest)):
            await self._leave_all_tables(guest)
            await self._storage.write(lambda session, id=guest.id: erase(session, id))  # type: ignore[misc]
        await self._storage.write(_forget_nobodies)


def forget_waiting(session: Session, oldest: float) -> None:
    """Tables at which no game has begun."""
    session.execute(delete(TableRow).where(TableRow.status == "waiting", TableRow.changed < oldest))


def forget_chat(session: Session, oldest: float) -> None:
    session.execute(delete(ChatRow).where(ChatRow.at < oldest))
    forget_settled(session, oldest)


def forget_games(session: Session, oldest: float) -> None:
    """Games that are over, with everything that happened there."""
    ended = TableRow.status.in_(("over", "abandoned", "retired"))
    session.execute(delete(TableRow).where(ended, TableRow.changed < oldest))


def _lost_guests(session: Session, oldest: float) -> list[PersonRow]:
    guests = select(PersonRow).where(PersonRow.login.is_(None), PersonRow.name != NOBODY, PersonRow.seen < oldest)
    return list(session.scalars(guests.order_by(PersonRow.seen).limit(AT_ONCE)))


def _forget_nobodies(session: Session) -> None:
    """People without a name, to whom nothing refers any more."""
    referred = (
        exists().where(SeatRow.person_id == PersonRow.id),
        exists().where(TableRow.owner_id == PersonRow.id),
        exists().where(TournamentRow.owner_id == PersonRow.id),
        exists().where(ChatRow.person_id == PersonRow.id),
        exists().where(SessionRow.person_id == PersonRow.id),
    )
    nobody = delete(PersonRow).where(PersonRow.name == NOBODY, PersonRow.login.is_(None), *(~each for each in referred))
    session.execute(nobody)
