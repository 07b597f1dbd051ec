"""Compares Gloomhaven's content with the two published sources that its facts were taken from, and lists what differs.

    python -m scripts.compare_gloomhaven FOLDER

FOLDER holds `ghs/` (data of the Gloomhaven Secretariat: monsters, decks, items, scenarios and their sections) and
`vgb/` (layouts of the Virtual Gloomhaven Board, those for one character apart), each kind of file joined into one.
Every line names a piece, what our content says and what
the source says. Differences that are meant are decided in `tests/games/gloomhaven/content/test_sources.py`; the last
line counts those that are not.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.named import NAMED
from tabletome.games.gloomhaven.content.scenarios import ALONE
from tabletome.games.gloomhaven.content.solo_scenarios import FIRST_SOLO

Json = Any
MARKS = {"n": "normal", "e": "elite", "-": ""}
PARTIES = ("2", "3", "4")
FIELDS = {"health": "health", "move": "movement", "attack": "attack", "range": "range"}
"""What our statistics call what the source calls so."""
OF_A_PAGE = re.compile(r":[+-]\d+$|-scenario-\d+$|-[a-z]+(-note|-face)?-solo(:-\d)?$")
"""What the source adds to the name of a monster that is different in one scenario."""


class Difference(NamedTuple):
    """A piece on which our content and a source do not agree."""

    piece: str
    ours: object
    source: str
    says: object


def read(folder: Path, name: str) -> Json:
    """One file of a source."""
    return json.loads((folder / name).read_text("utf-8"))


def differ(piece: str, ours: object, source: str, says: object) -> Iterator[Difference]:
    if ours != says:
        yield Difference(piece, ours, source, says)


# Monsters


def compare_monsters(folder: Path) -> Iterator[Difference]:
    """Hit points, move, attack and range of every level, and how many standees there are."""
    for theirs in read(folder, "ghs/monsters.json"):
        ours = MONSTERS.get(theirs["name"])
        if ours is None or theirs.get("boss"):
            continue
        yield from differ(f"{ours.name}: standees", ours.standees, "ghs", theirs.get("count", ours.standees))
        for said in theirs["stats"]:
            rank, level = said.get("type", "normal"), said["level"]
            stat = (ours.elite if rank == "elite" else ours.normal)[level]
            base = theirs.get("baseStat", {})
            for field, name in FIELDS.items():
                value = said.get(name, base.get(name, 0))
                yield from differ(f"{ours.name} {rank} {level}: {field}", getattr(stat, field), "ghs", value)


def compare_decks(folder: Path) -> Iterator[Difference]:
    """Initiatives of the monsters' cards, and which are followed by a shuffle."""
    for theirs in read(folder, "ghs/monster_ability_decks.json"):
        ours = DECKS.get(theirs["name"])
        if ours is None:
            continue
        said = sorted((card["initiative"], card.get("shuffle", False)) for card in theirs["abilities"])
        held = sorted((card.initiative, card.shuffle) for card in ours)
        yield from differ(f"deck {theirs['name']}", held, "ghs", said)


# Characters and items


def compare_classes(folder: Path) -> Iterator[Difference]:
    """Level and initiative of every card of every class."""
    known = {
        (slug(card["name"]), card["initiative"]): card.get("level", 1)
        for deck in read(folder, "ghs/character_ability_decks.json")
        for card in deck["abilities"]
    }
    for kind in CLASSES.values():
        for name, card in kind.cards.items():
            level = known.get((name, card.initiative))
            if level is None:
                yield Difference(f"{kind.name}: {name}", card.initiative, "ghs", "no such card and initiative")
            elif str(level).isdigit():
                yield from differ(f"{kind.name}: {name}: level", card.level, "ghs", int(level))


def slug(name: str) -> str:
    """A name as our content writes it."""
    plain = name.lower().replace("'", "").replace("’", "")
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


def compare_items(folder: Path) -> Iterator[Difference]:
    """Price and copies of every item."""
    numbered = {item.number: item for item in ITEMS.values()}
    for theirs in read(folder, "ghs/items.json"):
        ours = numbered.get(theirs["id"])
        if ours is None:
            yield Difference(f"item {theirs['id']}", "none", "ghs", theirs["name"])
            continue
        yield from differ(f"item {ours.name}: price", ours.price, "ghs", theirs["cost"])
        yield from differ(f"item {ours.name}: copies", ours.copies, "ghs", theirs["count"])


# Scenarios


