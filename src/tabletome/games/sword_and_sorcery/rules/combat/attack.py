"""An attack from declaration to its aftermath. Rulebook: the combat system. SS-COMBAT-05, SS-COMBAT-37

A `Strike` is one attack; it lives only while it is resolved. Heroes choose what their symbols buy, enemies must buy all
they can. One roll serves every target; each target defends for itself (defence.py).
"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script
from tabletome.games.sword_and_sorcery.actions import DONE, Buy, Done, Focus, Help, Target
from tabletome.games.sword_and_sorcery.actions import Roll as RollNow
from tabletome.games.sword_and_sorcery.content.notation import MAGIC, SKILL, Boon, Boost, Spend, Value
from tabletome.games.sword_and_sorcery.content.powers import INNATE_THAT
from tabletome.games.sword_and_sorcery.events import AttackDeclared, EffectGained, HitsCounted, SymbolsSpent
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict, can_act, draw_critical, ignite
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.defence import defend, react_before_defence
from tabletome.games.sword_and_sorcery.rules.combat.dice import (
    HELP,
    Roll,
    helper_of,
    is_miss,
    reroll_some,
    reroll_with_help,
    save_roll,
    show,
    throw,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import has_trait, power_spends
from tabletome.games.sword_and_sorcery.rules.heroes.gear import passive, remove_card, throw_away, worn
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.rules.map.movement import push
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, NOBODY, Battle, Figure, State

ROLL_NOW, FOCUS = RollNow(), Focus()
RUTHLESS, WAND_HITS = INNATE_THAT["supremacy"].name, INNATE_THAT["wand-hits"].name
BUY = tuple(Buy(effect) for effect in range(40))
AMMO = "ammo:"
"""Marks the card that an attack may use up."""
AFFLICTIONS = ("knockdown", "blinded", "slowed", "stunned")
"""Boons that are body conditions; they need no hit. SS-COMBAT-37"""


class Strike:
    """One attack: who, whom, with what, and what it has gained so far."""

    __slots__ = (
        "attacker", "boons", "bought", "category", "damage", "dealt", "extra", "hits", "melee", "more_targets", "name",
        "slot", "spends", "target", "value",
    )  # fmt: skip

    def __init__(
        self, attacker: int, target: int, name: str, value: Value, damage: str = "", spends: tuple[Spend, ...] = (),
        *, melee: bool = False, category: str = "", slot: str = "",
    ) -> None:  # fmt: skip
        self.attacker = attacker
        self.target = target
        self.name = name
        self.value = value
        self.damage = damage
        self.spends = list(spends)
        self.melee = melee
        self.category = category
        self.slot = slot
        """`main`, `off` or `hands` for weapon attacks; empty for powers and items."""
        self.boons: dict[str, int] = {}
        self.bought: set[int] = set()
        self.hits = 0
        self.extra: list[tuple[str, int]] = []
        """Hits that come (or go) neither by the weapon nor by the dice, and why."""
        self.more_targets = 0
        self.dealt: dict[int, int] = {}
        """Damage by target."""

    def add(self, why: str, hits: int) -> None:
        if hits:
            self.extra.append((why, hits))

    def side(self, g: State) -> int:
        return ENEMY if self.attacker == NOBODY else g.figures[self.attacker].side


def attack(g: State, s: Strike) -> Script:
    """All steps of one attack. What it gained ends with it; whom it hurt is noted in `Strike.dealt`.

    SS-COMBAT-05, SS-COMBAT-12, SS-COMBAT-13, SS-COMBAT-32, SS-COMBAT-33
    """
    if s.attacker != NOBODY and g.figures[s.attacker].at < 0:
        return
    outer, g.battle = g.battle, Battle(s.attacker, s.target, s.name)
    g.emit(AttackDeclared, g.name_of(s.attacker), g.name_of(s.target), s.name)
    s.add("supremacy", supremacy_bonus(g, s))
    yield from declare(g, s)
    roll = throw(g, s.attacker, s.value[1], s.value[2])
    show(g, roll)
    yield from apply_effects(g, s, roll)
    count_hits(g, s, roll)
    spend_ammo(g, s, roll)
    for target in (yield from reached(g, s)):
        yield from strike_target(g, s, target)
    g.battle = outer
    if s.attacker != NOBODY:
        drain(g, s)


def supremacy_bonus(g: State, s: Strike) -> int:
    """Whoever dominates the target's area, from wherever, as the attack begins. SS-COMBAT-30, SS-COMBAT-31, SS-TERR-12

    Ruthless heroes profit twice from it.
    """
    if s.attacker == NOBODY:
        return 0
    it = g.figures[s.attacker]
    if not dominates(g, it.side if it.side == ENEMY else HERO, g.figures[s.target].at):
        return 0
    return 2 if it.side == HERO and RUTHLESS in g.heroes[it.owner].card.innate else 1


# ------------------------------------------------------------------ before the roll


def declare(g: State, s: Strike) -> Script:
    """What must be said before the dice are thrown, and the hits it adds. SS-ACT-05, SS-COMBAT-37"""
    if s.attacker == NOBODY:
        return
    side = s.side(g)
    if side == ENEMY:
        enemy_bonus(g, s)
        return
    if side == HERO:
        take_boosts(g, s)
        yield from focus(g, s)
    hero_bonus(g, s)


def focus(g: State, s: Strike) -> Script:
    """Once per round an Action adds a hit to one attack; never for a companion. SS-ACT-05, SS-COMPAN-16, SS-COND-18"""
    hero = g.figures[s.attacker].owner
    sheet = g.heroes[hero]
    if hero != g.active or g.segment != "hero" or not can_act(g, hero) or "focus" in sheet.used:
        return
    chosen = yield Decision(g.seat_of(hero), "declare", [FOCUS, ROLL_NOW], {"figure": s.target, "hero": hero})
    if isinstance(chosen, Focus):
        g.turn.actions -= 1
        g.turn.activities += 1
        sheet.used = (*sheet.used, "focus")
        s.add("focus", 1)


def fits(boost: Boost, s: Strike) -> bool:
    """Whether a boost works for this attack: many ask for a category of weapon. SS-ITEM-18"""
    attacks = boost.attacks
    if not attacks.weapon:
        return True
    if not s.slot or (attacks.melee and not s.melee):
        return False
    return not attacks.category or s.category == attacks.category


def take_boosts(g: State, s: Strike) -> None:
    """What powers, potions and ammo give this attack; those for the next attack are used up. SS-ACT-20, SS-ITEM-38"""
    sheet = g.heroes[g.figures[s.attacker].owner]
    kept = []
    for boost in sheet.boosts:
        if not fits(boost, s):
            kept.append(boost)
            continue
        s.add("boost", boost.hits)
        s.spends += boost.spends
        s.more_targets = max(s.more_targets, boost.targets - 1)
        if boost.ammo:
            s.spends.append(Spend((), (Boon(AMMO + boost.ammo),)))
        if boost.lasts:
            kept.append(boost)
    sheet.boosts = tuple(kept)


def hero_bonus(g: State, s: Strike) -> None:
    """Blessings, injuries, the time of day, and what the hero is. SS-COND-11, SS-EVENT-18, SS-COMPAN-18"""
    it = g.figures[s.attacker]
    standing_bonus(s, it, g.lasting("hero-hits"))
    if it.side == HERO:
        sheet = g.heroes[it.owner]
        if s.slot:
            s.add("items", worn(sheet, "weapon-hits"))
        if s.category == "wand" and WAND_HITS in sheet.card.innate:
            s.add("powers", 1)
        if g.figures[s.target].wounds:
            s.add("powers", passive(sheet, "hits-on-wounded"))
    first_attack(g, s)
    assault_runes(g, s)


def standing_bonus(s: Strike, it: Figure, lasts: int) -> None:
    """What is on the figure, and what lasts for its whole side. SS-COND-11, SS-EVENT-06, SS-EVENT-18"""
    s.add("blessing", it.hit_bonus)
    s.add("lasting", lasts)
    s.add("injury", -("injury-hits" in it.injuries))


def first_attack(g: State, s: Strike) -> None:
    """The first attack of everyone gains Crit while the card says so. SS-EVENT-22"""
    it = g.figures[s.attacker]
    if not it.has_attacked and g.lasting("first-attack-crit"):
        it.has_attacked = True
        s.spends.append(Spend((), (Boon("crit"),)))


def assault_runes(g: State, s: Strike) -> None:
    """In an area with an Assault Rune each magic symbol of heroes is one more hit. SS-POWCARD-13"""
    if g.has_token("assault-rune", g.figures[s.attacker].at):
        s.boons["rune"] = 1


def enemy_bonus(g: State, s: Strike) -> None:
    """Mobs, packs, power cards, injuries and lasting events.

    SS-BEST-01, SS-BEST-03, SS-ENEMY-30, SS-ENEMY-33, SS-EVENT-06
    """
    it = g.figures[s.attacker]
    standing_bonus(s, it, g.lasting("enemy-hits"))
    if s.slot == "main" and has_trait(g, it.owner, "mob") and controls(g, ENEMY, it.at):
        s.add("mob", 1)
    if has_trait(g, it.owner, "pack-attack"):
        s.add("pack", sum(g.figures[figure].at >= 0 for figure in g.enemies[it.owner].figures))
    s.spends += power_spends(g, it.owner)
    if has_trait(g, it.owner, "life-leech"):
        s.spends.append(Spend((), (Boon("drain"),)))
    first_attack(g, s)


# ------------------------------------------------------------------ effects


def apply_effects(g: State, s: Strike, roll: Roll) -> Script:
    """Spend symbols: heroes as they like, enemies as they must. SS-COMBAT-07, SS-AI-41"""
    for number, spend in enumerate(s.spends):
        if not spend.cost:
            s.bought.add(number)
            gain(s, spend.gives)
            if not spend.gives[0].kind.startswith(AMMO):
                g.emit(EffectGained, g.name_of(s.attacker), told(spend))
    if s.attacker == NOBODY:
        return
    if g.figures[s.attacker].side == ENEMY:
        yield from buy_all(g, s, roll)
    else:
        yield from buy_as_liked(g, s, roll)


def told(spend: Spend) -> tuple[tuple[str, int], ...]:
    return tuple((boon.kind, boon.n) for boon in spend.gives)


def gain(s: Strike, boons: tuple[Boon, ...]) -> None:
    """Copies of one effect add up where that means something. SS-COMBAT-09, SS-GOLD-05"""
    for boon in boons:
        if boon.kind in ("hits", "lethal", "pierce", "crit"):
            s.boons[boon.kind] = s.boons.get(boon.kind, 0) + boon.n
        else:
            s.boons[boon.kind] = max(s.boons.get(boon.kind, 0), boon.n)


def affordable(g: State, s: Strike, roll: Roll) -> list[int]:
    """Effects that can still be bought: each once per attack, some once per round. SS-COMBAT-08, SS-COND-11"""
    it = g.figures[s.attacker]
    hampered = "injury-skill" in it.injuries
    used = g.heroes[it.owner].used if it.side == HERO else ()
    return [
        number
        for number, spend in enumerate(s.spends)
        if number not in s.bought
        and spend.cost
        and roll.can_pay(spend.cost)
        and not (hampered and SKILL in spend.cost)
        and not (spend.once and f"{s.name}.{number}" in used)
    ]


def buy(g: State, s: Strike, roll: Roll, number: int) -> Script:
    spend = s.spends[number]
    roll.pay(spend.cost)
    s.bought.add(number)
    if spend.once:
        sheet = g.heroes[g.figures[s.attacker].owner]
        sheet.used = (*sheet.used, f"{s.name}.{number}")
    g.emit(SymbolsSpent, g.name_of(s.attacker), spend.cost, told(spend))
    gain(s, spend.gives)
    for boon in spend.gives:
        if boon.kind == "reroll":
            yield from reroll_some(g, s.attacker, roll, boon.n, g.seat_for(s.attacker))


def buy_as_liked(g: State, s: Strike, roll: Roll) -> Script:
    """Activating an effect is the player's choice. SS-COMBAT-08, SS-COMBAT-25"""
    seat = g.seat_for(s.attacker)
    while True:
        options: list[Buy | Done | Help] = [BUY[number] for number in affordable(g, s, roll)]
        helper = helper_of(g, s.attacker) if roll.rerollable() else NOBODY
        if helper != NOBODY:
            options.append(HELP)
        if not options:
            return
        about = {"figure": s.target, "spends": tuple(s.spends)}
        chosen = yield Decision(seat, "spend", [*options, DONE], about)
        if isinstance(chosen, Done):
            return
        if isinstance(chosen, Help):
            yield from reroll_with_help(g, helper, s.attacker, roll)
        else:
            yield from buy(g, s, roll, chosen.effect)


