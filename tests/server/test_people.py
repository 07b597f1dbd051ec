"""Guests, accounts and sessions."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tabletome.server.settings import Rate
from tests.server.conftest import Knock
from tests.server.serving import GENEROUS, Person, open_socket, running, settings

PASSWORD = "a long password"


def new_name(name: str) -> str:
    """A name that nobody has yet, in whatever database and at whatever try."""
    return f"{name} {secrets.token_hex(6)}"


@pytest.fixture
def account(person: Knock) -> Person:
    """Someone with an account, with a new name at every try."""
    someone = person("guest")
    name = new_name("Somebody")
    someone.me = someone.post("/api/accounts", {"name": name, "password": PASSWORD})
    return someone


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
    guest, name = person("Gwen"), new_name("Gwendolyn")
    table = guest.makes("nim", "me", "hotseat")
    account = guest.post("/api/accounts", {"name": name, "password": "correct horse"})
    expected = {"id": guest.me["id"], "name": name, "account": True, "webhook": "", "moderator": False}
    assert account == expected | {"quiet": None, "zone": "UTC", "digest": None, "language": "en"}
    assert [each["id"] for each in guest.get("/api/tables", filter="mine")] == [table.id]


def test_an_account_can_be_signed_in_to_from_anywhere(person: Knock) -> None:
    first, name = person("Hal"), new_name("Hal the Tall")
    first.post("/api/accounts", {"name": name, "password": "a long password"})
    second = person(None)
    signed_in = second.post("/api/login", {"name": name.upper().replace(" ", "  "), "password": "a long password"})
    assert signed_in["id"] == first.me["id"]


def test_a_guest_who_signs_in_brings_the_games_along(person: Knock) -> None:
    name = new_name("Ida Account")
    person("Ida").post("/api/accounts", {"name": name, "password": "a long password"})
    guest = person("ida")
    table = guest.makes("nim", "me", "hotseat")
    table.look()
    guest.post("/api/login", {"name": name, "password": "a long password"})
    table.plays("from-heap 0")
    assert [each["id"] for each in guest.get("/api/tables", filter="mine")] == [table.id]


def test_two_accounts_cannot_have_names_that_look_alike(person: Knock) -> None:
    name = new_name("Jon Snow")
    person("x").post("/api/accounts", {"name": name, "password": "a long password"})
    alike = name.upper().replace(" ", "  ")
    refusal = person("y").refused("POST", "/api/accounts", {"name": alike, "password": "another password"})
    assert refusal.code == "name-taken"


def test_a_wrong_password_and_an_unknown_name_are_refused_in_the_same_words(person: Knock) -> None:
    name = new_name("Kim")
    person("k").post("/api/accounts", {"name": name, "password": "a long password"})
    stranger = person(None)
    wrong = stranger.refused("POST", "/api/login", {"name": name, "password": "not the password"})
    unknown = stranger.refused("POST", "/api/login", {"name": new_name("Nobody"), "password": "not the password"})
    assert wrong == unknown
    assert wrong.code == "wrong-password"


def test_a_short_password_is_refused(person: Knock) -> None:
    refusal = person("l").refused("POST", "/api/accounts", {"name": "Lee", "password": "short"})
    assert (refusal.status, refusal.code) == (400, "malformed")
    assert "password" in refusal.text


# Another password


def test_after_a_change_of_password_only_the_new_one_signs_in(account: Person, person: Knock) -> None:
    account.put("/api/account/password", {"password": PASSWORD, "new": "another password"})
    name = account.me["name"]
    stranger = person(None)
    assert stranger.refused("POST", "/api/login", {"name": name, "password": PASSWORD}).code == "wrong-password"
    assert stranger.post("/api/login", {"name": name, "password": "another password"})["id"] == account.me["id"]


def test_a_change_of_password_signs_out_every_other_browser_but_not_this_one(account: Person, person: Knock) -> None:
    other = person(None)
    other.post("/api/login", {"name": account.me["name"], "password": PASSWORD})
    with open_socket(other, "/api/live") as lives:
        account.put("/api/account/password", {"password": PASSWORD, "new": "another password"})
        with pytest.raises(ConnectionClosed) as closed:
            lives.next("your-turn")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert other.refused("GET", "/api/session").code == "no-session"
    assert account.get("/api/session")["account"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"password": "not the password", "new": "another password"}, 401, "wrong-password"),
        ({"password": PASSWORD, "new": PASSWORD}, 400, "malformed"),
        ({"password": PASSWORD, "new": "short"}, 400, "malformed"),
        ({"new": "another password"}, 400, "malformed"),
    ],
)
def test_a_change_of_password_is_refused(account: Person, body: dict[str, str], status: int, code: str) -> None:
    refusal = account.refused("PUT", "/api/account/password", body)
    assert (refusal.status, refusal.code) == (status, code)
    account.post("/api/login", {"name": account.me["name"], "password": PASSWORD})


def test_a_guest_has_no_password_to_change(ann: Person) -> None:
    change = ann.refused("PUT", "/api/account/password", {"password": PASSWORD, "new": "another password"})
    assert (change.status, change.code) == (403, "not-allowed")


def test_guessing_the_password_in_a_stolen_session_is_slowed_down(account: Person) -> None:
    guess = {"password": "not the password", "new": "another password"}
    codes = [account.refused("PUT", "/api/account/password", guess).code for _ in range(7)]
    assert codes[:4] == ["wrong-password"] * 4
    assert "too-many" in codes
    assert account.refused("POST", "/api/account/deletion", {"password": "not the password"}).status in (401, 429)


def test_changes_of_password_are_counted_by_address(tmp_path: Path, visit: Knock) -> None:
    rates = {**GENEROUS, "login": Rate(3, 1e-6)}
    with running(settings(tmp_path, rates=rates)) as address:
        someone = visit(address, "guest")
        someone.post("/api/accounts", {"name": "Often", "password": PASSWORD})
        passwords = [f"password number {number}" for number in range(4)]
        statuses = []
        for old, new in zip([PASSWORD, *passwords], passwords, strict=False):
            change = {"password": old, "new": new}
            statuses.append(someone.http.put("/api/account/password", json=change).status_code)
    assert statuses == [200, 200, 200, 429]


# Deletion


def test_a_deleted_account_cannot_be_signed_in_to_and_its_name_is_free(account: Person, person: Knock) -> None:
    name = account.me["name"]
    account.post("/api/account/deletion", {"password": PASSWORD})
    assert account.refused("GET", "/api/session").code == "no-session"
    credentials = {"name": name, "password": PASSWORD}
    assert person(None).refused("POST", "/api/login", credentials).code == "wrong-password"
    assert person("heir").post("/api/accounts", credentials)["id"] != account.me["id"]


def test_guests_delete_themselves_without_a_password(ann: Person, bob: Person) -> None:
    table = ann.makes("nim", "me", "open")
    at = bob.joins(table)
    table.post("chat", {"text": "I live at 1 Main Street"})
    ann.post("/api/account/deletion", {})
    assert ann.refused("GET", "/api/session").code == "no-session"
    seen = at.look()
    assert seen["chat"] == []
    assert seen["seats"][0]["name"] == "—"


def test_deleting_an_account_needs_its_password(account: Person) -> None:
    assert account.refused("POST", "/api/account/deletion", {}).code == "malformed"
    refusal = account.refused("POST", "/api/account/deletion", {"password": "not the password"})
    assert (refusal.status, refusal.code) == (401, "wrong-password")
    assert account.get("/api/session")["account"]


def test_of_a_deleted_account_neither_name_nor_chat_is_left_at_its_tables(account: Person, bob: Person) -> None:
    table = account.makes("nim", "me", "open")
    at = bob.joins(table)
    table.post("chat", {"text": "I live at 1 Main Street"})
    at.look()
    account.post("/api/account/deletion", {"password": PASSWORD})
    seen = at.look()
    assert account.me["name"] not in str(seen)
    assert seen["chat"] == []


def test_games_of_a_deleted_account_are_resigned_and_waiting_tables_left(account: Person, bob: Person) -> None:
    playing, waiting = account.makes("nim", "me", "open"), account.makes("nim", "me", "open")
    at = bob.joins(playing)
    account.post("/api/account/deletion", {"password": PASSWORD})
    assert at.look()["result"] == {"winners": [1], "scores": [], "reason": "resigned"}
    assert bob.at(waiting).look()["status"] == "abandoned"


# Sessions


@pytest.fixture
def elsewhere(account: Person, person: Knock) -> Person:
    """The same person at another browser."""
    other = person(None, **{"User-Agent": "Another Browser/7"})
    other.post("/api/login", {"name": account.me["name"], "password": PASSWORD})
    return other


def test_one_sees_where_one_is_signed_in(account: Person, elsewhere: Person) -> None:
    seen = account.get("/api/sessions")
    assert [each["current"] for each in seen].count(True) == 1
    assert {each["agent"] for each in seen if not each["current"]} == {"Another Browser/7"}
    assert elsewhere.http.cookies["tabletome"] not in str(seen)


@pytest.mark.parametrize("all_others", [True, False])
def test_one_signs_out_another_browser(account: Person, elsewhere: Person, all_others: bool) -> None:
    other = next(each["id"] for each in account.get("/api/sessions") if not each["current"])
    with open_socket(elsewhere, "/api/live") as lives:
        answer = account.http.delete("/api/sessions" if all_others else f"/api/sessions/{other}")
        assert answer.status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            lives.next("your-turn")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert elsewhere.refused("GET", "/api/session").code == "no-session"
    assert [each["current"] for each in account.get("/api/sessions")] == [True]


def test_nobody_signs_out_somebody_else(account: Person, ann: Person) -> None:
    session = account.get("/api/sessions")[0]["id"]
    assert ann.refused("DELETE", f"/api/sessions/{session}").code == "not-found"
    assert account.get("/api/session")["account"]


def test_a_session_that_is_used_does_not_end(tmp_path: Path, visit: Knock, monkeypatch: pytest.MonkeyPatch) -> None:
    now, days = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: now() + days * 86_400)
    with running(settings(tmp_path)) as address:
        ann, bob = visit(address, "Ann"), visit(address, "Bob")
        days = 80.0
        assert "max-age=7776000" in ann.http.get("/api/session").headers["set-cookie"].lower()
        days = 160.0
        assert ann.get("/api/session")["name"] == "Ann"
        assert bob.refused("GET", "/api/session").code == "no-session"


# One's own data


def test_one_gets_everything_that_is_kept_of_oneself(account: Person, bob: Person) -> None:
    table = account.makes("nim", "me", "open")
    bob.joins(table)
    table.plays("from-heap 0")
    table.post("chat", {"text": "hello"})
    answer = account.http.get("/api/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["person"]["name"] == account.me["name"]
    assert [(each["id"], each["seat"]) for each in kept["tables"]] == [(table.id, 0)]
    assert [each["action"] for each in kept["tables"][0]["moves"]] == ["from-heap 0"]
    assert [each["text"] for each in kept["chat"]] == ["hello"]
    assert "argon2" not in answer.text
    assert account.http.cookies["tabletome"] not in answer.text


def test_what_the_coach_has_explained_is_remembered_with_the_person(ann: Person) -> None:
    assert ann.get("/api/session/learned") == {"met": [], "played": []}
    told = ["tiny_epic_kingdoms act", "battlelore move", "battlelore nonsense", "nonsense act", "act"]
    ann.post("/api/session/learned", {"met": told})
    ann.post("/api/session/learned", {"met": ["battlelore move"]})
    assert ann.get("/api/session/learned")["met"] == ["battlelore move", "tiny_epic_kingdoms act"]
    assert ann.get("/api/account/data")["person"]["met"] == ["battlelore move", "tiny_epic_kingdoms act"]
    assert ann.http.delete("/api/session/learned").status_code == 204
    assert ann.get("/api/session/learned")["met"] == []


def test_a_game_that_was_begun_is_no_first_game_any_more(ann: Person) -> None:
    ann.makes("sealed", "me", "open")
    assert ann.get("/api/session/learned")["played"] == []
    ann.makes("nim", "me", "hotseat")
    assert ann.get("/api/session/learned")["played"] == ["nim"]
