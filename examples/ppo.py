"""A learner by proximal policy optimisation: one file, PyTorch, one seat of Tiny Epic Kingdoms against a bot.

    python examples/ppo.py --minutes 60 --save policy.pt

Choices differ from decision to decision, so the policy has no fixed outputs: it looks at the position and at the row
of each choice, which tells what it would lead to (`describe="consequences"`), and gives that choice a score.
Actors play in processes of their own with a copy of the policy and send back what they saw; the learner improves the
policy while they go on. `--minutes` are of one core: eight actors use them up eight times as fast.

For the first part of the time (`--school`) a bot says what it would do in the learner's place, and the policy learns to
do likewise, less and less often led by the hand; for the rest it learns from its own games alone.
"""

import argparse
import copy
import math
import os
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import tabletome.research  # noqa: F401 - makes the games known to Gymnasium
from tabletome.bots import make_bot

Array = npt.NDArray[np.float32]
Weights = dict[str, torch.Tensor]
TEST = 1_000_000  # the numbers of games to test with begin here
DISCOUNT, TRACE = 0.995, 0.95
CLIP, VALUE, STEEPEST = 0.2, 0.5, 0.5
ROUNDS, BATCH = 4, 512
REMEMBERED = 3  # lots of earlier lessons at school that are gone through again with each new one
WIDTH = 128


# The policy


class Batch(NamedTuple):
    """Positions with the choices of all of them one below the other; `owner` is the place of each one's position."""

    positions: torch.Tensor
    options: torch.Tensor
    owner: torch.Tensor
    taken: torch.Tensor  # the row of the choice that was taken, for each position


class Policy(nn.Module):
    """Scores for the choices of a position, and what the position is worth."""

    def __init__(self, features: int, columns: int) -> None:
        super().__init__()
        self.position = nn.Sequential(
            nn.Linear(features, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH)
        )
        self.option = nn.Linear(columns, WIDTH)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.worth = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each choice's chance, and the worth of each position."""
        seen = self.position(batch.positions)
        scores = self.score(seen[batch.owner] + self.option(batch.options)).squeeze(-1)
        return log_chances(scores, batch.owner, len(seen)), self.worth(seen).squeeze(-1)


def log_chances(scores: torch.Tensor, owner: torch.Tensor, count: int) -> torch.Tensor:
    """The softmax over the choices of each position, as logarithms."""
    top = torch.full((count,), -torch.inf).scatter_reduce(0, owner, scores.detach(), "amax")
    above = scores - top[owner]
    total = torch.zeros(count).scatter_add(0, owner, above.exp())
    return above - total.log()[owner]


def batch_of(positions: Sequence[Array], options: Sequence[Array], taken: Sequence[int]) -> Batch:
    counts = np.array([len(rows) for rows in options])
    first = np.concatenate(([0], counts[:-1].cumsum()))
    return Batch(
        torch.from_numpy(np.stack(positions)),
        torch.from_numpy(np.concatenate(options)),
        torch.from_numpy(np.repeat(np.arange(len(counts)), counts)),
        torch.from_numpy(first + np.array(taken)),
    )


# Actors


class Seen(NamedTuple):
    """What an actor brings home: a row for each decision, the payoffs of games that ended, and its time on a core."""

    positions: list[Array]
    options: list[Array]
    taken: list[int]
    told: list[int]  # what the teacher would have taken; nothing after school
    log_chances: list[float]
    advantages: Array
    returns: Array
    payoffs: list[float]
    seconds: float


