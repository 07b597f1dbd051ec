"""Options of a new game."""

from contextlib import suppress
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.engine import Options
from tabletome.engine.errors import BadOptions
from tabletome.engine.options import OptionInfo, describe
from tests.toys import HeistOptions, NimOptions

garbage = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


class Pair(Options):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    teams: bool = False

    def check(self) -> None:
        if self.teams and self.players != 4:
            raise BadOptions("teams need 4 players")


def refusal(given: dict[str, Any], kind: type[Options] = NimOptions) -> str:
    with pytest.raises(BadOptions) as refused:
        kind.read(given)
    return str(refused.value)


def test_what_is_not_given_has_its_default() -> None:
    assert NimOptions.read({}) == NimOptions(players=2, layout="classic", misere=False, pace="calm")


@pytest.mark.parametrize("given", [{"players": 3, "vault": 9}, {"players": "3", "vault": "9"}])
def test_options_are_read_from_values_and_from_words(given: dict[str, Any]) -> None:
    assert HeistOptions.read(given) == HeistOptions(players=3, vault=9)


@pytest.mark.parametrize(
    ("word", "value"), [("yes", True), ("On", True), ("no", False), ("off", False), (True, True), ("true", True)]
)
def test_a_switch_is_read_from_yes_and_no(word: Any, value: bool) -> None:
    assert NimOptions.read({"misere": word}).misere is value


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"playerz": 2}, "there is no option 'playerz'; did you mean 'players'?"),
        ({"weather": 2}, "there is no option 'weather'; known: players, layout, misere, pace"),
        ({"players": 3}, "option players=3: Expected `int` <= 2; it may be 2 to 2"),
        ({"players": "many"}, "option players=many: Expected `int`, got `str`; it may be 2 to 2"),
        ({"misere": "maybe"}, "option misere=maybe: Expected `bool`, got `str`; it may be yes, no"),
        ({"pace": "slow"}, "option pace=slow: Invalid enum value 'slow'; it may be calm, brisk"),
        ({"layout": "clasic"}, "option layout: there is no 'clasic'; did you mean 'classic'?"),
        ({"layout": "x"}, "option layout: there is no 'x'; known: classic, small, long"),
        ({"layout": 5}, "option layout=5: Expected `str`, got `int`; it may be classic, small, long"),
    ],
)
def test_what_does_not_fit_is_named_with_what_would(given: dict[str, Any], says: str) -> None:
    assert refusal(given) == says


def test_options_that_do_not_go_together_are_refused() -> None:
    assert refusal({"teams": True}, Pair) == "teams need 4 players"
    assert Pair.read({"teams": True, "players": 4}).teams


@pytest.mark.parametrize(
    "value", [10**5000, "1" * 5000, "\ud800", [[]] * 500], ids=["number", "digits", "half", "lists"]
)
def test_a_monstrous_value_is_refused_in_a_short_printable_text(value: Any) -> None:
    text = refusal({"players": value})
    assert len(text) < 300
    assert text.encode()


@given(st.dictionaries(st.sampled_from(NimOptions.__struct_fields__) | st.text(max_size=5), garbage, max_size=4))
def test_any_garbage_is_refused_or_is_a_good_value(given: dict[str, Any]) -> None:
    with suppress(BadOptions):
        options = NimOptions.read(given)
        assert NimOptions.read(msgspec.to_builtins(options)) == options


def test_clients_learn_the_values_an_option_may_have() -> None:
    assert NimOptions.infos() == [
        OptionInfo("players", 2, least=2, most=2),
        OptionInfo("layout", "classic", values=("classic", "small", "long")),
        OptionInfo("misere", False, values=(True, False)),
        OptionInfo("pace", "calm", values=("calm", "brisk")),
    ]


def test_an_option_without_listed_values_may_be_any_text() -> None:
    assert describe(OptionInfo("name", "")) == "any text"
