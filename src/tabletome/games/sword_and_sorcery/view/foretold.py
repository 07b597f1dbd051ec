"""What a quest is like, for whoever sets it up."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.scene import Note, Sheet, in_both


def foretold(options: SwordOptions) -> Sheet:
    """Its story and what the heroes have to do, as far as they know; a campaign begins with the first. SS-SETUP-01"""
    name = options.quest if options.quest in quest_names() else quest_names()[0]
    plan = quest(name)
    goal = plan.goal if any(plan.goal) else plan.intro
    return Sheet(
        id="foretold",
        name=in_both(plan.title),
        icon=icons.QUEST,
        label=str(plan.number),
        notes=[Note(text=in_both(goal), icon=icons.QUEST)],
    )
