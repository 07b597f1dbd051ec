"""How bots weigh a turn: odds, threats, reserves, where to go, and the plan made of all that."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tabletome.engine import Decision
from tabletome.games.gloomhaven.actions import Place, Recover, Stop
from tabletome.games.gloomhaven.bots.after_monsters import after_the_monsters
from tabletome.games.gloomhaven.bots.attack_odds import (
    blow,
    hardness,
)
from tabletome.games.gloomhaven.bots.card_value import (
    Reserves,
    effort,
    worth_of_rounds,
)
from tabletome.games.gloomhaven.bots.destinations import (
    Heading,
    next_door,
    opener,
    place_for,
    should_rest,
    steps_to,
)
from tabletome.games.gloomhaven.bots.instinct import (
    halves,
    instinct,
    pair_worth,
    plan_worth,
    plans_of_two,
    quality,
    sufferer,
)
from tabletome.games.gloomhaven.bots.item_value import (
    helps_attack,
    worth_for_gold,
    worth_in_turn,
    worth_of_having,
)
from tabletome.games.gloomhaven.bots.threats import (
    has_acted,
    menace,
    share_before,
    strikes,
)
from tabletome.games.gloomhaven.bots.turn_plan import (
    Outlook,
    number_of,
    steps_of,
)
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Move,
)
from tabletome.games.gloomhaven.rules.combat.damage import damage_choices
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
    door = next_door(g)
    assert door is not None
    assert opener(g, door) == 1


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
    places = [place_for(g, Heading(g, hero).goals, hero, calm=True) for hero in range(2)]
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


def test_gold_is_spent_on_what_brings_most_for_it() -> None:
    brute, weaver = dungeon(APART).g.heroes
    assert worth_of_having("major-healing-potion") > worth_of_having("minor-healing-potion")
    assert worth_for_gold(brute, "minor-healing-potion") > worth_for_gold(brute, "major-healing-potion")
    assert worth_for_gold(brute, "poison-dagger") > 2 * worth_for_gold(weaver, "poison-dagger")


def test_on_the_way_only_what_helps_to_move_is_used() -> None:
    """However bad the way is, a potion does not make it better."""
    game = dungeon(
        """
        . guard1* . guard2* .
         . . Spellweaver . .
        . guard3* . guard4* .
        """,
        level=5,
    )
    game.turn("spellweaver", "ride-the-wind", "mana-bolt").wears("spellweaver", "minor-healing-potion")
    game.with_health("spellweaver", 1)
    game.plays("basic-move ride-the-wind")
    assert "use minor-healing-potion" in game.offers()
    assert not likeliest(game).startswith("use")


# ------------------------------------------------------------------ what the whole party can bear


def test_hit_points_count_less_when_there_is_hardly_time_left() -> None:
    g = enter("black-barrow", players=2).g
    calm = Reserves(g)
    for cards in g.heroes:
        cards.hand, cards.lost = cards.hand[:5], cards.hand[5:]
    hasty = Reserves(g)
    assert hasty.haste > 1.5 * calm.haste
    assert hasty.peril(0, 3) < calm.peril(0, 3) / 1.5
    assert hasty.gain(0, 3) == calm.gain(0, 3)


def test_an_obstacle_must_lie_between_for_an_attack_on_those_beside_it() -> None:
    punch = steps_of("cragheart/explosive-punch/top", 0, 0, ())
    worth = {}
    for obstacle in ".%":
        game = dungeon(f". . . . .\n . Cragheart {obstacle} guard1 .\n. . . . .")
        outlook = Outlook(game.turn("cragheart", "crater", "avalanche").g, 0)
        worth[obstacle] = outlook.best(outlook.here, punch) - outlook.best(outlook.here, ())
    assert worth["%"] > worth["."] + 2


# ------------------------------------------------------------------ pushing, beginning, taking back


PUSHED = """
    . . . . . . .
     . Brute guard1 {behind} . . .
    . . . . . . .
