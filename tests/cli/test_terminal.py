"""Drawing scenes as text: everything is seen, nothing is wider than the terminal, nothing needs colours."""

from __future__ import annotations

import dataclasses
import io
import re
import unicodedata
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console, RenderableType
from rich.text import Text as RichText

from tabletome import cli
from tabletome.cli.terminal import palette
from tabletome.cli.terminal.boards import draw_boards, drawn_boards
from tabletome.cli.terminal.canvas import Canvas
from tabletome.cli.terminal.cards import draw_zone, drawn_pattern
from tabletome.cli.terminal.commands import HELP
from tabletome.cli.terminal.ending import draw_ending
from tabletome.cli.terminal.fitting import fitted
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.palette import Ink
from tabletome.cli.terminal.screen import (
    Folds,
    choice_targets,
    draw_log,
    draw_order,
    draw_question,
    draw_screen,
    draw_shared,
    recent,
)
from tabletome.cli.terminal.things import draw_cell, find_things
from tabletome.engine import Outcome
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.games.mage_knight.content.tiles import TILES
from tabletome.scene import (
    Badge,
    Barred,
    Board,
    Card,
    CardPart,
    Cell,
    Choice,
    Die,
    Effect,
    Forecast,
    Line,
    LogEntry,
    Meter,
    Note,
    Panel,
    Pattern,
    Piece,
    Point,
    Prospect,
    Question,
    Row,
    Scene,
    Sheet,
    Site,
    Stat,
    Step,
    Sum,
    Term,
    Turn,
    View,
    Zone,
    t,
    translator,
    view,
)
from tabletome.scene.words import SHARED_TEXT
from tests import scenes
from tests.words import written

WIDTHS = (80, 120, 160)
Kind: TypeAlias = Literal["hex", "area", "track"]
KINDS: tuple[Kind, ...] = ("hex", "area", "track")
ANSI = "\x1b"


def look_of(width: int, plain: bool = True, language: str = "en") -> Look:
    return Look(translator(language), width, 50, plain)


def view_of(scene: Scene) -> View:
    return View(
        seat=0,
        step=3,
        scene=scene,
        question=scenes.question(scene),
        waiting_for=[0],
        log=scenes.log_entries(),
        can_undo=True,
    )


def rendered(part: RenderableType, width: int, plain: bool = True) -> str:
    """What the terminal would show."""
    out = io.StringIO()
    colours: Literal["truecolor"] | None = None if plain else "truecolor"
    Console(file=out, width=width, color_system=colours, force_terminal=not plain, markup=False, highlight=False).print(
        part
    )
    return out.getvalue()


def screen(scene: Scene, width: int, plain: bool = True) -> str:
    return rendered(draw_screen(view_of(scene), look_of(width, plain), {1: "bot"}), width, plain)


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def widest(text: str) -> int:
    return max((cell_len(line) for line in without_colours(text).splitlines()), default=0)


# Whole screens


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", scenes.SCENES)
def test_no_line_is_wider_than_the_terminal(name: str, plain: bool, width: int) -> None:
    assert widest(screen(scenes.SCENES[name](), width, plain)) <= width


@pytest.mark.parametrize("name", scenes.SCENES)
def test_plain_text_has_no_escape_codes(name: str) -> None:
    assert ANSI not in screen(scenes.SCENES[name](), 80)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", scenes.SCENES)
def test_every_piece_is_named_and_every_choice_is_numbered(name: str, width: int) -> None:
    scene = scenes.SCENES[name]()
    shown = screen(scene, width)
    for piece in (piece for board in scene.boards for cell in board.cells for piece in cell.pieces):
        assert (translator("en").message("ui-face-down") if piece.face_down else piece.name.name) in shown
    for number, choice in enumerate(scenes.question(scene).choices, 1):
        assert re.search(rf"\b{number} {re.escape(choice.text.name)}", shown)


