"""Items: equipping them, when they can be used, and what becomes of them. Rulebook: "Item cards", "Using items".

What an item does in its owner's turn is in using_items.py. GH-ITEM, GH-USE
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any, TypeVar

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Skip, Use
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import (
    BODY,
    CONSUMED,
    HAND,
    HANDS,
    HEAD,
    ITEMS,
    LEGS,
    SMALL,
    SPENT,
    Always,
    AnotherTurn,
    Effect,
    InTurn,
    Item,
    OnAttack,
    OnEnemyConsumes,
    OnLoot,
    OnMove,
    PlayAnotherCard,
    SummonCreature,
    WhenAttacked,
    WhenDamaged,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    ANY_ELEMENT,
    STUN,
)
from tabletome.games.gloomhaven.events import ItemRefreshed, ItemUsed
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.modifiers import PENALTY
from tabletome.games.gloomhaven.state import OFF, SUMMON, Equipped, Hero, State, Striking

E = TypeVar("E", bound=Effect)

SKIP = Skip()
READY, IS_SPENT, IS_CONSUMED = range(3)
"""How an equipped item lies."""
LONE = {HEAD: 1, BODY: 1, LEGS: 1}
HANDS_THERE_ARE = 2


# ------------------------------------------------------------------ equipping


def small_items(level: int, names: tuple[str, ...]) -> int:
    """Half the level, rounded up, and what pockets add. GH-ITEM-04"""
    pockets = [ITEMS[name].effect for name in names]
    return -(-level // 2) + sum(effect.small for effect in pockets if isinstance(effect, Always))


def fits(names: tuple[str, ...], level: int) -> bool:
    """Whether a character can wear all this: no item twice, and a place for each. GH-ITEM-02, 04"""
    slots = [ITEMS[name].slot for name in names]
    hands = slots.count(HAND) + 2 * slots.count(HANDS)
    return (
        len(set(names)) == len(names)
        and all(slots.count(slot) <= most for slot, most in LONE.items())
        and hands <= HANDS_THERE_ARE
        and slots.count(SMALL) <= small_items(level, names)
    )


def equip(hero: Hero, names: tuple[str, ...]) -> None:
    """Only what is equipped can be used in the scenario; everything lies ready. GH-ITEM-03, 09"""
    assert fits(names, hero.level), f"a character of level {hero.level} cannot wear {', '.join(names)}"
    hero.items = tuple(Equipped(name) for name in names)
    hero.flying = any(each.flying for _, each in always(hero))


def with_items(deck: tuple[str, ...], names: tuple[str, ...], unhindered: bool = False) -> tuple[str, ...]:
    """A modifier deck with the penalties of equipped items, and without the cards that items remove. GH-ITEM-11

    `unhindered` is whoever has the perk to ignore negative effects of items.
    """
    cards = list(deck)
    for name in names:
        effect = ITEMS[name].effect
        for _ in range(effect.minus_cards if isinstance(effect, Always) else 0):
            if "-1" in cards:
                cards.remove("-1")
    penalties = 0 if unhindered else sum(ITEMS[name].penalty for name in names)
    return (*cards, *(PENALTY,) * penalties)


def sale_price(name: str) -> int:
    """Half the price, rounded down. GH-SHOP-02"""
    return ITEMS[name].price // 2


# ------------------------------------------------------------------ what is there to be used


def always(hero: Hero) -> Iterator[tuple[str, Always]]:
    """The items that work by themselves. GH-ITEM-10"""
    for worn in hero.items:
        effect = ITEMS[worn.name].effect
        if isinstance(effect, Always):
            yield worn.name, effect


def ready(g: State, hero: int, kind: type[E]) -> list[tuple[Item, E]]:
    """Items of this kind that lie ready; none by choice while stunned, but for those that say so. GH-COND-13"""
    cards = g.heroes[hero]
    if not cards.items or g.is_exhausted(hero):
        return []
    stunned = g.figures[hero].conditions & STUN
    found = []
    for worn in cards.items:
        printed = ITEMS[worn.name]
        effect = printed.effect
        if (
            worn.state == READY
            and isinstance(effect, kind)
            and (not stunned or getattr(effect, "while_stunned", False))
        ):
            found.append((printed, effect))
    return found


def apply(g: State, hero: int, name: str) -> None:
    """An item that works by itself has worked: that counts as using it. GH-USE-04"""
    g.heroes[hero].item_uses += 1
    g.emit(ItemUsed, g.heroes[hero].name, name)


def use_up(g: State, hero: int, name: str) -> None:
    """The item is used: turned sideways or face down, with use slots only when the last is used. GH-ITEM-06, 07, 08"""
    apply(g, hero, name)
    printed = ITEMS[name]
    worn = next(each for each in g.heroes[hero].items if each.name == name)
    if worn.used + 1 < printed.slots:
        replace(g, hero, Equipped(name, READY, worn.used + 1))
    elif printed.symbol == SPENT:
        replace(g, hero, Equipped(name, IS_SPENT))
    elif printed.symbol == CONSUMED:
        replace(g, hero, Equipped(name, IS_CONSUMED))


def replace(g: State, hero: int, now: Equipped) -> None:
    cards = g.heroes[hero]
    cards.items = tuple(now if each.name == now.name else each for each in cards.items)


def refresh(g: State, hero: int, name: str) -> None:
    """The item can be used again; a creature that it had summoned is gone. GH-RECOVER-05, GH-SUMMON-04"""
    effect = ITEMS[name].effect
    replace(g, hero, Equipped(name))
    g.emit(ItemRefreshed, g.heroes[hero].name, name)
    if isinstance(effect, SummonCreature):
        for figure in g.figures:
            if figure.kind == SUMMON and figure.hero == hero and figure.name == effect.name:
                figure.at = OFF


def refresh_spent(g: State, hero: int) -> None:
    """All spent items; consumed ones stay consumed, half-used ones half used. GH-ITEM-06, 08, GH-REST-06"""
    for worn in g.heroes[hero].items:
        if worn.state == IS_SPENT:
            refresh(g, hero, worn.name)


def can_refresh(worn: Equipped) -> bool:
    """The symbol that forbids recovery counts once the item is consumed. GH-RECOVER-03, 04"""
    return worn.state == IS_SPENT or (worn.state == IS_CONSUMED and ITEMS[worn.name].refreshable)


# ------------------------------------------------------------------ in one's own turn

Using = Callable[[State, int, Any], Script]
IN_TURN: dict[type[InTurn], Using] = {}
"""What a character does with an item in their turn; filled by using_items.py."""
POSSIBLE: dict[type[InTurn], Callable[[State, int, Any], bool]] = {}
"""Whether there is anything to do with it."""


def turn_uses(g: State, hero: int) -> list[Any]:
    """What can be used before, during and after the actions of one's own turn. GH-TURN-08, GH-USE-01"""
    if g.acting != hero or not g.heroes[hero].items:
        return []
    return [Use(printed.name) for printed, effect in ready(g, hero, InTurn) if POSSIBLE[type(effect)](g, hero, effect)]


