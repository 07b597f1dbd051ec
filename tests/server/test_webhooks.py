"""Word of one's turn by webhook: delivered, and never to a private address."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tabletome.server.errors import Malformed
from tabletome.server.webhooks import is_public, read_target
from tests.server.conftest import Knock
from tests.server.serving import Person, running, settings, wait_until


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "255.255.255.255",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fc00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "::127.0.0.1",
        "64:ff9b:1::7f00:1",
        "::ffff:0:127.0.0.1",
        "::ffff:8.8.8.8",
        "fec0::1",
        "192.0.0.192",
        "168.63.129.16",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "ff02::1",
        "100::1",
        "5f00::1",
        "nonsense",
    ],
)
def test_an_address_that_is_not_public_is_known_as_such(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111"])
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "https://",
        "example.org",
        "https://user:word@example.org",
        "https://example.org:port",
        "https://[",
        "https://example.org/\r\nHost: other",
    ],
)
def test_what_is_no_webhook_is_refused(url: str) -> None:
    with pytest.raises(Malformed):
        read_target(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:1/x",
        "http://localhost/x",
        "http://[::1]/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://0177.0.0.1/",
        "http://[::ffff:10.0.0.1]/",
        "http://no-such-name.invalid/",
        "http://93.184.216.34:25/",
        "https://93.184.216.34:0/",
    ],
)
def test_a_webhook_to_anything_but_a_public_address_is_refused_in_the_same_words(ann: Person, url: str) -> None:
    """A name that is not found, a private address, another port: the answer does not tell which it was."""
    refusal = ann.refused("PUT", "/api/session/notices", {"webhook": url})
    assert refusal == (400, "malformed", "a webhook goes to port 80 or 443 of a public address that can be found")
    assert ann.get("/api/session")["webhook"] == ""


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://example.org/hook", "example.org"),
        ("https://example.org:443/", "example.org"),
        ("http://example.org:443/", "example.org:443"),
        ("http://[2606:4700::1111]/", "[2606:4700::1111]"),
        ("http://[2606:4700::1111]:443/", "[2606:4700::1111]:443"),
    ],
)
def test_a_request_names_its_host_as_the_url_does(url: str, host: str) -> None:
    assert read_target(url).named == host


@pytest.fixture
def listener() -> Iterator[tuple[str, list[Any]]]:
    """A webhook's other end, and what it was told."""
    heard: list[Any] = []

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            heard[-1]["host"] = self.headers["Host"]
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook", heard
    server.shutdown()
    thread.join()
    server.server_close()


def test_word_of_ones_turn_goes_to_the_webhook_unless_one_is_there(
    tmp_path: Path, listener: tuple[str, list[Any]], visit: Knock
) -> None:
    url, heard = listener
    with running(settings(tmp_path, private_webhooks=True, url="https://play.example")) as address:
        ann, bob = visit(address, "Ann"), visit(address, "Bob")
        assert bob.put("/api/session/notices", {"webhook": url})["webhook"] == url
        table = ann.makes("nim", "me", "open")
        at = bob.joins(table)
        table.plays("from-heap 0", "take 1")
        told = wait_until(lambda: heard)
        assert told[0]["table"] == table.id
        assert f"http://{told[0]['host']}/hook" == url
        assert told[0]["url"] == f"https://play.example/table/{table.id}"
        at.plays("from-heap 0", "take 1")
        with at.live() as bobs:
            bobs.next("view")
            table.plays("from-heap 1", "take 1")
            bobs.view_at(6)
        assert len(heard) == 1
