"""Items used in attacks, by the attacker, by allies and by whoever is attacked. Rulebook: "Using items".

GH-USE-02, 03, 05
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Choose, Skip, Use
from tabletome.games.gloomhaven.content.items import ITEMS, OnAttack, WhenAttacked, WhenDamaged
from tabletome.games.gloomhaven.content.notation.abilities import ANY_ELEMENT, ELEMENTS
from tabletome.games.gloomhaven.rules.combat.attack_effects import inflict
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.push_and_pull import shove
from tabletome.games.gloomhaven.rules.items.in_turn import can_consume, choose_consumed, pay, turn_uses, use_in_turn
from tabletome.games.gloomhaven.rules.items.worn import READY, always, apply, on_attack, ready, use_up
from tabletome.games.gloomhaven.state import NORMAL, STRONG, State, Striking

SKIP = Skip()


# ------------------------------------------------------------------ attacking


def is_single_target(striking: Striking) -> bool:
    """An attack ability with one target."""
    return striking.among is None and striking.picks + len(striking.done) == 1


def attack_uses(g: State, hero: int, striking: Striking, targets: list[int]) -> list[Any]:
    """What can be used before the next modifier card is drawn for one of these targets. GH-USE-02"""
    if not g.heroes[hero].items:
        return []
    single = is_single_target(striking)
    return [
        Use(printed.name)
        for printed, effect in ready(g, hero, OnAttack)
        if effect.area is None
        and not effect.ally
        and not effect.range
        and printed.name not in striking.items
        and printed.name not in striking.once
        and suits(g, effect, striking.ranged, single)
        and any(is_against(g, effect, each) for each in targets)
    ] + turn_uses(g, hero)


def suits(g: State, effect: OnAttack, ranged: bool, single: bool) -> bool:
    """Whether an item goes with such an attack, and its price can be paid."""
    if effect.kind and (effect.kind == "ranged") != ranged:
        return False
    return (single or not effect.single_target) and can_consume(g, effect.consume)


def is_against(g: State, effect: OnAttack, target: int) -> bool:
    return not effect.against or g.figures[target].name in effect.against


def wanted_targets(g: State, striking: Striking, options: list[int]) -> list[int]:
    """An item against certain monsters, once used, must fall on one of them."""
    for name in striking.once:
        effect = ITEMS[name].effect
        assert isinstance(effect, OnAttack)
        options = [target for target in options if is_against(g, effect, target)]
    return options


def pattern_uses(g: State, hero: int, ranged: bool, single: bool, used: tuple[str, ...]) -> list[Any]:
    """What has to be used before a pattern is laid: other patterns, longer range."""
    if not g.heroes[hero].items:
        return []
    changed = any(on_attack(name).area is not None for name in used)
    return [
        Use(printed.name)
        for printed, effect in ready(g, hero, OnAttack)
        if (effect.range or (effect.area is not None and not changed)) and suits(g, effect, ranged, single)
    ]


def before_attack(g: State, hero: int, *, ranged: bool, single: bool) -> Asking[tuple[str, ...]]:
    """Items that change range or pattern, used as the attack ability begins. GH-USE-02, 03"""
    used: tuple[str, ...] = ()
    if not g.targets_for(hero):
        return used
    while uses := pattern_uses(g, hero, ranged, single, used):
        chosen: Any = yield Decision(g.seat_of(hero), "item", [*uses, SKIP], {"hero": hero})
        if isinstance(chosen, Skip):
            break
        use_up(g, hero, chosen.item)
        used += (chosen.item,)
    return used


def pattern_of(used: tuple[str, ...]) -> Any:
    """The pattern that an item lays instead of the single target."""
    return next((on_attack(name).area for name in used if on_attack(name).area is not None), None)


def range_of(used: tuple[str, ...]) -> int:
    return sum(on_attack(name).range for name in used)


def hurts_allies(used: tuple[str, ...]) -> int:
    """What allies in the pattern suffer."""
    return sum(on_attack(name).hurts_allies for name in used)


def boosts(g: State, striking: Striking, target: int) -> list[OnAttack]:
    """What items add to this attack, as if printed on the card. GH-USE-03"""
    if not striking.items and not striking.once:
        return []
    found = [on_attack(name) for name in (*striking.items, *striking.once)]
    return [effect for effect in found if is_against(g, effect, target)]


def attack_bonus(g: State, striking: Striking, target: int) -> int:
    """What items that work by themselves add: a marked enemy, a charge. One charge a turn."""
    hero = striking.attacker
    if hero >= len(g.heroes):
        return 0
    bonus = 1 if g.figures[target].marked == hero else 0
    for name, effect in always(g.heroes[hero]):
        far = effect.reach and g.board.distance(g.figures[hero].at, g.figures[target].at) > 1
        if far and not striking.ranged and striking.reach == effect.reach:
            apply(g, hero, name)
        charged = effect.charge and g.acting == hero and g.moved >= effect.charge and not striking.ranged
        if charged and name not in g.heroes[hero].marks:
            g.heroes[hero].marks |= {name}
            apply(g, hero, name)
            bonus += 1
    return bonus


def helping_uses(g: State, attacker: int) -> list[tuple[int, str]]:
    """Who can strengthen an ally's attack with what."""
    return [
        (hero, printed.name)
        for hero in range(len(g.heroes))
        if hero != attacker and g.heroes[hero].items and not g.are_enemies(hero, attacker)
        for printed, effect in ready(g, hero, OnAttack)
        if effect.ally
    ]


