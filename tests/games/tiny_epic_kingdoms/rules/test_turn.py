"""The five phases of a turn, and the skipped turn of five players. Rulebook: "Player turn", "Five players"."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS
from tabletome.games.tiny_epic_kingdoms.events import Cleared, Collected, EndTriggered, Passed, Selected, Skipped
from tests.games.tiny_epic_kingdoms.kingdoms import COLOURS, NAMES, Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
FIVE = ("patrol", "quest", "build", "research", "expand")


def three(red: str = "", blue: str = "", green: str = "", action: str = "") -> Kingdoms:
    """Three kingdoms with two meeples each at a capital city, where there is nothing to collect."""
    return kingdoms(
        red=f"humans of north at north.3 north.3; {red}".rstrip("; "),
        blue=f"orcs of south at south.3 south.3; {blue}".rstrip("; "),
        green=f"elves of east at east.3 east.3; {green}".rstrip("; "),
        action=action,
    )


def five() -> Kingdoms:
    return kingdoms(
        **{colour: f"humans of {home} at {home}.3 {home}.3" for colour, home in zip(COLOURS, NAMES, strict=True)}
    )


def play_a_turn(game: Kingdoms) -> str:
    """The active player selects the first open action, nobody takes it. Who was active."""
    active = game.asked().split()[0]
    game.plays(f"{active}: {game.offers()[0]}", f"{active}: pass")
    while game.asked().endswith(" act"):
        game.plays(f"{game.asked().split()[0]}: collect")
    return active


# The five phases


@rule("TEK-TURN-01")
def test_a_turn_has_five_phases_clear_select_act_check_and_pass_on() -> None:
    game = three(red="tower 5 ore 6").with_shields(*FIVE)
    game.plays("red: select build", "red: build", "blue: collect", "green: collect")
    phases = [event for event in game.events if isinstance(event, Cleared | Selected | Collected | EndTriggered)]
    assert [type(event) for event in phases] == [Cleared, Selected, Collected, Collected, EndTriggered]
    assert game.asked() == "blue select-action"
    assert len(LEDGER.rule("TEK-TURN-01").data["phases"]) == 5


@rule("TEK-TURN-01")
def test_the_end_conditions_are_checked_from_the_active_player_on_before_the_token_is_passed() -> None:
    game = three(red="tower 5 ore 6", blue="tower 5 ore 6", action="build")
    game.plays("red: build", "blue: build", "green: collect")
    assert game.told(EndTriggered) == [EndTriggered(0, rule="TEK-END-04")]


@rule("TEK-TURN-02")
def test_a_full_action_card_is_cleared_and_every_action_is_open_again() -> None:
    game = three().with_shields(*FIVE)
    assert len(FIVE) == LEDGER.rule("TEK-TURN-02").data["clear_when_shields_on_card"]
    assert game.offers() == [f"select {action}" for action in ACTIONS]
    assert len(game.told(Cleared)) == 1
    assert game.g.shields == []


@rule("TEK-TURN-02")
@pytest.mark.parametrize("shields", range(5))
def test_with_fewer_than_five_shields_on_the_card_nothing_is_cleared(shields: int) -> None:
    game = three().with_shields(*FIVE[:shields])
    assert len(game.offers()) == 6 - shields
    assert game.told(Cleared) == []
    assert game.g.shields == list(FIVE[:shields])


@rule("TEK-TURN-03")
def test_an_action_with_a_shield_cannot_be_selected() -> None:
    game = three().with_shields("patrol", "trade")
    assert game.offers() == ["select quest", "select build", "select research", "select expand"]


@rule("TEK-TURN-03")
def test_selecting_puts_a_shield_on_the_action_and_announces_it() -> None:
    game = three().with_shields("patrol").plays("red: select trade")
    assert game.g.shields == ["patrol", "trade"]
    assert game.told(Selected) == [Selected(0, "trade", rule="TEK-TURN-03")]


@rule("TEK-TURN-04")
def test_the_active_player_takes_the_selected_action_first() -> None:
    game = three(red="ore 1", blue="ore 1").plays("red: select build")
    assert game.asked() == "red act"
    assert game.offers() == ["build", "pass"]


@rule("TEK-TURN-04")
def test_the_active_player_may_do_nothing_and_the_shield_stays() -> None:
    game = three(red="ore 1").plays("red: select build", "red: pass")
    assert game.g.shields == ["build"]
    assert game.tower("red") == 0
    assert game.told(Passed) == [Passed(0)]
    assert game.asked() == "blue act"


@rule("TEK-TURN-04", "TEK-TURN-05")
def test_an_action_that_nobody_can_take_may_be_selected() -> None:
    game = three().plays("red: select build")
    assert game.offers() == ["pass"]
    game.plays("red: pass")
    assert game.offers() == ["collect"]


@rule("TEK-TURN-05")
def test_the_others_act_or_collect_clockwise_after_the_active_player() -> None:
    game = three()
    play_a_turn(game)
    game.plays("blue: select trade", "blue: pass")
    assert game.asked() == "green act"
    game.plays("green: collect")
    assert game.asked() == "red act"
    game.plays("red: collect")
    assert game.asked() == "green select-action"


@rule("TEK-TURN-05")
def test_who_is_not_active_takes_the_action_or_collects_and_has_no_third_choice() -> None:
    game = three(blue="ore 9").plays("red: select build", "red: pass")
    assert game.offers() == ["build", "collect"]


@rule("TEK-TURN-05")
def test_who_cannot_take_the_action_collects_even_if_that_brings_nothing() -> None:
    game = three().plays("red: select build", "red: pass")
    assert game.offers() == ["collect"]
    game.plays("blue: collect")
    assert game.stock("blue") == {"mana": 0, "ore": 0, "food": 0}
    assert game.asked() == "green act"


@rule("TEK-TURN-05")
def test_a_choice_with_the_war_it_starts_is_finished_before_the_next_player_decides() -> None:
    game = kingdoms(
        red="humans of north at north.3 north.3",
        blue="orcs of south at south.2 south.3; ore 1",
        green="elves of east at east.2 east.3; ore 1",
        action="quest",
    )
    game.plays("red: pass", "blue: quest south.2 east.2")
    assert game.asked() == "blue set-die"
    game.plays("blue: bid 1", "green: white-flag")
    assert game.asked() == "green act"


@rule("TEK-TURN-05")
def test_a_defender_answers_at_once_and_still_has_their_own_choice_later() -> None:
    game = kingdoms(
        red="humans of north at north.1 north.3; ore 1",
        blue="orcs of south at south.3 south.3",
        green="elves of east at east.2 east.3",
        action="quest",
    )
    game.plays("red: quest north.1 east.2", "red: white-flag", "green: white-flag")
    assert game.asked() == "blue act"
    game.plays("blue: collect")
    assert game.asked() == "green act"


@rule("TEK-TURN-06")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_active_player_never_collects_in_their_own_turn(action: str) -> None:
    game = kingdoms(red="humans of north at north.1 north.2", blue="orcs of south at south.1 south.2", action=action)
    assert game.asked() == "red act"
    assert "collect" not in game.offers()


@rule("TEK-TURN-07")
def test_the_end_conditions_are_checked_when_everyone_has_acted_or_collected() -> None:
    game = three(red="tower 5 ore 6", action="build").plays("red: build", "blue: collect")
    assert game.told(EndTriggered) == []
    game.plays("green: collect")
    assert game.told(EndTriggered) == [EndTriggered(0, rule="TEK-END-04")]


@rule("TEK-TURN-07", "TEK-END-04")
def test_any_player_can_meet_an_end_condition_not_only_the_active_one() -> None:
    game = three(green="tower 5 ore 6", action="build").plays("red: pass", "blue: collect", "green: build")
    assert game.told(EndTriggered) == [EndTriggered(2, rule="TEK-END-04")]


@rule("TEK-TURN-08")
def test_the_active_player_token_passes_to_the_next_player_clockwise() -> None:
    game = three()
    assert [play_a_turn(game) for _ in range(4)] == ["red", "blue", "green", "red"]


# Five players


@rule("TEK-P5-01")
def test_with_five_players_whoever_clears_the_card_is_skipped() -> None:
    data = LEDGER.rule("TEK-P5-01").data
    game = five().with_shields(*FIVE)
    assert len(game.g.factions) == data["players"]
    assert game.asked() == "blue select-action"
    assert len(game.offers()) == 6
    assert [type(event) for event in game.events] == [Cleared, Skipped]
    assert game.told(Skipped) == [Skipped(0, rule="TEK-P5-01")]


@rule("TEK-P5-01")
def test_with_five_players_a_round_is_five_selecting_turns_and_a_skipped_one() -> None:
    game = five()
    assert [play_a_turn(game) for _ in range(5)] == ["red", "blue", "green", "yellow", "purple"]
    assert game.asked() == "blue select-action"
    assert [play_a_turn(game) for _ in range(5)] == ["blue", "green", "yellow", "purple", "red"]
    assert [event.seat for event in game.told(Skipped)] == [0, 1]


@rule("TEK-P5-01", "TEK-END-05")
def test_with_five_players_the_clearing_that_ends_the_game_skips_nobody() -> None:
    game = five().with_shields(*FIVE).end_triggered()
    assert game.asked() == "over"
    assert game.told(Skipped) == []


@rule("TEK-P5-01", "TEK-TURN-07")
def test_no_end_condition_is_checked_in_a_skipped_turn() -> None:
    game = five().with_shields(*FIVE)
    game.g.tower[3] = 6
    assert game.asked() == "blue select-action"
    assert game.told(EndTriggered) == []


@rule("TEK-P5-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_players_whoever_clears_the_card_has_a_turn(players: int) -> None:
    seats = {
        colour: f"humans of {home} at {home}.3 {home}.3" for colour, home in zip(COLOURS[:players], NAMES, strict=False)
    }
    game = kingdoms(**seats).with_shields(*FIVE)
    assert game.asked() == "red select-action"
    assert game.told(Skipped) == []


@rule("TEK-P5-02")
def test_with_five_players_the_first_choice_after_a_clearing_goes_round_the_table() -> None:
    game = five()
    turns = [play_a_turn(game) for _ in range(30)]
    assert turns[::5] == ["red", "blue", "green", "yellow", "purple", "red"]
