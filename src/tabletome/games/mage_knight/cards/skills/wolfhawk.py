"""Wolfhawk's Skills.

Where published tables differ: Know Your Prey is for once a Round.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import Pick
from tabletome.games.mage_knight.cards.basic_actions import weaken
from tabletome.games.mage_knight.cards.skills.common import motivation, soften
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import BLUE, COLD_FIRE, FIRE, ICE, PHYSICAL, WHITE, Element
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import at_attack_phase
from tabletome.games.mage_knight.rules.combat.defeat import when_defeated
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    choose_strike,
    reachable_foes,
    reduce_attack,
    strikes_to_reduce,
)
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.banners import commanded
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
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
    Combat,
    Foe,
    Player,
    Points,
    State,
)


def hawk_eyes(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """By Night exploring is cheaper, by Day garrisons two spaces away are seen."""
    if mana.is_dark(g):
        add(p, changes.CheaperExploring())
    else:
        add(p, changes.SeesFurther())
        sites.look_around(g)


def nobody_recruited(g: State, p: Player) -> bool:  # noqa: ARG001
    return not any(unit.recruited for unit in p.units)


class Trait(NamedTuple):
    """Something an enemy can lose."""

    kind: Literal["ability", "resistance"]
    name: str


class ElementOfAttack(NamedTuple):
    """An element that the attacks of an enemy can lose, and what they have instead."""

    element: Element
    left: Element


def traits(g: State, number: int) -> list[Trait | ElementOfAttack]:
    """What Know Your Prey can take from an enemy."""
    foe = g.fight.foes[number]
    enemy = enemies.printed(foe)
    found: list[Trait | ElementOfAttack] = [
        Trait("ability", name) for name in enemy.abilities if enemies.has(foe, name)
    ]
    found += [Trait("resistance", name) for name in enemies.resistances(foe)]
    for element in dict.fromkeys(element for _, element in enemy.attacks):
        if element == COLD_FIRE:
            found += [ElementOfAttack(element, FIRE), ElementOfAttack(element, ICE)]
        elif element != PHYSICAL:
            found.append(ElementOfAttack(element, PHYSICAL))
    return found


def know_prey(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """One ability, resistance or element of an enemy does not count."""
    combat = g.fight
    foe = yield from choose_foe(g, p, preys(g))
    number = combat.foes.index(foe)
    listed = traits(g, number)
    trait = yield from one_of(p.seat, "know-prey", listed, lambda each: Pick(listed.index(each) + 1), {"foe": number})
    if isinstance(trait, ElementOfAttack):
        add(p, changes.LostElement(number, trait.element, trait.left))
        for strike in combat.strikes:
            if strike.foe == number and strike.element == trait.element:
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
    strike.value += 2
    g.fight.foes[strike.foe].armor -= 2


def tauntable(g: State) -> list[int]:
    reach = reachable_foes(g, Use())
    return [n for n in enemies.open_strikes(g.fight) if g.fight.strikes[n].foe in reach]


def can_taunt(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(tauntable(g))


def duel(g: State, p: Player, use: Use) -> Script:
    """A point to block one enemy and a point to strike it; Fame if no Unit helps."""
    strike = yield from choose_strike(g, p, enemies.open_strikes(g.fight))
    add_points(g, p, "block", PHYSICAL, 1, use, notes.OnlyAgainst(strike.foe))
    add(p, changes.Duelled(strike.foe))


@at_attack_phase(changes.Duelled)
def strike_in_duel(p: Player, combat: Combat) -> None:
    """The blow of each Dueling, when the Attack phase begins."""
    combat.pool += tuple(
        Points("attack", PHYSICAL, 1, notes.OnlyAgainst(change.foe)) for change in p.lasting(changes.Duelled)
    )


@when_defeated(changes.Duelled)
def win_duel(g: State, p: Player, foe: Foe) -> None:
    """Fame for an enemy duelled and defeated without Units."""
    combat = g.combat
    if combat is not None and foe in combat.foes and changes.Duelled(combat.foes.index(foe)) in p.turn.changes:
        drop(p, changes.Duelled)
        if not combat.units_used:
            tracks.gain_fame(g, p, 1)


def howl(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Stronger for each Command token without a Unit."""
    add(p, changes.SidewaysBonus(3 + p.row.command - commanded(p)))


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
      | Special("on-her-own", (Influence(3) & ThisTurn(changes.NoRecruiting())).do, nobody_recruited, INTERACTION))
skill("deadly-aim", Special("deadly-aim", ThisTurn(changes.StrongerAttackCard()).do, when=RANGED | ATTACK))
skill("know-your-prey", Special("know-prey", know_prey, has_prey, RANGED | BLOCK | ATTACK))
skill("taunt", weaken(1) | Special("taunt", taunt, can_taunt, BLOCK))
skill("dueling", Special("dueling", duel, strikes_to_reduce, BLOCK))
skill("motivation-wolfhawk", motivation(NOBODY))
skill("wolfs-howl", Special("howl", howl, when=MOVEMENT | ATTACK | BLOCK))
skill("wolfs-howl-shared",
      Special("howl-shared", howl, when=MOVEMENT | ATTACK | BLOCK),
      answer=Special("answer-howl", answer_howl, strikes_to_reduce, BLOCK))
# fmt: on
