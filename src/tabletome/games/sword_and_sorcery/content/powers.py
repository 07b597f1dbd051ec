"""The 47 hero power cards: eight for each hero and seven talents. SS-DECK-13, SS-POWER-01

Cards that the book shows are `book`: SS-POWCARD-02, SS-POWCARD-05, SS-POWCARD-06, SS-POWCARD-08, SS-POWCARD-09,
SS-POWCARD-11,
SS-POWCARD-12, SS-POWCARD-13, SS-POWCARD-15, SS-POWCARD-16, SS-POWCARD-17, SS-POWCARD-18, SS-POWCARD-19, SS-POWCARD-20,
SS-POWCARD-21. Where it does not say which activity or cooldown a card has, these are set here.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import (
    ALL,
    ANY_ATTACK,
    BLINDED,
    BOW_ATTACK,
    CHAOS,
    DAGGER_ATTACK,
    LAW,
    LEGEND,
    MAGIC,
    MELEE_ATTACK,
    MYSTIC,
    SKILL,
    SLOWED,
    WEAPON_ATTACK,
    AttackKind,
    Boon,
    Boost,
    Deed,
    Innate,
    Level,
    Power,
    Spend,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost

TALENT = "talent"

CRIT = Spend((), (Boon("crit"),))


def gives(*boons: Boon) -> tuple[Spend, ...]:
    """Something every such attack has, without paying."""
    return (Spend((), boons),)


def boost(
    name: str, attacks: AttackKind = ANY_ATTACK, hits: int = 0, *spends: Spend, targets: int = 1, lasts: bool = False
) -> Deed:
    return Deed("boost", boost=Boost(name, attacks, hits, spends, targets, lasts))


DRAIN = Spend((), (Boon("drain"),))
BOLT = (
    Spend(lost("lightning-bolt.aoe"), (Boon("aoe", 0),)),
    Spend(lost("lightning-bolt.knockdown"), (Boon("knockdown"),)),
)

_CARDS = (
    # ------------------------------------------------------------------ Auriel
    Power(
        name="life-drain", owner="auriel", activity="combat", range=1, source="book",
        levels=(
            Level(1, 2, (Deed("attack", to="enemy", value=(1, 1, 2), damage=MYSTIC, spends=(DRAIN,)),)),
            Level(5, 3, (Deed("attack", to="enemy", value=(1, 2, 3), damage=MYSTIC, spends=(
                DRAIN, Spend(lost("life-drain.lethal"), (Boon("hits"), Boon("lethal", 3))))),)),
        ),
    ),
    Power(
        name="mistress-of-thunder", owner="auriel", activity="combat", range=2, source="book",
        levels=(
            Level(1, 1, (Deed("attack", to="enemy", value=(0, 1, 1), damage=MYSTIC, spends=(
                Spend(lost("mistress-of-thunder.knockdown"), (Boon("knockdown"),)),)),)),
            Level(4, 2, (Deed("attack", to="enemy", value=(1, 2, 1), damage=MYSTIC, spends=(
                Spend(lost("mistress-of-thunder.knockdown"), (Boon("knockdown"),)),)),)),
        ),
    ),
    Power(
        name="fireball", owner="auriel", activity="combat", range=3,
        levels=(
            Level(3, 3, (Deed("attack", to="enemy", value=(1, 2, 1), damage=MYSTIC, spends=(
                *gives(Boon("aoe", 0)), Spend((MAGIC,), (Boon("fire", 1),)))),)),
            Level(6, 4, (Deed("attack", to="enemy", value=(2, 3, 1), damage=MYSTIC, spends=(
                *gives(Boon("aoe", 0)), Spend((MAGIC,), (Boon("fire", 2),)), Spend((LEGEND,), (Boon("aoe", 1),)))),)),
        ),
    ),
    Power(
        name="magic-barrier", owner="auriel", activity="free", range=3,
        levels=(
            Level(1, 2, (Deed("shields", 1, "hero"),)),
            Level(3, 2, (Deed("shields", 2, "hero"),)),
            Level(5, 3, (Deed("shields", 3, "hero"),)),
        ),
    ),
    Power(
        name="inner-light", owner="auriel", activity="action", nature=LAW,
        levels=(Level(2, 4, (Deed("refresh", 1),)), Level(5, 4, (Deed("refresh", 2),))),
    ),
    Power(
        name="dark-pact", owner="auriel", activity="free", nature=CHAOS,
        levels=(
            Level(1, 1, (Deed("harm", 1, "self"), boost("dark-pact", ANY_ATTACK, 2))),
            Level(4, 2, (Deed("harm", 1, "self"), boost("dark-pact", ANY_ATTACK, 3, Spend((LEGEND,), (Boon("lethal",
                2),))))),
        ),
    ),
    Power(
        name="blink", owner="auriel", activity="action",
        levels=(Level(2, 2, (Deed("blink", 2),)), Level(4, 2, (Deed("blink", 3),))),
    ),
    Power(
        name="illusion", owner="auriel", activity="action",
        levels=(Level(1, 2, (Deed("token", 1, word="illusion"),)),),
    ),
    # ------------------------------------------------------------------ Ecarus
    Power(
        name="rose-strike", owner="ecarus", activity="combat", source="book",
        levels=(
            Level(2, 3, (Deed("afflict", 0, "enemies-here", word=BLINDED),)),
            Level(4, 4, (Deed("afflict", 0, "enemies-here", word=BLINDED), Deed("harm", 1, "enemies-here",
                per="half"))),
        ),
    ),
    Power(
        name="cleave", owner="ecarus", activity="free", source="book",
        levels=(Level(3, 2, (boost("cleave", MELEE_ATTACK, targets=2),)),),
    ),
    Power(
        name="shield-wall", owner="ecarus", activity="action",
        levels=(
            Level(1, 2, (Deed("armor", 1, "self"),)),
            Level(3, 3, (Deed("armor", 1, "heroes-here"),)),
        ),
    ),
    Power(
        name="charge", owner="ecarus", activity="action",
        levels=(
            Level(1, 2, (Deed("rush", 1), boost("charge", MELEE_ATTACK, 1))),
            Level(4, 3, (Deed("rush", 2), boost("charge", MELEE_ATTACK, 1, *gives(Boon("knockdown"))))),
        ),
    ),
    Power(
        name="guardian", owner="ecarus", activity="reaction", range=1, nature=LAW,
        levels=(Level(2, 1, (Deed("protect"),)),),
    ),
    Power(
        name="cruelty", owner="ecarus", activity="passive", passive="hits-on-wounded", nature=CHAOS,
        levels=(Level(2, 0, n=1), Level(6, 0, n=2)),
    ),
    Power(
        name="second-wind", owner="ecarus", activity="free",
        levels=(Level(1, 3, (Deed("heal", 2),)), Level(4, 4, (Deed("heal", 1, per="level"),))),
    ),
    Power(
        name="war-cry", owner="ecarus", activity="action",
        levels=(
            Level(3, 3, (Deed("afflict", 0, "enemies-here", word=SLOWED),)),
            Level(5, 4, (Deed("afflict", 0, "enemies-near", word=SLOWED),)),
        ),
    ),
    # ------------------------------------------------------------------ Thorgar
    Power(
        name="heal", owner="thorgar", activity="action", range=1, source="book",
        levels=(
            Level(1, 1, (Deed("heal", 2, "hero"),)),
            Level(3, 2, (Deed("heal", 4, "hero"),)),
            Level(5, 3, (Deed("heal", 6, "hero"),)),
        ),
    ),
    Power(
        name="lightning-bolt", owner="thorgar", activity="combat", range=2, source="book",
        levels=(
            Level(3, 3, (Deed("attack", to="enemy", value=(1, 2, 2), damage=MYSTIC, spends=BOLT),)),
            Level(5, 4, (Deed("attack", to="enemy", value=(1, 3, 3), damage=MYSTIC, spends=(
                *BOLT, Spend(lost("lightning-bolt.lethal"), (Boon("lethal", 3),)))),)),
        ),
    ),
    Power(
        name="command", owner="thorgar", activity="action", range=1, source="book",
        levels=(Level(1, 3, (Deed("command", word="green", to="enemy"),)), Level(4, 4, (Deed("command", word="blue",
            to="enemy"),))),
    ),
    Power(
        name="assault-rune", owner="thorgar", activity="action", nature=CHAOS, source="book",
        levels=(Level(1, 1, (Deed("token", word="assault-rune"),)),),
    ),
    Power(
        name="protection-rune", owner="thorgar", activity="action", nature=CHAOS,
        levels=(Level(1, 1, (Deed("token", word="protection-rune"),)),),
    ),
    Power(
        name="bless", owner="thorgar", activity="action", range=2,
        levels=(
            Level(2, 2, (Deed("boost-hits", 1, "hero"),)),
            Level(4, 3, (Deed("boost-hits", 1, "heroes-here"),)),
        ),
    ),
    Power(
        name="holy-smite", owner="thorgar", activity="free", nature=LAW,
        levels=(
            Level(2, 2, (boost("holy-smite", MELEE_ATTACK, 1, Spend((MAGIC,), (Boon("stunned"),))),)),
            Level(5, 3, (boost("holy-smite", MELEE_ATTACK, 2, Spend((MAGIC,), (Boon("stunned"),))),)),
        ),
    ),
    Power(
        name="stone-skin", owner="thorgar", activity="free",
        levels=(Level(1, 2, (Deed("guard", 1),)), Level(4, 3, (Deed("guard", 2),))),
    ),
    # ------------------------------------------------------------------ Laegon
    Power(
        name="precise-strike", owner="laegon", activity="free", source="book",
        levels=(
            Level(1, 2, (boost("precise-strike", ANY_ATTACK, 0, CRIT),)),
            Level(3, 3, (boost("precise-strike", ANY_ATTACK, 1, CRIT),)),
            Level(5, 4, (boost("precise-strike", ANY_ATTACK, 2, CRIT),)),
        ),
    ),
    Power(
        name="rain-of-arrows", owner="laegon", activity="free", source="book",
        levels=(Level(2, 3, (boost("rain-of-arrows", BOW_ATTACK, 0, *gives(Boon("aoe", 0))),)),),
    ),
    Power(
        name="summon-fenrir", owner="laegon", activity="action", late=True, once=True, needs="companion", source="book",
        levels=(Level(2, 3, (Deed("summon", 2),)), Level(5, 4, (Deed("summon", 3),))),
    ),
    Power(
        name="snare-trap", owner="laegon", activity="action",
        levels=(Level(1, 2, (Deed("token", word="snare-trap"),)),),
    ),
    Power(
        name="swift-feet", owner="laegon", activity="free",
        levels=(Level(1, 2, (Deed("rush", 2),)), Level(3, 2, (Deed("rush", 3),))),
    ),
    Power(
        name="camouflage", owner="laegon", activity="action",
        levels=(Level(3, 3, (Deed("cloak"),)),),
        needs="unengaged",
    ),
    Power(
        name="twin-strike", owner="laegon", activity="free",
        levels=(Level(2, 2, (boost("twin-strike", WEAPON_ATTACK, 0, Spend((SKILL,), (Boon("again"),))),)),),
    ),
    Power(
        name="eagle-eye", owner="laegon", activity="passive", passive="bow-reach",
        levels=(Level(1, 0, n=1), Level(5, 0, n=2)),
    ),
    # ------------------------------------------------------------------ Shae
    Power(
        name="treasure-hunt", owner="shae", activity="passive", passive="treasures", source="book",
        levels=(Level(1, 0, n=2), Level(4, 0, n=3)),
    ),
    Power(
        name="backstab", owner="shae", activity="free", nature=CHAOS, source="book", needs="hidden-or-dominated",
        levels=(Level(1, 2, (Deed("boost", 1, per="level", boost=Boost("backstab", DAGGER_ATTACK)),)),),
    ),
    Power(
        name="stealth", owner="shae", activity="action", source="book", needs="control-or-unengaged",
        levels=(Level(1, 2, (Deed("hide"),)),),
    ),
    Power(
        name="poisoned-blade", owner="shae", activity="free",
        levels=(
            Level(1, 2, (boost("poisoned-blade", DAGGER_ATTACK, 0, *gives(Boon("poison", 1))),)),
            Level(4, 3, (boost("poisoned-blade", DAGGER_ATTACK, 0, *gives(Boon("poison", 2))),)),
        ),
    ),
    Power(
        name="dodge", owner="shae", activity="reaction",
        levels=(Level(2, 2, (Deed("dodge", 2),)), Level(4, 2, (Deed("dodge", 4),))),
    ),
    Power(
        name="tumble", owner="shae", activity="free",
        levels=(Level(1, 1, (Deed("tumble"),)),),
    ),
    Power(
        name="pickpocket", owner="shae", activity="action", needs="engaged",
        levels=(Level(2, 2, (Deed("crowns", 10),)), Level(5, 3, (Deed("crowns", 20),))),
    ),
    Power(
        name="crippling-cut", owner="shae", activity="free", nature=LAW,
        levels=(Level(3, 2, (boost("crippling-cut", MELEE_ATTACK, 0, Spend((SKILL,), (Boon("slowed"),))),)),),
    ),
    # ------------------------------------------------------------------ talents
    Power(
        name="toughness", owner=TALENT, activity="passive", passive="hp", source="book",
        levels=(Level(1, 0, n=1), Level(3, 0, n=2), Level(5, 0, n=3)),
    ),
    Power(name="lucky", owner=TALENT, activity="passive", passive="save", source="book", levels=(Level(1, 0, n=2),)),
    Power(name="fleet", owner=TALENT, activity="passive", passive="move", levels=(Level(1, 0, n=1),)),
    Power(name="strong-back", owner=TALENT, activity="passive", passive="capacity",
        levels=(Level(1, 0, n=1), Level(5, 0, n=2))),
    Power(name="iron-will", owner=TALENT, activity="free", levels=(Level(1, 3, (Deed("cure", 1),)), Level(5, 3,
        (Deed("cure", ALL),)))),
    Power(name="parry", owner=TALENT, activity="passive", passive="reroll-defence", levels=(Level(1, 0, n=1),)),
    Power(name="battle-hardened", owner=TALENT, activity="free",
        levels=(Level(1, 3, (boost("battle-hardened", ANY_ATTACK, 1),)),)),
)  # fmt: skip

POWERS: dict[str, Power] = {card.name: card for card in _CARDS}

PASSIVE: dict[str, str] = {card.passive: card.name for card in _CARDS if card.passive}
"""Passive powers by what they add to; there is one for each."""
REACTION: dict[str, Power] = {card.levels[0].deeds[0].do: card for card in _CARDS if card.activity == "reaction"}
"""Powers that answer an attack, by what they do."""

INNATE: dict[str, Innate] = {
    each.name: each
    for each in (
        Innate("taunt", "reaction", "become-target", 3),
        Innate("ruthless", "passive", "supremacy"),
        Innate("help-from-above", "reaction", "reroll", 3),
        Innate("rune-explosion", "free", "explode-runes"),
        Innate("double-arrows", "passive", "second-shot"),
        Innate("two-weapons", "passive", "off-hand-attack"),
        Innate("disarm-trap", "passive", "choose-trap"),
        Innate("thievery", "passive", "any-consumable"),
        Innate("dagger-whirlwind", "passive", "both-daggers"),
        Innate("meditate", "action", "turn-powers"),
        Innate("wand-mastery", "passive", "wand-hits"),
    )
}
"""SS-HERO-06, SS-POWCARD-01, SS-POWCARD-03, SS-POWCARD-04, SS-POWCARD-07, SS-POWCARD-10, SS-POWCARD-14"""
INNATE_THAT: dict[str, Innate] = {each.does: each for each in INNATE.values()}
"""Innate powers by what they do; there is one for each."""

OF_HERO: dict[str, tuple[str, ...]] = {
    owner: tuple(card.name for card in _CARDS if card.owner == owner) for owner in {card.owner for card in _CARDS}
}
"""Power cards by owner; `talent` are open to all."""
