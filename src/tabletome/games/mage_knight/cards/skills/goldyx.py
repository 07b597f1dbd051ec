"""Goldyx's Skills.

Where published tables differ: Flight costs nothing for one space and 2 for two.
"""

from __future__ import annotations

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Move as MoveTo
from tabletome.games.mage_knight.cards.skills.common import SIDEWAYS_STAGES, motivation, nothing
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BASIC, BLUE, GREEN, ICE, RED, WHITE
from tabletome.games.mage_knight.rules.choosing import choose_die
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.centre import in_centre
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.deeds.notation import (
    Crystal,
    Heal,
    Influence,
    Mana,
    Siege,
    Special,
    choose_colour,
)
from tabletome.games.mage_knight.rules.map.movement import is_safe, move_directly
from tabletome.games.mage_knight.rules.scenario.optional_rules import dice_to_turn
from tabletome.games.mage_knight.state import INTERACTION, MOVEMENT, Player, Shared, State


def fortune(g: State, p: Player, use: Use) -> None:
    Influence(sum(bool(count) for count in p.crystals)).do(g, p, use)


def owns_crystals(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(p.crystals)


FLIGHT_COST = 2


def flight_targets(g: State, p: Player) -> dict[str, int]:
    reach = g.board.within(p.space, 2 if p.turn.move >= FLIGHT_COST else 1)
    return {name: FLIGHT_COST * (far == 2) for name, far in reach.items() if far and is_safe(g, p, name)}


def flight(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One space for nothing, or two for 2 Move points, unnoticed."""
    targets = flight_targets(g, p)
    chosen = yield Decision(p.seat, "portal", [MoveTo(name) for name in sorted(targets)])
    p.turn.move -= targets[chosen.space]
    move_directly(g, p, chosen.space)


def universal_power(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A mana for a stronger card played sideways."""
    colour = yield from choose_colour(p, tuple(mana.payable_basics(g, p)))
    yield from mana.pay_mana(g, p, colour)
    add(p, changes.SidewaysBonusForColour(2, colour))


def can_pay_a_mana(g: State, p: Player) -> bool:
    return bool(mana.payable_basics(g, p))


def thaw(g: State, p: Player, shared: Shared) -> Script:  # noqa: ARG001
    """Source Freeze brings a crystal of a die in the Source when it comes back."""
    colours = tuple(colour for colour in BASIC if colour in g.source)
    if colours:
        mana.gain_crystal(g, p, (yield from choose_colour(p, colours)))


def open_source(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A die of the Source is rolled again."""
    shown = dice_to_turn(g)
    if not shown:
        return
    colour = yield from choose_die(p.seat, shown)
    left = list(g.source)
    left.remove(colour)
    g.source = tuple(sorted((*left, g.rng.below(6))))
    g.reveal()


def take_from_source(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One more die of a basic colour; the Skill's owner gains a crystal of it."""
    shown = [colour for colour in BASIC if colour in g.source]
    colour = yield from choose_die(p.seat, shown)
    mana.take_die(g, p, colour)
    mana.gain_mana(g, p, colour)
    mana.gain_crystal(g, g.players[in_centre(g, "source-opening").owner], colour)


def has_basic_die(g: State, p: Player) -> bool:  # noqa: ARG001
    return any(colour in g.source for colour in BASIC)


_CRYSTALS = {"white": WHITE, "green": GREEN, "red": RED}


# fmt: off
skill("freezing-power", Siege(1) | Siege(1, ICE))
skill("potion-making", Heal(2))
for _name, _colour in _CRYSTALS.items():
    skill(f"{_name}-crystal-craft", Crystal((BLUE,)) & Mana((_colour,)))
skill("glittering-fortune", Special("fortune", fortune, owns_crystals, INTERACTION))
skill("flight", Special("flight", flight, lambda g, p: bool(flight_targets(g, p)), MOVEMENT))
skill("universal-power", Special("universal-power", universal_power, can_pay_a_mana, SIDEWAYS_STAGES))
skill("motivation-goldyx", motivation(GREEN))
skill("source-freeze", Special("source-freeze", nothing), when_returned=thaw)
skill("source-opening", Special("source-opening", open_source),
      answer=Special("take-from-source", take_from_source, has_basic_die))
# fmt: on
