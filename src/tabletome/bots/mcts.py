"""The mcts bot: searches a tree of what may happen until its budget is spent."""

from __future__ import annotations

import random
from typing import Annotated, Literal

import msgspec

from tabletome.bots.budget import Budget
from tabletome.bots.first_search import FirstSearch
from tabletome.bots.instinct import likelihood
from tabletome.bots.learned import LearnedBot, LearnedSettings
from tabletome.bots.search import CURIOSITY, Manner, Search, SearchNode, Thread
from tabletome.bots.seat_view import SeatView, Weighed
from tabletome.engine import Action


class MctsSettings(msgspec.Struct, frozen=True):
    """How long to search (iterations, seconds, or whichever ends first), and how.

    `depth` is the number of moves after the tree, `finish` the most that are played after them to end the phase, both
    as the game recommends unless they are given; `c` is the weight of exploration. `generation` 1 is the search as it
    first was, kept to measure later ones against. `prior` says who judges the options that the seat has before they are
    tried: the game's instinct, or the network of the learned bot; `trust` how much that counts. With `reuse` a search
    goes on where the last one of the same turn stopped.
    """

    iterations: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    depth: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    finish: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    c: Annotated[float, msgspec.Meta(ge=0, le=100)] | None = None
    generation: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    prior: Literal["instinct", "learned"] = "instinct"
    trust: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    reuse: bool = False


class MctsBot:
    """Searches until its budget is spent and chooses the option that did best."""

    def __init__(self, settings: MctsSettings, dice: random.Random) -> None:
        self._settings = settings
        self._dice = dice
        self.iterations = 0
        """All that its searches have made; one that is soon sure of its choice makes fewer than it may."""
        self._thread: Thread | None = None

    def choose(self, view: SeatView) -> Action:
        return self.weigh(view)[0].action

    def weigh(self, view: SeatView) -> list[Weighed]:
        options, settings = view.decision.options, self._settings
        node = None if self._thread is None else self._thread.taken_up(view)
        if len(options) == 1:
            self._thread = None if node is None else Thread(node, options[0], view.seat, view.step)
            return [Weighed(options[0], 0.5, 0)]
        search = self._search(view, node)
        budget = Budget(settings.iterations, settings.seconds)
        search.search(budget)
        self.iterations += budget.spent
        weighed = search.weighed()
        if settings.reuse and isinstance(search, Search):
            self._thread = Thread(search.root, weighed[0].action, view.seat, view.step)
        return weighed

    def _search(self, view: SeatView, node: SearchNode | None) -> Search | FirstSearch:
        settings = self._settings
        depth = view.playout if settings.depth is None else settings.depth
        if settings.generation == 1:
            return FirstSearch(view, view.curiosity if settings.c is None else settings.c, depth, self._dice)
        likely = likelihood(view, self._dice) if settings.prior == "instinct" else self._judged(view)
        finish = view.finish if settings.finish is None else settings.finish
        manner = Manner(CURIOSITY if settings.c is None else settings.c, depth, finish, settings.trust)
        return Search(view, manner, self._dice, likely, node)

    def _judged(self, view: SeatView) -> dict[Action, float]:
        learned = LearnedBot(LearnedSettings(), self._dice)
        return {each.action: each.value for each in learned.weigh(view)}
