"""The scenarios: goals, special rules and rewards. Only those that are complete can be chosen.

Letters are those of content/layouts. The scenarios above 25 are declared in story_scenarios.py and side_scenarios.py.
GH-NAMED-03, 05, GH-PAGE-01..03
"""

from __future__ import annotations

import functools
from typing import TypeVar

import msgspec

from tabletome.games.gloomhaven.content.dungeons import (
    DUNGEONS,
    FOGGY_THICKET,
    RANDOM_DUNGEON,
    ROOMS,
    dungeon,
    penalties_of,
)
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.named import TOP_LEVEL
from tabletome.games.gloomhaven.content.notation.dungeons import FromNowOn
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.ranks import ranks
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Arrive,
    Boost,
    CreateRooms,
    Curses,
    Destroy,
    DoorOpens,
    Escape,
    Kill,
    KillAll,
    KillMany,
    KillRevealed,
    Lock,
    LootGoals,
    Lost,
    LostMany,
    MinusOnes,
    Moment,
    Occupy,
    OpenAllDoors,
    Reveal,
    Reward,
    Scenario,
    Spawn,
    StartWith,
    Stranded,
    Token,
    must_not_have,
    needs,
)
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AddsCondition,
    Altered,
    BlocksSight,
    CardsShown,
    Confined,
    Crossing,
    DrawsFrom,
    Fades,
    Graves,
    Gunner,
    HeldDoor,
    HigherLevel,
    Impassable,
    Inactive,
    LargeBoss,
    Marches,
    MonstersBetter,
    OutOfReach,
    PoisonedWater,
    Returns,
    Sacrifice,
    Sleepers,
    SpecialRule,
    SummonsForConditions,
)
from tabletome.games.gloomhaven.content.side_scenarios import SIDE_SCENARIOS
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO_SCENARIOS
from tabletome.games.gloomhaven.content.story_scenarios import STORY_SCENARIOS
from tabletome.geometry import neighbours

R = TypeVar("R", bound=SpecialRule)
IN_THE_BOX = 95
COMMANDER_DOORS = ("m1a-a1a", "m1a-a4b", "m1a-a2a", "m1a-a3b")
THRONE_DEMONS = ("frost-demon", "wind-demon", "night-demon", "earth-demon", "flame-demon", "sun-demon")
ELEMENTAL_DEMONS = ("earth-demon", "flame-demon", "frost-demon", "wind-demon")

