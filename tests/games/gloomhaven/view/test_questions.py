"""What a question shows beside its choices: previews of attacks, patterns and moves."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.view.questions import question
from tabletome.scene import translator
from tests.games.gloomhaven.dungeon import dungeon

ENGLISH = translator("en", GAME.folder)


@rule("GH-ATK-03", "GH-SHIELD-01")
def test_each_target_tells_what_the_attack_would_meet_with() -> None:
    game = dungeon("""
        . . . . .
         Scoundrel . Spellweaver guard1* guard2
        . . . . .
    """).turn("spellweaver", "mana-bolt", "flame-strike")
    game.with_effects("guard2", retaliate=((2, 3),))
    game.plays("top mana-bolt")
    decision = game.run.decision
    assert decision is not None
    choices = question(game.run.state, decision).choices
    said = {choice.action: ENGLISH.say(choice.text) for choice in choices}
    assert said[f"strike {game.names['guard1']}"] == "Bandit Guard 1 (elite): disadvantage, Shield 1"
    assert said[f"strike {game.names['guard2']}"] == "Bandit Guard 2: Retaliate 2"


@rule("GH-AOE-05", "GH-AOE-11")
def test_a_pattern_is_previewed_hex_by_hex() -> None:
    game = dungeon("""
        . . . .
         Brute guard1 . .
        . archer2 . .
    """).turn("brute", "sweeping-blow", "grab-and-go")
    game.plays("top sweeping-blow")
    decision = game.run.decision
    assert decision is not None
    assert decision.kind == "lay"
    choices = question(game.run.state, decision).choices
    both = next(choice for choice in choices if len(choice.things) == 2)
    assert {f"h{game.places['guard1']}", f"h{game.places['archer2']}"} <= set(both.covers)
    assert len(both.covers) == 3


def test_a_move_is_previewed_as_a_path() -> None:
    game = dungeon("""
        Brute a b
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom grab-and-go")
    decision = game.run.decision
    assert decision is not None
    (far,) = [choice for choice in question(game.run.state, decision).choices if choice.action == "go 2"]
    assert (far.things, far.path) == (["f0", "h2"], ["h1"])
