"""Flags and retreats."""

from __future__ import annotations

from typing import Any

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.events import FlagsIgnored, Rolled
from tests.games.battlelore.battlefield import Battle, field

NORTH_BEHIND = """
    . 3 4 5 .
     . 1 2 .
    . . {target} . .
     . {attacker} . .
    . . . . .
"""


@rule("BL-RETREAT-01", "BL-RETREAT-02", "BL-RETREAT-03", "BL-RETREAT-08", "BL-MORALE-03")
def test_a_unit_retreats_one_hex_a_flag_and_its_owner_chooses_the_way() -> None:
    battle = field(NORTH_BEHIND.format(target="bs", attacker="GS"), dice="flag green")
    battle.plays("south: attack GS bs")
    assert battle.offers() == ["retreat 1", "retreat 2"]
    battle.plays("north: retreat 2")
    assert battle.where("bs") == "2"


@rule("BL-RETREAT-08", "BL-RETREAT-06")
def test_with_one_hex_free_there_is_nothing_to_choose() -> None:
    battle = field(
        """
        . gs 1 .
         . bs . .
        . GS . .
    """,
        dice="flag green",
    )
    battle.plays("south: attack GS bs")
    assert battle.where("bs") == "1"


@rule("BL-RETREAT-05", "BL-RETREAT-07", "BL-RETREAT-09")
def test_blocked_by_a_unit_and_a_river_it_loses_a_figure_instead() -> None:
    battle = field(
        """
        . gs W .
         . bs . .
        . GS . .
    """,
        dice="blue flag",
    )
    battle.plays("south: attack GS bs")
    assert battle.figures("bs") == 2
    assert battle.told(Rolled)[0].dice == (1, 5)


@rule("BL-RETREAT-07")
def test_on_the_last_row_every_flag_costs_a_figure() -> None:
    battle = field(
        """
        . bs .
         GS . .
    """,
        corner="c9",
        dice="flag flag",
    )
    battle.plays("south: attack GS bs")
    assert battle.figures("bs") == 2


@rule("BL-RETREAT-04", "BL-TERR-02", "BL-MOVE-11")
def test_terrain_does_not_stop_a_retreat() -> None:
    battle = field(
        """
        . W 1 W .
         . F W .
        . . bs . .
         . GS . .
    """,
        dice="flag flag",
    )
    battle.plays("south: attack GS bs")
    assert battle.where("bs") == "1"
    assert battle.figures("bs") == 4


@rule("BL-MORALE-04", "BL-MORALE-02")
def test_a_normal_unit_loses_a_figure_and_retreats_two_hexes() -> None:
    battle = field(
        """
        . W 2 W .
         . 1 W .
        . . bs . .
         . BS . .
    """,
        dice="blue flag flag",
    )
    battle.plays("south: attack BS bs")
    assert battle.figures("bs") == 3
    assert battle.where("bs") == "2"


@rule("BL-MORALE-05", "BL-MORALE-06", "BL-FORT-09", "BL-MORALE-16", "BL-LMARK-03")
def test_a_bold_unit_may_ignore_a_flag_or_retreat_all_the_same() -> None:
    battle = field(NORTH_BEHIND.format(target="bs", attacker="GS"), dice="flag green", landmarks="rampart bs")
    battle.plays("south: attack GS bs")
    assert battle.offers() == ["ignore 1", "ignore 0"]
    battle.plays("north: ignore 0", "north: retreat 1")
    assert battle.where("bs") == "1"


@rule("BL-MORALE-07", "BL-MORALE-08", "BL-MORALE-09", "BL-MORALE-10")
def test_flags_beyond_those_ignored_must_be_obeyed() -> None:
    battle = field(NORTH_BEHIND.format(target="bs", attacker="GS"), dice="flag flag", landmarks="rampart bs")
    battle.plays("south: attack GS bs", "north: ignore 1", "north: retreat 1")
    assert battle.where("bs") == "1"
    assert battle.ignores("bs") == 0, "nothing is saved up"


@rule("BL-MORALE-11", "BL-MORALE-12", "BL-GOBLIN-06", "BL-GOBLIN-08", "BL-GOBLIN-09")
def test_frightened_goblins_flee_two_hexes_a_flag_and_roll_for_losses() -> None:
    battle = field(
        """
        W W 5 W W
         W 4 W W
        W W 3 W W
         W 2 W W
        . . bg . .
         . GS . .
    """,
        corner="c9",
        dice="flag flag blue green blue red",
    )
    battle.plays("south: attack GS bg")
    assert battle.where("bg") == "5"
    assert battle.figures("bg") == 2
    assert [len(roll.dice) for roll in battle.told(Rolled)] == [2, 4]


@rule("BL-GOBLIN-12", "BL-MORALE-02", "BL-SUPPORT-01")
@rule(
    "BL-GOBLIN-11",
    breaks=Break(
        "rules/morale.py",
        "return HEXES_WHEN_FRIGHTENED if is_frightened(g, unit) else g.troop(unit).hexes_per_flag",
        "return 1",
    ),
)
def test_supported_goblins_ignore_one_of_three_flags_and_flee_four_hexes() -> None:
    battle = field(
        """
        W W 5 W W
         W 4 W W
        W W 3 W W
         W 2 W W
        . bg1 bg bg1 .
         . BS . .
    """,
        corner="c9",
        dice="flag flag flag green green green green",
    )
    battle.plays("south: attack BS bg.2", "north: ignore 1")
    assert battle.where("bg.2") == "5"
    assert len(battle.told(Rolled)[1].dice) == 4


