"""The examples run as they are printed."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from examples import agents, language_model

EXAMPLES = Path(agents.__file__).parent
PAGE = EXAMPLES.parent / "docs" / "research.md"


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("agents", ["--games", "2"], "rules of thumb: "),
        ("language_model", ["--game", "battlelore", "--moves", "12"], "12 moves played"),
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


def test_the_code_of_the_page_for_programs_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    ran = subprocess.run([sys.executable, "-c", "\n".join(blocks)], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
