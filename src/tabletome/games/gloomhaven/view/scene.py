"""The table as a seat may see it. Hands are hidden from the other players; drawn decks from everyone. GH-SELECT-02

Things are called: `h17` a hex, `f3` a figure, `card:trample` a card, `card:trample:top` half of it, `turn:brute` a
place in the initiative order.

GH-SELECT-03, 04
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.conditions import BIT, CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.content.notation.scenarios import Escape, Occupy
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.rules.combat.damage import held_card
from tabletome.games.gloomhaven.rules.initiative import entry_initiative
from tabletome.games.gloomhaven.rules.movement.doors import locked_doors, party_size
from tabletome.games.gloomhaven.rules.movement.enter import trap_at
from tabletome.games.gloomhaven.state import ELITE, INERT, STRONG, WANING, State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.city_scene import town_scene
from tabletome.games.gloomhaven.view.goal_text import describe_goal, goals_in_words
from tabletome.games.gloomhaven.view.items.cards import item_zones, shop_zones
from tabletome.games.gloomhaven.view.level_scene import active_card, class_card, growth_zones, round_badges, used_card
from tabletome.games.gloomhaven.view.monster_intents import notes_for
from tabletome.games.gloomhaven.view.narration import narrate
from tabletome.games.gloomhaven.view.questions import question
from tabletome.games.gloomhaven.view.wording import figure_name, goal_name, name_of
from tabletome.scene import Badge, Board, Card, Cell, Line, Mat, Piece, Scene, Score, Stat, Text, Tone, Turn, Zone, t

__all__ = ["narrate", "question", "scene"]

CLOSED_DOOR = "closed-door"
ELEMENT_STATES = {INERT: "inert", WANING: "waning", STRONG: "strong"}


def scene(g: State, seat: int | None) -> Scene:
    """The whole table, or sheets and board between the scenarios of a campaign."""
    if not g.scenario:
        return town_scene(g)
    return Scene(
        game="gloomhaven",
        name=t("game"),
        status=list(status(g)),
        order=order(g),
        shared=[*(element(g, number) for number in range(len(ELEMENTS))), monsters_modifiers(g)],
        boards=[dungeon(g)],
        zones=list(shop_zones(g)),
        mats=[mat(g, hero, seat) for hero in range(len(g.heroes))],
        scores=list(scores(g)),
    )


def monsters_modifiers(g: State) -> Stat:
    """How many cards are left in the monsters' modifier deck."""
    left = len(g.decks[g.monsters_deck])
    return Stat(id="modifiers:monsters", name=t("stat-monsters-modifiers"), icon=icons.MODIFIERS, value=left)


def status(g: State) -> Iterator[Badge]:
    """How it ended, if it has; scenario, round, goals and level."""
    if g.outcome is not None and g.outcome.winners:
        yield Badge(icon=icons.END, text=t("status-won"), tone="gold")
    elif g.outcome is not None:
        yield Badge(icon=icons.DEFEAT, text=t("status-lost"), tone="bad")
    yield Badge(icon=icons.SCENARIO, text=t(f"scenario-{g.plan.name}"))
    yield Badge(icon=icons.ROUND, text=t("status-round", round=g.round))
    for goal in goals_in_words(g):
        yield Badge(icon=icons.GOAL, text=t("status-goal", goal=goal))
    yield Badge(icon=icons.LEVEL, text=t("status-level", level=g.level))


def order(g: State) -> list[Turn]:
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
            notes=notes_for(g, name) if place >= g.place else [],
        )
        for place, name in enumerate(g.order)
    ]


def seat_in_order(g: State, name: str) -> int | None:
    """Whose character acts there; nobody's for monsters."""
    return next((g.seat_of(hero) for hero, cards in enumerate(g.heroes) if cards.name == name), None)


def element(g: State, number: int) -> Stat:
    """How much is left of an element. GH-ELEM-01"""
    name, state = ELEMENTS[number], g.elements[number]
    said = t("element-state", element=t(f"element-{name}"), state=ELEMENT_STATES[state])
    return Stat(id=f"element:{name}", name=said, icon=icons.ELEMENTS[name], value=state, most=STRONG)


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
    board = g.board
    doors = {door.at for door in g.plan.doors}
    closed = {h for near in board.ways for h in near if h not in board.floor} | set(locked_doors(g))
    cells = [cell(g, at, doors, closed) for at in range(board.size) if at in board.floor or at in closed]
    return Board(
        id="map",
        kind="hex",
        name=t(f"scenario-{g.plan.name}"),
        cells=cells,
        lines=[*seams(g), *focus_line(g)],
        source="public",
    )


