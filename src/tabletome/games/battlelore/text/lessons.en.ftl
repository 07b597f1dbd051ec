# What the coach says in the lessons.

lesson-command = Command
lesson-command-aim = What you fight for
lesson-command-aim-text = Two armies face each other. Each time you destroy an enemy unit you win a victory banner; whoever has as many as the adventure asks for has won at once. So do not defend the whole field: find where you can finish something off.
lesson-command-card = Your hand is your voice
lesson-command-card-text = You can only order what a Command card allows: so many units, in one section of the field (left, center, right) or of one kind. The dotted lines on the board are the borders of the sections; a unit on a line belongs to both sides of it.
lesson-command-play = Play a card
lesson-command-play-text = Choose the card whose section holds most of your units near the enemy. The others stay in your hand for later.
lesson-command-order = Give orders
lesson-command-order-text = Name the units that may act this turn. Only they move, and only they fight. Order those that can reach an enemy together: one unit alone is soon driven off.
lesson-command-move = Move
lesson-command-move-text = Each ordered unit moves once. How far depends on what it is and on its banner; the board shows the reach. Stand beside two of your own units if you can: that makes a unit bold.
lesson-command-turn = The course of a turn
lesson-command-turn-text = Card, orders, moves, battles, and at the end a new card: that is every turn. All moves come before the first battle. The lesson Battle goes on from here.

lesson-battle = Battle
lesson-battle-dice = How many dice
lesson-battle-dice-text = The colour of the banner says how many dice a unit rolls: green two, blue three, red four. Woods, hills and ramparts of the target take some away. Whoever has moved far may not be able to fight.
lesson-battle-attack = Attack
lesson-battle-attack-text = Choose who attacks whom. The forecast on each choice tells what is likely. A helmet of the target's own colour hits: blue helmets hurt blue units and nobody else.
lesson-battle-faces = What the dice say
lesson-battle-faces-text = Helmets of the target's colour take a figure each. A [[face-flag|flag]] drives it back one hex. A [[face-strike|strike]] hits only for those who fight hand to hand with suitable weapons. [[face-lore|Lore]] is nothing in a battle without magic.
lesson-battle-again = One after another
lesson-battle-again-text = Every ordered unit may attack once, in any order. Shoot first, then charge: who was weakened by arrows is finished by swords.
lesson-battle-banners = Banners win
lesson-battle-banners-text = When the last figure of a unit falls you take its banner: that is one victory banner. A unit with one figure left fights with all its dice, so finish it before it does.

lesson-morale = Morale
lesson-morale-flags = A flag against you
lesson-morale-flags-text = The enemy has rolled a flag against one of your units. For each flag it must retreat one hex toward your own side of the field, unless it can ignore it. Where there is no way back it loses a figure instead.
lesson-morale-bold = Bold units
lesson-morale-bold-text = A unit with two friendly units beside it is supported and [[bold|bold]]: it may ignore one flag. Dwarves and some places are bold by themselves. That is why lines hold and single units run.
lesson-morale-hold = Hold the ground
lesson-morale-hold-text = Ignore the flag: your unit stays where it is, and only who stays can strike back.
lesson-morale-hold-else = Retreating keeps the unit away from danger, but you would give up the hex and the answer. Hold this time.
lesson-morale-back = Battle back
lesson-morale-back-text = A bold unit that was attacked hand to hand, survived and still stands in its hex may battle back at once, with all its dice, though it is not your turn.
lesson-morale-answer = Answer
lesson-morale-answer-text = Battle back! It costs nothing.

lesson-lore = Lore
lesson-lore-masters = The War Council
lesson-lore-masters-text = Lore is magic and cunning. A War Council of Lore Masters decides which cards you may play and how strong they are; Lore tokens pay for them. In this battle each side has a wizard.
lesson-lore-keep = First cards
lesson-lore-keep-text = You draw some Lore cards and keep one. A cheap card that you will surely play is better than a great one you cannot pay for.
lesson-lore-gather = At the end of each turn
lesson-lore-gather-text = You take two cards and keep one, or a card and a token, or two tokens. In the beginning tokens are scarce: cards without Lore are only paper.
lesson-lore-cast = Now a card fits
lesson-lore-cast-text = A Lore card says when it may be played: instead of a Command card, with one, when the enemy moves, when dice are rolled. You are asked whenever one of yours fits.
lesson-lore-price = Play it
lesson-lore-price-text = The price is paid in Lore. Play the card: it is what you saved for.

lesson-first-game = A whole first battle
lesson-first-game-plan = A plan for the first battle
lesson-first-game-plan-text = Bring your line forward together, section by section, as your cards allow. Archers shoot without danger: keep them behind. Use red riders where they can strike and be gone. Look at the banners: some adventures also reward hexes that you hold.
lesson-first-game-play = Fight
lesson-first-game-play-text = Every choice leads on. Forecasts tell what an attack is likely to do; “Show me” plays a sensible move. The coach explains each new decision the first time.
lesson-first-game-over = The battle is over
lesson-first-game-over-text = Look at the banners on both sides: which attack turned the battle? Next time try the other army, or an adventure with Lore.
