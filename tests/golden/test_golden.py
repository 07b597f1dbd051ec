"""Recorded games are played again step by step; a change of rules or content shows here first."""

import importlib
from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tabletome.scene import ending
from tests.golden.recorder import FOLDER, Recorder
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
