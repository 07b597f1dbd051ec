"""Abilities in words: what is printed on a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import (
    ELEMENTS,
    EVERYONE,
    Ability,
    Act,
    AllyPerforms,
    Along,
    Attack,
    Augment,
    Charm,
    Command,
    Consume,
    Counter,
    CreateBoulder,
    CreateObstacles,
    DestroyObstacles,
    DisarmTrap,
    Drag,
    EveryTurn,
    Farther,
    GainMoney,
    Give,
    Heal,
    Hurt,
    If,
    InfuseAny,
    Kill,
    KillInArea,
    LayTrap,
    Loot,
    LootSome,
    More,
    Move,
    MoveObstacle,
    Pull,
    PullToward,
    Push,
    Rally,
    Recover,
    RefreshSmallItem,
    Retaliate,
    Shield,
    Stronger,
    Summon,
    SummonsMove,
    Ward,
)
from tabletome.games.gloomhaven.content.perks import Perk
from tabletome.scene import Pattern, Text, listed, t


def describe_act(printed: Act) -> list[Text]:
    """One half of a card, line by line."""
    guards = printed.guards or (0,) * len(printed.abilities)
    lines = [line for ability, guard in zip(printed.abilities, guards, strict=True) if not guard
             for line in describe(ability)]  # fmt: skip
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


def patterns(abilities: Iterable[Ability]) -> list[Pattern]:
    """The areas that an action speaks of, to be drawn. GH-AOE-03, 04"""
    areas = dict.fromkeys(area for ability in abilities for area in areas_of(ability))
    return [Pattern(hexes=sorted((h.q, h.r) for h in area.hexes), own=(0, 0) if area.grey else None) for area in areas]


def areas_of(ability: Ability) -> Iterator[Area]:
    match ability:
        case Attack():
            printed = (ability.area, *(more.area for more in ability.more))
            yield from (area for area in printed if area is not None)
        case KillInArea():
            yield ability.area
        case EveryTurn() | Consume():
            for each in ability.then:
                yield from areas_of(each)
        case AllyPerforms():
            yield from areas_of(ability.ability)


def describe(ability: Ability, relative: bool = False) -> Iterator[Text]:
    """One ability; `relative` for a monster's card, whose values are added to its statistics."""
    match ability:
        case Move():
            value = t(f"count-{_slug(ability.per)}") if ability.per else _number(ability.by, relative)
            yield t("does-jump" if ability.jump else "does-move", by=value)
            if ability.loots:
                yield t("does-move-loots")
            if ability.straight:
                yield t("does-move-straight")
            if ability.beside_obstacle:
                yield t("does-move-beside-obstacle")
            if ability.clears:
                yield t("does-move-clears")
        case Attack():
            yield from _attack(ability, relative)
        case Heal() if ability.to:
            yield t("does-heal-whom", by=_value(ability), to=_to(ability.to, ability.range))
            yield from (t(f"condition-{condition}") for condition in ability.give)
        case Heal():
            yield t("does-heal", by=_value(ability), range=ability.range)
            if ability.targets > 1:
                yield t("does-targets", targets=ability.targets)
            yield from (t(f"condition-{condition}") for condition in ability.give)
        case Shield():
            yield t("does-shield", by=ability.by)
        case Retaliate():
            yield t("does-retaliate", by=ability.by, range=ability.range)
            if ability.xp:
                yield t("does-retaliate-xp", xp=ability.xp)
        case Loot():
            yield t("does-loot", range=ability.range)
        case Give():
            yield t("does-give", conditions=_conditions(ability.conditions), to=_to(ability.to, ability.range))
            if ability.targets > 1:
                yield t("does-targets", targets=ability.targets)
            if ability.push:
                yield t("does-push", by=ability.push)
        case Push():
            yield t("does-push-whom", by=ability.by, to=t(f"to-{_slug(ability.to)}"))
            yield from (t(f"condition-{condition}") for condition in ability.give)
        case Pull():
            yield t("does-pull-whom", by=ability.by, range=ability.range)
            yield from (t(f"condition-{condition}") for condition in ability.give)
        case Drag():
            yield t("does-drag", by=ability.by)
        case LayTrap():
            yield t("does-lay-trap", damage=ability.damage)
            if ability.conditions:
                yield _conditions(ability.conditions)
        case Summon():
            yield t("does-summon", name=t(f"name-{ability.name}"))
        case Rally():
            gains = [t("does-shield", by=ability.shield)] if ability.shield else []
            gains += [t("gain-attack", by=f"{ability.attack:+d}")] if ability.attack else []
            if ability.retaliate:
                gains.append(t("does-retaliate", by=ability.retaliate, range=ability.retaliate_range))
            effect = listed(gains)
            if ability.per:
                effect = t("gain-per", effect=effect, per=t(f"count-{_slug(ability.per)}"))
            yield t("does-rally", effect=effect, to=_to(ability.to, ability.range))
        case DisarmTrap():
            yield t("does-disarm-trap")
            if ability.onto:
                yield t("does-disarm-trap-onto", range=ability.onto)
        case Stronger():
            yield t("does-stronger", when=_when(ability.when), effect=_stronger(ability))
        case Ward():
            yield t("does-ward", by=ability.by)
        case Consume():
            inner = [line for each in ability.then for line in describe(each, relative)]
            inner += [t("does-xp", xp=ability.xp)] if ability.xp else []
            for other in ability.otherwise:
                yield from describe(other, relative)
            name = "does-consume-instead" if ability.otherwise else "does-consume"
            yield t(name, element=t(f"element-{ability.element}"), effect=listed(inner))
        case _:
            yield from _describe_rare(ability)


