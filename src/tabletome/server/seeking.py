"""Finding others to play with: whoever wants the same game waits in a queue until enough are there who fit together.

How far apart their ratings may lie grows with the time they wait. The queue is in the database: it outlasts a restart,
and where several processes look through it they take turns, so that nobody is brought to two tables.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, or_, select, text, update
from sqlalchemy.orm import Session

from tabletome.engine.registry import find_game
from tabletome.server import clocks
from tabletome.server.errors import NotNow
from tabletome.server.glicko import Strength
from tabletome.server.lobby import add_table, seats_needed, table_for
from tabletome.server.messages import Seek, Sought
from tabletome.server.online import Online
from tabletome.server.schema import PersonRow, RatingRow, SeekerRow, TieRow
from tabletome.server.storage import Storage
from tabletome.server.views import title

SEEKING_LOCK = 0x5EE7
FIRST_WINDOW = 100.0
"""So far apart ratings may lie at first."""
WIDENING = 4.0
"""And so much farther with every second."""
GONE_SECONDS = 120.0
"""Whoever has no live connection for so long waits no more."""
MOST_WISHES = 5
"""For so many games somebody may wait at once."""


class Found(NamedTuple):
    """A table that was made for people who waited."""

    id: str
    game: str
    people: list[int]


class Seeking:
    """The queue."""

    def __init__(self, storage: Storage, online: Online) -> None:
        self._storage = storage
        self._online = online

    async def seek(self, person: PersonRow, wish: Seek, language: str) -> Sought:
        """Wait for others; whoever asks for the same twice goes on waiting."""
        row = _seeker(person, wish)

        def write(session: Session) -> SeekerRow:
            own = session.scalars(select(SeekerRow).where(SeekerRow.person_id == person.id)).all()
            for known in own:
                if known.wish == row.wish:
                    return known
            if len(own) >= MOST_WISHES:
                raise NotNow(f"you wait for {MOST_WISHES} games already")
            row.rating = None if row.rating is None else _rating(session, row)
            session.add(row)
            session.flush()
            return row

        return _sought(await self._storage.write(write), language)

    async def sought(self, person: PersonRow, language: str) -> list[Sought]:
        query = select(SeekerRow).where(SeekerRow.person_id == person.id).order_by(SeekerRow.since)
        rows = await self._storage.read(lambda session: list(session.scalars(query)))
        return [_sought(row, language) for row in rows]

    async def stop(self, person: PersonRow, id: int) -> None:
        def write(session: Session) -> None:
            session.execute(delete(SeekerRow).where(SeekerRow.person_id == person.id, SeekerRow.id == id))

        await self._storage.write(write)

    async def begin(self) -> None:
        """A server that was not there to be connected to is nobody's leaving."""

        def write(session: Session) -> None:
            waiting = select(SeekerRow.person_id)
            session.execute(update(PersonRow).where(PersonRow.id.in_(waiting)).values(here=time.time()))

        await self._storage.write(write)

    async def bring_together(self) -> list[Found]:
        """Make tables for those who fit together; nobody is taken twice, whichever process looks."""
        if not await self._storage.read(lambda session: session.scalar(select(SeekerRow.id).limit(1))):
            return []
        now = time.time()
        return await self._storage.write(lambda session: _bring_together(session, now, self._online.since(now)))


def _seeker(person: PersonRow, wish: Seek) -> SeekerRow:
    """Somebody who waits, with all that must be the same for whoever plays with them."""
    game = find_game(wish.game)
    options = game.options.read(wish.options)
    plain: dict[str, Any] = msgspec.to_builtins(options)
    players = seats_needed(game, options)
    if players < 2:
        raise NotNow("this game is played alone; nobody else is needed")
    rivals = not game.cooperative(options)
    clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
    rated = wish.rated and rivals
    key = msgspec.json.encode([wish.game, plain, clock, rated], order="deterministic")
    return SeekerRow(
        person_id=person.id,
        wish=hashlib.sha256(key).hexdigest(),
        game=wish.game,
        options=plain,
        players=players,
        clock=clock,
        rated=rated,
        rating=Strength().rating if rivals else None,
        share=wish.share is not None,
        since=time.time(),
    )


