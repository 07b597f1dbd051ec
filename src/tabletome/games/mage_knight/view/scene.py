"""The table as a seat may see it.

Things are called: `country-3.ne` a space, `edge:1:0` a position where a tile may be laid, `hero:0` a figure, `foe:1` an
enemy in combat, `strike:1` one of its attacks, `hand:0:march` a card in the hand of seat 0, `unit:0:1` its first Unit,
`offer:peasants` a card on offer, `tactic:planning` a Tactic.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from typing import cast

import msgspec

from tabletome.games.mage_knight.board import (
    Space,
    centre,
)
from tabletome.games.mage_knight.cards.registry import CARDS
from tabletome.games.mage_knight.cards.skills import (
    SKILLS,
    skills_of,
)
from tabletome.games.mage_knight.cards.units import UNITS
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    CITY_COST,
    COLOURS,
    DAY_COSTS,
    GOLD,
    LEAST_REPUTATION,
    LEVELS,
    MOST_CRYSTALS,
    MOST_REPUTATION,
    NIGHT_COSTS,
    PHYSICAL,
    REPUTATION_BONUS,
    WOUND,
    level_of,
)
from tabletome.games.mage_knight.content.enemies import ENEMIES, Enemy
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.tiles import CITY, TILES
from tabletome.games.mage_knight.rules.combat import enemies as foes
from tabletome.games.mage_knight.rules.combat.phases import attack_sum
from tabletome.games.mage_knight.rules.combat.pvp import unit_armor
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.rules.map.cities import leader
from tabletome.games.mage_knight.rules.map.exploration import may_lie
from tabletome.games.mage_knight.rules.scenario import goals
from tabletome.games.mage_knight.rules.scenario import optional_rules as variants
from tabletome.games.mage_knight.rules.scenario.scoring import reckoning
from tabletome.games.mage_knight.rules.setup import has_competitive_skills
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCKED,
    DAMAGE,
    DEALT,
    DUMMY,
    NOBODY,
    OPEN,
    RANGED,
    Duel,
    Foe,
    Player,
    Shared,
    State,
    Token,
    Unit,
)
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.narration import narrate
from tabletome.games.mage_knight.view.questions import question
from tabletome.games.mage_knight.view.wording import (
    ability,
    basic_effect,
    card_name,
    colour_name,
    crystal_name,
    enemy_name,
    seat_name,
    skill_text,
    space_name,
    strong_effect,
    unit_name,
)
from tabletome.scene import (
    Badge,
    Board,
    Card,
    CardPart,
    Cell,
    Die,
    Hue,
    Mat,
    Piece,
    Scene,
    Score,
    Stat,
    Text,
    Tone,
    Turn,
    Zone,
    listed,
    t,
)

__all__ = ["narrate", "question", "scene"]


def scene(g: State, seat: int | None) -> Scene:
    """The whole table."""
    return Scene(
        game="mage_knight",
        name=t("game"),
        status=[*status(g, seat), *secrets(g, seat)],
        order=list(order(g)),
        boards=[board(g, seat), fame_track(g), reputation_track(g)] if g.tiles else [],
        zones=list(zones(g)),
        mats=[mat(g, player, seat) for player in g.players],
        dice=[die(g, number, colour) for number, colour in enumerate(g.source)],
        scores=list(scores(g)) if g.outcome is not None else [],
    )


def status(g: State, seat: int | None) -> Iterator[Badge]:
    if g.outcome is not None:
        yield Badge(icon="trophy", text=t("status-over"), tone="gold")
        return
    yield Badge(icon=icons.TILE, text=t(f"scenario-{g.scenario}"))
    if not g.tiles:
        return
    time = t("night" if g.night else "day")
    said = t("status-round", round=g.round, of=g.rounds, time=time)
    yield Badge(icon=icons.NIGHT if g.night else icons.DAY, text=said)
    done, all_ = goals.progress(g)
    if all_:
        yield Badge(icon="checkered-flag", text=t(f"status-{SCENARIOS[g.scenario].goal}", done=done, all=all_))
    yield Badge(icon=icons.TILE, text=t("status-tiles", left=len(g.stack) + len(g.hidden)))
    if g.combat is not None and g.combat.pool and seat != g.active:
        played = listed(t(f"points-{each.kind}-{each.element}", points=each.value) for each in g.combat.pool)
        yield Badge(icon=icons.ATTACK, text=t("pool-so-far", points=played), tone="good")
    if g.combat is not None and g.combat.duel is not None:
        yield from duel_status(g.combat.duel)
    if g.announced:
        yield Badge(icon="ringing-bell", text=t("status-announced"), tone="bad")
    if g.ending:
        yield Badge(icon="medieval-gate", text=t("status-ending"), tone="gold")


def duel_status(duel: Duel) -> Iterator[Badge]:
    """The phase of a combat between heroes, and what stands against whoever is attacked. MK-PVP-13"""
    yield Badge(icon=icons.ATTACK, text=t("phase-attack" if duel.melee else "phase-ranged"))
    value = sum(points.value for points in duel.attack)
    if value or duel.damage:
        yield Badge(icon=icons.ATTACK, text=t("status-duel", value=value, damage=duel.damage), tone="bad")


def order(g: State) -> Iterator[Turn]:
    """The Round Order tokens. MK-SETUP-11"""
    for seat in g.order:
        tactic = g.dummy_tactic if seat == DUMMY else g.players[seat].tactic
        number = str(TACTICS[tactic].number) if tactic else ""
        yield Turn(
            id=f"order:{seat}",
            name=t("dummy", hero=seat_name(g, DUMMY)) if seat == DUMMY else seat_name(g, seat),
            icon=icons.DUMMY if seat == DUMMY else icons.HEROES.get(g.players[seat].hero, ""),
            label=number,
            seat=None if seat == DUMMY else seat,
            active=seat == g.active,
        )


def secrets(g: State, seat: int | None) -> Iterator[Badge]:
    """What only this seat and its team know: who is to return, tokens seen, a secret die. MK-RETURN-07, MK-OPT-25"""
    if seat is None:
        return
    for each in g.chosen:
        if g.teams[each] == g.teams[seat]:
            yield Badge(icon=icons.SITES["portal"], text=t("status-returning", hero=seat_name(g, each)), tone="magic")
    for colour in g.players[seat].glimpsed:
        text = t("status-glimpsed", pile=t(f"hidden-{colour}"), enemy=enemy_name(g.piles[colour][-1]))
        yield Badge(icon=icons.ENEMIES[colour], text=text, tone="magic")
    combat = g.combat
    if combat is not None and combat.secret >= 0 and seat == variants.previous_player(g):
        yield Badge(icon=icons.MANA, text=t(f"die-help-{COLOURS[combat.secret]}"), tone="magic")


# The map


def board(g: State, seat: int | None) -> Board:
    cells = [cell(g, space, seat) for space in g.world.spaces.values()]
    return Board(id="map", kind="hex", name=t("board-map"), cells=cells + list(edges(g)))


def cell(g: State, space: Space, seat: int | None) -> Cell:
    return Cell(
        id=space.name,
        name=space_name(space.name),
        help=usual_cost(space.name, g.night),
        terrain=space.terrain,
        at=(space.at.q, space.at.r),
        pieces=list(pieces(g, space, seat)),
        badges=list(marks(g, space)),
    )


@functools.cache
def usual_cost(space: str, night: bool) -> Text:
    """The terrain, and what entering it usually costs by Day or Night. MK-MOVE-06, 07, 08, 22"""
    tile, _, place = space.rpartition(".")
    printed = TILES[tile].spaces[place]
    costs = NIGHT_COSTS if night else DAY_COSTS
    cost = CITY_COST if printed.site == CITY else costs.get(printed.terrain)
    terrain = t(f"terrain-{printed.terrain}")
    return terrain if cost is None else t("terrain-cost", terrain=terrain, cost=cost)


def edges(g: State) -> Iterator[Cell]:
    """Where the next tile may be laid: the middle of each free position."""
    if not (g.stack or g.box or g.hidden):
        return
    for x, y in sorted(g.world.free):
        if may_lie(g, (x, y)):
            at = centre((x, y))
            yield Cell(
                id=f"edge:{x}:{y}", name=t("face-down-tile" if g.hidden else "edge"), terrain="unknown", at=(at.q, at.r)
            )


def pieces(g: State, space: Space, seat: int | None) -> Iterator[Piece]:
    for other in g.heroes_at(space.name):
        hero = g.players[other].hero
        yield Piece(id=f"hero:{other}", icon=icons.HEROES[hero], name=t(f"hero-{hero}"), seat=other)
    for number, token in enumerate(g.enemies.get(space.name, ())):
        yield enemy_piece(space.name, number, token, seat)
    if space.name in g.ruins:
        yield ruins_piece(space.name, g.ruins[space.name])


def enemy_piece(space: str, number: int, token: Token, seat: int | None) -> Piece:
    colour = ENEMIES[token.name].colour
    if not token.is_known(seat):
        return Piece(
            id=f"token:{space}:{number}", icon=icons.ENEMIES[colour], name=t(f"hidden-{colour}"), face_down=True
        )
    enemy = ENEMIES[token.name]
    return Piece(
        id=f"token:{space}:{number}",
        icon=icons.ENEMIES[colour],
        name=enemy_told(token.name),
        tone="bad",
        badges=[*attack_badges(enemy), Badge(icon=icons.ARMOR, value=enemy.armor, text=t("stat-armor"))],
    )


@functools.cache
def enemy_told(name: str) -> Text:
    """An enemy with all that its token says besides Armor and Fame."""
    said = list(enemy_traits(ENEMIES[name]))
    return t("enemy-traits", enemy=enemy_name(name), traits=listed(said)) if said else enemy_name(name)


def enemy_traits(enemy: Enemy) -> Iterator[Text]:
    """Elements of its attacks, abilities and resistances."""
    for value, element in enemy.attacks:
        if element != PHYSICAL:
            yield t(f"points-attack-{element}", points=value)
    yield from (t(f"ability-{each}") for each in enemy.abilities)
    yield from (t(f"resists-{each}") for each in enemy.resists)


def attack_badges(enemy: Enemy) -> Iterator[Badge]:
    """All its attacks in one sum; whoever summons lets others attack. MK-BLOCK-02"""
    if enemy.attacks:
        total = sum(value for value, _ in enemy.attacks)
        yield Badge(icon=icons.ATTACK, value=total, text=t("stat-attack"))
    if enemy.summons:
        yield Badge(icon=icons.SUMMON, text=listed(t(f"hidden-{colour}") for colour in enemy.summons))


def ruins_piece(space: str, token: Token) -> Piece:
    if not token.up:
        return Piece(id=f"ruins:{space}", icon=icons.HIDDEN, name=t("ruins-hidden"), face_down=True)
    return Piece(id=f"ruins:{space}", icon=icons.SITES["ruins"], name=ruins_text(token.name), tone="gold")


@functools.cache
def ruins_text(name: str) -> Text:
    token = RUINS_TOKENS[name]
    if token.mana:
        return t("ruins-altar", mana=colour_name(COLOURS[token.mana[0]]), count=len(token.mana), fame=token.fame)
    enemies = listed(t(f"hidden-{colour}") for colour in token.enemies)
    return t("ruins-enemies", enemies=enemies, rewards=listed(t(f"reward-{each}") for each in token.rewards))


def marks(g: State, space: Space) -> Iterator[Badge]:
    site = space.site or (space.rampaging if variants.enemies_return(g) else "")
    if site:
        yield Badge(icon=icons.SITES[site], text=t(f"site-{site}"))
    if space.name in g.secret:
        secret = g.secret[space.name]
        yield Badge(icon=icons.SITES[secret], text=t(f"site-secret-{secret}"))
    if space.city:
        level = g.levels.get(space.heart, 0)
        colour = colour_name(space.city)
        said = t("city-level", colour=colour, level=level) if level else colour
        yield Badge(icon=icons.LEVEL, text=said, hue=hue(space.city))
        if leader(g, space.heart) >= 0:
            yield Badge(icon=icons.FAME, text=t("city-leader", hero=seat_name(g, leader(g, space.heart))), tone="gold")
    for ore in space.mine.split(".") if space.mine else ():
        yield Badge(icon=icons.CRYSTAL, text=colour_name(ore), hue=hue(ore))
    for seat in g.shields.get(space.name, ()):
        yield Badge(icon=icons.SHIELD, text=seat_name(g, seat), tone="gold")


# The tracks


def fame_track(g: State) -> Board:
    """A step for each row of the Fame track, that is for each level. MK-SETUP-01, MK-LEVEL-07"""
    return Board(id="fame", kind="track", name=t("board-fame"), cells=[fame_row(g, n) for n in range(len(LEVELS))])


def fame_row(g: State, number: int) -> Cell:
    row = LEVELS[number]
    return Cell(
        id=f"fame:{number + 1}",
        name=t("fame-row", level=number + 1, fame=row.fame, armor=row.armor, hand=row.hand, command=row.command),
        label=str(row.fame),
        pieces=[shield(g, player, "fame") for player in g.players if level_of(player.fame) == number + 1],
    )


def reputation_track(g: State) -> Board:
    """From hated to loved; what each step is worth to who deals with locals. MK-SETUP-22, 25"""
    steps = range(LEAST_REPUTATION, MOST_REPUTATION + 1)
    return Board(
        id="reputation", kind="track", name=t("board-reputation"), cells=[reputation_step(g, step) for step in steps]
    )


def reputation_step(g: State, step: int) -> Cell:
    bonus = REPUTATION_BONUS.get(step)
    return Cell(
        id=f"reputation:{step}",
        name=t("reputation-none") if bonus is None else t("reputation-step", bonus=bonus),
        label="X" if bonus is None else f"{bonus:+}",
        pieces=[shield(g, player, "reputation") for player in g.players if player.reputation == step],
    )


def shield(g: State, p: Player, track: str) -> Piece:
    return Piece(id=f"{track}-shield:{p.seat}", icon=icons.SHIELD, name=seat_name(g, p.seat), seat=p.seat)


# Offers and combat


def zones(g: State) -> Iterator[Zone]:
    if g.combat is not None and g.combat.foes:
        cards = [foe_card(g, number, foe) for number, foe in enumerate(g.combat.foes) if foe.owner == NOBODY]
        cards += [duel_card(g, number, foe) for number, foe in enumerate(g.combat.foes) if foe.owner != NOBODY]
        yield Zone(id="combat", kind="tableau", name=t("zone-combat"), cards=cards, urgent=True)
    if g.phase == "pick_heroes":
        taken = [player.hero for player in g.players]
        rivals = has_competitive_skills(g)
        cards = [hero_card(name, rivals=rivals) for name in HEROES if name not in taken]
        yield Zone(id="heroes", kind="row", name=t("zone-heroes"), cards=cards)
    if g.phase == "choose_tactic":
        cards = [tactic_card(name) for name in g.tactics]
        yield Zone(id="tactics", kind="row", name=t("zone-tactics"), cards=cards)
    if g.tiles:
        yield Zone(id="units", kind="row", name=t("zone-units"), cards=[unit_card(name) for name in g.units_offer])
    for name, offer in (
        ("monastery", g.monastery_offer),
        ("advanced", g.advanced_offer),
        ("spells", g.spells_offer),
        ("upgrades", g.upgrades),
    ):
        if offer:
            cards = [deed_card(card, f"offer:{card}") for card in offer]
            yield Zone(id=name, kind="row", name=t(f"zone-{name}"), cards=cards)
    if g.common_skills:
        cards = [skill_card(name) for name in g.common_skills]
        yield Zone(id="skills", kind="tableau", name=t("zone-skills"), cards=cards)
    if g.centre:
        cards = [shared_card(g, shared) for shared in g.centre]
        yield Zone(id="centre", kind="row", name=t("zone-centre"), cards=cards)
    for p in g.players:
        if p.play:
            cards = [deed_card(name, f"play:{p.seat}:{place}") for place, name in enumerate(p.play)]
            yield Zone(id=f"play:{p.seat}", kind="tableau", name=t("zone-play"), cards=cards)
    if g.dummy:
        yield Zone(id="dummy", kind="pile", name=t("zone-dummy", hero=t(f"hero-{g.dummy}")), count=len(g.dummy_deck))


@functools.cache
def hero_card(name: str, *, rivals: bool) -> Card:
    """What makes a hero different: own cards and Skills. MK-AREA-04, 11"""
    hero = HEROES[name]
    own = [
        CardPart(id=f"hero-card:{name}:{card}", name=card_name(card), text=[basic_effect(card), strong_effect(card)])
        for _, card in hero.own
    ]
    arts = listed(t(f"skill-{skill}") for skill in skills_of(name, shared=rivals))
    skills = CardPart(id=f"hero-card:{name}:skills", name=t("zone-own-skills"), text=[arts])
    return Card(
        id=f"hero-card:{name}",
        name=t(f"hero-{name}"),
        icon=icons.HEROES[name],
        parts=[*own, skills],
        source=hero.source,
    )


@functools.cache
def skill_card(name: str) -> Card:
    """A Skill as its hero's description has it. MK-AREA-11"""
    skill = SKILLS[name]
    return Card(
        id=f"skill:{name}",
        name=t(f"skill-{name}"),
        icon=icons.SKILL,
        parts=[CardPart(id=f"skill:{name}:text", text=skill_text(name))],
        badges=[Badge(icon=icons.HEROES[skill.hero], text=t(f"hero-{skill.hero}"))],
        source=skill.source,
    )


