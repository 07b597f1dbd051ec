"""Fitting a network to a teacher: the cross entropy between its shares and the teacher's goes down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tabletome.bots.network import Array, Network
from tabletome.research.training.descent import TINY, Adam, Batch, slopes, think
from tabletome.research.training.lessons import Lessons, Seen

HIDDEN, SECOND = 128, 32
"""How wide the layers are."""
BATCH = 256
RATE = 1e-3
FADING = 0.5
"""The rate of the last epoch, as a share of the first's, falls to this squared."""
HELD_BACK = 20
"""One decision in so many is only judged, never fitted to."""


class Fit(NamedTuple):
    """How well a network does on what was held back."""

    loss: float
    agreement: float
    """The share of decisions in which its first choice is the teacher's."""


class Picker:
    """Takes any decisions out of many and lays them side by side."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._ends = np.cumsum(seen.counts)

    def pick(self, numbers: npt.NDArray[np.int64]) -> tuple[Batch, npt.NDArray[np.int64]]:
        """These decisions, and where their options are among all options."""
        seen, counts = self._seen, self._seen.counts[numbers]
        first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        owner = np.repeat(np.arange(len(numbers)), counts)
        rows = np.arange(len(owner)) - first[owner] + (self._ends[numbers] - counts)[owner]
        kept = (seen.position[numbers], seen.changes[rows], seen.signs[rows])
        position, changes, signs = (each.astype(np.float32) for each in kept)
        return Batch(position, changes, signs, first, owner), rows


def new_layers(features: int, signs: int, rng: np.random.Generator) -> dict[str, Array]:
    """A network that knows nothing yet."""
    shapes = {
        "position": (features, HIDDEN),
        "changes": (features, HIDDEN),
        "signs": (signs, HIDDEN),
        "first": (HIDDEN,),
        "second": (HIDDEN, SECOND),
        "bias": (SECOND,),
        "last": (SECOND,),
    }
    scales = {name: np.float32(max(shape[0], SECOND) ** -0.5) for name, shape in shapes.items()}
    return {name: rng.standard_normal(shape, np.float32) * scales[name] for name, shape in shapes.items()}


class Fitting:
    """A network on its way."""

    def __init__(self, lessons: Lessons, verbs: Sequence[str], features: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._lessons, self._picker = lessons, Picker(lessons.seen)
        layers = new_layers(lessons.seen.position.shape[1], lessons.seen.signs.shape[1], self._rng)
        self.network = Network(layers, verbs, features)
        self._adam = Adam(layers)

    def fit(self, epochs: int, watch: Callable[[int], None]) -> Fit:
        """So many times over everything that is not held back."""
        every = self._rng.permutation(len(self._lessons.seen.counts))
        judged, fitted = every[: len(every) // HELD_BACK + 1], every[len(every) // HELD_BACK + 1 :]
        for epoch in range(epochs):
            rate = RATE * FADING ** (2 * epoch / max(1, epochs - 1))
            self._rng.shuffle(fitted)
            for begin in range(0, len(fitted), BATCH):
                self._step(fitted[begin : begin + BATCH], rate)
            watch(epoch + 1)
        return self._judge(judged)

    def _step(self, numbers: npt.NDArray[np.int64], rate: float) -> None:
        layers, (batch, rows) = self.network.layers, self._picker.pick(numbers)
        thought = think(layers, batch)
        of_scores = (thought.shares - self._lessons.target[rows].astype(np.float32)) / np.float32(len(numbers))
        self._adam.step(slopes(layers, batch, thought, of_scores), rate)

    def _judge(self, numbers: npt.NDArray[np.int64]) -> Fit:
        loss, agreed = 0.0, 0
        for begin in range(0, len(numbers), BATCH):
            batch, rows = self._picker.pick(numbers[begin : begin + BATCH])
            target, shares = self._lessons.target[rows].astype(np.float32), think(self.network.layers, batch).shares
            loss -= float(target @ np.log(shares + TINY))
            best = [part.argmax() for part in np.split(shares, batch.first[1:])]
            right = [part.argmax() for part in np.split(target, batch.first[1:])]
            agreed += sum(mine == theirs for mine, theirs in zip(best, right, strict=True))
        return Fit(loss / len(numbers), float(agreed / len(numbers)))
