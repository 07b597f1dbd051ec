"""A small network that judges the options of a decision, and what it is shown of them.

It sees the position as the game's `features` tell it, and for each option how the position would look once it is taken
(in one imagined position, the same for all), how much better the game's `evaluate` then finds it, how likely `instinct`
holds it, its verb and its amounts. Two hidden layers later each option has a score; their softmax is how likely the
network holds each.
"""

from __future__ import annotations

import functools
import zipfile
import zlib
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tabletome.bots.instinct import likelihood_in
from tabletome.bots.seat_view import SeatView
from tabletome.engine import Action, Rng
from tabletome.engine.errors import TabletomeError

Array = npt.NDArray[np.float32]

LEAST_LIKELY = 1e-4
"""So unlikely is at most what instinct would never do: logarithms have to end somewhere."""
AMOUNT_SCALE = 10.0
SIGNS = ("value after", "value gained", "log likelihood by instinct", "amounts")
"""What is said of an option beside its verb and what it changes."""


class BadNetwork(TabletomeError):
    """A file that holds no network, or one for other features than the game has now."""


class Sight(NamedTuple):
    """A decision as the network sees it."""

    position: Array
    """The features of the position."""
    changes: Array
    """A row for each option: how it changes the features."""
    signs: Array
    """A row for each option: `SIGNS`, and a 1 at its verb."""


def see(view: SeatView, verbs: Sequence[str], rng: Rng) -> Sight:
    """The decision in the position that `rng` imagines."""
    assert view.features is not None
    features, seat, options = view.features.of, view.seat, view.decision.options
    run = view.imagine(rng.copy())
    likely = likelihood_in(run, view.instinct)
    position, worth = np.array(features(run.state, seat), np.float32), view.value(run, seat)
    changes = np.empty((len(options), len(position)), np.float32)
    signs = np.zeros((len(options), len(SIGNS) + len(verbs)), np.float32)
    for row, option in enumerate(options):
        after = view.imagine(rng.copy())
        after.play(option)
        changes[row] = features(after.state, seat)
        value = view.value(after, seat)
        signs[row, : len(SIGNS)] = value, value - worth, log(max(LEAST_LIKELY, likely[option])), _amounts(option)
        signs[row, len(SIGNS) + verbs.index(option.verb)] = 1
    return Sight(position, changes - position, signs)


def _amounts(option: Action) -> float:
    """All numbers of an option together: how much is paid, bid, moved."""
    values = (getattr(option, name) for name in option.__struct_fields__)
    return sum(value for value in values if isinstance(value, int)) / AMOUNT_SCALE


class Network:
    """The layers by name, and for which features and verbs they were fitted."""

    def __init__(self, layers: dict[str, Array], verbs: Sequence[str], features: int) -> None:
        self.layers = layers
        self.verbs = tuple(verbs)
        self.features = features

    def scores(self, sight: Sight) -> Array:
        """The score of each option; only differences mean something."""
        at = self.layers
        first = sight.position @ at["position"] + sight.changes @ at["changes"] + sight.signs @ at["signs"]
        second = np.maximum(first + at["first"], 0) @ at["second"] + at["bias"]
        scores: Array = np.maximum(second, 0) @ at["last"]
        return scores

    def shares(self, sight: Sight) -> list[float]:
        """How likely the network holds each option; they add up to 1."""
        scores = self.scores(sight)
        shares = np.exp(scores - scores.max())
        return [float(share) for share in shares / shares.sum()]

    def save(self, file: Path) -> None:
        """Half precision is enough, and half the size."""
        halves: dict[str, Any] = {name: layer.astype(np.float16) for name, layer in self.layers.items()}
        unfinished = file.with_suffix(".part.npz")
        np.savez_compressed(unfinished, verbs=np.array(self.verbs), features=np.array(self.features), **halves)
        unfinished.replace(file)

    @staticmethod
    def load(file: Path) -> Network:
        try:
            with np.load(file, allow_pickle=False) as kept:
                layers = {name: kept[name].astype(np.float32) for name in LAYERS}
                return Network(layers, [str(verb) for verb in kept["verbs"]], int(kept["features"]))
        except (OSError, KeyError, ValueError, zipfile.BadZipFile) as wrong:
            raise BadNetwork(f"{file} holds no network: {wrong}") from wrong


LAYERS = ("position", "changes", "signs", "first", "second", "bias", "last")


def network_for(view: SeatView, file: Path) -> Network:
    """The network of this file, if it was fitted to the features that the game has now."""
    if view.features is None:
        raise BadNetwork(f"{view.game} does not describe its positions as numbers: no network can play it")
    if not file.exists():
        raise BadNetwork(f"{view.game} has no network at {file}; `tabletome train {view.game}` makes one")
    network = _load(file, file.stat().st_mtime_ns)
    if network.features != fingerprint_of(view.features.names):
        raise BadNetwork(f"{file} was fitted to other features than {view.game} has now; train it anew")
    return network


@functools.lru_cache(maxsize=16)
def _load(file: Path, changed: int) -> Network:  # noqa: ARG001 - a file written anew is read anew
    return Network.load(file)


def fingerprint_of(names: Sequence[str]) -> int:
    """Tells one list of features from another."""
    return zlib.crc32("\n".join(names).encode())