def own_skill(p: Player, name: str) -> Card:
    """A Skill before its owner, face up or turned over."""
    face = skill_card(name)
    used = name in p.skills_spent or name in p.skills_flipped
    return msgspec.structs.replace(face, id=f"skill:{p.seat}:{name}", badges=[], spent=used)


def shared_card(g: State, shared: Shared) -> Card:
    """A Skill in the centre: whose it is, and the colour marked on it."""
    badges = [Badge(icon=icons.SHIELD, text=seat_name(g, shared.owner))]
    if shared.mark >= 0:
        badges.append(mana_badge(shared.mark))
    face = skill_card(shared.skill)
    return Card(id=f"centre:{shared.skill}", name=face.name, icon=face.icon, parts=face.parts, badges=badges)


def foe_card(g: State, number: int, foe: Foe) -> Card:
    """An enemy in combat: what it has, what it does, and what was done about it."""
    enemy = ENEMIES[foe.name]
    badges = [Badge(icon=icons.ARMOR, value=foes.armor(g, foe)), Badge(icon=icons.FAME, value=enemy.fame)]
    badges += [Badge(text=t(f"ability-{each}")) for each in enemy.abilities]
    badges += [Badge(text=t(f"resists-{each}")) for each in enemy.resists]
    if foe.fortified:
        badges.append(Badge(text=t("ability-site-fortified")))
    parts = list(strike_parts(g, number)) or list(printed_attacks(foe, number))
    return Card(
        id=f"foe:{number + 1}",
        name=enemy_name(foe.name),
        icon=icons.ENEMIES[enemy.colour],
        parts=[*parts, *attack_so_far(g, number, foe)],
        badges=badges,
        spent=foe.defeated,
        source=enemy.source,
    )


