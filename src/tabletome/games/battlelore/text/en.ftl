# Every word a player reads, in English. text/ru.ftl has the same messages with the same variables.
#
# What messages are called, in every game:
#   game, game-about             the title, and what it is about in a sentence or two
#   option-NAME                  an option of a new game; option-NAME-help; option-NAME-VALUE
#   ask-KIND                     the question of a decision of that kind
#   action-VERB                  a choice of that verb, given the fields of the action
#   event-KIND                   an event of that kind, given its fields
#   barred-NAME                  what is not allowed now, and why
#   status-, zone-, stat-, badge-, score-, note-   what stands on the table and in small print beside choices
# and in this one:
#   card-KIND, card-KIND-help    Command cards; lore-TITLE, lore-TITLE-help Lore cards; moment-MOMENT when they are played
#   troop-, colour-, terrain-, landmark-, member-, power-, face-, section-, side-, phase-

game = BattleLore
game-about = Two armies, three sections of a field, one hand of Command cards. Dice and Lore decide the rest.

## Options of a new game

option-players = Players
option-players-help = Always two: the south and the north.
option-adventure = Adventure
option-adventure-help = The battle to be fought: map, armies and what it takes to win.
option-adventure-agincourt = 1. Agincourt 1415
option-adventure-first-chevauchee = 2. First Chevauchée
option-adventure-two-fords = 3. Two Fords
option-adventure-hired-axes = 4. Hired Axes
option-adventure-wizards-and-lore = 5. Wizards and Lore (first Lore adventure)
option-adventure-spider-wood = 6. The Spider Wood
option-adventure-crisis-in-avignon = 7. Crisis in Avignon
option-adventure-hill-of-masters = 8. The Hill of Masters
option-adventure-free-companies = 9. Free Companies on a War Footing
option-adventure-tourelles = 10. Assaulting the Tourelles
option-adventure-wheat-and-iron = 11. Wheat and Iron (extra)
option-adventure-first-spark = 12. The First Spark (extra)
option-adventure-bridge-of-oaths = 13. The Bridge of Oaths (extra)
option-adventure-giants-causeway = 14. The Giant’s Causeway (extra)
option-adventure-stone-ring = 15. The Stone Ring (extra)
option-adventure-crecy = 16. Crécy 1346 (extra)
option-adventure-patay = 17. Patay 1429 (extra)
option-councils = War Councils
option-councils-help = Only in Lore adventures.
option-councils-prescribed = as the adventure prescribes
option-councils-custom = chosen by the players, in secret
option-south_levels = Council levels, south
option-south_levels-help = The greatest sum of levels of the south’s own council; 6 is recommended. A Creature costs one level.
option-north_levels = Council levels, north
option-north_levels-help = The greatest sum of levels of the north’s own council; 6 is recommended. A Creature costs one level.
option-medieval_lore = Medieval Lore
option-medieval_lore-help = In medieval adventures: Lore cards of the Warrior and the Rogue and a few others, 3 Lore dearer and at level 1; nobody keeps more than one.
option-medieval_lore-yes = used
option-medieval_lore-no = not used
option-reactions = Asking for Lore cards
option-reactions-help = A question that only comes when you hold a fitting card tells your opponent that you do.
option-reactions-auto = secret between people, quick against bots
option-reactions-open = whoever can play one (quick)
option-reactions-sealed = whoever might hold one (secret)

## Names of things

plain = { $text }
with-note = { $text } ({ $note })
troop = { $colour } { $kind }
unit-at = { $troop } at { $at }
hex = { $at }, { $terrain }
on-target = {" "}at { $at }
on-unit = {" "}at { $at } ({ $troop })
on-nothing = {""}

training-green = irregular
training-blue = regular
training-red = heavy
training-moves = { $foot ->
    [0] { $dice } dice; goes { $mounted }
   *[other] { $mounted ->
        [0] { $dice } dice; goes { $foot }
       *[other] { $dice } dice; goes { $foot }, mounted { $mounted }
    }
}
race-men = men
race-dwarves = Dwarves
race-goblins = Goblins
race-creatures = Creatures
colour-green = green
colour-blue = blue
colour-red = red
troop-archers = archers
troop-swordsmen = swordsmen
troop-riders = riders
troop-dwarf-crossbowmen = Dwarf crossbowmen
troop-dwarf-swordsmen = Dwarf swordsmen
troop-goblin-archers = Goblin archers
troop-goblin-swordsmen = Goblin swordsmen
troop-goblin-riders = Goblin riders
troop-giant-spider = Giant Spider
troop-wood-giant = Wood Giant
troop-earth-elemental = Earth Elemental

