"""The heroes' Skill tokens: ten of each, and one among friends in place of a competitive one. MK-SKILL-01, 04

What they do is written in cards/skills/, a module for each hero.
"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal

from tabletome.games.mage_knight.content.box import Source

TURN: Final = "turn"
ROUND: Final = "round"
SHARED: Final = "shared"
PASSIVE: Final = "passive"
Often = Literal["turn", "round", "shared", "passive"]
EVERY: Final = "every"
COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"
Mode = Literal["every", "competitive", "cooperative"]

FREEZE: Final = "freeze"
"""Rivals go without the die of their turn."""
EXPLOIT: Final = "exploit"
"""Every colour but the one marked wounds rivals who use it."""
SUPPRESSION: Final = "suppression"
"""Rivals pay one mana more for the first they use in a turn."""
OVERLOAD: Final = "overload"
"""The first card that mana of the colour marked strengthens gives more."""
WEATHER: Final = "weather"
"""Its owner moves for less, rivals for more."""
FAIR_WEATHER: Final = "fair-weather"
"""Its owner and everybody else move for less."""
WEAKER_UNITS: Final = "weaker-units"
"""The Units of rivals give less."""
FIERCER_ENEMIES: Final = "fiercer-enemies"
"""The enemies of rivals attack for more."""
InCentre = Literal[
    "", "freeze", "exploit", "suppression", "overload", "weather", "fair-weather", "weaker-units", "fiercer-enemies"
]


@dataclasses.dataclass(frozen=True)
class Skill:
    """A Skill token of one hero."""

    hero: str
    name: str
    often: Often
    mode: Mode = EVERY
    """In which games it is among the hero's tokens."""
    in_centre: InCentre = ""
    """What it does as long as it lies in the centre of the table."""
    before_turn: bool = False
    """It may be used before the own turn. MK-TURN-01, 04"""
    turned_by_rest: bool = False
    """Turned over for longer than a turn, it is turned back by resting."""
    binds_a_unit: bool = False
    """It holds a Unit in place of a Command token."""
    cheaper_exploring: int = 0
    """Move points less for a tile."""
    source: Source = "public"


