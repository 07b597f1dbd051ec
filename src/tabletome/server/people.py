"""People: guests, accounts, sessions. Passwords are kept as argon2 hashes, session cookies as SHA-256 hashes."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Executable, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from tabletome.server.errors import Malformed, NameTaken, NoSession, NotAllowed, TooMany, WrongPassword
from tabletome.server.messages import Me
from tabletome.server.schema import ChatRow, PersonRow, SeatRow, SessionRow, TableRow
from tabletome.server.storage import Storage

SESSION_SECONDS = 90 * 86_400.0
FREE_FAILURES = 5
LONGEST_LOCK = 3600.0
NOBODY = "—"
"""What is left of a name when its account is deleted."""
GUEST_NAMES = (
    "Amber",
    "Briar",
    "Clover",
    "Dune",
    "Ember",
    "Fern",
    "Garnet",
    "Heath",
    "Iris",
    "Jasper",
    "Linden",
    "Moss",
)

_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_NOBODY = _HASHER.hash(secrets.token_hex(16))
"""Checked where there is no such account, so that the answer takes as long."""


class People:
    """Who plays here."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Sessions

    async def signed_in(self, token: str | None) -> PersonRow | None:
        """Whose cookie this is."""
        if not token:
            return None
        query = (
            select(PersonRow)
            .join(SessionRow, SessionRow.person_id == PersonRow.id)
            .where(SessionRow.token == digest(token), SessionRow.expires > time.time())
        )
        return await self._storage.read(lambda session: session.scalar(query))

    async def new_guest(self, name: str | None) -> tuple[PersonRow, str]:
        """A guest and the cookie."""
        person = PersonRow(name=clean_name(name) if name else _guest_name(), created=time.time())

        def write(session: Session) -> str:
            session.add(person)
            session.flush()
            return _new_session(session, person.id)

        return person, await self._storage.write(write)

    async def sign_out(self, token: str) -> None:
        await self._storage.write(_run(delete(SessionRow).where(SessionRow.token == digest(token))))

    async def forget_expired(self) -> None:
        await self._storage.write(_run(delete(SessionRow).where(SessionRow.expires <= time.time())))

    # Accounts

    async def new_account(self, guest: PersonRow | None, name: str, password: str) -> tuple[PersonRow, str]:
        """An account; a guest becomes it and keeps everything. All earlier cookies of the guest are void."""
        if guest is not None and guest.login is not None:
            raise NameTaken(f"you are signed in as {guest.name}; sign out to make another account")
        name = clean_name(name)
        hashed = await asyncio.to_thread(_HASHER.hash, password)

        def write(session: Session) -> tuple[PersonRow, str]:
            person = _person(session, guest)
            person.name, person.login, person.password = name, _login(name), hashed
            session.flush()
            session.execute(delete(SessionRow).where(SessionRow.person_id == person.id))
            return person, _new_session(session, person.id)

        try:
            return await self._storage.write(write)
        except IntegrityError:
            raise NameTaken(f"the name {name!r} is taken") from None

    async def sign_in(self, guest: PersonRow | None, name: str, password: str) -> tuple[PersonRow, str]:
        """The account of this name, if that is its password."""
        query = select(PersonRow).where(PersonRow.login == _login(clean_name(name)))
        found = await self._storage.read(lambda session: session.scalar(query))
        person = await self._checked(found, password, "no account has this name and password")
        token = await self._storage.write(lambda session: _begin_session(session, person, guest))
        return person, token

    async def change_password(self, person: PersonRow, password: str, new: str) -> tuple[str, list[str]]:
        """A new password and a new cookie; the hashes of all cookies that are void now."""
        await self.check_own(person, password)
        if password == new:
            raise Malformed("the new password is the old one")
        hashed = await asyncio.to_thread(_HASHER.hash, new)

        def write(session: Session) -> tuple[str, list[str]]:
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(password=hashed, failures=0))
            void = _end_sessions(session, person.id)
            return _new_session(session, person.id), void

        return await self._storage.write(write)

    async def erase(self, person: PersonRow) -> list[str]:
        """Forget who someone was: name, password, chat, cookies; the hashes of the cookies. Their past games stay."""

        def write(session: Session) -> list[str]:
            nobody = {"name": NOBODY, "login": None, "password": None, "webhook": ""}
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(nobody))
            _show_anew(session, person.id)
            session.execute(update(SeatRow).where(SeatRow.person_id == person.id).values(name=NOBODY))
            session.execute(delete(ChatRow).where(ChatRow.person_id == person.id))
            return _end_sessions(session, person.id)

        return await self._storage.write(write)

    async def check_own(self, person: PersonRow, password: str) -> None:
        """Only whoever knows its password changes or deletes an account."""
        if person.login is None:
            raise NotAllowed("a guest has no account; signing out is enough")
        await self._checked(person, password, "this is not the password of your account")

    async def _checked(self, person: PersonRow | None, password: str, otherwise: str) -> PersonRow:
        """Whose password this is. After a few failures one has to wait, longer each time."""
        if person is not None and person.locked_until > time.time():
            raise TooMany("too many wrong passwords for this account", person.locked_until - time.time())
        if await _matches(person, password) and person is not None:
            return person
        if person is not None:
            await self._count_failure(person)
        raise WrongPassword(otherwise)

    async def _count_failure(self, person: PersonRow) -> None:
        failures = person.failures + 1
        lock = min(LONGEST_LOCK, 2.0 ** (failures - FREE_FAILURES)) if failures >= FREE_FAILURES else 0.0
        values = {"failures": PersonRow.failures + 1, "locked_until": time.time() + lock}
        await self._storage.write(_run(update(PersonRow).where(PersonRow.id == person.id).values(values)))

    # Settings

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Guests may call themselves what they like; an account keeps its name."""
        if person.login is not None:
            raise NameTaken("an account keeps its name")
        return await self._set(person, name=clean_name(name))

    async def set_webhook(self, person: PersonRow, webhook: str) -> PersonRow:
        return await self._set(person, webhook=webhook)

    async def _set(self, person: PersonRow, **values: str) -> PersonRow:
        await self._storage.write(_run(update(PersonRow).where(PersonRow.id == person.id).values(**values)))
        for name, value in values.items():
            setattr(person, name, value)
        return person

    async def webhooks(self, people: set[int]) -> dict[int, str]:
        """Where those people want to be told of their turn."""
        query = select(PersonRow.id, PersonRow.webhook).where(PersonRow.id.in_(people), PersonRow.webhook != "")
        return await self._storage.read(lambda session: {row.id: row.webhook for row in session.execute(query)})


def me(person: PersonRow) -> Me:
    return Me(person.id, person.name, person.login is not None, person.webhook or "")


def required(person: PersonRow | None) -> PersonRow:
    if person is None:
        raise NoSession("nobody is signed in; POST /api/session makes a guest")
    return person


def clean_text(given: str) -> str:
    """Text as people typed it, without control characters and invisible direction marks."""
    kept = (char for char in given if char in "\n" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return unicodedata.normalize("NFC", "".join(kept)).strip()


def clean_name(given: str) -> str:
    name = " ".join(clean_text(given).split())
    if not 1 <= len(name) <= 40:
        raise Malformed("a name has 1 to 40 visible characters")
    return name


def _login(name: str) -> str:
    """Names that look alike but for case or width are one account."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def _guest_name() -> str:
    return f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(900) + 100}"


