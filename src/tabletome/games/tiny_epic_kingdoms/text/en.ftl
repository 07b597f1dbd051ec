# Every word a player reads, in English. text/ru.ftl has the same messages with the same variables.
#
# What messages are called, in every game:
#   game, game-about             the title, and what it is about in a sentence or two
#   option-NAME                  an option of a new game; option-NAME-help; option-NAME-VALUE
#   ask-KIND                     the question of a decision of that kind
#   action-VERB                  a choice of that verb, given the fields of the action
#   group-NAME                   the heading of a group of choices
#   barred-NAME                  what is not allowed now, and why
#   event-KIND                   an event of that kind, given its fields
#   status-, board-, zone-, stat-, badge-, score-, note-   what stands on the table and in small print beside choices
# and in this one:
#   faction-NAME, faction-NAME-LEVEL, territory-NAME, kind-NAME, token-NAME, token-NAME-help, card-ACTION, card-ACTION-help

game = Tiny Epic Kingdoms
game-about = Small lands, high towers. Whatever one player decides to do, everybody may do.

## Options of a new game

option-players = Players
option-players-help = Two players fight over the Lost Kingdom, a third territory with neutral meeples. With five, whoever clears the action card is skipped.
option-factions = Factions
option-factions-help = How everybody comes by a faction.
option-factions-dealt = dealt at random
option-factions-chosen = chosen in turn
option-exploration = Exploration tokens
option-exploration-help = Every region without starting meeples hides something: a crown, a treasure, a bandit, a fort, a dragon’s lair…
option-exploration-yes = with tokens
option-exploration-no = without tokens
option-resources = Starting resources
option-resources-help = Six in all. For a first game 2 mana, 1 ore and 3 food are recommended.
option-resources-chosen = each player splits six as they like
option-resources-recommended = 2 mana, 1 ore, 3 food
option-first = First player
option-first-help = Whoever swung a sword most recently begins, or lots are drawn.
option-first-0 = by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5

## Names of things

seat = Player { $number }
neutral = neutral
region = { $territory } { $number }
region-of-kind = { $region }, { $kind }
with-note = { $text } ({ $note })

kind-forest = forest
kind-mountains = mountains
kind-plains = plains
kind-capital = capital city
kind-ruins = ruins
kind-water = water
kind-crags = crags

resource-mana = Mana
resource-ore = Ore
resource-food = Food
amount-mana = { $count } mana
amount-ore = { $count } ore
amount-food = { $count } food
amount-choice = { $count } of your choice

territory-galson = Galson
territory-elan = Elan
territory-eclipsean = Eclipsean
territory-vethrune = Vethrune
territory-morandrea = Morandrea
territory-sarnmoor = Sarnmoor
territory-fionarria = Fionarria
territory-korrigar = Korrigar
territory-aughmoore = Aughmoore
territory-dornwick = Dornwick
territory-brannoch = Brannoch
territory-tulgrund = Tül’Grund
territory-ilvessia = Ilvessia
territory-ashmarrow = Ashmarrow
territory-caldurine = Caldurine
territory-ondrelle = Ondrelle

## The six actions

card-patrol = Patrol
card-patrol-help = Move a meeple to an adjacent region of the same territory, or stand up a searching one.
card-quest = Quest
card-quest-help = Move a meeple from a border region to a border region of another territory.
card-build = Build
card-build-help = Raise your tower by one level for as much ore as the number of the new level. Levels 1 to 6 are worth 1, 2, 3, 4, 6 and 8 points.
card-research = Research
card-research-help = Learn the next magic level of your faction for as much mana as its number. Each level is 1 point.
card-expand = Expand
card-expand-help = Add a meeple where one of yours stands alone, for as much food as you will then have meeples in play. Each meeple is 1 point.
card-trade = Trade
card-trade-help = Exchange any number of one resource for as many of another.

## Exploration tokens

token = { $name }: { $help }
token-hidden = Exploration token, face down
token-crown = Crown
token-crown-help = 2 points at the end; whoever beats its owner in war takes it
token-treasure = Treasure
token-treasure-help = gain 2 resources of your choice
token-bandit = Bandit
token-bandit-help = pay 2 resources of your choice or lose the meeple
token-dragons_lair = Dragon’s Lair
token-dragons_lair-help = whoever holds it and wins a war may take a tower level from the loser instead of the meeple
token-camp = Camp
token-camp-help = its region gives 1 resource more
token-fort = Fort
token-fort-help = 2 off the war cost of whoever holds it, when attacking
token-city = City
token-city-help = 1 point at the end to whoever holds it
token-church = Church
token-church-help = once, a meeple lost in war by whoever holds it may be put here
token-blank = Nothing
token-blank-help = there was nothing here after all

