"""A position as one character sees it: what enemies will do where one stands, and what a blow is worth; for bots.

All worth is counted in points of damage dealt.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.bots.attack_odds import hardness, odds
from tabletome.games.gloomhaven.bots.card_value import PartyValue
from tabletome.games.gloomhaven.bots.company import within_reach
from tabletome.games.gloomhaven.bots.destinations import Destination, before_door, closed_barriers
from tabletome.games.gloomhaven.bots.pace import are_places
from tabletome.games.gloomhaven.bots.threats import Strike, Threat, armour, craved, friends, strikes, threats
from tabletome.games.gloomhaven.content.notation.abilities import More, Stronger
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, MUDDLE, POISON, STRENGTHEN, STUN
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.rules.abilities.dooms import attack_by_dooms
from tabletome.games.gloomhaven.rules.abilities.questions import count, is_true
from tabletome.games.gloomhaven.rules.combat.attack import shield
from tabletome.games.gloomhaven.rules.combat.elements import available
from tabletome.games.gloomhaven.rules.movement.enter import hazard_damage
from tabletome.games.gloomhaven.rules.movement.move import jump_reach, walk_reach
from tabletome.games.gloomhaven.state import NOBODY, AttackAbility, State

# Points of damage; set by hand and tried in games by instinct
KILL_VALUE = 1.5  # an enemy is dead, beside its hit points and what it would have dealt
DESTROYED_VALUE = 4.0  # an obstacle with hit points is gone, beside those
CONDITION_VALUE = {"poison": 1.0, "wound": 1.3, "muddle": 0.5, "curse": 0.5, "bless": 0.7, "strengthen": 1.0}
OTHER_CONDITION_VALUE = 0.2
HARDLY_A_DIFFERENCE = 0.3  # an enemy that is held though that changes little

# Factors; set by hand
PRESSING = 1.5  # how much more a point of damage is worth against whoever strikes hard for its hit points
LATER_STRIKES_SHARE = 0.5  # of what a dead enemy would have dealt in later rounds
OBJECTIVE_FACTOR = 1.0  # a point of damage to an obstacle with hit points
STUNNED_SHARE = 1.1  # of an enemy's strike that is saved if it is stunned
DISARMED_SHARE = 0.9  # if it is disarmed
HELD_SHARE = 0.8  # if it is held away from whom it would strike
NEXT_ROUND_SHARE = 0.8  # of that, if it strikes only in the next round
OUT_OF_REACH_SHARE = 0.2  # of that, if nobody is near enough
DANGER_BELIEVED = 0.8  # share of the danger that is seen
FRIENDS_SHARE = (
    0.35  # of what falls on others in a crowd: as long as each thinks of itself, nobody stays where all are struck
)
HAZARD_SHARE = 0.5  # of the cost of a trap that must be sprung, if hazardous terrain must be gone through
ASSAILANT = 2.5  # how much more it is worth to strike whoever is about to strike somebody who must not die
CERTAIN_DEATH = 99  # damage of a kill


class Expected(NamedTuple):
    """What an enemy is expected to have suffered: damage, and the chance that it is dead."""

    figure: int
    damage: float
    death: float


class Danger(NamedTuple):
    """What the enemies will do if the hero stands in a certain hex."""

    cost: float
    saved: dict[int, float]
    """What it would save if an enemy were dead."""
    mine: float
    """What falls on the hero of it this round."""
    hits: float
    """How often the hero is struck this round."""
    melee: float


class Outlook:
    """A position with what has been found out about it, for one character."""

    def __init__(self, g: State, hero: int) -> None:
        self.g, self.hero = g, hero
        self.here = g.figures[hero].at
        self.party = PartyValue(g)
        self.board = g.board
        self.elements = tuple(available(g))
        shut = closed_barriers(g)
        self.foes = within_reach(g, hero, (who for who in g.targets_for(hero) if who not in shut))
        self.threats = threats(g)
        self.by_figure: dict[int, Threat] = {each.figure: each for each in self.threats}
        self.friends = [who for who in friends(g) if who != hero]
        self.unseen = hero not in friends(g)
        self.craved = craved(g)
        self.kept = [who for who in self.friends if g.figures[who].name in self.party.must_live]
        self.destination = Destination(g, hero)
        fearless = 1.0 if are_places(self.destination.goals) else self.destination.courage
        self.friends_share = FRIENDS_SHARE + (1 - FRIENDS_SHARE) * fearless
        self.card_price = self.party.price(hero)
        self.bonuses = [bonus for _, bonus in lasting_of(g, hero, Stronger)]
        self._dangers: dict[int, Danger] = {}
        self._dangers_by_distance: dict[tuple[int, ...], Danger] = {}
        self._blows: dict[tuple[int, int], list[Strike]] = {}
        self._armour = {who: armour(g, who) for who in (*self.friends, hero)}
        self._shields = {who: shield(g, who) for who in self.foes}
        self._attacks: dict[tuple[int, int, int, tuple[str, ...], bool, int, Expected], tuple[float, Expected]] = {}
        self._reaches: dict[tuple[int, int, bool], list[tuple[int, float]]] = {}

    # Where one stands

    def danger(self, at: int) -> Danger:
        """What the enemies will do if the hero stands there; on a closed door, no less than before it."""
        known = self._dangers.get(at)
        if known is None:
            beside = at if at in self.board.floor else before_door(self.g, at)
            room = self._room_around(beside)
            key = (*room.values(), *(threat.away[beside] for threat in self.threats))
            known = self._dangers_by_distance.get(key)
            if known is None:
                known = self._dangers_by_distance[key] = self._find_danger(beside, room)
            self._dangers[at] = known
        return known

    def _room_around(self, at: int) -> dict[int, int]:
        """How many enemies can stand beside those who must not die, the hero standing in this hex."""
        g = self.g
        taken = {g.figures[friend].at for friend in self.friends} | {at} if self.kept else ()
        return {
            who: sum(near not in taken and near not in g.obstacles for near in self.board.near[g.figures[who].at])
            for who in self.kept
        }

    def _find_danger(self, at: int, room: dict[int, int]) -> Danger:
        """Every enemy strikes whom it finds nearest; what that costs is shared among those who cause it.

        With a blade nobody comes at those around whom there is no room.
        """
        hero = self.hero
        taken: dict[int, float] = {}
        blows = []
        hits = melee = now = 0.0
        for threat in self.threats:
            for strike in self._blows_in(threat, at, room) if room and threat.melee else self._blows_of(threat, at):
                amount = max(strike.now - self._armour[strike.target], 0) + strike.later
                taken[strike.target] = taken.get(strike.target, 0.0) + amount
                blows.append((threat.figure, strike.target, amount))
                if strike.target == hero and strike.now:
                    hits += strike.now / threat.strike
                    melee += threat.melee * strike.now / threat.strike
                    now += strike.now
        costs = {friend: self.party.expected_loss(friend, damage) for friend, damage in taken.items()}
        saved: dict[int, float] = {}
        for figure, target, amount in blows:
            if taken[target]:
                saved[figure] = saved.get(figure, 0.0) + amount * costs[target] / taken[target]
        mine = self.party.expected_loss(hero, now) if now else 0.0
        saved = {figure: DANGER_BELIEVED * worth for figure, worth in saved.items()}
        total = sum(cost * (1.0 if who in (hero, *self.kept) else self.friends_share) for who, cost in costs.items())
        return Danger(DANGER_BELIEVED * total, saved, mine, hits, melee)

    def _blows_in(self, threat: Threat, at: int, room: dict[int, int]) -> list[Strike]:
        """Whom an enemy strikes that must stand beside its target; it takes up room there."""
        found = strikes(threat, [each for each in self.nearest_to(threat, at) if room.get(each[1], 1) > 0])
        for target in {strike.target for strike in found} & room.keys():
            room[target] -= 1
        return found

    def _blows_of(self, threat: Threat, at: int) -> list[Strike]:
        """Whom an enemy strikes, the hero standing in this hex: the same for all hexes as far away from it."""
        key = threat.figure, threat.away[at]
        known = self._blows.get(key)
        if known is None:
            known = self._blows[key] = strikes(threat, self.nearest_to(threat, at))
        return known

    def nearest_to(self, threat: Threat, at: int) -> list[tuple[int, int]]:
        """The party by its distance from an enemy, the hero standing in this hex."""
        figures, away = self.g.figures, threat.away
        near = [(away[figures[friend].at], friend) for friend in self.friends]
        if not self.unseen:
            near.append((away[at], self.hero))
        near.sort()
        if self.craved and any(away[figures[token].at] <= threat.far for token in self.craved):
            near.sort(key=lambda each: each[1] not in self.craved)
        return near

    def cost_of_entering(self, at: int) -> float:
        """What a trap or hazardous terrain there costs."""
        g, figure = self.g, self.g.figures[self.hero]
        missing = 1 - figure.health / figure.max_health
        if at in g.traps:
            return missing if self.destination.must_spring(at) else self.party.loss(self.hero, g.trap_damage)
        if at in g.hazards:
            wades = self.destination.must_wade(at)
            return HAZARD_SHARE * missing if wades else self.party.loss(self.hero, max(hazard_damage(g), 1))
        return 0.0

    def reach(self, start: int, points: int, jump: bool) -> list[tuple[int, float]]:
        """Every hex that can be come to, and what it costs to enter it."""
        key = (start, points, jump)
        known = self._reaches.get(key)
        if known is None:
            g = self.g
            flies = jump or g.is_flying(self.hero)
            with Standing(self, start):
                found = jump_reach(g, self.hero, points) if flies else walk_reach(g, self.hero, points)
            known = self._reaches[key] = [(at, self.cost_of_entering(at)) for at in found]
        return known

    # Attacks

    def attack_worth(
        self, at: int, who: int, value: int, pierce: int, give: tuple[str, ...], ranged: bool,
        expected: tuple[Expected, ...] = (),
    ) -> tuple[float, Expected]:  # fmt: skip
        """What an attack of this value from this hex is worth, and what its target will have suffered then.

        Where no active card and no Doom asks for more, only the distance counts of the hex.
        """
        before = Expected(who, 0.0, 0.0)
        for each in expected:
            if each.figure == who:
                before = each
        target = self.g.figures[who]
        away = self.board.distances(at)[target.at]
        if self.bonuses or target.marks.doomed_by != NOBODY:
            return self._attack_worth(who, value, pierce, give, ranged, away, before)
        key = (who, value, pierce, give, ranged, away, before)
        known = self._attacks.get(key)
        if known is None:
            known = self._attacks[key] = self._attack_worth(*key)
        return known

    def _attack_worth(
        self, who: int, value: int, pierce: int, give: tuple[str, ...], ranged: bool, away: int, before: Expected
    ) -> tuple[float, Expected]:
        """The same from a hex so far away, on a target that is expected to have suffered so much before."""
        g = self.g
        hero, target = g.figures[self.hero], g.figures[who]
        health = max(target.health - round(before.damage), 1)
        value += hero.effects.attack + bool(target.conditions & POISON)
        for bonus in self.bonuses:
            if bonus.when is None or is_true(g, bonus.when, self.hero, who):
                value = (value + bonus.by) * bonus.times
        if target.marks.doomed_by != NOBODY:
            value += attack_by_dooms(g, self.hero, who, 0)
        worse = hero.conditions & MUDDLE or target.effects.avoided or (ranged and away <= 1)
        edge = bool(hero.conditions & STRENGTHEN) - bool(worse)
        damage, death = odds(value, max(self._shield(who) - pierce, 0), health, edge)
        alive = 1 - before.death
        worth = alive * self.hit_worth(who, damage, death, self.conditions_worth(who, give))
        back = self._struck_back(who, away)
        if back:
            worth -= (1 - death) * self.party.loss(self.hero, back)
        return worth, Expected(who, before.damage + alive * damage, before.death + alive * death)

    def _shield(self, who: int) -> int:
        known = self._shields.get(who)
        return shield(self.g, who) if known is None else known

    def _struck_back(self, who: int, away: int) -> int:
        """What an enemy retaliates at this distance. GH-RETAL-01"""
        stat = self.g.stat(who)
        back = stat.retaliate if away <= stat.retaliate_range else 0
        return back + sum(by for by, reach in self.g.figures[who].effects.retaliate if away <= reach)

    def hit_worth(self, who: int, damage: float, death: float, conditions: float) -> float:
        """Damage counts more against whoever strikes hard for its hit points; a dead enemy strikes nobody."""
        threat = self.by_figure.get(who)
        if threat is None:
            return self.destination.urgency(who) * (OBJECTIVE_FACTOR * damage + DESTROYED_VALUE * death)
        density = 1 + PRESSING * threat.strike_later / (self.g.figures[who].health + threat.strike_later)
        density *= hardness(self.g.stat(who).shield)
        killed = KILL_VALUE + LATER_STRIKES_SHARE * threat.strike_later
        worth = damage * density + death * killed + (1 - death) * conditions
        return worth * self.destination.urgency(who) * (ASSAILANT if self._assails(threat) else 1.0)

    def _assails(self, threat: Threat) -> bool:
        """Whether an enemy will strike somebody with whom the scenario is lost, unless it dies."""
        if not self.kept:
            return False
        near = min(threat.away[self.g.figures[who].at] for who in self.kept)
        return near <= threat.far_later and (bool(self.craved) or near <= self._nearest_friend(threat))

    def conditions_worth(self, who: int, names: tuple[str, ...]) -> float:
        """What it is worth that an enemy, if it lives, cannot act as it would."""
        threat = self.by_figure.get(who)
        if threat is None:
            return 0.0
        has = self.g.figures[who].conditions
        coming = self._coming(threat)
        worth = 0.0
        for name in names:
            match name:
                case "stun":
                    worth += 0 if has & STUN else STUNNED_SHARE * coming + HARDLY_A_DIFFERENCE
                case "disarm":
                    worth += 0 if has & (STUN | DISARM) else DISARMED_SHARE * coming
                case "immobilize":
                    worth += 0 if has & (STUN | IMMOBILIZE) else self._held_worth(threat, coming)
                case _:
                    worth += CONDITION_VALUE.get(name, OTHER_CONDITION_VALUE)
        return worth

    def _coming(self, threat: Threat) -> float:
        """What an enemy that can still act deals in this round or the next, if it reaches anybody."""
        near = self._nearest_friend(threat)
        if threat.strike:
            return threat.strike * (1.0 if near <= threat.far else OUT_OF_REACH_SHARE)
        return NEXT_ROUND_SHARE * threat.strike_later * (1.0 if near <= threat.far_later else OUT_OF_REACH_SHARE)

    def _nearest_friend(self, threat: Threat) -> int:
        """How far away from an enemy the nearest of the party is."""
        return min((threat.away[self.g.figures[friend].at] for friend in (*self.friends, self.hero)), default=FAR)

    def _held_worth(self, threat: Threat, coming: float) -> float:
        """What it is worth to keep an enemy where it is: little, if it strikes from there."""
        near = self._nearest_friend(threat)
        return HELD_SHARE * coming if threat.melee and near > 1 else HARDLY_A_DIFFERENCE

    def strike_worth(self, ability: AttackAbility, who: int, extras: list[More]) -> float:
        """What it is worth to choose this target now."""
        times = [1 if more.per is None else count(self.g, more.per, self.hero, who) for more in extras]
        value = ability.value + sum(more.attack * by for more, by in zip(extras, times, strict=True))
        pierce = ability.pierce + sum(more.pierce for more in extras)
        give = ability.give + tuple(each for more in extras for each in more.give)
        worth, expected = self.attack_worth(self.here, who, value, pierce, give, ability.ranged)
        return worth + expected.death * self.danger(self.here).saved.get(who, 0.0)


class Standing:
    """`with Standing(outlook, at):` the rules are asked as if the hero stood there."""

    __slots__ = ("_before", "_figure")

    def __init__(self, outlook: Outlook, at: int) -> None:
        self._figure = outlook.g.figures[outlook.hero]
        self._before, self._figure.at = self._figure.at, at

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._figure.at = self._before
