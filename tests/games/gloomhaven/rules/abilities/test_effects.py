"""Heals, conditions and damage without an attack: GH-HEAL, GH-EFF-03, GH-COND."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Attacked, Pushed
from tabletome.games.gloomhaven.state import BOSS
from tests.games.gloomhaven.dungeon import DUEL, PAIR_BESIDE_GUARD, acts, dungeon, field


@rule("GH-HEAL-01", "GH-HEAL-02", "GH-HEAL-03")
def test_a_heal_reaches_oneself_and_allies_in_range() -> None:
    game = (
        dungeon("""
        . . . . . . .
         Brute Scoundrel . . . guard1 .
        . . . . . . .
    """)
        .turn("brute", "eye-for-an-eye", "trample")
        .with_health("scoundrel", 3)
    )
    game.plays("bottom eye-for-an-eye")
    assert game.offers() == ["choose brute", "choose scoundrel", "skip"]
    game.plays("choose scoundrel")
    assert game.health("scoundrel") == 5
    assert game.g.infusing == ("earth",)


@rule("GH-COND-04")
def test_who_is_immune_cannot_be_the_target_of_nothing_but_that_condition() -> None:
    game = field("Mindthief", "withering-claw", "scurry")
    boss = game.figure("guard1")
    boss.name, boss.kind = "bandit-commander", BOSS
    assert "immobilize" in game.g.stat(game.names["guard1"]).immune
    game.plays("bottom withering-claw")
    assert game.asked() == "move"


@rule("GH-COND-21")
def test_damage_that_targets_nobody_reaches_the_invisible() -> None:
    game = field("Cragheart", "rumbling-advance", "avalanche").with_conditions("guard1", "invisible")
    game.plays("bottom rumbling-advance", "stop", "suffer")
    assert game.health("guard1") == 19


@rule("GH-LOS-04")
def test_an_ability_with_a_range_needs_sight_and_one_without_does_not() -> None:
    game = dungeon("""
        shaman1 # guard2 Brute
         . # . .
        . . . .
    """).with_health("guard2", 1)
    assert not game.g.board.sees(game.figure("shaman1").at, game.figure("guard2").at)
    acts(game, "shaman", 23, "shaman")
    assert game.health("guard2") == 1


@rule("GH-EFF-03")
def test_a_condition_or_push_without_an_attack_needs_no_modifier_card() -> None:
    game = dungeon(PAIR_BESIDE_GUARD).turn("brute", "overwhelming-assault", "trample")
    game.plays("bottom overwhelming-assault", "stop", "choose guard1")
    game.plays(game.offers("shove")[0])
    assert game.told(Pushed)
    assert not game.told(Attacked)
    other = dungeon(DUEL.replace("Brute", "Scoundrel")).turn("scoundrel", "special-mixture", "trample")
    other.plays("bottom special-mixture", "stop")
    assert (other.asked(), other.offers()) == ("give", ["choose guard1", "skip"])
    other.plays("choose guard1")
    assert other.conditions("guard1") == ["poison"]
    assert not other.told(Attacked)
