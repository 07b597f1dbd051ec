"""What a seat is asked: one sentence, every choice in words, and what a rule forbids."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any, Literal

from tabletome.engine import Action, Decision
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.terms import NATURES, SYMBOLS
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.content.weapons import BARE_HANDS
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import reach_of
from tabletome.games.sword_and_sorcery.rules.hero_turn import activity_of
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import on_offer
from tabletome.games.sword_and_sorcery.rules.heroes.gear import has_room, slots_for, weapon_in
from tabletome.games.sword_and_sorcery.rules.heroes.movement import points_left, step_cost
from tabletome.games.sword_and_sorcery.rules.heroes.souls import resurrection_cost, upgrade_cost
from tabletome.games.sword_and_sorcery.state import BIT, State
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.attacks import spend_text, symbol_text
from tabletome.games.sword_and_sorcery.view.deeds.entries import deed_text
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.games.sword_and_sorcery.view.odds import (
    Odds,
    at_least,
    average,
    can_be_foretold,
    given,
    odds,
    odds_now,
    spread,
)
from tabletome.games.sword_and_sorcery.view.power_cards import power_card
from tabletome.games.sword_and_sorcery.view.wording import (
    area_name,
    die_text,
    figure_name,
    item_text,
    power_name,
    power_text,
    thing_name,
)
from tabletome.scene import Badge, Barred, Card, Choice, Forecast, Question, Step, Text, in_both, listed, t
from tabletome.scene.memory import remembered

CONDITION_WORDS = (*BIT, "knockdown")


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=prompt(g, decision),
        choices=sorted((choice(g, decision, option) for option in decision.options), key=place_in_list),
        barred=BARRED[decision.kind](g, decision) if decision.kind in BARRED else [],
        steps=list(what_is_left(g)) if decision.kind == "turn" else [],
        shows=list(powers_on_offer(g, decision)),
    )


def powers_on_offer(g: State, decision: Decision) -> Iterator[Card]:
    """The powers that a hero may learn, with the levels that are of use at once lit. SS-POWER-15"""
    for option in decision.options:
        if isinstance(option, a.Learn):
            yield power_card(option.power, 0, g.heroes[decision.about["hero"]].rank)


def prompt(g: State, decision: Decision) -> Text:
    """The message of a question is named after its kind."""
    args: dict[str, Text | str | int] = {}
    for key, value in (decision.about or {}).items():
        if key in ("hero", "other", "figure", "target"):
            args[key] = figure_name(g, value)
        elif key == "power":
            args[key] = power_name(value)
        elif isinstance(value, int):
            args[key] = value
    return t(f"ask-{decision.kind}", **args)


def what_is_left(g: State) -> Iterator[Step]:
    """Movement points, combats and actions of a hero's turn: those that are used up are done. SS-BATTLE-05"""
    for what, left in (("mp", points_left(g, g.active)), ("combats", g.turn.combats), ("actions", g.turn.actions)):
        yield Step(name=t(f"left-{what}", n=left), state="next" if left else "done")


def barred_in_turn(g: State, decision: Decision) -> list[Barred]:  # noqa: ARG001 - the same shape as its sister
    """What an engaged, lying or slowed hero may not do. SS-MOVE-11, SS-COND-06, SS-COND-18"""
    hero = g.active
    it = g.figures[hero]
    found = []
    if g.foes_at(it.at):
        found.append(Barred(text=t("barred-engaged"), rule="SS-MOVE-11"))
        found.append(Barred(text=t("barred-far-targets"), rule="SS-MOVE-09"))
    if it.down:
        found.append(Barred(text=t("barred-down"), rule="SS-COND-06"))
    if it.conditions & BIT["slowed"] and g.turn.activities:
        found.append(Barred(text=t("barred-slowed"), rule="SS-COND-18"))
    if g.turn.movement_begun and not g.turn.movement_open:
        found.append(Barred(text=t("barred-moved"), rule="SS-BATTLE-06"))
    return [*found, *barred_steps(g, hero), *barred_targets(g, hero)]


def barred_steps(g: State, hero: int) -> Iterator[Barred]:
    """Why a neighbouring area cannot be entered on foot: a barrier, or too few points. SS-TERR-16, SS-TERR-18"""
    at, left = g.figures[hero].at, points_left(g, hero)
    if g.figures[hero].down or left <= 0:
        return
    for area in g.board.near[at]:
        name, things = area_name(g, area), [f"a{area}"]
        if area not in g.board.steps[at]:
            yield Barred(text=t("barred-barrier", area=name), rule="SS-TERR-16", things=things)
        elif step_cost(g, area) > left:
            text = t("barred-difficult", area=name, cost=step_cost(g, area), left=left)
            yield Barred(text=text, rule="SS-TERR-18", things=things)


