"""On the wire no seat ever receives what `imagine` may change."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tabletome.engine import seeded
from tabletome.scene import translator
from tests.server.conftest import Knock
from tests.server.serving import Person, Seated
from tests.toys import SEALED, table_of


def seed_of(table: Seated) -> str:
    """The seed, as the game's end reveals it."""
    return str(table.look()["seed"])


def test_what_each_seat_was_sent_is_what_it_may_know(ann: Person, bob: Person) -> None:
    """Every view that was sent in a whole game is compared with one made from an imagined position afterwards."""
    table = ann.makes("sealed", "me", "open", rounds=2)
    at = bob.joins(table)
    sent: list[tuple[int, int, Any]] = []
    with table.live() as anns, at.live() as bobs:
        seats = {0: (table, anns), 1: (at, bobs)}
        while table.look()["status"] == "playing":
            seat = table.look()["waiting_for"][-1]
            mover = seats[seat][0]
            mover.plays(mover.choices[-1])
        step = table.step
        for seat, (_, socket) in seats.items():
            socket.view_at(step)
            sent += [(seat, told["view"]["step"], told["view"]) for told in socket.heard if told["type"] == "view"]
        log = table.person.get(f"{table.path}/record")["steps"]
    assert len(sent) > 2 * step * 0.8
    for seat, step, seen in sent:
        assert_could_be_imagined(seed_of(table), log[:step], seat, seen)


def assert_could_be_imagined(seed: str, moves: list[Any], seat: int, seen: Any) -> None:
    """The same scene and question follow from a position in which all that the seat cannot know lies otherwise."""
    table = table_of(SEALED, seed, rounds=2)
    for mover, action, _ in moves:
        table.play(mover, SEALED.actions.parse(action))
    if table.outcome is not None:
        return
    imagined = table.imagine(seat, seeded(f"other {seat}"))
    words = translator("en", SEALED.folder)
    scene = json.loads(msgspec.json.encode(SEALED.scene(imagined.state, seat), enc_hook=words.encode_hook))
    assert seen["scene"] == scene


def test_the_seed_is_not_sent_during_the_game(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", rounds=1)
    at = bob.joins(table)
    with at.live() as bobs:
        table.plays("bid 3")
        bobs.view_at(1)
        told = json.dumps(bobs.heard) + json.dumps(at.look()) + json.dumps(bob.get("/api/tables", filter="mine"))
    at.plays("bid 0")
    table.plays("keep")
    assert seed_of(table) not in told


def test_a_secret_answer_is_told_to_nobody_else(ann: Person, bob: Person, person: Knock) -> None:
    """All that others are sent when Ann has bid is the same whatever she bid, but for what was dealt."""
    table = ann.makes("sealed", "me", "open", rounds=1)
    at, cleos = bob.joins(table), person("Cleo").at(table)
    sent = []
    for bid in ("bid 0", "bid 4"):
        table.plays(bid)
        sent.append([looker.look()["view"] for looker in (at, cleos)])
        table.post("undo", {"seat": 0})
    assert sent[0] == sent[1]
