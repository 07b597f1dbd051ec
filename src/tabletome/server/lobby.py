"""Making tables, taking and leaving seats, lists, rematches and clones."""

from __future__ import annotations

import secrets
import string
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, and_, func, insert, or_, select
from sqlalchemy.orm import Session

from tabletome.engine import new_seed, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.fingerprint import fingerprint
from tabletome.engine.game import Game
from tabletome.engine.randomness import seed_of_shares
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.server import clocks
from tabletome.server.company import blocked_by, forget_invitation, friends_of, who_blocks
from tabletome.server.errors import Malformed, NotAllowed, NotFound, NotNow
from tabletome.server.journal import BEGIN, standing
from tabletome.server.live_table import PEOPLE, LiveTable
from tabletome.server.loading import read_entries
from tabletome.server.messages import (
    Clock,
    Filter,
    Invite,
    Join,
    NewTable,
    NextTable,
    Result,
    SeatChange,
    SeatWish,
    Speed,
)
from tabletome.server.names import clean_name
from tabletome.server.replays import Replays
from tabletome.server.schema import EntryRow, PersonRow, SeatRow, SeekerRow, SnapshotRow, TableRow
from tabletome.server.storage import Storage
from tabletome.server.tables import Change, Entry, Tables, end, settle

LISTED = 100
INVITE_BYTES = 12
ID_LENGTH = 20
UNFINISHED = ("waiting", "playing", "retired")
TO_COME = ""
"""In place of a share that someone's client has announced."""


class Page(NamedTuple):
    """A part of a list: so many, from behind a table that changed then."""

    most: int = LISTED
    before: float | None = None
    before_id: str = ""


class Arranged(NamedTuple):
    """A table that nobody has to make: who plays in which seat, a person or a level of bots, and for what."""

    owner: int
    game: str
    options: Mapping[str, Any]
    seats: Sequence[PersonRow | str]
    contest: str
    seed: str | None = None
    """Where others play with the same."""
    clock: Clock | None = None
    sealed: bool = False
    """For its players' eyes until the contest is over."""


class Sort(NamedTuple):
    """Which tables of a list are wanted; None: any."""

    game: str = ""
    players: int | None = None
    rated: bool | None = None
    speed: Speed | None = None


