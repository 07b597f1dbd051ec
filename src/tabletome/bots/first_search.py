"""The first generation of the search, kept as it was so that later ones can be measured against it.

Monte Carlo tree search over information sets (Cowling, Powley and Whitehouse 2012), for any number of players.

There is one tree, built for the seat that decides. Every iteration imagines a new position, descends the tree along
options that exist in it, adds one node, plays a few random moves and records how good the result was for every seat. At
each node the deciding seat maximises its own value, so rivals, allies and partners need no case of their own.

Simultaneous decisions: seats that decide together are asked one after the other, but they share the nodes below each
other's answers, so that no choice depends on an answer that was not yet known. The answers are known to all once the
last is given, and together they identify the node that follows.

Progressive widening: the number of options that a node considers grows with the square root of its visits, so that the
search goes deep before it goes wide. At the root, where positions can be imagined anew for every option, new options
are tried in the order of a greedy look ahead; elsewhere in random order. Where a game has an instinct, likelier options
are tried first everywhere, a look ahead decides between equally likely ones at the root, very unlikely options are left
out at the root, and playouts choose by the instinct.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Any, TypeAlias

from tabletome.bots.budget import Budget
from tabletome.bots.greedy import look_ahead
from tabletome.bots.instinct import likelihood
from tabletome.bots.search import what_is_known
from tabletome.bots.seat_view import SeatView, Weighed, new_rng
from tabletome.bots.tree import Node
from tabletome.engine import Action, Decision, Run

WIDENING = 2.0
"""A node that was visited n times considers at most 1 + WIDENING * sqrt(n) options."""
LEAST_LIKELIHOOD = 0.003
"""At the root an option is left out if its probability is less than this share of the likeliest option's."""
LEAST_WEIGHT = 1e-9
"""Added to each weight below the root, so that options with the weight 0 can be tried once no others are left."""


