"""Monte Carlo tree search over information sets, second generation.

There is one tree, built for the seat that decides. Every iteration imagines a position, descends the tree along options
that exist in it, adds one node, plays to the end of the turn as sensible players would, and records how good the result
is for every seat. At each node the deciding seat maximises its own value, so rivals, allies and partners need no case
of their own.

At the root every option is tried: first each once, all in the same imagined position with the same dice; then the best
ones by sequential halving (Karnin, Koren and Somekh 2013), again all in the same positions, so that luck favours none.
Instinct decides there only between options that look equally good: no option is left out because instinct dislikes it.

Below the root an option is chosen by its value and by how likely instinct holds it (PUCT, Rosin 2011), and an option
not yet tried is assumed to be a little worse than the node's average.

Simultaneous decisions: seats that decide together are asked one after the other, but they share the nodes below each
other's answers, so that no choice depends on an answer that was not yet known. The answers are known to all once the
last is given, and together they identify the node that follows.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import inf, log, log2, sqrt
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tabletome.bots.budget import Budget
from tabletome.bots.greedy import look_ahead
from tabletome.bots.seat_view import SeatView, Weighed, new_rng
from tabletome.bots.tree import Node
from tabletome.engine import Action, Decision, Game, Rng, Run

CURIOSITY = 0.7
"""The weight of an option's prior against its value (values from 0 to 1)."""
CONTENDERS = 16
"""How many options sequential halving begins with, the best of those tried once."""
FLOOR = 0.1
"""The share of the prior that all options have equally, whatever instinct says."""
FIRST_PLAY = 0.1
"""How much worse than its node's average an option is assumed to be that was never tried (values from 0 to 1)."""
PRIOR_BONUS = 0.07
"""How much a root option that was tried once gains by being e times as likely as another (values from 0 to 1)."""
WIDENING = 2.0
"""A node at which seats decide together considers at most 1 + WIDENING * sqrt(n) options after n visits."""
CERTAIN = 0.88
"""The prior (with its floor) from which on an option that leads after the first round is taken at once."""
SCREENING = 0.3
"""The most of its budget that a search spends on trying every option once."""


class _Edge:
    """One option at a node: how likely it is by instinct, how often it was tried, the sum of the values it led to."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.total = 0.0
        self.visits = 0

    def recall(self, before: _Edge | None) -> None:
        """What an earlier search has found out about the same option."""
        if before is not None:
            self.total, self.visits = before.total, before.visits


SearchNode: TypeAlias = Node[_Edge]
_Step: TypeAlias = tuple[int, SearchNode, _Edge]
"""The seat that chose, the node, and the option chosen."""


class Manner(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    curiosity: float = CURIOSITY
    depth: int = 0
    """How many moves are played on after the tree."""
    finish: int = Game.finish
    """The most moves that are played after that to reach the end of the phase."""
    trust: float = 1.0
    """How much it counts at the root what instinct holds likely; 1 as `PRIOR_BONUS` says."""


class Thread(NamedTuple):
    """What a bot remembers of a decision for the next: its node, the option taken there, whose it was, and when."""

    node: SearchNode
    action: Action
    seat: int
    step: int

    def taken_up(self, view: SeatView) -> SearchNode | None:
        """The node of this decision, if it follows at once, with nobody else's in between."""
        follows = (view.seat, view.step) == (self.seat, self.step + 1)
        return self.node.after(self.action, view.decision) if follows else None