NEAR = 2
"""Of enemies so many areas away it is said why they cannot be attacked."""


def barred_targets(g: State, hero: int) -> Iterator[Barred]:
    """Why an enemy nearby cannot be attacked: no Combat left, too far for every weapon, or out of sight.

    SS-COMBAT-02, SS-COMBAT-03, SS-LOS-05
    """
    at = g.figures[hero].at
    if g.foes_at(at):
        return
    slots = [slot for slot in ("main", "off") if g.heroes[hero].in_slot(slot)] or ["hands"]
    reach = max(reach_of(g, hero, weapon_in(g, hero, slot)) for slot in slots)
    for foe in g.foes():
        away = g.board.fly[at][g.figures[foe].at]
        if away > NEAR:
            continue
        target, things = figure_name(g, foe), [f"f{foe}"]
        if not g.turn.combats:
            yield Barred(text=t("barred-no-combat", target=target), rule="SS-BATTLE-05", things=things)
        elif away > reach:
            text = t("barred-reach", target=target, distance=away, reach=reach)
            yield Barred(text=text, rule="SS-COMBAT-02", things=things)
        elif not g.hero_sees(hero, g.figures[foe].at):
            yield Barred(text=t("barred-sight", target=target), rule="SS-LOS-05", things=things)


def barred_gear(g: State, decision: Decision) -> list[Barred]:
    """Why a card that is carried cannot be put on. SS-ITEM-05, SS-ITEM-09"""
    sheet = g.heroes[decision.about["hero"]]
    offered = {option.card for option in decision.options if isinstance(option, a.Equip)}
    found = []
    for card in dict.fromkeys(sheet.inventory):
        if FACE[card].kind == "consumable" or card in offered or FACE[card].quest:
            continue
        name = "barred-slot" if slots_for(sheet, card) else "barred-style"
        text = t(name, card=thing_name(card), hero=figure_name(g, decision.about["hero"]))
        rule = "SS-ITEM-09" if slots_for(sheet, card) else "SS-ITEM-05"
        found.append(Barred(text=text, rule=rule, things=[f"card:{card}"]))
    return found


@functools.lru_cache(maxsize=4096)
def too_dear(side: str, crowns: int) -> Barred:
    """By how much an item costs more than somebody has. SS-EMPOR-02"""
    price = FACE[side].price
    text = t("barred-price", card=thing_name(side), price=price, missing=price - crowns)
    return Barred(text=text, rule="SS-EMPOR-02", things=[f"card:{side}"])


def barred_in_shop(g: State, decision: Decision) -> list[Barred]:
    """What costs more than the hero has, the cheapest first; and a pack that is full. SS-EMPOR-02, SS-EMPOR-05"""
    hero = decision.about["hero"]
    sheet = g.heroes[hero]
    dear = sorted(
        (side for side in on_offer(g.emporium) if FACE[side].price > sheet.crowns), key=lambda side: FACE[side].price
    )
    found = [too_dear(side, sheet.crowns) for side in dear]
    if not has_room(sheet):
        found.insert(0, Barred(text=t("barred-full", hero=figure_name(g, hero)), rule="SS-HERO-08"))
    return [*found, *barred_gear(g, decision)]


BARRED: dict[str, Callable[[State, Decision], list[Barred]]] = {
    "turn": barred_in_turn,
    "shop": barred_in_shop,
    "reorganize": barred_gear,
}
"""Decisions at which players are told what a rule forbids."""


def choice(g: State, decision: Decision, option: Action) -> Choice:
    """One option: its words, and the things it acts on."""
    if isinstance(option, DEALINGS):
        return dealing(g, decision, option)
    return with_hero(g, decision, option) if isinstance(option, HEROES) else choice_of(g, decision, option)


DEALINGS = (a.Purchase, a.Sell, a.Enchant, a.Gamble, a.FromStash, a.ToStash, a.Equip)
"""Options that read the same whoever has them; a shop offers dozens."""
HEROES = (a.Lend, a.CallIn)
"""Options that read the same whatever has become of the hero whom they name."""


@remembered(lambda g, decision, option: option)  # noqa: ARG005
def dealing(g: State, decision: Decision, option: Action) -> Choice:
    return choice_of(g, decision, option)


@remembered(lambda g, decision, option: (option, g.heroes[option.hero].card.hero))  # noqa: ARG005
def with_hero(g: State, decision: Decision, option: a.Lend | a.CallIn) -> Choice:
    return choice_of(g, decision, option)