SCENARIOS: dict[int, Scenario] = {
    each.number: each
    for each in (
        *STORY_SCENARIOS,
        *SIDE_SCENARIOS,
        Scenario(1, "black-barrow", goals=(KillAll(),), linked=(2,), reward=Reward(party=("first-steps",), opens=(2,))),
        Scenario(
            2,
            "barrow-lair",
            goals=(Kill("bandit-commander"), KillRevealed()),
            effects=(Curses(3),),
            locks=(Lock(COMMANDER_DOORS),),
            boss_doors=COMMANDER_DOORS,
            reward=Reward(gold=10, prosperity=1, opens=(3, 4)),
            requires=(needs("first-steps"),),
        ),
        Scenario(
            3,
            "inox-encampment",
            goals=(KillMany(formula("5xC")),),
            spawns=(
                Spawn(Moment.END_OF_ODD_ROUND, "inox-guard", "a", ranks("n", "", ""), until="l1b-e1b"),
                Spawn(Moment.START_OF_ROUND, "inox-guard", "a", ranks("", "n", "n"), until="l1b-e1b"),
            ),
            reward=Reward(gold=15, prosperity=1, party=("jekserahs-plans",), opens=(8, 9)),
            requires=(must_not_have("the-merchant-flees"),),
        ),
        Scenario(4, "crypt-of-the-damned", goals=(KillAll(),), reward=Reward(opens=(5, 6))),
        Scenario(
            5,
            "ruinous-crypt",
            goals=(KillAll(),),
            effects=(StartWith("disarm"),),
            linked=(10,),
            reward=Reward(opens=(10, 14, 19)),
        ),
        Scenario(
            6,
            "decaying-crypt",
            goals=(Reveal("m1a"), KillRevealed()),
            effects=(Curses(3),),
            reward=Reward(gold=5, party=("jekserahs-plans", "dark-bounty"), opens=(8,)),
        ),
        Scenario(
            7,
            "vibrant-grotto",
            goals=(LootGoals(),),
            loot_needs_action=True,
            reward=Reward(opens=(20,)),
            requires=(
                needs("the-power-of-enhancement"),
                needs("the-merchant-flees"),
            ),
        ),
        Scenario(
            8,
            "gloomhaven-warehouse",
            goals=(Kill("inox-bodyguard"),),
            linked=(0,),
            reward=Reward(reputation=2, world=("the-merchant-flees",), opens=(7, 13, 14)),
            requires=(
                needs("jekserahs-plans"),
                must_not_have("the-dead-invade"),
            ),
        ),
        Scenario(
            9,
            "diamond-mine",
            goals=(Kill("merciless-overseer"), LootGoals()),
            reward=Reward(gold=20, prosperity=1, world=("the-dead-invade",), opens=(11, 12)),
            requires=(must_not_have("the-merchant-flees"),),
        ),
        Scenario(
            10,
            "plane-of-elemental-power",
            goals=(KillAll(),),
            linked=(21,),
            reward=Reward(party=("a-demons-errand",), opens=(21, 22)),
            requires=(must_not_have("the-rift-neutralized"),),
        ),
        Scenario(
            11,
            "gloomhaven-square-a",
            goals=(Kill("captain-of-the-guard"),),
            allies=("living-bones", "living-corpse"),
            linked=(0,),
            reward=Reward(
                gold=15,
                reputation=-2,
                prosperity=2,
                world=("city-rule-economic", "end-of-the-invasion"),
                designs=(113,),
                opens=(16, 18),
            ),
            requires=(must_not_have("end-of-the-invasion"),),
        ),
        Scenario(
            12,
            "gloomhaven-square-b",
            goals=(Kill("jekserah"),),
            allies=("city-guard", "city-archer"),
            linked=(0,),
            reward=Reward(reputation=4, world=("end-of-the-invasion",), designs=(113,), opens=(16, 18, 28)),
            requires=(must_not_have("end-of-the-invasion"),),
        ),
        Scenario(13, "temple-of-the-seer", goals=(KillAll(),), reward=Reward(opens_one_of=(15, 17, 20))),
        Scenario(
            14,
            "frozen-hollow",
            goals=(KillAll(),),
            effects=(MinusOnes(3),),
            reward=Reward(world=("the-power-of-enhancement",)),
        ),
        Scenario(
            15,
            "shrine-of-strength",
            goals=(LootGoals(),),
            locks=(Lock(("d1a-h3b", "d1a-h1b"), ("c", "c", "c")), Lock(("d1a-c1a",), ("d", "de", "def"))),
            reward=Reward(xp=20),
        ),
        Scenario(16, "mountain-pass", goals=(KillAll(),), linked=(24,), reward=Reward(opens=(24, 25))),
        Scenario(17, "lost-island", goals=(KillAll(),), linked=(0,), reward=Reward(gold=25)),
        Scenario(18, "abandoned-sewers", goals=(KillAll(),), linked=(0,), reward=Reward(opens=(14, 23, 26, 43))),
        Scenario(
            19,
            "forgotten-crypt",
            goals=(Arrive("hail", "b"),),
            defeats=(Lost("hail"),),
            effects=(Curses(3),),
            tokens=(Token("hail", "a", formula("4+2xL"), role="escort", toward="b"),),
            spawns=(
                Spawn(DoorOpens("d1a-c2b"), "cultist", "c", ranks("n", "nn", "nn")),
                Spawn(DoorOpens("c2b-c1a"), "living-spirit", "d", ranks("n", "n", "nn")),
                Spawn(DoorOpens("c1a-i1b"), "living-bones", "e", ranks("n", "nn", "nn")),
            ),
            reward=Reward(prosperity=1, party=("stonebreakers-censer",), opens=(27,)),
            requires=(needs("the-power-of-enhancement"),),
        ),
        Scenario(
            20,
            "necromancers-sanctum",
            goals=(Kill("jekserah"),),
            reward=Reward(gold=20, reputation=2, prosperity=1, opens=(16, 18, 28)),
            requires=(needs("the-merchant-flees"),),
        ),
        Scenario(
            21,
            "infernal-throne",
            goals=(Kill("prime-demon"),),
            tokens=(Token("throne", "f", None, shares="prime-demon"),),
            boss_places="abcdef",
            boss_summons=THRONE_DEMONS,
            reward=Reward(gold=50, prosperity=1, world=("the-rift-neutralized",), city_events=(78,)),
            requires=(must_not_have("the-rift-neutralized"),),
        ),
        Scenario(
            22,
            "temple-of-the-elements",
            goals=(Destroy("altar"),),
            tokens=(Token("altar", "a", formula("4+CxL")),),
            boost=Boost("altar", ELEMENTAL_DEMONS),
            reward=Reward(world=("artifact-recovered",), opens=(31, 35, 36)),
            requires=(needs("a-demons-errand", "following-clues"),),
        ),
        Scenario(
            23,
            "deep-ruins",
            goals=(Occupy(("a", "ab", "abc")),),
            linked=(0,),
            effects=(MinusOnes(3),),
            reward=Reward(party=("through-the-ruins",), world=("ancient-technology",), opens=(26,)),
        ),
        Scenario(
            24,
            "echo-chamber",
            goals=(OpenAllDoors(),),
            reward=Reward(party=("the-voices-command",), opens=(30, 32)),
        ),
        Scenario(
            25,
            "icecrag-ascent",
            goals=(Escape("a"),),
            defeats=(Stranded("a"),),
            effects=(MinusOnes(2),),
            linked=(34,),
            reward=Reward(party=("the-drakes-command",), opens=(33, 34)),
        ),
        Scenario(
            FOGGY_THICKET,
            DUNGEONS[FOGGY_THICKET].name,
            goals=(CreateRooms(ROOMS), LootGoals()),
            effects=(MinusOnes(3),),
            loot_needs_action=True,
            linked=(56,),
            reward=Reward(shared_gold=10, opens=(56,)),
        ),
        *SOLO_SCENARIOS,
    )
}
PLAIN = Scenario(0, "", goals=(KillAll(),))
"""A map without a page: kill all enemies."""
AT_RANDOM = Scenario(RANDOM_DUNGEON, DUNGEONS[RANDOM_DUNGEON].name, goals=(CreateRooms(ROOMS), KillRevealed()))
"""The page of every random dungeon. GH-RDUN-02"""


