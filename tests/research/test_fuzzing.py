"""The fuzzer finds what is wrong, says how to see it again, and finds nothing where nothing is wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from tabletome.cli.verify import check_file
from tabletome.engine.errors import BadOptions
from tabletome.engine.options import Options
from tabletome.research.combinations import Combinations
from tabletome.research.fuzzing import Plan, Report, fuzz, play_number
from tabletome.research.parallel import Spread
from tests.research.planted import DEFECTS, broken, endless, nim_that_begins_with, planted
from tests.toys import NIM, TOYS, NimOptions, SealedOptions, registered_toys


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with registered_toys():
        yield


def eager(game: str, **settings: object) -> Plan:
    """A plan that tries everything far more often than usual."""
    return Plan(**{"game": game, "moments": 0.5, "records": 0.5, "longest": 80, **settings})  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [toy.name for toy in TOYS])
def test_a_sound_game_has_no_defects(game: str) -> None:
    report = fuzz(eager(game, longest=1000), decisions=1000)
    assert report.errors == []
    assert report.decisions >= 1000


@pytest.mark.parametrize("what", DEFECTS)
def test_a_planted_defect_is_found(what: str) -> None:
    game, changes, check, message = DEFECTS[what]
    fixed = (("layout", "classic"), ("misere", "yes")) if game is NIM else ()
    with planted(game, **changes) as name:
        report = fuzz(eager(name, options=fixed), games=30)
    assert any(found.check.startswith(check) and message in found.message for found in report.errors), report.errors


def test_fuzzing_stops_when_there_are_enough_defects() -> None:
    with planted(NIM, **nim_that_begins_with(broken)) as name:
        assert fuzz(Plan(name), games=500).games == 20


def test_a_defect_names_game_options_seed_step_and_the_last_actions() -> None:
    with planted(NIM, **nim_that_begins_with(broken)) as name:
        found = fuzz(Plan(name, seed="7", options=(("layout", "small"),)), games=1, first=5).errors[0]
    assert (found.game, found.seed, found.step, found.last) == (name, "7-5", 0, ["seat 1: take 1"])
    assert found.options["layout"] == "small"
    assert found.command == f"tabletome fuzz {name} --seed 7 --first 5 --games 1 --option layout=small"


def test_a_game_can_be_played_again_alone() -> None:
    plan = eager("sealed", seed="x")
    assert play_number(plan, 9) == play_number(plan, 9)
    assert fuzz(plan, games=1, first=9).decisions == play_number(plan, 9).decisions


def test_the_record_of_a_game_with_a_defect_is_kept_and_verifies(tmp_path: Path) -> None:
    with planted(NIM, **nim_that_begins_with(endless)) as name:
        found = fuzz(Plan(name, longest=30, moments=0, keep=tmp_path / "kept"), games=1).errors[0]
        assert found.record is not None
        assert check_file(Path(found.record)).steps == 30


def test_progress_is_told_after_every_game() -> None:
    seen: list[int] = []

    def watch(report: Report) -> None:
        seen.append(report.games)

    fuzz(Plan("nim"), games=3, watch=watch)
    assert seen == [1, 2, 3]


def test_several_processes_find_the_same_as_one() -> None:
    plan = Plan("sealed", seed="jobs")
    assert fuzz(plan, games=12, spread=Spread(2)) == fuzz(plan, games=12)


# Combinations of options


def test_every_combination_of_options_comes_up_in_turn() -> None:
    combinations = Combinations(NimOptions, {}, "0")
    chosen = {combinations.of(number, random.Random()) for number in range(12)}
    assert len(chosen) == 3 * 2 * 2
    assert combinations.of(12, random.Random()) == combinations.of(0, random.Random())


def test_a_fixed_option_stays() -> None:
    combinations = Combinations(SealedOptions, {"players": "3"}, "0")
    assert {combinations.of(number, random.Random()).players for number in range(20)} == {3}


class WideOptions(Options):
    """More combinations than anyone would list, half of which do not go together."""

    players: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    height: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    strict: bool = False

    def check(self) -> None:
        if self.height < self.players:
            raise BadOptions("too low for so many")


def test_where_there_are_too_many_combinations_fitting_ones_are_drawn() -> None:
    combinations = Combinations(WideOptions, {}, "0")
    drawn = [combinations.of(number, random.Random(number)) for number in range(50)]
    assert len(set(drawn)) > 40
    assert combinations.of(0, random.Random(3)) == combinations.of(1, random.Random(3))


def test_options_that_do_not_go_together_are_left_out() -> None:
    combinations = Combinations(WideOptions, {"height": "2"}, "0")
    assert {combinations.of(number, random.Random()).players for number in range(4)} == {1, 2}


@pytest.mark.parametrize(
    ("fixed", "message"),
    [
        ({"height": "1", "players": "2"}, "too low"),
        ({"heigth": "1"}, "there is no option 'heigth'"),
        ({"players": "0"}, "it may be 1 to 100"),
    ],
)
def test_options_that_never_fit_are_refused_with_the_reason(fixed: dict[str, str], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        Combinations(WideOptions, fixed, "0").of(0, random.Random())
