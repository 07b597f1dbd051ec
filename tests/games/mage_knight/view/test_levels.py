"""What a level brings is said: with its choices in a panel, without any on a page."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import LEVELS
from tabletome.games.mage_knight.events import LevelGained
from tabletome.games.mage_knight.view.levels import brought_by
from tabletome.games.mage_knight.view.narration import narrate
from tabletome.games.mage_knight.view.questions import question
from tabletome.games.mage_knight.view.scene import scene
from tabletome.scene import LANGUAGES, LogEntry, translator
from tests.games.mage_knight.knights import Knights, knight

SAY = translator("en", GAME.folder)


def rising(fame: int, level: int, *others: str) -> Knights:
    """A hero whose turn ends with so much Fame."""
    game = knight("tovak at start-a.c", *others, hand="march", scenario="blitz-conquest")
    return game.with_player(fame=fame, level=level, has_played=True).again("levels_step")


def told(game: Knights, level: int) -> LogEntry:
    return narrate(game.g, LevelGained(0, level))


@rule("MK-LEVEL-02", "MK-LEVEL-07")
def test_each_level_says_what_it_brings_and_nothing_that_it_does_not() -> None:
    said = {level: [SAY.say(text) for text in brought_by(level)] for level in range(2, len(LEVELS) + 1)}
    assert all("Skill" in " ".join(said[level]) for level in (2, 4, 6, 8, 10))
    assert [line.partition(":")[0] for line in said[3]] == ["One more Command token", "Armor 2 → 3"]
    assert [line.partition(":")[0] for line in said[5]] == ["One more Command token", "Hand limit 5 → 6"]
    assert all(translator(each, GAME.folder).say(text) for each in LANGUAGES for text in brought_by(7))


@rule("MK-LEVEL-03", "MK-LEVEL-05", "MK-DUMMY-14")
def test_a_panel_explains_the_choice_of_a_skill_and_those_of_the_dummy() -> None:
    game = rising(3, 1)
    assert game.g.dummy is not None
    game.with_dummy(skills=("battle-frenzy",)).with_player(skill_stack=("double-time", "night-sharpshooting"))
    game.with_(advanced_offer=("fire-bolt", "ice-bolt", "swift-bolt")).again("levels_step")
    assert game.asked() == "take-skill"
    (panel,) = scene(game.g, 0).panels
    assert (panel.kind, SAY.say(panel.title)) == ("choice", "Level 2")
    notes = [SAY.say(note.text) for note in panel.notes]
    assert "any Advanced Action" in notes[0]
    assert "Dummy" in notes[1]
    assert "Swift Bolt" in notes[1]
    assert notes[2] == "Level 3 comes at 8 Fame."
    game.plays(game.offers("take-skill")[0])
    assert [panel.id for panel in scene(game.g, 0).panels] == ["level-panel"], "the card is still to be chosen"
    assert game.run.decision is not None
    asked = question(game.g, game.run.decision)
    assert [[card.id] for card in asked.shows] == [choice.things for choice in asked.choices], "all lie there large"
    game.plays(game.offers()[0])
    assert not scene(game.g, 0).panels


@rule("MK-LEVEL-02")
def test_alone_a_level_without_a_choice_is_a_page_and_among_others_a_line() -> None:
    alone = rising(8, 2)
    assert (told(alone, 3).kind, len(told(alone, 3).steps)) == ("story", 2)
    assert told(alone, 4).kind == "", "a panel speaks of it"
    assert told(rising(8, 2, "krang at start-a.c"), 3).kind == ""
