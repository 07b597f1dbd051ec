"""What is to be seen of what happened: units march, strike and shoot, battle dice fall, figures and units are lost."""

from __future__ import annotations

from tabletome.games.battlelore import events
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.scene import battle_die, command_card, lore_card
from tabletome.scene import Card, Die, Effect, Effects, Show, Tone, show

STRIKE: Show[State] = show("strike", thing="start", target="to", icon=icons.EVENTS["attacked"])
SHOOT: Show[State] = show("shoot", thing="start", target="to", icon=icons.REACH)


def attack(g: State, event: events.Attacked) -> list[Effect]:
    """An arrow flies, or the attackers fall upon the enemy."""
    return SHOOT(g, event) if event.how == "ranged" else STRIKE(g, event)


def rolled(_: State, event: events.Rolled) -> list[Die]:
    return [battle_die(f"rolled:{place}", face, event.seat) for place, face in enumerate(event.dice)]


def command(_: State, event: events.CommandPlayed) -> list[Card]:
    return [command_card(event.card)]


def lore(g: State, event: events.LorePlayed | events.LoreCancelled) -> list[Card]:
    return [lore_card(g, event.seat, event.card)]


def counted(stat: str, amount: str, icon: str, tone: Tone) -> Show[State]:
    """More of something that a player's mat counts."""
    return show("gain", thing=lambda _, event: f"{stat}:{event.seat}", amount=amount, icon=icon, tone=tone)


def here(icon: str, tone: Tone) -> Show[State]:
    """A sign over the unit."""
    return show("say", thing="at", icon=icon, tone=tone)


def pile(name: str) -> Show[State]:
    """A card comes from a deck; which one is not shown."""
    return show("gain", thing=lambda *_: name, icon=icons.EVENTS["command-drawn"])


def played_pile(g: State, _: events.CommandPlayed) -> str:
    """Where a Command card lies that has been played: among the discards, if nobody could follow it."""
    return "played" if g.turn.card else "discards"


EFFECTS: Effects[State] = {
    events.CommandPlayed: show("reveal", thing=played_pile, cards=command, tone="gold"),
    events.Ordered: show("gain", thing="at", icon=icons.ORDERED, tone="good"),
    events.Moved: show("move", path=("start", "to")),
    events.LeftBoard: show("remove", thing="start", icon=icons.EVENTS["left-board"]),
    events.Attacked: attack,
    events.Rolled: show("roll", dice=rolled),
    events.Hit: show("hurt", thing="at", amount="lost", icon=icons.EVENTS["hit"], tone="bad"),
    events.CreatureUnharmed: here(icons.EVENTS["creature-unharmed"], "dim"),
    events.Destroyed: show("remove", thing="at", icon=icons.EVENTS["destroyed"], tone="bad"),
    events.BannerWon: show(
        "gain", thing=lambda _, event: f"banners:{event.seat}", amount=lambda *_: 1, icon=icons.BANNER, tone="gold"
    ),
    events.BannerLost: show(
        "spend", thing=lambda _, event: f"banners:{event.seat}", amount=lambda *_: 1, icon=icons.BANNER, tone="bad"
    ),
    events.FlagsIgnored: here(icons.EVENTS["flags-ignored"], "good"),
    events.PowerUsed: here(icons.EVENTS["power-used"], "magic"),
    events.LoreGained: counted("lore", "count", icons.LORE, "magic"),
    events.LorePlayed: show("reveal", thing=lambda *_: "lore-discards", cards=lore, tone="magic"),
    events.LoreCancelled: show("reveal", thing=lambda *_: "lore-discards", cards=lore, tone="bad"),
    events.Healed: show("heal", thing="at", amount="figures", icon=icons.EVENTS["healed"], tone="good"),
    events.Trained: here(icons.EVENTS["trained"], "good"),
    events.LandmarkPlaced: show("place", thing="at", icon=icons.EVENTS["landmark-placed"]),
    events.LandmarkRemoved: show("remove", thing="at", icon=icons.EVENTS["landmark-removed"]),
    events.CommandDrawn: pile("deck"),
    events.LoreDrawn: pile("lore-deck"),
}
"""By the type of the event; what has no place on the table is told in words alone."""