def attack_so_far(g: State, number: int, foe: Foe) -> Iterator[CardPart]:
    """What the attacks played are worth against this enemy, and what it takes."""
    assert g.combat is not None
    if foe.defeated or g.combat.duel is not None or g.stage not in (RANGED, ATTACK):
        return
    total, needed = attack_sum(g, foe)
    text = t("attack-so-far", points=total, needed=needed)
    yield CardPart(id=f"foe:{number + 1}:sum", text=[text], lit=total >= needed)


def duel_card(g: State, number: int, foe: Foe) -> Card:
    """A Unit in combat between heroes: what it takes to Wound it, and what it adds to an attack."""
    assert g.combat is not None
    assert g.combat.duel is not None
    armor = unit_armor(g.combat, g.combat.duel, foe.owner, foe.unit)
    return Card(
        id=f"foe:{number + 1}",
        name=enemy_name(foe.name),
        icon=icons.HEROES[g.players[foe.owner].hero],
        parts=list(strike_parts(g, number)),
        badges=[Badge(icon=icons.ARMOR, value=armor)],
        spent=foe.defeated,
    )


def printed_attacks(foe: Foe, number: int) -> Iterator[CardPart]:
    """Before the Block phase: what the token shows."""
    enemy = ENEMIES[foe.name]
    for place, (value, element) in enumerate(enemy.attacks):
        text = t(f"points-attack-{element}", points=value)
        yield CardPart(id=f"foe:{number + 1}:{place}", text=[text])
    for place, colour in enumerate(enemy.summons):
        yield CardPart(id=f"foe:{number + 1}:s{place}", text=[t("ability-summon", token=t(f"hidden-{colour}"))])


