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


def test_a_veil_of_mist_saves_from_the_first_wound_only() -> None:
    game = by_night("swordsmen prowlers", "block", hand="mist-form", mana="blue black")
    game.plays("strengthen mist-form", "done", "suffer 1")
    assert game.hand().count("wound") == (3 - 1) + 2


def test_underground_ways_avoid_lakes_and_swamps() -> None:
    tiles = (*KEEP, "country-7 2 0")
    game = knight("tovak at country-3.e", hand="underground-travel", mana="green", tiles=tiles)
    reached = game.plays("play underground-travel").offers("move")
    assert "move country-2.c" in reached
    assert "move country-7.e" not in reached, "only by a lake or a swamp"


@pytest.mark.parametrize(("where", "offered"), [("country-3.e", []), ("country-7.w", ["move country-7.w"])])
def test_an_attack_from_below_avoids_lakes_and_swamps(where: str, offered: list[str]) -> None:
    tiles = (*KEEP, "country-7 2 0")
    others = (f"krang at {where}", "goldyx at country-7.sw")
    game = knight(
        "tovak at country-7.e", *others, hand="underground-travel", mana="green black", tiles=tiles, night=True,
        scenario="full-conquest",
    )  # fmt: skip
    game.plays("strengthen underground-travel")
    assert game.offers("move") == ["move country-7.sw", *offered]


def test_an_explosion_stops_all_attacks_of_its_enemy() -> None:
    game = by_night("hydra", "block", hand="burning-shield", mana="red black")
    game.plays("strengthen burning-shield", "block-strike 1")
    assert game.asked() != "block"
    assert game.me.hand.count("wound") == 0


# Limits and choices


def test_a_tremor_shakes_one_enemy_harder_and_an_earthquake_whoever_is_behind_walls_hardest() -> None:
    for verb, night, walled, free in (("play", False, -3, -3), ("strengthen", True, -6, -3)):
        for number, armors in ((1, [walled, 0]), (2, [0, free])):
            game = fight("golems/prowlers", hand="tremor", mana="green black", night=night)
            game.plays(f"{verb} tremor", "pick 1", f"pick-foe {number}")
            assert [foe.armor for foe in game.combat.foes] == armors


def test_what_disintegrates_does_not_crack_who_resists_fire_or_heeds_nothing() -> None:
    game = by_night("prowlers diggers fire-mages sorcerers", "attack", hand="demolish", mana="red black")
    game.plays("strengthen demolish", "pick-foe 1")
    assert [foe.armor for foe in game.combat.foes[1:]] == [-1, 0, 0]
    assert [foe.defeated for foe in game.combat.foes] == [True, False, False, False]


def test_wings_of_night_hold_more_enemies_for_more_and_more_move_points() -> None:
    game = by_night("minotaur prowlers diggers", hand="wings-of-wind march march", mana="white black")
    game.plays("strengthen wings-of-wind", "pick-foe 1")
    assert game.asked() == "pay-move"
    assert game.offers() == ["play march", "sideways march move", "decline"]
    game.plays("play march", "done", "pick-foe 3", "play march", "done")
    assert [foe.held for foe in game.combat.foes] == [True, True, True]
    assert game.me.turn.move == 4 - 1 - 2
    tired = by_night("minotaur prowlers diggers", hand="wings-of-wind march", mana="white black")
    tired.plays("strengthen wings-of-wind", "pick-foe 1", "play march", "done", "pick-foe 2")
    assert [foe.held for foe in tired.combat.foes] == [True, True, False]
    assert (tired.me.turn.move, tired.asked()) == (1, "ranged")


BOLTS = [
    ("blue", "attack", ("attack", ICE, 8)),
    ("red", "attack", ("attack", COLD_FIRE, 7)),
    ("white", "ranged", ("ranged", ICE, 6)),
    ("green", "ranged", ("siege", ICE, 5)),
]


@pytest.mark.parametrize(("colour", "stage", "bolt"), BOLTS)
def test_each_colour_makes_another_bolt_and_by_night_a_stronger_one(
    colour: str, stage: str, bolt: tuple[str, str, int]
) -> None:
    game = fight("swordsmen", stage, hand="mana-bolt", mana=f"blue {colour}").plays("play mana-bolt")
    assert pool(game) == [bolt]
    strong = by_night("swordsmen", stage, hand="mana-bolt", mana=f"blue black {colour}").plays("strengthen mana-bolt")
    assert pool(strong) == [(*bolt[:2], bolt[2] + 3)]