def compare_scenarios(folder: Path) -> Iterator[Difference]:
    """Which monsters stand on each map with 2, 3 and 4 characters, in both sources."""
    pages = {page["index"]: page for page in read(folder, "ghs/scenarios.json") if not page.get("solo")}
    maps = read(folder, "vgb/scenario_layouts.json")
    for number in layout_numbers():
        if number in ALONE:
            continue
        ours = {party: on_map(number, place) for place, party in enumerate(PARTIES)}
        sources = {"ghs": in_rooms(pages[str(number)]), "vgb": on_tiles(maps[str(number)]["mapTileData"])}
        for source, theirs in sources.items():
            for party in PARTIES:
                more, fewer = ours[party] - theirs[party], theirs[party] - ours[party]
                yield from differ(f"scenario {number}, {party} characters", dict(more), source, dict(fewer))


def compare_solo_scenarios(folder: Path) -> Iterator[Difference]:
    """Which monsters stand on the maps of one character; the one source writes them as for two."""
    pages = read(folder, "ghs/scenarios.json") + read(folder, "ghs/sections.json")
    maps = read(folder, "vgb/solo_layouts.json")
    for number in ALONE:
        rooms = [
            page for page in pages if page.get("group") == "solo" and slug(page["name"]).endswith(layout(number).name)
        ]
        ghs = sum((in_rooms(page)["2"] for page in rooms), Counter[str]())
        vgb = on_tiles(maps[str(number - FIRST_SOLO + 1)]["mapTileData"])["2"]
        ours = on_map(number, 0)
        for source, theirs in (("ghs", ghs), ("vgb", vgb)):
            yield from differ(f"scenario {number}", dict(ours - theirs), source, dict(theirs - ours))


def on_map(number: int, party: int) -> Counter[str]:
    """Bosses are not compared; a monster with a name of its own counts as what it is."""
    spots = [spot for spot in layout(number).spots if spot.marks[party] != "-" and spot.monster not in BOSSES]
    kinds = [NAMED[spot.monster].of if spot.monster in NAMED else spot.monster for spot in spots]
    return Counter(f"{kind} {MARKS[spot.marks[party]]}" for kind, spot in zip(kinds, spots, strict=True))


def in_rooms(page: Json) -> dict[str, Counter[str]]:
    """Every room of a page; a monster without ranks for parties is there with all of them."""
    found: dict[str, Counter[str]] = {party: Counter() for party in PARTIES}
    for room in page.get("rooms", ()):
        for monster in room.get("monster", ()):
            for party in PARTIES:
                rank = monster.get("type") or monster.get(f"player{party}")
                kind = OF_A_PAGE.sub("", monster["name"])
                if rank and rank != "boss" and kind in MONSTERS:
                    found[party][f"{kind} {rank}"] += 1
    return found


def on_tiles(tile: Json) -> dict[str, Counter[str]]:
    """A tile and all behind its doors."""
    found: dict[str, Counter[str]] = {party: Counter() for party in PARTIES}
    for monster in tile["monsters"]:
        for party, field in zip(PARTIES, ("twoPlayer", "threePlayer", "fourPlayer"), strict=True):
            rank = monster[field]
            if rank != "none" and monster["monster"] in MONSTERS:
                found[party][f"{monster['monster']} {rank}"] += 1
    for door in tile["doors"]:
        if "mapTileData" in door:
            for party, more in on_tiles(door["mapTileData"]).items():
                found[party] += more
    return found


class Decided(NamedTuple):
    """A difference that is meant: which source was followed, why, and how many monsters stand there with 2, 3 and 4
    characters, or with one; for other pieces nothing is counted."""

    piece: str
    taken: str
    why: str
    counts: dict[str, tuple[int, ...]] = {}  # noqa: RUF012 - the rows below are never changed


