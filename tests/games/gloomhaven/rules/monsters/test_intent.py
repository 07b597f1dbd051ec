"""What monsters see, and whom they choose, where the page says more than the rules. GH-FOCUS, GH-SPECIAL-06, 08"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Move
from tabletome.games.gloomhaven.content.notation.conditions import POISON
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.special_rules import Craved
from tabletome.games.gloomhaven.content.printed_actions import BossAction
from tabletome.games.gloomhaven.events import Focused, Idle, Suffered
from tabletome.games.gloomhaven.rules.monsters.intent import (
    attack_value_of,
    field_of,
    mover_of,
    source_of,
    token_key,
    turn_key,
)
from tabletome.games.gloomhaven.state import SUMMON, Active, Figure
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.pages import on_page, token
from tests.games.gloomhaven.quests import Quest, enter

ATTACKS = 50


def one(quest: Quest, name: str) -> int:
    return next(who for who in quest.g.on_map() if quest.g.figures[who].name == name)


def acts(game: Dungeon) -> Dungeon:
    return game.monsters("guard", card_number("guard", ATTACKS))


def guarded(game: Dungeon, name: str, on: str, number: int) -> None:
    """A token that monsters attack."""
    token(game, name, on, number=number)
    game.figure(name).hostile = False


# Whom it focuses on

BETWEEN = """
    . . . . . . . . .
     t . . guard1 . . u . .
    . . . . . . . . .
     . . . . . . . . .
    . . . . . . . . .
     . . . . . . . . .
    . . . . . . . . .
     Brute . . . . . . . Scoundrel
"""


@rule("GH-AMBIG-01", "GH-SPECIAL-06")
@pytest.mark.parametrize(("chosen", "other"), [("left", "right"), ("right", "left")])
def test_of_two_tokens_as_near_the_players_choose_the_focus(
    chosen: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = (n.Token("altar", "t", formula("9")),)
    game = on_page(monkeypatch, dungeon(BETWEEN), goals=(n.KillNamed("nobody"),), tokens=tokens)
    for name, place, number in (("left", "t", 1), ("right", "u", 2)):
        guarded(game, "altar", place, number)
        game.names[name] = game.names["altar"]
    del game.names["altar"]
    acts(game)
    assert (game.asked(), sorted(game.offers())) == ("focus", ["focus left", "focus right"])
    assert game.run.decision is not None
    assert game.run.decision.about == {"figure": game.names["guard1"]}
    game.plays(f"focus {chosen}")
    assert [(event.on, event.on_number) for event in game.told(Focused)] == [("altar", game.figure(chosen).number)]
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    assert (game.health(chosen), game.health(other)) == (3, 5)


NEAR_AND_FAR = """
    . . . . . . . . .
     Brute guard1 a b c d e f g
    . . . . . . . . .
     . . . . . . . . Scoundrel
