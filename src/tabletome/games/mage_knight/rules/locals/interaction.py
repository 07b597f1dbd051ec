"""Dealing with the locals. Rulebook: "Interacting with locals". MK-INTER"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Phase, Script, phase
from tabletome.games.mage_knight.actions import (
    AddElite,
    BuyArtifact,
    BuyCard,
    BuyHealing,
    BuySpell,
    Decline,
    Disband,
    Done,
    Learn,
    LearnTop,
    PickUnit,
    Recruit,
)
from tabletome.games.mage_knight.cards.notation import (
    PICK_COLOUR,
    choose_colour,
)
from tabletome.games.mage_knight.cards.registry import CARDS
from tabletome.games.mage_knight.cards.units import (
    BOUND,
    PROUD,
    ROUGH,
    UNITS,
)
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, LEAST_REPUTATION, REPUTATION_BONUS
from tabletome.games.mage_knight.content.ruins import ARTIFACT
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import CAMP, CITY, GLADE, KEEP, MONASTERY, TOWER, VILLAGE
from tabletome.games.mage_knight.events import Disbanded, Interacted, Recruited
from tabletome.games.mage_knight.rules.deeds import cards as deeds
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.banners import (
    COMMAND,
    lose_banner,
    place_banner,
)
from tabletome.games.mage_knight.rules.deeds.play import (
    effect_choices,
    perform,
)
from tabletome.games.mage_knight.rules.deeds.skills import (
    BOND_DISCOUNT,
    has_free_bond,
)
from tabletome.games.mage_knight.rules.locals.offers import (
    take_advanced,
    take_spell,
)
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.movement import (
    is_property,
    owner_of,
)
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import AFTER, INTERACTION, NOBODY, Player, State, Unit

DONE, DECLINE, BUY_HEALING = Done(), Decline(), BuyHealing()
BUY_ARTIFACT, ADD_ELITE, LEARN_TOP = BuyArtifact(), AddElite(), LearnTop()
CAMP_SURCHARGE = {VILLAGE: 0, KEEP: 1, MONASTERY: 1, TOWER: 1, GLADE: 1, CITY: 3}
"""What a Unit costs more in a Refugee Camp, by the plainest place where it can be had."""
ARTIFACT_COST, ELITE_COST = 12, 2
"""MK-INTER-14, 16"""
ALSO_AT = {KEEP: VILLAGE, TOWER: MONASTERY}
"""MK-HOLD-04"""
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
    """Villages, standing Monasteries, own Keeps, conquered Mage Towers and Cities. MK-INTER-01, MK-SITE-06

    Not at the end of the Reputation track. MK-INTER-04
    """
    site = g.world[p.space].site
    if p.reputation == LEAST_REPUTATION and site != GLADE and not p.has_change("no-reputation"):
        return False
    match site:
        case "village" | "camp":
            return True
        case "monastery":
            return not g.is_conquered(p.space)
        case "keep":
            return is_at_home(g, p)
        case "tower":
            return is_at_home(g, p) if is_property(g, p.space) else owner_of(g, p.space) != NOBODY
        case "city":
            return g.is_conquered(p.space)
        case "glade":
            return has_familiars(g)
    return False


def has_familiars(g: State) -> bool:
    """Magic Familiars on offer can be had at a Glade, which is no interaction: Reputation does not count."""
    return any(GLADE in UNITS[name].sites for name in g.units_offer)


def is_at_home(g: State, p: Player) -> bool:
    """In an own Keep, or that of a team mate. MK-TEAM-09, MK-HOLD-06, 12"""
    owner = owner_of(g, p.space)
    return owner == p.seat or (owner != NOBODY and g.are_mates(owner, p.seat))


def begin_interaction(g: State, p: Player) -> None:
    """Reputation counts once, as it stands now, and in a City the own Shields. MK-INTER-03, 07, 19"""
    p.move = 0
    counts = g.world[p.space].site != GLADE and not p.has_change("no-reputation")
    p.influence = REPUTATION_BONUS[p.reputation] if counts else 0
    heart = g.world[p.space].heart
    if heart:
        p.influence += g.shields.get(heart, ()).count(p.seat)
    g.stage = INTERACTION
    g.emit(Interacted, p.seat, p.space)
    g.phase = interaction_step


@phase
def interaction_step(g: State) -> Script:
    """Play Influence, buy what the place offers, as often as the points allow. MK-INTER-08, 18"""
    from tabletome.games.mage_knight.rules.turn import after_step

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
            p.influence -= healing_price(g, p)
            p.heal += 1
        case Learn(card=name):
            learn(g, p, name)
        case BuySpell(card=name):
            yield from buy_spell(g, p, name)
        case BuyArtifact():
            p.influence -= ARTIFACT_COST
            p.rewards += (ARTIFACT,)
        case AddElite():
            add_elite(g, p)
        case LearnTop():
            learn_top(g, p)
        case BuyCard(card=name):
            p.influence -= LEARNING_COST
            take_advanced(g, name)
            deeds.gain_card(g, p, name)
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
        choices += recruits(g, p, site)
        if site in HEALING_COST and p.influence >= healing_price(g, p):
            choices.append(BUY_HEALING)
        if site == MONASTERY and p.influence >= LEARNING_COST:
            choices += [Learn(name) for name in g.monastery_offer]
        if site == TOWER:
            choices += spells_for_sale(g, p)
        elif site == CITY:
            choices += city_purchases(g, p)
        if p.changes:
            choices += ready_for_influence(p)
            choices += [Learn(name) for name in g.advanced_offer if learning_price(p) <= p.influence]
    return choices


def healing_price(g: State, p: Player) -> int:
    """For one point. MK-INTER-11"""
    return PEACE_COST if p.has_change("peaceful-moment") else HEALING_COST[g.world[p.space].site]


def recruits(g: State, p: Player, site: str) -> list[Recruit]:
    """Units on offer that can be paid for, as effects and Skills have changed their price. MK-INTER-09"""
    if p.has_change("no-recruit") or not has_room(p):
        return []
    discount = (COERCION if p.has_change("coercion") else 0) + p.change("discount") if p.changes else 0
    if has_free_bond(p):
        discount += BOND_DISCOUNT
    names = dict.fromkeys(g.units_offer)
    return [
        Recruit(name)
        for name in names
        if can_recruit(g, p, site, UNITS[name].sites)
        and unit_price(g, p, name) - discount <= p.influence
        and (UNITS[name].temper != BOUND or mana.payable_basics(g, p))
    ]


def unit_price(g: State, p: Player, name: str) -> int:
    """As printed; Reputation counts twice for the proud and the other way round for the rough. Camps cost more."""
    card = UNITS[name]
    price = card.cost
    bonus = 0 if p.has_change("no-reputation") else REPUTATION_BONUS.get(p.reputation, 0)
    if card.temper == PROUD:
        price -= bonus
    elif card.temper == ROUGH:
        price += 2 * bonus
    if g.world[p.space].site == CAMP:
        price += min(CAMP_SURCHARGE[site] for site in card.sites)
    return max(0, price)


def has_room(p: Player) -> bool:
    """A free Command token or bond, or a Unit that can be disbanded."""
    return deeds.free_command(p) or has_free_bond(p) or any(not unit.loyal for unit in p.units)


def can_recruit(g: State, p: Player, site: str, at: tuple[str, ...]) -> bool:
    """A Unit shows where it can be had; in the white City all can. MK-INTER-16, MK-HOLD-04"""
    if site in at or site == CAMP:
        return True
    if site == CITY:
        return "white" in city_colours(g, p)
    return SCENARIOS[g.scenario].goal == "hold" and ALSO_AT.get(site, "") in at


def city_colours(g: State, p: Player) -> tuple[str, ...]:
    """A Megapolis offers what both its Cities do. MK-OPT-43"""
    return cities.colours(g, g.world[p.space].heart)


def city_purchases(g: State, p: Player) -> list[Any]:
    """Artifacts in the red City, Spells in the blue, Elite Units in the white, cards in the green. MK-INTER-14..17"""
    choices: list[Any] = []
    for colour in city_colours(g, p):
        match colour:
            case "red" if p.influence >= ARTIFACT_COST:
                choices.append(BUY_ARTIFACT)
            case "blue":
                choices += spells_for_sale(g, p)
            case "white" if p.influence >= ELITE_COST and g.elite_deck:
                choices.append(ADD_ELITE)
            case "green" if p.influence >= LEARNING_COST:
                choices += [BuyCard(name) for name in g.advanced_offer]
                choices += [LEARN_TOP] if g.advanced_deck else []
    return choices


def spells_for_sale(g: State, p: Player) -> list[BuySpell]:
    """MK-INTER-13, 15"""
    if p.influence < SPELL_COST:
        return []
    return [BuySpell(name) for name in g.spells_offer if mana.can_pay(g, p, CARDS[name].colours[0])]


def add_elite(g: State, p: Player) -> None:
    """Turned up into the offer, for everybody. MK-INTER-16"""
    p.influence -= ELITE_COST
    g.units_offer += (g.elite_deck[-1],)
    g.elite_deck = g.elite_deck[:-1]
    g.reveal()


def learn_top(g: State, p: Player) -> None:
    """The unseen top card of the deck. MK-INTER-17"""
    p.influence -= LEARNING_COST
    card, g.advanced_deck = g.advanced_deck[-1], g.advanced_deck[:-1]
    g.reveal()
    deeds.gain_card(g, p, card)


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
    cost = unit_price(g, p, name)
    if p.changes and p.has_change("coercion"):
        cost -= yield from ask_coercion(g, p, cost - p.change("discount"))
    if p.changes and p.has_change("discount"):
        cost = max(0, cost - p.change("discount"))
        p.changes = tuple(each for each in p.changes if each.kind != "discount")
    bond = has_free_bond(p)
    if bond and cost <= p.influence:
        bond = isinstance((yield Decision(p.seat, "bonds", [DONE, DECLINE])), Done)
    if bond:
        cost = max(0, cost - BOND_DISCOUNT)
    p.influence -= cost
    yield from enlist(g, p, name, bond=bond)
    if UNITS[name].temper == BOUND:
        p.units[-1].mana = yield from bind(g, p)
    for change in p.changes:
        if change.kind == "heroic-tale":
            tracks.change_reputation(g, p, 1)
            tracks.gain_fame(g, p, change.value)


def bind(g: State, p: Player) -> Asking[int]:
    """A mana of a basic colour is laid on the card of Magic Familiars."""
    colour = yield from choose_colour(p, tuple(mana.payable_basics(g, p)))
    yield from mana.pay_mana(g, p, colour)
    return colour


def bind_again(g: State, p: Player) -> Script:
    """At the start of a Round the mana on Magic Familiars is replaced by an own crystal, or they leave the game."""
    for unit in [each for each in p.units if UNITS[each.name].temper == BOUND]:
        choices: list[Any] = [PICK_COLOUR[colour] for colour in BASIC if p.crystals[colour]]
        chosen = (yield Decision(p.seat, "bind-again", [*choices, DECLINE])) if choices else DECLINE
        if isinstance(chosen, Decline):
            disband(g, p, unit)
        else:
            unit.mana = COLOURS.index(chosen.colour)
            p.crystals = mana.changed(p.crystals, unit.mana, -1)


def ask_coercion(g: State, p: Player, cost: int) -> Any:
    """Ruthless Coercion: two Influence less for one Unit, and Reputation -1."""
    if cost <= p.influence:
        chosen = yield Decision(p.seat, "coercion", [DONE, DECLINE])
        if isinstance(chosen, Decline):
            return 0
    p.changes = tuple(each for each in p.changes if each.kind != "coercion")
    tracks.change_reputation(g, p, -1)
    return COERCION


def enlist(g: State, p: Player, name: str, *, bond: bool = False) -> Script:
    """A new Unit is ready and unwounded; without a free Command token another one leaves. MK-UNIT-05, 06

    Bonds of Loyalty or a Banner of Command played this turn stand for a Command token.
    """
    place = g.units_offer.index(name)
    g.units_offer = g.units_offer[:place] + g.units_offer[place + 1 :]
    unit = Unit(name, recruited=True, loyal=bond)
    commanding = not bond and p.has_change("command-banner") and COMMAND in p.play
    if commanding and deeds.free_command(p):
        commanding = isinstance((yield Decision(p.seat, "command-banner", [DONE, DECLINE])), Done)
    if not (bond or commanding or deeds.free_command(p)):
        others = [n for n, each in enumerate(p.units) if not each.loyal]
        number = others[0]
        if len(others) > 1:
            asked = Decision(p.seat, "disband", [Disband(n + 1) for n in others], {"unit": name})
            number = (yield asked).unit - 1
        disband(g, p, p.units[number])
    p.units.append(unit)
    if commanding:
        place_banner(g, p, unit, COMMAND)
    g.emit(Recruited, p.seat, name)


def disband(g: State, p: Player, unit: Unit) -> None:
    """Out of the game; a Banner goes to the discard pile. MK-UNIT-06, 13"""
    p.units.remove(unit)
    lose_banner(g, p, unit)
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


def is_friendly_keep(g: State, p: Player, name: str) -> bool:
    """An own Keep or a team mate's. MK-TEAM-09"""
    owner = owner_of(g, name)
    return g.world[name].site == KEEP and owner != NOBODY and (owner == p.seat or g.are_mates(owner, p.seat))


def is_own_keep(g: State, p: Player, name: str) -> bool:
    return g.world[name].site == KEEP and owner_of(g, name) == p.seat


PHASES: tuple[Phase, ...] = (interaction_step,)
