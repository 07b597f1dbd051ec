"""What a sensible player would do without thinking long: how likely each choice is, for bots and for quick games.

Every function gives one weight to each option of a decision; they need only be right in proportion.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.acts import find_act
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation import DISARM, STUN, Act, Attack, Kill, Move, RecoverLost
from tabletome.games.gloomhaven.evaluate import beside_doors
from tabletome.games.gloomhaven.ground import FAR
from tabletome.games.gloomhaven.promise import BASIC_BOTTOM, BASIC_TOP, act_worth
from tabletome.games.gloomhaven.state import HERO, State

EAGER = 25.0
"""How much more likely the best choice is than one half as good: weights are raised to this power."""
LITTLE = 1e-6
LOST_CARD, LOST_EARLY = 2.0, 0.3
"""What a lost card should bring, in points of damage, to be played early in a scenario."""
FEW_CARDS = 4
HIT, EXPOSED = 4.0, 0.3
"""What it is worth to strike somebody from a place, and what it costs if attacks for all one's hit points threaten."""
HEALING = 1.6
TOGETHER = 6
HEAVY, LOW = 3, 0.25
"""Damage worth a card if it leaves no more than this share of the hit points."""


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [1.0] * len(decision.options)
    about: Any = decision.about or {}
    worths = judge(g, decision, about)
    best = max(worths)
    if best <= 0:
        return [1.0] * len(worths)
    return [max((worth / best) ** EAGER, LITTLE) if worth > 0 else LITTLE for worth in worths]


def enemies(g: State) -> list[int]:
    return [n for n, it in enumerate(g.figures) if it.at >= 0 and it.hostile]


def nearest_enemy(g: State, at: int) -> int:
    away = g.ground.distances(at)
    return min((away[g.figures[n].at] for n in enemies(g)), default=FAR)


# ------------------------------------------------------------------ cards


def judge_cards(g: State, decision: Decision, about: Any) -> list[float]:
    """Two cards by what they could do from here; a rest only when there is nothing else."""
    hero = about["hero"]
    cards, at = g.heroes[hero], g.figures[hero].at
    near = nearest_enemy(g, at)
    left = len(cards.hand) + len(cards.discard)
    worths = []
    for option in decision.options:
        if isinstance(option, a.LongRest):
            worths.append(0.5 if len(cards.hand) >= 2 else 1.0)
        else:
            worths.append(pair_worth(cards.name, option.lead, option.other, min(near, 12), min(left, 12)))
    return worths


@functools.lru_cache(maxsize=200_000)
def pair_worth(name: str, lead: str, other: str, near: int, left: int) -> float:
    """The better way round of two cards, at this distance from the nearest enemy; earlier is a little better."""
    best = max(both_worth(name, lead, other, near, left), both_worth(name, other, lead, near, left))
    initiative = CLASSES[name].cards[lead].initiative
    return 1 + best + (99 - initiative) * (0.01 if near <= 3 else 0.0)


def both_worth(name: str, top: str, bottom: str, near: int, left: int) -> float:
    """The best of what is printed and the basic actions: damage that can be dealt, ground that is gained."""
    high, low = f"{name}/{top}/top", f"{name}/{bottom}/bottom"
    tops = ((act_worth(high), cost(high, left)), (BASIC_TOP, 0.0))
    bottoms = ((act_worth(low), cost(low, left)), (BASIC_BOTTOM, 0.0))
    best = 0.0
    for one, price in tops:
        for other, price_too in bottoms:
            move = one.move + other.move
            damage = sum(each.damage for each in (one, other) if near <= each.reach + move)
            gained = min(move, max(near - 1, 0)) if near < FAR else move
            gain = damage + (0.6 if damage == 0 else 0.15) * gained + one.other + other.other
            best = max(best, gain + 0.3 * (one.heal + other.heal) - price - price_too)
    return best


@functools.cache
def cost(source: str, left: int) -> float:
    """What it costs that the card is lost: much while there are many rounds to come."""
    return LOST_CARD + left * LOST_EARLY if find_act(source).lost else 0.0


# ------------------------------------------------------------------ a turn