def buy_all(g: State, s: Strike, roll: Roll) -> Script:
    """The dearest effect first, equal ones as the controlling player likes, until nothing is affordable.

    SS-AI-41, SS-AI-42
    """
    while numbers := affordable(g, s, roll):
        dearest = max(len(s.spends[number].cost) for number in numbers)
        first = [number for number in numbers if len(s.spends[number].cost) == dearest]
        number = first[0]
        if not roll.can_pay(tuple(symbol for each in first for symbol in s.spends[each].cost)):
            about = {"figure": s.target, "spends": tuple(s.spends)}
            chosen = yield Decision(g.seat_for(s.attacker), "enemy-spends", [BUY[each] for each in first], about)
            number = chosen.effect
        yield from buy(g, s, roll, number)


# ------------------------------------------------------------------ hits


def count_hits(g: State, s: Strike, roll: Roll) -> None:
    """Fixed, rolled, bought and other hits, never below 0; from now on nothing changes them. SS-COMBAT-14"""
    rolled = roll.hits + (roll.count(MAGIC) if "rune" in s.boons else 0)
    s.add("bought", s.boons.get("hits", 0))
    s.hits = max(0, s.value[0] + rolled + sum(hits for _, hits in s.extra))
    if g.battle is not None:
        g.battle.hits = s.hits
    g.emit(HitsCounted, g.name_of(s.attacker), s.hits, s.value[0], rolled, tuple(s.extra), rule="SS-COMBAT-14")


