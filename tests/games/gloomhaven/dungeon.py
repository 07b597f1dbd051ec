"""Positions of Gloomhaven, drawn and played from.

    game = dungeon('''
        . Brute guard1 .
         . . . archer2* .
    ''')
    game.turn("brute", "trample", "grab-and-go").stack("brute", "+1")
    game.plays("top trample", "strike 1")
    assert game.health("guard1") == 2

A token is a hex: `.` floor, `#` wall, `%` obstacle, `^` trap, `!` hazardous terrain, `~` difficult terrain, `$` a money
token; `Brute` and `Scoundrel` are heroes; a monster is written with its number, and a star if it is elite: `guard1`,
`archer2*`, `bones3`. A figure that stands on something has that sign at its end. In `plays` a figure or hex may be
called by the name it has in the drawing: `strike guard1`, `go a`.

Every play must be asked for and offered, or the test fails. Modifier cards that are not stacked are +0.
"""

from __future__ import annotations

import functools
import itertools
from typing import Any

import msgspec

from tabletome.engine import Event, Run, seeded
from tabletome.engine.state import listen
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import LAYOUTS, Layout
from tabletome.games.gloomhaven.content.modifier_cards import ModifierCard
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import BIT, CONDITIONS
from tabletome.games.gloomhaven.content.perks import MODIFIER_CARDS
from tabletome.games.gloomhaven.content.scenario_levels import TRAP_DAMAGE
from tabletome.games.gloomhaven.rules.items.worn import equip
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import ELITE, NORMAL, Figure, Hero, State, Trap
from tabletome.geometry import Hex, parse_board

SIGNS = "%^!~$"
MONSTER_NAMES = {
    "guard": "bandit-guard",
    "archer": "bandit-archer",
    "bones": "living-bones",
    "artillery": "ancient-artillery",
    "imp": "black-imp",
    "golem": "stone-golem",
    "hound": "hound",
    "cultist": "cultist",
    "ooze": "ooze",
    "drake": "spitting-drake",
    "wind": "wind-demon",
    "flame": "flame-demon",
    "shaman": "inox-shaman",
}
_NUMBERS = itertools.count(1000)


@functools.cache
def _drawn_scenario(hexes: tuple[Hex, ...]) -> int:
    """The number under which a map of one room is known; the same for the same map."""
    number = next(_NUMBERS)
    floor = (0,) * len(hexes)
    LAYOUTS[number] = Layout(
        number, "black-barrow", hexes, floor, frozenset(), (), (0,), (), (), first_rooms=frozenset({0})
    )
    return number


def dungeon(drawing: str, level: int = 1, seed: str = "test") -> Dungeon:
    """A position with the first hero about to act; see the top of this file."""
    board = {h: token for h, token in parse_board(drawing).items() if token != "#"}
    hexes = tuple(board)
    number = _drawn_scenario(hexes)
    tokens = list(board.values())
    heroes = [token.strip(SIGNS).lower() for token in tokens if token[0].isupper()]
    heroes.sort(key=list(CLASSES).index)
    g = new_game(GloomhavenOptions(players=2, battle_goals=False), seeded(seed))
    g.scenario, g.level, g.monster_level, g.trap_damage = number, level, level, TRAP_DAMAGE[level]
    g.treasures, g.money = [""] * len(hexes), [0] * len(hexes)
    g.obstacles = g.hazards = g.difficult = g.traps = frozenset()
    g.trap_effects = ()
    g.heroes = [Hero(name, 1, CLASSES[name].starting_hand) for name in heroes]
    g.figures = [
        Figure(hero.name, 0, place, 0, -1, CLASSES[hero.name].health[0], CLASSES[hero.name].health[0])
        for place, hero in enumerate(g.heroes)
    ]
    g.seats = len(g.heroes)
    g.decks = [("+0",) * 40 for _ in range(len(g.heroes) + 1)]
    g.played = [()] * len(g.decks)
    g.shuffle_due = [False] * len(g.decks)
    g.round = 1
    game = Dungeon(g)
    for at, token in enumerate(tokens):
        game._lay(at, token)
    for kind in {figure.name for figure in g.figures if figure.is_monster}:
        game._draw(MONSTERS[kind].deck, 0)
    g.order = tuple([hero.name for hero in g.heroes] + sorted({f.name for f in g.figures if f.is_monster}))
    return game


