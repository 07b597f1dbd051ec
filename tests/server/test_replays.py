"""After play: replay, record, verify, clone."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tabletome.engine.record import Record
from tabletome.server.snapshots import EVERY
from tests.server.conftest import Knock
from tests.server.serving import Person, Seated, wait_until


@pytest.fixture
def played(ann: Person, bob: Person) -> Seated:
    """A finished game of secret bids."""
    table = ann.makes("sealed", "me", "open", rounds=1)
    bob.joins(table).plays("bid 1")
    return table.plays("bid 2", "keep")


def hands(view: dict[str, Any]) -> list[list[str]]:
    return [[card.get("label", "") for card in mat["zones"][0]["cards"]] for mat in view["scene"]["mats"]]


def test_any_step_can_be_looked_at_again(played: Seated) -> None:
    path = f"{played.path}/replay"
    for step in (0, 3, 1, 2):
        again = played.person.get(path, step=step)
        assert (again["step"], again["steps"], again["view"]["step"]) == (step, 3, step)
    assert played.person.refused("GET", f"{path}?step=4").code == "not-found"


def test_after_the_game_it_can_be_seen_from_any_seat_and_open(played: Seated, person: Knock) -> None:
    cleo = person("Cleo")
    path = f"{played.path}/replay"
    assert [any(hand) for hand in hands(cleo.get(path, step=1)["view"])] == [False, False]
    assert [any(hand) for hand in hands(cleo.get(path, step=1, seat="1")["view"])] == [False, True]
    assert [any(hand) for hand in hands(cleo.get(path, step=1, seat="open")["view"])] == [True, True]


def test_during_the_game_no_other_seat_is_shown(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open")
    at = bob.joins(table)
    for seat in ("0", "open"):
        assert bob.refused("GET", f"{at.path}/replay?step=0&seat={seat}").code == "not-allowed"
    assert hands(bob.get(f"{at.path}/replay", step=0)["view"])[0] == ["", ""]


def test_the_record_is_given_out_after_the_game_and_verifies(played: Seated, person: Knock) -> None:
    cleo = person("Cleo")
    answer = cleo.http.get(f"{played.path}/record")
    record = Record.read(answer.content)
    assert [step.action for step in record.steps] == ["bid 1", "bid 2", "keep"]
    seen = played.look()
    assert record.seed == seen["seed"]
    assert record.draw is not None
    assert hashlib.sha256(record.draw.server.encode()).hexdigest() == seen["commitment"] == record.draw.commitment
    verdict = cleo.http.post("/api/verify", content=answer.content).json()
    assert (verdict["ok"], verdict["steps"], verdict["commitment"]) == (True, 3, seen["commitment"])


def test_a_record_that_was_tampered_with_does_not_verify(played: Seated) -> None:
    record = played.person.get(f"{played.path}/record")
    record["steps"][1][1] = "bid 3"
    verdict = played.person.post("/api/verify", record)
    assert verdict["ok"] is False
    assert "step 2" in verdict["error"]


@pytest.mark.parametrize("body", [b"", b"x", b"{}", b"[" * 10_000, json.dumps({"tabletome": 9}).encode()])
def test_what_is_no_record_is_no_record(ann: Person, body: bytes) -> None:
    answer = ann.http.post("/api/verify", content=body)
    assert answer.status_code in (200, 400)
    assert not answer.json().get("ok")


def test_during_the_game_neither_record_nor_seed_nor_clone(ann: Person) -> None:
    table = ann.makes("sealed", "me", "hotseat").plays("bid 1")
    assert table.look()["seed"] is None
    assert table.refused("record", method="GET").code == "not-now"
    assert table.refused("clone", {"step": 0}).code == "not-now"


def test_a_position_is_cloned_and_explored_on_ones_own(played: Seated, bob: Person, person: Knock) -> None:
    clone = bob.at(bob.at(played).post("clone", {"step": 2})["id"])
    seen = clone.look()
    assert (seen["step"], seen["you"], seen["private"]) == (2, [0, 1], True)
    assert seen["cloned_from"] == played.id
    clone.plays("duel 1 " + clone.choices[1].split()[2], seat=0)
    assert person("Cleo").at(clone).refused("", method="GET").status == 404
    clone.post("undo", {"seat": 0})
    clone.post("undo", {"seat": 0})
    assert clone.step == 1


def test_a_position_is_played_on_from_against_bots(played: Seated, bob: Person) -> None:
    clone = bob.at(bob.at(played).post("clone", {"step": 0, "seat": 1})["id"])
    seats = clone.look()["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("bot", "adept"), ("hotseat", None)]
    clone.plays("bid 1", seat=1)
    wait_until(lambda: clone.step >= 2)
    assert bob.at(played).refused("clone", {"step": 0, "seat": 2}).code == "not-found"


def test_a_game_that_is_over_is_looked_back_at(ann: Person, person: Knock) -> None:
    table = ann.makes("nim", "me", "hotseat", layout="small")
    table.plays("from-heap 0", "take 1")
    assert table.refused("review", method="GET").code == "not-now"
    table.plays("from-heap 1", "take 1", "from-heap 1", "take 1")
    english, russian = (table.person.get(f"{table.path}/review", lang=lang) for lang in ("en", "ru"))
    assert english["chances"][-1] == {"step": 6, "values": [1.0, 0.0]}
    (worst,) = english["costly"]
    assert (worst["step"], worst["seat"], worst["why"][0]) == (3, 1, "Wins at once: 100% of the time.")
    assert russian["costly"][0]["why"][0] == "Сразу побеждает: в 100 % случаев."
    assert person("Cleo").get(f"{table.path}/review")["decisions"] == english["decisions"] == 2


def test_of_a_step_looked_at_again_its_own_move_is_to_be_watched_and_no_other(ann: Person) -> None:
    """Snapshots are kept on the way: a step at which one was taken moves as it did when it was played."""
    table = ann.makes("tiny_epic_kingdoms", "me", "hotseat")
    with table.live(seat=0) as live:
        table.plays_on(EVERY + 10)
        last = table.step
        live.view_at(last)
    told = [entry for message in live.heard if "view" in message for entry in message["view"]["log"]]
    watched = {entry["step"] for entry in told if entry.get("effects")}
    moving = set()
    for step in range(1, last + 1):
        log = ann.get(f"{table.path}/replay", step=step, seat="0")["view"]["log"]
        moving |= {entry["step"] for entry in log if entry.get("effects")}
        assert all(entry["step"] == step for entry in log if entry.get("effects"))
    assert len(watched) > EVERY // 3
    assert moving == watched - {0}
