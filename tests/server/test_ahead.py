"""Moves chosen in advance, quiet hours and digests, comments on replays, games to watch."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.scene.view import question
from tabletome.server.notices import Word, end_of_quiet, in_words, next_at
from tabletome.server.premoves import Kept, legal
from tabletome.server.schema import PersonRow
from tests.server.conftest import Database, Knock
from tests.server.serving import Person, Seated, change, open_socket, running, settings, wait_until

DAY = 86_400.0


def couple(ann: Person, bob: Person, **more: Any) -> tuple[Seated, Seated]:
    """Two at a game of nim: the first is asked, the second waits."""
    table = ann.makes("nim", "me", "open", **more)
    return table, bob.joins(table)


# Moves chosen in advance


def test_a_move_chosen_in_advance_is_played_when_it_is_asked_for(ann: Person, bob: Person) -> None:
    first, second = couple(ann, bob)
    choices = bob.get(f"{second.path}/premoves/choices", seat=1)
    chosen = choices[0]["action"]
    assert choices[0]["text"]
    kept = bob.put(f"{second.path}/premoves", {"seat": 1, "action": chosen})
    assert [(each["seat"], each["action"]) for each in kept] == [(1, chosen)]
    assert ann.get(f"{first.path}/premoves") == []  # nobody else learns of it
    moves = 0
    while choices := first.choices:
        first.plays(choices[0])
        moves += 1
    wait_until(lambda: second.look()["step"] == moves + 1)
    assert bob.get(f"{second.path}/premoves") == []


def test_what_is_not_legal_then_is_dropped_and_one_is_told(ann: Person, bob: Person) -> None:
    first, second = couple(ann, bob)
    bob.put(f"{second.path}/premoves", {"seat": 1})  # nim knows no passing
    with open_socket(bob, "/api/live") as live:
        first.plays_on()
        assert live.next("premove-dropped")["table"] == first.id
        assert live.next("your-turn")["seat"] == 1
    assert second.look()["waiting_for"] == [1]
    assert bob.get(f"{second.path}/premoves") == []


def test_a_move_chosen_in_advance_can_be_revoked(ann: Person, bob: Person) -> None:
    first, second = couple(ann, bob)
    chosen = bob.get(f"{second.path}/premoves/choices", seat=1)[0]["action"]
    bob.put(f"{second.path}/premoves", {"seat": 1, "action": chosen})
    bob.http.delete(f"{second.path}/premoves/1")
    assert second.refused("premoves/1", method="DELETE").code == "not-found"
    assert second.refused(f"premoves/{10**30}", method="DELETE").code == "malformed"
    with open_socket(bob, "/api/live") as live:
        first.plays_on()
        live.next("your-turn")
    assert second.look()["waiting_for"] == [1]
    assert second.refused("premoves", {"seat": 1, "action": chosen}, "PUT").code == "not-now"
    assert first.refused("premoves", {"seat": 1, "action": chosen}, "PUT").code == "not-your-seat"


def test_passing_in_advance_takes_the_choice_by_which_one_does_nothing_more() -> None:
    game = find_game("tiny_epic_kingdoms")
    table = Table(game, game.options.read({"players": 2}), "passing")
    while not (passing := _passing(table)):
        decision = table.pending[0]
        table.play(decision.seat, decision.options[0])
    seat, action = passing
    live: Any = SimpleNamespace(table=table)
    assert legal(live, seat, Kept()) == action
    assert legal(live, seat, Kept(action)) == action
    assert legal(live, seat, Kept("no such action")) is None
    asked = question(table, seat)
    assert asked is not None
    assert legal(live, seat, Kept(asked=asked.kind)) == action
    assert legal(live, seat, Kept(asked="something else")) is None


def test_passing_may_last_until_something_else_is_asked(ann: Person, bob: Person) -> None:
    first = ann.makes("partners", "me", "open", vault=8, clock={"kind": "correspondence"})
    second = bob.joins(first)
    foreseen = bob.get(f"{second.path}/premoves/choices", seat=1)
    assert {(each["asked"], each["action"], each.get("passes", False)) for each in foreseen} == {
        ("creep", "sneak", False),
        ("creep", "dash", False),
        ("creep", "hide", True),
    }
    lasting = {"seat": 1, "asked": "creep", "lasting": True}
    assert second.refused("premoves", {**lasting, "action": "sneak"}, "PUT").code == "malformed"
    (kept,) = bob.put(f"{second.path}/premoves", lasting)
    assert (kept.get("action", ""), kept["asked"], kept["lasting"]) == ("", "creep", True)
    for step in (2, 4, 6):
        first.plays("hide")
        wait_until(partial(_has_come_to, first, step))
    assert len(bob.get(f"{second.path}/premoves")) == 1
    bob.put(f"{second.path}/premoves", {**lasting, "asked": "run"})
    with open_socket(bob, "/api/live") as live:
        first.plays("hide")
        live.next("premove-dropped")
        live.next("your-turn")
    assert first.look()["step"] == 7
    assert bob.get(f"{second.path}/premoves") == []


def _has_come_to(table: Seated, step: int) -> bool:
    return bool(table.look()["step"] == step)


def _passing(table: Table[Any]) -> tuple[int, str] | None:
    seat = table.pending[0].seat
    asked = question(table, seat)
    assert asked is not None
    return next(((seat, each.action) for each in asked.choices if each.role in ("skip", "end")), None)


# Notices


@contextmanager
def hook() -> Iterator[tuple[str, list[Any]]]:
    """An address that keeps what it is sent."""
    heard: list[Any] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", heard
    finally:
        server.shutdown()
        server.server_close()


def minute(later: int) -> int:
    """The minute of the day, by UTC, so many minutes from now."""
    now = datetime.now(UTC)
    return (60 * now.hour + now.minute + later) % 1440


def make_due(database: str) -> None:
    """Let the time have come for everybody who is to be told later."""
    change(database, update(PersonRow).where(PersonRow.notice_due.is_not(None)).values(notice_due=1.0))


@pytest.mark.parametrize(
    ("way", "language", "together", "alone"),
    [
        ("quiet", "en", "It is your turn at 2 tables: nim × 2. ", "nim: it is your turn. "),
        ("digest", "ru", "Вашего хода ждут за 2 столами: nim × 2. ", "nim: ваш ход. "),
    ],
)
def test_what_comes_in_quiet_hours_or_is_slow_is_told_later_and_together(
    shared_database: Database, visit: Knock, way: str, language: str, together: str, alone: str
) -> None:
    folder, database = shared_database
    chosen = settings(folder, database=database, sweep_seconds=0.05, private_webhooks=True)
    later = {"quiet": {"begins": minute(-60), "ends": minute(60)}} if way == "quiet" else {"digest": minute(60)}
    with running(chosen) as address, hook() as (url, heard):
        ann, bob = visit(address, "Ann"), visit(address, "Bob")
        bob.post("/api/session", {"language": language})
        told = bob.put("/api/session/notices", {"webhook": url, "zone": "UTC", **later})
        assert told[way] == later[way]
        for _ in range(2):
            first, _second = couple(ann, bob, clock={"kind": "correspondence"})
            first.plays_on()
            assert first.look()["waiting_for"] == [1]
        assert heard == []
        make_due(chosen.database)
        wait_until(lambda: heard)
        assert heard[0]["text"].startswith(together)
        assert len(heard[0]["tables"]) == 2
        bob.put("/api/session/notices", {"webhook": url})
        first, _second = couple(ann, bob)
        first.plays_on()
        wait_until(lambda: len(heard) == 2)
        assert heard[1]["table"] == first.id
        assert heard[1]["text"].startswith(alone)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 21, "It is your turn at 21 tables: A × 21. u"),
        ("ru", 21, "Вашего хода ждут за 21 столом: A × 21. u"),
        ("ru", 25, "Вашего хода ждут за 25 столами: A × 25. u"),
    ],
)
def test_numbers_are_told_as_the_language_has_it(language: str, count: int, said: str) -> None:
    word = Word(1, "", language, [("table", "a")] * count)
    assert in_words(word, ["A"] * count, "u") == said


def test_a_friend_asks_in_ones_own_language() -> None:
    word = Word(1, "", "ru", [("table", "a")], by="Боб")
    assert in_words(word, ["Гномы"], "u") == "Боб зовёт вас играть: Гномы. u"


def test_a_time_zone_is_one_that_exists(ann: Person) -> None:
    refused = ann.refused("PUT", "/api/session/notices", {"zone": "Middle/Earth"})
    assert (refused.code, "Europe/Berlin" in refused.text) == ("malformed", True)


@pytest.mark.parametrize(
    ("begins", "ends", "zone", "told"),
    [
        (22 * 60, 7 * 60, "UTC", None),  # it is noon
        (11 * 60, 13 * 60, "UTC", 1.0),
        (22 * 60, 7 * 60, "Asia/Tokyo", None),  # there it is nine in the evening
        (20 * 60, 7 * 60, "Asia/Tokyo", 10.0),
        (20 * 60, 20 * 60, "Asia/Tokyo", None),
    ],
)
def test_quiet_hours_are_those_of_ones_own_day(begins: int, ends: int, zone: str, told: float | None) -> None:
    noon = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
    person = PersonRow(quiet_from=begins, quiet_until=ends, zone=zone)
    found = end_of_quiet(person, noon)
    assert found == (None if told is None else noon + told * 3600)


def test_a_minute_of_the_day_comes_once_a_day_also_when_clocks_are_changed() -> None:
    before = datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp()  # summer time begins in Berlin in the night after
    first = next_at(9 * 60, "Europe/Berlin", before)
    assert datetime.fromtimestamp(first, UTC).hour == 7
    assert next_at(9 * 60, "Europe/Berlin", first) - first == DAY


# Replays and games to watch


def over(ann: Person, bob: Person) -> Seated:
    table, _ = couple(ann, bob)
    table.post("resign", {"seat": 0})
    return table


def test_a_comment_stands_at_its_step_and_its_writer_removes_it(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    running_game, _ = couple(ann, bob)
    assert running_game.refused("comments", {"step": 0, "text": "now"}).code == "not-now"
    table = over(ann, bob)
    assert table.refused("comments", {"step": 9, "text": "never"}).code == "not-found"
    made = cleo.at(table).post("comments", {"step": 0, "text": "A good beginning."})
    (seen,) = bob.get(f"{table.path}/comments")
    assert (seen["step"], seen["name"], seen["text"], "mine" in seen) == (0, "Cleo", "A good beginning.", False)
    assert bob.at(table).refused(f"comments/{made['id']}", method="DELETE").code == "not-allowed"
    bob.put(f"/api/people/{cleo.me['id']}/tie", {"muted": True})
    assert bob.get(f"{table.path}/comments") == []
    assert cleo.get("/api/account/data")["comments"][0]["text"] == "A good beginning."
    cleo.http.delete(f"{table.path}/comments/{made['id']}")
    assert ann.get(f"{table.path}/comments") == []


def test_games_that_are_watched_come_first_and_private_ones_not_at_all(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    watched, _ = couple(ann, bob)
    couple(ann, bob)
    secret = ann.makes("nim", "me", "novice", private=True)
    with ann.at(watched).live(), cleo.at(watched).live() as live:
        live.next("presence", lambda message: message["watching"] == 1)
        found = cleo.get("/api/tables/featured")
        ids = [each["table"]["id"] for each in found]
        assert secret.id not in ids
        assert next(each["watching"] for each in found if each["table"]["id"] == watched.id) == 1
        assert ids.index(watched.id) == 0
