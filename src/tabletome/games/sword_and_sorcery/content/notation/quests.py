"""What a quest is made of, and the cards of the table that give orders. SS-SETUP-01, SS-EVENT-13"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from tabletome.games.sword_and_sorcery.content.notation.orders import Activate, Lasting, Orders, Spawn
from tabletome.games.sword_and_sorcery.content.notation.terms import DayOrNight, Source

# Cards made of orders


class EventCard(msgspec.Struct, frozen=True):
    """An event: normal, story, day or night. SS-EVENT-13"""

    name: str
    number: int
    kind: Literal["normal", "story", "day", "night"]
    once: Orders = ()
    """The one-off effect, resolved in printed order."""
    lasting: tuple[Lasting, ...] = ()
    spawn: Spawn | None = None
    source: Source = "original"


class EncounterCard(msgspec.Struct, frozen=True):
    """Which enemies act. SS-AI-11"""

    name: str
    letter: str
    main: tuple[Activate, ...]
    otherwise: tuple[Activate, ...] = ()
    """Only if the main effect cannot be resolved even partly. SS-AI-08"""
    then: Orders = ()
    source: Source = "original"


class TrapCard(msgspec.Struct, frozen=True):
    """What happens around a door or chest; `near` in its orders means within `radius`. SS-TRAP-02"""

    name: str
    radius: int
    orders: Orders
    source: Source = "original"


# Quests


class SpawnGate(msgspec.Struct, frozen=True, gc=False):
    """A Spawn Gate, known by a symbol of the dice. SS-SPAWN-01"""

    symbol: int
    area: int
    open: bool


class ShrineToken(msgspec.Struct, frozen=True, gc=False):
    """A shrine at which ghost souls can be resurrected while it is active. SS-DEATH-24"""

    area: int
    active: bool


class StoryPlace(msgspec.Struct, frozen=True, gc=False):
    """A story event card or a waypoint in an area, and the paragraph it leads to ("" for none)."""

    area: int
    paragraph: str


class ShadowPlace(msgspec.Struct, frozen=True, gc=False):
    """An area with a shadow token from the start, if so many heroes take part. SS-SETUP-12"""

    area: int
    least_heroes: int


class Chest(msgspec.Struct, frozen=True):
    area: int
    treasures: int = 0
    crowns: int = 0
    locked: bool = False
    """With a magic lock. SS-ELEM-07"""
    orders: Orders = ()
    """What else happens when it is opened."""


class SearchToken(msgspec.Struct, frozen=True):
    """What the token's back lists, by symbols of the red die. SS-ELEM-11"""

    area: int
    finds: tuple[tuple[int, Orders], ...]


class Person(msgspec.Struct, frozen=True, gc=False):
    """Somebody on the map who is neither hero nor enemy: to be met, led or protected."""

    name: str
    area: int
    """Where they stand from the start; -1 while they are not there."""
    hp: int = 0
    """How much they can bear; 0 for those whom nobody harms."""
    lost: str = ""
    """The paragraph when they have nothing left."""


class RandomPlace(msgspec.Struct, frozen=True, gc=False):
    """One of several areas, drawn by lot when the quest begins; nobody knows which."""

    name: str
    areas: tuple[int, ...]


class Track(msgspec.Struct, frozen=True, gc=False):
    """A counter that players see, and how far it goes."""

    counter: str
    most: int


class QuestAction(msgspec.Struct, frozen=True):
    """A special thing heroes may do in an area, in each of several, or beside somebody. SS-ACT-24"""

    name: str
    areas: tuple[int, ...]
    orders: Orders
    free: bool = False
    """A Free Action instead of an Action."""
    engaged: bool = False
    """Allowed to engaged heroes."""
    once: bool = True
    """Once in each of its areas."""
    needs: str = ""
    """A test as in `If`, or empty."""
    person: str = ""
    """Wherever this one stands; then it has no areas of its own."""


class ByHeroes(msgspec.Struct, frozen=True):
    """A number that may grow or shrink with the party."""

    steps: tuple[tuple[int, int], ...]
    """The least number of heroes, and the number from then on; the least first."""

    def of(self, heroes: int) -> int:
        return [number for least, number in self.steps if heroes >= least][-1]


NOTHING_EXTRA = ByHeroes(((0, 0),))