def use_in_turn(g: State, hero: int, name: str) -> Script:
    """Each ability of an item is finished before the interrupted one goes on. GH-USE-01"""
    effect = ITEMS[name].effect
    assert isinstance(effect, InTurn)
    use_up(g, hero, name)
    yield from IN_TURN[type(effect)](g, hero, effect)


def end_uses(g: State, hero: int) -> list[Any]:
    """What can be used at the end of one's turn, when no chosen card is left."""
    cards = g.heroes[hero]
    if cards.chosen or not cards.items:
        return []
    uses = [Use(printed.name) for printed, _ in ready(g, hero, PlayAnotherCard) if cards.hand]
    return uses + [Use(printed.name) for printed, _ in ready(g, hero, AnotherTurn) if later_pairs(g, hero)]


def later_pairs(g: State, hero: int) -> list[tuple[str, str]]:
    """Two cards from hand, the leading one later than the initiative so far."""
    cards = g.heroes[hero]
    printed = CLASSES[cards.name].cards
    return [(lead, other) for lead, other in permutations(cards.hand, 2) if printed[lead].initiative > cards.initiative]


# ------------------------------------------------------------------ moving and looting


def move_uses(g: State, hero: int) -> list[Any]:
    """What can be used while moving: what lengthens the way or makes it a jump. GH-USE-01"""
    if hero >= len(g.heroes) or not g.heroes[hero].items:
        return []
    return [Use(printed.name) for printed, _ in ready(g, hero, OnMove)] + turn_uses(g, hero)


def lengthening_uses(g: State, hero: int) -> list[Any]:
    """What makes a way longer."""
    if hero >= len(g.heroes) or not g.heroes[hero].items:
        return []
    return [Use(printed.name) for printed, effect in ready(g, hero, OnMove) if effect.by]


def can_go_farther(g: State, hero: int) -> bool:
    """Whether a movement whose points are used up could go on with an item."""
    return bool(lengthening_uses(g, hero))


def use_while_moving(g: State, hero: int, name: str) -> Asking[OnMove]:
    """How far the way is lengthened, and whether it becomes a jump."""
    effect = ITEMS[name].effect
    if isinstance(effect, OnMove):
        use_up(g, hero, name)
        return effect
    yield from use_in_turn(g, hero, name)
    return OnMove()


def basic_value(g: State, hero: int, half: str) -> int:
    """What a basic action is worth: 2, or what the hero's shoes or blade make it."""
    best, by = 2, ""
    for name, effect in always(g.heroes[hero]):
        value = effect.basic_move if half == "move" else effect.basic_attack
        if value > best:
            best, by = value, name
    if by:
        apply(g, hero, by)
    return best


