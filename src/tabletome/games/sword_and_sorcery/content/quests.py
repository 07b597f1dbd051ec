"""Quests: read from the files of the folder `quests`, one quest a file. SS-SETUP-01, 07, SS-OVER-03, SS-DECK-01, 04

docs/games/sword_and_sorcery.md shows the format, which is YAML with one order a line:

    title: {en: The Cold Grave, ru: Холодная могила}
    map: [1a at 0 0, 14b at 6 0 turned 90]
    doors: {yard: locked 1a.2 14b.1}
    start: [1a.1]
    events: [[war-drums, tremor], [story-1], [night]]
    enemies: [gremlin green, raider blue]
    story:
      story-1:
        en: Something stirs under the stones.
        ru: Под камнями что-то шевельнулось.
        do:
          - place orc-shaman red at 14b.2 as Mordak
          - on deck
    deaths: {Mordak: {do: [win]}}

Whatever does not fit is a `QuestError` that names the file, the line and what would be right.
"""

from __future__ import annotations

import dataclasses
import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import yaml

from tabletome.engine.suggestions import did_you_mean
from tabletome.games.sword_and_sorcery.content.box import TOKENS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.layout import (
    CLOSURES,
    DOOR,
    FAR,
    LOCKED,
    WALL,
    Closure,
    Laid,
    Layout,
    distances,
    lay_out,
)
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.quests import (
    ByHeroes,
    Chest,
    Person,
    Quest,
    QuestAction,
    RandomPlace,
    SearchToken,
    ShadowPlace,
    ShrineToken,
    SpawnGate,
    StoryPlace,
    Track,
)
from tabletome.games.sword_and_sorcery.content.notation.terms import Source
from tabletome.games.sword_and_sorcery.content.order_lines import CARDS_OF_RANK, KINDS, PACK, OrderReading, all_orders
from tabletome.games.sword_and_sorcery.content.reading import Node, QuestError, Texts
from tabletome.games.sword_and_sorcery.content.tiles import TILES
from tabletome.games.sword_and_sorcery.content.tokens import SHADOW

FOLDER = Path(__file__).parent / "quests"

MAGIC_LOCKS = "magic locks"
MOST = {
    "gates": TOKENS["spawn_gates"],
    "chests": TOKENS["chests"],
    "waypoints": TOKENS["waypoints"],
    "shrines": TOKENS["shrines"],
    "search": TOKENS["search"],
    DOOR: TOKENS["doors"],
    LOCKED: TOKENS["locked_doors"],
    WALL: TOKENS["walls"],
    "shadows": TOKENS["shadows"],
    MAGIC_LOCKS: TOKENS["magic_lock"],
}
"""How many tokens the box has for each key of a quest file. SS-COMP-03"""
PACKS = 2
HEROES = range(2, 6)
TURNS = (0, 90, 180, 270)
LEAST_IN_A_LOT = 2
"""A lot is drawn among so many at least."""


@dataclasses.dataclass(frozen=True)
class QuestFile:
    """A quest and the map it is played on."""

    quest: Quest
    layout: Layout


ADDED: dict[str, QuestFile] = {}
"""Quests that a program plays besides those of the folder."""
NUMBER = re.compile(r"^number: *(\d+)", re.MULTILINE)


@functools.cache
def quest_names() -> tuple[str, ...]:
    """The quests in sequence: the campaign plays them in this order. SS-CAMP-01, SS-OVER-03

    Only their numbers are read here; a quest is read when it is played.
    """
    found = []
    for path in FOLDER.glob("*.yaml"):
        number = NUMBER.search(path.read_text("utf-8"))
        found.append((int(number[1]) if number else 999, path.stem))
    return tuple(name for _, name in sorted(found))


@functools.cache
def quest_file(name: str) -> QuestFile:
    return ADDED.get(name) or read_quest(FOLDER / f"{name}.yaml")


@functools.cache
def quest(name: str) -> Quest:
    return quest_file(name).quest


@functools.cache
def layout_of(name: str) -> Layout:
    return quest_file(name).layout


