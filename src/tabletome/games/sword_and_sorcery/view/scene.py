"""The table as a seat may see it. Everything lies open but decks, shadow tokens and face-down drops. SS-SETUP-08

Things are called: `a7` an area, `f3` a figure, `hero:1` a hero's mat, `card:hammer` an item, `power:heal` a power,
`door:2` a door, `die:0` a die.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeAlias

import msgspec

from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES, TOP_RANK
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.enemies.movement import standing
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import on_offer, unlike
from tabletome.games.sword_and_sorcery.rules.heroes.gear import SLOTS, capacity
from tabletome.games.sword_and_sorcery.rules.heroes.movement import points_left
from tabletome.games.sword_and_sorcery.rules.heroes.souls import upgrade_cost
from tabletome.games.sword_and_sorcery.state import ENEMY, NOBODY, PersonOnMap, State
from tabletome.games.sword_and_sorcery.view import colours, icons
from tabletome.games.sword_and_sorcery.view.deck_cards import encounter_card, event_card, suspended
from tabletome.games.sword_and_sorcery.view.figures import figure_icon, looks_of, marks
from tabletome.games.sword_and_sorcery.view.narration import narrate
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.games.sword_and_sorcery.view.power_cards import power_card
from tabletome.games.sword_and_sorcery.view.questions import question
from tabletome.games.sword_and_sorcery.view.sheets import Hunts, defence_of, hunts_of, sheets
from tabletome.games.sword_and_sorcery.view.wording import (
    area_name,
    behaviour_text,
    blow_text,
    figure_name,
    item_text,
    power_name,
    thing_name,
    who_name,
)
from tabletome.scene import (
    Arrow,
    Badge,
    Board,
    Card,
    CardPart,
    Cell,
    Group,
    Line,
    Look,
    Mat,
    Piece,
    Scene,
    Site,
    Stat,
    Turn,
    Zone,
    in_both,
    listed,
    t,
)
from tabletome.scene.memory import FEW, MOST, SOME, frozen, remembered

__all__ = ["narrate", "question", "scene"]

LOOKS = {"difficult": "badlands", "dangerous": "dangerous"}
GROUND = {
    "wood": "grove", "hill": "hill", "village": "village", "camp": "earth", "ruins": "ruins", "crypt": "floor",
    "cellar": "floor", "cave": "cave", "passage": "corridor", "tower": "floor", "hall": "floor", "throne": "floor",
    "cell": "floor", "shrine": "floor",
}  # fmt: skip
"""How terrains look, and open ground by what the tile shows."""


def scene(g: State, seat: int | None) -> Scene:  # noqa: ARG001 - all players see the same
    """The whole table."""
    return scene_for_all(g)


@remembered(lambda g: frozen(g), most=FEW)
def scene_for_all(g: State) -> Scene:
    hunts = hunts_of(g, g.enemies_in_play())
    return Scene(
        game="sword_and_sorcery",
        name=t("game"),
        aim=t("aim", goal=in_both(g.plan.goal) if any(g.plan.goal) else in_both(g.plan.title)),
        look=Look(palette="amethyst", light="night" if g.time == "night" else "torch"),
        status=list(status(g)),
        order=order(g),
        shared=list(shared(g)),
        boards=[board(g)],
        zones=list(zones(g)),
        mats=[mat(g, hero) for hero in range(len(g.heroes))],
        arrows=list(intents(g, hunts)),
        sheets=sheets(g, hunts),
    )


def status(g: State) -> Iterator[Badge]:
    if g.outcome is not None:
        yield Badge(icon=icons.END, text=t("status-won" if g.outcome.winners else "status-lost"), tone="gold")
        return
    yield Badge(icon=icons.QUEST, text=in_both(g.plan.title))
    if g.quests_to_come or g.quests_won:
        of = len(quest_names())
        yield Badge(text=t("status-campaign", number=of - len(g.quests_to_come), of=of), tone="gold")
    yield Badge(icon=icons.ROUND, text=t("status-round", round=g.round))
    yield Badge(text=t(f"segment-{g.segment}"))
    if g.time:
        yield Badge(icon=icons.DAY if g.time == "day" else icons.NIGHT, text=t(f"time-{g.time}"))


def order(g: State) -> list[Turn]:
    """Who has still to act this round: the hero tokens. SS-BATTLE-09"""
    return [
        Turn(
            id=f"turn:{hero}",
            name=figure_name(g, hero),
            icon=icons.GHOST if g.figures[hero].ghost else icons.HEROES[sheet.card.hero],
            seat=g.seat_of(hero),
            active=hero == g.active and g.segment in ("hero", "enemy"),
            done=sheet.has_acted,
        )
        for hero, sheet in enumerate(g.heroes)
    ]


def shared(g: State) -> Iterator[Stat]:
    """Soul points and the event track. SS-SOUL-04, SS-EVENT-23"""
    yield Stat(id="souls", name=t("stat-souls"), icon=icons.SOUL, value=g.soul_points)
    left = len(g.events) + len(g.events_up)
    total = max(left, sum(len(group) for group in g.plan.events))
    yield Stat(
        id="events",
        name=t("stat-events"),
        icon=icons.EVENT_DECK,
        value=left,
        most=total,
        show="bar",
        text=t("events-last", rounds=rounds_left(g)),
        help=t("term-event-deck"),
    )
    for track in g.plan.tracks:
        yield Stat(
            id=f"track:{track.counter}",
            name=in_both(g.plan.names[track.counter]),
            icon=icons.TRACK,
            value=g.story.counters.get(track.counter, 0),
            most=track.most,
            show="bar",
        )


def rounds_left(g: State) -> int:
    """How many Event Phases the deck lasts: a card is turned over in one and discarded in another, day and night at
    once. SS-EVENT-02, SS-EVENT-03, SS-EVENT-16, SS-END-02
    """
    return len(g.events_up) + sum(1 if EVENTS[card].kind in ("day", "night") else 2 for card in g.events)


def intents(g: State, hunts: Hunts) -> Iterator[Arrow]:
    """Whom an enemy would go for, where only one hero fits what it would do now. SS-AI-14"""
    for enemy, (_, heroes) in hunts.items():
        if len(heroes) == 1:
            for figure in standing(g, enemy):
                yield Arrow(kind="intent", start=f"f{figure}", end=f"f{heroes[0]}", tone="bad")


# ------------------------------------------------------------------ the map


def board(g: State) -> Board:
    layout = g.layout
    standing: dict[int, list[Piece]] = {}
    for figure, it in enumerate(g.figures):
        if it.at >= 0:
            standing.setdefault(it.at, []).append(piece(g, figure))
    for person in g.map.people:
        standing.setdefault(g.where_is(person), []).append(person_piece(g, person))
    return Board(
        id="map",
        kind="area",
        name=in_both(g.plan.title),
        size=(layout.width, layout.height),
        cells=[held(cell, standing[area]) if area in standing else cell for area, cell in enumerate(ground(g))],
        lines=lines(g),
        groups=rooms(g),
    )


@remembered(lambda g: frozen(g.quest, g.map))
def ground(g: State) -> list[Cell]:
    """Every area as if nobody stood there."""
    return [cell(g, area) for area in range(g.layout.size)]


def held(cell: Cell, pieces: list[Piece]) -> Cell:
    """An area with those who stand there."""
    return msgspec.structs.replace(cell, pieces=pieces)


@remembered(lambda g: g.quest)
def rooms(g: State) -> list[Group]:
    """The tiles of the map, each by what it shows."""
    layout = g.layout
    tiles: dict[str, list[int]] = {}
    for area, name in enumerate(layout.names):
        tiles.setdefault(name.partition(".")[0], []).append(area)
    return [
        Group(
            id=f"room:{tile}",
            kind="room",
            cells=[f"a{area}" for area in areas],
            name=t(f"place-{layout.place(areas[0])}"),
        )
        for tile, areas in tiles.items()
    ]


def site(g: State, area: int) -> Site | None:
    """What is built in an area: a chest, a shrine, a gate. SS-ELEM-01, SS-SPAWN-01"""
    for chest in g.map.chests:
        if chest.area == area:
            return Site(kind="chest", name=t("chest", locked="yes" if chest.locked else "no"))
    for shrine in g.map.shrines:
        if shrine.area == area:
            name = t("shrine", active="yes" if shrine.active else "no")
            return Site(kind="shrine", name=name, state="open" if shrine.active else "")
    for gate in g.map.gates:
        if gate.area == area:
            return Site(kind="gate", name=t("token-gate"), state="open" if gate.open else "shut")
    return None


def cell(g: State, area: int) -> Cell:
    layout = g.layout
    terrain = layout.terrain[area] or "plain"
    return Cell(
        id=f"a{area}",
        name=t("area-terrain", area=area_name(g, area), terrain=t(f"terrain-{terrain}")),
        site=site(g, area),
        help=t(f"terrain-{terrain}-help") if terrain in LOOKS else None,
        terrain=LOOKS.get(terrain) or GROUND.get(layout.place(area), "plain"),
        outline=list(layout.polygons[area]),
        centre=layout.middles[area],
        label=str(layout.numbers[area]),
        badges=list(badges(g, area)),
    )


def badges(g: State, area: int) -> Iterator[Badge]:
    """Tokens that lie in an area. SS-ELEM-01, SS-SHADOW-01, SS-SPAWN-01, SS-DEATH-24"""
    for shadow in g.map.shadows:
        if shadow.area == area:
            yield Badge(icon=icons.SHADOW, text=t("token-shadow"), tone="dim")
    for gate in g.map.gates:
        if gate.area == area:
            text = t("gate", symbol=t(f"symbol-{SYMBOLS[gate.symbol]}"), active="yes" if gate.open else "no")
            yield Badge(icon=icons.GATE, text=text, tone="bad" if gate.open else "dim")
    for shrine in g.map.shrines:
        if shrine.area == area:
            text = t("shrine", active="yes" if shrine.active else "no")
            yield Badge(icon=icons.SHRINE, text=text, tone="good" if shrine.active else "dim")
    for fire in g.map.fires:
        if fire.area == area:
            yield Badge(icon=icons.FIRE, text=t("fire", level=ROMAN[fire.level]), tone="bad")
    for token in g.map.tokens:
        if token.area == area:
            yield Badge(icon=icons.TOKEN, text=t(f"token-{token.name}"), tone="magic")
    for chest in g.map.chests:
        if chest.area == area:
            yield Badge(icon=icons.CHEST, text=t("chest", locked="yes" if chest.locked else "no"), tone="gold")
    if any(g.plan.searches[number].area == area for number in g.map.searches):
        yield Badge(icon=icons.SEARCH, text=t("token-search"))
    if any(card.area == area for card in g.map.stories):
        yield Badge(icon=icons.STORY, text=t("token-story"), tone="magic")
    if any(waypoint.area == area for waypoint in g.map.waypoints):
        yield Badge(icon=icons.WAYPOINT, text=t("token-waypoint"), tone="gold")
    if drops := g.map.drops[area]:
        things = listed(thing_name(thing.word) for thing in drops)
        yield Badge(icon=icons.LOOT, value=len(drops) if len(drops) > 1 else None, text=things, tone="gold")


@remembered(lambda g: frozen(g.quest, g.map.opened, g.map.locks))
def lines(g: State) -> list[Line]:
    """Walls, barriers and doors that stand."""
    return [*walls(g), *doors(g), *barriers(g)]


def walls(g: State) -> Iterator[Line]:
    for number, points in enumerate(g.layout.walls):
        yield Line(id=f"wall:{number}", kind="wall", points=list(points), name=t("line-wall"))


def doors(g: State) -> Iterator[Line]:
    layout = g.layout
    for number, closure in enumerate(layout.closures):
        if number in g.map.opened:
            continue
        one, other = layout.sides_of[number]
        kind = "magic-lock" if number in g.map.locks else closure.kind
        for part, points in enumerate(layout.closure_lines[number]):
            mark = f"door:{number}" if part == 0 else f"door:{number}:{part}"
            sides = (f"a{one}", f"a{other}")
            yield Line(id=mark, kind=kind, points=list(points), between=sides, name=t(f"line-{kind}"))


def barriers(g: State) -> Iterator[Line]:
    for (one, other), parts in g.layout.barrier_lines.items():
        for part, points in enumerate(parts):
            yield Line(id=f"barrier:{one}:{other}:{part}", kind="barrier", points=list(points), name=t("line-barrier"))


@remembered(looks_of)
def piece(g: State, figure: int) -> Piece:
    it = g.figures[figure]
    enemy = it.side == ENEMY
    return Piece(
        id=f"f{figure}",
        icon=figure_icon(g, figure),
        name=t("ghost-of", name=figure_name(g, figure)) if it.ghost else figure_name(g, figure),
        seat=None if enemy else g.seat_of(it.owner),
        tone="bad" if enemy else "good",
        hue=colours.RANK_HUES[g.scroll_of(it.owner).rank] if enemy else colours.hero_hue(it.owner),
        shape="jagged" if enemy else "figure",
        rank="boss" if enemy and g.scroll_of(it.owner).rank == "purple" else "",
        number=CARD[g.enemies[it.owner].card].copy if enemy else None,
        sheet=f"sheet:{figure}",
        lying=it.down,
        health=None if it.ghost else (max(g.hp_left(figure), 0), g.most_hp(figure)),
        badges=list(marks(g, figure)),
    )


def person_piece(g: State, person: PersonOnMap) -> Piece:
    """Somebody of the quest's people. SS-ACT-24"""
    guided = person.guide != NOBODY
    hp = next(each.hp for each in g.plan.people if each.name == person.name)
    return Piece(
        id=f"person:{person.name}",
        icon=icons.PERSON,
        name=in_both(g.plan.names[person.name]),
        tone="gold",
        health=(person.hp, hp) if hp else None,
        badges=[Badge(icon=icons.MOVE, text=t("follows", hero=figure_name(g, person.guide)))] if guided else [],
    )


