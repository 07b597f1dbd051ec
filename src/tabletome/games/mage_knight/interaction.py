"""Dealing with the locals. Rulebook: "Interacting with locals". MK-INTER"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Phase, Script, phase
from tabletome.games.mage_knight import deeds, mana, tracks
from tabletome.games.mage_knight.actions import (
    BuyHealing,
    BuySpell,
    Decline,
    Disband,
    Done,
    Learn,
    PickUnit,
    Recruit,
)
from tabletome.games.mage_knight.content.box import LEAST_REPUTATION, REPUTATION_BONUS
from tabletome.games.mage_knight.content.cards import CARDS
from tabletome.games.mage_knight.content.tiles import KEEP, MONASTERY, TOWER, VILLAGE
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import Disbanded, Interacted, Recruited
from tabletome.games.mage_knight.movement import owner_of
from tabletome.games.mage_knight.offers import take_advanced, take_spell
from tabletome.games.mage_knight.play import effect_choices, perform
from tabletome.games.mage_knight.state import AFTER, INTERACTION, NOBODY, Player, State, Unit

DONE, DECLINE, BUY_HEALING = Done(), Decline(), BuyHealing()
HEALING_COST = {VILLAGE: 3, MONASTERY: 2}
"""MK-INTER-11"""
LEARNING_COST = 6
"""MK-INTER-12"""
SPELL_COST = 7
"""MK-INTER-13"""
PEACE_COST = 2
"""Influence for a point of healing, by Peaceful Moment."""
READYING_COST = 2
"""Influence for each level of a Unit, by Ruthless Coercion."""
COERCION = 2


def can_interact(g: State, p: Player) -> bool:
    """Villages, standing Monasteries, own Keeps, conquered Mage Towers; not at the end of the track. MK-INTER-01, 04"""
    if p.reputation == LEAST_REPUTATION:
        return False
    match g.world[p.space].site:
        case "village":
            return True
        case "monastery":
            return not g.is_conquered(p.space)
        case "keep":
            return owner_of(g, p.space) == p.seat
        case "tower":
            return owner_of(g, p.space) != NOBODY
    return False


def begin_interaction(g: State, p: Player) -> None:
    """Reputation counts once, as it stands now. MK-INTER-03, 19"""
    p.move = 0
    p.influence = REPUTATION_BONUS[p.reputation]
    g.stage = INTERACTION
    g.emit(Interacted, p.seat, p.space)
    g.phase = interaction_step


@phase
def interaction_step(g: State) -> Script:
    """Play Influence, buy what the place offers, as often as the points allow. MK-INTER-08, 18"""
    from tabletome.games.mage_knight.turn import after_step

    p = g.hero
    options = [*effect_choices(g, p), *purchases(g, p), DONE]
    chosen = yield Decision(g.active, "interact", options)
    match chosen:
        case Done():
            p.influence = 0
            g.stage = AFTER
            g.phase = after_step
        case Recruit(unit=name):
            yield from recruit(g, p, name)
        case BuyHealing():
            p.influence -= PEACE_COST if p.has_change("peaceful-moment") else HEALING_COST[g.world[p.space].site]
            p.heal += 1
        case Learn(card=name):
            learn(g, p, name)
        case BuySpell(card=name):
            yield from buy_spell(g, p, name)
        case PickUnit(unit=number):
            unit = p.units[number - 1]
            p.influence -= READYING_COST * UNITS[unit.name].level
            unit.ready = True
        case _:
            yield from perform(g, p, chosen)


def purchases(g: State, p: Player) -> list[Any]:
    site = g.world[p.space].site
    choices: list[Any] = []
    if p.changes and p.has_change("peaceful-moment"):
        return [*([BUY_HEALING] if p.influence >= PEACE_COST else []), *ready_for_influence(p)]
    if p.influence > 0:
        discount = (COERCION if p.has_change("coercion") else 0) + p.change("discount") if p.changes else 0
        for name in dict.fromkeys(g.units_offer):
            card = UNITS[name]
            if site in card.sites and card.cost - discount <= p.influence:
                choices.append(Recruit(name))
        if p.influence >= HEALING_COST.get(site, 99):
            choices.append(BUY_HEALING)
        if site == MONASTERY and p.influence >= LEARNING_COST:
            choices += [Learn(name) for name in g.monastery_offer]
        if site == TOWER and p.influence >= SPELL_COST:
            choices += [BuySpell(name) for name in g.spells_offer if mana.can_pay(g, p, CARDS[name].colours[0])]
        if p.changes:
            choices += ready_for_influence(p)
            choices += [Learn(name) for name in g.advanced_offer if learning_price(p) <= p.influence]
    return choices


def ready_for_influence(p: Player) -> list[PickUnit]:
    return ready_choices(p) if p.has_change("ready-for-influence") else []


def learning_price(p: Player) -> int:
    """Learning: a card of the offer, once."""
    return next((each.value for each in p.changes if each.kind == "learning"), 99)


def ready_choices(p: Player) -> list[PickUnit]:
    """Ruthless Coercion: Units of level I and II, two Influence a level."""
    return [
        PickUnit(number + 1)
        for number, unit in enumerate(p.units)
        if not unit.ready and UNITS[unit.name].level <= 2 and READYING_COST * UNITS[unit.name].level <= p.influence
    ]


def recruit(g: State, p: Player, name: str) -> Script:
    """The card leaves the offer and is not replaced. MK-INTER-09, 10, MK-EFF-11"""
    cost = UNITS[name].cost
    if p.changes and p.has_change("coercion"):
        cost -= yield from ask_coercion(g, p, cost - p.change("discount"))
    if p.changes and p.has_change("discount"):
        cost = max(0, cost - p.change("discount"))
        p.changes = tuple(each for each in p.changes if each.kind != "discount")
    p.influence -= cost
    yield from enlist(g, p, name)
    for change in p.changes:
        if change.kind == "heroic-tale":
            tracks.change_reputation(g, p, 1)
            tracks.gain_fame(g, p, change.value)


def ask_coercion(g: State, p: Player, cost: int) -> Any:
    """Ruthless Coercion: two Influence less for one Unit, and Reputation -1."""
    if cost <= p.influence:
        chosen = yield Decision(p.seat, "coercion", [DONE, DECLINE])
        if isinstance(chosen, Decline):
            return 0
    p.changes = tuple(each for each in p.changes if each.kind != "coercion")
    tracks.change_reputation(g, p, -1)
    return COERCION


def enlist(g: State, p: Player, name: str) -> Script:
    """A new Unit is ready and unwounded; without a free Command token another one leaves. MK-UNIT-05, 06"""
    place = g.units_offer.index(name)
    g.units_offer = g.units_offer[:place] + g.units_offer[place + 1 :]
    if not deeds.free_command(p):
        number = 1
        if len(p.units) > 1:
            asked = Decision(p.seat, "disband", [Disband(n + 1) for n in range(len(p.units))], {"unit": name})
            number = (yield asked).unit
        disband(g, p, p.units[number - 1])
    p.units.append(Unit(name))
    g.emit(Recruited, p.seat, name)


def disband(g: State, p: Player, unit: Unit) -> None:
    """Out of the game; a Banner goes to the discard pile. MK-UNIT-06, 13"""
    p.units.remove(unit)
    if unit.banner:
        p.discard += (unit.banner,)
    g.emit(Disbanded, p.seat, unit.name)


def learn(g: State, p: Player, name: str) -> None:
    """An Advanced Action of the Monasteries, or by Learning one of the offer. MK-INTER-12"""
    if name in g.advanced_offer:
        learned = next(each for each in p.changes if each.kind == "learning")
        p.changes = tuple(each for each in p.changes if each != learned)
        p.influence -= learned.value
        take_advanced(g, name)
        if learned.key == "hand":
            deeds.into_hand(p, name)
        else:
            p.discard += (name,)
        return
    p.influence -= LEARNING_COST
    g.monastery_offer = deeds.without(g.monastery_offer, name)
    deeds.gain_card(g, p, name)


def buy_spell(g: State, p: Player, name: str) -> Script:
    """Influence and a mana of its colour. MK-INTER-13"""
    p.influence -= SPELL_COST
    yield from mana.pay_mana(g, p, CARDS[name].colours[0])
    take_spell(g, name)
    deeds.gain_card(g, p, name)


def is_own_keep(g: State, p: Player, name: str) -> bool:
    return g.world[name].site == KEEP and owner_of(g, name) == p.seat


PHASES: tuple[Phase, ...] = (interaction_step,)
