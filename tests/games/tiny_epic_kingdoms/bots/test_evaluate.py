"""How good bots think a position is."""

from __future__ import annotations

import pytest

from tabletome.games.tiny_epic_kingdoms.bots.evaluate import EXPOSED, hoped_for_bonus, promise, strength, threat
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


def test_stores_that_count_at_the_end_are_no_reason_to_save_before() -> None:
    """Elves of level 4 may spend their mana on level 5 with turns to come, but not at the very end."""
    full, empty = (
        kingdoms(
            action="research",
            red=f"elves of north at north.1 north.1; mana {mana} magic 4",
            blue="dwarves of south at south.4 south.1; mana 1",
            green="humans of east at east.1 east.2; mana 1",
        ).g
        for mana in (9, 0)
    )
    assert hoped_for_bonus(full, 0, left=0.5) == pytest.approx(hoped_for_bonus(empty, 0, left=0.5))
    assert hoped_for_bonus(full, 0, left=0.0) > hoped_for_bonus(empty, 0, left=0.0)


def test_an_action_promises_what_an_ability_allows_in_its_place() -> None:
    """Dwarves of level 4 build when others trade."""
    before, after = (
        kingdoms(
            action="trade",
            red=f"dwarves of north at north.1 north.1; ore 1 magic {level}",
            blue="humans of south at south.4 south.1",
            green="elves of east at east.1 east.2",
        ).g
        for level in (3, 4)
    )
    assert promise(after, 0) > promise(before, 0)
