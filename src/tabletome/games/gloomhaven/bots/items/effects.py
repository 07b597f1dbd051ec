"""Which items to buy, and when it is worth to use one; for bots. Worth is counted in points of damage dealt."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.bots.abilities.attack import share_of_attacks
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content import items as i
from tabletome.games.gloomhaven.content.items import ITEMS, Item
from tabletome.games.gloomhaven.state import Hero

# Points of damage; set by hand and tried in games by instinct
NEVER = -5.0  # what nobody would do
USUAL_WORTH = 1.5  # an item that nobody has weighed, for a scenario
USUAL_USE = 0.5  # one use of it, while there is somebody to fight
PENALTY_COST = 0.8  # a -1 card in the modifier deck
CARD_BACK_VALUE = 2.0  # a discarded card taken back
CARD_BACK_USE = 1.0  # to take back cards when the hand is empty
UNSEEN_VALUE = 3.2  # not to be struck for a round; in a fight it must save at least so much
GOOD_ATTACK = 2.5  # what an attack should be worth for an item that comes back after a rest
STRONG_ATTACK = 5.0  # and for one that does not

USED_AGAIN = 1.3  # how much more an item is worth that is only spent
EXPECTED_DANGER = 0.9  # share of the danger that being unseen saves

# Gold
USUAL_PRICE = 20
LEAST_PRICE = 5

worth: ByType[Callable[[Item, Any], float]] = ByType("values")
"""What it is worth for a scenario that an item does this."""
use_now: ByType[Callable[[Outlook, Any], float]] = ByType("values now")
"""What it is worth to use an item now in one's own turn; one without an entry is worth a little in a fight."""


# For a scenario


@functools.cache
def worth_of_having(name: str) -> float:
    """What an item is worth for a scenario."""
    item = ITEMS[name]
    value = worth[type(item.effect)](item, item.effect)
    return value * (USED_AGAIN if item.symbol == i.SPENT else 1.0) - PENALTY_COST * item.penalty


def worth_to(cards: Hero, name: str) -> float:
    """What an item is worth to a character: one for melee attacks as far as these are melee attacks."""
    effect = ITEMS[name].effect
    value = worth_of_having(name)
    return value * share_of_attacks(cards, effect.kind) if isinstance(effect, i.OnAttack) and effect.kind else value


def worth_for_gold(cards: Hero, name: str) -> float:
    """What an item is worth to a character who could buy something else instead."""
    return worth_to(cards, name) * USUAL_PRICE / max(ITEMS[name].price, LEAST_PRICE)


@worth(
    i.RefreshSpent, i.RefreshSmall, i.CreateElement, i.Cure, i.MoveOneself, i.MoveOther, i.SummonCreature, i.LootAround,
    i.DisarmTraps, i.DestroyObstacle, i.MarkEnemy, i.PlayAnotherCard, i.AnotherTurn, i.OnLoot, i.OnInitiative,
    i.OnEnemyConsumes, i.Always, i.RefreshOne, i.OnHeal, i.OnObstacle, i.AfterAction, i.WhenSummonDamaged,
)  # fmt: skip
def usual(item: Item, effect: i.Effect) -> float:  # noqa: ARG001 - all items are valued alike
    return USUAL_WORTH


@worth(i.HealSelf, i.HealOther)
def healing(item: Item, effect: i.HealSelf | i.HealOther) -> float:  # noqa: ARG001
    return effect.by + 0.5


@worth(i.Recover)
def recovering(item: Item, effect: i.Recover) -> float:  # noqa: ARG001
    return CARD_BACK_VALUE * effect.cards


@worth(i.GiveConditions)
def conditions(item: Item, effect: i.GiveConditions) -> float:  # noqa: ARG001
    return UNSEEN_VALUE if "invisible" in effect.conditions else 2.0


@worth(i.OnMove)
def moving(item: Item, effect: i.OnMove) -> float:  # noqa: ARG001
    return 1.2 * effect.by + 1.2 * effect.jump


@worth(i.OnAttack)
def attacking(item: Item, effect: i.OnAttack) -> float:  # noqa: ARG001
    """What it adds to attacks, less what it costs."""
    extras = effect.advantage + len(effect.give) + effect.ignore_shield + 1.5 * (effect.area is not None)
    return 2 * (effect.attack + extras) - 2 * bool(effect.consume) - effect.hurts_allies


@worth(i.WhenAttacked)
def attacked(item: Item, effect: i.WhenAttacked) -> float:  # noqa: ARG001
    return 1.5 * effect.disadvantage + effect.shield


@worth(i.WhenDamaged)
def damaged(item: Item, effect: i.WhenDamaged) -> float:
    return 0.9 * effect.shield * max(item.slots, 1) + 3 * effect.negate + effect.retaliate


# Now


def worth_in_turn(outlook: Outlook, name: str) -> float:
    """What it is worth to use an item now in one's own turn, rather than later."""
    effect = ITEMS[name].effect
    if type(effect) in use_now:
        return use_now[type(effect)](outlook, effect)
    return usual_use(outlook)


def usual_use(outlook: Outlook) -> float:
    """A little while there is somebody to fight."""
    return USUAL_USE if outlook.foes else NEVER


@use_now(i.HealSelf)
def heal_now(outlook: Outlook, effect: i.HealSelf) -> float:
    """When nothing of it is wasted, or hit points are few."""
    if not effect.by:
        return usual_use(outlook)
    figure = outlook.g.figures[outlook.hero]
    fits = figure.max_health - figure.health >= effect.by or figure.health <= figure.max_health / 3
    return outlook.party.gain(outlook.hero, effect.by) if fits else NEVER


@use_now(i.Recover)
def recover_now(outlook: Outlook, effect: i.Recover) -> float:
    """When the hand is empty and there is enough to take back."""
    if effect.range:
        return usual_use(outlook)
    cards = outlook.g.heroes[outlook.hero]
    return CARD_BACK_USE if len(cards.hand) <= 1 and len(cards.discard) >= effect.cards else NEVER


@use_now(i.GiveConditions)
def hide_now(outlook: Outlook, effect: i.GiveConditions) -> float:
    """To be unseen at the end of the turn, if that saves enough."""
    if "invisible" not in effect.conditions:
        return usual_use(outlook)
    cards = outlook.g.heroes[outlook.hero]
    saved = 0.0 if cards.chosen else EXPECTED_DANGER * outlook.danger(outlook.here).mine
    return saved if saved > UNSEEN_VALUE else NEVER


@use_now(i.OnInitiative)
def never(outlook: Outlook, effect: i.OnInitiative) -> float:  # noqa: ARG001
    return NEVER


def helps_attack(name: str, best: float) -> bool:
    """Whether to use an item for an attack that is worth so much."""
    item = ITEMS[name]
    if isinstance(item.effect, i.InTurn):
        return False
    return best > (STRONG_ATTACK if item.symbol == i.CONSUMED else GOOD_ATTACK)


def move_helped(name: str) -> i.OnMove | None:
    """How an item helps to move, if it does."""
    effect = ITEMS[name].effect
    return effect if isinstance(effect, i.OnMove) else None


def heals_so_much(name: str) -> int | None:
    """How many hit points an item restores to its owner, if it does."""
    effect = ITEMS[name].effect
    return effect.by if isinstance(effect, i.HealSelf) else None
