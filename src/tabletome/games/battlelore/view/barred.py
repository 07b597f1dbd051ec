"""What a player might expect to be able to do now, and the rule that forbids it.

Everything is asked of the rules themselves; only where they say no is the reason looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletome.engine import Decision
from tabletome.games.battlelore.content.board import CENTER, DISTANCE, LEFT, NAMES, RIGHT, SECTION, SECTIONS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.rules.combat import targets
from tabletome.games.battlelore.rules.command import FREE_COST
from tabletome.games.battlelore.rules.lore import cost_of
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view.wording import card_name, troop_name
from tabletome.scene import Barred, Text, t


def _unit(g: State, message: str, unit: int) -> Text:
    return t(message, troop=troop_name(g.troops[unit]), at=NAMES[g.at[unit]])


# Lore cards


def at_command(g: State, decision: Decision) -> Iterator[Barred]:
    """Cards in hand that cannot be laid down. BL-LPLAY-02, 03, 05"""
    seat = decision.seat
    for name in sorted(g.lore_hands[seat]):
        card, things = LORE_CARDS[name], [f"lore:{name}"]
        cost = cost_of(g, seat, card)
        if g.played[seat]:
            yield Barred(t("barred-lore-played", card=card_name(name)), "BL-LPLAY-05", things)
        elif cost > g.tokens[seat]:
            yield Barred(t("barred-lore-cost", card=card_name(name), cost=cost), "BL-LPLAY-02", things)
        else:
            yield Barred(t("barred-lore-moment", card=card_name(name)), "BL-LPLAY-03", things)


# Orders and moves


def at_order(g: State, decision: Decision) -> Iterator[Barred]:
    """Own units that the card does not reach."""
    seat, done = decision.seat, g.turn.ordered | g.turn.acted
    for unit in g.units_of(seat):
        things = [f"unit:{unit}"]
        if g.turn.acted >> unit & 1:
            yield Barred(_unit(g, "barred-acted", unit), "BL-ORD-04", things)
        elif done >> unit & 1:
            continue
        elif g.webbed >> unit & 1 and g.tokens[seat] < FREE_COST:
            yield Barred(_unit(g, "barred-web-cost", unit), "BL-SPIDER-06", things)
        else:
            yield Barred(
                _unit(g, why_no_order(g, seat, unit), unit), "BL-CMD-07" if in_sections(g) else "BL-CMD-10", things
            )


def in_sections(g: State) -> bool:
    """Whether the card orders by sections."""
    return len(g.turn.orders) == len(SECTIONS)


def why_no_order(g: State, seat: int, unit: int) -> str:
    """What keeps the card from ordering a unit: another section, another group, or its kind. BL-CMD-07, 10, 14"""
    if in_sections(g):
        covered = sum(each for each, orders in zip((LEFT, CENTER, RIGHT), g.turn.orders, strict=True) if orders)
        return "barred-section" if SECTION[seat][g.at[unit]] & covered else "barred-elsewhere"
    facts = g.turn.tactic.facts
    is_apart = facts.one_group and g.turn.ordered and g.troop(unit).troop_class == facts.troop_class
    return "barred-apart" if is_apart else "barred-tactic"


def at_move(g: State, decision: Decision) -> Iterator[Barred]:
    """Ordered units that stay where they are."""
    for unit in g.units_of(decision.seat):
        if not g.turn.ordered >> unit & 1:
            continue
        things = [f"unit:{unit}"]
        if g.turn.moved >> unit & 1:
            yield Barred(_unit(g, "barred-moved", unit), "BL-MOVE-02", things)
        elif g.webbed >> unit & 1:
            yield Barred(_unit(g, "barred-webbed", unit), "BL-SPIDER-03", things)
        else:
            yield Barred(_unit(g, "barred-no-way", unit), "BL-MOVE-06", things)


# Battle


def at_battle(g: State, decision: Decision) -> Iterator[Barred]:
    """Ordered units that may not battle, and enemies that those who may cannot attack."""
    for unit in g.units_of(decision.seat):
        if not g.turn.ordered >> unit & 1 or g.turn.battled >> unit & 1:
            continue
        things = [f"unit:{unit}"]
        if g.webbed >> unit & 1:
            yield Barred(_unit(g, "barred-webbed", unit), "BL-SPIDER-03", things)
        elif g.turn.spent >> unit & 1:
            if targets(g, unit):
                yield Barred(_unit(g, "barred-spent", unit), "BL-COMBAT-07", things)
        else:
            yield from out_of_reach(g, unit)


def out_of_reach(g: State, unit: int) -> Iterator[Barred]:
    """Enemies near enough to hope for, and what keeps this unit from attacking them."""
    found = set(targets(g, unit))
    weapon = g.troop(unit).weapon.reach
    near = bool(g.adjacent_enemies(unit))
    for enemy in g.units_of(1 - g.owner[unit]):
        distance = DISTANCE[g.at[unit]][g.at[enemy]]
        if enemy in found or distance > max(weapon, 1):
            continue
        message, rule = why_not(g, unit, enemy, near=near)
        text = t(
            message,
            troop=troop_name(g.troops[unit]),
            enemy=troop_name(g.troops[enemy]),
            at=NAMES[g.at[unit]],
            to=NAMES[g.at[enemy]],
        )
        yield Barred(text, rule, [f"unit:{unit}", f"unit:{enemy}"])


def why_not(g: State, unit: int, enemy: int, *, near: bool) -> tuple[str, str]:
    if near and DISTANCE[g.at[unit]][g.at[enemy]] > 1:
        return "barred-engaged", "BL-RANGE-08"
    if near and g.turn.tactic.facts.shooters:
        return "barred-point-blank", "BL-CMD-13"
    blocked = not g.board.sees(g.at[unit], g.at[enemy], g.on)
    return ("barred-sight", "BL-LOS-02") if blocked else ("barred-no-shooting", "BL-CMD-04")


FORBIDDEN: dict[str, Callable[[State, Decision], Iterator[Barred]]] = {
    "command": at_command,
    "order": at_order,
    "move": at_move,
    "battle": at_battle,
}
