"""A campaign of 2,600 moves is looked at as quickly as a game that has just begun."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from tabletome.server.services import Services
from tests.server.campaign import long_campaign
from tests.server.serving import Person, running, settings

MOVES = 2600
SECONDS = 0.1
BYTES = 60_000
TRIES = 5


async def keep_campaign(folder: Path) -> str:
    """Load it once, as after the update to a release that takes snapshots."""
    services = Services(settings(folder))
    async with services.channels:
        await services.open()
        ann, _ = await services.people.new_guest("Ann")
        id = await long_campaign(services, ann, MOVES)
        await services.tables.wake(id)
        await services.close()
    return id


async def first_view(folder: Path, id: str, step: int | None = None) -> tuple[float, int]:
    """Seconds of work and bytes of the first view of a table that is not in memory, or of a step long past."""
    services = Services(settings(folder))
    async with services.channels:
        await services.open()
        began = time.process_time()
        async with services.tables.look(id) as live:
            row, shown = live.row, live.view(0, "en")
        if step is not None:
            began = time.process_time()
            await services.replays.table(row, step)
        taken = time.process_time() - began
        await services.close()
    assert shown is not None
    return taken, len(shown.view)


def test_the_first_view_of_a_campaign_is_quick_and_small_and_so_is_a_step_back(tmp_path: Path) -> None:
    id = asyncio.run(keep_campaign(tmp_path))
    looks = [asyncio.run(first_view(tmp_path, id)) for _ in range(TRIES)]
    assert min(seconds for seconds, _ in looks) < SECONDS
    assert looks[0][1] < BYTES
    steps = [asyncio.run(first_view(tmp_path, id, step)) for step in (0, 31, 1300, 2599)]
    assert max(seconds for seconds, _ in steps) < 2 * SECONDS
    check_log(tmp_path, id)


def check_log(folder: Path, id: str) -> None:
    """The whole story is there, part by part, in the order it came about."""
    with running(settings(folder)) as address:
        ann = Person(address, "Ann")
        seen = ann.get(f"/api/tables/{id}", lang="ru")
        log: list[dict[str, Any]] = seen["view"]["log"]
        before, parts = seen["since"], 1
        while before > 0:
            part = ann.get(f"/api/tables/{id}/log", before=before, lang="ru")
            log, before, parts = [*part["entries"], *log], part["since"], parts + 1
        ann.http.close()
    steps = [entry.get("step", 0) for entry in log]
    assert steps == sorted(steps)
    assert len(set(steps)) > MOVES * 0.5
    assert parts > 20
