"""The six steps of a defence, and what heroes can do before it. Rulebook: the combat system, defence."""

from __future__ import annotations

from tabletome.engine import Asking, Decision
from tabletome.games.sword_and_sorcery.actions import DONE, Buy, Done, Help, React
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.items import FACE, front
from tabletome.games.sword_and_sorcery.content.notation import SHIELD, SKILL, Power, Spend
from tabletome.games.sword_and_sorcery.content.powers import PASSIVE, REACTION
from tabletome.games.sword_and_sorcery.events import Defended, ItemUsed, PowerUsed, SymbolsSpent
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.dice import (
    HELP,
    Roll,
    helper_of,
    reroll_some,
    reroll_with_help,
    show,
    throw,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import card_power
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import set_cooldown
from tabletome.games.sword_and_sorcery.rules.heroes.gear import armor_of, defence_dice, passive, worn
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, NOBODY, STUN, Hero, State

BUY = tuple(Buy(effect) for effect in range(40))
DODGE, PROTECT = REACTION["dodge"], REACTION["protect"]
PARRY = PASSIVE["reroll-defence"]


# ------------------------------------------------------------------ before the defence


def react_before_defence(g: State, attacker: int, target: int, hits: int) -> Asking[tuple[int, int]]:
    """Heroes' reactions to an attack on a hero: dodge, protect, redirect. The target and hits that remain.

    SS-ICON-03, SS-COND-20, SS-EFFECT-03
    """
    if hits <= 0:
        return target, hits
    while options := reactions(g, attacker, target):
        seat = g.seat_of(options[0].hero)
        chosen = yield Decision(seat, "react", [*options, DONE], {"figure": target, "hits": hits})
        if isinstance(chosen, Done):
            return target, hits
        if chosen.what == DODGE.name:
            hits = max(0, hits - use_reaction(g, chosen.hero, DODGE))
        elif chosen.what == PROTECT.name:
            use_reaction(g, chosen.hero, PROTECT)
            target = chosen.hero
        elif mirrored(g, chosen.hero):
            return attacker, hits
        if hits == 0:
            return target, hits
    return target, hits


def reactions(g: State, attacker: int, target: int) -> list[React]:
    """What the target, or a guardian beside it, may do now; not the active hero, nor the stunned."""
    found: list[React] = []
    if g.figures[target].side == HERO and can_react(g, target):
        sheet = g.heroes[target]
        if ready(g, target, DODGE):
            found.append(React(DODGE.name, target))
        if worn(sheet, "mirror") and attacker != NOBODY:
            mirror = front(mirror_of(sheet))
            if mirror not in sheet.used:
                found.append(React(mirror, target))
        if found:
            return found
    for hero in g.living():
        if hero != target and can_react(g, hero) and ready(g, hero, PROTECT):
            there = g.figures[target].at
            if g.board.fly[g.figures[hero].at][there] <= PROTECT.range and g.hero_sees(hero, there):
                return [React(PROTECT.name, hero)]
    return []


def can_react(g: State, hero: int) -> bool:
    """Only outside the own turn, and not while stunned. SS-ICON-03, SS-COND-20"""
    return not (hero == g.active and g.segment == "hero") and not g.figures[hero].conditions & STUN


def ready(g: State, hero: int, power: Power) -> bool:
    """Face up, and its lowest level within the Soulrank, which death may have lowered. SS-POWER-15, SS-POWER-18"""
    sheet = g.heroes[hero]
    if power.name not in sheet.powers or power.levels[0].rank > sheet.rank:
        return False
    return sheet.cooling[sheet.powers.index(power.name)] == 0


def use_reaction(g: State, hero: int, power: Power) -> int:
    """The highest level within reach; its cooldown starts. SS-POWER-16, SS-POWER-17"""
    sheet = g.heroes[hero]
    level = [each for each in power.levels if each.rank <= sheet.rank][-1]
    set_cooldown(g, hero, power.name, level.cooldown)
    g.emit(PowerUsed, sheet.name, power.name, level.rank, rule="SS-POWER-17")
    return level.deeds[0].n


def mirror_of(sheet: Hero) -> str:
    """The card with which the hero can turn an attack on the attacker."""
    return next(card for card in sheet.equipped() if FACE[card].passive == "mirror")


def mirrored(g: State, hero: int) -> bool:
    """Once per round, on the right symbol, the attack turns on the attacker. SS-ITEMCARD-03"""
    sheet = g.heroes[hero]
    card = mirror_of(sheet)
    sheet.used = (*sheet.used, front(card))
    g.emit(ItemUsed, sheet.name, card, rule="SS-ITEMCARD-03")
    faces = [BLUE_FACES[g.rng.below(SIDES)] for _ in range(FACE[card].amount)]
    return any(FACE[card].redirect in face for face in faces)


# ------------------------------------------------------------------ the six steps


def defend(
    g: State, target: int, hits: int, lethal: int, damage: str, pierce: int, attacker: int
) -> Asking[int]:  # fmt: skip
    """From the counted hits to the wounds. SS-COMBAT-15..24, SS-EFFECT-25..28"""
    total = max(0, hits + resistance(g, target, damage))
    lethal = min(lethal, total)
    normal = total - lethal
    armor = min(normal, max(0, armor_value(g, target) - pierce))
    normal -= armor
    magic = use_magic_shields(g, target, lethal + normal)
    stopped = min(magic, lethal)
    lethal -= stopped
    normal -= magic - stopped
    parried = (yield from parry(g, target, normal)) if normal else 0
    wounds = lethal + max(0, normal - parried)
    g.emit(
        Defended, g.name_of(target), hits, hits - total, armor, magic, min(parried, normal), lethal, wounds,
        rule="SS-COMBAT-24",
    )  # fmt: skip
    lose_hp(g, target, wounds, attacker)
    return wounds


def resistance(g: State, target: int, damage: str) -> int:
    """Step 1: every fitting line of the enemy card; an attack without a type is changed by none.

    SS-COMBAT-15, SS-COMBAT-27, SS-COMBAT-28
    """
    if not damage or g.figures[target].side != ENEMY:
        return 0
    total = 0
    for kind, by in g.card_of(target).resists:
        if kind in (damage, "any") or (kind.startswith("any-but-") and kind != f"any-but-{damage}"):
            total += by
    return total


def armor_value(g: State, target: int) -> int:
    """Step 2: nothing while knocked down. SS-COMBAT-17, SS-ENEMY-20, SS-COND-06, SS-ECOND-02"""
    it = g.figures[target]
    if it.down:
        return 0
    value = it.armor_bonus - ("injury-armor" in it.injuries)
    if it.side == ENEMY:
        value += g.card_of(target).armor + card_power(g, it.owner, "armor") + g.lasting("enemy-armor")
    else:
        value += g.lasting("hero-armor")
        value += armor_of(g, target).armor if it.side == HERO else g.hero_card(target).armor  # type: ignore[attr-defined]
        if g.has_token("protection-rune", it.at):
            value += 1
    return max(0, value)


def use_magic_shields(g: State, target: int, hits: int) -> int:
    """Step 3: a token for each hit while they last; they cannot be saved. SS-COMBAT-19, SS-ITEM-27"""
    it = g.figures[target]
    used = min(it.magic_shields, hits)
    it.magic_shields -= used
    return used


def parry(g: State, target: int, hits: int) -> Asking[int]:
    """Steps 4 to 6: a blue die for each hit up to the defence value, effects, shields.

    SS-COMBAT-21, SS-COMBAT-23, SS-COMBAT-24
    """
    dice = min(hits, defence_dice(g, target))
    if g.battle is not None:
        g.battle.step, g.battle.target = "defence", target
    roll = throw(g, target, 0, dice)
    show(g, roll)
    extra = yield from defence_effects(g, target, roll)
    return roll.count(SHIELD) + extra + standing_guard(g, target)


def standing_guard(g: State, target: int) -> int:
    """Shields that are there without rolling: counted in the last step. SS-COMBAT-25, SS-ICON-12"""
    it = g.figures[target]
    if it.side == ENEMY:
        return max(0, it.shield_bonus + g.lasting("enemy-shields"))
    guard = it.shield_bonus + g.lasting("hero-shields") + g.has_token("illusion", it.at)
    if it.side == HERO:
        guard += worn(g.heroes[it.owner], "guard")
    return max(0, guard)


def defences(g: State, target: int) -> tuple[Spend, ...]:
    it = g.figures[target]
    if it.side == ENEMY:
        return g.card_of(target).defences
    return armor_of(g, target).spends if it.side == HERO else ()


def defence_effects(g: State, target: int, roll: Roll) -> Asking[int]:
    """Step 5: heroes spend as they like, enemies as they must. SS-COMBAT-23, SS-AI-41"""
    it = g.figures[target]
    spends = defences(g, target)
    bought: set[int] = set()
    shields = 0
    while True:
        numbers = [
            number
            for number, spend in enumerate(spends)
            if number not in bought
            and roll.can_pay(spend.cost)
            and not ("injury-skill" in it.injuries and SKILL in spend.cost)
            and not (spend.once and f"armor.{number}" in g.heroes[it.owner].used)
        ]
        if it.side == ENEMY:
            if not numbers:
                return shields
            number = max(numbers, key=lambda n: len(spends[n].cost))
        else:
            chosen = yield from choose_defence(g, target, roll, spends, numbers)
            if chosen is None:
                return shields
            number = chosen
            if number < 0:
                continue
        bought.add(number)
        shields += yield from buy_defence(g, target, roll, spends[number], number)


def choose_defence(
    g: State, target: int, roll: Roll, spends: tuple[Spend, ...], numbers: list[int]
) -> Asking[int | None]:
    """An effect to buy; None for no more; -1 after help that changed the dice."""
    options: list[Buy | Help | Done] = [BUY[number] for number in numbers]
    helper = helper_of(g, target) if roll.rerollable() else NOBODY
    if helper != NOBODY:
        options.append(HELP)
    parrying = g.figures[target].side == HERO and can_parry(g, target, roll)
    if parrying:
        options.append(BUY[len(spends)])
    if not options:
        return None
    about = {"figure": target, "spends": spends}
    chosen = yield Decision(g.seat_for(target), "defend", [*options, DONE], about)
    if isinstance(chosen, Done):
        return None
    if isinstance(chosen, Help):
        yield from reroll_with_help(g, helper, target, roll)
        return -1
    if chosen.effect == len(spends):
        sheet = g.heroes[target]
        sheet.used = (*sheet.used, PARRY)
        yield from reroll_some(g, target, roll, 1, g.seat_for(target), must=True)
        return -1
    number: int = chosen.effect
    return number


def can_parry(g: State, target: int, roll: Roll) -> bool:
    """A talent: once per round one defence die is rolled again."""
    sheet = g.heroes[target]
    return bool(passive(sheet, "reroll-defence")) and PARRY not in sheet.used and bool(roll.rerollable())


def buy_defence(g: State, target: int, roll: Roll, spend: Spend, number: int) -> Asking[int]:
    """SS-COMBAT-36: the symbol is spent first, then dice are thrown again."""
    roll.pay(spend.cost)
    if spend.once:
        sheet = g.heroes[g.figures[target].owner]
        sheet.used = (*sheet.used, f"armor.{number}")
    g.emit(SymbolsSpent, g.name_of(target), spend.cost, tuple((each.kind, each.n) for each in spend.gives))
    shields = 0
    for boon in spend.gives:
        if boon.kind == "shields":
            shields += boon.n
        elif boon.kind == "reroll":
            yield from reroll_some(g, target, roll, boon.n, g.seat_for(target))
    return shields