@pytest.mark.parametrize(
    ("first", "second", "blow"),
    [
        ("green", "red", ("siege", FIRE, 8)),
        ("green", "blue", ("siege", ICE, 4)),
        ("white", "red", ("ranged", FIRE, 12)),
        ("white", "blue", ("ranged", ICE, 6)),
    ],
)
def test_a_sacrifice_is_worth_what_its_pairs_are(first: str, second: str, blow: tuple[str, str, int]) -> None:
    game = by_night(
        "prowlers", hand="offering", mana="red black", crystals="green green green white white red red blue"
    )
    game.plays("strengthen offering", "pay token red", f"pick-colour {first}", f"pick-colour {second}")
    assert pool(game) == [blow]


def test_a_sacrifice_without_a_pair_is_worth_nothing() -> None:
    game = by_night("prowlers", hand="offering", mana="red black", crystals="green")
    game.plays("strengthen offering", "pick-colour green", "pick-colour blue")
    assert (pool(game), game.me.crystals) == ([], (0, 0, 0, 1))


@pytest.mark.parametrize(("where", "levels"), [("start-a.c", 3), ("start-a.ne", 5)])
def test_a_rebirth_readies_three_levels_of_units_or_five_in_a_forest(where: str, levels: int) -> None:
    units = [Unit(name, ready=False) for name in ("peasants", "utem-guardsmen", "catapults", "foresters")]
    game = knight(f"tovak at {where}", hand="restoration", mana="green black", night=True).with_player(units=units)
    game.plays("strengthen restoration", "pick-unit 2")
    assert ("pick-unit 3" in game.offers()) == (levels == 5)
    game.plays("pick-unit 1")
    assert (game.asked() == "ready-units") == (levels == 5)
    if levels == 5:
        assert game.plays("done").me.units[2].ready is False
    assert [unit.ready for unit in game.me.units] == [True, True, False, False]
    assert game.me.turn.heal == levels


@pytest.mark.parametrize(
    ("place", "deck"), [("pick 1", ("march", "rage", "rage")), ("pick 2", ("rage", "rage", "march"))]
)
def test_a_meditation_lays_two_random_cards_on_top_or_under_the_deck(place: str, deck: tuple[str, ...]) -> None:
    game = knight(hand="meditation", mana="green", deck="march").with_player(discard=("rage", "rage", "rage"))
    game.plays("play meditation", place)
    assert (game.me.deck, game.me.discard, game.me.hand_bonus) == (deck, ("rage",), 2)
    assert game.me.known_on_top == (2 if place == "pick 1" else 0)
    few = knight(hand="meditation", mana="green").with_player(discard=("rage",)).plays("play meditation", "pick 1")
    assert (few.me.deck[-1], few.me.discard) == ("rage", ())
    none = knight(hand="meditation rage", mana="green").plays("play meditation")
    assert (none.asked(), none.me.hand_bonus) == ("turn", 2)


def test_an_offering_takes_three_cards_at_most_and_an_artifact_for_any_colour() -> None:
    game = knight(hand="offering march rage stamina promise", mana="red")
    game.plays("play offering", "discard-card march", "discard-card rage", "discard-card stamina")
    assert (game.me.crystals, game.hand(), game.asked()) == ((2, 1, 0, 1), ["promise"], "turn")
    rich = knight(hand="offering ruby-ring", mana="red").plays("play offering", "discard-card ruby-ring")
    assert rich.plays("pick-colour green").me.crystals == (1, 0, 0, 1)


def test_a_charm_brings_a_crystal_but_only_among_people() -> None:
    game = knight("tovak at country-2.e", hand="charm", mana="white").plays("interact", "play charm", "pick 1")
    assert game.plays("pick-colour red").me.crystals == (1, 0, 0, 0)
    assert "play charm" not in knight(hand="charm rage", mana="white").offers()


