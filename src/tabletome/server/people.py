"""People: guests, accounts, sessions. Session cookies are kept as SHA-256 hashes, passwords as `passwords` says."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Executable, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from tabletome.engine.registry import find_game, game_names
from tabletome.scene import translator
from tabletome.scene.coach import coaching
from tabletome.server import company, honours, passwords, ratings, reports, tournaments
from tabletome.server.errors import Banned, Busy, Malformed, NameTaken, NoSession, NotAllowed, NotFound, WrongPassword
from tabletome.server.messages import Learned, Me, Quiet, SessionInfo
from tabletome.server.names import NOBODY, clean_name, guest_name, login_of, looks
from tabletome.server.passwords import Trier, Tries
from tabletome.server.schema import (
    AttemptRow,
    ChatRow,
    CommentRow,
    PersonRow,
    PremoveRow,
    PushRow,
    SeatRow,
    SeekerRow,
    SessionRow,
    TableRow,
)
from tabletome.server.storage import Storage

SESSION_SECONDS = 90 * 86_400.0
"""A session that is not used for so long ends."""
NOTED_SECONDS = 600.0
"""That a session is used is noted so often, not with every request."""
ID_DIGITS = 16
"""How much of a cookie's hash names a session to its owner."""
AGENT_LENGTH = 200


class SignedIn(NamedTuple):
    """An account or guest with a new cookie, and the token by which this browser is known."""

    person: PersonRow
    token: str
    device: str | None = None


