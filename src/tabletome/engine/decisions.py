"""Questions a game asks: always "choose one of these"."""

from __future__ import annotations

import types
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, cast

import msgspec
from typing_extensions import TypeVar

from tabletome.engine.actions import Action

A = TypeVar("A", default=Any)
T = TypeVar("T")


_NOTHING: Mapping[str, Any] = types.MappingProxyType({})
"""What a decision is about whose wording needs nothing."""


class Decision(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """`seat` must choose one of `options`. `kind` names the question; `about` holds what its wording needs."""

    seat: int
    kind: str
    options: Sequence[A]
    about: Mapping[str, Any] = _NOTHING


class Together(msgspec.Struct, frozen=True, gc=False):
    """Several seats decide at once, none seeing the others' answers."""

    decisions: tuple[Decision[Any], ...]


def ask(decision: Decision[A]) -> Generator[Asked, Any, A]:
    """Ask one seat; the chosen option has its type: `chosen = yield from ask(Decision(seat, "strike", strikes))`."""
    chosen: A = yield decision
    return chosen


def choose(decision: Decision[A]) -> Generator[Asked, Any, A]:
    """Ask one seat as `ask` does; where there is only one option nobody is asked, and it is that one."""
    if len(decision.options) > 1:
        return (yield from ask(decision))
    (only,) = decision.options
    return only


def together(*decisions: Decision[Any]) -> Together:
    """Ask several seats at once; the script is sent `{seat: action}` in the order asked.

    Their options must not depend on what the seats hide from each other, for they are shown to nobody else but stay as
    they are when a bot imagines the rest anew.
    """
    assert len({decision.seat for decision in decisions}) == len(decisions) > 0, "each seat is asked once"
    return Together(decisions)


Asked: TypeAlias = Decision[Any] | Together
Script: TypeAlias = Generator[Asked, Any, None]
"""A rule that asks: yields decisions, is sent the chosen action. Scripts call scripts with `yield from`."""

NOTHING: Script = cast("Script", iter(()))
"""The script that asks nothing and is over at once: there is but one, so that a rule that seldom asks need not be a
generator each time. It does its part and gives this, or the script that has to ask."""

Asking: TypeAlias = Generator[Asked, Any, T]
"""A script with a result: `lost = yield from fight(g)`."""

Answers: TypeAlias = dict[int, Action]
