"""After play: replays, records, clones, and checking them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, QueryParameter

from tabletome.engine.record import Record
from tabletome.scene import view
from tabletome.server.api.common import PROBLEMS, Id, Lang, TheServices, TheVisitor, Visitor, check_sight
from tabletome.server.bots import verify
from tabletome.server.errors import Malformed, NotAllowed, NotFound, NotNow
from tabletome.server.live_table import LiveTable
from tabletome.server.messages import Clone, TableId, Verdict
from tabletome.server.settings import RECORD_LIMIT
from tabletome.server.views import in_words, open_view
from tabletome.server.workers import TookTooLong, WorkerLost

OPEN = "open"
SeatOrOpen = Annotated[str | None, QueryParameter(max_length=4, pattern="^([0-9]{1,2}|open)$")]
StepQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class ReplayView(msgspec.Struct):
    """A view of an earlier step."""

    step: int
    steps: int
    seat: int | None
    view: dict[str, Any]


class ReplaysController(Controller):
    """Looking back, and playing on from there."""

    path = "/api/tables/{id:str}"
    tags = ["after play"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @get("/replay")
    async def replay(
        self,
        id: Id,
        services: TheServices,
        visitor: TheVisitor,
        step: StepQuery = 0,
        seat: SeatOrOpen = None,
        lang: Lang = "en",
    ) -> ReplayView:
        """The table as it was after so many moves."""
        async with services.tables.look(id) as live:
            check_sight(live, visitor.id)
            seat_number = _viewer(live, visitor, seat)
            table = await asyncio.to_thread(services.replays.at, live, step)
            seen = open_view(table) if seat == OPEN else view(table, seat_number)
            if seat_number is None or step != live.step:
                seen.can_undo = False
            return ReplayView(step, live.step, seat_number, in_words(seen, live.game, lang))

    @get("/record", media_type="application/json")
    async def record(self, id: Id, services: TheServices, visitor: TheVisitor) -> Response[bytes]:
        """The recorded game, for anyone to replay and check."""
        async with services.tables.look(id) as live:
            check_sight(live, visitor.id)
            if not live.is_over:
                raise NotNow("the record holds the seed; it is given out when the game has ended")
            written = (await asyncio.to_thread(Record.of, live.table)).write()
        name = f'attachment; filename="{live.row.game}-{id}.json"'
        return Response(written, media_type="application/json", headers={"Content-Disposition": name})

    @post("/clone", status_code=201)
    async def clone(self, id: Id, data: JSONBody[Clone], services: TheServices, visitor: TheVisitor) -> TableId:
        """A private table in an earlier position."""
        person = visitor.someone
        async with services.tables.look(id) as live:
            check_sight(live, person.id)
        services.limits.spend("table", visitor.key)
        return TableId(await services.lobby.clone(id, person, data.step))


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=RECORD_LIMIT,
    tags=["after play"],
    responses=PROBLEMS,
)
async def verify_record(request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor) -> Verdict:
    """Replay a record and say whether every step leads where it says."""
    services.limits.spend("think", visitor.key)
    body = await request.body()
    if not body:
        raise Malformed("the body of the request is the record")
    try:
        return await services.workers.run("verify", visitor.asker, verify, body)
    except (TookTooLong, WorkerLost):
        seconds = services.settings.verify_seconds
        return Verdict(False, error=f"replaying this takes longer than {seconds:g} s; `tabletome verify` has no limit")


def _viewer(live: LiveTable, visitor: Visitor, seat: str | None) -> int | None:
    """Whose eyes: one's own or a spectator's during the game, anyone's afterwards."""
    mine = live.seats_of(visitor.id)
    if seat is None:
        return mine[0] if mine else None
    if seat == OPEN:
        if not live.is_over:
            raise NotAllowed("all cards are shown when the game is over")
        return None
    number = int(seat)
    if number >= len(live.seats):
        raise NotFound(f"this table has seats 0 to {len(live.seats) - 1}")
    if number not in mine and not live.is_over:
        raise NotAllowed("what another seat saw is shown when the game is over")
    return number
