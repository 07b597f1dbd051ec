"""Turns of characters and monsters. Rulebook: "Character and monster turns". GH-TURN, GH-MTURN, GH-INIT-02, 03"""

from __future__ import annotations

import functools
from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import NOTHING, Decision, Script, ask, choose, runs
from tabletome.games.gloomhaven.actions import (
    END_TURN,
    BasicAttack,
    BasicMove,
    Bottom,
    Consume,
    EndBonus,
    EndTurn,
    Lose,
    Top,
    TopWorkAt,
    Use,
    WorkAt,
)
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.items import ITEMS, InTurn
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, STUN, WOUND
from tabletome.games.gloomhaven.content.notation.special_rules import HalfForbidden, TurnMoment
from tabletome.games.gloomhaven.content.printed_actions import BasicAction, CardAction, printed
from tabletome.games.gloomhaven.content.scenarios import IDLING, ORDERED, WITH_RULES, page
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.tokens import FIGHTERS
from tabletome.games.gloomhaven.events import Rested, TurnBegan, Used
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.active_cards import counts_as_discarded, end_bonus
from tabletome.games.gloomhaven.rules.abilities.boss_actions import go_to_next_place
from tabletome.games.gloomhaven.rules.abilities.command import end_charm, resume, switch_side
from tabletome.games.gloomhaven.rules.abilities.companions import before_companion_acts
from tabletome.games.gloomhaven.rules.abilities.dooming import advance_fate, suffer_dooms
from tabletome.games.gloomhaven.rules.abilities.elements import infused_by_monsters
from tabletome.games.gloomhaven.rules.abilities.every_turn import works_before, works_every_turn
from tabletome.games.gloomhaven.rules.abilities.recover import refresh_when
from tabletome.games.gloomhaven.rules.abilities.songs import hear_songs
from tabletome.games.gloomhaven.rules.abilities.songs_heard import has_singers
from tabletome.games.gloomhaven.rules.abilities.supply import without_packs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, expire, heal
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.initiative import acting_order, escort_named, is_inactive, servants_of
from tabletome.games.gloomhaven.rules.items import in_turn, worn
from tabletome.games.gloomhaven.rules.items.effects import use_at_end
from tabletome.games.gloomhaven.rules.items.encores import due_encores, encore
from tabletome.games.gloomhaven.rules.monsters.intent import find_focus, source_of
from tabletome.games.gloomhaven.rules.monsters.marching import act_by_page
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.scenario.battle_goals import LONG_REST, note
from tabletome.games.gloomhaven.rules.scenario.given_up import captives_beside, give_up_action, places_to_give_up
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.pages import end_any_turn_by_page, end_hero_turn_by_page
from tabletome.games.gloomhaven.rules.scenario.special_rules import fall_down, settle, try_locks
from tabletome.games.gloomhaven.rules.scenario.standing_rules import work_in_turn
from tabletome.games.gloomhaven.state import (
    ESCORT,
    HERO,
    HIDDEN,
    NEW_TURN,
    NO_ACTIVATION,
    NOBODY,
    OFF,
    SUMMON,
    Activation,
    HeroTurn,
    RunningAction,
    State,
    Turn,
)

LONG_REST_HEAL = 2
CardUse: TypeAlias = Top | Bottom | BasicAttack | BasicMove
TurnChoice: TypeAlias = CardUse | EndBonus | EndTurn | WorkAt | TopWorkAt | Use


# Whose turn it is


@runs(phases.NEXT_PLACE)
def next_place(g: State) -> None:
    """The next class or monster type in initiative order. GH-INIT-02, 03, GH-SUMMON-05, 07 GH-SUMMON-10"""
    if g.place >= len(g.order):
        g.phase = phases.CLEANUP
        return
    name = g.order[g.place]
    if name in TYPES:
        g.waiting = (*servants_of(g, name), *acting_order(g, name))
    elif escort_named(g, name) is not None:
        allies = [who for who, figure in enumerate(g.figures) if figure.is_on_map and figure.name == name]
        g.waiting = tuple(sorted(allies, key=lambda who: g.figures[who].number))  # GH-SPECIAL-07
    else:
        hero = next(number for number, hero in enumerate(g.heroes) if hero.name == name)
        g.waiting = (hero,) if name in g.order[: g.place] else (*creatures_of(g, hero), hero)
    g.phase = phases.NEXT_FIGURE


