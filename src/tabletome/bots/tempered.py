"""Tempers: any bot may have one (`adept@aggressive`). Among options that look about as good, it takes what it likes.

What a temper likes is said by the game (`Game.tempers`) in the terms of its evaluation. A bot with a temper is about as
strong as without, and plays another game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from tabletome.bots.seat_view import Bot, SeatView, Weighed, new_rng
from tabletome.engine import Action, Rng

ABOUT_AS_GOOD = 0.04
"""By so much of its chances a bot that looks ahead lets its temper lead it."""
ABOUT_AS_LIKELY = 0.3
"""An option about as good is this share as likely as the likeliest, for a bot that judges by likelihood."""
OFTEN_ENOUGH = 0.4
"""An option has to be tried this share as often as the best, lest luck be taken for worth."""


class TemperedBot:
    """Another bot, with a temper."""

    def __init__(self, bot: Bot, temper: str, dice: random.Random) -> None:
        self._bot = bot
        self._temper = temper
        self._dice = dice

    def choose(self, view: SeatView) -> Action:
        return self.weigh(view)[0].action

    def weigh(self, view: SeatView) -> list[Weighed]:
        """As the bot itself, but of the options that are about as good as the best the one that is liked most first."""
        weighed = self._bot.weigh(view)
        likes = view.tempers.get(self._temper, {})
        close = _close(weighed) if likes else weighed[:1]
        if len(close) == 1:
            return weighed
        rng = new_rng(self._dice)
        ranked = sorted(close, key=lambda each: -_liking(view, each.action, likes, rng))
        return [*ranked, *(each for each in weighed if each not in ranked)]


def _close(weighed: list[Weighed]) -> list[Weighed]:
    best = weighed[0]
    if best.visits == 0:
        return [each for each in weighed if each.value >= ABOUT_AS_LIKELY * best.value]
    least, often = best.value - ABOUT_AS_GOOD, OFTEN_ENOUGH * best.visits
    return [each for each in weighed if each.value >= least and each.visits >= often]


def _liking(view: SeatView, option: Action, likes: Mapping[str, float], rng: Rng) -> float:
    """How much there is of what is liked once the option is taken, in the position that `rng` imagines."""
    run = view.imagine(rng.copy())
    run.play(option)
    aspects = view.aspects(run.state, view.seat)
    return sum(much * aspects.get(name, 0.0) for name, much in likes.items())
