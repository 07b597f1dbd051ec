"""Creatures in general and the Giant Spider."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.notation import GREEN
from tabletome.games.battlelore.content.powers import Power
from tabletome.games.battlelore.content.troops import CREATURE, CREATURES, TROOPS
from tabletome.games.battlelore.events import PowerUsed, Rolled
from tests.games.battlelore.battlefield import Battle, field

SPIDER_SOUTH = """
    . bs . .
     SP . . .
"""


def spider(roll: str, drawing: str = SPIDER_SOUTH, stored: int = 0) -> Battle:
    """The Spider is about to attack."""
    battle = field(drawing, lore=True, dice=roll)
    battle.g.stored[battle.unit("SP")] = stored
    battle.g.pool -= stored
    return battle


# Orders


def section_card(spider_section: str, tokens: int) -> Battle:
    drawing = """
        BS . . . . . SP . . . . . .
         . . . . . . . . . . . .
    """
    battle = field(drawing, corner="a3", phase="command", lore=True)
    battle.g.hands[0] = (f"patrol-{spider_section}",)
    battle.g.tokens[0] = tokens
    return battle.plays(f"south: play patrol-{spider_section}")


@rule("BL-CREAT-06", "BL-CREAT-07", "BL-CREAT-08")
def test_for_three_lore_a_creature_is_ordered_outside_its_section() -> None:
    battle = section_card("left", tokens=3).plays("south: order-afar SP", "south: order BS")
    assert battle.lore("south") == 0
    assert battle.g.turn.ordered == battle.bits("SP", "BS")
    assert battle.asked() == "south move", "it was one of the two orders"


@rule("BL-CREAT-06")
def test_with_less_lore_a_creature_is_not_ordered_from_afar() -> None:
    assert section_card("left", tokens=2).offers("order-afar") == []


# Hits


@rule("BL-CREAT-09", "BL-CREAT-10", "BL-CREAT-11")
@rule("BL-CREAT-12", breaks=Break("rules/units.py", "if g.troop(creature).colour in dice:", "if dice:"))
def test_a_hit_on_a_creature_is_rolled_again_and_only_its_colour_kills() -> None:
    unharmed = field(
        """
        GA . sp
         . . .
    """,
        lore=True,
        dice="green red flag",
    )
    unharmed.plays("south: attack GA sp")
    assert unharmed.where("sp") != "gone"
    killed = field(
        """
        RC sp .
         . . .
    """,
        lore=True,
        dice="green strike red red red green",
    )
    killed.plays("south: attack RC sp")
    assert killed.where("sp") == "gone"
    assert [len(roll.dice) for roll in killed.told(Rolled)] == [4, 2]


@rule("BL-CREAT-11", "BL-CREAT-12")
@pytest.mark.parametrize("second", ["strike", "lore", "flag", "red", "blue"])
def test_no_other_face_of_the_second_roll_kills_a_creature(second: str) -> None:
    battle = field(
        """
        RC sp .
         . . .
    """,
        lore=True,
        dice=f"strike red red red {second}",
    )
    battle.plays("south: attack RC sp")
    assert battle.where("sp") != "gone"
    assert battle.lore("south") == 0, "nor is its Lore anybody's"


@rule("BL-CREAT-26")
def test_a_creatures_powers_are_used_before_the_hits_of_the_roll() -> None:
    battle = field(
        """
        SP bs1 .
         . . .
    """,
        lore=True,
        dice="lore blue",
    )
    battle.plays("south: attack SP bs")
    assert battle.asked() == "south use-powers"
    assert battle.figures("bs") == 1
    battle.plays("south: done")
    assert battle.where("bs") == "gone"


@rule("BL-CREAT-13", "BL-LTOK-01")
def test_killing_a_creature_brings_a_banner_and_a_lore_token() -> None:
    battle = field(
        """
        RC sp .
         . . .
    """,
        lore=True,
        dice="green red red red green",
    )
    battle.plays("south: attack RC sp")
    assert battle.banners("south") == 1
    assert battle.lore("south") == 1


@rule("BL-CREAT-10", "BL-WEAP-08")
def test_every_bonus_strike_of_a_short_sword_counts_against_a_creature() -> None:
    battle = field(
        """
        BS sp .
         . . .
    """,
        lore=True,
        dice="strike strike red blue blue",
    )
    battle.plays("south: attack BS sp")
    assert len(battle.told(Rolled)[1].dice) == 2


# Morale and retreat


@rule("BL-CREAT-14", "BL-MORALE-02")
@rule("BL-CREAT-15", breaks=Break("rules/morale.py", "return troop.bold  # nothing", "return 0  # nothing"))
def test_a_creature_must_ignore_one_flag_and_battles_back() -> None:
    battle = field(
        """
        . sp .
         BS . .
    """,
        lore=True,
        dice="flag red red",
    )
    battle.plays("south: attack BS sp")
    assert battle.asked() == "north battle-back", "nobody asked whether to ignore the flag"


@rule("BL-CREAT-16", "BL-CREAT-17")
def test_a_creature_gives_support_but_receives_none_nor_boldness_from_landmarks() -> None:
    battle = field(
        """
        bs sp bs
         bs bs .
    """,
        landmarks="rampart sp",
    )
    assert battle.ignores("sp") == 1
    assert (
        field("""
        bs sp .
         bs . .
    """).ignores("bs")
        == 1
    )


@rule("BL-CREAT-18")
@rule(
    "BL-CREAT-19",
    breaks=Break(
        "rules/morale.py",
        "return HEXES_WHEN_FRIGHTENED if is_frightened(g, unit) else g.troop(unit).hexes_per_flag",
        "return 1",
    ),
)
def test_a_creature_retreats_two_hexes_for_the_second_flag() -> None:
    battle = field(
        """
        W W 2 W .
         W 1 W .
        . . sp . .
         . RS . .
    """,
        lore=True,
        dice="flag flag blue blue",
        sea=True,
    )
    battle.plays("south: attack RS sp")
    assert battle.where("sp") == "2"


@rule("BL-CREAT-20", "BL-CREAT-21")
def test_a_creature_at_the_edge_is_put_to_the_test_for_each_hex() -> None:
    battle = field(
        """
        . sp .
         RS . .
    """,
        corner="c9",
        lore=True,
        dice="flag flag blue blue green red red",
    )
    battle.plays("south: attack RS sp")
    assert [roll.why for roll in battle.told(Rolled)] == ["attack", "blocked", "critical", "blocked"]
    assert battle.where("sp") != "gone"


@rule("BL-CREAT-22", "BL-CREAT-23")
def test_a_creature_tramples_all_who_block_it_and_goes_on_where_one_falls() -> None:
    battle = field(
        """
        . gs1 gs .
         . sp . .
        . RS . .
    """,
        lore=True,
        dice="flag flag blue blue red",
    )
    place = battle.g.at[battle.unit("gs")]
    battle.plays("south: attack RS sp")
    assert battle.where("gs") == "gone"
    assert battle.figures("gs.2") == 3
    assert battle.g.at[battle.unit("sp")] == place
    assert battle.banners("south") == 1


@rule("BL-CREAT-22", "BL-VICTORY-06")
def test_when_a_trample_destroys_units_of_both_sides_the_active_player_scores_first() -> None:
    battle = field(
        """
        . BS1 gs1 .
         . sp . .
        . RS . .
    """,
        lore=True,
        dice="flag flag blue blue red",
    )
    battle.g.banners[:] = [4, 4]
    battle.plays("south: attack RS sp")
    assert battle.g.outcome is not None
    assert battle.g.outcome.winners == (0,)


@rule("BL-CREAT-22")
def test_a_creature_tramples_enemies_too() -> None:
    battle = field(
        """
        . BS gs .
         . sp . .
        . RS . .
    """,
        lore=True,
        dice="flag flag blue blue red red",
    )
    battle.plays("south: attack RS sp")
    assert (battle.figures("BS"), battle.figures("gs")) == (2, 2)


@rule("BL-CREAT-22")
def test_where_nobody_stands_nobody_is_trampled() -> None:
    battle = field(
        """
        . W gs .
         . sp . .
        . RS . .
    """,
        lore=True,
        dice="flag flag blue blue red red",
    )
    battle.plays("south: attack RS sp")
    assert (battle.figures("gs"), battle.figures("RS"), battle.g.figures[battle.unit("sp")]) == (2, 4, 1)


# Powers


@rule("BL-CREAT-24", "BL-CREAT-25", "BL-CREAT-26", "BL-SPIDER-02", "BL-SPIDER-04", "BL-SPIDER-08")
@rule("BL-COMP-10", breaks=Break("rules/creatures.py", "use.g.webbed |= 1 << use.target", "pass"))
def test_a_web_catches_its_target_and_the_flag_of_the_same_roll_is_a_hit() -> None:
    battle = spider("lore flag").plays("south: attack SP bs", "south: use-power web")
    assert battle.g.webbed == battle.bits("bs")
    assert battle.figures("bs") == 3
    assert battle.lore("south") == 0, "the symbol was used"


@rule("BL-CREAT-26", "BL-CREAT-31", "BL-LTOK-01")
def test_powers_are_optional_and_lore_not_used_is_a_token() -> None:
    battle = spider("lore red").plays("south: attack SP bs")
    assert battle.offers() == ["use-power web", "store 1", "done"]
    battle.plays("south: done")
    assert battle.lore("south") == 1


@rule("BL-CREAT-27", "BL-CREAT-28", "BL-CREAT-32", "BL-SPIDER-09", "BL-SPIDER-11", "BL-SPIDER-12")
def test_stored_lore_and_a_rolled_symbol_make_poison_and_poison_turns_lore_into_hits() -> None:
    first = spider("lore red").plays("south: attack SP bs", "south: store 1")
    assert first.g.stored[first.unit("SP")] == 1
    second = spider(
        "lore red lore lore blue red",
        """
        . bs3 . .
         SP RS . .
    """,
        stored=1,
    )
    second.plays("south: attack SP bs", "south: use-power poison")
    assert second.g.poisoned == second.bits("bs")
    assert second.g.stored[second.unit("SP")] == 0
    assert second.g.pool == 30, "what was stored is back in the pool"
    second.plays("south: attack RS bs")
    assert second.where("bs") == "gone"
    assert second.lore("south") == 0


@rule("BL-CREAT-28")
def test_lore_stored_on_a_creature_that_dies_is_lost() -> None:
    battle = field(
        """
        RC sp .
         . . .
    """,
        lore=True,
        dice="green red red red green",
    )
    battle.g.stored[battle.unit("sp")] = 2
    battle.g.pool -= 2
    pool = battle.g.pool
    battle.plays("south: attack RC sp")
    assert battle.g.pool == pool + 2 - 1
    assert battle.lore("north") == 0


@rule("BL-SPIDER-01")
@rule("BL-CREAT-29", breaks=Break("rules/combat.py", "dice = troop.dice\n", "dice = troop.dice + g.stored[attacker]\n"))
def test_stored_lore_does_not_change_the_spiders_two_dice() -> None:
    battle = spider("", stored=2)
    assert battle.dice("SP", "bs") == 2


@rule("BL-CREAT-30", "BL-CREAT-31")
def test_a_full_spider_stores_no_more_unless_it_uses_a_power_first() -> None:
    battle = spider("lore red", stored=2).plays("south: attack SP bs")
    assert battle.offers() == ["use-power web", "use-power poison", "done"]
    battle.plays("south: use-power poison")
    assert "store 1" not in battle.offers() or battle.g.stored[battle.unit("SP")] < 2
    assert TROOPS["giant-spider"].most_stored == 2


@rule("BL-CREAT-32")
def test_the_players_own_tokens_pay_for_no_power() -> None:
    battle = spider("red red")
    battle.g.tokens[0] = 9
    assert battle.plays("south: attack SP bs").asked() == "south gather"


@rule("BL-SPIDER-03")
def test_a_webbed_unit_neither_moves_nor_battles_nor_battles_back() -> None:
    battle = field(
        """
        BD bs .
         . . .
    """,
        phase="move",
        lore=True,
    )
    battle.with_(webbed=battle.bits("BD"))
    assert battle.asked() == "south gather"
    target = field(
        """
        . bd .
         RS . .
    """,
        lore=True,
        dice="green green green green",
    )
    target.with_(webbed=target.bits("bd")).plays("south: attack RS bd")
    assert target.asked() == "south gather"


@rule("BL-SPIDER-04")
def test_every_flag_is_a_hit_on_a_webbed_unit_bold_or_not() -> None:
    battle = field(
        """
        . bd .
         RS . .
    """,
        lore=True,
        dice="flag flag green green",
    )
    battle.with_(webbed=battle.bits("bd")).plays("south: attack RS bd")
    assert battle.figures("bd") == 2


@rule("BL-SPIDER-05")
def test_a_webbed_unit_gives_no_support() -> None:
    battle = field("""
        bs bs .
         bs . .
    """)
    battle.with_(webbed=battle.bits("bs"))
    assert battle.ignores("bs.2") == 0


@rule("BL-SPIDER-06", "BL-SPIDER-07")
def test_an_order_and_a_lore_token_free_a_webbed_unit_which_may_act_at_once() -> None:
    battle = field(
        """
        BS 1 . . . . . . . . . . .
         . . . . . . . . . . . .
    """,
        corner="a3",
        phase="order",
        lore=True,
    )
    battle.with_(webbed=battle.bits("BS"), ordered=0)
    assert battle.asked() == "south gather", "without a token it cannot be freed"
    paying = field(
        """
        BS 1 . . . . . . . . . . .
         . . . . . . . . . . . .
    """,
        corner="a3",
        phase="order",
        lore=True,
    )
    paying.with_(webbed=paying.bits("BS"), ordered=0)
    paying.g.tokens[0] = 1
    paying.plays("south: free BS")
    assert paying.lore("south") == 0
    assert "1" in paying.moves("BS")


@rule("BL-SPIDER-10")
def test_poison_stays_to_the_end_and_medicine_is_a_card() -> None:
    battle = field(
        """
        RS bs .
         . . .
    """,
        lore=True,
        dice="lore red green green",
    )
    battle.with_(poisoned=battle.bits("bs")).plays("south: attack RS bs")
    assert battle.figures("bs") == 3
    assert battle.g.poisoned == battle.bits("bs")
    assert battle.lore("south") == 0


# What the cards say


@rule("BL-CREAT-24", "BL-CREAT-34", "BL-COMP-10")
@rule(
    "BL-CREAT-01",
    breaks=Break(
        "content/troops.py", "troop_class=CREATURE,\n        colour", "troop_class=FOOT,\n        colour", fresh=True
    ),
)
@rule(
    "BL-CREAT-33",
    breaks=Break(
        "content/troops.py",
        "hexes_per_flag=0 if gait is Gait.BY_LORE else 2",
        "hexes_per_flag=0 if gait is Gait.BY_LORE else 1",
        fresh=True,
    ),
)
@rule("BL-SPIDER-01", breaks=Break("content/troops.py", "GREEN, 4, FANGS, 2,", "GREEN, 4, FANGS, 3,"))
def test_the_giant_spider_is_as_its_card_says() -> None:
    spider_card = TROOPS["giant-spider"]
    assert spider_card.troop_class == CREATURE
    assert spider_card.size == 1
    assert (spider_card.colour, spider_card.move, spider_card.hexes_per_flag, spider_card.dice) == (GREEN, 4, 2, 2)
    assert spider_card.weapon.strikes_in_melee
    assert spider_card.powers == ((Power.WEB, 1), (Power.POISON, 2))
    assert [name for name in CREATURES if TROOPS[name].source == "book"] == ["giant-spider"]


@rule("BL-CREAT-24", breaks=Break("rules/combat.py", "yield from drive_back(g, defender, blow.hexes)", "pass"))
def test_the_wood_giant_hurls_its_target_two_hexes_for_each_lore() -> None:
    battle = field(
        """
        W . . W .
         W 2 W . .
        W 1 W . .
         . bd . .
        . WG . .
    """,
        lore=True,
        dice="lore lore",
        sea=True,
    )
    battle.plays("south: attack WG bd", "south: use-power hurl", "south: done")
    assert battle.where("bd") == "2", "it may ignore a flag, but not this"
    battle = field(SPIDER_SOUTH.replace("SP", "WG"), lore=True, dice="lore lore")
    battle.plays("south: attack WG bs", "south: use-power hurl")
    assert "use-power hurl" in battle.offers(), "again with the next Lore"


@rule("BL-CREAT-24", breaks=Break("rules/combat.py", "strikes = more.count(STRIKE)", "strikes = 0"))
def test_the_wood_giant_rolls_bonus_strikes_until_none_comes() -> None:
    battle = field(
        """
        . bs . .
         WG . . .
    """,
        dice="strike red strike blue",
    )
    battle.plays("south: attack WG bs")
    assert battle.figures("bs") == 1, "two strikes and the helmet of the last die"


@rule("BL-CREAT-33", breaks=Break("rules/movement.py", "stops = board.stops_but_forest", "pass"))
def test_forests_do_not_hinder_the_wood_giant() -> None:
    battle = field(
        """
        WG F 1 F:bs
         . . . .
    """,
        phase="move",
    )
    battle.plays("south: move WG 1")
    assert battle.targets("WG") == ["bs"]
    assert battle.dice("WG", "bs") == 2
    assert TROOPS["wood-giant"].dice == 2


@rule("BL-FORT-16", breaks=Break("rules/creatures.py", "g.troop(unit).gait is Gait.WOODLAND and", "False and"))
def test_every_forest_is_a_lair_of_the_wood_giant() -> None:
    battle = field(
        """
        F:WG . . . bs
         . . . . .
    """,
        lore=True,
        phase="move",
    )
    battle.plays("south: done", "south: gather two-tokens")
    assert battle.g.stored[battle.unit("WG")] == 1


@rule("BL-CREAT-33", breaks=Break("rules/movement.py", "return max(0, steps - free)", "return 0"))
def test_the_earth_elemental_goes_a_hex_for_each_lore_heedless_of_terrain() -> None:
    battle = field(
        """
        EE W F H 1 bs
         . . . . . .
    """,
        lore=True,
        phase="move",
        sea=True,
    ).holding("south", tokens=4)
    battle.plays("south: move EE 1")
    assert battle.g.tokens[0] == 0
    assert battle.targets("EE") == ["bs"]
    assert battle.dice("EE", "bs") == 4
    poor = field("EE 1 2 bs\n . . . .", lore=True, phase="move").holding("south", tokens=1)
    assert {"1"} == poor.moves("EE") & {"1", "2"}


@rule("BL-CREAT-14", breaks=Break("rules/retreat.py", "return not g.troop(unit).hexes_per_flag", "return False"))
def test_the_earth_elemental_never_retreats() -> None:
    battle = field(
        """
        . ee . .
         BS . . .
        . . . .
    """,
        lore=True,
        dice="flag flag flag",
    )
    before = battle.where("ee")
    battle.plays("south: attack BS ee")
    assert battle.where("ee") == before
    battle = field("W 1 W .\n . ee . .\n. WG . .", lore=True, dice="lore lore", sea=True)
    before = battle.where("ee")
    battle.plays("south: attack WG ee", "south: use-power hurl", "south: done")
    assert battle.where("ee") == before, "nor is it hurled"


@rule("BL-CREAT-24", breaks=Break("rules/creatures.py", "yield from shake(use, 1)", "pass"))
def test_a_tremor_drives_friend_and_enemy_away() -> None:
    battle = field(
        """
        W 1 W . .
         W bs W . .
        . BS EE . .
         W 2 W W .
    """,
        lore=True,
        dice="lore red red red",
        sea=True,
    )
    battle.plays("south: attack EE bs", "south: use-power tremor")
    assert [(event.seat, event.power) for event in battle.told(PowerUsed)] == [(0, Power.TREMOR)]
    assert battle.where("bs") == "1"
    assert battle.where("BS") == "2"


@rule("BL-CREAT-24", breaks=Break("rules/creatures.py", 'lose_figures(use.g, unit, 1, "card")', "pass"))
def test_an_earthquake_hits_and_drives_away() -> None:
    battle = field(
        """
        W 1 W . .
         W . W . .
        W bs W . .
         . EE . . .
    """,
        lore=True,
        dice="lore lore red red",
        sea=True,
    )
    battle.plays("south: attack EE bs", "south: use-power earthquake")
    assert battle.figures("bs") == 3
    assert battle.where("bs") == "1"
