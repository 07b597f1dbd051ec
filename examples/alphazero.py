"""A loop after AlphaZero: the search plays itself, a network learns from the search, the search listens to the network.

    python examples/alphazero.py --lessons 20 --games 32 --iterations 60

The search of `tabletome.bots` asks two things of a game: how likely a sensible player is to take each option
(`instinct`) and how good a position is (`evaluate`). Both are replaced here by a mixture of the game's own answer and
that of a network, which is trained to foresee what the search tried most and who won. With every lesson the network
is trusted more. NumPy is enough for it: one layer for positions and options together, one for the worth of positions.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tabletome.bots import SeatView, make_bot
from tabletome.engine import Decision
from tabletome.research.episodes import RememberedEpisode

Array = npt.NDArray[np.float32]
GAME = "tiny_epic_kingdoms"
WIDTH, BATCH, ROUNDS, RATE = 64, 128, 4, 1e-3
MOST_TRUST = 0.8
REMEMBERED = 60_000  # positions


class Position(NamedTuple):
    """A position as the seat that decides knows it, its options, and what there was to learn of it."""

    features: Array
    options: Array
    tried: Array  # the share of the search's tries that each option had
    won: float


# The network


class Network:
    """Chances of options and the worth of a position: `relu(position + option) . score`, `relu(position) . worth`."""

    def __init__(self, features: int, columns: int, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        sizes = {"seen": (features, WIDTH), "option": (columns, WIDTH), "valued": (features, WIDTH)}
        self.weights: dict[str, Array] = {
            name: (dice.standard_normal(size) * (1 / size[0]) ** 0.5).astype(np.float32) for name, size in sizes.items()
        }
        self.weights |= {name: np.zeros(WIDTH, np.float32) for name in ("score", "worth")}
        self._mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    def chances(self, features: Array, options: Array) -> Array:
        """How likely each option is."""
        hidden = np.maximum(features @ self.weights["seen"] + options @ self.weights["option"], 0)
        return softmax(hidden @ self.weights["score"])

    def worth(self, features: Array) -> float:
        """The chance to win."""
        hidden = np.maximum(features @ self.weights["valued"], 0)
        return float(1 / (1 + np.exp(-(hidden @ self.weights["worth"]))))

    def gradients(self, position: Position) -> dict[str, Array]:
        """Of the cross entropies of chances and worth, by every weight."""
        features, options = position.features, position.options
        hidden = np.maximum(features @ self.weights["seen"] + options @ self.weights["option"], 0)
        wrong = softmax(hidden @ self.weights["score"]) - position.tried
        back = np.outer(wrong, self.weights["score"]) * (hidden > 0)
        valued = np.maximum(features @ self.weights["valued"], 0)
        off = self.worth(features) - position.won
        return {
            "seen": np.outer(features, back.sum(0)),
            "option": options.T @ back,
            "score": wrong @ hidden,
            "valued": np.outer(features, off * self.weights["worth"] * (valued > 0)),
            "worth": off * valued,
        }

    def learn(self, positions: Sequence[Position]) -> None:
        """A step of Adam by the mean of the gradients."""
        self._steps += 1
        each = [self.gradients(position) for position in positions]
        for name, weight in self.weights.items():
            slope = np.sum([gradients[name] for gradients in each], axis=0) / len(positions)
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            weight -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def softmax(scores: Array) -> Array:
    above = np.exp(scores - scores.max())
    chances: Array = above / above.sum()
    return chances


# The search that listens to it


class Advised:
    """A searching bot whose instinct and evaluation are those of a game and of a network, mixed."""

    def __init__(self, iterations: int, seed: str, network: Network, trust: float) -> None:
        self._bot = make_bot(f"mcts:iterations={iterations}", seed)
        self._network, self._trust = network, trust

    def tries(self, episode: RememberedEpisode) -> Array:
        """The share of the search that each choice had."""
        tried = {weighed.action: weighed.visits for weighed in self._bot.weigh(self._advised(episode))}
        visits = np.array([tried[choice] for choice in episode.choices], np.float32)
        return visits / visits.sum() if visits.any() else np.full(len(visits), 1 / len(visits), np.float32)

    def best(self, episode: RememberedEpisode) -> int:
        return list(episode.choices).index(self._bot.choose(self._advised(episode)))

    def _advised(self, episode: RememberedEpisode) -> SeatView:
        view, encoding = episode.view(), episode.encoding
        trust, network, evaluate, instinct = self._trust, self._network, view.evaluate, view.instinct
        if not trust:
            return view

        def advised_instinct(state: Any, decision: Decision) -> list[float]:
            own = np.array(instinct(state, decision) if instinct else [1.0] * len(decision.options), np.float32)
            seen = encoding.observation(state, decision.seat)
            advice = network.chances(seen, encoding.options(decision.options))
            return list(map(float, (1 - trust) * own / own.sum() + trust * advice))

        def advised_evaluate(state: Any, seat: int) -> float:
            return (1 - trust) * evaluate(state, seat) + trust * network.worth(encoding.observation(state, seat))

        return msgspec.structs.replace(view, instinct=advised_instinct, evaluate=advised_evaluate)


class Task(NamedTuple):
    """One game to be played in some process."""

    number: int
    network: Network
    trust: float
    iterations: int
    longest: int


def new_game(task: Task) -> RememberedEpisode:
    episode = RememberedEpisode(GAME, {"players": 2}, longest=task.longest)
    episode.begin(f"{task.number}")
    return episode


def self_play(task: Task) -> list[Position]:
    """A game of the search against itself: in every position a move is drawn as often as it was tried."""
    episode, dice = new_game(task), random.Random(task.number)
    bot = Advised(task.iterations, f"{task.number}", task.network, task.trust)
    met: list[tuple[int, Position]] = []
    while not episode.over and not episode.broken_off:
        if len(episode.choices) == 1:
            episode.choose(0)
            continue
        assert episode.decision is not None
        tried, seat = bot.tries(episode), episode.decision.seat
        options = episode.encoding.options(episode.choices)
        met.append((seat, Position(episode.observation(seat), options, tried, 0.0)))
        episode.choose(dice.choices(range(len(tried)), tried.tolist())[0])
    return [position._replace(won=worth(episode, seat)) for seat, position in met]


def match(task: Task) -> float:
    """A game of the advised search against the plain one, in either seat by turns; what the advised one has of it."""
    episode, seat = new_game(task), task.number % 2
    bots = [
        Advised(task.iterations, f"{task.number}/{each}", task.network, task.trust * (each == seat)) for each in (0, 1)
    ]
    while not episode.over and not episode.broken_off:
        assert episode.decision is not None
        episode.choose(bots[episode.decision.seat].best(episode))
    return worth(episode, seat)


def worth(episode: RememberedEpisode, seat: int) -> float:
    """What a game was worth to a seat; one that was broken off as much as it promised."""
    if episode.outcome is None:
        return episode.game.evaluate(episode.state, seat)
    return episode.outcome.payoff(seat)


# The loop


class Lesson(NamedTuple):
    """What there is after a lesson: the network, how far it is trusted, and how many positions it has seen."""

    network: Network
    trust: float
    positions: int


def lessons(given: argparse.Namespace, jobs: ProcessPoolExecutor | None) -> Iterator[Lesson]:
    """Play, learn, and trust the network a little more, as often as asked."""
    run = jobs.map if jobs else map
    first = new_game(Task(0, Network(1, 1), 0, 1, 1))
    network = Network(len(first.encoding.feature_names), len(first.encoding.option_names))
    met: list[Position] = []
    dice, trust, seen = random.Random(given.seed), 0.0, 0
    for lesson in range(given.lessons):
        numbers = range(lesson * given.games, (lesson + 1) * given.games)
        tasks = [Task(number, network, trust, given.iterations, given.longest) for number in numbers]
        fresh = [position for game in run(self_play, tasks) for position in game]
        met, seen = (met + fresh)[-REMEMBERED:], seen + len(fresh)
        for _ in range(ROUNDS * len(fresh) // BATCH + 1):
            network.learn(dice.choices(met, k=BATCH))
        trust = min(MOST_TRUST, (lesson + 1) / (lesson + 5))
        yield Lesson(network, trust, seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=20)
    parser.add_argument("--games", type=int, default=32, help="of each lesson")
    parser.add_argument("--iterations", type=int, default=60, help="of the search, for each decision")
    parser.add_argument("--matches", type=int, default=100, help="against the search without advice, in the end")
    parser.add_argument("--longest", type=int, default=20_000, help="decisions after which a game is broken off")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: play in this one")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    jobs = ProcessPoolExecutor(given.jobs) if given.jobs else None
    for lesson in lessons(given, jobs):
        print(f"{lesson.positions} positions, trust {lesson.trust:.2f}", flush=True)
    first, last = 10**6, 10**6 + given.matches
    tasks = [
        Task(number, lesson.network, lesson.trust, given.iterations, given.longest) for number in range(first, last)
    ]
    payoffs = list((jobs.map if jobs else map)(match, tasks))
    about = 1.96 * float(np.std(payoffs)) / len(payoffs) ** 0.5
    print(f"with advice: {np.mean(payoffs):.1%} ± {about:.1%} of {len(payoffs)} games against the search without")


if __name__ == "__main__":
    main()
