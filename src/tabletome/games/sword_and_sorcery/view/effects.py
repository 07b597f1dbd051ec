"""What is to be seen of what happened: figures walk, strike, shoot and fall, dice roll, cards are turned up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.games.sword_and_sorcery import events as e
from tabletome.games.sword_and_sorcery.state import State
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.battle import drawn_die
from tabletome.games.sword_and_sorcery.view.deck_cards import encounter_card, event_card
from tabletome.scene import Card, Die, Effect, Effects, Show, Tone, show


def figure(name: str) -> Callable[[State, Any], str]:
    """The piece of whom a field of the event names: who stands on the map before who has left it."""

    def found(g: State, event: Any) -> str:
        called = getattr(event, name)
        those = [each for each in range(len(g.figures)) if g.name_of(each) == called]
        those.sort(key=lambda each: g.is_up(each), reverse=True)
        return f"f{those[0]}" if those else ""

    return found


def fallen(g: State, event: Any) -> str:
    """The piece of this name that has left the map last."""
    those = [each for each in range(len(g.figures)) if g.name_of(each) == event.who and not g.is_up(each)]
    return f"f{those[-1]}" if those else ""


def place(name: str) -> Callable[[State, Any], str]:
    """The area that a field of the event names; none if it belongs to an earlier quest."""

    def found(g: State, event: Any) -> str:
        number = g.layout.named.get(getattr(event, name))
        return "" if number is None else f"a{number}"

    return found


def to_there(g: State, event: Any) -> list[str]:
    there = place("to")(g, event)
    return [there] if there else []


def of_hero(stat: str) -> Callable[[State, Any], str]:
    """The figure that a hero's mat counts."""
    return lambda g, event: next((f"{stat}:{n}" for n, hero in enumerate(g.heroes) if hero.name == event.who), "")


WHO = figure("who")
STRIKE: Show[State] = show("strike", thing=WHO, target=figure("target"), icon=icons.COMBAT)
SHOOT: Show[State] = show("shoot", thing=WHO, target=figure("target"), icon=icons.SYMBOLS[1])


def attack(g: State, event: e.AttackDeclared) -> list[Effect]:
    """Into another area something flies; in the same one it comes to blows."""
    areas = {it.at for number, it in enumerate(g.figures) if g.name_of(number) in (event.who, event.target)}
    return STRIKE(g, event) if len(areas) == 1 else SHOOT(g, event)


def rolled(_: State, event: e.DiceRolled | e.SaveRolled) -> list[Die]:
    return [drawn_die(f"rolled:{number}", colour, face) for number, (colour, face) in enumerate(event.dice)]


def rolled_again(_: State, event: e.Rerolled) -> list[Die]:
    return [drawn_die("rolled:0", *event.die)]


def drawn_event(_: State, event: e.EventDrawn) -> list[Card]:
    return [event_card(event.card)]


def drawn_encounter(_: State, event: e.EncounterDrawn) -> list[Card]:
    return [encounter_card(event.card)]


def over(icon: str, tone: Tone) -> Show[State]:
    """A sign over the figure."""
    return show("say", thing=WHO, icon=icon, tone=tone)


def changed(thing: Callable[[State, Any], str] | str, icon: str) -> Show[State]:
    """Something that is counted becomes more or less by so many."""
    more = show("gain", thing=thing, amount="by", icon=icon, tone="good")
    less = show("spend", thing=thing, amount=lambda _, event: -event.by, icon=icon, tone="bad")
    return lambda g, event: more(g, event) if event.by > 0 else less(g, event)


EFFECTS: Effects[State] = {
    e.Moved: show("move", thing=WHO, path=to_there),
    e.Pushed: show("move", thing=WHO, path=to_there),
    e.Evaded: over(icons.EVENTS["evaded"], "good"),
    e.AttackDeclared: attack,
    e.DiceRolled: show("roll", dice=rolled),
    e.Rerolled: show("roll", dice=rolled_again),
    e.SaveRolled: show("roll", dice=rolled),
    e.Wounded: show("hurt", thing=WHO, amount="damage", icon=icons.WOUND, tone="bad"),
    e.Healed: show("heal", thing=WHO, amount="by", icon=icons.HEAL, tone="good"),
    e.Conditioned: show(
        "say", thing=WHO, icon=lambda _, event: icons.CONDITIONS.get(event.condition, icons.WOUND), tone="bad"
    ),
    e.Recovered: over(icons.HEAL, "good"),
    e.CriticalDrawn: over(icons.EVENTS["critical-drawn"], "bad"),
    e.Burning: over(icons.FIRE, "bad"),
    e.FirePlaced: show("place", thing=place("area"), icon=icons.FIRE, tone="bad"),
    e.ShadowRevealed: show("reveal", thing=place("area"), icon=icons.SHADOW, tone="magic"),
    e.EnemyAppeared: show("place", thing=place("area"), icon=icons.EVENTS["enemy-appeared"], tone="bad"),
    e.EnemyDied: show("remove", thing=fallen, icon=icons.DEATH, tone="good"),
    e.FigureDied: show("remove", thing=fallen, icon=icons.DEATH, tone="good"),
    e.CompanionDied: show("remove", thing=fallen, icon=icons.DEATH, tone="bad"),
    e.EnemyActivated: over(icons.EVENTS["enemy-activated"], "bad"),
    e.TraitUsed: over(icons.EVENTS["trait-used"], "bad"),
    e.EncounterDrawn: show("reveal", thing=lambda *_: "enemy-deck", cards=drawn_encounter),
    e.EventDrawn: show("reveal", thing=lambda *_: "quest", cards=drawn_event, tone="magic"),
    e.DoorOpened: show("reveal", thing=place("to"), icon=icons.EVENTS["door-opened"]),
    e.ChestOpened: over(icons.EVENTS["chest-opened"], "gold"),
    e.Searched: over(icons.SEARCH, "plain"),
    e.CrownsChanged: changed(of_hero("crowns"), icons.CROWNS),
    e.SoulsChanged: changed(lambda *_: "souls", icons.SOUL),
    e.PowerUsed: over(icons.POWER, "magic"),
    e.InnateUsed: over(icons.POWER, "magic"),
    e.ItemUsed: over(icons.EVENTS["item-used"], "good"),
    e.Ranked: show("gain", thing=of_hero("rank"), icon=icons.RANK, tone="gold"),
    e.BecameGhost: show("flip", thing=WHO, icon=icons.GHOST, tone="bad"),
    e.Resurrected: show("flip", thing=WHO, icon=icons.EVENTS["resurrected"], tone="good"),
    e.Summoned: show("place", thing=WHO, icon=icons.EVENTS["summoned"], tone="good"),
    e.Hid: over(icons.HIDDEN, "plain"),
    e.TokenPlaced: show("place", thing=place("area"), icon=icons.TOKEN, tone="magic"),
    e.ShrineChanged: show("flip", thing=place("area"), icon=icons.SHRINE, tone="magic"),
}
"""By the type of the event; what has no place on the table is told in words alone."""
