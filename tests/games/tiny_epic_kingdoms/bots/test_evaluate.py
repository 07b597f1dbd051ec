"""How good bots think a position is."""

from __future__ import annotations

import pytest

from tabletome.games.tiny_epic_kingdoms.bots.evaluate import EXPOSED, strength, threat
from tests.games.tiny_epic_kingdoms.kingdoms import kingdoms


def test_whoever_has_emptied_the_stores_is_in_danger() -> None:
    assert [threat(chests, 0) for chests in ([8, 2, 8], [6, 2, 8], [0, 2, 8])] == [0, 2 / 15, 8 / 9]
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; food 2",
        blue="dwarves of south at south.4 south.1; mana 4",
        green="elves of east at east.1 east.2",
    )
    held, calm, tense = game.g.held_by(0), [4, 4, 4], [0, 8, 0]
    assert strength(game.g, 0, 1.0, calm) - strength(game.g, 0, 1.0, tense) == pytest.approx(
        EXPOSED * len(held) * 8 / 9
    )