def digest(token: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _run(statement: Executable) -> Callable[[Session], None]:
    """A job that is one statement."""

    def job(session: Session) -> None:
        session.execute(statement)

    return job


def _new_session(session: Session, person: int) -> str:
    token = secrets.token_urlsafe(32)
    session.add(SessionRow(token=digest(token), person_id=person, expires=time.time() + SESSION_SECONDS))
    return token


def _end_sessions(session: Session, person: int) -> list[str]:
    """Sign someone out everywhere; the hashes of the cookies that are void now."""
    hashes = list(session.scalars(select(SessionRow.token).where(SessionRow.person_id == person)))
    session.execute(delete(SessionRow).where(SessionRow.person_id == person))
    return hashes


def _begin_session(session: Session, person: PersonRow, guest: PersonRow | None) -> str:
    session.execute(update(PersonRow).where(PersonRow.id == person.id).values(failures=0))
    if guest is not None and guest.login is None:
        _hand_over(session, guest.id, person.id)
    return _new_session(session, person.id)


def _person(session: Session, guest: PersonRow | None) -> PersonRow:
    """The guest's own row, or a new one."""
    known = None if guest is None else session.get(PersonRow, guest.id)
    if known is None:
        known = PersonRow(name="", created=time.time())
        session.add(known)
    return known


async def _matches(person: PersonRow | None, password: str) -> bool:
    kept = _NOBODY if person is None or person.password is None else person.password
    try:
        return await asyncio.to_thread(_HASHER.verify, kept, password)
    except VerificationError:
        return False


def _show_anew(session: Session, person: int) -> None:
    """Whoever holds a table of theirs in memory has to look again."""
    theirs = select(SeatRow.table_id).where(SeatRow.person_id == person)
    session.execute(update(TableRow).where(TableRow.id.in_(theirs)).values(revision=TableRow.revision + 1))


def _hand_over(session: Session, guest: int, account: int) -> None:
    """What the guest has begun belongs to the account now."""
    _show_anew(session, guest)
    session.execute(update(SeatRow).where(SeatRow.person_id == guest).values(person_id=account))
    session.execute(update(ChatRow).where(ChatRow.person_id == guest).values(person_id=account))
    session.execute(update(TableRow).where(TableRow.owner_id == guest).values(owner_id=account))
    session.execute(delete(SessionRow).where(SessionRow.person_id == guest))
