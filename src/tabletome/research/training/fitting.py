"""Fitting a network: gradients of the cross entropy between its shares and the teacher's, steps by Adam.

The network is small and its layers are few, so the gradients are written out, and nothing but NumPy is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tabletome.bots.network import Array, Network
from tabletome.research.training.lessons import Lessons

HIDDEN, SECOND = 64, 32
"""How wide the layers are."""
BATCH = 256
RATE = 1e-3
FADING = 0.5
"""The rate of the last epoch, as a share of the first's, falls to this squared."""
DECAY = 1e-4
MOMENTUM, SQUARES, TINY = 0.9, 0.999, 1e-8
"""The constants of Adam (Kingma and Ba 2015)."""
HELD_BACK = 20
"""One decision in so many is only judged, never fitted to."""


class Fit(NamedTuple):
    """How well a network does on what was held back."""

    loss: float
    agreement: float
    """The share of decisions in which its first choice is the teacher's."""


class Batch(NamedTuple):
    """Some decisions; `first` is where the options of each begin, `owner` the decision of each option."""

    position: Array
    changes: Array
    signs: Array
    target: Array
    first: npt.NDArray[np.int64]
    owner: npt.NDArray[np.int64]


class Fitting:
    """A network on its way."""

    def __init__(self, lessons: Lessons, verbs: Sequence[str], features: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._lessons = lessons
        self._ends = np.cumsum(lessons.counts)
        shapes = {
            "position": (lessons.position.shape[1], HIDDEN),
            "changes": (lessons.changes.shape[1], HIDDEN),
            "signs": (lessons.signs.shape[1], HIDDEN),
            "first": (HIDDEN,),
            "second": (HIDDEN, SECOND),
            "bias": (SECOND,),
            "last": (SECOND,),
        }
        self.network = Network({name: self._begin(shape) for name, shape in shapes.items()}, verbs, features)
        self._means = {name: np.zeros_like(layer) for name, layer in self.network.layers.items()}
        self._squares = {name: np.zeros_like(layer) for name, layer in self.network.layers.items()}
        self._steps = 0

    def _begin(self, shape: tuple[int, ...]) -> Array:
        scale = np.float32(max(shape[0], SECOND) ** -0.5)
        return self._rng.standard_normal(shape, np.float32) * scale

    def fit(self, epochs: int, watch: Callable[[int], None]) -> Fit:
        """So many times over everything that is not held back."""
        every = self._rng.permutation(len(self._lessons.counts))
        judged, fitted = every[: len(every) // HELD_BACK + 1], every[len(every) // HELD_BACK + 1 :]
        for epoch in range(epochs):
            rate = RATE * FADING ** (2 * epoch / max(1, epochs - 1))
            self._rng.shuffle(fitted)
            for begin in range(0, len(fitted), BATCH):
                self._step(self._batch(fitted[begin : begin + BATCH]), rate)
            watch(epoch + 1)
        return self._judge(judged)

    def _batch(self, numbers: npt.NDArray[np.int64]) -> Batch:
        lessons, counts = self._lessons, self._lessons.counts[numbers]
        first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        owner = np.repeat(np.arange(len(numbers)), counts)
        rows = np.arange(len(owner)) - first[owner] + (self._ends[numbers] - counts)[owner]
        position, changes, signs, target = (
            kept.astype(np.float32)
            for kept in (lessons.position[numbers], lessons.changes[rows], lessons.signs[rows], lessons.target[rows])
        )
        return Batch(position, changes, signs, target, first, owner)

    def _step(self, batch: Batch, rate: float) -> None:
        at = self.network.layers
        first, second, shares = self._forward(batch)
        slope: Array = (shares - batch.target) / np.float32(len(batch.first))
        of_second: Array = slope[:, None] * at["last"] * (second > 0)
        of_first: Array = (of_second @ at["second"].T) * (first > 0)
        self._descend(
            {
                "last": second.T @ slope,
                "bias": of_second.sum(0),
                "second": first.T @ of_second,
                "first": of_first.sum(0),
                "signs": batch.signs.T @ of_first,
                "changes": batch.changes.T @ of_first,
                "position": batch.position.T @ np.add.reduceat(of_first, batch.first),
            },
            rate,
        )

    def _forward(self, batch: Batch) -> tuple[Array, Array, Array]:
        """Both hidden layers, and the share of every option."""
        at = self.network.layers
        whole = (batch.position @ at["position"])[batch.owner]
        first = np.maximum(whole + batch.changes @ at["changes"] + batch.signs @ at["signs"] + at["first"], 0)
        second = np.maximum(first @ at["second"] + at["bias"], 0)
        scores = second @ at["last"]
        powers = np.exp(scores - np.maximum.reduceat(scores, batch.first)[batch.owner])
        return first, second, powers / np.add.reduceat(powers, batch.first)[batch.owner]

    def _descend(self, slopes: dict[str, Array], rate: float) -> None:
        """One step of Adam, with weights that decay."""
        self._steps += 1
        grown, squared = 1 - MOMENTUM**self._steps, 1 - SQUARES**self._steps
        for name, slope in slopes.items():
            mean, square, layer = self._means[name], self._squares[name], self.network.layers[name]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - SQUARES) * (slope * slope - square)
            layer -= rate * (mean / grown / (np.sqrt(square / squared) + TINY) + DECAY * layer)

    def _judge(self, numbers: npt.NDArray[np.int64]) -> Fit:
        loss, agreed = 0.0, 0
        for begin in range(0, len(numbers), BATCH):
            batch = self._batch(numbers[begin : begin + BATCH])
            shares = self._forward(batch)[2]
            loss -= float(batch.target @ np.log(shares + TINY))
            best = [part.argmax() for part in np.split(shares, batch.first[1:])]
            right = [part.argmax() for part in np.split(batch.target, batch.first[1:])]
            agreed += sum(mine == theirs for mine, theirs in zip(best, right, strict=True))
        return Fit(loss / len(numbers), float(agreed / len(numbers)))