class _Edge:
    """One option at a node: how often it was available, how often it was tried, and the sum of the values it led to."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 1
        self.total = 0.0
        self.visits = 0


_Node: TypeAlias = Node[_Edge]
_Step: TypeAlias = tuple[int, _Node, _Edge]
"""The seat that chose, the node, and the option chosen."""


class FirstSearch:
    """One tree, grown from one decision."""

    __slots__ = ("_c", "_depth", "_dice", "_highest", "_looks", "_lowest", "_ranked", "_root", "_view")

    def __init__(self, view: SeatView, c: float, depth: int, dice: random.Random) -> None:
        self._view = view
        self._c = c
        self._depth = depth
        self._dice = dice
        self._root = _Node()
        self._ranked: list[Action] = []
        self._looks: dict[Action, float] = {}
        self._lowest, self._highest = 1.0, 0.0  # values are scaled to the range met so far

    def search(self, budget: Budget) -> None:
        self._rank(budget)
        only = len(self._ranked) == 1
        while True:
            self._iterate()
            budget.spend()
            if only or budget.is_past(1.0):
                return

    def weighed(self) -> list[Weighed]:
        """Options by visits, which vary less than values; by value where visits are equal."""
        weighed = [self._weigh(option) for option in self._view.decision.options]
        return sorted(weighed, key=lambda each: (-each.visits, -each.value))

    def _weigh(self, option: Action) -> Weighed:
        edge = self._root.edges.get(option)
        if edge is None:
            return Weighed(option, self._looks.get(option, 0.0), 0)
        return Weighed(option, edge.total / edge.visits, edge.visits)

    def _rank(self, budget: Budget) -> None:
        """Order the root's options, without very unlikely ones; the best comes last."""
        likely = likelihood(self._view, self._dice)
        least = LEAST_LIKELIHOOD * max(likely.values())
        options = [option for option in likely if likely[option] >= least]
        self._dice.shuffle(options)
        self._look_ahead(_equally_likely(options, likely), budget)
        looks = self._looks
        self._ranked = sorted(options, key=lambda option: (likely[option], looks.get(option, -1.0)))

    def _look_ahead(self, options: Sequence[Action], budget: Budget) -> None:
        """Try each of these options once in the same imagined position, for at most half of the time."""
        shared = new_rng(self._dice)
        for option in options:
            if budget.is_past(0.5):
                break
            self._looks[option] = look_ahead(self._view, option, shared.copy())

    # One iteration

    def _iterate(self) -> None:
        """Imagine a position, descend the tree, add a node, play a few random moves, record the result."""
        run = self._view.imagine(new_rng(self._dice))
        path = self._descend(run)
        self._play_out(run)
        self._record(path, run)

    def _descend(self, run: Run[Any]) -> list[_Step]:
        """Descend until an option is tried for the first time, or the game ends."""
        node, path, decision = self._root, [], run.decision
        secrets: tuple[Action, ...] = ()
        while decision is not None:
            options, fresh = decision.options, False
            if len(options) == 1:
                action = options[0]
            else:
                action = self._select(node, run, decision)
                edge = node.edges[action]
                path.append((decision.seat, node, edge))
                fresh = edge.visits == 0
            known, secrets = what_is_known(run, action, secrets)
            run.play(action)
            if fresh:
                break
            decision = run.decision
            if decision is not None:
                node = node.after(known, decision)
        return path

    def _select(self, node: _Node, run: Run[Any], decision: Decision) -> Action:
        """A new option while the node may widen; else the best of those tried before by UCB1.

        The exploration term is multiplied by a random factor: without it, seats that decide together would alternate in
        step with each other, as if each knew the other's next choice.
        """
        edges, options = node.edges, decision.options
        tried = [option for option in options if option in edges]
        untried = bool(self._ranked) if node is self._root else len(tried) < len(options)
        if untried and len(tried) < 1 + WIDENING * sqrt(node.visits):
            return self._try_new(node, run, decision)
        c, lowest, scale = self._c, self._lowest, 1 / max(1e-9, self._highest - self._lowest)
        best: Action = tried[0]
        best_bound, dice = -1.0, self._dice.random
        for option in tried:
            edge = edges[option]
            edge.available += 1
            visits = edge.visits
            exploration = sqrt(log(edge.available) / visits) * (0.5 + dice())
            bound = (edge.total / visits - lowest) * scale + c * exploration
            if bound > best_bound:
                best, best_bound = option, bound
        return best

    def _try_new(self, node: _Node, run: Run[Any], decision: Decision) -> Action:
        """At the root the best option not yet tried; below it a random one, likelier ones more often."""
        if node is self._root:
            action = self._ranked.pop()
        elif self._view.instinct is None:
            action = self._dice.choice([option for option in decision.options if option not in node.edges])
        else:
            likely = zip(decision.options, self._view.instinct(run.state, decision), strict=True)
            untried = {option: weight + LEAST_WEIGHT for option, weight in likely if option not in node.edges}
            action = self._dice.choices(list(untried), list(untried.values()))[0]
        node.edges[action] = _Edge()
        return action

    def _play_out(self, run: Run[Any]) -> None:
        """A few random moves, and then the seats that still owe an answer in a simultaneous decision give it."""
        play, dice, instinct = run.play, self._dice.random, self._view.instinct
        left, decision = self._depth, run.decision
        while decision is not None and (left > 0 or run.others_answered):
            options = decision.options
            if instinct is None or len(options) == 1:
                play(options[int(dice() * len(options))])
            else:
                play(self._dice.choices(options, instinct(run.state, decision))[0])
            left -= 1
            decision = run.decision

    def _record(self, path: list[_Step], run: Run[Any]) -> None:
        """Add the result to every option on the path, for the seat that chose it."""
        values = [self._view.value(run, seat) for seat in range(self._view.seats)]
        self._lowest = min(self._lowest, *values)
        self._highest = max(self._highest, *values)
        for seat, node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += values[seat]


def _equally_likely(options: Sequence[Action], likely: Mapping[Action, float]) -> list[Action]:
    """The options that are exactly as likely as another one."""
    counts = Counter(likely[option] for option in options)
    return [option for option in options if counts[likely[option]] > 1]
