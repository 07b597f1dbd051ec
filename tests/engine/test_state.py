"""States: copies, hashes, outcomes."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletome.engine import Event, Game, Outcome, State, seeded, state_hash
from tabletome.engine.state import decode, encode, listen
from tests.toys import NIM, SEALED, TOYS, NimState, SealedState, Taken, play_randomly, set_up_sealed, table_of


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)


def a_sealed_state() -> SealedState:
    return set_up_sealed(SEALED.options(), seeded("state"))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_copy_is_equal_and_hand_written_copies_forget_no_field(game: Game[Any, Any]) -> None:
    table = table_of(game)
    for _ in range(10):
        play_randomly(table, seeded("copy"), 1)
        state = table.state
        assert state.copy() == state == State.copy(state)
        assert state_hash(state.copy()) == state_hash(state) == state_hash(State.copy(state))


@pytest.mark.parametrize("copy", [SealedState.copy, State.copy], ids=["by hand", "by encoding"])
def test_a_copy_shares_nothing(copy: Callable[[SealedState], SealedState]) -> None:
    state = a_sealed_state()
    before = encode(state)
    again = copy(state)
    again.hands[0].clear()
    again.deck.clear()
    again.coins[0] = 0
    again.points.append(1)
    again.shown.append(1)
    again.rng.roll(6)
    again.reveal()
    assert encode(state) == before


def test_a_hash_differs_when_anything_differs() -> None:
    state = a_sealed_state()
    hashes = {state_hash(state)}
    for change in (
        lambda g: g.rng.roll(6),
        lambda g: g.reveal(),
        lambda g: g.deck.reverse(),
        lambda g: setattr(g, "outcome", Outcome((0,), (1.0, 0.0))),
        lambda g: setattr(g, "phase", "elsewhere"),
    ):
        change(state)
        hashes.add(state_hash(state))
    assert len(hashes) == 6


class Stock(State, kw_only=True):
    goods: dict[str, int]
    marks: set[int]


def test_a_hash_does_not_depend_on_the_order_in_which_things_were_put_there() -> None:
    """Sets of 8 and 0 lie in the order in which they were filled."""
    one = Stock(phase="", rng=seeded(""), seats=1, goods={"ale": 1, "bread": 2}, marks={8, 0})
    other = Stock(phase="", rng=seeded(""), seats=1, goods={"bread": 2, "ale": 1}, marks={0, 8})
    assert list(one.goods) != list(other.goods)
    assert state_hash(one) == state_hash(other)


def test_a_phase_and_its_plain_name_are_the_same_content() -> None:
    state = a_sealed_state()
    plain = state.copy()
    plain.phase = str.__str__(state.phase)
    assert type(plain.phase) is str
    assert state_hash(plain) == state_hash(state)


def test_a_state_that_holds_something_strange_cannot_be_encoded() -> None:
    state = a_sealed_state()
    state.deck = [object()]  # type: ignore[list-item]
    with pytest.raises(TypeError, match="cannot hold a object"):
        encode(state)


def test_events_reach_the_listener_of_this_very_state_only() -> None:
    state, ear = NimState(phase="", rng=seeded(""), seats=2, heaps=[1]), Ear()
    listen(state, ear)
    state.copy().emit(Taken, 0, 0, 1)
    assert ear.heard == []
    state.emit(Taken, 0, 0, 1)
    assert ear.heard == [Taken(0, 0, 1)]
    listen(state, None)
    state.emit(Taken, 0, 0, 1)
    assert len(ear.heard) == 1


def test_with_nobody_listening_an_event_is_not_even_made() -> None:
    def explode() -> Event:
        raise AssertionError("made")

    a_sealed_state().emit(explode)


def test_a_listener_is_no_part_of_the_content() -> None:
    state = a_sealed_state()
    before = state_hash(state)
    listen(state, Ear())
    assert state_hash(state) == before


def test_rivals_who_tie_share_the_victory_and_allies_do_not_have_to() -> None:
    assert [Outcome((0, 2), (3, 1, 3)).payoff(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [Outcome((0, 2), (3, 1, 3), shared=True).payoff(seat) for seat in range(3)] == [1, 0, 1]
    assert Outcome((), (0, 0), shared=True).payoff(0) == 0


def test_toys_say_what_is_in_their_box() -> None:
    assert all(kind.have == kind.box for game in (NIM, SEALED) for kind in game.contents())


class Piles(State, kw_only=True):
    cards: dict[str, int]


def test_a_dict_is_kept_in_its_order_which_makes_no_difference_to_the_content() -> None:
    state, other = (
        Piles(phase="", rng=seeded("piles"), seats=1, cards=cards) for cards in ({"b": 1, "a": 2}, {"a": 2, "b": 1})
    )
    assert list(decode(encode(state), Piles).cards) == ["b", "a"]
    assert state_hash(state) == state_hash(other)
