"""Monte Carlo tree search over information sets (Cowling, Powley and Whitehouse 2012), for any number of players.

One tree, seen by the seat that thinks. Every iteration imagines a fresh position, walks down the tree along options
that exist there, adds one node, plays a few moves at random and remembers how good the end was for every seat. At each
node the deciding seat follows its own interest, so rivals, allies and co-operative tables need no case of their own.

Answers given in secret: seats that decide together are asked one after the other, but they share the nodes below each
other's answers, so nobody's choice is tuned to an answer it could not know. What all answered together is known
afterwards, and so names the node that follows.

Many options, few iterations: a node considers a number of options that grows with the root of its visits, and the
search goes deep into those before it goes wider. At the root, where it matters most and where positions can be imagined
anew for every option, options come in order of a greedy look ahead; elsewhere in random order. Where a game has an
instinct, likelier options come first everywhere, a look ahead decides between equally likely ones at the root, what
nobody would do is left out there, and the instinct plays on after the tree.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf, log, sqrt
from time import perf_counter
from typing import Annotated, Any, TypeAlias

import msgspec

from tabletome.bots.glimpse import Glimpse, Weighed, world
from tabletome.bots.greedy import look_ahead
from tabletome.bots.instinct import likelihood
from tabletome.engine import Action, Decision, Run

DEFAULT_ITERATIONS = 200
WIDENING = 2.0
UNLIKELY = 0.003
"""An option that much less likely than the likeliest is not looked at."""
LEAST = 1e-9
"""Below the root even what nobody would do is tried, once nothing else is left."""


class MctsSettings(msgspec.Struct, frozen=True):
    """How long to think (iterations, seconds, or whichever ends first), and how.

    `depth` is the number of random moves after the tree, `c` how curious the search is about options it knows less:
    both as suits the game unless told.
    """

    iterations: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    depth: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    c: Annotated[float, msgspec.Meta(ge=0, le=100)] | None = None


class MctsBot:
    """Searches as far as its budget reaches and takes the option it kept coming back to."""

    def __init__(self, settings: MctsSettings, dice: random.Random) -> None:
        self._settings = settings
        self._dice = dice

    def choose(self, glimpse: Glimpse) -> Action:
        return self.weigh(glimpse)[0].action

    def weigh(self, glimpse: Glimpse) -> list[Weighed]:
        options = glimpse.decision.options
        if len(options) == 1:
            return [Weighed(options[0], 0.5, 0)]
        search = _Search(glimpse, self._settings, self._dice)
        search.think(_Budget(self._settings))
        return search.weighed()


class _Budget:
    """How much thinking is left."""

    __slots__ = ("_deadline", "_half_time", "_most", "_spent")

    def __init__(self, settings: MctsSettings) -> None:
        started, seconds = perf_counter(), settings.seconds or inf
        self._half_time = started + seconds / 2
        self._deadline = started + seconds
        self._most = settings.iterations or (DEFAULT_ITERATIONS if seconds == inf else inf)
        self._spent = 0

    def spend(self) -> None:
        self._spent += 1

    def is_spent(self) -> bool:
        return self._spent >= self._most or perf_counter() >= self._deadline

    def is_half_time(self) -> bool:
        return perf_counter() >= self._half_time


class _Edge:
    """What is known of one option at a node: how often it was there, how often taken, what came of it in all."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 1
        self.total = 0.0
        self.visits = 0


class _Node:
    """A question put to a seat, with everything that may follow."""

    __slots__ = ("children", "edges", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, _Node] = {}
        self.edges: dict[Action, _Edge] = {}
        self.visits = 0

    def after(self, known: Any, decision: Decision) -> _Node:
        """The node for what is asked next. Dice and hidden things may lead from one option to different questions."""
        key = (known, decision.seat, decision.kind)
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = _Node()
        return node


_Step: TypeAlias = tuple[int, _Node, _Edge]
"""Who chose, where, and what."""


