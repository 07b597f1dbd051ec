"""What bots of the games that are won together tell their partners, and what they can be asked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabletome.bots import SeatView, make_bot
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import LANGUAGES, translator

TOGETHER: dict[str, dict[str, Any]] = {
    "gloomhaven": {"players": 2},
    "mage_knight": {"players": 2, "scenario": "full-cooperation"},
    "sword_and_sorcery": {"players": 2},
}
DECISIONS = 60


def remarks(name: str) -> list[tuple[str, str, str]]:
    """What is decided, the option, and what is said of it in either language."""
    game = find_game(name)
    table: Table[Any] = Table(game, game.options.read(TOGETHER[name]), "partners", listening=False)
    bot, said = make_bot("instinct", 1), []
    for _ in range(DECISIONS):
        if not table.pending:
            break
        decision = table.pending[0]
        option = bot.choose(SeatView.of(table, decision.seat))
        intent = game.intent(table.state, decision, option)
        if intent is not None:
            said += [(decision.kind, str(option), translator(each, game.folder).say(intent)) for each in LANGUAGES]
        table.play(decision.seat, option)
    return said


@pytest.mark.parametrize("name", TOGETHER)
def test_bots_say_what_they_mean_to_do(name: str) -> None:
    said = remarks(name)
    assert said
    assert all(words and "intent-" not in words for _, _, words in said)


def test_in_gloomhaven_nobody_names_a_card_or_a_number_on_it() -> None:
    """Monsters have numbers on their stands, which all see; cards have names and initiatives. GH-SELECT-02, 04"""
    game = find_game("gloomhaven")
    for kind, option, words in remarks("gloomhaven"):
        if kind != "select" or not option.startswith("play"):
            continue
        for card in option.split()[1:]:
            for language in LANGUAGES:
                assert translator(language, game.folder).message(f"card-{card}") not in words
        assert not re.search(r"\d\d", words)
        assert re.search("early|middle|late|рано|середине|поздно", words)


@pytest.mark.parametrize("name", game_names())
def test_all_games_that_are_won_together_can_be_asked_for_the_same_things(name: str) -> None:
    game = find_game(name)
    assert list(game.requests) == (["help", "go-ahead", "hold"] if name in TOGETHER else [])
    table: Table[Any] = Table(game, game.options.read(TOGETHER.get(name, {})), "asked", listening=False)
    met: set[str] = set()
    for _ in range(80):
        if table.pending:
            met |= game.aspects(table.state, 0).keys()
            table.play(table.pending[0].seat, table.pending[0].options[0])
    liked = {aspect for likes in game.requests.values() for aspect in likes}
    assert liked - met <= {"cities"}, "as the aspects are called"
