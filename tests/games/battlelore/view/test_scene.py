"""What a seat sees, is asked and is told."""

from __future__ import annotations

import random

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.options import Options
from tabletome.engine.table import Table
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.powers import Power
from tabletome.games.battlelore.content.terrain import LANDMARKS, TERRAIN
from tabletome.games.battlelore.content.troops import TROOPS
from tabletome.games.battlelore.events import CommandDrawn
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view.icons import EVENTS, KINDS
from tabletome.games.battlelore.view.scene import scene
from tabletome.scene import Text, translator, view
from tests.words import texts_in, written


def table(adventure: str, seed: str = "scene", **more: object) -> Table[State]:
    options: Options = BattleOptions.read({"adventure": adventure, **more})
    return Table(GAME, options, seed)


@rule("BL-LORE-06")
def test_hands_are_seen_by_their_own_seat_only() -> None:
    game = table("spider-wood")
    for viewer in (0, 1, None):
        shown = scene(game.state, viewer)
        for mat in shown.mats:
            for zone in mat.zones:
                assert bool(zone.cards) == (mat.seat == viewer)
                assert zone.count


@rule("BL-LORE-09")
def test_lore_tokens_are_open_unless_the_adventure_hides_them() -> None:
    for adventure, seen in (("spider-wood", 2), ("giants-causeway", 1)):
        shown = scene(table(adventure).state, 0)
        assert sum(stat.id.startswith("lore:") for mat in shown.mats for stat in mat.stats) == seen


@rule("BL-CMD-08")
def test_a_card_in_hand_says_how_many_units_it_orders_and_how_many_there_are() -> None:
    game = table("agincourt")
    game.state.hands[0] = ("advance-left", "green-banners", "mounted-charge", "leadership")
    cards = scene(game.state, 0).mats[0].zones[0].cards
    say = translator("en", GAME.folder)
    assert [column.value for column in cards[0].columns] == [4, None, None]  # as many as cards are held
    told = [[say.say(badge.text) for badge in card.badges if badge.text] for card in cards]
    # c2, d2 and d3 lie on the left flank; four archers are green; nobody rides; leadership orders anybody.
    assert told == [["3 units there"], ["4 such units"], ["none such"], []]


def messages() -> set[str]:
    """Every message that content can call for."""
    names = {f"card-{card.kind}" for card in COMMAND_CARDS.values()}
    names |= {f"lore-{card.title}" for card in LORE_CARDS.values()}
    names |= {f"{name}-help" for name in names}
    names |= {f"moment-{moment.value}" for moment in Moment}
    names |= {f"troop-{troop.kind}" for troop in TROOPS.values()}
    names |= {f"terrain-{name}" for name in TERRAIN} | {f"terrain-{name}-help" for name in TERRAIN}
    names |= {f"landmark-{name}" for name in LANDMARKS} | {f"landmark-{name}-help" for name in LANDMARKS}
    names |= {f"power-{power.value}" for power in Power}
    names |= {f"event-{kind}" for kind in EVENTS} | {f"action-{kind.verb}" for kind in GAME.actions}
    names |= {f"option-adventure-{name}" for name in adventures()} | {f"phase-{phase}" for phase in GAME.scripts}
    return names


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_word_is_there_in_both_languages(language: str) -> None:
    assert messages() <= written(GAME.folder / "text", language).keys()
    assert set(KINDS) == {troop.kind for troop in TROOPS.values()}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("adventure", ["hired-axes", "stone-ring", "bridge-of-oaths"])
def test_a_game_is_told_without_a_gap(adventure: str, language: str) -> None:
    """Every question, choice and log line of a stretch of play has words in which nothing is missing."""
    say = translator(language, GAME.folder)
    game = table(adventure, councils="custom")
    chance = random.Random(3)
    for _ in range(160):
        if not game.pending:
            break
        decision = game.pending[0]
        seen = view(game, decision.seat, since=len(game.log))
        assert seen.question is not None
        texts = [seen.question.text, *(choice.text for choice in seen.question.choices), *(e.text for e in seen.log)]
        for text in texts:
            assert_said(say.say(text), text)
        game.play(decision.seat, chance.choice(decision.options))