def choice_of(g: State, decision: Decision, option: Action) -> Choice:
    text, things = words(g, decision, option)
    return Choice(
        action=str(option),
        text=with_price(g, decision, option, text),
        things=things,
        group=group_of(option),
        role=ROLES.get(type(option), ""),
        minor=is_minor(g, decision, option),
        cost=cost(option),
        forecast=list(forecast(g, decision, option)),
        goes_on=decision.kind == "reroll" and isinstance(option, a.Done),
        help=listed(item_text(FACE[option.card]), joint="sentences") if isinstance(option, GOODS) else None,
    )


def is_minor(g: State, decision: Decision, option: Action) -> bool:
    """Dropping what nobody else wants, and reorganizing where nothing is carried that could be put on. SS-ITEM-05"""
    if isinstance(option, a.Reorganize):
        return not g.heroes[decision.about["hero"]].inventory
    return isinstance(option, a.Drop)


GOODS = (a.Purchase, a.FromStash)
"""What they do is told beside them."""


def with_price(g: State, decision: Decision, option: Action, text: Text) -> Text:
    """What a hero's turn offers, with the activity that it takes. SS-ACT-02, SS-ICON-03"""
    if decision.kind not in ("turn", "pause") or not isinstance(option, PRICED):
        return text
    return t("priced", what=text, price=t(f"price-{activity_of(g, option).replace(' ', '-')}"))


def forecast(g: State, decision: Decision, option: Any) -> Iterator[Forecast]:
    """What an attack may come to before its dice are rolled, and what symbols would change. SS-COMBAT-24"""
    if isinstance(option, a.Attack) and g.active >= 0:
        attacker = g.companion if decision.kind == "companion" else g.active
        yield from forecast_attack(g, odds(g, attacker, option.weapon, option.figure), option.figure, "forecast-damage")
    elif decision.kind == "spend" and isinstance(option, a.Buy | a.Done):
        yield from forecast_spending(g, decision, option)
    elif decision.kind == "defend" and isinstance(option, a.Buy | a.Done):
        yield from forecast_parrying(decision, option)
    elif isinstance(option, a.OpenDoor | a.BreakDoor | a.OpenChest):
        yield Forecast(text=t("forecast-trap"), tone="bad")


def bought(decision: Decision, option: a.Buy | a.Done) -> list[Spend]:
    """The effect that a choice buys; none for leaving it at that, or for a talent."""
    spends = decision.about["spends"]
    return [spends[option.effect]] if isinstance(option, a.Buy) and option.effect < len(spends) else []


def forecast_spending(g: State, decision: Decision, option: a.Buy | a.Done) -> Iterator[Forecast]:
    """What the attack would do with an effect, or as it stands; rerolls change the dice, so nothing is said of them."""
    on_offer = [each.effect for each in decision.options if isinstance(each, a.Buy)]
    gained = bought(decision, option)
    if g.battle is None or not can_be_foretold(g.battle, decision.about, on_offer) or given(gained, boons.Reroll):
        return
    yield from forecast_attack(g, odds_now(g, g.battle, decision.about, gained), g.battle.target, "forecast-damage-now")
    before = [decision.about["spends"][number] for number in decision.about["bought"]]
    if any(isinstance(boon, boons.Crit) for spend in (*before, *gained) for boon in spend.gives):
        yield Forecast(thing=f"f{g.battle.target}", text=t("forecast-crit"), tone="good")


def forecast_parrying(decision: Decision, option: a.Buy | a.Done) -> Iterator[Forecast]:
    """How many hits get through with the shields that are bought, or as it stands. SS-COMBAT-23"""
    gained = bought(decision, option)
    shields = given(gained, boons.Shields)
    if gained and not shields:
        return
    now = max(0, decision.about["hits"] - decision.about["shields"])
    then = max(0, now - shields)
    yield Forecast(text=t("forecast-through"), before=now, after=then, tone="good" if then < now else "plain")


LEAST_CHANCE = 0.005
"""What is less likely is not told: it would read as 0 %."""


def forecast_attack(g: State, of: Odds, figure: int, words: str) -> Iterator[Forecast]:
    """The damage on average and in full, and how likely the target falls."""
    target, left, hurt = f"f{figure}", g.hp_left(figure), average(of)
    yield Forecast(
        thing=target,
        text=t(words, average=f"{hurt:.1f}".removesuffix(".0")),
        before=left,
        after=max(0, round(left - hurt)),
        most=g.most_hp(figure),
        spread=[(damage, round(chance, 3)) for damage, chance in spread(of)],
        tone="good",
    )
    if (killing := at_least(of, left)) >= LEAST_CHANCE:
        yield Forecast(thing=target, text=t("forecast-kills"), chance=round(killing, 3), tone="good")


