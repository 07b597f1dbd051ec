"""The goal of a quest calls places as the map, the choices and the log do."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.content.quests import layout_of, quest, quest_names
from tabletome.scene import LANGUAGES, t, translator

PLACES = re.compile(r"\(([^()\d]+) (\d+(?:(?:, | and | и )\d+)*)\)")
"""A name and the numbers of areas so called: (village 1, 3 and 13)."""


def places(goal: str) -> Iterator[tuple[str, int]]:
    for name, numbers in PLACES.findall(goal):
        yield from ((name, int(number)) for number in re.findall(r"\d+", numbers))


@pytest.mark.parametrize("name", quest_names())
def test_a_goal_calls_places_as_the_map_does(name: str) -> None:
    layout = layout_of(name)
    for language, goal in zip(LANGUAGES, quest(name).goal, strict=True):
        words = translator(language, GAME.folder)
        on_map = {layout.numbers[area]: words.say(t(f"place-{layout.place(area)}")) for area in range(layout.size)}
        told = list(places(goal))
        assert len(told) == len(re.findall(r"\d+", goal)), "every number stands behind the name of its place"
        assert [(place, number) for place, number in told if on_map[number] != place] == []


def test_some_goals_name_places() -> None:
    assert sum(len(list(places(quest(name).goal[0]))) for name in quest_names()) >= 5
