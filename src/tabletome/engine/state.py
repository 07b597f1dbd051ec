"""The base of every game's state: one plain, typed value that holds all that lies on the table."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from typing import Any, ClassVar, ParamSpec, Protocol, Self

import msgspec

from tabletome.engine.events import Event
from tabletome.engine.phases import Phase
from tabletome.engine.randomness import Rng

P = ParamSpec("P")


class Listener(Protocol):
    """Whoever wants to know what happens."""

    def hear(self, event: Event) -> None: ...


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `shared` marks a victory won side by side, where nobody has less of it for having company."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str = ""
    shared: bool = False

    def payoff(self, seat: int) -> float:
        """1 for a victory, an equal part of 1 for each of several rivals who tie, 0 for a defeat."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.shared else 1 / len(self.winners)


class State(msgspec.Struct, kw_only=True, dict=True):
    """What a game's own state adds to: whose phase it is, the dice to come, and how it ended.

    Everything that matters is in the fields; the listener is not part of the value and is neither copied nor saved.
    """

    phase: str
    rng: Rng
    seats: int
    revealed: int = 0
    outcome: Outcome | None = None

    listener: ClassVar[Listener | None] = None

    def copy(self) -> Self:
        """An independent state with the same content. Games write their own, for speed."""
        copied: Self = decode(encode(self), type(self))
        return copied

    def emit(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report what happened. With nobody listening the event is not even made."""
        if self.listener is not None:
            self.listener.hear(kind(*args, **kwargs))

    def reveal(self) -> None:
        """Something hidden has been shown: nobody may take back what led to it on their own."""
        self.revealed += 1

    def knowledge(self) -> tuple[int, int]:
        """Changes whenever dice fell or something hidden was shown."""
        return self.rng.drawn, self.revealed


def listen(state: State, listener: Listener | None) -> None:
    """Let `listener` hear of everything that happens to this very state object."""
    vars(state)["listener"] = listener


def _as_plain(value: Any) -> str:
    if isinstance(value, Phase):
        return str(value)
    raise TypeError(f"a state cannot hold a {type(value).__name__}")


_AS_IT_IS = msgspec.msgpack.Encoder(enc_hook=_as_plain)
_BY_CONTENT = msgspec.msgpack.Encoder(enc_hook=_as_plain, order="deterministic")


def encode(state: State) -> bytes:
    """For keeping: dicts come back in the order they had, so that rules which go through them do so alike."""
    return _AS_IT_IS.encode(state)


_READERS: dict[type[Any], msgspec.msgpack.Decoder[Any]] = {}
_MAKING = threading.Lock()


def decode(data: bytes, kind: type[Any]) -> Any:
    """From any thread: msgspec crashes where two look at a type for the first time at once, so one of them does."""
    reader = _READERS.get(kind)
    if reader is None:
        with _MAKING:
            reader = _READERS.setdefault(kind, msgspec.msgpack.Decoder(kind))
    return reader.decode(data)


def state_hash(state: State) -> str:
    """Sixteen characters that differ when anything on the table differs."""
    return hashlib.blake2b(_BY_CONTENT.encode(state), digest_size=8).hexdigest()
