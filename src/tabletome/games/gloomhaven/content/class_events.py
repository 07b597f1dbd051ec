"""The event numbers on the back of each class's mat. GH-CHAR-04, GH-RETIRE-07, 08"""

from __future__ import annotations

LOCKED = (
    "sunkeeper", "quartermaster", "summoner", "nightshroud", "plagueherald", "berserker", "soothsinger",
    "doomstalker", "sawbones", "elementalist", "beast-tyrant",
)  # fmt: skip
"""The classes in sealed boxes."""
STARTING = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")

UNLOCK_EVENT = {name: 31 + place for place, name in enumerate(LOCKED)}
"""The left-hand number: added to both decks when the class is unlocked. GH-RETIRE-08"""
RETIRE_EVENT = {name: 42 + place for place, name in enumerate((*STARTING, *LOCKED))}
"""The right-hand number: added when a character of the class retires for the first time. GH-RETIRE-07"""
