"""Victory banners, objectives and the end of the game."""

from __future__ import annotations

import dataclasses

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.battlelore.content.adventures import EITHER, Objective
from tabletome.games.battlelore.events import BannerLost, BannerWon, Won
from tabletome.games.battlelore.rules.victory import settle_objectives
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
    assert [(event.seat, event.banners) for event in battle.told(Won)] == [(1, 4)]


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


@rule("BL-VICTORY-05", "BL-VICTORY-06")
def test_an_objective_is_lost_when_a_card_destroys_its_holder_and_no_banner_too_many_wins() -> None:
    battle = field(
        """
        . gs1 . .
         GS1 gs . .
    """,
        corner="f5",
        phase="command",
        adventure="bridge-of-oaths",
        dice="green red strike red",
    )
    battle.with_(landmarks=(), captured=(1,)).holding("south", "magic-missiles").holding("north", "backstab")
    battle.council("south", wizard=1)
    needed = battle.g.scenario.victory[1]
    battle.g.banners = [0, needed - 1]
    battle.g.hands[0] = ("patrol-center",)
    battle.plays("south: lore magic-missiles gs", "south: play patrol-center")
    assert battle.banners("south") == 1
    assert battle.banners("north") == needed - 2, "nobody stands on the objective any more"
    battle.plays("south: order GS", "south: done", "south: attack GS gs.2", "north: lore backstab -")
    assert battle.where("GS") == "gone"
    assert battle.banners("north") == needed - 1
    assert battle.asked() == "south gather", "the game goes on"


@rule("BL-VICTORY-05", "BL-VICTORY-06")
def test_a_unit_that_a_card_puts_on_an_objective_may_win_at_once() -> None:
    battle = field(
        """
        . 1 . .
         . . . .
        GS . . gs
    """,
        corner="f5",
        phase="command",
        adventure="bridge-of-oaths",
    )
    battle.with_(landmarks=()).holding("south", "portal").council("south", wizard=1)
    battle.g.banners[0] = battle.g.scenario.victory[0] - 1
    battle.plays("south: lore portal GS", "south: play scout-left", "south: target 1")
    assert battle.asked() == "over"
    assert battle.g.outcome is not None
    assert battle.g.outcome.winners == (0,)


@rule("BL-VICTORY-05", "BL-LPLAY-16")
def test_a_unit_that_rides_back_onto_an_objective_may_win_at_once() -> None:
    battle = field(
        """
        BC 1 2 gs
         . . . .
    """,
        corner="f5",
        phase="move",
        adventure="bridge-of-oaths",
        dice="red red red",
    )
    battle.with_(landmarks=()).holding("south", "hit-and-run").council("south", rogue=1)
    battle.g.banners[0] = battle.g.scenario.victory[0] - 1
    battle.plays("south: lore hit-and-run BC", "south: move BC 2", "south: attack BC gs")
    assert battle.asked() == "south ride-back"
    battle.plays("south: move BC 1")
    assert battle.asked() == "over"


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


@rule("BL-VICTORY-03", "BL-VICTORY-05")
@pytest.mark.parametrize(
    ("kind", "side", "before", "after", "banners"),
    [
        ("hold", EITHER, (-1, -1, -1), (0, 1, -1), [3, 3]),
        ("hold", EITHER, (1, 0, 1), (0, 1, -1), [2, 1]),
        ("hold", 0, (-1, -1, -1), (0, -1, -1), [3, 2]),
        ("hold", 1, (1, 1, 1), (-1, 1, -1), [2, 0]),
        ("capture", EITHER, (-1, -1, -1), (0, 1, -1), [3, 3]),
        ("capture", EITHER, (1, 0, 1), (1, 0, 1), [2, 2]),
        ("capture", 1, (-1, -1, -1), (-1, 1, -1), [2, 3]),
    ],
)
def test_each_of_several_objectives_is_held_by_whoever_stands_there_and_captured_once(
    kind: str, side: int, before: tuple[int, ...], after: tuple[int, ...], banners: list[int]
) -> None:
    battle = field("BS bs 1\n . . .", adventure="two-fords")
    g = battle.g
    hexes = (g.at[battle.unit("BS")], g.at[battle.unit("bs")], battle.labels["1"])
    objectives = tuple(Objective(h, kind, side) for h in hexes)
    g.__dict__["scenario"] = dataclasses.replace(g.scenario, objectives=objectives, victory=(9, 9))
    g.captured, g.banners = before, [2, 2]
    settle_objectives(g)
    assert (g.captured, g.banners) == (after, banners)
    changes = [*battle.told(BannerWon), *battle.told(BannerLost)]
    assert {event.rule for event in changes} <= {"BL-VICTORY-05"}
    if kind == "hold":
        lost = [seat for seat, now in zip(before, after, strict=True) if seat not in (now, -1)]
        assert [event.seat for event in battle.told(BannerLost)] == lost


@rule("BL-VICTORY-05", "BL-BACK-01")
def test_whoever_is_driven_off_an_objective_by_a_battle_back_has_lost_it_at_once() -> None:
    battle = field(". . bd . .\n . BS BS . .\n. . . . .", adventure="two-fords", dice="red red red flag red red")
    g = battle.g
    objective = Objective(g.at[battle.unit("BS")], "hold", EITHER)
    g.__dict__["scenario"] = dataclasses.replace(g.scenario, objectives=(objective,), victory=(9, 9))
    g.captured, g.banners = (0,), [1, 0]
    battle.plays("south: attack BS bd", "north: battle-back")
    while battle.asked() == "south retreat":
        battle.plays(f"south: {battle.offers()[0]}")
    assert battle.asked() == "south battle"
    assert (g.captured, g.banners) == ((-1,), [0, 0])
