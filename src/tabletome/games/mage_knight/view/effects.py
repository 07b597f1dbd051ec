"""What is to be seen of what happened: heroes walk and fight, tiles are laid, tokens turned, crystals gained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.games.mage_knight import events as e
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.cards import deed_card
from tabletome.scene import Card, Effects, Show, Tone, show


def of_seat(what: str) -> Callable[[State, Any], str]:
    """A piece, a zone or a stat of the event's seat."""
    return lambda _, event: f"{what}:{event.seat}"


HERO = of_seat("hero")


def foe(g: State, event: Any) -> str:
    """The card of an enemy in combat, of several alike one that was defeated; it is gone when the combat is over."""
    if g.combat is None:
        return ""
    numbers = [number for number, each in enumerate(g.combat.foes) if each.name == event.enemy]
    numbers.sort(key=lambda number: g.combat is not None and g.combat.foes[number].defeated, reverse=True)
    return f"foe:{numbers[0] + 1}" if numbers else ""


def to_space(_: State, event: Any) -> list[str]:
    return [event.space]


def new_card(_: State, event: e.CardGained) -> list[Card]:
    return [deed_card(event.card, f"new:{event.card}")]


def upgraded(_: State, event: e.CardUpgraded) -> list[Card]:
    return [deed_card(event.card, f"new:{event.card}")]


def over_hero(icon: str, tone: Tone) -> Show[State]:
    return show("say", thing=HERO, icon=icon, tone=tone)


def at_space(kind: str, tone: Tone) -> Show[State]:
    """A sign over the space."""
    return show("say", thing="space", icon=icons.EVENTS[kind], tone=tone)


def one_more(thing: Callable[[State, Any], str], icon: str, tone: Tone) -> Show[State]:
    return show("gain", thing=thing, amount=lambda *_: 1, icon=icon, tone=tone)


PLAYED: Show[State] = show("gain", thing=of_seat("play"), icon=icons.CARD)
WALK: Show[State] = show("move", thing=HERO, path=to_space)

EFFECTS: Effects[State] = {
    e.TacticChosen: show("flip", thing=lambda _, event: f"tactic:{event.tactic}"),
    e.CardPlayed: PLAYED,
    e.CardStrengthened: show("gain", thing=of_seat("play"), icon=icons.EVENTS["card-strengthened"], tone="magic"),
    e.PlayedSideways: PLAYED,
    e.UnitActivated: show("flip", thing=of_seat("units"), icon=icons.UNIT),
    e.SkillUsed: show("flip", thing=lambda _, event: f"skill:{event.seat}:{event.skill}", icon=icons.SKILL),
    e.SkillGained: show("gain", thing=of_seat("skills"), icon=icons.SKILL, tone="gold"),
    e.ManaGained: show("gain", thing=HERO, icon=icons.MANA, tone="magic"),
    e.CrystalGained: one_more(lambda _, event: f"crystal:{event.seat}:{event.colour}", icons.CRYSTAL, "magic"),
    e.CardsDrawn: show("gain", thing=of_seat("deck"), amount="count", icon=icons.DECK),
    e.CardGained: show("reveal", thing=of_seat("deck"), cards=new_card, tone="gold"),
    e.CardUpgraded: show("reveal", thing=of_seat("deck"), cards=upgraded, tone="gold"),
    e.Moved: WALK,
    e.Withdrew: WALK,
    e.DrivenOff: WALK,
    e.TileRevealed: show("reveal", thing=lambda _, event: f"tile:{event.tile}", icon=icons.TILE),
    e.TokenRevealed: show("reveal", thing="space", icon=icons.EVENTS["token-revealed"]),
    e.RuinsRevealed: show("reveal", thing="space", icon=icons.EVENTS["ruins-revealed"]),
    e.FameGained: show("gain", thing=of_seat("fame-of"), amount="count", icon=icons.FAME, tone="gold"),
    e.ReputationChanged: show("flip", thing=of_seat("reputation-of"), icon=icons.REPUTATION),
    e.LevelGained: one_more(of_seat("level-of"), icons.LEVEL, "gold"),
    e.Interacted: at_space("interacted", "plain"),
    e.Recruited: one_more(of_seat("units"), icons.UNIT, "good"),
    e.Disbanded: show("spend", thing=of_seat("units"), icon=icons.EVENTS["disbanded"], tone="bad"),
    e.Healed: show("heal", thing=HERO, icon=icons.HEAL, tone="good"),
    e.UnitHealed: show("heal", thing=of_seat("units"), icon=icons.HEAL, tone="good"),
    e.CombatBegan: over_hero(icons.ATTACK, "bad"),
    e.EnemySummoned: show("place", thing=foe, icon=icons.SUMMON, tone="bad"),
    e.EnemyDefeated: show("remove", thing=foe, icon=icons.EVENTS["enemy-defeated"], tone="good"),
    e.AttackBlocked: show("say", thing=foe, icon=icons.BLOCK, tone="good"),
    e.DamageDealt: show("strike", thing=foe, target=HERO, icon=icons.ATTACK, tone="bad"),
    e.Wounded: show("hurt", thing=HERO, amount="count", icon=icons.WOUND, tone="bad"),
    e.UnitWounded: show("hurt", thing=of_seat("units"), icon=icons.WOUND, tone="bad"),
    e.UnitDestroyed: show("hurt", thing=of_seat("units"), icon=icons.EVENTS["unit-destroyed"], tone="bad"),
    e.KnockedOut: over_hero(icons.EVENTS["knocked-out"], "bad"),
    e.Conquered: show("place", thing="space", icon=icons.SHIELD, tone="gold"),
    e.GladeMarked: show("place", thing="space", icon=icons.SHIELD, tone="good"),
    e.Rested: over_hero(icons.EVENTS["rested"], "dim"),
    e.Plundered: at_space("plundered", "bad"),
    e.CityFound: at_space("city-found", "gold"),
    e.CityFell: at_space("city-fell", "gold"),
    e.EnemyReturned: show("place", thing="space", icon=icons.EVENTS["enemy-returned"], tone="bad"),
    e.DuelBegan: over_hero(icons.EVENTS["duel-began"], "bad"),
}
"""By the type of the event; what has no place on the table is told in words alone."""
