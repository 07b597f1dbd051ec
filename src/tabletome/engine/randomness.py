"""Dice that anyone can check: every draw follows from the game's seed and a counter that is part of the state.

The stream is BLAKE2b keyed with the seed, one block a draw, so the same seed gives the same dice on every machine,
the future cannot be computed without the seed, and a server can publish `commitment(seed)` before a game and the seed
after it.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORD = 64
"""The bits of a draw."""
_WORDS = Struct("<Q")
_written, _read = _WORDS.pack, _WORDS.unpack
"""A word as bytes, the lowest first, and back: half as long on the way as by `int.from_bytes`."""


@functools.lru_cache(maxsize=1024)
def _keyed(key: bytes) -> blake2b:
    """BLAKE2b that has taken in the key: every draw goes on from a copy of it."""
    return blake2b(key=key, digest_size=8)


class Rng(msgspec.Struct):
    """A stream of draws: `key` comes from the seed, `drawn` counts the draws taken so far."""

    key: bytes
    drawn: int = 0

    def copy(self) -> Rng:
        return Rng(self.key, self.drawn)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (to one part in 2**64 / n)."""
        block = _keyed(self.key).copy()
        block.update(_written(self.drawn))
        self.drawn += 1
        (word,) = _read(block.digest())
        number: int = word * n >> _WORD
        return number

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Fisher-Yates, in place, from the last thing to the first."""
        self._shuffle(things, 0)

    def _shuffle(self, things: MutableSequence[T], settled: int) -> None:
        """The same down to this place. The draws are those of `below`, written out: decks are dealt all the time."""
        begin, drawn = _keyed(self.key).copy, self.drawn
        for last in range(len(things) - 1, settled, -1):
            block = begin()
            block.update(_written(drawn))
            drawn += 1
            (word,) = _read(block.digest())
            other = word * (last + 1) >> _WORD
            things[last], things[other] = things[other], things[last]
        self.drawn = drawn

    def shuffled(self, things: Sequence[T]) -> list[T]:
        shuffled = list(things)
        self.shuffle(shuffled)
        return shuffled

    def deal(self, things: Sequence[T], count: int) -> list[T]:
        """`count` things from the end of a shuffled deck, the last one first. The deck takes as many draws as any, but
        those that would settle the order of the others are not worked out."""
        deck, after = list(things), self.drawn + max(len(things) - 1, 0)
        self._shuffle(deck, max(len(deck) - count - 1, 0))
        self.drawn = after
        return deck[: -count - 1 : -1] if count else []

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` different things in random order."""
        return self.shuffled(things)[:count]


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def seed_of_shares(server: str, shares: Sequence[str]) -> str:
    """The seed that a server and players have drawn together: whoever knows all shares can compute it again.

    The server is bound to its share by a `commitment` that the players see before they give theirs; so nobody, the
    server included, can choose what comes of it.
    """
    return sha256("\n".join(["tabletome", server, *shares]).encode()).hexdigest()


def seeded(seed: str) -> Rng:
    """The stream of a game that was started with this seed."""
    return Rng(blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=32).digest())


def commitment(seed: str) -> str:
    """What may be shown before the game: it binds the seed without giving it away."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()
