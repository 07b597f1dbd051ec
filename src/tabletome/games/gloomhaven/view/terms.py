"""The glossary: conditions and elements, and words that cards, questions and lessons use."""

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
WORDS = {
    "advantage": ("perspective-dice-six", "GH-ADV-01"),
    "pierce": ("bloody-sword", "GH-EFF-07"),
    "shield": (icons.SHIELD, "GH-SHIELD-01"),
    "retaliate": (icons.RETALIATE, "GH-RETAL-01"),
    "attack": (icons.STATS["attack"], "GH-ATK-01"),
    "range": (icons.STATS["range"], "GH-ATK-02"),
    "target": (icons.GOAL, "GH-EFF-09"),
    "move": (icons.STATS["move"], "GH-MOVE-01"),
    "jump": ("jump-across", "GH-MOVE-06"),
    "heal": (icons.EVENTS["healed"], "GH-HEAL-01"),
    "loot": (icons.MONEY, "GH-LOOT-01"),
    "push": (icons.EVENTS["pushed"], "GH-EFF-04"),
    "pull": ("pull", "GH-EFF-05"),
    "experience": (icons.XP, "GH-XP-01"),
    "lost": ("card-burn", "GH-SELECT-06"),
    "disadvantage": ("perspective-dice-six", "GH-ADV-01"),
    "infuse": (icons.EVENTS["enhanced"], "GH-ELEM-02"),
    "bless": (icons.SANCTUARY, "GH-COND-24"),
    "curse": (icons.DOOM, "GH-COND-16"),
    "summon": (icons.EVENTS["summoned"], "GH-SUMMON-01"),
    "initiative": (icons.EVENTS["revealed"], "GH-INIT-02"),
    "modifier": (icons.MODIFIERS, "GH-AMD-02"),
    "discard": (icons.EVENTS["discarded"], "GH-SELECT-05"),
    "short-rest": (icons.EVENTS["rested"], "GH-REST-02"),
    "long-rest": (icons.EVENTS["rested"], "GH-REST-04"),
    "exhausted": (icons.DEFEAT, "GH-EXH-02"),
    "elite": (icons.EVENTS["levelled-up"], "GH-MTURN-03"),
    "focus": (icons.EVENTS["focused"], "GH-FOCUS-02"),
    "battle-goal": (icons.DONE, "GH-BGOAL-02"),
    "perk": (icons.EVENTS["perk-marked"], "GH-PERK-01"),
    "spent": (icons.EVENTS["item-refreshed"], "GH-ITEM-06"),
    "consumed": (icons.EVENTS["item-used"], "GH-ITEM-08"),
    "door": (icons.DOOR, "GH-DOOR-01"),
    "money": (icons.MONEY, "GH-LOOT-04"),
    "treasure": (icons.TREASURE, "GH-OVL-20"),
    "trap": ("", "GH-MOVE-03"),
    "level": (icons.LEVEL, "GH-LEVEL-01"),
    "reputation": (icons.REPUTATION, "GH-REP-01"),
    "prosperity": (icons.TOWN, "GH-PROSP-01"),
}
"""Words of the cards, of the rounds and of the city, each with its icon and rule.

A trap on the map is a bare number that would be called by the word of its icon, for which a hex has no room: the word
has no icon.
"""


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
            Term(id=word, name=t(f"term-{word}"), text=t(f"term-{word}-text"), icon=icon, rule=rule)
            for word, (icon, rule) in WORDS.items()
        ),
    ]