def test_the_screen_shows_status_log_rules_question_and_what_is_barred() -> None:
    shown = screen(scenes.kingdoms(), 80)
    for part in (
        "Small Kingdoms",
        "Round 3",
        "TOY-WAR-06",
        "1. Brute is 1 step away",
        "what do you do?",
        "TOY-BUILD-02",
    ):
        assert part in shown


def test_no_page_of_the_story_is_pushed_out_of_the_log_by_what_came_after_it() -> None:
    pages = {3, 9}
    told = [LogEntry(text=t(f"line {n}"), kind="story" if n in pages else "") for n in range(20)]
    shown = [*(f"line {n}" for n in range(6)), "log-more", "line 9", *(f"line {n}" for n in range(12, 20))]
    assert [entry.text.name for entry in recent(told)] == shown
    assert recent(told)[6].text.args == {"count": 5}
    assert recent(told[:14]) == told[:14]


def test_whoever_was_hurt_is_not_pushed_out_of_the_log() -> None:
    hurt = {8}
    told = [LogEntry(text=t(f"line {n}"), effects=[Effect(kind="hurt")] if n in hurt else []) for n in range(20)]
    assert "line 8" in [entry.text.name for entry in recent(told)]
    assert "line 7" not in [entry.text.name for entry in recent(told)]


@pytest.mark.parametrize("name", ["tiny_epic_kingdoms", "sword_and_sorcery", "battlelore", "mage_knight"])
def test_what_is_asked_fits_the_screen_with_its_map(name: str) -> None:
    game = find_game(name)
    table: Table[Any] = Table(game, game.options.read({}), "fits")
    for _ in range(25):
        for decision in table.pending:
            table.play(decision.seat, decision.options[0])
    seat = table.pending[0].seat
    look = dataclasses.replace(look_of(120), words=translator("en", game.folder), height=45)
    seen = view(table, seat, since=table.step - 1)
    assert seen.question is not None
    below = [RichText("what the coach says")] * 3
    shown = rendered(fitted(seen, look, {}, below, seen.scene), 120)
    assert shown.count("\n") <= 45 - 1 - len(below)
    assert look.say(seen.question.choices[-1].text) in " ".join(shown.split())
    (first, *_) = drawn_boards(seen.scene.boards, look, choice_targets(seen.question)).lines
    assert first.plain.split()[0] in shown


def test_what_has_not_changed_is_counted_where_there_is_no_room_for_it() -> None:
    cards = [Card(id=f"c{n}", name=t(f"card {n}"), parts=[CardPart(id=f"c{n}", text=[t("words")])]) for n in range(9)]
    old, new = (
        Zone(id=f"zone {word}", kind="row", name=t(f"zone {word}"), cards=cards[:count])
        for word, count in (("old", 9), ("new", 3))
    )
    scene = msgspec.structs.replace(scenes.kingdoms(), zones=[old, new])
    known = msgspec.structs.replace(scene, zones=[old])
    shown = rendered(draw_screen(view_of(scene), look_of(80), {}, Folds(cards="changed"), known), 80)
    assert shown.count("card 0") == 1
    assert "zone old (9)  (cards shows them)" in shown


def test_further_lines_begin_below_the_first() -> None:
    look = look_of(20)
    assert look.hanging(RichText("12 "), RichText("some words that go on and on")).plain.splitlines() == [
        "12 some words that ",
        "   go on and on",
    ]


def test_of_a_long_list_of_what_is_barred_the_first_lines_are_shown_and_the_rest_counted() -> None:
    barred = [Barred(text=t(f"dear thing {n}"), rule="TOY-SHOP-01") for n in range(20)]
    question = Question(seat=0, kind="shop", text=t("shop"), choices=[], barred=barred)
    shown = "\n".join(rendered(part, 80) for part in draw_question(question, look_of(80)))
    assert shown.count("dear thing") == 8
    assert "and 12 more" in shown


