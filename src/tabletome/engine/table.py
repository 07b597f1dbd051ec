"""A table: one game being played, with a memory.

The copy of the state at the start of the running phase and the answers given since are the whole game. Fork, undo and
save/load are all the same thing: take such a copy and answer again what was answered.
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
from tabletome.engine.options import Options
from tabletome.engine.randomness import Rng, seeded
from tabletome.engine.registry import find_game
from tabletome.engine.run import Run
from tabletome.engine.state import Outcome, State, decode, encode, listen, state_hash

S = TypeVar("S", bound=State)

PHASES_REMEMBERED = 64


class Move(NamedTuple):
    """An answer that was given."""

    seat: int
    action: Action


class Happened(NamedTuple):
    """An event, and after how many moves it came about."""

    step: int
    event: Event


class _Checkpoint(NamedTuple, Generic[S]):
    """The state as a phase began, `step` moves into the game."""

    step: int
    state: S


class Table(Generic[S]):
    """A game in progress. `pending` are the decisions that can be answered now, `play` answers one."""

    def __init__(self, game: Game[S, Any], options: Options, seed: str, *, listening: bool = True) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.log: list[Move] = []
        self._listening = listening
        self._events: list[Happened] | None = [] if listening else None
        self._barriers: list[int] = []
        self._checkpoints: deque[_Checkpoint[S]] = deque(maxlen=PHASES_REMEMBERED)
        self._begin(game.setup(options, seeded(seed)), listening)

    @classmethod
    def replay(
        cls, game: Game[S, Any], options: Options, seed: str, moves: Iterable[Move], *, listening: bool = True
    ) -> Table[S]:
        """The table as it is after these moves, each of which must have been legal."""
        table = cls(game, options, seed, listening=listening)
        for seat, action in moves:
            table.play(seat, action)
        return table

    # Where the game stands

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
        """Everything that has happened, in order."""
        if self._events is None:
            self._events = self.replay(self.game, self.options, self.seed, self.log).events
            self._listening = True
            listen(self.state, self)
        return self._events

    @property
    def barrier(self) -> int:
        """How many moves lie before the last time dice fell or something hidden was shown."""
        return self._barriers[-1] if self._barriers else 0

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
            self._rewind(len(self.log) - 1)
            raise
        if self.state.knowledge() != known or (others_answered and not in_company):
            self._barriers.append(len(self.log))

    def _answer(self, move: Move) -> None:
        self.log.append(move)
        self._run.turn_to(move.seat)
        self._run.play(move.action)

    def _begin(self, state: S, listening: bool) -> None:
        if listening:
            listen(state, self)
        self._run: Run[S] = Run(self.game, state, self._remember)

    def hear(self, event: Event) -> None:
        assert self._events is not None
        self._events.append(Happened(len(self.log), event))

    def _remember(self, state: S) -> None:
        if self._checkpoints and self._checkpoints[-1].step == len(self.log):
            self._checkpoints.pop()
        self._checkpoints.append(_Checkpoint(len(self.log), state.copy()))

    # Forking and imagining

    def fork(self) -> Table[S]:
        """An independent table in the same position, with the same dice to come."""
        return self._resumed(self._checkpoints[-1], self.log, self._barriers)

    def imagine(self, seat: int, rng: Rng) -> Run[S]:
        """A position that this seat cannot tell from the real one, to search in.

        Hidden things lie as they might equally well lie, other dice are to come, and whoever has answered in secret is
        asked again.
        """
        step, state = self._checkpoints[-1]
        run = Run(self.game, state.copy())
        for move in self.log[step:]:
            run.turn_to(move.seat)
            run.play(move.action)
        run.forget_answers()
        run.turn_to(seat)
        run.state.rng = Rng(rng.below(1 << 62).to_bytes(8, "little"))
        self.game.imagine(run.state, seat, rng)
        return run

    def _resumed(self, start: _Checkpoint[S], moves: Sequence[Move], barriers: Sequence[int]) -> Table[S]:
        table: Table[S] = Table.__new__(Table)
        table.game, table.options, table.seed = self.game, self.options, self.seed
        table._listening = False
        table._events = None
        table._barriers = list(barriers)
        table._checkpoints = deque(maxlen=PHASES_REMEMBERED)
        table._continue(start, moves)
        return table

    def _continue(self, start: _Checkpoint[S], moves: Sequence[Move]) -> None:
        """Stand where `moves` lead, from a state that some of them led to."""
        self.log = list(moves[: start.step])
        self._begin(start.state.copy(), listening=False)
        for move in moves[start.step :]:
            self._answer(move)
        if self._listening:
            listen(self.state, self)

    # Undo

    def undo(self, seat: int | None = None, *, agreed: bool = False) -> None:
        """Take back this seat's last move (None: the last move, whoever made it).

        Free as long as nothing was learnt and nobody else has moved since; with everyone's agreement always.
        """
        step = self._last_move_of(seat)
        if not agreed:
            self._check_undo(seat, step)
        self._rewind(step)

    def can_undo(self, seat: int | None = None) -> bool:
        try:
            self._check_undo(seat, self._last_move_of(seat))
        except CannotUndo:
            return False
        return True

    def _last_move_of(self, seat: int | None) -> int:
        for step in range(len(self.log) - 1, -1, -1):
            if seat is None or self.log[step].seat == seat:
                return step
        raise CannotUndo("there is no move to take back")

    def _check_undo(self, seat: int | None, step: int) -> None:
        if step < self.barrier:
            raise CannotUndo("something hidden was shown or dice fell since; everyone has to agree to take that back")
        if seat is not None and any(move.seat != seat for move in self.log[step:]):
            raise CannotUndo("someone else has moved since; everyone has to agree to take that back")

    def _rewind(self, step: int) -> None:
        """Go back to where `step` moves had been made."""
        moves = self.log[:step]
        while self._checkpoints and self._checkpoints[-1].step > step:
            self._checkpoints.pop()
        if not self._checkpoints:
            self._remember_start()
        self._continue(self._checkpoints.pop(), moves)
        self._barriers = [barrier for barrier in self._barriers if barrier <= step]
        if self._events is not None:
            self._events = [happened for happened in self._events if happened.step <= step]

    def _remember_start(self) -> None:
        self._checkpoints.append(_Checkpoint(0, self.game.setup(self.options, seeded(self.seed))))

    # Saving

    def save(self) -> bytes:
        """The game as bytes; `load` on any machine gives the same decision and the same future."""
        start = self._checkpoints[-1]
        saved = _Saved(
            game=self.game.name,
            version=self.game.version,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            moves=[(seat, str(action)) for seat, action in self.log],
            barriers=self._barriers,
            step=start.step,
            state=encode(start.state),
        )
        body = msgspec.msgpack.encode(saved)
        return MAGIC + hashlib.blake2b(body, digest_size=CHECKSUM_BYTES).digest() + body

    @staticmethod
    def load(data: bytes) -> Table[Any]:
        """The table that was saved, or a `BadSave` that says why these bytes are none."""
        saved = _read_saved(data)
        try:
            game = find_game(saved.game)
            if saved.version != game.version:
                raise BadSave(f"saved with version {saved.version} of {saved.game}; this is version {game.version}")
            blank: Table[Any] = Table.__new__(Table)
            blank.game, blank.options, blank.seed = game, game.options.read(saved.options), saved.seed
            moves = [Move(seat, game.actions.parse(text)) for seat, text in saved.moves]
            table = blank._resume_saved(saved, decode(saved.state, game.state), moves)
        except BadSave:
            raise
        except TabletomeError as wrong:
            raise BadSave(f"the saved game does not fit: {wrong}") from wrong
        except Exception as wrong:
            raise BadSave("the saved game contradicts itself and cannot be resumed") from wrong
        return table

    def _resume_saved(self, saved: _Saved, state: S, moves: Sequence[Move]) -> Table[S]:
        """Play on from the saved state as anyone would, so that nothing is believed that could not have happened."""
        if not 0 <= saved.step <= len(moves):
            raise BadSave(f"the saved game begins a phase at step {saved.step} but has {len(moves)} moves")
        self.game.check(state)
        earlier = [barrier for barrier in saved.barriers if barrier <= saved.step]
        table = self._resumed(_Checkpoint(saved.step, state), moves[: saved.step], earlier)
        for seat, action in moves[saved.step :]:
            table.play(seat, action)
        if table._barriers != saved.barriers:
            raise BadSave("the saved game does not know when dice fell or something hidden was shown")
        return table


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
