"""Battle Back: who may answer an attack."""

from __future__ import annotations

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.events import Rolled
from tests.games.battlelore.battlefield import field


@rule("BL-BACK-01", "BL-BACK-02", "BL-BACK-03", "BL-BACK-09", "BL-BACK-10", "BL-SUPPORT-02")
def test_a_supported_unit_that_holds_its_hex_battles_back_and_takes_no_ground() -> None:
    battle = field(
        """
        . bs bs .
         bs RS1 . .
    """,
        dice="green green green green red green green",
    )
    battle.plays("south: attack RS bs", "north: battle-back")
    assert battle.where("RS") == "gone"
    assert battle.asked() == "north command", "no ground is gained"


@rule("BL-BACK-03", "BL-BACK-08")
def test_an_unsupported_normal_unit_does_not_battle_back() -> None:
    battle = field(
        """
        . bs . .
         RS . . .
    """,
        dice="green green green green",
    )
    assert battle.plays("south: attack RS bs").asked() == "north command"


@rule("BL-SUPPORT-02")
@rule("BL-BACK-04", breaks=Break("rules/follow_on.py", "if g.at[defender] != place:", "if not g.alive(defender):"))
def test_a_unit_that_retreated_does_not_battle_back_even_if_supported_anew() -> None:
    battle = field(
        """
        bs 1 bs .
         . bd . .
        . GS . .
    """,
        dice="flag flag",
    )
    battle.plays("south: attack GS bd", "north: ignore 0")
    while battle.asked() == "north retreat":
        battle.plays(f"north: {battle.offers()[0]}")
    assert battle.asked() == "south gain-ground"
    still_adjacent = field(
        """
        bs 1 bs .
         GS bd . .
    """,
        dice="flag red",
    )
    still_adjacent.plays("south: attack GS bd", "north: ignore 0")
    assert still_adjacent.where("bd") == "1"
    assert still_adjacent.asked() == "south gain-ground"


@rule("BL-BACK-05", "BL-BACK-06")
def test_a_hemmed_in_bold_unit_loses_figures_and_still_battles_back() -> None:
    battle = field(
        """
        . W W .
         . bd . .
        . BS . .
    """,
        dice="blue flag flag",
    )
    battle.plays("south: attack BS bd", "north: ignore 1")
    assert battle.figures("bd") == 2
    assert battle.asked() == "north battle-back"


@rule("BL-FOLLOW-02")
@rule(
    "BL-BACK-07",
    "BL-BACK-11",
    breaks=Break("rules/combat.py", " or g.at[attacker] not in NEIGHBOURS[g.at[defender]]", ""),
)
def test_there_is_no_battle_back_against_ranged_combat() -> None:
    battle = field(
        """
        GA . bd
         . . .
    """,
        dice="red red",
    )
    assert battle.plays("south: attack GA bd").asked() == "north command"


@rule("BL-BACK-09")
def test_there_is_no_battle_back_against_a_battle_back() -> None:
    battle = field(
        """
        . bd . .
         BD . . .
    """,
        dice="green green green red red red",
    )
    battle.plays("south: attack BD bd", "north: battle-back")
    assert battle.asked() == "north command"


@rule("BL-BACK-12", "BL-BACK-08", "BL-MORALE-01")
def test_whatever_lets_a_unit_ignore_a_flag_lets_it_battle_back_without_any_flag() -> None:
    for landmarks, dice in (("rampart bs", 2), ("magic-pentacle bs", 4), ("stronghold bs north", 2)):
        battle = field(
            """
            . bs . .
             RS . . .
        """,
            dice="green " * dice,
            landmarks=landmarks,
        )
        assert battle.plays("south: attack RS bs").asked() == "north battle-back"


@rule("BL-DWARF-05")
@rule("BL-DWARF-04", breaks=Break("content/troops.py", 'bold=1 if race == "dwarves" else 0', "bold=0", fresh=True))
def test_dwarves_without_friends_battle_back() -> None:
    battle = field(
        """
        . bd . .
         RS . . .
    """,
        dice="green green green green",
    )
    assert battle.plays("south: attack RS bd").asked() == "north battle-back"


@rule("BL-TERR-35", "BL-TERR-33")
def test_a_unit_on_a_bridge_battles_back() -> None:
    battle = field(
        """
        . B:bs . .
         RS . . .
    """,
        dice="green green green green",
    )
    assert battle.plays("south: attack RS bs").asked() == "north battle-back"


@rule("BL-WEAP-15", "BL-BACK-09")
def test_archers_who_battle_back_have_not_moved() -> None:
    battle = field(
        """
        . ga ga .
         BS ga . .
    """,
        dice="red red red green red",
    )
    battle.plays("south: attack BS ga", "north: battle-back")
    assert len(battle.told(Rolled)[1].dice) == 2
