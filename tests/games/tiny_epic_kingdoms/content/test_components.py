"""The aim of the game and what is in the box. Rulebook: the opening pages, "Components"."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import Break, Ledger, named_ids, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content import box
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS, TERRITORIES
from tabletome.games.tiny_epic_kingdoms.events import Cleared, Selected
from tabletome.games.tiny_epic_kingdoms.rules.war import DIE
from tests.games.tiny_epic_kingdoms.kingdoms import COLOURS, kingdoms, setting_up

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
TOPICS = {
    "alliance": "ALLY",
    "waging war": "WAR",
    "water": "REGION",
    "selecting an action": "TURN",
    "taking the action": "TURN",
    "reveal (war step 2)": "WAR",
    "exploration tokens": "EXPLORE",
    "two players": "P2",
    "five players": "P5",
    "research": "RESEARCH",
    "resolve (war step 3)": "WAR",
    "expand": "EXPAND",
    "breaking an alliance": "ALLY",
    "clearing the action card": "TURN",
    "retreat": "RETREAT",
    "patrol": "MOVE",
    "scoring": "SCORE",
    "quest": "MOVE",
    "movement rules": "MOVE",
    "rivers": "REGION",
    "ruins": "RUINS",
    "collecting resources": "COLLECT",
    "crags": "REGION",
    "capital cities": "REGION",
    "build": "BUILD",
    "trade": "TRADE",
    "end-of-game conditions": "END",
    "player turn": "TURN",
}
"""Which section of the ledger each topic of the book's index belongs to."""


def data(id: str) -> Any:
    return LEDGER.rule(id).data


def held(kind: str) -> int:
    """How many we have of a kind of component; the box must hold as many."""
    (found,) = [each for each in GAME.contents() if each.kind == kind]
    assert found.have == found.box, kind
    return found.have


# The opening pages


@rule("TEK-INTRO-01")
def test_every_topic_of_the_books_index_has_rules_that_the_code_obeys() -> None:
    named = {LEDGER.rule(id).section for id in named_ids(LEDGER, GAME.folder)}
    assert [entry["topic"] for entry in data("TEK-INTRO-01")["index"]] == list(TOPICS)
    assert named >= set(TOPICS.values())


@rule("TEK-INTRO-02")
def test_every_player_rules_a_kingdom_of_their_own() -> None:
    game = setting_up(players=5)
    assert len(set(game.g.factions)) == len(set(game.g.cards)) == 5


@rule("TEK-INTRO-03")
def test_the_player_with_most_points_wins_and_meeples_magic_and_tower_bring_points() -> None:
    game = kingdoms(
        red="humans of north at north.1 north.2; magic 1",
        blue="orcs of south at south.1 south.2; tower 1 magic 1",
        green="dwarves of east at east.1 east.2 east.4",
    )
    game.with_shields("patrol", "quest", "build", "research", "expand").end_triggered()
    assert game.asked() == "over"
    assert [sum(game.score(colour).values()) for colour in ("red", "blue", "green")] == [3, 4, 3]
    assert game.winners() == ["blue"]


@rule("TEK-INTRO-04")
def test_the_active_player_selects_an_action_which_every_player_may_take_and_the_token_goes_clockwise() -> None:
    game = kingdoms(
        red="humans of north at north.1; ore 1",
        blue="orcs of south at south.1; ore 1",
        green="elves of east at east.1; ore 1",
    )
    game.plays("red: select build", "red: build", "blue: build", "green: build")
    assert [game.tower(colour) for colour in ("red", "blue", "green")] == [1, 1, 1]
    assert game.asked() == "blue select-action"


@rule("TEK-INTRO-04", "TEK-END-05")
def test_meeting_an_end_condition_does_not_stop_the_game_but_the_next_clearing_of_the_action_card_does() -> None:
    game = kingdoms(red="humans of north at north.1; tower 5 ore 6", blue="orcs of south at south.1")
    game.with_shields("patrol", "quest", "expand")
    game.plays("red: select build", "red: build", "blue: collect", "blue: take mana")
    game.plays("blue: select trade", "blue: pass", "red: collect", "red: take mana")
    assert game.asked() == "over"
    assert [type(event) for event in game.events if isinstance(event, Selected | Cleared)] == [
        Selected,
        Selected,
        Cleared,
    ]


# The box


@rule("TEK-COMP-01")
def test_there_is_one_active_player_token_and_so_one_active_player() -> None:
    assert held("active player token") == data("TEK-COMP-01")["active_player_token"]
    game = kingdoms(red="humans of north at north.1", blue="orcs of south at south.1")
    assert game.asked() == "red select-action"
    assert not game.run.waiting


@rule("TEK-COMP-02")
def test_there_are_thirteen_faction_cards() -> None:
    assert held("faction cards") == len(FACTIONS) == data("TEK-COMP-02")["faction_cards"]


@rule("TEK-COMP-03")
def test_there_are_eight_territory_cards_of_two_sides_and_the_names_seen_in_the_book_are_among_them() -> None:
    seen = data("TEK-COMP-03")
    assert held("territory cards") == len(CARDS) == seen["territory_cards"]
    assert {len(card) for card in CARDS} == {seen["sides_per_card"]}
    assert held("territory sides") == len(TERRITORIES) == 16
    assert TERRITORIES.keys() >= {as_id(name) for name in seen["names_seen"]}


@rule("TEK-REGION-06", breaks=Break("content/territories.py", '"elan"', '"elon"'))
def test_the_territories_pictured_with_special_regions_are_in_the_box() -> None:
    assert TERRITORIES.keys() >= {as_id(name) for name in data("TEK-REGION-06")["pictured"]}


