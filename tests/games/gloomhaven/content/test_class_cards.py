"""Every half of every class card, played in a position. The rows are in class_cards/, a text for each class.

    card half [MAP] | given | plays | then | asked

`then` says what is so afterwards: `guard1 -3` (damage), `guard1 stun`, `guard1 at k`, `guard1 dead`, `ally +2`
(healed), `hero shield 1`. Experience, the pile in which the card lies and the element infused are always compared; a
row that says nothing of them means 0, the discard pile and none. In `plays`, `SPARE` is the other card, `THIRD` the
first in hand, `*guard1 hits hero 3` is an attack of that value, `*later` makes the card one of an earlier round.
Modifier cards are all +0. A card that stays is `active`, or `active lost` if it will be lost when it ends. `asked`
lists the questions on the way, each with the number of its choices, so that no range, area or number of points can
change unnoticed. Figures, modifier decks, traps, obstacles and elements of which a row says nothing are as they were,
and players were told of everything that is not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.conditions import BIT, ELEMENTS
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.rules.combat import attack
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY
from tabletome.games.gloomhaven.rules.movement.enter import trap_at
from tabletome.games.gloomhaven.state import (
    INERT,
    STRONG,
    SUMMON,
    WANING,
    AttackAbility,
    Equipped,
    Figure,
    RunningAttack,
)
from tests.games.gloomhaven.changes import Before
from tests.games.gloomhaven.dungeon import Dungeon, dungeon

ARENA = """
    a b c d e f g h
     i j k guard2 l m n o
    p q HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
CROWD = """
    a b c d e f g h
     i j guard2 k l m n o
    p q HERO guard1 r s archer1 t
     u ALLY guard3 w x y z zz
    aa bb cc dd ee ff gg hh
"""
ROCKS = """
    a b c d e f g h
     i rock% k guard2 l m n o
    p stone% HERO guard1 r% s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
FLANKED = """
    a b c d e f g h
     i j k l m n o oo
    p q HERO guard1 r s archer1 t
     u v ALLY w x y z zz
    aa bb cc dd ee ff gg hh
"""
LONELY = """
    a b c d e f g h
     i j k l m n o oo
    p q HERO guard1 r s t tt
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
TRAPS = """
    a b c d e f g h
     i j k guard2 l m n o
    p q^ HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
MONEY = """
    a b c d e f g h
     i j$ k guard2 l m n o
    p q HERO guard1 r s archer1 t
     u$ ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
ROUND = """
    a b c d e f g h
     i j k guard2 l m n o
    p q HERO guard1 r s archer1 t
     u v vv w x y z zz
    aa bb cc dd ee ALLY gg hh
"""
HOOK = """
    a b c d e f g h
     i j k l m n o oo
    p HERO q r guard1 s t tt
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
BOULDER = """
    a b c d e f g h
     i j k% guard2 l m n o
    p q HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
SLAM = """
    % % % % % %
     HERO guard1 k % % %
    % % % % ALLY %
"""
HOARD = """
    a b c d e f g h
     i j k guard2 l m n o
    p q HERO guard1 r$$$$$ s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
LINE = """
    a b c guard2 e f g h
     i j k guard1 l m n o
    p q HERO d r s t tt
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
ROW = """
    a b c d e f g h
     i j k l m n o oo
    p q HERO guard1 guard2 s t tt
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
TRIO = """
    a b c d e f g h
     i j k guard2 l m n o
    p q HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa Scoundrel cc dd ee ff gg hh
"""
FARTHER = """
    a b c d e f g h
     i j k guard2 l m n o
    ALLY q HERO guard1 r s archer1 t
     u uu v w x y z zz
    aa bb cc dd ee ff gg hh
"""
DUO = """
    a b c d e f g h
     i j k Scoundrel m n o oo
    p q HERO guard1 r s t tt
     u v ALLY w x y z zz
    aa bb cc dd ee ff gg hh
"""
CHAIN = """
    a b c d e f g h
     i j k guard2 l guard3 n o
    p q HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
HEALTH = 20
GIVES_AWAY = ("glass-hammer", "borrowed-essence")
"""Cards by which hit points are given away, which is no damage."""
UNTOLD = ("sinister-opportunity", "final-fight")
"""Who is dragged along and who dies by the own card is seen on the map."""
FOLDER = Path(__file__).parent / "class_cards"


class Row(NamedTuple):
    half: str
    given: str
    plays: str
    then: str
    asked: str | None
    """None where that is of no concern."""
    at: str


def rows(table: str) -> list[Row]:
    found = []
    for line in table.splitlines():
        what, given, plays, then, *asked = (part.strip() for part in line.split("|"))
        card, half, *where = what.split()
        at = globals()[where[0] if where else "ARENA"]
        found.append(Row(f"{card} {half}", given, plays, then, asked[0] if asked else "", at))
    return found


TABLES = {path.stem: rows(path.read_text()) for path in sorted(FOLDER.glob("*.txt"))}


