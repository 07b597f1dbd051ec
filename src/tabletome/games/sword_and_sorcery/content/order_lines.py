"""The orders of a story, one a line: `place raider red at 3a.2 as Grim`. docs/games/sword_and_sorcery.md lists them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator
from typing import Any

import yaml

from tabletome.engine.suggestions import did_you_mean
from tabletome.games.sword_and_sorcery.content.items import TREASURES
from tabletome.games.sword_and_sorcery.content.layout import Layout
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLUE,
    CONDITIONS,
    DAMAGE_TYPES,
    GREEN,
    KNOCKDOWN,
    NATURES,
    PURPLE,
    RANKS,
    RED,
    SYMBOLS,
)
from tabletome.games.sword_and_sorcery.content.reading import Node, QuestError, Reading, Texts

KINDS = ("gremlin", "raider", "orc-warrior", "orc-shaman")
"""Enemies with two green cards, two blue ones and a red one each. SS-COMP-06"""
CARDS_OF_RANK = {GREEN: 2, BLUE: 2, RED: 1}
PACK = "gremlins-pack"

MASTERS = ("troll", "enraged-troll", "orc-king", "orc-king-unbound")
LASTING = (
    "hero-hits", "enemy-hits", "hero-move", "enemy-move", "hero-armor", "enemy-armor", "hero-shields", "enemy-shields",
    "hero-sight", "first-attack-crit", "no-heal", "save-penalty",
)  # fmt: skip
ALL_CONDITIONS = (*CONDITIONS, KNOCKDOWN)


class OrderReading(Reading):
    """Reads orders: what they name must be on the map, among the doors, or in the story."""

    layout: Layout

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file)
        self.door_names: dict[str, int] = {}
        self.names: dict[str, Texts] = {}
        self.told: list[tuple[Node, str]] = []
        """Paragraphs that orders name, looked up when all are known; so are the next ones."""
        self.read_out: list[tuple[Node, str]] = []
        """Paragraphs whose words are told."""
        self.watched: list[tuple[Node, str]] = []
        """Enemies whose life or death matters."""
        self.asked_for: list[tuple[Node, str]] = []
        """Counters that tests ask for."""
        self.recalled: list[tuple[Node, str]] = []
        """Deeds of this quest or earlier ones that tests ask for."""
        self.ended: list[tuple[Node, str]] = []
        """Endings that orders name."""
        self.place_numbers: dict[str, int] = {}
        """Places that are drawn by lot, by name."""
        self.people_names: set[str] = set()

    def area(self, node: Node) -> int:
        return self.area_named(node, self.text(node, "an area"))

    def area_named(self, node: Node, word: str) -> int:
        if word not in self.layout.named:
            raise self.error(node, f"the map has no area {word!r}; {did_you_mean(word, self.layout.names)}")
        return self.layout.named[word]

    def area_or_place(self, node: Node, word: str) -> int:
        """An area of the map, or the number that stands for a place drawn by lot."""
        if word in self.place_numbers:
            return o.FIRST_PLACE - self.place_numbers[word]
        return self.area_named(node, word)

    def person(self, node: Node, word: str) -> str:
        return self.one_of(node, word, sorted(self.people_names), "one of the quest's people")

    def named(self, node: Node, name: str, texts: Texts) -> None:
        """What players call something; one name cannot mean two things."""
        if self.names.setdefault(name, texts) != texts:
            raise self.error(node, f"{name!r} is the name of something else in this quest already")

    def symbol(self, node: Node, word: str) -> int:
        return SYMBOLS.index(self.one_of(node, word, SYMBOLS, "symbol of the dice"))

    def orders(self, node: Node) -> o.Orders:
        return tuple(self.order(each) for each in self.sequence(node, "orders"))

    def order(self, node: Node) -> o.Order:
        if isinstance(node, yaml.MappingNode):
            return self.nested(node)
        words = self.words(node, "an order")
        verb = words[0] if words else ""
        if verb not in VERBS:
            raise self.error(node, f"{verb!r} is no order; {did_you_mean(verb, (*VERBS, *NESTED))}")
        shape, most, make = VERBS[verb]
        try:
            order = make(OrderLine(self, node, words[1:]))
        except (IndexError, ValueError):
            raise self.misshapen(node, words, f"{verb} {shape}") from None
        if len(words) - 1 > most:
            raise self.misshapen(node, words, f"{verb} {shape}")
        return order

    def misshapen(self, node: Node, words: list[str], shape: str) -> QuestError:
        return self.error(node, f"{' '.join(words)!r} should be: {shape}".rstrip())

    def nested(self, node: Node) -> o.Order:
        keys = self.mapping(node, None, "an order")
        verb = next(iter(keys))
        if verb not in NESTED:
            raise self.error(node, f"{verb!r} is no order with parts; {did_you_mean(verb, NESTED)}")
        keys = self.mapping(node, NESTED[verb], f"the order {verb!r}")

        def part(key: str) -> o.Orders:
            return self.orders(keys[key]) if key in keys else ()

        if verb == "if":
            return o.If(self.test(keys["if"]), part("then"), part("otherwise"))
        if verb == "save":
            return o.Save(part("otherwise"), self.who(keys["save"], self.text(keys["save"], "save")), part("success"))
        if verb == "nature":
            ways = self.mapping(keys["nature"], NATURES, "nature")
            law, neutral, chaos = (self.orders(ways[way]) if way in ways else () for way in NATURES)
            return o.ByNature(law, chaos, neutral)
        asked = []
        for name, way in self.mapping(keys["ask"], None, "ask").items():
            parts = self.mapping(way, ("en", "ru", "do", "needs"), f"the way {name!r}")
            if "en" not in parts:
                raise self.error(way, f"the way {name!r} needs words: en: ...")
            english = self.text(parts["en"], "en")
            self.named(way, name, (english, self.text(parts["ru"], "ru") if "ru" in parts else english))
            orders = self.orders(parts["do"]) if "do" in parts else ()
            asked.append(o.Way(name, orders, self.test(parts["needs"]) if "needs" in parts else ""))
        if asked and all(way.needs for way in asked):
            raise self.error(node, "every way of this choice has needs; leave one open, so that there is an answer")
        return o.Ask(tuple(asked))

    def test(self, node: Node) -> str:
        """The tests of `If`; doors are named in the file and numbered in the quest."""
        return self.test_of(node, self.words(node, "a test"))

    def test_of(self, node: Node, words: list[str]) -> str:
        match words:
            case ["not", *rest] if rest:
                return f"not {self.test_of(node, rest)}"
            case ["taken" | "held" as how, area]:
                return f"{how} {self.area_named(node, area)}"
            case ["hidden", place, area]:
                self.one_of(node, place, self.place_numbers, "place drawn by lot")
                return f"hidden {self.place_numbers[place]} {self.area_named(node, area)}"
            case ["found", place]:
                self.one_of(node, place, self.place_numbers, "place drawn by lot")
                return f"found {self.place_numbers[place]}"
            case ["leads" | "led", name]:
                self.person(node, name)
            case ["round", ">=", number]:
                self.whole(node, number, "a round", 1, 99)
            case ["remembered", name] | ["remembered", name, ">=", _]:
                self.whole(node, words[3] if len(words) > 2 else "1", "a deed", 1, 99)
                self.recalled.append((node, name))
            case ["heroes", ">", number]:
                self.whole(node, number, "heroes", 1, 5)
            case ["counter", name, ">=", number]:
                self.whole(node, number, "a counter", 1, 99)
                self.asked_for.append((node, name))
            case ["night" | "day" | "together"]:
                pass
            case ["alive", name]:
                self.watched.append((node, name))
            case ["nature", nature]:
                self.one_of(node, nature, NATURES, "soul nature")
            case ["opened", door]:
                return f"opened {self.door(node, door)}"
            case _:
                raise self.error(
                    node,
                    f"{' '.join(words)!r} is no test; there are: heroes > N, counter NAME >= N, night, day, together, "
                    "alive NAME, nature law|neutral|chaos, opened DOOR, round >= N, remembered NAME, leads NAME, "
                    "led NAME, taken AREA, held AREA, found PLACE, hidden PLACE AREA, and 'not' before any of them",
                )
        return " ".join(words)

    def door(self, node: Node, word: str) -> int:
        return self.door_names[self.one_of(node, word, self.door_names, "door")]

    def who(self, node: Node, word: str) -> Any:
        if word and word[0].isupper():
            self.watched.append((node, word))
            return word
        return self.one_of(node, word, o.WHO, "one that an order can concern")

    def lasts(self, node: Node, words: list[str]) -> o.Lasting:
        what = self.one_of(node, words[0] if words else "", LASTING, "lasting change")
        if len(words) > 2:
            raise self.misshapen(node, words, f"{what} NUMBER")
        return o.Lasting(what, self.whole(node, words[1], what, -9, 9) if len(words) > 1 else 1)

    def place(self, node: Node, words: list[str]) -> o.PlaceEnemy:
        """`orc-shaman red at 3a.2 as Mordak`; a master and a pack have no rank. SS-SPAWN-12, SS-MASTER-16"""
        kind = self.one_of(node, words[0] if words else "", (*KINDS, PACK, *MASTERS, "random"), "enemy")
        rest = words[1:]
        rank = PURPLE if kind in MASTERS else ""
        if kind in KINDS:
            rank = self.one_of(node, rest[0] if rest else "", CARDS_OF_RANK, "rank of an enemy")
            rest = rest[1:]
        area, tag = -1, ""
        while rest:
            if rest[0] == "at":
                area = self.area_or_place(node, rest[1])
            elif rest[0] == "as":
                tag = rest[1]
            else:
                raise ValueError
            rest = rest[2:]
        return o.PlaceEnemy(kind, rank, area, tag)

    def gate(self, node: Node, words: list[str]) -> o.Order:
        if words[0] == "new":
            closed = len(words) > 4 and self.one_of(node, words[4], ("open", "closed"), "state of a gate") == "closed"
            return o.PlaceGate(self.symbol(node, words[1]), self.area_or_place(node, words[3]), not closed)
        to: Any = {"open": "open", "close": "closed", "remove": "removed"}[
            self.one_of(node, words[0], ("open", "close", "remove", "new"), "change of a gate")
        ]
        return o.Gate(self.symbol(node, words[1]), to)

    def activate(self, node: Node, words: list[str]) -> o.Activate:
        match words:
            case ["all"]:
                return o.Activate()
            case ["wounded"]:
                return o.Activate(wounded=True)
            case ["engaged"]:
                return o.Activate(engaged=True)
            case ["highest"]:
                return o.Activate(highest=True)
            case ["near", number]:
                return o.Activate(near=int(number))
            case [rank] if rank in RANKS:
                return o.Activate(rank=rank)
            case [number]:
                return o.Activate(count=self.whole(node, number, "activate", 1, 3))
        raise ValueError

    def named_paragraph(self, node: Node, word: str) -> str:
        self.told.append((node, word))
        return word


@dataclasses.dataclass(frozen=True)
class OrderLine:
    """The words that follow an order's first one."""

    reading: OrderReading
    node: Node
    words: list[str]

    def number(self, place: int, least: int = -99, most: int = 99) -> int:
        return self.reading.whole(self.node, self.words[place], "this", least, most)

    def who(self, place: int, otherwise: str = "") -> Any:
        if otherwise and len(self.words) <= place:
            return otherwise
        return self.reading.who(self.node, self.words[place])

    def area(self, place: int, after: str = "") -> int:
        """The area named at a place, where the word `after` must stand before it."""
        if after and self.words[place - 1] != after:
            raise ValueError
        return self.reading.area_or_place(self.node, self.words[place])

    def person(self, place: int) -> str:
        return self.reading.person(self.node, self.words[place])

    def somebody(self, place: int) -> str:
        """One of the people, or an enemy with a name."""
        self.reading.watched.append((self.node, self.words[place]))
        return self.words[place]

    def paragraph(self, place: int) -> str:
        return self.reading.named_paragraph(self.node, self.words[place])

    def only(self, place: int, word: str) -> bool:
        """Whether the word stands there; nothing else may."""
        if len(self.words) > place and self.words[place] != word:
            raise ValueError
        return len(self.words) > place

    def holds(self, place: int) -> tuple[int, int]:
        """`treasures 2` or `crowns 30`."""
        number = self.number(place + 1)
        return (
            (number, 0)
            if self.one_of(place, ("treasures", "crowns"), "content of a chest") == "treasures"
            else (0, number)
        )

    def one_of(self, place: int, known: Collection[str], what: str) -> Any:
        return self.reading.one_of(self.node, self.words[place], known, what)