def spend_ammo(g: State, s: Strike, roll: Roll) -> None:
    """Ammo is discarded when a miss was rolled. SS-ITEM-37"""
    for kind in [kind for kind in s.boons if kind.startswith(AMMO)]:
        card = kind.removeprefix(AMMO)
        hero = g.figures[s.attacker].owner
        if is_miss(roll) and card in g.heroes[hero].inventory:
            throw_away(g, remove_card(g, hero, card))


def reached(g: State, s: Strike) -> Asking[list[int]]:
    """The target, another one of choice, or with AoE all of its faction in the areas around.

    SS-EFFECT-20, SS-EFFECT-21, SS-EFFECT-22, SS-EFFECT-23, SS-POWCARD-18
    """
    found = [s.target]
    faction = g.foes() if g.figures[s.target].side == ENEMY else g.allies()
    at = g.figures[s.target].at
    if "aoe" in s.boons:
        reach = s.boons["aoe"]
        walk = g.board.walk[at]
        return found + [other for other in faction if other != s.target and walk[g.figures[other].at] <= reach]
    for _ in range(s.more_targets):
        others = [other for other in faction if other not in found and g.figures[other].at == at]
        if not others:
            break
        options = [Target(other) for other in others]
        chosen = yield Decision(g.seat_for(s.attacker), "second-target", [*options, DONE], {"figure": s.target})
        if isinstance(chosen, Done):
            break
        found.append(chosen.figure)
    return found