terrain-countryside = countryside
terrain-forest = forest
terrain-hill = hill
terrain-waterway = waterway
terrain-ford = ford
terrain-bridge = bridge

landmark-magic-pentacle = Magic Pentacle
landmark-rogues-den = Rogue’s Den
landmark-secret-passage = Secret Passage
landmark-training-camp = Training Camp
landmark-healing-pool = Healing Pool
landmark-stronghold = Stronghold
landmark-rampart = Rampart
landmark-creature-lair = Creature Lair

member-commander = Commander
member-wizard = Wizard
member-rogue = Rogue
member-cleric = Cleric
member-warrior = Warrior
member-level = { $member } { $level }

power-web = Web
power-poison = Poison
power-hurl = Hurl
power-tremor = Tremor
power-earthquake = Earthquake

face-green = green helmet
face-blue = blue helmet
face-red = red helmet
face-strike = Bonus Strike
face-lore = Lore
face-flag = flag

section-left = left
section-center = center
section-right = right
side-south = south
side-north = north
side-named = { $side }, { $where }
side-with-goal = { $side }, { $where }: wins with { $banners } banners

## Command cards

card-hidden = a card
card-in-section = { $card }, { $section }
card-scout = Scout
card-scout-help = Order 1 unit in the section. At the end of the turn draw 2 Command cards and keep 1.
card-patrol = Patrol
card-patrol-help = Order 2 units in the section.
card-attack = Attack
card-attack-help = Order 3 units in the section.
card-advance = Advance
card-advance-help = Order as many units in the section as you hold Command cards, this one included.
card-on-the-march = On the March
card-on-the-march-help = Order 1 unit in each section.
card-forward = Forward
card-forward-help = Order 2 units in each section.
card-surround = Surround
card-surround-help = Order 2 units on each flank.
card-green-banners = Green Banners
card-green-banners-help = Order green units anywhere, as many as you hold Command cards. If you have no such unit, order any 1 unit.
card-blue-banners = Blue Banners
card-blue-banners-help = Order blue units anywhere, as many as you hold Command cards. If you have no such unit, order any 1 unit.
card-red-banners = Red Banners
card-red-banners-help = Order red units anywhere, as many as you hold Command cards. If you have no such unit, order any 1 unit.
card-mounted-charge = Mounted Charge
card-mounted-charge-help = Order mounted units anywhere, as many as you hold Command cards; they roll 1 more die in melee, and red ones may move 3 hexes and battle. If you have no such unit, order any 1 unit.
card-foot-onslaught = Foot Onslaught
card-foot-onslaught-help = Order foot units that form one group, as many as you hold Command cards; they may move 2 hexes and battle in melee only. If you have no such unit, order any 1 unit.
card-darken-the-sky = Darken the Sky
card-darken-the-sky-help = Order all units with ranged weapons that can shoot; each shoots twice, none may move or shoot point-blank. If you have no such unit, order any 1 unit.
card-leadership = Leadership
card-leadership-help = Order 1 unit anywhere; it battles with 1 more die.
card-counter-attack = Counter Attack
card-counter-attack-help = Give the orders of the Command card that your opponent played last, left and right exchanged.
card-battlelore = BattleLore
card-battlelore-help = Roll a die for each Command card you hold: a helmet orders a unit of its colour, a Bonus Strike any unit. They battle with 1 more die. Then the deck is shuffled anew.

## When a Lore card is played

moment-with-command = With your Command card.
moment-instead-of-command = Instead of your Command card.
moment-vs-command = In response to the opponent’s Command card.
moment-orders = While you give orders.
moment-vs-orders = In response to the opponent’s orders.
moment-movement = In your Movement phase.
moment-vs-move = In response to an enemy move.
moment-in-battle = When your unit attacks.
moment-defending = When your unit is attacked.
moment-in-melee = When your unit attacks in melee.
moment-in-ranged = When your unit shoots.
moment-before-roll = Before the opponent rolls.
moment-after-roll = After the opponent has rolled.
moment-vs-lore = In response to a Lore card.
moment-with-lore = With another Lore card of yours.

## Lore cards

