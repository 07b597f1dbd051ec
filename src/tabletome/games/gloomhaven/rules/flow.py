"""The course of a scenario: rounds of selection, initiative, turns and cleanup. Rulebook: "Round overview".

GH-ROUND-01, 02, GH-SELECT, GH-INIT, GH-REST, GH-ENDRND
"""

from __future__ import annotations

import functools
from itertools import permutations, starmap
from typing import TypeAlias

from tabletome.engine import NOTHING, Decision, Script, ask, runs, together
from tabletome.games.gloomhaven.actions import (
    ACCEPT,
    KEEP_ON,
    LONG_REST,
    REDRAW,
    SHORT_REST,
    Accept,
    EndBonus,
    First,
    KeepOn,
    LongRest,
    Lose,
    Play,
    Redraw,
    ShortRest,
)
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.named import NAMED
from tabletome.games.gloomhaven.content.notation.scenarios import Moment
from tabletome.games.gloomhaven.content.scenarios import FORESEEN, page
from tabletome.games.gloomhaven.events import Rested, Revealed, RoundBegan
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.active_cards import counts_as_discarded, end_bonus, end_round_bonuses
from tabletome.games.gloomhaven.rules.abilities.recover import refresh_when
from tabletome.games.gloomhaven.rules.abilities.sacrifice import rests_well
from tabletome.games.gloomhaven.rules.combat.conditions import heal
from tabletome.games.gloomhaven.rules.combat.damage import exhaust, suffer
from tabletome.games.gloomhaven.rules.combat.elements import wane
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_decks
from tabletome.games.gloomhaven.rules.initiative import draw_ability, entry_initiative, initiative_of
from tabletome.games.gloomhaven.rules.items.effects import adjust_initiative
from tabletome.games.gloomhaven.rules.items.worn import refresh_spent
from tabletome.games.gloomhaven.rules.scenario.battle_goals import SHORT_RESTED, note
from tabletome.games.gloomhaven.rules.scenario.goals import all_exhausted, check_goals, end_scenario
from tabletome.games.gloomhaven.rules.scenario.pages import end_round, start_round
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle, spawn_now, spawns_at_end
from tabletome.games.gloomhaven.rules.turns import LONG_REST_HEAL
from tabletome.games.gloomhaven.state import ESCORT, NO_EFFECTS, OFF, UNDECIDED, Hero, State

REST_NEEDS = 2
"""Cards in the discard pile. GH-REST-01"""
LONG_REST_INITIATIVE = 99
Selection: TypeAlias = Play | LongRest


@runs(phases.BEGIN_ROUND)
def begin_round(g: State) -> Script:
    """Whoever can neither play two cards nor rest is exhausted. GH-SELECT-09, GH-EXH-02, GH-ENDRND-02"""
    g.round += 1
    g.emit(RoundBegan, g.round)
    yield from start_round(g)
    spawn_now(g, Moment.START_OF_ROUND)
    yield from settle(g)
    for hero, cards in enumerate(g.heroes):
        if not g.is_exhausted(hero) and len(cards.hand) < 2 and not can_rest(cards):
            exhaust(g, hero)
    g.quiet = g.quiet or not any(figure.hostile and figure.is_on_map and figure.is_monster for figure in g.figures)
    check_goals(g)
    if g.scenario in FORESEEN:
        draw_for_monsters(g)
    if not all_exhausted(g):
        g.phase = phases.SELECT_CARDS
    else:
        g.phase = phases.DETERMINE_INITIATIVE if is_anyone_left(g) else phases.FINISH


def is_anyone_left(g: State) -> bool:
    """A lost scenario goes on to the end of the round where those who lie exhausted can still die. GH-PERMA-03"""
    return any(g.figures[hero].is_on_map for hero in range(len(g.heroes)))


def can_rest(cards: Hero) -> bool:
    """Two discarded cards, or active ones that count as such. GH-REST-01, GH-ACTIVE-08"""
    return len(cards.discard) >= REST_NEEDS or len(cards.discard) + len(counts_as_discarded(cards)) >= REST_NEEDS


@runs(phases.SELECT_CARDS)
def select_cards(g: State) -> Script:
    """Everyone secretly chooses two cards or a long rest. GH-SELECT-01, 08"""
    heroes = heroes_in_play(g)
    asked = [Decision(g.seat_of(hero), "select", select_choices(g, hero), {"hero": hero}) for hero in heroes]
    if g.solo:
        for hero, decision in zip(heroes, asked, strict=True):
            choose_cards(g, hero, (yield from ask(decision)))
    else:
        answers = yield together(*asked)
        for hero in heroes:
            choose_cards(g, hero, answers[g.seat_of(hero)])
    g.phase = phases.DETERMINE_INITIATIVE


