"""The daily challenge and achievements, on both databases."""

from __future__ import annotations

import datetime
import time
from typing import Any

import pytest

from tabletome.server import daily
from tests.server.conftest import Database, Knock
from tests.server.serving import Person, Seated, change, running, settings, wait_until
from tests.server.test_people import PASSWORD, new_name


def starts(who: Person, game: str) -> Seated:
    return who.at(who.post(f"/api/daily/{game}")["id"])


def plays_to_the_end(table: Seated) -> Any:
    """The first choice, again and again; a bot plays the rest."""
    for _ in range(200):
        if table.waits_for_turn()["status"] == "over":
            break
        table.plays(table.choices[0])
    return table.waits_for("over")


def board_when(who: Person, game: str, status: str, **query: Any) -> Any:
    """The board once one's own try has this status."""

    def reached() -> Any:
        seen = who.get(f"/api/daily/{game}", **query)
        return seen if seen["yours"] and seen["yours"]["status"] == status else None

    return wait_until(reached)


def test_everybody_plays_with_the_same_cards_and_nobody_is_told_the_seed(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    before = ann.get("/api/daily/sealed")
    assert "seed" not in str(before)
    tables = [starts(ann, "sealed"), starts(bob, "sealed")]
    assert tables[0].id != tables[1].id
    seen = [each.look(lang="en") for each in tables]
    assert seen[0]["options"] == seen[1]["options"]
    assert seen[0]["commitment"] == seen[1]["commitment"]
    hands = [each["view"]["scene"]["mats"][0]["zones"] for each in seen]
    assert hands[0] == hands[1]
    over = plays_to_the_end(tables[0])
    assert (over["seed"], over["draw"], over["contest"]) == (None, None, "daily")
    assert tables[0].refused("record", method="GET").code == "not-now"
    assert bob.refused("GET", tables[0].path).status == 404  # until the day is over it is for its player's eyes


def test_one_try_counts_and_practice_comes_after_it(person: Knock) -> None:
    ann = person("Ann")
    table = starts(ann, "heist")
    assert starts(ann, "heist").id == table.id
    assert ann.refused("POST", "/api/daily/heist/practice").code == "not-now"
    plays_to_the_end(table)
    counted = board_when(ann, "heist", "counted")
    assert counted["yours"]["table"] == table.id
    assert [each["name"] for each in counted["yours"]["marks"]] == ["mark-won", "mark-points"]
    practice = ann.at(ann.post("/api/daily/heist/practice")["id"])
    assert practice.id != table.id
    over = plays_to_the_end(practice)
    assert (over["seed"], over["contest"]) == (None, "practice")
    assert starts(ann, "heist").id == table.id
    again = ann.get("/api/daily/heist")
    assert again["yours"] == counted["yours"]
    assert [each["table"] for each in again["ranked"] if each["person"] == ann.me["id"]] == [table.id]


def test_a_scored_try_has_no_hints_and_takes_nothing_back_that_showed_something(person: Knock) -> None:
    ann = person("Ann")
    table = starts(ann, "heist")
    assert table.refused("hint", {"seat": 0}).code == "not-now"
    assert table.refused("abandon", {"seat": 0}).code == "not-now"
    table.plays("sneak")  # a die fell
    assert "counts" in table.refused("undo", {"seat": 0}).text
    table.plays("hide")
    table.post("undo", {"seat": 0})  # nothing was shown
    assert table.look()["step"] == 1
    table.post("resign", {"seat": 0})
    assert board_when(ann, "heist", "given-up")["yours"].get("rank") is None
    practice = ann.at(ann.post("/api/daily/heist/practice")["id"])
    practice.plays("sneak")
    practice.post("undo", {"seat": 0})
    assert practice.post("hint", {"seat": 0})["choices"]


def test_the_overview_tells_every_game_and_there_is_none_for_days_to_come(person: Knock) -> None:
    ann = person("Ann")
    shown = {each["game"]: each for each in ann.get("/api/daily")}
    assert {"nim", "sealed", "heist", "battlelore", "gloomhaven", "mage_knight"} <= shown.keys()
    assert shown["battlelore"]["yours"] is None
    assert len(shown["battlelore"]["options"]) == 1
    assert ann.refused("GET", "/api/daily/nim?day=2999-01-01").status == 404
    assert ann.refused("GET", "/api/daily/chess").code == "unknown-game"
    assert ann.get("/api/daily/nim", day="2020-02-02")["ranked"] == []


# What only the operator could change


def again(visit: Knock, address: str, who: Person) -> Person:
    """The same person at a server that was started anew."""
    same = visit(address, None)
    same.http.cookies.update(who.http.cookies)
    same.me = who.me
    return same


JUDGE_AGAIN = "UPDATE results SET judged = 'waiting', marks = NULL"


@pytest.mark.parametrize(
    "tampered",
    [
        "UPDATE tables SET result = REPLACE(CAST(result AS TEXT), '\"scores\": [', '\"scores\": [9')",
        "UPDATE journal SET action = 'dash' WHERE step = 1 AND kind = 'move'",
        "UPDATE journal SET hash = '0123456789abcdef' WHERE step = 2",
    ],
    ids=["result", "move", "hash"],
)
def test_a_result_that_was_tampered_with_is_refused(database: Database, visit: Knock, tampered: str) -> None:
    folder, url = database
    chosen = settings(folder, database=url)
    with running(chosen) as address:
        ann = visit(address, "Ann")
        plays_to_the_end(starts(ann, "heist").plays("sneak"))
        board_when(ann, "heist", "counted")
    change(url, JUDGE_AGAIN)
    with running(chosen) as address:
        board_when(again(visit, address, ann), "heist", "counted")
    if url.startswith("postgres"):
        tampered = tampered.replace("[9')", "[9')::json")
    change(url, tampered, JUDGE_AGAIN)
    with running(chosen) as address:
        refused = board_when(again(visit, address, ann), "heist", "refused")
        assert refused["ranked"] == []
        assert refused["streak"] == 0


def test_yesterdays_best_game_can_be_watched(database: Database, visit: Knock) -> None:
    folder, url = database
    chosen = settings(folder, database=url, sweep_seconds=0.2)
    with running(chosen) as address:
        ann = visit(address, "Ann")
        table = plays_to_the_end(starts(ann, "heist"))["id"]
        board_when(ann, "heist", "counted")
        assert ann.get("/api/daily/heist")["streak"] == 1
    day = daily.day_before(daily.day_of(time.time()))
    change(
        url,
        f"UPDATE tries SET day = '{day}'",
        f"UPDATE challenges SET day = '{day}'",
        "UPDATE tables SET created = created - 86400",
        "UPDATE results SET ended = ended - 86400",
    )
    with running(chosen) as address:
        bob = visit(address, "Bob")

        def best() -> Any:
            return bob.get("/api/daily/heist")["best"]

        assert wait_until(best)["table"] == table
        assert bob.at(table).look()["seed"]
        assert bob.get(f"/api/tables/{table}/record")["seed"]
        ann = again(visit, address, ann)
        today = ann.get("/api/daily/heist")
        assert (today["yours"], today["streak"]) == (None, 1)  # the day is not over yet
        plays_to_the_end(starts(ann, "heist"))
        assert board_when(ann, "heist", "counted")["streak"] == 2


def test_days_begin_and_end_at_midnight_by_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "ZONE", datetime.UTC)
    midnight = datetime.datetime(2026, 3, 1, tzinfo=datetime.UTC).timestamp()
    assert daily.day_of(midnight - 1) == "2026-02-28"
    assert daily.day_of(midnight) == "2026-03-01"
    assert daily.end_of("2026-02-28") == midnight