def strike_parts(g: State, number: int) -> Iterator[CardPart]:
    assert g.combat is not None
    for place, strike in enumerate(g.combat.strikes):
        if strike.foe != number:
            continue
        awaited = "suffered" if g.stage == DAMAGE else "open"
        fate = {OPEN: awaited, BLOCKED: "blocked", DEALT: "dealt"}.get(strike.fate, "stopped")
        text = t(f"points-attack-{strike.element}", points=strike.value)
        if strike.name != g.combat.foes[number].name:
            text = t("strike", enemy=enemy_name(strike.name), points=text)
        total, needed = foes.block_total(g, g.combat.pool, strike), foes.to_block(g, strike)
        yield CardPart(
            id=f"strike:{place + 1}",
            text=[text, t(f"strike-{fate}", points=total, needed=needed)],
            lit=strike.fate == OPEN and (place == g.combat.suffering if g.stage == DAMAGE else total >= needed),
        )


@functools.cache
def tactic_card(name: str) -> Card:
    tactic = TACTICS[name]
    help_text = CardPart(id=f"tactic:{name}:help", text=[t(f"tactic-{name}-help")])
    return Card(
        id=f"tactic:{name}", name=t(f"tactic-{name}"), label=str(tactic.number), parts=[help_text], source=tactic.source
    )


