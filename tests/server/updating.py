"""A game before and after an update: the same toy with other rules, another shape of its state, or none to read it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tabletome.engine import Decision, Game, Phase, Rng, Script, runs
from tabletome.engine.migrations import Migration, Plain
from tabletome.engine.registry import register, unregister
from tabletome.server.messages import Act, NewTable, SeatWish
from tabletome.server.schema import PersonRow
from tabletome.server.services import Services
from tests.server.serving import settings
from tests.toys import NIM, FromHeap, NimOptions, NimState, Take, Taken, next_player, take_pieces

NAME = "drift"
LONG = {"layout": "long"}
"""One hundred and fifty heaps of one piece: three hundred moves."""


def edition(folder: Path, text: str, **changes: Any) -> Game[Any, Any]:
    """The game as a release has it; another text is another fingerprint."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rules.py").write_text(text)
    return dataclasses.replace(NIM, name=NAME, folder=folder, **changes)


# ---------------------------------------------------------------- other rules

take_two = Phase(str(take_pieces))
next_of_two = Phase(str(next_player))


@runs(take_two)
def take_and_show(g: NimState) -> Script:
    """As before, but whoever takes has to show something first: the same moves lead to other states."""
    g.reveal()
    yield from _take(g)
    g.phase = next_of_two


def _take(g: NimState) -> Script:
    chosen = yield Decision(g.active, "choose-heap", [FromHeap(i) for i, size in enumerate(g.heaps) if size])
    taken = yield Decision(g.active, "choose-count", [Take(n) for n in range(1, g.heaps[chosen.heap] + 1)])
    g.heaps[chosen.heap] -= taken.count
    g.emit(Taken, g.active, chosen.heap, taken.count)


@runs(next_of_two)
def next_one(g: NimState) -> None:
    next_player.run(g)
    g.phase = take_two


def set_up_two(options: NimOptions, rng: Rng) -> NimState:
    return NimState(phase=take_two, rng=rng, seats=2, heaps=NIM.setup(options, rng).heaps)


def other_rules(folder: Path) -> Game[Any, Any]:
    return edition(folder, "two", version="2", setup=set_up_two, phases=[take_two, next_of_two])


def set_up_fewer(options: NimOptions, rng: Rng) -> NimState:
    """Some heaps are empty from the start."""
    g = NIM.setup(options, rng)
    g.heaps[:9] = [0] * 9
    return g


def other_layout(folder: Path) -> Game[Any, Any]:
    return edition(folder, "fewer", version="2", setup=set_up_fewer)


# ---------------------------------------------------------------- another shape


class ShapedState(NimState, kw_only=True):
    """Somebody counts the turns now, and nobody had before."""

    turns: int

    def copy(self) -> ShapedState:
        return ShapedState(
            **{name: getattr(self, name) for name in NimState.__struct_fields__ if name not in ("rng", "heaps")},
            rng=self.rng.copy(),
            heaps=self.heaps.copy(),
            turns=self.turns,
        )


def count_turns(state: Plain) -> None:
    """Version 2 counts turns: as many as pieces have been taken."""
    state["turns"] = sum(not size for size in state["heaps"])


def set_up_shaped(options: NimOptions, rng: Rng) -> ShapedState:
    return ShapedState(phase=take_pieces, rng=rng, seats=2, heaps=NIM.setup(options, rng).heaps, turns=0)


def other_shape(folder: Path, *, migrated: bool = True) -> Game[Any, Any]:
    migrations = {"1": Migration(state=count_turns)} if migrated else {}
    return edition(
        folder, f"shaped {migrated}", version="2", setup=set_up_shaped, state=ShapedState, migrations=migrations
    )


# ---------------------------------------------------------------- servers before and after


@contextmanager
def playing(game: Game[Any, Any]) -> Iterator[None]:
    """While this runs it is the game that everybody finds under its name."""
    register(game)
    try:
        yield
    finally:
        unregister(game)


@asynccontextmanager
async def serving(folder: Path, *, killed: bool = False, **changes: Any) -> AsyncIterator[Services]:
    """A server on the database of this folder, which ends in good order unless it is killed."""
    services = Services(settings(folder, **changes))
    async with services.channels:
        await services.open()
        try:
            yield services
        finally:
            if killed:
                await _drop(services)
            else:
                await services.close()


async def _drop(services: Services) -> None:
    """Nothing is put to rest; what was being stored may or may not be."""
    with contextlib.suppress(asyncio.CancelledError):
        await services.tables.keeper.close()
    for live in list(services.tables.cache):
        services.tables.cache.forget(live.id)
    await services.close()


async def begin(services: Services, **options: Any) -> tuple[PersonRow, str]:
    """Ann at a table where both seats are hers."""
    ann, _ = await services.people.new_guest("Ann")
    wish = NewTable(NAME, [SeatWish("me"), SeatWish("hotseat")], options or LONG)
    row, _ = await services.lobby.make(ann, wish)
    return ann, row.id


async def play_on(services: Services, id: str, ann: PersonRow, moves: int) -> None:
    """The first choice, again and again."""
    for _ in range(moves):
        async with services.tables.look(id) as live:
            decision, step = live.table.pending[0], live.step
        await services.play.act(id, ann, Act(decision.seat, step, str(decision.options[0])))


async def log_of(services: Services, id: str, step: int) -> list[str]:
    """The whole log that a spectator reads, part by part, as texts."""
    texts: list[str] = []
    before = step + 1
    while before > 0:
        async with services.tables.look(id) as live:
            part = live.log_before(before, None, "en")
        part = part or await services.replays.log_before(id, before, None, "en")
        texts = [*(msgspec.json.decode(entry)["text"] for entry in part.entries), *texts]
        before = part.since
    return texts
