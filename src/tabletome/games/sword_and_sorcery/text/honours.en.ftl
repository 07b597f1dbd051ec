# How finished quests are compared, and what can be achieved.

mark-won = Victory
mark-rounds = Rounds
mark-souls = Soul points

achievement-quest-won = Quest won
achievement-quest-won-how = Win a quest or a campaign.
achievement-nobody-fell = Nobody fell
achievement-nobody-fell-how = Win without any hero becoming a ghost soul.
achievement-back-from-death = Back from death
achievement-back-from-death-how = Win with a hero of yours who has been resurrected.
achievement-swift-quest = Swift as a sword
achievement-swift-quest-how = Win within six rounds.
achievement-dozen-foes = A dozen foes
achievement-dozen-foes-how = Let twelve enemies fall in one game.
achievement-soul-ascended = Soul ascended
achievement-soul-ascended-how = Raise the Soulrank of a hero.
achievement-rich-hero = Rich hero
achievement-rich-hero-how = End a game with fifty crowns on one hero.
achievement-chest-breaker = Chest breaker
achievement-chest-breaker-how = Open two chests in one game.
achievement-sharp-eyes = Sharp eyes
achievement-sharp-eyes-how = Find something by searching.
achievement-full-of-power = Full of power
achievement-full-of-power-how = Use powers six times in one game.
achievement-slippery = Slippery
achievement-slippery-how = Evade enemies.
achievement-unhurt = Not a scratch
achievement-unhurt-how = Win without your heroes being wounded.
achievement-locksmith = Locksmith
achievement-locksmith-how = Open a magic lock.
achievement-large-party = Fellowship
achievement-large-party-how = Win with five heroes.
achievement-immortal = Immortal souls
achievement-immortal-how = Win a whole campaign.
