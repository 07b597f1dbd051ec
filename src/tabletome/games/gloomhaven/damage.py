"""Suffering damage, dying and exhaustion. Rulebook: "Character damage", "Exhaustion". GH-DMG, GH-EXH, GH-ATK-08..10"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.gloomhaven.actions import LoseCard, LoseTwo, Suffer
from tabletome.games.gloomhaven.acts import end_bonus, lasting, use_slot
from tabletome.games.gloomhaven.content.notation import Negate, Summon
from tabletome.games.gloomhaven.events import Died, Exhausted, Negated, Suffered
from tabletome.games.gloomhaven.state import HERO, OFF, SUMMON, State

SUFFER = Suffer()


def suffer(g: State, figure: int, damage: int) -> Script:
    """A figure suffers damage from one source, unless a character negates it. GH-DMG-01, 02"""
    it = g.figures[figure]
    if damage <= 0 or it.at < 0:
        return
    if it.kind == HERO:
        if negated_by_bonus(g, figure):
            return
        chosen = yield Decision(g.seat_of(figure), "damage", damage_choices(g, figure), {"damage": damage})
        if chosen is not SUFFER and not isinstance(chosen, Suffer):
            lose_to_negate(g, figure, chosen)
            return
    it.health -= damage
    if g.acting >= 0 and g.are_enemies(g.acting, figure):
        g.dealt += damage
    g.emit(Suffered, it.name, it.number, damage, max(it.health, 0))
    if it.health <= 0:
        leave_the_map(g, figure)


def negated_by_bonus(g: State, hero: int) -> bool:
    """A bonus that negates damage must be used if at least 1 would be suffered. GH-ACTIVE-04, 06"""
    for number, _, ability in lasting(g, hero):
        if isinstance(ability, Negate):
            g.emit(Negated, g.heroes[hero].name, g.heroes[hero].active[number].card, rule="GH-ACTIVE-06")
            use_slot(g, hero, number)
            return True
    return False


def damage_choices(g: State, hero: int) -> list[Any]:
    """Take it, lose a card from hand, or two from the discard pile; not the cards chosen this round. GH-DMG-02, 03"""
    cards = g.heroes[hero]
    options: list[Any] = [SUFFER]
    options += [LoseCard(card) for card in cards.hand]
    options += [LoseTwo(one, other) for one, other in combinations(cards.discard, 2)]
    return options


def lose_to_negate(g: State, hero: int, chosen: LoseCard | LoseTwo) -> None:
    cards = g.heroes[hero]
    if isinstance(chosen, LoseCard):
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.lost += (chosen.card,)
    else:
        given = (chosen.card, chosen.other)
        cards.discard = tuple(card for card in cards.discard if card not in given)
        cards.lost += given
    g.emit(Negated, cards.name, chosen.card, rule="GH-DMG-02")


def leave_the_map(g: State, figure: int) -> None:
    """A monster dies and leaves a money token; a character is exhausted. GH-ATK-08, 10, GH-EXH-01"""
    it = g.figures[figure]
    if it.kind == HERO:
        exhaust(g, figure)
        return
    at = it.at
    it.at = OFF
    g.emit(Died, it.name, it.number)
    if it.kind == SUMMON:
        dismiss(g, it.hero, it.name)
    if it.is_monster and not it.coinless:
        g.money[at] += 1


def dismiss(g: State, hero: int, name: str) -> None:
    """The card of a summon that is gone leaves the active area. GH-SUMMON-04"""
    for number, _, ability in lasting(g, hero):
        if isinstance(ability, Summon) and ability.name == name:
            end_bonus(g, hero, number)
            return


def exhaust(g: State, hero: int) -> None:
    """All cards are lost and the figure leaves, with its summons. GH-EXH-01, 02, 03, GH-SUMMON-04"""
    cards = g.heroes[hero]
    held = () if g.doing is None or g.doing.actor != hero else held_card(g.doing.source)
    cards.lost += cards.hand + cards.chosen + cards.discard + tuple(each.card for each in cards.active) + held
    cards.hand = cards.chosen = cards.discard = ()
    cards.active = ()
    g.figures[hero].at = OFF
    g.emit(Exhausted, cards.name)
    for it in g.figures:
        if it.hero == hero:
            it.at = OFF


def held_card(source: str) -> tuple[str, ...]:
    """The card whose action is being performed: it is in no pile."""
    return tuple(source.split("/")[1:2])
