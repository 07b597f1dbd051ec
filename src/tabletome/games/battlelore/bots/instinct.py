"""What a sensible player would do without thinking long: how likely each choice is, for bots.

Every judge says what each option of a decision is worth, in victory banners; a little more is much likelier.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tabletome.engine import Decision
from tabletome.games.battlelore import actions as a
from tabletome.games.battlelore.bots.attack_odds import gain, has_company, loss, nerve_of, stake
from tabletome.games.battlelore.bots.evaluate import (
    A_READY_UNIT,
    A_TOKEN,
    FAR,
    FLIES,
    MOVES,
    REACH,
    attack_gain,
    best_of,
    distances,
    prospects,
)
from tabletome.games.battlelore.bots.lore_worth import STRIKES_TOO, blasted, gather_worths, hand_worth, lore_worth
from tabletome.games.battlelore.content.adventures import EITHER
from tabletome.games.battlelore.content.board import CENTER, DISTANCE, LEFT, NAMED, NEIGHBOURS, RIGHT, SECTION
from tabletome.games.battlelore.content.command_cards import COMMAND, COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.tactics import BonusDie
from tabletome.games.battlelore.content.troops import MOUNTED, TROOPS, Gait, Troop
from tabletome.games.battlelore.rules.command import card_carried_out, has_such_units, of_tactic
from tabletome.games.battlelore.rules.movement import allowance, reach
from tabletome.games.battlelore.state import State

Judge = Callable[[State, Decision], list[float]]

EAGER = 81.4
"""How much likelier one banner more makes a choice: the exponent."""
LEAST = 1e-6
EXPOSED = 0.288
"""How much of what enemies could do to a unit where it goes is held against going there."""
PATIENCE = 15.5
"""Turns of both sides after which nobody fears any more to be struck first: a battle in which both wait has no end."""
COMPANY, IN_THE_FIGHT = 0.058, 3
"""Support where the enemy is no further away than this."""
CLOSER, CLOSER_TO_GOAL, GOAL = 0.0257, 0.0321, 0.71
BONUS_DIE, BONUS_TACTIC = 0.255, 0.559
"""By how much a card's further die, or marching or shooting twice, makes its attacks better."""
KEPT = {
    "scout": -0.03, "patrol": -0.02, "attack": 0.03, "advance": 0.04, "on-the-march": 0.02, "forward": 0.11,
    "surround": 0.06, "green-banners": 0.03, "blue-banners": 0.08, "red-banners": 0.05, "mounted-charge": 0.1,
    "foot-onslaught": 0.08, "darken-the-sky": 0.03, "leadership": 0.06, "counter-attack": 0.06, "battlelore": 0.09,
}  # fmt: skip
"""What it is worth to have a card of this kind in hand for a later turn."""
STUCK = 0.01
"""What an order is worth to a unit that has somebody in its way."""
ORDER_ALL = 0.88
"""More than any one order is worth."""
STAND = 0.122
"""What it is worth to ignore a flag and stay."""
ANSWER = 0.112
"""What is to be said for battling back even if it promises nothing."""


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [1.0] * len(decision.options)
    worths = judge(g, decision)
    best = max(worths)
    return [max(math.exp(EAGER * (worth - best)), LEAST) for worth in worths]


# Cards and orders


def judge_command(g: State, decision: Decision) -> list[float]:
    """A card is worth what the units that it can order promise to do."""
    seat = decision.seat
    worth = order_worths(g, seat)
    plain = [
        card_worth(g, seat, option.card, worth) - KEPT[COMMAND_CARDS[option.card].kind]
        for option in decision.options
        if isinstance(option, a.Play)
    ]
    best = max(plain, default=0.0)
    return plain + [
        lore_worth(g, seat, option, {}) + (best if LORE_CARDS[option.card].when is Moment.WITH_COMMAND else 0.0)
        for option in decision.options[len(plain) :]
    ]


def order_worths(g: State, seat: int) -> dict[int, float]:
    """What each unit will do with an order."""
    near, promise = prospects(g)
    return {unit: order_worth(g, unit, near[unit], promise[unit]) for unit in g.units_of(seat)}


