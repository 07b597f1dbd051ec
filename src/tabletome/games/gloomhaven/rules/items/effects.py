"""What items do in their owner's turn, item by item. Rulebook: "Using items". GH-USE-01, GH-RECOVER, GH-OVL-09

A heal is of use at any time, even with full hit points; everything else needs something that it can be done to.
"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import (
    SKIP,
    Choose,
    Create,
    Cure,
    Faster,
    Place,
    Play,
    Recover,
    Refresh,
    Skip,
    Slower,
)
from tabletome.games.gloomhaven.content import items as i
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.notation.conditions import (
    ANY_ELEMENT,
    BIT,
    CONDITIONS,
    CURSE,
    IMMOBILIZE,
    NEGATIVE,
    STUN,
)
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.printed_actions import CardAction
from tabletome.games.gloomhaven.events import Used
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.recover import discarded, take_discarded
from tabletome.games.gloomhaven.rules.abilities.summons import bring_into_play
from tabletome.games.gloomhaven.rules.abilities.targets import within
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.conditions import cure, give, give_all, heal
from tabletome.games.gloomhaven.rules.initiative import entry_initiative
from tabletome.games.gloomhaven.rules.items.in_turn import can_consume, is_of_use, later_pairs, pay, uses
from tabletome.games.gloomhaven.rules.items.worn import (
    IS_SPENT,
    can_refresh,
    consumed_small,
    ready,
    refresh,
    refresh_spent,
    use_up,
)
from tabletome.games.gloomhaven.rules.movement.enter import lift_trap
from tabletome.games.gloomhaven.rules.movement.loot import loot_around, things_around
from tabletome.games.gloomhaven.rules.movement.move import apart_from_action, move_by_stretches
from tabletome.games.gloomhaven.rules.movement.obstacles import destroy_obstacle, is_breakable
from tabletome.games.gloomhaven.state import HERO, SUMMON, RunningAction, State

SLOWEST = 99


def choose(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    """One of these figures, or none."""
    if not among:
        return None
    options: list[Choose | Skip] = [*(Choose(who) for who in among), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), kind, options, {"hero": hero}))
    return chosen.figure if isinstance(chosen, Choose) else None


def summoned_allies(g: State, hero: int) -> list[int]:
    return [who for who in g.allies_of(hero) if g.figures[who].kind == SUMMON]


def beside(g: State, hero: int) -> tuple[int, ...]:
    """The hexes next to a hero."""
    return tuple(g.board.near[g.figures[hero].at])


# Healing


@uses(i.HealSelf)
def heal_self(g: State, hero: int, effect: i.HealSelf) -> Script:
    """Heal, with what else the item does."""
    yield from pay(g, hero, effect.consume)
    if effect.refresh_spent:
        refresh_spent(g, hero)
    heal(g, hero, effect.by)
    yield from take_discarded(g, hero, effect.recover)


@is_of_use(i.HealSelf)
def can_heal_self(g: State, hero: int, effect: i.HealSelf) -> bool:  # noqa: ARG001 - all items are asked alike
    return can_consume(g, effect.consume)


@uses(i.HealOther)
def heal_other(g: State, hero: int, effect: i.HealOther) -> Script:
    """Oneself or an ally in range; or any summoned ally."""
    chosen = yield from choose(g, hero, "heal", healable(g, hero, effect))
    if chosen is not None:
        heal(g, chosen, effect.by)


def healable(g: State, hero: int, effect: i.HealOther) -> list[int]:
    if effect.summons:
        return summoned_allies(g, hero)
    return [hero, *within(g, hero, g.allies_of(hero), effect.range)]


@is_of_use(i.HealOther)
def can_heal_other(g: State, hero: int, effect: i.HealOther) -> bool:
    return bool(healable(g, hero, effect))


@uses(i.Cure)
def cure_self(g: State, hero: int, effect: i.Cure) -> Script:
    """One negative condition of the player's choice, or all."""
    there = negative_conditions(g, hero)
    if not effect.all and len(there) > 1:
        chosen = yield from ask(Decision(g.seat_of(hero), "cure", [Cure(each) for each in there], {"hero": hero}))
        there = [chosen.condition]
    for condition in there:
        cure(g, hero, condition)


def negative_conditions(g: State, hero: int) -> list[str]:
    """Those that a hero has."""
    return [each for each in CONDITIONS if each in NEGATIVE and g.figures[hero].conditions & BIT[each]]


