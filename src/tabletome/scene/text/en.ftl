# Words that all games share. A game's own text/en.ftl may say any of them differently.

## Joining words

listed = { $first }, { $next }
in-turn = { $first }; { $next }
one-after-another = { $first } · { $next }
nothing = nothing
either-language = { $en }

## On the table

ui-ours = Of { $have } pieces { $original } are designed for Tabletome and { $mixed } in part, where the printed facts are not public. They are counted by: tabletome content { $game }
ui-lying = lying
ui-face-down = face down
ui-dice = Dice
to-choose-from = To choose from
ui-order = Order
ui-shared = Shared
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-seat = Seat { $number }
ui-bot = bot: { $name }
ui-at = at { $place }

## Asking and answering

ui-prompt = Your choice (? for help)
ui-not-understood = “{ $said }” is neither a choice nor a command. Type a number, a part of a choice, or ? for help.
ui-no-such-number = There is no choice { $number }: choose from 1 to { $most }.
ui-folded = Type a number, or the beginning of a line to see its choices.
ui-minor-choices = of little use now:
ui-folded-cards = (cards shows them)
ui-log-before = { $count ->
    [one] … one earlier line: l all shows everything from the beginning
   *[other] … { $count } earlier lines: l all shows everything from the beginning
}
ui-several = { $count ->
    [one] “{ $said }” may mean this; type its number if it does:
   *[other] { $count } choices fit “{ $said }”; which one?
}
ui-only-choice = Only one choice, taken for you: { $choice }
ui-thinking = Waiting for { $name }…
ui-hint-thinking = A bot is thinking…
ui-hand-over = Pass the keyboard to { $name }
ui-press-enter = Press Enter when ready
ui-more = Enter for more, q to stop
ui-turn-of = To decide: { $name }

## Undo

ui-undone = { $count ->
    [one] Took back { $count } move.
   *[other] Took back { $count } moves.
}
ui-undo-nothing = There is nothing to take back.
ui-undo-barrier = Dice fell or something hidden was shown since your last decision. To take that back everyone at the table has to agree: type u! if they do. The same dice will fall again.

## Looking things up

log-more =
    { $count ->
        [one] … and { $count } line more (l: the whole log)
       *[other] … and { $count } lines more (l: the whole log)
    }
barred-more = … and { $count } more
barred-folded = not allowed now: { $count } (b shows them)
ui-log-empty = Nothing has happened yet.
ui-rules-none = This game has no numbered rules to look up.
ui-rules-sections = Sections of the rules (r SECTION, r RULE-ID or r WORD)
ui-rules-not-found = No rule matches “{ $said }”.
ui-rules-found = { $count ->
    [one] { $count } rule matches “{ $said }”
   *[other] { $count } rules match “{ $said }”
}
ui-rules-reading = How we read it
ui-things-usage = Type c and the name or id of a card, a place or a piece.
ui-things-not-found = Nothing on the table is called “{ $said }”.
ui-hint-title = What a bot would consider
ui-hint-second = Second best
ui-hint-value = chance { $percent }%
ui-hint-likely = { $percent }% of the time
ui-hint-visits = { $count ->
    [one] looked at { $count } time
   *[other] looked at { $count } times
}

## Saving, recording, leaving

ui-saved = Saved to { $file }
ui-saved-how = Continue with: tabletome play --load { $file }
ui-recorded = Record written to { $file }
ui-record-seed = The record holds the seed: whoever reads it knows the dice to come.
ui-not-written = Could not write { $file }: { $reason }
ui-autosaved = The game is kept in { $file }
ui-ask-save = Save before leaving? [Y/n, or a file name]
ui-ask-record = Write the record of this game? [y/N, or a file name]
ui-goodbye = Goodbye!
ui-language = Now in English.
ui-language-unknown = Languages are: { $known }
ui-commitment = Fingerprint of the seed (SHA-256): { $hash }
ui-seed = Seed: { $seed }
ui-seed-later = The seed itself is shown when the game is over; then anyone can check the dice.

## The end

ui-over = The game is over
ui-total = Total
ui-winner = { $count ->
    [one] Winner: { $names }!
   *[other] Winners: { $names }!
}
ui-nobody-wins = Nobody wins.

## Before the game

ui-choose-game = Which game?
ui-first-game = Your first game here, so it begins as the book recommends. { $help } Another time: the usual one. To learn with a coach: tabletome learn { $game }
ui-no-games = There are no games to play.
ui-option-values = { $name } ({ $values }; Enter: { $default })
ui-started = { $game }. Seed fingerprint: { $hash }

## Help

ui-help-title = What you can type
ui-help-choose = choose by number, by a part of its text, or by an action's exact text
ui-help-u = take back your last decision (u! also beyond dice and revealed things, if all agree)
ui-help-l = what happened last; l all: the whole log
ui-help-r = look up rules: r, r SECTION, r RULE-ID, r WORD
ui-help-h = ask a bot for a hint
ui-help-b = the whole table, nothing folded
ui-help-map = the map alone, with all its signs
ui-help-sheets = what lies before every player, and the sheets of monsters, heroes, places
ui-help-cards = every card in sight, in full
ui-help-c = show a card, a place or a piece in full: c NAME
ui-help-s = save the game: s or s FILE
ui-help-record = write a record that anyone can replay and verify
ui-help-lang = switch the language: lang en, lang ru
ui-help-seed = the seed's fingerprint; after the game the seed itself
ui-help-help = this help
ui-help-q = leave (offers to save)

