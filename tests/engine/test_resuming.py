"""A game goes on from a position that was kept, with the same future and without its past."""

from typing import Any

import pytest

from tabletome.engine import Game, seeded
from tabletome.engine.errors import CannotUndo
from tabletome.engine.state import decode, encode
from tabletome.engine.table import Move, Position, Table
from tests.toys import NIM, SEALED, TOYS, play, play_randomly, table_of

pytestmark = pytest.mark.usefixtures("toys")
all_toys = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)


def kept(table: Table[Any]) -> Position[Any]:
    """The position as it comes back from where it was kept."""
    position = table.position
    return position._replace(state=decode(encode(position.state), table.game.state))


def resumed(table: Table[Any]) -> Table[Any]:
    """A table that stands where this one does, by way of the position that it keeps."""
    position = kept(table)
    again = Table.resume(table.game, table.options, table.seed, position)
    for seat, action in table.log[position.step - table.start :]:
        again.play(seat, action)
    return again


@all_toys
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_resumed_table_stands_where_the_other_stands_and_has_the_same_future(game: Game[Any, Any], seed: str) -> None:
    table, rng = table_of(game, seed), seeded(seed)
    while table.outcome is None:
        again = resumed(table)
        assert (again.hash(), again.step, again.barrier) == (table.hash(), table.step, table.barrier)
        assert list(again.pending) == list(table.pending)
        ahead = table.fork()
        for each in (ahead, again):
            play_randomly(each, seeded("future"))
        assert again.hash() == ahead.hash()
        assert again.step == ahead.step
        play_randomly(table, rng, 1)


@all_toys
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_story_before_the_position_and_the_story_after_it_are_the_whole_story(
    game: Game[Any, Any], seed: str
) -> None:
    table, rng = table_of(game, seed), seeded(seed)
    while table.outcome is None:
        before = table.events[: table.position.told]
        assert before + resumed(table).events == table.events
        play_randomly(table, rng, 1)
        if table.can_undo():
            table.undo()
            before = table.events[: table.position.told]
            assert before + resumed(table).events == table.events
            play_randomly(table, rng, 1)


def test_a_resumed_table_is_undone_to_its_position_and_no_further() -> None:
    table = play(table_of(NIM), "0: from-heap 0", "0: take 2", "1: from-heap 1")
    again = resumed(table)
    assert (again.start, again.step) == (2, 3)
    again.undo(agreed=True)
    assert again.step == 2
    with pytest.raises(CannotUndo, match="no move to take back"):
        again.undo(agreed=True)
    assert play(again, "1: from-heap 1", "1: take 1").state.heaps == [1, 3, 5]


def test_a_resumed_table_keeps_the_barrier() -> None:
    table = play(table_of(SEALED), "0: bid 3", "1: bid 2", "0: keep")
    again = resumed(table)
    assert again.barrier == table.barrier == 3
    assert not again.can_undo(0)


def test_undo_reaches_back_beyond_the_remembered_phases_of_a_resumed_table() -> None:
    table = Table.resume(NIM, NIM.options(layout="long"), "0", table_of(NIM, layout="long").position)
    while table.outcome is None:
        play_randomly(table, seeded("x"), 1)
    while table.log:
        table.undo(agreed=True)
    assert table.state.heaps == [1] * 150


def test_a_fork_of_a_resumed_table_tells_its_story_from_the_position_on() -> None:
    again = resumed(play(table_of(SEALED), "0: bid 3", "1: bid 2", "0: keep", "1: bid 0"))
    fork = again.fork()
    assert fork.events == again.events
    assert (fork.start, fork.log) == (again.start, [Move(1, SEALED.actions.parse("bid 0"))])
