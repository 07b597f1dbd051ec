"""The glossary: the faces of the dice and the words of the book that cards and sheets use."""

from __future__ import annotations

from tabletome.games.battlelore.content.notation import FACE_NAMES
from tabletome.games.battlelore.view import colours, icons
from tabletome.scene import Hue, Term, t

FACE_RULES = ("BL-HIT-01", "BL-HIT-01", "BL-HIT-01", "BL-HIT-03", "BL-HIT-09", "BL-MORALE-10")
WORDS: dict[str, tuple[str, Hue | None, str]] = {
    "bold": (icons.MEMBERS["warrior"], "gold", "BL-MORALE-02"),
    "support": ("rally-the-troops", "gold", "BL-SUPPORT-01"),
    "battle-back": (icons.EVENTS["attacked"], "red", "BL-BACK-01"),
    "gain-ground": (icons.EVENTS["moved"], None, "BL-FOLLOW-01"),
    "banner": (icons.BANNER, "gold", "BL-VICTORY-01"),
    "webbed": (icons.WEBBED, "white", "BL-SPIDER-03"),
    "poisoned": (icons.POISONED, "green", "BL-SPIDER-10"),
}
"""Each term's icon, colour and rule."""


def terms() -> list[Term]:
    return [*faces(), *words()]


def faces() -> list[Term]:
    return [
        Term(
            id=f"face-{name}",
            name=t(f"face-{name}"),
            text=t(f"term-face-{name}"),
            icon=icons.FACES[face],
            hue=colours.FACE_HUES[face],
            rule=FACE_RULES[face],
        )
        for face, name in enumerate(FACE_NAMES)
    ]


def words() -> list[Term]:
    return [
        Term(id=word, name=t(f"term-{word}"), text=t(f"term-{word}-text"), icon=icon, hue=hue, rule=rule)
        for word, (icon, hue, rule) in WORDS.items()
    ]
