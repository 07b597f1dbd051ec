"""The table and the log of Tiny Epic Kingdoms, and that all of it can be read in both languages."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle

from tabletome.engine import Decision, Event, seeded
from tabletome.engine.ledger import Ledger, rule
from tabletome.engine.table import Table
from tabletome.games.tiny_epic_kingdoms import GAME, events
from tabletome.games.tiny_epic_kingdoms.actions import VOCABULARY
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS, MAGIC_TOP, RESOURCES, TOKENS
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.scene import LANGUAGES, Barred, Board, Card, Choice, Scene, Text, translator
from tests.games.test_words import options_in_words
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms, setting_up
from tests.words import written, written_for

WORDS = GAME.folder / "text"
LEDGER = Ledger.load(GAME.folder / "rules.yaml")
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind.kind]
DECISION = re.compile(r'Decision\(\s*[\w.]+,\s*"([a-z-]+)"')
MESSAGE_NAME = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')

every_language = pytest.mark.parametrize("language", LANGUAGES)


# The words


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in Path(GAME.folder).rglob("*.py"))


def wanted() -> set[str]:
    """The messages that the content, the rules and the options of the game ask for by name."""
    names = {"game", "game-about", *options_in_words(GAME.name)}
    names |= {f"option-first-{seat}" for seat in range((GAME.options.info("first").most or 0) + 1)}
    names |= {f"event-{kind.kind}" for kind in EVENTS}
    names |= {f"ask-{kind}" for kind in DECISION.findall(sources())}
    names |= {f"action-{kind.verb}" for kind in VOCABULARY}
    names |= {f"faction-{name}" for name in FACTIONS}
    names |= {f"faction-{name}-{level}" for name in FACTIONS for level in range(1, MAGIC_TOP + 1)}
    names |= {f"token-{name}{part}" for name in TOKENS for part in ("", "-help")}
    names |= {f"card-{name}{part}" for name in ACTIONS for part in ("", "-help")}
    names |= {f"territory-{side}" for card in CARDS for side in card}
    names |= {f"{family}-{name}" for name in RESOURCES for family in ("resource", "amount", "group-trade")}
    return names


@every_language
def test_everything_that_can_be_named_asked_chosen_or_told_has_its_words(language: str) -> None:
    assert len(wanted()) > 200
    assert wanted() - written(WORDS, language).keys() == set()


def test_no_message_is_left_over() -> None:
    families = (
        "group",
        "how",
        "kind",
        "score",
        "stat",
        "detail",
        "amount",
        "end",
        "roman",
        "term",
        "war",
        "coach",
        "lesson",
        "aid",
        "aspect",
        "story",
        "achievement",
        "mark",
        "course",
    )
    literal = set(MESSAGE_NAME.findall(sources()))
    spare = written(WORDS, "en").keys() - wanted() - literal
    assert {name for name in spare if name.partition("-")[0] not in families} == set()


class Reader:
    """Says every text in every language, and fails where a word is missing or goes wrong."""

    def __init__(self) -> None:
        self._bundles = [translator(language, GAME.folder)._bundles[0] for language in LANGUAGES]
        self._read: set[Text] = set()

    def encode(self, part: Any) -> bytes:
        """A scene, a question or a log entry as it would be sent, its texts by name."""
        return msgspec.json.encode(part, enc_hook=self.read)

    def read(self, text: Text) -> str:
        if text not in self._read:
            for bundle in self._bundles:
                self._say(bundle, text)
            self._read.add(text)
        return repr(text)

    def _say(self, bundle: FluentBundle, text: Text) -> str:
        args = {name: self._say(bundle, arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        assert bundle.has_message(text.name), f"no words for {text}"
        pattern = bundle.get_message(text.name).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, args)
        assert not errors, f"{text}: {errors}"
        return str(said)


@functools.cache
def everyone() -> Reader:
    """One reader for all tests: what has been read once need not be read again."""
    return Reader()


# Whole games


def things_in(scene: Scene) -> list[str]:
    """The ids of everything on the table."""
    zones = [*scene.zones, *(zone for mat in scene.mats for zone in mat.zones)]
    cards = [card for zone in zones for card in zone.cards]
    cells = [cell for board in scene.boards for cell in board.cells]
    return [
        *(board.id for board in scene.boards),
        *(line.id for board in scene.boards for line in board.lines),
        *(cell.id for cell in cells),
        *(piece.id for cell in cells for piece in cell.pieces),
        *(zone.id for zone in zones),
        *(card.id for card in cards),
        *(part.id for card in cards for part in card.parts),
        *(stat.id for mat in scene.mats for stat in mat.stats),
        *(mat.id for mat in scene.mats),
        *(stat.id for stat in scene.shared),
        *(sheet.id for sheet in scene.sheets),
    ]


def check_table(g: State, reader: Reader) -> set[str]:
    """Every seat and a spectator can look at it, and nobody learns what lies face down. What lies there."""
    scene = GAME.scene(g, None)
    things = things_in(scene)
    assert len(things) == len(set(things)), "two things have one id"
    reader.encode(scene)
    imagined = g.copy()
    GAME.imagine(imagined, 0, seeded(str(g.turn)))
    for seat in (None, *range(g.seats)):
        assert GAME.scene(imagined, seat) == scene, f"seat {seat} sees what lies face down"
    return set(things)


def check_question(g: State, decision: Decision, things: set[str], reader: Reader) -> None:
    question = GAME.question(g, decision)
    reader.encode(question)
    reader.encode(GAME.panels(g, [decision], decision.seat))
    things = things | {card.id for card in question.shows}
    assert question.seat == decision.seat
    assert [choice.action for choice in question.choices] == [str(option) for option in decision.options]
    for choice in question.choices:
        assert things.issuperset(choice.things), f"{choice.action} acts on what is not there: {choice.things}"
        assert not choice.group or f"group-{choice.group}" in written_for(GAME, "en")
    for entry in question.barred:
        LEDGER.rule(entry.rule)
        assert things.issuperset(entry.things), f"{entry.text} is about what is not there: {entry.things}"
        assert not any(forbids(entry, choice) for choice in question.choices), f"{entry} can be chosen after all"


def forbids(entry: Barred, choice: Choice) -> bool:
    count = len(entry.things)
    return bool(count) and entry.things in (choice.things[:count], choice.things[-count:])


def check_log(table: Table[State], told: int, reader: Reader) -> None:
    for _, event in table.events[told:]:
        entry = GAME.narrate(table.state, event)
        reader.encode(entry)
        assert entry.icon
        assert entry.seat == getattr(event, "seat", None)
        assert entry.rule == event.rule


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"exploration": True}),
        (3, {"exploration": True, "factions": "chosen"}),
        (4, {"resources": "recommended"}),
        (5, {"exploration": True}),
    ],
)
def test_at_every_step_of_a_game_the_table_the_question_and_the_log_can_be_read(
    players: int, options: dict[str, Any]
) -> None:
    reader, rng = everyone(), seeded(f"readers {players}")
    table = Table(GAME, GAME.options.read({"players": players, **options}), f"scenes {players}")
    told = 0
    while table.outcome is None:
        things = check_table(table.state, reader)
        for decision in table.pending:
            check_question(table.state, decision, things, reader)
        check_log(table, told, reader)
        told = len(table.events)
        decision = rng.pick(table.pending)
        table.play(decision.seat, rng.pick(decision.options))
    check_table(table.state, reader)
    check_log(table, told, reader)


# The table


def scene_of(game: Kingdoms) -> Scene:
    scene: Scene = GAME.scene(game.g, 0)
    return scene


def board(scene: Scene, id: str) -> Board:
    (found,) = [board for board in scene.boards if board.id == id]
    return found


def card(scene: Scene, id: str) -> Card:
    zones = [*scene.zones, *(zone for mat in scene.mats for zone in mat.zones)]
    (found,) = [card for zone in zones for card in zone.cards if card.id == id]
    return found


def in_english(text: Text) -> str:
    return translator("en", GAME.folder).say(text)


def two_kingdoms(action: str = "", red: str = "orcs of elan at elan.1 elan.1", **more: str) -> Kingdoms:
    seats = {"blue": "elves of galson at galson.1 galson.2", "green": "undead of dornwick at dornwick.1 dornwick.2"}
    return kingdoms(action, red=red, **(seats | more))


def test_a_searching_meeple_lies_and_a_standing_one_stands() -> None:
    game = kingdoms(red="orcs of north at north.5* north.1", blue="elves of south at south.1 south.2")
    pieces = [piece for cell in board(scene_of(game), "north").cells for piece in cell.pieces]
    assert [(piece.id, piece.seat, piece.lying) for piece in pieces] == [
        ("m:north.1:0", 0, False),
        ("m:north.5:0", 0, True),
    ]


@rule("TEK-REGION-03")
def test_a_capital_stands_under_the_flag_of_whoever_is_there() -> None:
    def flags(at: str) -> list[int | None]:
        game = kingdoms(red=f"orcs of north at {at}", blue="elves of south at south.1 south.2")
        return [cell.site.seat for cell in board(scene_of(game), "north").cells if cell.site is not None]

    assert flags("north.1") == [None]
    assert flags("north.3") == [0]


def test_neutral_meeples_belong_to_no_seat_and_the_lost_kingdom_to_nobody() -> None:
    game = kingdoms(red="orcs of north at north.1 north.2", blue="elves of south at south.1 south.2")
    lost = board(scene_of(game.with_neutrals("east.1")), "east")
    assert lost.seat is None
    assert [in_english(badge.text) for badge in lost.badges if badge.text] == ["Lost Kingdom"]
    assert [piece.seat for piece in lost.cells[0].pieces] == [None]


def test_a_face_down_token_shows_its_back_and_a_face_up_one_what_it_does() -> None:
    game = two_kingdoms().with_token("bandit", "elan.2").with_token("fort", "elan.4", face_up=True)
    cells = board(scene_of(game), "elan").cells
    (hidden,), (fort,) = cells[1].pieces, cells[3].pieces
    assert (hidden.face_down, hidden.icon) == (True, icons.HIDDEN_TOKEN)
    assert in_english(fort.name) == "Fort: 2 off the war cost of whoever holds it, when attacking"


def test_water_and_crags_are_drawn_but_closed() -> None:
    cells = board(scene_of(kingdoms(red="orcs of north at north.1", blue="elves of south at south.1")), "north").cells
    assert [(cell.id, cell.open) for cell in cells[5:]] == [("north.water1", False), ("north.crags2", False)]


def test_shields_lie_on_actions_and_the_selected_one_is_lit() -> None:
    scene = scene_of(two_kingdoms("build").with_shields("quest", "build"))
    assert [each.id for each in scene.zones[0].cards if each.spent] == ["action:quest", "action:build"]
    shields = [each.badges[0].seat for each in scene.zones[0].cards if each.spent]
    assert shields == [2, 0]  # the active player has laid the last one, the player before the one before
    assert [each.id for each in scene.zones[0].cards if each.lit] == ["action:build"]


def test_learned_levels_are_lit_and_a_borrowed_one_is_told_as_its_owners() -> None:
    red = "shapeshifters of elan at elan.1 elan.1; magic 1 shapes orcs"
    parts = card(scene_of(two_kingdoms(red=red)), "card:shapeshifters").parts
    assert [part.lit for part in parts] == [True, False, False, False, False]
    assert in_english(parts[0].text[0]) == "You win ties in war, also as the attacker."


def test_what_was_designed_here_is_labelled() -> None:
    scene = scene_of(two_kingdoms())
    assert board(scene, "elan").source == "original"
    assert (card(scene, "card:orcs").source, card(scene, "card:elves").source) == ("book", "public")


def test_both_sides_of_a_card_lie_on_the_table_until_one_is_chosen() -> None:
    game = setting_up(players=3, first=1)
    sides = game.g.cards[0]
    assert game.asked() == "red choose-side"
    assert [each.id for each in scene_of(game).boards] == [*sides, "tower"]
    game.plays(f"red: choose-side {sides[1]}")
    assert [each.id for each in scene_of(game).boards] == [sides[1], "tower"]


def test_the_status_tells_how_near_the_end_is() -> None:
    game = two_kingdoms().with_shields("quest", "build", "trade").end_triggered()
    assert in_english(scene_of(game).status[-1].text or Text("", {})) == "The end is near: 2 more shields to place"


def test_allies_are_named_on_each_others_mats() -> None:
    game = two_kingdoms(red="orcs of elan at elan.1 galson.1", blue="elves of galson at galson.1 galson.2")
    badges = [[in_english(badge.text) for badge in mat.badges if badge.text] for mat in scene_of(game).mats]
    assert badges == [["allied with Elves"], ["allied with Orcs"], []]


def test_the_final_reckoning_adds_up_to_each_score() -> None:
    game = two_kingdoms(red="orcs of elan at elan.3 elan.1; tower 4 magic 2").at_the_end()
    scene = scene_of(game)
    for mat in scene.mats:
        assert sum(line.points for line in scene.scores if line.seat == mat.seat) == mat.score


# The log


def test_a_white_flag_is_told_as_such() -> None:
    game = two_kingdoms("quest", blue="elves of galson at galson.1 galson.2; ore 2")
    game.plays("red: quest elan.1 galson.1", "red: white-flag", "blue: bid 2")
    (revealed,) = game.told(events.BidsRevealed)
    assert in_english(GAME.narrate(game.g, revealed).text) == "War costs revealed: Orcs white flag, Elves 2"


def test_russian_counts_in_russian() -> None:
    say = translator("ru", GAME.folder).say
    lost = [say(GAME.narrate(two_kingdoms().g, events.RuinsEmptied(count)).text) for count in (1, 3, 5)]
    assert lost == ["В руинах пропадает 1 армия", "В руинах пропадают 3 армии", "В руинах пропадает 5 армий"]
