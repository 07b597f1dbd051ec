"""Networks learn from a teacher, play what they learned, and a training that was stopped goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from tabletome.bots import SeatView, make_bot
from tabletome.bots.network import BadNetwork, Network
from tabletome.cli import main
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.research import tournament
from tabletome.research.parallel import ONE_PROCESS
from tabletome.research.tournament import Plan
from tabletome.research.training import Course, Finished, train
from tabletome.research.training.fitting import Fitting
from tabletome.research.training.lessons import Lessons

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
    lessons = Lessons(rng.standard_normal((1500, 10)).astype(np.float16), counts, noise, signs, target)
    fit = Fitting(lessons, ["a", "b"], 0, seed=1).fit(20, lambda _: None)
    assert fit.agreement > 0.7  # one in four at random


def parts(rows: np.ndarray, counts: np.ndarray) -> list[np.ndarray]:
    return np.split(rows, np.cumsum(counts)[:-1])


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
    words = f"train {KINGDOMS} --teacher instinct --games 1 --rounds 1 --epochs 1 --jobs 1 --json --players 2"
    with pytest.raises(SystemExit) as left:
        main([*words.split(), "--folder", str(tmp_path), "--out", str(tmp_path / "it.npz")])
    assert left.value.code in (0, None)
    assert json.loads(capsys.readouterr().out)[0]["round"] == 1
    assert Network.load(tmp_path / "it.npz").verbs


def test_the_network_of_the_kingdoms_holds_its_own_against_a_look_ahead() -> None:
    """It wins seven of ten games against greedy; a broken one wins none."""
    plan = Plan(KINGDOMS, ("learned", "greedy"), (("players", 2),), seed="strength")
    standings = tournament.standings(plan, tournament.hold(plan, 8, ONE_PROCESS), [])
    assert standings.bots[0].wins >= 3, standings.bots


def test_a_search_begins_with_what_the_network_holds_likely() -> None:
    view = SeatView.of(table_of_two(), 0)
    by_network = [each.action for each in make_bot("learned", 1).weigh(view)]
    search = make_bot("mcts:iterations=1,prior=learned", 1)
    assert search.weigh(view)[0].action == by_network[0]
