"""Cards in the active area: what they do there, their use slots, and how they leave it. Rulebook: "Active area".

GH-ACTIVE
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.abilities import Ability, RestWell
from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.content.printed_actions import CardAction
from tabletome.games.gloomhaven.events import BonusEnded
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.state import NOBODY, Active, Bonus, Hero, State

A = TypeVar("A", bound=Ability)

ends: ByType[Callable[[State, int, Any], None]] = ByType("ends")
"""What else goes when a player ends the bonus of a card that does this. GH-ACTIVE-08"""


def active_act(hero_name: str, active: Active) -> Act:
    """The half of the card that is in force."""
    card = CLASSES[hero_name].cards[active.card]
    return card.top if active.top else card.bottom


def lasting(hero_name: str, cards: tuple[Active, ...]) -> Iterator[tuple[int, Ability]]:
    """Every ability of the cards in a hero's active area, with the card's place there. GH-ACTIVE-01"""
    for place, active in enumerate(cards):
        act = active_act(hero_name, active)
        for step, ability in enumerate(act.abilities):
            if not act.guards or act.is_open(step, active.gates):
                yield place, ability


def lasting_of(g: State, hero: int, kind: type[A]) -> tuple[tuple[int, A], ...]:
    """The abilities of one kind in a hero's active area, with the cards' places there."""
    cards = g.heroes[hero]
    return _of_kind(cards.name, cards.active, kind) if cards.active else ()


@functools.lru_cache(maxsize=1 << 14)
def _of_kind(hero_name: str, cards: tuple[Active, ...], kind: type[A]) -> tuple[tuple[int, A], ...]:
    """Looked up once for the same cards: every attack asks for many kinds, of which there is seldom one."""
    return tuple((place, ability) for place, ability in lasting(hero_name, cards) if isinstance(ability, kind))


def counts_as_discarded(cards: Hero) -> list[str]:
    """Active cards without the lost symbol: they are part of the discard pile. GH-ACTIVE-08"""
    return [
        active.card for active in cards.active if active.owner == NOBODY and not active_act(cards.name, active).lost
    ]  # fmt: skip


# Use slots


def use_slot(g: State, hero: int, place: int) -> None:
    """The bonus was applied: the token moves on; after the last slot the card is lost. GH-ACTIVE-02, 03, GH-XP-04"""
    cards = g.heroes[hero]
    active = cards.active[place]
    slots = active_act(cards.name, active).slots
    if not slots:
        put_away(g, hero, place)
        return
    gain_xp(g, hero, slots[active.used])
    if active.used + 1 == len(slots):
        put_away(g, hero, place)
    else:
        used = msgspec.structs.replace(active, used=active.used + 1)
        cards.active = (*cards.active[:place], used, *cards.active[place + 1 :])


def use_slots(g: State, hero: int, places: list[int]) -> None:
    """All these bonuses were applied, the last card first, so that places stay what they are. GH-ACTIVE-02"""
    for place in sorted(set(places), reverse=True):
        use_slot(g, hero, place)


def use_slots_of(g: State, hero: int, places: list[int]) -> None:
    """The same where some of the cards have no slots: those stay as they are. GH-ACTIVE-02"""
    cards = g.heroes[hero]
    use_slots(g, hero, [place for place in places if active_act(cards.name, cards.active[place]).slots])


def use_up(g: State, hero: int, card: str) -> None:
    """A card that works every turn has done so once more. GH-ACTIVE-02"""
    cards = g.heroes[hero]
    for place, active in enumerate(cards.active):
        if active.card == card and active_act(cards.name, active).slots:
            use_slot(g, hero, place)
            return


# Coming to the active area


def place_at_once(g: State, hero: int) -> None:
    """The card in use lies in the active area before its action is over. GH-ACTIVE-01"""
    assert g.action is not None
    source = g.action.source
    assert isinstance(source, CardAction)
    g.heroes[hero].active += (Active(source.card, source.half == "top", 0, g.action.gates, g.round),)
    g.action = msgspec.structs.replace(g.action, placed=True)


# Leaving the active area


def put_away(g: State, hero: int, place: int) -> None:
    """The card leaves the active area for the pile its symbol names. GH-SELECT-07, GH-ACTIVE-07"""
    cards = g.heroes[hero]
    active = cards.active[place]
    cards.active = (*cards.active[:place], *cards.active[place + 1 :])
    if active.owner != NOBODY:
        g.heroes[active.owner].discard += (active.card,)
    elif active_act(cards.name, active).lost:
        cards.lost += (active.card,)
    else:
        cards.discard += (active.card,)


def put_away_card(g: State, hero: int, card: str) -> None:
    """The same for a card of this name, if it lies there."""
    for place, active in enumerate(g.heroes[hero].active):
        if active.card == card:
            put_away(g, hero, place)
            return


def end_bonus(g: State, hero: int, card: str) -> None:
    """A player ends a bonus: its card goes to its pile, and what others had by it is gone. GH-ACTIVE-05, 08"""
    cards = g.heroes[hero]
    place = next(place for place, active in enumerate(cards.active) if active.card == card)
    ended = cards.active[place]
    put_away(g, hero, place)
    for bonus in ended.given:
        take_back(g, hero, bonus)
    g.emit(BonusEnded, cards.name, card, rule="GH-ACTIVE-08")
    for ability in active_act(cards.name, ended).abilities:
        if type(ability) in ends:
            ends[type(ability)](g, hero, ability)


def take_back(g: State, hero: int, bonus: Bonus) -> None:
    """Whoever had a shield, an attack bonus or retaliate by this, or was hard to hit, is so no more; a charm is broken.

    GH-ACTIVE-08
    """
    figure = g.figures[bonus.figure]
    effects = figure.effects
    retaliate = list(effects.retaliate)
    if bonus.retaliate:
        retaliate.remove((bonus.retaliate, bonus.range))
    is_charm = effects.charmer == hero
    figure.effects = msgspec.structs.replace(
        effects,
        shield=effects.shield - bonus.shield,
        attack=effects.attack - bonus.attack,
        retaliate=tuple(retaliate),
        avoided=effects.avoided and not bonus.avoided,
        move=effects.move - bonus.move,
        unharmed=effects.unharmed and not bonus.unharmed,
        immune=effects.immune and not bonus.immune,
        charmer=NOBODY if is_charm else effects.charmer,
        steered=effects.steered and not is_charm,
    )


def end_round_bonuses(g: State) -> None:
    """Cards that stay for a round go to their piles, but for what a short rest asks. GH-ACTIVE-07, GH-ENDRND-01"""
    for hero, cards in enumerate(g.heroes):
        for place in range(len(cards.active) - 1, -1, -1):
            act = active_act(cards.name, cards.active[place])
            if act.stays == "round" and not any(isinstance(ability, RestWell) for ability in act.abilities):
                put_away(g, hero, place)
