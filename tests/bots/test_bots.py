"""Bots: they play well, see no more than they may, and keep to their budget."""

import dataclasses
import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from time import perf_counter
from typing import Any

import msgspec
import pytest

from tabletome.bots import Bot, SeatView, UnknownBot, bot_names, make_bot
from tabletome.bots.budget import DEFAULT_ITERATIONS, Budget
from tabletome.bots.instinct import likelihood
from tabletome.bots.search import CONTENDERS, SCREENING, Manner, Search
from tabletome.engine import Action, Decision, Game, Outcome, Phase, Rng, Run, Script, phase, together
from tabletome.engine.errors import IllegalAction
from tabletome.engine.table import Table
from tests.toys import (
    HEIST,
    NIM,
    SEALED,
    TOYS,
    NimState,
    Take,
    nim_sum,
    play,
    table_of,
)

ALL = "random, casual, instinct, greedy, learned, mcts, novice, adept, expert, master"
SPECS = ("random", "casual", "instinct", "greedy", "mcts:iterations=30")


def play_out(table: Table[Any], bots: list[Bot]) -> Outcome:
    while table.outcome is None:
        seat = table.pending[0].seat
        table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
    return table.outcome


def mean_payoff(game: Game[Any, Any], spec: str, rival: str, games: int) -> float:
    """What a bot gains on average against another one, sitting in each seat equally often."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        bots = [make_bot(spec if each == seat else rival, seed=number * 2 + each) for each in range(2)]
        total += play_out(table_of(game, str(number)), bots).payoff(seat)
    return total / games


def rigged(game: Game[Any, Any], **changes: Any) -> Table[Any]:
    """A table whose first state has these fields."""

    def set_up(options: Any, rng: Rng) -> Any:
        state = game.setup(options, rng)
        for name, value in changes.items():
            setattr(state, name, deepcopy(value))
        return state

    return table_of(altered(game, setup=set_up))


def altered(game: Game[Any, Any], **parts: Any) -> Game[Any, Any]:
    old = {name: getattr(game, name) for name in game.__dataclass_fields__ if name != "scripts"}
    return Game(**{**old, **parts})


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_every_bot_plays_every_game_to_its_end(game: Game[Any, Any], spec: str) -> None:
    players = game.options.info("players").most or 2
    bots = [make_bot(spec, seed) for seed in range(players)]
    assert play_out(table_of(game, players=players), bots).scores


@pytest.mark.parametrize("heaps", [[1, 3], [1, 1, 2], [1, 2, 2], [2, 3, 3]])
def test_mcts_wins_nim_from_a_winning_position_against_itself(heaps: list[int]) -> None:
    table = rigged(NIM, heaps=heaps)
    assert nim_sum(heaps) != 0
    bots = [make_bot("mcts:iterations=1500", seed) for seed in range(2)]
    while table.outcome is None:
        seat = table.pending[0].seat
        table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
        if seat == 0 and table.state.active == 1:
            assert nim_sum(table.state.heaps) == 0
    assert table.outcome.winners == (0,)


def test_greedy_beats_random() -> None:
    assert mean_payoff(SEALED, "greedy", "random", 120) > 0.58


def test_mcts_beats_random_and_greedy() -> None:
    assert mean_payoff(SEALED, "mcts:iterations=60", "random", 20) > 0.7
    assert mean_payoff(SEALED, "mcts:iterations=60", "greedy", 20) > 0.5


def test_thieves_who_think_succeed_more_often_than_those_who_do_not() -> None:
    won = dict.fromkeys(("random", "mcts:iterations=60"), 0.0)
    for spec in won:
        for number in range(12):
            bots = [make_bot(spec, number * 2 + seat) for seat in range(2)]
            won[spec] += play_out(table_of(HEIST, str(number), vault=8), bots).payoff(0)
    assert won["mcts:iterations=60"] == 12 > won["random"]


def the_first_mostly(_: NimState, decision: Decision) -> list[float]:
    """The second now and then, the others never."""
    return [9.0, 1.0, *[0.0] * len(decision.options)][: len(decision.options)]


def test_instinct_takes_each_option_as_often_as_the_game_says() -> None:
    view = SeatView.of(table_of(altered(NIM, instinct=the_first_mostly)), 0)
    first, second, *_ = view.decision.options
    bot = make_bot("instinct", 1)
    taken = Counter(bot.choose(view) for _ in range(400))
    assert set(taken) == {first, second}
    assert 10 < taken[second] < 90
    assert [(each.action, each.value) for each in bot.weigh(view)][:2] == [(first, 0.9), (second, 0.1)]


def test_instinct_is_random_in_a_game_without_one() -> None:
    view = SeatView.of(table_of(NIM), 0)
    assert {make_bot("instinct", seed).choose(view) for seed in range(30)} == set(view.decision.options)


def blind_to_the_win(g: NimState, decision: Decision) -> list[float]:
    """The first seat never thinks of taking the last heap whole; its rival always does."""
    wins = [isinstance(option, Take) and option.count == max(g.heaps) for option in decision.options]
    return [float(win == (decision.seat == 1)) or 0.001 for win in wins]


def test_mcts_finds_a_win_that_instinct_dislikes() -> None:
    game = altered(NIM, instinct=blind_to_the_win)
    table = play(table_of(altered(game, setup=one_heap_of_three)), "0: from-heap 1")
    for seed in range(10):
        assert make_bot("mcts:iterations=60", seed).choose(SeatView.of(table, 0)) == Take(3)


def one_heap_of_three(options: Any, rng: Rng) -> Any:
    state = NIM.setup(options, rng)
    state.heaps = [0, 3, 0]
    return state


def test_mcts_is_quick_where_instinct_and_the_first_look_agree() -> None:
    def iterations(instinct: Any) -> int:
        table = play(table_of(altered(NIM, setup=one_heap_of_three, instinct=instinct)), "0: from-heap 1")
        return sum(each.visits for each in make_bot("mcts:iterations=400", 1).weigh(SeatView.of(table, 0)))

    def all_at_once(_: NimState, decision: Decision) -> list[float]:
        return [1.0 if option == Take(3) else 0.001 for option in decision.options]

    assert iterations(all_at_once) < iterations(None)


def test_greedy_takes_the_win_that_lies_before_it() -> None:
    table = play(rigged(NIM, heaps=[0, 3, 0]), "0: from-heap 1")
    assert all(make_bot("greedy", seed).choose(SeatView.of(table, 0)) == Take(3) for seed in range(10))


# ---------------------------------------------------------------- reproducible, and without effect on the table


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_makes_the_same_choices(spec: str) -> None:
    def moves(seed: int) -> list[Any]:
        table = table_of(SEALED)
        play_out(table, [make_bot(spec, seed), make_bot(spec, seed + 1)])
        return table.log

    assert moves(1) == moves(1)
    assert any(moves(1) != moves(seed) for seed in range(2, 8))


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_changes_nothing(spec: str) -> None:
    table = play(table_of(SEALED), "0: bid 2")
    before = table.save()
    make_bot(spec, 1).choose(SeatView.of(table, 1))
    assert table.save() == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_with_one_option_does_not_think(spec: str) -> None:
    def no_time(_: Rng) -> Run[Any]:
        raise AssertionError("there is nothing to think about")

    view = SeatView(0, Decision(0, "forced", [Take(1)]), 2, no_time, NIM.evaluate, NIM.playout, NIM.curiosity)
    assert make_bot(spec, 1).choose(view) == Take(1)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_weighs_every_option_and_chooses_the_first_it_names(spec: str) -> None:
    view = SeatView.of(table_of(SEALED), 0)
    weighed = make_bot(spec, 5).weigh(view)
    assert {each.action for each in weighed} == set(view.decision.options)
    assert all(0 <= each.value <= 1 for each in weighed)
    if spec not in ("random", "instinct"):  # these name what is likely, and draw
        assert make_bot(spec, 5).choose(view) == weighed[0].action


def test_only_a_seat_that_is_asked_gets_a_view() -> None:
    with pytest.raises(IllegalAction, match="not for seat 2"):
        SeatView.of(table_of(NIM), 1)


# ---------------------------------------------------------------- no cheating


def duel_against(hand: list[int]) -> Table[Any]:
    """Seat 0 holds 6 and 7, has won a prize of 6 and may stake it against a player with this hand."""
    deck = [card for card in range(1, 13) if card not in (6, 7, *hand)]
    table = rigged(SEALED, hands=[[6, 7], hand], deck=deck)
    return play(table, "0: bid 4", "1: bid 0")


@pytest.mark.parametrize("spec", ["greedy:worlds=5", "mcts:iterations=150"])
def test_a_bot_chooses_the_same_whatever_hidden_cards_really_lie_there(spec: str) -> None:
    weak, strong = duel_against([1, 2]), duel_against([11, 12])
    for seed in range(5):
        assert make_bot(spec, seed).weigh(SeatView.of(weak, 0)) == make_bot(spec, seed).weigh(SeatView.of(strong, 0))


def test_the_hidden_cards_would_change_the_choice_of_a_bot_that_saw_them() -> None:
    """Without this the test above could not fail."""

    def look(g: Any, seat: int, rng: Rng) -> None:
        """Imagine nothing, which is cheating."""

    duels = []
    for hand in ([1, 2], [11, 12]):
        honest = duel_against(hand)
        cheating = Table.replay(altered(honest.game, imagine=look), honest.options, honest.seed, honest.log)
        view = SeatView.of(cheating, 0)
        duels.append(sum(make_bot("mcts:iterations=150", seed).choose(view).verb == "duel" for seed in range(16)))
    assert duels[0] - duels[1] >= 4


@pytest.mark.parametrize("spec", ["greedy:worlds=5", "mcts:iterations=100"])
def test_a_bot_chooses_the_same_whatever_others_have_answered_in_secret(spec: str) -> None:
    for seed in range(3):
        choices = set()
        for bid in ("0: bid 0", "0: bid 4"):
            table = play(table_of(SEALED), bid)
            choices.add(make_bot(spec, seed).choose(SeatView.of(table, 1)))
        assert len(choices) == 1


class Guess(Action):
    side: int


@phase
def match_pennies(g: NimState) -> Script:
    """Seat 0 wins if both show the same side, which seat 1 could only prevent by seeing seat 0's answer."""
    shown = yield together(*(Decision(seat, "show", [Guess(0), Guess(1)]) for seat in range(2)))
    winner = int(shown[0] != shown[1])
    g.outcome = Outcome((winner,), (1.0 - winner, float(winner)))


