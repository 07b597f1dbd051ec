"""Paying: every way there is for each colour, in which order it is offered, and what is left. MK-MANA"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.content.changes import Change
from tabletome.games.mage_knight.state import Die, Shared
from tests.games.mage_knight.knights import Knights, knight

FULL = "full-conquest"


def purse(*changed: Change, card: str = "march", night: bool = False, **more: str) -> Knights:
    """Tovak has a card that green mana strengthens."""
    return knight(hand=f"{card} rage", night=night, **more).with_player(changes=changed)  # type: ignore[arg-type]


def ways(game: Knights, card: str = "march") -> list[str]:
    """How the card can be paid for; nothing if it cannot be strengthened."""
    if f"strengthen {card}" not in game.offers():
        return []
    before = game.me.mana, game.me.crystals, game.g.source
    game.plays(f"strengthen {card}")
    if game.asked() == "pay":
        return game.offers()
    spent = [
        *(f"pay token {COLOURS[n]}" for n in range(6) if game.me.mana[n] < before[0][n]),
        *(f"pay crystal {COLOURS[n]}" for n in range(4) if game.me.crystals[n] < before[1][n]),
        *(f"pay die {COLOURS[n]}" for n in range(6) if game.g.source.count(n) < before[2].count(n)),
    ]
    return spent or ["for nothing"]


WAYS: list[tuple[tuple[Change, ...], bool, dict[str, str], list[str]]] = [
    ((), False, {"mana": "green"}, ["pay token green"]), ((), False, {"crystals": "green"}, ["pay crystal green"]),
    ((), False, {"source": "green"}, ["pay die green"]), ((), False, {"source": "gold"}, ["pay die gold"]),
    ((), True, {"source": "gold"}, []), ((), False, {"mana": "gold"}, ["pay token gold"]),
    ((), True, {"mana": "gold"}, []), ((), False, {"mana": "black red"}, []), ((), True, {"source": "black"}, []),
    ((), False, {"mana": "green gold", "crystals": "green", "source": "green gold"},
     ["pay die green", "pay token green", "pay crystal green", "pay die gold", "pay token gold"]),
    ((changes.NoDice(),), False, {"source": "green gold"}, []),
    ((changes.NoDice(),), False, {"source": "green", "mana": "green"}, ["pay token green"]),
    ((changes.WildDice(BLACK),), False, {"source": "black"}, ["pay die black"]),
    ((changes.WildDice(BLACK),), False, {"mana": "black"}, []),
    ((changes.WildDice(GOLD),), True, {"source": "gold"}, ["pay die gold"]),
    ((changes.Daylight(),), True, {"mana": "gold"}, ["pay token gold"]),
    ((changes.Daylight(),), True, {"source": "gold"}, ["pay die gold"]),
    ((changes.Endless(GREEN),), False, {}, ["for nothing"]), ((changes.Endless(RED),), False, {}, []),
    ((changes.Polarized(),), False, {"mana": "white"}, ["pay token white"]),
    ((changes.Polarized(),), False, {"mana": "red"}, []),
    ((changes.Polarized(),), False, {"mana": "black"}, ["pay token black"]),
    ((changes.Polarized(),), True, {"mana": "black"}, []),
    ((changes.Polarized(),), False, {"crystals": "white"}, ["pay crystal white"]),
    ((changes.Polarized(),), False, {"source": "white"}, ["pay die white"]),
]  # fmt: skip


@rule("MK-MANA-04", "MK-MANA-05", "MK-MANA-06", "MK-MANA-07", "MK-MANA-11")
@pytest.mark.parametrize(("changed", "night", "have", "paid"), WAYS)
def test_what_green_mana_is_paid_with(
    changed: tuple[Change, ...], night: bool, have: dict[str, str], paid: list[str]
) -> None:
    assert ways(purse(*changed, night=night, **have)) == paid


@rule("MK-MANA-08", "MK-MANA-09", "MK-MANA-10", "MK-END-02")
def test_one_die_a_turn_is_used_and_rolled_again_when_it_ends() -> None:
    game = knight(hand="march march rage", source="green green", deck="").plays("strengthen march")
    assert (game.g.used_dice, game.g.source, game.me.turn.dice) == ((Die(GREEN, reroll=True),), (GREEN,), 0)
    assert (game.me.turn.has_used_source, game.offers("strengthen")) == (True, [])
    drawn = game.g.rng.drawn
    game.plays("end-turn", "done")
    assert (len(game.g.source), game.g.used_dice, game.g.rng.drawn > drawn) == (2, (), True)


@rule("MK-DEED-04", "MK-MANA-07")
@pytest.mark.parametrize(
    ("night", "have", "can"),
    [(True, {"mana": "red black"}, True), (True, {"mana": "red"}, False), (True, {"mana": "black"}, False),
     (False, {"mana": "red black"}, False), (True, {"mana": "black black"}, False),
     (True, {"crystals": "red", "source": "black"}, True), (True, {"source": "red black"}, False),
     (True, {"source": "red", "mana": "black"}, True)],
)  # fmt: skip
def test_two_mana_are_paid_together_or_not_at_all(night: bool, have: dict[str, str], can: bool) -> None:
    game = purse(card="mana-meltdown", night=night, **have)
    assert ("strengthen mana-meltdown" in game.offers()) is can


@rule("MK-DEED-04")
def test_a_way_is_not_offered_if_the_rest_could_not_be_paid_after_it() -> None:
    game = purse(card="mana-meltdown", night=True, mana="red", source="red black").plays("strengthen mana-meltdown")
    assert game.me.mana[RED] == 0, "the die is needed for black"
    assert game.g.source == (RED,)


@rule("MK-DEED-03")
def test_a_card_of_two_colours_is_paid_in_either() -> None:
    both = knight(hand="rush-of-adrenaline rage", mana="green red").plays("strengthen rush-of-adrenaline")
    assert (both.asked(), both.offers()) == ("choose-cost", ["pick 1", "pick 2"])
    one = knight(hand="rush-of-adrenaline rage", mana="green").plays("strengthen rush-of-adrenaline")
    assert (one.asked(), one.me.mana[GREEN]) == ("turn", 0)
    assert "strengthen rush-of-adrenaline" not in knight(hand="rush-of-adrenaline rage", mana="white").offers()


@pytest.mark.parametrize(("owner", "taken"), [(1, 2), (0, 1)])
def test_a_rivals_suppression_takes_one_more_for_the_first_mana(owner: int, taken: int) -> None:
    game = knight(
        "tovak at start-a.c", "krang at start-a.e", hand="march march", mana="green green white", scenario=FULL
    )
    game.with_(centre=(Shared("mana-suppression", owner, -2),)).plays("strengthen march")
    if taken == 2:
        assert game.offers() == ["pick-colour white", "pick-colour green"]
        game.plays("pick-colour white")
        assert game.g.centre == (Shared("mana-suppression", 1, WHITE),)
        assert game.me.has(changes.SuppressionPaid)
    assert sum(game.me.mana) == 3 - taken
    game.plays("strengthen march")
    assert sum(game.me.mana) == 3 - taken - 1, "only once a turn"
    poor = knight("tovak at start-a.c", "krang at start-a.e", hand="march", mana="green", scenario=FULL)
    poor.with_(centre=(Shared("mana-suppression", owner, -2),))
    assert ("strengthen march" in poor.offers()) is (taken == 1)


@rule("MK-TEAM-03")
@pytest.mark.parametrize(("curse", "wounds"), [(GREEN, 1), (BLUE, 0)])
def test_a_curse_wounds_whoever_else_uses_its_colour_once_a_turn(curse: int, wounds: int) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march march", mana="green green", scenario=FULL)
    game.with_player(1, curses=(curse,)).plays("strengthen march", "strengthen march")
    assert game.hand().count("wound") == wounds
    own = knight("tovak at start-a.c", "krang at start-a.e", hand="march", mana="green", scenario=FULL)
    assert own.with_player(0, curses=(curse,)).plays("strengthen march").hand() == []


def test_a_crystal_that_is_spent_may_come_back() -> None:
    game = purse(changes.CrystalsReturn(), crystals="green").plays("strengthen march")
    assert game.me.lasting(changes.CrystalBack) == [changes.CrystalBack(GREEN)]
    token = purse(changes.CrystalsReturn(), mana="green").plays("strengthen march")
    assert token.me.lasting(changes.CrystalBack) == []


def test_polarity_is_used_up_by_mana_that_could_not_be_spent_without_it() -> None:
    used = purse(changes.Polarized(), mana="white").plays("strengthen march")
    assert not used.me.has(changes.Polarized)
    kept = purse(changes.Polarized(), mana="green").plays("strengthen march")
    assert kept.me.has(changes.Polarized)
    wild = purse(changes.Polarized(), changes.WildDice(BLACK), source="black").plays("strengthen march")
    assert wild.me.has(changes.Polarized)


def test_a_die_kept_by_a_tactic_is_spent_like_any_mana() -> None:
    game = knight(hand="march rage").with_player(tactic="mana-steal", tactic_die=GREEN).plays("strengthen march")
    assert (game.me.round.tactic_die < 0, game.g.used_dice) == (True, (Die(GREEN, reroll=True),))
    assert (game.me.turn.move, game.me.turn.dice) == (4, 1)
