"""Gain Ground, Pursuit and Bonus Melee Attack."""

from __future__ import annotations

from tabletome.engine.ledger import Break, rule
from tests.games.battlelore.battlefield import field


@rule("BL-FOLLOW-01", "BL-FOLLOW-03", "BL-FOLLOW-04", "BL-FOLLOW-11")
def test_the_attacker_may_take_the_hex_of_a_destroyed_or_retreated_enemy() -> None:
    for figures, roll in (("1", "blue green green"), ("4", "flag green green")):
        battle = field(
            f"""
            . W 1 W .
             . W bs{figures} W
            . . BS . .
        """,
            dice=roll,
        )
        place = battle.g.at[battle.unit("bs")]
        battle.plays("south: attack BS bs")
        assert battle.offers() == ["gain-ground", "stay"]
        battle.plays("south: gain-ground")
        assert battle.g.at[battle.unit("BS")] == place
        assert battle.asked() == "north command", "foot does not pursue"


@rule("BL-FOLLOW-11")
@rule(
    "BL-FOLLOW-06",
    "BL-FOLLOW-17",
    breaks=Break("rules/follow_on.py", "if taken and may_pursue(g, attacker):", "if may_pursue(g, attacker):"),
)
def test_riders_who_stay_do_not_pursue_nor_attack_again() -> None:
    battle = field(
        """
        . bs1 bs .
         BC . . .
    """,
        dice="blue green green",
    )
    battle.plays("south: attack BC bs", "south: stay")
    assert battle.asked() == "north command"


@rule("BL-FOLLOW-05", "BL-FOLLOW-07", "BL-FOLLOW-08", "BL-FOLLOW-15")
def test_riders_stay_go_on_in_any_direction_or_come_back() -> None:
    battle = field(
        """
        . 1 .
         2 bs1 3
        . BC 4
    """,
        dice="blue green green",
    )
    home = battle._own("BC")
    battle.plays("south: attack BC bs", "south: gain-ground")
    offers = battle.offers("pursue")
    assert {f"pursue {name}" for name in ("1", "2", "3", home)} <= set(offers)
    assert "stay" in battle.offers()


@rule("BL-FOLLOW-07", "BL-FOLLOW-15", "BL-FOLLOW-19")
def test_after_staying_in_the_taken_hex_riders_may_attack_any_adjacent_enemy() -> None:
    battle = field(
        """
        . bs1 gs .
         BC bs . .
    """,
        dice="blue green red",
    )
    battle.plays("south: attack BC bs", "south: gain-ground", "south: stay")
    assert battle.targets("BC") == ["gs", "bs.2"]
    assert "done" in battle.offers()


@rule("BL-FOLLOW-16", "BL-FOLLOW-18", "BL-FOLLOW-22")
def test_the_bonus_attack_is_melee_and_may_be_declined() -> None:
    battle = field(
        """
        . bs1 gs . ga
         BC . . . .
    """,
        dice="blue green red",
    )
    battle.plays("south: attack BC bs", "south: gain-ground", "south: stay")
    assert battle.targets("BC") == ["gs"]
    battle.plays("south: done")
    assert battle.asked() == "north command"


@rule("BL-FOLLOW-21", "BL-COMBAT-02")
def test_after_the_bonus_attack_ground_may_be_gained_once_more_and_that_is_all() -> None:
    battle = field(
        """
        . bs1 gs1 gs
         BC . . .
    """,
        dice="blue red red green red red",
    )
    battle.plays("south: attack BC bs", "south: gain-ground", "south: stay", "south: attack BC gs")
    assert battle.offers() == ["gain-ground", "stay"]
    battle.plays("south: gain-ground")
    assert battle.asked() == "north command"


@rule("BL-FOLLOW-09", "BL-FOLLOW-10", "BL-FOLLOW-02")
def test_shooting_an_enemy_out_of_a_hex_gains_no_ground() -> None:
    battle = field(
        """
        GA . bs1
         . . .
    """,
        dice="blue green",
    )
    assert battle.plays("south: attack GA bs").asked() == "north command"


