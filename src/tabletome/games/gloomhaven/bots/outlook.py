"""A position as one character sees it: what enemies will do where one stands, and what a blow is worth; for bots.

All worth is counted in points of damage dealt.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tabletome.games.gloomhaven.bots.attack_odds import blow, hardness
from tabletome.games.gloomhaven.bots.card_value import Reserves
from tabletome.games.gloomhaven.bots.destinations import Heading
from tabletome.games.gloomhaven.bots.threats import Menace, armour, friends, menaces, strikes
from tabletome.games.gloomhaven.content.notation.abilities import (
    ANY_ELEMENT,
    DISARM,
    IMMOBILIZE,
    MUDDLE,
    POISON,
    STRENGTHEN,
    STUN,
    Attack,
    Kill,
    More,
    Stronger,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import lasting
from tabletome.games.gloomhaven.rules.abilities.counts import count, is_true
from tabletome.games.gloomhaven.rules.combat.attack import shield
from tabletome.games.gloomhaven.rules.combat.elements import available
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
CONDITION_WORTH = {"poison": 1.0, "wound": 1.3, "muddle": 0.5, "curse": 0.5, "bless": 0.7, "strengthen": 1.0}
DANGER = 0.8
"""How much of the danger that is seen is believed."""
A_TRIFLE = 0.2
"""What an effect is worth that nobody has weighed."""


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


class Outlook:
    """A position with what has been found out about it, for one character."""

    def __init__(self, g: State, hero: int) -> None:
        self.g, self.hero = g, hero
        self.here = g.figures[hero].at
        self.reserves = Reserves(g)
        self.board = g.board
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
        away = self.board.distances(at)[target.at]
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


@contextmanager
def standing(outlook: Outlook, at: int) -> Iterator[None]:
    """Ask the rules as if the hero stood there."""
    it = outlook.g.figures[outlook.hero]
    before, it.at = it.at, at
    yield
    it.at = before
