"""What a choice would lead to, as far as everybody can know it: points, prices, who would win a war."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

from tabletome.engine import Decision
from tabletome.engine.actions import Action
from tabletome.engine.decisions import Together
from tabletome.games.tiny_epic_kingdoms import actions
from tabletome.games.tiny_epic_kingdoms.content.box import RESOURCES
from tabletome.games.tiny_epic_kingdoms.rules.economy import build_cost, expand_cost, research_cost
from tabletome.games.tiny_epic_kingdoms.rules.exploration import NO_TOKEN
from tabletome.games.tiny_epic_kingdoms.rules.flow import perform
from tabletome.games.tiny_epic_kingdoms.rules.war import War, highest_on_die, retreat_cost
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.outcomes import after_the_war, needed_to_win, points_after, without
from tabletome.games.tiny_epic_kingdoms.view.sheets import totals_of
from tabletome.games.tiny_epic_kingdoms.view.wording import resource_name, seat_name
from tabletome.scene import Badge, Forecast, Tone, t

TRIED = (actions.Build, actions.Research, actions.Expand, actions.Patrol, actions.Quest, actions.StandUp)
"""What can be tried out on a copy without learning anything."""


def forecast(g: State, decision: Decision, option: Action) -> list[Forecast]:
    """What would become of points, or of a war."""
    match option:
        case actions.Bid(cost):
            return [of_a_bid(g, decision.seat, decision.about["war"], cost)]
        case actions.Raise() | actions.Decline() if decision.kind == "raise":
            return list(of_a_raise(g, decision, raised=isinstance(option, actions.Raise)))
        case actions.GiveUp():
            return list(of_points(g, without(g, decision.seat, g.board.number[option.region], lost=True)))
    return list(of_trying(g, decision.seat, option)) if isinstance(option, TRIED) else []


def of_trying(g: State, seat: int, option: Action) -> Iterator[Forecast]:
    """The points after it, where nothing has to be decided or turned up on the way."""
    if isinstance(option, actions.Patrol | actions.Quest) and hides_something(g, option.to):
        return
    trial = g.copy()
    match next(perform(trial, seat, option), None):
        case None:
            yield from of_points(g, trial)
        case Decision(kind="pay" | "pay-for-war") as asked:
            yield from of_paying(g, seat, option, asked.options)
        case Together(decisions):
            yield from of_an_attack(g, trial, seat, decisions[0].about["war"])


def of_paying(g: State, seat: int, option: Action, ways: Sequence[Action]) -> Iterator[Forecast]:
    """The points that every way to pay leads to; what depends on how one pays is not foretold."""
    told: list[list[Forecast]] = []
    for way in ways:
        trial = g.copy()
        script = perform(trial, seat, option)
        next(script)
        with contextlib.suppress(StopIteration):
            script.send(way)
            return  # something else is asked on the way
        told.append(list(of_points(g, trial)))
    yield from (forecast for forecast in told[0] if all(forecast in each for each in told))


def of_an_attack(g: State, then: State, seat: int, war: War) -> Iterator[Forecast]:
    """One's own points after the war, won and lost. TEK-WAR-05"""
    before = sum(totals_of(g)[seat].values())
    attacker, defender = war.sides
    for message, loser in (("forecast-if-won", defender), ("forecast-if-lost", attacker)):
        after = points_after(then, war, loser)[seat]
        tone: Tone = "good" if after > before else "bad" if after < before else "plain"
        yield Forecast(thing=f"seat:{seat}", text=t(message), before=before, after=after, tone=tone)


def hides_something(g: State, region: str) -> bool:
    number = g.board.number[region]
    return g.tokens[number] != NO_TOKEN and not g.face_up[number]


def of_points(g: State, then: State) -> Iterator[Forecast]:
    """Everybody's points that would change."""
    now, later = totals_of(g), totals_of(then)
    for seat in range(g.seats):
        before, after = sum(now[seat].values()), sum(later[seat].values())
        if before != after:
            tone: Tone = "good" if after > before else "bad"
            yield Forecast(
                thing=f"seat:{seat}",
                text=t("forecast-points", seat=seat_name(g, seat)),
                before=before,
                after=after,
                tone=tone,
            )


# War


def of_a_bid(g: State, seat: int, war: War, cost: int) -> Forecast:
    """Which of the other's dice this one beats. TEK-WAR-05, 06"""
    other = next(side for side in war.sides if side.seat != seat)
    beaten = highest_beaten(g, seat, war, cost)
    if beaten >= highest_on_die(g, other):
        return Forecast(text=t("forecast-unbeatable", other=seat_name(g, other.seat)), tone="good")
    return Forecast(text=t("forecast-beats", most=max(0, beaten), other=seat_name(g, other.seat)))


def highest_beaten(g: State, seat: int, war: War, cost: int) -> int:
    attacker = war.sides[0].seat
    wins_ties = (seat == attacker) == g.powers(attacker).wins_ties
    return cost if wins_ties else cost - 1


def of_a_raise(g: State, decision: Decision, *, raised: bool) -> Iterator[Forecast]:
    """Who would win, and what that would do to everybody's points. TEK-FACTION-13, TEK-WAR-05"""
    war: War = decision.about["war"]
    own, theirs = sorted(war.sides, key=lambda side: side.seat != decision.seat)
    cost = war.costs[own.seat] + (decision.about["more"] if raised else 0)
    wins = cost >= needed_to_win(g, war, own.seat)
    message = "forecast-win" if wins else "forecast-loss"
    text = t(message, own=cost, theirs=war.costs[theirs.seat])
    yield Forecast(text=text, tone="good" if wins else "bad")
    yield from of_points(g, after_the_war(g, war, theirs if wins else own))


# Prices


def cost(g: State, decision: Decision, option: Action) -> list[Badge]:
    """What a choice takes."""
    seat = decision.seat
    match option:
        case actions.Build():
            return [price("ore", build_cost(g, seat))]
        case actions.Research():
            return [price("mana", research_cost(g, seat))]
        case actions.Expand():
            return [price("food", expand_cost(g, seat))]
        case actions.Retreat(start) if start != decision.about["free"]:
            return [price("food", retreat_cost(g, seat))] if retreat_cost(g, seat) else []
        case actions.Pay():
            return [price(resource, getattr(option, resource)) for resource in RESOURCES if getattr(option, resource)]
        case actions.Raise():
            return [price("mana", 1)]
        case actions.Bid():
            return [Badge(icon=icons.EVENTS["paid"], value=due(decision.about["war"], seat, option.cost))]
    return []


def due(war: War, seat: int, bid: int) -> int:
    """What is left of a war cost after what is taken off for certain. TEK-WAR-10"""
    (side,) = (each for each in war.sides if each.seat == seat)
    return max(0, bid - side.terms.off)


def price(resource: str, count: int) -> Badge:
    return Badge(icon=icons.RESOURCES[resource], value=count, text=resource_name(resource))
