"""Making and finding tables, taking seats, and everything that players do there."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from typing import Annotated, Literal

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.lessons.reasons import beside_the_best, in_words
from tabletome.scene.view import question
from tabletome.scene.words import Translator, translator
from tabletome.server.api.common import PROBLEMS, Id, Lang, TheServices, TheVisitor, Visitor, own_seat
from tabletome.server.bots import Opinion, weigh
from tabletome.server.channels import Chatted, table_channel
from tabletome.server.errors import Busy, Malformed, NotAllowed
from tabletome.server.live_table import LiveTable
from tabletome.server.lobby import LISTED, Page, Sort, invites
from tabletome.server.messages import (
    Act,
    Acted,
    ChatLine,
    Consent,
    Created,
    Filter,
    ForSeat,
    Hint,
    HintChoice,
    Join,
    NewTable,
    NextTable,
    Say,
    SeatChange,
    ShareGiven,
    Shown,
    Speed,
    TableId,
    TableInfo,
    TableSummary,
    TableView,
    UndoAnswer,
)
from tabletome.server.moderation import why_muted
from tabletome.server.names import clean_text
from tabletome.server.schema import ChatRow, PersonRow
from tabletome.server.services import Services
from tabletome.server.workers import TookTooLong, WorkerLost

CHAT_LINES = 200
NEWEST = 2**31 - 1
HINTS = 5
LOOK_COST = 4
"""A whole view, of a table that may have to be loaded, costs as much as so many small readings."""
Invitation = Annotated[str | None, QueryParameter(max_length=60)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
Limit = Annotated[int, QueryParameter(ge=1, le=LISTED)]
Moment = Annotated[float | None, QueryParameter(ge=0, le=1e12)]
LastId = Annotated[str, QueryParameter(max_length=30)]
GameName = Annotated[str, QueryParameter(max_length=60)]
SeatCount = Annotated[int | None, QueryParameter(ge=1, le=16)]
Before = Annotated[int, QueryParameter(ge=0, le=NEWEST)]


class LobbyController(Controller):
    """Tables: making, finding, sitting down."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @post()
    async def make(self, data: JSONBody[NewTable], services: TheServices, visitor: TheVisitor) -> Created:
        """A new table."""
        person = visitor.someone
        services.limits.spend("table", visitor.key)
        row, seats = await services.lobby.make(person, data)
        return Created(row.id, invites(row, seats))

    @get()
    async def listed(
        self,
        services: TheServices,
        visitor: TheVisitor,
        filter: FromQuery[Filter] = "mine",
        lang: Lang = "en",
        limit: Limit = LISTED,
        before: Moment = None,
        before_id: LastId = "",
        game: GameName = "",
        players: SeatCount = None,
        rated: FromQuery[bool | None] = None,
        speed: FromQuery[Speed | None] = None,
    ) -> list[TableSummary]:
        """My games, open seats, games to watch, my past games; further ones behind the last of a list before."""
        person = visitor.someone if filter in ("mine", "past") else visitor.person
        sort = Sort(game, players, rated, speed)
        found = await services.lobby.listed(filter, person, Page(limit, before, before_id), sort)
        return await services.summaries(found, visitor.id, lang)

    @get("/next")
    async def next_turn(self, services: TheServices, visitor: TheVisitor, after: LastId = "") -> NextTable:
        """The next table where it is one's turn."""
        return await services.lobby.next_turn(visitor.someone, after)

    @get("/featured")
    async def featured(self, services: TheServices, visitor: TheVisitor, lang: Lang = "en") -> list[Shown]:
        """Games to watch: those that most people watch, then those of the strongest."""
        found = await services.watching.featured()
        told = await services.summaries([(each.row, each.seats) for each in found], visitor.id, lang)
        return [
            Shown(table, each.watching, None if each.rating is None else round(each.rating))
            for table, each in zip(told, found, strict=True)
        ]

    @get("/{id:str}")
    async def look(
        self,
        id: Id,
        services: TheServices,
        visitor: TheVisitor,
        lang: Lang = "en",
        seat: SeatQuery = None,
        invite: Invitation = None,
    ) -> TableView:
        """A table, as one may see it."""
        services.limits.spend("read", visitor.key, LOOK_COST)
        async with services.seen(id, visitor.id, invite) as live:
            viewer = own_seat(live, visitor.id, seat)
            info = _info(services, live, visitor, lang)
            shown = live.view(viewer, lang)
        fields = {name: getattr(info, name) for name in info.__struct_fields__}
        view = None if shown is None else msgspec.json.decode(shown.view)
        since = 0 if shown is None else shown.since
        unheard = await services.company.unheard(visitor.id)
        chat = await chat_lines(services, id, unheard=unheard)
        return TableView(**fields, seat=viewer, since=since, view=view, chat=chat)

    @post("/{id:str}/join", status_code=200)
    async def join(
        self, id: Id, data: JSONBody[Join], services: TheServices, visitor: TheVisitor, lang: Lang = "en"
    ) -> TableInfo:
        """Take a seat."""
        return _info(services, await services.lobby.join(id, visitor.someone, data), visitor, lang)

    @post("/{id:str}/share", status_code=200)
    async def share(
        self, id: Id, data: JSONBody[ShareGiven], services: TheServices, visitor: TheVisitor, lang: Lang = "en"
    ) -> TableInfo:
        """Add one's share to the seed of a game that waits for it."""
        return _info(services, await services.lobby.share(id, visitor.someone, data.share), visitor, lang)

    @post("/{id:str}/leave", status_code=204)
    async def leave(self, id: Id, services: TheServices, visitor: TheVisitor) -> None:
        """Get up before the game begins, or from a game that is retired."""
        await services.lobby.leave(id, visitor.someone)

    @delete("/{id:str}")
    async def delete(self, id: Id, services: TheServices, visitor: TheVisitor) -> None:
        """Delete a table of one's own that is retired."""
        await services.lobby.delete(id, visitor.someone)

    @put("/{id:str}/seats/{seat:int}")
    async def change_seat(
        self,
        id: Id,
        seat: FromPath[int],
        data: JSONBody[SeatChange],
        services: TheServices,
        visitor: TheVisitor,
        lang: Lang = "en",
    ) -> TableInfo:
        """Let a bot take a seat, or free it; a person who has it is put out."""
        return _info(services, await services.lobby.change_seat(id, visitor.someone, seat, data), visitor, lang)