# ------------------------------------------------------------------ cards of the table


def zones(g: State) -> Iterator[Zone]:
    """The cards and decks beside the map. SS-SETUP-08"""
    yield Zone(id="quest", kind="row", name=t("zone-quest"), cards=[quest_card(g)])
    if g.events_up or g.time:
        covered = [suspended(event_card(name)) for name in reversed(g.events_up[:-1])]
        cards = [*map(event_card, g.events_up[-1:]), *covered]
        if g.time:
            cards.append(time_card(g.quest, g.time))
        yield Zone(id="events", kind="row", role="active", name=t("zone-events"), cards=cards)
    if g.activation.encounter:
        yield Zone(
            id="encounter",
            kind="row",
            role="active",
            name=t("zone-encounter"),
            cards=[encounter_card(g.activation.encounter)],
        )
    enemies = [enemy_card(g, number) for number in g.enemies_in_play()]
    if enemies:
        yield Zone(id="enemies", kind="tableau", role="active", name=t("zone-enemies"), cards=enemies)
    if g.phase == phases.GO_SHOPPING or g.visiting:
        yield Zone(
            id="emporium", kind="tableau", role="offer", name=t("zone-emporium"), cards=shelf(g, wares(g.emporium))
        )
        yield Zone(id="stash", kind="tableau", role="offer", name=t("zone-stash"), cards=shelf(g, unlike(g.stash)))
    for what, sign, name, deck in (
        ("enemy-deck", icons.ENEMY_DECK, t("zone-enemy-deck"), g.decks.enemies),
        ("treasure-deck", icons.CHEST, t("zone-treasures"), g.decks.treasures),
    ):
        yield Zone(id=what, kind="pile", role="deck", icon=sign, name=name, count=len(deck.cards))


