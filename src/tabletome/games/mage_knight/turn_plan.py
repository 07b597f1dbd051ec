"""What to do with a turn: where to go and what for.

Every errand within reach is weighed: a tile to turn up, a site to enter or storm, an enemy to challenge, locals to deal
with, rest, or simply the way towards something farther off. The Move it takes is covered with what is missed least, the
rest of the hand is left for what is done there (battle_plan.py), and the place where the turn ends counts by what lies
near it. All values are in points of Fame.
"""

from __future__ import annotations

import functools
import heapq
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletome.engine import Action
from tabletome.games.mage_knight.actions import Challenge, Enter, Explore, Interact, Move, Rest
from tabletome.games.mage_knight.battle_plan import TYPICAL, Battle, Opponent, Planner, Stakes, expected, guards_of
from tabletome.games.mage_knight.content.box import (
    BASIC,
    CITY_COST,
    DAY_COSTS,
    EXPLORE_COST,
    LEAST_REPUTATION,
    NIGHT_COSTS,
    REPUTATION_BONUS,
    WOUND,
)
from tabletome.games.mage_knight.content.cards import CARDS
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import SKILLS, TURN
from tabletome.games.mage_knight.content.tiles import (
    CAMP,
    CITY,
    DEN,
    DUNGEON,
    FORTIFIED,
    GLADE,
    GROUNDS,
    KEEP,
    MINE,
    MONASTERY,
    RUINS,
    TOMB,
    TOWER,
    VILLAGE,
)
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.end_of_turn import hand_limit
from tabletome.games.mage_knight.exploration import explore_cost, may_lie
from tabletome.games.mage_knight.interaction import (
    HEALING_COST,
    LEARNING_COST,
    SPELL_COST,
    can_interact,
    unit_price,
)
from tabletome.games.mage_knight.mana import can_pay
from tabletome.games.mage_knight.movement import (
    is_rampaging,
    is_safe,
    may_enter,
    move_cost,
    needs_assault,
    provoked_by,
)
from tabletome.games.mage_knight.planning import (
    INFLUENCE,
    MOVE,
    Cover,
    Purse,
    Thing,
    Way,
    card_rank,
    cover,
    most_points,
    points_worth,
    purse_of,
    things_of,
    usual_card,
    usual_skill,
    usual_unit,
)
from tabletome.games.mage_knight.sites import GARRISON, LURKING, site_of
from tabletome.games.mage_knight.state import Placed, Player, State, Unit
from tabletome.games.mage_knight.world import world

# What things are worth, in Fame
FAME = 1.5
GROWTH = (0.3, 0.8, 1.0)
"""How much Fame and rewards help in the last Round, the one before, and earlier."""
TILE = 3.0
TILES_TO_START_WITH = 5
LATE = 3
"""Rounds left when the City should be known."""
FIRST_CITY = 60.0
"""Where finding a City is all."""
DEFENDER = 10.0
CITY_FALLS = 40.0
REWARD = {KEEP: 3.0, TOWER: 5.0, DEN: 1.5, GROUNDS: 6.0, TOMB: 8.0, DUNGEON: 4.0, RUINS: 5.0, MONASTERY: 4.0}
WOUND_PRICE = 2.0
LAST_WOUND_PRICE = 0.2
"""In the last turn."""
DUMMY_PACE, OWN_PACE, TURNS_A_ROUND = 4, 3, 5
"""Cards that the Dummy and a hero go through in a turn."""
LEAST_THRIFT, MOST_THRIFT = 0.25, 1.25
IDLE = 1.0
"""What a turn is worth in which nothing is done."""
UNIT_WORTH = (0.0, 3.0, 5.0, 8.0, 10.0)
RANK, MOST_FOR_A_CARD = 0.4, 6.0
"""What a card to learn is worth by its rank, and at most."""
WOUNDED_SHARE = 0.4
"""Of a Unit's worth while it is Wounded."""
CRYSTAL = 0.8
HEALED = 1.2
REST, ROOM, MOST_TURNS_AHEAD = -1.5, 0.45, 3
"""A turn spent on rest, and what room in hand for another card is worth in each turn after it."""
STORMING = 0.5
"""Reputation lost by an assault."""
SLOPE = 0.45
"""What is ahead loses with every Move point on the way."""
HURRY = 10
"""So many turns before the end the way to a City matters in full."""
SHARES = (1.0, 0.15, 0.1)
"""How much the best thing ahead counts, and those after it."""
FAR = 40
LEAST_LEVEL = 4
"""Of a hero who storms a City."""
HOPE = 0.7
"""How much of what a usual hand would win is counted on."""
SAMPLES = 3
DRAWN = 0.9
"""How much of what lies ahead counts already."""
PROVOKING, DETOUR = 6, 12
"""Move points one would rather spend than provoke an enemy, or pass through one or a wall."""
MOST_BATTLES = 8
BATTLEGROUNDS = ("rampaging", KEEP, TOWER, DUNGEON, DEN, TOMB, GROUNDS, RUINS)


