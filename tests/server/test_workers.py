"""Work in other processes: shared fairly, within its time, and done again when a process dies."""

from __future__ import annotations

import asyncio
import dataclasses
import multiprocessing
import os
import re
import signal
import time
from pathlib import Path

import pytest

from tabletome.server.errors import Busy
from tabletome.server.settings import Level, Rate, Settings
from tabletome.server.workers import Asker, Lane, Places, TookTooLong, WorkerLost, Workers, lanes_of
from tests.server.conftest import Knock
from tests.server.serving import GENEROUS, LEVELS, Person, running, settings, wait_until

THOUGHT = 0.3
"""How long a slow bot thinks."""
SLOW = {**LEVELS, "master": Level("mcts:iterations=10000000", seconds=THOUGHT, least=THOUGHT)}
TABLES = 20


def from_address(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def fill_with_bots(person: Person, tables: int) -> None:
    """Tables at which slow bots have to think."""
    for _ in range(tables):
        person.makes("sealed", "me", "master", "master", "master")


# Fairness


def test_whoever_asks_bots_for_much_keeps_nobody_else_waiting(tmp_path: Path, visit: Knock) -> None:
    """Several guests of one address: somebody else's bots and hints need a thought or two, not as long as theirs."""
    with running(settings(tmp_path, levels=SLOW)) as address:
        ann = visit(address, "Ann", **from_address("192.0.2.2"))
        table = ann.makes("nim", "me", "novice").plays("from-heap 0", "take 1")
        table.waits_for_turn()
        table.post("hint", {"seat": 0})
        for number in range(4):
            fill_with_bots(visit(address, f"Greedy {number}", **from_address("192.0.2.1")), TABLES // 4)
        began = time.monotonic()
        table.post("hint", {"seat": 0})
        table.plays("from-heap 1", "take 1").waits_for_turn()
        assert time.monotonic() - began < THOUGHT * TABLES / 2


def test_people_are_served_in_turn_and_addresses_are() -> None:
    async def story() -> list[str]:
        places, served = Places(Lane(1, 60)), []

        async def work(asker: Asker) -> None:
            async with places.place(asker):
                served.append(asker.person)
                await asyncio.sleep(0)

        askers = [Asker(person, address, f"table {n}") for n in range(3) for person, address in PEOPLE]
        await asyncio.gather(*(work(asker) for asker in sorted(askers)))
        assert (places.running, places.waiting) == (0, 0)
        return served

    assert asyncio.run(story()) == ["ann", "ann", "cleo", "bob", "cleo", "ann", "cleo", "bob", "bob"]


PEOPLE = [("ann", "home"), ("bob", "home"), ("cleo", "office")]


def most_at_once(lane: Lane, askers: list[Asker]) -> int:
    """How many of these jobs are ever running at the same time."""

    async def story() -> int:
        places, most = Places(lane), 0

        async def work(asker: Asker) -> None:
            nonlocal most
            async with places.place(asker):
                most = max(most, places.running)
                await asyncio.sleep(0.001)

        await asyncio.gather(*map(work, askers))
        return most

    return asyncio.run(story())


def test_bots_think_for_one_person_and_one_address_at_a_few_tables_only() -> None:
    lane = lanes_of(Settings(workers=10, thinking_per_person=2, thinking_per_address=3))["bots"]
    tables = [str(number) for number in range(9)]
    assert most_at_once(lane, [Asker("ann", "home", table) for table in tables]) == 2
    assert most_at_once(lane, [Asker(f"guest {table}", "home", table) for table in tables]) == 3
    assert most_at_once(lane, [Asker("ann", "home", "one table") for _ in tables]) == 9
    assert most_at_once(lane, [Asker(f"guest {table}", table, table) for table in tables]) == 9


def test_whoever_goes_away_while_waiting_gives_the_place_to_the_next() -> None:
    async def story() -> None:
        places = Places(Lane(1, 60))
        async with places.place(Asker("ann", "home")):
            waiting = asyncio.create_task(hold(places, Asker("bob", "home")))
            await asyncio.sleep(0)
            assert places.waiting == 1
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert places.waiting == 0
        given = asyncio.create_task(hold(places, Asker("bob", "home")))
        await asyncio.sleep(0)
        given.cancel()
        await asyncio.gather(given, return_exceptions=True)
        assert places.running == 0

    async def hold(places: Places, asker: Asker) -> None:
        async with places.place(asker):
            await asyncio.sleep(60)

    asyncio.run(story())


# Limits


def test_what_takes_too_long_is_stopped(tmp_path: Path, visit: Knock, caplog: pytest.LogCaptureFixture) -> None:
    """A record is said to take too long, a hint is refused, a bot does something at random."""
    levels = {**LEVELS, "master": Level("mcts:iterations=10000000")}
    chosen = settings(tmp_path, levels=levels, hint="mcts:seconds=60")
    hasty = dataclasses.replace(chosen, bot_seconds=0.5, hint_seconds=0.1, verify_seconds=0.001)
    with running(hasty) as address:
        ann = visit(address, "Ann")
        played = ann.makes("nim", "me", "hotseat").plays_on()
        record = ann.http.get(f"{played.path}/record").content
        verdict = ann.http.post("/api/verify", content=record).json()
        table = ann.makes("nim", "me", "master")
        hint = ann.http.post(f"{table.path}/hint", json={"seat": 0})
        table.plays("from-heap 0", "take 1").waits_for_turn()
    assert not verdict["ok"]
    assert "takes longer than 0.001 s" in verdict["error"]
    assert (hint.status_code, hint.json()["code"], hint.headers["retry-after"]) == (503, "busy", "1")
    assert "gave no answer" in caplog.text


def test_whoever_has_waited_too_long_for_a_hint_is_sent_away() -> None:
    async def story() -> None:
        places = Places(Lane(1, 60, patience=0.01))
        async with places.place(Asker("ann", "home")):
            with pytest.raises(Busy):
                async with places.place(Asker("bob", "office")):
                    pass
            assert (places.running, places.waiting) == (1, 0)

    asyncio.run(story())


def test_retry_after_says_when(tmp_path: Path, visit: Knock) -> None:
    with running(settings(tmp_path, rates={**GENEROUS, "table": Rate(1, 1 / 90)})) as address:
        ann = visit(address, "Ann")
        ann.makes("nim", "me", "hotseat")
        answer = ann.http.post(
            "/api/tables", json={"game": "nim", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "options": {}}
        )
    said = re.search(r"try again in (\d+) s", answer.json()["text"])
    assert said is not None
    assert answer.headers["retry-after"] == said[1]
    assert 80 <= int(said[1]) <= 90


# Death


def ponder() -> int:
    time.sleep(0.2)
    return os.getpid()


def kill_oneself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def spin() -> None:
    while True:
        pass


def workers(seconds: float = 60.0, places: int = 1) -> Workers:
    return Workers({"bots": Lane(places, seconds, None, places, places)}, None)


def our_workers() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


def test_a_worker_that_dies_is_replaced_once_and_every_job_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        before, thinking = our_workers(), workers()
        jobs = [asyncio.create_task(thinking.run("bots", Asker("a", "b", f"{n}"), ponder)) for n in range(8)]
        victim = await asyncio.to_thread(lambda: wait_until(lambda: our_workers() - before).copy().pop())
        assert victim is not None
        os.kill(victim, signal.SIGKILL)
        counts = []
        while not all(job.done() for job in jobs):
            counts.append(len(our_workers() - before))
            await asyncio.sleep(0.02)
        assert max(counts) <= 1
        assert victim not in {job.result() for job in jobs}
        assert thinking.deaths == 1
        thinking.close()

    asyncio.run(story())
    assert caplog.text.count("a worker has died") == 1


def test_a_job_that_kills_its_workers_is_given_up() -> None:
    async def story() -> None:
        thinking = workers()
        with pytest.raises(WorkerLost):
            await thinking.run("bots", Asker("a", "b"), kill_oneself)
        assert await thinking.run("bots", Asker("a", "b"), os.getpid)
        thinking.close()

    asyncio.run(story())


def test_a_job_that_takes_too_long_is_stopped_and_its_worker_lives_on() -> None:
    async def story() -> None:
        thinking = workers(seconds=0.2)
        worker = await thinking.run("bots", Asker("a", "b"), os.getpid)
        with pytest.raises(TookTooLong):
            await thinking.run("bots", Asker("a", "b"), spin)
        assert await thinking.run("bots", Asker("a", "b"), os.getpid) == worker
        thinking.close()

    asyncio.run(story())