SKILLS: Final = {
    skill.name: skill
    for skill in (
        Skill("arythea", "dark-paths", TURN),
        Skill("arythea", "burning-power", TURN),
        Skill("arythea", "hot-swordsmanship", TURN),
        Skill("arythea", "dark-negotiation", TURN),
        Skill("arythea", "dark-fire-magic", ROUND),
        Skill("arythea", "power-of-pain", TURN),
        Skill("arythea", "invocation", TURN),
        Skill("arythea", "polarization", TURN),
        Skill("arythea", "motivation-arythea", ROUND, before_turn=True),
        Skill("arythea", "healing-ritual", ROUND, COMPETITIVE),
        Skill("arythea", "ritual-of-pain", SHARED, COOPERATIVE),
        Skill("tovak", "double-time", TURN),
        Skill("tovak", "night-sharpshooting", TURN),
        Skill("tovak", "cold-swordsmanship", TURN),
        Skill("tovak", "shield-mastery", TURN),
        Skill("tovak", "resistance-break", TURN),
        Skill("tovak", "i-feel-no-pain", TURN),
        Skill("tovak", "i-dont-give-a-damn", TURN),
        Skill("tovak", "who-needs-magic", TURN),
        Skill("tovak", "motivation-tovak", ROUND, before_turn=True),
        Skill("tovak", "mana-exploit", SHARED, COMPETITIVE, EXPLOIT),
        Skill("tovak", "mana-overload", SHARED, COOPERATIVE, OVERLOAD),
        Skill("goldyx", "freezing-power", TURN),
        Skill("goldyx", "potion-making", ROUND),
        Skill("goldyx", "white-crystal-craft", ROUND),
        Skill("goldyx", "green-crystal-craft", ROUND),
        Skill("goldyx", "red-crystal-craft", ROUND),
        Skill("goldyx", "glittering-fortune", TURN),
        Skill("goldyx", "flight", ROUND),
        Skill("goldyx", "universal-power", TURN),
        Skill("goldyx", "motivation-goldyx", ROUND, before_turn=True),
        Skill("goldyx", "source-freeze", SHARED, COMPETITIVE, FREEZE),
        Skill("goldyx", "source-opening", SHARED, COOPERATIVE),
        Skill("norowas", "forward-march", TURN),
        Skill("norowas", "day-sharpshooting", TURN),
        Skill("norowas", "inspiration", ROUND),
        Skill("norowas", "bright-negotiation", TURN),
        Skill("norowas", "leaves-in-the-wind", ROUND),
        Skill("norowas", "whispers-in-the-treetops", ROUND),
        Skill("norowas", "leadership", TURN),
        Skill("norowas", "bonds-of-loyalty", PASSIVE, binds_a_unit=True),
        Skill("norowas", "motivation-norowas", ROUND, before_turn=True),
        Skill("norowas", "prayer-of-weather", SHARED, COMPETITIVE, WEATHER),
        Skill("norowas", "prayer-of-weather-shared", SHARED, COOPERATIVE, FAIR_WEATHER),
        Skill("wolfhawk", "refreshing-bath", ROUND),
        Skill("wolfhawk", "refreshing-breeze", ROUND),
        Skill("wolfhawk", "hawk-eyes", TURN),
        Skill("wolfhawk", "on-her-own", TURN),
        Skill("wolfhawk", "deadly-aim", TURN),
        Skill("wolfhawk", "know-your-prey", ROUND),
        Skill("wolfhawk", "taunt", TURN),
        Skill("wolfhawk", "dueling", TURN),
        Skill("wolfhawk", "motivation-wolfhawk", ROUND, before_turn=True),
        Skill("wolfhawk", "wolfs-howl", SHARED, COMPETITIVE, WEAKER_UNITS),
        Skill("wolfhawk", "wolfs-howl-shared", SHARED, COOPERATIVE),
        Skill("krang", "spirit-guides", TURN),
        Skill("krang", "battle-hardened", TURN),
        Skill("krang", "battle-frenzy", TURN, turned_by_rest=True),
        Skill("krang", "shamanic-ritual", ROUND),
        Skill("krang", "regenerate-krang", TURN),
        Skill("krang", "arcane-disguise", TURN),
        Skill("krang", "puppet-master", TURN),
        Skill("krang", "master-of-chaos", TURN),
        Skill("krang", "curse", TURN),
        Skill("krang", "mana-suppression", SHARED, COMPETITIVE, SUPPRESSION),
        Skill("krang", "mana-enhancement", SHARED, COOPERATIVE),
        Skill("braevalar", "elemental-resistance", TURN),
        Skill("braevalar", "feral-allies", TURN, cheaper_exploring=1),
        Skill("braevalar", "thunderstorm", ROUND),
        Skill("braevalar", "lightning-storm", ROUND),
        Skill("braevalar", "beguile", TURN),
        Skill("braevalar", "forked-lightning", TURN),
        Skill("braevalar", "shapeshift", TURN),
        Skill("braevalar", "secret-ways", TURN),
        Skill("braevalar", "regenerate-braevalar", TURN),
        Skill("braevalar", "natures-vengeance", SHARED, COMPETITIVE, FIERCER_ENEMIES),
        Skill("braevalar", "natures-vengeance-shared", SHARED, COOPERATIVE),
    )
}


def skills_of(hero: str, *, shared: bool) -> list[str]:
    """A hero's ten tokens: among friends and alone the competitive one is exchanged. MK-DUMMY-14, MK-AREA-09"""
    left_out = COOPERATIVE if shared else COMPETITIVE
    return [name for name, each in SKILLS.items() if each.hero == hero and each.mode != left_out]
