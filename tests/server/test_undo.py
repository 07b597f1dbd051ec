"""Taking back: free to the information barrier, by consent beyond."""

from __future__ import annotations

import pytest

from tests.server.conftest import Knock
from tests.server.serving import Person, Seated


@pytest.fixture
def bidding(ann: Person, bob: Person) -> tuple[Seated, Seated]:
    """Ann and Bob at a table of secret bids, both having bid: Ann has won and chooses."""
    table = ann.makes("sealed", "me", "open")
    at = bob.joins(table)
    at.plays("bid 1")
    table.plays("bid 2")
    return table, at


def test_ones_own_last_move_is_taken_back_at_once(ann: Person) -> None:
    table = ann.makes("nim", "me", "novice").plays("from-heap 0")
    assert table.look()["view"]["can_undo"]
    assert table.post("undo", {"seat": 0}) == {"done": True, "request": None}
    assert table.step == 0
    assert "from-heap 1" in table.choices


def test_a_secret_answer_can_be_taken_back_until_all_have_answered(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open")
    bob.joins(table)
    table.plays("bid 3")
    assert table.post("undo", {"seat": 0})["done"]
    table.plays("bid 1")


def test_what_was_learnt_is_taken_back_only_if_everyone_agrees(bidding: tuple[Seated, Seated]) -> None:
    asked = bidding[1].post("undo", {"seat": 1})
    assert asked["done"] is False
    assert asked["request"]["asked"] == [0]
    assert bidding[0].step == 2
    assert bidding[0].post(f"requests/{asked['request']['id']}", {"agree": True})["done"]
    assert bidding[0].step == 0


def test_nothing_is_taken_back_if_someone_does_not_agree(bidding: tuple[Seated, Seated]) -> None:
    request = bidding[1].post("undo", {"seat": 1})["request"]["id"]
    assert bidding[0].post(f"requests/{request}", {"agree": False})["done"] is False
    assert bidding[0].step == 2
    assert bidding[0].refused(f"requests/{request}", {"agree": True}).code == "stale"


def test_a_request_lapses_with_the_next_move(bidding: tuple[Seated, Seated]) -> None:
    request = bidding[1].post("undo", {"seat": 1})["request"]["id"]
    bidding[0].plays("keep")
    assert bidding[0].look()["requests"] == []
    assert bidding[0].refused(f"requests/{request}", {"agree": True}).code == "stale"


def test_asking_twice_is_asking_once(bidding: tuple[Seated, Seated]) -> None:
    first, second = (bidding[1].post("undo", {"seat": 1})["request"]["id"] for _ in range(2))
    assert first == second


def test_everyone_is_told_of_a_request_as_it_is_made(bidding: tuple[Seated, Seated]) -> None:
    with bidding[0].live() as anns:
        anns.next("view")
        bidding[1].post("undo", {"seat": 1})
        told = anns.next("table", lambda message: message["table"]["requests"])
        number = anns.send(type="answer", request=told["table"]["requests"][0]["id"], agree=True)
        anns.next("done", lambda message: message["id"] == number)
        anns.view_at(0)


def test_a_spectator_has_no_say(bidding: tuple[Seated, Seated], person: Knock) -> None:
    request = bidding[1].post("undo", {"seat": 1})["request"]["id"]
    cleo = person("Cleo").at(bidding[0])
    assert cleo.refused(f"requests/{request}", {"agree": True}).code == "not-allowed"


def test_against_bots_alone_everything_can_be_taken_back(ann: Person) -> None:
    table = ann.makes("nim", "me", "novice").plays("from-heap 0", "take 1")
    table.waits_for_turn()
    assert table.post("undo", {"seat": 0})["done"]
    assert table.step == 1


def test_before_ones_first_move_there_is_nothing_to_take_back(ann: Person) -> None:
    assert ann.makes("nim", "me", "hotseat").refused("undo", {"seat": 0}).code == "cannot-undo"


def test_the_same_dice_fall_again(ann: Person) -> None:
    table = ann.makes("heist", "me", "hotseat").plays("dash")
    before = table.look()["view"]["scene"]
    table.post("undo", {"seat": 0})
    assert table.plays("dash").look()["view"]["scene"] == before


def test_a_client_that_was_slow_is_told_again_what_was_played_anew(ann: Person) -> None:
    """Back two steps and three on, in one go: the log from the first step that changed is sent."""
    table = ann.makes("nim", "me", "hotseat").plays("from-heap 0", "take 1", "from-heap 1", "take 1")
    with table.live() as live:
        live.view_at(4)
        live.send(type="ping")
        table.post("undo", {"seat": 1})
        table.post("undo", {"seat": 1})
        table.plays("from-heap 2", "take 3")
        log: dict[int, str] = {}
        while True:
            told = live.next("view")
            log = {step: text for step, text in log.items() if step < told["since"]}
            log |= {entry["step"]: entry["text"] for entry in told["view"].get("log", [])}
            if told["view"]["step"] == 4 and told["revision"] == table.look()["revision"]:
                break
        assert told["since"] <= 4
    assert 4 in log
