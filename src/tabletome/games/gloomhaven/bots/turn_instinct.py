"""What a sensible player does in a round: which cards, which action, where to go, whom to strike; for bots.

All of it is judged by the best turn that can be had (turn_plan.py).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from tabletome.engine import Action, Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.abilities.attack import has_strong_attack
from tabletome.games.gloomhaven.bots.abilities.command import lets_creatures_act
from tabletome.games.gloomhaven.bots.abilities.heal import hit_points_healed
from tabletome.games.gloomhaven.bots.abilities.move import further_move, has_long_move, plain_move
from tabletome.games.gloomhaven.bots.abilities.words import strikes, worth
from tabletome.games.gloomhaven.bots.after_monsters import after_the_monsters
from tabletome.games.gloomhaven.bots.behind_doors import Entry
from tabletome.games.gloomhaven.bots.card_value import PartyValue
from tabletome.games.gloomhaven.bots.destinations import has_a_limit, should_recover, should_rest
from tabletome.games.gloomhaven.bots.items.effects import helps_attack, move_helped, worth_in_turn
from tabletome.games.gloomhaven.bots.loss_instinct import (
    NOBODY_WOULD,
    OTHER_POINT_SHARE,
    USED_ONCE_SHARE,
    quality,
)
from tabletome.games.gloomhaven.bots.printed_value import basic_attack, basic_move, bottom, printed_value, top
from tabletome.games.gloomhaven.bots.threats import friends, share_before, threat, threats
from tabletome.games.gloomhaven.bots.turn_plan import Planner, card_cost, number_of, steps_of
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.abilities import Pay
from tabletome.games.gloomhaven.content.printed_actions import PrintedAction, printed
from tabletome.games.gloomhaven.rules.abilities.companions import companion_of
from tabletome.games.gloomhaven.rules.abilities.running_action import running_ability
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina
from tabletome.games.gloomhaven.rules.combat.attack import extras
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.rules.turns import LONG_REST_HEAL, CardUse, source_of_choice
from tabletome.games.gloomhaven.state import HERO, NOBODY, Hero, State

# Points of damage; set by hand and tried in games by instinct
NO_WAY_BACK_COST = 2.0  # to have to stay at a door that one opens
EARLY_DOOR_VALUE = 2.0  # to open a door at the very beginning of a round
WALK_FIRST_VALUE = 0.3  # to see who is behind a door before one acts
BEFORE_THE_DOOR_COST = 4.0  # to have had one's turn before a door is opened
WORK_VALUE = 12.0  # to give up an action for what the scenario asks for
DIG_VALUE = 4.0  # to spend a movement point on a grave; set by hand
ROUND_LOST_COST = 6.0  # to rest where the page grants only so many rounds, and cards are left to play
PEACEFUL_REST_VALUE = 3.0  # to rest while there is nobody to fight
GOOD_CARD_COST = 0.2  # to play a good card while there is nobody to fight, for each point of its quality
BETTER_HALVES_VALUE = 0.08  # to use the better halves of two cards, for each point of damage
ITEM_FIRST_VALUE = 0.2  # items for an attack are used before its target is named
BUSY_COST = 1.0  # to push an enemy away before one's turn is over
HEX_AWAY_COST = 0.1  # for each hex that an enemy is away from everyone
STAY_VALUE = 0.03  # speaks for staying where one is if nothing else does
MOVING_ITEM_COST = 1.0  # what an item that helps to move must bring
EXPECTED_BLOW = 2  # damage that is thought of where players choose whom monsters strike

PLAYED_A_ROUND = 2  # cards
STEPS_BACK = 2  # hexes that one wants to be able to go away from a door that one opens
SLOWEST = 99  # initiative
AFTER_THE_DOOR = 30  # initiative with which one surely acts after whoever opens a door

Plan: TypeAlias = tuple[PrintedAction, ...]
Rest: TypeAlias = list[tuple[tuple[int, ...], Plan]]
"""Ways in which a turn can go on: abilities by their numbers, and then whole actions."""


# Cards


def judge_cards(g: State, decision: Decision, about: Any) -> list[float]:
    """The two cards with which the best turn can be had, whether it comes before or after the monsters'.

    If a door is about to be opened, the fight behind it counts.
    """
    hero = about["hero"]
    before = Planner(g, hero)
    entry = None if before.foes else Entry.next(g, hero)
    if not before.foes and (entry is None or entry.who == hero):
        return judge_cards_in_peace(before, decision, entry)
    seen = g
    if entry is not None:
        seen, before = entry.then, Planner(entry.then, hero)
    after = Planner(after_the_monsters(seen), hero)
    at = before.here
    meanwhile = before.danger(at).cost - after.danger(at).cost
    worths: list[float] = []
    pairs: dict[frozenset[str], tuple[float, float]] = {}
    for option in decision.options:
        if isinstance(option, a.LongRest | a.Skip):
            worths.append(rest_worth(seen, hero, before) if isinstance(option, a.LongRest) else 0.0)
            continue
        pair = frozenset((option.lead, option.other))
        if pair not in pairs:
            pairs[pair] = pair_worth(before, pair), pair_worth(after, pair)
        early, late = pairs[pair]
        initiative = initiative_of(g, hero, option)
        share = share_of_monsters_before(seen, initiative)
        hurry = 0.0 if entry is None else BEFORE_THE_DOOR_COST * max(1 - initiative / AFTER_THE_DOOR, 0.0)
        worths.append((1 - share) * early + share * (late - meanwhile) - hurry)
    return worths


def initiative_of(g: State, hero: int, option: a.Play) -> int:
    """Of the leading card."""
    return CLASSES[g.heroes[hero].name].cards[option.lead].initiative


def judge_cards_in_peace(planner: Planner, decision: Decision, entry: Entry | None) -> list[float]:
    """While there is nobody to fight, the worst cards are played; who opens a door may fight behind it."""
    g, hero = planner.g, planner.hero
    inside = None if entry is None else Planner(entry.then, hero)
    worths: list[float] = []
    pairs: dict[frozenset[str], float] = {}
    for option in decision.options:
        if isinstance(option, a.LongRest | a.Skip):
            worths.append(rest_worth(g, hero, planner) if isinstance(option, a.LongRest) else 0.0)
            continue
        pair = frozenset((option.lead, option.other))
        if pair not in pairs:
            pairs[pair] = pair_worth(planner, pair)
            if entry is not None and inside is not None:
                pairs[pair] += worth_behind_the_door(inside, pair, entry.steps)
        name = g.heroes[hero].name
        dull = GOOD_CARD_COST * (quality(name, option.lead) + quality(name, option.other)) if inside is None else 0.0
        early = EARLY_DOOR_VALUE * (1 - initiative_of(g, hero, option) / SLOWEST) if inside is not None else 0.0
        worths.append(pairs[pair] - dull + early)
    return worths


def worth_behind_the_door(inside: Planner, pair: frozenset[str], steps: int) -> float:
    """What the top action of a pair brings once its bottom action has led to the door."""
    one, other = sorted(pair)
    name = inside.g.heroes[inside.hero].name
    found = 0.0
    for high, low in ((one, other), (other, one)):
        for way in bottoms(name, low):
            if printed_value(way).move >= steps:
                found = max(found, max(gain_inside(inside, way, attack) for attack in tops(name, high)))
    return found


def gain_inside(inside: Planner, way: PrintedAction, attack: PrintedAction) -> float:
    """How much better a turn is if this action follows the way through the door."""
    return plan_worth(inside, (way, attack)) - plan_worth(inside, (way,))


def share_of_monsters_before(g: State, initiative: int) -> float:
    """How many of the monsters on the map are likely to act before this initiative."""
    shares = [share_before(deck, initiative) for deck in decks_on_the_map(g)]
    return sum(shares) / len(shares) if shares else 0.0


def decks_on_the_map(g: State) -> list[str]:
    """The deck of every enemy."""
    return [TYPES[figure.name].deck for figure in g.figures if figure.at >= 0 and figure.hostile and figure.is_monster]


def pair_worth(planner: Planner, pair: frozenset[str]) -> float:
    """The best turn with these two cards; using their better halves is worth a little more."""
    one, other = sorted(pair)
    name = planner.g.heroes[planner.hero].name
    return max(
        plan_worth(planner, plan) + BETTER_HALVES_VALUE * (halves(name, high, low) - halves(name, low, high))
        for high, low in ((one, other), (other, one))
        for plan in plans_of_two(name, high, low)
    )


@functools.cache
def halves(name: str, high: str, low: str) -> float:
    """What a top and a bottom half have in them; until the next rest each card serves for one of its two."""
    attack, way = top(name, high), bottom(name, low)
    damage = printed_value(attack).damage * (USED_ONCE_SHARE if printed(attack).lost else 1.0)
    moved = printed_value(way).move * (USED_ONCE_SHARE if printed(way).lost else 1.0)
    return damage + OTHER_POINT_SHARE * moved


@functools.cache
def plans_of_two(name: str, high: str, low: str) -> tuple[Plan, ...]:
    """The actions of one card's top and the other's bottom, in either order; basic ones where they may be better."""
    plans: list[Plan] = []
    for attack in tops(name, high):
        for way in bottoms(name, low):
            plans += [(attack, way), (way, attack)]
    return tuple(plans)


@functools.cache
def tops(name: str, card: str) -> Plan:
    """The top action of a card, and the basic attack where that may be better."""
    own = top(name, card)
    act = printed(own)
    return (own,) if has_strong_attack(act.abilities) and not act.lost else (own, basic_attack(card))


@functools.cache
def bottoms(name: str, card: str) -> Plan:
    """The bottom action of a card, and the basic move where that may be better."""
    own = bottom(name, card)
    act = printed(own)
    return (own,) if has_long_move(act.abilities) and not act.lost else (own, basic_move(card))


def plan_worth(planner: Planner, plan: Plan, first: tuple[int, ...] = (), start: int | None = None) -> float:
    """What is worth doing these actions one after the other, after these abilities."""
    steps, price = first, 0.0
    for source in plan:
        steps += steps_of(source, 0, 0, planner.elements)
        price += card_cost(source, planner)
    return planner.best(planner.here if start is None else start, steps) - price


def rest_worth(g: State, hero: int, planner: Planner) -> float:
    """A long rest: no turn, a little healing, and the rounds that unused cards would have brought."""
    cards = g.heroes[hero]
    party = planner.party
    after = rounds_left(len(cards.hand) + len(cards.discard) - 1)
    wasted = party.rounds(stamina(g, hero)) - party.rounds(after)
    tired = should_rest(cards) or should_recover(g, hero)
    peace = PEACEFUL_REST_VALUE if tired and not planner.foes and not has_a_limit(g) else 0.0
    late = ROUND_LOST_COST if has_a_limit(g) and len(cards.hand) >= PLAYED_A_ROUND else 0.0
    return planner.best(planner.here, ()) + party.gain(hero, LONG_REST_HEAL) - wasted + peace - late


# A turn


def judge_turn(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """By the best turn that begins with it."""
    planner = Planner(g, g.turn.acting)
    worths = [turn_worth(planner, option) for option in decision.options]
    entry = Entry.next(g, planner.hero) if planner.destination.opens and not planner.foes else None
    if entry is None or entry.who != planner.hero:
        return worths
    inside = Planner(entry.then, planner.hero)
    return [
        worth + way_worth_behind(inside, option, entry.steps)
        for option, worth in zip(decision.options, worths, strict=True)
    ]


def way_worth_behind(inside: Planner, option: Action, steps: int) -> float:
    """What can still be done behind a door if the turn begins with the way through it."""
    if not isinstance(option, a.Bottom | a.BasicMove):
        return 0.0
    cards = inside.g.heroes[inside.hero]
    way = source_of_choice(cards.name, option)
    if printed_value(way).move < steps:
        return 0.0
    rest = [plan[0] for plan in plans_after(cards, option.card, is_top=False) if plan]
    return WALK_FIRST_VALUE + max((gain_inside(inside, way, attack) for attack in rest), default=0.0)


def turn_worth(planner: Planner, option: a.EndTurn | a.EndBonus | a.WorkAt | a.TopWorkAt | a.Use | CardUse) -> float:
    """The best turn that begins with this choice."""
    cards = planner.g.heroes[planner.hero]
    match option:
        case a.EndTurn():
            return planner.best(planner.here, ())
        case a.EndBonus():
            return NOBODY_WOULD + planner.best(planner.here, ())
        case a.WorkAt() | a.TopWorkAt():
            rest = plans_after(cards, option.card, isinstance(option, a.TopWorkAt))
            return WORK_VALUE + max(plan_worth(planner, each) for each in rest)
        case a.Use():
            return planner.best(planner.here, ()) + worth_in_turn(planner, option.item)
        case _:
            first = source_of_choice(cards.name, option)
            is_top = isinstance(option, a.Top | a.BasicAttack)
            return max(plan_worth(planner, (first, *rest)) for rest in plans_after(cards, option.card, is_top))


def plans_after(cards: Hero, used: str, is_top: bool) -> Iterator[Plan]:
    """What can still follow in this turn after a top or bottom action of this card."""
    yield ()
    top_done, bottom_done = cards.turn.top_done or is_top, cards.turn.bottom_done or not is_top
    yield from ((action,) for action in open_actions(cards, used, top_done, bottom_done))


def open_actions(cards: Hero, used: str, top_done: bool, bottom_done: bool) -> Iterator[PrintedAction]:
    """The actions of the other chosen cards that can still be performed."""
    for card in cards.chosen:
        if card == used:
            continue
        if not top_done:
            yield from tops(cards.name, card)
        if not bottom_done:
            yield from bottoms(cards.name, card)


# Where to go


def judge_move(g: State, decision: Decision, about: Any) -> list[float]:
    """By the best that can still be done from there."""
    hero = g.action.figure if g.action is not None else g.turn.acting
    if g.figures[hero].kind != HERO or g.action is None:
        return [0.0] * len(decision.options)
    if (who := commanded(g)) != NOBODY:
        return [approach(g, who, option) for option in decision.options]
    planner = Planner(g, hero)
    rest = rest_of_turn(planner)
    return [move_worth(planner, option, about["points"], rest) for option in decision.options]


def commanded(g: State) -> int:
    """The creature that moves because the acting hero commands it, or NOBODY."""
    action = g.action
    if action is None:
        return NOBODY
    if printed(action.source).commands:
        return companion_of(g, action.figure)
    if action.notes.named and lets_creatures_act(running_ability(g)):
        return action.notes.named[-1]
    return NOBODY


def approach(g: State, who: int, option: Action) -> float:
    """A creature goes to where it can strike, and no nearer; it had better not step into traps."""
    at = option.hex if isinstance(option, a.Go) else g.figures[who].at
    foes = g.targets_for(who)
    if not foes:
        return 0.0
    away = g.board.distances(at)
    nearest = min(away[g.figures[foe].at] for foe in foes)
    return -abs(nearest - max(g.stat(who).range, 1)) - g.trap_damage * (at in g.traps and not g.is_flying(who))


def judge_teleport(g: State, decision: Decision, about: Any) -> list[float]:
    """The hex from which the best can still be done; in the turn of another, where it is best to be."""
    planner = Planner(g, about["hero"])
    acts = g.action is not None and g.action.figure == planner.hero
    rest: Rest = rest_of_turn(planner) if acts else [((), ())]
    return [
        best_rest(planner, rest, option.hex if isinstance(option, a.Place) else planner.here)
        for option in decision.options
    ]  # fmt: skip


def move_worth(planner: Planner, option: Action, points: int, rest: Rest) -> float:
    """The best rest of the turn after this choice."""
    match option:
        case a.Use():
            return worth_of_moving_item(planner, option.item, points, rest)
        case a.Dig():
            return best_rest(planner, rest, planner.here) + DIG_VALUE
        case a.Go():
            value = best_rest(planner, going_on(planner, points, rest), option.hex)
            return value - planner.cost_of_entering(option.hex) - risk_of_opening(planner, option.hex, points)
        case _:
            return best_rest(planner, rest, planner.here) + STAY_VALUE


def best_rest(planner: Planner, rest: Rest, at: int) -> float:
    """The best of these ways to go on from this hex."""
    return max(plan_worth(planner, plan, first, at) for first, plan in rest)


def going_on(planner: Planner, points: int, rest: Rest) -> Rest:
    """A movement that is asked for hex by hex goes on after the next one."""
    further = further_move(running_ability(planner.g), points)
    return rest if further is None else [((number_of(further), *first), plan) for first, plan in rest]


def risk_of_opening(planner: Planner, at: int, points: int) -> float:
    """Whoever opens a door wants to be able to step back from it."""
    if at in planner.board.floor:
        return 0.0
    left = points - planner.destination.steps.get(planner.here, 0)
    return NO_WAY_BACK_COST if left < STEPS_BACK else 0.0


def rest_of_turn(planner: Planner) -> Rest:
    """The abilities left of the running action, with every way to go on after it."""
    g = planner.g
    action, cards = g.action, g.heroes[planner.hero]
    assert action is not None
    first = steps_of(action.source, action.step, action.gates, planner.elements)
    plans: list[Plan] = [()]
    if g.turn.acting == planner.hero:
        plans += [(each,) for each in open_actions(cards, "", cards.turn.top_done, cards.turn.bottom_done)]
    return [(first, plan) for plan in plans]


def worth_of_moving_item(planner: Planner, item: str, points: int, rest: Rest) -> float:
    """What a longer way or a jump would bring, if it is worth the item; nothing else is used on the way."""
    helped = move_helped(item)
    if helped is None:
        return NOBODY_WOULD + best_rest(planner, rest, planner.here)
    go_on = number_of(plain_move(points + helped.by, helped.jump))
    return best_rest(planner, [((go_on, *first), plan) for first, plan in rest], planner.here) - MOVING_ITEM_COST


# Whom


def judge_strike(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever is worth most to strike."""
    attack = g.attack
    if attack is None or g.figures[attack.ability.attacker].kind != HERO:
        return [len(getattr(option, "figures", ())) for option in decision.options]
    planner = Planner(g, attack.ability.attacker)
    worths = []
    for option in decision.options:
        match option:
            case a.Strike():
                blows = [Blow(attack, who) for who in option.figures]
                worths.append(sum(planner.strike_worth(attack.ability, b.target, extras(g, b)) for b in blows))
            case a.Use() | a.Without():
                worths.append(NOBODY_WOULD)
            case _:
                worths.append(0.0)
    best = max(worths)
    return [
        best + ITEM_FIRST_VALUE if isinstance(option, a.Use) and helps_attack(option.item, best) else worth
        for option, worth in zip(decision.options, worths, strict=True)
    ]