@is_of_use(i.Cure)
def can_cure_self(g: State, hero: int, effect: i.Cure) -> bool:  # noqa: ARG001
    return bool(negative_conditions(g, hero))


# Recovering and refreshing


@uses(i.Recover)
def recover(g: State, hero: int, effect: i.Recover) -> Script:
    """Oneself, or one ally in range."""
    who: int | None = hero
    if effect.range:
        who = yield from choose(g, hero, "recover", recoverers(g, hero, effect))
    if who is not None:
        yield from take_discarded(g, who, effect.cards)


def recoverers(g: State, hero: int, effect: i.Recover) -> list[int]:
    """Who has discarded cards to take back."""
    if not effect.range:
        return [hero] if discarded(g, hero) else []
    heroes = [who for who in g.allies_of(hero) if g.figures[who].kind == HERO and discarded(g, who)]
    return within(g, hero, heroes, effect.range)


@is_of_use(i.Recover)
def can_recover(g: State, hero: int, effect: i.Recover) -> bool:
    return bool(recoverers(g, hero, effect))


@uses(i.RefreshSpent)
@at_once
def refresh_all_spent(g: State, hero: int, effect: i.RefreshSpent) -> None:  # noqa: ARG001
    """All of one's spent items. GH-ITEM-06"""
    refresh_spent(g, hero)


@is_of_use(i.RefreshSpent)
def can_refresh_spent(g: State, hero: int, effect: i.RefreshSpent) -> bool:  # noqa: ARG001
    return any(worn.state == IS_SPENT for worn in g.heroes[hero].items)


@uses(i.RefreshSmall)
def refresh_small(g: State, hero: int, effect: i.RefreshSmall) -> Script:
    """So many consumed small items of one's own. GH-RECOVER-05, 06"""
    for _ in range(effect.items):
        names = consumed_small(g, hero)
        if not names:
            break
        options = [Refresh(name) for name in names]
        chosen = yield from ask(Decision(g.seat_of(hero), "refresh", options, {"hero": hero}))
        refresh(g, hero, chosen.item)
    if effect.curse:
        give(g, hero, CURSE)


@is_of_use(i.RefreshSmall)
def can_refresh_small(g: State, hero: int, effect: i.RefreshSmall) -> bool:  # noqa: ARG001
    return bool(consumed_small(g, hero))


@uses(i.RefreshOne)
def refresh_one(g: State, hero: int, effect: i.RefreshOne) -> Script:  # noqa: ARG001
    """One item of oneself or of any ally. GH-RECOVER-05, 06"""
    owners = refreshers(g, hero)
    who: int | None = owners[0]
    if len(owners) > 1:
        who = yield from choose(g, hero, "refresh-whose", owners)
    if who is None:
        return
    options = [Refresh(worn.name) for worn in g.heroes[who].items if can_refresh(worn)]
    chosen = yield from ask(Decision(g.seat_of(who), "refresh", options, {"hero": who}))
    refresh(g, who, chosen.item)


def refreshers(g: State, hero: int) -> list[int]:
    """Characters in play with an item that can be refreshed."""
    heroes = [who for who in range(len(g.heroes)) if not g.is_exhausted(who) and not g.are_enemies(hero, who)]
    return [who for who in heroes if any(can_refresh(worn) for worn in g.heroes[who].items)]


@is_of_use(i.RefreshOne)
def can_refresh_one(g: State, hero: int, effect: i.RefreshOne) -> bool:  # noqa: ARG001
    return bool(refreshers(g, hero))


# Elements


@uses(i.CreateElement)
def create(g: State, hero: int, effect: i.CreateElement) -> Script:
    """Infuse the element, at the price of another where the item asks for one. GH-ELEM-02, 05"""
    yield from pay(g, hero, effect.consume)
    for element in effect.elements:
        made = element
        if element == ANY_ELEMENT:
            options = [Create(each) for each in elements.not_yet_infused(g)]
            if not options:
                return
            chosen = yield from ask(Decision(g.seat_of(hero), "create", options, {"hero": hero}))
            made = chosen.element
        elements.infuse(g, made)


@is_of_use(i.CreateElement)
def can_create(g: State, hero: int, effect: i.CreateElement) -> bool:
    """Whether there is what it costs, and it would infuse an element that is not infused already this turn."""
    left = elements.not_yet_infused(g)
    makes = any(each == ANY_ELEMENT or each in left for each in effect.elements)
    if g.turn.acting != hero or g.turn.hexes_moved < effect.moved:
        return False
    return bool(left) and makes and can_consume(g, effect.consume)


