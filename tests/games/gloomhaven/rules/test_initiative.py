"""Who has acted and who has still to act, and who joins the order in the middle of a round: GH-INIT, GH-DOOR-05, 06."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.events import MonsterCardDrawn
from tabletome.games.gloomhaven.rules.combat.attack import resolve
from tabletome.games.gloomhaven.rules.initiative import (
    draw_ability,
    entry_initiative,
    has_acted,
    has_still_to_act,
    is_earlier,
    is_inactive,
    join_order,
    join_the_round,
    wake_beside,
)
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.state import NORMAL, OFF, AttackAbility, RunningAttack, Turn
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import enter

LINE = """
    Brute Scoundrel . guard1 guard2* archer1 .
     a b c d e f g
"""


def round_of(place: int = 1) -> Dungeon:
    """Scoundrel 20, guards 30, Brute 40, archers 44; whose turn it is says the place."""
    game = dungeon(LINE).ability("guard", card_number("guard", 30)).ability("archer", card_number("archer", 44))
    game.g.order = ("scoundrel", "bandit-guard", "brute", "bandit-archer")
    game.hero("scoundrel").initiative, game.hero("brute").initiative = 20, 40
    game.g.place = place
    return game


@rule("GH-INIT-02", "GH-INIT-03")
@pytest.mark.parametrize(("place", "guards", "archers"), [(0, 0, 0), (2, 1, 0), (3, 1, 1)])
def test_a_monster_has_acted_when_its_place_is_past(place: int, guards: int, archers: int) -> None:
    game = round_of(place)
    game.g.turn = Turn()
    assert [has_acted(game.g, game.names[who]) for who in ("guard1", "archer1")] == [bool(guards), bool(archers)]


@rule("GH-INIT-02", "GH-INIT-03", "GH-DOOR-06")
def test_at_its_place_a_monster_has_acted_unless_it_acts_now_waits_or_comes_late() -> None:
    game = round_of(1)
    one, two = game.names["guard1"], game.names["guard2"]
    game.g.turn, game.g.waiting = Turn(two), (one,)
    assert [has_acted(game.g, who) for who in (one, two)] == [False, False]
    game.g.turn, game.g.waiting = Turn(one), ()
    assert [has_acted(game.g, who) for who in (one, two)] == [False, True]
    game.g.place, game.g.turn, game.g.late = 2, Turn(0), (one,)
    assert [has_acted(game.g, who) for who in (one, two)] == [False, True]
    game.g.order = ("scoundrel", "brute")
    assert not has_acted(game.g, two), "it has no place yet"


@rule("GH-INIT-02")
@pytest.mark.parametrize(
    ("place", "resting", "scoundrel", "brute"),
    [
        (0, False, True, True),
        (1, False, False, True),
        (2, False, False, True),
        (3, False, False, False),
        (0, True, False, True),
    ],
)
def test_a_character_has_a_turn_to_come_up_to_its_place(
    place: int, resting: bool, scoundrel: bool, brute: bool
) -> None:
    game = round_of(place)
    game.hero("scoundrel").resting = resting
    assert [has_still_to_act(game.g, game.names[who]) for who in ("scoundrel", "brute")] == [scoundrel, brute]
    game.g.order = ()
    assert has_still_to_act(game.g, game.names["brute"])


@rule("GH-DOOR-05", "GH-DOOR-06", "GH-MABIL-01")
@pytest.mark.parametrize(
    ("initiative", "place", "order", "late"),
    [
        (6, 1, 0, True),
        (26, 1, 1, True),
        (83, 1, 4, False),
        (26, 0, 1, False),
    ],
)
def test_a_type_that_has_just_come_takes_its_place_and_acts_late_if_that_is_past(
    initiative: int, place: int, order: int, late: bool
) -> None:
    game = round_of(place)
    g = game.g
    acting = g.order[place]
    game._draw("hound", card_number("hound", initiative))
    first = len(g.figures)
    hound = add_monster(g, "hound", NORMAL, 1, game.places["g"])
    join_the_round(g, first)
    assert g.order.index("hound") == order
    assert g.order[g.place] == acting, "whose turn it is does not change"
    assert g.late == ((hound,) if late else ())
    assert is_earlier(g, "hound") is late
    before = g.order
    join_order(g, "hound")
    assert g.order == before


@rule("GH-DOOR-06", "GH-INIT-04")
def test_who_is_tied_with_others_joins_behind_them_and_before_the_first_round_nobody_joins() -> None:
    game = round_of(3)
    game._draw("hound", card_number("hound", 26))
    game.hero("scoundrel").initiative = 26
    join_order(game.g, "hound")
    assert game.g.order == ("scoundrel", "hound", "bandit-guard", "brute", "bandit-archer")
    early = round_of(0)
    early.g.round, early.g.order, early.g.drawn = 0, (), {}
    join_order(early.g, "hound")
    draw_ability(early.g, "hound")
    assert (early.g.order, early.g.drawn, early.told(MonsterCardDrawn)) == ((), {}, [])
    assert not is_earlier(early.g, "hound")


@rule("GH-MABIL-01", "GH-DOOR-05", "GH-BOSS-01")
def test_each_deck_has_one_card_a_round_and_is_shuffled_when_it_is_used_up() -> None:
    game = round_of(0)
    g = game.g
    g.drawn = {}
    g.ability_decks["guard"], g.ability_played["guard"] = (3, 5), (1,)
    draw_ability(g, "bandit-guard")
    draw_ability(g, "bandit-guard")
    assert (g.drawn["guard"], g.ability_decks["guard"], g.ability_played["guard"]) == (5, (3,), (1, 5))
    told = [(each.deck, each.card, each.initiative, each.rule) for each in game.told(MonsterCardDrawn)]
    assert told == [("guard", 5, DECKS["guard"][5].initiative, "GH-MABIL-01")]
    g.drawn, g.ability_decks["guard"] = {}, ()
    draw_ability(g, "bandit-guard")
    assert len(g.ability_decks["guard"]) == len(DECKS["guard"]) - 1
    assert g.ability_played["guard"] == (g.drawn["guard"],)


@rule("GH-SPECIAL-07", "GH-INIT-06")
def test_each_ally_of_a_page_has_the_initiative_that_is_printed_for_it() -> None:
    g = enter("tribal-assault").open_all().g
    for hero in g.heroes:
        hero.initiative = 70
    assert [entry_initiative(g, name) for name in ("redthorn", g.heroes[0].name)] == [1, 70]


@rule("GH-SPECIAL-08", "GH-DOOR-06")
def test_a_sleeper_wakes_when_it_is_attacked_and_acts_late_if_its_place_is_past() -> None:
    for place, late in ((1, True), (0, False)):
        quest = enter("windswept-highlands").kill("wind-demon", "sun-demon")
        g = quest.g
        drake = next(number for number, each in enumerate(g.figures) if each.name == "spitting-drake")
        g.order, g.place = ("spitting-drake", "brute"), place
        running = g.attack = RunningAttack(AttackAbility(0, 0, 99, ranged=True), 1, (drake,))
        assert is_inactive(g, g.figures[drake])
        list(resolve(g, running, drake))
        assert not is_inactive(g, g.figures[drake])
        assert g.late == ((drake,) if late else ())
        list(resolve(g, running, drake))
        assert len(g.late) == late, "it wakes once"


@rule("GH-SPECIAL-08")
def test_sleepers_wake_beside_characters_and_summons_but_not_beside_monsters_or_from_afar() -> None:
    for who, beside, wakes in (
        ("hero", True, True),
        ("hero", False, False),
        ("monster", True, False),
        ("gone", True, False),
    ):
        quest = enter("windswept-highlands")
        g = quest.g
        drake = next(number for number, each in enumerate(g.figures) if each.name == "spitting-drake")
        mover = 0 if who in ("hero", "gone") else next(n for n in g.on_map() if g.figures[n].name == "wind-demon")
        near = next(at for at in g.board.near[g.figures[drake].at] if g.standing_at(at) is None)
        if who == "gone":
            g.figures[mover].at = OFF
        elif beside:
            g.figures[mover].at = near
        wake_beside(g, mover)
        assert is_inactive(g, g.figures[drake]) is not wakes