## Factions

faction-orcs = Orcs
faction-orcs-1 = You win ties in war, also as the attacker.
faction-orcs-2 = You may pay for war with food; each food covers 1.
faction-orcs-3 = 1 off your war cost.
faction-orcs-4 = In war, once both dice are revealed and yours shows a number, you may spend 1 more mana: your war cost rises by what mana covers, even beyond 11.
faction-orcs-5 = End of the game: 2 points if no other player is on your home territory.

faction-dwarves = Dwarves
faction-dwarves-1 = Others who build up to the tower level you are on pay 1 ore more.
faction-dwarves-2 = When you patrol or quest into mountains, gain 1 ore.
faction-dwarves-3 = Building costs you 1 ore less.
faction-dwarves-4 = When the selected action is trade, you may build instead.
faction-dwarves-5 = End of the game: 1 point if you have a tower and nobody’s is higher.

faction-lizardfolk = Lizardfolk
faction-lizardfolk-1 = You may patrol to any region of the territory your meeple is on.
faction-lizardfolk-2 = When the selected action is patrol, you may quest instead, and the other way round.
faction-lizardfolk-3 = When you patrol or quest into a region, gain 1 resource of its type; in ruins, of your choice.
faction-lizardfolk-4 = When you quest, you may instead change places with another player’s meeple, if neither stands in a shared region. There is war wherever two players then stand together.
faction-lizardfolk-5 = End of the game: 1 point for each territory you occupy besides your home.

faction-humans = Humans
faction-humans-1 = When the selected action is research, you may trade instead.
faction-humans-2 = When you trade, gain 1 more of what you trade for.
faction-humans-3 = 2 off your war cost if you pay with resources of one type only.
faction-humans-4 = When you collect, gain 1 more food if one of your meeples is by water or a river.
faction-humans-5 = End of the game: 1 point for each resource of which you have at least 4.

faction-elves = Elves
faction-elves-1 = When you trade, you may give ore and food together for mana.
faction-elves-2 = 1 off your war cost if you pay with mana only.
faction-elves-3 = When you build, expand or retreat, you may pay mana in place of ore or food, one for one.
faction-elves-4 = The mana of those at war with you covers 1 instead of 2.
faction-elves-5 = End of the game: 1 point for each player who has less mana than you.

faction-goblins = Goblins
faction-goblins-1 = When you patrol, you may move two different meeples, one after the other.
faction-goblins-2 = When you win a war, gain 1 food.
faction-goblins-3 = 2 off your war cost if you have more meeples in play than the other side.
faction-goblins-4 = Your retreats cost no food.
faction-goblins-5 = End of the game: 1 point if nobody has more meeples in play than you.

faction-undead = Undead
faction-undead-1 = Your searching meeples may patrol and quest as well.
faction-undead-2 = When you expand or retreat, you may pay mana in place of food, one for one.
faction-undead-3 = When you win a war, gain 1 mana.
faction-undead-4 = A meeple you would lose in war may join one of your meeples that stands alone elsewhere.
faction-undead-5 = End of the game: your meeples in ruins are not lost; 1 point for each ruins you hold.

faction-merfolk = Merfolk
faction-merfolk-1 = From a region by water or a river you may patrol to any other such region of the same territory.
faction-merfolk-2 = When you patrol or quest into a region by water or a river, gain 1 food.
faction-merfolk-3 = For your quests, regions by water or a river count as border regions.
faction-merfolk-4 = 1 off your war cost in regions by water or a river.
faction-merfolk-5 = End of the game: 1 point for every three regions by water or a river that you hold.

faction-centaurs = Centaurs
faction-centaurs-1 = You may patrol two regions far, passing through a region where nobody else stands.
faction-centaurs-2 = When you patrol or quest into plains, gain 1 food.
faction-centaurs-3 = 2 off your war cost when you attack.
faction-centaurs-4 = When you collect, gain 1 more food if you hold any plains.
faction-centaurs-5 = End of the game: 1 point for each plains you hold, 2 at most.