class WithRules(frozenset[int]):
    """Numbers of scenarios; every random dungeon is among them, whatever its number."""

    @functools.cache  # noqa: B019 - there are few, they live for ever, and are asked in every attack
    def __contains__(self, number: object) -> bool:
        return (isinstance(number, int) and number >= RANDOM_DUNGEON) or frozenset.__contains__(self, number)


WITH_RULES = WithRules(number for number, scenario in SCENARIOS.items() if scenario.rules)
"""The scenarios with standing special rules."""
PLAYABLE: dict[str, int] = {SCENARIOS[number].name: number for number in sorted(SCENARIOS) if number <= IN_THE_BOX}
"""The scenarios of the book, by name."""
ALONE: dict[int, str] = {each.number: each.alone for each in SOLO_SCENARIOS}
"""The class of the character that plays a scenario alone."""
NO_MAP = {FOGGY_THICKET: DUNGEONS[FOGGY_THICKET].name}
"""Scenario 55 has no map of its own."""
TO_PLAY: dict[str, int] = {
    **PLAYABLE,
    **{each.name: each.number for each in SOLO_SCENARIOS},
    AT_RANDOM.name: RANDOM_DUNGEON,
}
"""What can be chosen to be played."""


def page(number: int) -> Scenario:
    """The goal and special rules of a map."""
    known = SCENARIOS.get(number)
    if known is None:
        return made_page(number) if number >= RANDOM_DUNGEON else PLAIN
    return known


