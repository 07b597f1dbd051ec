"""Obstacles made and destroyed: GH-OVL-19, GH-SPECIAL-06."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.rules.movement.obstacles import keeps_whole
from tabletome.games.gloomhaven.state import MONSTERS_SEAT, OBJECTIVE, Figure
from tests.games.gloomhaven.dungeon import FIELD, dungeon, field


@rule("GH-OVL-19")
def test_an_obstacle_may_not_cut_off_a_part_of_the_map() -> None:
    game = dungeon("""
        a % b c
         Cragheart d e f
        % % g h
    """).turn("cragheart", "avalanche", "crater")
    g = game.g
    assert not keeps_whole(g, (game.places["d"],))
    assert keeps_whole(g, (game.places["e"],)) is True
    game.plays("bottom avalanche")
    assert "place d" not in game.offers()
    assert "place a" in game.offers()


@rule("GH-OVL-19")
def test_a_destroyed_obstacle_of_two_hexes_goes_as_a_whole() -> None:
    game = field("Cragheart", "rock-tunnel", "crater", at=FIELD.replace("q HERO", "q% HERO").replace(" p q", " p% q"))
    game.g.made_obstacles = ((game.places["p"], game.places["q"]),)
    game.plays("top rock-tunnel", "place q")
    assert game.g.obstacles == frozenset()


@rule("GH-SPECIAL-06")
def test_an_obstacle_with_hit_points_is_not_destroyed_by_what_destroys_obstacles() -> None:
    game = dungeon("""
        . . . . .
         . % Cragheart a% .
        . Brute . guard1 .
    """).turn("cragheart", "rock-tunnel", "crater")
    altar = Figure("altar", OBJECTIVE, MONSTERS_SEAT, 1, game.places["a"], 5, 5, hostile=True)
    game.g.figures.append(altar)
    game.plays("top rock-tunnel")
    assert "place a" not in game.offers()
    assert len(game.offers("place")) == 1
