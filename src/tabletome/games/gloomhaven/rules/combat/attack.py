"""Attacks: value, modifier cards, shield, effects, retaliate. Rulebook: "Attack" and the chapters after it.

An attack ability is made target by target, each in a phase of its own. GH-ATK, GH-EFF, GH-SHIELD, GH-RETAL, GH-AOE-02
"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Place, Skip, Strike, Use, Without
from tabletome.games.gloomhaven.content.modifier_cards import Face
from tabletome.games.gloomhaven.content.notation.abilities import (
    BLESS,
    CONDITIONS,
    CURSE,
    ELEMENTS,
    MUDDLE,
    POISON,
    STRENGTHEN,
    Augment,
    Counter,
    More,
    Protect,
    Retaliate,
    Shield,
    Stronger,
    Ward,
)
from tabletome.games.gloomhaven.events import Attacked, Suffered
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act, gain_xp, lasting, use_slot
from tabletome.games.gloomhaven.rules.abilities.counts import count, is_true
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.combat.aim import choose_consumption
from tabletome.games.gloomhaven.rules.combat.attack_effects import (
    ability_of,
    inflict,
    may_withhold,
    who_augments,
    withhold,
)
from tabletome.games.gloomhaven.rules.combat.conditions import brace, deck_of, heal
from tabletome.games.gloomhaven.rules.combat.damage import kill_counts, leave_the_map, suffer
from tabletome.games.gloomhaven.rules.combat.elements import infuse
from tabletome.games.gloomhaven.rules.combat.modifiers import draw_for_attack, modified
from tabletome.games.gloomhaven.rules.combat.push_and_pull import is_against_a_wall, shove, shove_through
from tabletome.games.gloomhaven.rules.items import in_attacks
from tabletome.games.gloomhaven.rules.items.in_attacks import apply_boosts, ask_for_help, defend, use_for_attack
from tabletome.games.gloomhaven.rules.movement.obstacles import adjacent_obstacles, destroy_obstacle
from tabletome.games.gloomhaven.rules.scenario.battle_goals import UNHURT, note
from tabletome.games.gloomhaven.state import HERO, State, Striking

SKIP = Skip()
ALL_SHIELDS = 1000
"""The pierce of an attack that ignores every shield."""
FOR_THE_ATTACKER = ("invisible", "strengthen", BLESS)
"""Conditions on modifier cards that the attacker gains, not the target."""


def next_attack(g: State) -> Script:
    """One attack of the running attack ability, or its end. GH-AOE-07, 08"""
    striking = g.striking
    assert striking is not None
    attacker = g.figures[striking.attacker]
    if striking.extra and (striking.picks == 0 or not candidates(g, striking)):
        striking = g.striking = msgspec.structs.replace(striking, picks=1, among=None, extra=striking.extra - 1)
    if attacker.at < 0 or striking.picks == 0:
        g.striking = None
        return
    options = candidates(g, striking)
    if not options:
        g.striking = None
        return
    if not striking.helped:
        striking = yield from ask_for_help(g, striking)
    if attacker.kind == HERO or striking.chooser >= 0:
        seat = g.seat_of(striking.attacker if striking.chooser < 0 else striking.chooser)
        options = in_attacks.wanted_targets(g, striking, options)
        uses = [] if attacker.kind != HERO else in_attacks.attack_uses(g, striking.attacker, striking, options)
        choices: list[Any] = [*(Strike((target,)) for target in options), *uses]
        choices += may_withhold(g, striking, options)
        if not striking.whole or striking.among is None:
            choices.append(SKIP)
        chosen = choices[0]
        if len(choices) > 1:
            about = {"figure": striking.attacker, "value": striking.value}
            chosen = yield Decision(seat, "strike", choices, about)
        if isinstance(chosen, Use):
            yield from use_for_attack(g, striking, chosen.item)
            return
        if isinstance(chosen, Without):
            withhold(g, striking, chosen.effect)
            return
        if isinstance(chosen, Skip):
            g.striking = None
            return
        (target,) = chosen.figures
        left = None if striking.among is None else tuple(each for each in striking.among if each != target)
    else:
        target = options[0]
        left = (striking.among or ())[1:]
    g.striking = msgspec.structs.replace(
        striking, picks=striking.picks - 1, among=left, done=(*striking.done, target), once=(), withheld=()
    )
    if g.doing is not None:
        g.doing = msgspec.structs.replace(g.doing, performed=True, did=g.doing.did | 1 << max(g.doing.step - 1, 0))
    yield from resolve(g, striking, target)


def candidates(g: State, striking: Striking) -> list[int]:
    """Who can be the next target: covered by the pattern or within range, in sight, not yet attacked. GH-LOS-01

    GH-ATK-01, GH-AOE-09
    """
    if striking.commanded:
        return [target for target in striking.among or () if g.figures[target].at >= 0]
    possible = g.targets_for(striking.attacker)
    if striking.among is not None:
        return [target for target in striking.among if target in possible]
    at = g.figures[striking.attacker].at
    board = g.board
    return [
        target
        for target in possible
        if target not in striking.done and board.reaches(at, g.figures[target].at, striking.reach)
    ]


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
    """One attack on one target, to the end: damage, effects, retaliate. GH-ATK-05, GH-EFF-01, GH-RETAL-03

    GH-MATK-05, GH-EFF-07, 08
    """
    attacker = striking.attacker
    target = aimed_at if striking.commanded else protector(g, aimed_at)
    defence = in_attacks.Defence()
    target = yield from defend(g, striking, target, defence)
    added = extras(g, striking, target)
    boosts = in_attacks.boosts(g, striking, target)
    augments = yield from augments_for(g, striking, target)
    fatal = [more.kills for more in added] + [augment.kills for augment in augments]
    if any(when and is_true(g, when, attacker, target) for when in fatal):
        gain_for_attack(g, striking, target, added)
        kill(g, target)
        return
    bonuses = yield from pay_for_bonuses(g, attacker, applying_bonuses(g, attacker, target))
    stronger = sum(boost.attack for boost in boosts) + in_attacks.attack_bonus(g, striking, target)
    stronger += sum(augment.attack for augment in augments)
    value = attack_value(g, striking, target, added, [bonus for _, bonus in bonuses], stronger)
    better = any(boost.advantage for boost in boosts)
    has_advantage = advantage(g, striking, target, [bonus for _, bonus in bonuses], better, defence.disadvantage)
    deck = deck_of(g, attacker)
    drawn, faces = draw_for_attack(g, deck, value, has_advantage, doubles_are_zero=defence.doubles_are_zero)
    pierce = striking.pierce + sum(more.pierce for more in added) + _effect(faces, "pierce")
    total = modified(value, faces)
    pierce += sum(ALL_SHIELDS if boost.ignore_shield else boost.pierce for boost in boosts)
    defence.shield += shield(g, target)

    def left_over() -> int:
        return 0 if defence.negate else max(total - max(defence.shield - pierce, 0), 0)

    if left_over():
        defence.shield += use_wards(g, target)
        yield from in_attacks.when_damaged(g, target, defence, left_over)
    damage = left_over()
    countered, damage = use_counters(g, striking, target, damage)
    it, victim = g.figures[attacker], g.figures[target]
    g.emit(Attacked, it.name, it.number, victim.name, victim.number, value, drawn, damage, rule="GH-ATK-05")
    before, at = victim.health, victim.at
    yield from suffer(g, target, damage, by=attacker)
    if victim.at < 0 and before == victim.most and victim.is_monster:
        note(g, attacker, UNHURT)
    if g.party is not None and it.kind == HERO and victim.at < 0 and victim.is_monster:
        used = (*striking.items, *striking.once)
        g.heroes[attacker].slain_with += tuple(f"{item}/{victim.name}" for item in used)
    if it.kind == HERO:
        _spend_bonuses(g, attacker, [number for number, _ in bonuses])
    gain_for_attack(g, striking, target, added)
    for more in added:
        if more.heal_for_each and victim.health < before:
            heal(g, attacker, more.heal_for_each)
    yield from apply_effects(g, striking, target, added, [bonus for _, bonus in bonuses], faces)
    yield from apply_augments(g, striking, target, augments)
    yield from apply_boosts(g, striking, target, at, boosts)
    yield from hurt_around(g, striking, target, at, damage if victim.health < before else 0, added)
    yield from retaliate(g, attacker, target, countered, defence.retaliate)


def gain_for_attack(g: State, striking: Striking, target: int, added: list[More]) -> None:
    """Experience for the target and for what the attack gained; for an element consumed only once. GH-XP-03"""
    if g.figures[striking.attacker].kind != HERO:
        return
    ability = ability_of(striking)
    gain_xp(g, striking.attacker, 0 if ability is None else ability.xp_each)
    first = not striking.done
    gain_xp(g, striking.attacker, sum(more.xp for more in added if first or more.when))
    for more in added:
        if more.xp_each:
            gain_xp(g, striking.attacker, more.xp_each * count(g, more.per, striking.attacker, target))


def kill(g: State, figure: int) -> None:
    """A figure dies whatever its hit points. GH-ATK-08"""
    it = g.figures[figure]
    g.emit(Suffered, it.name, it.number, it.health, 0)
    if g.acting >= 0 and g.are_enemies(g.acting, figure):
        kill_counts(g, g.acting, figure)
    it.health = 0
    leave_the_map(g, figure)


def augments_for(g: State, striking: Striking, target: int) -> Asking[list[Augment]]:
    """The augments that this attack has, those with an element only if it is consumed for it. GH-ELEM-05"""
    whose = who_augments(g, striking)
    if whose < 0:
        return []
    found: list[Augment] = []
    for number, augment in [(n, each) for n, _, each in lasting(g, whose) if isinstance(each, Augment)]:
        wasted = bool(augment.kills) and not is_true(g, augment.kills, whose, target)
        card = g.heroes[whose].active[number].card
        if augment.consume and (wasted or not (yield from choose_consumption(g, whose, (augment.consume,), card))):
            continue
        found.append(augment)
    return found


def apply_augments(g: State, striking: Striking, target: int, augments: list[Augment]) -> Script:
    """Conditions for the target; shield, retaliate and heals for whoever attacks."""
    it = g.figures[striking.attacker]
    for augment in augments:
        inflict(g, striking, target, augment.give)
        if it.at < 0:
            continue
        brace(g, striking.attacker, shield=augment.shield, retaliate=augment.retaliate)
        if augment.heal_range:
            near = [
                striking.attacker,
                *within(g, striking.attacker, g.allies_of(striking.attacker), augment.heal_range),
            ]
            healed = yield from choose_one(g, striking.attacker, "heal", near)
            if healed is not None:
                heal(g, healed, augment.heal)
        elif augment.heal:
            heal(g, striking.attacker, augment.heal)


def pay_for_bonuses(g: State, hero: int, bonuses: list[tuple[int, Stronger]]) -> Asking[list[tuple[int, Stronger]]]:
    """A bonus that breaks an obstacle needs one next to the hero. GH-ACTIVE-04"""
    kept: list[tuple[int, Stronger]] = []
    for number, bonus in bonuses:
        if bonus.breaks_obstacle:
            near = adjacent_obstacles(g, hero)
            if not near:
                continue
            at = near[0]
            if len(near) > 1:
                chosen = yield Decision(g.seat_of(hero), "destroy-obstacle", [Place(each) for each in near])
                at = chosen.hex
            destroy_obstacle(g, at)
        kept.append((number, bonus))
    return kept


def use_counters(g: State, striking: Striking, target: int, damage: int) -> tuple[int, int]:
    """Retaliate from cards with use slots, and the damage that is left. GH-ACTIVE-04, GH-RETAL-04"""
    if g.figures[target].kind != HERO:
        return 0, damage
    away = g.board.distance(g.figures[striking.attacker].at, g.figures[target].at)
    back = 0
    for number, _, each in sorted(lasting(g, target), key=lambda entry: -entry[0]):
        if not isinstance(each, Counter):
            continue
        if damage if each.negates else not striking.ranged:
            back += each.by if away <= each.range else 0
            damage = 0 if each.negates else damage
            use_slot(g, target, number)
    return back, damage


def protector(g: State, target: int) -> int:
    """A hero who draws all attacks on adjacent allies to themselves is the target instead."""
    it = g.figures[target]
    if it.is_monster:
        return target
    for hero in range(len(g.heroes)):
        if hero != target and g.figures[hero].at >= 0 and g.board.distance(g.figures[hero].at, it.at) == 1:
            for _, _, ability in lasting(g, hero):
                if isinstance(ability, Protect):
                    return hero
    return target


def attack_value(
    g: State, striking: Striking, target: int, added: list[More], bonuses: list[Stronger], more_by: int = 0
) -> int:
    """The attack value with the attacker's bonuses; what adds comes before what doubles. GH-ATK-05, 06, GH-COND-06

    GH-ATK-07
    """
    value = striking.value + more_by
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


def advantage(
    g: State, striking: Striking, target: int, bonuses: list[Stronger], better: bool = False, worse: bool = False
) -> int:
    """1 with advantage, -1 with disadvantage, 0 with neither or both. GH-ADV-11, 12, 13"""
    it, victim = g.figures[striking.attacker], g.figures[target]
    better = better or bool(it.conditions & STRENGTHEN) or any(bonus.advantage for bonus in bonuses)
    worse = worse or bool(it.conditions & MUDDLE) or victim.avoided
    if it.kind != HERO:
        better = better or g.stat(striking.attacker).advantage
    if victim.kind != HERO:
        worse = worse or g.stat(target).avoided
    if striking.ranged and g.board.distance(it.at, victim.at) == 1:
        worse = True
    return int(better) - int(worse)


def shield(g: State, figure: int) -> int:
    """All shields together. GH-SHIELD-01, 02"""
    it = g.figures[figure]
    if it.kind != HERO:
        return it.shield + g.stat(figure).shield
    worn = in_attacks.crowd_shield(g, figure)
    return it.shield + worn + sum(each.by for _, _, each in lasting(g, figure) if isinstance(each, Shield))


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
    given += [effect for effect in drawn if effect in (*CONDITIONS, CURSE) and effect not in FOR_THE_ATTACKER]
    inflict(g, striking, target, given)
    for element in ELEMENTS:
        if element in drawn and element not in striking.withheld:
            infuse(g, element)
    apply_to_attacker(g, striking, drawn)
    more_targets = _effect(faces, "target")
    if more_targets and g.striking is not None:
        g.striking = msgspec.structs.replace(g.striking, extra=g.striking.extra + more_targets)
    yield from push_by_the_card(g, striking, target, striking.push + sum(more.push for more in added))
    yield from shove(g, striking.attacker, target, striking.pull, away=False)
    yield from shove(g, striking.attacker, target, _effect(faces, "push"), away=True)
    yield from shove(g, striking.attacker, target, _effect(faces, "pull"), away=False)


def push_by_the_card(g: State, striking: Striking, target: int, hexes: int) -> Script:
    """The push of the ability, apart from that of a modifier card: each may be left out. GH-EFF-02, 04"""
    ability = ability_of(striking)
    if ability is not None and ability.shatters:
        yield from shove_through(g, striking.attacker, target, hexes, ability.shatters)
        return
    slams = 0 if ability is None else ability.slams
    left = yield from shove(g, striking.attacker, target, hexes, away=True, slams=slams > 0)
    if slams and left and is_against_a_wall(g, striking.attacker, target):
        gain_xp(g, striking.attacker, left)
        yield from suffer(g, target, slams * left)


def apply_to_attacker(g: State, striking: Striking, effects: list[str]) -> None:
    """Modifier cards that shield, heal or bless whoever attacks. GH-AMD-04"""
    attacker = striking.attacker
    it = g.figures[attacker]
    if it.at < 0:
        return
    for effect in effects:
        if effect in FOR_THE_ATTACKER:
            inflict(g, striking, attacker, (effect,))
        elif effect.startswith("shield"):
            brace(g, attacker, shield=int(effect.removeprefix("shield")))
        elif effect.startswith("heal"):
            heal(g, attacker, int(effect.removeprefix("heal")))


def hurt_around(g: State, striking: Striking, target: int, at: int, dealt: int, added: list[More]) -> Script:
    """Everyone next to the hex of the target suffers damage with it; or only the attacker's enemies."""
    ability = ability_of(striking)
    if ability is None:
        return
    damage = dealt if ability.hurts_as_much else ability.hurts_around
    for enemies_too, hurt in ((True, damage), (False, sum(more.hurts_enemies_around for more in added))):
        if not hurt:
            continue
        near = [n for n in g.on_map() if n not in (striking.attacker, target)
                and g.board.distance(at, g.figures[n].at) == 1]  # fmt: skip
        for figure in near:
            if enemies_too or g.are_enemies(striking.attacker, figure):
                yield from suffer(g, figure, hurt)


def retaliate(g: State, attacker: int, target: int, countered: int = 0, by_items: int = 0) -> Script:
    """The target, if it still stands, strikes back at an attacker near enough; no shield helps. GH-RETAL-01..04"""
    it, victim = g.figures[attacker], g.figures[target]
    if it.at < 0 or victim.at < 0:
        return
    away = g.board.distance(it.at, victim.at)
    total = printed_retaliate(g, target, away) + (by_items if away == 1 else 0)
    if victim.kind == HERO:
        for _, _, ability in lasting(g, target):
            if isinstance(ability, Retaliate) and away <= ability.range:
                total += ability.by
                gain_xp(g, target, ability.xp)
    yield from suffer(g, attacker, total + countered, by=target, cause="retaliate")


def printed_retaliate(g: State, figure: int, away: int) -> int:
    """What a figure has until the end of the round or by its statistic card, at that distance. GH-RETAL-02, 04"""
    it = g.figures[figure]
    total = sum(by for by, reach in it.retaliate if away <= reach)
    if it.kind != HERO:
        stat = g.stat(figure)
        total += stat.retaliate if away <= stat.retaliate_range else 0
    return total
