"""Tokens and bosses of which a page says something of its own. GH-SPECIAL-05, 08"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AwaitedBoss,
    FallsAtEnd,
    RoundHeal,
    Sleepers,
    Statues,
    TrapsAppear,
    Withers,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import Spawned
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.conditions import heal
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, lose_hit_points
from tabletome.games.gloomhaven.rules.initiative import join_the_round, wake, wake_beside
from tabletome.games.gloomhaven.rules.monsters.standees import add_random_standee, free_standees
from tabletome.games.gloomhaven.rules.movement.doors import token_health
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap, spring_trap
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so, weakened_mark, withered_mark
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.plates import are_occupied
from tabletome.games.gloomhaven.rules.scenario.special_rules import nearest_empty, settle, settles
from tabletome.games.gloomhaven.rules.scenario.standing_rules import ends_any_turn, ends_round, watches
from tabletome.games.gloomhaven.state import AWAKE, NOBODY, Risen, Sprung, State, Trap


@ends_round(AwaitedBoss)
@at_once
def weaken_awaited(g: State, rule: AwaitedBoss) -> None:
    """A boss that is still to come suffers for every round that a token stands."""
    if any(figure.name == rule.token and figure.is_on_map for figure in g.figures):
        mark = weakened_mark(rule)
        g.count(mark, rule.weaker.value(C=g.characters, L=g.level))


@ends_round(FallsAtEnd)
def let_fall(g: State, rule: FallsAtEnd) -> Script:
    """The token falls, whatever its hit points. GH-SPECIAL-05"""
    if g.round == rule.round:
        for who in [who for who in g.on_map() if g.figures[who].name == rule.token]:
            leave_the_map(g, who)
        yield from settle(g)


@ends_round(RoundHeal)
@at_once
def heal_by_tokens(g: State, rule: RoundHeal) -> None:
    """A monster is healed for every token of a name that stands."""
    tokens = sum(figure.name == rule.token and figure.is_on_map for figure in g.figures)
    for who in list(g.on_map()) if tokens else ():
        if g.figures[who].name == rule.monster:
            heal(g, who, tokens * rule.amount.value(C=g.characters, L=g.level))


@ends_round(Withers)
@at_once
def wither(g: State, rule: Withers) -> None:
    """The token suffers, revealed or not; once it is revealed only while certain monsters are on its tile."""
    there = [who for who in g.on_map() if g.figures[who].name == rule.token]
    if there:
        hexes = g.plan.hexes_of_tile(rule.tile)
        if any(figure.name == rule.monster and figure.at in hexes for figure in g.figures):
            lose_hit_points(g, there[0], rule.damage, NOBODY, "")
    elif rule.token not in g.tally:
        mark = withered_mark(rule)
        g.count(mark, rule.damage)
        token = next(each for each in page(g.scenario).tokens if each.name == rule.token)
        if token_health(g, token) <= 0:
            g.note(rule.token)
            check_goals(g)


@watches(Sleepers)
def wake_when_touched(g: State, rule: Sleepers) -> None:
    """Whoever is hurt, or has a condition, or somebody beside it, sleeps no longer. GH-SPECIAL-08"""
    for who in list(g.on_map()):
        figure = g.figures[who]
        if figure.name == rule.monster and (figure.health < figure.max_health or figure.conditions):
            wake(g, who)
        wake_beside(g, who)


@settles(Risen)
def rise_from_grave(g: State, due: Risen) -> Script:
    """The dead stand on the empty hex nearest to their grave. GH-SPECIAL-01"""
    if not free_standees(g, due.monster):
        return
    at = yield from nearest_empty(g, due.at)
    if at is None:
        return
    first = len(g.figures)
    risen = add_random_standee(g, due.monster, due.rank, at)
    assert risen is not None
    g.emit(Spawned, due.monster, risen.number, at, rule="GH-SPECIAL-01")
    if g.order:
        join_the_round(g, first)


@watches(TrapsAppear)
def lay_traps(g: State, rule: TrapsAppear) -> None:
    """Damage traps lie there from now on; who stands on one has sprung it. GH-OVL-07"""
    mark = f"traps {rule.place}"
    if mark in g.tally or not is_so(g, rule.given):
        return
    g.note(mark)
    for at in g.plan.marked(rule.place):
        lay_trap(g, Trap(at, g.trap_damage))
        who = g.standing_at(at)
        if who is not None and not g.is_flying(who):
            g.pending += (Sprung(who, at),)


@settles(Sprung)
def spring(g: State, due: Sprung) -> Script:
    """Who stands where a trap has appeared suffers it. GH-OVL-07"""
    if g.figures[due.figure].at == due.at and due.at in g.traps:
        yield from spring_trap(g, due.figure, due.at)


@ends_any_turn(Statues)
@at_once
def wake_statues(g: State, rule: Statues) -> None:
    """When all plates are occupied at the end of a turn statues come to life as if just revealed. GH-DOOR-05, 06"""
    if AWAKE in g.tally or not are_occupied(g, rule.plates):
        return
    g.note(AWAKE)
    there = [who for who in g.on_map() if g.figures[who].name in rule.monsters]
    if there and g.order:
        join_the_round(g, there[0])
