"""Attacks: value, modifier cards, shield, effects, retaliate. Rulebook: "Attack" and the chapters after it.

An attack ability is made target by target, each in a phase of its own. GH-ATK, GH-EFF, GH-SHIELD, GH-RETAL, GH-AOE-02
"""

from __future__ import annotations

import msgspec

from tabletome.engine import Decision, Script
from tabletome.games.gloomhaven.actions import Skip, Strike
from tabletome.games.gloomhaven.acts import find_act, gain_xp, lasting, use_slot
from tabletome.games.gloomhaven.conditions import deck_of, give, heal
from tabletome.games.gloomhaven.content.notation import (
    CONDITIONS,
    CURSE,
    ELEMENTS,
    MUDDLE,
    POISON,
    STRENGTHEN,
    Attack,
    More,
    Protect,
    Retaliate,
    Shield,
    Stronger,
    Ward,
)
from tabletome.games.gloomhaven.counting import count, is_true
from tabletome.games.gloomhaven.damage import suffer
from tabletome.games.gloomhaven.elements import infuse
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.modifiers import Face, draw_for_attack, modified
from tabletome.games.gloomhaven.shoving import shove
from tabletome.games.gloomhaven.state import HERO, State, Striking

SKIP = Skip()


def next_attack(g: State) -> Script:
    """One attack of the running attack ability, or its end. GH-AOE-07, 08"""
    striking = g.striking
    assert striking is not None
    attacker = g.figures[striking.attacker]
    if attacker.at < 0 or striking.picks == 0:
        g.striking = None
        return
    options = candidates(g, striking)
    if not options:
        g.striking = None
        return
    if attacker.kind == HERO:
        chosen = yield Decision(
            g.seat_of(striking.attacker), "strike", [*(Strike((target,)) for target in options), SKIP]
        )
        if isinstance(chosen, Skip):
            g.striking = None
            return
        (target,) = chosen.figures
        left = None if striking.among is None else tuple(each for each in striking.among if each != target)
    else:
        target = options[0]
        left = (striking.among or ())[1:]
    g.striking = msgspec.structs.replace(striking, picks=striking.picks - 1, among=left, done=(*striking.done, target))
    if g.doing is not None:
        g.doing = msgspec.structs.replace(g.doing, performed=True)
    yield from resolve(g, striking, target)


def candidates(g: State, striking: Striking) -> list[int]:
    """Who can be the next target: covered by the pattern or within range, in sight, not yet attacked. GH-LOS-01"""
    possible = g.targets_for(striking.attacker)
    if striking.among is not None:
        return [target for target in striking.among if target in possible]
    at = g.figures[striking.attacker].at
    ground = g.ground
    return [
        target
        for target in possible
        if target not in striking.done and ground.reaches(at, g.figures[target].at, striking.reach)
    ]


def ability_of(striking: Striking) -> Attack | None:
    if not striking.source:
        return None
    ability = find_act(striking.source).abilities[striking.step]
    return ability if isinstance(ability, Attack) else None


def extras(g: State, striking: Striking, target: int) -> list[More]:
    """What the ability adds against this target: elements consumed, conditions that are true. GH-ELEM-05, GH-XP-03"""
    ability = ability_of(striking)
    if ability is None:
        return []
    return [
        more
        for number, more in enumerate(ability.more)
        if number in striking.more and (not more.when or is_true(g, more.when, striking.attacker, target))
    ]


def resolve(g: State, striking: Striking, aimed_at: int) -> Script:
    """One attack on one target, to the end: damage, effects, retaliate. GH-ATK-05, GH-EFF-01, GH-RETAL-03"""
    attacker = striking.attacker
    target = protector(g, aimed_at)
    added = extras(g, striking, target)
    bonuses = list(applying_bonuses(g, attacker, target))
    value = attack_value(g, striking, target, added, [bonus for _, bonus in bonuses])
    has_advantage = advantage(g, striking, target, [bonus for _, bonus in bonuses])
    drawn, faces = draw_for_attack(g, deck_of(g, attacker), value, has_advantage)
    pierce = striking.pierce + sum(more.pierce for more in added) + _effect(faces, "pierce")
    total = modified(value, faces)
    damage = max(total - max(shield(g, target) - pierce, 0), 0)
    if damage:
        damage = max(total - max(shield(g, target) + use_wards(g, target) - pierce, 0), 0)
    it, victim = g.figures[attacker], g.figures[target]
    g.emit(Attacked, it.name, it.number, victim.name, victim.number, value, drawn, damage, rule="GH-ATK-05")
    before = victim.health
    yield from suffer(g, target, damage)
    if it.kind == HERO:
        ability = ability_of(striking)
        gain_xp(g, attacker, 0 if ability is None else ability.xp_each)
        _spend_bonuses(g, attacker, [number for number, _ in bonuses])
        gain_xp(g, attacker, sum(more.xp for more in added))
    for more in added:
        if more.heal_for_each and victim.health < before:
            heal(g, attacker, more.heal_for_each)
    yield from apply_effects(g, striking, target, added, [bonus for _, bonus in bonuses], faces)
    yield from hurt_around(g, striking, target)
    yield from retaliate(g, attacker, target)


def protector(g: State, target: int) -> int:
    """A hero who draws all attacks on adjacent allies to themselves is the target instead."""
    it = g.figures[target]
    if it.is_monster:
        return target
    for hero in range(len(g.heroes)):
        if hero != target and g.figures[hero].at >= 0 and g.ground.distance(g.figures[hero].at, it.at) == 1:
            for _, _, ability in lasting(g, hero):
                if isinstance(ability, Protect):
                    return hero
    return target


