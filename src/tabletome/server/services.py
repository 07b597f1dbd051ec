"""The services: all parts of a server together, and what goes on without anybody asking.

After every stored change whoever is connected is told to look again, bots are let think, and people whose turn it has
become are sent word. Once a second the clocks are looked at: one question to the database, however many tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import select

from tabletome.bots import with_temper
from tabletome.engine import TabletomeError
from tabletome.engine.ledger import title_of
from tabletome.scene import t
from tabletome.scene.words import LANGUAGES
from tabletome.server import webhooks
from tabletome.server.bans import Bans
from tabletome.server.bots import Thought, choose, in_every_language
from tabletome.server.cache import Cache
from tabletome.server.channels import (
    Changed,
    LookAgain,
    Remarked,
    SignedOut,
    cancelled,
    make_channels,
    person_channel,
    session_channel,
    table_channel,
    ties_channel,
)
from tabletome.server.comments import Comments
from tabletome.server.company import Company
from tabletome.server.daily import Daily
from tabletome.server.delay import Delay
from tabletome.server.errors import Busy, NotNow, NotYourSeat, Stale
from tabletome.server.judging import Judging
from tabletome.server.lectures import Lectures
from tabletome.server.limits import Limits, Sockets, Whereabouts
from tabletome.server.live_table import LiveTable
from tabletome.server.lobby import Lobby
from tabletome.server.messages import Act, TableInfo, TableSummary
from tabletome.server.metrics import Metrics
from tabletome.server.moderation import Moderation
from tabletome.server.notices import Notices, Word, in_words, is_slow, pushed
from tabletome.server.online import Online
from tabletome.server.people import People
from tabletome.server.play import Play, claimable_since
from tabletome.server.premoves import Premoves
from tabletome.server.presence import Presence
from tabletome.server.profiles import Profiles
from tabletome.server.pulse import Pulse
from tabletome.server.push import Push, contact_of
from tabletome.server.ratings import Ratings
from tabletome.server.replays import Replays
from tabletome.server.retention import Retention
from tabletome.server.reviews import Reviews
from tabletome.server.schema import PersonRow, SeatRow, TableRow
from tabletome.server.seeking import Seeking
from tabletome.server.settings import Settings
from tabletome.server.storage import open_storage
from tabletome.server.tables import Tables
from tabletome.server.tournaments import Tournaments
from tabletome.server.views import all_games, summary, table_info, title
from tabletome.server.watching import Watching
from tabletome.server.workers import Asker, TookTooLong, WorkerLost, Workers, lanes_of

DAY = 86_400.0
FORGOTTEN_SECONDS = 60.0
"""A bot's turn that has not come for so long was lost with its process; anyone may take it up."""
MOST_TROUBLES = 1000
log = logging.getLogger(__name__)


