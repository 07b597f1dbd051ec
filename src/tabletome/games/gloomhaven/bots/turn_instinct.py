"""What a sensible player does in a round: which cards, which action, where to go, whom to strike; for bots.

All of it is judged by the best turn that can be had (turn_plan.py).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.after_monsters import after_the_monsters
from tabletome.games.gloomhaven.bots.card_value import Reserves
from tabletome.games.gloomhaven.bots.destinations import should_rest
from tabletome.games.gloomhaven.bots.evaluate import rounds_left, stamina
from tabletome.games.gloomhaven.bots.item_value import helps_attack, worth_in_turn
from tabletome.games.gloomhaven.bots.loss_instinct import DULL, HALF_A_POINT, LONG_REST_HEAL, ONLY_ONCE, quality
from tabletome.games.gloomhaven.bots.round_value import act_worth
from tabletome.games.gloomhaven.bots.threats import friends, menace, menaces, share_before
from tabletome.games.gloomhaven.bots.turn_plan import Planner, act_price, number_of, steps_of
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS, OnMove
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Heal, Move
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.combat.attack import extras
from tabletome.games.gloomhaven.state import HERO, Hero, State

STEPS_BACK, NO_WAY_BACK = 2, 2.0
"""How far one wants to be able to go away from a door that one opens, and what it costs to have to stay."""
LATE, A_STEP_BACK, PEACE = 2.0, 0.5, 3.0
"""What it is worth to open a door at the end of a round, to be able to go back from it, and to rest while there is
nobody to fight."""
SAVED = 0.2
"""What it costs to play a good card while there is nobody to fight."""
BETTER_HALVES = 0.08
"""What it is worth to use the better halves of two cards, for each point of damage."""
ITEM_FIRST = 0.2
"""Items for an attack are used before its target is named."""
USUAL_HEAL = 3
HALF_DONE, FARTHER_AWAY = 1.0, 0.1
"""What it costs to push an enemy away before one's turn is over, and for each hex it is away from everyone."""
GOOD_ENOUGH = 0.03
"""What speaks for staying where one is if nothing else does."""
BOOTS = 1.0
"""What an item that helps to move must bring."""

Rest = list[tuple[tuple[int, ...], tuple[str, ...]]]
"""Ways in which a turn can go on: abilities by their numbers, and then whole actions."""


# ------------------------------------------------------------------ cards


def judge_cards(g: State, decision: Decision, about: Any) -> list[float]:
    """The two cards with which the best turn can be had, whether it comes before or after the monsters'."""
    hero = about["hero"]
    before, after = Planner(g, hero), Planner(after_the_monsters(g), hero)
    at = before.here
    meanwhile = before.danger(at).cost - after.danger(at).cost
    worths: list[float] = []
    pairs: dict[frozenset[str], tuple[float, float]] = {}
    for option in decision.options:
        if isinstance(option, a.LongRest):
            worths.append(rest_worth(g, hero, before))
            continue
        pair = frozenset((option.lead, option.other))
        if pair not in pairs:
            pairs[pair] = pair_worth(before, pair), pair_worth(after, pair)
        early, late = pairs[pair]
        if not before.foes:
            worths.append(early + peaceful(g, hero, option, before))
            continue
        share = share_of_monsters_before(g, CLASSES[g.heroes[hero].name].cards[option.lead].initiative)
        worths.append((1 - share) * early + share * (late - meanwhile))
    return worths


def peaceful(g: State, hero: int, option: a.Play, planner: Planner) -> float:
    """While there is nobody to fight, the worst cards are played; doors are opened late in a round."""
    name = g.heroes[hero].name
    initiative = CLASSES[name].cards[option.lead].initiative
    late = 0.0
    if planner.heading.opens:
        late = LATE * initiative / 99 + A_STEP_BACK * max(way_of(name, option.lead), way_of(name, option.other))
    return late - SAVED * (quality(name, option.lead) + quality(name, option.other))


