"""What a weapon may do to a target: every damage by the dice and what already stands, before symbols are spent, and

what a purchase with symbols changes once the dice of the attack lie there. SS-COMBAT-14..24
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import comb
from typing import Any, NamedTuple

from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, RED_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, Spend
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, MAGIC, SHIELD
from tabletome.games.sword_and_sorcery.content.tokens import ASSAULT_RUNE
from tabletome.games.sword_and_sorcery.rules.combat.attack import fits, hero_hits, supremacy_bonus
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value, resistance, standing_guard
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import weapon_strike
from tabletome.games.sword_and_sorcery.rules.heroes.gear import defence_dice, weapon_in
from tabletome.games.sword_and_sorcery.state import HERO, Battle, State

Chances = Mapping[int, float]
"""Each number and how likely it is."""
SHIELDED = sum(SHIELD in face for face in BLUE_FACES) / SIDES
"""How likely a die of the defence shows a shield."""


class Odds(NamedTuple):
    """All that the damage depends on."""

    hits: int
    red: int
    blue: int
    resistance: int
    armor: int
    magic_shields: int
    dice: int
    guard: int
    lethal: int = 0
    """Hits that only magic shields stop. SS-EFFECT-24"""
    pierce: int = 0
    """Armor that does not count. SS-EFFECT-28"""
    runes: bool = False
    """Magic symbols are hits. SS-POWCARD-13"""


def odds(g: State, figure: int, slot: str, target: int) -> Odds:
    """An attack with a weapon as it stands before the dice are rolled: with the hits that come without them, from the
    night to supremacy, and with what it always has. SS-COMBAT-14, SS-COMBAT-30
    """
    item = weapon_in(g, figure, slot)
    strike = weapon_strike(figure, slot, item, target)
    boosts = boosts_for(g, strike)
    effects = [*item.spends, *(spend for boost in boosts for spend in boost.spends)]
    always = [spend for spend in effects if not spend.cost]
    fixed, red, blue = item.value
    standing = supremacy_bonus(g, strike) + sum(hits for _, hits in hero_hits(g, strike))
    return Odds(
        fixed + standing + sum(boost.hits for boost in boosts) + given(always, boons.Hits),
        red,
        blue,
        resistance(g, target, item.damage),
        armor_value(g, target),
        g.figures[target].magic_shields,
        defence_dice(g, target),
        standing_guard(g, target),
        given(always, boons.Lethal),
        given(always, boons.Pierce),
        g.has_token(ASSAULT_RUNE.name, g.figures[figure].at),
    )


def boosts_for(g: State, strike: Strike) -> list[Boost]:
    """What powers, potions and ammo will give this attack. SS-ACT-20"""
    if g.figures[strike.attacker].side != HERO:
        return []
    return [boost for boost in g.heroes[g.figures[strike.attacker].owner].boosts if fits(boost, strike)]


def odds_now(g: State, battle: Battle, about: Mapping[str, Any], bought: Sequence[Spend]) -> Odds:
    """The attack whose dice lie there, with what is always given and what is bought. SS-COMBAT-14"""
    target = battle.target
    gained = [spend for spend in about["spends"] if not spend.cost]
    return Odds(
        about["hits"] + given(bought, boons.Hits),
        0,
        0,
        resistance(g, target, FACE[battle.weapon].damage),
        armor_value(g, target),
        g.figures[target].magic_shields,
        defence_dice(g, target),
        standing_guard(g, target),
        given([*gained, *bought], boons.Lethal),
        given([*gained, *bought], boons.Pierce),
    )


def given(spends: Iterable[Spend], boon: type[boons.Boon]) -> int:
    """How much of something these effects give together; of most things the strongest counts. SS-COMBAT-09"""
    found = [each.n for spend in spends for each in spend.gives if isinstance(each, boon)]
    return sum(found) if boon.adds_up else max(found, default=0)


def can_be_foretold(battle: Battle, about: Mapping[str, Any], on_offer: Iterable[int]) -> bool:
    """An attack with a card whose effects are all known: none that changes the defence may have been bought before."""
    offered = set(on_offer)
    return battle.weapon in FACE and not any(
        spend.cost and number not in offered and given([spend], boons.Lethal) + given([spend], boons.Pierce)
        for number, spend in enumerate(about["spends"])
    )


@functools.lru_cache(maxsize=2048)
def spread(of: Odds) -> tuple[tuple[int, float], ...]:
    """Each damage and how likely it is, the least first."""
    rolled: Chances = {of.hits: 1.0}
    for faces, dice in ((RED_FACES, of.red), (BLUE_FACES, of.blue)):
        for _ in range(dice):
            rolled = added(rolled, [face.count(HIT) + (face.count(MAGIC) if of.runes else 0) for face in faces])
    found: defaultdict[int, float] = defaultdict(float)
    for hits, chance in rolled.items():
        lethal, left = past_armor(of, max(0, max(0, hits) + of.resistance))
        for shields, likely in parried(min(left, of.dice)).items():
            found[lethal + max(0, left - shields - (of.guard if left else 0))] += chance * likely
    return tuple(sorted(found.items()))


def past_armor(of: Odds, hits: int) -> tuple[int, int]:
    """What armor and magic shields let through: lethal hits, and those that can still be parried. SS-COMBAT-17..19"""
    lethal = min(of.lethal, hits)
    left = hits - lethal
    left -= min(left, max(0, of.armor - of.pierce))
    stopped = min(lethal, of.magic_shields)
    return lethal - stopped, max(0, left - (of.magic_shields - stopped))


def added(chances: Chances, faces: Iterable[int]) -> Chances:
    """One die more."""
    found: defaultdict[int, float] = defaultdict(float)
    for number, chance in chances.items():
        for face in faces:
            found[number + face] += chance / SIDES
    return found


def parried(dice: int) -> Chances:
    """How many shields so many dice show. SS-COMBAT-21"""
    return {n: comb(dice, n) * SHIELDED**n * (1 - SHIELDED) ** (dice - n) for n in range(dice + 1)}


def average(of: Odds) -> float:
    return sum(damage * chance for damage, chance in spread(of))


def at_least(of: Odds, damage: int) -> float:
    """How likely so much damage or more is."""
    return sum(chance for found, chance in spread(of) if found >= damage)
