"""The Deed cards that a player can own: the kind and the colours of each. MK-DEED-01

What they do is written in cards/, a module for each kind. Where published tables differ, the colours of Advanced
Actions are those of the table in which each colour has as many cards as the others.
"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal

from tabletome.games.mage_knight.content.box import BLUE, GREEN, RED, WHITE, Source

Kind = Literal["basic", "advanced", "spell", "artifact"]
BASIC_ACTION: Final = "basic"
ADVANCED_ACTION: Final = "advanced"
SPELL: Final = "spell"
ARTIFACT: Final = "artifact"


@dataclasses.dataclass(frozen=True)
class DeedCard:
    """What is printed on a Deed card besides its effects."""

    name: str
    kind: Kind
    colours: tuple[int, ...]
    """It may show two, either of which pays for it; an Artifact shows none."""
    competitive: bool = False
    """It hinders other players, and is left out alone and in cooperation. MK-SOLO-02, MK-FULLCO-02, MK-OPT-16"""
    shows_another: bool = False
    """Once opened it is another Artifact for the rest of the turn."""
    later: bool = False
    """It came with the expansions. MK-SETUP-24"""
    source: Source = "public"

    @property
    def colour(self) -> int:
        """Of a Basic Action or a Spell, which have one."""
        (colour,) = self.colours
        return colour

    @property
    def is_action(self) -> bool:
        return self.kind in (BASIC_ACTION, ADVANCED_ACTION)


_BASIC_ACTIONS: Final = {
    "rage": RED, "determination": BLUE, "swiftness": WHITE, "march": GREEN, "stamina": BLUE, "tranquility": GREEN,
    "promise": WHITE, "threaten": RED, "crystallize": BLUE, "mana-draw": WHITE, "concentration": GREEN,
    "improvisation": RED,
    "battle-versatility": RED, "mana-pull": WHITE, "will-focus": GREEN, "crystal-joy": BLUE, "noble-manners": WHITE,
    "rejuvenate": GREEN, "cold-toughness": BLUE, "instinct": RED, "swift-reflexes": WHITE, "tirelessness": BLUE,
    "savage-harvesting": GREEN, "ruthless-coercion": RED, "one-with-the-land": GREEN, "druidic-paths": BLUE,
}  # fmt: skip
"""Twelve that all heroes share, then two of each hero's own. MK-AREA-04"""
_ADVANCED_ACTIONS: Final = {
    (RED,): "blood-rage blood-ritual decompose fire-bolt intimidate into-the-heat maximal-effect counterattack "
            "ritual-attack blood-of-ancients",
    (BLUE,): "crystal-mastery frost-bridge ice-bolt ice-shield magic-talent pure-magic steady-tempo shield-bash "
             "temporal-portal spell-forge",
    (WHITE,): "agility diplomacy heroic-tale learning mana-storm song-of-wind swift-bolt chivalry peaceful-moment "
              "dodge-and-weave",
    (GREEN,): "ambush crushing-bolt in-need path-finding refreshing-walk regeneration training stout-resolve "
              "force-of-nature mountain-lore",
    (GREEN, BLUE): "power-of-crystals",
    (RED, GREEN): "rush-of-adrenaline",
    (WHITE, RED): "explosive-bolt",
    (BLUE, WHITE): "chilling-stare",
}  # fmt: skip
"""Twenty-eight of the base box, sixteen of later ones. MK-SETUP-07, 24"""
_SPELLS: Final = {
    RED: "fireball flame-wall burning-shield demolish mana-meltdown offering",
    BLUE: "snowstorm mana-bolt chill space-bending mana-claim mist-form",
    WHITE: "expose whirlwind wings-of-wind call-to-arms mind-read charm",
    GREEN: "tremor underground-travel restoration meditation energy-flow cure",
}
"""MK-SETUP-06, 24"""
_COMPETITIVE: Final = ("mana-meltdown", "mana-claim", "mind-read", "energy-flow")
_ARTIFACTS: Final = (
    "banner-of-glory", "banner-of-fear", "banner-of-protection", "banner-of-courage", "banner-of-fortitude",
    "banner-of-command", "ruby-ring", "sapphire-ring", "diamond-ring", "emerald-ring", "sword-of-justice",
    "horn-of-wrath", "bow-of-starsdawn", "soul-harvester", "shield-of-the-fallen-kings", "amulet-of-the-sun",
    "amulet-of-darkness", "endless-bag-of-gold", "endless-gem-pouch", "golden-grail", "book-of-wisdom",
    "druidic-staff", "circlet-of-proficiency", "tome-of-all-spells", "mysterious-box",
)  # fmt: skip
"""MK-SETUP-04"""
_BOX: Final = "mysterious-box"
_LATER: Final = (
    "counterattack", "ritual-attack", "blood-of-ancients", "shield-bash", "temporal-portal", "spell-forge",
    "chivalry", "peaceful-moment", "dodge-and-weave", "stout-resolve", "force-of-nature", "mountain-lore",
    "power-of-crystals", "rush-of-adrenaline", "explosive-bolt", "chilling-stare",
    "offering", "mist-form", "charm", "cure",
    "bow-of-starsdawn", "banner-of-command", "banner-of-fortitude", "soul-harvester", "shield-of-the-fallen-kings",
    "druidic-staff", "circlet-of-proficiency", "tome-of-all-spells", "mysterious-box",
)  # fmt: skip
"""Sixteen Advanced Actions, four Spells and nine Artifacts that are not in the base box."""
BASE_BOX: Final = "base-box"
"""What is agreed on where nothing but the base box is in play."""

CARDS: Final = {
    card.name: card
    for card in (
        *(DeedCard(name, BASIC_ACTION, (colour,)) for name, colour in _BASIC_ACTIONS.items()),
        *(
            DeedCard(name, ADVANCED_ACTION, colours, later=name in _LATER)
            for colours, names in _ADVANCED_ACTIONS.items()
            for name in names.split()
        ),
        *(
            DeedCard(name, SPELL, (colour,), competitive=name in _COMPETITIVE, later=name in _LATER)
            for colour, names in _SPELLS.items()
            for name in names.split()
        ),
        *(DeedCard(name, ARTIFACT, (), shows_another=name == _BOX, later=name in _LATER) for name in _ARTIFACTS),
    )
}


def cards_of(kind: Kind) -> list[str]:
    return [name for name, card in CARDS.items() if card.kind == kind]


def in_play(kind: Kind, variants: tuple[str, ...]) -> list[str]:
    """The cards of a kind in the boxes agreed on."""
    return [name for name in cards_of(kind) if BASE_BOX not in variants or not CARDS[name].later]


def advanced_actions(variants: tuple[str, ...] = ()) -> list[str]:
    return in_play(ADVANCED_ACTION, variants)


def spells_in(players: int, variants: tuple[str, ...] = ()) -> list[str]:
    """Alone, together, or by agreement without those that hinder others. MK-SOLO-02, MK-FULLCO-02, MK-OPT-16"""
    rivals = players > 1 and "no-competitive-spells" not in variants
    return [name for name in in_play(SPELL, variants) if rivals or not CARDS[name].competitive]


def artifacts(variants: tuple[str, ...] = ()) -> list[str]:
    return in_play(ARTIFACT, variants)
