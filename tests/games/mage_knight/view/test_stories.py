"""Stories: every scenario begins and ends with words of its own, and the log tells them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.scene import LANGUAGES, t, translator, view
from tests.words import names_in, written

GOLDEN = Path(__file__).parents[3] / "golden" / "mage_knight"
SENTENCE = re.compile(r"[.!?…][»”\"]?(?=\s|$)")
PAGES = {f"story-{scenario}{end}" for scenario in SCENARIOS for end in ("", "-won", "-lost")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scenario_and_no_end_is_without_words(language: str) -> None:
    told = {name for name in written(GAME.folder / "text", language) if name.startswith("story-")}
    assert told == PAGES
    words = translator(language, GAME.folder)
    for page in PAGES:
        assert 2 <= len(SENTENCE.findall(words.say(t(page)))) <= 6, page


@pytest.mark.parametrize(("record", "end"), [("ends-by-the-mission", "won"), ("ends-by-time", "lost")])
def test_a_game_is_told_from_its_beginning_to_the_end_that_it_had(record: str, end: str) -> None:
    table = Record.read((GOLDEN / f"{record}.json").read_bytes()).table()
    name = table.state.scenario
    told = [names_in(entry.steps) for entry in view(table, 0).log if entry.kind == "story"]
    found = [{"city-found-means"}] if end == "won" else []
    assert told == [{f"story-{name}"}, *found, {f"story-{name}-{end}"}]