"""


@rule("GH-FOCUS-01", "GH-SPECIAL-06")
@pytest.mark.parametrize(
    ("place", "conditions", "on"),
    [
        ("a", (), "crystal"),
        ("d", (), "crystal"),
        ("e", (), "brute"),
        ("a", ("immobilize",), "crystal"),
    ],
)
def test_a_craved_token_is_the_focus_as_soon_as_it_can_be_attacked_in_this_turn(
    place: str, conditions: tuple[str, ...], on: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MONSTERS["bandit-guard"].normal[1].move == 3
    game = on_page(monkeypatch, dungeon(NEAR_AND_FAR), goals=(n.KillNamed("nobody"),), rules=(Craved("crystal"),))
    guarded(game, "column", "c", 1)
    guarded(game, "crystal", place, 1)
    game.figure("column").at = game.places["g"]
    acts(game.with_conditions("guard1", *conditions)).asked()
    assert [event.on for event in game.told(Focused)] == [on]


@rule("GH-FOCUS-10", "GH-FOCUS-01")
def test_a_monster_that_sees_nobody_has_no_focus_and_hurts_nobody() -> None:
    game = (
        dungeon("""
        . . . . . . .
         . Brute guard1 Scoundrel . . .
        . . . . . . .
    """)
        .with_conditions("brute", "invisible")
        .with_conditions("scoundrel", "invisible")
    )
    acts(game).asked()
    assert [(event.name, event.number) for event in game.told(Idle)] == [("bandit-guard", 1)]
    assert not game.told(Suffered)


# What it sees


@rule("GH-PAGE-09", "GH-MOVE-02")
def test_a_third_side_is_no_friend_to_walk_through() -> None:
    quest = enter("sun-temple").open("c2b-i1b").open("i1b-d2a")
    g = quest.g
    sun, night = one(quest, "sun-demon"), one(quest, "night-demon")
    quest._in_order()
    field = field_of(g, sun)
    own = [who for who in g.on_map() if g.figures[who].hostile and not g.are_enemies(sun, who) and who != sun]
    assert field.friends == {g.figures[who].at for who in own}
    assert night in {foe.key for foe in field.foes}
    assert g.figures[night].at not in field.friends


@rule("GH-SPECIAL-03", "GH-SPECIAL-08")
def test_who_cannot_be_affected_stands_in_the_way_unless_the_page_lets_it_be_walked_through() -> None:
    quest = enter("corrupted-laboratory", players=1, first_level=5).open("g2b-i1b").open("i1b-a2a")
    at = quest.g.treasures.index("goal")
    quest.g.treasures[at] = ""
    quest.g.heroes[0].treasures += ("goal",)
    quest.put(0, at).ends_turn(0)
    g = quest.g
    golem = one(quest, "stone-golem")
    quest._in_order()
    beyond = {g.figures[who].at for who in g.out_of_reach()}
    assert beyond
    field = field_of(g, golem)
    assert beyond <= field.unseen
    assert beyond <= field.obstacles
    shut_out = g.out_of_reach()[0]
    assert g.figures[shut_out].at not in field_of(g, shut_out).unseen, "nobody is in its own way"
    fading = enter("fading-lighthouse", players=4)
    fading._in_order()
    gone = fading.g.out_of_reach()
    seen = field_of(fading.g, one(fading, "ooze"))
    assert {fading.g.figures[who].at for who in gone} <= seen.friends
    assert not {fading.g.figures[who].at for who in gone} & seen.unseen
    assert fading.g.figures[gone[0]].at not in field_of(fading.g, gone[0]).friends


@rule("GH-MTRAP-01", "GH-SPECIAL-08")
def test_only_a_poisoned_summon_goes_around_poisoned_water() -> None:
    quest = enter("toxic-moor").open_all()
    g = quest.g
    quest._in_order()
    at = next(at for at in sorted(g.board.floor) if g.is_empty(at))
    g.figures.append(Figure("battle-boar", SUMMON, 0, 1, at, 7, 7, no_money=True))
    boar, drake = len(g.figures) - 1, one(quest, "rending-drake")
    g.traps = frozenset({next(at for at in sorted(g.board.floor) if g.is_empty(at))})
    dry = g.hazards | g.traps
    assert g.difficult - dry
    for who, conditions, snags in ((boar, 0, dry), (boar, POISON, dry | g.difficult), (drake, POISON, dry)):
        g.figures[who].conditions = conditions
        assert field_of(g, who).snags == snags
    g.traps = frozenset()
    g.figures[boar].conditions = 0
    assert field_of(g, boar).snags == g.hazards


@rule("GH-FOCUS-07", "GH-SPECIAL-06", "GH-SPECIAL-08")
def test_who_does_not_act_and_tokens_come_last_unless_they_share_the_initiative_of_a_boss() -> None:
    quest = enter("windswept-highlands").kill("wind-demon", "sun-demon")
    g = quest.g
    quest._in_order()
    drake = one(quest, "spitting-drake")
    last = (len(g.order),)
    assert turn_key(g, drake) == last
    g.note(f"awake spitting-drake {g.figures[drake].number}")
    assert turn_key(g, drake) == (g.order.index("spitting-drake"), -g.figures[drake].kind, g.figures[drake].number)
    cords = enter("realm-of-the-voice", players=3)
    cords._in_order()
    cord = one(cords, "vocal-cord")
    assert turn_key(cords.g, cord) == (len(cords.g.order),)
    g.order = ("brute", "elder-drake", "scoundrel")
    assert token_key(g, "zephyr") == (1,)
    assert token_key(g, "altar") == (3,)


@rule("GH-SUMMON-03")
@pytest.mark.parametrize(("health", "attack"), [(9, 5), (8, 4), (1, 1), (2, 1)])
def test_the_king_of_the_rats_attacks_with_half_of_its_hit_points_rounded_up(health: int, attack: int) -> None:
    game = dungeon("Brute x . Scoundrel guard1")
    game.g.figures.append(Figure("rat-king", SUMMON, 0, 1, game.places["x"], health, 9, no_money=True))
    assert attack_value_of(game.g, len(game.g.figures) - 1) == attack


@rule("GH-MMOVE-01", "GH-EFF-09")
@pytest.mark.parametrize("card", ["", "song-of-speed"])
def test_songs_help_whom_they_are_sung_for_and_no_monster(card: str) -> None:
    drawing = "Brute x . . Soothsinger . . guard1 . archer1"
    game = dungeon(drawing)
    game.hero("soothsinger").active = (Active(card, top=True),) if card else ()
    game.g.figures.append(Figure("battle-boar", SUMMON, 0, 1, game.places["x"], 7, 7, no_money=True))
    game.ability("guard", card_number("guard", ATTACKS)).ability("archer", card_number("archer", 31))
    more = 1 if card else 0
    boar = len(game.g.figures) - 1

    def way(who: int, *attacks: Attack) -> Any:
        return mover_of(game.g, who, Move(0), attacks[0] if attacks else None, attacks)

    shot = Attack(0, range=3)
    assert way(boar, shot).move == game.g.stat(boar).move + more
    assert way(boar, shot).strike.reach == 3 + more
    archer = game.names["archer1"]
    assert way(archer, shot).move == game.g.stat(archer).move
    assert way(archer, shot).strike.reach == 3


@rule("GH-BOSS-03")
def test_a_boss_acts_by_the_special_action_of_its_card_or_as_a_plain_monster_where_the_page_says_so() -> None:
    plain = enter("gloomhaven-battlements-b")
    plain.g.round = 8
    plain.end_round()
    numbers = {}
    for quest, name in ((plain, "prime-demon"), (enter("barrow-lair").open_all(), "bandit-commander")):
        g = quest.g
        boss = one(quest, name)
        found = set()
        for g.drawn["boss"] in range(8):
            source = source_of(g, boss)
            found.add(source.number if isinstance(source, BossAction) else None)
        numbers[name] = found - {None}
    assert numbers == {"prime-demon": {0}, "bandit-commander": {1, 2}}
