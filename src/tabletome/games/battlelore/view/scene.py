"""The table as a seat may see it.

Things are called: `c3` a hex, `unit:5` a unit, `card:patrol-left` a Command card, `lore:fireball` a Lore card.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

import msgspec

from tabletome.games.battlelore.content.adventures import EITHER, Special
from tabletome.games.battlelore.content.board import (
    CENTER,
    DISTANCE,
    HEXES,
    LEFT,
    NAMES,
    NORTH,
    NOWHERE,
    RIGHT,
    SECTION,
    SECTIONS,
    SIDES,
    SOUTH,
)
from tabletome.games.battlelore.content.command_cards import COMMAND, COMMAND_CARDS, CommandCard
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import REACTIONS
from tabletome.games.battlelore.content.notation import COLOURS, FACE_NAMES, MEMBER_NAMES
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.terrain import COUNTRYSIDE
from tabletome.games.battlelore.content.troops import DICE, FOOT, MOUNTED, Troop
from tabletome.games.battlelore.rules.command import card_carried_out, within_card
from tabletome.games.battlelore.rules.flow import movement_phase
from tabletome.games.battlelore.rules.lore import cost_of, most_cards
from tabletome.games.battlelore.rules.movement import battle_hexes, must_stand, still_to_move
from tabletome.games.battlelore.state import NOBODY, State
from tabletome.games.battlelore.view import colours, icons
from tabletome.games.battlelore.view.sheets import army_of, banner_of, conditions, ground_number, ground_of, unit_sheets
from tabletome.games.battlelore.view.wording import card_help, card_name, member_name, seat_name, troop_name
from tabletome.geometry.hexes import Hex
from tabletome.scene import (
    Badge,
    Board,
    Card,
    CardPart,
    Cell,
    Die,
    Group,
    Line,
    Look,
    Mat,
    Overlay,
    Piece,
    Scene,
    Score,
    Sign,
    Site,
    Stat,
    Text,
    Tone,
    Zone,
    in_both,
    t,
)
from tabletome.scene.memory import FEW, MOST, frozen, remembered

TONES: tuple[Tone, ...] = ("good", "cool", "bad")
"""How a piece shows the colour of its banner: green, blue, red."""


def scene(g: State, seat: int | None) -> Scene:
    """The whole table; hands are open to their own seat only. BL-LORE-06, 09"""
    return Scene(
        game="battlelore",
        name=t("game"),
        aim=aim(g),
        look=Look(palette="olive"),
        status=list(status(g)),
        boards=[battlefield(g, seat)],
        overlays=[*ranges(g), *battle_reach(g)] if g.outcome is None else [],
        zones=[adventure_card(g), *piles(g)],
        mats=[mat(g, each, seat) for each in range(g.seats)],
        dice=[battle_die(f"die:{place}", face, g.active) for place, face in enumerate(g.turn.dice)],
        sheets=unit_sheets(g),
        key=key(g),
        scores=[Score(each, t("score-banners"), g.banners[each]) for each in range(g.seats)] if g.outcome else [],
    )


@remembered(lambda g: (*ground_of(g), *g.troops, *g.at), most=FEW)
def ranges(g: State) -> list[Overlay]:
    """Where each unit that shoots can see and reach, for whoever looks at it. BL-RANGE-05, BL-LOS-01"""
    shooting = [unit for unit in range(len(g.troops)) if g.alive(unit) and g.troop(unit).weapon.reach > 1]
    taken = sum(1 << h for h in range(len(HEXES)) if g.on[h] != NOBODY)
    reaches = [g.troop(unit).weapon.reach for unit in shooting]
    return [
        range_of(g, unit, reach, taken & within(g.at[unit], reach))
        for unit, reach in zip(shooting, reaches, strict=True)
    ]


@functools.cache
def within(here: int, reach: int) -> int:
    """The hexes, as bits, that are no farther away."""
    return sum(1 << h for h, far in enumerate(DISTANCE[here]) if far <= reach)


@remembered(lambda g, unit, reach, taken: (unit, reach, taken, g.at[unit], *ground_of(g)))
def range_of(g: State, unit: int, reach: int, taken: int) -> Overlay:  # noqa: ARG001 - what it is remembered by
    """What one unit can shoot at, with those hexes taken so far as it reaches: nothing beyond hides anything."""
    here = g.at[unit]
    cells = [NAMES[h] for h, far in enumerate(DISTANCE[here]) if 0 < far <= reach and g.board.sees(here, h, g.on)]
    return Overlay(style="range", cells=cells, thing=f"unit:{unit}", text=t("overlay-range", reach=reach))


@remembered(lambda g: frozen(g), most=FEW)
def battle_reach(g: State) -> list[Overlay]:
    """Where each unit that is still to move could battle from, for whoever looks at it. BL-MOVE-13, BL-COMBAT-07"""
    left = still_to_move(g) if g.phase == movement_phase else 0
    units = [unit for unit in g.units_of(g.active) if left >> unit & 1 and not must_stand(g, unit)] if left else []
    cells = {unit: [NAMES[h] for h in battle_hexes(g, unit)] for unit in units}
    return [
        Overlay(style="reach", cells=each, thing=f"unit:{unit}", text=t("overlay-battle"))
        for unit, each in cells.items()
    ]


@remembered(lambda g: tuple(g.troops))
def key(g: State) -> list[Sign]:
    """What colours of banners and outlines of units mean, of those in this battle. BL-UNIT-04, 07..10, BL-DICE-01"""
    troops = [g.troop(unit) for unit in range(len(g.troops))]
    trained = [colour for colour in DICE if any(each.colour == colour for each in troops)]
    races = [race for race in colours.SHAPES if any(each.race == race for each in troops)]
    return [
        *(training_sign(colour, [each for each in troops if each.colour == colour]) for colour in trained),
        *(Sign(name=t(f"race-{race}"), shape=colours.SHAPES[race]) for race in races if len(races) > 1),
    ]


def training_sign(colour: int, troops: Sequence[Troop]) -> Sign:
    """A colour of banners: how well trained they are, their dice, and how far they go. BL-MOVE-12..20"""
    moves = {each.troop_class: each.move for each in troops if each.troop_class in (FOOT, MOUNTED)}
    return Sign(
        name=t(f"training-{COLOURS[colour]}"),
        text=t("training-moves", dice=DICE[colour], foot=moves.get(FOOT, 0), mounted=moves.get(MOUNTED, 0))
        if moves
        else None,
        shape="banner",
        hue=colours.HUES[colour],
        number=DICE[colour],
    )


def aim(g: State) -> Text:
    """How many victory banners win. BL-VICTORY-01"""
    south, north = g.scenario.victory
    if south == north:
        return t("aim", banners=south)
    return t("aim-of-each", south=seat_name(g, 0), banners=south, north=seat_name(g, 1), others=north)


def status(g: State) -> Iterator[Badge]:
    """The adventure, the turn, whose it is and under which card."""
    yield Badge(icon=icons.BANNER, text=in_both(g.scenario.title))
    if g.outcome is not None:
        yield Badge(icon=icons.EVENTS["won"], text=t("status-over"), tone="gold")
        return
    yield Badge(icon=icons.TURN, text=t("status-turn", turn=g.turn_number))
    yield Badge(icon=icons.ACTIVE, text=t("status-active", seat=seat_name(g, g.active)))
    if g.turn.card:
        yield Badge(icon=icons.COMMAND, text=t("status-card", card=card_name(g.turn.card)))
    yield Badge(text=t(f"phase-{g.phase}"))


# The battlefield


@remembered(lambda g, viewer: (viewer, *ground_of(g), *army_of(g)), most=FEW)
def battlefield(g: State, viewer: int | None) -> Board:
    """The board as it lies before the viewer: the north sees it from the north. BL-BOARD-01"""
    cells, number = bare_ground(g, viewer).copy(), ground_number(g)
    for unit, h in enumerate(g.at):
        if h != NOWHERE:
            cells[h] = held(g, viewer, unit, number)
    return Board(
        id="battlefield",
        kind="hex",
        name=in_both(g.scenario.title),
        cells=cells,
        lines=section_lines(),
        groups=sections(SOUTH if viewer is None else viewer),
        source=g.scenario.source,
    )


@functools.cache
def section_lines() -> list[Line]:
    """The two lines that part the flanks from the center. BL-BOARD-01, 02"""
    cuts = {
        flank: [NAMES[h] for h in range(len(HEXES)) if SECTION[SOUTH][h] == flank | CENTER] for flank in (LEFT, RIGHT)
    }
    return [Line(id=f"line:{flank}", kind="border", between=tuple(cut)) for flank, cut in cuts.items()]


@functools.cache
def sections(viewer: int) -> list[Group]:
    """Both flanks and the center, by the names that the viewer has for them. BL-BOARD-01, 02"""
    cells = [[NAMES[h] for h in range(len(HEXES)) if SECTION[viewer][h] & part] for part in (LEFT, CENTER, RIGHT)]
    return [
        Group(id=f"section:{name}", kind="section", cells=each, name=t(f"flank-{name}"))
        for name, each in zip(SECTIONS, cells, strict=True)
    ]


def seen_from(viewer: int | None, at: Hex) -> tuple[int, int]:
    """Where a hex lies for the viewer: turned round for the north."""
    return (-at.q, -at.r) if viewer == NORTH else (at.q, at.r)


@remembered(lambda g, viewer: (viewer, *ground_of(g)))
def bare_ground(g: State, viewer: int | None) -> list[Cell]:
    """Every hex as if no unit stood on it."""
    return [cell(g, h, viewer) for h in range(len(HEXES))]


@remembered(lambda g, viewer, unit, ground: (ground, viewer, unit, g.at[unit], *banner_of(g, unit)))
def held(g: State, viewer: int | None, unit: int, ground: int) -> Cell:  # noqa: ARG001 - what it is remembered by
    """A hex with the unit that stands on it."""
    return msgspec.structs.replace(bare_ground(g, viewer)[g.at[unit]], pieces=[piece(g, unit)])


def cell(g: State, h: int, viewer: int | None) -> Cell:
    board = g.board
    terrain = board.terrain[h]
    return Cell(
        id=NAMES[h],
        name=t("hex", at=NAMES[h], terrain=t(f"terrain-{terrain}")),
        terrain={"waterway": "river"}.get(terrain, terrain),
        at=seen_from(viewer, HEXES[h]),
        label=NAMES[h],
        site=site(g, h),
        open=board.passable[h],
        help=summary(g, h),
        badges=list(marks(g, h)),
    )


def summary(g: State, h: int) -> Text:
    """What the summary cards of a hex's terrain and landmark say. BL-SETUP-07"""
    ground = t(f"terrain-{g.board.terrain[h]}-help")
    landmark = g.board.landmarks.get(h)
    if landmark is None:
        return ground
    if g.board.terrain[h] == COUNTRYSIDE:
        return t(f"landmark-{landmark}-help")
    return t("landmark-on-ground", landmark=t(f"landmark-{landmark}-help"), ground=ground)


