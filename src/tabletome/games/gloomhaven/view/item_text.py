"""Items and battle goals in words: what is printed on the card."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content import items as c
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.items import ITEMS, Item
from tabletome.scene import Text, listed, t


def describe_item(name: str) -> list[Text]:
    """When it can be used, what it does, and what becomes of it. GH-ITEM-05"""
    printed = ITEMS[name]
    lines = list(effect_of(printed))
    if printed.slots:
        lines.append(t("item-says-slots", slots=printed.slots))
    if printed.symbol:
        lines.append(t(f"item-says-{printed.symbol}"))
    if printed.penalty:
        lines.append(t("item-says-penalty", cards=printed.penalty))
    return lines


def describe_goal(name: str) -> list[Text]:
    return [t(f"goal-{name}-asks"), t("goal-checks", checks=BATTLE_GOALS[name].checks)]


def effect_of(printed: Item) -> Iterator[Text]:
    effect = printed.effect
    match effect:
        case c.InTurn():
            yield t("item-when-turn", effect=listed(list(in_turn(effect))))
            if effect.while_stunned:
                yield t("item-says-while-stunned")
        case c.PlayAnotherCard():
            yield t("item-when-end", effect=t(f"item-does-another-{effect.half}"))
        case c.AnotherTurn():
            yield t("item-when-end", effect=t("item-does-another-turn"))
        case c.OnMove():
            yield t("item-when-moving", effect=listed(list(moving(effect))))
        case c.OnLoot():
            yield t("item-does-loot-farther", range=effect.range)
        case c.OnInitiative():
            yield t("item-does-initiative", by=effect.by)
        case c.OnEnemyConsumes():
            yield t("item-does-spoil")
        case c.OnAttack():
            yield from attacking(effect)
        case c.WhenAttacked():
            yield t("item-when-attacked", effect=listed(list(attacked(effect))))
        case c.WhenDamaged():
            yield t("item-when-damaged", effect=listed(list(damaged(effect))))
        case c.Always():
            yield from always(effect)


def in_turn(effect: c.InTurn) -> Iterator[Text]:
    match effect:
        case c.HealSelf():
            if effect.consume:
                yield t("item-does-consume", elements=elements(effect.consume))
            if effect.refresh_spent:
                yield t("item-does-refresh-spent")
            yield t("does-heal", by=effect.by, range=0)
            if effect.recover:
                yield t("item-does-recover", cards=effect.recover)
        case c.HealOther():
            whom = t("item-does-heal-summon", by=effect.by) if effect.summons else None
            yield whom or t("does-heal", by=effect.by, range=effect.range)
        case c.Recover():
            if effect.range:
                yield t("item-does-ally-recovers", cards=effect.cards, range=effect.range)
            else:
                yield t("item-does-recover", cards=effect.cards)
        case c.RefreshSpent():
            yield t("item-does-refresh-spent")
        case c.RefreshSmall():
            yield t("item-does-refresh-small", items=effect.items)
            if effect.curse:
                yield t("condition-curse")
        case c.CreateElement():
            if effect.consume:
                yield t("item-does-consume", elements=elements(effect.consume))
            yield t("item-does-create", elements=elements(effect.elements))
        case c.GiveConditions():
            to = effect.to.replace(" ", "-")
            yield t("item-does-give", conditions=conditions(effect.conditions), to=to, range=effect.range)
        case c.Cure():
            yield t("item-does-cure-all" if effect.all else "item-does-cure")
        case c.MoveOneself():
            yield t("does-jump" if effect.jump else "does-move", by=effect.by)
        case c.MoveOther():
            yield t("item-does-move-other", by=effect.by, range=effect.range, who="enemy" if effect.enemy else "summon")
        case c.SummonCreature():
            yield t("does-summon", name=t(f"name-{effect.name}"))
        case c.LootAround():
            yield t("does-loot", range=effect.range)
        case c.DisarmTraps():
            yield t("item-does-disarm-traps", range=effect.range)
        case c.DestroyObstacle():
            yield t("item-does-destroy")
        case c.MarkEnemy():
            yield t("item-does-mark", by=effect.attack)


def moving(effect: c.OnMove) -> Iterator[Text]:
    if effect.by:
        yield t("does-move", by=f"+{effect.by}")
    if effect.jump:
        yield t("item-does-jump")


def attacking(effect: c.OnAttack) -> Iterator[Text]:
    gains: list[Text] = []
    if effect.attack:
        gains.append(t("gain-attack", by=f"+{effect.attack}"))
    if effect.range:
        gains.append(t("does-range", range=f"+{effect.range}"))
    if effect.pierce:
        gains.append(t("does-pierce", by=effect.pierce))
    if effect.ignore_shield:
        gains.append(t("item-does-ignore-shield"))
    if effect.advantage:
        gains.append(t("item-does-advantage"))
    if effect.push:
        gains.append(t("does-push", by=effect.push))
    if effect.pull:
        gains.append(t("does-pull", by=effect.pull))
    if effect.give:
        gains.append(conditions(effect.give))
    if effect.area is not None:
        gains.append(t("does-area-melee" if effect.area.grey else "does-area", hexes=len(effect.area.hexes)))
    if effect.hurts_around:
        gains.append(t("item-does-hurts-around", by=effect.hurts_around))
    kind = "ally" if effect.ally else effect.kind or "any"
    extent = "single-target" if effect.single_target else "once" if effect.once else "whole"
    yield t("item-when-attacking", kind=kind, extent=extent, effect=listed(gains))
    if effect.against:
        yield t("item-says-against", names=listed([t(f"name-{name}") for name in effect.against]))
    if effect.consume:
        yield t("item-does-consume", elements=elements(effect.consume))
    if effect.suffer:
        yield t("item-says-suffer", by=effect.suffer)
    if effect.hurts_allies:
        yield t("item-says-hurts-allies", by=effect.hurts_allies)


def attacked(effect: c.WhenAttacked) -> Iterator[Text]:
    if effect.disadvantage:
        yield t("item-does-disadvantage")
    if effect.shield:
        yield t("does-shield", by=effect.shield)
    if effect.turns_away:
        yield t("item-does-turn-away")


def damaged(effect: c.WhenDamaged) -> Iterator[Text]:
    if effect.shield:
        yield t("does-shield", by=effect.shield)
    if effect.retaliate:
        yield t("does-retaliate", by=effect.retaliate, range=1)
    if effect.negate:
        yield t("item-does-negate")


def always(effect: c.Always) -> Iterator[Text]:
    """One line for each thing that works by itself."""
    numbered = {
        "basic-move": effect.basic_move,
        "basic-attack": effect.basic_attack,
        "pockets": effect.small,
        "minus-cards": effect.minus_cards,
        "crowd": effect.crowd,
        "reach": effect.reach,
        "heal-on-kill": effect.heal_on_kill,
        "charge": effect.charge,
        "heal-after-hazard": effect.heal_after_hazard,
    }
    flags = {
        "flying": effect.flying,
        "phasing": effect.phasing,
        "muddle-strengthens": effect.muddle_strengthens,
        "unmoved": effect.unmoved,
        "doubles": effect.doubles_are_zero,
        "last-focus": effect.last_focus,
        "easy-terrain": effect.easy_terrain,
        "no-hazards": effect.no_hazards,
    }
    yield from (t(f"item-always-{what}", by=value) for what, value in numbered.items() if value)
    yield from (t(f"item-always-{what}") for what, there in flags.items() if there)
    if effect.immune:
        yield t("item-always-immune", conditions=conditions(effect.immune))
    if effect.heal or effect.xp or effect.shield:
        gains = [t("does-heal", by=effect.heal, range=0)] if effect.heal else []
        gains += [t("does-xp", xp=effect.xp)] if effect.xp else []
        gains += [t("does-shield", by=effect.shield)] if effect.shield else []
        far = "item-always-moved-at-most" if effect.at_most else "item-always-moved"
        yield t(far, hexes=effect.moved, effect=listed(gains))
    if effect.element:
        what = t("does-push", by=effect.attacker_pushed)
        if effect.attacker_gets:
            what = t(f"condition-{effect.attacker_gets}")
        yield t("item-always-element", element=t(f"element-{effect.element}"), effect=what)


def elements(names: tuple[str, ...]) -> Text:
    return listed([t(f"element-{name}") for name in names])


def conditions(names: tuple[str, ...]) -> Text:
    return listed([t(f"condition-{name}") for name in names])