@functools.cache
def time_card(quest_name: str, time: str) -> Card:
    """The card of the time of day, with what it means in this quest. SS-EVENT-16"""
    plan, card = quest(quest_name), event_card(time)
    lasting = plan.day if time == "day" else plan.night
    what = listed(t(f"lasting-{each.what}", by=f"{each.by:+d}", n=each.by) for each in lasting)
    here = t("lasting-here", what=what if lasting else t("lasting-nothing"))
    part = CardPart(id=f"event:{time}:here", text=[here])
    return msgspec.structs.replace(card, parts=[*card.parts, part])


def wares(cards: tuple[str, ...]) -> list[str]:
    """Both versions of everything that is for sale, the cheapest first. SS-EMPOR-02"""
    return sorted(on_offer(cards), key=lambda side: FACE[side].price)


def shelf(g: State, cards: Iterable[str]) -> list[Card]:
    """Cards with their price, equal ones only once."""
    return [with_price(card, charges_on(g, card)) for card in cards]


@functools.cache
def with_price(card: str, charges: int) -> Card:
    return msgspec.structs.replace(card_of(card, "", charges), label=str(FACE[card].price or ""))


@remembered(lambda g: g.quest)
def quest_card(g: State) -> Card:
    """What has to be done; the story is told page by page, and can be read again in the log."""
    plan = g.plan
    part = CardPart(id="quest:text", text=[in_both(plan.goal if any(plan.goal) else plan.intro)])
    return Card(id="quest", name=in_both(plan.title), icon=icons.QUEST, parts=[part], source=plan.source)


