"""The drawings of adventures for the form of a new table show the adventures as they are."""

from __future__ import annotations

import pytest

from scripts.draw_battlefields import ARMIES, FOLDER, GROUND, battlefield
from tabletome.games.battlelore.content.adventures import adventures


@pytest.mark.parametrize("name", adventures())
def test_every_adventure_has_a_drawing_of_its_own_battlefield(name: str) -> None:
    drawn = (FOLDER / f"adventure-{name}.svg").read_text("utf-8")
    assert drawn == battlefield(adventures()[name]), "run python -m scripts.draw_battlefields"


def test_a_battlefield_shows_every_hex_and_every_unit() -> None:
    adventure = adventures()["agincourt"]
    drawn = battlefield(adventure)
    grounds = [line for line in drawn.split("<path ") if any(colour in line for colour in GROUND.values())]
    assert sum(line.count("M") for line in grounds) == len(adventure.terrain)
    for side, colour in enumerate(ARMIES):
        assert drawn.count(colour) == sum(unit.side == side for unit in adventure.units)
    assert {adventure.terrain[0] for adventure in adventures().values()} <= GROUND.keys()
