"""Poison and curses that do more, wings, and what a whole attack gains for a price."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import STRONG, Active
from tests.games.gloomhaven.dungeon import Dungeon, acts, dungeon, field

ALONE = """
    . . . . . .
     . Plagueherald guard1 . . .
    . . . . . .
"""


def herald(*cards: str, active: Active) -> Dungeon:
    game = field("Plagueherald", *cards)
    game.hero("plagueherald").active = (active,)
    return game


def test_an_ally_is_poisoned_once_for_a_whole_attack_and_hurt_if_it_is_poisoned_already() -> None:
    game = herald("biting-gnats", "foul-wind", active=Active("spread-the-plague", top=True))
    game.plays("top biting-gnats", "choose brute", "strike guard1", "strike guard2")
    assert (game.health("guard1"), game.health("guard2")) == (17, 17)
    assert game.conditions("brute") == ["poison"]
    game = herald("biting-gnats", "foul-wind", active=Active("spread-the-plague", top=True))
    game.with_conditions("brute", "poison").plays("top biting-gnats", "choose brute", "suffer", "strike guard1", "skip")
    assert (game.health("guard1"), game.health("brute")) == (17, 10 - 3)
    game = herald("biting-gnats", "foul-wind", active=Active("spread-the-plague", top=True))
    game.plays("top biting-gnats", "skip", "strike guard1", "skip")
    assert game.health("guard1") == 18


@rule("GH-ACTIVE-02", "GH-ELEM-05")
def test_foul_wind_is_used_only_with_air() -> None:
    game = herald("biting-gnats", "gathering-doom", active=Active("foul-wind", top=True)).with_elements(air=STRONG)
    game.plays("top biting-gnats", "consume air", "strike guard1", "strike guard2")
    assert (game.health("guard1"), game.health("guard2")) == (17, 17)
    assert game.hero("plagueherald").active[0].used == 1


def test_a_grim_bargain_curses_an_ally_for_two_more_targets() -> None:
    game = herald("creeping-curse", "foul-wind", active=Active("grim-bargain", top=True))
    game.plays("top creeping-curse", "choose brute", "strike guard1", "strike guard2")
    assert (game.health("guard1"), game.health("guard2")) == (17, 17)
    assert game.g.decks[game.names["brute"]].count("curse") == 1


@rule("GH-ATK-06")
def test_the_next_attack_action_is_doubled_as_a_whole_and_no_other() -> None:
    game = herald("biting-gnats", "spread-the-plague", active=Active("grim-bargain", top=False))
    game.plays("top biting-gnats", "strike guard1", "strike guard2", "bottom spread-the-plague", "strike guard1")
    assert (game.health("guard1"), game.health("guard2")) == (20 - 4 - 3, 16)
    assert "grim-bargain" in game.hero("plagueherald").lost


def test_an_epidemic_spreads_after_every_move_to_friend_and_foe() -> None:
    game = herald("biting-gnats", "foul-wind", active=Active("epidemic", top=False))
    game.plays("bottom biting-gnats", "stop")
    assert game.conditions("brute") == ["poison"]
    assert game.conditions("guard1") == ["poison"]
    assert game.conditions("guard2") == []


def test_a_sacrifice_after_a_move_hurts_a_poisoned_enemy_anywhere() -> None:
    game = herald("biting-gnats", "foul-wind", active=Active("willing-sacrifice", top=True))
    game.with_conditions("archer1", "poison").plays("bottom biting-gnats", "stop", "apply", "suffer", "choose archer1")
    assert (game.health("archer1"), game.health("plagueherald")) == (17, 5)


@rule("GH-COND-16")
def test_an_enemy_suffers_when_a_curse_brings_its_attack_to_nothing() -> None:
    for card, hurt in (("curse", 3), ("null", 0)):
        game = dungeon(ALONE).with_health("guard1", 20).stack("monsters", card)
        game.hero("plagueherald").active = (Active("baneful-hex", top=True),)
        acts(game, "guard", 50, "guard")
        assert game.health("guard1") == 20 - hurt


@rule("GH-MOVE-07")
def test_wings_last_as_long_as_their_card() -> None:
    game = field("Plagueherald", "winged-congregation", "foul-wind")
    hero = game.names["plagueherald"]
    game.plays("top winged-congregation")
    assert game.g.is_flying(hero)
    game.plays("end-bonus winged-congregation")
    assert not game.g.is_flying(hero)


def test_whoever_is_close_to_the_vermin_reaches_less_far() -> None:
    game = herald("spread-the-plague", "foul-wind", active=Active("grasping-vermin", top=False))
    game.plays("bottom spread-the-plague")
    assert game.offers("strike") == ["strike guard2", "strike guard1"]
    game = dungeon(ALONE.replace("guard1 . .", ". . guard1"))
    game.turn("plagueherald", "spread-the-plague", "foul-wind")
    game.hero("plagueherald").active = (Active("grasping-vermin", top=False),)
    game.plays("bottom spread-the-plague")
    assert game.asked() == "turn"
