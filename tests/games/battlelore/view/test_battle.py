"""What is foretold of attacks, the panel of a battle, the sheets of units, and the board as each side sees it."""

from __future__ import annotations

import itertools

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.notation import FACE_NAMES
from tabletome.games.battlelore.rules.morale import flags_to_ignore
from tabletome.games.battlelore.view.odds import Roll, odds, spread
from tabletome.scene import Choice, Panel, Question, Scene, translator
from tabletome.scene.view import scene_of
from tests.games.battlelore.battlefield import Battle, field
from tests.games.battlelore.cards.test_lore_cards import DUEL, level
from tests.games.battlelore.view.test_scene import table
from tests.words import texts_in

SAY = translator("en", GAME.folder)


def seen(battle: Battle, seat: int | None = 0) -> Scene:
    return scene_of(GAME, battle.g, battle.run.pending, seat)


def panel_of(battle: Battle) -> Panel:
    (panel,) = seen(battle).panels
    return panel


def question_of(battle: Battle) -> Question:
    assert battle.run.decision is not None
    question: Question = GAME.question(battle.g, battle.run.decision)
    return question


def attack_of(battle: Battle) -> Choice:
    (choice,) = [each for each in question_of(battle).choices if each.action.startswith("attack")]
    return choice


def foretold(choice: Choice) -> list[str]:
    """What is said to come of a choice."""
    return [SAY.say(each.text) for each in choice.forecast if each.text]


# Odds


def rolled(dice: int, hits: tuple[str, ...], spared: int) -> list[float]:
    """The same by trying every roll."""
    found = [0.0] * (dice + 1)
    for faces in itertools.product(FACE_NAMES, repeat=dice):
        strikes = max(0, faces.count("strike") - spared) if "strike" in hits else 0
        found[sum(face in hits and face != "strike" for face in faces) + strikes] += 1 / 6**dice
    return found


@rule("BL-HIT-01", "BL-HIT-03", "BL-WEAP-08")
@pytest.mark.parametrize(
    ("roll", "hits"),
    [
        (Roll(3, True, 0, 0, 0, 36), ("blue", "strike")),
        (Roll(4, True, 1, 0, 0, 36), ("blue", "strike")),
        (Roll(2, False, 0, 0, 0, 36), ("blue",)),
        (Roll(3, True, 0, 0, 1, 36), ("blue", "strike", "lore")),
    ],
)
def test_the_odds_are_those_of_all_rolls(roll: Roll, hits: tuple[str, ...]) -> None:
    assert spread(roll) == pytest.approx(rolled(roll.dice, hits, roll.spared))


def test_an_attack_is_chosen_knowing_its_odds() -> None:
    battle = field("BS bs")
    first, *more = attack_of(battle).forecast
    # Three dice, each of which hits by a helmet or a Bonus Strike: 1 - (4/6)^3.
    assert first.chance == pytest.approx(1 - (4 / 6) ** 3, abs=0.001)
    assert foretold(attack_of(battle))[0] == "hit"
    assert sum(chance for _, chance in first.spread) == pytest.approx(1, abs=0.002)
    assert [SAY.say(each.text) for each in more if each.text] == ["retreats"]


def test_one_figure_falls_or_stays_and_nothing_is_said_twice() -> None:
    assert foretold(attack_of(field("BS bs1"))) == ["destroyed", "retreats"]


@rule("BL-RETREAT-07")
def test_flags_against_a_unit_without_a_way_back_are_foretold_as_losses() -> None:
    battle = field("bs1 BS", corner="c9")  # on its own edge
    found = odds(battle.g, 1, 0)
    assert found.cornered
    # Helmet, Bonus Strike and flag destroy it: 1 - (3/6)^3.
    assert found.destroyed == pytest.approx(1 - (3 / 6) ** 3)
    assert foretold(attack_of(battle)) == ["destroyed", "no room to retreat, loses figures"]


@rule("BL-RETREAT-07")
def test_who_obeys_a_flag_without_a_way_back_is_told_what_it_costs() -> None:
    battle = field(
        """
        . bs bs .
         . bs1 BS
        """,
        dice="red green flag",
    )
    battle.plays("south: attack BS bs.3")
    held, obeyed = question_of(battle).choices
    assert (SAY.say(held.text), held.risk) == ("Ignore 1 flag", "")
    assert (SAY.say(obeyed.text), obeyed.risk) == ("Ignore none (no way back: destroyed)", "lethal")


@rule("BL-MORALE-02")
def test_a_supported_unit_retreats_less_often() -> None:
    alone, supported = field("BS bs"), field("BS bs bs bs")
    by_one = odds(alone.g, 0, 1).retreat
    assert by_one == pytest.approx(1 - (5 / 6) ** 3)
    target = 2
    assert flags_to_ignore(supported.g, target) == 1
    assert odds(supported.g, 0, target).retreat < by_one


# The panel


