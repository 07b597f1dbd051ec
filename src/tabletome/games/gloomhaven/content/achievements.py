"""Achievements: the world's and a party's, and which of the world's shut each other out. GH-ACHV, GH-NAMED-05"""

from __future__ import annotations

GLOBAL = (
    "ancient-technology", "annihilation-of-order", "artifact-cleansed", "artifact-lost", "artifact-recovered",
    "city-rule-demonic", "city-rule-economic", "city-rule-militaristic", "end-of-corruption", "end-of-gloom",
    "end-of-the-invasion", "the-dead-invade", "the-drake-aided", "the-drake-slain", "the-edge-of-darkness",
    "the-merchant-flees", "the-power-of-enhancement", "the-rift-neutralized", "the-voice-freed", "the-voice-silenced",
    "water-breathing",
)  # fmt: skip
PARTY = (
    "a-demons-errand", "a-map-to-treasure", "across-the-divide", "an-invitation", "bad-business", "dark-bounty",
    "debt-collection", "first-steps", "fishs-aid", "following-clues", "grave-job", "high-sea-escort",
    "jekserahs-plans", "redthorns-aid", "sin-ra", "stonebreakers-censer", "sun-blessed", "the-drakes-command",
    "the-drakes-treasure", "the-poisons-source", "the-scepter-and-the-voice", "the-voices-command",
    "the-voices-treasure", "through-the-nest", "through-the-ruins", "through-the-trench", "tremors", "water-staff",
)  # fmt: skip
TYPES = ("city-rule", "artifact")
"""Of each type the world holds only one achievement. GH-ACHV-03"""
AT_FIRST = ("city-rule-militaristic",)
"""What holds when the first campaign begins. GH-NAMED-05"""
ENHANCEMENT = "the-power-of-enhancement"
"""GH-ENH-01"""


def type_of(achievement: str) -> str:
    """Its type, or nothing. GH-ACHV-03"""
    return next((each for each in TYPES if achievement.startswith(f"{each}-")), "")
