"""Obstacles made and destroyed: GH-OVL-19, GH-SPECIAL-06."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.rules.movement.obstacles import keeps_whole
from tabletome.games.gloomhaven.state import MONSTERS_SEAT, OBJECTIVE, Figure
from tests.games.gloomhaven.dungeon import FIELD, Dungeon, dungeon, field


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


MOVABLE = """
    . . a % . . . .
     . Cragheart b% c d e f .
    . . g% h% . . . .
"""


def cleared(*plays: str) -> Dungeon:
    """Clear the Way: an adjacent obstacle goes to an empty hex within four."""
    game = dungeon(MOVABLE).turn("cragheart", "clear-the-way", "crater")
    game.g.made_obstacles = (tuple(sorted((game.places["g"], game.places["h"]))),)
    return game.plays("top clear-the-way", *plays)


@rule("GH-OVL-19")
def test_an_adjacent_obstacle_of_one_hex_is_moved_to_an_empty_hex_in_range_and_sight() -> None:
    game = cleared()
    assert game.offers() == ["place b", "skip"], "not the one that lies on two hexes, nor one farther away"
    game.plays("place b")
    offered = game.offers("place")
    assert {"place a", "place d", "place e"} <= set(offered)
    assert "place c" not in offered, "it would cut the map in two"
    assert not {"place b", "place cragheart", "place g", "place h", "place f"} & set(offered)
    game.plays("place d")
    assert game.places["d"] in game.g.obstacles
    assert game.places["b"] not in game.g.obstacles


def test_an_obstacle_is_left_where_it_is_if_the_player_likes() -> None:
    for plays in (("skip",), ("place b", "skip")):
        game = cleared(*plays)
        assert game.places["b"] in game.g.obstacles
        assert len(game.g.obstacles) == 4
