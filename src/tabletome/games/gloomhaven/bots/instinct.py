"""What a sensible player would do without thinking long: how likely each choice is, for bots and for quick games.

Every judge gives a worth to each option of a decision, in points of damage dealt (see planning.py); the likelihood
falls off quickly below the best.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.after_monsters import after_the_monsters
from tabletome.games.gloomhaven.bots.card_value import (
    Reserves,
    recovers,
)
from tabletome.games.gloomhaven.bots.city_instinct import TOWN_JUDGES
from tabletome.games.gloomhaven.bots.destinations import (
    is_needed,
    should_rest,
)
from tabletome.games.gloomhaven.bots.evaluate import (
    rounds_left,
    stamina,
)
from tabletome.games.gloomhaven.bots.item_value import (
    helps_attack,
    worth_for_gold,
    worth_in_turn,
)
from tabletome.games.gloomhaven.bots.round_value import act_worth
from tabletome.games.gloomhaven.bots.threats import (
    friends,
    menace,
    menaces,
    share_before,
)
from tabletome.games.gloomhaven.bots.turn_plan import (
    Outlook,
    act_price,
    number_of,
    steps_of,
)
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS, HealSelf, OnMove
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Heal,
    Move,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.characters.levels import most_wanted
from tabletome.games.gloomhaven.rules.combat.attack import extras
from tabletome.games.gloomhaven.sheets import Member
from tabletome.games.gloomhaven.state import HERO, Hero, State

CARE = 0.12
"""An option worth so many points less than the best is about a third as likely."""
LITTLE = 1e-6
LONG_REST_HEAL = 2
STEPS_BACK, NO_WAY_BACK = 2, 2.0
"""How far one wants to be able to go away from a door that one opens, and what it costs to have to stay."""
LATE, A_STEP_BACK, PEACE = 2.0, 0.5, 3.0
"""What it is worth to open a door at the end of a round, to be able to go back from it, and to rest while there is
nobody to fight."""
DULL = -5.0
"""What nobody would do."""
MISSED, SAVED = 0.3, 0.2
"""What it costs to lose a good card rather than a bad one, and to play one while there is nobody to fight."""
BETTER_HALVES, HALF_A_POINT = 0.08, 0.5
"""What it is worth to use the better halves of two cards, for each point of damage; what a hex or hit point counts."""
PRICELESS, A_USUAL_CARD, ONLY_ONCE = 50.0, 5.0, 0.5
"""The quality of a card that is never given away, what makes a usual card, and how an action counts that is lost."""
A_DRAW = 0.8
"""What the next card drawn for a short rest is likely to be missed."""
ITEM_FIRST = 0.2
"""Items for an attack are used before its target is named."""
USUAL_HEAL = 3
STURDY = 0.25
"""The share of the party's hit points that makes somebody go in front."""
HALF_DONE, FARTHER_AWAY = 1.0, 0.1
"""What it costs to push an enemy away before one's turn is over, and for each hex it is away from everyone."""

GOOD_ENOUGH = 0.03
"""What speaks for staying where one is if nothing else does."""
BOOTS = 1.0
"""What an item that helps to move must bring."""

Rest = list[tuple[tuple[int, ...], tuple[str, ...]]]
"""Ways in which a turn can go on: abilities by their numbers, and then whole actions."""
Judge = Callable[[State, Decision, Any], Sequence[float]]


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    if judge is None or len(decision.options) == 1:
        return [1.0] * len(decision.options)
    worths = judge(g, decision, decision.about or {})
    best = max(worths)
    return [max(exp((worth - best) / CARE), LITTLE) for worth in worths]


# ------------------------------------------------------------------ cards


def judge_cards(g: State, decision: Decision, about: Any) -> list[float]:
    """The two cards with which the best turn can be had, whether it comes before or after the monsters'."""
    hero = about["hero"]
    before, after = Outlook(g, hero), Outlook(after_the_monsters(g), hero)
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


def peaceful(g: State, hero: int, option: a.Play, outlook: Outlook) -> float:
    """While there is nobody to fight, the worst cards are played; doors are opened late in a round."""
    name = g.heroes[hero].name
    initiative = CLASSES[name].cards[option.lead].initiative
    late = 0.0
    if outlook.heading.opens:
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


