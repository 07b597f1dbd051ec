"""Whom an attack ability can fall on: targets, patterns, range. GH-AOE, GH-EFF-09"""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import FIELD, dungeon, field


@rule("GH-AOE-07", "GH-ATK-04")
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
