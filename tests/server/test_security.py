"""What must be refused: with a clear error, and nothing changed."""

from __future__ import annotations

import json
import secrets
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tabletome.server.settings import RATES, Rate
from tests.server.conftest import Knock
from tests.server.serving import GENEROUS, Person, Seated, open_socket, running, settings

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def duo(ann: Person, bob: Person) -> tuple[Seated, Seated]:
    table = ann.makes("nim", "me", "open")
    return table, bob.joins(table)


@pytest.fixture
def unchanged(duo: tuple[Seated, Seated]) -> Iterator[None]:
    """The table is the same after the test as before."""
    before = picture(duo[0])
    yield
    assert picture(duo[0]) == before


def picture(table: Seated) -> dict[str, Any]:
    """The table, but for who is connected: a connection that was closed may take a moment to be missed."""
    seen: dict[str, Any] = table.look()
    return {**seen, "seats": [{**seat, "connected": None} for seat in seen["seats"]]}


def act(seat: int, step: int, action: str) -> dict[str, Any]:
    return {"seat": seat, "step": step, "action": action}


# Seats and moves


@pytest.mark.usefixtures("unchanged")
def test_nobody_moves_for_someone_elses_seat(duo: tuple[Seated, Seated], person: Knock) -> None:
    move = act(0, 0, "from-heap 0")
    assert duo[1].refused("actions", move).code == "not-your-seat"
    assert person("Mallory").at(duo[0]).refused("actions", move).code == "not-your-seat"
    assert person(None).at(duo[0]).refused("actions", move).code == "no-session"
    with duo[1].live() as bobs:
        assert bobs.refused(type="act", **move)["code"] == "not-your-seat"


@pytest.mark.usefixtures("unchanged")
def test_nobody_resigns_takes_back_or_abandons_for_someone_else(duo: tuple[Seated, Seated]) -> None:
    for what in ("resign", "undo", "abandon", "hint"):
        assert duo[1].refused(what, {"seat": 0}).code == "not-your-seat"


@pytest.mark.usefixtures("unchanged")
def test_nobody_looks_from_someone_elses_seat(duo: tuple[Seated, Seated]) -> None:
    assert duo[1].person.refused("GET", f"{duo[1].path}?seat=0").code == "not-your-seat"
    with duo[1].live() as bobs:
        assert bobs.refused(type="seat", seat=0)["code"] == "not-your-seat"
    with duo[1].live(seat=0) as bobs, pytest.raises(ConnectionClosed) as closed:
        bobs.next("view")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("from-heap 9", "illegal-action"),
        ("take 1", "illegal-action"),
        ("from-heap", "bad-action-text"),
        ("from-heap 0 0", "bad-action-text"),
        ("from-heap -1", "illegal-action"),
        ("fly-away", "bad-action-text"),
        ("from-heap 00", "bad-action-text"),
        (" from-heap 0", "bad-action-text"),
        ("'; DROP TABLE tables; --", "bad-action-text"),
        ("", "malformed"),
        ("x" * 401, "malformed"),
    ],
)
def test_a_forged_action_is_refused(duo: tuple[Seated, Seated], action: str, code: str) -> None:
    assert duo[0].refused("actions", act(0, 0, action)).code == code
    with duo[0].live() as anns:
        assert anns.refused(type="act", **act(0, 0, action))["code"] == code


def test_a_replayed_message_is_refused(duo: tuple[Seated, Seated]) -> None:
    move = act(0, 0, "from-heap 0")
    duo[0].post("actions", move)
    assert duo[0].refused("actions", move).code == "stale"
    assert duo[0].step == 1


