"""How many steps in a second programs get through each standard interface on one core, and through others' games there.

Choices are drawn at random from the mask or list that the interface itself gives, so that everything a learner pays for
is counted: observations, masks, rewards.
"""

from __future__ import annotations

import importlib
import os
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tabletome.research import pettingzoo
from tabletome.research.benchmark import timed_play
from tabletome.research.gymnasium import SeatEnv

Play = Callable[[int], int]
"""Plays one game to its end by its number; how many steps it took."""
LONGEST_PEER = 2_000
"""Random play of others' games is broken off here, as ours is by its own limit."""


class EnvironmentSpeed(msgspec.Struct, frozen=True):
    """Steps through one interface."""

    interface: str
    game: str
    steps_per_s: int
    ours: bool


def measure_environments(games: list[str], seconds: float) -> Iterator[EnvironmentSpeed]:
    """Each of our games through each interface, then the games that the interfaces' own projects bring."""
    for interface, begin in OURS.items():
        for name in games:
            yield EnvironmentSpeed(interface, name, _steps(begin(name), seconds), ours=True)
    for interface, name, begin_other in OTHERS:
        try:
            play = begin_other(name)
        except ImportError:
            continue  # an optional part of the other project that is not installed
        yield EnvironmentSpeed(interface, name, _steps(play, seconds), ours=False)


def count_of(games: list[str]) -> int:
    """How many lines `measure_environments` gives at most."""
    return len(OURS) * len(games) + len(OTHERS)


def _steps(play: Play, seconds: float) -> int:
    return round(timed_play(play, seconds).decisions_per_s)


# PettingZoo


def _pettingzoo(game: str) -> Play:
    return _cycle(pettingzoo.env(game))


def _pettingzoo_classic(name: str) -> Play:
    """A game that PettingZoo brings; what it and pygame, which draws it, have to say of themselves is not for here."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings(action="ignore"):
        return _cycle(importlib.import_module(f"pettingzoo.classic.{name}").env())


def _cycle(env: Any) -> Play:
    """A game by the agent-environment cycle."""

    def play(number: int) -> int:
        chance = random.Random(number)
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter(LONGEST_PEER * 10):
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    return play


# Gymnasium


def _gymnasium(game: str) -> Play:
    env = SeatEnv(game)

    def play(number: int) -> int:
        chance = random.Random(number)
        _observation, info = env.reset(seed=number)
        steps, over = 0, False
        while not over:
            action = np.int64(chance.choice(np.flatnonzero(info["action_mask"])))
            _observation, _reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            steps += 1
        return steps

    return play


# OpenSpiel


def _openspiel(name: str) -> Play:
    game = pyspiel.load_game(name if name in OPENSPIEL_PEERS else f"tabletome_{name}")

    def play(number: int) -> int:
        chance = random.Random(number)
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < LONGEST_PEER:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


OPENSPIEL_PEERS = ("chess", "backgammon", "bridge")
OURS: dict[str, Callable[[str], Play]] = {
    "pettingzoo": _pettingzoo,
    "gymnasium": _gymnasium,
    "openspiel": _openspiel,
}
OTHERS: list[tuple[str, str, Callable[[str], Play]]] = [
    ("pettingzoo", "chess_v6", _pettingzoo_classic),
    ("pettingzoo", "go_v5", _pettingzoo_classic),
    *(("openspiel", name, _openspiel) for name in OPENSPIEL_PEERS),
]
