"""What Skills of several heroes have in common. MK-SKILL-04

Where published tables differ: the Motivation of every hero draws two cards.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Script
from tabletome.games.mage_knight.content.box import COLOURS, WOUND
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import choose_foe, reachable_foes
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.notation import PEACE, ByTime, Effect, Special, choose_colour
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import ATTACK, BLOCK, INTERACTION, MOVEMENT, NOBODY, Foe, Player, State

SIDEWAYS_STAGES = MOVEMENT | INTERACTION | ATTACK | BLOCK


def by_time(day: Effect, night: Effect) -> Effect:
    return ByTime((day, night))


def nothing(g: State, p: Player, use: Use) -> None:
    """For a Skill that works by lying there: what it does is in content/skills.py."""


def has_wound(g: State, p: Player) -> bool:  # noqa: ARG001
    return WOUND in p.hand


def regenerate(best: int) -> Effect:
    """A mana for a Wound; mana of the best colour or the least Fame bring a card too."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        colours = tuple(colour for colour in range(6) if mana.can_pay(g, p, colour))
        colour = yield from choose_colour(p, colours)
        paid = yield from mana.pay_mana(g, p, colour)
        piles.throw_away(g, p, WOUND)
        if best in (colour, paid[0]) or has_least_fame(g, p):
            piles.draw_cards(g, p, 1)

    return Special(f"regenerate-{COLOURS[best]}", run, can_regenerate, PEACE)


def can_regenerate(g: State, p: Player) -> bool:
    return WOUND in p.hand and any(mana.can_pay(g, p, colour) for colour in range(6))


def has_least_fame(g: State, p: Player) -> bool:
    """Less than everybody else; alone there is nobody to compare with."""
    return g.seats > 1 and all(p.fame < other.fame for other in g.players if other.seat != p.seat)


def motivation(colour: int) -> Effect:
    """Two cards, and a mana or Fame for who has the least Fame. It may be used before the own turn. MK-TURN-01"""

    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        piles.draw_cards(g, p, 2)
        p.motivation_rests = 2
        if has_least_fame(g, p):
            if colour == NOBODY:
                tracks.gain_fame(g, p, 1)
            else:
                mana.gain_mana(g, p, colour)

    name = "motivation-fame" if colour == NOBODY else f"motivation-{COLOURS[colour]}"
    return Special(name, run, lambda g, p: not p.motivation_rests)  # noqa: ARG005


def on_enemy(
    name: str, do: Callable[[State, Player, Foe], None], when: int, can: Callable[[State, Foe], bool] | None = None
) -> Effect:
    """One enemy that heeds Skills. MK-ABIL-06"""

    def targets(g: State, p: Player) -> list[int]:  # noqa: ARG001
        return [n for n in reachable_foes(g, Use()) if can is None or can(g, g.fight.foes[n])]

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        do(g, p, (yield from choose_foe(g, p, targets(g, p))))

    return Special(name, run, lambda g, p: bool(targets(g, p)), when)


def soften(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    foe.armor -= 1
