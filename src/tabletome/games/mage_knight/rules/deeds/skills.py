"""Skills: once a turn, once a Round, or shared with the table. Rulebook: "Using Skills". MK-SKILL"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import ReturnSkill, UseSkill
from tabletome.games.mage_knight.cards.notation import (
    Ready,
    choose_colour,
)
from tabletome.games.mage_knight.cards.skills import (
    CHAOS,
    ROUND,
    SHARED,
    SKILLS,
    TURN,
    place,
    won_duel,
)
from tabletome.games.mage_knight.content.box import BASIC
from tabletome.games.mage_knight.events import SkillGained, SkillReturned, SkillUsed
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import NOBODY, Change, Combat, Foe, Player, State

USE_SKILL = {name: UseSkill(name) for name in SKILLS}
RETURN_SKILL = {name: ReturnSkill(name) for name in SKILLS}
BONDS = "bonds-of-loyalty"
BOND_DISCOUNT = 5
"""Influence less for the Unit recruited under Bonds of Loyalty."""
NEW_RECRUITS = 2
MOTIVATIONS = tuple(name for name in SKILLS if name.startswith("motivation-"))
PLACED_BY_THEMSELVES = ("mana-exploit", "mana-overload", "mana-enhancement")
"""They go to the centre with a colour marked on them."""


# Gaining


def gain_skill(g: State, p: Player, name: str) -> None:
    """Face up before the player; some do something at once. MK-SKILL-02, 03, MK-AREA-10"""
    p.skills += (name,)
    g.emit(SkillGained, p.seat, name, rule="MK-SKILL-02")
    if name == BONDS:
        g.units_offer += g.regular_deck[-NEW_RECRUITS:]
        g.regular_deck = g.regular_deck[:-NEW_RECRUITS]
        g.reveal()
    elif name == "master-of-chaos":
        p.chaos = g.rng.below(len(CHAOS))


def has_free_bond(p: Player) -> bool:
    """Bonds of Loyalty hold nobody yet."""
    return BONDS in p.skills and not any(unit.loyal for unit in p.units)


# Using


def skill_choices(g: State, p: Player) -> list[UseSkill]:
    """Skills not used yet in this turn or Round. MK-SKILL-05, 07"""
    choices = []
    for name in p.skills:
        skill = SKILLS[name]
        if name in p.skills_flipped or (name in p.skills_spent and skill.often == ROUND):
            if skill.back is not None and is_open(g, p, skill.back):
                choices.append(USE_SKILL[name])
        elif name not in p.skills_spent and is_open(g, p, skill.ready):
            choices.append(USE_SKILL[name])
    return choices


def is_open(g: State, p: Player, ready: Ready) -> bool:
    return bool(ready.when & g.stage) and ready.can(g, p)


def use_skill(g: State, p: Player, name: str) -> Script:
    """Turn it over until the next turn or Round, put it in the centre, or turn it back. MK-SKILL-05, 06, 07"""
    skill = SKILLS[name]
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
    if skill.often == SHARED and name not in PLACED_BY_THEMSELVES:
        place(g, p, name)


def refresh_turn_skills(p: Player) -> None:
    """MK-SKILL-07"""
    p.skills_spent = tuple(name for name in p.skills_spent if SKILLS[name].often != TURN)
    p.motivated = max(0, p.motivated - 1)


def refresh_round_skills(p: Player) -> None:
    """All face up again. MK-SKILL-05, 06, MK-ROUND-12"""
    p.skills_spent = p.skills_flipped = ()


def wake_by_rest(p: Player) -> None:
    """Battle Frenzy is turned back by resting."""
    p.skills_flipped = tuple(name for name in p.skills_flipped if name != "battle-frenzy")


def motivations(p: Player) -> list[UseSkill]:
    """Before the own turn only these Skills may be used. MK-SKILL-05, MK-TURN-01, 04"""
    if p.motivated or not p.skills:
        return []
    return [USE_SKILL[name] for name in MOTIVATIONS if name in p.skills and name not in p.skills_spent]


def motivate(g: State, p: Player, name: str) -> Script:
    """Used before the own turn it bars another one until the end of that turn."""
    yield from use_skill(g, p, name)
    p.motivated = 1


# In the centre


def return_choices(g: State, p: Player) -> list[ReturnSkill]:
    """Whoever wants may use a Skill in the centre that others can answer, and give it back."""
    choices = []
    for shared in g.centre:
        answer = SKILLS[shared.skill].answer
        if answer is not None and is_open(g, p, answer):
            choices.append(RETURN_SKILL[shared.skill])
    return choices


def return_skill(g: State, p: Player, name: str) -> Script:
    answer = SKILLS[name].answer
    assert answer is not None
    script = answer.do(g, p, SKILLS[name].use)
    if script is not None:
        yield from script
    take_from_centre(g, name)


def take_from_centre(g: State, name: str) -> None:
    """Back to its owner, face down. MK-SKILL-06"""
    shared = next(each for each in g.centre if each.skill == name)
    g.centre = tuple(each for each in g.centre if each is not shared)
    g.emit(SkillReturned, shared.owner, name, rule="MK-SKILL-06")


def end_shared_skills(g: State, p: Player) -> Script:
    """When the own turn comes the own Skills in the centre stop working. MK-SKILL-06, MK-TURN-09"""
    for shared in [each for each in g.centre if each.owner == p.seat]:
        take_from_centre(g, shared.skill)
        if shared.skill == "source-freeze":
            colours = tuple(colour for colour in BASIC if colour in g.source)
            if colours:
                mana.gain_crystal(g, p, (yield from choose_colour(p, colours)))
        elif shared.skill == "mana-suppression" and shared.mark in BASIC:
            mana.gain_crystal(g, p, shared.mark)
        elif shared.skill == "mana-exploit":
            for player in g.players:
                player.exploited = ()


def clear_centre(g: State) -> None:
    """The end of the Round ends them too. MK-SKILL-06"""
    for shared in g.centre:
        g.emit(SkillReturned, shared.owner, shared.skill, rule="MK-SKILL-06")
    g.centre = ()
    for player in g.players:
        player.exploited = ()


def is_frozen(g: State, p: Player) -> bool:
    """Another's Source Freeze takes the die of the turn."""
    return any(each.skill == "source-freeze" and g.are_rivals(each.owner, p.seat) for each in g.centre)


def overload_mark(g: State) -> int:
    """The colour on a Mana Overload in the centre."""
    return next((each.mark for each in g.centre if each.skill == "mana-overload"), NOBODY)


# In combat


def reward_duel(g: State, p: Player, combat: Combat, foe: Foe) -> None:
    """Fame for an enemy duelled and defeated without Units."""
    if won_duel(p, combat.foes.index(foe)) and not combat.units_used:
        tracks.gain_fame(g, p, 1)


def shielded(p: Player, element: str) -> int:
    """Damage of one attack that a Skill lets the hero ignore."""
    shield = _shield(p, element)
    return 0 if shield is None else shield.value


def use_shield(p: Player, element: str) -> None:
    """What lets the hero ignore damage of one attack is used up by it."""
    shield = _shield(p, element)
    if shield is not None:
        place_ = p.changes.index(shield)
        p.changes = p.changes[:place_] + p.changes[place_ + 1 :]


def _shield(p: Player, element: str) -> Change | None:
    return next((each for each in p.changes if each.kind == "ignore" and _fits(each.key, element)), None)


def _fits(key: str, element: str) -> bool:
    match key:
        case "physical":
            return element == "physical"
        case "elemental":
            return element != "physical"
        case "fire-or-ice":
            return element in ("fire", "ice")
    return element not in ("fire", "ice")