def strike_target(g: State, s: Strike, target: int) -> Script:
    """Reactions, conditions, Crit, Bash, Lethal, then the defence.

    SS-COMBAT-37, SS-EFFECT-01, SS-EFFECT-10, SS-EFFECT-24
    """
    if not g.is_up(target):
        return
    hits = s.hits
    if g.figures[target].side != ENEMY:
        target, hits = yield from react_before_defence(g, s.attacker, target, hits)
    yield from give_conditions(g, s, target)
    if hits > 0:
        for _ in range(s.boons.get("crit", 0)):
            if g.is_up(target):
                draw_critical(g, target, s.attacker)
        if "bash" in s.boons:
            yield from push(g, target)
    if not g.is_up(target):
        s.dealt[target] = s.dealt.get(target, 0) + 1
        return
    lethal = s.boons.get("lethal", 0) if hits > 0 else 0
    dealt = yield from defend(g, target, hits, lethal, s.damage, s.boons.get("pierce", 0), s.attacker)
    s.dealt[target] = s.dealt.get(target, 0) + dealt


def give_conditions(g: State, s: Strike, target: int) -> Script:
    """Conditions and fire need neither hit nor damage. SS-COMBAT-37, SS-EFFECT-17"""
    boons = s.boons
    for kind in AFFLICTIONS:
        if kind in boons:
            afflict(g, target, kind, s.attacker)
    if "poison" in boons:
        afflict(g, target, f"poison-{boons['poison']}", s.attacker)
    if "fire" in boons:
        ignite(g, target, boons["fire"])
    if "trip" in boons and g.figures[target].side != ENEMY and not (yield from save_roll(g, target)):
        afflict(g, target, "knockdown", s.attacker)
        lose_hp(g, target, 1, s.attacker)


def drain(g: State, s: Strike) -> None:
    """What the attacker gains from its own blow."""
    it = g.figures[s.attacker]
    if "drain" in s.boons:
        recover(g, s.attacker, sum(s.dealt.values()))
    if it.side == HERO:
        recover(g, s.attacker, s.boons.get("heal", 0))
        it.shield_bonus += s.boons.get("guard", 0)
