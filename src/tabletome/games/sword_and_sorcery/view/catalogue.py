"""Everything worth reading in the box, for the card browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import CARD, ENEMY_POWERS, SCROLLS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.items import (
    FACE,
    SHOP_CARDS,
    SOUL_CARDS,
    STASH_CARDS,
    TREASURES,
    turned,
)
from tabletome.games.sword_and_sorcery.content.notation.enemies import EnemyCard
from tabletome.games.sword_and_sorcery.content.notation.heroes import HeroCard
from tabletome.games.sword_and_sorcery.content.powers import OF_HERO, TALENT
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import unlike
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.deck_cards import encounter_card, event_card
from tabletome.games.sword_and_sorcery.view.deeds.entries import deed_text
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.games.sword_and_sorcery.view.power_cards import power_card
from tabletome.games.sword_and_sorcery.view.scene import innate_card
from tabletome.games.sword_and_sorcery.view.wording import behaviour_text, blow_text, item_text, thing_name, who_name
from tabletome.scene import Card, CardPart, Zone, in_both, t


def catalogue() -> list[Zone]:
    return [
        shelf("heroes", (_hero(card) for card in HEROES.values())),
        *_power_shelves(),
        shelf("stash", _items(STASH_CARDS)),
        shelf("shop", _items(SHOP_CARDS)),
        shelf("treasure", _items(TREASURES)),
        shelf("soul", _items(SOUL_CARDS)),
        shelf("enemies", (_enemy(card) for card in CARD.values())),
        shelf("enemy-powers", (_enemy_power(name) for name in ENEMY_POWERS)),
        shelf("encounters", (encounter_card(name) for name in ENCOUNTERS)),
        shelf("events", (event_card(name) for name in EVENTS)),
        shelf("traps", (_trap(name) for name in TRAPS)),
        shelf("quests", (_quest(name) for name in quest_names())),
    ]


def shelf(name: str, cards: Iterable[Card]) -> Zone:
    return Zone(id=f"shelf-{name}", kind="row", name=t(f"shelf-{name}"), cards=list(cards))


def _hero(card: HeroCard) -> Card:
    """A hero card with its Soul Gem and its ghost soul. SS-HERO-04, SS-SOUL-02"""
    gem = [
        t(
            "gem-line", rank=ROMAN[rank], hp=sector.hp, powers=sector.powers, talents=sector.talents,
            combats=sector.combats, actions=sector.actions,
        )
        for rank, sector in enumerate(card.gem, 1)
    ]  # fmt: skip
    face = t(
        "hero-line",
        move=card.move,
        capacity=card.capacity,
        nature=t(f"nature-{card.nature}"),
        style=t(f"style-{card.style}"),
    )
    innate = [line for innate in card.innate for line in innate_card(innate.name).parts[0].text]
    return Card(
        id=f"hero:{card.name}",
        name=who_name(card.name),
        icon=icons.HEROES[card.hero],
        parts=[
            CardPart(id=f"hero:{card.name}:face", text=[face, *innate]),
            CardPart(id=f"hero:{card.name}:gem", name=t("part-gem"), text=gem),
            CardPart(id=f"hero:{card.name}:ghost", name=t("ghost"), text=deed_text(card.scream)),
        ],
        source=card.source,
    )


def _power_shelves() -> Iterator[Zone]:
    """A shelf for each hero's powers, and one for the talents."""
    for owner in sorted(OF_HERO):
        cards = [power_card(name, 0, 7) for name in OF_HERO[owner]]
        name = t("shelf-talents") if owner == TALENT else t("shelf-powers", hero=t(f"name-{owner}"))
        yield Zone(id=f"shelf-powers-{owner}", kind="row", name=name, cards=cards)


def _items(cards: Iterable[str]) -> Iterator[Card]:
    """Both sides of each design."""
    for card in unlike(tuple(cards)):
        for side in filter(None, (card, turned(card))):
            item = FACE[side]
            text = item_text(item)
            if item.price:
                text.append(t("price", price=item.price))
            part = CardPart(id=f"card:{side}:text", text=text)
            yield Card(id=f"card:{side}", name=thing_name(side), parts=[part], source=item.source)


def _enemy(card: EnemyCard) -> Card:
    """An enemy card with its scroll. SS-ENEMY-06, SS-ENEMY-17"""
    scroll = SCROLLS[card.scroll]
    stats = t("enemy-stats", armor=card.armor, shields=card.shields, defence=card.defence, souls=card.soul_points)
    weapons = [blow_text(scroll.main)] + ([blow_text(scroll.off)] if scroll.off else [])
    powers = [
        t("trait", trait=t(f"trait-{trait.name}"), text=t(f"trait-{trait.name}-text", n=trait.n))
        for trait in scroll.traits
    ]
    return Card(
        id=f"enemy:{card.name}",
        name=who_name(card.name),
        icon=icons.KINDS[scroll.kind],
        label=str(card.hp),
        parts=[
            CardPart(id=f"enemy:{card.name}:stats", text=[stats]),
            CardPart(id=f"enemy:{card.name}:weapons", name=t("part-weapons"), text=weapons),
            CardPart(
                id=f"enemy:{card.name}:behaviours",
                name=t("part-behaviours"),
                text=[behaviour_text(each) for each in scroll.behaviours],
            ),
            CardPart(id=f"enemy:{card.name}:powers", name=t("part-powers"), text=powers),
        ],
        source=card.source,
    )


def _enemy_power(name: str) -> Card:
    part = CardPart(id=f"enemy-power:{name}:text", text=[t(f"power-{name}-text")])
    return Card(id=f"enemy-power:{name}", name=t(f"power-{name}"), parts=[part], source=ENEMY_POWERS[name].source)


def _trap(name: str) -> Card:
    part = CardPart(id=f"trap:{name}:text", text=[t(f"trap-{name}-text")])
    return Card(id=f"trap:{name}", name=t(f"trap-{name}"), parts=[part], source=TRAPS[name].source)


def _quest(name: str) -> Card:
    plan = quest(name)
    part = CardPart(id=f"quest:{name}:text", text=[in_both(plan.intro)])
    return Card(id=f"quest:{name}", name=in_both(plan.title), label=str(plan.number), parts=[part], source=plan.source)
