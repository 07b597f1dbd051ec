"""What a seat can know, what must always be true, and how a seat's result is filed in statistics."""

from __future__ import annotations

from collections import Counter

from tabletome.engine import Rng
from tabletome.games.mage_knight.content.box import (
    BLACK,
    BLUE,
    ENEMY_COLOURS,
    LEAST_REPUTATION,
    MOST_CRYSTALS,
    MOST_REPUTATION,
    RED,
    WOUND,
)
from tabletome.games.mage_knight.content.deeds import CARDS, advanced_actions, artifacts, spells_in
from tabletome.games.mage_knight.content.enemies import ENEMIES, tokens_of
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import RUINS, TILES
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, deck
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.deeds.banners import commanded
from tabletome.games.mage_knight.rules.dummy import SUITS
from tabletome.games.mage_knight.rules.flow import dice_in_source
from tabletome.games.mage_knight.rules.map.cities import led_by
from tabletome.games.mage_knight.rules.scenario.optional_rules import previous_player
from tabletome.games.mage_knight.state import RANGED, Player, State, Token

# Imagining


def imagine(g: State, seat: int, rng: Rng) -> None:
    """Deal anew: piles and face-down tokens, decks, the others' hands, the tiles to come."""
    for colour in ENEMY_COLOURS:
        imagine_tokens(g, seat, colour, rng)
    imagine_ruins(g, rng)
    for player in g.players:
        imagine_cards(player, rng, own=player.seat == seat)
    for name in ("regular_deck", "elite_deck", "advanced_deck", "spell_deck", "artifact_deck"):
        setattr(g, name, tuple(rng.shuffled(getattr(g, name))))
    if g.dummy is not None:
        g.dummy.deck = tuple(rng.shuffled(g.dummy.deck))
        g.dummy.skills = tuple(rng.shuffled(g.dummy.skills))
    imagine_tiles(g, rng)
    imagine_secrets(g, seat, rng)


def imagine_tokens(g: State, seat: int, colour: str, rng: Rng) -> None:
    """All but those that this seat has looked at, on the map or on top of the pile."""
    hidden = [
        (space, place)
        for space, tokens in g.enemies.items()
        for place, token in enumerate(tokens)
        if not token.is_known(seat) and ENEMIES[token.name].colour == colour
    ]
    pile = g.piles[colour]
    known = pile[-1:] if colour in g.players[seat].seen_piles else ()
    bag = [*pile[: len(pile) - len(known)], *(g.enemies[space][place].name for space, place in hidden)]
    rng.shuffle(bag)
    for space, place in hidden:
        tokens = list(g.enemies[space])
        tokens[place] = tokens[place]._replace(name=bag.pop())
        g.enemies[space] = tuple(tokens)
    g.piles[colour] = (*bag, *known)


def imagine_ruins(g: State, rng: Rng) -> None:
    hidden = [space for space, token in g.ruins.items() if not token.up]
    bag = [*g.piles[RUINS], *(g.ruins[space].name for space in hidden)]
    rng.shuffle(bag)
    for space in hidden:
        g.ruins[space] = Token(bag.pop(), up=False)
    g.piles[RUINS] = tuple(bag)


def imagine_cards(p: Player, rng: Rng, *, own: bool) -> None:
    """A player knows the own hand and what was put on top of the own deck; laid-aside cards are face down."""
    known = p.deck[len(p.deck) - p.known_on_top :] if own else ()
    bag = [*p.deck[: len(p.deck) - len(known)], *p.round.tactic_cards]
    hand = len(p.hand)
    if not own:
        bag += p.hand
    rng.shuffle(bag)
    aside = len(p.round.tactic_cards)
    p.round.tactic_cards = tuple(bag[:aside])
    bag = bag[aside:]
    if not own:
        p.hand = tuple(sorted(bag[:hand]))
        bag = bag[hand:]
    p.deck = (*bag, *known)
    p.skill_stack = tuple(rng.shuffled(p.skill_stack))


def imagine_tiles(g: State, rng: Rng) -> None:
    """The backs are known, and in the first scenario the order of the Countryside tiles."""
    if g.hidden:
        imagine_face_down(g, rng)
        return
    in_order = SCENARIOS[g.scenario].country_in_order
    country = [name for name in g.stack if TILES[name].kind == "country"]
    core = [name for name in g.stack if TILES[name].kind == "core"]
    unused = list(g.tiles_in_box)
    if not in_order:
        needed = [name for name in country if any(TILES[name].has(site) for site in SCENARIOS[g.scenario].country_with)]
        others, unused = _exchange([name for name in country if name not in needed], unused, "country", rng)
        country = rng.shuffled([*needed, *others])
    core = _exchange_cores(g, core, unused, rng)
    g.stack = (*country, *core)
    g.tiles_in_box = tuple(unused)


def _exchange(stacked: list[str], unused: list[str], kind: str, rng: Rng) -> tuple[list[str], list[str]]:
    bag = [*stacked, *(name for name in unused if TILES[name].kind == kind)]
    rng.shuffle(bag)
    rest = [name for name in unused if TILES[name].kind != kind]
    return bag[: len(stacked)], bag[len(stacked) :] + rest


def _exchange_cores(g: State, core: list[str], unused: list[str], rng: Rng) -> list[str]:
    """Which Core tiles were left out nobody knows, unless the scenario says; how many have a City everybody does."""
    scenario = SCENARIOS[g.scenario]
    plain = [name for name in core if not TILES[name].city]
    cities = [name for name in core if TILES[name].city]
    spare = [name for name in unused if TILES[name].kind == "core"]
    if scenario.core_with or not g.stack:
        chosen = [*plain, *cities]
        rng.shuffle(chosen)
        return chosen
    for name in spare:
        unused.remove(name)
    bag = rng.shuffled([*plain, *spare])
    if not scenario.city:
        on_map = {placed.tile for placed in g.tiles}
        others = rng.shuffled([name for name, tile in TILES.items() if tile.city and name not in on_map])
        cities = others[: len(cities)]
    chosen = [*bag[: len(plain)], *cities]
    unused += bag[len(plain) :]
    rng.shuffle(chosen)
    return chosen


