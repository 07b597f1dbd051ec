"""What a scenario shows and says before it begins."""

from __future__ import annotations

import re

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.view.maps import MONSTERS, SCENARIO_MAPS, STARTS
from tabletome.scene import translator

ENGLISH = translator("en", GAME.folder)


@rule("GH-PAGE-04", "GH-AREA0-01")
@pytest.mark.parametrize(("name", "number"), [("black-barrow", 1), ("inox-encampment", 3)])
def test_a_map_shows_every_hex_and_of_what_stands_there_only_the_first_room(name: str, number: int) -> None:
    plan, drawn = layout(number), SCENARIO_MAPS[f"scenario-{name}"]()
    assert len(re.findall(r"M-?[\d.]+ -?[\d.]+L", drawn)) >= len(plan.hexes)
    first = [spot for spot in plan.spots if plan.room_of[spot.at] in plan.first_rooms]
    assert 0 < len(first) < len(plan.spots) or plan.rooms == 1
    assert drawn.count(MONSTERS) == len(first)
    assert drawn.count(STARTS) == len(plan.start)


def test_a_random_dungeon_has_no_map_before_it_is_played() -> None:
    names = {f"scenario-{each}" for each in GAME.options.info("scenario").values}
    assert SCENARIO_MAPS.keys() < names
    assert all(len(layout(number).hexes) > 0 for number in (1, 2, 3))


@rule("GH-PAGE-01")
def test_the_goal_and_the_rooms_are_told_and_a_campaign_names_no_scenario() -> None:
    def said(**options: object) -> list[str]:
        return [ENGLISH.say(note.text) for note in GAME.foretold(GAME.options.read(options)).notes]

    assert said(scenario="black-barrow") == ["To win: kill all enemies", "3 rooms, 2 doors"]
    assert said(scenario="inox-encampment", players=3)[0] == "To win: kill 15 enemies"
    assert said(campaign=True) == []
