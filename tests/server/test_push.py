"""Word to browsers that are closed: encrypted for them, signed by the server, and only as long as they want it."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import quote

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.conftest import Database, Knock
from tests.server.serving import Person, Seated, running, settings, wait_until


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser's side of a subscription: it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": text_of(point), "secret": text_of(self._secret)}

    def reads(self, body: bytes) -> dict[str, str]:
        told: dict[str, str] = json.loads(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        )
        return told


class PushService:
    """What stands between a server and browsers: takes messages, or says that a browser is gone."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def browser(self, name: str = "one") -> Browser:
        return Browser(f"{self.origin}/push/{name}")


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="module")
def house(shared_database: Database) -> Iterator[str]:
    """A server that may speak to a push service on this machine."""
    folder, url = shared_database
    wishes = {"private_webhooks": True, "sweep_seconds": 0.05, "contact": "mailto:keeper@example.org"}
    with running(settings(folder, database=url, **wishes)) as address:
        yield address


def sits_down(ann: Person, bob: Person) -> tuple[Seated, Seated]:
    table = ann.makes("nim", "me", "open")
    return table, bob.joins(table)


def turn_of_bob(ann: Person, bob: Person) -> Seated:
    first, _ = sits_down(ann, bob)
    return first.plays("from-heap 0", "take 1")


def test_a_browser_reads_word_of_its_persons_turn_in_their_language(
    house: str, visit: Knock, service: PushService
) -> None:
    ann, bob, browser = visit(house, "Ann"), visit(house, "Bob"), service.browser()
    assert bob.post("/api/session", {"language": "ru"})["language"] == "ru"
    bob.post("/api/session/pushes", browser.subscription)
    table = turn_of_bob(ann, bob)
    path, headers, body = wait_until(lambda: service.heard)[0]
    told = browser.reads(body)
    assert path == "/push/one"
    assert told == {"title": "nim", "body": "Ваш ход", "url": f"/table/{table.id}", "tag": table.id}
    assert b"nim" not in body
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert len(headers["topic"]) <= 32


