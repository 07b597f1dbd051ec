"""Every Spell does what it says, by Day and by Night. MK-DEED-04"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import notes
from tabletome.games.mage_knight.content.box import BLUE, COLD_FIRE, FIRE, GREEN, ICE, PHYSICAL, RED, WHITE
from tabletome.games.mage_knight.content.deeds import CARDS, spells_in
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.enemies import armor, resistances
from tabletome.games.mage_knight.rules.deeds.mana import curse
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.state import Points, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

KEEP = (*FIRST_TILES, "country-3 1 1")


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def by_night(enemies: str, stage: str = "ranged", **more: str) -> Knights:
    return fight(enemies, stage, night=True, **more)


@rule("MK-DEED-04", "MK-MANA-07")
def test_the_stronger_effect_takes_a_black_mana_and_so_the_night() -> None:
    assert fight("prowlers", hand="fireball", mana="red black").offers("strengthen") == []
    assert by_night("prowlers", hand="fireball", mana="red black").offers("strengthen") == ["strengthen fireball"]
    assert fight("prowlers", hand="fireball").offers("play") == []


@rule("MK-SOLO-02", "MK-SETUP-23")
def test_alone_the_four_competitive_spells_are_left_in_the_box() -> None:
    assert len(spells_in(2)) == 24
    assert len(spells_in(1)) == 20
    game = setting_up(heroes="random")
    assert len((*game.g.spell_deck, *game.g.spells_offer)) == 20


@pytest.mark.parametrize(("card", "mana", "element"), [("fireball", "red", FIRE), ("snowstorm", "blue", ICE)])
def test_balls_and_storms_strike_from_afar(card: str, mana: str, element: str) -> None:
    assert pool(fight("prowlers", hand=card, mana=mana).plays(f"play {card}")) == [("ranged", element, 5)]
    strong = by_night("prowlers", hand=card, mana=f"{mana} black").plays(f"strengthen {card}")
    assert pool(strong) == [("siege", element, 8)]
    assert strong.hand() == ["wound"]


def test_a_flame_wave_grows_with_the_enemies_faced() -> None:
    assert pool(fight("prowlers", "block", hand="flame-wall", mana="red").plays("play flame-wall")) == [
        ("block", FIRE, 7)
    ]
    strong = by_night("prowlers diggers", "attack", hand="flame-wall", mana="red black").plays("strengthen flame-wall")
    assert pool(strong) == [("attack", FIRE, 9)]


def test_a_burning_shield_strikes_back_and_an_exploding_one_destroys() -> None:
    game = fight("prowlers", "block", hand="burning-shield rage", mana="red").plays(
        "play burning-shield", "block-strike 1"
    )
    assert pool(game) == [("attack", FIRE, 4)]
    strong = by_night("prowlers", "block", hand="burning-shield", mana="red black")
    strong.plays("strengthen burning-shield", "block-strike 1")
    assert strong.me.fame == ENEMIES["prowlers"].fame


@rule("MK-COMB-17", "MK-COMB-19", "MK-COMB-21", "MK-ABIL-16", "MK-EFF-05")
def test_demolish_breaks_walls_but_not_the_armor_of_who_resists_fire() -> None:
    game = fight("fire-mages golems/", hand="demolish", mana="red").plays("play demolish")
    assert [enemies.fortifications(game.g, foe) for foe in game.combat.foes] == [0, 0]
    assert [foe.armor for foe in game.combat.foes] == [0, -1]


def test_disintegrate_destroys_one_and_cracks_the_others() -> None:
    game = by_night("prowlers diggers", "attack", hand="demolish", mana="red black")
    game.plays("strengthen demolish", "pick-foe 1")
    assert game.combat.foes[0].defeated
    assert game.combat.foes[1].armor == -1


def test_an_offering_turns_cards_into_crystals() -> None:
    game = knight(hand="offering march stamina", mana="red").plays("play offering", "discard-card march", "done")
    assert game.me.crystals == (1, 0, 0, 1)


def test_a_sacrifice_turns_pairs_of_crystals_into_an_attack_and_mana() -> None:
    game = by_night("prowlers", hand="offering", mana="red black", crystals="green green blue blue blue")
    game.plays("strengthen offering", "pick-colour green", "pick-colour blue")
    assert pool(game) == [("siege", ICE, 8)]
    assert (game.me.crystals, game.me.mana[GREEN], game.me.mana[BLUE]) == ((0, 1, 0, 0), 2, 2)


def test_a_mana_bolt_is_what_the_second_mana_makes_it() -> None:
    game = fight("swordsmen", "attack", hand="mana-bolt", mana="blue red").plays("play mana-bolt")
    assert pool(game) == [("attack", COLD_FIRE, 7)]
    ranged = by_night("swordsmen", hand="mana-bolt", mana="blue black green").plays("strengthen mana-bolt")
    assert pool(ranged) == [("siege", ICE, 8)]
    assert "play mana-bolt" not in fight("swordsmen", hand="mana-bolt", mana="blue red").offers()


@rule("MK-COMB-18", "MK-ABIL-06")
def test_chill_holds_an_enemy_and_thaws_its_fire_resistance() -> None:
    game = fight("fire-mages", hand="chill", mana="blue").plays("play chill")
    assert game.combat.foes[0].held
    assert resistances(game.combat.foes[0]) == ()
    assert "play chill" not in fight("ice-mages", hand="chill", mana="blue").offers()
    strong = by_night("fire-mages", hand="chill", mana="blue black").plays("strengthen chill")
    assert armor(strong.g, strong.combat.foes[0]) == 1


def test_space_bending_leaps_over_spaces_and_provokes_nobody() -> None:
    game = knight("tovak at country-2.c", hand="space-bending", mana="blue", country_2_nw="prowlers")
    game.with_player(move=9).plays("play space-bending", "move country-2.w")
    assert game.asked() == "turn"
    far = (
        knight("tovak at start-a.c", hand="space-bending", mana="blue").with_player(move=9).plays("play space-bending")
    )
    assert "move country-2.w" in far.offers("move")


@rule("MK-EFF-06")
def test_time_bending_gives_the_cards_and_another_turn_back() -> None:
    game = knight(hand="space-bending march rage", mana="blue black", night=True)
    game.plays("play march", "strengthen space-bending", "end-turn")
    assert game.hand() == ["march", "rage"]
    assert game.me.round.set_aside == ("space-bending",)
    assert game.asked() == "turn"


def test_mist_form_goes_anywhere_but_up() -> None:
    game = knight(hand="mist-form", mana="blue").plays("play mist-form")
    costs = [move_cost(game.g, game.me, game.g.board[name]) for name in ("start-a.w", "start-a.ne", "country-2.c")]
    assert costs == [2, 2, None]


def test_a_veil_of_mist_saves_from_the_first_wound() -> None:
    game = by_night("swordsmen", "block", hand="mist-form", mana="blue black").plays("strengthen mist-form", "done")
    assert game.hand().count("wound") == 2


def test_expose_strips_an_enemy() -> None:
    game = fight("golems/prowlers", hand="expose", mana="white").plays("play expose", "pick-foe 1")
    assert resistances(game.combat.foes[0]) == ()
    assert enemies.fortifications(game.g, game.combat.foes[0]) == 0
    assert pool(game) == [("ranged", PHYSICAL, 2)]
    mass = by_night("golems guardsmen/", hand="expose", mana="white black").plays("strengthen expose", "pick 1")
    assert [enemies.fortifications(mass.g, foe) for foe in mass.combat.foes] == [0, 0]
    assert resistances(mass.combat.foes[0]) == (PHYSICAL,)


def test_a_whirlwind_holds_and_a_tornado_destroys() -> None:
    assert fight("minotaur", hand="whirlwind", mana="white").plays("play whirlwind").combat.foes[0].held
    strong = by_night("minotaur", "attack", hand="whirlwind", mana="white black").plays("strengthen whirlwind")
    assert strong.me.fame == ENEMIES["minotaur"].fame


def test_wings_carry_over_lakes_or_hold_enemies() -> None:
    game = (
        knight("tovak at start-a.c", hand="wings-of-wind", mana="white").with_player(move=3).plays("play wings-of-wind")
    )
    assert "move country-1.se" in game.offers()
    game.plays("move country-1.se")
    assert (game.me.space, game.me.turn.move) == ("country-1.se", 1)
    night = by_night("minotaur prowlers", hand="wings-of-wind", mana="white black").plays(
        "strengthen wings-of-wind", "pick-foe 1"
    )
    assert [foe.held for foe in night.combat.foes] == [True, False]


def test_a_call_to_arms_borrows_and_a_call_to_glory_recruits() -> None:
    game = knight(hand="call-to-arms", mana="white").with_(units_offer=("peasants",)).plays("play call-to-arms")
    game.plays("borrow peasants 3")
    assert (game.me.turn.move, game.me.units) == (2, [])
    strong = knight(hand="call-to-arms", mana="white black", night=True).with_(units_offer=("altem-mages",))
    strong.plays("strengthen call-to-arms", "take-unit altem-mages")
    assert [unit.name for unit in strong.me.units] == ["altem-mages"]


def test_charm_helps_in_an_interaction() -> None:
    game = knight("tovak at country-2.e", hand="charm", mana="white").with_(units_offer=("foresters",))
    game.plays("interact", "play charm", "pick 2", "recruit foresters")
    assert game.me.turn.influence == 4 - 2


def test_possess_turns_an_enemy_against_the_others() -> None:
    game = by_night("swordsmen prowlers", hand="charm march", mana="white black").plays(
        "strengthen charm", "pick-foe 1"
    )
    game.plays("done", "done")
    while game.asked() == "damage":
        game.plays("take-wounds")
    assert game.combat.pool == (Points("attack", PHYSICAL, 6, notes.NotAgainst(0)),)
    assert game.offers("attack") == ["attack 2"]


def test_a_tremor_breaks_armor_and_an_earthquake_walls() -> None:
    game = fight("golems/prowlers", hand="tremor", mana="green").plays("play tremor", "pick 2")
    assert [foe.armor for foe in game.combat.foes] == [-2, -2]
    strong = by_night("golems/prowlers", hand="tremor", mana="green black").plays("strengthen tremor", "pick 2")
    assert [foe.armor for foe in strong.combat.foes] == [-4, -2]


def test_underground_travel_reaches_safe_spaces_unnoticed() -> None:
    game = knight("tovak at country-2.c", hand="underground-travel", mana="green", country_2_nw="prowlers")
    game.plays("play underground-travel", "move country-2.w")
    assert game.me.space == "country-2.w"
    assert game.g.combat is None


def test_an_underground_attack_comes_from_below_the_walls() -> None:
    game = knight(
        "tovak at country-3.c",
        hand="underground-travel",
        mana="green black",
        tiles=KEEP,
        night=True,
        country_3_ne="golems",
    )
    game.plays("strengthen underground-travel", "move country-3.ne")
    assert game.asked() == "ranged"
    assert enemies.fortifications(game.g, game.combat.foes[0]) == 0


def test_restoration_heals_more_in_a_forest_and_rebirth_readies() -> None:
    assert knight(hand="restoration", mana="green").plays("play restoration").me.turn.heal == 3
    strong = knight(
        "tovak at start-a.ne", hand="restoration", mana="green black", night=True, units="peasants* utem-guardsmen*"
    )
    strong.plays("strengthen restoration", "pick-unit 1", "pick-unit 2")
    assert strong.me.turn.heal == 5
    assert all(unit.ready for unit in strong.me.units)


def test_meditation_brings_cards_back_and_fills_the_hand() -> None:
    game = knight(hand="meditation", mana="green black", night=True, deck="").with_player(discard=("rage", "promise"))
    game.plays("strengthen meditation", "pick-card rage", "pick-card promise", "pick 1")
    assert game.me.deck == ("rage", "promise")
    assert game.me.hand_bonus == 2


def test_cure_draws_for_wounds_healed_and_disease_weakens_the_blocked() -> None:
    game = knight(hand="cure wound", mana="green").plays("play cure", "heal-wound")
    assert game.hand() == ["march"]
    strong = by_night("prowlers", "block", hand="cure determination", mana="green black blue")
    strong.plays("strengthen cure", "strengthen determination", "block-strike 1")
    assert armor(strong.g, strong.combat.foes[0]) == 1


# Against other players


def duel(hand: str, mana: str, *, night: bool = False) -> Knights:
    return knight("tovak at start-a.c", "krang at start-a.e", hand=hand, mana=mana, night=night)


def test_a_mana_meltdown_takes_a_crystal_or_wounds() -> None:
    game = duel("mana-meltdown", "red").with_player(1, crystals=(0, 1, 0, 0)).plays("play mana-meltdown")
    assert (game.me.crystals[BLUE], game.g.players[1].crystals[BLUE]) == (1, 0)
    poor = duel("mana-meltdown", "red").plays("play mana-meltdown")
    assert poor.g.players[1].hand == ("wound",)
    strong = duel("mana-meltdown", "red black", night=True).with_player(1, crystals=(0, 2, 0, 0))
    strong.plays("strengthen mana-meltdown", "pick-colour blue")
    assert strong.g.players[1].hand == ("wound", "wound")
    assert strong.me.crystals[BLUE] == 2


def test_a_mana_claim_keeps_a_die_and_a_curse_wounds_who_uses_its_colour() -> None:
    game = duel("mana-claim", "blue").with_(source=(RED,)).plays("play mana-claim", "pick-die red", "pick 1")
    assert game.me.mana[RED] == 3
    cursed = (
        duel("rage", "red").with_player(1, curses=(RED,)).with_player(0, space="start-a.c", mana=(0, 0, 0, 1, 0, 0))
    )
    curse(cursed.g, cursed.me, RED)
    curse(cursed.g, cursed.me, RED)
    assert cursed.hand().count("wound") == 1


def test_mind_read_makes_others_discard_and_mind_steal_takes_it() -> None:
    game = duel("mind-read", "white black", night=True).with_player(1, hand=("march", "rage"))
    game.plays("strengthen mind-read", "pick-colour green", "discard-card march", "pick-card march")
    assert game.hand() == ["march"]
    assert game.me.crystals[GREEN] == 1
    assert game.g.players[1].hand == ("rage",)


def test_energy_flow_readies_one_and_tires_anothers_unit() -> None:
    game = duel("energy-flow", "green").with_player(0, units=[Unit("peasants", ready=False)])
    game.with_player(1, units=[Unit("foresters")]).plays("play energy-flow", "pick-unit 1")
    assert game.me.units[0].ready
    assert not game.g.players[1].units[0].ready


def test_colours_of_spells_are_even() -> None:
    assert {
        colour: sum(CARDS[name].colours == (colour,) for name in spells_in(2)) for colour in (RED, BLUE, WHITE, GREEN)
    } == {
        RED: 6,
        BLUE: 6,
        WHITE: 6,
        GREEN: 6,
    }
