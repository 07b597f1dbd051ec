"""Songs: standing effects on all allies or enemies of the singer, one at a time."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import OFF, Active
from tests.games.gloomhaven.content.test_class_cards import struck
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, acts, dungeon, field, until
from tests.games.gloomhaven.rules.abilities.test_creatures import creature

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
    game.plays("top power-ballad")
    assert (game.asked(), game.offers()) == ("song", ["end-bonus defensive-ditty", "skip"])
    game.plays("end-bonus defensive-ditty")
    assert game.asked() == "turn"
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


@rule("GH-ACTIVE-01", "GH-TURN-04")
def test_a_third_song_beside_two_ends_one_of_them_or_is_left_out() -> None:
    for answer, songs in (
        ("end-bonus defensive-ditty", ["melody-and-harmony", "song-of-speed", "power-ballad"]),
        ("end-bonus song-of-speed", ["melody-and-harmony", "defensive-ditty", "power-ballad"]),
        ("skip", ["melody-and-harmony", "defensive-ditty", "song-of-speed"]),
    ):
        game = field("Soothsinger", "power-ballad", "marching-beat")
        hero = game.hero("soothsinger")
        hero.active = tuple(Active(card, TOP) for card in ("melody-and-harmony", "defensive-ditty", "song-of-speed"))
        game.plays("top power-ballad")
        assert game.offers() == ["end-bonus defensive-ditty", "end-bonus song-of-speed", "skip"]
        game.plays(answer)
        assert (game.asked(), [each.card for each in hero.active]) == ("turn", songs)


@rule("GH-TURN-04")
def test_a_song_that_is_left_out_is_not_sung() -> None:
    game = field("Soothsinger", "power-ballad", "marching-beat")
    hero = game.hero("soothsinger")
    hero.active = (Active("defensive-ditty", TOP),)
    game.plays("top power-ballad", "skip")
    assert [each.card for each in hero.active] == ["defensive-ditty"]
    assert hero.discard == ("power-ballad",)


@rule("GH-ACTIVE-08")
def test_with_harmony_all_songs_but_the_last_end_and_what_is_no_song_stays() -> None:
    game = field("Soothsinger", "power-ballad", "marching-beat")
    hero = game.hero("soothsinger")
    hero.active = (
        Active("defensive-ditty", TOP), Active("melody-and-harmony", TOP), Active("unending-chant", TOP),
        Active("song-of-speed", TOP),
    )  # fmt: skip
    game.plays("end-bonus melody-and-harmony")
    assert [each.card for each in hero.active] == ["unending-chant", "song-of-speed"]


def begins(game: Dungeon) -> Dungeon:
    """The turn of whoever acts is about to begin."""
    game.g.turn.begun, game.g.phase = False, "begin_turn"
    return game


@rule("GH-XP-01")
@pytest.mark.parametrize(
    ("cards", "xp"),
    [
        (("power-ballad",), 1),
        (("power-ballad", "defensive-ditty"), 1),
        (("unending-chant",), 0),
        ((), 0),
    ],
)
def test_a_singer_gains_experience_once_a_turn_and_her_listeners_none(cards: tuple[str, ...], xp: int) -> None:
    game = begins(stage(*cards, turn="soothsinger", cards=("warding-dagger", "marching-beat")))
    assert (game.asked(), game.hero("soothsinger").xp) == ("turn", xp)
    game = begins(stage(*cards))
    assert (game.asked(), game.hero("brute").xp, game.hero("soothsinger").xp) == ("turn", 0, 0)


@rule("GH-HEAL-04")
@pytest.mark.parametrize(
    ("health", "conditions", "answer", "healed", "left"),
    [
        (10, (), "", 0, ()),
        (9, (), "apply", 1, ()),
        (9, (), "skip", 0, ()),
        (5, (), "apply", 1, ()),
        (10, ("poison",), "apply", 0, ()),
        (10, ("poison",), "skip", 0, ("poison",)),
        (10, ("wound",), "apply", 0, ()),
        (10, ("muddle",), "", 0, ("muddle",)),
    ],
)
def test_a_lullaby_is_offered_to_whom_it_would_help(
    health: int, conditions: tuple[str, ...], answer: str, healed: int, left: tuple[str, ...]
) -> None:
    game = begins(stage("soothing-lullaby")).with_health("brute", health).with_conditions("brute", *conditions)
    assert game.asked() == ("soothe" if answer else "turn")
    if answer:
        game.plays(answer)
    assert (game.health("brute"), tuple(game.conditions("brute"))) == (health + healed, left)


@rule("GH-SUMMON-06", "GH-HEAL-04")
def test_a_creature_is_soothed_without_a_question_and_an_enemy_not_at_all() -> None:
    game = creature(stage("soothing-lullaby"), "skeleton", "archer1", whose="brute", health=3)
    game.figure("skeleton").at = game.figure("archer1").at + 1
    game.figure("skeleton").health = 1
    game.g.turn.acting = game.names["skeleton"]
    begins(game).asked()
    assert game.health("skeleton") == 2
    game = stage("soothing-lullaby").with_health("guard1", 5)
    game.g.turn.acting = game.names["guard1"]
    game.ability("guard", 0)
    begins(game).asked()
    assert game.health("guard1") == 5


@pytest.mark.parametrize(
    ("songs", "condition", "hexes"),
    [
        (("mobilizing-measure",), "", 1),
        (("mobilizing-measure", "song-of-speed"), "", 2),
        (("mobilizing-measure",), "immobilize", 0),
    ],
)
@rule("GH-MOVE-01", "GH-COND-11")
def test_a_measure_lets_allies_go_one_hex_and_with_a_song_of_speed_two(
    songs: tuple[str, ...], condition: str, hexes: int
) -> None:
    game = stage("melody-and-harmony", *songs, cards=("spare-dagger", "trample"))
    if condition:
        game.with_conditions("brute", condition)
    game.plays("top spare-dagger")
    start = game.figure("brute").at
    reached = [int(offer.split()[1]) for offer in game.offers("go") if offer.split()[1].isdigit()]
    assert max((game.g.board.distance(start, at) for at in reached), default=0) == hexes
    if hexes:
        game.plays("stop")
    game.plays("strike guard1")
    assert game.g.turn.hexes_moved == 0


@rule("GH-ACTIVE-04", "GH-TURN-05")
@pytest.mark.parametrize(
    ("song", "attacker", "target", "value", "lost"),
    [
        ("captivating-performance", "brute", "guard1", 2, 3),
        ("captivating-performance", "soothsinger", "guard1", 2, 2),
        ("captivating-performance", "guard1", "brute", 2, 2),
        ("power-ballad", "brute", "guard1", 2, 3),
        ("power-ballad", "soothsinger", "guard1", 2, 2),
        ("defensive-ditty", "guard1", "brute", 2, 1),
        ("defensive-ditty", "guard1", "soothsinger", 2, 2),
        ("defensive-ditty", "brute", "guard1", 2, 2),
    ],
)
def test_a_song_helps_all_allies_of_the_singer_and_nobody_else(
    song: str, attacker: str, target: str, value: int, lost: int
) -> None:
    game = stage(song)
    before = game.health(target)
    struck(game, attacker, "hits", target, value)
    assert before - game.health(target) == lost


@rule("GH-TURN-05", "GH-ACTIVE-04")
def test_a_ballad_helps_each_ally_once_in_a_turn_and_is_silent_when_its_singer_is_gone() -> None:
    game = creature(stage("power-ballad"), "skeleton", "archer1", whose="brute")
    game.figure("skeleton").at = game.figure("archer1").at + 1
    struck(game, "brute", "hits", "guard1", 2)
    struck(game, "brute", "hits", "guard1", 2)
    struck(game, "skeleton", "hits", "guard1", 2)
    struck(game, "skeleton", "hits", "guard1", 2)
    assert game.health("guard1") == 20 - (3 + 2 + 3 + 2)
    game = stage("captivating-performance")
    game.figure("soothsinger").at = OFF
    struck(game, "brute", "hits", "guard1", 2)
    assert game.health("guard1") == 18


@rule("GH-RETAL-02", "GH-COND-05")
def test_an_aria_strikes_back_within_two_hexes_and_wounding_songs_wound() -> None:
    for away, suffered in ((1, 2), (2, 2), (3, 0)):
        game = dungeon(" ".join(["Soothsinger Brute", *["."] * (away - 1), "guard1"]))
        game.figure("guard1").health = 20
        game.hero("soothsinger").active = (Active("echoing-aria", TOP),)
        struck(game, "guard1", "shoots", "brute", 1)
        assert 20 - game.health("guard1") == suffered
    game = stage("wistful-wounding")
    struck(game, "brute", "hits", "guard1", 1)
    struck(game, "guard1", "hits", "brute", 1)
    assert (game.conditions("guard1"), game.conditions("brute")) == (["wound"], [])


@rule("GH-ADV-11", "GH-ADV-12")
@pytest.mark.parametrize(("at", "attacker", "lost"), [(True, "guard1", 1), (False, "guard1", 3), (True, "brute", 3)])
def test_a_dirge_disheartens_enemies_while_its_singer_is_there(at: bool, attacker: str, lost: int) -> None:
    game = stage("disorienting-dirge")
    if not at:
        game.figure("soothsinger").at = OFF
    target = "brute" if attacker == "guard1" else "guard1"
    game.stack("monsters" if attacker == "guard1" else "brute", "+1", "-1")
    before = game.health(target)
    struck(game, attacker, "hits", target, 2)
    assert before - game.health(target) == lost


@rule("GH-SUMMON-03")
@pytest.mark.parametrize(
    ("banner", "attacker", "away", "more"),
    [
        ("spirit-banner", "brute", 1, 2),
        ("spirit-banner", "brute", 2, 0),
        ("spirit-banner", "guard1", 1, 0),
        ("monolith", "brute", 1, 0),
        ("", "brute", 1, 0),
    ],
)
def test_a_banner_inspires_its_side_next_to_it(banner: str, attacker: str, away: int, more: int) -> None:
    game = dungeon("""
        a b c d e
         f Brute guard1 g h
        i Soothsinger j k l
    """)
    creature(
        game, banner or "spirit-banner", {1: "b", 2: "a"}[away] if attacker == "brute" else "c", whose="soothsinger"
    )
    if not banner:
        game.g.figures[-1].at = OFF
    game.hero("soothsinger").active = (Active("unending-chant", TOP),)
    target = "guard1" if attacker == "brute" else "brute"
    game.figure("guard1").health = 20
    before = game.health(target)
    struck(game, attacker, "hits", target, 2)
    assert before - game.health(target) == 2 + more


@rule("GH-EFF-02", "GH-TURN-05")
def test_the_condition_that_a_song_brings_can_be_left_out() -> None:
    game = stage("wistful-wounding", cards=("grab-and-go", "trample")).plays("basic-attack grab-and-go")
    assert game.offers("without") == ["without wound"]
    game.plays("without wound", "strike guard1")
    assert game.conditions("guard1") == []
    game = stage("power-ballad", cards=("grab-and-go", "trample")).plays("basic-attack grab-and-go")
    assert game.offers("without") == []


@rule("GH-ATK-02", "GH-ATK-03")
def test_a_song_of_speed_makes_no_melee_attack_longer() -> None:
    game = stage("song-of-speed", cards=("grab-and-go", "trample"))
    near = next(
        at
        for at in game.g.board.floor
        if game.g.board.distance(at, game.figure("brute").at) == 2 and game.g.is_empty(at)
    )
    game.figure("archer1").at = near
    assert game.plays("basic-attack grab-and-go").offers("strike") == ["strike guard1"]
    game = stage("song-of-speed", cards=("spare-dagger", "trample"))
    game.figure("archer1").at = near
    assert game.plays("top spare-dagger").offers("strike") == ["strike guard1", "strike archer1"]


@rule("GH-MOVE-01", "GH-TURN-05")
def test_an_ally_that_is_let_attack_steps_by_a_measure_first() -> None:
    game = field("Soothsinger", "call-to-action", "marching-beat", ally="Brute")
    game.figure("brute").at = game.places["v"]
    game.hero("soothsinger").active = (Active("mobilizing-measure", TOP),)
    game.plays("bottom call-to-action", "choose brute")
    assert game.asked() == "move"
    game.plays("go w", "strike guard1")
    assert (game.at("brute"), 20 - game.health("guard1")) == ("w", 4)