faction-dark_elves = Dark Elves
faction-dark_elves-1 = 1 off your war cost in forests.
faction-dark_elves-2 = 1 off your war cost when you attack.
faction-dark_elves-3 = When you patrol or quest into a forest, gain 1 mana.
faction-dark_elves-4 = Whoever is at war with you has 1 more to pay.
faction-dark_elves-5 = End of the game: 1 point for every two forests you hold.

faction-constructs = Constructs
faction-constructs-1 = 1 off your war cost in mountains.
faction-constructs-2 = When you expand or retreat, you may pay ore in place of food, one for one.
faction-constructs-3 = When you collect, gain 1 more ore if you hold any mountains.
faction-constructs-4 = When the selected action is build, you may expand instead.
faction-constructs-5 = End of the game: 1 point for each mountains you hold, 2 at most.

faction-halflings = Halflings
faction-halflings-1 = Whoever sets a number against your white flag loses 2 resources, as that player chooses.
faction-halflings-2 = Whoever forms an alliance with you gains 1 resource of their choice.
faction-halflings-3 = When you form an alliance, gain 1 resource of your choice.
faction-halflings-4 = Your allies cannot break an alliance with you: where you set the white flag, theirs counts as one too. You may break it.
faction-halflings-5 = End of the game: 1 point for each ally.

faction-shapeshifters = Shapeshifters
faction-shapeshifters-1 = Draw three factions that nobody plays and learn level 1 of one of them.
faction-shapeshifters-2 = Draw three factions that nobody plays and learn level 2 of one of them.
faction-shapeshifters-3 = Draw three factions that nobody plays and learn level 3 of one of them.
faction-shapeshifters-4 = Draw three factions that nobody plays and learn level 4 of one of them.
faction-shapeshifters-5 = Draw three factions that nobody plays and learn level 5 of one of them.

## On the table

status-setup = Setting up
status-turn = Turn { $turn }
status-active = Active player: { $seat }
status-action = Selected: { $action }
status-ending = { $turns ->
    [0] The game ends after this turn
    [one] The end is near: { $turns } more shield to place
   *[other] The end is near: { $turns } more shields to place
}
status-over = The game is over

zone-actions = Action card
board-tower = Tower card
tower-level = Tower level { $level }
tower-token = Tower: { $owner }
zone-faction = Faction card
zone-factions = Factions to choose from
lost-kingdom = Lost Kingdom
meeple = Meeple: { $owner }
badge-ally = allied with { $other }
badge-inland = inland
stat-tower = Tower level
stat-magic = Magic level
stat-captured = Neutral meeples taken

score-meeples = Meeples in play
score-magic = Magic levels
score-faction = Fifth ability
score-tower = Tower
score-capitals = Capital cities
score-tokens = Crown and Cities
score-lost-kingdom = Lost Kingdom

## Questions

ask-choose-faction = Choose your faction.
ask-choose-side = Choose the side of your territory card that will be your home.
ask-choose-stock = Split { $total } resources into mana, ore and food.
ask-choose-stock-help = For a first game 2 mana, 1 ore and 3 food are recommended.
ask-choose-start = Choose the region where your first two meeples stand.
ask-leave-free = Choose the region of your home that gets no exploration token.
ask-select-action = Your turn: put a shield on an action. Everyone may then take it.
ask-act-active = { $action }: { $detail }. You may also do nothing.
ask-act = { $action }: { $detail }. Or collect resources.
ask-patrol-again = You may patrol with a second meeple.
ask-take-resource = { $count ->
    [one] Choose a resource to gain.
   *[other] Choose a resource to gain: { $count } to go.
}
ask-pay = How do you pay { $due }?
ask-set-die = War for { $region }: { $attacker } against { $defender }. Set your war die in secret.
ask-set-die-help = Mana covers { $mana }, ore 1, food { $food }{ $off ->
    [0] {""}
   *[other] , { $off } off
}{ $extra ->
    [0] {""}
   *[other] , { $extra } more to pay
}{ $one ->
    [0] {""}
   *[other] , { $one } off if paid with one type of resource
}{ $only ->
    [0] {""}
   *[other] , { $only } off if paid with mana only
}. { $other } can set { $most } at most.
ask-raise = Your war cost is { $cost }. Spend 1 more mana to raise it by { $more }?
ask-pay-for-war = How do you pay the war cost of { $cost }?
ask-pay-for-war-help = Mana covers { $mana }, ore 1, food { $food }{ $off ->
    [0] {""}
   *[other] , { $off } off
}{ $extra ->
    [0] {""}
   *[other] , { $extra } more to pay
}{ $one ->
    [0] {""}
   *[other] , { $one } off if paid with one type of resource
}{ $only ->
    [0] {""}
   *[other] , { $only } off if paid with mana only
}.
ask-lose-resources = You fought against a white flag of the Halflings: which resources ({ $count }) do you lose?
ask-use-lair = You won, and the Dragon’s Lair is yours: shall { $loser } lose a tower level instead of the meeple?
ask-leave-region = You lost the war and must leave. Where does your meeple go?
ask-ambush = A bandit in { $region }! Pay 2 resources or lose the meeple.
ask-take-shape = Whose ability of level { $level } do you learn?

