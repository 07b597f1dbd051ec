"""A table: one game being played, with a memory.

The copy of the state at the start of the running phase and the answers given since are the whole game. Fork, undo,
save/load and playing on from a position that was kept are all the same thing: take such a copy and answer again what
was answered.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from tabletome.engine.actions import Action
from tabletome.engine.decisions import Decision
from tabletome.engine.errors import BadSave, CannotUndo, IllegalAction, TabletomeError
from tabletome.engine.events import Event
from tabletome.engine.game import Game
from tabletome.engine.kept import read_options, read_state
from tabletome.engine.options import Options
from tabletome.engine.randomness import Rng, seeded
from tabletome.engine.registry import find_game
from tabletome.engine.run import Run
from tabletome.engine.state import Outcome, State, decode, encode, listen, state_hash

S = TypeVar("S", bound=State)

PHASES_REMEMBERED = 16
"""So many phases back a move is taken back without playing the game anew; a state is kept for each."""


class Move(NamedTuple):
    """An answer that was given."""

    seat: int
    action: Action


class Happened(NamedTuple):
    """An event, and after how many moves it came about."""

    step: int
    event: Event


class Position(NamedTuple, Generic[S]):
    """The game as a phase began, `step` moves into it: whoever keeps this can play on from there."""

    step: int
    state: S
    barrier: int = 0
    """How many moves lay before the last time dice had fallen or something hidden had been shown."""
    told: int = 0
    """How many events the table had heard of by then."""


class Imagined(NamedTuple, Generic[S]):
    """A position that was imagined: for which seat, from which draw on and up to which, and what came of it."""

    seat: int
    rng: Rng
    drawn: int
    state: S


class Table(Generic[S]):
    """A game in progress. `pending` are the decisions that can be answered now, `play` answers one.

    A table that was resumed from a position knows nothing of the `start` moves before it.
    """

    def __init__(self, game: Game[S, Any], options: Options, seed: str, *, listening: bool = True) -> None:
        self._prepare(game, options, seed, None, listening)
        self._begin(game.setup(options, seeded(seed)))

    def _prepare(
        self, game: Game[S, Any], options: Options, seed: str, origin: Position[S] | None, listening: bool
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self._origin = origin
        self.log: list[Move] = []
        """The moves since `start`."""
        self._listening = listening
        self._events: list[Happened] | None = [] if listening else None
        self._barriers: list[int] = []
        self._checkpoints: deque[Position[S]] = deque(maxlen=PHASES_REMEMBERED)
        self._imagined: Imagined[S] | None = None

    @classmethod
    def replay(
        cls, game: Game[S, Any], options: Options, seed: str, moves: Iterable[Move], *, listening: bool = True
    ) -> Table[S]:
        """The table as it is after these moves, each of which must have been legal."""
        table = cls(game, options, seed, listening=listening)
        for seat, action in moves:
            table.play(seat, action)
        return table

    @classmethod
    def resume(
        cls, game: Game[S, Any], options: Options, seed: str, position: Position[S], *, listening: bool = True
    ) -> Table[S]:
        """The table as it was at this position, without a memory of how it came to that."""
        table: Table[S] = cls.__new__(cls)
        table._prepare(game, options, seed, Position(position.step, position.state, position.barrier), listening)
        table._barriers = [position.barrier] if position.barrier else []
        table._begin(position.state.copy())
        return table

    # Where the game stands

    @property
    def start(self) -> int:
        """How many moves had been made before those in `log`."""
        return 0 if self._origin is None else self._origin.step

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return self.start + len(self.log)

    @property
    def state(self) -> S:
        return self._run.state

    @property
    def outcome(self) -> Outcome | None:
        return self._run.outcome

    @property
    def pending(self) -> Sequence[Decision]:
        return self._run.pending

    def decision_of(self, seat: int) -> Decision:
        """What this seat has to decide now."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        if self.outcome is not None:
            raise IllegalAction("the game is over")
        waiting = ", ".join(str(decision.seat + 1) for decision in self.pending)
        raise IllegalAction(f"it is not for seat {seat + 1} to decide now; the table waits for seat {waiting}")

    @property
    def events(self) -> list[Happened]:
        """Everything that has happened since `start`, in order."""
        if self._events is None:
            again = self.again()
            for seat, action in self.log:
                again.play(seat, action)
            self._events, self._checkpoints = again.events, again._checkpoints
            self._listening = True
            listen(self.state, self)
        return self._events

    @property
    def barrier(self) -> int:
        """How many moves lie before the last time dice fell or something hidden was shown."""
        return self._barriers[-1] if self._barriers else 0

    @property
    def position(self) -> Position[S]:
        """Where the running phase began. Its state is not to be changed."""
        kept = self._checkpoints[-1]
        barrier = max((barrier for barrier in self._barriers if barrier <= kept.step), default=0)
        return kept._replace(barrier=barrier)

    def again(self) -> Table[S]:
        """The same game as it was at `start`."""
        if self._origin is None:
            return Table(self.game, self.options, self.seed)
        return self.resume(self.game, self.options, self.seed, self._origin)

    def hash(self) -> str:
        return state_hash(self.state)

    # Playing

    def play(self, seat: int, action: Action) -> None:
        """Answer this seat's decision. What is not offered is refused and changes nothing."""
        decision = self.decision_of(seat)
        if action not in decision.options:
            raise IllegalAction(f"{str(action)!r} is not among the choices of seat {seat + 1} now")
        known = self.state.knowledge()
        in_company = len(self.pending) > 1
        others_answered = self._run.others_answered
        try:
            self._answer(Move(seat, action))
        except Exception:
            self.rewind(self.step - 1)
            raise
        if self.state.knowledge() != known or (others_answered and not in_company):
            self._barriers.append(self.step)

    def _answer(self, move: Move) -> None:
        self.log.append(move)
        self._imagined = None
        self._run.turn_to(move.seat)
        self._run.play(move.action)

    def _begin(self, state: S) -> None:
        self._imagined = None
        if self._listening:
            listen(state, self)
        self._run: Run[S] = Run(self.game, state, self._remember)

    def hear(self, event: Event) -> None:
        assert self._events is not None
        self._events.append(Happened(self.step, event))

    def _remember(self, state: S) -> None:
        step, told = self.step, 0 if self._events is None else len(self._events)
        if self._checkpoints and self._checkpoints[-1].step == step:
            self._checkpoints.pop()
        self._checkpoints.append(Position(step, state.copy(), told=told))

    # Forking and imagining

    def fork(self) -> Table[S]:
        """An independent table in the same position, with the same dice to come."""
        return self._resumed(self._checkpoints[-1], self.log, self._barriers)

    def imagine(self, seat: int, rng: Rng) -> Run[S]:
        """A position that this seat cannot tell from the real one, to search in.

        Hidden things lie as they might equally well lie, other dice are to come, and whoever has answered in secret is
        asked again. With an equal generator it is the last one that was imagined, as far as it was kept.
        """
        last = self._imagined
        if last is not None and (last.seat, last.rng) == (seat, rng):
            rng.drawn = last.drawn
            return self._begun_anew(last.state.copy(), seat)
        before = rng.copy()
        kept = self._checkpoints[-1].state
        run = self._begun_anew(kept.copy(), seat)
        is_as_it_began = not run.waiting and run.state == kept
        run.state.rng = Rng(rng.below(1 << 62).to_bytes(8, "little"))
        self.game.imagine(run.state, seat, rng)
        self._imagined = Imagined(seat, before, rng.drawn, run.state.copy()) if is_as_it_began else None
        return run

    def _begun_anew(self, state: S, seat: int) -> Run[S]:
        """The running phase from this state on, with what was answered in it, where this seat has to decide."""
        run = Run(self.game, state)
        for move in self.log[self._checkpoints[-1].step - self.start :]:
            run.turn_to(move.seat)
            run.play(move.action)
        run.forget_answers()
        run.turn_to(seat)
        return run

    def _resumed(self, position: Position[S], moves: Sequence[Move], barriers: Sequence[int]) -> Table[S]:
        table: Table[S] = Table.__new__(Table)
        table._prepare(self.game, self.options, self.seed, self._origin, listening=False)
        table._barriers = list(barriers)
        table._continue(position, moves)
        return table

    def _continue(self, position: Position[S], moves: Sequence[Move]) -> None:
        """Stand where `moves`, all that were made since `start`, lead, from a position on the way."""
        made = position.step - self.start
        self.log = list(moves[:made])
        self._begin(position.state.copy())
        for move in moves[made:]:
            self._answer(move)

    # Undo

    def undo(self, seat: int | None = None, *, agreed: bool = False) -> None:
        """Take back this seat's last move (None: the last move, whoever made it).

        Free as long as nothing was learnt and nobody else has moved since; with everyone's agreement always.
        """
        step = self._last_move_of(seat)
        if not agreed:
            self._check_undo(seat, step)
        self.rewind(step)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would: the last move of all is this seat's, and nothing was learnt by it."""
        return bool(self.log) and seat in (None, self.log[-1].seat) and self.step > self.barrier

    def _last_move_of(self, seat: int | None) -> int:
        for place in range(len(self.log) - 1, -1, -1):
            if seat is None or self.log[place].seat == seat:
                return self.start + place
        raise CannotUndo("there is no move to take back")

    def _check_undo(self, seat: int | None, step: int) -> None:
        if step < self.barrier:
            raise CannotUndo("something hidden was shown or dice fell since; everyone has to agree to take that back")
        if seat is not None and any(move.seat != seat for move in self.log[step - self.start :]):
            raise CannotUndo("someone else has moved since; everyone has to agree to take that back")

    def rewind(self, step: int) -> None:
        """Go back to where `step` moves had been made, everyone agreeing."""
        moves = self.log[: step - self.start]
        while self._checkpoints and self._checkpoints[-1].step > step:
            self._checkpoints.pop()
        position = self._checkpoints.pop() if self._checkpoints else self.again()._checkpoints[0]
        if self._events is not None:
            del self._events[position.told :]
        self._continue(position, moves)
        self._barriers = [barrier for barrier in self._barriers if barrier <= step]

    # Saving

    def save(self, *, past: bool = True) -> bytes:
        """The game as bytes; `load` on any machine gives the same decision and the same future.

        Without its `past` it can be played on and thought about, but nothing before the running phase is remembered.
        """
        kept = self._checkpoints[-1]
        start = 0 if past and self._origin is None else kept.step
        saved = _Saved(
            game=self.game.name,
            version=self.game.version,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            moves=[(seat, str(action)) for seat, action in self.log[start - self.start :]],
            barriers=self._barriers,
            step=kept.step,
            state=encode(kept.state),
            start=start,
        )
        body = msgspec.msgpack.encode(saved)
        return MAGIC + hashlib.blake2b(body, digest_size=CHECKSUM_BYTES).digest() + body

    @staticmethod
    def load(data: bytes) -> Table[Any]:
        """The table that was saved, or a `BadSave` that says why these bytes are none.

        What an earlier version of the game has saved goes on without its past, which may not have been possible now.
        """
        saved = _read_saved(data)
        try:
            game = find_game(saved.game)
            options = read_options(game, saved.options, saved.version)
            if saved.version != game.version:
                return _resume_older(game, options, saved)
            moves = [Move(seat, game.actions.parse(text)) for seat, text in saved.moves]
            table = _resume_saved(game, options, saved, moves)
        except BadSave:
            raise
        except TabletomeError as wrong:
            raise BadSave(f"the saved game does not fit: {wrong}") from wrong
        except Exception as wrong:
            raise BadSave("the saved game contradicts itself and cannot be resumed") from wrong
        return table


