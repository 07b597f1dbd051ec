"""The glossary: words of the book that texts may name."""

from __future__ import annotations

from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.scene import Hue, Term, t

WORDS: dict[str, tuple[str, Hue | None, str]] = {
    "mana": (icons.RESOURCES["mana"], "purple", "TEK-COLLECT-04"),
    "ore": (icons.RESOURCES["ore"], "brown", "TEK-COLLECT-04"),
    "food": (icons.RESOURCES["food"], "gold", "TEK-COLLECT-04"),
    "meeple": (icons.MEEPLE, None, "TEK-EXPAND-04"),
    "war-cost": (icons.DIE, "red", "TEK-WAR-09"),
    "white-flag": (icons.FLAG, "white", "TEK-WAR-04"),
    "alliance": (icons.ALLY, "green", "TEK-ALLY-03"),
    "searching": (icons.LOST_KINGDOM, None, "TEK-RUINS-01"),
    "border": (icons.ACTIONS["quest"], None, "TEK-MOVE-05"),
    "retreat": (icons.RETREAT, None, "TEK-RETREAT-01"),
    "lost-kingdom": (icons.LOST_KINGDOM, None, "TEK-P2-05"),
    "capital": (icons.SCORES["capitals"], "gold", "TEK-REGION-03"),
    "ruins": (icons.LOST_KINGDOM, None, "TEK-RUINS-07"),
    "river": ("river", "blue", "TEK-MOVE-01"),
    "home": ("position-marker", None, "TEK-SETUP-05"),
}
"""Each term's icon, colour and rule."""


def terms() -> list[Term]:
    return [
        Term(id=word, name=t(f"term-{word}"), text=t(f"term-{word}-text"), icon=icon, hue=hue, rule=rule)
        for word, (icon, hue, rule) in WORDS.items()
    ]