@rule("BL-FOLLOW-12", "BL-TERR-16", "BL-FOLLOW-24", "BL-FOLLOW-20")
def test_riders_who_take_a_forest_stop_there_and_still_attack_again() -> None:
    battle = field(
        """
        W 1 W .
         . F:ga gs .
        . BC . .
    """,
        dice="flag blue",
        sea=True,
    )
    assert battle.dice("BC", "ga") == 2
    battle.plays("south: attack BC ga", "south: gain-ground")
    assert battle.asked() == "south bonus-attack"
    assert "attack BC gs" in battle.offers()
    assert battle.dice("BC", "gs") == 2, "out of the forest"


@rule("BL-FOLLOW-24", "BL-TERR-11")
def test_whoever_entered_a_forest_this_turn_takes_no_ground() -> None:
    battle = field(
        """
        . F:1 bs1
         GC . .
    """,
        phase="move",
        dice="blue blue",
    )
    battle.plays("south: move GC 1", "south: attack GC bs")
    assert battle.asked() == "north command"


@rule("BL-FOLLOW-24", "BL-TERR-27")
def test_whoever_entered_a_ford_this_turn_may_still_pursue() -> None:
    battle = field(
        """
        . D:1 bs1 2
         GC . . .
    """,
        phase="move",
        dice="blue blue",
    )
    battle.plays("south: move GC 1", "south: attack GC bs", "south: gain-ground")
    assert "pursue 2" in battle.offers()


@rule("BL-TERR-27")
def test_riders_pursue_through_a_ford() -> None:
    battle = field(
        """
        . D:bs1 1
         GC . .
    """,
        dice="blue blue",
    )
    battle.plays("south: attack GC bs", "south: gain-ground")
    assert "pursue 1" in battle.offers()


@rule("BL-LMARK-04", "BL-LMARK-05", "BL-LMLAND-11", "BL-LMLAND-17", "BL-FORT-06")
def test_riders_who_take_a_landmark_neither_go_on_nor_attack_again() -> None:
    for kind in ("rampart", "stronghold", "training-camp", "rogues-den"):
        battle = field(
            """
            . bs1 gs
             GC . .
        """,
            dice="blue blue",
            landmarks=f"{kind} bs",
        )
        battle.plays("south: attack GC bs", "south: gain-ground")
        assert battle.asked() == "north command"


@rule("BL-FOLLOW-23", "BL-FOLLOW-12")
def test_riders_storm_a_hill_pursue_and_attack_again() -> None:
    battle = field(
        """
        W W 2 W W
         W 1 W W
        . . H:bs . .
         . BC 3 gs .
    """,
        dice="flag flag blue green red",
        sea=True,
    )
    assert battle.dice("BC", "bs") == 2
    battle.plays("south: attack BC bs", "south: gain-ground", "south: pursue 3")
    assert battle.targets("BC") == ["gs"]
    battle.plays("south: attack BC gs")
    assert battle.figures("gs") == 3


@rule("BL-FOLLOW-15", "BL-BACK-12")
def test_the_target_of_a_bonus_attack_may_battle_back() -> None:
    battle = field(
        """
        . bs1 gd .
         BC . . .
    """,
        dice="blue red red red red red",
    )
    battle.plays("south: attack BC bs", "south: gain-ground", "south: stay", "south: attack BC gd")
    assert battle.asked() == "north battle-back"


@rule("BL-FOLLOW-13", "BL-FOLLOW-14")
def test_riders_who_ambush_their_attacker_take_no_ground() -> None:
    battle = field(
        """
        . bc . .
         BS . . .
        1 W . .
         2 W . .
    """,
        lore=True,
        dice="flag flag green",
        sea=True,
    )
    battle.council("north", rogue=1).holding("north", "ambush")
    battle.plays("south: attack BS bc", "north: lore ambush -")
    assert battle.where("BS") == "2"
    assert battle.asked() == "south gather", "no gain of ground, no pursuit"


@rule("BL-FORT-11", "BL-FOLLOW-15")
def test_riders_who_gain_ground_from_rampart_to_rampart_may_attack_again_and_those_from_below_may_not() -> None:
    for landmarks, next_question in (
        ("rampart BC; rampart bs", "south bonus-attack"),
        ("rampart bs", "north command"),
    ):
        battle = field(
            """
            . BC bs1 bs .
             . . . . .
        """,
            landmarks=landmarks,
            dice="blue blue",
        )
        battle.plays("south: attack BC bs", "south: gain-ground")
        if battle.asked() == "south pursue":
            battle.plays("south: stay")
        assert battle.asked() == next_question
