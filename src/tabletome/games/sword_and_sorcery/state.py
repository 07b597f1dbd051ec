"""What lies on the table.

Figures are numbers: heroes first, then the companion's place, then enemies. Areas are numbers of the quest's board. A
Horde is one `Enemy` with several figures. SS-GOLD-01, SS-ENEMY-03, SS-ENEMY-25
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

import msgspec

from tabletome import engine
from tabletome.games.sword_and_sorcery.board import Board, board_of
from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME, FENRIR, HEROES
from tabletome.games.sword_and_sorcery.content.layout import Layout
from tabletome.games.sword_and_sorcery.content.notation import Boost, EnemyCard, HeroCard, Quest, Scroll, Sector
from tabletome.games.sword_and_sorcery.content.quests import layout_of, quest

HERO, COMPANION, ENEMY = range(3)
"""Which kind of figure it is."""
OFF = -1
"""Not on the map."""
NOBODY = -1
THE_CARD = "card"
"""What events name where no figure acts: the card itself."""

BLIND, SLOW, STUN, POISONED, POISONED_TWICE = 1, 2, 4, 8, 16
"""Body conditions, as bits. SS-COND-01"""
BIT = {"blinded": BLIND, "slowed": SLOW, "stunned": STUN, "poison-1": POISONED, "poison-2": POISONED_TWICE}
ANY_POISON = POISONED | POISONED_TWICE
TURN_LONG = BLIND | SLOW | STUN
"""Conditions that end with a turn. SS-COND-17, 19, 21"""


class Figure(msgspec.Struct, gc=False):
    """A hero, companion or enemy figure on the map."""

    side: int
    owner: int
    """The hero, the companion's master, or the enemy card this figure belongs to."""
    at: int
    most: int
    """Maximum HP, injuries not counted."""
    wounds: int = 0
    came: int = OFF
    """The area from which it moved in. SS-EFFECT-12"""
    down: bool = False
    conditions: int = 0
    fresh: int = 0
    """Conditions received during the own turn: they outlast it."""
    injuries: tuple[str, ...] = ()
    fire1: int = 0
    fire2: int = 0
    """Fire tokens, by side. SS-EFFECT-17"""
    shields: int = 0
    """Magic shield tokens. SS-ITEM-28"""
    hits: int = 0
    armor: int = 0
    guard: int = 0
    """Bonuses until the Time Phase: hits, armor, shields in the count step. SS-ICON-12"""
    hidden: bool = False
    cloaked: bool = False
    """Enemies cannot choose it as target until the Time Phase."""
    ghost: bool = False
    attacked: bool = False
    """It has made an attack while a card counts first attacks."""
    burnt: int = 0
    """Wounds from fire, for those who cannot regenerate them."""

    @property
    def is_up(self) -> bool:
        """On the map and alive."""
        return self.at >= 0 and not self.ghost

    def copy(self) -> Figure:
        return Figure(
            self.side, self.owner, self.at, self.most, self.wounds, self.came, self.down, self.conditions, self.fresh,
            self.injuries, self.fire1, self.fire2, self.shields, self.hits, self.armor, self.guard, self.hidden,
            self.cloaked, self.ghost, self.attacked, self.burnt,
        )  # fmt: skip


