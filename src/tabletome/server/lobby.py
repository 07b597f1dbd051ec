"""Making tables, taking and leaving seats, lists, rematches and clones."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select
from sqlalchemy.orm import Session

from tabletome.engine import new_seed
from tabletome.engine.errors import BadOptions
from tabletome.engine.registry import find_game
from tabletome.engine.table import Move, Table
from tabletome.server import clocks
from tabletome.server.errors import Malformed, NotAllowed, NotFound, NotNow
from tabletome.server.live_table import MOVE, PEOPLE, LiveTable
from tabletome.server.messages import Filter, Invite, Join, NewTable, Result, SeatChange, SeatWish
from tabletome.server.names import clean_name
from tabletome.server.schema import EntryRow, PersonRow, SeatRow, TableRow
from tabletome.server.storage import Storage
from tabletome.server.tables import Change, Tables, end, settle

LISTED = 100
INVITE_BYTES = 12
ID_BYTES = 15


class Lobby:
    """Where tables are made and found."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables

    # Making

    async def make(self, person: PersonRow, wish: NewTable) -> tuple[TableRow, list[SeatRow]]:
        """A new table; it begins at once if no seat is open."""
        _check_wishes(wish.seats)
        row, table = _new_table(person.id, wish.game, {**wish.options, "players": len(wish.seats)})
        row.private = wish.private
        row.clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
        if table.state.seats != len(wish.seats):
            raise BadOptions(f"with these options the game has {table.state.seats} seats, not {len(wish.seats)}")
        seats = [_new_seat(row, place, each, person) for place, each in enumerate(wish.seats)]
        await self._store(row, seats, table)
        return row, seats

    async def _store(self, row: TableRow, seats: list[SeatRow], table: Table[Any]) -> None:
        """Keep a new table with the moves that its position comes from."""
        if all(seat.kind != "open" for seat in seats):
            row.status = "playing"
        entries = _journal(row, table)
        row.revision = len(entries)
        settle(LiveTable(row, seats, table), row.created)

        def write(session: Session) -> None:
            _add(session, row, seats)
            if entries:
                session.execute(insert(EntryRow), entries)

        await self._storage.write(write)
        await self._tables.wake(row.id)

    # Seats

    async def join(self, id: str, person: PersonRow, wish: Join) -> LiveTable:
        """Take an open seat: any of a public table, or the one that an invitation is for."""

        def work(live: LiveTable) -> Change | None:
            if live.seats_of(person.id) and wish.seat is None and wish.invite is None:
                return None
            seats = _kept_for(live, person) or [_wished_seat(live, wish)]
            for seat in seats:
                _sit(seat, person)
            _begin_if_full(live)
            return Change(seats=seats)

        return await self._tables.change(id, work)

    async def leave(self, id: str, person: PersonRow) -> None:
        """Get up before the game begins. When its last person has left, the table is gone."""

        def work(live: LiveTable) -> Change:
            mine = _held_by(live, person)
            _check_waiting(live, "the game has begun; resign instead of leaving")
            for seat in mine:
                _free(seat)
            others = list(live.people().values())
            if others:
                live.row.owner_id = others[0] if live.row.owner_id == person.id else live.row.owner_id
            else:
                end(live, Result([], [], "abandoned"), "abandoned")
            return Change(seats=mine)

        await self._tables.change(id, work)

    async def tables_of(self, person: PersonRow) -> list[TableRow]:
        """Where someone sits and the game is not over."""
        query = _listing("mine", person).limit(None)
        return await self._storage.read(lambda session: list(session.scalars(query)))

    async def change_seat(self, id: str, person: PersonRow, number: int, wish: SeatChange) -> LiveTable:
        """The maker of a waiting table gives an open seat to a bot, or takes a bot away."""

        def work(live: LiveTable) -> Change:
            if live.row.owner_id != person.id:
                raise NotAllowed("only whoever made the table may change its seats")
            _check_waiting(live, "the game has begun; seats stay as they are")
            seat = _seat(live, number)
            if seat.kind not in ("open", "bot"):
                raise NotAllowed(f"seat {number + 1} is taken by a person")
            if wish.kind == "bot":
                seat.kind, seat.bot, seat.name, seat.invite = "bot", wish.bot, "", None
            else:
                _free(seat)
            _begin_if_full(live)
            return Change(seats=[seat])

        return await self._tables.change(id, work)

    # Finding

    async def listed(self, filter: Filter, person: PersonRow | None) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats, those that changed last first."""

        def read(session: Session) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = session.scalars(_listing(filter, person)).all()
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(by_table)).order_by(SeatRow.seat)):
                by_table[seat.table_id].append(seat)
            return [(row, by_table[row.id]) for row in rows]

        return await self._storage.read(read)

    # Again

    async def rematch(self, id: str, person: PersonRow) -> str:
        """The next game of the same people: whoever asks first makes it, the others find their seats kept."""
        made: list[str] = []

        def work(live: LiveTable) -> Change | None:
            made.clear()
            if not live.has_sat_here(person.id):
                raise NotAllowed("only whoever has played here may ask for a rematch")
            if not live.is_over:
                raise NotNow("the game is not over yet")
            if live.row.rematch is not None:
                made.append(live.row.rematch)
                return None
            row, table = _new_table(person.id, live.row.game, live.row.options)
            row.private, row.clock, live.row.rematch = live.row.private, live.row.clock, row.id
            seats = [_seat_again(row, seat, person) for seat in live.seats]
            made.append(row.id)
            new = LiveTable(row, seats, table)
            _begin_if_full(new)
            settle(new, row.created)
            return Change(also=lambda session: _add(session, row, seats))

        await self._tables.change(id, work)
        await self._tables.wake(made[0])
        await self.join(made[0], person, Join())
        return made[0]

    async def clone(self, id: str, person: PersonRow, step: int) -> str:
        """The position after `step` moves as a private table where all seats are one's own."""
        async with self._tables.look(id) as live:
            if not live.is_over:
                raise NotNow("a position can be cloned when the game is over: it would give away the dice to come")
            if step > live.step:
                raise NotFound(f"this game has {live.step} moves, there is no step {step}")
            moves, source, kept = live.table.log[:step], live.row, live.seats
        row, _ = _new_table(person.id, source.game, source.options, source.seed)
        row.private, row.cloned_from = True, source.id
        table = Table.replay(find_game(source.game), _options(source), source.seed, moves)
        seats = [_own_seat(row, seat, person) for seat in kept]
        await self._store(row, seats, table)
        return row.id


