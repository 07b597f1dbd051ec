"""How often a player is asked in a round, and how often there is something to decide.

    python -m scripts.clicks                       every game, ten games each
    python -m scripts.clicks gloomhaven --games 3 --kinds

Sensible bots play. An answer is a *decision* if its question had options with different outcomes: another position, or
another question next. What seats answer in secret is one, for its outcome shows when all have answered. It is *given
for the player* where clients take the only choice by themselves or go on when the player does what comes next
(`Choice.goes_on`); every other answer is a *click*. `tests/scripts/test_clicks.py` keeps the clicks near the decisions.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

from tabletome.bots import SeatView, make_bot
from tabletome.engine.decisions import Decision
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.state import state_hash
from tabletome.engine.table import Table
from tabletome.scene.view import goes_without_saying, question

LONGEST = 600
"""Answers after which a game has told enough."""


class Counted(NamedTuple):
    """What was counted in some games."""

    rounds: int
    answers: int
    clicks: int
    decisions: int
    idle: Counter[str]
    """Clicks without a decision, by the kind of question."""

    @property
    def ratio(self) -> float:
        return self.clicks / self.decisions


def count(name: str, games: int, longest: int = LONGEST) -> Counted:
    """Play some games of a kind and count."""
    played = [_play(name, f"clicks-{number}", longest) for number in range(games)]
    return Counted(
        rounds=sum(told.rounds for told in played),
        answers=sum(told.answers for told in played),
        clicks=sum(told.clicks for told in played),
        decisions=sum(told.decisions for told in played),
        idle=sum((told.idle for told in played), Counter()),
    )


def _play(name: str, seed: str, longest: int) -> Counted:
    game = find_game(name)
    table: Table[Any] = Table(game, game.options.read({}), seed, listening=False)
    bot = make_bot("instinct" if game.instinct else "greedy", seed=seed)
    clicks = decisions = 0
    idle: Counter[str] = Counter()
    while table.outcome is None and table.step < longest:
        decision = table.pending[0]
        answer = bot.choose(SeatView.of(table, decision.seat))
        given = is_given(table, decision, str(answer))
        decides = not given and (len(table.pending) > 1 or _differ(table, decision))
        clicks, decisions = clicks + (not given), decisions + decides
        if not given and not decides:
            idle[decision.kind] += 1
        table.play(decision.seat, answer)
    return Counted(_rounds(table), table.step, clicks, decisions, idle)


def is_given(table: Table[Any], decision: Decision, answer: str) -> bool:
    """Whether clients give this answer by themselves."""
    asked = question(table, decision.seat)
    assert asked is not None
    gone_past = {choice.first[0] for choice in asked.beyond}
    return goes_without_saying(asked) or answer in gone_past


def _differ(table: Table[Any], decision: Decision) -> bool:
    """Whether two options lead to different positions or questions."""
    seen = set()
    for option in decision.options:
        after = table.fork()
        after.play(decision.seat, option)
        asked = tuple((each.seat, each.kind, tuple(map(str, each.options))) for each in after.pending)
        seen.add((state_hash(after.state), asked))
        if len(seen) > 1:
            return True
    return False


def _rounds(table: Table[Any]) -> int:
    """Rounds begun, or turns where a game has no rounds."""
    counts = (getattr(table.state, name, None) for name in ("round", "turn_number", "turn"))
    return next((count for count in counts if isinstance(count, int) and count > 0), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all of them if none is named")
    parser.add_argument("--games", dest="count", type=int, default=10, metavar="N", help="how many games of each")
    parser.add_argument("--kinds", action="store_true", help="also the questions at which nothing is decided")
    given = parser.parse_args()
    print(f"{'':20} rounds  answers  clicks  decisions  clicks/round  clicks/decision")
    for name in given.games or game_names():
        told = count(name, given.count)
        print(
            f"{name:20} {told.rounds:6}  {told.answers:7}  {told.clicks:6}  {told.decisions:9}  "
            f"{told.clicks / told.rounds:12.1f}  {told.ratio:15.2f}"
        )
        if given.kinds and told.idle:
            print("    nothing to decide:", ", ".join(f"{kind} {times}" for kind, times in told.idle.most_common()))


if __name__ == "__main__":
    main()