def pennies(**parts: Any) -> Table[Any]:
    return table_of(altered(NIM, setup=beginning_with(match_pennies), phases=[match_pennies], **parts))


def beginning_with(first: Phase, **fields: Any) -> Callable[[Any, Rng], NimState]:
    def set_up(options: Any, rng: Rng) -> NimState:
        state = NIM.setup(options, rng)
        state.phase = first
        for name, value in fields.items():
            setattr(state, name, deepcopy(value))
        return state

    return set_up


@pytest.mark.parametrize("seed", range(4))
def test_in_the_search_a_secret_answer_is_not_known_to_those_who_answer_after_it(seed: int) -> None:
    """Each side is worth a half, unless the second seat saw the first answer or fell into step with it."""
    for each in make_bot("mcts:iterations=1000", seed).weigh(SeatView.of(pennies(), 0)):
        assert 0.42 < each.value < 0.58


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=2,depth=0"])
def test_a_secret_answer_is_judged_by_what_comes_of_it(spec: str) -> None:
    """Nobody knows what an answer is worth before the others have answered too."""
    undecided = pennies(evaluate=lambda *_: 0.123)
    assert all(each.value != 0.123 for each in make_bot(spec, 1).weigh(SeatView.of(undecided, 0)))


@phase
def roll_for_it(g: NimState) -> Script:
    """Whatever is chosen, a die decides."""
    yield Decision(0, "choose", [Take(count) for count in range(1, 9)])
    g.heaps[0] = g.rng.below(1000)
    yield Decision(0, "regret", [Take(1), Take(2)])


