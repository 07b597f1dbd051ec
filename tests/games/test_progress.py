"""How far a game has come: told from its beginning to its end, never more than all of it, in both languages."""

from __future__ import annotations

import random

import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import LANGUAGES, translator

MOVES = 150
AT_FIRST = {
    "battlelore": "banners 0 : 0",
    "gloomhaven": "room 1 of 3",
    "mage_knight": "Round 1 of 6: Day",
    "sword_and_sorcery": "",
    "tiny_epic_kingdoms": "tower 0 of 6",
}


@pytest.mark.parametrize("name", game_names())
def test_a_game_tells_how_far_it_has_come(name: str) -> None:
    game, dice = find_game(name), random.Random(name)
    table = Table(game, game.options.read(dict(game.presets[0].options)), "progress")
    words = {language: translator(language, game.folder) for language in LANGUAGES}
    told = []
    for _ in range(MOVES):
        come = game.progress(table.state)
        if come is not None:
            assert 0 <= come.value <= come.most
            for language in LANGUAGES:
                said = words[language].say(come.text)
                assert said
                assert "progress-" not in said
            told.append(words["en"].say(come.text))
        if table.outcome is not None:
            break
        decision = table.pending[0]
        table.play(decision.seat, dice.choice(decision.options))
    assert told[0].startswith(AT_FIRST[name])


def test_the_city_and_a_random_dungeon_have_no_last_room() -> None:
    game = find_game("gloomhaven")
    for options in ({"campaign": True}, {"scenario": "random-dungeon"}):
        table = Table(game, game.options.read(options), "progress")
        assert game.progress(table.state) is None
