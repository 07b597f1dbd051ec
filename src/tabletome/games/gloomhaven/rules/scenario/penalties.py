"""What opening a room of a random dungeon costs, and what its treasure tiles hold. GH-RDUN-09, 10, 12, 13"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletome.engine import Asking, ByType, Decision, Script, ask
from tabletome.games.gloomhaven.actions import Choose, Place, Use
from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.dungeons import dungeon, penalties_of
from tabletome.games.gloomhaven.content.items import CONSUMED, ITEMS, SMALL, SPENT
from tabletome.games.gloomhaven.content.layout import ELITE_MARK, Spot
from tabletome.games.gloomhaven.content.notation import dungeons as n
from tabletome.games.gloomhaven.content.notation.abilities import Refresh
from tabletome.games.gloomhaven.content.notation.conditions import BLESS
from tabletome.games.gloomhaven.events import ItemUsed, Promoted, Spawned
from tabletome.games.gloomhaven.rules.abilities.recover import lose_from_hand, refresh_some, take_lost
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.conditions import (
    add_until_end_of_round,
    cure_all,
    give,
    give_all,
    heal,
)
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.initiative import join_the_round
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY, lay
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster, free_standees
from tabletome.games.gloomhaven.rules.scenario.special_rules import discard_cards_of, nearest_empty, settles
from tabletome.games.gloomhaven.state import ELITE, INERT, NOBODY, NORMAL, ChestOpened, Equipped, PenaltyDue, State

punishes: ByType[Callable[[State, PenaltyDue, Any], Script]] = ByType("punishes")
"""What a penalty does when a room is opened."""


@settles(PenaltyDue)
def pay(g: State, due: PenaltyDue) -> Script:
    """The penalty of the card, of the degree that was chosen. GH-RDUN-09"""
    for penalty in penalties_of(dungeon(g.scenario).rooms[due.room]):
        due = yield from with_opener(g, due, penalty)
        yield from punishes[type(penalty)](g, due, penalty)


def with_opener(g: State, due: PenaltyDue, penalty: n.Penalty) -> Asking[PenaltyDue]:
    """Where nobody has opened the door, the players choose whom a penalty for the opener befalls. GH-RDUN-10"""
    if due.opener != NOBODY or not getattr(penalty, "opener", False):
        return due
    heroes = [hero for hero in range(len(g.heroes)) if not g.is_exhausted(hero)]
    chosen = yield from ask(Decision(g.speaker(), "penalty", [Choose(hero) for hero in heroes]))
    return PenaltyDue(due.room, chosen.figure)


def befallen(g: State, due: PenaltyDue, opener: bool) -> Iterator[int]:
    """Every character in play, or the one who has opened the door."""
    for hero in (due.opener,) if opener else range(len(g.heroes)):
        if not g.is_exhausted(hero):
            yield hero


# For the characters


@punishes(n.HeroesGain)
@at_once
def heroes_gain(g: State, due: PenaltyDue, penalty: n.HeroesGain) -> None:
    for hero in befallen(g, due, penalty.opener):
        give_all(g, hero, penalty.conditions)


@punishes(n.HeroesSuffer)
def heroes_suffer(g: State, due: PenaltyDue, penalty: n.HeroesSuffer) -> Script:
    for hero in befallen(g, due, penalty.opener):
        yield from suffer(g, hero, penalty.damage)


@punishes(n.HeroesDiscard)
def heroes_discard(g: State, due: PenaltyDue, penalty: n.HeroesDiscard) -> Script:
    for hero in befallen(g, due, opener=False):
        yield from discard_cards_of(g, hero, penalty.cards, "GH-RDUN-09")


@punishes(n.HeroesLose)
def heroes_lose(g: State, due: PenaltyDue, penalty: n.HeroesLose) -> Script:
    """As many cards of the hand as there are."""
    for hero in befallen(g, due, penalty.opener):
        yield from lose_from_hand(g, hero, penalty.cards)


@punishes(n.ConsumeSmall)
def consume_small(g: State, due: PenaltyDue, penalty: n.ConsumeSmall) -> Script:  # noqa: ARG001 - all are paid alike
    """One small item of the owner's choice that lies ready."""
    for hero in befallen(g, due, opener=False):
        names = [worn.name for worn in ready_items(g, hero) if ITEMS[worn.name].slot == SMALL]
        if names:
            options = [Use(name) for name in names]
            chosen = yield from ask(Decision(g.seat_of(hero), "penalty-item", options, {"hero": hero}))
            turn(g, hero, chosen.item, IS_CONSUMED)


@punishes(n.UseUpItems)
@at_once
def use_up_items(g: State, due: PenaltyDue, penalty: n.UseUpItems) -> None:
    """Items with the symbol for it are turned sideways or face down. GH-ITEM-07, 08"""
    for hero in befallen(g, due, opener=False):
        for worn in ready_items(g, hero):
            if ITEMS[worn.name].symbol == SPENT:
                turn(g, hero, worn.name, IS_SPENT)
            elif ITEMS[worn.name].symbol == CONSUMED and not penalty.spent_only:
                turn(g, hero, worn.name, IS_CONSUMED)


def ready_items(g: State, hero: int) -> list[Equipped]:
    return [worn for worn in g.heroes[hero].items if worn.state == READY]


def turn(g: State, hero: int, item: str, state: int) -> None:
    """The item lies so without having been of any use."""
    lay(g, hero, Equipped(item, state))
    g.emit(ItemUsed, g.heroes[hero].name, item, rule="GH-RDUN-09")


# For the enemies


