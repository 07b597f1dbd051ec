"""The table as a seat may see it. Hands are hidden from the other players; drawn decks from everyone. GH-SELECT-02

Things are called: `h17` a hex, `f3` a figure, `card:trample` a card, `card:trample:top` half of it, `turn:brute` a
place in the initiative order.

GH-SELECT-03, 04
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Literal

import msgspec

from tabletome.games.gloomhaven.content.notation.conditions import BIT, CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.content.notation.scenarios import Escape, Occupy
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.rules.characters.stamina import stamina
from tabletome.games.gloomhaven.rules.combat.damage import held_card
from tabletome.games.gloomhaven.rules.combat.modifiers import read_card
from tabletome.games.gloomhaven.rules.initiative import entry_initiative
from tabletome.games.gloomhaven.rules.movement.doors import locked_doors
from tabletome.games.gloomhaven.rules.movement.enter import trap_at
from tabletome.games.gloomhaven.rules.scenario.battle_goals import is_met
from tabletome.games.gloomhaven.state import BOSS, ELITE, INERT, NOBODY, STRONG, WANING, RunningAction, State
from tabletome.games.gloomhaven.view import colours, icons
from tabletome.games.gloomhaven.view.city_scene import town_scene
from tabletome.games.gloomhaven.view.dungeon_text import dungeon_zone
from tabletome.games.gloomhaven.view.goal_text import describe_goal, goals_in_words
from tabletome.games.gloomhaven.view.items.cards import item_zones, shop_zones
from tabletome.games.gloomhaven.view.level_scene import (
    active_card,
    chosen_card,
    class_card,
    growth_zones,
    round_badges,
    used_card,
)
from tabletome.games.gloomhaven.view.modifier_text import modifier_text
from tabletome.games.gloomhaven.view.monster_intents import Plans, Said, notes_for, plans_of, said_by_cards
from tabletome.games.gloomhaven.view.narration import narrate
from tabletome.games.gloomhaven.view.places import CLOSED_DOOR, coordinate, room_name, terrain
from tabletome.games.gloomhaven.view.questions import question
from tabletome.games.gloomhaven.view.sheets import intent_arrows, sheets
from tabletome.games.gloomhaven.view.special_rule_text import page_zone
from tabletome.games.gloomhaven.view.wording import figure_name, goal_name, name_of
from tabletome.scene import (
    Badge,
    Board,
    Card,
    Cell,
    Group,
    Hue,
    Line,
    Look,
    Mat,
    Note,
    Odds,
    Piece,
    Scene,
    Score,
    Site,
    Stat,
    Text,
    Tone,
    Turn,
    Zone,
    listed,
    t,
)
from tabletome.scene.memory import FEW, SOME, frozen, remembered

__all__ = ["narrate", "question", "scene"]

ELEMENT_STATES = {INERT: "inert", WANING: "waning", STRONG: "strong"}


def scene(g: State, seat: int | None) -> Scene:
    """The whole table, or sheets and board between the scenarios of a campaign."""
    if not g.scenario:
        return town_scene(g)
    shown, plans = open_to_all(g)
    return msgspec.structs.replace(shown, mats=[mat(g, hero, seat, plans) for hero in range(len(g.heroes))])


@remembered(lambda g: frozen(g), most=FEW)
def open_to_all(g: State) -> tuple[Scene, Plans]:
    """The table without what lies before the players, and what the monsters would do."""
    plans = plans_of(g)
    return without_mats(g, plans), plans


def without_mats(g: State, plans: Plans) -> Scene:
    said = said_by_cards(g)
    return Scene(
        game="gloomhaven",
        name=t("game"),
        aim=t("aim", goals=listed(list(goals_in_words(g)))),
        look=Look(palette="ember", light="torch"),
        status=list(status(g)),
        order=order(g, plans, said),
        shared=[element(name, state) for name, state in zip(ELEMENTS, g.elements, strict=True)],
        boards=[dungeon(g)],
        arrows=list(intent_arrows(plans)),
        sheets=sheets(g, plans, said),
        zones=[*shop_zones(g), *dungeon_zone(g), *page_zone(g), modifier_deck(g, g.monsters_deck)],
        scores=list(scores(g)),
    )


@remembered(lambda g, deck, hero=None: (deck, hero, g.solo, g.less_random, g.decks[deck], g.played[deck]))
def modifier_deck(g: State, deck: int, hero: int | None = None) -> Zone:
    """A modifier deck with what may come next: its content is known, its order is not. GH-AMD-01"""
    left, all_ = Counter(g.decks[deck]), Counter((*g.decks[deck], *g.played[deck]))
    mine = hero is not None
    return Zone(
        id=f"modifiers:{hero if mine else 'monsters'}",
        kind="pile",
        role="deck",
        name=t("stat-modifiers" if mine else "stat-monsters-modifiers"),
        seat=g.seat_of(hero) if hero is not None else None,
        count=len(g.decks[deck]),
        odds=[
            Odds(name=modifier_text(name), left=left[name], most=count)
            for name, count in sorted(all_.items(), key=lambda each: (read_card(g, each[0]).value, each[0]))
        ],
    )


def status(g: State) -> Iterator[Badge]:
    """How it ended, if it has; scenario, round, goals and level."""
    if g.outcome is not None and g.outcome.winners:
        yield Badge(icon=icons.END, text=t("status-won"), tone="gold")
    elif g.outcome is not None:
        yield Badge(icon=icons.DEFEAT, text=t("status-lost"), tone="bad")
    yield Badge(icon=icons.SCENARIO, text=t(f"scenario-{g.plan.name}"))
    yield Badge(icon=icons.ROUND, text=t("status-round", round=g.round))
    yield Badge(icon=icons.LEVEL, text=t("status-level", level=g.level))
    if g.monster_level != g.level:
        yield Badge(icon=icons.LEVEL, text=t("status-monster-level", level=g.monster_level), tone="bad")


def order(g: State, plans: Plans, said: Said) -> list[Turn]:
    """The initiative track of this round, and what the monsters' cards say. GH-INIT-02, GH-MABIL-01"""
    return [
        Turn(
            id=f"turn:{name}:again" if name in g.order[:place] else f"turn:{name}",
            name=name_of(name),
            icon=icons.of(name),
            label=str(entry_initiative(g, name)),
            active=place == g.place,
            done=place < g.place,
            seat=seat_in_order(g, name),
            hue=hue_in_order(g, name),
            notes=notes_for(g, name, plans, said) if place >= g.place else [],
        )
        for place, name in enumerate(g.order)
    ]