lore-magic-missiles = Magic Missiles
lore-magic-missiles-help = Roll 1 die a level and 1 more at an enemy unit anywhere; helmets of its colour hit.
lore-summon-lore = Summon Lore
lore-summon-lore-help = Take 1 Lore a level and 1 more.
lore-dispel-lore = Dispel Lore
lore-dispel-lore-help = Cancels the Lore card.
lore-eagle-eye = Eagle Eye
lore-eagle-eye-help = The unit shoots with 1 more die, and no terrain limits its dice.
lore-portal = Portal
lore-portal-help = One of your units goes to any vacant hex within 3 hexes and 1 more a level.
lore-blur = Blur
lore-blur-help = The attacker rolls 1 die fewer a level, but at least 1.
lore-rockslide = Rockslide
lore-rockslide-help = Roll 1 die a level and 1 more at each enemy unit on a hill; helmets of its colour and Bonus Strikes hit.
lore-wildfire = Wildfire
lore-wildfire-help = Roll 1 die a level and 1 more at each enemy unit in a forest; helmets of its colour and Bonus Strikes hit.
lore-mass-speed = Mass Speed
lore-mass-speed-help = All your ordered units may move 1 hex more and still battle.
lore-fog = Fog
lore-fog-help = The opponent’s units cannot shoot this turn.
lore-enchanted-mass-might = Enchanted Mass Might
lore-enchanted-mass-might-help = All your units battle with 1 more die this turn.
lore-mists-of-terror = Mists of Terror
lore-mists-of-terror-help = Enemy units can ignore no flags this turn.
lore-creeping-doom = Creeping Doom
lore-creeping-doom-help = Roll 2 dice at an enemy unit, then at another beside the last one, 1 more a level; helmets of its colour and Bonus Strikes hit.
lore-fireball = Fireball
lore-fireball-help = Roll 1 die a level and 2 more at an enemy unit: any Lore destroys it, even a Creature; otherwise helmets of its colour hit.
lore-wall-of-force = Wall of Force
lore-wall-of-force-help = The unit that was about to move stays where it is.
lore-pick-pocket = Pick Pocket
lore-pick-pocket-help = Steal 1 Lore a level and 1 more from your opponent.
lore-agility = Agility
lore-agility-help = Your defending unit ignores 1 helmet of its colour in this roll.
lore-deja-vu = Déjà Vu!
lore-deja-vu-help = This card is discarded in place of the other, which returns to your hand. If that one is cancelled, it is lost and this one returns.
lore-fearless = Fearless
lore-fearless-help = Your defending unit may ignore all flags for the rest of the turn, and battle back.
lore-backstab = Backstab
lore-backstab-help = Bonus Strikes that would hit your unit hit the attacker instead.
lore-ambush = Ambush
lore-ambush-help = Your unit attacks first; the attacker fights on only if it is still there.
lore-false-orders = False Orders
lore-false-orders-help = One ordered enemy unit loses its order.
lore-terrified = Terrified!
lore-terrified-help = The unit attacked can ignore no flags in this battle and flees 2 hexes for each.
lore-sabotage = Sabotage
lore-sabotage-help = The opponent may order one unit fewer, but at least one.
lore-hit-and-run = Hit and Run
lore-hit-and-run-help = After its battle one ordered unit may move once more.
lore-shadow-walk = Shadow Walk
lore-shadow-walk-help = One of your units moves 2 hexes a level, heedless of terrain that would stop it. It may still move this turn.
lore-envenomed-blades = Envenomed Blades
lore-envenomed-blades-help = Lore symbols that the unit rolls in this battle are hits.
lore-spies = Spies
lore-spies-help = Draw 1 Command card a level, then discard as many.
lore-intrigue = Intrigue
lore-intrigue-help = The opponent loses a Command card by lot and draws another.
lore-foiled = Foiled!
lore-foiled-help = Cancels the Lore card.
lore-healing-hands = Healing Hands
lore-healing-hands-help = One of your units regains 1 figure a level.
lore-shield-of-faith = Shield of Faith
lore-shield-of-faith-help = Your defending unit ignores 1 Bonus Strike a level in this roll.
lore-bless = Bless
lore-bless-help = Your defending unit may ignore 1 more flag a level for the rest of the turn.
lore-move-as-the-wind = Move as the Wind
lore-move-as-the-wind-help = One ordered unit may move 1 hex more, and no terrain stops it.
lore-sanctuary = Sanctuary
lore-sanctuary-help = Your defending unit takes at most 1 hit from this roll.
lore-smite = Smite
lore-smite-help = Roll 1 die a level and 1 more at an enemy unit beside one of yours; helmets of its colour and Bonus Strikes hit.
lore-rally = Rally
lore-rally-help = Order 1 unit a level anywhere; these move and battle before those of your Command card.
lore-crusade = Crusade
lore-crusade-help = Order 1 foot unit a level and 2 more, anywhere.
lore-purify = Purify
lore-purify-help = One of your units is rid of web and poison.
lore-river-rage = River Rage
lore-river-rage-help = Roll 1 die a level and 1 more at each enemy unit in a ford, on a bridge or beside water; helmets of its colour and Bonus Strikes hit.
lore-vow-of-poverty = Vow of Poverty
lore-vow-of-poverty-help = Both players put half of their Lore, rounded up, back into the pool.
lore-resurrection = Resurrection
lore-resurrection-help = One of your units regains all its figures.
lore-divine-favour = Divine Favour
lore-divine-favour-help = The attacker has to roll all dice again.
lore-hold = Hold
lore-hold-help = One ordered enemy unit cannot move this turn.
lore-judgement = Judgement
lore-judgement-help = Roll 4 dice at an enemy unit, and 1 die a level and 1 more at each enemy unit beside it; helmets of its colour hit.
lore-strength = Strength
lore-strength-help = The unit battles with 1 more die this turn.
lore-take-aim = Take Aim
lore-take-aim-help = The unit shoots with 3 more dice this turn.
lore-run = Run
lore-run-help = One ordered unit may move 1 hex more.
lore-parry = Parry
lore-parry-help = The attacker battles with at most 2 dice for the rest of the turn, whatever it was promised.
lore-berserk = Berserk
lore-berserk-help = The unit battles with 1 more die a level in melee this turn; each Bonus Strike that hits lets it roll one die more, once.
lore-war-cry = War Cry
lore-war-cry-help = The unit attacked can ignore no flags in this battle.
lore-onrush = Onrush
lore-onrush-help = In this battle the unit pursues and attacks again like a mounted one.
lore-shield-wall = Shield Wall
lore-shield-wall-help = For the rest of the turn attacks on your unit are limited to 2 dice, before cards.
lore-field-command = Field Command
lore-field-command-help = Order as many units as you hold Command cards, anywhere.
lore-assault = Assault
lore-assault-help = Order 2 units a level and 4 more, anywhere; they roll 1 more die in melee.
lore-close-ranks = Close Ranks
lore-close-ranks-help = Order 1 unit a level and 2 more that stand beside enemies; they battle but do not move.
lore-riposte = Riposte
lore-riposte-help = Your unit may battle back even if it is not bold.
lore-relentless = Relentless
lore-relentless-help = After this battle the unit may battle once more.

