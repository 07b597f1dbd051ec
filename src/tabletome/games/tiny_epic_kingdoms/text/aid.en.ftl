# The player aid: one line for each thing.

aid-aim =
    Most victory points: 1 for each meeple, 1 for each magic level, the tower as printed, 2 for a capital city held alone. With two players also 1 for each neutral meeple taken and each region held in the Lost Kingdom.

aid-turn =
    1. If all five shields lie there, take them off.
    2. Put a shield on a free action.
    3. You take it (or nothing); then each other player takes it or collects.
    4. Has somebody met a condition for the end?
    5. The next player's turn.

aid-actions =
    Patrol: a meeple to a region beside it on the same territory.
    Quest: from the edge of one territory to the edge of another.
    Build: as much [[ore]] as the new tower level.
    Research: as much [[mana]] as the new magic level.
    Expand: as much [[food]] as you then have meeples; where one of yours stands alone.
    Trade: any number of one resource for as many of another.
    Collect (others' turns): one resource from each region where you stand.
    War: set a die in secret; the higher wins, a tie is the defender's; both pay (mana 2, ore 1). Two white flags: alliance (three or more players).

aid-end =
    All 7 meeples, tower 6 or magic 5 bring on the end; play on until five shields lie on the card.
    Ties: more meeples, higher tower, higher magic, more resources.
