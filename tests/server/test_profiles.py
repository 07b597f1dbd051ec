"""Results, profiles and ratings, on both databases."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tabletome.server.profiles import months
from tabletome.server.schema import ResultRow
from tests.server.conftest import Knock
from tests.server.serving import Person, Seated, wait_until
from tests.server.test_people import PASSWORD, new_name


def resigned(winner: Person, loser: Person) -> Seated:
    """A game of nim that the second to sit down gives up."""
    table = winner.makes("nim", "me", "open")
    seated = loser.joins(table)
    seat = next(each["seat"] for each in seated.look()["seats"] if each.get("name") == loser.me["name"])
    seated.post("resign", {"seat": seat})
    return table


def profile(viewer: Person, of: Person) -> Any:
    return viewer.get(f"/api/people/{of.me['id']}")


def rated(viewer: Person, of: Person, games: int) -> Any:
    """The profile once so many games count."""

    def counted() -> Any:
        seen = profile(viewer, of)
        ratings = [each for figures in seen.get("figures", []) for each in figures.get("ratings", [])]
        return seen if sum(each["games"] for each in ratings) == games else None

    return wait_until(counted)


def test_a_game_that_is_over_is_in_the_profiles_of_both(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = resigned(ann, bob)
    seen = rated(bob, ann, 1)
    figures, game = seen["figures"][0], seen["history"][0]
    assert (figures["game"], figures["played"], figures["won"], figures["streak"]) == ("nim", 1, 1, 1)
    assert (len(figures["months"]), figures["months"][-1]["played"], figures["months"][-1]["won"]) == (12, 1, 1)
    assert (game["table"], game["won"], game["place"], game["players"]) == (table.id, True, 1, 2)
    assert game["against"] == ["Bob"]
    assert game["rating"] > 1500
    assert game["change"] == game["rating"] - 1500
    lost = rated(ann, bob, 1)["history"][0]
    assert (lost["won"], lost["place"], lost["resigned"]) == (False, 2, True)
    assert lost["rating"] == 3000 - game["rating"]  # both were new


def test_what_was_played_is_told_month_by_month() -> None:
    now = datetime(2026, 2, 10, tzinfo=UTC).timestamp()
    ends = {"2026-02-01": True, "2026-01-31": False, "2026-01-02": True, "2025-03-01": True, "2025-02-28": True}
    played = [(datetime.fromisoformat(f"{day}T12:00+00:00").timestamp(), won) for day, won in ends.items()]
    results = [ResultRow(began=end - 60, ended=end, won=won) for end, won in played]
    told = months(results, now)
    assert [month.month for month in told[:2]] == ["2025-03", "2025-04"]
    assert [(each.month, each.played, each.won, each.seconds) for each in told if each.played] == [
        ("2025-03", 1, 1, 60.0),
        ("2026-01", 2, 1, 120.0),
        ("2026-02", 1, 1, 60.0),
    ]
    assert len(told) == 12
    assert months(results[-1:], now) == []


def test_ratings_follow_the_results_in_their_order(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    for _ in range(3):
        resigned(ann, bob)
    best = rated(ann, ann, 3)["figures"][0]
    assert [(each["players"], each["games"], each["won"]) for each in best["ratings"]] == [(2, 3, 3)]
    changes = [game["change"] for game in profile(ann, ann)["history"]]
    assert changes == sorted(changes)  # the newest first: what was expected changes less and less
    assert best["ratings"][0]["deviation"] < 300
    resigned(bob, ann)
    assert "streak" not in rated(ann, ann, 4)["figures"][0]


def test_bots_are_rated_and_whoever_plays_both_sides_is_not(person: Knock) -> None:
    ann = person("Ann")
    table = ann.makes("nim", "me", "novice")
    table.post("resign", {"seat": 0})
    assert rated(ann, ann, 1)["history"][0]["bots"] == ["novice"]
    assert "against" not in profile(ann, ann)["history"][0]
    alone = ann.makes("nim", "me", "hotseat")
    alone.plays_on()
    assert alone.look()["status"] == "over"
    assert [each["table"] for each in profile(ann, ann)["history"]] == [table.id]


def test_friends_who_win_together_have_no_rating(person: Knock) -> None:
    ann = person("Ann")
    table = ann.makes("partners", "me", "hotseat")
    table.plays_on()
    assert table.look()["status"] == "over"
    seen = profile(ann, ann)
    assert [(each["table"], each["cooperative"]) for each in seen["history"]] == [(table.id, True)]
    assert "ratings" not in seen["figures"][0]


@pytest.mark.parametrize("what", ["history", "figures", "ratings", "achievements"])
def test_what_is_hidden_is_for_oneself(person: Knock, what: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    resigned(ann, bob)
    rated(ann, ann, 1)
    ann.put("/api/account/privacy", {"hidden": [what]})
    own, others = profile(ann, ann), profile(bob, ann)
    assert own["hidden"] == others["hidden"] == [what]
    assert own["history"][0]["rating"]
    assert own["figures"][0]["ratings"]
    match what:
        case "history":
            assert "history" not in others
        case "figures":
            assert others["figures"][0].get("favourites", []) == []
        case "ratings":
            assert "rating" not in others["history"][0]
            assert "ratings" not in others["figures"][0]
        case "achievements":
            assert [game["game"] for game in own["achieved"]] == ["nim"]
            assert "achieved" not in others


def test_a_private_table_is_not_told_of_to_strangers(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    table = ann.makes("nim", "me", "open", private=True)
    bob.post(f"/api/tables/{table.id}/join", {"invite": table.invites[0]["url"].partition("invite=")[2]})
    ann.at(table).post("resign", {"seat": 0})
    assert rated(bob, ann, 1)["history"][0]["replay"]
    seen = profile(cleo, ann)["history"][0]
    assert not seen.get("replay")
    assert "against" not in seen


def test_a_guests_ratings_become_those_of_the_account(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    resigned(ann, bob)
    before = rated(ann, ann, 1)["figures"][0]["ratings"]
    ann.me = ann.post("/api/accounts", {"name": new_name("Ann"), "password": PASSWORD})
    assert profile(bob, ann)["figures"][0]["ratings"] == before
    other = person("Anne")
    resigned(other, bob)
    rated(bob, other, 1)
    other.post("/api/login", {"name": ann.me["name"], "password": PASSWORD})
    joined = profile(bob, ann)
    assert joined["figures"][0]["ratings"] == before  # the account had one already
    assert joined["figures"][0]["played"] == 2


def test_whoever_is_deleted_leaves_no_results(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    resigned(ann, bob)
    rated(bob, ann, 1)
    assert [each["game"] for each in ann.get("/api/account/data")["results"]] == ["nim"]
    ann.post("/api/account/deletion", {})
    assert bob.refused("GET", f"/api/people/{ann.me['id']}").status == 404
    assert profile(bob, bob)["history"][0]["against"] != ["Ann"]


def test_the_strongest_are_ranked_once_they_are_known_well(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    resigned(ann, bob)
    rated(ann, ann, 1)
    board = ann.get("/api/leaderboards/nim")
    assert (board["players"], board["title"]) == (2, "nim")
    assert ann.me["id"] not in [each.get("person") for each in board["ranked"]]  # one game says little
    for number in range(2, 32):
        resigned(*((ann, bob) if number % 3 else (bob, ann)))
    rated(ann, ann, 31)
    ranked = [each.get("person") for each in ann.get("/api/leaderboards/nim")["ranked"]]
    assert ranked.index(ann.me["id"]) < ranked.index(bob.me["id"])
    ann.put("/api/account/privacy", {"hidden": ["ratings"]})
    assert ann.me["id"] not in [each.get("person") for each in ann.get("/api/leaderboards/nim")["ranked"]]
    assert ann.refused("GET", "/api/leaderboards/chess").code == "unknown-game"
