"""What a player might expect to be able to do now, and the rule that forbids it.

Everything is asked of the rules themselves; only where they say no is the reason looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tabletome.engine import Decision
from tabletome.games.tiny_epic_kingdoms.content.box import (
    FOOD,
    HIGHEST_WAR_COST,
    MAGIC_TOP,
    MANA,
    MEEPLES,
    ORE,
    RESOURCES,
    TOWER_TOP,
)
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.games.tiny_epic_kingdoms.rules.economy import build_cost, expand_choices, expand_cost, research_cost
from tabletome.games.tiny_epic_kingdoms.rules.movement import (
    closed_by,
    may_enter,
    movable,
    patrol_targets,
    quest_targets,
)
from tabletome.games.tiny_epic_kingdoms.rules.resources import can_pay
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State, owner
from tabletome.games.tiny_epic_kingdoms.view.wording import amount, card_name, region_name, seat_name
from tabletome.scene import Barred, t


def at_selecting(g: State, _: Decision) -> Iterator[Barred]:
    """Actions that have been taken since the card was last cleared."""
    for action in g.shields:
        yield Barred(t("barred-shield", action=card_name(action)), "TEK-TURN-03", [f"action:{action}"])


def at_acting(g: State, decision: Decision) -> Iterator[Barred]:
    yield from AT_ACTION[g.selected](g, decision.seat)
    if decision.seat == g.active:
        yield Barred(t("barred-collect"), "TEK-TURN-06")


def at_setting_a_die(_: State, decision: Decision) -> Iterator[Barred]:
    """The choices are the white flag and every cost that can be paid. TEK-WAR-03"""
    highest = len(decision.options) - 1
    if highest < HIGHEST_WAR_COST:
        yield Barred(t("barred-bid", most=highest), "TEK-WAR-03")


# Moving


def at_patrol(g: State, seat: int) -> Iterator[Barred]:
    yield from searchers(g, seat)
    for start in movable(g, seat):
        for to in beyond_rivers(g, start):
            if to not in patrol_targets(g, seat, start):
                names = [g.board.names[start], g.board.names[to]]
                yield Barred(
                    t("barred-river", start=region_name(names[0]), to=region_name(names[1])), "TEK-REGION-02", names
                )
    yield from closed_regions(g, seat, patrol_targets)


def at_quest(g: State, seat: int) -> Iterator[Barred]:
    yield from searchers(g, seat)
    names = g.board.names
    for start in movable(g, seat):
        if not quest_targets(g, seat, start):
            yield Barred(t("barred-inland", region=region_name(names[start])), "TEK-MOVE-05", [names[start]])
    yield from closed_regions(g, seat, quest_targets)


def searchers(g: State, seat: int) -> Iterator[Barred]:
    """Regions where a meeple lies that cannot move."""
    able = movable(g, seat)
    for region in g.held_by(seat):
        if region not in able:
            name = g.board.names[region]
            yield Barred(t("barred-searching", region=region_name(name)), "TEK-RUINS-03", [name])


def closed_regions(g: State, seat: int, reach: Callable[[State, int, int], Sequence[int]]) -> Iterator[Barred]:
    """Regions within reach of some meeple that may not be entered."""
    reached = {to: start for start in movable(g, seat) for to in reach(g, seat, start)}
    for to, start in sorted(reached.items()):
        if not may_enter(g, seat, start, to):
            rule = closed_by(g, seat, start, to)
            other = owner(g.regions[to][0])
            text = t(
                CLOSED[rule],
                region=region_name(g.board.names[to]),
                other="" if other == NEUTRAL else seat_name(g, other),
                cost=g.neutral_meeples(),
            )
            yield Barred(text, rule, [g.board.names[to]])


CLOSED = {
    "TEK-MOVE-07": "barred-full",
    "TEK-MOVE-08": "barred-last",
    "TEK-MOVE-09": "barred-own-last",
    "TEK-P2-06": "barred-neutral",
}


def beyond_rivers(g: State, start: int) -> list[int]:
    """The regions on the other side of a river from this one."""
    home = g.board.home[start]
    regions = g.board.regions_of(home)
    banks = TERRITORIES[g.territories[home]].river_banks
    return [to for to in regions if frozenset((start - regions.start + 1, to - regions.start + 1)) in banks]


# The other actions


def at_build(g: State, seat: int) -> Iterator[Barred]:
    level = g.tower[seat]
    if level == TOWER_TOP:
        yield Barred(t("barred-tower-complete"), "TEK-END-02", [f"tower.{level}"])
    elif not can_pay(g, seat, ORE, build_cost(g, seat)):
        text = t("barred-build", level=level + 1, cost=amount("ore", build_cost(g, seat)))
        yield Barred(text, "TEK-BUILD-01", [f"tower.{level + 1}"])


def at_research(g: State, seat: int) -> Iterator[Barred]:
    level, faction = g.magic[seat], g.factions[seat]
    if level == MAGIC_TOP:
        yield Barred(t("barred-magic-complete"), "TEK-END-03", [f"card:{faction}:{level}"])
    elif not can_pay(g, seat, MANA, research_cost(g, seat)):
        text = t("barred-research", level=level + 1, cost=amount("mana", research_cost(g, seat)))
        yield Barred(text, "TEK-RESEARCH-01", [f"card:{faction}:{level + 1}"])


def at_expand(g: State, seat: int) -> Iterator[Barred]:
    if g.in_play[seat] == MEEPLES:
        yield Barred(t("barred-all-in-play"), "TEK-END-01", [f"supply-of:{seat}"])
        return
    if not can_pay(g, seat, FOOD, expand_cost(g, seat)):
        text = t("barred-expand", cost=amount("food", expand_cost(g, seat)))
        yield Barred(text, "TEK-EXPAND-01", [f"res:{seat}:{RESOURCES[FOOD]}"])
        return
    free = [choice.region for choice in expand_choices(g, seat)]
    for region in g.held_by(seat):
        name = g.board.names[region]
        if name not in free:
            yield Barred(t("barred-not-alone", region=region_name(name)), "TEK-EXPAND-03", [name])


def at_trade(g: State, seat: int) -> Iterator[Barred]:
    if not any(g.resources[seat]):
        yield Barred(t("barred-trade"), "TEK-TRADE-01")


AT_ACTION: dict[str, Callable[[State, int], Iterator[Barred]]] = {
    "patrol": at_patrol,
    "quest": at_quest,
    "build": at_build,
    "research": at_research,
    "expand": at_expand,
    "trade": at_trade,
}

FORBIDDEN: dict[str, Callable[[State, Decision], Iterator[Barred]]] = {
    "select-action": at_selecting,
    "act": at_acting,
    "set-die": at_setting_a_die,
}
