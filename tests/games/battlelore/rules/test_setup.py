"""From an adventure to the first turn."""

from __future__ import annotations

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Break, Ledger, rule
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


@rule("BL-SETUP-06", "BL-OVER-03")
@rule("BL-OVER-01", "BL-SETUP-04", breaks=Break("rules/setup.py", "landmarks=adventure.landmarks", "landmarks=()"))
@rule(
    "BL-OVER-05",
    "BL-UNIT-03",
    breaks=Break(
        "rules/setup.py", "owner=tuple(unit.side for unit in units)", "owner=tuple(1 - unit.side for unit in units)"
    ),
)
@rule("BL-SETUP-03", breaks=Break("board.py", "self.terrain = terrain", 'self.terrain = ("countryside",) * SIZE'))
@rule(
    "BL-SETUP-05",
    breaks=Break("rules/setup.py", "figures=[unit.figures for unit in units]", "figures=[1 for unit in units]"),
)
def test_terrain_pieces_and_units_lie_as_the_adventure_says() -> None:
    g = started("bridge-of-oaths").state
    scenario = g.scenario
    assert g.board.terrain == scenario.terrain
    assert g.landmarks == scenario.landmarks
    assert g.seats == 2
    assert g.owner == tuple(unit.side for unit in scenario.units)
    for number, unit in enumerate(scenario.units):
        assert g.at[number] == unit.hex
        assert g.figures[number] == SIZES[TROOPS[unit.troop].troop_class]


@rule("BL-SETUP-08", "BL-SETUP-09", "BL-CMD-01")
@rule(
    "BL-SETUP-11",
    breaks=Break("rules/setup.py", "begin_turn(g, g.scenario.first)", "begin_turn(g, 1 - g.scenario.first)"),
)
def test_cards_are_dealt_and_the_named_player_begins() -> None:
    run = started()
    assert [len(hand) for hand in run.state.hands] == [6, 4]
    assert len(run.state.command_deck.cards) == 50
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind) == (run.state.scenario.first, "command")
