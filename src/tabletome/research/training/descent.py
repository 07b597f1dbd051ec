"""How the layers of a network are improved: gradients written out, steps by Adam.

The network is small and its layers are few, so nothing but NumPy is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tabletome.bots.network import Array

DECAY = 1e-4
MOMENTUM, SQUARES, TINY = 0.9, 0.999, 1e-8
"""The constants of Adam (Kingma and Ba 2015)."""
STEEPEST = 1.0
"""Longer gradients are shortened to this."""


class Batch(NamedTuple):
    """Some decisions; `first` is where the options of each begin, `owner` the decision of each option."""

    position: Array
    changes: Array
    signs: Array
    first: npt.NDArray[np.int64]
    owner: npt.NDArray[np.int64]


class Thought(NamedTuple):
    """What a network makes of a batch: both hidden layers, and the share of every option."""

    first: Array
    second: Array
    shares: Array


def think(layers: Mapping[str, Array], batch: Batch) -> Thought:
    """All options of all decisions at once."""
    whole = (batch.position @ layers["position"])[batch.owner]
    of_options = batch.changes @ layers["changes"] + batch.signs @ layers["signs"]
    first = np.maximum(whole + of_options + layers["first"], 0)
    second = np.maximum(first @ layers["second"] + layers["bias"], 0)
    scores = second @ layers["last"]
    powers = np.exp(scores - np.maximum.reduceat(scores, batch.first)[batch.owner])
    return Thought(first, second, powers / np.add.reduceat(powers, batch.first)[batch.owner])


def slopes(layers: Mapping[str, Array], batch: Batch, thought: Thought, of_scores: Array) -> dict[str, Array]:
    """The gradient of every layer, given that of each option's score."""
    of_second: Array = of_scores[:, None] * layers["last"] * (thought.second > 0)
    of_first: Array = (of_second @ layers["second"].T) * (thought.first > 0)
    return {
        "last": thought.second.T @ of_scores,
        "bias": of_second.sum(0),
        "second": thought.first.T @ of_second,
        "first": of_first.sum(0),
        "signs": batch.signs.T @ of_first,
        "changes": batch.changes.T @ of_first,
        "position": batch.position.T @ np.add.reduceat(of_first, batch.first),
    }


class Adam:
    """Changes layers in place, step by step."""

    def __init__(self, layers: dict[str, Array]) -> None:
        self.layers = layers
        self._means = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self._squares = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self._steps = 0

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        """One step downhill, with weights that decay."""
        self._steps += 1
        grown, squared = 1 - MOMENTUM**self._steps, 1 - SQUARES**self._steps
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        shorter = np.float32(min(1.0, STEEPEST / (length + TINY)))
        for name, steep in slopes.items():
            slope = steep * shorter
            mean, square, layer = self._means[name], self._squares[name], self.layers[name]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - SQUARES) * (slope * slope - square)
            layer -= rate * (mean / grown / (np.sqrt(square / squared) + TINY) + DECAY * layer)
