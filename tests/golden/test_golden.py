"""Recorded games are played again step by step; a change of rules or content shows here first."""

import importlib
from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tabletome.scene import ending
from tests.golden.recorder import FOLDER, Recorder
from tests.golden.versions import HELP, Noted, changed_silently, not_noted, noted, recorded
from tests.words import assert_written, names_in

GAMES = Path(__file__).parents[1] / "games"
RECORDERS: list[Recorder] = [
    importlib.import_module(f"tests.games.{path.parent.name}.recording").RECORDER
    for path in sorted(GAMES.glob("*/recording.py"))
]


@pytest.mark.parametrize("recorder", RECORDERS, ids=lambda recorder: recorder.game)
def test_every_kind_of_game_is_on_record(recorder: Recorder) -> None:
    assert recorder.missing() == [], f"run: python -m tests.games.{recorder.game}.recording"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_plays_again_as_it_was(path: Path) -> None:
    table = Record.read(path.read_bytes()).table()
    assert table.outcome is not None
    assert_written(table.game, names_in(ending(table.outcome)))


def test_no_recorded_game_has_changed_without_a_raised_version() -> None:
    assert changed_silently(noted(), recorded()) == [], HELP


def test_every_recorded_game_is_noted_under_its_version() -> None:
    assert not_noted(noted(), recorded()) == [], "run: python -m tests.golden.versions"


def test_a_game_recorded_anew_under_the_same_version_is_noticed() -> None:
    """Another move or another state shows; another kind of game does not, nor does a raised version."""
    before = {"nim": Noted("1", {"short": "aa", "long": "bb"})}
    assert changed_silently(before, {"nim": Noted("1", {"short": "aa", "long": "cc"})}) == ["nim/long"]
    assert changed_silently(before, {"nim": Noted("1", {"short": "aa", "long": "bb", "new": "dd"})}) == []
    assert changed_silently(before, {"nim": Noted("2", {"short": "aa", "long": "cc"})}) == []
