"""The course of a turn: Command, Order, Movement, Combat, Draw. Rulebook: "Turn sequence". BL-TURN-01, BL-OVER-06"""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask, phase
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.actions import DONE, ORDER_ALL, STAY
from tabletome.games.battlelore.content.board import NAMED, NAMES
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lasting_effects import Effect
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.events import NobodyToOrder, Ordered, TurnBegan
from tabletome.games.battlelore.rules import lore
from tabletome.games.battlelore.rules.combat import targets
from tabletome.games.battlelore.rules.command import (
    AFAR_COST,
    FREE_COST,
    NO_ORDERS,
    OrderAction,
    count_orders,
    lay_command,
    order_choices,
    suffice_for_all,
)
from tabletome.games.battlelore.rules.decks import discard_command, draw_command, reshuffle_commands
from tabletome.games.battlelore.rules.follow_on import battle
from tabletome.games.battlelore.rules.landmarks import enter, use_landmark
from tabletome.games.battlelore.rules.lasting_effects import use_up
from tabletome.games.battlelore.rules.movement import MOVE, carry_out, move_choices, reach
from tabletome.games.battlelore.rules.units import relocate
from tabletome.games.battlelore.rules.victory import ends_with_victory
from tabletome.games.battlelore.state import State, Turn

PLAY = {name: actions.Play(name) for name in COMMAND_CARDS}
"""The one `Play` object for each Command card."""
ATTACK = [[actions.Attack(start, to) for to in NAMES] for start in NAMES]
"""The one `Attack` object for each pair of hexes."""


def begin_turn(g: State, seat: int) -> None:
    """Nobody has been ordered, has moved or battled; no card is in effect."""
    g.active = seat
    g.turn = Turn()
    g.last_command[seat] = ""
    g.emit(TurnBegan, seat, g.turn_number)
    g.phase = command_phase


# Command


@ends_with_victory
def command_phase(g: State) -> Script:
    """Play a Command card; a Lore card may come with it or in its place. BL-CMD-01, BL-LPHASE-01, 02, 03"""
    seat = g.active
    commands = [PLAY[card] for card in sorted(set(g.hands[seat]))]
    choices: list[actions.Play | actions.Lore] = [*commands, *lore_choices(g, seat)]
    if not choices:
        g.phase = draw_phase
        return
    chosen = yield from ask(Decision(seat, "command", choices))
    if isinstance(chosen, actions.Play):
        lay_command(g, seat, chosen.card)
    elif LORE_CARDS[chosen.card].when is Moment.WITH_COMMAND:
        yield from lore_with_command(g, seat, chosen, commands)
    else:
        yield from lore_instead_of_command(g, seat, chosen)
        return
    count_orders(g, seat)
    if g.with_lore:
        yield from lore.offer(g, 1 - seat, (Moment.VS_COMMAND,))
    g.phase = order_phase


def lore_choices(g: State, seat: int) -> list[actions.Lore]:
    """The Lore cards that begin a turn: in place of a Command card, or with one, for which there must be one."""
    if not g.with_lore:
        return []
    moments = (Moment.WITH_COMMAND, Moment.INSTEAD_OF_COMMAND) if g.hands[seat] else (Moment.INSTEAD_OF_COMMAND,)
    return lore.playable(g, seat, moments)


def lore_with_command(g: State, seat: int, chosen: actions.Lore, commands: list[actions.Play]) -> Script:
    """Both cards are laid down at the same time; then the Lore card takes effect, before any order. BL-LPHASE-01"""
    command = yield from ask(Decision(seat, "command-with-lore", commands, {"card": chosen.card}))
    lay_command(g, seat, command.card)
    yield from lore.play(g, seat, chosen)


def lore_instead_of_command(g: State, seat: int, chosen: actions.Lore) -> Script:
    """The Lore card gives the orders itself. BL-LPHASE-02"""
    worked = yield from lore.play(g, seat, chosen)
    g.turn.card = g.turn.copied = chosen.card
    if not worked:
        g.turn.tactic, g.turn.orders = Tactic.SECTIONS, NO_ORDERS
    g.phase = order_phase


# Order


