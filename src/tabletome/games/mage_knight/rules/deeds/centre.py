"""Skills in the centre of the table, where they work for everybody or against rivals. MK-SKILL-06"""

from __future__ import annotations

from tabletome.games.mage_knight.content.skills import SKILLS, InCentre
from tabletome.games.mage_knight.events import SkillReturned
from tabletome.games.mage_knight.state import NOBODY, Player, Shared, State


def place_in_centre(g: State, p: Player, name: str, mark: int = NOBODY) -> None:
    """Until the owner's next turn, perhaps with a colour marked on it. MK-SKILL-06"""
    g.centre += (Shared(name, p.seat, mark),)


def in_centre(g: State, name: str) -> Shared:
    return next(each for each in g.centre if each.skill == name)


def working(g: State, effect: InCentre) -> Shared | None:
    """The first Skill in the centre that does this."""
    return next((each for each in g.centre if SKILLS[each.skill].in_centre == effect), None)


def is_hindered(g: State, p: Player, effect: InCentre) -> bool:
    """A rival's Skill in the centre does this to the player. MK-TEAM-02"""
    return any(SKILLS[each.skill].in_centre == effect and g.are_rivals(each.owner, p.seat) for each in g.centre)


def take_from_centre(g: State, name: str) -> None:
    """Back to its owner, face down. MK-SKILL-06"""
    shared = in_centre(g, name)
    g.centre = tuple(each for each in g.centre if each is not shared)
    g.emit(SkillReturned, shared.owner, name, rule="MK-SKILL-06")


def clear_centre(g: State) -> None:
    """The end of the Round ends them too. MK-SKILL-06"""
    for shared in g.centre:
        g.emit(SkillReturned, shared.owner, shared.skill, rule="MK-SKILL-06")
    g.centre = ()
    for player in g.players:
        player.exploited = ()
