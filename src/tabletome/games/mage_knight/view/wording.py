"""The names of things and the effects of cards, as texts. Message names are listed at the top of text/en.ftl."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from itertools import groupby
from typing import Any, TypeAlias

import msgspec

from tabletome.engine import ByType
from tabletome.engine.actions import kebab
from tabletome.games.mage_knight.board import Position, centre
from tabletome.games.mage_knight.content.box import BASIC, COLOURS
from tabletome.games.mage_knight.content.changes import Change
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.notes import Note
from tabletome.games.mage_knight.content.skills import EVERY, SKILLS
from tabletome.games.mage_knight.content.tiles import RAMPAGING, TILES
from tabletome.games.mage_knight.rules.deeds import notation as n
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, SKILL_EFFECTS, UNIT_ABILITIES
from tabletome.games.mage_knight.state import DUMMY, Player, State, Token
from tabletome.geometry import centre_point
from tabletome.scene import Text, listed, t

Args: TypeAlias = dict[str, Text | str | int]
"""What goes into a message."""


def seat_name(g: State, seat: int) -> Text:
    """A seat goes by its hero, once it has one."""
    hero = g.dummy.hero if g.dummy is not None and seat == DUMMY else g.players[seat].hero
    return t(f"hero-{hero}") if hero else t("seat", number=seat + 1)


@functools.cache
def card_name(card: str) -> Text:
    return t(f"card-{card}")


@functools.cache
def unit_name(unit: str) -> Text:
    return t(f"unit-{unit}")


@functools.cache
def enemy_name(enemy: str) -> Text:
    """Of a token, or of a Unit that stands among the enemies in combat between heroes."""
    return unit_name(enemy.removeprefix("unit:")) if enemy.startswith("unit:") else t(f"enemy-{enemy}")


def token_name(token: Token, seat: int | None) -> Text:
    """As far as this seat knows it."""
    return enemy_name(token.name) if token.is_known(seat) else t(f"hidden-{ENEMIES[token.name].colour}")


@functools.cache
def crystal_name(colour: str) -> Text:
    return t(f"crystal-{colour}")


def mana_symbol(colour: str) -> Text:
    """A colour of mana as a term that explains itself."""
    return t("mana-symbol", word=colour, colour=colour_name(colour))


@functools.cache
def colour_name(colour: str) -> Text:
    return t(f"colour-{colour}")


@functools.cache
def tile_name(tile: str) -> Text:
    kind = TILES[tile].kind
    return t(f"tile-{kind}", number=tile.rpartition("-")[2])


@functools.cache
def space_name(space: str) -> Text:
    """`country-3.ne`: what is there, and where. Marauders are named after themselves, not after their space."""
    if not space:
        return t("nowhere")
    tile, _, place = space.rpartition(".")
    printed = TILES[tile].spaces[place]
    is_site = printed.site and printed.site not in RAMPAGING
    what = t(f"site-{printed.site}") if is_site else t(f"terrain-{printed.terrain}")
    return t("space", what=what, tile=tile_name(tile), place=t(f"place-{place}"))


COMPASS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def way_to(g: State, p: Player, position: Position) -> Text:
    """Where a tile would lie, seen from the tile the hero stands on."""
    tile = p.space.rpartition(".")[0]
    here = next(placed for placed in g.tiles if placed.tile == tile)
    start, end = centre_point(centre((here.x, here.y))), centre_point(centre(position))
    angle = math.degrees(math.atan2(start[1] - end[1], end[0] - start[0]))
    return t(f"place-{COMPASS[round(angle / 45) % len(COMPASS)]}")


# Effects


words_of: ByType[Callable[[Any, int], Text]] = ByType("says")
"""How each word of the notation is said, with so many points more."""


@functools.lru_cache(maxsize=1 << 12)
def effect(word: n.Effect, plus: int = 0) -> Text:
    """What an effect does, in words."""
    return words_of[type(word)](word, plus)


@words_of(n.Both)
def _both(word: n.Both, plus: int) -> Text:
    return listed((_repeated(part, len(list(same)), plus) for part, same in groupby(word.parts)), "effect-both")


@words_of(n.Either)
def _either(word: n.Either, plus: int) -> Text:
    return listed((effect(part, plus) for part in word.parts), "effect-either")


@words_of(n.ByTime)
def _by_time(word: n.ByTime, plus: int) -> Text:
    day, night = word.parts
    return t("effect-by-time", day=effect(day, plus), night=effect(night, plus))


@words_of(n.Attack, n.Ranged, n.Siege, n.Block)
def _points(word: n.Attack, plus: int) -> Text:
    said = t(f"points-{word.kind}-{word.element}", points=word.points + plus)
    return said if word.note is None else t("with-note", text=said, note=note_in_words(word.note))


words_of(n.Move)(lambda word, plus: t("effect-move", points=word.points + plus))
words_of(n.Influence)(lambda word, plus: t("effect-influence", points=word.points + plus))
words_of(n.Heal)(lambda word, _: t("effect-heal", points=word.points))
words_of(n.Draw)(lambda word, _: t("effect-draw", count=word.count))
words_of(n.Mana)(lambda word, _: t("effect-mana", colours=_colours(word.colours, colour_name)))
words_of(n.Crystal)(lambda word, _: t("effect-crystal", colours=_colours(word.colours, crystal_name)))
words_of(n.Reputation)(lambda word, _: t("effect-reputation", by=f"{word.by:+d}"))
words_of(n.Fame)(lambda word, _: t("effect-fame", count=word.count))
words_of(n.TakeWound)(lambda word, _: t("effect-wound", count=word.count))
words_of(n.ReadyUnit)(lambda word, _: t("effect-ready", level=word.level))
words_of(n.ExtraDie)(lambda word, _: t("effect-die", count=word.count))
words_of(n.ThisTurn)(lambda word, _: change_in_words(word.change))
words_of(n.Special)(lambda word, plus: t(f"special-{word.name}", points=word.points + plus))


def _repeated(word: n.Effect, times: int, plus: int) -> Text:
    said = effect(word, plus)
    return said if times == 1 else t("effect-times", effect=said, count=times)


def _colours(colours: tuple[int, ...], name: Callable[[str], Text]) -> Text:
    if len(colours) >= len(BASIC):
        return t("colour-any" if len(colours) > len(BASIC) else "colour-basic")
    return listed((name(COLOURS[colour]) for colour in colours), "effect-either")


PARTS: dict[str, Callable[[Any], Text]] = {
    "terrain": lambda terrain: t(f"terrain-{terrain}"),
    "colour": lambda colour: colour_name(COLOURS[colour]),
    "element": lambda element: t(f"block-element-{element}"),
    "into_hand": lambda into_hand: t("into-hand" if into_hand else "onto-discard"),
    "on_top": lambda on_top: t("on-top" if on_top else "under-it"),
}
"""How a field of a change or a note is said, by its name; any other is a number and says itself."""


def change_in_words(change: Change) -> Text:
    """What an effect changes until the end of the turn."""
    return t(f"change-{kebab(type(change).__name__)}", **_parts(change))


def note_in_words(note: Note) -> Text:
    """What else an attack or a block says."""
    return t(f"note-{kebab(type(note).__name__)}", **_parts(note))


def _parts(word: Change | Note) -> Args:
    contents = ((name, getattr(word, name)) for name in word.__struct_fields__)
    return {name: PARTS[name](content) if name in PARTS else content for name, content in contents}


@functools.cache
def basic_effect(card: str) -> Text:
    return effect(CARD_EFFECTS[card].basic.effect)


@functools.cache
def strong_effect(card: str) -> Text:
    return effect(CARD_EFFECTS[card].strong.effect)


def basic_lines(card: str) -> list[Text]:
    """The basic effect as it is printed: line by line."""
    return effect_lines(CARD_EFFECTS[card].basic.effect)


def strong_lines(card: str) -> list[Text]:
    """The stronger effect as it is printed: line by line."""
    return effect_lines(CARD_EFFECTS[card].strong.effect)


def effect_lines(word: n.Effect) -> list[Text]:
    """One line for each part of an effect, for each way to use it, and for what else an attack or a block says."""
    if isinstance(word, n.Either):
        ways = [effect_lines(part) for part in word.parts]
        return [line for place, way in enumerate(ways) for line in ([t("or-else")] if place else []) + way]
    if isinstance(word, n.Both) and len(set(word.parts)) == len(word.parts):
        return [line for part in word.parts for line in effect_lines(part)]
    if isinstance(word, n.Attack) and word.note is not None:
        return [t(f"points-{word.kind}-{word.element}", points=word.points), note_in_words(word.note)]
    return [effect(word)]


@functools.cache
def basic_choice(card: str) -> Text:
    """The basic effect, with the mana that a Spell takes."""
    return paid(CARD_EFFECTS[card].basic_costs, basic_effect(card))


@functools.cache
def strong_choice(card: str) -> Text:
    """The stronger effect, with the mana it takes."""
    return paid(CARD_EFFECTS[card].strong_costs, strong_effect(card))


def paid(costs: list[tuple[int, ...]], said: Text) -> Text:
    """An effect and what it costs: one of several sums of mana, or nothing."""
    if not any(costs):
        return said
    sums = (listed(mana_symbol(COLOURS[colour]) for colour in cost) for cost in costs)
    return t("paid-effect", cost=listed(sums, "effect-either"), effect=said)


@functools.cache
def ability(unit: str, place: int) -> Text:
    """An ability of a Unit, with what it costs."""
    has = UNIT_ABILITIES[unit][place]
    return paid([has.cost], effect(has.ready.effect))


@functools.cache
def skill_effect(skill: str) -> Text:
    """What the hero's description card says of it. MK-AREA-11"""
    return effect(SKILL_EFFECTS[skill].ready.effect)


