"""Recovering cards, refreshing items, and other help for the party. Rulebook: "Recover and refresh". GH-RECOVER"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Choose, Create, Lose, Place, Recover, Refresh, Skip, Stop
from tabletome.games.gloomhaven.content.notation import abilities as n
from tabletome.games.gloomhaven.content.notation.abilities import (
    IMMOBILIZE,
    STUN,
    Ability,
)
from tabletome.games.gloomhaven.content.notation.classes import ALL_CARDS
from tabletome.games.gloomhaven.events import Recalled
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import (
    active_act,
    end_bonus,
    gain_xp,
)
from tabletome.games.gloomhaven.rules.abilities.counts import is_true
from tabletome.games.gloomhaven.rules.abilities.targets import (
    choose_one,
    concerned_by,
    within,
)
from tabletome.games.gloomhaven.rules.combat import attack, elements
from tabletome.games.gloomhaven.rules.combat.aim import lay_pattern
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.push_and_pull import pull_toward
from tabletome.games.gloomhaven.rules.items.items import refresh
from tabletome.games.gloomhaven.rules.items.uses import (
    consumed_small,
    discarded,
    take_back,
)
from tabletome.games.gloomhaven.rules.movement.loot import (
    loot_one,
    things_around,
)
from tabletome.games.gloomhaven.rules.movement.move import move_hero
from tabletome.games.gloomhaven.state import HERO, OBJECTIVE, SUMMON, State

SKIP, STOP = Skip(), Stop()


def perform(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """Abilities of this chapter; whether one was performed."""
    match ability:
        case n.InfuseAny():
            return (yield from infuse_any(g, hero))
        case n.Along():
            return (yield from come_along(g, hero, ability))
        case n.Recover():
            return (yield from recover(g, hero, ability))
        case n.RefreshSmallItem():
            return (yield from refresh_small_item(g, hero, ability))
        case n.KillInArea():
            return (yield from kill_in_area(g, hero, ability))
        case n.PullToward():
            return (yield from pull_together(g, hero, ability))
        case n.LootSome():
            return (yield from loot_some(g, hero, ability))
        case n.SummonsMove():
            return (yield from summons_move(g, hero, ability))
        case _:
            raise AssertionError(f"no character performs {ability}")


def infuse_any(g: State, hero: int) -> Asking[bool]:
    """Only an action that has done something infuses. GH-ELEM-03"""
    options = [Create(each) for each in elements.not_yet_infused(g)]
    if g.doing is not None and g.doing.performed and options:
        chosen = yield Decision(g.seat_of(hero), "create", options, {"hero": hero})
        elements.infuse(g, chosen.element)
    return False


def come_along(g: State, hero: int, ability: n.Along) -> Asking[bool]:
    """What a sticker adds to a line that has been performed. GH-ENH-06, 08"""
    if g.doing is None or not g.doing.did >> ability.line & 1:
        return False
    if ability.element == n.ANY_ELEMENT:
        return (yield from infuse_any(g, hero))
    if ability.element:
        elements.infuse(g, ability.element)
    for each in concerned_by(g, hero, ability.to, ability.range) if ability.give else ():
        for condition in ability.give:
            give(g, each, condition)
    return False


# ------------------------------------------------------------------ cards


def lost_cards(g: State, hero: int) -> list[str]:
    """The lost pile with the active cards that belong to it, without those that stay lost. GH-RECOVER-01, 02, 04"""
    cards = g.heroes[hero]
    active = [each.card for each in cards.active if active_act(cards.name, each).lost]
    return [card for card in (*cards.lost, *active) if not ALL_CARDS[card].final]


def take_from_lost(g: State, owner: int, card: str, taker: int) -> None:
    """Into the taker's hand at once; an active card ends first. GH-RECOVER-01"""
    cards = g.heroes[owner]
    for number, active in enumerate(cards.active):
        if active.card == card:
            end_bonus(g, owner, number)
            break
    cards.lost = tuple(each for each in cards.lost if each != card)
    g.heroes[taker].hand += (card,)
    g.emit(Recalled, g.heroes[taker].name, card, rule="GH-RECOVER-01")


def recover_all_lost(g: State, hero: int) -> Asking[bool]:
    """The whole lost pile, and whichever active cards the player ends for it. GH-RECOVER-01, 02"""
    pile = lost_cards(g, hero)
    for card in pile:
        if card in g.heroes[hero].lost:
            take_from_lost(g, hero, card, hero)
    yield from take_lost(g, hero, len(pile), [hero])
    return True


def recover(g: State, hero: int, ability: n.Recover) -> Asking[bool]:
    """Oneself, or an ally in range who has something to recover. GH-RECOVER-01, 06"""
    who: int | None = hero
    if ability.range:
        heroes = [each for each in g.allies_of(hero) if g.figures[each].kind == HERO and has_some(g, each, ability)]
        who = yield from choose_one(g, hero, "recover", within(g, hero, heroes, ability.range))
    if who is None or not has_some(g, who, ability):
        return False
    if ability.of_neighbours:
        yield from take_lost(g, who, ability.cards, neighbours(g, who))
    elif ability.lost:
        yield from take_lost(g, who, ability.cards, [who])
    else:
        yield from take_discarded(g, who, ability.cards)
    yield from lose_from_hand(g, who, ability.then_lose)
    return True


def has_some(g: State, who: int, ability: n.Recover) -> bool:
    if ability.of_neighbours:
        return any(lost_cards(g, owner) for owner in neighbours(g, who))
    return bool(lost_cards(g, who) if ability.lost else discarded(g, who))


