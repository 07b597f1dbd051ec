"""The planner behind the bots: what a hand can do, how a combat may go, what to do with a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.bots import SeatView, make_bot
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.bots.destinations import opponents_at
from tabletome.games.mage_knight.bots.instinct import instinct
from tabletome.games.mage_knight.bots.turn_plan import errands
from tabletome.games.mage_knight.bots.uses import (
    ATTACK,
    MOVE,
    cover,
    most_points,
    pay,
    points_worth,
    purse_of,
    things_of,
)
from tabletome.games.mage_knight.bots.worth import turns_left
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.rules.setup import MageKnightOptions
from tests.games.mage_knight.knights import Knights, fight, knight, setting_up

LONG = 60
"""Choices after which something has gone wrong."""


def thinks(game: Knights) -> str:
    """The choice that instinct would make."""
    decision = game.run.decision
    assert decision is not None
    weights = instinct(game.g, decision)
    assert len(weights) == len(decision.options)
    return str(max(zip(weights, decision.options, strict=True), key=lambda each: each[0])[1])


def follows(game: Knights, until: str = "") -> list[str]:
    """Play by instinct until a choice of this verb was made, or the combat or the turn is over."""
    chosen: list[str] = []
    fighting = game.g.combat is not None
    for _ in range(LONG):
        if fighting and game.g.combat is None:
            return chosen
        chosen.append(thinks(game))
        game.plays(chosen[-1])
        if chosen[-1].split()[0] in (until, "end-turn"):
            return chosen
    raise AssertionError(f"it does not end: {chosen}")


# Things, mana and needs


def test_a_need_is_covered_with_what_is_missed_least() -> None:
    game = knight(hand="march promise rage")
    found = cover(2 * 2, things_of(game.g, game.me), 0, purse_of(game.g, game.me), points_worth(MOVE))
    assert found is not None
    assert [str(way.action) for way in found.ways] == ["play march"]


def test_cards_are_turned_sideways_only_if_nothing_better_is_there() -> None:
    game = knight(hand="promise rage")
    found = cover(2 * 2, things_of(game.g, game.me), 0, purse_of(game.g, game.me), points_worth(MOVE))
    assert found is not None
    assert {str(way.action) for way in found.ways} == {"sideways promise move", "sideways rage move"}


def test_what_cannot_be_covered_is_not() -> None:
    game = knight(hand="march")
    assert cover(2 * 5, things_of(game.g, game.me), 0, purse_of(game.g, game.me), points_worth(MOVE)) is None


def test_mana_is_paid_once() -> None:
    game = knight(hand="march stamina", source="green", crystals="blue")
    purse = purse_of(game.g, game.me)
    green, blue = 3, 1
    assert [loss > 0 for _, loss in pay(purse, (green, blue))]
    assert not list(pay(purse, (green, green)))
    assert most_points(MOVE, things_of(game.g, game.me), 0, purse).points == 8


def test_a_card_that_needs_another_one_uses_it_up() -> None:
    game = knight(hand="improvisation rage")
    assert most_points(ATTACK, things_of(game.g, game.me), 0, purse_of(game.g, game.me)).points == 3


def test_a_boosted_card_is_worth_more() -> None:
    game = knight(hand="concentration march", mana="green")
    assert most_points(MOVE, things_of(game.g, game.me), 0, purse_of(game.g, game.me)).points == 6


# Combat


def test_an_enemy_is_shot_before_it_strikes() -> None:
    game = fight("prowlers", hand="swiftness rage march", mana="white")
    assert follows(game)[:2] == ["strengthen swiftness", "attack 1"]
    assert game.hand() == ["march", "rage"]


def test_a_blow_is_blocked_and_the_enemy_struck_down() -> None:
    game = fight("prowlers", hand="determination march rage stamina", mana="blue")
    follows(game)
    assert game.me.fame == 2
    assert WOUND not in game.me.hand


def test_only_siege_attacks_reach_over_walls() -> None:
    game = fight("crossbowmen /", kind="keep", hand="swiftness swiftness", mana="white white")
    assert thinks(game) == "done"


def test_where_there_is_nothing_to_win_nothing_is_played() -> None:
    game = fight("high-dragon", "attack", hand="march")
    assert thinks(game) == "done"


def test_cards_are_kept_for_the_phase_in_which_they_count_most() -> None:
    game = fight("diggers", hand="rage rage march march", mana="")
    chosen = follows(game)
    assert "attack 1" in chosen
    assert game.me.fame == 2


def test_a_unit_whose_resistance_holds_takes_the_blow() -> None:
    game = fight("diggers", "block", hand="march", units="guardian-golems")
    game.plays("done")
    assert thinks(game) == "assign 1"


def test_mana_is_made_first_if_the_plan_needs_it() -> None:
    game = fight("prowlers", hand="concentration swiftness")
    assert follows(game)[:3] == ["play concentration", "pick-colour white", "strengthen swiftness"]


# A turn


def test_a_hero_who_has_to_find_the_city_walks_to_the_edge_and_explores() -> None:
    game = knight("tovak at country-2.se", hand="march stamina rage", mana="green")
    follows(game, until="explore")
    assert len(game.g.tiles) == 4


def test_a_rampaging_enemy_that_can_be_beaten_is_challenged() -> None:
    game = knight(
        "tovak at country-2.w", hand="determination rage rage march", mana="blue", scenario="solo-conquest",
        country_2_nw="prowlers",
    )  # fmt: skip
    game.with_(round=1, rounds=6)
    assert "challenge country-2.nw" in follows(game, until="challenge")


def test_locals_are_visited_for_a_unit() -> None:
    game = knight("tovak at country-2.e", hand="promise threaten", scenario="solo-conquest", stack="")
    game.with_(units_offer=("peasants",), rounds=6)
    follows(game, until="recruit")
    assert [unit.name for unit in game.me.units] == ["peasants"]


def test_a_hero_with_many_wounds_rests() -> None:
    game = knight("tovak at start-a.c", hand="promise wound wound wound", scenario="solo-conquest")
    game.with_(rounds=6)
    assert thinks(game) == "rest"


def test_face_down_tokens_are_taken_for_what_is_common() -> None:
    """What is hidden must not change what the bot does."""
    ones, others = (
        opponents_at(knight(country_1_nw=f"?{name}").g, "country-1.nw", "keep") for name in ("golems", "crossbowmen")
    )
    assert ones == others


def test_errands_come_best_first() -> None:
    game = knight("tovak at country-2.se", hand="march stamina rage", mana="green")
    values = [errand.value for errand in errands(game.g, game.me)]
    assert values == sorted(values, reverse=True)
    assert len(values) > 2


def test_the_dummy_tells_how_many_turns_are_left() -> None:
    game = knight(hand="march")
    game.with_dummy(deck=("march",) * 8)
    assert turns_left(game.g, game.me) == 3
    game.with_(last_turns=())
    assert turns_left(game.g, game.me) == 1


# Whole games


def test_a_game_tells_how_many_cities_a_hero_led_in_the_end() -> None:
    game = knight()
    assert GAME.labels(game.g, 0) == {"hero": "tovak", "cities": "0"}
    game.with_(fallen=("core-5.c",), shields={"core-5.c": (0, 0)}, scenario="solo-conquest")
    assert GAME.labels(game.g, 0)["cities"] == "1"


def test_a_bot_that_may_choose_takes_the_hero_it_plays_best() -> None:
    assert thinks(setting_up()) == "choose-hero tovak"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_instinct_has_a_weight_for_every_choice(scenario: str) -> None:
    plays_on(scenario, max(SCENARIOS[scenario].players), choices=80)


def test_by_instinct_the_city_is_found() -> None:
    assert plays_on("first-reconnaissance", 1, choices=1000).city_found


def plays_on(scenario: str, players: int, choices: int) -> Any:
    options = MageKnightOptions.read({"scenario": scenario, "players": players, "heroes": "random"})
    table = Table(GAME, options, "planning", listening=False)
    bots = [make_bot("instinct", seed=seat) for seat in range(players)]
    for _ in range(choices):
        if table.outcome is not None:
            break
        seat = table.pending[0].seat
        table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
    return table.state
