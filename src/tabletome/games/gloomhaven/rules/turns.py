"""Turns of characters and monsters. Rulebook: "Character and monster turns". GH-TURN, GH-MTURN, GH-INIT-02, 03"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletome.engine import Decision, Script, runs
from tabletome.games.gloomhaven.actions import (
    BasicAttack,
    BasicMove,
    Bottom,
    Consume,
    EndBonus,
    EndTurn,
    Lose,
    Top,
    Use,
)
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.items import ITEMS, InTurn
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import (
    ANY_ELEMENT,
    STUN,
    WOUND,
    Ability,
    Attack,
    EveryTurn,
    Heal,
    Infuse,
    Push,
)
from tabletome.games.gloomhaven.content.notation.abilities import Consume as ConsumeAbility
from tabletome.games.gloomhaven.events import Rested, TurnBegan, Used
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import active_act, counts_as_discarded, gain_xp
from tabletome.games.gloomhaven.rules.abilities.command import come_to_senses, turn_coat
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.combat.conditions import brace, expire, heal
from tabletome.games.gloomhaven.rules.combat.damage import end_at_will, suffer
from tabletome.games.gloomhaven.rules.items import in_turn, worn
from tabletome.games.gloomhaven.rules.items.uses import use_at_end
from tabletome.games.gloomhaven.rules.monsters.boss_actions import go_to_next_place
from tabletome.games.gloomhaven.rules.monsters.monster_turn import card_of, find_focus, source_of
from tabletome.games.gloomhaven.rules.movement.doors import acting_order, escort_named, servants_of
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.scenario.battle_goals import LONG_REST, note
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.special_rules import fall_down, settle, try_locks
from tabletome.games.gloomhaven.state import ESCORT, HERO, LURKING, OFF, SUMMON, Doing, State

END_TURN = EndTurn()
LONG_REST_HEAL = 2


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
        g.waiting = tuple(n for n in g.on_map() if g.figures[n].name == name)
    else:
        hero = next(number for number, hero in enumerate(g.heroes) if hero.name == name)
        summons = [n for n in g.on_map() if g.figures[n].kind == SUMMON and g.figures[n].hero == hero]
        again = name in g.order[: g.place]
        g.waiting = (hero,) if again else (*sorted(summons, key=lambda n: g.figures[n].number), hero)
    g.phase = phases.NEXT_FIGURE


@runs(phases.NEXT_FIGURE)
def next_figure(g: State) -> None:
    """Whoever still has to act at this place; then monsters of a new room that come late. GH-DOOR-06, 07"""
    while g.waiting:
        figure, *rest = g.waiting
        g.waiting = tuple(rest)
        it = g.figures[figure]
        if it.at != OFF and it.born != g.round:
            g.acting = figure
            g.phase = phases.BEGIN_TURN
            return
    end_activation(g)
    if g.late:
        g.waiting = tuple(sorted(g.late, key=lambda n: g.order.index(g.figures[n].name)))
        g.late = ()
        return
    g.place += 1
    g.phase = phases.NEXT_PLACE


@runs(phases.BEGIN_TURN)
def begin_turn(g: State) -> Script:
    """Wounds bleed first; then a monster finds its focus, a character decides. GH-COND-08, GH-FOCUS-01"""
    figure = g.acting
    it = g.figures[figure]
    g.begun = True
    g.moved = g.dealt = 0
    g.emit(TurnBegan, it.name, it.number)
    if it.at == LURKING:
        yield from go_to_next_place(g, figure)
    if it.conditions & WOUND:
        yield from suffer(g, figure, 1, cause="wound")
    if it.at < 0:
        g.phase = phases.END_OF_TURN
    elif it.kind == HERO:
        g.closing = False
        g.upkeep = works_every_turn(g, figure, "start")
        turn_coat(g, figure)
        g.phase = phases.HERO_TURN
    elif it.kind == ESCORT:
        g.phase = phases.ESCORT_TURN
    else:
        yield from begin_monster(g, figure)


def begin_monster(g: State, figure: int) -> Script:
    """A stunned monster does nothing; any other focuses and performs its card. GH-COND-13, GH-MTURN-01"""
    it = g.figures[figure]
    if it.conditions & STUN:
        g.phase = phases.END_OF_TURN
        return
    turn_coat(g, figure)
    if it.is_monster and g.activation != it.name:
        yield from begin_activation(g, it.name, card_of(g, figure))
    if not it.steered:
        yield from find_focus(g, figure)
    g.doing = Doing(figure, source_of(g, figure))
    g.phase = phases.PERFORM


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
            if (yield from in_turn.spoil_element(g, chosen)):
                continue
            elements.consume(g, name, chosen)
            g.consumed += (ANY_ELEMENT,)
        elif elements.is_available(g, element):
            if (yield from in_turn.spoil_element(g, element)):
                continue
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
    deck = TYPES[g.activation].deck
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


@runs(phases.HERO_TURN)
def hero_turn(g: State) -> Script:
    """One choice: a top action, a bottom action, or the end of the turn. GH-TURN-01, 06"""
    hero = g.acting
    cards = g.heroes[hero]
    it = g.figures[hero]
    if it.at < 0:
        g.phase = phases.END_OF_TURN
        return
    if g.upkeep and not it.conditions & STUN:
        card, *rest = g.upkeep
        g.upkeep = tuple(rest)
        g.doing = Doing(hero, card)
        g.phase = phases.PERFORM
        return
    if g.closing:
        g.phase = phases.END_OF_TURN
        return
    if cards.resting:
        yield from long_rest(g, hero)
        return
    if it.charmer >= 0 and not it.conditions & STUN:
        fight_own_side(g, hero)
        return
    uses = in_turn.turn_uses(g, hero) + in_turn.end_uses(g, hero)
    idle = bool(it.conditions & STUN) or not cards.chosen
    if idle and not uses:
        close_turn(g, hero)
        return
    options = [END_TURN] if idle else turn_choices(g, hero)
    chosen = yield Decision(g.seat_of(hero), "turn", [*options, *uses])
    if isinstance(chosen, Use):
        yield from use_item(g, hero, chosen.item)
    elif isinstance(chosen, EndTurn):
        end_turn(g, hero)
    elif isinstance(chosen, EndBonus):
        end_at_will(g, hero, chosen.card)
    else:
        use_card(g, hero, chosen)


def fight_own_side(g: State, hero: int) -> None:
    """Whose mind is controlled moves 2 and performs the top action of the leading card, with enemies for allies."""
    cards = g.heroes[hero]
    if not cards.bottom_done:
        use_card(g, hero, BasicMove(cards.chosen[1]))
    elif not cards.top_done:
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
        cards.discard += cards.chosen
        cards.chosen = ()
        if in_turn.end_uses(g, hero):
            return
    close_turn(g, hero)


def close_turn(g: State, hero: int) -> None:
    """Active cards that work at the end of every turn do so now."""
    g.closing = True
    g.upkeep = works_every_turn(g, hero, "end")


def works_every_turn(g: State, hero: int, at: str) -> tuple[str, ...]:
    """Active cards, not of this turn, that do something at the start or end of the next ones. GH-ACTIVE-02

    Each is an action of its own beside those of the cards played. GH-ABIL-05
    """
    cards = g.heroes[hero]
    if not cards.active:
        return ()
    return tuple(
        f"{cards.name}/{active.card}/{'top' if active.top else 'bottom'}/turn"
        for active in cards.active
        if active.since != g.round
        for ability in active_act(cards.name, active).abilities
        if isinstance(ability, EveryTurn) and ability.at == at
    )


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
    options += [EndBonus(active.card) for active in cards.active]
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
    g.phase = phases.PERFORM


def long_rest(g: State, hero: int) -> Script:
    """Lose a discarded card of one's choice, take back the others, Heal 2, refresh spent items. GH-REST-04, 05, 06"""
    cards = g.heroes[hero]
    lost = ""
    counting = counts_as_discarded(cards)
    if cards.discard or counting:
        options: list[Any] = [Lose(card) for card in (*cards.discard, *counting)]
        options += [EndBonus(card) for card in counting]
        chosen = yield Decision(g.seat_of(hero), "long-rest", [*options, *in_turn.turn_uses(g, hero)])
        if isinstance(chosen, EndBonus) or (isinstance(chosen, Lose) and chosen.card in counting):
            end_at_will(g, hero, chosen.card)
        if isinstance(chosen, EndBonus):
            return
        if isinstance(chosen, Use):
            yield from in_turn.use_in_turn(g, hero, chosen.item)
            return
        lost = chosen.card
        cards.hand += tuple(card for card in cards.discard if card != lost)
        cards.lost += (lost,)
        cards.discard = ()
    heal(g, hero, LONG_REST_HEAL)
    worn.refresh_spent(g, hero)
    note(g, hero, LONG_REST)
    cards.resting = False
    g.emit(Rested, cards.name, True, lost, rule="GH-REST-06")


