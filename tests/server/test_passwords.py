"""Passwords cannot be found by trying, and trying does not keep an owner out."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tabletome.server import passwords
from tests.server.conftest import Knock
from tests.server.serving import NO_TLS, PATIENCE, Person, running, settings

PASSWORD = "the right password"
WRONG = "a wrong password"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    changes = {} if request.param == "sqlite" else {"database": request.getfixturevalue("postgres")}
    with running(settings(tmp_path_factory.mktemp("passwords"), **changes)) as address:
        yield address


def at(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.fixture
def owner(server: str, visit: Knock) -> Person:
    """Someone with an account, at home."""
    made = visit(server, "x", **at("198.51.100.1"))
    name = f"Owner {secrets.token_hex(8)}"
    made.me = made.post("/api/accounts", {"name": name, "password": PASSWORD})
    return made


def tries(person: Person, owner: Person, password: str) -> httpx.Response:
    return person.http.post("/api/login", json={"name": owner.me["name"], "password": password})


async def try_at_once(owner: Person, count: int) -> Counter[int]:
    """So many wrong passwords at the same time, each from another address."""
    async with httpx.AsyncClient(base_url=owner.address, timeout=PATIENCE, verify=NO_TLS) as client:
        body = {"name": owner.me["name"], "password": WRONG}
        answers = [client.post("/api/login", json=body, headers=at(f"203.0.113.{number}")) for number in range(count)]
        return Counter(answer.status_code for answer in await asyncio.gather(*answers))


def test_of_many_guesses_at_once_from_many_addresses_few_are_checked(owner: Person, visit: Knock) -> None:
    """And the owner still gets in: from a known browser, and from a known address."""
    statuses = asyncio.run(try_at_once(owner, 60))
    assert statuses[401] <= passwords.FREE_TRIES_OF_STRANGERS + 1
    assert statuses[429] > 0
    assert statuses[200] == 0
    stranger = visit(owner.address, None, **at("203.0.113.99"))
    refused = tries(stranger, owner, PASSWORD)
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["retry-after"]) <= passwords.LONGEST_WAIT_OF_STRANGERS
    travelling = visit(owner.address, None, **at("203.0.113.98"))
    travelling.http.cookies.update(owner.http.cookies)
    assert tries(travelling, owner, PASSWORD).status_code == 200
    at_home = visit(owner.address, None, **at("198.51.100.1"))
    assert tries(at_home, owner, PASSWORD).status_code == 200


def test_whoever_guesses_beside_the_owner_does_not_lock_the_owners_browser(owner: Person, visit: Knock) -> None:
    """Behind one address, as at a school: the guesses count for the address, not for the browser that is known."""
    thief = visit(owner.address, None, **at("198.51.100.1"))
    statuses = [tries(thief, owner, WRONG).status_code for _ in range(8)]
    assert statuses[:5] == [401] * 5
    assert statuses[-1] == 429
    assert tries(thief, owner, PASSWORD).status_code == 429
    assert tries(owner, owner, PASSWORD).status_code == 200


def test_a_name_that_nobody_has_is_refused_in_the_same_way(owner: Person, visit: Knock) -> None:
    answers = []
    for name in (owner.me["name"], f"{owner.me['name']} Nobody"):
        thief = visit(owner.address, None, **at("192.0.2.77"))
        tried = [thief.http.post("/api/login", json={"name": name, "password": WRONG}) for _ in range(7)]
        answers.append([(each.status_code, each.text) for each in tried[:5]] + [tried[-1].status_code])
    assert answers[0] == answers[1]
    assert answers[0][-1] == 429


def test_a_right_password_forgives_the_wrong_ones_before(owner: Person) -> None:
    for _ in range(3):
        assert [tries(owner, owner, WRONG).status_code for _ in range(4)] == [401] * 4
        assert tries(owner, owner, PASSWORD).status_code == 200


def test_old_guesses_are_forgotten(tmp_path: Path, visit: Knock, monkeypatch: pytest.MonkeyPatch) -> None:
    now, days = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: now() + days * 86_400)
    with running(settings(tmp_path)) as address:
        thief = visit(address, None)
        statuses = [
            thief.http.post("/api/login", json={"name": "Nobody Here", "password": WRONG}).status_code for _ in range(6)
        ]
        assert statuses[-1] == 429
        days = 2.0
        assert thief.http.post("/api/login", json={"name": "Nobody Here", "password": WRONG}).status_code == 401
        assert thief.http.post("/api/login", json={"name": "Nobody Here", "password": WRONG}).status_code == 401
