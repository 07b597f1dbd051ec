"""What a seat is asked: one sentence, and every choice in words."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from tabletome.engine import Action, Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.content.notation.conditions import DISARM
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.abilities.active_cards import counts_as_discarded
from tabletome.games.gloomhaven.rules.abilities.companions import companion_of
from tabletome.games.gloomhaven.rules.abilities.move import goes_by_steps
from tabletome.games.gloomhaven.rules.abilities.running_action import card_in_use, running_ability
from tabletome.games.gloomhaven.rules.characters.stamina import stamina, stamina_without
from tabletome.games.gloomhaven.rules.movement.move import jump_reach, walk_reach, ways_by_steps, whom_it_meets
from tabletome.games.gloomhaven.rules.turns import CardUse, source_of_choice
from tabletome.games.gloomhaven.state import HERO, NOBODY, SUMMON, Hero, RunningAction, RunningAttack, State
from tabletome.games.gloomhaven.view import city_choices, event_scene
from tabletome.games.gloomhaven.view.abilities.attack import attacks_nobody, hexes_over
from tabletome.games.gloomhaven.view.abilities.move import is_jump, running_move
from tabletome.games.gloomhaven.view.abilities.words import describe
from tabletome.games.gloomhaven.view.barred import FORBIDDEN
from tabletome.games.gloomhaven.view.choices import words
from tabletome.games.gloomhaven.view.city_board import at_its_place
from tabletome.games.gloomhaven.view.level_scene import class_card
from tabletome.games.gloomhaven.view.odds import at_least, average, blows, spread
from tabletome.games.gloomhaven.view.places import place_name
from tabletome.games.gloomhaven.view.wording import card_name, figure_name, item_name, name_of
from tabletome.geometry import Hex, sub
from tabletome.scene import Args, Asker, Badge, Card, Choice, Forecast, Question, Text, listed, t
from tabletome.scene.memory import remembered

OTHER_CHOICES = (city_choices, event_scene)
"""The modules that have words for choices beside those of choices.py."""
Cells: TypeAlias = Mapping[str, tuple[int, ...]]
"""Hexes for each choice, by its text."""

ABOUT = {
    "hero": lambda g, hero: name_of(g.heroes[hero].name),
    "figure": figure_name,
    "target": figure_name,
    "element": lambda _, element: t(f"element-{element}"),
    "card": lambda _, card: card_name(card),
    "item": lambda _, item: item_name(item),
}
"""How what a decision is about is said."""


SAYS_ITSELF = {"move", "strike", "part", "pay", "turn"}
"""Kinds of questions in whose words the running ability stands already."""


class GloomhavenAsker(Asker[State]):
    """Questions name a character, though none may be told: a member of the party, or whoever acts.

    Whatever is asked while a card is played has beside it what for: the card, and the ability that is performed.
    """

    def __call__(self, g: State, decision: Decision) -> Question:
        asked = super().__call__(g, decision)
        if asked.help is None and g.action is not None and decision.kind not in SAYS_ITSELF:
            asked = msgspec.structs.replace(asked, help=what_for(g))
        return asked

    def args(self, g: State, decision: Decision) -> Args:
        said = super().args(g, decision)
        if "member" in decision.about:
            member = g.campaign.members[decision.about["member"]]
            said |= {"hero": name_of(member.name), "gold": member.gold}
        if "hero" not in said and g.turn.acting >= 0:
            said["hero"] = figure_name(g, g.turn.acting)
        return said


@remembered(lambda g, decision, option: option)  # noqa: ARG005
def pair_of_cards(g: State, decision: Decision, option: a.Play) -> Choice:
    """Two cards to be played: a hand has dozens of pairs, which read the same wherever they are held."""
    return choice(g, decision, option, {}, {})


def choice(g: State, decision: Decision, option: Action, paths: Cells, areas: Cells) -> Choice:
    """One option: its words, the things it acts on, and the cells it passes or covers; who moves can be dragged."""
    text, things = words[type(option)](g, option, decision.about)
    things = at_its_place(g, option, things)
    action = str(option)
    if action in paths:
        things = [f"f{mover(g, decision)}", *things]
        if isinstance(option, a.Go):
            text = with_those_passed(g, mover(g, decision), text, option, paths[action])
    foretold = list(forecast(g, decision, option))
    path, covers = ([f"h{at}" for at in cells.get(action, ())] for cells in (paths, areas))
    return Choice(
        action=action,
        text=text,
        things=things,
        group=option.verb,
        path=path,
        covers=covers,
        turn="area" if covers else "",
        role=ROLES.get(type(option), ""),
        risk=risk(g, decision, option),
        minor=isinstance(option, a.Without) or IN_REACH_OF_NOBODY in (each.text for each in foretold),
        forecast=foretold,
        goes_on=isinstance(option, a.KeepOn) or (isinstance(option, a.Stop) and has_moved(g, decision)),
    )


def with_those_passed(g: State, who: int, text: Text, option: a.Go, path: tuple[int, ...]) -> Text:
    """A move whose way matters names those through whom it leads."""
    move = running_move(g)
    if move is None or not goes_by_steps(g, move):
        return text
    met = [figure_name(g, other) for other in whom_it_meets(g, who) if g.figures[other].at in (*path, option.hex)]
    return t("action-go-through", hex=place_name(g, option.hex), who=listed(met)) if met else text


def has_moved(g: State, decision: Decision) -> bool:
    """Whether the movement that goes on has led anywhere yet. GH-MOVE-01"""
    return decision.kind == "move" and g.action is not None and len(g.action.path) > 1


IN_REACH_OF_NOBODY = t("forecast-nobody")
"""What an attack leads to that nobody is in reach of. GH-ATK-02"""


ROLES: dict[type[Action], Literal["main", "skip", "end", "quit"]] = {
    a.Ready: "end",
    a.EndTurn: "end",
    a.Stop: "skip",
    a.Skip: "skip",
    a.KeepOn: "skip",
    a.Apply: "main",
    a.LongRest: "end",
    a.GoHome: "end",
    a.EndCampaign: "quit",
    a.FoundParty: "quit",
    a.EndBonus: "quit",
}
"""Choices that have a button of their own; the others lie on the table."""


def risk(g: State, decision: Decision, option: Action) -> Literal["", "costly", "lethal", "final"]:
    """What cannot be made good: the end of a campaign, a character who falls, a bonus thrown away. GH-EXH-01"""
    if isinstance(option, a.EndCampaign | a.Retire | a.FoundParty):
        return "final"
    if isinstance(option, a.Suffer) and decision.about["damage"] >= decision.about["left"]:
        return "lethal"
    if isinstance(option, a.Endure) and option.damage >= g.figures[decision.about["hero"]].health:
        return "lethal"
    if isinstance(option, a.Redraw) and g.figures[decision.about["hero"]].health <= 1:
        return "lethal"
    is_lost = isinstance(option, a.Top | a.Bottom) and printed(source_of_choice(acting_name(g), option)).lost
    return "costly" if is_lost or isinstance(option, a.EndBonus | a.ShortRest | a.LoseCard | a.LoseTwo) else ""


def acting_name(g: State) -> str:
    """The class of the character whose turn it is."""
    return g.heroes[g.turn.acting].name


def forecast(g: State, decision: Decision, option: Action) -> Iterator[Forecast]:
    """Life before and after, or what an attack may come to."""
    match option:
        case a.Suffer():
            sufferer = decision.about.get("figure", decision.about.get("hero", NOBODY))
            yield from of_suffering(sufferer, decision.about["damage"], decision.about["left"])
        case a.Endure():
            hero = decision.about["hero"]
            yield from of_suffering(hero, option.damage, g.figures[hero].health)
        case a.Redraw():
            hero = decision.about["hero"]
            yield from of_suffering(hero, 1, g.figures[hero].health)
        case a.Strike() if g.attack is not None:
            for target in option.figures:
                yield from of_attack(g, g.attack, target)
        case a.LoseCard() | a.LoseTwo():
            yield from of_losing(g, decision, option)
        case a.Top() | a.Bottom() | a.BasicAttack() | a.BasicMove():
            yield from of_action(g, g.turn.acting, option)


def of_action(g: State, hero: int, option: CardUse) -> Iterator[Forecast]:
    """What an action cannot do from here: attack without a target, or under a condition that forbids it.

    GH-ATK-02, GH-COND-11, 12
    """
    act, conditions = printed(source_of_choice(g.heroes[hero].name, option)), g.figures[hero].conditions
    barred = {each.barred_by for each in act.abilities if conditions & each.barred_by}
    for condition in sorted(barred):
        yield Forecast(text=t("forecast-disarmed" if condition == DISARM else "forecast-immobilized"), tone="bad")
    if DISARM not in barred and attacks_nobody(g, hero, act):
        yield Forecast(text=IN_REACH_OF_NOBODY, tone="bad")


def of_losing(g: State, decision: Decision, option: a.LoseCard | a.LoseTwo) -> Iterator[Forecast]:
    """How many rounds are left at most without the cards. GH-DMG-02, GH-EXH-02"""
    holder = next(hero for hero, cards in enumerate(g.heroes) if is_held_by(cards, option.card))
    hand, discarded = (1, 0) if isinstance(option, a.LoseCard) else (0, 2)
    yield Forecast(
        thing="" if "hero" in decision.about else f"f{holder}",
        text=t("forecast-rounds"),
        before=stamina(g, holder),
        after=stamina_without(g, holder, hand, discarded),
        tone="bad",
    )


def all_discarded(cards: Hero) -> tuple[str, ...]:
    """The discard pile with the active cards that count as discarded. GH-ACTIVE-08"""
    return (*cards.discard, *counts_as_discarded(cards))


def of_suffering(who: int, damage: int, left: int) -> Iterator[Forecast]:
    """Hit points; with none left the character is exhausted. GH-DMG-01, GH-EXH-01"""
    after = max(0, left - damage)
    text = t("forecast-health") if after else t("forecast-exhausted")
    yield Forecast(thing=f"f{who}", text=text, before=left, after=after, tone="bad")


def of_attack(g: State, attack: RunningAttack, target: int) -> Iterator[Forecast]:
    """The damage of an attack by the cards that are left, and how likely it is to kill. GH-ATK-05, GH-AMD-02"""
    found, life = blows(g, attack, target), g.figures[target].health
    yield Forecast(
        thing=f"f{target}",
        text=t("forecast-damage", average=f"{average(found):.1f}"),
        before=life,
        after=max(0, round(life - average(found))),
        most=g.figures[target].max_health,
        spread=[(damage, round(chance, 3)) for damage, chance in spread(found)],
    )
    killing = at_least(found, life)
    if killing >= WORTH_TELLING:
        yield Forecast(thing=f"f{target}", text=t("forecast-kills"), chance=round(killing, 3), tone="good")


WORTH_TELLING = 0.005
"""What is less likely is as good as impossible."""


def cards_to_learn(g: State, decision: Decision) -> list[Card]:
    """The cards that levelling up or exchanging offers, which lie nowhere. GH-LVLUP-03, GH-HAND-02"""
    about = decision.about
    name = g.campaign.members[about["member"]].name if "member" in about else g.heroes[about["hero"]].name
    offered = [
        option.card if isinstance(option, a.Learn) else option.into
        for option in decision.options
        if isinstance(option, a.Learn | a.Swap)
    ]
    return [class_card(name, card) for card in dict.fromkeys(offered)]


def cards_to_lose(g: State, decision: Decision) -> list[Card]:
    """The cards that can be lost instead of hit points, and where each of them is. GH-DMG-02"""
    lost = [option for option in decision.options if isinstance(option, a.LoseCard | a.LoseTwo)]
    names = dict.fromkeys(card for each in lost for card in cards_named(each))
    return [lose_card(cards, card) for card in names for cards in g.heroes if is_held_by(cards, card)]


def cards_named(option: a.LoseCard | a.LoseTwo) -> tuple[str, ...]:
    return (option.card,) if isinstance(option, a.LoseCard) else (option.card, option.other)


def lose_card(cards: Hero, card: str) -> Card:
    """A card that can be lost, with the pile that it would be taken from."""
    shown = copy.copy(class_card(cards.name, card))
    shown.badges = [Badge(text=t("badge-hand" if card in cards.hand else "badge-discard")), *shown.badges]
    return shown


def is_held_by(cards: Hero, card: str) -> bool:
    """Whether the card is in hand or discarded."""
    return card in cards.hand or card in all_discarded(cards)


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    paths, areas = paths_of(g, decision), areas_of(g, decision)
    asker = GloomhavenAsker(
        choice=lambda g, decision, option: (
            pair_of_cards(g, decision, option)
            if isinstance(option, a.Play)
            else choice(g, decision, option, paths, areas)
        ),
        about=ABOUT,
        extra={"part": part, "pay": part},
        barred=FORBIDDEN,
        subject=whom_it_is_about,
        shows={
            **dict.fromkeys(("learn", "hand"), cards_to_learn),
            **dict.fromkeys(("damage", "damage-companion", "guard"), cards_to_lose),
        },
    )
    return asker(g, decision)


def whom_it_is_about(_: State, decision: Decision) -> str:
    """The figure that a question belongs to."""
    who = decision.about.get("figure", decision.about.get("hero", -1))
    return f"f{who}" if isinstance(who, int) and who >= 0 else ""


def what_for(g: State) -> Text | None:
    """The card that is played and the ability that is performed, if one is. GH-TURN-02"""
    if not card_in_use(g) or g.action is None or not 0 < g.action.step <= len(printed(g.action.source).abilities):
        return None
    said = list(describe(running_ability(g)))
    return t("ask-for", card=card_name(card_in_use(g)), part=listed(said)) if said else None


def part(g: State, _: Decision) -> Args:
    """The part of an action that may be left out. GH-TURN-04"""
    return {"part": listed(list(describe(running_ability(g))))}


def paths_of(g: State, decision: Decision) -> Cells:
    """The hexes between the hero and each hex that can be reached; unknown where they depend on elements consumed."""
    who = mover(g, decision)
    if decision.kind != "move" or who < 0 or g.figures[who].kind not in (HERO, SUMMON):
        return {}
    points = decision.about.get("points", 0)
    move = running_move(g)
    if move is not None and any(way.give for way in move.more):
        return {}
    if move is not None and who == g.turn.acting and goes_by_steps(g, move):
        ways = ways_by_steps(g, who, points, move, line_of(g) if move.straight else None)
        return {str(option): ways[option.hex][:-1] for option in decision.options if getattr(option, "hex", -1) in ways}
    reach = jump_reach(g, who, points) if is_jumping(g, who) else walk_reach(g, who, points)
    goals = [option for option in decision.options if getattr(option, "hex", -1) in reach]
    return {str(option): reach[option.hex][1][:-1] for option in goals}


def line_of(g: State) -> Hex | None:
    """The direction of a straight movement that has begun."""
    path = () if g.action is None else g.action.path
    return sub(g.board.hexes[path[-1]], g.board.hexes[path[-2]]) if len(path) > 1 else None


def mover(g: State, decision: Decision) -> int:
    """Who moves: whoever acts, if nobody else is named."""
    return int(decision.about.get("figure", g.turn.acting))


def is_jumping(g: State, who: int) -> bool:
    """Whether the figure that moves now minds neither figures nor ground on the way."""
    if g.is_flying(who):
        return True
    return g.action is not None and g.action.step > 0 and is_jump(running_ability(g))


def performer(g: State, action: RunningAction) -> int:
    """Who performs the running action: the companion of a character, if it is a Command."""
    return companion_of(g, action.figure) if printed(action.source).commands else action.figure


def areas_of(g: State, decision: Decision) -> Cells:
    """The hexes that a pattern covers. GH-AOE-05"""
    if decision.kind != "lay" or g.action is None:
        return {}
    who, ability = performer(g, g.action), running_ability(g)
    laid = [option for option in decision.options if isinstance(option, a.Strike)]
    return {str(option): hexes_over(g, who, ability, option.figures) for option in laid}