def creatures_of(g: State, hero: int) -> list[int]:
    """What a character has summoned, the oldest first. GH-SUMMON-07"""
    first = len(g.heroes)
    creatures = [
        first + place
        for place, figure in enumerate(g.figures[first:])
        if figure.kind == SUMMON and figure.hero == hero and figure.is_on_map
    ]
    return sorted(creatures, key=lambda who: g.figures[who].number)


@runs(phases.NEXT_FIGURE)
def next_figure(g: State) -> None:
    """Whoever still has to act at this place; then monsters of a new room that come late. GH-DOOR-06, 07"""
    while g.waiting:
        who, g.waiting = g.waiting[0], g.waiting[1:]
        figure = g.figures[who]
        if figure.at != OFF and figure.joined_in != g.round and not (g.scenario in IDLING and is_idle(g, who)):
            g.turn = Turn(who)
            g.phase = phases.BEGIN_TURN
            return
    end_activation(g)
    if g.late:
        g.waiting = tuple(sorted(g.late, key=lambda who: g.order.index(g.figures[who].name)))
        g.late = ()
        return
    g.place += 1
    g.phase = phases.NEXT_PLACE


def is_idle(g: State, who: int) -> bool:
    """Whether the page lets a figure do nothing in its turns. GH-SPECIAL-08"""
    return g.figures[who].is_monster and (g.is_out_of_reach(who) or is_inactive(g, g.figures[who]))


@runs(phases.BEGIN_TURN)
def begin_turn(g: State) -> Script:
    """Wounds bleed first; then a monster finds its focus, a character decides. GH-COND-08, GH-FOCUS-01"""
    who = g.turn.acting
    figure = g.figures[who]
    g.turn = Turn(who, begun=True)
    g.emit(TurnBegan, figure.name, figure.number)
    return take_turn(g, who) if is_untroubled(g, who) else take_turn_in_trouble(g, who)


def is_untroubled(g: State, who: int) -> bool:
    """Whether nothing happens to a figure before it acts."""
    figure = g.figures[who]
    if figure.at == HIDDEN or figure.conditions & WOUND or figure.marks.doomed_by != NOBODY:
        return False
    return not has_singers(g) and g.scenario not in WITH_RULES


def take_turn_in_trouble(g: State, who: int) -> Script:
    """What comes over a figure at the start of its turn; then it acts. GH-COND-08"""
    figure = g.figures[who]
    if figure.at == HIDDEN:
        yield from go_to_next_place(g, who)
    if has_singers(g):
        yield from hear_songs(g, who)
    if figure.conditions & WOUND:
        yield from suffer(g, who, 1, cause="wound")
    if figure.marks.doomed_by != NOBODY:
        yield from suffer_dooms(g, who)
    if figure.kind == HERO and g.heroes[who].active:
        yield from advance_fate(g, who)
    if g.scenario in WITH_RULES:
        yield from work_in_turn(g, who, TurnMoment.START)
    yield from take_turn(g, who)


def take_turn(g: State, who: int) -> Script:
    """A monster finds its focus, a character decides. GH-FOCUS-01"""
    figure = g.figures[who]
    if not figure.is_on_map:
        g.phase = phases.END_OF_TURN
    elif figure.kind == HERO:
        g.turn.upkeep = works_every_turn(g, who, "start")
        switch_side(g, who)
        g.phase = phases.HERO_TURN
    elif figure.kind == ESCORT and figure.name not in FIGHTERS:
        g.phase = phases.ESCORT_TURN
    else:
        return begin_monster(g, who)
    return NOTHING


def begin_monster(g: State, who: int) -> Script:
    """A stunned monster does nothing, though its type infuses; any other focuses and performs its card.

    Without a Move or an Attack on the card it neither moves nor attacks. GH-COND-13, GH-MTURN-01, 02, GH-ELEM-09
    """
    figure = g.figures[who]
    if figure.is_monster:
        begin_activation(g, figure.name)
    if figure.conditions & STUN:
        g.phase = phases.END_OF_TURN
        return
    if g.scenario in ORDERED and ((yield from act_by_page(g, who)) or not figure.is_on_map):
        g.phase = phases.END_OF_TURN
        return
    switch_side(g, who)
    if figure.kind == SUMMON and CREATURES[figure.name].permanent:
        yield from before_companion_acts(g, who)
    source = source_of(g, who)
    if figure.is_monster and not g.activation.settled:
        g.activation = Activation(figure.name, settled=True)
        yield from consume_for_all(g, figure.name, consumed_by(printed(source).abilities))
    if not figure.effects.steered:
        yield from find_focus(g, who)
    g.action = RunningAction(who, source)
    g.phase = phases.PERFORM