def seat_in_order(g: State, name: str) -> int | None:
    """Whose character acts there; nobody's for monsters."""
    return next((g.seat_of(hero) for hero, cards in enumerate(g.heroes) if cards.name == name), None)


def hue_in_order(g: State, name: str) -> Hue | None:
    """The colour of the character who acts there; monsters have none."""
    return next((colours.CLASS_HUES[name] for cards in g.heroes if cards.name == name), None)


@functools.cache
def element(name: str, state: int) -> Stat:
    """How much is left of an element. GH-ELEM-01"""
    said = t("element-state", element=t(f"element-{name}"), state=ELEMENT_STATES[state])
    return Stat(
        id=f"element:{name}",
        name=said,
        icon=icons.ELEMENTS[name],
        value=state,
        most=STRONG,
        hue=colours.ELEMENT_HUES[name],
        show="pips",
    )


def scores(g: State) -> Iterator[Score]:
    """How the experience of each player's characters is made up. GH-FINISH-07, 08"""
    if g.outcome is None:
        return
    bonus = BONUS_XP[g.level] if g.outcome.winners else 0
    for seat in range(g.seats):
        gained = [cards.xp for hero, cards in enumerate(g.heroes) if g.seat_of(hero) == seat]
        yield Score(seat=seat, name=t("score-xp"), points=sum(gained) - bonus * len(gained))
        yield Score(seat=seat, name=t("score-bonus"), points=bonus * len(gained))


