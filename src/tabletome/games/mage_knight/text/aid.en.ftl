# The player aid: one line for each thing.

aid-aim =
    What the scenario asks: find or conquer cities. Otherwise the most Fame and points.

aid-turn =
    1. Play cards and move; reveal tiles at the edge for 2 Move.
    2. At most one action: fight, or deal with locals. Or rest: discard a card and your Wounds.
    3. Rewards, level up, draw up to the hand limit.
    A round ends when a deck is empty and everybody had one more turn; day and night alternate.

aid-actions =
    Any card sideways: 1 Move, Influence, Attack or Block.
    One die of the Source each turn: strengthens a card of its colour. Gold by day is any colour; black by night for spells.
    Combat: Ranged and Siege, Block, Damage, Attack. Blocks and attacks are all or nothing.
    Damage: a Wound for each full or begun portion of your armor. Units may take some.
    Fire is blocked by ice or cold fire, ice by fire or cold fire, cold fire by cold fire alone; other block counts half. Swift attacks take twice the block, brutal ones deal twice the damage, poison gives each Wound twice, summoners send a monster in their place.
    Places: villages and monasteries have units and healing; at the end of a turn a crystal mine gives a crystal, a magical glade throws away a Wound. A village is plundered before your turn only: two cards for a point of Reputation.
    Levels at 3, 8, 15, 24, 35, 48, 63, 80 and 99 Fame: even ones bring a skill and an advanced action, odd ones a Command token, with more armor (3, 7) or a larger hand (5, 9).
    Alone, the Dummy is the clock: it turns over three cards a turn, more for crystals of the third one's colour, and announces the end of the round when its deck is empty.
    Terrain: plains 2, hills 3, forest 3 (night 5), wasteland 4, desert 5 (night 3), swamp 5.

aid-end =
    After the rounds of the scenario, or soon after its goal is reached.
    To your Fame come: 2 for each spell and 1 for each advanced action; 2 for each artifact and 1 for every two crystals; the level of each unit (a wounded one half); 2 for each keep, mage tower and monastery taken; 2 for each adventure place; and −2 for each Wound card.
    Among rivals the best in each of these has a title: 3 more (1 if tied); for most Wounds 3 less.
    In a conquest with rivals 7 for each city you lead, 4 for each where you only have a Shield, and 5 for the title (2 if tied). Alone or together: 10 for each city, 15 for all, 30 for each round left, 1 for each card of the Dummy, 5 if the end of the round was not announced; together 10 more if everybody leads a city.