@functools.cache
def unit_card(name: str) -> Card:
    card = UNITS[name]
    return Card(
        id=f"offer:{name}",
        name=unit_name(name),
        label=str(card.cost),
        parts=[
            CardPart(id=f"offer:{name}:{place}", text=[ability(name, place)]) for place in range(len(card.abilities))
        ],
        badges=[
            Badge(icon=icons.LEVEL, value=card.level),
            Badge(icon=icons.ARMOR, value=card.armor),
            *(Badge(icon=icons.SITES[site], text=t(f"site-{site}")) for site in card.sites),
            *(Badge(text=t(f"resists-{each}")) for each in card.resists),
        ],
        source=card.source,
    )


@functools.lru_cache(maxsize=1 << 10)
def deed_card(name: str, id_: str, count: int = 1) -> Card:
    copies = [Badge(text=t("copies", count=count), tone="gold")] if count > 1 else []
    if name == WOUND:
        help_text = CardPart(id=f"{id_}:help", text=[t("wound-help")])
        return Card(id=id_, name=card_name(name), icon=icons.WOUND, tone="bad", parts=[help_text], badges=copies)
    card = CARDS[name]
    badges = [mana_badge(colour) for colour in card.colours] + copies
    return Card(
        id=id_,
        name=card_name(name),
        icon=icons.CARDS[card.kind],
        parts=[
            CardPart(id=f"{id_}:basic", text=[basic_effect(name)]),
            CardPart(id=f"{id_}:strong", text=[strong_effect(name)], tone="magic"),
        ],
        halves=True,
        badges=badges,
        source=card.source,
    )


