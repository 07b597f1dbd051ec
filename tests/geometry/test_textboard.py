"""Boards drawn as text."""

from textwrap import indent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.geometry.hexes import Hex
from tabletome.geometry.textboard import draw_board, find, parse_board, top_left
from tests.geometry.strategies import garbage, hexes, quick

tokens = st.text(alphabet="#.ABg12é", min_size=1, max_size=4)
boards = st.dictionaries(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), tokens, min_size=1, max_size=20)


def test_rows_indented_further_lie_half_a_hex_to_the_right() -> None:
    board = parse_board("""
         a b
          c d
         e f
    """)
    assert board == {(0, 0): "a", (1, 0): "b", (0, 1): "c", (1, 1): "d", (-1, 2): "e", (0, 2): "f"}


def test_the_first_row_may_be_the_indented_one() -> None:
    board = parse_board("  a b\n c d\n  e f")
    assert board == {(0, 0): "a", (1, 0): "b", (-1, 1): "c", (0, 1): "d", (-1, 2): "e", (0, 2): "f"}


def test_an_underscore_leaves_a_hex_out() -> None:
    assert parse_board("a _ b") == {(0, 0): "a", (2, 0): "b"}


def test_tokens_may_be_long_in_line_or_in_columns() -> None:
    assert parse_board(". g12 #") == parse_board(".   g12 #") == {(0, 0): ".", (1, 0): "g12", (2, 0): "#"}


def test_the_origin_can_be_elsewhere() -> None:
    assert parse_board("a b", origin=Hex(3, -2)) == {(3, -2): "a", (4, -2): "b"}


@pytest.mark.parametrize(
    "drawing",
    [
        ". . .\n # T .\n. 1 #",
        " . .\n. . .\n . #",
        ".   g12 .\n  #   B\n_   .",
        ".   ab\n  c",
        "a\n _\nb",
    ],
)
def test_a_drawing_is_drawn_again_as_it_was(drawing: str) -> None:
    assert draw_board(parse_board(drawing)) == drawing


@quick
@given(boards)
def test_any_board_can_be_drawn_and_read_again(board: dict[Hex, str]) -> None:
    assert parse_board(draw_board(board), top_left(board)) == board


@quick
@given(boards, hexes)
def test_a_drawing_does_not_depend_on_where_the_board_lies_or_how_it_is_indented(
    board: dict[Hex, str], origin: Hex
) -> None:
    drawing = draw_board(board)
    assert draw_board(parse_board("\n" + indent(drawing, "   ") + "\n  \n", origin)) == drawing


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("", "empty"),
        ("  \n ", "empty"),
        ("_ _", "no hex"),
        (". .\n. .", "line 2 starts at column 1 like the line above"),
        (". .\n . .\n  . .", "line 3 starts at column 3: it should start at column 1, like line 1"),
        (". .\n . .\n. .\n   .", "line 4 starts at column 4: it should start at column 2, like line 2"),
        (". .\n\n. .", "line 2 is empty"),
        (". .   .", "line 1, column 7: '.' should start at column 5; write '_'"),
        ("a .      g12", "line 1, column 10: 'g12' should start at column 5 or 9"),
        (".\t.", "line 1, column 2: '\\\\t'"),
    ],
)
def test_a_wrong_drawing_is_refused_with_line_column_and_remedy(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_board(drawing)


@pytest.mark.parametrize("token", ["", "_", "a b", " a", "\n"])
def test_a_token_that_could_not_be_read_again_is_not_drawn(token: str) -> None:
    with pytest.raises(ValueError, match="a token is text without spaces"):
        draw_board({Hex(0, 0): token})


def test_an_empty_board_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="at least one"):
        draw_board({})


def test_a_token_is_found_only_if_it_is_there_once() -> None:
    board = parse_board("""
        . A .
         A B .
    """)
    assert find(board, "B") == (1, 1)
    with pytest.raises(ValueError, match="2 hexes with 'A'"):
        find(board, "A")
    with pytest.raises(ValueError, match="0 hexes with 'C'"):
        find(board, "C")


@quick
@given(garbage)
def test_garbage_is_refused_with_a_value_error_or_read(text: str) -> None:
    try:
        board = parse_board(text)
    except ValueError:
        return
    assert parse_board(draw_board(board), top_left(board)) == board
