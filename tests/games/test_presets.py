"""The ways to start that games propose: each leads to a game that can be played, and is said in both languages."""

from __future__ import annotations

import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import LANGUAGES, t, translator

PRESETS = [(game, preset.name) for game in game_names() for preset in find_game(game).presets]


@pytest.mark.parametrize("game", game_names())
def test_a_game_proposes_the_usual_way_first_and_says_how_long_and_heavy_it_is(game: str) -> None:
    found = find_game(game)
    names = [preset.name for preset in found.presets]
    assert names[:2] == ["usual", "first"]
    assert found.minutes is not None
    assert 0 < found.minutes[0] <= found.minutes[1]
    assert found.weight in range(1, 6)


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset_starts_a_game_that_asks_something(game: str, name: str) -> None:
    found = find_game(game)
    preset = next(each for each in found.presets if each.name == name)
    table = Table(found, found.options.read(preset.options), "preset")
    assert table.pending


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset_is_said_in_both_languages(game: str, name: str, language: str) -> None:
    words = translator(language, find_game(game).folder)
    said = {words.say(t(message)) for message in (f"preset-{name}", f"preset-{name}-help")}
    assert len(said) == 2
    assert not said & {f"preset-{name}", f"preset-{name}-help"}
