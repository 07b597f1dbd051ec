"""`tabletome admin`: what the operator does in the database, and that a running server heeds it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tabletome.cli import main
from tests.server.conftest import Knock
from tests.server.serving import Person, open_socket, running, settings, wait_until

PASSWORD = "a long password"
Admin = Callable[..., str]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a server, and its database."""
    folder = tmp_path_factory.mktemp("admin")
    chosen = settings(folder, sweep_seconds=0.1)
    if request.param == "postgres":
        chosen = settings(folder, sweep_seconds=0.1, database=request.getfixturevalue("postgres"))
    with running(chosen) as address:
        yield address, chosen.database


@pytest.fixture
def admin(served: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> Admin:
    """What the command says; it must succeed, unless another status is expected."""

    def run(*words: str, status: int = 0) -> str:
        with pytest.raises(SystemExit) as left:
            main(["admin", *words, "--database", served[1]])
        said = capsys.readouterr()
        assert left.value.code == status, said.err
        return said.out if status == 0 else said.err

    return run


@pytest.fixture
def owner(served: tuple[str, str], visit: Knock) -> Person:
    """Someone with an account."""
    made = visit(served[0], "x")
    name = f"Person {secrets.token_hex(8)}"
    made.me = made.post("/api/accounts", {"name": name, "password": PASSWORD})
    return made


@pytest.fixture
def guest(served: tuple[str, str], visit: Knock) -> Person:
    return visit(served[0], "Gast")


def as_json(said: str) -> Any:
    return json.loads(said)


def test_people_are_listed_and_found(admin: Admin, owner: Person, guest: Person) -> None:
    everyone = as_json(admin("people", "--json"))
    assert {owner.me["id"], guest.me["id"]} <= {each["id"] for each in everyone}
    found = as_json(admin("people", owner.me["name"][3:].upper(), "--accounts", "--json"))
    assert [each["name"] for each in found] == [owner.me["name"]]
    assert owner.me["name"] in admin("people")


def test_tables_are_listed(admin: Admin, owner: Person) -> None:
    table = owner.makes("nim", "me", "open")
    found = as_json(admin("tables", "--person", owner.me["name"], "--status", "waiting", "--json"))
    assert [(each["id"], each["people"]) for each in found] == [(table.id, [owner.me["name"]])]


def test_whoever_is_banned_is_sent_away_at_once_and_told_why(admin: Admin, owner: Person) -> None:
    with open_socket(owner, "/api/live") as live:
        admin("ban", owner.me["name"], "--reason", "cheating", "--days", "2")
        with pytest.raises(ConnectionClosed) as closed:
            live.next("your-turn")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert owner.refused("GET", "/api/session").code == "no-session"
    refusal = owner.refused("POST", "/api/login", {"name": owner.me["name"], "password": PASSWORD})
    assert (refusal.status, refusal.code) == (403, "banned")
    assert refusal.text == "you may not play here for 2.0 days: cheating"
    admin("unban", owner.me["name"])
    owner.post("/api/login", {"name": owner.me["name"], "password": PASSWORD})


def test_a_guest_is_banned_by_number(admin: Admin, guest: Person) -> None:
    admin("ban", str(guest.me["id"]))
    assert guest.refused("GET", "/api/session").code == "no-session"


def test_an_address_that_is_banned_is_not_served(admin: Admin, served: tuple[str, str], visit: Knock) -> None:
    admin("ban", "--address", "198.51.100.0/24", "--reason", "spam")
    stranger = visit(served[0], None, **{"X-Forwarded-For": "198.51.100.7"})
    wait_until(lambda: stranger.http.get("/api/session").status_code == 403)
    assert stranger.refused("GET", "/api/games").text == "your address is not served here: spam"
    admin("unban", "--address", "198.51.100.0/24")
    wait_until(lambda: stranger.http.get("/api/session").status_code == 401)


def test_whoever_is_muted_plays_but_does_not_write(admin: Admin, owner: Person) -> None:
    table = owner.makes("nim", "me", "hotseat")
    with table.live() as live:
        live.next("chat-history")
        admin("mute", owner.me["name"])
        assert live.refused(type="chat", text="hello")["code"] == "not-allowed"
        live.acts("from-heap 0", 0, 0)
    assert table.refused("chat", {"text": "hello"}).code == "not-allowed"
    admin("unmute", owner.me["name"])
    table.post("chat", {"text": "hello"})


def test_whoever_is_renamed_is_called_so_everywhere(admin: Admin, owner: Person) -> None:
    table = owner.makes("nim", "me", "hotseat")
    table.post("chat", {"text": "hello"})
    name = f"New {owner.me['name']}"
    admin("rename", owner.me["name"], name)
    seen = table.look()
    assert (seen["seats"][0]["name"], seen["chat"][0]["name"]) == (name, name)
    owner.post("/api/login", {"name": name, "password": PASSWORD})
    assert "for those who run the server" in admin("rename", name, "admin", status=2)


def test_nobody_is_renamed_to_look_like_another(admin: Admin, owner: Person, guest: Person) -> None:
    said = admin("rename", str(guest.me["id"]), owner.me["name"], status=2)
    assert "the name of" in said


def test_whoever_is_deleted_is_gone(admin: Admin, owner: Person, guest: Person) -> None:
    table = owner.makes("nim", "me", "open")
    at = guest.joins(table)
    admin("delete", owner.me["name"], "--yes")
    assert owner.refused("GET", "/api/session").code == "no-session"
    seen = at.look()
    assert seen["result"] == {"winners": [1], "scores": [], "reason": "resigned"}
    assert owner.me["name"] not in str(seen)


def test_a_forgotten_password_is_replaced_with_a_one_time_code(admin: Admin, owner: Person, visit: Knock) -> None:
    code, new = admin("reset", owner.me["name"]).strip(), "another password"
    stranger = visit(owner.address, None)
    wrong = {"name": owner.me["name"], "code": "abcde-fghjk-mnpqr", "new": new}
    assert stranger.refused("POST", "/api/account/reset", wrong).code == "wrong-password"
    assert stranger.post("/api/account/reset", {**wrong, "code": code})["id"] == owner.me["id"]
    assert owner.refused("GET", "/api/session").code == "no-session"
    assert stranger.refused("POST", "/api/account/reset", {**wrong, "code": code}).code == "wrong-password"
    owner.post("/api/login", {"name": owner.me["name"], "password": new})


def test_a_guest_has_no_password_to_reset(admin: Admin, guest: Person) -> None:
    assert "has no password" in admin("reset", str(guest.me["id"]), status=2)


def test_everything_that_is_kept_of_someone_is_exported(admin: Admin, owner: Person, tmp_path: Path) -> None:
    table = owner.makes("nim", "me", "hotseat").plays("from-heap 0")
    file = tmp_path / "person.json"
    admin("export", owner.me["name"], "--output", str(file))
    kept = json.loads(file.read_text())
    assert kept == as_json(admin("export", owner.me["name"]))
    assert kept["tables"][0]["id"] == table.id


def test_a_line_of_chat_is_taken_back(admin: Admin, owner: Person) -> None:
    table = owner.makes("nim", "me", "hotseat")
    table.post("chat", {"text": "rude"})
    line = as_json(admin("chat", table.id, "--json"))[0]
    assert line["text"] == "rude"
    admin("unsay", str(line["id"]))
    assert table.look()["chat"] == []


def test_a_retired_table_can_be_looked_at_and_left_but_not_played(admin: Admin, owner: Person) -> None:
    tables = [owner.makes("nim", "me", "hotseat").plays("from-heap 0") for _ in range(2)]
    admin("retire", *(table.id for table in tables), "--reason", "spam")
    wait_until(lambda: all(table.look()["status"] == "retired" for table in tables))
    for table in tables:
        refusal = table.refused("actions", {"seat": 0, "step": 1, "action": "take 1"})
        assert refusal.status == 409
        assert "spam" in refusal.text
        table.post("leave")


def test_a_deleted_table_is_gone(admin: Admin, owner: Person) -> None:
    table = owner.makes("nim", "me", "hotseat").plays("from-heap 0")
    admin("delete-table", table.id, "--yes")
    wait_until(lambda: owner.http.get(table.path).status_code == 404)
    assert "there is no table" in admin("delete-table", table.id, "--yes", status=2)


def test_somebody_who_is_not_there_is_an_error_in_one_line(admin: Admin) -> None:
    said = admin("ban", "No Such Person", status=2)
    assert said.startswith("error: there is nobody called 'No Such Person'")
    assert said.count("\n") == 1