def focus_line(g: State) -> list[Line]:
    """From the acting monster to the figure it focuses on, from middle to middle even if they are adjacent. GH-FOCUS-02

    Two neighbouring cells would make it the side between them.
    """
    acting, focus = g.turn.acting, g.turn.focus
    if focus < 0 or acting < 0 or g.figures[acting].at < 0 or g.figures[focus].at < 0:
        return []
    start, end = f"h{g.figures[acting].at}", f"h{g.figures[focus].at}"
    return [Line(id="focus", kind="focus", between=(start, end, end))]


def cell(g: State, at: int, doors: set[int], closed: set[int]) -> Cell:
    """A hex, what lies there and who stands there."""
    h = g.board.hexes[at]
    kind = terrain(g, at, doors, closed)
    figure = g.standing_at(at)
    return Cell(
        id=f"h{at}",
        name=t("hex", number=at, terrain=t(f"terrain-{kind}")),
        terrain=kind,
        at=(h.q, h.r),
        label=str(at),
        pieces=[piece(g, figure)] if figure is not None else [],
        badges=[*([Badge(icon=icons.DOOR)] if kind == CLOSED_DOOR else []), *badges(g, at)],
    )


def terrain(g: State, at: int, doors: set[int], closed: set[int]) -> str:
    """What a hex looks like, what matters most first."""
    if at in closed:
        return CLOSED_DOOR
    if at in g.obstacles:
        return "obstacle"
    if at in g.traps:
        return "trap"
    if at in g.hazards:
        return "hazardous"
    if at in g.difficult:
        return "difficult"
    if at in doors:
        return "open-door"
    return "floor"


def badges(g: State, at: int) -> Iterator[Badge]:
    """What lies on a hex: money, treasure, traps, locks, plates, exits."""
    if g.money[at]:
        yield Badge(icon=icons.MONEY, value=g.money[at], tone="gold")
    if g.treasures[at]:
        yield Badge(icon=icons.TREASURE, tone="gold")
    if at in g.traps:
        yield Badge(icon=icons.TRAP, value=trap_at(g, at).damage, tone="bad")
    if any(g.plan.doors[number].at == at for number in g.locked):
        yield Badge(icon=icons.LOCK, text=t("badge-locked"), tone="bad")
    for letter in plates_at(g, at):
        yield Badge(icon=icons.PLATE, text=t("badge-plate", letter=letter))
    if any(isinstance(goal, Escape) and at in g.plan.marked(goal.exits) for goal in page(g.scenario).goals):
        yield Badge(icon=icons.EXIT, text=t("badge-exit"), tone="good")


def plates_at(g: State, at: int) -> Iterator[str]:
    """The letters of pressure plates in play on this hex. GH-SPECIAL-04"""
    scenario = page(g.scenario)
    plates = [lock.plates for lock in scenario.locks]
    plates += [goal.plates for goal in scenario.goals if isinstance(goal, Occupy)]
    in_play = "".join(each[party_size(g)] for each in plates)
    yield from (letter for letter, place in g.plan.markers if place == at and letter in in_play)


def seams(g: State) -> list[Line]:
    """Walls between tiles that lie side by side."""
    board = g.board
    return [
        Line(id=f"wall:{board.number[one]}:{board.number[other]}", kind="wall",
             between=(f"h{board.number[one]}", f"h{board.number[other]}"))
        for one, other in sorted(g.plan.seams)
        if board.number[one] in board.floor and board.number[other] in board.floor
    ]  # fmt: skip


def piece(g: State, who: int) -> Piece:
    """A figure with its hit points, conditions and what it has this round."""
    figure = g.figures[who]
    marks = [
        Badge(icon=icons.CONDITIONS[name], text=t(f"condition-{name}"))
        for name in CONDITIONS
        if figure.conditions & BIT[name]
    ]
    marks += round_badges(figure.effects)
    if figure.is_monster:
        marks.insert(0, Badge(value=figure.number, tone="gold" if figure.kind == ELITE else "plain"))
    return Piece(
        id=f"f{who}",
        icon=icons.of(figure.name),
        name=figure_name(g, who),
        seat=None if figure.hero < 0 else g.seat_of(figure.hero),
        tone="bad" if figure.hostile else "good",
        health=None if figure.name in SERVANTS else (figure.health, figure.max_health),
        badges=marks,
    )


