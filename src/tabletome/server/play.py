"""Everything that happens at a table once the game has begun: moves, taking back, giving up, agreeing."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

import msgspec

from tabletome.server import clocks
from tabletome.server.errors import NotAllowed, NotNow, Stale
from tabletome.server.journal import MOVE, UNDO
from tabletome.server.live_table import LiveTable
from tabletome.server.messages import Act, RequestInfo, Result
from tabletome.server.premoves import Kept, legal
from tabletome.server.schema import PersonRow
from tabletome.server.tables import Change, Entry, Tables, end

STAND_IN = "adept"
"""How well a bot plays that takes over from someone who has given up."""
ABSENT = ("time", "absent")
"""The reasons for which somebody loses who was not there."""


class Play:
    """What players do."""

    def __init__(self, tables: Tables, claim_seconds: float) -> None:
        self._tables = tables
        self._claim_seconds = claim_seconds

    # Moves

    async def act(self, id: str, person: PersonRow, act: Act) -> LiveTable:
        """Make a move; it is stored when this returns."""

        def work(live: LiveTable) -> Change:
            live.check_seat(person.id, act.seat)
            return _move(live, act)

        return await self._tables.change(id, work)

    async def act_for_bot(self, id: str, act: Act) -> LiveTable:
        def work(live: LiveTable) -> Change:
            if act.seat not in live.bots():
                raise Stale("no bot plays this seat any more")
            return _move(live, act)

        return await self._tables.change(id, work)

    async def act_in_advance(self, id: str, person: int, seat: int, kept: Kept) -> bool:
        """Play a move that was chosen before it was asked for; whether it was legal."""
        played = False

        def work(live: LiveTable) -> Change | None:
            nonlocal played
            live.check_seat(person, seat)
            found = legal(live, seat, kept)
            played = found is not None
            return None if found is None else _move(live, Act(seat, live.step, found))

        await self._tables.change(id, work)
        return played

    # Taking back

    async def undo(self, id: str, person: PersonRow, seat: int) -> RequestInfo | None:
        """Take back this seat's last move; the request that others have to agree to, if they have to."""
        asked = Asked()

        def work(live: LiveTable) -> Change | None:
            live.check_seat(person.id, seat)
            live.check_playing()
            step = live.last_step_of(seat)
            if not live.table.can_undo(seat):
                live.check_unscored("this game counts: what has shown something new is not taken back")
            if live.table.can_undo(seat) or not _others(live, person.id):
                return _take_back(live, seat, step)
            return asked.ask(live, "undo", seat, step, person)

        await self._tables.change(id, work)
        return asked.info

    # Giving up

    async def resign(self, id: str, person: PersonRow, seat: int) -> LiveTable:
        def work(live: LiveTable) -> Change:
            live.check_seat(person.id, seat)
            live.check_playing()
            return _give_up(live, [seat], "resigned")

        return await self._tables.change(id, work)

    async def claim(self, id: str, person: PersonRow, seat: int) -> LiveTable:
        """Let somebody who has left be taken to have given up: nobody has moved for long, and it is for them to."""

        def work(live: LiveTable) -> Change:
            live.check_sight(person.id)
            if not live.seats_of(person.id):
                raise NotAllowed("only players of this table may claim the game")
            live.check_playing()
            since = claimable_since(live, self._claim_seconds)
            if since is None or seat not in live.waiting or live.people().get(seat) in (None, person.id):
                raise NotNow("it is not for this seat to move, or a clock decides how long it may take")
            if since > time.time():
                raise NotNow(f"seat {seat + 1} may still move; the game can be claimed later")
            return _give_up(live, [seat], "absent")

        return await self._tables.change(id, work)

    async def time_is_up(self, id: str) -> None:
        """Whoever's clock has fallen has given up."""

        def work(live: LiveTable) -> Change | None:
            fallen = clocks.fallen(live.seats, time.time())
            if live.row.status != "playing" or not fallen:
                return None
            return _give_up(live, fallen, "time")

        await self._tables.change(id, work)

    async def abandon(self, id: str, person: PersonRow, seat: int) -> RequestInfo | None:
        """End the game without a winner, at once or when all agree."""
        asked = Asked()

        def work(live: LiveTable) -> Change | None:
            live.check_seat(person.id, seat)
            if live.row.status != "waiting":
                live.check_playing()
            live.check_unscored("this game counts: give it up instead of abandoning it")
            if not _others(live, person.id):
                return _abandon(live)
            return asked.ask(live, "abandon", seat, live.step, person)

        await self._tables.change(id, work)
        return asked.info

    # Agreeing

    async def answer(self, id: str, person: PersonRow, request: int, agree: bool) -> RequestInfo | None:
        """Agree to a request or refuse it; what is still open of it."""
        asked = Asked()

        def work(live: LiveTable) -> Change:
            live.check_sight(person.id)
            if not live.seats_of(person.id):
                raise NotAllowed("only players of this table may answer")
            info = asked.find(live, request)
            if not agree:
                asked.info = None
                return asked.close(live, request)
            info.agreed = sorted({*info.agreed, *live.seats_of(person.id)})
            info.asked = [seat for seat in info.asked if seat not in info.agreed]
            if info.asked:
                return asked.keep(live)
            asked.info = None
            asked.close(live, request)
            return _take_back(live, info.seat, info.step) if info.kind == "undo" else _abandon(live)

        await self._tables.change(id, work)
        return asked.info


