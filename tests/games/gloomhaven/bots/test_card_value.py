"""What hit points, cards and rounds are worth to bots."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletome.games.gloomhaven.bots.attack_odds import hardness
from tabletome.games.gloomhaven.bots.card_value import (
    BEYOND_VALUE,
    CARDS_IN_A_CROWD,
    ESCORT_HIT_POINT_VALUE,
    EVERYONE_NEEDED,
    HIT_POINTS_IN_A_CROWD,
    LEAST_CARD_VALUE,
    LOST_ESCORT_COST,
    PartyValue,
    worth_of_rounds,
)
from tabletome.games.gloomhaven.bots.loss_instinct import quality
from tabletome.games.gloomhaven.bots.pace import courage, effort
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tests.games.gloomhaven.dungeon import PAIR_APART, dungeon
from tests.games.gloomhaven.quests import enter


def test_rounds_are_worth_less_the_less_likely_they_are_needed() -> None:
    first, last = worth_of_rounds(5, 10) - worth_of_rounds(4, 10), worth_of_rounds(20, 10) - worth_of_rounds(19, 10)
    assert first > 2 * last


def test_the_last_hit_points_cost_most_and_death_costs_a_life() -> None:
    g = dungeon(PAIR_APART).g
    reserves = PartyValue(g)
    whole = reserves.loss(0, 2)
    g.figures[0].health = 4
    hurt = reserves.loss(0, 2)
    assert whole < hurt < reserves.loss(0, 4) == reserves.life(0)


def test_cards_are_cheaper_for_whoever_can_take_all_of_them_back() -> None:
    g = dungeon(PAIR_APART).g
    reserves = PartyValue(g)
    dear = reserves.price(1)
    g.heroes[1].hand = tuple("trample" if card == "reviving-ether" else card for card in g.heroes[1].hand)
    assert reserves.price(1) > 2 * dear
    assert quality("spellweaver", "reviving-ether") > 10 * quality("spellweaver", "fire-orbs")


def test_hit_points_count_less_when_there_is_hardly_time_left() -> None:
    g = enter("black-barrow", players=2).g
    calm = PartyValue(g)
    for cards in g.heroes:
        cards.hand, cards.lost = cards.hand[:5], cards.hand[5:]
    hasty = PartyValue(g)
    assert hasty.haste > 1.5 * calm.haste
    assert hasty.expected_loss(0, 3) < calm.expected_loss(0, 3) / 1.5
    assert hasty.gain(0, 3) == calm.gain(0, 3)


def test_no_card_is_kept_beyond_the_end() -> None:
    g = enter("black-barrow", players=2).g
    dear = PartyValue(g).price(0)
    for figure in g.figures[3:]:
        figure.at = -1
    g.opened = frozenset(range(len(g.plan.doors)))
    g.figures[2].health = 1
    assert PartyValue(g).price(0) < dear / 2


def test_lost_cards_come_back_only_to_whoever_has_enough_left_to_recover_them() -> None:
    g = dungeon(PAIR_APART).g
    cards = g.heroes[1]
    cheap = PartyValue(g).price(1)
    ether = "reviving-ether"
    cards.hand, cards.lost = (ether, "fire-orbs"), tuple(card for card in cards.hand if card != ether)[1:]
    assert PartyValue(g).price(1) > cheap


def test_a_hit_point_behind_a_shield_takes_more_attacks() -> None:
    assert hardness(0) == 1.0
    assert hardness(0) < hardness(1) < hardness(2) == hardness(9)
    plain = MONSTERS["bandit-guard"].normal[1]
    assert effort(6, replace(plain, shield=1)) > effort(6, replace(plain, shield=0)) == 6


def test_blows_beyond_the_last_hit_point_cost_cards_however_great_the_haste() -> None:
    g = dungeon(PAIR_APART).g
    party = PartyValue(g)
    g.figures[0].health = 2
    party.haste = 3.0
    assert party.expected_loss(0, 5) - party.expected_loss(0, 2) == 3 * BEYOND_VALUE


def test_a_life_is_dearer_where_the_scenario_needs_everyone_to_the_end() -> None:
    g = enter("icecrag-ascent", players=4).g
    party = PartyValue(g)
    assert party.needs_everyone
    dear, card = party.life(0), party.price(0)
    party = PartyValue(g)
    party.needs_everyone = False
    assert dear == pytest.approx(EVERYONE_NEEDED * party.life(0))
    assert dear / card == pytest.approx(party.life(0) / party.price(0))


def test_whoever_must_not_be_lost_is_healed_and_kept_from_the_last_blow() -> None:
    g = enter("ruinous-rift", players=4).g
    hail = next(who for who, figure in enumerate(g.figures) if figure.name == "hail")
    party = PartyValue(g)
    health = g.figures[hail].health
    assert party.expected_loss(hail, health) > LOST_ESCORT_COST / 2
    assert party.expected_loss(hail, health) > 2 * party.expected_loss(hail, health / 2)
    g.figures[hail].health -= 3
    healed = party.gain(hail, 2)
    assert healed > 2 * ESCORT_HIT_POINT_VALUE
    g.figures[hail].health = 1
    assert party.gain(hail, 2) > healed, "the fewer are left the dearer they are"


def test_in_haste_hit_points_are_no_cheaper_where_the_scenario_needs_everyone() -> None:
    party = PartyValue(enter("icecrag-ascent", players=4).g)
    party.haste = 1.0
    at_leisure = party.expected_loss(0, 3)
    party.haste = 3.0
    assert party.expected_loss(0, 3) == at_leisure
    party.needs_everyone = False
    assert party.expected_loss(0, 3) < at_leisure


def test_against_a_crowd_cards_are_cheaper_and_hit_points_dearer() -> None:
    quest = enter("black-barrow", players=4)
    g = quest.g
    quest.kill()
    for figure in g.figures[:4]:
        figure.health = 4
    calm = PartyValue(g)
    for figure in g.figures[4:]:
        figure.at = 0
    crowded = PartyValue(g)
    crowded.needed, crowded.haste = calm.needed, calm.haste
    assert courage(g) == 0
    assert crowded.price(0) == pytest.approx(CARDS_IN_A_CROWD * calm.price(0))
    assert crowded.expected_loss(0, 3) == pytest.approx(HIT_POINTS_IN_A_CROWD * calm.expected_loss(0, 3))
    assert crowded.gain(0, 2) == pytest.approx(HIT_POINTS_IN_A_CROWD * calm.gain(0, 2))


def test_cards_that_last_beyond_the_rounds_that_the_page_grants_cost_next_to_nothing() -> None:
    g = enter("alchemy-lab", players=4).g
    plenty = PartyValue(g).price(0)
    cards = g.heroes[0]
    cards.hand, cards.lost = cards.hand[:6], cards.hand[6:]
    assert plenty < LEAST_CARD_VALUE < EVERYONE_NEEDED * LEAST_CARD_VALUE <= PartyValue(g).price(0)