def all_orders(orders: o.Orders) -> Iterator[o.Order]:
    """Orders with all that are nested in them."""
    for order in orders:
        yield order
        for part in getattr(order, "__struct_fields__", ()):
            value = getattr(order, part)
            if part == "ways":
                for way in value:
                    yield from all_orders(way.orders)
            elif isinstance(value, tuple) and value and isinstance(value[0], o.Order):
                yield from all_orders(value)


Maker = Callable[["OrderLine"], o.Order]


def told(w: OrderLine) -> o.Tell:
    w.reading.read_out.append((w.node, w.words[0]))
    return o.Tell(w.words[0])


def won(w: OrderLine) -> o.Win:
    if w.words:
        w.reading.ended.append((w.node, w.words[0]))
    return o.Win(w.words[0] if w.words else "")


def on_deck(w: OrderLine) -> o.CardOnDeck:
    if not w.only(0, "deck"):
        raise ValueError
    return o.CardOnDeck()


VERBS: dict[str, tuple[str, int, Maker]] = {
    "lose": ("HP WHO", 2, lambda w: o.Lose(w.number(0), w.who(1))),
    "recover": ("HP WHO", 2, lambda w: o.Recover(w.number(0), w.who(1))),
    "suffer": ("CONDITION WHO", 2, lambda w: o.Suffer(w.one_of(0, ALL_CONDITIONS, "condition"), w.who(1))),
    "burn": ("1|2 WHO", 2, lambda w: o.Burn(w.number(0, 1, 2), w.who(1))),
    "critical": ("WHO", 1, lambda w: o.Wounded(w.who(0))),
    "cure": ("WHO [all]", 2, lambda w: o.Cure(w.who(0), w.only(1, "all"))),
    "struck": (
        "HITS RED BLUE TYPE WHO", 5,
        lambda w: o.Struck(w.number(0), w.number(1), w.number(2), w.one_of(3, DAMAGE_TYPES, "damage type"), w.who(4)),
    ),
    "push": ("WHO", 1, lambda w: o.Bashed(w.who(0))),
    "fire": ("1|2 at AREA", 3, lambda w: o.PlaceFire(w.number(0, 1, 2), w.area(2, "at"))),
    "spawn": (
        "NUMBER, or: spawn FEW MANY, what is added to heroes less enemies with 2 or 3 heroes and with more", 2,
        lambda w: o.Spawn(w.number(0), w.number(1)) if len(w.words) == 2 else o.SpawnFixed(w.number(0)),
    ),
    "place": ("KIND RANK at AREA as NAME", 6, lambda w: w.reading.place(w.node, w.words)),
    "shadow": ("at AREA", 2, lambda w: o.PlaceShadow(w.area(1, "at"))),
    "card": ("PARAGRAPH at AREA", 3, lambda w: o.PlaceStory(w.paragraph(0), w.area(2, "at"))),
    "uncard": ("AREA", 1, lambda w: o.RemoveStory(w.area(0))),
    "chest": (
        "AREA treasures|crowns NUMBER [magic]", 4,
        lambda w: o.PlaceChest(w.area(0), *w.holds(1), w.only(3, "magic")),
    ),
    "gate": (
        "open|close|remove SYMBOL, or: gate new SYMBOL at AREA [closed]", 5,
        lambda w: w.reading.gate(w.node, w.words),
    ),
    "shrine": (
        "on|off AREA", 2,
        lambda w: o.Shrine(w.area(1), w.one_of(0, ("on", "off"), "state of a shrine") == "on"),
    ),
    "encounter": ("[NUMBER]", 1, lambda w: o.Encounter(w.number(0, 1) if w.words else 1)),
    "activate": (
        "all|wounded|engaged|highest|RANK|NUMBER|near NUMBER", 2, lambda w: w.reading.activate(w.node, w.words),
    ),
    "specials": ("", 0, lambda _: o.UseSpecials()),
    "rotate": ("NUMBER WHO", 2, lambda w: o.Rotate(w.number(0), w.who(1, "each-hero"))),
    "refresh": ("WHO", 1, lambda w: o.Refresh(w.who(0))),
    "recharge": ("NUMBER", 1, lambda w: o.Recharge(w.number(0))),
    "enemy-power": ("", 0, lambda _: o.GiveEnemyPower()),
    "crowns": ("NUMBER WHO", 2, lambda w: o.Crowns(w.number(0), w.who(1, "active"))),
    "souls": ("NUMBER", 1, lambda w: o.SoulPoints(w.number(0))),
    "treasures": ("NUMBER WHO", 2, lambda w: o.Treasures(w.number(0), w.who(1, "active"))),
    "grant": ("CARD WHO", 2, lambda w: o.Grant(w.one_of(0, TREASURES, "treasure card"), w.who(1, "active"))),
    "soul-weapon": ("WHO", 1, lambda w: o.TakeSoulWeapon(w.who(0, "active"))),
    "key": ("WHO", 1, lambda w: o.Key(w.who(0, "active"))),
    "emporium": ("", 0, lambda _: o.VisitEmporium()),
    "trap": ("", 0, lambda _: o.DrawTrap()),
    "time": ("day|night", 1, lambda w: o.Time(w.one_of(0, ("day", "night"), "time"))),
    "on": ("deck", 1, on_deck),
    "tell": ("PARAGRAPH", 1, told),
    "count": ("NAME [NUMBER]", 2, lambda w: o.Count(w.words[0], w.number(1) if len(w.words) > 1 else 1)),
    "do": ("PARAGRAPH", 1, lambda w: o.Do(w.paragraph(0))),
    "open": ("DOOR", 1, lambda w: o.OpenDoor(w.reading.door(w.node, w.words[0]))),
    "move": ("WHO to AREA", 3, lambda w: o.MoveHeroes(w.area(2, "to"), w.who(0))),
    "remember": ("NAME [NUMBER]", 2, lambda w: o.Remember(w.words[0], w.number(1) if len(w.words) > 1 else 1)),
    "person": ("NAME at AREA", 3, lambda w: o.PutPerson(w.person(0), w.area(2, "at"))),
    "follow": ("NAME WHO", 2, lambda w: o.Follow(w.person(0), w.who(1, "active"))),
    "stay": ("NAME", 1, lambda w: o.Stay(w.person(0))),
    "leave": ("NAME", 1, lambda w: o.Leave(w.somebody(0))),
    "hurt": ("NAME [NUMBER]", 2, lambda w: o.HurtPerson(w.person(0), w.number(1, 1) if len(w.words) > 1 else 1)),
    "win": ("[ENDING]", 1, won),
    "fail": ("", 0, lambda _: o.Fail()),
}  # fmt: skip
"""Orders by their first word: what follows it, of how many words at most, and how it is read."""

NESTED: dict[str, tuple[str, ...]] = {
    "if": ("if", "then", "otherwise"),
    "save": ("save", "otherwise", "success"),
    "nature": ("nature",),
    "ask": ("ask",),
}
"""Orders with parts, and their keys."""
