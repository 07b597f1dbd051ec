"""Active cards and what class cards do over several turns: GH-ACTIVE, GH-EFF-09, GH-OVL-19, GH-AMD-04."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.actions import LoseTwo
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.combat.damage import (
    damage_choices,
    lose_to_negate,
)
from tabletome.games.gloomhaven.rules.movement.obstacles import keeps_whole
from tabletome.games.gloomhaven.state import BOSS, SUMMON, Active, Figure
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon

FIELD = """
    a b c d e f g h
     i j k guard2 l m n o
    p q HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""


def field(hero: str, *cards: str, ally: str = "Brute", health: int = 20, at: str = FIELD) -> Dungeon:
    game = dungeon(at.replace("HERO", hero).replace("ALLY", ally)).turn(hero.lower(), *cards)
    for figure in game.g.figures:
        if figure.is_monster:
            figure.health = figure.most = health
    return game


def until(game: Dungeon, *kinds: str) -> Dungeon:
    """Play the first choice until one of these is asked."""
    for _ in range(100):
        if game.asked() in (*kinds, "over"):
            return game
        game.plays(game.offers()[0])
    raise AssertionError("it is never asked")


@rule("GH-ACTIVE-05", "GH-ACTIVE-08")
def test_a_player_may_end_a_bonus_and_its_card_goes_to_its_pile() -> None:
    game = field("Brute", "defensive-tactics", "trample", ally="Scoundrel")
    game.plays("bottom defensive-tactics")
    brute = game.g.heroes[0]
    assert [each.card for each in brute.active] == ["defensive-tactics"]
    game.plays("end-bonus defensive-tactics")
    assert brute.active == ()
    assert "defensive-tactics" in brute.lost


