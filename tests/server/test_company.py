"""Friends, blocks, invitations and finding others, on both databases."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, update

from tabletome.server.schema import PersonRow, SeekerRow
from tabletome.server.seeking import GONE_SECONDS, fits
from tabletome.server.storage import sqlite_engine
from tests.server.conftest import Knock
from tests.server.serving import Person, open_socket, running, settings, wait_until
from tests.server.test_people import PASSWORD, new_name

UNUSUAL = 37
"""Stones in a heap that no other test asks for."""


def tie(of: Person, to: Person) -> Any:
    return of.get(f"/api/people/{to.me['id']}/tie")


def change(of: Person, to: Person, **wish: Any) -> Any:
    return of.put(f"/api/people/{to.me['id']}/tie", wish)


def befriend(one: Person, other: Person) -> None:
    one.post(f"/api/people/{other.me['id']}/friend")
    other.post(f"/api/people/{one.me['id']}/friend")


def open_ids(person: Person, **query: Any) -> list[str]:
    return [each["id"] for each in person.get("/api/tables", filter="open", **query)]


# Friends


def test_two_are_friends_when_both_have_said_so(ann: Person, bob: Person) -> None:
    assert ann.post(f"/api/people/{bob.me['id']}/friend")["friend"] == "asked"
    assert tie(bob, ann)["friend"] == "asks"
    assert [(each["name"], each["friend"]) for each in bob.get("/api/company")] == [("Ann", "asks")]
    assert bob.post(f"/api/people/{ann.me['id']}/friend")["friend"] == "friend"
    assert tie(ann, bob)["friend"] == "friend"
    ann.http.delete(f"/api/people/{bob.me['id']}/friend")
    assert "friend" not in tie(bob, ann)
    assert bob.get("/api/company") == []


def test_who_asks_nobody_or_oneself_is_told(ann: Person) -> None:
    assert ann.refused("POST", f"/api/people/{ann.me['id']}/friend").code == "malformed"
    assert ann.refused("POST", "/api/people/2147483647/friend").code == "not-found"


def test_friends_see_who_is_here_and_others_do_not(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    befriend(ann, bob)
    assert "online" not in tie(ann, bob)
    with open_socket(bob, "/api/live"):
        assert wait_until(lambda: tie(ann, bob).get("online"))
        assert "online" not in tie(cleo, bob)
    wait_until(lambda: "online" not in tie(ann, bob))


def test_a_note_is_for_oneself(ann: Person, bob: Person) -> None:
    assert change(ann, bob, note="plays elves")["note"] == "plays elves"
    assert [each["note"] for each in ann.get("/api/company")] == ["plays elves"]
    assert bob.get("/api/company") == []
    change(ann, bob, note="")
    assert ann.get("/api/company") == []


def test_ties_pass_to_the_account_and_go_with_whoever_is_deleted(person: Knock) -> None:
    ann, bob = person("Ann"), person("Bob")
    account = ann.post("/api/accounts", {"name": new_name("Ann"), "password": PASSWORD})
    guest = person("Guest")
    befriend(guest, bob)
    guest.me = guest.post("/api/login", {"name": account["name"], "password": PASSWORD})
    assert tie(guest, bob)["friend"] == tie(bob, guest)["friend"] == "friend"
    assert [each["friend"] for each in guest.get("/api/account/data")["ties"]] == ["friend"]
    bob.post("/api/account/deletion", {})
    assert guest.get("/api/company") == []


# Blocks


def test_whoever_is_blocked_cannot_ask_and_is_not_told(ann: Person, bob: Person) -> None:
    befriend(ann, bob)
    assert change(ann, bob, blocked=True)["blocked"]
    assert "friend" not in tie(bob, ann)
    assert bob.post(f"/api/people/{ann.me['id']}/friend")["friend"] == "asked"
    assert "friend" not in tie(ann, bob)
    assert ann.refused("POST", f"/api/people/{bob.me['id']}/friend").code == "not-now"


def test_whoever_is_blocked_does_not_find_the_table_nor_sit_down_there(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    assert table.id in open_ids(bob)
    change(ann, bob, blocked=True)
    assert table.id not in open_ids(bob)
    assert bob.at(table).refused("join", {}).code == "not-allowed"
    other = bob.makes("nim", "me", "open")
    assert other.id not in open_ids(ann)


def test_what_a_blocked_or_muted_person_says_is_not_heard(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    seated = bob.joins(table)
    with table.live() as live:
        live.next("chat-history")
        for way in ("muted", "blocked"):
            change(ann, bob, **{way: True})
            live.next("chat-history", lambda message: not message["lines"])
            seated.post("chat", {"text": f"not heard, {way}"})
            change(ann, bob, **{way: False})
            assert live.next("chat-history")["lines"][-1]["text"] == f"not heard, {way}"
            assert "chat" not in live.kinds
        seated.post("chat", {"text": "heard"})
        assert live.next("chat")["line"]["person"] == bob.me["id"]
    change(ann, bob, muted=True)
    assert table.look()["chat"] == []
    assert ann.get(f"/api/tables/{table.id}/chat") == []
    assert len(seated.look()["chat"]) == 3


# Tables


def test_a_friend_is_asked_to_a_table_and_comes(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open", private=True)
    asking = f"/api/tables/{table.id}/invitations"
    assert ann.refused("POST", asking, {"person": bob.me["id"]}).code == "not-allowed"
    befriend(ann, bob)
    with open_socket(bob, "/api/live") as live:
        ann.post(asking, {"person": bob.me["id"]})
        told = live.next("invited")
    assert (told["table"], told["by"]) == (table.id, "Ann")
    (asked,) = bob.get("/api/invitations")
    assert (asked["by"], asked["table"]["id"]) == ("Ann", table.id)
    bob.joins(table, invite=asked["table"]["invite"].partition("invite=")[2])
    assert bob.get("/api/invitations") == []
    assert table.look()["status"] == "playing"


def test_an_invitation_can_be_declined_and_goes_with_the_seat(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    befriend(ann, bob)
    first, second = ann.makes("nim", "me", "open"), ann.makes("nim", "me", "open")
    for table in (first, second):
        ann.post(f"/api/tables/{table.id}/invitations", {"person": bob.me["id"]})
    bob.http.delete(f"/api/invitations/{first.id}")
    assert [each["table"]["id"] for each in bob.get("/api/invitations")] == [second.id]
    cleo.joins(second)
    assert bob.get("/api/invitations") == []
    refused = cleo.at(second).refused("invitations", {"person": bob.me["id"]})
    assert refused.code == "not-now"


def test_a_table_for_friends_is_found_by_friends_alone(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    befriend(ann, bob)
    made = ann.post("/api/tables", {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "friends": True})
    assert made["id"] not in open_ids(cleo)
    assert cleo.refused("GET", f"/api/tables/{made['id']}").code == "not-found"
    (found,) = (each for each in bob.get("/api/tables", filter="open") if each["id"] == made["id"])
    assert found["friends"]
    bob.post(f"/api/tables/{made['id']}/join", {"invite": found["invite"].partition("invite=")[2]})
    assert bob.at(made["id"]).look()["friends"]


def test_open_tables_are_found_by_what_is_wanted(ann: Person, bob: Person) -> None:
    three = ann.makes("tiny_epic_kingdoms", "me", "open", "open")
    slow = ann.makes("nim", "me", "open", clock={"kind": "correspondence"})
    fun = ann.post("/api/tables", {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": False})["id"]
    together = ann.makes("partners", "me", "open")
    all_four = {three.id, slow.id, fun, together.id}

    def found(**query: Any) -> set[str]:
        return all_four & set(open_ids(bob, **query))

    assert found() == all_four
    assert found(game="partners") == {together.id}
    assert found(players=3) == {three.id}
    assert found(rated=True) == {three.id, slow.id}
    assert found(rated=False) == {fun, together.id}
    assert found(speed="correspondence") == {slow.id}
    assert found(speed="none", players=2) == {fun, together.id}


def test_a_game_for_fun_changes_no_rating(ann: Person, bob: Person) -> None:
    made = ann.post("/api/tables", {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": False})
    bob.post(f"/api/tables/{made['id']}/join", {})
    bob.at(made["id"]).post("resign", {"seat": 1})
    told = bob.get(f"/api/people/{ann.me['id']}")
    assert told["history"][0]["won"]
    assert "ratings" not in told["figures"][0]


def test_the_next_table_is_the_one_that_has_waited_longest(ann: Person, bob: Person) -> None:
    assert ann.get("/api/tables/next") == {"id": None, "count": 0}
    tables = [ann.makes("nim", "me", "open") for _ in range(3)]
    for table in tables:
        bob.joins(table)
    first, second, third = (table.id for table in tables)
    assert ann.get("/api/tables/next") == {"id": first, "count": 3}
    assert ann.get("/api/tables/next", after=second) == {"id": third, "count": 3}
    assert ann.get("/api/tables/next", after=third)["id"] == first
    tables[0].plays_on()
    assert ann.get("/api/tables/next", after=first) == {"id": second, "count": 2}


# Finding others


def seek(person: Person, **wish: Any) -> Any:
    return person.post("/api/seeking", {"game": "nim", "clock": {"kind": "live", "minutes": UNUSUAL}, **wish})


def test_two_who_want_the_same_find_a_table(ann: Person, bob: Person) -> None:
    with open_socket(ann, "/api/live") as live, open_socket(bob, "/api/live") as other:
        sought = seek(ann)
        assert (sought["players"], sought["rating"], sought["rated"]) == (2, 1500, True)
        assert [each["id"] for each in ann.get("/api/seeking")] == [sought["id"]]
        assert seek(ann)["id"] == sought["id"]
        seek(bob, rated=False)  # not the same
        seek(bob)
        told = live.next("matched")
        assert other.next("matched")["table"] == told["table"]
    seen = ann.at(told["table"]).look()
    assert (seen["status"], {each["person"] for each in seen["seats"]}) == ("playing", {ann.me["id"], bob.me["id"]})
    assert ann.get("/api/seeking") == bob.get("/api/seeking") == []  # and wait for nothing else


def test_whoever_announces_a_share_is_waited_for(ann: Person, bob: Person) -> None:
    with open_socket(ann, "/api/live") as live:
        seek(ann, share="later", clock=None, options={"players": 2})
        seek(bob, clock=None, options={"players": 2})
        table = ann.at(live.next("matched")["table"])
    assert table.look()["needs_share"]
    table.post("share", {"share": "ab" * 16})
    assert table.look()["status"] == "playing"


def test_who_block_each_other_are_not_brought_together(person: Knock) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    change(ann, bob, blocked=True)
    wish = {"clock": {"kind": "live", "minutes": UNUSUAL + 1}}
    with open_socket(ann, "/api/live") as live, open_socket(bob, "/api/live"):
        seek(ann, **wish)
        seek(bob, **wish)
        seek(cleo, **wish)
        seen = ann.at(live.next("matched")["table"]).look()
    assert {each["name"] for each in seen["seats"]} == {"Ann", "Cleo"}
    (waits,) = bob.get("/api/seeking")
    bob.http.delete(f"/api/seeking/{waits['id']}")
    assert bob.get("/api/seeking") == []


def test_partners_are_found_whatever_their_strength(ann: Person, bob: Person) -> None:
    assert ann.refused("POST", "/api/seeking", {"game": "chess"}).code == "unknown-game"
    with open_socket(ann, "/api/live") as live:
        assert "rating" not in seek(ann, game="partners")
        seek(bob, game="partners")
        assert live.next("matched")["game"] == "partners"


def test_many_who_seek_at_once_sit_at_one_table_each(person: Knock) -> None:
    everyone = [person(f"P {number}") for number in range(10)]
    wish = {"clock": {"kind": "live", "minutes": UNUSUAL + 2}}
    for each in everyone:
        seek(each, **wish)
    wait_until(lambda: not any(each.get("/api/seeking") for each in everyone))
    found = [each.get("/api/tables", filter="mine") for each in everyone]
    assert [len(tables) for tables in found] == [1] * 10
    assert len({tables[0]["id"] for tables in found}) == 5


@pytest.mark.parametrize(("apart", "waited", "together"), [(90, 0, True), (150, 0, False), (150, 15, True)])
def test_the_window_widens_with_waiting(apart: float, waited: float, together: bool) -> None:
    now = time.time()
    one, other = (SeekerRow(person_id=number, rating=1500 + number * apart, since=now - waited) for number in range(2))
    assert fits(one, other, now) is together
    other.since = now  # both must have waited
    assert fits(one, other, now) is (apart < 100)


def test_who_waits_goes_on_waiting_after_a_restart_but_not_when_they_are_gone(tmp_path: Path, visit: Knock) -> None:
    chosen = settings(tmp_path, sweep_seconds=0.05)
    with running(chosen) as address:
        ann = visit(address, "Ann")
        seek(ann)
        cookies = ann.http.cookies
    with running(chosen) as address:
        again, bob = visit(address, None), visit(address, "Bob")
        again.http.cookies = cookies
        assert len(again.get("/api/seeking")) == 1
        seek(bob)
        wait_until(lambda: not again.get("/api/seeking"))
        assert len(again.get("/api/tables", filter="mine")) == 1
        seek(again)
    make_older(chosen.database, GONE_SECONDS + 10)
    with running(chosen) as address:
        again.http.base_url = address
        assert len(again.get("/api/seeking")) == 1  # the server was away, not Ann
    with running(chosen) as address:
        again.http.base_url = address
        make_older(chosen.database, GONE_SECONDS + 10)
        wait_until(lambda: not again.get("/api/seeking"))


def make_older(database: str, seconds: float) -> None:
    """Let so much time have passed for everybody who waits."""
    engine = sqlite_engine(make_url(database))
    with engine.begin() as connection:
        connection.execute(update(PersonRow).values(here=PersonRow.here - seconds))
        connection.execute(update(SeekerRow).values(since=SeekerRow.since - seconds))
    engine.dispose()
