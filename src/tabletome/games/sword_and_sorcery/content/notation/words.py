"""The base of every word of the notation."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True)
class Word(msgspec.Struct, frozen=True, gc=False):
    """A frozen value of a small type: one word of a vocabulary, with what it needs to be said."""
