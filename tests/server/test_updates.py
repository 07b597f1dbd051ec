"""Games outlive updates: what becomes of a table when the rules change between two runs of the server."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import delete, func, select

from tabletome.engine.fingerprint import fingerprint
from tabletome.server.errors import NotFound, NotNow, OtherRules, Retired
from tabletome.server.journal import RULES, UNDO
from tabletome.server.schema import EntryRow, PersonRow, SnapshotRow, TableRow
from tabletome.server.services import Services
from tabletome.server.snapshots import EVERY
from tabletome.server.views import table_info
from tests.server.updating import (
    begin,
    edition,
    log_of,
    other_layout,
    other_rules,
    other_shape,
    play_on,
    playing,
    serving,
)

MOVES = 2 * EVERY + 7


def story(told: Awaitable[None]) -> None:
    async def tell() -> None:
        await told

    asyncio.run(tell())


async def played(folder: Path, moves: int = MOVES, *, killed: bool = False) -> tuple[PersonRow, str]:
    """A table of the first edition with so many moves, on a server that has ended."""
    with playing(edition(folder / "first", "one")):
        async with serving(folder, killed=killed) as services:
            ann, id = await begin(services)
            await play_on(services, id, ann, moves)
    return ann, id


async def snapshots(services: Services, id: str) -> list[int]:
    steps = select(SnapshotRow.step).where(SnapshotRow.table_id == id).order_by(SnapshotRow.step)
    return await services.storage.read(lambda session: list(session.scalars(steps)))


async def entries(services: Services, id: str, kind: str) -> int:
    count = select(func.count()).select_from(EntryRow).where(EntryRow.table_id == id, EntryRow.kind == kind)
    return await services.storage.read(lambda session: session.scalar(count) or 0)


# ---------------------------------------------------------------- snapshots


def test_snapshots_are_kept_every_so_many_moves_and_when_the_server_ends(tmp_path: Path) -> None:
    async def tell() -> None:
        _, id = await played(tmp_path)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                kept = await snapshots(services, id)
                assert kept[0] == 0
                assert kept[-1] == MOVES - 1, "the beginning of the running phase"
                assert all(EVERY <= later - step < EVERY + 3 for step, later in itertools.pairwise(kept[:-1]))
                async with services.tables.look(id) as live:
                    assert (live.table.start, live.step) == (MOVES - 1, MOVES)

    story(tell())


def test_after_a_kill_the_moves_since_the_last_snapshot_are_played_again(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path, killed=True)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert (live.table.start, live.step) == (2 * EVERY, MOVES)
                await play_on(services, id, ann, 3)

    story(tell())


def test_the_log_is_whole_however_often_the_server_has_ended(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        for moves in (1, 2, 40, 5):
            with playing(edition(tmp_path / "first", "one")):
                async with serving(tmp_path) as services:
                    await play_on(services, id, ann, moves)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                step = MOVES + 48
                assert len(await log_of(services, id, step)) == step // 2

    story(tell())


def test_taking_back_reaches_beyond_the_snapshots_and_deletes_them(tmp_path: Path) -> None:
    """Whoever plays alone takes back as much as they like."""

    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                for _ in range(EVERY + 9):
                    async with services.tables.look(id) as live:
                        seat = live.table.log[-1].seat if live.table.log else 0
                    await services.play.undo(id, ann, seat)
                async with services.tables.look(id) as live:
                    step = live.step
                assert step < MOVES - EVERY
                assert max(await snapshots(services, id)) <= step
                await play_on(services, id, ann, 5)
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert live.step == step + 5
                assert len(await log_of(services, id, step + 5)) == (step + 5) // 2

    story(tell())


# ---------------------------------------------------------------- other rules


def test_another_fingerprint_alone_changes_nothing(tmp_path: Path) -> None:
    """A comment was rewritten: every move leads where it led."""

    async def tell() -> None:
        ann, id = await played(tmp_path, killed=True)
        second = edition(tmp_path / "second", "one, in other words")
        with playing(second):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert (live.step, live.row.rule_changes) == (MOVES, [])
                await play_on(services, id, ann, 1)
                row = await services.storage.read(lambda session: session.get_one(TableRow, id))
                assert row.fingerprint == fingerprint(second)
                assert await entries(services, id, RULES) == 0

    story(tell())


def test_a_game_whose_rules_have_changed_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_rules(tmp_path / "second")):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    info = table_info(live, ann.id, "en", ())
                    assert (live.step, live.row.version, live.row.status) == (MOVES - 1, "2", "playing")
                assert [(each.step, each.was) for each in info.rule_changes] == [(MOVES - 1, MOVES)]
                assert await entries(services, id, RULES) == 1
                await play_on(services, id, ann, 40)
                assert len(await log_of(services, id, MOVES + 39)) == (MOVES + 39) // 2
            async with serving(tmp_path) as services, services.tables.look(id) as live:
                assert (live.step, len(live.row.rule_changes)) == (MOVES + 39, 1)

    story(tell())


def test_after_a_kill_it_goes_on_from_the_last_snapshot_there_is(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path, killed=True)
        with playing(other_rules(tmp_path / "second")):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert live.step == 2 * EVERY
                await play_on(services, id, ann, 3)

    story(tell())


def test_nothing_before_a_change_of_the_rules_is_taken_back(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_rules(tmp_path / "second")):
            async with serving(tmp_path) as services:
                await play_on(services, id, ann, 2)
                for _ in range(2):
                    await services.play.undo(id, ann, await last_mover(services, id))
                with pytest.raises(NotNow, match=f"nothing before move {MOVES - 1} can be taken back"):
                    await services.play.undo(id, ann, 0)
                assert await entries(services, id, UNDO) == 2

    story(tell())


async def last_mover(services: Services, id: str) -> int:
    async with services.tables.look(id) as live:
        return live.table.log[-1].seat


def test_the_past_can_be_seen_from_the_change_of_the_rules_on(tmp_path: Path) -> None:
    """And at every snapshot before; in between other rules led."""

    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_rules(tmp_path / "second")):
            async with serving(tmp_path) as services:
                await play_on(services, id, ann, 5)
                async with services.tables.look(id) as live:
                    row = live.row
                for step in (MOVES - 1, MOVES, MOVES + 4, EVERY):
                    assert (await services.replays.table(row, step)).step == step
                with pytest.raises(OtherRules, match=f"from move {EVERY} to move {EVERY + 1}"):
                    await services.replays.table(row, EVERY + 5)

    story(tell())


# ---------------------------------------------------------------- another shape


def test_a_state_of_another_shape_is_migrated(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_shape(tmp_path / "second")):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert (live.step, live.table.state.turns) == (MOVES - 1, (MOVES - 1) // 2)
                await play_on(services, id, ann, 10)
            async with serving(tmp_path, killed=True) as services, services.tables.look(id) as live:
                assert (live.step, len(live.row.rule_changes)) == (MOVES + 9, 1)

    story(tell())


def test_a_state_that_cannot_be_read_is_retired_and_the_game_comes_back_with_a_release_that_can(
    tmp_path: Path,
) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_shape(tmp_path / "second", migrated=False)):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert (live.row.status, live.step) == ("retired", MOVES)
                    assert "turns" in live.why_retired
                    seen = live.view(0, "en")
                    assert seen is not None
                    assert b'"heap-0"' in seen.view
                with pytest.raises(Retired):
                    await play_on(services, id, ann, 1)
                assert len(await log_of(services, id, MOVES)) == MOVES // 2
        with playing(other_shape(tmp_path / "third")):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert live.row.status == "playing"
                await play_on(services, id, ann, 1)

    story(tell())


def test_a_table_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    """As while some servers run the old release and some the new one."""

    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_shape(tmp_path / "second")):
            async with serving(tmp_path) as services:
                await play_on(services, id, ann, 1)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                with pytest.raises(NotNow, match="this server has only version 1"):
                    async with services.tables.look(id):
                        pass
        with playing(other_shape(tmp_path / "second")):
            async with serving(tmp_path) as services:
                await play_on(services, id, ann, 1)

    story(tell())


def test_a_game_that_is_gone_retires_its_tables(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        async with serving(tmp_path) as services:
            async with services.tables.look(id) as live:
                assert live.row.status == "retired"
                assert table_info(live, ann.id, "en", ()).title == "drift"
            assert [row.id for row, _ in await services.lobby.listed("past", ann)] == [id]

    story(tell())


def test_a_game_without_snapshots_is_adopted_by_a_later_version_if_all_its_moves_are_legal(tmp_path: Path) -> None:
    """As those of the first release, which took none."""

    async def tell() -> None:
        ann, id = await played(tmp_path)
        with playing(other_shape(tmp_path / "second", migrated=False)):
            async with serving(tmp_path, killed=True) as services:
                await services.storage.write(lambda session: session.execute(delete(SnapshotRow)))
                async with services.tables.look(id) as live:
                    assert (live.step, live.row.version) == (MOVES, "2")
                    assert [change["step"] for change in live.row.rule_changes] == [MOVES]
                kept = await snapshots(services, id)
                assert (kept[0], kept[-1]) == (0, MOVES - 1)
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert (live.step, len(live.row.rule_changes)) == (MOVES, 1)
                await play_on(services, id, ann, 40)
                assert len(await log_of(services, id, MOVES + 40)) == (MOVES + 40) // 2

    story(tell())


def test_a_game_without_snapshots_is_retired_where_a_move_is_not_legal_any_more(tmp_path: Path) -> None:
    async def tell() -> None:
        _, id = await played(tmp_path)
        with playing(other_layout(tmp_path / "second")):
            async with serving(tmp_path) as services:
                await services.storage.write(lambda session: session.execute(delete(SnapshotRow)))
                async with services.tables.look(id) as live:
                    assert live.row.status == "retired"
                    assert "not among the choices" in live.why_retired

    story(tell())


# ---------------------------------------------------------------- what is retired harms nobody

Finish = Callable[[Services, PersonRow, str], Awaitable[None]]


async def leaves(services: Services, ann: PersonRow, id: str) -> None:
    await services.lobby.leave(id, ann)


async def deletes(services: Services, ann: PersonRow, id: str) -> None:
    await services.lobby.delete(id, ann)


async def goes_for_good(services: Services, ann: PersonRow, _: str) -> None:
    await services.leave_all_tables(ann)
    await services.people.erase(ann)


@pytest.mark.parametrize("finish", [leaves, deletes, goes_for_good])
def test_a_retired_table_can_be_left_and_deleted_and_is_gone_with_its_last_person(
    tmp_path: Path, finish: Finish
) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path)
        async with serving(tmp_path) as services:
            await finish(services, ann, id)
            with pytest.raises(NotFound):
                async with services.tables.look(id):
                    pass
            assert await snapshots(services, id) == []

    story(tell())


def test_what_is_over_is_shown_with_a_state_of_another_shape_too(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path, 0)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                await play_on(services, id, ann, 300)
        with playing(other_shape(tmp_path / "second")):
            async with serving(tmp_path) as services:
                async with services.tables.look(id) as live:
                    assert (live.row.status, live.row.retired, live.step) == ("over", None, 300)
                    assert live.table.outcome is not None
                record = await services.replays.record(live.row, live.table.outcome, None)
                assert (record.version, len(record.steps)) == ("1", 300)

    story(tell())


def test_what_is_over_keeps_its_result_when_it_cannot_be_played_any_more(tmp_path: Path) -> None:
    async def tell() -> None:
        ann, id = await played(tmp_path, 0)
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path) as services:
                await play_on(services, id, ann, 300)
        async with serving(tmp_path) as services, services.tables.look(id) as live:
            info = table_info(live, ann.id, "en", ())
            assert (info.status, info.result is not None, info.retired is not None) == ("over", True, True)
            assert live.view(None, "ru") is not None

    story(tell())
