"""Norowas' Skills.

Where published tables differ: Leaves in the Wind and Whispers in the Treetops give a crystal and a token (two tables
against one); Inspiration is for once a Round; Prayer of Weather changes all terrains.
"""

from __future__ import annotations

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Decline, Done
from tabletome.games.mage_knight.cards.skills.common import by_time, motivation, nothing
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import GREEN, WHITE
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.notation import (
    PEACE,
    Crystal,
    Influence,
    Mana,
    Move,
    Ranged,
    Special,
    ThisTurn,
    choose_unit,
)
from tabletome.games.mage_knight.state import ATTACK, BLOCK, MOVEMENT, RANGED, Player, State

DONE = Done()
DECLINE = Decline()


def march(g: State, p: Player, use: Use) -> None:
    """A point for each Ready, unwounded Unit, three at most."""
    fit = sum(unit.ready and not unit.wounds for unit in p.units)
    Move(min(3, fit)).do(g, p, use)


def has_fit_unit(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(unit.ready and not unit.wounds for unit in p.units)


def inspire(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Ready a Unit or heal it."""
    numbers = [n for n, unit in enumerate(p.units) if not unit.ready or unit.wounds]
    unit = yield from choose_unit(p, numbers)
    heals = bool(unit.wounds)
    if heals and not unit.ready:
        heals = isinstance((yield Decision(p.seat, "inspiration", [DONE, DECLINE])), Done)
    if heals:
        unit.wounds -= 1
    else:
        unit.ready = True


def has_weary_unit(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(not unit.ready or unit.wounds for unit in p.units)


NEW_RECRUITS = 2


def meet_recruits(g: State, p: Player) -> None:  # noqa: ARG001
    """Bonds of Loyalty bring two Units more into the offer at once."""
    g.units_offer += g.regular_deck[-NEW_RECRUITS:]
    g.regular_deck = g.regular_deck[:-NEW_RECRUITS]
    g.reveal()


# fmt: off
skill("forward-march", Special("forward-march", march, has_fit_unit, MOVEMENT))
skill("day-sharpshooting", by_time(Ranged(2), Ranged(1)))
skill("inspiration", Special("inspiration", inspire, has_weary_unit, PEACE))
skill("bright-negotiation", by_time(Influence(3), Influence(2)))
skill("leaves-in-the-wind", Crystal((GREEN,)) & Mana((WHITE,)))
skill("whispers-in-the-treetops", Crystal((WHITE,)) & Mana((GREEN,)))
skill("leadership", Special("leadership", ThisTurn(changes.StrongerUnit()).do, has_fit_unit, RANGED | BLOCK | ATTACK))
skill("bonds-of-loyalty", Special("bonds", nothing, when=0), when_gained=meet_recruits)
skill("motivation-norowas", motivation(WHITE))
skill("prayer-of-weather", Special("weather", nothing, when=MOVEMENT))
skill("prayer-of-weather-shared", Special("weather-shared", nothing, when=MOVEMENT))
# fmt: on
