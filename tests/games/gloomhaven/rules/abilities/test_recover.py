"""Recovering cards and refreshing items: GH-RECOVER."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import ALL_CARDS, CLASSES, FIRST
from tabletome.games.gloomhaven.knowledge import cards_of, check
from tabletome.games.gloomhaven.rules.abilities.recover import lost_cards
from tabletome.games.gloomhaven.rules.items.worn import IS_SPENT, READY, refresh
from tabletome.games.gloomhaven.state import Active, Equipped
from tabletome.games.gloomhaven.view.level_scene import class_card
from tests.games.gloomhaven.dungeon import APART, Dungeon, dungeon

ROOM = """
    a b c d e f
     g Tinkerer k l m x
    n Brute guard1 o p q
     s Scoundrel t u v w
"""


def tinkerer(card: str, drawing: str = ROOM) -> Dungeon:
    game = dungeon(drawing).turn("tinkerer", card, "stun-shot")
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    return game


@rule("GH-RECOVER-01")
def test_reviving_ether_returns_all_lost_cards_and_is_lost_itself() -> None:
    game = dungeon(APART.replace("Brute", "Spellweaver")).turn("spellweaver", "reviving-ether", "mana-bolt")
    hero = game.g.heroes[0]
    hero.hand = tuple(card for card in hero.hand if card != "fire-orbs")
    hero.lost = ("fire-orbs",)
    game.plays("top reviving-ether")
    assert hero.lost == ("reviving-ether",)
    assert "fire-orbs" in hero.hand


@rule("GH-RECOVER-02", "GH-RECOVER-04")
def test_cards_with_the_symbol_stay_lost_however_they_were_lost() -> None:
    assert {card.name for kind in FIRST for card in kind.cards.values() if card.final} == {
        "reviving-ether", "twin-restoration", "stamina-booster",
    }  # fmt: skip
    assert ALL_CARDS["brilliant-prayer"].final
    assert ALL_CARDS["bright-aegis"].final
    assert "badge-final" in [
        badge.text.name for badge in class_card("spellweaver", "reviving-ether").badges if badge.text
    ]
    game = dungeon(". . .\n Spellweaver . guard1\n. . .").turn("spellweaver", "fire-orbs", "mana-bolt")
    mine = game.hero("spellweaver")
    mine.hand, mine.lost = (), ("reviving-ether", "frost-armor")
    assert lost_cards(game.g, 0) == ["frost-armor"]


@rule("GH-RECOVER-01")
def test_active_cards_count_as_part_of_the_pile_they_will_go_to_and_end_when_recovered() -> None:
    game = tinkerer("volatile-concoction")
    brute = game.hero("brute")
    brute.hand, brute.discard = ("trample",), ()
    brute.active = (Active("provoking-roar", False),)
    game.plays("bottom volatile-concoction", "choose brute", "recover provoking-roar")
    assert "provoking-roar" in brute.hand
    assert not brute.active


@rule("GH-RECOVER-05", "GH-RECOVER-06")
def test_a_refreshed_item_can_be_used_again() -> None:
    game = tinkerer("noxious-vials")
    game.hero("brute").items = (Equipped("boots-of-striding", IS_SPENT),)
    refresh(game.g, game.names["brute"], "boots-of-striding")
    assert game.hero("brute").items[0].state == READY
    game.hero("brute").items = (Equipped("boots-of-striding", IS_SPENT),)
    assert "choose brute" not in game.plays("top noxious-vials").offers(), "the card says: consumed small items"


@rule("GH-RECOVER-01")
def test_a_card_of_another_class_can_be_played_by_whoever_recovered_it() -> None:
    game = tinkerer("chimeric-formula")
    scoundrel, brute = game.hero("scoundrel"), game.hero("brute")
    scoundrel.hand = tuple(card for card in scoundrel.hand if card != "single-out")
    scoundrel.lost = ("single-out",)
    game.plays("bottom chimeric-formula", "choose brute", "recover single-out")
    assert "single-out" in brute.hand
    assert not scoundrel.lost
    brute.hand = tuple(card for card in brute.hand if card != "single-out")
    brute.chosen = ("single-out", "trample")
    brute.hand = tuple(card for card in brute.hand if card != "trample")
    game._run = None
    game.g.turn.acting, game.g.phase, game.g.action = game.names["brute"], "hero_turn", None
    game.plays("top single-out")
    assert game.asked() != "turn", "it does what is printed on it"
    assert "single-out" in cards_of(game.g, game.names["brute"])


def test_the_party_keeps_count_of_its_cards_whoever_holds_them() -> None:
    game = tinkerer("stun-shot")
    for cards in game.g.heroes:
        cards.chosen, cards.hand = (), CLASSES[cards.name].starting_hand
    brute, scoundrel = game.hero("brute"), game.hero("scoundrel")
    scoundrel.hand, brute.hand = scoundrel.hand[1:], (*brute.hand, scoundrel.hand[0])
    game.g.round = 0
    check(game.g)
    brute.hand = brute.hand[:-1]
    with pytest.raises(AssertionError, match="not complete"):
        check(game.g)