def _describe_rare(ability: Ability) -> Iterator[Text]:
    """What few cards do."""
    match ability:
        case If():
            inner = [line for each in ability.then for line in describe(each)]
            yield t("does-if", what=t(f"if-{_slug(ability.what)}"), effect=listed(inner))
        case Hurt():
            yield t("does-hurt", by=ability.by, to=_to(ability.to, 1))
        case Kill():
            yield t("does-kill", who=t(f"who-{_slug(ability.when)}"), range=ability.range)
        case CreateObstacles():
            name = "does-create-obstacle-there" if ability.at_mark else "does-create-obstacles"
            yield t(name, number=ability.number, range=ability.range)
        case CreateBoulder() | DestroyObstacles() | MoveObstacle():
            yield t(f"does-{type(ability).__name__.lower()}", range=ability.range)
        case GainMoney():
            yield t("does-gain-money", per=t(f"count-{_slug(ability.per)}"))
        case Command():
            yield t("does-command-attack" if ability.attack else "does-command-move",
                    by=ability.attack or ability.move, range=ability.range)  # fmt: skip
        case Charm():
            yield t("does-charm-steered" if ability.steered else "does-charm", range=ability.range)
        case AllyPerforms():
            inner = list(describe(ability.ability))
            inner += [t("gain-augments")] if ability.augmented else []
            yield t("does-ally-performs", range=ability.range, effect=listed(inner))
        case Augment():
            yield t("does-augment", effect=_augment(ability))
        case Counter():
            yield t("does-counter-negating" if ability.negates else "does-counter", by=ability.by, range=ability.range)
        case EveryTurn():
            inner = [line for each in ability.then for line in describe(each)]
            yield t(f"does-every-turn-{ability.at}", effect=listed(inner))
        case Farther():
            yield t("does-farther", by=ability.by, element=t(f"element-{ability.consume}"))
        case Along():
            if ability.give:
                yield t("does-give", conditions=_conditions(ability.give), to=_to(ability.to, ability.range))
            if ability.element:
                yield t("does-infuse", element=t(f"element-{ability.element}"))
        case InfuseAny():
            yield t("does-infuse", element=t("element-any"))
        case Recover():
            whose = "neighbours" if ability.of_neighbours else "ally" if ability.range else "own"
            pile = "lost" if ability.lost else "discarded"
            yield t("does-recover", cards=ability.cards, pile=pile, whose=whose, range=ability.range)
            if ability.then_lose:
                yield t("does-recover-lose", cards=ability.then_lose)
        case RefreshSmallItem():
            yield t("does-refresh-small-item", range=ability.range)
        case KillInArea():
            yield t("does-area-melee", hexes=len(ability.area.hexes))
            yield t("does-kill-in-area", when=_when(ability.when), xp=ability.xp_each)
        case PullToward():
            yield t("does-pull-toward", by=ability.by, range=ability.range, near=ability.near)
            yield from (t(f"condition-{condition}") for condition in ability.give)
        case LootSome():
            yield t("does-loot", range=ability.range)
            yield t("does-loot-some", most=ability.most)
        case SummonsMove():
            yield t("does-summons-move", by=f"+{ability.by}", range=ability.range)
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
        yield t("does-within" if attack.melee else "does-range", range=attack.range)
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
    if attack.hurts_as_much:
        yield t("does-hurts-as-much")
    if attack.shatters:
        yield t("does-shatters", by=attack.shatters)
    if attack.slams:
        yield t("does-slams", by=attack.slams)
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
    if more.xp_each:
        gains.append(t("does-xp", xp=more.xp_each))
    if more.kills:
        gains.append(t("gain-kills", who=t(f"who-{_slug(more.kills)}")))
    if more.hurts_enemies_around:
        gains.append(t("gain-hurts-enemies-around", by=more.hurts_enemies_around))
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