## On the table

status-turn = Turn { $turn }
status-active = To move: { $seat }
status-card = Card: { $card }
status-over = The game is over
phase-call_councils = War Council
phase-keep_starting_lore = Choosing Lore cards
phase-place_landmark = Placing landmarks
phase-first_turn = Beginning
phase-command_phase = Command
phase-order_phase = Orders
phase-movement_phase = Movement
phase-combat_phase = Combat
phase-end_of_combat = Combat
phase-draw_phase = Draw
zone-adventure = Adventure
anybody = either side
goal = { $seat }: { $banners } victory banners to win.
special-hold = A unit on { $at } counts as a victory banner as long as it stands there ({ $seat }).
special-capture = The first unit to reach { $at } takes a victory banner for good ({ $seat }).
special-lore-source = Whoever ends the turn with a unit on { $at } gains 1 Lore.
special-exit = Units of { $seat } may leave the board for a victory banner from { $at }.
special-landmarks = Lore Masters of level 3 bring their landmarks.
special-no-strongholds = Commanders of level 3 bring no Strongholds.
special-commanders = Every council chosen has a Commander of at least level 1.
special-levels = { $seat }: the War Council may have { $levels } levels at most; a Creature costs one.
special-lairs = Creatures have Lairs: one that ends its owner’s turn there stores 1 Lore.
special-hidden-lore = Nobody shows how much Lore he has.
zone-deck = Command deck
zone-discards = Command discards
zone-played = Command card in play
zone-lore-deck = Lore deck
zone-lore-discards = Lore discards
zone-lore-in-play = Lore cards in play
zone-hand = Command cards
zone-lore-hand = Lore cards (at most { $most })
stat-banners = Banners
stat-lore = Lore
badge-ordered = ordered
badge-reaction = reaction
badge-webbed = webbed
badge-poisoned = poisoned
badge-objective = victory banner
badge-lore-source = source of Lore
score-banners = Victory banners

