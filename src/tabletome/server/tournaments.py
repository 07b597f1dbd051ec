"""Tournaments that run themselves: Swiss, knockout and round robin for rivals, a race for parties that win together.

All there is to a tournament is in the database. With every tick of the clock one transaction notes the games that have
ended and pairs the next round where all have; tables that are paired and not made yet are made then, each together with
the note of it. So whatever a process leaves undone is done by the next that looks, and nothing twice.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.orm import Session

from tabletome.engine import new_seed
from tabletome.engine.errors import BadOptions, TabletomeError
from tabletome.engine.game import Game
from tabletome.engine.honours import Mark, ranking
from tabletome.engine.registry import find_game
from tabletome.server import pairing, pods
from tabletome.server.clocks import read_clock
from tabletome.server.contests import TOURNAMENT
from tabletome.server.errors import Busy, Malformed, NotAllowed, NotFound, NotNow, Outdated
from tabletome.server.glicko import Strength
from tabletome.server.lobby import Arranged, Lobby, new_table_id
from tabletome.server.messages import EntrantInfo, Level, NewTournament
from tabletome.server.names import NOBODY, clean_name
from tabletome.server.pairing import DRAW, LOSS, WIN, Met
from tabletome.server.results import RIGHT, WAITING
from tabletome.server.schema import (
    EntrantRow,
    PairingRow,
    PersonRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from tabletome.server.storage import Storage

TOURNAMENT_LOCK = 0x7A80
log = logging.getLogger(__name__)
RIVALS = 2
"""How many meet at a table where rivals play, unless their tournament wants more."""
MOST_GAMES = 3
"""In a knockout a draw is played again, so often at most; then the higher seed goes on."""
OPEN, RUNNING, OVER, CANCELLED = "open", "running", "over", "cancelled"
BYE, PLAYED, FORFEIT = "bye", "played", "forfeit"


class Making(NamedTuple):
    """A table that is to be made for a pairing."""

    round: int
    board: int
    arranged: Arranged


class Tournaments:
    """Makes tournaments, lets people in, and keeps all of them going."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self._storage = storage
        self._lobby = lobby
        self._troubles: set[str] = set()
        """Tournaments that could not go on."""

    async def make(self, person: PersonRow, wish: NewTournament) -> str:
        """A new tournament, open to everybody until it begins."""
        row = _new_tournament(person.id, wish)
        bots = [_bot_entrant(row, number, level) for number, level in enumerate(wish.bots)]

        def write(session: Session) -> None:
            session.add(row)
            session.flush()
            session.add_all(bots)

        await self._storage.write(write)
        return row.id

    async def join(self, id: str, person: PersonRow, party: int | None) -> None:
        """Enter a tournament that has not begun; in a race as a member of a party, or as a new one."""
        await self._storage.write(lambda session: _join(session, id, person, party))

    async def leave(self, id: str, person: PersonRow) -> str | None:
        """Get out of a tournament; the table at which one still plays, if one does."""
        return await self._storage.write(lambda session: _leave(session, id, person))

    async def begin(self, id: str, person: PersonRow) -> None:
        """Whoever made a tournament may let it begin before its time."""

        def write(session: Session) -> None:
            row = _owned(session, id, person)
            _check_open(row)
            row.begins = time.time()

        await self._storage.write(write)
        await self.look()

    async def cancel(self, id: str, person: PersonRow) -> None:
        """Whoever made a tournament may call it off before it begins."""

        def write(session: Session) -> None:
            row = _owned(session, id, person)
            _check_open(row)
            row.status = CANCELLED

        await self._storage.write(write)

    async def look(self) -> None:
        """Do whatever is due in any tournament; one that cannot go on stops no other, and is said once."""
        for id in await self._storage.read(_due):
            try:
                await self._go_on_with(id)
            except Busy:
                raise
            except Exception as wrong:
                if id not in self._troubles:
                    level = logging.WARNING if isinstance(wrong, TabletomeError) else logging.ERROR
                    log.log(level, "tournament %s cannot go on: %s", id, wrong, exc_info=level == logging.ERROR)
                self._troubles.add(id)

    async def _go_on_with(self, id: str) -> None:
        for making in await self._storage.write(lambda session: _advance(session, id)):
            await self._make_table(id, making)

    async def _make_table(self, id: str, making: Making) -> None:
        """Make the table and note it, both or none; another process may have been first."""
        paired = update(PairingRow).where(
            PairingRow.tournament_id == id,
            PairingRow.round == making.round,
            PairingRow.board == making.board,
            PairingRow.table_id.is_(None),
        )

        def note(session: Session, table: str) -> None:
            if session.execute(paired.values(table_id=table).returning(PairingRow.board)).first() is None:
                raise Outdated

        try:
            await self._lobby.make_for(making.arranged, note)
        except Outdated:
            return


