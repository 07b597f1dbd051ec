"""Recorded games that every later version must play again, step for step.

    python -m tests.golden.recording tiny_epic_kingdoms

plays games between bots until each kind of game that must be on record has been met, and writes one record for each.
What must be
on record is said in `WANTED`, by game; a test fails while one is missing.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tabletome.bots import make_bot
from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.games.tiny_epic_kingdoms.content.box import MAGIC_TOP, MEEPLES, TOWER_TOP
from tabletome.research.tournament import play_game

FOLDER = Path(__file__).parent


def kingdoms(table: Table[Any]) -> Iterator[str]:
    """The number of players, with or without tokens, and what brought the end about."""
    g = table.state
    yield f"{g.seats}-players{'-tokens' if g.exploration else ''}"
    if MEEPLES in g.in_play:
        yield "ends-by-meeples"
    if TOWER_TOP in g.tower:
        yield "ends-by-tower"
    if MAGIC_TOP in g.magic:
        yield "ends-by-magic"


WANTED: dict[str, tuple[Callable[[Table[Any]], Iterator[str]], tuple[str, ...]]] = {
    "tiny_epic_kingdoms": (
        kingdoms,
        (
            *(f"{players}-players{tokens}" for players in range(2, 6) for tokens in ("", "-tokens")),
            *("ends-by-meeples", "ends-by-tower", "ends-by-magic"),
        ),
    ),
}


def records(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.json"))


def missing(game: str) -> list[str]:
    """The kinds of games that are not on record."""
    return [label for label in WANTED[game][1] if not (FOLDER / game / f"{label}.json").exists()]


def record(game: str) -> None:
    """Play until nothing is missing."""
    kinds_of = WANTED[game][0]
    (FOLDER / game).mkdir(exist_ok=True)
    for number in itertools.count():
        wanted = missing(game)
        if not wanted:
            return
        table = _play(game, number)
        for label in kinds_of(table):
            if label in wanted:
                (FOLDER / game / f"{label}.json").write_bytes(Record.of(table).write())
                break


def _play(name: str, number: int) -> Table[Any]:
    game = find_game(name)
    players = 2 + number % 4
    options = {"players": players, "exploration": number % 8 >= 4, "factions": ("dealt", "chosen")[number % 3 == 0]}
    bots = [make_bot("greedy:worlds=1", f"{number}/{seat}") for seat in range(players)]
    return play_game(game, game.options.read(options), f"golden {number}", bots)


if __name__ == "__main__":
    record(sys.argv[1])