def test_a_stale_message_is_refused_although_the_same_choice_exists_now(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat").plays("from-heap 0", "take 1", "from-heap 1", "take 1")
    assert "from-heap 2" in table.choices
    assert table.refused("actions", act(0, 0, "from-heap 2")).code == "stale"
    assert table.refused("actions", act(0, 9, "from-heap 2")).code == "stale"


def test_a_message_from_before_a_taking_back_is_refused_by_its_revision(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat").plays("from-heap 0")
    before = table.look()["revision"]
    table.post("undo", {"seat": 0})
    table.plays("from-heap 2")
    late = {**act(0, 1, "take 1"), "revision": before}
    assert table.refused("actions", late).code == "stale"
    table.post("actions", {**late, "revision": table.look()["revision"]})


def test_a_live_connection_ends_with_the_session(duo: tuple[Seated, Seated]) -> None:
    with duo[0].live() as anns:
        anns.next("chat-history")
        duo[0].person.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            anns.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


# Messages that are none


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "null",
        "{}",
        '{"type":"act"}',
        '{"type":"fly"}',
        '{"type":"act","seat":"0","step":0,"action":"from-heap 0"}',
        '{"type":"act","seat":0,"step":0,"action":"from-heap 0","as":"admin"}',
        '{"type":"act","seat":-1,"step":0,"action":"from-heap 0"}',
        '{"type":"act","seat":0,"step":1e99,"action":"from-heap 0"}',
        "[" * 5000,
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_lives_on(duo: tuple[Seated, Seated], text: str) -> None:
    with duo[0].live() as anns:
        anns.next("view")
        anns.connection.send(text)
        assert anns.next("error")["code"] == "malformed"
        anns.send(type="ping")
        anns.next("pong")


@pytest.mark.usefixtures("unchanged")
def test_an_oversized_message_closes_the_connection(duo: tuple[Seated, Seated]) -> None:
    with duo[0].live() as anns:
        anns.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            anns.next("error")


def test_an_oversized_request_is_refused(ann: Person) -> None:
    refusal = ann.refused("POST", "/api/session", {"name": "x" * 100_000})
    assert (refusal.status, refusal.code) == (413, "malformed")


@pytest.mark.parametrize(
    "body", ["", "x", "[]", '{"name": 7}', '{"name": ""}', '{"name": "\\u0000"}', '{"name":"\\u202e"}']
)
def test_a_malformed_request_is_refused(person: Knock, body: str) -> None:
    answer = person(None).http.post("/api/session", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_a_binary_message_is_refused(duo: tuple[Seated, Seated]) -> None:
    with duo[0].live() as anns:
        anns.next("view")
        anns.connection.send(b"\xff\xfe")
        assert anns.next("error")["code"] == "malformed"


# Other sites


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_a_page_of_another_site_changes_nothing(ann: Person, headers: dict[str, str]) -> None:
    refusal = ann.refused("POST", "/api/session", {"name": "Eve"}, headers=headers)
    assert (refusal.status, refusal.code) == (403, "wrong-origin")
    assert ann.get("/api/session")["name"] == "Ann"


def test_a_page_of_another_site_cannot_listen(duo: tuple[Seated, Seated]) -> None:
    url = duo[0].person.address.replace("http", "ws") + f"{duo[0].path}/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403


def test_the_servers_own_page_may(ann: Person) -> None:
    ann.http.headers["Origin"] = ann.address
    assert ann.post("/api/session", {"name": "Annie"})["name"] == "Annie"


def test_answers_tell_browsers_to_run_nothing_from_elsewhere(ann: Person) -> None:
    headers = ann.http.get("/api/games").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


# Words that look like code


def test_script_in_names_and_chat_stays_text(person: Knock) -> None:
    eve = person(SCRIPT)
    table = eve.makes("nim", "me", "hotseat")
    table.post("chat", {"text": SCRIPT})
    answer = eve.http.get(table.path)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["chat"][0]["text"] == SCRIPT
    assert answer.json()["seats"][0]["name"] == SCRIPT


def test_invisible_characters_are_taken_out_of_names_and_chat(person: Knock) -> None:
    eve = person("E\u202ev\u200be\x07")
    assert eve.me["name"] == "Eve"
    table = eve.makes("nim", "me", "hotseat")
    assert table.post("chat", {"text": "hi\x00\u2066!"})["text"] == "hi!"
    assert table.refused("chat", {"text": "\u200b"}).code == "malformed"


# Guessing


def test_table_links_cannot_be_guessed(ann: Person, bob: Person) -> None:
    made = [ann.makes("nim", "me", "open", private=True) for _ in range(3)]
    assert all(len(table.id) >= 20 for table in made)
    unknown = bob.refused("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAA")
    private = bob.refused("GET", made[0].path)
    assert unknown == private
    assert bob.refused("GET", f"{made[0].path}?invite=AAAAAAAAAAAAAAAA") == private
    assert bob.at(made[0]).refused("chat", {"text": "hello?"}) == private
    for path in ("record", "replay", "chat"):
        assert bob.refused("GET", f"{made[0].path}/{path}") == private
    with open_socket(bob, f"{made[0].path}/live") as live, pytest.raises(ConnectionClosed) as closed:
        live.next("view")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


# Too many


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the limits that people meet, and a few even tighter."""
    rates = {
        **GENEROUS,
        "login": RATES["login"],
        "session": Rate(30, 0.01),
        "socket": Rate(20, 1),
        "chat": RATES["chat"],
    }
    with running(settings(tmp_path_factory.mktemp("strict"), rates=rates)) as address:
        yield address


def test_flooding_a_live_connection_is_refused_and_at_last_ended(strict: str, visit: Knock) -> None:
    with visit(strict, "Flo").makes("nim", "me", "hotseat").live() as live:
        for _ in range(75):
            live.connection.send(json.dumps({"type": "ping"}))
        with pytest.raises(ConnectionClosed) as closed:
            live.next("never")
        assert any(message["type"] == "error" and message["code"] == "too-many" for message in live.heard)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_flooding_the_chat_is_refused(strict: str, visit: Knock) -> None:
    table = visit(strict, "Flo").makes("nim", "me", "hotseat")
    for _ in range(8):
        table.post("chat", {"text": "spam"})
    refusal = table.refused("chat", {"text": "spam"})
    assert (refusal.status, refusal.code) == (429, "too-many")
    assert len(table.look()["chat"]) == 8


def test_guessing_passwords_gets_slower_and_slower(strict: str, visit: Knock) -> None:
    owner, name = visit(strict, "Olga"), f"Olga {secrets.token_hex(6)}"
    owner.post("/api/accounts", {"name": name, "password": "the right password"})
    thief = visit(strict, None)
    codes = [
        thief.refused("POST", "/api/login", {"name": name, "password": f"guess number {n}"}).code for n in range(12)
    ]
    assert codes[:5] == ["wrong-password"] * 5
    assert codes[-1] == "too-many"
    assert thief.refused("POST", "/api/login", {"name": name, "password": "the right password"}).code == "too-many"


def test_guests_cannot_be_made_without_end(strict: str, visit: Knock) -> None:
    stranger = visit(strict, None)
    codes = []
    for _ in range(40):
        stranger.http.cookies.clear()
        codes.append(stranger.http.post("/api/session", json={}).status_code)
    assert codes[-1] == 429


def test_passwords_and_cookies_are_not_kept_as_they_are(tmp_path: Path, visit: Knock) -> None:
    with running(settings(tmp_path)) as address:
        person = visit(address, "Pia")
        person.post("/api/accounts", {"name": "Pia", "password": "a secret password"})
        token = person.http.cookies["tabletome"]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"a secret password" not in kept
    assert token.encode() not in kept
    assert b"$argon2id$" in kept


def test_a_client_that_leaves_in_the_middle_of_a_request_is_no_fault(ann: Person) -> None:
    """Nothing is logged as an error, which every test makes sure of."""
    host, _, port = ann.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as connection:
        cookie = ann.http.cookies["tabletome"]
        connection.sendall(
            f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nCookie: tabletome={cookie}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{".encode()
        )
        time.sleep(0.2)
    time.sleep(0.2)
    assert ann.get("/api/session")
