"""Recorded games of Mage Knight that every later version must play again, step for step.

    python -m tests.games.mage_knight.recording

plays games until each kind that must be on record has been met: every scenario, alone, together, in teams and against
each other, with optional rules, and every way of ending.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.bots.instinct import instinct
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.events import CityFell, DrivenOff, EntranceFound, RemovedFromGame
from tabletome.games.mage_knight.rules.setup import MageKnightOptions
from tests.golden.recorder import Recorder

RULES = {
    "heroes": "auction", "drafting": True, "action_upgrades": True, "rampage": "rampage", "friendly_mana": True,
    "interactive_combat": True, "tile_orientation": "random", "random_cities": True,
}  # fmt: skip
ONE_CITY = {"country_tiles": 5, "core_tiles": 1, "city_tiles": 1, "city_level": 1}
SETTINGS: dict[str, dict[str, Any]] = {
    "optional-rules": {"scenario": "full-conquest", "players": 2, **RULES},
    "darkness": {"scenario": "druid-nights", "players": 2, "daylight": "darkness", "few_shields": True},
    "megapolis": {"scenario": "solo-conquest", "players": 1, "megapolis": "one", "daylight": "night-arrival"},
    "teams": {"scenario": "one-to-return", "players": 4, "teams": "seated"},
    "four-players": {"scenario": "full-conquest", "players": 4},
    "a-hero-is-driven-off": {"scenario": "conquer-and-hold", "players": 4, "open_map": True},
    "lost-in-the-portal": {"scenario": "one-to-return", "players": 3},
    "a-secret-entrance": {"scenario": "dungeon-lords", "players": 3},
    "a-city-falls": {"scenario": "solo-conquest", "players": 1, **ONE_CITY},
    **{name: {"scenario": name, "players": scenario.players[0]} for name, scenario in SCENARIOS.items()},
    "ends-by-the-mission": {"scenario": "first-reconnaissance", "players": 2, "country_tiles": 3, "core_tiles": 1},
    "ends-by-time": {"scenario": "blitz-conquest", "players": 2},
}  # fmt: skip
"""Options with which a game of each kind is likely."""
SHOWN_BY = {
    "a-hero-is-driven-off": DrivenOff,
    "lost-in-the-portal": RemovedFromGame,
    "a-secret-entrance": EntranceFound,
    "a-city-falls": CityFell,
}
PLANNED = ("a-city-falls",)
"""What nobody brings about without a plan."""
BOLD = (
    "explore", "attack-hero", "launch", "drive-off", "attack", "block-strike", "chant", "mark-glade", "enter",
    "interact", "recruit", "move", "strengthen", "play",
)  # fmt: skip
"""What a bold player does first."""


def kinds_of(table: Table[Any]) -> Iterator[str]:
    """What a finished game is an example of, the rarest first."""
    happened = {type(each.event) for each in table.events}
    yield from (kind for kind, event in SHOWN_BY.items() if event in happened)
    played = {name: getattr(table.options, name) for name in table.options.__struct_fields__}
    for kind, settings in SETTINGS.items():
        if kind not in SHOWN_BY and not kind.startswith("ends-") and settings.items() <= played.items():
            yield kind
    assert table.outcome is not None
    yield "ends-by-the-mission" if table.outcome.reason == "mission" else "ends-by-time"


def play(number: int, wanted: Sequence[str]) -> Table[Any]:
    """A game between bold players, or with a plan, of a kind that is still wanted."""
    kind = wanted[number % len(wanted)]
    table = Table(GAME, MageKnightOptions.read({"heroes": "random"} | SETTINGS[kind]), f"golden {number}")
    rng = random.Random(number)
    while table.pending:
        decision = table.pending[0]
        if kind in PLANNED:
            chosen = rng.choices(list(decision.options), list(instinct(table.state, decision)))[0]
        else:
            chosen = choose(decision.options, rng)
        table.play(decision.seat, chosen)
    return table


def choose(options: Sequence[Any], rng: random.Random) -> Any:
    """Mostly boldly, sometimes anyhow."""
    for verb in BOLD if rng.random() < 0.75 else ():
        fitting = [option for option in options if option.verb == verb]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(list(options))


RECORDER = Recorder(GAME.name, tuple(SETTINGS), kinds_of, play)

if __name__ == "__main__":
    RECORDER.record()
