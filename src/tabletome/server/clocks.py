"""Clocks: they run for people who have to decide, and for nobody else.

Live: a stock of time for the whole game, a little added whenever a turn is passed on. Correspondence: the same
time for every turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from tabletome.server.messages import Clock, SeatClock
from tabletome.server.schema import SeatRow

MINUTE = 60.0
DAY = 86_400.0


def read_clock(kept: object) -> Clock | None:
    return None if kept is None else msgspec.convert(kept, Clock)


def full_time(clock: Clock) -> float:
    """What a seat begins with."""
    return clock.minutes * MINUTE if clock.kind == "live" else clock.days * DAY


def time_left(seat: SeatRow, now: float) -> float:
    left = seat.time_left or 0.0
    return left if seat.running_since is None else left - (now - seat.running_since)


def shown(seat: SeatRow, now: float) -> SeatClock | None:
    if seat.time_left is None:
        return None
    return SeatClock(round(max(0.0, time_left(seat, now)), 1), seat.running_since is not None)


def switch(clock: Clock, seats: Sequence[SeatRow], deciding: Sequence[int], now: float) -> list[SeatRow]:
    """Stop the clocks of those who have decided, start those of whoever has to; the seats that changed."""
    changed = []
    for seat in seats:
        should_run = seat.seat in deciding and seat.kind in ("person", "hotseat") and not seat.resigned
        if should_run != (seat.running_since is not None):
            (_start if should_run else _stop)(clock, seat, now)
            changed.append(seat)
    return changed


def _start(clock: Clock, seat: SeatRow, now: float) -> None:
    if clock.kind == "correspondence" or seat.time_left is None:
        seat.time_left = full_time(clock)
    seat.running_since = now


def _stop(clock: Clock, seat: SeatRow, now: float) -> None:
    seat.time_left = max(0.0, time_left(seat, now)) + (clock.increment if clock.kind == "live" else 0.0)
    seat.running_since = None


Noted: TypeAlias = list[tuple[float, float | None]]
"""Of every seat, the time left at some moment, and since when its clock was running if it was."""


def noted(seats: Sequence[SeatRow], now: float) -> Noted:
    """How the clocks stand."""
    return [(time_left(seat, now), seat.running_since) for seat in seats]


def give_back(seats: Sequence[SeatRow], before: Noted, asking: int, now: float) -> list[SeatRow]:
    """Put the clocks where they stood when a move was made that is taken back; the seats that changed.

    Whose clock has been running all the while has not been kept from deciding, and gets nothing back. Whoever takes
    the move back does not gain by it, neither the time for passing the turn on nor what they have thought since.
    """
    changed = []
    for seat, (left, since) in zip(seats, before, strict=True):
        if since is not None and seat.running_since == since:
            continue
        seat.time_left = min(left, time_left(seat, now)) if seat.seat == asking else left
        seat.running_since = None if since is None else now
        changed.append(seat)
    return changed


def put_on(seats: Sequence[SeatRow], seconds: float, now: float) -> list[SeatRow]:
    """Do not count so many seconds, as far as a clock was running in them; the seats that changed."""
    running = [seat for seat in seats if seat.running_since is not None]
    for seat in running:
        seat.running_since = min(now, (seat.running_since or now) + seconds)
    return running


def deadline(seats: Sequence[SeatRow]) -> float | None:
    """When the first running clock falls."""
    falls = [seat.running_since + (seat.time_left or 0.0) for seat in seats if seat.running_since is not None]
    return min(falls, default=None)


def fallen(seats: Sequence[SeatRow], now: float) -> list[int]:
    """Seats whose time is up."""
    return [seat.seat for seat in seats if seat.running_since is not None and time_left(seat, now) <= 0]
