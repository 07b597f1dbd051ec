"""The examples run as they are printed."""

from __future__ import annotations

import importlib.util
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from unittest.mock import MagicMock

import numpy as np
import pytest

from examples import agents, alphazero, language_model

EXAMPLES = Path(agents.__file__).parent
PAGE = EXAMPLES.parent / "docs" / "research.md"


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("agents", ["--games", "2"], "rules of thumb: "),
        ("language_model", ["--game", "battlelore", "--moves", "12"], "12 moves played"),
        (
            "alphazero",
            ["--lessons", "2", "--games", "1", "--iterations", "4", "--longest", "30", "--matches", "2"],
            "with advice: ",
        ),
    ],
)
def test_an_example_runs(
    name: str, given: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *given])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert told in capsys.readouterr().out


def test_rules_of_thumb_beat_chance() -> None:
    had = [agents.play("tiny_epic_kingdoms", number) for number in range(12)]
    assert sum(each["rules of thumb"] for each in had) > sum(each["random"] for each in had)


@pytest.mark.parametrize(
    ("answers", "chosen", "asked"),
    [(["2"], 2, 1), (["I take 1."], 1, 1), (["the best", "3"], 3, 2), (["9", "none"], 0, 2)],
)
def test_a_model_that_answers_nonsense_is_asked_again_once(answers: list[str], chosen: int, asked: int) -> None:
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return answers[len(prompts) - 1]

    assert language_model.choose(model, "a position", 4) == chosen
    assert len(prompts) == asked


def test_the_network_goes_downhill() -> None:
    dice = np.random.default_rng(1)
    network = alphazero.Network(5, 3, seed=2)
    for name in ("score", "worth"):
        network.weights[name] = (dice.standard_normal(alphazero.WIDTH) / 8).astype(np.float32)
    features, options = dice.standard_normal(5).astype(np.float32), dice.standard_normal((4, 3)).astype(np.float32)
    position = alphazero.Position(features, options, np.array([0.7, 0.1, 0.2, 0.0], np.float32), 1.0)

    def loss() -> float:
        chances, worth = network.chances(features, options), network.worth(features)
        return float(-(position.tried * np.log(chances)).sum() - np.log(worth))

    for name, slopes in network.gradients(position).items():
        place = np.unravel_index(np.abs(slopes).argmax(), slopes.shape)
        was, nudge = loss(), 1e-2
        network.weights[name][place] += nudge
        assert (loss() - was) / nudge == pytest.approx(slopes[place], rel=0.1, abs=1e-3), name
        network.weights[name][place] -= nudge
    before = loss()
    for _ in range(50):
        network.learn([position])
    assert loss() < 0.75 * before


def test_the_search_listens_to_the_network() -> None:
    """One that is trusted wholly and holds everything but the last option for folly has its way below the root."""
    plain = alphazero.new_game(alphazero.Task(3, alphazero.Network(1, 1), 0, 1, 100))
    network = alphazero.Network(len(plain.encoding.feature_names), len(plain.encoding.option_names))
    view = alphazero.Advised(8, "1", network, 0.5)._advised(plain)
    assert plain.decision is not None
    assert view.instinct is not None
    own, advised = plain.game.instinct, view.instinct(plain.state, plain.decision)
    assert own is not None
    weights = np.array(own(plain.state, plain.decision))
    even = np.full(len(weights), 1 / len(weights))
    assert advised == pytest.approx(list(0.5 * weights / weights.sum() + 0.5 * even), rel=1e-4)
    assert view.evaluate(plain.state, 0) == pytest.approx(0.5 * plain.game.evaluate(plain.state, 0) + 0.25, rel=1e-4)


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_the_ppo_learner_runs_and_tests_itself() -> None:
    """Through school and after it, with one actor in a process of its own."""
    given = "--minutes 0.05 --school 0.5 --actors 1 --steps 16 --games 2 --bots instinct"
    done = subprocess.run([sys.executable, EXAMPLES / "ppo.py", *given.split()], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "agrees" in done.stdout
    assert "entropy" in done.stdout
    assert re.search(r"% of 2 games against instinct", done.stdout)


def test_the_notebook_runs_from_its_first_cell_to_its_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without Jupyter; where there is no Matplotlib a stand-in takes the drawings."""
    monkeypatch.setenv("GAMES", "3")
    monkeypatch.setenv("JOBS", "1")
    drawing = MagicMock()
    drawing.subplots.side_effect = lambda **_: (drawing.figure, drawing.axes)
    monkeypatch.setitem(sys.modules, "matplotlib", MagicMock(pyplot=drawing))
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", drawing)
    notebook = json.loads((EXAMPLES / "balance.ipynb").read_text("utf-8"))
    space: dict[str, object] = {"__name__": "notebook"}
    for cell in notebook["cells"]:
        assert not cell.get("outputs"), "a notebook is kept without what it printed"
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), space)
    factions = capsys.readouterr().out.splitlines()
    assert 3 <= len(factions) <= 9
    names = drawing.axes.set_yticks.call_args.args[1]
    assert len(names) == len(factions)
    assert drawing.show.call_count == 2


def test_the_code_of_the_page_for_programs_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    ran = subprocess.run([sys.executable, "-c", "\n".join(blocks)], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