class Actor:
    """One environment and a copy of the policy."""

    def __init__(self, bots: str, seat: int, seed: int) -> None:
        self.bots, self.teacher, self.dice = bots, make_bot(bots, seed), random.Random(seed)
        self.env = make(bots, seat, "score")
        self.position, self.info = self.env.reset(seed=seed)
        self.policy = new_policy(self.env)

    @torch.no_grad()
    def choose(self, position: Array, options: Array, best: bool = False) -> tuple[int, float, float]:
        """A choice by the policy, its logarithmic chance and what the position is worth."""
        chances, worth = self.policy(batch_of([position], [options], [0]))
        index = int(chances.argmax()) if best else int(torch.multinomial(chances.exp(), 1))
        return index, float(chances[index]), float(worth)

    def ask_teacher(self) -> int:
        """The number of the choice that the bot would take in this seat."""
        episode = self.env.get_wrapper_attr("episode")
        return list(episode.choices).index(self.teacher.choose(episode.view()))

    def collect(self, steps: int, led: float | None) -> Seen:
        """Play on. At school (`led` is no None) the teacher is asked every time, and obeyed so often."""
        begun = time.process_time()
        seen = Seen([], [], [], [], [], np.zeros(steps, np.float32), np.zeros(steps, np.float32), [], 0.0)
        rewards, worths, ends = np.zeros(steps), np.zeros(steps + 1), np.zeros(steps)
        for step in range(steps):
            index, chance, worths[step] = self.choose(self.position, self.info["options"])
            seen.positions.append(self.position)
            seen.options.append(self.info["options"])
            if led is not None:
                seen.told.append(self.ask_teacher())
                index = seen.told[-1] if self.dice.random() < led else index
            seen.taken.append(index)
            seen.log_chances.append(chance)
            self.position, rewards[step], over, broken_off, self.info = self.env.step(np.int64(index))
            if over or broken_off:
                ends[step] = 1
                seen.payoffs.append(payoff(self.env))
                self.position, self.info = self.env.reset()
        worths[steps] = self.choose(self.position, self.info["options"])[2]
        seen.advantages[:] = advantages(rewards, worths, ends)
        seen.returns[:] = seen.advantages + worths[:steps]
        return seen._replace(seconds=time.process_time() - begun)

    def test(self, games: Iterable[int]) -> list[float]:
        """Payoffs of games in which the likeliest choice is always taken."""
        payoffs = []
        for number in games:
            env = make(self.bots, number % 2, "outcome")
            position, info = env.reset(seed=number)
            over = broken_off = False
            while not (over or broken_off):
                position, _, over, broken_off, info = env.step(
                    np.int64(self.choose(position, info["options"], True)[0])
                )
            payoffs.append(payoff(env))
        return payoffs


def advantages(
    rewards: npt.NDArray[np.float64], worths: npt.NDArray[np.float64], ends: npt.NDArray[np.float64]
) -> Array:
    """Generalised advantage estimation."""
    found, later = np.zeros(len(rewards), np.float32), 0.0
    for step in reversed(range(len(rewards))):
        goes_on = 1 - ends[step]
        surprise = rewards[step] + DISCOUNT * worths[step + 1] * goes_on - worths[step]
        found[step] = later = surprise + DISCOUNT * TRACE * goes_on * later
    return found


def make(bots: str, seat: int, reward: str) -> gymnasium.Env[Array, np.int64]:
    name = "tabletome/TinyEpicKingdoms-v0"
    made: gymnasium.Env[Array, np.int64] = gymnasium.make(
        name, bots=bots, seat=seat, reward=reward, players=2, describe="consequences"
    ).unwrapped
    return made


def new_policy(env: gymnasium.Env[Array, np.int64]) -> Policy:
    return Policy(len(env.get_wrapper_attr("feature_names")), len(env.get_wrapper_attr("option_names")))


def payoff(env: gymnasium.Env[Array, np.int64]) -> float:
    """1 for a victory, half of it for a tie, 0 for a defeat or a game that was broken off."""
    outcome = env.get_wrapper_attr("episode").outcome
    return 0.0 if outcome is None else float(outcome.payoff(env.get_wrapper_attr("seat")))


# Each actor lives in a process of its own.

_HERE: list[Actor] = []


def _begin(bots: str, number: int) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(number)
    _HERE.append(Actor(bots, number % 2, 1000 * number))


def _collect(weights: Weights, steps: int, led: float | None) -> Seen:
    _HERE[0].policy.load_state_dict(weights)
    return _HERE[0].collect(steps, led)


def _test(weights: Weights, games: Sequence[int]) -> list[float]:
    _HERE[0].policy.load_state_dict(weights)
    return _HERE[0].test(games)


# The learner


