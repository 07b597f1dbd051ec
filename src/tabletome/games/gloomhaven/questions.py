"""What a seat is asked: one sentence, and every choice in words."""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.wording import card_name, figure_name, listed, name_of
from tabletome.scene import Choice, Question, Text, t


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=prompt(g, decision),
        choices=[choice(g, option) for option in decision.options],
    )


def prompt(g: State, decision: Decision) -> Text:
    """The message of a question is named after its kind."""
    about = dict(decision.about or {})
    args: dict[str, Text | str | int] = {}
    for key, value in about.items():
        if key == "hero":
            args["hero"] = name_of(g.heroes[value].name)
        elif key in ("figure", "target"):
            args[key] = figure_name(g, value)
        elif key == "card":
            args["card"] = card_name(value)
        else:
            args[key] = value
    if "hero" not in args and g.acting >= 0:
        args["hero"] = figure_name(g, g.acting)
    return Text(f"ask-{decision.kind}", args)


def choice(g: State, option: Any) -> Choice:
    """One option: its words, and the things it acts on."""
    text, things = words(g, option)
    return Choice(action=str(option), text=text, things=things, group=option.verb)


def words(g: State, option: Any) -> tuple[Text, list[str]]:
    verb = f"action-{option.verb}"
    match option:
        case a.Place() | a.Go() | a.Shove():
            return t(verb, hex=option.hex), [f"h{option.hex}"]
        case a.Play():
            return (
                t(verb, lead=card_name(option.lead), other=card_name(option.other)),
                [f"card:{option.lead}", f"card:{option.other}"],
            )
        case a.Top() | a.Bottom():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}:{option.verb}"]
        case a.BasicAttack() | a.BasicMove() | a.LoseCard() | a.Lose():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}"]
        case a.Swap():
            return t(verb, out=card_name(option.out), into=card_name(option.into)), [f"card:{option.out}"]
        case a.LoseTwo():
            return (
                t(verb, card=card_name(option.card), other=card_name(option.other)),
                [f"card:{option.card}", f"card:{option.other}"],
            )
        case a.Strike():
            who = listed([figure_name(g, figure) for figure in option.figures])
            return t(verb, who=who), [f"f{figure}" for figure in option.figures]
        case a.Choose() | a.Focus():
            return t(verb, who=figure_name(g, option.figure)), [f"f{option.figure}"]
        case a.Consume():
            return t(verb, element=t(f"element-{option.element}")), [f"element:{option.element}"]
        case a.First():
            return t(verb, name=name_of(option.name)), [f"turn:{option.name}"]
        case a.Does():
            if option.targets:
                who = listed([figure_name(g, figure) for figure in option.targets])
                return t("action-does-attack", who=who), [f"f{figure}" for figure in option.targets]
            return t(verb, hex=option.to), [f"h{option.to}", *(f"h{at}" for at in option.through)]
        case _:
            return t(verb), []
