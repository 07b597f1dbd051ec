"""What an action has in it as it is printed, before anybody knows where it will be performed; for bots."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.printed_actions import BasicAction, CardAction, PrintedAction, printed

# Set by hand, in points of damage
MOST_DAMAGE = 9  # no action counts for more
OTHER = 0.15  # an ability that is neither attack, move nor heal


class Printed(NamedTuple):
    """Points of attack, how far it reaches, points of movement and healing, and other things in points of damage."""

    damage: float = 0
    reach: int = 0
    move: int = 0
    heal: int = 0
    other: float = 0


NOTHING = Printed()
SOMETHING = Printed(other=OTHER)

counts: ByType[Callable[[Any], Printed]] = ByType("counts")
"""What an ability counts for on a card; one without an entry counts as something."""


def total(abilities: Iterable[Ability]) -> Printed:
    """All abilities of an action together; it reaches as far as the longest of them."""
    found = [counts[type(ability)](ability) if type(ability) in counts else SOMETHING for ability in abilities]
    return Printed(
        min(sum(each.damage for each in found), MOST_DAMAGE),
        max((each.reach for each in found), default=0),
        sum(each.move for each in found),
        sum(each.heal for each in found),
        sum(each.other for each in found),
    )


@functools.cache
def printed_value(source: PrintedAction, step: int = 0) -> Printed:
    """What is left of an action from this step on, if no element is consumed for it."""
    act = printed(source)
    if not act.guards:
        return total(act.abilities[step:])
    if step:
        return total(act.abilities[step:])
    return total(ability for ability, guard in zip(act.abilities, act.guards, strict=True) if guard <= 0)


@functools.cache
def top(name: str, card: str) -> PrintedAction:
    """The top action of a card."""
    return CardAction(name, card, "top")


@functools.cache
def bottom(name: str, card: str) -> PrintedAction:
    """The bottom action of a card."""
    return CardAction(name, card, "bottom")


@functools.cache
def basic_attack(card: str) -> PrintedAction:
    """The basic attack with a card. GH-TURN-06"""
    return BasicAction(card, "top")


@functools.cache
def basic_move(card: str) -> PrintedAction:
    """The basic move with a card. GH-TURN-06"""
    return BasicAction(card, "bottom")
