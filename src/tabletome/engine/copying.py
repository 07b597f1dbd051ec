"""Copies of the values that a state is made of: what can change in place is copied, all else is shared."""

from __future__ import annotations

from typing import TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def copied(value: S) -> S:
    """The same fields in another object: what `copy.copy` does, without asking how."""
    twin: S = value.__copy__()  # type: ignore[attr-defined]
    return twin


def each_copied(values: list[S]) -> list[S]:
    """A list of the same values in other objects."""
    return [value.__copy__() for value in values]  # type: ignore[attr-defined]
