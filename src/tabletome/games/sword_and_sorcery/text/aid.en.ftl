# The player aid: one line for each thing.

aid-aim =
    Fulfil the quest together: its aim stands on the table and changes with the story.

aid-turn =
    1. Time: powers come back, poison works, ghosts at shrines may return.
    2. Battle: a hero's turn, then an enemy turn; hero after hero, in any order.
    3. Event: an event card is turned over.

aid-actions =
    A hero moves, fights and acts, in any order; a fight ends a Movement that has begun. Free Actions besides.
    Attack: dice of the weapon; hits hurt, other symbols buy effects, each once in an attack. The faces of the dice: see the glossary below.
    Defence: armor and defence dice take hits away.
    Enemies: an encounter card says who acts; each moves and attacks by its scroll.
    With at least twice as many figures in an area: +1 hit there (supremacy).
    Leaving an area with enemies: each of them strikes first (Evade).
    Conditions and effects: see the glossary below.
    Souls of slain enemies raise the soulrank and bring ghosts back.
    Soulrank (1 to 7): health, powers, later combats and actions; soul points raise it, death lowers it by one.
    Crowns: spent at the Emporium before a quest or with merchants; there they change hands freely.
    Magic shields: each cancels one hit, lethal ones too; back in the Time Phase.
    Doors and chests: a trap card is drawn when they are opened or bashed.
    Weapons, armor and artifacts work when worn; potions and scrolls from the pack.
    Spawn Gates: where new enemies come in when an event says so; closed ones wait for the story.

aid-end =
    Lost when all heroes are ghosts, or when the event deck is used up (a card lasts two rounds: turned over, then discarded).
    Won when the quest says so; what you carry comes along.