# Before it begins


def _new_tournament(owner: int, wish: NewTournament) -> TournamentRow:
    game = find_game(wish.game)
    size = int(wish.options.get("players", RIVALS))
    options = game.options.read({**wish.options, "players": size})
    _check_size(wish, size)
    if game.cooperative(options) != (wish.format == "race"):
        wanted = "that is won together" if wish.format == "race" else "between rivals"
        raise BadOptions(f"with these options {wish.game} is no game {wanted}, as this kind of tournament needs")
    if len(wish.bots) > wish.most:
        raise Malformed("there are more bots than places")
    now = time.time()
    return TournamentRow(
        id=new_table_id(),
        name=clean_name(wish.name),
        game=wish.game,
        options=msgspec.to_builtins(options),
        format=wish.format,
        size=size,
        clock=None if wish.clock is None else msgspec.to_builtins(wish.clock),
        owner_id=owner,
        status=OPEN,
        most=wish.most,
        rounds=wish.rounds,
        round=0,
        seed=new_seed(),
        created=now,
        begins=now + 60 * wish.minutes,
    )


def _check_size(wish: NewTournament, size: int) -> None:
    if wish.format == "race":
        return
    if size < RIVALS:
        raise BadOptions("one alone has no rivals")
    if wish.format == "knockout" and size != RIVALS:
        raise BadOptions("in a knockout two meet at a table")
    if wish.format == "round-robin" and size > RIVALS and wish.most > pods.MOST_IN_ROUND_ROBIN:
        raise Malformed(f"where more than two sit at a table at most {pods.MOST_IN_ROUND_ROBIN} can all meet all")


def least_at_table(row: TournamentRow) -> int:
    """By how few the game of a tournament can be played, where a table does not fill."""
    game, least = find_game(row.game), row.size
    while least > RIVALS and _can_be_played(game, row.options, least - 1):
        least -= 1
    return least


def _can_be_played(game: Game[Any, Any], options: Mapping[str, Any], players: int) -> bool:
    try:
        return not game.cooperative(game.options.read({**options, "players": players}))
    except BadOptions:
        return False


def _bot_entrant(row: TournamentRow, number: int, level: Level) -> EntrantRow:
    return EntrantRow(tournament_id=row.id, number=number, party=number, bot=level, name="", withdrawn=False)


def find(session: Session, id: str) -> TournamentRow:
    row = session.get(TournamentRow, id)
    if row is None:
        raise NotFound("there is no such tournament")
    return row


def _owned(session: Session, id: str, person: PersonRow) -> TournamentRow:
    row = find(session, id)
    if row.owner_id != person.id:
        raise NotAllowed("only whoever made the tournament may do that")
    return row


def _check_open(row: TournamentRow) -> None:
    if row.status != OPEN:
        raise NotNow("the tournament has begun")


def entrants_of(session: Session, id: str) -> list[EntrantRow]:
    query = select(EntrantRow).where(EntrantRow.tournament_id == id).order_by(EntrantRow.number)
    return list(session.scalars(query))


