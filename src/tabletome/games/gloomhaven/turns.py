"""Turns of characters and monsters. Rulebook: "Character and monster turns". GH-TURN, GH-MTURN, GH-INIT-02, 03"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletome.engine import Decision, Script, phase
from tabletome.games.gloomhaven import elements
from tabletome.games.gloomhaven.acting import card_of, find_focus, source_of
from tabletome.games.gloomhaven.actions import BasicAttack, BasicMove, Bottom, Consume, EndTurn, Lose, Top
from tabletome.games.gloomhaven.conditions import expire, heal
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation import (
    ANY_ELEMENT,
    STUN,
    WOUND,
    Ability,
    Attack,
    Heal,
    Infuse,
    Push,
)
from tabletome.games.gloomhaven.content.notation import Consume as ConsumeAbility
from tabletome.games.gloomhaven.damage import suffer
from tabletome.games.gloomhaven.events import Rested, TurnBegan, Used
from tabletome.games.gloomhaven.goals import check_goals
from tabletome.games.gloomhaven.looting import loot_hex
from tabletome.games.gloomhaven.performing import perform
from tabletome.games.gloomhaven.rooms import acting_order
from tabletome.games.gloomhaven.state import HERO, SUMMON, Doing, State

END_TURN = EndTurn()
LONG_REST_HEAL = 2


@phase
def next_place(g: State) -> None:
    """The next class or monster type in initiative order. GH-INIT-02, 03, GH-SUMMON-05, 07"""
    if g.place >= len(g.order):
        g.phase = "cleanup"
        return
    name = g.order[g.place]
    if name in MONSTERS:
        g.waiting = tuple(acting_order(g, name))
    else:
        hero = next(number for number, hero in enumerate(g.heroes) if hero.name == name)
        summons = [n for n in g.on_map() if g.figures[n].kind == SUMMON and g.figures[n].hero == hero]
        g.waiting = (*sorted(summons, key=lambda n: g.figures[n].number), hero)
    g.phase = next_figure


@phase
def next_figure(g: State) -> None:
    """Whoever still has to act at this place; then monsters of a new room that come late. GH-DOOR-06, 07"""
    while g.waiting:
        figure, *rest = g.waiting
        g.waiting = tuple(rest)
        it = g.figures[figure]
        if it.at >= 0 and it.born != g.round:
            g.acting = figure
            g.phase = begin_turn
            return
    end_activation(g)
    if g.late:
        g.waiting = tuple(sorted(g.late, key=lambda n: g.order.index(g.figures[n].name)))
        g.late = ()
        return
    g.place += 1
    g.phase = next_place


@phase
def begin_turn(g: State) -> Script:
    """Wounds bleed first; then a monster finds its focus, a character decides. GH-COND-08, GH-FOCUS-01"""
    figure = g.acting
    it = g.figures[figure]
    g.begun = True
    g.moved = g.dealt = 0
    g.emit(TurnBegan, it.name, it.number)
    if it.conditions & WOUND:
        yield from suffer(g, figure, 1)
    if it.at < 0:
        g.phase = end_of_turn
    elif it.kind == HERO:
        g.phase = hero_turn
    else:
        yield from begin_monster(g, figure)


def begin_monster(g: State, figure: int) -> Script:
    """A stunned monster does nothing; any other focuses and performs its card. GH-COND-13, GH-MTURN-01"""
    it = g.figures[figure]
    if it.conditions & STUN:
        g.phase = end_of_turn
        return
    if it.kind != SUMMON and g.activation != it.name:
        yield from begin_activation(g, it.name, card_of(g, figure))
    yield from find_focus(g, figure)
    g.doing = Doing(figure, source_of(g, figure))
    g.phase = perform


# ------------------------------------------------------------------ what a monster type consumes and infuses


def begin_activation(g: State, name: str, abilities: tuple[Ability, ...]) -> Script:
    """Elements are consumed once for all monsters of the type, whenever they can be. GH-ELEM-09, 10, 11"""
    end_activation(g)
    g.activation = name
    for element in dict.fromkeys(wanted_elements(abilities)):
        if element == ANY_ELEMENT:
            there = elements.available(g)
            if not there:
                continue
            chosen = there[0]
            if len(there) > 1:
                answer = yield Decision(g.speaker(), "consume-any", [Consume(each) for each in there])
                chosen = answer.element
            elements.consume(g, name, chosen)
            g.consumed += (ANY_ELEMENT,)
        elif elements.is_available(g, element):
            elements.consume(g, name, element)
            g.consumed += (element,)


def wanted_elements(abilities: tuple[Ability, ...]) -> Iterator[str]:
    """The crossed-out elements of a card, in printed order."""
    for ability in abilities:
        match ability:
            case Attack():
                for more in ability.more:
                    yield from more.consume
            case ConsumeAbility():
                yield ability.element
            case Heal():
                for extra in (ability.more, ability.many):
                    if extra is not None:
                        yield extra[0]
            case Push():
                if ability.more is not None:
                    yield ability.more[0]


def end_activation(g: State) -> None:
    """When the last of a type has acted it infuses, so it never feeds itself. GH-ELEM-09"""
    if not g.activation:
        return
    deck = MONSTERS[g.activation].deck
    for ability in DECKS[deck][g.drawn[deck]].abilities:
        if isinstance(ability, Infuse):
            elements.infuse(g, ability.element)
        elif isinstance(ability, ConsumeAbility) and ability.element in g.consumed:
            for each in ability.then:
                if isinstance(each, Infuse):
                    elements.infuse(g, each.element)
    elements.end_of_turn(g)
    g.activation = ""
    g.consumed = ()


# ------------------------------------------------------------------ a character's turn


@phase
def hero_turn(g: State) -> Script:
    """One choice: a top action, a bottom action, or the end of the turn. GH-TURN-01, 06"""
    hero = g.acting
    cards = g.heroes[hero]
    it = g.figures[hero]
    if it.at < 0:
        g.phase = end_of_turn
        return
    if cards.resting:
        yield from long_rest(g, hero)
        g.phase = end_of_turn
        return
    if it.conditions & STUN or not cards.chosen:
        g.phase = end_of_turn
        return
    chosen = yield Decision(g.seat_of(hero), "turn", turn_choices(g, hero))
    if isinstance(chosen, EndTurn):
        g.phase = end_of_turn
        return
    use_card(g, hero, chosen)


def turn_choices(g: State, hero: int) -> list[Any]:
    """The top action of one card and the bottom action of the other, or basic ones, in either order. GH-TURN-01, 06"""
    cards = g.heroes[hero]
    options: list[Any] = []
    if not cards.top_done:
        options += [Top(card) for card in cards.chosen]
        options += [BasicAttack(card) for card in cards.chosen]
    if not cards.bottom_done:
        options += [Bottom(card) for card in cards.chosen]
        options += [BasicMove(card) for card in cards.chosen]
    return [*options, END_TURN]


def use_card(g: State, hero: int, chosen: Top | Bottom | BasicAttack | BasicMove) -> None:
    """Begin the action; until it is finished the card lies in no pile."""
    cards = g.heroes[hero]
    cards.chosen = tuple(card for card in cards.chosen if card != chosen.card)
    match chosen:
        case Top():
            source, half = f"{cards.name}/{chosen.card}/top", "top"
        case Bottom():
            source, half = f"{cards.name}/{chosen.card}/bottom", "bottom"
        case BasicAttack():
            source, half = f"basic/{chosen.card}/attack", "basic-attack"
        case BasicMove():
            source, half = f"basic/{chosen.card}/move", "basic-move"
    if half in ("top", "basic-attack"):
        cards.top_done = True
    else:
        cards.bottom_done = True
    g.emit(Used, cards.name, chosen.card, half)
    g.doing = Doing(hero, source)
    g.phase = perform


def long_rest(g: State, hero: int) -> Script:
    """Lose a discarded card of one's choice, take back the others, Heal 2. GH-REST-04, 05, 06"""
    cards = g.heroes[hero]
    lost = ""
    if cards.discard:
        chosen = yield Decision(g.seat_of(hero), "long-rest", [Lose(card) for card in cards.discard])
        lost = chosen.card
        cards.hand += tuple(card for card in cards.discard if card != lost)
        cards.lost += (lost,)
        cards.discard = ()
    heal(g, hero, LONG_REST_HEAL)
    g.emit(Rested, cards.name, True, lost, rule="GH-REST-06")


@phase
def end_of_turn(g: State) -> None:
    """Loot, infusions, conditions that run out. GH-LOOT-04, GH-ELEM-02, GH-COND-11..15, GH-TURN-07"""
    figure = g.acting
    it = g.figures[figure]
    if it.kind == HERO:
        cards = g.heroes[figure]
        if it.at >= 0:
            cards.discard += cards.chosen
            cards.chosen = ()
            loot_hex(g, figure, it.at)
        cards.top_done = cards.bottom_done = False
        elements.end_of_turn(g)
    if it.at >= 0:
        expire(g, figure)
    g.acting = g.focus = -1
    g.begun = False
    check_goals(g)
    g.phase = next_figure
