"""Actions and their text."""

import enum
from contextlib import suppress
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.engine import Action, Vocabulary
from tabletome.engine.actions import LONGEST_TEXT, kebab
from tabletome.engine.errors import BadActionText
from tests.toys import TOYS


class Colour(enum.Enum):
    RED = "red"
    DEEP_BLUE = "deep-blue"


class Rank(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Rest(Action):
    pass


class StandUp(Action):
    where: str
    steps: int
    quickly: bool
    colour: Colour
    rank: Rank
    helper: str | None
    cards: tuple[int, ...]
    names: tuple[str, ...]


VOCABULARY = Vocabulary(Rest, StandUp)
EXAMPLE = StandUp("elan.1", -3, True, Colour.DEEP_BLUE, Rank.HIGH, None, (1, 2), ())

words = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9.:'_+-]{0,8}", fullmatch=True)
numbers = st.integers(-(10**9) + 1, 10**9 - 1)
actions = st.builds(
    StandUp,
    words,
    numbers,
    st.booleans(),
    st.sampled_from(Colour),
    st.sampled_from(Rank),
    st.none() | words,
    st.lists(numbers, max_size=5).map(tuple),
    st.lists(words, max_size=5).map(tuple),
)


class Draw(Action):
    hand: Literal["left", "right"]


def refusal(text: str) -> str:
    """What the vocabulary has to say about a bad text."""
    with pytest.raises(BadActionText) as refused:
        VOCABULARY.parse(text)
    return str(refused.value)


def test_the_text_of_an_action_is_its_name_and_its_fields() -> None:
    assert str(EXAMPLE) == "stand-up elan.1 -3 yes deep-blue 2 - 1,2 -"


def test_an_action_without_fields_is_one_word() -> None:
    assert str(Rest()) == "rest"
    assert VOCABULARY.parse("rest") == Rest()


def test_a_field_may_be_one_of_certain_words() -> None:
    vocabulary = Vocabulary(Draw)
    assert vocabulary.parse("draw left") == Draw("left")
    with pytest.raises(BadActionText, match="hand 'top' should be one of: left, right"):
        vocabulary.parse("draw top")


@pytest.mark.parametrize(("name", "verb"), [("Rest", "rest"), ("StandUp", "stand-up"), ("Take2Cards", "take2-cards")])
def test_a_verb_is_the_class_name_in_kebab_case(name: str, verb: str) -> None:
    assert kebab(name) == verb


@given(actions)
def test_every_action_can_be_read_back_from_its_text(action: StandUp) -> None:
    assert VOCABULARY.parse(str(action)) == action


@given(actions, actions)
def test_different_actions_have_different_texts(one: StandUp, other: StandUp) -> None:
    assert (str(one) == str(other)) == (one == other)


@given(st.text() | st.text("stand-up res 0123456789,yn.").map("stand-up ".__add__))
def test_any_other_text_is_refused_and_nothing_worse_happens(text: str) -> None:
    with suppress(BadActionText):
        action = VOCABULARY.parse(text)
        assert VOCABULARY.parse(str(action)) == action


@given(actions, st.integers(0, 7), st.text(max_size=8))
def test_one_spoilt_word_is_refused_or_means_another_action(action: StandUp, place: int, word: str) -> None:
    spoilt = str(action).split(" ")
    spoilt[place] = word
    with suppress(BadActionText):
        assert isinstance(VOCABULARY.parse(" ".join(spoilt)), Action)


def test_an_unknown_verb_gets_a_suggestion() -> None:
    assert "did you mean 'stand-up'?" in refusal("standup x")


def test_a_verb_like_no_other_gets_the_list() -> None:
    assert "known: rest, stand-up" in refusal("zzz")


def test_a_wrong_number_of_words_gets_the_form() -> None:
    assert "stand-up WHERE STEPS QUICKLY COLOUR RANK HELPER CARDS NAMES" in refusal("stand-up elan.1")
    assert "should have the form: rest" in refusal("rest now")


@pytest.mark.parametrize(
    ("field", "wrong", "says"),
    [
        (1, "el an", "form"),
        (1, "é", "where 'é' should be a plain word"),
        (2, "three", "steps 'three' should be a whole number"),
        (2, "1" * 10, "steps '1111111111' should be a whole number"),
        (2, "٣", "should be a whole number"),
        (3, "maybe", "quickly 'maybe' should be yes or no"),
        (4, "green", "colour 'green' should be one of: red, deep-blue"),
        (5, "3", "rank '3' should be one of: 1, 2"),
        (7, "1,,2", "cards '' should be a whole number"),
    ],
)
def test_a_wrong_word_is_named_with_what_would_be_right(field: int, wrong: str, says: str) -> None:
    words = str(EXAMPLE).split(" ")
    words[field] = wrong
    assert says in refusal(" ".join(words))


def test_an_endless_text_is_refused_unread() -> None:
    assert f"at most {LONGEST_TEXT} characters" in refusal("rest" * LONGEST_TEXT)


def test_two_actions_with_the_same_verb_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="same verb"):
        Vocabulary(Rest, Rest)


def test_a_field_that_has_no_text_form_is_a_mistake() -> None:
    class Weigh(Action):
        kilograms: float

    with pytest.raises(TypeError, match="float"):
        Vocabulary(Weigh)


def test_actions_of_different_kinds_are_never_equal() -> None:
    class Nod(Action):
        pass

    different: set[Action] = {Nod(), Rest(), Nod()}
    assert len(different) == 2


def test_a_vocabulary_lists_its_actions() -> None:
    assert list(VOCABULARY) == [Rest, StandUp]
    assert all(len(list(game.actions)) > 1 for game in TOYS)
