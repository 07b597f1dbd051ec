"""Traps and hazardous terrain: GH-OVL-07..16."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tests.games.gloomhaven.dungeon import card_number, dungeon


@rule("GH-OVL-09")
def test_a_disarmed_trap_harms_nobody() -> None:
    game = dungeon("""
        . . . . . .
         . Scoundrel a^ . guard1 .
        . . . . . .
    """).turn("scoundrel", "thiefs-knack", "quick-hands")
    game.plays("top thiefs-knack", "go a")
    assert not game.g.traps
    assert game.g.heroes[0].xp == 2


@rule("GH-OVL-11")
def test_a_monster_that_springs_a_characters_trap_gives_experience() -> None:
    game = dungeon("""
        % % % % % %
         Tinkerer a . guard1 . .
        % % % % % %
    """).turn("tinkerer", "proximity-mine", "stun-shot")
    game.ability("guard", card_number("guard", 50)).plays("top proximity-mine", "place a", "end-turn")
    assert game.asked() == "over"
    assert not any(figure.is_monster for figure in game.g.figures)
    assert game.g.heroes[0].xp == 2 + 6


@rule("GH-MOVE-03", "GH-OVL-07", "GH-OVL-12", "GH-OVL-14")
def test_traps_spring_once_and_hazards_hurt_at_every_step() -> None:
    game = dungeon("""
        % % % % % %
         Brute a^ b! c guard1 .
        % % % % % %
    """).turn("brute", "grab-and-go", "trample")
    game.plays("bottom grab-and-go")
    assert game.offers("go") == ["go a"]
    game.plays("go a", "suffer", "go b", "suffer", "go c", "stop")
    assert game.health("brute") == 10 - 3 - 1
    assert not game.g.traps
    assert len(game.g.hazards) == 1
