"""Reading what a version of a game has kept: the present one, or an earlier one by way of its migrations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tabletome.engine.errors import Unreadable
from tabletome.engine.game import Game
from tabletome.engine.migrations import Migration
from tabletome.engine.options import Options
from tabletome.engine.state import State, decode

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - an option type beside a state type


def read_state(game: Game[S, Any], data: bytes, version: str) -> S:
    """The state that this version of the game has encoded, or an `Unreadable` that says why it cannot be read."""
    steps = _between(game, version)
    try:
        if steps:
            plain = msgspec.msgpack.decode(data)
            for step in steps:
                step.state(plain)
            data = msgspec.msgpack.encode(plain)
        state: S = decode(data, game.state)
        game.check(state)
    except Exception as wrong:
        raise Unreadable(f"version {game.version} of {game.name} cannot read it: {_why(wrong)}") from wrong
    if state.outcome is None and state.phase not in game.scripts:
        raise Unreadable(f"version {game.version} of {game.name} has no phase {state.phase!r}")
    return state


def read_options(game: Game[Any, O], options: Mapping[str, Any], version: str) -> O:
    """The options that this version of the game has kept, or an `Unreadable`."""
    steps, plain = _between(game, version), dict(options)
    try:
        for step in steps:
            step.options(plain)
        read: O = game.options.read(plain)
    except Exception as wrong:
        raise Unreadable(f"version {game.version} of {game.name} does not know its options: {_why(wrong)}") from wrong
    return read


def is_newer(game: Game[Any, Any], version: str) -> bool:
    """Whether a version is later than the one we have."""
    return int(version) > int(game.version)


def _between(game: Game[Any, Any], version: str) -> list[Migration]:
    """What leads from an earlier version to this one."""
    if not version.isdecimal():
        raise Unreadable(f"{version!r} is no version of {game.name}")
    if is_newer(game, version):
        raise Unreadable(f"version {version} of {game.name} is newer than ours, which is {game.version}")
    versions = range(int(version), int(game.version))
    return [game.migrations[str(each)] for each in versions if str(each) in game.migrations]


def _why(wrong: Exception) -> str:
    return str(wrong) or type(wrong).__name__