def invites(row: TableRow, seats: Sequence[SeatRow]) -> list[Invite]:
    return [
        Invite(seat.seat, f"/table/{row.id}?invite={seat.invite}")
        for seat in seats
        if seat.kind == "open" and seat.invite is not None
    ]


# New tables


def _new_table(owner: int, game: str, options: dict[str, Any], seed: str | None = None) -> tuple[TableRow, Table[Any]]:
    found = find_game(game)
    read = found.options.read(options)
    table = Table(found, read, seed or new_seed())
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game,
        version=found.version,
        options=msgspec.to_builtins(read),
        seed=table.seed,
        owner_id=owner,
        private=False,
        status="waiting",
        revision=0,
        step=0,
        waiting=[],
        bot_waiting=False,
        requests=[],
        created=now,
        changed=now,
    )
    return row, table


def _options(row: TableRow) -> Any:
    return find_game(row.game).options.read(row.options)


def _journal(row: TableRow, table: Table[Any]) -> list[dict[str, Any]]:
    """The moves of a position that a table begins with."""
    again, entries = Table(table.game, table.options, table.seed, listening=False), []
    for number, (seat, action) in enumerate(table.log, 1):
        again.play(*Move(seat, action))
        entry = {"table_id": row.id, "revision": number, "kind": MOVE, "step": number, "seat": seat}
        entries.append({**entry, "action": str(action), "hash": again.hash(), "at": row.created})
    return entries


def _check_wishes(wishes: Sequence[SeatWish]) -> None:
    kinds = [wish.kind for wish in wishes]
    if kinds.count("me") > 1:
        raise Malformed('at most one seat is "me"; other people at the same screen are "hotseat"')
    if not {"me", "hotseat"} & set(kinds):
        raise Malformed('someone has to make a start: one seat at least is "me" or "hotseat"')