@functools.lru_cache(maxsize=1024)
def made_page(number: int) -> Scenario:
    """The page of a random dungeon, with what its rooms have brought about for good. GH-RDUN-02, 09"""
    made = dungeon(number)
    scenario = SCENARIOS.get(made.scenario, AT_RANDOM)
    lasting = (penalty for room in made.rooms for penalty in penalties_of(room))
    rules = (*scenario.rules, *(each.rule for each in lasting if isinstance(each, FromNowOn)))
    return msgspec.structs.replace(scenario, number=number, rules=rules)


@functools.cache
def breakable_doors(number: int) -> frozenset[int]:
    """The doors of a scenario that are obstacles with hit points. GH-SPECIAL-05"""
    doors = [door for token in page(number).tokens for door in token.doors]
    return frozenset().union(*(layout(number).doors_between(door) for door in doors))


@functools.cache
def sight_blocking(number: int) -> tuple[int, ...]:
    """The hexes of obstacles that block sight, and whatever is behind them."""
    if number not in WITH_RULES:
        return ()
    plan = layout(number)
    return tuple(
        at
        for rule in page(number).rules
        if isinstance(rule, BlocksSight)
        for overlay in plan.overlays
        if overlay.kind == "obstacle"
        for at in overlay.hexes
        if at in plan.hexes_of_tile(rule.tile)
    )


@functools.cache
def crossings(number: int) -> tuple[tuple[frozenset[int], frozenset[int]], ...]:
    """Between which hexes characters cross, though no way leads from the ones to the others. GH-SPECIAL-08"""
    plan = layout(number)
    found = []
    for rule in page(number).rules if number in WITH_RULES else ():
        if isinstance(rule, Crossing):
            one, other = (
                frozenset(
                    at
                    for at, h in enumerate(plan.hexes)
                    if h in neighbours(plan.hexes[place]) and plan.tile_of[at] and at not in plan.marked(rule.place)
                )
                for place in plan.marked(rule.place)
            )
            found.append((one, other))
    return tuple(found)


def all_scenarios() -> dict[int, str]:
    """The name of every scenario by number, those for one character last."""
    named = {number: layout(number).name for number in layout_numbers()} | NO_MAP
    return {number: named[number] for number in sorted(named)}


COUNTING = frozenset(
    each.number
    for each in SCENARIOS.values()
    if each.rules
    or each.named
    or any(isinstance(goal, KillMany) and goal.monsters for goal in each.goals)
    or any(isinstance(defeat, LostMany) for defeat in each.defeats)
)
"""Scenarios in which it is counted which enemies have died."""
CHANGED = frozenset(
    each.number
    for each in SCENARIOS.values()
    if any(isinstance(rule, HigherLevel | AddsCondition | Altered) for rule in each.rules)
)
"""Scenarios that change what statistic cards say."""


def by_scenario(kind: type[R]) -> dict[int, tuple[R, ...]]:
    """The special rules of a kind, by the scenarios that have some."""
    found = {each.number: tuple(rule for rule in each.rules if isinstance(rule, kind)) for each in SCENARIOS.values()}
    return {number: rules for number, rules in found.items() if rules}


