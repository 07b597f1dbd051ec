"""Moves chosen in advance: kept for somebody's next decision, played if they are legal then, dropped if not.

Nobody else learns of them. Whichever process notices that a decision has come takes the move out of the database, so
that it is played once.
"""

from __future__ import annotations

import time

from sqlalchemy import Select, delete, select
from sqlalchemy.orm import Session

from tabletome.scene.view import question
from tabletome.server.errors import NotFound, NotNow, Stale
from tabletome.server.live_table import LiveTable
from tabletome.server.messages import Premove, PremoveInfo
from tabletome.server.schema import PersonRow, PremoveRow, TableRow
from tabletome.server.storage import Storage

PASSING = ("skip", "end")
"""The roles of choices by which one does nothing more."""


class Premoves:
    """What people have chosen before they are asked."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def keep(self, live: LiveTable, person: PersonRow, wish: Premove) -> None:
        """Keep a move for a seat's next decision, in place of one kept before."""
        live.check_seat(person.id, wish.seat)
        live.check_playing()
        if wish.seat in live.waiting:
            raise NotNow("it is your turn already")
        action = "" if wish.action is None else str(live.game.actions.parse(wish.action))
        row = PremoveRow(table_id=live.id, seat=wish.seat, person_id=person.id, action=action, at=time.time())

        def write(session: Session) -> None:
            """Not while the table moves on: whoever changes it looks for premoves."""
            if session.scalar(_revision(live.id)) != live.revision:
                raise Stale("the table has moved on; look again")
            session.merge(row)

        await self._storage.write(write)

    async def kept(self, id: str, person: PersonRow) -> list[PremoveInfo]:
        query = select(PremoveRow).where(PremoveRow.table_id == id, PremoveRow.person_id == person.id)
        rows = await self._storage.read(lambda session: list(session.scalars(query.order_by(PremoveRow.seat))))
        return [PremoveInfo(row.seat, row.at, row.action) for row in rows]

    async def revoke(self, id: str, person: PersonRow, seat: int) -> None:
        own = (PremoveRow.table_id == id, PremoveRow.seat == seat, PremoveRow.person_id == person.id)
        if await self._take(*own) is None:
            raise NotFound("no move was chosen in advance, or it has been played")

    async def take(self, id: str, seat: int, person: int) -> str | None:
        """The move that was kept for a seat, which is kept no longer; None where there is none."""
        return await self._take(PremoveRow.table_id == id, PremoveRow.seat == seat, PremoveRow.person_id == person)

    async def _take(self, *conditions: object) -> str | None:
        query = select(PremoveRow.seat).where(*conditions)  # type: ignore[arg-type]
        if await self._storage.read(lambda session: session.scalar(query)) is None:
            return None
        taking = delete(PremoveRow).where(*conditions).returning(PremoveRow.action)  # type: ignore[arg-type]
        return await self._storage.write(lambda session: session.scalar(taking))


def _revision(id: str) -> Select[int]:
    return select(TableRow.revision).where(TableRow.id == id).with_for_update()


def legal(live: LiveTable, seat: int, action: str) -> str | None:
    """The option that a move chosen in advance stands for; None where it is none now."""
    asked = question(live.table, seat)
    choices = [] if asked is None else asked.choices
    fitting = (each.action for each in choices if (each.action == action if action else each.role in PASSING))
    return next(fitting, None)
