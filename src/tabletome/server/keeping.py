"""Keeping snapshots and pictures of tables, in the background and when a table is put to rest."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from tabletome.scene import LANGUAGES
from tabletome.server.errors import Busy
from tabletome.server.live_table import LiveTable, Picture, Seen, viewer_name
from tabletome.server.schema import PictureRow, TableRow
from tabletome.server.snapshots import pack, store
from tabletome.server.storage import Storage

log = logging.getLogger(__name__)
_READ_PICTURE = msgspec.json.Decoder(Picture).decode
"""Made here because pictures are read in threads (see `engine.state.decode`)."""


class Keeper:
    """Stores what tables have drafted. A table that does not fit what is stored is forgotten, and loaded again."""

    def __init__(self, storage: Storage, forget: Callable[[LiveTable], None]) -> None:
        self._storage = storage
        self._forget = forget
        self._tasks: set[asyncio.Task[None]] = set()

    def keep_soon(self, live: LiveTable) -> None:
        """After a change: store snapshots that have become due."""
        if live.drafts.waiting:
            self._begin(self._keep(live))

    def rest_soon(self, live: LiveTable) -> None:
        """A table has been dropped from memory."""
        self._begin(self.rest(live))

    async def rest(self, live: LiveTable) -> None:
        """Keep all that is new of a table, and how it looks."""
        async with live.lock:
            if not live.has_game:
                return
            live.rest()
            await self._keep(live)
            if live.touched:
                await self._keep_picture(live)

    async def close(self) -> None:
        """Wait until everything is stored."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, live: LiveTable) -> None:
        """Nothing is lost where this fails: the journal has it all."""
        try:
            async with live.keeping:
                drafts, live.drafts.waiting = live.drafts.waiting, []
                if not drafts:
                    return
                rows = await asyncio.to_thread(pack, live.game, live.id, drafts)
                if not await self._storage.write_rows(lambda each: store(each, rows)):
                    self._forget(live)
        except Busy:
            self._forget(live)
            log.warning("no snapshot of table %s could be stored: the database is busy", live.id)
        except Exception:
            self._forget(live)
            log.warning("no snapshot of table %s could be stored", live.id, exc_info=True)

    async def _keep_picture(self, live: LiveTable) -> None:
        try:
            views = await asyncio.to_thread(_picture, live)
            await self._storage.write(lambda session: _store_picture(session, live, views))
        except Busy:
            log.warning("no picture of table %s could be stored: the database is busy", live.id)
        except Exception:
            log.warning("no picture of table %s could be stored", live.id, exc_info=True)
        else:
            live.touched = False


def _picture(live: LiveTable) -> bytes:
    """What spectators and everyone who plays see, in every language."""
    views: Picture = {}
    for seat in (None, *live.people()):
        shown = ((language, live.view(seat, language)) for language in LANGUAGES)
        views[viewer_name(seat)] = {
            language: Seen(seen.since, msgspec.Raw(seen.view)) for language, seen in shown if seen is not None
        }
    return zlib.compress(msgspec.json.encode(views))


def read_picture(session: Session, id: str) -> Picture:
    """How a table looked when it was last put to rest; nothing where it never was."""
    data = session.scalar(select(PictureRow.views).where(PictureRow.table_id == id))
    return {} if data is None else _READ_PICTURE(zlib.decompress(data))


def _store_picture(session: Session, live: LiveTable, views: bytes) -> None:
    if session.scalar(select(TableRow.id).where(TableRow.id == live.id).with_for_update()) is None:
        return
    session.execute(delete(PictureRow).where(PictureRow.table_id == live.id))
    session.execute(insert(PictureRow), {"table_id": live.id, "step": live.step, "views": views})