class _Search:
    """One tree, from one decision."""

    __slots__ = ("_c", "_depth", "_dice", "_glimpse", "_highest", "_looks", "_lowest", "_ranked", "_root")

    def __init__(self, glimpse: Glimpse, settings: MctsSettings, dice: random.Random) -> None:
        self._glimpse = glimpse
        self._c = glimpse.curiosity if settings.c is None else settings.c
        self._depth = glimpse.playout if settings.depth is None else settings.depth
        self._dice = dice
        self._root = _Node()
        self._ranked: list[Action] = []
        self._looks: dict[Action, float] = {}
        self._lowest, self._highest = 1.0, 0.0  # values are stretched to what was met

    def think(self, budget: _Budget) -> None:
        self._rank(budget)
        only = len(self._ranked) == 1
        while True:
            self._iterate()
            budget.spend()
            if only or budget.is_spent():
                return

    def weighed(self) -> list[Weighed]:
        """Options by visits, which are steadier than values; by value where visits are equal."""
        weighed = [self._weigh(option) for option in self._glimpse.decision.options]
        return sorted(weighed, key=lambda each: (-each.visits, -each.value))

    def _weigh(self, option: Action) -> Weighed:
        edge = self._root.edges.get(option)
        if edge is None:
            return Weighed(option, self._looks.get(option, 0.0), 0)
        return Weighed(option, edge.total / edge.visits, edge.visits)

    def _rank(self, budget: _Budget) -> None:
        """Order the root's options, without those that nobody would take; the best comes last."""
        likely = likelihood(self._glimpse, self._dice)
        least = UNLIKELY * max(likely.values())
        options = [option for option in likely if likely[option] >= least]
        self._dice.shuffle(options)
        self._look_ahead(_equals(options, likely), budget)
        looks = self._looks
        self._ranked = sorted(options, key=lambda option: (likely[option], looks.get(option, -1.0)))

    def _look_ahead(self, options: Sequence[Action], budget: _Budget) -> None:
        """One look at each of these options in the same imagined world, for at most half of the time."""
        shared = world(self._dice)
        for option in options:
            if budget.is_half_time():
                break
            self._looks[option] = look_ahead(self._glimpse, option, shared.copy())

    # One iteration

    def _iterate(self) -> None:
        """Imagine, descend, add a node, play on at random, remember."""
        run = self._glimpse.imagine(world(self._dice))
        path = self._descend(run)
        self._play_out(run)
        self._remember(path, run)

    def _descend(self, run: Run[Any]) -> list[_Step]:
        """Walk down until an option is tried for the first time, or the game ends."""
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
            known, secrets = _what_is_known(run, action, secrets)
            run.play(action)
            if fresh:
                break
            decision = run.decision
            if decision is not None:
                node = node.after(known, decision)
        return path

    def _select(self, node: _Node, run: Run[Any], decision: Decision) -> Action:
        """A new option, if it is time to widen; else the best bet among those tried before (UCB1).

        Doubt is stretched or shrunk by chance: without it, seats that decide together fall into step with each other,
        as if each knew what the other was about to do.
        """
        edges, options = node.edges, decision.options
        tried = [option for option in options if option in edges]
        untried = bool(self._ranked) if node is self._root else len(tried) < len(options)
        if untried and len(tried) < 1 + WIDENING * sqrt(node.visits):
            return self._try_new(node, run, decision)
        c, lowest, scale = self._c, self._lowest, 1 / max(1e-9, self._highest - self._lowest)
        best: Action = tried[0]
        best_bet, dice = -1.0, self._dice.random
        for option in tried:
            edge = edges[option]
            edge.available += 1
            visits = edge.visits
            doubt = sqrt(log(edge.available) / visits) * (0.5 + dice())
            bet = (edge.total / visits - lowest) * scale + c * doubt
            if bet > best_bet:
                best, best_bet = option, bet
        return best

    def _try_new(self, node: _Node, run: Run[Any], decision: Decision) -> Action:
        """The next best at the root; below it one at random, likelier ones more often."""
        if node is self._root:
            action = self._ranked.pop()
        elif self._glimpse.instinct is None:
            action = self._dice.choice([option for option in decision.options if option not in node.edges])
        else:
            likely = zip(decision.options, self._glimpse.instinct(run.state, decision), strict=True)
            untried = {option: weight + LEAST for option, weight in likely if option not in node.edges}
            action = self._dice.choices(list(untried), list(untried.values()))[0]
        node.edges[action] = _Edge()
        return action

    def _play_out(self, run: Run[Any]) -> None:
        """A few random moves; then whoever still has to answer in secret does, so that all answers count."""
        play, dice, instinct = run.play, self._dice.random, self._glimpse.instinct
        left, decision = self._depth, run.decision
        while decision is not None and (left > 0 or run.others_answered):
            options = decision.options
            if instinct is None or len(options) == 1:
                play(options[int(dice() * len(options))])
            else:
                play(self._dice.choices(options, instinct(run.state, decision))[0])
            left -= 1
            decision = run.decision

    def _remember(self, path: list[_Step], run: Run[Any]) -> None:
        """Every seat on the path credits what it chose with what it came to."""
        values = [self._glimpse.value(run, seat) for seat in range(self._glimpse.seats)]
        self._lowest = min(self._lowest, *values)
        self._highest = max(self._highest, *values)
        for seat, node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += values[seat]


def _equals(options: Sequence[Action], likely: Mapping[Action, float]) -> list[Action]:
    """Those that are just as likely as another one."""
    counts = Counter(likely[option] for option in options)
    return [option for option in options if counts[likely[option]] > 1]


def _what_is_known(
    run: Run[Any], action: Action, secrets: tuple[Action, ...]
) -> tuple[Action | tuple[Action, ...] | None, tuple[Action, ...]]:
    """What everybody knows once `action` is played, and which answers are still secret then."""
    if run.waiting:
        return None, (*secrets, action)
    if secrets:
        return (*secrets, action), ()
    return action, ()
