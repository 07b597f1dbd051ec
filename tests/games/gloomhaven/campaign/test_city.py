"""A visit to Gloomhaven: GH-CITY, GH-DONATE, GH-CEVENT."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.sheets import IsBlessed
from tests.games.gloomhaven.visits import visiting


@rule("GH-CITY-01", "GH-CITY-02")
def test_in_the_city_characters_do_whatever_they_like_in_any_order() -> None:
    visit = visiting(
        "brute gold=40 xp=50 items=iron-helmet", "tinkerer", city=(1, 2), world=("the-power-of-enhancement",)
    )
    verbs = {offer.split()[0] for offer in visit.offers}
    assert verbs == {"city-event", "level-up", "buy", "sell", "enhance", "donate", "put-aside"}
    visit.plays("sell iron-helmet", "donate", "buy iron-helmet", "city-event").takes("event")
    assert visit.party.members[0].items == ("iron-helmet",)


@rule("GH-CEVENT-01")
def test_one_city_event_in_a_visit() -> None:
    visit = visiting("brute", "tinkerer", city=(2, 1)).plays("city-event", "decide b")
    assert "city-event" not in visit.offers
    visit.plays("ready")
    assert "city-event" not in visit.offers
    assert visit.party.city == (1, 2), "the card went under the deck"


@rule("GH-CEVENT-01", "GH-DONATE-01")
def test_the_next_visit_has_its_own_event_and_donation() -> None:
    visit = visiting(
        "brute gold=40", "tinkerer", phase="choose_way", city=(1,), event_done=True, donors=(0,), location=1
    )
    visit.plays("go-home")
    assert {"city-event", "donate"} <= set(visit.offers)
    assert visit.party.location == 0


@rule("GH-LVLUP-01")
def test_whoever_has_the_experience_must_level_up_before_leaving() -> None:
    visit = visiting("brute xp=100", "tinkerer")
    assert "ready" not in visit.offers
    visit.plays("level-up").takes("learn").takes("perk")
    assert "ready" not in visit.offers
    visit.plays("level-up").takes("learn").takes("perk")
    assert visit.party.members[0].level == 3
    assert visit.party.members[0].xp == 100
    assert "ready" in visit.offers


@rule("GH-LVLUP-01", "GH-CEVENT-01")
def test_an_event_may_give_those_who_were_ready_something_to_do_again() -> None:
    visit = visiting("brute xp=40", "tinkerer", city=(1, 2))
    visit.plays("ready", "city-event", "decide a", "bear 2", "ready")
    assert visit.party.members[0].xp == 50
    assert visit.kind == "town"
    assert "ready" not in visit.offers
    visit.plays("level-up").takes("learn").takes("perk").plays("ready", "ready")
    assert visit.kind == "set-out"


@rule("GH-DONATE-01", "GH-DONATE-02")
def test_each_character_may_donate_once_in_a_visit_for_two_bless_cards() -> None:
    visit = visiting("brute gold=25", "tinkerer gold=9", donated=80)
    visit.plays("donate")
    assert "donate" not in visit.offers
    visit.plays("ready")
    assert "donate" not in visit.offers, "nine gold are not enough"
    assert visit.party.members[0].gold == 15
    assert visit.party.donated == 90
    assert visit.party.start_effects == (IsBlessed(0), IsBlessed(0))
    assert visit.party.opened == ()


@rule("GH-DONATE-01", "GH-DONATE-02")
def test_a_hundred_gold_open_envelope_b_and_the_blessings_are_in_the_deck_of_the_next_scenario() -> None:
    visit = visiting("brute gold=25", "tinkerer", donated=90)
    visit.plays("donate")
    assert visit.party.opened == ("B",)
    assert visit.party.prosperity == 1
    visit.plays("ready", "ready", "casual 1")
    while visit.kind != "select":
        visit.plays("ready" if "ready" in visit.offers else visit.offers[0])
    g = visit.run.state
    assert [deck.count("bless") for deck in g.decks] == [2, 0, 0]
    assert visit.party.start_effects == ()
