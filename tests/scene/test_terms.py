"""Terms inside texts: found, and explained by the game that uses them."""

from __future__ import annotations

import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.scene import LANGUAGES, translator
from tabletome.scene.terms import Mention, mentioned, parts_of
from tabletome.scene.words import text_files


def test_a_text_falls_into_words_and_mentions() -> None:
    said = "Attack 2, [[stun]]: the target is [[stun|stunned]]."
    assert list(parts_of(said)) == [
        "Attack 2, ",
        Mention("stun", ""),
        ": the target is ",
        Mention("stun", "stunned"),
        ".",
    ]


@pytest.mark.parametrize("said", ["no terms", "[one bracket]", "[[", "[[a|b|c]]", "[[]]"])
def test_what_is_no_mention_stays_as_it_is(said: str) -> None:
    assert list(parts_of(said)) == [said]


def test_an_empty_text_has_no_parts() -> None:
    assert list(parts_of("")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_term_that_a_games_texts_mention_is_in_its_glossary(name: str, language: str) -> None:
    game = find_game(name)
    known = {term.id for term in game.terms()}
    for path in text_files(game.folder / "text", language):
        named = {term for term in mentioned(path.read_text("utf-8")) if "{" not in term}
        assert named <= known, path.name


@pytest.mark.parametrize("name", game_names())
def test_every_term_has_words_in_both_languages(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        words = translator(language, game.folder)
        for term in game.terms():
            for text in filter(None, (term.name, term.text)):
                assert words.say(text) != text.name, term.id