def _resume_saved(game: Game[S, Any], options: Options, saved: _Saved, moves: Sequence[Move]) -> Table[S]:
    """Play on from the saved state as anyone would, so that nothing is believed that could not have happened."""
    made = saved.step - saved.start
    if not 0 <= made <= len(moves):
        raise BadSave(f"the saved game begins a phase at step {saved.step} but has {saved.start + len(moves)} moves")
    state = decode(saved.state, game.state)
    game.check(state)
    blank: Table[S] = Table.__new__(Table)
    earlier = [barrier for barrier in saved.barriers if barrier <= saved.step]
    origin = Position(saved.start, state, max(earlier, default=0)) if saved.start else None
    blank._prepare(game, options, saved.seed, origin, listening=False)
    table = blank._resumed(Position(saved.step, state), moves[:made], earlier)
    for seat, action in moves[made:]:
        table.play(seat, action)
    if table._barriers != saved.barriers:
        raise BadSave("the saved game does not know when dice fell or something hidden was shown")
    return table


def _resume_older(game: Game[S, Any], options: Options, saved: _Saved) -> Table[S]:
    """A game that another version of the rules has saved goes on from the beginning of the phase that was running."""
    state = read_state(game, saved.state, saved.version)
    barrier = max((barrier for barrier in saved.barriers if barrier <= saved.step), default=0)
    return Table.resume(game, options, saved.seed, Position(saved.step, state, barrier))


MAGIC = b"TABLETOME 1\n"
CHECKSUM_BYTES = 16


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: str
    options: dict[str, Any]
    seed: str
    moves: list[tuple[int, str]]
    barriers: list[int]
    step: int
    state: bytes
    start: int = 0
    """How many moves were made before the first of `moves`; more than none where the past was left out."""


def _read_saved(data: bytes) -> _Saved:
    if not data.startswith(MAGIC):
        raise BadSave("this is not a saved game of Tabletome")
    checksum, body = data[len(MAGIC) :][:CHECKSUM_BYTES], data[len(MAGIC) + CHECKSUM_BYTES :]
    if hashlib.blake2b(body, digest_size=CHECKSUM_BYTES).digest() != checksum:
        raise BadSave("the saved game is damaged: its checksum does not match")
    try:
        return msgspec.msgpack.decode(body, type=_Saved)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadSave(f"the saved game is damaged: {wrong}") from wrong
