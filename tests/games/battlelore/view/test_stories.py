"""Stories: every adventure tells each side why it fights, and how it ended."""

from __future__ import annotations

import re
from pathlib import Path

from tabletome.engine.record import Record
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import adventures, parse_adventure
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.scene import Text, in_both, view

GOLDEN = Path(__file__).parents[3] / "golden" / "battlelore"
SENTENCE = re.compile(r"[.!?…][»”\"]?(?=\s|$)")


def test_no_adventure_no_side_and_no_end_is_without_words() -> None:
    for each in adventures().values():
        for english, russian in (*each.eves, *each.endings):
            assert english != russian, each.name
            assert 2 <= len(SENTENCE.findall(english)) <= 6, each.name
            assert 2 <= len(SENTENCE.findall(russian)) <= 6, each.name


def pages(seat: int | None) -> list[list[Text]]:
    """What a recorded battle told one side, or somebody who watched."""
    table = Record.read((GOLDEN / "two-fords.json").read_bytes()).table()
    return [[step.text for step in entry.steps] for entry in view(table, seat).log if entry.kind == "story"]


def test_each_side_reads_its_own_reasons_and_both_read_the_end() -> None:
    fords = adventures()["two-fords"]
    table = Record.read((GOLDEN / "two-fords.json").read_bytes()).table()
    assert table.outcome is not None
    end = [in_both(fords.endings[table.outcome.winners[0]])]
    south, north = map(in_both, fords.eves)
    assert pages(0) == [[in_both(fords.story), south], end]
    assert pages(1) == [[in_both(fords.story), north], end]
    assert pages(None) == [[in_both(fords.story), south, north], end]


def test_an_adventure_needs_no_stories() -> None:
    told = re.compile(r"^(story|eve-\w+|won-\w+):.*\n", re.MULTILINE)
    path = GAME.folder / "content" / "adventures" / "two-fords.txt"
    bare = parse_adventure(told.sub("", path.read_text("utf-8")), "bare")
    assert not any(any(words) for words in (bare.story, *bare.eves, *bare.endings))


def test_whoever_takes_a_seat_is_told_beforehand_that_the_goals_are_unequal() -> None:
    for name, adventure in adventures().items():
        names = [side.name for side in GAME.sides(BattleOptions(adventure=name))]
        unequal = adventure.victory[0] != adventure.victory[1]
        assert names == ["side-with-goal" if unequal else "side-named"] * 2, name
    assert [each.args["banners"] for each in GAME.sides(BattleOptions(adventure="free-companies"))] == [4, 7]
