"""Every game says the same in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.scene.words import SHARED_TEXT
from tests.words import assert_written, written

EITHER = "either-language"
"""The one message that takes another variable in each language: words of content files, which have both."""

every_game = pytest.mark.parametrize("name", game_names())


@pytest.mark.parametrize("name", ["shared", *game_names()])
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    folder = SHARED_TEXT if name == "shared" else find_game(name).folder / "text"
    english, russian = written(folder, "en"), written(folder, "ru")
    assert english.keys() == russian.keys()
    differ = {message for message in english if english[message] != russian[message]}
    assert differ <= {EITHER}


@every_game
def test_a_game_its_options_and_its_actions_have_words(name: str) -> None:
    game = find_game(name)
    assert_written(game, {"game", "game-about"})
    assert_written(game, set(options_in_words(name)))


def options_in_words(name: str) -> Iterator[str]:
    """The messages of a game's options and of the ways to start it."""
    for preset in find_game(name).presets:
        yield f"preset-{preset.name}"
        yield f"preset-{preset.name}-help"
    for option in find_game(name).options.infos():
        yield f"option-{option.name}"
        yield f"option-{option.name}-help"
        for value in option.values:
            yield f"option-{option.name}-{ {True: 'yes', False: 'no'}.get(value, value) }"
