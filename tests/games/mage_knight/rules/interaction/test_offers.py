"""The offers and their decks from Round to Round. MK-ROUND-04..10, MK-EFF-10, MK-HOLD-03"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.units import ELITE, UNITS
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

CORE = (*FIRST_TILES, "country-3 1 1", "core-1 2 0")
HOLD = ("start-b 0 0", "country-3 0 1", "country-4 1 0", "country-9 1 -1")
REGULAR = ("peasants", "foresters", "herbalists", "illusionists", "utem-crossbowmen")
ELITES = ("catapults", "fire-golems", "ice-golems")


def next_round(scenario: str, **more: Any) -> Knights:
    others = ("krang at start-a.e",)
    if scenario == "conquer-and-hold":
        more.setdefault("tiles", HOLD)
        others = ("krang at start-b.e",)
    where = "start-b.c" if scenario == "conquer-and-hold" else "start-a.c"
    game = knight(f"tovak at {where}", *others, hand="march rage", deck="stamina " * 9, scenario=scenario, **more)
    game.with_(regular_deck=REGULAR, elite_deck=ELITES, units_offer=())
    return game.with_(last_turns=()).with_player(has_played=True)


def ended(game: Knights) -> Knights:
    game.plays("end-turn", "done")
    return game


@rule("MK-ROUND-06", "MK-ROUND-07", "MK-RECON-06", "MK-HOLD-03")
@pytest.mark.parametrize(
    ("scenario", "tiles", "round_", "elite"),
    [("full-conquest", FIRST_TILES, 1, 0), ("full-conquest", CORE, 1, 2), ("first-reconnaissance", CORE, 1, 0),
     ("conquer-and-hold", HOLD, 1, 0), ("conquer-and-hold", HOLD, 2, 0), ("conquer-and-hold", HOLD, 3, 2),
     ("conquer-and-hold", HOLD, 4, 2)],
)  # fmt: skip
def test_elite_units_come_first_and_every_other_once_they_are_in_play(
    scenario: str, tiles: tuple[str, ...], round_: int, elite: int
) -> None:
    game = ended(next_round(scenario, tiles=tiles).with_(round=round_))
    tiers = [UNITS[name].tier == ELITE for name in game.g.units_offer]
    assert tiers == [bool(elite) and place % 2 == 0 for place in range(4)]
    assert game.g.elite_deck == ELITES[: len(ELITES) - elite]
    assert game.g.regular_deck == REGULAR[: len(REGULAR) - (4 - elite)]


@rule("MK-ROUND-06")
@pytest.mark.parametrize(
    ("regular", "elite", "offer"),
    [(5, 1, ("catapults", "utem-crossbowmen", "illusionists", "herbalists")), (1, 1, ("catapults", "peasants")),
     (0, 3, ("ice-golems", "fire-golems")), (0, 0, ())],
)  # fmt: skip
def test_where_a_deck_runs_out_the_offer_is_smaller(regular: int, elite: int, offer: tuple[str, ...]) -> None:
    game = next_round("full-conquest", tiles=CORE).with_(regular_deck=REGULAR[:regular], elite_deck=ELITES[:elite])
    assert ended(game).g.units_offer == offer


@rule("MK-ROUND-04", "MK-ROUND-05")
def test_what_was_left_on_offer_goes_under_the_decks() -> None:
    game = next_round("full-conquest").with_(units_offer=("altem-mages", "red-cape-monks", "savage-monks"))
    game.with_(monastery_offer=("ambush", "agility"), advanced_deck=("training", "learning"), advanced_offer=())
    ended(game)
    assert game.g.elite_deck == ("altem-mages", *ELITES)
    assert game.g.regular_deck[:2] == ("savage-monks", "red-cape-monks")
    assert game.g.monastery_offer == ()
    assert {"ambush", "agility"} & set(game.g.advanced_deck + game.g.advanced_offer)


@rule("MK-ROUND-09", "MK-ROUND-10", "MK-DUMMY-10", "MK-DUMMY-11", "MK-DUMMY-12")
def test_the_lowest_cards_make_room_and_the_dummy_learns_from_them() -> None:
    game = knight(hand="march rage", deck="stamina " * 9, scenario="solo-conquest").with_(last_turns=())
    game.with_(advanced_offer=("agility", "ambush", "ice-bolt"), advanced_deck=("training", "learning"))
    game.with_(spells_offer=("chill", "cure", "expose"), spell_deck=("fireball", "tremor"))
    game.with_dummy(deck=("rage",), discard=("march",), crystals=(1, 1, 1, 0)).with_player(has_played=True)
    ended(game)
    assert game.g.advanced_offer == ("learning", "agility", "ambush")
    assert (game.g.advanced_deck, game.g.spells_offer) == (("training",), ("tremor", "chill", "cure"))
    assert game.g.spell_deck == ("expose", "fireball")
    assert sorted(game.dummy.deck) == ["ice-bolt", "march", "rage"]
    assert (game.dummy.discard, game.dummy.crystals) == ((), (1, 1, 2, 0))


@rule("MK-ROUND-09", "MK-ROUND-10")
def test_empty_offers_stay_empty() -> None:
    game = next_round("full-conquest").with_(advanced_offer=(), advanced_deck=(), spells_offer=(), spell_deck=())
    ended(game)
    assert (game.g.advanced_offer, game.g.advanced_deck, game.g.spells_offer, game.g.spell_deck) == ((), (), (), ())
