"""What a seat can know, what must always be true, and how a result is filed in statistics."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from msgspec.structs import replace

from tabletome.engine import Rng
from tabletome.games.gloomhaven.campaign.prosperity import LEAST_REPUTATION, MOST_BOXES, MOST_REPUTATION
from tabletome.games.gloomhaven.content.achievements import PARTY
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.classes import ALL_CARDS, CLASSES
from tabletome.games.gloomhaven.content.dungeons import printed_number
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.modifier_cards import BLESSINGS, CURSES, PENALTY, STANDARD
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP, modifier_deck
from tabletome.games.gloomhaven.rules.combat.conditions import most_hit_points
from tabletome.games.gloomhaven.rules.combat.damage import held_by
from tabletome.games.gloomhaven.rules.items.worn import with_items
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import OBJECTIVE, State


def imagine(g: State, seat: int, rng: Rng) -> None:
    """Nobody knows the order of the draw decks, nor the others' battle goals. GH-BGOAL-04, GH-EVENT-01"""
    imagine_goals(g, seat, rng)
    if g.party is not None:
        g.party = replace(g.party, city=tuple(rng.shuffled(g.party.city)), road=tuple(rng.shuffled(g.party.road)))
    g.decks = [tuple(rng.shuffled(cards)) for cards in g.decks]
    g.ability_decks = {deck: tuple(rng.shuffled(cards)) for deck, cards in g.ability_decks.items()}
    if g.dungeon is not None:
        rooms, dwellers = tuple(rng.shuffled(g.dungeon.rooms)), tuple(rng.shuffled(g.dungeon.dwellers))
        g.dungeon = replace(g.dungeon, rooms=rooms, dwellers=dwellers)


def imagine_goals(g: State, seat: int, rng: Rng) -> None:
    """Battle goals are secret; nobody knows which the others have. GH-BGOAL-04"""
    others = [cards for hero, cards in enumerate(g.heroes) if g.seat_of(hero) != seat]
    mine = {goal for hero, cards in enumerate(g.heroes) if g.seat_of(hero) == seat for goal in cards.goals}
    unknown = [goal for goal in BATTLE_GOALS if goal not in mine]
    goals = iter(rng.deal(unknown, sum(len(cards.goals) for cards in others)))
    if g.outcome is None:
        for cards in others:
            cards.goals = tuple(islice(goals, len(cards.goals)))


def check(g: State) -> None:
    """Components are neither made nor lost, and figures stand where they may."""
    if g.party is not None:
        check_sheets(g.party)
    if not g.scenario:
        return
    check_figures(g)
    _check_cards(g)
    _check_decks(g)
    assert all(0 <= state <= 2 for state in g.elements)
    assert min(g.money) >= 0
    assert {trap.at for trap in g.trap_effects} == g.traps


def check_sheets(party: Party) -> None:
    """What must hold of the sheets and the board at any time. GH-REP-01, GH-SHOP-08, GH-LVLUP-02, GH-CHAR-01"""
    names = [member.name for member in party.members if member.name]
    assert len(set(names)) == len(names), "two characters of one class"
    assert LEAST_REPUTATION <= party.reputation <= MOST_REPUTATION
    assert 0 <= party.prosperity <= MOST_BOXES
    assert set(party.completed) <= set(party.open)
    assert set(party.achievements) <= {*PARTY}, "an achievement that no party can have"
    assert len(set(party.city)) == len(party.city), "an event card twice"
    assert len(set(party.road)) == len(party.road), "an event card twice"
    owned = Counter(item for member in party.members for item in member.items)
    assert all(count <= ITEMS[item].copies for item, count in owned.items()), f"more copies than cards: {owned}"
    for member in party.members:
        assert member.gold >= 0
        assert not member.name or member.xp >= MIN_XP[member.level - 1]
        assert len(set(member.items)) == len(member.items), "an item twice"
    quests = [member.quest for member in (*party.members, *party.reserve) if member.quest]
    assert len(set(quests)) == len(quests), "a personal quest twice"


def check_figures(g: State) -> None:
    """No two in a hex, none outside the revealed rooms, no standee twice. GH-MOVE-04"""
    places = [g.figures[who].at for who in g.on_map()]
    passing = g.action is not None  # through an ally's hex, moving or being pushed
    assert passing or len(set(places)) == len(places), "two figures in one hex"
    known = g.board.floor | {door.at for door in g.plan.doors}
    for who in g.on_map():
        figure = g.figures[who]
        assert 0 < figure.health <= most_hit_points(g, who), "a figure with no hit points, or too many, on the map"
        assert figure.at in known, "a figure outside the revealed rooms"
        itself = figure.kind == OBJECTIVE or figure.at in g.plan.terrain(figure.name)
        above = itself or g.is_flying(who) or who == g.turn.acting
        assert figure.at not in g.obstacles or above, "a figure on an obstacle"
    standees = Counter((g.figures[who].name, g.figures[who].number) for who in g.on_map() if g.figures[who].is_monster)
    assert not standees or max(standees.values()) == 1, "one standee twice on the map"


def _check_cards(g: State) -> None:
    """Every card that was taken along lies somewhere, though perhaps with an ally. GH-HAND-02"""
    lying = [card for hero in range(len(g.heroes)) for card in cards_of(g, hero)]
    assert len(set(lying)) == len(lying), f"a card lies in two places: {lying}"
    for cards in g.heroes:
        kind = CLASSES[cards.name]
        own = [card for card in lying if ALL_CARDS[card].plain in kind.cards]
        assert len(own) == kind.hand, f"the cards of {cards.name} are not complete: {own}"


def cards_of(g: State, hero: int) -> tuple[str, ...]:
    """All cards that a character has, wherever they lie."""
    cards = g.heroes[hero]
    held = held_by(g, hero) if g.figures[hero].at >= 0 else ()
    if g.paused is not None and g.turn.acting == hero:
        held += g.paused.chosen + g.paused.later
    active = tuple(each.card for each in cards.active)
    return cards.hand + cards.chosen + cards.later + cards.discard + cards.lost + active + held


def _check_decks(g: State) -> None:
    """No modifier card or monsters' card is missing or there twice. GH-AMD-01, GH-MABIL-01"""
    if g.round == 0:
        return
    for number, (deck, played) in enumerate(zip(g.decks, g.played, strict=True)):
        cards = Counter(deck) + Counter(played)
        assert cards - Counter({"bless": BLESSINGS, "curse": CURSES, PENALTY: 99}) == Counter(own_deck(g, number))
    for name, pile in g.ability_decks.items():
        assert sorted(pile + g.ability_played[name]) == list(range(len(DECKS[name])))


def own_deck(g: State, number: int) -> tuple[str, ...]:
    """A deck without what the scenario has put in: the standard one for monsters. GH-AREA0-05"""
    if number == g.monsters_deck:
        return STANDARD
    hero = g.heroes[number]
    names = tuple(each.name for each in (*hero.items, *hero.stowed))
    return with_items(modifier_deck(hero.name, hero.perks), names, unhindered=True)


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables."""
    if g.party is not None:
        return {"class": g.party.members[seat].name, "scenario": "campaign"}
    return {"class": g.heroes[seat].name, "scenario": str(printed_number(g.scenario))}