def site(g: State, h: int) -> Site | None:
    """The landmark that lies on a hex, with the flag of its owner. BL-LMARK-01, BL-FORT-03"""
    for at, kind, owner in g.landmarks:
        if at == h:
            return Site(kind=kind, name=t(f"landmark-{kind}"), seat=owner if owner != NOBODY else None)
    return None


def marks(g: State, h: int) -> Iterator[Badge]:
    """Objectives and sources of Lore."""
    for place, objective in enumerate(g.scenario.objectives):
        if objective.hex == h and (objective.kind == "hold" or g.captured[place] == NOBODY):
            yield Badge(icon=icons.BANNER, text=t("badge-objective"), tone="gold")
    if h in g.scenario.lore_sources:
        yield Badge(icon=icons.LORE, text=t("badge-lore-source"), tone="magic")


def piece(g: State, unit: int) -> Piece:
    troop = g.troop(unit)
    return Piece(
        id=f"unit:{unit}",
        icon=icons.KINDS[troop.kind],
        name=troop_name(troop.name),
        seat=g.owner[unit],
        hue=colours.HUES[troop.colour],
        tone=TONES[troop.colour],
        shape=colours.SHAPES.get(troop.race, "figure"),
        number=troop.dice,
        figures=(g.figures[unit], g.full[unit]),
        badges=list(conditions(g, unit)),
        sheet=f"sheet:{unit}",
    )


