"""What lies on the table for everybody: the enemies of a combat, offers, Skills in the centre, cards in play."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.mage_knight.content.heroes import heroes_in
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.setup import has_competitive_skills
from tabletome.games.mage_knight.state import Shared, State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.cards import deed_card, hero_card, mana_badge, skill_card, tactic_card, unit_card
from tabletome.games.mage_knight.view.combat import combat_zone
from tabletome.games.mage_knight.view.wording import seat_name
from tabletome.scene import Badge, Card, Zone, t


def zones(g: State) -> Iterator[Zone]:
    if g.combat is not None and g.combat.foes:
        yield combat_zone(g, g.combat)
    if g.phase == phases.PICK_HEROES:
        taken = [player.hero for player in g.players]
        rivals = has_competitive_skills(g)
        cards = [hero_card(name, rivals=rivals) for name in heroes_in(g.variants) if name not in taken]
        yield Zone(id="heroes", kind="row", name=t("zone-heroes"), role="offer", cards=cards)
    if g.phase == phases.CHOOSE_TACTIC:
        cards = [tactic_card(name) for name in g.tactics]
        yield Zone(id="tactics", kind="row", name=t("zone-tactics"), role="offer", cards=cards)
    if g.tiles:
        cards = [unit_card(name) for name in g.units_offer]
        yield Zone(id="units", kind="row", name=t("zone-units"), role="offer", cards=cards)
    for name, offer in (
        ("monastery", g.monastery_offer),
        ("advanced", g.advanced_offer),
        ("spells", g.spells_offer),
        ("upgrades", g.upgrades),
    ):
        if offer:
            cards = [deed_card(card, f"offer:{card}") for card in offer]
            yield Zone(id=name, kind="row", name=t(f"zone-{name}"), role="offer", cards=cards)
    if g.common_skills:
        cards = [skill_card(name) for name in g.common_skills]
        yield Zone(id="skills", kind="tableau", name=t("zone-skills"), role="offer", cards=cards)
    if g.centre:
        cards = [shared_card(g, shared) for shared in g.centre]
        yield Zone(id="centre", kind="row", name=t("zone-centre"), role="active", cards=cards)
    if g.dummy is not None:
        hero = t(f"hero-{g.dummy.hero}")
        yield Zone(id="dummy", kind="pile", name=t("zone-dummy", hero=hero), role="deck", count=len(g.dummy.deck))


def shared_card(g: State, shared: Shared) -> Card:
    """A Skill in the centre: whose it is, and the colour marked on it."""
    badges = [Badge(icon=icons.SHIELD, text=seat_name(g, shared.owner))]
    if shared.mark >= 0:
        badges.append(mana_badge(shared.mark))
    face = skill_card(shared.skill)
    return Card(id=f"centre:{shared.skill}", name=face.name, icon=face.icon, parts=face.parts, badges=badges)
