"""The colours of things on the table, and the outlines of figures."""

from __future__ import annotations

from tabletome.scene import Hue

ELEMENT_HUES: dict[str, Hue] = {
    "fire": "red",
    "ice": "teal",
    "air": "white",
    "earth": "green",
    "light": "gold",
    "dark": "purple",
}
CLASS_HUES: dict[str, Hue] = {
    "brute": "blue",
    "scoundrel": "green",
    "spellweaver": "purple",
    "tinkerer": "orange",
    "cragheart": "brown",
    "mindthief": "teal",
    "sunkeeper": "gold",
    "quartermaster": "orange",
    "summoner": "purple",
    "nightshroud": "black",
    "plagueherald": "green",
    "berserker": "red",
    "soothsinger": "purple",
    "doomstalker": "blue",
    "sawbones": "white",
    "elementalist": "white",
    "beast-tyrant": "brown",
}
"""The colour of each class: its figure, mat and cards."""
