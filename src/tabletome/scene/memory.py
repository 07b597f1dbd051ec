"""Parts of scenes that are made once and shown many times.

A table is drawn anew for every seat after every move, though a move changes little of it. A function that makes a part
can say what it makes it of; as long as that is the same it gives the very same part, which also shows at a glance that
nothing of it has changed.

    @remembered(lambda g, unit: (g.adventure, g.troops[unit], g.figures[unit]))
    def piece(g: State, unit: int) -> Piece: ...

What it is made of must name all that the part depends on, and a part that was given is never changed. `made_anew` makes
everything again: `tests/scene/test_memory.py` plays every game and compares.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")

MOST = 1024
"""So many parts are remembered for one function before those are forgotten that were not asked for since as many."""
SOME = 256
"""Of big parts, such as all that lies before a player."""
FEW = 64
"""Of what is the same for those only who look at the same moment."""


_MISSING: Any = object()


class _Forgetful:
    """Whether nothing is remembered now."""

    now = False


def remembered(made_of: Callable[P, Hashable], most: int = MOST) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function give the part that it made before of the same."""

    def remember(make: Callable[P, T]) -> Callable[P, T]:
        young: dict[Hashable, Any] = {}
        old: dict[Hashable, Any] = {}

        @functools.wraps(make)
        def recall(*args: P.args, **kwargs: P.kwargs) -> T:
            if _Forgetful.now:
                return make(*args, **kwargs)
            nonlocal young, old
            key = made_of(*args, **kwargs)
            part: T = young.get(key, _MISSING)
            if part is _MISSING:
                part = old.get(key, _MISSING)
                if part is _MISSING:
                    part = make(*args, **kwargs)
                if len(young) >= most:
                    young, old = {}, young
                young[key] = part
            return part

        return recall

    return remember


_FREEZE = msgspec.msgpack.Encoder(enc_hook=str).encode


def frozen(*values: Any) -> bytes:
    """By the content of values that can change: parts of a state, lists, dicts."""
    return _FREEZE(values)


@contextmanager
def made_anew() -> Iterator[None]:
    """Make every part again, and remember none."""
    _Forgetful.now = True
    try:
        yield
    finally:
        _Forgetful.now = False