def as_id(name: str) -> str:
    return name.lower().replace("ü", "u").replace("'", "")


@rule("TEK-COMP-04")
def test_there_are_one_action_card_and_one_tower_card() -> None:
    assert held("action card") == data("TEK-COMP-04")["action_card"]
    assert held("tower card") == data("TEK-COMP-04")["tower_card"]


@rule("TEK-COMP-05")
def test_there_are_seven_meeples_in_each_of_five_colours() -> None:
    counted = data("TEK-COMP-05")
    assert held("meeples") == counted["meeples"]
    assert len(box.COLOURS) == counted["colours"]
    assert counted["per_colour"] == box.MEEPLES


@rule("TEK-COMP-06")
def test_there_are_five_shield_tokens() -> None:
    assert held("shield tokens") == box.SHIELDS == data("TEK-COMP-06")["shield_tokens"]


@rule("TEK-COMP-07")
def test_there_are_two_war_dice_with_faces_from_1_to_11_and_a_white_flag() -> None:
    assert held("war dice") == data("TEK-COMP-07")["war_dice"]
    *numbers, flag = data("TEK-COMP-07")["faces"]
    assert {str(face) for face in DIE} == {f"bid {number}" for number in numbers} | {flag.replace("_", "-")}
    assert len(DIE) == 12


@rule("TEK-COMP-07", "TEK-WAR-08")
def test_a_war_die_has_no_zero_and_who_cannot_pay_1_sets_the_white_flag() -> None:
    game = kingdoms(
        red="humans of north at north.1 north.2; food 9",
        blue="orcs of south at south.1 south.2; mana 9 ore 9",
        green="elves of east at east.1",
        action="quest",
    )
    game.plays("red: quest north.1 south.1")
    assert game.offers() == ["white-flag"]
    game.plays("red: white-flag")
    assert game.offers() == ["white-flag", *(f"bid {number}" for number in range(1, 12))]


@rule("TEK-COMP-08")
def test_there_is_a_tower_token_for_each_colour() -> None:
    assert held("tower tokens") == data("TEK-COMP-08")["tower_tokens"]
    assert len(setting_up(players=5).g.tower) == 5


@rule("TEK-COMP-09")
def test_there_are_five_tokens_of_each_of_three_resources() -> None:
    counted = dict(data("TEK-COMP-09"))
    assert held("resource tokens") == counted.pop("resource_tokens")
    assert counted == dict.fromkeys(box.RESOURCES, 5)
    assert [len(stock) for stock in setting_up(players=5).g.resources] == [3] * 5


@rule("TEK-COMP-10")
def test_there_is_a_research_token_for_each_colour() -> None:
    assert held("research tokens") == data("TEK-COMP-10")["research_tokens"]
    assert len(setting_up(players=5).g.magic) == 5


@rule("TEK-COMP-11")
def test_there_are_sixteen_exploration_tokens_of_nine_types() -> None:
    assert held("exploration tokens") == box.TOKENS.total() == data("TEK-COMP-11")["exploration_tokens"]
    assert len(+box.TOKENS) == data("TEK-COMP-11")["types"]


@rule("TEK-COMP-12", breaks=Break("rules/flow.py", "g.shields.append(chosen.action)", "pass"))
def test_the_six_things_that_the_setup_picture_names_lie_on_the_table() -> None:
    game = kingdoms(red="humans of north at north.1; mana 1 tower 2 magic 3", blue="orcs of south at south.1")
    game.plays("red: select trade")
    lying = {
        "action card": game.g.shields == ["trade"],
        "tower card": game.g.tower == [2, 0],
        "territory card": game.g.territories[:2] == ["north", "south"],
        "faction card": game.g.factions == ["humans", "orcs"],
        "resource track": game.g.resources == [[1, 0, 0], [0, 0, 0]],
        "magic level": game.g.magic == [3, 0],
    }
    assert set(data("TEK-COMP-12")["labels"].values()) == lying.keys()
    assert all(lying.values())


# The action card


@rule("TEK-ACT-01")
def test_the_action_card_lists_six_actions() -> None:
    assert list(box.ACTIONS) == [entry["id"] for entry in data("TEK-ACT-01")["actions"]]


@rule("TEK-ACT-01")
def test_five_different_actions_are_selected_between_two_clearings_and_one_stays_unused() -> None:
    game = kingdoms(red="humans of north at north.1 north.2", blue="orcs of south at south.1 south.2")
    for turn in range(6):
        offered = game.offers("select")
        if turn < 5:
            assert len(offered) == 6 - turn
        active, other = COLOURS[turn % 2], COLOURS[(turn + 1) % 2]
        game.plays(f"{active}: {offered[0]}", f"{active}: pass", f"{other}: collect")
    assert [event.action for event in game.told(Selected)[:5]] == list(box.ACTIONS)[:5]
    assert len(game.told(Cleared)) == 1
    assert isinstance(game.events[game.events.index(game.told(Cleared)[0]) + 1], Selected)


@rule("TEK-ACT-01")
@pytest.mark.parametrize(
    ("action", "does"),
    [
        ("patrol", "patrol north.1 north.3"),
        ("quest", "quest north.1 south.2"),
        ("build", "build"),
        ("research", "research"),
        ("expand", "expand north.1"),
        ("trade", "trade food ore 3"),
    ],
)
def test_each_action_does_what_its_name_says_and_nothing_else(action: str, does: str) -> None:
    game = kingdoms(
        red="goblins of north at north.1; mana 9 ore 9 food 9", blue="orcs of south at south.1", action=action
    )
    assert does in game.offers()
    assert {offer.split()[0] for offer in game.offers()} == {action, "pass"}
