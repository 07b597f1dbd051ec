"""How the game ends. Rulebook: "End of the game"."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.events import Cleared, EndTriggered, GameEnded, Selected
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
SIX = "north.1 north.1 north.2 north.2 north.3 north.4"
REMAINING: dict[int, int] = LEDGER.rule("TEK-END-05").data["by_shields_on_card"]


def game_with(red: str, action: str = "", blue: str = "at south.3 south.3") -> Kingdoms:
    return kingdoms(
        red=f"goblins of north {red}",
        blue=f"orcs of south {blue}",
        green="elves of east at east.3 east.3",
        action=action,
    )


def finish_turn(game: Kingdoms) -> Kingdoms:
    """Nobody else takes the action."""
    while game.asked().endswith(" act"):
        colour = game.asked().split()[0]
        game.plays(f"{colour}: {game.offers()[-1]}")
    return game


# The conditions


@rule("TEK-END-01")
def test_seven_meeples_in_play_trigger_the_end() -> None:
    game = game_with(f"at {SIX}; food 7", "expand").plays("red: expand north.3")
    assert game.meeples("red") == LEDGER.rule("TEK-END-01").data["meeples_in_play"]
    assert finish_turn(game).told(EndTriggered) == [EndTriggered(0, rule="TEK-END-04")]


@rule("TEK-END-01")
def test_six_meeples_in_play_do_not_trigger_the_end() -> None:
    game = game_with("at north.1 north.1 north.2 north.2 north.3; food 6", "expand").plays("red: expand north.3")
    assert finish_turn(game).told(EndTriggered) == []


@rule("TEK-END-01")
def test_meeples_in_ruins_count_among_the_seven() -> None:
    game = game_with("at north.1 north.1 north.2 north.4 north.4 north.5* north.5", "expand").plays("red: pass")
    assert len(finish_turn(game).told(EndTriggered)) == 1


@rule("TEK-END-02")
def test_tower_level_6_triggers_the_end() -> None:
    game = game_with("at north.1 north.2; tower 5 ore 6", "build").plays("red: build")
    assert game.tower("red") == LEDGER.rule("TEK-END-02").data["tower_level"]
    assert len(finish_turn(game).told(EndTriggered)) == 1


@rule("TEK-END-02")
def test_tower_level_5_does_not_trigger_the_end() -> None:
    game = game_with("at north.1 north.2; tower 4 ore 6", "build").plays("red: build")
    assert finish_turn(game).told(EndTriggered) == []


@rule("TEK-END-03")
def test_all_five_magic_levels_trigger_the_end() -> None:
    game = game_with("at north.1 north.2; magic 4 mana 5", "research").plays("red: research")
    assert game.magic("red") == LEDGER.rule("TEK-END-03").data["magic_level"]
    assert len(finish_turn(game).told(EndTriggered)) == 1


@rule("TEK-END-03")
def test_magic_level_4_does_not_trigger_the_end() -> None:
    game = game_with("at north.1 north.2; magic 3 mana 5", "research").plays("red: research")
    assert finish_turn(game).told(EndTriggered) == []


@rule("TEK-END-04")
def test_once_triggered_the_end_is_not_cancelled_by_losing_a_meeple() -> None:
    game = game_with(f"at {SIX}; food 7", blue="at south.2 south.3; ore 1").with_shields("build", "trade", "research")
    game.plays("red: select expand", "red: expand north.3")
    finish_turn(game).plays("blue: select quest", "blue: quest south.2 north.4", "blue: bid 1", "red: white-flag")
    assert game.meeples("red") == 6
    finish_turn(game)
    assert game.asked() == "over"
    assert len(game.told(EndTriggered)) == 1


@rule("TEK-END-04", "TEK-TURN-07")
def test_the_end_is_announced_only_once() -> None:
    game = game_with("at north.1 north.2; tower 5 ore 6", "build").plays("red: build")
    finish_turn(game).plays("blue: select trade", "blue: pass")
    assert len(finish_turn(game).told(EndTriggered)) == 1


@rule("TEK-END-01", "TEK-END-04", "TEK-TURN-07")
def test_a_condition_reached_and_lost_again_within_a_turn_triggers_nothing() -> None:
    game = game_with(f"at {SIX} north.5*", "quest", blue="at south.2 south.3; ore 1")
    assert game.meeples("red") == 7
    game.plays("red: pass", "blue: quest south.2 north.4", "blue: bid 1", "red: white-flag")
    assert game.meeples("red") == 6
    assert finish_turn(game).told(EndTriggered) == []


# The end itself


@rule("TEK-END-05")
@pytest.mark.parametrize(("shields", "turns"), REMAINING.items())
def test_after_the_trigger_turns_go_on_until_five_shields_lie_on_the_card(shields: int, turns: int) -> None:
    game = game_with("at north.1 north.2; tower 5 ore 6").with_shields(
        *("patrol", "quest", "research", "expand")[: shields - 1]
    )
    game.plays("red: select build", "red: build")
    finish_turn(game)
    assert len(game.told(EndTriggered)) == 1
    for _ in range(turns):
        game.plays(f"{game.asked().split()[0]}: {game.offers('select')[0]}")
        finish_turn(game)
    assert game.asked() == "over"
    assert len(game.told(Selected)) == 1 + turns


@rule("TEK-END-05")
def test_the_game_ends_when_the_card_is_cleared_before_another_action_is_selected() -> None:
    game = (
        game_with("at north.1 north.2").with_shields("patrol", "quest", "build", "research", "expand").end_triggered()
    )
    assert game.asked() == "over"
    assert [type(event) for event in game.events if not isinstance(event, GameEnded)][:1] == [Cleared]
    assert game.told(Selected) == []
    assert len(game.told(GameEnded)) == 1


@rule("TEK-END-05")
def test_without_the_trigger_a_clearing_does_not_end_the_game() -> None:
    game = game_with("at north.1 north.2").with_shields("patrol", "quest", "build", "research", "expand")
    assert game.asked() == "red select-action"


@rule("TEK-END-05")
def test_a_trigger_in_the_turn_of_the_fifth_shield_ends_the_game_before_the_next_selection() -> None:
    game = game_with("at north.1 north.2; tower 5 ore 6").with_shields("patrol", "quest", "research", "expand")
    game.plays("red: select build", "red: build", "blue: collect", "green: collect")
    assert game.asked() == "over"
    assert len(game.told(Cleared)) == 1


@rule("TEK-END-05", "TEK-TURN-05")
def test_the_turn_in_which_the_end_is_triggered_is_played_to_the_end() -> None:
    game = game_with("at north.1 north.2; tower 5 ore 6", "build", blue="at south.2 south.3").plays("red: build")
    assert game.asked() == "blue act"
    game.plays("blue: collect")
    assert game.stock("blue")["food"] == 1


@rule("TEK-END-05")
def test_when_the_game_ends_it_is_scored() -> None:
    game = game_with("at north.1 north.2 north.4").with_shields("patrol", "quest", "build", "research", "expand")
    game.end_triggered()
    assert game.asked() == "over"
    assert game.run.outcome is not None
    assert game.run.outcome.scores == (3.0, 4.0, 4.0)
    assert game.winners() == ["blue", "green"]
