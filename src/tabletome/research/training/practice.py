"""What a network learns from its own games: proximal policy optimisation (Schulman and others 2017).

One seat is the learner's; it draws its choices by the network's shares. Others are played by bots, or by the network
itself. What a choice was worth is how much better the game's `evaluate` finds the position at the learner's next
decision, and in the end the outcome; a second, smaller network, the judge, learns what the position alone explains of
it. Games are played ahead by the newest network that lies in the folder, while the learner improves it.
"""

from __future__ import annotations

import functools
import itertools
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tabletome.bots import SeatView, make_bot
from tabletome.bots.network import Array, Network, Sight, network_for, see
from tabletome.engine import Rng
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.research.parallel import Spread, each
from tabletome.research.training.descent import TINY, Adam, Batch, Thought, slopes, think
from tabletome.research.training.fitting import Picker
from tabletome.research.training.lessons import LONGEST, Seen, laid_out, options_of

DISCOUNT, TRACE = 0.995, 0.95
"""How much less a later gain counts, and how far it is credited to earlier choices (Schulman and others 2016)."""
CLIP = 0.2
"""A choice that has become so much likelier or less likely is left alone for now."""
UNDECIDED = 0.003
"""What it is worth not to be sure yet."""
ROUNDS, BATCH = 4, 512
RATE, LEAST_RATE = 5e-4, 0.05
"""The rate of learning falls from its beginning to this share of it."""
JUDGE_RATE = 1e-3
JUDGE_WIDTH = 64


class Practice(msgspec.Struct, frozen=True):
    """Whose games these are: `file` is the network that plays and learns."""

    game: str
    file: str
    opponents: tuple[str, ...]
    """Bots that take turns from game to game; `self` is the network."""
    options: tuple[tuple[str, Any], ...] = ()
    players: tuple[int, ...] = ()
    seed: str = "0"


class Practised(msgspec.Struct, frozen=True):
    """Some games, and what came of them."""

    generation: int
    games: int
    won: float
    """The share of victories; ties count in part."""
    entropy: float
    """How undecided the network is, in nats a decision."""
    file: str


class Played(NamedTuple):
    """The learner's decisions of one game."""

    seen: Seen
    taken: npt.NDArray[np.int32]
    """Which option of each decision."""
    log_share: Array
    """How likely that was."""
    reward: Array
    payoff: float


# Playing