# The map


def dungeon(g: State) -> Board:
    """Every revealed hex, its overlay and who stands there."""
    standing: dict[int, int] = {}
    for who in g.on_map():
        standing.setdefault(g.figures[who].at, who)
    return Board(
        id="map",
        kind="hex",
        name=t(f"scenario-{g.plan.name}"),
        cells=[held(cell, g, standing[at]) if at in standing else cell for at, cell in ground(g).items()],
        lines=[*seams(g), *focus_line(g)],
        groups=rooms(g),
        source="public",
    )


def map_of(g: State) -> tuple[Hashable, ...]:
    """What is open of the map."""
    return g.scenario, g.opened, g.locked


def ground_of(g: State) -> tuple[Hashable, ...]:
    """All that is shown of the map but for the figures."""
    overlays = (g.obstacles, g.hazards, g.difficult, g.traps, g.trap_effects, *g.treasures, *g.money)
    return (*map_of(g), *overlays, g.party_size)


@remembered(ground_of)
def ground(g: State) -> dict[int, Cell]:
    """Every revealed hex as if nobody stood there."""
    board = g.board
    closed = {h for near in board.ways for h in near if h not in board.floor} | set(locked_doors(g))
    return {at: cell(g, at) for at in range(board.size) if at in board.floor or at in closed}


def held(cell: Cell, g: State, who: int) -> Cell:
    """A hex with the figure that stands there."""
    return msgspec.structs.replace(cell, pieces=[piece(g, who)])


@remembered(map_of)
def rooms(g: State) -> list[Group]:
    """The rooms that have been revealed."""
    there: dict[int, list[str]] = {}
    for at in sorted(g.board.floor):
        there.setdefault(g.plan.room_of[at], []).append(f"h{at}")
    return [
        Group(id=f"room:{room}", kind="room", cells=cells, name=room_name(g, room))
        for room, cells in sorted(there.items())
        if room >= 0
    ]


def focus_line(g: State) -> list[Line]:
    """From the acting monster to the figure it focuses on, from middle to middle even if they are adjacent. GH-FOCUS-02

    Two neighbouring cells would make it the side between them.
    """
    acting, focus = g.turn.acting, g.turn.focus
    if focus < 0 or acting < 0 or g.figures[acting].at < 0 or g.figures[focus].at < 0:
        return []
    start, end = f"h{g.figures[acting].at}", f"h{g.figures[focus].at}"
    return [Line(id="focus", kind="focus", between=(start, end, end))]


def cell(g: State, at: int) -> Cell:
    """A hex and what lies there."""
    h = g.board.hexes[at]
    kind = terrain(g, at)
    return Cell(
        id=f"h{at}",
        name=t("hex", place=coordinate(g, at), terrain=t(f"terrain-{kind}")),
        terrain=kind,
        site=site(g, at, kind),
        at=(h.q, h.r),
        label=coordinate(g, at),
        help=t(f"terrain-{kind}-help") if kind in EXPLAINED else None,
        badges=[*([Badge(icon=icons.DOOR)] if kind == CLOSED_DOOR else []), *badges(g, at)],
    )


EXPLAINED = ("trap", "hazardous", "difficult", "obstacle", CLOSED_DOOR)
"""Terrains that a player should know the rule of."""


def site(g: State, at: int, kind: str) -> Site | None:
    """What stands on a hex: a door, a chest."""
    if kind in (CLOSED_DOOR, "open-door"):
        return Site(kind="door", name=t(f"terrain-{kind}"), state="shut" if kind == CLOSED_DOOR else "open")
    if g.treasures[at]:
        return Site(kind="chest", name=t("badge-treasure"))
    return None


