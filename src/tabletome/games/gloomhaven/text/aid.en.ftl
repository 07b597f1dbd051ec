# The player aid: one line for each thing.

aid-aim =
    Fulfil the goal of the scenario together before your cards run out.

aid-turn =
    1. Each hero chooses two cards (the leading one gives the initiative) or a long rest.
    2. Monster cards are turned over; the order is by initiative, low first.
    3. Turns: the top of one card and the bottom of the other; items in between. At the end of the turn take coins under your feet.
    4. Cleanup: elements wane, short rests.

aid-actions =
    Any top: Attack 2. Any bottom: Move 2.
    Attack: modifier card for each target, less the shield. A ranged attack on a neighbour has disadvantage: the worse of two cards.
    Damage: suffer it, or lose a card from the hand or two from the discard pile.
    Short rest: a random discarded card is lost. Long rest: you choose it, heal 2, items return.
    A door opens when a hero steps onto it; whoever is behind it acts in the same round.
    Monsters focus on whom they can attack with the fewest steps, then on the earlier initiative. They pass through each other.
    Elements: created this turn, usable afterwards, gone after two rounds.

aid-end =
    Won when the goal is reached at the end of the round; lost when all heroes are exhausted.
    Exhausted: hit points below 1, or neither two cards to play nor a rest to take.
    Gold, experience and checkmarks stay yours.
