"""Games as Parquet files: what is written can be read, made again and trusted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tabletome.cli import main
from tabletome.engine import seeded
from tabletome.engine.registry import find_game
from tabletome.engine.run import Run

datasets = pytest.importorskip("tabletome.research.datasets")

GAME = "tiny_epic_kingdoms"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    with pytest.raises(SystemExit) as left:
        main(["export", GAME, "--games", "3", "--bot", "random", "--option", "players=2", "--out", str(folder)])
    assert left.value.code == 0
    return folder


def test_every_decision_of_every_game_is_a_row(written: Path) -> None:
    data = datasets.read(written)
    assert sorted(set(data.game.tolist())) == [0, 1, 2]
    assert data.features.shape == (len(data.game), len(data.provenance.features))
    assert set(data.payoff.tolist()) <= {0.0, 0.5, 1.0}
    for number in range(3):
        assert data.step[data.game == number].tolist() == list(range((data.game == number).sum()))


def test_rows_lead_through_the_game_that_they_tell(written: Path) -> None:
    data, game = datasets.read(written), find_game(GAME)
    run = Run(game, game.setup(game.options.read({"players": 2}), seeded("0-1")))
    for row in np.flatnonzero(data.game == 1):
        assert run.decision is not None
        assert game.features is not None
        assert (run.decision.seat, run.decision.kind) == (data.seat[row], data.kind[row])
        assert [str(option) for option in run.decision.options] == data.options[row]
        assert data.features[row].tolist() == pytest.approx(list(game.features.of(run.state, run.decision.seat)))
        run.play(run.decision.options[data.chosen[row]])
    assert run.outcome is not None
    mine = data.game == 1
    assert {int(seat): float(data.payoff[mine & (data.seat == seat)][0]) for seat in (0, 1)} == {
        seat: pytest.approx(run.outcome.payoff(seat)) for seat in (0, 1)
    }


def test_the_provenance_says_how_to_make_it_again(written: Path, tmp_path: Path) -> None:
    kept = datasets.read(written).provenance
    plan = datasets.Plan(kept.game, kept.bot, tuple(kept.options.items()), kept.seed)
    datasets.export(plan, 3, tmp_path)
    assert (datasets.read(tmp_path).features == datasets.read(written).features).all()


def test_files_from_elsewhere_are_refused(tmp_path: Path) -> None:
    with pytest.raises(datasets.BadDataset, match="no Parquet files"):
        datasets.read(tmp_path)
    (tmp_path / "some.parquet").write_bytes(b"nothing of the kind")
    with pytest.raises(datasets.BadDataset, match="cannot be read"):
        datasets.read(tmp_path)