def prepared(name: str, row: Row) -> Dungeon:
    """The position before the card is played; every monster has hit points enough."""
    card, _ = row.half.split()
    ally = "scoundrel" if name == "brute" else "brute"
    spare, third = [each for each in CLASSES[name].starting_hand if each != card][:2]
    game = dungeon(row.at.replace("HERO", name.title()).replace("ALLY", ally.title()))
    for figure in game.g.figures:
        if figure.is_monster:
            figure.health = figure.max_health = HEALTH
    game.turn(name, card, spare, third)
    for alias, real in (("hero", name), ("ally", ally)):
        if real in game.names:
            game.names[alias] = game.names[real]
            game.places[alias] = game.places[real]
    for fact in filter(None, map(str.strip, row.given.split(";"))):
        give(game, fact)
    return game


def give(game: Dungeon, fact: str) -> None:
    match fact.split():
        case ["lost" | "discarded" as pile, who, *cards]:
            holder = game.g.heroes[game.names["scoundrel" if who == "third" else who]]
            holder.hand = tuple(card for card in holder.hand if card not in cards)
            setattr(holder, "lost" if pile == "lost" else "discard", tuple(cards))
        case ["consumed" | "spent" | "wears" as state, who, *items]:
            laid = {"consumed": IS_CONSUMED, "spent": IS_SPENT, "wears": READY}[state]
            game.g.heroes[game.names[who]].items += tuple(Equipped(item, laid) for item in items)
        case ["summon", who, name, where]:
            game.g.figures.append(Figure(name, SUMMON, game.names[who], 1, game.places[where], 6, 6, no_money=True))
            game.names[name] = len(game.g.figures) - 1
        case [element] if element in ELEMENTS:
            game.with_elements(**{element: STRONG})
        case ["moved", number]:
            game.g.turn.hexes_moved = int(number)
        case ["dealt", number]:
            game.g.turn.damage_dealt = int(number)
        case ["cards", *cards]:
            game.g.decks[game.names["hero"]] += tuple(reversed(cards))
        case ["monsters", *cards]:
            game.g.decks[-1] += tuple(reversed(cards))
        case ["spare", card]:
            hero = game.g.heroes[game.names["hero"]]
            hero.chosen = (hero.chosen[0], card, *(each for each in hero.chosen[2:] if each != card))
            hero.hand = tuple(each for each in hero.hand if each != card)
        case [who, "most", number]:
            game.figure(who).max_health = int(number)
        case [who, "hp", number]:
            game.with_health(who, int(number))
        case [who, "shield", number]:
            game.with_effects(who, shield=int(number))
        case [who, "elite"]:
            game.figure(who).kind += 1
        case [who, condition]:
            game.with_conditions(who, condition)
        case _:
            raise AssertionError(f"nobody understands {fact!r}")


def struck(game: Dungeon, attacker: str, how: str, target: str, value: int) -> None:
    """An attack out of turn; all damage is suffered."""
    ability = AttackAbility(game.names[attacker], value, 5, ranged=how == "shoots")
    running = game.g.attack = RunningAttack(ability, 1, (game.names[target],))
    script = attack.resolve(game.g, running, game.names[target])
    answer: Any = None
    while True:
        try:
            decision: Any = script.send(answer)
        except StopIteration:
            game.g.attack = None
            return
        answer = decision.options[0]


