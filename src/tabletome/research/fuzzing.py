"""Random play of every combination of options, checking all that must be true of any game.

At every decision: there is at least one option, no option twice, every option's text reads back as the same action, and
the game's own invariants hold. At random moments: undo and replay, save and load, fork and play on, imagining what a
seat cannot know, and whether a seat sees what is there and not what was. At the end: the outcome is well formed and the
recorded game verifies. A game that asks more than `longest` times is taken to be endless.

Everything follows from the seed and the number of the game, so that one defect can be shown again alone.
"""

from __future__ import annotations

import functools
import itertools
import random
import shlex
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tabletome.engine.actions import Action
from tabletome.engine.decisions import Decision
from tabletome.engine.game import Game
from tabletome.engine.options import Options
from tabletome.engine.randomness import seeded
from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tabletome.engine.run import Run
from tabletome.engine.state import encode
from tabletome.engine.table import Move, Table
from tabletome.research.checks import (
    Wrong,
    check_evaluation,
    check_options,
    check_outcome,
    check_question,
    check_record,
    difference,
    position,
    same,
    seen_by,
)
from tabletome.research.combinations import Combinations
from tabletome.research.parallel import ONE_PROCESS, Spread, each
from tabletome.scene.memory import made_anew

LONGEST = 20_000
"""Decisions after which a game is taken to be endless, unless told."""
MOMENTS = 0.02
"""How often undo, save, fork or imagining is tried: rare enough that random play still takes most of the time."""
RECORDS = 0.05
"""How often a finished game's record is verified, which takes longer than the game."""
ENOUGH_DEFECTS = 20
"""More would hardly tell more."""
FORKED_MOVES = 3
IMAGINED_MOVES = 20
LOG_STEPS = 50
LAST_ACTIONS = 8


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: a game, the options that are fixed, and where chance comes from."""

    game: str
    seed: str = "0"
    options: tuple[tuple[str, str], ...] = ()
    longest: int = LONGEST
    moments: float = MOMENTS
    records: float = RECORDS
    keep: Path | None = None

    def command(self, number: int) -> str:
        """What plays one of the games again."""
        words = ["tabletome", "fuzz", self.game, "--seed", self.seed, "--first", str(number), "--games", "1"]
        for name, value in self.options:
            words += ["--option", f"{name}={value}"]
        if self.longest != LONGEST:
            words += ["--longest", str(self.longest)]
        return shlex.join(words)


class Defect(msgspec.Struct, frozen=True, kw_only=True):
    """Something that must not happen, and how to see it again. `last` are the latest actions, the fatal one last."""

    game: str
    options: dict[str, Any]
    seed: str
    step: int
    check: str
    message: str
    last: list[str]
    command: str
    record: str | None = None


class Played(NamedTuple):
    """One game that was played."""

    decisions: int
    defect: Defect | None = None


class Report(msgspec.Struct):
    """What a round of fuzzing found."""

    game: str
    decisions: int = 0
    games: int = 0
    errors: list[Defect] = []


Watch: TypeAlias = Callable[[Report], None]


def fuzz(
    plan: Plan,
    *,
    decisions: int | None = None,
    games: int | None = None,
    first: int = 0,
    spread: Spread = ONE_PROCESS,
    watch: Watch | None = None,
) -> Report:
    """Play whole games until there were this many decisions or games, or enough defects."""
    report = Report(plan.game)
    game = _prepare(plan).game
    numbers = itertools.count(first) if games is None else range(first, first + games)
    for played in each(game, functools.partial(play_number, plan), numbers, spread):
        report.decisions += played.decisions
        report.games += 1
        if played.defect is not None:
            report.errors.append(played.defect)
        if watch is not None:
            watch(report)
        if len(report.errors) >= ENOUGH_DEFECTS or (decisions is not None and report.decisions >= decisions):
            break
    return report


def play_number(plan: Plan, number: int) -> Played:
    """The game with this number."""
    return _Playing(plan, number).play()


class _Prepared(NamedTuple):
    """What all games of a plan share. `readable` are actions whose text is known to read back, each tried once."""

    game: Game[Any, Any]
    combinations: Combinations
    readable: set[Action]


@functools.lru_cache(maxsize=8)
def _prepare(plan: Plan) -> _Prepared:
    game = find_game(plan.game)
    return _Prepared(game, Combinations(game.options, dict(plan.options), plan.seed), set())


class _Playing:
    """A game being played, with all checks."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.seed = f"{plan.seed}-{number}"
        self.chance = random.Random(f"{plan.seed}/{number}")
        self.game, combinations, self.readable = _prepare(plan)
        self.options: Options = combinations.of(number, self.chance)
        self.table: Table[Any] | None = None
        self._do("set-up")

    def play(self) -> Played:
        try:
            self.table = Table(self.game, self.options, self.seed)
            self._play_to_the_end(self.table)
        except Exception as wrong:
            return Played(self._steps(), self._defect(wrong))
        return Played(self._steps())

    def _steps(self) -> int:
        return 0 if self.table is None else len(self.table.log)

    def _do(self, what: str, *moves: Move) -> None:
        """Note what is being done, in case it goes wrong."""
        self.doing = what
        self.trying = list(moves)

    def _play_to_the_end(self, table: Table[Any]) -> None:
        while table.pending:
            self._check_position(table)
            move = self._random_move(table.pending)
            if self.chance.random() < self.plan.moments:
                self._check_moment(table, move)
            self._do("play", move)
            table.play(*move)
        self._do("outcome")
        check_outcome(table.state)
        if self.chance.random() < self.plan.records:
            self._do("record")
            check_record(table)

    def _random_move(self, pending: Sequence[Decision]) -> Move:
        decision = pending[0] if len(pending) == 1 else self.chance.choice(pending)
        options = decision.options
        return Move(decision.seat, options[int(self.chance.random() * len(options))])

    def _check_position(self, table: Table[Any]) -> None:
        self._do("length")
        if len(table.log) >= self.plan.longest:
            raise Wrong(f"the game has not ended after {self.plan.longest} decisions")
        self._do("options")
        if table.outcome is not None:
            raise Wrong("the game is over, and yet something is asked")
        for decision in table.pending:
            check_options(self.game, decision, self.readable)
        self._do("invariants")
        self.game.check(table.state)

    # At random moments

    def _check_moment(self, table: Table[Any], move: Move) -> None:
        """Try one of the things that must not disturb the game."""
        trial = self.chance.choice((self._undo, self._save, self._fork, self._imagine))
        before = position(table)
        trial(table, move)
        same(position(table), before, "the game itself has changed")

    def _undo(self, table: Table[Any], move: Move) -> None:
        """Play, take it back, play it again."""
        self._do("undo", move)
        before = position(table)
        table.play(*move)
        after = position(table)
        table.undo(agreed=True)
        same(position(table), before, "taking the move back leads elsewhere")
        table.play(*move)
        same(position(table), after, "playing the move again after taking it back leads elsewhere")
        table.undo(agreed=True)

    def _save(self, table: Table[Any], move: Move) -> None:
        """The saved game is the same and has the same future."""
        self._do("save", move)
        loaded, forked = Table.load(table.save()), table.fork()
        same(position(loaded), position(table), "the loaded game is not the saved one")
        for again in (loaded, forked):
            again.play(*move)
        same(position(loaded), position(forked), "the loaded game goes on differently")

    def _fork(self, table: Table[Any], move: Move) -> None:
        self._do("copy", move)
        same(encode(table.state.copy()), encode(table.state), "the copy of the state differs from it")
        self._do("fork", move)
        forked = table.fork()
        same(position(forked), position(table), "the fork is not where the game is")
        for _ in range(FORKED_MOVES):
            forked.play(*move)
            if not forked.pending:
                break
            move = self._random_move(forked.pending)
            self.trying.append(move)

    def _imagine(self, table: Table[Any], _move: Move) -> None:
        """What a seat cannot know is made up, and the seat does not notice."""
        seat = self.chance.randrange(table.state.seats)
        self._do("imagine")
        run = table.imagine(seat, seeded(str(self.chance.random())))
        deciding = any(decision.seat == seat for decision in table.pending)
        self._compare_views(table, run, seat, deciding)
        check_evaluation(self.game, run.state, seat)
        self.game.check(run.state)
        if deciding:
            self._play_on(run)

    def _compare_views(self, table: Table[Any], run: Run[Any], seat: int, deciding: bool) -> None:
        events = [happened.event for happened in table.events if happened.step >= len(table.log) - LOG_STEPS]
        seen = []
        for state, pending in ((table.state, table.pending), (run.state, run.pending)):
            asked = [decision for decision in pending if deciding and decision.seat == seat]
            for decision in asked:
                check_question(self.game, state, decision)
            seen.append(seen_by(self.game, state, asked, events, seat))
            with made_anew():
                anew = seen_by(self.game, state, asked, events, seat)
            if seen[-1] != anew:
                raise Wrong(f"seat {seat + 1} sees what is so no longer: {difference(seen[-1], anew)}")
        if seen[0] != seen[1]:
            raise Wrong(f"seat {seat + 1} sees something it cannot know: {difference(*seen)}")

    def _play_on(self, run: Run[Any]) -> None:
        """Whoever decides can search in what it imagined."""
        for _ in range(IMAGINED_MOVES):
            if run.decision is None:
                return
            check_options(self.game, run.decision, self.readable)
            move = self._random_move([run.decision])
            self.trying.append(move)
            run.play(move.action)
        self.game.check(run.state)

    # What went wrong

    def _defect(self, wrong: Exception) -> Defect:
        table = self.table
        made = [] if table is None else table.log[-LAST_ACTIONS:]
        return Defect(
            game=self.game.name,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            step=self._steps(),
            check=self.doing,
            message=_in_words(wrong),
            last=[f"seat {seat + 1}: {action}" for seat, action in [*made, *self.trying]][-LAST_ACTIONS:],
            command=self.plan.command(self.number),
            record=None if table is None or self.plan.keep is None else self._keep(table, self.plan.keep),
        )

    def _keep(self, table: Table[Any], folder: Path) -> str | None:
        """Write the game up to here, if it can still be replayed."""
        try:
            written = Record.of(table).write()
        except Exception:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{self.game.name}-{self.seed}.json"
        file.write_bytes(written)
        return str(file)


def _in_words(wrong: Exception) -> str:
    """What was found, or what was raised and where."""
    if isinstance(wrong, Wrong):
        return str(wrong)
    place = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(place.filename).name}:{place.lineno} in {place.name})"
