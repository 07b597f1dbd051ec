"""Whatever shows a hidden card, token or tile cannot be taken back. MK-EFF-17"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.state import Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

KEEP = (*FIRST_TILES, "country-3 1 1")
DEN = (*FIRST_TILES, "country-6 1 1")
MONASTERY = (*FIRST_TILES, "country-5 1 1")


WHITE_CITY = (*FIRST_TILES, "country-3 1 1", "core-7 2 0")
GREEN_CITY = (*FIRST_TILES, "country-3 1 1", "core-5 2 0")
RUINS = (*FIRST_TILES, "country-8 1 1")
FULL = "full-conquest"


def in_city(tile: str, tiles: tuple[str, ...]) -> Knights:
    """In a conquered City, with six Influence."""
    game = knight(f"tovak at {tile}.c", hand="march", tiles=tiles, scenario="solo-conquest")
    game.with_(shields={f"{tile}.c": (0,)}, fallen=(f"{tile}.c",), elite_deck=("catapults",)).plays("interact")
    return game.again(influence=6)


def against_another_keep() -> Knights:
    game = knight("tovak at country-3.e", "krang at start-a.c", hand="march", tiles=KEEP, scenario=FULL)
    game.g.shields["country-3.ne"] = (1,)
    return game.with_player(move=9)


def in_the_dark(where: str) -> Knights:
    """Beside ruins by Night."""
    game = knight(f"tovak at {where}", hand="march", tiles=RUINS, night=True).with_player(move=9)
    return game.with_(ruins={"country-8.ne": Token("green-green", up=False)})


def helped_enemy() -> Knights:
    game = knight("tovak at country-1.w", "krang at start-a.c", hand="march", scenario=FULL,
                  options={"interactive_combat": True}, country_1_nw="prowlers")  # fmt: skip
    return game.plays("challenge country-1.nw")


def at_a_nights_end() -> Knights:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march rage", deck="", night=True, scenario=FULL,
                  options={"action_upgrades": True})  # fmt: skip
    game.with_(nights=1, round=2, last_turns=(), advanced_deck=("agility", "blood-rage"))
    return game.with_player(1, deck=("rage",))


def before_a_turn() -> Knights:
    game = knight(hand="march", deck="rage", night=True).with_player(tactic="sparing-power", tactic_cards=("stamina",))
    return game.with_(phase="before_turn")


def levelling(*stack: str) -> Knights:
    return knight(hand="rage", deck="").with_player(fame=3, has_played=True, skill_stack=stack)


def chanting() -> Knights:
    game = knight("tovak at country-1.c", hand="march", night=True, scenario="druid-nights")
    return game.with_(nights=1, shields={"country-1.c": (0,)})


SHOWN: dict[str, tuple[Callable[[], Knights], tuple[str, ...]]] = {
    "cards drawn": (lambda: knight(hand="tranquility"), ("play tranquility", "pick 2")),
    "a garrison next to the hero": (
        lambda: knight("tovak at country-3.w", hand="march", tiles=KEEP, country_3_ne="?guardsmen").with_player(move=9),
        ("move country-3.c",),
    ),
    "the enemies of a Monastery": (
        lambda: knight("tovak at country-5.ne", hand="march", tiles=MONASTERY),
        ("burn",),
    ),
    "the monster of a den": (lambda: knight("tovak at country-6.w", hand="march", tiles=DEN), ("enter",)),
    "the monster of a dungeon": (
        lambda: knight("tovak at country-7.se", hand="march", tiles=(*FIRST_TILES, "country-7 1 1")),
        ("enter",),
    ),
    "who holds another hero's Keep": (against_another_keep, ("move country-3.ne",)),
    "a monster that was summoned": (lambda: fight("orc-summoners", hand="rage"), ("done",)),
    "the monsters of an incantation": (chanting, ("chant",)),
    "a die that was set in secret": (helped_enemy, ("set-die white",)),
    "the top of a pile": (lambda: knight(hand="rage", units="scouts").plays("activate 1 2"), ("pick-pile brown",)),
    "the top Artifact": (lambda: knight(hand="mysterious-box"), ("play mysterious-box",)),
    "Artifacts that were won": (
        lambda: knight(hand="rage").with_player(rewards=("artifact",), has_played=True),
        ("end-turn",),
    ),
    "two Skills of a new level": (lambda: levelling("flight", "dark-paths"), ("end-turn",)),
    "Units that loyalty brings": (
        lambda: levelling("flight", "bonds-of-loyalty").plays("end-turn"),
        ("take-skill bonds-of-loyalty",),
    ),
    "a tile": (
        lambda: knight("tovak at country-2.nw", hand="rage", night=True).with_player(move=2),
        ("explore 1 1",),
    ),
    "ruins by Night": (lambda: in_the_dark("country-8.e"), ("move country-8.ne",)),
    "a new Advanced Action on offer": (
        lambda: knight(hand="training march").with_(advanced_offer=("ambush",), advanced_deck=("ice-bolt",)),
        ("play training",),
    ),
    "a new Spell on offer": (
        lambda: knight(hand="magic-talent", mana="blue red").with_(spells_offer=("fireball",), spell_deck=("tremor",)),
        ("strengthen magic-talent", "pick-card fireball"),
    ),
    "an Elite Unit": (lambda: in_city("core-7", WHITE_CITY), ("add-elite",)),
    "the top of the Advanced Actions": (lambda: in_city("core-5", GREEN_CITY), ("learn-top",)),
    "Advanced Actions to upgrade to": (at_a_nights_end, ("play march", "end-turn", "done")),
    "cards dealt for a draft": (lambda: setting_up(drafting=True), ("choose-hero tovak",)),
    "cards that were laid aside": (before_a_turn, ("pick 2",)),
    "the Dummy's cards": (lambda: knight(hand="march rage", deck=""), ("play march", "end-turn", "done")),
    "dice of a Horn": (lambda: fight("swordsmen/", hand="horn-of-wrath rage"), ("play horn-of-wrath",)),
    "gems": (lambda: knight(hand="endless-gem-pouch rage", seed="pouch"), ("play endless-gem-pouch",)),
    "a die that is rolled again": (
        lambda: knight(hand="rage", source="red").with_player(skills=("source-opening",)),
        ("use-skill source-opening",),
    ),
}


@rule("MK-EFF-17")
@pytest.mark.parametrize("what", SHOWN)
def test_what_has_been_shown_cannot_be_taken_back(what: str) -> None:
    position, moves = SHOWN[what]
    game = position()
    game.decision()
    before = game.g.revealed
    game.plays(*moves)
    assert game.g.revealed > before


@rule("MK-EFF-17")
def test_what_everybody_knew_can_be_taken_back() -> None:
    game = knight("tovak at country-3.w", hand="march rage", tiles=KEEP, country_3_ne="guardsmen").with_player(move=9)
    before = game.g.revealed
    game.plays("play march", "move country-3.c")
    assert game.g.revealed == before