@functools.cache
def way_of(name: str, card: str) -> int:
    """How far a card lets its owner go and come back."""
    return act_worth(f"{name}/{card}/bottom").move


def share_of_monsters_before(g: State, initiative: int) -> float:
    """How many of the monsters on the map are likely to act before this initiative."""
    shares = [share_before(deck, initiative) for deck in decks_on_the_map(g)]
    return sum(shares) / len(shares) if shares else 0.0


def decks_on_the_map(g: State) -> list[str]:
    """The deck of every enemy."""
    return [TYPES[it.name].deck for it in g.figures if it.at >= 0 and it.hostile and it.is_monster]


def pair_worth(planner: Planner, pair: frozenset[str]) -> float:
    one, other = sorted(pair)
    name = planner.g.heroes[planner.hero].name
    return max(
        plan_worth(planner, plan) + BETTER_HALVES * (halves(name, top, bottom) - halves(name, bottom, top))
        for top, bottom in ((one, other), (other, one))
        for plan in plans_of_two(name, top, bottom)
    )


@functools.cache
def halves(name: str, top: str, bottom: str) -> float:
    """What a top and a bottom half have in them; until the next rest each card serves for one of its two."""
    attack, way = find_act(f"{name}/{top}/top"), find_act(f"{name}/{bottom}/bottom")
    damage = act_worth(f"{name}/{top}/top").damage * (ONLY_ONCE if attack.lost else 1.0)
    return damage + HALF_A_POINT * act_worth(f"{name}/{bottom}/bottom").move * (ONLY_ONCE if way.lost else 1.0)


@functools.cache
def plans_of_two(name: str, top: str, bottom: str) -> tuple[tuple[str, ...], ...]:
    """The actions of one card's top and the other's bottom, in either order; basic ones where they may be better."""
    plans = []
    for high in tops(name, top):
        for low in bottoms(name, bottom):
            plans += [(high, low), (low, high)]
    return tuple(plans)


@functools.cache
def tops(name: str, card: str) -> tuple[str, ...]:
    printed = find_act(f"{name}/{card}/top")
    strikes = any(isinstance(each, Attack) and each.by >= 2 for each in printed.abilities)
    plain = (f"basic/{card}/attack",)
    return (f"{name}/{card}/top",) + (() if strikes and not printed.lost else plain)


@functools.cache
def bottoms(name: str, card: str) -> tuple[str, ...]:
    printed = find_act(f"{name}/{card}/bottom")
    moves = any(isinstance(each, Move) and each.by >= 2 for each in printed.abilities)
    plain = (f"basic/{card}/move",)
    return (f"{name}/{card}/bottom",) + (() if moves and not printed.lost else plain)


def plan_worth(planner: Planner, plan: tuple[str, ...], first: tuple[int, ...] = (), start: int | None = None) -> float:
    """What is worth doing these actions one after the other, after these abilities."""
    steps, price = first, 0.0
    for source in plan:
        steps += steps_of(source, 0, 0, planner.elements)
        price += act_price(source, planner)
    return planner.best(planner.here if start is None else start, steps) - price


def rest_worth(g: State, hero: int, planner: Planner) -> float:
    """A long rest: no turn, a little healing, and the rounds that unused cards would have brought."""
    cards = g.heroes[hero]
    reserves = planner.reserves
    after = rounds_left(len(cards.hand) + len(cards.discard) - 1)
    wasted = reserves.rounds(stamina(g, hero)) - reserves.rounds(after)
    peace = PEACE if not planner.foes and should_rest(cards) else 0.0
    return planner.best(planner.here, ()) + reserves.gain(hero, LONG_REST_HEAL) - wasted + peace


# ------------------------------------------------------------------ a turn


