"""Cards of monsters, performed in a position: whom they reach, and what comes with the elements that are consumed.

    monster card [MAP] | given | then

The rows are in monster_cards.txt; a line that begins with # says what the rows below it show. A card is named by its
place in the deck. Two characters with 40 hit points stand against the monster and its friend, a guard; nobody else
acts, and whatever is asked is answered with the first choice. Modifier cards are all +0. Everything that has happened
is listed: `brute -3` (damage), `mon +2` (healed), `brute poison`, `gains mon shield 2`, `infused fire`, `consumed
fire`, `trap d 3`, `summoned ooze d`, `curses brute 1`, `money 1`, `mon at c` (if it was not there before), `aimed 2`
(at how many, if at several). Where `attacks brute scoundrel` (in that order) or
`value 3` (of the first attack) is listed, the damage of attacks need not be.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.events import Aimed, Attacked, Consumed, Infused, RoundBonusGained, Summoned
from tabletome.games.gloomhaven.state import NORMAL
from tests.games.gloomhaven import changes
from tests.games.gloomhaven.content.test_class_cards import give
from tests.games.gloomhaven.dungeon import Dungeon, dungeon

BETWEEN = """
    a b c d e f
     Brute guard1 g guard2 h i
    j Scoundrel k l m n
"""
BESIDE = """
    a b c d e f
     Brute guard1 guard2 g h i
    j Scoundrel k l m n
"""
AFAR = """
    a b c d e f g h
     Brute i j k guard1 guard2 m n
    o Scoundrel p q r s t u
"""
MONEY = """
    a b$ c$ d$ e f
     Brute guard1 g$ guard2 h i
    j Scoundrel k l m n
"""
WIDE = """
    a b c d e f g h
     Brute i guard1 j k guard2 m n
    o Scoundrel p q r s t u
"""
ROAD = """
    % % % % % % % %
     a b c d Brute guard1 guard2 e
    % % % % % % % Scoundrel
"""
ROWS = (Path(__file__).parent / "monster_cards.txt").read_text()


def cases() -> list[object]:
    found: list[object] = []
    for line in filter(None, ROWS.splitlines()):
        if line.startswith("#"):
            shown = line[2:]
            continue
        what, given, then = (part.strip() for part in line.split("|"))
        found.append(pytest.param(what, given, then, id=f"{shown}: {what} {given}"))
    return found


Before = dict[str, tuple[int, list[str]]]
"""The hit points and conditions of all four."""


def before_card(what: str, given: str) -> tuple[Dungeon, Before]:
    """The monster is about to perform its card."""
    name, card, *where = what.split()
    game = dungeon(globals()[where[0] if where else "BETWEEN"])
    g = game.g
    for alias, real in (("mon", "guard1"), ("friend", "guard2")):
        game.names[alias], game.places[alias] = game.names[real], game.places[real]
    monster = game.figure("mon")
    monster.name, monster.kind = name, NORMAL
    monster.health = monster.max_health = g.stat(game.names["mon"]).health
    for hero in g.figures[:2]:
        hero.health = hero.max_health = 40
    g.drawn = {}
    game._draw(TYPES[name].deck, int(card))
    for fact in filter(None, map(str.strip, given.split(";"))):
        give(game, fact)
    g.order = (*(hero.name for hero in g.heroes), name)
    g.place, g.phase = len(g.order) - 1, "next_place"
    return game, {who: (game.health(who), game.conditions(who)) for who in ("brute", "scoundrel", "mon", "friend")}


def summary(game: Dungeon, before: Before) -> list[str]:
    """Everything that has happened but for attacks."""
    g = game.g
    called = {"bandit-guard": "friend", game.figure("mon").name: "mon"}
    places = {at: where for where, at in game.places.items()}
    happened = [f"gains {called[each.name]} {each.what} {each.by}" for each in game.told(RoundBonusGained)]
    happened += [f"aimed {each.targets}" for each in game.told(Aimed)]
    for who, (health, conditions) in before.items():
        moved = game.figure(who).at != game.places[who] and not game.is_gone(who)
        happened += [f"{who} at {places[game.figure(who).at]}"] if moved else []
        change = game.health(who) - health
        happened += [f"{who} {change:+}"] if change else []
        happened += [f"{who} {name}" for name in game.conditions(who) if name not in conditions]
    happened += [f"infused {each.element}" for each in game.told(Infused)]
    happened += [f"consumed {each.element}" for each in game.told(Consumed)]
    happened += [f"summoned {each.name} {places[each.hex]}" for each in game.told(Summoned)]
    happened += [f"trap {places[trap.at]} {trap.damage}" for trap in g.trap_effects]
    decks = [*zip([hero.name for hero in g.heroes], g.decks, strict=False), ("monsters", g.decks[-1])]
    for kind, card in (("curses", "curse"), ("blessings", "bless")):
        happened += [f"{kind} {who} {deck.count(card)}" for who, deck in decks if card in deck]
    return happened + ([f"money {sum(g.money)}"] if any(g.money) else [])


@rule("GH-MABIL-04", "GH-ELEM-09", "GH-ELEM-10", "GH-MATK-02", "GH-MOTHER-01", "GH-MOTHER-06")
@pytest.mark.parametrize(("what", "given", "then"), cases())
def test_a_card_of_a_monster_reaches_whom_it_names(what: str, given: str, then: str) -> None:
    game, before = before_card(what, given)
    at_first = changes.Before(game)
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    untold = at_first.untold()
    assert not untold, f"nobody is told: {untold}"
    wanted = [fact.strip() for fact in then.split(";") if fact.strip() != "nothing"]
    happened = summary(game, before)
    struck = game.told(Attacked)
    if struck:
        happened += [" ".join(["attacks", *(each.target for each in struck)]), f"value {struck[0].value}"]
        happened = [
            each
            for each in happened
            if each in wanted or (each.split()[0] not in ("attacks", "value") and each[-2] not in "-+")
        ]
    assert sorted(happened) == sorted(wanted)