def battle_die(id: str, face: int, seat: int) -> Die:
    """A battle die as it lies."""
    return Die(
        id=id,
        kind="battle",
        face=FACE_NAMES[face],
        icon=icons.FACES[face],
        hue=colours.FACE_HUES[face],
        name=t(f"face-{FACE_NAMES[face]}"),
        seat=seat,
    )


# Cards


@remembered(lambda g: g.adventure)
def adventure_card(g: State) -> Zone:
    """The story, what it takes to win, and what is special about this battle. BL-SETUP-10"""
    scenario = g.scenario
    goals = [t("goal", seat=seat_name(g, seat), banners=scenario.victory[seat]) for seat in range(g.seats)]
    parts = [
        CardPart(id="adventure:story", text=[in_both(scenario.story)]),
        CardPart(id="adventure:goal", text=goals),
        CardPart(id="adventure:special", text=list(special_rules(g))),
    ]
    card = Card(
        id="adventure",
        name=in_both(scenario.title),
        icon=icons.BANNER,
        parts=[part for part in parts if part.text and part.text[0] != in_both(("", ""))],
        source=scenario.source,
    )
    return Zone(id="adventure-card", kind="row", name=t("zone-adventure"), cards=[card])


def special_rules(g: State) -> Iterator[Text]:
    for objective in g.scenario.objectives:
        who = t("anybody") if objective.side == EITHER else seat_name(g, objective.side)
        yield t(f"special-{objective.kind}", at=NAMES[objective.hex], seat=who)
    for seat, levels in enumerate(g.scenario.levels):
        yield t("special-levels", seat=seat_name(g, seat), levels=levels)
    for h in g.scenario.lore_sources:
        yield t("special-lore-source", at=NAMES[h])
    for seat, exits in enumerate(g.scenario.exits):
        if exits:
            yield t("special-exit", seat=seat_name(g, seat), at=", ".join(sorted(NAMES[h] for h in exits)))
    for special in Special:
        if special in g.scenario.specials:
            yield t(f"special-{special.value}")


