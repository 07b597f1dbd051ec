"""What items do in their owner's turn, item by item. Rulebook: "Using items". GH-USE-01, GH-RECOVER, GH-OVL-09"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Choose, Create, Cure, Faster, Place, Play, Recover, Refresh, Skip, Slower
from tabletome.games.gloomhaven.content import items as printed
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS, OnInitiative, PlayAnotherCard
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ENEMIES,
    ANY_ELEMENT,
    BIT,
    CONDITIONS,
    CURSE,
    ENEMIES_IN_RANGE,
    IMMOBILIZE,
    NEGATIVE,
    SELF,
    STUN,
)
from tabletome.games.gloomhaven.events import Used
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.recover import discarded, take_discarded
from tabletome.games.gloomhaven.rules.abilities.summons import bring_into_play
from tabletome.games.gloomhaven.rules.abilities.targets import within
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.conditions import cure, give, heal
from tabletome.games.gloomhaven.rules.items.in_turn import (
    IN_TURN,
    POSSIBLE,
    can_consume,
    choose_consumed,
    later_pairs,
    pay,
)
from tabletome.games.gloomhaven.rules.items.worn import IS_SPENT, consumed_small, ready, refresh, refresh_spent, use_up
from tabletome.games.gloomhaven.rules.movement.doors import entry_initiative
from tabletome.games.gloomhaven.rules.movement.enter import lift_trap
from tabletome.games.gloomhaven.rules.movement.loot import loot_around
from tabletome.games.gloomhaven.rules.movement.move import apart, move_hero
from tabletome.games.gloomhaven.rules.movement.obstacles import destroy_obstacle as destroy
from tabletome.games.gloomhaven.state import ELITE, HERO, NORMAL, SUMMON, Doing, State

SKIP = Skip()
SLOWEST = 99


# ------------------------------------------------------------------ choosing


def choose(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    if not among:
        return None
    chosen: Any = yield Decision(g.seat_of(hero), kind, [*(Choose(each) for each in among), SKIP], {"hero": hero})
    return None if isinstance(chosen, Skip) else int(chosen.figure)


def summoned_allies(g: State, hero: int) -> list[int]:
    return [each for each in g.allies_of(hero) if g.figures[each].kind == SUMMON]


def beside(g: State, hero: int) -> tuple[int, ...]:
    return tuple(g.board.near[g.figures[hero].at])


# ------------------------------------------------------------------ healing, recovering, refreshing


def heal_self(g: State, hero: int, effect: printed.HealSelf) -> Script:
    """Heal, with what else the item does."""
    pay(g, hero, effect.consume)
    if effect.refresh_spent:
        refresh_spent(g, hero)
    heal(g, hero, effect.by)
    yield from take_discarded(g, hero, effect.recover)


def heal_other(g: State, hero: int, effect: printed.HealOther) -> Script:
    chosen = yield from choose(g, hero, "heal", healable(g, hero, effect))
    if chosen is not None:
        heal(g, chosen, effect.by)


def healable(g: State, hero: int, effect: printed.HealOther) -> list[int]:
    if effect.summons:
        return summoned_allies(g, hero)
    return [hero, *within(g, hero, g.allies_of(hero), effect.range)]


def recover(g: State, hero: int, effect: printed.Recover) -> Script:
    """Oneself, or one ally in range."""
    who: int | None = hero
    if effect.range:
        who = yield from choose(g, hero, "recover", recoverers(g, hero, effect))
    if who is not None:
        yield from take_discarded(g, who, effect.cards)


def recoverers(g: State, hero: int, effect: printed.Recover) -> list[int]:
    if not effect.range:
        return [hero] if discarded(g, hero) else []
    heroes = [each for each in g.allies_of(hero) if g.figures[each].kind == HERO and discarded(g, each)]
    return within(g, hero, heroes, effect.range)


def refresh_all_spent(g: State, hero: int, effect: printed.RefreshSpent) -> Script:  # noqa: ARG001 - all are used alike
    refresh_spent(g, hero)
    yield from ()


def refresh_small(g: State, hero: int, effect: printed.RefreshSmall) -> Script:
    """So many consumed small items of one's own. GH-RECOVER-05, 06"""
    for _ in range(effect.items):
        names = consumed_small(g, hero)
        if not names:
            break
        chosen = yield Decision(g.seat_of(hero), "refresh", [Refresh(name) for name in names], {"hero": hero})
        refresh(g, hero, chosen.item)
    if effect.curse:
        give(g, hero, CURSE)


def cure_self(g: State, hero: int, effect: printed.Cure) -> Script:
    there = negative_conditions(g, hero)
    if not effect.all and len(there) > 1:
        chosen = yield Decision(g.seat_of(hero), "cure", [Cure(each) for each in there], {"hero": hero})
        there = [chosen.condition]
    for condition in there:
        cure(g, hero, condition)


