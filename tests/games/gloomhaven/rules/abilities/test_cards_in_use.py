"""Active cards: GH-ACTIVE."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.state import SUMMON, Active
from tests.games.gloomhaven.dungeon import APART, Dungeon, card_number, dungeon, field, field_with_money

ROOM = """
    a b c d e f
     g Tinkerer k l m x
    n Brute guard1 o p q
     s Scoundrel t u v w
"""


def tinkerer(card: str, drawing: str = ROOM) -> Dungeon:
    game = dungeon(drawing).turn("tinkerer", card, "stun-shot")
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    return game


@rule("GH-ACTIVE-01", "GH-ACTIVE-07", "GH-SELECT-07", "GH-SHIELD-02")
def test_a_round_bonus_lies_in_the_active_area_until_the_round_ends() -> None:
    game = dungeon(APART).turn("brute", "shield-bash", "grab-and-go").ability("guard", card_number("guard", 15))
    game.plays("bottom shield-bash")
    assert [each.card for each in game.g.heroes[0].active] == ["shield-bash"]
    game.plays("end-turn")
    assert game.asked() == "rest"
    assert game.g.heroes[0].active == ()
    assert "shield-bash" in game.g.heroes[0].discard


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
    game.g.phase, game.g.place, game.g.turn.acting = "short_rests", game.names["mindthief"], -1
    assert game.asked() == "rest"
    assert game.offers() == ["end-bonus feedback-loop", "keep-on"]
    game.plays("end-bonus feedback-loop")
    assert game.offers() == ["short-rest", "keep-on"]


@rule("GH-SUMMON-04", "GH-ACTIVE-08")
def test_ending_a_summoning_card_removes_the_summon() -> None:
    game = field("Mindthief", "gnawing-horde", "scurry")
    game.plays("top gnawing-horde", "place k", "end-bonus gnawing-horde")
    assert [each.at for each in game.g.figures if each.kind == SUMMON] == [-1]


def test_a_shield_bought_with_ice_lasts_the_round() -> None:
    game = field("Mindthief", "shared-nightmare", "scurry")
    game.plays("bottom shared-nightmare", "stop")
    hero = game.g.heroes[game.names["mindthief"]]
    assert hero.active == ()
    assert "shared-nightmare" in hero.discard


@rule("GH-ACTIVE-08")
def test_ending_a_card_takes_back_what_it_has_given_to_others() -> None:
    game = field_with_money("Tinkerer", "flamethrower", "hook-gun", ally="Brute")
    brute = game.figure("brute")
    game.with_effects("brute", shield=1)
    game.plays("bottom flamethrower")
    assert brute.effects.shield == 2
    game.plays("end-bonus flamethrower")
    assert brute.effects.shield == 1
    assert "flamethrower" in game.g.heroes[game.names["tinkerer"]].discard


@rule("GH-ACTIVE-08", "GH-RETAL-04")
def test_a_retaliate_given_to_several_is_taken_back_and_another_stays() -> None:
    game = field_with_money("Spellweaver", "hardened-spikes", "mana-bolt", ally="Brute")
    brute = game.figure("brute")
    game.with_effects("brute", retaliate=((1, 1),))
    game.plays("top hardened-spikes")
    assert sorted(brute.effects.retaliate) == [(1, 1), (2, 1)]
    game.plays("end-bonus hardened-spikes")
    assert sorted(brute.effects.retaliate) == [(1, 1)]


@rule("GH-ACTIVE-02", "GH-XP-04")
def test_a_turret_shoots_at_the_end_of_the_next_turns_not_of_this_one() -> None:
    game = tinkerer("auto-turret")
    game.plays("top auto-turret", "end-turn")
    assert game.told(Attacked) == []
    mine = game.hero("tinkerer")
    assert mine.active[0].used == 0
    game.g.round, game.g.order = game.g.round + 1, ("tinkerer", "brute", "scoundrel", "bandit-guard")
    game.ability("guard", 0).turn("tinkerer", "hook-gun", "stun-shot")
    game.g.turn.closing, game._run = False, None
    game.plays("end-turn", "strike guard1")
    assert game.told(Attacked)[0].value == 2
    assert mine.active[0].used == 1
    assert mine.xp == 1


@rule("GH-ACTIVE-02", "GH-ACTIVE-04")
def test_potent_potables_strengthen_the_next_four_heals() -> None:
    game = tinkerer("potent-potables").with_health("brute", 1)
    mine = game.hero("tinkerer")
    game.plays("top potent-potables")
    mine.chosen, game._run = ("harmless-contraption",), None
    game.plays("bottom harmless-contraption", "choose brute")
    assert game.health("brute") == 5
    assert mine.active[0].used == 1
