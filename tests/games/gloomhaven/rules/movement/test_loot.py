"""Loot and treasure: GH-LOOT, GH-OVL-20..24."""

from __future__ import annotations

import pytest

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.events import Found
from tabletome.games.gloomhaven.rules.movement.loot import loot_around, loot_hex
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions, party_of
from tabletome.games.gloomhaven.rules.setup import enter as enter_with
from tabletome.games.gloomhaven.sheets import Party
from tests.games.gloomhaven.dungeon import dungeon
from tests.games.gloomhaven.quests import Quest, enter


@rule("GH-OVL-21", "GH-PAGE-07", "GH-LOOT-02")
@pytest.mark.parametrize("number", sorted(TREASURES))
def test_a_numbered_treasure_gives_what_the_list_says(number: int) -> None:
    quest = enter("black-barrow")
    g = quest.g
    treasure, hero = TREASURES[number], g.heroes[0]
    at = g.figures[0].at
    g.treasures[at] = f"{number:02d}"
    loot_hex(g, 0, at)
    assert (hero.gold, hero.xp, hero.found) == (treasure.gold, treasure.xp, treasure.items)
    assert g.treasures[at] == ""
    assert next(event.treasure for event in quest.events if isinstance(event, Found)) == str(number)
    health = g.figures[0].health
    quest.ends_turn(0)
    assert quest.g.figures[0].health == health - treasure.damage


def test_a_treasure_that_is_a_trap_hurts_its_finder_and_gives_conditions() -> None:
    quest = enter("black-barrow")
    at = quest.g.figures[0].at
    quest.g.treasures[at] = "13"
    loot_around(quest.g, 0, 1)
    quest.ends_turn(1)
    from tabletome.games.gloomhaven.content.notation.conditions import POISON, WOUND

    assert quest.g.figures[0].conditions & (POISON | WOUND) == POISON | WOUND


@rule("GH-OVL-24")
def test_a_treasure_that_was_looted_once_is_not_there_again() -> None:
    options = GloomhavenOptions(scenario="black-barrow", battle_goals=False)
    party = party_of(options)
    for looted, there in (((), 1), ((7,), 0)):
        known = Party(members=party.members, looted=looted)
        quest = Quest(enter_with(known, options, seeded("books"))).go_on().open_all()
        assert quest.g.treasures.count("7") == there


@rule("GH-OVL-20", "GH-OVL-24")
def test_goal_treasure_is_there_again_each_time() -> None:
    options = GloomhavenOptions(scenario="vibrant-grotto", battle_goals=False)
    known = Party(members=party_of(options).members, looted=tuple(TREASURES))
    quest = Quest(enter_with(known, options, seeded("books"))).go_on().open_all()
    assert quest.g.treasures.count("goal") == 5


@rule("GH-LOOT-01", "GH-LOOT-04")
def test_loot_takes_what_is_near_and_a_turn_ends_with_looting() -> None:
    game = dungeon("""
        . . . . . .
         $ Brute$ $ $ . .
        . . . . . .
    """).turn("brute", "grab-and-go", "trample")
    game.plays("top grab-and-go")
    assert game.g.heroes[0].money == 3
    game.g.money[game.figure("brute").at] = 2
    game.plays("end-turn")
    assert game.g.heroes[0].money == 5
    assert sum(game.g.money) == 1
