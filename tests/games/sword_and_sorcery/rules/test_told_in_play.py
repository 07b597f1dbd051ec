"""Every power, item and innate that is used is told by its name, with the rule: in positions that other tests draw."""

from __future__ import annotations

import importlib

import pytest

from tabletome.engine import Event
from tests.games.sword_and_sorcery import questing

TOLD = {
    "combat.test_combat": {
        "a_die_that_help_has_rolled_again_cannot_be_parried_with": [
            "innate-used thorgar-cleric help-from-above SS-POWCARD-03",
        ],
        "auriel_knocks_the_red_orc_down_and_deals_two_damage": [
            "symbols-spent auriel-wizard (1, 2) (Knockdown(n=1),)",
        ],
    },
    "combat.test_conditions": {
        "a_stunned_enemy_loses_its_token_instead_of_acting": [
            "activation-skipped gremlin-green-1 stunned SS-ECOND-08",
        ],
        "an_attack_without_a_hit_is_not_lethal_even_if_a_weakness_adds_one": [
            "effect-gained ecarus-white-rose (Lethal(n=1),)",
        ],
        "injuries_work_on_enemies_as_on_heroes": [
            "enemy-power-gained orc-warrior-red-1 vicious SS-ENEMY-27",
        ],
    },
    "combat.test_death": {
        "an_enemy_beside_a_ghost_soul_goes_for_a_living_hero": [
            "enemy-activated gremlin-green-1 3 ('laegon-archer',) laegon-archer only SS-AI-15",
        ],
    },
    "enemies.test_encounters": {
        "bloodlust_with_nobody_wounded_lets_all_act_by_their_last_behaviour": [
            "encounter-drawn bloodlust False SS-AI-08",
        ],
    },
    "enemies.test_enemies": {
        "a_dark_chant_heals_enemies_within_one_area": [
            "trait-used orc-shaman-green-1 dark-chant SS-ICON-07",
        ],
        "a_double_grip_is_bought_with_the_sword": [
            "trait-used raider-blue-1 double-grip",
        ],
        "a_hurt_blue_gremlin_strikes_back_at_all_heroes_in_its_area": [
            "trait-used gremlin-blue-1 thorns SS-BEST-02",
        ],
        "a_leader_leads_only_others_whom_it_sees": [
            "trait-used raider-red-1 leadership SS-ENEMY-11",
            "trait-used orc-warrior-blue-1 war-frenzy SS-ICON-07",
        ],
        "a_master_that_is_hurt_by_a_mirror_turns_to_its_bearer": [
            "item-used ecarus-white-rose golden-mirror SS-ITEMCARD-03",
        ],
        "a_pack_is_one_enemy_with_figures_that_fall_one_by_one": [
            "trait-used gremlins-pack-1 coward SS-BEST-03",
        ],
        "a_stomp_reaches_one_area_and_a_save_keeps_a_hero_on_the_feet": [
            "trait-used enraged-troll stomp SS-ENEMY-11",
        ],
        "a_taunt_draws_the_token_only_from_a_master": [
            "innate-used ecarus-white-rose taunt SS-POWCARD-04",
        ],
        "a_thief_takes_a_coin_that_the_hero_has": [
            "trait-used gremlin-green-1 thief SS-BEST-01",
        ],
        "a_troll_that_stomps_into_a_mirror_is_furious_at_its_bearer": [
            "trait-used enraged-troll fury SS-BEST-12",
        ],
        "charges_are_laid_out_spent_and_regained": [
            "trait-used raider-green-1 healing-potion SS-ENEMY-11",
        ],
        "dark_whispers_let_every_enemy_use_its_special_power": [
            "trait-used gremlin-green-1 evil-forces SS-ICON-07",
        ],
        "death_throes_hurt_only_heroes_in_the_area_and_only_the_own_pack_flees": [
            "trait-used raider-green-1 death-throes SS-EDEATH-07",
        ],
        "readiness_strikes_a_hero_who_moves_in_and_fails_the_save": [
            "trait-used raider-red-1 double-strike",
        ],
        "special_powers_activate_or_strike_and_retreat": [
            "trait-used raider-blue-1 strike-from-the-shadows SS-ICON-07",
        ],
        "spirit_wards_return_up_to_the_printed_shields": [
            "trait-used orc-shaman-blue-1 spirit-ward",
        ],
        "the_blue_orc_ignores_laegon_for_ecarus_and_goes_berserk": [
            "trait-used orc-warrior-blue-1 berserk SS-ENEMY-11",
        ],
        "the_dread_roar_is_saved_against_and_does_not_reach_two_areas": [
            "trait-used orc-king-unbound dread-roar SS-ENEMY-11",
        ],
        "the_orc_king_calls_his_guard_and_unbound_he_drinks_life_and_roars": [
            "trait-used orc-king call-the-guard SS-ENEMY-11",
        ],
        "the_red_shaman_curses_thorgar_and_must_buy_the_dearest_effect": [
            "trait-used orc-shaman-red-1 curse SS-ENEMY-11",
        ],
        "the_stunned_figure_of_a_pack_neither_sees_nor_strikes": [
            "activation-skipped gremlins-pack-1 nobody SS-AI-20",
        ],
        "the_troll_rams_impales_trips_and_regenerates": [
            "trait-used troll impale SS-ENEMY-11",
        ],
    },
    "heroes.test_emporium": {
        "another_symbol_than_the_named_one_pays_nothing": [
            "gambled ecarus-white-rose 0 SS-EMPOR-15",
        ],
        "the_anvil_enchants_standard_weapons_and_armor_as_often_as_they_pay": [
            "enchanted ecarus-white-rose broadsword SS-EMPOR-13",
        ],
        "treasures_are_sold_for_25_crowns_an_act_but_nothing_else_is": [
            "sold ecarus-white-rose sentinel 25 SS-EMPOR-07",
        ],
    },
    "heroes.test_items": {
        "a_consumable_is_gone_once_used": [
            "item-used shae-rogue healing-potion SS-ACT-18",
        ],
        "a_soul_weapon_is_empowered_for_soul_points_until_the_time_phase": [
            "item-used ecarus-white-rose golden-mirror+ SS-ITEM-21",
        ],
        "a_weapon_from_the_inventory_takes_the_place_of_another_that_goes_back_for_it": [
            "equipped shae-rogue kord SS-ACT-06",
        ],
        "ammo_that_was_handed_on_before_the_shot_is_not_discarded_by_a_miss": [
            "item-used laegon-archer flaming-arrows SS-ACT-18",
        ],
        "an_artifact_is_found_charged_and_works_while_charges_last": [
            "item-used ecarus-white-rose elven-cloak SS-ACT-18",
        ],
        "the_golden_mirror_needs_its_symbol_and_somebody_to_turn_on": [
            "item-used ecarus-white-rose golden-mirror+ SS-ITEMCARD-03",
        ],
    },
    "heroes.test_powers": {
        "a_save_needs_the_symbol_of_the_hero_card_on_a_blue_die": [
            "save-rolled ecarus-white-rose ((1, 2),) 3 True SS-HERO-09",
        ],
        "meditation_turns_used_powers_forward": [
            "innate-used auriel-wizard meditate SS-HERO-06",
            "power-refreshed auriel-wizard blink SS-POWER-24",
        ],
        "rune_explosion_hurts_every_enemy_with_a_rune_and_discards_the_runes": [
            "innate-used thorgar-runemaster rune-explosion SS-HERO-06",
        ],
        "the_archmage_robe_lets_a_power_ignore_its_soulrank_once": [
            "item-used auriel-wizard archmage-robe SS-ACT-18",
        ],
    },
    "heroes.test_souls": {
        "ranks_rise_one_at_a_time_each_paid_and_several_in_one_time_phase": [
            "power-gained ecarus-white-rose rose-strike SS-POWER-08",
            "ranked ecarus-white-rose 2 SS-SOUL-05",
        ],
        "with_a_lost_rank_go_as_many_powers_and_talents_as_the_step_had_brought_but_no_granted_one": [
            "power-lost ecarus-white-rose cleave SS-POWER-07",
            "ranked ecarus-white-rose 1 SS-DEATH-04",
        ],
    },
    "map.test_elements": {
        "the_key_of_a_dead_hero_lies_where_the_hero_died_and_can_be_picked_up": [
            "took laegon-archer key SS-ELEM-09",
        ],
    },
    "story.test_campaign_words": {
        "whoever_followed_a_hero_stays_behind_when_the_hero_dies": [
            "person-follows Oda ecarus-white-rose SS-ACT-24",
        ],
    },
    "story.test_orders": {
        "doors_that_the_story_opens_have_no_trap": [
            "door-opened card 14a.1 14a.2 SS-ELEM-03",
        ],
        "somebody_who_comes_sends_nobody_else_away": [
            "person-appeared Oda 14a.2 SS-ACT-24",
            "person-lost Ulf SS-ACT-24",
        ],
        "the_only_used_power_is_refreshed_unasked_and_without_one_nothing_happens": [
            "power-refreshed ecarus-white-rose bless SS-POWER-25",
        ],
        "whoever_the_story_makes_leave_enemies_must_evade_and_ghosts_come_along": [
            "evaded ecarus-white-rose 1 SS-MOVE-12",
        ],
    },
    "test_flow": {
        "dead_enemies_are_cleared_from_the_table_and_the_others_keep_what_they_have": [
            "figure-died gremlins-pack-1",
        ],
        "powers_on_one_hourglass_refresh_and_the_others_turn_by_one": [
            "power-refreshed ecarus-white-rose heal SS-POWER-22",
        ],
    },
    "test_ghost_turn": {
        "who_lives_again_reveals_the_shadows_in_sight": [
            "shadow-revealed enemy 18a.2 SS-SHADOW-03",
        ],
    },
    "test_hero_turn": {
        "an_exchange_moves_one_item_each_way_and_any_crowns": [
            "exchanged ecarus-white-rose laegon-archer SS-ACT-08",
        ],
        "hidden_shae_leaves_freely_where_heroes_dominate_and_is_hidden_no_more": [
            "evaded shae-rogue 0 SS-MOVE-14",
        ],
        "once_per_round_and_once_per_quest_hold": [
            "item-used ecarus-white-rose town-portal SS-ACT-18",
        ],
        "one_free_action_drops_any_number_of_things": [
            "put-down ecarus-white-rose healing-potion SS-ACT-14",
        ],
        "what_is_lent_in_the_emporium_goes_to_an_empty_slot": [
            "equipped thorgar-cleric scepter SS-ACT-09",
        ],
    },
    "test_setup": {
        "the_story_opens_the_quest_and_then_shadows_in_sight_are_revealed": [
            "quest-began",
        ],
    },
    "test_words_of_the_book": {
        "a_second_knockdown_of_one_attack_costs_1_hp": [
            "trait-used orc-warrior-red-1 vengeance",
        ],
        "ready_enemies_strike_at_fenrir_who_moves_in_and_fails_the_save": [
            "trait-used raider-blue-1 readiness SS-BEST-04",
        ],
        "the_quest_says_when_the_enraged_troll_comes": [
            "enemy-died troll 5 SS-EDEATH-02",
            "priority-moved ecarus-white-rose 1 SS-MASTER-11",
            "story-told troll-bridge fallen",
            "took ecarus-white-rose elixir-of-stone",
        ],
    },
}
"""By the file and the test that draws the position: what is told in it, among other things."""


@pytest.mark.parametrize(("file", "position"), [(file, position) for file in TOLD for position in TOLD[file]])
def test_whatever_is_used_or_changed_is_told(file: str, position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Event] = []
    hear = questing.Table.hear

    def hear_too(table: questing.Table, event: Event) -> None:
        heard.append(event)
        hear(table, event)

    monkeypatch.setattr(questing.Table, "hear", hear_too)
    getattr(importlib.import_module(f"tests.games.sword_and_sorcery.rules.{file}"), f"test_{position}")()
    assert set(TOLD[file][position]) <= {words(event) for event in heard}


def words(event: Event) -> str:
    """An event as words, without the names that tests give to their quests."""
    fields = [str(getattr(event, name)) for name in event.__struct_fields__ if name != "rule"]
    said = " ".join([event.kind, *fields, event.rule])
    return " ".join(word for word in said.split() if not word.startswith("test-"))