ROLES: dict[type[Action], Literal["main", "skip", "end"]] = {
    a.EndTurn: "end",
    a.Done: "skip",
    a.Roll: "main",
}
"""Choices that have a button of their own; the others lie on the table."""


def cost(option: Action) -> list[Badge]:
    """The crowns that a purchase takes."""
    if isinstance(option, a.Purchase):
        return [Badge(icon=icons.CROWNS, value=FACE[option.card].price, text=t("stat-crowns"))]
    return []


HEADINGS: dict[str, tuple[type[Action], ...]] = {
    "begin": (a.Begin,),
    "story": (a.QuestAct,),
    "attack": (a.Attack,),
    "go": (a.Go, a.StandUp, a.Dash, a.Fly),
    "here": (
        a.OpenDoor,
        a.BreakDoor,
        a.UnlockDoor,
        a.OpenChest,
        a.UnlockChest,
        a.Search,
        a.PickUp,
        a.Provoke,
        a.Scream,
        a.Rebirth,
    ),
    "power": (a.Power, a.Innate, a.Empower),
    "item": (a.UseItem,),
    "gear": (a.Drop, a.Reorganize, a.Exchange),
    "purchase": (a.Purchase,),
    "sell": (a.Sell,),
    "enchant": (a.Enchant,),
    "tavern": (a.Gamble,),
    "stash": (a.FromStash, a.ToStash),
    "equipment": (a.Equip, a.Unequip),
    "lend": (a.Lend,),
    "over": (a.CallIn, a.Done, a.EndTurn),
}
"""What stands together in a long list, in this order, each under one heading."""
PRICED: tuple[type[Action], ...] = (
    *(kind for group in ("story", "here", "power", "item", "gear") for kind in HEADINGS[group]),
    a.Dash,
)
"""Choices of a turn that name the activity they take; a Movement and an attack say it by themselves."""
GROUPS = {kind: group for group, kinds in HEADINGS.items() for kind in kinds}
PLACES = {group: place for place, group in enumerate(HEADINGS)}


def group_of(option: Action) -> str:
    return GROUPS.get(type(option), "")


def place_in_list(told: Choice) -> int:
    """Choices with a heading follow the order of the headings; the others stay where they are, before them."""
    return PLACES.get(told.group, -1)


def words(g: State, decision: Decision, option: Action) -> tuple[Text, list[str]]:
    verb = f"action-{option.verb}"
    match option:
        case a.Go() | a.Area() | a.Place() | a.Rebirth() | a.Fly():
            evading = isinstance(option, a.Go) and decision.kind == "turn" and g.foes_at(g.figures[g.active].at)
            name = "action-evade" if evading else verb
            return t(name, area=area_name(g, option.area)), [f"a{option.area}"]
        case a.Attack():
            return (
                t(verb, weapon=weapon_text(g, option.weapon), target=figure_name(g, option.figure)),
                [*in_slot(g, option.weapon), f"f{option.figure}"],
            )
        case a.Power():
            return power_words(g, option)
        case a.UseItem():
            return use_words(g, option)
        case a.Target():
            return t(verb, target=figure_name(g, option.figure)), [f"f{option.figure}"]
        case a.Scream():
            what = listed(deed_text(g.heroes[g.active].card.scream), joint="sentences")
            return t(verb, target=figure_name(g, option.figure), what=what), [f"f{option.figure}"]
        case a.Upgrade() | a.Resurrect():
            return soul_words(g, option)
        case a.Begin() | a.Exchange() | a.CallIn():
            return t(verb, hero=figure_name(g, option.hero)), [f"f{option.hero}", f"hero:{option.hero}"]
        case a.React():
            return t(verb, what=t(f"reaction-{option.what}"), hero=figure_name(g, option.hero)), [f"hero:{option.hero}"]
        case a.Learn():
            return t(verb, power=power_name(option.power), text=power_text(option.power)), [f"power:{option.power}"]
        case a.Innate():
            return t(verb, power=power_name(option.name)), [f"power:{option.name}"]
        case a.OpenDoor() | a.BreakDoor() | a.UnlockDoor():
            one, other = g.layout.sides_of[option.door]
            return t(verb, one=area_name(g, one), other=area_name(g, other)), [
                f"door:{option.door}",
                f"a{one}",
                f"a{other}",
            ]
        case a.Buy():
            return buy_words(decision, option)
        case a.Reroll():
            return t(verb, number=option.die + 1, die=die_shown(decision, option.die)), [f"die:{option.die}"]
        case a.QuestAct():
            return t(verb, what=in_both(g.plan.names[option.name])), [f"quest:{option.name}"]
        case a.Pick():
            return pick_words(g, decision, option), [f"pick:{option.name}"]
        case _:
            return card_words(g, decision, option)


