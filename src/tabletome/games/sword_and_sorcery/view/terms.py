"""The glossary: symbols of the dice, conditions, and words that cards use."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.scene import Hue, Term, t

SYMBOL_HUES: dict[str, Hue] = {"hit": "red", "skill": "white", "magic": "purple", "shield": "blue", "legend": "gold"}
CONDITIONS = {
    "blinded": "SS-COND-16",
    "slowed": "SS-COND-18",
    "stunned": "SS-COND-20",
    "poison-1": "SS-COND-14",
    "poison-2": "SS-COND-14",
    "knockdown": "SS-COND-06",
}
"""Conditions and the rule of each."""


def terms() -> list[Term]:
    return [
        *(
            Term(
                id=f"symbol-{symbol}",
                name=t(f"symbol-{symbol}"),
                text=t(f"term-symbol-{symbol}"),
                icon=icons.SYMBOLS[number],
                hue=SYMBOL_HUES.get(symbol),
                rule="SS-ICON-02",
            )
            for number, symbol in enumerate(SYMBOLS)
        ),
        *(
            Term(
                id=condition,
                name=t(f"condition-{condition}"),
                text=t(f"term-{condition}"),
                icon=icons.CONDITIONS[condition],
                rule=rule,
            )
            for condition, rule in CONDITIONS.items()
        ),
        Term(id="soul", name=t("stat-souls"), text=t("term-soul"), icon=icons.SOUL, rule="SS-SOUL-04"),
    ]
