# What the coach says in the lessons.

lesson-hero-turn = A hero's turn
lesson-hero-turn-power = Powers
lesson-hero-turn-power-text = Each hero chooses powers from their class. A card says what a power costs (an Action, a [[free-action|Free Action]], a Combat), what it does and when it is ready again. The Roman numerals are [[level|levels]]: line III can be used from Soulrank 3 on. Words with a line under them explain themselves; in the terminal type c and the word, such as “c Crit”. Choose one.
lesson-hero-turn-sheet = What stands on the sheet
lesson-hero-turn-sheet-text = Health runs out, and the hero dies. The Soulrank (1 to 7) is the hero's level: each step brings health and powers, later more combats and actions; soul points from slain enemies pay for it, a death lowers it by one. Crowns are money for the Emporium. Armor takes hits off every attack; each magic shield cancels one hit and is back in the next round; [[defence-dice|defence dice]] are rolled against what is left. [[nature|Law, Neutral or Chaos]] is the nature of the soul, and beside it stands the fighting style.
lesson-hero-turn-who = Who begins
lesson-hero-turn-who-text = The heroes take their turns in any order you like, a new one each round. After every hero's turn the enemies have one. Send first whoever can take away an enemy before it acts.
lesson-hero-turn-turn = What a turn holds
lesson-hero-turn-turn-text = In a turn a hero may move, fight and take actions, in any order. The line of the question counts what is left: combats, actions, movement points. One thing to know: a fight ends a Movement that you have begun. Move first and then strike, or strike first and then move; step, strike and step on is not possible.
lesson-hero-turn-move = Move
lesson-hero-turn-move-text = One movement point leads to the next area, if no wall, closed door or barrier is between; the numbers in the list are the numbers on the map. Take a step. Where enemies may come keep near each other: twice as many figures in an area as the enemy has give [[supremacy|one more hit]].
lesson-hero-turn-act = Actions
lesson-hero-turn-act-text = Bash a chest or a locked door, search, change equipment: such things are Actions. A closed door opens free of charge, and so are picking up and the Free Actions of powers. Every door and every chest springs a [[trap|trap]] when it is opened: let whoever bears it best do it, and the others keep two areas away. What is possible here and now is in the list, with its price in brackets.

lesson-battle = Battle
lesson-battle-declare = Before the roll
lesson-battle-declare-text = You have chosen a target. [[die-red|Red]] and [[die-blue|blue]] dice come from the weapon: red ones show more hits, blue ones more symbols and shields. For an Action you may [[focus|focus]] the attack: one more hit.
lesson-battle-roll = Roll
lesson-battle-roll-text = Roll the dice now; keep the Action for afterwards.
lesson-battle-roll-else = Focusing is strong against armor. Here we want to keep the action: roll.
lesson-battle-symbols = Symbols are coins
lesson-battle-symbols-text = [[symbol-hit|Hits]] hurt. The other symbols, [[symbol-skill|skill]] and [[symbol-magic|magic]], buy what the weapon and the powers offer: more hits, poison, a push. Each effect can be bought once in an attack; what you do not spend is lost.
lesson-battle-spend = Spend them
lesson-battle-spend-text = Buy the effect. More hits are hardly ever wrong.
lesson-battle-wounds = Armor, wounds, death
lesson-battle-wounds-text = The log tells where your hits came from (the dice, symbols, [[supremacy|supremacy]] where your side is twice as many) and what became of them. A [[crit|Crit]] comes first of all. Then what the target resists (“Slash: -1”), then its armor: it takes so many hits off every attack. A magic shield cancels one hit, even a [[lethal|lethal]] one, and comes back in the Time Phase: the second attack of a round meets none. Defence dice catch some of the rest; what is left are wounds. A beaten enemy gives the party soul points, and often leaves crowns or treasure where it stood.

