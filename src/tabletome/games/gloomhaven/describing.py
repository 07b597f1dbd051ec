"""Abilities in words: what is printed on a card."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation import (
    Ability,
    Act,
    Attack,
    Consume,
    DisarmTrap,
    Drag,
    Give,
    Heal,
    LayTrap,
    Loot,
    More,
    Move,
    Pull,
    Push,
    Rally,
    Retaliate,
    Shield,
    Stronger,
    Summon,
    Ward,
)
from tabletome.games.gloomhaven.monsters import EVERYONE
from tabletome.games.gloomhaven.wording import listed
from tabletome.scene import Text, t


def describe_act(printed: Act) -> list[Text]:
    """One half of a card, line by line."""
    lines = [line for ability in printed.abilities for line in describe(ability)]
    lines += [t("does-infuse", element=t(f"element-{element}")) for element in printed.infuse]
    if printed.xp:
        lines.append(t("does-xp", xp=printed.xp))
    if printed.slots:
        lines.append(t("does-slots", slots=len(printed.slots), xp=sum(printed.slots)))
    elif printed.stays:
        lines.append(t(f"does-stays-{printed.stays}"))
    if printed.lost:
        lines.append(t("does-lost"))
    return lines


def describe(ability: Ability, relative: bool = False) -> Iterator[Text]:
    """One ability; `relative` for a monster's card, whose values are added to its statistics."""
    match ability:
        case Move():
            value = t(f"count-{_slug(ability.per)}") if ability.per else _number(ability.by, relative)
            yield t("does-jump" if ability.jump else "does-move", by=value)
            if ability.loots:
                yield t("does-move-loots")
        case Attack():
            yield from _attack(ability, relative)
        case Heal():
            yield t("does-heal", by=ability.by, range=ability.range)
        case Shield():
            yield t("does-shield", by=ability.by)
        case Retaliate():
            yield t("does-retaliate", by=ability.by, range=ability.range)
            if ability.xp:
                yield t("does-retaliate-xp", xp=ability.xp)
        case Loot():
            yield t("does-loot", range=ability.range)
        case Give():
            yield t("does-give", conditions=_conditions(ability.conditions), to=t(f"to-{_slug(ability.to)}"))
        case Push():
            yield t("does-push-whom", by=ability.by, to=t(f"to-{_slug(ability.to)}"))
        case Pull():
            yield t("does-pull-whom", by=ability.by, range=ability.range)
        case Drag():
            yield t("does-drag", by=ability.by)
        case LayTrap():
            yield t("does-lay-trap", damage=ability.damage)
        case Summon():
            yield t("does-summon", name=t(f"name-{ability.name}"))
        case Rally() if ability.shield:
            yield t("does-rally-shield", by=ability.shield)
        case Rally():
            yield t("does-rally-attack", by=ability.attack)
        case DisarmTrap():
            yield t("does-disarm-trap")
        case Stronger():
            yield t("does-stronger", by=ability.by, times=ability.times, when=_when(ability.when))
        case Ward():
            yield t("does-ward", by=ability.by)
        case Consume():
            inner = [line for each in ability.then for line in describe(each, relative)]
            yield t("does-consume", element=t(f"element-{ability.element}"), effect=listed(inner))
        case _:
            yield t(
                f"does-{type(ability).__name__.lower()}", by=getattr(ability, "by", 0) or getattr(ability, "damage", 0)
            )


def _number(value: int, relative: bool) -> str:
    return f"{value:+d}" if relative else str(value)


def _attack(attack: Attack, relative: bool) -> Iterator[Text]:
    value = t(f"count-{_slug(attack.per)}") if attack.per else _number(attack.by, relative)
    yield t("does-attack", by=value)
    if attack.range:
        yield t("does-range", range=attack.range)
    if attack.range_by:
        yield t("does-range", range=f"{attack.range_by:+d}")
    if attack.area is not None:
        yield t("does-area-melee" if attack.area.grey else "does-area", hexes=len(attack.area.hexes))
    if attack.whom:
        yield t("does-whom", to=t(f"to-{_slug(attack.whom)}"))
    elif attack.targets == EVERYONE:
        yield t("does-whom", to=t("to-enemies-in-range"))
    elif attack.targets > 1:
        yield t("does-targets", targets=attack.targets)
    if attack.pierce:
        yield t("does-pierce", by=attack.pierce)
    if attack.push:
        yield t("does-push", by=attack.push)
    if attack.pull:
        yield t("does-pull", by=attack.pull)
    if attack.give:
        yield _conditions(attack.give)
    if attack.on_one:
        yield t("does-on-one")
    if attack.hurts_around:
        yield t("does-hurts-around", by=attack.hurts_around)
    if attack.xp_each:
        yield t("does-xp-each", xp=attack.xp_each)
    for more in attack.more:
        yield _more(more)


def _more(more: More) -> Text:
    gains = []
    if more.attack:
        gains.append(t("gain-attack", by=f"{more.attack:+d}"))
    if more.pierce:
        gains.append(t("does-pierce", by=more.pierce))
    if more.push:
        gains.append(t("does-push", by=more.push))
    if more.range:
        gains.append(t("does-range", range=f"{more.range:+d}"))
    if more.targets:
        gains.append(t("does-whom", to=t("to-enemies-in-range")) if more.targets == EVERYONE else t("gain-target"))
    if more.area is not None:
        gains.append(t("does-area", hexes=len(more.area.hexes)))
    if more.give:
        gains.append(_conditions(more.give))
    if more.xp:
        gains.append(t("does-xp", xp=more.xp))
    if more.heal_for_each:
        gains.append(t("gain-heal", by=more.heal_for_each))
    effect = listed(gains)
    if more.per:
        effect = t("gain-per", effect=effect, per=t(f"count-{_slug(more.per)}"))
    if more.consume:
        return t("does-consume", element=listed([t(f"element-{each}") for each in more.consume]), effect=effect)
    if more.when:
        return t("does-when", when=_when(more.when), effect=effect)
    return effect


def _when(when: str) -> Text:
    return t(f"when-{_slug(when)}") if when else t("when-always")


def _conditions(conditions: tuple[str, ...]) -> Text:
    return listed([t(f"condition-{each}") for each in conditions])


def _slug(text: str) -> str:
    return text.replace("'", "").replace(" ", "-")
