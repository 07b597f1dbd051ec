"""Lets bots meet until all games are played or the time is up, and tells who won how often.

    python -m scripts.meetings tiny_epic_kingdoms --players 2 --levels --games 130 --seconds 60 --out levels.jsonl
    python -m scripts.meetings tiny_epic_kingdoms --players 3 --meet instinct --by faction --games 200 --out kings.jsonl
    python -m scripts.meetings battlelore --meet mcts,greedy --option adventure=agincourt --games 100 --out mcts.jsonl

Game number N of a meeting is game number N of `tabletome tournament` with the same bots, options and seed. Meetings
take turns, so that a run which ends early has played all of them equally often; every game is a line of JSON,
and the same command goes on where the file ends. `--levels` lets each level meet the one below or, where seats win
together, each play alone.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scripts.by_the_clock import until
from tabletome.bots import split_bots
from tabletome.engine.registry import find_game
from tabletome.research.statistics import wilson
from tabletome.research.tournament import Plan, play_number

LEVELS = ("novice", "adept", "expert", "master")

Line = dict[str, Any]


def meet(task: tuple[str, Plan, int]) -> Line:
    """One game of a meeting."""
    name, plan, number = task
    began = time.process_time()
    played = play_number(plan, number)
    outcome = played.outcome
    return {
        "meeting": name, "number": number, "bots": played.line_up, "labels": played.labels,
        "payoffs": [outcome.payoff(seat) for seat in range(len(played.line_up))],
        "scores": outcome.scores, "together": outcome.shared, "seconds": round(time.process_time() - began, 2),
    }  # fmt: skip


def meetings(wanted: argparse.Namespace) -> list[str]:
    """Bots with commas between them, as a tournament takes them."""
    if not wanted.levels:
        return list(wanted.meet)
    if wanted.together:
        return list(LEVELS)
    return [f"{better},{worse}" for worse, better in itertools.pairwise(LEVELS)]


def play(wanted: argparse.Namespace) -> None:
    """Play what the file does not have yet."""
    options: dict[str, Any] = dict(word.split("=", 1) for word in wanted.option or ())
    if wanted.players is not None:
        options["players"] = str(wanted.players)
    out: Path = wanted.out
    done = {(line["meeting"], line["number"]) for line in read(out)}
    plans = {
        name: Plan(wanted.game, split_bots(name), tuple(options.items()), wanted.seed) for name in meetings(wanted)
    }
    tasks = [
        (name, plan, number)
        for number in range(wanted.games)
        for name, plan in plans.items()
        if (name, number) not in done
    ]
    with out.open("a") as file:
        for line in until(meet, tasks, wanted.jobs, wanted.seconds):
            print(json.dumps(line), file=file, flush=True)


def read(out: Path) -> list[Line]:
    return [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []


def tell(wanted: argparse.Namespace) -> None:
    """A row for each meeting, by its first bot; then a row for each of whatever is asked for."""
    lines = read(wanted.out)
    for name in dict.fromkeys(line["meeting"] for line in lines):
        own = [line for line in lines if line["meeting"] == name]
        row(name, [_share(line) for line in own], sum(line["seconds"] for line in own) / len(own))
    for label in wanted.by or ():
        groups: dict[str, list[float]] = {}
        for line in lines:
            for labels, payoff in zip(line["labels"], line["payoffs"], strict=True):
                groups.setdefault(str(labels.get(label, "-")), []).append(payoff)
        for name, shares in sorted(groups.items(), key=lambda each: -sum(each[1]) / len(each[1])):
            row(f"{label} {name}", shares, None)


def _share(line: Line) -> float:
    """What the first bot of a meeting had of a game, or the party."""
    if line["together"]:
        return float(max(line["payoffs"]) > 0)
    first = split_bots(line["meeting"])[0]
    return float(sum(payoff for bot, payoff in zip(line["bots"], line["payoffs"], strict=True) if bot == first))


def row(name: str, shares: Sequence[float], seconds: float | None) -> None:
    won = sum(shares)
    low, high = wilson(won, len(shares))
    cost = "" if seconds is None else f" {seconds:.2f} s |"
    print(f"| {name} | {won:g} of {len(shares)} | {won / len(shares):.1%} | {low:.1%} to {high:.1%} |{cost}")


def main(words: Sequence[str]) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--meet", action="append", help="bots that meet; may be repeated")
    reader.add_argument("--levels", action="store_true", help="each level and the one below")
    reader.add_argument("--together", action="store_true", help="seats win together: each level for itself")
    reader.add_argument("--players", type=int)
    reader.add_argument("--option", action="append", metavar="NAME=VALUE")
    reader.add_argument("--by", action="append", help="also by what the game tells of its seats")
    reader.add_argument("--games", type=int, default=100, help="games of each meeting")
    reader.add_argument("--seed", default="0")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--seconds", type=float, default=1e6, help="stop after so long")
    reader.add_argument("--out", type=Path, required=True)
    wanted = reader.parse_args(words)
    find_game(wanted.game)
    play(wanted)
    tell(wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
