"""Mana: MK-MANA."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BASIC, BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.rules.deeds.mana import can_pay, pay_mana, return_dice, roll_source
from tabletome.games.mage_knight.state import ATTACK, NOBODY, Combat, Die, Foe
from tests.games.mage_knight.knights import Knights, knight
from tests.position import load


@rule("MK-DEED-03", "MK-MANA-08", "MK-MANA-09", "MK-MANA-10")
def test_a_die_of_the_right_colour_strengthens_a_card_and_one_die_a_turn_is_all() -> None:
    game = knight(hand="march march", source="green green blue").plays("strengthen march")
    assert game.me.turn.move == 4
    assert game.g.source == (GREEN, BLUE)
    assert not game.offers("strengthen")
    game.plays("end-turn", "done")
    assert len(game.g.source) == 3


@rule("MK-MANA-06", "MK-MANA-07", "MK-MANA-11")
def test_gold_is_any_colour_by_day_and_none_by_night() -> None:
    assert knight(hand="march", source="gold").offers("strengthen") == ["strengthen march"]
    assert knight(hand="march", source="gold", night=True).offers("strengthen") == []
    day, night = knight(hand="march", source="black"), knight(hand="march", source="black", night=True)
    assert not can_pay(day.g, day.me, BLACK)
    assert can_pay(night.g, night.me, BLACK)


@rule("MK-MANA-01", "MK-MANA-04")
def test_where_there_are_several_ways_the_player_chooses_what_to_pay_with() -> None:
    game = knight(hand="march", source="green gold", crystals="green", mana="green").plays("strengthen march")
    assert sorted(game.offers()) == ["pay crystal green", "pay die gold", "pay die green", "pay token green"]
    game.plays("pay crystal green")
    assert game.me.crystals == (0, 0, 0, 0)
    assert game.me.turn.dice == 1


@rule("MK-MANA-10")
def test_two_mana_at_once_cannot_both_come_from_the_one_die() -> None:
    game = knight(source="green black", night=True)
    assert not can_pay(game.g, game.me, GREEN, BLACK)
    game.me.crystals = (0, 0, 0, 1)
    assert can_pay(game.g, game.me, GREEN, BLACK)


@rule("MK-MANA-02", "MK-END-04", "MK-MANA-05")
def test_mana_tokens_vanish_at_the_end_of_the_turn_and_crystals_stay() -> None:
    game = knight(hand="march rage", mana="gold red", crystals="blue").plays("play march", "end-turn", "done")
    assert sum(game.me.mana) == 0
    assert game.me.crystals[BLUE] == 1


@rule("MK-EFF-08", "MK-MANA-03")
def test_a_fourth_crystal_of_a_colour_becomes_a_token() -> None:
    game = knight(hand="crystallize", crystals="red red red", mana="blue")
    game.plays("strengthen crystallize", "pick-colour red")
    assert game.me.crystals[RED] == 3
    assert game.me.mana[RED] == 1


@rule("MK-MANA-10", "MK-TACT-07")
def test_a_stolen_die_is_used_once_and_goes_back_to_the_source_at_the_end_of_the_turn() -> None:
    game = knight(hand="rage rage march", deck="march " * 5).with_player(tactic="mana-steal", tactic_die=RED)
    game.with_(combat=Combat(kind="rampaging", space="start-a.c", foes=[Foe("swordsmen")]))
    game.with_(stage=ATTACK, phase="attack_step").plays("strengthen rage")
    assert game.me.round.tactic_die == NOBODY
    assert [(die.colour, die.reroll) for die in game.g.used_dice] == [(RED, True)]
    assert "strengthen rage" not in game.offers()
    game.plays("done", "end-turn")
    game.offers()
    assert len(game.g.source) == 1


@rule("MK-MANA-10")
def test_mana_from_elsewhere_leaves_a_stolen_die_where_it_is() -> None:
    for kind in ("mana", "crystals", "source"):
        red = {each: "red" if each == kind else "" for each in ("mana", "crystals", "source")}
        game = knight(hand="rage", mana=red["mana"], crystals=red["crystals"], source=red["source"])
        game.with_player(tactic="mana-steal", tactic_die=GREEN)
        game.with_(combat=Combat(kind="rampaging", space="start-a.c", foes=[Foe("swordsmen")]))
        game.with_(stage=ATTACK, phase="attack_step").plays("strengthen rage")
        assert game.me.round.tactic_die == GREEN


# What pays for what

SOURCES = ("token", "crystal", "die", "stolen")


def owning(source: str, colour: int, *, night: bool = False) -> Knights:
    """A hero with one mana of this colour, from this source."""
    game = knight(hand="rage", night=night)
    if source == "die":
        return game.with_(source=(colour,))
    fields = {"token": "mana", "crystal": "crystals", "stolen": "tactic_die"}
    one = tuple(int(each == colour) for each in range(4 if source == "crystal" else 6))
    owned: dict[str, Any] = {fields[source]: colour if source == "stolen" else one}
    return game.with_player(**owned)


def paid_for(game: Knights) -> set[int]:
    """The colours that can be paid."""
    return {colour for colour in range(6) if can_pay(game.g, game.me, colour)}


@rule("MK-MANA-04", "MK-MANA-05", "MK-MANA-06", "MK-MANA-07", "MK-MANA-11")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("source", SOURCES)
def test_each_mana_pays_for_its_own_colour_and_gold_by_day_for_any_basic_one(source: str, night: bool) -> None:
    for colour in BASIC if source == "crystal" else range(6):
        pays = {colour}
        if colour == GOLD:
            pays = set() if night else set(BASIC)
        elif colour == BLACK and not night:
            pays = set()
        assert paid_for(owning(source, colour, night=night)) == pays | (
            {GOLD} if colour == GOLD and not night else set()
        )


@rule("MK-MANA-10")
def test_without_a_die_left_the_source_pays_nothing() -> None:
    game = knight(hand="rage", source="red blue gold").with_player(dice=0)
    assert paid_for(game) == set()


EFFECTS = [
    (changes.Polarized(), False, RED, {RED, BLUE}), (changes.Polarized(), False, WHITE, {WHITE, GREEN}),
    (changes.Polarized(), False, BLACK, set(BASIC)), (changes.Polarized(), True, GOLD, {BLACK}),
    (changes.Polarized(), True, BLACK, {BLACK}), (changes.Polarized(), False, GOLD, {*BASIC, GOLD}),
    (changes.Daylight(), True, GOLD, set(BASIC)), (changes.Daylight(), True, RED, {RED}),
    (changes.Darkness(), False, BLACK, {BLACK}), (changes.Darkness(), False, GOLD, {*BASIC, GOLD}),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "night", "colour", "pays"), EFFECTS)
@pytest.mark.parametrize("source", SOURCES)
def test_effects_let_mana_stand_for_more(
    effect: changes.Change, night: bool, colour: int, pays: set[int], source: str
) -> None:
    if source == "crystal" and colour not in BASIC:
        return
    assert paid_for(owning(source, colour, night=night).with_player(changes=(effect,))) == pays


@pytest.mark.parametrize(("shown", "night"), [(GOLD, False), (GOLD, True), (BLACK, False), (BLACK, True)])
def test_wild_dice_are_any_basic_colour_by_day_and_night_but_tokens_are_not(shown: int, night: bool) -> None:
    wild = (changes.WildDice(shown),)
    usual = paid_for(owning("die", shown, night=night))
    assert paid_for(owning("die", shown, night=night).with_player(changes=wild)) == usual | set(BASIC)
    assert paid_for(owning("token", shown, night=night).with_player(changes=wild)) == usual
    assert paid_for(owning("die", shown, night=night).with_player(changes=wild, dice=0)) == set()


def test_who_renounces_dice_pays_with_everything_else() -> None:
    renounced = (changes.NoDice(),)
    assert paid_for(owning("die", RED).with_player(changes=renounced)) == set()
    assert paid_for(owning("token", RED).with_player(changes=renounced)) == {RED}
    assert paid_for(owning("crystal", RED).with_player(changes=renounced)) == {RED}


@pytest.mark.parametrize(("colour", "night", "pays"), [
    (RED, False, {RED}), (BLACK, False, set()), (BLACK, True, {BLACK}), (GOLD, False, {*BASIC, GOLD}),
])  # fmt: skip
def test_an_endless_supply_pays_again_and_again(colour: int, night: bool, pays: set[int]) -> None:
    game = knight(hand="rage", night=night).with_player(changes=(changes.Endless(colour),))
    assert paid_for(game) == pays
    for paid in pays:
        assert can_pay(game.g, game.me, paid, paid)


def test_polarization_is_used_up_by_mana_that_needed_it() -> None:
    for wanted, left in ((BLUE, False), (RED, True)):
        game = knight(hand="rage", mana="red red").with_player(changes=(changes.Polarized(),))
        game.runs(pay_mana(game.g, game.me, wanted))
        assert game.me.has(changes.Polarized) is left
    both = knight(hand="rage", mana="red red").with_player(changes=(changes.Polarized(),))
    assert can_pay(both.g, both.me, BLUE, RED)
    assert not can_pay(both.g, both.me, BLUE, BLUE), "it serves once"


@rule("MK-MANA-01", "MK-MANA-10")
def test_mana_is_not_chosen_so_that_the_rest_could_not_be_paid() -> None:
    game = knight(hand="rage", mana="red gold")
    assert game.runs(pay_mana(game.g, game.me, RED, BLUE)) == [RED, GOLD]
    assert sum(game.me.mana) == 0
    dice = knight(hand="rage", source="green gold", mana="green").with_player(dice=1)
    assert dice.runs(pay_mana(dice.g, dice.me, GREEN, WHITE)) == [GREEN, GOLD]


@rule("MK-SETUP-14", "MK-ROUND-03")
def test_half_of_the_dice_rolled_show_basic_colours_at_least_and_those_stay() -> None:
    game = knight()
    game.g.rng = load(game.g.rng, len(COLOURS), [GOLD, BLACK, GOLD, RED, GOLD, BLUE, BLACK])
    assert roll_source(game.g, 4) == (RED, BLUE, GOLD, BLACK)


@rule("MK-MANA-09", "MK-END-02")
def test_used_dice_come_back_rolled_but_for_those_that_stay_as_set() -> None:
    game = knight(source="red")
    game.g.used_dice = (Die(GREEN, reroll=False), Die(GREEN, reroll=True))
    game.g.rng = load(game.g.rng, len(COLOURS), [WHITE])
    return_dice(game.g)
    assert game.g.source == (RED, WHITE, GREEN)
    assert not game.g.used_dice


@rule("MK-TEAM-03")
def test_a_curse_wounds_others_once_a_turn_and_never_its_owner() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", mana="red red blue")
    game.with_player(1, curses=(RED,))
    for colour, wounds in ((BLUE, 0), (RED, 1), (RED, 1)):
        game.runs(pay_mana(game.g, game.me, colour))
        assert game.hand().count("wound") == wounds
    own = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", mana="red").with_player(curses=(RED,))
    own.runs(pay_mana(own.g, own.me, RED))
    assert own.hand().count("wound") == 0
