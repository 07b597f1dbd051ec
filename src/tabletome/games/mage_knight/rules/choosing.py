"""Who has only one thing to choose is not asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from tabletome.engine import Action, Asking, Decision
from tabletome.games.mage_knight.actions import PickDie
from tabletome.games.mage_knight.content.box import COLOURS

A = TypeVar("A", bound=Action)
T = TypeVar("T")


def choose(seat: int, kind: str, options: Sequence[A], about: Mapping[str, Any] | None = None) -> Asking[A]:
    """One of these options; a single one goes without saying."""
    if len(options) == 1:
        (only,) = options
        return only
    chosen: A = yield Decision(seat, kind, options, about or {})
    return chosen


def one_of(
    seat: int, kind: str, things: Sequence[T], offered: Callable[[T], Action], about: Mapping[str, Any] | None = None
) -> Asking[T]:
    """One of these things, each offered as an action."""
    options = [offered(each) for each in things]
    return things[options.index((yield from choose(seat, kind, options, about)))]


def choose_die(seat: int, colours: Sequence[int]) -> Asking[int]:
    """A die of the Source that shows one of these colours."""
    return one_of(seat, "choose-die", colours, lambda colour: PickDie(COLOURS[colour]))
