"""Reasons: what an option gains, costs and risks follows from the terms of the evaluation, and from nothing hidden."""

from __future__ import annotations

import dataclasses
import math
import pkgutil
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from tabletome import games
from tabletome.bots import SeatView, make_bot
from tabletome.bots.reasons import Reasons, Why, best_two, considered
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.games.battlelore.bots import evaluate as battlelore
from tabletome.games.mage_knight.bots import evaluate as mage_knight
from tabletome.games.tiny_epic_kingdoms.bots import evaluate as kingdoms
from tabletome.lessons.reasons import beside_the_best, in_words
from tabletome.scene import translator
from tests.toys import HEIST, SEALED, HeistState, play, table_of

MOVES = 80
EVERY = 7


def positions(name: str, options: Mapping[str, Any]) -> Iterator[Any]:
    """States of a game that instinct plays."""
    game = find_game(name)
    table = Table(game, game.options.read(dict(options)), "why", listening=False)
    bot = make_bot("instinct", 1)
    for move in range(MOVES):
        if table.outcome is not None:
            return
        seat = table.pending[0].seat
        table.play(seat, bot.choose(SeatView.of(table, seat)))
        if move % EVERY == 0 and table.outcome is None:
            yield table.state


def logistic(scale: float, middle: float = 0.0) -> Callable[[Any, float], float]:
    return lambda _state, total: 1 / (1 + math.exp((middle - total) / scale))


def scaled_by_time(state: Any, total: float) -> float:
    scale = kingdoms.DECISIVE + (kingdoms.CALM - kingdoms.DECISIVE) * kingdoms.time_left(state)
    return 1 / (1 + math.exp(-total / scale))


def in_a_scenario(state: Any, total: float) -> float:
    assert state.scenario
    return min(max(total, 0.01), 0.99)


LINKS: list[tuple[str, dict[str, Any], Callable[[Any, float], float]]] = [
    ("battlelore", {}, logistic(battlelore.SCALE)),
    ("gloomhaven", {}, in_a_scenario),
    ("mage_knight", {"players": 1, "scenario": "solo-conquest"}, logistic(mage_knight.SCALE, mage_knight.MIDDLE)),
    ("mage_knight", {"players": 2, "scenario": "blitz-conquest"}, logistic(mage_knight.SCALE)),
    ("sword_and_sorcery", {}, lambda _state, total: total),
    ("tiny_epic_kingdoms", {"players": 3}, scaled_by_time),
]
"""How the chances follow from the sum of all aspects."""


@pytest.mark.parametrize(("name", "options", "link"), LINKS)
def test_aspects_are_what_the_evaluation_is_made_of_and_have_words(
    name: str, options: dict[str, Any], link: Callable[[Any, float], float]
) -> None:
    game, met = find_game(name), set[str]()
    for state in positions(name, options):
        for seat in range(state.seats):
            aspects = game.aspects(state, seat)
            assert link(state, sum(aspects.values())) == pytest.approx(game.evaluate(state, seat))
            met |= aspects.keys()
    for language in ("en", "ru"):
        words = translator(language, game.folder)
        for message in (f"aspect-{aspect}-{way}" for aspect in met for way in ("up", "down")):
            assert words.message(message) != message
    assert len(met) >= 8


def test_every_game_gives_reasons() -> None:
    assert {name for name, _, _ in LINKS} == {module.name for module in pkgutil.iter_modules(games.__path__)}


# A heist: sneaking is slow, dashing is fast and may well raise the alarm, hiding leads nowhere


def heist_aspects(g: HeistState, _seat: int) -> dict[str, float]:
    return {"way": 0.45 * min(1, g.way / g.vault), "alarm": -0.12 * g.alarm}


def heist() -> SeatView:
    return SeatView.of(table_of(dataclasses.replace(HEIST, aspects=heist_aspects), vault=12), 0)


def why(verb: str) -> Why:
    view = heist()
    options = {option.verb: option for option in view.decision.options}
    return Reasons(view, options.values(), 5.0, random.Random(2)).why(options[verb])


def test_an_option_gains_and_costs_what_the_others_do_not() -> None:
    dash, hide = why("dash"), why("hide")
    assert (dash.gains, dash.costs) == (("way",), ("alarm",))
    assert (hide.gains, hide.costs) == (("alarm",), ("way",))


def test_what_suffers_when_luck_is_bad_is_a_risk() -> None:
    sneak, hide = why("sneak"), why("hide")
    assert sneak.risks == ("alarm",)
    assert sneak.is_risky
    assert hide.risks == ()
    assert not hide.is_risky


def test_the_second_best_is_measured_against_the_best() -> None:
    view = heist()
    options = {option.verb: option for option in view.decision.options}
    best, second = best_two(view, [options["dash"], options["hide"]], 5.0)
    assert (best.gains, best.costs) == (second.costs, second.gains) == (("way",), ("alarm",))


def test_where_there_is_no_choice_there_is_no_reason() -> None:
    view = heist()
    assert best_two(view, view.decision.options[:1], 1.0) == []


def test_a_long_list_is_stood_for_by_its_best_two_and_some_others() -> None:
    view = heist()
    many = list(view.decision.options) * 20
    assert considered(many)[:2] == many[:2]
    assert len(considered(many)) == 6


def test_reasons_know_no_more_than_the_seat() -> None:
    told = []
    for bid in ("0: bid 0", "0: bid 4"):
        view = SeatView.of(play(table_of(SEALED), bid), 1)
        told.append(best_two(view, list(view.decision.options), 60.0))
    assert told[0] == told[1]


def test_reasons_are_given_in_sentences() -> None:
    words = translator("en", find_game("battlelore").folder)
    best = Why(("enemy-units",), ("lore",), ("units",), chance=0.6, badly=0.41, wins=0.25, loses=0.5)
    assert [words.say(line) for line in in_words(best)] == [
        "Wins at once: 25% of the time.",
        "Gains: losses for the enemy.",
        "Costs: less Lore.",
        "Loses at once: 50% of the time.",
        "Risk: if it goes badly, losses of your own (chance 41% instead of 60%).",
    ]
    assert [words.say(line) for line in in_words(Why())] == ["It matters little which you take."]
    assert [words.say(line) for line in beside_the_best(Why(("lore",), ("units",)))] == [
        "Beside the best it gains: more Lore.",
        "Beside the best it costs: losses of your own.",
    ]