lesson-enemies = Enemies
lesson-enemies-turn = After each of yours, one of theirs
lesson-enemies-turn-text = After every hero's turn an enemy turn follows. So with two heroes there are two enemy turns in a round; the more you kill early the less is left to act.
lesson-enemies-colours = Ranks
lesson-enemies-colours-text = Green enemies are plain troops, blue ones stronger, red ones leaders, purple ones masters with rules of their own. The rank also says how they behave.
lesson-enemies-gates = Where they come from
lesson-enemies-gates-text = [[shadow|Shadow tokens]] hide enemies until a hero sees the area: walls and corners hide it, so often only the step into the room turns them over. [[gate|Spawn Gates]] bring new ones: when an event card says so, a die shows at which open gate they stand, more of them the fewer are left on the map. A closed gate waits for the story. So do not rest beside an open gate, and have an eye on the [[event-deck|event deck]]: when it runs out, the quest is lost.
lesson-enemies-scroll = Card and scroll decide
lesson-enemies-scroll-text = In an enemy turn an encounter card is drawn: it says which enemies act, by rank or by style. Each of them then moves and attacks as its scroll says. No player decides for it.
lesson-enemies-end = Let them act
lesson-enemies-end-text = See it: end this turn, and the enemies have theirs.
lesson-enemies-seen = What they did, and why
lesson-enemies-seen-text = The log tells the encounter card, which of its effects counted, and for each enemy that acts the behaviour it follows and why it chose its target (in the terminal: l shows the whole log). Look closer at an enemy to read its scroll before it acts: the first behaviour that a hero in sight fits is the one that counts.
lesson-enemies-path = Where there is a choice
lesson-enemies-path-text = Sometimes the rules leave two ways or two targets as good as each other. Then you are asked, and choose what suits you.

lesson-souls = Souls and death
lesson-souls-gem = The soul gem
lesson-souls-gem-text = Your heroes are souls called back, and each has a soulrank, from 1 to 7: it says how much health, how many powers and talents they have. Soul points, won from slain enemies, raise it.
lesson-souls-death = Death is not the end
lesson-souls-death-text = When wounds reach the hero's health they die and become a ghost soul, one soulrank lower (never below 1). What was in the pack, and the crowns, stays where they fell; what they wear they keep.
lesson-souls-ghost = A ghost's turn
lesson-souls-ghost-text = A ghost cannot be hurt and cannot fight. Each once in its turn it may fly, [[scream|scream]] (the list says what its scream does), or go straight to an active shrine: that is Rebirth. Choose it.
lesson-souls-ghost-else = A ghost may also fly. But the shrine is where life comes back: choose Rebirth.
lesson-souls-rank = What it costs
lesson-souls-rank-text = In the Time Phase a ghost at an active shrine comes back to life for as many soul points as its soulrank, with all its health. If all heroes are ghosts at once the quest is lost. So fight side by side, but when one is badly hurt let the other step back in time.

lesson-first-game = A whole first quest
lesson-first-game-plan = A plan for the first quest
lesson-first-game-plan-text = Get out of the crypt, and find out who robbed the dead. Stay together, open one door at a time, and let the hero with the armor go first; do not meet a leader before both are healthy and can strike in the same round. Use powers early: many of them come back. Spend symbols, spend crowns: nothing is paid out at the end.
lesson-first-game-play = Into the dark
lesson-first-game-play-text = Every choice leads on; the coach explains each new decision the first time, and “Show me” (in the terminal: s) plays a sensible move. The aim of the quest stands at the top.
lesson-first-game-over = The quest is over
lesson-first-game-over-text = Won or lost: a quest may always be tried again, and the story goes on from here. Look back at the log: which enemy did the harm, and how could it have been dealt with earlier?

lesson-shop = The Emporium
lesson-shop-purse = What money is for
lesson-shop-purse-text = Before most quests all heroes visit the Emporium together. What costs more than you have stands below the list with its price; crowns and cards may change hands, so two purses make one good purchase. The Stash costs nothing: starting gear lies there for anybody.
lesson-shop-weapon = What is worth it
lesson-shop-weapon-text = A fixed hit is worth more than a die: it strikes in every attack, for the rest of a campaign. So in a campaign save for one real weapon (25 to 35 crowns), with crowns borrowed from the others, for the hero who attacks most; with less, as now, buy what helps at once. Armor takes a hit off every attack against whoever stands in front. A potion works once, but a hero who does not die keeps a Soulrank, and that costs more than any potion: one for each hero who fights at close quarters.
lesson-shop-buy = Buy a potion
lesson-shop-buy-text = With 15 crowns each and one quest before you, potions go first. Buy a Healing Potion for the knight: 4 health in one action.
lesson-shop-buy-else = That is possible; for the first quest nothing saves you as surely as a Healing Potion. Buy that first.
lesson-shop-leave = What to leave
lesson-shop-leave-text = Bandages take away what afflicts the body, such as poison, and heal no wound: later. The tavern gives you worse odds than the quest does. Enchanting makes a weapon stronger for one quest: worth it before a leader, not before gremlins. In the middle of some quests a merchant waits: 10 crowns kept are not lost.
lesson-shop-go = Go
lesson-shop-go-text = You are done with the shop when your front hero has armor and a potion, and everyone holds a weapon that suits them. Leave it now.
