"""A campaign of Gloomhaven with thousands of moves, as a server keeps it."""

from __future__ import annotations

import random
from typing import Any

from sqlalchemy import insert
from sqlalchemy.orm import Session

from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import EndCampaign, GoHome
from tabletome.server.journal import MOVE
from tabletome.server.messages import NewTable, SeatWish
from tabletome.server.schema import EntryRow, PersonRow, TableRow
from tabletome.server.services import Services

OPTIONS = {"campaign": True, "difficulty": "easy"}


async def long_campaign(services: Services, ann: PersonRow, moves: int) -> str:
    """A table at which both seats are Ann's and so many moves were made; its snapshots are still to be taken."""
    wish = NewTable("gloomhaven", [SeatWish("me"), SeatWish("hotseat")], dict(OPTIONS))
    row, _ = await services.lobby.make(ann, wish)
    kept = await services.storage.read(lambda session: session.get_one(TableRow, row.id))
    entries = _played(kept, moves)

    def write(session: Session) -> None:
        session.execute(insert(EntryRow), entries)
        changed = session.get_one(TableRow, row.id)
        changed.revision, changed.step = entries[-1]["revision"], moves

    await services.storage.write(write)
    services.tables.cache.forget(row.id)
    return row.id


def _played(row: TableRow, moves: int) -> list[dict[str, Any]]:
    """By instinct, so that doors are opened and monsters beaten; nobody goes home."""
    table = Table(GAME, GAME.options.read(row.options), row.seed, listening=False)
    dice, entries = random.Random(7), []
    assert GAME.instinct is not None
    while table.step < moves:
        decision = table.pending[0]
        likely = GAME.instinct(table.state, decision)
        weights = [
            0.0 if isinstance(option, GoHome | EndCampaign) else weight + 1e-6
            for option, weight in zip(decision.options, likely, strict=True)
        ]
        (action,) = dice.choices(decision.options, weights)
        table.play(decision.seat, action)
        entry = {"table_id": row.id, "revision": table.step + row.revision, "kind": MOVE, "step": table.step}
        entries.append({**entry, "seat": decision.seat, "action": str(action), "hash": table.hash(), "at": row.created})
    return entries
