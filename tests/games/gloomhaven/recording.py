"""Recorded games of Gloomhaven that every later version must play again, step for step.

    python -m tests.games.gloomhaven.recording

plays games by instinct until each kind that must be on record has been met: all 95 scenarios, those for one
character, a random dungeon, every
number of players, parties of the sealed classes, characters of higher levels with items, both variants, a victory in
the first scenario, a campaign with its events, and one with permanent death.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import EndCampaign, GoHome
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.scenarios import ALONE, PLAYABLE, TO_PLAY
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO_SCENARIOS
from tabletome.games.gloomhaven.rules.setup import SEATS, GloomhavenOptions
from tests.golden.recorder import Recorder

ON_RECORD = 95
"""The scenarios of which each has a recorded game."""
CAMPAIGNS = ("campaign", "permanent-death")
SEALED = {
    "shadow-and-sun": ("nightshroud", "sunkeeper", "quartermaster", "elementalist"),
    "rage-and-medicine": ("berserker", "plagueherald", "soothsinger", "sawbones"),
    "creatures": ("summoner", "beast-tyrant", "doomstalker"),
}
"""Parties of classes from sealed boxes, by the kind of their game."""
WANTED = (
    *(name for name, number in PLAYABLE.items() if number <= ON_RECORD),
    *(each.name for each in SOLO_SCENARIOS),
    "random-dungeon",
    *SEALED,
    "alone",
    "three-players",
    "four-players",
    "high-levels",
    "open-and-less-random",
    "victory",
    *CAMPAIGNS,
)

FIRST_SCENARIO = "black-barrow"
LONG_ENOUGH = 1200
"""Decisions after which a campaign is brought to its end."""


def kinds_of(table: Table[Any]) -> Iterator[str]:
    """What a finished game is an example of, the rarest first."""
    g = table.state
    assert table.outcome is not None
    sealed = [kind for kind, names in SEALED.items() if tuple(hero.name for hero in g.heroes) == names]
    yield from sealed
    if sealed:
        return
    if g.scenario in ALONE:
        yield g.plan.name
    elif g.party is not None:
        yield CAMPAIGNS[g.party.permanent_death]
    elif table.outcome.winners and len(g.heroes) == len(SEATS) and g.plan.name == FIRST_SCENARIO:
        yield "victory"
    elif g.open_hands and g.less_random:
        yield "open-and-less-random"
    elif max(hero.level for hero in g.heroes) > 1:
        yield "high-levels"
    elif g.solo:
        yield "alone"
    elif len(g.heroes) > 2:
        yield ("three-players", "four-players")[len(g.heroes) - 3]
    else:
        yield g.plan.name


def options_for(number: int, wanted: Sequence[str]) -> dict[str, Any]:
    """A game of the first kind that is still wanted; one after the other all classes take part."""
    kind = wanted[0]
    classes = list(CLASSES)
    party = {seat: classes[(number + place) % len(classes)] for place, seat in enumerate(("first", "second", "third"))}
    party["fourth"] = classes[(number + 3) % len(classes)]
    match kind:
        case sealed if sealed in SEALED:
            seats = dict(zip(SEATS, SEALED[kind], strict=False))
            return {"players": len(seats), **seats, "scenario": FIRST_SCENARIO}
        case name if TO_PLAY.get(name) in ALONE:
            return {"players": 1, "scenario": name, "items": "bought"}
        case "alone":
            return {"players": 1, **party}
        case "three-players":
            return {"players": 3, **party, "scenario": "forgotten-crypt"}
        case "four-players":
            return {"players": 4, **party, "scenario": "infernal-throne"}
        case "high-levels":
            levels = {f"{seat}_level": 5 + place for place, seat in enumerate(party)}
            return {
                "players": 4,
                **party,
                **levels,
                "items": "free",
                "hands": "chosen",
                "scenario": "shrine-of-strength",
            }
        case "campaign":
            return {"players": 2, "campaign": True, "difficulty": "easy"}
        case "permanent-death":
            return {"players": 3, "campaign": True, "permanent_death": True, "prosperity": 3, "difficulty": "hard"}
        case "victory":
            return {"players": 4, "scenario": FIRST_SCENARIO, "items": "bought"}
        case "open-and-less-random":
            return {"players": 2, "open_information": True, "less_random": True, "scenario": "icecrag-ascent"}
        case _:
            return {"players": 2, **party, "scenario": kind}


def play(number: int, wanted: Sequence[str]) -> Table[Any]:
    """Everyone follows their instinct, so that doors are opened and monsters beaten."""
    options = GloomhavenOptions.read(options_for(number, wanted))
    table = Table(GAME, options, f"golden {number}")
    dice = random.Random(number)
    while table.outcome is None:
        decision = table.pending[0]
        last = [option for option in decision.options if isinstance(option, GoHome | EndCampaign)]
        if last and len(table.log) > LONG_ENOUGH:
            table.play(decision.seat, last[-1])
            continue
        (action,) = dice.choices(decision.options, instinct(table.state, decision))
        table.play(decision.seat, action)
    return table


RECORDER = Recorder(GAME.name, WANTED, kinds_of, play)

if __name__ == "__main__":
    RECORDER.record()
