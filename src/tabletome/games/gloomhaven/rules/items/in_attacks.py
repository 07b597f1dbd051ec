"""Items used in attacks, by the attacker, by allies and by whoever is attacked. Rulebook: "Using items".

GH-USE-02, 03, 05
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask, choose
from tabletome.games.gloomhaven.actions import SKIP, Choose, Skip, Use
from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.items import ITEMS, OnAttack, WhenAttacked, WhenDamaged, WhenSummonDamaged
from tabletome.games.gloomhaven.content.notation.abilities import Augment
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.push_and_pull import push
from tabletome.games.gloomhaven.rules.items.in_turn import can_consume, pay, turn_uses, use_in_turn
from tabletome.games.gloomhaven.rules.items.worn import (
    READY,
    always,
    apply,
    mark_item,
    melee_reach,
    on_attack,
    ready,
    use_up,
)
from tabletome.games.gloomhaven.state import STRONG, RunningAttack, State

UseOrSkip: TypeAlias = Use | Skip


# As the attack ability begins


def before_attack(g: State, hero: int, *, ranged: bool, single: bool) -> Asking[tuple[str, ...]]:
    """Items that change range or pattern, used as the attack ability begins. GH-USE-02, 03"""
    used: tuple[str, ...] = ()
    if not g.targets_for(hero):
        return used
    while there := pattern_uses(g, hero, ranged, single, used):
        options: list[UseOrSkip] = [*there, SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "item", options, {"hero": hero}))
        if isinstance(chosen, Skip):
            break
        use_up(g, hero, chosen.item)
        used += (chosen.item,)
    return used


def pattern_uses(g: State, hero: int, ranged: bool, single: bool, used: tuple[str, ...]) -> list[Use]:
    """What has to be used before a pattern is laid: other patterns, longer range."""
    changed = any(on_attack(name).area is not None for name in used)
    return [
        Use(item.name)
        for item, effect in ready(g, hero, OnAttack)
        if (effect.range or (effect.area is not None and not changed)) and suits(g, effect, ranged, single)
    ]


def pattern_of(used: tuple[str, ...]) -> Area | None:
    """The pattern that an item lays instead of the single target."""
    return next((on_attack(name).area for name in used if on_attack(name).area is not None), None)


def range_of(used: tuple[str, ...]) -> int:
    """How much farther the attack reaches by these items."""
    return sum(on_attack(name).range for name in used)


def hurts_allies(used: tuple[str, ...]) -> int:
    """What allies in the pattern suffer."""
    return sum(on_attack(name).hurts_allies for name in used)


def reach_in_melee(g: State, hero: int, reach: int) -> int:
    """How far a melee attack on a single target goes."""
    return max(reach, melee_reach(g, hero))


# Before a modifier card is drawn


def is_single_target(attack: RunningAttack) -> bool:
    """An attack ability with one target."""
    return attack.among is None and attack.picks + len(attack.done) == 1


def attack_uses(g: State, hero: int, attack: RunningAttack, targets: list[int]) -> list[Use]:
    """What can be used before the next modifier card is drawn for one of these targets. GH-USE-02"""
    single = is_single_target(attack)
    return [
        Use(item.name)
        for item, effect in ready(g, hero, OnAttack)
        if effect.area is None
        and not effect.ally
        and not effect.range
        and item.name not in attack.items
        and item.name not in attack.once
        and suits(g, effect, attack.ability.ranged, single)
        and any(is_against(g, effect, target) for target in targets)
    ] + turn_uses(g, hero)


def suits(g: State, effect: OnAttack, ranged: bool, single: bool) -> bool:
    """Whether an item goes with such an attack, and its price can be paid."""
    if effect.kind and (effect.kind == "ranged") != ranged:
        return False
    return (single or not effect.single_target) and can_consume(g, effect.consume)


def is_against(g: State, effect: OnAttack, target: int) -> bool:
    """Whether an item works against this target."""
    return not effect.against or g.figures[target].name in effect.against


def wanted_targets(g: State, attack: RunningAttack, targets: list[int]) -> list[int]:
    """An item against certain monsters, once used, must fall on one of them."""
    for name in attack.once:
        effect = on_attack(name)
        targets = [target for target in targets if is_against(g, effect, target)]
    return targets


def ask_for_help(g: State, attack: RunningAttack, helping: list[tuple[int, str]]) -> Asking[RunningAttack]:
    """Allies may use an item for the whole attack ability, before the first modifier card. GH-USE-02"""
    used = attack.items
    attacker = attack.ability.attacker
    for hero, name in helping:
        options: list[UseOrSkip] = [Use(name), SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "help", options, {"hero": hero, "figure": attacker}))
        if isinstance(chosen, Use):
            use_up(g, hero, name)
            used += (name,)
    return replace(attack, items=used)


def helping_uses(g: State, attacker: int) -> list[tuple[int, str]]:
    """Who can strengthen an ally's attack with what."""
    return [
        (hero, item.name)
        for hero in range(len(g.heroes))
        if hero != attacker and g.heroes[hero].items and not g.are_enemies(hero, attacker)
        for item, effect in ready(g, hero, OnAttack)
        if effect.ally
    ]


