"""Why an option is good: what it gains and costs beside the others, and what it risks, from the evaluation's terms.

The options are played out in the same imagined positions with the same dice, to the end of the turn; what they lead to
is compared aspect by aspect (`Game.aspects`), and what may be mere luck is not named.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from tabletome.bots.seat_view import SeatView
from tabletome.engine import Action, Decision, Rng, Run

WORLDS = 40
"""In so many imagined positions the options are compared, unless time runs out."""
LEAST_WORLDS = 6
CONSIDERED = 6
"""So many options at most stand for all others."""
A_TURN = 8
"""After so many moves it is enough that a phase ends, for whoever plays alone has no other to wait for."""
MOST_MOVES = 40
"""After so many a position is judged as it stands."""
SURE = 1.6
"""A difference is no mere luck that is so many times its standard error."""
BADLY = 0.25
"""The share of all cases in which it goes badly."""
TELLING = 0.25
"""An aspect is worth naming that makes at least this share of the largest difference."""
MOST_NAMED = 3
NOTICEABLE = 0.02
"""A difference in chances that is worth mentioning."""
UNFELT = 1e-6


class Why(msgspec.Struct, frozen=True):
    """What speaks for and against an option, as names of aspects, the weightiest first."""

    gains: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    risks: tuple[str, ...] = ()
    """What suffers in the worst quarter of all cases."""
    chance: float = 0.0
    """Of victory, on average over all cases."""
    badly: float = 0.0
    """Of victory in the worst quarter of all cases."""
    wins: float = 0.0
    loses: float = 0.0
    """How often the game ends at once, in victory or defeat."""

    @property
    def is_risky(self) -> bool:
        """Whether it matters how the dice fall."""
        return self.chance - self.badly >= NOTICEABLE


class _Case(NamedTuple):
    """What an option led to in one imagined position."""

    value: float
    aspects: Mapping[str, float]
    payoff: float | None


class Reasons:
    """The options of one decision, each played out in the same imagined positions."""

    def __init__(self, view: SeatView, options: Iterable[Action], seconds: float, dice: random.Random) -> None:
        self._cases: dict[Action, list[_Case]] = {option: [] for option in dict.fromkeys(options)}
        until = perf_counter() + seconds
        for world in range(WORLDS):
            if world >= LEAST_WORLDS and perf_counter() > until:
                break
            seed = dice.randbytes(16)
            for option, cases in self._cases.items():
                cases.append(_try(view, option, Rng(seed)))

    def why(self, option: Action, instead: Iterable[Action] = ()) -> Why:
        """What speaks for an option beside those that could be taken instead; all others, where none is named."""
        others = [each for each in instead or self._cases if each != option]
        cases = self._cases[option]
        gains, costs = _told_apart([_beside(cases, self._cases[each]) for each in others])
        worst = sorted(cases, key=lambda case: case.value)[: max(1, round(BADLY * len(cases)))]
        ends = [case.payoff for case in cases if case.payoff is not None]
        return Why(
            gains,
            costs,
            tuple(name for name in _weightiest(_fallen(worst, cases))[1] if name not in costs),
            fmean(case.value for case in cases),
            fmean(case.value for case in worst),
            sum(payoff > 0 for payoff in ends) / len(cases),
            sum(payoff == 0 for payoff in ends) / len(cases),
        )

    def chance(self, option: Action) -> float:
        """Of victory after an option, on average."""
        return fmean(case.value for case in self._cases[option])


def best_two(view: SeatView, ranked: Sequence[Action], seconds: float) -> list[Why]:
    """Why the best option, beside all others, and why the second, beside the best; nothing where there is no choice."""
    if len(ranked) < 2:
        return []
    reasons = Reasons(view, considered(ranked), seconds, random.Random(0))
    best, second = ranked[:2]
    return [reasons.why(best), reasons.why(second, [best])]


def considered(options: Sequence[Action]) -> list[Action]:
    """The first two options, and some from all over the rest: what stands for a long list, best first."""
    if len(options) <= CONSIDERED:
        return list(options)
    rest, wanted = options[2:], CONSIDERED - 2
    return [*options[:2], *(rest[place * len(rest) // wanted] for place in range(wanted))]


def _try(view: SeatView, option: Action, rng: Rng) -> _Case:
    run = view.imagine(rng)
    phase = run.phases_begun
    run.play(option)
    _play_sensibly(view, run, phase, rng)
    outcome = run.outcome
    payoff = None if outcome is None else outcome.payoff(view.seat)
    return _Case(view.value(run, view.seat), {} if outcome else view.aspects(run.state, view.seat), payoff)


def _play_sensibly(view: SeatView, run: Run[Any], phase: int, rng: Rng) -> None:
    """Until it is another's turn in a later phase, everyone doing what instinct thinks likeliest."""
    for moves in range(MOST_MOVES):
        decision = run.decision
        if decision is None:
            return
        if run.phases_begun != phase and not run.others_answered and (decision.seat != view.seat or moves >= A_TURN):
            return
        run.play(_likeliest(view, run, decision, rng))


def _likeliest(view: SeatView, run: Run[Any], decision: Decision, rng: Rng) -> Action:
    options: Sequence[Action] = decision.options
    if len(options) == 1:
        return options[0]
    if view.instinct is None:
        return rng.pick(options)
    weights = view.instinct(run.state, decision)
    return options[max(range(len(options)), key=weights.__getitem__)]


# Comparing


def _beside(cases: Sequence[_Case], others: Sequence[_Case]) -> list[dict[str, float]]:
    """By how much every aspect differs, position by position, where the game goes on in both."""
    pairs = [(one, other) for one, other in zip(cases, others, strict=True) if one.payoff is other.payoff is None]
    return [
        {name: one.aspects.get(name, 0.0) - other.aspects.get(name, 0.0) for name in {**one.aspects, **other.aspects}}
        for one, other in pairs
    ]


def _told_apart(beside: Sequence[Sequence[Mapping[str, float]]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The aspects of which there is clearly more, and clearly less, than with the others on average."""
    differences = [each for one in beside for each in one]
    names = dict.fromkeys(name for each in differences for name in each)
    by: dict[str, float] = {}
    for name in names:
        values = [each.get(name, 0.0) for each in differences]
        mean = fmean(values)
        if len(values) > 1 and abs(mean) >= SURE * stdev(values) / len(values) ** 0.5:
            by[name] = mean
    return _weightiest(by)


def _fallen(worst: Sequence[_Case], cases: Sequence[_Case]) -> dict[str, float]:
    """How every aspect of the worst cases differs from that of all."""
    bad, usual = _means(worst), _means(cases)
    return {name: bad[name] - usual[name] for name in bad}


def _means(cases: Sequence[_Case]) -> dict[str, float]:
    """Every aspect on average over the cases in which the game goes on."""
    going_on = [case.aspects for case in cases if case.payoff is None]
    names = dict.fromkeys(name for aspects in going_on for name in aspects)
    return {name: fmean(aspects.get(name, 0.0) for aspects in going_on) for name in names}


def _weightiest(by: Mapping[str, float]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The aspects that make the most of a difference: of which there is more, and of which there is less."""
    least = max(TELLING * max(map(abs, by.values()), default=0.0), UNFELT)
    ranked = sorted((name for name in by if abs(by[name]) >= least), key=lambda name: -abs(by[name]))
    more = [name for name in ranked if by[name] > 0]
    less = [name for name in ranked if by[name] < 0]
    return tuple(more[:MOST_NAMED]), tuple(less[:MOST_NAMED])
