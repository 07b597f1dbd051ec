"""Playing at a table: moves, views, live connections."""

from __future__ import annotations

from tests.server.conftest import Knock
from tests.server.serving import Person


def test_a_guest_makes_a_table_and_plays_a_whole_game_at_one_screen(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat", layout="small")
    table.plays("from-heap 0", "take 1", "from-heap 1", "take 2")
    seen = table.look()
    assert seen["status"] == "over"
    assert seen["result"] == {"winners": [1], "scores": [0.0, 1.0], "reason": "last-piece"}


def test_a_move_is_seen_by_everyone_who_is_connected(ann: Person, bob: Person, person: Knock) -> None:
    table = ann.makes("nim", "me", "open")
    with table.live() as anns, bob.joins(table).live() as bobs, person("Cleo").at(table).live() as cleos:
        for socket in (anns, bobs, cleos):
            socket.view_at(0)
        acted = anns.acts("from-heap 0", seat=0, step=0)
        assert acted["step"] == 1
        for socket in (anns, bobs, cleos):
            assert socket.view_at(1)["view"]["waiting_for"] == [0]


def test_a_bot_answers_by_itself(ann: Person) -> None:
    table = ann.makes("nim", "me", "novice")
    with table.live() as live:
        live.acts("from-heap 0", seat=0, step=0)
        live.acts("take 1", seat=0, step=1)
        live.next("view", lambda message: message["view"]["step"] == 4)
