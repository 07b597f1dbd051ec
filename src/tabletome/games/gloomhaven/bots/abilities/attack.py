"""What attacks are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletome.games.gloomhaven.bots.abilities.counts import expected_count
from tabletome.games.gloomhaven.bots.abilities.words import Striking, strikes
from tabletome.games.gloomhaven.bots.outlook import Expected, Outlook
from tabletome.games.gloomhaven.bots.printed_value import OTHER, Printed, counts
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Attack, More
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.rules.abilities.attack import with_counted_range
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.combat.patterns import area_targets, path_targets
from tabletome.games.gloomhaven.rules.movement.obstacles import adjacent_obstacles
from tabletome.games.gloomhaven.state import NOBODY, Hero

# Points of damage; set by hand
PUSH_VALUE = 0.25
PULL_VALUE = 0.1
HURT_AROUND_VALUE = 0.4  # for each point that everyone next to the target suffers

COVERED_SHARE = 0.5  # of a pattern's hexes that cover an enemy, on a card
MOST_TARGETS = 3  # that are counted on a card
PATTERN_SIZE = 3  # hexes that a pattern goes beyond its range
STRONG = 2  # attack value of a basic action


# On a card


@counts(Attack)
def printed_attack(ability: Attack) -> Printed:
    """Its value for as many targets as it is likely to have."""
    many = (
        min(ability.targets + ability.leaps, MOST_TARGETS)
        if ability.area is None
        else len(ability.area.hexes) * COVERED_SHARE
    )
    damage = max(ability.by, 1) * max(many, 1) + OTHER * len(ability.give)
    return Printed(damage=damage, reach=ability.range or (1 if ability.area is None else 2))


def has_strong_attack(abilities: Iterable[Ability]) -> bool:
    """Whether an action has an attack that is no weaker than a basic one."""
    return any(isinstance(ability, Attack) and ability.by >= STRONG for ability in abilities)


def share_of_attacks(cards: Hero, kind: str) -> float:
    """How many of the attacks in hand are melee, or ranged."""
    tops = [ability for card in cards.hand for ability in CLASSES[cards.name].cards[card].top.abilities]
    ranged = [ability.range > 0 for ability in tops if isinstance(ability, Attack)]
    return ranged.count(kind == "ranged") / max(len(ranged), 1)


# From a hex


def targets(outlook: Outlook, at: int, ability: Attack) -> Sequence[tuple[int, ...]]:
    """Whom the attack may fall on, together."""
    g, board, figures = outlook.g, outlook.board, outlook.g.figures
    if ability.range_per is not None:
        ability = with_counted_range(g, outlook.hero, ability)
        if not ability.range:
            return []
    reach = max(ability.range, 1)
    if ability.area is not None:
        far = reach + PATTERN_SIZE
        if not any(board.distances(at)[figures[who].at] <= far for who in outlook.foes):
            return []
        return area_targets(g, outlook.hero, ability.area, reach)
    if ability.to is not None:
        return named_targets(outlook, at, ability.to, reach)
    within = board.within(at, reach)
    near = [who for who in outlook.foes if figures[who].at in within]
    many = ability.targets
    if ability.targets_per is not None:
        many += expected_count(outlook, ability.targets_per, outlook.hero)
    if many == 1 or len(near) <= 1:
        return [(who,) for who in near]
    near.sort(key=lambda who: -blow(outlook, at, who, ability, ())[0])
    return [tuple(near[:many])]


def named_targets(outlook: Outlook, at: int, to: Targets, reach: int) -> Sequence[tuple[int, ...]]:
    """Those whom the card names in a phrase, as far as that is known beforehand."""
    g, board, figures = outlook.g, outlook.board, outlook.g.figures
    if to is Targets.ON_THE_PATH:
        return path_targets(g, outlook.hero, reach)
    if to is Targets.MOVED_THROUGH:
        return []
    if to is Targets.BESIDE_MARKS:
        return [
            tuple(who for who in outlook.foes if figures[who].at in board.near[obstacle])
            for obstacle in adjacent_obstacles(g, outlook.hero)
        ]
    if to is Targets.THE_DOOMED:
        return [
            (who,) for who in outlook.foes if figures[who].marks.doomed_by != NOBODY and board.sees(at, figures[who].at)
        ]
    if to is Targets.ADJACENT_ENEMIES:
        reach = 1
    return [tuple(who for who in outlook.foes if board.reaches(at, figures[who].at, reach))]


def blow(
    outlook: Outlook, at: int, who: int, ability: Attack, expected: tuple[Expected, ...]
) -> tuple[float, tuple[Expected, ...]]:
    """What one attack on one enemy is worth, and what enemies will have suffered then."""
    value = ability.by if ability.per is None else ability.by + expected_count(outlook, ability.per, who)
    pierce, give = ability.pierce, ability.give
    for more in ability.more:
        if is_in_force(outlook, more, who):
            times = 1 if more.per is None else expected_count(outlook, more.per, who)
            value, pierce, give = value + more.attack * times, pierce + more.pierce, give + more.give
    ranged = (
        (ability.range > 0 or ability.range_per is not None)
        and not ability.melee
        and not (ability.area is not None and ability.area.grey)
    )
    worth, new = outlook.attack_worth(at, who, value, pierce, give, ranged, expected)
    worth += (
        PUSH_VALUE * bool(ability.push) + PULL_VALUE * bool(ability.pull) + HURT_AROUND_VALUE * ability.hurts_around
    )
    return worth, (*(each for each in expected if each.figure != who), new)


def is_in_force(outlook: Outlook, more: More, who: int) -> bool:
    """Whether its element is there and what it asks of the target is true."""
    there = outlook.elements
    if more.consume and not all(each in there or (each == ANY_ELEMENT and there) for each in more.consume):
        return False
    return more.when is None or is_true(outlook.g, more.when, outlook.hero, who)


strikes[Attack] = Striking(targets, blow)