def heroes_in_play(g: State) -> list[int]:
    """The characters that are not exhausted. GH-PERMA-02"""
    return [hero for hero in range(len(g.heroes)) if not g.is_exhausted(hero)]


def select_choices(g: State, hero: int) -> list[Selection]:
    """Every pair of cards with its leading card, and a long rest with two cards in the discard pile. GH-REST-01, 04"""
    cards = g.heroes[hero]
    options: list[Selection] = [*plays(cards.hand)]
    if can_rest(cards):
        options.append(LONG_REST)
    return options


@functools.lru_cache(maxsize=4096)
def plays(hand: tuple[str, ...]) -> tuple[Play, ...]:
    """Every pair of cards with its leading card: up to a hundred, and the same hands come again and again."""
    return tuple(starmap(Play, permutations(hand, 2)))


def choose_cards(g: State, hero: int, answer: Selection) -> None:
    """The cards leave the hand; their initiatives are the character's. GH-SELECT-01, 08, GH-INIT-05"""
    cards = g.heroes[hero]
    cards.resting = isinstance(answer, LongRest)
    if isinstance(answer, LongRest):
        cards.initiative = cards.second_initiative = LONG_REST_INITIATIVE
        return
    cards.chosen = (answer.lead, answer.other)
    cards.hand = tuple(card for card in cards.hand if card not in cards.chosen)
    printed = CLASSES[cards.name].cards
    cards.initiative, cards.second_initiative = printed[answer.lead].initiative, printed[answer.other].initiative


@runs(phases.DETERMINE_INITIATIVE)
def determine_initiative(g: State) -> Script:
    """A card for every monster type on the map, the heroes' cards revealed, the order fixed. GH-INIT-01, 02

    GH-ROUND-02
    """
    types = draw_for_monsters(g)
    for hero in heroes_in_play(g):
        cards = g.heroes[hero]
        lead, other = cards.chosen or ("", "")
        g.emit(Revealed, cards.name, lead, other, cards.initiative, rule="GH-INIT-01")
    g.reveal()
    yield from adjust_initiative(g)
    yield from fix_order(g, types)
    g.place = 0
    g.phase = phases.NEXT_PLACE


def draw_for_monsters(g: State) -> list[str]:
    """A card for every type on the map; which types these are. GH-MABIL-01"""
    types = sorted({figure.name for figure in g.figures if figure.at != OFF and figure.is_monster})
    for name in types:
        draw_ability(g, name)
    return types


def fix_order(g: State, types: list[str]) -> Script:
    """Lowest first; heroes before monsters; ties by the second card, then by the players; long resters last.

    GH-INIT-02, 04, 05, 06, GH-INIT-07
    """
    keys: dict[tuple[int, ...], list[str]] = {}
    for hero in heroes_in_play(g):
        cards = g.heroes[hero]
        key: tuple[int, ...] = (LONG_REST_INITIATIVE + 1,)
        if not cards.resting:
            key = (cards.initiative, 0, cards.second_initiative)
        keys.setdefault(key, []).append(cards.name)
    for name in types:
        first = (0, LONG_REST_INITIATIVE + 1, place_on_page(g, name)) if name in NAMED else (1,)
        keys.setdefault((initiative_of(g, name), *first), []).append(name)
    for name in {figure.name for figure in g.figures if figure.kind == ESCORT and figure.is_on_map}:
        keys.setdefault((entry_initiative(g, name), 2), []).append(name)
    order: list[str] = []
    for key in sorted(keys):
        tied = keys[key]
        while len(tied) > 1:
            chosen = yield from ask(Decision(g.speaker(), "first", [First(name) for name in tied]))
            order.append(chosen.name)
            tied = [name for name in tied if name != chosen.name]
        order += tied
    g.order = tuple(order)


def place_on_page(g: State, name: str) -> int:
    """Of monsters with names of their own and the same initiative the first on the page acts first. GH-SPECIAL-09"""
    names = [named.name for named in page(g.scenario).named]
    return names.index(name) if name in names else len(names)


# Cleanup


