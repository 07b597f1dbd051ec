"""Monster sheets, modifier decks with odds, arrows to whom monsters go for, hexes by names."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME, events
from tabletome.games.gloomhaven.view.monster_intents import plans_of
from tabletome.games.gloomhaven.view.scene import scene
from tabletome.scene import Scene, translator
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon

SAY = translator("en", GAME.folder)


def guards() -> Dungeon:
    game = dungeon("""
        Brute . guard1 . guard2*
         . . . . .
    """)
    game.ability("guard", card_number("guard", 50))
    return game.turn("brute", "trample", "grab-and-go")


def seen(game: Dungeon) -> Scene:
    return scene(game.g, 0)


@rule("GH-MSTAT-04")
def test_a_sheet_shows_normal_and_elite_statistics_and_each_figure() -> None:
    game = guards().with_conditions("guard1", "poison")
    (sheet,) = [each for each in seen(game).sheets if each.id == "monster:bandit-guard"]
    assert sheet.always
    normal, elite, one, two = sheet.rows
    assert [SAY.say(row.name) for row in (normal, elite) if row.name] == ["normal", "elite"]
    assert normal.values[0].value == game.figure("guard1").max_health
    assert (one.health, two.health) == (
        (game.health("guard1"), game.figure("guard1").max_health),
        (game.health("guard2"), game.figure("guard2").max_health),
    )
    assert [badge.icon for badge in one.values] == ["poison-bottle"]
    assert one.text is not None
    assert "Brute" in SAY.say(one.text)


@rule("GH-FOCUS-02")
def test_arrows_lead_from_monsters_to_whom_they_would_focus_on() -> None:
    game = guards()
    brute = f"f{game.names['brute']}"
    assert {(arrow.start, arrow.end) for arrow in seen(game).arrows} == {
        (f"f{game.names['guard1']}", brute),
        (f"f{game.names['guard2']}", brute),
    }


@rule("GH-ATK-05")
def test_a_character_is_told_what_damage_to_expect() -> None:
    def expected(game: Dungeon) -> float:
        plans = plans_of(game.g)
        return sum(hurt for told in plans.values() for intent in told.values() for _, hurt in intent.hurts)

    game = guards()
    (note,) = seen(game).mats[0].notes
    assert SAY.say(note.text) == f"one attack to come: {expected(game):.1f} damage expected"
    assert expected(guards().with_conditions("brute", "poison")) > expected(game) + 0.5, "poison adds to each attack"


def test_every_monster_leads_to_its_sheet_and_shows_its_rank_and_number() -> None:
    shown = seen(guards())
    pieces = {piece.name: piece for cell in shown.boards[0].cells for piece in cell.pieces if piece.number}
    assert sorted((piece.number, piece.rank) for piece in pieces.values()) == [(1, ""), (2, "elite")]
    assert {piece.sheet for piece in pieces.values()} == {"monster:bandit-guard"}


@rule("GH-AMD-01")
def test_a_modifier_deck_shows_what_is_left_of_each_card() -> None:
    game = guards()
    game.g.decks[0], game.g.played[0] = ("+0", "+1"), ("+1", "x2")
    (deck,) = [zone for zone in seen(game).mats[0].zones if zone.id == "modifiers:0"]
    assert deck.count == 2
    assert sorted((odds.left, odds.most) for odds in deck.odds) == [(0, 1), (1, 1), (1, 2)]


def test_hexes_have_names_of_their_own_that_stand_on_the_map() -> None:
    cells = seen(guards()).boards[0].cells
    assert len({cell.label for cell in cells}) == len(cells)
    assert cells[0].label == "a1"
    assert SAY.say(cells[0].name).startswith("a1, ")


@rule("GH-SHIELD-01", "GH-ADV-01")
def test_the_log_of_an_attack_tells_its_arithmetic() -> None:
    game = dungeon("""
        . Brute guard1* .
         . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_conditions("brute", "strengthen").stack("brute", "+1", "-1")
    game.plays("top trample", "strike guard1")
    (attacked,) = game.told(events.Attacked)
    entry = GAME.narrate(game.g, attacked)
    assert entry.sum is not None
    assert sum(term.value or 0 for term in entry.sum.terms) == entry.sum.total == attacked.damage
    assert "counts" in SAY.say(entry.text)
    assert f"damage {attacked.damage}" in SAY.say(entry.text)


def test_characters_of_one_player_have_colours_of_their_own() -> None:
    game = dungeon("""
        Brute . Scoundrel
    """)
    assert len({mat.hue for mat in seen(game).mats}) == 2
    assert [mat.id for mat in seen(game).mats] == ["hero:0", "hero:1"]
