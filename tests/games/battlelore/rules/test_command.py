"""Command cards and orders."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.rules import flow
from tests.games.battlelore.battlefield import Battle, field

ACROSS = """
    . . . . . . . . . . . . .
     BS . . GS . BS . . GS . BS .
    . . . . . . . . . . . . .
"""
"""Left, on the left line, center, on the right line, right."""


def played(card: str, drawing: str = ACROSS, hand: int = 4, **more: object) -> Battle:
    battle = field(drawing, corner="a5", phase="command", **more)  # type: ignore[arg-type]
    battle.g.turn.ordered = 0
    battle.g.hands[0] = (card, *("scout-left",) * (hand - 1))
    return battle.plays(f"south: play {card}")


def orders(battle: Battle) -> set[str]:
    return {text.split(" ")[1] for text in battle.offers("order")}


@rule("BL-CMD-01", "BL-CMD-02", "BL-CMD-06", "BL-CMD-07", "BL-ORD-01", "BL-ORD-03", "BL-ORD-06", "BL-BOARD-02")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("attack-left", {"BS", "GS"}),
        ("attack-center", {"GS", "BS.2", "GS.2"}),
        ("attack-right", {"GS.2", "BS.3"}),
    ],
)
def test_a_section_card_orders_units_of_its_section_and_of_the_line(card: str, units: set[str]) -> None:
    assert orders(played(card)) == units


@rule("BL-BOARD-01", "BL-BOARD-07")
def test_left_is_where_each_player_sees_it() -> None:
    battle = field(
        """
        bs . . . . . . . . . . . gs
         . . . . . . . . . . . .
    """,
        corner="a9",
        phase="command",
        active="north",
    )
    battle.g.hands[1] = ("patrol-left",)
    battle.plays("north: play patrol-left")
    assert orders(battle) == {"gs"}


@rule("BL-ORD-03", "BL-ORD-05")
def test_a_unit_on_a_line_takes_the_order_of_either_section() -> None:
    battle = played("on-the-march").plays("south: order GS")
    assert "BS.2" in orders(battle)
    assert "BS" in orders(battle), "the unit on the line may have had the center's order"
    battle.plays("south: order BS.2")
    assert "BS" not in orders(battle)
    assert orders(battle) == {"GS.2", "BS.3"}


@rule("BL-ORD-03")
def test_two_units_on_one_line_use_up_the_orders_of_both_its_sections() -> None:
    battle = played(
        "on-the-march",
        """
        . . . . . . BS . . . . . .
         BS . . GS . . . . . . . .
        . . . . . . . . . . . . .
         . . . GS . . . . . . . .
    """,
    )
    battle.plays("south: order GS", "south: order GS.2")
    assert battle.asked() == "south move", "left and center are spent, and nobody stands on the right"


@rule("BL-ORD-04", "BL-ORD-05", "BL-TURN-02")
@rule(
    "BL-OVER-06",
    breaks=Break("rules/command.py", "[unit for unit in waiting if sections[at[unit]] in fits]", "waiting"),
)
def test_one_order_a_unit_and_orders_too_many_are_lost() -> None:
    battle = played("attack-left").plays("south: order BS")
    assert orders(battle) == {"GS"}
    battle.plays("south: order GS")
    assert battle.asked() == "south move"


@rule("BL-ORD-01")
@pytest.mark.parametrize(
    ("card", "at_once"),
    [
        ("attack-left", True),
        ("attack-center", True),
        ("forward", True),
        ("patrol-center", False),
        ("on-the-march", False),
        ("blue-banners", True),
        ("leadership", False),
        ("foot-onslaught", False),
    ],
)
def test_where_the_orders_suffice_for_all_they_can_be_given_at_once(card: str, at_once: bool) -> None:
    assert (played(card).offers("order-all") == ["order-all"]) == at_once


def test_orders_of_one_flank_are_none_for_the_other_nor_is_one_left_over_for_a_third_unit() -> None:
    crowd = """
        BS BS BS . . . . . . . . . .
         . . . . . . . . . . . .
    """
    assert played("forward", crowd).offers("order-all") == []
    battle = played("attack-left", crowd).plays("south: order-all")
    assert battle.asked() == "south move"
    assert battle.g.turn.ordered == battle.bits("BS", "BS.2", "BS.3")


@rule("BL-ORD-01", "BL-ORD-05")
def test_orders_already_given_count_when_the_rest_is_to_be_given_at_once() -> None:
    crowd = """
        BS BS BS BS BS BS . . . . . . .
         . . . . . . . . . . . .
    """
    battle = played("blue-banners", crowd).plays("south: order BS")
    assert len(battle.offers("order")) == 5
    assert (battle.g.turn.orders, battle.offers("order-all")) == ((4,), [])


@rule("BL-CMD-08", "BL-CMD-09")
def test_an_advance_orders_as_many_units_as_one_holds_cards() -> None:
    crowd = """
        BS BS BS BS . . . . . . . . .
         GS GS GS . . . . . . . . .
    """
    battle = played("advance-left", crowd, hand=6)
    for unit in ("BS", "BS.2", "BS.3", "BS.4", "GS", "GS.2"):
        battle.plays(f"south: order {unit}")
    assert battle.asked() == "south move"


@rule("BL-CMD-10", "BL-CMD-11", "BL-CMD-14", "BL-CMD-15")
def test_blue_banners_order_blue_units_anywhere_and_no_red_riders() -> None:
    battle = played(
        "blue-banners",
        """
        BS . . . . RC . . . . . . BS
         . . . . . . . . . . . .
    """,
    )
    assert orders(battle) == {"BS", "BS.2"}


@rule("BL-CMD-12", "BL-CMD-13", "BL-CMD-16")
def test_under_a_darkened_sky_archers_beside_an_enemy_get_no_order() -> None:
    battle = played(
        "darken-the-sky",
        """
        GA bs . . . GA . . . . . . .
         . . . . . . . bs . . . .
        . . . . . . . . . . . . .
    """,
    )
    assert orders(battle) == {"GA.2"}


@rule("BL-CMD-13", "BL-CMD-16")
def test_under_a_darkened_sky_archers_shoot_twice_and_stay() -> None:
    battle = played(
        "darken-the-sky",
        """
        GA . bs . . . . . . . . . .
         . . . . . . . . . . . .
    """,
        dice="green red green red",
    )
    battle.plays("south: order GA", "south: attack GA bs", "south: attack GA bs")
    assert battle.asked() == "north command"


@rule("BL-CREAT-02", "BL-CMD-16", "BL-CMD-12")
def test_a_mounted_charge_orders_riders_only_and_gives_a_die_in_melee() -> None:
    battle = played(
        "mounted-charge",
        """
        BC bs SP . . BS . . . . . . .
         . . . . . . . . . . . .
    """,
    )
    assert orders(battle) == {"BC"}
    battle.plays("south: order BC")
    assert battle.dice("BC", "bs") == 4


@rule("BL-CMD-16")
def test_a_colour_card_orders_a_creature_of_that_colour() -> None:
    assert "SP" in orders(
        played(
            "green-banners",
            """
        SP . . . . . . . . . . . .
         . . . . . . . . . . . .
    """,
        )
    )


@rule("BL-CMD-04", "BL-CMD-16")
def test_a_foot_onslaught_goes_beyond_the_rules_of_blue_foot() -> None:
    battle = played(
        "foot-onslaught",
        """
        BS BS . 1 bs . BS . . . . . .
         . . . . . . . . . . . .
    """,
    )
    battle.plays("south: order BS.2")
    assert orders(battle) == {"BS"}, "one group"
    battle.plays("south: done", "south: move BS.2 1")
    assert battle.targets("BS.2") == ["bs"], "after two hexes"


@rule(
    "BL-CMD-16",
    breaks=Break("content/command_cards.py", "Tactic.LEADERSHIP, 1, copies=2", "Tactic.LEADERSHIP, 2, copies=2"),
)
def test_leadership_orders_one_unit_with_a_die_more() -> None:
    battle = played(
        "leadership",
        """
        BS bs . BS . . . . . . . . .
         . . . . . . . . . . . .
    """,
    ).plays("south: order BS")
    assert battle.asked() == "south move"
    assert battle.dice("BS", "bs") == 4


@rule("BL-CMD-05", "BL-CMD-16")
def test_battlelore_orders_by_dice_and_gives_a_die_beyond_the_cap() -> None:
    battle = played(
        "battlelore",
        """
        RS F:bs . BS . . GS . . . . . .
         . . . . . . . . . . . .
    """,
        dice="red flag lore green",
    )
    assert orders(battle) == {"RS", "GS"}
    battle.plays("south: order RS")
    assert orders(battle) == {"GS"}
    assert battle.dice("RS", "bs") == 3


@rule("BL-CMD-16")
def test_a_counter_attack_mirrors_the_opponents_last_card() -> None:
    battle = field(ACROSS, corner="a3", phase="command")
    battle.g.hands[0] = ("counter-attack",)
    battle.g.last_command[1] = "attack-left"
    battle.plays("south: play counter-attack")
    assert orders(battle) == {"GS.2", "BS.3"}


@rule("BL-CMD-16")
def test_a_counter_attack_orders_nobody_after_a_lore_card_in_place_of_the_command_card() -> None:
    battle = field(ACROSS, corner="a3", phase="command", lore=True, active="north")
    battle.g.hands[0] = ("counter-attack",)
    battle.g.last_command[1] = "attack-left"
    battle.with_(ordered=0, orders=()).holding("north", "field-command").council("north", warrior=1)
    flow.begin_turn(battle.g, 1)
    battle.plays("north: lore field-command -", "north: gather two-tokens")
    battle.plays("south: play counter-attack")
    assert battle.asked() == "south gather"


@rule("BL-CMD-13")
def test_under_a_darkened_sky_nobody_is_shot_at_point_blank() -> None:
    battle = played(
        "darken-the-sky",
        """
        . . . . . . . . . . . . .
         . . . . . . . . . . . .
        . . GA . . . . . . . . . .
         . . . . . . . . . . . .
        . bs . . . . . . . . . . .
    """,
        dice="flag red",
    )
    battle.plays("south: order GA", "south: attack GA bs")
    while battle.asked() == "north retreat":
        battle.plays(f"north: {battle.offers()[-1]}")
    assert battle.asked() == "north command"


@rule("BL-CMD-16")
def test_a_card_for_troops_one_has_none_of_orders_one_unit_of_choice() -> None:
    battle = played("mounted-charge").plays("south: order BS")
    assert battle.asked() == "south move"


@pytest.mark.parametrize("card", ["green-banners", "red-banners", "foot-onslaught", "darken-the-sky"])
@rule("BL-CMD-16", breaks=Break("rules/command.py", "turn.tactic, turn.orders = Tactic.ANY, (1,)", "pass"))
def test_every_card_for_a_kind_of_troops_has_that_line(card: str) -> None:
    battle = played(
        card,
        """
        BC . . . BC . . . . . . . .
         . . . . . . . . . . . .
    """,
    )
    assert orders(battle) == {"BC", "BC.2"}
    battle.plays("south: order BC")
    assert battle.asked() == "south move"
    assert battle.dice("BC", "BC.2") == 3, "without anything else that the card gives"


@rule(
    "BL-CMD-16",
    breaks=Break("rules/command.py", "if facts.shooters:\n        return any(", "if False:\n        return any("),
)
def test_archers_who_cannot_shoot_are_archers_all_the_same() -> None:
    battle = played(
        "darken-the-sky",
        """
        GA bs . . . BS . . . . . . .
         . . . . . . . . . . . .
    """,
    )
    assert battle.asked() == "north command"


@rule(
    "BL-CMD-16",
    breaks=Break("rules/movement.py", "if troop.troop_class == MOUNTED and troop.colour == RED", "if False"),
)
def test_red_riders_charge_three_hexes_and_still_battle() -> None:
    battle = played(
        "mounted-charge",
        """
        RC . . 1 bs . . . . . . . .
         . . . . . . . . . . . .
    """,
    )
    battle.plays("south: order RC", "south: move RC 1")
    assert battle.targets("RC") == ["bs"]
    assert battle.dice("RC", "bs") == 5
