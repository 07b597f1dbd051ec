"""The course of a turn: Command, Order, Movement, Combat, Draw. Rulebook: "Turn sequence". BL-TURN-01, BL-OVER-06"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Script, phase
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content import lasting_effects as lasting
from tabletome.games.battlelore.content.board import NAMED, NAMES
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import INSTEAD, MOVEMENT, ORDERS, VS_COMMAND, VS_MOVE, VS_ORDERS, WITH
from tabletome.games.battlelore.events import NobodyToOrder, Ordered, TurnBegan
from tabletome.games.battlelore.rules import lore
from tabletome.games.battlelore.rules.combat import targets
from tabletome.games.battlelore.rules.command import (
    AFAR_COST,
    FREE_COST,
    ORDER_ALL,
    order_choices,
    play_command,
    suffice_for_all,
)
from tabletome.games.battlelore.rules.decks import discard_command, draw_command, reshuffle_commands
from tabletome.games.battlelore.rules.follow_on import battle
from tabletome.games.battlelore.rules.landmarks import use_landmark
from tabletome.games.battlelore.rules.lasting_effects import use_up
from tabletome.games.battlelore.rules.movement import MOVE, carry_out, move_choices, reach
from tabletome.games.battlelore.rules.units import relocate
from tabletome.games.battlelore.rules.victory import ends_with_victory
from tabletome.games.battlelore.state import State

DONE, STAY = actions.Done(), actions.Stay()
PLAY: dict[str, Any] = {}
ATTACK = [[actions.Attack(start, to) for to in NAMES] for start in NAMES]


def begin_turn(g: State, seat: int) -> None:
    """Nobody has been ordered, has moved or battled."""
    g.active = seat
    g.card = g.copied = g.tactic = g.wave = g.kept_tactic = ""
    g.orders = g.kept_orders = g.dice = ()
    g.ordered = g.acted = g.afar = 0
    g.effects = ()
    g.leaning_back = 0
    clear_turn(g)
    g.emit(TurnBegan, seat, g.turn)
    g.phase = command_phase


def clear_turn(g: State) -> None:
    g.moved = g.walked = g.spent = g.stopped = g.rushed = g.battled = g.shot_once = 0


# Command


@ends_with_victory
def command_phase(g: State) -> Script:
    """Play a Command card; a Lore card may come with it or in its place. BL-CMD-01, BL-LPHASE-01, 02, 03"""
    seat = g.active
    cards = [play_action(card) for card in sorted(set(g.hands[seat]))]
    choices = [*cards, *(lore.playable(g, seat, (WITH, INSTEAD)) if g.scenario.lore else ())]
    if not choices:
        g.phase = draw_phase
        return
    chosen = yield Decision(seat, "command", choices)
    if isinstance(chosen, actions.Lore):
        yield from lore_with_command(g, seat, chosen)
        return
    play_command(g, seat, chosen.card)
    if g.scenario.lore:
        yield from lore.offer(g, 1 - seat, (VS_COMMAND,))
    g.phase = order_phase


def lore_with_command(g: State, seat: int, chosen: Any) -> Script:
    """Resolved before any unit is ordered; in place of the Command card it gives the orders itself. BL-LPHASE-01, 02"""
    worked = yield from lore.play(g, seat, chosen)
    if LORE_CARDS[chosen.card].when != INSTEAD:
        return
    g.card = g.copied = chosen.card
    if not worked:
        g.tactic, g.orders = "", (0, 0, 0)
    g.phase = order_phase


def play_action(card: str) -> Any:
    if card not in PLAY:
        PLAY[card] = actions.Play(card)
    return PLAY[card]


# Order


@ends_with_victory
def order_phase(g: State) -> Script:
    """Name one unit after the other. A Lore card's units are ordered, move and battle first. BL-ORD-01, BL-LPHASE-04"""
    seat = g.active
    choices = order_choices(g, seat)
    cards = lore.playable(g, seat, (ORDERS,)) if g.scenario.lore and not g.ordered and not g.wave else []
    if not choices and not cards:
        if not g.ordered and not g.wave:
            g.emit(NobodyToOrder, seat, rule="BL-CMD-03")
        yield from end_orders(g)
        return
    everybody = [ORDER_ALL] if suffice_for_all(g, seat, choices) else []
    chosen = yield Decision(seat, "order", [*choices, *everybody, *cards, DONE])
    if chosen == DONE:
        yield from end_orders(g)
    elif chosen == ORDER_ALL:
        for each in choices:
            order(g, seat, each)
    elif isinstance(chosen, actions.Lore):
        yield from order_by_lore(g, seat, chosen)
    else:
        order(g, seat, chosen)


