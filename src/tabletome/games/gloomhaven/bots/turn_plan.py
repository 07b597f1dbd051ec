"""How the turn of a character can go, and what is best: the way to move, whom to strike, where to stand; for bots.

A `Planner` weighs a row of abilities (a top action and a bottom action, in either order) from any hex: every hex that
can be reached is tried, every attack counted by what can be expected of it, and the end by what enemies will do to the
party there. All worth is counted in points of damage dealt.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from tabletome.games.gloomhaven.bots.ability_value import benefit
from tabletome.games.gloomhaven.bots.outlook import Mark, Outlook, standing
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ENEMIES,
    ANY_ELEMENT,
    BESIDE_MARKS,
    DISARM,
    IMMOBILIZE,
    MOVED_THROUGH,
    ON_THE_PATH,
    PHASED,
    STUN,
    Ability,
    Attack,
    Consume,
    If,
    Kill,
    Move,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.abilities.counts import count, is_true
from tabletome.games.gloomhaven.rules.combat.aim import area_targets, path_targets
from tabletome.games.gloomhaven.rules.movement.move import jump_reach, walk_reach
from tabletome.games.gloomhaven.rules.movement.obstacles import adjacent_obstacles
from tabletome.games.gloomhaven.state import State

FRONT = 4
"""How many of the places tried so far a second movement starts from."""
AWAY_FOR_A_WHILE = 0.4
"""What it costs, of the price of a card, that it stays in the active area."""


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


class Planner(Outlook):
    """An outlook with all that has been found out about ways to go on from it."""

    def __init__(self, g: State, hero: int) -> None:
        super().__init__(g, hero)
        self._plain: dict[int, float] = {}
        self._reaches: dict[tuple[int, int, bool], list[tuple[int, float]]] = {}
        self._struck: dict[tuple[int, int, tuple[Mark, ...]], tuple[float, tuple[Mark, ...]]] = {}
        self._among: dict[tuple[int, int], Sequence[tuple[int, ...]]] = {}
        self._gains: dict[tuple[int, int], float] = {}
        self._best: dict[tuple[int, tuple[int, ...]], float] = {}

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

    # ------------------------------------------------------------------ abilities that are no movement

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
        g, board = self.g, self.board
        figures = g.figures
        if isinstance(ability, Kill):
            near = [n for n in self.foes if board.reaches(at, figures[n].at, ability.range)]
            return [(n,) for n in near if is_true(g, ability.when, self.hero, n)]
        reach = max(ability.range, 1)
        if ability.area is not None:
            far = reach + 3
            if not any(board.distances(at)[figures[n].at] <= far for n in self.foes):
                return []
            return area_targets(g, self.hero, ability.area, reach)
        if ability.whom == ON_THE_PATH:
            return path_targets(g, self.hero, reach)
        if ability.whom == MOVED_THROUGH:
            return []
        if ability.whom == BESIDE_MARKS:
            return [
                tuple(n for n in self.foes if figures[n].at in board.near[obstacle])
                for obstacle in adjacent_obstacles(g, self.hero)
            ]
        if ability.whom:
            if ability.whom == ADJACENT_ENEMIES:
                reach = 1
            return [tuple(n for n in self.foes if board.reaches(at, figures[n].at, reach))]
        near = [n for n in self.foes if board.reaches(at, figures[n].at, reach)]
        if ability.targets == 1 or len(near) <= 1:
            return [(n,) for n in near]
        near.sort(key=lambda n: -self.blow_worth(at, n, ability, ())[0])
        return [tuple(near[: ability.targets])]


def act_price(source: str, outlook: Outlook) -> float:
    """What it costs that a card is lost, or does not come back for a while."""
    act = find_act(source)
    if act.lost:
        return outlook.price
    return AWAY_FOR_A_WHILE * outlook.price if act.stays == "persistent" else 0.0