def badges(g: State, at: int) -> Iterator[Badge]:
    """What lies on a hex: money, treasure, traps, locks, plates, exits, and the letters by which the page calls it."""
    if g.money[at]:
        yield Badge(icon=icons.MONEY, value=g.money[at], tone="gold")
    if g.treasures[at]:
        yield Badge(icon=icons.TREASURE, tone="gold")
    if at in g.traps:
        yield Badge(icon=icons.TRAP, value=trap_at(g, at).damage, tone="bad")
    if any(g.plan.doors[number].at == at for number in g.locked):
        yield Badge(icon=icons.LOCK, text=t("badge-locked"), tone="bad")
    for letter in plates_at(g, at):
        yield Badge(icon=icons.PLATE, text=t("badge-plate", letter=letter.upper()))
    for letter in sorted({letter for letter, place in g.plan.markers if place == at}):
        yield Badge(text=t("letter", letter=letter.upper()))
    if any(isinstance(goal, Escape) and at in g.plan.marked(goal.exits) for goal in page(g.scenario).goals):
        yield Badge(icon=icons.EXIT, text=t("badge-exit"), tone="good")


def plates_at(g: State, at: int) -> Iterator[str]:
    """The letters of pressure plates in play on this hex. GH-SPECIAL-04"""
    scenario = page(g.scenario)
    plates = [lock.plates for lock in scenario.locks]
    plates += [goal.plates for goal in scenario.goals if isinstance(goal, Occupy)]
    in_play = "".join(each[g.party_size] for each in plates)
    yield from (letter for letter, place in g.plan.markers if place == at and letter in in_play)


@remembered(map_of)
def seams(g: State) -> list[Line]:
    """Walls between tiles that lie side by side."""
    board = g.board
    return [
        Line(id=f"wall:{board.number[one]}:{board.number[other]}", kind="wall",
             between=(f"h{board.number[one]}", f"h{board.number[other]}"))
        for one, other in sorted(g.plan.seams)
        if board.number[one] in board.floor and board.number[other] in board.floor
    ]  # fmt: skip


def whose_class(g: State, who: int) -> str:
    """The class of the character whose figure this is, or who has summoned it."""
    hero = g.figures[who].hero
    return g.heroes[hero].name if hero >= 0 else ""


@remembered(lambda g, who: (who, g.solo, len(g.heroes), whose_class(g, who), frozen(g.figures[who])))
def piece(g: State, who: int) -> Piece:
    """A figure with its hit points, conditions and what it has this round."""
    figure = g.figures[who]
    marks = [
        Badge(icon=icons.CONDITIONS[name], text=t(f"condition-{name}"))
        for name in CONDITIONS
        if figure.conditions & BIT[name]
    ]
    marks += round_badges(figure.effects)
    if figure.marks.doomed_by != NOBODY:
        marks.append(Badge(icon=icons.DOOM, text=t("badge-doomed"), tone="bad"))
    if figure.is_monster:
        return monster_piece(g, who, marks)
    return Piece(
        id=f"f{who}",
        icon=icons.of(figure.name),
        name=figure_name(g, who),
        seat=None if figure.hero < 0 else g.seat_of(figure.hero),
        hue=colours.CLASS_HUES[whose_class(g, who)] if figure.hero >= 0 else None,
        tone="bad" if figure.hostile else "good",
        health=None if figure.name in SERVANTS else (figure.health, figure.max_health),
        badges=marks,
        sheet="" if who >= len(g.heroes) else f"hero:{who}",
    )


def monster_piece(g: State, who: int, marks: list[Badge]) -> Piece:
    """A monster with its number and rank. GH-MSTAT-04"""
    figure = g.figures[who]
    return Piece(
        id=f"f{who}",
        icon=icons.of(figure.name),
        name=figure_name(g, who),
        hue="gold" if figure.kind == ELITE else None,
        rank="boss" if figure.kind == BOSS else "elite" if figure.kind == ELITE else "",
        number=figure.number,
        shape="jagged",
        tone="bad" if figure.hostile else "good",
        health=(figure.health, figure.max_health),
        badges=marks,
        sheet=f"monster:{figure.name}",
    )


