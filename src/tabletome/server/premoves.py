"""Moves chosen in advance: kept for somebody's next decision, played if they are legal then, dropped if not.

A move may be for questions of one kind alone. Passing may last: it stays until something is asked that it does not
answer. Nobody else learns of them. Whichever process notices that a decision has come takes any other move out of the
database, so that it is played once.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, delete, select
from sqlalchemy.orm import Session

from tabletome.scene.view import question
from tabletome.scene.vocabulary import Choice
from tabletome.server.bots import PASSING
from tabletome.server.errors import Malformed, NotFound, NotNow, Stale
from tabletome.server.live_table import LiveTable
from tabletome.server.messages import Premove, PremoveInfo
from tabletome.server.schema import PersonRow, PremoveRow, TableRow
from tabletome.server.storage import Storage


class Kept(NamedTuple):
    """What somebody has chosen: an action, or to pass where it is empty, at any question or those of one kind."""

    action: str = ""
    asked: str = ""
    lasting: bool = False


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
        if wish.lasting and wish.action is not None:
            raise Malformed("a move is made once; only passing lasts")
        action = "" if wish.action is None else str(live.game.actions.parse(wish.action))
        kept = Kept(action, wish.asked, wish.lasting)
        row = PremoveRow(table_id=live.id, seat=wish.seat, person_id=person.id, at=time.time(), **kept._asdict())

        def write(session: Session) -> None:
            """Not while the table moves on: whoever changes it looks for premoves."""
            if session.scalar(_revision(live.id)) != live.revision:
                raise Stale("the table has moved on; look again")
            session.merge(row)

        await self._storage.write(write)

    async def kept(self, id: str, person: PersonRow) -> list[PremoveInfo]:
        query = select(PremoveRow).where(PremoveRow.table_id == id, PremoveRow.person_id == person.id)
        rows = await self._storage.read(lambda session: list(session.scalars(query.order_by(PremoveRow.seat))))
        return [PremoveInfo(row.seat, row.at, row.action, row.asked, row.lasting) for row in rows]

    async def revoke(self, id: str, person: PersonRow, seat: int) -> None:
        own = (PremoveRow.table_id == id, PremoveRow.seat == seat, PremoveRow.person_id == person.id)
        if await self._drop(*own) is None:
            raise NotFound("no move was chosen in advance, or it has been played")

    async def take(self, id: str, seat: int, person: int) -> Kept | None:
        """The move that was kept for a seat, which is kept no longer unless it lasts; None where there is none."""
        own = (PremoveRow.table_id == id, PremoveRow.seat == seat, PremoveRow.person_id == person)
        row = await self._storage.read(lambda session: session.scalar(select(PremoveRow).where(*own)))
        if row is None or (not row.lasting and await self._drop(*own) is None):
            return None
        return Kept(row.action, row.asked, row.lasting)

    async def drop(self, id: str, seat: int, person: int) -> None:
        """Keep nothing for a seat any longer."""
        await self._drop(PremoveRow.table_id == id, PremoveRow.seat == seat, PremoveRow.person_id == person)

    async def _drop(self, *conditions: ColumnElement[bool]) -> int | None:
        """Whichever process deletes the row has it: the seat it was kept for, or None."""
        dropping = delete(PremoveRow).where(*conditions).returning(PremoveRow.seat)
        return await self._storage.write(lambda session: session.scalar(dropping))


def _revision(id: str) -> Select[int]:
    return select(TableRow.revision).where(TableRow.id == id).with_for_update()


def legal(live: LiveTable, seat: int, kept: Kept) -> str | None:
    """The option that a move chosen in advance stands for; None where it is none now, or something else is asked."""
    asked = question(live.table, seat)
    if asked is None or kept.asked not in ("", asked.kind):
        return None
    return next((each.action for each in asked.choices if _is_meant(each, kept.action)), None)


def _is_meant(choice: Choice, action: str) -> bool:
    return choice.action == action if action else choice.role in PASSING
