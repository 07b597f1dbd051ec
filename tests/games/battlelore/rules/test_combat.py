"""Attacks: whom, with how many dice, and what the dice do."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect, Until
from tabletome.games.battlelore.content.notation import BLUE, GREEN, RED
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.troops import DICE
from tabletome.games.battlelore.events import Attacked, Rolled
from tests.games.battlelore.battlefield import field

# Melee and ranged combat


@rule("BL-RANGE-01", "BL-RANGE-02", "BL-RANGE-03")
def test_an_attack_on_an_adjacent_hex_is_melee_whatever_the_weapon() -> None:
    for unit, dice in (("BS", 3), ("GA", 2)):
        battle = field(
            f"""
            . bs .
             {unit} . .
            . . .
        """,
            dice="green " * dice,
        )
        battle.plays(f"south: attack {unit} bs")
        assert battle.told(Attacked)[0].how == "melee"


@rule("BL-RANGE-04", "BL-RANGE-06", "BL-RANGE-07", "BL-WEAP-13", "BL-LOS-01")
def test_archers_shoot_at_whoever_stands_within_four_hexes() -> None:
    battle = field("""
        GA . . . bs bs .
         . . . . . . .
        . . . . . . .
    """)
    assert battle.targets("GA") == ["bs"]


@rule("BL-RANGE-04")
@rule("BL-WEAP-06", breaks=Break("content/troops.py", "    reach: int = 1\n", "    reach: int = 2\n"))
def test_a_sword_reaches_no_further_than_the_next_hex() -> None:
    battle = field("""
        BS . bs
         . . .
    """)
    assert battle.asked() == "north command", "there was nobody to attack"


@rule("BL-RANGE-05", "BL-WEAP-17")
def test_a_crossbow_reaches_three_hexes() -> None:
    battle = field("""
        GX . . bs bs .
         . . . . . .
    """)
    assert battle.targets("GX") == ["bs"]


@rule("BL-RANGE-08", "BL-RANGE-09")
def test_archers_beside_an_enemy_cannot_shoot_at_a_distant_one() -> None:
    battle = field("""
        GA bs . . bs1
         . . . . .
    """)
    assert battle.targets("GA") == ["bs"]


# How many dice


@rule("BL-DICE-01", "BL-UNIT-11", "BL-COMBAT-05")
def test_dice_follow_the_colour_of_the_banner_and_not_the_losses() -> None:
    battle = field("""
        GS1 bs BS1
         RS1 . .
    """)
    assert [battle.dice(unit, "bs") for unit in ("GS", "BS", "RS")] == [2, 3, 4]
    assert {GREEN: 2, BLUE: 3, RED: 4} == DICE


@rule("BL-WEAP-03", "BL-WEAP-15", "BL-WEAP-21", "BL-COMBAT-07")
@rule("BL-WEAP-16", breaks=Break("rules/combat.py", "dice += troop.weapon.after_moving", "dice += 0"))
def test_bows_and_crossbows_roll_a_die_less_after_moving() -> None:
    battle = field("""
        GA . . bs
         GX . . .
    """)
    assert (battle.dice("GA", "bs"), battle.dice("GX", "bs")) == (2, 2)
    battle.with_(walked=battle.bits("GA", "GX"))
    assert (battle.dice("GA", "bs"), battle.dice("GX", "bs")) == (1, 1)


@rule("BL-DICE-02", "BL-TERR-03", "BL-TERR-04", "BL-TERR-13", "BL-TERR-14")
def test_a_forest_caps_attacks_out_of_it_and_into_it_at_two_dice() -> None:
    battle = field("""
        F:RS bs F:bs
         RS . .
    """)
    assert battle.dice("RS", "bs") == 2
    assert battle.dice("RS.2", "bs.2") == 2
    assert battle.dice("RS.2", "bs") == 4


@rule("BL-TERR-05", "BL-TERR-06", "BL-CMD-05")
def test_bonus_dice_come_on_top_of_the_cap_of_the_forest() -> None:
    battle = field("""
        F:RC bs .
         . . .
    """)
    assert battle.dice("RC", "bs") == 2
    battle.with_(tactic=Tactic.DICE)
    assert battle.dice("RC", "bs") == 3


@rule("BL-TERR-05", "BL-TERR-06")
@pytest.mark.parametrize(("card", "member", "rolled"), [("strength", "warrior", 3), ("berserk", "warrior", 4)])
def test_the_dice_of_a_lore_card_come_on_top_of_the_cap_of_the_forest(card: str, member: str, rolled: int) -> None:
    battle = field(
        """
        F:RC bs .
         . . .
    """,
        lore=True,
        dice="red " * rolled,
    )
    battle.holding("south", card).council("south", **{member: 2})
    battle.plays("south: attack RC bs", f"south: lore {card} -")
    assert len(battle.told(Rolled)[0].dice) == rolled


@rule("BL-TERR-18", "BL-TERR-19", "BL-TERR-21", "BL-TERR-22", "BL-TERR-23")
def test_hills_three_dice_down_or_across_and_two_uphill() -> None:
    battle = field("""
        H:RC H:bs RC
         bs . .
    """)
    assert battle.dice("RC", "bs.2") == 3
    assert battle.dice("RC", "bs") == 3
    assert battle.dice("RC.2", "bs") == 2


@rule("BL-TERR-29", "BL-TERR-30")
def test_a_ford_caps_attacks_out_of_it_only() -> None:
    battle = field("""
        D:RS bs .
         . . .
    """)
    assert (battle.dice("RS", "bs"), battle.dice("bs", "RS")) == (2, 3)


@rule(
    "BL-TERR-34", breaks=Break("content/terrain.py", "BRIDGE: Ground(bold=1)", "BRIDGE: Ground(attack_out=2, bold=1)")
)
def test_a_bridge_caps_nothing() -> None:
    battle = field("""
        B:RS bs .
         . . .
    """)
    assert (battle.dice("RS", "bs"), battle.dice("bs", "RS")) == (4, 3)


@rule("BL-COMBAT-10", breaks=Break("rules/combat.py", "if far[at[enemy]] <= weapon.reach and board", "if board"))
def test_without_a_target_no_dice_are_rolled() -> None:
    battle = field(
        """
        GA . . . . . bs
         . . . . . . .
    """,
        lore=True,
    )
    assert battle.asked() == "south gather", "the turn is at its end"


# What the dice do


@pytest.mark.parametrize(
    ("weapon", "target", "roll", "left"),
    [
        pytest.param("BS", "bc", "blue strike strike", 1, id="short sword, mounted: the first strike is ignored"),
        pytest.param("BS", "bs", "blue strike strike", 1, id="short sword, foot: every strike hits"),
        pytest.param("BC", "bs", "blue strike green", 2, id="long sword: every strike hits"),
    ],
)  # fmt: skip
@rule("BL-WEAP-04", "BL-WEAP-07..12", "BL-HIT-01", "BL-HIT-05", "BL-HIT-07")
def test_swords_in_melee(weapon: str, target: str, roll: str, left: int) -> None:
    battle = field(
        f"""
        {weapon} {target} .
         . . .
    """,
        dice=roll,
    )
    battle.plays(f"south: attack {weapon} {target}")
    assert battle.figures(target) == left


@rule("BL-WEAP-14", "BL-HIT-03")
def test_bonus_strikes_of_a_bow_always_miss() -> None:
    battle = field(
        """
        GA . bs
         . . .
    """,
        dice="blue strike",
    )
    battle.plays("south: attack GA bs")
    assert battle.figures("bs") == 3


@rule("BL-WEAP-17", "BL-WEAP-19")
def test_bonus_strikes_of_a_crossbow_hit_at_range() -> None:
    battle = field(
        """
        GX . bc
         . . .
    """,
        dice="blue strike",
    )
    battle.plays("south: attack GX bc")
    assert battle.figures("bc") == 1


@rule("BL-WEAP-18", "BL-WEAP-20")
def test_crossbowmen_who_moved_up_roll_one_die_and_their_bonus_strike_misses() -> None:
    battle = field(
        """
        GX bc .
         . . .
    """,
        dice="strike",
    )
    battle.with_(walked=battle.bits("GX")).plays("south: attack GX bc")
    assert battle.figures("bc") == 3
    assert len(battle.told(Rolled)[0].dice) == 1


@rule("BL-HIT-01", "BL-HIT-02", "BL-HIT-04", "BL-DICE-03")
def test_only_helmets_of_the_targets_colour_hit() -> None:
    battle = field(
        """
        RS rs .
         . . .
    """,
        dice="green blue red lore",
    )
    battle.plays("south: attack RS rs")
    assert battle.figures("rs") == 3


@rule("BL-HIT-05", "BL-HIT-06", "BL-UNIT-06", "BL-VICTORY-01", "BL-VICTORY-02", "BL-OVER-04")
def test_the_last_figure_gives_a_victory_banner_and_further_hits_are_lost() -> None:
    battle = field(
        """
        BS bs1 bs
         . . .
    """,
        dice="blue blue blue",
    )
    battle.plays("south: attack BS bs")
    assert battle.where("bs") == "gone"
    assert battle.figures("bs.2") == 4
    assert battle.banners("south") == 1


@rule("BL-HIT-08", "BL-HIT-11", "BL-COMBAT-11")
def test_lore_is_a_miss_in_a_medieval_adventure() -> None:
    battle = field(
        """
        . ga .
         BS . .
    """,
        corner="c5",
        dice="green flag lore",
    )
    battle.plays("south: attack BS ga")
    assert battle.figures("ga") == 3
    assert battle.lore("south") == 0
    battle.plays("north: retreat c6")
    assert battle.where("ga") == "c6"


@rule("BL-HIT-09", "BL-HIT-12", "BL-LTOK-01")
def test_lore_is_a_token_in_a_lore_adventure() -> None:
    battle = field(
        """
        . ga .
         BS . .
    """,
        corner="c5",
        dice="green flag lore",
        lore=True,
    )
    battle.plays("south: attack BS ga", "north: retreat c6")
    assert battle.figures("ga") == 3
    assert battle.lore("south") == 1


@rule("BL-HIT-10", "BL-HIT-13", "BL-LPLAY-12", "BL-LPLAY-13")
def test_lore_that_a_card_turns_into_hits_gives_no_tokens() -> None:
    battle = field(
        """
        BS ga .
         . . .
    """,
        dice="lore green lore",
        lore=True,
    )
    battle.council("south", rogue=1).holding("south", "envenomed-blades", tokens=3)
    battle.plays("south: attack BS ga", "south: lore envenomed-blades -")
    assert battle.figures("ga") == 1
    assert battle.lore("south") == 0


# The order of battles


@rule("BL-COMBAT-01", "BL-COMBAT-02", "BL-COMBAT-04", "BL-MOVE-21", "BL-ORD-02")
def test_each_ordered_unit_battles_once_and_two_may_attack_the_same_target() -> None:
    battle = field(
        """
        BC bd BC
         GS . .
    """,
        dice="green green green",
    )
    battle.ordered("BC", "BC.2")
    assert battle.targets("GS") == []
    battle.plays("south: attack BC bd", "north: decline")
    assert battle.targets("BC") == []
    assert battle.targets("BC.2") == ["bd"]


@rule("BL-COMBAT-01")
@pytest.mark.parametrize("order", [("BS", "BS.2"), ("BS.2", "BS")])
def test_ordered_units_battle_in_any_order_each_to_its_end(order: tuple[str, str]) -> None:
    battle = field(
        """
        BS bs1 . bs1 BS
         . . . . .
    """,
        dice="blue red red blue red red",
    )
    targets = {"BS": "bs", "BS.2": "bs.2"}
    first, second = order
    battle.plays(f"south: attack {first} {targets[first]}")
    assert battle.asked() == "south gain-ground", "what follows comes before the next battle"
    battle.plays("south: stay", f"south: attack {second} {targets[second]}", "south: stay")
    assert battle.where("bs") == battle.where("bs.2") == "gone"


@rule("BL-COMBAT-04")
def test_all_dice_of_a_roll_go_to_one_target() -> None:
    battle = field(
        """
        . bs2 .
         BS . .
        . gs2 .
    """,
        dice="blue green green",
    )
    battle.plays("south: attack BS bs")
    assert (battle.figures("bs"), battle.figures("gs")) == (1, 2)


@rule("BL-COMBAT-03")
def test_an_ordered_unit_need_not_battle_even_beside_an_enemy() -> None:
    battle = field("""
        BS bs .
         . . .
    """)
    battle.plays("south: done")
    assert battle.g.active == 1


@rule("BL-COMBAT-06", "BL-TURN-04")
@rule("BL-OVER-07", breaks=Break("rules/units.py", "for _ in range(count)])", "for _ in range(count - 1)])"))
def test_hits_come_before_the_retreat() -> None:
    battle = field(
        """
        . bs1 .
         BS . .
    """,
        dice="blue flag flag",
    )
    battle.plays("south: attack BS bs")
    assert battle.where("bs") == "gone"
    assert battle.asked() == "south gain-ground"


@rule("BL-HIT-09", "BL-HIT-10")
def test_lore_hits_nobody_because_of_any_other_card() -> None:
    battle = field(". bs . .\n BS . . .", lore=True, dice="lore lore red red").holding("south", "strength")
    battle.council("south", warrior=1).plays("south: attack BS bs", "south: lore strength -")
    assert (battle.figures("bs"), battle.lore("south")) == (4, 21)


@rule("BL-COMBAT-05", "BL-DICE-01")
@pytest.mark.parametrize(
    ("unit", "moved", "fewer", "dice"),
    [("GA", False, 0, 2), ("GA", True, 0, 1), ("GA", True, 1, 1), ("RA", True, 3, 1)],
)
def test_an_attack_has_a_die_at_least_whatever_takes_dice_away(unit: str, moved: bool, fewer: int, dice: int) -> None:
    battle = field(f"{unit} . bs .\n . . . .", lore=True)
    effect = LastingEffect(Effect.FEWER_DICE, battle.unit(unit), fewer, Until.ROLL)
    battle.with_(walked=battle.bits(unit) if moved else 0, effects=(effect,) if fewer else ())
    assert battle.dice(unit, "bs") == dice