# Cards


def mat(g: State, hero: int, seat: int | None, plans: Plans) -> Mat:
    """A character with everything before its player, as this seat may see it. GH-SELECT-02"""
    is_own = seat is not None and g.seat_of(hero) == seat
    hurts = [hurt for told in plans.values() for intent in told.values() for on, hurt in intent.hurts if on == hero]
    return mat_of(g, hero, is_own, tuple(hurts))


def laid_out(g: State, hero: int, is_own: bool) -> tuple[Hashable, ...]:
    """All that is shown before a player, but for what the monsters would do."""
    figure = g.figures[hero]
    body = (figure.health, figure.max_health, figure.at >= 0, g.turn.acting == hero, stamina(g, hero))
    course = (g.round == 0, g.choosing, g.outcome is None, is_own and is_met(g, hero))
    how = (g.solo, g.first_member, g.less_random, g.open_hands)
    cards = frozen(g.heroes[hero], own_action(g, hero), g.decks[hero], g.played[hero])
    return (*body, *course, *how, cards)


@remembered(lambda g, hero, is_own, hurts: (hero, is_own, hurts, *laid_out(g, hero, is_own)), most=SOME)
def mat_of(g: State, hero: int, is_own: bool, hurts: tuple[float, ...]) -> Mat:
    """The mat for its owner or for the others; with the damage that the monsters would deal."""
    cards, mine = g.heroes[hero], g.open_hands or is_own
    return Mat(
        seat=g.seat_of(hero),
        id=f"hero:{hero}",
        hue=colours.CLASS_HUES[cards.name],
        name=name_of(cards.name),
        icon=icons.of(cards.name),
        text=t("mat-level", level=cards.level),
        active=g.turn.acting == hero,
        stats=[
            life(g, hero),
            _stat(hero, "xp", icons.XP, cards.xp),
            _stat(hero, "money", icons.MONEY, cards.money),
            *rounds(g, hero),
        ],
        badges=[*fate(g, hero), *(kept_goal(g, hero) if is_own else [])],
        notes=[*threats(hurts), *tiring(g, hero)],
        zones=[
            *zones(g, hero, mine),
            *item_zones(cards, hero, is_own),
            *growth_zones(g, hero, mine),
            modifier_deck(g, hero, hero),
        ],
    )


def threats(hurts: tuple[float, ...]) -> Iterator[Note]:
    """The damage that this round's monsters would deal if nothing changed. GH-MTURN-01"""
    if hurts:
        yield Note(
            text=t("note-expected", attacks=len(hurts), damage=f"{sum(hurts):.1f}"),
            icon=icons.STATS["attack"],
            tone="bad",
        )


FEW_ROUNDS = 4
"""So many rounds left are few."""


def rounds(g: State, hero: int) -> Iterator[Stat]:
    """How many rounds the cards last at most, if none is lost but by resting. GH-REST-01, GH-EXH-02"""
    if g.outcome is None and (g.figures[hero].at >= 0 or g.round == 0):
        left = stamina(g, hero)
        tone: Tone = "bad" if left <= FEW_ROUNDS else "plain"
        help_ = t("stat-rounds-help")
        yield Stat(id=f"rounds:{hero}", name=t("stat-rounds"), icon=icons.ROUND, value=left, tone=tone, help=help_)


def tiring(g: State, hero: int) -> Iterator[Note]:
    """A warning before the cards run out. GH-EXH-02"""
    left = stamina(g, hero)
    if g.outcome is None and g.figures[hero].at >= 0 and left <= FEW_ROUNDS:
        yield Note(text=t("note-rounds", rounds=left), rule="GH-EXH-02", icon=icons.ROUND, tone="bad")


def life(g: State, hero: int) -> Stat:
    """Hit points as a dial. GH-CHAR-05"""
    figure = g.figures[hero]
    return Stat(
        id=f"health:{hero}",
        name=t("stat-health"),
        icon=icons.HEALTH,
        value=max(figure.health, 0),
        most=figure.max_health,
        tone="bad",
        show="dial",
    )


