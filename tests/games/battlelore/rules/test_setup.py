"""From an adventure to the first turn."""

from __future__ import annotations

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.engine.table import Table
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import WARRIOR
from tabletome.games.battlelore.content.troops import SIZES, TROOPS
from tabletome.games.battlelore.rules import lore
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


@rule("BL-CMD-01")
@rule(
    "BL-SETUP-08",
    breaks=Break(
        "rules/setup.py", "range(council.command_cards(g, seat))", "range(council.command_cards(g, seat) - 1)"
    ),
)
@rule("BL-SETUP-09", breaks=Break("rules/setup.py", "Deck.shuffled(DECK, rng)", "Deck.shuffled(DECK[:50], rng)"))
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


def test_between_people_nobody_is_told_by_a_question_that_the_other_holds_an_answer() -> None:
    """A bot does not watch for pauses; whoever wishes it otherwise says so."""
    options = BattleOptions(adventure="first-spark")
    assert [options.for_people(people).reactions for people in (0, 1, 2)] == ["open", "open", "sealed"]
    said = BattleOptions(adventure="first-spark", reactions="open")
    assert said.for_people(2).reactions == "open"


@rule(
    "BL-LORE-01",
    "BL-OOC-02",
    "BL-OOC-03",
    "BL-LEND-06",
    breaks=Break("rules/council.py", "g.lore_deck = Deck.shuffled(MEDIEVAL_LORE, g.rng)", "g.lore_deck = Deck()"),
)
def test_medieval_lore_is_played_out_of_character_with_one_card() -> None:
    """All Warrior cards, most of the Rogue's and four others; nothing at the start, at most one card in hand."""
    table = Table(GAME, BattleOptions(adventure="agincourt", medieval_lore=True), "medieval lore")
    g = table.state
    assert len(g.lore_deck.cards) == 29
    assert sum(LORE_CARDS[name].member == WARRIOR for name in g.lore_deck.cards) == 15
    assert not {"pick-pocket", "deja-vu", "false-orders", "terrified", "foiled", "fireball"} & set(g.lore_deck.cards)
    assert (g.tokens, g.lore_hands, g.pool) == ([0, 0], [(), ()], 36)
    assert (lore.most_cards(g, 0), lore.cost_of(g, 0, LORE_CARDS["assault"])) == (1, 16)
    assert lore.level_of(g, 0, LORE_CARDS["berserk"]) == 1
    asked = [table.pending[0].kind]
    while len(asked) < 200 and "gather" not in asked:
        decision = table.pending[0]
        table.play(decision.seat, decision.options[-1])
        asked.append(table.pending[0].kind)
    assert asked[-1] == "gather"


def test_without_the_option_a_medieval_adventure_has_no_lore() -> None:
    plain = Table(GAME, BattleOptions(adventure="agincourt"), "plain").state
    assert (plain.with_lore, plain.pool) == (False, 0)
    with_lore = Table(GAME, BattleOptions(adventure="first-spark", medieval_lore=True), "lore").state
    assert not with_lore.medieval_lore, "an adventure with Lore is played as it is"


@rule("BL-CUSTOM-02", breaks=Break("rules/council.py", "int(member == COMMANDER and", "int(False and"))
def test_an_adventure_may_leave_the_councils_to_the_players() -> None:
    table = Table(GAME, BattleOptions(adventure="free-companies"), "councils")
    assert {decision.kind for decision in table.pending} == {"set-level"}
    (south,) = [decision for decision in table.pending if decision.seat == 0]
    assert [option.level for option in south.options] == [3, 2, 1], "a Commander is a must"
    assert table.state.levels == (6, 6)