def assert_said(said: str, text: Text) -> None:
    assert said != text.name, f"no message {text.name}"
    assert "{" not in said, f"{text.name}: {said}"


@rule("BL-SETUP-10", "BL-VICTORY-03")
def test_the_adventure_lies_open_with_its_story_goals_and_special_rules() -> None:
    say = translator("en", GAME.folder)
    shown = scene(table("giants-causeway").state, 0)
    (card,) = next(zone for zone in shown.zones if zone.id == "adventure-card").cards
    told = " ".join(say.say(text) for part in card.parts for text in part.text)
    for words in ("past a giant", "The Caravan: 6 victory banners to win", "first unit to reach g8", "a9, m9"):
        assert words in told
    assert "Nobody shows how much Lore" in told


@rule("BL-LMARK-01", "BL-FORT-03")
def test_landmarks_stand_on_their_hexes_under_the_flag_of_their_owner() -> None:
    game = table("bridge-of-oaths")
    shown = {cell.id: cell.site for cell in scene(game.state, 0).boards[0].cells if cell.site is not None}
    assert {(NAMES[h], kind) for h, kind, _ in game.state.landmarks} == {(at, site.kind) for at, site in shown.items()}
    owners = {kind: {site.seat for site in shown.values() if site.kind == kind} for kind in ("stronghold", "rampart")}
    assert owners["stronghold"] <= {0, 1}
    say = translator("en", GAME.folder)
    assert all(site.name is not None and say.say(site.name) != site.name.name for site in shown.values())


@rule("BL-MOVE-13", "BL-COMBAT-07")
def test_where_a_unit_could_still_battle_from_is_marked_while_it_is_to_move() -> None:
    game = table("agincourt")
    too_far: list[str] = []
    while not too_far:
        while game.pending[0].kind != "move":
            game.play(game.pending[0].seat, game.pending[0].options[0])
        seen = view(game, game.pending[0].seat)
        marked = {each.thing: set(each.cells) for each in seen.scene.overlays if each.style == "reach"}
        assert seen.question is not None
        moves = [choice for choice in seen.question.choices if choice.action.startswith("move ")]
        assert moves
        for choice in moves:
            unit, to = choice.things
            assert (to in marked[unit]) == ("no battle" not in translator("en", GAME.folder).say(choice.text))
        too_far = [choice.action for choice in moves if choice.things[1] not in marked[choice.things[0]]]
        game.play(game.pending[0].seat, game.pending[0].options[0])


@rule("BL-LORE-06")
def test_a_card_that_the_other_side_draws_is_told_without_a_name() -> None:
    for language, told in (("en", "a Command card drawn."), ("ru", "взята карта Приказов.")):
        words = translator(language, GAME.folder)
        drawn = CommandDrawn(0, "patrol-left")
        seen = [words.say(GAME.narrate(table("agincourt").state, drawn.seen_by(seat)).text) for seat in (0, 1)]
        assert seen[0] != seen[1]
        assert seen[1].endswith(told)


@rule("BL-SETUP-07")
@pytest.mark.parametrize("name", adventures())
def test_every_hex_says_what_the_cards_of_its_terrain_and_landmark_say(name: str) -> None:
    """Of open country there is no card where something stands on it."""
    g = table(name).state
    (board,) = scene(g, 0).boards
    for cell in board.cells:
        h = NAMES.index(cell.id)
        landmark = [f"landmark-{kind}-help" for at, kind, _ in g.landmarks if at == h]
        terrain = [f"terrain-{g.board.terrain[h]}-help"]
        cards = landmark if landmark and terrain == ["terrain-countryside-help"] else [*landmark, *terrain]
        assert [text.name for text in texts_in(cell.help) if text.name.endswith("-help")] == cards
