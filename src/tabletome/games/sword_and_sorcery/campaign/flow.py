"""Between quests: what ends with a quest and what is carried on. Rulebook: campaign."""

from __future__ import annotations

from tabletome.engine import Decision, Outcome, Script, ask, runs
from tabletome.games.sword_and_sorcery.actions import DONE, TRY_AGAIN, Done, Take, TryAgain
from tabletome.games.sword_and_sorcery.content.items import FACE, front
from tabletome.games.sword_and_sorcery.content.things import COIN_CALLED, KEY, ItemCard, Loot, Treasure
from tabletome.games.sword_and_sorcery.events import CarriedOn, QuestEnded, TriedAgain
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import replace_card
from tabletome.games.sword_and_sorcery.rules.heroes.gear import cards_of, has_room, remove_card, throw_away
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import called, receive, remove_drop
from tabletome.games.sword_and_sorcery.rules.setup import begin_quest, belongings
from tabletome.games.sword_and_sorcery.rules.story.choices import holds
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_orders
from tabletome.games.sword_and_sorcery.state import OFF, State


@runs(phases.FINISH)
def end_quest(g: State) -> Script:
    """A lost quest ends the campaign unless it is tried again; a won one leads to the next, with what the heroes have.

    Soulranks, soul points, crowns and items are kept. SS-END-01, SS-OVER-01, SS-OVER-02, SS-CAMP-01, SS-CAMP-09
    """
    won = g.story.result == "won"
    g.emit(QuestEnded, g.quest, won, g.story.ending, rule="SS-END-01")
    if not won and can_try_again(g):
        chosen = yield from ask(Decision(g.speaker, "retry", [TRY_AGAIN, DONE]))
        if isinstance(chosen, TryAgain):
            yield from try_again(g)
            return
    if won:
        g.quests_won += 1
        g.tries = 0
    if not won or not g.quests_to_come:
        g.outcome = outcome(g, won)
        return
    haunt(g)
    yield from salvage(g)
    clear_map(g)
    for hero in range(len(g.heroes)):
        unpack(g, hero)
    following, *rest = g.quests_to_come
    g.quests_to_come = tuple(rest)
    g.emit(CarriedOn, following, g.soul_points, belongings(g), rule="SS-CAMP-01")
    begin_quest(g, following)


def can_try_again(g: State) -> bool:
    """In a campaign, where the story of the quest names a price and what it needs is there. SS-CAMP-01"""
    in_campaign = bool(g.quests_to_come or g.quests_won)
    return in_campaign and bool(g.plan.retry) and holds(g, g.plan.retry_needs)


def try_again(g: State) -> Script:
    """The quest is set up anew; the heroes keep what they have, ghost souls pay as ever, and all pay the price.

    What was chosen in the lost try has not happened; that it was paid for is remembered. SS-CAMP-04
    """
    g.chronicle = dict(g.story.remembered_before)
    haunt(g)
    clear_map(g)
    for hero in range(len(g.heroes)):
        unpack(g, hero)
    g.tries += 1
    begin_quest(g, g.quest)
    g.emit(TriedAgain, g.quest, rule="SS-CAMP-01")
    yield from resolve_orders(g, g.plan.story[g.plan.retry])
    g.story.remembered_before = tuple(g.chronicle.items())


def outcome(g: State, won: bool) -> Outcome:
    """All players win or lose together. SS-OVER-01"""
    if won:
        reason = "campaign-won" if g.quests_won > 1 else "won"
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
    things = [thing for lying in g.map.drops for thing in lying if thing != KEY]
    if not things:
        return
    for hero in g.living():
        g.map.drops = [()] * g.layout.size
        g.map.drops[g.figures[hero].at] = tuple(things)
        while choices := takeable(g, hero):
            options: list[Take | Done] = [*choices, DONE]
            chosen = yield from ask(Decision(g.seat_of(hero), "salvage", options, {"hero": hero}))
            if isinstance(chosen, Done):
                break
            area = g.figures[hero].at
            thing = called(chosen.thing, g.map.drops[area])
            remove_drop(g, area, thing)
            yield from receive(g, hero, thing)
        things = [thing for lying in g.map.drops for thing in lying]
        if not things:
            return


def takeable(g: State, hero: int) -> list[Take]:
    """Crowns always; cards, and what lies face down, only with room for them. SS-HERO-07"""
    room = has_room(g.heroes[hero])
    words = dict.fromkeys(thing.word for thing in g.map.drops[g.figures[hero].at])
    return [Take(word) for word in words if room or word in COIN_CALLED]


def clear_map(g: State) -> None:
    """What is left behind: Stash cards return to the Stash, the rest is discarded. SS-EMPOR-10, SS-CAMP-04, 08"""
    for things in g.map.drops:
        for thing in things:
            if isinstance(thing, Loot):
                g.decks.loot.discard(thing.token)
            elif isinstance(thing, Treasure):
                g.decks.treasures.discard(thing.card)
            elif isinstance(thing, ItemCard):
                throw_away(g, thing.card)
    g.map.drops = [()] * g.layout.size


def unpack(g: State, hero: int) -> None:
    """Enchanted cards turn back, conditions and injuries end, every power is ready again. SS-EMPOR-13, SS-CAMP-04

    Injuries last until the end of the quest. SS-COND-10, SS-EFFECT-05
    """
    sheet, figure = g.heroes[hero], g.figures[hero]
    for card in cards_of(sheet):
        if FACE[card].enchanted or FACE[card].soul:
            replace_card(sheet, card, front(card))
    sheet.cooling = (0,) * len(sheet.powers)
    sheet.boosts, sheet.used, sheet.used_up, sheet.has_acted = (), (), (), False
    for injury in figure.injuries:
        g.decks.criticals.discard(injury)
    figure.injuries = ()
    figure.ghost = False
    figure.wounds = 0
    figure.came_from = OFF