@remembered(lambda g, enemy: (looks_of(g, g.enemies[enemy].figures[0]), enemy == g.acting))
def enemy_card(g: State, enemy: int) -> Card:
    """An enemy's card and scroll together. SS-ENEMY-06, SS-ENEMY-17, SS-MASTER-01, SS-MASTER-05"""
    it = g.enemies[enemy]
    printed = CARD[it.card]
    scroll = SCROLLS[printed.scroll]
    figure = it.figures[0]
    stats = [
        t(
            "enemy-stats",
            armor=printed.armor,
            shields=printed.shields,
            defence=printed.defence,
            souls=printed.soul_points,
        ),
        t("enemy-target", target=t(f"primary-{scroll.target}"), controller=figure_name(g, it.controller)),
        *(t("resist", damage=t(f"damage-{kind}"), by=by) for kind, by in printed.resists),
    ]
    weapons = [blow_text(scroll.main)] + ([blow_text(scroll.off)] if scroll.off else [])
    powers = [
        t("trait", trait=t(f"trait-{trait.name}"), text=t(f"trait-{trait.name}-text", n=trait.n))
        for trait in scroll.traits
    ]
    powers += [t("trait", trait=t(f"power-{name}"), text=t(f"power-{name}-text")) for name in it.powers]
    return Card(
        id=f"enemy:{it.card}",
        name=figure_name(g, figure),
        icon=icons.KINDS[scroll.kind],
        parts=[
            CardPart(id=f"enemy:{it.card}:stats", text=stats),
            CardPart(id=f"enemy:{it.card}:weapons", name=t("part-weapons"), text=weapons),
            CardPart(id=f"enemy:{it.card}:behaviours", name=t("part-behaviours"),
                     text=[behaviour_text(each) for each in scroll.behaviours]),
            CardPart(id=f"enemy:{it.card}:powers", name=t("part-powers"), text=powers),
        ],
        badges=[
            Badge(icon=icons.HEALTH, value=max(g.hp_left(figure), 0)),
            *([Badge(text=t("charges-left", n=it.charges))] if any(trait.charges for trait in scroll.traits) else []),
        ],
        lit=enemy == g.acting,
        source=scroll.source,
    )  # fmt: skip