def test_after_the_battle_the_dice_lie_where_they_fell() -> None:
    battle = field(
        """
        . BS bs .
         . BS .
        """,
        dice="red red lore",
    )
    battle.plays("south: attack BS bs")
    assert battle.asked() == "south battle"
    panel = panel_of(battle)
    assert panel.id == "last-roll"
    assert [die.face for die in panel.dice] == ["red", "red", "lore"]
    assert [die.id for die in panel.dice] == [die.id for die in seen(battle).dice]  # one thing, told once


@rule("BL-BACK-01")
def test_a_battle_shows_both_units_each_die_and_what_battling_back_may_bring() -> None:
    battle = field(
        """
        . bs bs .
         . bs BS
        """,
        dice="blue red flag",
    )
    battle.plays("south: attack BS bs.3", "north: ignore 1")
    assert battle.asked() == "north battle-back"
    panel = panel_of(battle)
    assert [SAY.say(step.name) for step in panel.steps if step.state == "now"] == ["Battle back"]
    assert len(panel.sheets) == 2
    assert [(die.face, SAY.say(die.effect)) for die in panel.dice if die.effect] == [
        ("blue", "1 hit"),
        ("red", "no hit: not the target’s colour"),
        ("flag", "may be ignored: the target is bold"),
    ]
    (coming,) = panel.prospects
    assert SAY.say(coming.name).startswith("Battle back, 3 dice")
    assert next((each.text.name, each.chance) for each in coming.forecast if each.text) == ("forecast-hit", 0.704)
    roles = {choice.action: choice.role for choice in question_of(battle).choices}
    assert roles == {"battle-back": "main", "decline": "skip"}


def test_between_battles_there_is_no_panel() -> None:
    assert seen(field("BS bs")).panels == []


# Units and the board


def test_every_unit_has_a_sheet_a_colour_an_outline_and_its_figures() -> None:
    shown = seen(field("BS3 bs"))
    sheets = {sheet.id: sheet for sheet in shown.sheets}
    pieces = [piece for cell in shown.boards[0].cells for piece in cell.pieces]
    assert [(piece.hue, piece.figures) for piece in pieces] == [("blue", (3, 4)), ("blue", (4, 4))]
    assert {piece.sheet for piece in pieces} == set(sheets)
    told = [SAY.say(note.text) for note in sheets[pieces[0].sheet].notes]
    assert any(text.startswith("Not [[bold|bold]]") for text in told)


@rule("BL-BOARD-01")
def test_each_side_sees_the_board_from_its_own_edge_with_its_own_flanks() -> None:
    game = table("hired-axes")
    south, north = (GAME.scene(game.state, seat).boards[0] for seat in (0, 1))
    assert {cell.id: cell.at for cell in north.cells} == {
        cell.id: (-cell.at[0], -cell.at[1]) for cell in south.cells if cell.at
    }
    left = {group.id: set(group.cells) for group in south.groups}["section:left"]
    assert {group.id: set(group.cells) for group in north.groups}["section:right"] == left
    assert "a1" in left


def test_a_section_card_shows_how_many_units_it_orders_where() -> None:
    shown = {card.id: card for zone in GAME.catalogue() for card in zone.cards}
    assert [badge.value for badge in shown["card:patrol-left"].columns] == [2, None, None]
    assert [badge.value for badge in shown["card:surround"].columns] == [2, None, 2]
    assert shown["card:leadership"].columns == []


def test_the_aim_and_the_banners_won_of_those_needed_are_always_told() -> None:
    shown = GAME.scene(table("hired-axes").state, 0)
    assert shown.aim is not None
    needed = [stat.most for mat in shown.mats for stat in mat.stats if stat.id.startswith("banners:")]
    assert len(needed) == 2
    assert all(needed)


# Lore cards that answer


@rule("BL-LPHASE-13")
def test_an_answer_says_how_it_changes_the_odds_before_the_dice_fall() -> None:
    battle = field(DUEL, lore=True, dice="red red")
    level(battle.holding("north", "parry"), "north", "parry").plays("south: attack BS bs")
    choice = next(each for each in question_of(battle).choices if each.action.startswith("lore parry"))
    told = next(each for each in choice.forecast if each.text is not None and "hit" in SAY.say(each.text))
    # Three dice before, two after: a helmet of the colour or a Bonus Strike hits.
    assert (told.before, told.after, told.tone) == (70, 56, "good")
    battle.plays(f"north: {choice.action}")


@rule("BL-CMD-06")
def test_a_section_card_says_for_how_many_units_of_its_section_it_is() -> None:
    battle = field("BS BS . . . . . . . . BS . .\n . . . . . . . . . . . .", corner="a3", phase="command")
    battle.g.hands[0] = ("patrol-left", "patrol-right", "patrol-center")
    asked: Question = GAME.question(battle.g, battle.decision())
    notes = {each.action: [text for text in texts_in(each) if text.name == "note-units"] for each in asked.choices}
    said = {action: note.args["units"] for action, (note,) in notes.items()}
    assert said == {"play patrol-left": 2, "play patrol-right": 1, "play patrol-center": 0}
