"""The map with its tiles and sites, combat as a panel, sheets of enemies, cards at their places."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.view.scene import scene
from tabletome.scene import Panel, Question, Scene, translator
from tests.games.mage_knight.knights import Knights, fight, knight

SAY = translator("en", GAME.folder)


def seen(game: Knights) -> Scene:
    return scene(game.g, 0)


def panel_of(game: Knights) -> Panel:
    (panel,) = seen(game).panels
    return panel


def question_of(game: Knights) -> Question:
    assert game.run.decision is not None
    question: Question = GAME.question(game.g, game.run.decision)
    return question


def now(panel: Panel) -> list[str]:
    return [SAY.say(step.name) for step in panel.steps if step.state == "now"]


# Combat


@rule("MK-BLOCK-08", "MK-ABIL-09")
def test_a_combat_shows_its_phases_and_the_block_that_each_attack_takes() -> None:
    game = fight("wolf-riders", "block", hand="determination")
    assert game.asked() == "block"
    panel = panel_of(game)
    assert now(panel) == ["Block"]
    # Wolf Riders attack with 3 and are swift: twice as much block.
    assert [(meter.value, meter.needed) for meter in panel.meters] == [(0, 6)]


def test_what_has_been_played_fills_the_meter_of_each_enemy() -> None:
    game = fight("diggers", "attack", hand="rage march")
    before = [(meter.value, meter.needed) for meter in panel_of(game).meters]
    game.plays("play rage")
    panel = panel_of(game)
    assert before == [(0, 3)]
    assert [(meter.value, meter.needed) for meter in panel.meters] == [(2, 3)]
    assert any("Attack 2" in SAY.say(note.text) for note in panel.notes)


def test_without_a_combat_there_is_no_panel() -> None:
    assert seen(knight()).panels == []


def test_which_attack_comes_next_is_asked_as_such() -> None:
    game = fight("diggers diggers", "block", hand="rage", units="peasants").plays("done")
    assert SAY.say(question_of(game).text) == "Which attack deals its damage next?"


# The map


def test_every_space_of_the_map_belongs_to_a_tile_and_sites_lie_under_figures() -> None:
    board = seen(knight()).boards[0]
    tiled = {cell for group in board.groups if group.kind == "tile" for cell in group.cells}
    assert tiled == {cell.id for cell in board.cells if cell.terrain != "unknown"}
    assert any(cell.site is not None and cell.site.kind == "village" for cell in board.cells)


@rule("MK-EXPL-01")
def test_where_a_tile_may_be_laid_its_outline_says_what_exploring_costs() -> None:
    board = seen(knight()).boards[0]
    ghosts = [group for group in board.groups if group.kind == "ghost"]
    assert ghosts
    assert all(len(group.at) == 7 for group in ghosts)
    assert {SAY.say(group.text) for group in ghosts if group.text} == {"explore for 2 Move"}


# Players


def test_crystals_have_their_places_and_cards_lie_by_role() -> None:
    game = knight(hand="march rage", mana="green").plays("play march")
    (mat,) = [mat for mat in seen(game).mats if mat.seat == 0]
    crystals = [stat for stat in mat.stats if stat.id.startswith("crystal:")]
    assert [(stat.show, stat.most) for stat in crystals] == [("slots", 3)] * 4
    roles = {zone.role: [card.id for card in zone.cards] for zone in mat.zones}
    assert roles["played"] == ["play:0:0"]
    assert {"hand", "deck", "discard"} <= roles.keys()


@rule("MK-MANA-08")
def test_dice_that_were_used_lie_spent_beside_the_source() -> None:
    game = knight(hand="march", source="green red blue").plays("strengthen march")
    dice = {die.id: die for die in seen(game).dice}
    used = [die for name, die in dice.items() if name.startswith("used-die:")]
    assert [(die.face, die.spent) for die in used] == [("green", True)]


def test_ending_the_turn_has_a_place_of_its_own_and_moves_say_their_price() -> None:
    game = knight(hand="march march rage").plays("play march", "play march")
    choices = question_of(game).choices
    assert [choice.action for choice in choices if choice.role == "end"] == ["end-turn"]
    assert all(choice.cost for choice in choices if choice.action.startswith("move "))


def test_night_is_dark_and_the_aim_is_told() -> None:
    day = seen(knight())
    assert day.aim is not None
    assert day.look is not None
    assert day.look.light == "day"
    night = seen(knight(night=True)).look
    assert night is not None
    assert night.light == "night"


def test_every_colour_of_mana_is_a_term() -> None:
    assert {f"mana-{colour}" for colour in COLOURS} <= {term.id for term in GAME.terms()}