def piles(g: State) -> Iterator[Zone]:
    yield Zone(
        id="deck",
        kind="pile",
        role="deck",
        icon=icons.COMMAND,
        name=t("zone-deck"),
        count=len(g.command_deck.cards),
    )
    yield Zone(
        id="discards",
        kind="pile",
        role="discard",
        icon=icons.COMMAND,
        name=t("zone-discards"),
        cards=[command_card(name) for name in g.command_deck.discards[-1:]],
        count=len(g.command_deck.discards),
    )
    if g.turn.card:
        played = [lore_card(g, g.active, g.turn.card) if g.turn.card in LORE_CARDS else command_card(g.turn.card)]
        yield Zone(id="played", kind="row", role="played", name=t("zone-played"), cards=played)
    if g.with_lore:
        left = len(g.lore_deck.cards)
        yield Zone(id="lore-deck", kind="pile", role="deck", icon=icons.LORE, name=t("zone-lore-deck"), count=left)
        yield Zone(
            id="lore-discards",
            kind="pile",
            role="discard",
            icon=icons.LORE,
            name=t("zone-lore-discards"),
            cards=[lore_card(g, g.active, name) for name in g.lore_deck.discards[-1:]],
            count=len(g.lore_deck.discards),
        )
        if g.in_play:
            cards = [lore_card(g, g.active, name) for name in g.in_play]
            yield Zone(id="lore-in-play", kind="row", role="active", name=t("zone-lore-in-play"), cards=cards)


@functools.cache
def command_card(name: str) -> Card:
    card = COMMAND_CARDS[name]
    return Card(
        id=f"card:{name}",
        name=card_name(name),
        icon=icons.CARDS.get(name, icons.COMMAND),
        parts=[CardPart(id=f"card:{name}:text", text=[card_help(name)])],
        columns=diagram(card),
        hue=colours.TACTIC_HUES.get(card.kind, "brown"),
        tone="plain" if card.tactic is Tactic.SECTIONS else "gold",
        kind=t("kind-section" if card.sections else "kind-tactic"),
        source=card.source,
    )


@functools.lru_cache(maxsize=MOST)
def held_card(name: str, held: int, units: tuple[str, int] | None) -> Card:
    """A card in hand, with how many units it orders now and how many there are to be ordered. BL-CMD-08, 11"""
    badges = []
    if units is not None:
        word, count = units
        badges.append(Badge(text=t(word, units=count), tone="gold" if count else "dim"))
    return msgspec.structs.replace(command_card(name), columns=diagram(COMMAND_CARDS[name], held), badges=badges)


