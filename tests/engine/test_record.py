"""Recorded games: readable, replayable, and the first step that differs is named."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.engine import Game, seeded
from tabletome.engine.errors import BadRecord, UnknownGame
from tabletome.engine.record import Record, Step
from tests.toys import SEALED, TOYS, play, play_randomly, table_of

pytestmark = pytest.mark.usefixtures("toys")
all_toys = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)


def a_record() -> Record:
    return Record.of(play(table_of(SEALED), "0: bid 1", "1: bid 2", "1: keep"))


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_step(record: Record, number: int, step: Step) -> Record:
    steps = list(record.steps)
    steps[number - 1] = step
    return changed(record, steps=steps)


def refusal(record: Record) -> str:
    with pytest.raises(BadRecord) as refused:
        record.table()
    return str(refused.value)


@all_toys
def test_a_recorded_game_leads_to_the_same_end(game: Game[Any, Any]) -> None:
    table = play_randomly(table_of(game), seeded("record"))
    again = Record.read(Record.of(table).write()).table()
    assert again.hash() == table.hash()
    assert (again.log, again.events, again.outcome) == (table.log, table.events, table.outcome)


def test_a_record_is_readable_with_one_line_for_each_step() -> None:
    record = a_record()
    lines = record.write().decode().splitlines()
    assert [line.split(",")[1] for line in lines[1:-1]] == ['"bid 1"', '"bid 2"', '"keep"']
    assert '"game":"sealed"' in lines[0]


def test_a_record_survives_writing_and_reading() -> None:
    assert Record.read(a_record().write()) == a_record()


def test_an_unfinished_game_has_no_winners_yet() -> None:
    assert a_record().winners is None
    assert a_record().table().outcome is None


def test_a_record_without_steps_is_a_game_not_begun() -> None:
    record = Record.of(table_of(SEALED))
    assert Record.read(record.write()).table().log == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_first_step_that_differs_is_named(number: int) -> None:
    record = a_record()
    step = record.steps[number - 1]
    wrong = with_step(record, number, msgspec.structs.replace(step, hash="0" * 16))
    assert refusal(wrong) == f"step {number}, {step.action!r}: the state differs from the recorded one"


def test_a_set_up_that_differs_is_named() -> None:
    assert refusal(changed(a_record(), seed="another")) == "step 0, the set-up: the state differs from the recorded one"


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (Step(0, "dance", ""), "step 2, 'dance': no action is called 'dance'"),
        (Step(1, "bid 9", ""), "step 2, 'bid 9': 'bid 9' is not among the choices of seat 2 now"),
        (Step(0, "bid 2", ""), "step 2, 'bid 2': it is not for seat 1 to decide now"),
        (Step(-1, "bid 2", ""), "step 2, 'bid 2': it is not for seat 0 to decide now"),
    ],
)
def test_a_step_that_cannot_be_played_is_named(step: Step, says: str) -> None:
    assert says in refusal(with_step(a_record(), 2, step))


def test_a_step_after_the_end_is_named() -> None:
    record = Record.of(play_randomly(table_of(SEALED), seeded("end")))
    longer = changed(record, steps=[*record.steps, Step(0, "keep", "")])
    assert f"step {len(longer.steps)}, 'keep': the game is over" in refusal(longer)


def test_another_result_than_the_moves_lead_to_is_refused() -> None:
    record = Record.of(play_randomly(table_of(SEALED), seeded("end")))
    assert "the record ends with winners [7]" in refusal(changed(record, winners=[7]))
    assert "the record ends with winners [0]" in refusal(changed(a_record(), winners=[0]))
    assert "and scores [99.0, 0.0]; the moves lead to" in refusal(changed(record, scores=[99.0, 0.0]))


def test_another_version_is_refused() -> None:
    assert refusal(changed(a_record(), version="0")) == "recorded with version 0 of sealed; this is version 1"


def test_options_that_do_not_fit_are_refused() -> None:
    assert "option players=9" in refusal(changed(a_record(), options={"players": 9}))


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'sealed'"):
        changed(a_record(), game="seeled").table()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b'{"tabletome":1,"game":"\xff"}',
        b'{"tabletome":1,"options":{"a":' + b"[" * 100_000,
        a_record().write()[:-3],
        a_record().write().replace(b'"tabletome":1', b'"tabletome":2'),
        a_record().write().replace(b'"seed"', b'"sead"'),
    ],
    ids=["nothing", "no fields", "a list", "no text", "bad text", "too deep", "cut", "another format", "a wrong field"],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.read(data)


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(Record.__struct_fields__), inner),
    max_leaves=10,
)


@given(st.binary() | json.map(msgspec.json.encode))
def test_any_garbage_is_refused_and_nothing_worse_happens(data: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.read(data)


@given(st.integers(0, 10**6), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_is_a_record(place: int, piece: bytes) -> None:
    data = bytearray(a_record().write())
    place %= len(data)
    data[place : place + len(piece)] = piece
    with suppress(BadRecord, UnknownGame):
        Record.read(bytes(data)).table()
