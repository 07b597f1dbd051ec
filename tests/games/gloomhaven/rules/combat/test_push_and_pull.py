"""Push and pull: GH-EFF-04..06, GH-MOVE-05, 08."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Pushed
from tabletome.games.gloomhaven.rules.combat.push_and_pull import forced_hexes
from tabletome.games.gloomhaven.state import OBJECTIVE
from tests.games.gloomhaven.dungeon import Dungeon, dungeon


@rule("GH-EFF-05")
def test_a_pull_brings_the_target_closer_until_it_is_next_to_you() -> None:
    game = dungeon("""
        % % % % % %
         Scoundrel a b guard1 . .
        % % % % % %
    """).turn("scoundrel", "smoke-bomb", "quick-hands")
    game.plays("bottom smoke-bomb", "choose guard1", "shove b")
    assert game.at("guard1") == "a"


@rule("GH-EFF-04", "GH-EFF-06")
def test_a_push_moves_away_hex_by_hex_and_springs_traps() -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1* a^ b .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove a", "shove b")
    assert game.at("guard1") == "b"
    assert game.health("guard1") == 9 - 2 - 3


@rule("GH-EFF-04", "GH-OVL-17")
def test_a_push_is_stopped_by_obstacles_and_enemies_of_the_target() -> None:
    game = dungeon("""
        . . . % . .
         . Brute guard1 % . .
        . . . Scoundrel . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1")
    assert game.asked() == "turn"


@rule("GH-EFF-04")
def test_a_push_of_several_hexes_ends_early_only_in_a_blocked_direction() -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1* a b .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1")
    assert "skip" in game.offers()
    game.plays("shove a")
    assert game.offers("stop") == game.offers("skip") == []
    game = dungeon("""
        . . . . . .
         . Brute guard1* a % .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove a", "stop")
    assert game.at("guard1") == "a"


@rule("GH-EFF-02", "GH-EFF-04", "GH-AMD-04")
def test_the_push_of_a_modifier_card_is_taken_or_left_apart_from_that_of_the_card() -> None:
    game = dungeon("""
        . . . . . .
         Brute guard1* a b c .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.stack("brute", "r+0:push1", "+0").plays("top warding-strength", "strike guard1", "shove a", "shove b")
    assert "skip" in game.offers()
    game.plays("skip")
    assert game.at("guard1") == "b"


@rule("GH-EFF-06")
def test_nobody_is_left_on_an_ally_by_ending_a_push_early() -> None:
    game = dungeon("""
        . . . % . .
         Brute guard1* archer1 b . .
        . . . % . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove archer1")
    assert game.at("guard1") == "b"


@rule("GH-MOVE-05", "GH-MOVE-08")
def test_a_flying_figure_is_pushed_over_obstacles_and_traps_unharmed() -> None:
    game = dungeon("""
        Brute wind1 %
    """)
    number = game.names["wind1"]
    assert forced_hexes(game.g, 0, number, 1, away=True) == [2]
    walker = dungeon("""
        Brute guard1 %
    """)
    assert forced_hexes(walker.g, 0, walker.names["guard1"], 1, away=True) == []


@rule("GH-MOVE-07", "GH-MOVE-08", "GH-OVL-08")
@pytest.mark.parametrize(("monster", "hurt"), [("wind1", False), ("guard1", True)])
def test_a_trap_hurts_whoever_is_pushed_onto_it_unless_it_flies(monster: str, hurt: bool) -> None:
    game = (
        dungeon(f"""
        . . . .
         . Brute {monster} a^
        . . . .
    """)
        .turn("brute", "warding-strength", "trample")
        .stack("brute", "-2")
    )
    game.figure(monster).health = game.figure(monster).max_health = 20
    game.plays("top warding-strength", f"strike {monster}")
    before = game.health(monster)
    game.plays("shove a")
    assert (game.health(monster) < before) is hurt
    assert (game.places["a"] in game.g.traps) is not hurt


def driven(road: str) -> Dungeon:
    """Somebody sturdy is driven up to three hexes along a road, towards the Brute."""
    wall = " ".join("%" * (len(road.split()) + 1))
    game = dungeon(f"{wall}\n {road}\n{wall}").turn("doomstalker", "lead-to-slaughter", "sap-life")
    (victim,) = [name for name in game.names if name in ("guard1", "wind1")]
    game.figure(victim).health = game.figure(victim).max_health = 20
    return game.plays("top lead-to-slaughter", f"strike {victim}")


def test_an_enemy_is_driven_as_far_as_the_card_says_and_may_stop_or_stay() -> None:
    game = driven("Doomstalker guard1 a b c d Brute")
    assert game.offers() == ["shove a", "skip"]
    assert game.plays("shove a").offers() == ["shove b", "stop"]
    game.plays("shove b", "shove c")
    assert (game.at("guard1"), game.asked()) == ("c", "turn")
    assert [event.to for event in game.told(Pushed)] == [game.places[at] for at in "abc"]
    game = driven("Doomstalker guard1 a b c d Brute").plays("shove a", "stop")
    assert (game.at("guard1"), game.asked()) == ("a", "turn")
    game = driven("Doomstalker guard1 a b c d Brute").plays("skip")
    assert (game.at("guard1"), game.asked()) == ("guard1", "turn")


def test_an_enemy_is_driven_no_farther_than_next_to_an_ally() -> None:
    game = driven("Doomstalker guard1 a b Brute . .").plays("shove a", "shove b")
    assert (game.at("guard1"), game.asked()) == ("b", "turn")
    assert driven("Doomstalker guard1 Brute . . .").asked() == "turn"


@pytest.mark.parametrize(
    ("road", "ways"),
    [
        ("Doomstalker guard1 a% b Brute", []),
        ("Doomstalker wind1 a% b Brute", ["shove a"]),
        ("Doomstalker guard1 archer1 b Brute", []),
        ("Doomstalker guard1 a archer1 Brute", []),
        ("Brute a Doomstalker guard1 b .", []),
        ("Brute a guard1 b Doomstalker .", ["shove a"]),
    ],
)
def test_only_a_way_that_is_free_for_it_leads_an_enemy_to_an_ally(road: str, ways: list[str]) -> None:
    game = driven(road)
    assert ([] if game.asked() == "turn" else game.offers("shove")) == ways


def test_a_driven_enemy_springs_traps_and_goes_no_farther_if_it_dies() -> None:
    game = driven("Doomstalker guard1 a^ b c Brute")
    game.with_health("guard1", game.g.trap_damage).plays("shove a")
    assert (game.is_gone("guard1"), game.asked()) == (True, "turn")


def test_an_objective_is_not_driven() -> None:
    game = dungeon("""
        % % % % % %
         Doomstalker guard1 a b Brute
        % % % % % %
    """).turn("doomstalker", "lead-to-slaughter", "sap-life")
    totem = game.figure("guard1")
    totem.name, totem.kind, totem.health = "totem", OBJECTIVE, 20
    assert game.plays("top lead-to-slaughter", "strike guard1").asked() == "turn"
