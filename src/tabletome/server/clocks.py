"""Clocks: they run for people who have to decide, and for nobody else.

LiveTable: a stock of time for the whole game, a little added whenever a turn is passed on. Correspondence: the same
time for every turn.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def deadline(seats: Sequence[SeatRow]) -> float | None:
    """When the first running clock falls."""
    falls = [seat.running_since + (seat.time_left or 0.0) for seat in seats if seat.running_since is not None]
    return min(falls, default=None)


def fallen(seats: Sequence[SeatRow], now: float) -> list[int]:
    """Seats whose time is up."""
    return [seat.seat for seat in seats if seat.running_since is not None and time_left(seat, now) <= 0]
