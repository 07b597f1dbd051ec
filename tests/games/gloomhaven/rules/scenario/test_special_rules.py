"""Effects at the start of a scenario, and falling out of the air: GH-COND-19, GH-MOVE-09."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.modifier_cards import CURSES
from tests.games.gloomhaven.dungeon import dungeon
from tests.games.gloomhaven.quests import enter


@rule("GH-COND-19")
def test_too_few_curses_are_shared_evenly_and_the_players_say_who_takes_more() -> None:
    state = enter("barrow-lair", players=4).g
    counts = [deck.count("curse") for deck in state.decks[:4]]
    assert sum(counts) == CURSES
    assert sorted(counts) == [2, 2, 3, 3]


@rule("GH-MOVE-09")
def test_whoever_stops_flying_over_an_obstacle_is_hurt_and_put_beside_it() -> None:
    game = dungeon("""
        . . .
         . Brute% .
        . . .
    """)
    g = game.g
    g.heroes[0].flying = True
    game.turn("brute", "trample", "grab-and-go").plays("end-turn")
    assert game.at("brute") == "brute", "it flies"
    other = dungeon("""
        . . .
         . Brute% .
        . . .
    """)
    other.turn("brute", "trample", "grab-and-go").plays("end-turn", "suffer")
    assert other.asked() == "spawn"
    other.plays(other.offers()[0])
    assert other.health("brute") == 10 - other.g.trap_damage
    assert other.figure("brute").at not in other.g.obstacles
