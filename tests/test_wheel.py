"""What `pip install tabletome` gives: the games, the terminal and the browser client, in an empty environment."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PLAY = """
from tabletome.engine import new_seed
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table

game = find_game("tiny_epic_kingdoms")
table = Table(game, game.options.read({"players": 3}), new_seed())
while table.outcome is None:
    decision = table.pending[0]
    table.play(decision.seat, decision.options[0])
winners: tuple[int, ...] = table.outcome.winners
print(len(winners))
"""


def run(*command: object, cwd: Path, **more: Any) -> str:
    """What a command prints; it has to succeed."""
    ran = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, **more)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return str(ran.stdout)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it depends on, and knows no checkout."""
    if not (ROOT / "web" / "node_modules").exists() and not (ROOT / "web" / "dist").exists():
        pytest.skip("the browser client's packages are not installed")
    folder = tmp_path_factory.mktemp("wheel")
    run(
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        folder,
        ROOT,
        cwd=folder,
    )
    (wheel,) = folder.glob("tabletome-*.whl")
    environment = folder / "empty"
    programs = environment / "bin"
    alone = {**os.environ, "PYTHON": sys.executable, "PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1"}
    run(ROOT / "deploy" / "install.sh", environment, wheel, cwd=folder, env=alone)
    site = Path(run(programs / "python", "-c", "import site; print(site.getsitepackages()[0])", cwd=folder).strip())
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    where = run(programs / "python", "-c", "import tabletome; print(tabletome.__file__)", cwd=folder)
    assert where.startswith(str(environment))
    return programs


def test_a_program_plays_a_game(installed: Path, tmp_path: Path) -> None:
    assert int(run(installed / "python", "-c", PLAY, cwd=tmp_path)) >= 1


def test_a_person_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    told = run(
        installed / "tabletome", "play", "tiny_epic_kingdoms", "--players", "2", cwd=tmp_path, input="1\n1\nquit\nno\n"
    )
    assert "Tiny Epic Kingdoms" in told


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    server = subprocess.Popen(
        [str(installed / "tabletome"), "serve", "--no-open", "--port", "0", "--database", f"sqlite:///{tmp_path}/t.db"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://[\d.]+:\d+", line)
        if found:
            break
    yield found[0] if found else ""
    server.terminate()
    server.wait()
    server.stdout.close()


def test_a_server_opens_the_table_in_a_browser(address: str) -> None:
    with urllib.request.urlopen(f"{address}/") as page:
        html = page.read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', html)
    assert script is not None
    with urllib.request.urlopen(address + script[1]) as code:
        assert code.status == 200
    with urllib.request.urlopen(f"{address}/api/games?lang=ru") as games:
        assert len(json.load(games)) == 5


def test_types_are_there_for_projects_that_use_it(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "project.py").write_text(PLAY)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", installed / "python", "project.py"]
    assert "Success" in run(*mypy, cwd=tmp_path)
    (tmp_path / "project.py").write_text(PLAY.replace("tuple[int, ...]", "str"))
    ran = subprocess.run([str(word) for word in mypy], cwd=tmp_path, capture_output=True, text=True)
    assert "Incompatible types in assignment" in ran.stdout
