"""Live connections: one for a table, one for oneself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromQuery, QueryParameter

from tabletome.engine import TabletomeError
from tabletome.server import clocks
from tabletome.server.api.common import Id, Lang, TheServices, Visitor, own_seat, visitor_of
from tabletome.server.api.tables import chat_lines, say
from tabletome.server.channels import (
    Changed,
    Chatted,
    Due,
    LookAgain,
    Present,
    Remarked,
    SignedOut,
    Subscriber,
    TableNotice,
    cancelled,
    person_channel,
    session_channel,
    table_channel,
    ties_channel,
)
from tabletome.server.errors import Malformed, NoSession, Refused, TooMany, code_of
from tabletome.server.live_table import LiveTable
from tabletome.server.messages import (
    Act,
    ActMessage,
    AnswerMessage,
    ChatLine,
    ChatMessage,
    FromClient,
    LanguageMessage,
    PingMessage,
    SeatMessage,
    TableInfo,
    UndoMessage,
    WishMessage,
)
from tabletome.server.people import digest, required
from tabletome.server.services import Services

Invitation = Annotated[str | None, QueryParameter(max_length=60)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]

_READ_NOTICE = msgspec.json.Decoder(TableNotice).decode
_SIGNED_OUT = msgspec.json.encode(SignedOut())
_READ_MESSAGE = msgspec.json.Decoder(FromClient).decode
GONE = (WebSocketDisconnect, WebSocketException, OSError)
"""What it looks like when a client is no longer there."""
log = logging.getLogger(__name__)
INTERNAL_ERROR = 1011
SEATS_APART = 16
"""What bots say has numbers of its own, below zero, by step and seat."""
WHOLE_VIEW = 9.0
"""For how many messages more it counts to be shown everything anew."""
MOST_REFUSALS = 50
"""A connection that is refused so often without one good message is closed."""


@websocket("/api/tables/{id:str}/live")
async def table_live(
    socket: WebSocket[Any, Any, Any],
    id: Id,
    services: TheServices,
    lang: Lang = "en",
    seat: SeatQuery = None,
    invite: Invitation = None,
    changes: FromQuery[bool] = False,
) -> None:
    """Everything that happens at a table, as it happens; with `changes` only what changes of the view."""
    await socket.accept()
    async with _ending_with_a_reason(socket):
        visitor = await visitor_of(socket, services)
        async with services.seen(id, visitor.id, invite) as live:
            viewer = own_seat(live, visitor.id, seat)
        connection = TableConnection(socket, services, visitor, id, lang, viewer, changes)
        with (
            services.sockets.counted(*visitor.counted_as, None if viewer is not None else id),
            services.channels.subscription([table_channel(id), *_own_channels(visitor)]) as subscriber,
        ):
            await connection.run(subscriber)


@websocket("/api/live")
async def person_live(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """Word of one's turn, at whatever table."""
    await socket.accept()
    async with _ending_with_a_reason(socket):
        visitor = await visitor_of(socket, services)
        person = required(visitor.person)
        with (
            services.sockets.counted(*visitor.counted_as),
            services.channels.subscription([person_channel(person.id), *_own_session(visitor)]) as subscriber,
        ):
            await services.online.come(person.id)
            try:
                await _until_first(_until_gone(socket), _pass_on(socket, subscriber))
            finally:
                services.left(person.id)


