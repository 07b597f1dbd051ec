"""The stories of scenarios, personal quests and retirement: which pages an event opens. The words are `original`.

`story-scenario-3` begins scenario 3, `story-scenario-3-e1b` is told when the room with tile e1b is revealed,
`story-scenario-3-won` and `-lost` end it, `-otherwise` where a page has two conclusions; `story-quest-vengeance` and
`-done` belong to a personal quest, `story-retired-brute` to a class, `story-envelope-x` to what was sealed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Event
from tabletome.games.gloomhaven import events as e
from tabletome.games.gloomhaven.campaign.personal_quests import stands
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.passages import PASSAGES
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.event_text import story
from tabletome.scene import Text, t


def introduction(_: State, event: e.ScenarioBegan) -> list[Text]:
    """What brings the party here."""
    return [story("scenario", event.number)] if event.number in SCENARIOS else []


def passages(_: State, event: e.DoorOpened) -> list[Text]:
    """What is told of the rooms that come into sight."""
    if event.layout not in SCENARIOS:
        return []
    plan, told = layout(event.layout), PASSAGES.get(event.layout, ())
    return [story("scenario", event.layout, tile) for tile in told if plan.room_of_tile(tile) in event.rooms]


def conclusion(_: State, event: e.ScenarioEnded) -> list[Text]:
    """How it ended, well or badly, or with the other conclusion of its page."""
    end = "otherwise" if event.otherwise else "won" if event.won else "lost"
    return [story("scenario", event.number, end)] if event.number in SCENARIOS else []


def vow(_: State, event: e.QuestTaken) -> list[Text]:
    """Why somebody goes into the dark."""
    return [t(f"story-quest-{event.quest}")]


def fulfilment(_: State, event: e.QuestFulfilled) -> list[Text]:
    """What it was like to arrive."""
    return [t(f"story-quest-{event.quest}-done")]


def farewell(_: State, event: e.Retired) -> list[Text]:
    """What becomes of a retired character; before, how a quest was fulfilled that nobody could see being fulfilled."""
    unseen = any(type(wanted) in stands for wanted in PERSONAL_QUESTS[event.quest].wants)
    quest = [t(f"story-quest-{event.quest}-done")] if unseen else []
    return [*quest, t(f"story-retired-{event.name}")]


def unsealed(_: State, event: e.EnvelopeOpened) -> list[Text]:
    """What lies in an envelope."""
    return [t(f"story-envelope-{event.letter.lower()}")]


def outcome(_: State, event: e.EventTold) -> list[Text]:
    """What comes of a choice on a city or road event."""
    return [story(event.happening, event.number, event.option, event.outcome)]


STORIES: dict[type[Event], Callable[[State, Any], list[Text]]] = {
    e.ScenarioBegan: introduction,
    e.DoorOpened: passages,
    e.ScenarioEnded: conclusion,
    e.QuestTaken: vow,
    e.QuestFulfilled: fulfilment,
    e.Retired: farewell,
    e.EnvelopeOpened: unsealed,
    e.EventTold: outcome,
}
"""The paragraphs that these events tell."""