def so(game: Dungeon, card: str, fact: str, before: dict[str, int]) -> bool:
    hero = game.g.heroes[game.names["hero"]]
    match fact.split():
        case ["xp", number]:
            return hero.xp == int(number)
        case ["hand", who, name]:
            return name in game.g.heroes[game.names[who]].hand
        case ["gone", who, name]:
            return name in game.g.heroes[game.names[who]].lost
        case ["ready", who, name]:
            return Equipped(name) in game.g.heroes[game.names[who]].items
        case ["trap", where, damage, condition]:
            trap = trap_at(game.g, game.places[where])
            return (trap.damage, trap.conditions) == (int(damage), (condition,))
        case ["waning", element]:
            return game.g.elements[ELEMENTS.index(element)] == WANING
        case ["infuses", "all"]:
            return set(game.g.infusing) == set(ELEMENTS)
        case ["infuses", element]:
            return game.g.infusing == (() if element == "nothing" else tuple(element.split(",")))
        case ["lost"]:
            return card in hero.lost
        case ["discard"]:
            return card in hero.discard
        case ["active", *lost]:
            (active,) = [each for each in hero.active if each.card == card]
            return active_act(hero.name, active).lost == bool(lost)
        case ["used", number]:
            return [each.used for each in hero.active if each.card == card] == [int(number)]
        case ["money", number]:
            return hero.money == int(number)
        case [who, "curses" | "blessings" as kind, number]:
            return game.g.decks[game.names[who]].count({"curses": "curse", "blessings": "bless"}[kind]) == int(number)
        case ["bestowed", who]:
            return card in [each.card for each in game.g.heroes[game.names[who]].active]
        case ["returned"]:
            return not any(card in (*each.hand, *each.chosen, *each.discard, *each.lost) for each in game.g.heroes)
        case ["consumed", element]:
            return game.g.elements[ELEMENTS.index(element)] == INERT
        case [who, "immune" | "avoided" | "unharmed" | "steered" as effect]:
            return bool(getattr(game.figure(who).effects, effect))
        case [who, "retaliate", amount, reach]:
            return (int(amount), int(reach)) in game.figure(who).effects.retaliate
        case [who, "loses", condition]:
            return not game.figure(who).conditions & BIT[condition]
        case [who, "healthy"]:
            return not game.figure(who).conditions
        case ["curses", number]:
            return game.g.decks[-1].count("curse") == int(number)
        case ["blessings", who, number]:
            return game.g.decks[game.names[who]].count("bless") == int(number)
        case ["discards", who, *cards]:
            return set(cards) <= set(game.g.heroes[game.names[who]].discard)
        case ["no", "traps"]:
            return not game.g.traps
        case ["trap", where]:
            return game.places[where] in game.g.traps
        case ["trap", where, damage, *conditions]:
            trap = trap_at(game.g, game.places[where])
            return (trap.damage, trap.conditions) == (int(damage), tuple(conditions))
        case ["obstacle", where]:
            return game.places[where] in game.g.obstacles
        case ["no", "obstacle", where]:
            return game.places[where] not in game.g.obstacles
        case ["summon", name, *where]:
            return [each.at for each in game.g.figures if each.name == name] == [game.places[each] for each in where]
        case [who, "dead"]:
            return game.is_gone(who)
        case [who, "doomed"]:
            return game.figure(who).marks.doomed_by == game.names["hero"]
        case [who, "grounded"]:
            return game.figure(who).marks.grounded
        case [who, "charmed"]:
            return game.figure(who).effects.charmer == game.names["hero"]
        case [who, "at", where]:
            return game.figure(who).at == game.places[where]
        case [who, "shield", number]:
            return game.figure(who).effects.shield == int(number)
        case [who, "haste", number]:
            return game.figure(who).effects.move == int(number)
        case [who, "might", number]:
            return game.figure(who).effects.attack == int(number)
        case [who, change] if change[0] in "+-":
            return game.health(who) - before[who] == int(change)
        case [who, condition] if condition in BIT:
            return bool(game.figure(who).conditions & BIT[condition])
        case _:
            raise AssertionError(f"nobody understands {fact!r}")


CASES = [pytest.param(name, row, id=f"{name} {row.half}") for name, table in TABLES.items() for row in table]


def play(name: str, row: Row) -> None:
    """Play the half of the card as the row says; everything that the row says is so."""
    card, half = row.half.split()
    game = prepared(name, row)
    before = {who: game.health(who) for who in game.names}
    then = Before(game)
    hero = game.g.heroes[game.names["hero"]]
    spare, third = hero.chosen[1], hero.hand[0] if hero.hand else ""
    game.plays(f"{half} {card}")
    asked: list[str] = []
    for play in filter(None, map(str.strip, row.plays.split(";"))):
        if play == "*later":
            game.g.round += 1
        elif play.startswith("*"):
            attacker, how, target, value = play[1:].split()
            struck(game, attacker, how, target, int(value))
        else:
            asked.append(f"{game.asked()} {len(game.offers())}")
            verb, *words = play.replace("SPARE", spare).replace("THIRD", third).split()
            figures = [",".join(sorted(word.split(","), key=lambda who: game.names.get(who, 0))) for word in words]
            game.plays(" ".join([verb, *figures]))
    assert game.asked() in ("turn", "rest", "over", "select"), f"the action is not over: {game.offers()}"
    facts = list(filter(None, map(str.strip, row.then.split(";"))))
    facts += [] if any(fact.startswith("xp") for fact in facts) else ["xp 0"]
    facts += [] if any(fact.startswith("infuses") for fact in facts) else ["infuses nothing"]
    where = {"lost", "discard", "active", "active lost", "returned"} | {fact for fact in facts if "bestowed" in fact}
    facts += [] if where & set(facts) else ["discard"]
    wrong = [fact for fact in facts if not so(game, card, fact, before)]
    assert not wrong, (
        f"{wrong}; {[(who, game.health(who) - before[who], game.at(who)) for who in before if not game.is_gone(who)]}"
    )
    assert row.asked in (None, "; ".join(asked))
    unsaid = then.unsaid(facts, row.plays)
    assert not unsaid, f"this happens, too: {'; '.join(unsaid)}"
    untold = [] if card in UNTOLD else then.untold(row.plays, gives_away=card in GIVES_AWAY)
    assert not untold, f"nobody is told: {untold}"


@rule("GH-ABIL-01")
@pytest.mark.parametrize(("name", "row"), CASES)
def test_each_half_of_each_card_does_what_is_printed(name: str, row: Row) -> None:
    play(name, row)


@rule("GH-CHAR-02", "GH-ABIL-03")
@pytest.mark.parametrize("name", TABLES)
def test_no_half_of_a_card_is_left_out(name: str) -> None:
    played = {row.half for row in TABLES[name]}
    packs = [card for card in CLASSES[name].supply if card.endswith("-1")]
    assert played == {f"{card} {half}" for card in (*CLASSES[name].cards, *packs) for half in ("top", "bottom")}