def perk_text(perk: Perk) -> Text:
    """One line of a class's list of perks. GH-LVLUP-04"""
    parts = []
    if perk.remove and perk.add:
        parts.append(t("perk-replace", out=_cards(perk.remove), into=_cards(perk.add)))
    elif perk.remove:
        parts.append(t("perk-remove", cards=_cards(perk.remove)))
    elif perk.add:
        parts.append(t("perk-add", cards=_cards(perk.add)))
    if perk.ignores:
        parts.append(t(f"perk-ignore-{perk.ignores}"))
    return listed(parts)


def _cards(words: tuple[str, ...]) -> Text:
    return listed(
        [t("perk-cards", number=words.count(word), card=modifier_text(word)) for word in dict.fromkeys(words)]
    )


def modifier_text(word: str) -> Text:
    """A modifier card in words. GH-AMD-04, 05"""
    value, _, effects = word.removeprefix("r").partition(":")
    parts = [t("modifier-rolling", value=value) if word.startswith("r") else t("modifier", value=value)]
    for effect in effects.split(",") if effects else ():
        name = effect.rstrip("0123456789")
        by = effect.removeprefix(name)
        if by:
            parts.append(t("gain-target") if name == "target" else t(f"does-{name}", by=int(by), range=0))
        else:
            parts.append(t(f"element-{name}" if name in ELEMENTS else f"condition-{name}"))
    return listed(parts)


def _to(to: str, reach: int) -> Text:
    return t(f"to-{_slug(to)}", range=reach)


def _value(ability: Heal) -> Text | str:
    return t(f"count-{_slug(ability.per)}") if ability.per else str(ability.by)


def _stronger(bonus: Stronger) -> Text:
    gains = [t("gain-attack", by=f"{bonus.by:+d}")] if bonus.by else []
    gains += [t("gain-times", times=bonus.times)] if bonus.times > 1 else []
    gains += [_conditions(bonus.give)] if bonus.give else []
    gains += [t("gain-advantage")] if bonus.advantage else []
    gains += [t("gain-by-breaking")] if bonus.breaks_obstacle else []
    return listed(gains)


def _augment(augment: Augment) -> Text:
    gains = [t("gain-attack", by=f"{augment.attack:+d}")] if augment.attack else []
    gains += [_conditions(augment.give)] if augment.give else []
    gains += [t("does-shield", by=augment.shield)] if augment.shield else []
    gains += [t("does-retaliate", by=augment.retaliate, range=1)] if augment.retaliate else []
    gains += [t("does-heal", by=augment.heal, range=augment.heal_range)] if augment.heal else []
    gains += [t("gain-kills", who=t(f"who-{_slug(augment.kills)}"))] if augment.kills else []
    effect = listed(gains)
    if augment.consume:
        return t("does-consume", element=t(f"element-{augment.consume}"), effect=effect)
    return effect


def _slug(text: str) -> str:
    return text.replace("'", "").replace(",", "").replace(" ", "-")
