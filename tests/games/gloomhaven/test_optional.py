"""What a player may leave out or end early: GH-TURN-04, GH-EFF-02, GH-ACTIVE-08."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Conditioned
from tabletome.games.gloomhaven.state import MONSTERS_SEAT, OBJECTIVE, Active, Figure
from tests.games.gloomhaven.dungeon import Dungeon, dungeon

FIELD = """
    a b c d e f g h
     i j guard2 k l m n o
    p $ HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""


def field(hero: str, *cards: str, ally: str = "Scoundrel") -> Dungeon:
    game = dungeon(FIELD.replace("HERO", hero).replace("ALLY", ally)).turn(hero.lower(), *cards)
    for figure in game.g.figures:
        if figure.is_monster:
            figure.health = figure.most = 20
    return game


@rule("GH-EFF-02")
def test_an_attack_can_be_made_without_its_condition_for_one_target() -> None:
    game = field("Brute", "shield-bash", "trample").plays("top shield-bash")
    assert game.offers() == ["strike guard2", "strike guard1", "without stun", "skip"]
    game.plays("without stun")
    assert game.offers() == ["strike guard2", "strike guard1", "skip"]
    game.plays("strike guard1")
    assert game.conditions("guard1") == []
    assert game.health("guard1") == 20 - 4
    assert game.g.heroes[0].xp == 2, "experience cannot be left out"


@rule("GH-EFF-02")
def test_a_condition_withheld_from_one_target_falls_on_the_next() -> None:
    game = field("Scoundrel", "long-con", "trample", ally="Brute")
    game.plays("top long-con", "without disarm", "strike guard1", "strike guard2")
    assert game.conditions("guard1") == []
    assert game.conditions("guard2") == ["disarm"]


@rule("GH-EFF-02", "GH-AMD-04")
def test_the_condition_of_a_modifier_card_can_be_left_out_before_it_is_drawn() -> None:
    game = field("Brute", "spare-dagger", "trample").stack("brute", "r+0:stun", "+1")
    game.g.heroes[0].perks = (6,)
    game.plays("top trample")
    assert game.offers("without") == ["without stun"]
    game.plays("without stun", "strike guard1")
    assert game.conditions("guard1") == []
    assert game.health("guard1") == 20 - 4


@rule("GH-EFF-02", "GH-COND-03")
def test_nothing_is_offered_to_be_withheld_from_who_is_immune() -> None:
    game = dungeon("Brute golem1 . Scoundrel").turn("brute", "provoking-roar", "trample")
    game.plays("top provoking-roar")
    assert game.offers("without") == []


@rule("GH-TURN-04")
def test_a_part_of_an_action_of_several_can_be_left_out() -> None:
    game = field("Brute", "selfish-retribution", "trample").plays("top selfish-retribution", "stop")
    assert game.asked() == "part"
    assert game.offers() == ["apply", "skip"]
    game.plays("skip")
    assert game.g.heroes[0].money == 0
    game = field("Brute", "selfish-retribution", "trample").plays("top selfish-retribution", "stop", "apply")
    assert game.g.heroes[0].money == 1


@rule("GH-TURN-04")
def test_a_part_that_would_do_nothing_is_not_asked_about() -> None:
    game = dungeon("Brute . Scoundrel . guard1").turn("brute", "selfish-retribution", "trample")
    game.plays("top selfish-retribution", "stop")
    assert game.asked() == "turn"


@rule("GH-TURN-04")
def test_what_harms_oneself_cannot_be_left_out() -> None:
    game = field("Mindthief", "psychic-projection", "scurry").plays("top psychic-projection")
    assert game.asked() == "heal"
    game.plays("skip")
    assert game.asked() != "part"
    assert [each.condition for each in game.events if isinstance(each, Conditioned)] == ["stun"]


@rule("GH-TURN-04", "GH-TURN-03")
def test_an_augment_left_out_leaves_the_old_one_and_its_card_is_discarded() -> None:
    game = field("Mindthief", "the-minds-weakness", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("feedback-loop", top=True),)
    game.plays("top the-minds-weakness", "skip", "strike guard1")
    assert [each.card for each in hero.active] == ["feedback-loop"]
    assert hero.discard == ("the-minds-weakness",)
    assert game.health("guard1") == 20 - 1
    assert game.figure("mindthief").shield == 1


@rule("GH-ACTIVE-08")
def test_ending_a_card_takes_back_what_it_has_given_to_others() -> None:
    game = field("Tinkerer", "flamethrower", "hook-gun", ally="Brute")
    brute = game.figure("brute")
    brute.shield = 1
    game.plays("bottom flamethrower")
    assert brute.shield == 2
    game.plays("end-bonus flamethrower")
    assert brute.shield == 1
    assert "flamethrower" in game.g.heroes[game.names["tinkerer"]].discard


@rule("GH-ACTIVE-08", "GH-RETAL-04")
def test_a_retaliate_given_to_several_is_taken_back_and_another_stays() -> None:
    game = field("Spellweaver", "hardened-spikes", "mana-bolt", ally="Brute")
    brute = game.figure("brute")
    brute.retaliate = ((1, 1),)
    game.plays("top hardened-spikes")
    assert sorted(brute.retaliate) == [(1, 1), (2, 1)]
    game.plays("end-bonus hardened-spikes")
    assert sorted(brute.retaliate) == [(1, 1)]


@rule("GH-ACTIVE-08")
def test_ending_a_charm_leaves_the_monster_on_its_own_side() -> None:
    game = field("Scoundrel", "long-con", "trample", ally="Brute")
    game.plays("bottom long-con", "choose guard1")
    assert game.figure("guard1").charmer == game.names["scoundrel"]
    game.plays("end-bonus long-con")
    assert game.figure("guard1").charmer == -1
    assert "long-con" in game.g.heroes[game.names["scoundrel"]].lost


@rule("GH-EFF-04")
def test_a_push_of_several_hexes_ends_early_only_in_a_blocked_direction() -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1* a b .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1")
    assert "skip" in game.offers()
    game.plays("shove a")
    assert game.offers("stop") == game.offers("skip") == []
    game = dungeon("""
        . . . . . .
         . Brute guard1* a % .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove a", "stop")
    assert game.at("guard1") == "a"


@rule("GH-EFF-02", "GH-EFF-04", "GH-AMD-04")
def test_the_push_of_a_modifier_card_is_taken_or_left_apart_from_that_of_the_card() -> None:
    game = dungeon("""
        . . . . . .
         Brute guard1* a b c .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.stack("brute", "r+0:push1", "+0").plays("top warding-strength", "strike guard1", "shove a", "shove b")
    assert "skip" in game.offers()
    game.plays("skip")
    assert game.at("guard1") == "b"


@rule("GH-SPECIAL-06")
def test_an_obstacle_with_hit_points_is_not_destroyed_by_what_destroys_obstacles() -> None:
    game = dungeon("""
        . . . . .
         . % Cragheart a% .
        . Brute . guard1 .
    """).turn("cragheart", "rock-tunnel", "crater")
    altar = Figure("altar", OBJECTIVE, MONSTERS_SEAT, 1, game.places["a"], 5, 5, hostile=True)
    game.g.figures.append(altar)
    game.plays("top rock-tunnel")
    assert "place a" not in game.offers()
    assert len(game.offers("place")) == 1


@rule("GH-EFF-06")
def test_nobody_is_left_on_an_ally_by_ending_a_push_early() -> None:
    game = dungeon("""
        . . . % . .
         Brute guard1* archer1 b . .
        . . . % . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove archer1")
    assert game.at("guard1") == "b"
