"""What the operator does to people and tables, straight in the database, whether the server runs or not.

A running server takes notice within `sweep_seconds`: sessions of banned and deleted people end, their tables are looked
at again. Functions of a session are plain work on the database; `Administration` adds what needs the games.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import delete, func, or_, select
from sqlalchemy.orm import Session

from tabletome.server import passwords
from tabletome.server.addresses import read_network
from tabletome.server.channels import SignedOut, session_channel
from tabletome.server.errors import NotAllowed, NotFound
from tabletome.server.export import export_person
from tabletome.server.loading import FOR_GOOD as RETIRED
from tabletome.server.messages import Sentence, Settlement
from tabletome.server.moderation import DAY, note, sentence, settle, until
from tabletome.server.names import NOBODY, clean_name, login_of
from tabletome.server.people import check_no_account_looks, erase, rename
from tabletome.server.schema import BanRow, ChatRow, PersonRow, SeatRow, TableRow
from tabletome.server.services import Services
from tabletome.server.settings import Settings

T = TypeVar("T")
CODE_SECONDS = DAY
"""How long a one-time code can be used."""
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What cannot be misread or misheard."""


def find_person(session: Session, given: str) -> PersonRow:
    """Somebody by number, or an account by its name."""
    query = select(PersonRow).where(PersonRow.login == login_of(given))
    if given.isdecimal():
        query = select(PersonRow).where(PersonRow.id == int(given))
    person = session.scalar(query)
    if person is None:
        raise NotFound(
            f"there is nobody called {given!r}; name an account, or anybody by number (`tabletome admin people`)"
        )
    return person


# Lists


def people(session: Session, search: str, accounts_only: bool, most: int) -> list[dict[str, Any]]:
    """Whose name holds a text, those who were here last first."""
    seats = select(func.count()).where(SeatRow.person_id == PersonRow.id).scalar_subquery()
    query = select(PersonRow, seats).order_by(PersonRow.seen.desc()).limit(most)
    query = query.where(PersonRow.name != NOBODY)
    if search:
        query = query.where(
            or_(PersonRow.name.icontains(search, autoescape=True), PersonRow.login.contains(search, autoescape=True))
        )
    if accounts_only:
        query = query.where(PersonRow.login.is_not(None))
    return [
        {
            "id": person.id,
            "name": person.name,
            "account": person.login is not None,
            "created": person.created,
            "seen": person.seen,
            "seats": seated,
            "banned_until": person.banned_until,
            "muted_until": person.muted_until,
        }
        for person, seated in session.execute(query)
    ]


def tables(session: Session, status: str | None, person: PersonRow | None, most: int) -> list[dict[str, Any]]:
    """Tables, those that changed last first."""
    query = select(TableRow).order_by(TableRow.changed.desc()).limit(most)
    if status is not None:
        query = query.where(TableRow.status == status)
    if person is not None:
        query = query.where(TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id == person.id)))
    found = session.scalars(query).all()
    return [
        {
            "id": row.id,
            "game": row.game,
            "version": row.version,
            "status": row.status,
            "private": row.private,
            "step": row.step,
            "created": row.created,
            "changed": row.changed,
            "people": list(session.scalars(select(SeatRow.name).where(SeatRow.table_id == row.id, SeatRow.name != ""))),
        }
        for row in found
    ]


def chat(session: Session, table: str, most: int) -> list[dict[str, Any]]:
    """What was said at a table, the last first."""
    query = select(ChatRow).where(ChatRow.table_id == table).order_by(ChatRow.id.desc()).limit(most)
    return [
        {"id": row.id, "at": row.at, "person": row.person_id, "name": row.name, "text": row.text}
        for row in session.scalars(query)
    ]


# People


def judge(
    session: Session, person: PersonRow, deed: Sentence, days: float | None = None, reason: str = ""
) -> list[str]:
    """Mute or ban someone, or lift that; the hashes of cookies that are void now."""
    return sentence(session, person, Settlement(deed, reason, days), None)


def ban_network(session: Session, given: str, days: float | None, reason: str) -> str:
    """Serve a network no more; how it is written."""
    network = str(read_network(given))
    session.merge(BanRow(network=network, until=until(days), reason=reason[:200]))
    note(session, "ban", None, subject=network, end=until(days), reason=reason)
    return network


