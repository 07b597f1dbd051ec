"""The page about adding a game is true: the game that it begins with is listed, sound, readable and can be played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletome import games
from tabletome.bots import SeatView, make_bot
from tabletome.engine import Outcome
from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.research.fuzzing import Plan, fuzz
from tabletome.scene.words import LANGUAGES, translator
from tests.words import written

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = "pig"
LONGEST_EXAMPLE = 75
"""Lines that are not empty."""


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(PAGE.read_text("utf-8")) if kind == language]


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game of the page, put where the page says: into a folder of the games."""
    text = tmp_path / GAME / "text"
    text.mkdir(parents=True)
    (tmp_path / GAME / "__init__.py").write_text(blocks("python")[0], "utf-8")
    for language, words in zip(LANGUAGES, blocks("ftl"), strict=True):
        (text / f"{language}.ftl").write_text(words, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield GAME
    sys.modules.pop(f"tabletome.games.{GAME}", None)


def test_the_example_is_short() -> None:
    assert sum(map(bool, blocks("python")[0].splitlines())) <= LONGEST_EXAMPLE


def test_the_game_is_found_by_its_folder_alone(pig: str) -> None:
    assert pig in game_names()
    assert find_game(pig).name == pig


def test_the_game_is_sound_with_every_number_of_players(pig: str) -> None:
    report = fuzz(Plan(pig), games=12)
    assert report.games == 12
    assert report.errors == []


@pytest.mark.parametrize("bots", [("greedy", "random"), ("mcts:iterations=20", "greedy")])
def test_bots_play_the_game_to_its_end(pig: str, bots: tuple[str, ...]) -> None:
    outcome = played(pig, bots)
    (winner,) = outcome.winners
    assert outcome.scores[winner] >= 10


def played(game: str, bots: tuple[str, ...]) -> Outcome:
    found = find_game(game)
    table = Table(found, found.options.read({"goal": 10}), "a page")
    players = [make_bot(bot, 1) for bot in bots]
    while table.outcome is None:
        seat = table.pending[0].seat
        table.play(seat, players[seat].choose(SeatView.of(table, seat)))
    return table.outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_can_be_read_in_both_languages(pig: str, language: str) -> None:
    game = find_game(pig)
    table = Table(game, game.options.read({}), "a page")
    words = translator(language, game.folder)
    table.play(0, table.pending[0].options[0])
    said = [words.say(game.question(table.state, table.pending[0]).text)]
    said += [words.say(game.narrate(table.state, happened.event).text) for happened in table.events]
    said += [words.say(mat.name) for mat in game.scene(table.state, None).mats]
    assert all(said)
    assert written(game.folder / "text", language).keys() == written(game.folder / "text", "en").keys()


def test_the_ledger_of_the_page_can_be_read() -> None:
    (ledger,) = blocks("yaml")
    read = Ledger.parse(ledger)
    [conflict] = read.conflicts_of("PIG-TURN-01")
    assert (conflict.basis, conflict.reading_in("ru")[:2]) == ("decision", "Да")
    assert read.rule("PIG-TURN-01").text_in("ru").startswith("Единица")
