"""Looking back at a game: the line of the chances, and the decisions that cost the most."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabletome.cli import _app
from tabletome.engine.errors import BadOptions, BadSave, TabletomeError
from tabletome.engine.record import Record
from tabletome.lessons.review import Played, review
from tests.toys import HEIST, NIM, play, registered_toys, table_of


@pytest.fixture
def blundered() -> Played:
    """Seat 1 could take the last two pieces and takes one, so that seat 0 takes the last."""
    return Played.of(
        play(
            table_of(NIM, layout="small"),
            *("0: from-heap 0", "0: take 1", "1: from-heap 1", "1: take 1", "0: from-heap 1", "0: take 1"),
        )
    )


def test_the_chances_go_from_the_beginning_to_the_end(blundered: Played) -> None:
    chances = review(blundered, [], 0.1).chances
    assert (chances[0].step, chances[-1].step) == (0, len(blundered.moves))
    assert chances[-1].values == [1.0, 0.0]
    assert [each.step for each in chances] == sorted({each.step for each in chances})


def test_the_decision_that_cost_the_most_is_found_with_what_was_better(blundered: Played) -> None:
    found = review(blundered, [1], 5.0)
    (worst,) = found.costly
    assert (worst.step, worst.seat) == (3, 1)
    assert (worst.played.name, worst.better.name) == ("take", "take")
    assert worst.cost >= 0.4
    assert worst.why.wins == 1.0
    assert (found.looked_at, found.decisions) == (1, 1)


def test_whoever_did_nothing_wrong_is_told_nothing(blundered: Played) -> None:
    assert review(blundered, [0], 5.0).costly == []


def test_three_decisions_of_a_seat_at_most_are_told() -> None:
    table = table_of(HEIST, vault=30)
    while table.outcome is None and table.step < 24:
        play(table, f"{table.pending[0].seat}: hide")
    found = review(Played.of(table), [0, 1], 0.1)
    assert [each.step for each in found.costly] == sorted(each.step for each in found.costly)
    assert all([each.seat for each in found.costly].count(seat) <= 3 for seat in (0, 1))
    assert 0 < found.looked_at <= found.decisions == 24


def test_when_the_time_is_over_no_further_decision_is_searched() -> None:
    table = table_of(HEIST, vault=30)
    while table.outcome is None and table.step < 24:
        play(table, f"{table.pending[0].seat}: hide")
    assert review(Played.of(table), [0, 1], 0.0).looked_at == 1


# In the terminal


def tabletome(*words: str, typed: str = "") -> str:
    with registered_toys():
        done = CliRunner().invoke(_app(["review"]), ["review", *words], input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


@pytest.fixture
def file(tmp_path: Path, blundered: Played) -> str:
    path = tmp_path / "nim.json"
    path.write_bytes(Record.of(blundered.at(len(blundered.moves))).write())
    return str(path)


def test_a_file_is_looked_back_at(file: str) -> None:
    shown = tabletome(file, "--seat", "2", "--plain")
    assert "What cost the most:" in shown
    assert "Step 3" in shown
    assert "Wins at once: 100% of the time." in shown
    assert "100 %" in shown


def test_the_same_for_programs(file: str) -> None:
    found = json.loads(tabletome(file, "--json"))
    assert found["steps"] == 6
    assert [each["step"] for each in found["costly"]] == [3]
    assert found["chances"][-1] == {"step": 6, "values": [1.0, 0.0]}


def test_a_game_is_played_on_from_there(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = tabletome(file, "--play", "3", "--plain", "--bots", "random", typed="take 2\n")
    assert "last-piece" in shown or "won" in shown.lower()


@pytest.mark.parametrize(("words", "wrong"), [(("--play", "7"), BadOptions), (("--seat", "3"), BadOptions)])
def test_what_the_game_does_not_have_is_refused(file: str, words: tuple[str, ...], wrong: type[TabletomeError]) -> None:
    with pytest.raises(wrong):
        tabletome(file, *words)


def test_a_saved_game_is_looked_back_at_unless_its_past_is_gone(tmp_path: Path, blundered: Played) -> None:
    table = blundered.at(4)
    path = tmp_path / "nim.tome"
    with registered_toys():
        path.write_bytes(table.save())
        assert json.loads(tabletome(str(path), "--json"))["steps"] == 4
        path.write_bytes(table.save(past=False))
        with pytest.raises(BadSave):
            tabletome(str(path))