def test_greedy_lets_luck_favour_no_option() -> None:
    setup = beginning_with(roll_for_it)
    game = altered(NIM, setup=setup, phases=[roll_for_it], evaluate=lambda g, _: g.heaps[0] / 1000)
    weighed = make_bot("greedy", 1).weigh(SeatView.of(table_of(game), 0))
    assert [each.visits for each in weighed] == [7, 7, 3, 3, 1, 1, 1, 1]
    assert len({(each.visits, each.value) for each in weighed}) == 3


# ---------------------------------------------------------------- many options


class Pull(Action):
    lever: int


LEVERS = 300
GOOD_LEVER = 217


@phase
def pull_levers(g: NimState) -> Script:
    """Many levers, twice; only one of them is any good, and who pulls it wins."""
    for _ in range(2):
        pulled = yield Decision(0, "pull", [Pull(lever) for lever in range(LEVERS)])
        g.heaps[0] += pulled.lever == GOOD_LEVER
    g.outcome = Outcome((0,) if g.heaps[0] else (1,), (0.0, 0.0))


def test_mcts_finds_one_good_option_among_hundreds_on_a_small_budget() -> None:
    setup = beginning_with(pull_levers, heaps=[0])
    game = altered(NIM, setup=setup, phases=[pull_levers], evaluate=lambda g, _: g.heaps[0] / 4)
    bot = make_bot("mcts:iterations=100", 1)
    table = table_of(game)
    weighed = bot.weigh(SeatView.of(table, 0))
    assert weighed[0].action == Pull(GOOD_LEVER)
    assert weighed[0].value > weighed[1].value
    assert sum(each.visits for each in weighed) < 100