def pair_worth(outlook: Outlook, pair: frozenset[str]) -> float:
    one, other = sorted(pair)
    name = outlook.g.heroes[outlook.hero].name
    return max(
        plan_worth(outlook, plan) + BETTER_HALVES * (halves(name, top, bottom) - halves(name, bottom, top))
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


def plan_worth(outlook: Outlook, plan: tuple[str, ...], first: tuple[int, ...] = (), start: int | None = None) -> float:
    """What is worth doing these actions one after the other, after these abilities."""
    steps, price = first, 0.0
    for source in plan:
        steps += steps_of(source, 0, 0, outlook.elements)
        price += act_price(source, outlook)
    return outlook.best(outlook.here if start is None else start, steps) - price


def rest_worth(g: State, hero: int, outlook: Outlook) -> float:
    """A long rest: no turn, a little healing, and the rounds that unused cards would have brought."""
    cards = g.heroes[hero]
    reserves = outlook.reserves
    after = rounds_left(len(cards.hand) + len(cards.discard) - 1)
    wasted = reserves.rounds(stamina(g, hero)) - reserves.rounds(after)
    peace = PEACE if not outlook.foes and should_rest(cards) else 0.0
    return outlook.best(outlook.here, ()) + reserves.gain(hero, LONG_REST_HEAL) - wasted + peace


# ------------------------------------------------------------------ a turn


def judge_turn(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """By the best turn that begins with it."""
    outlook = Outlook(g, g.acting)
    return [turn_worth(outlook, option) for option in decision.options]


def turn_worth(outlook: Outlook, option: Any) -> float:
    g, hero = outlook.g, outlook.hero
    if isinstance(option, a.EndTurn):
        return outlook.best(outlook.here, ())
    if isinstance(option, a.EndBonus):
        return DULL + outlook.best(outlook.here, ())
    if isinstance(option, a.Use):
        return outlook.best(outlook.here, ()) + worth_in_turn(outlook, option.item)
    first = source_of(g.heroes[hero], option)
    return max(plan_worth(outlook, (first, *rest)) for rest in plans_after(g.heroes[hero], option.card, first))


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
    outlook = Outlook(g, hero)
    rest = rest_of_turn(outlook)
    return [move_worth(outlook, option, about["points"], rest) for option in decision.options]


def move_worth(outlook: Outlook, option: Any, points: int, rest: Rest) -> float:
    match option:
        case a.Use():
            return boots_worth(outlook, option.item, points, rest)
        case a.Go():
            worth = best_rest(outlook, going_on(outlook, points, rest), option.hex)
            return worth - outlook.cost_of_entering(option.hex) - risk_of_opening(outlook, option.hex, points)
        case _:
            return best_rest(outlook, rest, outlook.here) + GOOD_ENOUGH


def best_rest(outlook: Outlook, rest: Rest, at: int) -> float:
    return max(plan_worth(outlook, plan, first, at) for first, plan in rest)


def going_on(outlook: Outlook, points: int, rest: Rest) -> Rest:
    """A movement that is asked for hex by hex goes on after the next one."""
    move = running(outlook.g)
    if not isinstance(move, Move) or not (move.stepwise or move.straight or move.clears):
        return rest
    go_on = number_of(Move(points - 1, jump=move.jump))
    return [((go_on, *first), plan) for first, plan in rest]


def risk_of_opening(outlook: Outlook, at: int, points: int) -> float:
    """Whoever opens a door wants to be able to step back from it."""
    if at in outlook.ground.floor:
        return 0.0
    left = points - outlook.heading.steps.get(outlook.here, 0)
    return NO_WAY_BACK if left < STEPS_BACK else 0.0


def running(g: State) -> Any:
    """The ability that is being performed."""
    assert g.doing is not None
    return find_act(g.doing.source).abilities[g.doing.step - 1]


def rest_of_turn(outlook: Outlook) -> Rest:
    """The abilities left of the running action, with every way to go on after it."""
    g = outlook.g
    doing, cards = g.doing, g.heroes[outlook.hero]
    assert doing is not None
    first = steps_of(doing.source, doing.step, doing.gates, outlook.elements)
    plans: list[tuple[str, ...]] = [()]
    if g.acting == outlook.hero:
        plans += [(each,) for each in open_actions(cards, "", cards.top_done, cards.bottom_done)]
    return [(first, plan) for plan in plans]


def boots_worth(outlook: Outlook, item: str, points: int, rest: Rest) -> float:
    """What a longer way or a jump would bring, if it is worth the item; nothing else is used on the way."""
    effect = ITEMS[item].effect
    if not isinstance(effect, OnMove):
        return DULL + best_rest(outlook, rest, outlook.here)
    go_on = number_of(Move(points + effect.by, jump=effect.jump))
    return best_rest(outlook, [((go_on, *first), plan) for first, plan in rest], outlook.here) - BOOTS


# ------------------------------------------------------------------ whom


def judge_strike(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever is worth most to strike."""
    striking = g.striking
    if striking is None or g.figures[striking.attacker].kind != HERO:
        return [len(getattr(option, "figures", ())) for option in decision.options]
    outlook = Outlook(g, striking.attacker)
    worths = []
    for option in decision.options:
        match option:
            case a.Strike():
                worths.append(
                    sum(outlook.strike_worth(striking, each, extras(g, striking, each)) for each in option.figures)
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
    outlook = Outlook(g, hero)
    at = outlook.here
    return [
        sum(outlook.blow_worth(at, each, ability, ())[0] for each in option.figures if g.figures[each].hostile)
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
    away = g.ground.distances(at)
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


# ------------------------------------------------------------------ damage and rest


def judge_damage(g: State, decision: Decision, about: Any) -> list[float]:
    """What costs less: the hit points, or the cards."""
    hero = sufferer(g, decision)
    reserves = Reserves(g)
    cards = g.heroes[hero]
    one, two = reserves.price(hero), reserves.price(hero, 0, 2)
    suffering = reserves.loss(hero, about["damage"])
    worths = []
    for option in decision.options:
        match option:
            case a.Suffer():
                worths.append(-suffering)
            case a.LoseCard():
                worths.append(-one - MISSED * missed(g, cards.name, option.card))
            case a.LoseTwo():
                worths.append(-two - MISSED * sum(missed(g, cards.name, each) for each in (option.card, option.other)))
            case _:
                worths.append(0.0)
    return worths


def sufferer(g: State, decision: Decision) -> int:
    """Whose damage it is: a lone player answers for several characters, each with a hand of their own."""
    hand = {option.card for option in decision.options if isinstance(option, a.LoseCard)}
    mine = [n for n in range(len(g.heroes)) if g.seat_of(n) == decision.seat and g.figures[n].at >= 0]
    return next((n for n in mine if set(g.heroes[n].hand) == hand), mine[0])


@functools.cache
def quality(name: str, card: str) -> float:
    """How much a card would be missed."""
    if recovers(name, card):
        return PRICELESS
    total = 0.0
    for half in ("top", "bottom"):
        source = f"{name}/{card}/{half}"
        worth, act = act_worth(source), find_act(source)
        mine = worth.damage + HALF_A_POINT * (worth.move + worth.heal) + worth.other
        total += mine * (ONLY_ONCE if act.lost else 1.0)
    return total / A_USUAL_CARD


def missed(g: State, name: str, card: str) -> float:
    """How much a card would be missed in this scenario."""
    return PRICELESS if is_needed(g, name, card) else quality(name, card)


def judge_loss(g: State, decision: Decision, about: Any) -> list[float]:
    """The card that is missed least."""
    hero = about.get("hero", g.acting) if about else g.acting
    name = g.heroes[hero].name
    return [
        -missed(g, name, option.card)
        if isinstance(option, a.Lose | a.DiscardCard)
        else 1.0
        if isinstance(option, a.Use) and use_in_rest(g, hero, option.item)
        else DULL * 20
        for option in decision.options
    ]


def use_in_rest(g: State, hero: int, item: str) -> bool:
    effect = ITEMS[item].effect
    return isinstance(effect, HealSelf) and g.figures[hero].most - g.figures[hero].health >= effect.by + 2


def judge_rest(g: State, decision: Decision, about: Any) -> list[float]:
    """A short rest when the hand is used up, unless there is peace for a long one."""
    hero = about["hero"]
    cards, it = g.heroes[hero], g.figures[hero]
    outlook = Outlook(g, hero)
    tired = len(cards.hand) < 2 if outlook.foes else should_rest(cards)
    peace = not outlook.danger(it.at).mine and it.most - it.health >= LONG_REST_HEAL
    wanted = a.ShortRest if tired and not peace else a.KeepOn
    return [1.0 if isinstance(option, wanted) else DULL if isinstance(option, a.EndBonus) else 0.0
            for option in decision.options]  # fmt: skip


def judge_drawn_loss(g: State, decision: Decision, about: Any) -> list[float]:
    """Another card is drawn only if this one cannot be missed."""
    hero = about["hero"]
    worth = missed(g, g.heroes[hero].name, about["card"])
    cost = Reserves(g).loss(hero, 1) if g.figures[hero].health > 1 else PRICELESS * 2
    return [-worth if isinstance(option, a.Accept) else -cost - A_DRAW for option in decision.options]


def judge_recovery(g: State, decision: Decision, about: Any) -> list[float]:
    """The best card is taken back."""
    name = g.heroes[about.get("hero", g.acting)].name
    return [quality(name, option.card) if isinstance(option, a.Recover) else 0.0 for option in decision.options]


def judge_start(g: State, decision: Decision, about: Any) -> list[float]:
    """Whoever can bear much begins in front."""
    foes = [it.at for it in g.figures if it.at >= 0 and it.hostile]
    sturdy = g.figures[about["hero"]].most >= STURDY * sum(g.figures[n].most for n in range(len(g.heroes)))
    away = [min((g.ground.distance(option.hex, foe) for foe in foes), default=0) for option in decision.options]
    return [-each if sturdy else each for each in map(float, away)]


def judge_learning(g: State, decision: Decision, about: Any) -> list[float]:
    """The card that is wanted most."""
    one: Member | Hero = g.campaign.members[about["member"]] if "member" in about else g.heroes[about["hero"]]
    ranked = ranks(one.name)
    return [-float(ranked[option.card]) for option in decision.options]


def judge_hand(g: State, decision: Decision, about: Any) -> list[float]:
    """A card that is wanted more for one that is wanted less."""
    ranked = ranks(g.heroes[about["hero"]].name)
    return [
        float(ranked[option.out] - ranked[option.into]) if isinstance(option, a.Swap) else 0.0
        for option in decision.options
    ]


@functools.cache
def ranks(name: str) -> dict[str, int]:
    """The cards of a class, the most wanted first."""
    return {card: rank for rank, card in enumerate(most_wanted(name, CLASSES[name].cards))}


def judge_outfit(g: State, decision: Decision, about: Any) -> list[float]:
    """Whatever is worth most for what it costs."""
    cards = g.heroes[about["hero"]]
    return [
        worth_for_gold(cards, option.item) if isinstance(option, a.Buy | a.Wear) else 0.0 for option in decision.options
    ]


def judge_by_name(*liked: type) -> Judge:
    """These whenever they are offered."""

    def judge(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
        return [1.0 if isinstance(option, liked) else 0.0 for option in decision.options]

    return judge


JUDGES: dict[str, Judge] = {
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
    "damage": judge_damage,
    "long-rest": judge_loss,
    "lose-card": judge_loss,
    "rest": judge_rest,
    "short-rest": judge_drawn_loss,
    "focus": judge_victim,
    "monster-chooses": judge_victim,
    "consume": judge_by_name(a.Consume),
    "part": judge_by_name(a.Apply),
    "item": judge_by_name(a.Use),
    "attacked": judge_by_name(a.Use),
    "damaged": judge_by_name(a.Use),
    "summon": judge_by_name(a.Place),
    "lay-trap": judge_by_name(a.Place),
    "learn": judge_learning,
    "hand": judge_hand,
    "outfit": judge_outfit,
    "place": judge_start,
    "recover-card": judge_recovery,
    "event-discard": judge_loss,
    **TOWN_JUDGES,
}