def _join(session: Session, id: str, person: PersonRow, party: int | None) -> None:
    _lock(session)
    row, entrants = find(session, id), entrants_of(session, id)
    _check_open(row)
    if any(each.person_id == person.id for each in entrants):
        return
    if party is None and len({each.party for each in entrants}) >= row.most:
        raise NotNow("every place is taken")
    number = 1 + max((each.number for each in entrants), default=-1)
    if party is not None:
        members = [each for each in entrants if each.party == party and not each.bot]
        if row.format != "race" or not members or len(members) >= row.size:
            raise NotNow("this party has no place for you")
    entrant = EntrantRow(tournament_id=id, number=number, party=number if party is None else party, bot="")
    entrant.person_id, entrant.name, entrant.withdrawn = person.id, person.name, False
    session.add(entrant)


def _leave(session: Session, id: str, person: PersonRow) -> str | None:
    _lock(session)
    row = find(session, id)
    own = next((each for each in entrants_of(session, id) if each.person_id == person.id), None)
    if own is None:
        raise NotNow("you are not in this tournament")
    if row.status == OPEN:
        others = [each for each in entrants_of(session, id) if each.party == own.party and each is not own]
        for each in others:
            each.party = min(other.number for other in others)
        session.delete(own)
        return None
    own.withdrawn = True
    playing = select(PairingRow).where(PairingRow.tournament_id == id, PairingRow.points.is_(None))
    tables = [each.table_id for each in session.scalars(playing) if own.party in each.parties]
    return tables[0] if tables else None


# As it goes on


