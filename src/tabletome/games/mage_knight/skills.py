"""Skills: once a turn, once a Round, or shared with the table. Rulebook: "Using Skills". MK-SKILL"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import UseSkill
from tabletome.games.mage_knight.content.skills import ROUND, SKILLS, TURN
from tabletome.games.mage_knight.events import SkillUsed
from tabletome.games.mage_knight.state import Player, State


def skill_choices(g: State, p: Player) -> list[UseSkill]:
    """Skills not used yet in this turn or Round. MK-SKILL-05, 07"""
    choices = []
    for name in p.skills:
        skill = SKILLS[name]
        if name not in p.skills_spent and skill.ready.when & g.stage and skill.ready.can(g, p):
            choices.append(UseSkill(name))
    return choices


def use_skill(g: State, p: Player, name: str) -> Script:
    """Turn it over, until the next turn or the next Round."""
    p.skills_spent += (name,)
    g.emit(SkillUsed, p.seat, name)
    script = SKILLS[name].ready.do(g, p, SKILLS[name].use)
    if script is not None:
        yield from script


def refresh_turn_skills(p: Player) -> None:
    """MK-SKILL-07"""
    p.skills_spent = tuple(name for name in p.skills_spent if SKILLS[name].often != TURN)


def refresh_round_skills(p: Player) -> None:
    """MK-SKILL-05, MK-ROUND-12"""
    p.skills_spent = tuple(name for name in p.skills_spent if SKILLS[name].often not in (TURN, ROUND))
