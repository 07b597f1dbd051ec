"""Whoever watches rivals who hide their hands sees the game some time later, by whichever way they ask."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tabletome.engine import seeded
from tabletome.engine.registry import find_game, game_names, register, unregister
from tabletome.engine.table import Table
from tabletome.server.schema import EntryRow
from tests.server.conftest import Database, Knock
from tests.server.serving import Person, Seated, change, in_hand, register_toys, running, settings, wait_until
from tests.toys import NIM

DELAY = 3600.0
POKER = dataclasses.replace(NIM, name="poker", secret_hands=True)
"""Nim, as if there were hands to hide."""


def register_poker() -> None:
    register_toys()
    register(POKER)


@pytest.fixture(scope="module", autouse=True)
def poker() -> Iterator[None]:
    register(POKER)
    yield
    unregister(POKER)


class House:
    """A server whose journal can be made older, as if time had passed."""

    def __init__(self, address: str, database: str) -> None:
        self.address = address
        self._database = database

    def ages(self, table: Seated, seconds: float, upto: int | None = None) -> None:
        """Let everything that was entered, or the first entries of it, have come about so much earlier."""
        entries = update(EntryRow).where(EntryRow.table_id == table.id).values(at=EntryRow.at - seconds)
        change(self._database, entries if upto is None else entries.where(EntryRow.revision <= upto))

    def revision(self, table: Seated) -> int:
        query = select(func.max(EntryRow.revision)).where(EntryRow.table_id == table.id)
        return int(in_hand(self._database, lambda session: session.scalar(query) or 0))


@pytest.fixture(scope="module")
def house(shared_database: Database) -> Iterator[House]:
    folder, url = shared_database
    with running(settings(folder, database=url, watch_delay_seconds=DELAY, in_worker=register_poker)) as address:
        yield House(address, url)


@pytest.fixture
def ann(house: House, visit: Knock) -> Person:
    return visit(house.address, "Ann")


@pytest.fixture
def bob(house: House, visit: Knock) -> Person:
    return visit(house.address, "Bob")


@pytest.fixture
def cleo(house: House, visit: Knock) -> Person:
    """She watches."""
    return visit(house.address, "Cleo")


def play(ann: Person, bob: Person) -> tuple[Seated, Seated]:
    table = ann.makes("poker", "me", "open")
    return table, bob.joins(table)


def sees(person: Person, table: Seated) -> tuple[int, str, Any]:
    seen = person.at(table).look()
    return seen["step"], seen["status"], None if seen["view"] is None else seen["view"]["step"]


def test_a_game_that_has_just_begun_is_not_to_be_seen(house: House, ann: Person, bob: Person, cleo: Person) -> None:
    table, _ = play(ann, bob)
    assert sees(cleo, table) == (0, "waiting", None)
    assert sees(ann, table) == (0, "playing", 0)
    house.ages(table, DELAY)
    assert sees(cleo, table) == (0, "playing", 0)
    assert cleo.at(table).look()["delay"] == DELAY


def test_a_watcher_sees_moves_when_their_time_has_come(house: House, ann: Person, bob: Person, cleo: Person) -> None:
    table, _ = play(ann, bob)
    house.ages(table, DELAY)
    table.plays("from-heap 0", "take 1")
    assert sees(cleo, table) == (0, "playing", 0)
    assert sees(bob, table)[0] == sees(ann, table)[0] == 2
    house.ages(table, DELAY, house.revision(table) - 1)
    assert sees(cleo, table) == (1, "playing", 1)
    house.ages(table, DELAY)
    assert sees(cleo, table) == (2, "playing", 2)


def test_nothing_else_tells_what_is_to_come(house: House, ann: Person, bob: Person, cleo: Person) -> None:
    table, second = play(ann, bob)
    house.ages(table, DELAY)
    table.plays("from-heap 0", "take 1")
    second.plays("from-heap 1")
    seen = cleo.at(table).look()
    assert seen["waiting_for"] == [0]
    assert seen["revision"] == 1 + sees(cleo, table)[0]
    assert "take" not in str(seen["view"]["log"])
    listed = next(each for each in cleo.get("/api/tables", filter="watch") if each["id"] == table.id)
    featured = next(each for each in cleo.get("/api/tables/featured") if each["table"]["id"] == table.id)
    for told in (listed, featured["table"]):
        assert (told["step"], told["waiting_for"], told["delayed"]) == (0, [], True)
    assert cleo.refused("GET", f"{table.path}/replay?step=1").code == "not-found"
    assert cleo.get(f"{table.path}/replay", step=0)["steps"] == 0
    assert cleo.get(f"{table.path}/log")["entries"] == []
    assert cleo.refused("GET", f"{table.path}/record").code == "not-now"
    assert cleo.refused("POST", f"{table.path}/clone", {"step": 1}).code == "not-now"
    assert cleo.refused("GET", f"{table.path}/replay?step=1&seat=0").code == "not-allowed"


def test_what_was_played_anew_after_a_taking_back_is_not_shown_early(
    house: House, ann: Person, bob: Person, cleo: Person
) -> None:
    table, _ = play(ann, bob)
    table.plays("from-heap 0")
    house.ages(table, DELAY)
    assert sees(cleo, table)[0] == 1
    table.post("undo", {"seat": 0})
    table.plays("from-heap 1")
    assert "heap 1" not in str(cleo.at(table).look()["view"]["log"]).lower()
    assert cleo.refused("GET", f"{table.path}/replay?step=1").code == "not-found"
    house.ages(table, DELAY)
    assert sees(cleo, table)[0] == 1
    assert cleo.get(f"{table.path}/replay", step=1)["steps"] == 1


def test_a_live_connection_of_a_watcher_hears_nothing_before_its_time(
    house: House, ann: Person, bob: Person, cleo: Person
) -> None:
    table, second = play(ann, bob)
    house.ages(table, DELAY)
    with cleo.at(table).live(changes=True) as hers, second.live() as his:
        assert hers.next("view")["view"]["step"] == 0
        table.plays("from-heap 0", "take 1")
        his.view_at(2)
        second.post("chat", {"text": "well played"})
        hers.next("chat")
        assert all(each["view"]["step"] == 0 for each in hers.heard if each["type"] == "view")
        assert all(each["type"] != "clock" for each in hers.heard)
        assert all(each["table"]["step"] == 0 for each in hers.heard if each["type"] == "table")
        hers.send(type="lang", lang="ru")
        assert hers.next("view")["view"]["step"] == 0


def test_a_live_connection_hears_it_when_its_time_has_come(tmp_path: Path, visit: Knock) -> None:
    with running(settings(tmp_path, watch_delay_seconds=1.0, in_worker=register_poker)) as address:
        ann, bob, cleo = (visit(address, name) for name in ("Ann", "Bob", "Cleo"))
        table, _ = play(ann, bob)
        wait_until(lambda: sees(cleo, table)[1] == "playing")
        with cleo.at(table).live(changes=True) as hers:
            hers.view_at(0)
            before = time.time()
            table.plays("from-heap 0")
            hers.view_at(1)
            assert time.time() - before >= 1.0


def test_the_end_is_shown_at_once(house: House, ann: Person, bob: Person, cleo: Person) -> None:
    table, second = play(ann, bob)
    house.ages(table, DELAY)
    with cleo.at(table).live() as hers:
        hers.view_at(0)
        table.plays("from-heap 0", "take 1")
        second.post("resign", {"seat": 1})
        hers.next("table", lambda message: message["table"]["status"] == "over")
        hers.view_at(2)
    assert sees(cleo, table)[:2] == (2, "over")


def test_where_nothing_is_hidden_nothing_is_delayed(house: House, ann: Person, bob: Person, cleo: Person) -> None:
    table = ann.makes("nim", "me", "open")
    bob.joins(table)
    table.plays("from-heap 0")
    house.ages(table, -DELAY)
    seen = cleo.at(table).look()
    assert (seen["step"], seen["view"]["step"], seen["delay"]) == (1, 1, None)


def test_a_delayed_game_is_followed_over_snapshots(house: House, ann: Person, cleo: Person) -> None:
    """However long it was before somebody came to watch, and as it goes on."""
    table = ann.makes("battlelore", "me", "hotseat").plays_on(45)
    house.ages(table, DELAY)
    shown, steps = house.revision(table), table.step
    table.plays_on(25)
    assert sees(cleo, table)[0] == steps < table.step
    assert cleo.at(table).look()["revision"] == shown
    house.ages(table, DELAY)
    assert sees(cleo, table)[0] == table.step
    theirs = cleo.at(table).look()["view"]["log"]
    assert theirs == cleo.at(table).look()["view"]["log"]
    assert max(entry["step"] for entry in theirs) <= table.step


RIVALS: dict[str, dict[str, Any]] = {
    "battlelore": {},
    "tiny_epic_kingdoms": {},
    "mage_knight": {"scenario": "full-conquest"},
}


@pytest.mark.parametrize("name", game_names())
def test_a_game_says_whether_rivals_hide_their_hands(name: str) -> None:
    """As they do where a seat sees cards before it that a spectator does not."""
    game = find_game(name)
    if name not in RIVALS:
        assert game.cooperative(game.options.read({}))
        return
    options = game.options.read({"players": 2, **RIVALS[name]})
    assert not game.cooperative(options)
    table, rng, hidden = Table(game, options, "hands"), seeded("hands"), False
    for _ in range(40):
        decision = table.pending[rng.below(len(table.pending))]
        table.play(decision.seat, decision.options[rng.below(len(decision.options))])
        hidden = hidden or any(_holds_secrets(table, seat) for seat in range(table.state.seats))
    assert game.secret_hands == hidden


def _holds_secrets(table: Table[Any], seat: int) -> bool:
    own, seen = (_cards(table, viewer, seat) for viewer in (seat, None))
    return own != seen


def _cards(table: Table[Any], viewer: int | None, seat: int) -> list[list[str]]:
    """The cards before a seat, as somebody sees them."""
    mats = [mat for mat in table.game.scene(table.state, viewer).mats if mat.seat == seat]
    return [[card.id for card in zone.cards] for mat in mats for zone in mat.zones]
