# What the coach says in the lessons.

lesson-first-steps = First steps
lesson-first-steps-party = Two mercenaries
lesson-first-steps-goal = A battle goal
lesson-first-steps-goal-text = Each hero keeps one of two [[battle-goal|battle goals]], in secret. Whoever fulfils it in a scenario that is won gets the checkmarks on the card; three of them are a [[perk|perk]], a better card in the deck that decides your attacks. It has nothing to do with winning: keep the one that you think easier, either will do.
lesson-first-steps-party-text = You lead a small party into a dungeon: here the Brute and the Scoundrel. The aim stands at the top of the table, and all players win or lose together. A hero without hit points or without cards is [[exhausted|exhausted]] and out of the scenario. Nobody deals you new cards: the hand of now is a hero's strength for the whole scenario, and the hourglass beside the hit points says how many rounds it lasts at most.
lesson-first-steps-place = Where to begin
lesson-first-steps-place-text = Put your hero on a start hex; the letter and the number name it on the map. Who fights hand to hand stands in front: in the middle, three hexes from the first bandit.
lesson-first-steps-cards = Two cards for each round
lesson-first-steps-cards-text = A card has a top and a bottom half, and a number beside its name: its [[initiative|initiative]]. Each round every hero plays two cards. You will use the top of one and the bottom of the other: mostly the attack of the one and the move of the other. So choose two whose halves go together.
lesson-first-steps-select = Choose two
lesson-first-steps-select-text = Choose a pair. The first of the two leads: its number alone says when your hero acts, low numbers first; for the halves the order does not matter. Spare Dagger leads with 27, before most bandits; its top throws a dagger three hexes far, and the bottom of Leaping Cleave moves.
lesson-first-steps-order = Who acts when
lesson-first-steps-order-text = The cards are shown, and one card for each kind of monster: the guards have 50 and move and attack as usual (+0). Everybody acts in the order of the initiative, from the lowest to the highest: the Brute with 27 is before the guards.
lesson-first-steps-turn = Top of one, bottom of the other
lesson-first-steps-target = Whom to hit
lesson-first-steps-target-text = Each choice tells how much damage to expect, how many hit points that leaves, and how likely it kills. The elite guard bears a shield, which takes 1 off every blow. A thrown dagger is a ranged attack: at a neighbour it would have disadvantage (two modifier cards, the worse one counts), for it is hard to aim at somebody so close. Choose one.
lesson-first-steps-second = The other half
lesson-first-steps-second-text = The top of the one card is used, so what is left is the bottom of the other: Move 3, and it may jump over enemies. “Infuse air” fills the room with an [[infuse|element]] that other cards can use up: these two heroes have no use for air.
lesson-first-steps-go = Where to
lesson-first-steps-go-text = Each hex costs a point, and you need not use them all. Step back, so that not all of them can reach you this round, or stand where the Scoundrel is not alone.
lesson-first-steps-turn-text = It is your hero's turn. Start with whichever half you like; here with the top of Spare Dagger, for somebody is within its range. Each choice says what the half does; “nobody in reach from here” warns of an attack that would do nothing, though the card is used all the same. Every card can instead be used as a plain Attack 2 (top) or Move 2 (bottom).
lesson-first-steps-piles = Where cards go
lesson-first-steps-piles-text = A used card goes to the [[discard|discard pile]], from where a rest brings it back. A strong action marked “[[lost|lost when used]]” is gone for the whole scenario. Your cards are your time: waste none. Now the guards act; what you can do against their blows is in the next lesson, so leave that question open and go on.

