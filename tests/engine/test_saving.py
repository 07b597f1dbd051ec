"""Saved games: the same future anywhere, and nothing but BadSave for bytes that are none."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.engine import Game, seeded
from tabletome.engine.errors import BadRecord, BadSave
from tabletome.engine.record import Record
from tabletome.engine.state import encode
from tabletome.engine.table import CHECKSUM_BYTES, MAGIC, Table
from tests.toys import NIM, SEALED, TOYS, play, play_randomly, table_of

pytestmark = pytest.mark.usefixtures("toys")
all_toys = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
Saved = dict[str, Any]


def sealed(body: bytes) -> bytes:
    """Any content, with a checksum that fits."""
    return MAGIC + hashlib.blake2b(body, digest_size=CHECKSUM_BYTES).digest() + body


def content(table: Table[Any]) -> Saved:
    saved: Saved = msgspec.msgpack.decode(table.save()[len(MAGIC) + CHECKSUM_BYTES :])
    return saved


def refusal(data: bytes) -> str:
    with pytest.raises(BadSave) as refused:
        Table.load(data)
    return str(refused.value)


def a_table() -> Table[Any]:
    """Somewhere inside a phase, after a few others."""
    return play(table_of(NIM), "0: from-heap 0", "0: take 2", "1: from-heap 1")


# ---------------------------------------------------------------- what was saved comes back


@all_toys
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_saved_table_comes_back_at_every_step_with_the_same_decision_and_future(
    game: Game[Any, Any], seed: str
) -> None:
    table, rng = table_of(game, seed), seeded(seed)
    while table.outcome is None:
        again = Table.load(table.save())
        assert again.hash() == table.hash()
        assert list(again.pending) == list(table.pending)
        assert (again.log, again.barrier, again.options) == (table.log, table.barrier, table.options)
        assert again.save() == table.save()
        ahead = table.fork()
        for each in (ahead, again):
            play_randomly(each, seeded("future"))
        assert again.hash() == ahead.hash()
        play_randomly(table, rng, 1)
    assert Table.load(table.save()).outcome == table.outcome


def test_a_loaded_table_tells_the_whole_story_and_goes_on_telling_it() -> None:
    table = play(table_of(SEALED), "0: bid 3", "1: bid 2")
    again = Table.load(table.save())
    assert again.events == table.events
    for each in (table, again):
        play(each, "0: keep", "1: bid 0")
    assert again.events == table.events
    again.undo(agreed=True)
    again.undo(agreed=True)
    assert [event.kind for _, event in again.events] == ["prize-rolled", "bids-revealed", "whispered"]


def test_a_loaded_table_can_be_undone_as_far_as_the_one_that_was_saved() -> None:
    table = play(table_of(SEALED), "0: bid 3", "1: bid 2", "0: keep", "1: bid 0")
    again = Table.load(table.save())
    assert again.can_undo(1)
    again.undo(1)
    assert not again.can_undo()
    while again.log:
        again.undo(agreed=True)
    assert again.hash() == table_of(SEALED).hash()


def test_secret_answers_are_saved() -> None:
    again = Table.load(play(table_of(SEALED), "1: bid 2").save())
    assert [decision.seat for decision in again.pending] == [0]
    assert play(again, "0: bid 1").state.winner == 1


@all_toys
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_table_saved_without_its_past_has_the_same_decision_and_future(game: Game[Any, Any], seed: str) -> None:
    table, rng = table_of(game, seed), seeded(seed)
    play_randomly(table, rng, 5)
    while table.outcome is None:
        again = Table.load(table.save(past=False))
        assert (again.hash(), again.step, again.barrier) == (table.hash(), table.step, table.barrier)
        assert list(again.pending) == list(table.pending)
        assert len(again.save(past=False)) <= len(table.save())
        assert again.save() == again.save(past=False)
        ahead = table.fork()
        for each in (ahead, again):
            play_randomly(each, seeded("future"))
        assert again.hash() == ahead.hash()
        play_randomly(table, rng, 1)


def test_what_an_earlier_version_saved_goes_on_where_its_phase_began() -> None:
    """Its state is migrated; the answers within the phase may mean something else now."""
    older = sealed(msgspec.msgpack.encode({**content(a_table()), "version": "0"}))
    again = Table.load(older)
    assert (again.step, again.start, again.state.heaps) == (2, 2, [1, 4, 5])
    again.play(1, again.pending[0].options[0])
    with pytest.raises(BadRecord, match="other rules led to the first 2 moves"):
        Record.of(again)


# ---------------------------------------------------------------- damage


def test_a_save_with_any_byte_changed_is_refused() -> None:
    data = a_table().save()
    for place in range(len(data)):
        for flip in (0x01, 0x80, 0xFF):
            damaged = bytearray(data)
            damaged[place] ^= flip
            refusal(bytes(damaged))


def test_a_save_cut_anywhere_is_refused() -> None:
    data = a_table().save()
    for length in range(len(data)):
        refusal(data[:length])
    refusal(data + b"\0")


@given(st.binary())
def test_bytes_that_are_no_save_are_refused(data: bytes) -> None:
    refusal(data)


@given(st.binary())
def test_garbage_with_a_good_checksum_is_refused(body: bytes) -> None:
    refusal(sealed(body))


@given(st.integers(0, 10**6), st.binary(min_size=1, max_size=3))
def test_a_damaged_save_with_a_good_checksum_is_refused_or_can_be_played(place: int, piece: bytes) -> None:
    body = bytearray(msgspec.msgpack.encode(content(a_table())))
    place %= len(body)
    body[place : place + len(piece)] = piece
    try:
        table = Table.load(sealed(bytes(body)))
    except BadSave:
        return
    assert table.pending or table.outcome


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (b"\xff" * 9, "is not a saved game"),
        (MAGIC, "checksum does not match"),
        (sealed(b""), "damaged"),
        (sealed(b"\x81\xa4game\xa2\xff\xfe"), "damaged"),
        (sealed(b"\x81\xa7options\x81\xa1a" + b"\x91" * 100_000), "damaged"),
        (sealed(b"\x80"), "missing required field"),
    ],
)
def test_a_refusal_says_what_is_wrong_with_the_bytes(damage: bytes, says: str) -> None:
    assert says in refusal(damage)


# ---------------------------------------------------------------- contents that fit the form and nothing else


def changed(**fields: Any) -> Callable[[Saved], Saved]:
    return lambda saved: {**saved, **fields}


def with_last_move(seat: int, text: str) -> Callable[[Saved], Saved]:
    return lambda saved: {**saved, "moves": [*saved["moves"][:-1], (seat, text)]}


def with_state(**fields: Any) -> Callable[[Saved], Saved]:
    return lambda saved: {
        **saved,
        "state": msgspec.msgpack.encode({**msgspec.msgpack.decode(saved["state"]), **fields}),
    }


@pytest.mark.parametrize(
    ("hostile", "says"),
    [
        (changed(game="chess"), "there is no game called 'chess'"),
        (changed(game="../nim"), "there is no game called"),
        (changed(version="2"), "version 2 of nim is newer than ours, which is 1"),
        (changed(version="x"), "'x' is no version of nim"),
        (changed(options={"players": 99}), "option players=99"),
        (changed(options={"weather": 1}), "there is no option"),
        (changed(moves=[(0, "dance")]), "no action is called 'dance'"),
        (changed(moves=[]), "at step 2 but has 0 moves"),
        (changed(step=-1), "at step -1"),
        (changed(step=10**9), "at step 1000000000"),
        (changed(step=0), "not among the choices|not for seat"),
        (changed(barriers=[3]), "when dice fell"),
        (changed(state=b""), "contradicts itself"),
        (changed(state=encode(table_of(SEALED).state)), "contradicts itself"),
        (changed(unexpected=1), "damaged"),
        (changed(seed=7), "damaged"),
        (with_last_move(0, "from-heap 1"), "not for seat 1"),
        (with_last_move(7, "from-heap 1"), "not for seat 8"),
        (with_last_move(1, "from-heap 7"), "not among the choices"),
        (with_last_move(1, "take 1"), "not among the choices"),
        (with_state(phase="elsewhere"), "contradicts itself"),
        (with_state(active=7), "contradicts itself"),
        (with_state(heaps=[1, 2, 99]), "contradicts itself"),
        (with_state(heaps="many"), "contradicts itself"),
        (with_state(outcome=[1]), "contradicts itself"),
    ],
)
def test_a_save_that_contradicts_itself_is_refused(hostile: Callable[[Saved], Saved], says: str) -> None:
    body = msgspec.msgpack.encode(hostile(content(a_table())))
    with pytest.raises(BadSave, match=says):
        Table.load(sealed(body))