def negative_conditions(g: State, hero: int) -> list[str]:
    return [each for each in CONDITIONS if each in NEGATIVE and g.figures[hero].conditions & BIT[each]]


# ------------------------------------------------------------------ elements


def create(g: State, hero: int, effect: printed.CreateElement) -> Script:
    """Infuse the element, at the price of another where the item asks for one. GH-ELEM-02, 05"""
    for wanted in effect.consume:
        paid = wanted
        if wanted == ANY_ELEMENT:
            paid = yield from choose_consumed(g, hero)
        pay(g, hero, (paid,))
    for element in effect.elements:
        made = element
        if element == ANY_ELEMENT:
            options = [Create(each) for each in elements.not_yet_infused(g)]
            if not options:
                return
            chosen = yield Decision(g.seat_of(hero), "create", options, {"hero": hero})
            made = chosen.element
        elements.infuse(g, made)


# ------------------------------------------------------------------ conditions, traps, loot, obstacles


def give_conditions(g: State, hero: int, effect: printed.GiveConditions) -> Script:
    for figure in receivers(g, hero, effect):
        for condition in effect.conditions:
            give(g, figure, condition)
    yield from ()


def receivers(g: State, hero: int, effect: printed.GiveConditions) -> list[int]:
    if effect.to == SELF:
        return [hero]
    if effect.to in (ADJACENT_ENEMIES, ENEMIES_IN_RANGE):
        return within(g, hero, g.targets_for(hero), effect.range)
    return [hero, *within(g, hero, g.allies_of(hero), 1)]


def disarm_traps(g: State, hero: int, effect: printed.DisarmTraps) -> Script:
    for at in traps_near(g, hero, effect):
        lift_trap(g, at)
    yield from ()


def traps_near(g: State, hero: int, effect: printed.DisarmTraps) -> list[int]:
    start = g.figures[hero].at
    return [at for at in sorted(g.traps) if at in g.board.floor and g.board.reaches(start, at, effect.range)]


def loot(g: State, hero: int, effect: printed.LootAround) -> Script:
    loot_around(g, hero, effect.range)
    yield from ()


def destroy_obstacle(g: State, hero: int, effect: printed.DestroyObstacle) -> Script:  # noqa: ARG001
    options = [Place(at) for at in obstacles_beside(g, hero)]
    chosen = yield Decision(g.seat_of(hero), "destroy", options, {"hero": hero})
    destroy(g, chosen.hex)


def obstacles_beside(g: State, hero: int) -> list[int]:
    return [at for at in beside(g, hero) if at in g.obstacles]


def mark_enemy(g: State, hero: int, effect: printed.MarkEnemy) -> Script:  # noqa: ARG001
    chosen = yield from choose(g, hero, "mark", markable(g, hero))
    if chosen is not None:
        g.figures[chosen].marked = hero


def markable(g: State, hero: int) -> list[int]:
    return [each for each in within(g, hero, g.targets_for(hero), 1) if g.figures[each].kind in (NORMAL, ELITE)]


# ------------------------------------------------------------------ moving oneself and others, summoning


def move_oneself(g: State, hero: int, effect: printed.MoveOneself) -> Script:
    """A movement of its own, in the middle of another if need be."""
    yield from move_hero(g, hero, effect.by, jump=effect.jump)


def move_other(g: State, hero: int, effect: printed.MoveOther) -> Script:
    """The player says who moves, and where to; doors stay closed. GH-MOVE-01, GH-OVL-04"""
    chosen = yield from choose(g, hero, "move-other", movable(g, hero, effect))
    if chosen is None:
        return
    yield from apart(g, move_hero(g, chosen, effect.by, seat=g.seat_of(hero)))


def movable(g: State, hero: int, effect: printed.MoveOther) -> list[int]:
    among = g.targets_for(hero) if effect.enemy else summoned_allies(g, hero)
    return [
        each for each in within(g, hero, among, effect.range) if not g.figures[each].conditions & (IMMOBILIZE | STUN)
    ]


def summon(g: State, hero: int, effect: printed.SummonCreature) -> Script:
    """On an empty adjacent hex. GH-SUMMON-01, 02, 08"""
    options = [Place(at) for at in beside(g, hero) if g.is_empty(at)]
    chosen = yield Decision(g.seat_of(hero), "summon", options, {"hero": hero})
    bring_into_play(g, hero, effect.name, chosen.hex)


# ------------------------------------------------------------------ at the end of a turn


