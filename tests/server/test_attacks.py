"""What somebody with bad intentions tries: none of it works, nothing of it makes the server stumble.

The `no_faults` of conftest.py watches that the server logs no error, whatever is done here. Also: test_security.py
(seats, moves, messages, other sites), test_secrecy.py (what others may not see), test_passwords.py, test_names.py,
test_channels.py (too many live connections), test_webhooks.py, test_pages.py (files), test_workers.py (bots for one).
"""

from __future__ import annotations

import gzip
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tabletome.server import storage
from tabletome.server.settings import Rate
from tests.server.conftest import Knock
from tests.server.serving import GENEROUS, NO_TLS, Person, Seated, open_socket, running, settings, wait_until

DEEP = "[" * 20_000 + "]" * 20_000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """One server: what is tried here never gets as far as to a database that would make a difference."""
    with running(settings(tmp_path_factory.mktemp("attacks"))) as address:
        yield [address]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that waits for nobody."""
    limits = {
        "header_seconds": 0.3,
        "request_seconds": 0.6,
        "connections_per_address": 20,
        "trusted_proxies": frozenset(),
    }
    rates = {**GENEROUS, "session": Rate(20, 0.01)}
    with running(settings(tmp_path_factory.mktemp("hasty"), rates=rates, **limits)) as address:
        yield address


# Messages


@pytest.mark.parametrize("path", ["/api/tables", "/api/session", "/api/login", "/api/accounts"])
@pytest.mark.parametrize("body", [DEEP, f'{{"options":{{"a":{DEEP}}}}}', f'{{"name":{DEEP}}}'])
def test_deep_json_is_malformed(ann: Person, path: str, body: str) -> None:
    answer = ann.http.post(path, content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_deep_json_at_a_table_is_malformed(ann: Person) -> None:
    table = ann.makes("nim", "me", "hotseat")
    for path in ("actions", "chat", "undo", "join"):
        assert ann.http.post(f"{table.path}/{path}", content=DEEP, headers=JSON).status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        DEEP.encode(),
        b'{"tabletome":' + b"9" * 5000 + b"}",
        b'{"tabletome":1,"scores":[1e400]}',
        b'{"tabletome":1,"game":"\\ud800"}',
        b"\xff\xfe\x00",
        gzip.compress(b"{}" * 100_000),
        b"null",
        b'{"tabletome":1,"game":"../../etc/passwd","version":"1","options":{},"seed":"x","start":"","steps":[]}',
        b'{"tabletome":1,"game":"nim","version":"1","options":{"__class__":1},"seed":"x","start":"","steps":[]}',
    ],
)
def test_what_is_no_record_is_said_not_to_be(ann: Person, body: bytes) -> None:
    verdict = ann.http.post("/api/verify", content=body, headers={**JSON, "Content-Encoding": "gzip"})
    assert verdict.status_code in (200, 400)
    assert verdict.status_code == 400 or not verdict.json()["ok"]


def test_a_body_that_is_too_long_is_refused_however_it_is_sent(ann: Person) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 2000

    for content in (b"x" * 200_000, parts()):
        answer = ann.http.post("/api/session", content=content, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (413, "malformed")


@pytest.mark.parametrize(
    "extra",
    [
        {"seed": "mine"},
        {"owner_id": 1},
        {"id": "mine"},
        {"status": "over"},
        {"options": {"players": 2, "__init__": 1}},
        {"options": {"layout": {"$ne": ""}}},
        {"options": {"layout": "'; DROP TABLE tables; --"}},
        {"options": {"layout": None}},
        {"game": "../nim"},
        {"game": "nim\x00"},
        {"game": "__main__"},
        {"game": "tiny_epic_kingdoms/../battlelore"},
        {"seats": [{"kind": "me", "person_id": 1}, {"kind": "hotseat"}]},
        {"clock": {"kind": "live", "minutes": 1e308}},
    ],
)
def test_a_table_is_made_of_what_the_protocol_says_and_nothing_else(ann: Person, extra: dict[str, Any]) -> None:
    wish = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "hotseat"}], **extra}
    assert ann.refused("POST", "/api/tables", wish).status == 400


@pytest.mark.parametrize("q", ["'; DROP TABLE tables; --", "%", "\x00", "a" * 5000, "[", "(a+)+$"])
def test_a_search_is_only_a_search(ann: Person, q: str) -> None:
    assert ann.http.get("/api/rules/tiny_epic_kingdoms", params={"q": q}).status_code == 200


# What is not for these eyes


@pytest.fixture
def hidden(ann: Person) -> Seated:
    return ann.makes("sealed", "me", "open", "open", private=True)


REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/chat", None),
    ("GET", "/replay?step=0", None),
    ("GET", "/record", None),
    ("POST", "/join", {}),
    ("POST", "/join", {"seat": 1}),
    ("POST", "/join", {"invite": "AAAAAAAAAAAAAAAA"}),
    ("POST", "/leave", None),
    ("PUT", "/seats/1", {"kind": "bot"}),
    ("POST", "/actions", {"seat": 0, "step": 0, "action": "bid 1"}),
    ("POST", "/undo", {"seat": 0}),
    ("POST", "/requests/1", {"agree": True}),
    ("POST", "/resign", {"seat": 0}),
    ("POST", "/abandon", {"seat": 0}),
    ("POST", "/claim", {"seat": 0}),
    ("POST", "/rematch", None),
    ("POST", "/hint", {"seat": 0}),
    ("POST", "/chat", {"text": "hello?"}),
    ("POST", "/clone", {"step": 0}),
    ("GET", "/review", None),
    ("DELETE", "", None),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_a_private_table_is_to_strangers_as_if_it_were_not(
    hidden: Seated, bob: Person, method: str, path: str, body: Any
) -> None:
    there = bob.refused(method, f"{hidden.path}{path}", body)
    nowhere = bob.refused(method, f"/api/tables/{'A' * 20}{path}", body)
    assert there == nowhere
    assert there.status == 404


def test_nothing_of_another_seat_is_had_by_asking_otherwise(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open")
    at = bob.joins(table)
    for path in ("?seat=0", "/replay?step=0&seat=0", "/replay?step=0&seat=open", "/record"):
        assert at.person.http.get(f"{at.path}{path}").status_code in (403, 409)
    assert at.refused("hint", {"seat": 0}).code == "not-your-seat"
    assert at.refused("clone", {"step": 0}).status == 409
    with pytest.raises(ConnectionClosed), at.live(seat=0) as live:
        live.next("view")


def test_a_cookie_is_new_with_every_sign_in_and_the_old_one_void(person: Knock) -> None:
    someone, name = person("x"), f"Rotating {time.time_ns()}"
    cookies = [someone.http.cookies["tabletome"]]
    someone.post("/api/accounts", {"name": name, "password": "a long password"})
    cookies.append(someone.http.cookies["tabletome"])
    someone.post("/api/login", {"name": name, "password": "a long password"})
    assert someone.http.cookies["tabletome"] not in cookies
    thief = person(None)
    thief.http.cookies.set("tabletome", cookies[0])
    assert thief.refused("GET", "/api/session").code == "no-session"


@pytest.mark.parametrize("token", ["", "x" * 5000, "\u00ff", "' OR 1=1 --", "null"])
def test_a_cookie_that_nobody_was_given_opens_nothing(person: Knock, token: str) -> None:
    stranger = person(None)
    answer = stranger.http.get("/api/session", headers=[(b"Cookie", f"tabletome={token}".encode("latin-1"))])
    assert answer.status_code == 401


@pytest.mark.parametrize(
    "path", ["/api/tables/..%2f..%2fetc", "/api/tables/%00", "/api/rules/..%2f..", "/api/games/x%0d%0a/cards"]
)
def test_a_path_leads_nowhere_else(ann: Person, path: str) -> None:
    assert ann.http.get(path).status_code in (400, 404)


# Connections


def opened(address: str, data: bytes = b"") -> socket.socket:
    found = urlsplit(address)
    connection = socket.create_connection((str(found.hostname), int(found.port or 0)), timeout=10)
    connection.sendall(data)
    return connection


def was_cut_off(connection: socket.socket) -> bool:
    """Whether the server ended the connection without an answer."""
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/session HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_who_does_not_get_to_the_end_of_a_request_is_not_waited_for(hasty: str, begun: bytes) -> None:
    with opened(hasty, begun) as connection:
        assert was_cut_off(connection)


def test_who_sends_a_head_drop_by_drop_is_not_waited_for(hasty: str) -> None:
    with opened(hasty, b"GET / HTTP/1.1\r\n") as connection, pytest.raises(OSError, match=r"reset|pipe"):
        send_drops(connection)


def send_drops(connection: socket.socket) -> None:
    """A header now and then, for five seconds."""
    for _ in range(100):
        connection.sendall(b"X-Drop: 1\r\n")
        time.sleep(0.05)


def test_hundreds_of_half_requests_keep_nobody_out(hasty: str, visit: Knock) -> None:
    """Of one address only so many are let in; the others, and later everyone, go on as if nothing had happened."""
    half = [opened(hasty, b"GET /api/session HTTP/1.1\r\nHost: x\r\n") for _ in range(60)]
    wait_until(lambda: sum(was_cut_off(connection) for connection in half) == len(half))
    for connection in half:
        connection.close()
    assert visit(hasty, "Ann").get("/api/session")["name"] == "Ann"


def test_invented_addresses_are_not_believed(hasty: str, visit: Knock) -> None:
    """Where no proxy is trusted, the address is the one that the connection comes from."""
    statuses = []
    for number in range(40):
        stranger = visit(hasty, None, **{"X-Forwarded-For": f"203.0.113.{number}"})
        statuses.append(stranger.http.post("/api/session", json={}).status_code)
        stranger.http.close()
    assert statuses.count(200) <= 20
    assert statuses[-1] == 429


def test_over_http_nobody_is_made_to_believe_it_were_https(hasty: str) -> None:
    answer = httpx.get(f"{hasty}/health", headers={"X-Forwarded-Proto": "https"}, verify=NO_TLS)
    assert answer.status_code == 200
    made = httpx.post(f"{hasty}/api/login", json={}, headers={"X-Forwarded-Proto": "https"}, verify=NO_TLS)
    assert "set-cookie" not in made.headers


def test_a_household_of_ipv6_is_counted_as_one(tmp_path: Path, visit: Knock) -> None:
    """Behind a proxy that is trusted: whoever has one address has 2^64."""
    with running(settings(tmp_path, rates={**GENEROUS, "session": Rate(5, 0.01)})) as address:
        statuses = []
        for number in range(8):
            stranger = visit(address, None, **{"X-Forwarded-For": f"2001:db8:0:1::{number:x}"})
            statuses.append(stranger.http.post("/api/session", json={}).status_code)
        assert statuses == [200] * 5 + [429] * 3
        neighbour = visit(address, None, **{"X-Forwarded-For": "2001:db8:0:2::1"})
        assert neighbour.http.post("/api/session", json={}).status_code == 200


def test_who_does_not_read_a_live_connection_keeps_nobody_waiting(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "hotseat", rounds=9)
    with bob.at(table).live(), open_socket(bob, f"{table.path}/live"):
        table.plays_on(30)
        assert table.step >= 18


def test_a_live_connection_to_nowhere_is_refused(ann: Person) -> None:
    for path in ("/api/nothing/live", "/api/tables//live", "/"):
        with pytest.raises((InvalidStatus, ConnectionClosed)), open_socket(ann, path) as live:
            live.next("view")


# A database in the way


def test_a_locked_database_is_busy_not_broken(tmp_path: Path, visit: Knock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process holds SQLite's write lock: moves are refused with when to come back, reading goes on."""
    monkeypatch.setattr(storage, "BUSY_MILLISECONDS", 100)
    with running(settings(tmp_path)) as address:
        ann = visit(address, "Ann")
        table = ann.makes("nim", "me", "hotseat")
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = ann.http.post(f"{table.path}/actions", json={"seat": 0, "step": 0, "action": "from-heap 0"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert int(answer.headers["retry-after"]) >= 1
        assert table.look()["step"] == 0
        with table.live() as live:
            assert live.refused(type="act", seat=0, step=0, action="from-heap 0")["code"] == "busy"
        other.execute("COMMIT")
        other.close()
        table.plays("from-heap 0")


def test_a_full_disk_is_busy_not_broken_and_loses_nothing(
    tmp_path: Path, visit: Knock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be written is refused, reading goes on, and so does everything when there is room again."""
    opened: list[sqlite3.Connection] = []
    prepare = storage._prepare_sqlite

    def prepare_and_note(connection: sqlite3.Connection, record: object) -> None:
        prepare(connection, record)
        opened.append(connection)

    def let_grow_to(pages: int) -> None:
        for connection in opened:
            connection.execute(f"PRAGMA max_page_count = {pages}")

    monkeypatch.setattr(storage, "_prepare_sqlite", prepare_and_note)
    with running(settings(tmp_path)) as address:
        ann = visit(address, "Ann")
        table = ann.makes("nim", "me", "hotseat").plays("from-heap 0")
        let_grow_to(1)
        said = []
        for number in range(400):
            answer = ann.http.post(f"{table.path}/chat", json={"text": f"{number} {'x' * 400}"})
            if not answer.is_success:
                break
            said.append(number)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert table.look()["step"] == 1
        let_grow_to(1_000_000)
        table.plays("take 1").post("chat", {"text": "400 room again"})
        with table.live() as live:
            lines = live.next("chat-history")["lines"]
        kept = [int(line["text"].split()[0]) for line in lines]
        assert kept == [*said, 400][-len(kept) :]
