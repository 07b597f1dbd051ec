"""The positions that lessons draw, so that they teach the same whatever bots play.

Units are brought up, orders are given, and dice will fall as the coach says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletome.games.battlelore.content.board import NAMED
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.lessons.moments import Blow, can, can_cast, tests_nerve
from tabletome.games.battlelore.rules import flow
from tabletome.games.battlelore.rules.command import count_orders, lay_command
from tabletome.games.battlelore.rules.lore import cost_of
from tabletome.games.battlelore.rules.units import gain_lore, relocate
from tabletome.games.battlelore.state import State, Turn
from tabletome.scene.lesson import Drawing

LINES_MEET = (
    ("c2", "c5"), ("f2", "e5"), ("g2", "f5"),
    ("e6", "e8"), ("e7", "c6"), ("d8", "d6"), ("d9", "f6"), ("i7", "i6"),
)  # fmt: skip
"""England's swordsmen have each an enemy before them who has no Support, and one archer has a target in the open."""
IN_THE_LINE = ("j3", "c5", "e5", "f5")
SPENT_RIDERS = "f6"
RIDERS_CHARGE = (("g2", "f4"), ("f2", "e4"), ("g9", "g5"))
"""Riders beside one unit of England's, which has two others beside it and an empty hex behind it."""
CHARGING = ("g5",)


def lines_meet(g: State, seat: int) -> None:
    """The learner's battles of a turn: a shot, three melees, and enemy riders of whom one figure is left."""
    bring_up(g, LINES_MEET)
    g.figures[g.on[NAMED[SPENT_RIDERS]]] = 1
    order_into_battle(g, seat, IN_THE_LINE)


def riders_charge(g: State, seat: int) -> None:
    """Enemy riders attack a bold unit of the learner's, and will roll a flag that it survives."""
    bring_up(g, RIDERS_CHARGE)
    order_into_battle(g, 1 - seat, CHARGING)
    turn_dice(g, lambda: can(tests_nerve, g, 1 - seat))


def bring_up(g: State, ways: Iterable[tuple[str, str]]) -> None:
    """Units stand elsewhere."""
    for start, to in ways:
        relocate(g, g.on[NAMED[start]], NAMED[to], "move")


def order_into_battle(g: State, seat: int, names: Iterable[str]) -> None:
    """A seat has played a card for sections of the field, and these units have their orders and are about to battle."""
    g.active, g.turn = seat, Turn()
    lay_command(g, seat, next(card for card in g.hands[seat] if COMMAND_CARDS[card].sections is not None))
    count_orders(g, seat)
    g.turn.ordered = sum(1 << g.on[NAMED[name]] for name in names)
    g.phase = flow.combat_phase


def turn_dice(g: State, shows: Callable[[], bool]) -> None:
    """Dice are drawn until those that fall next show what is wanted."""
    while not shows():
        g.rng.below(1)


def dice_for(blow: Blow) -> Drawing:
    """The dice of the next attack make it one of a kind."""

    def draw(g: State, seat: int) -> None:
        turn_dice(g, lambda: can(blow, g, seat))

    return draw


def lines_meet_for(blow: Blow) -> Drawing:
    """The lines meet, and the dice of the next attack make it one of a kind."""

    def draw(g: State, seat: int) -> None:
        lines_meet(g, seat)
        dice_for(blow)(g, seat)

    return draw


def lore_at_hand(g: State, seat: int) -> None:
    """The learner can pay for the card that was kept, and its dice will hit somebody."""
    price = min(cost_of(g, seat, LORE_CARDS[card]) for card in g.lore_hands[seat])
    gain_lore(g, seat, price - g.tokens[seat], "turn")
    turn_dice(g, lambda: can_cast(g, seat))
