"""Moving the hero, space by space. Rulebook: "Movement". MK-MOVE, MK-HERO"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import ByType, Script
from tabletome.games.mage_knight.actions import Move
from tabletome.games.mage_knight.board import Space
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import CITY_COST, DAY_COSTS, HILLS, MOUNTAIN, NIGHT_COSTS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import FAIR_WEATHER, SKILLS, WEATHER
from tabletome.games.mage_knight.content.tiles import CITY, FORTIFIED
from tabletome.games.mage_knight.events import Moved
from tabletome.games.mage_knight.rules.map.sites import holds_several, is_property, look_around, owner_of
from tabletome.games.mage_knight.state import NOBODY, Player, State

after_step: ByType[Callable[[State, Player], Script]] = ByType("follows each step by")
"""What follows each step, by the type of a change of this turn; cards add to it."""


def base_cost(g: State, space: Space) -> int | None:
    """Move points to enter a space, without effects; None where nobody can. MK-MOVE-05..08"""
    if space.site == CITY:
        return CITY_COST
    return (NIGHT_COSTS if g.night else DAY_COSTS).get(space.terrain)


def move_cost(g: State, p: Player, space: Space) -> int | None:
    """Move points to enter a space as effects have changed them; never below 0. MK-MOVE-16, 17"""
    cost = base_cost(g, space)
    if space.site == CITY:
        return cost
    if not p.turn.changes:
        return weather(g, p, cost) if g.centre and cost is not None else cost
    if p.has(changes.AsMist):
        return None if space.terrain in (HILLS, MOUNTAIN) else 2
    cost = changed_cost(p, space, cost)
    if cost is None:
        return None
    if g.centre:
        cost = weather(g, p, cost)
    return max(min(cost, 2), cost - saved_down_to_two(p, space))


def changed_cost(p: Player, space: Space, cost: int | None) -> int | None:
    """As effects let a terrain cost so much, or so much less. MK-MOVE-16, 17"""
    for change in p.turn.changes:
        if type(change) is changes.TerrainCosts and change.terrain == space.terrain:
            cost = change.cost if cost is None else min(cost, change.cost)
        elif type(change) is changes.EveryTerrainCosts and cost is not None:
            cost = min(cost, change.cost)
    if cost is None:
        return None
    return max(0, cost - sum(each.by for each in p.lasting(changes.LowerCost) if each.terrain == space.terrain))


def saved_down_to_two(p: Player, space: Space) -> int:
    """Move points that effects save on a space, as long as it costs more than 2."""
    return (
        sum(each.by for each in p.lasting(changes.CheaperSpace) if each.space == space.name)
        + sum(each.by for each in p.lasting(changes.CheaperTerrain) if each.terrain == space.terrain)
        + p.total(changes.CheaperEverywhere)
    )


def weather(g: State, p: Player, cost: int) -> int:
    """A Skill in the centre may help its owner, and hinder rivals or help friends."""
    for shared in g.centre:
        effect = SKILLS[shared.skill].in_centre
        if effect not in (WEATHER, FAIR_WEATHER):
            continue
        if shared.owner == p.seat:
            cost = max(min(cost, 1), cost - 2)
        elif effect == FAIR_WEATHER:
            cost = max(min(cost, 1), cost - 1)
        elif g.are_rivals(shared.owner, p.seat):
            cost = min(max(cost, 5), cost + 1)
    return cost


def move_choices(g: State, p: Player) -> list[Move]:
    """Every adjacent space the hero can pay for and may enter. MK-MOVE-05, 10"""
    choices = []
    for name in spaces_in_reach(g, p):
        cost = move_cost(g, p, g.board[name])
        if cost is not None and cost <= p.turn.move and may_enter(g, p, name):
            choices.append(Move(name))
    return choices


def spaces_in_reach(g: State, p: Player) -> list[str] | tuple[str, ...]:
    """The spaces around, and by an effect those behind them."""
    near = g.board[p.space].near
    if not p.turn.changes or not p.has(changes.SpacesBehind):
        return near
    far = {name for each in near for name in g.board[each].near}
    return sorted((far | set(near)) - {p.space})


def may_enter(g: State, p: Player, name: str) -> bool:
    """Rampaging enemies bar their space; some scenarios bar the City. MK-MOVE-10, MK-RECON-06, MK-SITE-15, MK-HOLD-01

    Other heroes can be passed, and sites for adventures; but not in their own Keep, where they must be attacked, nor
    where the move would provoke enemies. MK-HERO-01, 03, MK-MOVE-12, MK-PVP-02
    """
    space = g.board[name]
    if space.rampaging and g.enemies.get(name):
        return False
    if space.site == CITY and not SCENARIOS[g.scenario].cities_open:
        return False
    others = heroes_met(g, p, name)
    if not others:
        return True
    if needs_assault(g, p, name):
        return may_attack(g, p, others[0])
    return holds_several(g, name) or not provoked_by(g, p.space, name)


def heroes_met(g: State, p: Player, name: str) -> list[int]:
    """The other heroes there."""
    return [player.seat for player in g.players if player.space == name and player.seat != p.seat]


def may_attack(g: State, p: Player, other: int) -> bool:
    """Whether combat between these heroes is allowed now. MK-HERO-09, MK-PVP-01, MK-RETURN-05, MK-TEAM-08, MK-OPT-15"""
    return not (g.peace or g.end_announced or g.end_met or g.players[other].face_down or g.are_mates(p.seat, other))


def rivals_here(g: State, p: Player) -> list[int]:
    """The heroes on the same space who must be attacked or left. MK-HERO-02, 05"""
    return [] if holds_several(g, p.space) else heroes_met(g, p, p.space)


def step(g: State, p: Player, name: str) -> Script:
    """Pay and enter; whatever is next to the new space comes to light. MK-MOVE-05, MK-SITE-18"""
    p.turn.move -= move_cost(g, p, g.board[name]) or 0
    p.space = name
    p.turn.path += (name,)
    g.emit(Moved, p.seat, name)
    look_around(g)
    if p.turn.changes:
        for follow in dict.fromkeys(after_step[type(each)] for each in p.turn.changes if type(each) in after_step):
            yield from follow(g, p)


def move_directly(g: State, p: Player, name: str) -> None:
    """By an effect, without Move points and unnoticed by rampaging enemies. MK-MOVE-19, 20"""
    p.space = name
    p.turn.path += (name,)
    p.turn.has_moved = True
    g.emit(Moved, p.seat, name)
    look_around(g)


def provoked_by(g: State, start: str, to: str) -> list[str]:
    """Rampaging enemies next to both spaces of a move. MK-MOVE-11, MK-COMB-06"""
    if g.hero.turn.changes and g.hero.has(changes.SpacesBehind):
        return []
    return [name for name in g.board[to].near if name in g.board[start].near and is_rampaging(g, name)]


def is_rampaging(g: State, name: str) -> bool:
    return bool(g.board[name].rampaging and g.enemies.get(name))


def needs_assault(g: State, p: Player, name: str) -> bool:
    """An unconquered fortified site, or a Keep of another player, but no team mate's. MK-MOVE-09, MK-TEAM-09"""
    space = g.board[name]
    if space.site not in FORTIFIED:
        return False
    if space.heart:
        return space.heart not in g.fallen
    owner = owner_of(g, name)
    return owner == NOBODY or (is_property(g, name) and owner != p.seat and not g.are_mates(owner, p.seat))


def is_safe(g: State, p: Player, name: str) -> bool:
    """Where a hero may end the turn; the Portal and a City hold several. MK-MOVE-18, 21, MK-HERO-05, MK-SITE-14

    Team mates cannot share any other space either. MK-TEAM-07
    """
    space = g.board[name]
    if base_cost(g, space) is None and changes.SafeTerrain(space.terrain) not in p.turn.changes:
        return False
    if needs_assault(g, p, name):
        return False
    alone = all(seat == p.seat for seat in g.heroes_at(name))
    return alone or holds_several(g, name)