## Questions

ask-command = Your turn: play a Command card.
ask-command-with-lore = { $card } is played together with a Command card: which one?
ask-order = { $card }: order a unit ({ $ordered } of { $orders } ordered).
ask-move = Move your ordered units, one at a time.
ask-battle = Battle with your ordered units, one at a time.
ask-ignore-flags = { $unit }: { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}. How many do you ignore? Each one obeyed costs { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}.
ask-retreat = { $unit } must retreat. Where to?
ask-gain-ground = { $hex } is empty. { $unit }: gain ground?
ask-pursue = { $unit }: pursue one hex further?
ask-bonus-attack = { $unit }: a Bonus Melee Attack?
ask-battle-back = { $unit }: ground held. Battle back against { $target }?
ask-use-powers = { $unit } has rolled { $symbols } Lore against { $target }. Use a power, or store the Lore?
ask-ride-back = { $unit } may move once more.
ask-discard-command = Which Command card do you discard?
ask-gather = The end of your turn: what do you take?
ask-discard-lore = Which Lore card do you discard?
ask-keep-lore = Choose a Lore card to keep ({ $kept } of { $keep } chosen).
ask-set-level = What level has the { $member } on your War Council?
ask-place = Where do you place the { $landmark }?
ask-target-hex = { $card }: which hex?
ask-target-unit = { $card }: which unit next?
ask-lore-vs-command = Your opponent has played a Command card. Answer with a Lore card?
ask-lore-vs-orders = Your opponent has given the orders. Answer with a Lore card?
ask-lore-vs-move = { $attacker }, about to move. Answer with a Lore card?
ask-lore-in-melee = { $attacker } against { $defender }, hand to hand. Play a Lore card?
ask-lore-in-ranged = { $attacker } against { $defender }, shooting. Play a Lore card?
ask-lore-before-roll = { $attacker } against { $defender }. Answer with a Lore card before the roll?
ask-lore-after-roll = { $attacker } against { $defender }: the dice are cast. Answer with a Lore card?
ask-lore-vs-lore = Your opponent plays { $card }. Answer with a Lore card?
ask-lore-with-lore = Play a second card with it?

## Choices

action-play = { $card }: { $help }
action-lore = { $card }{ $target } for { $cost } Lore: { $help }
action-pass = Play no card
action-pass-turn = Play no card for the rest of this turn
action-order = Order { $troop } at { $unit }
action-order-all = Order all of them
action-order-afar = Order { $troop } at { $unit } from afar, for 3 Lore
action-free = Free { $troop } at { $unit } from the web, for 1 Lore
action-done = Done
action-move = { $troop }: { $start } → { $to }
action-rush = Goblin Rush, { $troop }: { $start } → { $to }
action-leave = { $troop } at { $start }: leave the board
action-open-passage = { $troop } at { $start }: open a Secret Passage to { $to }
action-take-passage = { $troop }: through the Secret Passage to { $to }, for 1 Lore
action-train = Train { $troop } at { $unit }
action-heal = Heal { $troop } at { $unit } in the Healing Pool
action-attack = { $troop } { $start } against { $enemy } { $to }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, the target has { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}
action-ignore = { $flags ->
    [0] Ignore none
    [one] Ignore { $flags } flag
   *[other] Ignore { $flags } flags
}
action-retreat = Retreat to { $to }
action-gain-ground = Gain ground
action-pursue = Pursue to { $to }
action-stay = Stay
action-battle-back = Battle back
action-decline = No
action-use-power = Use { $power }
action-store = Store { $count } Lore
action-target = { $hex }
action-discard = Discard { $card }: { $help }
action-gather = { $how }
action-discard-lore = Discard { $card }: { $help }
action-keep-lore = Keep { $card } ({ $cost } Lore): { $help }
action-set-level = { $level ->
    [0] No { $member }
   *[other] Level { $level }
}
action-place = { $hex }

