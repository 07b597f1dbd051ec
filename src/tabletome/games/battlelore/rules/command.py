"""Command cards and orders. Rulebook: "Command phase", "Order phase". BL-CMD, BL-ORD, BL-CREAT-06, 07, BL-SPIDER-06"""

from __future__ import annotations

from typing import Any

from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content import lasting_effects as lasting
from tabletome.games.battlelore.content.board import CENTER, LEFT, NAMED, NAMES, NEIGHBOURS, RIGHT, SECTION, SECTIONS
from tabletome.games.battlelore.content.command_cards import COMMAND, COMMAND_CARDS
from tabletome.games.battlelore.content.notation import BLUE, COLOURS, GREEN, RED, STRIKE
from tabletome.games.battlelore.content.troops import CREATURE, FOOT, MOUNTED
from tabletome.games.battlelore.events import CommandPlayed
from tabletome.games.battlelore.rules.combat import shootable
from tabletome.games.battlelore.rules.decks import without
from tabletome.games.battlelore.rules.units import roll
from tabletome.games.battlelore.state import State

ORDER = [actions.Order(name) for name in NAMES]
ORDER_ALL = actions.OrderAll()
ORDER_AFAR = [actions.OrderAfar(name) for name in NAMES]
FREE = [actions.Free(name) for name in NAMES]
AFAR_COST = 3
FREE_COST = 1


def play_command(g: State, seat: int, name: str) -> None:
    """Face up, and its orders are counted. BL-CMD-01, 02, 04"""
    held = len(g.hands[seat])
    g.hands[seat] = without(g.hands[seat], name)
    g.card = name
    g.copied = card_carried_out(g, seat, name)
    g.last_command[seat] = g.copied
    g.reveal()
    g.emit(CommandPlayed, seat, name, g.copied, rule="BL-CMD-01")
    count_orders(g, seat, held)


def card_carried_out(g: State, seat: int, name: str) -> str:
    """The card whose orders are given if this one is played: itself, but for a counter to the opponent's last card.

    That one is carried out with left and right exchanged; "" before he has played any.
    """
    if not COMMAND_CARDS[name].counters:
        return name
    last = g.last_command[1 - seat]
    return COMMAND_CARDS[last].mirrored if last else ""


def count_orders(g: State, seat: int, held: int) -> None:
    """`held` are the Command cards in hand, the played one included. BL-CMD-08, 09, BL-CMD-11"""
    if not g.copied:
        g.tactic, g.orders = "", (0, 0, 0)
        return
    card = COMMAND_CARDS[g.copied]
    if card.sections is not None:
        left, center, right = (held if number == COMMAND else number for number in card.sections)
        g.tactic, g.orders = "", (left, center, right)
    elif card.tactic == "dice":
        g.tactic, g.orders = "dice", orders_by_dice(g, seat, held)
    else:
        g.tactic, g.orders = card.tactic, (held if card.number == COMMAND else card.number,)
        if not candidates(g, seat):
            g.tactic, g.orders = "any", (1,)  # nobody fits the card: one unit of choice instead


def orders_by_dice(g: State, seat: int, held: int) -> tuple[int, int, int, int]:
    """BattleLore: a helmet orders a unit of its colour, a Bonus Strike any unit."""
    dice = roll(g, seat, held, "orders")
    g.dice = dice
    return dice.count(GREEN), dice.count(BLUE), dice.count(RED), dice.count(STRIKE)


# Who can be ordered


def order_choices(g: State, seat: int) -> list[Any]:
    """Every unit that the orders left over can name. BL-ORD-01..05, BL-TURN-02, BL-CMD-12"""
    return section_choices(g, seat) if len(g.orders) == 3 else [*_orders(g, seat, free_units(g, seat))]


def _orders(g: State, seat: int, units: list[int]) -> list[Any]:
    """A webbed unit is ordered by paying to free it. BL-SPIDER-06"""
    if not g.webbed:
        return [ORDER[g.at[unit]] for unit in units]
    able = [unit for unit in units if not g.webbed >> unit & 1 or g.tokens[seat] >= FREE_COST]
    return [FREE[g.at[unit]] if g.webbed >> unit & 1 else ORDER[g.at[unit]] for unit in able]


def confusion(g: State, seat: int) -> int:
    """One order less, by a card."""
    return 1 if g.effects and any(word == lasting.ORDER_LESS and on == -1 - seat for word, on, _, _ in g.effects) else 0