def worn_at_end_of_turn(g: State, hero: int) -> None:
    """What items give for the turn as a whole: for hexes moved, for hazardous terrain."""
    cards = g.heroes[hero]
    for name, effect in worn.always(cards):
        far = g.moved <= effect.moved if effect.at_most else g.moved >= effect.moved
        if far and (effect.heal or effect.xp or effect.shield):
            worn.apply(g, hero, name)
            gain_xp(g, hero, effect.xp)
            brace(g, hero, shield=effect.shield)
            if effect.heal:
                heal(g, hero, effect.heal)
        if effect.heal_after_hazard and name in cards.marks:
            worn.apply(g, hero, name)
            heal(g, hero, effect.heal_after_hazard)
    cards.marks = frozenset()


@runs(phases.END_OF_TURN)
def end_of_turn(g: State) -> Script:
    """Loot, infusions, conditions that run out; plates. GH-LOOT-04, GH-ELEM-02, GH-COND-11..15, GH-SPECIAL-04"""
    figure = g.acting
    it = g.figures[figure]
    yield from settle(g)
    if it.kind == HERO:
        cards = g.heroes[figure]
        if it.at >= 0:
            worn_at_end_of_turn(g, figure)
            cards.discard += cards.chosen
            cards.chosen, cards.later = cards.later, ()
            loot_hex(g, figure, it.at)
            yield from settle(g)
        cards.top_done = cards.bottom_done = False
        elements.end_of_turn(g)
    come_to_senses(g, figure)
    if it.at >= 0:
        expire(g, figure)
    if it.at in g.obstacles:
        yield from fall_down(g, figure)
    try_locks(g)
    g.acting = g.focus = -1
    g.begun = False
    check_goals(g)
    g.phase = phases.NEXT_FIGURE
