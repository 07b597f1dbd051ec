"""Every game as an OpenSpiel game for Python.

    import pyspiel
    import tabletome.research

    game = pyspiel.load_game("tabletome_tiny_epic_kingdoms(players=3)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    state.returns()

Everything that chance decides follows from the first node, where one of many deals is drawn. Where several seats decide
at once they are asked one after the other.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from tabletome.engine import Game, Options
from tabletome.engine.registry import find_game, game_names
from tabletome.research.encoding import MOST_OPTIONS, encoding_of
from tabletome.research.episodes import RememberedEpisode
from tabletome.research.words import in_words

DEALS = 4096
"""How many deals the chance node at the beginning of a game can come to."""
LONGEST = 5_000
"""OpenSpiel wants to know how long a game lasts at most; beyond that it is broken off, worth nothing to anybody."""
PREFIX = "tabletome_"


def spiel_type(game: Game[Any, Any]) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    infos = {info.name: info for info in game.options.infos()}
    players = infos["players"]
    counts = players.values or (players.least, players.most)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Tabletome: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={name: info.default for name, info in infos.items()},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tabletome as OpenSpiel knows it."""

    def __init__(self, game: Game[Any, Any], params: dict[str, Any] | None = None) -> None:
        self.tabletome = game
        self.options: Options = game.options.read(dict(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=DEALS,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(spiel_type(game), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ARG002 - as there
        return SpielObserver(self.tabletome)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: before the deal nothing lies on the table."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Position(game.tabletome, game.options)

    def current_player(self) -> int:
        episode = self.episode
        if not episode.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert episode.decision is not None
        return episode.decision.seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only whoever decides is asked
        return list(range(len(self.episode.choices)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.episode.dealt:
            self.episode.choose(action)
        else:
            self.episode.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.episode.choices[action])

    def is_terminal(self) -> bool:
        return self.episode.dealt and (self.episode.over or self.episode.broken_off)

    def returns(self) -> list[float]:
        outcome = self.episode.outcome if self.episode.dealt else None
        seats = range(self.episode.seats)
        return [0.0 for _ in seats] if outcome is None else [2 * outcome.payoff(seat) - 1 for seat in seats]

    def __str__(self) -> str:
        """The moves that led here: two states with the same history are the same."""
        return self.episode.history


class Position(RememberedEpisode):
    """An episode that can be copied at any moment, before its deal too."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        super().__init__(game, options, longest=LONGEST)
        self.dealt = False
        self.decision = self.outcome = None
        self._deal = 0

    def deal(self, number: int) -> None:
        self.begin(f"deal {number}")
        self._deal, self.dealt = number, True

    @property
    def history(self) -> str:
        moves = [f"{seat}: {action}" for seat, action in self._table.log] if self.dealt else []
        return "; ".join([f"deal {self._deal}", *moves]) if self.dealt else "before the deal"

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = copy.copy(self)
        if self.dealt:
            twin._table = self._table.fork()
            twin._look()
        return twin


class SpielObserver:
    """What a player may know, as numbers and in words."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._encoding = encoding_of(game)
        self.tensor = np.zeros(len(self._encoding.feature_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._encoding.observation(state.episode.state, player) if state.episode.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return in_words(state.episode, player) if state.episode.dealt else "before the deal"


def register_games(names: Sequence[str] = ()) -> None:
    """Make games known to `pyspiel.load_game`: `tabletome_battlelore(adventure=agincourt)`."""
    known = set(pyspiel.registered_names())
    for name in names or game_names():
        game = find_game(name)
        if f"{PREFIX}{name}" not in known and game.features is not None:
            pyspiel.register_game(spiel_type(game), _maker(game))


def _maker(game: Game[Any, Any]) -> type[SpielGame]:
    """OpenSpiel calls a class with the parameters alone."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made


register_games()