# Conditions


@uses(i.GiveConditions)
def give_conditions(g: State, hero: int, effect: i.GiveConditions) -> Script:
    """To all whom the item names, or to one of them. GH-EFF-03"""
    among = receivers(g, hero, effect)
    if effect.one:
        chosen = yield from choose(g, hero, "afflict", among)
        among = [] if chosen is None else [chosen]
    for who in among:
        give_all(g, who, effect.conditions)
    for element in effect.elements:
        elements.infuse(g, element)


def receivers(g: State, hero: int, effect: i.GiveConditions) -> list[int]:
    if effect.to is Targets.SELF:
        return [hero]
    if effect.to in (Targets.ADJACENT_ENEMIES, Targets.ENEMIES_IN_RANGE):
        return within(g, hero, g.targets_for(hero), effect.range)
    return [hero, *within(g, hero, g.allies_of(hero), 1)]


@is_of_use(i.GiveConditions)
def can_give_conditions(g: State, hero: int, effect: i.GiveConditions) -> bool:
    return bool(receivers(g, hero, effect))


@uses(i.MarkEnemy)
def mark_enemy(g: State, hero: int, effect: i.MarkEnemy) -> Script:  # noqa: ARG001
    """An adjacent normal or elite enemy: the hero's attacks on it are stronger."""
    chosen = yield from choose(g, hero, "mark", markable(g, hero))
    if chosen is not None:
        g.figures[chosen].marked_by = hero


def markable(g: State, hero: int) -> list[int]:
    return [who for who in within(g, hero, g.targets_for(hero), 1) if g.figures[who].is_normal_or_elite]


@is_of_use(i.MarkEnemy)
def can_mark_enemy(g: State, hero: int, effect: i.MarkEnemy) -> bool:  # noqa: ARG001
    return bool(markable(g, hero))


# Traps, loot, obstacles


@uses(i.DisarmTraps)
@at_once
def disarm_traps(g: State, hero: int, effect: i.DisarmTraps) -> None:
    """All traps within range. GH-OVL-09"""
    for at in traps_near(g, hero, effect):
        lift_trap(g, at)


def traps_near(g: State, hero: int, effect: i.DisarmTraps) -> list[int]:
    start = g.figures[hero].at
    return [at for at in sorted(g.traps) if at in g.board.floor and g.board.reaches(start, at, effect.range)]


@is_of_use(i.DisarmTraps)
def can_disarm_traps(g: State, hero: int, effect: i.DisarmTraps) -> bool:
    return bool(traps_near(g, hero, effect))


@uses(i.LootAround)
@at_once
def loot(g: State, hero: int, effect: i.LootAround) -> None:
    """Everything within range. GH-LOOT-01"""
    loot_around(g, hero, effect.range)


@is_of_use(i.LootAround)
def can_loot(g: State, hero: int, effect: i.LootAround) -> bool:
    return bool(things_around(g, hero, effect.range))


@uses(i.DestroyObstacle)
def destroy_one(g: State, hero: int, effect: i.DestroyObstacle) -> Script:  # noqa: ARG001
    """An adjacent obstacle."""
    options = [Place(at) for at in obstacles_beside(g, hero)]
    chosen = yield from ask(Decision(g.seat_of(hero), "destroy", options, {"hero": hero}))
    destroy_obstacle(g, chosen.hex)


def obstacles_beside(g: State, hero: int) -> list[int]:
    """Those that can be destroyed otherwise than by damage. GH-SPECIAL-06"""
    return [at for at in beside(g, hero) if is_breakable(g, at)]


@is_of_use(i.DestroyObstacle)
def can_destroy_one(g: State, hero: int, effect: i.DestroyObstacle) -> bool:  # noqa: ARG001
    return bool(obstacles_beside(g, hero))


# Moving oneself and others, summoning


@uses(i.MoveOneself)
def move_oneself(g: State, hero: int, effect: i.MoveOneself) -> Script:
    """A movement of its own, in the middle of another if need be."""
    yield from move_by_stretches(g, hero, effect.by, jump=effect.jump)


@is_of_use(i.MoveOneself)
def can_move_oneself(g: State, hero: int, effect: i.MoveOneself) -> bool:  # noqa: ARG001
    return not g.figures[hero].conditions & IMMOBILIZE


