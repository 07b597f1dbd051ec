"""From what is kept of a table to the table in memory, whatever has become of the rules since.

Loading starts from the last snapshot, plays the moves after it and compares the state after each with the hash in the
journal. Where everything fits, the game goes on as if nothing had happened, even with other rules. Where it does not,
the rules have changed for this very game: it is set back to the snapshot and goes on from there. Where the snapshot
cannot be read, migrations included, the game is retired: it can be looked at, left and deleted, and comes back to life
should a later release be able to play it. `load` only finds out; whoever calls it stores what it found.

Tables of the first release have no snapshots. If their version is an older one, whose hashes cannot be compared, they
are adopted when every one of their moves is still legal and leads to the same seats having to decide.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.engine.errors import UnknownGame, Unreadable
from tabletome.engine.fingerprint import fingerprint
from tabletome.engine.game import Game
from tabletome.engine.kept import is_newer, read_options
from tabletome.engine.options import Options
from tabletome.engine.registry import find_game
from tabletome.engine.table import Position, Table
from tabletome.server.errors import NotFound, NotNow, OtherRules
from tabletome.server.journal import RULES, standing
from tabletome.server.live_table import LiveTable, Past
from tabletome.server.log_pages import read_page
from tabletome.server.schema import EntryRow, SeatRow, SnapshotRow, TableRow
from tabletome.server.snapshots import restore

FOR_GOOD = "for good"
"""In place of a fingerprint: retired by a person, whatever rules there will be."""
PAGES = 3
"""How many pages of the log a table in memory has of the time before its snapshot: enough for a whole view."""


class Kept(NamedTuple):
    """A table as the database has it."""

    row: TableRow
    seats: Sequence[SeatRow]
    snapshot: SnapshotRow | None
    entries: Sequence[EntryRow]
    """The journal after the snapshot."""
    pages: Sequence[SnapshotRow]
    """The last snapshots, for their pages of the log; the newest last."""


class Fate(NamedTuple):
    """What the rules of today make of a table."""

    kind: Literal["goes-on", "set-back", "retired"]
    step: int
    """Where it goes on, or would have."""
    was: int
    """How many moves it had."""
    why: str = ""


class Loaded(NamedTuple):
    """A table in memory, and what had to be done for it."""

    live: LiveTable
    fate: Fate
    news: bool
    """It is not as it is kept any more, and has to be stored."""
    set_back_to: Position[Any] | None = None
    adopted: bool = False
    """Every move was legal with the rules of today; from now on they count."""


# Reading


def read_kept(session: Session, id: str, at_most: int | None = None) -> Kept:
    """A table with what follows its last snapshot, or the last one that is not beyond a step."""
    row = session.get(TableRow, id)
    if row is None:
        raise NotFound("there is no such table")
    seats = session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat)).all()
    snapshots = select(SnapshotRow).where(SnapshotRow.table_id == id).order_by(SnapshotRow.step.desc())
    if at_most is not None:
        snapshots = snapshots.where(SnapshotRow.step <= at_most)
    pages = session.scalars(snapshots.limit(PAGES)).all()
    snapshot = pages[0] if pages else None
    entries = read_entries(session, id, 0 if snapshot is None else snapshot.revision)
    return Kept(row, seats, snapshot, entries, pages[::-1])


def read_entries(session: Session, id: str, after: int, upto: int | None = None) -> Sequence[EntryRow]:
    """The journal after one entry, and up to another."""
    entries = select(EntryRow).where(EntryRow.table_id == id, EntryRow.revision > after).order_by(EntryRow.revision)
    return session.scalars(entries if upto is None else entries.where(EntryRow.revision <= upto)).all()


# Loading


def load(kept: Kept) -> Loaded:
    """The table with the rules of today. Plays some moves: not for the event loop."""
    row = kept.row
    try:
        game = find_game(row.game)
        rules = fingerprint(game)
        if row.retired is not None and row.retired["fingerprint"] in (rules, FOR_GOOD):
            return Loaded(LiveTable(row, kept.seats, None), _fate(row, "retired", row.retired["reason"]), news=False)
        return _with_rules(kept, game)
    except UnknownGame as wrong:
        return _retire(kept, "", str(wrong))
    except Unreadable as wrong:
        return _retire(kept, rules, str(wrong))


def _with_rules(kept: Kept, game: Game[Any, Any]) -> Loaded:
    row = kept.row
    version = row.version if kept.snapshot is None else kept.snapshot.version
    if is_newer(game, version) or is_newer(game, row.version):
        raise NotNow(f"version {version} of {row.game} was played here; this server has only version {game.version}")
    options = read_options(game, row.options, row.version)
    status = row.status if row.retired is None else row.retired["status"]
    news = row.retired is not None
    if status == "waiting" or not row.seed:
        _note_rules(row, game, options, status)
        return Loaded(LiveTable(row, kept.seats, None), _fate(row, "goes-on"), news)
    live, comparable = _start(kept, game, options)
    if status != "playing":
        return _finished(live, kept, comparable)
    if not comparable and kept.snapshot is None:
        return _adopt(live, kept, options)
    why = _follow(live, kept.entries) if comparable else "the state has another shape"
    if why and kept.snapshot is None:
        raise Unreadable(why)
    _note_rules(row, game, options, status)
    return _set_back(kept, game, options, why) if why else Loaded(live, Fate("goes-on", live.step, row.step), news)


def _start(kept: Kept, game: Game[Any, Any], options: Options) -> tuple[LiveTable, bool]:
    """The table at its last snapshot or at its beginning, and whether the hashes in the journal can be compared."""
    try:
        if kept.snapshot is None:
            table = Table(game, options, kept.row.seed)
            return LiveTable(kept.row, kept.seats, table), kept.row.version == game.version
        position, comparable = restore(game, kept.snapshot)
        table = Table.resume(game, options, kept.row.seed, position)
    except Unreadable:
        raise
    except Exception as wrong:
        raise Unreadable(f"it cannot be gone on with: {_told(wrong)}") from wrong
    return LiveTable(kept.row, kept.seats, table, _past(kept)), comparable


def _past(kept: Kept) -> Past:
    assert kept.snapshot is not None
    pages = [read_page(each.page) for each in kept.pages]
    return Past(kept.snapshot.revision, kept.snapshot.step, pages, kept.pages[0].told_from)


def _follow(live: LiveTable, entries: Sequence[EntryRow], *, comparable: bool = True) -> str:
    """Play the journal; what is wrong with it, if anything.

    A change of the rules is noted with a hash of its own: what came before has been seen to be in order.
    """
    changed = max((entry.revision for entry in entries if entry.kind == RULES), default=0)
    for entry in entries:
        try:
            live.follow(entry)
        except Exception as wrong:
            return f"move {entry.step}, {entry.action!r}: {_told(wrong)}"
        if comparable and entry.revision >= changed and live.table.hash() != entry.hash:
            return f"move {entry.step}, {entry.action!r}, does not lead where it led"
    return ""


def _finished(live: LiveTable, kept: Kept, comparable: bool) -> Loaded:
    """A game that is over is shown if it ends as it did, even where hashes cannot be compared."""
    row, news = kept.row, kept.row.retired is not None
    why = _follow(live, kept.entries, comparable=comparable)
    outcome, result = live.table.outcome, row.result or {}
    if why == "" and outcome is not None and [*outcome.winners] != result.get("winners"):
        why = "it does not end as it did"
    if why:
        raise Unreadable(why)
    if row.retired is not None:
        row.status, row.retired = row.retired["status"], None
    return Loaded(live, Fate("goes-on", live.step, row.step), news)


def _adopt(live: LiveTable, kept: Kept, options: Options) -> Loaded:
    """A game of the first release goes on under a later version, if all its moves are legal there."""
    row = kept.row
    why = _follow(live, kept.entries, comparable=False)
    if why == "" and [decision.seat for decision in live.table.pending] != row.waiting:
        why = "it is for others to decide"
    if why:
        raise Unreadable(why)
    _note_rules(row, live.game, options, "playing")
    row.rule_changes = [*row.rule_changes, {"step": live.step, "was": live.step, "at": time.time()}]
    return Loaded(live, Fate("goes-on", live.step, row.step, "every move is legal"), news=True, adopted=True)


def _set_back(kept: Kept, game: Game[Any, Any], options: Options, why: str) -> Loaded:
    """The game goes on from its snapshot."""
    row, was = kept.row, kept.row.step
    assert kept.snapshot is not None
    live, _ = _start(kept, game, options)
    row.rule_changes = [*row.rule_changes, {"step": live.step, "was": was, "at": time.time()}]
    row.requests = []
    return Loaded(live, Fate("set-back", live.step, was, why), True, restore(game, kept.snapshot).position)


def _retire(kept: Kept, rules: str, why: str) -> Loaded:
    """The game cannot be played. A result that it has stays."""
    row = kept.row
    former = row.status if row.retired is None else row.retired["status"]
    row.retired = {"reason": why, "fingerprint": rules, "status": former}
    row.status = former if former in ("over", "abandoned") else "retired"
    row.requests = []
    return Loaded(LiveTable(row, kept.seats, None), _fate(row, "retired", why), news=True)


def _note_rules(row: TableRow, game: Game[Any, Any], options: Options, status: str) -> None:
    """The table is played with the rules of today; stored with its next change."""
    row.version, row.fingerprint, row.options = game.version, fingerprint(game), msgspec.to_builtins(options)
    row.status, row.retired = status, None


def _fate(row: TableRow, kind: Literal["goes-on", "retired"], why: str = "") -> Fate:
    return Fate(kind, row.step, row.step, why)


def _told(wrong: Exception) -> str:
    return str(wrong) or type(wrong).__name__


# Looking back


class Stretch(NamedTuple):
    """What leads to an earlier step: the last snapshot before it, and the journal up to the next one."""

    snapshot: SnapshotRow | None
    entries: Sequence[EntryRow]
    pages: Sequence[SnapshotRow]


def read_stretch(session: Session, id: str, step: int, latest: int) -> Stretch:
    """From the last snapshot that is not later than `latest`."""
    snapshots = select(SnapshotRow).where(SnapshotRow.table_id == id)
    before = snapshots.where(SnapshotRow.step <= latest).order_by(SnapshotRow.step.desc())
    pages = session.scalars(before.limit(PAGES)).all()
    after = session.scalar(
        select(SnapshotRow.revision)
        .where(SnapshotRow.table_id == id, SnapshotRow.step > step)
        .order_by(SnapshotRow.step)
        .limit(1)
    )
    snapshot = pages[0] if pages else None
    entries = read_entries(session, id, 0 if snapshot is None else snapshot.revision, after)
    return Stretch(snapshot, entries, pages[::-1])


def table_at(row: TableRow, stretch: Stretch, step: int, known: Table[Any] | None = None) -> Table[Any]:
    """The game after `step` moves, played on from `known` if that is on the way; an `OtherRules` if it cannot be.

    Plays some moves: not for the event loop.
    """
    game = find_game(row.game)
    options = read_options(game, row.options, row.version)
    start, comparable = 0, True
    if stretch.snapshot is not None:
        position, comparable = restore(game, stretch.snapshot)
        start = position.step
    moves = standing(stretch.entries, start)[: step - start]
    if known is not None and _is_on_the_way(known, start, moves):
        table = known
    elif stretch.snapshot is None:
        table = Table(game, options, row.seed)
    else:
        table = Table.resume(game, options, row.seed, position)
    for entry in moves[table.step - start :]:
        try:
            table.play(entry.seat, game.actions.parse(entry.action))
        except Exception as wrong:
            raise _other_rules(start, entry) from wrong
        if not comparable or table.hash() != entry.hash:
            raise _other_rules(start, entry)
    return table


def _is_on_the_way(table: Table[Any], start: int, moves: Sequence[EntryRow]) -> bool:
    made = [(move.seat, str(move.action)) for move in table.log]
    return table.start == start and made == [(entry.seat, entry.action) for entry in moves[: len(made)]]


def _other_rules(start: int, entry: EntryRow) -> OtherRules:
    return OtherRules(f"other rules led from move {start} to move {entry.step}; those of today cannot play it again")
