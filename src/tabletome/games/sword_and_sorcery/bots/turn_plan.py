"""How a sensible player uses a hero's turn: where to go, whom to strike, which power is worth it now.

Weights are steps of importance, each several times the one below: bots choose in proportion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Decision
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.board import board_of
from tabletome.games.sword_and_sorcery.bots.evaluate import (
    armor_worth,
    can_be_opened,
    goals_of,
    ways_to_end,
    weapon_worth,
)
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.layout import FAR
from tabletome.games.sword_and_sorcery.content.notation import Boost, Deed, Spend
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.rules.heroes.effects import amount
from tabletome.games.sword_and_sorcery.rules.heroes.gear import slots_for
from tabletome.games.sword_and_sorcery.rules.map.control import dominates
from tabletome.games.sword_and_sorcery.state import HERO, State

NEVER, HARDLY, IDLE, USEFUL, GOOD, FIRST = 0.002, 0.02, 1.0, 8.0, 30.0, 200.0
"""How much a choice matters; ending the turn is idle."""
BLOW = 60.0
"""An attack with three hits to expect; the weight grows with the square of them."""
USUAL_HITS = 3.0
FINISHING, NAMED = 2.5, 1.3
"""How much likelier the blow is that kills, or that strikes whom the story is about."""
BADLY_HURT, HURT = 0.5, 0.75
"""Health at which healing comes first, and at which it comes before idling."""
WEAK = 0.3
"""Health at which a hero lets others go first."""
CHASE = 5
"""Enemies so many areas away are sought out before the story goes on."""
WATCH = 4
"""Enemies so near are worth a ward."""
BETTER_ARMS = 0.5
"""Hits that make changing equipment worth an Action."""


class Turn:
    """What matters for every choice of this turn."""

    __slots__ = ("at", "away", "fighting", "foes_here", "g", "hero", "pinned", "threatened", "weak")

    def __init__(self, g: State, decision: Decision) -> None:
        self.g = g
        self.hero = g.active
        self.at = g.figures[g.active].at
        self.foes_here = g.foes_at(self.at)
        self.fighting = any(isinstance(option, a.Attack) for option in decision.options)
        self.pinned = bool(self.foes_here) and not dominates(g, HERO, self.at)
        """Leaving would cost blows."""
        walk = g.board.walk[self.at]
        self.threatened = any(walk[g.figures[foe].at] <= WATCH for foe in g.foes())
        self.weak = self.threatened and health_of(g, self.hero) <= WEAK and len(g.living()) > 1
        self.away = steps_to(g, destinations(g, self.hero))

    @property
    def arrived(self) -> bool:
        return self.away(self.at) == 0


def judge_turn(g: State, decision: Decision) -> list[float]:
    turn = Turn(g, decision)
    return [weigh(turn, option) for option in decision.options]


def weigh(turn: Turn, option: Any) -> float:
    kind = type(option)
    if kind in CHOICES:
        return CHOICES[kind](turn, option)
    return HARDLY if turn.fighting and kind in FOR_QUIET_MOMENTS else PLAIN[kind]


# ------------------------------------------------------------------ where to go


def destinations(g: State, hero: int) -> list[int]:
    """The way out if there is one; enemies close by; what moves the story; any enemy."""
    ends = ways_to_end(g)
    if ends:
        return ends
    at = g.figures[hero].at
    walk = board_of(g.layout, g.map.opened | can_be_opened(g)).walk[at]
    foes = [g.figures[foe].at for foe in g.foes()]
    near = [area for area in foes if g.board.walk[at][area] <= CHASE]
    story = [area for area in goals_of(g) if walk[area] < FAR]
    return near or story or [area for area in foes if walk[area] < FAR]


def steps_to(g: State, goals: list[int]) -> Callable[[int], int]:
    """How far each area is from the nearest goal, through whatever doors can be opened."""
    walk = board_of(g.layout, g.map.opened | can_be_opened(g)).walk
    return lambda area: min([walk[area][goal] for goal in goals], default=FAR)


def go(turn: Turn, option: a.Go) -> float:
    """Closer to the goal, but not out of a fight, and rather not through fire."""
    if turn.pinned:
        return NEVER
    if turn.away(option.area) >= turn.away(turn.at):
        return NEVER
    if turn.fighting or turn.weak:
        return HARDLY
    g = turn.g
    burns = any(fire.area == option.area for fire in g.map.fires) or g.board.terrain(option.area) == "dangerous"
    return USEFUL if burns else GOOD


def dash(turn: Turn, option: a.Dash) -> float:  # noqa: ARG001 - all choices have one shape
    """To get up, or for the last step of the way."""
    if turn.g.figures[turn.hero].down:
        return GOOD
    if turn.fighting or turn.pinned or turn.arrived:
        return NEVER
    return USEFUL if turn.g.turn.movement_points == 0 else HARDLY


def open_door(turn: Turn, option: a.OpenDoor | a.BreakDoor) -> float:
    """Doors on the way; others only out of curiosity."""
    if turn.fighting:
        return HARDLY
    sides = turn.g.layout.sides_of[option.door]
    return GOOD if min(turn.away(side) for side in sides) < turn.away(turn.at) else IDLE


# ------------------------------------------------------------------ striking


def blow(turn: Turn, hits: float, target: int) -> float:
    """What so many expected hits on this enemy are worth."""
    g = turn.g
    weight = BLOW * (hits / USUAL_HITS) ** 2
    if g.hp_left(target) <= hits:
        weight *= FINISHING
    if g.enemy_of(target).tag:
        weight *= NAMED
    return weight * (1 + g.figures[target].wounds / max(g.most_hp(target), 1))


def attack(turn: Turn, option: a.Attack) -> float:
    return blow(turn, weapon_worth(turn.g.heroes[turn.hero].in_slot(option.weapon)), option.figure)


def power(turn: Turn, option: a.Power) -> float:
    card = POWERS[option.name]
    level = next(each for each in card.levels if each.rank == option.level)
    return sum(deed_weight(turn, deed, option.figure) for deed in level.deeds) * (1 + 0.1 * option.level)


def use_item(turn: Turn, option: a.UseItem) -> float:
    """As powers, but what is used up is kept for those who matter."""
    item = FACE[option.card]
    weight = sum(deed_weight(turn, deed, option.figure) for deed in item.deeds)
    healing = any(deed.do == "heal" for deed in item.deeds)
    return weight if item.kind != "consumable" or healing or named_foe_near(turn) else weight / 4


def named_foe_near(turn: Turn) -> bool:
    g = turn.g
    walk = g.board.walk[turn.at]
    return any(g.enemy_of(foe).tag and walk[g.figures[foe].at] <= WATCH for foe in g.foes())


# ------------------------------------------------------------------ what deeds are worth


def deed_weight(turn: Turn, deed: Deed, target: int | None) -> float:
    """What one line of a power or an item is worth now."""
    judge = DEEDS.get(deed.do)
    return judge(turn, deed, target) if judge else ward(turn, deed, target)


def strike(turn: Turn, deed: Deed, target: int | None) -> float:
    assert target is not None
    fixed, red, blue = deed.value
    hits = fixed + 0.8 * red + 0.35 * blue + 0.2 * len(deed.spends)
    if spreads(deed.spends):
        hits += 0.5 * (len(turn.g.foes_at(turn.g.figures[target].at)) - 1)
    return blow(turn, hits, target)


def spreads(spends: tuple[Spend, ...]) -> bool:
    """It strikes a whole area without paying for it."""
    return any(boon.kind == "aoe" for spend in spends if not spend.cost for boon in spend.gives)


def boost(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    """Before an attack that it fits; what reaches further, only where enemies crowd."""
    assert deed.boost is not None
    if not turn.fighting or not suits(turn, deed.boost):
        return NEVER
    if deed.boost.targets > 1 or spreads(deed.boost.spends):
        return FIRST if foes_crowd(turn) else HARDLY
    return FIRST


def suits(turn: Turn, boost: Boost) -> bool:
    sheet = turn.g.heroes[turn.hero]
    weapons = [FACE[card] for card in (sheet.main, sheet.off) if card]
    if boost.attacks.melee:
        return any(weapon.reach == 0 for weapon in weapons)
    category = boost.attacks.category
    return not category or any(weapon.category == category for weapon in weapons)


def foes_crowd(turn: Turn) -> bool:
    g = turn.g
    return any(len(g.foes_at(g.figures[foe].at)) > 1 for foe in turn.foes_here or g.foes())


def bless(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    """For whoever is still to strike."""
    if not turn.threatened or (target is not None and target < turn.g.companion and turn.g.heroes[target].has_acted):
        return NEVER
    return GOOD if turn.fighting or target != turn.hero else HARDLY


def mend(turn: Turn, deed: Deed, target: int | None) -> float:
    """The worst hurt first, and as much as heals."""
    g = turn.g
    hurt = turn.hero if target is None else target
    health = health_of(g, hurt)
    if health > HURT:
        return HARDLY
    healed = min(amount(g, turn.hero, deed), g.figures[hurt].wounds)
    return (FIRST if health <= BADLY_HURT else USEFUL) * healed * (1 - health)


def health_of(g: State, figure: int) -> float:
    return g.hp_left(figure) / max(g.most_hp(figure), 1)


def hamper(turn: Turn, deed: Deed, target: int | None) -> float:
    """Conditions on enemies: the more of them the better; a Combat spent on it is an attack less."""
    if target is not None:
        return GOOD
    return 0.5 * BLOW if deed.to == "enemies-here" and len(turn.foes_here) > 1 else USEFUL


def summon(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    return FIRST if turn.threatened else HARDLY


def rush(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    """Once the Movement has begun and does not suffice."""
    if turn.fighting or turn.pinned or turn.arrived:
        return NEVER
    return GOOD if turn.g.turn.movement_open and turn.g.turn.movement_points < turn.away(turn.at) else HARDLY


def hide(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    """When there is nothing to strike and much to fear."""
    return USEFUL if turn.threatened and not turn.fighting else NEVER


def ward(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    """Armor, shields, tokens: with enemies about."""
    if turn.foes_here:
        return GOOD
    return USEFUL / 2 if turn.threatened else NEVER


def idle(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    return 2 * IDLE


def never(turn: Turn, deed: Deed, target: int | None) -> float:  # noqa: ARG001 - all deeds have one shape
    return NEVER


DEEDS: dict[str, Callable[[Turn, Deed, int | None], float]] = {
    "attack": strike, "boost": boost, "boost-hits": bless, "heal": mend, "cure": idle, "afflict": hamper,
    "command": hamper, "summon": summon, "rush": rush, "hide": hide, "cloak": hide, "refresh": idle, "crowns": idle,
    "blink": never, "tumble": never, "harm": never, "unbound": never, "emporium": idle,
}  # fmt: skip
"""All others ward."""


# ------------------------------------------------------------------ the rest


def reorganize(turn: Turn, option: a.Reorganize) -> float:  # noqa: ARG001 - all choices have one shape
    """If something better is carried than worn."""
    sheet = turn.g.heroes[turn.hero]
    better = max((gain_of(turn.g, turn.hero, card) for card in sheet.inventory), default=0.0)
    return GOOD if better >= BETTER_ARMS and not turn.fighting else NEVER


def gain_of(g: State, hero: int, card: str) -> float:
    """How many hits better off the hero is with this card in its slot."""
    sheet = g.heroes[hero]
    slots = slots_for(sheet, card)
    if "armor" in slots:
        return armor_worth(card) - armor_worth(sheet.armor)
    if "artifact" in slots:
        return 0.0 if sheet.artifact else 1.0
    if not slots:
        return 0.0
    gain = weapon_worth(card) - max(weapon_worth(getattr(sheet, slot)) for slot in slots[:1])
    return gain - weapon_worth(sheet.off) / 2 if FACE[card].slot == "two" and sheet.off else gain


def end_turn(turn: Turn, option: a.EndTurn) -> float:  # noqa: ARG001 - all choices have one shape
    return HARDLY if turn.fighting else IDLE


CHOICES: dict[type[Any], Callable[[Turn, Any], float]] = {
    a.Go: go, a.Dash: dash, a.Attack: attack, a.Power: power, a.UseItem: use_item, a.OpenDoor: open_door,
    a.BreakDoor: open_door, a.Reorganize: reorganize, a.EndTurn: end_turn,
}  # fmt: skip
PLAIN: dict[type[Any], float] = {
    a.QuestAct: 5 * FIRST, a.StandUp: FIRST, a.UnlockDoor: FIRST, a.UnlockChest: GOOD, a.OpenChest: GOOD,
    a.Search: GOOD, a.PickUp: GOOD, a.Innate: USEFUL, a.Empower: HARDLY, a.Drop: NEVER, a.Exchange: NEVER,
    a.Provoke: NEVER,
}  # fmt: skip
FOR_QUIET_MOMENTS = (a.OpenChest, a.Search, a.Innate)
"""Worth less while there is somebody to strike."""