# ------------------------------------------------------------------ hero mats


def condition_of(g: State, hero: int) -> tuple[Hashable, ...]:
    """How a hero is doing: what can be defended with, what is left of the turn, what the party could pay."""
    return (*defence_of(g, hero), *left_of_turn(g, hero), g.soul_points, g.active == hero, g.story.key_holder == hero)


@remembered(lambda g, hero: (looks_of(g, hero), *condition_of(g, hero), frozen(g.heroes[hero], g.charges)), most=SOME)
def mat(g: State, hero: int) -> Mat:
    """Hero card, Soul Gem, items and powers. SS-HERO-03, SS-SOUL-02"""
    sheet, it = g.heroes[hero], g.figures[hero]
    armor, defence = defence_of(g, hero)
    badges_ = [Badge(text=t(f"nature-{sheet.card.nature}")), Badge(text=t(f"style-{sheet.card.style}"))]
    if it.ghost:
        badges_.append(Badge(icon=icons.GHOST, text=t("ghost"), tone="dim"))
    if g.story.key_holder == hero:
        badges_.append(Badge(icon=icons.KEY, text=t("thing-key"), tone="gold"))
    return Mat(
        seat=g.seat_of(hero),
        id=f"hero:{hero}",
        sheet=f"sheet:{hero}",
        name=figure_name(g, hero),
        text=t(f"epithet-{sheet.name}"),
        icon=icons.HEROES[sheet.card.hero],
        hue=colours.hero_hue(hero),
        active=g.active == hero,
        stats=[
            Stat(
                id=f"hp:{hero}",
                name=t("stat-hp"),
                icon=icons.HEALTH,
                value=0 if it.ghost else max(g.hp_left(hero), 0),
                most=g.most_hp(hero),
                tone="bad",
                show="dial",
            ),
            Stat(
                id=f"rank:{hero}",
                name=t("stat-rank"),
                icon=icons.RANK,
                value=sheet.rank,
                most=TOP_RANK,
                tone="cool",
                show="dial",
            ),
            *to_next_rank(g, hero),
            *activities(g, hero),
            _stat(hero, "crowns", icons.CROWNS, sheet.crowns),
            _stat(hero, "armor", icons.ARMOR, armor),
            _stat(hero, "defence", icons.SYMBOLS[3], defence),
            _stat(hero, "shields", icons.SHIELD, it.magic_shields),
        ],
        badges=[*badges_, *marks(g, hero)],
        zones=hero_zones(g, hero),
    )