def judge_turn(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """By the best turn that begins with it."""
    planner = Planner(g, g.acting)
    return [turn_worth(planner, option) for option in decision.options]


def turn_worth(planner: Planner, option: Any) -> float:
    g, hero = planner.g, planner.hero
    if isinstance(option, a.EndTurn):
        return planner.best(planner.here, ())
    if isinstance(option, a.EndBonus):
        return DULL + planner.best(planner.here, ())
    if isinstance(option, a.Use):
        return planner.best(planner.here, ()) + worth_in_turn(planner, option.item)
    first = source_of(g.heroes[hero], option)
    return max(plan_worth(planner, (first, *rest)) for rest in plans_after(g.heroes[hero], option.card, first))


def source_of(cards: Hero, option: Any) -> str:
    match option:
        case a.Top():
            return f"{cards.name}/{option.card}/top"
        case a.Bottom():
            return f"{cards.name}/{option.card}/bottom"
        case a.BasicAttack():
            return f"basic/{option.card}/attack"
        case _:
            return f"basic/{option.card}/move"


def plans_after(cards: Hero, used: str, first: str) -> Iterator[tuple[str, ...]]:
    """What can still follow in this turn."""
    is_top = first.endswith(("/top", "/attack"))
    yield ()
    yield from (
        (each,) for each in open_actions(cards, used, cards.top_done or is_top, cards.bottom_done or not is_top)
    )


def open_actions(cards: Hero, used: str, top_done: bool, bottom_done: bool) -> Iterator[str]:
    for card in cards.chosen:
        if card == used:
            continue
        if not top_done:
            yield from tops(cards.name, card)
        if not bottom_done:
            yield from bottoms(cards.name, card)


# ------------------------------------------------------------------ where to go


def judge_move(g: State, decision: Decision, about: Any) -> list[float]:
    """By the best that can still be done from there."""
    hero = g.doing.actor if g.doing is not None else g.acting
    if g.figures[hero].kind != HERO or g.doing is None:
        return [0.0] * len(decision.options)
    planner = Planner(g, hero)
    rest = rest_of_turn(planner)
    return [move_worth(planner, option, about["points"], rest) for option in decision.options]


def move_worth(planner: Planner, option: Any, points: int, rest: Rest) -> float:
    match option:
        case a.Use():
            return boots_worth(planner, option.item, points, rest)
        case a.Go():
            worth = best_rest(planner, going_on(planner, points, rest), option.hex)
            return worth - planner.cost_of_entering(option.hex) - risk_of_opening(planner, option.hex, points)
        case _:
            return best_rest(planner, rest, planner.here) + GOOD_ENOUGH


def best_rest(planner: Planner, rest: Rest, at: int) -> float:
    return max(plan_worth(planner, plan, first, at) for first, plan in rest)


def going_on(planner: Planner, points: int, rest: Rest) -> Rest:
    """A movement that is asked for hex by hex goes on after the next one."""
    move = running(planner.g)
    if not isinstance(move, Move) or not (move.stepwise or move.straight or move.clears):
        return rest
    go_on = number_of(Move(points - 1, jump=move.jump))
    return [((go_on, *first), plan) for first, plan in rest]


def risk_of_opening(planner: Planner, at: int, points: int) -> float:
    """Whoever opens a door wants to be able to step back from it."""
    if at in planner.board.floor:
        return 0.0
    left = points - planner.heading.steps.get(planner.here, 0)
    return NO_WAY_BACK if left < STEPS_BACK else 0.0


def running(g: State) -> Any:
    """The ability that is being performed."""
    assert g.doing is not None
    return find_act(g.doing.source).abilities[g.doing.step - 1]


def rest_of_turn(planner: Planner) -> Rest:
    """The abilities left of the running action, with every way to go on after it."""
    g = planner.g
    doing, cards = g.doing, g.heroes[planner.hero]
    assert doing is not None
    first = steps_of(doing.source, doing.step, doing.gates, planner.elements)
    plans: list[tuple[str, ...]] = [()]
    if g.acting == planner.hero:
        plans += [(each,) for each in open_actions(cards, "", cards.top_done, cards.bottom_done)]
    return [(first, plan) for plan in plans]


def boots_worth(planner: Planner, item: str, points: int, rest: Rest) -> float:
    """What a longer way or a jump would bring, if it is worth the item; nothing else is used on the way."""
    effect = ITEMS[item].effect
    if not isinstance(effect, OnMove):
        return DULL + best_rest(planner, rest, planner.here)
    go_on = number_of(Move(points + effect.by, jump=effect.jump))
    return best_rest(planner, [((go_on, *first), plan) for first, plan in rest], planner.here) - BOOTS


# ------------------------------------------------------------------ whom


def judge_strike(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever is worth most to strike."""
    striking = g.striking
    if striking is None or g.figures[striking.attacker].kind != HERO:
        return [len(getattr(option, "figures", ())) for option in decision.options]
    planner = Planner(g, striking.attacker)
    worths = []
    for option in decision.options:
        match option:
            case a.Strike():
                worths.append(
                    sum(planner.strike_worth(striking, each, extras(g, striking, each)) for each in option.figures)
                )
            case a.Use() | a.Without():
                worths.append(DULL)
            case _:
                worths.append(0.0)
    best = max(worths)
    return [
        best + ITEM_FIRST if isinstance(option, a.Use) and helps_attack(option.item, best) else worth
        for option, worth in zip(decision.options, worths, strict=True)
    ]


def judge_lay(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Where the pattern does most."""
    assert g.doing is not None
    ability = running(g)
    hero = g.doing.actor
    if g.figures[hero].kind != HERO or not isinstance(ability, Attack):
        return [len(getattr(option, "figures", ())) for option in decision.options]
    planner = Planner(g, hero)
    at = planner.here
    return [
        sum(planner.blow_worth(at, each, ability, ())[0] for each in option.figures if g.figures[each].hostile)
        if isinstance(option, a.Strike)
        else 0.0
        for option in decision.options
    ]


def judge_friend(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever gains most by it."""
    reserves = Reserves(g)
    ability = running(g) if g.doing is not None else None
    by = ability.by if isinstance(ability, Heal) else USUAL_HEAL
    return [reserves.gain(option.figure, by) if isinstance(option, a.Choose) else 0.0 for option in decision.options]


def judge_foe(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever is most dangerous."""
    dangers = {menace.figure: menace.strike + menace.strike_later for menace in menaces(g)}
    return [dangers.get(option.figure, 0.0) if isinstance(option, a.Choose) else -0.1 for option in decision.options]


def judge_shove(g: State, decision: Decision, about: Any) -> list[float]:
    """Into traps, or out of reach of whoever it would strike; else it is left where all can strike it."""
    target = about["target"]
    here = g.figures[target].at
    busy = HALF_DONE if 0 <= g.acting < len(g.heroes) and g.heroes[g.acting].chosen else 0.0
    return [
        place_of_foe(g, target, option.hex) - busy if isinstance(option, a.Shove) else place_of_foe(g, target, here)
        for option in decision.options
    ]


def place_of_foe(g: State, figure: int, at: int) -> float:
    """What it is worth that an enemy stands there; somebody of the party had better not be pushed into a trap."""
    trap = g.trap_damage if at in g.traps and not g.is_flying(figure) else 0
    if not g.figures[figure].hostile or not g.figures[figure].is_monster:
        return -float(trap)
    each = menace(g, figure)
    away = g.board.distances(at)
    nearest = min((away[g.figures[n].at] for n in friends(g)), default=0)
    return trap - each.strike * (nearest <= each.far) - FARTHER_AWAY * nearest


def judge_victim(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Of what monsters may do, that which hurts least: whoever can bear it best is struck."""
    reserves = Reserves(g)
    worths = []
    for option in decision.options:
        targets = (option.figure,) if isinstance(option, a.Focus | a.Choose) else option.targets
        worths.append(-sum(reserves.loss(each, 2) for each in targets if not g.figures[each].hostile))
    return worths


TURN_JUDGES = {
    "select": judge_cards,
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
    "charm": judge_foe,
    "shove": judge_shove,
    "focus": judge_victim,
    "monster-chooses": judge_victim,
}
