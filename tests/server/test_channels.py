"""Word between connections and processes: it comes through, also when the database or a process does not."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tabletome.server.channels import Channels, PostgresChannels, cancelled
from tabletome.server.settings import Rate
from tests.server.conftest import Knock
from tests.server.outpost import Outpost, free_port
from tests.server.postgres import Cluster, cluster, programs
from tests.server.serving import GENEROUS, PATIENCE, Person, Seated, running, settings, wait_until


async def cut_all_connections(database: str) -> None:
    """What a failover or a firewall does to everyone who is connected."""
    connection = await asyncpg.connect(database)  # type: ignore[no-untyped-call]  # asyncpg says no types
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


@pytest.fixture(scope="module")
def outposts(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Outpost]]:
    """Two processes on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("outposts")
    made = [Outpost(postgres, free_port(), folder / f"errors-{number}") for number in range(2)]
    yield [outpost.wait_until_ready() for outpost in made]
    for outpost in made:
        outpost.stop()
        assert "ERROR" not in outpost.errors()


def test_after_the_database_has_cut_its_connections_processes_hear_each_other_again(
    outposts: list[Outpost], postgres: str, visit: Knock
) -> None:
    ann, bob = visit(outposts[0].address, "Ann"), visit(outposts[1].address, "Bob")
    table = ann.makes("nim", "me", "open")
    at = bob.joins(table)
    with at.live() as bobs:
        table.plays("from-heap 0")
        bobs.view_at(1)
        asyncio.run(cut_all_connections(postgres))
        table.plays("take 1")
        bobs.view_at(2)
        at.plays("from-heap 0", "take 1")
        table.plays("from-heap 1")
        bobs.view_at(5)
        assert sum(message["type"] == "chat-history" for message in bobs.heard) == 2
    assert "word from other processes arrives again" in outposts[1].errors()


def test_however_often_connections_are_cut_in_the_middle_of_a_statement_word_goes_on(postgres: str) -> None:
    async def word_goes_on() -> None:
        async with PostgresChannels(postgres, 0.2) as here, PostgresChannels(postgres, 0.2) as there:
            for _ in range(60):
                here.publish("of no concern", {"n": 1})
                there.publish("of no concern", {"n": 2})
                await asyncio.gather(asyncio.sleep(random.random() / 100), cut_all_connections(postgres))
            for speaker, hearer in ((here, there), (there, here)):
                await asyncio.wait_for(is_heard(speaker, hearer), PATIENCE)

    async def is_heard(speaker: Channels, hearer: Channels) -> None:
        with hearer.subscription(["word"]) as subscriber:
            saying = asyncio.create_task(say(speaker))
            async for told in subscriber:
                if isinstance(told, bytes):
                    break
            await cancelled(saying)

    async def say(speaker: Channels) -> None:
        while True:
            speaker.publish("word", {"n": 3})
            await asyncio.sleep(0.1)

    asyncio.run(word_goes_on())


def test_who_was_connected_through_a_process_that_has_died_is_not_connected(
    outposts: list[Outpost], visit: Knock
) -> None:
    ann, bob = visit(outposts[0].address, "Ann"), visit(outposts[1].address, "Bob")
    table = ann.makes("nim", "me", "open")
    at = bob.joins(table)
    with table.live() as anns:
        with at.live() as bobs:
            bobs.next("presence", lambda told: told["connected"] == [0, 1])
            anns.next("presence", lambda told: told["connected"] == [0, 1])
            outposts[1].kill()
        anns.next("presence", lambda told: told["connected"] == [0])
        assert [seat["connected"] for seat in table.look()["seats"]] == [True, False]


# A database that is away


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A database server that a test may stop. The test starts it again."""
    installed = programs()
    if installed is None:
        pytest.skip("PostgreSQL is not installed")
    with cluster(installed) as made:
        yield made


def closed_with(table: Seated) -> int:
    """The code with which a live connection is closed from the start."""
    with table.live() as live, pytest.raises(ConnectionClosed) as closed:
        live.next("view")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_while_the_database_is_away_everything_is_refused_and_afterwards_nothing(
    own_cluster: Cluster, tmp_path: Path, visit: Knock
) -> None:
    with running(settings(tmp_path, database=own_cluster.url)) as address:
        ann = visit(address, "Ann")
        table = ann.makes("nim", "me", "hotseat").plays("from-heap 0")
        with table.live() as live:
            live.next("chat-history")
            own_cluster.stop()
            answer = ann.http.post(f"{table.path}/actions", json={"seat": 0, "step": 1, "action": "take 1"})
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert answer.headers["retry-after"] == "5"
            assert closed_with(table) == 4503
            own_cluster.start()
            table.plays("take 1")
            live.view_at(2)
        with table.live() as live:
            live.view_at(2)


# Too many


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that allows few connections, and few messages over them."""
    limits = {"sockets_per_person": 4, "sockets_per_address": 6, "watchers_per_table": 2}
    rates = {**GENEROUS, "socket": Rate(60, 0.01), "change": Rate(30, 0.01)}
    with running(settings(tmp_path_factory.mktemp("narrow"), rates=rates, **limits)) as address:
        yield address


def most_connections(tables: list[Seated]) -> int:
    """How many live connections are served before one is refused as too many."""
    if not tables:
        return 0
    with tables[0].live() as live:
        try:
            live.next("view")
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is not None and closed.rcvd.code == 4429 else -1000
        return 1 + most_connections(tables[1:])


def test_a_person_an_address_and_a_table_have_so_many_live_connections(narrow: str, visit: Knock) -> None:
    ann, others = visit(narrow, "Ann"), [visit(narrow) for _ in range(9)]
    table = ann.makes("nim", "me", "hotseat")
    assert most_connections([table] * 9) == 4
    assert most_connections([other.at(table) for other in others]) == 2
    own_tables = [other.makes("nim", "me", "hotseat") for other in others]
    assert most_connections([table, *own_tables]) == 6
    wait_until(lambda: most_connections([table] * 9) == 4)


def test_moves_over_a_live_connection_count_like_any_other_change(narrow: str, visit: Knock) -> None:
    table = visit(narrow, "Ann").makes("nim", "me", "hotseat")
    with table.live() as live:
        codes = [live.refused(type="act", seat=0, step=0, action="fly")["code"] for _ in range(31)]
    assert codes[0] == "bad-action-text"
    assert codes[-1] == "too-many"


def test_to_be_shown_everything_anew_counts_for_many_messages(narrow: str, visit: Knock) -> None:
    with visit(narrow, "Ann").makes("nim", "me", "hotseat").live() as live:
        for _ in range(6):
            live.send(type="lang", lang="ru")
        assert live.refused(type="lang", lang="ru")["code"] == "too-many"


def test_many_who_come_at_once_are_told_once(ann: Person, person: Knock) -> None:
    """Forty arrivals are a few messages for whoever is there, not forty."""
    table = ann.makes("nim", "me", "hotseat")
    cleo = person("Cleo")
    with table.live() as live:
        live.next("presence", lambda told: told["connected"])
        sockets = [cleo.at(table).live() for _ in range(10)]
        for each in sockets:
            each.__enter__()
        live.next("presence", lambda told: told["watching"] == 10)
        for each in sockets:
            each.__exit__(None, None, None)
    told = [message for message in live.heard if message["type"] == "presence"]
    assert len(told) <= 6