def ask_for_help(g: State, striking: Striking) -> Asking[Striking]:
    """Allies may use an item for the whole attack ability, before the first modifier card. GH-USE-02"""
    used = striking.items
    for hero, name in helping_uses(g, striking.attacker):
        about = {"hero": hero, "figure": striking.attacker}
        chosen: Any = yield Decision(g.seat_of(hero), "help", [Use(name), SKIP], about)
        if isinstance(chosen, Use):
            use_up(g, hero, name)
            used += (name,)
    return msgspec.structs.replace(striking, helped=True, items=used)


def use_for_attack(g: State, striking: Striking, name: str) -> Script:
    """An item for the attack, or one that can be used at any moment of the turn. GH-USE-01, 02, 03"""
    hero = striking.attacker
    effect = ITEMS[name].effect
    g.striking = striking
    if not isinstance(effect, OnAttack):
        yield from use_in_turn(g, hero, name)
        return
    use_up(g, hero, name)
    for wanted in effect.consume:
        paid = wanted
        if wanted == ANY_ELEMENT:
            paid = yield from choose_consumed(g, hero)
        pay(g, hero, (paid,))
    if effect.once:
        g.striking = msgspec.structs.replace(striking, once=(*striking.once, name))
    else:
        g.striking = msgspec.structs.replace(striking, items=(*striking.items, name))
    yield from suffer(g, hero, effect.suffer)


def apply_boosts(g: State, striking: Striking, target: int, stood: int, boosts: list[OnAttack]) -> Script:
    """Conditions, push and pull that items add, each an effect of its own; and damage around the target. GH-USE-03"""
    for boost in boosts:
        inflict(g, striking, target, boost.give)
        if boost.push:
            yield from shove(g, striking.attacker, target, boost.push, away=True)
        if boost.pull:
            yield from shove(g, striking.attacker, target, boost.pull, away=False)
        if boost.hurts_around:
            away = g.board.distances(stood)
            near = [each for each in g.enemies_of(striking.attacker) if each == target or away[g.figures[each].at] == 1]
            for figure in near:
                yield from suffer(g, figure, boost.hurts_around)


# ------------------------------------------------------------------ attacked


class Defence:
    """What a hero's items do against one attack."""

    def __init__(self) -> None:
        self.disadvantage = False
        self.shield = 0
        self.retaliate = 0
        self.negate = False
        self.doubles_are_zero = False


