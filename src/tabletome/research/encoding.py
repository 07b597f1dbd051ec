"""Positions and choices as arrays, with a name for every entry.

A position is what the game's `features` say of it. A choice is its verb, and for each word of its text either the
number it is or one of a few buckets that its name falls into, so that the same place or card always looks the same.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tabletome.engine import Action, Game
from tabletome.engine.errors import TabletomeError

MOST_OPTIONS = 512
"""No decision of any game has more; the largest seen has 162."""
BUCKETS = 24
"""Names are spread over so many: enough for a learner to tell most places and cards apart."""
NUMBER_SCALE = 10.0

Array = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class NoFeatures(TabletomeError):
    """A game that has no positions as numbers yet."""


class Encoding:
    """The arrays of one game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        if game.features is None:
            raise NoFeatures(f"{game.name} does not describe its positions as numbers: Game.features is missing")
        self.features = game.features
        self.feature_names = game.features.names
        self._verbs = {kind.verb: place for place, kind in enumerate(game.actions)}
        self._fields = max(len(kind.__struct_fields__) for kind in game.actions)
        self.option_names = (
            *(f"verb: {verb}" for verb in self._verbs),
            *(f"word {field + 1}: {what}" for field in range(self._fields) for what in _FIELD_NAMES),
        )
        self._vectors: dict[Action, Array] = {}
        self._masks = [_mask(count) for count in range(MOST_OPTIONS + 1)]

    def observation(self, state: Any, seat: int) -> Array:
        """The position as a seat may know it."""
        return np.array(self.features.of(state, seat), dtype=np.float32)

    def mask(self, count: int) -> Mask:
        """1 for each of the first `count` choices. Not to be written to."""
        return self._masks[count]

    def options(self, options: Sequence[Action]) -> Array:
        """A row for each choice, in order."""
        return np.stack([self.option(option) for option in options])

    def option(self, option: Action) -> Array:
        """One choice; the same choice always gives the same, not to be written to."""
        vector = self._vectors.get(option)
        if vector is None:
            vector = self._vectors[option] = self._encode(option)
        return vector

    def _encode(self, option: Action) -> Array:
        vector = np.zeros(len(self.option_names), dtype=np.float32)
        vector[self._verbs[option.verb]] = 1
        for place, name in enumerate(option.__struct_fields__):
            first = len(self._verbs) + place * len(_FIELD_NAMES)
            _write(vector, first, getattr(option, name))
        return vector


_FIELD_NAMES = ("there", "number", *(f"bucket {bucket}" for bucket in range(BUCKETS)))


def _write(vector: Array, first: int, value: object) -> None:
    if value is None:
        return
    vector[first] = 1
    if isinstance(value, tuple):
        for part in value:
            _write(vector, first, part)
    elif isinstance(value, int):
        vector[first + 1] += value / NUMBER_SCALE
    else:
        vector[first + 2 + zlib.crc32(str(value).encode()) % BUCKETS] += 1


def _mask(count: int) -> Mask:
    mask = np.zeros(MOST_OPTIONS, dtype=np.int8)
    mask[:count] = 1
    mask.flags.writeable = False
    return mask


@functools.lru_cache(maxsize=16)
def encoding_of(game: Game[Any, Any]) -> Encoding:
    """The one encoding of a game."""
    return Encoding(game)