class Learner:
    """The policy, and how it is improved by what actors saw."""

    def __init__(self, policy: Policy, given: argparse.Namespace) -> None:
        self.policy, self.given = policy, given
        self.optimiser = torch.optim.Adam(policy.parameters(), lr=given.rate, eps=1e-5)
        self.remembered: list[Seen] = []

    def study(self, seen: list[Seen]) -> float:
        """Learn what the teacher told; how often the policy would have done the same."""
        fresh, old = seen, random.sample(self.remembered, min(len(self.remembered), REMEMBERED * len(seen)))
        self.remembered += fresh
        agreed = []
        for batch, rows, returns in self._batches(fresh + old, [told for each in fresh + old for told in each.told], 2):
            chances, worth = self.policy(batch)
            loss = -chances[batch.taken].mean() + VALUE * (worth - returns[rows]).square().mean()
            self._follow(loss)
            agreed.append(float(chances.detach()[batch.taken].exp().mean()))
        return float(np.mean(agreed))

    def learn(self, seen: list[Seen], left: float) -> float:
        """Improve the policy by its own games; the entropy of its choices. `left` is the part of the time to come."""
        self.remembered.clear()
        for group in self.optimiser.param_groups:
            group["lr"] = self.given.rate_after * max(left, 0.05)
        before = torch.tensor([each for actor in seen for each in actor.log_chances])
        gains = torch.from_numpy(np.concatenate([actor.advantages for actor in seen]))
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        entropies = []
        for batch, rows, returns in self._batches(seen, [taken for each in seen for taken in each.taken], ROUNDS):
            chances, worth = self.policy(batch)
            ratio = (chances[batch.taken] - before[rows]).exp()
            gained = torch.min(ratio * gains[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[rows]).mean()
            entropy = -(chances.exp() * chances).sum() / len(rows)
            self._follow(-gained + VALUE * (worth - returns[rows]).square().mean() - self.given.entropy * entropy)
            entropies.append(entropy.item())
        return float(np.mean(entropies))

    def _batches(
        self, seen: list[Seen], wanted: list[int], rounds: int
    ) -> Iterator[tuple[Batch, torch.Tensor, torch.Tensor]]:
        """All that was seen, so many times, in another order each time."""
        positions = [each for actor in seen for each in actor.positions]
        options = [each for actor in seen for each in actor.options]
        returns = torch.from_numpy(np.concatenate([actor.returns for actor in seen]))
        for _ in range(rounds):
            for rows in torch.randperm(len(wanted)).split(BATCH):
                picked = rows.tolist()
                lists = ([each[row] for row in picked] for each in (positions, options, wanted))
                yield batch_of(*lists), rows, returns

    def _follow(self, loss: torch.Tensor) -> None:
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), STEEPEST)
        self.optimiser.step()


class Class:
    """The actors, each in a process of its own."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.actors = [
            ProcessPoolExecutor(1, initializer=_begin, initargs=(given.bots, given.seed * 100 + number))
            for number in range(given.actors)
        ]
        self.steps = given.steps

    def send_out(self, policy: Policy, led: float | None) -> list[Future[Seen]]:
        weights = copy.deepcopy(policy.state_dict())
        return [actor.submit(_collect, weights, self.steps, led) for actor in self.actors]

    def test(self, policy: Policy, games: int) -> list[float]:
        many, weights = len(self.actors), policy.state_dict()
        shares = [range(TEST + number, TEST + games, many) for number in range(many)]
        asked = [actor.submit(_test, weights, share) for actor, share in zip(self.actors, shares, strict=True)]
        return [payoff for each in asked for payoff in each.result()]


def train(given: argparse.Namespace) -> float:
    """Learn until the time of cores is used up; the share of games won in the end."""
    torch.manual_seed(given.seed)
    learner, actors = Learner(new_policy(make("random", 0, "score")), given), Class(given)
    used, school, budget = 0.0, given.school * given.minutes * 60, given.minutes * 60
    coming = actors.send_out(learner.policy, 1.0 if school else None)
    while used < budget:
        begun = time.process_time()
        seen = [each.result() for each in coming]
        used += sum(each.seconds for each in seen)
        coming = actors.send_out(learner.policy, 1 - used / school if used < school else None)
        if seen[0].told:
            what = f"agrees {learner.study(seen):.2f}"
        else:
            what = f"entropy {learner.learn(seen, 1 - (used - school) / (budget - school)):.2f}"
        used += time.process_time() - begun
        payoffs = [payoff for each in seen for payoff in each.payoffs] or [math.nan]
        print(f"{used / 60:6.1f} min  won {np.mean(payoffs):.2f} of {len(payoffs)} games  {what}", flush=True)
        if given.save:
            torch.save(learner.policy.state_dict(), given.save)
    payoffs = actors.test(learner.policy, given.games)
    about = 1.96 * float(np.std(payoffs)) / len(payoffs) ** 0.5
    print(f"{np.mean(payoffs):.1%} ± {about:.1%} of {len(payoffs)} games against {given.bots}")
    return float(np.mean(payoffs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, help="of one core")
    parser.add_argument("--bots", default="greedy", help="the opponent, and the teacher at school")
    parser.add_argument("--school", type=float, default=0.4, help="the part of the time spent at school")
    parser.add_argument("--actors", type=int, default=max((os.cpu_count() or 2) - 1, 1))
    parser.add_argument("--steps", type=int, default=256, help="of each actor between two lessons")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at school")
    parser.add_argument("--rate-after", type=float, default=3e-4, help="and after it")
    parser.add_argument("--entropy", type=float, default=0.003, help="what undecidedness is worth")
    parser.add_argument("--games", type=int, default=200, help="to test with in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="where the policy is kept, after every lesson")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