NAMING = frozenset(each.number for each in SCENARIOS.values() if each.named)
"""Scenarios with monsters that have names of their own."""
UNUSUAL_STATS = WithRules(CHANGED | NAMING)
"""Where monsters are not as their statistic cards say."""
THIRD: dict[int, tuple[str, ...]] = {each.number: each.third for each in SCENARIOS.values() if each.third}
"""Monsters that are enemies of everyone else, by scenario."""
REACHLESS = by_scenario(OutOfReach)
"""By which rules figures cannot be affected, by scenario."""
IDLING = frozenset(REACHLESS) | frozenset(by_scenario(Inactive)) | frozenset(by_scenario(Sleepers))
"""Scenarios in which some monsters do not act."""
CONFINED = by_scenario(Confined)
"""By which rules monsters cannot pass a door, by scenario."""
FADING = frozenset(by_scenario(Fades))
"""Scenarios with monsters that are moved through while nobody can affect them."""
HINDERING = frozenset(CONFINED) | frozenset(REACHLESS)
"""Scenarios in which something stands in the way of some monsters only."""
WAKING = frozenset(by_scenario(Sleepers))
"""Scenarios with monsters that sleep."""
DIGGING = frozenset(by_scenario(Graves))
"""Scenarios in which graves are dug up."""
POISONED = frozenset(by_scenario(PoisonedWater))
"""Scenarios in which water hurts the poisoned."""
ORDERED = frozenset(n for kind in (Marches, Returns, Gunner, Sacrifice, LargeBoss) for n in by_scenario(kind))
"""Scenarios in which the page says what some figures do in their turns."""
LARGE: dict[int, LargeBoss] = {number: rules[0] for number, rules in by_scenario(LargeBoss).items()}
"""Bosses that lie on several hexes, by scenario."""
HELD_DOORS = by_scenario(HeldDoor)
"""Doors that shut when nobody is on a plate, by scenario."""
DRAWING = by_scenario(DrawsFrom)
"""From whose modifier deck figures draw by the page, by scenario."""
BARRED = frozenset(by_scenario(Impassable))
"""Scenarios in which nobody moves over obstacles."""
FORESEEN = frozenset(by_scenario(CardsShown))
"""Scenarios in which the monsters' cards are shown before players choose theirs."""
CALLING = by_scenario(SummonsForConditions)
"""Which monsters summon others instead of giving conditions, by scenario."""
NEUTRAL: dict[int, tuple[str, ...]] = {
    each.number: tuple(token.name for token in each.tokens if token.neutral)
    for each in SCENARIOS.values()
    if any(token.neutral for token in each.tokens)
}
"""Tokens that are no allies of the characters though on their side, by scenario."""


@functools.cache
def changed(scenario: int, name: str, elite: bool, level: int) -> Stat:
    """The statistics of a monster where the page of its scenario changes them. GH-MSTAT-03"""
    rules = page(scenario).rules
    higher = sum(rule.by for rule in rules if isinstance(rule, HigherLevel) and rule.monster == name)
    kind = MONSTERS[name]
    stat = (kind.elite if elite else kind.normal)[min(max(level + higher, 0), TOP_LEVEL)]
    for rule in rules:
        if isinstance(rule, Altered) and rule.monster == name:
            stat = altered(stat, rule)
    given = tuple(rule.condition for rule in rules if isinstance(rule, AddsCondition) and rule.monster == name)
    better = [rule for rule in rules if isinstance(rule, MonstersBetter)]
    return msgspec.structs.replace(
        stat,
        give=tuple(dict.fromkeys((*stat.give, *given))),
        move=stat.move + sum(rule.move for rule in better),
        range=stat.range + sum(rule.range for rule in better) if stat.range else 0,
        shield=stat.shield + sum(rule.shield for rule in better),
    )


def altered(stat: Stat, rule: Altered) -> Stat:
    """What the page makes of the statistics of a monster. GH-SPECIAL-10"""
    return msgspec.structs.replace(
        stat,
        health=stat.health if rule.health is None else rule.health.value(H=stat.health),
        shield=max(stat.shield + rule.shield, 0),
        attack=stat.attack + rule.attack,
        retaliate=stat.retaliate + rule.retaliate,
        retaliate_range=stat.retaliate_range + rule.retaliate_range,
    )


@functools.cache
def boosted(name: str, elite: bool, level: int, altars: int) -> Stat:
    """A demon's statistics while altars stand: +1 hit points and attack, half a move and range, for each of them."""
    kind = MONSTERS[name]
    stat = (kind.elite if elite else kind.normal)[level]
    if name not in ELEMENTAL_DEMONS:
        return stat
    half = -(-altars // 2)
    return msgspec.structs.replace(
        stat,
        health=stat.health + altars,
        attack=stat.attack + altars,
        move=stat.move + half,
        range=stat.range + half if stat.range else 0,
    )
