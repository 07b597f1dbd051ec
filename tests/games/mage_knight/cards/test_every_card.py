"""All content is used: a hero who has everything plays at random until each piece has been touched."""

from __future__ import annotations

import functools
import random
from collections import Counter
from typing import Any

import pytest

from tabletome.engine import Run
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.deeds import CARDS, advanced_actions
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.inventory import contents
from tabletome.games.mage_knight.content.skills import PASSIVE, SKILLS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.effects import SKILL_EFFECTS
from tabletome.games.mage_knight.state import Shared, State, Unit
from tabletome.games.mage_knight.view.scene import scene
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

TILES = (*FIRST_TILES, "country-3 1 1", "country-5 2 0", "country-4 0 2")
PLACES = ("start-a.c", "country-2.e", "country-5.ne", "country-3.c", "country-4.nw")
LONGEST = 400
USABLE = [name for name, skill in SKILLS.items() if skill.often != PASSIVE and name != "healing-ritual"]
FIRST_TURNS, MOST_TURNS = 20, 200
WEIGHTS = {"use-skill": 3.0, "done": 0.1, "end-turn": 0.1, "rest": 0.1, "sideways": 0.1, "interact": 4.0}


def endow(game: Knights, rng: random.Random, hand: list[str], used: set[str]) -> None:
    """Much of everything: cards, mana, Units, Wounds."""
    me = game.me
    me.hand = tuple(sorted([*hand, "wound", "wound"]))
    me.mana, me.crystals = (2, 2, 2, 2, 1, 1), (2, 2, 2, 2)
    me.level = 9
    me.units = [Unit(name, ready=rng.random() < 0.7) for name in rng.sample(list(UNITS), 4)]
    game.g.source = tuple(sorted(rng.randrange(6) for _ in range(3)))
    others = [name for name in advanced_actions() if name not in hand]
    game.g.advanced_offer = tuple(others[:3])
    game.g.advanced_deck = tuple(others[3:])
    game.g.spells_offer = tuple(name for name in ("fireball", "chill", "restoration", "charm") if name not in hand)[:3]
    game.g.spell_deck = ()
    game.g.units_offer = tuple(rng.sample(list(UNITS), 3))
    game.me.discard = ("march", "rage", "stamina")
    names = rng.sample(list(SKILLS), len(SKILLS))
    me.skills = tuple(name for name in names if name not in used)[:10]
    game.g.common_skills = tuple(name for name in names if name not in me.skills)[:6]
    game.g.centre = tuple(Shared(name, 0, rng.randrange(4)) for name in names if SKILL_EFFECTS[name].answer)[:2]
    me.puppets = ()


def positions(rng: random.Random, hand: list[str], used: set[str]) -> list[Knights]:
    """The hero about to move, and in each phase of a combat."""
    found = [knight(f"tovak at {rng.choice(PLACES)}", tiles=TILES, night=rng.random() < 0.5)]
    for stage in ("ranged", "block", "attack"):
        names = rng.sample(list(ENEMIES), 3)
        night = rng.random() < 0.6
        found.append(fight(f"{names[0]}/{names[1]} {names[2]}", stage, tiles=TILES, night=night))
    for game in found:
        endow(game, rng, hand, used)
    return found


@functools.cache
def played() -> Counter[str]:
    """What was chosen in short games, as the texts of the choices; until every card was played in both its ways."""
    count: Counter[str] = Counter()
    rng = random.Random(1)
    for turn in range(MOST_TURNS):
        missing = [name for name in CARDS if not (count[f"play {name}"] and count[f"strengthen {name}"])]
        used = {name for name in SKILLS if count[f"use-skill {name}"]}
        if not missing and len(used) == len(USABLE):
            break
        others = rng.sample(list(CARDS), len(CARDS))
        names = missing + others if turn > FIRST_TURNS else others
        for start in range(0, min(len(names), len(CARDS)), 8):
            hand = list(dict.fromkeys(names[start : start + 8]))
            count.update(_play(positions(rng, hand, used)[(turn + start // 8) % 4], rng))
    return count


def _play(game: Knights, rng: random.Random) -> Counter[str]:
    """At random for the rest of the turn, preferring what has not been done and does not end it."""
    count: Counter[str] = Counter()
    run: Run[State] = game.run
    for _ in range(LONGEST):
        decision = run.decision
        if decision is None or game.g.phase in ("next_turn", "before_turn", "begin_turn", "tidy_up"):
            break
        weights = [WEIGHTS.get(option.verb, 1.0) for option in decision.options]
        chosen: Any = rng.choices(list(decision.options), weights)[0]
        count[str(chosen)] += 1
        GAME.question(game.g, decision)
        game.audited(functools.partial(run.play, chosen))
        if rng.random() < 0.02:
            scene(game.g, 0)
    return count


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_played_for_its_basic_and_for_its_stronger_effect(card: str) -> None:
    assert played()[f"play {card}"]
    assert played()[f"strengthen {card}"]


def test_every_ability_of_every_unit_can_be_activated() -> None:
    assert {f"activate {unit} {ability}" for unit in (1, 2, 3) for ability in (1, 2, 3)} <= set(played())


@pytest.mark.parametrize("skill", USABLE)
def test_every_skill_is_used(skill: str) -> None:
    assert played()[f"use-skill {skill}"]


def test_no_kind_holds_more_than_the_box() -> None:
    assert all(kind.have <= kind.box for kind in contents())


def test_changes_of_a_turn_are_forgotten_at_its_end() -> None:
    game = (
        knight(hand="march rage")
        .with_player(changes=(changes.FirstCombatCard(1),))
        .plays("play march", "end-turn", "done")
    )
    assert game.me.turn.changes == ()
