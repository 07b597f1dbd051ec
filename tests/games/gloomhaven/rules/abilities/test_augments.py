"""Augments: one at a time, in melee."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.abilities import Augment
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.rules.abilities.augments import help_attacker
from tabletome.games.gloomhaven.state import ELITE, OFF, Active
from tests.games.gloomhaven.content.test_class_cards import struck
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


@rule("GH-ACTIVE-08")
def test_with_mass_hysteria_all_augments_but_the_last_end() -> None:
    game = field("Mindthief", "perverse-edge", "scurry")
    hero = game.hero("mindthief")
    hero.active = (
        Active("feedback-loop", top=True), Active("mass-hysteria", top=False), Active("vicious-blood", top=True),
    )  # fmt: skip
    game.plays("end-bonus mass-hysteria")
    assert [each.card for each in hero.active] == ["vicious-blood"]
    assert (hero.discard, hero.lost) == (("feedback-loop",), ("mass-hysteria",))


@rule("GH-ACTIVE-01", "GH-TURN-04")
@pytest.mark.parametrize(
    ("augment", "attacker", "how", "so"),
    [
        ("the-minds-weakness", "mindthief", "hits", {"guard1": -4}),
        ("the-minds-weakness", "mindthief", "shoots", {"guard1": -2}),
        ("the-minds-weakness", "brute", "hits", {"guard1": -2}),
        ("parasitic-influence", "mindthief", "hits", {"guard1": -2, "mindthief": 2}),
        ("parasitic-influence", "brute", "hits", {"guard1": -2}),
        ("silent-scream", "mindthief", "hits", {"guard1": -2, "mindthief": 2}),
        ("vicious-blood", "mindthief", "hits", {"guard1": -2}),
    ],
)
def test_an_augment_helps_the_melee_attacks_of_its_character_alone(
    augment: str, attacker: str, how: str, so: dict[str, int]
) -> None:
    game = field("Mindthief", "perverse-edge", "scurry").with_health("mindthief", 2).with_health("brute", 2)
    game.hero("mindthief").active = (Active(augment, top=True),)
    before = {who: game.health(who) for who in ("mindthief", "brute", "guard1")}
    struck(game, attacker, how, "guard1", 2)
    changed = {who: game.health(who) - health for who, health in before.items()}
    assert {who: by for who, by in changed.items() if by} == so
    retaliate = ((2, 1),) if augment == "vicious-blood" else ()
    assert game.figure("mindthief").effects.retaliate == retaliate


@rule("GH-HEAL-01", "GH-TURN-05")
@pytest.mark.parametrize(("at", "offered"), [("v", True), ("w", True), ("z", False)])
def test_a_silent_scream_heals_whoever_is_within_two_hexes(at: str, offered: bool) -> None:
    game = field("Mindthief", "perverse-edge", "scurry").with_health("brute", 2)
    game.figure("brute").at = game.places[at]
    game.hero("mindthief").active = (Active("silent-scream", top=True),)
    game.plays("basic-attack perverse-edge", "strike guard1")
    assert game.asked() == "heal"
    assert ("choose brute" in game.offers()) is offered
    game.plays("skip")
    assert game.asked() == "turn"


@rule("GH-ELEM-05", "GH-XP-03")
def test_an_augment_that_needs_an_element_is_offered_for_each_attack_that_it_helps() -> None:
    game = field("Mindthief", "perverse-edge", "scurry").with_elements(dark=2)
    game.hero("mindthief").active = (Active("phantasmal-killer", top=True),)
    game.plays("basic-attack perverse-edge", "strike guard1", "consume dark")
    assert game.is_gone("guard1")
    game = field("Mindthief", "perverse-edge", "scurry").with_elements(dark=2)
    game.hero("mindthief").active = (Active("phantasmal-killer", top=True),)
    game.figure("guard1").kind = ELITE
    game.plays("basic-attack perverse-edge", "strike guard1")
    assert (game.asked(), game.g.elements[ELEMENTS.index("dark")]) == ("turn", 2), "it would be wasted"
    game = field("Mindthief", "perverse-edge", "scurry").with_elements(ice=2)
    game.hero("mindthief").active = (Active("frozen-mind", top=True),)
    game.plays("basic-attack perverse-edge")
    assert game.offers("without") == ["without stun"]
    game.plays("strike guard1", "skip")
    assert (game.conditions("guard1"), game.g.elements[ELEMENTS.index("ice")]) == ([], 2)


@rule("GH-ATK-09", "GH-RETAL-03")
def test_who_has_fallen_by_an_attack_of_their_own_is_helped_by_no_augment() -> None:
    game = field("Mindthief", "perverse-edge", "scurry")
    augment = active_act("mindthief", Active("feedback-loop", top=True)).abilities[0]
    game.figure("mindthief").at = OFF
    assert isinstance(augment, Augment)
    list(help_attacker(game.g, game.names["mindthief"], augment))
    assert game.figure("mindthief").effects.shield == 0
