"""Between quests: what ends with a quest and what is carried on. Rulebook: campaign. SS-CAMP-01, SS-OVER-02"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Outcome, Script, runs
from tabletome.games.sword_and_sorcery.actions import DONE, Done, Take
from tabletome.games.sword_and_sorcery.content.items import FACE, front
from tabletome.games.sword_and_sorcery.events import CarriedOn, QuestEnded
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.heroes.coins import is_coin
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import replace_card
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of, has_room, remove_card, throw_away
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import KEY, LOOT, TREASURE, shown, take
from tabletome.games.sword_and_sorcery.rules.setup import begin_quest
from tabletome.games.sword_and_sorcery.rules.supplies import discard
from tabletome.games.sword_and_sorcery.state import OFF, State


@runs(phases.FINISH)
def end_quest(g: State) -> Script:
    """A lost quest ends the campaign; a won one leads to the next, with what the heroes have.

    Soulranks, soul points, crowns and items are kept. SS-END-01, SS-OVER-01, SS-CAMP-01, SS-CAMP-09
    """
    won = g.result == "won"
    g.emit(QuestEnded, g.quest, won, rule="SS-END-01")
    if won:
        g.won += 1
    if not won or not g.campaign:
        g.outcome = outcome(g, won)
        return
    haunt(g)
    yield from salvage(g)
    clear_map(g)
    for hero in range(len(g.heroes)):
        unpack(g, hero)
    following, *rest = g.campaign
    g.campaign = tuple(rest)
    kept = tuple((sheet.name, sheet.rank, sheet.crowns, cards_of(sheet)) for sheet in g.heroes)
    g.emit(CarriedOn, following, g.souls, kept, rule="SS-CAMP-01")
    begin_quest(g, following)


def outcome(g: State, won: bool) -> Outcome:
    """All players win or lose together. SS-OVER-01"""
    if won:
        reason = "campaign-won" if g.won > 1 else "won"
        return Outcome(tuple(range(g.seats)), (1.0,) * g.seats, reason, shared=True)
    return Outcome((), (0.0,) * g.seats, "lost" if g.living() else "fallen", shared=True)


def haunt(g: State) -> None:
    """A hero who is a ghost soul when the quest ends discards one random equipped card. SS-DEATH-17, SS-CAMP-04"""
    for hero, sheet in enumerate(g.heroes):
        equipped = sheet.equipped()
        if g.figures[hero].ghost and equipped:
            throw_away(g, remove_card(g, hero, g.rng.pick(equipped)))


def salvage(g: State) -> Script:
    """Surviving heroes pick up what lies on the map, as far as they can carry it; players choose. SS-CAMP-08"""
    things = [thing for lying in g.drops for thing in lying if thing != KEY]
    if not things:
        return
    for hero in g.living():
        g.drops = [()] * g.layout.size
        g.drops[g.figures[hero].at] = tuple(things)
        while options := takeable(g, hero):
            chosen = yield Decision(g.seat_of(hero), "salvage", [*options, DONE], {"hero": hero})
            if isinstance(chosen, Done):
                break
            lying = g.drops[g.figures[hero].at]
            take(g, hero, next(thing for thing in lying if shown(thing) == chosen.thing))
        things = [thing for lying in g.drops for thing in lying]
        if not things:
            return


def takeable(g: State, hero: int) -> list[Any]:
    """Crowns always; cards, and what lies face down, only with room for them. SS-HERO-07"""
    room = has_room(g.heroes[hero])
    lying = g.drops[g.figures[hero].at]
    return [Take(thing) for thing in dict.fromkeys(shown(each) for each in lying) if room or is_coin(thing)]


def clear_map(g: State) -> None:
    """What is left behind: Stash cards return to the Stash, the rest is discarded. SS-EMPOR-10, SS-CAMP-04, 08"""
    for things in g.drops:
        for thing in things:
            if thing.startswith(LOOT):
                discard(g, "loot", thing.removeprefix(LOOT))
            elif thing.startswith(TREASURE):
                discard(g, "treasures", thing.removeprefix(TREASURE))
            elif not is_coin(thing) and thing != KEY:
                throw_away(g, thing)
    g.drops = [()] * g.layout.size


def unpack(g: State, hero: int) -> None:
    """Enchanted cards turn back, conditions and injuries end, every power is ready again. SS-EMPOR-13, SS-CAMP-04

    Injuries last until the end of the quest. SS-COND-10, SS-EFFECT-05
    """
    sheet, figure = g.heroes[hero], g.figures[hero]
    for card in cards_of(sheet):
        if FACE[card].enchanted or FACE[card].soul:
            replace_card(sheet, card, front(card))
    sheet.cooling = (0,) * len(sheet.powers)
    sheet.boosts, sheet.used, sheet.spent, sheet.acted = (), (), (), False
    for injury in figure.injuries:
        discard(g, "criticals", injury)
    figure.injuries = ()
    figure.ghost = False
    figure.wounds = 0
    figure.came = OFF