note-no-battle = no battle this turn
note-second-shot = second shot
note-any-unit = none of yours fits: any 1 unit
note-units = { $units ->
    [0] nobody fits
    [one] { $units } of your units fits
   *[other] { $units } of your units fit
}
note-retreat = { $hexes ->
    [one] retreat { $hexes } hex
   *[other] retreat { $hexes } hexes
}
note-no-way-back = { $left ->
    [0] no way back: destroyed
   *[other] { $lost ->
        [one] no way back: loses { $lost } figure
       *[other] no way back: loses { $lost } figures
    }
}

## What happened

how-order = ordered
how-order-afar = ordered from afar
how-free = freed from the web and ordered
how-move = move
how-rush = Goblin Rush
how-retreat = retreat
how-gain-ground = ground gained
how-pursue = pursuit
how-passage = through the Secret Passage
how-card = by magic
how-melee = attack
how-ranged = shot
how-bonus = bonus attack
how-battle-back = battle back
how-first-strike = ambush
how-two-cards = Draw 2 Lore cards and keep 1
how-card-and-token = Draw 1 Lore card and take 1 Lore
how-two-tokens = Take 2 Lore
why-attack = attack
why-critical = critical hit?
why-losses = retreat losses
why-blocked = no way back
why-card = Lore card
why-orders = orders
why-hits = by hits
why-trample = trampled
why-roll = rolled
why-turn = end of turn
why-creature = for the Creature
why-landmark = Magic Pentacle
why-source = source of Lore
deck-command = Command
deck-lore = Lore

event-turn-began = Turn { $turn }: { $seat }
event-command-played = { $seat }: { $card } played.
event-nobody-to-order = { $seat }: nobody to order.
event-ordered = { $troop } at { $at }: { $how }.
event-moved = { $troop }, { $how }: { $start } → { $to }.
event-left-board = { $troop } at { $start }: off the board.
event-attacked = { $troop } at { $start }, { $how }: { $enemy } at { $to }.
event-rolled = { $seat }, dice ({ $why }): { $dice }.
event-hit = { $troop } at { $at }: { $lost ->
    [one] { $lost } figure lost
   *[other] { $lost } figures lost
} ({ $why }), { $left } left.
event-creature-unharmed = { $troop } at { $at } is unharmed.
event-destroyed = { $troop } at { $at }: destroyed.
event-banner-won = { $seat }: a victory banner won, { $banners } of { $needed }.
event-banner-lost = { $seat }: a victory banner lost, { $banners } left.
event-flags-ignored = { $troop } at { $at }: { $ignored } of { $flags } flags ignored.
event-power-used = { $troop } uses { $power } at { $at }.
event-lore-stored = { $troop } stores { $count } Lore.
event-lore-gained = { $seat }: { $count } Lore gained ({ $why }).
event-lore-played = { $seat }: { $card } played{ $target } for { $cost } Lore.
event-lore-cancelled = { $seat }: { $card } cancelled.
event-lore-kept = { $seat }: { $card } taken back into the hand.
event-healed = { $troop } at { $at }: { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} regained.
event-trained = { $troop } at { $at }: trained.
event-landmark-placed = { $seat }: { $landmark } placed at { $at }.
event-landmark-removed = { $landmark } at { $at } is used up.
event-command-drawn = { $seat }: { $card } drawn.
event-command-drawn-unseen = { $seat }: a Command card drawn.
event-command-discarded = { $seat }: { $card } discarded.
event-lore-drawn = { $seat }: { $card } drawn.
event-lore-drawn-unseen = { $seat }: a Lore card drawn.
event-lore-discarded = { $seat }: { $card } discarded.
event-deck-shuffled = The { $deck } deck is shuffled anew.
event-council-called = { $seat }: a War Council is called, { $levels }.
event-adventure-began = { $adventure }
event-won = { $seat }: victory with { $banners } victory banners.

## What is not allowed now, and why

