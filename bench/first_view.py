"""How long it takes to look at a long campaign that is not in memory, and to step back in it.

    python -m bench.first_view --moves 2600

plays a campaign of Gloomhaven by instinct, keeps it as a server does, and prints seconds of work (not of waiting) and
bytes as one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path

from tabletome.server.services import Services
from tabletome.server.settings import Settings
from tests.server.campaign import long_campaign

LOOKS = 9


async def keep(database: str, moves: int) -> tuple[str, float]:
    """The campaign's table, and the seconds it took to load it without any snapshot."""
    services = Services(Settings(database=database))
    async with services.channels:
        await services.open()
        ann, _ = await services.people.new_guest("Ann")
        id = await long_campaign(services, ann, moves)
        began = time.process_time()
        async with services.tables.look(id):
            taken = time.process_time() - began
        await services.tables.wake(id)
        await services.close()
    return id, taken


async def look(database: str, id: str, step: int) -> tuple[float, float, int]:
    """Seconds for a first view and for a step back, and the bytes of the view."""
    services = Services(Settings(database=database))
    async with services.channels:
        await services.open()
        began = time.process_time()
        async with services.tables.look(id) as live:
            row, shown = live.row, live.view(0, "en")
        seen = time.process_time()
        await services.replays.table(row, step)
        back = time.process_time()
        await services.close()
    assert shown is not None
    return seen - began, back - seen, len(shown.view)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=2600)
    moves: int = parser.parse_args().moves
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        id, without = asyncio.run(keep(database, moves))
        looks = [asyncio.run(look(database, id, number * moves // LOOKS)) for number in range(LOOKS)]
        size = (Path(folder) / "tables.db").stat().st_size
    views, steps, sizes = zip(*looks, strict=True)
    print(
        json.dumps(
            {
                "moves": moves,
                "load_without_snapshots_s": round(without, 3),
                "first_view_s": round(statistics.median(views), 4),
                "step_back_s": round(statistics.median(steps), 4),
                "view_bytes": max(sizes),
                "database_bytes": size,
            }
        )
    )


if __name__ == "__main__":
    main()