def _new_seat(row: TableRow, place: int, wish: SeatWish, person: PersonRow) -> SeatRow:
    seat = SeatRow(table_id=row.id, seat=place, kind="open", name="", resigned=False)
    match wish.kind:
        case "me":
            _sit(seat, person)
        case "hotseat":
            seat.kind, seat.person_id = "hotseat", person.id
            seat.name = clean_name(wish.name or f"{person.name[:36]} {place + 1}")
        case "bot":
            seat.kind, seat.bot = "bot", wish.bot
        case "open":
            _free(seat)
    clock = clocks.read_clock(row.clock)
    seat.time_left = None if clock is None else clocks.full_time(clock)
    return seat


def _seat_again(row: TableRow, old: SeatRow, asking: PersonRow) -> SeatRow:
    """Who sat here, also whoever resigned: the seat is kept for them until they ask for the rematch, too."""
    seat = SeatRow(table_id=row.id, seat=old.seat, kind=old.kind, name=old.name, bot=old.bot, resigned=False)
    if old.person_id is not None:
        seat.kind, seat.bot, seat.person_id = "open", None, old.person_id
    if old.person_id == asking.id:
        seat.kind = "person" if old.kind == "bot" else old.kind
    clock = clocks.read_clock(row.clock)
    seat.time_left = None if clock is None else clocks.full_time(clock)
    return seat


def _own_seat(row: TableRow, old: SeatRow, person: PersonRow) -> SeatRow:
    name = old.name or f"{person.name[:36]} {old.seat + 1}"
    return SeatRow(table_id=row.id, seat=old.seat, kind="hotseat", name=name, person_id=person.id, resigned=False)


def _add(session: Session, row: TableRow, seats: Sequence[SeatRow]) -> None:
    session.add(row)
    session.flush()
    session.add_all(seats)


# Seats


def _kept_for(live: LiveTable, person: PersonRow) -> list[SeatRow]:
    return [seat for seat in live.seats if seat.kind == "open" and seat.person_id == person.id]


def _seat(live: LiveTable, number: int) -> SeatRow:
    if number >= len(live.seats):
        raise NotFound(f"this table has seats 1 to {len(live.seats)}")
    return live.seats[number]


def _wished_seat(live: LiveTable, wish: Join) -> SeatRow:
    if wish.invite is not None:
        for seat in live.seats:
            if seat.invite is not None and secrets.compare_digest(seat.invite.encode(), wish.invite.encode()):
                return seat
        raise NotFound("this invitation is not valid, or someone has used it already")
    if live.row.private:
        raise NotFound("there is no such table")
    _check_waiting(live, "every seat is taken")
    for seat in live.seats if wish.seat is None else [_seat(live, wish.seat)]:
        if seat.kind == "open" and seat.person_id is None:
            return seat
    raise NotNow("this seat is taken" if wish.seat is not None else "every seat is taken")


def _sit(seat: SeatRow, person: PersonRow) -> None:
    seat.kind, seat.person_id, seat.name, seat.invite = "person", person.id, person.name, None


def _free(seat: SeatRow) -> None:
    seat.kind, seat.person_id, seat.bot, seat.name = "open", None, None, ""
    seat.invite = secrets.token_urlsafe(INVITE_BYTES)


def _held_by(live: LiveTable, person: PersonRow) -> list[SeatRow]:
    mine = [seat for seat in live.seats if seat.person_id == person.id and seat.kind in PEOPLE]
    if not mine:
        raise NotAllowed("you have no seat at this table")
    return mine


def _check_waiting(live: LiveTable, otherwise: str) -> None:
    if live.row.status != "waiting":
        raise NotNow(otherwise)


def _begin_if_full(live: LiveTable) -> None:
    if all(seat.kind != "open" for seat in live.seats):
        live.row.status = "playing"


# Lists


def _listing(filter: Filter, person: PersonRow | None) -> Select[TableRow]:
    newest = select(TableRow).order_by(TableRow.changed.desc()).limit(LISTED)
    seated = select(SeatRow.table_id).where(SeatRow.person_id == (None if person is None else person.id))
    mine, of_others = TableRow.id.in_(seated), TableRow.id.not_in(seated)
    match filter:
        case "mine":
            return newest.where(mine, TableRow.status.in_(("waiting", "playing")))
        case "past":
            return newest.where(mine, TableRow.status.in_(("over", "abandoned")))
        case "open":
            return newest.where(of_others, TableRow.status == "waiting", TableRow.private.is_(False))
        case "watch":
            return newest.where(of_others, TableRow.status == "playing", TableRow.private.is_(False))