def order_worth(g: State, unit: int, near: int, promise: float) -> float:
    """Attack, or come closer; whoever stands behind others in a narrow place can do neither."""
    if g.webbed >> unit & 1:
        return 0.0
    away = near - REACH[g.troops[unit]]
    if away > 0:
        return CLOSER * min(away, MOVES[g.troops[unit]])
    return promise if can_strike(g, unit) else STUCK


def can_strike(g: State, unit: int) -> bool:
    """Whether an enemy whom it could reach if nobody stood in its way can be reached."""
    if g.troops[unit] in FLIES or g.adjacent_enemies(unit):
        return True
    owner, on, seat = g.owner, g.on, g.owner[unit]
    return any(
        on[h] >= 0 and owner[on[h]] != seat
        for to in fighting_hexes(g, unit, *allowance(g, unit))
        for h in NEIGHBOURS[to]
    )


def card_worth(g: State, seat: int, name: str, worth: dict[int, float]) -> float:
    """The best that as many units as the card orders can do."""
    name = card_carried_out(g, seat, name)
    if not name:
        return 0.0
    card, held, sections = COMMAND_CARDS[name], len(g.hands[seat]), SECTION[seat]
    if card.sections is not None:
        return sum(
            best_of(
                [worth[unit] for unit in worth if sections[g.at[unit]] & section], held if orders == COMMAND else orders
            )
            for section, orders in zip((LEFT, CENTER, RIGHT), card.sections, strict=True)
            if orders
        )
    fits = of_tactic(g, list(worth), card.tactic)
    number = held if card.number == COMMAND else card.number
    if not fits and not has_such_units(g, seat, card.tactic):
        fits, number = list(worth), 1
    facts = card.tactic.facts
    bonus = 1.0
    if facts.bonus_die is not BonusDie.NEVER:
        bonus += BONUS_DIE
    if facts.foot_hexes or facts.shoot_twice:
        bonus += BONUS_TACTIC
    return bonus * best_of([worth[unit] for unit in fits], number)


def judge_order(g: State, decision: Decision) -> list[float]:
    """Whoever promises most; almost anyone rather than nobody."""
    near, promise = prospects(g)
    worths = []
    for option in decision.options:
        if isinstance(option, a.Order | a.OrderAfar | a.Free):
            unit = g.on[NAMED[option.unit]]
            worths.append(order_worth(g, unit, near[unit], promise[unit]) + A_READY_UNIT)
        elif isinstance(option, a.Lore):
            worths.append(lore_worth(g, decision.seat, option, {}) + ORDER_ALL)
        else:
            worths.append(ORDER_ALL if isinstance(option, a.OrderAll) else 0.0)
    return worths


# Moves


def judge_move(g: State, decision: Decision) -> list[float]:
    """Where the unit is better off than now, attack and danger counted."""
    hexes = HexValues(g, decision.seat)
    stays: dict[str, float] = {}
    steps: dict[str, set[int]] = {}
    worths = []
    for option in decision.options:
        if isinstance(option, a.Lore):
            worths.append(lore_worth(g, decision.seat, option, {}))
            continue
        if not isinstance(option, a.Move | a.Rush):
            worths.append(MOVEMENT_WORTHS.get(type(option), 0.0))
            continue
        start = NAMED[option.start]
        unit, to = g.on[start], NAMED[option.to]
        if option.start not in stays:
            stays[option.start] = hexes.worth(unit, start, walked=False, fights=True)
            far, and_battle = allowance(g, unit)
            steps[option.start] = fighting_hexes(g, unit, far, and_battle)
        fights = isinstance(option, a.Rush) or to in steps[option.start]
        price = A_TOKEN * DISTANCE[start][to] if g.troop(unit).gait is Gait.BY_LORE else 0.0
        worths.append(hexes.worth(unit, to, walked=True, fights=fights) - stays[option.start] - price)
    return worths


def fighting_hexes(g: State, unit: int, far: int, and_battle: int) -> set[int]:
    """Where it can go and still battle."""
    bans = g.board.bans
    return {to for to, steps in reach(g, unit, far)[0].items() if steps <= and_battle and not bans[to]}


MOVEMENT_WORTHS: dict[type[Any], float] = {a.Leave: 0.81, a.Heal: 0.3, a.Train: 0.2}


