"""How often the recommended bot wins each scenario of Gloomhaven.

    python -m scripts.gloomhaven_wins played.jsonl --games 20 --jobs 16 --minutes 3
    python -m scripts.gloomhaven_wins played.jsonl --table

The first plays games with the party that usually plays it, at the level reached by then, and writes a line of JSON for
each as soon as it is over. Games that the file has already are not played again. The second prints the table of the
docs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from scripts.by_the_clock import until
from tabletome.bots import SeatView, make_bot
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.bots.items.outfit import best_outfit
from tabletome.games.gloomhaven.content.items import ITEMS, shop
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, page
from tabletome.games.gloomhaven.rules.characters.equipment import starting_gold
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP, usual_cards, usual_hand, usual_perks
from tabletome.games.gloomhaven.rules.scenario.goals import all_exhausted, is_met
from tabletome.games.gloomhaven.rules.setup import SEATS, GloomhavenOptions
from tabletome.games.gloomhaven.sheets import CHECKS_FOR_A_PERK
from tabletome.games.gloomhaven.state import WON, Hero, State
from tabletome.research.statistics import wilson

LAST = 95
PARTIES = (
    (10, ("brute", "cragheart", "spellweaver", "tinkerer")),
    (25, ("brute", "cragheart", "sunkeeper", "tinkerer")),
    (LAST, ("sunkeeper", "quartermaster", "tinkerer", "brute")),
)
"""Up to which scenario which party plays: of the first six classes, then with some whose boxes are open, since by
scenario 11, the tenth that is played, one character has usually retired."""
CHOSEN = {
    60: ("berserker", "quartermaster", "sunkeeper", "doomstalker"),
    72: ("berserker", "quartermaster", "sunkeeper", "tinkerer"),
}
"""Where others go: into a run against time, in which each has to open a room alone, and among oozes, which have to be
struck down faster than they come."""
MOST_SECONDS = 120.0
"""Of one game, after which it is given up."""
REACHED = ((2, 1), (10, 2), (25, 4), (LAST, 6))
"""Up to which scenario a party usually has which level. A scenario brings a character about 17 points of experience,
and a party has played twice as many as the story needs: scenario 3 is its fourth, 11 its tenth, 26 its fifteenth."""
XP_A_SCENARIO = 17
GOLD_A_SCENARIO = 17
"""Of each of four characters: two thirds of about 20 money tokens at 2 or 3 gold, 6 for winning, 3 from treasures."""
GOALS_MET = 2 / 3
"""Battle goals that bring a checkmark."""


class Job(NamedTuple):
    """One game to play."""

    scenario: int
    number: int
    party: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """One game that was played."""

    scenario: int
    number: int
    party: str
    level: int
    won: bool
    why: str
    """How it was decided: `won`, `exhausted`, the defeat of the page, or `endless`."""
    rounds: int
    decisions: int
    seconds: float
    rooms: str
    """How many rooms of how many were revealed."""
    left: str
    """Which characters were exhausted in which round, and who was left."""


def level_by_then(scenario: int) -> int:
    """The level of a party that has come to this scenario."""
    return next(level for last, level in REACHED if scenario <= last)


def party_by_then(scenario: int) -> tuple[str, ...]:
    """Who usually plays this scenario."""
    return CHOSEN.get(scenario) or next(party for last, party in PARTIES if scenario <= last)


def scenarios_played(level: int) -> int:
    """How many scenarios a character has played by then."""
    return round(MIN_XP[level - 1] / XP_A_SCENARIO)


def gold_by_then(level: int) -> int:
    """What a new character has, and what the scenarios have brought. GH-NEWCH-04"""
    return starting_gold(1) + GOLD_A_SCENARIO * scenarios_played(level)


def perks_by_then(name: str, level: int) -> tuple[int, ...]:
    """One for each level gained, and one for every third checkmark. GH-LVLUP-04, GH-PERK-02"""
    return usual_perks(name, level + int(GOALS_MET * scenarios_played(level) / CHECKS_FOR_A_PERK))


def outfits_by_then(party: tuple[str, ...], level: int) -> list[tuple[str, ...]]:
    """What each has bought in a city whose prosperity is as high as the level; there are so many copies of each."""
    copies = {name: ITEMS[name].copies for name in shop(level)}
    outfits = []
    for name in party:
        hero = Hero(name, level, usual_hand(name, usual_cards(name, level)))
        outfit = best_outfit(hero, [item for item, left in copies.items() if left], gold_by_then(level))
        copies |= {item: copies[item] - 1 for item in outfit}
        outfits.append(outfit)
    return outfits


def options_of(job: Job) -> GloomhavenOptions:
    level = level_by_then(job.scenario)
    given: dict[str, object] = {"players": len(job.party), "scenario": page(job.scenario).name}
    for seat, name, items in zip(SEATS, job.party, outfits_by_then(job.party, level), strict=False):
        given |= {
            seat: name,
            f"{seat}_level": level,
            f"{seat}_perks": ",".join(str(perk + 1) for perk in perks_by_then(name, level)),
            f"{seat}_items": ",".join(items),
        }
    return GloomhavenOptions.read(given)


def play(job: Job) -> Played:
    """One game to its end."""
    table = Table(GAME, options_of(job), f"wins {job.scenario} {job.number}", listening=False)
    bots = [make_bot(GAME.bot, seed=f"{job.number} {seat}") for seat in range(len(job.party))]
    began = time.perf_counter()
    fell: dict[int, int] = {}
    while table.pending and time.perf_counter() - began < MOST_SECONDS:
        seat = table.pending[0].seat
        table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
        g = table.state
        fell |= {hero: g.round for hero in range(len(g.heroes) if g.round else 0) if g.is_exhausted(hero)} | fell
    g = table.state
    return Played(
        scenario=job.scenario,
        number=job.number,
        party=",".join(job.party),
        level=level_by_then(job.scenario),
        won=not table.pending and g.result == WON,
        why="endless" if table.pending else reason(g),
        rounds=g.round,
        decisions=len(table.log),
        seconds=round(time.perf_counter() - began, 2),
        rooms=f"{len(revealed_rooms(g.plan, g.opened))}/{g.plan.rooms}",
        left=" ".join(f"{hero.name}:{fell.get(number, '-')}" for number, hero in enumerate(g.heroes)),
    )


def reason(g: State) -> str:
    """Why a scenario ended as it did."""
    if g.result == WON:
        return "won"
    for defeat in page(g.scenario).defeats:
        if is_met(g, defeat):
            return type(defeat).__name__
    return "exhausted" if all_exhausted(g) else "lost"


# What has been played


def read(path: Path) -> list[Played]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines if line.endswith(b"}")]


def jobs_left(path: Path, scenarios: Iterable[int], games: int, party: tuple[str, ...] = ()) -> list[Job]:
    """Games that the file has not yet: first one of each scenario, then another of each."""
    had = {(each.scenario, each.number, each.party) for each in read(path)}
    wanted = [
        Job(scenario, number, party or party_by_then(scenario)) for number in range(games) for scenario in scenarios
    ]
    return [job for job in wanted if (job.scenario, job.number, ",".join(job.party)) not in had]


def scenarios_in(text: str) -> tuple[int, ...]:
    """`1-25,40`"""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


def table_rows(played: list[Played]) -> Iterator[str]:
    """The table of the docs."""
    yield "| scenario | level | games | won | decided by |"
    yield "|---|---|---|---|---|"
    for scenario in sorted({each.scenario for each in played}):
        games = [each for each in played if each.scenario == scenario]
        causes = Counter(each.why for each in games if not each.won)
        why = ", ".join(f"{cause} {count}" for cause, count in causes.most_common())
        name = next(each.name for each in SCENARIOS.values() if each.number == scenario)
        yield f"| {scenario} {name} | {games[0].level} | {len(games)} | {sum(each.won for each in games)} | {why} |"
    for first, last in ((1, 25), (26, 51), (52, LAST), (1, LAST)):
        games = [each for each in played if first <= each.scenario <= last]
        if games:
            won = sum(each.won for each in games)
            low, high = wilson(won, len(games))
            yield (
                f"\n{first} to {last}: {won} of {len(games)}, {won / len(games):.0%} ({low:.0%} to {high:.0%}); "
                f"longest game {max(each.seconds for each in games):.0f} s"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--scenarios", type=scenarios_in, default=tuple(range(1, LAST + 1)))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--party", type=lambda text: tuple(text.split(",")), default=())
    parser.add_argument("--table", action="store_true", help="Only print what the file has.")
    asked = parser.parse_args()
    if not asked.table:
        left = jobs_left(asked.file, asked.scenarios, asked.games, asked.party)
        with asked.file.open("ab") as out:
            for done in until(play, left, asked.jobs, 60 * asked.minutes):
                out.write(msgspec.json.encode(done) + b"\n")
                out.flush()
    print("\n".join(table_rows(read(asked.file))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
