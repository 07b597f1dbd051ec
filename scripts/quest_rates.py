"""How often a bot wins each quest of Sword & Sorcery, for each number of heroes, and how far it gets in campaigns.

    python -m scripts.quest_rates --games 120 --campaigns 200 --jobs 16 --seconds 170

Games of all cells are played in turn, so that a run which ends early has measured all of them alike. One JSON line for
each cell: quest, heroes, games, wins, rate and its 95 % interval; for campaigns also how many quests were won, and how
often each was lost for good.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletome.bots import make_bot
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.rules.setup import CAMPAIGN, SwordOptions
from tabletome.research.parallel import Spread, each
from tabletome.research.statistics import wilson
from tabletome.research.tournament import play_game

HEROES = (2, 3, 4, 5)


class Task(NamedTuple):
    """One game to be played."""

    quest: str
    heroes: int
    number: int


class Played(NamedTuple):
    """How it ended: won or not, after how many quests, in which one, and how long it took."""

    task: Task
    won: bool
    quests_won: int
    last: str
    rounds: int
    seconds: float


def play(bot: str, seed: str, until: float, task: Task) -> Played | None:
    """One game, unless the time is over."""
    if time.time() > until:
        return None
    options = SwordOptions.read({"players": 1, "heroes": task.heroes, "quest": task.quest})
    of_this_game = f"{seed}-{task.quest}-{task.heroes}-{task.number}"
    began = time.perf_counter()
    state = play_game(GAME, options, of_this_game, [make_bot(bot, of_this_game)]).state
    won = bool(state.outcome.winners)
    return Played(task, won, state.quests_won, state.quest, state.round, time.perf_counter() - began)


def tasks(quests: Sequence[str], heroes: Sequence[int], games: int, campaigns: int) -> Iterator[Task]:
    """The first game of every cell, then the second of every cell, and so on."""
    for number in range(max(games, campaigns)):
        if number < games:
            yield from (Task(quest, many, number) for quest, many in itertools.product(quests, heroes))
        if number < campaigns:
            yield Task(CAMPAIGN, 3, number)


def told(cell: Sequence[Played]) -> dict[str, object]:
    """What is known of one cell."""
    wins = sum(game.won for game in cell)
    interval = wilson(wins, len(cell))
    line: dict[str, object] = {
        "quest": cell[0].task.quest,
        "heroes": cell[0].task.heroes,
        "games": len(cell),
        "wins": wins,
        "rate": round(wins / len(cell), 3),
        "interval": [round(end, 3) for end in interval],
        "rounds": round(sum(game.rounds for game in cell) / len(cell), 1),
        "seconds": round(sum(game.seconds for game in cell) / len(cell), 3),
    }
    if cell[0].task.quest == CAMPAIGN:
        line["quests_won"] = dict(sorted(Counter(game.quests_won for game in cell).items()))
        line["ended_in"] = dict(Counter(game.last for game in cell if not game.won))
    return line


def main(words: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=100, help="games of each quest and number of heroes")
    reader.add_argument("--campaigns", type=int, default=0, help="campaigns with three heroes")
    reader.add_argument("--quest", action="append", choices=quest_names(), help="only this quest; may be repeated")
    reader.add_argument("--heroes", action="append", type=int, choices=HEROES, help="only this number; may be repeated")
    reader.add_argument("--bot", default=GAME.bot)
    reader.add_argument("--seed", default="rates")
    reader.add_argument("--jobs", type=int, default=1, help="processes")
    reader.add_argument("--seconds", type=float, default=3600.0, help="no game is begun later than this")
    asked = reader.parse_args(words)
    until = time.time() + asked.seconds
    todo = tasks(asked.quest or quest_names(), asked.heroes or HEROES, asked.games, asked.campaigns)
    cells: dict[tuple[str, int], list[Played]] = {}
    work = functools.partial(play, asked.bot, asked.seed, until)
    try:
        for played in each(GAME, work, todo, Spread(jobs=asked.jobs)):
            if played is not None:
                cells.setdefault((played.task.quest, played.task.heroes), []).append(played)
    finally:
        for cell in cells.values():
            sys.stdout.write(json.dumps(told(cell)) + "\n")


if __name__ == "__main__":
    main()
