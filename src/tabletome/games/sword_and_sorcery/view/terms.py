"""The glossary: symbols and faces of the dice, conditions, and words that cards use."""

from __future__ import annotations

from collections import Counter

from tabletome.games.sword_and_sorcery.content.dice import COLOURS, FACES
from tabletome.games.sword_and_sorcery.content.notation.terms import SHIELD, SYMBOLS
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.attacks import symbol_text
from tabletome.scene import Hue, Term, Text, listed, t

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
WORDS = {
    "crit": (icons.EVENTS["critical-drawn"], "SS-EFFECT-01"),
    "bash": (icons.EVENTS["pushed"], "SS-EFFECT-10"),
    "fire": (icons.FIRE, "SS-EFFECT-15"),
    "lethal": (icons.DEATH, "SS-EFFECT-24"),
    "save": (icons.DICE, "SS-HERO-09"),
    "supremacy": (icons.COMBAT, "SS-COMBAT-30"),
    "engaged": (icons.COMBAT, "SS-MOVE-09"),
    "evade": (icons.EVENTS["evaded"], "SS-MOVE-12"),
    "dash": (icons.MOVE, "SS-ACT-04"),
    "focus": (icons.ACTION, "SS-ACT-05"),
    "level": (icons.RANK, "SS-POWER-15"),
    "cooldown": (icons.ROUND, "SS-POWER-17"),
    "free-action": (icons.ACTION, "SS-ICON-03"),
    "damage-types": (icons.COMBAT, "SS-COMBAT-27"),
    "nature": (icons.SOUL, "SS-NATURE-01"),
    "defence-dice": (icons.SYMBOLS[SHIELD], "SS-COMBAT-21"),
    "shadow": (icons.SHADOW, "SS-SHADOW-03"),
    "gate": (icons.GATE, "SS-SPAWN-01"),
    "shrine": (icons.SHRINE, "SS-DEATH-24"),
    "scream": (icons.GHOST, "SS-DEATH-20"),
    "horde": (icons.EVENTS["enemy-appeared"], "SS-BEST-03"),
    "trap": (icons.EVENTS["trap-drawn"], "SS-TRAP-01"),
    "artifact": (icons.CHEST, "SS-ITEM-29"),
    "event-deck": (icons.EVENT_DECK, "SS-END-02"),
    "magic-shield": (icons.SHIELD, "SS-ITEM-26"),
    "story-event": (icons.STORY, "SS-EVENT-10"),
    "special-power": (icons.POWER, "SS-ICON-07"),
    "charge": (icons.EVENTS["item-used"], "SS-ITEM-30"),
}
"""Words that cards, choices and the log use: the icon and the rule of each."""


DIE_HUES: dict[str, Hue] = {"red": "red", "blue": "blue"}


def faces_text(colour: int) -> Text:
    """Every face of a die, and how many of its sides show it. SS-ICON-14"""
    return listed(
        t("die-face", symbols=listed([symbol_text(SYMBOLS[symbol]) for symbol in face], joint="value-and"), n=sides)
        for face, sides in Counter(FACES[colour]).items()
    )


def terms() -> list[Term]:
    return [
        *(
            Term(
                id=f"die-{name}",
                name=t(f"term-die-{name}-name"),
                text=t("term-die", faces=faces_text(colour)),
                icon=icons.DICE,
                hue=DIE_HUES[name],
                rule="SS-ICON-14",
            )
            for colour, name in enumerate(COLOURS)
        ),
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
        *(
            Term(id=word, name=t(f"term-{word}-name"), text=t(f"term-{word}"), icon=icon, rule=rule)
            for word, (icon, rule) in WORDS.items()
        ),
        Term(id="soul", name=t("stat-souls"), text=t("term-soul"), icon=icons.SOUL, rule="SS-SOUL-04"),
    ]