def when_attacked(g: State, target: int, attacker: int, defence: Defence, others: list[int]) -> Asking[bool]:
    """Before the enemy's modifier card is drawn; whether the attack is to fall on another. GH-USE-02"""
    if target >= len(g.heroes) or not g.heroes[target].items:
        return False
    for name, effect in always(g.heroes[target]):
        if effect.doubles_are_zero:
            defence.doubles_are_zero = True
            apply(g, target, name)
        if effect.crowd and crowd_shield(g, target):
            apply(g, target, name)
    near = g.board.distance(g.figures[attacker].at, g.figures[target].at) == 1
    used: list[str] = []
    while True:
        uses = [
            Use(printed.name)
            for printed, effect in ready(g, target, WhenAttacked)
            if printed.name not in used and (not effect.turns_away or (others and near))
        ]
        if not uses:
            return False
        chosen: Any = yield Decision(g.seat_of(target), "attacked", [*uses, SKIP], {"hero": target, "figure": attacker})
        if isinstance(chosen, Skip):
            return False
        effect_used = ITEMS[chosen.item].effect
        assert isinstance(effect_used, WhenAttacked)
        used.append(chosen.item)
        use_up(g, target, chosen.item)
        if effect_used.turns_away:
            return True
        defence.disadvantage = defence.disadvantage or effect_used.disadvantage
        defence.shield += effect_used.shield


def when_damaged(g: State, hero: int, defence: Defence, damage: Callable[[], int]) -> Script:
    """When an attack would deal damage: armour with use slots must be used, the rest may be. GH-USE-05, GH-ACTIVE-04"""
    if hero >= len(g.heroes) or not g.heroes[hero].items or damage() <= 0:
        return
    for worn in g.heroes[hero].items:
        printed = ITEMS[worn.name]
        if printed.slots and worn.state == READY and isinstance(printed.effect, WhenDamaged):
            use_up(g, hero, worn.name)
            defence.shield += printed.effect.shield
            defence.retaliate += printed.effect.retaliate
    while damage() > 0:
        uses = [Use(printed.name) for printed, _ in ready(g, hero, WhenDamaged) if not printed.slots]
        if not uses:
            return
        chosen: Any = yield Decision(g.seat_of(hero), "damaged", [*uses, SKIP], {"hero": hero, "damage": damage()})
        if isinstance(chosen, Skip):
            return
        effect = ITEMS[chosen.item].effect
        assert isinstance(effect, WhenDamaged)
        use_up(g, hero, chosen.item)
        defence.shield += effect.shield
        defence.retaliate += effect.retaliate
        defence.negate = defence.negate or effect.negate


def crowd_shield(g: State, hero: int) -> int:
    """A hood that helps in a crowd of monsters."""
    for _, effect in always(g.heroes[hero]):
        if effect.crowd:
            away = g.board.distances(g.figures[hero].at)
            beside = [n for n in g.on_map() if g.figures[n].is_monster and away[g.figures[n].at] == 1]
            return int(len(beside) >= effect.crowd)
    return 0


def fellows(g: State, striking: Striking) -> list[int]:
    """The allies that a normal monster could be made to attack instead."""
    it = g.figures[striking.attacker]
    if it.kind != NORMAL:
        return []
    allies = g.allies_of(striking.attacker)
    return [each for each in allies if g.board.reaches(it.at, g.figures[each].at, striking.reach)]


def defend(g: State, striking: Striking, target: int, defence: Defence) -> Asking[int]:
    """What the target's items do before the modifier card is drawn; who is the target then. GH-USE-02"""
    if target >= len(g.heroes) or not g.heroes[target].items:
        return target
    others = fellows(g, striking)
    if (yield from when_attacked(g, target, striking.attacker, defence, others)):
        chosen: Any = Choose(others[0])
        if len(others) > 1:
            chosen = yield Decision(g.seat_of(target), "turn-away", [Choose(each) for each in others], {"hero": target})
        return int(chosen.figure)
    yield from answer_by_element(g, target, striking.attacker)
    return target


def answer_by_element(g: State, target: int, attacker: int) -> Script:
    """Items that answer an attack while an element is strong."""
    for name, effect in always(g.heroes[target]):
        if effect.element and g.elements[ELEMENTS.index(effect.element)] == STRONG:
            apply(g, target, name)
            if effect.attacker_gets:
                give(g, attacker, effect.attacker_gets)
            if effect.attacker_pushed:
                yield from shove(g, target, attacker, effect.attacker_pushed, away=True)