def imagine_face_down(g: State, rng: Rng) -> None:
    """Tiles that lie face down show their backs. MK-HOLD-01"""
    for kind in ("country", "core"):
        places = [number for number, placed in enumerate(g.hidden) if TILES[placed.tile].kind == kind]
        names = rng.shuffled([g.hidden[number].tile for number in places])
        hidden = list(g.hidden)
        for number, name in zip(places, names, strict=True):
            hidden[number] = hidden[number]._replace(tile=name)
        g.hidden = tuple(hidden)


def imagine_secrets(g: State, seat: int, rng: Rng) -> None:
    """What the others have chosen in secret. MK-OPT-25, 34, MK-RETURN-07"""
    combat = g.combat
    if combat is not None and combat.secret >= 0 and not combat.secret_shown and seat != previous_player(g):
        combat.secret = rng.pick([RED, BLUE, BLACK] if g.stage == RANGED else [BLUE, BLACK])
    others = [player for player in g.players if player.seat != seat]
    bag = rng.shuffled([*g.advanced_deck, *(card for p in others for card in (*p.dealt, *p.drafted))])
    for player in others:
        player.dealt, bag = tuple(bag[: len(player.dealt)]), bag[len(player.dealt) :]
        player.drafted, bag = tuple(bag[: len(player.drafted)]), bag[len(player.drafted) :]
    g.advanced_deck = tuple(bag)
    if g.chosen_to_return:
        g.chosen_to_return = tuple(
            each if g.teams[each] == g.teams[seat] else rng.pick([n for n in range(g.seats) if g.teams[n] == team])
            for team, each in enumerate(g.chosen_to_return)
        )


# Checking


def check(g: State) -> None:
    """Components are neither made nor lost, and no track leaves its ends."""
    for player in g.players:
        assert LEAST_REPUTATION <= player.reputation <= MOST_REPUTATION, "MK-SETUP-25"
        assert all(0 <= count <= MOST_CRYSTALS for count in player.crystals), "MK-MANA-03"
        assert all(count >= 0 for count in player.mana)
        assert commanded(player) <= player.row.command, "MK-UNIT-03"
        assert min(player.turn.move, player.turn.heal, player.turn.dice) >= 0
        assert player.hand == tuple(sorted(player.hand))
        assert 0 <= player.known_on_top <= len(player.deck)
    _check_dice(g)
    _check_tokens(g)
    _check_cards(g)
    _check_units(g)


def _check_dice(g: State) -> None:
    if g.tiles and g.phase != phases.PICK_HEROES:
        kept = sum((player.round.tactic_die >= 0) + len(player.round.claimed_dice) for player in g.players)
        assert len(g.source) + len(g.used_dice) + kept == dice_in_source(g), "MK-SETUP-14"


def _check_tokens(g: State) -> None:
    count = Counter(name for pile in (*g.piles.values(), *g.discards.values()) for name in pile)
    count.update(token.name for tokens in g.enemies.values() for token in tokens)
    count.update(token.name for token in g.ruins.values())
    count.update(name for player in g.players for name in player.puppets)
    if g.combat is not None:
        count.update(foe.name for foe in g.combat.foes if not foe.space and not foe.defeated)
    expansion = "expansion" in g.variants
    box = Counter(name for colour in ENEMY_COLOURS for name in tokens_of(colour, expansion=expansion))
    assert {name: n for name, n in count.items() if name in ENEMIES} == dict(box), "enemy tokens are lost or made"
    assert all(count[name] <= 1 for name in RUINS_TOKENS), "a ruins token is there twice"


def _check_cards(g: State) -> None:
    count: Counter[str] = Counter()
    for player in g.players:
        count.update((*player.deck, *player.hand, *player.discard, *player.play_area, *player.thrown_away))
        count.update((*player.round.tactic_cards, *player.round.set_aside))
        count.update(unit.banner for unit in player.units if unit.banner)
        count.update([player.shown_artifact] if player.shown_artifact else [])
        count.update((*player.dealt, *player.drafted))
    heroes = [player.hero for player in g.players if player.hero]
    if g.dummy is not None:
        count.update(card for card in (*g.dummy.deck, *g.dummy.discard) if card not in SUITS)
        if "substitute" not in g.variants:
            heroes.append(g.dummy.hero)
    count.update((*g.advanced_deck, *g.advanced_offer, *g.monastery_offer, *g.upgrades))
    count.update((*g.spell_deck, *g.spells_offer, *g.artifact_deck))
    del count[WOUND]
    box = Counter(card for hero in heroes for card in HEROES[hero].deck_in(g.variants))
    box.update((*advanced_actions(g.variants), *spells_in(1 if g.together else g.seats, g.variants)))
    box.update(artifacts(g.variants))
    assert count == box, f"cards are lost or made: {count - box} too many, {box - count} missing"
    assert all(name in CARDS for name in count)


def _check_units(g: State) -> None:
    count = Counter((*g.regular_deck, *g.elite_deck, *g.units_offer))
    count.update(unit.name for player in g.players for unit in player.units)
    expansion = "expansion" in g.variants
    box = Counter(deck(REGULAR, expansion=expansion)) + Counter(deck(ELITE, expansion=expansion))
    assert not count - box, f"Units are made: {count - box}"


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables: who played, and how many Cities that hero led in the end."""
    return {"hero": g.players[seat].hero, "cities": str(len(led_by(g, seat)))}
