"""Every encounter card: whom it makes act."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.rules.enemies.encounters import draw_encounter, finish_encounter
from tests.games.sword_and_sorcery.questing import Table, quest_table

PLAY = ("gremlin-green-1", "raider-blue-1", "orc-warrior-red-1", "orc-shaman-green-1")


def field(*cards: str, at: str = "16a.3") -> Table:
    table = quest_table()
    for card in cards or PLAY:
        table.enemy(card, at)
    return table


def concerned(table: Table, name: str) -> list[str]:
    table.top("encounters", name)
    draw_encounter(table.g)
    return [table.g.enemies[enemy].card for enemy in table.g.activation.waiting]


WHO = {
    "leaders-attack": ["orc-warrior-red-1"],
    "battle": list(PLAY),
    "green-tide": ["gremlin-green-1", "orc-shaman-green-1"],
    "old-hands": ["raider-blue-1"],
    "captains-word": ["orc-warrior-red-1"],
    "cornered": [],
    "closing-in": list(PLAY),
    "bloodlust": list(PLAY),
    "lone-hunter": list(PLAY),
    "skirmish": list(PLAY),
    "dark-whispers": [],
    "beasts-loose": ["gremlin-green-1"],
}


@rule("SS-AI-02", "SS-AI-08", "SS-BEST-13", "SS-BEST-14")
@pytest.mark.parametrize("name", WHO)
def test_whom_the_cards_concern(name: str) -> None:
    assert concerned(field(), name) == WHO[name]


@rule("SS-AI-02", "SS-ENEMY-08")
@pytest.mark.parametrize(
    ("name", "styles"),
    [("brute-force", ("strength",)), ("quick-blades", ("dexterity",)), ("foul-magic", ("magic", "faith"))],
)
def test_cards_by_fighting_style(name: str, styles: tuple[str, ...]) -> None:
    table = field()
    fitting = [enemy.card for number, enemy in enumerate(table.g.enemies) if table.g.scroll_of(number).style in styles]
    assert concerned(table, name) == (fitting or list(PLAY))
    assert table.g.activation.count == (0 if fitting else 1)


@rule("SS-AI-02")
@pytest.mark.parametrize(("name", "count"), [("lone-hunter", 1), ("skirmish", 2), ("battle", 3), ("green-tide", 0)])
def test_cards_that_activate_a_number_of_enemies(name: str, count: int) -> None:
    table = field()
    concerned(table, name)
    assert table.g.activation.count == count


@rule("SS-AI-08", "SS-AI-12")
def test_the_other_effect_only_if_nobody_fits_the_first() -> None:
    table = field("orc-warrior-green-1", "gremlin-blue-1", "gremlin-blue-2")
    assert concerned(table, "leaders-attack") == ["gremlin-blue-1", "gremlin-blue-2"]
    table = field("raider-blue-1")
    assert concerned(table, "green-tide") == ["raider-blue-1"]
    assert table.g.activation.count == 1


@rule("SS-AI-02")
def test_cards_by_nearness_and_wounds() -> None:
    table = field("gremlin-green-1", at="14a.1")
    table.enemy("raider-blue-1", "16a.3")
    assert concerned(table, "cornered") == ["gremlin-green-1"]
    table = field("gremlin-green-1", at="14a.3")
    assert concerned(table, "cornered") == ["gremlin-green-1"], "otherwise within two areas"
    table = field()
    table.g.figures[table.g.enemies[1].figures[0]].wounds = 1
    assert concerned(table, "bloodlust") == ["raider-blue-1"]
    assert not table.g.activation.last_resort


@rule("SS-BEST-13")
def test_bloodlust_with_nobody_wounded_lets_all_act_by_their_last_behaviour() -> None:
    table = field()
    concerned(table, "bloodlust")
    assert table.g.activation.last_resort


def test_dark_whispers_recharge_all_enemies() -> None:
    table = field("raider-blue-1")
    table.g.enemies[0].charges = 0
    concerned(table, "dark-whispers")
    table.run(finish_encounter(table.g))
    assert table.g.enemies[0].charges == 1
    assert table.g.decks.encounters.discards == ("dark-whispers",)


@rule("SS-AI-13")
def test_battle_shuffles_all_cards_back_and_alone_is_discarded() -> None:
    table = field("raider-blue-1")
    table.g.decks.encounters.discards = ("skirmish",)
    table.g.decks.encounters.cards = tuple(card for card in table.g.decks.encounters.cards if card != "skirmish")
    concerned(table, "battle")
    table.run(finish_encounter(table.g))
    assert table.g.decks.encounters.discards == ("battle",)
    assert len(table.g.decks.encounters.cards) == 14


def test_every_card_is_tried_here() -> None:
    assert {*WHO, "brute-force", "quick-blades", "foul-magic"} == set(ENCOUNTERS)
