"""The moments that lessons wait for: attacks whose dice, as they will fall, show what is being taught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tabletome.engine import Action
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import CENTER, LEFT, NAMED, RIGHT, SECTION
from tabletome.games.battlelore.content.command_cards import COMMAND, COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import FACES, FLAG, STRIKE
from tabletome.games.battlelore.content.troops import MOUNTED
from tabletome.games.battlelore.rules import flow
from tabletome.games.battlelore.rules.combat import is_melee, number_of_dice, targets
from tabletome.games.battlelore.rules.lore import cost_of, level_of
from tabletome.games.battlelore.rules.morale import flags_to_ignore, is_bold
from tabletome.games.battlelore.rules.retreat import way_back
from tabletome.games.battlelore.state import State

Blow: TypeAlias = Callable[[State, int, int], bool]
"""Whether the attack of a unit on another is of a kind."""

GOOD_ROLL = 2
"""So many dice at least make an attack worth showing."""


# Command


def reach(g: State, seat: int, card: str) -> int:
    """How many units a Section card orders, as the sections are held now; none for any other card."""
    sections = COMMAND_CARDS[card].sections
    if sections is None:
        return 0
    held = [SECTION[seat][g.at[unit]] for unit in g.units_of(seat)]
    numbers = [len(g.hands[seat]) if orders == COMMAND else orders for orders in sections]
    return sum(
        min(number, sum(bool(each & section) for each in held))
        for section, number in zip((LEFT, CENTER, RIGHT), numbers, strict=True)
    )


def orders_most(g: State, seat: int, action: Action) -> bool:
    """The Section card that orders most units."""
    if not isinstance(action, actions.Play):
        return False
    mine = reach(g, seat, action.card)
    return mine > 1 and mine == max(reach(g, seat, card) for card in g.hands[seat])


def orders_given(g: State, _seat: int) -> bool:
    return g.phase is not flow.order_phase


def moves_made(g: State, _seat: int) -> bool:
    return g.phase is not flow.movement_phase


# Battle


def falling(g: State, dice: int, after: int = 0) -> list[int]:
    """The faces of the dice that fall next, or after so many others, where nothing is drawn before."""
    luck = g.rng.copy()
    return [luck.below(len(FACES)) for _ in range(after + dice)][after:]


def hits(g: State, attacker: int, defender: int, after: int = 0) -> int:
    """How many hits the next dice bring, or those after so many others. BL-HIT-01, 03"""
    weapon, melee = g.troop(attacker).weapon, is_melee(g, attacker, defender)
    dice = falling(g, number_of_dice(g, attacker, defender), after)
    strikes = dice.count(STRIKE) if (weapon.strikes_in_melee if melee else weapon.strikes_at_range) else 0
    if g.troop(defender).troop_class == MOUNTED:
        strikes = max(0, strikes - weapon.spared_by_mounted)
    return dice.count(g.troop(defender).colour) + strikes


def flags(g: State, attacker: int, defender: int) -> int:
    """How many flags the next dice bring that the target cannot ignore."""
    dice = falling(g, number_of_dice(g, attacker, defender))
    return max(0, dice.count(FLAG) - flags_to_ignore(g, defender))


def shot_that_hits(g: State, attacker: int, defender: int) -> bool:
    many = number_of_dice(g, attacker, defender) >= GOOD_ROLL
    return many and not is_melee(g, attacker, defender) and 0 < hits(g, attacker, defender) < g.figures[defender]


def melee_that_hits(g: State, attacker: int, defender: int) -> bool:
    """One in which the target loses figures, but neither the last of them nor its hex."""
    if not is_melee(g, attacker, defender) or number_of_dice(g, attacker, defender) < GOOD_ROLL:
        return False
    return 0 < hits(g, attacker, defender) < g.figures[defender] and not flags(g, attacker, defender)


def melee_that_drives_back(g: State, attacker: int, defender: int) -> bool:
    """One that the target survives, but cannot stand: there is ground to gain. Who has one figure left is spared."""
    if not is_melee(g, attacker, defender) or g.turn.stopped >> attacker & 1 or g.figures[defender] == 1:
        return False
    survives = hits(g, attacker, defender) < g.figures[defender]
    return survives and flags(g, attacker, defender) == 1 and way_back(g, defender, 1) == 1


def blow_that_destroys(g: State, attacker: int, defender: int) -> bool:
    return hits(g, attacker, defender) >= g.figures[defender]


def tests_nerve(g: State, attacker: int, defender: int) -> bool:
    """A melee that the target survives, with one flag that it may ignore to hit back. BL-MORALE-02, BL-BACK-01"""
    if not is_melee(g, attacker, defender) or not is_bold(g, defender):
        return False
    dice = number_of_dice(g, attacker, defender)
    survives = hits(g, attacker, defender) < g.figures[defender]
    return survives and falling(g, dice).count(FLAG) == 1 and hits(g, defender, attacker, after=dice) > 0


def attack(blow: Blow) -> Callable[[State, int, Action], bool]:
    """An attack of a kind, as an action."""

    def fits(g: State, _seat: int, action: Action) -> bool:
        if not isinstance(action, actions.Attack):
            return False
        return blow(g, g.on[NAMED[action.start]], g.on[NAMED[action.to]])

    return fits


def can(blow: Blow, g: State, seat: int) -> bool:
    """Whether somebody with an order can make an attack of a kind now."""
    return any(blow(g, *pair) for pair in open_attacks(g, seat))


def open_attacks(g: State, seat: int) -> Iterator[tuple[int, int]]:
    """Who can still attack whom this turn."""
    for unit in g.units_of(seat):
        if g.turn.ordered >> unit & 1 and not (g.turn.battled | g.turn.spent) >> unit & 1:
            yield from ((unit, enemy) for enemy in targets(g, unit))


# Lore


def cheapest(g: State, seat: int, action: Action) -> bool:
    """The card that costs least of those that begin a turn; where there is none, of all."""
    if not isinstance(action, actions.KeepLore):
        return False
    hand = [LORE_CARDS[name] for name in g.lore_hands[seat]]
    begin = [card for card in hand if card.when is Moment.WITH_COMMAND] or hand
    least = min(cost_of(g, seat, card) for card in begin)
    card = LORE_CARDS[action.card]
    return card in begin and cost_of(g, seat, card) == least


def can_cast(g: State, seat: int) -> bool:
    """A Lore card of one's own can begin this turn. BL-LPHASE-01"""
    return (
        g.phase is flow.command_phase
        and g.active == seat
        and any(strikes_home(g, seat, each) for each in flow.lore_choices(g, seat))
    )


def has_cast(g: State, seat: int) -> bool:
    """What the card brings has come about: the Command card that goes with it lies there too."""
    return bool(g.played[seat]) and g.phase is not flow.command_phase


def strikes_home(g: State, seat: int, action: Action) -> bool:
    """A Lore card that does what it says; Magic Missiles only where the dice will hit."""
    if not isinstance(action, actions.Lore):
        return False
    if action.card != "magic-missiles" or action.target is None:
        return True
    dice = falling(g, level_of(g, seat, LORE_CARDS[action.card]) + 1)
    return g.troop(g.on[NAMED[action.target]]).colour in dice
