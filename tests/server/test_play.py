"""Playing at a table: moves, views, live connections, bots, giving up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletome.server import pace
from tests.server.conftest import Knock
from tests.server.serving import Person, Seated, Socket, open_socket, running, settings, wait_until


@pytest.fixture
def duo(ann: Person, bob: Person) -> tuple[Seated, Seated]:
    """Ann and Bob at a table of nim."""
    table = ann.makes("nim", "me", "open")
    return table, bob.joins(table)


# Moves


def test_a_guest_makes_a_table_and_plays_a_whole_game_at_one_screen(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat", layout="small")
    table.plays("from-heap 0", "take 1", "from-heap 1", "take 2")
    seen = table.look()
    assert seen["status"] == "over"
    assert seen["result"] == {"winners": [1], "scores": [0.0, 1.0], "reason": "last-piece"}


def test_a_move_is_seen_by_everyone_who_is_connected(duo: tuple[Seated, Seated], person: Knock) -> None:
    with duo[0].live() as anns, duo[1].live() as bobs, person("Cleo").at(duo[0]).live() as cleos:
        for socket in (anns, bobs, cleos):
            socket.view_at(0)
        assert anns.acts("from-heap 0", seat=0, step=0)["step"] == 1
        for socket in (anns, bobs, cleos):
            assert socket.view_at(1)["view"]["waiting_for"] == [0]


def test_a_view_tells_the_log_only_from_where_the_client_knows_it(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat").plays("from-heap 0", "take 1")
    with table.live() as live:
        first = live.view_at(2)
        assert first["since"] == 0
        assert len(first["view"]["log"]) == 1
        table.plays("from-heap 1", "take 2")
        second = live.view_at(4)
        assert [entry["step"] for entry in second["view"]["log"]] == [4]
        table.post("undo", {"seat": 1})
        third = live.view_at(3)
        assert third["since"] == 4
        assert third["view"]["log"] == []


def test_the_table_is_described_again_only_when_that_has_changed(duo: tuple[Seated, Seated]) -> None:
    with duo[0].live() as live:
        live.view_at(0)
        assert live.acts("from-heap 0", seat=0, step=0)["step"] == 1
        live.view_at(1)
        assert [told["type"] for told in live.heard].count("table") == 1
        duo[1].post("resign", {"seat": 1})
        assert live.next("table")["table"]["status"] == "over"
        live.send(type="lang", lang="ru")
        assert live.next("table")["table"]["seats"]


def test_who_asks_for_changes_is_told_only_those(ann: Person) -> None:
    table = ann.makes("tiny_epic_kingdoms", "me", "hotseat", players=2)
    with table.live(changes=True) as live:
        seen = live.view_at(0)
        for step in range(12):
            seat = seen["view"]["waiting_for"][0]
            if seen["view"]["seat"] != seat:
                live.send(type="seat", seat=seat)
                seen = live.next("view")
            table.plays(seen["view"]["question"]["choices"][0]["action"], seat=seat)
            seen = live.view_at(step + 1)
            whole = table.look(seat=seat)["view"]
            assert {**seen["view"], "log": []} == {**whole, "log": []}
            told = [(entry["step"], entry["text"]) for entry in seen["view"].get("log", [])]
            log = [(entry["step"], entry["text"]) for entry in whole["log"]]
            assert told == [each for each in log if each[0] >= seen["since"]]
        assert live.kinds.count("change") == 12
        table.post("undo", {"seat": seat})
        assert {**live.view_at(11)["view"], "log": []} == {**table.look(seat=seat)["view"], "log": []}


def test_whoever_looks_on_is_not_shown_each_of_many_quick_moves(
    visit: Knock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "PAUSE_SECONDS", 10_000.0)
    with running(settings(tmp_path)) as address:
        table = visit(address, "Ann").makes("nim", "me", "hotseat", layout="long")
        with visit(address, "Wolf").at(table).live() as watching, table.live() as playing:
            watching.view_at(0)
            play_quickly(playing, moves=4)
            watching.send(type="ping")
            watching.next("pong")
            assert len(steps_shown(watching)) <= 2


def test_whoever_looks_on_sees_the_last_of_many_quick_moves(ann: Person, person: Knock) -> None:
    table, moves = ann.makes("nim", "me", "hotseat", layout="long"), 8
    with table.live(changes="true") as playing, person("Wolf").at(table).live(changes="true") as watching:
        play_quickly(playing, moves)
        last = watching.view_at(moves)
        assert last["view"]["scene"] == person("Fox").at(table).look()["view"]["scene"]


def play_quickly(live: Socket, moves: int) -> None:
    """Play for both sides, each of which sees every move when it is asked."""
    live.view_at(0)
    for step in range(moves):
        live.acts(f"from-heap {step // 2}" if step % 2 == 0 else "take 1", step // 2 % 2, step)
        if steps_shown(live)[-1] == step:
            live.view_at(step + 1)


def steps_shown(live: Socket) -> list[int]:
    return [told["view"]["step"] for told in live.heard if "view" in told]


def test_a_view_says_from_when_on_the_game_can_be_claimed(duo: tuple[Seated, Seated]) -> None:
    before = duo[0].look()["claim_from"]
    with duo[0].live() as live:
        live.view_at(0)
        live.acts("from-heap 0", seat=0, step=0)
        assert live.view_at(1)["claim_from"] >= int(before)


def test_a_spectator_sees_the_table_but_is_asked_nothing(duo: tuple[Seated, Seated], person: Knock) -> None:
    seen = person("Cleo").at(duo[0]).look()
    assert seen["seat"] is None
    assert seen["you"] == []
    assert "question" not in seen["view"] or seen["view"]["question"] is None
    assert seen["view"]["waiting_for"] == [0]


def test_a_client_that_drops_and_comes_back_is_shown_everything(duo: tuple[Seated, Seated]) -> None:
    with duo[1].live() as bobs:
        bobs.view_at(0)
    duo[0].plays("from-heap 0", "take 1")
    with duo[1].live() as bobs:
        again = bobs.next("view")
        assert again["since"] == 0
        assert again["view"]["step"] == 2
        assert again["view"]["question"]["seat"] == 1


def test_everyone_is_told_who_is_connected(duo: tuple[Seated, Seated], person: Knock) -> None:
    with duo[0].live() as anns:
        with duo[1].live(), person("Cleo").at(duo[0]).live():
            anns.next("presence", lambda told: told["connected"] == [0, 1] and told["watching"] == 1)
        anns.next("presence", lambda told: told["connected"] == [0] and told["watching"] == 0)


def test_a_spectator_who_takes_a_seat_is_known_to_sit_there(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    with table.live() as anns, bob.at(table).live() as bobs:
        anns.next("presence", lambda told: told["watching"] == 1)
        bob.joins(table)
        anns.next("presence", lambda told: told["connected"] == [0, 1] and told["watching"] == 0)
        assert bobs.next("view", lambda told: told["seat"] == 1)["view"]["seat"] == 1


def test_whoever_resigns_and_stays_is_no_spectator(duo: tuple[Seated, Seated], person: Knock) -> None:
    with duo[0].live() as anns, duo[1].live():
        anns.next("presence", lambda told: told["connected"] == [0, 1])
        duo[1].post("resign", {"seat": 1})
        with person("Cleo").at(duo[0]).live():
            anns.next("presence", lambda told: told["connected"] == [0, 1] and told["watching"] == 1)


def test_the_language_is_switched_without_connecting_again(ann: Person) -> None:
    with ann.makes("nim", "me", "hotseat").live(lang="en") as live:
        live.view_at(0)
        live.send(type="lang", lang="ru")
        assert live.next("view")["since"] == 0


def test_at_one_screen_the_view_changes_with_the_seat(ann: Person) -> None:
    with ann.makes("sealed", "me", "hotseat").live() as live:
        assert live.next("view")["seat"] == 0
        live.send(type="seat", seat=1)
        assert live.next("view", lambda told: told["seat"] == 1)["view"]["seat"] == 1
        live.send(type="seat", seat=None)
        assert live.next("view", lambda told: told["seat"] is None)["view"].get("seat") is None


def test_a_secret_answer_of_another_does_not_make_ones_own_stale(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open")
    at = bob.joins(table)
    with table.live() as anns, at.live() as bobs:
        bobs.acts("bid 1", seat=1, step=0)
        anns.acts("bid 2", seat=0, step=0)
    assert table.look()["view"]["waiting_for"] == [0]


def test_a_ping_is_answered(ann: Person) -> None:
    with ann.makes("nim", "me", "hotseat").live() as live:
        number = live.send(type="ping")
        assert live.next("pong")["id"] == number


def test_what_is_said_reaches_everyone_and_is_kept(duo: tuple[Seated, Seated]) -> None:
    with duo[0].live() as anns, duo[1].live() as bobs:
        bobs.next("chat-history")
        anns.send(type="chat", text="good luck")
        line = bobs.next("chat")["line"]
        assert (line["name"], line["text"], line["seat"]) == ("Ann", "good luck", 0)
    assert [line["text"] for line in duo[1].look()["chat"]] == ["good luck"]
    assert [line["text"] for line in duo[1].person.get(f"{duo[1].path}/chat")] == ["good luck"]


def test_word_of_ones_turn_comes_wherever_one_is(duo: tuple[Seated, Seated]) -> None:
    with open_socket(duo[1].person, "/api/live") as bobs:
        duo[0].plays("from-heap 0", "take 1")
        told = bobs.next("your-turn")
        assert (told["table"], told["seat"]) == (duo[0].id, 1)


# Bots


def test_a_bot_answers_by_itself(ann: Person) -> None:
    table = ann.makes("nim", "me", "novice")
    with table.live() as live:
        live.acts("from-heap 0", seat=0, step=0)
        live.acts("take 1", seat=0, step=1)
        live.view_at(4)


def test_a_bot_that_begins_begins(ann: Person) -> None:
    assert ann.makes("nim", "adept", "me").waits_for_turn()["step"] == 2


def test_bots_play_a_whole_game_with_a_person(ann: Person) -> None:
    table = ann.makes("sealed", "master", "me", "novice", rounds=2)
    while table.waits_for_turn()["status"] == "playing":
        table.plays(table.choices[0])
    assert table.look()["result"]["reason"] == "most-points"


def test_a_hint_says_what_a_bot_would_do_and_how_much_it_likes_it(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat")
    hint = table.post("hint", {"seat": 0})
    assert hint["step"] == 0
    assert {choice["action"] for choice in hint["choices"]} <= set(table.choices)
    assert all(choice["text"] and 0 <= choice["value"] <= 1 for choice in hint["choices"])


def test_a_hint_says_why(ann: Person) -> None:
    table = ann.makes("tiny_epic_kingdoms", "me", "hotseat")
    asked = {"seat": table.look()["waiting_for"][0]}
    english, russian = (table.post("hint", asked, lang=lang)["choices"] for lang in ("en", "ru"))
    assert all(choice["why"] for choice in english[:2])
    assert not any(choice["why"] for choice in english[2:])
    assert any(re.match("(Gains|Costs|It matters)", line) for line in english[0]["why"])
    assert any(re.match("(Даёт|Чего стоит|Разница)", line) for line in russian[0]["why"])


def test_no_hint_for_a_seat_that_is_not_asked_or_not_ones_own(duo: tuple[Seated, Seated]) -> None:
    assert duo[1].refused("hint", {"seat": 1}).code == "illegal-action"
    assert duo[1].refused("hint", {"seat": 0}).code == "not-your-seat"


# Giving up


def test_the_last_rival_wins_when_the_other_resigns(duo: tuple[Seated, Seated]) -> None:
    duo[0].post("resign", {"seat": 0})
    seen = duo[1].look()
    assert seen["status"] == "over"
    assert seen["result"] == {"winners": [1], "scores": [], "reason": "resigned"}


def test_a_bot_plays_on_for_one_of_several_who_resigns(ann: Person, bob: Person, person: Knock) -> None:
    table = ann.makes("sealed", "me", "open", "open")
    bob.joins(table)
    cleo = person("Cleo").joins(table)
    cleo.post("resign", {"seat": 2})
    seat = table.look()["seats"][2]
    assert (seat["kind"], seat["resigned"], seat["name"]) == ("bot", True, "Cleo")
    wait_until(lambda: 2 not in table.look()["waiting_for"])
    assert cleo.refused("actions", {"seat": 2, "step": 0, "action": "bid 1"}).code == "not-your-seat"


def test_nobody_wins_because_a_partner_gives_up(ann: Person, bob: Person) -> None:
    table = ann.makes("partners", "me", "open")
    bob.joins(table).post("resign", {"seat": 1})
    assert table.look()["status"] == "playing"


def test_a_game_is_abandoned_when_all_agree(duo: tuple[Seated, Seated]) -> None:
    asked = duo[0].post("abandon", {"seat": 0})
    assert asked["done"] is False
    request = duo[1].look()["requests"][0]
    assert (request["kind"], request["asked"]) == ("abandon", [1])
    assert duo[1].post(f"requests/{request['id']}", {"agree": True})["done"]
    assert duo[0].look()["status"] == "abandoned"


def test_a_game_goes_on_when_one_does_not_agree(duo: tuple[Seated, Seated]) -> None:
    request = duo[0].post("abandon", {"seat": 0})["request"]
    duo[1].post(f"requests/{request['id']}", {"agree": False})
    seen = duo[0].look()
    assert seen["status"] == "playing"
    assert seen["requests"] == []


def test_alone_against_bots_one_abandons_without_asking(ann: Person) -> None:
    table = ann.makes("nim", "me", "novice")
    assert table.post("abandon", {"seat": 0})["done"]
    assert table.look()["status"] == "abandoned"


def test_a_rematch_exchanges_sides_and_keeps_the_seats(duo: tuple[Seated, Seated], person: Knock) -> None:
    duo[0].post("resign", {"seat": 0})
    first = duo[0].post("rematch")["id"]
    waiting = duo[0].person.at(first).look()
    assert waiting["status"] == "waiting"
    assert waiting["you"] == [1]
    assert person("Cleo").at(first).refused("join", {}).code == "not-now"
    assert duo[1].look()["rematch"] == first
    assert duo[1].post("rematch")["id"] == first
    assert duo[1].person.at(first).look()["you"] == [0]
    assert duo[1].person.at(first).look()["status"] == "playing"


def test_a_rematch_against_bots_begins_at_once(ann: Person) -> None:
    table = ann.makes("nim", "me", "novice")
    table.post("resign", {"seat": 0})
    again = ann.at(table.post("rematch")["id"])
    assert again.look()["status"] == "playing"
    assert again.look()["you"] == [1]
    assert again.look()["commitment"] != table.look()["commitment"]


def test_in_a_rematch_of_three_everybody_sits_one_seat_farther(person: Knock) -> None:
    people = [person(name) for name in ("Ann", "Bob", "Cleo")]
    table = people[0].makes("tiny_epic_kingdoms", "me", "open", "open")
    seated = [table, *(each.joins(table) for each in people[1:])]
    for seat in (0, 1):
        seated[seat].post("resign", {"seat": seat})
    again = {each.post("rematch")["id"] for each in seated}
    (id,) = again
    assert [each.at(id).look()["you"] for each in people] == [[1], [2], [0]]


def test_friends_who_win_together_keep_their_seats_in_a_rematch(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("partners", "me", "open")
    second = bob.joins(table)
    table.post("resign", {"seat": 0})
    second.post("resign", {"seat": 1})
    first = ann.at(table.post("rematch")["id"])
    second.post("rematch")
    assert first.look()["you"] == [0]


def test_no_rematch_before_the_end(duo: tuple[Seated, Seated]) -> None:
    assert duo[0].refused("rematch").code == "not-now"