def enemies(g: State) -> list[int]:
    return [who for who in g.on_map() if g.figures[who].is_monster and g.figures[who].hostile]


@punishes(n.EnemiesGain)
@at_once
def enemies_gain(g: State, due: PenaltyDue, penalty: n.EnemiesGain) -> None:  # noqa: ARG001
    for who in enemies(g):
        if not penalty.elite_only or g.figures[who].is_elite:
            give(g, who, penalty.condition)


@punishes(n.EnemiesThisRound)
@at_once
def enemies_have(g: State, due: PenaltyDue, penalty: n.EnemiesThisRound) -> None:  # noqa: ARG001
    for who in enemies(g):
        add_until_end_of_round(g, who, shield=penalty.shield, retaliate=penalty.retaliate, reach=penalty.reach)


@punishes(n.BlessMonsters)
@at_once
def bless_monsters(g: State, due: PenaltyDue, penalty: n.BlessMonsters) -> None:  # noqa: ARG001
    """As many as there are left. GH-AMD-07"""
    for _ in range(penalty.cards):
        shuffle_in(g, g.monsters_deck, BLESS)


@punishes(n.ElementsInert)
@at_once
def make_inert(g: State, due: PenaltyDue, penalty: n.ElementsInert) -> None:  # noqa: ARG001
    """All six. GH-RDUN-13"""
    g.elements = [INERT] * len(g.elements)


@punishes(n.FromNowOn)
@at_once
def keep_in_force(g: State, due: PenaltyDue, penalty: n.FromNowOn) -> None:
    """The rule stands on the dungeon's page. GH-RDUN-09"""


@punishes(n.Promote)
def promote(g: State, due: PenaltyDue, penalty: n.Promote) -> Script:  # noqa: ARG001
    """The players say which normal enemy of the new room is an elite one; it has all hit points. GH-AMBIG-01"""
    there = [who for who in enemies(g) if g.figures[who].is_normal and room_of(g, who) == due.room]
    if not there:
        return
    chosen = yield from ask(Decision(g.speaker(), "promote", [Choose(who) for who in there]))
    figure = g.figures[chosen.figure]
    figure.kind = ELITE
    figure.health = figure.max_health = g.stat(chosen.figure).health
    g.emit(Promoted, figure.name, figure.number, rule="GH-RDUN-09")


def room_of(g: State, who: int) -> int:
    return g.plan.room_of[g.figures[who].at]


@punishes(n.PutBack)
def put_back(g: State, due: PenaltyDue, penalty: n.PutBack) -> Script:
    """Enemies that have died stand where they stood when the room was made; before the first there is none.

    The players say which, if several can. GH-RDUN-10, 13, GH-AMBIG-01
    """
    taken: list[int] = []
    for _ in range(penalty.enemies):
        spots = [spot for spot in returning(g, due.room - 1, penalty.elite) if spot.at not in taken]
        if not spots:
            return
        spot = spots[0]
        if len(spots) > 1:
            chosen = yield from ask(Decision(g.speaker(), "put-back", [Place(spot.at) for spot in spots]))
            spot = next(each for each in spots if each.at == chosen.hex)
        taken.append(spot.at)
        is_free = g.standing_at(spot.at) is None and spot.at not in g.obstacles
        at = spot.at if is_free else (yield from nearest_empty(g, spot.at))
        if at is not None:
            return_to(g, spot, at, ELITE if penalty.elite else NORMAL)


def returning(g: State, room: int, elite: bool) -> list[Spot]:
    """The places of a room whose monsters, of this rank, are not all alive. GH-RDUN-13"""
    rank = ELITE if elite else NORMAL
    spots = [spot for spot in g.plan.spots if is_of_rank(g, spot, elite)]
    alive = [figure.name for figure in g.figures if figure.kind == rank and figure.is_on_map]
    names = [spot.monster for spot in spots]
    dead = {name for name in names if alive.count(name) < names.count(name) and free_standees(g, name)}
    return [spot for spot in spots if g.plan.room_of[spot.at] == room and spot.monster in dead]


def is_of_rank(g: State, spot: Spot, elite: bool) -> bool:
    mark = spot.marks[g.party_size]
    return mark == ELITE_MARK if elite else mark not in (ELITE_MARK, "-")


def return_to(g: State, spot: Spot, at: int, rank: int) -> None:
    """A monster stands there again, and joins the round. GH-DOOR-05, 06"""
    first = len(g.figures)
    new = add_monster(g, spot.monster, rank, g.rng.pick(free_standees(g, spot.monster)), at)
    g.emit(Spawned, spot.monster, g.figures[new].number, at, rule="GH-RDUN-13")
    if g.order:
        join_the_round(g, first)


# Treasure


SMALL_ITEMS = Refresh(spent=True, consumed=True, slots=(SMALL,))
"""One of them."""


@settles(ChestOpened)
def open_chest(g: State, due: ChestOpened) -> Script:
    """What the card of the room says: something useful, never anything that matters to the campaign. GH-RDUN-12"""
    inside, hero = DWELLERS[due.card].treasure, due.hero
    g.heroes[hero].gold += inside.gold
    if not g.is_exhausted(hero):
        if inside.heal:
            heal(g, hero, inside.heal)
        if inside.cure:
            cure_all(g, hero)
        yield from take_lost(g, hero, inside.recover, [hero])
        for _ in range(inside.refresh):
            yield from refresh_some(g, hero, SMALL_ITEMS)
    for who in enemies(g):
        if inside.condition:
            give(g, who, inside.condition)
        if inside.damage:
            yield from suffer(g, who, inside.damage)