def section_choices(g: State, seat: int) -> list[Any]:
    """Units of the card's sections; a Creature elsewhere for 3 Lore. BL-ORD-03, 05, BL-CREAT-06, 07, 08"""
    sections, at, taken = SECTION[seat], g.at, g.ordered & ~g.afar
    units = g.units_of(seat)
    count = [0] * 8
    for unit in units if taken else ():
        if taken >> unit & 1:
            count[sections[at[unit]]] += 1
    if g.ordered.bit_count() >= most_orders(g, seat):
        return []
    fits = sections_with_room(g.orders, count)
    done = g.ordered | g.acted
    waiting = [unit for unit in units if not done >> unit & 1]
    choices = _orders(g, seat, [unit for unit in waiting if sections[at[unit]] in fits])
    if g.tokens[seat] >= AFAR_COST:
        outside = [unit for unit in waiting if sections[at[unit]] not in fits and g.troop(unit).troop_class == CREATURE]
        choices += [ORDER_AFAR[at[unit]] for unit in outside if not g.webbed >> unit & 1]
    return choices


def suffice_for_all(g: State, seat: int, choices: list[Any]) -> bool:
    """Whether the orders left over are enough for everybody who could be named, so that nobody need be chosen."""
    if len(choices) < 2 or g.tactic in CHOOSY_TACTICS or not all(type(each) is actions.Order for each in choices):
        return False
    in_all = g.ordered.bit_count() + len(choices)
    if len(g.orders) != len(SECTIONS):
        return in_all <= max(1, g.orders[0] - confusion(g, seat))
    sections, taken = SECTION[seat], g.ordered & ~g.afar
    count = [0] * 8
    for h in [*(g.at[unit] for unit in g.units_of(seat) if taken >> unit & 1), *(NAMED[each.unit] for each in choices)]:
        count[sections[h]] += 1
    left, _, right = g.orders
    flanks = count[LEFT] <= left and count[RIGHT] <= right
    return flanks and in_all <= most_orders(g, seat) and center_room(g.orders, count) >= 0


CHOOSY_TACTICS = ("onslaught", "dice")
"""Where an order to one unit decides which others can have one."""


def most_orders(g: State, seat: int) -> int:
    """How many units the card's sections order in all."""
    total = sum(g.orders)
    return max(1, total - confusion(g, seat)) if total else 0


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
    done = g.ordered | g.acted
    return of_tactic(g, [unit for unit in g.units_of(seat) if not done >> unit & 1], g.tactic)


def of_tactic(g: State, units: list[int], tactic: str) -> list[int]:
    """Units of the kind that a Tactic card orders, anywhere. BL-CMD-10, 11, 12, 13, 14, 15, BL-CREAT-02"""
    if tactic in COLOURS:
        colour = COLOURS.index(tactic)
        return [unit for unit in units if g.troop(unit).colour == colour]
    if tactic == "mounted":
        return [unit for unit in units if g.troop(unit).troop_class == MOUNTED]
    if tactic == "foot":
        return [unit for unit in units if g.troop(unit).troop_class == FOOT]
    if tactic == "onslaught":
        return connected([unit for unit in units if g.troop(unit).troop_class == FOOT], g)
    if tactic == "shoot":
        return [unit for unit in units if can_shoot(g, unit)]
    if tactic == "engaged":
        return [unit for unit in units if g.adjacent_enemies(unit)]
    return units


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
    """Foot Onslaught: the ordered units form one group of neighbours."""
    if not g.ordered:
        return units
    return [unit for unit in units if any(g.on[h] >= 0 and g.ordered >> g.on[h] & 1 for h in NEIGHBOURS[g.at[unit]])]


def can_shoot(g: State, unit: int) -> bool:
    """Not one that must fight hand to hand, nor one without a target. BL-CMD-13"""
    return g.troop(unit).weapon.reach > 1 and not g.adjacent_enemies(unit) and bool(shootable(g, unit))


def free_units(g: State, seat: int) -> list[int]:
    """Those whom the Tactic card can still order."""
    if g.tactic == "dice":
        return units_by_dice(g, seat)
    if g.ordered.bit_count() >= max(1, g.orders[0] - confusion(g, seat)):
        return []
    return candidates(g, seat)


def units_by_dice(g: State, seat: int) -> list[int]:
    """Colours that still have a helmet, or any unit while a Bonus Strike is left."""
    green, blue, red, wild = g.orders
    room = [green, blue, red]
    for unit in g.units_of(seat):
        if g.ordered >> unit & 1:
            room[g.troop(unit).colour] -= 1
    wild += sum(min(0, each) for each in room) - confusion(g, seat)
    return [unit for unit in candidates(g, seat) if wild > 0 or room[g.troop(unit).colour] > 0]
