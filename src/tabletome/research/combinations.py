"""Every combination of a game's options that go together."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from tabletome.engine.errors import BadOptions
from tabletome.engine.options import OptionInfo, Options

MOST_LISTED = 5_000
"""Up to here combinations are gone through one after the other; beyond, they are drawn."""
TRIES = 1_000


class Combinations:
    """The options of a game by its number: each combination in turn, or a random one where there are too many.

    The seed shuffles the order. `fixed` options have one value, given as words; a free text has only its default.
    """

    def __init__(self, kind: type[Options], fixed: Mapping[str, str], seed: str) -> None:
        self._kind = kind
        self._values = {info.name: _values(info) for info in kind.infos()} | {k: (v,) for k, v in fixed.items()}
        self._listed = self._list(seed) if math.prod(map(len, self._values.values())) <= MOST_LISTED else []

    def of(self, number: int, chance: random.Random) -> Options:
        if self._listed:
            return self._listed[number % len(self._listed)]
        for _ in range(TRIES):
            try:
                return self._kind.read({name: chance.choice(values) for name, values in self._values.items()})
            except BadOptions as bad:
                wrong = bad
        raise wrong

    def _list(self, seed: str) -> list[Options]:
        """Those that go together; if none do, what is wrong with the last."""
        listed = []
        for chosen in itertools.product(*self._values.values()):
            try:
                listed.append(self._kind.read(dict(zip(self._values, chosen, strict=True))))
            except BadOptions as bad:
                wrong = bad
        if not listed:
            raise wrong
        random.Random(seed).shuffle(listed)
        return listed


def _values(info: OptionInfo) -> Sequence[Any]:
    if info.values:
        return info.values
    if info.least is not None and info.most is not None:
        return range(info.least, info.most + 1)
    return (info.default,)
