"""Recruiting Units: who can be had where, for how much, and who must leave for it. MK-INTER-09, 10, MK-UNIT-05, 06"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Action, Asking, Decision, Script
from tabletome.games.mage_knight.actions import Decline, Disband, Done, Recruit
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.banners import COMMANDING
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, REPUTATION_BONUS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import CAMP, CITY, GLADE, KEEP, MONASTERY, TOWER, VILLAGE
from tabletome.games.mage_knight.content.units import BOUND, PROUD, ROUGH, UNITS
from tabletome.games.mage_knight.events import Disbanded, Recruited
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.banners import free_command, lose_banner, place_banner
from tabletome.games.mage_knight.rules.deeds.lasting import drop
from tabletome.games.mage_knight.rules.deeds.notation import PICK_COLOUR, choose_colour
from tabletome.games.mage_knight.rules.deeds.skills import has_free_bond
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import Player, State, Unit

DONE, DECLINE = Done(), Decline()
CAMP_SURCHARGE = {VILLAGE: 0, KEEP: 1, MONASTERY: 1, TOWER: 1, GLADE: 1, CITY: 3}
"""What a Unit costs more in a Refugee Camp, by the plainest place where it can be had."""
ALSO_AT = {KEEP: VILLAGE, TOWER: MONASTERY}
"""MK-HOLD-04"""
BOND_DISCOUNT = 5
"""Influence less for the Unit that a Skill holds in place of a Command token."""
COERCION = 2
"""Influence less for a Unit that is forced."""


# Who can be had


def recruits(g: State, p: Player, site: str) -> list[Recruit]:
    """Units on offer that can be paid for, as effects and Skills have changed their price. MK-INTER-09"""
    if p.has(changes.NoRecruiting) or not has_room(p):
        return []
    discount = (COERCION if p.has(changes.Coercion) else 0) + p.total(changes.Discount) if p.turn.changes else 0
    if has_free_bond(p):
        discount += BOND_DISCOUNT
    names = dict.fromkeys(g.units_offer)
    return [
        Recruit(name)
        for name in names
        if can_recruit(g, p, site, UNITS[name].sites)
        and unit_price(g, p, name) - discount <= p.turn.influence
        and (UNITS[name].temper != BOUND or mana.payable_basics(g, p))
    ]


def unit_price(g: State, p: Player, name: str) -> int:
    """As printed; Reputation counts twice for the proud and the other way round for the rough. Camps cost more."""
    card = UNITS[name]
    price = card.cost
    bonus = 0 if p.has(changes.NoReputation) else REPUTATION_BONUS.get(p.reputation, 0)
    if card.temper == PROUD:
        price -= bonus
    elif card.temper == ROUGH:
        price += 2 * bonus
    if g.board[p.space].site == CAMP:
        price += min(CAMP_SURCHARGE[site] for site in card.sites)
    return max(0, price)


def has_room(p: Player) -> bool:
    """A free Command token or bond, or a Unit that can be disbanded."""
    return free_command(p) or has_free_bond(p) or any(not unit.loyal for unit in p.units)


def can_recruit(g: State, p: Player, site: str, at: tuple[str, ...]) -> bool:
    """A Unit shows where it can be had; in the white City all can. MK-INTER-16, MK-HOLD-04"""
    if site in at or site == CAMP:
        return True
    if site == CITY:
        return "white" in city_colours(g, p)
    return SCENARIOS[g.scenario].goal == "hold" and ALSO_AT.get(site, "") in at


def city_colours(g: State, p: Player) -> tuple[str, ...]:
    """A Megapolis offers what both its Cities do. MK-OPT-43"""
    return cities.colours(g, g.board[p.space].heart)


def free_recruits(g: State) -> list[str]:
    """Units on offer that can be had for nothing: not those that mana must bind."""
    return [name for name in dict.fromkeys(g.units_offer) if UNITS[name].temper != BOUND]


# How they come and go


def recruit(g: State, p: Player, name: str) -> Script:
    """The card leaves the offer and is not replaced. MK-INTER-09, 10, MK-EFF-11"""
    cost = unit_price(g, p, name)
    if p.turn.changes and p.has(changes.Coercion):
        cost -= yield from ask_coercion(g, p, cost - p.total(changes.Discount))
    if p.turn.changes and p.has(changes.Discount):
        cost = max(0, cost - p.total(changes.Discount))
        drop(p, changes.Discount)
    bond = has_free_bond(p)
    if bond and cost <= p.turn.influence:
        bond = isinstance((yield Decision(p.seat, "bonds", [DONE, DECLINE])), Done)
    if bond:
        cost = max(0, cost - BOND_DISCOUNT)
    p.turn.influence -= cost
    yield from enlist(g, p, name, bond=bond)
    if UNITS[name].temper == BOUND:
        p.units[-1].mana = yield from bind(g, p)


def bind(g: State, p: Player) -> Asking[int]:
    """A mana of a basic colour is laid on the card of a Unit that it binds."""
    colour = yield from choose_colour(p, tuple(mana.payable_basics(g, p)))
    yield from mana.pay_mana(g, p, colour)
    return colour


def bind_again(g: State, p: Player) -> Script:
    """At the start of a Round the mana on such a Unit is replaced by an own crystal, or it leaves the game."""
    for unit in [each for each in p.units if UNITS[each.name].temper == BOUND]:
        choices: list[Action] = [PICK_COLOUR[colour] for colour in BASIC if p.crystals[colour]]
        chosen = (yield Decision(p.seat, "bind-again", [*choices, DECLINE])) if choices else DECLINE
        if isinstance(chosen, Decline):
            disband(g, p, unit)
        else:
            unit.mana = COLOURS.index(chosen.colour)
            p.crystals = mana.changed(p.crystals, unit.mana, -1)


def ask_coercion(g: State, p: Player, cost: int) -> Any:
    """Two Influence less for one Unit, and Reputation -1, by an effect."""
    if cost <= p.turn.influence:
        chosen = yield Decision(p.seat, "coercion", [DONE, DECLINE])
        if isinstance(chosen, Decline):
            return 0
    drop(p, changes.Coercion)
    tracks.change_reputation(g, p, -1)
    return COERCION


def enlist(g: State, p: Player, name: str, *, bond: bool = False) -> Script:
    """A new Unit is ready and unwounded; without a free Command token another one leaves. MK-UNIT-05, 06

    A bond of loyalty or a Banner played this turn may stand for a Command token.
    """
    unit = Unit(name, recruited=True, loyal=bond)
    banner = "" if bond else commanding_banner(p)
    if banner and free_command(p) and isinstance((yield Decision(p.seat, "command-banner", [DONE, DECLINE])), Decline):
        banner = ""
    if not (bond or banner or free_command(p)):
        others = [n for n, each in enumerate(p.units) if not each.loyal]
        number = yield from one_of(p.seat, "disband", others, lambda n: Disband(n + 1), {"unit": name})
        disband(g, p, p.units[number])
    place = g.units_offer.index(name)
    g.units_offer = g.units_offer[:place] + g.units_offer[place + 1 :]
    p.units.append(unit)
    if banner:
        place_banner(g, p, unit, banner)
    g.emit(Recruited, p.seat, name)
    for praised in p.lasting(changes.RecruitingFame):
        tracks.change_reputation(g, p, 1)
        tracks.gain_fame(g, p, praised.fame)


def commanding_banner(p: Player) -> str:
    """A Banner in play that may stand for the Command token of a Unit recruited now."""
    return next((card for card in p.play_area if card in COMMANDING), "") if p.has(changes.BannerCommands) else ""


def disband(g: State, p: Player, unit: Unit) -> None:
    """Out of the game; a Banner goes to the discard pile. MK-UNIT-06, 13"""
    p.units.remove(unit)
    lose_banner(g, p, unit)
    g.emit(Disbanded, p.seat, unit.name)
