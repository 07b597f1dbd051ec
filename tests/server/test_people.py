"""Guests, accounts and sessions."""

from __future__ import annotations

from tests.server.conftest import Knock
from tests.server.serving import Person


def test_a_guest_without_a_name_is_given_one(person: Knock) -> None:
    assert person().me["name"]


def test_a_guest_may_take_another_name(ann: Person) -> None:
    assert ann.post("/api/session", {"name": "Anna"})["name"] == "Anna"
    assert ann.get("/api/session")["name"] == "Anna"


def test_without_a_session_nobody_is_signed_in(person: Knock) -> None:
    stranger = person(None)
    assert stranger.refused("GET", "/api/session").code == "no-session"
    assert stranger.refused("POST", "/api/tables", {"game": "nim", "seats": [{"kind": "me"}]}).status == 401


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(person: Knock) -> None:
    answer = person(None).http.post("/api/session", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_over_https_the_cookie_is_only_for_https(person: Knock) -> None:
    stranger = person(None, **{"X-Forwarded-Proto": "https"})
    assert "secure" in stranger.http.post("/api/session", json={}).headers["set-cookie"].lower()


def test_after_signing_out_the_cookie_is_void(ann: Person) -> None:
    kept = dict(ann.http.cookies)
    ann.post("/api/logout")
    ann.http.cookies.update(kept)
    assert ann.refused("GET", "/api/session").code == "no-session"


def test_a_guest_who_makes_an_account_keeps_the_games(person: Knock) -> None:
    guest = person("Gwen")
    table = guest.makes("nim", "me", "hotseat")
    account = guest.post("/api/accounts", {"name": "Gwendolyn", "password": "correct horse"})
    assert account == {"id": guest.me["id"], "name": "Gwendolyn", "account": True, "webhook": ""}
    assert [each["id"] for each in guest.get("/api/tables", filter="mine")] == [table.id]


def test_an_account_can_be_signed_in_to_from_anywhere(person: Knock) -> None:
    first = person("Hal")
    first.post("/api/accounts", {"name": "Hal the Tall", "password": "a long password"})
    second = person(None)
    signed_in = second.post("/api/login", {"name": "HAL the  tall", "password": "a long password"})
    assert signed_in["id"] == first.me["id"]


def test_a_guest_who_signs_in_brings_the_games_along(person: Knock) -> None:
    person("Ida").post("/api/accounts", {"name": "Ida Account", "password": "a long password"})
    guest = person("ida")
    table = guest.makes("nim", "me", "hotseat")
    table.look()
    guest.post("/api/login", {"name": "Ida Account", "password": "a long password"})
    table.plays("from-heap 0")
    assert [each["id"] for each in guest.get("/api/tables", filter="mine")] == [table.id]


def test_two_accounts_cannot_have_names_that_look_alike(person: Knock) -> None:
    person("x").post("/api/accounts", {"name": "Jon Snow", "password": "a long password"})
    refusal = person("y").refused("POST", "/api/accounts", {"name": "JON  snow", "password": "another password"})
    assert refusal.code == "name-taken"


def test_a_wrong_password_and_an_unknown_name_are_refused_in_the_same_words(person: Knock) -> None:
    person("k").post("/api/accounts", {"name": "Kim", "password": "a long password"})
    stranger = person(None)
    wrong = stranger.refused("POST", "/api/login", {"name": "Kim", "password": "not the password"})
    unknown = stranger.refused("POST", "/api/login", {"name": "Nobody", "password": "not the password"})
    assert wrong == unknown
    assert wrong.code == "wrong-password"


def test_a_short_password_is_refused(person: Knock) -> None:
    refusal = person("l").refused("POST", "/api/accounts", {"name": "Lee", "password": "short"})
    assert (refusal.status, refusal.code) == (400, "malformed")
    assert "password" in refusal.text