class People:
    """Who plays here."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.tries = Tries(storage)

    # Sessions

    async def signed_in(self, token: str | None) -> PersonRow | None:
        """Whose cookie this is. A session that is used does not end."""
        if not token:
            return None
        now = time.time()
        query = (
            select(PersonRow, SessionRow.seen)
            .join(SessionRow, SessionRow.person_id == PersonRow.id)
            .where(SessionRow.token == digest(token), SessionRow.expires > now)
        )
        found = await self._storage.read(lambda session: session.execute(query).one_or_none())
        if found is None:
            return None
        person, seen = found
        if person.banned_until > now:
            raise Banned(_sentence(person, now))
        if seen < now - NOTED_SECONDS:
            await self._note_use(person.id, digest(token), now)
        return person

    async def _note_use(self, person: int, hashed: str, now: float) -> None:
        def write(session: Session) -> None:
            used = {"seen": now, "expires": now + SESSION_SECONDS}
            session.execute(update(SessionRow).where(SessionRow.token == hashed).values(used))
            session.execute(update(PersonRow).where(PersonRow.id == person).values(seen=now))

        with suppress(Busy):  # then it is noted the next time
            await self._storage.write(write)

    async def new_guest(self, name: str | None, agent: str = "") -> tuple[PersonRow, str]:
        """A guest and the cookie."""
        chosen, now = clean_name(name) if name else guest_name(), time.time()
        person = PersonRow(name=chosen, looks=looks(chosen), created=now, seen=now)

        def write(session: Session) -> str:
            check_no_account_looks(session, chosen)
            session.add(person)
            session.flush()
            return _new_session(session, person.id, agent)

        return person, await self._storage.write(write)

    async def sessions(self, person: PersonRow, token: str | None) -> list[SessionInfo]:
        """Where someone is signed in, the last used first; `current` is the one that asks."""
        now, own = time.time(), digest(token or "")
        query = select(SessionRow).where(SessionRow.person_id == person.id, SessionRow.expires > now)
        rows = await self._storage.read(lambda session: list(session.scalars(query.order_by(SessionRow.seen.desc()))))
        return [SessionInfo(row.token[:ID_DIGITS], row.created, row.seen, row.agent, row.token == own) for row in rows]

    async def end_sessions(self, person: PersonRow, id: str | None, token: str | None) -> list[str]:
        """Sign out one session of someone, or all but the one that asks; the hashes of the cookies that are void."""

        def write(session: Session) -> list[str]:
            theirs = session.scalars(select(SessionRow).where(SessionRow.person_id == person.id))
            ended = [row for row in theirs if _is_meant(row.token, id, token)]
            if id is not None and not ended:
                raise NotFound("you have no such session")
            for row in ended:
                session.delete(row)
            return [row.token for row in ended]

        return await self._storage.write(write)

    async def sign_out(self, token: str) -> None:
        await self._storage.write(_run(delete(SessionRow).where(SessionRow.token == digest(token))))

    async def void_sessions(self, hashes: list[str]) -> set[str]:
        """Which of these sessions have ended, or are of somebody who was banned since."""
        now = time.time()
        valid = (
            select(SessionRow.token)
            .join(PersonRow, PersonRow.id == SessionRow.person_id)
            .where(SessionRow.token.in_(hashes), SessionRow.expires > now, PersonRow.banned_until <= now)
        )
        return set(hashes) - await self._storage.read(lambda session: set(session.scalars(valid)))

    async def forget_expired(self) -> None:
        await self._storage.write(_run(delete(SessionRow).where(SessionRow.expires <= time.time())))
        await self.tries.forget_old(SESSION_SECONDS)

    # Accounts

    async def new_account(
        self, guest: PersonRow | None, name: str, password: str, trier: Trier, agent: str = ""
    ) -> SignedIn:
        """An account; a guest becomes it and keeps everything. All earlier cookies of the guest are void."""
        if guest is not None and guest.login is not None:
            raise NameTaken(f"you are signed in as {guest.name}; sign out to make another account")
        name = clean_name(name)
        hashed = await passwords.hashed(password)

        def write(session: Session) -> tuple[PersonRow, str]:
            check_no_account_looks(session, name)
            person = _person(session, guest)
            person.name, person.looks, person.login, person.password = name, looks(name), login_of(name), hashed
            session.flush()
            _rename_guests_who_look_like(session, person)
            end_sessions(session, person.id)
            return person, _new_session(session, person.id, agent)

        try:
            person, token = await self._storage.write(write)
        except IntegrityError:
            raise NameTaken(f"the name {name!r} is taken") from None
        return SignedIn(person, token, await self.tries.forget(login_of(name), trier))

    async def sign_in(
        self, guest: PersonRow | None, name: str, password: str, trier: Trier, agent: str = ""
    ) -> SignedIn:
        """The account of this name, if that is its password."""
        login = login_of(name)
        query = select(PersonRow).where(PersonRow.login == login)
        found = await self._storage.read(lambda session: session.scalar(query))
        person, device = await self._checked(found, login, password, trier, "no account has this name and password")
        token = await self._storage.write(lambda session: _begin_session(session, person, guest, agent))
        return SignedIn(person, token, device)

    async def change_password(
        self, person: PersonRow, password: str, new: str, trier: Trier, agent: str = ""
    ) -> tuple[SignedIn, list[str]]:
        """A new password and a new cookie; the hashes of all cookies that are void now."""
        device = await self.check_own(person, password, trier)
        if password == new:
            raise Malformed("the new password is the old one")
        hashed = await passwords.hashed(new)

        def write(session: Session) -> tuple[str, list[str]]:
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(password=hashed))
            void = end_sessions(session, person.id)
            return _new_session(session, person.id, agent), void

        token, void = await self._storage.write(write)
        return SignedIn(person, token, device), void

    async def reset_password(
        self, name: str, code: str, new: str, trier: Trier, agent: str = ""
    ) -> tuple[SignedIn, list[str]]:
        """A new password for whoever has the one-time code that the operator gave them."""
        login = login_of(name)
        await self.tries.count(login, trier)
        query = select(PersonRow).where(PersonRow.login == login, PersonRow.reset_until > time.time())
        person = await self._storage.read(lambda session: session.scalar(query))
        kept = None if person is None else person.reset_code
        if not await passwords.matches(kept, code.strip()) or person is None:
            raise WrongPassword("no account has this name and code, or the code is too old")
        hashed = await passwords.hashed(new)

        def write(session: Session) -> tuple[str, list[str]]:
            values = {"password": hashed, "reset_code": None, "reset_until": 0.0}
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(values))
            void = end_sessions(session, person.id)
            return _new_session(session, person.id, agent), void

        token, void = await self._storage.write(write)
        return SignedIn(person, token, await self.tries.forget(login, trier)), void

    async def erase(self, person: PersonRow) -> list[str]:
        """Forget who someone was: name, password, chat, cookies; the hashes of the cookies. Their past games stay."""
        return await self._storage.write(lambda session: erase(session, person.id))

    async def check_own(self, person: PersonRow, password: str | None, trier: Trier) -> str | None:
        """Only whoever knows its password changes or deletes an account; the token by which the browser is known."""
        if person.login is None:
            raise NotAllowed("a guest has no password")
        if password is None:
            raise Malformed("the password of your account is needed")
        otherwise = "this is not the password of your account"
        return (await self._checked(person, person.login, password, trier, otherwise))[1]

    async def _checked(
        self, person: PersonRow | None, login: str, password: str, trier: Trier, otherwise: str
    ) -> tuple[PersonRow, str]:
        """Whose password this is, and the token by which the browser is known from now on."""
        await self.tries.count(login, trier)
        if not await passwords.matches(None if person is None else person.password, password) or person is None:
            raise WrongPassword(otherwise)
        if person.banned_until > time.time():
            raise Banned(_sentence(person, time.time()))
        return person, await self.tries.forget(login, trier)

    # Settings

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Guests may call themselves what they like, but not like an account; an account keeps its name."""
        if person.login is not None:
            raise NameTaken("an account keeps its name")
        name = clean_name(name)

        def write(session: Session) -> None:
            check_no_account_looks(session, name)
            values = {"name": name, "looks": looks(name)}
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(values))

        await self._storage.write(write)
        person.name = name
        return person

    async def speak(self, person: PersonRow, language: str) -> PersonRow:
        """Write to somebody in this language from now on."""
        if person.language != language:
            await self._storage.write(
                _run(update(PersonRow).where(PersonRow.id == person.id).values(language=language))
            )
            person.language = language
        return person

    async def learned(self, person: PersonRow) -> Learned:
        """What someone has met and played."""
        played = (
            select(TableRow.game)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.person_id == person.id, TableRow.status != "waiting")
            .distinct()
        )
        games = await self._storage.read(lambda session: sorted(session.scalars(played)))
        return Learned(list(person.met), games)

    async def meet(self, person: PersonRow, met: Iterable[str]) -> None:
        """Note kinds of decisions that someone has met, as far as there are such kinds."""
        new = {each for each in met if _is_kind(*each.partition(" ")[::2])}

        def write(session: Session) -> None:
            row = session.get(PersonRow, person.id, with_for_update=True)
            if row is not None and not new <= set(row.met):
                row.met = sorted({*row.met, *new})

        await self._storage.write(write)

    async def forget_met(self, person: PersonRow) -> None:
        """Everything is to be explained again."""
        await self._storage.write(_run(update(PersonRow).where(PersonRow.id == person.id).values(met=[])))


