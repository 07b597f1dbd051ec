"""Augments: one at a time, in melee."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import FIELD, field, field_with_money


def test_a_new_augment_replaces_the_old_one_and_works_at_once() -> None:
    game = field("Mindthief", "the-minds-weakness", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("feedback-loop", top=True),)
    game.plays("top the-minds-weakness", "end-bonus feedback-loop", "strike guard1")
    assert [each.card for each in hero.active] == ["the-minds-weakness"]
    assert "feedback-loop" in hero.discard
    assert game.health("guard1") == 20 - 3
    assert game.figure("mindthief").effects.shield == 0


def test_with_mass_hysteria_two_augments_are_active_and_a_third_replaces_one() -> None:
    game = field("Mindthief", "the-minds-weakness", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("mass-hysteria", top=False), Active("feedback-loop", top=True))
    game.plays("top the-minds-weakness", "strike guard1")
    assert [each.card for each in hero.active] == ["mass-hysteria", "feedback-loop", "the-minds-weakness"]
    assert (game.health("guard1"), game.figure("mindthief").effects.shield) == (17, 1)
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


@rule("GH-TURN-04", "GH-TURN-03")
def test_an_augment_left_out_leaves_the_old_one_and_its_card_is_discarded() -> None:
    game = field_with_money("Mindthief", "the-minds-weakness", "scurry")
    hero = game.g.heroes[game.names["mindthief"]]
    hero.active = (Active("feedback-loop", top=True),)
    game.plays("top the-minds-weakness", "skip", "strike guard1")
    assert [each.card for each in hero.active] == ["feedback-loop"]
    assert hero.discard == ("the-minds-weakness",)
    assert game.health("guard1") == 20 - 1
    assert game.figure("mindthief").effects.shield == 1
