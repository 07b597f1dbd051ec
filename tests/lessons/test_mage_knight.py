"""The lessons of Mage Knight show what they speak of: a unit that is hired, enemies that are beaten, a keep taken,
a city conquered."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.engine.registry import find_game
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.lessons import Course, find_lesson
from tabletome.lessons.course import NEXT, SHOW
from tabletome.scene import LANGUAGES, translator
from tests.lessons.stages import at_each

GAME = find_game("mage_knight")


@rule("MK-MANA-01", "MK-END-01")
def test_the_first_steps_strengthen_a_card_and_end_the_turn() -> None:
    steps = at_each(GAME, "first-steps")
    assert len(steps["end"].players[0].hand) < len(steps["mana"].players[0].hand)
    assert steps["end"].used_dice
    assert len(steps["round"].players[0].discard) == 2


@rule("MK-MANA-01")
def test_whichever_hero_is_chosen_the_first_steps_need_nobody_to_stand_in() -> None:
    for hero in HEROES:
        course = Course.after(GAME, "first-steps", [f"choose-hero {hero}"])
        while course.step is not None:
            if course.step.name == "on":
                assert course.table.state.players[0].turn.move == 4
            course.do(SHOW if course.view().show else NEXT)
            assert course.view().meanwhile is None, hero


@rule("MK-INTER-09")
def test_the_lesson_of_influence_hires_a_unit() -> None:
    steps = at_each(GAME, "influence")
    assert steps["hire"].players[0].units == []
    assert [unit.name for unit in steps["units"].players[0].units] == ["utem-guardsmen"]


@rule("MK-BLOCK-08", "MK-ATT-01", "MK-LEVEL-03")
def test_the_lesson_of_combat_blocks_the_attack_and_beats_the_enemy() -> None:
    steps = at_each(GAME, "combat")
    assert "wound" not in steps["attack"].players[0].hand
    assert steps["fame"].combat is None
    assert steps["fame"].players[0].fame > steps["attack"].players[0].fame
    assert len(steps["learned"].players[0].skills) == 1


@rule("MK-MOVE-09", "MK-SITE-04")
def test_the_lesson_of_strongholds_takes_a_keep() -> None:
    steps = at_each(GAME, "strongholds")
    hero = steps["conquered"].players[0]
    assert hero.space != steps["assault"].players[0].space
    assert steps["conquered"].board[hero.space].site == "keep"
    assert steps["strike"].enemies.get(hero.space)
    assert not steps["conquered"].enemies.get(hero.space)


@rule("MK-CITY-01", "MK-CITY-03")
def test_the_lesson_of_cities_assaults_a_city_and_conquers_it() -> None:
    steps = at_each(GAME, "cities")
    drawn, stormed, fallen = steps["before"], steps["catapults"], steps["fallen"]
    GAME.check(drawn)
    GAME.check(fallen)
    heart = next(name for name, space in drawn.board.spaces.items() if space.heart)
    assert [token.name for token in drawn.enemies[heart]] == ["minotaur", "swordsmen", "crossbowmen"]
    assert all(token.up for token in drawn.enemies[heart]), "by day they are seen from the next space"
    assert (stormed.combat.kind, stormed.players[0].reputation) == ("city", drawn.players[0].reputation - 1)
    assert [foe.defeated for foe in steps["ready"].combat.foes] == [True, False, False]
    assert [unit.wounds for unit in steps["strike"].players[0].units] == [2, 0], "the poison of the green City"
    assert steps["strike"].players[0].discard.count("wound") == 1
    assert fallen.fallen == (heart,)
    assert fallen.shields[heart] == (0, 0, 0)


@rule("MK-CITY-01")
def test_whoever_spends_less_on_the_last_blows_still_takes_the_city() -> None:
    course = Course(GAME, find_lesson(GAME, "cities"))
    while course.step is not None and course.step.name != "strike":
        course.do(SHOW if course.view().show else NEXT)
    for doing in ("play rage", "play rage", "play cold-toughness", "play instinct", "sideways swiftness attack"):
        course.do(doing)
    course.do("attack 2,3")
    assert course.step is not None
    assert course.step.name == "fallen"


@rule("MK-CITY-01")
def test_what_is_drawn_can_be_played_again_and_not_taken_back() -> None:
    first = Course.after(GAME, "cities", [NEXT, NEXT, SHOW, SHOW])
    again = Course.after(GAME, "cities", first.doings)
    assert again.table.hash() == first.table.hash()
    assert Course.after(GAME, "cities", []).table.can_undo(0) is False


@rule("MK-ROUND-02")
def test_the_first_game_speaks_of_the_night_when_it_comes_and_of_the_city_when_it_is_found() -> None:
    steps = at_each(GAME, "first-game")
    assert not steps["night"].city_found
    assert steps["city"].city_found
    assert steps["city"].outcome is None, "one more turn is left"
    assert steps["night"].night
    assert not steps["play"].night


@rule("MK-AREA-11")
def test_whoever_takes_a_skill_reads_how_often_it_can_be_used() -> None:
    course = Course(GAME, find_lesson(GAME, "combat"))
    while course.step is not None and course.step.name != "skill":
        course.do(SHOW if course.view().show else NEXT)
    assert course.asked is not None
    words = translator("en", GAME.folder)
    told = [words.say(choice.text) for choice in course.asked.choices]
    assert "Shield Mastery. Once a turn: Block 3 or Fire Block 2 or Ice Block 2" in told


def test_the_coach_says_a_word_about_every_hero_that_is_offered() -> None:
    for language in LANGUAGES:
        words = translator(language, GAME.folder)
        said = words.message("coach-choose-hero-eg")
        assert [hero for hero in HEROES if words.message(f"hero-{hero}") not in said] == []