def attack_value(g: State, striking: Striking, target: int, added: list[More], bonuses: list[Stronger]) -> int:
    """The attack value with the attacker's bonuses; what adds comes before what doubles. GH-ATK-05, 06, GH-COND-06"""
    value = striking.value
    for more in added:
        value += more.attack * (count(g, more.per, striking.attacker, target) if more.per else 1)
    value += sum(bonus.by for bonus in bonuses) + g.figures[striking.attacker].might
    if g.figures[target].conditions & POISON:
        value += 1
    for bonus in bonuses:
        value *= bonus.times
    return max(value, 0)


def applying_bonuses(g: State, attacker: int, target: int) -> list[tuple[int, Stronger]]:
    """Lasting bonuses of the attacker's cards that apply to this attack: they must be used. GH-ACTIVE-04"""
    if g.figures[attacker].kind != HERO:
        return []
    return [
        (number, ability)
        for number, _, ability in lasting(g, attacker)
        if isinstance(ability, Stronger) and (not ability.when or is_true(g, ability.when, attacker, target))
    ]


def _spend_bonuses(g: State, hero: int, numbers: list[int]) -> None:
    """Those with use slots move on. GH-ACTIVE-02"""
    for number in sorted(set(numbers), reverse=True):
        active = g.heroes[hero].active[number]
        if find_act(f"{g.heroes[hero].name}/{active.card}/{'top' if active.top else 'bottom'}").slots:
            use_slot(g, hero, number)


def advantage(g: State, striking: Striking, target: int, bonuses: list[Stronger]) -> int:
    """1 with advantage, -1 with disadvantage, 0 with neither or both. GH-ADV-11, 12, 13"""
    it, victim = g.figures[striking.attacker], g.figures[target]
    better = bool(it.conditions & STRENGTHEN) or any(bonus.advantage for bonus in bonuses)
    worse = bool(it.conditions & MUDDLE) or victim.avoided
    if it.kind != HERO:
        better = better or g.stat(striking.attacker).advantage
    if victim.kind != HERO:
        worse = worse or g.stat(target).avoided
    if striking.ranged and g.ground.distance(it.at, victim.at) == 1:
        worse = True
    return int(better) - int(worse)


def shield(g: State, figure: int) -> int:
    """All shields together. GH-SHIELD-01, 02"""
    it = g.figures[figure]
    if it.kind != HERO:
        return it.shield + g.stat(figure).shield
    return it.shield + sum(each.by for _, _, each in lasting(g, figure) if isinstance(each, Shield))


def use_wards(g: State, figure: int) -> int:
    """Shields with use slots are used by every attack that would deal damage to the hero. GH-ACTIVE-04"""
    if g.figures[figure].kind != HERO:
        return 0
    wards = [(number, each.by) for number, _, each in lasting(g, figure) if isinstance(each, Ward)]
    for number, _ in reversed(wards):
        use_slot(g, figure, number)
    return sum(by for _, by in wards)


def _effect(faces: list[Face], kind: str) -> int:
    """What modifier cards add of push, pull or pierce. GH-AMD-04"""
    return sum(int(effect.removeprefix(kind)) for each in faces for effect in each.effects if effect.startswith(kind))


def apply_effects(
    g: State, striking: Striking, target: int, added: list[More], bonuses: list[Stronger], faces: list[Face]
) -> Script:
    """Conditions, push, pull, if the target still stands; also modifier cards'. GH-EFF-01, 02, GH-AMD-04, GH-ATK-09"""
    given = [*striking.give]
    given += [condition for more in added for condition in more.give]
    given += [condition for bonus in bonuses for condition in bonus.give]
    drawn = [effect for each in faces for effect in each.effects]
    given += [effect for effect in drawn if effect in (*CONDITIONS, CURSE)]
    for condition in given:
        give(g, target, condition)
    for element in ELEMENTS:
        if element in drawn:
            infuse(g, element)
    push = striking.push + sum(more.push for more in added) + _effect(faces, "push")
    pull = striking.pull + _effect(faces, "pull")
    if push:
        yield from shove(g, striking.attacker, target, push, away=True)
    if pull:
        yield from shove(g, striking.attacker, target, pull, away=False)


def hurt_around(g: State, striking: Striking, target: int) -> Script:
    """Everyone next to the target suffers damage with it."""
    ability = ability_of(striking)
    if ability is None or not ability.hurts_around:
        return
    at = g.figures[target].at
    if at < 0:
        return
    near = [n for n in g.on_map() if n != striking.attacker and g.ground.distance(at, g.figures[n].at) == 1]
    for figure in near:
        yield from suffer(g, figure, ability.hurts_around)


def retaliate(g: State, attacker: int, target: int) -> Script:
    """The target, if it still stands, strikes back at an attacker near enough; no shield helps. GH-RETAL-01..04"""
    it, victim = g.figures[attacker], g.figures[target]
    if it.at < 0 or victim.at < 0:
        return
    away = g.ground.distance(it.at, victim.at)
    total = sum(by for by, reach in victim.retaliate if away <= reach)
    if victim.kind != HERO:
        stat = g.stat(target)
        total += stat.retaliate if away <= stat.retaliate_range else 0
    else:
        for _, _, ability in lasting(g, target):
            if isinstance(ability, Retaliate) and away <= ability.range:
                total += ability.by
                gain_xp(g, target, ability.xp)
    yield from suffer(g, attacker, total)
