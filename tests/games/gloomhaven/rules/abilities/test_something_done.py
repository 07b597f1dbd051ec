"""Every half of every class card: nothing comes of an action that does nothing, and what is printed of one that does.

What the book calls performing an ability is read so: whatever needs a target must have one; a Move of no hexes, a Heal
of the unhurt and a Loot of nothing count; what a condition forbids does not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tabletome.engine.copying import copied
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyPerforms,
    Attack,
    Heal,
    KillInArea,
    LiftCurses,
    Loot,
    Move,
    RecoverLost,
)
from tabletome.games.gloomhaven.content.notation.actions import Act, Half
from tabletome.games.gloomhaven.content.printed_actions import CardAction, printed
from tests.games.gloomhaven.dungeon import Dungeon, dungeon

CROWD = """
    . . . . . . . . .
     . guard1 archer1 . . . . .
    % HERO guard2* ALLY . . . . .
     . ^ $ bones1 . . . .
    . . . . . . . . .
"""
COUNT_ANYHOW = (Move, Heal, Loot, RecoverLost, LiftCurses, AllyPerforms, KillInArea)
OF_THE_CARDS = {"chosen", "discard", "lost", "active", "xp", "turn"}
"""What an action changes of a character even if it does nothing."""

halves = pytest.mark.parametrize("half", ["top", "bottom"])
classes = pytest.mark.parametrize("name", sorted(CLASSES))


def telling(name: str, half: Half) -> Iterator[tuple[str, Act]]:
    """The cards by whose half can be told whether something was done."""
    for card in CLASSES[name].cards:
        act = printed(CardAction(name, card, half))
        if act.lost or act.xp or act.infuse:
            yield card, act


def position(name: str, card: str) -> Dungeon:
    """A character among friends and foes, all of them hurt and sturdy."""
    ally = "scoundrel" if name == "brute" else "brute"
    game = dungeon(CROWD.replace("HERO", name.title()).replace("ALLY", ally.title()))
    for figure in game.g.figures:
        figure.health, figure.max_health = 20, 30
    spare = next(each for each in CLASSES[name].starting_hand if each != card)
    return game.turn(name, card, spare)


def seen(game: Dungeon, name: str) -> list[Any]:
    """What is on the table but for the cards of the character; elements may be consumed for nothing."""
    g = game.g
    heroes = [msgspec.structs.asdict(each) for each in g.heroes]
    for field in OF_THE_CARDS:
        del heroes[game.names[name]][field]
    return [[copied(each) for each in g.figures], heroes, g.obstacles, g.traps, [*g.money], [*g.decks], [*g.played]]


def play(game: Dungeon, half: Half, card: str, chance: random.Random | None = None) -> None:
    """By chance, or leaving out whatever can be left out."""
    game.plays(f"{half} {card}")
    while game.asked() not in ("turn", "rest", "select", "over"):
        decision = game.run.decision
        assert decision is not None
        out = [option for option in decision.options if option.verb in ("skip", "stop")]
        game.run.play((out or decision.options)[0] if chance is None else chance.choice(decision.options))


def nothing_came_of(game: Dungeon, name: str, card: str) -> bool:
    hero = game.hero(name)
    return hero.xp == 0 and not game.g.infusing and card in hero.discard


@rule("GH-XP-01", "GH-ELEM-03", "GH-SELECT-06")
@halves
@classes
def test_what_is_printed_comes_of_an_action_that_does_something(name: str, half: Half) -> None:
    for card, act in telling(name, half):
        for seed in range(3):
            game = position(name, card)
            before = seen(game, name)
            play(game, half, card, random.Random(f"{card} {half} {seed}"))
            hero = game.hero(name)
            if seen(game, name) != before:
                assert hero.xp >= act.xp, card
                assert set(act.infuse) <= set(game.g.infusing), card
                assert not (act.lost and card in hero.discard), card
            lying = [active.card for each in game.g.heroes for active in each.active] + [*hero.discard, *hero.lost]
            assert lying.count(card) == 1, card


@rule("GH-XP-02", "GH-TURN-04", "GH-ELEM-03")
@halves
@classes
def test_nothing_comes_of_an_action_of_which_everything_was_left_out(name: str, half: Half) -> None:
    for card, act in telling(name, half):
        if any(isinstance(ability, COUNT_ANYHOW) or ability.lasts for ability in act.abilities):
            continue
        game = position(name, card)
        before = seen(game, name)
        play(game, half, card)
        if seen(game, name) == before:
            assert nothing_came_of(game, name, card), card


@rule("GH-COND-11", "GH-COND-12", "GH-XP-02")
@halves
@classes
def test_nothing_comes_of_moves_and_attacks_that_conditions_forbid(name: str, half: Half) -> None:
    for card, act in telling(name, half):
        if all(isinstance(ability, Move | Attack) for ability in act.abilities):
            game = position(name, card).with_conditions(name, "disarm", "immobilize")
            play(game, half, card)
            assert nothing_came_of(game, name, card), card