def test_a_call_to_arms_pays_for_what_a_borrowed_unit_does_and_never_calls_the_bound() -> None:
    game = fight("prowlers", hand="call-to-arms", mana="white red").with_(units_offer=("fire-golems",))
    assert game.plays("play call-to-arms").offers() == ["borrow fire-golems 2"]
    game.plays("borrow fire-golems 2")
    assert (pool(game), game.me.mana[RED]) == ([("ranged", FIRE, 4)], 0)
    poor = fight("prowlers", hand="call-to-arms", mana="white").with_(units_offer=("fire-golems",))
    assert "play call-to-arms" not in poor.offers()
    bound = knight(hand="call-to-arms rage", mana="white black", night=True).with_(units_offer=("magic-familiars",))
    assert not bound.offers("strengthen")


@rule("MK-TURN-02")
@pytest.mark.parametrize(("night", "colour", "left"), [(False, "red", 2), (True, "green", 1)])
def test_minds_are_read_for_cards_of_one_colour_and_artifacts_are_spared(night: bool, colour: str, left: int) -> None:
    game = duel("mind-read", "white black", night=night).with_player(1, hand=("march", "ruby-ring"))
    before = game.g.revealed
    game.plays(f"{'strengthen' if night else 'play'} mind-read", f"pick-colour {colour}")
    if game.asked() == "mind-read":
        assert game.offers() == ["discard-card march"]
        game.plays("discard-card march", "decline")
    assert len(game.g.players[1].hand) == left
    assert game.g.revealed > before, "the others have a card of that colour or none"
    assert sum(game.me.crystals) == 1


def test_only_actions_are_stolen_from_minds() -> None:
    game = duel("mind-read", "white black", night=True).with_player(1, hand=("fireball",))
    game.plays("strengthen mind-read", "pick-colour red", "discard-card fireball")
    assert (game.asked(), game.g.players[1].discard) == ("turn", ("fireball",))


@pytest.mark.parametrize(("verb", "level", "wounds"), [("play", 2, 1), ("strengthen", 3, 0)])
def test_energy_flows_from_units_of_a_certain_level_if_one_likes(verb: str, level: int, wounds: int) -> None:
    game = duel("energy-flow", "green black", night=True)
    game.with_player(0, units=[Unit("peasants", ready=False, wounds=1)])
    game.with_player(
        1, units=[Unit("catapults"), Unit("foresters"), Unit("altem-mages"), Unit("peasants", ready=False)]
    )
    game.plays(f"{verb} energy-flow")
    assert game.offers("pick-unit") == (["pick-unit 2"] if level == 2 else ["pick-unit 1", "pick-unit 2"])
    assert (game.me.units[0].ready, game.me.units[0].wounds) == (True, wounds)
    game.plays("decline")
    assert [unit.ready for unit in game.g.players[1].units] == [True, True, True, False]
    rested = duel("energy-flow", "green").with_player(0, units=[Unit("peasants")])
    assert "play energy-flow" not in rested.offers()


def test_a_mana_claim_may_bring_a_token_in_each_later_turn() -> None:
    game = duel("mana-claim", "blue").with_(source=(RED, WHITE)).plays("play mana-claim", "pick-die red", "pick 2")
    assert (game.me.mana[RED], game.me.round.claims_each_turn, game.g.source) == (0, (RED,), (WHITE,))
    assert "play mana-claim" not in duel("mana-claim", "blue").with_(source=(4, 5)).offers()


def test_a_radiance_wounds_all_who_own_crystals_of_its_colour() -> None:
    game = duel("mana-meltdown", "red black", night=True).with_player(0, crystals=(0, 1, 0, 0))
    game.with_player(1, crystals=(3, 2, 0, 0)).plays("strengthen mana-meltdown", "pick-colour blue")
    assert (game.hand(), game.g.players[1].hand) == (["wound"], ("wound", "wound"))
    assert game.me.crystals == (0, 3, 0, 0)


def test_a_meltdown_wounds_who_has_no_crystal_and_gives_back_one_of_those_lost() -> None:
    others = ("krang at start-a.e", "goldyx at country-1.e", "norowas at country-2.e")
    game = knight("tovak at start-a.c", *others, hand="mana-meltdown", mana="red", scenario="full-conquest")
    game.with_player(1, crystals=(0, 1, 0, 0)).with_player(2, crystals=(0, 0, 0, 2)).with_player(3, hand=())
    game.plays("play mana-meltdown")
    assert game.offers() == ["pick-colour blue", "pick-colour green"]
    game.plays("pick-colour green")
    assert [player.crystals for player in game.g.players[:3]] == [(0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 1)]
    assert ["wound" in player.hand for player in game.g.players] == [False, False, False, True]
