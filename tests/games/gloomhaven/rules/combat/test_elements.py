"""Elements: GH-ELEM."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.rules.combat.elements import consume, end_of_turn, infuse, wane
from tabletome.games.gloomhaven.state import INERT, STRONG, SUMMON, WANING, Figure
from tabletome.games.gloomhaven.view.scene import scene
from tests.games.gloomhaven.dungeon import DUEL, PAIR_BESIDE_GUARD, PAIR_NEAR_GUARD, acts, dungeon, until
from tests.games.gloomhaven.quests import started


@rule("GH-ELEM-05", "GH-ELEM-09", "GH-ELEM-10")
def test_a_monster_type_consumes_once_and_all_of_it_benefit() -> None:
    card = next(n for n, each in enumerate(DECKS["wind-demon"]) if each.initiative == 9)
    game = dungeon("""
        . . . . . .
         wind1 wind2 . . . Brute
        . . . . . .
    """).with_elements(air=2)
    game.monsters("wind", card)
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    assert game.conditions("wind1") == game.conditions("wind2") == ["invisible"]
    assert game.g.elements[2] == 0


@rule("GH-ELEM-09")
def test_a_type_infuses_when_its_last_monster_has_acted_so_it_never_feeds_itself() -> None:
    card = next(n for n, each in enumerate(DECKS["wind-demon"]) if each.initiative == 21)
    game = dungeon("""
        . . . . . .
         wind1 . . . . Brute
        . . . . . .
    """)
    acts(game.ability("wind", card), "wind", 21, "wind-demon")
    assert game.g.elements[2] == 1, "strong at the end of the turn, waning after the round"


@rule("GH-ELEM-06", "GH-ELEM-08", "GH-XP-03", "GH-ELEM-11")
def test_a_character_may_consume_any_element_for_more() -> None:
    game = dungeon(DUEL.replace("Brute", "Spellweaver")).turn("spellweaver", "mana-bolt", "fire-orbs")
    game.with_elements(fire=1, ice=2).plays("top mana-bolt")
    assert game.offers() == ["consume fire", "consume ice", "skip"]
    game.plays("consume ice", "strike guard1")
    assert game.health("guard1") == 6 - 3
    assert game.g.heroes[0].xp == 1
    assert game.g.elements[:2] == [1, 0]


@rule("GH-ELEM-08")
def test_where_two_elements_are_asked_for_one_of_them_does_not_do() -> None:
    for elements, offered in (({"ice": 2}, False), ({"air": 1}, False), ({"ice": 2, "air": 1}, True)):
        game = dungeon(DUEL.replace("Brute", "Elementalist")).turn("elementalist", "winters-edge", "obsidian-shards")
        game.with_elements(**elements).plays("top winters-edge")
        assert ("consume ice" in game.offers()) is offered, elements
    game.plays("consume ice")
    assert game.g.elements == [0] * len(game.g.elements)


@rule("GH-ELEM-02", "GH-ELEM-04", "GH-ELEM-07")
def test_an_infused_element_is_strong_at_the_end_of_the_turn_and_wanes() -> None:
    game = dungeon(PAIR_NEAR_GUARD)
    infuse(game.g, "fire")
    assert game.g.elements[0] == 0
    end_of_turn(game.g)
    assert game.g.elements[0] == 2
    wane(game.g)
    assert game.g.elements[0] == 1
    consume(game.g, "brute", "fire")
    assert game.g.elements[0] == 0


@rule("GH-ELEM-01")
def test_there_are_six_elements_in_three_states() -> None:
    assert set(ELEMENTS) == {"fire", "ice", "air", "earth", "light", "dark"}
    assert [INERT, WANING, STRONG] == [0, 1, 2]
    shown = [stat.id for stat in scene(started(players=2).state, 0).shared]
    assert [f"element:{element}" for element in ELEMENTS] == shown[:6]


@rule("GH-ELEM-03")
def test_an_action_of_which_nothing_was_performed_infuses_nothing() -> None:
    for answer, infused in (("skip", 0), ("choose brute", STRONG)):
        game = dungeon(PAIR_BESIDE_GUARD).turn("brute", "eye-for-an-eye", "trample")
        game.plays("bottom eye-for-an-eye", answer, "end-turn")
        game.asked()
        assert game.events
        state = game.run.state
        assert state.elements[ELEMENTS.index("earth")] in ((infused, infused - 1) if infused else (0,))


@rule("GH-ELEM-09")
@pytest.mark.parametrize("conditions", [(), ("disarm",), ("stun",)], ids=["able", "disarmed", "stunned"])
def test_a_type_infuses_though_none_of_its_monsters_could_do_anything(conditions: tuple[str, ...]) -> None:
    game = dungeon("""
        . . . . . .
         wind1 . . . . Brute
        . . . . . .
    """).with_conditions("wind1", *conditions)
    acts(game, "wind", 21, "wind-demon")
    assert game.g.elements[2] == 1, "strong at the end of the turn, waning after the round"


@rule("GH-ELEM-09", "GH-ELEM-10")
def test_a_stunned_monster_consumes_nothing_and_the_next_of_its_type_does() -> None:
    drawing = """
        . . . . . .
         wind1* wind2 . . . Brute
        . . . . . .
    """
    game = dungeon(drawing).with_elements(air=2).with_conditions("wind1", "stun")
    acts(game, "wind", 9, "wind-demon")
    assert game.conditions("wind2") == ["invisible"]
    assert "invisible" not in game.conditions("wind1")
    alone = dungeon(drawing.replace("wind2", ".")).with_elements(air=2).with_conditions("wind1", "stun")
    acts(alone, "wind", 9, "wind-demon")
    assert alone.g.elements[2] == 1, "not consumed, only waned"


@rule("GH-ELEM-02", "GH-ELEM-07", "GH-SUMMON-05")
def test_what_a_summons_attack_infuses_is_strong_when_its_own_turn_ends() -> None:
    game = dungeon("""
        . . . . . . .
         . Spellweaver a guard1 . . .
        . . . . . . .
    """)
    game.g.figures.append(Figure("mystic-ally", SUMMON, 0, 1, game.places["a"], 6, 6))
    game.g.heroes[0].chosen = ("fire-orbs", "mana-bolt")
    game.stack("spellweaver", "+2:fire")
    game.g.place, game.g.phase = 0, "next_place"
    until(game, "turn")
    assert game.health("guard1") < 6
    assert (game.g.elements[0], game.g.infusing) == (STRONG, ())
