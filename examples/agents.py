"""Two agents by PettingZoo: one plays at random, one takes what its own few rules of thumb like best.

    python examples/agents.py --game tiny_epic_kingdoms --games 20

The second knows nothing of the game but what an agent is given: names of features and the choices in words.
"""

import argparse
import random
import statistics
from collections.abc import Callable

from tabletome.research import pettingzoo

LIKED = ("build", "research", "expand", "attack", "learn", "collect")
Agent = Callable[[list[str]], int]


def at_random(dice: random.Random) -> Agent:
    return lambda choices: dice.randrange(len(choices))


def by_rules_of_thumb(dice: random.Random) -> Agent:
    """The first liked word that a choice begins with decides; otherwise chance does."""

    def choose(choices: list[str]) -> int:
        for word in LIKED:
            liked = [place for place, choice in enumerate(choices) if choice.lower().startswith(word)]
            if liked:
                return dice.choice(liked)
        return dice.randrange(len(choices))

    return choose


def play(game: str, number: int) -> dict[str, float]:
    """One game, the heuristic agent in another seat each time; what each seat had of it."""
    env = pettingzoo.env(game)
    env.reset(seed=number)
    dice = random.Random(number)
    clever = env.possible_agents[number % len(env.possible_agents)]
    agents = {agent: (by_rules_of_thumb if agent == clever else at_random)(dice) for agent in env.possible_agents}
    payoffs = {"rules of thumb": 0.0, "random": 0.0}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last(observe=False)
        payoffs["rules of thumb" if agent == clever else "random"] += reward
        env.step(None if terminated or truncated else agents[agent](env.options_in_words()))
    return payoffs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tiny_epic_kingdoms")
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    games = [play(given.game, number) for number in range(given.games)]
    for who in games[0]:
        print(f"{who}: {statistics.mean(payoffs[who] for payoffs in games):+.2f} a game")


if __name__ == "__main__":
    main()