class HexValues:
    """The battlefield as one side sees it: what each hex is worth to a unit of its own."""

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.foes = g.units_of(1 - seat)
        self.caution = EXPOSED * max(0.0, 1 - g.turn_number / PATIENCE)
        self.places = [g.at[foe] for foe in self.foes]
        self.goals = [each.hex for each in g.scenario.objectives if each.side in (EITHER, seat)]
        self.goals += g.scenario.exits[seat]
        self.around: dict[int, list[tuple[int, int, Troop]]] = {}

    def foes_around(self, unit: int) -> list[tuple[int, int, Troop]]:
        """Enemies who could strike a unit where it stands or where it can go: place, reach, troop."""
        if unit not in self.around:
            far, troops = DISTANCE[self.g.at[unit]], self.g.troops
            known = zip(self.places, (troops[foe] for foe in self.foes), strict=True)
            self.around[unit] = [
                (place, REACH[name], TROOPS[name]) for place, name in known if far[place] <= REACH[name] + MOVE_AT_MOST
            ]
        return self.around[unit]

    def worth(self, unit: int, at: int, *, walked: bool, fights: bool) -> float:
        """Attack from here, danger here, company, and how far it still is to the enemy and to the goals."""
        g = self.g
        name = g.troops[unit]
        far = distances(g.board, name, at)
        nearest = min(map(far.__getitem__, self.places), default=FAR)
        company = has_company(g, unit, at)
        worth = COMPANY if company and nearest <= IN_THE_FIGHT else 0.0
        if self.foes_around(unit):
            worth -= self.caution * self.danger(unit, at, company)
            if fights:
                worth += self.best_attack(unit, at, walked)
        if nearest > REACH[name]:
            worth -= CLOSER * (nearest - REACH[name])
        if self.goals:
            goal = min(map(g.board.ways[at].__getitem__, self.goals))
            worth += GOAL if goal == 0 else -CLOSER_TO_GOAL * goal
        return worth

    def danger(self, unit: int, at: int, company: bool) -> float:
        """What all who could strike the unit here would do to it."""
        g = self.g
        name, figures, cap = g.troops[unit], g.figures[unit], g.board.cap_in[at]
        straight, around = DISTANCE[at], g.board.ways[at]
        nerve = min(2, TROOPS[name].bold + company + g.board.bold[at])
        harm = 0.0
        for place, reach_, foe in self.foes_around(unit):
            if (straight if foe.name in FLIES else around)[place] <= reach_:
                harm += loss(min(foe.dice, cap), foe.name, name, figures, foe.weapon.reach == 1, nerve)
        return min(harm, stake(name, figures))

    def best_attack(self, unit: int, at: int, walked: bool) -> float:
        """The best that it can do from here this turn."""
        g = self.g
        owner, on, far, board = g.owner, g.on, DISTANCE[at], g.board
        seat, troop = owner[unit], TROOPS[g.troops[unit]]
        near = [on[h] for h in NEIGHBOURS[at] if on[h] >= 0 and owner[on[h]] != seat]
        found = near
        if not near:
            reach_ = troop.weapon.reach
            if reach_ == 1 or g.turn.tactic.facts.melee_only:
                return 0.0
            places = zip(self.foes, self.places, strict=True)
            found = [foe for foe, place in places if far[place] <= reach_ and board.sees(at, place, on)]
        dice = troop.dice + (troop.weapon.after_moving if walked else 0)
        gains = (gain(g, unit, foe, min(dice, board.cap(at, g.at[foe])), bool(near), nerve_of(g, foe)) for foe in found)
        return max(gains, default=0.0)


MOVE_AT_MOST = max(MOVES.values())


# Battles


def judge_attack(g: State, decision: Decision) -> list[float]:
    """The attack that promises most; none that promises harm."""
    return [
        attack_gain(g, g.on[NAMED[option.start]], g.on[NAMED[option.to]]) if isinstance(option, a.Attack) else 0.0
        for option in decision.options
    ]


def judge_ground(g: State, decision: Decision) -> list[float]:
    """Riders ride on; others go where they are better off."""
    about = decision.about
    unit, to = about["unit"], NAMED[about["hex"]]
    hexes = HexValues(g, decision.seat)
    rides = g.troop(unit).troop_class == MOUNTED
    there = hexes.worth(unit, to, walked=True, fights=rides)
    here = hexes.worth(unit, g.at[unit], walked=True, fights=False)
    return [there - here if isinstance(option, a.GainGround) else 0.0 for option in decision.options]


