"""Bots: each plays every game through the same interface as a person, and knows what a person would know.

    bot = make_bot("mcts:iterations=400,depth=12", seed=7)
    table.play(seat, bot.choose(SeatView.of(table, seat)))

`random`, `casual`, `instinct`, `greedy`, `learned` and `mcts` are the names; settings follow a colon. The same bot with
the same seed makes the same choices, unless it is limited by time. `novice`, `adept`, `expert` and `master` stand for
whoever plays a game as well as that. A temper may follow after an at sign: `adept@aggressive`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from tabletome.bots.casual import CasualBot, CasualSettings
from tabletome.bots.greedy import GreedyBot, GreedySettings
from tabletome.bots.instinct import InstinctBot, InstinctSettings
from tabletome.bots.learned import LearnedBot, LearnedSettings
from tabletome.bots.level import LEVELS, LevelBot, LevelSettings
from tabletome.bots.mcts import MctsBot, MctsSettings
from tabletome.bots.random_bot import RandomBot, RandomSettings
from tabletome.bots.seat_view import Bot, SeatView, Weighed
from tabletome.bots.tempered import TemperedBot
from tabletome.engine import TabletomeError
from tabletome.engine.suggestions import did_you_mean

__all__ = [
    "HINT_BOT",
    "LEVELS",
    "Bot",
    "SeatView",
    "UnknownBot",
    "Weighed",
    "bot_names",
    "make_bot",
    "split_bots",
    "with_seconds",
    "with_temper",
]


def _level_bot(level: str, settings: LevelSettings, dice: random.Random) -> Bot:
    return LevelBot(level, settings, dice, make_bot, with_seconds)


_BOTS: Mapping[str, tuple[Callable[[Any, random.Random], Bot], type[msgspec.Struct]]] = {
    "random": (RandomBot, RandomSettings),
    "casual": (CasualBot, CasualSettings),
    "instinct": (InstinctBot, InstinctSettings),
    "greedy": (GreedyBot, GreedySettings),
    "learned": (LearnedBot, LearnedSettings),
    "mcts": (MctsBot, MctsSettings),
    **{level: (partial(_level_bot, level), LevelSettings) for level in LEVELS},
}


HINT_BOT = "mcts:iterations=400,seconds=3"
"""Gives hints where a game recommends no bot of its own."""


class UnknownBot(TabletomeError):
    """No bot of that name, or none with such settings."""


def bot_names() -> list[str]:
    return list(_BOTS)


def make_bot(spec: str, seed: int | str | None = None) -> Bot:
    """The bot that a text such as `mcts:seconds=0.5` describes, or an `UnknownBot` that says what would be right."""
    plain, _, temper = spec.partition("@")
    name, _, settings = plain.partition(":")
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot called {name!r}; {did_you_mean(name, bot_names())}")
    make, kind = _BOTS[name]
    bot = make(_read_settings(name, settings, kind), random.Random(seed))
    return TemperedBot(bot, temper, random.Random(f"{seed}/{temper}")) if temper else bot


def with_seconds(spec: str, seconds: float) -> str:
    """The spec with this time limit added, if the bot is one that has a time limit."""
    plain, at, temper = spec.partition("@")
    name, colon, _ = plain.partition(":")
    if "seconds" not in _BOTS[name][1].__struct_fields__:
        return spec
    return f"{plain}{',' if colon else ':'}seconds={seconds:.2f}{at}{temper}"


def with_temper(spec: str, temper: str) -> str:
    """The spec with this temper instead of its own, if there is one."""
    return f"{spec.partition('@')[0]}@{temper}" if temper else spec


def _read_settings(bot: str, text: str, kind: type[msgspec.Struct]) -> msgspec.Struct:
    given: dict[str, str] = {}
    for setting in text.split(",") if text else ():
        name, equals, value = setting.partition("=")
        if name not in kind.__struct_fields__:
            raise UnknownBot(f"{bot} has no setting {name!r}; {did_you_mean(name, kind.__struct_fields__)}")
        if not equals or name in given:
            raise UnknownBot(f"{bot}: write {name} once, as {name}=VALUE")
        given[name] = value
    return _convert(bot, given, kind)


def _convert(bot: str, given: Mapping[str, str], kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.convert(given, kind, strict=False)
    except (msgspec.ValidationError, ValueError) as wrong:
        raise UnknownBot(f"{bot}: a setting does not fit: {wrong}") from None


def split_bots(text: str) -> tuple[str, ...]:
    """Specs separated by commas, though their settings have commas too: `mcts:iterations=400,depth=12,greedy`.

    A setting has an equals sign before any colon; whatever else follows a comma is the next bot.
    """
    specs: list[str] = []
    for part in text.split(","):
        name = part.partition(":")[0]
        if specs and "=" in name:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return tuple(specs)