class Services:
    """A server's parts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = open_storage(settings.database)
        self.channels = make_channels(self.storage, settings.beat_seconds)
        self.presence = Presence(self.channels)
        self.tables = Tables(
            self.storage, Cache(settings.tables_in_memory, settings.idle_seconds, self.presence.is_watched)
        )
        self.people = People(self.storage)
        self.ratings = Ratings(self.storage)
        self.profiles = Profiles(self.storage)
        self.online = Online(self.storage, settings.sweep_seconds)
        self.company = Company(self.storage, self.online)
        self.seeking = Seeking(self.storage, self.online)
        self.moderation = Moderation(self.storage)
        self.comments = Comments(self.storage)
        self.delay = Delay(self.storage, settings.watch_delay_seconds)
        self.watching = Watching(self.storage, self.presence.watching)
        self.premoves = Premoves(self.storage)
        self.notices = Notices(self.storage, self._send_word)
        self.push = Push(self.storage, contact_of(settings.url, settings.contact), settings.private_webhooks)
        self._pulse = Pulse(self.storage, settings.tick_seconds)
        self.bans = Bans(self.storage)
        self.replays = Replays(self.storage)
        self.lectures = Lectures()
        self.lobby = Lobby(self.storage, self.tables, self.replays)
        self.play = Play(self.tables, settings.claim_days * DAY)
        self.limits = Limits(settings.rates)
        self.sockets = Sockets(settings)
        self.whereabouts = Whereabouts()
        self.metrics = Metrics()
        self.workers = Workers(
            lanes_of(settings),
            settings.in_worker,
            lambda work, seconds: self.metrics.thinking_seconds.labels(work).observe(seconds),
        )
        self.reviews = Reviews(self.workers, settings)
        self.daily = Daily(self.storage, self.lobby)
        self.tournaments = Tournaments(self.storage, self.lobby)
        self._judging = Judging(self.storage, self.replays, self.workers)
        self._troubles: dict[str, str] = {}
        """What was last wrong with a table that could not be served."""
        self._thinking: set[tuple[str, int, int]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None
        self._retention = Retention(self.storage, settings, self.leave_all_tables)
        self._watch_figures()

    def _watch_figures(self) -> None:
        watch = self.metrics.watch
        watch("tabletome_sockets", "Live connections.", self.sockets.__len__)
        watch("tabletome_tables_in_memory", "Tables in memory.", self.tables.cache.__len__)
        watch("tabletome_worker_deaths", "Workers that have died.", lambda: self.workers.deaths)
        watch("tabletome_channels_connected", "Word of other processes arrives.", lambda: self.channels.is_connected)
        self.metrics.watch_work(self.workers.places)

    async def open(self) -> None:
        await self.storage.open()
        await self._pulse.begin()
        await self.bans.read()
        await self.seeking.begin()
        await self.push.open()
        self._run(asyncio.to_thread(_read_all_ledgers))
        self.tables.listeners.append(self._tell)
        self._watch = asyncio.create_task(self._watch_clocks())
        self._run(self._resume_bots(older_than=0.0))
        self._run(self._count_results())
        self._run(self._forget_now_and_then())

    async def close(self) -> None:
        tasks = [*self._background, *([] if self._watch is None else [self._watch])]
        await cancelled(*tasks)
        self.workers.close()
        await self.tables.close()
        await self.storage.close()

    async def leave_all_tables(self, person: PersonRow) -> None:
        """Leave every table that waits or is retired, and resign every game that someone plays.

        Whoever goes is not held back by a table that cannot be left.
        """
        for id in await self.lobby.tables_of(person):
            try:
                await self._leave_table(id, person)
            except Exception as wrong:
                self._note_trouble(id, wrong)

    async def _leave_table(self, id: str, person: PersonRow) -> None:
        async with self.tables.look(id) as live:
            status, seats = live.row.status, live.seats_of(person.id)
        if seats and status in ("waiting", "retired"):
            await self.lobby.leave(id, person)
        for seat in seats if status == "playing" else []:
            with suppress(NotNow, NotYourSeat):
                await self.play.resign(id, person, seat)

    async def act(self, id: str, person: PersonRow, act: Act) -> LiveTable:
        """Make a move for a person."""
        live = await self.play.act(id, person, act)
        self.metrics.count_move(live.row.game, "person")
        return live

    @asynccontextmanager
    async def seen(self, id: str, person: int | None, invite: str | None = None) -> AsyncIterator[LiveTable]:
        """A table as somebody may see it: as it is, or as it was where they only watch rivals who hide their hands."""
        async with self.tables.look(id) as live:
            live.check_sight(person, invite)
            if not self.delay.concerns(live.row, live.seats, person):
                yield live
                return
        async with self.delay.look(id) as former:
            yield former

    async def summaries(
        self, found: Sequence[tuple[TableRow, Sequence[SeatRow]]], person: int | None, language: str
    ) -> list[TableSummary]:
        """Tables in short, each as somebody may see it."""
        delayed = [row.id for row, seats in found if self.delay.concerns(row, seats, person)]
        steps = await self.delay.steps(delayed) if delayed else {}
        told = [summary(row, seats, person, language) for row, seats in found]
        for each in told:
            if each.id in steps:
                each.step, each.waiting_for, each.delayed = steps[each.id], [], True
        return told

    def info(self, live: LiveTable, person: int | None, language: str) -> TableInfo:
        """A table as one person may see it."""
        told = table_info(live, person, language, self.presence.seats(live.id), self.claim_from(live))
        told.delay = self.delay.seconds if self.delay.is_former(live) else None
        return told

    def claim_from(self, live: LiveTable) -> float | None:
        """From when on the game can be claimed of whoever has to move; None where a clock decides."""
        return claimable_since(live, self.settings.claim_days * DAY)

    # People

    def left(self, person: int) -> None:
        """A live connection of somebody has ended."""
        self._run(self.online.go(person))

    def ties_changed(self, *people: int) -> None:
        """Whom somebody wants to read, or to be with, has changed: their connections look again."""
        for person in people:
            self.channels.publish(ties_channel(person), LookAgain())
            self.channels.publish(person_channel(person), {"type": "company"})

    def invited(self, live: LiveTable, person: int, by: str) -> None:
        """Tell somebody that a friend asks them to sit down."""
        self.channels.publish(person_channel(person), {"type": "invited", "by": by, **_named(live.id, live.row.game)})
        self._run(self.notices.invite(person, self.online.since(time.time()), live.id, live.row.game, by))

    async def bring_together(self) -> None:
        """Make tables for people who look for each other, and tell them."""
        for found in await self.seeking.bring_together():
            await self.tables.wake(found.id)
            for person in found.people:
                self.channels.publish(person_channel(person), {"type": "matched", **_named(found.id, found.game)})

    # After a change

    def _tell(self, live: LiveTable, before: list[int]) -> None:
        self.channels.publish(table_channel(live.id), Changed(live.revision, live.waiting or None))
        self._let_bots_think(live)
        self._tell_people(live, before)

    def _let_bots_think(self, live: LiveTable) -> None:
        bots = live.bots()
        for seat in live.waiting:
            asked = live.asked[seat]
            job = (live.id, seat, asked.revision)
            if seat not in bots or job in self._thinking:
                continue
            self._thinking.add(job)
            if len(asked.decision.options) == 1:
                thought = _only_choice(str(asked.decision.options[0]))
            else:
                spec = self.settings.levels[bots[seat]].spec(live.moves_in_a_row(seat))
                spec = with_temper(spec, live.wished())
                thought = self._think(self._asker(live), live.table.save(past=False), seat, spec)
            self._run(self._bot_turn(job, asked.step, thought))

    def _asker(self, live: LiveTable) -> Asker:
        """Bots think for whoever made the table."""
        owner = live.row.owner_id
        return Asker(f"person {owner}", self.whereabouts.of(owner), live.id)

    async def wish(self, id: str, person: PersonRow, wish: str) -> None:
        """Ask the bots at a table for something: one of them answers, and all heed it until the asker has moved."""
        async with self.tables.look(id) as live:
            live.wish(person.id, wish)
            seat, table = min(live.bots()), live.table
            said = in_every_language(table, seat, t(f"partner-{wish}"))
            self.channels.publish(table_channel(id), Remarked(seat, live.step, said))

    async def _think(self, asker: Asker, saved: bytes, seat: int, spec: str) -> Thought:
        """What a bot does; if it cannot make up its mind, anything."""
        try:
            return await self.workers.run("bots", asker, choose, saved, seat, spec)
        except (TookTooLong, WorkerLost) as failed:
            log.warning("%s gave no answer at table %s: %s", spec, asker.table, type(failed).__name__)
            return await self.workers.run("bots", asker, choose, saved, seat, "random")

    async def _bot_turn(self, job: tuple[str, int, int], step: int, thought: Coroutine[Any, Any, Thought]) -> None:
        id, seat, revision = job
        try:
            action, said = await thought
        finally:
            self._thinking.discard(job)
        if said:
            self.channels.publish(table_channel(id), Remarked(seat, step, dict(said)))
        live = await self.play.act_for_bot(id, Act(seat, step, action, revision))
        self.metrics.count_move(live.row.game, "bot")

    def _tell_people(self, live: LiveTable, before: list[int]) -> None:
        people, news = live.people(), set(live.waiting) - set(before)
        asked = {seat: people[seat] for seat in news & people.keys()}
        has_ended = live.is_over and bool(before)
        if not asked and not has_ended:
            return
        told = {**_named(live.id, live.row.game), "step": live.step}
        if has_ended:
            self._run(self._count_results())
            for person in set(people.values()):
                self.channels.publish(person_channel(person), {"type": "over", **told})
            return
        connected, slow = self._connected_people(live), is_slow(live.row.clock)
        if live.has_premoves:
            self._run(self._come_to_turn(live.id, asked, told, slow, connected))
        else:
            self._tell_of_turn(live.id, asked, told, slow, connected)

    async def _come_to_turn(
        self, id: str, asked: dict[int, int], told: dict[str, Any], slow: bool, connected: set[int]
    ) -> None:
        """Play what was chosen in advance; whoever has chosen nothing that can be played is told of their turn."""
        told_of = {seat: person for seat, person in asked.items() if not await self._has_moved(id, seat, person, told)}
        self._tell_of_turn(id, told_of, told, slow, connected)

    def _tell_of_turn(
        self, id: str, asked: dict[int, int], told: dict[str, Any], slow: bool, connected: set[int]
    ) -> None:
        for seat, person in asked.items():
            self.channels.publish(person_channel(person), {"type": "your-turn", "seat": seat, **told})
        away = set(asked.values()) - connected
        if away:
            self._run(self.notices.tell(away, id, told["game"], slow))

    async def _has_moved(self, id: str, seat: int, person: int, told: dict[str, Any]) -> bool:
        """Play what somebody has chosen in advance, or tell them that it cannot be played."""
        kept = await self.premoves.take(id, seat, person)
        if kept is None:
            return False
        with suppress(NotNow, NotYourSeat, Stale):
            if await self.play.act_in_advance(id, person, seat, kept):
                self.metrics.count_move(told["game"], "person")
                return True
        await self.premoves.drop(id, seat, person)
        self.channels.publish(person_channel(person), {"type": "premove-dropped", "seat": seat, **told})
        return False

    def _connected_people(self, live: LiveTable) -> set[int]:
        people = live.people()
        return {people[seat] for seat in self.presence.seats(live.id) if seat in people}

    async def _send_word(self, word: Word) -> None:
        """Tell somebody of one table, or of all that wait for them, in their language."""
        titles = [title(game, word.language) for _, game in word.tables]
        table, game = word.tables[0]
        path = f"/table/{table}" if len(titles) == 1 and not word.by else "/"
        if word.webhook:
            url = f"{self.settings.url}{path}"
            text = in_words(word, titles, url)
            body: dict[str, Any] = {"text": text, "table": table, "game": game, "url": url}
            if len(titles) > 1:
                body["tables"] = [{"table": id, "game": name} for id, name in word.tables]
            self._run(webhooks.send(word.webhook, body, self.settings.private_webhooks))
        self._run(self.push.send(word.person, pushed(word, titles, path)))

    # Without anybody asking

    async def _watch_clocks(self) -> None:
        swept = time.monotonic()
        while True:
            due = time.monotonic() + self.settings.tick_seconds
            await asyncio.sleep(self.settings.tick_seconds)
            self.metrics.late_seconds.observe(time.monotonic() - due)
            await self._unless_it_fails("looking at the clocks", self._look_at_clocks())
            await self._unless_it_fails("bringing people together", self.bring_together())
            await self._unless_it_fails("looking at tournaments", self.tournaments.look())
            if time.monotonic() - swept > self.settings.sweep_seconds:
                swept = time.monotonic()
                await self._sweep()

    async def _look_at_clocks(self) -> None:
        """Each table by itself: one that cannot be loaded must not stop the clocks of all others."""
        for id, revision in await self._pulse.beat():
            self.channels.publish(table_channel(id), Changed(revision))
        for id in await self._tables_where(TableRow.deadline <= time.time()):
            try:
                await self.play.time_is_up(id)
            except Busy:
                raise
            except Exception as wrong:
                self._note_trouble(id, wrong)

    async def _sweep(self) -> None:
        self.tables.cache.sweep()
        await self._unless_it_fails("reading who is banned", self.bans.read())
        self._run(self._count_results())
        await self._unless_it_fails("unsealing past challenges", self.daily.unseal())
        await self._unless_it_fails("telling who is here", self.online.tell())
        await self._unless_it_fails("telling what waits", self.notices.tell_what_is_due())
        await self._unless_it_fails("forgetting old sessions", self.people.forget_expired())
        await self._unless_it_fails("ending void sessions", self._end_void_sessions())
        await self._unless_it_fails("taking up bots' turns", self._resume_bots(FORGOTTEN_SECONDS))

    async def _count_results(self) -> None:
        await self._unless_it_fails("counting results", self.ratings.bring_up_to_date())
        await self._unless_it_fails("playing games again", self._judging.bring_up_to_date())

    @staticmethod
    async def _unless_it_fails(what: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something that will be done again soon: where it fails, that is said and nothing else suffers."""
        try:
            await work
        except Busy:
            log.warning("%s: the database is busy", what)
        except Exception:
            log.exception("%s failed", what)

    def _note_trouble(self, id: str, wrong: Exception) -> None:
        """Say once what is wrong with a table, however often it is looked at."""
        if self._troubles.get(id) == repr(wrong):
            return
        self._troubles[id] = repr(wrong)
        while len(self._troubles) > MOST_TROUBLES:
            self._troubles.pop(next(iter(self._troubles)))
        if isinstance(wrong, TabletomeError):
            log.warning("table %s: %s", id, wrong)
        else:
            log.error("table %s cannot be served", id, exc_info=wrong)

    async def _forget_now_and_then(self) -> None:
        while True:
            await self._unless_it_fails("forgetting what is too old", self._retention.forget())
            await asyncio.sleep(self.settings.forget_seconds)

    async def _end_void_sessions(self) -> None:
        """Close the live connections of sessions that have ended otherwise than by signing out: by time, or a ban."""
        for hashed in await self.people.void_sessions(self.sockets.sessions()):
            self.channels.publish(session_channel(hashed), SignedOut())

    async def _resume_bots(self, older_than: float) -> None:
        """Take up the turns of bots that a process left behind."""
        for id in await self._tables_where(TableRow.bot_waiting, TableRow.changed <= time.time() - older_than):
            try:
                await self.tables.wake(id)
            except Busy:
                raise
            except Exception as wrong:
                self._note_trouble(id, wrong)

    async def _tables_where(self, *conditions: Any) -> list[str]:
        query = select(TableRow.id).where(TableRow.status == "playing", *conditions)
        return await self.storage.read(lambda session: list(session.scalars(query)))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without anyone waiting for it."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if task.cancelled():
            return
        failed = task.exception()
        if failed is not None and not isinstance(failed, TabletomeError):
            log.error("work in the background failed", exc_info=failed)


def _named(table: str, game: str) -> dict[str, Any]:
    """A table, as people are told of it."""
    titles = {language: title(game, language) for language in LANGUAGES}
    return {"table": table, "game": game, "title": titles["en"], "titles": titles}


async def _only_choice(action: str) -> Thought:
    return Thought(action)


def _read_all_ledgers() -> None:
    """So that the first visitor need not wait for them."""
    for game in all_games():
        title_of(game, "en")
