"""What the first release kept of Sword & Sorcery is read by this version, and goes on."""

from __future__ import annotations

import lzma
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tabletome.engine.kept import read_state
from tabletome.engine.migrations import Plain
from tabletome.engine.run import Run
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.content.things import Coin, ItemCard, Loot, MagicKey, Treasure
from tabletome.games.sword_and_sorcery.migrations import (
    attack_kind,
    lost_tries_are_forgotten,
    orc_king_for_the_lich,
    thing,
)

RELEASE = Path(__file__).parents[2] / "server" / "releases" / "1" / "positions.msgpack.xz"


def kept() -> Iterator[bytes]:
    """The states of this game that were kept with the first release."""
    for _, state, *_ in msgspec.msgpack.decode(lzma.decompress(RELEASE.read_bytes())).values():
        if "fenrir" in msgspec.msgpack.decode(state):
            yield state


STATES = list(kept())


def test_there_are_games_of_the_first_release() -> None:
    assert len(STATES) >= 5


@pytest.mark.parametrize("number", range(len(STATES)))
def test_a_game_of_the_first_release_goes_on(number: int) -> None:
    state, before = read_state(GAME, STATES[number], "1"), msgspec.msgpack.decode(STATES[number])
    assert (state.soul_points, state.turn.combats, state.turn.actions) == (
        before["souls"],
        before["combats"],
        before["actions"],
    )
    assert [len(things) for things in state.map.drops] == [len(things) for things in before["drops"]]
    assert state.decks.treasures.cards == tuple(before["treasures"])
    rng, run = random.Random(number), Run(GAME, state)
    for _ in range(60):
        if run.decision is None:
            return
        run.play(rng.choice(run.decision.options))
        GAME.check(run.state)


@pytest.mark.parametrize(
    ("word", "now"),
    [
        ("hammer+", ItemCard("hammer+")),
        ("coin:10", Coin(10)),
        ("key", MagicKey()),
        ("loot:crowns-5", Loot("crowns-5")),
        ("treasure:sentinel", Treasure("sentinel")),
    ],
)
def test_what_lay_in_areas_was_written_as_words(word: str, now: object) -> None:
    assert msgspec.convert(thing(word), type=type(now)) == now


@pytest.mark.parametrize(
    ("when", "weapon", "melee", "category"),
    [("any", False, False, ""), ("weapon", True, False, ""), ("melee", True, True, ""), ("bow", True, False, "bow")],
)
def test_which_attacks_a_boost_works_for_was_a_word(when: str, weapon: bool, melee: bool, category: str) -> None:
    kind = attack_kind(when)
    assert (kind["weapon"], kind["melee"], kind["category"]) == (weapon, melee, category)


def test_the_orc_king_takes_the_place_of_the_lich_with_all_it_has_suffered() -> None:
    state = {"enemies": [{"card": "lich-unbound", "charges": 1}, {"card": "troll", "charges": 0}]}
    orc_king_for_the_lich(state)
    assert [enemy["card"] for enemy in state["enemies"]] == ["orc-king-unbound", "troll"]


def test_a_quest_under_way_keeps_what_is_remembered_when_it_is_tried_again() -> None:
    state: Plain = {"chronicle": {"mercy": 1, "burnt": 2}, "story": {"counters": {}}}
    lost_tries_are_forgotten(state)
    assert dict(state["story"]["remembered_before"]) == state["chronicle"]