MISSPELT = "the source misspells the name; initiative and level agree"
DECIDED = (
    Decided("brute: unstoppable-charge", "neither", MISSPELT),
    Decided("mindthief: into-the-night", "neither", MISSPELT),
    Decided("mindthief: withering-claw", "neither", "the card is one of level X, which the source counts as 1"),
    Decided("summoner: conjured-aid", "neither", "a third list and the printed card have initiative 81"),
    Decided("beast-tyrant: relentless-ally", "neither", "the printed card has initiative 81"),
    Decided(
        "scenario 3",
        "ghs",
        "the printed marks of the page say so",
        {
            "inox-archer elite": (1, 1, 1),
            "inox-archer normal": (1, 2, 7),
            "inox-shaman elite": (1, 2, 1),
            "inox-shaman normal": (1, 2, 4),
        },
    ),
    Decided("scenario 6", "ghs", "the printed marks of the page say so", {"living-corpse normal": (4, 5, 8)}),
    Decided(
        "scenario 10",
        "ghs",
        "the printed marks of the page say so",
        {"flame-demon elite": (0, 0, 1), "flame-demon normal": (5, 6, 6), "sun-demon elite": (1, 2, 2)},
    ),
    Decided(
        "scenario 11",
        "ghs",
        "the printed marks of the page say so",
        {"city-archer normal": (7, 8, 6), "city-guard elite": (5, 6, 7), "city-guard normal": (5, 8, 8)},
    ),
    Decided("scenario 12", "ghs", "the printed marks of the page say so", {"city-guard normal": (5, 5, 2)}),
    Decided(
        "scenario 17",
        "ghs",
        "the printed marks of the page say so",
        {"vermling-shaman elite": (2, 3, 5), "vermling-shaman normal": (1, 2, 0)},
    ),
    Decided("scenario 26", "ghs", "the printed marks of the page say so", {"living-corpse normal": (1, 3, 3)}),
    Decided("scenario 31", "ghs", "the printed marks of the page say so", {"night-demon normal": (4, 3, 3)}),
    Decided("scenario 44", "ghs", "the printed marks of the page say so", {"hound normal": (5, 5, 2)}),
    Decided(
        "scenario 49",
        "vgb",
        "the source puts the cannon onto the map by a rule",
        {"ancient-artillery elite": (1, 1, 1)},
    ),
    Decided(
        "scenario 58", "vgb", "the source puts the Harvester onto the map by a rule", {"city-guard elite": (1, 1, 1)}
    ),
    Decided(
        "scenario 71",
        "ghs",
        "the printed marks of the page say so",
        {"spitting-drake elite": (0, 2, 4), "spitting-drake normal": (6, 4, 2)},
    ),
    Decided("scenario 75", "ghs", "the printed marks of the page say so", {"living-spirit elite": (1, 1, 1)}),
    Decided("scenario 76", "ghs", "the printed marks of the page say so", {"harrower-infester normal": (2, 3, 4)}),
    Decided(
        "scenario 81",
        "ghs",
        "the printed marks of the page say so",
        {"night-demon elite": (0, 1, 2), "night-demon normal": (3, 2, 2)},
    ),
    Decided(
        "scenario 82",
        "ghs",
        "the printed marks of the page say so",
        {"earth-demon normal": (0, 2, 4), "stone-golem normal": (0, 2, 4)},
    ),
    Decided(
        "scenario 85",
        "vgb",
        "the printed marks of the page say so",
        {"night-demon normal": (3, 4, 4), "sun-demon normal": (2, 3, 4)},
    ),
    Decided(
        "scenario 87", "vgb", "the source puts the ooze with a name onto the map by a rule", {"ooze elite": (1, 3, 4)}
    ),
    Decided(
        "scenario 88",
        "vgb",
        "the source puts the lurker with a name onto the map by a rule",
        {"lurker elite": (1, 1, 3)},
    ),
    Decided(
        "scenario 89",
        "ghs",
        "the printed marks of the page say so",
        {"giant-viper elite": (2, 3, 4), "giant-viper normal": (2, 6, 6)},
    ),
    Decided(
        "scenario 92",
        "neither",
        "neither source has the guards of the page",
        {
            "city-archer elite": (0, 1, 1),
            "city-archer normal": (1, 0, 0),
            "city-guard elite": (0, 0, 1),
            "city-guard normal": (2, 2, 1),
        },
    ),
    Decided(
        "scenario 107",
        "ghs",
        "one source has no monsters at all, the other counts the later waves, which spawn",
        {"bandit-guard elite": (1,), "bandit-guard normal": (2,), "bandit-archer normal": (2,)},
    ),
    Decided("scenario 108", "vgb", "the source calls the necromancer a boss", {"inox-shaman elite": (1,)}),
    Decided("scenario 113", "vgb", "the source calls the singer a boss", {"vermling-shaman elite": (1,)}),
    Decided("scenario 115", "vgb", "the source calls the lieutenant a boss", {"city-guard elite": (1,)}),
    Decided(
        "scenario 95",
        "vgb",
        "the source puts the savvas with a name onto the map by a rule",
        {"savvas-lavaflow elite": (1, 1, 1)},
    ),
)
"""By scenario or card; the test of the sources checks that our content says what was taken."""


def is_decided(found: Difference) -> bool:
    return any(
        found.piece == each.piece or found.piece.startswith((f"{each.piece},", f"{each.piece}:")) for each in DECIDED
    )


COMPARISONS = (
    compare_monsters,
    compare_decks,
    compare_classes,
    compare_items,
    compare_scenarios,
    compare_solo_scenarios,
)


def compare(folder: Path) -> Iterator[Difference]:
    """All differences, kind by kind."""
    for each in COMPARISONS:
        yield from each(folder)


def main(folder: Path) -> None:
    found = list(compare(folder))
    for each in found:
        mark = "decided" if is_decided(each) else "OPEN"
        print(f"{mark}: {each.piece}: ours {each.ours}, {each.source} {each.says}")
    print(f"{len(found)} differences, {sum(not is_decided(each) for each in found)} of them open")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
