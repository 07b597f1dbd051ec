"""What a quest shows and says before it begins."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.content.quests import layout_of, quest, quest_names
from tabletome.games.sword_and_sorcery.view.maps import DARK, LIT, QUEST_MAPS, STARTS
from tabletome.scene import translator

ENGLISH = translator("en", GAME.folder)


def test_a_map_shows_every_area_and_lights_what_no_door_parts_from_the_start() -> None:
    drawn, plan = QUEST_MAPS["quest-first-breath"](), layout_of("first-breath")
    lit, dark = (drawn.count(f'fill="{colour}"') for colour in (LIT, DARK))
    assert lit + dark == plan.size
    assert (lit, drawn.count(STARTS)) == (2, len(quest("first-breath").start))


def test_every_quest_has_a_map_and_says_its_goal() -> None:
    assert QUEST_MAPS.keys() == {f"quest-{name}" for name in quest_names()}
    for name in quest_names():
        sheet = GAME.foretold(GAME.options.read({"quest": name}))
        assert ENGLISH.say(sheet.notes[0].text) == quest(name).goal[0]
