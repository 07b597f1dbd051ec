"""From an adventure to the first turn."""

from __future__ import annotations

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Ledger, rule
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.troops import SIZES, TROOPS
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State


def started(adventure: str = "agincourt", seed: str = "setup") -> Run[State]:
    return Run(GAME, GAME.setup(BattleOptions(adventure=adventure), seeded(seed)))


@rule("BL-META-01", "BL-META-02")
def test_notes_about_the_document_are_no_rules() -> None:
    ledger = Ledger.load(GAME.folder / "rules.yaml")
    assert {ledger.rule(id).kind for id in ("BL-META-01", "BL-META-02")} == {"definition"}


@rule("BL-SETUP-03", "BL-SETUP-04", "BL-SETUP-05", "BL-SETUP-06", "BL-OVER-03")
def test_terrain_pieces_and_units_lie_as_the_adventure_says() -> None:
    g = started("bridge-of-oaths").state
    scenario = g.scenario
    assert g.board.terrain == scenario.terrain
    assert g.landmarks == scenario.landmarks
    for number, unit in enumerate(scenario.units):
        assert g.at[number] == unit.hex
        assert g.figures[number] == SIZES[TROOPS[unit.troop].troop_class]


@rule("BL-SETUP-08", "BL-SETUP-09", "BL-SETUP-11", "BL-CMD-01")
def test_cards_are_dealt_and_the_named_player_begins() -> None:
    run = started()
    assert [len(hand) for hand in run.state.hands] == [6, 4]
    assert len(run.state.command_deck.cards) == 50
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (run.state.scenario.first, "command")
