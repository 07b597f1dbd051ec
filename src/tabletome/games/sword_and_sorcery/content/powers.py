"""The 47 hero power cards: eight for each hero and seven talents.

Cards that the book shows are `book` and name their rule. Where it does not say which activity or cooldown a card has,
these are set here.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import boons, deeds, innates, needs, passives
from tabletome.games.sword_and_sorcery.content.notation.attacks import (
    ANY_ATTACK,
    BOW_ATTACK,
    DAGGER_ATTACK,
    MELEE_ATTACK,
    WEAPON_ATTACK,
    AttackKind,
    Boost,
    Spend,
    always,
    pay,
)
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL
from tabletome.games.sword_and_sorcery.content.notation.deeds import (
    ENEMIES_HERE,
    ENEMIES_NEAR,
    HERO,
    HEROES_HERE,
    Deed,
    GainBoost,
    PerHalfLevel,
    PerLevel,
    Reaction,
)
from tabletome.games.sword_and_sorcery.content.notation.heroes import Level, Power
from tabletome.games.sword_and_sorcery.content.notation.innates import Innate
from tabletome.games.sword_and_sorcery.content.notation.needs import Need
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLINDED,
    BLUE,
    CHAOS,
    GREEN,
    LAW,
    LEGEND,
    MAGIC,
    MYSTIC,
    SKILL,
    SLOWED,
    Activity,
    Source,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost
from tabletome.games.sword_and_sorcery.content.tokens import ASSAULT_RUNE, ILLUSION, PROTECTION_RUNE, SNARE_TRAP

TALENT = "talent"
POWERS: dict[str, Power] = {}


def power(
    name: str,
    owner: str,
    activity: Activity,
    *levels: Level,
    range: int = 0,
    nature: str = "",
    needs: Need | None = None,
    once: bool = False,
    late: bool = False,
    source: Source = "original",
) -> None:
    POWERS[name] = Power(
        name=name, owner=owner, activity=activity, levels=levels, range=range, nature=nature, needs=needs, once=once,
        late=late, source=source,
    )  # fmt: skip


def level(rank: int, cooldown: int, *does: Deed) -> Level:
    """What the power does from this Soulrank on."""
    return Level(rank, cooldown, does)


def adds(rank: int, passive: Passive) -> Level:
    """What a passive power adds from this Soulrank on."""
    return Level(rank, 0, gives=passive)


def boost(
    name: str, attacks: AttackKind = ANY_ATTACK, hits: int = 0, *spends: Spend, targets: int = 1
) -> GainBoost:  # fmt: skip
    """The next fitting attack gains this."""
    return GainBoost(Boost(name, attacks, hits, spends, targets))


# Auriel

DRAIN = always(boons.Drain())
DRAIN_LETHAL = pay(lost("life-drain.lethal"), boons.Hits(), boons.Lethal(3))
THUNDER = pay(lost("mistress-of-thunder.knockdown"), boons.Knockdown())
DARK_LETHAL = pay((LEGEND,), boons.Lethal(2))

power(
    "life-drain", "auriel", "combat",
    level(1, 2, deeds.Attack((1, 1, 2), MYSTIC, (DRAIN,))),  # SS-POWCARD-05
    level(5, 3, deeds.Attack((1, 2, 3), MYSTIC, (DRAIN, DRAIN_LETHAL))),
    range=1, source="mixed",
)  # fmt: skip
power(
    "mistress-of-thunder", "auriel", "combat",
    level(1, 1, deeds.Attack((0, 1, 1), MYSTIC, (THUNDER,))),  # SS-POWCARD-21
    level(4, 2, deeds.Attack((1, 2, 1), MYSTIC, (THUNDER,))),
    range=2, source="mixed",
)  # fmt: skip
power(
    "fireball", "auriel", "combat",
    level(3, 3, deeds.Attack((1, 2, 1), MYSTIC, (always(boons.Aoe(0)), pay((MAGIC,), boons.Fire(1))))),
    level(6, 4, deeds.Attack((2, 3, 1), MYSTIC, (
        always(boons.Aoe(0)), pay((MAGIC,), boons.Fire(2)), pay((LEGEND,), boons.Aoe(1)),
    ))),
    range=3,
)  # fmt: skip
power(
    "magic-barrier", "auriel", "free",
    level(1, 2, deeds.MagicShields(1, to=HERO)),
    level(3, 2, deeds.MagicShields(2, to=HERO)),
    level(5, 3, deeds.MagicShields(3, to=HERO)),
    range=3,
)  # fmt: skip
power("inner-light", "auriel", "action", level(2, 4, deeds.Refresh(1)), level(5, 4, deeds.Refresh(2)), nature=LAW)
power(
    "dark-pact", "auriel", "free",
    level(1, 1, deeds.Harm(1), boost("dark-pact", ANY_ATTACK, 2)),
    level(4, 2, deeds.Harm(1), boost("dark-pact", ANY_ATTACK, 3, DARK_LETHAL)),
    nature=CHAOS,
)  # fmt: skip
power("blink", "auriel", "action", level(2, 2, deeds.Blink(2)), level(4, 2, deeds.Blink(3)))
power("illusion", "auriel", "action", level(1, 2, deeds.PlaceToken(ILLUSION.name)))

# Ecarus

power(
    "rose-strike", "ecarus", "combat",
    level(2, 3, deeds.Afflict(BLINDED, to=ENEMIES_HERE)),  # SS-POWCARD-02
    level(4, 4, deeds.Afflict(BLINDED, to=ENEMIES_HERE), deeds.Harm(PerHalfLevel(1), to=ENEMIES_HERE)),
    source="mixed",
)  # fmt: skip
power(
    "cleave", "ecarus", "free", level(3, 2, boost("cleave", MELEE_ATTACK, targets=2)), source="mixed"
)  # SS-POWCARD-18
power(
    "shield-wall", "ecarus", "action",
    level(1, 2, deeds.ArmorBonus(1)),
    level(3, 3, deeds.ArmorBonus(1, to=HEROES_HERE)),
)  # fmt: skip
power(
    "charge", "ecarus", "action",
    level(1, 2, deeds.Rush(1), boost("charge", MELEE_ATTACK, 1)),
    level(4, 3, deeds.Rush(2), boost("charge", MELEE_ATTACK, 1, always(boons.Knockdown()))),
)  # fmt: skip
power("guardian", "ecarus", "reaction", level(2, 1, deeds.Protect()), range=1, nature=LAW)
power(
    "cruelty", "ecarus", "passive",
    adds(2, passives.HitsOnWounded(1)), adds(6, passives.HitsOnWounded(2)),
    nature=CHAOS,
)  # fmt: skip
power("second-wind", "ecarus", "free", level(1, 3, deeds.Heal(2)), level(4, 4, deeds.Heal(PerLevel(1))))
power(
    "war-cry", "ecarus", "action",
    level(3, 3, deeds.Afflict(SLOWED, to=ENEMIES_HERE)),
    level(5, 4, deeds.Afflict(SLOWED, to=ENEMIES_NEAR)),
)  # fmt: skip

# Thorgar

BOLT = (
    pay(lost("lightning-bolt.aoe"), boons.Aoe(0)),
    pay(lost("lightning-bolt.knockdown"), boons.Knockdown()),
)
SMITE = pay((MAGIC,), boons.Stunned())

power(
    "heal", "thorgar", "action",
    level(1, 1, deeds.Heal(2, to=HERO)),  # SS-POWCARD-17
    level(3, 2, deeds.Heal(4, to=HERO)),
    level(5, 3, deeds.Heal(6, to=HERO)),
    range=1, source="mixed",
)  # fmt: skip
power(
    "lightning-bolt", "thorgar", "combat",
    level(3, 3, deeds.Attack((1, 2, 2), MYSTIC, BOLT)),  # SS-POWCARD-11
    level(5, 4, deeds.Attack((1, 3, 3), MYSTIC, (*BOLT, pay(lost("lightning-bolt.lethal"), boons.Lethal(3))))),
    range=2, source="mixed",
)  # fmt: skip
power(
    "command", "thorgar", "action",
    level(1, 3, deeds.Command(GREEN)), level(4, 4, deeds.Command(BLUE)),  # SS-POWCARD-12
    range=1, source="mixed",
)  # fmt: skip
power(
    "assault-rune", "thorgar", "action",
    level(1, 1, deeds.PlaceToken(ASSAULT_RUNE.name)),  # SS-POWCARD-13
    nature=CHAOS, source="mixed",
)  # fmt: skip
power("protection-rune", "thorgar", "action", level(1, 1, deeds.PlaceToken(PROTECTION_RUNE.name)), nature=CHAOS)
power(
    "bless", "thorgar", "action",
    level(2, 2, deeds.HitBonus(1, to=HERO)),
    level(4, 3, deeds.HitBonus(1, to=HEROES_HERE)),
    range=2,
)  # fmt: skip
power(
    "holy-smite", "thorgar", "free",
    level(2, 2, boost("holy-smite", MELEE_ATTACK, 1, SMITE)),
    level(5, 3, boost("holy-smite", MELEE_ATTACK, 2, SMITE)),
    nature=LAW,
)  # fmt: skip
power("stone-skin", "thorgar", "free", level(1, 2, deeds.ShieldBonus(1)), level(4, 3, deeds.ShieldBonus(2)))

# Laegon

CRIT = always(boons.Crit())

power(
    "precise-strike", "laegon", "free",
    level(1, 2, boost("precise-strike", ANY_ATTACK, 0, CRIT)),  # SS-POWCARD-15
    level(3, 3, boost("precise-strike", ANY_ATTACK, 1, CRIT)),
    level(5, 4, boost("precise-strike", ANY_ATTACK, 2, CRIT)),
    source="mixed",
)  # fmt: skip
power(
    "rain-of-arrows", "laegon", "free",
    level(2, 3, boost("rain-of-arrows", BOW_ATTACK, 0, always(boons.Aoe(0)))),  # SS-POWCARD-16
    source="mixed",
)  # fmt: skip
power(
    "summon-fenrir", "laegon", "action",
    level(2, 3, deeds.Summon(2)), level(5, 4, deeds.Summon(3)),  # SS-POWCARD-20
    late=True, once=True, needs=needs.OwnCompanionOnly(), source="mixed",
)  # fmt: skip
power("snare-trap", "laegon", "action", level(1, 2, deeds.PlaceToken(SNARE_TRAP.name)))
power("swift-feet", "laegon", "free", level(1, 2, deeds.Rush(2)), level(3, 2, deeds.Rush(3)))
power("camouflage", "laegon", "action", level(3, 3, deeds.Cloak()), needs=needs.Unengaged())
power(
    "twin-strike", "laegon", "free",
    level(2, 2, boost("twin-strike", WEAPON_ATTACK, 0, pay((SKILL,), boons.Again()))),
)  # fmt: skip
power("eagle-eye", "laegon", "passive", adds(1, passives.BowReach(1)), adds(5, passives.BowReach(2)))

# Shae

power(
    "treasure-hunt", "shae", "passive",
    adds(1, passives.TreasureChoices(2)), adds(4, passives.TreasureChoices(3)),  # SS-POWCARD-08
    source="book",
)  # fmt: skip
power(
    "backstab", "shae", "free",
    level(1, 2, GainBoost(Boost("backstab", DAGGER_ATTACK), hits_per_level=1)),  # SS-POWCARD-09
    nature=CHAOS, source="mixed", needs=needs.HiddenOrDominating(),
)  # fmt: skip
power("stealth", "shae", "action", level(1, 2, deeds.Hide()), source="mixed", needs=needs.ControlOrUnengaged())
power(
    "poisoned-blade", "shae", "free",
    level(1, 2, boost("poisoned-blade", DAGGER_ATTACK, 0, always(boons.Poison(1)))),
    level(4, 3, boost("poisoned-blade", DAGGER_ATTACK, 0, always(boons.Poison(2)))),
)  # fmt: skip
power("dodge", "shae", "reaction", level(2, 2, deeds.Dodge(2)), level(4, 2, deeds.Dodge(4)))
power("tumble", "shae", "free", level(1, 1, deeds.Tumble()))
power(
    "pickpocket", "shae", "action", level(2, 2, deeds.Crowns(10)), level(5, 3, deeds.Crowns(20)), needs=needs.Engaged()
)
power(
    "crippling-cut", "shae", "free",
    level(3, 2, boost("crippling-cut", MELEE_ATTACK, 0, pay((SKILL,), boons.Slowed()))),
    nature=LAW,
)  # fmt: skip

# Talents

power(
    "toughness", TALENT, "passive",
    adds(1, passives.MaxHp(1)), adds(3, passives.MaxHp(2)), adds(5, passives.MaxHp(3)),  # SS-POWCARD-06
    source="book",
)  # fmt: skip
power("lucky", TALENT, "passive", adds(1, passives.SaveDice(1)), source="book")  # SS-POWCARD-19
power("fleet", TALENT, "passive", adds(1, passives.MovementPoints(1)))
power("strong-back", TALENT, "passive", adds(1, passives.Capacity(1)), adds(5, passives.Capacity(2)))
power("iron-will", TALENT, "free", level(1, 3, deeds.Cure(1)), level(5, 3, deeds.Cure(ALL)))
power("parry", TALENT, "passive", adds(1, passives.DefenceReroll(1)))
power("battle-hardened", TALENT, "free", level(1, 3, boost("battle-hardened", ANY_ATTACK, 1)))

# Looked up by what they do

PASSIVE: dict[type[Passive], Power] = {
    type(step.gives): card for card in POWERS.values() for step in card.levels if step.gives is not None
}
"""Passive powers by what they add; there is one for each."""
REACTION: dict[type[Deed], Power] = {
    type(deed): card
    for card in POWERS.values()
    for step in card.levels
    for deed in step.deeds
    if isinstance(deed, Reaction)
}
"""Powers that answer an attack, by what they do; there is one for each."""
OF_HERO: dict[str, tuple[str, ...]] = {
    owner: tuple(card.name for card in POWERS.values() if card.owner == owner)
    for owner in dict.fromkeys(card.owner for card in POWERS.values())
}
"""Power cards by owner; `talent` are open to all. SS-DECK-13, SS-POWER-01"""

# Innate powers

INNATE: dict[str, Innate] = {
    each.name: each
    for each in (
        innates.BecomeTarget("taunt", range=3),
        innates.DoubleSupremacy("ruthless"),
        innates.HelpReroll("help-from-above", range=3),
        innates.ExplodeRunes("rune-explosion"),
        innates.SecondShot("double-arrows"),
        innates.OffHandAttack("two-weapons"),
        innates.ChooseTrap("disarm-trap"),
        innates.AnyConsumable("thievery"),
        innates.BothDaggers("dagger-whirlwind"),
        innates.TurnPowers("meditate"),
        innates.WandHits("wand-mastery"),
    )
}
"""SS-HERO-06, SS-POWCARD-01, SS-POWCARD-03, SS-POWCARD-04, SS-POWCARD-07, SS-POWCARD-10, SS-POWCARD-14"""
