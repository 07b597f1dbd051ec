"""What bots expect monsters to do."""

from __future__ import annotations

import pytest

from tabletome.games.gloomhaven.bots.after_monsters import after_the_monsters
from tabletome.games.gloomhaven.bots.outlook import ASSAILANT, FRIENDS_SHARE, Outlook
from tabletome.games.gloomhaven.bots.threats import craved, share_before, strikes, threat
from tabletome.games.gloomhaven.rules.initiative import has_acted
from tests.games.gloomhaven.dungeon import PAIR_APART, dungeon
from tests.games.gloomhaven.quests import enter


def test_an_enemy_goes_for_the_nearest_it_can_reach() -> None:
    game = dungeon(PAIR_APART)
    danger = threat(game.g, game.names["guard1"])
    (strike,) = strikes(danger._replace(far=4), [(4, 0), (5, 1)])
    assert (strike.target, strike.now) == (0, danger.strike)
    shared = strikes(danger, [(3, 0), (3, 1)])
    assert [each.target for each in shared] == [0, 1]
    assert shared[0].now == pytest.approx(danger.strike / 2)


def test_whoever_has_acted_strikes_no_more_this_round() -> None:
    game = dungeon(PAIR_APART)
    guard = game.names["guard1"]
    assert not has_acted(game.g, guard)
    game.g.place = game.g.order.index("bandit-guard") + 1
    assert has_acted(game.g, guard)
    assert threat(game.g, guard).strike == 0


def test_how_likely_a_deck_is_to_be_faster_is_counted_in_its_cards() -> None:
    assert share_before("guard", 1) == 0
    assert share_before("guard", 99) == 1
    assert 0 < share_before("guard", 40) < 1


def test_after_the_monsters_turns_they_stand_beside_whom_they_strike() -> None:
    game = dungeon(PAIR_APART)
    then = after_the_monsters(game.g)
    guard = game.names["guard1"]
    assert then.board.distance(then.figures[guard].at, then.figures[0].at) == 1
    assert has_acted(then, guard)
    assert game.g.figures[guard].at == game.places["guard1"]


def test_what_the_page_makes_them_crave_is_struck_before_whoever_is_nearest() -> None:
    g = enter("crystalline-cave", players=4).g
    (crystal,) = craved(g)
    assert g.figures[crystal].name == "crystal"
    outlook = Outlook(g, 0)
    foe = max(outlook.threats, key=lambda each: each.strike)._replace(far=99)
    (first, *_) = strikes(foe, outlook.nearest_to(foe, outlook.here))
    assert first.target == crystal
    (other, *_) = strikes(foe, outlook.nearest_to(foe._replace(far=0), outlook.here))
    assert foe.away[g.figures[other.target].at] <= foe.away[g.figures[crystal].at]


def test_blades_do_not_come_at_whom_the_party_stands_around() -> None:
    g = enter("crystalline-cave", players=4).g
    (crystal,) = craved(g)
    around = [at for at in g.board.near[g.figures[crystal].at] if at not in g.obstacles]
    for hero in range(4):
        g.figures[hero].at = next(at for at in sorted(g.board.floor) if at not in around and g.standing_at(at) is None)
    apart = Outlook(g, 0)
    foe = next(each for each in apart.threats if each.melee)._replace(far=99, far_later=99)
    room = apart._room_around(apart.here)
    assert room == {crystal: len(around)}
    assert apart._room_around(around[0]) == {crystal: len(around) - 1}
    assert crystal in {strike.target for strike in apart._blows_in(foe, apart.here, {crystal: 1})}
    assert crystal not in {strike.target for strike in apart._blows_in(foe, apart.here, {crystal: 0})}


def test_whoever_is_about_to_strike_what_must_not_be_lost_is_struck_first() -> None:
    g = enter("crystalline-cave", players=4).g
    outlook = Outlook(g, 0)
    foe = outlook.threats[0]
    outlook.by_figure[foe.figure] = foe._replace(far_later=99)
    near = outlook.hit_worth(foe.figure, 2.0, 0.5, 0.0)
    outlook.by_figure[foe.figure] = foe._replace(far_later=0)
    assert near == pytest.approx(ASSAILANT * outlook.hit_worth(foe.figure, 2.0, 0.5, 0.0))


def test_in_a_crowd_each_thinks_of_itself_unless_it_only_has_to_come_somewhere() -> None:
    g = enter("oozing-grove", players=4).g
    assert Outlook(g, 0).friends_share > FRIENDS_SHARE
    for hero in g.figures[:4]:
        hero.health = 2
    crowded, other = Outlook(g, 0), Outlook(g, 0)
    assert crowded.friends_share == FRIENDS_SHARE
    other.friends_share = 1.0
    assert crowded.danger(crowded.here).cost < other.danger(other.here).cost
    cellar = enter("noxious-cellar", players=4).g
    for hero in cellar.figures[:4]:
        hero.health = 2
    assert Outlook(cellar, 0).friends_share == 1
