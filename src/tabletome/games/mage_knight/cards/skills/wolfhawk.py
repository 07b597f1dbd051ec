"""Wolfhawk's Skills.

Where published tables differ: Know Your Prey is for once a Round.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Pick
from tabletome.games.mage_knight.cards.basic_actions import weaken
from tabletome.games.mage_knight.cards.skills.common import motivation, soften
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import BLUE, COLD_FIRE, FIRE, ICE, PHYSICAL, WHITE
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import AT_ATTACK_PHASE
from tabletome.games.mage_knight.rules.combat.defeat import WHEN_DEFEATED
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    choose_strike,
    reachable_foes,
    reduce_attack,
    strikes_to_reduce,
)
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.deeds.banners import commanded
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.lasting import drop_change
from tabletome.games.mage_knight.rules.deeds.notation import Crystal, Heal, Influence, Move, Special, ThisTurn
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    INTERACTION,
    MOVEMENT,
    NOBODY,
    RANGED,
    Change,
    Combat,
    Foe,
    Player,
    Points,
    State,
)


def hawk_eyes(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """By Night exploring is cheaper, by Day garrisons two spaces away are seen."""
    if g.dark:
        p.changes += (Change(changes.EXPLORING_COST, "", -1),)
    else:
        p.changes += (Change(changes.SEES_FURTHER, "", 1),)
        sites.look_around(g)


def nobody_recruited(g: State, p: Player) -> bool:  # noqa: ARG001
    return not any(unit.recruited for unit in p.units)


class Trait(NamedTuple):
    """Something an enemy can lose."""

    kind: str
    """ability, resistance or attack"""
    name: str
    left: str = ""
    """The element that an attack has afterwards."""


def traits(g: State, number: int) -> list[Trait]:
    """What Know Your Prey can take from an enemy."""
    assert g.combat is not None
    foe = g.combat.foes[number]
    enemy = enemies.printed(foe)
    found = [Trait("ability", name) for name in enemy.abilities if enemies.has(foe, name)]
    found += [Trait("resistance", name) for name in enemies.resistances(foe)]
    for element in dict.fromkeys(element for _, element in enemy.attacks):
        if element == COLD_FIRE:
            found += [Trait("attack", element, FIRE), Trait("attack", element, ICE)]
        elif element != PHYSICAL:
            found.append(Trait("attack", element, PHYSICAL))
    return found


def know_prey(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One ability, resistance or element of an enemy does not count."""
    combat = g.combat
    assert combat is not None
    foe = yield from choose_foe(g, p, preys(g))
    number = combat.foes.index(foe)
    listed = traits(g, number)
    trait = listed[0]
    if len(listed) > 1:
        asked = Decision(p.seat, "know-prey", [Pick(n + 1) for n in range(len(listed))], {"foe": number})
        trait = listed[(yield asked).number - 1]
    if trait.kind == "attack":
        p.changes += (Change(changes.LOST_ELEMENT, f"{number} {trait.name} {trait.left}", 1),)
        for strike in combat.strikes:
            if strike.foe == number and strike.name == foe.name and strike.element == trait.name:
                strike.element = trait.left
    else:
        foe.lost += (trait.name,)


def preys(g: State) -> list[int]:
    return [number for number in reachable_foes(g, Use()) if traits(g, number)]


def has_prey(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(preys(g))


def taunt(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A stronger attack for a weaker guard."""
    strike = yield from choose_strike(g, p, tauntable(g))
    assert g.combat is not None
    strike.value += 2
    g.combat.foes[strike.foe].armor -= 2


def tauntable(g: State) -> list[int]:
    assert g.combat is not None
    reach = reachable_foes(g, Use())
    return [n for n in enemies.open_strikes(g.combat) if g.combat.strikes[n].foe in reach]


def can_taunt(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(tauntable(g))


DUELLED = "duel"
"""The key is the number of the enemy."""


def duel(g: State, p: Player, use: Use) -> Script:
    """A point to block one enemy and a point to strike it; Fame if no Unit helps."""
    combat = g.combat
    assert combat is not None
    strike = yield from choose_strike(g, p, enemies.open_strikes(combat))
    add_points(g, p, "block", PHYSICAL, 1, use, f"{notes.ONLY}{strike.foe}")
    p.changes += (Change(DUELLED, str(strike.foe), 1),)


def strike_in_duel(p: Player, combat: Combat) -> None:
    """The blow of each Dueling, when the Attack phase begins."""
    combat.pool += tuple(
        Points("attack", PHYSICAL, 1, f"{notes.ONLY}{change.key}") for change in p.changes if change.kind == DUELLED
    )


def win_duel(g: State, p: Player, foe: Foe) -> None:
    """Fame for an enemy duelled and defeated without Units."""
    combat = g.combat
    if combat is not None and foe in combat.foes and p.has_change(DUELLED, str(combat.foes.index(foe))):
        drop_change(p, DUELLED)
        if not combat.units_used:
            tracks.gain_fame(g, p, 1)


AT_ATTACK_PHASE[DUELLED] = strike_in_duel
WHEN_DEFEATED[DUELLED] = win_duel


def howl(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Stronger for each Command token without a Unit."""
    p.changes += (Change(changes.SIDEWAYS_ONCE, "", 3 + p.row.command - commanded(p)),)


def answer_howl(g: State, p: Player, use: Use) -> Script:
    """An enemy loses 1 Armor, an attack 1 point."""
    numbers = reachable_foes(g, Use())
    if numbers:
        soften(g, p, (yield from choose_foe(g, p, numbers)))
    yield from reduce_attack(g, p, 1, use)


# fmt: off
skill("refreshing-bath", Heal(1) & Crystal((BLUE,)))
skill("refreshing-breeze", Heal(1) & Crystal((WHITE,)))
skill("hawk-eyes", Move(1) & Special("hawk-eyes", hawk_eyes, when=MOVEMENT))
skill("on-her-own",
      Influence(1)
      | Special("on-her-own", (Influence(3) & ThisTurn(changes.NO_RECRUITING)).do, nobody_recruited, INTERACTION))
skill("deadly-aim", Special("deadly-aim", ThisTurn(changes.STRONGER_ATTACK_CARD).do, when=RANGED | ATTACK))
skill("know-your-prey", Special("know-prey", know_prey, has_prey, RANGED | BLOCK | ATTACK))
skill("taunt", weaken(1) | Special("taunt", taunt, can_taunt, BLOCK))
skill("dueling", Special("dueling", duel, strikes_to_reduce, BLOCK))
skill("motivation-wolfhawk", motivation(NOBODY))
skill("wolfs-howl", Special("howl", howl, when=MOVEMENT | ATTACK | BLOCK))
skill("wolfs-howl-shared",
      Special("howl-shared", howl, when=MOVEMENT | ATTACK | BLOCK),
      answer=Special("answer-howl", answer_howl, strikes_to_reduce, BLOCK))
# fmt: on