barred-lore-played = { $card }: you have played a Lore card this turn
barred-lore-cost = { $card }: costs { $cost } Lore, more than you have
barred-lore-moment = { $card }: not its moment, or nothing to play it on
barred-acted = { $troop } on { $at }: had its order this turn
barred-web-cost = { $troop } on { $at }: freeing it from the web costs 1 Lore
barred-section = { $troop } on { $at }: no order left for its section
barred-elsewhere = { $troop } on { $at }: outside the sections of this card
barred-apart = { $troop } on { $at }: not beside a unit with an order; the card orders one group
barred-tactic = { $troop } on { $at }: not among the units this card orders
barred-moved = { $troop } on { $at }: has moved
barred-webbed = { $troop } on { $at }: caught in a web
barred-no-way = { $troop } on { $at }: no free hex to go to
barred-spent = { $troop } on { $at }: went too far, or entered terrain that forbids battle this turn
barred-engaged = { $troop } on { $at } → { $enemy } on { $to }: an enemy is adjacent, only that one can be attacked
barred-sight = { $troop } on { $at } → { $enemy } on { $to }: no line of sight: units, forests or hills are in between
barred-no-shooting = { $troop } on { $at } → { $enemy } on { $to }: may not shoot this turn
barred-point-blank = { $troop } on { $at } → { $enemy } on { $to }: the card orders archers to shoot, not to fight hand to hand

## The card browser

shelf-troops = Troops and Creatures
shelf-adventures = Adventures
shelf-dice = { $dice ->
    [one] { $dice } battle die
   *[other] { $dice } battle dice
}
shelf-move = Moves up to { $move }, up to { $battle } and battles
shelf-reach = Reach { $reach }
shelf-with-lore = with Lore

## How it is won

aim = The first side with { $banners } victory banners wins: one for each enemy unit destroyed, and what the adventure adds.
aim-of-each = Victory banners win: { $south } needs { $banners }, { $north } needs { $others }. One for each enemy unit destroyed.
flank-left = Left flank
flank-center = Center
flank-right = Right flank
kind-section = Section card
kind-tactic = Tactic card
diagram-command = as many as cards held
card-units-there = { $units ->
    [0] nobody there
    [one] { $units } unit there
   *[other] { $units } units there
}
card-units-of-kind = { $units ->
    [0] none such
    [one] { $units } such unit
   *[other] { $units } such units
}

## The sheet of a unit

sheet-unit = { $seat }, at { $at }
stat-figures = Figures
stat-dice = Battle dice
stat-move = Moves
stat-move-and-battle = { $battle } and battles
stat-reach = Reach
badge-stored = Lore stored
weapon-short-sword = Short sword: [[face-strike|Bonus Strikes]] hit in melee.
weapon-long-sword = Long sword: [[face-strike|Bonus Strikes]] hit in melee.
weapon-common-bow = Common bow: [[face-strike|Bonus Strikes]] do not hit.
weapon-crossbow = Crossbow: [[face-strike|Bonus Strikes]] hit at range, not in melee.
weapon-fangs = Fangs: [[face-strike|Bonus Strikes]] hit in melee.
weapon-club = Club: [[face-strike|Bonus Strikes]] hit in melee.
weapon-stone-fists = Stone fists: [[face-strike|Bonus Strikes]] hit in melee.
weapon-spared = Mounted targets are spared the first Bonus Strike of each roll.
weapon-after-moving = One die fewer after moving.
morale-bold = { $flags ->
    [one] [[bold|Bold]]: may ignore { $flags } flag and [[battle-back|battle back]].
   *[other] [[bold|Bold]]: may ignore { $flags } flags and [[battle-back|battle back]].
}
morale-not-bold = Not [[bold|bold]]: ignores no flag and does not battle back.
morale-support = [[support|Supported]] by two friends beside it.
morale-stronghold = A Stronghold of its own side is near.
morale-hexes = { $hexes ->
    [one] Retreats { $hexes } hex for each [[face-flag|flag]].
   *[other] Retreats { $hexes } hexes for each [[face-flag|flag]].
}
power-for = { $power } for { $cost } Lore
terrain-countryside-help = Open ground: nothing is hindered.
terrain-forest-help = Blocks the view. A unit that enters must stop; at most 2 dice into it and out of it.
terrain-hill-help = Blocks the view to what lies behind. At most 3 dice from it, and 2 against it from below.
terrain-waterway-help = Cannot be entered except by a ford or a bridge.
terrain-ford-help = A unit that enters must stop; at most 2 dice out of it.
terrain-bridge-help = The way over the water; a unit on it is [[bold|bold]].
landmark-magic-pentacle-help = A unit on it is [[bold|bold]]; nothing else is hindered. Whoever it belongs to gains 1 more Lore at the end of a turn with a unit on it.
landmark-rogues-den-help = Blocks the view. A unit that enters must stop and may not battle this turn; at most 2 dice out of it and into it. A unit in it is [[bold|bold]]. A unit of its owner may open a Secret Passage to an empty forest or hill, and from then on go there for 1 Lore.
landmark-secret-passage-help = A unit on it is [[bold|bold]]. All else is as the ground says:
landmark-training-camp-help = Blocks the view. A unit that enters must stop and may not battle this turn; at most 2 dice out of it and into it. A unit in it is [[bold|bold]]. A unit of its owner may train instead of moving and battling: its banner rises by a level, and the camp is gone.
landmark-healing-pool-help = A unit that enters must stop, and is [[bold|bold]] there. A later turn a unit of its owner may regain all its figures instead of moving and battling; then the pool is gone.
landmark-stronghold-help = Blocks the view. A unit that enters must stop and may not battle this turn; at most 2 dice out of it and into it. Units of its owner are [[bold|bold]] in it and beside it. While an enemy stands in it, its owner has one Command card less.
landmark-rampart-help = Blocks the view. A unit that enters must stop and may not battle this turn; at most 2 dice out of it and into it. Whoever comes from a neighbouring Rampart need not stop and may battle. A unit on it is [[bold|bold]].
landmark-creature-lair-help = Blocks the view. A unit that enters must stop and may not battle this turn; at most 2 dice out of it and into it. A unit in it is [[bold|bold]].
landmark-on-ground = { $landmark } { $ground }