def mana_badge(colour: int, count: int | None = None) -> Badge:
    name = COLOURS[colour]
    return Badge(icon=icons.MANA, value=count, text=colour_name(name), hue=hue(name))


def hue(colour: str) -> Hue:
    """The colours of mana, Cities and mines are those of a scene."""
    return cast("Hue", colour)


def die(g: State, number: int, colour: int) -> Die:
    """Gold is depleted by Night, black by Day. MK-MANA-11"""
    depleted = colour == (GOLD if g.dark else BLACK)
    name = colour_name(COLOURS[colour])
    return Die(id=f"die:{number}", kind="mana", face=COLOURS[colour], name=name, spent=depleted)


# Before each player


def mat(g: State, p: Player, seat: int | None) -> Mat:
    return Mat(
        seat=p.seat,
        name=seat_name(g, p.seat),
        icon=icons.HEROES.get(p.hero, ""),
        active=p.seat == g.active,
        stats=list(stats(g, p)) if p.hero else [],
        badges=list(belongings(p)),
        zones=list(own_zones(p, seat)),
        score=p.fame,
    )


def stats(g: State, p: Player) -> Iterator[Stat]:
    for what, icon, value in (
        ("fame", icons.FAME, p.fame),
        ("level", icons.LEVEL, p.level),
        ("reputation", icons.REPUTATION, p.reputation),
        ("armor", icons.ARMOR, p.row.armor),
        ("limit", icons.HAND, hand_limit(g, p) if g.tiles else p.row.hand),
        ("command", icons.COMMAND, p.row.command),
        ("deck", icons.DECK, len(p.deck)),
        ("discard", icons.DISCARD, len(p.discard)),
    ):
        yield Stat(id=f"{what}-of:{p.seat}", name=t(f"stat-{what}"), icon=icon, value=value)
    for what, icon, value in (
        ("move", icons.MOVE, p.move),
        ("influence", icons.INFLUENCE, p.influence),
        ("heal", icons.HEAL, p.heal),
    ):
        if value:
            yield Stat(id=f"{what}-of:{p.seat}", name=t(f"stat-{what}"), icon=icon, value=value, tone="good")
    for colour in [each for each in BASIC if p.crystals[each]]:
        name = t("stat-crystal", colour=crystal_name(COLOURS[colour]))
        yield Stat(
            id=f"crystal:{p.seat}:{COLOURS[colour]}",
            name=name,
            icon=icons.CRYSTAL,
            value=p.crystals[colour],
            most=MOST_CRYSTALS,
            hue=hue(COLOURS[colour]),
        )


