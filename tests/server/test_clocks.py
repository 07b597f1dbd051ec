"""Clocks: whose time runs, when it falls, and what happens then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletome.server import clocks, pulse
from tabletome.server.messages import Clock
from tabletome.server.schema import SeatRow
from tests.server.conftest import Knock
from tests.server.postgres import create_database
from tests.server.serving import Person, Seated, running, settings, wait_until

LIVE = Clock("live", minutes=1, increment=5)
LETTERS = Clock("correspondence", days=2)
BLINK = {"kind": "live", "minutes": 0.05, "increment": 0}
LONGER = {"kind": "live", "minutes": 0.5, "increment": 0}


def seats(*kinds: str) -> list[SeatRow]:
    return [SeatRow(seat=place, kind=kind, resigned=False, time_left=60.0) for place, kind in enumerate(kinds)]


def test_time_runs_for_people_who_have_to_decide_and_for_nobody_else() -> None:
    row = seats("person", "bot", "hotseat", "person")
    clocks.switch(LIVE, row, deciding=[0, 1, 2], now=100)
    assert [seat.running_since for seat in row] == [100, None, 100, None]
    assert clocks.deadline(row) == 160


def test_a_turn_that_is_passed_on_earns_a_little_time() -> None:
    row = seats("person", "person")
    clocks.switch(LIVE, row, deciding=[0], now=100)
    clocks.switch(LIVE, row, deciding=[0], now=110)
    clocks.switch(LIVE, row, deciding=[1], now=120)
    assert row[0].time_left == 60 - 20 + 5
    assert row[0].running_since is None
    assert row[1].running_since == 120


def test_by_correspondence_every_turn_has_the_same_time() -> None:
    row = seats("person", "person")
    clocks.switch(LETTERS, row, deciding=[0], now=0)
    assert clocks.deadline(row) == 2 * clocks.DAY
    clocks.switch(LETTERS, row, deciding=[1], now=clocks.DAY)
    clocks.switch(LETTERS, row, deciding=[0], now=1.5 * clocks.DAY)
    assert clocks.deadline(row) == 3.5 * clocks.DAY


def test_a_clock_has_fallen_when_its_time_is_up() -> None:
    row = seats("person", "person")
    clocks.switch(LIVE, row, deciding=[0, 1], now=0)
    row[1].time_left = 70
    assert clocks.fallen(row, 59) == []
    assert clocks.fallen(row, 60) == [0]


def test_whoever_runs_out_of_time_has_lost(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open", clock=BLINK)
    at = bob.joins(table)
    shown = at.look()["seats"]
    assert shown[0]["clock"]["running"]
    assert not shown[1]["clock"]["running"]
    with at.live() as bobs:
        over = bobs.next("table", lambda told: told["table"]["status"] == "over")
    assert over["table"]["result"] == {"winners": [1], "scores": [], "reason": "time"}


def test_the_clock_does_not_run_before_the_game_begins(ann: Person) -> None:
    table = ann.makes("nim", "me", "open", clock=BLINK)
    assert not any(seat["clock"]["running"] for seat in table.look()["seats"] if seat["clock"])


def test_clocks_are_told_with_every_move(ann: Person, person: Knock) -> None:
    table = ann.makes("nim", "me", "hotseat", clock={"kind": "live", "minutes": 10, "increment": 30})
    with person("Cleo").at(table).live() as live:
        assert [each["running"] for each in live.next("clock")["clocks"]] == [True, False]
        table.plays("from-heap 0", "take 1")
        told = live.next("clock", lambda message: message["clocks"][1]["running"])["clocks"]
    assert told[0]["left"] > 600


# Taking back


MINUTE = {"kind": "live", "minutes": 1, "increment": 60}
LETTER = {"kind": "correspondence", "days": 2}


class Times:
    """The time that everyone believes, to be put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now, self.ahead = time.time, 0.0
        monkeypatch.setattr(time, "time", lambda: now() + self.ahead)

    def pass_by(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    return Times(monkeypatch)


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that takes it for time that has passed when we put the time forward, not for a leap."""
    monkeypatch.setattr(pulse, "TOLERATED_SECONDS", 1e9)
    with running(settings(tmp_path, tick_seconds=0.02)) as address:
        yield address


def left(table: Seated) -> list[int]:
    """How much time each seat has, in whole seconds."""
    return [round(seat["clock"]["left"]) for seat in table.look()["seats"]]


def near(*seconds: float) -> Any:
    return pytest.approx(seconds, abs=2)


def test_taking_back_and_moving_again_earns_no_time(alone: str, times: Times, visit: Knock) -> None:
    ann, bob = visit(alone, "Ann"), visit(alone, "Bob")
    table = ann.makes("sealed", "me", "open", clock=MINUTE)
    bob.joins(table)
    times.pass_by(20)
    for _ in range(4):
        table.plays("bid 1")
        assert left(table) == near(60 - 20 + 60, 60 - 20)
        table.post("undo", {"seat": 0})
        assert left(table) == near(60 - 20, 60 - 20)


def test_taking_back_gives_others_the_time_they_had(alone: str, times: Times, visit: Knock) -> None:
    """Bob thinks about a move of Ann's that is taken back then: that was not his time."""
    ann, bob = visit(alone, "Ann"), visit(alone, "Bob")
    table = ann.makes("nim", "me", "open", clock=MINUTE)
    at = bob.joins(table)
    table.plays("from-heap 0", "take 1")
    times.pass_by(30)
    assert left(at) == near(120, 30)
    request = table.post("undo", {"seat": 0})
    if not request["done"]:
        at.post(f"requests/{request['request']['id']}", {"agree": True})
    assert left(at) == near(60, 60)


def test_thinking_is_not_given_back_to_whoever_takes_back(alone: str, times: Times, visit: Knock) -> None:
    """Half a turn is played, thought over, and taken back: the clock has run all the while."""
    table = visit(alone, "Ann").makes("nim", "me", "hotseat", clock=MINUTE).plays("from-heap 0")
    times.pass_by(30)
    table.post("undo", {"seat": 0})
    assert left(table) == near(30, 60)


def test_who_goes_on_thinking_while_another_takes_back_gets_nothing(alone: str, times: Times, visit: Knock) -> None:
    ann, bob = visit(alone, "Ann"), visit(alone, "Bob")
    table = ann.makes("sealed", "me", "open", clock=MINUTE)
    at = bob.joins(table)
    table.plays("bid 1")
    times.pass_by(30)
    table.post("undo", {"seat": 0})
    assert left(at) == near(60, 30)


def test_by_correspondence_taking_back_gives_no_new_days(alone: str, times: Times, visit: Knock) -> None:
    table = visit(alone, "Ann").makes("nim", "me", "hotseat", clock=LETTER)
    times.pass_by(100)
    table.plays("from-heap 0", "take 1")
    table.post("undo", {"seat": 0})
    assert left(table) == near(2 * clocks.DAY - 100, 2 * clocks.DAY)


# Time that nobody had


def test_a_leap_of_the_servers_time_costs_nobody_anything(tmp_path: Path, times: Times, visit: Knock) -> None:
    with running(settings(tmp_path, tick_seconds=0.02)) as address:
        table = visit(address, "Ann").makes("nim", "me", "hotseat", clock=MINUTE)
        for leap in (3600.0, -7200.0):
            times.ahead += leap
            wait_until(lambda: left(table) == near(60, 60))
            time.sleep(0.1)
            assert table.look()["status"] == "playing"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_while_the_server_is_down_no_clock_runs(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, visit: Knock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither Ann's, who has to move, nor anybody else's; what was used before is used."""
    database = f"sqlite:///{tmp_path}/tables.db"
    if kind == "postgres":
        server, name = request.getfixturevalue("postgres"), f"outage_{time.monotonic_ns()}"
        asyncio.run(create_database(server, name))
        database = f"{server.rpartition('/')[0]}/{name}"
    monkeypatch.setattr(pulse, "TOLERATED_SECONDS", 1.0)
    monkeypatch.setattr(pulse, "PULSE_SECONDS", 0.1)
    with running(settings(tmp_path, database=database)) as address:
        ann = visit(address, "Ann")
        begun = time.monotonic()
        table = ann.makes("nim", "me", "hotseat", clock=LONGER)
        time.sleep(1.0)
    up = time.monotonic() - begun
    time.sleep(4.0)
    with running(settings(tmp_path, database=database)) as address:
        begun = time.monotonic()
        again = visit(address, None)
        again.http.cookies.update(ann.http.cookies)
        seen = again.at(table).look()
        up += time.monotonic() - begun
        assert seen["status"] == "playing"
        assert 30.0 - up - 3.0 < seen["seats"][0]["clock"]["left"] < 29.5
