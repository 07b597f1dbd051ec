"""Recorded games of Sword & Sorcery that every later version must play again, step for step.

    python -m tests.games.sword_and_sorcery.recording

plays games by instinct until each kind of game that must be on record has been met: every quest, a full party, a
campaign that went on to its second quest, and every way of ending.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tabletome.engine.table import Table
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.bots.instinct import instinct
from tabletome.games.sword_and_sorcery.content.heroes import HEROES_MOST
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.rules.setup import CAMPAIGN
from tests.golden.recorder import Recorder

ENDS = ("won", "lost-to-the-clock", "lost-all-ghosts", "lost-by-the-story")
WANTED = (*quest_names(), "full-party", "campaign-second-quest", *ENDS)
CARELESS = "smoke-over-alderwick"
"""A quest that careless heroes lose by its story."""


def kinds_of(table: Table[Any]) -> Iterator[str]:
    """What a finished game is an example of, the rarest first."""
    g = table.state
    if g.quests_won and g.quest != quest_names()[0]:
        yield "campaign-second-quest"
    if g.story.result == "won":
        yield "won"
    elif not g.living():
        yield "lost-all-ghosts"
    elif not g.events and not g.events_up:
        yield "lost-to-the-clock"
    else:
        yield "lost-by-the-story"
    if len(g.heroes) == HEROES_MOST:
        yield "full-party"
    yield g.quest


def play(number: int, wanted: Sequence[str]) -> Table[Any]:
    """A game of a quest that is still wanted, or of any; a careless one where only that is missing."""
    names = quest_names()
    still = [name for name in names if name in wanted]
    quest = still[0] if still else names[number % len(names)]
    careless = list(wanted) == ["lost-by-the-story"]
    if careless:
        quest = CARELESS
    elif "campaign-second-quest" in wanted and not still:
        quest = CAMPAIGN
    players = 1 + number % 3
    heroes = HEROES_MOST if "full-party" in wanted and number % 4 == 3 else max(2, players)
    table = Table(GAME, GAME.options.read({"players": players, "heroes": heroes, "quest": quest}), f"golden {number}")
    dice = random.Random(number)
    while table.outcome is None:
        asked = table.pending[0]
        weights = [1.0] * len(asked.options) if careless else instinct(table.state, asked)
        table.play(asked.seat, dice.choices(asked.options, weights)[0])
    return table


RECORDER = Recorder(GAME.name, WANTED, kinds_of, play)

if __name__ == "__main__":
    RECORDER.record()
