"""Networks learn from a teacher, play what they learned, and a training that was stopped goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from tabletome.bots import SeatView, make_bot
from tabletome.bots.network import LAYERS, BadNetwork, Network
from tabletome.cli import main
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.research import tournament
from tabletome.research.parallel import ONE_PROCESS
from tabletome.research.tournament import Plan
from tabletome.research.training import Course, Finished, Practice, practise, train
from tabletome.research.training.descent import Batch, slopes, think
from tabletome.research.training.fitting import Fitting, new_layers
from tabletome.research.training.lessons import Lessons, Seen, options_of
from tabletome.research.training.practice import CLIP, UNDECIDED, Judge, Lesson, credited, policy_slopes

KINGDOMS = "tiny_epic_kingdoms"
COURSE = Course(KINGDOMS, "greedy:worlds=1", games=2, rounds=2, epochs=8, players=(2, 3))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Finished]]:
    folder = tmp_path_factory.mktemp("training")
    return folder, train(COURSE, folder, ONE_PROCESS)


def table_of_two() -> Table[Any]:
    game = find_game(KINGDOMS)
    return Table(game, game.options.read({"players": 2}), "a seed")


def test_a_network_comes_to_choose_as_its_teacher(trained: tuple[Path, list[Finished]]) -> None:
    first, second = trained[1]
    assert second.decisions > first.decisions > 50
    assert second.agreement > 0.35  # at random about one in ten


def test_a_network_learns_what_decides_whatever_else_it_sees() -> None:
    """Right is always the option whose second sign is highest."""
    rng = np.random.default_rng(1)
    counts = rng.integers(2, 9, 1500).astype(np.int32)
    signs = rng.standard_normal((int(counts.sum()), 6)).astype(np.float16)
    target = np.concatenate([np.eye(len(part), dtype=np.float16)[part[:, 1].argmax()] for part in parts(signs, counts)])
    noise = rng.standard_normal((len(signs), 10)).astype(np.float16)
    seen = Seen(rng.standard_normal((1500, 10)).astype(np.float16), counts, noise, signs)
    lessons = Lessons(seen, target)
    fit = Fitting(lessons, ["a", "b"], 0, seed=1).fit(20, lambda _: None)
    assert fit.agreement > 0.7  # one in four at random


def parts(rows: np.ndarray, counts: np.ndarray) -> list[np.ndarray]:
    return np.split(rows, np.cumsum(counts)[:-1])


def a_batch(rng: np.random.Generator, counts: list[int]) -> Batch:
    options = sum(counts)
    first = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
    owner = np.repeat(np.arange(len(counts)), counts)
    position, changes, signs = (rng.standard_normal((many, 3), np.float32) for many in (len(counts), options, options))
    return Batch(position, changes, signs, first, owner)


def test_practice_makes_likelier_what_went_well_and_goes_on_exactly_uphill() -> None:
    """The written out gradient is that of the objective: gains times how much likelier, plus indecision."""
    rng = np.random.default_rng(3)
    batch = a_batch(rng, [3, 2, 4])
    layers = new_layers(3, 3, rng)
    before = np.log(think(layers, batch).shares)
    taken, gain = np.array([1, 0, 3], np.int32), np.array([0.7, -0.4, 0.2], np.float32)
    lesson = Lesson(taken, before[batch.first + taken].astype(np.float32), gain)
    found = slopes(layers, batch, think(layers, batch), policy_slopes(batch, think(layers, batch), lesson)[0])

    def objective() -> float:
        shares = think(layers, batch).shares.astype(np.float64)
        ratio = np.exp(np.log(shares[batch.first + taken]) - lesson.log_share)
        return float((ratio * gain).mean() - UNDECIDED * (shares * np.log(shares)).sum() / 3)

    for name, slope in found.items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        was, nudge = objective(), np.float32(3e-3)
        layers[name][place] += nudge
        assert (objective() - was) / nudge == pytest.approx(-slope[place], rel=0.1, abs=2e-4), name
        layers[name][place] -= nudge


def test_what_has_become_much_likelier_already_is_left_alone() -> None:
    rng = np.random.default_rng(3)
    batch = a_batch(rng, [2])
    thought = think(new_layers(3, 3, rng), batch)
    longer_ago = np.log(thought.shares[[0]] / (1 + 2 * CLIP)).astype(np.float32)
    for gain, moves in ((1.0, False), (-1.0, True)):
        lesson = Lesson(np.array([0], np.int32), longer_ago, np.array([gain], np.float32))
        assert (abs(policy_slopes(batch, thought, lesson)[0]) > 0.01).any() == moves


def test_a_gain_is_credited_to_what_led_to_it() -> None:
    reward, foreseen = np.array([0, 0, 1], np.float32), np.zeros(3, np.float32)
    gains = credited(reward, foreseen)
    assert 0.8 < gains[0] < gains[1] < gains[2] == 1
    assert abs(credited(reward, np.array([0.990025, 0.995, 1], np.float32))).max() < 1e-6  # nothing is a surprise


def test_the_judge_learns_what_positions_are_worth() -> None:
    rng = np.random.default_rng(5)
    judge = Judge(4, rng)
    positions = rng.standard_normal((256, 4)).astype(np.float32)
    worth = np.abs(positions[:, 0]) - positions[:, 1]
    for _ in range(800):
        judge.learn(positions, worth)
    assert np.abs(judge.foresee(positions) - worth).mean() < 0.2


def test_practice_goes_on_where_it_stopped(trained: tuple[Path, list[Finished]], tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    shutil.copyfile(trained[1][-1].file, file)
    practice = Practice(KINGDOMS, str(file), ("instinct", "self"), players=(2,))
    first = practise(practice, 1, 2, ONE_PROCESS)
    kept = Network.load(file)
    assert any((kept.layers[name] != Network.load(Path(trained[1][-1].file)).layers[name]).any() for name in LAYERS)
    heard: list[int] = []
    both = practise(practice, 2, 2, ONE_PROCESS, heard.append)
    assert both[0] == first[0]
    assert heard == [2]
    assert [each.games for each in both] == [2, 2]
    assert all(0 < each.entropy < 4 for each in both)
    assert practise(practice, 2, 2, ONE_PROCESS, heard.append) == both


def test_what_was_learned_is_played_to_the_end(trained: tuple[Path, list[Finished]]) -> None:
    table = table_of_two()
    bots = [make_bot(f"learned:file={trained[1][-1].file}", seat) for seat in range(2)]
    while table.pending:
        decision = table.pending[0]
        weighed = bots[decision.seat].weigh(SeatView.of(table, decision.seat))
        assert sum(each.value for each in weighed) == pytest.approx(1)
        table.play(decision.seat, weighed[0].action)
    assert table.outcome is not None


def test_a_training_goes_on_where_it_stopped(trained: tuple[Path, list[Finished]]) -> None:
    folder, finished = trained
    games = folder / "round-2.games"
    whole = games.read_bytes()
    games.write_bytes(whole[: len(whole) // 2])
    heard: list[tuple[int, str, int]] = []
    again = train(COURSE, folder, ONE_PROCESS, lambda *what: heard.append(what))
    assert [each.decisions for each in again] == [each.decisions for each in finished]
    assert games.read_bytes() == whole
    assert heard[-1] == (2, "epochs", COURSE.epochs)


def test_a_network_for_other_features_is_refused(trained: tuple[Path, list[Finished]], tmp_path: Path) -> None:
    network = Network.load(Path(trained[1][-1].file))
    network.features += 1
    network.save(tmp_path / "other.npz")
    view = SeatView.of(table_of_two(), 0)
    with pytest.raises(BadNetwork, match="fitted to other features"):
        make_bot(f"learned:file={tmp_path / 'other.npz'}").weigh(view)
    with pytest.raises(BadNetwork, match="tabletome train"):
        make_bot(f"learned:file={tmp_path / 'none.npz'}").weigh(view)
    (tmp_path / "bad.npz").write_bytes(b"PK nothing")
    with pytest.raises(BadNetwork, match="holds no network"):
        make_bot(f"learned:file={tmp_path / 'bad.npz'}").weigh(view)


def test_the_command_trains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        f"train {KINGDOMS} --teacher instinct --games 1 --rounds 1 --epochs 1 --jobs 1 --json --players 2 "
        "--practice 1 --own-games 1 --against random"
    )
    with pytest.raises(SystemExit) as left:
        main([*words.split(), "--folder", str(tmp_path), "--out", str(tmp_path / "it.npz")])
    assert left.value.code in (0, None)
    told = json.loads(capsys.readouterr().out)
    assert (told[0]["round"], told[1]["generation"]) == (1, 1)
    assert Network.load(tmp_path / "it.npz").verbs


def test_the_network_of_the_kingdoms_holds_its_own_against_a_look_ahead() -> None:
    """It wins four of five games against greedy; a broken one wins none."""
    plan = Plan(KINGDOMS, ("learned", "greedy"), (("players", 2),), seed="strength")
    standings = tournament.standings(plan, tournament.hold(plan, 8, ONE_PROCESS), [])
    assert standings.bots[0].wins >= 3, standings.bots


def test_a_search_begins_with_what_the_network_holds_likely() -> None:
    view = SeatView.of(table_of_two(), 0)
    by_network = [each.action for each in make_bot("learned", 1).weigh(view)]
    search = make_bot("mcts:iterations=1,prior=learned", 1)
    assert search.weigh(view)[0].action == by_network[0]


def test_values_with_a_bar_between_them_take_turns() -> None:
    given = (("adventure", "agincourt|patay"), ("councils", "custom"))
    assert [options_of(given, (), number)["adventure"] for number in range(3)] == ["agincourt", "patay", "agincourt"]
    assert options_of(given, (2, 3), 1) == {"adventure": "patay", "councils": "custom", "players": 3}


def test_practice_ends_when_its_time_is_up(trained: tuple[Path, list[Finished]], tmp_path: Path) -> None:
    file = tmp_path / "practice.npz"
    shutil.copyfile(trained[1][-1].file, file)
    practice = Practice(KINGDOMS, str(file), ("instinct",), players=(2,))
    assert len(practise(practice, 50, 1, ONE_PROCESS, seconds=1e-6)) == 1