## Choices

action-choose-faction = { $faction }
action-choose-side = { $territory }
action-stock = mana { $mana }, ore { $ore }, food { $food }
action-settle = Start in { $region }
action-leave-free = No token in { $region }
action-select = { $action }: { $detail }
action-select-in-vain = { $action }: of no use to you now. { $reason }
action-patrol = Patrol: { $start } → { $to }
action-stand-up = Stand up the searching meeple in { $region }
action-quest = Quest: { $start } → { $to }
action-swap = Change places: { $start } ⇄ { $to }, { $other }
action-build = Build: { $detail }
action-research = Research: { $detail }. New ability: { $ability }
action-expand = Expand in { $region } for { $cost }
action-trade = Trade: { $paid } → { $got }
action-trade-both = Trade: { $paid } → { $got }
action-collect = Collect resources: { $gained }
action-pass = Do nothing
action-done = No more
action-take = { $resource }
action-bid = War cost { $cost }
action-white-flag = { $players ->
    [2] White flag: pay nothing
   *[other] White flag: pay nothing and offer an alliance
}
action-raise = Spend 1 more mana
action-pay = Pay { $paid }
action-use-lair = The loser loses a tower level
action-decline = No
action-retreat = Retreat: { $start } → { $to }
action-give-up = { $region }: return the meeple to the supply
action-shelter = { $region }: put the meeple in { $to }
action-flee = Flee: { $start } → { $to }
action-surrender = Lose the meeple
action-take-shape = { $faction }, level { $level }: { $ability }

detail-patrol = move a meeple to an adjacent region
detail-quest = move a meeple to another territory
detail-build = tower level { $level } for { $cost }
detail-build-complete = your tower is complete
detail-research = magic level { $level } for { $cost }
detail-research-complete = you have learned everything
detail-expand = meeple number { $number } for { $cost }
detail-expand-complete = all your meeples are in play
detail-trade = exchange one resource for another

note-not-now = You could not take it now
note-overflow = { $most } at most, the rest is lost
note-war = attacks { $other }
note-war-with-ally = attacks your ally { $other }
note-conquest = conquers a neutral meeple for a war cost of { $cost }
note-down-to-one = 1 more of your choice for your last meeple
note-token = turns up a token

group-patrol = Patrol
group-stand-up = Stand up
group-quest = Quest
group-swap = Change places
group-build = Build
group-research = Research
group-expand = Expand
group-trade-mana = Give mana
group-trade-ore = Give ore
group-trade-food = Give food
group-trade-both = Give ore and food
group-retreat = Retreat
group-shelter = To safety
group-flee = Flee
group-give-up = Give up
group-otherwise = Instead

## What is not allowed

barred-shield = { $action }: there is a shield on it already
barred-collect = Collect resources: not on your own turn
barred-bid = { $most ->
    [0] Any number: you could not pay it
   *[other] Higher than { $most }: you could not pay it
}
barred-searching = { $region }: a searching meeple cannot move
barred-river = { $start } → { $to }: a river lies between
barred-inland = { $region }: no border region, no quest starts here
barred-full = { $region }: there are two meeples already
barred-own-last = { $region }: your last meeple may not go to war
barred-neutral = { $region }: you cannot pay the war cost of { $cost } for the neutral meeple
barred-last = { $region }: the last meeple of { $other } may not be attacked
barred-build = Tower level { $level } costs { $cost }: more than you have
barred-tower-complete = Your tower is complete
barred-research = Magic level { $level } costs { $cost }: more than you have
barred-magic-complete = You have learned all magic levels
barred-expand = A new meeple costs { $cost }: more than you have
barred-all-in-play = All your meeples are in play
barred-not-alone = { $region }: no room, your meeple is not alone there
barred-trade = You have nothing to trade

