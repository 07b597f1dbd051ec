"""Which items to buy, and when it is worth to use one; for bots. Worth is counted in points of damage dealt."""

from __future__ import annotations

import functools

from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.items import (
    CONSUMED,
    ITEMS,
    SPENT,
    GiveConditions,
    HealOther,
    HealSelf,
    InTurn,
    OnAttack,
    OnInitiative,
    OnMove,
    Recover,
    WhenAttacked,
    WhenDamaged,
)
from tabletome.games.gloomhaven.content.notation.abilities import Attack
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.state import Hero

NEVER = -5.0
USED_AGAIN = 1.3
"""How much more an item is worth that is only spent."""
A_PENALTY = 0.8
A_USUAL_PRICE, CHEAP = 20, 5
A_GOOD_ATTACK, A_STRONG_ATTACK = 2.5, 5.0
"""What an attack should be worth for an item that comes back after a rest, and for one that does not."""
A_CARD_BACK = 2.0
UNSEEN_FOR_LONG = 3.2
"""What it is worth not to be struck for a round, when buying; in a fight it must save at least so much."""


@functools.cache
def worth_of_having(name: str) -> float:
    """What an item is worth for a scenario."""
    item = ITEMS[name]
    match item.effect:
        case HealSelf() | HealOther():
            worth = item.effect.by + 0.5
        case Recover():
            worth = A_CARD_BACK * item.effect.cards
        case WhenDamaged():
            worth = 0.9 * item.effect.shield * max(item.slots, 1) + 3 * item.effect.negate + item.effect.retaliate
        case WhenAttacked():
            worth = 1.5 * item.effect.disadvantage + item.effect.shield
        case OnMove():
            worth = 1.2 * item.effect.by + 1.2 * item.effect.jump
        case OnAttack():
            effect = item.effect
            extras = effect.advantage + len(effect.give) + effect.ignore_shield + 1.5 * (effect.area is not None)
            worth = 2 * (effect.attack + extras) - 2 * bool(effect.consume) - effect.hurts_allies
        case GiveConditions():
            worth = UNSEEN_FOR_LONG if "invisible" in item.effect.conditions else 2.0
        case _:
            worth = 1.5
    return worth * (USED_AGAIN if item.symbol == SPENT else 1.0) - A_PENALTY * item.penalty


def worth_to(cards: Hero, name: str) -> float:
    """What an item is worth to a character: one for melee attacks as far as these are melee attacks."""
    effect = ITEMS[name].effect
    worth = worth_of_having(name)
    return worth * share_of_attacks(cards, effect.kind) if isinstance(effect, OnAttack) and effect.kind else worth


def worth_for_gold(cards: Hero, name: str) -> float:
    """What an item is worth to a character who could buy something else instead."""
    return worth_to(cards, name) * A_USUAL_PRICE / max(ITEMS[name].price, CHEAP)


def share_of_attacks(cards: Hero, kind: str) -> float:
    """How many of the attacks in hand are melee, or ranged."""
    tops = [each for card in cards.hand for each in find_act(f"{cards.name}/{card}/top").abilities]
    ranged = [each.range > 0 for each in tops if isinstance(each, Attack)]
    return ranged.count(kind == "ranged") / max(len(ranged), 1)


def worth_in_turn(outlook: Outlook, name: str) -> float:
    """What it is worth to use an item now in one's own turn, rather than later."""
    effect = ITEMS[name].effect
    g, hero = outlook.g, outlook.hero
    it, cards = g.figures[hero], g.heroes[hero]
    match effect:
        case HealSelf() if effect.by:
            fits = it.most - it.health >= effect.by or it.health <= it.most / 3
            return outlook.reserves.gain(hero, effect.by) if fits else NEVER
        case Recover() if not effect.range:
            return 1.0 if len(cards.hand) <= 1 and len(cards.discard) >= effect.cards else NEVER
        case GiveConditions() if "invisible" in effect.conditions:
            saved = 0.0 if cards.chosen else 0.9 * outlook.danger(outlook.here).mine
            return saved if saved > UNSEEN_FOR_LONG else NEVER
        case OnInitiative():
            return NEVER
        case _:
            return 0.5 if outlook.foes else NEVER


def helps_attack(name: str, best: float) -> bool:
    """Whether to use an item for an attack that is worth so much."""
    item = ITEMS[name]
    if isinstance(item.effect, InTurn):
        return False
    return best > (A_STRONG_ATTACK if item.symbol == CONSUMED else A_GOOD_ATTACK)
