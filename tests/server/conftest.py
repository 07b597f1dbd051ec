"""One server for all tests that do not need their own."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.outpost import Outpost, free_port
from tests.server.postgres import cluster, create_database, programs
from tests.server.serving import (
    Person,
    begin_days_at_midnight,
    hours_to_noon,
    register_toys,
    running,
    settings,
    unregister_toys,
)

Knock = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real processes, sockets and clocks depend on what else the machine does: a test may fail once, a defect twice."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session", autouse=True)
def toys() -> Iterator[None]:
    register_toys()
    yield
    unregister_toys()


@pytest.fixture(scope="session", autouse=True)
def noon() -> None:
    """Days do not end while tests run."""
    begin_days_at_midnight(hours_to_noon())


class Faults(logging.Handler):
    """What the server has logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(self.format(record))


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    """Whatever a test does, the server must not stumble over it."""
    faults, logger = Faults(), logging.getLogger("tabletome.server")
    logger.addHandler(faults)
    yield
    logger.removeHandler(faults)
    assert faults.messages == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL database."""
    installed = programs()
    if installed is None:
        pytest.skip("PostgreSQL is not installed")
    with cluster(installed) as made:
        yield made.url


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """One server on SQLite; then two, in processes of their own, on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        with running(settings(folder)) as address:
            yield [address]
    else:
        with two_outposts(request.getfixturevalue("postgres"), folder) as found:
            yield found


Database = tuple[Path, str]
"""A folder, and the URL of an empty database."""


def empty_database(request: pytest.FixtureRequest, folder: Path) -> Database:
    """One of a test's own, of the kind that it is asked for."""
    if request.param == "sqlite":
        return folder, f"sqlite:///{folder}/tables.db"
    server, name = request.getfixturevalue("postgres"), f"own_{time.monotonic_ns()}"
    asyncio.run(create_database(server, name))
    return folder, f"{server.rpartition('/')[0]}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """For one test alone."""
    return empty_database(request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Database:
    """For all tests of a file that can share one."""
    return empty_database(request, tmp_path_factory.mktemp("shared"))


@contextmanager
def two_outposts(database: str, folder: Path) -> Iterator[list[str]]:
    outposts = [Outpost(database, free_port(), folder / f"errors-{number}") for number in range(2)]
    try:
        yield [outpost.wait_until_ready().address for outpost in outposts]
    finally:
        for outpost in outposts:
            outpost.stop()
    for outpost in outposts:
        assert "ERROR" not in outpost.errors()


@pytest.fixture(scope="session")
def address(addresses: list[str]) -> str:
    return addresses[0]


@pytest.fixture
def visit() -> Iterator[Knock]:
    """Makes people at any server: `visit(address, "Ann")`."""
    people: list[Person] = []

    def knock(address: str, name: str | None = "", **headers: str) -> Person:
        people.append(Person(address, name, **headers))
        return people[-1]

    yield knock
    for each in people:
        each.http.close()


@pytest.fixture
def person(addresses: list[str], visit: Knock) -> Knock:
    """Makes people: `person("Ann")`. Where there are several servers, the next one comes to another."""
    turns = itertools.cycle(addresses)

    def knock(name: str | None = "", **headers: str) -> Person:
        return visit(next(turns), name, **headers)

    return knock


@pytest.fixture
def ann(person: Knock) -> Person:
    return person("Ann")


@pytest.fixture
def bob(person: Knock) -> Person:
    return person("Bob")
