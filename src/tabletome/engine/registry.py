"""Which games there are: every folder of `tabletome.games`, and what a program registers besides."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import Any

from tabletome import games
from tabletome.engine.errors import UnknownGame
from tabletome.engine.game import Game
from tabletome.engine.suggestions import did_you_mean

_REGISTERED: dict[str, Game[Any, Any]] = {}


def register(game: Game[Any, Any]) -> None:
    """Make a game from elsewhere known by its name."""
    _REGISTERED[game.name] = game


def unregister(game: Game[Any, Any]) -> None:
    """Forget a game that was registered."""
    del _REGISTERED[game.name]


def game_names() -> list[str]:
    folders = {module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg}
    return sorted(folders | _REGISTERED.keys())


def find_game(name: str) -> Game[Any, Any]:
    if name in _REGISTERED:
        return _REGISTERED[name]
    return _game_in_folder(name)


@functools.cache
def _game_in_folder(name: str) -> Game[Any, Any]:
    names = game_names()
    if name not in names:
        raise UnknownGame(f"there is no game called {name!r}; {did_you_mean(name, names)}")
    game: Game[Any, Any] = importlib.import_module(f"tabletome.games.{name}").GAME
    return game