## What happened

how-patrol = patrol
how-quest = quest
how-swap = change of places
how-retreat = retreat
how-flee = flight
how-shelter = brought to safety

event-faction-chosen = { $player }: plays { $faction }
event-side-chosen = { $seat }: home territory { $territory }
event-stocked = { $seat }: starts with mana { $mana }, ore { $ore }, food { $food }
event-settled = { $seat }: starts in { $region }
event-lost-kingdom-laid = The Lost Kingdom is { $territory }
event-tokens-placed = { $count ->
    [one] { $count } exploration token lies hidden
   *[other] { $count } exploration tokens lie hidden
}
event-selected = { $seat }: selected { $action }
event-cleared = { $seat }: action card cleared, every action is open again
event-skipped = { $seat }: turn skipped after clearing the card
event-moved = { $seat }: { $how }, { $start } → { $to }
event-stood-up = { $seat }: meeple in { $region } stands up
event-built = { $seat }: tower level { $level }
event-learned = { $seat }: magic level { $level }. { $ability }
event-expanded = { $seat }: new meeple in { $region }
event-traded = { $seat }: trade, { $paid } → { $got }
event-traded-both = { $seat }: trade, { $paid } → { $got }
event-collected = { $seat }: collecting resources
event-passed = { $seat }: does nothing
event-gained = { $seat }: +{ $gained }
event-war-began = War for { $region }: { $seat } against { $other }
event-bids-revealed = War costs revealed: { $seat } { $cost ->
    [0] white flag
   *[other] { $cost }
}, { $other } { $other_cost ->
    [0] white flag
   *[other] { $other_cost }
}
event-raised = { $seat }: war cost raised to { $cost }
event-war-won = { $seat }: victory over { $other } in { $region }
event-paid = { $seat }: paid { $paid }
event-alliance-formed = Alliance in { $region }: { $seat } and { $other }
event-alliance-broken = The alliance is broken: { $seat } and { $other }
event-meeple-lost = { $seat }: meeple in { $region } lost
event-neutral-captured = { $seat }: neutral meeple in { $region } taken
event-crown-taken = { $seat }: takes the Crown from { $other }
event-lair-used = { $seat }: the dragon attacks, { $other } down to tower level { $level }
event-token-found = { $seat }: found in { $region }: { $token }
event-end-triggered = { $seat }: the end of the game is triggered; it comes when the action card is cleared
event-ruins-emptied = { $count ->
    [0] The ruins are empty
    [one] { $count } meeple is lost in the ruins
   *[other] { $count } meeples are lost in the ruins
}
event-game-ended = The game is over. Victory: { $winners }

## How it is won, and how near the end is

aim = Most points wins. The end: somebody has 7 meeples, magic level 5 or tower level 6, and the action card is cleared once more.
end-meeples = Most meeples
end-magic = Highest magic
end-tower = Highest tower
end-help = The kingdom that is nearest to this end of the game. Whoever reaches the last step triggers the end; it comes when the action card is next cleared.
end-shields = Shields until the end
end-shields-help = The end of the game is triggered: when all five shields lie on the action card and it is cleared, points are counted.

## Sheets

sheet-points = Points now, by source
sheet-kingdom = Home: { $territory }
score-total = Total
level-of-magic = { $level }: { $ability }
number = { $count }
roman-0 = –
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V
stat-in-play = Meeples in play
stat-in-play-help = Each is a point at the end; { $left } of 7 are still in the supply.
stat-tower-help = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now. The numbers are the points of each level.
stat-magic-help = Each level learned is a point and an ability of the faction.
note-in-ruins = { $count ->
    [one] { $seat }: { $count } meeple in ruins is lost at the end
   *[other] { $seat }: { $count } meeples in ruins are lost at the end
}
meeple-searching = Searching the ruins: it cannot move until a patrol stands it up, and when you collect it finds a resource of your choice.
region-help-border = { $gives } Beside it: { $beside }. At the edge: quests start and end here.
region-help-inland = { $gives } Beside it: { $beside }. Not at the edge: no quest leads here.
region-help-alone = { $gives } No patrol leads here.
kind-forest-help = Gives 1 [[mana|mana]] to each player here who collects.
kind-mountains-help = Give 1 [[ore|ore]] to each player here who collects.
kind-plains-help = Give 1 [[food|food]] to each player here who collects.
kind-capital-help = 2 points at the end to whoever is alone here, 1 to each of two allies. Gives no resources.
kind-ruins-help = A meeple that comes here lies down [[searching|searching]]: when you collect it finds 1 resource of your choice. At the end meeples in ruins are lost.

