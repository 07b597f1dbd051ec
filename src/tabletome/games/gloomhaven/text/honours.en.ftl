# How finished scenarios are compared, and what can be achieved.

mark-won = Victory
mark-rounds = Rounds
mark-experience = Experience

achievement-scenario-won = Scenario won
achievement-scenario-won-how = Win a scenario or a campaign.
achievement-hard-won = Hard won
achievement-hard-won-how = Win on hard or very hard.
achievement-nobody-left-behind = Nobody left behind
achievement-nobody-left-behind-how = Win without anyone being exhausted.
achievement-swift-party = In and out
achievement-swift-party-how = Win within eight rounds.
achievement-reaper = Reaper
achievement-reaper-how = Kill six monsters with one character in a scenario.
achievement-chest-opened = Treasure!
achievement-chest-opened-how = Loot a treasure tile.
achievement-full-purse = Full purse
achievement-full-purse-how = Loot five money tokens.
achievement-goal-met = A goal of my own
achievement-goal-met-how = Fulfil a battle goal.
achievement-experienced = Experienced
achievement-experienced-how = Gain twelve experience with one character in a scenario.
achievement-unhurt = Untouchable
achievement-unhurt-how = Win without your characters suffering any damage.
achievement-all-cards = Nothing wasted
achievement-all-cards-how = Win without a lost card.
achievement-doorkeeper = Doorkeeper
achievement-doorkeeper-how = Open two doors in one game.
achievement-hard-to-kill = Hard to kill
achievement-hard-to-kill-how = Win after giving up cards against damage three times.
achievement-trap-tester = Trap tester
achievement-trap-tester-how = Step into a trap.
achievement-saga = Saga
achievement-saga-how = End a campaign with ten completed scenarios.
