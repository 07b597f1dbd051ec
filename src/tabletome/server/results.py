"""How a game ended for everybody at the table, noted together with the move that ended it."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.server.contests import PRACTICE
from tabletome.server.live_table import PEOPLE, LiveTable
from tabletome.server.messages import Result
from tabletome.server.schema import SeatRow

MOST_LETTERS = 60
WAITING, RIGHT, WRONG, NEVER = "waiting", "right", "wrong", "never"
"""Whether a game was played again to see that all is as it was noted."""


def results_of(live: LiveTable, now: float) -> list[dict[str, Any]]:
    """A row for each seat of a game that has just ended."""
    result = msgspec.convert(live.row.result, Result)
    cooperative = live.cooperative
    places = {seat.seat: 1 for seat in live.seats} if cooperative else _places(live.seats, result)
    players = {seat.seat: _player(live, seat) for seat in live.seats}
    counts = live.row.cloned_from is None and live.row.contest != PRACTICE
    rated = live.row.rated and not cooperative and counts and len(set(players.values())) > 1
    judged = counts and (live.row.contest is not None or any(person is not None for person, _ in players.values()))
    state = live.table.state
    return [
        {
            "table_id": live.id,
            "seat": seat.seat,
            "game": live.row.game,
            "players": len(live.seats),
            "person_id": players[seat.seat][0],
            "bot": players[seat.seat][1],
            "cooperative": cooperative,
            "won": seat.seat in result.winners,
            "place": places[seat.seat],
            "score": _score(result, seat.seat),
            "reason": result.reason[:MOST_LETTERS],
            "resigned": seat.resigned,
            "labels": dict(live.game.labels(state, seat.seat)),
            "options": live.row.options,
            "steps": live.step,
            "began": live.row.created,
            "ended": now,
            "unrated": rated and players[seat.seat] != NOBODY_SURE,
            "rating_before": None,
            "rating_after": None,
            "counts": counts,
            "judged": WAITING if judged else NEVER,
            "marks": None,
        }
        for seat in live.seats
    ]


NOBODY_SURE: tuple[int | None, str] = (None, "")
"""Plays a seat for which no one person can be named."""


def _player(live: LiveTable, seat: SeatRow) -> tuple[int | None, str]:
    """Who a result belongs to: the person, also one who gave up, or the level of the bot.

    Whoever played several rivals has neither won nor lost; of friends who win together they are the first.
    """
    if seat.kind not in PEOPLE and not seat.resigned:
        return None, seat.bot or ""
    own = [each.seat for each in live.seats if each.person_id == seat.person_id and _is_persons(each)]
    alone = len(own) == 1 or (live.cooperative and own[0] == seat.seat)
    return (seat.person_id, "") if alone else NOBODY_SURE


def _is_persons(seat: SeatRow) -> bool:
    return seat.kind in PEOPLE or seat.resigned


def _places(seats: list[SeatRow], result: Result) -> dict[int, int]:
    """Winners first, then by points, whoever gave up last."""
    standing = {seat.seat: _standing(seat, result) for seat in seats}
    return {seat: 1 + sum(other > own for other in standing.values()) for seat, own in standing.items()}


def _standing(seat: SeatRow, result: Result) -> tuple[bool, bool, float]:
    won = seat.seat in result.winners
    return won, not seat.resigned, 0.0 if won else _score(result, seat.seat) or 0.0


def _score(result: Result, seat: int) -> float | None:
    return result.scores[seat] if seat < len(result.scores) else None
