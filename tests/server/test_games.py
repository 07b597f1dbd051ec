"""Every game of the package can be played over the wire, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tabletome.engine.registry import find_game, game_names
from tests.server.serving import Person

MOVES = 12
MESSAGE_NAME = re.compile(r"[a-z]+(-[a-z0-9]+)+")
"""What is read where a message is missing."""


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_played_over_the_wire(ann: Person, name: str) -> None:
    players = find_game(name).options.info("players")
    table = ann.makes(name, "me", *["hotseat"] * ((players.least or 1) - 1))
    dice = random.Random(name)
    with table.live() as live:
        for step in range(MOVES):
            seen = live.view_at(step)
            waiting = seen["view"]["waiting_for"]
            if seen["seat"] not in waiting:
                live.send(type="seat", seat=waiting[0])
                seen = live.view_at(step)
            question = seen["view"]["question"]
            live.send(type="act", seat=question["seat"], step=step, action=dice.choice(question["choices"])["action"])
        live.view_at(MOVES)
        live.send(type="lang", lang="ru")
        assert live.next("view")["view"]["step"] == MOVES
    table.post("abandon", {"seat": 0})
    assert ann.get(f"{table.path}/replay", step=3, seat="open")["view"]["step"] == 3
    assert ann.post("/api/verify", ann.get(f"{table.path}/record"))["ok"]


@pytest.mark.parametrize("name", game_names())
def test_every_card_in_the_box_can_be_read_in_both_languages(ann: Person, name: str) -> None:
    books = {lang: ann.get(f"/api/games/{name}/cards", lang=lang) for lang in ("en", "ru")}
    shelves = books["en"]["zones"]
    assert books["ru"]["title"]
    cards = [card for shelf in shelves for card in shelf["cards"]]
    assert cards or not find_game(name).catalogue()
    assert len({card["id"] for card in cards}) == len(cards)
    assert [shelf["id"] for shelf in shelves] == [shelf["id"] for shelf in books["ru"]["zones"]]
    for book in books.values():
        assert [text for text in texts_of(book["zones"]) if MESSAGE_NAME.fullmatch(text)] == []


def texts_of(zones: list[dict[str, Any]]) -> Iterator[str]:
    """All that a reader of the cards reads."""
    for zone in zones:
        yield zone["name"]
        for card in zone["cards"]:
            yield card["name"]
            for part in card.get("parts", []):
                yield from [part.get("name", ""), *part.get("text", [])]


@pytest.mark.parametrize("name", game_names())
def test_the_glossary_of_every_game_can_be_read_in_both_languages(ann: Person, name: str) -> None:
    for lang in ("en", "ru"):
        terms = ann.get(f"/api/games/{name}/terms", lang=lang)["terms"]
        assert [term["id"] for term in terms] == [term.id for term in find_game(name).terms()]
        assert all(term["name"] and not MESSAGE_NAME.fullmatch(term["name"]) for term in terms)


def test_there_are_no_cards_of_a_game_that_is_not_there(ann: Person) -> None:
    assert ann.refused("GET", "/api/games/ludo/cards").code == "unknown-game"
    assert ann.refused("GET", "/api/games/ludo/terms").code == "unknown-game"


PICKED = [name for name in game_names() if find_game(name).pickings]


@pytest.mark.parametrize("name", PICKED)
def test_lists_in_options_are_picked_from_cards_that_the_options_accept(ann: Person, name: str) -> None:
    game = find_game(name)
    told = next(each for each in ann.get("/api/games") if each["name"] == name)
    assert {each["name"]: each["picked_by"] for each in told["options"] if each.get("picked_by")} == {
        option: picking.by for option, picking in game.pickings.items()
    }
    for option, picking in game.pickings.items():
        value = game.options.info(picking.by).default
        picks = ann.get(f"/api/games/{name}/picks/{option}", by=value)
        taken = [each["word"] for each in picks["cards"] for _ in range(each.get("most", 1))]
        game.options.read({option: ", ".join(taken[: picks.get("exactly") or 1])})


@pytest.mark.parametrize("name", PICKED)
def test_cards_to_pick_can_be_read(ann: Person, name: str) -> None:
    option, picking = next(iter(find_game(name).pickings.items()))
    last = find_game(name).options.info(picking.by).values[-1]
    for lang in ("en", "ru"):
        cards = [each["card"] for each in ann.get(f"/api/games/{name}/picks/{option}", by=last, lang=lang)["cards"]]
        assert cards
        assert [card["name"] for card in cards if MESSAGE_NAME.fullmatch(card["name"])] == []


def test_an_option_that_is_no_list_is_not_picked_from_cards(ann: Person) -> None:
    assert ann.refused("GET", "/api/games/gloomhaven/picks/scenario").code == "not-found"


def test_a_number_that_has_a_name_is_chosen_by_it_any_other_is_a_number(ann: Person) -> None:
    told = {each["name"]: each for each in ann.get("/api/games", lang="ru")}
    kingdoms = {each["name"]: each for each in told["tiny_epic_kingdoms"]["options"]}
    assert kingdoms["first"]["values"][0] == {"value": 0, "label": "по жребию"}
    assert [each["value"] for each in kingdoms["first"]["values"]] == [0, 1, 2, 3, 4, 5]
    dungeons = {each["name"]: each for each in told["gloomhaven"]["options"]}
    assert dungeons["prosperity"]["values"] is None
    assert (dungeons["prosperity"]["least"], dungeons["prosperity"]["most"]) == (1, 9)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_usual_game_says_what_it_will_be_like(ann: Person, name: str, lang: str) -> None:
    for preset in find_game(name).presets:
        told = ann.post(f"/api/games/{name}/preview", {"options": dict(preset.options)}, lang=lang)
        assert [text for text in said_in(told["sheet"]) if MESSAGE_NAME.fullmatch(text)] == []
        cooperative = find_game(name).cooperative(find_game(name).options.read(preset.options))
        assert (told["record"] is not None) == cooperative


def said_in(sheet: dict[str, Any] | None) -> Iterator[str]:
    """All that a reader of the sheet reads."""
    if sheet is not None:
        yield sheet["name"]
        yield from (stat["name"] for stat in sheet.get("stats", []))
        yield from (note["text"] for note in sheet.get("notes", []))


def test_the_difficulty_says_what_it_comes_to(ann: Person) -> None:
    def stats(**options: Any) -> dict[str, int]:
        told = ann.post("/api/games/gloomhaven/preview", {"options": options})["sheet"]
        return {stat["id"]: stat["value"] for stat in told["stats"]}

    usual = {"scenario-level": 1, "monster-level": 1, "trap-damage": 3, "coin": 2, "bonus-xp": 6}
    assert stats(players=2) == usual
    assert stats(players=2, difficulty="very-hard") == {
        "scenario-level": 3,
        "monster-level": 3,
        "trap-damage": 5,
        "coin": 3,
        "bonus-xp": 10,
    }
    assert stats(players=1) == {**usual, "monster-level": 2, "trap-damage": 4}
    assert stats(players=2, first_level=9, second_level=9, difficulty="easy")["scenario-level"] == 4


def test_a_face_has_its_colour_and_what_sets_it_apart(ann: Person) -> None:
    (told,) = [each for each in ann.get("/api/games") if each["name"] == "gloomhaven"]
    (first,) = [each for each in told["options"] if each["name"] == "first"]
    brute = next(each for each in first["values"] if each["value"] == "brute")
    assert (brute["icon"], brute["hue"]) == ("brute", "blue")
    assert [(stat["name"], stat["value"]) for stat in brute["stats"]] == [("Hit points", 10), ("Cards in hand", 10)]


def test_what_cannot_be_set_up_is_not_foretold(ann: Person) -> None:
    refusal = ann.refused("POST", "/api/games/gloomhaven/preview", {"options": {"scenario": "nowhere"}})
    assert (refusal.status, refusal.code) == (400, "bad-options")


def test_games_that_were_won_together_here_are_counted_with_their_like(ann: Person) -> None:
    def record(**options: Any) -> dict[str, int]:
        found: dict[str, int] = ann.post("/api/games/gloomhaven/preview", {"options": options})["record"]
        return found

    before = record(players=2)
    table = ann.makes("gloomhaven", "me", "hotseat")
    for seat in (0, 1):
        table.post("resign", {"seat": seat})
    assert record(players=2) == {"games": before["games"] + 1, "won": before["won"]}
    assert record(players=2, difficulty="hard") == {"games": 0, "won": 0}
    assert record(players=3) == {"games": 0, "won": 0}
