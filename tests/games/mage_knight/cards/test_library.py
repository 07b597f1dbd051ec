"""Every card for its basic and for its stronger effect, every ability of every Unit, in tables. MK-DEED-03, 04

What gives points is here; effects that need a story are told in the tests of their chapter.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLD_FIRE, COLOURS, FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES
from tabletome.games.mage_knight.state import Unit
from tests.games.mage_knight.knights import Knights, fight, knight

VILLAGE = "tovak at country-1.e"
ALL_MANA = "red blue white green"
PEACEFUL = ("move", "influence", "heal")


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def set_out(kind: str, hand: str, **more: Any) -> Knights:
    """Where points of this kind can be played."""
    if kind in ("move", "heal"):
        return knight(hand=hand, mana=ALL_MANA, **more)
    if kind == "influence":
        return knight(VILLAGE, hand=hand, mana=ALL_MANA, **more).plays("interact")
    stage = "block" if kind == "block" else "attack"
    return fight("swordsmen", stage, hand=hand, mana=ALL_MANA, **more)


def result(game: Knights, kind: str) -> list[tuple[str, str, int]]:
    if kind in PEACEFUL:
        return [(kind, PHYSICAL, getattr(game.me.turn, kind))]
    return pool(game)


Row = tuple[str, str, str, str, str, int]
BASIC_ACTIONS: list[Row] = [
    ("play", "rage", "", "attack", PHYSICAL, 2),
    ("play", "rage", "", "block", PHYSICAL, 2),
    ("strengthen", "rage", "", "attack", PHYSICAL, 4),
    ("play", "determination", "", "attack", PHYSICAL, 2),
    ("play", "determination", "", "block", PHYSICAL, 2),
    ("strengthen", "determination", "", "block", PHYSICAL, 5),
    ("play", "swiftness", "", "move", PHYSICAL, 2),
    ("strengthen", "swiftness", "", "ranged", PHYSICAL, 3),
    ("play", "march", "", "move", PHYSICAL, 2),
    ("strengthen", "march", "", "move", PHYSICAL, 4),
    ("play", "stamina", "", "move", PHYSICAL, 2),
    ("strengthen", "stamina", "", "move", PHYSICAL, 4),
    ("play", "tranquility", "pick 1", "heal", PHYSICAL, 1),
    ("strengthen", "tranquility", "pick 1", "heal", PHYSICAL, 2),
    ("play", "promise", "", "influence", PHYSICAL, 2),
    ("strengthen", "promise", "", "influence", PHYSICAL, 4),
    ("play", "threaten", "", "influence", PHYSICAL, 2),
    ("strengthen", "threaten", "", "influence", PHYSICAL, 5),
    ("play", "battle-versatility", "pick 1", "attack", PHYSICAL, 2),
    ("play", "battle-versatility", "", "block", PHYSICAL, 2),
    ("play", "battle-versatility", "pick 3", "ranged", PHYSICAL, 1),
    ("strengthen", "battle-versatility", "pick 1", "attack", PHYSICAL, 4),
    ("strengthen", "battle-versatility", "pick 2", "block", PHYSICAL, 4),
    ("strengthen", "battle-versatility", "pick 3", "attack", FIRE, 3),
    ("strengthen", "battle-versatility", "pick 4", "block", FIRE, 3),
    ("strengthen", "battle-versatility", "pick 5", "ranged", PHYSICAL, 3),
    ("strengthen", "battle-versatility", "pick 6", "siege", PHYSICAL, 2),
    ("play", "noble-manners", "", "influence", PHYSICAL, 2),
    ("strengthen", "noble-manners", "", "influence", PHYSICAL, 4),
    ("play", "cold-toughness", "", "attack", ICE, 2),
    ("play", "cold-toughness", "", "block", ICE, 3),
    ("strengthen", "cold-toughness", "", "block", ICE, 5),
    ("play", "instinct", "", "move", PHYSICAL, 2),
    ("play", "instinct", "", "influence", PHYSICAL, 2),
    ("play", "instinct", "", "attack", PHYSICAL, 2),
    ("play", "instinct", "", "block", PHYSICAL, 2),
    ("strengthen", "instinct", "", "move", PHYSICAL, 4),
    ("strengthen", "instinct", "", "influence", PHYSICAL, 4),
    ("strengthen", "instinct", "", "attack", PHYSICAL, 4),
    ("strengthen", "instinct", "", "block", PHYSICAL, 4),
    ("play", "swift-reflexes", "", "move", PHYSICAL, 2),
    ("play", "swift-reflexes", "", "ranged", PHYSICAL, 1),
    ("strengthen", "swift-reflexes", "", "move", PHYSICAL, 4),
    ("strengthen", "swift-reflexes", "", "ranged", PHYSICAL, 3),
    ("play", "tirelessness", "", "move", PHYSICAL, 2),
    ("strengthen", "tirelessness", "", "move", PHYSICAL, 4),
    ("play", "savage-harvesting", "", "move", PHYSICAL, 2),
    ("strengthen", "savage-harvesting", "", "move", PHYSICAL, 4),
    ("play", "ruthless-coercion", "", "influence", PHYSICAL, 2),
    ("strengthen", "ruthless-coercion", "", "influence", PHYSICAL, 6),
    ("play", "one-with-the-land", "pick 1", "move", PHYSICAL, 2),
    ("play", "one-with-the-land", "pick 2", "heal", PHYSICAL, 1),
    ("play", "one-with-the-land", "", "block", PHYSICAL, 2),
    ("strengthen", "one-with-the-land", "pick 1", "move", PHYSICAL, 4),
    ("strengthen", "one-with-the-land", "pick 2", "heal", PHYSICAL, 2),
    ("strengthen", "one-with-the-land", "", "block", FIRE, 2),
    ("play", "rejuvenate", "pick 1", "heal", PHYSICAL, 1),
    ("strengthen", "rejuvenate", "pick 1", "heal", PHYSICAL, 2),
]
ADVANCED_ACTIONS: list[Row] = [
    ("play", "blood-rage", "pick 1", "attack", PHYSICAL, 2),
    ("strengthen", "blood-rage", "pick 1", "attack", PHYSICAL, 4),
    ("strengthen", "blood-rage", "pick 2", "attack", PHYSICAL, 9),
    ("strengthen", "fire-bolt", "", "ranged", FIRE, 3),
    ("play", "intimidate", "", "influence", PHYSICAL, 4),
    ("play", "intimidate", "", "attack", PHYSICAL, 3),
    ("strengthen", "intimidate", "", "influence", PHYSICAL, 8),
    ("strengthen", "intimidate", "", "attack", PHYSICAL, 7),
    ("play", "counterattack", "", "attack", PHYSICAL, 2),
    ("strengthen", "counterattack", "", "attack", PHYSICAL, 4),
    ("strengthen", "ice-bolt", "", "ranged", ICE, 3),
    ("play", "ice-shield", "", "block", ICE, 3),
    ("strengthen", "ice-shield", "", "block", ICE, 3),
    ("play", "shield-bash", "", "block", PHYSICAL, 3),
    ("strengthen", "shield-bash", "", "block", PHYSICAL, 5),
    ("play", "frost-bridge", "", "move", PHYSICAL, 2),
    ("strengthen", "frost-bridge", "", "move", PHYSICAL, 4),
    ("play", "steady-tempo", "", "move", PHYSICAL, 2),
    ("strengthen", "steady-tempo", "", "move", PHYSICAL, 4),
    ("play", "pure-magic", "", "move", PHYSICAL, 4),
    ("play", "pure-magic", "", "influence", PHYSICAL, 4),
    ("play", "pure-magic", "", "block", PHYSICAL, 4),
    ("play", "pure-magic", "", "attack", PHYSICAL, 4),
    ("strengthen", "pure-magic", "", "move", PHYSICAL, 7),
    ("strengthen", "pure-magic", "", "influence", PHYSICAL, 7),
    ("strengthen", "pure-magic", "", "attack", PHYSICAL, 7),
    ("play", "agility", "", "move", PHYSICAL, 2),
    ("strengthen", "agility", "", "move", PHYSICAL, 4),
    ("play", "diplomacy", "", "influence", PHYSICAL, 2),
    ("strengthen", "diplomacy", "pick 1", "influence", PHYSICAL, 4),
    ("play", "heroic-tale", "", "influence", PHYSICAL, 3),
    ("strengthen", "heroic-tale", "", "influence", PHYSICAL, 6),
    ("play", "learning", "", "influence", PHYSICAL, 2),
    ("strengthen", "learning", "", "influence", PHYSICAL, 4),
    ("play", "song-of-wind", "", "move", PHYSICAL, 2),
    ("strengthen", "song-of-wind", "decline", "move", PHYSICAL, 2),
    ("strengthen", "swift-bolt", "", "ranged", PHYSICAL, 4),
    ("play", "chivalry", "pick 1", "attack", PHYSICAL, 3),
    ("play", "chivalry", "pick 2", "attack", PHYSICAL, 2),
    ("strengthen", "chivalry", "pick 1", "attack", PHYSICAL, 6),
    ("strengthen", "chivalry", "pick 2", "attack", PHYSICAL, 4),
    ("play", "peaceful-moment", "", "influence", PHYSICAL, 3),
    ("strengthen", "peaceful-moment", "", "influence", PHYSICAL, 6),
    ("play", "ambush", "", "move", PHYSICAL, 2),
    ("strengthen", "ambush", "", "move", PHYSICAL, 4),
    ("strengthen", "crushing-bolt", "", "siege", PHYSICAL, 3),
    ("play", "in-need", "", "influence", PHYSICAL, 3),
    ("strengthen", "in-need", "", "influence", PHYSICAL, 5),
    ("play", "path-finding", "", "move", PHYSICAL, 2),
    ("strengthen", "path-finding", "", "move", PHYSICAL, 4),
    ("play", "refreshing-walk", "", "move", PHYSICAL, 2),
    ("play", "refreshing-walk", "", "heal", PHYSICAL, 1),
    ("strengthen", "refreshing-walk", "", "move", PHYSICAL, 4),
    ("strengthen", "refreshing-walk", "", "heal", PHYSICAL, 2),
    ("play", "regeneration", "", "heal", PHYSICAL, 1),
    ("strengthen", "regeneration", "", "heal", PHYSICAL, 2),
    ("play", "stout-resolve", "", "move", PHYSICAL, 2),
    ("play", "stout-resolve", "", "influence", PHYSICAL, 2),
    ("play", "stout-resolve", "", "attack", PHYSICAL, 2),
    ("play", "stout-resolve", "", "block", PHYSICAL, 2),
    ("strengthen", "force-of-nature", "", "siege", PHYSICAL, 3),
    ("strengthen", "force-of-nature", "", "block", PHYSICAL, 6),
    ("play", "mountain-lore", "", "move", PHYSICAL, 3),
    ("strengthen", "mountain-lore", "", "move", PHYSICAL, 5),
    ("strengthen", "power-of-crystals", "pick 1", "move", PHYSICAL, 4),
    ("strengthen", "power-of-crystals", "pick 2", "heal", PHYSICAL, 2),
    ("strengthen", "explosive-bolt", "", "ranged", PHYSICAL, 3),
    ("play", "chilling-stare", "", "influence", PHYSICAL, 3),
    ("strengthen", "chilling-stare", "", "influence", PHYSICAL, 5),
]
SPELLS: list[Row] = [
    ("play", "fireball", "", "ranged", FIRE, 5),
    ("play", "snowstorm", "", "ranged", ICE, 5),
    ("play", "flame-wall", "", "attack", FIRE, 5),
    ("play", "flame-wall", "", "block", FIRE, 7),
    ("play", "burning-shield", "", "block", FIRE, 4),
    ("play", "expose", "", "ranged", PHYSICAL, 2),
    ("play", "charm", "pick 2", "influence", PHYSICAL, 4),
    ("play", "restoration", "", "heal", PHYSICAL, 3),
    ("play", "mist-form", "", "move", PHYSICAL, 4),
    ("play", "cure", "", "heal", PHYSICAL, 2),
]


@rule("MK-DEED-03", "MK-DEED-04", "MK-EFF-01")
@pytest.mark.parametrize(
    ("verb", "card", "choice", "kind", "element", "value"), BASIC_ACTIONS + ADVANCED_ACTIONS + SPELLS
)
def test_cards_that_give_points(verb: str, card: str, choice: str, kind: str, element: str, value: int) -> None:
    game = set_out(kind, card).plays(f"{verb} {card}")
    if game.asked() == "choose-cost":
        game.plays("pick 1")
    if choice:
        game.plays(choice)
    assert result(game, kind) == [(kind, element, value)]


REPUTATIONS = [
    ("strengthen", "threaten", "", "influence", -1),
    ("strengthen", "ruthless-coercion", "", "influence", -1),
    ("play", "intimidate", "", "influence", -1),
    ("strengthen", "intimidate", "", "attack", -2),
]


@pytest.mark.parametrize(("verb", "card", "choice", "kind", "change"), REPUTATIONS)
def test_cards_that_cost_reputation(verb: str, card: str, choice: str, kind: str, change: int) -> None:
    game = set_out(kind, card).plays(f"{verb} {card}", *([choice] if choice else []))
    assert game.me.reputation == change


def test_noble_manners_are_remembered_at_the_end_of_the_turn() -> None:
    for verb, reputation in (("play", 0), ("strengthen", 1)):
        game = set_out("influence", "noble-manners rage").plays(f"{verb} noble-manners", "done", "end-turn")
        assert (game.me.fame, game.me.reputation) == (1, reputation)


DRAWS = [("play", "tranquility", "pick 2", 1), ("strengthen", "tranquility", "pick 2", 2)]
DRAWS += [("play", "rejuvenate", "pick 2", 1), ("strengthen", "rejuvenate", "pick 2", 2)]


@pytest.mark.parametrize(("verb", "card", "choice", "count"), DRAWS)
def test_cards_that_draw(verb: str, card: str, choice: str, count: int) -> None:
    game = set_out("move", card).plays(f"{verb} {card}", choice)
    assert len(game.hand()) == count


STORES: list[tuple[str, str, tuple[str, ...], str, str]] = [
    ("play", "concentration", ("pick-colour blue",), "", "blue"),
    ("play", "will-focus", ("pick 1", "pick-colour red"), "", "red"),
    ("play", "will-focus", ("pick 2",), "green", ""),
    ("play", "rejuvenate", ("pick 3",), "", "green"),
    ("strengthen", "rejuvenate", ("pick 3",), "green", ""),
    ("strengthen", "crystallize", ("pick-colour white",), "white", ""),
    ("strengthen", "crystal-joy", ("pick-colour white",), "white", ""),
    ("play", "fire-bolt", (), "red", ""),
    ("play", "ice-bolt", (), "blue", ""),
    ("play", "swift-bolt", (), "white", ""),
    ("play", "crushing-bolt", (), "green", ""),
    ("play", "blood-ritual", ("pick-colour gold",), "red", "gold"),
    ("play", "explosive-bolt", (), "white red", ""),
]


@pytest.mark.parametrize(("verb", "card", "choices", "crystals", "tokens"), STORES)
def test_cards_that_give_mana(verb: str, card: str, choices: tuple[str, ...], crystals: str, tokens: str) -> None:
    mana = {"crystallize": "blue", "crystal-joy": "blue", "rejuvenate": "green"}[card] if verb == "strengthen" else ""
    game = knight(hand=card, mana=mana).plays(f"{verb} {card}", *choices)
    assert game.me.crystals == tuple(crystals.split().count(name) for name in COLOURS[:4])
    assert game.me.mana == tuple(tokens.split().count(name) for name in COLOURS)


@pytest.mark.parametrize(("verb", "spaces"), [("play", 1), ("strengthen", 2)])
def test_savage_harvesting_turns_cards_into_crystals_on_the_way(verb: str, spaces: int) -> None:
    game = knight("krang at start-a.c", hand="savage-harvesting rage stamina", mana="green")
    game.plays(f"{verb} savage-harvesting", "move start-a.nw", "discard-card rage")
    assert game.me.crystals == (1, 0, 0, 0)
    if spaces == 2:
        game.plays("move country-1.se", "discard-card stamina")
        assert game.me.crystals == (1, 1, 0, 0)


@pytest.mark.parametrize(("verb", "plus"), [("play", 2), ("strengthen", 3)])
def test_into_the_heat_sends_the_units_forward(verb: str, plus: int) -> None:
    game = fight("swordsmen", hand="into-the-heat", mana="red", units="utem-crossbowmen")
    game.plays(f"{verb} into-the-heat", "activate 1 2")
    assert pool(game) == [("ranged", PHYSICAL, 2 + plus)]
    assert game.me.has(changes.NoDamageToUnits)


@pytest.mark.parametrize(("verb", "attack", "block"), [("play", 1, 2), ("strengthen", 2, 4)])
def test_an_ambush_adds_to_the_first_attack_or_block(verb: str, attack: int, block: int) -> None:
    game = knight(hand="ambush", mana="green").plays(f"{verb} ambush")
    assert changes.FirstCombatCard(attack) in game.me.turn.changes
    for stage, plus in (("attack", attack), ("block", block)):
        later = fight("swordsmen", stage, hand="rage").with_player(changes=game.me.turn.changes).plays("play rage")
        assert pool(later) == [(stage, PHYSICAL, 2 + plus)]


@pytest.mark.parametrize(("verb", "count"), [("play", 1), ("strengthen", 2)])
def test_spells_on_offer_are_forged_into_crystals(verb: str, count: int) -> None:
    game = knight(hand="spell-forge", mana="blue").with_(spells_offer=("fireball", "chill"))
    game.plays(f"{verb} spell-forge", "pick-card fireball")
    assert sum(game.me.crystals) == count


def test_learning_buys_a_card_of_the_offer_for_the_discard_pile_or_the_hand() -> None:
    for verb, price, place in (("play", 6, "discard"), ("strengthen", 9, "hand")):
        game = set_out("influence", "learning").with_(advanced_offer=("ice-bolt",), advanced_deck=())
        game.plays(f"{verb} learning")
        again = Knights(game.g)
        again.me.turn.influence = price
        again.plays("learn ice-bolt")
        assert "ice-bolt" in getattr(again.me, place)


@pytest.mark.parametrize(("card", "colour"), [("rage", "red"), ("stamina", "blue")])
def test_magic_talent_casts_a_spell_of_the_colour_of_a_card(card: str, colour: str) -> None:
    game = fight("swordsmen", hand=f"magic-talent {card}", mana=f"{colour} blue")
    game.with_(spells_offer=("fireball", "snowstorm", "expose")).plays("play magic-talent")
    spell = "fireball" if colour == "red" else "snowstorm"
    assert game.offers("play") == [f"play {spell}"]
    game.plays(f"play {spell}")
    assert pool(game) == [("ranged", FIRE if colour == "red" else ICE, 5)]
    assert game.me.discard == (card,)
    assert (game.me.play_area, spell in game.g.spells_offer) == (("magic-talent",), True)
    assert not game.offers("strengthen"), "one Spell only"
    by_night = fight("swordsmen", hand="magic-talent rage", mana="red black", night=True)
    by_night.with_(spells_offer=("fireball",)).plays("play magic-talent", "strengthen fireball")
    assert pool(by_night) == [("siege", FIRE, 8)]


def test_the_spell_that_magic_talent_lends_may_wait_for_the_combat() -> None:
    game = knight("tovak at country-1.w", hand="magic-talent rage", mana="red", country_1_nw="diggers")
    game.with_(spells_offer=("fireball",)).plays("play magic-talent")
    assert "play fireball" not in game.offers()
    game.plays("challenge country-1.nw")
    assert "play fireball" in game.offers()


def test_magic_talent_learns_a_spell_for_mana() -> None:
    game = knight(hand="magic-talent", mana="blue red").with_(spells_offer=("fireball",), spell_deck=())
    game.plays("strengthen magic-talent", "pick-card fireball")
    assert game.me.discard == ("fireball",)


@pytest.mark.parametrize(("choice", "far", "more"), [("pick 1", True, 1), ("pick 2", False, 2)])
def test_a_temporal_portal_leads_farther_or_to_more_cards(choice: str, far: bool, more: int) -> None:
    game = knight("tovak at start-a.c", hand="temporal-portal", mana="blue").plays("strengthen temporal-portal", choice)
    assert ("move country-1.se" in game.offers()) is far
    assert game.plays("done").g.players[0].hand_bonus in (more, 0)


def test_meditation_brings_cards_back() -> None:
    game = knight(hand="meditation", mana="green", deck="").with_player(discard=("march", "rage"))
    game.plays("play meditation", "pick 1")
    assert sorted(game.me.deck) == ["march", "rage"]
    assert game.me.hand_bonus == 2


def test_minds_are_read_and_units_tired() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="mind-read", mana="white")
    game.with_player(1, hand=("march", "rage")).plays("play mind-read", "pick-colour red", "discard-card rage")
    assert (game.me.crystals, game.g.players[1].hand) == ((1, 0, 0, 0), ("march",))


def test_a_mana_curse_wounds_who_uses_the_colour() -> None:
    game = knight(
        "tovak at start-a.c", "krang at start-a.e", hand="mana-claim", mana="blue black", source="red", night=True
    )
    game.plays("strengthen mana-claim", "pick-die red", "pick 1")
    assert game.me.mana[0] == 3
    assert game.me.round.curses == (0,)


def test_stolen_energy_heals_too() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="energy-flow", mana="green black", night=True)
    game.me.units, game.me.level = [Unit("peasants", ready=False, wounds=1)], 3
    game.plays("strengthen energy-flow")
    assert (game.me.units[0].ready, game.me.units[0].wounds) == (True, 0)


# Units

UnitRow = tuple[str, int, str, str, str, int]
ABILITIES: list[UnitRow] = [
    ("peasants", 1, "", "attack", PHYSICAL, 2),
    ("peasants", 1, "", "block", PHYSICAL, 2),
    ("peasants", 2, "", "influence", PHYSICAL, 2),
    ("peasants", 3, "", "move", PHYSICAL, 2),
    ("foresters", 1, "", "move", PHYSICAL, 2),
    ("foresters", 2, "", "block", PHYSICAL, 3),
    ("herbalists", 1, "", "heal", PHYSICAL, 2),
    ("utem-crossbowmen", 1, "", "attack", PHYSICAL, 3),
    ("utem-crossbowmen", 1, "", "block", PHYSICAL, 3),
    ("utem-crossbowmen", 2, "", "ranged", PHYSICAL, 2),
    ("utem-guardsmen", 1, "", "attack", PHYSICAL, 2),
    ("utem-guardsmen", 2, "", "block", PHYSICAL, 4),
    ("utem-swordsmen", 1, "", "attack", PHYSICAL, 3),
    ("utem-swordsmen", 1, "", "block", PHYSICAL, 3),
    ("utem-swordsmen", 2, "", "attack", PHYSICAL, 6),
    ("utem-swordsmen", 2, "", "block", PHYSICAL, 6),
    ("guardian-golems", 1, "", "attack", PHYSICAL, 2),
    ("guardian-golems", 2, "", "block", FIRE, 4),
    ("guardian-golems", 3, "", "block", ICE, 4),
    ("illusionists", 1, "", "influence", PHYSICAL, 4),
    ("red-cape-monks", 1, "", "attack", PHYSICAL, 3),
    ("red-cape-monks", 2, "", "attack", FIRE, 4),
    ("red-cape-monks", 2, "", "block", FIRE, 4),
    ("northern-monks", 1, "", "block", PHYSICAL, 3),
    ("northern-monks", 2, "", "attack", ICE, 4),
    ("northern-monks", 2, "", "block", ICE, 4),
    ("savage-monks", 1, "", "attack", PHYSICAL, 3),
    ("savage-monks", 2, "", "siege", PHYSICAL, 4),
    ("fire-golems", 1, "", "attack", PHYSICAL, 3),
    ("fire-golems", 2, "", "ranged", FIRE, 4),
    ("ice-golems", 1, "", "block", PHYSICAL, 3),
    ("ice-golems", 2, "", "attack", ICE, 6),
    ("fire-mages", 1, "", "ranged", FIRE, 3),
    ("fire-mages", 2, "", "attack", FIRE, 6),
    ("fire-mages", 2, "", "block", FIRE, 6),
    ("ice-mages", 1, "", "attack", ICE, 4),
    ("ice-mages", 1, "", "block", ICE, 4),
    ("ice-mages", 2, "", "siege", ICE, 4),
    ("amotep-gunners", 1, "", "attack", PHYSICAL, 5),
    ("amotep-gunners", 2, "", "ranged", FIRE, 6),
    ("amotep-freezers", 1, "", "block", PHYSICAL, 5),
    ("catapults", 1, "", "siege", PHYSICAL, 3),
    ("catapults", 2, "", "siege", FIRE, 5),
    ("catapults", 3, "", "siege", ICE, 5),
    ("altem-mages", 2, "pick 1", "attack", COLD_FIRE, 5),
    ("altem-mages", 2, "pick 2", "block", COLD_FIRE, 7),
    ("altem-mages", 2, "pick 4", "attack", COLD_FIRE, 9),
    ("altem-guardians", 1, "", "attack", PHYSICAL, 5),
    ("altem-guardians", 2, "", "block", PHYSICAL, 8),
]


@rule("MK-UNIT-08", "MK-UNIT-09", "MK-UNIT-07")
@pytest.mark.parametrize(("unit", "ability", "choice", "kind", "element", "value"), ABILITIES)
def test_abilities_of_units(unit: str, ability: int, choice: str, kind: str, element: str, value: int) -> None:
    game = set_out(kind, "rage", units=unit).plays(f"activate 1 {ability}", *([choice] if choice else []))
    while game.asked() == "pay":
        game.plays(game.offers()[0])
    assert result(game, kind) == [(kind, element, value)]
    assert not game.me.units[0].ready
    paid = 4 - sum(game.me.mana)
    assert paid == len(UNIT_ABILITIES[unit][ability - 1].cost) + {"pick 2": 1, "pick 4": 2}.get(choice, 0)


OTHER_ABILITIES: list[tuple[str, int, tuple[str, ...], str, str]] = [
    ("herbalists", 3, (), "", "green"),
    ("illusionists", 3, (), "white", ""),
    ("fire-mages", 3, (), "red", "red"),
    ("ice-mages", 3, (), "blue", "blue"),
    ("altem-mages", 1, ("pick-colour gold", "pick-colour black"), "", "gold black"),
]


@pytest.mark.parametrize(("unit", "ability", "choices", "crystals", "tokens"), OTHER_ABILITIES)
def test_units_that_give_mana(unit: str, ability: int, choices: tuple[str, ...], crystals: str, tokens: str) -> None:
    game = knight(hand="rage", units=unit).plays(f"activate 1 {ability}", *choices)
    assert game.me.crystals == tuple(crystals.split().count(name) for name in COLOURS[:4])
    assert game.me.mana == tuple(tokens.split().count(name) for name in COLOURS)


def test_units_with_abilities_of_their_own() -> None:
    ready = knight(hand="rage", units="herbalists peasants*").plays("activate 1 2")
    assert ready.me.units[1].ready
    forest = knight(hand="rage", units="foresters").plays("activate 1 1")
    assert changes.LowerCost("forest", 1) in forest.me.turn.changes
    wounded = fight("swordsmen", "attack", units="utem-swordsmen").plays("activate 1 2")
    assert wounded.me.units[0].wounds == 1
    held = fight("swordsmen", units="illusionists", mana="white").plays("activate 1 2")
    assert held.combat.foes[0].held
    behind_walls = fight("swordsmen/", units="illusionists", mana="white")
    assert behind_walls.offers("activate") == ["activate 1 3"], "a crystal, but nobody to hold"
    frozen = fight("swordsmen", units="amotep-freezers", mana="blue").plays("activate 1 2")
    assert (frozen.combat.foes[0].held, frozen.combat.foes[0].armor) == (True, -3)
    siege = fight("swordsmen", units="altem-mages", mana="black", night=True).plays("activate 1 3", "pick 2")
    assert siege.me.has(changes.AllSiege)
    guarded = fight("swordsmen", units="altem-guardians peasants", mana="green").plays("activate 1 3")
    assert all(set(unit.boost) == {PHYSICAL, FIRE, ICE} for unit in guarded.me.units)
