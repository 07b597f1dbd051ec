"""Dealing with the locals. Rulebook: "Interacting with locals". MK-INTER"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.mage_knight.actions import (
    AddElite,
    BuyArtifact,
    BuyCard,
    BuyHealing,
    BuySpell,
    Done,
    Learn,
    LearnTop,
    PickUnit,
    Recruit,
)
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import LEAST_REPUTATION, REPUTATION_BONUS
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.ruins import ARTIFACT
from tabletome.games.mage_knight.content.tiles import CITY, GLADE, MONASTERY, TOWER, VILLAGE
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import Interacted
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.rules.interaction.offers import take_advanced, take_spell
from tabletome.games.mage_knight.rules.interaction.recruit import city_colours, recruit, recruits
from tabletome.games.mage_knight.rules.map.sites import is_at_home, is_property, owner_of
from tabletome.games.mage_knight.state import AFTER, INTERACTION, NOBODY, Player, State

DONE, BUY_HEALING = Done(), BuyHealing()
BUY_ARTIFACT, ADD_ELITE, LEARN_TOP = BuyArtifact(), AddElite(), LearnTop()
ARTIFACT_COST, ELITE_COST = 12, 2
"""MK-INTER-14, 16"""
HEALING_COST = {VILLAGE: 3, MONASTERY: 2}
"""MK-INTER-11"""
LEARNING_COST = 6
"""MK-INTER-12"""
SPELL_COST = 7
"""MK-INTER-13"""
PEACE_COST = 2
"""Influence for a point of healing, by an effect."""
READYING_COST = 2
"""Influence for each level of a Unit, by an effect."""
NOT_FOR_SALE = 99


def can_interact(g: State, p: Player) -> bool:
    """Villages, standing Monasteries, own Keeps, conquered Mage Towers and Cities. MK-INTER-01, MK-SITE-06

    Not at the end of the Reputation track. MK-INTER-04
    """
    site = g.board[p.space].site
    if p.reputation == LEAST_REPUTATION and site != GLADE and not p.has(changes.NoReputation):
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
            return has_glade_units(g)
    return False


def has_glade_units(g: State) -> bool:
    """Some Units can be had at a Glade, which is no interaction: Reputation does not count."""
    return any(GLADE in UNITS[name].sites for name in g.units_offer)


def begin_interaction(g: State, p: Player) -> None:
    """Reputation counts once, as it stands now, and in a City the own Shields. MK-INTER-03, 07, 19"""
    p.turn.move = 0
    counts = g.board[p.space].site != GLADE and not p.has(changes.NoReputation)
    p.turn.influence = REPUTATION_BONUS[p.reputation] if counts else 0
    heart = g.board[p.space].heart
    if heart:
        p.turn.influence += g.shields.get(heart, ()).count(p.seat)
    g.stage = INTERACTION
    g.emit(Interacted, p.seat, p.space)
    g.phase = phases.INTERACTION_STEP


@runs(phases.INTERACTION_STEP)
def interaction_step(g: State) -> Script:
    """Play Influence, buy what the place offers, as often as the points allow. MK-INTER-08, 18"""
    p = g.hero
    options = [*effect_choices(g, p), *purchases(g, p), DONE]
    chosen = yield Decision(g.active, "interact", options)
    match chosen:
        case Done():
            p.turn.influence = 0
            g.stage = AFTER
            g.phase = phases.AFTER_STEP
        case Recruit(unit=name):
            yield from recruit(g, p, name)
        case BuyHealing():
            p.turn.influence -= healing_price(g, p)
            p.turn.heal += 1
        case Learn(card=name):
            learn(g, p, name)
        case BuySpell(card=name):
            yield from buy_spell(g, p, name)
        case BuyArtifact():
            p.turn.influence -= ARTIFACT_COST
            p.turn.rewards += (ARTIFACT,)
        case AddElite():
            add_elite(g, p)
        case LearnTop():
            learn_top(g, p)
        case BuyCard(card=name):
            p.turn.influence -= LEARNING_COST
            take_advanced(g, name)
            piles.gain_card(g, p, name)
        case PickUnit(unit=number):
            unit = p.units[number - 1]
            p.turn.influence -= READYING_COST * UNITS[unit.name].level
            unit.ready = True
        case _:
            yield from perform(g, p, chosen)


def purchases(g: State, p: Player) -> list[Action]:
    site = g.board[p.space].site
    choices: list[Action] = []
    if p.turn.changes and p.has(changes.HealingForInfluence):
        return [*([BUY_HEALING] if p.turn.influence >= PEACE_COST else []), *ready_for_influence(p)]
    if p.turn.influence > 0:
        choices += recruits(g, p, site)
        if site in HEALING_COST and p.turn.influence >= healing_price(g, p):
            choices.append(BUY_HEALING)
        if site == MONASTERY and p.turn.influence >= LEARNING_COST:
            choices += [Learn(name) for name in g.monastery_offer]
        if site == TOWER:
            choices += spells_for_sale(g, p)
        elif site == CITY:
            choices += city_purchases(g, p)
        if p.turn.changes:
            choices += ready_for_influence(p)
            choices += [Learn(name) for name in g.advanced_offer if learning_price(p) <= p.turn.influence]
    return choices


def healing_price(g: State, p: Player) -> int:
    """For one point. MK-INTER-11"""
    return PEACE_COST if p.has(changes.HealingForInfluence) else HEALING_COST[g.board[p.space].site]


def city_purchases(g: State, p: Player) -> list[Action]:
    """Artifacts in the red City, Spells in the blue, Elite Units in the white, cards in the green. MK-INTER-14..17"""
    choices: list[Action] = []
    for colour in city_colours(g, p):
        match colour:
            case "red" if p.turn.influence >= ARTIFACT_COST:
                choices.append(BUY_ARTIFACT)
            case "blue":
                choices += spells_for_sale(g, p)
            case "white" if p.turn.influence >= ELITE_COST and g.elite_deck:
                choices.append(ADD_ELITE)
            case "green" if p.turn.influence >= LEARNING_COST:
                choices += [BuyCard(name) for name in g.advanced_offer]
                choices += [LEARN_TOP] if g.advanced_deck else []
    return choices


def spells_for_sale(g: State, p: Player) -> list[BuySpell]:
    """Spells of the offer that the hero can pay for, in Influence and in mana of their colour. MK-INTER-13, 15"""
    if p.turn.influence < SPELL_COST:
        return []
    return [BuySpell(name) for name in g.spells_offer if mana.can_pay(g, p, CARDS[name].colour)]


def add_elite(g: State, p: Player) -> None:
    """Turned up into the offer, for everybody. MK-INTER-16"""
    p.turn.influence -= ELITE_COST
    g.units_offer += (g.elite_deck[-1],)
    g.elite_deck = g.elite_deck[:-1]
    g.reveal()


def learn_top(g: State, p: Player) -> None:
    """The unseen top card of the deck. MK-INTER-17"""
    p.turn.influence -= LEARNING_COST
    card, g.advanced_deck = g.advanced_deck[-1], g.advanced_deck[:-1]
    g.reveal()
    piles.gain_card(g, p, card)


def ready_for_influence(p: Player) -> list[PickUnit]:
    return ready_choices(p) if p.has(changes.ReadyForInfluence) else []


def learning_price(p: Player) -> int:
    """What a card of the offer costs, where an effect lets one be learned."""
    return next((each.price for each in p.lasting(changes.LearnsFromOffer)), NOT_FOR_SALE)


def ready_choices(p: Player) -> list[PickUnit]:
    """Units of level I and II, two Influence a level."""
    return [
        PickUnit(number + 1)
        for number, unit in enumerate(p.units)
        if not unit.ready and UNITS[unit.name].level <= 2 and READYING_COST * UNITS[unit.name].level <= p.turn.influence
    ]


def learn(g: State, p: Player, name: str) -> None:
    """An Advanced Action of the Monasteries, or by an effect one of the offer. MK-INTER-12"""
    if name in g.advanced_offer:
        learned = p.lasting(changes.LearnsFromOffer)[0]
        p.turn.changes = tuple(each for each in p.turn.changes if each != learned)
        p.turn.influence -= learned.price
        take_advanced(g, name)
        if learned.into_hand:
            piles.into_hand(p, name)
        else:
            p.discard += (name,)
        return
    p.turn.influence -= LEARNING_COST
    g.monastery_offer = piles.without(g.monastery_offer, name)
    piles.gain_card(g, p, name)


def buy_spell(g: State, p: Player, name: str) -> Script:
    """Influence and a mana of its colour. MK-INTER-13"""
    p.turn.influence -= SPELL_COST
    yield from mana.pay_mana(g, p, CARDS[name].colour)
    take_spell(g, name)
    piles.gain_card(g, p, name)
