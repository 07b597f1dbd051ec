"""What bots give away, and take back."""

from __future__ import annotations

from tabletome.engine import Decision
from tabletome.games.gloomhaven.actions import SUFFER, Accept, LoseCard, Recover, Redraw, Stop
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.bots.loss_instinct import judge_guard, sufferer
from tabletome.games.gloomhaven.rules.combat.damage import damage_choices
from tests.games.gloomhaven.dungeon import PAIR_APART, dungeon
from tests.games.gloomhaven.quests import enter


def test_a_blow_that_would_kill_is_answered_with_a_card_by_whoever_it_falls_on() -> None:
    g = enter("black-barrow", players=1).g
    for hero, deadly in ((0, False), (1, True)):
        g.figures[hero].health = 1 if deadly else g.figures[hero].max_health
        decision = Decision(0, "damage", damage_choices(g, hero), {"damage": 3})
        assert sufferer(g, decision) == hero
        chosen = max(zip(instinct(g, decision), map(str, decision.options), strict=True))[1]
        assert chosen.startswith("lose") is deadly


def test_the_best_card_is_taken_back() -> None:
    g = dungeon(PAIR_APART).g
    options = [Recover("grab-and-go"), Recover("spare-dagger"), Stop()]
    weights = instinct(g, Decision(0, "recover-card", options, {"hero": 0, "left": 1}))
    assert weights.index(max(weights)) == 1


def test_no_other_card_is_drawn_for_a_rest_while_the_best_one_could_be_lost() -> None:
    g = dungeon(PAIR_APART).g
    cards = g.heroes[1]
    assert cards.name == "spellweaver"
    for drawn, expected in (("fire-orbs", 0), ("reviving-ether", 1)):
        cards.discard = ("fire-orbs", "reviving-ether", "mana-bolt")
        decision = Decision(1, "short-rest", [Accept(), Redraw()], {"hero": 1, "card": drawn})
        weights = instinct(g, decision)
        assert weights.index(max(weights)) == expected


def test_what_must_be_kept_is_guarded_against_the_last_blow_or_a_heavy_one() -> None:
    g = enter("crystalline-cave", players=4).g
    options = [SUFFER, LoseCard(g.heroes[0].hand[0])]
    for damage, left, guarded in ((1, 10, False), (4, 10, True), (2, 2, True)):
        worths = judge_guard(g, Decision(0, "guard", options), {"damage": damage, "left": left})
        assert (worths[1] > worths[0]) == guarded
