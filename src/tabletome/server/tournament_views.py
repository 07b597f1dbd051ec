"""What is told of tournaments: a list of them, and each with its standings and rounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tabletome.engine.registry import find_game
from tabletome.server import pairing
from tabletome.server.clocks import read_clock
from tabletome.server.daily import mark_words
from tabletome.server.messages import PairingInfo, RoundInfo, StandingInfo, TournamentInfo, TournamentSummary
from tabletome.server.schema import EntrantRow, PairingRow, TournamentRow
from tabletome.server.tournaments import RIVALS, entrant_info, entrants_of, find, met, pairings_of, race_standings
from tabletome.server.views import option_words, title

LISTED = 100


def listed(session: Session, person: int | None, language: str) -> list[TournamentSummary]:
    """All tournaments, the newest first; those that were called off are left out."""
    query = select(TournamentRow).where(TournamentRow.status != "cancelled")
    rows = session.scalars(query.order_by(TournamentRow.created.desc()).limit(LISTED)).all()
    counts = (
        select(EntrantRow.tournament_id, func.count(EntrantRow.party.distinct()))
        .where(EntrantRow.tournament_id.in_([row.id for row in rows]))
        .group_by(EntrantRow.tournament_id)
    )
    entered = {row[0]: row[1] for row in session.execute(counts)}
    own = set(session.scalars(select(EntrantRow.tournament_id).where(EntrantRow.person_id == person)))
    return [_summary(row, entered.get(row.id, 0), person is not None and row.id in own, language) for row in rows]


def _summary(row: TournamentRow, entered: int, yours: bool, language: str) -> TournamentSummary:
    return TournamentSummary(
        row.id,
        row.name,
        row.game,
        title(row.game, language),
        row.format,  # type: ignore[arg-type]
        row.status,  # type: ignore[arg-type]
        entered,
        row.most,
        row.round,
        row.rounds,
        row.begins,
        yours,
    )


def tournament(session: Session, id: str, person: int | None, language: str) -> TournamentInfo:
    """A tournament with all that has happened in it."""
    row, entrants, pairings = find(session, id), entrants_of(session, id), pairings_of(session, id)
    yours = person is not None and any(each.person_id == person and not each.withdrawn for each in entrants)
    told = _summary(row, len({each.party for each in entrants}), yours, language)
    fields = {name: getattr(told, name) for name in told.__struct_fields__}
    race = row.format == "race"
    return TournamentInfo(
        **fields,
        owner=person == row.owner_id,
        size=row.size,
        options=option_words(find_game(row.game), _telling(row), language),
        clock=read_clock(row.clock),
        entrants=[entrant_info(each) for each in entrants],
        standings=_race(session, row, pairings, language) if race else _standings(entrants, pairings),
        history=[
            RoundInfo(number, [_pairing(each) for each in boards])
            for number, boards in groupby(pairings, key=lambda each: each.round)
        ],
    )


def _telling(row: TournamentRow) -> dict[str, object]:
    """The options that are not as usual; between rivals two meet where nothing else is said."""
    usual = {option.name: option.default for option in find_game(row.game).options.infos()}
    told = {name: value for name, value in row.options.items() if usual.get(name) != value and name != "players"}
    return {"players": row.size, **told} if row.size > RIVALS or row.format == "race" else told


def _standings(entrants: Sequence[EntrantRow], pairings: Sequence[PairingRow]) -> list[StandingInfo]:
    parties = sorted({each.party for each in entrants})
    return [
        StandingInfo(each.party, each.rank, each.points, each.buchholz, each.sonneborn, each.wins, each.played)
        for each in pairing.standings(parties, met(pairings))
    ]


def _race(session: Session, row: TournamentRow, pairings: Sequence[PairingRow], language: str) -> list[StandingInfo]:
    game = find_game(row.game)
    return [
        StandingInfo(ran.party, rank, marks=mark_words(game, ran.marks, language))
        for rank, ran in race_standings(session, pairings)
    ]


def _pairing(row: PairingRow) -> PairingInfo:
    how = row.how or None
    return PairingInfo(row.parties, points=row.points, how=how, table=row.table_id)  # type: ignore[arg-type]
