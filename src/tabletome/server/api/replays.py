"""After play: replays, records, clones, and checking them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from tabletome.server.api.common import PROBLEMS, Id, Lang, RowId, TheServices, TheVisitor, Visitor
from tabletome.server.bots import LookedBack, verify
from tabletome.server.errors import Malformed, NotAllowed, NotFound, NotNow
from tabletome.server.live_table import LiveTable
from tabletome.server.log_pages import OPEN, Viewer
from tabletome.server.messages import (
    ChancesAt,
    Clone,
    Comment,
    CostlyDecision,
    GameReview,
    NewComment,
    TableId,
    Verdict,
)
from tabletome.server.settings import RECORD_LIMIT
from tabletome.server.views import draw_of, replayed
from tabletome.server.workers import TookTooLong, WorkerLost

LAST_STEP = 1_000_000
SeatOrOpen = Annotated[str | None, QueryParameter(max_length=4, pattern="^([0-9]{1,2}|open)$")]
StepQuery = Annotated[int, QueryParameter(ge=0, le=LAST_STEP)]


class ReplayView(msgspec.Struct):
    """A view of an earlier step."""

    step: int
    steps: int
    seat: int | None
    since: int
    """Its log is told from this step on."""
    view: dict[str, Any]


class LogPage(msgspec.Struct):
    """Entries of the log before a step, all from `since` on."""

    since: int
    entries: list[dict[str, Any]]


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
        services.limits.spend("look-back", visitor.key)
        async with services.tables.look(id) as live:
            live.check_sight(visitor.id)
            row, viewer = live.row, viewer_of(live, visitor, seat)
            delayed = services.delay.concerns(row, live.seats, visitor.id)
        steps = await services.delay.last_step_to_show(id) if delayed else row.step
        if step > steps:
            raise NotFound(f"{steps} moves of this game can be seen; there is no step {step}")
        looked = await services.replays.look(row, step)
        since, plain = await asyncio.to_thread(replayed, looked, viewer, lang)
        services.replays.done(id, looked.table)
        seat_number = viewer if isinstance(viewer, int) else None
        if seat_number is None or step != row.step:
            plain["can_undo"] = False
        return ReplayView(step, steps, seat_number, since, plain)

    @get("/log")
    async def log(
        self,
        id: Id,
        services: TheServices,
        visitor: TheVisitor,
        before: StepQuery = LAST_STEP,
        seat: SeatOrOpen = None,
        lang: Lang = "en",
    ) -> LogPage:
        """A part of the log before a step: ask for what is before its `since` to read on."""
        async with services.seen(id, visitor.id) as live:
            viewer = viewer_of(live, visitor, seat)
            part = live.log_before(before, viewer, lang)
            delayed = services.delay.concerns(live.row, live.seats, visitor.id)
        if delayed:
            before = min(before, await services.delay.last_step_to_show(id) + 1)
        if part is None:
            part = await services.replays.log_before(id, before, viewer, lang)
        return LogPage(part.since, [msgspec.json.decode(entry) for entry in part.entries])

    @get("/record", media_type="application/json")
    async def record(self, id: Id, services: TheServices, visitor: TheVisitor) -> Response[bytes]:
        """The recorded game, for anyone to replay and check."""
        services.limits.spend("look-back", visitor.key)
        async with services.tables.look(id) as live:
            live.check_sight(visitor.id)
            if not live.is_over:
                raise NotNow("the record holds the seed; it is given out when the game has ended")
            if not live.tells_seed:
                raise NotNow("the record holds the seed, with which others still play; it is given out afterwards")
            row, outcome, draw = live.row, live.table.outcome, draw_of(live)
        record = await services.replays.record(row, outcome, draw)
        name = f'attachment; filename="{row.game}-{id}.json"'
        return Response(record.write(), media_type="application/json", headers={"Content-Disposition": name})

    @post("/clone", status_code=201)
    async def clone(self, id: Id, data: JSONBody[Clone], services: TheServices, visitor: TheVisitor) -> TableId:
        """A private table in an earlier position, all seats one's own or all but one played by bots."""
        person = visitor.someone
        async with services.tables.look(id) as live:
            live.check_sight(person.id)
        services.limits.spend("look-back", visitor.key)
        services.limits.spend("table", visitor.key)
        return TableId(await services.lobby.clone(id, person, data.step, data.seat))

    @get("/review")
    async def review(self, id: Id, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> GameReview:
        """Everybody's chances over a game that is over, and the decisions that cost its people the most."""
        services.limits.spend("look-back", visitor.key)
        async with services.tables.look(id) as live:
            live.check_sight(visitor.id)
            if not live.is_over:
                raise NotNow("a game is looked back at when it is over: the chances would give away what is hidden")
            row, outcome, draw = live.row, live.table.outcome, draw_of(live)
            people = [seat.seat for seat in live.seats if seat.kind != "bot"] or [seat.seat for seat in live.seats]
        found = services.reviews.known(id, row.step)
        if found is None:
            services.limits.spend("think", visitor.key)
            record = await services.replays.record(row, outcome, draw)
            found = await services.reviews.look_back(id, row.step, visitor.asker, record, people)
        return reviewed(found, lang)

    @get("/comments")
    async def comments(self, id: Id, services: TheServices, visitor: TheVisitor) -> list[Comment]:
        """What is said about the game, step by step."""
        async with services.tables.look(id) as live:
            live.check_sight(visitor.id)
        return await services.comments.of(id, visitor.id)

    @post("/comments", status_code=201)
    async def comment(self, id: Id, data: JSONBody[NewComment], services: TheServices, visitor: TheVisitor) -> Comment:
        """Say something about a step of a game that is over."""
        person = visitor.someone
        services.limits.spend("chat", visitor.key)
        async with services.tables.look(id) as live:
            live.check_sight(person.id)
            if not live.is_over:
                raise NotNow("a game is commented when it is over; until then there is the chat")
            if data.step > live.step:
                raise NotFound(f"this game has {live.step} moves; there is no step {data.step}")
        return await services.comments.add(id, person, data)

    @delete("/comments/{comment:int}")
    async def uncomment(self, id: Id, comment: RowId, services: TheServices, visitor: TheVisitor) -> None:
        """Remove what one has said; moderators remove anybody's."""
        await services.comments.remove(id, comment, visitor.someone)


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


def reviewed(found: LookedBack, lang: str) -> GameReview:
    """What there is to learn from a game, in one language."""
    costly = [
        CostlyDecision(each.step, each.seat, words.played, words.better, each.cost, words.why)
        for each in found.lessons
        for words in (each.words[lang],)
    ]
    chances = [ChancesAt(each.step, each.values) for each in found.chances]
    return GameReview(chances, costly, found.looked_at, found.decisions)


def viewer_of(live: LiveTable, visitor: Visitor, seat: str | None) -> Viewer:
    """Whose eyes: one's own or a spectator's during the game, anyone's afterwards."""
    mine = live.seats_of(visitor.id)
    if seat is None:
        return mine[0] if mine else None
    if seat == OPEN:
        if not live.is_over:
            raise NotAllowed("all cards are shown when the game is over")
        return OPEN
    number = int(seat)
    if number >= len(live.seats):
        raise NotFound(f"this table has seats 0 to {len(live.seats) - 1}")
    if number not in mine and not live.is_over:
        raise NotAllowed("what another seat saw is shown when the game is over")
    return number