def judge_pursuit(g: State, decision: Decision) -> list[float]:
    about = decision.about
    unit = about["unit"]
    hexes = HexValues(g, decision.seat)
    return [
        hexes.worth(unit, NAMED[option.to] if isinstance(option, a.Pursue) else g.at[unit], walked=True, fights=True)
        for option in decision.options
    ]


def judge_way(g: State, decision: Decision) -> list[float]:
    """Where a retreating or riding unit is safest."""
    about = decision.about
    unit = about["unit"]
    hexes = HexValues(g, decision.seat)
    return [
        hexes.worth(unit, NAMED[option.to] if hasattr(option, "to") else g.at[unit], walked=True, fights=False)
        for option in decision.options
    ]


def judge_flags(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """Stand one's ground."""
    return [STAND * option.flags for option in decision.options]


def judge_answer(g: State, decision: Decision) -> list[float]:
    about = decision.about
    return [
        attack_gain(g, about["unit"], about["target"]) + ANSWER if isinstance(option, a.BattleBack) else 0.0
        for option in decision.options
    ]


# Lore


def judge_lore(g: State, decision: Decision) -> list[float]:
    """Whatever promises more than it costs. Who has nothing to play leans back."""
    able = isinstance(decision.options[0], a.Lore)
    return [
        lore_worth(g, decision.seat, option, decision.about)
        if isinstance(option, a.Lore)
        else PASSING[type(option), able]
        for option in decision.options
    ]


PASSING: dict[tuple[type[Any], bool], float] = {
    (a.Pass, True): 0.0, (a.PassTurn, True): -0.19, (a.Pass, False): 0.0, (a.PassTurn, False): 0.14,
}  # fmt: skip


def judge_gather(g: State, decision: Decision) -> list[float]:
    worths = dict(zip((a.TWO_CARDS, a.CARD_AND_TOKEN, a.TWO_TOKENS), gather_worths(g, decision.seat), strict=True))
    return [worths[option] for option in decision.options]


def judge_discard_lore(g: State, decision: Decision) -> list[float]:
    """Keep what can be paid for and does most."""
    return [-hand_worth(g, decision.seat, option.card) for option in decision.options]


def judge_target_hex(g: State, decision: Decision) -> list[float]:
    """Where a card puts a unit: as good a place as any that it could walk to."""
    hexes = HexValues(g, decision.seat)
    unit = decision.about["unit"]
    return [hexes.worth(unit, NAMED[option.hex], walked=False, fights=True) for option in decision.options]


def judge_target_unit(g: State, decision: Decision) -> list[float]:
    return [blasted(g, g.on[NAMED[option.hex]], 2, STRIKES_TOO) for option in decision.options]


def judge_powers(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """Use what can be used, store what cannot."""
    return [POWER_WORTHS.get(type(option), 0.0) for option in decision.options]


POWER_WORTHS: dict[type[Any], float] = {a.UsePower: 0.11, a.Store: 0.03}


def judge_discard(g: State, decision: Decision) -> list[float]:
    """Keep the card that would be worth more now."""
    worth = order_worths(g, decision.seat)
    return [
        -card_worth(g, decision.seat, option.card, worth) - KEPT[COMMAND_CARDS[option.card].kind]
        for option in decision.options
    ]


JUDGES: dict[str, Judge] = {
    "command": judge_command,
    "command-with-lore": judge_command,
    "order": judge_order,
    "move": judge_move,
    "battle": judge_attack,
    "bonus-attack": judge_attack,
    "gain-ground": judge_ground,
    "pursue": judge_pursuit,
    "retreat": judge_way,
    "ride-back": judge_way,
    "ignore-flags": judge_flags,
    "battle-back": judge_answer,
    "lore": judge_lore,
    "gather": judge_gather,
    "discard-lore": judge_discard_lore,
    "target-hex": judge_target_hex,
    "target-unit": judge_target_unit,
    "use-powers": judge_powers,
    "discard-command": judge_discard,
}
