"""The coach in the terminal: once for each kind of decision, again when asked, silent when told to be."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tabletome.bots import make_bot
from tabletome.cli.play import first_game
from tabletome.cli.terminal.playing import play_to_the_end
from tabletome.cli.terminal.session import Session
from tabletome.cli.terminal.terminal import Terminal
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table

WAR = "Divide six resources among"
EXAMPLE = "Example: 2 mana, 1 ore and 3 food"


@pytest.fixture(autouse=True)
def _with_a_memory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def typed(*lines: str) -> str:
    """A game in which these lines are typed, and what was printed."""
    game, waiting, out = find_game("tiny_epic_kingdoms"), [*lines, "q", "n"], io.StringIO()
    console = Console(file=out, width=200, color_system=None, markup=False, highlight=False)
    terminal = Terminal(console, lambda _: waiting.pop(0), plain=True, interactive=False)
    table = Table(game, game.options.read({"players": 2}), "coach")
    play_to_the_end(Session(table, terminal, bots={1: make_bot("instinct", 1)}, coach=True))
    return out.getvalue()


def test_a_kind_is_explained_when_it_is_first_met_and_not_again() -> None:
    first = typed("1")
    assert first.count(WAR) == 1
    assert EXAMPLE in first
    assert WAR not in typed("1")


def test_it_is_explained_again_when_asked() -> None:
    typed("1")
    assert typed("1", "e").count(WAR) == 1
    assert typed("1", "у").count(WAR) == 1


def test_the_coach_can_be_silenced_and_called_back() -> None:
    assert "The coach is silent" in typed("e off")
    assert WAR not in typed("1")
    assert WAR in typed("e again", "1")


def first_time(*, interactive: bool = True, **given: str) -> dict[str, object]:
    """The options of a new game of a person who wishes these."""
    console = Console(file=io.StringIO(), width=200)
    terminal = Terminal(console, lambda _: "", plain=True, interactive=interactive)
    return first_game(terminal, "en", find_game("mage_knight"), dict(given))


def test_the_first_game_is_the_one_that_the_book_recommends_and_the_second_the_usual() -> None:
    assert first_time()["scenario"] == "first-reconnaissance"
    assert first_time() == {}


def test_whoever_wishes_something_or_is_a_program_gets_it() -> None:
    assert first_time(interactive=False) == {}
    assert first_time(scenario="solo-conquest") == {"scenario": "solo-conquest"}
    assert first_time() == {}