## Terrains

terrain-forest = forest
terrain-woods = woods
terrain-mountain = mountain
terrain-mountains = mountains
terrain-crags = crags
terrain-hill = hill
terrain-hills = hills
terrain-plain = plain
terrain-plains = plains
terrain-desert = desert
terrain-wasteland = wasteland
terrain-swamp = swamp
terrain-water = water
terrain-lake = lake
terrain-sea = sea
terrain-river = river
terrain-city = city
terrain-capital = capital city
terrain-village = village
terrain-ruins = ruins
terrain-bridge = bridge
terrain-wall = wall
terrain-floor = floor
terrain-stone = stone floor
terrain-difficult = difficult terrain
terrain-hazard = hazardous terrain
terrain-trap = trap
terrain-obstacle = obstacle
terrain-door = door

## Learning

ui-learn-started = { $title } (about { $minutes } minutes). Enter goes on, s shows the move, u takes back, w says why, ? helps.
ui-learn-prompt = Learn (Enter: go on, ? for help)
ui-learn-prompt-move = Learn (your move: its number; s: show me, ? for help)
ui-learn-move = Now it is your move. Type its number, or s to let the coach play: { $choice }
ui-learn-played = The coach has played: { $choice }
ui-learn-others = { $count ->
    [one] (one other choice leads on, too)
   *[other] ({ $count } other choices lead on, too)
}
ui-learn-help = Enter or n: go on · a number or a part of a choice: play it · u: take back · s: show me · w: why (the rule) · e: what this decision is about · h: what a bot would do and why · b: the whole table · map, sheets, cards: a part of it · c NAME: look closer at a thing or a word (c river) · l, l all: the log · r: rules · q: leave
lesson-else = The rules allow that, and in a game of your own you may do it. For this lesson: { $wanted }
lesson-else-read = Not yet: read this first, then go on.
lesson-over = Lesson finished
lesson-over-text = Well done. Take the next lesson, or play a game: the coach explains every new kind of decision the first time you meet it.
lesson-over-last = Well done, that was the last lesson. Now play a game: the coach explains every new kind of decision the first time you meet it.
lesson-over-lost = That was the last lesson. The game was lost this time, as first games may be: play it again, or look back at it and see which decisions cost the most.
lesson-came = What came of your move: { $told }
lesson-meanwhile = Meanwhile the coach has played for you: { $moves }
lesson-drawn = The table is set up anew for this step: what stands and lies there, and what everybody has, may be other than you left it.
lesson-meanwhile-long =
    { $count ->
        [one] Meanwhile the coach has played { $count } move for you, in the end: { $moves }
       *[other] Meanwhile the coach has played { $count } moves for you, in the end: { $moves }
    }
ui-learn-taken-back = Taken back.
ui-learn-leave = Leave? This game begins anew next time. (y/n)
ui-learn-next = The next lesson: { $command }
ui-coach = Coach
ui-coach-example = Example:
ui-coach-how = (e explains this again; e off: no more explanations, e on: explain again, e again: everything from the start)
ui-coach-silent = There is nothing to say about this.
ui-coach-on = The coach explains what is new.
ui-coach-off = The coach is silent. Type e to have something explained.
ui-help-e = explain this kind of decision (e off, e on, e again: when the coach speaks)
aid-title-aim = Aim
aid-title-turn = A turn
aid-title-actions = What you can do
aid-title-end = The end and the score

## Why a bot would do something

why-wins = Wins at once: { $percent }% of the time.
why-gains = Gains: { $what }.
why-costs = Costs: { $what }.
why-loses = Loses at once: { $percent }% of the time.
why-risks = Risk: if it goes badly, { $what } (chance { $badly }% instead of { $usual }%).
why-alike = It matters little which you take.
why-second-gains = Beside the best it gains: { $what }.
why-second-costs = Beside the best it costs: { $what }.
why-second-alike = As good as the best, as far as the bot can tell.

## Looking back at a game

ui-review-title = { $game }: { $steps ->
    [one] { $steps } move
   *[other] { $steps } moves
    }, and everybody’s chances of victory after them
ui-review-costly = What cost the most:
ui-review-nothing = No decision was found that cost much.
ui-review-decision = Step { $step }, { $name }: −{ $percent }%
ui-review-played = Done: { $what }
ui-review-better = Better: { $what }
ui-review-looked-at = { $count } of { $all } decisions were searched, those first after which the chances fell the most.
ui-review-play-on = Play on from one of them: tabletome review FILE --play STEP

## What bots answer their partners

partner-help = I am coming to help.
partner-go-ahead = I go ahead.
partner-hold = I hold back.
ui-says = { $name }: “{ $words }”
ui-help-ask = ask the bots among your partners: ask help, ask go-ahead, ask hold
ui-ask-unknown = You can ask for: { $known }.
ui-ask-nobody = There is no bot among your partners to ask.