def to_next_rank(g: State, hero: int) -> Iterator[Stat]:
    """How much of the price of the next Soulrank the party has. SS-SOUL-05, SS-SOUL-06"""
    sheet = g.heroes[hero]
    if sheet.rank == TOP_RANK:
        return
    yield Stat(
        id=f"next-rank:{hero}",
        name=t("stat-next-rank", rank=ROMAN[sheet.rank + 1]),
        icon=icons.SOUL,
        value=min(g.soul_points, upgrade_cost(sheet)),
        most=upgrade_cost(sheet),
        tone="cool",
        show="bar",
    )


def left_of_turn(g: State, hero: int) -> tuple[int, ...]:
    """Movement points, combats and actions of the hero whose turn it is. SS-BATTLE-05"""
    if g.segment != "hero" or hero != g.active:
        return ()
    return points_left(g, hero), g.turn.combats, g.turn.actions


def activities(g: State, hero: int) -> Iterator[Stat]:
    """What the hero whose turn it is has left. SS-BATTLE-05"""
    kinds = (("mp", icons.MOVE), ("combats", icons.COMBAT), ("actions", icons.ACTION))
    for (what, icon), value in zip(kinds, left_of_turn(g, hero), strict=False):
        yield Stat(id=what, name=t(f"stat-{what}"), icon=icon, value=value, show="pips", tone="good")


