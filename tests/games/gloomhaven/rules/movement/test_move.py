"""Movement of characters: GH-MOVE, GH-OVL."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.movement.move import jump_reach, walk_reach
from tests.games.gloomhaven.dungeon import FIELD, acts, dungeon, field


def test_a_movement_in_a_straight_line_cannot_turn() -> None:
    game = field("Cragheart", "rock-slide", "avalanche")
    game.plays("bottom rock-slide", "go q")
    assert game.offers() == ["go p", "stop"]


def test_a_movement_that_must_end_beside_an_obstacle_cannot_stop_elsewhere() -> None:
    game = field("Cragheart", "rocky-end", "avalanche", at=FIELD.replace("a b c", "a% b c"))
    game.plays("bottom rocky-end")
    assert "go b" in game.offers()
    assert "go z" not in game.offers()
    game.plays("go k")
    assert "stop" not in game.offers()
    game.plays("go b")
    assert "stop" in game.offers()


def test_moving_on_foot_hex_by_hex_meets_what_lies_there() -> None:
    game = field("Cragheart", "blind-destruction", "avalanche", at=FIELD.replace("p q HERO", "p q^ HERO"))
    game.plays("bottom blind-destruction", "go q")
    assert game.asked() == "damage"
    game.plays("suffer", "stop", "suffer")
    assert game.health("brute") == 10 - 2
    assert game.told(Moved)


def test_a_flying_figure_moves_hex_by_hex_over_everything() -> None:
    at = FIELD.replace("p q HERO", "p% q% HERO")
    game = field("Cragheart", "rock-slide", "avalanche", at=at)
    game.g.heroes[game.names["cragheart"]].flying = True
    game.plays("bottom rock-slide", "go q", "go p")
    assert game.at("cragheart") == "p"


@rule("GH-MOVE-01", "GH-MOVE-02", "GH-MOVE-04", "GH-OVL-15")
def test_a_hero_moves_through_allies_not_enemies_and_pays_two_for_difficult_terrain() -> None:
    game = dungeon("""
        % % % % % %
         Brute Scoundrel a b~ guard1 c
        % % % % % %
    """).turn("brute", "grab-and-go", "trample")
    game.plays("bottom grab-and-go")
    assert game.offers("go") == ["go a", "go b"]
    game.plays("go b")
    assert game.at("brute") == "b"
    assert game.g.turn.hexes_moved == 3


@rule("GH-MOVE-06", "GH-OVL-08", "GH-OVL-13")
def test_a_jump_minds_only_its_last_hex() -> None:
    game = dungeon("""
        % % % % % %
         Brute ^ guard1 a^ . .
        % % % % % %
    """).turn("brute", "leaping-cleave", "trample")
    game.plays("bottom leaping-cleave")
    assert "go a" in game.offers()
    game.plays("go a", "suffer")
    assert game.health("brute") == 7
    assert len(game.g.traps) == 1


@rule("GH-MOVE-06", "GH-AOE-08")
def test_trample_strikes_whoever_is_moved_through() -> None:
    game = dungeon("""
        % % % % % %
         Brute guard1 guard2 a . .
        % % % % % %
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom trample", "go guard1")
    assert game.offers() == ["go guard2"] or "stop" not in game.offers()
    game.plays("go guard2", "go a", "stop", "strike guard1", "strike guard2")
    assert (game.health("guard1"), game.health("guard2")) == (4, 4)
    assert game.g.heroes[0].lost == ("trample",)


@rule("GH-MOVE-06", "GH-AOE-08")
def test_trample_goes_all_the_way_at_once_through_as_many_enemies_as_it_can() -> None:
    game = dungeon("""
        . . . . .
         Brute guard1 . a .
        . . guard2 . .
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom trample", "go a", "strike guard1", "strike guard2")
    assert (game.health("guard1"), game.health("guard2")) == (4, 4)
    assert game.at("brute") == "a"


@rule("GH-DOOR-01", "GH-MOVE-03")
def test_a_whole_way_leads_past_no_trap_on_foot_and_a_straight_one_never_turns() -> None:
    game = dungeon("""
        % % % % % % %
         Sunkeeper Brute a^ b . . .
        % % % % % % %
    """).turn("sunkeeper", "path-of-glory", "hammer-blow")
    game.plays("bottom path-of-glory")
    assert "go a" in game.offers()
    assert "go b" not in game.offers(), "what lies in the trap's hex is met first"
    line = dungeon("""
        . . . .
         Cragheart . a .
        . . b .
    """).turn("cragheart", "rock-slide", "opposing-strike")
    line.plays("bottom rock-slide")
    assert "go a" in line.offers()
    assert "go b" not in line.offers()


@rule("GH-OVL-16", "GH-MOVE-06")
def test_a_jump_pays_for_difficult_terrain_only_where_it_ends() -> None:
    game = dungeon("""
        Brute a~ b~ c
    """)
    costs = {name: jump_reach(game.g, 0, 4)[game.places[name]][0] for name in ("b", "c")}
    assert costs == {"b": 3, "c": 3}
    assert walk_reach(game.g, 0, 5)[game.places["c"]][0] == 5


@rule("GH-MOVE-07", "GH-OVL-16", "GH-FOCUS-08")
def test_flying_minds_neither_obstacles_nor_traps_nor_terrain_but_ends_on_no_figure() -> None:
    game = dungeon("""
        # Brute % ^ ~ wind1 #
    """)
    acts(game, "wind", 21, "wind-demon")
    assert game.g.traps or game.run.state.traps, "the trap was not sprung"
    assert game.figure("wind1").health == game.figure("wind1").max_health
    places = [figure.at for figure in game.run.state.figures if figure.at >= 0]
    assert len(places) == len(set(places))
