"""Attacks in words, and whether one finds a target from here. GH-ATK-01, 02, GH-MATK-04"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import (
    EVERYONE,
    Ability,
    AsHeals,
    Attack,
    Farther,
    Lasting,
    More,
)
from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.content.notation.phrases import BY_THE_ACTION, Targets
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.rules.abilities.songs_heard import song_value
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of
from tabletome.games.gloomhaven.rules.combat.patterns import area_targets, path_targets, pattern_over
from tabletome.games.gloomhaven.rules.items import in_attacks
from tabletome.games.gloomhaven.rules.monsters.intent import attack_value_of, strike_of
from tabletome.games.gloomhaven.state import SUMMON, State
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

UNFORESEEN = BY_THE_ACTION | {Targets.MOVED_THROUGH}
"""Targets that depend on what the action does before it attacks."""


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


def hexes_over(g: State, who: int, ability: Ability, figures: tuple[int, ...]) -> tuple[int, ...]:
    """The hexes of an attack's pattern that covers just these figures; without a pattern, those they stand on."""
    if isinstance(ability, Attack) and ability.area is not None:
        return pattern_over(g, who, ability.area, figures)
    return tuple(g.figures[each].at for each in figures)


# Whether it finds a target


def attacks_nobody(g: State, hero: int, act: Act) -> bool:
    """The action attacks before anybody moves, and there is no target from here; what is uncertain is a target."""
    attack = None if act.commands else first_attack(act)
    return attack is not None and not may_do_otherwise(g, hero) and not finds_target(g, hero, attack)


def first_attack(act: Act) -> Attack | None:
    """The attack that an action begins with, but for what lasts."""
    for ability in act.abilities:
        if isinstance(ability, Attack):
            return ability
        if not isinstance(ability, Lasting):
            return None
    return None


def may_do_otherwise(g: State, hero: int) -> bool:
    """Whether the character may heal instead, step nearer first, or attack from a creature's hex."""
    mirrors = (figure for figure in g.figures if figure.kind == SUMMON and figure.hero == hero and figure.at >= 0)
    return (
        bool(lasting_of(g, hero, AsHeals))
        or song_value(g, hero, "step") > 0
        or any(CREATURES[figure.name].attacked_from for figure in mirrors)
    )


def finds_target(g: State, hero: int, attack: Attack) -> bool:
    """Whether anybody is in reach, with all that cards and items could add to it. GH-LOS-01, GH-AOE-05"""
    if attack.range_per is not None or attack.to in UNFORESEEN:
        return True
    single = attack.targets == 1 and attack.area is None and attack.to is None
    ranged = bool(attack.range) and not attack.melee and (attack.area is None or not attack.area.grey)
    items = [use.item for use in in_attacks.pattern_uses(g, hero, ranged, single, ())]
    reach = farthest(g, hero, attack, ranged=ranged) + sum(in_attacks.range_of((item,)) for item in items)
    if single and not ranged:
        reach = in_attacks.reach_in_melee(g, hero, reach)
    if any(area_targets(g, hero, area, reach) for area in areas_laid(attack, items)):
        return True
    return attack.area is None and is_anyone_within(g, hero, attack.to, reach)


def farthest(g: State, hero: int, attack: Attack, *, ranged: bool) -> int:
    """How far the attack goes with every extra that it may have."""
    reach = max(attack.range, 1) + sum(max(more.range, 0) for more in attack.more)
    if not ranged:
        return reach
    by_cards = sum(each.by for _, each in lasting_of(g, hero, Farther) if each.by > 0 or not each.consume)
    return max(reach + by_cards, 1) + song_value(g, hero, "range")


def areas_laid(attack: Attack, items: list[str]) -> list[Area]:
    """The patterns that may be laid: its own, those of extras, those of items."""
    laid = [attack.area, *(more.area for more in attack.more), *(in_attacks.pattern_of((item,)) for item in items)]
    return [area for area in laid if area is not None]


def is_anyone_within(g: State, hero: int, to: Targets | None, reach: int) -> bool:
    """Whether one of those whom the attack names, or any enemy, is in range and sight."""
    if to is Targets.ON_THE_PATH:
        return bool(path_targets(g, hero, reach))
    at, board, figures = g.stands_at(hero), g.board, g.figures
    if to is not None:
        return any(board.sees(at, figures[each].at) for each in targets_of(g, hero, to, reach))
    return any(board.reaches(at, figures[each].at, reach) for each in g.targets_for(hero))
