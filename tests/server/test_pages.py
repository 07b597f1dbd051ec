"""The browser client's files."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import running, settings

PAGE = b"<!doctype html><title>Tabletome</title>"
SCRIPT = b"console.log('hello')"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    web = tmp_path_factory.mktemp("dist")
    (web / "index.html").write_bytes(PAGE)
    (web / "assets").mkdir()
    (web / "assets" / "main-abc.js").write_bytes(SCRIPT)
    (web.parent / "secret.txt").write_text("secret")
    with (
        running(settings(tmp_path_factory.mktemp("pages"), web=web)) as address,
        httpx.Client(base_url=address, verify=False) as found,
    ):
        yield found


def test_the_first_page_is_served(client: httpx.Client) -> None:
    answer = client.get("/")
    assert answer.content == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_every_page_of_the_client_begins_with_the_first(client: httpx.Client) -> None:
    assert client.get("/table/abc?invite=x").content == PAGE


def test_files_that_never_change_are_kept_by_the_browser(client: httpx.Client) -> None:
    answer = client.get("/assets/main-abc.js")
    assert answer.content == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_whoever_cannot_unpack_gets_the_file_as_it_is(client: httpx.Client) -> None:
    with client.stream("GET", "/assets/main-abc.js", headers={"Accept-Encoding": "identity"}) as answer:
        assert b"".join(answer.iter_raw()) == SCRIPT
    with client.stream("GET", "/assets/main-abc.js") as answer:
        assert gzip.decompress(b"".join(answer.iter_raw())) == SCRIPT


@pytest.mark.parametrize("path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/none.js"])
def test_nothing_else_is_served(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_what_the_api_does_not_know_is_not_a_page(client: httpx.Client) -> None:
    answer = client.get("/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_api_describes_itself(client: httpx.Client) -> None:
    described = client.get("/api/schema/openapi.json").json()
    assert "/api/tables/{id}/actions" in described["paths"]
