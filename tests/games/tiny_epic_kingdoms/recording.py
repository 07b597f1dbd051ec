"""Recorded games of Tiny Epic Kingdoms: every number of players, with and without tokens, and every way of ending.

python -m tests.games.tiny_epic_kingdoms.recording
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabletome.bots import make_bot
from tabletome.engine.table import Table
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import MAGIC_TOP, MEEPLES, TOWER_TOP
from tabletome.research.tournament import play_game
from tests.golden.recorder import Recorder

WANTED = (
    *(f"{players}-players{tokens}" for players in range(2, 6) for tokens in ("", "-tokens")),
    *("ends-by-meeples", "ends-by-tower", "ends-by-magic"),
)


def kinds_of(table: Table[Any]) -> Iterator[str]:
    g = table.state
    if MEEPLES in g.in_play:
        yield "ends-by-meeples"
    yield f"{g.seats}-players{'-tokens' if g.exploration else ''}"
    if TOWER_TOP in g.tower:
        yield "ends-by-tower"
    if MAGIC_TOP in g.magic:
        yield "ends-by-magic"


def play(number: int, _: Sequence[str]) -> Table[Any]:
    players = 2 + number % 4
    options = {"players": players, "exploration": number % 8 >= 4, "factions": ("dealt", "chosen")[number % 3 == 0]}
    bots = [make_bot("greedy:worlds=1", f"{number}/{seat}") for seat in range(players)]
    return play_game(GAME, GAME.options.read(options), f"golden {number}", bots)


RECORDER = Recorder(GAME.name, WANTED, kinds_of, play)

if __name__ == "__main__":
    RECORDER.record()
