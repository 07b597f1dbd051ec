"""People are asked where there is something to decide, and hardly ever elsewhere."""

import pytest

from scripts.clicks import count
from tabletome.engine.registry import game_names

MOST_CLICKS = 1.1
"""For each decision."""


@pytest.mark.parametrize("game", game_names())
def test_clicks_are_decisions(game: str) -> None:
    told = count(game, games=1, longest=120)
    assert told.decisions > 20
    assert told.ratio <= MOST_CLICKS, told.idle
