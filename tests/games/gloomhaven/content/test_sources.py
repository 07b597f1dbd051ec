"""Where the two published sources differ from each other or from our content, what was taken must be what we have.

`python -m scripts.compare_gloomhaven FOLDER` finds the differences; the rows stand there.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.compare_gloomhaven import DECIDED, Decided, compare_scenarios, differ, on_map
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import layout_numbers


@pytest.mark.parametrize("row", [row for row in DECIDED if row.counts], ids=lambda row: row.piece)
def test_on_every_map_that_differs_stand_the_monsters_that_were_decided(row: Decided) -> None:
    number = int(row.piece.split()[1])
    for kind, counts in row.counts.items():
        assert tuple(on_map(number, party)[kind] for party in range(len(counts))) == counts, kind


def test_the_cards_that_differ_are_as_decided() -> None:
    cards = [row.piece.split(": ") for row in DECIDED if not row.counts]
    said = {card: (CLASSES[kind].cards[card].level, CLASSES[kind].cards[card].initiative) for kind, card in cards}
    assert said == {
        "unstoppable-charge": (4, 86),
        "into-the-night": (1, 14),
        "withering-claw": (0, 77),
        "conjured-aid": (5, 81),
        "relentless-ally": (1, 81),
    }


def test_the_comparison_tells_what_one_has_and_the_other_has_not(tmp_path: Path) -> None:
    """Two sources in which nobody stands anywhere differ wherever we have monsters."""
    numbers = [str(number) for number in layout_numbers()]
    empty: dict[str, dict[str, list[object]]] = {"mapTileData": {"monsters": [], "doors": []}}
    for name, content in (
        ("ghs/scenarios.json", [{"index": number} for number in numbers]),
        ("vgb/scenario_layouts.json", dict.fromkeys(numbers, empty)),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(json.dumps(content), "utf-8")
    found = [each for each in compare_scenarios(tmp_path) if each.piece == "scenario 1, 2 characters"]
    assert [each.source for each in found] == ["ghs", "vgb"]
    assert found[0].ours == dict(on_map(1, 0))
    assert list(differ("the same", 1, "ghs", 1)) == []