# What a monster type consumes and infuses


def begin_activation(g: State, name: str) -> None:
    """The first of a type begins its turn. GH-ELEM-09"""
    if g.activation.monster != name:
        end_activation(g)
        g.activation = Activation(name)


@functools.lru_cache(maxsize=4096)
def consumed_by(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """The elements that monsters consume for these abilities of a card. GH-ELEM-09"""
    return tuple(dict.fromkeys(element for ability in abilities for element in ability.consumes))


def consume_for_all(g: State, name: str, wanted: tuple[str, ...]) -> Script:
    """Elements are consumed once for all monsters of the type, whenever they can be. GH-ELEM-09, 10, 11"""
    for element in wanted:
        chosen = element
        if element == ANY_ELEMENT:
            there = elements.available(g)
            if not there:
                continue
            options = [Consume(each) for each in there]
            chosen = (yield from choose(Decision(g.speaker(), "consume-any", options))).element
        elif not elements.is_available(g, element):
            continue
        if (yield from in_turn.spoil_element(g, chosen)):
            continue
        elements.consume(g, name, chosen)
        g.activation = Activation(name, (*g.activation.consumed, element), settled=True)


def end_activation(g: State) -> None:
    """When the last of a type has acted it infuses, so it never feeds itself. GH-ELEM-09"""
    if not g.activation.monster:
        return
    deck = TYPES[g.activation.monster].deck
    for element in infused_by_monsters(DECKS[deck][g.drawn[deck]].abilities, g.activation.consumed):
        elements.infuse(g, element)
    elements.end_of_turn(g)
    g.activation = NO_ACTIVATION


# A character's turn


@runs(phases.HERO_TURN)
def hero_turn(g: State) -> Script | None:
    """One choice: a top action, a bottom action, or the end of the turn. GH-TURN-01, 06"""
    hero = g.turn.acting
    figure = g.figures[hero]
    if not figure.is_on_map:
        g.phase = phases.END_OF_TURN
    elif g.turn.upkeep and not figure.conditions & STUN:
        do_upkeep(g, hero)
    elif g.heroes[hero].turn.item_marks and (due := due_encores(g, hero)):
        return encore(g, hero, due[0])
    elif g.turn.held is not None:
        g.action, g.turn.held = g.turn.held, None
        g.phase = phases.PERFORM
    elif g.turn.closing:
        g.phase = phases.END_OF_TURN
    elif g.heroes[hero].resting:
        return long_rest(g, hero)
    elif figure.effects.charmer != NOBODY and not figure.conditions & STUN:
        fight_own_side(g, hero)
    else:
        return choose_action(g, hero)
    return None


def do_upkeep(g: State, hero: int) -> None:
    """The next active card that works at the start or end of every turn does so. GH-ACTIVE-02"""
    card, *rest = g.turn.upkeep
    g.turn.upkeep = tuple(rest)
    g.action = RunningAction(hero, card)
    g.phase = phases.PERFORM


def choose_action(g: State, hero: int) -> Script:
    """What the player does next: use a card or an item, end a bonus or the turn. GH-TURN-01, 06, 08"""
    cards = g.heroes[hero]
    uses = in_turn.turn_uses(g, hero) + in_turn.end_uses(g, hero) if cards.items else []
    idle = bool(g.figures[hero].conditions & STUN) or not cards.chosen
    if idle and not uses:
        close_turn(g, hero)
        return
    options: list[TurnChoice] = [*([END_TURN] if idle else turn_choices(g, hero)), *uses]
    chosen = yield from ask(Decision(g.seat_of(hero), "turn", options))
    match chosen:
        case Use():
            yield from use_item(g, hero, chosen.item)
        case EndTurn():
            end_turn(g, hero)
        case EndBonus():
            end_bonus(g, hero, chosen.card)
        case WorkAt() | TopWorkAt():
            give_up_action(g, hero, chosen)
        case _:
            use_card(g, hero, chosen)


def fight_own_side(g: State, hero: int) -> None:
    """Whose mind is controlled moves 2 and performs the top action of the leading card, with enemies for allies."""
    cards = g.heroes[hero]
    if not cards.turn.bottom_done:
        use_card(g, hero, BasicMove(cards.chosen[1]))
    elif not cards.turn.top_done:
        use_card(g, hero, Top(cards.chosen[0]))
    else:
        close_turn(g, hero)


def use_item(g: State, hero: int, name: str) -> Script:
    """In the turn, or at its end. GH-USE-01, 04"""
    if isinstance(ITEMS[name].effect, InTurn):
        yield from in_turn.use_in_turn(g, hero, name)
        return
    another_turn = yield from use_at_end(g, hero, name)
    if another_turn:
        close_turn(g, hero)


def end_turn(g: State, hero: int) -> None:
    """Chosen cards that were not used are discarded; items for the end of a turn can still be used."""
    cards = g.heroes[hero]
    if cards.chosen and not g.figures[hero].conditions & STUN:
        cards.discard += without_packs(cards.chosen)
        cards.chosen = ()
        if in_turn.end_uses(g, hero):
            return
    close_turn(g, hero)


def close_turn(g: State, hero: int) -> None:
    """Active cards that work at the end of every turn do so now."""
    g.turn.closing = True
    g.turn.upkeep = works_every_turn(g, hero, "end")


def turn_choices(g: State, hero: int) -> list[TurnChoice]:
    """The top action of one card and the bottom action of the other, or basic ones, in either order. GH-TURN-01, 06"""
    cards = g.heroes[hero]
    options: list[TurnChoice] = [*card_uses(cards.chosen, cards.turn)]
    if g.scenario in WITH_RULES:
        options = [chosen for chosen in options if not is_forbidden(g, chosen)]
        if not cards.turn.bottom_done:
            options += [WorkAt(card, at) for at in places_to_give_up(g, hero) for card in cards.chosen]
        if not cards.turn.top_done:
            options += [TopWorkAt(card, at) for at in captives_beside(g, hero) for card in cards.chosen]
    options += [EndBonus(active.card) for active in cards.active]
    return [*options, END_TURN]


@functools.lru_cache(maxsize=4096)
def card_uses(chosen: tuple[str, ...], turn: HeroTurn) -> tuple[CardUse, ...]:
    """What can be done with these cards, by their text or as basic actions: the same whoever holds them."""
    tops: list[CardUse] = [] if turn.top_done else [*map(Top, chosen), *map(BasicAttack, chosen)]
    bottoms: list[CardUse] = [] if turn.bottom_done else [*map(Bottom, chosen), *map(BasicMove, chosen)]
    return (*tops, *bottoms)


def is_forbidden(g: State, chosen: TurnChoice) -> bool:
    """Whether the page forbids this action of a card. GH-SPECIAL-08"""
    if not isinstance(chosen, Top | Bottom):
        return False
    half = "top" if isinstance(chosen, Top) else "bottom"
    return HalfForbidden(chosen.card.partition("+")[0], half) in page(g.scenario).rules


def use_card(g: State, hero: int, chosen: CardUse) -> None:
    """Begin the action; until it is finished the card lies in no pile."""
    cards = g.heroes[hero]
    cards.chosen = tuple(card for card in cards.chosen if card != chosen.card)
    if isinstance(chosen, Top | BasicAttack):
        cards.turn = replace(cards.turn, top_done=True)
    else:
        cards.turn = replace(cards.turn, bottom_done=True)
    g.emit(Used, cards.name, chosen.card, chosen.verb)
    source = source_of_choice(cards.name, chosen)
    g.action = RunningAction(hero, source)
    g.phase = phases.PERFORM
    if cards.active and (before := works_before(g, hero, printed(source))):
        g.action, g.turn.held, g.turn.upkeep = None, g.action, before
        g.phase = phases.HERO_TURN


def source_of_choice(hero_name: str, chosen: CardUse) -> CardAction | BasicAction:
    """The action that a choice names."""
    match chosen:
        case Top():
            return CardAction(hero_name, chosen.card, "top")
        case Bottom():
            return CardAction(hero_name, chosen.card, "bottom")
        case BasicAttack():
            return BasicAction(chosen.card, "top")
        case BasicMove():
            return BasicAction(chosen.card, "bottom")


def long_rest(g: State, hero: int) -> Script:
    """Lose a discarded card of one's choice, take back the others, Heal 2, refresh spent items. GH-REST-04, 05, 06"""
    cards = g.heroes[hero]
    lost = ""
    active = counts_as_discarded(cards)
    if cards.discard or active:
        options: list[Lose | EndBonus | Use] = [Lose(card) for card in (*cards.discard, *active)]
        options += [EndBonus(card) for card in active]
        options += in_turn.turn_uses(g, hero)
        chosen = yield from ask(Decision(g.seat_of(hero), "long-rest", options))
        if isinstance(chosen, Use):
            yield from in_turn.use_in_turn(g, hero, chosen.item)
            return
        if chosen.card in active:
            end_bonus(g, hero, chosen.card)
        if isinstance(chosen, EndBonus):
            return
        lost = chosen.card
        cards.hand += tuple(card for card in cards.discard if card != lost)
        cards.lost += (lost,)
        cards.discard = ()
    heal(g, hero, LONG_REST_HEAL)
    worn.refresh_spent(g, hero)
    yield from refresh_when(g, hero, "long-rest")
    note(g, hero, LONG_REST)
    cards.resting = False
    g.emit(Rested, cards.name, True, lost, rule="GH-REST-06")


# The end of a turn


def worn_at_end_of_turn(g: State, hero: int) -> None:
    """What items give for the turn as a whole: for hexes moved, for hazardous terrain."""
    cards, moved = g.heroes[hero], g.turn.hexes_moved
    for name, effect in worn.always(cards):
        far = moved <= effect.moved if effect.at_most else moved >= effect.moved
        if far and (effect.heal or effect.xp or effect.shield):
            worn.apply(g, hero, name)
            gain_xp(g, hero, effect.xp)
            add_until_end_of_round(g, hero, shield=effect.shield)
            if effect.heal:
                heal(g, hero, effect.heal)
        if effect.heal_after_hazard and name in cards.turn.item_marks:
            worn.apply(g, hero, name)
            heal(g, hero, effect.heal_after_hazard)


@runs(phases.END_OF_TURN)
def end_of_turn(g: State) -> Script:
    """Loot, infusions, conditions that run out; plates. GH-LOOT-04, GH-ELEM-02, GH-COND-11..15, GH-SPECIAL-04

    What the attack of a summon has infused becomes strong with the end of its own turn. GH-SUMMON-05
    """
    who = g.turn.acting
    figure = g.figures[who]
    yield from settle(g)
    if figure.kind == HERO:
        yield from end_hero_turn(g, who)
    if figure.kind in (HERO, SUMMON):
        elements.end_of_turn(g)
    end_charm(g, who)
    if figure.is_on_map:
        expire(g, who)
        if g.scenario in WITH_RULES:
            yield from end_turn_by_page(g, who)
    if figure.at in g.obstacles:
        yield from fall_down(g, who)
    if g.locked:
        try_locks(g)
    g.turn = Turn()
    check_goals(g)
    g.phase = phases.NEXT_FIGURE
    if g.paused is not None and figure.kind == HERO:
        resume(g, who)


def end_turn_by_page(g: State, who: int) -> Script:
    """What the page's special rules do at the end of a turn. GH-SPECIAL-08"""
    yield from work_in_turn(g, who, TurnMoment.END)
    if g.figures[who].kind == HERO:
        yield from end_hero_turn_by_page(g, who)
    yield from end_any_turn_by_page(g)


def end_hero_turn(g: State, hero: int) -> Script:
    """Items, unused cards, loot. GH-LOOT-04"""
    cards, figure = g.heroes[hero], g.figures[hero]
    if figure.is_on_map:
        worn_at_end_of_turn(g, hero)
        cards.discard += without_packs(cards.chosen)
        cards.chosen, cards.later = cards.later, ()
        loot_hex(g, hero, figure.at)
        yield from settle(g)
    cards.turn = NEW_TURN