## War

line-river = river
war-title = War for { $region }
war-for-capital = The capital city is worth 2 points to whoever holds it alone.
war-step-set-die = Set dice
war-step-raise = Reveal
war-step-pay-for-war = Pay
war-step-leave-region = Leave
war-attacks = attacks
war-defends = defends
war-covers = { $resource } covers
war-most = Highest possible
war-off = { $count } off
war-extra = { $count } more to pay
war-off-for-one = { $count } off if paid with one type of resource
war-off-for-mana = { $count } off if paid with mana only
war-victory = Victory: { $seat }
war-score = { $own } : { $theirs }
war-victory-score = { $victory }, { $score }
war-if-raised = Raised to { $cost }
war-if-left = Left at { $cost }
war-pays = { $seat } to pay { $due }
war-spoils = { $seat }: spoils, { $amount }
war-needs = { $cost } would win
war-die-flag = white flag
war-die-cost = war cost { $cost }
war-ties = A tie goes to { $seat }.
war-both-pay = Both pay what they set, winner and loser.
war-may-retreat = { $seat }: could retreat for { $cost }
war-cannot-retreat = { $seat }: too little for a retreat ({ $cost }): a lost war costs the meeple
war-nowhere-to-retreat = { $seat }: no free region beside it to retreat to: a lost war costs the meeple
war-flees = { $seat }: the last meeple flees, it cannot be lost
forecast-points = { $seat }: points
forecast-if-won = if you win: points
forecast-if-lost = if you lose: points
forecast-beats = { $most ->
    [0] beats a white flag of { $other }
   *[other] beats { $most } or less of { $other }
}
forecast-unbeatable = { $other } cannot beat this
forecast-win = you win, { $own } : { $theirs }
forecast-loss = you lose, { $own } : { $theirs }

## The glossary

term-mana = Mana
term-mana-text = Given by forests; pays for magic, and covers 2 in war.
term-ore = Ore
term-ore-text = Given by mountains; pays for the tower, and covers 1 in war.
term-food = Food
term-food-text = Given by plains; pays for meeples and retreats. It covers nothing in war unless an ability says so.
term-meeple = Meeple
term-meeple-text = Your people: whoever has one in a region holds it. Each in play is a point at the end.
term-war-cost = War cost
term-war-cost-text = The number on a war die. The higher one wins; both sides pay theirs with mana (2 each) and ore (1 each), less what abilities take off.
term-white-flag = White flag
term-white-flag-text = A war die set to peace costs nothing and loses against any number. If both show it, with three or more players, an alliance is formed.
term-alliance = Alliance
term-alliance-text = Two players who share a region. It ends when one attacks the other anywhere; the loser then leaves every shared region.
term-searching = Searching
term-searching-text = A meeple lying in ruins: it cannot move until a patrol stands it up; when its owner collects it finds a resource of choice.
term-border = Border region
term-border-text = A region at the edge of its territory card. Quests lead from one to another.
term-retreat = Retreat
term-retreat-text = The loser of a war may bring the meeple to an adjacent region that is empty or holds one of their own, for as much food as they have meeples in play.
term-lost-kingdom = Lost Kingdom
term-lost-kingdom-text = With two players a third territory lies beside yours, a neutral meeple in each region. Conquering one costs as much as there are neutral meeples left; it is worth a point, and so is every region held there at the end.
term-capital = Capital city
term-capital-text = Gives no resources. At the end it is worth 2 points to whoever holds it alone, 1 to each of two allies.
term-ruins = Ruins
term-ruins-text = A meeple that enters is laid down and searches: when you collect it gives a resource of your choice, but lying it cannot move. Meeples that are in ruins at the end are lost before points are counted.
term-river = River
term-river-text = The blue line between two regions: no patrol crosses it.
term-home = Home territory
term-home-text = The territory card that a player began on.

## Ways to start

preset-usual = The usual game
preset-usual-help = Three kingdoms, factions dealt, the resources of your choice.
preset-first = First game
preset-first-help = Two kingdoms and the starting resources that the book recommends.
preset-exploration = Exploration
preset-exploration-help = Tokens to be found in the regions, and factions of your choice.

progress-tower = tower { $level } of { $top }
