"""How the turn of a character can go, and what is best: the way to move, whom to strike, where to stand; for bots.

An `Outlook` is a position as one character sees it. It weighs a row of abilities (a top action and a bottom action, in
either order) from any hex: every hex that can be reached is tried, every attack counted by what can be expected of it,
and the end by what enemies will do to the party there. All worth is counted in points of damage dealt.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from tabletome.games.gloomhaven.bots.ability_value import (
    A_TRIFLE,
    benefit,
    standing,
)
from tabletome.games.gloomhaven.bots.attack_odds import (
    blow,
    hardness,
)
from tabletome.games.gloomhaven.bots.card_value import Reserves
from tabletome.games.gloomhaven.bots.destinations import Heading
from tabletome.games.gloomhaven.bots.threats import (
    Menace,
    armour,
    friends,
    menaces,
    strikes,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ENEMIES,
    ANY_ELEMENT,
    BESIDE_MARKS,
    DISARM,
    IMMOBILIZE,
    MOVED_THROUGH,
    MUDDLE,
    ON_THE_PATH,
    PHASED,
    POISON,
    STRENGTHEN,
    STUN,
    Ability,
    Attack,
    Consume,
    If,
    Kill,
    More,
    Move,
    Stronger,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import (
    find_act,
    lasting,
)
from tabletome.games.gloomhaven.rules.abilities.counts import (
    count,
    is_true,
)
from tabletome.games.gloomhaven.rules.combat.aim import (
    area_targets,
    path_targets,
)
from tabletome.games.gloomhaven.rules.combat.attack import shield
from tabletome.games.gloomhaven.rules.combat.elements import available
from tabletome.games.gloomhaven.rules.movement.move import (
    jump_reach,
    walk_reach,
)
from tabletome.games.gloomhaven.rules.movement.obstacles import adjacent_obstacles
from tabletome.games.gloomhaven.state import State, Striking

KILL = 1.5
"""What it is worth that an enemy is dead, beside its hit points and what it would have dealt."""
PRESSING = 1.5
"""How much more a point of damage is worth against whoever strikes hard for the hit points it has left."""
STRIKES_NO_MORE = 0.5
"""How much of what a dead enemy would have dealt in later rounds is counted."""
OBJECTIVE_WORTH = 1.0
PUSHED, PULLED, HURT_AROUND = 0.25, 0.1, 0.4
STUNNED, DISARMED, HELD, NEXT_ROUND, A_LITTLE = 1.1, 0.9, 0.8, 0.8, 0.3
"""How much of an enemy's strike is saved if it is stunned, disarmed, or held away from whom it would strike; how much
if that is only in the next round; and what is left if it makes hardly a difference."""
FRONT = 4
"""How many of the places tried so far a second movement starts from."""
CONDITION_WORTH = {"poison": 1.0, "wound": 1.3, "muddle": 0.5, "curse": 0.5, "bless": 0.7, "strengthen": 1.0}
DANGER = 0.8
"""How much of the danger that is seen is believed."""
AWAY_FOR_A_WHILE = 0.4
"""What it costs, of the price of a card, that it stays in the active area."""


class Mark(NamedTuple):
    """What an enemy is expected to have suffered: damage, and the chance that it is dead."""

    figure: int
    damage: float
    death: float


class Danger(NamedTuple):
    """What the enemies will do if the hero stands in a certain hex."""

    cost: float
    saved: dict[int, float]
    """What it would save if an enemy were dead."""
    mine: float
    """What falls on the hero of it this round."""
    hits: float
    """How often the hero is struck this round."""
    melee: float


_ABILITIES: list[Ability] = []
_NUMBERS: dict[str, int] = {}


def number_of(ability: Ability) -> int:
    """Abilities that say the same have the same number, so that what was found out about one is known of all."""
    text = repr(ability)
    if text not in _NUMBERS:
        _NUMBERS[text] = len(_ABILITIES)
        _ABILITIES.append(ability)
    return _NUMBERS[text]


@functools.lru_cache(maxsize=20_000)
def steps_of(source: str, step: int, gates: int, elements: tuple[str, ...]) -> tuple[int, ...]:
    """What is left of an action from this step on, if every element that is there is consumed.

    A bonus with use slots counts once for each of them.
    """
    printed = find_act(source)
    for place, ability in enumerate(printed.abilities):
        if place >= step and isinstance(ability, Consume):
            there = bool(elements) if ability.element == ANY_ELEMENT else ability.element in elements
            gates |= there << place
    return tuple(
        number_of(ability)
        for place, ability in enumerate(printed.abilities)
        if place >= step and printed.is_open(place, gates) and not isinstance(ability, Consume | If)
        for _ in printed.slots or (0,)
    )


class Outlook:
    """A position with everything that has been found out about it, for one character."""

    def __init__(self, g: State, hero: int) -> None:
        self.g, self.hero = g, hero
        self.here = g.figures[hero].at
        self.reserves = Reserves(g)
        self.ground = g.ground
        self.elements = tuple(available(g))
        self.foes = g.targets_for(hero)
        self.menaces = menaces(g)
        self.by_figure: dict[int, Menace] = {each.figure: each for each in self.menaces}
        self.friends = [n for n in friends(g) if n != hero]
        self.unseen = hero not in friends(g)
        self.heading = Heading(g, hero)
        self.price = self.reserves.price(hero)
        self.bonuses = [each for _, _, each in lasting(g, hero) if isinstance(each, Stronger)]
        self._dangers: dict[int, Danger] = {}
        self._plain: dict[int, float] = {}
        self._reaches: dict[tuple[int, int, bool], list[tuple[int, float]]] = {}
        self._struck: dict[tuple[int, int, tuple[Mark, ...]], tuple[float, tuple[Mark, ...]]] = {}
        self._among: dict[tuple[int, int], Sequence[tuple[int, ...]]] = {}
        self._gains: dict[tuple[int, int], float] = {}
        self._best: dict[tuple[int, tuple[int, ...]], float] = {}

    # ------------------------------------------------------------------ where one stands

    def danger(self, at: int) -> Danger:
        known = self._dangers.get(at)
        if known is None:
            known = self._dangers[at] = self._find_danger(at)
        return known

    def _find_danger(self, at: int) -> Danger:
        g, hero = self.g, self.hero
        figures = g.figures
        taken: dict[int, float] = {}
        blows = []
        hits = melee = now = 0.0
        for each in self.menaces:
            away = each.away
            near = [(away[figures[friend].at], friend) for friend in self.friends]
            if not self.unseen:
                near.append((away[at], hero))
            near.sort()
            for strike in strikes(each, near):
                amount = max(strike.now - armour(g, strike.target), 0) + strike.later
                taken[strike.target] = taken.get(strike.target, 0.0) + amount
                blows.append((each.figure, strike.target, amount))
                if strike.target == hero and strike.now:
                    hits += strike.now / each.strike
                    melee += each.melee * strike.now / each.strike
                    now += strike.now
        costs = {friend: self.reserves.peril(friend, damage) for friend, damage in taken.items()}
        saved: dict[int, float] = {}
        for figure, target, amount in blows:
            if taken[target]:
                saved[figure] = saved.get(figure, 0.0) + amount * costs[target] / taken[target]
        mine = self.reserves.peril(hero, now) if now else 0.0
        saved = {figure: DANGER * worth for figure, worth in saved.items()}
        return Danger(DANGER * sum(costs.values()), saved, mine, hits, melee)

    def settled(self, at: int, marks: tuple[Mark, ...]) -> float:
        """What it is worth to end the turn here, after these blows."""
        worth = self._plain.get(at)
        if worth is None:
            worth = self._plain[at] = self.heading.worth(at) - self.danger(at).cost
        if marks:
            saved = self.danger(at).saved
            for mark in marks:
                worth += mark.death * saved.get(mark.figure, 0.0)
        return worth

    # ------------------------------------------------------------------ rows of abilities

    def best(self, start: int, steps: tuple[int, ...]) -> float:
        """The worth of the best way to perform these abilities, one after the other, from this hex."""
        if not any(isinstance(_ABILITIES[number], Move) for number in steps):
            steps = tuple(sorted(steps))
        key = (start, steps)
        known = self._best.get(key)
        if known is None:
            front: dict[int, tuple[float, tuple[Mark, ...]]] = {start: (0.0, ())}
            for number in steps:
                front = self._perform(front, number)
            known = max(worth + self.settled(at, marks) for at, (worth, marks) in front.items())
            self._best[key] = known
        return known

    def _perform(
        self, front: dict[int, tuple[float, tuple[Mark, ...]]], number: int
    ) -> dict[int, tuple[float, tuple[Mark, ...]]]:
        ability = _ABILITIES[number]
        if isinstance(ability, Move):
            return self._move(front, ability)
        after = {}
        for at, (worth, marks) in front.items():
            more, new = self._effect(at, number, marks)
            after[at] = (worth + more, new)
        return after

    def _move(
        self, front: dict[int, tuple[float, tuple[Mark, ...]]], move: Move
    ) -> dict[int, tuple[float, tuple[Mark, ...]]]:
        if self.g.figures[self.hero].conditions & IMMOBILIZE:
            return front
        points = count(self.g, move.per, self.hero, self.hero) if move.per else move.by
        starts = sorted(front.items(), key=lambda each: -each[1][0])[:FRONT]
        after = dict(front)
        for start, (worth, marks) in starts:
            for at, cost in self._reach(start, points, move.jump):
                if at not in after or after[at][0] < worth - cost:
                    after[at] = (worth - cost, marks)
        return after

    def _reach(self, start: int, points: int, jump: bool) -> list[tuple[int, float]]:
        """Every hex that can be come to, and what it costs to enter it."""
        key = (start, points, jump)
        known = self._reaches.get(key)
        if known is None:
            g = self.g
            flies = jump or g.is_flying(self.hero)
            with standing(self, start):
                found = jump_reach(g, self.hero, points) if flies else walk_reach(g, self.hero, points)
            known = self._reaches[key] = [(at, self.cost_of_entering(at)) for at in found]
        return known

    def cost_of_entering(self, at: int) -> float:
        g = self.g
        if at in g.traps:
            if self.heading.must_spring(at):
                return 1 - g.figures[self.hero].health / g.figures[self.hero].most
            return self.reserves.loss(self.hero, g.trap_damage)
        if at in g.hazards:
            return self.reserves.loss(self.hero, max(g.trap_damage // 2, 1))
        return 0.0

    # ------------------------------------------------------------------ attacks

    def _effect(self, at: int, number: int, marks: tuple[Mark, ...]) -> tuple[float, tuple[Mark, ...]]:
        """What an ability that is no movement is worth from this hex."""
        ability = _ABILITIES[number]
        if isinstance(ability, Attack | Kill):
            known = self._struck.get((at, number, marks))
            if known is None:
                known = self._struck[at, number, marks] = self._strike(at, number, marks)
            return known
        gained = self._gains.get((at, number))
        if gained is None:
            gained = self._gains[at, number] = benefit(self, at, ability)
        return gained, marks

    def _strike(self, at: int, number: int, marks: tuple[Mark, ...]) -> tuple[float, tuple[Mark, ...]]:
        it = self.g.figures[self.hero]
        ability = _ABILITIES[number]
        assert isinstance(ability, Attack | Kill)
        if it.conditions & (DISARM | STUN | PHASED):
            return 0.0, marks
        best, chosen = 0.0, marks
        with standing(self, at):
            among = self._among.get((at, number))
            if among is None:
                among = self._among[at, number] = self._targets(at, ability)
            for targets in among:
                worth, new = 0.0, marks
                for figure in targets:
                    gained, new = self.blow_worth(at, figure, ability, new)
                    worth += gained
                if worth > best:
                    best, chosen = worth, new
        return best, chosen

    def _targets(self, at: int, ability: Attack | Kill) -> Sequence[tuple[int, ...]]:
        """Whom the attack may fall on, together."""
        g, ground = self.g, self.ground
        figures = g.figures
        if isinstance(ability, Kill):
            near = [n for n in self.foes if ground.reaches(at, figures[n].at, ability.range)]
            return [(n,) for n in near if is_true(g, ability.when, self.hero, n)]
        reach = max(ability.range, 1)
        if ability.area is not None:
            far = reach + 3
            if not any(ground.distances(at)[figures[n].at] <= far for n in self.foes):
                return []
            return area_targets(g, self.hero, ability.area, reach)
        if ability.whom == ON_THE_PATH:
            return path_targets(g, self.hero, reach)
        if ability.whom == MOVED_THROUGH:
            return []
        if ability.whom == BESIDE_MARKS:
            return [
                tuple(n for n in self.foes if figures[n].at in ground.near[obstacle])
                for obstacle in adjacent_obstacles(g, self.hero)
            ]
        if ability.whom:
            if ability.whom == ADJACENT_ENEMIES:
                reach = 1
            return [tuple(n for n in self.foes if ground.reaches(at, figures[n].at, reach))]
        near = [n for n in self.foes if ground.reaches(at, figures[n].at, reach)]
        if ability.targets == 1 or len(near) <= 1:
            return [(n,) for n in near]
        near.sort(key=lambda n: -self.blow_worth(at, n, ability, ())[0])
        return [tuple(near[: ability.targets])]

    def blow_worth(
        self, at: int, figure: int, ability: Attack | Kill, marks: tuple[Mark, ...]
    ) -> tuple[float, tuple[Mark, ...]]:
        """What one attack on one enemy is worth, and what it will have suffered then."""
        if isinstance(ability, Kill):
            return self.hit_worth(figure, float(self.g.figures[figure].health), 1.0, 0.0), (*marks, Mark(figure, 99, 1))
        value, pierce, give = ability.by, ability.pierce, ability.give
        if ability.per:
            value = count(self.g, ability.per, self.hero, figure)
        for more in ability.more:
            if self._is_in_force(more, figure):
                times = count(self.g, more.per, self.hero, figure) if more.per else 1
                value, pierce, give = value + more.attack * times, pierce + more.pierce, give + more.give
        ranged = ability.range > 0 and not ability.melee and not (ability.area is not None and ability.area.grey)
        worth, new = self.attack_worth(at, figure, value, pierce, give, ranged, marks)
        worth += PUSHED * bool(ability.push) + PULLED * bool(ability.pull) + HURT_AROUND * ability.hurts_around
        return worth, (*(each for each in marks if each.figure != figure), new)

    def _is_in_force(self, more: More, figure: int) -> bool:
        if more.consume and not all(
            each in self.elements or (each == ANY_ELEMENT and self.elements) for each in more.consume
        ):
            return False
        return not more.when or is_true(self.g, more.when, self.hero, figure)

    def attack_worth(
        self, at: int, figure: int, value: int, pierce: int, give: tuple[str, ...], ranged: bool,
        marks: tuple[Mark, ...] = (),
    ) -> tuple[float, Mark]:  # fmt: skip
        """What an attack of this value from this hex is worth."""
        g = self.g
        it, target = g.figures[self.hero], g.figures[figure]
        before = next((mark for mark in marks if mark.figure == figure), Mark(figure, 0.0, 0.0))
        health = max(target.health - round(before.damage), 1)
        value += it.might + bool(target.conditions & POISON)
        for bonus in self.bonuses:
            if not bonus.when or is_true(g, bonus.when, self.hero, figure):
                value = (value + bonus.by) * bonus.times
        away = self.ground.distances(at)[target.at]
        edge = bool(it.conditions & STRENGTHEN) - bool(
            it.conditions & MUDDLE or target.avoided or (ranged and away <= 1)
        )
        guard = max(shield(g, figure) - pierce, 0)
        damage, death = blow(value, guard, health, edge)
        alive = 1 - before.death
        worth = alive * self.hit_worth(figure, damage, death, self.conditions_worth(figure, give))
        back = self._struck_back(figure, away)
        if back:
            worth -= (1 - death) * self.reserves.loss(self.hero, back)
        return worth, Mark(figure, before.damage + alive * damage, before.death + alive * death)

    def _struck_back(self, figure: int, away: int) -> int:
        """What an enemy retaliates at this distance. GH-RETAL-01"""
        stat = self.g.stat(figure)
        back = stat.retaliate if away <= stat.retaliate_range else 0
        return back + sum(by for by, reach in self.g.figures[figure].retaliate if away <= reach)

    def hit_worth(self, figure: int, damage: float, death: float, conditions: float) -> float:
        """Damage counts more against whoever strikes hard for its hit points; a dead enemy strikes nobody."""
        it = self.g.figures[figure]
        menace = self.by_figure.get(figure)
        if menace is None:
            return OBJECTIVE_WORTH * self.heading.urgency(figure) * damage
        density = 1 + PRESSING * menace.strike_later / (it.health + menace.strike_later)
        density *= hardness(self.g.stat(figure).shield)
        worth = damage * density + death * (KILL + STRIKES_NO_MORE * menace.strike_later) + (1 - death) * conditions
        return worth * self.heading.urgency(figure)

    def conditions_worth(self, figure: int, names: tuple[str, ...]) -> float:
        """What it is worth that an enemy, if it lives, cannot act as it would."""
        menace = self.by_figure.get(figure)
        if menace is None:
            return 0.0
        it, worth = self.g.figures[figure], 0.0
        coming = menace.strike or NEXT_ROUND * menace.strike_later
        for name in names:
            match name:
                case "stun":
                    worth += 0 if it.conditions & STUN else STUNNED * coming + A_LITTLE
                case "disarm":
                    worth += 0 if it.conditions & (STUN | DISARM) else DISARMED * coming
                case "immobilize":
                    near = min((menace.away[self.g.figures[n].at] for n in (*self.friends, self.hero)), default=99)
                    held = it.conditions & (STUN | IMMOBILIZE)
                    worth += 0 if held else HELD * coming if menace.melee and near > 1 else A_LITTLE
                case _:
                    worth += CONDITION_WORTH.get(name, A_TRIFLE)
        return worth

    def strike_worth(self, striking: Striking, figure: int, added: list[More]) -> float:
        """What it is worth to choose this target now."""
        times = [count(self.g, more.per, self.hero, figure) if more.per else 1 for more in added]
        value = striking.value + sum(more.attack * by for more, by in zip(added, times, strict=True))
        pierce = striking.pierce + sum(more.pierce for more in added)
        give = striking.give + tuple(each for more in added for each in more.give)
        worth, mark = self.attack_worth(self.here, figure, value, pierce, give, striking.ranged)
        return worth + mark.death * self.danger(self.here).saved.get(figure, 0.0)


def act_price(source: str, outlook: Outlook) -> float:
    """What it costs that a card is lost, or does not come back for a while."""
    act = find_act(source)
    if act.lost:
        return outlook.price
    return AWAY_FOR_A_WHILE * outlook.price if act.stays == "persistent" else 0.0
