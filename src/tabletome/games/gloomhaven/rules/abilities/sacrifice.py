"""What characters do to themselves to be stronger, or have done with it. GH-DMG-01, GH-EXH-01, GH-REST-06"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, ask
from tabletome.games.gloomhaven.actions import SKIP, Endure, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Collapse, DropTo, RestWell, SufferUpTo
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of, put_away
from tabletome.games.gloomhaven.rules.abilities.words import at_once, lies_there, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.damage import exhaust, suffer
from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_hit_points
from tabletome.games.gloomhaven.state import State

performs(RestWell)(lies_there)


@performs(SufferUpTo)
def suffer_up_to(g: State, hero: int, ability: SufferUpTo) -> Asking[bool]:
    """As much as the player likes; only what was really suffered counts. GH-DMG-02"""
    options: list[Endure | Skip] = [*(Endure(damage) for damage in range(1, ability.by + 1)), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "endure", options, {"hero": hero}))
    if isinstance(chosen, Endure):
        before = g.figures[hero].health
        yield from suffer(g, hero, chosen.damage)
        assert g.action is not None
        g.action = replace(g.action, suffered=before - g.figures[hero].health)
    return False


@performs(DropTo)
@at_once
def drop_to(g: State, hero: int, ability: DropTo) -> bool:
    """Hit points are given away; nothing that asks about damage notices."""
    figure = g.figures[hero]
    figure.health = min(figure.health, ability.by)
    note_hit_points(g, hero)
    return True


@performs(Collapse)
@at_once
def collapse(g: State, hero: int, ability: Collapse) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """The experience of the action is still gained; then the character is exhausted. GH-EXH-01, GH-XP-01"""
    assert g.action is not None
    gain_xp(g, hero, printed(g.action.source).xp)
    exhaust(g, hero)
    g.action = None
    g.phase = phases.HERO_TURN
    return False


def rests_well(g: State, hero: int) -> bool:
    """Whether a card lets the coming short rest be as good as a long one; it leaves the active area. GH-ACTIVE-07"""
    if not g.heroes[hero].active:
        return False
    places = [place for place, _ in lasting_of(g, hero, RestWell)]
    for place in reversed(places):
        put_away(g, hero, place)
    return bool(places)