class PlayController(Controller):
    """What happens at a table."""

    path = "/api/tables/{id:str}"
    tags = ["play"]  # noqa: RUF012 - as Litestar declares it
    responses = PROBLEMS

    @post("/actions", status_code=200)
    async def act(self, id: Id, data: JSONBody[Act], services: TheServices, visitor: TheVisitor) -> Acted:
        """Make a move."""
        live = await services.act(id, visitor.someone, data)
        return Acted(live.step, live.revision)

    @post("/undo", status_code=200)
    async def undo(self, id: Id, data: JSONBody[ForSeat], services: TheServices, visitor: TheVisitor) -> UndoAnswer:
        """Take back one's last move, or ask the others for it."""
        asked = await services.play.undo(id, visitor.someone, data.seat)
        return UndoAnswer(asked is None, asked)

    @post("/requests/{request_id:int}", status_code=200)
    async def answer(
        self, id: Id, request_id: FromPath[int], data: JSONBody[Consent], services: TheServices, visitor: TheVisitor
    ) -> UndoAnswer:
        """Agree to what another asks for, or refuse it."""
        asked = await services.play.answer(id, visitor.someone, request_id, data.agree)
        return UndoAnswer(asked is None and data.agree, asked)

    @post("/resign", status_code=200)
    async def resign(
        self, id: Id, data: JSONBody[ForSeat], services: TheServices, visitor: TheVisitor, lang: Lang = "en"
    ) -> TableInfo:
        """Give up."""
        return _info(services, await services.play.resign(id, visitor.someone, data.seat), visitor, lang)

    @post("/claim", status_code=200)
    async def claim(
        self, id: Id, data: JSONBody[ForSeat], services: TheServices, visitor: TheVisitor, lang: Lang = "en"
    ) -> TableInfo:
        """Take whoever has to move and does not to have left the game."""
        return _info(services, await services.play.claim(id, visitor.someone, data.seat), visitor, lang)

    @post("/abandon", status_code=200)
    async def abandon(self, id: Id, data: JSONBody[ForSeat], services: TheServices, visitor: TheVisitor) -> UndoAnswer:
        """End the game without a winner, if all agree."""
        asked = await services.play.abandon(id, visitor.someone, data.seat)
        return UndoAnswer(asked is None, asked)

    @post("/rematch", status_code=200)
    async def rematch(
        self, id: Id, services: TheServices, visitor: TheVisitor, share: FromQuery[Literal["later"] | None] = None
    ) -> TableId:
        """The same again."""
        services.limits.spend("table", visitor.key)
        return TableId(await services.lobby.rematch(id, visitor.someone, share))

    @post("/hint", status_code=200)
    async def hint(
        self, id: Id, data: JSONBody[ForSeat], services: TheServices, visitor: TheVisitor, lang: Lang = "en"
    ) -> Hint:
        """What a bot would consider in one's place."""
        person = visitor.someone
        async with services.tables.look(id) as live:
            live.check_seat(person.id, data.seat)
            live.check_playing()
            live.check_unscored("this game counts: there are no hints")
            if not live.row.hints:
                raise NotAllowed("this table is played without hints")
            live.table.decision_of(data.seat)
            services.limits.spend("think", visitor.key)
            saved, step = live.table.save(past=False), live.step
            bot = live.table.game.bot or services.settings.hint
            texts = _choice_texts(live, data.seat, lang)
        weighed = await _weighed(services, visitor, saved, data.seat, bot)
        words = translator(lang, live.game.folder)
        return Hint(step, [_hint_choice(each, place, texts, words) for place, each in enumerate(weighed)])

    @post("/chat", status_code=201)
    async def say(self, id: Id, data: JSONBody[Say], services: TheServices, visitor: TheVisitor) -> ChatLine:
        """Say something to everyone at the table."""
        return await say(services, id, visitor.someone, data.text)

    @get("/chat")
    async def chat(self, id: Id, services: TheServices, visitor: TheVisitor, before: Before = NEWEST) -> list[ChatLine]:
        """What was said."""
        async with services.tables.look(id) as live:
            live.check_sight(visitor.id)
        return await chat_lines(services, id, before, await services.company.unheard(visitor.id))