def test_what_nobody_needs_is_offered_after_all_else_on_one_line_with_its_numbers() -> None:
    choices = [
        Choice(action="draw", text=t("Draw mana"), minor=True),
        Choice(action="fight", text=t("Fight")),
        Choice(action="drop", text=t("Drop things"), minor=True),
    ]
    question = Question(seat=0, kind="turn", text=t("What now?"), choices=choices)
    lines = [rendered(part, 80) for part in draw_question(question, look_of(80))]
    assert [line.strip() for line in lines[-2:]] == [
        "2 Fight",
        "of little use now: 1 Draw mana · 3 Drop things",
    ]


def test_mats_stand_beside_the_board_where_there_is_room() -> None:
    def is_beside(width: int) -> bool:
        return any("Map" in line and "Dice" in line for line in screen(scenes.wilderness(), width).splitlines())

    assert is_beside(160)
    assert not is_beside(60)


def test_choices_that_read_alike_are_told_apart_by_their_actions() -> None:
    shown = screen(scenes.kingdoms(), 80)
    assert "7 Attack Red army hit isle1-0-0" in shown
    assert "9 Attack Blue army hit" not in shown


def pairs_of(cards: list[str]) -> Question:
    """Which two cards, in order: as many choices as there are pairs, and one to do neither."""
    pairs = [
        Choice(action=f"play {one} {other}", text=t(f"{one} first, {other}"), things=[one, other], group="play")
        for one in cards
        for other in cards
        if one != other
    ]
    return Question(seat=0, kind="pair", text=t("which two?"), choices=[*pairs, Choice(action="rest", text=t("Rest"))])


def test_in_a_very_long_list_choices_that_begin_alike_share_a_line() -> None:
    ten = "\n".join(rendered(part, 80) for part in draw_question(pairs_of(list("abcdefghij")), look_of(80)))
    assert "1-9   a first, …" in ten
    assert "82-90  j first, …" in ten
    assert "91 Rest" in ten
    assert "a first, b" not in ten
    assert choice_targets(pairs_of(list("abcdefghij")))["b"] == list(range(10, 19))
    four = "\n".join(rendered(part, 80) for part in draw_question(pairs_of(list("abcd")), look_of(80)))
    assert "1 a first, b" in four


def test_a_number_is_said_once() -> None:
    guard = Piece(
        id="guard",
        icon="",
        name=t("Bandit Guard 5 (elite)"),
        health=(3, 9),
        badges=[Badge(value=5), Badge(value=2, text=t("Shield 2"))],
    )
    board = Board(id="map", kind="hex", name=t("Map"), cells=[Cell(id="h1", name=t("hex"), at=(0, 0), pieces=[guard])])
    assert "BG5 Bandit Guard 5 (elite) 3/9 Shield 2" in [line.rstrip() for line in drawn(board)]


def test_a_bare_number_is_called_by_the_word_of_the_glossary_that_has_its_icon() -> None:
    look = dataclasses.replace(look_of(80), glossary={"armor": Term(id="armor", name=t("Armor"), icon="breastplate")})
    assert look.badge(Badge(icon="breastplate", value=3)).plain == "Armor 3"
    assert look.badge(Badge(icon="public-speaker", value=3)).plain == "3"


def duel() -> Panel:
    """A combat with everything a panel can hold but cards."""
    side = Sheet(
        id="side",
        name=t("Knight"),
        rows=[Row(name=t("near"), text=t("strikes"), state="lit", why=t("nobody else"))],
        notes=[Note(text=t("never flees"), rule="TOY-1")],
    )
    return Panel(
        id="duel",
        kind="combat",
        title=t("The duel"),
        steps=[Step(name=t("Roll"), state="done"), Step(name=t("Strike"), state="now")],
        sheets=[side],
        dice=[Die(id="die", kind="d6", face="4", name=t("luck"), effect=t("a hit"))],
        meters=[Meter(name=t("Block"), value=2, needed=5)],
        sums=[Sum(terms=[Badge(value=3, text=t("sword")), Badge(value=-1, text=t("armour"))], total=2, against=6)],
        prospects=[
            Prospect(
                name=t("Victory"),
                result=t("8 : 7"),
                notes=[Note(text=t("pays 3"))],
                forecast=[Forecast(text=t("points"), before=13, after=15)],
            )
        ],
    )