@runs(phases.CLEANUP)
def cleanup(g: State) -> Script:
    """What the end of a round brings, in order. GH-ENDRND-01, GH-MABIL-05, GH-ELEM-04, GH-MOTHER-06, GH-SPECIAL-02

    GH-ROUND-01, 02
    """
    g.order = ()
    yield from end_round(g)
    spawns_at_end(g)
    yield from settle(g)
    for hero in heroes_in_play(g):
        if g.heroes[hero].active:
            yield from refresh_when(g, hero, "end-of-round")
    shuffle_decks(g)
    for deck, card in g.drawn.items():
        if DECKS[deck][card].shuffle:
            g.ability_decks[deck] = tuple(g.rng.shuffled(g.ability_decks[deck] + g.ability_played[deck]))
            g.ability_played[deck] = ()
    g.drawn = {}
    g.order = g.late = ()
    wane(g)
    end_round_bonuses(g)
    for figure in g.figures:
        figure.effects = NO_EFFECTS
    heroes = len(g.heroes)
    g.figures[heroes:] = [figure for figure in g.figures[heroes:] if figure.at != OFF]
    check_goals(g)
    g.place = 0
    g.phase = phases.FINISH if g.result != UNDECIDED else phases.SHORT_RESTS


@runs(phases.SHORT_RESTS)
def short_rests(g: State) -> Script:
    """One character after the other may rest, with at least two cards in the discard pile. GH-REST-01, 02"""
    hero = g.place
    if hero == len(g.heroes):
        g.phase = phases.BEGIN_ROUND
        return NOTHING
    g.place += 1
    well = rests_well(g, hero)
    return rest_or_keep_on(g, hero, well=well) if g.figures[hero].is_on_map and can_rest(g.heroes[hero]) else NOTHING


def rest_or_keep_on(g: State, hero: int, *, well: bool) -> Script:
    """The player says whether the character rests, and may end bonuses whose cards would be discarded. GH-ACTIVE-08"""
    cards = g.heroes[hero]
    while can_rest(cards):
        counting = counts_as_discarded(cards)
        options: list[ShortRest | EndBonus | KeepOn] = [SHORT_REST] if len(cards.discard) >= REST_NEEDS else []
        options += [*(EndBonus(card) for card in counting), KEEP_ON]
        chosen = yield from ask(Decision(g.seat_of(hero), "rest", options, {"hero": hero}))
        if isinstance(chosen, EndBonus):
            end_bonus(g, hero, chosen.card)
            continue
        if isinstance(chosen, ShortRest):
            yield from (good_rest(g, hero) if well else short_rest(g, hero))
        return


def good_rest(g: State, hero: int) -> Script:
    """A short rest with the benefits of a long one: the card to lose is chosen, Heal 2, items. GH-REST-05, 06"""
    cards = g.heroes[hero]
    options = [Lose(card) for card in cards.discard]
    lost = (yield from ask(Decision(g.seat_of(hero), "long-rest", options, {"hero": hero}))).card
    cards.hand += tuple(card for card in cards.discard if card != lost)
    cards.lost += (lost,)
    cards.discard = ()
    heal(g, hero, LONG_REST_HEAL)
    refresh_spent(g, hero)
    note(g, hero, SHORT_RESTED)
    g.emit(Rested, cards.name, False, lost, rule="GH-REST-06")


def short_rest(g: State, hero: int) -> Script:
    """A random discard is lost and the rest return to hand; once, 1 damage buys another draw. GH-REST-02, 03"""
    cards = g.heroes[hero]
    lost = g.rng.pick(cards.discard)
    options: list[Accept | Redraw] = [ACCEPT, REDRAW]
    chosen = yield from ask(Decision(g.seat_of(hero), "short-rest", options, {"hero": hero, "card": lost}))
    if isinstance(chosen, Redraw):
        yield from suffer(g, hero, 1, cause="redraw")
        if not g.figures[hero].is_on_map:
            return
        others = [card for card in cards.discard if card != lost]
        if others:
            lost = g.rng.pick(others)
    if lost in cards.discard:
        cards.lost += (lost,)
    cards.hand += tuple(card for card in cards.discard if card != lost)
    cards.discard = ()
    note(g, hero, SHORT_RESTED)
    g.emit(Rested, cards.name, False, lost, rule="GH-REST-02")


@runs(phases.FINISH)
def finish(g: State) -> None:
    """The scenario ends. GH-FINISH-01"""
    end_scenario(g)