@asynccontextmanager
async def _ending_with_a_reason(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[None]:
    """Whatever ends a connection from our side, the client is told by the code with which it is closed."""
    try:
        yield
    except GONE:
        return
    except TabletomeError as wrong:
        await _close(socket, wrong)
    except Exception as failed:
        log.error("a live connection failed", exc_info=failed)
        with suppress(*GONE):
            await socket.close(code=INTERNAL_ERROR, reason="the server has made a mistake")


def _own_session(visitor: Visitor) -> list[str]:
    """Where this connection hears that its session has ended."""
    return [] if visitor.token is None else [session_channel(digest(visitor.token))]


def _own_channels(visitor: Visitor) -> list[str]:
    """Where this connection hears what concerns its owner alone."""
    return [*_own_session(visitor), *([] if visitor.id is None else [ties_channel(visitor.id)])]


class TableConnection:
    """One client at one table: what it has been shown, and what it says."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        visitor: Visitor,
        id: str,
        language: str,
        seat: int | None,
        by_changes: bool,
    ) -> None:
        self._socket = socket
        self._house = services
        self._visitor = visitor
        self._id = id
        self._language = language
        self._seat = seat
        self._by_changes = by_changes
        self._shown_step = -1
        self._shown_revision = -1
        self._seats: list[int] | None = None
        """As what one is known to be there: the seats one plays, none for a spectator."""
        self._spectating = False
        self._is_delayed = False
        """What this client sees is some time ago."""
        self._refusals = 0
        self._unheard: set[int] = set()
        """Whose lines its owner does not want to read."""
        self._told_presence: tuple[list[int], int] | None = None
        self._told_of_table: tuple[object, ...] | None = None
        self._drawn_for: tuple[int | None, str] | None = None
        """The seat and language of the view that the client has."""

    async def run(self, subscriber: Subscriber) -> None:
        """Show the table, then pass on what happens until the client goes away."""
        try:
            await self._show()
            await self._send_chat()
            await _until_first(self._listen(), self._watch(subscriber))
        finally:
            self._be_known_as(None)

    # To the client

    async def _watch(self, subscriber: Subscriber) -> None:
        async for told in subscriber:
            match _READ_NOTICE(told) if isinstance(told, bytes) else told:
                case Changed(revision) if self._is_delayed and not await self._is_all_shown(revision):
                    self._house.delay.remind(self._id, revision, self._tell_it_is_due)
                case Due():
                    await self._show()
                case Changed(revision, asked) if revision > self._shown_revision:
                    if self._has_to_look(revision, asked):
                        await self._show(revision)
                case Chatted(line) if line.get("person") not in self._unheard:
                    await self._send({"type": "chat", "line": line})
                case Remarked(seat, step, said):
                    name, text = said[self._language]
                    remark = ChatLine(-(step * SEATS_APART + seat) - 1, name, text, time.time(), seat)
                    await self._send({"type": "chat", "line": remark})
                case Present() as who:
                    self._house.presence.hear(self._id, who)
                    await self._send_presence()
                case LookAgain():
                    self._told_of_table = None
                    await self._show()
                    await self._send_chat()
                case SignedOut():
                    raise NoSession("you have signed out")

    async def _is_all_shown(self, revision: int) -> bool:
        """Whether nothing is kept from a watcher any more, since the game is over."""
        async with self._house.tables.look(self._id, revision) as live:
            return not self._house.delay.concerns(live.row, live.seats, self._visitor.id)

    def _tell_it_is_due(self) -> None:
        self._house.channels.tell_here(table_channel(self._id), Due())

    def _has_to_look(self, revision: int, asked: list[int] | None) -> bool:
        """Whether to show this revision: at once to who is asked; to who looks on, this or a later one soon."""
        if asked is None or self._seat in asked or not set(asked).isdisjoint(self._seats or ()):
            return True
        live = self._house.tables.cache.known(self._id)
        return live is None or live.pace.is_shown(revision, self._tell_to_look)

    def _tell_to_look(self, revision: int) -> None:
        self._house.channels.tell_here(table_channel(self._id), Changed(revision))

    async def _show(self, revision: int | None = None) -> None:
        """Send what has changed for this client: the table's description if it did, and the view."""
        tables, delay, person = self._house.tables, self._house.delay, self._visitor.id
        async with tables.look(self._id, revision) as live:
            self._is_delayed = delay.concerns(live.row, live.seats, person)
            news = [] if self._is_delayed else self._news(live)
        if self._is_delayed:
            async with delay.look(self._id) as former:
                news = self._news(former)
        for message in news:
            await self._socket.send_data(message, "text")

    def _news(self, live: LiveTable) -> list[bytes]:
        """What this client has not been told of a table as it may see it, which it knows from now on."""
        self._seat = self._still_mine(live)
        self._be_known_as(live.seats_ever_of(self._visitor.id))
        info = self._news_of_table(live)
        news = [] if info is None else [msgspec.json.encode({"type": "table", "table": info})]
        view = self._news_of_view(live)
        if view is not None:
            news.append(view)
        if live.row.clock is not None and (running := _clocks(live)):
            news.append(msgspec.json.encode({"type": "clock", "clocks": running}))
        return news

    def _news_of_view(self, live: LiveTable) -> bytes | None:
        """What has changed of the view, or else the view; None where there is nothing to see."""
        since = live.unchanged_up_to(self._shown_step, self._shown_revision) + 1
        whole = since <= live.told_from
        changes = None if whole else self._changes(live, since)
        shown = None if changes else live.view(self._seat, self._language, None if whole else since)
        self._shown_step, self._shown_revision = live.step, live.revision
        self._drawn_for = (self._seat, self._language)
        claim_from = self._house.claim_from(live)
        if changes is not None:
            return self._told_of_view("change", since, changes, claim_from)
        if shown is None:
            return None
        more = b'"whole":%s,"view":%s}' % (b"true" if whole else b"false", shown.view)
        return self._told_of_view("view", shown.since, more, claim_from)

    def _news_of_table(self, live: LiveTable) -> TableInfo | None:
        """The table's description, unless this client has it already; what moves change of it a view tells."""
        if live.description == self._told_of_table:
            return None
        self._told_of_table = live.description
        return self._house.info(live, self._visitor.id, self._language)

    def _changes(self, live: LiveTable, since: int) -> bytes | None:
        """What has changed since what this client has, if that is known and the client can do with it."""
        if not self._by_changes or self._drawn_for != (self._seat, self._language):
            return None
        told = live.changes(self._seat, self._language, since, self._shown_revision)
        return None if told is None else told[1:]

    def _told_of_view(self, kind: str, since: int, more: bytes, claim_from: float | None) -> bytes:
        """A message; `more` is the rest of it, without the brace that opens it."""
        seat = "null" if self._seat is None else self._seat
        claim = "null" if claim_from is None else int(claim_from)
        told = f'"revision":{self._shown_revision},"since":{since},"seat":{seat},"claim_from":{claim}'
        return f'{{"type":"{kind}",{told},'.encode() + more

    def _still_mine(self, live: LiveTable) -> int | None:
        """Whoever has lost a seat goes on as a spectator; who has taken one sees it."""
        if self._spectating or self._seat in live.seats_of(self._visitor.id):
            return self._seat
        return own_seat(live, self._visitor.id, None)

    def _be_known_as(self, seats: list[int] | None) -> None:
        """Tell the others who is here: at first, when one takes or loses a seat, and when one goes (None)."""
        if seats == self._seats:
            return
        if self._seats is not None:
            self._house.presence.go(self._id, self._seats)
        if seats is not None:
            self._house.presence.come(self._id, seats)
        self._seats = seats

    async def _send_chat(self) -> None:
        self._unheard = await self._house.company.unheard(self._visitor.id)
        lines = await chat_lines(self._house, self._id, unheard=self._unheard)
        await self._send({"type": "chat-history", "lines": lines})

    async def _send_presence(self) -> None:
        presence = self._house.presence
        connected, watching = presence.seats(self._id), presence.watching(self._id)
        if self._told_presence != (connected, watching):
            self._told_presence = connected, watching
            await self._send({"type": "presence", "connected": connected, "watching": watching})

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_data(msgspec.json.encode(message), "text")

    # From the client

    async def _listen(self) -> None:
        while True:
            data = await self._receive()
            if data is None or not await self._obey(data):
                return

    async def _receive(self) -> bytes | str | None:
        try:
            return await self._socket.receive_data("text")
        except WebSocketDisconnect:
            return None

    async def _obey(self, data: bytes | str) -> bool:
        """Do what a message says, or say why not; whether to go on listening."""
        number: int | None = None
        try:
            self._house.limits.spend("socket", self._visitor.key)
            message = _read(data)
            number = message.id
            self._house.metrics.count_message(str(type(message).__struct_config__.tag))
            self._count(message)
            await self._answer(message)
        except GONE:
            return False
        except Exception as wrong:
            self._refusals += 1
            self._house.metrics.refusals.labels(code_of(wrong) if isinstance(wrong, TabletomeError) else "defect").inc()
            await self._send({"type": "error", "id": number, **_told(wrong)})
            if self._refusals > MOST_REFUSALS:
                raise TooMany("too many messages that were refused", 5.0) from None
        else:
            self._refusals = 0
        return True

    def _count(self, message: FromClient) -> None:
        """What changes something counts as over HTTP; to be shown everything anew counts for many messages."""
        match message:
            case ActMessage() | UndoMessage() | AnswerMessage() | WishMessage():
                self._house.limits.spend("change", self._visitor.key)
            case LanguageMessage() | SeatMessage():
                self._house.limits.spend("socket", self._visitor.key, WHOLE_VIEW)

    async def _answer(self, message: FromClient) -> None:
        match message:
            case ActMessage():
                act = Act(message.seat, message.step, message.action, message.revision)
                live = await self._house.act(self._id, self._visitor.someone, act)
                await self._send({"type": "acted", "id": message.id, "step": live.step, "revision": live.revision})
            case ChatMessage():
                await say(self._house, self._id, self._visitor.someone, message.text)
            case WishMessage():
                await self._house.wish(self._id, self._visitor.someone, message.wish)
                await self._send({"type": "done", "id": message.id})
            case LanguageMessage():
                self._language = message.lang
                await self._show_all()
            case SeatMessage():
                await self._change_seat(message.seat)
            case UndoMessage():
                await self._house.play.undo(self._id, self._visitor.someone, message.seat)
                await self._send({"type": "done", "id": message.id})
            case AnswerMessage():
                await self._house.play.answer(self._id, self._visitor.someone, message.request, message.agree)
                await self._send({"type": "done", "id": message.id})
            case PingMessage():
                await self._send({"type": "pong", "id": message.id})

    async def _change_seat(self, seat: int | None) -> None:
        async with self._house.tables.look(self._id) as live:
            if seat is not None:
                live.check_seat(self._visitor.id, seat)
        self._seat, self._spectating = seat, seat is None
        await self._show_all()

    async def _show_all(self) -> None:
        self._shown_step, self._told_of_table = -1, None
        await self._show()


def _told(wrong: Exception) -> dict[str, str]:
    """A refusal in words. Anything else is our own mistake, which is noted and not explained."""
    if isinstance(wrong, TabletomeError):
        return {"code": code_of(wrong), "text": str(wrong)}
    log.error("a message could not be answered", exc_info=wrong)
    return {"code": "defect", "text": "the server has made a mistake; nothing has changed"}


async def _until_first(*coroutines: Coroutine[Any, Any, None]) -> None:
    """Run these until one ends, or fails."""
    tasks = [asyncio.create_task(each) for each in coroutines]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await cancelled(*tasks)
    for task in ended:
        task.result()


def _read(data: bytes | str) -> FromClient:
    try:
        message: FromClient = _READ_MESSAGE(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise Malformed(f"not a message of the protocol: {wrong}") from None
    return message


def _clocks(live: LiveTable) -> list[dict[str, Any]]:
    now = time.time()
    shown = ((seat.seat, clocks.shown(seat, now)) for seat in live.seats)
    return [{"seat": seat, "left": clock.left, "running": clock.running} for seat, clock in shown if clock is not None]


async def _close(socket: WebSocket[Any, Any, Any], wrong: TabletomeError) -> None:
    status = wrong.status if isinstance(wrong, Refused) else 400
    with suppress(*GONE):
        await socket.close(code=4000 + status, reason=str(wrong)[:100])


async def _pass_on(socket: WebSocket[Any, Any, Any], subscriber: Subscriber) -> None:
    """Send whatever is heard, until the session ends."""
    async for told in subscriber:
        if isinstance(told, SignedOut) or told == _SIGNED_OUT:
            raise NoSession("you have signed out")
        await socket.send_data(told if isinstance(told, bytes) else msgspec.json.encode(told), "text")


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Until the client goes away; what it says is ignored."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