def fate(g: State, hero: int) -> list[Badge]:
    """Exhausted characters have left the map, unless death is for good. GH-EXH-01, GH-PERMA-01, 02"""
    if g.heroes[hero].dead:
        return [Badge(icon=icons.DEFEAT, text=t("badge-dead"), tone="bad")]
    out = g.is_exhausted(hero) and g.round > 0
    return [Badge(icon=icons.DEFEAT, text=t("badge-exhausted"), tone="bad")] if out else []


def kept_goal(g: State, hero: int) -> list[Badge]:
    """The battle goal that was kept, for its owner's eyes, and whether it is fulfilled as things stand.

    GH-BGOAL-01, 02, 04
    """
    goals = g.heroes[hero].goals
    if len(goals) != 1:
        return []
    met = is_met(g, hero)
    said = t("badge-goal", goal=goal_name(goals[0]), does=describe_goal(goals[0])[0], met="yes" if met else "no")
    return [Badge(icon=icons.DONE if met else icons.GOAL, text=said, tone="good" if met else "plain")]


def _stat(hero: int, what: str, icon: str, value: int) -> Stat:
    return Stat(id=f"{what}:{hero}", name=t(f"stat-{what}"), icon=icon, value=value)


@remembered(lambda g, hero, mine: frozen(hero, mine, g.solo, g.heroes[hero], own_action(g, hero)), most=SOME)
def zones(g: State, hero: int, mine: bool) -> list[Zone]:
    """A character's cards: in use, chosen, in hand, discarded, lost and active. GH-SELECT-05..07"""
    cards = g.heroes[hero]
    used, name = card_in_use(g, hero), zone_name(g, hero, "hand")
    rows = {
        "using": used,
        "chosen": [chosen_card(cards, card) for card in cards.chosen],
        "discard": [class_card(cards.name, card) for card in cards.discard],
        "lost": [class_card(cards.name, card) for card in cards.lost],
        "active": [active_card(cards.name, each) for each in cards.active],
    }
    found = {what: row_of_cards(g, hero, what, shown) for what, shown in rows.items() if shown}
    if mine:
        hand = [class_card(cards.name, card) for card in cards.hand]
        held = Zone(id=f"hand:{hero}", kind="hand", role="hand", name=name, seat=hero, cards=hand)
    else:
        held = Zone(id=f"hand:{hero}", kind="pile", role="hand", name=name, seat=hero, count=len(cards.hand))
    before = [found[what] for what in ("using", "chosen") if what in found]
    return [*before, held, *(found[what] for what in ("discard", "lost", "active") if what in found)]


def row_of_cards(g: State, hero: int, what: str, shown: list[Card]) -> Zone:
    name = zone_name(g, hero, what)
    return Zone(id=f"{what}:{hero}", kind="row", role=ROLES[what], name=name, seat=hero, cards=shown)


ROLES: dict[str, Literal["played", "discard", "lost", "active"]] = {
    "using": "played",
    "chosen": "played",
    "discard": "discard",
    "lost": "lost",
    "active": "active",
}
"""What each zone is to a player."""


def zone_name(g: State, hero: int, what: str) -> Text:
    """A zone says whose it is where one player has several characters. GH-SOLO-01"""
    name = t(f"zone-{what}")
    return t("zone-of", zone=name, who=name_of(g.heroes[hero].name)) if g.solo else name


def card_in_use(g: State, hero: int) -> list[Card]:
    """The card whose action is being performed, with the half that is. GH-TURN-03"""
    action = own_action(g, hero)
    return [] if action is None else [used_card(g.heroes[hero].name, card, action.source) for card in held_card(action)]


def own_action(g: State, hero: int) -> RunningAction | None:
    """The action that a character is performing, if it is."""
    return g.action if g.action is not None and g.action.figure == hero else None
