"""Performing actions, ability by ability: characters' here, monsters' in acting.py. Rulebook: "Character turn".

GH-TURN-02..05, GH-ABIL-04, GH-EFF-03, GH-HEAL-01..03, GH-XP-02
"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script, phase
from tabletome.games.gloomhaven import attack, elements
from tabletome.games.gloomhaven.acting import act_by_the_rules
from tabletome.games.gloomhaven.actions import Choose, Consume, Go, Place, Skip, Strike
from tabletome.games.gloomhaven.acts import find_act, gain_xp
from tabletome.games.gloomhaven.conditions import give, heal
from tabletome.games.gloomhaven.content.notation import (
    ANY_ELEMENT,
    DISARM,
    IMMOBILIZE,
    MOVED_THROUGH,
    ON_THE_PATH,
    ONE_ADJACENT_ENEMY,
    SELF,
    STUN,
    Ability,
    AllyRecovers,
    Attack,
    DisarmTrap,
    Drag,
    Give,
    Heal,
    HealAll,
    LayTrap,
    Loot,
    Move,
    Negate,
    Protect,
    Pull,
    Push,
    Rally,
    RecoverLost,
    Retaliate,
    Shield,
    Stronger,
    Summon,
    Ward,
)
from tabletome.games.gloomhaven.content.summons import SUMMONS
from tabletome.games.gloomhaven.counting import count
from tabletome.games.gloomhaven.entering import enter
from tabletome.games.gloomhaven.events import Summoned
from tabletome.games.gloomhaven.looting import loot_around
from tabletome.games.gloomhaven.monsters import Area
from tabletome.games.gloomhaven.movement import jump_by_steps, move_hero
from tabletome.games.gloomhaven.shoving import shove
from tabletome.games.gloomhaven.state import HERO, SUMMON, Active, Doing, Figure, State, Striking
from tabletome.games.gloomhaven.traps import lay_trap, lift_trap
from tabletome.geometry import add, all_orientations, all_placements

SKIP = Skip()


@phase
def perform(g: State) -> Script:
    """The next ability of the running action, or the next attack of a running attack ability. GH-TURN-02"""
    if g.striking is not None:
        yield from attack.next_attack(g)
        return
    doing = g.doing
    assert doing is not None
    abilities = find_act(doing.source).abilities
    it = g.figures[doing.actor]
    if doing.step >= len(abilities) or it.at < 0 or (doing.step > 0 and it.conditions & STUN):
        finish_action(g, doing)
        return
    ability = abilities[doing.step]
    g.doing = msgspec.structs.replace(doing, step=doing.step + 1)
    if it.kind == HERO:
        performed = yield from hero_performs(g, doing.actor, ability)
        if performed and g.doing is not None:
            g.doing = msgspec.structs.replace(g.doing, performed=True)
    else:
        yield from act_by_the_rules(g, doing.actor, ability, abilities[doing.step + 1 :])


def finish_action(g: State, doing: Doing) -> None:
    """Experience, infusions; the card goes to its pile at once. GH-TURN-03, GH-SELECT-05..07, GH-XP-01, GH-ELEM-03"""
    g.doing = None
    g.passed = ()
    if g.figures[doing.actor].kind != HERO:
        g.phase = "end_of_turn"
        return
    g.phase = "hero_turn"
    if g.figures[doing.actor].at < 0:
        return
    cards = g.heroes[doing.actor]
    printed = find_act(doing.source)
    whose, card, half = doing.source.split("/")
    if not doing.performed or whose == "basic":
        cards.discard += (card,)
        return
    gain_xp(g, doing.actor, printed.xp)
    for element in printed.infuse:
        elements.infuse(g, element)
    if printed.stays:
        cards.active += (Active(card, half == "top"),)
    elif printed.lost:
        cards.lost += (card,)
    else:
        cards.discard += (card,)


def hero_performs(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """A character performs one ability, or leaves it out; whether it was performed. GH-TURN-04"""
    it = g.figures[hero]
    match ability:
        case Move():
            if it.conditions & IMMOBILIZE:
                return False
            points = count(g, ability.per, hero, hero) if ability.per else ability.by
            if strikes_on_the_way(g):
                yield from jump_by_steps(g, hero, points)
                return True
            yield from move_hero(g, hero, points, jump=ability.jump, loots=ability.loots)
            return True
        case Attack():
            if not it.conditions & DISARM:
                yield from begin_attack(g, hero, ability)
            return False
        case Heal():
            return (yield from hero_heals(g, hero, ability))
        case Loot():
            loot_around(g, hero, ability.range)
            return True
        case Give():
            return (yield from hero_gives(g, hero, ability))
        case Push():
            return (yield from hero_pushes(g, hero, ability))
        case Pull():
            return (yield from hero_pulls(g, hero, ability))
        case Drag():
            return (yield from hero_drags(g, hero))
        case LayTrap():
            return (yield from lay_hero_trap(g, hero, ability))
        case Summon():
            return (yield from hero_summons(g, hero, ability))
        case RecoverLost():
            return recover_lost(g, hero)
        case AllyRecovers():
            return (yield from ally_recovers(g, hero))
        case HealAll():
            return heal_all(g, hero, ability)
        case Rally():
            return rally(g, hero, ability)
        case DisarmTrap():
            return (yield from disarm_trap(g, hero))
        case Shield() | Retaliate() | Stronger() | Ward() | Negate() | Protect():
            return True
        case _:
            raise AssertionError(f"no character performs {ability}")


def strikes_on_the_way(g: State) -> bool:
    """Whether the running action attacks the enemies it moves through."""
    assert g.doing is not None
    abilities = find_act(g.doing.source).abilities
    return any(isinstance(ability, Attack) and ability.whom == MOVED_THROUGH for ability in abilities)


# ------------------------------------------------------------------ attacks


def begin_attack(g: State, hero: int, ability: Attack) -> Script:
    """Elements are consumed, a pattern is laid; then the attack goes on target by target. GH-AOE-01, 05, GH-ELEM-08"""
    in_force = yield from choose_extras(g, hero, ability)
    mores = [ability.more[number] for number in in_force]
    area = ability.area
    reach = max(ability.range + sum(more.range for more in mores), 1)
    among: tuple[int, ...] | None = None
    picks = ability.targets + sum(more.targets for more in mores)
    if area is not None:
        covered = yield from lay_pattern(g, hero, area, reach)
        among, picks = covered, len(covered)
    elif ability.whom == ON_THE_PATH:
        among = yield from choose_path(g, hero, reach)
        picks = len(among)
    elif ability.whom:
        among = whom_all(g, hero, ability.whom)
        picks = len(among)
    assert g.doing is not None
    g.striking = Striking(
        attacker=hero,
        value=count(g, ability.per, hero, hero) if ability.per else ability.by,
        reach=reach,
        ranged=ability.range > 0 and not (area is not None and area.grey),
        picks=picks,
        among=among,
        pierce=ability.pierce,
        push=ability.push,
        pull=ability.pull,
        give=ability.give,
        more=in_force,
        source=g.doing.source,
        step=g.doing.step - 1,
    )


def whom_all(g: State, hero: int, whom: str) -> tuple[int, ...]:
    """All adjacent enemies, or all that were moved through."""
    possible = g.targets_for(hero)
    if whom == MOVED_THROUGH:
        return tuple(dict.fromkeys(each for each in g.passed if each in possible))
    at = g.figures[hero].at
    return tuple(each for each in possible if g.ground.reaches(at, g.figures[each].at, 1))


def choose_extras(g: State, hero: int, ability: Attack) -> Asking[tuple[int, ...]]:
    """Which extras are in force: those without an element, and those whose element is consumed now. GH-ELEM-05, 08"""
    in_force = []
    for number, more in enumerate(ability.more):
        if not more.consume:
            in_force.append(number)
        else:
            consumed = yield from choose_consumption(g, hero, more.consume)
            if consumed:
                in_force.append(number)
    return tuple(in_force)


def choose_consumption(g: State, hero: int, wanted: tuple[str, ...]) -> Asking[bool]:
    """Consume these elements, if they are there and the player wants to; `any` is one of their choice. GH-ELEM-11"""
    there = elements.available(g)
    named = wanted[0] != ANY_ELEMENT
    if not there or (named and not all(element in there for element in wanted)):
        return False
    options: list[Any] = [Consume(wanted[0])] if named else [Consume(element) for element in there]
    chosen: Any = yield Decision(g.seat_of(hero), "consume", [*options, SKIP])
    if isinstance(chosen, Skip):
        return False
    for element in wanted if named else (chosen.element,):
        elements.consume(g, g.heroes[hero].name, element)
    return True


def choose_path(g: State, hero: int, reach: int) -> Asking[tuple[int, ...]]:
    """One target in range, and with it all enemies on a shortest path to it that the player chooses."""
    sets = path_targets(g, hero, reach)
    if not sets:
        return ()
    chosen: Any = yield Decision(g.seat_of(hero), "lay", [*(Strike(each) for each in sets), SKIP])
    return () if isinstance(chosen, Skip) else chosen.figures


def path_targets(g: State, hero: int, reach: int) -> list[tuple[int, ...]]:
    ground = g.ground
    start = g.figures[hero].at
    enemies = {g.figures[each].at: each for each in g.targets_for(hero) if ground.sees(start, g.figures[each].at)}
    away = ground.distances(start)
    met: dict[int, set[frozenset[int]]] = {start: {frozenset()}}
    front = [start]
    for at in front:
        for near in ground.near[at]:
            if away[near] == away[at] + 1 <= reach:
                if near not in met:
                    met[near] = set()
                    front.append(near)
                own = frozenset((enemies[near],)) if near in enemies else frozenset()
                met[near] |= {each | own for each in met[at]}
    found = {(enemies[at], *sorted(each - {enemies[at]})) for at in met if at in enemies for each in met[at]}
    return sorted(found)


def lay_pattern(g: State, hero: int, area: Area, reach: int) -> Asking[tuple[int, ...]]:
    """Choose how the pattern lies: every way that covers an enemy in sight, by whom it covers. GH-AOE-01, 04, 05, 06"""
    sets = area_targets(g, hero, area, reach)
    if not sets:
        return ()
    chosen: Any = yield Decision(g.seat_of(hero), "lay", [*(Strike(each) for each in sets), SKIP])
    return () if isinstance(chosen, Skip) else chosen.figures


def area_targets(g: State, hero: int, area: Area, reach: int) -> list[tuple[int, ...]]:
    ground = g.ground
    start = g.figures[hero].at
    enemies = {g.figures[each].at: each for each in g.targets_for(hero) if ground.sees(start, g.figures[each].at)}
    found: dict[tuple[int, ...], None] = {}
    here = ground.hexes[start]
    if area.grey:
        placements = [[add(here, step) for step in laid] for laid in all_orientations(area.hexes)]
    else:
        placements = [list(laid) for at in enemies for laid in all_placements(area.hexes, covering=ground.hexes[at])]
    for laid in placements:
        numbers = [ground.number[h] for h in laid if h in ground.number]
        if not area.grey and not any(ground.distance(start, at) <= reach for at in numbers):
            continue
        covered = tuple(sorted(enemies[at] for at in numbers if at in enemies))
        if covered:
            found[covered] = None
    return sorted(found)


# ------------------------------------------------------------------ other abilities


def choose_one(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    """One of these figures, or none."""
    if not among:
        return None
    chosen: Any = yield Decision(g.seat_of(hero), kind, [*(Choose(each) for each in among), SKIP])
    return None if isinstance(chosen, Skip) else int(chosen.figure)


def hero_heals(g: State, hero: int, ability: Heal) -> Asking[bool]:
    """Oneself, or an ally in range and sight. GH-HEAL-01, 02, 03"""
    at = g.figures[hero].at
    near = [each for each in g.allies_of(hero) if g.ground.reaches(at, g.figures[each].at, ability.range)]
    chosen = yield from choose_one(g, hero, "heal", [hero, *near])
    if chosen is None:
        return False
    heal(g, chosen, ability.by)
    for condition in ability.give:
        give(g, chosen, condition)
    return True


def adjacent_enemies(g: State, hero: int) -> list[int]:
    at = g.figures[hero].at
    return [each for each in g.targets_for(hero) if g.ground.reaches(at, g.figures[each].at, 1)]


def hero_gives(g: State, hero: int, ability: Give) -> Asking[bool]:
    """Conditions without an attack. GH-EFF-03"""
    if ability.to == SELF:
        whom = [hero]
    elif ability.to == ONE_ADJACENT_ENEMY:
        chosen = yield from choose_one(g, hero, "give", adjacent_enemies(g, hero))
        whom = [] if chosen is None else [chosen]
    else:
        whom = adjacent_enemies(g, hero)
    for each in whom:
        for condition in ability.conditions:
            give(g, each, condition)
    return bool(whom)


def hero_pushes(g: State, hero: int, ability: Push) -> Asking[bool]:
    near = adjacent_enemies(g, hero)
    if ability.to == ONE_ADJACENT_ENEMY:
        chosen = yield from choose_one(g, hero, "push", near)
        near = [] if chosen is None else [chosen]
    for each in near:
        yield from shove(g, hero, each, ability.by, away=True)
    return bool(near)


def hero_pulls(g: State, hero: int, ability: Pull) -> Asking[bool]:
    at = g.figures[hero].at
    near = [each for each in g.targets_for(hero) if g.ground.reaches(at, g.figures[each].at, ability.range)]
    chosen = yield from choose_one(g, hero, "pull", near)
    if chosen is None:
        return False
    yield from shove(g, hero, chosen, ability.by, away=False)
    return True


def hero_drags(g: State, hero: int) -> Asking[bool]:
    """One adjacent enemy takes one step, chosen by the player, to another hex next to the hero."""
    chosen = yield from choose_one(g, hero, "drag", adjacent_enemies(g, hero))
    if chosen is None:
        return False
    it = g.figures[chosen]
    beside = g.ground.near[g.figures[hero].at]
    flying = g.is_flying(chosen)
    free = [
        at
        for at in g.ground.near[it.at]
        if at in beside and g.standing_at(at) is None and (flying or at not in g.obstacles)
    ]
    if free and not it.conditions & (IMMOBILIZE | STUN):
        step: Any = yield Decision(g.seat_of(hero), "drag-to", [*(Go(at) for at in free), SKIP])
        if isinstance(step, Go):
            yield from enter(g, chosen, step.hex)
    return True


def empty_beside(g: State, hero: int) -> list[int]:
    return [at for at in g.ground.near[g.figures[hero].at] if g.is_empty(at)]


def choose_hex(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    if not among:
        return None
    chosen: Any = yield Decision(g.seat_of(hero), kind, [*(Place(at) for at in among), SKIP])
    return None if isinstance(chosen, Skip) else int(chosen.hex)


def lay_hero_trap(g: State, hero: int, ability: LayTrap) -> Asking[bool]:
    """GH-OVL-11"""
    at = yield from choose_hex(g, hero, "lay-trap", empty_beside(g, hero))
    if at is None:
        return False
    lay_trap(g, at, ability.damage, ability.conditions, hero, ability.xp)
    return True


def hero_summons(g: State, hero: int, ability: Summon) -> Asking[bool]:
    """On an empty adjacent hex; without one it cannot be performed. GH-SUMMON-01, 02, 08"""
    at = yield from choose_hex(g, hero, "summon", empty_beside(g, hero))
    if at is None:
        return False
    number = 1 + sum(each.kind == SUMMON and each.hero == hero for each in g.figures)
    health = SUMMONS[ability.name].health
    g.figures.append(Figure(ability.name, SUMMON, hero, number, at, health, health, coinless=True, born=g.round))
    g.emit(Summoned, ability.name, 0, at, rule="GH-SUMMON-01")
    return True


def recover_lost(g: State, hero: int) -> bool:
    """All lost cards return to hand. GH-RECOVER-01"""
    cards = g.heroes[hero]
    cards.hand += cards.lost
    cards.lost = ()
    return True


def ally_recovers(g: State, hero: int) -> Asking[bool]:
    """An adjacent character takes back all discarded cards. GH-RECOVER-01"""
    at = g.figures[hero].at
    near = [
        each
        for each in g.allies_of(hero)
        if g.figures[each].kind == HERO and g.ground.reaches(at, g.figures[each].at, 1) and g.heroes[each].discard
    ]
    chosen = yield from choose_one(g, hero, "recover", near)
    if chosen is None:
        return False
    cards = g.heroes[chosen]
    cards.hand += cards.discard
    cards.discard = ()
    return True


def adjacent_allies(g: State, hero: int) -> list[int]:
    at = g.figures[hero].at
    return [each for each in g.allies_of(hero) if g.ground.distance(at, g.figures[each].at) == 1]


def heal_all(g: State, hero: int, ability: HealAll) -> bool:
    near = adjacent_allies(g, hero)
    for each in near:
        heal(g, each, ability.by)
    return bool(near)


def rally(g: State, hero: int, ability: Rally) -> bool:
    for each in (hero, *adjacent_allies(g, hero)):
        g.figures[each].shield += ability.shield
        g.figures[each].might += ability.attack
    return True


def disarm_trap(g: State, hero: int) -> Asking[bool]:
    """Remove one adjacent trap without its effect. GH-OVL-09"""
    traps = [at for at in g.ground.near[g.figures[hero].at] if at in g.traps]
    if not traps:
        return False
    chosen: Any = yield Decision(g.seat_of(hero), "disarm-trap", [*(Go(at) for at in traps), SKIP])
    if isinstance(chosen, Skip):
        return False
    lift_trap(g, chosen.hex)
    return True