"""


def test_an_enemy_is_pushed_into_a_trap() -> None:
    game = dungeon(PUSHED.format(behind="^")).turn("brute", "warding-strength", "grab-and-go")
    game.g.heroes[0].chosen = ("warding-strength",)
    game.with_health("guard1", 9).plays("top warding-strength", "strike guard1")
    assert game.asked() == "shove"
    assert likeliest(game) == f"shove {min(game.g.traps)}"


def test_an_enemy_that_has_acted_is_left_where_all_can_strike_it() -> None:
    game = dungeon(PUSHED.format(behind=".")).turn("brute", "warding-strength", "grab-and-go")
    game.with_health("guard1", 9)
    game.g.order = ("bandit-guard", "brute")
    game.g.place = 1
    game.plays("top warding-strength", "strike guard1")
    assert game.asked() == "shove"
    assert likeliest(game) == "skip"


def test_whoever_bears_most_begins_in_front() -> None:
    quest = enter("black-barrow", players=2)
    g = quest.g
    foes = [it.at for it in g.figures if it.hostile]
    options = [Place(at) for at in g.plan.start]
    away = [min(g.ground.distance(at, foe) for foe in foes) for at in g.plan.start]
    for hero, best in ((0, min(away)), (1, max(away))):
        g.figures[1].most = 3
        weights = instinct(g, Decision(hero, "place", options, {"hero": hero}))
        assert away[weights.index(max(weights))] == best


def test_the_best_card_is_taken_back() -> None:
    g = dungeon(APART).g
    options = [Recover("grab-and-go"), Recover("spare-dagger"), Stop()]
    weights = instinct(g, Decision(0, "recover-card", options, {"hero": 0, "left": 1}))
    assert weights.index(max(weights)) == 1


def test_nobody_waits_for_the_last_hit_points_of_a_room() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[3:]:
        figure.at = -1
    assert not Heading(g, 0).opens
    g.figures[2].health = 2
    assert Heading(g, 0).opens


def test_a_door_is_opened_by_somebody_who_still_acts_in_this_round() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[2:]:
        figure.at = -1
    assert Heading(g, 0).opens
    g.order, g.place = ("brute", "scoundrel"), 1
    assert not Heading(g, 0).opens
    assert Heading(g, 1).opens


def test_doors_are_opened_by_whoever_is_near() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[2:]:
        figure.at = -1
    door = next_door(g)
    assert door is not None
    free = {at for at in g.ground.floor if at not in g.obstacles}
    g.figures[1].at = min(free, key=lambda at: abs(steps_to(g, {door}, g.obstacles).get(at, 99) - 1))
    assert opener(g, door) == 1
    g.figures[1].health = 3
    assert opener(g, door) == 0


def test_no_card_is_kept_beyond_the_end() -> None:
    g = enter("black-barrow", players=2).g
    dear = Reserves(g).price(0)
    for figure in g.figures[3:]:
        figure.at = -1
    g.opened = frozenset(range(len(g.plan.doors)))
    g.figures[2].health = 1
    assert Reserves(g).price(0) < dear / 2


def test_lost_cards_come_back_only_to_whoever_has_enough_left_to_recover_them() -> None:
    g = dungeon(APART).g
    cards = g.heroes[1]
    cheap = Reserves(g).price(1)
    ether = "reviving-ether"
    cards.hand, cards.lost = (ether, "fire-orbs"), tuple(card for card in cards.hand if card != ether)[1:]
    assert Reserves(g).price(1) > cheap


def test_a_hit_point_behind_a_shield_takes_more_attacks() -> None:
    assert hardness(0) == 1.0
    assert hardness(0) < hardness(1) < hardness(2) == hardness(9)
    plain = MONSTERS["bandit-guard"].normal[1]
    assert effort(6, replace(plain, shield=1)) > effort(6, replace(plain, shield=0)) == 6


def test_good_attacks_are_not_used_up_for_their_bottom_halves() -> None:
    """A card that only moves well is the better one to move with."""
    assert halves("brute", "leaping-cleave", "grab-and-go") > halves("brute", "grab-and-go", "leaping-cleave")
    outlook = Outlook(dungeon(APART.replace(". guard1", "guard1")).g, 0)
    pair = frozenset(("leaping-cleave", "grab-and-go"))
    ways = [plan_worth(outlook, plan) for plan in plans_of_two("brute", "leaping-cleave", "grab-and-go")]
    assert pair_worth(outlook, pair) > max(ways)


def test_all_go_to_the_door_while_the_last_enemy_dies() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[3:]:
        figure.at = -1
    g.figures[2].health = 1
    assert [bool(Heading(g, hero).steps) for hero in range(2)] == [True, True]
