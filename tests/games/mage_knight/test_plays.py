"""Games are played on from positions that bring many rules together; what is asked, told and changed is compared."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.state import Token
from tests import plays
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

PLAYS = plays.Plays(GAME, Path(__file__).parent / "plays")
FULL = "full-conquest"
DECK = "march rage stamina swiftness promise tranquility improvisation crystallize"
CITY = ("start-b 0 0", "country-1 0 1", "country-2 1 0", "core-7 1 1")
HEART = "core-7.c"


@pytest.mark.parametrize("name", PLAYS.names)
def test_a_game_is_played_on_from_its_position(name: str) -> None:
    assert PLAYS.played(name) == PLAYS.text(name)


def test_every_position_is_played() -> None:
    assert set(PLAYS.names) == set(PLAYS.positions)


def played_on(game: Knights) -> plays.Table:
    return plays.Table(game.g, game.events)


# From the beginning


@PLAYS.position
def a_full_conquest() -> plays.Table:
    """Two players, with an auction of heroes, drafting, upgrades and friendly mana."""
    return played_on(setting_up(
        "conquest", players=2, scenario=FULL, heroes="auction", drafting=True, action_upgrades=True, friendly_mana=True,
        interactive_combat=True, rampage="rampage",
    ))  # fmt: skip


@PLAYS.position
def a_first_reconnaissance() -> plays.Table:
    return played_on(setting_up("reconnaissance", players=2, scenario="first-reconnaissance"))


@PLAYS.position
def druid_nights() -> plays.Table:
    return played_on(setting_up("druids", players=2, scenario="druid-nights", heroes="random", daylight="darkness"))


@PLAYS.position
def dungeon_lords() -> plays.Table:
    return played_on(setting_up("dungeons", players=3, scenario="dungeon-lords", heroes="random"))


@PLAYS.position
def conquer_and_hold() -> plays.Table:
    return played_on(setting_up("hold", players=2, scenario="conquer-and-hold", heroes="random", open_map=True))


@PLAYS.position
def one_to_return() -> plays.Table:
    return played_on(setting_up("return", players=4, scenario="one-to-return", heroes="random", teams="seated"))


@PLAYS.position
def mines_liberation() -> plays.Table:
    return played_on(setting_up("mines", players=2, scenario="mines-liberation", heroes="random"))


# In the middle


@PLAYS.position
def a_mage_by_day() -> plays.Table:
    """Spells and advanced actions beside a village."""
    game = knight(
        "goldyx at country-2.e", hand="fireball snowstorm restoration mana-meltdown ice-bolt crushing-bolt",
        deck=DECK, mana="red blue green white gold", crystals="red blue green white", source="red gold green",
    )  # fmt: skip
    return played_on(game.with_(
        units_offer=("peasants", "herbalists", "foresters"), spells_offer=("tremor", "cure", "expose"),
        advanced_offer=("ice-bolt", "blood-rage", "agility"),
    ))  # fmt: skip


@PLAYS.position
def a_mage_by_night() -> plays.Table:
    """The stronger sides of spells."""
    game = knight(
        "arythea at country-1.c", "norowas at country-2.w", night=True, scenario=FULL,
        hand="meditation mind-read whirlwind mana-claim wings-of-wind energy-flow", deck=DECK,
        mana="red blue green white black black", crystals="red blue green white", source="black black green",
        country_1_nw="prowlers",
    )  # fmt: skip
    return played_on(game.with_player(skills=("dark-paths", "burning-power", "ritual-of-pain")))


@PLAYS.position
def a_siege() -> plays.Table:
    """Enemies behind walls and before them, Units, and every kind of attack."""
    game = fight(
        "golems crossbowmen / prowlers", hand="rage swiftness determination burning-shield flame-wall march",
        deck=DECK, units="guardian-golems herbalists utem-crossbowmen", mana="red blue green white gold",
        crystals="red blue", source="red white",
    )  # fmt: skip
    return played_on(game.with_player(skills=("cold-swordsmanship", "i-feel-no-pain")))


@PLAYS.position
def summoners_and_poison() -> plays.Table:
    """Enemies that summon, poison, assassinate and petrify."""
    game = fight(
        "orc-summoners medusa cursed-hags", "ranged", hand="ice-bolt determination rage concentration promise stamina",
        deck=DECK, units="peasants fire-mages", mana="red blue green white gold", crystals="blue white",
    )  # fmt: skip
    return played_on(game)


@PLAYS.position
def a_duel() -> plays.Table:
    """One hero attacks another, who may fight."""
    game = knight(
        "tovak at start-a.ne", "krang at country-2.w", hand="rage march swiftness determination", deck=DECK,
        mana="red blue", scenario=FULL,
    )  # fmt: skip
    game.with_player(move=9)
    game.with_player(1, hand=("determination", "march", "rage", "rage"), deck=("stamina",) * 9)
    return played_on(game)


@PLAYS.position
def a_city_together() -> plays.Table:
    """Heroes propose to assault a city together."""
    game = knight(
        "tovak at core-7.ne", "goldyx at core-7.e", tiles=CITY, hand="march rage rage swiftness ice-bolt", deck=DECK,
        mana="red blue", scenario="full-cooperation",
    )  # fmt: skip
    game.with_player(1, hand=("rage", "stamina", "swiftness", "march"), deck=("march",) * 8)
    game.g.enemies[HEART] = (Token("swordsmen", up=True), Token("golems", up=True))
    return played_on(game)


@PLAYS.position
def places_to_enter() -> plays.Table:
    """A keep, ruins and an unknown land nearby, and a hero with artifacts."""
    game = knight(
        "wolfhawk at country-3.c", tiles=(*FIRST_TILES, "country-3 1 1", "country-8 2 0"),
        hand="march march rage ruby-ring endless-bag-of-gold horn-of-wrath", deck=DECK, units="foresters",
        mana="red red gold", crystals="red green", source="gold blue", country_3_ne="golems",
    )  # fmt: skip
    return played_on(game.with_player(move=4).with_(ruins={"country-8.ne": Token("green-green", up=False)}))


if __name__ == "__main__":
    PLAYS.write_anew(sys.argv[1:])
