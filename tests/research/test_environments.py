"""Every game in the interfaces of other projects, by those projects' own tests."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from tabletome.engine import Rng
from tabletome.engine.registry import find_game, game_names
from tabletome.research.encoding import MOST_OPTIONS, NoFeatures, encoding_of
from tabletome.research.episodes import Episode
from tests.toys import NIM, registered_toys

gymnasium = pytest.importorskip("gymnasium")
pettingzoo_test = pytest.importorskip("pettingzoo.test")
pyspiel = pytest.importorskip("pyspiel")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - after it is known to be there

from tabletome.research import pettingzoo as ours  # noqa: E402
from tabletome.research.gymnasium import NAMES, SeatEnv  # noqa: E402
from tabletome.research.openspiel import DEALS  # noqa: E402

GAMES = [name for name in game_names() if find_game(name).features is not None]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def their_warnings() -> Any:
    """What these projects warn of is a matter of taste: dictionaries as observations, boxes without bounds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_game
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    pettingzoo_test.api_test(ours.env(game), num_cycles=200, verbose_progress=False)
    pettingzoo_test.seed_test(lambda: ours.env(game), num_cycles=60)


@every_game
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    env = gymnasium.make(f"tabletome/{NAMES[game]}-v0")
    check_env(env.unwrapped)


@every_game
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    loaded = pyspiel.load_game(f"tabletome_{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@every_game
def test_every_entry_of_an_observation_has_a_name_of_its_own(game: str) -> None:
    env = ours.env(game)
    env.reset(seed=3)
    for _ in range(200):
        if not env.agents:
            env.reset()
        observation, _, over, broken_off, _ = env.last()
        assert observation is not None
        assert len(observation["observation"]) == len(env.feature_names) == len(set(env.feature_names))
        assert np.isfinite(observation["observation"]).all()
        assert np.abs(observation["observation"]).max() < 20
        count = int(observation["action_mask"].sum())
        if not over and not broken_off:
            rows = env.options()
            assert rows.shape == (count, len(env.option_names))
        env.step(None if over or broken_off else count - 1)


def test_options_of_a_game_are_settings_of_the_environment() -> None:
    assert len(ours.env("tiny_epic_kingdoms", players=4).possible_agents) == 4
    assert pyspiel.load_game("tabletome_tiny_epic_kingdoms(players=5)").num_players() == 5
    assert gymnasium.make("tabletome/TinyEpicKingdoms-v0", players=2).unwrapped.episode.seats == 2


def test_a_choice_is_taken_by_its_number_and_others_are_refused() -> None:
    env = SeatEnv("tiny_epic_kingdoms", players=2)
    _, info = env.reset(seed=1)
    before = env.episode.steps
    count = int(info["action_mask"].sum())
    _, reward, over, _, told = env.step(np.int64(count))
    assert (reward, over, told["illegal"], env.episode.steps) == (-1.0, False, True, before)
    env.step(np.int64(count - 1))
    assert env.episode.steps > before


def test_shaped_rewards_add_up_to_the_outcome() -> None:
    for reward in ("outcome", "score"):
        episode = Episode("tiny_epic_kingdoms", {"players": 3}, reward)
        episode.begin("some seed")
        start = [2 * episode.game.evaluate(episode.state, seat) - 1 for seat in range(3)]
        sums = [0.0] * 3
        while not episode.over:
            sums = [sum(pair) for pair in zip(sums, episode.choose(0), strict=True)]
        assert episode.outcome is not None
        expected = [2 * episode.outcome.payoff(seat) - 1 for seat in range(3)]
        if reward == "score":
            expected = [end - first for end, first in zip(expected, start, strict=True)]
        assert sums == pytest.approx(expected)


def test_a_position_and_its_choices_can_be_read() -> None:
    env = ours.env("tiny_epic_kingdoms", players=2)
    env.reset(seed=1)
    told = env.render()
    words = env.options_in_words()
    assert len(words) == len(env.episode.choices)
    assert all(f"  {number}: {word}" in told for number, word in enumerate(words))


def test_openspiel_states_can_be_copied_and_deals_differ() -> None:
    game = pyspiel.load_game("tabletome_tiny_epic_kingdoms(players=2)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == DEALS
    state.apply_action(7)
    twin = state.clone()
    for each in (state, twin):
        each.apply_action(each.legal_actions()[0])
    assert str(state) == str(twin)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) != str(twin)


def test_a_game_without_features_says_so() -> None:
    with registered_toys(), pytest.raises(NoFeatures, match="nim does not describe its positions as numbers"):
        encoding_of(NIM)
    assert MOST_OPTIONS == 512


def test_importing_the_package_makes_the_games_known_without_importing_anything_heavy() -> None:
    code = """
import json, sys
import tabletome.research
light = "gymnasium" not in sys.modules and "pyspiel" not in sys.modules
import gymnasium, pyspiel
known = [id for id in gymnasium.registry if id.startswith("tabletome/")]
print(json.dumps([light, len(known), "tabletome_tiny_epic_kingdoms" in pyspiel.registered_names()]))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout.splitlines()[-1]) == [True, len(NAMES), True]


@pytest.mark.parametrize(
    "code",
    [
        "from tabletome.research.gymnasium import SeatEnv; import gymnasium; gymnasium.make('tabletome/BattleLore-v0')",
        "import gymnasium; import tabletome.research; gymnasium.make('tabletome/BattleLore-v0')",
        "from tabletome.research import openspiel; import pyspiel; pyspiel.load_game('tabletome_battlelore')",
        "import pyspiel; import tabletome.research; pyspiel.load_game('tabletome_battlelore')",
    ],
)
def test_the_order_of_imports_does_not_matter(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)


def test_choices_tell_what_they_would_lead_to() -> None:
    env = SeatEnv("tiny_epic_kingdoms", players=2, describe="consequences")
    _, info = env.reset(seed=1)
    gained = env.option_names.index("value gained")
    for _ in range(40):
        rows, decision = info["options"], env.episode.decision
        assert decision is not None
        assert rows.shape == (int(info["action_mask"].sum()), len(env.option_names))
        assert env.option_names[env.option_names.index("amounts") :] == ("amounts",)
        run = env.episode.view().imagine(Rng(b"anything at all."))
        before = env.episode.game.evaluate(run.state, env.seat)
        choice = int(rows[:, gained].argmax())
        run.play(env.episode.choices[choice])
        if len(rows) > 1 and run.outcome is None and decision.kind == "act":
            assert rows[choice, gained] == pytest.approx(
                env.episode.game.evaluate(run.state, env.seat) - before, abs=1e-5
            )
        _, _, over, _, info = env.step(np.int64(choice))
        if over:
            break