def belongings(p: Player) -> Iterator[Badge]:
    if p.tactic:
        yield Badge(icon="chess-knight", text=t(f"tactic-{p.tactic}"), tone="dim" if p.tactic_spent else "plain")
    for colour, count in enumerate(p.mana):
        if count:
            yield mana_badge(colour, count)
    for enemy in p.puppets:
        yield Badge(icon=icons.ENEMIES[ENEMIES[enemy].colour], text=enemy_name(enemy))
    if p.boxed:
        yield Badge(icon="locked-chest", text=card_name(p.boxed), tone="gold")


def own_zones(p: Player, seat: int | None) -> Iterator[Zone]:
    """The hand is its owner's to see; everything else lies open."""
    if p.seat == seat:
        cards = [deed_card(name, f"hand:{p.seat}:{name}", count) for name, count in sorted(Counter(p.hand).items())]
        yield Zone(id=f"hand:{p.seat}", kind="hand", name=t("zone-hand"), seat=p.seat, cards=cards, count=len(p.hand))
    else:
        yield Zone(id=f"hand:{p.seat}", kind="pile", name=t("zone-hand"), seat=p.seat, count=len(p.hand))
    if p.drafted and p.seat == seat:
        cards = [deed_card(name, f"drafted:{p.seat}:{name}") for name in p.drafted]
        yield Zone(id=f"drafted:{p.seat}", kind="row", name=t("zone-drafted"), seat=p.seat, cards=cards)
    if p.units:
        cards = [own_unit(p, number, unit) for number, unit in enumerate(p.units)]
        yield Zone(id=f"units:{p.seat}", kind="tableau", name=t("zone-own-units"), seat=p.seat, cards=cards)
    if p.skills:
        cards = [own_skill(p, name) for name in p.skills]
        yield Zone(id=f"skills:{p.seat}", kind="tableau", name=t("zone-own-skills"), seat=p.seat, cards=cards)


def own_unit(p: Player, number: int, unit: Unit) -> Card:
    face = unit_card(unit.name)
    badges = list(face.badges)
    if unit.wounds:
        badges.append(Badge(icon=icons.WOUND, value=unit.wounds, tone="bad"))
    if unit.banner:
        tone: Tone = "dim" if unit.banner_spent else "gold"
        badges.append(Badge(icon="vertical-banner", text=card_name(unit.banner), tone=tone))
    if unit.loyal:
        badges.append(Badge(icon=icons.SKILL, text=t("skill-bonds-of-loyalty")))
    if unit.mana >= 0:
        badges.append(mana_badge(unit.mana))
    return Card(
        id=f"unit:{p.seat}:{number + 1}",
        name=face.name,
        icon=face.icon,
        label=face.label,
        parts=face.parts,
        badges=badges,
        spent=not unit.ready,
        source=face.source,
    )


def scores(g: State) -> Iterator[Score]:
    for seat, points in enumerate(reckoning(g)):
        for name, count in points.items():
            if count or name == "fame":
                yield Score(seat=seat, name=t(f"score-{name}"), points=count)
