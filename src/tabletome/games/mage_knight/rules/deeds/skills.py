"""Skills: once a turn, once a Round, or shared with the table. Rulebook: "Using Skills". MK-SKILL"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import ReturnSkill, UseSkill
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import Element
from tabletome.games.mage_knight.content.skills import ROUND, SHARED, SKILLS, TURN
from tabletome.games.mage_knight.events import SkillGained, SkillUsed
from tabletome.games.mage_knight.rules.deeds.centre import place_in_centre, take_from_centre
from tabletome.games.mage_knight.rules.deeds.effects import SKILL_EFFECTS
from tabletome.games.mage_knight.rules.deeds.lasting import use_up
from tabletome.games.mage_knight.rules.deeds.notation import Ready
from tabletome.games.mage_knight.state import Player, State

USE_SKILL = {name: UseSkill(name) for name in SKILLS}
RETURN_SKILL = {name: ReturnSkill(name) for name in SKILLS}
BONDS = tuple(name for name, skill in SKILLS.items() if skill.binds_a_unit)
MOTIVATIONS = tuple(name for name, skill in SKILLS.items() if skill.before_turn)
TURNED_BY_REST = tuple(name for name, skill in SKILLS.items() if skill.turned_by_rest)


# Gaining


def gain_skill(g: State, p: Player, name: str) -> None:
    """Face up before the player; some do something at once. MK-SKILL-02, 03, MK-AREA-10"""
    p.skills += (name,)
    g.emit(SkillGained, p.seat, name, rule="MK-SKILL-02")
    at_once = SKILL_EFFECTS[name].when_gained
    if at_once is not None:
        at_once(g, p)


def has_free_bond(p: Player) -> bool:
    """A Skill that can hold a Unit in place of a Command token holds nobody yet."""
    return any(name in p.skills for name in BONDS) and not any(unit.loyal for unit in p.units)


# Using


def skill_choices(g: State, p: Player, move: bool) -> list[UseSkill]:
    """Skills not used yet in this turn or Round; those for Move wherever that is of use. MK-SKILL-05, 07"""
    choices = []
    for name in p.skills:
        if name in p.skills_flipped or (name in p.skills_spent and SKILLS[name].often == ROUND):
            back = SKILL_EFFECTS[name].back
            if back is not None and is_open(g, p, back):
                choices.append(USE_SKILL[name])
        elif name not in p.skills_spent and is_open(g, p, SKILL_EFFECTS[name].ready, move):
            choices.append(USE_SKILL[name])
    return choices


def is_open(g: State, p: Player, ready: Ready, move: bool = False) -> bool:
    return bool(ready.when & g.stage or (move and ready.gives_move)) and ready.can(g, p)


def use_skill(g: State, p: Player, name: str) -> Script:
    """Turn it over until the next turn or Round, put it in the centre, or turn it back. MK-SKILL-05, 06, 07"""
    skill = SKILL_EFFECTS[name]
    g.emit(SkillUsed, p.seat, name)
    used = name in p.skills_spent or name in p.skills_flipped
    ready = skill.ready
    if used and skill.back is not None:
        ready = skill.back
        p.skills_spent = tuple(each for each in p.skills_spent if each != name)
        p.skills_flipped = tuple(each for each in p.skills_flipped if each != name)
    else:
        p.skills_spent += (name,)
    script = ready.do(g, p, skill.use)
    if script is not None:
        yield from script
    if SKILLS[name].often == SHARED and not skill.places_itself:
        place_in_centre(g, p, name)


def refresh_turn_skills(p: Player) -> None:
    """Those for every turn are face up again. MK-SKILL-07"""
    p.skills_spent = tuple(name for name in p.skills_spent if SKILLS[name].often != TURN)
    p.motivation_rests = max(0, p.motivation_rests - 1)


def refresh_round_skills(p: Player) -> None:
    """All face up again. MK-SKILL-05, 06, MK-ROUND-12"""
    p.skills_spent = p.skills_flipped = ()


def turn_by_rest(p: Player) -> None:
    """Some that were turned over for longer are turned back by resting."""
    p.skills_flipped = tuple(name for name in p.skills_flipped if name not in TURNED_BY_REST)


def motivations(p: Player) -> list[UseSkill]:
    """Before the own turn only these Skills may be used. MK-SKILL-05, MK-TURN-01, 04"""
    if p.motivation_rests or not p.skills:
        return []
    return [USE_SKILL[name] for name in MOTIVATIONS if name in p.skills and name not in p.skills_spent]


def motivate(g: State, p: Player, name: str) -> Script:
    """Used before the own turn it bars another one until the end of that turn."""
    yield from use_skill(g, p, name)
    p.motivation_rests = 1


# In the centre


def return_choices(g: State, p: Player) -> list[ReturnSkill]:
    """Whoever wants may use a Skill in the centre that others can answer, and give it back."""
    choices = []
    for shared in g.centre:
        answer = SKILL_EFFECTS[shared.skill].answer
        if answer is not None and is_open(g, p, answer):
            choices.append(RETURN_SKILL[shared.skill])
    return choices


def return_skill(g: State, p: Player, name: str) -> Script:
    skill = SKILL_EFFECTS[name]
    assert skill.answer is not None
    script = skill.answer.do(g, p, skill.use)
    if script is not None:
        yield from script
    take_from_centre(g, name)


def end_shared_skills(g: State, p: Player) -> Script:
    """When the own turn comes the own Skills in the centre stop working. MK-SKILL-06, MK-TURN-09"""
    for shared in [each for each in g.centre if each.owner == p.seat]:
        take_from_centre(g, shared.skill)
        brings = SKILL_EFFECTS[shared.skill].when_returned
        script = None if brings is None else brings(g, p, shared)
        if script is not None:
            yield from script


# In combat


def shielded(p: Player, element: Element) -> int:
    """Damage of one attack that a Skill lets the hero ignore."""
    shield = _shield(p, element)
    return 0 if shield is None else shield.points


def use_shield(p: Player, element: Element) -> None:
    """What lets the hero ignore damage of one attack is used up by it."""
    shield = _shield(p, element)
    if shield is not None:
        use_up(p, shield)


def _shield(p: Player, element: Element) -> changes.IgnoredDamage | None:
    return next((each for each in p.lasting(changes.IgnoredDamage) if element in each.elements), None)