def test_a_panel_shows_steps_sides_dice_and_sums() -> None:
    text = screen(Scene(game="toy", name=t("Toy"), aim=t("Win the duel"), panels=[duel()]), 80)
    for words in (
        "Win the duel",
        "The duel",
        "x Roll  > Strike",
        "> near strikes (nobody else)",
        "[4] luck: a hit",
        "Block ##... 2/5",
        "3 sword - 1 armour = 2 / 6",
        "> Victory  8 : 7",
        "  pays 3",
        "  points 13 -> 15",
    ):
        assert words in text


def test_a_choice_says_what_it_would_lead_to_and_how_dangerous_it_is() -> None:
    foretold = [Forecast(text=t("life"), before=3, after=0), Forecast(chance=0.64, text=t("falls"))]
    choice = Choice(action="suffer", text=t("Suffer it"), risk="lethal", forecast=foretold)
    question = Question(seat=0, kind="pain", text=t("Well?"), choices=[choice], help=t("It hurts"))
    text = "\n".join(rendered(part, 80) for part in draw_question(question, look_of(80)))
    assert "Suffer it !  life 3 -> 0 · falls 64%" in text
    assert "It hurts" in text


def test_cards_to_choose_between_are_shown_with_their_numbers() -> None:
    shown = Card(id="card", name=t("Fatal Advance"), parts=[CardPart(id="top", text=[t("Kill it")])])
    choice = Choice(action="learn", text=t("Learn it"), things=["card"])
    question = Question(seat=0, kind="learn", text=t("Which?"), choices=[choice], shows=[shown])
    text = "\n".join(rendered(part, 80) for part in draw_question(question, look_of(80)))
    assert "Fatal Advance" in text
    assert "Kill it" in text


def test_a_piece_that_is_looked_at_shows_its_sheet() -> None:
    piece = Piece(id="wolf", icon="wolf-head", name=t("Wolf"), sheet="wolves")
    board = Board(id="den", kind="hex", name=t("Den"), cells=[Cell(id="a", name=t("a"), at=(0, 0), pieces=[piece])])
    sheet = Sheet(id="wolves", name=t("Wolves"), stats=[Stat(id="bite", name=t("Bite"), icon="", value=3)])
    scene = Scene(game="toy", name=t("Toy"), boards=[board], sheets=[sheet])
    (found,) = find_things("Wolf", scene, look_of(80))
    assert "Bite 3" in rendered(found.draw(look_of(80)), 80)


def test_signs_on_the_map_and_borders_can_be_looked_up_and_a_sheet_is_shown_once() -> None:
    piece = Piece(id="wolf", icon="wolf-head", name=t("Wolf"), sheet="wolves")
    cells = [
        Cell(id="a", name=t("a"), at=(0, 0), pieces=[piece], badges=[Badge(icon="fire", text=t("bonfire"))]),
        Cell(id="b", name=t("b"), at=(1, 0)),
    ]
    fence = Line(id="fence:1", kind="fence", between=("a", "b"), name=t("old fence"))
    board = Board(id="den", kind="hex", name=t("Den"), cells=cells, lines=[fence])
    sheet = Sheet(id="wolves", name=t("Wolf pack"), stats=[Stat(id="bite", name=t("Bite"), icon="", value=3)])
    scene = Scene(game="toy", name=t("Toy"), boards=[board], sheets=[sheet])
    assert [thing.id for thing in find_things("wol", scene, look_of(80))] == ["wolf"]
    (fire,) = find_things("bonfire", scene, look_of(80))
    assert "Wolf" in rendered(fire.draw(look_of(80)), 80)
    (found,) = find_things("fence", scene, look_of(80))
    assert "a — b" in rendered(found.draw(look_of(80)), 80)


