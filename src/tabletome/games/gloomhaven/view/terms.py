"""The glossary: conditions and elements, and words that cards use."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.conditions import CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.view import colours, icons
from tabletome.scene import Term, t

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
