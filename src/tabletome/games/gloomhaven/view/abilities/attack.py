"""Attacks in words. GH-ATK-01, GH-MATK-04"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import EVERYONE, Ability, Attack, More
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.rules.abilities.targets import within
from tabletome.games.gloomhaven.rules.combat.patterns import pattern_over
from tabletome.games.gloomhaven.rules.monsters.intent import attack_value_of, strike_of
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.abilities.words import (
    Reading,
    areas,
    conditions,
    count_name,
    counted,
    element,
    reads,
    when_name,
    who_name,
    whom,
)
from tabletome.scene import Text, listed, t


@reads(Attack)
def attack(ability: Attack, reading: Reading) -> Iterator[Text]:
    """Value, range, targets, effects and extras."""
    if reading.g is not None and reading.who >= 0:
        ability = with_statistics(reading.g, reading.who, ability)
    yield t("does-attack", by=counted(ability.by, ability.per, reading))
    yield from reach(ability)
    yield from targets(ability)
    yield from effects(ability)
    yield from (extra(more) for more in ability.more)


def with_statistics(g: State, who: int, ability: Attack) -> Attack:
    """The attack with the numbers that it has for this monster. GH-MABIL-04, GH-MATK-04"""
    stat, strike = g.stat(who), strike_of(g, who, ability)
    return replace(
        ability,
        by=max(attack_value_of(g, who) + ability.by, 0),
        range=strike.reach if strike.ranged else 0,
        range_by=0,
        targets=strike.targets,
        pierce=stat.pierce + ability.pierce,
        give=(*stat.give, *ability.give),
    )


def reach(ability: Attack) -> Iterator[Text]:
    """How far it goes."""
    if ability.range_per is not None:
        yield t("does-range", range=count_name(ability.range_per))
    elif ability.range == EVERYONE:
        yield t("does-any-range")
    elif ability.range:
        yield t("does-within" if ability.melee else "does-range", range=ability.range)
    if ability.range_by:
        yield t("does-range", range=f"{ability.range_by:+d}")


def targets(ability: Attack) -> Iterator[Text]:
    """On whom it falls, if not on a single target."""
    if ability.area is not None:
        yield t("does-area-melee" if ability.area.grey else "does-area", hexes=len(ability.area.hexes))
    if ability.to is not None:
        yield t("does-whom", to=whom(ability.to))
    elif ability.targets == EVERYONE:
        yield t("does-whom", to=whom(Targets.ENEMIES_IN_RANGE))
    elif ability.targets_per is not None:
        yield t("does-targets", targets=count_name(ability.targets_per))
    elif ability.targets > 1:
        yield t("does-targets", targets=ability.targets)


def effects(ability: Attack) -> Iterator[Text]:
    """What it brings beside damage."""
    if ability.pierce:
        yield t("does-pierce", by=ability.pierce)
    if ability.ignores_shield:
        yield t("does-ignore-shield")
    if ability.push:
        yield t("does-push", by=ability.push)
    if ability.pull:
        yield t("does-pull", by=ability.pull)
    if ability.give:
        yield conditions(ability.give)
    if ability.leaps:
        yield t("does-leaps", leaps=ability.leaps)
    if ability.on_one:
        yield t("does-on-one")
    if ability.hurts_around:
        yield t("does-hurts-around", by=ability.hurts_around)
    if ability.hurts_as_much:
        yield t("does-hurts-as-much")
    if ability.shatters:
        yield t("does-shatters", by=ability.shatters)
    if ability.slams:
        yield t("does-slams", by=ability.slams)
    if ability.grounds:
        yield t("does-ground")
    if ability.infects:
        yield t("does-infect", conditions=conditions(ability.infects))
    if ability.finishes:
        yield t("does-finishes", hit_points=ability.finishes)
    if ability.drives:
        yield t("does-drives", by=ability.drives)
    if ability.xp_each:
        yield t("does-xp-each", xp=ability.xp_each)
    if ability.xp_each_two:
        yield t("does-xp-each-two", xp=ability.xp_each_two)
    if ability.xp_per_damage:
        yield t("does-xp-per-damage", damage=ability.xp_per_damage)


def extra(more: More) -> Text:
    """What the attack gains, and when."""
    effect = listed(list(gains(more)))
    if more.per is not None:
        effect = t("gain-per", effect=effect, per=count_name(more.per))
    if more.consume:
        return t("does-consume", element=listed([element(each) for each in more.consume]), effect=effect)
    return effect if more.when is None else t("does-when", when=when_name(more.when), effect=effect)


def gains(more: More) -> Iterator[Text]:
    """What is gained, one thing after the other."""
    if more.attack:
        yield t("gain-attack", by=f"{more.attack:+d}")
    if more.pierce:
        yield t("does-pierce", by=more.pierce)
    if more.push:
        yield t("does-push", by=more.push)
    if more.leaps:
        yield t("gain-leap")
    if more.advantage:
        yield t("gain-advantage")
    if more.range:
        yield t("does-range", range=f"{more.range:+d}")
    if more.targets:
        everyone = more.targets == EVERYONE
        yield t("does-whom", to=whom(Targets.ENEMIES_IN_RANGE)) if everyone else gained_targets(more.targets)
    if more.area is not None:
        yield t("does-area", hexes=len(more.area.hexes))
    if more.give:
        yield conditions(more.give)
    if more.xp:
        yield t("does-xp", xp=more.xp)
    if more.heal_for_each:
        yield t("gain-heal", by=more.heal_for_each)
    if more.xp_each:
        yield t("does-xp", xp=more.xp_each)
    if more.kills is not None:
        yield t("gain-kills", who=who_name(more.kills))
    if more.hurts_enemies_around:
        yield t("gain-hurts-enemies-around", by=more.hurts_enemies_around)


def gained_targets(number: int) -> Text:
    """So many more targets."""
    return t("gain-target") if number == 1 else t("gain-targets", targets=number)


@areas(Attack)
def attack_areas(ability: Attack) -> Iterator[Area]:
    """Its own pattern, and those that extras lay instead."""
    printed = (ability.area, *(more.area for more in ability.more))
    yield from (area for area in printed if area is not None)


def has_no_target(g: State, who: int, ability: Ability) -> bool:
    """It is an attack that nobody is in reach of; where that depends on more than the distance, no."""
    if not isinstance(ability, Attack) or ability.area is not None or ability.to is not None:
        return False
    if ability.range_per is not None:
        return False
    reach = max(ability.range, 1) + ability.leaps + sum(more.range + more.leaps for more in ability.more)
    return not within(g, who, g.targets_for(who), reach)


def hexes_over(g: State, who: int, ability: Ability, figures: tuple[int, ...]) -> tuple[int, ...]:
    """The hexes of an attack's pattern that covers just these figures; without a pattern, those they stand on."""
    if isinstance(ability, Attack) and ability.area is not None:
        return pattern_over(g, who, ability.area, figures)
    return tuple(g.figures[each].at for each in figures)