def test_a_scene_with_nothing_in_it_is_drawn() -> None:
    assert "Nothing" in screen(scenes.alone(), 80)


@given(width=st.integers(40, 200), name=st.sampled_from(sorted(scenes.SCENES)), plain=st.booleans())
@settings(max_examples=25, deadline=None)
def test_scenes_fit_any_width(width: int, name: str, plain: bool) -> None:
    assert widest(screen(scenes.SCENES[name](), width, plain)) <= width


# Maps


def drawn(board: Board, width: int = 80, plain: bool = True) -> list[str]:
    return [line.plain for line in draw_boards([board], look_of(width, plain), {})]


def test_a_map_shows_the_label_of_every_region_and_its_river() -> None:
    lines = drawn(scenes.island())
    for label in "12345":
        assert any(re.search(rf"(?<!\d){label}(?!\d)", line) for line in lines[1:])
    assert sum(line.count("≈≈") for line in lines) > 5


def test_armies_of_different_seats_wear_different_marks_without_colours() -> None:
    shown = "\n".join(drawn(scenes.island()))
    assert "♟1 ♟1 ♟2" in shown
    assert "♟3×5" in shown


def test_a_lying_piece_looks_different() -> None:
    assert "♟4_" in "\n".join(drawn(scenes.island()))


def test_five_maps_stand_side_by_side() -> None:
    def abreast(width: int) -> int:
        lines = draw_boards(scenes.kingdoms().boards, look_of(width), {})
        return max(line.plain.count("Isle") for line in lines[:3])

    assert [abreast(width) for width in WIDTHS] == [2, 3, 4]


@pytest.mark.parametrize("width", WIDTHS)
def test_every_hex_of_a_battlefield_shows_its_name_or_its_troop(width: int) -> None:
    field = scenes.battle().boards[0]
    shown = "\n".join(drawn(field, width))
    for cell in field.cells:
        assert cell.pieces or cell.label in shown


@pytest.mark.parametrize("width", WIDTHS)
def test_every_figure_in_a_dungeon_has_its_own_mark_on_the_map(width: int) -> None:
    board = scenes.dungeon().boards[0]
    lines = drawn(board, width)
    floor = "\n".join(lines[: next(n for n, line in enumerate(lines) if "stone" in line)])
    for mark in ("B ", "S ", "BG2", "BA3", "LB5"):
        assert mark in floor


def test_borders_are_explained_under_the_map() -> None:
    board = scenes.dungeon().boards[0]
    first, second = board.cells[:2]
    board.lines = [Line(id="gate", kind="door", between=(first.id, second.id), name=t("ui-face-down"))]
    shown = drawn(board, 80)
    assert any("+++ face down" in line for line in shown)


def test_what_finds_no_room_in_a_cell_is_told_under_the_map_with_its_place() -> None:
    board = scenes.dungeon().boards[0]
    board.cells[0].badges = [Badge(icon="chest", value=number) for number in range(20)]
    under = "\n".join(drawn(board, 80))
    assert all(re.search(rf"\b{number}\b", under) for number in range(20))


def test_a_board_wider_than_the_terminal_is_cut_into_strips() -> None:
    board = scenes.row_board("endless", 40, 2, ["plains"])
    board.cells = [Cell(id=cell.id, name=cell.name, at=cell.at, label=str(n)) for n, cell in enumerate(board.cells)]
    lines = drawn(board, 80)
    assert max(map(cell_len, lines)) <= 80
    assert any("39" in line for line in lines)


def test_a_site_is_named_on_the_map_and_where_its_place_is_looked_at() -> None:
    scene = scenes.battle()
    cell = next(cell for cell in scene.boards[0].cells if not cell.pieces)
    cell.site = Site(kind="keep", name=t("Keep"))
    assert "Keep" in screen(scene, 160)
    assert "Keep" in rendered(draw_cell(cell, look_of(80)), 80)


