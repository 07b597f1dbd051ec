"""Dice you can check: the seed is drawn when the game begins, from the server's share and every player's."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from tabletome.engine.randomness import seed_of_shares
from tests.server.conftest import Knock
from tests.server.serving import Person, Seated

ANNS, BOBS = "a" * 64, "b" * 32


def makes(person: Person, *seats: str, game: str = "sealed", **more: Any) -> Seated:
    """A table whose maker adds something to the seed."""
    wishes = [{"kind": each} if each in ("me", "open", "hotseat") else {"kind": "bot", "bot": each} for each in seats]
    options = {"rounds": 1} if game == "sealed" else {}
    made = person.post("/api/tables", {"game": game, "seats": wishes, "options": options, "share": "later", **more})
    return person.at(made["id"])


def finish(*places: Seated) -> dict[str, Any]:
    """Play the shortest game of secret bids; its record."""
    for place, bid in zip(places, ("bid 1", "bid 0"), strict=True):
        place.plays(bid)
    places[0].plays("keep")
    record: dict[str, Any] = places[0].person.get(f"{places[0].path}/record")
    return record


# ---------------------------------------------------------------- before the game


@pytest.mark.parametrize("game", ["battlelore", "sealed", "gloomhaven"])
def test_nothing_of_a_deal_is_shown_before_the_game_begins(game: str, ann: Person, person: Knock) -> None:
    """Whoever makes a table again and again learns nothing, so that nobody can choose the deal."""
    table = ann.makes(game, "me", "open")
    for looker in (table, person("Cleo").at(table)):
        seen = looker.look()
        assert (seen["status"], seen["view"], seen["seed"]) == ("waiting", None, None)
        assert looker.refused("replay?step=0", method="GET").code == "not-now"
        assert looker.refused("record", method="GET").code == "not-now"
        with looker.live() as socket:
            socket.next("chat-history")
            assert "view" not in {each["type"] for each in socket.heard}


def test_the_deal_is_shown_to_everyone_as_the_game_begins(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open")
    with table.live() as anns:
        anns.next("chat-history")
        bob.joins(table)
        assert anns.view_at(0)["whole"]


# ---------------------------------------------------------------- shares


def test_the_game_waits_for_the_share_of_whoever_made_the_table(ann: Person) -> None:
    table = makes(ann, "me", "novice", game="nim")
    seen = table.look()
    assert (seen["status"], seen["needs_share"], len(seen["commitment"])) == ("waiting", True, 64)
    begun = table.post("share", {"share": ANNS})
    assert (begun["status"], begun["needs_share"], begun["commitment"]) == ("playing", False, seen["commitment"])
    assert table.refused("share", {"share": ANNS}).code == "not-now"


def test_the_seed_comes_from_every_share_in_the_order_of_the_seats(ann: Person, bob: Person) -> None:
    table = makes(ann, "open", "me")
    promised = bob.at(table).look()["commitment"]
    at = bob.joins(table, share=BOBS)
    assert table.look()["status"] == "waiting"
    table.post("share", {"share": ANNS})
    record = finish(at, table)
    draw = record["draw"]
    assert draw["shares"] == [{"seat": 0, "share": BOBS}, {"seat": 1, "share": ANNS}]
    assert hashlib.sha256(draw["server"].encode()).hexdigest() == draw["commitment"] == promised
    assert record["seed"] == seed_of_shares(draw["server"], [BOBS, ANNS]) == table.look()["seed"]
    assert table.look()["draw"] == draw


def test_nobody_is_told_a_share_before_the_game_has_ended(ann: Person, bob: Person) -> None:
    table = makes(ann, "me", "open")
    at = bob.joins(table, share=BOBS)
    told = at.person.http.get(at.path).text
    table.post("share", {"share": ANNS})
    with at.live() as bobs:
        bobs.view_at(0)
        told += at.person.http.get(at.path).text + str(bobs.heard)
    assert ANNS not in told
    assert BOBS not in told


def test_whoever_gets_up_takes_their_share_along(ann: Person, bob: Person, person: Knock) -> None:
    table = ann.makes("sealed", "me", "open", "open", rounds=1)
    bob.joins(table, share=BOBS).post("leave")
    person("Cleo").joins(table)
    at = person("Dan").joins(table)
    for place, seat in ((table, 0), (at, 2)):
        place.post("resign", {"seat": seat})
    assert table.waits_for("over")["draw"]["shares"] == []


def test_a_rematch_is_drawn_with_a_share_as_well(ann: Person) -> None:
    table = ann.makes("sealed", "me", "hotseat", rounds=1).plays("bid 1", seat=0).plays("bid 0", seat=1).plays("keep")
    again = ann.at(table.person.post(f"{table.path}/rematch", share="later")["id"])
    assert again.look()["needs_share"]
    again.post("share", {"share": ANNS})
    assert again.look()["status"] == "playing"


@pytest.mark.parametrize("share", ["", "a" * 31, "a" * 65, "G" * 32, "A" * 32, 7, None])
def test_a_share_is_hexadecimal_and_long_enough(share: object, ann: Person) -> None:
    table = makes(ann, "me", "novice", game="nim")
    assert table.refused("share", {"share": share}).code == "malformed"


def test_no_other_share_can_be_given_for_someone(ann: Person, bob: Person) -> None:
    table = makes(ann, "me", "novice", game="nim")
    assert bob.at(table).refused("share", {"share": BOBS}).code == "not-now"
    assert table.look()["status"] == "waiting"


# ---------------------------------------------------------------- verifying


@pytest.fixture
def record(ann: Person, bob: Person) -> dict[str, Any]:
    table = makes(ann, "me", "open")
    at = bob.joins(table, share=BOBS)
    table.post("share", {"share": ANNS})
    return finish(table, at)


def test_a_record_with_its_draw_verifies(ann: Person, record: dict[str, Any]) -> None:
    verdict = ann.post("/api/verify", record)
    assert (verdict["ok"], verdict["commitment"]) == (True, record["draw"]["commitment"])
    assert verdict["draw"] == record["draw"]


def test_a_server_that_took_another_share_is_found_out(ann: Person, record: dict[str, Any]) -> None:
    record["draw"]["server"] = "c" * 32
    verdict = ann.post("/api/verify", record)
    assert (verdict["ok"], "committed" in verdict["error"]) == (False, True)


def test_a_seed_without_a_players_share_is_found_out(ann: Person, record: dict[str, Any]) -> None:
    record["draw"]["shares"][1]["share"] = "d" * 32
    verdict = ann.post("/api/verify", record)
    assert (verdict["ok"], "does not come from the shares" in verdict["error"]) == (False, True)
