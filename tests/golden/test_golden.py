"""Recorded games are played again step by step; a change of rules or content shows here first."""

from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tests.golden.recording import FOLDER, WANTED, missing, records


@pytest.mark.parametrize("game", WANTED)
def test_every_kind_of_game_is_on_record(game: str) -> None:
    assert missing(game) == [], f"run: python -m tests.golden.recording {game}"


@pytest.mark.parametrize(
    "path", [path for game in WANTED for path in records(game)], ids=lambda path: str(path.relative_to(FOLDER))
)
def test_a_recorded_game_plays_again_as_it_was(path: Path) -> None:
    table = Record.read(path.read_bytes()).table()
    assert table.outcome is not None