class Hero(msgspec.Struct, gc=False):
    """A hero's sheet: Soulrank, items, powers, crowns. SS-HERO-03"""

    name: str
    rank: int = 1
    main: str = ""
    off: str = ""
    armor: str = ""
    artifact: str = ""
    inventory: tuple[str, ...] = ()
    coins: tuple[int, int, int] = (0, 0, 0)
    """Crown tokens of 5, 10 and 50. SS-CROWN-03"""
    powers: tuple[str, ...] = ()
    """In the order they were gained. SS-POWER-04"""
    cooling: tuple[int, ...] = ()
    """Hourglasses on top of each power; 0 for one that is ready. SS-ICON-11"""
    boosts: tuple[Boost, ...] = ()
    used: tuple[str, ...] = ()
    """What has been used this round and may not be used again in it. SS-ACT-22"""
    spent: tuple[str, ...] = ()
    """What has been used in this quest."""
    acted: bool = False
    """The hero token is gem side down. SS-BATTLE-09"""
    granted: tuple[str, ...] = ()
    """Powers that equipped items have brought. SS-POWER-11"""

    def copy(self) -> Hero:
        return Hero(
            self.name, self.rank, self.main, self.off, self.armor, self.artifact, self.inventory, self.coins,
            self.powers, self.cooling, self.boosts, self.used, self.spent, self.acted,
            self.granted,
        )  # fmt: skip

    @property
    def card(self) -> HeroCard:
        return HEROES[self.name]

    @property
    def sector(self) -> Sector:
        """The Soul Gem at the current Soulrank. SS-SOUL-13"""
        return HEROES[self.name].gem[self.rank - 1]

    @property
    def crowns(self) -> int:
        five, ten, fifty = self.coins
        return 5 * five + 10 * ten + 50 * fifty

    def equipped(self) -> tuple[str, ...]:
        return tuple([card for card in (self.main, self.off, self.armor, self.artifact) if card])


class Enemy(msgspec.Struct, gc=False):
    """An enemy card in play, with its power cards and charges. SS-ENEMY-03"""

    card: str
    controller: int
    figures: tuple[int, ...]
    charges: int = 0
    powers: tuple[str, ...] = ()
    tag: str = ""
    dead: bool = False

    def copy(self) -> Enemy:
        return Enemy(self.card, self.controller, self.figures, self.charges, self.powers, self.tag, self.dead)


class Battle(msgspec.Struct, gc=False):
    """The attack that is being resolved, for all to see."""

    attacker: int
    target: int
    weapon: str
    step: str
    """`attack` or `defence`."""
    dice: tuple[tuple[int, int, bool], ...] = ()
    """Colour, face, rerolled."""
    hits: int = 0

    def copy(self) -> Battle:
        return Battle(self.attacker, self.target, self.weapon, self.step, self.dice, self.hits)


