"""Songs: standing effects on all allies or enemies of the singer, one at a time."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, acts, dungeon, field, until

STAGE = """
    . . . . . . . .
     . . Brute guard1 . . . .
    . . . Soothsinger . . archer1 .
     . . . . . . . .
"""
TOP = True


def stage(*songs: str, turn: str = "brute", cards: tuple[str, str] = ("skewer", "grab-and-go")) -> Dungeon:
    """The Brute acts while these cards of the Soothsinger are active."""
    game = dungeon(STAGE).turn(turn, *cards)
    for figure in game.g.figures:
        if figure.is_monster:
            figure.health = figure.max_health = 20
    game.hero("soothsinger").active = tuple(Active(song, TOP) for song in songs)
    return game


def test_a_ballad_strengthens_one_attack_of_each_ally_in_a_turn() -> None:
    game = stage("power-ballad", cards=("skirmishing-maneuver", "grab-and-go"))
    game.plays("top skirmishing-maneuver", "strike guard1", "stop", "strike guard1")
    assert game.health("guard1") == 20 - 3 - 2


def test_the_singer_gains_nothing_by_her_own_song() -> None:
    game = stage("captivating-performance", turn="soothsinger", cards=("warding-dagger", "marching-beat"))
    game.plays("top warding-dagger", "strike guard1")
    assert game.health("guard1") == 20 - 3


def test_a_song_of_speed_lets_allies_move_and_shoot_farther() -> None:
    plain, fast = stage(cards=("grab-and-go", "trample")), stage("song-of-speed", cards=("grab-and-go", "trample"))
    for game in (plain, fast):
        game.plays("bottom grab-and-go")
    assert len(fast.offers()) > len(plain.offers())
    plain, far = stage(cards=("spare-dagger", "trample")), stage("song-of-speed", cards=("spare-dagger", "trample"))
    for game in (plain, far):
        game.plays("top spare-dagger")
    assert plain.offers("strike") == ["strike guard1"]
    assert far.offers("strike") == ["strike guard1", "strike archer1"]


@rule("GH-XP-01")
def test_a_lullaby_heals_allies_as_their_turns_begin_and_gives_the_singer_experience() -> None:
    game = stage("soothing-lullaby").with_health("brute", 5)
    game.g.turn.begun, game.g.phase = False, "begin_turn"
    game.plays("apply")
    assert game.health("brute") == 6
    game = stage("soothing-lullaby", turn="soothsinger", cards=("warding-dagger", "marching-beat"))
    game.g.turn.begun, game.g.phase = False, "begin_turn"
    assert game.asked() == "turn"
    assert game.hero("soothsinger").xp == 1


@rule("GH-ADV-11")
def test_a_dirge_gives_the_attacks_of_enemies_disadvantage() -> None:
    for song, suffered in (("disorienting-dirge", 0), ("power-ballad", 4)):
        game = dungeon(DUEL.replace(". Brute guard1", "Soothsinger Brute guard1"))
        game.with_health("brute", 10).stack("monsters", "x2", "null")
        game.hero("soothsinger").active = (Active(song, TOP),)
        acts(game, "guard", 50, "guard")
        assert 10 - game.health("brute") == suffered


def test_a_measure_lets_allies_step_before_they_attack() -> None:
    game = stage("mobilizing-measure", cards=("spare-dagger", "trample"))
    game.plays("top spare-dagger")
    assert game.asked() == "move"
    game.plays("stop", "strike guard1")
    assert game.health("guard1") == 17


@rule("GH-ACTIVE-01")
def test_another_song_ends_the_first_and_with_harmony_two_are_sung() -> None:
    game = field("Soothsinger", "power-ballad", "marching-beat")
    hero = game.hero("soothsinger")
    hero.active = (Active("defensive-ditty", TOP),)
    game.plays("top power-ballad", "end-bonus defensive-ditty")
    assert [each.card for each in hero.active] == ["power-ballad"]
    assert hero.discard == ("defensive-ditty",)
    game = field("Soothsinger", "power-ballad", "marching-beat")
    hero = game.hero("soothsinger")
    hero.active = (Active("melody-and-harmony", TOP), Active("defensive-ditty", TOP))
    game.plays("top power-ballad")
    assert [each.card for each in hero.active] == ["melody-and-harmony", "defensive-ditty", "power-ballad"]
    game.plays("end-bonus melody-and-harmony")
    assert [each.card for each in hero.active] == ["power-ballad"]


def test_strings_are_pulled_and_curses_sung_as_her_turn_begins() -> None:
    game = stage("pull-the-strings", turn="soothsinger", cards=("warding-dagger", "marching-beat"))
    game.g.turn.begun, game.g.phase, game.g.round = False, "begin_turn", 2
    game.plays("choose guard1")
    assert game.asked() == "move"
    game.plays("stop")
    assert game.hero("soothsinger").xp == 1
    assert [each.card for each in game.hero("soothsinger").active] == ["pull-the-strings"]
    game = stage("nightmare-serenade", turn="soothsinger", cards=("warding-dagger", "marching-beat"))
    game.g.turn.begun, game.g.phase, game.g.round = False, "begin_turn", 2
    game.plays("choose guard1")
    assert game.g.decks[-1].count("curse") == 1


@rule("GH-ACTIVE-02")
def test_an_unending_chant_curses_twice() -> None:
    game = stage("unending-chant", turn="soothsinger", cards=("tuning-the-outcome", "marching-beat"))
    game.plays("bottom tuning-the-outcome", "stop", "choose guard1")
    assert game.g.decks[-1].count("curse") == 2
    assert game.hero("soothsinger").active[0].used == 1


@rule("GH-ACTIVE-06")
def test_a_ditty_keeps_one_ally_from_damage_once() -> None:
    game = dungeon(DUEL.replace(". Brute guard1", "Soothsinger Brute guard1")).with_health("brute", 10)
    game.hero("soothsinger").active = (Active("defensive-ditty", top=False),)
    game.monsters("guard", 0)
    until(game, "rest", "select", "damage")
    assert game.asked() != "damage"
    assert game.hero("soothsinger").discard == ("defensive-ditty",)