@functools.cache
def skill_says(skill: str) -> Text:
    """How often it can be used, and what for."""
    return t("skill-says", often=t(f"skill-often-{SKILLS[skill].often}"), effect=skill_effect(skill))


@functools.cache
def skill_text(skill: str) -> list[Text]:
    """All that the Skill's description says: how often, in which games, and what it does face up and face down."""
    token, does = SKILLS[skill], SKILL_EFFECTS[skill]
    lines = [skill_says(skill)]
    if does.back is not None:
        lines.append(t("skill-says-back", effect=effect(does.back.effect)))
    if does.answer is not None:
        lines.append(t("skill-says-answer", effect=skill_answer(skill)))
    if token.mode != EVERY:
        lines.append(t(f"skill-mode-{token.mode}"))
    return lines


@functools.cache
def skill_answer(skill: str) -> Text:
    """What the Skill gives to whoever returns it."""
    answer = SKILL_EFFECTS[skill].answer
    assert answer is not None
    return effect(answer.effect)


def skill_now(g: State, seat: int, skill: str) -> Text:
    """What using the Skill does now: its effect, or turning it back."""
    p = g.players[seat]
    back = SKILL_EFFECTS[skill].back
    if back is not None and (skill in p.skills_flipped or skill in p.skills_spent):
        return effect(back.effect)
    return skill_effect(skill)


