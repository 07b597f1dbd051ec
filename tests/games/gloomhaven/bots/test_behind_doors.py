"""What bots do about a door that is about to be opened."""

from __future__ import annotations

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.behind_doors import Entry
from tabletome.games.gloomhaven.bots.destinations import before_door, next_door
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tests.games.gloomhaven.quests import Quest, enter


def at_the_door() -> Quest:
    """Both characters stand near the first door of the Black Barrow, and nobody is left to fight."""
    quest = enter("black-barrow", players=2).kill()
    door = next_door(quest.g, 0)
    assert door is not None
    beside = before_door(quest.g, door)
    quest.put(0, beside)
    quest.put(1, next(at for at in quest.g.board.near[beside] if quest.g.is_empty(at) and at in quest.g.board.floor))
    return quest


def test_who_is_behind_the_door_is_known_by_the_page_and_the_door_stays_closed() -> None:
    g = at_the_door().g
    entry = Entry.next(g, 0)
    assert entry is not None
    assert entry.steps <= 2
    assert not g.opened
    assert not any(figure.hostile for figure in g.figures if figure.at >= 0)
    assert any(figure.hostile for figure in entry.then.figures if figure.at >= 0)


def test_nobody_counts_on_a_door_that_is_too_far_away_or_opened_by_the_weary() -> None:
    quest = at_the_door()
    for cards in quest.g.heroes:
        cards.hand, cards.discard = cards.hand[:2], cards.hand[2:]
    assert Entry.next(quest.g, 0) is None, "they had better rest first"
    far = enter("black-barrow", players=2).kill().g
    assert Entry.next(far, 0) is None


def test_whoever_opens_a_door_walks_first_and_strikes_then() -> None:
    quest = at_the_door()
    g = quest.g
    entry = Entry.next(g, 0)
    assert entry is not None
    cards = g.heroes[entry.who]
    cards.chosen = (cards.hand[0], cards.hand[1])
    g.turn.acting = entry.who
    options = [a.BasicAttack(cards.hand[0]), a.BasicMove(cards.hand[0]), a.EndTurn()]
    weights = instinct(g, Decision(entry.who, "turn", options))
    assert weights.index(max(weights)) == 1


def test_a_closed_door_is_no_refuge() -> None:
    """Standing on it would not be safer than standing before it."""
    quest = enter("black-barrow", players=2)
    g = quest.g
    door = next_door(g, 0)
    assert door is not None
    foe = next(n for n in g.on_map() if g.figures[n].hostile)
    g.figures[foe].at = next(at for at in g.board.near[before_door(g, door)] if g.is_empty(at) and at in g.board.floor)
    outlook = Outlook(g, 0)
    assert outlook.danger(door).cost >= outlook.danger(before_door(g, door)).cost > 0
    assert outlook.destination.worth(door) < outlook.destination.worth(before_door(g, door)) - 10
