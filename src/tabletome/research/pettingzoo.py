"""Every game as a PettingZoo environment: one agent for each seat, who are asked one after another.

    from tabletome.research import pettingzoo

    env = pettingzoo.env("battlelore", adventure="agincourt")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An observation has the position as an array (`observation`; `env.feature_names` says what each entry is) and a mask of
the choices (`action_mask`): an action is the number of a choice. `env.options()` describes the choices as rows of an
array, `env.render()` tells everything in words.
"""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv

from tabletome.research.encoding import MOST_OPTIONS, Array
from tabletome.research.episodes import LONGEST, Episode, Reward
from tabletome.research.words import choices_in_words, in_words

Observation = dict[str, Any]


class TabletomeEnv(AECEnv[str, Observation, int | None]):
    """A game of Tabletome by PettingZoo's agent-environment cycle."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "tabletome"}  # noqa: RUF012 - as there

    def __init__(
        self,
        game: str,
        *,
        reward: Reward = "outcome",
        longest: int = LONGEST,
        language: str = "en",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {**type(self).metadata, "name": f"tabletome_{game}"}
        self.render_mode = render_mode
        self.episode = Episode(game, options, reward, longest)
        self.language = language
        self.feature_names = self.episode.encoding.feature_names
        self.option_names = self.episode.encoding.option_names
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._dice = np.random.default_rng()

    def _observation_space(self) -> spaces.Dict:
        many = (len(self.feature_names),)
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, many, np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a game; the same seed gives the same one."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.episode.begin(str(self._dice.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_who_decides()

    def step(self, action: int | None) -> None:
        """Let the selected agent take a choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to choose"
        rewards = self.episode.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        for each, seat in self._seat.items():
            self.rewards[each] = rewards[seat]
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_who_decides()

    def _turn_to_who_decides(self) -> None:
        decision = self.episode.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]

    def observe(self, agent: str) -> Observation:
        """The position as this agent may know it, and its choices if it is to decide now."""
        seat = self._seat[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat).copy()}

    def options(self) -> Array:
        """The choices of the agent that decides now, a row for each; `option_names` names the columns."""
        return self.episode.encoding.options(self.episode.choices)

    # In words

    def options_in_words(self) -> list[str]:
        return choices_in_words(self.episode, self.language)

    def render(self) -> str:
        """The table as the agent that decides now sees it, its question and its choices, in words."""
        seat = self._seat[self.agent_selection]
        return in_words(self.episode, seat, self.language)

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **settings: Any) -> TabletomeEnv:
    """A game as an environment: settings of `TabletomeEnv`, and options of the game by their names."""
    return TabletomeEnv(game, **settings)
