"""Recovering cards, refreshing items, creatures with a will of their own: GH-RECOVER, GH-SUMMON, GH-ACTIVE."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.classes import ALL_CARDS
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.knowledge import cards_of, check
from tabletome.games.gloomhaven.rules.abilities.recover import lost_cards
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.items.items import (
    IS_SPENT,
    READY,
    refresh,
)
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import Active, Equipped, Hero
from tabletome.games.gloomhaven.view.level_scene import class_card
from tests.games.gloomhaven.dungeon import Dungeon, dungeon

ROOM = """
    a b c d e f
     g Tinkerer k l m x
    n Brute guard1 o p q
     s Scoundrel t u v w
"""


def tinkerer(card: str, drawing: str = ROOM) -> Dungeon:
    game = dungeon(drawing).turn("tinkerer", card, "stun-shot")
    game.figure("guard1").health = game.figure("guard1").most = 20
    return game


def hero(game: Dungeon, name: str) -> Hero:
    return game.g.heroes[game.names[name]]


@rule("GH-RECOVER-02", "GH-RECOVER-04")
def test_cards_with_the_symbol_stay_lost_however_they_were_lost() -> None:
    assert {card.name for card in ALL_CARDS.values() if card.final} == {
        "reviving-ether", "twin-restoration", "stamina-booster",
    }  # fmt: skip
    assert "badge-final" in [
        badge.text.name for badge in class_card("spellweaver", "reviving-ether").badges if badge.text
    ]
    game = dungeon(". . .\n Spellweaver . guard1\n. . .").turn("spellweaver", "fire-orbs", "mana-bolt")
    mine = hero(game, "spellweaver")
    mine.hand, mine.lost = (), ("reviving-ether", "frost-armor")
    assert lost_cards(game.g, 0) == ["frost-armor"]


@rule("GH-RECOVER-01")
def test_active_cards_count_as_part_of_the_pile_they_will_go_to_and_end_when_recovered() -> None:
    game = tinkerer("volatile-concoction")
    brute = hero(game, "brute")
    brute.hand, brute.discard = ("trample",), ()
    brute.active = (Active("provoking-roar", False),)
    game.plays("bottom volatile-concoction", "choose brute", "recover provoking-roar")
    assert "provoking-roar" in brute.hand
    assert not brute.active


@rule("GH-RECOVER-05", "GH-RECOVER-06")
def test_a_refreshed_item_can_be_used_again() -> None:
    game = tinkerer("noxious-vials")
    hero(game, "brute").items = (Equipped("boots-of-striding", IS_SPENT),)
    refresh(game.g, game.names["brute"], "boots-of-striding")
    assert hero(game, "brute").items[0].state == READY
    hero(game, "brute").items = (Equipped("boots-of-striding", IS_SPENT),)
    assert "choose brute" not in game.plays("top noxious-vials").offers(), "the card says: consumed small items"


@rule("GH-RECOVER-01")
def test_a_card_of_another_class_can_be_played_by_whoever_recovered_it() -> None:
    game = tinkerer("chimeric-formula")
    scoundrel, brute = hero(game, "scoundrel"), hero(game, "brute")
    scoundrel.hand = tuple(card for card in scoundrel.hand if card != "single-out")
    scoundrel.lost = ("single-out",)
    game.plays("bottom chimeric-formula", "choose brute", "recover single-out")
    assert "single-out" in brute.hand
    assert not scoundrel.lost
    brute.hand = tuple(card for card in brute.hand if card != "single-out")
    brute.chosen = ("single-out", "trample")
    brute.hand = tuple(card for card in brute.hand if card != "trample")
    game._run = None
    game.g.acting, game.g.phase, game.g.doing = game.names["brute"], "hero_turn", None
    game.plays("top single-out")
    assert game.asked() != "turn", "it does what is printed on it"
    assert "single-out" in cards_of(game.g, game.names["brute"])


@rule("GH-ACTIVE-02", "GH-XP-04")
def test_a_turret_shoots_at_the_end_of_the_next_turns_not_of_this_one() -> None:
    game = tinkerer("auto-turret")
    game.plays("top auto-turret", "end-turn")
    assert game.told(Attacked) == []
    mine = hero(game, "tinkerer")
    assert mine.active[0].used == 0
    game.g.round, game.g.order = game.g.round + 1, ("tinkerer", "brute", "scoundrel", "bandit-guard")
    game.ability("guard", 0).turn("tinkerer", "hook-gun", "stun-shot")
    game.g.closing, game._run = False, None
    game.plays("end-turn", "strike guard1")
    assert game.told(Attacked)[0].value == 2
    assert mine.active[0].used == 1
    assert mine.xp == 1


@rule("GH-ACTIVE-02", "GH-ACTIVE-04")
def test_potent_potables_strengthen_the_next_four_heals() -> None:
    game = tinkerer("potent-potables").with_health("brute", 1)
    mine = hero(game, "tinkerer")
    game.plays("top potent-potables")
    mine.chosen, game._run = ("harmless-contraption",), None
    game.plays("bottom harmless-contraption", "choose brute")
    assert game.health("brute") == 5
    assert mine.active[0].used == 1


@rule("GH-SUMMON-04")
def test_a_burning_avatar_that_dies_attacks_everyone_beside_it() -> None:
    game = dungeon("""
        a b c d
         Spellweaver k guard1 .
        . . guard2 .
    """).turn("spellweaver", "living-torch", "mana-bolt")  # fmt: skip
    game.plays("bottom living-torch", "place k")
    avatar = len(game.g.figures) - 1
    before = [game.health("guard1"), game.health("guard2")]
    list(suffer(game.g, avatar, 2, by=game.names["guard1"]))
    list(settle(game.g))
    assert before[0] - game.health("guard1") == 3
    assert "living-torch" in hero(game, "spellweaver").lost


def test_a_burning_avatar_infuses_fire_when_it_attacks() -> None:
    game = dungeon("""
        a b c d e
         Spellweaver k . . guard1
        . . . . .
    """).turn("spellweaver", "living-torch", "mana-bolt")  # fmt: skip
    game.plays("bottom living-torch", "place k")
    game.figure("guard1").health = game.figure("guard1").most = 20
    game.g.round += 1
    game.g.place, game.g.phase, game.g.acting, game._run = 0, "next_place", -1, None
    hero(game, "spellweaver").chosen = ("mana-bolt",)
    assert game.asked() == "turn"
    assert game.health("guard1") == 18
    assert game.g.elements[0] == 2


def test_the_party_keeps_count_of_its_cards_whoever_holds_them() -> None:
    game = tinkerer("stun-shot")
    for cards in game.g.heroes:
        cards.chosen, cards.hand = (), CLASSES[cards.name].starting_hand
    brute, scoundrel = hero(game, "brute"), hero(game, "scoundrel")
    scoundrel.hand, brute.hand = scoundrel.hand[1:], (*brute.hand, scoundrel.hand[0])
    game.g.round = 0
    check(game.g)
    brute.hand = brute.hand[:-1]
    with pytest.raises(AssertionError, match="not complete"):
        check(game.g)
