"""Clocks: whose time runs, when it falls, and what happens then."""

from __future__ import annotations

from tabletome.server import clocks
from tabletome.server.messages import Clock
from tabletome.server.schema import SeatRow
from tests.server.conftest import Knock
from tests.server.serving import Person

LIVE = Clock("live", minutes=1, increment=5)
LETTERS = Clock("correspondence", days=2)
BLINK = {"kind": "live", "minutes": 0.05, "increment": 0}


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