def _stat(hero: int, what: str, icon: str, value: int) -> Stat:
    return Stat(id=f"{what}:{hero}", name=t(f"stat-{what}"), icon=icon, value=value)


def hero_zones(g: State, hero: int) -> list[Zone]:
    """What a hero wears, carries and can do."""
    sheet, seat = g.heroes[hero], g.seat_of(hero)
    worn = tuple((card, slot, charges_on(g, card)) for slot in SLOTS if (card := sheet.in_slot(slot)))
    carried = tuple((card, "", charges_on(g, card)) for card in sheet.inventory)
    return [
        equipped(hero, seat, sheet.name, worn),
        inventory(hero, seat, sheet.name, carried, capacity(sheet)),
        powers(hero, seat, sheet.name, sheet.rank, sheet.powers, sheet.cooling),
    ]


Items: TypeAlias = tuple[tuple[str, str, int], ...]
"""Items, each with the slot it is in and the charges on it."""


def charges_on(g: State, card: str) -> int:
    return g.charges.get(card, 0)


@functools.lru_cache(maxsize=MOST)
def equipped(hero: int, seat: int, name: str, worn: Items) -> Zone:
    """Whose it is is said, for a player may have several heroes."""
    said, cards = t("zone-equipped", hero=who_name(name)), [card_of(*each) for each in worn]
    return Zone(id=f"equipped:{hero}", kind="tableau", name=said, role="items", seat=seat, cards=cards)


@functools.lru_cache(maxsize=MOST)
def inventory(hero: int, seat: int, name: str, carried: Items, most: int) -> Zone:
    said = t("zone-inventory", hero=who_name(name), used=len(carried), most=most)
    cards = [card_of(*each) for each in carried]
    return Zone(id=f"inventory:{hero}", kind="row", name=said, role="items", seat=seat, cards=cards)


@functools.lru_cache(maxsize=MOST)
def powers(hero: int, seat: int, name: str, rank: int, known: tuple[str, ...], cooling: tuple[int, ...]) -> Zone:
    """Those that a hero was born with, and those that were learned, with their hourglasses."""
    cards = [innate_card(innate.name) for innate in HEROES[name].innate]
    cards += [power_card(power, left, rank) for power, left in zip(known, cooling, strict=True)]
    said = t("zone-powers", hero=who_name(name))
    return Zone(id=f"powers:{hero}", kind="row", name=said, role="hand", seat=seat, cards=cards)


def item_icon(name: str) -> str:
    """What is drawn on an item's card; its better side looks the same."""
    plain = name.removesuffix("-enchanted").removesuffix("-empowered")
    return icons.ITEMS.get(plain, "")


@functools.cache
def card_of(card: str, slot: str, charges: int) -> Card:
    item = FACE[card]
    return Card(
        id=f"card:{card}",
        name=thing_name(card),
        icon=item_icon(item.name),
        parts=[CardPart(id=f"card:{card}:text", text=item_text(item))],
        badges=[
            *([Badge(text=t("charges-left", n=charges))] if item.charges else []),
            *([Badge(text=t(f"slot-{slot}"), tone="dim")] if slot else []),
        ],
        source=item.source,
    )


@functools.cache
def innate_card(name: str) -> Card:
    return Card(
        id=f"power:{name}", name=power_name(name), icon=icons.POWERS.get(name, icons.POWER), hue="blue",
        parts=[CardPart(id=f"power:{name}:text", text=[t(f"power-{name}-text")])],
    )  # fmt: skip
