# How finished battles are compared, and what can be achieved.

mark-won = Victory
mark-banners-lead = Lead in banners
mark-turns = Turns

achievement-victor = Victor
achievement-victor-how = Win a battle.
achievement-one-sided = One-sided
achievement-one-sided-how = Win while the enemy has one banner at most.
achievement-at-the-brink = At the brink
achievement-at-the-brink-how = Win when the enemy lacks one banner.
achievement-swift-victory = Swift victory
achievement-swift-victory-how = Win by turn 20.
achievement-beast-slayer = Beast slayer
achievement-beast-slayer-how = Destroy an enemy Creature.
achievement-spellbinder = Spellbinder
achievement-spellbinder-how = Play five Lore cards in one battle.
achievement-well-of-lore = Well of Lore
achievement-well-of-lore-how = Gain twenty Lore tokens in one battle.
achievement-sky-of-arrows = A sky of arrows
achievement-sky-of-arrows-how = Make ten ranged attacks in one battle.
achievement-bold-answer = Bold answer
achievement-bold-answer-how = Battle back four times in one battle.
achievement-stand-fast = Stand fast
achievement-stand-fast-how = Ignore flags four times in one battle.
achievement-ground-taken = Ground taken
achievement-ground-taken-how = Win a banner for an objective.
achievement-field-healer = Field healer
achievement-field-healer-how = Bring fallen figures back into a unit.