class Errand(NamedTuple):
    """Something to do with the rest of the turn."""

    value: float
    space: str
    """Where it is done; for an assault the place stormed."""
    ways: tuple[Way, ...]
    """What is played for Move first."""
    steps: tuple[str, ...]
    action: Action | None
    """What is done there; None to end the turn."""
    need: int = 0
    """Move points it takes altogether."""


# The value of things


def is_quest(g: State) -> bool:
    """Finding the City is all that matters."""
    return SCENARIOS[g.scenario].goal == "find"


def rounds_left(g: State) -> int:
    return max(0, g.rounds - g.round)


def turns_left(g: State, p: Player) -> int:
    """Own turns in this Round, the present one included, as far as can be told."""
    if g.closing is not None:
        return 1 + g.closing.count(p.seat)
    if g.dummy:
        return 1 + -(-len(g.dummy_deck) // DUMMY_PACE)
    return 1 + len(p.deck) // OWN_PACE


def turns_to_come(g: State, p: Player) -> int:
    """In all Rounds that are left."""
    return turns_left(g, p) + TURNS_A_ROUND * rounds_left(g)


def thrift(g: State, p: Player) -> float:
    """How much a card is missed: less if there are more cards than turns to play them in."""
    cards = len(p.deck) + sum(card != WOUND for card in p.hand)
    turns_per_card = OWN_PACE * turns_left(g, p) / max(1, cards)
    return round(4 * min(MOST_THRIFT, max(LEAST_THRIFT, turns_per_card))) / 4


def wound_price(g: State, p: Player) -> float:
    """Wounds matter as long as there are turns in which they take the place of cards."""
    return LAST_WOUND_PRICE + (WOUND_PRICE - LAST_WOUND_PRICE) * min(1.0, (turns_to_come(g, p) - 1) / 6)


def stakes(g: State, p: Player, bonus: float) -> Stakes:
    wound = wound_price(g, p)
    return Stakes(bonus, wound, p.row.armor, max(2, hand_limit(g, p) - (g.combat.wounds if g.combat else 0)))


def foe_worth(g: State, name: str, *, city: bool, rampaging: bool) -> float:
    """Fame, and what brings the end nearer."""
    return growth(g) * (FAME * ENEMIES[name].fame + 0.8 * rampaging) + DEFENDER * city


def growth(g: State) -> float:
    """What it still helps to grow: less as the end comes near, and hardly where finding the City is all."""
    return 0.4 if is_quest(g) else GROWTH[min(rounds_left(g), len(GROWTH) - 1)]


def win_bonus(g: State, kind: str, space: str) -> float:
    """What a place brings to its conqueror."""
    if kind == CITY:
        return CITY_FALLS
    if kind in REWARD and not g.is_conquered(space):
        return REWARD[kind] * growth(g)
    return 0.0


# Ways


class Reach(NamedTuple):
    cost: int
    before: str


def reachable(g: State, p: Player) -> dict[str, Reach]:
    """Every space the hero could come to, provoking nobody, with the Move points it takes and the step before."""
    found: dict[str, Reach] = {}
    queue = [(0, p.space, "")]
    while queue:
        cost, name, before = heapq.heappop(queue)
        if name in found:
            continue
        found[name] = Reach(cost, before)
        if name != p.space and needs_assault(g, p, name):
            continue
        for near in g.world[name].near:
            if near in found or not may_enter(g, p, near):
                continue
            price = move_cost(g, p, g.world[near])
            if price is not None and (not provoked_by(g, name, near) or needs_assault(g, p, near)):
                heapq.heappush(queue, (cost + price, near, name))
    return found


def steps_to(found: dict[str, Reach], name: str) -> tuple[str, ...]:
    steps: list[str] = []
    while found[name].before:
        steps.append(name)
        name = found[name].before
    return tuple(reversed(steps))


class Obstacles(NamedTuple):
    """What stands in the way: rampaging enemies, and walls that have not fallen."""

    night: bool
    enemies: frozenset[str]
    walls: frozenset[str]


def obstacles(g: State, p: Player) -> Obstacles:
    spaces = g.world.spaces
    return Obstacles(
        g.night,
        frozenset(name for name in g.enemies if spaces[name].rampaging),
        frozenset(name for name, space in spaces.items() if space.site in FORTIFIED and needs_assault(g, p, name)),
    )


@functools.lru_cache(maxsize=1 << 14)
def distances(tiles: tuple[Placed, ...], hard: Obstacles, to: str) -> dict[str, int]:
    """Move points from every space to this one, with what enemies and walls on the way are worth to avoid."""
    land = world(tiles)
    costs = NIGHT_COSTS if hard.night else DAY_COSTS
    done: dict[str, int] = {}
    queue = [(0, to)]
    while queue:
        cost, name = heapq.heappop(queue)
        if name in done:
            continue
        done[name] = cost
        space = land[name]
        price = CITY_COST if space.site == CITY else costs.get(space.terrain, 2 if name == to else None)
        if price is None:
            continue
        if name != to and (name in hard.enemies or name in hard.walls):
            price += DETOUR
        for near in space.near:
            if near not in done:
                provoked = sum(each in hard.enemies and each in space.near for each in land[near].near)
                heapq.heappush(queue, (cost + price + PROVOKING * provoked, near))
    return done


# What lies ahead


class Pull(NamedTuple):
    """Something worth going to."""

    space: str
    worth: float
    slope: float
    """What is lost with every Move point between."""
    more: int = 0
    """Move points it takes once one is there."""


_REMEMBERED = 64
_remembered: dict[object, list[Pull]] = {}
"""What was last found worth going to: it changes from turn to turn, not from card to card."""


def attractions(g: State, p: Player) -> list[Pull]:
    """Places worth going to, remembered as long as nothing changes that matters."""
    cards = tuple(sorted((*p.hand, *p.deck, *p.discard, *p.play)))
    units = tuple((unit.name, unit.wounds) for unit in p.units)
    key = (
        g.scenario, g.tiles, g.night, g.round, turns_left(g, p), cards, units, p.skills, p.level, p.reputation,
        p.crystals, tuple(g.enemies.items()), tuple(g.ruins), tuple(g.shields), g.fallen, g.units_offer,
        g.monastery_offer,
    )  # fmt: skip
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= _REMEMBERED:
            _remembered.clear()
        found = _remembered[key] = find_attractions(g, p)
    return found


def find_attractions(g: State, p: Player) -> list[Pull]:
    """Places worth going to, by what a usual hand may bring about there."""
    found: list[Pull] = []
    growing = not is_quest(g)
    usual = UsualHands(g, p) if growing else None
    tile, city_slope = tile_worth(g, p), SLOPE * min(1.0, HURRY / turns_to_come(g, p))
    for name, space in g.world.spaces.items():
        if tile and space.edges and (g.stack or g.hidden) and any(may_lie(g, position) for position in space.edges):
            found.append(Pull(name, tile, SLOPE, EXPLORE_COST))
        if usual is None:
            continue
        kind = "rampaging" if is_rampaging(g, name) else site_of(g, name)
        if kind == CITY and space.heart not in g.fallen:
            found.append(Pull(name, max(usual.battle(name, kind), city_pull(g, p)), city_slope))
        elif kind in (VILLAGE, MONASTERY) or (kind in (KEEP, TOWER) and g.is_conquered(name)):
            found.append(Pull(name, usual.bargain(name), SLOPE))
        elif kind in BATTLEGROUNDS and not g.is_conquered(name):
            found.append(Pull(name, usual.battle(name, kind), SLOPE))
    return [pull for pull in found if pull.worth > 0]


class UsualHands:
    """A few hands as the hero's cards usually make them, with one mana of any colour."""

    def __init__(self, g: State, p: Player) -> None:
        self.g, self.p = g, p
        cards = sorted((*p.hand, *p.deck, *p.discard, *p.play))
        size = p.row.hand
        units = tuple(usual_unit(unit.name, number, g.dark) for number, unit in enumerate(p.units) if not unit.wounds)
        skills = tuple(usual_skill(name, g.dark) for name in p.skills if SKILLS[name].often == TURN)
        self.hands = [
            (*(usual_card(name, g.dark) for name in cards[start::SAMPLES][:size] if name != WOUND), *units, *skills)
            for start in range(SAMPLES)
        ]
        self.purse = Purse((0,) * 6, p.crystals, BASIC, 1, g.dark)

    def battle(self, space: str, kind: str) -> float:
        foes = tuple(opponents_at(self.g, space, kind))
        if not foes:
            return 0.0
        bonus = win_bonus(self.g, kind, self.g.world[space].heart or space)
        stake = stakes(self.g, self.p, bonus)
        return HOPE * sum(max(0.0, likely_gain(foes, hand, self.purse, stake)) for hand in self.hands) / SAMPLES

    def bargain(self, space: str) -> float:
        g, p = self.g, self.p
        if p.reputation == LEAST_REPUTATION:
            return 0.0
        found = bargains(g, p, space)
        if not found:
            return 0.0
        bonus = REPUTATION_BONUS[p.reputation]
        best = [best_bargain(found, bonus, hand, 0, self.purse) for hand in self.hands]
        return HOPE * sum(each[0] for each in best if each is not None) / SAMPLES


@functools.lru_cache(maxsize=1 << 13)
def likely_gain(foes: tuple[Opponent, ...], things: tuple[Thing, ...], purse: Purse, stake: Stakes) -> float:
    return Planner(foes, things, (), stake).plan(0, purse).value


def tile_worth(g: State, p: Player) -> float:
    """Tiles show where to grow, but no faster than the hero grows; in the end the City must be found."""
    if is_quest(g):
        return 0.0 if g.city_found else 20.0
    if city_known(g):
        return 0.8
    if rounds_left(g) < LATE:
        return 2 * TILE
    return TILE if len(g.tiles) <= TILES_TO_START_WITH + p.level else 0.5 * TILE


def city_known(g: State) -> bool:
    return any(space.heart and space.heart not in g.fallen for space in g.world.spaces.values())


def wants_unit(p: Player) -> bool:
    return len(p.units) < p.row.command


def city_pull(g: State, p: Player) -> float:
    """In the end the City calls whatever the odds, if the hero is not too weak."""
    return {0: 25.0, 1: 12.0}.get(rounds_left(g), 0.0) if p.level >= LEAST_LEVEL else 0.0


def spare_cards(g: State, p: Player) -> int:
    """Cards of the deck that would not be drawn any more in this Round."""
    return max(0, len(p.deck) - OWN_PACE * (turns_left(g, p) - 1))


class Prospect:
    """What it is worth to end the turn on each space."""

    def __init__(self, g: State, p: Player) -> None:
        self.g, self.p = g, p
        hard = obstacles(g, p)
        self.pulls = [(distances(g.tiles, hard, pull.space), pull) for pull in attractions(g, p)]
        self._known: dict[str, float] = {}

    def of(self, space: str) -> float:
        if space not in self._known:
            self._known[space] = self._of(space)
        return self._known[space]

    def _of(self, space: str) -> float:
        ahead = sorted(
            (pull.worth - pull.slope * (far.get(space, FAR) + pull.more) for far, pull in self.pulls), reverse=True
        )
        value = DRAWN * sum(worth * share for worth, share in zip(ahead, SHARES, strict=False))
        site = self.g.world[space].site
        if site == MINE:
            value += CRYSTAL
        elif site == GLADE and (WOUND in self.p.hand or WOUND in self.p.discard):
            value += HEALED
        if not is_safe(self.g, self.p, space):
            value -= 2 * wound_price(self.g, self.p)
        return value


# Bargains


class Bargain(NamedTuple):
    """Something the locals sell."""

    price: int
    worth: float
    what: str
    name: str = ""


def bargains(g: State, p: Player, space: str) -> list[Bargain]:
    """What could be had here, were there Influence enough."""
    site = g.world[space].site
    found: list[Bargain] = []
    worst = min((unit_worth(unit) for unit in p.units), default=0.0)
    room = wants_unit(p)
    for name in dict.fromkeys(g.units_offer):
        card = UNITS[name]
        if site in card.sites or site == CAMP or (site == CITY and "white" in g.world[space].city):
            worth = UNIT_WORTH[card.level] - (0.0 if room else worst + 1.0)
            found.append(Bargain(unit_price(g, p, name), worth, "recruit", name))
    if site == MONASTERY:
        found += [Bargain(LEARNING_COST, card_worth(name), "learn", name) for name in g.monastery_offer]
    if site == TOWER:
        found += [
            Bargain(SPELL_COST, card_worth(name), "buy-spell", name)
            for name in g.spells_offer
            if can_pay(g, p, CARDS[name].colours[0])
        ]
    if site in HEALING_COST:
        found += healing(p, HEALING_COST[site])
    return [each for each in found if each.worth > 0]


def unit_worth(unit: Unit) -> float:
    return UNIT_WORTH[UNITS[unit.name].level] * (WOUNDED_SHARE if unit.wounds else 1.0)


def healing(p: Player, price: int) -> Iterator[Bargain]:
    """For a Wound in hand, or for a Unit that is back in the fight with it."""
    if WOUND in p.hand:
        yield Bargain(price, HEALED, "buy-healing")
    for unit in p.units:
        level = UNITS[unit.name].level
        if unit.wounds == 1 and level > p.heal:
            yield Bargain(price * (level - p.heal), (1 - WOUNDED_SHARE) * UNIT_WORTH[level], "buy-healing")


def card_worth(name: str) -> float:
    return min(MOST_FOR_A_CARD, RANK * card_rank(name))


def best_bargain(
    found: Sequence[Bargain], has: int, things: Sequence[Thing], used: int, purse: Purse
) -> tuple[float, Bargain, Cover] | None:
    """The one that is worth most beyond what it takes."""
    best: tuple[float, Bargain, Cover] | None = None
    covers: dict[int, Cover | None] = {}
    for each in found:
        need = each.price - has
        if need not in covers:
            covers[need] = cover(2 * need, things, used, purse, points_worth(INFLUENCE))
        paid = covers[need]
        if paid is not None and each.worth > paid.loss and (best is None or each.worth - paid.loss > best[0]):
            best = (each.worth - paid.loss, each, paid)
    return best


# Battles ahead


def opponents_at(g: State, space: str, kind: str) -> list[Opponent]:
    """Who is to be expected there; face-down tokens are taken for what is common of their colour."""
    found = []
    heart = g.world[space].heart or space
    city = g.world[heart].city if kind == CITY else ""
    names = [token.name if token.up else TYPICAL[ENEMIES[token.name].colour] for token in g.enemies.get(heart, ())]
    if not names and kind == RUINS:
        token = g.ruins.get(space)
        if token is not None and token.up:
            names = [TYPICAL[colour] for colour in RUINS_TOKENS[token.name].enemies]
    elif not names:
        names = [TYPICAL[colour] for colour in LURKING.get(kind, ())]
    for number, name in enumerate(names):
        worth = foe_worth(g, name, city=kind == CITY, rampaging=kind == "rampaging")
        found.append(expected(name, number, walled=kind in GARRISON or kind == CITY, city=city, worth=worth))
    return found


def battle_ahead(
    g: State, p: Player, foes: Sequence[Opponent], kind: str, space: str, things: Sequence[Thing], used: int,
    purse: Purse,
) -> Battle:  # fmt: skip
    """How a combat there may go with what is left."""
    underground = kind in (DUNGEON, TOMB)
    if underground:
        purse = purse._replace(dark=True)
    bonus = win_bonus(g, kind, g.world[space].heart or space)
    units = not underground
    if not units:
        used |= sum(1 << place for place, thing in enumerate(things) if thing.unit >= 0)
    return Planner(foes, things, guards_of(p) if units else (), stakes(g, p, bonus)).plan(used, purse)


# The errands


def errands(g: State, p: Player) -> list[Errand]:
    """All of them, the best first."""
    turn = TurnPlan(g, p)
    return sorted(turn.errands(), key=lambda each: -each.value)


class TurnPlan:
    """The rest of a turn, from the present moment."""

    def __init__(self, g: State, p: Player) -> None:
        self.g, self.p = g, p
        self.things = things_of(g, p, thrift(g, p))
        self.purse = purse_of(g, p)
        self.found = reachable(g, p)
        self.prospect = Prospect(g, p)
        self.most = p.move + most_points(MOVE, self.things, 0, self.purse).points
        self._moves: dict[int, Cover | None] = {}

    def move(self, need: int) -> Cover | None:
        """How to come by so many Move points."""
        if need not in self._moves:
            missing = 2 * (need - self.p.move)
            self._moves[need] = cover(missing, self.things, 0, self.purse, points_worth(MOVE))
        return self._moves[need]

    def errands(self) -> Iterator[Errand]:
        g, p = self.g, self.p
        reach = {name: each for name, each in self.found.items() if each.cost <= self.most}
        for name in reach:
            if needs_assault(g, p, name) and name != p.space:
                continue
            yield from self._walk(name)
            yield from self._explore(name)
            yield from self._deal(name)
        yield from self._battles(reach)
        if not p.moved and p.hand:
            yield self._rest()

    def _errand(
        self, name: str, gain: float, action: Action | None, *, need: int | None = None, end: str = ""
    ) -> Errand | None:
        need = self.found[name].cost if need is None else need
        paid = self.move(need)
        if paid is None:
            return None
        value = gain - paid.loss + self.prospect.of(end or name)
        return Errand(value, name, paid.ways, steps_to(self.found, name), action, need)

    def _walk(self, name: str) -> Iterator[Errand]:
        idle = not self.p.played and name == self.p.space
        errand = self._errand(name, -IDLE if idle else 0.0, None)
        if errand is not None:
            yield errand

    def _explore(self, name: str) -> Iterator[Errand]:
        g, p = self.g, self.p
        if not (g.stack or g.box or g.hidden) or not is_safe(g, p, name):
            return
        gain = tile_worth(g, p)
        if gain <= 0:
            return
        need = self.found[name].cost + explore_cost(p)
        if need > self.most:
            return
        for position in g.world[name].edges:
            if may_lie(g, position):
                errand = self._errand(name, gain + self._outwards(position), Explore(*position), need=need)
                if errand is not None:
                    yield errand

    def _outwards(self, position: tuple[int, int]) -> float:
        """Farther inland is better: Core tiles lie there."""
        x, y = position
        return 0.1 * (x + y) + 0.1 * min(x, y)

    def _deal(self, name: str) -> Iterator[Errand]:
        g, p = self.g, self.p
        site = g.world[name].site
        if site not in (VILLAGE, MONASTERY, KEEP, TOWER, CITY, CAMP) or is_quest(g):
            return
        guest = p.copy()
        guest.space = name
        found = bargains(g, guest, name) if can_interact(g, guest) else []
        paid = self.move(self.found[name].cost)
        if not found or paid is None:
            return
        bonus = 0 if p.has_change("no-reputation") else REPUTATION_BONUS[p.reputation]
        best = best_bargain(found, bonus, self.things, paid.used, paid.purse)
        if best is not None:
            errand = self._errand(name, best[0], Interact())
            if errand is not None:
                yield errand

    def _battles(self, reach: dict[str, Reach]) -> Iterator[Errand]:
        """Only the likeliest are worked out."""
        g, p = self.g, self.p
        places: list[tuple[int, str, str, str, Action | None]] = []
        for name, each in reach.items():
            if name != p.space and needs_assault(g, p, name):
                places.append((each.cost, name, g.world[name].site, name, Move(name)))
                continue
            site = site_of(g, name)
            if site in (DUNGEON, TOMB, DEN, GROUNDS, RUINS) and not g.is_conquered(name):
                places.append((each.cost, name, site, name, Enter()))
        for target in self._rampaging(reach):
            near = min((name for name in g.world[target].near if name in reach and is_safe(g, p, name)),
                       key=lambda name: reach[name].cost, default="")  # fmt: skip
            if near:
                places.append((reach[near].cost, near, "rampaging", target, Challenge(target)))
        places.sort(key=lambda each: each[0])
        for _, name, kind, target, action in places[:MOST_BATTLES]:
            yield from self._battle(name, kind, target, action)

    def _rampaging(self, reach: dict[str, Reach]) -> list[str]:
        near = {target for name in reach for target in self.g.world[name].near}
        return sorted(target for target in near if is_rampaging(self.g, target))

    def _battle(self, name: str, kind: str, target: str, action: Action | None) -> Iterator[Errand]:
        g, p = self.g, self.p
        foes = opponents_at(g, target, kind)
        paid = self.move(self.found[name].cost)
        if not foes or paid is None:
            return
        battle = battle_ahead(g, p, foes, kind, target, self.things, paid.used, paid.purse)
        if battle.value <= 0:
            return
        walled = kind in (KEEP, TOWER, CITY)
        end = name if not walled or battle.won else self.found[name].before
        errand = self._errand(name, battle.value - STORMING * walled, action, end=end)
        if errand is not None:
            yield errand

    def _rest(self) -> Errand:
        """Wounds out of hand make room for cards in the turns left."""
        g, p = self.g, self.p
        wounds = p.hand.count(WOUND)
        turns = min(MOST_TURNS_AHEAD, turns_left(g, p) - 1)
        gain = REST + ROOM * turns * (wounds if wounds < len(p.hand) else 1)
        return Errand(gain + self.prospect.of(p.space), p.space, (), (), Rest())
