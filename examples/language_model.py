"""A language model at the table: it reads the position and its choices in words and answers with a number.

    python examples/language_model.py --game battlelore --moves 30

`ask_model` stands for any model that turns a text into a text. The one here is a stub that names the first choice; put
a call of your model in its place. Whatever it answers, the game goes on: without a valid number it is asked again
once, and then the first choice is taken.
"""

import argparse
import re
from collections.abc import Callable

from tabletome.research import pettingzoo

RULES = "You play a board game. Read the position and answer with the number of one choice, and nothing else."
Model = Callable[[str], str]


def ask_model(prompt: str) -> str:
    """A stub: put your model here."""
    return "0" if prompt else ""


def choose(model: Model, position: str, count: int) -> int:
    """The place of the choice that a model names."""
    prompt = f"{RULES}\n\n{position}"
    for _ in range(2):
        answer = model(prompt)
        named = re.search(r"\d+", answer)
        if named and int(named[0]) < count:
            return int(named[0])
        prompt += f"\n\nYou answered {answer!r}. Answer with a number from 0 to {count - 1}."
    return 0


def play(game: str, model: Model, moves: int, seed: int = 0) -> int:
    """Let one model play all seats for so many moves; how many were played."""
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=seed)
    played = 0
    for _ in env.agent_iter():
        _, _, terminated, truncated, _ = env.last(observe=False)
        if terminated or truncated or played == moves:
            break
        env.step(choose(model, env.render(), len(env.options_in_words())))
        played += 1
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tiny_epic_kingdoms")
    parser.add_argument("--moves", type=int, default=30)
    given = parser.parse_args()
    print(f"{play(given.game, ask_model, given.moves)} moves played")


if __name__ == "__main__":
    main()