def judge_turn(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """Attack if somebody is in reach; else move where somebody is; heal, loot; nothing is left for the end."""
    hero = g.acting
    cards, it = g.heroes[hero], g.figures[hero]
    near = nearest_enemy(g, it.at)
    left = len(cards.hand) + len(cards.discard)
    best_top = 1
    if not cards.top_done:
        best_top = max((act_worth(f"{cards.name}/{card}/top").reach for card in cards.chosen), default=1)
    return [turn_worth(g, hero, option, near, left, max(best_top, 1)) for option in decision.options]


def turn_worth(g: State, hero: int, option: Any, near: int, left: int, reach: int) -> float:
    name = g.heroes[hero].name
    match option:
        case a.Top() | a.Bottom():
            source = f"{name}/{option.card}/{'top' if isinstance(option, a.Top) else 'bottom'}"
            worth, act = act_worth(source), find_act(source)
        case a.BasicAttack():
            worth, act = BASIC_TOP, Act(())
        case a.BasicMove():
            worth, act = BASIC_BOTTOM, Act(())
        case a.EndTurn():
            return 0.3
        case a.EndBonus():
            return 0.0
        case _:
            return 1.0
    gain = 1.0
    if worth.damage and near <= worth.reach + (worth.move if moves_first(act) else 0):
        gain += 1.5 * worth.damage
    if worth.move:
        to_go = near - reach
        gain += 3.0 + 0.3 * worth.move if 0 < to_go <= worth.move else 0.4 + 0.25 * worth.move if to_go > 0 else 0.3
    if worth.heal:
        gain += HEALING * min(worth.heal, missing_nearby(g, hero))
    gain += 2 * worth.other
    if any(isinstance(ability, RecoverLost) for ability in act.abilities):
        gain += 2 * len(g.heroes[hero].lost) - 4
    if act.lost and act.abilities:
        gain -= LOST_CARD + left * LOST_EARLY
    return max(gain, 0.05)


@functools.lru_cache(maxsize=1024)
def moves_first(act: Act) -> bool:
    """Whether a move comes before the attack."""
    for ability in act.abilities:
        if isinstance(ability, Move):
            return True
        if isinstance(ability, Attack | Kill):
            return False
    return False


def missing_nearby(g: State, hero: int) -> float:
    """The hit points that a heal could restore; those of whoever is badly hurt count twice."""
    at = g.figures[hero].at
    near = [hero, *(n for n in g.allies_of(hero) if g.ground.distance(at, g.figures[n].at) <= 3)]
    hurt = [(g.figures[n].most - g.figures[n].health, g.figures[n].health / g.figures[n].most) for n in near]
    return max(missing * (2 if share < 0.4 else 1) for missing, share in hurt)


# ------------------------------------------------------------------ where to go


def judge_move(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Into reach of somebody, not nearer than need be; where nobody is, toward a door, all together."""
    hero = g.doing.actor if g.doing is not None else g.acting
    it = g.figures[hero]
    if it.kind != HERO:
        return [1.0] * len(decision.options)
    foes = [g.figures[n].at for n in enemies(g)]
    reach = reach_left(g, hero)
    worths = []
    for option in decision.options:
        at = option.hex if isinstance(option, a.Go) else it.at
        worths.append(place_worth(g, hero, at, foes, reach) + (0.02 if isinstance(option, a.Stop) else 0))
    low = min(worths)
    return [worth - low + 0.5 for worth in worths]


def place_worth(g: State, hero: int, at: int, foes: list[int], reach: int) -> float:
    ground = g.ground
    worth = 10.0
    if at in g.traps and not is_only_way(g, hero, foes):
        worth -= 4
    if at in g.hazards:
        worth -= 2
    if at not in ground.floor:
        return worth - 0.5 if foes else worth + gathered(g, hero) - 0.3
    away = ground.distances(at)
    if not foes:
        doors = beside_doors(g.scenario, g.opened, g.locked)
        to_door = min((away[door] for door in doors), default=0)
        return worth - 0.2 * min(to_door, 20)
    nearest = min(away[foe] for foe in foes)
    if reach and any(away[foe] <= reach and ground.sees(at, foe) for foe in foes):
        worth += HIT + 0.2 * min(nearest, reach)
    elif reach:
        worth -= 0.4 * min(max(nearest - reach, 0), 20)
    elif not shy(g, hero):
        worth -= 0.1 * min(nearest, 5)
    worth -= EXPOSED * exposure(g, hero, at) * (2.0 if shy(g, hero) else 1.0)
    if g.money[at]:
        worth += 0.15
    return worth


def is_only_way(g: State, hero: int, foes: list[int]) -> bool:
    """Traps lie before every closed door: somebody who can bear it has to spring one."""
    if foes or g.figures[hero].health <= g.trap_damage + 1:
        return False
    return set(beside_doors(g.scenario, g.opened, g.locked)) <= g.traps


def exposure(g: State, hero: int, at: int) -> float:
    """The attacks to be expected here: of enemies that come so far and have no character nearer."""
    others = [g.figures[n].at for n in range(len(g.heroes)) if n != hero and g.figures[n].at >= 0]
    total = 0.0
    for number in enemies(g):
        it = g.figures[number]
        if not it.is_monster or it.conditions & (STUN | DISARM):
            continue
        stat, away = g.stat(number), g.ground.distances(it.at)
        if away[at] <= stat.move + max(stat.range, 1):
            nearer = any(away[other] < away[at] for other in others)
            total += stat.attack * (0.3 if nearer else 1.0)
    return total / max(g.figures[hero].health, 1)


def gathered(g: State, hero: int) -> float:
    """How near the others are and how fit the hero is: doors are opened together."""
    others = [g.figures[n].at for n in range(len(g.heroes)) if n != hero and g.figures[n].at >= 0]
    away = g.ground.distances(g.figures[hero].at)
    near = sum(away[other] <= TOGETHER for other in others)
    fit = g.figures[hero].health / g.figures[hero].most
    return near / len(others) * fit if others else 1.0


def shy(g: State, hero: int) -> bool:
    """Who had better stand back after striking."""
    it = g.figures[hero]
    return it.health < it.most / 2 or CLASSES[it.name].health[0] < 10


def reach_left(g: State, hero: int) -> int:
    """How far the attacks reach that are still to come this turn; 0 for none."""
    if g.figures[hero].conditions & (DISARM | STUN):
        return 0
    reach = 0
    doing = g.doing
    if doing is not None and doing.actor == hero:
        reach = act_worth(doing.source, doing.step).reach
    cards = g.heroes[hero]
    if cards.chosen and g.acting == hero:
        half = "top" if not cards.top_done else "bottom"
        for card in cards.chosen:
            worth = act_worth(f"{cards.name}/{card}/{half}")
            reach = max(reach, worth.reach if worth.damage else 0, 1 if half == "top" else 0)
    return reach


# ------------------------------------------------------------------ whom


def judge_strike(g: State, decision: Decision, about: Any) -> list[float]:
    """Whoever dies of it first, then the weakest; as many as can be."""
    value = about.get("value", 2)
    worths = []
    for option in decision.options:
        match option:
            case a.Strike():
                worths.append(1 + sum(victim_worth(g, figure, value) for figure in option.figures))
            case a.Use():
                worths.append(1.5)
            case _:
                worths.append(0.05)
    return worths


def victim_worth(g: State, figure: int, value: int) -> float:
    it = g.figures[figure]
    if not it.hostile:
        return -1.0
    if not it.is_monster:
        return 1.0
    stat = g.stat(figure)
    hit = max(value - max(it.shield, 0) - stat.shield, 0)
    worth = 1 + min(hit, it.health) + stat.attack * 0.3 - 0.1 * it.health
    if hit >= it.health:
        worth += 5
    return max(worth - stat.retaliate, 0.1)


def judge_friend(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever has lost most."""
    figures = g.figures
    return [
        0.2 + figures[option.figure].most - figures[option.figure].health if isinstance(option, a.Choose) else 0.1
        for option in decision.options
    ]


def judge_foe(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Whoever is most dangerous."""
    return [
        0.1 if not isinstance(option, a.Choose) else 1 + g.figures[option.figure].health / 4
        for option in decision.options
    ]


# ------------------------------------------------------------------ damage and rest


def judge_damage(g: State, decision: Decision, about: Any) -> list[float]:
    """Cards are lost only against death, or against a heavy blow while there are many."""
    hero = next(n for n in range(len(g.heroes)) if g.seat_of(n) == decision.seat and g.figures[n].at >= 0)
    cards, it = g.heroes[hero], g.figures[hero]
    damage = about["damage"]
    deadly = damage >= it.health
    heavy = damage >= HEAVY and it.health - damage < LOW * it.most
    worths = []
    for option in decision.options:
        match option:
            case a.Suffer():
                worths.append(0.05 if deadly else 0.5 if heavy and len(cards.hand) >= FEW_CARDS else 3.0)
            case a.LoseCard():
                worths.append(1.0 + keeps_worth(cards.name, option.card))
            case a.LoseTwo():
                worths.append(1.3 if len(cards.hand) <= 3 else 0.8)
            case _:
                worths.append(2.0)
    return worths


@functools.cache
def keeps_worth(name: str, card: str) -> float:
    """How little a card would be missed, between 0 and 0.5."""
    top, bottom = act_worth(f"{name}/{card}/top"), act_worth(f"{name}/{card}/bottom")
    return 0.5 / (1 + top.damage + bottom.move / 2 + top.heal / 3 + bottom.damage)


def judge_loss(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """The card that is missed least."""
    name = g.heroes[g.acting].name
    return [0.3 + keeps_worth(name, option.card) if isinstance(option, a.Lose) else 0.01 for option in decision.options]


def judge_rest(g: State, decision: Decision, about: Any) -> list[float]:
    """A short rest when the hand is used up."""
    cards = g.heroes[about["hero"]]
    tired = len(cards.hand) < 2
    return [
        1.0 if isinstance(option, a.ShortRest) == tired and not isinstance(option, a.EndBonus) else 0.05
        for option in decision.options
    ]


def judge_by_name(*liked: type) -> Callable[[State, Decision, Any], list[float]]:
    """These whenever they are offered."""

    def judge(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
        return [1.0 if isinstance(option, liked) else 0.1 for option in decision.options]

    return judge


JUDGES: dict[str, Callable[[State, Decision, Any], list[float]]] = {
    "select": judge_cards,
    "turn": judge_turn,
    "move": judge_move,
    "strike": judge_strike,
    "lay": judge_strike,
    "heal": judge_friend,
    "rally": judge_friend,
    "recover": judge_friend,
    "give": judge_foe,
    "push": judge_foe,
    "kill": judge_foe,
    "charm": judge_foe,
    "damage": judge_damage,
    "long-rest": judge_loss,
    "rest": judge_rest,
    "short-rest": judge_by_name(a.Accept),
    "consume": judge_by_name(a.Consume),
    "summon": judge_by_name(a.Place),
    "lay-trap": judge_by_name(a.Place),
    "outfit": judge_by_name(a.Buy, a.Wear),
}
