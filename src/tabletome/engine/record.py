"""A recorded game: readable text from which the whole game can be played again and checked, step by step."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine.errors import BadRecord, TabletomeError
from tabletome.engine.game import Game
from tabletome.engine.randomness import commitment, seed_of_shares
from tabletome.engine.registry import find_game
from tabletome.engine.state import State, state_hash
from tabletome.engine.table import Move, Table

FORMAT = 1


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A move and the hash of the state it led to."""

    seat: int
    action: str
    hash: str


class Share(msgspec.Struct, frozen=True):
    """What the player in a seat has added to the seed."""

    seat: int
    share: str


class Draw(msgspec.Struct, frozen=True):
    """How a server and players drew the seed together (see `seed_of_shares`)."""

    commitment: str
    """What the players saw before they gave their shares."""
    server: str
    shares: list[Share]

    def check(self, seed: str) -> None:
        """A `BadRecord` unless the server kept to its share and the seed comes from all shares."""
        if commitment(self.server) != self.commitment:
            raise BadRecord("the server's share is not the one it had committed itself to")
        if seed_of_shares(self.server, [each.share for each in self.shares]) != seed:
            raise BadRecord("the seed does not come from the shares")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, version, options, seed, moves and hashes. `start` is the hash before the first move."""

    tabletome: int
    game: str
    version: str
    options: dict[str, Any]
    seed: str
    start: str
    steps: list[Step]
    winners: list[int] | None = None
    scores: list[float] | None = None
    draw: Draw | None = None
    """Where players have had a share in the seed."""

    @classmethod
    def of(cls, table: Table[Any]) -> Record:
        """Record a table by playing its moves again; a `BadRecord` if it does not know how it began."""
        if table.start:
            raise BadRecord(f"other rules led to the first {table.start} moves; they cannot be recorded with these")
        replayed = Table(table.game, table.options, table.seed, listening=False)
        start, steps = replayed.hash(), []
        for seat, action in table.log:
            replayed.play(seat, action)
            steps.append(Step(seat, str(action), replayed.hash()))
        winners, scores = _result(replayed)
        return cls(
            tabletome=FORMAT,
            game=table.game.name,
            version=table.game.version,
            options=msgspec.to_builtins(table.options),
            seed=table.seed,
            start=start,
            steps=steps,
            winners=winners,
            scores=scores,
        )

    @classmethod
    def read(cls, data: bytes) -> Record:
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise BadRecord(f"this is not a recorded game: {wrong}") from wrong
        if record.tabletome != FORMAT:
            raise BadRecord(f"record format {record.tabletome} is unknown; this version reads format {FORMAT}")
        return record

    def write(self) -> bytes:
        """JSON with one line for each step."""
        head = msgspec.json.encode(msgspec.structs.replace(self, steps=[]))
        steps = b",\n".join(b"  " + msgspec.json.encode(step) for step in self.steps)
        return head.replace(b'"steps":[]', b'"steps":[\n' + steps + b"\n]") + b"\n"

    def check_promises(self, promised: str = "", share: str = "") -> None:
        """A `BadRecord` unless the server was bound by this commitment and this share was drawn with."""
        bound = commitment(self.seed) if self.draw is None else self.draw.commitment
        if promised and promised != bound:
            raise BadRecord(f"the server was bound by {bound}, not by {promised}")
        if share and (self.draw is None or share not in [each.share for each in self.draw.shares]):
            raise BadRecord("that share was not drawn with")

    def table(self) -> Table[Any]:
        """The table this record leads to, every step checked: `BadRecord` names the first that differs."""
        game = find_game(self.game)
        if self.version != game.version:
            raise BadRecord(f"recorded with version {self.version} of {self.game}; this is version {game.version}")
        if self.draw is not None:
            self.draw.check(self.seed)
        try:
            table = Table(game, game.options.read(self.options), self.seed)
        except TabletomeError as wrong:
            raise BadRecord(f"the recorded options do not fit: {wrong}") from wrong
        _compare(0, "the set-up", table.state, self.start)
        for number, step in enumerate(self.steps, 1):
            _play_step(game, table, number, step)
        self._compare_outcome(table)
        return table

    def _compare_outcome(self, table: Table[Any]) -> None:
        winners, scores = _result(table)
        if (winners, scores) != (self.winners, self.scores):
            raise BadRecord(
                f"the record ends with winners {self.winners} and scores {self.scores}; "
                f"the moves lead to winners {winners} and scores {scores}"
            )


def _result(table: Table[Any]) -> tuple[list[int] | None, list[float] | None]:
    if table.outcome is None:
        return None, None
    return list(table.outcome.winners), list(table.outcome.scores)


def _play_step(game: Game[Any, Any], table: Table[Any], number: int, step: Step) -> None:
    try:
        table.play(*Move(step.seat, game.actions.parse(step.action)))
    except TabletomeError as wrong:
        raise BadRecord(f"step {number}, {step.action!r}: {wrong}") from wrong
    _compare(number, repr(step.action), table.state, step.hash)


def _compare(number: int, what: str, state: State, expected: str) -> None:
    if state_hash(state) != expected:
        raise BadRecord(f"step {number}, {what}: the state differs from the recorded one")