lesson-combat = Combat
lesson-combat-strike = An attack
lesson-combat-strike-text = Your hero attacks. The forecast on each choice shows what is likely to be left of the enemy. Some monsters are [[elite|elite]]: they have more hit points, hit harder and often bear a shield. Their stands are yellow, those of the others white.
lesson-combat-target = Choose the target
lesson-combat-target-text = Better one enemy dead than two hurt: a wounded monster hits as hard as a fresh one. The guard without a shield falls sooner.
lesson-combat-modifier = The modifier card
lesson-combat-modifier-text = For every target a [[modifier|modifier card]] is turned over: mostly between -1 and +1, rarely ×2 for twice the damage, or a miss. Then the target's [[shield|shield]] is taken off. What is left are lost hit points. The log shows the sum. The monsters have such a deck too.
lesson-combat-hurt = When they hit you
lesson-combat-hurt-text = The coach has played on until a blow falls (the log tells how it went), and now your hero is hit. You may suffer the damage, or ward it off whole, however great it is, by losing cards: one from the hand, or two from the discard pile.
lesson-combat-suffer = Suffer it
lesson-combat-suffer-text = Hit points can be healed, lost cards do not come back, and the earlier a card is lost, the more rounds it costs. So suffer small hits; lose a card where the blow would exhaust your hero, or take most of the hit points.
lesson-combat-suffer-else = A card is worth more than a few hit points now: lost this early it costs your hero several rounds. Suffer the damage.
lesson-combat-exhausted = Exhausted
lesson-combat-exhausted-text = A hero whose hit points fall below 1 is [[exhausted|exhausted]] and out of the scenario; so is one who has no cards left to play and none to rest with. The others go on alone; when all are exhausted, the scenario is lost. Nobody dies for good. At the end of a round heroes may rest: that is a lesson of its own.

lesson-monsters = Monsters
lesson-monsters-alone = Monsters act by themselves
lesson-monsters-alone-text = Nobody plays the monsters. Each round one card is turned over for every kind: it says when they act and what they do, as changes to the numbers on their sheet. “Move -1, Attack +1” means one step less and one damage more than the sheet says; what the card does not name they do not do. Look closer at a guard to read the sheet (in the terminal: c Bandit Guard).
lesson-monsters-focus = Whom they want
lesson-monsters-focus-text = A monster [[focus|focuses]] on the enemy it can attack with the fewest steps; if two are as near, on the one who acts first this round. Once the cards are shown, look closer at a monster to see whom it wants. So a hero with a late initiative and more distance is left in peace.
lesson-monsters-ways = Two ways as good
lesson-monsters-ways-text = Sometimes the rules leave two places equally good. Then the players choose. Send it where it is in its friends' way.
lesson-monsters-groups = All of a kind
lesson-monsters-groups-text = When the initiative of a kind comes up all its monsters act: elites first, then by their numbers. They move only as far as they must to attack, they pass through each other, though not through you, and they do not step into traps if there is another way. This one strikes the Brute: he is as near as the Scoundrel and acts before her. What to do about the damage you know from the lesson Combat.

lesson-resting = Resting
lesson-resting-clock = Your hand is your clock
lesson-resting-clock-text = Two cards go each round. When fewer than two are left in hand you must rest: the discard pile comes back, less one card. So every rest makes your hand smaller and the next stretch shorter: ten cards give at most 25 rounds of action, nine only 20. A card lost early costs several rounds, one lost late only one.
lesson-resting-short = Short rest
lesson-resting-short-text = A [[short-rest|short rest]] happens at the end of the round and costs no turn, but chance decides which card is lost. With so many cards in hand it comes much too early: in a game of your own wait until fewer than two are left. Take it here, to see how it goes.
lesson-resting-short-else = You could go on without a rest. But here we want to see one: take the short rest.
lesson-resting-luck = Which card
lesson-resting-luck-text = This card was drawn. Accept its loss, or suffer 1 damage to lose another one at random instead. For a card that you love the damage may be worth it; here accept.
lesson-resting-tired = Long rest, and the end
lesson-resting-tired-text = A [[long-rest|long rest]] takes a whole round (you declare it instead of two cards and act last): you choose the lost card yourself, heal 2 and get your [[spent|spent]] items back. Who can neither play two cards nor rest is exhausted. Keep actions marked “lost when used” for late in the scenario, or for the moment that decides the fight.