@rule("BL-GOBLIN-08")
def test_only_hexes_really_fled_cost_loss_dice() -> None:
    battle = field(
        """
        . . 1 . .
         GS bg . .
    """,
        corner="c9",
        dice="flag green red",
    )
    battle.plays("south: attack GS bg")
    battle.plays("north: retreat 1") if battle.asked() == "north retreat" else None
    assert battle.figures("bg") == 3, "one hex made, one lost to the edge"
    assert len(battle.told(Rolled)[1].dice) == 1


@rule("BL-DWARF-03", "BL-DWARF-04", "BL-BACK-09")
@rule(
    "BL-GOBLIN-10",
    breaks=Break(
        "rules/morale.py",
        "return HEXES_WHEN_FRIGHTENED if is_frightened(g, unit) else g.troop(unit).hexes_per_flag",
        "return 1",
    ),
)
def test_blue_goblins_attack_dwarves_and_come_to_grief() -> None:
    battle = field(
        """
        . bd . .
         BG . . .
        1 W . .
         2 W . .
    """,
        dice="flag green green blue blue flag blue red",
        sea=True,
    )
    battle.plays("south: attack BG bd", "north: ignore 1", "north: battle-back")
    assert battle.figures("BG") == 1
    assert [len(roll.dice) for roll in battle.told(Rolled)] == [3, 3, 2]


# Boldness and its sources


# Battle Back


# Driven back by powers


def rocked(drawing: str, power: str, dice: str, webbed: str = "", **more: Any) -> Battle:
    """The Earth Elemental of the south attacks the first unit of the north and uses its power."""
    battle = field(drawing, lore=True, dice=dice, **more)
    battle.with_(webbed=battle.bits(*webbed.split()))
    target = next(name for name in battle.units if name.islower())
    return battle.plays(f"south: attack EE {target}", f"south: use-power {power}")


@rule("BL-CREAT-24", "BL-RETREAT-07")
def test_a_tremor_drives_all_neighbours_back_a_hex_friend_and_enemy_bold_or_not() -> None:
    battle = rocked(
        """
        W 1 W W
         W bd W W
        W W EE W
         W W BS W
        W W 2 W W
    """,
        "tremor",
        "lore red red red",
        sea=True,
    )
    assert (battle.where("bd"), battle.where("BS"), battle.figures("bd"), battle.figures("BS")) == ("1", "2", 4, 4)


@rule("BL-CREAT-24", "BL-SPIDER-03")
def test_an_earthquake_hits_everybody_beside_it_and_drives_them_two_hexes_but_a_webbed_unit_loses_figures() -> None:
    drawing = """
        W 2 W W W
         W 1 W W W
        W W bs W W
         W W EE W W
    """
    free = rocked(drawing, "earthquake", "lore lore red red", sea=True)
    assert (free.where("bs"), free.figures("bs")) == ("2", 3)
    webbed = rocked(drawing, "earthquake", "lore lore red red", webbed="bs", sea=True)
    assert webbed.figures("bs") == 1, "one figure for the power, two for the hexes it cannot go"


@rule("BL-CREAT-20", "BL-CREAT-24")
def test_powers_drive_creatures_back_but_not_those_that_never_retreat() -> None:
    drawing = "W 1 W W\n W {} W W\nW W EE W"
    creature = rocked(drawing.format("sp"), "tremor", "lore red red red", sea=True)
    assert creature.where("sp") == "1"
    rock = rocked(drawing.format("ee"), "tremor", "lore flag green green", sea=True)
    assert rock.where("ee") != "1"
    assert [(event.ignored, event.flags) for event in rock.told(FlagsIgnored)] == [(1, 1)]


@rule("BL-FOLLOW-03", "BL-CREAT-24")
def test_ground_cannot_be_gained_where_another_unit_has_been_driven_meanwhile() -> None:
    battle = rocked("1 BS W W\n bs EE W W", "tremor", "lore red red red", sea=True)
    assert (battle.where("bs"), NAMES[battle.g.at[battle.unit("BS")]]) == ("1", "c6")
    assert battle.asked() == "south battle", "the other unit comes next"


@rule("BL-MORALE-05", "BL-MORALE-06", "BL-MORALE-12")
def test_no_more_flags_can_be_ignored_than_fell_nor_than_the_unit_is_bold() -> None:
    drawing = "bd . .\n bd BS .\nbd . ."
    for flags, ignored in ((1, [1, 0]), (2, [2, 1, 0]), (3, [2, 1, 0])):
        battle = field(drawing, dice=" ".join(["flag"] * flags + ["red"] * (3 - flags)))
        battle.plays("south: attack BS bd.2")
        assert battle.offers() == [f"ignore {number}" for number in ignored]


@rule("BL-COMBAT-11", "BL-RETREAT-01")
def test_nobody_is_asked_about_the_flags_of_a_unit_that_the_hits_have_destroyed() -> None:
    battle = field(". bd1 .\n BS . .", dice="blue flag flag").plays("south: attack BS bd")
    assert battle.where("bd") == "gone"
    assert not battle.told(FlagsIgnored)
    assert battle.asked() == "south gain-ground"


@rule("BL-CREAT-20", "BL-CREAT-21")
def test_the_enemy_of_a_cornered_creature_rolls_a_die_for_each_hex_it_cannot_go() -> None:
    battle = field("W W W\n sp BS .", lore=True, sea=True, dice="flag flag red red red").plays("south: attack BS sp")
    blocked = [rolled for rolled in battle.told(Rolled) if rolled.why == "blocked"]
    assert [(rolled.seat, len(rolled.dice)) for rolled in blocked] == [(0, 1), (0, 1)]