def _rating(session: Session, row: SeekerRow) -> float:
    known = session.get(RatingRow, {"game": row.game, "players": row.players, "person": row.person_id, "bot": ""})
    return Strength().rating if known is None else known.rating


def _sought(row: SeekerRow, language: str) -> Sought:
    told = Sought(row.id, row.game, title(row.game, language), row.players, row.rated, row.since)
    told.clock = clocks.read_clock(row.clock)
    if row.rating is not None:
        told.rating, told.window = round(row.rating), round(window(row, time.time()))
    return told


# Who fits


def window(row: SeekerRow, now: float) -> float:
    """How far apart ratings may lie for somebody who has waited since then."""
    return FIRST_WINDOW + WIDENING * max(0.0, now - row.since)


def fits(one: SeekerRow, other: SeekerRow, now: float) -> bool:
    """Both would have the other: they are two people, and their ratings lie within both windows."""
    if one.person_id == other.person_id:
        return False
    if one.rating is None or other.rating is None:
        return True
    return abs(one.rating - other.rating) <= min(window(one, now), window(other, now))


def _bring_together(session: Session, now: float, here_since: float) -> list[Found]:
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SEEKING_LOCK})
    _forget_gone(session, here_since - GONE_SECONDS)
    waiting = list(session.scalars(select(SeekerRow).order_by(SeekerRow.since, SeekerRow.id)))
    blocks = _blocks(session, {row.person_id for row in waiting})
    found = []
    while party := next(filter(None, (_party(row, waiting, blocks, now) for row in waiting)), None):
        found.append(_make_table(session, party))
        taken = {row.person_id for row in party}
        waiting = [row for row in waiting if row.person_id not in taken]
        session.execute(delete(SeekerRow).where(SeekerRow.person_id.in_(taken)))
    return found


def _forget_gone(session: Session, before: float) -> None:
    gone = SeekerRow.person_id.in_(select(PersonRow.id).where(PersonRow.here < before))
    banned = SeekerRow.person_id.in_(select(PersonRow.id).where(PersonRow.banned_until > time.time()))
    session.execute(delete(SeekerRow).where(or_(and_(gone, SeekerRow.since < before), banned)))


def _blocks(session: Session, people: set[int]) -> set[tuple[int, int]]:
    """Who of these does not want to meet whom."""
    query = select(TieRow.person_id, TieRow.other_id).where(TieRow.person_id.in_(people), TieRow.blocked)
    return {(row.person_id, row.other_id) for row in session.execute(query)}


def _party(
    first: SeekerRow, waiting: Sequence[SeekerRow], blocks: set[tuple[int, int]], now: float
) -> list[SeekerRow] | None:
    """Whoever has waited longest of all who fit with each other; None while they are too few."""
    party = [first]
    for row in waiting:
        if len(party) == first.players:
            break
        if row.wish == first.wish and all(fits(row, each, now) and _meet(row, each, blocks) for each in party):
            party.append(row)
    return party if len(party) == first.players else None


def _meet(one: SeekerRow, other: SeekerRow, blocks: set[tuple[int, int]]) -> bool:
    return not {(one.person_id, other.person_id), (other.person_id, one.person_id)} & blocks


def _make_table(session: Session, party: Sequence[SeekerRow]) -> Found:
    """A table of their own; the game begins at once, or when every share in the seed is there that was announced."""
    first = party[0]
    people = [session.get_one(PersonRow, row.person_id) for row in party]
    row, seats, begun = table_for(people, first, {each.person_id for each in party if each.share})
    add_table(session, row, seats, begun)
    return Found(row.id, first.game, [person.id for person in people])
