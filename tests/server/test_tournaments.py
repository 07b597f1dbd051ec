"""Tournaments that run themselves, on both databases and over restarts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Database, Knock
from tests.server.serving import Person, change, running, settings, wait_until
from tests.server.test_daily import again, plays_to_the_end

QUICK = {"layout": "small"}
LONG = 180.0
BLINK = {"kind": "live", "minutes": 0.05, "increment": 0}


def announce(who: Person, kind: str, game: str = "nim", **wish: Any) -> str:
    body = {"name": "Cup", "game": game, "format": kind, "minutes": 60, **wish}
    return str(who.post("/api/tournaments", body)["id"])


def look(who: Person, id: str) -> Any:
    return who.get(f"/api/tournaments/{id}")


def until(who: Person, id: str, status: str) -> Any:
    """The tournament once it has this status."""

    def reached() -> Any:
        seen = look(who, id)
        return seen if seen["status"] == status else None

    return wait_until(reached, LONG)


def comes_to_round(who: Person, id: str, number: int) -> None:
    wait_until(lambda: look(who, id)["round"] >= number, LONG)


def table_of(who: Person, id: str, number: int) -> str:
    """Where somebody plays in a round."""

    def found() -> Any:
        seen = look(who, id)
        party = next(each["party"] for each in seen["entrants"] if each.get("person") == who.me["id"])
        rounds = [each for each in seen["history"] if each["number"] == number]
        pairings = [pairing for each in rounds for pairing in each["pairings"] if party in pairing["parties"]]
        return pairings and pairings[0].get("table")

    return str(wait_until(found))


def test_thirty_two_bots_play_a_swiss_tournament_to_its_end_over_restarts(database: Database, visit: Knock) -> None:
    folder, url = database
    chosen = settings(folder, database=url, workers=2)
    with running(chosen) as address:
        ann = visit(address, "Ann")
        id = announce(ann, "swiss", options=QUICK, most=32, bots=["novice"] * 32)
        ann.post(f"/api/tournaments/{id}/begin")
        wait_until(lambda: look(ann, id)["history"][0]["pairings"][0].get("how"), LONG)
    for number in (2, 4):
        with running(chosen) as address:
            comes_to_round(again(visit, address, ann), id, number)
    with running(chosen) as address:
        over = until(again(visit, address, ann), id, "over")
    assert (over["rounds"], over["round"], len(over["history"])) == (5, 5, 5)
    pairs = [tuple(sorted(each["parties"])) for each_round in over["history"] for each in each_round["pairings"]]
    assert len(pairs) == len(set(pairs)) == 80  # nobody met twice
    tables = [each["table"] for each_round in over["history"] for each in each_round["pairings"]]
    assert len(set(tables)) == 80  # no table was made twice
    points = [each.get("points", 0) for each in over["standings"]]
    assert sum(points) == 80
    assert points == sorted(points, reverse=True)
    assert points[0] == 5  # nobody else can have won all


def test_people_enter_leave_and_play_and_whoever_is_absent_is_paired_no_more(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    id = announce(ann, "round-robin", options=QUICK, clock=BLINK)
    for each in (ann, bob, cleo):
        each.post(f"/api/tournaments/{id}/join", {})
    bob.post(f"/api/tournaments/{id}/leave")
    assert look(bob, id)["entered"] == 2
    bob.post(f"/api/tournaments/{id}/join", {})
    assert bob.refused("POST", f"/api/tournaments/{id}/begin").status == 403
    assert [each["id"] for each in bob.get("/api/tournaments") if each["yours"]] == [id]
    ann.post(f"/api/tournaments/{id}/begin")
    assert bob.refused("POST", f"/api/tournaments/{id}/join", {}).code == "not-now"
    over = until(ann, id, "over")  # nobody moves: every clock falls
    assert [each_round["number"] for each_round in over["history"]] == [1, 2, 3]
    hows = [each["how"] for each_round in over["history"] for each in each_round["pairings"]]
    assert hows.count("bye") == 3
    assert hows.count("forfeit") == 3
    assert any(each.get("withdrawn") for each in over["entrants"])


def test_a_knockout_ends_with_the_winner_of_the_final(person: Knock) -> None:
    ann = person("Ann")
    id = announce(ann, "knockout", options=QUICK, bots=["novice"] * 3)
    ann.post(f"/api/tournaments/{id}/join", {})
    ann.post(f"/api/tournaments/{id}/begin")
    table = ann.at(table_of(ann, id, 1))
    assert table.look()["contest"] == "tournament"
    assert table.refused("abandon", {"seat": table.look()["you"][0]}).code == "not-now"
    plays_to_the_end(table)
    wait_until(lambda: look(ann, id)["round"] == 2)
    seen = look(ann, id)
    won = seen["history"][1]["pairings"][0]["parties"]
    mine = next(each["party"] for each in seen["entrants"] if each.get("person") == ann.me["id"])
    if mine in won:
        ann.post(f"/api/tournaments/{id}/leave")  # the final is given up
    over = until(ann, id, "over")
    final = over["history"][1]["pairings"][0]
    champion = final["parties"][final["points"].index(1.0)]
    assert over["standings"][0]["party"] == champion
    assert mine not in won or champion != mine


def test_parties_race_with_the_same_seed_and_see_each_other_afterwards(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    id = announce(ann, "race", "partners", options={"players": 2, "vault": 5})
    for each in (ann, bob):
        each.post(f"/api/tournaments/{id}/join", {})
    party = next(each["party"] for each in look(ann, id)["entrants"] if each["person"] == ann.me["id"])
    cleo.post(f"/api/tournaments/{id}/join", {"party": party})
    ann.post(f"/api/tournaments/{id}/begin")
    first, second = table_of(ann, id, 1), table_of(bob, id, 1)
    assert table_of(cleo, id, 1) == first != second
    looks = ann.at(first).look(), bob.at(second).look()
    assert looks[0]["commitment"] == looks[1]["commitment"]
    assert [each["kind"] for each in looks[1]["seats"]] == ["person", "bot"]
    assert bob.refused("GET", f"/api/tables/{first}").status == 404
    plays_to_the_end(bob.at(second))
    assert bob.at(second).look()["seed"] is None
    for _ in range(20):
        for each in (ann, cleo):
            each.at(first).plays_on(1)
    over = until(ann, id, "over")
    assert [each.get("rank") for each in over["standings"]] in ([1, 2], [1, 1])
    assert all(each["marks"] for each in over["standings"])
    assert bob.at(first).look()["seed"] == bob.at(second).look()["seed"] is not None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"format": "race"}, "bad-options"),
        ({"format": "swiss", "game": "partners"}, "bad-options"),
        ({"format": "swiss", "most": 2, "bots": ["novice"] * 3}, "malformed"),
        ({"format": "swiss", "options": {"layout": "none"}}, "bad-options"),
    ],
)
def test_what_cannot_be_played_is_refused(ann: Person, wish: dict[str, Any], code: str) -> None:
    body = {"name": "Cup", "game": "nim", **wish}
    assert ann.refused("POST", "/api/tournaments", body).code == code


def test_one_alone_has_no_tournament_and_its_maker_may_call_it_off(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    id = announce(ann, "swiss", minutes=0)
    until(ann, id, "cancelled")
    other = announce(ann, "swiss")
    bob.post(f"/api/tournaments/{other}/join", {})
    assert bob.refused("DELETE", f"/api/tournaments/{other}").status == 403
    ann.http.delete(f"/api/tournaments/{other}").raise_for_status()
    assert look(bob, other)["status"] == "cancelled"
    assert other not in [each["id"] for each in bob.get("/api/tournaments")]


def test_a_tournament_that_cannot_go_on_stops_no_other(database: Database, visit: Knock) -> None:
    folder, url = database
    chosen = settings(folder, database=url)
    with running(chosen) as address:
        ann = visit(address, "Ann")
        bad = announce(ann, "swiss", options=QUICK, bots=["novice"] * 2)
        good = announce(ann, "swiss", options=QUICK, bots=["novice"] * 2)
    change(url, f"UPDATE tournaments SET begins = 0, options = '{{\"layout\": \"gone\"}}' WHERE id = '{bad}'")
    with running(chosen) as address:
        ann = again(visit, address, ann)
        until(ann, bad, "running")
        ann.post(f"/api/tournaments/{good}/begin")
        until(ann, good, "over")
        assert look(ann, bad)["history"][0]["pairings"][0].get("table") is None


# More than two at a table


def pods_of(seen: Any, number: int) -> list[list[int]]:
    return [pairing["parties"] for each in seen["history"] if each["number"] == number for pairing in each["pairings"]]


def test_thirty_two_bots_play_in_pods_of_four_over_a_restart(database: Database, visit: Knock) -> None:
    folder, url = database
    chosen = settings(folder, database=url, workers=2)
    with running(chosen) as address:
        ann = visit(address, "Ann")
        wish = {"options": {"players": 4, "vault": 4}, "most": 32, "bots": ["novice"] * 30}
        id = announce(ann, "swiss", "heist", **wish)
        ann.post(f"/api/tournaments/{id}/begin")
        wait_until(lambda: look(ann, id)["history"][0]["pairings"][0].get("how"), LONG)
    with running(chosen) as address:
        over = until(again(visit, address, ann), id, "over")
    assert (over["rounds"], len(over["history"]), over["size"]) == (4, 4, 4)
    for number in range(1, 5):
        boards = pods_of(over, number)
        assert sorted(map(len, boards), reverse=True) == [4, 4, 4, 4, 4, 4, 3, 3]
        assert sorted(party for board in boards for party in board) == list(range(30))
    tables = [each["table"] for each_round in over["history"] for each in each_round["pairings"]]
    assert len(set(tables)) == 32
    given = [each["points"] for each_round in over["history"] for each in each_round["pairings"]]
    assert all(abs(sum(points) - len(points) / 2) < 1e-9 for points in given)
    assert abs(sum(each.get("points", 0) for each in over["standings"]) - 60) < 1e-9


def test_a_real_game_is_played_by_three_and_by_four_with_points_by_place(person: Knock) -> None:
    ann = person("Ann")
    wish = {"options": {"players": 4}, "rounds": 1, "bots": ["novice"] * 7}
    id = announce(ann, "swiss", "tiny_epic_kingdoms", **wish)
    assert any("4" in each for each in look(ann, id)["options"])
    ann.post(f"/api/tournaments/{id}/begin")
    over = until(ann, id, "over")
    (boards,) = [each["pairings"] for each in over["history"]]
    assert [len(each["parties"]) for each in boards] == [4, 3]
    assert all(max(each["points"]) > min(each["points"]) for each in boards)
    best = over["standings"][0]["party"]
    assert best in [each["parties"][each["points"].index(max(each["points"]))] for each in boards]


def test_everybody_meets_everybody_in_pods(person: Knock) -> None:
    ann = person("Ann")
    id = announce(ann, "round-robin", "heist", options={"players": 3, "vault": 4}, bots=["novice"] * 6)
    ann.post(f"/api/tournaments/{id}/begin")
    over = until(ann, id, "over")
    met = {
        frozenset((one, other))
        for number in range(1, over["rounds"] + 1)
        for board in pods_of(over, number)
        for one in board
        for other in board
        if one != other
    }
    assert len(met) == 15


def test_whoever_never_comes_is_missing_from_the_next_pods_and_whoever_gives_up_comes_in_last(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    options = {"players": 4, "vault": 4}
    id = announce(ann, "swiss", "heist", options=options, rounds=3, clock=BLINK, bots=["novice"] * 4)
    for each in (ann, bob):
        each.post(f"/api/tournaments/{id}/join", {})
    ann.post(f"/api/tournaments/{id}/begin")
    at = bob.at(table_of(bob, id, 1))
    seat = at.look()["you"][0]
    at.post("resign", {"seat": seat})  # he has come, and gives up
    comes_to_round(ann, id, 2)  # her clock falls
    seen = look(ann, id)
    party = {each["person"]: each["party"] for each in seen["entrants"] if "person" in each}
    gone = {each["party"] for each in seen["entrants"] if each.get("withdrawn")}
    assert gone == {party[ann.me["id"]]}
    (his,) = [each for each in seen["history"][0]["pairings"] if party[bob.me["id"]] in each["parties"]]
    assert his["points"][his["parties"].index(party[bob.me["id"]])] == min(his["points"])
    assert party[ann.me["id"]] not in [each for board in pods_of(seen, 2) for each in board]
    assert party[bob.me["id"]] in [each for board in pods_of(seen, 2) for each in board]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"format": "knockout", "options": {"players": 3}}, "bad-options"),
        ({"format": "swiss", "options": {"players": 1}}, "bad-options"),
        ({"format": "swiss", "options": {"players": 9}}, "bad-options"),
        ({"format": "round-robin", "options": {"players": 3}, "most": 64}, "malformed"),
    ],
)
def test_pods_that_cannot_be_are_refused(ann: Person, wish: dict[str, Any], code: str) -> None:
    assert ann.refused("POST", "/api/tournaments", {"name": "Cup", "game": "heist", **wish}).code == code
