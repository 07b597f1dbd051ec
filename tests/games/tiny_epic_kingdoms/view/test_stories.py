"""Stories: every people has words for its arrival and its triumph, and the log tells them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.scene import LANGUAGES, t, translator, view
from tests.words import names_in, written

GOLDEN = Path(__file__).parents[3] / "golden" / "tiny_epic_kingdoms"
SENTENCE = re.compile(r"[.!?…][»”\"]?(?=\s|$)")
PAGES = {f"story-{faction}{end}" for faction in FACTIONS for end in ("", "-won")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_people_is_without_words(language: str) -> None:
    assert {name for name in written(GAME.folder / "text", language) if name.startswith("story-")} == PAGES
    words = translator(language, GAME.folder)
    for page in PAGES:
        assert 2 <= len(SENTENCE.findall(words.say(t(page)))) <= 6, page


def test_every_people_arrives_and_the_winners_triumph() -> None:
    table = Record.read((GOLDEN / "3-players.json").read_bytes()).table()
    assert table.outcome is not None
    pages = [names_in(entry.steps) for entry in view(table, 0).log if entry.kind == "story"]
    factions = table.state.factions
    assert sorted(map(tuple, pages[:-1])) == sorted((f"story-{faction}",) for faction in factions)
    assert pages[-1] == {f"story-{factions[seat]}-won" for seat in table.outcome.winners}
