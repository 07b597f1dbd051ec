"""Stories: every scenario, personal quest and retirement has words of its own, and the log tells them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletome.engine.record import Record
from tabletome.games.gloomhaven import GAME, events
from tabletome.games.gloomhaven.content.class_events import RETIRE_EVENT
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.passages import PASSAGES
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, all_scenarios
from tabletome.games.gloomhaven.view.narration import narrate
from tabletome.scene import LANGUAGES, LogEntry, t, translator, view
from tests.games.gloomhaven.visits import visiting
from tests.words import names_in, written

GOLDEN = Path(__file__).parents[3] / "golden" / "gloomhaven"
SENTENCE = re.compile(r"[.!?…][»”\"]?(?=\s|$)")


def pages_of(number: int) -> Iterator[str]:
    """The messages that tell a scenario."""
    yield f"story-scenario-{number}"
    yield from (f"story-scenario-{number}-{page}" for page in (*PASSAGES.get(number, ()), "won", "lost"))
    if number in SCENARIOS and SCENARIOS[number].reward_if is not None:
        yield f"story-scenario-{number}-otherwise"


def other_pages() -> Iterator[str]:
    """The messages that tell personal quests and retirements."""
    for quest in PERSONAL_QUESTS:
        yield from (f"story-quest-{quest}", f"story-quest-{quest}-done")
    yield from (f"story-retired-{name}" for name in RETIRE_EVENT)
    yield from (f"story-envelope-{letter.lower()}" for letter in ENVELOPES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scenario_quest_or_retirement_is_without_words(language: str) -> None:
    words = written(GAME.folder / "text", language).keys()
    wanted = {page for number in SCENARIOS for page in pages_of(number)} | set(other_pages())
    assert sorted(wanted - words) == []
    of_the_box = {page for number in all_scenarios() for page in pages_of(number)}
    told = {
        name
        for name in words
        if name.startswith(("story-scenario-", "story-quest-", "story-retired-", "story-envelope-"))
    }
    assert sorted(told - wanted - of_the_box) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_two_to_six_sentences(language: str) -> None:
    words = translator(language, GAME.folder)
    for page in (*(page for number in SCENARIOS for page in pages_of(number)), *other_pages()):
        assert 2 <= len(SENTENCE.findall(words.say(t(page)))) <= 6, page


def test_a_room_is_told_of_in_every_scenario_that_has_one_behind_a_door() -> None:
    for number in layout_numbers():
        plan = layout(number)
        behind = {tile for tile, room in plan.tile_rooms if room not in plan.first_rooms}
        assert set(PASSAGES.get(number, ())) <= behind, number
        assert bool(PASSAGES.get(number)) == bool(behind), number


def told(log: list[LogEntry]) -> list[str]:
    """The pages of a log, in order."""
    return [name for entry in log if entry.kind == "story" for step in entry.steps for name in names_in(step)]


def test_a_scenario_is_told_from_the_beginning_over_its_rooms_to_its_end() -> None:
    """A recorded victory in the first scenario."""
    table = Record.read((GOLDEN / "victory.json").read_bytes()).table()
    number = table.state.scenario
    pages = told(view(table, 0).log)
    assert pages[0] == f"story-scenario-{number}"
    assert pages[1:-1] == [f"story-scenario-{number}-{tile}" for tile in PASSAGES[number]]
    assert pages[-1] == f"story-scenario-{number}-won"


def test_the_beginning_is_told_before_the_first_move_and_a_defeat_has_a_page_of_its_own() -> None:
    table = Record.read((GOLDEN / "inox-encampment.json").read_bytes()).table()
    pages = told(view(table, 0).log)
    assert (pages[0], pages[-1]) == ("story-scenario-3", "story-scenario-3-lost")
    first = next(entry for entry in view(table, None).log if entry.kind == "story")
    assert first.step == 0


def test_a_quest_is_told_when_it_is_taken_fulfilled_and_left() -> None:
    visit = visiting("brute gold=200 quest=greed-is-good", "tinkerer").plays("retire", "join brute 1")
    visit.takes("perk").takes("pursue")
    g = visit.run.state
    pages = told([narrate(g, event) for event in visit.place.events])
    quest = visit.party.members[0].quest
    assert pages == ["story-quest-greed-is-good-done", "story-retired-brute", f"story-quest-{quest}"]
    counted = narrate(g, events.QuestFulfilled("brute", "law-bringer"))
    assert told([counted]) == ["story-quest-law-bringer-done"]
    assert told([narrate(g, events.Retired("brute", "law-bringer"))]) == ["story-retired-brute"]
