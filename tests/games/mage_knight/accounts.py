"""The books of a game: nothing is lost or comes from nowhere, and what is told accounts for what has changed.

`Books(g, asked)` before something is played and after it, and `audit` with the events between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabletome.engine import Decision, Event
from tabletome.games.mage_knight import events as e
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, MOST_CRYSTALS, WOUND
from tabletome.games.mage_knight.content.tiles import RUINS
from tabletome.games.mage_knight.state import NOBODY, NOWHERE, Player, State

GOES = (e.Moved, e.Withdrew, e.DrivenOff, e.DuelDrawn)
"""What tells where a hero is now."""
SILENT = ("offering", "mana-meltdown", "blood-of-ancients", "rush-of-adrenaline", "healing-ritual", "invocation")
"""Crystals, mana and Wounds that these move to or from somebody are not told."""


class Books:
    """What there is, and what each player has."""

    def __init__(self, g: State, asked: Decision | None) -> None:
        self.round = g.round
        self.pieces = pieces(g)
        if asked is not None and asked.kind == "take-skill":
            self.pieces.update(("skill", each.skill) for each in asked.options if each.skill not in g.common_skills)
        self.players = [account(p) for p in g.players]
        near = {card for p in g.players for card in (*p.hand, *p.play_area, *p.thrown_away, *p.skills)}
        self.silent = not near.isdisjoint(SILENT)


def account(p: Player) -> dict[str, Any]:
    cards = (*p.hand, *p.deck, *p.discard, *p.play_area, *p.round.tactic_cards)
    return {
        "fame": p.fame,
        "reputation": p.reputation,
        "level": p.level,
        "space": p.space,
        "skills": p.skills,
        "crystals": p.crystals,
        "mana": p.mana,
        "wounds": cards.count(WOUND),
    }


def pieces(g: State) -> Counter[Any]:
    """Everything of the box there is one of: cards without Wounds, enemies, Units, Skills, tiles, dice."""
    count: Counter[Any] = Counter({"die": len(g.source) + len(g.used_dice)})
    count.update(("tile", tile) for tile in (*g.stack, *g.tiles_in_box, *(each.tile for each in (*g.tiles, *g.hidden))))
    cards: list[str] = [*g.advanced_deck, *g.advanced_offer, *g.monastery_offer, *g.upgrades]
    cards += [*g.spell_deck, *g.spells_offer, *g.artifact_deck]
    units = [*g.regular_deck, *g.elite_deck, *g.units_offer]
    skills = [*g.common_skills]
    enemies = [name for colour, pile in (*g.piles.items(), *g.discards.items()) if colour != RUINS for name in pile]
    enemies += [token.name for tokens in g.enemies.values() for token in tokens]
    if g.combat is not None:
        enemies += [foe.name for foe in g.combat.foes if not (foe.space or foe.defeated) and foe.owner == NOBODY]
    if g.dummy is not None:
        cards += [*g.dummy.deck, *g.dummy.discard]
        skills += g.dummy.skills
    for p in g.players:
        cards += [*p.deck, *p.hand, *p.discard, *p.play_area, *p.thrown_away, *p.dealt, *p.drafted, p.shown_artifact]
        cards += [*p.round.tactic_cards, *p.round.set_aside, *(unit.banner for unit in p.units)]
        units += [unit.name for unit in p.units]
        skills += [*p.skill_stack, *p.skills]
        enemies += p.puppets
        count["die"] += len(p.round.claimed_dice) + (p.round.tactic_die != NOBODY)
    count.update(("card", card) for card in cards if card not in (WOUND, ""))
    for kind, names in (("unit", units), ("skill", skills), ("enemy", enemies)):
        count.update((kind, name) for name in names)
    return count


def audit(g: State, before: Books, now: Books, told: Sequence[Event]) -> None:
    """The books agree with each other and with what was told."""
    audit_pieces(before, now, told)
    for p, was, is_ in zip(g.players, before.players, now.players, strict=True):
        own = [event for event in told if getattr(event, "seat", NOBODY) == p.seat]
        audit_tracks(was, is_, own)
        if not (before.silent or now.silent) and now.round == before.round:
            audit_purse(was, is_, own)
        assert 0 <= p.known_on_top <= len(p.deck)
        assert p.hand == tuple(sorted(p.hand))
        assert set(p.crystals) <= set(range(MOST_CRYSTALS + 1))
        assert min(*p.mana, p.turn.move, p.turn.heal, p.turn.dice, *(unit.wounds for unit in p.units)) >= 0


def audit_pieces(before: Books, now: Books, told: Sequence[Event]) -> None:
    """Only Units leave the game; dice are counted anew for a Round."""
    left = Counter(("unit", each.unit) for each in told if isinstance(each, e.Disbanded | e.UnitDestroyed))
    there, was_there = now.pieces + left, +before.pieces
    if now.round != before.round:
        was_there["die"] = there["die"]
    assert there == was_there, f"lost: {was_there - there}, from nowhere: {there - was_there}"


def audit_tracks(was: dict[str, Any], is_: dict[str, Any], told: Sequence[Event]) -> None:
    """Fame, level, Reputation, the way of the figure and Skills."""
    assert is_["fame"] - was["fame"] == sum(each.count for each in told if isinstance(each, e.FameGained))
    assert is_["level"] - was["level"] == sum(isinstance(each, e.LevelGained) for each in told)
    reputations = [each.to for each in told if isinstance(each, e.ReputationChanged)]
    assert is_["reputation"] == [was["reputation"], *reputations][-1]
    spaces = [each.space for each in told if isinstance(each, GOES)]
    assert is_["space"] in ([was["space"], *spaces][-1], NOWHERE) or was["space"] == NOWHERE
    gained = [each.skill for each in told if isinstance(each, e.SkillGained)]
    assert is_["skills"] == (*was["skills"], *gained)


def audit_purse(was: dict[str, Any], is_: dict[str, Any], told: Sequence[Event]) -> None:
    """Wounds, crystals, and mana until it is gone with the turn."""
    wounds = sum(each.count for each in told if isinstance(each, e.Wounded))
    wounds -= sum(isinstance(each, e.Healed) for each in told)
    wounds -= sum(isinstance(each, e.ThrownAway) and each.card == WOUND for each in told)
    assert is_["wounds"] - was["wounds"] == wounds
    paid = Counter((each.source, each.colour) for each in told if isinstance(each, e.ManaPaid))
    crystals = Counter(each.colour for each in told if isinstance(each, e.CrystalGained))
    mana = Counter(each.colour for each in told if isinstance(each, e.ManaGained))
    for number, colour in enumerate(COLOURS[: len(BASIC)]):
        assert is_["crystals"][number] - was["crystals"][number] == crystals[colour] - paid["crystal", colour]
    if any(is_["mana"]):
        for number, colour in enumerate(COLOURS):
            assert is_["mana"][number] - was["mana"][number] == mana[colour] - paid["token", colour]