class Search:
    """One tree, grown from one decision, or from what an earlier search found out about this one."""

    __slots__ = (
        "_dice",
        "_highest",
        "_likely",
        "_looks",
        "_lowest",
        "_manner",
        "_order",
        "_root",
        "_view",
    )

    def __init__(
        self,
        view: SeatView,
        manner: Manner,
        dice: random.Random,
        likely: Mapping[Action, float],
        root: SearchNode | None = None,
    ) -> None:
        self._view = view
        self._manner = manner
        self._dice = dice
        self._likely = likely
        self._root = SearchNode() if root is None else root
        self._looks: dict[Action, float] = {}
        self._order: list[Action] = []
        self._lowest, self._highest = 1.0, 0.0  # values are scaled to the range met so far

    def search(self, budget: Budget) -> None:
        """Try every option once, then halve the number of contenders until the budget is spent.

        What instinct holds for certain and the first round confirms needs no further thought.
        """
        contenders = self._screened(budget)
        if self._decides_together():
            self._mix(contenders, budget)
            return
        rounds = max(1, round(log2(max(2, len(contenders)))))
        for number in range(rounds):
            self._try_all(contenders, budget, (number + 1) / rounds)
            contenders.sort(key=self._standing, reverse=True)
            self._order[: len(contenders)] = contenders
            if self._root.edges[contenders[0]].prior > CERTAIN:
                return
            contenders = contenders[: max(2, (len(contenders) + 1) // 2)]

    @property
    def root(self) -> SearchNode:
        return self._root

    def weighed(self) -> list[Weighed]:
        """Every option, in the order in which halving left them."""
        return [self._weigh(option) for option in self._order]

    def _weigh(self, option: Action) -> Weighed:
        edge = self._root.edges[option]
        if edge.visits == 0:
            return Weighed(option, self._looks.get(option, 0.0), 0)
        return Weighed(option, edge.total / edge.visits, edge.visits)

    # The root

    def _screened(self, budget: Budget) -> list[Action]:
        """The options that sequential halving begins with: all, or the best of many after one try each."""
        likely, options, even = self._likely, list(self._likely), FLOOR / len(self._likely)
        before = self._root.edges
        self._root.edges = {option: _Edge((1 - FLOOR) * likely[option] + even) for option in options}
        for option, edge in self._root.edges.items():
            edge.recall(before.get(option))
        self._dice.shuffle(options)
        options.sort(key=lambda option: -likely[option])
        self._look_ahead(options, budget)
        options.sort(key=self._first_impression, reverse=True)
        self._order = options
        return options[:CONTENDERS]

    def _look_ahead(self, options: Sequence[Action], budget: Budget) -> None:
        """Try each of these options once in the same imagined position, while there is time for it."""
        shared = new_rng(self._dice)
        for option in options:
            if budget.is_past(SCREENING):
                break
            self._looks[option] = look_ahead(self._view, option, shared.copy())
            budget.spend()

    def _first_impression(self, option: Action) -> float:
        """What one try showed, and a bonus for the prior; options that were not tried come last."""
        return self._looks.get(option, -1.0) + self._manner.trust * PRIOR_BONUS * log(self._root.edges[option].prior)

    def _standing(self, option: Action) -> float:
        """The option's mean value, and a bonus for its prior that fades with visits."""
        edge = self._root.edges[option]
        if not edge.visits:
            return self._first_impression(option) - 1.0
        bonus = self._manner.trust * PRIOR_BONUS * log(edge.prior)
        return (edge.total + bonus) / edge.visits

    def _decides_together(self) -> bool:
        run = self._view.imagine(new_rng(self._dice))
        return bool(run.waiting) or run.others_answered

    def _mix(self, contenders: Sequence[Action], budget: Budget) -> None:
        """In a simultaneous decision contenders are tried as often as they do well, since the others adapt to that."""
        while True:
            option = self._select_together(self._root, contenders)
            self._iterate(option, new_rng(self._dice))
            budget.spend()
            if budget.is_past(1.0):
                break
        edges = self._root.edges
        self._order.sort(key=lambda option: -edges[option].visits)

    def _try_all(self, contenders: Sequence[Action], budget: Budget, share: float) -> None:
        """Iterations until that share of the budget is spent, in each imagined position one for every contender.

        They come in a new order each time: seats that decide together could otherwise fall into step with each other.
        """
        while not budget.is_past(share):
            seed = self._dice.randbytes(16)
            for option in self._dice.sample(contenders, len(contenders)):
                self._iterate(option, Rng(seed))
                budget.spend()
                if budget.is_past(1.0):
                    return

    # One iteration

    def _iterate(self, option: Action, rng: Rng) -> None:
        """Imagine a position, take the option, descend the tree, add a node, play on, record the result."""
        run = self._view.imagine(rng)
        begun = run.phases_begun
        path = self._descend(run, option, begun)
        self._play_on(run, begun)
        self._record(path, run)

    def _asked(self, run: Run[Any], begun: int) -> Decision | None:
        """The next decision, unless the game is over or it lies in a later phase and beyond the game's horizon."""
        decision = run.decision
        if decision is not None and decision.kind in self._view.horizon and run.phases_begun != begun:
            return None
        return decision

    def _descend(self, run: Run[Any], first: Action, begun: int) -> list[_Step]:
        """Descend until an option is tried for the first time, or there is nothing more to decide.

        Answers that partners give together are all chosen in the tree, which remembers what instinct holds of them.
        """
        node, path, decision = self._root, [], run.decision
        secrets: tuple[Action, ...] = ()
        fresh = False
        while decision is not None:
            options = decision.options
            if len(options) == 1:
                action = options[0]
            else:
                action = first if node is self._root else self._select(node, run, decision)
                edge = node.edges[action]
                path.append((decision.seat, node, edge))
                fresh = fresh or edge.visits == 0
            known, secrets = what_is_known(run, action, secrets)
            run.play(action)
            if fresh and not (run.others_answered and self._view.shares_value):
                break
            decision = self._asked(run, begun)
            if decision is not None:
                node = node.after(known, decision)
        return path

    def _select(self, node: SearchNode, run: Run[Any], decision: Decision) -> Action:
        """The option with the highest bound on its value by PUCT, its exploration multiplied by a random factor so that
        no two seats can fall into step."""
        options = decision.options
        try:
            edges = [node.edges[option] for option in options]
        except KeyError:
            self._meet(node, run, decision)
            edges = [node.edges[option] for option in options]
        if run.waiting or run.others_answered:
            return self._select_together(node, options)
        visited = node.visits
        lowest, scale = self._lowest, 1 / max(1e-9, self._highest - self._lowest)
        unknown = ((node.total / visited - lowest) * scale if visited else 0.5) - FIRST_PLAY
        spread = self._manner.curiosity * sqrt(visited + 1)
        best: Action = options[0]
        best_bound, dice = -inf, self._dice.random
        for option, edge in zip(options, edges, strict=True):
            visits = edge.visits
            value = (edge.total / visits - lowest) * scale if visits else unknown
            bound = value + spread * edge.prior / (1 + visits) * (0.5 + dice())
            if bound > best_bound:
                best, best_bound = option, bound
        return best

    def _select_together(self, node: SearchNode, options: Sequence[Action]) -> Action:
        """By UCB1, as curious as suits the game, whose exploration is multiplied by a random factor: without it, seats
        that decide together would alternate in step with each other, as if each knew the other's next choice.

        The number of options that are tried grows with the square root of the visits, likelier ones first.
        """
        edges, dice, curiosity = node.edges, self._dice.random, self._view.curiosity
        tried = [option for option in options if edges[option].visits]
        if len(tried) < len(options) and len(tried) < 1 + WIDENING * sqrt(node.visits):
            untried = [option for option in options if not edges[option].visits]
            return self._dice.choices(untried, [edges[option].prior for option in untried])[0]
        lowest, scale = self._lowest, 1 / max(1e-9, self._highest - self._lowest)
        spread = log(node.visits + 1)
        best, best_bound = tried[0], -inf
        for option in tried:
            edge = edges[option]
            value = (edge.total / edge.visits - lowest) * scale
            bound = value + curiosity * sqrt(spread / edge.visits) * (0.5 + dice())
            if bound > best_bound:
                best, best_bound = option, bound
        return best

    def _meet(self, node: SearchNode, run: Run[Any], decision: Decision) -> None:
        """Give every option of this decision that the node has not met its prior."""
        options = decision.options
        even = 1 / len(options)
        if self._view.instinct is None:
            weights: Sequence[float] = [even] * len(options)
        else:
            weights = self._view.instinct(run.state, decision)
        total = sum(weights) or 1.0
        for option, weight in zip(options, weights, strict=True):
            if option not in node.edges:
                node.edges[option] = _Edge((1 - FLOOR) * weight / total + FLOOR * even)

    def _play_on(self, run: Run[Any], begun: int) -> None:
        """A few moves by instinct, then to the end of the phase, and until no seat owes a secret answer."""
        play, dice, instinct = run.play, self._dice.random, self._view.instinct
        left, decision = self._manner.depth, self._asked(run, begun)
        phase, most = run.phases_begun, -self._manner.finish
        while decision is not None and (left > 0 or run.others_answered or (left > most and run.phases_begun == phase)):
            options = decision.options
            if len(options) == 1:
                play(options[0])
            elif instinct is None:
                play(options[int(dice() * len(options))])
            else:
                play(self._dice.choices(options, instinct(run.state, decision))[0])
            left -= 1
            decision = self._asked(run, begun)

    def _record(self, path: list[_Step], run: Run[Any]) -> None:
        """Add the result to every option on the path, for the seat that chose it."""
        view = self._view
        if view.shares_value:
            values = [view.value(run, view.seat)] * view.seats
        else:
            values = [view.value(run, seat) for seat in range(view.seats)]
        self._lowest = min(self._lowest, *values)
        self._highest = max(self._highest, *values)
        for seat, node, edge in path:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value


def what_is_known(
    run: Run[Any], action: Action, secrets: tuple[Action, ...]
) -> tuple[Action | tuple[Action, ...] | None, tuple[Action, ...]]:
    """What everybody knows once `action` is played, which identifies the next node, and which answers stay secret."""
    if run.waiting:
        return None, (*secrets, action)
    if secrets:
        return (*secrets, action), ()
    return action, ()
