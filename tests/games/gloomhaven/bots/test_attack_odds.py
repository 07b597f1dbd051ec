"""What bots expect of a blow."""

from __future__ import annotations

import pytest

from tabletome.games.gloomhaven.bots.attack_odds import odds


def test_the_odds_of_a_blow_are_those_of_a_standard_deck() -> None:
    # of twenty cards null, -2 and five -1 leave three hit points standing
    assert odds(3, 0, 3).death == pytest.approx(13 / 20)
    assert odds(3, 0, 99).damage == pytest.approx(3.0)
    assert odds(2, 5, 4) == (0, 0)


def test_advantage_makes_a_blow_better_and_disadvantage_worse() -> None:
    assert odds(3, 0, 5, -1).damage < odds(3, 0, 5).damage < odds(3, 0, 5, 1).damage
    assert odds(3, 0, 3, 1).death == pytest.approx(1 - 7 * 6 / (20 * 19))
