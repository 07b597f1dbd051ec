"""Strength out of wounds: what characters suffer for, how they defy death, and what they have beyond their maximum."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.rules.combat.conditions import give, heal
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import OFF, Active, AttackInVengeance
from tests.games.gloomhaven.dungeon import DUEL, FIELD, Dungeon, acts, dungeon, field, until

WINGS = """
    . . . . . .
     . Berserker . . . .
    . . drake1% . . .
"""

FAR_ALLY = FIELD.replace(" ALLY v", " v vv").replace("gg hh", "ALLY hh")


def berserker(*active: Active, cards: tuple[str, str] = ("dazing-wound", "bounce-back"), health: int = 10) -> Dungeon:
    game = field("Berserker", *cards).with_health("berserker", health)
    game.hero("berserker").active = active
    return game


def hurt(game: Dungeon, damage: int) -> None:
    """Suffered without asking; whoever is asked takes it."""
    script = suffer(game.g, game.names["berserker"], damage)
    for decision in script:
        raise AssertionError(f"nobody should be asked: {decision}")


@rule("GH-DMG-02")
def test_damage_that_is_negated_pays_for_nothing() -> None:
    game = berserker()
    card = game.hero("berserker").hand[0]
    game.plays("top dazing-wound", "apply", f"lose-card {card}", "strike guard1")
    assert game.conditions("guard1") == []
    assert game.hero("berserker").xp == 0


@rule("GH-ACTIVE-06", "GH-ACTIVE-02")
def test_death_is_defied_three_times_and_smaller_damage_is_suffered() -> None:
    game = berserker(Active("defiance-of-death", top=False), health=3)
    for times in range(1, 4):
        hurt(game, 3)
        assert (game.health("berserker"), game.hero("berserker").xp) == (3, times)
    assert game.hero("berserker").lost == ("defiance-of-death",)


def test_blood_is_paid_at_the_start_of_every_turn_and_the_card_stays() -> None:
    game = berserker(Active("blood-pact", top=False))
    game.g.turn.begun, game.g.phase = False, "begin_turn"
    game.plays("suffer", "top dazing-wound", "skip", "strike guard1")
    assert (game.health("berserker"), game.health("guard1")) == (9, 16)
    assert [each.card for each in game.hero("berserker").active] == ["blood-pact"]


def avenger(*conditions: str) -> Dungeon:
    """Vengeful Barrage is due: an attack for the damage that was suffered."""
    game = berserker().with_conditions("berserker", *conditions)
    game.g.pending = (AttackInVengeance(game.names["berserker"], 3),)
    game.g.order, game.g.phase = ("berserker",), "end_of_turn"
    return game


@rule("GH-ATK-01")
def test_vengeance_is_a_melee_attack_on_one_adjacent_enemy_or_none() -> None:
    game = avenger().stack("berserker", "+1", "-2")
    assert (game.asked(), game.offers()) == ("vengeance", ["choose guard1", "skip"])
    game.plays("choose guard1")
    assert game.health("guard1") == 20 - 4
    assert avenger().plays("skip").health("guard1") == 20


@rule("GH-COND-12", "GH-COND-13")
@pytest.mark.parametrize("condition", ["disarm", "stun"])
def test_who_cannot_attack_takes_no_vengeance(condition: str) -> None:
    assert avenger(condition).asked() != "vengeance"


def test_who_has_fallen_takes_no_vengeance() -> None:
    game = avenger()
    game.figure("berserker").at = OFF
    assert not list(settle(game.g))


@rule("GH-HEAL-04")
def test_overheal_goes_beyond_the_maximum_and_ends_with_its_card() -> None:
    game = berserker(Active("unbridled-power", top=False))
    heal(game.g, game.names["berserker"], 30)
    assert game.health("berserker") == 26
    game.plays("end-bonus unbridled-power")
    assert game.health("berserker") == 10


@rule("GH-ACTIVE-04")
def test_cauterized_wounds_heal_better_four_times() -> None:
    game = berserker(Active("cauterize", top=False), health=1)
    heal(game.g, game.names["berserker"], 1)
    assert game.health("berserker") == 4
    assert game.hero("berserker").active[0].used == 1
    game.with_conditions("berserker", "poison")
    heal(game.g, game.names["berserker"], 1)
    assert (game.health("berserker"), game.hero("berserker").active[0].used) == (4, 1)


@rule("GH-COND-03")
def test_a_careless_charge_brings_immunity_to_negative_conditions_only() -> None:
    game = berserker(Active("careless-charge", top=False))
    for condition in ("poison", "stun", "strengthen"):
        give(game.g, game.names["berserker"], condition)
    assert game.conditions("berserker") == ["strengthen"]


@rule("GH-COND-03")
def test_wounds_that_nobody_receives_pay_for_nothing() -> None:
    for near, given in ((FIELD, ["immobilize"]), (FAR_ALLY, [])):
        game = field("Berserker", "careless-charge", "bounce-back", at=near)
        game.hero("berserker").active = (Active("careless-charge", top=False),)
        game.plays("top careless-charge", "stop", "apply", "strike guard1")
        assert game.conditions("berserker") == []
        assert game.conditions("guard1") == given


@rule("GH-REST-02", "GH-REST-06")
def test_after_unstoppable_destruction_a_short_rest_is_as_good_as_a_long_one() -> None:
    game = berserker(Active("unstoppable-destruction", top=False), health=4)
    hero = game.hero("berserker")
    hero.chosen, hero.discard = (), ("dazing-wound", "bounce-back")
    game.g.phase = "cleanup"
    until(game, "rest")
    while game.run.decision is not None and game.run.decision.about["hero"] != game.names["berserker"]:
        game.plays("keep-on")
    game.plays("short-rest")
    assert game.asked() == "long-rest"
    assert game.offers() == ["lose dazing-wound", "lose bounce-back", "lose unstoppable-destruction"]
    game.plays("lose bounce-back")
    assert (game.health("berserker"), hero.lost) == (6, ("bounce-back",))
    assert {"dazing-wound", "unstoppable-destruction"} <= {*hero.hand}


@rule("GH-MOVE-09")
def test_who_can_no_longer_fly_falls_from_above_an_obstacle() -> None:
    game = dungeon(WINGS).turn("berserker", "bone-breaker", "bounce-back")
    game.figure("drake1").health = game.figure("drake1").max_health = 20
    assert game.g.is_flying(game.names["drake1"])
    game.plays("bottom bone-breaker", "strike drake1")
    until(game, "spawn", "turn")
    assert not game.g.is_flying(game.names["drake1"])
    assert game.health("drake1") < 20 - 3


@rule("GH-RETAL-02")
def test_spikes_raise_every_retaliate() -> None:
    game = dungeon(DUEL.replace("Brute", "Berserker")).with_health("berserker", 100).with_health("guard1", 20)
    game.hero("berserker").active = (Active("bounce-back", top=True), Active("spiked-armor", top=True))
    game.with_effects("berserker", retaliate=((1, 1),))
    acts(game, "guard", 50, "guard")
    assert 20 - game.health("guard1") == (2 + 2) + (1 + 2)


def test_disadvantage_by_a_distraction_ends_with_its_card() -> None:
    game = berserker(cards=("shiny-distraction", "bounce-back"))
    game.plays("bottom shiny-distraction")
    assert game.figure("berserker").effects.avoided
    game.plays("end-bonus shiny-distraction")
    assert not game.figure("berserker").effects.avoided