class State(engine.State, kw_only=True):
    """The whole table of one quest."""

    quest: str
    campaign: tuple[str, ...] = ()
    """Quests still to come."""
    won: int = 0
    """Quests of the campaign won so far."""
    soul_storm: bool = False
    gifts: tuple[int, int] = (0, 0)
    """Treasures and soul weapons still to be given to a party that starts with this quest. SS-CAMP-09"""
    started: int
    """Heroes who started the quest. SS-ENEMY-23"""

    heroes: list[Hero]
    figures: list[Figure]
    enemies: list[Enemy]
    fenrir: int = 0
    """The companion's rank, 0 while it is not in play."""

    souls: int = 0
    """The party's soul points. SS-SOUL-04"""
    round: int = 0
    active: int = 0
    """The active hero. SS-BATTLE-01"""
    segment: str = "time"
    place: int = 0
    """How far a sequence over heroes has come."""

    mp: int = 0
    moved: bool = False
    """The Movement activity has been begun this turn."""
    moving: bool = False
    """It may still go on. SS-BATTLE-06"""
    combats: int = 0
    actions: int = 0
    tumbling: bool = False
    """The next Evade provokes no reaction attacks."""
    visiting: bool = False
    """The heroes visit the Emporium in the middle of a quest, or are about to."""
    unbound: bool = False
    """The next power ignores Soulrank."""
    ghost_acts: tuple[str, ...] = ()
    """Ghost soul activities still open this turn. SS-DEATH-19"""
    companion_mp: int = 0
    companion_attack: bool = False
    carried: str = ""
    """What the companion carries. SS-COMPAN-23"""
    laid: tuple[str, ...] = ()
    """What the active hero has put down this turn."""
    left: tuple[str, ...] | None = None
    """What the active hero has left lying after picking up here. SS-ACT-15"""
    dropped: bool = False
    """The active hero has used the Free Action of dropping things. SS-ACT-14"""

    waiting: tuple[int, ...] = ()
    """Enemy cards still to be activated, in order. SS-AI-04"""
    choosing: int = 0
    """How many of them are to be activated; 0 for all."""
    last_resort: bool = False
    encounter: str = ""
    acting: int = NOBODY
    """The enemy that is being activated."""
    battle: Battle | None = None

    enemy_deck: tuple[str, ...] = ()
    enemy_discard: tuple[str, ...] = ()
    power_deck: tuple[str, ...] = ()
    power_discard: tuple[str, ...] = ()
    encounters: tuple[str, ...] = ()
    encounters_played: tuple[str, ...] = ()
    traps: tuple[str, ...] = ()
    traps_played: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    treasures_discard: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    """Face-down event cards; the next one is the last."""
    events_up: tuple[str, ...] = ()
    """Face-up cards on the event deck; the top one is the last. SS-EVENT-15"""
    time: str = ""
    """`day` or `night`, as the card below the event deck says. SS-EVENT-19"""
    criticals: tuple[str, ...] = ()
    criticals_used: tuple[str, ...] = ()
    loot: tuple[str, ...] = ()
    loot_used: tuple[str, ...] = ()
    shadow_supply: tuple[str, ...] = ()
    shadows_used: tuple[str, ...] = ()
    emporium: tuple[str, ...] = ()
    stash: tuple[str, ...] = ()
    soul_weapons: tuple[str, ...] = ()
    charges: dict[str, int]
    """Charge tokens on artifacts. SS-ITEM-30"""

    opened: frozenset[int] = frozenset()
    """Doors that have left the map, by their numbers."""
    locks: frozenset[int] = frozenset()
    """Doors with a magic lock. SS-ELEM-07"""
    chests: tuple[tuple[int, int, int, bool, int], ...] = ()
    """Area, treasures, crowns, locked, and the number of the quest's chest (-1 for one placed later)."""
    searches: tuple[int, ...] = ()
    """Search tokens left, by number."""
    stories: tuple[tuple[int, str], ...] = ()
    waypoints: tuple[tuple[int, str], ...] = ()
    shadows: tuple[tuple[int, str], ...] = ()
    """Shadow tokens on the map: area and the face nobody has seen."""
    gates: tuple[tuple[int, int, bool], ...] = ()
    """Spawn Gates: symbol, area, active. SS-SPAWN-01"""
    shrines: tuple[tuple[int, bool], ...] = ()
    fires: tuple[tuple[int, int], ...] = ()
    """Fire tokens in areas: area, level. SS-EFFECT-19"""
    tokens: tuple[tuple[str, int], ...] = ()
    """Runes, illusions and snares: kind, area."""
    drops: list[tuple[str, ...]]
    """What lies in each area: item cards, `coin:10`, `loot:` and `treasure:` face down, `key`."""
    key: int = NOBODY
    """Who holds the magic key."""
    counters: dict[str, int]
    done: tuple[str, ...] = ()
    """Quest actions done."""
    priority: int = NOBODY
    priority_level: int = 1
    """The priority token. SS-MASTER-11"""
    taunting: int = NOBODY
    """The hero whom the acting enemy must take as primary target."""
    fallen: tuple[int, ...] = ()
    """Enemy figures that have just died, whose last powers are still to work. SS-EDEATH-07"""
    due: tuple[str, ...] = ()
    """Paragraphs of the story that are to be resolved next."""
    due_at: int = OFF
    """Where they were triggered."""
    acts: int = 0
    """Movement, Combat and Action activities used this turn. SS-COND-18"""
    result: str = ""
    """`won` or `lost` once it is decided. SS-END-01"""

    def copy(self) -> State:
        return State(
            phase=self.phase, rng=self.rng.copy(), seats=self.seats, revealed=self.revealed, outcome=self.outcome,
            quest=self.quest, campaign=self.campaign, won=self.won, soul_storm=self.soul_storm, gifts=self.gifts,
                started=self.started,
            heroes=[hero.copy() for hero in self.heroes],
            figures=[figure.copy() for figure in self.figures],
            enemies=[enemy.copy() for enemy in self.enemies],
            fenrir=self.fenrir, souls=self.souls, round=self.round, active=self.active, segment=self.segment,
            place=self.place, mp=self.mp, moved=self.moved, moving=self.moving, combats=self.combats,
            actions=self.actions, tumbling=self.tumbling, unbound=self.unbound, visiting=self.visiting,
            ghost_acts=self.ghost_acts,
            companion_mp=self.companion_mp, companion_attack=self.companion_attack, carried=self.carried,
            laid=self.laid, left=self.left, dropped=self.dropped,
            waiting=self.waiting, choosing=self.choosing, last_resort=self.last_resort, encounter=self.encounter,
            acting=self.acting, battle=None if self.battle is None else self.battle.copy(),
            enemy_deck=self.enemy_deck, enemy_discard=self.enemy_discard, power_deck=self.power_deck,
            power_discard=self.power_discard, encounters=self.encounters, encounters_played=self.encounters_played,
            traps=self.traps, traps_played=self.traps_played, treasures=self.treasures,
            treasures_discard=self.treasures_discard, events=self.events, events_up=self.events_up, time=self.time,
            criticals=self.criticals, criticals_used=self.criticals_used, loot=self.loot, loot_used=self.loot_used,
            shadow_supply=self.shadow_supply, shadows_used=self.shadows_used, emporium=self.emporium, stash=self.stash,
            soul_weapons=self.soul_weapons, charges=self.charges.copy(), opened=self.opened, locks=self.locks,
            chests=self.chests, searches=self.searches, stories=self.stories, waypoints=self.waypoints,
            shadows=self.shadows, gates=self.gates, shrines=self.shrines, fires=self.fires, tokens=self.tokens,
            drops=self.drops.copy(), key=self.key, counters=self.counters.copy(), done=self.done,
            priority=self.priority, priority_level=self.priority_level, taunting=self.taunting,
            fallen=self.fallen, due=self.due, due_at=self.due_at, acts=self.acts, result=self.result,
        )  # fmt: skip

    # questions

    @property
    def plan(self) -> Quest:
        return quest(self.quest)

    @property
    def layout(self) -> Layout:
        return layout_of(self.quest)

    @property
    def board(self) -> Board:
        """The map as the open doors make it."""
        return board_of(layout_of(self.quest), self.opened)

    @property
    def companion(self) -> int:
        """The companion's number among the figures."""
        return len(self.heroes)

    def seat_of(self, hero: int) -> int:
        """Who plays this hero: players share the party evenly. SS-SETUP-06"""
        return hero % self.seats

    def seat_for(self, figure: int) -> int:
        """Who decides for a figure: its player, or the controller of the enemy."""
        it = self.figures[figure]
        return self.seat_of(self.enemies[it.owner].controller if it.side == ENEMY else it.owner)

    @property
    def speaker(self) -> int:
        """Who decides what the active player decides."""
        return self.active % self.seats

    def enemy_of(self, figure: int) -> Enemy:
        return self.enemies[self.figures[figure].owner]

    def card_of(self, figure: int) -> EnemyCard:
        return CARD[self.enemies[self.figures[figure].owner].card]

    def scroll_of(self, enemy: int) -> Scroll:
        return SCROLLS[CARD[self.enemies[enemy].card].scroll]

    def hero_card(self, figure: int) -> HeroCard:
        """The card of a hero, or the companion's."""
        it = self.figures[figure]
        return FENRIR[self.fenrir] if it.side == COMPANION else HEROES[self.heroes[it.owner].name]

    def name_of(self, figure: int) -> str:
        """What a figure is called in events: a hero card, the companion or an enemy card; each is on the table once."""
        if figure == NOBODY:
            return THE_CARD
        it = self.figures[figure]
        if it.side == ENEMY:
            return self.enemies[it.owner].card
        return COMPANION_NAME if it.side == COMPANION else self.heroes[it.owner].name

    def most_hp(self, figure: int) -> int:
        """Maximum HP with injuries. SS-COND-11"""
        it = self.figures[figure]
        if not it.injuries:
            return it.most
        return it.most - ("injury-hp-1" in it.injuries) - 2 * ("injury-hp-2" in it.injuries)

    def hp_left(self, figure: int) -> int:
        return self.most_hp(figure) - self.figures[figure].wounds

    def is_up(self, figure: int) -> bool:
        """There is such a figure, still on the map and alive."""
        return figure != NOBODY and self.figures[figure].is_up

    def living(self) -> list[int]:
        """Heroes in play: not ghost souls, not the companion. SS-GOLD-07"""
        return [n for n in range(len(self.heroes)) if not self.figures[n].ghost]

    def allies(self) -> list[int]:
        """Heroes in play and the companion: whoever enemies treat as heroes. SS-COMPAN-20"""
        found = self.living()
        if self.fenrir:
            found.append(self.companion)
        return found

    def foes(self) -> list[int]:
        """Enemy figures on the map."""
        figures = self.figures
        return [n for n in range(len(self.heroes) + 1, len(figures)) if figures[n].at >= 0]

    def enemies_in_play(self) -> list[int]:
        """Enemy cards; a Horde is one. SS-GOLD-08, SS-ENEMY-25"""
        return [n for n, enemy in enumerate(self.enemies) if not enemy.dead]

    def allies_at(self, area: int) -> list[int]:
        return [n for n in self.allies() if self.figures[n].at == area]

    def foes_at(self, area: int) -> list[int]:
        figures = self.figures
        return [n for n in range(len(self.heroes) + 1, len(figures)) if figures[n].at == area]

    def is_engaged(self, figure: int) -> bool:
        """It shares an area with an opposing figure. SS-MOVE-09"""
        it = self.figures[figure]
        return bool(self.allies_at(it.at) if it.side == ENEMY else self.foes_at(it.at))

    def blockers(self) -> int:
        """Areas with enemy figures, as bits: they stand in the heroes' sight. SS-LOS-03"""
        bits = 0
        figures = self.figures
        for n in range(len(self.heroes) + 1, len(figures)):
            at = figures[n].at
            if at >= 0:
                bits |= 1 << at
        return bits

    def hero_sees(self, figure: int, area: int) -> bool:
        """Enemy figures in between block a hero's sight; cards may shorten it. SS-LOS-01, SS-LOS-03, SS-LOS-06"""
        at = self.figures[figure].at
        board = self.board
        if not board.sees(at, area, self.blockers()):
            return False
        return all(board.fly[at][area] <= limit for limit in self.in_force("hero-sight"))

    def enemy_sees(self, figure: int, area: int) -> bool:
        """Nobody blocks an enemy's sight; a blinded one sees nobody. SS-LOS-04, SS-ECOND-06"""
        it = self.figures[figure]
        return not it.conditions & BLIND and self.board.sees(it.at, area)

    def all_figures(self) -> Iterator[int]:
        """Everyone on the map but ghost souls."""
        for n, figure in enumerate(self.figures):
            if figure.is_up:
                yield n

    def lasting(self, what: str) -> int:
        """The sum of the changes of this kind that last: by the event on top of the deck, by day or night. SS-EVENT-06

        Only the top card counts; a story card on it suspends it. SS-EVENT-15, SS-EVENT-17, SS-EVENT-18
        """
        if not self.events_up and not self.time:
            return 0
        return sum(self.in_force(what))

    def in_force(self, what: str) -> tuple[int, ...]:
        """Every number of this kind that lasts now."""
        return _in_force(self.quest, self.events_up[-1] if self.events_up else "", self.time, what)


@functools.lru_cache(maxsize=4096)
def _in_force(quest_name: str, top_event: str, time: str, what: str) -> tuple[int, ...]:
    found = [each.by for each in EVENTS[top_event].lasting if each.what == what] if top_event else []
    if time:
        plan = quest(quest_name)
        found += [each.by for each in (plan.day if time == "day" else plan.night) if each.what == what]
    return tuple(found)