def test_the_long_name_of_a_site_is_cut_rather_than_left_out() -> None:
    scene = scenes.battle()
    cell = next(cell for cell in scene.boards[0].cells if not cell.pieces)
    cell.site = Site(kind="glade", name=t("Magical Glade of the Ancients"))
    assert "Magic" in screen(scene, 160)


def test_choices_are_numbered_on_the_map() -> None:
    scene = scenes.battle()
    lines = draw_boards(scene.boards, look_of(80), choice_targets(scenes.question(scene)))
    assert any("[1]" in line.plain for line in lines)


def test_pieces_that_find_no_room_are_listed_with_their_place() -> None:
    crowd = [Piece(id=f"p{n}", icon="", name=scenes.text(f"Person {n}")) for n in range(12)]
    cell = Cell(id="a", name=scenes.text("the cellar"), at=(0, 0), pieces=crowd)
    shown = "\n".join(drawn(Board(id="b", kind="hex", name=scenes.text("House"), cells=[cell])))
    assert all(f"Person {n}" in shown for n in range(12))
    assert "@the cellar" in shown


def test_cells_that_lie_nowhere_lose_no_piece() -> None:
    lost = Piece(id="p", icon="", name=scenes.text("Wanderer"))
    limbo = Cell(id="c", name=scenes.text("limbo"), pieces=[lost])
    for kind in KINDS:
        board = Board(id="b", kind=kind, name=scenes.text("Void"), cells=[limbo])
        assert "Wanderer" in "\n".join(drawn(board))


def test_a_picture_lists_its_places_how_they_stand_and_where_ways_lead() -> None:
    cells = [
        Cell(id="a", name=scenes.text("Barrow"), label="1", state="done"),
        Cell(id="b", name=scenes.text("Lair"), label="2", state="open", badges=[Badge(text=scenes.text("new"))]),
        Cell(id="c", name=scenes.text("not found"), label="?", state="unknown"),
    ]
    ways = [Line(id="ab", kind="path", between=("a", "b")), Line(id="bc", kind="path", between=("b", "c"))]
    board = Board(id="b", kind="picture", name=scenes.text("Map"), cells=cells, lines=ways)
    assert [line.rstrip() for line in drawn(board)] == [
        "Map",
        "x 1. Barrow -> 2",
        "o 2. Lair new -> ?",
        "? not found",
    ]
    assert all(len(line) <= 12 for line in drawn(board, 12))


def test_a_track_shows_every_step_and_what_stands_there() -> None:
    tower = scenes.kingdoms().boards[-1]
    lines = drawn(tower)
    assert all(str(n) in lines[2] for n in range(7))
    assert "♜1 ♜3" in lines[3]


