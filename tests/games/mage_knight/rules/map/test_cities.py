"""Cities: garrisons, assaults, leaders, what they sell, what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.cities import CIRCLES, GARRISONS, garrison
from tabletome.games.mage_knight.content.tiles import CITIES, TILES
from tabletome.games.mage_knight.events import CityFell
from tabletome.games.mage_knight.rules.combat.block import begin_block
from tabletome.games.mage_knight.rules.combat.enemies import armor, strike_has
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.rules.interaction.interact import purchases
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.exploration import lay_tile
from tabletome.games.mage_knight.state import Points, Token
from tabletome.games.mage_knight.view.scene import scene
from tabletome.scene import t
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

CITY_TILES = {TILES[name].city: name for name in CITIES}
LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def at_city(colour: str = "green", place: str = "se", *others: str, garrison_: str = "", **more: Any) -> Knights:
    """A hero next to a City, or in it at place c; its garrison lies face up."""
    tile = CITY_TILES[colour]
    tiles = (*FIRST_TILES, "country-3 1 1", f"{tile} 2 0")
    more.setdefault("scenario", "full-conquest" if others else "solo-conquest")
    game = knight(f"tovak at {tile}.{place}", *others, tiles=tiles, **more)
    if garrison_:
        game.g.enemies[f"{tile}.c"] = tuple(Token(name, up=True) for name in garrison_.split())
    game.g.cities = 1
    return game


def conquered(colour: str, shields: tuple[int, ...] = (0,), place: str = "c", *others: str, **more: Any) -> Knights:
    game = at_city(colour, place, *others, **more)
    heart = f"{CITY_TILES[colour]}.c"
    game.g.shields[heart] = shields
    game.g.fallen = (heart,)
    return game


# Revealing


@rule("MK-CITY-05", "MK-SETUP-20")
def test_the_garrisons_of_all_levels_are_those_of_the_city_figures() -> None:
    table = LEDGER.rule("MK-CITY-05").data
    for colour, levels in GARRISONS.items():
        told = [tuple(CIRCLES[letter] for letter in table[colour][level]) for level in range(1, 12)]
        assert list(levels) == told, colour
    assert garrison("blue", 0) == ()


@rule("MK-EXPL-11", "MK-EXPL-12", "MK-SITE-06")
@pytest.mark.parametrize("colour", list(CITY_TILES))
def test_a_revealed_city_has_the_scenarios_level_and_a_face_down_token_for_each_circle(colour: str) -> None:
    tile = CITY_TILES[colour]
    game = knight("tovak at start-a.c", tiles=(*FIRST_TILES, "country-3 1 1"), stack=tile, scenario="solo-conquest")
    lay_tile(game.g, (2, 0))
    heart = f"{tile}.c"
    assert game.g.city_levels == {heart: 5}
    assert len(game.g.enemies[heart]) == len(garrison(colour, 5))
    assert not any(token.up for token in game.g.enemies[heart])
    assert game.g.city_plan == ((8, 0),)
    texts = [badge.text for cell in scene(game.g, 0).boards[0].cells if cell.id == heart for badge in cell.badges]
    assert any(text is not None and text.args.get("level") == 5 for text in texts)


@rule("MK-SITE-19")
@pytest.mark.parametrize("night", [False, True])
def test_the_garrison_is_turned_up_by_day_and_night_once_a_hero_is_next_to_the_city(night: bool) -> None:
    game = at_city("red", "sw", night=night, hand="march").with_player(move=9, space="core-4.ne")
    game.g.tiles += (Placed("core-4", 2, 1),)
    game.g.map_changed()
    game.g.enemies["core-8.c"] = (Token("gunners", up=False),)
    near = next(name for name in game.g.board["core-8.c"].near if game.g.board[name].terrain == "wasteland")
    game.with_player(space=next(name for name in game.g.board[near].near if name not in game.g.board["core-8.c"].near))
    game.plays(f"move {near}")
    assert game.g.enemies["core-8.c"] == (Token("gunners", up=True),)


# Assaulting


@rule("MK-COMB-09", "MK-COMB-10")
def test_one_rampaging_enemy_after_another_may_be_challenged_before_an_assault_begins() -> None:
    game = at_city("green", "nw", garrison_="swordsmen", hand="march", core_5_e="prowlers", core_5_sw="diggers")
    game.with_player(move=9).plays("move core-5.c", "challenge core-5.e")
    assert game.offers() == ["challenge core-5.sw", "fight"]
    game.plays("challenge core-5.sw")
    assert [foe.name for foe in game.combat.foes] == ["swordsmen", "prowlers", "diggers"]


@rule("MK-CITY-01", "MK-RES-02", "MK-CITY-03", "MK-FULLC-03", "MK-SOLO-05", "MK-COMB-01")
def test_a_conquered_city_bears_a_shield_for_every_defender_and_after_the_last_one_there_is_one_turn_more() -> None:
    deck = "rage rage rage rage rage rage rage rage"
    game = at_city("green", garrison_="prowlers swordsmen", hand="march rage", deck=deck).with_player(move=2)
    game.plays("move core-5.c", "done", "done", "suffer 1")
    assert game.me.reputation == -1
    assert all(foe.fortified and foe.city == ("green",) for foe in game.combat.foes)
    game.with_pool(Points("attack", "physical", 8)).plays("attack 1,2")
    assert game.g.shields["core-5.c"] == (0, 0)
    assert game.g.fallen == ("core-5.c",)
    assert [event.leader for event in game.told(CityFell)] == [0]
    assert game.me.space == "core-5.c"
    while game.asked() in ("after", "discard", "reward", "choose-colour", "take-advanced", "take-skill"):
        game.plays(game.offers()[-1])
    assert game.g.end_met
    assert game.g.last_turns == ()
    assert (game.asked(), game.g.active) == ("turn", 0), "the Dummy does not move any more"


@rule("MK-RES-02", "MK-RES-12", "MK-RES-14", "MK-CITY-01")
def test_defenders_defeated_in_a_failed_assault_bring_shields_and_the_others_stay() -> None:
    game = at_city("green", garrison_="prowlers swordsmen", hand="march rage").with_player(move=2)
    game.plays("move core-5.c", "done", "done", "suffer 1")
    game.with_pool(Points("attack", "physical", 3)).plays("attack 1", "done")
    assert game.g.shields["core-5.c"] == (0,)
    assert game.me.space == "core-5.se"
    assert not game.g.is_conquered("core-5.c")
    assert game.g.enemies["core-5.c"] == (Token("swordsmen", up=True),)
    assert not game.g.end_met


@rule("MK-CITY-02", "MK-CITY-06")
def test_the_bonus_of_each_city_goes_to_its_defenders() -> None:
    white = fight("swordsmen", "attack")
    white.combat.foes[0].city = ("white",)
    assert armor(white.g, white.combat.foes[0]) == 6
    for colour, enemy, value in (("blue", "fire-mages", 8), ("blue", "altem-mages", 5), ("blue", "swordsmen", 6)):
        game = fight(enemy, "block")
        game.combat.foes[0].city = (colour,)
        begin_block(game.g)
        assert [strike.value for strike in game.combat.strikes] == [value]
    for colour, ability in (("red", "brutal"), ("green", "poison")):
        for enemy, gains in (("swordsmen", True), ("ice-mages", False)):
            game = fight(enemy, "block")
            game.combat.foes[0].city = (colour,)
            begin_block(game.g)
            assert strike_has(game.g, game.combat.strikes[0], ability) is gains


@rule("MK-CITY-06")
def test_a_monster_summoned_by_a_defender_has_the_bonus_and_a_rampaging_enemy_has_not() -> None:
    game = fight("illusionists prowlers", "block")
    game.combat.foes[0].city = ("red",)
    game.g.piles["brown"] = ("gargoyle",)
    begin_block(game.g)
    summoned, rampaging = game.combat.strikes
    assert strike_has(game.g, summoned, "brutal")
    assert not strike_has(game.g, rampaging, "brutal")
    game.combat.foes[0].lost = ("brutal",)
    assert strike_has(game.g, summoned, "brutal"), "the bonus belongs to the place"


# Leading


@rule("MK-CITY-03", "MK-CITY-04")
@pytest.mark.parametrize(("shields", "leads"), [((0, 1, 1), 1), ((0, 1), 0), ((1, 0, 0, 1), 1), ((1, 0, 1, 0, 0), 0)])
def test_the_leader_has_most_shields_and_of_equals_the_earliest(shields: tuple[int, ...], leads: int) -> None:
    game = conquered("red", shields, "c", "krang at start-a.c")
    assert cities.leader(game.g, "core-8.c") == leads
    said = [badge.text for cell in scene(game.g, 0).boards[0].cells if cell.id == "core-8.c" for badge in cell.badges]
    led = [text.args["hero"] for text in said if text is not None and text.name == "city-leader"]
    assert led == [t("hero-tovak" if leads == 0 else "hero-krang")]


@rule("MK-DRAW-04")
@pytest.mark.parametrize(("shields", "more"), [((0, 0, 1), 2), ((0, 1, 1), 1), ((1,), 0)])
@pytest.mark.parametrize("place", ["c", "ne"])
def test_a_city_raises_the_hand_limit_of_its_leader_by_two_and_of_others_with_a_shield_by_one(
    shields: tuple[int, ...], more: int, place: str
) -> None:
    game = conquered("red", shields, place, "krang at start-a.c")
    assert hand_limit(game.g, game.me) == 5 + more


@rule("MK-DRAW-05", "MK-ROUND-15")
def test_of_keep_and_city_only_the_larger_bonus_counts() -> None:
    game = conquered("white", (0,), "c")
    game.g.shields["core-7.w"] = (0,)
    assert hand_limit(game.g, game.me) == 5 + 2
    game.g.shields["country-3.ne"] = (0,)
    assert hand_limit(game.g, game.me) == 5 + 2
    game.g.shields["core-7.c"] = (1, 0)
    assert hand_limit(game.g, game.me) == 5 + 2


@rule("MK-HERO-05", "MK-HERO-07", "MK-INTER-01")
def test_several_heroes_may_stand_in_a_conquered_city_and_deal_there_without_a_fight() -> None:
    game = conquered("blue", (1,), "ne", "krang at core-6.c", hand="march").with_player(move=2, has_played=True)
    game.plays("move core-6.c")
    assert not game.offers("attack-hero")
    assert "interact" in game.offers()
    assert "end-turn" in game.offers()


# Dealing


@rule("MK-INTER-07")
def test_every_own_shield_in_a_city_adds_one_influence() -> None:
    game = conquered("red", (0, 1, 0, 0), "c", "krang at start-a.c", hand="march").with_player(reputation=2)
    game.plays("interact")
    assert game.me.turn.influence == 1 + 3


@rule("MK-INTER-14")
def test_the_red_city_sells_artifacts_that_are_drawn_at_the_end_of_the_turn() -> None:
    game = conquered("red", hand="march")
    game.plays("interact")
    game.again(influence=25)
    game.plays("buy-artifact", "buy-artifact")
    assert game.me.turn.influence == 1
    assert game.me.turn.rewards == ("artifact", "artifact")
    assert not game.offers("buy-artifact")
    game.g.artifact_deck = ("banner-of-command", "ruby-ring", "sapphire-ring", "emerald-ring")
    game.plays("done", "end-turn")
    assert game.offers() == ["take-card ruby-ring", "take-card sapphire-ring", "take-card emerald-ring"]
    game.plays("take-card sapphire-ring", "take-card ruby-ring")
    assert list(game.g.artifact_deck) == ["emerald-ring", "banner-of-command"], "one goes back under the deck"


@rule("MK-INTER-15")
def test_the_blue_city_sells_spells_for_seven_and_a_mana_of_their_colour() -> None:
    game = conquered("blue", hand="march", crystals="red")
    game.g.spells_offer = ("fireball", "snowstorm")
    game.plays("interact")
    game.again(influence=7)
    game.plays("buy-spell fireball")
    assert game.me.deck[-1] == "fireball"
    assert (game.me.turn.influence, game.me.crystals[0]) == (0, 0)


@rule("MK-INTER-16")
def test_the_white_city_lets_every_unit_be_recruited_and_adds_elite_ones() -> None:
    game = conquered("white", hand="march")
    game.with_(units_offer=("peasants",), elite_deck=("catapults", "fire-golems"))
    game.plays("interact")
    game.again(influence=6)
    game.plays("add-elite")
    assert game.g.units_offer == ("peasants", "fire-golems")
    assert "recruit peasants" in game.offers()
    game.again(influence=30)
    assert set(game.offers("recruit")) == {"recruit peasants", "recruit fire-golems"}


@rule("MK-SITE-06")
def test_a_city_is_interacted_with_once_it_is_conquered() -> None:
    game = conquered("red", hand="march")
    assert "interact" in game.offers()
    game.g.fallen = ()
    assert "interact" not in game.again().offers()


@rule("MK-INTER-16")
def test_other_cities_let_only_units_with_their_symbol_be_recruited() -> None:
    game = conquered("red").with_player(influence=30)
    game.g.units_offer = ("peasants", "catapults")
    offered = [str(each) for each in purchases(game.g, game.me)]
    assert "recruit catapults" in offered
    assert "recruit peasants" not in offered


@rule("MK-INTER-17")
def test_the_green_city_sells_any_advanced_action_on_offer_and_the_top_of_the_deck() -> None:
    game = conquered("green", hand="march")
    game.g.advanced_offer = ("ice-bolt", "blood-rage", "agility")
    game.g.advanced_deck = ("decompose", "refreshing-walk", "regeneration")
    game.plays("interact")
    game.again(influence=12)
    game.plays("buy-card agility")
    assert game.me.deck[-1] == "agility"
    assert game.g.advanced_offer == ("regeneration", "ice-bolt", "blood-rage")
    game.plays("learn-top")
    assert game.me.deck[-1] == "refreshing-walk"
    assert game.me.turn.influence == 0
