"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    import gymnasium
    import tabletome.research

    env = gymnasium.make("tabletome/MageKnight-v0", bots="greedy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(0)

An action is the number of a choice; `info["action_mask"]` says which there are, `info["options"]` describes them if the
environment is made with `describe=True`, and also tells what each would lead to with `describe="consequences"`.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import gymnasium.spaces as spaces
import numpy as np

from tabletome.bots import Bot, make_bot
from tabletome.engine import Rng
from tabletome.research.consequences import consequence_names, consequences
from tabletome.research.encoding import MOST_OPTIONS, Array, Mask
from tabletome.research.episodes import LONGEST, RememberedEpisode, Reward
from tabletome.research.words import in_words

ENTRY_POINT = "tabletome.research.gymnasium:SeatEnv"
Describe = bool | Literal["consequences"]
NAMES = {
    "tiny_epic_kingdoms": "TinyEpicKingdoms",
    "battlelore": "BattleLore",
    "mage_knight": "MageKnight",
    "gloomhaven": "Gloomhaven",
    "sword_and_sorcery": "SwordAndSorcery",
}


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One seat of a game; the others are played by bots, who know no more than their seats may know."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str = "random",
        reward: Reward = "outcome",
        describe: Describe = False,
        longest: int = LONGEST,
        language: str = "en",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episode = RememberedEpisode(game, options, reward, longest)
        self.seat, self.render_mode, self.language = seat, render_mode, language
        self._bots, self._describe = bots, describe
        self._others: dict[int, Bot] = {}
        self.feature_names = self.episode.encoding.feature_names
        self.option_names = self.episode.encoding.option_names
        if describe == "consequences":
            self.option_names += consequence_names(self.episode.game)
        self.observation_space = spaces.Box(-np.inf, np.inf, (len(self.feature_names),), np.float32)
        self.action_space = spaces.Discrete(MOST_OPTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game and let the bots play until this seat has to decide."""
        super().reset(seed=seed, options=options)
        self.episode.begin(str(self.np_random.integers(1 << 62)))
        self._others = {
            each: make_bot(self._bots, f"{self.np_random.integers(1 << 62)}")
            for each in range(self.episode.seats)
            if each != self.seat
        }
        self._let_others_play()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take the choice of this number. One that is not there changes nothing and costs the reward of a defeat."""
        count = len(self.episode.choices)
        if not 0 <= int(action) < count:
            return self.episode.observation(self.seat), -1.0, False, False, {**self._info(), "illegal": True}
        reward = self.episode.choose(int(action))[self.seat] + self._let_others_play()
        over, broken_off = self.episode.over, self.episode.broken_off
        return self.episode.observation(self.seat), reward, over, broken_off, self._info()

    def _let_others_play(self) -> float:
        """Until it is this seat's turn again; what that was worth to it."""
        reward = 0.0
        decision = self.episode.decision
        while decision is not None and decision.seat != self.seat and not self.episode.broken_off:
            chosen = self._others[decision.seat].choose(self.episode.view())
            reward += self.episode.choose(list(decision.options).index(chosen))[self.seat]
            decision = self.episode.decision
        return reward

    def action_masks(self) -> Mask:
        """Which numbers are choices now."""
        return self.episode.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks().copy()}
        if self._describe and not self.episode.over:
            info["options"] = self._options()
        return info

    def _options(self) -> Array:
        """A row for each choice: what it is and, where that was asked for, what it would lead to."""
        rows = self.episode.encoding.options(self.episode.choices)
        if self._describe != "consequences":
            return rows
        return np.hstack([rows, consequences(self.episode.view(), Rng(self.np_random.bytes(16)))])

    def render(self) -> str:
        """What the seat sees and is asked, in words."""
        return in_words(self.episode, self.seat, self.language)


def register_environments() -> None:
    """Make every game known to `gymnasium.make`."""
    for game, name in NAMES.items():
        id = f"tabletome/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, ENTRY_POINT, kwargs={"game": game}, disable_env_checker=True)


register_environments()
