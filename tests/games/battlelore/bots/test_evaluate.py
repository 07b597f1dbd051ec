"""How good bots think a position is."""

from __future__ import annotations

import pytest

from tabletome.games.battlelore.bots.evaluate import evaluate
from tests.games.battlelore.battlefield import field

DUEL = """
    . bs . .
     BS . . .
"""


def test_what_one_side_hopes_for_the_other_fears() -> None:
    g = field(DUEL).g
    assert evaluate(g, 0) + evaluate(g, 1) == pytest.approx(1)


def test_a_figure_less_and_a_banner_less_are_worse() -> None:
    fresh, hurt, behind = field(DUEL).g, field(DUEL.replace("BS", "BS2")).g, field(DUEL).g
    behind.banners[1] = 1
    assert evaluate(behind, 0) < evaluate(hurt, 0) < evaluate(fresh, 0)
