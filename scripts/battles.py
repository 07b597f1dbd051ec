"""Let bots fight BattleLore's adventures and write a line of JSON for each battle: winner, turns, banners.

    python -m scripts.battles play --bots mcts:iterations=24,mcts:iterations=24 --games 100 --out battles.jsonl
    python -m scripts.battles table battles.jsonl

Battle number N of an adventure is game number N of the tournament

    tabletome tournament battlelore --bots ... --by side --option adventure=NAME --seed SEED

so either finds the same. Adventures take turns, so that a run that is cut short has played all of them equally often;
the same command again goes on where the file ends. The table has the south's share with its interval, or with `--by` a
bot's, and the length in turns of both sides together.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from scripts.by_the_clock import until
from tabletome.bots import split_bots
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.research.statistics import wilson
from tabletome.research.tournament import Plan, table_number

SIDES = ("south", "north")


def battle(task: tuple[Plan, int]) -> dict[str, Any]:
    """Fight one battle; the same plan and number give the same battle."""
    plan, number = task
    began = time.process_time()
    line_up, fought = table_number(plan, number)
    g = fought.state
    return {
        "adventure": g.adventure, "number": number, "seed": plan.seed, "bots": line_up,
        "winners": [SIDES[seat] for seat in g.outcome.winners], "turns": g.turn_number, "banners": g.banners,
        "seconds": round(time.process_time() - began, 2),
    }  # fmt: skip


def play(wanted: argparse.Namespace) -> None:
    """Fight what the file does not have yet, until all is there or the time is up."""
    out: Path = wanted.out
    bots = split_bots(wanted.bots)
    done = {(line["adventure"], line["number"]) for line in read([out])} if out.exists() else set()
    tasks = [
        (Plan("battlelore", bots, (("adventure", name),), wanted.seed), number)
        for number in range(wanted.games)
        for name in wanted.adventure or adventures()
        if (name, number) not in done
    ]
    with out.open("a") as file:
        for line in until(battle, tasks, wanted.jobs, wanted.seconds):
            print(json.dumps(line), file=file, flush=True)


def read(files: Iterable[Path]) -> Iterator[dict[str, Any]]:
    for file in files:
        yield from map(json.loads, file.read_text().splitlines())


def table(wanted: argparse.Namespace) -> None:
    """One line for each adventure."""
    lines: dict[str, list[dict[str, Any]]] = {name: [] for name in adventures()}
    for line in read(wanted.files):
        lines[line["adventure"]].append(line)
    print(f"| adventure | banners to win | {share_of(wanted.by)} won | 95 % interval | turns: median, 10 to 90 % |")
    print("|---|---|---|---|---|")
    for name, fought in lines.items():
        if not fought:
            continue
        won, turns = wins(fought, wanted.by), sorted(line["turns"] for line in fought)
        low, high = wilson(won, len(fought))
        tenth = len(turns) // 10
        south, north = adventures()[name].victory
        print(
            f"| {name} | {south} : {north} | {won:g} of {len(fought)} | {low:.0%} to {high:.0%} "
            f"| {statistics.median(turns):g}, {turns[tenth]} to {turns[-1 - tenth]} |"
        )


def share_of(by: str) -> str:
    return "south" if by == "side" else f"`{by}`"


def wins(fought: list[dict[str, Any]], by: str) -> float:
    """Battles that the south has won, or this bot."""
    return sum(
        float(side == "south" if by == "side" else line["bots"][SIDES.index(side)] == by) / len(line["winners"])
        for line in fought
        for side in line["winners"]
    )


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="let bots fight")
    playing.add_argument("--bots", required=True)
    playing.add_argument("--adventure", action="append", choices=sorted(adventures()), help="all unless told")
    playing.add_argument("--games", type=int, default=100, help="battles of each adventure")
    playing.add_argument("--seed", default="0")
    playing.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--seconds", type=float, default=1e6, help="stop after so long")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(do=play)
    tabling = commands.add_parser("table", help="what the files hold")
    tabling.add_argument("files", type=Path, nargs="+")
    tabling.add_argument("--by", default="side", help="the bot whose share is asked for, in place of the south's")
    tabling.set_defaults(do=table)
    wanted = parser.parse_args(words)
    wanted.do(wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
