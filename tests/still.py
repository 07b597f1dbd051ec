"""What tests/test_house.py still finds, and will not find for long: whoever mends one removes it here."""

from __future__ import annotations

LONG = {
    "tabletome.games.gloomhaven.rules.combat.aim.begin_attack",
    "tabletome.games.gloomhaven.rules.combat.attack.resolve",
    "tabletome.games.gloomhaven.rules.monsters.monster_turn.act_by_the_rules",
    "tabletome.games.gloomhaven.rules.setup.enter",
    "tabletome.games.gloomhaven.state.copy",
    "tabletome.games.gloomhaven.view.ability_text._describe_rare",
    "tabletome.games.gloomhaven.view.ability_text.describe",
    "tabletome.games.gloomhaven.view.questions.words",
}

BARE = {
    "tabletome.games.gloomhaven.campaign.enhancing.price_of",
    "tabletome.games.gloomhaven.campaign.event_cards.pay_each",
    "tabletome.games.gloomhaven.campaign.event_cards.pay_item",
    "tabletome.games.gloomhaven.campaign.event_cards.pay_together",
    "tabletome.games.gloomhaven.campaign.event_decks.take_top",
    "tabletome.games.gloomhaven.campaign.personal_quests.is_of_kind",
    "tabletome.games.gloomhaven.campaign.prosperity.reputation_after",
    "tabletome.games.gloomhaven.campaign.sheet_changes.gain_prosperity",
    "tabletome.games.gloomhaven.campaign.sheet_changes.gain_reputation",
    "tabletome.games.gloomhaven.content.enhancements.base_cost",
    "tabletome.games.gloomhaven.content.notation.abilities.BossSpecial",
    "tabletome.games.gloomhaven.content.notation.abilities.DisarmTrap",
    "tabletome.games.gloomhaven.content.notation.abilities.Infuse",
    "tabletome.games.gloomhaven.content.notation.abilities.SummonMonster",
    "tabletome.games.gloomhaven.content.notation.events.Prosperity",
    "tabletome.games.gloomhaven.content.notation.events.RandomDesign",
    "tabletome.games.gloomhaven.content.notation.events.Reputation",
    "tabletome.games.gloomhaven.content.notation.events.ReputationAbove",
    "tabletome.games.gloomhaven.content.notation.events.ReputationBelow",
    "tabletome.games.gloomhaven.rules.abilities.cards_in_use.end_round_bonuses",
    "tabletome.games.gloomhaven.rules.abilities.cards_in_use.gain_xp",
    "tabletome.games.gloomhaven.rules.abilities.overlays.lay_hero_trap",
    "tabletome.games.gloomhaven.rules.abilities.overlays.move_obstacle",
    "tabletome.games.gloomhaven.rules.abilities.recover.refresh_small_item",
    "tabletome.games.gloomhaven.rules.characters.equipment.buy",
    "tabletome.games.gloomhaven.rules.combat.damage.die_for_good",
    "tabletome.games.gloomhaven.rules.combat.elements.end_of_turn",
    "tabletome.games.gloomhaven.rules.flow.heroes_in_play",
    "tabletome.games.gloomhaven.rules.movement.doors.token_health",
    "tabletome.games.gloomhaven.rules.scenario.goals.all_exhausted",
}

IDLE = {
    "tabletome.engine.table.Table.replay",
    "tabletome.engine.by_type.ByType",
    "tabletome.engine.by_type.F",
    "tabletome.games.gloomhaven.campaign.event_decks.remove",
    "tabletome.games.gloomhaven.content.achievements.PARTY",
    "tabletome.games.gloomhaven.events.EventRemoved",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.LAST",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.Position",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.Position.monster",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.Position.name",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.Possibility",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.SIGNS",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions._possibility",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions._strike",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.what_may_it_do",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.whom_does_it_focus_on",
    "tabletome.games.gloomhaven.rules.setup.READY",
    "tabletome.scene.terms.mentioned",
    "tabletome.server.presence.Presence.connections",
}

IDLE_MESSAGES = {
    "sword_and_sorcery state-open",
    "sword_and_sorcery state-closed",
    "sword_and_sorcery state-removed",
}