class Quest(msgspec.Struct, frozen=True, kw_only=True):
    """All that the Story Book says about a quest. Areas are numbers of its board. SS-SETUP-01"""

    name: str
    number: int
    title: tuple[str, str] = ("", "")
    """In English and in Russian, as all texts of a quest, which its file holds."""
    intro: tuple[str, str] = ("", "")
    goal: tuple[str, str] = ("", "")
    """What the heroes have to do, as far as they know."""
    victory: tuple[str, str] = ("", "")
    defeat: tuple[str, str] = ("", "")
    endings: Mapping[str, tuple[str, str]] = {}
    """Victories that are told otherwise, by name."""
    texts: Mapping[str, tuple[str, str]] = {}
    """What is read when a paragraph is told."""
    names: Mapping[str, tuple[str, str]] = {}
    """What players call the quest's actions, the ways of an `Ask`, its people, tracks and tagged enemies."""
    earlier: Mapping[str, int] = {}
    """Choices of earlier quests that this one asks for, and how often a party that begins here has made them."""
    source: Source = "original"
    act: int = 1
    start: tuple[int, ...]
    """Where heroes may begin."""
    events: tuple[tuple[str, ...], ...]
    """The event deck from top to bottom, in groups; each group is shuffled by itself. Names of event cards."""
    enemies: tuple[str, ...]
    """The enemy deck: ids of enemy cards (`gremlin-green-1`); see content/enemies.py."""
    shadow_supply: tuple[str, ...] = ()
    """Faces: commoner-male, commoner-female, enemy, advanced-enemy, two-enemies, story-enemy, story-token."""
    shadows: tuple[ShadowPlace, ...] = ()
    gates: tuple[SpawnGate, ...] = ()
    shrines: tuple[ShrineToken, ...] = ()
    chests: tuple[Chest, ...] = ()
    searches: tuple[SearchToken, ...] = ()
    magic_locks: tuple[int, ...] = ()
    """Doors (closures of the board, by number) with a magic lock. SS-ELEM-07"""
    stories: tuple[StoryPlace, ...] = ()
    """Story event cards lying in areas."""
    waypoints: tuple[StoryPlace, ...] = ()
    """What a hero who enters them triggers, once."""
    story: Mapping[str, Orders]
    """Paragraphs: `story-1`, `story-2`, ... for the story cards of the event deck, and any other name."""
    story_enemy: tuple[str, str, str] = ("", "", "")
    """Kind, rank, tag of the enemy behind a story-enemy shadow."""
    story_token: str = ""
    """The paragraph of a story-token shadow."""
    commoner: str = ""
    """The paragraph of a commoner shadow, if the quest gives it a meaning."""
    on_death: tuple[tuple[str, str], ...] = ()
    """Tag of an enemy and the paragraph that its death triggers."""
    on_clear: str = ""
    """The paragraph when no enemy and no shadow token is left on the map."""
    opening: str = ""
    """The paragraph resolved before the first round."""
    actions: tuple[QuestAction, ...] = ()
    people: tuple[Person, ...] = ()
    places: tuple[RandomPlace, ...] = ()
    tracks: tuple[Track, ...] = ()
    on_open: tuple[tuple[int, str], ...] = ()
    """A door, by number, and the paragraph when it has been opened: who waits behind it comes only then."""
    each_round: str = ""
    """The paragraph at the end of every round."""
    retry: str = ""
    """The paragraph that is the price of trying a lost quest again in a campaign; "" where it cannot be."""
    retry_needs: str = ""
    """A test as in `If`: without it there is no other try."""
    day: tuple[Lasting, ...] = ()
    night: tuple[Lasting, ...] = ()
    starts: DayOrNight = ""
    soul_points: ByHeroes = NOTHING_EXTRA
    crowns: ByHeroes = NOTHING_EXTRA
    treasures: ByHeroes = NOTHING_EXTRA
    soul_weapons: ByHeroes = NOTHING_EXTRA
    """Stand-alone starting values: per party, crowns per hero. SS-CAMP-09"""
    rank: ByHeroes = ByHeroes(((0, 1),))
    """The Soulrank heroes have when the quest is played alone."""
    least_rank: int = 1
    """SS-CAMP-07"""
    emporium: bool = True
    """Heroes visit the Emporium before it. SS-EMPOR-01"""