def play_own(practice: Practice, number: int) -> Played:
    """The game with this number, played by the newest network."""
    game, seed = find_game(practice.game), f"{practice.seed}-practice-{number}"
    options = options_of(practice.options, practice.players, number)
    table = Table(game, game.options.read(options), seed, listening=False)
    opponent = practice.opponents[number // 7 % len(practice.opponents)]
    opponent = f"learned:file={practice.file}" if opponent == "self" else opponent
    others = make_bot(opponent, f"{seed}/others")
    learner = Learner(Path(practice.file), number % table.state.seats, np.random.default_rng(zlib.crc32(seed.encode())))
    while table.pending and len(table.log) < LONGEST:
        decision = table.pending[0]
        view = SeatView.of(table, decision.seat)
        if len(decision.options) == 1:
            chosen = decision.options[0]
        elif decision.seat == learner.seat:
            chosen = decision.options[learner.choose(view, game.evaluate(table.state, learner.seat))]
        else:
            chosen = others.choose(view)
        table.play(decision.seat, chosen)
    payoff = 0.0 if table.outcome is None else table.outcome.payoff(learner.seat)
    return learner.experience(payoff)


class Learner:
    """The seat that learns; what it saw, took, and how the position looked each time."""

    def __init__(self, file: Path, seat: int, dice: np.random.Generator) -> None:
        self.seat = seat
        self._file, self._dice = file, dice
        self._sights: list[Sight] = []
        self._taken: list[int] = []
        self._log_shares: list[float] = []
        self._worths: list[float] = []

    def choose(self, view: SeatView, worth: float) -> int:
        """The number of an option, drawn by its share."""
        network = network_for(view, self._file)
        sight = see(view, network.verbs, Rng(self._dice.bytes(16)))
        shares = np.array(network.shares(sight))
        taken = int(self._dice.choice(len(shares), p=shares / shares.sum()))
        self._sights.append(sight)
        self._taken.append(taken)
        self._log_shares.append(float(np.log(shares[taken] + TINY)))
        self._worths.append(worth)
        return taken

    def experience(self, payoff: float) -> Played:
        """Everything, with what each choice has gained by the next one."""
        rewards = 2 * np.diff(np.array([*self._worths, payoff], np.float32))
        logs = np.array(self._log_shares, np.float32)
        return Played(laid_out(self._sights), np.array(self._taken, np.int32), logs, rewards, payoff)


# Learning


class Judge:
    """Foresees from the position alone how much better or worse things will get."""

    def __init__(self, features: int, rng: np.random.Generator) -> None:
        shape, scale = (features, JUDGE_WIDTH), np.float32(features**-0.5)
        self._layers: dict[str, Array] = {
            "in": rng.standard_normal(shape, np.float32) * scale,
            "bias": np.zeros(JUDGE_WIDTH, np.float32),
            "out": np.zeros(JUDGE_WIDTH, np.float32),
        }
        self._adam = Adam(self._layers)

    def foresee(self, positions: npt.NDArray[Any]) -> Array:
        foreseen: Array = self._hidden(positions.astype(np.float32)) @ self._layers["out"]
        return foreseen

    def _hidden(self, positions: Array) -> Array:
        hidden: Array = np.maximum(positions @ self._layers["in"] + self._layers["bias"], 0)
        return hidden

    def learn(self, positions: Array, returns: Array) -> None:
        """One step towards what came of these positions."""
        hidden = self._hidden(positions)
        wrong = (hidden @ self._layers["out"] - returns) / np.float32(len(returns))
        of_hidden = wrong[:, None] * self._layers["out"] * (hidden > 0)
        slopes_of_it = {"in": positions.T @ of_hidden, "bias": of_hidden.sum(0), "out": hidden.T @ wrong}
        self._adam.step(slopes_of_it, JUDGE_RATE)


class Improving:
    """A network and its judge, on their way."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self._rng = np.random.default_rng(seed)
        self._adam = Adam(network.layers)
        self._judge = Judge(len(network.layers["position"]), self._rng)

    def learn(self, games: Sequence[Played], left: float) -> float:
        """Make what went well likelier; how undecided the network was. `left` is the share of the time to come."""
        seen = Seen(*(np.concatenate(parts) for parts in zip(*(game.seen for game in games), strict=True)))
        foreseen = [self._judge.foresee(game.seen.position) for game in games]
        gains = np.concatenate([credited(game.reward, own) for game, own in zip(games, foreseen, strict=True)])
        returns = gains + np.concatenate(foreseen)
        lesson = Lesson(
            np.concatenate([game.taken for game in games]),
            np.concatenate([game.log_share for game in games]),
            (gains - gains.mean()) / (gains.std() + np.float32(TINY)),
        )
        picker, rate = Picker(seen), RATE * max(left, LEAST_RATE)
        entropies = []
        for _ in range(ROUNDS):
            order = self._rng.permutation(len(gains))
            for numbers in np.split(order, range(BATCH, len(order), BATCH)):
                batch, _ = picker.pick(numbers)
                entropies.append(self._step(batch, lesson.of(numbers), rate))
                self._judge.learn(batch.position, returns[numbers])
        return float(np.mean(entropies))

    def _step(self, batch: Batch, lesson: Lesson, rate: float) -> float:
        thought = think(self.network.layers, batch)
        of_scores, entropy = policy_slopes(batch, thought, lesson)
        self._adam.step(slopes(self.network.layers, batch, thought, of_scores), rate)
        return entropy


class Lesson(NamedTuple):
    """What was taken, how likely that was, and how much better than expected it went, for each decision."""

    taken: npt.NDArray[np.int32]
    log_share: Array
    gain: Array

    def of(self, numbers: npt.NDArray[np.int64]) -> Lesson:
        return Lesson(self.taken[numbers], self.log_share[numbers], self.gain[numbers])


def credited(reward: Array, foreseen: Array) -> Array:
    """How much better each choice went than was foreseen (generalised advantage estimation), to the game's end."""
    gains, later = np.zeros(len(reward), np.float32), 0.0
    after = np.append(foreseen[1:], np.float32(0))
    for step in reversed(range(len(reward))):
        surprise = reward[step] + DISCOUNT * after[step] - foreseen[step]
        gains[step] = later = surprise + DISCOUNT * TRACE * later
    return gains


def policy_slopes(batch: Batch, thought: Thought, lesson: Lesson) -> tuple[Array, float]:
    """The gradient of each option's score: what went well becomes likelier, within bounds; and the mean entropy."""
    shares, count = thought.shares, len(lesson.taken)
    rows = batch.first + lesson.taken
    ratio = np.exp(np.log(shares[rows] + TINY) - lesson.log_share)
    far = np.where(lesson.gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(far, 0, ratio * lesson.gain).astype(np.float32)
    surprise = np.log(shares + TINY)
    entropy = -np.add.reduceat(shares * surprise, batch.first)
    towards = -shares * push[batch.owner]
    towards[rows] += push
    towards -= np.float32(UNDECIDED) * shares * (surprise + entropy[batch.owner])
    of_scores: Array = (-towards / np.float32(count)).astype(np.float32)
    return of_scores, float(entropy.mean())


# The whole


def practise(
    practice: Practice,
    generations: int,
    games: int,
    spread: Spread,
    watch: Callable[[int], None] = lambda _: None,
    seconds: float = inf,
) -> list[Practised]:
    """So many generations of so many games each, unless the time is up before; the file is improved after each.

    What was done before, by the notes beside the file, is not done again.
    """
    began = time.monotonic()
    file, notes = Path(practice.file), Path(practice.file).with_suffix(".jsonl")
    practised = [msgspec.json.decode(line, type=Practised) for line in _lines(notes)]
    improving = Improving(Network.load(file), seed=len(practised))
    numbers = range(len(practised) * games, generations * games)
    played = each(find_game(practice.game), functools.partial(play_own, practice), numbers, spread)
    for lot in _lots(played, games):
        gone = (time.monotonic() - began) / seconds
        entropy = improving.learn(lot, 1 - max(len(practised) / generations, gone))
        improving.network.save(file)
        won = float(np.mean([game.payoff for game in lot]))
        practised.append(Practised(len(practised) + 1, len(lot), round(won, 3), round(entropy, 3), str(file)))
        with notes.open("ab") as kept:
            kept.write(msgspec.json.encode(practised[-1]) + b"\n")
        watch(len(practised))
        if gone >= 1:
            break
    return practised


def _lines(notes: Path) -> list[bytes]:
    return notes.read_bytes().splitlines() if notes.exists() else []


def _lots(played: Iterator[Played], size: int) -> Iterator[list[Played]]:
    while lot := list(itertools.islice(played, size)):
        yield lot