def _lock(session: Session) -> None:
    """One process at a time changes tournaments."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": TOURNAMENT_LOCK})


def _due(session: Session) -> list[str]:
    begins = (TournamentRow.status == OPEN) & (TournamentRow.begins <= time.time())
    return list(session.scalars(select(TournamentRow.id).where(begins | (TournamentRow.status == RUNNING))))


def _advance(session: Session, id: str) -> list[Making]:
    """Begin, note results, pair the next round or end; the tables that are to be made."""
    _lock(session)
    row = find(session, id)
    if row.status == OPEN:
        _begin(session, row)
    if row.status != RUNNING:
        return []
    for pairing_row in pairings_of(session, id):
        if pairing_row.points is None:
            _note_result(session, row, pairing_row)
    if all(each.points is not None for each in pairings_of(session, id)):
        _go_on(session, row)
    return [
        Making(each.round, each.board, _arranged(session, row, each))
        for each in pairings_of(session, id)
        if each.table_id is None and each.points is None
    ]


def _begin(session: Session, row: TournamentRow) -> None:
    """The parties are seeded by strength; one alone has nobody to play with."""
    entrants = entrants_of(session, row.id)
    parties = sorted({each.party for each in entrants})
    if len(parties) < (RIVALS if row.format == "race" else least_at_table(row)):
        row.status = CANCELLED
        return
    strength = dict.fromkeys(parties, 0.0)
    for each in entrants:
        strength[each.party] = max(strength[each.party], _strength(session, row, each))
    seeded = sorted(parties, key=lambda party: (-strength[party], party))
    for each in entrants:
        each.party = seeded.index(each.party)
    row.status, row.rounds, row.round = RUNNING, _rounds(row, len(parties)), 0
    session.flush()
    _go_on(session, row)


def _rounds(row: TournamentRow, entered: int) -> int:
    """How many there will be."""
    if row.format == "swiss":
        usual = pairing.swiss_rounds(entered) if row.size == RIVALS else pods.swiss_rounds(entered, row.size)
        return min(row.rounds or usual, entered - 1)
    counts = {"knockout": pairing.knockout_rounds(entered), "race": 1}
    return counts.get(row.format) or len(_everybody(row, range(entered)))


def _everybody(row: TournamentRow, parties: Sequence[int]) -> Sequence[Sequence[pairing.Pair]]:
    """All rounds of a round robin."""
    if row.size == RIVALS:
        return pairing.round_robin(parties)
    return pods.round_robin(len(parties), row.size, least_at_table(row))


def _strength(session: Session, row: TournamentRow, entrant: EntrantRow) -> float:
    key = {"game": row.game, "players": row.size, "person": entrant.person_id or 0, "bot": entrant.bot}
    rating = session.get(RatingRow, key)
    return Strength().rating if rating is None else rating.rating


def pairings_of(session: Session, id: str) -> list[PairingRow]:
    query = select(PairingRow).where(PairingRow.tournament_id == id).order_by(PairingRow.round, PairingRow.board)
    return list(session.scalars(query))


def _go_on(session: Session, row: TournamentRow) -> None:
    """Pair the next round, or end."""
    pairs = _next_round(session, row) if row.round < row.rounds else []
    if not pairs:
        row.status, row.ended = OVER, time.time()
        _unseal(session, row)
        return
    row.round += 1
    withdrawn = withdrawn_parties(entrants_of(session, row.id))
    least = RIVALS if row.format == "race" else least_at_table(row)
    for board, pair in enumerate(pairs):
        paired = PairingRow(tournament_id=row.id, round=row.round, board=board, parties=list(pair), games=1, how="")
        if row.format != "race":
            _note_who_is_missing(paired, withdrawn, least)
        session.add(paired)
    session.flush()


def _note_who_is_missing(paired: PairingRow, withdrawn: set[int], least: int) -> None:
    """A bye is a victory; so it is where too few are left. Where enough are left, they play without who has gone."""
    left = [party for party in paired.parties if party not in withdrawn]
    if len(left) >= least:
        paired.parties = left
        return
    paired.how = BYE if len(paired.parties) == 1 else FORFEIT
    paired.points = [LOSS if party in withdrawn else WIN for party in paired.parties]


def withdrawn_parties(entrants: Sequence[EntrantRow]) -> set[int]:
    """Parties of which nobody is left."""
    return {each.party for each in entrants} - {each.party for each in entrants if not each.withdrawn}


def _next_round(session: Session, row: TournamentRow) -> list[pairing.Pair]:
    entrants = entrants_of(session, row.id)
    parties = sorted({each.party for each in entrants})
    games, last = (
        met(pairings_of(session, row.id)),
        [each for each in pairings_of(session, row.id) if each.round == row.round],
    )
    match row.format:
        case "race":
            return [(party,) for party in parties]
        case "round-robin":
            return list(_everybody(row, parties)[row.round])
        case "knockout":
            if row.round == 0:
                return pairing.first_knockout_round(parties)
            return pairing.next_knockout_round([_winner(each) for each in last])
    left = [party for party in parties if party not in withdrawn_parties(entrants)]
    if row.size == RIVALS:
        return pairing.swiss_round(left, games) if len(left) > 1 else []
    least = least_at_table(row)
    return pods.swiss_round(left, games, row.size, least) if len(left) >= least else []


def met(rows: Sequence[PairingRow]) -> list[Met]:
    """The pairings that are over."""
    return [Met(tuple(each.parties), tuple(each.points)) for each in rows if each.points is not None]


def _winner(row: PairingRow) -> int:
    """Who goes on; the higher seed where nothing else decides."""
    assert row.points is not None
    best = max(row.points)
    return min(party for party, points in zip(row.parties, row.points, strict=True) if points == best)


# One pairing


def _arranged(session: Session, row: TournamentRow, paired: PairingRow) -> Arranged:
    """Who sits where: of rivals each in their order, of a party its members and bots in the places that are left."""
    entrants = entrants_of(session, row.id)
    seats: list[PersonRow | str] = []
    for party in paired.parties:
        seats += [_player(session, each) for each in entrants if each.party == party]
    race = row.format == "race"
    if race:
        seats += ["adept"] * (row.size - len(seats))
    return Arranged(
        row.owner_id,
        row.game,
        {**row.options, "players": len(seats)},
        seats,
        TOURNAMENT,
        row.seed if race else None,
        read_clock(row.clock),
        sealed=race,
    )


def _player(session: Session, entrant: EntrantRow) -> PersonRow | str:
    person = None if entrant.person_id is None else session.get(PersonRow, entrant.person_id)
    return person or entrant.bot or "adept"


def _note_result(session: Session, row: TournamentRow, paired: PairingRow) -> None:
    """What has become of a game, if it is over."""
    if paired.table_id is None:
        return
    table = session.get(TableRow, paired.table_id)
    if table is not None and table.status in ("waiting", "playing"):
        return
    results = select(ResultRow).where(ResultRow.table_id == paired.table_id).order_by(ResultRow.seat)
    found = session.scalars(results).all()
    if row.format == "race":
        if not any(each.judged == WAITING for each in found):
            paired.points, paired.how = [LOSS], PLAYED
        return
    points = pods.points_by_place([each.place for each in found] or [1] * len(paired.parties))
    if row.format == "knockout" and points[0] == DRAW and paired.games < MOST_GAMES and table is not None:
        paired.parties, paired.table_id, paired.games = paired.parties[::-1], None, paired.games + 1
        return
    paired.points, paired.how = points, PLAYED
    _note_absent(session, row, paired)


def _note_absent(session: Session, row: TournamentRow, paired: PairingRow) -> None:
    """Whoever was never there is paired no more."""
    absent = select(SeatRow.seat).where(SeatRow.table_id == paired.table_id, SeatRow.absent)
    for seat in session.scalars(absent).all():
        if len(paired.parties) == RIVALS:
            paired.how = FORFEIT
        gone = update(EntrantRow).where(EntrantRow.tournament_id == row.id, EntrantRow.party == paired.parties[seat])
        session.execute(gone.values(withdrawn=True))


def _unseal(session: Session, row: TournamentRow) -> None:
    """When a race is over everybody may see how the others ran."""
    tables = select(PairingRow.table_id).where(PairingRow.tournament_id == row.id)
    sealed = update(TableRow).where(TableRow.id.in_(tables), TableRow.sealed)
    session.execute(sealed.values(sealed=False, private=False, revision=TableRow.revision + 1))


# A race


class Ran(NamedTuple):
    """How far a party has come in a race; without marks while it runs, or where it has given up."""

    party: int
    marks: tuple[Mark, ...]


def race_standings(session: Session, rows: Sequence[PairingRow]) -> list[tuple[int | None, Ran]]:
    """Parties with their ranks, the best first, those without a result last."""
    ran = [_ran(session, each) for each in rows]
    ordered = sorted(ran, key=lambda each: (bool(each.marks), ranking(each.marks)), reverse=True)
    keys = [ranking(each.marks) for each in ordered]
    return [(1 + keys.index(key) if each.marks else None, each) for each, key in zip(ordered, keys, strict=True)]


def _ran(session: Session, row: PairingRow) -> Ran:
    best = select(ResultRow).where(
        ResultRow.table_id == row.table_id, ResultRow.judged == RIGHT, ResultRow.marks.is_not(None)
    )
    results = session.scalars(best.order_by(ResultRow.seat)).all()
    marks = [msgspec.convert(tuple(each.marks or ()), tuple[Mark, ...]) for each in results]
    return Ran(row.parties[0], max(marks, key=ranking, default=()))


# When people change


def hand_over(session: Session, guest: int, account: int) -> None:
    """A guest's places are the account's; where both had entered, the guest's is given up."""
    session.execute(update(TournamentRow).where(TournamentRow.owner_id == guest).values(owner_id=account))
    entered = set(session.scalars(select(EntrantRow.tournament_id).where(EntrantRow.person_id == account)))
    for row in session.scalars(select(EntrantRow).where(EntrantRow.person_id == guest)).all():
        if row.tournament_id in entered:
            row.person_id, row.withdrawn, row.name = None, True, NOBODY
        else:
            row.person_id = account
    session.flush()


def forget(session: Session, person: int) -> None:
    """Whoever is gone plays no more; what they have played stays without their name."""
    gone = update(EntrantRow).where(EntrantRow.person_id == person)
    session.execute(gone.values(person_id=None, withdrawn=True, name=NOBODY))


def entrant_info(row: EntrantRow) -> EntrantInfo:
    level: Any = row.bot or None
    return EntrantInfo(row.name, row.party, person=row.person_id, bot=level, withdrawn=row.withdrawn)
