"""Whom an attack ability can fall on: targets, patterns, range. GH-AOE, GH-EFF-09"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import FIELD, dungeon, field


@rule("GH-ATK-02", "GH-ATK-04")
def test_without_a_range_an_attack_reaches_only_neighbours_with_one_all_within_it() -> None:
    drawing = """
        . . . . . . .
         HERO guard1 guard2 guard3 guard4 . .
        . . . . . . .
    """
    melee = dungeon(drawing.replace("HERO", "Brute")).turn("brute", "trample", "grab-and-go")
    assert melee.plays("basic-attack trample").offers("strike") == ["strike guard1"]
    ranged = dungeon(drawing.replace("HERO", "Scoundrel")).turn("scoundrel", "throwing-knives", "quick-hands")
    assert ranged.plays("top throwing-knives").offers("strike") == [f"strike guard{n}" for n in (1, 2, 3)]


@rule("GH-ATK-04")
def test_a_melee_pattern_that_reaches_further_stays_melee_and_has_no_disadvantage() -> None:
    game = dungeon("""
        . . . . .
         Brute guard1 guard2 . .
        . . . . .
    """).turn("brute", "skewer", "trample")
    game.stack("brute", "+1", "-1").plays("top skewer", "strike guard1,guard2", "strike guard1")
    assert [game.health(f"guard{n}") for n in (1, 2)] == [6 - (3 + 1), 6 - (3 - 1)]


@rule("GH-AOE-07")
def test_target_two_means_two_different_enemies_in_range() -> None:
    game = dungeon("""
        . . . . . .
         Scoundrel . guard1 guard2 . .
        . . . . . .
    """).turn("scoundrel", "throwing-knives", "quick-hands")
    game.plays("top throwing-knives", "strike guard1")
    assert game.offers() == ["strike guard2", "skip"]


@rule("GH-AOE-04", "GH-AOE-11")
def test_a_melee_pattern_strikes_all_it_covers_each_in_turn() -> None:
    game = dungeon("""
        . . guard1 . .
         . Brute guard2 . .
        . . guard3 . .
    """).turn("brute", "sweeping-blow", "trample")
    game.plays("top sweeping-blow", "strike guard1,guard2,guard3")
    assert game.offers("strike") == ["strike guard1", "strike guard2", "strike guard3"]
    game.plays("strike guard2", "strike guard1")
    assert [game.health(f"guard{n}") for n in (1, 2, 3)] == [4, 4, 4]


@rule("GH-AOE-04", "GH-AOE-09", "GH-AOE-11")
def test_a_pattern_covers_enemies_however_it_is_turned_and_no_ally() -> None:
    game = dungeon("""
        . guard4 guard1 . .
         . Brute guard2 . .
        . . Scoundrel . .
    """).turn("brute", "sweeping-blow", "trample")
    together = ["strike guard4", "strike guard4,guard1", "strike guard4,guard1,guard2", "strike guard1,guard2"]
    assert game.plays("top sweeping-blow").offers("strike") == [*together, "strike guard2"]


@rule("GH-AOE-05", "GH-AOE-10")
def test_of_a_ranged_pattern_one_hex_must_be_in_range_though_nobody_stands_there() -> None:
    game = dungeon("""
        . . . . . . . .
         Tinkerer . . . guard1 guard2 . .
        . . . . . . . .
    """).turn("tinkerer", "ink-bomb", "stun-shot")
    assert game.plays("top ink-bomb").offers("strike") == ["strike guard1"]


@rule("GH-EFF-09")
def test_add_target_is_one_more_enemy_in_range_and_the_slot_is_used() -> None:
    game = field("Cragheart", "massive-boulder", "avalanche")
    hero = game.g.heroes[game.names["cragheart"]]
    hero.active = (Active("backup-ammunition", top=True),)
    game.plays("top massive-boulder", "strike guard2")
    assert game.offers("strike") == ["strike guard1"]
    game.plays("strike guard1")
    assert (game.health("guard2"), game.health("guard1")) == (20 - 3 - 1, 20 - 3 - 1)
    assert hero.active[0].used == 1
    assert hero.xp == 1


@rule("GH-EFF-09", "GH-AMD-04")
def test_a_modifier_card_can_add_a_target_beyond_the_pattern() -> None:
    game = field("Brute", "sweeping-blow", "trample", ally="Scoundrel", at=FIELD.replace(" q HERO", " archer2 HERO"))
    game.stack("brute", "r+0:target1", "+0")
    game.plays("top sweeping-blow", "strike guard1")
    assert game.offers() == ["strike archer2", "skip"]


def test_a_ranged_attack_reaches_farther_for_air() -> None:
    game = field("Cragheart", "crater", "avalanche", at=FIELD.replace("s archer1 t", "s t archer1")).with_elements(
        air=2
    )
    hero = game.g.heroes[game.names["cragheart"]]
    hero.active = (Active("natures-lift", top=False),)
    game.plays("top crater", "consume air")
    assert "strike archer1" in game.offers()
    assert hero.active[0].used == 1
    assert game.g.elements[2] == 0


@rule("GH-AOE-06")
@pytest.mark.parametrize(
    ("between", "covered"),
    [(".", ["strike guard1", "strike guard1,guard2", "strike guard2"]), ("#", ["strike guard1"])],
)
def test_an_area_strikes_nobody_behind_a_wall(between: str, covered: list[str]) -> None:
    game = dungeon(f"""
        . . . . . .
         . Spellweaver . guard1 . .
        {" ".join(between * 5)} .
         . . . guard2 . .
        . . . . . .
    """).turn("spellweaver", "icy-blast", "cold-fire")
    game.plays("top icy-blast")
    assert game.offers("strike") == covered
