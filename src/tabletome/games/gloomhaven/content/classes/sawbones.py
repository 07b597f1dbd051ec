"""The Sawbones: heals, and medical packs for others. Facts are public, the words our own. GH-NAMED-04, GH-SEALED-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import TRIANGLE
from tabletome.games.gloomhaven.content.modifier_cards import MINUS_ONE, PLUS_TWO, PLUS_ZERO, plus, rolling
from tabletome.games.gloomhaven.content.notation.abilities import (
    AlliesRecover,
    AllyPerforms,
    AsHeals,
    Attack,
    Bestow,
    Cure,
    EveryTurn,
    Give,
    GivePack,
    Heal,
    HealBonus,
    HealsCure,
    HealsSpread,
    Immune,
    Kill,
    KillInArea,
    Loot,
    Move,
    Rally,
    Recover,
    Shield,
    Suffer,
    Sweeping,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import SUPPLY, X, card, hero_class
from tabletome.games.gloomhaven.content.notation.packs import LARGE_PACKS, SMALL_PACKS
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

SAWBONES = hero_class(
    "sawbones",
    card(
        "first-aid", 1, 8,
        circles=("", "move"),
        top=act(GivePack(), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "hand-of-the-surgeon", 1, 62,
        circles=("attack", ""),
        top=act(Attack(4), xp=1),
        bottom=act(HealsSpread(), stays="round"),
    ),
    card(
        "hold-back-the-pain", 1, 57,
        circles=("heal heal", ""),
        top=act(Heal(3, range=1), xp=1),
        bottom=act(Sweeping(), stays="round"),
    ),
    card(
        "booster-shot", 1, 42,
        circles=("heal heal", ""),
        top=act(Heal(4, range=1)),
        bottom=act(Bestow((Shield(1),)), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "bloody-saw", 1, 25,
        circles=("attack", ""),
        top=act(Attack(3, give=("wound",)), xp=1),
        bottom=act(Loot(1)),
    ),
    card(
        "curative-mixture", 1, 19,
        circles=("heal heal", "move"),
        top=act(Heal(3, range=1, cures=True), xp=1),
        bottom=act(Move(3), Cure(Targets.ONE_ALLY)),
    ),
    card(
        "syringe", 1, 15,
        circles=("shield", "attack"),
        top=act(Bestow((Shield(2),), returns=True), stays="round"),
        bottom=act(Attack(1, give=("poison", "stun"))),
    ),
    card(
        "battlefield-medicine", 1, 83,
        top=act(GivePack(large=True), lost=True, xp=2),
        bottom=act(Rally(immune=True, to=Targets.SELF_AND_ALL_ALLIES), stays="round"),
    ),
    card(
        "triage", 1, 53,
        circles=("", "move"),
        top=act(EveryTurn("during", (Heal(2, range=1),)), slots=(0, 1, 0, 1)),
        bottom=act(Move(5)),
    ),
    card(
        "mobile-response", 1, 12,
        circles=("", "move"),
        top=act(EveryTurn("start", (Cure(Targets.ANY_ALLY, number=1),)), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(5), Give(("wound",), Targets.ADJACENT_ENEMIES), lost=True, xp=1),
    ),
    card(
        "prevention-is-key", X, 13,
        circles=("condition", "shield"),
        top=act(Give(("disarm",), Targets.ADJACENT_ENEMIES)),
        bottom=act(Rally(shield=1, to=Targets.SELF_AND_ADJACENT), xp=1, stays="round"),
    ),
    card(
        "teamwork", X, 89,
        circles=("", "move"),
        top=act(AlliesRecover(0, Targets.SELF_AND_ADJACENT, per=Per.ADJACENT_ALLIES), lost=True, xp=2),
        bottom=act(AllyPerforms(Move(2), everyone=True), Move(2)),
    ),
    card(
        "vaccine", X, 44,
        circles=("attack", ""),
        top=act(Attack(1, range=3, area=TRIANGLE, give=("poison",)), xp=1),
        bottom=act(Bestow((Immune(),)), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "hamstring", 2, 62,
        circles=("attack", "move"),
        top=act(Attack(4, give=("immobilize",)), xp=1),
        bottom=act(Move(6), Give(("immobilize",), Targets.SELF)),
    ),
    card(
        "precaution", 2, 9,
        circles=("shield", ""),
        top=act(Rally(shield=1, to=Targets.ALL_ALLIES), stays="round"),
        bottom=act(GivePack(), xp=1),
    ),
    card(
        "regenerative-tissue", 3, 46,
        circles=("heal heal", ""),
        top=act(Heal(5), xp=1),
        bottom=act(Bestow((EveryTurn("start", (Heal(1, to=Targets.SELF),)),)), xp=2, stays="persistent"),
    ),
    card(
        "vital-strike", 3, 38,
        circles=("attack attack", "move"),
        top=act(Attack(7), lost=True, xp=2),
        bottom=act(Move(4)),
    ),
    card(
        "blood-transfusion", 4, 52,
        circles=("heal", "attack heal"),
        top=act(Heal(7, to=Targets.ONE_ALLY, range=1), Suffer(2), xp=1),
        bottom=act(Attack(3), Heal(2, to=Targets.ADJACENT_ALLIES)),
    ),
    card(
        "do-no-harm", 4, 76,
        circles=("", "heal"),
        top=act(Kill(When.NORMAL_OR_ELITE), Give(("disarm", "immobilize"), Targets.SELF), lost=True, xp=2),
        bottom=act(Move(4), Heal(3, range=1)),
    ),
    card(
        "research-the-cure", 5, 40,
        circles=("attack", ""),
        top=act(Attack(4), Cure(Targets.ADJACENT_ALLIES)),
        bottom=act(Bestow((Shield(1), Immune())), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "amputate", 5, 86,
        circles=("attack", "heal heal"),
        top=act(Attack(4, give=("wound", "immobilize")), xp=1),
        bottom=act(Heal(7, range=1, give=("stun",))),
    ),
    card(
        "euthanize", 6, 27,
        circles=("", "attack"),
        top=act(Kill(When.NORMAL_WITH_TWO_CONDITIONS), xp=1),
        bottom=act(Attack(1, give=("poison", "wound", "stun"))),
    ),
    card(
        "prescription", 6, 6,
        top=act(GivePack(to=Targets.ADJACENT_ALLIES), xp=1),
        bottom=act(GivePack(large=True, to=Targets.ADJACENT_ALLIES), lost=True, xp=2),
    ),
    card(
        "master-physician", 7, 49,
        top=act(HealsCure(), slots=(0, 1, 0, 1, 0, 1)),
        bottom=act(HealBonus(4), stays="round"),
    ),
    card(
        "surgeons-satchel", 7, 10,
        circles=("heal", "move"),
        top=act(Loot(1), Heal(2, to=Targets.ADJACENT_ALLIES)),
        bottom=act(Move(4), GivePack(), xp=1),
    ),
    card(
        "bedside-manner", 8, 5,
        circles=("heal heal", "move"),
        top=act(Heal(3, range=1, cures=True, packs=True), lost=True, xp=2),
        bottom=act(Move(2), Recover(2, range=1)),
    ),
    card(
        "gentlemans-anger", 8, 29,
        circles=("attack", "attack"),
        top=act(Attack(5, give=("disarm",)), xp=1),
        bottom=act(Attack(3, range=5), xp=1),
    ),
    card(
        "prep-for-surgery", 9, 22,
        circles=("", "move condition"),
        top=act(AsHeals(1), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(3), Give(("stun",), Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "grisly-trauma", 9, 81,
        circles=("", "move"),
        top=act(KillInArea(TRIANGLE, When.HURT_BY_TEN, range=3), xp=1),
        bottom=act(Move(2), Give(("poison", "wound", "muddle"), Targets.ADJACENT_ENEMIES)),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=10,
    supply=(
        *(card(name, SUPPLY, 50, top=act(Heal(4)), bottom=act(Heal(4))) for name in SMALL_PACKS),
        *(card(name, SUPPLY, 30, top=act(Heal(8)), bottom=act(Heal(8))) for name in LARGE_PACKS),
    ),
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(rolling(value=2),), boxes=2),
        Perk(add=(plus(1, modifiers.Inflict("immobilize")),), boxes=2),
        Perk(add=(rolling(modifiers.Inflict("wound")),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Inflict("stun")),)),
        Perk(add=(rolling(modifiers.Heal(3)),), boxes=2),
        Perk(add=(plus(0, modifiers.Refresh(1)),)),
    ),
    wanted=(
        "gentlemans-anger", "grisly-trauma", "surgeons-satchel", "euthanize", "amputate", "research-the-cure",
        "do-no-harm", "blood-transfusion", "vital-strike", "hamstring", "hand-of-the-surgeon", "bloody-saw",
        "hold-back-the-pain", "first-aid", "curative-mixture", "syringe", "triage", "prevention-is-key",
        "battlefield-medicine", "booster-shot",
    ),
)  # fmt: skip
