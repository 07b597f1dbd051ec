"""Assaulting a City together. Rulebook: "Cooperative City assault". MK-COOP, MK-TEAM-05"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletome.engine import Action, Decision, Script
from tabletome.games.mage_knight.actions import Agree, Decline, Done, Invite, Propose, Share
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.tiles import CITY
from tabletome.games.mage_knight.events import AssaultAgreed, AssaultProposed, AssaultRefused, CityFell, Moved, Withdrew
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat.start import FOR_AN_ASSAULT, add_garrison, add_rampaging
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.movement import provoked_by
from tabletome.games.mage_knight.rules.map.sites import look_around
from tabletome.games.mage_knight.rules.out_of_turn import finish_next, prepare_for_turn
from tabletome.games.mage_knight.rules.scenario.tracks import change_reputation
from tabletome.games.mage_knight.state import DUMMY, Assault, Combat, Player, State

AGREE, DECLINE, DONE = Agree(), Decline(), Done()


# Proposing


def proposals(g: State, p: Player) -> list[Propose]:
    """The Cities next to the hero that others could help to assault. MK-COOP-01, 02, MK-OPT-41"""
    return among(g, p, g.board[p.space].near)


def among(g: State, p: Player, targets: Sequence[str]) -> list[Propose]:
    """Those of these spaces that are Cities to be assaulted together. MK-COOP-02"""
    if g.end_announced or g.end_met or "cooperative-assaults" not in g.variants:
        return []
    hearts = {g.board[name].heart for name in targets} - {""}
    return [Propose(heart) for heart in sorted(hearts) if may_propose(g, p, heart)]


def may_propose(g: State, p: Player, heart: str) -> bool:
    """A City that still holds out, with a defender for each participant. MK-COOP-02, 05"""
    return (
        heart not in g.fallen
        and not g.board[p.space].heart
        and len(g.enemies.get(heart, ())) >= 2
        and bool(eligible(g, p, heart))
    )


def eligible(g: State, p: Player, heart: str) -> list[int]:
    """Next to the City, with the token up and a card to play; in the order of the Round. MK-COOP-03, 09"""
    around = cities.around(g, heart)
    return [
        seat
        for seat in in_round_order(g, p.seat)
        if g.players[seat].space in around
        and not g.players[seat].face_down
        and any(card != WOUND for card in g.players[seat].hand)
        and (not g.teams or g.are_mates(seat, p.seat))
    ]


def in_round_order(g: State, seat: int) -> list[int]:
    """The others, from the one after this seat."""
    place = g.order.index(seat)
    return [each for each in g.order[place + 1 :] + g.order[:place] if each != DUMMY]


def propose(g: State, p: Player, heart: str) -> Script:
    """Who is invited, and how many defenders each faces; all must agree. MK-COOP-04, 05, 06"""
    members = [p.seat]
    defenders = len(g.enemies[heart])
    candidates = eligible(g, p, heart)
    while candidates and len(members) < defenders:
        options: list[Action] = [Invite(seat) for seat in candidates]
        if len(members) > 1:
            options.append(DONE)
        chosen = yield Decision(p.seat, "invite", options)
        if isinstance(chosen, Done):
            break
        members.append(chosen.seat)
        candidates.remove(chosen.seat)
    members = [p.seat, *(seat for seat in in_round_order(g, p.seat) if seat in members)]
    counts = yield from share_out(p, members, defenders)
    g.emit(AssaultProposed, p.seat, heart, tuple(members), rule="MK-COOP-05")
    for seat in members[1:]:
        asked = Decision(seat, "join-assault", [AGREE, DECLINE], {"seat": p.seat, "count": counts[members.index(seat)]})
        if isinstance((yield asked), Decline):
            g.emit(AssaultRefused, seat, rule="MK-COOP-06")
            return
    begin(g, heart, tuple(members), counts)


def share_out(p: Player, members: list[int], defenders: int) -> Any:
    """At least one for each. MK-COOP-05"""
    counts: list[int] = []
    for place, seat in enumerate(members):
        waiting = len(members) - place - 1
        most = defenders - sum(counts) - waiting
        if not waiting or most == 1:
            counts.append(most)
            continue
        asked = Decision(p.seat, "share", [Share(count) for count in range(1, most + 1)], {"seat": seat})
        counts.append((yield asked).count)
    return counts


def begin(g: State, heart: str, members: tuple[int, ...], counts: list[int]) -> None:
    """The invited turn their tokens down; the defenders are dealt at random. MK-COOP-07, 08"""
    for seat in members[1:]:
        g.players[seat].face_down = True
        prepare_for_turn(g, g.players[seat])
    names = g.rng.shuffled(sorted(token.name for token in g.enemies[heart]))
    shares = []
    for count in counts:
        shares.append(tuple(names[:count]))
        names = names[count:]
    starts = tuple(g.players[seat].space for seat in members)
    g.assault = Assault(heart, members, tuple(shares), starts=starts)
    g.emit(AssaultAgreed, heart, members, rule="MK-COOP-06")
    enter_city(g, g.assault)


# Fighting


def enter_city(g: State, assault: Assault) -> None:
    """Straight into the City; who is provoked joins, others may be challenged. MK-COOP-09..13"""
    seat = assault.members[assault.turn]
    g.active = seat
    p = g.players[seat]
    start = p.space
    inside = next((part for part in cities.parts(g, assault.city) if part in g.board[start].near), assault.city)
    p.space = inside
    p.turn.path += (inside,)
    p.turn.has_moved = p.turn.has_played = True
    p.turn.move = p.turn.influence = 0
    g.emit(Moved, seat, inside)
    look_around(g)
    change_reputation(g, p, FOR_AN_ASSAULT)
    g.combat = Combat(kind=CITY, space=assault.city)
    add_garrison(g, g.combat, list(assault.shares[assault.turn]))
    add_rampaging(g, g.combat, provoked_by(g, start, inside))
    g.phase = phases.GATHER_FOES


def next_fight(g: State, assault: Assault) -> None:
    """Each fights all phases before the next begins; then the outcome. MK-COOP-09, 14, 15"""
    assault.turn += 1
    if assault.turn < len(assault.members):
        enter_city(g, assault)
        return
    g.assault = None
    if g.enemies.get(assault.city):
        for seat, start in zip(assault.members, assault.starts, strict=True):
            p = g.players[seat]
            p.space = start
            p.turn.path = p.turn.path[:-1]
            g.emit(Withdrew, seat, start, rule="MK-COOP-14")
    else:
        cities.fall(g, assault.city)
        g.emit(CityFell, assault.city, cities.leader(g, assault.city), rule="MK-CITY-03")
    g.turns_to_end = assault.members
    finish_next(g)
