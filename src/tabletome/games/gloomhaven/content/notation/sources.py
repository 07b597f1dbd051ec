"""Where a fact comes from: the rulebook, published component facts, or our own design where none could be had."""

from __future__ import annotations

from typing import Literal, TypeAlias

Source: TypeAlias = Literal["book", "public", "original"]
