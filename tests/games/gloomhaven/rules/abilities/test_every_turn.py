"""Active cards that work at the start or end of turns, or with attacks and moves: GH-ACTIVE-02, GH-ABIL-05."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import Dungeon, field

TOP, BOTTOM = True, False


def turn_of(hero: str, active: Active, *cards: str, since: int = 0) -> Dungeon:
    """A turn in the second round; the card has been there since this round."""
    game = field(hero, *cards)
    game.g.round = 2
    game.hero(hero.lower()).active = (Active(active.card, active.top, active.used, since=since),)
    return game


def begins(game: Dungeon) -> Dungeon:
    game.g.turn.begun, game.g.phase = False, "begin_turn"
    return game


def used(game: Dungeon, hero: str) -> list[int]:
    return [each.used for each in game.hero(hero).active]


@rule("GH-ACTIVE-02", "GH-ABIL-05")
@pytest.mark.parametrize(("since", "works"), [(1, True), (2, False)])
def test_what_works_every_turn_does_not_in_the_round_in_which_it_was_played(since: int, works: bool) -> None:
    game = turn_of("Cragheart", Active("lumbering-bash", BOTTOM), "crater", "avalanche", since=since)
    game.with_health("cragheart", 4)
    assert begins(game).asked() == ("heal" if works else "turn")


@rule("GH-ACTIVE-02", "GH-XP-04")
def test_what_works_every_turn_is_used_whether_it_does_anything_or_not() -> None:
    game = begins(turn_of("Cragheart", Active("lumbering-bash", BOTTOM), "crater", "avalanche"))
    game.with_health("cragheart", 4)
    game.plays("skip")
    assert (game.asked(), used(game, "cragheart"), game.health("cragheart")) == ("turn", [1], 4)
    game = begins(turn_of("Cragheart", Active("lumbering-bash", BOTTOM), "crater", "avalanche"))
    game.with_health("cragheart", 4).plays("choose cragheart")
    assert (game.asked(), used(game, "cragheart"), game.health("cragheart")) == ("turn", [1], 6)


@rule("GH-ACTIVE-02", "GH-COND-21")
@pytest.mark.parametrize(("invisible", "asked"), [(True, "strike"), (False, "turn")])
def test_black_knives_fly_after_an_attack_of_who_is_unseen(invisible: bool, asked: str) -> None:
    game = turn_of("Nightshroud", Active("black-knives", TOP), "unseen-dread", "dancing-shadows", since=2)
    if invisible:
        game.with_conditions("nightshroud", "invisible")
    game.plays("top unseen-dread", "strike guard1")
    assert game.asked() == asked
    if invisible:
        game.plays("strike guard2")
        assert (used(game, "nightshroud"), game.hero("nightshroud").xp, game.health("guard2")) == ([1], 1, 18)
    else:
        assert used(game, "nightshroud") == [0]


@rule("GH-ACTIVE-02")
def test_black_knives_that_are_not_thrown_are_not_used_and_none_fly_without_an_attack() -> None:
    game = turn_of("Nightshroud", Active("black-knives", TOP), "unseen-dread", "dancing-shadows")
    game.with_conditions("nightshroud", "invisible").plays("top unseen-dread", "strike guard1", "skip")
    assert (game.asked(), used(game, "nightshroud")) == ("turn", [0])
    game = turn_of("Nightshroud", Active("black-knives", TOP), "unseen-dread", "dancing-shadows")
    game.with_conditions("nightshroud", "invisible").plays("top unseen-dread", "skip")
    assert (game.asked(), used(game, "nightshroud")) == ("turn", [0])
    game = turn_of("Nightshroud", Active("black-knives", TOP), "unseen-dread", "dancing-shadows")
    game.with_conditions("nightshroud", "invisible").plays("bottom unseen-dread", "stop")
    assert (game.asked(), used(game, "nightshroud")) == ("turn", [0])


@rule("GH-ACTIVE-02", "GH-MOVE-01")
def test_wings_of_the_night_carry_before_an_action_with_an_attack_and_before_no_other() -> None:
    game = turn_of("Nightshroud", Active("wings-of-the-night", BOTTOM), "unseen-dread", "dancing-shadows")
    game.plays("top unseen-dread")
    assert game.asked() == "move"
    game.plays("go k", "stop", "strike guard1")
    assert (game.asked(), used(game, "nightshroud"), game.at("nightshroud")) == ("turn", [1], "k")
    game = turn_of("Nightshroud", Active("wings-of-the-night", BOTTOM), "armor-of-the-night", "smoke-step")
    game.plays("bottom armor-of-the-night")
    assert (game.asked(), used(game, "nightshroud")[0]) == ("turn", 0)


@rule("GH-ACTIVE-02", "GH-COND-11")
def test_claws_of_the_night_strike_after_a_move_that_was_made() -> None:
    for condition, asked in (("", "strike"), ("immobilize", "turn")):
        game = turn_of("Nightshroud", Active("claws-of-the-night", BOTTOM), "unseen-dread", "dancing-shadows")
        game.with_conditions("nightshroud", "invisible", *([condition] if condition else []))
        game.plays("basic-move unseen-dread", *([] if condition else ["stop"]))
        assert game.asked() == asked


@rule("GH-ELEM-02", "GH-ACTIVE-02")
@pytest.mark.parametrize(("light", "infused", "uses"), [(0, False, 1), (1, False, 1), (2, False, 0), (0, True, 0)])
def test_a_beacon_shines_at_the_end_of_a_turn_only_if_light_is_not_strong(light: int, infused: bool, uses: int) -> None:
    game = turn_of("Sunkeeper", Active("beacon-of-light", BOTTOM), "hammer-blow", "tactical-order")
    for who in ("guard1", "guard2", "archer1"):
        game.with_conditions(who, "stun")
    game.with_elements(light=light)
    game.g.infusing = ("light",) if infused else ()
    game.plays("end-turn")
    assert used(game, "sunkeeper") == [uses]
    assert game.hero("sunkeeper").xp == uses
    assert game.g.elements[ELEMENTS.index("light")] >= 1


@rule("GH-ACTIVE-02", "GH-ELEM-05")
def test_volatile_consumption_hurts_or_heals_after_an_action_in_which_an_element_was_consumed() -> None:
    for plays, asked in (
        (("consume fire", "skip", "strike guard1"), "hurt"),
        (("skip", "skip", "strike guard1"), "turn"),
    ):
        game = turn_of("Elementalist", Active("volatile-consumption", TOP), "raw-enhancement", "stoking-hail", since=2)
        game.with_elements(fire=2, air=2).plays("top raw-enhancement", *plays)
        assert game.asked() == asked
    game = turn_of("Elementalist", Active("volatile-consumption", TOP), "raw-enhancement", "stoking-hail")
    game.with_elements(fire=2).with_health("elementalist", 2).plays(
        "top raw-enhancement", "consume fire", "strike guard1"
    )
    game.plays("skip", "choose elementalist")
    assert (game.asked(), game.health("elementalist")) == ("turn", 3)
    game = turn_of("Elementalist", Active("volatile-consumption", TOP), "raw-enhancement", "stoking-hail")
    game.with_elements(fire=2).with_health("elementalist", 2).plays(
        "top raw-enhancement", "consume fire", "strike guard1"
    )
    game.plays("choose guard2")
    assert (game.asked(), game.health("elementalist"), game.health("guard2")) == ("turn", 2, 19)
