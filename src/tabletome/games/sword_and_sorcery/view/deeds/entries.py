"""The table of how deeds read, and what all families of deeds say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.sword_and_sorcery.content.notation.deeds import Amount, Deed, PerHalfLevel, PerLevel, Whom
from tabletome.scene import Text, t

reads: ByType[Callable[[Any], list[Text]]] = ByType("reads")
"""The lines of a card that say what a deed does."""


def deed_text(deed: Deed) -> list[Text]:
    """What a line of a card does."""
    return reads[type(deed)](deed)


def whom(to: Whom) -> Text:
    return t(f"to-{to.value}")


def number_and_per(amount: Amount) -> dict[str, Text | int]:
    """How much, and for what each time."""
    match amount:
        case PerLevel(n):
            return {"n": n, "per": t("per-level")}
        case PerHalfLevel(n):
            return {"n": n, "per": t("per-half")}
    return {"n": amount, "per": t("per-nothing")}