# Cards


def mat(g: State, hero: int, seat: int | None) -> Mat:
    """A character with everything before its player, as this seat may see it. GH-SELECT-02"""
    cards = g.heroes[hero]
    figure = g.figures[hero]
    mine = g.open_hands or (seat is not None and g.seat_of(hero) == seat)
    return Mat(
        seat=g.seat_of(hero),
        name=name_of(cards.name),
        icon=icons.of(cards.name),
        active=g.turn.acting == hero,
        stats=[
            _stat(hero, "health", icons.HEALTH, max(figure.health, 0), figure.max_health, "bad"),
            _stat(hero, "xp", icons.XP, cards.xp),
            _stat(hero, "money", icons.MONEY, cards.money),
            _stat(hero, "modifiers", icons.MODIFIERS, len(g.decks[hero])),
        ],
        badges=[*fate(g, hero), *kept_goal(g, hero, seat)],
        zones=[
            *zones(g, hero, mine),
            *item_zones(cards, hero, seat is not None and g.seat_of(hero) == seat),
            *growth_zones(g, hero, mine),
        ],
    )


def fate(g: State, hero: int) -> list[Badge]:
    """Exhausted characters have left the map, unless death is for good. GH-EXH-01, GH-PERMA-01, 02"""
    if g.heroes[hero].dead:
        return [Badge(icon=icons.DEFEAT, text=t("badge-dead"), tone="bad")]
    out = g.is_exhausted(hero) and g.round > 0
    return [Badge(icon=icons.DEFEAT, text=t("badge-exhausted"), tone="bad")] if out else []


def kept_goal(g: State, hero: int, seat: int | None) -> list[Badge]:
    """The battle goal that was kept, for its owner's eyes. GH-BGOAL-01, 04"""
    goals = g.heroes[hero].goals
    if len(goals) != 1 or seat is None or g.seat_of(hero) != seat:
        return []
    return [Badge(icon=icons.GOAL, text=t("badge-goal", goal=goal_name(goals[0]), does=describe_goal(goals[0])[0]))]


def _stat(hero: int, what: str, icon: str, value: int, most: int | None = None, tone: Tone = "plain") -> Stat:
    return Stat(id=f"{what}:{hero}", name=t(f"stat-{what}"), icon=icon, value=value, most=most, tone=tone)


def zones(g: State, hero: int, mine: bool) -> Iterator[Zone]:
    """A character's cards: in use, chosen, in hand, discarded, lost and active. GH-SELECT-05..07"""
    cards = g.heroes[hero]

    def row(what: str, shown: list[Card]) -> Zone:
        return Zone(id=f"{what}:{hero}", kind="row", name=zone_name(g, hero, what), seat=hero, cards=shown)

    if used := card_in_use(g, hero):
        yield row("using", used)
    if cards.chosen:
        yield row("chosen", [class_card(cards.name, card) for card in cards.chosen])
    if mine:
        hand = [class_card(cards.name, card) for card in cards.hand]
        yield Zone(id=f"hand:{hero}", kind="hand", name=zone_name(g, hero, "hand"), seat=hero, cards=hand)
    else:
        yield Zone(id=f"hand:{hero}", kind="pile", name=zone_name(g, hero, "hand"), seat=hero, count=len(cards.hand))
    for what, pile in (("discard", cards.discard), ("lost", cards.lost)):
        if pile:
            yield row(what, [class_card(cards.name, card) for card in pile])
    if cards.active:
        yield row("active", [active_card(cards.name, each) for each in cards.active])


def zone_name(g: State, hero: int, what: str) -> Text:
    """A zone says whose it is where one player has several characters. GH-SOLO-01"""
    name = t(f"zone-{what}")
    return t("zone-of", zone=name, who=name_of(g.heroes[hero].name)) if g.solo else name


def card_in_use(g: State, hero: int) -> list[Card]:
    """The card whose action is being performed, with the half that is. GH-TURN-03"""
    if g.action is None or g.action.figure != hero:
        return []
    return [used_card(g.heroes[hero].name, card, g.action.source) for card in held_card(g.action)]
