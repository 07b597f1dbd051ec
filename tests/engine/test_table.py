"""Tables: playing, forking, undoing, events."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.engine import Action, Event, Game, Rng, phase, seeded
from tabletome.engine.decisions import Decision, Script
from tabletome.engine.errors import CannotUndo, IllegalAction
from tabletome.engine.table import PHASES_REMEMBERED, Happened, Move, Table
from tabletome.scene import view
from tests.toys import (
    HEIST,
    NIM,
    SEALED,
    TOYS,
    BidsRevealed,
    Drew,
    Duelled,
    HeistState,
    Hide,
    Keep,
    NimState,
    PrizeRolled,
    Take,
    Taken,
    Whispered,
    play,
    play_randomly,
    table_of,
)

all_toys = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
Standing = tuple[str, tuple[Decision, ...], tuple[Move, ...], int, tuple[Happened, ...]]


def standing(table: Table[Any]) -> Standing:
    """Everything that can be said of a table."""
    return table.hash(), tuple(table.pending), tuple(table.log), table.barrier, tuple(table.events)


def future(table: Table[Any]) -> Standing:
    """Where one particular random play leads from here."""
    return standing(play_randomly(table, seeded("future")))


def a_table_somewhere(game: Game[Any, Any], seed: int) -> Table[Any]:
    rng = seeded(str(seed))
    return play_randomly(table_of(game, str(seed)), rng, rng.below(12))


# ---------------------------------------------------------------- playing


def test_a_seat_that_is_not_asked_cannot_play() -> None:
    table = table_of(NIM)
    before = standing(table)
    with pytest.raises(IllegalAction, match="not for seat 2 to decide now; the table waits for seat 1"):
        play(table, "1: from-heap 0")
    assert standing(table) == before


@pytest.mark.parametrize("move", ["0: from-heap 9", "0: take 1"])
def test_what_is_not_offered_cannot_be_played(move: str) -> None:
    table = table_of(NIM)
    before = standing(table)
    with pytest.raises(IllegalAction, match="is not among the choices of seat 1 now"):
        play(table, move)
    assert standing(table) == before


def test_nothing_can_be_played_after_the_end() -> None:
    table = play(table_of(NIM, layout="small"), "0: from-heap 0", "0: take 1", "1: from-heap 1", "1: take 2")
    with pytest.raises(IllegalAction, match="the game is over"):
        play(table, "0: take 1")


@all_toys
def test_games_played_at_random_come_to_an_end_and_are_possible_at_every_step(game: Game[Any, Any]) -> None:
    for number in range(10):
        table, rng = table_of(game, str(number)), seeded(f"play {number}")
        while table.outcome is None:
            play_randomly(table, rng, 1)
            game.check(table.state)


@all_toys
def test_the_same_seed_and_moves_lead_to_the_same_place(game: Game[Any, Any]) -> None:
    table = play_randomly(table_of(game), seeded("moves"))
    again = Table.replay(game, table.options, table.seed, table.log)
    assert standing(again) == standing(table)


def test_another_seed_deals_other_cards() -> None:
    assert table_of(SEALED, "one").hash() != table_of(SEALED, "two").hash()


# ---------------------------------------------------------------- rules that break


@phase
def stumble(g: NimState) -> Script:
    """Changes the state, asks, changes more, tells, and falls over."""
    g.active = 1 - g.active
    chosen = yield Decision(0, "stumble", [Take(1), Take(2)])
    g.heaps[0] = 99
    g.rng.roll(6)
    g.emit(Taken, 0, 0, 99)
    if chosen.count == 2:
        raise RuntimeError("a defect in a rule")
    g.phase = fall


@phase
def fall(g: NimState) -> None:
    g.heaps[1] = 99
    raise RuntimeError("a defect in a phase that asks nothing")


def clumsy_game() -> Game[NimState, Any]:
    def set_up(options: Any, rng: Rng) -> NimState:
        state = NIM.setup(options, rng)
        state.phase = stumble
        return state

    parts = {name: getattr(NIM, name) for name in NIM.__dataclass_fields__ if name != "scripts"}
    return Game(**{**parts, "name": "clumsy", "setup": set_up, "phases": [stumble, fall]})


@pytest.mark.parametrize("move", ["0: take 1", "0: take 2"])
def test_a_rule_that_breaks_leaves_the_table_as_it_was(move: str) -> None:
    table = table_of(clumsy_game())
    before = standing(table)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a defect"):
            play(table, move)
        assert standing(table) == before
        table.game.check(table.state)


# ---------------------------------------------------------------- deciding together


BIDS = ("0: bid 2", "1: bid 3", "2: bid 1")


@given(st.permutations(BIDS))
def test_the_order_of_secret_answers_does_not_matter(order: list[str]) -> None:
    in_order = play(table_of(SEALED, players=3), *BIDS)
    table = play(table_of(SEALED, players=3), *order)
    assert table.hash() == in_order.hash()
    assert table.pending == in_order.pending
    assert table.events == in_order.events


def test_a_secret_answer_is_not_seen_before_all_have_answered() -> None:
    table, other = table_of(SEALED, players=3), table_of(SEALED, players=3)
    before = table.hash()
    play(table, "1: bid 4", "0: bid 0")
    play(other, "1: bid 1", "0: bid 3")
    assert table.hash() == other.hash() == before
    for seat in (None, 0, 1, 2):
        assert view(table, seat) == view(other, seat)


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    table = play(table_of(SEALED, players=3), "1: bid 4")
    assert [decision.seat for decision in table.pending] == [0, 2]
    with pytest.raises(IllegalAction, match="waits for seat 1, 3"):
        play(table, "1: bid 0")


# ---------------------------------------------------------------- forking


@all_toys
@given(st.integers(0, 10**6))
def test_a_fork_stands_where_its_table_stands_and_has_the_same_future(game: Game[Any, Any], seed: int) -> None:
    table = a_table_somewhere(game, seed)
    fork = table.fork()
    assert standing(fork) == standing(table)
    before = standing(table)
    ahead = future(fork)
    assert standing(table) == before
    assert future(table) == ahead


@all_toys
@given(st.integers(0, 10**6))
def test_a_fork_can_be_undone_to_the_beginning(game: Game[Any, Any], seed: int) -> None:
    fork = a_table_somewhere(game, seed).fork()
    while fork.log:
        fork.undo(agreed=True)
    assert standing(fork) == standing(table_of(game, str(seed)))


# ---------------------------------------------------------------- undoing


@all_toys
@given(st.integers(0, 10**6))
def test_undo_gives_back_every_earlier_standing(game: Game[Any, Any], seed: int) -> None:
    table, rng = table_of(game, str(seed)), seeded(f"undo {seed}")
    stood = [standing(table)]
    while table.outcome is None:
        play_randomly(table, rng, 1)
        stood.append(standing(table))
    while stood:
        assert standing(table) == stood.pop()
        if stood:
            table.undo(agreed=True)


def test_undo_is_free_where_nothing_was_learnt() -> None:
    table = table_of(NIM)
    before = standing(table)
    play(table, "0: from-heap 0", "0: take 2")
    table.undo(0)
    table.undo(0)
    assert standing(table) == before


def test_with_no_move_made_there_is_nothing_to_take_back() -> None:
    table = table_of(NIM)
    for seat in (None, 0):
        assert not table.can_undo(seat)
        with pytest.raises(CannotUndo, match="no move"):
            table.undo(seat, agreed=True)


def test_dice_stand_in_the_way_of_undo_until_all_agree_and_then_the_same_dice_fall_again() -> None:
    table = play(table_of(HEIST), "0: hide", "1: dash")
    after = standing(table)
    assert table.barrier == 2
    for seat in (None, 0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(CannotUndo, match="dice fell"):
            table.undo(seat)
    assert standing(table) == after
    table.undo(1, agreed=True)
    assert table.barrier == 0
    assert standing(play(table, "1: dash")) == after


def test_undo_is_free_back_to_the_dice_and_no_further() -> None:
    table = play(table_of(HEIST), "0: dash", "1: hide", "0: hide")
    for _ in range(2):
        assert table.can_undo()
        table.undo()
    assert len(table.log) == table.barrier == 1
    assert not table.can_undo()


def test_what_was_shown_stands_in_the_way_of_undo() -> None:
    table = play(table_of(SEALED), "0: bid 4", "1: bid 0")
    card = table.state.hands[0][0]
    play(table, f"0: duel 1 {card}")
    assert table.barrier == 3
    assert not table.can_undo(0)


def test_a_move_after_the_dice_can_be_taken_back_until_someone_else_moves() -> None:
    table = play(table_of(HEIST), "0: dash", "1: hide")
    assert table.can_undo(1)
    play(table, "0: hide")
    assert not table.can_undo(1)
    with pytest.raises(CannotUndo, match="someone else has moved since"):
        table.undo(1)
    table.undo(1, agreed=True)
    assert [str(action) for _, action in table.log] == ["dash"]


def test_a_secret_answer_can_be_taken_back_until_all_have_answered() -> None:
    table = table_of(SEALED)
    before = standing(table)
    play(table, "1: bid 4")
    assert table.can_undo(1)
    table.undo(1)
    assert standing(table) == before
    play(table, "1: bid 4", "0: bid 1")
    for seat in (0, 1):
        assert not table.can_undo(seat)


def test_the_last_of_several_secret_answers_is_where_free_undo_ends() -> None:
    table = play(table_of(SEALED), "1: bid 1", "0: bid 2")
    assert table.barrier == 2
    with pytest.raises(CannotUndo, match="hidden was shown"):
        table.undo(0)


def test_a_finished_game_can_be_undone_and_ended_again() -> None:
    table = play(table_of(NIM, layout="small"), "0: from-heap 0", "0: take 1", "1: from-heap 1", "1: take 2")
    ended = standing(table)
    table.undo()
    assert table.outcome is None
    assert standing(play(table, "1: take 2")) == ended


def test_undo_reaches_back_beyond_the_remembered_phases() -> None:
    table = table_of(NIM, layout="long")
    stood = [standing(table)]
    for heap in range(PHASES_REMEMBERED + 10):
        play(table, f"{heap % 2}: from-heap {heap}", f"{heap % 2}: take 1")
        stood.append(standing(table))
    for _ in range(PHASES_REMEMBERED + 10):
        assert standing(table) == stood.pop()
        table.undo()
        table.undo()
    assert standing(table) == stood.pop()


# ---------------------------------------------------------------- events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def a_duel() -> Table[Any]:
    """Seat 1 has won the bid and duels; seat 0 shows its first card."""
    table = play(table_of(SEALED), "0: bid 0", "1: bid 4")
    mine, theirs = table.state.hands[1][0], table.state.hands[0][0]
    return play(table, f"1: duel 0 {mine}", f"0: show {theirs}")


def seen(table: Table[Any], seat: int | None) -> list[Event]:
    return [event for _, whole in table.events if (event := whole.seen_by(seat)) is not None]


def test_events_are_kept_in_order_with_the_step_they_came_about() -> None:
    table = a_duel()
    assert [(step, event.kind) for step, event in table.events] == [
        (0, "prize-rolled"),
        (2, "bids-revealed"),
        (2, "whispered"),
        (4, "duelled"),
        (4, "drew"),
        (4, "drew"),
        (4, "prize-rolled"),
    ]


def test_a_seat_sees_what_concerns_it_and_less_of_the_rest() -> None:
    table = a_duel()
    cards = {seat: [event.card for event in seen(table, seat) if isinstance(event, Drew)] for seat in (None, 0, 1)}
    hands = table.state.hands
    assert cards == {None: [None, None], 0: [None, hands[0][-1]], 1: [hands[1][-1], None]}
    assert Whispered(1) in seen(table, 1)
    assert Whispered(1) not in seen(table, 0) + seen(table, None)


def test_the_log_of_a_view_is_censored_and_can_start_later() -> None:
    table = a_duel()
    texts = [entry.text.name for entry in view(table, 0).log]
    assert texts == ["prize-rolled", "bids-revealed", "duelled", "drew", "drew", "prize-rolled"]
    assert [entry.step for entry in view(table, 0, since=3).log] == [4, 4, 4, 4]
    own, other = [entry.text.args.get("card") for entry in view(table, 1, since=3).log if entry.text.name == "drew"]
    assert own is not None
    assert other is None


def test_undo_takes_events_back() -> None:
    table = a_duel()
    table.undo(agreed=True)
    assert kinds([event for _, event in table.events]) == ["prize-rolled", "bids-revealed", "whispered"]


def test_events_after_an_undo_are_heard_once() -> None:
    table = a_duel()
    events = list(table.events)
    last = table.log[-1]
    table.undo(agreed=True)
    table.play(*last)
    assert table.events == events


def fork_and_undo(table: Table[Any]) -> Table[Any]:
    fork = table.fork()
    last = fork.log[-1]
    fork.undo(agreed=True)
    fork.play(*last)
    return fork


@pytest.mark.parametrize("again", [Table.fork, fork_and_undo])
def test_a_fork_tells_the_whole_story_and_goes_on_telling_it(again: Callable[[Table[Any]], Table[Any]]) -> None:
    table = a_duel()
    fork = again(table)
    assert fork.events == table.events
    for each in (fork, table):
        play(each, "0: bid 1", "1: bid 0")
        each.play(0, Keep())
    assert fork.events == table.events
    assert len(fork.events) > 8


def test_a_table_to_which_nobody_listens_can_still_tell_its_story() -> None:
    table = a_duel()
    quiet = Table.replay(SEALED, table.options, table.seed, table.log, listening=False)
    assert quiet.events == table.events


def test_an_event_names_its_kind_and_its_rule() -> None:
    assert Duelled(0, 1, 1, 2, rule="SE-DUEL-01").rule == "SE-DUEL-01"
    assert (PrizeRolled.kind, BidsRevealed.kind) == ("prize-rolled", "bids-revealed")
    assert PrizeRolled(3).seen_by(None) == PrizeRolled(3)


# ---------------------------------------------------------------- imagining


def visible(table: Table[Any], state: Any, seat: int) -> Any:
    return table.game.scene(state, seat)


@all_toys
@given(st.integers(0, 10**6))
def test_what_a_seat_sees_and_is_asked_is_the_same_in_what_it_imagines(game: Game[Any, Any], seed: int) -> None:
    table = a_table_somewhere(game, seed)
    before = standing(table)
    for decision in table.pending:
        run = table.imagine(decision.seat, seeded("imagine"))
        assert run.decision == decision
        assert visible(table, run.state, decision.seat) == visible(table, table.state, decision.seat)
        game.check(run.state)
    assert standing(table) == before


def test_what_a_seat_cannot_know_differs_from_one_imagination_to_the_next() -> None:
    table = table_of(SEALED, players=3)
    states = [table.imagine(1, seeded(str(n))).state for n in range(20)]
    assert len({tuple(state.hands[0]) for state in states}) > 5
    assert len({tuple(state.deck) for state in states}) > 5
    assert {tuple(state.hands[1]) for state in states} == {tuple(table.state.hands[1])}


def test_other_dice_are_to_come_in_what_a_seat_imagines() -> None:
    table = table_of(HEIST)
    streams = [table.imagine(0, seeded(str(n))).state.rng for n in range(5)]
    rolls = [tuple(rng.roll(6) for _ in range(8)) for rng in (*streams, table.state.rng.copy())]
    assert len(set(rolls)) == 6


def test_the_same_dice_imagine_the_same_position_whatever_the_truth_is() -> None:
    table, swapped = table_of(SEALED), table_of(SEALED)
    swap_a_hidden_card(swapped)
    assert table.hash() != swapped.hash()
    assert table.imagine(0, seeded("x")).state == swapped.imagine(0, seeded("x")).state


def test_a_position_is_imagined_once_while_nothing_has_happened() -> None:
    """Whoever tries options one after the other in the same imagined position is given copies of it."""
    seats: list[int] = []
    parts = {name: getattr(HEIST, name) for name in HEIST.__dataclass_fields__ if name != "scripts"}
    table = table_of(Game(**{**parts, "imagine": lambda _g, seat, _rng: seats.append(seat)}))
    table.imagine(0, seeded("x")).play(Hide())
    assert table.imagine(0, seeded("x")).decision == table.decision_of(0)
    assert seats == [0]
    table.imagine(1, seeded("x"))
    table.imagine(1, seeded("y"))
    assert seats == [0, 1, 1]
    table.play(0, Hide())
    table.imagine(1, seeded("y"))
    table.undo(agreed=True)
    assert table.imagine(1, seeded("y")).state.active == 0
    assert seats == [0, 1, 1, 1, 1]


def swap_a_hidden_card(table: Table[Any]) -> None:
    """Exchange a card in seat 1's hand with one of the deck, in the position as it is and as it is remembered."""
    for state in (table.state, table._checkpoints[-1].state):
        state.hands[1][0], state.deck[0] = state.deck[0], state.hands[1][0]


def test_secret_answers_are_asked_again_in_what_a_seat_imagines() -> None:
    table = play(table_of(SEALED, players=3), "0: bid 4", "2: bid 3")
    run = table.imagine(1, seeded("imagine"))
    assert run.decision is not None
    assert run.decision.seat == 1
    assert sorted(decision.seat for decision in run.waiting) == [0, 2]
    assert not run.others_answered
    assert [decision.seat for decision in table.pending] == [1]


def test_answers_that_all_have_seen_are_kept_in_what_a_seat_imagines() -> None:
    table = play(table_of(SEALED), "0: bid 1", "1: bid 3")
    run = table.imagine(1, seeded("imagine"))
    assert run.state.winner == 1
    assert run.decision == table.decision_of(1)


def test_an_imagined_run_can_be_played_to_its_end() -> None:
    table = play(table_of(HEIST), "0: sneak")
    run = table.imagine(1, seeded("run"))
    while run.decision is not None:
        action: Action = run.decision.options[0]
        run.play(action)
    assert isinstance(run.state, HeistState)
    assert run.outcome is not None
    assert table.outcome is None
