"""Command cards and orders. Rulebook: "Command phase", "Order phase". BL-CMD, BL-ORD, BL-CREAT-06, 07, BL-SPIDER-06"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tabletome.engine.deck import without
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import CENTER, LEFT, NAMED, NAMES, NEIGHBOURS, RIGHT, SECTION, SECTIONS
from tabletome.games.battlelore.content.command_cards import COMMAND, COMMAND_CARDS
from tabletome.games.battlelore.content.lasting_effects import Effect, side
from tabletome.games.battlelore.content.notation import BLUE, GREEN, RED, STRIKE
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.events import CommandPlayed
from tabletome.games.battlelore.rules.combat import shootable
from tabletome.games.battlelore.rules.units import roll
from tabletome.games.battlelore.state import State

OrderAction: TypeAlias = actions.Order | actions.OrderAfar | actions.Free
"""The ways to order one unit."""
ORDER = [actions.Order(name) for name in NAMES]
ORDER_AFAR = [actions.OrderAfar(name) for name in NAMES]
FREE = [actions.Free(name) for name in NAMES]
AFAR_COST = 3
"""Lore for ordering a Creature outside the card's sections. BL-CREAT-06"""
FREE_COST = 1
"""Lore for freeing a unit from a web. BL-SPIDER-06"""
NO_ORDERS = (0, 0, 0)
"""By section: a card that gives none."""


def lay_command(g: State, seat: int, name: str) -> None:
    """The card is laid down face up; its orders are counted when they are given. BL-CMD-01, 02, 04"""
    g.hands[seat] = without(g.hands[seat], name)
    g.turn.card = name
    g.turn.copied = card_carried_out(g, seat, name)
    g.last_command[seat] = g.turn.copied
    g.reveal()
    g.emit(CommandPlayed, seat, name, g.turn.copied, rule="BL-CMD-01")


def card_carried_out(g: State, seat: int, name: str) -> str:
    """The card whose orders are given if this one is played: itself, but for a counter to the opponent's card.

    The card that the opponent has just played is carried out with left and right exchanged; "" if he has played none,
    or a Lore card in its place.
    """
    if not COMMAND_CARDS[name].counters:
        return name
    last = g.last_command[1 - seat]
    return COMMAND_CARDS[last].mirrored if last else ""


def count_orders(g: State, seat: int) -> None:
    """How many units the card that was laid down orders; it counts as held where held cards count. BL-CMD-08, 09, 11"""
    turn, held = g.turn, len(g.hands[seat]) + 1
    if not turn.copied:
        turn.tactic, turn.orders = Tactic.SECTIONS, NO_ORDERS
        return
    card = COMMAND_CARDS[turn.copied]
    turn.tactic = card.tactic
    if card.sections is not None:
        turn.orders = tuple([held if number == COMMAND else number for number in card.sections])
    elif card.tactic.facts.by_dice:
        turn.orders = orders_by_dice(g, seat, held)
    else:
        turn.orders = (held if card.number == COMMAND else card.number,)
        if not has_such_units(g, seat, card.tactic):
            turn.tactic, turn.orders = Tactic.ANY, (1,)  # one unit of choice instead: BL-CMD-16


def orders_by_dice(g: State, seat: int, held: int) -> tuple[int, int, int, int]:
    """BattleLore: a helmet orders a unit of its colour, a Bonus Strike any unit."""
    dice = roll(g, seat, held, "orders")
    g.turn.dice = dice
    return dice.count(GREEN), dice.count(BLUE), dice.count(RED), dice.count(STRIKE)


# Who can be ordered


def order_choices(g: State, seat: int) -> Sequence[OrderAction]:
    """Every unit that the orders left over can name. BL-ORD-01..05, BL-TURN-02, BL-CMD-12"""
    if len(g.turn.orders) == len(SECTIONS):
        return section_choices(g, seat)
    return _orders(g, seat, units_of_tactic(g, seat))