def read_quest(path: Path) -> QuestFile:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise QuestError(f"{path}: cannot be read as UTF-8 text ({wrong})") from None
    return parse_quest(text, path.stem, str(path))


def check_file(path: Path) -> str:
    """The title of the quest in a file, if all of it is in order."""
    return read_quest(path).quest.title[0]


def parse_quest(text: str, name: str, place: str = "quest") -> QuestFile:
    """The quest that a text describes; `place` stands before the line in errors."""
    return _QuestReading(text, name, place).quest_file()


def said_orders(quest: Quest) -> o.Orders:
    """All orders of a quest: of its paragraphs, actions, chests and search tokens."""
    found = [*quest.story.values(), *(action.orders for action in quest.actions)]
    found += [chest.orders for chest in quest.chests]
    found += [orders for token in quest.searches for _, orders in token.finds]
    return tuple(order for orders in found for order in orders)


class _QuestReading(OrderReading):
    """One reading of one file."""

    def __init__(self, text: str, name: str, file: str) -> None:
        super().__init__(text, file)
        self.name = name
        self.keys = self.mapping(self.root, KEYS, "a quest")
        self.texts: dict[str, Texts] = {}
        self.paragraphs: dict[str, o.Orders] = {}
        for key in REQUIRED:
            if key not in self.keys:
                raise self.error(self.root, f"the quest has no {key!r}, which every quest needs")

    # ---------------------------------------------------------------- the whole

    def quest_file(self) -> QuestFile:
        """The quest with its map, checked as a whole."""
        closures, locks = self.closures()
        self.layout = self.lay(closures)
        quest = self.quest(locks)
        self.at_most(MAGIC_LOCKS, len(locks) + sum(chest.locked for chest in quest.chests), self.root)
        self.check_story(quest)
        self.check_ways(quest)
        return QuestFile(quest, self.layout)

    def quest(self, locks: tuple[int, ...]) -> Quest:
        """All that the keys say, the map and its locks having been read."""
        places = tuple(self.places())
        people = tuple(self.people())
        stories = self.stories()
        deaths = self.deaths()
        self.enemy_names()
        return Quest(
            name=self.name,
            number=self.number(self.keys["number"], "number", 1, 999),
            title=self.two_languages(self.keys["title"], "title"),
            intro=self.optional_text("intro"),
            goal=self.optional_text("goal"),
            victory=self.optional_text("victory"),
            defeat=self.optional_text("defeat"),
            endings=self.endings(),
            texts=self.texts,
            names=self.names,
            source=self.source(),
            act=self.optional_number("act", 1, 1, 9),
            start=tuple(self.area(node) for node in self.some("start")),
            events=self.events(),
            enemies=self.enemies(),
            shadow_supply=self.shadow_supply(),
            shadows=tuple(self.shadows()),
            gates=tuple(self.gates()),
            shrines=tuple(self.shrines()),
            chests=tuple(self.chests()),
            searches=tuple(self.searches()),
            magic_locks=locks,
            stories=stories,
            waypoints=tuple(self.waypoints()),
            story=self.paragraphs,
            story_enemy=self.story_enemy(),
            story_token=self.paragraph_of("story-token"),
            commoner=self.paragraph_of("commoner"),
            on_death=deaths,
            on_clear=self.paragraph_of("cleared"),
            opening=self.paragraph_of("opening"),
            actions=tuple(self.actions()),
            people=people,
            places=places,
            tracks=tuple(self.tracks()),
            on_open=tuple(self.openings()),
            each_round=self.paragraph_of("rounds"),
            day=self.lasting("day"),
            night=self.lasting("night"),
            starts=self.starts(),
            **self.party_values(),
        )

    def party_values(self) -> dict[str, Any]:
        """What a party begins with, and how it may try again."""
        return {
            "soul_points": self.by_heroes("soul-points", 0, 0, 200),
            "crowns": self.by_heroes("crowns", 0, 0, 500),
            "treasures": self.by_heroes("treasures", 0, 0, 20),
            "soul_weapons": self.by_heroes("soul-weapons", 0, 0, 3),
            "rank": self.by_heroes("soulrank", 1, 1, 7),
            "least_rank": self.optional_number("least-soulrank", 1, 1, 7),
            "emporium": self.yes_or_no("emporium", True),
            "earlier": self.earlier(),
            "retry": self.paragraph_of("retry"),
            "retry_needs": self.test(self.keys["retry-needs"]) if "retry-needs" in self.keys else "",
        }

    def check_story(self, quest: Quest) -> None:
        for node, name in (*self.told, *self.read_out):
            if name not in self.paragraphs:
                hint = did_you_mean(name, self.paragraphs)
                raise self.error(node, f"there is no paragraph {name!r} in the story; {hint}")
        for node, name in self.read_out:
            if name not in self.texts:
                raise self.error(node, f"paragraph {name!r} has no words to tell: give it 'en: ...', or say: do {name}")
        self.check_circles()
        for card in (card for group in quest.events for card in group):
            if EVENTS[card].kind == "story" and card not in self.paragraphs:
                raise self.error(self.keys["events"], f"{card!r} is in the event deck, but the story has no such part")
        if not any(isinstance(order, o.Win) for order in all_orders(said_orders(quest))):
            raise self.error(self.keys["story"], "nothing in the quest says 'win': it can never be won")
        self.check_names(quest)

    def check_circles(self) -> None:
        """No paragraph may lead back to itself: it would never end."""
        onward = {
            name: [order.story for order in all_orders(orders) if isinstance(order, o.Do)]
            for name, orders in self.paragraphs.items()
        }
        for node, name in self.told:
            reached, waiting = set[str](), list(onward[name])
            while waiting:
                following = waiting.pop()
                if following == name:
                    raise self.error(node, f"paragraph {name!r} leads back to itself and would never end")
                if following not in reached:
                    reached.add(following)
                    waiting += onward[following]

    def check_names(self, quest: Quest) -> None:
        """Whoever is named must come into play, and whatever is asked for must be counted."""
        orders = tuple(all_orders(said_orders(quest)))
        placed = {order.tag for order in orders if isinstance(order, o.PlaceEnemy)} | {quest.story_enemy[2]}
        placed |= self.people_names
        for node, name in self.watched:
            if name not in placed:
                hint = did_you_mean(name, sorted(placed - {""}))
                raise self.error(node, f"no enemy is placed 'as {name}'; {hint}")
        counted = {order.counter for order in orders if isinstance(order, o.Count)}
        for node, name in self.asked_for:
            if name not in counted:
                raise self.error(node, f"no order counts {name!r}, so it stays 0; add somewhere: count {name}")
        deeds = {order.deed for order in orders if isinstance(order, o.Remember)} | set(quest.earlier)
        for node, name in self.recalled:
            if name not in deeds:
                raise self.error(
                    node, f"nothing is remembered as {name!r}; say: remember {name}, or name it in 'earlier'"
                )
        for node, name in self.ended:
            self.one_of(node, name, quest.endings, "ending")

    def check_ways(self, quest: Quest) -> None:
        """All that heroes can use must be within their reach once every door is open. SS-SETUP-07"""
        steps = self.layout.steps(frozenset(range(len(self.layout.closures))))
        orders = tuple(all_orders(said_orders(quest)))
        moved = [order.area for order in orders if isinstance(order, o.MoveHeroes) and order.area >= 0]
        away = [distances(steps, area) for area in (quest.start[0], *moved)]
        places = [("chest", chest.area) for chest in quest.chests]
        places += [("search", token.area) for token in quest.searches]
        places += [("shrine", shrine.area) for shrine in quest.shrines]
        places += [("waypoint", waypoint.area) for waypoint in quest.waypoints]
        places += [("story", card.area) for card in quest.stories]
        places += [("action", area) for action in quest.actions for area in action.areas]
        places += [("place drawn by lot", area) for place in quest.places for area in place.areas]
        places += [(f"person, {person.name},", person.area) for person in quest.people if person.area >= 0]
        for what, area in places:
            if all(row[area] == FAR for row in away):
                raise self.error(
                    self.keys["map"],
                    f"no way leads from the start to {self.layout.names[area]}, where there is a {what}; "
                    "join the tiles, or let the story move the heroes there",
                )

    # ---------------------------------------------------------------- keys that may be left out

    def optional_number(self, key: str, otherwise: int, least: int, most: int) -> int:
        return self.number(self.keys[key], key, least, most) if key in self.keys else otherwise

    def by_heroes(self, key: str, otherwise: int, least: int, most: int) -> ByHeroes:
        """`9` for every party, or `{2: 4, 4: 9}`: 4 with 2 or 3 heroes, 9 with more."""
        node = self.keys.get(key)
        if not isinstance(node, yaml.MappingNode):
            return ByHeroes(((HEROES[0], self.optional_number(key, otherwise, least, most)),))
        steps = tuple(
            sorted(
                (self.whole(number, heroes, f"the number of heroes in {key}", HEROES[0], HEROES[-1]),
                 self.number(number, key, least, most))
                for heroes, number in self.mapping(node, None, key).items()
            )
        )  # fmt: skip
        if not steps or steps[0][0] != HEROES[0]:
            raise self.error(node, f"{key} has no number for {HEROES[0]} heroes; begin with {HEROES[0]}: ...")
        return ByHeroes(steps)

    def yes_or_no(self, key: str, otherwise: bool) -> bool:
        if key not in self.keys:
            return otherwise
        return self.one_of(self.keys[key], self.text(self.keys[key], key), ("yes", "no"), key) == "yes"

    def optional_text(self, key: str) -> Texts:
        return self.two_languages(self.keys[key], key) if key in self.keys else ("", "")

    def items(self, key: str) -> list[Node]:
        return self.sequence(self.keys[key], key) if key in self.keys else []

    def some(self, key: str) -> list[Node]:
        """The items of a key that must have at least one."""
        nodes = self.sequence(self.keys[key], key)
        if not nodes:
            raise self.error(self.keys[key], f"{key} is empty; it needs at least one")
        return nodes

    def at_most(self, key: str, count: int, node: Node) -> None:
        if count > MOST[key]:
            raise self.error(node, f"{count} times {key}; the box has {MOST[key]} token{'s' * (MOST[key] != 1)}")

    # ---------------------------------------------------------------- the map

    def closures(self) -> tuple[tuple[Closure, ...], tuple[int, ...]]:
        """`name: door|locked|wall AREA AREA [magic]`. SS-ELEM-02, 04, 07, 13"""
        found: list[Closure] = []
        locks: list[int] = []
        if "doors" in self.keys:
            for name, node in self.mapping(self.keys["doors"], None, "doors").items():
                words = self.words(node, "a door")
                magic = len(words) == 4 and words[3] == "magic"
                if len(words) != 3 and not magic:
                    raise self.error(
                        node, f"{' '.join(words)!r} should be: {'|'.join(CLOSURES)} AREA AREA, and 'magic' for a lock"
                    )
                kind = self.one_of(node, words[0], CLOSURES, "kind of door")
                if magic:
                    locks.append(len(found))
                self.door_names[name] = len(found)
                found.append(Closure(kind, words[1], words[2]))
            for kind in CLOSURES:
                self.at_most(kind, sum(each.kind == kind for each in found), self.keys["doors"])
        return tuple(found), tuple(locks)

    def lay(self, closures: tuple[Closure, ...]) -> Layout:
        laid: list[Laid] = []
        used: dict[str, str] = {}
        for node in self.some("map"):
            words = self.words(node, "a tile")
            if len(words) not in (4, 6) or words[1] != "at" or (len(words) == 6 and words[4] != "turned"):
                raise self.error(node, f"{' '.join(words)!r} should be: TILE at COLUMN ROW, and maybe: turned 90")
            tile = self.one_of(node, words[0], TILES, "side of a tile")
            if tile[:-1] in used:
                raise self.error(node, f"{tile} cannot be laid: its tile shows {used[tile[:-1]]} already")
            used[tile[:-1]] = tile
            turned = self.whole(node, words[5], "turned", 0, 270) if len(words) == 6 else 0
            if turned not in TURNS:
                raise self.error(node, f"turned {turned} should be 0, 90, 180 or 270")
            x, y = (self.whole(node, word, "a square", -99, 99) for word in words[2:4])
            laid.append(Laid(tile, x, y, turned))
            try:
                lay_out(tuple(laid))
            except ValueError as wrong:
                raise self.error(node, f"{wrong}; its squares must be free") from None
        plain = lay_out(tuple(laid))
        for node, closure in zip(self.door_nodes(), closures, strict=True):
            for end in (closure.a, closure.b):
                if end not in plain.named:
                    raise self.error(node, f"the map has no area {end!r}; {did_you_mean(end, plain.names)}")
            if plain.named[closure.b] not in plain.borders[plain.named[closure.a]]:
                raise self.error(node, f"{closure.a} and {closure.b} have no open border where it could stand")
        return lay_out(tuple(laid), closures)

    def door_nodes(self) -> list[Node]:
        return list(self.mapping(self.keys["doors"], None, "doors").values()) if "doors" in self.keys else []

    # ---------------------------------------------------------------- what lies on it

    def events(self) -> tuple[tuple[str, ...], ...]:
        """Groups from the top of the deck, each shuffled by itself."""
        groups: list[tuple[str, ...]] = []
        seen: set[str] = set()
        for node in self.some("events"):
            cards = [(each, self.text(each, "an event")) for each in self.sequence(node, "a group of events")]
            for each, card in cards:
                self.one_of(each, card, EVENTS, "event card")
                if card in seen:
                    raise self.error(each, f"a second {card!r}; the box has one")
                seen.add(card)
            groups.append(tuple(card for _, card in cards))
        return tuple(groups)

    def enemies(self) -> tuple[str, ...]:
        """`gremlin green`, `orc-warrior red`, `gremlins-pack`: so many cards of the kind as it is written."""
        taken: Counter[str] = Counter()
        cards: list[str] = []
        for node in self.some("enemies"):
            words = self.words(node, "an enemy")
            kind = self.one_of(node, words[0] if words else "", (*KINDS, PACK), "enemy")
            if kind == PACK:
                stem, most = PACK, PACKS
            else:
                rank = self.one_of(node, words[-1] if len(words) > 1 else "", CARDS_OF_RANK, "rank of an enemy")
                stem, most = f"{kind}-{rank}", CARDS_OF_RANK[rank]
            taken[stem] += 1
            if taken[stem] > most:
                raise self.error(node, f"{taken[stem]} cards of {' '.join(words)}; the box has {most}")
            cards.append(f"{stem}-{taken[stem]}")
        return tuple(cards)

    def shadow_supply(self) -> tuple[str, ...]:
        """`shadow-tokens: {enemy: 4, commoner-male: 1}`. SS-SETUP-11"""
        if "shadow-tokens" not in self.keys:
            return ()
        node = self.keys["shadow-tokens"]
        counts = self.mapping(node, SHADOW, "shadow-tokens")
        supply = [face for face, count in counts.items() for _ in range(self.number(count, face, 0, MOST["shadows"]))]
        self.at_most("shadows", len(supply), node)
        return tuple(supply)

    def shadows(self) -> Iterator[ShadowPlace]:
        """`AREA for HEROES`. SS-SETUP-12"""
        for node in self.items("shadows"):
            words = self.words(node, "a shadow")
            if len(words) != 3 or words[1] != "for":
                raise self.error(node, f"{' '.join(words)!r} should be: AREA for HEROES, the least number of heroes")
            least = self.whole(node, words[2], "heroes", HEROES[0], HEROES[-1])
            yield ShadowPlace(self.area_named(node, words[0]), least)

    def gates(self) -> Iterator[SpawnGate]:
        """`SYMBOL at AREA open|closed`. SS-SPAWN-01, 13"""
        seen: set[str] = set()
        for node in self.items("gates"):
            self.at_most("gates", len(self.items("gates")), node)
            words = self.words(node, "a gate")
            if len(words) != 4 or words[1] != "at" or words[3] not in ("open", "closed"):
                raise self.error(node, f"{' '.join(words)!r} should be: SYMBOL at AREA open|closed")
            symbol = self.symbol(node, words[0])
            if words[0] in seen:
                raise self.error(node, f"a second gate with the symbol {words[0]!r}")
            seen.add(words[0])
            yield SpawnGate(symbol, self.area_named(node, words[2]), words[3] == "open")

    def shrines(self) -> Iterator[ShrineToken]:
        """`AREA active|inactive`. SS-DEATH-24"""
        for node in self.items("shrines"):
            self.at_most("shrines", len(self.items("shrines")), node)
            words = self.words(node, "a shrine")
            if len(words) != 2 or words[1] not in ("active", "inactive"):
                raise self.error(node, f"{' '.join(words)!r} should be: AREA active|inactive")
            yield ShrineToken(self.area_named(node, words[0]), words[1] == "active")

    def chests(self) -> Iterator[Chest]:
        """`AREA treasures 2`, `AREA crowns 30 magic`; or keys at, holds, do. SS-ELEM-05, 06, 07"""
        for node in self.items("chests"):
            self.at_most("chests", len(self.items("chests")), node)
            orders: o.Orders = ()
            line = node
            if isinstance(node, yaml.MappingNode):
                keys = self.mapping(node, ("is", "do"), "a chest")
                line = keys.get("is", node)
                orders = self.orders(keys["do"]) if "do" in keys else ()
            words = self.words(line, "a chest")
            magic = words[-1:] == ["magic"]
            if len(words) - magic != 3 or words[1] not in ("treasures", "crowns"):
                raise self.error(line, f"{' '.join(words)!r} should be: AREA treasures|crowns NUMBER, and 'magic'")
            count = self.whole(line, words[2], words[1], 0, 100)
            treasures, crowns = (count, 0) if words[1] == "treasures" else (0, count)
            yield Chest(self.area_named(line, words[0]), treasures, crowns, magic, orders)

    def searches(self) -> Iterator[SearchToken]:
        """`AREA: {hit: [orders], skill: [orders]}`. SS-ELEM-11"""
        if "search" not in self.keys:
            return
        tokens = self.mapping(self.keys["search"], None, "search")
        self.at_most("search", len(tokens), self.keys["search"])
        for name, node in tokens.items():
            finds = tuple(
                (self.symbol(found, word), self.orders(found))
                for word, found in self.mapping(node, None, "a search token").items()
            )
            yield SearchToken(self.area_named(node, name), finds)

    def stories(self) -> tuple[StoryPlace, ...]:
        """The paragraphs; those with `at` are story cards that lie on the map. SS-EVENT-10, 24, SS-DECK-09"""
        lying = []
        for name, node in self.mapping(self.keys["story"], None, "story").items():
            keys = self.mapping(node, ("en", "ru", "at", "do"), f"paragraph {name!r}")
            self.told_paragraph(name, node, keys)
            if "at" in keys:
                lying.append(StoryPlace(self.area(keys["at"]), name))
        return tuple(lying)

    def told_paragraph(self, name: str, node: Node, keys: Mapping[str, Node]) -> str:
        """A paragraph: its words are told first, then its orders are followed. SS-EVENT-11"""
        if name in self.paragraphs:
            raise self.error(node, f"a second paragraph {name!r}")
        self.paragraphs[name] = ()
        orders = self.orders(keys["do"]) if "do" in keys else ()
        if "en" in keys:
            english = self.text(keys["en"], "en").strip()
            self.texts[name] = (english, self.text(keys["ru"], "ru").strip() if "ru" in keys else english)
            orders = (o.Tell(name), *orders)
        self.paragraphs[name] = orders
        return name

    def paragraph_of(self, key: str) -> str:
        """A paragraph written in place, or the name of one of the story."""
        return self.paragraph(self.keys[key], key) if key in self.keys else ""

    def paragraph(self, node: Node, name: str) -> str:
        if isinstance(node, yaml.ScalarNode):
            self.told.append((node, str(node.value)))
            return str(node.value)
        keys = self.mapping(node, ("en", "ru", "do", "is"), f"paragraph {name!r}")
        return self.told_paragraph(name, node, keys)

    def waypoints(self) -> Iterator[StoryPlace]:
        if "waypoints" not in self.keys:
            return
        points = self.mapping(self.keys["waypoints"], None, "waypoints")
        self.at_most("waypoints", len(points), self.keys["waypoints"])
        for name, node in points.items():
            yield StoryPlace(self.area_named(node, name), self.paragraph(node, f"waypoint-{name}"))

    def deaths(self) -> tuple[tuple[str, str], ...]:
        if "deaths" not in self.keys:
            return ()
        named = self.mapping(self.keys["deaths"], None, "deaths")
        self.watched += [(node, tag) for tag, node in self.key_nodes(self.keys["deaths"]).items()]
        return tuple((tag, self.paragraph(node, f"death-{tag}")) for tag, node in named.items())

    def enemy_names(self) -> None:
        """What players call enemies that are placed `as` somebody."""
        if "names" not in self.keys:
            return
        named = self.mapping(self.keys["names"], None, "names")
        self.watched += [(node, tag) for tag, node in self.key_nodes(self.keys["names"]).items()]
        for tag, node in named.items():
            self.named(node, tag, self.two_languages(node, f"the name {tag!r}"))

    def endings(self) -> dict[str, Texts]:
        """Victories by name, for the order `win NAME`."""
        if "endings" not in self.keys:
            return {}
        found = self.mapping(self.keys["endings"], None, "endings")
        return {name: self.two_languages(node, f"the ending {name!r}") for name, node in found.items()}

    def earlier(self) -> dict[str, int]:
        """`NAME: NUMBER`: how often a party that begins with this quest has made a choice of an earlier one."""
        if "earlier" not in self.keys:
            return {}
        found = self.mapping(self.keys["earlier"], None, "earlier")
        return {name: self.number(node, name, 0, 99) for name, node in found.items()}

    def places(self) -> Iterator[RandomPlace]:
        """`NAME: [AREA, AREA]`: one of them, drawn by lot."""
        if "places" not in self.keys:
            return
        for name, node in self.mapping(self.keys["places"], None, "places").items():
            areas = tuple(self.area(each) for each in self.sequence(node, f"the place {name!r}"))
            if len(areas) < LEAST_IN_A_LOT:
                raise self.error(node, f"the place {name!r} needs at least two areas to be drawn from")
            self.place_numbers[name] = len(self.place_numbers)
            yield RandomPlace(name, areas)

    def people(self) -> Iterator[Person]:
        """`NAME: {en, ru, at: AREA, hp: NUMBER, lost: PARAGRAPH}`; without `at` they come later."""
        if "people" not in self.keys:
            return
        people = self.mapping(self.keys["people"], None, "people")
        self.people_names |= set(people)
        for name, node in people.items():
            keys = self.mapping(node, ("en", "ru", "at", "hp", "lost"), f"person {name!r}")
            if "en" not in keys:
                raise self.error(node, f"person {name!r} needs words: en: ...")
            english = self.text(keys["en"], "en")
            self.named(node, name, (english, self.text(keys["ru"], "ru") if "ru" in keys else english))
            area = self.area(keys["at"]) if "at" in keys else -1
            hp = self.number(keys["hp"], "hp", 1, 20) if "hp" in keys else 0
            lost = self.paragraph(keys["lost"], f"lost-{name}") if "lost" in keys else ""
            yield Person(name, area, hp, lost)

    def tracks(self) -> Iterator[Track]:
        """`COUNTER: {en, ru, of: NUMBER}`: a counter that players see."""
        if "tracks" not in self.keys:
            return
        tracks = self.mapping(self.keys["tracks"], None, "tracks")
        self.asked_for += [(node, name) for name, node in self.key_nodes(self.keys["tracks"]).items()]
        for name, node in tracks.items():
            keys = self.mapping(node, ("en", "ru", "of"), f"track {name!r}")
            if "en" not in keys or "of" not in keys:
                raise self.error(node, f"track {name!r} should be: {{en: WORDS, ru: WORDS, of: NUMBER}}")
            english = self.text(keys["en"], "en")
            self.named(node, name, (english, self.text(keys["ru"], "ru") if "ru" in keys else english))
            yield Track(name, self.number(keys["of"], "of", 1, 99))

    def openings(self) -> Iterator[tuple[int, str]]:
        """`DOOR: PARAGRAPH`, when it has been opened. SS-ELEM-03"""
        if "opens" not in self.keys:
            return
        nodes = self.key_nodes(self.keys["opens"])
        for name, node in self.mapping(self.keys["opens"], None, "opens").items():
            yield self.door(nodes[name], name), self.paragraph(node, f"open-{name}")

    def story_enemy(self) -> tuple[str, str, str]:
        if "story-enemy" not in self.keys:
            return "", "", ""
        node = self.keys["story-enemy"]
        words = self.words(node, "story-enemy")
        try:
            order = self.place(node, words)
        except (IndexError, ValueError):
            raise self.misshapen(node, words, "KIND RANK as NAME") from None
        return order.kind, order.rank, order.tag

    def actions(self) -> Iterator[QuestAction]:
        """What heroes can do only in this quest. SS-ACT-24"""
        if "actions" not in self.keys:
            return
        for name, node in self.mapping(self.keys["actions"], None, "actions").items():
            known = ("en", "ru", "at", "do", "free", "engaged", "again", "needs")
            keys = self.mapping(node, known, f"action {name!r}")
            for key in ("en", "at", "do"):
                if key not in keys:
                    raise self.error(node, f"action {name!r} needs {key!r}")
            english = self.text(keys["en"], "en")
            self.named(node, name, (english, self.text(keys["ru"], "ru") if "ru" in keys else english))
            free, engaged, again = (
                key in keys and self.one_of(keys[key], self.text(keys[key], key), ("yes", "no"), key) == "yes"
                for key in ("free", "engaged", "again")
            )
            needs = self.test(keys["needs"]) if "needs" in keys else ""
            if "found" in needs or "hidden" in needs:
                raise self.error(
                    keys["needs"], "what is drawn by lot cannot be needed: it would be known before it is found"
                )
            areas, person = self.where(keys["at"])
            yield QuestAction(name, areas, self.orders(keys["do"]), free, engaged, not again, needs, person)

    def where(self, node: Node) -> tuple[tuple[int, ...], str]:
        """An area, several, or beside one of the people."""
        if isinstance(node, yaml.SequenceNode):
            return tuple(self.area(each) for each in self.sequence(node, "at")), ""
        word = self.text(node, "at")
        if word in self.people_names:
            return (), word
        return (self.area_named(node, word),), ""

    def lasting(self, key: str) -> tuple[o.Lasting, ...]:
        if key not in self.keys:
            return ()
        return tuple(self.lasts(node, self.words(node, key)) for node in self.items(key))

    def starts(self) -> Any:
        if "starts" not in self.keys:
            return ""
        node = self.keys["starts"]
        return self.one_of(node, self.text(node, "starts"), ("day", "night"), "time")

    def source(self) -> Source:
        if "source" not in self.keys:
            return "original"
        node = self.keys["source"]
        self.one_of(node, self.text(node, "source"), get_args(Source), "source")
        source: Source = node.value
        return source


REQUIRED = ("title", "number", "map", "start", "events", "enemies", "story")
KEYS = (
    *REQUIRED, "intro", "goal", "victory", "defeat", "source", "act", "doors", "shadow-tokens", "shadows", "gates",
    "shrines", "names", "chests", "search", "waypoints", "deaths", "story-enemy", "story-token", "commoner", "cleared",
    "opening", "actions", "people", "places", "tracks", "opens", "rounds", "retry", "retry-needs", "endings", "earlier",
     "day", "night", "starts", "soul-points", "crowns", "treasures", "soul-weapons", "soulrank",
    "least-soulrank", "emporium",
)  # fmt: skip