def order(g: State, seat: int, chosen: Any) -> None:
    """One order a unit. BL-ORD-04, BL-CREAT-06, BL-SPIDER-06, 07"""
    unit = g.on[NAMED[chosen.unit]]
    bit = 1 << unit
    g.ordered |= bit
    if isinstance(chosen, actions.OrderAfar):
        pay(g, seat, AFAR_COST)
        g.afar |= bit
    elif isinstance(chosen, actions.Free):
        pay(g, seat, FREE_COST)
        g.webbed &= ~bit
    g.emit(Ordered, seat, g.troops[unit], chosen.unit, chosen.verb)


def pay(g: State, seat: int, cost: int) -> None:
    g.tokens[seat] -= cost
    g.pool += cost


def order_by_lore(g: State, seat: int, chosen: Any) -> Script:
    """The Command card waits until the Lore card's units are done. BL-LPHASE-04"""
    g.kept_orders, g.kept_tactic = g.orders, g.tactic
    if (yield from lore.play(g, seat, chosen)):
        g.wave = chosen.card


def end_orders(g: State) -> Script:
    """Now the opponent may interfere; without ordered units there is nothing to move. BL-CMD-03, BL-LPHASE-05"""
    if g.scenario.lore and g.ordered:
        yield from lore.offer(g, 1 - g.active, (VS_ORDERS,))
        countermand(g)
    g.phase = movement_phase if g.ordered else end_of_wave


def countermand(g: State) -> None:
    """Units whose orders a card took away."""
    for word, unit, _, _ in g.effects:
        if word == lasting.COUNTERMANDED:
            g.ordered &= ~(1 << unit)


# Movement


@ends_with_victory
def movement_phase(g: State) -> Script:
    """Move one ordered unit, or end the phase: later there are no moves. BL-MOVE-01, 02, 03"""
    seat = g.active
    choices = move_choices(g, seat)
    if not choices:
        g.phase = combat_phase
        return
    cards = lore.playable(g, seat, (MOVEMENT,)) if g.scenario.lore else []
    chosen = yield Decision(seat, "move", [*choices, *cards, DONE])
    match chosen:
        case actions.Done():
            g.phase = combat_phase
        case actions.Lore():
            yield from lore.play(g, seat, chosen)
        case actions.Move() | actions.Rush() | actions.Leave():
            unit = g.on[NAMED[chosen.start]]
            if g.scenario.lore:
                yield from lore.offer(g, 1 - seat, (VS_MOVE,), unit)  # BL-LPHASE-07
            if g.effects and g.effect(lasting.HELD, unit):
                g.moved |= 1 << unit
            else:
                yield from carry_out(g, chosen)
        case _:
            name = chosen.start if isinstance(chosen, actions.OpenPassage | actions.TakePassage) else chosen.unit
            yield from use_landmark(g, g.on[NAMED[name]], chosen)


# Combat


