"""What a seat can know, what must always be true, and how a result is filed in statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tabletome.engine import Rng
from tabletome.games.sword_and_sorcery.content.box import COIN_COUNTS, CRITICAL_TOKENS, LOOT_TOKENS
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_POWERS
from tabletome.games.sword_and_sorcery.content.items import SIDES, front
from tabletome.games.sword_and_sorcery.content.things import COINS, ItemCard, Loot, Thing, Treasure
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of, is_two_handed
from tabletome.games.sword_and_sorcery.state import DrawnPlace, ShadowToken, State


def imagine(g: State, seat: int, rng: Rng) -> None:  # noqa: ARG001 - what is hidden is hidden from all alike
    """Nobody knows the order of decks and supplies, what shadows hide, or what drops lie face down."""
    decks = g.decks
    for deck in (decks.enemies, decks.enemy_powers, decks.encounters, decks.traps, decks.criticals):
        deck.cards = tuple(rng.shuffled(deck.cards))
    imagine_events(g, rng)
    g.story.places = tuple([DrawnPlace(rng.pick(place.possible), place.possible) for place in g.story.places])
    faces = rng.shuffled([*decks.shadows.cards, *(shadow.face for shadow in g.map.shadows)])
    g.map.shadows = tuple([ShadowToken(shadow.area, faces.pop()) for shadow in g.map.shadows])
    decks.shadows.cards = tuple(faces)
    imagine_treasures(g, rng)
    imagine_loot(g, rng)


def imagine_events(g: State, rng: Rng) -> None:
    """The groups of the event deck are known, their order within each group is not."""
    there = set(g.events)
    deck = [
        card for group in reversed(g.plan.events) for card in rng.shuffled([card for card in group if card in there])
    ]
    if len(deck) == len(g.events):
        g.events = tuple(deck)


def imagine_treasures(g: State, rng: Rng) -> None:
    """Treasures that lie face down might be any of those that nobody has seen."""
    hidden = [thing.card for thing in g.loose_things() if isinstance(thing, Treasure)]
    deck = g.decks.treasures
    if hidden or deck.cards:
        cards = rng.shuffled([*deck.cards, *hidden])
        if hidden:
            deal_drops(g, lambda thing: Treasure(cards.pop()) if isinstance(thing, Treasure) else thing)
        deck.cards = tuple(cards)


def imagine_loot(g: State, rng: Rng) -> None:
    """Loot tokens that lie face down might be any of those that nobody has seen."""
    hidden = [thing.token for thing in g.loose_things() if isinstance(thing, Loot)]
    deck = g.decks.loot
    if hidden or deck.cards:
        tokens = rng.shuffled([*deck.cards, *hidden])
        if hidden:
            deal_drops(g, lambda thing: Loot(tokens.pop()) if isinstance(thing, Loot) else thing)
        deck.cards = tuple(tokens)


def deal_drops(g: State, anew: Callable[[Thing], Thing]) -> None:
    """Every thing that lies on the map, or is carried by the companion, is what `anew` makes of it."""
    g.map.drops = [tuple([anew(thing) for thing in things]) for things in g.map.drops]
    if g.companion_carries is not None:
        g.companion_carries = anew(g.companion_carries)


# ------------------------------------------------------------------ what must hold


def check(g: State) -> None:
    """Components are neither made nor lost, and everyone is as alive as the numbers say."""
    check_figures(g)
    check_decks(g)
    check_items(g)
    check_coins(g)
    assert g.soul_points >= 0, "a debt of soul points"
    assert 0 <= g.active < len(g.heroes)


def check_figures(g: State) -> None:
    size = g.layout.size
    for number, it in enumerate(g.figures):
        assert -1 <= it.at < size, "a figure outside the map"
        if it.is_up:
            assert g.hp_left(number) > 0, f"figure {number} is on the map with no HP"
        assert min(it.wounds, it.magic_shields, it.fire1, it.fire2, it.burn_wounds) >= 0
        assert not (it.conditions & 8 and it.conditions & 16), "both poison tokens"
        assert len(set(it.injuries)) == len(it.injuries)
    for enemy in g.enemies:
        assert enemy.dead == all(g.figures[figure].at < 0 for figure in enemy.figures)
        assert enemy.charges >= 0
        assert len(enemy.powers) <= 2
    for sheet in g.heroes:
        assert len(sheet.powers) == len(sheet.cooling) == len(set(sheet.powers))
        assert all(0 <= left <= 4 for left in sheet.cooling)
        assert 1 <= sheet.rank <= 7
        assert not (is_two_handed(sheet.main) and sheet.off), "a weapon beside a two-handed one"


def check_decks(g: State) -> None:
    in_play = Counter(enemy.card for enemy in g.enemies if not enemy.dead)
    assert not in_play or max(in_play.values()) == 1, "one enemy card twice in play"
    injuries = Counter(injury for it in g.figures for injury in it.injuries)
    assert Counter(g.decks.criticals.cards) + Counter(g.decks.criticals.discards) + injuries == Counter(CRITICAL_TOKENS)
    lying = Counter(thing.token for thing in g.loose_things() if isinstance(thing, Loot))
    assert Counter(g.decks.loot.cards) + Counter(g.decks.loot.discards) + lying == Counter(LOOT_TOKENS)
    held = Counter(power for enemy in g.enemies if not enemy.dead for power in enemy.powers)
    assert Counter(g.decks.enemy_powers.cards) + Counter(g.decks.enemy_powers.discards) + held == Counter(
        list(ENEMY_POWERS)
    )
    drawn = [g.activation.encounter] if g.activation.encounter else []
    assert sorted((*g.decks.encounters.cards, *g.decks.encounters.discards, *drawn)) == sorted(ENCOUNTERS)
    assert sorted((*g.decks.traps.cards, *g.decks.traps.discards)) == sorted(TRAPS) or g.segment != "time"


def check_items(g: State) -> None:
    """Every item card is in one place. SS-ITEM-01"""
    lying = [thing.card for thing in g.loose_things() if isinstance(thing, ItemCard | Treasure)]
    held = [card for sheet in g.heroes for card in cards_of(sheet)]
    piles = (*g.decks.treasures.cards, *g.decks.treasures.discards, *g.emporium, *g.stash, *g.soul_weapons)
    count = Counter(front(card) for card in (*lying, *held, *piles))
    assert not count or max(count.values()) == 1, f"a card twice: {count.most_common(1)}"
    assert set(count) <= set(SIDES), "a card that is in no deck"


def check_coins(g: State) -> None:
    """There are never more coins than the box holds. SS-CROWN-04"""
    for kind, coin in enumerate(COINS):
        there = sum(sheet.coins[kind] for sheet in g.heroes)
        there += sum(thing == coin for thing in g.loose_things())
        assert there <= COIN_COUNTS[coin.value], f"more coins of {coin.value} than the box holds"
        assert all(sheet.coins[kind] >= 0 for sheet in g.heroes)


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables."""
    return {"hero": g.heroes[seat].name, "quest": g.quest, "heroes": str(len(g.heroes))}
