"""An attack ability of a character begins: elements are consumed, a pattern is laid. Rulebook: "Area effects".

Then it goes on target by target in attack.py. GH-AOE-01, 05, GH-ELEM-05, 08, GH-EFF-09
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Consume, Skip, Strike
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import ANY_ELEMENT, ON_THE_PATH, Attack, Farther, MoreTargets
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import lasting, use_slot
from tabletome.games.gloomhaven.rules.abilities.counts import count
from tabletome.games.gloomhaven.rules.abilities.targets import concerned_by
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.items import in_attacks, worn
from tabletome.games.gloomhaven.state import HERO, State, Striking
from tabletome.geometry import Hex, add, all_orientations, all_placements

SKIP = Skip()


def begin_attack(g: State, actor: int, ability: Attack, *, chooser: int = -1, augmented_by: int = -1) -> Script:
    """Elements are consumed, a pattern is laid; then the attack goes on target by target. GH-AOE-01, 05, GH-ELEM-08"""
    in_force = yield from choose_extras(g, actor, ability)
    mores = [ability.more[number] for number in in_force]
    area = next((more.area for more in mores if more.area is not None), ability.area)
    melee = ability.melee or not ability.range or (area is not None and area.grey)
    reach = max(ability.range + sum(more.range for more in mores), 1)
    extra = 0
    if not melee and g.figures[actor].kind == HERO:
        reach += yield from reach_farther(g, actor)
        extra = more_targets(g, actor, reach)
    among: tuple[int, ...] | None = None
    picks = ability.targets + sum(more.targets for more in mores)
    used: tuple[str, ...] = ()
    if g.figures[actor].kind == HERO and g.heroes[actor].items:
        single = picks == 1 and area is None and not ability.whom
        used = yield from in_attacks.before_attack(g, actor, ranged=not melee, single=single)
        area = in_attacks.pattern_of(used) or area
        reach += in_attacks.range_of(used)
        if single and melee and area is None:
            reach = max(reach, worn.melee_reach(g, actor))
    if area is not None:
        hurts = in_attacks.hurts_allies(used)
        covered = yield from lay_pattern(g, actor, area, reach, ability.covers_allies or hurts > 0)
        for ally in covered if hurts else ():
            if not g.are_enemies(actor, ally):
                yield from suffer(g, ally, hurts)
        among = tuple(each for each in covered if g.are_enemies(actor, each))
        picks = len(among)
        if g.doing is not None:
            g.doing = msgspec.structs.replace(g.doing, covered=covered)
    elif ability.whom == ON_THE_PATH:
        among = yield from choose_path(g, actor, reach)
        picks = len(among)
    elif ability.whom:
        at, sees = g.figures[actor].at, g.board.sees
        among = tuple(each for each in concerned_by(g, actor, ability.whom, reach) if sees(at, g.figures[each].at))
        picks = len(among)
    assert g.doing is not None
    g.striking = Striking(
        attacker=actor,
        value=count(g, ability.per, actor, actor) if ability.per else ability.by,
        reach=reach,
        ranged=not melee,
        picks=picks,
        among=among,
        pierce=ability.pierce,
        push=ability.push,
        pull=ability.pull,
        give=ability.give,
        more=in_force,
        source=g.doing.source,
        step=g.doing.step - 1,
        extra=extra,
        chooser=chooser,
        augmented_by=augmented_by,
        items=used,
        whole=area is not None,
    )


def more_targets(g: State, hero: int, reach: int) -> int:
    """Active cards that add targets to ranged attacks are used whenever there is somebody to attack. GH-ACTIVE-04"""
    added = [(number, ability.by) for number, _, ability in lasting(g, hero) if isinstance(ability, MoreTargets)]
    at = g.figures[hero].at
    if not added or not any(g.board.reaches(at, g.figures[each].at, reach) for each in g.targets_for(hero)):
        return 0
    for number, _ in reversed(added):
        use_slot(g, hero, number)
    return sum(by for _, by in added)


def reach_farther(g: State, hero: int) -> Asking[int]:
    """Active cards that let ranged attacks reach farther, if the player consumes the element."""
    for number, _, ability in list(lasting(g, hero)):
        card = g.heroes[hero].active[number].card
        if isinstance(ability, Farther) and (yield from choose_consumption(g, hero, (ability.consume,), card)):
            use_slot(g, hero, number)
            return ability.by
    return 0


def choose_extras(g: State, hero: int, ability: Attack) -> Asking[tuple[int, ...]]:
    """Which extras are in force: those without an element, and those whose element is consumed now. GH-ELEM-05, 08"""
    in_force = []
    for number, more in enumerate(ability.more):
        if not more.consume:
            in_force.append(number)
        else:
            consumed = yield from choose_consumption(g, hero, more.consume, card_in_use(g))
            if consumed:
                in_force.append(number)
    return tuple(in_force)


def card_in_use(g: State) -> str:
    """The card whose action is being performed."""
    return "" if g.doing is None else g.doing.source.split("/")[1]


def choose_consumption(g: State, hero: int, wanted: tuple[str, ...], card: str) -> Asking[bool]:
    """Consume these elements, if they are there and the player wants to; `any` is one of their choice. GH-ELEM-11"""
    there = elements.available(g)
    named = wanted[0] != ANY_ELEMENT
    if not there or (named and not all(element in there for element in wanted)):
        return False
    options: list[Any] = [Consume(wanted[0])] if named else [Consume(element) for element in there]
    chosen: Any = yield Decision(g.controller(hero), "consume", [*options, SKIP], {"card": card})
    if isinstance(chosen, Skip):
        return False
    for element in wanted if named else (chosen.element,):
        elements.consume(g, g.figures[hero].name, element)
    return True


def choose_path(g: State, hero: int, reach: int) -> Asking[tuple[int, ...]]:
    """One target in range, and with it all enemies on a shortest path to it that the player chooses."""
    sets = path_targets(g, hero, reach)
    if not sets:
        return ()
    chosen: Any = yield Decision(g.controller(hero), "lay", [*(Strike(each) for each in sets), SKIP])
    return () if isinstance(chosen, Skip) else chosen.figures


def path_targets(g: State, hero: int, reach: int) -> list[tuple[int, ...]]:
    board = g.board
    start = g.figures[hero].at
    enemies = {g.figures[each].at: each for each in g.targets_for(hero) if board.sees(start, g.figures[each].at)}
    away = board.distances(start)
    met: dict[int, set[frozenset[int]]] = {start: {frozenset()}}
    front = [start]
    for at in front:
        for near in board.near[at]:
            if away[near] == away[at] + 1 <= reach:
                if near not in met:
                    met[near] = set()
                    front.append(near)
                own = frozenset((enemies[near],)) if near in enemies else frozenset()
                met[near] |= {each | own for each in met[at]}
    found = {(enemies[at], *sorted(each - {enemies[at]})) for at in met if at in enemies for each in met[at]}
    return sorted(found)


def lay_pattern(g: State, hero: int, area: Area, reach: int, allies_too: bool = False) -> Asking[tuple[int, ...]]:
    """Choose how the pattern lies: every way that covers an enemy in sight, by whom it covers. GH-AOE-01, 04, 05, 06"""
    sets = area_targets(g, hero, area, reach, allies_too)
    if not sets:
        return ()
    chosen: Any = yield Decision(g.controller(hero), "lay", [*(Strike(each) for each in sets), SKIP])
    return () if isinstance(chosen, Skip) else chosen.figures


def area_targets(g: State, hero: int, area: Area, reach: int, allies_too: bool = False) -> list[tuple[int, ...]]:
    """Whom the pattern can cover; a ranged one must have a hex in range. GH-AOE-10, 11"""
    board = g.board
    start = g.figures[hero].at
    among = g.targets_for(hero) + (g.allies_of(hero) if allies_too else [])
    there = {g.figures[each].at: each for each in among if board.sees(start, g.figures[each].at)}
    found: dict[tuple[int, ...], None] = {}
    for laid in ways_to_lay(g, start, area, there):
        numbers = [board.number[h] for h in laid if h in board.number]
        if not area.grey and not any(board.distance(start, at) <= reach for at in numbers):
            continue
        covered = tuple(sorted(there[at] for at in numbers if at in there))
        if covered and (not allies_too or any(g.are_enemies(hero, each) for each in covered)):
            found[covered] = None
    return sorted(found)


def ways_to_lay(g: State, start: int, area: Area, over: Iterable[int]) -> list[list[Hex]]:
    """Turned and mirrored: around the attacker's own hex, or so that one of these hexes is covered. GH-AOE-01, 04"""
    hexes = g.board.hexes
    if area.grey:
        return [[add(hexes[start], step) for step in laid] for laid in all_orientations(area.hexes)]
    return [list(laid) for at in over for laid in all_placements(area.hexes, covering=hexes[at])]


def pattern_over(g: State, hero: int, area: Area, figures: tuple[int, ...]) -> tuple[int, ...]:
    """One way to lay the pattern over these figures and no other enemy: what the players are shown. GH-AOE-05"""
    board = g.board
    start = g.figures[hero].at
    wanted = {g.figures[figure].at for figure in figures}
    others = {g.figures[each].at for each in g.targets_for(hero)} - wanted
    for laid in ways_to_lay(g, start, area, wanted):
        numbers = [board.number[h] for h in laid if h in board.number]
        if wanted.issubset(numbers) and others.isdisjoint(numbers):
            return tuple(at for at in numbers if at in board.floor)
    return tuple(sorted(wanted))
