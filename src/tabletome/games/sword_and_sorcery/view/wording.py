"""Names of things in a player's words. Message names are listed at the top of text/en.ftl."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.dice import COLOURS, FACES
from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME, HEROES
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.enemies import Behaviour, Blow
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item, Level, Power
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.things import COIN_CALLED
from tabletome.games.sword_and_sorcery.content.tiles import TILES
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, NOBODY, State
from tabletome.games.sword_and_sorcery.view.attacks import spend_text, symbol_text, value_text
from tabletome.games.sword_and_sorcery.view.deeds.entries import deed_text
from tabletome.games.sword_and_sorcery.view.passives import passive_text
from tabletome.scene import Text, in_both, listed, t


def who_name(name: str) -> Text:
    """A hero, the companion, an enemy, or a card of the table."""
    if name in HEROES:
        return t(f"short-{HEROES[name].hero}")
    if name in CARD:
        printed = CARD[name]
        scroll = SCROLLS[printed.scroll]
        kind = t(f"kind-{scroll.name if scroll.rank == 'purple' else scroll.kind}")
        return t("enemy", kind=kind, rank=t(f"rank-{scroll.rank}"), copy=printed.copy)
    return t("fenrir") if name == COMPANION_NAME else t("the-card")


def figure_name(g: State, figure: int) -> Text:
    """What players call a figure: a hero without the epithet, enemies of the story by names of their own, figures of a

    Horde with letters.
    """
    if figure != NOBODY and g.figures[figure].side == HERO:
        return t(f"short-{g.heroes[figure].card.hero}")
    name = who_name(g.name_of(figure))
    if figure == NOBODY or g.figures[figure].side != ENEMY:
        return name
    enemy = g.enemy_of(figure)
    if enemy.tag:
        name = t("named-enemy", name=in_both(g.plan.names.get(enemy.tag, (enemy.tag, enemy.tag))), enemy=name)
    if len(enemy.figures) > 1:
        name = t("figure-of-horde", enemy=name, letter="ABC"[enemy.figures.index(figure)])
    return name


def thing_name(thing: str) -> Text:
    """An item card, a coin, or something that lies face down."""
    if thing in COIN_CALLED:
        return t("coin", value=COIN_CALLED[thing].value)
    if thing in FACE:
        return t(f"item-{FACE[thing].name}")
    return t(f"thing-{thing}")


def power_name(name: str) -> Text:
    return t(f"power-{name}")


def area_name(g: State, area: int) -> Text:
    """What is there, and its number on the map: crypt 7."""
    return t("area", place=t(f"place-{g.layout.place(area)}"), number=g.layout.numbers[area])


def area_called(g: State, name: str) -> Text:
    """The same by the name that events have for an area; one of an earlier quest has no number any more."""
    if name in g.layout.named:
        return area_name(g, g.layout.named[name])
    return t(f"place-{TILES[name.partition('.')[0]].place}")


def die_text(colour: int, face: int) -> Text:
    symbols = listed([symbol_text(SYMBOLS[symbol]) for symbol in FACES[colour][face]], joint="symbols")
    return t("die", colour=t(f"colour-{COLOURS[colour]}"), symbols=symbols)


# ------------------------------------------------------------------ cards


def item_text(item: Item) -> list[Text]:
    """What is printed on an item card. SS-ITEM-14, SS-ITEM-23, SS-ITEM-29, SS-ITEM-33, SS-ITEM-39"""
    lines_: list[Text] = []
    if item.kind == "weapon":
        damage, hand = t(f"damage-{item.damage or 'none'}"), t(f"hand-{item.slot}")
        lines_.append(t("weapon-line", value=value_text(item.value), damage=damage, reach=item.reach, slot=hand))
    if item.kind == "armor":
        lines_.append(t("armor-line", armor=item.armor, shields=item.shields, defence=item.defence))
    lines_ += [spend_text(spend) for spend in item.spends]
    if item.deeds:
        lines_.append(t("item-use", activity=t(f"activity-{item.activity}"), range=item.range))
        lines_ += [line for deed in item.deeds for line in deed_text(deed)]
    if item.gives:
        lines_.append(passive_text(item.gives))
    if item.quest:
        lines_.append(t("item-of-the-story"))
    if item.shields and item.kind != "armor":
        lines_.append(t("passive-shields", n=item.shields))
    if item.grants:
        lines_.append(t("item-grants", power=power_name(item.grants)))
    if item.kind == "artifact":
        lines_.append(t("artifact-line"))
    return lines_


def power_head(power: Power) -> Text:
    return t("power-head", activity=t(f"activity-{power.activity}"), range=power.range)


def level_text(level: Level) -> list[Text]:
    """What a level of a power does or gives."""
    if level.gives is not None:
        return [passive_text(level.gives)]
    lines = [line for deed in level.deeds for line in deed_text(deed)]
    return [*lines, t("power-ready", n=level.cooldown)] if level.cooldown else lines


def power_text(name: str) -> Text:
    """What a power costs and what its first level does."""
    power = POWERS[name]
    return listed([power_head(power), *level_text(power.levels[0])], joint="sentences")


# ------------------------------------------------------------------ scrolls


def blow_text(blow: Blow) -> Text:
    text = t("blow", name=t(f"weapon-{blow.name}"), value=value_text(blow.value))
    return listed([text, *(spend_text(spend) for spend in blow.spends)])


def behaviour_text(behaviour: Behaviour) -> Text:
    return t("behaviour", at=behaviour_range(behaviour), does=behaviour_does(behaviour))


def behaviour_range(behaviour: Behaviour) -> Text:
    """The distances at which it is carried out; the last resort has none. SS-AI-14"""
    if not behaviour.at:
        return t("range-otherwise")
    first, last = behaviour.at[0], behaviour.at[-1]
    return t("range-at", first=first) if first == last else t("range-between", first=first, last=last)


def behaviour_does(behaviour: Behaviour) -> Text:
    return listed((sentence_text(sentence) for sentence in behaviour.do), joint="sentences")


def sentence_text(sentence: tuple[str, ...]) -> Text:
    verb, *words = sentence
    args: dict[str, Text | str | int] = {"n": int(words[-1]) if words and words[-1].isdigit() else 1}
    for word in words:
        if word in ("main", "off"):
            args["which"] = t(f"which-{word}")
        elif word.isdigit():
            args["n"] = int(word)
        else:
            args["power"] = t(f"trait-{word}")
    return t(f"sentence-{verb}", **args)
