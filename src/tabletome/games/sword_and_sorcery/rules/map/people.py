"""People of a quest who are neither heroes nor enemies: they are met, led and protected. SS-ACT-24

The quest's file says who they are. Whoever follows a hero is wherever that hero is, and stays behind when the hero
dies. At the end of a round those whom enemies can reach are in danger.
"""

from __future__ import annotations

import msgspec

from tabletome.games.sword_and_sorcery.events import PersonAppeared, PersonFollows, PersonHurt, PersonLost
from tabletome.games.sword_and_sorcery.rules.map.control import controls
from tabletome.games.sword_and_sorcery.state import HERO, NOBODY, PersonOnMap, State


def person_named(g: State, name: str) -> PersonOnMap | None:
    """Somebody who is on the map, or None."""
    return next((person for person in g.map.people if person.name == name), None)


def remove_person(g: State, name: str) -> None:
    g.map.people = tuple(person for person in g.map.people if person.name != name)


def put_person(g: State, name: str, area: int) -> None:
    """Somebody stands in an area from now on, with all HP if they were not on the map before."""
    there = person_named(g, name)
    hp = there.hp if there else next(person.hp for person in g.plan.people if person.name == name)
    remove_person(g, name)
    g.map.people = (*g.map.people, PersonOnMap(name, area, hp))
    if there is None:
        g.emit(PersonAppeared, g.quest, name, g.layout.names[area], rule="SS-ACT-24")


def follow(g: State, name: str, hero: int) -> None:
    """Somebody goes wherever the hero goes."""
    if person_named(g, name) is not None:
        change(g, name, guide=hero)
        g.emit(PersonFollows, g.quest, name, g.heroes[hero].name, rule="SS-ACT-24")


def stay(g: State, name: str) -> None:
    """Somebody who followed a hero stays where both are."""
    person = person_named(g, name)
    if person is not None:
        change(g, name, area=g.where_is(person), guide=NOBODY)


def lose_guide(g: State, hero: int) -> None:
    """Whoever followed a hero who died stays behind."""
    for person in g.map.people:
        if person.guide == hero:
            stay(g, person.name)


def change(g: State, name: str, **fields: int) -> None:
    g.map.people = tuple(
        msgspec.structs.replace(person, **fields) if person.name == name else person for person in g.map.people
    )


def endanger_people(g: State) -> None:
    """At the end of a round whoever shares an area with enemies loses 1 HP, unless heroes control the area."""
    for person in g.map.people:
        area = g.where_is(person)
        if person.hp and g.foes_at(area) and not controls(g, HERO, area):
            hurt(g, person.name, 1)


def hurt(g: State, name: str, hp: int) -> None:
    """Somebody loses HP; with none left they are lost, and the story may have a word for it."""
    person = person_named(g, name)
    if person is None or not person.hp:
        return
    area = g.where_is(person)
    left = max(0, person.hp - hp)
    change(g, name, hp=left)
    g.emit(PersonHurt, g.quest, name, hp, left, rule="SS-ACT-24")
    if not left:
        remove_person(g, name)
        g.emit(PersonLost, g.quest, name, rule="SS-ACT-24")
        lost = next(each.lost for each in g.plan.people if each.name == name)
        if lost:
            g.story.due = (*g.story.due, lost)
            g.story.due_at = area