@rule("GH-ACTIVE-08", "GH-REST-01")
def test_active_cards_that_count_as_discarded_can_be_ended_for_a_rest() -> None:
    game = field("Mindthief", "feedback-loop", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.hand, hero.chosen = ("into-the-night", "perverse-edge"), ()
    hero.active = (Active("feedback-loop", top=True),)
    hero.discard = ("scurry",)
    game.g.phase, game.g.place, game.g.acting = "short_rests", game.names["mindthief"], -1
    assert game.asked() == "rest"
    assert game.offers() == ["end-bonus feedback-loop", "keep-on"]
    game.plays("end-bonus feedback-loop")
    assert game.offers() == ["short-rest", "keep-on"]


@rule("GH-SUMMON-04", "GH-ACTIVE-08")
def test_ending_a_summoning_card_removes_the_summon() -> None:
    game = field("Mindthief", "gnawing-horde", "scurry")
    game.plays("top gnawing-horde", "place k", "end-bonus gnawing-horde")
    assert [each.at for each in game.g.figures if each.kind == SUMMON] == [-1]


@rule("GH-EFF-09")
def test_add_target_is_one_more_enemy_in_range_and_the_slot_is_used() -> None:
    game = field("Cragheart", "massive-boulder", "avalanche")
    hero = game.g.heroes[game.names["cragheart"]]
    hero.active = (Active("backup-ammunition", top=True),)
    game.plays("top massive-boulder", "strike guard2")
    assert game.offers("strike") == ["strike guard1"]
    game.plays("strike guard1")
    assert (game.health("guard2"), game.health("guard1")) == (20 - 3 - 1, 20 - 3 - 1)
    assert hero.active[0].used == 1
    assert hero.xp == 1


@rule("GH-EFF-09", "GH-AMD-04")
def test_a_modifier_card_can_add_a_target_beyond_the_pattern() -> None:
    game = field("Brute", "sweeping-blow", "trample", ally="Scoundrel", at=FIELD.replace(" q HERO", " archer2 HERO"))
    game.stack("brute", "r+0:target1", "+0")
    game.plays("top sweeping-blow", "strike guard1")
    assert game.offers() == ["strike archer2", "skip"]


@rule("GH-AMD-04")
def test_modifier_cards_shield_heal_hide_and_infuse_for_the_attacker() -> None:
    game = field("Brute", "trample", "spare-dagger", ally="Scoundrel").with_health("brute", 5)
    game.stack("brute", "r+0:invisible", "r+0:earth", "r+0:pierce3", "r+0:pull1", "r+1:heal2", "+1:shield1")
    game.figure("guard1").shield = 3
    game.plays("top trample", "strike guard1")
    assert game.health("brute") == 7
    assert game.figure("brute").shield == 1
    assert game.conditions("brute") == ["invisible"]
    assert game.conditions("guard1") == []
    assert game.g.infusing == ("earth",)
    assert game.health("guard1") == 20 - 5


@rule("GH-AMD-13", "GH-AMD-05")
def test_a_chain_of_rolling_cards_adds_up() -> None:
    game = field("Cragheart", "crushing-grasp", "avalanche").stack("cragheart", "r+0:push2", "r+0:earth", "+2", "-2")
    game.plays("top crushing-grasp", "strike guard1", "shove r", "shove s")
    assert game.health("guard1") == 20 - 5
    assert game.at("guard1") == "s"
    assert "earth" in game.g.infusing


@rule("GH-OVL-19")
def test_an_obstacle_may_not_cut_off_a_part_of_the_map() -> None:
    game = dungeon("""
        a % b c
         Cragheart d e f
        % % g h
    """).turn("cragheart", "avalanche", "crater")
    g = game.g
    assert not keeps_whole(g, (game.places["d"],))
    assert keeps_whole(g, (game.places["e"],)) is True
    game.plays("bottom avalanche")
    assert "place d" not in game.offers()
    assert "place a" in game.offers()


@rule("GH-OVL-19")
def test_a_destroyed_obstacle_of_two_hexes_goes_as_a_whole() -> None:
    game = field("Cragheart", "rock-tunnel", "crater", at=FIELD.replace("q HERO", "q% HERO").replace(" p q", " p% q"))
    game.g.raised = ((game.places["p"], game.places["q"]),)
    game.plays("top rock-tunnel", "place q")
    assert game.g.obstacles == frozenset()


def test_a_new_augment_replaces_the_old_one_and_works_at_once() -> None:
    game = field("Mindthief", "the-minds-weakness", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("feedback-loop", top=True),)
    game.plays("top the-minds-weakness", "end-bonus feedback-loop", "strike guard1")
    assert [each.card for each in hero.active] == ["the-minds-weakness"]
    assert "feedback-loop" in hero.discard
    assert game.health("guard1") == 20 - 3
    assert game.figure("mindthief").shield == 0


def test_with_mass_hysteria_two_augments_are_active_and_a_third_replaces_one() -> None:
    game = field("Mindthief", "the-minds-weakness", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("mass-hysteria", top=False), Active("feedback-loop", top=True))
    game.plays("top the-minds-weakness", "strike guard1")
    assert [each.card for each in hero.active] == ["mass-hysteria", "feedback-loop", "the-minds-weakness"]
    assert (game.health("guard1"), game.figure("mindthief").shield) == (17, 1)
    game = field("Mindthief", "withering-claw", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("mass-hysteria", top=False), Active("feedback-loop", top=True),
                   Active("the-minds-weakness", top=True))  # fmt: skip
    game.plays("top withering-claw")
    assert game.offers() == ["end-bonus feedback-loop", "end-bonus the-minds-weakness", "skip"]
    game.plays("end-bonus feedback-loop", "strike guard1")
    assert game.health("guard1") == 20 - 3


def test_augments_are_for_melee_unless_projected() -> None:
    game = field("Mindthief", "perverse-edge", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("the-minds-weakness", top=True),)
    game.plays("bottom perverse-edge", "strike guard2")
    assert game.health("guard2") == 19
    game = field("Mindthief", "perverse-edge", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("the-minds-weakness", top=True), Active("psychic-projection", top=False))
    game.plays("bottom perverse-edge", "strike guard2")
    assert game.health("guard2") == 17


def test_an_ally_attacks_with_the_augments_of_whoever_dominates_it() -> None:
    at = FIELD.replace("ALLY v", "v ALLY")
    game = field("Mindthief", "domination", "scurry", at=at).stack("brute", "+1")
    game.g.heroes[game.names["mindthief"]].active = (Active("the-minds-weakness", top=True),)
    game.plays("top domination", "choose brute", "strike guard1")
    assert game.health("guard1") == 20 - 4 - 2 - 1


def test_a_commanded_enemy_uses_its_own_range_and_the_monsters_deck() -> None:
    game = field("Mindthief", "submissive-affliction", "scurry").stack("monsters", "+1")
    game.plays("bottom submissive-affliction", "choose archer1")
    assert game.offers() == ["choose guard2", "choose guard1", "skip"]
    game.plays("choose guard2")
    assert game.health("guard2") == 20 - 3


@pytest.mark.parametrize("card", ["hostile-takeover", "domination"])
def test_a_charmed_monster_fights_its_own_side_on_its_turn_and_comes_to_its_senses(card: str) -> None:
    game = field("Mindthief", card, "scurry")
    game.ability("guard", card_number("guard", 50)).ability("archer", card_number("archer", 16))
    game.plays(f"bottom {card}", "choose guard2", "end-turn")
    until(game, "move", "monster-moves", "rest")
    if card == "domination":
        assert game.asked() == "move"
        game.plays("stop", "strike guard1")
    until(game, "rest")
    assert game.health("guard1") < 20 or game.health("archer1") < 20
    it = game.figure("guard2")
    assert (it.hostile, it.charmer, it.steered) == (True, -1, False)


def test_moves_become_attacks_of_the_same_value() -> None:
    game = field("Brute", "grab-and-go", "trample", ally="Scoundrel")
    game.g.heroes[0].active = (Active("immovable-phalanx", top=False),)
    game.plays("bottom grab-and-go", "as-attack", "strike guard1")
    assert game.health("guard1") == 16
    game = field("Brute", "grab-and-go", "trample", ally="Scoundrel").with_conditions("brute", "immobilize")
    game.g.heroes[0].active = (Active("immovable-phalanx", top=False),)
    game.plays("bottom grab-and-go")
    assert game.offers() == ["as-attack", "skip"]


def test_a_ranged_attack_reaches_farther_for_air() -> None:
    game = field("Cragheart", "crater", "avalanche", at=FIELD.replace("s archer1 t", "s t archer1")).with_elements(
        air=2
    )
    hero = game.g.heroes[game.names["cragheart"]]
    hero.active = (Active("natures-lift", top=False),)
    game.plays("top crater", "consume air")
    assert "strike archer1" in game.offers()
    assert hero.active[0].used == 1
    assert game.g.elements[2] == 0


@rule("GH-ABIL-05", "GH-ACTIVE-02")
def test_a_heal_every_turn_is_an_action_of_its_own_before_anything_else() -> None:
    game = field("Cragheart", "crater", "avalanche").with_health("cragheart", 4)
    hero = game.g.heroes[game.names["cragheart"]]
    hero.active = (Active("lumbering-bash", top=False),)
    game.g.phase = "begin_turn"
    assert game.offers() == ["choose cragheart", "choose brute", "skip"]
    game.plays("choose cragheart")
    assert game.health("cragheart") == 6
    assert (hero.active[0].used, hero.xp) == (1, 1)
    assert {"top crater", "bottom crater", "top avalanche", "bottom avalanche"} <= set(game.offers())


def test_a_movement_in_a_straight_line_cannot_turn() -> None:
    game = field("Cragheart", "rock-slide", "avalanche")
    game.plays("bottom rock-slide", "go q")
    assert game.offers() == ["go p", "stop"]


def test_a_movement_that_must_end_beside_an_obstacle_cannot_stop_elsewhere() -> None:
    game = field("Cragheart", "rocky-end", "avalanche", at=FIELD.replace("a b c", "a% b c"))
    game.plays("bottom rocky-end")
    assert "go b" in game.offers()
    assert "go z" not in game.offers()
    game.plays("go k")
    assert "stop" not in game.offers()
    game.plays("go b")
    assert "stop" in game.offers()


def test_the_king_of_rats_attacks_with_half_his_hit_points() -> None:
    game = field("Mindthief", "many-as-one", "scurry")
    mindthief = game.names["mindthief"]
    game.g.figures.append(Figure("rat-king", SUMMON, mindthief, 1, game.places["k"], 5, 9))
    game.g.phase, game.g.place, game.g.acting = "next_place", game.g.order.index("mindthief"), -1
    until(game, "turn")
    assert game.health("guard1") + game.health("guard2") == 40 - 3


def test_a_shield_bought_with_ice_lasts_the_round() -> None:
    game = field("Mindthief", "shared-nightmare", "scurry")
    game.plays("bottom shared-nightmare", "stop")
    hero = game.g.heroes[game.names["mindthief"]]
    assert hero.active == ()
    assert "shared-nightmare" in hero.discard


def test_moving_on_foot_hex_by_hex_meets_what_lies_there() -> None:
    game = field("Cragheart", "blind-destruction", "avalanche", at=FIELD.replace("p q HERO", "p q^ HERO"))
    game.plays("bottom blind-destruction", "go q")
    assert game.asked() == "damage"
    game.plays("suffer", "stop", "suffer")
    assert game.health("brute") == 10 - 2
    assert game.told(Moved)


def test_a_flying_figure_moves_hex_by_hex_over_everything() -> None:
    at = FIELD.replace("p q HERO", "p% q% HERO")
    game = field("Cragheart", "rock-slide", "avalanche", at=at)
    game.g.heroes[game.names["cragheart"]].flying = True
    game.plays("bottom rock-slide", "go q", "go p")
    assert game.at("cragheart") == "p"


@rule("GH-COND-04")
def test_who_is_immune_cannot_be_the_target_of_nothing_but_that_condition() -> None:
    game = field("Mindthief", "withering-claw", "scurry")
    boss = game.figure("guard1")
    boss.name, boss.kind = "bandit-commander", BOSS
    assert "immobilize" in game.g.stat(game.names["guard1"]).immune
    game.plays("bottom withering-claw")
    assert game.asked() == "move"


@rule("GH-ACTIVE-08", "GH-REST-04", "GH-REST-06")
def test_a_long_rest_may_lose_an_active_card_leave_it_or_take_it_back() -> None:
    def resting() -> Dungeon:
        game = field("Mindthief", "feedback-loop", "scurry")
        hero = game.g.heroes[game.names["mindthief"]]
        hero.hand, hero.chosen, hero.resting = ("into-the-night",), (), True
        hero.active, hero.discard = (Active("feedback-loop", top=True),), ("scurry", "perverse-edge")
        return game

    game = resting()
    assert game.offers() == ["lose scurry", "lose perverse-edge", "lose feedback-loop", "end-bonus feedback-loop"]
    hero = game.g.heroes[game.names["mindthief"]]
    game.plays("lose scurry")
    assert (hero.lost, [each.card for each in hero.active]) == (("scurry",), ["feedback-loop"])
    game = resting()
    hero = game.g.heroes[game.names["mindthief"]]
    game.plays("lose feedback-loop")
    assert (hero.lost, hero.active) == (("feedback-loop",), ())
    game = resting()
    hero = game.g.heroes[game.names["mindthief"]]
    game.plays("end-bonus feedback-loop", "lose scurry")
    assert "feedback-loop" in hero.hand


@rule("GH-ACTIVE-08", "GH-DMG-02")
def test_an_active_card_that_counts_as_discarded_can_be_lost_against_damage() -> None:
    game = field("Mindthief", "feedback-loop", "scurry")
    mindthief = game.names["mindthief"]
    hero = game.g.heroes[mindthief]
    hero.active, hero.discard = (Active("feedback-loop", top=True), Active("mass-hysteria", top=False)), ("pilfer",)
    options = [str(option) for option in damage_choices(game.g, mindthief)]
    assert "lose-two pilfer feedback-loop" in options
    assert not any("mass-hysteria" in option for option in options)
    lose_to_negate(game.g, mindthief, LoseTwo("pilfer", "feedback-loop"))
    assert hero.lost == ("pilfer", "feedback-loop")
    assert not hero.discard
    assert [each.card for each in hero.active] == ["mass-hysteria"]


@rule("GH-COND-13")
def test_a_charmed_monster_that_is_stunned_only_comes_to_its_senses() -> None:
    game = field("Mindthief", "hostile-takeover", "scurry").with_conditions("guard2", "stun")
    game.plays("bottom hostile-takeover", "choose guard2", "end-turn")
    until(game, "rest")
    assert (game.figure("guard2").hostile, game.figure("guard2").charmer) == (True, -1)


@rule("GH-COND-21")
def test_damage_that_targets_nobody_reaches_the_invisible() -> None:
    game = field("Cragheart", "rumbling-advance", "avalanche").with_conditions("guard1", "invisible")
    game.plays("bottom rumbling-advance", "stop", "suffer")
    assert game.health("guard1") == 19
