"""When people are told that it is their turn: at once, after their quiet hours, or once a day of all slow games."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime, timedelta
from datetime import time as hour
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.orm import Session

from tabletome.scene.words import Translator
from tabletome.server.errors import Malformed
from tabletome.server.live_table import PEOPLE
from tabletome.server.messages import NoticeSettings, PushMessage
from tabletome.server.schema import PersonRow, PushRow, SeatRow, TableRow
from tabletome.server.storage import Storage

AT_ONCE = 50
"""So many people are told in one round."""


TEXT = Path(__file__).parent / "text"
MOST_NAMED = 8
"""So many games are named in one message; of more it is said how many."""


class Word(NamedTuple):
    """Of which tables somebody is told, and how."""

    person: int
    webhook: str
    """Empty where they only want their browsers to be told."""
    language: str
    tables: list[tuple[str, str]]
    """Each with its game."""
    by: str = ""
    """Who asks them to sit down there; empty where it is their turn."""


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
        for person in await self._storage.write(lambda session: _told_now(session, people, slow, now)):
            await self._send(_word(person, [(table, game)]))

    async def invite(self, person: int, since: float, table: str, game: str, by: str) -> None:
        """A friend asks somebody to sit down: tell them, unless they were here later than `since` or sleep."""
        query = select(PersonRow).where(PersonRow.id == person, PersonRow.here < since, _wants_word())
        for found in await self._storage.read(lambda session: list(session.scalars(query))):
            if end_of_quiet(found, time.time()) is None:
                await self._send(_word(found, [(table, game)])._replace(by=by))

    async def tell_what_is_due(self) -> None:
        """Tell whoever is to be told now of all tables that wait for them. Each is taken by one process alone."""
        now = time.time()
        for word in await self._storage.write(lambda session: _due(session, now)):
            await self._send(word)


def _word(person: PersonRow, tables: list[tuple[str, str]]) -> Word:
    return Word(person.id, person.webhook, person.language, tables)


def _wants_word() -> ColumnElement[bool]:
    """Somebody who has said where to tell them."""
    return (PersonRow.webhook != "") | select(PushRow.id).where(PushRow.person_id == PersonRow.id).exists()


def _told_now(session: Session, people: set[int], slow: bool, now: float) -> list[PersonRow]:
    """Whom to send word at once; of whom sleeps it is noted when to wake them."""
    awake = []
    for person in session.scalars(select(PersonRow).where(PersonRow.id.in_(people), _wants_word())).all():
        if slow and person.digest is not None:
            continue
        end = end_of_quiet(person, now)
        if end is None:
            awake.append(person)
        else:
            person.notice_due = end if person.notice_due is None else min(person.notice_due, end)
    return awake


def _due(session: Session, now: float) -> list[Word]:
    query = select(PersonRow).where(PersonRow.notice_due <= now).order_by(PersonRow.notice_due).limit(AT_ONCE)
    words = []
    for person in session.scalars(query.with_for_update(skip_locked=True)).all():
        person.notice_due = None if person.digest is None else next_at(person.digest, person.zone, now)
        waiting = _waiting_for(session, person.id)
        if waiting and session.scalar(select(PersonRow.id).where(PersonRow.id == person.id, _wants_word())):
            words.append(_word(person, waiting))
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


# In words


def in_words(word: Word, titles: Sequence[str], url: str) -> str:
    """What a message says."""
    words = Translator(word.language, (TEXT,))
    if word.by:
        said = words.message("invited", {"name": word.by, "game": titles[0]})
    elif len(titles) == 1:
        said = words.message("your-turn", {"game": titles[0]})
    else:
        said = words.message("your-turns", {"count": len(titles), "games": _names(words, titles)})
    return f"{said} {url}"


def pushed(word: Word, titles: Sequence[str], path: str) -> PushMessage:
    """What a browser shows."""
    words, table = Translator(word.language, (TEXT,)), word.tables[0][0]
    if word.by:
        return PushMessage(titles[0], words.message("push-invited", {"name": word.by}), path, table)
    if len(titles) == 1:
        return PushMessage(titles[0], words.message("push-your-turn"), path, table)
    title = words.message("push-your-turns", {"count": len(titles)})
    return PushMessage(title, _names(words, titles), path, "tables")


def _names(words: Translator, titles: Sequence[str]) -> str:
    """Each title once, with how often it comes, and of very many only the first."""
    counted = Counter(titles)
    named = [name if count == 1 else f"{name} × {count}" for name, count in counted.items()]
    more = len(named) - MOST_NAMED
    return ", ".join([*named[:MOST_NAMED], *([words.message("and-more", {"count": more})] if more > 0 else [])])
