"""Command cards and orders."""

from __future__ import annotations

import itertools

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.board import SECTION
from tabletome.games.battlelore.content.notation import BLUE, FLAG, LORE, STRIKE
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


# Whatever orders are left


EVERYWHERE = """
    . . . . . . . . . . . . .
     BS . . GS . BS . . GS . BS .
    . BS . . . . . . . . . . .
"""
"""Two on the left and one elsewhere: left, on the left line, center, on the right line, right."""


def fit(orders: tuple[int, ...], sections: list[int]) -> bool:
    """Whether units in these sections can all be ordered, each from one where it stands: by trying all ways."""
    if not sections:
        return True
    first, *rest = sections
    return any(
        left > 0 and first >> place & 1 and fit((*orders[:place], left - 1, *orders[place + 1 :]), rest)
        for place, left in enumerate(orders)
    )


@rule("BL-ORD-03", "BL-ORD-05", "BL-ORD-06", "BL-CMD-07")
@pytest.mark.parametrize("card", ["surround", "forward", "on-the-march", "patrol-center", "attack-left", "scout-right"])
def test_a_unit_can_be_ordered_as_long_as_some_way_of_giving_the_orders_leaves_one_for_it(card: str) -> None:
    battle = played(card, EVERYWHERE)
    given = battle.g.turn.orders
    section = {name: SECTION[0][battle.g.at[unit]] for name, unit in battle.units.items()}
    for ordered in (each for size in range(len(section)) for each in itertools.combinations(section, size)):
        taken = [section[name] for name in ordered]
        if not fit(given, taken):
            continue
        able = {name for name in section if name not in ordered and fit(given, [*taken, section[name]])}
        battle = played(card, EVERYWHERE).ordered(*ordered).ask_again()
        if able:
            assert orders(battle) == able, ordered
            all_at_once = len(able) > 1 and fit(given, [*taken, *(section[name] for name in able)])
            assert bool(battle.offers("order-all")) == all_at_once, ordered
        else:
            assert battle.asked() != "south order", ordered


@rule("BL-CMD-16", "BL-ORD-01")
@pytest.mark.parametrize(
    ("card", "dice", "given", "ordered"),
    [
        ("patrol-left", "", (2, 0, 0), 1),
        ("scout-left", "", (1, 0, 0), 1),
        ("on-the-march", "", (1, 1, 1), 2),
        ("blue-banners", "", (4,), 3),
        ("leadership", "", (1,), 1),
        ("battlelore", "blue blue strike flag", (0, 2, 0, 1), 2),
    ],
)
def test_sabotage_costs_one_order_of_any_card_but_never_the_only_one(
    card: str, dice: str, given: tuple[int, ...], ordered: int
) -> None:
    crowd = "BS BS BS BS . . BS . . . . BS .\n . . . . . . . . . . . ."
    battle = field(crowd, corner="a5", phase="command", lore=True, dice=dice).holding("north", "sabotage")
    battle.with_(ordered=0).g.hands[0] = (card, *("scout-left",) * 3)
    battle.plays(f"south: play {card}", "north: lore sabotage -")
    assert battle.g.turn.orders == given
    while battle.asked() == "south order":
        assert battle.offers("order-all") == []
        battle.plays(f"south: {battle.offers('order')[0]}")
    assert battle.g.turn.ordered.bit_count() == ordered


@rule("BL-CMD-05", "BL-CMD-16")
def test_a_bonus_strike_orders_whomever_no_helmet_is_left_for_and_no_more() -> None:
    crowd = "BS BS GS GS RS . . . . . . . .\n . . . . . . . . . . . ."
    battle = played("battlelore", crowd, dice="blue strike flag lore")
    assert battle.g.turn.dice == (BLUE, STRIKE, FLAG, LORE)
    assert orders(battle) == {"BS", "BS.2", "GS", "GS.2", "RS"}
    battle.plays("south: order BS")
    assert orders(battle) == {"BS.2", "GS", "GS.2", "RS"}, "the helmet is spent, the Bonus Strike is not"
    battle.plays("south: order RS")
    assert battle.asked() == "south move"
    helmets = played("battlelore", crowd, dice="blue green green red")
    for unit, left in (("GS", {"BS", "BS.2", "GS.2", "RS"}), ("BS", {"GS.2", "RS"}), ("RS", {"GS.2"})):
        helmets.plays(f"south: order {unit}")
        assert orders(helmets) == left


@rule("BL-CREAT-06", "BL-ORD-01")
def test_a_creature_ordered_from_afar_takes_an_order_of_the_card_and_of_no_section() -> None:
    drawing = "BS BS . . . . SP . . . . . SP\n . . . . . . . . . . . ."
    battle = field(drawing, corner="a3", phase="command", lore=True).with_(ordered=0)
    battle.g.hands[0] = ("patrol-left",)
    battle.g.tokens[0] = 6
    battle.plays("south: play patrol-left")
    assert set(battle.offers()) == {"order BS", "order BS.2", "order-afar SP", "order-afar SP.2", "done"}
    battle.plays("south: order-afar SP")
    assert set(battle.offers()) == {"order BS", "order BS.2", "order-afar SP.2", "done"}
    battle.plays("south: order-afar SP.2")
    assert battle.asked() == "south move"
    assert (battle.g.turn.afar, battle.lore("south")) == (battle.bits("SP", "SP.2"), 0)


@rule("BL-SPIDER-06", "BL-CREAT-06")
def test_whoever_is_caught_in_a_web_is_ordered_for_a_lore_and_never_from_afar() -> None:
    drawing = "BS BS . . . . SP . . . . . .\n . . . . . . . . . . . ."
    for tokens, offered in (
        (1, {"free BS", "order BS.2", "done"}),
        (0, {"order BS.2", "done"}),
        (9, {"free BS", "order BS.2", "done"}),
    ):
        battle = field(drawing, corner="a3", phase="command", lore=True).with_(ordered=0)
        battle.with_(webbed=battle.bits("BS", "SP")).g.hands[0] = ("patrol-left",)
        battle.g.tokens[0] = tokens
        battle.plays("south: play patrol-left")
        assert set(battle.offers()) == offered
        battle.plays("south: order BS.2")
        assert battle.asked() == ("south order" if tokens else "south move")


@rule("BL-CMD-13", "BL-CMD-16")
@pytest.mark.parametrize(("archers", "bonus"), [("RX", 3), ("RA", 4)])
def test_under_a_darkened_sky_only_those_who_reach_an_enemy_are_ordered(archers: str, bonus: int) -> None:
    for apart in (bonus, bonus + 1):
        row = " ".join([archers, *["."] * (apart - 1), "bs", *["."] * (12 - apart)])
        battle = played("darken-the-sky", f"{row}\n . . . . . . . . . . . .")
        assert (battle.asked() == "south order") == (apart == bonus)


@rule("BL-CMD-01", "BL-CMD-02")
def test_a_card_laid_down_is_remembered_for_a_counter_attack_and_leaves_the_hand() -> None:
    battle = played("attack-left", hand=3)
    assert battle.g.hands[0] == ("scout-left",) * 2
    assert (battle.g.turn.card, battle.g.turn.copied, battle.g.last_command[0]) == ("attack-left",) * 3
    counter = field(ACROSS, corner="a3", phase="command").with_(ordered=0, last_command=["", "patrol-center"])
    counter.g.hands[0] = ("counter-attack",)
    counter.plays("south: play counter-attack")
    assert (counter.g.turn.card, counter.g.turn.copied) == ("counter-attack", "patrol-center")
    assert counter.g.last_command[0] == "patrol-center", "what was carried out, not what was played"