class Asked:
    """A request that is put or answered in one piece of work."""

    def __init__(self) -> None:
        self.info: RequestInfo | None = None

    def ask(
        self, live: LiveTable, kind: Literal["undo", "abandon"], seat: int, step: int, person: PersonRow
    ) -> Change | None:
        """Put a request to the others; where it was put already, nothing changes."""
        for info in open_requests(live):
            if info.kind == kind and info.seat == seat:
                self.info = info
                return None
        own = live.seats_of(person.id)
        others = [each for each in live.people() if each not in own]
        self.info = RequestInfo(live.revision + 1, kind, seat, step, own, others)
        return self.keep(live)

    def find(self, live: LiveTable, id: int) -> RequestInfo:
        for info in open_requests(live):
            if info.id == id:
                self.info = info
                return info
        raise Stale("there is no such request any more: it was answered, or the table has moved on")

    def keep(self, live: LiveTable) -> Change:
        assert self.info is not None
        others = [kept for kept in live.row.requests if kept["id"] != self.info.id]
        live.row.requests = [*others, msgspec.to_builtins(self.info)]
        return Change()

    def close(self, live: LiveTable, id: int) -> Change:
        live.row.requests = [kept for kept in live.row.requests if kept["id"] != id]
        return Change()


def claimable_since(live: LiveTable, claim_seconds: float) -> float | None:
    """From when on a game without a clock can be claimed of whoever does not move; None: not at all."""
    if live.row.status != "playing" or live.row.clock is not None or not claim_seconds:
        return None
    return live.row.moved + claim_seconds


def open_requests(live: LiveTable) -> list[RequestInfo]:
    """What the people at a table are asked to agree to."""
    return msgspec.convert(live.row.requests, list[RequestInfo])


def _move(live: LiveTable, act: Act) -> Change:
    live.check_fresh(act.seat, act.step, act.revision)
    live.play(act.seat, act.action)
    return Change(Entry(MOVE, act.seat, act.action))


def _take_back(live: LiveTable, seat: int, step: int) -> Change:
    live.back_to(step, live.revision + 1)
    return Change(Entry(UNDO, seat))


def _others(live: LiveTable, person: int) -> set[int]:
    """The other people at the table, who have a say."""
    return set(live.people().values()) - {person}


def _abandon(live: LiveTable) -> Change:
    end(live, Result([], [], "abandoned"), "abandoned")
    return Change()


def _give_up(live: LiveTable, seats: Iterable[int], reason: str) -> Change:
    """A bot takes over; where only one rival is left, or no person, the game is over."""
    given_up = [live.seats[seat] for seat in seats]
    for seat in given_up:
        seat.kind, seat.bot, seat.resigned = "bot", STAND_IN, True
        seat.absent = reason in ABSENT and not live.has_moved(seat.seat)
    live.row.requests = []
    left = [seat.seat for seat in live.seats if not seat.resigned]
    if not live.people():
        end(live, Result([] if live.cooperative else left, [], reason))
    elif len(left) == 1 and not live.cooperative:
        end(live, Result(left, [], reason))
    return Change(seats=given_up)