@uses(i.MoveOther)
def move_other(g: State, hero: int, effect: i.MoveOther) -> Script:
    """The player says who moves, and where to; doors stay closed. GH-MOVE-01, GH-OVL-04"""
    chosen = yield from choose(g, hero, "move-other", movable(g, hero, effect))
    if chosen is not None:
        moving = move_by_stretches(g, chosen, effect.by, seat=g.seat_of(hero), forced=effect.enemy)
        yield from apart_from_action(g, moving)


def movable(g: State, hero: int, effect: i.MoveOther) -> list[int]:
    """Enemies, or summoned allies, in range that can move."""
    among = g.targets_for(hero) if effect.enemy else summoned_allies(g, hero)
    near = within(g, hero, among, effect.range)
    return [who for who in near if not g.figures[who].conditions & (IMMOBILIZE | STUN)]


@is_of_use(i.MoveOther)
def can_move_other(g: State, hero: int, effect: i.MoveOther) -> bool:
    return bool(movable(g, hero, effect))


@uses(i.SummonCreature)
def summon(g: State, hero: int, effect: i.SummonCreature) -> Script:
    """On an empty adjacent hex. GH-SUMMON-01, 02, 08"""
    options = [Place(at) for at in beside(g, hero) if g.is_empty(at)]
    chosen = yield from ask(Decision(g.seat_of(hero), "summon", options, {"hero": hero}))
    bring_into_play(g, hero, effect.name, chosen.hex)


@is_of_use(i.SummonCreature)
def can_summon(g: State, hero: int, effect: i.SummonCreature) -> bool:  # noqa: ARG001
    return any(g.is_empty(at) for at in beside(g, hero))


# At the end of a turn


def use_at_end(g: State, hero: int, name: str) -> Asking[bool]:
    """One more card, or two for another turn later in the round; whether this turn is over with it."""
    effect = ITEMS[name].effect
    use_up(g, hero, name)
    if isinstance(effect, i.PlayAnotherCard):
        yield from play_another_card(g, hero, effect)
        return False
    yield from take_another_turn(g, hero)
    return True


def play_another_card(g: State, hero: int, effect: i.PlayAnotherCard) -> Script:
    """One more card from hand, its top or bottom action."""
    cards = g.heroes[hero]
    options = [Recover(card) for card in cards.hand]
    chosen = yield from ask(Decision(g.seat_of(hero), "one-more", options, {"hero": hero}))
    cards.hand = tuple(card for card in cards.hand if card != chosen.card)
    g.emit(Used, cards.name, chosen.card, effect.half)
    g.action = RunningAction(hero, CardAction(cards.name, chosen.card, effect.half))
    g.phase = phases.PERFORM


def take_another_turn(g: State, hero: int) -> Script:
    """Two more cards from hand, for a turn at their place in the order."""
    cards = g.heroes[hero]
    pairs = [Play(lead, other) for lead, other in later_pairs(g, hero)]
    pair = yield from ask(Decision(g.seat_of(hero), "two-more", pairs, {"hero": hero}))
    cards.hand = tuple(card for card in cards.hand if card not in (pair.lead, pair.other))
    cards.later = (pair.lead, pair.other)
    known = CLASSES[cards.name].cards
    cards.initiative, cards.second_initiative = known[pair.lead].initiative, known[pair.other].initiative
    place = g.place + 1
    while place < len(g.order) and entry_initiative(g, g.order[place]) < cards.initiative:
        place += 1
    g.order = (*g.order[:place], cards.name, *g.order[place:])


# When the cards are revealed


def adjust_initiative(g: State) -> Script:
    """After all cards are revealed a hero may be faster or slower than their leading card. GH-INIT-01, GH-USE-01"""
    for hero, cards in enumerate(g.heroes):
        if not cards.chosen:
            continue
        for item, effect in ready(g, hero, i.OnInitiative):
            options: list[Faster | Slower | Skip] = [Faster(item.name), Slower(item.name), SKIP]
            about = {"hero": hero, "by": effect.by}
            chosen = yield from ask(Decision(g.seat_of(hero), "initiative", options, about))
            if not isinstance(chosen, Skip):
                use_up(g, hero, item.name)
                change = -effect.by if isinstance(chosen, Faster) else effect.by
                cards.initiative = min(max(cards.initiative + change, 1), SLOWEST)