def power_words(g: State, option: a.Power) -> tuple[Text, list[str]]:
    power = power_name(option.name)
    level = ROMAN[option.level]
    if option.figure is None:
        return t("action-power", power=power, level=level), [f"power:{option.name}"]
    target = figure_name(g, option.figure)
    things = [f"power:{option.name}", f"f{option.figure}"]
    return t("action-power-on", power=power, level=level, target=target), things


def use_words(g: State, option: a.UseItem) -> tuple[Text, list[str]]:
    card, things = thing_name(option.card), [f"card:{option.card}"]
    if option.figure is None:
        return t("action-use-item", card=card), things
    target = figure_name(g, option.figure)
    return t("action-use-item-on", card=card, target=target), [*things, f"f{option.figure}"]


def soul_words(g: State, option: a.Upgrade | a.Resurrect) -> tuple[Text, list[str]]:
    """What soul points are paid for, with the price."""
    it = g.heroes[option.hero]
    price = upgrade_cost(it) if isinstance(option, a.Upgrade) else resurrection_cost(it)
    things = [f"f{option.hero}", f"hero:{option.hero}"]
    return t(f"action-{option.verb}", hero=figure_name(g, option.hero), price=price), things


def in_slot(g: State, slot: str, hero: int | None = None) -> list[str]:
    """The card that the active hero (or another one) has in a slot."""
    card = g.heroes[g.active if hero is None else hero].in_slot(slot)
    return [f"card:{card}"] if card else []


def weapon_text(g: State, slot: str) -> Text:
    if g.turn.companion_attack:
        return t("item-fenrir-bite")
    return thing_name(g.heroes[g.active].in_slot(slot) or BARE_HANDS.name)


def die_shown(decision: Decision, die: int) -> Text:
    """What a die that may be thrown again shows now."""
    colour, face, _ = decision.about["dice"][die]
    return die_text(colour, face)


def buy_words(decision: Decision, option: a.Buy) -> tuple[Text, list[str]]:
    spends = (decision.about or {}).get("spends", ())
    if option.effect >= len(spends):
        return t("action-parry"), ["power:parry"]
    return t("action-buy", what=spend_text(spends[option.effect])), [f"effect:{option.effect}"]


def pick_words(g: State, decision: Decision, option: a.Pick) -> Text:
    """A card, a condition, a nature, or a way that the quest offers."""
    name = option.name
    if name in NATURES:
        return t(f"nature-{name}")
    if decision.kind == "trap" or name in TRAPS:
        return t("action-pick-trap", card=t(f"trap-{name}"), text=t(f"trap-{name}-text"))
    if name in FACE:
        return t("action-pick-card", card=thing_name(name), text=listed(item_text(FACE[name]), joint="sentences"))
    if name in POWERS:
        return power_name(name)
    if name in CONDITION_WORDS or name.startswith("injury-"):
        return t(f"condition-{name}")
    return in_both(g.plan.names.get(name, (name, name)))


def card_words(g: State, decision: Decision, option: Action) -> tuple[Text, list[str]]:
    verb = f"action-{option.verb}"
    hero = (decision.about or {}).get("hero", g.active)
    match option:
        case a.Take() | a.Put() | a.Give() | a.Receive():
            return t(verb, thing=thing_name(option.thing)), [f"card:{option.thing}"]
        case a.Lend():
            return (
                t(verb, thing=thing_name(option.thing), hero=figure_name(g, option.hero)),
                [f"card:{option.thing}", f"hero:{option.hero}"],
            )
        case a.Equip():
            return t(verb, card=thing_name(option.card), slot=t(f"slot-{option.slot}")), [f"card:{option.card}"]
        case a.Unequip():
            return t(verb, slot=t(f"slot-{option.slot}")), in_slot(g, option.slot, hero)
        case a.Purchase():
            return t(verb, card=thing_name(option.card), price=FACE[option.card].price), [f"card:{option.card}"]
        case a.Sell() | a.Enchant() | a.FromStash() | a.ToStash() | a.Empower():
            return t(verb, card=thing_name(option.card)), [f"card:{option.card}"]
        case a.Gamble():
            return t(verb, symbol=symbol_text(SYMBOLS[option.symbol])), []
        case _:
            return t(verb), []
