"""Company: friends and who of them is here, blocks, notes on people, and being asked to sit down at a table.

A friendship is two rows, one from each side. Whoever is blocked is not told: what they ask is kept and not shown.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Select, delete, func, or_, select, update
from sqlalchemy.orm import Session

from tabletome.server.errors import Malformed, NotAllowed, NotFound, NotNow
from tabletome.server.live_table import PEOPLE, LiveTable
from tabletome.server.messages import Acquaintance, Friendship, TieChange
from tabletome.server.names import NOBODY, clean_text
from tabletome.server.online import Online
from tabletome.server.schema import InvitationRow, PersonRow, SeatRow, TableRow, TieRow
from tabletome.server.storage import Storage

MOST_TIES = 1_000
"""So many people somebody may keep in mind."""
ASKED, FRIEND = "asked", "friend"


class Asked(NamedTuple):
    """A table at which somebody is wanted, with its seats, and who asks."""

    row: TableRow
    seats: list[SeatRow]
    by: PersonRow
    at: float


class Company:
    """What people have to do with each other."""

    def __init__(self, storage: Storage, online: Online) -> None:
        self._storage = storage
        self._online = online

    async def known(self, person: PersonRow) -> list[Acquaintance]:
        """Everybody with whom someone has to do, by name."""
        now = time.time()
        return await self._storage.read(lambda session: _known(session, person.id, self._online.since(now)))

    async def tie(self, person: PersonRow, other: int) -> Acquaintance:
        """What someone has to do with somebody."""
        now = time.time()
        return await self._storage.read(lambda session: _told(session, person.id, other, self._online.since(now)))

    async def change(self, person: PersonRow, other: int, wish: TieChange) -> Acquaintance:
        """Block somebody, read them no more, or keep a note on them; a block ends a friendship."""
        return await self._change(person, other, lambda session: _apply(session, person.id, other, wish))

    async def befriend(self, person: PersonRow, other: int) -> Acquaintance:
        """Ask somebody to be friends, or agree to it."""
        return await self._change(person, other, lambda session: _befriend(session, person.id, other))

    async def part(self, person: PersonRow, other: int) -> Acquaintance:
        """Be friends no more, ask no more, or say no."""
        return await self._change(person, other, lambda session: _part(session, person.id, other))

    async def _change(self, person: PersonRow, other: int, job: Callable[[Session], None]) -> Acquaintance:
        now = time.time()

        def write(session: Session) -> Acquaintance:
            _somebody_else(session, person.id, other)
            job(session)
            session.flush()
            _forget_empty(session, person.id)
            return _told(session, person.id, other, self._online.since(now))

        return await self._storage.write(write)

    async def friends(self, person: int) -> set[int]:
        return await self._storage.read(lambda session: set(session.scalars(friends_of(person))))

    async def unheard(self, person: int | None) -> set[int]:
        """Whom someone does not want to read."""
        if person is None:
            return set()
        query = select(TieRow.other_id).where(TieRow.person_id == person, TieRow.blocked | TieRow.muted)
        return await self._storage.read(lambda session: set(session.scalars(query)))

    # Invitations

    async def ask(self, live: LiveTable, person: PersonRow, friend: int) -> None:
        """Ask a friend to sit down at a table that waits for people."""
        if not live.seats_of(person.id) and live.row.owner_id != person.id:
            raise NotAllowed("only whoever sits at this table may ask others to it")
        if live.row.status != "waiting" or all(seat.kind != "open" for seat in live.seats):
            raise NotNow("every seat is taken")
        if live.has_sat_here(friend):
            raise NotNow("they sit at this table already")

        def write(session: Session) -> None:
            if session.scalar(friends_of(person.id).where(TieRow.other_id == friend)) is None:
                raise NotAllowed("only friends can be asked; others find the table in the lobby, or get its link")
            session.merge(InvitationRow(table_id=live.id, person_id=friend, by_id=person.id, at=time.time()))

        await self._storage.write(write)

    async def asked(self, person: PersonRow) -> list[Asked]:
        """Where someone is wanted, and a seat is still open."""
        return await self._storage.read(lambda session: _asked(session, person.id))

    async def decline(self, person: PersonRow, table: str) -> None:
        """Do not come; nobody is told."""
        await self._storage.write(lambda session: forget_invitation(session, table, person.id))


# Questions


def friends_of(person: int) -> Select[int]:
    return select(TieRow.other_id).where(TieRow.person_id == person, TieRow.friend == FRIEND)


def blocked_by(person: int) -> Select[int]:
    return select(TieRow.other_id).where(TieRow.person_id == person, TieRow.blocked)


def who_blocks(person: int) -> Select[int]:
    return select(TieRow.person_id).where(TieRow.other_id == person, TieRow.blocked)


def _known(session: Session, person: int, since: float) -> list[Acquaintance]:
    own = select(TieRow.other_id).where(TieRow.person_id == person)
    asking = select(TieRow.person_id).where(TieRow.other_id == person, TieRow.friend == ASKED)
    met = select(PersonRow).where(or_(PersonRow.id.in_(own), PersonRow.id.in_(asking))).order_by(PersonRow.name)
    known = [_acquaintance(session, person, each, since) for each in session.scalars(met)]
    return [each for each in known if each != Acquaintance(each.id, each.name)]


def _told(session: Session, person: int, other: int, since: float) -> Acquaintance:
    return _acquaintance(session, person, _somebody_else(session, person, other), since)


def _acquaintance(session: Session, person: int, other: PersonRow, since: float) -> Acquaintance:
    """What someone has to do with somebody, as they may know it; nobody learns of being blocked."""
    told, own = Acquaintance(other.id, other.name), session.get(TieRow, (person, other.id))
    if own is not None:
        told.blocked, told.muted, told.note = own.blocked, own.muted, own.note
    told.friend = _friendship(own, session.get(TieRow, (other.id, person)))
    told.online = told.friend == FRIEND and other.here > since
    return told


def _friendship(own: TieRow | None, theirs: TieRow | None) -> Friendship:
    if own is not None and own.friend:
        return "friend" if own.friend == FRIEND else "asked"
    blocked = own is not None and own.blocked
    return "asks" if theirs is not None and theirs.friend == ASKED and not blocked else "none"


def _somebody_else(session: Session, person: int, other: int) -> PersonRow:
    found = session.get(PersonRow, other)
    if found is None or (found.name == NOBODY and found.login is None):
        raise NotFound("there is no such person")
    if other == person:
        raise Malformed("that is yourself")
    return found


# Changes


def _tie(session: Session, person: int, other: int) -> TieRow:
    """The row from one side, made where there is none."""
    row = session.get(TieRow, (person, other), with_for_update=True)
    if row is None:
        count = session.scalar(select(func.count()).select_from(TieRow).where(TieRow.person_id == person)) or 0
        if count >= MOST_TIES:
            raise NotNow(f"nobody keeps more than {MOST_TIES} people in mind; forget somebody first")
        row = TieRow(person_id=person, other_id=other, friend="", blocked=False, muted=False, note="", at=time.time())
        session.add(row)
    return row


def _apply(session: Session, person: int, other: int, wish: TieChange) -> None:
    row = _tie(session, person, other)
    row.blocked = row.blocked if wish.blocked is None else wish.blocked
    row.muted = row.muted if wish.muted is None else wish.muted
    row.note = row.note if wish.note is None else clean_text(wish.note)
    if wish.blocked:
        _part(session, person, other)
        forget_invitations(session, person, other)


def _befriend(session: Session, person: int, other: int) -> None:
    row, theirs = _tie(session, person, other), session.get(TieRow, (other, person), with_for_update=True)
    if row.blocked:
        raise NotNow("you have blocked them")
    if theirs is not None and theirs.friend and not theirs.blocked:
        row.friend = theirs.friend = FRIEND
    elif not row.friend:
        row.friend = ASKED


def _part(session: Session, person: int, other: int) -> None:
    for pair in ((person, other), (other, person)):
        session.execute(update(TieRow).where(TieRow.person_id == pair[0], TieRow.other_id == pair[1]).values(friend=""))


def _forget_empty(session: Session, person: int) -> None:
    """Rows that say nothing any more."""
    empty = (TieRow.friend == "", ~TieRow.blocked, ~TieRow.muted, TieRow.note == "")
    session.execute(delete(TieRow).where(or_(TieRow.person_id == person, TieRow.other_id == person), *empty))


# Invitations


def _asked(session: Session, person: int) -> list[Asked]:
    query = (
        select(InvitationRow, TableRow, PersonRow)
        .join(TableRow, TableRow.id == InvitationRow.table_id)
        .join(PersonRow, PersonRow.id == InvitationRow.by_id)
        .where(InvitationRow.person_id == person, TableRow.status == "waiting")
        .order_by(InvitationRow.at.desc())
    )
    found = [Asked(row, seats_of(session, row.id), by, invitation.at) for invitation, row, by in session.execute(query)]
    return [each for each in found if _has_room_for(each.seats, person)]


def _has_room_for(seats: Sequence[SeatRow], person: int) -> bool:
    sits = any(seat.person_id == person and seat.kind in PEOPLE for seat in seats)
    return not sits and any(seat.kind == "open" and seat.invite is not None for seat in seats)


def seats_of(session: Session, table: str) -> list[SeatRow]:
    return list(session.scalars(select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)))


def forget_invitation(session: Session, table: str, person: int) -> None:
    session.execute(delete(InvitationRow).where(InvitationRow.table_id == table, InvitationRow.person_id == person))


def forget_invitations(session: Session, one: int, other: int) -> None:
    """What two have asked each other."""
    for by, person in ((one, other), (other, one)):
        session.execute(delete(InvitationRow).where(InvitationRow.by_id == by, InvitationRow.person_id == person))


# When people change


def forget(session: Session, person: int) -> None:
    """Nobody's friend any more, and nobody's enemy."""
    session.execute(delete(TieRow).where(or_(TieRow.person_id == person, TieRow.other_id == person)))
    session.execute(delete(InvitationRow).where(or_(InvitationRow.person_id == person, InvitationRow.by_id == person)))


def hand_over(session: Session, guest: int, account: int) -> None:
    """A guest's ties become the account's; where both have one to the same person, that of the account stays."""
    rows = session.scalars(select(TieRow).where(or_(TieRow.person_id == guest, TieRow.other_id == guest))).all()
    for row in rows:
        one = account if row.person_id == guest else row.person_id
        other = account if row.other_id == guest else row.other_id
        if one == other or session.get(TieRow, (one, other)) is not None:
            session.delete(row)
        else:
            row.person_id, row.other_id = one, other
    session.flush()
    session.execute(delete(InvitationRow).where(InvitationRow.person_id == guest))
    session.execute(update(InvitationRow).where(InvitationRow.by_id == guest).values(by_id=account))