def me(person: PersonRow) -> Me:
    begins, ends = person.quiet_from, person.quiet_until
    quiet = None if begins is None or ends is None else Quiet(begins, ends)
    told = Me(person.id, person.name, person.login is not None, person.webhook or "", moderator=person.moderator)
    told.zone, told.quiet, told.digest, told.language = person.zone, quiet, person.digest, person.language
    return told


def _is_kind(game: str, kind: str) -> bool:
    """Whether a game's coach has words for this kind of decision."""
    return game in game_names() and coaching(kind, translator("en", find_game(game).folder)) is not None


def required(person: PersonRow | None) -> PersonRow:
    if person is None:
        raise NoSession("nobody is signed in; POST /api/session makes a guest")
    return person


def digest(token: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def erase(session: Session, person: int) -> list[str]:
    """Forget who someone was; the hashes of the cookies that are void now."""
    login = session.scalar(select(PersonRow.login).where(PersonRow.id == person))
    session.execute(delete(AttemptRow).where(AttemptRow.login == login))
    nobody: dict[str, Any] = {"name": NOBODY, "looks": NOBODY, "login": None, "password": None, "webhook": ""}
    nobody |= {
        "quiet_from": None,
        "quiet_until": None,
        "digest": None,
        "notice_due": None,
        "zone": "UTC",
        "language": "en",
    }
    nobody |= {"moderator": False, "reset_code": None, "ban_reason": "", "met": [], "hidden": []}
    session.execute(update(PersonRow).where(PersonRow.id == person).values(nobody))
    _call_anew(session, person, NOBODY)
    ratings.forget(session, person)
    honours.forget(session, person)
    company.forget(session, person)
    reports.forget(session, person)
    session.execute(delete(SeekerRow).where(SeekerRow.person_id == person))
    tournaments.forget(session, person)
    for written in (ChatRow, CommentRow, PremoveRow, PushRow):
        session.execute(delete(written).where(written.person_id == person))
    return end_sessions(session, person)


def rename(session: Session, person: PersonRow, name: str) -> None:
    """Give someone another name, at their tables and in what they said as well."""
    person.name, person.looks = name, looks(name)
    if person.login is not None:
        person.login = login_of(name)
    session.flush()
    _call_anew(session, person.id, name)
    session.execute(update(ChatRow).where(ChatRow.person_id == person.id).values(name=name))


def _sentence(person: PersonRow, now: float) -> str:
    """Why and for how long someone may not play here."""
    reason = f": {person.ban_reason}" if person.ban_reason else ""
    days = (person.banned_until - now) / 86_400
    return (
        f"you may not play here any more{reason}"
        if days > 36_500
        else f"you may not play here for {days:.1f} days{reason}"
    )


def _run(statement: Executable) -> Callable[[Session], None]:
    """A job that is one statement."""

    def job(session: Session) -> None:
        session.execute(statement)

    return job


def _new_session(session: Session, person: int, agent: str) -> str:
    token, now = secrets.token_urlsafe(32), time.time()
    row = SessionRow(token=digest(token), person_id=person, created=now, seen=now, expires=now + SESSION_SECONDS)
    row.agent = agent[:AGENT_LENGTH]
    session.add(row)
    return token


def _is_meant(hashed: str, id: str | None, token: str | None) -> bool:
    """Whether a session is the one of this id or, without one, any but that of this cookie."""
    return hashed[:ID_DIGITS] == id if id is not None else hashed != digest(token or "")


def end_sessions(session: Session, person: int) -> list[str]:
    """Sign someone out everywhere; the hashes of the cookies that are void now."""
    hashes = list(session.scalars(select(SessionRow.token).where(SessionRow.person_id == person)))
    session.execute(delete(SessionRow).where(SessionRow.person_id == person))
    return hashes


def _begin_session(session: Session, person: PersonRow, guest: PersonRow | None, agent: str) -> str:
    if guest is not None and guest.login is None:
        _hand_over(session, guest.id, person.id)
    return _new_session(session, person.id, agent)


def _person(session: Session, guest: PersonRow | None) -> PersonRow:
    """The guest's own row, or a new one."""
    known = None if guest is None else session.get(PersonRow, guest.id)
    if known is None:
        now = time.time()
        known = PersonRow(name="", looks="", created=now, seen=now)
        session.add(known)
    return known


def check_no_account_looks(session: Session, name: str, but: int | None = None) -> None:
    """Nobody but one is called like an account, or so that one could take them for it."""
    found = session.scalar(select(PersonRow.id).where(PersonRow.looks == looks(name), PersonRow.login.is_not(None)))
    if found is not None and found != but:
        raise NameTaken(f"{name!r} is the name of an account, or looks like it")


def _rename_guests_who_look_like(session: Session, account: PersonRow) -> None:
    alike = select(PersonRow).where(PersonRow.looks == account.looks, PersonRow.login.is_(None))
    for guest in session.scalars(alike).all():
        rename(session, guest, guest_name())


def _call_anew(session: Session, person: int, name: str) -> None:
    """Another name at all their tables; who holds one in memory has to look again."""
    _show_anew(session, person)
    own = (SeatRow.person_id == person) & (SeatRow.kind != "hotseat")
    session.execute(update(SeatRow).where(own if name != NOBODY else SeatRow.person_id == person).values(name=name))


def _show_anew(session: Session, person: int) -> None:
    """Whoever holds a table of theirs in memory has to look again."""
    theirs = select(SeatRow.table_id).where(SeatRow.person_id == person)
    session.execute(update(TableRow).where(TableRow.id.in_(theirs)).values(revision=TableRow.revision + 1))


def _hand_over(session: Session, guest: int, account: int) -> None:
    """What the guest has begun belongs to the account now."""
    _show_anew(session, guest)
    session.execute(update(SeatRow).where(SeatRow.person_id == guest).values(person_id=account))
    for written in (ChatRow, CommentRow, PremoveRow):
        session.execute(update(written).where(written.person_id == guest).values(person_id=account))
    session.execute(update(TableRow).where(TableRow.owner_id == guest).values(owner_id=account))
    ratings.hand_over(session, guest, account)
    honours.hand_over(session, guest, account)
    company.hand_over(session, guest, account)
    reports.hand_over(session, guest, account)
    session.execute(delete(SeekerRow).where(SeekerRow.person_id == guest))
    tournaments.hand_over(session, guest, account)
    session.execute(delete(SessionRow).where(SessionRow.person_id == guest))
