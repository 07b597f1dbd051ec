"""War Councils and the Lore deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import MEMBER_NAMES
from tabletome.games.battlelore.rules.council import (
    COMMAND_CARDS_BY_LEVEL,
    build_lore_deck,
    is_first_lore_game,
    starting_cards,
)
from tabletome.games.battlelore.rules.lore import highest_level, most_cards
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State


def table(adventure: str, **more: object) -> Run[State]:
    return Run(GAME, GAME.setup(BattleOptions.read({"adventure": adventure, **more}), seeded("council")))


def ready(run: Run[State]) -> State:
    """Past the choices of the set-up."""
    while run.decision is not None and run.state.phase != "command_phase":
        run.play(run.decision.options[0])
    return run.state


@rule("BL-LORE-02", "BL-LORE-03", "BL-LORE-04", "BL-LORE-05", "BL-LORE-08", "BL-LORE-10")
@rule(
    "BL-SCEN-02",
    breaks=Break(
        "content/adventures.py",
        'number=self.number("number", 1, 999) if "number" in self.values else 999',
        "number=999",
    ),
)
def test_the_first_lore_game_has_a_wizard_each_fifteen_cards_and_one_token() -> None:
    run = table("wizards-and-lore")
    assert run.state.scenario.number == 5
    assert is_first_lore_game(run.state)
    assert [len(hand) for hand in run.state.lore_hands] == [4, 4]
    g = ready(run)
    cards = (*g.lore_deck.cards, *g.lore_hands[0], *g.lore_hands[1])
    assert Counter(LORE_CARDS[name].member for name in cards) == {1: 15}
    assert [len(hand) for hand in g.lore_hands] == [1, 1]
    assert g.tokens == [1, 1]
    assert g.pool == 34


@rule("BL-CSETUP-09")
@rule("BL-LORE-07", breaks=Break("rules/council.py", "g.lore_deck.cards += back", "pass"))
@rule("BL-CSETUP-08", breaks=Break("rules/council.py", "DEALT = 4", "DEALT = 5"))
def test_cards_not_kept_go_back_into_the_deck() -> None:
    run = table("spider-wood")
    dealt = set(run.state.lore_hands[0])
    assert run.decision is not None
    assert run.decision.kind == "keep-lore"
    assert len(run.state.lore_hands[0]) == 4
    kept = run.decision.options[0].card
    g = ready(run)
    assert kept in g.lore_hands[0]
    assert len(g.lore_hands[0]) == 2
    assert dealt - set(g.lore_hands[0]) - set(g.lore_hands[1]) <= set(g.lore_deck.cards)


@rule("BL-COUNCIL-03", "BL-COUNCIL-10", "BL-COUNCIL-11", "BL-LEND-06", "BL-CSETUP-03")
def test_the_highest_lore_master_sets_cards_tokens_and_limit_and_the_commander_does_not_count() -> None:
    g = table("spider-wood").state
    for level in (1, 2, 3):
        g.councils[0] = (3, level, 1, 0, 0)
        assert (highest_level(g, 0), starting_cards(g, 0), most_cards(g, 0)) == (level, level, level + 1)


@rule("BL-COUNCIL-04", "BL-COUNCIL-05", "BL-COUNCIL-07", "BL-COUNCIL-08")
@rule("BL-COUNCIL-06", breaks=Break("rules/council.py", "range(most, least - 1, -1)", "range(most, least, -1)"))
def test_the_commanders_level_sets_the_command_cards() -> None:
    assert COMMAND_CARDS_BY_LEVEL == (3, 4, 5, 6)
    run = table("first-spark", councils="custom", south_levels=4, north_levels=4)
    for _ in range(2):
        assert run.decision is not None
        assert [option.level for option in run.decision.options] == [3, 2, 1, 0], "nobody must have a Commander"
        wanted = 2 if run.decision.seat == 0 else 0
        run.play(next(option for option in run.decision.options if option.level == wanted))
    g = ready(run)
    assert [len(hand) for hand in g.hands] == [5, 3]


@rule("BL-CSETUP-04", "BL-CSETUP-05", "BL-CSETUP-06", "BL-CSETUP-07", "BL-COMP-06")
def test_the_deck_has_14_cards_of_a_class_in_both_councils_8_in_one_5_in_none() -> None:
    g = table("spider-wood").state
    g.councils = [(0, 1, 1, 0, 0), (0, 2, 0, 1, 0)]
    build_lore_deck(g)
    count = Counter(MEMBER_NAMES[LORE_CARDS[name].member] for name in g.lore_deck.cards)
    assert count == {"wizard": 14, "rogue": 8, "cleric": 8, "warrior": 5}
    assert len(g.lore_box) == 60 - 35


@rule("BL-CSETUP-01")
@rule(
    "BL-COUNCIL-01",
    "BL-COUNCIL-02",
    "BL-CSETUP-02",
    breaks=Break("rules/setup.py", "else list(adventure.councils)", "else [(0,) * len(MEMBERS), (0,) * len(MEMBERS)]"),
)
def test_an_adventure_prescribes_the_councils() -> None:
    g = table("spider-wood").state
    assert dict(zip(MEMBER_NAMES, g.councils[0], strict=True)) == {
        "commander": 1, "wizard": 0, "rogue": 0, "cleric": 2, "warrior": 1,
    }  # fmt: skip


# Councils of one's own


@rule("BL-CUSTOM-02", "BL-CUSTOM-05")
@rule("BL-COUNCIL-03", breaks=Break("rules/council.py", "TOP_LEVEL = 3", "TOP_LEVEL = 2"))
@rule(
    "BL-CUSTOM-01",
    breaks=Break("rules/setup.py", "    if g.levels:\n        yield from council.choose_councils(g)\n", ""),
)
@rule(
    "BL-CUSTOM-04",
    breaks=Break(
        "rules/council.py", "yield together(*asked)", "{0: (yield from ask(asked[0])), 1: (yield from ask(asked[1]))}"
    ),
)
@rule(
    "BL-CUSTOM-07",
    breaks=Break(
        "rules/council.py", "most = min(TOP_LEVEL, levels_left(g, seat))", "most = min(1, levels_left(g, seat))"
    ),
)
def test_players_set_the_levels_of_their_members_in_secret_up_to_the_agreed_total() -> None:
    run = table("first-spark", councils="custom")
    assert run.decision is not None
    assert len(run.pending) == 2, "both at once"
    while run.decision is not None and run.decision.kind == "set-level":
        run.play(run.decision.options[0])
    g = run.state
    assert [sum(council) for council in g.councils] == [6, 6]
    assert g.councils[0] == (3, 3, 0, 0, 0)
    assert starting_cards(g, 0) == 3


@rule("BL-CUSTOM-05")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_highest_lore_master_of_a_chosen_council_brings_the_starting_lore(level: int) -> None:
    run = table("bridge-of-oaths", councils="custom")
    wanted = {"commander": 1, "wizard": level}
    while run.decision is not None and run.decision.kind == "set-level":
        levels = run.decision.options
        run.play(next(each for each in levels if each.level == wanted.get(each.member, 0)))
    assert run.state.tokens == [level, level]
    while run.decision is not None and run.decision.kind == "keep-lore":
        run.play(run.decision.options[0])
    assert [len(hand) for hand in run.state.lore_hands] == [level, level]


@rule("BL-CUSTOM-03")
def test_a_player_may_take_a_lower_total() -> None:
    run = table("first-spark", councils="custom", south_levels=2, north_levels=6)
    g = ready(run)
    assert [sum(council) for council in g.councils] == [2, 6]


@rule("BL-CUSTOM-02")
def test_a_total_beyond_ten_is_refused_and_a_creature_costs_a_level() -> None:
    with pytest.raises(BadOptions):
        table("first-spark", councils="custom", south_levels=11)
    g = ready(table("spider-wood", councils="custom", south_levels=6, north_levels=6))
    assert [sum(council) for council in g.councils] == [6, 5]


@rule("BL-CUSTOM-06")
def test_landmarks_follow_from_the_chosen_councils() -> None:
    run = table("hill-of-masters", councils="custom")
    kinds = []
    while run.decision is not None and run.state.phase != "command_phase":
        if run.decision.kind == "place":
            kinds.append((run.decision.seat, run.decision.options[0].landmark))
        run.play(run.decision.options[0])
    assert kinds == [(0, "stronghold"), (1, "stronghold")], "both have a level 3 Wizard, so neither has a Pentacle"


@rule("BL-COUNCIL-05", "BL-COUNCIL-07")
def test_the_adventures_deal_as_many_command_cards_as_their_commanders_allow() -> None:
    for adventure in adventures().values():
        if adventure.lore and not adventure.levels:
            assert adventure.command == tuple(COMMAND_CARDS_BY_LEVEL[council[0]] for council in adventure.councils)


@rule("BL-LORE-04", "BL-CSETUP-05")
def test_two_wizards_of_the_players_own_choice_build_the_usual_deck() -> None:
    run = table("first-spark", councils="custom", south_levels=1, north_levels=1)
    while run.decision is not None and run.decision.kind == "set-level":
        member = run.decision.options[0].member
        run.play(run.decision.options[0 if member == "wizard" else -1])
    g = run.state
    assert Counter(LORE_CARDS[name].member for name in (*g.lore_deck.cards, *g.lore_hands[0], *g.lore_hands[1])) == {
        1: 14, 2: 5, 3: 5, 4: 5,
    }  # fmt: skip


@rule("BL-CSETUP-09", "BL-LORE-07")
def test_the_deck_is_shuffled_once_both_have_kept_their_cards() -> None:
    run = table("spider-wood")
    before = run.state.lore_deck.cards
    g = ready(run)
    assert set(before) < set(g.lore_deck.cards)
    assert g.lore_deck.cards[: len(before)] != before


@rule("BL-CUSTOM-04")
def test_chosen_councils_are_hidden_until_both_are_complete() -> None:
    run = table("spider-wood", councils="custom")
    while run.decision is not None and run.decision.kind == "set-level":
        assert not run.state.councils_open
        run.play(run.decision.options[-1])
    assert run.state.councils_open


@rule("BL-LORE-02", "BL-LORE-03")
def test_it_is_the_first_lore_game_only_if_neither_council_has_another_lore_master() -> None:
    g = table("wizards-and-lore").state
    assert is_first_lore_game(g)
    for seat in (0, 1):
        councils = [*g.councils]
        g.councils[seat] = (0, 1, 1, 0, 0)
        assert not is_first_lore_game(g)
        g.councils = councils
