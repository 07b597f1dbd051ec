"""Every Skill does what it says; how Skills are gained, used and shared. MK-SKILL"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import (
    BLACK,
    BLUE,
    COLD_FIRE,
    COLOURS,
    FIRE,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    WHITE,
)
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.skills import COMPETITIVE, COOPERATIVE, FREEZE, PASSIVE, SKILLS, skills_of
from tabletome.games.mage_knight.rules.combat.attack import attack_total
from tabletome.games.mage_knight.rules.combat.block import to_block
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.centre import is_hindered
from tabletome.games.mage_knight.rules.deeds.skills import gain_skill, refresh_round_skills
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.state import Points, Shared
from tabletome.games.mage_knight.view.scene import scene
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight
from tests.position import load

VILLAGE = "tovak at country-1.e"
KEEP = (*FIRST_TILES, "country-3 1 1")


def having(game: Knights, *skills: str) -> Knights:
    return game.with_player(skills=skills)


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def test_every_hero_has_ten_skills_with_and_without_rivals() -> None:
    for hero in HEROES:
        assert len(skills_of(hero, shared=True)) == len(skills_of(hero, shared=False)) == 10
    assert Counter(skill.mode for skill in SKILLS.values()) == {"every": 63, COMPETITIVE: 7, COOPERATIVE: 7}


# Points, by Day and by Night

POINTS: list[tuple[str, bool, str, str, int]] = [
    ("dark-paths", False, "move", "", 1),
    ("dark-paths", True, "move", "", 2),
    ("double-time", False, "move", "", 2),
    ("double-time", True, "move", "", 1),
    ("spirit-guides", False, "move", "", 1),
    ("hawk-eyes", False, "move", "", 1),
    ("dark-negotiation", False, "influence", "", 2),
    ("dark-negotiation", True, "influence", "", 3),
    ("bright-negotiation", False, "influence", "", 3),
    ("bright-negotiation", True, "influence", "", 2),
    ("on-her-own", False, "influence", "pick 1", 1),
    ("on-her-own", False, "influence", "pick 2", 3),
    ("arcane-disguise", False, "influence", "pick 1", 2),
    ("beguile", False, "influence", "", 3),
]


@rule("MK-SKILL-04", "MK-SKILL-07")
@pytest.mark.parametrize(("skill", "night", "kind", "choice", "points"), POINTS)
def test_skills_that_give_move_or_influence(skill: str, night: bool, kind: str, choice: str, points: int) -> None:
    game = having(knight(VILLAGE, hand="rage", night=night), skill)
    if kind == "influence":
        game.plays("interact")
    game.plays(f"use-skill {skill}", *([choice] if choice else []))
    assert getattr(game.me.turn, kind) == points
    assert f"use-skill {skill}" not in game.offers()


BLOWS: list[tuple[str, str, bool, str, tuple[str, str, int]]] = [
    ("burning-power", "ranged", False, "pick 1", ("siege", PHYSICAL, 1)),
    ("burning-power", "ranged", False, "pick 2", ("siege", FIRE, 1)),
    ("freezing-power", "ranged", False, "pick 2", ("siege", ICE, 1)),
    ("hot-swordsmanship", "attack", False, "pick 2", ("attack", FIRE, 2)),
    ("cold-swordsmanship", "attack", False, "pick 2", ("attack", ICE, 2)),
    ("night-sharpshooting", "ranged", False, "", ("ranged", PHYSICAL, 1)),
    ("night-sharpshooting", "ranged", True, "", ("ranged", PHYSICAL, 2)),
    ("day-sharpshooting", "ranged", False, "", ("ranged", PHYSICAL, 2)),
    ("day-sharpshooting", "ranged", True, "", ("ranged", PHYSICAL, 1)),
    ("shield-mastery", "block", False, "pick 1", ("block", PHYSICAL, 3)),
    ("shield-mastery", "block", False, "pick 2", ("block", FIRE, 2)),
    ("shield-mastery", "block", False, "pick 3", ("block", ICE, 2)),
    ("battle-frenzy", "attack", False, "pick 1", ("attack", PHYSICAL, 2)),
    ("battle-frenzy", "attack", False, "pick 2", ("attack", PHYSICAL, 4)),
    ("feral-allies", "attack", False, "", ("attack", PHYSICAL, 1)),
    ("forked-lightning", "ranged", False, "", ("ranged", COLD_FIRE, 1)),
]


@rule("MK-SKILL-04", "MK-COMB-14")
@pytest.mark.parametrize(("skill", "stage", "night", "choice", "blow"), BLOWS)
def test_skills_that_strike_or_block(
    skill: str, stage: str, night: bool, choice: str, blow: tuple[str, str, int]
) -> None:
    game = having(fight("swordsmen", stage, hand="rage", night=night), skill)
    game.plays(f"use-skill {skill}", *([choice] if choice else []))
    assert pool(game) == [blow]


# Mana and crystals

STORES: list[tuple[str, tuple[str, ...], tuple[int, ...], tuple[int, ...]]] = [
    ("dark-fire-magic", ("pick-colour black",), (1, 0, 0, 0), (0, 0, 0, 0, 0, 1)),
    ("white-crystal-craft", (), (0, 1, 0, 0), (0, 0, 1, 0, 0, 0)),
    ("green-crystal-craft", (), (0, 1, 0, 0), (0, 0, 0, 1, 0, 0)),
    ("red-crystal-craft", (), (0, 1, 0, 0), (1, 0, 0, 0, 0, 0)),
    ("leaves-in-the-wind", (), (0, 0, 0, 1), (0, 0, 1, 0, 0, 0)),
    ("whispers-in-the-treetops", (), (0, 0, 1, 0), (0, 0, 0, 1, 0, 0)),
    ("shamanic-ritual", ("pick-colour gold",), (0, 0, 0, 0), (0, 0, 0, 0, 1, 0)),
    ("thunderstorm", ("pick-colour blue", "pick-colour white"), (0, 0, 0, 0), (0, 1, 1, 0, 0, 0)),
    ("lightning-storm", ("pick-colour green", "pick-colour red"), (0, 0, 0, 0), (1, 0, 0, 1, 0, 0)),
    ("refreshing-bath", (), (0, 1, 0, 0), (0, 0, 0, 0, 0, 0)),
    ("refreshing-breeze", (), (0, 0, 1, 0), (0, 0, 0, 0, 0, 0)),
]


@rule("MK-SKILL-05")
@pytest.mark.parametrize(("skill", "choices", "crystals", "tokens"), STORES)
def test_skills_for_once_a_round_give_mana(
    skill: str, choices: tuple[str, ...], crystals: tuple[int, ...], tokens: tuple[int, ...]
) -> None:
    game = having(knight(hand="rage"), skill).plays(f"use-skill {skill}", *choices)
    assert (game.me.crystals, game.me.mana) == (crystals, tokens)
    assert game.me.turn.heal == skill.startswith("refreshing")
    assert skill in game.me.skills_spent
    game.plays("end-turn", "discard-card rage")
    assert skill in game.me.skills_spent, "face down until the next Round"


@rule("MK-SKILL-05", "MK-SKILL-07", "MK-ROUND-12")
def test_skills_of_a_turn_come_back_with_the_turn_those_of_a_round_with_the_round() -> None:
    game = having(knight(hand="rage rage", deck=""), "dark-paths", "potion-making")
    game.plays("use-skill dark-paths", "use-skill potion-making", "end-turn", "discard-card rage", "done")
    assert game.me.skills_spent == ("potion-making",)
    refresh_round_skills(game.me)
    assert not game.me.skills_spent


def test_potions_heal_outside_combat_only() -> None:
    assert having(knight(hand="wound rage"), "potion-making").plays("use-skill potion-making").me.turn.heal == 2
    assert having(fight("diggers", "attack"), "potion-making").offers("use-skill") == []


@pytest.mark.parametrize(
    ("night", "shown", "wanted"), [(False, RED, BLUE), (False, WHITE, GREEN), (False, BLACK, RED), (True, 4, BLACK)]
)
def test_polarization_uses_mana_as_its_opposite(night: bool, shown: int, wanted: int) -> None:
    tokens = [0] * 6
    tokens[shown] = 1
    game = having(knight(hand="rage", night=night), "polarization").with_player(mana=tuple(tokens))
    assert not mana.can_pay(game.g, game.me, wanted)
    game.plays("use-skill polarization")
    assert mana.can_pay(game.g, game.me, wanted)
    list(mana.pay_mana(game.g, game.me, wanted))
    assert not game.me.has(changes.Polarized)


def test_invoked_mana_is_used_with_the_next_effect_or_lost() -> None:
    game = having(knight(hand="march wound rage", deck="stamina"), "invocation")
    game.plays("use-skill invocation", "discard-card rage", "pick-colour green")
    assert game.me.mana[GREEN] == 1
    game.plays("strengthen march")
    assert (game.me.turn.move, game.me.mana[GREEN]) == (4, 0)
    wasted = having(knight(hand="march wound rage"), "invocation")
    wasted.plays("use-skill invocation", "discard-card wound", "pick-colour red", "play march")
    assert wasted.me.mana == (0,) * 6


# Cards played sideways


@pytest.mark.parametrize(("card", "points"), [("rage", 2), ("ice-bolt", 3)])
def test_i_dont_give_a_damn(card: str, points: int) -> None:
    game = having(knight(hand=f"{card} march"), "i-dont-give-a-damn")
    game.plays("use-skill i-dont-give-a-damn", f"sideways {card} move")
    assert game.me.turn.move == points
    assert game.plays("sideways march move").me.turn.move == points + 1


def test_who_needs_magic() -> None:
    game = having(knight(hand="rage march", source="red"), "who-needs-magic")
    game.plays("use-skill who-needs-magic", "pick 2", "sideways march move")
    assert game.me.turn.move == 3
    assert not mana.can_pay(game.g, game.me, RED)
    modest = having(knight(hand="rage march", source="red"), "who-needs-magic")
    modest.plays("use-skill who-needs-magic", "pick 1", "sideways march move")
    assert modest.me.turn.move == 2
    assert mana.can_pay(modest.g, modest.me, RED)


@pytest.mark.parametrize(("card", "points"), [("rage", 4), ("march", 3)])
def test_universal_power(card: str, points: int) -> None:
    game = having(knight(hand=f"{card} stamina", mana="red"), "universal-power")
    assert game.plays("use-skill universal-power", f"sideways {card} move").me.turn.move == points
    assert having(knight(hand="rage"), "universal-power").offers("use-skill") == []


def test_power_of_pain_and_a_returned_ritual_play_a_wound_sideways() -> None:
    game = having(knight(hand="wound rage"), "power-of-pain").plays("use-skill power-of-pain")
    assert (game.me.turn.move, game.hand()) == (2, ["rage"])
    game.plays("end-turn", "done")
    assert "wound" in game.me.discard
    ritual = having(knight(hand="wound wound wound rage"), "ritual-of-pain").plays("use-skill ritual-of-pain", "done")
    assert ritual.hand() == ["rage", "wound"]
    ritual.plays("return-skill ritual-of-pain")
    assert (ritual.me.turn.move, ritual.g.centre) == (3, ())


def test_the_wolf_howls_louder_alone() -> None:
    game = having(knight(hand="rage march"), "wolfs-howl").plays("use-skill wolfs-howl", "sideways rage move")
    assert game.me.turn.move == 1 + 3 + 1
    followed = having(knight(hand="rage march", units="peasants"), "wolfs-howl")
    assert followed.plays("use-skill wolfs-howl", "sideways rage move").me.turn.move == 4


def test_the_wolfs_howl_returned_weakens_an_enemy() -> None:
    game = fight("swordsmen", "block", hand="rage").with_(centre=(Shared("wolfs-howl-shared", 0, 0),))
    game.plays("return-skill wolfs-howl-shared")
    assert (game.combat.foes[0].armor, game.combat.strikes[0].value) == (-1, 5)


# Cards


def test_i_feel_no_pain_and_regenerate() -> None:
    game = having(knight(hand="wound rage", deck="march"), "i-feel-no-pain").plays("use-skill i-feel-no-pain")
    assert (game.hand(), game.me.discard) == (["march", "rage"], ("wound",))
    for skill, best in (("regenerate-krang", "red"), ("regenerate-braevalar", "green")):
        healed = having(knight(hand="wound rage", deck="march", mana=best), skill).plays(f"use-skill {skill}")
        assert healed.hand() == ["march", "rage"]
        other = having(knight(hand="wound rage", deck="march", mana="white"), skill).plays(f"use-skill {skill}")
        assert other.hand() == ["rage"]


@rule("MK-SKILL-05", "MK-TURN-01", "MK-TURN-05")
@pytest.mark.parametrize("hero", ["arythea", "tovak", "goldyx", "norowas", "wolfhawk"])
def test_motivation_draws_two_cards_in_the_own_turn_or_before_it(hero: str) -> None:
    skill = f"motivation-{hero}"
    game = having(knight(hand="rage", deck="march stamina"), skill).plays(f"use-skill {skill}")
    assert game.hand() == ["march", "rage", "stamina"]
    before = having(knight(hand="", deck="march stamina promise"), skill).with_(phase="before_turn")
    before.plays(f"use-skill {skill}")
    assert before.hand() == ["march", "stamina"]
    assert before.me.motivation_rests == 1


def test_motivation_helps_who_has_the_least_fame_and_bars_another_until_the_end_of_the_next_turn() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", deck="march stamina promise rage")
    having(game, "motivation-tovak", "motivation-arythea").with_player(1, fame=5)
    game.plays("use-skill motivation-tovak")
    assert game.me.mana[BLUE] == 1
    assert "use-skill motivation-arythea" not in game.offers()
    tied = having(knight("tovak at start-a.c", "krang at start-a.e", hand="rage"), "motivation-tovak")
    assert tied.plays("use-skill motivation-tovak").me.mana[BLUE] == 0, "as much Fame is not less"
    alone = having(knight(hand="rage"), "motivation-tovak")
    assert alone.plays("use-skill motivation-tovak").me.mana[BLUE] == 0, "alone nobody has more"
    wolf = knight("wolfhawk at start-a.c", "krang at start-a.e", hand="rage").with_player(1, fame=5)
    assert having(wolf, "motivation-wolfhawk").plays("use-skill motivation-wolfhawk").me.fame == 1


# Moving


def test_forward_march_counts_ready_units() -> None:
    game = having(knight(hand="rage", units="peasants foresters* herbalists!"), "forward-march")
    assert game.plays("use-skill forward-march").me.turn.move == 1


@rule("MK-MOVE-19", "MK-MOVE-20")
def test_flight_takes_one_space_for_nothing_or_two_for_two() -> None:
    game = having(knight("tovak at country-1.c", hand="march", country_1_nw="diggers"), "flight")
    game.plays("use-skill flight", "move country-1.e")
    assert (game.me.space, game.me.turn.move, game.asked()) == ("country-1.e", 0, "turn")
    far = having(knight("tovak at start-a.c", hand="march rage"), "flight").plays("play march", "use-skill flight")
    assert "move country-1.c" in far.offers() or "move country-1.se" in far.offers()


def test_hawk_eyes_see_far_by_day_and_explore_cheaply_by_night() -> None:
    game = having(knight("tovak at country-3.w", hand="rage", tiles=KEEP, country_3_ne="?guardsmen"), "hawk-eyes")
    game.plays("use-skill hawk-eyes")
    assert game.g.enemies["country-3.ne"][0].up
    night = having(knight("tovak at country-2.e", hand="rage", night=True), "hawk-eyes").plays("use-skill hawk-eyes")
    assert night.offers("explore")
    allies = having(knight("tovak at country-2.e", hand="rage"), "feral-allies").with_player(move=1)
    assert allies.offers("explore")
    assert knight("tovak at country-2.e", hand="rage").with_player(move=1).offers("explore") == []


def test_secret_ways_lead_over_mountains_and_for_blue_mana_over_lakes() -> None:
    tiles = (*FIRST_TILES, "country-6 1 1")
    game = having(knight("tovak at country-6.c", hand="rage", tiles=tiles, mana="blue"), "secret-ways")
    game.plays("use-skill secret-ways", "done")
    board = game.g.board
    assert move_cost(game.g, game.me, board["country-6.nw"]) == 5
    assert move_cost(game.g, game.me, board["country-1.ne"]) == 2


def test_a_prayer_of_weather_helps_the_prayer_and_hinders_rivals() -> None:
    game = knight("norowas at country-1.c", "krang at country-1.se", hand="rage")
    having(game, "prayer-of-weather").plays("use-skill prayer-of-weather")
    forest = game.g.board["country-1.w"]
    assert move_cost(game.g, game.me, forest) == 1
    assert move_cost(game.g, game.g.players[1], forest) == 4
    game.g.centre = (Shared("prayer-of-weather-shared", 0, 0),)
    assert move_cost(game.g, game.g.players[1], forest) == 2


# Locals and Units


def test_glittering_fortune_counts_colours() -> None:
    game = having(knight(VILLAGE, hand="rage", crystals="red red blue"), "glittering-fortune").plays("interact")
    assert game.plays("use-skill glittering-fortune").me.turn.influence == 2


def test_on_her_own_recruits_nobody() -> None:
    game = having(knight(VILLAGE, hand="rage promise promise"), "on-her-own").with_(units_offer=("herbalists",))
    game.plays("interact", "use-skill on-her-own", "pick 2")
    assert game.offers("recruit") == []


def test_an_arcane_disguise_hides_a_bad_name_and_is_put_off_for_green_mana() -> None:
    game = having(knight(VILLAGE, hand="rage", mana="green"), "arcane-disguise").with_player(reputation=-7)
    assert "interact" not in game.offers()
    game.plays("use-skill arcane-disguise", "interact")
    assert game.me.turn.influence == 0
    assert game.me.skills_flipped == ("arcane-disguise",)
    assert game.plays("use-skill arcane-disguise").me.skills_flipped == ()


def test_inspiration_readies_or_heals_a_unit() -> None:
    game = having(knight(hand="rage", units="peasants*!"), "inspiration")
    assert game.plays("use-skill inspiration", "done").me.units[0].wounds == 0
    ready = having(knight(hand="rage", units="peasants*"), "inspiration").plays("use-skill inspiration")
    assert ready.me.units[0].ready


@rule("MK-UNIT-11", "MK-UNIT-16")
def test_leadership_adds_to_what_a_unit_has() -> None:
    game = having(fight("swordsmen", "block", units="utem-guardsmen herbalists"), "leadership")
    game.plays("use-skill leadership", "activate 1 2")
    assert pool(game) == [("block", PHYSICAL, 7)]
    attack = having(fight("swordsmen", "attack", units="utem-crossbowmen"), "leadership")
    assert pool(attack.plays("use-skill leadership", "activate 1 2")) == [("ranged", PHYSICAL, 3)]


def test_bonds_of_loyalty_hold_one_more_unit_for_less() -> None:
    game = knight(VILLAGE, hand="promise promise", units="foresters").with_(units_offer=("peasants",))
    offered = len(game.g.regular_deck)
    gain_skill(game.g, game.me, "bonds-of-loyalty")
    assert len(game.g.regular_deck) == offered - 2
    game.plays("interact", "play promise", "recruit peasants")
    assert [unit.loyal for unit in game.me.units] == [False, True]
    assert game.me.turn.influence == 2, "a price cannot fall below nothing"
    inside = fight("gargoyle", "attack", kind="dungeon", units="peasants peasants")
    inside.combat.units_allowed = False
    inside.me.units[1].loyal = True
    assert inside.offers("activate") == ["activate 2 1"]


# Enemies


def test_resistance_break_and_curse_soften_armor() -> None:
    game = having(fight("fire-golems swordsmen", "attack", hand="rage"), "resistance-break")
    game.plays("use-skill resistance-break")
    assert game.combat.foes[0].armor == -2
    cursed = having(fight("swordsmen/", "ranged", hand="rage"), "curse")
    assert cursed.offers("use-skill") == []
    open_field = having(fight("swordsmen", "ranged", hand="rage"), "curse").plays("use-skill curse")
    assert open_field.combat.foes[0].armor == -1
    blocked = having(fight("swordsmen", "block", hand="rage"), "curse").plays("use-skill curse", "pick 1")
    assert blocked.combat.strikes[0].value == 5


@pytest.mark.parametrize(
    ("skill", "choice", "value", "less"),
    [("taunt", "pick 1", 5, 0), ("taunt", "pick 2", 8, -2), ("feral-allies", "", 5, 0)],
)
def test_skills_that_change_an_attack(skill: str, choice: str, value: int, less: int) -> None:
    game = having(fight("swordsmen", "block", hand="rage"), skill).plays(
        f"use-skill {skill}", *([choice] if choice else [])
    )
    assert (game.combat.strikes[0].value, game.combat.foes[0].armor) == (value, less)


def test_knowing_the_prey_takes_a_trait_from_it() -> None:
    game = having(fight("freezers", "ranged", hand="rage"), "know-your-prey").plays(
        "use-skill know-your-prey", "pick 2"
    )
    assert game.combat.foes[0].lost == ("swift",)
    cold = having(fight("altem-mages", "block", hand="rage"), "know-your-prey").plays(
        "use-skill know-your-prey", "pick 6"
    )
    assert cold.combat.strikes[0].element == ICE
    early = having(fight("altem-mages", "ranged", hand="rage"), "know-your-prey")
    early.plays("use-skill know-your-prey", "pick 5", "done")
    assert early.combat.strikes[0].element == FIRE
    assert having(fight("swordsmen", "ranged", hand="rage"), "know-your-prey").offers("use-skill") == []


def test_a_duel_is_fought_with_one_enemy_and_brings_fame_without_units() -> None:
    game = having(fight("diggers prowlers", "block", hand="rage rage"), "dueling")
    game.plays("use-skill dueling", "pick-strike 1", "play rage", "block-strike 1", "done")
    assert pool(game) == [("attack", PHYSICAL, 1)]
    assert attack_total(game.g, game.combat.pool, [game.combat.foes[0]]) == 1
    assert attack_total(game.g, game.combat.pool, [game.combat.foes[1]]) == 0
    game.plays("play rage", "attack 1")
    assert game.me.fame == 2 + 1


def test_a_duel_in_which_a_unit_has_helped_brings_no_fame_of_its_own() -> None:
    game = having(fight("diggers", "block", hand="rage rage", units="peasants"), "dueling")
    game.plays("use-skill dueling", "play rage", "block-strike 1", "activate 1 1", "play rage", "attack 1")
    assert game.me.fame == 2


def test_deadly_aim_adds_to_an_attack_card() -> None:
    game = having(fight("swordsmen", "attack", hand="rage march"), "deadly-aim").plays(
        "use-skill deadly-aim", "play rage"
    )
    assert pool(game) == [("attack", PHYSICAL, 4)]
    sideways = having(fight("swordsmen", "attack", hand="rage march"), "deadly-aim")
    assert pool(sideways.plays("use-skill deadly-aim", "sideways march attack")) == [("attack", PHYSICAL, 3)]
    far = having(fight("swordsmen", hand="swiftness", mana="white"), "deadly-aim")
    assert pool(far.plays("use-skill deadly-aim", "strengthen swiftness")) == [("ranged", PHYSICAL, 4)]


def test_spirit_guides_add_to_one_block() -> None:
    twice = having(fight("swordsmen", "block", hand="rage determination"), "spirit-guides")
    twice.plays("use-skill spirit-guides", "play rage", "play determination")
    assert pool(twice) == [("block", PHYSICAL, 3), ("block", PHYSICAL, 2)]


def test_spirit_guides_add_to_a_block() -> None:
    game = having(fight("swordsmen", "block", hand="rage"), "spirit-guides").plays(
        "use-skill spirit-guides", "play rage"
    )
    assert pool(game) == [("block", PHYSICAL, 3)]


@pytest.mark.parametrize(
    ("skill", "enemy", "choice", "wounds"),
    [
        ("battle-hardened", "prowlers", "pick 1", 1),
        ("battle-hardened", "fire-mages", "pick 2", 3),
        ("elemental-resistance", "fire-mages", "pick 1", 2),
        ("elemental-resistance", "guardsmen", "pick 2", 1),
    ],
)
def test_skills_that_ignore_damage(skill: str, enemy: str, choice: str, wounds: int) -> None:
    game = having(fight(enemy, "block", hand="rage"), skill)
    game.plays("done", f"use-skill {skill}", choice)
    if game.asked() == "damage":
        game.plays("take-wounds")
    assert game.hand().count("wound") == wounds


def test_battle_frenzy_is_turned_back_by_rest() -> None:
    game = having(knight(hand="rage"), "battle-frenzy").with_player(skills_flipped=("battle-frenzy",))
    assert game.plays("rest", "discard-card rage").me.skills_flipped == ()


def test_a_shamanic_ritual_is_turned_back_as_an_action() -> None:
    game = having(knight(hand="rage"), "shamanic-ritual").with_player(skills_spent=("shamanic-ritual",))
    game.plays("use-skill shamanic-ritual")
    assert game.me.skills_spent == ()
    assert game.asked() == "discard" or game.g.stage != 1


def test_a_puppet_is_kept_and_spent() -> None:
    game = having(fight("prowlers diggers", "attack", hand="rage rage"), "puppet-master")
    game.plays("play rage", "sideways rage attack", "attack 1", "use-skill puppet-master")
    assert game.me.puppets == ("prowlers",)
    assert "prowlers" not in game.g.discards["green"]
    again = having(fight("diggers", "attack", hand="rage"), "puppet-master").with_player(puppets=("prowlers",))
    assert pool(again.plays("use-skill puppet-master")) == [("attack", PHYSICAL, 2)]
    assert again.g.discards["green"][-1] == "prowlers"
    block = having(fight("diggers", "block", hand="rage"), "puppet-master").with_player(puppets=("fire-mages",))
    assert pool(block.plays("use-skill puppet-master")) == [("block", ICE, 3)]


CHAOS: list[tuple[int, str, Any]] = [
    (5, "block", ("block", PHYSICAL, 3)),
    (1, "ranged", ("ranged", COLD_FIRE, 1)),
    (3, "attack", ("attack", PHYSICAL, 2)),
]


@pytest.mark.parametrize(("position", "stage", "blow"), CHAOS)
def test_the_master_of_chaos_goes_round_the_colours(position: int, stage: str, blow: tuple[str, str, int]) -> None:
    game = having(fight("swordsmen", stage, hand="rage"), "master-of-chaos").with_player(chaos_place=position)
    assert pool(game.plays("use-skill master-of-chaos")) == [blow]
    assert game.me.chaos_place == (position + 1) % 6
    walk = having(knight(hand="rage"), "master-of-chaos").with_player(chaos_place=0).plays("use-skill master-of-chaos")
    assert walk.me.turn.move == 1


def test_a_shape_is_changed() -> None:
    game = having(fight("swordsmen", "attack", hand="march", mana="green"), "shapeshift").plays(
        "use-skill shapeshift", "pick 2"
    )
    assert pool(game) == [("attack", PHYSICAL, 4)]
    assert game.me.mana[GREEN] == 0
    icy = having(fight("swordsmen", "attack", hand="cold-toughness"), "shapeshift").plays("use-skill shapeshift")
    assert pool(icy) == [("attack", ICE, 3)]


def test_forked_lightning_strikes_several_once_each() -> None:
    game = having(fight("diggers prowlers", "attack", hand="rage rage", mana="red"), "forked-lightning")
    game.plays("use-skill forked-lightning", "play rage")
    assert attack_total(game.g, game.combat.pool, game.combat.foes) == 4
    game.plays("attack 1")
    assert [(points.value, points.note) for points in game.combat.pool] == [(1, notes.Forked(2))]


# In the centre


@rule("MK-SKILL-06", "MK-TURN-09")
def test_a_shared_skill_lies_in_the_centre_until_the_owners_next_turn() -> None:
    game = knight("norowas at country-1.c", "krang at country-1.se", hand="rage")
    having(game, "prayer-of-weather").plays("use-skill prayer-of-weather")
    assert game.g.centre == (Shared("prayer-of-weather", 0, -2),)
    assert game.me.skills_spent == ("prayer-of-weather",)
    game.g.phase, game.g.active = "begin_turn", 1
    again = Knights(game.g)
    again.offers()
    assert again.g.centre
    game.g.phase, game.g.active = "begin_turn", 0
    own = Knights(game.g)
    own.offers()
    assert not own.g.centre
    assert own.me.skills_spent == ("prayer-of-weather",), "face down until the Round ends"


@rule("MK-SKILL-06")
def test_the_end_of_the_round_clears_the_centre() -> None:
    game = knight(hand="rage", deck="").with_(phase="begin_round", source=(0, 1, 2))
    game.g.centre = (Shared("source-opening", 0, 0),)
    game.offers()
    assert not game.g.centre


def test_a_mana_exploit_wounds_rivals_once_for_each_other_colour() -> None:
    game = knight("tovak at country-1.c", "krang at country-1.se", hand="rage")
    having(game, "mana-exploit").plays("use-skill mana-exploit", "pick-colour red")
    rival = game.g.players[1]
    rival.mana = (1, 2, 0, 0, 0, 0)
    for colour, wounds in ((RED, 0), (BLUE, 1), (BLUE, 1)):
        list(mana.pay_mana(game.g, rival, colour))
        assert rival.hand.count("wound") == wounds


def test_a_mana_exploit_that_came_back_wounds_for_every_colour_anew() -> None:
    game = knight("tovak at country-1.c", "krang at country-1.se", hand="rage")
    having(game, "mana-exploit").plays("use-skill mana-exploit", "pick-colour red")
    rival = game.g.players[1]
    rival.mana = (0, 2, 0, 0, 0, 0)
    list(mana.pay_mana(game.g, rival, BLUE))
    assert (rival.hand.count("wound"), rival.exploited) == (1, (BLUE,))
    game.g.phase = "begin_turn"
    own = Knights(game.g)
    own.offers()
    assert (own.g.centre, own.g.players[1].exploited) == ((), ())


def test_the_wheel_of_chaos_begins_anywhere() -> None:
    places = set()
    for seed in range(24):
        game = knight(seed=str(seed))
        gain_skill(game.g, game.me, "master-of-chaos")
        places.add(game.me.chaos_place)
    assert places == set(range(6))


def test_a_mana_overload_strengthens_the_first_card_of_its_colour() -> None:
    game = having(knight(hand="march rage", mana="green"), "mana-overload")
    game.plays("use-skill mana-overload", "pick-colour green", "strengthen march")
    assert (game.me.turn.move, game.g.centre) == (8, ())


def test_a_source_freeze_takes_the_others_die_and_brings_a_crystal() -> None:
    game = knight("goldyx at country-1.c", "krang at country-1.se", hand="rage", source="red")
    having(game, "source-freeze").plays("use-skill source-freeze")
    assert is_hindered(game.g, game.g.players[1], FREEZE)
    assert not is_hindered(game.g, game.me, FREEZE)
    game.g.phase = "begin_turn"
    own = Knights(game.g)
    own.offers()
    assert own.me.crystals[RED] == 1


def test_an_opened_source_lends_a_die() -> None:
    game = knight(hand="rage", source="red red blue").with_(centre=(Shared("source-opening", 0, 0),))
    game.plays("return-skill source-opening", "pick-die red")
    assert (game.me.mana[RED], game.me.crystals[RED], game.g.source) == (1, 1, (RED, BLUE))
    assert having(knight(hand="rage", source="red"), "source-opening").plays("use-skill source-opening").g.centre


def test_suppressed_mana_costs_one_more() -> None:
    game = knight("krang at country-1.c", "tovak at country-1.se", hand="rage")
    having(game, "mana-suppression").plays("use-skill mana-suppression")
    rival = game.g.players[1]
    rival.mana = (1, 0, 0, 0, 0, 0)
    assert not mana.can_pay(game.g, rival, RED)
    rival.mana = (1, 1, 0, 0, 0, 0)
    assert mana.can_pay(game.g, rival, RED)
    list(mana.pay_mana(game.g, rival, RED))
    assert rival.mana == (0,) * 6
    rival.mana = (1, 0, 0, 0, 0, 0)
    assert mana.can_pay(game.g, rival, RED), "only the first mana of a turn"
    assert game.g.centre[0].mark == BLUE


@rule("MK-SKILL-06")
def test_suppressed_mana_is_a_crystal_when_the_skill_comes_back() -> None:
    for paid, crystals in ((BLUE, 1), (BLACK, 0)):
        game = having(knight("krang at country-1.c", "tovak at country-1.se", hand="rage"), "mana-suppression")
        game.plays("use-skill mana-suppression")
        game.g.centre = (Shared("mana-suppression", 0, paid),)
        game.g.phase, game.g.active = "begin_turn", 0
        own = Knights(game.g)
        own.offers()
        assert (own.g.centre, sum(own.me.crystals)) == ((), crystals)
        assert own.me.crystals[BLUE] == crystals


def test_enhanced_mana_leaves_a_crystal() -> None:
    game = having(knight(hand="march rage", mana="green"), "mana-enhancement").plays("use-skill mana-enhancement")
    game.plays("strengthen march")
    assert (game.me.crystals[GREEN], game.g.centre) == (1, (Shared("mana-enhancement", 0, GREEN),))
    assert game.plays("return-skill mana-enhancement").me.mana[GREEN] == 1


def test_natures_vengeance_slows_an_attack_and_spurs_on_those_of_rivals() -> None:
    game = having(fight("swordsmen", "block", hand="march"), "natures-vengeance").plays("use-skill natures-vengeance")
    assert game.combat.strikes[0].value == 5
    assert "sideways march move" in game.offers()
    other = fight("swordsmen", "block", hand="march").with_(centre=(Shared("natures-vengeance", 1, 0),))
    other.offers()
    assert to_block(other.g, other.combat.strikes[0]) == 7


def test_a_healing_ritual_gives_a_wound_to_the_nearest_hero() -> None:
    game = knight("arythea at country-1.c", "krang at country-1.se", hand="wound wound rage")
    having(game, "healing-ritual").plays("use-skill healing-ritual", "done")
    assert game.hand() == ["rage"]
    assert game.g.players[1].hand.count("wound") == 1


def test_wolfs_howl_weakens_the_units_of_others() -> None:
    game = fight("swordsmen", "attack", units="peasants").with_(centre=(Shared("wolfs-howl", 1, 0),))
    assert pool(game.plays("activate 1 1")) == [("attack", PHYSICAL, 1)]


# Gaining


@rule("MK-SKILL-01", "MK-SKILL-02", "MK-AREA-09", "MK-AREA-10", "MK-LEVEL-04", "MK-SETUP-08")
def test_a_level_brings_one_of_two_skills_and_any_advanced_action() -> None:
    game = knight(hand="rage").with_player(fame=3, skill_stack=("dark-paths", "double-time", "flight"))
    game.g.advanced_offer = ("ice-bolt", "fire-bolt", "agility")
    game.plays("end-turn")
    assert game.offers("take-skill") == ["take-skill double-time", "take-skill flight"]
    game.plays("take-skill flight")
    assert game.me.skills == ("flight",)
    assert game.g.common_skills == ("double-time",)
    assert len(game.offers("take-card")) == 3


@rule("MK-LEVEL-05", "MK-SKILL-03", "MK-LEVEL-06")
def test_a_skill_of_another_hero_comes_with_the_lowest_advanced_action() -> None:
    game = knight(hand="rage").with_player(fame=3, skill_stack=("double-time", "night-sharpshooting"))
    game.with_(common_skills=("flight", "shield-mastery"))
    game.g.advanced_offer = ("ice-bolt", "fire-bolt", "agility")
    game.plays("end-turn")
    assert "take-skill shield-mastery" not in game.offers(), "an own one that was put there"
    game.plays("take-skill flight")
    assert game.g.common_skills == ("shield-mastery", "double-time", "night-sharpshooting")
    assert "agility" in (*game.me.deck, *game.me.hand)


@rule("MK-DUMMY-14")
def test_alone_the_dummy_lends_a_skill_whenever_the_hero_gains_one() -> None:
    game = knight(hand="rage").with_player(fame=3, skill_stack=("double-time", "night-sharpshooting"))
    game.with_dummy(skills=("curse", "beguile"))
    game.plays("end-turn")
    assert game.g.common_skills == ("beguile",)
    assert "take-skill beguile" not in game.offers(), "it may be chosen at a later level"


def test_a_passive_skill_is_never_used() -> None:
    passive = [name for name, skill in SKILLS.items() if skill.often == PASSIVE]
    assert passive == ["bonds-of-loyalty"]
    assert having(knight(hand="rage"), *passive).offers("use-skill") == []


@rule("MK-TEAM-02")
def test_competitive_skills_do_not_touch_team_mates() -> None:
    game = knight(
        "goldyx at country-1.c", "krang at country-1.se", "tovak at start-a.c", "arythea at start-a.e", hand="rage"
    )
    game.with_(teams=(0, 0, 1, 1), centre=(Shared("source-freeze", 0, 0), Shared("prayer-of-weather", 0, 0)))
    assert [is_hindered(game.g, player, FREEZE) for player in game.g.players] == [False, False, True, True]
    forest = game.g.board["country-1.w"]
    assert [move_cost(game.g, player, forest) for player in game.g.players] == [1, 3, 4, 4]


def test_the_table_shows_skills_in_the_centre_and_on_offer_and_banners_under_units() -> None:
    game = knight(hand="rage", units="peasants").with_(
        centre=(Shared("mana-enhancement", 0, GREEN),), common_skills=("flight",)
    )
    game.me.units[0].banner = "banner-of-glory"
    shown = scene(game.g, 0)
    zones = {zone.id: zone for zone in shown.zones}
    assert [card.id for card in zones["centre"].cards] == ["centre:mana-enhancement"]
    assert [card.id for card in zones["skills"].cards] == ["skill:flight"]
    units = [card for mat in shown.mats for zone in mat.zones for card in zone.cards if card.id == "unit:0:1"]
    assert any(badge.icon == "vertical-banner" for badge in units[0].badges)


# Limits


@pytest.mark.parametrize(("units", "move"), [("peasants", 1), ("peasants foresters peasants", 3), ("peasants " * 5, 3)])
def test_a_forward_march_gives_a_point_for_each_unit_and_three_at_most(units: str, move: int) -> None:
    game = having(knight(hand="rage", units=units), "forward-march")
    assert game.plays("use-skill forward-march").me.turn.move == move


def test_a_march_needs_somebody_who_can_march() -> None:
    game = having(knight(hand="rage", units="foresters* herbalists!"), "forward-march", "inspiration")
    assert game.offers("use-skill") == ["use-skill inspiration"]
    fresh = having(knight(hand="rage", units="foresters"), "forward-march", "inspiration")
    assert fresh.offers("use-skill") == ["use-skill forward-march"]


def test_an_inspiration_readies_or_heals_whoever_needs_it() -> None:
    game = having(knight(hand="rage", units="peasants foresters* herbalists!"), "inspiration")
    game.plays("use-skill inspiration")
    assert game.offers() == ["pick-unit 2", "pick-unit 3"]
    game.plays("pick-unit 3")
    assert [(unit.ready, unit.wounds) for unit in game.me.units] == [(True, 0), (False, 0), (True, 0)]
    both = having(knight(hand="rage", units="herbalists!*"), "inspiration").plays("use-skill inspiration", "decline")
    assert (both.me.units[0].ready, both.me.units[0].wounds) == (True, 1)
    healed = having(knight(hand="rage", units="herbalists!!*"), "inspiration").plays("use-skill inspiration", "done")
    assert (healed.me.units[0].ready, healed.me.units[0].wounds) == (False, 1)


@pytest.mark.parametrize(("reputation", "influence"), [(-4, -2), (0, 0), (4, 2)])
def test_a_disguise_put_on_while_talking_takes_the_name_out_of_the_reckoning(reputation: int, influence: int) -> None:
    game = having(knight(VILLAGE, hand="rage"), "arcane-disguise").with_player(reputation=reputation).plays("interact")
    assert game.me.turn.influence == influence
    assert game.plays("use-skill arcane-disguise", "pick 2").me.turn.influence == 0


def test_a_disguise_put_on_before_changes_no_influence_yet() -> None:
    game = having(knight(VILLAGE, hand="rage"), "arcane-disguise").with_player(reputation=-4)
    game.plays("use-skill arcane-disguise")
    assert game.me.turn.influence == 0
    assert game.plays("interact").me.turn.influence == 0


@rule("MK-UNIT-03")
@pytest.mark.parametrize(("loyal", "banner", "units"), [(False, "", 1), (True, "", 2), (False, "banner-of-command", 2)])
def test_neither_a_bond_nor_a_banner_of_command_takes_a_command_token(loyal: bool, banner: str, units: int) -> None:
    game = knight(VILLAGE, hand="rage", units="herbalists").with_(units_offer=("peasants",)).plays("interact")
    game.me.units[0].loyal, game.me.units[0].banner = loyal, banner
    game.again(influence=9).plays("recruit peasants")
    assert len(game.me.units) == units


def test_flight_counts_as_movement_so_that_no_rest_follows() -> None:
    game = having(knight("tovak at country-1.c", hand="march wound"), "flight")
    assert "rest" in game.offers()
    assert "rest" not in game.plays("use-skill flight", "move country-1.e").offers()


def test_what_is_done_as_the_action_of_the_turn_ends_the_movement() -> None:
    game = having(knight(hand="rage"), "shamanic-ritual").with_player(skills_spent=("shamanic-ritual",), move=3).again()
    game.plays("use-skill shamanic-ritual")
    assert (game.asked(), game.me.turn.move, game.me.turn.influence) == ("after", 0, 0)


def test_a_taunt_makes_an_attack_stronger_and_its_enemy_softer() -> None:
    game = having(fight("swordsmen prowlers", "block", hand="rage"), "taunt")
    game.plays("use-skill taunt", "pick 2", "pick-strike 2")
    assert [strike.value for strike in game.combat.strikes] == [6, 6]
    assert [foe.armor for foe in game.combat.foes] == [0, -2]
    weak = having(fight("swordsmen prowlers", "block", hand="rage"), "taunt")
    weak.plays("use-skill taunt", "pick 1", "pick-strike 1")
    assert [strike.value for strike in weak.combat.strikes] == [5, 4]


def test_a_duel_is_a_point_of_block_a_blow_and_fame_if_no_unit_helps() -> None:
    for helped, fame in ((False, 1), (True, 0)):
        game = having(
            fight("prowlers", "block", hand="determination rage", units="peasants", mana="blue red"), "dueling"
        )
        game.plays("use-skill dueling")
        assert pool(game) == [("block", PHYSICAL, 1)]
        game.plays("strengthen determination", "block-strike 1")
        assert pool(game) == [("attack", PHYSICAL, 1)]
        game.plays(*(["activate 1 1"] if helped else []), "strengthen rage", "attack 1")
        assert game.me.fame == 2 + fame


def test_a_duel_brings_no_fame_for_another_enemy() -> None:
    game = having(fight("prowlers diggers", "block", hand="rage", mana="red"), "dueling")
    game.plays("use-skill dueling", "pick-strike 2", "done")
    while game.asked() == "damage":
        game.plays(game.offers()[-1])
    game.with_pool(*game.combat.pool, Points("attack", PHYSICAL, 3)).plays("attack 1")
    assert game.me.fame == 2


def test_hawk_eyes_see_by_day_and_explore_by_night() -> None:
    by_day = having(knight(hand="rage"), "hawk-eyes").plays("use-skill hawk-eyes").me
    by_night = having(knight(hand="rage", night=True), "hawk-eyes").plays("use-skill hawk-eyes").me
    assert [by_day.has(changes.SeesFurther), by_day.has(changes.CheaperExploring)] == [True, False]
    assert [by_night.has(changes.SeesFurther), by_night.has(changes.CheaperExploring)] == [False, True]


def test_on_her_own_is_for_who_has_recruited_nobody_and_recruits_nobody() -> None:
    game = having(knight(VILLAGE, hand="rage", units="foresters"), "on-her-own").with_player(level=3)
    game.with_(units_offer=("peasants",)).plays("interact", "use-skill on-her-own", "pick 2").again(influence=9)
    assert game.offers("recruit") == []
    late = having(knight(VILLAGE, hand="rage", units="foresters"), "on-her-own").plays("interact")
    late.me.units[0].recruited = True
    assert late.again().plays("use-skill on-her-own").me.turn.influence == 1


@pytest.mark.parametrize(("site", "influence"), [("glade", 4), ("keep", 2), ("village", 3)])
def test_one_beguiles_best_in_a_glade_and_worst_behind_walls(site: str, influence: int) -> None:
    game = knight(hand="rage", tiles=KEEP).with_(units_offer=("magic-familiars", "peasants"))
    space = game.g.board.with_site(site)[0]
    game.g.shields[space] = (0,)
    having(game, "beguile").with_player(space=space, path=(space,)).again().plays("interact", "use-skill beguile")
    assert game.me.turn.influence == influence


@pytest.mark.parametrize(("move", "far", "left"), [(0, False, 0), (1, False, 1), (2, True, 0), (3, True, 1)])
def test_two_spaces_of_flight_cost_two_move_points(move: int, far: bool, left: int) -> None:
    game = having(knight("tovak at country-1.c", hand="march"), "flight").with_player(move=move).again()
    game.plays("use-skill flight")
    near, beyond = "move country-1.e", "move country-2.w"
    assert [near in game.offers(), beyond in game.offers(), "move country-1.c" in game.offers()] == [True, far, False]
    game.plays(beyond if far else near)
    assert game.me.turn.move == left


def test_universal_power_takes_a_mana_of_a_basic_colour() -> None:
    game = having(knight(hand="march", mana="red green"), "universal-power").plays("use-skill universal-power")
    assert game.offers() == ["pick-colour red", "pick-colour green"]
    assert game.plays("pick-colour red").me.mana == (0, 0, 0, 1, 0, 0)
    assert (
        "use-skill universal-power"
        not in having(knight(hand="march", mana="black", night=True), "universal-power").offers()
    )


def test_opening_the_source_rolls_a_die_again_and_lends_one_of_a_basic_colour() -> None:
    game = having(knight(hand="rage", source="red blue"), "source-opening")
    game.g.rng = load(game.g.rng, len(COLOURS), [GREEN])
    assert game.plays("use-skill source-opening").offers() == ["pick-die red", "pick-die blue"]
    assert game.plays("pick-die red").g.source == (BLUE, GREEN)
    lent = knight(hand="rage", source="gold black").with_(centre=(Shared("source-opening", 0, 0),))
    assert "return-skill source-opening" not in lent.offers()
    two = knight(hand="rage", source="red blue").with_(centre=(Shared("source-opening", 0, 0),))
    two.plays("return-skill source-opening", "pick-die blue")
    assert (two.g.source, [die.colour for die in two.g.used_dice]) == ((RED,), [BLUE])


def test_a_fortune_needs_a_crystal() -> None:
    game = having(knight(VILLAGE, hand="rage"), "glittering-fortune").plays("interact")
    assert game.offers("use-skill") == []


def test_regeneration_takes_any_mana_for_a_wound_and_a_card_for_the_best_or_for_the_last_in_fame() -> None:
    for fame, cards in ((5, 1), (0, 0)):
        game = knight("krang at start-a.c", "tovak at start-a.e", hand="wound", mana="white", deck="march")
        having(game, "regenerate-krang").with_player(1, fame=fame).plays("use-skill regenerate-krang")
        assert (game.hand(), game.me.mana) == (["march"] * cards, (0,) * 6)
    choice = having(knight(hand="wound rage", mana="white red", deck="march"), "regenerate-krang")
    assert choice.plays("use-skill regenerate-krang").offers() == ["pick-colour red", "pick-colour white"]
    assert having(knight(hand="rage", mana="red"), "regenerate-krang").offers("use-skill") == []
    assert having(knight(hand="wound rage"), "regenerate-krang").offers("use-skill") == []
    assert (
        having(fight("diggers", "attack", hand="wound rage", mana="red"), "regenerate-krang").offers("use-skill") == []
    )


def test_gold_that_stands_for_the_best_colour_brings_a_card_too() -> None:
    game = having(knight(hand="wound rage", mana="gold", deck="march"), "regenerate-braevalar")
    game.plays("use-skill regenerate-braevalar", "pick-colour green")
    assert game.hand() == ["march", "rage"]


@pytest.mark.parametrize(("card", "colours"), [("rage", ["white", "green"]), ("wound", ["red", "black"])])
def test_what_is_invoked_depends_on_the_card(card: str, colours: list[str]) -> None:
    game = having(knight(hand="rage wound march"), "invocation").plays("use-skill invocation", f"discard-card {card}")
    assert game.offers() == [f"pick-colour {name}" for name in colours]
    assert having(knight(hand=""), "invocation").offers("use-skill") == []


def test_a_healing_ritual_gives_one_wound_to_the_nearest_and_throws_another_away() -> None:
    others = ("krang at country-1.se", "goldyx at start-a.e", "norowas at country-2.e")
    for answer, left in (("done", 1), ("decline", 2)):
        game = knight("arythea at country-1.c", *others, hand="wound wound wound rage", scenario="full-conquest")
        having(game, "healing-ritual").plays("use-skill healing-ritual", answer)
        assert game.hand().count("wound") == left
        assert [player.hand.count("wound") for player in game.g.players[1:]] == [1, 0, 0]
    tied = knight("arythea at country-1.c", "krang at country-1.se", "goldyx at country-1.e", hand="wound rage")
    tied.with_(scenario="full-conquest")
    having(tied, "healing-ritual").plays("use-skill healing-ritual")
    assert tied.offers() == ["pick-player 2", "pick-player 3"]
    assert tied.plays("pick-player 3").g.players[2].hand.count("wound") == 1
    assert having(knight(hand="wound rage"), "healing-ritual").offers("use-skill") == [], "alone nobody takes it"


def test_a_ritual_of_pain_throws_one_wound_away_or_two() -> None:
    game = having(knight(hand="wound wound wound rage"), "ritual-of-pain").plays("use-skill ritual-of-pain", "decline")
    assert game.hand().count("wound") == 2
    one = having(knight(hand="wound rage"), "ritual-of-pain").plays("use-skill ritual-of-pain")
    assert (one.asked(), one.hand()) == ("turn", ["rage"])


def test_magic_is_not_renounced_once_a_die_was_used() -> None:
    game = having(knight(hand="march rage", source="green"), "who-needs-magic").plays("strengthen march")
    game.plays("use-skill who-needs-magic", "sideways rage move")
    assert game.me.turn.move == 4 + 2


def test_resistance_break_counts_resistances_and_needs_one() -> None:
    game = having(fight("fire-mages prowlers fire-golems", "attack", hand="rage"), "resistance-break")
    assert game.plays("use-skill resistance-break").offers() == ["pick-foe 1", "pick-foe 3"]
    assert game.plays("pick-foe 1").combat.foes[0].armor == -1
    assert having(fight("prowlers", "attack", hand="rage"), "resistance-break").offers("use-skill") == []


WHEEL = [("blue", "block", True), ("green", "move", True), ("black", "ranged", True), ("red", "attack", True),
         ("blue", "attack", False), ("green", "attack", False), ("red", "block", False),
         ("white", "move", False)]  # fmt: skip


@pytest.mark.parametrize(("colour", "stage", "can"), WHEEL)
def test_chaos_is_used_where_its_next_colour_is_of_use(colour: str, stage: str, can: bool) -> None:
    place = ("blue", "green", "black", "white", "red", "gold").index(colour)
    game = knight(hand="rage") if stage == "move" else fight("swordsmen", stage, hand="rage")
    having(game, "master-of-chaos").with_player(chaos_place=(place - 1) % 6)
    assert ("use-skill master-of-chaos" in game.offers()) is can


def test_gold_chaos_is_any_colour_of_use() -> None:
    game = having(fight("swordsmen", "attack", hand="rage"), "master-of-chaos").with_player(chaos_place=4)
    assert game.plays("use-skill master-of-chaos").offers() == ["pick-colour black", "pick-colour red"]
    assert game.me.chaos_place == 5


def test_puppets_are_of_the_defeated_and_of_use_in_their_phase() -> None:
    game = having(fight("prowlers diggers", "attack", hand="rage"), "puppet-master")
    assert game.offers("use-skill") == [], "nobody is defeated"
    game.with_pool(Points("attack", PHYSICAL, 3)).plays("attack 2", "use-skill puppet-master")
    assert game.me.puppets == ("diggers",)
    both = having(fight("swordsmen", "attack", hand="rage"), "puppet-master").with_player(
        puppets=("diggers", "prowlers")
    )
    both.plays("use-skill puppet-master", "pick 2")
    assert (pool(both), both.me.puppets) == ([("attack", PHYSICAL, 2)], ("diggers",))
    early = having(fight("swordsmen", hand="rage"), "puppet-master").with_player(puppets=("diggers",))
    assert early.offers("use-skill") == []


@pytest.mark.parametrize(
    ("name", "warded", "value"), [("fire-golems", FIRE, 2), ("ice-golems", ICE, 2), ("diggers", PHYSICAL, 2)]
)
def test_a_puppet_blocks_with_half_its_armor_of_the_element_it_resists(name: str, warded: str, value: int) -> None:
    game = having(fight("swordsmen", "block", hand="rage"), "puppet-master").with_player(puppets=(name,))
    kind, element, points = pool(game.plays("use-skill puppet-master"))[0]
    opposite = {FIRE: ICE, ICE: FIRE}.get(warded, warded)
    assert (kind, element, points) == ("block", opposite, value)


def test_enhanced_mana_waits_for_a_basic_colour() -> None:
    game = having(knight(hand="march rage", mana="green"), "mana-enhancement").plays("use-skill mana-enhancement")
    assert game.g.centre == ()
    game.plays("strengthen march")
    assert game.me.crystals == (0, 0, 0, 1)
    assert not game.me.has(changes.Enhanced)
