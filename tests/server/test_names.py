"""Names: nobody can be taken for somebody else."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tabletome.server.names import clean_name, clean_text, looks
from tests.server.conftest import Knock
from tests.server.serving import Person, running, settings

PASSWORD = "a long password"
_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """One server: names are the same to every database."""
    with running(settings(tmp_path_factory.mktemp("names"))) as address:
        yield [address]


@pytest.fixture
def victor(person: Knock) -> str:
    """The name of an account, another one for every test."""
    name = f"Victor Ivanov {'x' * next(_numbers)}"
    person("v").post("/api/accounts", {"name": name, "password": PASSWORD})
    return name


LOOKALIKES = [
    str.upper,
    lambda name: name.replace("o", "о"),  # Cyrillic
    lambda name: name.replace("i", "í"),
    lambda name: name.replace("I", "l"),
    lambda name: name.replace(" ", " . "),
    lambda name: name.replace("V", "Ｖ"),
    lambda name: name.replace("o", "0"),
]


@pytest.mark.parametrize("change", LOOKALIKES)
def test_no_guest_and_no_account_looks_like_an_account(victor: str, person: Knock, change: object) -> None:
    assert callable(change)
    alike, guest = change(victor), person("Guest")
    assert looks(alike) == looks(victor)
    for path, more in (("/api/session", {}), ("/api/accounts", {"password": PASSWORD})):
        refusal = guest.refused("POST", path, {"name": alike, **more})
        assert refusal.code in ("name-taken", "malformed")
    assert person(None).refused("POST", "/api/session", {"name": alike}).code in ("name-taken", "malformed")
    assert guest.get("/api/session")["name"] == "Guest"


def test_a_guest_who_bears_a_name_loses_it_to_the_account_of_that_name(person: Knock, bob: Person) -> None:
    name = f"Wanda {'w' * next(_numbers)}"
    guest = person(name)
    table = guest.makes("nim", "me", "open")
    at = bob.joins(table)
    assert at.look()["seats"][0]["name"] == name
    person("x").post("/api/accounts", {"name": name, "password": PASSWORD})
    assert guest.get("/api/session")["name"] != name
    assert at.look()["seats"][0]["name"] == guest.get("/api/session")["name"]


@pytest.mark.parametrize(
    "name", ["—", "--", "admin", "Админ", "ADM1N", "Moderator 2", "Tabletome", "Viсtor", "\u0301" * 39, "...", "bot"]
)
def test_what_nobody_may_be_called_is_refused(person: Knock, name: str) -> None:
    assert person(None).refused("POST", "/api/session", {"name": name}).code == "malformed"
    assert person("x").refused("POST", "/api/accounts", {"name": name, "password": PASSWORD}).code == "malformed"


@pytest.mark.parametrize(
    "name", ["José", "Ёлка", "李雷", "Nguyễn Thị", "O'Brien", "Botanist", "Ann-Marie 2", "עדה", "Ян"]
)
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert clean_name(name) == name


def test_heaps_of_accents_are_taken_away_and_the_accents_of_languages_are_not() -> None:
    assert len(clean_text("a" + "\u0336\u0301\u0302\u0303" * 10 + "b")) <= 4
    assert clean_text("ệ กี่ नि") == "ệ กี่ नि"


def test_names_that_only_begin_alike_are_different() -> None:
    assert len({looks(name) for name in ("Ann", "Anna", "Anne", "Hanna", "Ян", "Янка")}) == 6
