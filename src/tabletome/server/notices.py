"""When people are told that it is their turn: at once, after their quiet hours, or once a day of all slow games."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime, timedelta
from datetime import time as hour
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from tabletome.server.errors import Malformed
from tabletome.server.live_table import PEOPLE
from tabletome.server.messages import NoticeSettings
from tabletome.server.schema import PersonRow, SeatRow, TableRow
from tabletome.server.storage import Storage

AT_ONCE = 50
"""So many people are told in one round."""


class Word(NamedTuple):
    """Of which tables somebody is told, and where."""

    webhook: str
    tables: list[tuple[str, str]]
    """Each with its game."""


Send = Callable[[Word], Awaitable[None]]


class Notices:
    """Sends word, now or later."""

    def __init__(self, storage: Storage, send: Send) -> None:
        self._storage = storage
        self._send = send

    async def keep(self, person: PersonRow, wish: NoticeSettings) -> PersonRow:
        """Keep where and when somebody wants to be told."""
        if wish.zone not in available_timezones():
            raise Malformed(f"{wish.zone!r} is no time zone; write it as Europe/Berlin")
        values: dict[str, Any] = {
            "webhook": wish.webhook,
            "zone": wish.zone,
            "quiet_from": None if wish.quiet is None else wish.quiet.begins,
            "quiet_until": None if wish.quiet is None else wish.quiet.ends,
            "digest": wish.digest,
            "notice_due": None if wish.digest is None else next_at(wish.digest, wish.zone, time.time()),
        }

        def write(session: Session) -> PersonRow:
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(values))
            return session.get_one(PersonRow, person.id, populate_existing=True)

        return await self._storage.write(write)

    async def tell(self, people: set[int], table: str, game: str, slow: bool) -> None:
        """It has become these people's turn: tell whoever wants to know at once, and keep it for the others."""
        now = time.time()
        for webhook in await self._storage.write(lambda session: _told_now(session, people, slow, now)):
            await self._send(Word(webhook, [(table, game)]))

    async def tell_what_is_due(self) -> None:
        """Tell whoever is to be told now of all tables that wait for them. Each is taken by one process alone."""
        now = time.time()
        for word in await self._storage.write(lambda session: _due(session, now)):
            await self._send(word)


def _told_now(session: Session, people: set[int], slow: bool, now: float) -> list[str]:
    """Where to send word at once; of whom sleeps it is noted when to wake them."""
    webhooks = []
    for person in session.scalars(select(PersonRow).where(PersonRow.id.in_(people), PersonRow.webhook != "")).all():
        if slow and person.digest is not None:
            continue
        end = end_of_quiet(person, now)
        if end is None:
            webhooks.append(person.webhook)
        else:
            person.notice_due = end if person.notice_due is None else min(person.notice_due, end)
    return webhooks


def _due(session: Session, now: float) -> list[Word]:
    query = select(PersonRow).where(PersonRow.notice_due <= now).order_by(PersonRow.notice_due).limit(AT_ONCE)
    words = []
    for person in session.scalars(query.with_for_update(skip_locked=True)).all():
        person.notice_due = None if person.digest is None else next_at(person.digest, person.zone, now)
        waiting = _waiting_for(session, person.id)
        if person.webhook and waiting:
            words.append(Word(person.webhook, waiting))
    return words


def _waiting_for(session: Session, person: int) -> list[tuple[str, str]]:
    """The tables where it is somebody's turn, those that have waited longest first."""
    query = (
        select(TableRow, SeatRow.seat)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person_id == person, SeatRow.kind.in_(PEOPLE), TableRow.status == "playing")
        .order_by(TableRow.moved, TableRow.id)
    )
    found = [(row.id, row.game) for row, seat in session.execute(query) if seat in row.waiting]
    return list(dict.fromkeys(found))


# Time


def end_of_quiet(person: PersonRow, now: float) -> float | None:
    """When somebody's quiet hours end; None where they are not now."""
    begins, ends = person.quiet_from, person.quiet_until
    if begins is None or ends is None or begins == ends:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(person.zone))
    minute = 60 * local.hour + local.minute
    quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    return next_at(ends, person.zone, now) if quiet else None


def next_at(minute: int, zone: str, now: float) -> float:
    """When the clock of a zone next shows a minute of the day."""
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    for later in range(3):
        found = _at(local.date() + timedelta(days=later), minute, zone)
        if found > now:
            return found
    raise AssertionError("every minute comes once a day")


def _at(day: date, minute: int, zone: str) -> float:
    return datetime.combine(day, hour(*divmod(minute, 60)), ZoneInfo(zone)).timestamp()


def is_slow(clock: dict[str, Any] | None) -> bool:
    """A game in which nobody waits at the table: days for each turn, or no clock at all."""
    return clock is None or clock["kind"] == "correspondence"


def in_words(titles: Sequence[str], url: str) -> str:
    """What a message says."""
    if len(titles) == 1:
        return f"{titles[0]}: it is your turn. {url}"
    return f"It is your turn at {len(titles)} tables: {', '.join(titles)}. {url}"
