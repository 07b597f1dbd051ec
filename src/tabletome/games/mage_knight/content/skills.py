"""The heroes' Skills. MK-SKILL-01, 04"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal

from tabletome.games.mage_knight.content.box import Source
from tabletome.games.mage_knight.content.notation import Effect, Ready, Use, compiled

TURN, ROUND, SHARED = "turn", "round", "shared"
Often = Literal["turn", "round", "shared"]


@dataclasses.dataclass(frozen=True)
class Skill:
    """A Skill token of one hero."""

    name: str
    hero: str
    often: Often
    ready: Ready
    use: Use
    source: Source


SKILLS: Final[dict[str, Skill]] = {}


def skill(hero: str, name: str, often: Often, effect: Effect) -> None:
    """Declare a Skill."""
    assert name not in SKILLS, name
    SKILLS[name] = Skill(name, hero, often, compiled(effect), Use(), "public")


def skills_of(hero: str, *, shared: bool) -> list[str]:
    """A hero's tokens; those that act on other players are left out of solo and cooperative games. MK-DUMMY-14"""
    return [name for name, each in SKILLS.items() if each.hero == hero and (shared or each.often != SHARED)]