def judge_lay(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Where the pattern does most."""
    assert g.action is not None
    ability, hero = running_ability(g), g.action.figure
    if g.figures[hero].kind != HERO or type(ability) not in strikes:
        return [len(getattr(option, "figures", ())) for option in decision.options]
    planner, blow = Planner(g, hero), strikes[type(ability)].blow
    return [
        sum(blow(planner, planner.here, who, ability, ())[0] for who in option.figures if g.figures[who].hostile)
        if isinstance(option, a.Strike)
        else 0.0
        for option in decision.options
    ]


def judge_friend(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever gains most by it."""
    party = PartyValue(g)
    by = hit_points_healed(running_ability(g) if g.action is not None else None)
    return [party.gain(option.figure, by) if isinstance(option, a.Choose) else 0.0 for option in decision.options]


def judge_foe(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever is most dangerous."""
    dangers = {each.figure: each.strike + each.strike_later for each in threats(g)}
    return [dangers.get(option.figure, 0.0) if isinstance(option, a.Choose) else -0.1 for option in decision.options]


def judge_shove(g: State, decision: Decision, about: Any) -> list[float]:
    """Into traps, or out of reach of whoever it would strike; else it is left where all can strike it."""
    target = about["target"]
    here = g.figures[target].at
    acting = g.turn.acting
    busy = BUSY_COST if 0 <= acting < len(g.heroes) and g.heroes[acting].chosen else 0.0
    return [
        place_of_foe(g, target, option.hex) - busy if isinstance(option, a.Shove) else place_of_foe(g, target, here)
        for option in decision.options
    ]


def place_of_foe(g: State, who: int, at: int) -> float:
    """What it is worth that an enemy stands there; somebody of the party had better not be pushed into a trap."""
    trap = g.trap_damage if at in g.traps and not g.is_flying(who) else 0
    if not g.figures[who].hostile or not g.figures[who].is_monster:
        return -float(trap)
    foe = threat(g, who)
    away = g.board.distances(at)
    nearest = min((away[g.figures[friend].at] for friend in friends(g)), default=0)
    return trap - foe.strike * (nearest <= foe.far) - HEX_AWAY_COST * nearest


def judge_victim(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Of what monsters may do, that which hurts least: whoever can bear it best is struck."""
    party = PartyValue(g)
    worths = []
    for option in decision.options:
        targets = (option.figure,) if isinstance(option, a.Focus | a.Choose) else option.targets
        worths.append(-sum(party.loss(each, EXPECTED_BLOW) for each in targets if not g.figures[each].hostile))
    return worths


def judge_payment(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whether what it opens is worth more than it costs."""
    action, ability = g.action, running_ability(g)
    assert action is not None
    assert isinstance(ability, Pay)
    planner = Planner(g, action.figure)
    cost = worth[type(ability.cost)](planner, planner.here, ability.cost)
    opened = action.gates | 1 << action.step - 1
    paid, kept = (
        planner.best(planner.here, steps_of(action.source, action.step, gates, planner.elements))
        for gates in (opened, action.gates)
    )
    return [paid + cost if isinstance(option, a.Apply) else kept for option in decision.options]


def judge_endurance(g: State, decision: Decision, about: Any) -> list[float]:
    """As much damage as makes the action stronger by more than it costs."""
    action, hero = g.action, about["hero"]
    assert action is not None
    worths = []
    for option in decision.options:
        damage = option.damage if isinstance(option, a.Endure) else 0
        g.action = replace(action, suffered=damage)
        planner = Planner(g, hero)
        steps = steps_of(action.source, action.step, action.gates, planner.elements)
        worths.append(planner.best(planner.here, steps) - planner.party.loss(hero, damage))
    g.action = action
    return worths


TURN_JUDGES = {
    "select": judge_cards,
    "two-more": judge_cards,
    "teleport": judge_teleport,
    "turn": judge_turn,
    "move": judge_move,
    "strike": judge_strike,
    "lay": judge_lay,
    "heal": judge_friend,
    "rally": judge_friend,
    "recover": judge_friend,
    "give": judge_foe,
    "push": judge_foe,
    "kill": judge_foe,
    "vengeance": judge_foe,
    "fester": judge_foe,
    "pay": judge_payment,
    "endure": judge_endurance,
    "charm": judge_foe,
    "doom": judge_foe,
    "doom-passes": judge_foe,
    "shove": judge_shove,
    "focus": judge_victim,
    "monster-chooses": judge_victim,
}
