"""The glossary: conditions and elements, and words that cards use."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.conditions import CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.view import colours, icons
from tabletome.scene import Term, t

CONDITION_RULES = {
    "poison": "GH-COND-06",
    "wound": "GH-COND-08",
    "immobilize": "GH-COND-11",
    "disarm": "GH-COND-12",
    "stun": "GH-COND-13",
    "muddle": "GH-COND-15",
    "invisible": "GH-COND-21",
    "strengthen": "GH-COND-23",
}
RULES = {"advantage": "GH-ADV-01", "pierce": "GH-EFF-07", "shield": "GH-SHIELD-01", "retaliate": "GH-RETAL-01"}
ICONS = {
    "advantage": "perspective-dice-six",
    "pierce": "bloody-sword",
    "shield": icons.SHIELD,
    "retaliate": icons.RETALIATE,
}


def terms() -> list[Term]:
    return [
        *(
            Term(
                id=name,
                name=t(f"condition-{name}"),
                text=t(f"term-{name}-text"),
                icon=icons.CONDITIONS[name],
                rule=CONDITION_RULES[name],
            )
            for name in CONDITIONS
        ),
        *(
            Term(
                id=name,
                name=t(f"element-{name}"),
                text=t("term-element-text"),
                icon=icons.ELEMENTS[name],
                hue=colours.ELEMENT_HUES[name],
                rule="GH-ELEM-01",
            )
            for name in ELEMENTS
        ),
        *(
            Term(id=word, name=t(f"term-{word}"), text=t(f"term-{word}-text"), icon=ICONS[word], rule=rule)
            for word, rule in RULES.items()
        ),
    ]
