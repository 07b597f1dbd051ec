"""What the sealed envelopes bring when they are opened. GH-SEALED-01, GH-UNLOCK-01"""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.sheet_changes import gain_achievement, open_sealed
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tests.games.gloomhaven.town import town


@rule("GH-UNLOCK-01", "GH-SEALED-01")
def test_five_old_machines_open_the_first_envelope() -> None:
    place = town("brute", "tinkerer", world=("ancient-technology",) * 4)
    gain_achievement(place.g, "ancient-technology")
    assert place.g.campaign.opened == ("A",)
    assert place.g.campaign.prosperity == 1
    assert len(place.g.campaign.designs) == 2
    assert all(71 <= number <= 95 for number in place.g.campaign.designs)


@rule("GH-SEALED-01")
def test_the_last_envelope_marks_characters_and_opens_a_side_scenario() -> None:
    place = town("brute", "tinkerer")
    open_sealed(place.g, "X")
    assert [member.checks for member in place.g.campaign.members] == [2, 2]
    assert len([number for number in place.g.campaign.open if 63 <= number <= 71]) == 1


def test_what_is_not_known_of_them_is_marked() -> None:
    assert {letter: each.source for letter, each in ENVELOPES.items()} == {
        "A": "original",
        "B": "public",
        "X": "original",
    }