@ends_with_victory
def order_phase(g: State) -> Script:
    """Name one unit after the other. A Lore card's units are ordered, move and battle first. BL-ORD-01, BL-LPHASE-04"""
    seat, turn = g.active, g.turn
    units = order_choices(g, seat)
    nobody_yet = not turn.ordered and not turn.lore_orders
    cards = lore.playable(g, seat, (Moment.ORDERS,)) if g.with_lore and nobody_yet else []
    if not units and not cards:
        if nobody_yet:
            g.emit(NobodyToOrder, seat, rule="BL-CMD-03")
        yield from end_orders(g)
        return
    everybody = [ORDER_ALL] if suffice_for_all(g, seat, units) else []
    chosen = yield from ask(Decision(seat, "order", [*units, *everybody, *cards, DONE]))
    match chosen:
        case actions.Done():
            yield from end_orders(g)
        case actions.OrderAll():
            for unit in units:
                order(g, seat, unit)
        case actions.Lore():
            yield from order_by_lore(g, seat, chosen)
        case _:
            order(g, seat, chosen)


def order(g: State, seat: int, chosen: OrderAction) -> None:
    """One order a unit. BL-ORD-04, BL-CREAT-06, BL-SPIDER-06, 07"""
    unit = g.on[NAMED[chosen.unit]]
    bit = 1 << unit
    g.turn.ordered |= bit
    if isinstance(chosen, actions.OrderAfar):
        pay(g, seat, AFAR_COST)
        g.turn.afar |= bit
    elif isinstance(chosen, actions.Free):
        pay(g, seat, FREE_COST)
        g.webbed &= ~bit
    g.emit(Ordered, seat, g.troops[unit], chosen.unit, chosen.verb)


def pay(g: State, seat: int, cost: int) -> None:
    """A seat's Lore goes back to the pool."""
    g.tokens[seat] -= cost
    g.pool += cost


def order_by_lore(g: State, seat: int, chosen: actions.Lore) -> Script:
    """The Command card waits until the Lore card's units are done. BL-LPHASE-04"""
    turn = g.turn
    turn.command_orders, turn.command_tactic = turn.orders, turn.tactic
    if (yield from lore.play(g, seat, chosen)):
        turn.lore_orders = chosen.card


def end_orders(g: State) -> Script:
    """Now the opponent may interfere; without ordered units there is nothing to move. BL-CMD-03, BL-LPHASE-05"""
    if g.with_lore and g.turn.ordered:
        yield from lore.offer(g, 1 - g.active, (Moment.VS_ORDERS,))
        countermand(g)
    g.phase = movement_phase if g.turn.ordered else end_of_combat


def countermand(g: State) -> None:
    """Units whose orders a card has made void are not ordered any more."""
    for effect in g.turn.effects:
        if effect.word is Effect.COUNTERMANDED:
            g.turn.ordered &= ~(1 << effect.on)


# Movement


@ends_with_victory
def movement_phase(g: State) -> Script:
    """Move one ordered unit, or end the phase: later there are no moves. BL-MOVE-01, 02, 03"""
    seat = g.active
    moves = move_choices(g, seat)
    if not moves:
        g.phase = combat_phase
        return
    cards = lore.playable(g, seat, (Moment.MOVEMENT,)) if g.with_lore else []
    chosen = yield from ask(Decision(seat, "move", [*moves, *cards, DONE]))
    match chosen:
        case actions.Done():
            g.phase = combat_phase
        case actions.Lore():
            yield from lore.play(g, seat, chosen)
        case actions.Move() | actions.Rush() | actions.Leave():
            unit = g.on[NAMED[chosen.start]]
            if g.with_lore:
                yield from lore.offer(g, 1 - seat, (Moment.VS_MOVE,), unit)  # BL-LPHASE-07
            if g.turn.effects and g.effect(Effect.HELD, unit):
                g.turn.moved |= 1 << unit
            else:
                yield from carry_out(g, unit, chosen)
        case _:
            yield from use_landmark(g, chosen)


# Combat


@ends_with_victory
def combat_phase(g: State) -> Script:
    """One ordered unit battles, all of it, before the next. BL-COMBAT-01, 02, 03, BL-ORD-02, BL-MOVE-21"""
    attacks, bound = battle_choices(g, g.active)
    if not attacks:
        g.phase = end_of_combat
        return
    choices: list[actions.Attack | actions.Done] = [*attacks] if bound else [*attacks, DONE]
    chosen = yield from ask(Decision(g.active, "battle", choices))
    if isinstance(chosen, actions.Done):
        g.phase = end_of_combat
        return
    unit = g.on[NAMED[chosen.start]]
    note_battle(g, unit)
    yield from battle(g, unit, g.on[NAMED[chosen.to]])
    yield from act_again(g, unit)