def use_at_end(g: State, hero: int, name: str) -> Asking[bool]:
    """One more card, or two for another turn later in the round; whether this turn is over with it."""
    effect = ITEMS[name].effect
    cards = g.heroes[hero]
    use_up(g, hero, name)
    if isinstance(effect, PlayAnotherCard):
        options = [Recover(card) for card in cards.hand]
        chosen = yield Decision(g.seat_of(hero), "one-more", options, {"hero": hero})
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        g.emit(Used, cards.name, chosen.card, effect.half)
        g.doing = Doing(hero, f"{cards.name}/{chosen.card}/{effect.half}")
        g.phase = phases.PERFORM
        return False
    pairs = [Play(lead, other) for lead, other in later_pairs(g, hero)]
    pair = yield Decision(g.seat_of(hero), "two-more", pairs, {"hero": hero})
    cards.hand = tuple(card for card in cards.hand if card not in (pair.lead, pair.other))
    cards.later = (pair.lead, pair.other)
    known = CLASSES[cards.name].cards
    cards.initiative, cards.second = known[pair.lead].initiative, known[pair.other].initiative
    place = g.place + 1
    while place < len(g.order) and entry_initiative(g, g.order[place]) < cards.initiative:
        place += 1
    g.order = (*g.order[:place], cards.name, *g.order[place:])
    return True


# ------------------------------------------------------------------ when the cards are revealed


def adjust_initiative(g: State) -> Script:
    """After all cards are revealed a hero may be faster or slower than their leading card. GH-INIT-01, GH-USE-01"""
    for hero, cards in enumerate(g.heroes):
        if not cards.chosen:
            continue
        for design, effect in ready(g, hero, OnInitiative):
            options = [Faster(design.name), Slower(design.name), SKIP]
            chosen: Any = yield Decision(g.seat_of(hero), "initiative", options, {"hero": hero, "by": effect.by})
            if not isinstance(chosen, Skip):
                use_up(g, hero, design.name)
                change = -effect.by if isinstance(chosen, Faster) else effect.by
                cards.initiative = min(max(cards.initiative + change, 1), SLOWEST)


# ------------------------------------------------------------------ which item does what

IN_TURN |= {
    printed.HealSelf: heal_self,
    printed.HealOther: heal_other,
    printed.Recover: recover,
    printed.RefreshSpent: refresh_all_spent,
    printed.RefreshSmall: refresh_small,
    printed.CreateElement: create,
    printed.GiveConditions: give_conditions,
    printed.Cure: cure_self,
    printed.MoveOneself: move_oneself,
    printed.MoveOther: move_other,
    printed.SummonCreature: summon,
    printed.LootAround: loot,
    printed.DisarmTraps: disarm_traps,
    printed.DestroyObstacle: destroy_obstacle,
    printed.MarkEnemy: mark_enemy,
}
POSSIBLE |= {
    printed.HealSelf: lambda g, hero, effect: can_consume(g, effect.consume),  # noqa: ARG005 - all are asked alike
    printed.HealOther: lambda g, hero, effect: bool(healable(g, hero, effect)),
    printed.Recover: lambda g, hero, effect: bool(recoverers(g, hero, effect)),
    printed.RefreshSpent: lambda g, hero, effect: has_spent(g, hero),  # noqa: ARG005
    printed.RefreshSmall: lambda g, hero, effect: bool(consumed_small(g, hero)),  # noqa: ARG005
    printed.CreateElement: lambda g, hero, effect: can_create(g, effect),  # noqa: ARG005
    printed.GiveConditions: lambda g, hero, effect: bool(receivers(g, hero, effect)),
    printed.Cure: lambda g, hero, effect: bool(negative_conditions(g, hero)),  # noqa: ARG005
    printed.MoveOneself: lambda g, hero, effect: not g.figures[hero].conditions & IMMOBILIZE,  # noqa: ARG005
    printed.MoveOther: lambda g, hero, effect: bool(movable(g, hero, effect)),
    printed.SummonCreature: lambda g, hero, effect: any(g.is_empty(at) for at in beside(g, hero)),  # noqa: ARG005
    printed.LootAround: lambda g, hero, effect: can_loot(g, hero, effect),
    printed.DisarmTraps: lambda g, hero, effect: bool(traps_near(g, hero, effect)),
    printed.DestroyObstacle: lambda g, hero, effect: bool(obstacles_beside(g, hero)),  # noqa: ARG005
    printed.MarkEnemy: lambda g, hero, effect: bool(markable(g, hero)),  # noqa: ARG005
}
"""A heal is possible at any time, even with full hit points; everything else needs something that it can be done to."""


def has_spent(g: State, hero: int) -> bool:
    return any(worn.state == IS_SPENT for worn in g.heroes[hero].items)


def can_create(g: State, effect: printed.CreateElement) -> bool:
    """Whether there is what it costs, and it would infuse an element that is not infused already this turn."""
    left = elements.not_yet_infused(g)
    makes = any(each == ANY_ELEMENT or each in left for each in effect.elements)
    return bool(left) and makes and can_consume(g, effect.consume)


def can_loot(g: State, hero: int, effect: printed.LootAround) -> bool:
    start = g.figures[hero].at
    return any((g.money[at] or g.treasures[at]) and g.board.reaches(start, at, effect.range) for at in g.board.floor)