# ---------------------------------------------------------------- budgets


def test_iterations_are_counted() -> None:
    weighed = make_bot("mcts:iterations=123", 1).weigh(SeatView.of(table_of(SEALED), 0))
    assert sum(each.visits for each in weighed) == 123 - len(weighed)


def test_without_a_budget_there_is_a_default_one() -> None:
    weighed = make_bot("mcts", 1).weigh(SeatView.of(table_of(NIM), 0))
    assert (1 - SCREENING) * DEFAULT_ITERATIONS <= sum(each.visits for each in weighed) < DEFAULT_ITERATIONS


def test_a_bot_that_thinks_by_the_clock_stops_in_time() -> None:
    view, bot = SeatView.of(table_of(SEALED, players=4), 0), make_bot("mcts:seconds=0.2", 1)
    started = perf_counter()
    bot.choose(view)
    assert 0.19 < perf_counter() - started < 1.0


def test_whichever_budget_ends_first_ends_the_search() -> None:
    weighed = make_bot("mcts:iterations=20,seconds=60", 1).weigh(SeatView.of(table_of(NIM), 0))
    assert (1 - SCREENING) * 20 - 1 <= sum(each.visits for each in weighed) < 20


def test_every_option_is_tried_and_the_best_ones_longest() -> None:
    view = SeatView.of(table_of(SEALED, players=4), 0)
    weighed = make_bot("mcts:iterations=400", 1).weigh(view)
    assert {each.action for each in weighed} == set(view.decision.options)
    visits = [each.visits for each in weighed[:CONTENDERS]]
    assert min(visits) > 0
    assert visits[0] >= max(visits) - 1 > min(visits)


def test_deeper_in_a_game_a_search_remembers_what_it_found() -> None:
    """The visits of the options of a node are the visits of the node."""
    view = SeatView.of(table_of(SEALED), 0)
    search = Search(view, Manner(depth=view.playout), random.Random(1), likelihood(view, random.Random(2)))
    search.search(Budget(100, None))
    root = search._root
    assert root.visits == sum(edge.visits for edge in root.edges.values()) >= 70
    assert [seat for _, seat, _ in root.children] == [1]


def asked_of_instinct(table: Table[Any], spec: str) -> Counter[tuple[int, str]]:
    """For whom and of which decisions a search asks instinct, how often."""
    asked: Counter[tuple[int, str]] = Counter()

    def instinct(g: Any, decision: Decision) -> list[float]:  # noqa: ARG001 - every option is as likely
        asked[decision.seat, decision.kind] += 1
        return [1.0] * len(decision.options)

    view = msgspec.structs.replace(SeatView.of(table, table.pending[0].seat), instinct=instinct)
    make_bot(spec, 1).weigh(view)
    return asked


def test_instinct_is_asked_once_of_answers_that_partners_give_together() -> None:
    """The tree remembers what it said, whichever answer of the seat that searches they are given with."""
    assert asked_of_instinct(pennies(shares_value=True), "mcts:iterations=60")[1, "show"] == 1


def test_a_search_judges_what_it_has_reached_before_a_decision_beyond_the_horizon() -> None:
    far = table_of(HEIST, vault=9)
    near = table_of(altered(HEIST, horizon=frozenset({"creep"})), vault=9)
    assert asked_of_instinct(far, "mcts:iterations=60")[1, "creep"] > 0
    assert asked_of_instinct(near, "mcts:iterations=60") == {(0, "creep"): 1}
    begun = table_of(altered(SEALED, horizon=frozenset({"bid"})))
    assert asked_of_instinct(begun, "mcts:iterations=60")[1, "bid"] > 0, "the phase that has begun is gone through"


def test_no_more_moves_end_a_phase_than_may() -> None:
    """Whoever wins the bidding would have to decide about the prize before the phase is over."""
    spec = "mcts:iterations=9,depth=0"
    unfinished = asked_of_instinct(table_of(altered(SEALED, finish=0), rounds=1), spec)
    assert unfinished.total() < asked_of_instinct(table_of(SEALED, rounds=1), spec).total()
    assert asked_of_instinct(table_of(SEALED, rounds=1), f"{spec},finish=0") == unfinished