def loot_range(g: State, hero: int, reach: int) -> Asking[int]:
    """A Loot 1 ability may become a longer one."""
    if reach == 1:
        for printed, effect in ready(g, hero, OnLoot):
            chosen: Any = yield Decision(g.seat_of(hero), "item", [Use(printed.name), SKIP], {"hero": hero})
            if isinstance(chosen, Use):
                use_up(g, hero, printed.name)
                return effect.range
    return reach


def ignores_difficult(g: State, figure: int) -> bool:
    return figure < len(g.heroes) and any(each.easy_terrain for _, each in always(g.heroes[figure]))


def ignores_hazards(g: State, figure: int) -> bool:
    """A hero whose boots make hazardous terrain harmless; some boots even heal for it at the end of the turn."""
    if figure >= len(g.heroes):
        return False
    for name, effect in always(g.heroes[figure]):
        if effect.no_hazards:
            if effect.heal_after_hazard and g.acting == figure:
                g.heroes[figure].marks |= {name}
            else:
                apply(g, figure, name)
            return True
    return False


def is_unmoved(g: State, target: int, by: int) -> bool:
    """Immune to being pushed and pulled by enemies."""
    if target >= len(g.heroes) or not g.are_enemies(target, by):
        return False
    for name, effect in always(g.heroes[target]):
        if effect.unmoved:
            apply(g, target, name)
            return True
    return False


def is_phasing(g: State, figure: int) -> bool:
    return figure < len(g.heroes) and any(each.phasing for _, each in always(g.heroes[figure]))


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


def can_consume(g: State, wanted: tuple[str, ...]) -> bool:
    there = elements.available(g)
    return len(there) >= len(wanted) and all(each in there for each in wanted if each != ANY_ELEMENT)


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


def on_attack(name: str) -> OnAttack:
    effect = ITEMS[name].effect
    assert isinstance(effect, OnAttack)
    return effect


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
        far = effect.reach and g.ground.distance(g.figures[hero].at, g.figures[target].at) > 1
        if far and not striking.ranged and striking.reach == effect.reach:
            apply(g, hero, name)
        charged = effect.charge and g.acting == hero and g.moved >= effect.charge and not striking.ranged
        if charged and name not in g.heroes[hero].marks:
            g.heroes[hero].marks |= {name}
            apply(g, hero, name)
            bonus += 1
    return bonus


def fly(g: State, hero: int) -> None:
    """A hero has moved on wings."""
    if hero < len(g.heroes):
        for name, effect in always(g.heroes[hero]):
            if effect.flying:
                apply(g, hero, name)


def melee_reach(g: State, hero: int) -> int:
    """How far a melee attack on a single target goes."""
    return max([1, *(each.reach for _, each in always(g.heroes[hero]))])


def helping_uses(g: State, attacker: int) -> list[tuple[int, str]]:
    """Who can strengthen an ally's attack with what."""
    return [
        (hero, printed.name)
        for hero in range(len(g.heroes))
        if hero != attacker and g.heroes[hero].items and not g.are_enemies(hero, attacker)
        for printed, effect in ready(g, hero, OnAttack)
        if effect.ally
    ]


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
    near = g.ground.distance(g.figures[attacker].at, g.figures[target].at) == 1
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
            away = g.ground.distances(g.figures[hero].at)
            beside = [n for n in g.on_map() if g.figures[n].is_monster and away[g.figures[n].at] == 1]
            return int(len(beside) >= effect.crowd)
    return 0


# ------------------------------------------------------------------ conditions, focus, elements


def immune_by_item(g: State, figure: int, condition: str) -> bool:
    if figure >= len(g.heroes):
        return False
    for name, effect in always(g.heroes[figure]):
        if condition in effect.immune:
            apply(g, figure, name)
            return True
    return False


def instead(g: State, figure: int, condition: str) -> str:
    """The condition that a hero really gains."""
    if condition == "muddle" and figure < len(g.heroes):
        for name, effect in always(g.heroes[figure]):
            if effect.muddle_strengthens:
                apply(g, figure, name)
                return "strengthen"
    return condition


def is_last_focus(g: State, hero: int) -> bool:
    cards = g.heroes[hero]
    return bool(cards.items) and any(each.last_focus for _, each in always(cards))


def spoil_element(g: State, element: str) -> Asking[bool]:
    """Before an enemy consumes an element a hero may consume it for nothing."""
    for hero in range(len(g.heroes)):
        for printed, _ in ready(g, hero, OnEnemyConsumes):
            about = {"hero": hero, "element": element}
            chosen: Any = yield Decision(g.seat_of(hero), "spoil", [Use(printed.name), SKIP], about)
            if isinstance(chosen, Use):
                use_up(g, hero, printed.name)
                elements.consume(g, g.heroes[hero].name, element)
                return True
    return False
