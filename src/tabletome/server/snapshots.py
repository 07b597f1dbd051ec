"""Snapshots: positions of a game that are kept beside its journal.

A snapshot is the state as a phase began. Loading a table starts from the last one and plays only the few moves after
it; stepping back in a replay starts from the nearest one; and when the rules have changed, a game goes on from one.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, func, insert, or_, select, update
from sqlalchemy.orm import Session

from tabletome.engine.fingerprint import fingerprint
from tabletome.engine.game import Game
from tabletome.engine.kept import read_state
from tabletome.engine.state import encode, state_hash
from tabletome.engine.table import Happened, Position, Table
from tabletome.server.journal import RULES, UNDO
from tabletome.server.log_pages import write_page
from tabletome.server.schema import Base, EntryRow, SnapshotRow, TableRow
from tabletome.server.storage import Rows

EVERY = 32
"""A snapshot is due after so many moves. Its state has 0.5 to 3 KB, its page of the log about 1 KB."""
NONE = -1
"""Where the first page begins: there is no snapshot before it."""


class Draft(NamedTuple):
    """A snapshot to be, taken from a table while nobody changes it."""

    position: Position[Any]
    revision: int
    told_from: int
    events: Sequence[Happened]
    """What has happened since the snapshot before."""


class Drafts:
    """Which positions of a table are kept, and which shall be."""

    def __init__(self, kept: int = NONE) -> None:
        self._kept = [(kept, 0)]
        """The step of each snapshot, and how many events the table had told by then; the last one last."""
        self.waiting: list[Draft] = []
        """Taken and not yet stored."""

    def note(self, table: Table[Any], revision: int, *, at_rest: bool = False) -> None:
        """Take a snapshot if one is due; at rest whenever there is anything new. `revision` is that of the position."""
        position = table.position
        step, told = self._kept[-1]
        if position.step - step >= (1 if at_rest or step == NONE else EVERY):
            self.waiting.append(Draft(position, revision, step, table.events[told : position.told]))
            self._kept.append((position.step, position.told))

    def back_to(self, step: int) -> None:
        """What lies beyond a step has been taken back."""
        while len(self._kept) > 1 and self._kept[-1][0] > step:
            self._kept.pop()
        self.waiting = [draft for draft in self.waiting if draft.position.step <= step]


# Keeping


def pack(game: Game[Any, Any], id: str, drafts: Sequence[Draft]) -> list[dict[str, Any]]:
    """Drafts as rows of the database. Takes a few milliseconds each: not for the event loop."""
    return [_packed(game, id, draft) for draft in drafts]


def _packed(game: Game[Any, Any], id: str, draft: Draft) -> dict[str, Any]:
    state = draft.position.state
    return {
        **again(game, id, draft.position),
        "revision": draft.revision,
        "told_from": draft.told_from,
        "page": write_page(game, state, draft.events, state.seats),
    }


def again(game: Game[Any, Any], id: str, position: Position[Any]) -> dict[str, Any]:
    """A position as the rules of today keep it, without its page of the log."""
    return {
        "table_id": id,
        "step": position.step,
        "version": game.version,
        "fingerprint": fingerprint(game),
        "barrier": position.barrier,
        "hash": state_hash(position.state),
        "state": zlib.compress(encode(position.state)),
        "at": time.time(),
    }


def store(rows: Rows, kept: Sequence[dict[str, Any]]) -> bool:
    """Keep snapshots that follow the last one; whether they did follow it.

    They do not where another process was first, or where the moves that led to them have been taken back meanwhile.
    """
    the_table = {"the_id": kept[0]["table_id"]}
    if rows.scalar(_TABLE_LOCK, the_table) is None:
        return False
    for row in kept:
        latest = rows.scalar(_LATEST, the_table)
        if (NONE if latest is None else latest) != row["told_from"] or _is_taken_back(rows, row):
            return False
        rows.change(_INSERT, row)
    return True


def renew(session: Session, row: dict[str, Any]) -> None:
    """Keep a snapshot as the rules of today read it; its page of the log stays."""
    kept = (SnapshotRow.table_id == row["table_id"], SnapshotRow.step == row["step"])
    session.execute(update(SnapshotRow).where(*kept).values(**row))


def _is_taken_back(rows: Rows, row: dict[str, Any]) -> bool:
    values = {"the_id": row["table_id"], "the_revision": row["revision"], "the_step": row["step"], "undo": UNDO}
    return rows.scalar(_TAKEN_BACK, {**values, "rules": RULES}) is not None


# Built once: a snapshot is stored every few moves.
_TABLE_LOCK = select(TableRow.id).where(TableRow.id == bindparam("the_id")).with_for_update()
_LATEST = select(func.max(SnapshotRow.step)).where(SnapshotRow.table_id == bindparam("the_id"))
_INSERT = insert(Base.metadata.tables["snapshots"])
_TAKEN_BACK = select(EntryRow.revision).where(
    EntryRow.table_id == bindparam("the_id"),
    EntryRow.revision > bindparam("the_revision"),
    or_(EntryRow.kind == bindparam("undo"), EntryRow.kind == bindparam("rules")),
    EntryRow.step < bindparam("the_step"),
)


# Reading


class Restored(NamedTuple):
    """A position as it was kept."""

    position: Position[Any]
    same_shape: bool
    """The state has the fields it had, so that the hashes in the journal can be compared."""


def restore(game: Game[Any, Any], row: SnapshotRow) -> Restored:
    """The position of a snapshot, or an `Unreadable`."""
    state = read_state(game, zlib.decompress(row.state), row.version)
    return Restored(Position(row.step, state, row.barrier), state_hash(state) == row.hash)