@pytest.mark.parametrize("alike", [False, True])
def test_where_all_seats_value_a_position_alike_a_search_asks_for_one_of_them(*, alike: bool) -> None:
    valued: Counter[int] = Counter()

    def evaluate(g: Any, seat: int) -> float:
        valued[seat] += 1
        return HEIST.evaluate(g, seat)

    table = table_of(altered(HEIST, evaluate=evaluate, shares_value=alike), vault=9)
    make_bot("mcts:iterations=60,depth=0", 1).weigh(SeatView.of(table, 0))
    assert valued[0] > 40
    assert (valued[1] == 0) == alike


def test_a_search_goes_on_where_the_last_one_of_the_turn_stopped() -> None:
    table = table_of(NIM)
    bot = make_bot("mcts:iterations=200,reuse=true", 1)
    table.play(0, bot.choose(SeatView.of(table, 0)))
    second = bot.weigh(SeatView.of(table, 0))
    alone = make_bot("mcts:iterations=200", 1).weigh(SeatView.of(table, 0))
    assert sum(each.visits for each in second) > sum(each.visits for each in alone)
    table.play(0, second[0].action)
    table.play(1, table.pending[0].options[0])
    other = bot.weigh(SeatView.of(table, 1))
    assert sum(each.visits for each in other) <= 200, "another's decision is begun anew"


def test_instinct_counts_at_the_root_as_much_as_it_is_trusted() -> None:
    """Where all options look as good, whoever trusts instinct takes the first."""
    view = SeatView.of(table_of(altered(NIM, instinct=the_first_mostly, evaluate=lambda *_: 0.5)), 0)
    first = view.decision.options[0]
    assert {make_bot("mcts:iterations=40,trust=10", seed).choose(view) for seed in range(9)} == {first}
    assert {make_bot("mcts:iterations=40,trust=0", seed).choose(view) for seed in range(9)} != {first}


def test_the_first_generation_plays_on() -> None:
    """It is what later generations are measured against."""
    assert mean_payoff(SEALED, "mcts:iterations=60,generation=1", "random", 20) > 0.7
    view = SeatView.of(table_of(dataclasses.replace(NIM, curiosity=0.05)), 0)
    single_minded = make_bot("mcts:iterations=100,generation=1", 1).weigh(view)[0].visits
    wavering = make_bot("mcts:iterations=100,generation=1,c=20", 1).weigh(view)[0].visits
    assert single_minded > 2 * wavering


# ---------------------------------------------------------------- specs


@pytest.mark.parametrize(
    "spec",
    [
        "random",
        "greedy",
        "greedy:worlds=3",
        "mcts",
        "mcts:iterations=200",
        "mcts:seconds=0.5",
        "mcts:iterations=400,depth=12,c=0.7",
        "mcts:depth=0,iterations=5",
        "mcts:iterations=5,prior=learned",
        "learned",
    ],
)
def test_a_bot_is_made_from_its_spec(spec: str) -> None:
    assert spec.partition(":")[0] in bot_names()
    assert make_bot(spec, seed="any") is not None


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        (
            "",
            f"there is no bot called ''; known: {ALL}",
        ),
        ("mtcs", "there is no bot called 'mtcs'; did you mean 'mcts'?"),
        (
            "stockfish",
            f"there is no bot called 'stockfish'; known: {ALL}",
        ),
        ("random:luck=3", "random has no setting 'luck'; there are none"),
        ("greedy:world=3", "greedy has no setting 'world'; did you mean 'worlds'?"),
        (
            "mcts:speed=3",
            "mcts has no setting 'speed'; known: iterations, seconds, depth, finish, c, generation, prior, trust, "
            "reuse",
        ),
        ("mcts:depth", "mcts: write depth once, as depth=VALUE"),
        ("mcts:depth=1,depth=2", "mcts: write depth once, as depth=VALUE"),
        (
            "mcts:depth=1,",
            "mcts has no setting ''; known: iterations, seconds, depth, finish, c, generation, prior, trust, reuse",
        ),
        ("mcts:iterations=0", "mcts: a setting does not fit: Expected `int` >= 1 - at `$.iterations`"),
        ("mcts:iterations=many", "mcts: a setting does not fit: Expected `int | null`, got `str` - at `$.iterations`"),
        ("mcts:seconds=-1", "mcts: a setting does not fit: Expected `float` > 0.0 - at `$.seconds`"),
        ("greedy:worlds=", "greedy: a setting does not fit: Expected `int`, got `str` - at `$.worlds`"),
    ],
)
def test_a_bad_spec_is_refused_with_what_would_be_right(spec: str, says: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot(spec)
    assert str(refused.value) == says


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e999"])
def test_no_setting_lets_a_bot_think_for_ever(value: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(f"mcts:seconds={value}")