class Lobby:
    """Where tables are made and found."""

    def __init__(self, storage: Storage, tables: Tables, replays: Replays) -> None:
        self._storage = storage
        self._tables = tables
        self._replays = replays

    # Making

    async def make(self, person: PersonRow, wish: NewTable) -> tuple[TableRow, list[SeatRow]]:
        """A new table; it begins at once if no seat is open and nobody's share is still to come."""
        _check_wishes(wish.seats)
        row = _new_table(person.id, wish.game, {**wish.options, "players": len(wish.seats)})
        row.private, row.friends = wish.private or wish.friends, wish.friends
        row.rated, row.hints, row.chat = wish.rated and row.rated, wish.hints, wish.chat
        row.clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
        _check_seats(row, len(wish.seats))
        seats = [_new_seat(row, place, each, person) for place, each in enumerate(wish.seats)]
        if wish.share == "later":
            _first_of(seats, person).share = TO_COME
        begun = _begun(row, seats)
        await self._storage.write(lambda session: add_table(session, row, seats, begun))
        await self._tables.wake(row.id)
        return row, seats

    async def make_for(self, made: Arranged, also: Callable[[Session, str], object]) -> str:
        """A table that the server makes, at which the game begins at once; `also` is written together with it."""
        row = _new_table(made.owner, made.game, {**made.options, "players": len(made.seats)}, made.seed)
        row.private, row.sealed, row.contest = made.sealed, made.sealed, made.contest
        row.clock = None if made.clock is None else msgspec.to_builtins(made.clock)
        _check_seats(row, len(made.seats))
        seats = [_arranged_seat(row, place, who) for place, who in enumerate(made.seats)]
        begun = _begun(row, seats)

        def write(session: Session) -> None:
            add_table(session, row, seats, begun)
            also(session, row.id)

        await self._storage.write(write)
        await self._tables.wake(row.id)
        return row.id

    # Seats

    async def join(self, id: str, person: PersonRow, wish: Join) -> LiveTable:
        """Take an open seat: any of a public table, or the one that an invitation is for."""

        unwilling = await self._storage.read(lambda session: set(session.scalars(who_blocks(person.id))))

        def work(live: LiveTable) -> Change | None:
            live.check_sight(person.id, wish.invite)
            if live.seats_of(person.id) and wish.seat is None and wish.invite is None:
                return None
            if wish.invite is None:
                _check_welcome(live, person)
            kept = _kept_for(live, person)
            if not kept and unwilling & {live.row.owner_id, *live.people().values()}:
                raise NotAllowed("somebody at this table does not want to play with you")
            seats = kept or [_wished_seat(live, wish)]
            for seat in seats:
                _sit(seat, person)
            seats[0].share = wish.share
            return Change(_begin_if_full(live), seats, lambda session: forget_invitation(session, id, person.id))

        return await self._tables.change(id, work)

    async def share(self, id: str, person: PersonRow, share: str) -> LiveTable:
        """Add to the seed what was announced when the table was made."""

        def work(live: LiveTable) -> Change:
            live.check_sight(person.id)
            seats = [seat for seat in live.seats if seat.person_id == person.id and seat.share == TO_COME]
            if not seats or live.row.status != "waiting":
                raise NotNow("your share in the draw is not waited for")
            seats[0].share = share
            return Change(_begin_if_full(live), seats)

        return await self._tables.change(id, work)

    async def leave(self, id: str, person: PersonRow) -> None:
        """Get up before the game begins, or from a game that is retired. When its last person has left, it is over.

        What is retired is deleted then: nobody can play it, and nobody has any part in it.
        """

        def work(live: LiveTable) -> Change:
            live.check_sight(person.id)
            mine = _held_by(live, person)
            if live.row.status == "retired":
                for seat in mine:
                    seat.person_id = None
            else:
                _check_waiting(live, "the game has begun; resign instead of leaving")
                for seat in mine:
                    _free(seat)
            others = list(live.people().values())
            if others:
                live.row.owner_id = others[0] if live.row.owner_id == person.id else live.row.owner_id
            elif live.row.status == "waiting":
                end(live, Result([], [], "abandoned"), "abandoned")
            return Change(seats=mine)

        live = await self._tables.change(id, work)
        if live.row.status == "retired" and not live.people():
            await self._tables.delete(id, _check_nobody_is_left)

    async def delete(self, id: str, person: PersonRow) -> None:
        """Whoever made a table that is retired may delete it."""

        def check(live: LiveTable) -> None:
            live.check_sight(person.id)
            if live.row.owner_id != person.id:
                raise NotAllowed("only whoever made the table may delete it")
            if live.row.status != "retired":
                raise NotNow("only a game that is retired can be deleted; resign or abandon it")

        await self._tables.delete(id, check)

    async def tables_of(self, person: PersonRow) -> list[str]:
        """Where someone sits and the game is not over."""
        seated = select(SeatRow.table_id).where(SeatRow.person_id == person.id)
        query = select(TableRow.id).where(TableRow.id.in_(seated), TableRow.status.in_(UNFINISHED))
        return await self._storage.read(lambda session: list(session.scalars(query)))

    async def change_seat(self, id: str, person: PersonRow, number: int, wish: SeatChange) -> LiveTable:
        """The maker of a waiting table gives an open seat to a bot, takes a bot away, or puts someone out."""

        def work(live: LiveTable) -> Change:
            live.check_sight(person.id)
            if live.row.owner_id != person.id:
                raise NotAllowed("only whoever made the table may change its seats")
            _check_waiting(live, "the game has begun; seats stay as they are")
            seat = _seat(live, number)
            if seat.kind in PEOPLE:
                _put_out(live, seat, person)
            if wish.kind == "bot":
                seat.kind, seat.bot, seat.name, seat.invite = "bot", wish.bot, "", None
            else:
                _free(seat)
            return Change(_begin_if_full(live), [seat])

        return await self._tables.change(id, work)

    # Finding

    async def listed(
        self, filter: Filter, person: PersonRow | None, page: Page | None = None, sort: Sort | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats, those that changed last first."""

        def read(session: Session) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = session.scalars(_of_sort(_listing(filter, person, page or Page()), sort or Sort())).all()
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(by_table)).order_by(SeatRow.seat)):
                by_table[seat.table_id].append(seat)
            return [(row, by_table[row.id]) for row in rows]

        return await self._storage.read(read)

    async def next_turn(self, person: PersonRow, after: str) -> NextTable:
        """Where it is someone's turn: the table that has waited longest, then the next one, in a circle."""

        def read(session: Session) -> list[str]:
            query = (
                select(TableRow, SeatRow.seat)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .where(SeatRow.person_id == person.id, SeatRow.kind.in_(PEOPLE), TableRow.status == "playing")
                .order_by(TableRow.moved, TableRow.id)
            )
            return list(dict.fromkeys(row.id for row, seat in session.execute(query) if seat in row.waiting))

        waiting = await self._storage.read(read)
        place = waiting.index(after) + 1 if after in waiting else 0
        others = [id for id in [*waiting[place:], *waiting[:place]] if id != after]
        return NextTable(next(iter(others), None), len(waiting))

    # Again

    async def rematch(self, id: str, person: PersonRow, share: Literal["later"] | None = None) -> str:
        """The next game of the same people: whoever asks first makes it, the others find their seats kept.

        Rivals exchange sides: everybody sits one seat farther.
        """
        made: list[str] = []

        def work(live: LiveTable) -> Change | None:
            made.clear()
            live.check_sight(person.id)
            if not live.has_sat_here(person.id):
                raise NotAllowed("only whoever has played here may ask for a rematch")
            if not live.is_over:
                raise NotNow("the game is not over yet")
            if live.row.rematch is not None:
                made.append(live.row.rematch)
                return None
            row = _new_table(person.id, live.row.game, live.row.options)
            row.private, row.clock, live.row.rematch = live.row.private, live.row.clock, row.id
            row.friends, row.rated = live.row.friends, live.row.rated
            row.hints, row.chat = live.row.hints, live.row.chat
            places = _exchanged(len(live.seats)) if _exchanges(row) else range(len(live.seats))
            seats = [_seat_again(row, live.seats[old], new, person) for new, old in enumerate(places)]
            if share == "later":
                _first_of(seats, person).share = TO_COME
            made.append(row.id)
            begun = _begun(row, seats)
            return Change(also=lambda session: add_table(session, row, seats, begun))

        await self._tables.change(id, work)
        await self._tables.wake(made[0])
        await self.join(made[0], person, Join())
        return made[0]

    async def clone(self, id: str, person: PersonRow, step: int, own: int | None = None) -> str:
        """The position after `step` moves as a private table where one seat, or every one, is one's own."""
        async with self._tables.look(id) as live:
            if not live.is_over:
                raise NotNow("a position can be cloned when the game is over: it would give away the dice to come")
            source, kept = live.row, live.seats
        if own is not None and own >= len(kept):
            raise NotFound(f"this table has seats 0 to {len(kept) - 1}")
        table = await self._replays.table(source, step)
        row = _new_table(person.id, source.game, source.options, source.seed)
        row.private, row.cloned_from, row.status, row.sealed = True, source.id, "playing", source.sealed
        row.version, row.fingerprint, row.moved = source.version, source.fingerprint, row.created
        row.rule_changes = [change for change in source.rule_changes if change["step"] <= step]
        seats = [
            _own_seat(row, seat, person) if own in (None, seat.seat) else _bot_seat(row, seat, person) for seat in kept
        ]
        settle(LiveTable(row, seats, table), row.created)
        await self._storage.write(lambda session: _add_clone(session, row, seats, source.id))
        await self._tables.wake(row.id)
        return row.id


def invites(row: TableRow, seats: Sequence[SeatRow]) -> list[Invite]:
    return [
        Invite(seat.seat, f"/table/{row.id}?invite={seat.invite}")
        for seat in seats
        if seat.kind == "open" and seat.invite is not None
    ]


# New tables


def new_table_id() -> str:
    """A table's id, not to be guessed, and of letters and digits alone: a command takes `-x` for an option."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(ID_LENGTH))


def _new_table(owner: int, game: str, options: dict[str, Any], seed: str | None = None) -> TableRow:
    """A table that waits for people; its seed is drawn when the game begins, unless it is given."""
    found = find_game(game)
    chosen, now = found.options.read(options), time.time()
    return TableRow(
        id=new_table_id(),
        game=game,
        version=found.version,
        fingerprint=fingerprint(found),
        options=msgspec.to_builtins(chosen),
        seed=seed or "",
        server_share=new_seed() if seed is None else None,
        owner_id=owner,
        private=False,
        friends=False,
        rated=not found.cooperative(chosen),
        hints=True,
        chat=True,
        status="waiting",
        revision=0,
        step=0,
        waiting=[],
        bot_waiting=False,
        requests=[],
        rule_changes=[],
        put_out=[],
        created=now,
        changed=now,
    )


def seats_needed(game: Game[Any, Any], options: Any) -> int:
    """How many seats a game has: some options decide that."""
    return int(game.setup(options, seeded(game.name)).seats)


def table_for(
    people: Sequence[PersonRow], wish: SeekerRow, sharing: Collection[int]
) -> tuple[TableRow, list[SeatRow], dict[str, Any] | None]:
    """A table for people who wished for the same, its seats, and the first entry of its journal if it begins at once.

    It waits for the shares in the seed of those whose clients have announced one.
    """
    row = _new_table(people[0].id, wish.game, wish.options)
    row.clock, row.rated = wish.clock, wish.rated
    seats = [_new_seat(row, place, SeatWish("me"), person) for place, person in enumerate(people)]
    for seat in seats:
        seat.share = TO_COME if seat.person_id in sharing else None
    return row, seats, _begun(row, seats)


def _check_seats(row: TableRow, seats: int) -> None:
    game = find_game(row.game)
    needed = seats_needed(game, game.options.read(row.options))
    if needed != seats:
        raise BadOptions(f"with these options the game has {needed} seats, not {seats}")


def _begun(row: TableRow, seats: list[SeatRow]) -> dict[str, Any] | None:
    """Begin the game of a new table if nobody is waited for; the first entry of its journal then."""
    live = LiveTable(row, seats, None)
    if _begin_if_full(live) is None:
        return None
    row.revision, row.moved = 1, row.created
    settle(live, row.created)
    entry = {"table_id": row.id, "revision": 1, "kind": BEGIN, "step": 0, "seat": 0, "action": ""}
    return {**entry, "hash": live.table.hash(), "at": row.created}


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


def _arranged_seat(row: TableRow, place: int, who: PersonRow | str) -> SeatRow:
    """A seat for a person, or for a bot of a level."""
    seat = SeatRow(table_id=row.id, seat=place, kind="bot", name="", resigned=False)
    if isinstance(who, str):
        seat.bot = who
    else:
        _sit(seat, who)
    clock = clocks.read_clock(row.clock)
    seat.time_left = None if clock is None else clocks.full_time(clock)
    return seat


def _exchanges(row: TableRow) -> bool:
    """Whether sides are exchanged at the next game of the same people: friends who win together have none."""
    game = find_game(row.game)
    return not game.cooperative(game.options.read(row.options))


def _exchanged(count: int) -> list[int]:
    """Who sits at each seat when everybody has gone one seat farther: two change places."""
    return [(place - 1) % count for place in range(count)]


def _seat_again(row: TableRow, old: SeatRow, place: int, asking: PersonRow) -> SeatRow:
    """For who sat there, also whoever resigned: the seat is kept for them until they ask for the rematch, too."""
    seat = SeatRow(table_id=row.id, seat=place, kind=old.kind, name=old.name, bot=old.bot, resigned=False)
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


def _bot_seat(row: TableRow, old: SeatRow, person: PersonRow) -> SeatRow:
    """A bot in the place of whoever sat there, of the level that one had or of the usual one."""
    seat = _new_seat(row, old.seat, SeatWish("bot"), person)
    seat.bot = old.bot or seat.bot
    return seat


def add_table(session: Session, row: TableRow, seats: Sequence[SeatRow], begun: dict[str, Any] | None = None) -> None:
    session.add(row)
    session.flush()
    session.add_all(seats)
    if begun is not None:
        session.execute(insert(EntryRow), begun)


def _add_clone(session: Session, row: TableRow, seats: Sequence[SeatRow], source: str) -> None:
    """A table with the moves of another up to its own step, and the snapshots on the way."""
    entries = read_entries(session, source, 0)
    line = [*(entry for entry in entries[:1] if entry.kind == BEGIN), *standing(entries)[: row.step]]
    row.revision = len(line)
    begun = row.revision - row.step
    add_table(session, row, seats)
    if line:
        session.execute(insert(EntryRow), [_copied(entry, row, place) for place, entry in enumerate(line, 1)])
    snapshots = select(SnapshotRow).where(SnapshotRow.table_id == source, SnapshotRow.step <= row.step)
    for snapshot in session.scalars(snapshots.order_by(SnapshotRow.step)).all():
        values = {column.name: getattr(snapshot, column.name) for column in SnapshotRow.__table__.columns}
        copy = {**values, "table_id": row.id, "revision": begun + snapshot.step}
        session.execute(insert(SnapshotRow), copy)


def _copied(entry: EntryRow, row: TableRow, revision: int) -> dict[str, Any]:
    """An entry of another table's journal as one of this."""
    same = {name: getattr(entry, name) for name in ("kind", "step", "seat", "action", "hash")}
    return {**same, "table_id": row.id, "revision": revision, "at": row.created}


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


def _check_welcome(live: LiveTable, person: PersonRow) -> None:
    """Without an invitation one takes one seat, and none where one was put out. The table's maker may take more."""
    if live.row.owner_id == person.id:
        return
    if person.id in live.row.put_out:
        raise NotAllowed("whoever made this table does not want you there")
    if live.seats_of(person.id) and live.row.status == "waiting":
        raise NotNow("you have a seat at this table already")


def _put_out(live: LiveTable, seat: SeatRow, owner: PersonRow) -> None:
    """Take someone's seats away; only an invitation lets them in again."""
    if seat.person_id is None or seat.person_id == owner.id:
        raise NotAllowed(f"seat {seat.seat + 1} is your own; leave the table instead")
    live.row.put_out = sorted({*live.row.put_out, seat.person_id})
    _free(seat)


def _sit(seat: SeatRow, person: PersonRow) -> None:
    seat.kind, seat.person_id, seat.name, seat.invite = "person", person.id, person.name, None


def _free(seat: SeatRow) -> None:
    seat.kind, seat.person_id, seat.bot, seat.name, seat.share = "open", None, None, "", None
    seat.invite = secrets.token_urlsafe(INVITE_BYTES)


def _first_of(seats: Sequence[SeatRow], person: PersonRow) -> SeatRow:
    """The seat of someone who has one: it holds their share, however many they have."""
    return next(seat for seat in seats if seat.person_id == person.id)


def _held_by(live: LiveTable, person: PersonRow) -> list[SeatRow]:
    mine = [seat for seat in live.seats if seat.person_id == person.id and seat.kind in PEOPLE]
    if not mine:
        raise NotAllowed("you have no seat at this table")
    return mine


def _check_waiting(live: LiveTable, otherwise: str) -> None:
    if live.row.status != "waiting":
        raise NotNow(otherwise)


def _begin_if_full(live: LiveTable) -> Entry | None:
    """Draw the seed and begin, if everyone is there and has added their share."""
    row = live.row
    if any(seat.kind == "open" or seat.share == TO_COME for seat in live.seats):
        return None
    if not row.seed:
        assert row.server_share is not None
        row.seed = seed_of_shares(row.server_share, [seat.share for seat in live.seats if seat.share])
    game = find_game(row.game)
    options = game.options.read(row.options).for_people(len(set(live.people().values())))
    row.options = msgspec.to_builtins(options)
    live.begin(Table(game, options, row.seed))
    return Entry(BEGIN, 0)


def _check_nobody_is_left(live: LiveTable) -> None:
    if live.people():
        raise NotNow("somebody still has a seat here")


# Lists


def _listing(filter: Filter, person: PersonRow | None, page: Page) -> Select[TableRow]:
    newest = select(TableRow).order_by(TableRow.changed.desc(), TableRow.id.desc()).limit(page.most)
    if page.before is not None:
        last = (TableRow.changed == page.before) & (TableRow.id < page.before_id)
        newest = newest.where((TableRow.changed < page.before) | last)
    seated = select(SeatRow.table_id).where(SeatRow.person_id == (None if person is None else person.id))
    mine, of_others = TableRow.id.in_(seated), TableRow.id.not_in(seated)
    match filter:
        case "mine":
            return newest.where(mine, TableRow.status.in_(("waiting", "playing")))
        case "past":
            return newest.where(mine, TableRow.status.in_(("over", "abandoned", "retired")))
        case "open":
            return newest.where(of_others, TableRow.status == "waiting", _may_be_found_by(person))
        case "watch":
            return newest.where(of_others, TableRow.status == "playing", TableRow.private.is_(False))


def _may_be_found_by(person: PersonRow | None) -> ColumnElement[bool]:
    """Public tables and those for one's friends, but of nobody whom one blocks or who blocks one."""
    public = TableRow.private.is_(False)
    if person is None:
        return public
    of_friends = and_(TableRow.friends, TableRow.owner_id.in_(friends_of(person.id)))
    welcome = TableRow.owner_id.not_in(blocked_by(person.id)), TableRow.owner_id.not_in(who_blocks(person.id))
    return and_(or_(public, of_friends), *welcome)


def _of_sort(query: Select[TableRow], sort: Sort) -> Select[TableRow]:
    """Only tables of one sort."""
    if sort.game:
        query = query.where(TableRow.game == sort.game)
    if sort.players is not None:
        seats = select(func.count()).where(SeatRow.table_id == TableRow.id).scalar_subquery()
        query = query.where(seats == sort.players)
    if sort.rated is not None:
        query = query.where(TableRow.rated.is_(sort.rated))
    if sort.speed is not None:
        kind = TableRow.clock["kind"].as_string()
        query = query.where(kind.is_(None) if sort.speed == "none" else kind == sort.speed)
    return query