## A battle

last-roll = The last roll
battle-melee = Melee at { $at }
battle-shooting = Shooting at { $at }
battle-of = { $unit }
battle-step-roll = Roll
battle-step-flags = Flags
battle-step-battle-back = Battle back
battle-step-follow-on = Follow-on
effect-hit = 1 hit
effect-miss = no hit: not the target’s colour
effect-flag = drives the target back
effect-flag-ignored = may be ignored: the target is bold
effect-lore = Lore for whoever rolled it
effect-no-lore = nothing: no Lore in this battle
effect-strike-by-weapon = no hit with this weapon
effect-strike-unknown = a hit, if the attacker’s weapon allows it
effect-strike-spared = no hit: riders are spared the first strike
roll-attack = { $dice ->
    [one] Attack, { $dice } die: { $unit }
   *[other] Attack, { $dice } dice: { $unit }
}
roll-battle-back = { $dice ->
    [one] Battle back, { $dice } die: { $unit }
   *[other] Battle back, { $dice } dice: { $unit }
}
forecast-hit = hit
forecast-destroyed = destroyed
forecast-retreat = retreats
forecast-cornered = no room to retreat, loses figures
forecast-lore-hit = hit, %
forecast-lore-retreat = retreat, %
done-order = No more orders
done-move = No more moves
done-battle = No more battles
done-bonus-attack = No further attack
done-use-powers = Take the Lore

## The glossary

term-face-green = Hits a green unit.
term-face-blue = Hits a blue unit.
term-face-red = Hits a red unit.
term-face-strike = Hits any unit, if the attacker’s weapon allows it.
term-face-lore = A Lore token for whoever rolled it; Creatures may use it for their powers.
term-face-flag = The target retreats towards its own side, unless it is bold enough to ignore it. Where units, even its own, block the way it loses a figure instead.
term-bold = Bold
term-bold-text = A bold unit may ignore a flag for each source of boldness, and may battle back.
term-support = Support
term-support-text = A unit with two friendly units beside it is bold.
term-battle-back = Battle back
term-battle-back-text = A bold unit that survives a melee in its hex may attack its attacker once.
term-gain-ground = Gain ground
term-gain-ground-text = After a melee the attacker may move into the hex that the enemy left.
term-banner = Victory banner
term-banner-text = Won for each enemy unit destroyed, and for what the adventure says.
term-webbed = Webbed
term-webbed-text = Cannot move, battle or support; flags hit it. One Lore frees it when it is ordered.
term-poisoned = Poisoned
term-poisoned-text = Lore symbols rolled against it are hits.

## Ways to start

preset-usual = The First Spark
preset-usual-help = Masters advise, Lore is gathered, and dwarves and goblins fight along.
preset-first = First game
preset-first-help = Agincourt: two armies of men, command cards and dice.
preset-masters = A council of your own
preset-masters-help = Hill of the Masters: both sides choose who advises them.

overlay-range = range { $reach }
overlay-battle = may battle from here

progress-banners = banners { $south } : { $north }