lesson-city = In the city
lesson-city-quest = A quest of one's own
lesson-city-quest-text = A campaign is many scenarios with the same heroes. In it every character pursues a personal quest. When it is fulfilled, after a dozen scenarios perhaps, they retire, and something new opens in the world: often the box of a new class. Choose one.
lesson-city-town = What the city offers
lesson-city-town-text = Between scenarios the party is in Gloomhaven. Here you buy items; give gold to the sanctuary, for two [[bless|blessings]] in the next scenario; rise in level when there is experience enough; and meet what happens in the streets. “Step aside” puts the character away and makes a new one: not now. Each place tells what it offers.
lesson-city-event = A city event
lesson-city-event-text = Once for each visit something happens in the streets. Resolve it.
lesson-city-decide = Choose without knowing
lesson-city-decide-text = You read what happens and choose one of two ways; only then do you learn what comes of it. Gold and [[reputation|reputation]] may go either way. The log keeps the whole story.
lesson-city-buy = Shopping
lesson-city-buy-text = Each character has gold of their own and one place for the head, the body and the legs, two hands, and a few small items. A [[spent|spent]] item comes back with a long rest, a [[consumed|consumed]] one only after the scenario. Boots that carry you into reach help in any scenario. Buy something.
lesson-city-travel = Set out
lesson-city-travel-text = The coach has spent the gold that was left, yours and the Scoundrel’s. Choose a scenario. On the road to one that is not linked to the last an event awaits you. What you earn there comes back to the city with you.

lesson-first-game = A whole first scenario
lesson-first-game-plan = A plan for Black Barrow
lesson-first-game-plan-text = Three rooms of bandits and bones, and all in them must fall, also those behind the doors. Let the Brute stand in front; the Scoundrel strikes best at an enemy who has another hero beside it. A [[door|door]] opens when a hero steps onto it: do that when all are ready, and with points left to step back, for whatever is behind it acts in the same round. Count your cards: without early losses they last about twenty rounds, with a few losses hardly more than ten.
lesson-first-game-play = Into the barrow
lesson-first-game-play-text = First the room you stand in. Every choice leads on, and the coach explains each new decision the first time; when a door is near the coach has a word about it. “Show me” plays a sensible move. Fallen monsters leave coins: end your turn on their hex and you take them; cards with Loot take them from further away. Words you do not know are in the glossary (in the terminal: c and the word).
lesson-first-game-over = The scenario is over
lesson-first-game-door = The first door
lesson-first-game-door-text = A closed door is within a hero's reach. Whoever steps onto it opens the next room: its monsters are put there at once, and all of them act in this very round, those with low initiatives right after the turn that let them in. So before it is opened: are this room's enemies dead, are both heroes near and sound, are there cards in hand rather than a rest ahead? Open it with a hero who has points left to step back or can bear a blow, and best while the other has still to act. Coins and treasure of this room are easier to take now.
lesson-first-game-on = Beyond the door
lesson-first-game-on-text = The rest is yours: every revealed enemy must fall, then the next door, then the last. Watch the hourglass of both heroes. When it shows fewer rounds than you have rooms left to clear, hurry and use the strong actions that are lost; while it shows many, keep them.
lesson-first-game-over-text = { $result ->
    [won] Won! The page beside the table says what each hero takes home: experience, also for the victory, gold for the coins, and checkmarks where the battle goal was fulfilled. In a campaign this stays with them: new cards by experience, items by gold, perks by checkmarks. That would be the next step: a new table with “campaign”; the lesson In the city shows how it begins.
   *[lost] Lost this time. That happens to most parties in the first scenario, and nothing is gone: the page beside the table says what each hero keeps. Two questions help next time. How many cards were lost early, against damage or by strong actions? Each of them cost rounds. And how often did a half do nothing, for want of a target? Then try Black Barrow again: its rooms are the same, and now you know them.
}