def use_for_attack(g: State, attack: RunningAttack, name: str) -> Script:
    """An item for the attack, or one that can be used at any moment of the turn. GH-USE-01, 02, 03"""
    hero = attack.ability.attacker
    effect = ITEMS[name].effect
    g.attack = attack
    if not isinstance(effect, OnAttack):
        yield from use_in_turn(g, hero, name)
        return
    use_up(g, hero, name)
    yield from pay(g, hero, effect.consume)
    if effect.once:
        g.attack = replace(attack, once=(*attack.once, name))
    else:
        g.attack = replace(attack, items=(*attack.items, name))
    yield from suffer(g, hero, effect.suffer)


# What they add to one attack


def boosts(attack: RunningAttack) -> list[OnAttack]:
    """What items add to this attack, as if printed on the card. GH-USE-03"""
    return [on_attack(name) for name in (*attack.items, *attack.once)]


def bonus_by_itself(g: State, attack: RunningAttack, target: int) -> int:
    """What items that work by themselves add: a marked enemy, a charge. One charge a turn."""
    hero = attack.ability.attacker
    ranged = attack.ability.ranged
    cards = g.heroes[hero]
    bonus = 1 if g.figures[target].marked_by == hero else 0
    for name, effect in always(cards):
        far = effect.reach and g.board.distance(g.stands_at(hero), g.figures[target].at) > 1
        if far and not ranged and attack.ability.reach == effect.reach:
            apply(g, hero, name)
        charged = effect.charge and g.turn.acting == hero and g.turn.hexes_moved >= effect.charge and not ranged
        if charged and name not in cards.turn.item_marks:
            mark_item(g, hero, name)
            apply(g, hero, name)
            bonus += 1
        more = effect.augmenting * is_augmenting(g, hero)
        more += effect.last_stand * (not ranged and g.figures[hero].health == 1)
        if more:
            apply(g, hero, name)
            bonus += more
    return bonus


def is_augmenting(g: State, hero: int) -> bool:
    """Whether the running action of this character has an Augment."""
    action = g.action
    if action is None or action.figure != hero:
        return False
    return any(isinstance(ability, Augment) for ability in printed(action.source).abilities)


def pierce_by_itself(g: State, hero: int) -> int:
    """What items add to the pierce of every melee attack. GH-EFF-07"""
    pierce = 0
    for name, effect in always(g.heroes[hero]):
        if effect.melee_pierce:
            apply(g, hero, name)
            pierce += effect.melee_pierce
    return pierce


# Attacked


class Defence:
    """What a hero's items do against one attack."""

    __slots__ = ("disadvantage", "doubles_are_zero", "negate", "retaliate", "shield")

    def __init__(self) -> None:
        self.disadvantage = False
        self.shield = 0
        self.retaliate = 0
        self.negate = False
        self.doubles_are_zero = False


def defend(g: State, attack: RunningAttack, target: int, defence: Defence) -> Asking[int]:
    """What the target's items do before the modifier card is drawn; who is the target then. GH-USE-02"""
    others = allies_of_attacker(g, attack)
    attacker = attack.ability.attacker
    if (yield from when_attacked(g, target, attacker, defence, others)):
        return (yield from turn_away(g, target, others))
    yield from answer_by_element(g, target, attacker)
    return target


def allies_of_attacker(g: State, attack: RunningAttack) -> list[int]:
    """The allies that a normal monster could be made to attack instead."""
    attacker = attack.ability.attacker
    figure = g.figures[attacker]
    if not figure.is_normal:
        return []
    return [
        ally for ally in g.allies_of(attacker) if g.board.reaches(figure.at, g.figures[ally].at, attack.ability.reach)
    ]