@given(
    hexes=st.integers(0, 90),
    width=st.integers(20, 200),
    kind=st.sampled_from(KINDS),
    pieces=st.integers(0, 30),
    plain=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_boards_of_odd_sizes_are_drawn(hexes: int, width: int, kind: Kind, pieces: int, plain: bool) -> None:
    places = scenes.spiral(hexes)
    cells = [
        Cell(id=f"{q}.{r}", name=scenes.text(f"{q}:{r}"), at=(q, r), outline=square(q, r), terrain="forest")
        for q, r in places
    ]
    for number in range(pieces if cells else 0):
        cells[number * 7 % len(cells)].pieces.append(Piece(id=f"p{number}", icon="", name=scenes.text(f"Imp {number}")))
    lines = [Line(id="l", kind="wall", between=tuple(cell.id for cell in cells[:2]))]
    board = Board(id="b", kind=kind, name=scenes.text("Odd"), cells=cells, lines=lines)
    shown = drawn(board, width, plain)
    assert max(map(cell_len, shown)) <= width
    assert all(any(f"Imp {number}"[: width - 8] in line for line in shown) for number in range(pieces if cells else 0))


def square(x: int, y: int) -> list[Point]:
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


# Sheets, colours, symbols


def test_strokes_become_dots_or_slashes() -> None:
    sheet = Canvas(4, 2)
    sheet.stroke([(0, 0), (2, 1)], Ink("red"))
    assert sheet.lines(plain=True)[0].plain.startswith("\\\\")
    assert all(
        letter == " " or 0x2800 <= ord(letter) < 0x2900 for line in sheet.lines(plain=False) for letter in line.plain
    )


def test_every_symbol_is_one_column_wide_and_no_emoji() -> None:
    symbols = {*palette.SYMBOLS.values(), *(each.symbol for each in palette.GROUNDS.values())}
    for symbol in symbols:
        assert len(symbol) == 1
        assert ord(symbol) < 0x10000
        assert cell_len(symbol) == 1
        assert unicodedata.east_asian_width(symbol) not in "WF"


def luminance(colour: str) -> float:
    parts = [value / 255 for value in Color.parse(colour).get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_text_can_be_read_on_dark_and_on_light_terminals() -> None:
    tones = [style for style in palette.TONES.values() if style.startswith("#")]
    for colour in [*palette.SEATS, *tones, palette.FRAME]:
        assert contrast(colour, "#000000") >= 3
        assert contrast(colour, "#ffffff") >= 3


def test_terrains_of_one_map_have_different_marks() -> None:
    terrains = {space.terrain for tile in TILES.values() for space in tile.spaces.values()} | {"unknown"}
    marks = [palette.ground(terrain).symbol for terrain in terrains]
    assert len(marks) == len(set(marks)), "desert and wasteland for instance"


def test_what_is_written_on_the_ground_can_be_read() -> None:
    for ground in [*palette.GROUNDS.values(), palette.NEUTRAL, palette.CLOSED]:
        assert contrast(ground.colour, palette.PAPER) >= 4.5


# Cards, things, the end


def test_a_small_hand_is_drawn_as_cards_and_a_big_one_as_a_list() -> None:
    def lines(count: int) -> list[str]:
        return rendered_zone(scenes.hand(count)).splitlines()

    assert len(lines(4)) > 8
    assert len(lines(24)) == 25


def rendered_zone(zone: Zone) -> str:
    return "".join(rendered(part, 80) for part in draw_zone(zone, look_of(80), {}))


def test_cards_that_are_spent_or_lit_say_so() -> None:
    shown = rendered_zone(scenes.hand(5))
    assert "*10 Trample" in shown
    assert "(78 Warding Streng" in shown


def test_cards_in_a_list_keep_their_badges() -> None:
    zone = scenes.hand(4)
    zone.cards[0].badges = [Badge(text=t("× 2"))]
    compact = "".join(rendered(part, 80) for part in draw_zone(zone, look_of(80), {}, compact=True))
    assert "× 2" in compact


def test_hidden_cards_are_only_counted() -> None:
    assert "Hand of Blue (7)" in screen(scenes.card_table(), 80)


def test_things_are_found_by_id_by_name_and_by_a_part_of_it() -> None:
    scene, look = scenes.dungeon(), look_of(80)
    assert [thing.id for thing in find_things("hero-0", scene, look)] == ["hero-0"]
    assert [thing.name for thing in find_things("spellweaver", scene, look)] == ["Spellweaver"]
    assert len(find_things("bandit", scene, look)) == 9
    for thing in find_things("a", scene, look):
        assert rendered(thing.draw(look), 80).strip()


def test_the_end_shows_winners_and_how_points_are_made_up() -> None:
    scene = scenes.kingdoms(2)
    scene.scores = scenes.scores()
    shown = "".join(rendered(part, 80) for part in draw_ending(scene, Outcome((1,), (1, 3)), look_of(80)))
    assert re.search(r"Tower\W+1\W+2", shown)
    assert "Winner: Blue people!" in shown


def test_whoever_plays_several_heroes_wins_with_all_of_them() -> None:
    scene = scenes.kingdoms(2)
    for mat in scene.mats:
        mat.seat = 0
    shown = "".join(rendered(part, 80) for part in draw_ending(scene, Outcome((0,), (1,)), look_of(80)))
    assert "Winners: Red people, Blue people!" in shown


# Words


def test_the_client_says_all_of_its_words_and_no_others() -> None:
    sources = [path.read_text("utf-8") for path in Path(cli.__path__[0]).rglob("*.py")]
    said = {name for source in sources for name in re.findall(r"(?:word|tell)\(\s*[\"']([a-z-]+)", source)}
    said |= {name for source in sources for name in re.findall(r'message\("ui-([a-z-]+)"', source)}
    said |= {f"help-{name}" for name in HELP.values()}
    assert {f"ui-{name}" for name in said} == {name for name in written(SHARED_TEXT, "en") if name.startswith("ui-")}


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (21, "21 очко"), (112, "112 очков")]
)
def test_russian_counts_correctly(count: int, said: str) -> None:
    assert look_of(80, language="ru").word("points", count=count) == said


