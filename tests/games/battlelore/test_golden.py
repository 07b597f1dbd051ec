"""Recorded games are played again step by step; a change of rules or content shows here first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tests.games.battlelore.recording import FOLDER, missing


def test_every_adventure_and_every_way_of_ending_is_on_record() -> None:
    assert missing() == [], "run: python -m tests.games.battlelore.recording"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_game_plays_again_as_it_was(path: Path) -> None:
    table = Record.read(path.read_bytes()).table()
    assert table.outcome is not None
