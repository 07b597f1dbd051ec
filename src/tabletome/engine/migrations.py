"""How what an earlier version of a game has kept becomes what the next one keeps.

A game whose state or options have changed their shape says in `Game.migrations`, under each earlier version, how what
that version kept becomes what the next one keeps:

    MIGRATIONS = {"1": Migration(state=coins_by_colour), "3": Migration(options=drop_solo)}

    def coins_by_colour(state: Plain) -> None:
        state["coins"] = {"gold": state["coins"]}

A migration changes plain values (what msgpack can hold) in place. It imports nothing of the game: the game will change
again, and what an old version kept will not. A version without an entry kept what the next one keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

Plain: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Plain], None]


def _as_it_is(_: Plain) -> None:
    """Nothing has changed."""


class Migration(NamedTuple):
    """What has to be changed in what one version kept, for the next version to read it."""

    state: Change = _as_it_is
    options: Change = _as_it_is