def _orders(g: State, seat: int, units: list[int]) -> Sequence[OrderAction]:
    """A webbed unit is ordered by paying to free it. BL-SPIDER-06"""
    if not g.webbed:
        return [ORDER[g.at[unit]] for unit in units]
    able = [unit for unit in units if not g.webbed >> unit & 1 or g.tokens[seat] >= FREE_COST]
    return [FREE[g.at[unit]] if g.webbed >> unit & 1 else ORDER[g.at[unit]] for unit in able]


def lost_orders(g: State, seat: int) -> int:
    """How many orders less a seat gives because of a card."""
    if not g.turn.effects:
        return 0
    return int(any(effect.word is Effect.ORDER_LESS and effect.on == side(seat) for effect in g.turn.effects))


def section_choices(g: State, seat: int) -> Sequence[OrderAction]:
    """Units of the card's sections; a Creature elsewhere for 3 Lore. BL-ORD-03, 05, BL-CREAT-06, 07, 08"""
    sections, at, taken = SECTION[seat], g.at, g.turn.ordered & ~g.turn.afar
    units = g.units_of(seat)
    count = [0] * 8
    for unit in units if taken else ():
        if taken >> unit & 1:
            count[sections[at[unit]]] += 1
    if g.turn.ordered.bit_count() >= most_orders(g, seat):
        return []
    fits = sections_with_room(g.turn.orders, count)
    done = g.turn.ordered | g.turn.acted
    waiting = [unit for unit in units if not done >> unit & 1]
    inside = _orders(g, seat, [unit for unit in waiting if sections[at[unit]] in fits])
    if g.tokens[seat] < AFAR_COST:
        return inside
    outside = [unit for unit in waiting if sections[at[unit]] not in fits and g.troop(unit).troop_class == CREATURE]
    return [*inside, *(ORDER_AFAR[at[unit]] for unit in outside if not g.webbed >> unit & 1)]


def suffice_for_all(g: State, seat: int, choices: Sequence[OrderAction]) -> bool:
    """Whether the orders left over are enough for everybody who could be named, so that nobody need be chosen.

    Not where an order to one unit decides which others can have one, or where one costs Lore.
    """
    facts, by_sections = g.turn.tactic.facts, len(g.turn.orders) == len(SECTIONS)
    if len(choices) < 2 or facts.one_group or facts.by_dice:
        return False
    in_all = g.turn.ordered.bit_count() + len(choices)
    if in_all > most_orders(g, seat) or not all(type(each) is actions.Order for each in choices):
        return False
    return not by_sections or have_sections_room(g, seat, [NAMED[each.unit] for each in choices])


def have_sections_room(g: State, seat: int, hexes: list[int]) -> bool:
    """Whether the units in these hexes, too, can all be ordered by the sections of the card."""
    sections, taken = SECTION[seat], g.turn.ordered & ~g.turn.afar
    count = [0] * 8
    for h in [*(g.at[unit] for unit in g.units_of(seat) if taken >> unit & 1), *hexes]:
        count[sections[h]] += 1
    left, _, right = g.turn.orders
    flanks = count[LEFT] <= left and count[RIGHT] <= right
    return flanks and center_room(g.turn.orders, count) >= 0


def most_orders(g: State, seat: int) -> int:
    """How many units the card orders in all."""
    total = sum(g.turn.orders)
    return min(total, max(1, total - lost_orders(g, seat)))


def sections_with_room(orders: tuple[int, ...], count: list[int]) -> list[int]:
    """Where one more unit can have an order, `count` being the ordered ones by section. BL-ORD-03, 06

    A unit on a line takes its order from either side, so it moves over where that makes room.
    """
    left_room, right_room = orders[0] - count[LEFT], orders[2] - count[RIGHT]
    on_left, on_right = count[LEFT | CENTER], count[CENTER | RIGHT]
    in_center = center_room(orders, count) > 0
    found = [CENTER] if in_center else []
    if left_room > 0 and (on_left < left_room or in_center):
        found.append(LEFT)
    if right_room > 0 and (on_right < right_room or in_center):
        found.append(RIGHT)
    if on_left < left_room or in_center:
        found.append(LEFT | CENTER)
    if on_right < right_room or in_center:
        found.append(CENTER | RIGHT)
    return found


