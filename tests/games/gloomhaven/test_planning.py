"""How bots weigh a turn: odds, threats, reserves, where to go, and the plan made of all that."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import Decision
from tabletome.games.gloomhaven.belongings import helps_attack, worth_in_turn, worth_of_having
from tabletome.games.gloomhaven.content.notation import Attack, Move
from tabletome.games.gloomhaven.damage import damage_choices
from tabletome.games.gloomhaven.foresight import after_the_monsters
from tabletome.games.gloomhaven.heading import Heading, opener, place_for, should_rest
from tabletome.games.gloomhaven.instinct import instinct, quality, sufferer
from tabletome.games.gloomhaven.odds import blow
from tabletome.games.gloomhaven.planning import Outlook, number_of, steps_of
from tabletome.games.gloomhaven.reserves import Reserves, worth_of_rounds
from tabletome.games.gloomhaven.threats import has_acted, menace, share_before, strikes
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.quests import enter

APART = """
    . . . . . . .
     . Brute . . . guard1 .
    . Spellweaver . . . . .
"""


def steps(*abilities: Any) -> tuple[int, ...]:
    return tuple(number_of(ability) for ability in abilities)


def likeliest(game: Dungeon) -> str:
    decision = game.run.decision
    assert decision is not None
    return max(zip(instinct(game.g, decision), game.offers(), strict=True))[1]


# ------------------------------------------------------------------ odds


def test_the_odds_of_a_blow_are_those_of_a_standard_deck() -> None:
    # of twenty cards null, -2 and five -1 leave three hit points standing
    assert blow(3, 0, 3).death == pytest.approx(13 / 20)
    assert blow(3, 0, 99).damage == pytest.approx(3.0)
    assert blow(2, 5, 4) == (0, 0)


def test_advantage_makes_a_blow_better_and_disadvantage_worse() -> None:
    assert blow(3, 0, 5, -1).damage < blow(3, 0, 5).damage < blow(3, 0, 5, 1).damage
    assert blow(3, 0, 3, 1).death == pytest.approx(1 - 7 * 6 / (20 * 19))


# ------------------------------------------------------------------ reserves


def test_rounds_are_worth_less_the_less_likely_they_are_needed() -> None:
    first, last = worth_of_rounds(5, 10) - worth_of_rounds(4, 10), worth_of_rounds(20, 10) - worth_of_rounds(19, 10)
    assert first > 2 * last


def test_the_last_hit_points_cost_most_and_death_costs_a_life() -> None:
    g = dungeon(APART).g
    reserves = Reserves(g)
    whole = reserves.loss(0, 2)
    g.figures[0].health = 4
    hurt = reserves.loss(0, 2)
    assert whole < hurt < reserves.loss(0, 4) == reserves.life(0)


def test_cards_are_cheaper_for_whoever_can_take_all_of_them_back() -> None:
    g = dungeon(APART).g
    reserves = Reserves(g)
    dear = reserves.price(1)
    g.heroes[1].hand = tuple("trample" if card == "reviving-ether" else card for card in g.heroes[1].hand)
    assert reserves.price(1) > 2 * dear
    assert quality("spellweaver", "reviving-ether") > 10 * quality("spellweaver", "fire-orbs")


# ------------------------------------------------------------------ threats


def test_an_enemy_goes_for_the_nearest_it_can_reach() -> None:
    game = dungeon(APART)
    danger = menace(game.g, game.names["guard1"])
    (strike,) = strikes(danger._replace(far=4), [(4, 0), (5, 1)])
    assert (strike.target, strike.now) == (0, danger.strike)
    shared = strikes(danger, [(3, 0), (3, 1)])
    assert [each.target for each in shared] == [0, 1]
    assert shared[0].now == pytest.approx(danger.strike / 2)


def test_whoever_has_acted_strikes_no_more_this_round() -> None:
    game = dungeon(APART)
    guard = game.names["guard1"]
    assert not has_acted(game.g, guard)
    game.g.place = game.g.order.index("bandit-guard") + 1
    assert has_acted(game.g, guard)
    assert menace(game.g, guard).strike == 0


def test_how_likely_a_deck_is_to_be_faster_is_counted_in_its_cards() -> None:
    assert share_before("guard", 1) == 0
    assert share_before("guard", 99) == 1
    assert 0 < share_before("guard", 40) < 1


def test_after_the_monsters_turns_they_stand_beside_whom_they_strike() -> None:
    game = dungeon(APART)
    then = after_the_monsters(game.g)
    guard = game.names["guard1"]
    assert then.ground.distance(then.figures[guard].at, then.figures[0].at) == 1
    assert has_acted(then, guard)
    assert game.g.figures[guard].at == game.places["guard1"]


# ------------------------------------------------------------------ plans


def test_a_plan_goes_to_where_it_can_strike() -> None:
    outlook = Outlook(dungeon(APART).turn("brute", "trample", "grab-and-go").g, 0)
    there = outlook.best(outlook.here, steps(Move(3), Attack(3)))
    assert there > outlook.best(outlook.here, steps(Attack(3), Move(3)))
    assert there > outlook.best(outlook.here, steps(Move(2), Attack(3)))


def test_a_blow_that_would_kill_is_answered_with_a_card_by_whoever_it_falls_on() -> None:
    g = enter("black-barrow", players=1).g
    for hero, deadly in ((0, False), (1, True)):
        g.figures[hero].health = 1 if deadly else g.figures[hero].most
        decision = Decision(0, "damage", damage_choices(g, hero), {"damage": 3})
        assert sufferer(g, decision) == hero
        chosen = max(zip(instinct(g, decision), map(str, decision.options), strict=True))[1]
        assert chosen.startswith("lose") is deadly


def test_what_is_left_of_an_action_depends_on_the_elements_there() -> None:
    with_air = steps_of("spellweaver/crackling-air/top", 0, 0, ("air",))
    assert with_air != steps_of("spellweaver/crackling-air/top", 0, 0, ())
    assert steps_of("brute/trample/top", 1, 0, ()) == ()


def test_a_lost_card_must_be_worth_its_price() -> None:
    game = dungeon(APART.replace(". . . guard1", "guard1 . . .")).turn("brute", "overwhelming-assault", "grab-and-go")
    game.with_health("guard1", 1)
    assert likeliest(game) != "top overwhelming-assault"


def test_a_hero_steps_away_from_an_enemy_that_is_held_and_still_strikes() -> None:
    game = dungeon(
        """
        . . . . . . . .
         . . . Spellweaver guard1 . . .
        . . . . . . . .
        """
    ).turn("spellweaver", "mana-bolt", "reviving-ether")
    game.with_conditions("guard1", "immobilize").plays("bottom reviving-ether")
    choice = likeliest(game)
    assert choice.startswith("go ")
    assert game.g.ground.distance(int(choice.removeprefix("go ")), game.places["guard1"]) in (2, 3)


# ------------------------------------------------------------------ where to go


def test_doors_are_opened_by_whoever_bears_most_when_nobody_is_left_to_fight() -> None:
    quest = enter("black-barrow", players=2)
    g = quest.g
    assert not Heading(g, 0).opens
    for figure in g.figures[2:]:
        figure.at = -1
    heading = Heading(g, 0)
    assert heading.opens
    assert not Heading(g, 1).opens
    g.figures[0].health = 1
    assert opener(g, heading.doors) == 1


def test_a_door_is_opened_sooner_if_everyone_is_ready_or_somebody_cannot_wait() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[2:]:
        figure.at = -1
    ready = Heading(g, 0).opening()
    cards = g.heroes[1]
    cards.hand, cards.discard = cards.hand[:2], cards.hand[2:]
    assert Heading(g, 0).opening() < ready
    cards.discard = cards.discard[:2]
    assert Heading(g, 0).opening() > ready


def test_a_way_leads_around_traps_unless_they_lie_everywhere() -> None:
    game = dungeon(
        """
        . . ^ . .
         Brute . ^ . .
        # # . . a
        """
    )
    g = game.g
    around = Heading(g, 0)
    around.find_way({game.places["a"]})
    assert not around.springs
    for at in range(len(g.treasures)):
        if g.ground.distance(at, game.places["brute"]) == 1:
            g.traps |= {at}
    through = Heading(g, 0)
    through.find_way({game.places["a"]})
    assert through.springs


def test_everyone_goes_to_an_exit_of_their_own() -> None:
    quest = enter("icecrag-ascent", players=2)
    g = quest.g
    while g.locked or len(g.opened) < len(g.plan.doors):
        quest.open(g.plan.doors[min(set(range(len(g.plan.doors))) - g.opened)].name)
    places = [place_for(g, Heading(g, hero).goals, hero) for hero in range(2)]
    assert None not in places
    assert len(set(places)) == 2


def test_whom_the_scenario_wants_dead_is_struck_first() -> None:
    quest = enter("gloomhaven-warehouse", players=2)
    g = quest.g
    for door in g.plan.doors:
        quest.open(door.name)
    heading = Heading(g, 0)
    urgent = {g.figures[n].name for n in g.on_map() if heading.urgency(n) > 1}
    assert urgent == {"inox-bodyguard"}


def test_in_peace_one_rests_only_when_it_brings_back_enough_cards() -> None:
    cards = dungeon(APART).g.heroes[0]
    cards.hand, cards.discard = ("trample", "skewer"), ("grab-and-go",) * 5
    assert should_rest(cards)
    cards.discard = ("grab-and-go",) * 2
    assert not should_rest(cards)


# ------------------------------------------------------------------ items


def test_a_potion_is_drunk_when_it_heals_in_full() -> None:
    game = dungeon(APART).turn("brute", "trample", "grab-and-go")
    outlook = Outlook(game.g, 0)
    assert worth_in_turn(outlook, "minor-healing-potion") < 0
    game.with_health("brute", 5)
    assert worth_in_turn(Outlook(game.g, 0), "minor-healing-potion") > 0


def test_what_is_used_up_is_kept_for_a_strong_attack() -> None:
    assert helps_attack("poison-dagger", 3.0)
    assert not helps_attack("minor-power-potion", 3.0)
    assert helps_attack("minor-power-potion", 8.0)


def test_items_with_penalties_are_worth_less() -> None:
    assert worth_of_having("minor-healing-potion") > worth_of_having("hide-armor") > 0