def _info(services: Services, live: LiveTable, visitor: Visitor, lang: str) -> TableInfo:
    return services.info(live, visitor.id, lang)


async def _weighed(services: Services, visitor: Visitor, saved: bytes, seat: int, bot: str) -> list[Opinion]:
    try:
        return await services.workers.run("hints", visitor.asker, weigh, saved, seat, bot, HINTS)
    except (TookTooLong, WorkerLost):
        raise Busy("no hint was found in time", services.settings.hint_seconds) from None


def _hint_choice(each: Opinion, place: int, texts: Mapping[str, str], words: Translator) -> HintChoice:
    """An option as a hint tells it: the best and the second best with reasons."""
    told = [] if each.why is None else (beside_the_best if place else in_words)(each.why)
    return HintChoice(each.action, texts[each.action], each.value, each.visits, [words.say(line) for line in told])


def _choice_texts(live: LiveTable, seat: int, lang: str) -> dict[str, str]:
    asked = question(live.table, seat)
    words = translator(lang, live.game.folder)
    return {} if asked is None else {choice.action: words.say(choice.text) for choice in asked.choices}


# Chat


async def say(services: Services, id: str, person: PersonRow, given: str) -> ChatLine:
    """Keep a line and pass it on."""
    text = clean_text(given)
    if not text:
        raise Malformed("there is nothing to say in that")
    services.limits.spend("chat", f"person {person.id}")
    async with services.tables.look(id) as live:
        live.check_sight(person.id)
        if not live.row.chat:
            raise NotAllowed("there is no chat at this table")
        mine = live.seats_of(person.id)
    row = ChatRow(table_id=id, person_id=person.id, seat=next(iter(mine), None), name=person.name, text=text)
    row.at = time.time()
    line = await services.storage.write(lambda session: _keep(session, row))
    services.channels.publish(table_channel(id), Chatted(msgspec.to_builtins(line)))
    return line


async def chat_lines(
    services: Services, id: str, before: int = NEWEST, unheard: Collection[int] = ()
) -> list[ChatLine]:
    """The last lines before a certain one, in the order they were said, but of nobody who is not to be heard."""
    lines = select(ChatRow).where(ChatRow.table_id == id, ChatRow.id < before, ChatRow.person_id.not_in(unheard))
    newest = lines.order_by(ChatRow.id.desc()).limit(CHAT_LINES)
    return await services.storage.read(lambda session: [_line(row) for row in reversed(session.scalars(newest).all())])


def _keep(session: Session, row: ChatRow) -> ChatLine:
    muted_until = session.scalar(select(PersonRow.muted_until).where(PersonRow.id == row.person_id))
    if muted_until is not None and muted_until > row.at:
        reason = why_muted(session, row.person_id)
        raise NotAllowed(f"you may play here, but not write to others{': ' if reason else ''}{reason}")
    session.add(row)
    session.flush()
    return _line(row)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.name, row.text, row.at, row.seat, row.person_id)
