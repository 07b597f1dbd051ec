"""What the first release kept of Mage Knight is read by this version, and goes on."""

from __future__ import annotations

import lzma
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tabletome.engine.kept import read_options, read_state
from tabletome.engine.run import Run
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import BLUE, GREEN, RED, WHITE
from tabletome.games.mage_knight.content.changes import AnyChange, Change
from tabletome.games.mage_knight.content.notes import AnyNote, Note
from tabletome.games.mage_knight.migrations import change, note

RELEASE = Path(__file__).parents[2] / "server" / "releases" / "1" / "positions.msgpack.xz"


def kept() -> Iterator[bytes]:
    """The states of this game that were kept with the first release."""
    for _, state, *_ in msgspec.msgpack.decode(lzma.decompress(RELEASE.read_bytes())).values():
        if "tactics_gone" in msgspec.msgpack.decode(state):
            yield state


STATES = list(kept())


def test_there_are_games_of_the_first_release() -> None:
    assert len(STATES) >= 5


@pytest.mark.parametrize("number", range(len(STATES)))
def test_a_game_of_the_first_release_goes_on(number: int) -> None:
    state, before = read_state(GAME, STATES[number], "1"), msgspec.msgpack.decode(STATES[number])
    for player, old in zip(state.players, before["players"], strict=True):
        assert (player.turn.move, player.turn.has_played, player.turn.dice) == (old["move"], old["played"], old["dice"])
        assert player.round.tactic == old["tactic"]
        assert (*player.discard, *player.play_area) == (*old["discard"], *old["play"])
        assert len(player.turn.changes) == len(old["changes"])
    assert (state.dummy.deck if state.dummy else ()) == tuple(before["dummy_deck"])
    rng, run = random.Random(number), Run(GAME, state)
    for _ in range(60):
        if run.decision is None:
            return
        run.play(rng.choice(run.decision.options))
        GAME.check(run.state)


@pytest.mark.parametrize(
    ("written", "now"),
    [
        (("veil", "", 1), changes.IgnoredWound()),
        (("next-move", "", 2), changes.NextMoveCard(2)),
        (("safe-terrain", "mountain", 1), changes.SafeTerrain("mountain")),
        (("wild-die", "blue", 1), changes.WildDice(BLUE)),
        (("duel", "3", 1), changes.Duelled(3)),
        (("terrain", "forest", -2), changes.LowerCost("forest", 2)),
        (("terrain-becomes", "any", 1), changes.EveryTerrainCosts(1)),
        (("terrain-becomes", "lake", 2), changes.TerrainCosts("lake", 2)),
        (("talent", "red green", 1), changes.LentSpell((RED, GREEN))),
        (("sideways-once", "white", 3), changes.SidewaysBonusForColour(2, WHITE)),
        (("sideways-once", "rare", 2), changes.SidewaysBonusForRare(1)),
        (("element", "0 fire physical", 1), changes.LostElement(0, "fire", "physical")),
        (("possessed", "2 ice", 5), changes.Possessed(2, "ice", 5)),
        (("ignore", "fire-or-ice", 3), changes.IgnoredDamage(("fire", "ice"), 3)),
        (("scouted", "country-1.n diggers", 1), changes.Scouted("country-1.n", "diggers")),
    ],
)
def test_changes_were_written_as_words(written: tuple[str, str, int], now: Change) -> None:
    assert msgspec.convert(change(*written), type=AnyChange) == now


@pytest.mark.parametrize(
    ("word", "now"),
    [
        ("swift-twice", notes.SwiftTwice()),
        ("chivalry-and-fame", notes.Chivalry(1)),
        ("armor-less-3", notes.LowersArmor(3)),
        ("fork-2", notes.Forked(2)),
        ("only 1", notes.OnlyAgainst(1)),
        ("", None),
    ],
)
def test_notes_were_written_as_words(word: str, now: Note | None) -> None:
    assert msgspec.convert(note(word), type=AnyNote | None) == now


@pytest.mark.parametrize(("expansion", "box"), [(True, "everything"), (False, "cards")])
def test_the_boxes_in_play_were_a_switch(expansion: bool, box: str) -> None:
    assert read_options(GAME, {"players": 1, "expansion": expansion}, "3").box == box
