"""The damage that is foretold is what the dice deal."""

import random
from collections import Counter

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, RED_FACES
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, SHIELD
from tabletome.games.sword_and_sorcery.view.odds import Odds, at_least, average, spread

THROWS = 20_000


@rule("SS-COMBAT-21", "SS-COMBAT-24")
def test_all_that_may_happen_adds_up() -> None:
    of = Odds(hits=1, red=2, blue=1, resistance=0, armor=1, magic_shields=1, dice=2, guard=0)
    assert sum(chance for _, chance in spread(of)) == pytest.approx(1)
    thrown = Counter(throw(of) for _ in range(THROWS))
    for damage, chance in spread(of):
        assert thrown[damage] / THROWS == pytest.approx(chance, abs=0.02)
    assert average(of) == pytest.approx(sum(damage * n for damage, n in thrown.items()) / THROWS, abs=0.05)
    assert at_least(of, 0) == pytest.approx(1)


dice = random.Random(5)


def throw(of: Odds) -> int:
    """An attack and its defence, rolled."""
    hits = of.hits + sum(dice.choice(RED_FACES).count(HIT) for _ in range(of.red))
    hits += sum(dice.choice(BLUE_FACES).count(HIT) for _ in range(of.blue))
    left = max(0, max(0, hits + of.resistance) - of.armor - of.magic_shields)
    shields = sum(SHIELD in dice.choice(BLUE_FACES) for _ in range(min(left, of.dice)))
    return max(0, left - shields - of.guard)