def units_it_speaks_of(g: State, seat: int, name: str) -> tuple[str, int] | None:
    """How many units stand in the sections of a card or are of its kind; None where it orders any units."""
    carried_out = card_carried_out(g, seat, name)
    if not carried_out:
        return None
    card = COMMAND_CARDS[carried_out]
    facts = card.tactic.facts
    if card.sections is None and not (facts.colour is not None or facts.troop_class or facts.shooters or facts.engaged):
        return None
    word = "card-units-of-kind" if card.sections is None else "card-units-there"
    return word, len(within_card(g, seat, name))


def diagram(card: CommandCard, held: int = 0) -> list[Badge]:
    """How many units a Section card orders on the left, in the center and on the right. BL-CMD-06, 07

    As many as cards are held, where it says so; that is a number only for whoever holds it. BL-CMD-08
    """
    if card.sections is None:
        return []
    return [
        Badge(
            icon=icons.ORDERS if orders else "",
            value=(held if orders == COMMAND else orders) or None,
            text=t("diagram-command") if orders == COMMAND else None,
            tone="gold" if orders else "dim",
        )
        for orders in card.sections
    ]


def lore_card(g: State, seat: int, name: str) -> Card:
    return lore_card_for(name, cost_of(g, seat, LORE_CARDS[name]))


@functools.cache
def lore_card_for(name: str, cost: int) -> Card:
    """A Lore card with what it costs now."""
    card = LORE_CARDS[name]
    member = MEMBER_NAMES[card.member]
    return Card(
        id=f"lore:{name}",
        name=card_name(name),
        icon=icons.CARDS.get(name, icons.MEMBERS[member]),
        cost=[Badge(icon=icons.LORE, value=cost, text=t("stat-lore"), tone="magic")],
        kind=member_name(member),
        hue=colours.MEMBER_HUES[member],
        parts=[
            CardPart(id=f"lore:{name}:text", text=[t(f"moment-{card.when.value}"), card_help(name)]),
        ],
        badges=[Badge(icon=icons.REACTION, text=t("badge-reaction"))] if card.when in REACTIONS else [],
        tone="magic",
        source=card.source,
    )


# What lies before each player


def mat(g: State, seat: int, viewer: int | None) -> Mat:
    own = seat == viewer
    zones = [hand(g, seat, own)]
    if g.with_lore:
        zones.append(lore_hand(g, seat, own))
    return Mat(
        seat=seat,
        name=seat_name(g, seat),
        icon=icons.MEMBERS["commander"],
        active=seat == g.active,
        stats=list(stats(g, seat, own)),
        zones=zones,
        text=t(f"side-{SIDES[seat]}"),
    )


def stats(g: State, seat: int, own: bool) -> Iterator[Stat]:
    """Victory banners, Lore (unless the adventure hides it) and the War Council. BL-LORE-09"""
    yield Stat(
        f"banners:{seat}",
        t("stat-banners"),
        icons.BANNER,
        g.banners[seat],
        g.scenario.victory[seat],
        tone="gold",
        show="pips",
    )
    if not g.with_lore:
        return
    if own or Special.HIDDEN_LORE not in g.scenario.specials:
        yield Stat(f"lore:{seat}", t("stat-lore"), icons.LORE, g.tokens[seat], tone="magic")
    if own or g.councils_open:
        for member, level in zip(MEMBER_NAMES, g.councils[seat], strict=True):
            if level:
                yield Stat(f"{member}:{seat}", member_name(member), icons.MEMBERS[member], level, 3, show="pips")


def hand(g: State, seat: int, own: bool) -> Zone:
    cards = g.hands[seat]
    shown = [held_card(name, len(cards), units_it_speaks_of(g, seat, name)) for name in cards] if own else []
    return Zone(
        id=f"hand:{seat}",
        kind="hand",
        role="hand",
        icon=icons.COMMAND,
        name=t("zone-hand"),
        seat=seat,
        cards=shown,
        count=len(cards),
    )


def lore_hand(g: State, seat: int, own: bool) -> Zone:
    cards = g.lore_hands[seat]
    shown = [lore_card(g, seat, name) for name in cards] if own else []
    name: Text = t("zone-lore-hand", most=most_cards(g, seat)) if g.councils_open else t("zone-lore-hand", most=0)
    return Zone(
        id=f"lore-hand:{seat}",
        kind="hand",
        role="hand",
        icon=icons.LORE,
        name=name,
        seat=seat,
        cards=shown,
        count=len(cards),
    )
