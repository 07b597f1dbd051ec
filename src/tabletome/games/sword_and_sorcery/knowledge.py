"""What a seat can know, what must always be true, and how a result is filed in statistics."""

from __future__ import annotations

from collections import Counter

from tabletome.engine import Rng
from tabletome.games.sword_and_sorcery.content.box import COINS, CRITICALS, LOOT
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_POWERS
from tabletome.games.sword_and_sorcery.content.items import FACE, SIDES, front
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of, is_two_handed
from tabletome.games.sword_and_sorcery.state import State

LOOT_MARK, TREASURE_MARK = "loot:", "treasure:"


def imagine(g: State, seat: int, rng: Rng) -> None:  # noqa: ARG001 - what is hidden is hidden from all alike
    """Nobody knows the order of decks and supplies, what shadows hide, or what drops lie face down."""
    for pile in ("enemy_deck", "power_deck", "encounters", "traps", "criticals"):
        setattr(g, pile, tuple(rng.shuffled(getattr(g, pile))))
    imagine_events(g, rng)
    faces = rng.shuffled([*g.shadow_supply, *(face for _, face in g.shadows)])
    g.shadows = tuple((area, faces.pop()) for area, _ in g.shadows)
    g.shadow_supply = tuple(faces)
    g.treasures = imagine_drops(g, rng, TREASURE_MARK, g.treasures)
    g.loot = imagine_drops(g, rng, LOOT_MARK, g.loot)


def imagine_events(g: State, rng: Rng) -> None:
    """The groups of the event deck are known, their order within each group is not."""
    there = set(g.events)
    deck = [
        card for group in reversed(g.plan.events) for card in rng.shuffled([card for card in group if card in there])
    ]
    if len(deck) == len(g.events):
        g.events = tuple(deck)


def imagine_drops(g: State, rng: Rng, mark: str, pile: tuple[str, ...]) -> tuple[str, ...]:
    hidden = [thing.removeprefix(mark) for things in g.drops for thing in things if thing.startswith(mark)]
    if not hidden and not pile:
        return pile
    cards = rng.shuffled([*pile, *hidden])
    if hidden:
        for area, things in enumerate(g.drops):
            g.drops[area] = tuple(mark + cards.pop() if thing.startswith(mark) else thing for thing in things)
    return tuple(cards)


# ------------------------------------------------------------------ what must hold


def check(g: State) -> None:
    """Components are neither made nor lost, and everyone is as alive as the numbers say."""
    check_figures(g)
    check_decks(g)
    check_items(g)
    check_coins(g)
    assert g.souls >= 0, "a debt of soul points"
    assert 0 <= g.active < len(g.heroes)


def check_figures(g: State) -> None:
    size = g.layout.size
    for number, it in enumerate(g.figures):
        assert -1 <= it.at < size, "a figure outside the map"
        if it.is_up:
            assert g.hp_left(number) > 0, f"figure {number} is on the map with no HP"
        assert min(it.wounds, it.shields, it.fire1, it.fire2, it.burnt) >= 0
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
    assert Counter(g.criticals) + Counter(g.criticals_used) + injuries == Counter(CRITICALS)
    lying = Counter(
        thing.removeprefix(LOOT_MARK) for things in g.drops for thing in things if thing.startswith(LOOT_MARK)
    )
    assert Counter(g.loot) + Counter(g.loot_used) + lying == Counter(LOOT)
    held = Counter(power for enemy in g.enemies if not enemy.dead for power in enemy.powers)
    assert Counter(g.power_deck) + Counter(g.power_discard) + held == Counter(list(ENEMY_POWERS))
    drawn = [g.encounter] if g.encounter else []
    assert sorted((*g.encounters, *g.encounters_played, *drawn)) == sorted(ENCOUNTERS)
    assert sorted((*g.traps, *g.traps_played)) == sorted(TRAPS) or g.segment != "time"


def check_items(g: State) -> None:
    """Every item card is in one place. SS-ITEM-01"""
    lying = [
        thing.removeprefix(TREASURE_MARK)
        for things in g.drops
        for thing in things
        if thing in FACE or thing.startswith(TREASURE_MARK)
    ]
    held = [card for sheet in g.heroes for card in cards_of(sheet)]
    piles = (*g.treasures, *g.treasures_discard, *g.emporium, *g.stash, *g.soul_weapons)
    carried = [g.carried] if g.carried else []
    count = Counter(front(card) for card in (*lying, *held, *piles, *carried))
    assert not count or max(count.values()) == 1, f"a card twice: {count.most_common(1)}"
    assert set(count) <= set(SIDES), "a card that is in no deck"


def check_coins(g: State) -> None:
    """SS-CROWN-04"""
    for kind, value in enumerate((5, 10, 50)):
        there = sum(sheet.coins[kind] for sheet in g.heroes)
        there += sum(things.count(f"coin:{value}") for things in g.drops)
        assert there <= COINS[value], f"more coins of {value} than the box holds"
        assert all(sheet.coins[kind] >= 0 for sheet in g.heroes)


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables."""
    return {"hero": g.heroes[seat].name, "quest": g.quest, "heroes": str(len(g.heroes))}
