"""The hand of cards: GH-HAND, GH-ABIL-03."""

from __future__ import annotations

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tests.games.gloomhaven.quests import play


@rule("GH-HAND-01", "GH-HAND-02", "GH-ABIL-03", "GH-SETUP-02")
def test_level_x_cards_take_the_place_of_level_one_cards_one_for_one() -> None:
    run = Run(GAME, new_game(GloomhavenOptions.read({"players": 2, "hands": "chosen"}), seeded("hands")))
    play(run, "swap trample skewer")
    assert run.decision is not None
    assert "swap skewer wall-of-doom" not in [str(option) for option in run.decision.options]
    play(run, "ready", "ready")
    assert run.decision is not None
    assert run.decision.kind == "goal"
    brute = run.state.heroes[0]
    assert len(brute.hand) == 10
    assert "skewer" in brute.hand
    assert "trample" not in brute.hand
