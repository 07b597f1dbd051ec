"""Where the published tables differ: what each says, which was taken, and why. The content must say what was taken.

One row for every difference found when the tables were compared piece by piece. `first` is the table made from a
rules engine, `second` the one made from a community's descriptions; `book` is the rulebook or its reference sheets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import BLACK, BLUE, COLOURS, FIRE, GREEN, ICE, LEVELS, PHYSICAL, RED, WHITE
from tabletome.games.mage_knight.content.deeds import BASE_BOX, CARDS
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.heroes import COMMON_DECK, HEROES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tiles import TILES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES
from tabletome.games.mage_knight.view.wording import basic_effect, effect, skill_effect, strong_effect
from tabletome.scene import translator


class Difference(NamedTuple):
    """One disagreement and how it was settled."""

    piece: str
    first: str
    second: str
    taken: str
    why: str
    ours: Callable[[], Any]
    """What our content says."""
    expected: Any


def words(text: Any) -> str:
    return translator("en", GAME.folder).say(text)


def basic(card: str) -> str:
    return words(basic_effect(card))


def strong(card: str) -> str:
    return words(strong_effect(card))


def colour(card: str) -> str:
    return "/".join(COLOURS[each] for each in CARDS[card].colours)


def terrain(space: str) -> tuple[str, str]:
    tile, _, place = space.rpartition(".")
    printed = TILES[tile].spaces[place]
    return printed.terrain, printed.site


def cost(unit: str, ability: int) -> tuple[int, ...]:
    return UNIT_ABILITIES[unit][ability - 1].cost


EVEN = "each colour then has as many cards as the others"
LONGER = "the longer text is that of the card; the other table leaves its rider out"
TWO = "two further tables agree with it"

DIFFERENCES: list[Difference] = [
    # enemies
    Difference(
        "Swamp Dragon",
        "swift, paralyze",
        "swift, poison",
        "second",
        TWO,
        lambda: ENEMIES["swamp-dragon"].abilities,
        ("swift", "poison"),
    ),
    Difference(
        "Fire Golems, tokens",
        "1",
        "2",
        "first",
        "the pile then has its ten tokens",
        lambda: ENEMIES["fire-golems"].copies,
        1,
    ),
    Difference(
        "Ice Golems, tokens",
        "1",
        "2",
        "first",
        "the pile then has its ten tokens",
        lambda: ENEMIES["ice-golems"].copies,
        1,
    ),
    Difference(
        "Altem Guardsmen, attack",
        "5",
        "6",
        "second",
        "the first printing, to which fortified Altem Mages belong",
        lambda: ENEMIES["altem-guardsmen"].attacks,
        ((6, PHYSICAL),),
    ),
    Difference(
        "Corrupted Priests",
        "Defend 1",
        "vampiric, Defend 1",
        "first",
        "the other tokens of the expansions follow this table, and there is no third",
        lambda: (ENEMIES["corrupted-priests"].defend, "vampiric" in ENEMIES["corrupted-priests"].abilities),
        (1, False),
    ),
    Difference(
        "Magic Familiars, recruited",
        "Mage Towers, Monasteries, Glades",
        "Mage Towers, Monasteries",
        "first",
        "the longer list; the other table lists no Glades at all",
        lambda: "glade" in UNITS["magic-familiars"].sites,
        True,
    ),
    Difference(
        "Altem Mages",
        "brutal, poison",
        "fortified, brutal, poison",
        "second",
        "the first printing",
        lambda: ENEMIES["altem-mages"].abilities,
        ("fortified", "brutal", "poison"),
    ),
    Difference(
        "white Thugs",
        "a token",
        "none",
        "second",
        "in one table only, and never printed",
        lambda: ENEMIES["thugs"].colour,
        "grey",
    ),
    Difference(
        "white Shocktroops",
        "a token",
        "none",
        "second",
        "in one table only, and never printed",
        lambda: ENEMIES["shocktroops"].colour,
        "grey",
    ),
    # tracks and tokens
    Difference(
        "Fame track from level 4 on",
        "14, 21, 29, 38, 48, 59, 71",
        "15, 24, 35, 48, 63, 80, 99",
        "second",
        "it fits the 120 spaces of the track",
        lambda: [level.fame for level in LEVELS],
        [0, 3, 8, 15, 24, 35, 48, 63, 80, 99],
    ),
    Difference(
        "Command tokens",
        "one at odd levels",
        "one level earlier",
        "first",
        "the book gives one at odd levels",
        lambda: [level.command for level in LEVELS],
        [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    ),
    Difference(
        "the ruins that give a Unit",
        "grey, violet",
        "green, violet",
        "first",
        TWO,
        lambda: [each.enemies for each in RUINS_TOKENS.values() if "unit" in each.rewards],
        [("grey", "violet")],
    ),
    # tiles
    Difference(
        "starting tile A, south-east", "mountain", "lake", "second", TWO, lambda: terrain("start-a.se"), ("lake", "")
    ),
    Difference(
        "starting tile B, south-west", "mountain", "lake", "second", TWO, lambda: terrain("start-b.sw"), ("lake", "")
    ),
    Difference(
        "countryside 7, south-east",
        "tomb",
        "dungeon",
        "second",
        TWO,
        lambda: terrain("country-7.se"),
        ("plains", "dungeon"),
    ),
    Difference(
        "countryside 9, north-west",
        "tomb",
        "dungeon",
        "second",
        TWO,
        lambda: terrain("country-9.nw"),
        ("wasteland", "dungeon"),
    ),
    Difference(
        "core 2, north-east", "wasteland", "swamp", "second", TWO, lambda: terrain("core-2.ne"), ("swamp", "ruins")
    ),
    Difference("core 4, east", "hills", "wasteland", "second", TWO, lambda: terrain("core-4.e"), ("wasteland", "keep")),
    Difference(
        "core 4, north-west", "wasteland", "hills", "second", TWO, lambda: terrain("core-4.nw"), ("hills", "mine")
    ),
    # heroes
    Difference(
        "Tovak's Cold Toughness replaces",
        "Determination",
        "Rage",
        "first",
        "the table of decks counts the cards",
        lambda: dict(HEROES["tovak"].own)["determination"],
        "cold-toughness",
    ),
    Difference(
        "own cards in a hero's deck",
        "two",
        "one, in the base box",
        "both",
        "the second own card came with a later box: exactly the base box has the one that both tables know",
        lambda: (
            [len({*hero.deck_in((BASE_BOX,))} - {*COMMON_DECK}) for hero in HEROES.values()]
            + [len({*hero.deck_in(())} - {*COMMON_DECK}) for hero in HEROES.values()]
        ),
        [1] * 7 + [2] * 7,
    ),
    Difference(
        "Battle Versatility",
        "Ranged Attack 1 among others",
        "Move 2 among others",
        "first",
        LONGER,
        lambda: "Ranged Attack 1" in basic("battle-versatility"),
        True,
    ),
    Difference(
        "Mana Pull",
        "one more die, black as any colour",
        "a token of any basic colour",
        "first",
        LONGER,
        lambda: "die" in basic("mana-pull"),
        True,
    ),
    # advanced actions
    Difference("Maximal Effect, colour", "red", "white", "first", EVEN, lambda: colour("maximal-effect"), "red"),
    Difference("Pure Magic, colour", "blue", "white", "first", EVEN, lambda: colour("pure-magic"), "blue"),
    Difference("Agility, colour", "white", "green", "first", EVEN, lambda: colour("agility"), "white"),
    Difference("Mana Storm, colour", "white", "blue", "first", EVEN, lambda: colour("mana-storm"), "white"),
    Difference("Dodge and Weave, colour", "white", "green", "first", EVEN, lambda: colour("dodge-and-weave"), "white"),
    Difference("In Need, colour", "green", "blue", "first", EVEN, lambda: colour("in-need"), "green"),
    Difference("Training, colour", "green", "red", "first", EVEN, lambda: colour("training"), "green"),
    Difference(
        "In Need, points",
        "3 and 5",
        "2 and 4",
        "first",
        "the reference of the cards agrees with it",
        lambda: ("Influence 3" in basic("in-need"), "Influence 5" in strong("in-need")),
        (True, True),
    ),
    Difference(
        "Blood Ritual",
        "a red crystal and a token; may store one mana",
        "two tokens; stores none",
        "first",
        LONGER,
        lambda: ("crystal" in basic("blood-ritual"), "you may pay" in strong("blood-ritual")),
        (True, True),
    ),
    Difference(
        "Magic Talent",
        "a Spell of the discarded card's colour",
        "any Spell",
        "first",
        "the reference of the cards agrees with it",
        lambda: "of its colour" in basic("magic-talent"),
        True,
    ),
    # artifacts
    Difference(
        "the rings, thrown away",
        "an endless supply",
        "three tokens and a black one",
        "first",
        "the text of the card; the other table only approximates it",
        lambda: "endless" in strong("ruby-ring"),
        True,
    ),
    Difference(
        "Banner of Fortitude, thrown away",
        "heals and readies all Units",
        "heals all Units",
        "second",
        "the text of the card does not ready them",
        lambda: strong("banner-of-fortitude"),
        "heal all your Units completely",
    ),
    Difference(
        "Banner of Glory, thrown away",
        "+2 and Fame for defeated enemies",
        "+1 and Fame for each Unit that acts",
        "second",
        "the text of the card",
        lambda: "+1 to attacks and blocks" in strong("banner-of-glory"),
        True,
    ),
    Difference(
        "Endless Gem Pouch, thrown away",
        "five tokens",
        "also crystals",
        "first",
        "the text of the card",
        lambda: "crystal" in strong("endless-gem-pouch"),
        False,
    ),
    Difference(
        "Sword of Justice",
        "Attack 3 for each card discarded",
        "Attack 3",
        "first",
        "the text of the card",
        lambda: "for each" in basic("sword-of-justice"),
        True,
    ),
    Difference(
        "Circlet of Proficiency",
        "uses a Skill of the common offer",
        "a crystal",
        "first",
        "the text of the card",
        lambda: "Skill" in basic("circlet-of-proficiency"),
        True,
    ),
    Difference(
        "sideways value of Artifacts",
        "2 for rings, 0 for some Banners",
        "1",
        "second",
        "the book gives every card 1",
        lambda: "sideways" in basic("ruby-ring"),
        False,
    ),
    # units
    Difference(
        "Fire Mages, Armor", "3", "4", "second", "a further table agrees with it", lambda: UNITS["fire-mages"].armor, 4
    ),
    Difference(
        "Ice Golems, free attack",
        "of ice",
        "physical",
        "second",
        "like the Fire Golems beside them",
        lambda: words(effect(UNIT_ABILITIES["ice-golems"][0].ready.effect)),
        "Attack 3 or Block 3",
    ),
    Difference(
        "Herbalists, healing",
        "for green mana",
        "free",
        "first",
        "the only table that lists what abilities cost",
        lambda: cost("herbalists", 1),
        (GREEN,),
    ),
    Difference(
        "Altem Guardians, resistances for all",
        "free",
        "for green mana",
        "second",
        "a cost that one table states",
        lambda: cost("altem-guardians", 3),
        (GREEN,),
    ),
    Difference(
        "Altem Mages, all attacks changed",
        "free",
        "for black mana",
        "second",
        "a cost that one table states",
        lambda: cost("altem-mages", 3),
        (BLACK,),
    ),
    Difference(
        "Amotep Gunners and Freezers",
        "no resistance",
        "no resistance; a reference gives them one",
        "both tables",
        "the tables against a list without sources",
        lambda: (UNITS["amotep-gunners"].resists, UNITS["amotep-freezers"].resists),
        ((), ()),
    ),
    Difference(
        "resistances of Units",
        "none listed",
        "listed",
        "second",
        "the only table that lists them",
        lambda: (UNITS["guardian-golems"].resists, UNITS["altem-mages"].resists),
        ((PHYSICAL,), (FIRE, ICE)),
    ),
    Difference(
        "Heroes without a colour",
        "a card",
        "none",
        "second",
        "in one table only, beside the four coloured ones",
        lambda: "heroes" in UNITS,
        False,
    ),
    # skills
    Difference(
        "Leaves in the Wind",
        "a crystal and a token",
        "a crystal or a token",
        "first",
        "a further list agrees",
        lambda: ";" in words(skill_effect("leaves-in-the-wind")),
        True,
    ),
    Difference(
        "Whispers in the Treetops",
        "a crystal and a token",
        "a crystal or a token",
        "first",
        "a further list agrees",
        lambda: ";" in words(skill_effect("whispers-in-the-treetops")),
        True,
    ),
    Difference(
        "Inspiration",
        "once a Round",
        "once a turn",
        "first",
        "a further list agrees",
        lambda: SKILLS["inspiration"].often,
        "round",
    ),
    Difference(
        "Know Your Prey",
        "once a turn",
        "not listed",
        "a further list: once a Round",
        "its token is turned over",
        lambda: SKILLS["know-your-prey"].often,
        "round",
    ),
    Difference(
        "Arythea's Motivation",
        "draw two cards once a Round",
        "a free Unit ability once a turn",
        "first",
        "the Motivations of all heroes are alike",
        lambda: SKILLS["motivation-arythea"].often,
        "round",
    ),
    Difference(
        "Flight",
        "1 and 2 Move points are gained",
        "free, or 2 Move points are paid",
        "second",
        "the text of the token",
        lambda: "for 2 Move points" in words(skill_effect("flight")),
        True,
    ),
    Difference(
        "Prayer of Weather",
        "no effect listed",
        "one terrain",
        "a further list: all terrains",
        "the list that has both its uses",
        lambda: "terrain costs" in words(skill_effect("prayer-of-weather")),
        True,
    ),
    Difference(
        "Regenerate",
        "the Wound leaves the game",
        "not listed",
        "first",
        "the engine returns it to its pile",
        lambda: "throw away" in words(skill_effect("regenerate-krang")),
        True,
    ),
    Difference(
        "Regenerate of Braevalar",
        "red mana draws a card",
        "green mana draws a card",
        "second",
        "the later of two versions, and the hero's own colour",
        lambda: "green mana" in words(skill_effect("regenerate-braevalar")),
        True,
    ),
]


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda each: each.piece)
def test_the_content_says_what_was_taken(difference: Difference) -> None:
    assert difference.ours() == difference.expected
    assert difference.why
    assert difference.taken


def test_the_advanced_actions_of_every_colour_are_as_many() -> None:
    single = [CARDS[name].colours for name in CARDS if CARDS[name].kind == "advanced" and len(CARDS[name].colours) == 1]
    assert [single.count((colour,)) for colour in (RED, BLUE, WHITE, GREEN)] == [10, 10, 10, 10]


def test_no_piece_is_listed_twice() -> None:
    pieces = [each.piece for each in DIFFERENCES]
    assert len(pieces) == len(set(pieces))
