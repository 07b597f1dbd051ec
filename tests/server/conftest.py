"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.serving import Person, running, settings
from tests.toys import registered_toys

Knock = Callable[..., Person]


@pytest.fixture(scope="session", autouse=True)
def toys() -> Iterator[None]:
    with registered_toys():
        yield


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, toys: None) -> Iterator[str]:  # noqa: ARG001 - before the server
    with running(settings(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture
def person(address: str) -> Iterator[Knock]:
    """Makes people: `person("Ann")`."""
    people: list[Person] = []

    def knock(name: str | None = "", **headers: str) -> Person:
        people.append(Person(address, name, **headers))
        return people[-1]

    yield knock
    for each in people:
        each.http.close()


@pytest.fixture
def ann(person: Knock) -> Person:
    return person("Ann")


@pytest.fixture
def bob(person: Knock) -> Person:
    return person("Bob")
