"""What choices, cards and the log say to a player of Mage Knight before and after a choice is made."""

from __future__ import annotations

from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.view.narration import narrate
from tabletome.games.mage_knight.view.questions import question
from tabletome.games.mage_knight.view.scene import scene
from tabletome.scene import Card, translator
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

KEEP_NEARBY = (*FIRST_TILES, "country-3 1 1")


def said(game: Knights) -> dict[str, str]:
    """Every choice in words, by its action."""
    asked = game.run.decision
    assert asked is not None
    say = translator("en", GAME.folder).say
    return {choice.action: say(choice.text) for choice in question(game.g, asked).choices}


def brings(game: Knights, action: str) -> str:
    """What a choice says it brings about."""
    return said(game)[action].partition(" — ")[2]


def card_of(game: Knights, zone: str, id_: str) -> Card:
    shown = scene(game.g, 0)
    zones = [*shown.zones, *(each for mat in shown.mats for each in mat.zones)]
    return next(card for each in zones if each.id == zone for card in each.cards if card.id == id_)


def test_a_move_says_whom_it_assaults_or_provokes() -> None:
    assault = knight("tovak at country-3.c", hand="march", tiles=KEEP_NEARBY, country_3_ne="?golems")
    assert brings(assault.with_player(move=3), "move country-3.ne") == "an assault, Reputation -1"
    provoked = knight("tovak at country-1.w", hand="march", country_1_nw="diggers").with_player(move=3)
    assert brings(provoked, "move country-1.c") == "Diggers will attack"
    assert brings(provoked, "move country-1.sw") == ""


def test_entering_a_site_says_who_lurks_there_and_how_it_is_fought() -> None:
    tomb = knight("tovak at core-1.c", hand="march", tiles=(*FIRST_TILES, "core-1 1 1"))
    tomb.me.space = tomb.g.board.with_site("tomb")[0]
    assert brings(tomb, "enter") == "a red enemy, without Units, by Night rules"


def test_a_rest_says_what_it_discards() -> None:
    assert brings(knight(hand="march wound"), "rest") == "discard one card and any Wounds"
    assert brings(knight(hand="wound wound"), "rest") == "discard one Wound"


def test_dealing_with_locals_says_what_reputation_is_worth() -> None:
    assert brings(knight("tovak at country-2.e", hand="march").with_player(reputation=-4), "interact") == (
        "Influence -2 by Reputation"
    )
    assert brings(knight("tovak at country-2.e", hand="march"), "interact") == ""


def test_recruiting_without_a_free_command_token_says_who_must_leave() -> None:
    game = knight("tovak at country-2.e", hand="march", units="foresters").with_(units_offer=("peasants",))
    game.plays("interact").again(influence=9)
    assert brings(game, "recruit peasants") == "Foresters must leave"
    game.me.level = 5
    assert brings(game, "recruit peasants") == ""


def test_damage_says_who_is_hurt_and_what_is_left() -> None:
    game = fight("minotaur", "block", hand="rage", units="peasants utem-guardsmen").plays("done")
    assert brings(game, "assign 1") == "the Unit is Wounded, damage left: 7"
    assert brings(game, "take-wounds") == "take 4 Wounds"
    fire = fight("fire-mages", "block", hand="rage", units="fire-mages").plays("done")
    assert brings(fire, "assign 1") == "the Unit is Wounded", "what is beyond its resistance"


def test_what_takes_away_no_damage_says_so_until_damage_is_dealt() -> None:
    game = fight("minotaur", "block", hand="concentration rage")
    assert brings(game, "play concentration") == ""
    assert brings(game.plays("done"), "play concentration") == "takes away no damage, for later"


def test_choices_name_the_mana_they_take_and_artifacts_are_thrown_away() -> None:
    game = knight(hand="march golden-grail wound", mana="green")
    assert said(game)["strengthen march"] == "March, strengthened: [[mana-green|green mana]] → Move 4"
    assert said(game)["strengthen golden-grail"].startswith("Golden Grail, thrown away: Heal 6")


def test_the_log_says_what_a_played_card_does() -> None:
    game = knight(hand="march rage", mana="green").plays("strengthen march")
    say = translator("en", GAME.folder).say
    assert "Tovak plays March, strengthened: Move 4." in [say(narrate(game.g, event).text) for event in game.events]


def test_heroes_show_their_own_cards_and_skills_before_one_is_chosen() -> None:
    game = setting_up()
    game.asked()
    card = card_of(game, "heroes", "hero-card:tovak")
    say = translator("en", GAME.folder).say
    assert [say(part.name) for part in card.parts if part.name] == ["Cold Toughness", "Instinct", "Skills"]
    assert "Double Time" in say(card.parts[-1].text[0])


def test_a_hand_counts_its_cards_one_by_one() -> None:
    game = knight(hand="march march wound")
    hand = next(zone for zone in scene(game.g, 0).mats[0].zones if zone.kind == "hand")
    assert (len(hand.cards), hand.count) == (2, 3)
    copies = card_of(game, "hand:0", "hand:0:march").badges[-1].text
    assert copies is not None
    assert translator("en", GAME.folder).say(copies) == "× 2"


def test_dice_that_the_time_of_day_has_depleted_look_spent() -> None:
    for night, depleted in ((False, "black"), (True, "gold")):
        game = knight(hand="march", source="red gold black", night=night)
        assert [die.face for die in scene(game.g, 0).dice if die.spent] == [depleted]


def test_who_summons_shows_no_attack_of_its_own_on_the_map() -> None:
    game = knight(hand="march", country_1_nw="orc-summoners", country_2_nw="diggers")
    cells = {cell.id: cell for cell in scene(game.g, 0).boards[0].cells}
    marks = {name: [badge.value for badge in cells[name].pieces[0].badges] for name in ("country-1.nw", "country-2.nw")}
    assert marks == {"country-1.nw": [None, 4], "country-2.nw": [3, 3]}


def test_a_space_whose_marauders_are_gone_is_called_by_its_terrain() -> None:
    game = knight("tovak at country-1.w", hand="march").with_player(move=9)
    assert said(game)["move country-1.nw"].startswith("Move to forest (")
