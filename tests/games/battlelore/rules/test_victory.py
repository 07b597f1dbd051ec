"""Victory banners, objectives and the end of the game."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tests.games.battlelore.battlefield import field


@rule("BL-VICTORY-04", "BL-VICTORY-06")
def test_the_game_ends_at_once_even_in_the_opponents_turn() -> None:
    battle = field(
        """
        . bd .
         RS1 . .
    """,
        dice="green green green green red red red",
    )
    battle.g.banners[1] = 3
    battle.plays("south: attack RS bd", "north: battle-back")
    assert battle.asked() == "over"
    assert battle.g.outcome is not None
    assert battle.g.outcome.winners == (1,)


@rule("BL-VICTORY-03", "BL-VICTORY-05")
def test_an_objective_counts_while_it_is_held() -> None:
    battle = field(
        """
        BS 1 2
         . . .
    """,
        corner="f5",
        phase="move",
        adventure="two-fords",
    )
    battle.plays("south: move BS 1")
    assert battle.banners("south") == 1
    again = field(
        """
        . BS 2
         . . .
    """,
        corner="f5",
        phase="move",
        adventure="two-fords",
    )
    again.g.captured = (0,)
    again.g.banners[0] = 1
    again.plays("south: move BS 2")
    assert again.banners("south") == 0


@rule("BL-VICTORY-03")
def test_a_captured_objective_is_taken_for_good() -> None:
    battle = field(
        """
        . BS .
         1 . .
    """,
        corner="g7",
        phase="move",
        adventure="giants-causeway",
    )
    battle.plays("south: move BS g8")
    assert battle.banners("south") == 1
    assert battle.g.captured == (0,)


@rule("BL-VICTORY-01", "BL-HIT-05")
def test_the_enemy_of_the_owner_gains_the_banner_whoever_did_it() -> None:
    battle = field(
        """
        . . bg1 .
         . GS . .
    """,
        corner="c9",
        dice="flag red",
    )
    battle.plays("south: attack GS bg")
    assert battle.banners("south") == 1
