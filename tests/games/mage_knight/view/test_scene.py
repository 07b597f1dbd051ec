"""The table, the questions and the log of Mage Knight, in both languages."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import get_args

import pytest

from tabletome.engine import Event, seeded
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME, events
from tabletome.games.mage_knight.actions import VOCABULARY
from tabletome.games.mage_knight.content.box import COLOURS, Element
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.tiles import TILES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.catalogue import catalogue
from tabletome.games.mage_knight.view.scene import scene
from tabletome.games.mage_knight.view.wording import ability, basic_effect, space_name, strong_effect
from tabletome.scene import LANGUAGES, translator, view
from tests.games.mage_knight.knights import Knights, fight, knight
from tests.words import names_in, texts_in, written_for

EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind.kind]
DECISION = re.compile(r'Decision\(\s*[\w.]+,\s*"([a-z-]+)"')
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_piece_of_content_has_a_name(language: str) -> None:
    names = {f"hero-{name}" for name in HEROES} | {f"card-{name}" for name in CARDS}
    names |= {f"unit-{name}" for name in UNITS} | {f"enemy-{name}" for name in ENEMIES}
    names |= {f"tactic-{name}{end}" for name in TACTICS for end in ("", "-help")}
    names |= {f"colour-{name}" for name in COLOURS} | {f"scenario-{name}" for name in SCENARIOS}
    names |= {f"points-{kind}-{each}" for kind in ("attack", "ranged", "siege", "block") for each in get_args(Element)}
    names |= {f"ability-{each}" for enemy in ENEMIES.values() for each in enemy.abilities}
    assert names - written_for(GAME, language).keys() == set()


@every_language
def test_what_every_card_and_unit_does_is_written(language: str) -> None:
    said = [effect(name) for name in CARDS for effect in (basic_effect, strong_effect)]
    said += [ability(name, place) for name, has in UNIT_ABILITIES.items() for place in range(len(has))]
    said += [space_name(f"{tile}.{place}") for tile, each in TILES.items() for place in each.spaces]
    unknown = {text.name for each in said for text in texts_in(each)} - written_for(GAME, language).keys()
    assert unknown == set()


@every_language
def test_every_event_and_every_action_has_words(language: str) -> None:
    names = {f"event-{kind.kind}" for kind in EVENTS}
    asked_for = {f"action-{kind.verb}" for kind in VOCABULARY} - {"action-done", "action-decline"}
    assert (names | asked_for) - written_for(GAME, language).keys() == set()
    assert {kind.kind for kind in EVENTS} == set(icons.EVENTS)


@every_language
def test_every_question_has_words(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))
    assert {f"ask-{kind}" for kind in DECISION.findall(source)} - written_for(GAME, language).keys() == set()


@pytest.mark.parametrize("players", [1, 3])
def test_everything_said_in_a_game_is_written(players: int) -> None:
    known = written_for(GAME, "en").keys()
    rng = random.Random(players)
    table = Table(GAME, GAME.options(players=players), "words")
    unknown: set[str] = set()
    for step in range(300):
        if not table.pending:
            break
        decision = table.pending[0]
        if step % 10 == 0:
            unknown |= names_in(view(table, decision.seat)) - known
        unknown |= names_in(GAME.question(table.state, decision)) - known
        table.play(decision.seat, rng.choice(list(decision.options)))
    assert unknown == set()


def test_a_combat_shows_each_enemy_with_what_is_needed_against_it() -> None:
    game = fight("wolf-riders golems", "block", hand="march").plays()
    assert game.asked() == "block"
    zone = next(zone for zone in scene(game.g, 0).zones if zone.id == "combat")
    assert [card.id for card in zone.cards] == ["foe:1", "foe:2"]
    needed = {meter.thing: (meter.value, meter.needed) for meter in scene(game.g, 0).panels[0].meters}
    assert needed[zone.cards[0].parts[0].id] == (0, 6)


def test_days_and_nights_follow_each_other_and_the_source_says_how_many_dice_are_left() -> None:
    g = fight("wolf-riders", "block", hand="march").g
    days, source = scene(g, 0).shared
    assert (days.value, days.most, days.show) == (g.round, g.rounds, "arc")
    assert len({mark.icon for mark in days.marks}) == 2
    assert all(here.icon != after.icon for here, after in pairwise(days.marks))
    assert source.value == g.players[g.active].turn.dice


def test_sums_grow_on_each_enemy_as_points_are_played() -> None:
    say = translator("en", GAME.folder).say

    def sums(game: Knights) -> dict[str, tuple[int, int]]:
        return {meter.thing: (meter.value, meter.needed) for meter in scene(game.g, 0).panels[0].meters}

    attack = fight("ironclads prowlers", "attack", hand="rage rage")
    attack.asked()
    assert sums(attack) == {"foe:1": (0, 3), "foe:2": (0, 3)}
    attack.plays("play rage", "play rage").asked()
    assert sums(attack) == {"foe:1": (2, 3), "foe:2": (4, 3)}, "one of them resists"
    told = [say(badge.text) for badge in scene(attack.g, None).status if badge.text is not None]
    assert "played: Attack 2, Attack 2" in told
    block = fight("prowlers", "block", hand="determination").plays("play determination")
    block.asked()
    assert sums(block) == {"strike:1": (2, 4)}


def test_own_skills_lie_open_with_their_text_and_are_clicked() -> None:
    game = knight(hand="march").with_player(skills=("double-time", "shamanic-ritual"), skills_spent=("double-time",))
    say = translator("en", GAME.folder).say
    zone = next(zone for zone in scene(game.g, 0).mats[0].zones if zone.id == "skills:0")
    assert [card.spent for card in zone.cards] == [True, False]
    assert [say(line) for line in zone.cards[1].parts[0].text] == [
        "Once a Round: gain a mana token: any colour",
        "Face down: as your action: turn it face up again",
    ]
    game.asked()
    assert game.run.decision is not None
    choices = GAME.question(game.g, game.run.decision).choices
    assert ["skill:0:shamanic-ritual"] in [each.things for each in choices]


def test_every_skill_says_in_the_catalogue_how_often_and_what_it_does() -> None:
    shelf = next(zone for zone in catalogue() if zone.id == "skills")
    assert len(shelf.cards) == len(SKILLS)
    for language in LANGUAGES:
        say = translator(language, GAME.folder).say
        assert all(":" in say(card.parts[0].text[0]) for card in shelf.cards)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march rage")
    own = next(zone for zone in scene(game.g, 0).mats[0].zones if zone.id == "hand:0")
    other = next(zone for zone in scene(game.g, 1).mats[0].zones if zone.id == "hand:0")
    assert [card.id for card in own.cards] == ["hand:0:march", "hand:0:rage"]
    assert (other.cards, other.count) == ([], 2)


def test_what_a_seat_cannot_know_is_dealt_anew_and_what_it_knows_is_kept() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march", country_2_nw="?diggers")
    game.with_player(0, deck=("rage", "stamina", "promise", "ice-bolt"), known_on_top=1)
    before = scene(game.g, 0)
    twin = game.g.copy()
    GAME.imagine(twin, 0, seeded("other"))
    assert twin.players[0].hand == ("march",)
    assert twin.players[0].deck[-1] == "ice-bolt"
    assert scene(twin, 0) == before


def test_the_tracks_show_levels_and_what_reputation_is_worth() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.c").with_player(0, fame=9, reputation=-7)
    boards = {board.id: board for board in scene(game.g, 0).boards}
    assert [cell.label for cell in boards["fame"].cells] == ["0", "3", "8", "15", "24", "35", "48", "63", "80", "99"]
    assert [piece.seat for piece in boards["fame"].cells[2].pieces] == [0]
    assert boards["reputation"].cells[0].label == "X"
    assert [piece.seat for piece in boards["reputation"].cells[0].pieces] == [0]
    assert [piece.seat for piece in boards["reputation"].cells[7].pieces] == [1]