def neighbours(g: State, who: int) -> list[int]:
    """The characters next to the ally, whoever they are."""
    heroes = [each for each in g.allies_of(who) if g.figures[each].kind == HERO]
    return within(g, who, heroes, 1)


def take_discarded(g: State, who: int, cards: int) -> Script:
    for left in range(cards, 0, -1):
        pile = discarded(g, who)
        if not pile:
            return
        about = {"hero": who, "left": left}
        chosen: Any = yield Decision(g.seat_of(who), "recover-card", [*(Recover(card) for card in pile), STOP], about)
        if isinstance(chosen, Stop):
            return
        take_back(g, who, chosen.card)
        g.emit(Recalled, g.heroes[who].name, chosen.card, rule="GH-RECOVER-01")


def take_lost(g: State, who: int, cards: int, owners: list[int]) -> Script:
    """Card by card, from the lost piles of these owners."""
    for left in range(cards, 0, -1):
        there = {card: owner for owner in owners for card in lost_cards(g, owner)}
        if not there:
            return
        about = {"hero": who, "left": left}
        chosen: Any = yield Decision(g.seat_of(who), "recover-card", [*(Recover(card) for card in there), STOP], about)
        if isinstance(chosen, Stop):
            return
        take_from_lost(g, there[chosen.card], chosen.card, who)


def lose_from_hand(g: State, who: int, number: int) -> Script:
    """What the recovery costs: cards from hand."""
    cards = g.heroes[who]
    for _ in range(min(number, len(cards.hand))):
        chosen = yield Decision(g.seat_of(who), "lose-card", [Lose(card) for card in cards.hand], {"hero": who})
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.lost += (chosen.card,)


# ------------------------------------------------------------------ items


def refresh_small_item(g: State, hero: int, ability: n.RefreshSmallItem) -> Asking[bool]:
    """GH-RECOVER-05, 06"""
    heroes = [each for each in g.allies_of(hero) if g.figures[each].kind == HERO and consumed_small(g, each)]
    who = yield from choose_one(g, hero, "refresh-whose", within(g, hero, heroes, ability.range))
    if who is None:
        return False
    options = [Refresh(name) for name in consumed_small(g, who)]
    chosen = yield Decision(g.seat_of(who), "refresh", options, {"hero": who})
    refresh(g, who, chosen.item)
    return True


# ------------------------------------------------------------------ the rest


def kill_in_area(g: State, hero: int, ability: n.KillInArea) -> Asking[bool]:
    """Lay the pattern; whoever is weak enough under it dies. GH-AOE-01, GH-ATK-08"""
    covered = yield from lay_pattern(g, hero, ability.area, 1)
    killed = 0
    for figure in covered:
        if g.figures[figure].kind != OBJECTIVE and is_true(g, ability.when, hero, figure):
            attack.kill(g, figure)
            killed += 1
    gain_xp(g, hero, killed * ability.xp_each)
    return bool(covered)


def pull_together(g: State, hero: int, ability: n.PullToward) -> Asking[bool]:
    """Choose a hex in sight and range; all enemies near it are pulled toward it, one after the other. GH-EFF-05"""
    ground, start = g.ground, g.figures[hero].at
    hexes = [at for at in sorted(ground.floor) if ground.reaches(start, at, ability.range)]
    chosen: Any = yield Decision(g.seat_of(hero), "center", [*(Place(at) for at in hexes), SKIP], {"hero": hero})
    if isinstance(chosen, Skip):
        return False
    away = ground.distances(chosen.hex)
    left = [each for each in g.targets_for(hero) if 0 < away[g.figures[each].at] <= ability.near]
    performed = False
    while left:
        picked: Any = yield Decision(g.seat_of(hero), "pull", [*(Choose(each) for each in left), SKIP])
        if isinstance(picked, Skip):
            break
        left.remove(picked.figure)
        performed = True
        for condition in ability.give:
            give(g, picked.figure, condition)
        yield from pull_toward(g, hero, picked.figure, chosen.hex, ability.by)
    return performed


def loot_some(g: State, hero: int, ability: n.LootSome) -> Asking[bool]:
    """Token by token, where there is more than may be taken. GH-LOOT-01"""
    for left in range(ability.most, 0, -1):
        hexes = things_around(g, hero, ability.range)
        if not hexes:
            break
        if sum(hexes.values()) <= left:
            for at in hexes:
                for _ in range(hexes[at]):
                    loot_one(g, hero, at)
            break
        about = {"hero": hero, "left": left}
        chosen = yield Decision(g.seat_of(hero), "loot-some", [Place(at) for at in hexes], about)
        loot_one(g, hero, chosen.hex)
    return True


def summons_move(g: State, hero: int, ability: n.SummonsMove) -> Asking[bool]:
    """Each in turn, as the player says. GH-SUMMON-06"""
    left = within(g, hero, [each for each in g.allies_of(hero) if g.figures[each].kind == SUMMON], ability.range)
    performed = False
    while left:
        chosen = yield from choose_one(g, hero, "move-other", left)
        if chosen is None:
            break
        left.remove(chosen)
        performed = True
        if not g.figures[chosen].conditions & (IMMOBILIZE | STUN):
            moved, doing = g.moved, g.doing
            yield from move_hero(g, chosen, g.stat(chosen).move + ability.by, seat=g.seat_of(hero))
            g.moved = moved
            if doing is not None and g.doing is not None:
                g.doing = msgspec.structs.replace(g.doing, path=doing.path)
    return performed
