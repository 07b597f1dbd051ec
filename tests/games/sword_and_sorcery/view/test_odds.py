"""The damage that is foretold is what the dice deal."""

import random
from collections import Counter

import pytest

from tabletome.engine import Decision
from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.actions import Attack
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, RED_FACES
from tabletome.games.sword_and_sorcery.content.heroes import FENRIR
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, always
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, SHIELD
from tabletome.games.sword_and_sorcery.events import HitsCounted
from tabletome.games.sword_and_sorcery.rules.combat.conditions import injure
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn
from tabletome.games.sword_and_sorcery.state import COMPANION, Figure
from tabletome.games.sword_and_sorcery.view.odds import Odds, at_least, average, odds, spread
from tabletome.games.sword_and_sorcery.view.questions import question
from tests.games.sword_and_sorcery.questing import turn

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


@rule("SS-COMBAT-14", "SS-COMBAT-30", "SS-EVENT-18", "SS-ACT-20")
def test_an_attack_is_foretold_with_all_that_stands_before_the_roll() -> None:
    """Night, supremacy, a horn, an injury, a potion: the hits that are counted are those foretold, plus the dice."""
    table = turn(
        "{starts: night, night: [hero-hits -1]}", dice="r.hit+hit r.hit " + "b.miss " * 4, first="ecarus-white-rose"
    )
    g = table.g
    foe = table.enemy("orc-warrior-red-1", "14a.1")
    g.turn.actions, g.heroes[0].off = 0, ""
    g.enemy_of(foe).powers = ()
    plain = odds(g, 0, "main", foe).hits
    assert plain == g.lasting("hero-hits") + 1 == 0, "the night takes one, two heroes against one add one"
    g.figures[0].hit_bonus = 2
    injure(g, 0, "injury-hits")
    g.heroes[0].boosts = (Boost("test", hits=3, spends=(always(boons.Pierce(1)),)),)
    of = odds(g, 0, "main", foe)
    assert (of.hits, of.pierce) == (plain + 2 - 1 + 3, 1)
    table.run(hero_turn(g), f"attack main {foe}")
    assert table.events(HitsCounted)[0].hits == of.hits + 3
    assert odds(g, 0, "main", foe).hits == of.hits - 3, "the boost is used up"


@rule("SS-POWCARD-13", "SS-COMBAT-14")
def test_runes_make_hits_of_magic_and_hits_below_none_are_none() -> None:
    plain = Odds(hits=0, red=0, blue=1, resistance=0, armor=0, magic_shields=0, dice=0, guard=0)
    assert average(plain._replace(runes=True)) > average(plain)
    weak = plain._replace(hits=-3, resistance=1)
    assert dict(spread(weak)) == {1: pytest.approx(1)}


@rule("SS-COMPAN-16")
def test_a_bite_of_the_companion_is_foretold_by_its_own_weapon() -> None:
    table = turn(first="laegon-archer")
    g = table.g
    g.companion_rank = min(FENRIR)
    g.figures[g.companion] = Figure(COMPANION, 0, table.area("14a.1"), 5)
    foe = table.enemy("orc-warrior-red-1", "14a.1")
    g.turn.companion_attack = True
    asked = Decision(0, "companion", [Attack("main", foe)], {"hero": 0})
    (told, *_) = question(g, asked).choices[0].forecast
    assert told.spread == [(damage, round(chance, 3)) for damage, chance in spread(odds(g, g.companion, "main", foe))]


dice = random.Random(5)


def throw(of: Odds) -> int:
    """An attack and its defence, rolled."""
    hits = of.hits + sum(dice.choice(RED_FACES).count(HIT) for _ in range(of.red))
    hits += sum(dice.choice(BLUE_FACES).count(HIT) for _ in range(of.blue))
    left = max(0, max(0, hits + of.resistance) - of.armor - of.magic_shields)
    shields = sum(SHIELD in dice.choice(BLUE_FACES) for _ in range(min(left, of.dice)))
    return max(0, left - shields - of.guard)