def unban_network(session: Session, given: str) -> str:
    network = str(read_network(given))
    row = session.get(BanRow, network)
    if row is None:
        raise NotFound(f"{network} is not banned")
    note(session, "unban", None, subject=network)
    session.delete(row)
    return network


def appoint(session: Session, person: PersonRow, moderates: bool) -> None:
    """Let the owner of an account settle reports, or no longer."""
    if person.login is None:
        raise NotAllowed(f"{person.name} is a guest; only an account can be a moderator's")
    person.moderator = moderates
    note(session, "appoint" if moderates else "dismiss", None, person.id)


def rename_person(session: Session, person: PersonRow, name: str) -> str:
    """Give someone another name, at their tables as well."""
    name = clean_name(name)
    check_no_account_looks(session, name, but=person.id)
    note(session, "rename", None, person.id, subject=person.name)
    rename(session, person, name)
    return name


# Tables


def retire(session: Session, tables: Sequence[str], reason: str) -> None:
    """End games for good: they can be looked at, and left."""
    for id in tables:
        row = session.get(TableRow, id, with_for_update=True)
        if row is None:
            raise NotFound(f"there is no table {id}")
        if row.status not in ("waiting", "playing"):
            raise NotAllowed(f"table {id} is {row.status} already")
        row.retired = {"reason": reason or "the operator has ended it", "fingerprint": RETIRED, "status": row.status}
        row.status = "retired"
        row.waiting, row.bot_waiting, row.deadline, row.requests = [], False, None, []
        row.revision += 1


def delete_tables(session: Session, tables: Sequence[str]) -> None:
    """Delete tables with everything that happened there."""
    for id in tables:
        if session.execute(delete(TableRow).where(TableRow.id == id).returning(TableRow.id)).first() is None:
            raise NotFound(f"there is no table {id}")


# All of it


class Administration:
    """The operator's hands."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def read(self, job: Callable[[Session], T]) -> T:
        return await self._services.storage.read(job)

    async def change(self, given: str, job: Callable[[Session, PersonRow], T]) -> T:
        """Change something about somebody."""
        return await self._services.storage.write(lambda session: job(session, find_person(session, given)))

    async def write(self, job: Callable[[Session], T]) -> T:
        return await self._services.storage.write(job)

    async def ban(self, given: str, days: float | None, reason: str) -> None:
        """Send someone away, and close their live connections where other processes can be told."""
        self._tell_signed_out(
            await self.change(given, lambda session, person: judge(session, person, "ban", days, reason))
        )

    async def settle(self, report: int, verdict: Settlement) -> None:
        """Settle a report, and close the live connections of whoever is banned."""
        self._tell_signed_out(await self.write(lambda session: settle(session, report, verdict, None)))

    async def delete(self, given: str) -> None:
        """Delete someone for good, as they could themselves: seats left, games resigned, name and chat forgotten."""
        person = await self.read(lambda session: find_person(session, given))
        await self._services.leave_all_tables(person)
        self._tell_signed_out(await self.write(lambda session: erase(session, person.id)))

    async def reset_code(self, given: str) -> str:
        """A code with which the owner of an account can set a new password, once and soon."""
        code = "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(5)) for _ in range(3))
        hashed = await passwords.hashed(code)

        def write(_: Session, person: PersonRow) -> None:
            if person.login is None:
                raise NotAllowed(f"{person.name} is a guest and has no password")
            person.reset_code, person.reset_until = hashed, time.time() + CODE_SECONDS

        await self.change(given, write)
        return code

    async def export(self, given: str) -> dict[str, Any]:
        """Everything that is kept of somebody."""
        return await self.read(lambda session: export_person(session, find_person(session, given).id))

    def _tell_signed_out(self, hashes: list[str]) -> None:
        for hashed in hashes:
            self._services.channels.publish(session_channel(hashed), SignedOut())


@asynccontextmanager
async def administering(settings: Settings) -> AsyncIterator[Administration]:
    """The parts of a server without its doors; nothing goes on in the background."""
    services = Services(settings)
    await services.storage.open()
    async with services.channels:
        try:
            yield Administration(services)
        finally:
            services.workers.close()
            await services.storage.close()