@ends_with_victory
def combat_phase(g: State) -> Script:
    """One ordered unit battles, all of it, before the next. BL-COMBAT-01, 02, 03, BL-ORD-02, BL-MOVE-21"""
    seat = g.active
    choices, bound = battle_choices(g, seat)
    if not choices:
        g.phase = end_of_wave
        return
    chosen = yield Decision(seat, "battle", choices if bound else [*choices, DONE])
    if chosen == DONE:
        g.phase = end_of_wave
        return
    unit = g.on[NAMED[chosen.start]]
    note_battle(g, unit)
    yield from battle(g, unit, g.on[NAMED[chosen.to]])
    yield from ride_back(g, unit)


def battle_choices(g: State, seat: int) -> tuple[list[Any], bool]:
    """Every attack of every ordered unit, and whether one is bound to attack by its rush. BL-GOBLIN-03"""
    ready = g.ordered & ~g.battled & ~g.spent
    choices: list[Any] = []
    bound = False
    for unit in g.units_of(seat) if ready else ():
        if ready >> unit & 1:
            found = targets(g, unit)
            if found:
                here = ATTACK[g.at[unit]]
                choices += [here[g.at[enemy]] for enemy in found]
                bound = bound or bool(g.rushed >> unit & 1)
    return choices, bound


def note_battle(g: State, unit: int) -> None:
    """Once a turn, but for archers under a darkened sky and units that a card lets fight again. BL-COMBAT-02"""
    bit = 1 << unit
    if g.tactic == "shoot" and not g.shot_once & bit:
        g.shot_once |= bit
    else:
        g.battled |= bit


def ride_back(g: State, unit: int) -> Script:
    """Cards that let a unit move or fight once more after its battle. BL-LPLAY-16"""
    if not g.effects or not g.alive(unit):
        return
    if g.effect(lasting.BATTLES_AGAIN, unit):
        use_up(g, lasting.BATTLES_AGAIN, unit)
        g.battled &= ~(1 << unit)
    if g.effect(lasting.MOVES_AGAIN, unit) and not g.stopped >> unit & 1 and not g.webbed >> unit & 1:
        use_up(g, lasting.MOVES_AGAIN, unit)
        here = g.at[unit]
        ways = [MOVE[here][to] for to in reach(g, unit, g.troop(unit).move)[0]]
        chosen = yield Decision(g.active, "ride-back", [*ways, STAY], {"unit": unit})
        if chosen != STAY:
            relocate(g, unit, NAMED[chosen.to], "move")


# Draw


@phase
def end_of_wave(g: State) -> None:
    """After the units of a Lore card come those of the Command card. BL-LPHASE-04"""
    if not g.wave:
        g.phase = draw_phase
        return
    g.acted |= g.ordered
    g.ordered = g.afar = 0
    g.orders, g.tactic = g.kept_orders, g.kept_tactic
    g.wave = ""
    clear_turn(g)
    g.phase = order_phase


@ends_with_victory
def draw_phase(g: State) -> Script:
    """The played card is discarded, a new one drawn, and the turn is over. BL-END-01, BL-TURN-05, BL-LPHASE-02"""
    seat = g.active
    if g.card and g.card not in LORE_CARDS:
        yield from draw_new_card(g, seat)
    if g.scenario.lore:
        yield from lore.end_of_turn(g, seat)
    g.turn += 1
    begin_turn(g, 1 - seat)


def draw_new_card(g: State, seat: int) -> Script:
    """One card, unless the card of this turn lets its player choose it out of several."""
    g.discards = (*g.discards, g.card)
    card = COMMAND_CARDS[g.copied or g.card]
    if card.drawn > 1:
        yield from draw_and_keep_one(g, seat, card.drawn)
    else:
        draw_command(g, seat)
    if card.reshuffles:
        reshuffle_commands(g)


def draw_and_keep_one(g: State, seat: int, count: int) -> Script:
    drawn = [draw_command(g, seat) for _ in range(count)]
    if None not in drawn:
        options = [actions.Discard(card) for card in sorted(set(g.hands[seat][-count:]))]
        chosen = yield Decision(seat, "discard-command", options)
        discard_command(g, seat, chosen.card)