def turn_away(g: State, target: int, others: list[int]) -> Asking[int]:
    """Which of the attacker's allies is attacked instead."""
    options = [Choose(who) for who in others]
    chosen = yield from choose(Decision(g.seat_of(target), "turn-away", options, {"hero": target}))
    return chosen.figure


def when_attacked(g: State, target: int, attacker: int, defence: Defence, others: list[int]) -> Asking[bool]:
    """Before the enemy's modifier card is drawn; whether the attack is to fall on another. GH-USE-02"""
    for name, worn in always(g.heroes[target]):
        if worn.doubles_are_zero:
            defence.doubles_are_zero = True
            apply(g, target, name)
        if worn.crowd and crowd_shield(g, target):
            apply(g, target, name)
    near = g.board.distance(g.stands_at(attacker), g.figures[target].at) == 1
    used: list[str] = []
    while True:
        options: list[UseOrSkip] = [
            Use(item.name)
            for item, effect in ready(g, target, WhenAttacked)
            if item.name not in used and (not effect.turns_away or (others and near))
        ]
        if not options:
            return False
        about = {"hero": target, "figure": attacker}
        chosen = yield from ask(Decision(g.seat_of(target), "attacked", [*options, SKIP], about))
        if isinstance(chosen, Skip):
            return False
        effect = ITEMS[chosen.item].effect
        assert isinstance(effect, WhenAttacked)
        used.append(chosen.item)
        use_up(g, target, chosen.item)
        if effect.turns_away:
            return True
        defence.disadvantage = defence.disadvantage or effect.disadvantage
        defence.shield += effect.shield


def answer_by_element(g: State, target: int, attacker: int) -> Script:
    """Items that answer an attack while an element is strong."""
    for name, effect in always(g.heroes[target]):
        if effect.element and g.elements[ELEMENTS.index(effect.element)] == STRONG:
            apply(g, target, name)
            if effect.attacker_gets:
                give(g, attacker, effect.attacker_gets)
            yield from push(g, target, attacker, effect.attacker_pushed)


def when_damaged(g: State, hero: int, defence: Defence, damage: Callable[[], int]) -> Script:
    """When an attack would deal damage: armour with use slots must be used, the rest may be. GH-USE-05, GH-ACTIVE-04"""
    if damage() <= 0:
        return
    for worn in g.heroes[hero].items:
        item = ITEMS[worn.name]
        if item.slots and worn.state == READY and isinstance(item.effect, WhenDamaged):
            use_armour(g, hero, worn.name, item.effect, defence)
    while damage() > 0:
        options: list[UseOrSkip] = [
            Use(item.name)
            for item, effect in ready(g, hero, WhenDamaged)
            if not item.slots and can_consume(g, effect.consume)
        ]
        if not options:
            return
        about = {"hero": hero, "damage": damage()}
        chosen = yield from ask(Decision(g.seat_of(hero), "damaged", [*options, SKIP], about))
        if isinstance(chosen, Skip):
            return
        effect = ITEMS[chosen.item].effect
        assert isinstance(effect, WhenDamaged)
        yield from pay(g, hero, effect.consume)
        use_armour(g, hero, chosen.item, effect, defence)


def is_summon_spared(g: State, who: int, damage: int) -> Asking[bool]:
    """Whether an item of its summoner keeps a creature from the damage of an attack. GH-USE-05"""
    hero = g.figures[who].hero
    for item, _ in ready(g, hero, WhenSummonDamaged):
        options: list[UseOrSkip] = [Use(item.name), SKIP]
        about = {"hero": hero, "figure": who, "damage": damage}
        chosen = yield from ask(Decision(g.seat_of(hero), "summon-damaged", options, about))
        if isinstance(chosen, Use):
            use_up(g, hero, item.name)
            return True
    return False


def use_armour(g: State, hero: int, name: str, effect: WhenDamaged, defence: Defence) -> None:
    """The item does its work against the present attack."""
    use_up(g, hero, name)
    defence.shield += effect.shield
    defence.retaliate += effect.retaliate
    defence.negate = defence.negate or effect.negate


def crowd_shield(g: State, hero: int) -> int:
    """A hood that helps in a crowd of monsters."""
    for _, effect in always(g.heroes[hero]):
        if effect.crowd:
            away = g.board.distances(g.figures[hero].at)
            beside = [who for who in g.on_map() if g.figures[who].is_monster and away[g.figures[who].at] == 1]
            return int(len(beside) >= effect.crowd)
    return 0
