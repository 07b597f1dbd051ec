"""The Town Records. GH-RECORDS-01"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.prosperity import BOXES_FOR_LEVEL
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.content.town_records import TOWN_RECORDS
from tests.games.gloomhaven.visits import visiting


@rule("GH-RECORDS-01")
@pytest.mark.parametrize(
    ("retired", "level", "completed", "opened"),
    [
        (0, 9, (), ()),
        (1, 3, (), ()),
        (1, 4, (), (72,)),
        (1, 9, (), (72,)),
        (1, 5, (72,), (72, 76)),
        (1, 7, (72,), (72, 76, 73)),
        (1, 7, (72, 73), (72, 76, 73, 77)),
    ],
)
def test_the_records_are_read_from_the_first_retirement_on_as_far_as_they_allow(
    retired: int, level: int, completed: tuple[int, ...], opened: tuple[int, ...]
) -> None:
    visit = visiting(
        "brute", "tinkerer", phase="come_to_town", retirements=(retired, 0), prosperity=BOXES_FOR_LEVEL[level - 1],
        completed=completed, open=(1, *completed),
    )  # fmt: skip
    assert sorted(set(visit.party.open) - {1}) == sorted({*opened, *completed})
    assert visit.kind == "town"


def test_every_chapter_opens_a_scenario_that_can_be_played_and_72_brings_an_event() -> None:
    assert {chapter.opens for chapter in TOWN_RECORDS} <= set(SCENARIOS)
    assert SCENARIOS[72].reward.city_events == (80,)
    assert [chapter.opens for chapter in TOWN_RECORDS if chapter.source == "original"] == [76]