FIELDS: dict[str, Callable[[State, Any], Text]] = {
    "seat": seat_name,
    "hero": lambda _, hero: t(f"hero-{hero}"),
    "card": lambda _, card: card_name(card),
    "tactic": lambda _, tactic: t(f"tactic-{tactic}"),
    "skill": lambda _, skill: t(f"skill-{skill}"),
    "colour": lambda _, colour: colour_name(colour),
    "space": lambda _, space: space_name(space),
    "tile": lambda _, tile: tile_name(tile),
    "enemy": lambda _, enemy: enemy_name(enemy),
    "enemies": lambda _, enemies: listed(enemy_name(enemy) for enemy in enemies),
    "other": seat_name,
    "leader": lambda g, seat: seat_name(g, seat) if seat >= 0 else t("nobody"),
    "heroes": lambda g, seats: listed(seat_name(g, seat) for seat in seats),
    "removed": lambda _, card: card_name(card),
    "site": lambda _, site: t(f"site-secret-{site}"),
    "place": lambda _, place: t(f"pile-{place}"),
    "full": lambda _, full: t("defence-full" if full else "defence-quick"),
    "terrain": lambda _, terrain: t(f"terrain-{terrain}"),
    "reward": lambda _, reward: t(f"reward-{reward}"),
    "source": lambda _, source: t(f"mana-{source}"),
    "pile": lambda _, pile: t(f"pile-{pile}"),
    "night": lambda _, night: t("night" if night else "day"),
    "scenario": lambda _, scenario: t(f"scenario-{scenario}"),
    "winners": lambda g, seats: listed(seat_name(g, seat) for seat in seats) if seats else t("nobody"),
}
"""How a field of an action or event is said; a Unit is a name or a number; any other is a number and says itself."""


def fields_in_words(g: State, value: msgspec.Struct) -> Args:
    """Every field of an action or event, ready to go into its message."""
    said: Args = {}
    for field in value.__struct_fields__:
        content = getattr(value, field)
        if field == "unit" and isinstance(content, str):
            said[field] = unit_name(content)
        elif field == "points" and isinstance(content, str):
            said[field] = t(f"sideways-{content}")
        else:
            say = FIELDS.get(field)
            said[field] = content if say is None else say(g, content)
    return said
