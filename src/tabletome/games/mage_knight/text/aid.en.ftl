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
    Fire is blocked by ice, ice by fire, cold fire by cold fire; other block counts half.
    Places: villages and monasteries have units and healing; at the end of a turn a crystal mine gives a crystal, a magical glade throws away a Wound.
    Terrain: plains 2, hills 3, forest 3 (night 5), wasteland 4, desert 5 (night 3), swamp 5.

aid-end =
    After the rounds of the scenario, or soon after its goal is reached.
    Fame, then titles: knowledge, leadership, loot, conquest, and less for Wounds.
