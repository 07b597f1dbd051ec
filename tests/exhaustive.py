"""Random games, played until everything in the box has come up: what a game's `test_exhaustive.py` is made of.

A thing is a kind and a name, such as ("card", "fireball"). Types of actions and events are things too: every one that a
game declares has to come up. What has not is what the test lists when it fails.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from tabletome.engine import Action, Event, Game, Options, Run, seeded
from tabletome.engine.state import listen

Thing: TypeAlias = tuple[str, str]


def actions_and_events(game: Game[Any, Any]) -> set[Thing]:
    """Every type of action and of event that a game declares."""
    module = f"tabletome.games.{game.name}.events"
    told = {("event", kind.__name__) for kind in Event.__subclasses__() if kind.__module__ == module}
    return told | {("action", kind.__name__) for kind in game.actions}


class Runner:
    """Plays random games, choosing what has not come up yet wherever it is offered; `left` is what is still wanted."""

    def __init__(
        self,
        game: Game[Any, Any],
        wanted: Iterable[Thing],
        *,
        by_event: Callable[[Any], Iterable[Thing]] = lambda _: (),
        by_action: Callable[[Any], Iterable[Thing]] = lambda _: (),
        by_state: Callable[[Any], Iterable[Thing]] = lambda _: (),
        choose: Callable[[random.Random, Sequence[Any]], Any] = random.Random.choice,
        prepare: Callable[[Any], None] = lambda _: None,
        longest: int = 30_000,
    ) -> None:
        """What events, actions and the state at the end of a game use; how to choose among options that use nothing
        new; how the state may be changed before each choice; and after how many choices a game is broken off."""
        self.left = set(wanted)
        self._game = game
        self._by_event, self._by_action, self._by_state = by_event, by_action, by_state
        self._choose, self._prepare, self._longest = choose, prepare, longest

    def hear(self, event: Event) -> None:
        self.left -= {("event", type(event).__name__), *self._by_event(event)}

    def play(self, options: Options, seed: str) -> Run[Any]:
        """One game."""
        chance = random.Random(seed)
        state = self._game.setup(options, seeded(seed))
        listen(state, self)
        run = Run(self._game, state)
        for _ in range(self._longest):
            if run.decision is None:
                break
            self._prepare(run.state)
            action = self._pick(chance, run.decision.options)
            self.left -= self._used_by(action)
            run.play(action)
        self.left.difference_update(self._by_state(run.state))
        return run

    def _pick(self, chance: random.Random, options: Sequence[Action]) -> Action:
        useful = [option for option in options if self._used_by(option) & self.left]
        chosen: Action = chance.choice(useful) if useful else self._choose(chance, options)
        return chosen

    def _used_by(self, action: Action) -> set[Thing]:
        return {("action", type(action).__name__), *self._by_action(action)}

    def left_after(self, games: Iterable[Options]) -> list[Thing]:
        """What has not come up when all these games have been played; no more are played than it takes."""
        for number, options in enumerate(games):
            self.play(options, f"exhaustive {number}")
            if not self.left:
                break
        return sorted(self.left)