def center_room(orders: tuple[int, ...], count: list[int]) -> int:
    """Orders left in the center when the units on its lines that the flanks cannot order have had theirs."""
    left, center, right = orders
    left_room, right_room = left - count[LEFT], right - count[RIGHT]
    return (
        center - count[CENTER] - max(0, count[LEFT | CENTER] - left_room) - max(0, count[CENTER | RIGHT] - right_room)
    )


def candidates(g: State, seat: int) -> list[int]:
    """Units that the Tactic card of this turn may still name."""
    done = g.turn.ordered | g.turn.acted
    return of_tactic(g, [unit for unit in g.units_of(seat) if not done >> unit & 1], g.turn.tactic)


def of_tactic(g: State, units: list[int], tactic: Tactic) -> list[int]:
    """Units of the kind that a Tactic card orders, anywhere. BL-CMD-10, 11, 12, 13, 14, 15, BL-CREAT-02"""
    facts = tactic.facts
    if facts.colour is not None:
        return [unit for unit in units if g.troop(unit).colour == facts.colour]
    if facts.troop_class:
        found = [unit for unit in units if g.troop(unit).troop_class == facts.troop_class]
        return connected(found, g) if facts.one_group else found
    if facts.shooters:
        return [unit for unit in units if can_shoot(g, unit)]
    if facts.engaged:
        return [unit for unit in units if g.adjacent_enemies(unit)]
    return units


def has_such_units(g: State, seat: int, tactic: Tactic) -> bool:
    """Whether a seat has units of the kind that a Tactic card speaks of at all, able to act or not. BL-CMD-16"""
    facts = tactic.facts
    if facts.shooters:
        return any(g.troop(unit).weapon.shoots for unit in g.units_of(seat))
    return bool(of_tactic(g, g.units_of(seat), tactic))


def within_card(g: State, seat: int, name: str) -> list[int]:
    """The units that a Command card speaks of, were it played now: in its sections, or of its kind."""
    name = card_carried_out(g, seat, name)
    if not name:
        return []
    card, units = COMMAND_CARDS[name], g.units_of(seat)
    if card.sections is None:
        return of_tactic(g, units, card.tactic)
    covered = sum(section for section, orders in zip((LEFT, CENTER, RIGHT), card.sections, strict=True) if orders)
    return [unit for unit in units if SECTION[seat][g.at[unit]] & covered]


def connected(units: list[int], g: State) -> list[int]:
    """Units beside an ordered one, so that the ordered units form one group; all of them before the first order."""
    on, ordered = g.on, g.turn.ordered
    if not ordered:
        return units
    return [unit for unit in units if any(on[h] >= 0 and ordered >> on[h] & 1 for h in NEIGHBOURS[g.at[unit]])]


def can_shoot(g: State, unit: int) -> bool:
    """Not one that must fight hand to hand, nor one without a target. BL-CMD-13"""
    return g.troop(unit).weapon.shoots and not g.adjacent_enemies(unit) and bool(shootable(g, unit))


def units_of_tactic(g: State, seat: int) -> list[int]:
    """Units that the Tactic card can still order."""
    if g.turn.tactic.facts.by_dice:
        return units_by_dice(g, seat)
    (orders,) = g.turn.orders
    if g.turn.ordered.bit_count() >= max(1, orders - lost_orders(g, seat)):
        return []
    return candidates(g, seat)


def units_by_dice(g: State, seat: int) -> list[int]:
    """Colours that still have a helmet, or any unit while a Bonus Strike is left."""
    green, blue, red, wild = g.turn.orders
    room = [green, blue, red]
    for unit in g.units_of(seat):
        if g.turn.ordered >> unit & 1:
            room[g.troop(unit).colour] -= 1
    wild += sum(min(0, each) for each in room) - lost_orders(g, seat)
    return [unit for unit in candidates(g, seat) if wild > 0 or room[g.troop(unit).colour] > 0]
