# What the coach says in the lessons.

lesson-first-steps = First steps
lesson-first-steps-party = Two mercenaries
lesson-first-steps-party-text = You lead a small party into a dungeon: here the Brute and the Scoundrel. The aim stands at the top of the table. All players win or lose together. Nobody deals cards to your heroes in between: what they hold now is all their strength for the whole scenario.
lesson-first-steps-place = Where to begin
lesson-first-steps-place-text = Put your hero on a start hex. Who fights hand to hand stands in front.
lesson-first-steps-cards = Two cards for each round
lesson-first-steps-cards-text = A card has a top and a bottom half and a number: its initiative. Each round every hero plays two cards. You will use the top of one and the bottom of the other: mostly the attack of the one and the move of the other.
lesson-first-steps-select = Choose two
lesson-first-steps-select-text = Choose a pair. The first of the two leads: its number says when your hero acts, low numbers first. The others' choice is unknown, so plan for both: early to strike before they do, late to let them come.
lesson-first-steps-order = Who acts when
lesson-first-steps-order-text = The cards are shown, and one card for each kind of monster. The row at the top is the order of this round, from the lowest initiative to the highest.
lesson-first-steps-turn = Top of one, bottom of the other
lesson-first-steps-turn-text = It is your hero's turn. Start with whichever half you like. Every card can instead be used as a plain Attack 2 (top) or Move 2 (bottom).
lesson-first-steps-piles = Where cards go
lesson-first-steps-piles-text = A used card goes to the discard pile, from where a rest brings it back. A strong action marked as lost is gone for the whole scenario. Your cards are your time: waste none.

lesson-combat = Combat
lesson-combat-strike = An attack
lesson-combat-strike-text = Your hero attacks. The forecast on each choice shows what is likely to be left of the enemy. Normal enemies have white stands, elite ones yellow: they have more hit points and hit harder.
lesson-combat-target = Choose the target
lesson-combat-target-text = Better one enemy dead than two hurt: a wounded monster hits as hard as a fresh one.
lesson-combat-modifier = The modifier card
lesson-combat-modifier-text = For every target a card is turned over: mostly between -1 and +1, rarely a miss or twice the damage. Then the target's [[shield|shield]] is taken off. What is left are lost hit points. The log shows the sum.
lesson-combat-hurt = When they hit you
lesson-combat-hurt-text = Now your hero is hit. You may suffer the damage, or ward it off whole by losing cards: one from the hand, or two from the discard pile.
lesson-combat-suffer = Suffer it
lesson-combat-suffer-text = Hit points can be healed, lost cards do not come back. Early in a scenario suffer small hits; lose a card only where it saves your life.
lesson-combat-suffer-else = A card is worth more than a few hit points now: with every lost card your scenario becomes a round shorter. Suffer the damage.
lesson-combat-exhausted = Exhausted
lesson-combat-exhausted-text = A hero whose hit points fall below 1 is exhausted and out of the scenario. The others go on alone. Nobody dies for good.

lesson-monsters = Monsters
lesson-monsters-alone = Monsters act by themselves
lesson-monsters-alone-text = Nobody plays the monsters. Each round one card is turned over for every kind: it says when they act and what they do, as changes to the numbers on their sheet.
lesson-monsters-focus = Whom they want
lesson-monsters-focus-text = A monster focuses on the enemy it can attack with the fewest steps; if two are as near, on the one who acts first this round. Hover over a monster to see its intent. So a hero with a late initiative and more distance is left in peace.
lesson-monsters-ways = Two ways as good
lesson-monsters-ways-text = Sometimes the rules leave two places equally good. Then the players choose. Send it where it is in its friends' way.
lesson-monsters-groups = All of a kind
lesson-monsters-groups-text = When the initiative of a kind comes up all its monsters act: elites first, then by their numbers. They move only as far as they must to attack, and they do not step into traps if there is another way.

lesson-resting = Resting
lesson-resting-clock = Your hand is your clock
lesson-resting-clock-text = Two cards go each round. When fewer than two are left in hand you must rest: the discard pile comes back, less one card. That is what ends every scenario in time.
lesson-resting-short = Short rest
lesson-resting-short-text = A short rest happens at the end of the round and costs no turn, but chance decides which card is lost. Take it.
lesson-resting-short-else = You could go on without a rest. But here we want to see one: take the short rest.
lesson-resting-luck = Which card
lesson-resting-luck-text = This card was drawn. Accept its loss, or suffer 1 damage to lose another one at random instead. Accept it.
lesson-resting-tired = Long rest, and the end
lesson-resting-tired-text = A long rest takes a whole round (you declare it instead of two cards): you choose the lost card yourself, heal 2 and get your spent items back. Who can neither play two cards nor rest is exhausted. Keep lost actions for the end.

lesson-city = In the city
lesson-city-quest = A quest of one's own
lesson-city-quest-text = In a campaign every character pursues a personal quest. When it is fulfilled they retire, and something new opens in the world. Choose one.
lesson-city-town = What the city offers
lesson-city-town-text = Between scenarios the party is in Gloomhaven: shop, temple, level up, events. Each place tells what it offers now.
lesson-city-event = A city event
lesson-city-event-text = Once for each visit something happens in the streets. Resolve it.
lesson-city-decide = Choose without knowing
lesson-city-decide-text = You read what happens and choose one of two ways; only then do you learn what comes of it. Gold and goodwill may go either way.
lesson-city-buy = Shopping
lesson-city-buy-text = Each character has gold of their own. Boots, a weapon, a potion: the first item that helps every round is worth most. Buy something.
lesson-city-travel = Set out
lesson-city-travel-text = Choose a scenario. On the road to one that is not linked to the last an event awaits you. What you earn there comes back to the city with you.

lesson-first-game = A whole first scenario
lesson-first-game-plan = A plan for Black Barrow
lesson-first-game-plan-text = Three rooms of bandits and bones. Let the Brute stand in front, the Scoundrel strikes who already has somebody beside them. Open doors at the end of a turn only when all are ready. Count your cards: about ten rounds are left in them.
lesson-first-game-play = Into the barrow
lesson-first-game-play-text = Every choice leads on, and the coach explains each new decision the first time. “Show me” plays a sensible move. Pick up coins by ending your move on them: loot is a card ability, but at the end of a turn you take what lies under your feet.
lesson-first-game-over = The scenario is over
lesson-first-game-over-text = Won or lost: a scenario may always be tried again, and what was learned stays. Look at the summary: rounds, cards lost, enemies slain.
