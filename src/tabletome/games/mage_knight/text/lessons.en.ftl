# What the coach says in the lessons.

lesson-first-steps = First steps
lesson-first-steps-hero = A Mage Knight
lesson-first-steps-hero-text = Each hero has a deck of sixteen action cards, nearly the same for all, and some cards and skills of their own. Choose one that you like the look of.
lesson-first-steps-tactic = A tactic for the day
lesson-first-steps-tactic-text = A round is a day or a night. At its start you take a tactic: the lower its number the earlier you act; high ones give more. Alone the order hardly matters: take what you like.
lesson-first-steps-hand = Your hand is your turn
lesson-first-steps-hand-text = You hold five cards and may play as many as you like in a turn. What you do not play you keep. Each card has a basic effect above and a stronger one below that costs mana of its colour.
lesson-first-steps-move = Points to move
lesson-first-steps-move-text = Play a card for Move points. They add up, and are spent space by space: plains 2, hills 3, forests 3 by day and 5 by night.
lesson-first-steps-sideways = Sideways
lesson-first-steps-sideways-text = Any card, whatever is on it, can be played sideways for 1: Move, Influence, Attack or Block. No card is ever useless, except a Wound.
lesson-first-steps-walk = Walk
lesson-first-steps-walk-text = Move to a neighbouring space. At the edge of the map 2 Move points reveal a new tile. Passing a wandering enemy's space provokes it: the board warns you.
lesson-first-steps-mana = Mana
lesson-first-steps-mana-text = Once each turn you may take a die from the Source and use its colour to strengthen a card. Gold is any colour by day; black rules the night. Crystals keep for later.
lesson-first-steps-end = The end of the turn
lesson-first-steps-end-text = A turn is movement and then at most one action: fight, or deal with locals. Then used cards are discarded and you draw up to your hand limit. When the deck is empty the round ends.

lesson-influence = Movement and influence
lesson-influence-locals = Dealing with the locals
lesson-influence-locals-text = In villages, monasteries and towers you may deal with the people instead of fighting. Influence points buy what they have: units, healing, spells, training.
lesson-influence-points = Gather Influence
lesson-influence-points-text = Play cards for Influence, or any card sideways for 1. What is left over at the end of the interaction is lost, so count first.
lesson-influence-reputation = Reputation
lesson-influence-reputation-text = Your place on the Reputation track is added to every interaction, or taken away. Burning monasteries and plundering villages makes everything dearer; killing marauding orcs makes you welcome.
lesson-influence-units = Units
lesson-influence-units-text = A unit is a helper who can be used once in a round: move, block, attack, heal. In a fight units may take damage in your place. You can have as many as you have Command tokens.

lesson-combat = Combat
lesson-combat-phases = Four phases
lesson-combat-phases-text = A fight has four phases: you shoot, they attack and you block, what was not blocked hurts, and then you strike. All cards of your hand serve for all of it: divide them well. The panel shows the enemy's attack and armor.
lesson-combat-ranged = Ranged and Siege
lesson-combat-ranged-text = Ranged attacks kill before the enemy strikes. You need as much as its armor, all or nothing. Behind walls only Siege attacks count. We have nothing good for it now: let them come.
lesson-combat-block = Block
lesson-combat-block-text = Each enemy attacks with its number. Block it whole and nothing happens; block a little less and it is as if you had not blocked at all. Fire is blocked well only with ice, ice with fire; other block counts half.
lesson-combat-shield = Play a Block
lesson-combat-shield-text = Play a card that blocks.
lesson-combat-damage = What gets through
lesson-combat-damage-text = Unblocked attacks deal their whole value. Units may take some; for the rest you get a Wound card for each full or begun portion of your armor. Wounds fill your hand and do nothing.
lesson-combat-attack = Strike
lesson-combat-attack-text = Now attack. Together your attacks must reach the armor of those you choose; what resists an element halves it.
lesson-combat-fame = Fame
lesson-combat-fame-text = Every enemy defeated gives Fame. Fame raises your level: more armor, cards and Command tokens, new skills and advanced actions. That is how a hero grows strong enough for the cities.

lesson-cities = Cities
lesson-cities-walls = What everything leads to
lesson-cities-walls-text = In a conquest the cities decide. A city is a fortified site with several strong defenders, who all have to be fought; you may take several turns over it, what is slain stays slain.
lesson-cities-siege = Behind the walls
lesson-cities-siege-text = Defenders behind walls can be hit before they strike only with Siege attacks. So you will usually have to block or bear their attacks first: come with units, and by day if you can.
lesson-cities-colours = Four colours
lesson-cities-colours-text = A white city gives its defenders armor, a blue one stronger fire and ice, a red one brutal attacks, a green one poison. Look at the city card before you decide.
lesson-cities-army = Bring friends
lesson-cities-army-text = Two or three units and a spell are worth more than another level. Units also take the damage that would fill your hand with Wounds.
lesson-cities-wounds = Bear it
lesson-cities-wounds-text = Sometimes it is right to take the Wounds: a fight that ends with victory pays for them. Here your hero takes them.
lesson-cities-leader = Conquered
lesson-cities-leader-text = When the last defender falls the city is conquered. Whoever has most Shields there leads it. From then on it is a place to buy anything: units of all kinds, spells, artifacts.

lesson-first-game = A whole first game
lesson-first-game-plan = First Reconnaissance
lesson-first-game-plan-text = The aim of the first game is only to find a city and look at it. Explore toward the core tiles, fight what you can block, visit a village for a unit. Three rounds: day, night, day.
lesson-first-game-play = Set out
lesson-first-game-play-text = Every choice leads on; the coach explains each new decision the first time, “Show me” plays a sensible move. When you do not know what to do with a card, play it sideways.
lesson-first-game-over = The reckoning
lesson-first-game-over-text = Fame, and points for what you have gathered and seen: the score tells how far you came. The next step is a conquest.
