"""The sites of the expansions: mazes and labyrinths, Refugee Camps, deep mines."""

from __future__ import annotations

import pytest

from tabletome.games.mage_knight.content.box import ICE, WHITE
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import TokenRevealed
from tabletome.games.mage_knight.rules.map.mazes import conquer_path
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

MAZE = (*FIRST_TILES, "country-3 1 1", "country-12 2 0")
LABYRINTH = (*FIRST_TILES, "country-3 1 1", "core-9 2 0")
MINES = (*FIRST_TILES, "country-3 1 1", "country-14 2 0")
CAMP = "tovak at country-12.w"
IN_MAZE = "tovak at country-12.sw"


def test_a_deep_mine_gives_a_crystal_of_one_of_its_colours() -> None:
    game = knight("tovak at country-14.w", hand="rage", tiles=MINES).plays("end-turn")
    assert game.offers() == ["pick-colour red", "pick-colour white"]
    assert game.plays("pick-colour white").me.crystals[WHITE] == 1


def test_a_refugee_camp_has_units_of_everywhere_for_a_little_more() -> None:
    game = knight(CAMP, hand="promise promise promise promise", tiles=MAZE).with_(units_offer=("utem-swordsmen",))
    game.plays("interact", "play promise", "play promise", "play promise")
    assert game.offers("recruit") == []
    assert game.plays("play promise").offers("recruit") == ["recruit utem-swordsmen"]


@pytest.mark.parametrize(("path", "rewards"), [(1, ("chosen-crystal",) * 2), (2, ("spell",)), (3, ("artifact",))])
def test_each_path_of_a_maze_has_its_price_and_its_reward(path: int, rewards: tuple[str, ...]) -> None:
    game = knight(IN_MAZE, hand="march march stamina rage", tiles=MAZE, units="peasants foresters", mana="green blue")
    game.with_player(move=5).plays("enter")
    assert game.offers("pick") == [], "what is left of the movement does not count"
    game.plays("strengthen march", "play march", "strengthen stamina" if path == 3 else "play stamina")
    game.plays(f"pick {path}", "pick-unit 2")
    assert game.combat.path == path
    assert [unit.companion for unit in game.me.units] == [False, True]
    game.combat.foes[0].armor -= 99
    again = Knights(game.g)
    again.plays("done")
    while again.asked() in ("block", "damage"):
        again.plays("done" if "done" in again.offers() else again.offers()[0])
    again.plays("sideways rage attack", "attack 1") if "rage" in again.hand() else None
    if again.me.turn.rewards:
        assert again.me.turn.rewards == rewards
        assert again.g.mazes == {"country-12.sw": (path,)}


def test_a_path_is_conquered_once_and_a_hero_conquers_one() -> None:
    game = knight(IN_MAZE, "krang at start-a.c", hand="march rage", tiles=MAZE)
    game.g.mazes = {"country-12.sw": (1,)}
    game.g.shields = {"country-12.sw": (1,)}
    game.plays("enter", "play march")
    assert game.offers("pick") == []
    own = knight(IN_MAZE, hand="march rage", tiles=MAZE)
    own.g.mazes, own.g.shields = {"country-12.sw": (1,)}, {"country-12.sw": (0,)}
    assert "enter" not in own.offers()


def test_a_labyrinth_hides_a_dragon_and_teaches_besides() -> None:
    game = knight("tovak at core-9.nw", hand="march rage", tiles=LABYRINTH).plays("enter", "play march", "pick 1")
    assert ENEMIES[game.combat.foes[0].name].colour == "red"
    conquer_path(game.g, game.me, game.combat)
    assert game.me.turn.rewards == ("chosen-crystal", "chosen-crystal", "advanced")


def test_one_can_turn_back_at_the_door() -> None:
    game = knight(IN_MAZE, hand="march rage", tiles=MAZE).plays("enter", "decline")
    assert game.asked() in ("after", "discard")
    assert all(unit.expansion for unit in UNITS.values() if unit.temper)
    assert ICE


def test_what_is_left_of_the_way_into_a_maze_is_lost_and_its_monster_is_shown() -> None:
    game = knight(IN_MAZE, hand="march stamina rage", tiles=MAZE, mana="green blue")
    game.plays("enter", "strengthen march", "strengthen stamina")
    before = game.g.revealed
    game.plays("pick 1")
    assert (game.asked(), game.me.turn.move) == ("ranged", 0)
    assert game.g.revealed > before
    assert [event.enemy for event in game.told(TokenRevealed)] == [game.combat.foes[0].name]