def test_the_order_of_play_is_told_with_what_is_known_of_those_who_have_still_to_act() -> None:
    order = [
        Turn(id="one", name=t("one"), label="12", done=True, notes=[Note(text=t("over"))]),
        Turn(id="two", name=t("two"), label="40", active=True, notes=[Note(text=t("strikes"), rule="X-1")]),
    ]
    shown = "\n".join(rendered(part, 80) for part in draw_order(order, look_of(80)))
    assert "12 one" in shown
    assert "[40 two]" in shown
    assert "strikes  X-1" in shown
    assert "over" not in shown


def test_what_belongs_to_nobody_is_counted_in_one_line() -> None:
    stats = [
        Stat(id="fire", name=t("fire"), icon="flame", value=1, most=2),
        Stat(id="food", name=t("food"), icon="wheat", value=3, most=9),
    ]
    assert "fire #.  food 3/9" in "".join(rendered(part, 80) for part in draw_shared(stats, look_of(80)))
    assert draw_shared([], look_of(80)) == []


def test_an_area_is_drawn_hex_by_hex_around_whoever_stands_there() -> None:
    pattern = Pattern(hexes=[(1, -1), (1, 0)], own=(0, 0))
    assert drawn_pattern(pattern, look_of(80)) == [" #", "o #"]


def test_terms_in_texts_are_named_and_coloured_and_can_be_looked_up() -> None:
    stun = Term(id="stun", name=t("Stun"), text=t("No turn."), icon="stun", hue="gold", rule="TOY-01")
    look = dataclasses.replace(look_of(80), glossary={"stun": stun})
    said = t("Attack 2, [[stun]]: [[stun|stunned]], [[unknown]]")
    assert look.say(said) == "Attack 2, Stun: stunned, unknown"
    assert look.rich(said).plain == look.say(said)
    styles = [str(span.style) for span in look.rich(said, "bold").spans]
    assert f"bold underline {palette.HUES['gold']}" in styles
    question = Question(seat=0, kind="q", text=said, choices=[Choice("a", said)])
    shown = "\n".join(rendered(part, 80) for part in draw_question(question, look))
    assert "[[" not in shown
    assert "Stun: stunned" in shown
    [found] = find_things("stun", scenes.alone(), look)
    assert rendered(found.draw(look), 80).strip() == "Stun: No turn.  TOY-01"


def test_a_story_is_told_in_paragraphs_and_other_steps_are_numbered() -> None:
    steps = [LogEntry(text=t("It rains.")), LogEntry(text=t("It clears up."))]
    page, line = LogEntry(text=t("Weather"), kind="story", steps=steps), LogEntry(text=t("Weather"), steps=steps)
    look = look_of(80)
    assert [each.plain for each in draw_log([page], look)] == ["· Weather", "   It rains.", "   It clears up."]
    assert [each.plain for each in draw_log([line], look)] == ["· Weather", "   1. It rains.", "   2. It clears up."]
