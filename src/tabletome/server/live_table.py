"""One table in memory: the game as the journal tells it, who sits where, and when each seat was asked.

A `LiveTable` is a copy of what the database says at `revision`; it can be dropped and made again at any moment. Before
its game begins, and where the rules of today cannot play it, it is a table without a game.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

import msgspec

from tabletome.engine import Decision, commitment
from tabletome.engine.errors import CannotUndo
from tabletome.engine.game import Game
from tabletome.engine.table import Table
from tabletome.scene import LogEntry, View, translator
from tabletome.scene.difference import Change, Known, difference
from tabletome.scene.view import log, log_entry, view
from tabletome.server.contests import SCORED
from tabletome.server.errors import NotFound, NotNow, NotYourSeat, Refused, Retired, Stale
from tabletome.server.journal import BACK, BEGIN, MOVE
from tabletome.server.log_pages import LogPart, Page, Viewer, quiet, seen_by
from tabletome.server.pace import Pace
from tabletome.server.schema import EntryRow, SeatRow, TableRow
from tabletome.server.snapshots import NONE, Draft, Drafts

PEOPLE = ("person", "hotseat")
LOG_ENTRIES = 80
"""How many entries of the log a whole view has, or a few more: those of one move stay together."""
ALL_LATER = 1 << 40
"""More moves than any game has."""


DESCRIBING = ("status", "version", "options", "owner_id", "requests", "rule_changes", "retired", "result", "rematch")
DESCRIBING_SEATS = ("kind", "name", "person_id", "bot", "invite", "share", "resigned")


class Asked(NamedTuple):
    """What a seat is asked, and since when."""

    decision: Decision
    step: int
    revision: int


class Earlier(Exception):
    """Something is asked about moves that this copy does not remember. Never leaves the server: more is loaded."""

    def __init__(self, step: int) -> None:
        super().__init__(step)
        self.step = step


class Past(NamedTuple):
    """What is known of the time before the first move that a game in memory remembers."""

    revision: int = 0
    """Of the entry that led there."""
    kept: int = NONE
    """The step of the last snapshot, if there is one."""
    pages: Sequence[Page] = ()
    """The last pages of the log, the newest last."""
    told_from: int = NONE
    """They tell everything after this step."""


class Wished(NamedTuple):
    """What somebody has asked of the bots among the partners."""

    wish: str = ""
    seats: frozenset[int] = frozenset()
    """Of whoever has asked."""
    step: int = 0


class Shown(NamedTuple):
    """What a seat sees, as JSON, with the log from step `since` on."""

    since: int
    view: bytes


class Drawn(NamedTuple):
    """What a seat sees at a revision, but for the log, and what has changed since it was drawn before."""

    revision: int
    view: View
    before: int
    changes: list[Change]


class Seen(msgspec.Struct):
    """What a seat saw, as it is kept."""

    since: int
    view: msgspec.Raw


Picture: TypeAlias = dict[str, dict[str, Seen]]
"""How a table looked, by seat (see `viewer_name`) and language."""


class LiveTable:
    """A table, kept up to date by whoever changes it. Hold `lock` while looking or changing."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], table: Table[Any] | None, past: Past | None = None
    ) -> None:
        self.id = row.id
        self.row = row
        self.seats = list(seats)
        self.journal = 0
        """The revision of the last entry of the journal that this copy has followed."""
        self.picture: Picture = {}
        """What was seen when the table was last put to rest, where there is no game any more."""
        self.touched = False
        """It has changed since it was loaded."""
        self.kept: Mapping[str, object] = {}
        """What this copy has last stored of its row, as long as nobody else has changed it."""
        self.has_premoves = True
        """Somebody may have chosen a move in advance; known after each change."""
        self.lock = asyncio.Lock()
        self.keeping = asyncio.Lock()
        """Held while snapshots are stored."""
        self.used = time.monotonic()
        self.pace = Pace()
        self.asked: dict[int, Asked] = {}
        self._wished = Wished()
        self._views: dict[tuple[int | None, str, int | None], Shown] = {}
        self._changes: dict[tuple[int | None, str, int], bytes] = {}
        self._drawn: dict[int | None, Drawn] = {}
        self._known: Known = {}
        """What has changed of what several seats see."""
        self._description: tuple[object, ...] | None = None
        self._stored_status = row.status
        self._set_game(table, past or Past())

    def _set_game(self, table: Table[Any] | None, past: Past) -> None:
        self._table = table
        self.past = past
        self.journal = max(self.journal, past.revision)
        self.drafts = Drafts(past.kept)
        self._revisions: list[int] = []
        """Of each move that the game remembers."""
        self._rewinds: list[tuple[int, int]] = []
        """Every taking back: its revision, and to which step."""
        self.asked = {}
        self._note_asked(past.revision)

    @property
    def revision(self) -> int:
        return self.row.revision

    @property
    def has_just_ended(self) -> bool:
        """The game is over by a change that is not stored yet."""
        return self._stored_status == "playing" and self.row.status == "over"

    @property
    def has_game(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table[Any]:
        """The game; a `NotNow` before it begins, a `Retired` where it cannot be played."""
        if self._table is None:
            raise self._no_game()
        return self._table

    def _no_game(self) -> Refused:
        if self.row.status == "waiting":
            return NotNow("the game begins when every seat is taken")
        if self.row.retired is None:
            return NotNow("this game was never begun")
        return Retired(f"this game cannot be played any more: {self.why_retired}")

    @property
    def game(self) -> Game[Any, Any]:
        return self.table.game

    @property
    def step(self) -> int:
        return self.row.step if self._table is None else self._table.step

    @property
    def is_over(self) -> bool:
        return self.row.status in ("over", "abandoned")

    @property
    def why_retired(self) -> str:
        return "" if self.row.retired is None else str(self.row.retired["reason"])

    @property
    def commitment(self) -> str:
        """What binds the server's share of the seed, or the seed where the server alone drew it."""
        return commitment(self.row.server_share or self.row.seed)

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide; nobody before the game begins and after it has ended."""
        if self.row.status != "playing":
            return []
        return [decision.seat for decision in self.table.pending]

    @property
    def cooperative(self) -> bool:
        """All win or lose together. Of a game that cannot be played nothing is known."""
        return self.has_game and self.game.cooperative(self.table.options)

    @property
    def first_changeable(self) -> int:
        """Nothing before this step can be taken back: other rules led there."""
        changes = self.row.rule_changes
        return int(changes[-1]["step"]) if changes else 0

    # Who sits where

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person plays: none after having resigned."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person_id == person and seat.kind in PEOPLE]

    def seats_ever_of(self, person: int | None) -> list[int]:
        """The seats that a person plays or has given up: whoever looks on after that is no spectator."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person_id == person and (seat.kind in PEOPLE or seat.resigned)]

    def people(self) -> dict[int, int]:
        """Seats that people play, with who they are."""
        return {
            seat.seat: seat.person_id
            for seat in self.seats
            if seat.kind in PEOPLE and seat.person_id is not None and not seat.resigned
        }

    def bots(self) -> dict[int, str]:
        return {seat.seat: seat.bot or "adept" for seat in self.seats if seat.kind == "bot"}

    def wishes(self) -> list[str]:
        """What people may ask of the bots among their partners."""
        if self.row.status != "playing" or not self.bots() or not self.cooperative:
            return []
        return list(self.game.requests)

    def wish(self, person: int, wish: str) -> None:
        """Somebody who plays here asks the bots for something."""
        mine = self.seats_of(person)
        if not mine:
            raise NotYourSeat("only who plays here asks partners for anything")
        if wish not in self.wishes():
            raise NotNow("there is nobody here to ask for that")
        self._wished = Wished(wish, frozenset(mine), self.step)

    def wished(self) -> str:
        """What the bots are asked for, until whoever asked has moved again; "" for nothing."""
        asked = self._wished
        moved = {move.seat for move in self.table.log[max(0, asked.step - self.table.start) :]}
        return "" if moved & asked.seats else asked.wish

    def has_sat_here(self, person: int | None) -> bool:
        return person is not None and any(seat.person_id == person for seat in self.seats)

    def check_sight(self, person: int | None, invite: str | None = None) -> None:
        """A private table is for its players and holders of an invitation; nobody else learns that it exists."""
        if not self.row.private or self.has_sat_here(person):
            return
        if person is not None and self.row.owner_id == person:
            return
        if invite is None or all(seat.invite != invite for seat in self.seats):
            raise NotFound("there is no such table")

    def check_seat(self, person: int | None, seat: int) -> None:
        """Only whoever holds a seat may speak for it."""
        self.check_sight(person)
        if seat not in self.seats_of(person):
            raise NotYourSeat(f"seat {seat + 1} of this table is not yours")

    # Playing

    @property
    def is_scored(self) -> bool:
        """The game counts in a contest."""
        return self.row.contest in SCORED

    @property
    def tells_seed(self) -> bool:
        """Nothing is given away any more by telling the seed."""
        return self.is_over and not self.row.sealed

    def check_unscored(self, otherwise: str) -> None:
        """What is not fair in a contest."""
        if self.is_scored:
            raise NotNow(otherwise)

    def check_playing(self) -> None:
        if self.is_over:
            raise NotNow("the game is over")
        if self._table is None:
            raise self._no_game()

    def check_fresh(self, seat: int, step: int, revision: int | None) -> None:
        """The seat was asked this very question when the client looked. Others' secret answers since do not matter."""
        self.check_playing()
        asked = self.asked.get(seat)
        if asked is None:
            if step == self.step:
                self.table.decision_of(seat)
            raise Stale(f"seat {seat + 1} has nothing to decide at step {step}; the table is at step {self.step}")
        fits = asked.step <= step <= self.step
        if revision is not None:
            fits = fits and asked.revision <= revision <= self.revision
        if not fits:
            raise Stale(f"this answers step {step}; seat {seat + 1} was asked at step {asked.step}, look again")

    def begin(self, table: Table[Any]) -> None:
        """Everybody is there: this is their game. Whoever calls this stores it at once, or forgets this copy."""
        self.row.status = "playing"
        self._set_game(table, Past(revision=self.revision + 1))
        self._changed()

    def play(self, seat: int, action: str, revision: int | None = None) -> None:
        """Make a move in memory. Whoever calls this stores it at once, or forgets this copy."""
        parsed = self.game.actions.parse(action)
        self.table.play(seat, parsed)
        self._revisions.append(self.revision + 1 if revision is None else revision)
        self._changed()

    def back_to(self, step: int, revision: int) -> None:
        """Go back to a step, everyone agreeing; the table is at this revision then."""
        if step < self.table.start:
            raise Earlier(step)
        self.table.rewind(step)
        del self._revisions[step - self.table.start :]
        self.drafts.back_to(step)
        self._rewinds.append((revision, step))
        self._changed()

    def follow(self, entry: EntryRow) -> None:
        """Do what an entry of the journal says."""
        if entry.kind == MOVE:
            self.play(entry.seat, entry.action, entry.revision)
        elif entry.kind in BACK:
            self.back_to(entry.step, entry.revision)
        elif entry.kind == BEGIN:
            self.past = self.past._replace(revision=entry.revision)
        self._note_asked(entry.revision)
        self.journal = entry.revision
        self._note_position()

    def stored(self, revision: int, kept: Mapping[str, object] | None = None) -> None:
        """What was played in memory is in the database now; there is so much of the row that this copy has stored."""
        self.kept = kept or {}
        self.row.revision = revision
        self._stored_status = self.row.status
        self.touched = True
        self._note_asked(revision)
        self._note_position()
        self._changed()

    def become(self, other: LiveTable) -> None:
        """Take over what was loaded afresh."""
        self.row, self.seats, self.picture = other.row, other.seats, other.picture
        self._table, self.past, self.drafts = other._table, other.past, other.drafts
        self.asked, self.journal, self.kept = other.asked, other.journal, other.kept
        self._stored_status = other._stored_status
        self._revisions, self._rewinds = other._revisions, other._rewinds
        self._changed()

    def _note_asked(self, revision: int) -> None:
        before, self.asked = self.asked, {}
        for decision in () if self._table is None else self._table.pending:
            known = before.get(decision.seat)
            if known is not None and known.decision is decision:
                self.asked[decision.seat] = known
            else:
                self.asked[decision.seat] = Asked(decision, self.step, revision)

    def _note_position(self) -> None:
        if self._table is not None:
            self.drafts.note(self._table, self._revision_of(self._table.position.step))

    def rest(self) -> None:
        """The table is about to be dropped from memory: whatever is new of it shall be kept."""
        if self._table is not None:
            self.drafts.note(self._table, self._revision_of(self._table.position.step), at_rest=True)

    def take_drafts(self) -> list[Draft]:
        """Everything that is to be kept of the table as it is now."""
        self.rest()
        drafts, self.drafts.waiting = self.drafts.waiting, []
        return drafts

    def _revision_of(self, step: int) -> int:
        """The revision at which the game came to a step that it remembers."""
        made = step - self.table.start
        return self._revisions[made - 1] if made else self.past.revision

    def _changed(self) -> None:
        self._views.clear()
        self._changes.clear()
        self._known.clear()
        self._description = None

    # Looking

    @property
    def description(self) -> tuple[object, ...]:
        """All that is said of the table itself: what changes otherwise than by moves, and than by time."""
        if self._description is None:
            told = map(vars(self.row).get, DESCRIBING)
            seats = (tuple(map(vars(seat).get, DESCRIBING_SEATS)) for seat in self.seats)
            self._description = (*told, *seats)
        return self._description

    def view(self, seat: int | None, language: str, since: int | None = None) -> Shown | None:
        """What a seat sees in one language, with the log from a step on, or with as much of it as a whole view has.

        Spectators of one table share the work. Before the game there is nothing to see, and of a game that cannot be
        played any more what was seen last.
        """
        if self._table is None:
            last = self.picture.get(viewer_name(seat), {}).get(language)
            return None if last is None else Shown(last.since, bytes(last.view))
        key = (seat, language, since)
        if key not in self._views:
            first = self.recent_from if since is None else max(since, self.told_from)
            self._views[key] = Shown(first, self._whole(seat, language, first, quietly=since is None))
        return self._views[key]

    def changes(self, seat: int | None, language: str, since: int, revision: int) -> bytes | None:
        """What has changed of a view since a revision, and the log from a step on; None where that is not known."""
        if self._table is None or since <= self.table.start:
            return None
        drawn = self._draw(seat)
        if drawn.before != revision:
            return None
        key = (seat, language, since)
        if key not in self._changes:
            told = {"changes": drawn.changes, "log": log(self.table, seat, since)}
            self._changes[key] = msgspec.json.encode(told, enc_hook=translator(language, self.game.folder).encode_hook)
        return self._changes[key]

    def _draw(self, seat: int | None) -> Drawn:
        """What a seat sees now, made once for all languages and everybody who sits or watches there."""
        last = self._drawn.get(seat)
        if last is not None and last.revision == self.revision:
            return last
        seen = view(self.table, seat, ALL_LATER)
        if not self.waiting:
            seen.question, seen.waiting_for, seen.can_undo = None, [], False
        changes = [] if last is None else difference(last.view, seen, self._known)
        self._drawn[seat] = Drawn(self.revision, seen, NONE if last is None else last.revision, changes)
        return self._drawn[seat]

    def _whole(self, seat: int | None, language: str, since: int, *, quietly: bool) -> bytes:
        words, told = translator(language, self.game.folder), log(self.table, seat, since)
        recent = map(quiet, told) if quietly else told
        entries = [*cast(list[LogEntry], self._pages_since(since, seat, language)), *recent]
        seen = msgspec.structs.replace(self._draw(seat).view, log=entries)
        return msgspec.json.encode(seen, enc_hook=words.encode_hook)

    def _pages_since(self, since: int, seat: int | None, language: str) -> list[msgspec.Raw]:
        if since > self.table.start:
            return []
        steps = range(since, ALL_LATER)
        return [entry for page in self.past.pages for entry in page.read(steps, seat, language)]

    @property
    def told_from(self) -> int:
        """The first step of which the log is in memory."""
        return self.past.told_from + 1

    @property
    def recent_from(self) -> int:
        """From which step on a whole view tells what has happened."""
        return self._long_enough(ALL_LATER)

    def _long_enough(self, before: int) -> int:
        """The step from which on the log has about `LOG_ENTRIES` entries before another step."""
        steps = [each.step for page in self.past.pages for each in page.told]
        steps += [happened.step for happened in self.table.events]
        upto = bisect_left(steps, before)
        return max(self.told_from, steps[upto - LOG_ENTRIES]) if upto >= LOG_ENTRIES else self.told_from

    def log_before(self, step: int, viewer: Viewer, language: str) -> LogPart | None:
        """Entries of the log before a step, from memory; None where they are only in the database."""
        if self._table is None or step <= self.told_from:
            return None
        since = self._long_enough(step)
        words, steps = translator(language, self.game.folder), range(since, step)
        told = [entry for page in self.past.pages for entry in page.read(steps, viewer, language)]
        for happened in self.table.events:
            seen = seen_by(happened.event, viewer) if happened.step in steps else None
            if seen is not None:
                entry = quiet(log_entry(self.game, self.table.state, happened.step, seen))
                told.append(msgspec.Raw(msgspec.json.encode(entry, enc_hook=words.encode_hook)))
        return LogPart(since, told)

    def unchanged_up_to(self, step: int, revision: int) -> int:
        """Up to which step the log is still what someone saw who was shown this step at this revision."""
        if revision < self.past.revision:
            return NONE
        return min([step, self.step, *(back for later, back in self._rewinds if later > revision)])

    def moves_in_a_row(self, seat: int) -> int:
        """How many moves this seat has made since another made one, as far as is remembered."""
        return sum(1 for _ in itertools.takewhile(lambda move: move.seat == seat, reversed(self.table.log)))

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has made a move, or so many were made that it must have."""
        return self.table.start > 0 or any(move.seat == seat for move in self.table.log)

    def last_step_of(self, seat: int) -> int:
        """How many moves there were before this seat's last one."""
        for place in range(len(self.table.log) - 1, -1, -1):
            if self.table.log[place].seat == seat:
                return self.table.start + place
        if self.table.start > 0:
            raise Earlier(self.table.start - 1)
        raise CannotUndo(f"seat {seat + 1} has not moved yet; there is nothing to take back")


def viewer_name(seat: int | None) -> str:
    """By what a picture knows a seat, or a spectator."""
    return "watching" if seat is None else str(seat)