def test_word_is_signed_with_the_key_that_browsers_were_given(house: str, visit: Knock, service: PushService) -> None:
    ann, bob = visit(house, "Ann"), visit(house, "Bob")
    bob.post("/api/session/pushes", service.browser().subscription)
    turn_of_bob(ann, bob)
    _, headers, _ = wait_until(lambda: service.heard)[0]
    assert Vapid02.verify(headers["authorization"])
    given = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
    assert given["k"] == ann.get("/api/push")["key"]
    claims = json.loads(base64.urlsafe_b64decode(given["t"].split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (service.origin, "mailto:keeper@example.org")


def test_the_signing_key_outlives_the_server(database: Database, visit: Knock) -> None:
    folder, url = database
    keys = []
    for _ in range(2):
        with running(settings(folder, database=url)) as address:
            keys.append(visit(address, None).get("/api/push")["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


def test_a_browser_that_is_gone_is_forgotten(house: str, visit: Knock, service: PushService) -> None:
    ann, bob, browser = visit(house, "Ann"), visit(house, "Bob"), service.browser()
    bob.post("/api/session/pushes", browser.subscription)
    service.status = 410
    turn_of_bob(ann, bob)
    wait_until(lambda: not bob.get("/api/account/data")["browsers_told"])
    assert len(service.heard) == 1


def test_one_can_stop_it_and_nobody_else_can(house: str, visit: Knock, service: PushService) -> None:
    ann, bob, browser = visit(house, "Ann"), visit(house, "Bob"), service.browser()
    bob.post("/api/session/pushes", browser.subscription)
    path = f"/api/session/pushes?endpoint={quote(browser.endpoint, safe='')}"
    assert ann.refused("DELETE", path).code == "not-found"
    assert len(bob.get("/api/account/data")["browsers_told"]) == 1
    assert bob.http.delete(path).status_code == 204
    assert bob.refused("DELETE", path).code == "not-found"
    _, second = sits_down(ann, bob)
    assert second.look()["status"] == "playing"
    assert service.heard == []


def test_whoever_signs_out_is_told_nothing_there_any_more(house: str, visit: Knock, service: PushService) -> None:
    ann, bob, elsewhere = visit(house, "Ann"), visit(house, "Bob"), visit(house, None)
    bob.post("/api/accounts", {"name": "Robert", "password": "correct horse"})
    elsewhere.post("/api/login", {"name": "Robert", "password": "correct horse"})
    first, second = service.browser("home"), service.browser("library")
    bob.post("/api/session/pushes", first.subscription)
    elsewhere.post("/api/session/pushes", second.subscription)
    elsewhere.post("/api/logout")
    turn_of_bob(ann, bob)
    wait_until(lambda: service.heard)
    assert [path for path, _, _ in service.heard] == ["/push/home"]


def test_a_browser_tells_only_whoever_asked_last(house: str, visit: Knock, service: PushService) -> None:
    ann, bob, cleo, browser = *(visit(house, name) for name in ("Ann", "Bob", "Cleo")), service.browser()
    bob.post("/api/session/pushes", browser.subscription)
    cleo.post("/api/session/pushes", browser.subscription)
    assert bob.get("/api/account/data")["browsers_told"] == []
    turn_of_bob(ann, bob)
    turn_of_bob(ann, cleo)
    wait_until(lambda: service.heard)
    assert len(service.heard) == 1


def minute_now() -> int:
    now = datetime.now(UTC)
    return 60 * now.hour + now.minute


def test_quiet_hours_and_the_digest_hold_for_browsers_as_well(house: str, visit: Knock, service: PushService) -> None:
    ann, bob, browser = visit(house, "Ann"), visit(house, "Bob"), service.browser()
    bob.post("/api/session/pushes", browser.subscription)
    quiet = {"begins": (minute_now() - 5) % 1440, "ends": (minute_now() + 5) % 1440}
    bob.put("/api/session/notices", {"webhook": "", "quiet": quiet})
    turn_of_bob(ann, bob)
    bob.put("/api/session/notices", {"webhook": "", "digest": (minute_now() + 600) % 1440})
    turn_of_bob(ann, bob)
    assert service.heard == []
    bob.put("/api/session/notices", {"webhook": ""})
    third = turn_of_bob(ann, bob)
    wait_until(lambda: service.heard)
    assert [browser.reads(body)["tag"] for _, _, body in service.heard] == [third.id]


def test_a_friend_who_is_away_is_told_of_an_invitation(house: str, visit: Knock, service: PushService) -> None:
    ann, bob, browser = visit(house, "Ann"), visit(house, "Bob"), service.browser()
    ann.post(f"/api/people/{bob.me['id']}/friend")
    bob.post(f"/api/people/{ann.me['id']}/friend")
    bob.post("/api/session/pushes", browser.subscription)
    table = ann.makes("nim", "me", "open")
    ann.post(f"/api/tables/{table.id}/invitations", {"person": bob.me["id"]})
    told = browser.reads(wait_until(lambda: service.heard)[0][2])
    assert told == {"title": "nim", "body": "Ann asks you to play", "url": "/", "tag": table.id}


def wrong_key(given: dict[str, str]) -> dict[str, str]:
    return {**given, "key": text_of(b"\4" + bytes(64))}


def short_key(given: dict[str, str]) -> dict[str, str]:
    return {**given, "key": text_of(b"\4")}


def no_secret(given: dict[str, str]) -> dict[str, str]:
    return {**given, "secret": "?"}


@pytest.mark.parametrize("spoiled", [wrong_key, short_key, no_secret])
def test_what_is_no_subscription_is_refused(
    house: str, visit: Knock, service: PushService, spoiled: Callable[[dict[str, str]], dict[str, str]]
) -> None:
    bob = visit(house, "Bob")
    refusal = bob.refused("POST", "/api/session/pushes", spoiled(service.browser().subscription))
    assert refusal[:2] == (400, "malformed")
    assert bob.get("/api/account/data")["browsers_told"] == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/x",
        "http://93.184.216.34/x",
        "https://localhost/",
        "https://10.0.0.1/",
        "https://93.184.216.34:22/",
    ],
)
def test_word_goes_only_to_public_addresses_and_by_https(ann: Person, endpoint: str) -> None:
    assert ann.refused("POST", "/api/session/pushes", Browser(endpoint).subscription).code == "malformed"


def test_nobody_is_told_on_behalf_of_nobody(addresses: list[str], visit: Knock) -> None:
    stranger = visit(addresses[0], None)
    assert stranger.refused("POST", "/api/session/pushes", Browser("https://example.org/").subscription).status == 401