def battle_choices(g: State, seat: int) -> tuple[list[actions.Attack], bool]:
    """Every attack of every ordered unit, and whether one is bound to attack by its rush. BL-GOBLIN-03"""
    ready = g.turn.ordered & ~g.turn.battled & ~g.turn.spent
    choices: list[actions.Attack] = []
    bound = False
    for unit in g.units_of(seat) if ready else ():
        if ready >> unit & 1:
            found = targets(g, unit)
            if found:
                here = ATTACK[g.at[unit]]
                choices += [here[g.at[enemy]] for enemy in found]
                bound = bound or bool(g.turn.rushed >> unit & 1)
    return choices, bound


def note_battle(g: State, unit: int) -> None:
    """Once a turn, but for archers under a darkened sky and units that a card lets fight again. BL-COMBAT-02"""
    turn, bit = g.turn, 1 << unit
    if turn.tactic.facts.shoot_twice and not turn.shot_once & bit:
        turn.shot_once |= bit
    else:
        turn.battled |= bit


def act_again(g: State, unit: int) -> Script:
    """Cards that let a unit move or fight once more after its battle. BL-LPLAY-16"""
    if not g.turn.effects or not g.alive(unit):
        return
    if g.effect(Effect.BATTLES_AGAIN, unit):
        use_up(g, Effect.BATTLES_AGAIN, unit)
        g.turn.battled &= ~(1 << unit)
    if g.effect(Effect.MOVES_AGAIN, unit) and not (g.turn.stopped | g.webbed) >> unit & 1:
        use_up(g, Effect.MOVES_AGAIN, unit)
        here = MOVE[g.at[unit]]
        ways = [here[to] for to in reach(g, unit, g.troop(unit).move)[0]]
        chosen = yield from ask(Decision(g.active, "ride-back", [*ways, STAY], {"unit": unit}))
        if isinstance(chosen, actions.Move):
            start = g.at[unit]
            relocate(g, unit, NAMED[chosen.to], "move")
            yield from enter(g, unit, start)


# Draw


@phase
def end_of_combat(g: State) -> None:
    """The turn is over, or after the units of a Lore card come those of the Command card. BL-LPHASE-04"""
    turn = g.turn
    if not turn.lore_orders:
        g.phase = draw_phase
        return
    g.turn = Turn(
        card=turn.card,
        copied=turn.copied,
        tactic=turn.command_tactic,
        orders=turn.command_orders,
        acted=turn.acted | turn.ordered,
        spent=turn.spent,
        carried=turn.carried,
        effects=turn.effects,
        dice=turn.dice,
        declines_lore=turn.declines_lore,
    )
    g.phase = order_phase


@ends_with_victory
def draw_phase(g: State) -> Script:
    """The played card is discarded, a new one drawn, and the turn is over. BL-END-01, BL-TURN-05, BL-LPHASE-02"""
    seat = g.active
    if g.turn.card and g.turn.card not in LORE_CARDS:
        yield from draw_new_card(g, seat)
    if g.with_lore:
        yield from lore.end_of_turn(g, seat)
    g.turn_number += 1
    begin_turn(g, 1 - seat)


def draw_new_card(g: State, seat: int) -> Script:
    """One card, unless the card of this turn lets its player choose it out of several."""
    g.command_deck.discard(g.turn.card)
    card = COMMAND_CARDS[g.turn.copied or g.turn.card]
    if card.drawn > 1:
        yield from draw_and_keep_one(g, seat, card.drawn)
    else:
        draw_command(g, seat)
    if card.reshuffles:
        reshuffle_commands(g)


def draw_and_keep_one(g: State, seat: int, count: int) -> Script:
    """Draw so many Command cards and discard one of them."""
    drawn = [draw_command(g, seat) for _ in range(count)]
    if all(drawn):
        options = [actions.Discard(card) for card in sorted(set(g.hands[seat][-count:]))]
        chosen = yield from ask(Decision(seat, "discard-command", options))
        discard_command(g, seat, chosen.card)