def test_a_streak_lasts_while_no_day_is_left_out() -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"]
    assert daily.streaks(days, "2026-03-05") == (1, 3)
    assert daily.streaks(days[:3], "2026-03-01") == (3, 3)
    assert daily.streaks(days[:3], "2026-03-02") == (3, 3)
    assert daily.streaks(days[:3], "2026-03-03") == (0, 3)
    assert daily.streaks([], "2026-03-03") == (0, 0)


# Achievements


def achieved(viewer: Person, of: Person, game: str) -> dict[str, Any]:
    """What somebody has achieved in a game."""
    seen = viewer.get(f"/api/people/{of.me['id']}")
    found = [each for played in seen.get("achieved", []) if played["game"] == game for each in played["achievements"]]
    return {each["name"].removeprefix("achievement-"): each for each in found if "at" in each}


def test_whoever_wins_by_the_last_piece_has_achieved_it(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("nim", "me", "open", layout="small")
    bobs = bob.joins(table)
    table.plays("from-heap 0", "take 1")
    bobs.plays("from-heap 1", "take 2")
    won = wait_until(lambda: achieved(ann, bob, "nim"))
    assert won.keys() == {"last-piece", "big-hand"}
    assert won["last-piece"]["table"] == table.id
    assert 0 < won["last-piece"]["rarity"] <= 1
    assert achieved(ann, ann, "nim") == {}
    first = won["last-piece"]["at"]
    again_ = ann.makes("nim", "me", "open", layout="small")
    bobs = bob.joins(again_)
    again_.plays("from-heap 0", "take 1")
    bobs.plays("from-heap 1", "take 2")
    wait_until(lambda: len(bob.get(f"/api/people/{bob.me['id']}")["history"]) == 2)
    assert achieved(ann, bob, "nim")["last-piece"]["at"] == first
    bob.put("/api/account/privacy", {"hidden": ["achievements"]})
    assert achieved(ann, bob, "nim") == {}
    assert achieved(bob, bob, "nim").keys() == {"last-piece", "big-hand"}


def test_what_is_given_up_abandoned_or_cloned_achieves_nothing(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    table = ann.makes("nim", "me", "open")
    bob.joins(table)
    table.plays("from-heap 2", "take 5")
    bob.at(table).post("resign", {"seat": 1})
    left = cleo.makes("nim", "me", "hotseat")
    left.plays("from-heap 2", "take 5")
    left.post("abandon", {"seat": 1})
    clone = bob.at(bob.post(f"/api/tables/{table.id}/clone", {"step": 2, "seat": 1})["id"])
    plays_to_the_end(clone)
    solo = ann.makes("heist", "me", players=1)  # judged after the others
    plays_to_the_end(solo)
    wait_until(lambda: solo.id in str(ann.get(f"/api/people/{ann.me['id']}")["history"]))
    time.sleep(1.0)
    assert achieved(ann, ann, "nim") == achieved(bob, bob, "nim") == achieved(cleo, cleo, "nim") == {}


def test_a_guests_achievements_and_tries_become_those_of_the_account(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("nim", "me", "open", layout="small")
    bobs = bob.joins(table)
    table.plays("from-heap 0", "take 1")
    bobs.plays("from-heap 1", "take 2")
    wait_until(lambda: achieved(bob, bob, "nim"))
    plays_to_the_end(starts(bob, "nim"))
    board_when(bob, "nim", "counted")
    before = bob.get("/api/daily/nim")["yours"]["table"]
    account = person("Host")
    account.me = account.post("/api/accounts", {"name": new_name("Host"), "password": PASSWORD})
    bob.me = bob.post("/api/login", {"name": account.me["name"], "password": PASSWORD})
    assert "last-piece" in achieved(ann, account, "nim")
    assert account.get("/api/daily/nim")["yours"]["table"] == before
    kept = account.get("/api/account/data")
    assert [each["game"] for each in kept["challenges"]] == ["nim"]
    assert {each["name"] for each in kept["achievements"]} >= {"last-piece"}
    account.post("/api/account/deletion", {"password": PASSWORD})
    assert account.me["id"] not in [each["person"] for each in ann.get("/api/daily/nim")["ranked"]]


# Won or lost together


def test_parties_are_compared_by_what_they_have_played(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    for vault in (1, 1, 2):
        table = ann.makes("partners", "me", "open", vault=vault)
        bobs = bob.joins(table)
        for each in (table, bobs, table):
            each.plays_on(1)
        assert table.look()["status"] == "over"

    def best() -> Any:
        board = ann.get("/api/leaderboards/partners/together", course="2|1")
        return [each for each in board["ranked"] if each["person"] == ann.me["id"]] and board

    board = wait_until(best)
    assert board["course"] == "2|1"
    played = {each["key"]: (each["played"] > 0, each["won"] > 0, each["players"]) for each in board["courses"]}
    assert played["2|1"] == (True, True, 2)
    own = [each for each in board["ranked"] if each["person"] == ann.me["id"]]
    assert [(each["name"], each["rank"]) for each in own] == [("Ann, Bob", 1)]  # once, however often they played it
    figures = ann.get(f"/api/people/{ann.me['id']}")["figures"][0]
    assert next((each["key"], each["played"], each["won"]) for each in figures["courses"]) == ("2|1", 2, 2)
    assert figures["courses"][0]["best"]
    bob.put("/api/account/privacy", {"hidden": ["figures"]})
    board = ann.get("/api/leaderboards/partners/together", course="2|1")
    assert ann.me["id"] not in [each["person"] for each in board["ranked"]]
    assert ann.get("/api/leaderboards/nim/together")["courses"] == []