class Dungeon:
    """A position and what happens in it."""

    def __init__(self, state: State) -> None:
        self.g = state
        self.names: dict[str, int] = {}
        self.places: dict[str, int] = {}
        self.events: list[Event] = []
        listen(state, self)
        self._run: Run[State] | None = None

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def _lay(self, at: int, token: str) -> None:
        g = self.g
        name = token.strip(SIGNS)
        for sign in token[len(name) :] if name else token:
            if sign == "%":
                g.obstacles |= {at}
            elif sign == "^":
                lay_trap(g, Trap(at, g.trap_damage))
            elif sign == "!":
                g.hazards |= {at}
            elif sign == "~":
                g.difficult |= {at}
            elif sign == "$":
                g.money[at] += 1
        if not name or name == ".":
            return
        self.places[name.rstrip("*").lower()] = at
        if name[0].isupper():
            hero = next(place for place, hero in enumerate(g.heroes) if hero.name == name.lower())
            g.figures[hero].at = at
            self.names[name.lower()] = hero
        elif name.rstrip("*")[-1].isdigit():
            kind = MONSTER_NAMES[name.rstrip("*")[:-1]]
            rank = ELITE if name.endswith("*") else NORMAL
            number = int(name.rstrip("*")[-1])
            self.names[name.rstrip("*")] = add_monster(g, kind, rank, number, at)

    # Changing the position before it is played

    def turn(self, hero: str, *cards: str) -> Dungeon:
        """This hero is about to use these two cards."""
        g = self.g
        number = self.names[hero]
        g.turn.acting, g.turn.begun, g.phase = number, True, "hero_turn"
        g.place = g.order.index(hero)
        mine = g.heroes[number]
        mine.chosen = cards
        pool = [card for card in mine.hand if card not in cards]
        mine.hand = tuple(pool[: len(mine.hand) - len(cards)])
        return self

    def monsters(self, name: str, card: int) -> Dungeon:
        """The monsters of this type are about to act by this card of their deck."""
        g = self.g
        kind = MONSTER_NAMES[name]
        self._draw(MONSTERS[kind].deck, card)
        g.place, g.phase = g.order.index(kind), "next_place"
        return self

    def ability(self, name: str, card: int) -> Dungeon:
        """Another type's card this round."""
        self._draw(MONSTERS[MONSTER_NAMES[name]].deck, card)
        return self

    def _draw(self, deck: str, card: int) -> None:
        g = self.g
        g.drawn[deck] = card
        g.ability_played[deck] = (card,)
        g.ability_decks[deck] = tuple(number for number in range(len(DECKS[deck])) if number != card)

    def stack(self, whose: str, *cards: str | ModifierCard) -> Dungeon:
        """The next modifier cards of a hero or of the monsters, in the order in which they will be drawn."""
        deck = self.g.monsters_deck if whose == "monsters" else self.names[whose]
        for card in cards:
            if isinstance(card, ModifierCard):
                MODIFIER_CARDS.setdefault(card.name, card)
        names = [card if isinstance(card, str) else card.name for card in cards]
        self.g.decks[deck] = (*self.g.decks[deck], *reversed(names))
        return self

    def with_conditions(self, who: str, *conditions: str) -> Dungeon:
        for condition in conditions:
            self.g.figures[self.names[who]].conditions |= BIT[condition]
        return self

    def with_effects(self, who: str, **effects: Any) -> Dungeon:
        """The figure has this until the end of the round: `shield=1`, `retaliate=((2, 1),)`."""
        figure = self.figure(who)
        figure.effects = msgspec.structs.replace(figure.effects, **effects)
        return self

    def with_health(self, who: str, health: int) -> Dungeon:
        self.g.figures[self.names[who]].health = health
        return self

    def with_elements(self, **states: int) -> Dungeon:
        from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS

        for element, state in states.items():
            self.g.elements[ELEMENTS.index(element)] = state
        return self

    def wears(self, hero: str, *items: str) -> Dungeon:
        """The hero has these items equipped."""
        equip(self.g.heroes[self.names[hero]], items)
        return self

    # Playing

    @property
    def run(self) -> Run[State]:
        if self._run is None:
            self._run = Run(GAME, self.g)
        return self._run

    def plays(self, *moves: str) -> Dungeon:
        for move in moves:
            self._play(move)
        return self

    def _play(self, text: str) -> None:
        verb, *words = text.split(" ")
        numbers = self.places if verb in ("go", "shove", "place", "does", "cover") else self.names
        spoken = " ".join([verb, *(self._word(word, numbers) for word in words)])
        action = VOCABULARY.parse(spoken)
        decision = self.run.decision
        assert decision is not None, f"nothing is asked; {text} is not wanted"
        assert action in decision.options, f"{spoken} is not offered; {[str(each) for each in decision.options]} are"
        self.run.play(action)

    @staticmethod
    def _word(word: str, numbers: dict[str, int]) -> str:
        return ",".join(str(numbers.get(part, part)) for part in word.split(","))

    def asked(self) -> str:
        decision = self.run.decision
        return "over" if decision is None else decision.kind

    def offers(self, verb: str = "") -> list[str]:
        """The choices now, hexes and figures called by their names where they have one."""
        decision = self.run.decision
        assert decision is not None
        return [self._spoken(option) for option in decision.options if not verb or option.verb == verb]

    def _spoken(self, option: Any) -> str:
        verb, *words = str(option).split(" ")
        numbers = self.places if verb in ("go", "shove", "place", "does", "cover") else self.names
        back = {str(number): name for name, number in numbers.items()}
        return " ".join([verb, *(",".join(back.get(part, part) for part in word.split(",")) for word in words)])

    # Looking

    def figure(self, who: str) -> Figure:
        return self.g.figures[self.names[who]]

    def hero(self, who: str) -> Hero:
        return self.g.heroes[self.names[who]]

    def health(self, who: str) -> int:
        return self.figure(who).health

    def at(self, who: str) -> str:
        """Where a figure stands: the name of the hex, or its number."""
        back = {number: name for name, number in self.places.items()}
        at = self.figure(who).at
        return back.get(at, str(at))

    def is_gone(self, who: str) -> bool:
        """Off the map, or cleared away with the end of the round."""
        return self.names[who] >= len(self.g.figures) or self.figure(who).at < 0

    def conditions(self, who: str) -> list[str]:
        return [name for name in CONDITIONS if self.figure(who).conditions & BIT[name]]

    def told(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def card_number(deck: str, initiative: int) -> int:
    """The first card of a deck with this initiative."""
    return next(number for number, card in enumerate(DECKS[deck]) if card.initiative == initiative)


# Positions of several chapters

DUEL = """
    . . . . . .
     . Brute guard1 . . .
    . . . . . .
"""
APART = """
    . . . . . . .
     . Brute . . . guard1 .
    . . . . . . .
"""
PAIR_BESIDE_GUARD = """
    . . . . . .
     . Brute guard1 . . .
    . Scoundrel . . . .
"""
PAIR_NEAR_GUARD = """
    . . . . . .
     . Brute . . guard1 .
    . Scoundrel . . . .
"""
PAIR_APART = """
    . . . . . . .
     . Brute . . . guard1 .
    . Spellweaver . . . . .
"""
FIELD = """
    a b c d e f g h
     i j k guard2 l m n o
    p q HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""
FIELD_WITH_MONEY = """
    a b c d e f g h
     i j guard2 k l m n o
    p $ HERO guard1 r s archer1 t
     u ALLY v w x y z zz
    aa bb cc dd ee ff gg hh
"""


def field(hero: str, *cards: str, ally: str = "Brute", health: int = 20, at: str = FIELD) -> Dungeon:
    """A hero between an ally and three sturdy monsters, about to use these cards."""
    game = dungeon(at.replace("HERO", hero).replace("ALLY", ally)).turn(hero.lower(), *cards)
    for figure in game.g.figures:
        if figure.is_monster:
            figure.health = figure.max_health = health
    return game


def field_with_money(hero: str, *cards: str, ally: str = "Scoundrel") -> Dungeon:
    """The same with money beside the hero."""
    return field(hero, *cards, ally=ally, at=FIELD_WITH_MONEY)


def until(game: Dungeon, *kinds: str) -> Dungeon:
    """Play the first choice until one of these is asked."""
    for _ in range(100):
        if game.asked() in (*kinds, "over"):
            return game
        game.plays(game.offers()[0])
    raise AssertionError("it is never asked")


def acts(game: Dungeon, name: str, initiative: int, deck: str) -> Dungeon:
    """The monsters of this type have acted; every tie was settled by the first choice, all damage suffered."""
    game.monsters(name, card_number(deck, initiative))
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    return game
