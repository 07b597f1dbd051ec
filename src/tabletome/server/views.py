"""What is told of a table: its description, lists, replays, and the open view after the game."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from tabletome.engine.events import Event
from tabletome.engine.game import Game
from tabletome.engine.ledger import title_of
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import Scene, View, translator, view
from tabletome.server import clocks
from tabletome.server.errors import NotFound
from tabletome.server.live_table import PEOPLE, LiveTable
from tabletome.server.lobby import invites
from tabletome.server.messages import Result, SeatInfo, TableInfo, TableSummary
from tabletome.server.play import open_requests
from tabletome.server.schema import SeatRow, TableRow

REPLAYS = 32
log = logging.getLogger(__name__)


# Tables


def table_info(live: LiveTable, person: int | None, language: str, connected: Collection[int]) -> TableInfo:
    row, is_owner = live.row, person is not None and live.row.owner_id == person
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title_of(live.game, language),
        version=row.version,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        seats=seat_infos(live.seats, connected),
        you=live.seats_of(person),
        played=live.has_sat_here(person),
        owner=is_owner,
        revision=row.revision,
        step=live.step,
        waiting_for=live.waiting,
        commitment=live.commitment,
        created=row.created,
        requests=open_requests(live),
        invites=invites(row, live.seats) if is_owner else [],
        clock=clocks.read_clock(row.clock),
        seed=row.seed if live.is_over else None,
        result=_result(row),
        rematch=row.rematch,
        cloned_from=row.cloned_from,
    )


def summary(row: TableRow, seats: Sequence[SeatRow], person: int | None, language: str) -> TableSummary:
    mine = [seat.seat for seat in seats if seat.person_id == person and seat.kind in PEOPLE and person is not None]
    return TableSummary(
        id=row.id,
        game=row.game,
        title=title_of(find_game(row.game), language),
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        seats=seat_infos(seats, ()),
        you=mine,
        your_turn=any(seat in row.waiting for seat in mine),
        step=row.step,
        created=row.created,
        changed=row.changed,
        waiting_for=row.waiting,
        clock=clocks.read_clock(row.clock),
        result=_result(row),
    )


def seat_infos(seats: Sequence[SeatRow], connected: Collection[int]) -> list[SeatInfo]:
    now = time.time()
    return [
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,  # type: ignore[arg-type]
            connected=seat.seat in connected,
            resigned=seat.resigned,
            bot=seat.bot,  # type: ignore[arg-type]
            clock=clocks.shown(seat, now),
        )
        for seat in seats
    ]


def _result(row: TableRow) -> Result | None:
    return None if row.result is None else msgspec.convert(row.result, Result)


def all_games() -> list[Game[Any, Any]]:
    """Every game that can be played. One that cannot be loaded does not keep people from the others."""
    games = []
    for name in game_names():
        try:
            games.append(find_game(name))
        except Exception:
            log.warning("the game %s cannot be loaded", name, exc_info=True)
    return games


# Replays


def open_view(table: Table[Any]) -> View:
    """All cards on the table: what lies before a seat as that seat sees it."""
    seen = view(table, None)
    scenes = [table.game.scene(table.state, seat) for seat in range(table.state.seats)]
    seen.scene = _opened(seen.scene, scenes)
    seen.log = [entry for step, event in table.events for entry in [_told(table, step, event)]]
    return seen


def _opened(scene: Scene, by_seat: Sequence[Scene]) -> Scene:
    mats = [_own(mat.seat, mat, by_seat) for mat in scene.mats]
    zones = [
        next((own for own in by_seat[zone.seat].zones if own.id == zone.id), zone) if zone.seat is not None else zone
        for zone in scene.zones
    ]
    return msgspec.structs.replace(scene, mats=mats, zones=zones)


def _own(seat: int, mat: Any, by_seat: Sequence[Scene]) -> Any:
    return next((own for own in by_seat[seat].mats if own.seat == seat), mat)


def _told(table: Table[Any], step: int, event: Event) -> Any:
    told = table.game.narrate(table.state, event)
    return msgspec.structs.replace(told, step=step, rule=event.rule)


class Replays:
    """Tables that are being looked at step by step, so that the next step need not begin at the first."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table[Any]] = OrderedDict()

    def at(self, live: LiveTable, step: int) -> Table[Any]:
        """The game after `step` moves."""
        if step > live.step:
            raise NotFound(f"this game has {live.step} moves; there is no step {step}")
        moves = live.table.log
        table = self._tables.pop(live.id, None)
        if table is None or len(table.log) > step or table.log != moves[: len(table.log)]:
            table = Table(live.game, live.table.options, live.row.seed)
        for seat, action in moves[len(table.log) : step]:
            table.play(seat, action)
        self._tables[live.id] = table
        if len(self._tables) > REPLAYS:
            self._tables.popitem(last=False)
        return table


def in_words(seen: View, game: Game[Any, Any], language: str) -> dict[str, Any]:
    """A view as plain values with strings for texts."""
    words = translator(language, game.folder)
    plain: dict[str, Any] = msgspec.to_builtins(seen, enc_hook=words.encode_hook)
    return plain
