"""Items in words: when each can be used, what it does, and what becomes of it. GH-ITEM-05"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content import items as i
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.scene import Text, listed, t

reads: ByType[Callable[[Any], Iterator[Text]]] = ByType("reads")
"""The lines that are printed for what an item does."""


def describe_item(name: str) -> list[Text]:
    """When it can be used, what it does, and what becomes of it. GH-ITEM-05"""
    item = ITEMS[name]
    lines = list(describe_effect(item.effect))
    if item.slots:
        lines.append(t("item-says-slots", slots=item.slots))
    if item.symbol:
        lines.append(t(f"item-says-{item.symbol}"))
    if item.penalty:
        lines.append(t("item-says-penalty", cards=item.penalty))
    return lines


def describe_effect(effect: i.Effect) -> Iterator[Text]:
    """What an item does; for one that is used in a turn it is said that it is."""
    lines = reads[type(effect)](effect)
    if not isinstance(effect, i.InTurn):
        yield from lines
        return
    yield t("item-when-turn", effect=listed(list(lines)))
    if effect.while_stunned:
        yield t("item-says-while-stunned")


def elements(names: tuple[str, ...]) -> Text:
    return listed([t(f"element-{name}") for name in names])


def conditions(names: tuple[str, ...]) -> Text:
    return listed([t(f"condition-{name}") for name in names])


# In one's own turn


@reads(i.HealSelf)
def heal_self(effect: i.HealSelf) -> Iterator[Text]:
    if effect.consume:
        yield t("item-does-consume", elements=elements(effect.consume))
    if effect.refresh_spent:
        yield t("item-does-refresh-spent")
    yield t("does-heal", by=effect.by, range=0)
    if effect.recover:
        yield t("item-does-recover", cards=effect.recover)


@reads(i.HealOther)
def heal_other(effect: i.HealOther) -> Iterator[Text]:
    if effect.summons:
        yield t("item-does-heal-summon", by=effect.by)
    else:
        yield t("does-heal", by=effect.by, range=effect.range)


@reads(i.Recover)
def recover(effect: i.Recover) -> Iterator[Text]:
    if effect.range:
        yield t("item-does-ally-recovers", cards=effect.cards, range=effect.range)
    else:
        yield t("item-does-recover", cards=effect.cards)


@reads(i.RefreshSpent)
def refresh_spent(effect: i.RefreshSpent) -> Iterator[Text]:  # noqa: ARG001 - all effects are read alike
    yield t("item-does-refresh-spent")


@reads(i.RefreshSmall)
def refresh_small(effect: i.RefreshSmall) -> Iterator[Text]:
    yield t("item-does-refresh-small", items=effect.items)
    if effect.curse:
        yield t("condition-curse")


@reads(i.RefreshOne)
def refresh_one(effect: i.RefreshOne) -> Iterator[Text]:  # noqa: ARG001
    yield t("item-does-refresh-one")


@reads(i.CreateElement)
def create_element(effect: i.CreateElement) -> Iterator[Text]:
    if effect.moved:
        yield t("item-says-after-moving", hexes=effect.moved)
    if effect.consume:
        yield t("item-does-consume", elements=elements(effect.consume))
    yield t("item-does-create", elements=elements(effect.elements))


@reads(i.GiveConditions)
def give_conditions(effect: i.GiveConditions) -> Iterator[Text]:
    to = "one-enemy" if effect.one else effect.to.value
    yield t("item-does-give", conditions=conditions(effect.conditions), to=to, range=effect.range)
    if effect.elements:
        yield t("item-does-create", elements=elements(effect.elements))


@reads(i.Cure)
def cure(effect: i.Cure) -> Iterator[Text]:
    yield t("item-does-cure-all" if effect.all else "item-does-cure")


@reads(i.MoveOneself)
def move_oneself(effect: i.MoveOneself) -> Iterator[Text]:
    yield t("does-jump" if effect.jump else "does-move", by=effect.by)


@reads(i.MoveOther)
def move_other(effect: i.MoveOther) -> Iterator[Text]:
    yield t("item-does-move-other", by=effect.by, range=effect.range, who="enemy" if effect.enemy else "summon")


@reads(i.SummonCreature)
def summon_creature(effect: i.SummonCreature) -> Iterator[Text]:
    yield t("does-summon", name=t(f"name-{effect.name}"))


@reads(i.LootAround)
def loot_around(effect: i.LootAround) -> Iterator[Text]:
    yield t("does-loot", range=effect.range)


@reads(i.DisarmTraps)
def disarm_traps(effect: i.DisarmTraps) -> Iterator[Text]:
    yield t("item-does-disarm-traps", range=effect.range)


@reads(i.DestroyObstacle)
def destroy_obstacle(effect: i.DestroyObstacle) -> Iterator[Text]:  # noqa: ARG001
    yield t("item-does-destroy")


@reads(i.MarkEnemy)
def mark_enemy(effect: i.MarkEnemy) -> Iterator[Text]:
    yield t("item-does-mark", by=effect.attack)


# At other moments


@reads(i.PlayAnotherCard)
def play_another_card(effect: i.PlayAnotherCard) -> Iterator[Text]:
    yield t("item-when-end", effect=t(f"item-does-another-{effect.half}"))


@reads(i.AnotherTurn)
def another_turn(effect: i.AnotherTurn) -> Iterator[Text]:  # noqa: ARG001
    yield t("item-when-end", effect=t("item-does-another-turn"))


@reads(i.OnMove)
def on_move(effect: i.OnMove) -> Iterator[Text]:
    gains = [t("does-move", by=f"+{effect.by}")] if effect.by else []
    gains += [t("item-does-jump")] if effect.jump else []
    yield t("item-when-moving", effect=listed(gains))


@reads(i.OnLoot)
def on_loot(effect: i.OnLoot) -> Iterator[Text]:
    yield t("item-does-loot-farther", range=effect.range)


@reads(i.OnHeal)
def on_heal(effect: i.OnHeal) -> Iterator[Text]:
    yield t("item-does-heal-times", times=effect.times)


@reads(i.OnObstacle)
def on_obstacle(effect: i.OnObstacle) -> Iterator[Text]:  # noqa: ARG001
    yield t("item-does-one-more-obstacle")


@reads(i.AfterAction)
def after_action(effect: i.AfterAction) -> Iterator[Text]:
    yield t(f"item-does-after-{effect.kind}")


@reads(i.OnInitiative)
def on_initiative(effect: i.OnInitiative) -> Iterator[Text]:
    yield t("item-does-initiative", by=effect.by)


@reads(i.OnEnemyConsumes)
def on_enemy_consumes(effect: i.OnEnemyConsumes) -> Iterator[Text]:  # noqa: ARG001
    yield t("item-does-spoil")


# In attacks


@reads(i.OnAttack)
def on_attack(effect: i.OnAttack) -> Iterator[Text]:
    """For which attacks, what they gain, and what it costs."""
    kind = "ally" if effect.ally else effect.kind or "any"
    extent = "single-target" if effect.single_target else "once" if effect.once else "whole"
    yield t("item-when-attacking", kind=kind, extent=extent, effect=listed(list(attack_gains(effect))))
    if effect.against:
        yield t("item-says-against", names=listed([t(f"name-{name}") for name in effect.against]))
    if effect.consume:
        yield t("item-does-consume", elements=elements(effect.consume))
    if effect.suffer:
        yield t("item-says-suffer", by=effect.suffer)
    if effect.suffer_each:
        yield t("item-says-suffer-each", by=effect.suffer_each)
    if effect.hurts_allies:
        yield t("item-says-hurts-allies", by=effect.hurts_allies)


def attack_gains(effect: i.OnAttack) -> Iterator[Text]:
    """What the attack gains, one thing after the other."""
    if effect.attack:
        yield t("gain-attack", by=f"+{effect.attack}")
    if effect.range:
        yield t("does-range", range=f"+{effect.range}")
    if effect.pierce:
        yield t("does-pierce", by=effect.pierce)
    if effect.ignore_shield:
        yield t("item-does-ignore-shield")
    if effect.advantage:
        yield t("item-does-advantage")
    if effect.push:
        yield t("does-push", by=effect.push)
    if effect.pull:
        yield t("does-pull", by=effect.pull)
    if effect.give:
        yield conditions(effect.give)
    if effect.area is not None:
        yield t("does-area-melee" if effect.area.grey else "does-area", hexes=len(effect.area.hexes))
    if effect.hurts_around:
        yield t("item-does-hurts-around", by=effect.hurts_around)


@reads(i.WhenAttacked)
def when_attacked(effect: i.WhenAttacked) -> Iterator[Text]:
    gains = [t("item-does-disadvantage")] if effect.disadvantage else []
    gains += [t("does-shield", by=effect.shield)] if effect.shield else []
    gains += [t("item-does-turn-away")] if effect.turns_away else []
    yield t("item-when-attacked", effect=listed(gains))


@reads(i.WhenDamaged)
def when_damaged(effect: i.WhenDamaged) -> Iterator[Text]:
    gains = [t("does-shield", by=effect.shield)] if effect.shield else []
    gains += [t("does-retaliate", by=effect.retaliate, range=1)] if effect.retaliate else []
    gains += [t("item-does-negate")] if effect.negate else []
    if effect.consume:
        yield t("item-does-consume", elements=elements(effect.consume))
    yield t("item-when-damaged", effect=listed(gains))


@reads(i.WhenSummonDamaged)
def when_summon_damaged(effect: i.WhenSummonDamaged) -> Iterator[Text]:  # noqa: ARG001
    yield t("item-does-spare-summon")


# Always


@reads(i.Always)
def always(effect: i.Always) -> Iterator[Text]:
    """One line for each thing that works by itself."""
    yield from (t(f"item-always-{what}", by=value) for what, value in numbered_traits(effect).items() if value)
    yield from (t(f"item-always-{what}") for what, there in plain_traits(effect).items() if there)
    if effect.doom_gives:
        yield t("item-always-doom-gives", condition=t(f"condition-{effect.doom_gives}"))
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


def numbered_traits(effect: i.Always) -> dict[str, int]:
    """What has a value, by the end of its message's name."""
    return {
        "basic-move": effect.basic_move,
        "basic-attack": effect.basic_attack,
        "pockets": effect.small,
        "minus-cards": effect.minus_cards,
        "crowd": effect.crowd,
        "reach": effect.reach,
        "heal-on-kill": effect.heal_on_kill,
        "shield-on-kill": effect.shield_on_kill,
        "melee-pierce": effect.melee_pierce,
        "last-stand": effect.last_stand,
        "augmenting": effect.augmenting,
        "packs-heal": effect.packs_heal,
        "charge": effect.charge,
        "heal-after-hazard": effect.heal_after_hazard,
    }


def plain_traits(effect: i.Always) -> dict[str, bool]:
    """What is there or not, by the end of its message's name."""
    return {
        "flying": effect.flying,
        "phasing": effect.phasing,
        "muddle-strengthens": effect.muddle_strengthens,
        "unmoved": effect.unmoved,
        "doubles": effect.doubles_are_zero,
        "last-focus": effect.last_focus,
        "easy-terrain": effect.easy_terrain,
        "no-hazards": effect.no_hazards,
    }
