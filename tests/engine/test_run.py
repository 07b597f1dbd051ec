"""Phases, scripts and runs."""

import dataclasses

import pytest

from tabletome.engine import Decision, Phase, Run, runs, seeded
from tabletome.engine.registry import find_game, game_names, register, unregister
from tests.toys import (
    NIM,
    SEALED,
    Bid,
    FromHeap,
    Keep,
    NimOptions,
    NimState,
    SealedOptions,
    SealedState,
    Take,
    bid_for_prize,
    next_player,
    set_up_nim,
    set_up_sealed,
    take_pieces,
)


def nim_run(layout: str = "classic") -> Run[NimState]:
    return Run(NIM, set_up_nim(NimOptions(layout=layout), seeded("nim")))


def sealed_run(players: int = 3) -> Run[SealedState]:
    return Run(SEALED, set_up_sealed(SealedOptions(players=players), seeded("sealed")))


def asked(run: Run[SealedState]) -> Decision:
    assert run.decision is not None
    return run.decision


def test_a_phase_is_its_name_and_keeps_its_rule() -> None:
    assert take_pieces == "take_pieces"
    assert next_player.run(NimState(phase=next_player, rng=seeded(""), seats=2, heaps=[1])) is None
    assert NIM.scripts.keys() == {"take_pieces", "next_player"}
    assert "heap" in (take_pieces.__doc__ or "")


def test_a_phase_can_be_named_before_the_rule_that_runs_it_is_written() -> None:
    dawn = Phase("dawn")
    with pytest.raises(AssertionError, match="no rule runs the phase 'dawn'"):
        dataclasses.replace(NIM, phases=[dawn])

    @runs(dawn)
    def sunrise(g: NimState) -> None:
        """The sun rises."""

    assert dataclasses.replace(NIM, phases=[dawn]).scripts == {"dawn": sunrise}
    assert dawn.__doc__ == "The sun rises."
    with pytest.raises(AssertionError, match="the phase dawn is run by sunrise already"):
        runs(dawn)(sunrise)


def test_a_run_stops_at_the_first_question() -> None:
    run = nim_run()
    assert run.decision == Decision(0, "choose-heap", [FromHeap(0), FromHeap(1), FromHeap(2)])
    assert run.pending == [run.decision]


def test_an_answer_is_sent_to_the_rule_that_asked_however_deep_it_is() -> None:
    run = nim_run()
    run.play(FromHeap(1))
    assert run.decision == Decision(0, "choose-count", [Take(n) for n in (1, 2, 3, 4)], {"heap": 1})
    run.play(Take(3))
    assert run.state.heaps == [3, 1, 5]


def test_phases_that_ask_nothing_run_through() -> None:
    run = nim_run()
    run.play(FromHeap(1))
    run.play(Take(3))
    assert run.state.phase == take_pieces
    assert run.decision is not None
    assert run.decision.seat == 1


def test_when_the_game_is_over_nothing_is_asked() -> None:
    run = nim_run("small")
    for action in (FromHeap(0), Take(1), FromHeap(1), Take(2)):
        run.play(action)
    assert run.decision is None
    assert run.pending == []
    assert run.outcome is not None
    assert run.outcome.winners == (1,)


def test_every_phase_is_announced_with_the_state_as_it_begins() -> None:
    begun: list[tuple[str, list[int]]] = []
    state = set_up_nim(NimOptions(layout="small"), seeded("nim"))
    run = Run(NIM, state, lambda g: begun.append((str(g.phase), list(g.heaps))))
    run.play(FromHeap(0))
    run.play(Take(1))
    assert begun == [("take_pieces", [1, 2]), ("next_player", [0, 2]), ("take_pieces", [0, 2])]


def test_seats_that_decide_together_can_all_answer_at_once() -> None:
    run = sealed_run()
    assert [decision.seat for decision in run.pending] == [0, 1, 2]
    assert not run.others_answered


def test_the_rules_hear_of_secret_answers_when_all_are_there() -> None:
    run = sealed_run()
    for seat, coins in ((0, 1), (1, 3)):
        assert asked(run).seat == seat
        run.play(Bid(coins))
        assert run.others_answered
        assert run.state.winner == -1
    run.play(Bid(2))
    assert run.state.winner == 1
    assert run.state.coins == [4, 1, 4]


def test_any_of_the_seats_may_answer_next() -> None:
    run = sealed_run()
    run.turn_to(2)
    assert asked(run).seat == 2
    assert sorted(decision.seat for decision in run.pending) == [0, 1, 2]
    run.play(Bid(4))
    run.turn_to(1)
    run.play(Bid(0))
    assert [decision.seat for decision in run.pending] == [0]
    run.play(Bid(0))
    assert run.state.winner == 2


def test_turning_to_a_seat_that_has_nothing_to_decide_changes_nothing() -> None:
    run = nim_run()
    run.turn_to(1)
    assert run.decision is not None
    assert run.decision.seat == 0


def test_forgotten_answers_are_asked_for_again() -> None:
    run = sealed_run()
    run.play(Bid(4))
    run.forget_answers()
    assert [decision.seat for decision in run.pending] == [0, 1, 2]
    for coins in (0, 1, 0):
        run.play(Bid(coins))
    assert run.state.winner == 1


def test_answers_that_have_been_revealed_are_not_forgotten() -> None:
    run = sealed_run()
    for coins in (0, 1, 0):
        run.play(Bid(coins))
    run.forget_answers()
    assert asked(run).kind == "keep-or-duel"
    run.play(Keep())
    assert run.state.phase == bid_for_prize


def test_a_registered_game_is_found_by_name_until_it_is_forgotten() -> None:
    marienbad = dataclasses.replace(NIM, name="marienbad")
    register(marienbad)
    assert "marienbad" in game_names()
    assert find_game("marienbad") is marienbad
    unregister(marienbad)
    assert "marienbad" not in game_names()
