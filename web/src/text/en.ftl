# The words of the browser client itself. What games say comes from the server.

app-name = Tabletome
app-tagline = Epic fantasy board games, whole and by the book.
begin-here = Where to begin
begin-learn = Learn by playing
begin-learn-help = { $game } is learned soonest: a coach at a real table, move by move.
begin-play = A first game
begin-play-help = Against bots, at once; whatever is new is explained when it comes.
begin-play-do = Play
begin-friends = With friends
begin-friends-help = Set up a table and send a link; nobody needs an account.
begin-watch = Look on
begin-watch-help = Games that are being played now, and nothing to lose.
app-free = Free, in your browser. No account needed: a guest plays at once, alone with bots or with friends by a link.
skip-to-choices = Skip to the choices

## Everywhere

lobby = Lobby
rules = Rules
verify = Verify
account = Account
settings = Settings
close = Close
cancel = Cancel
back = Back
loading = Loading…
search = Search
language-switch = Language
theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-auto-pass = Play the only choice for me
setting-motion = Show moves
speed-off = at once
speed = Speed
setting-volume = Volume
setting-notify = Tell me when it is my turn, while a page is open
original = Designed for Tabletome
mixed = Partly designed for Tabletome
original-long = Where the facts of a printed piece are not public, it is designed for Tabletome, wholly or in part; such pieces stand under a heading of their own.
pieces-ours = Of { $have } pieces { $original } are designed for Tabletome and { $mixed } in part, because the printed facts are not public.
about = About Tabletome
about-text = Five epic fantasy board games, whole and by the book. Rules follow the rulebooks; what stands on cards and boards comes from the books and from published facts. Where neither tells, we have designed what was missing so that it fits the box.
about-pieces = Where the pieces come from
about-game = Game
about-have = Pieces
about-book = from the book
about-public = published
about-mixed = partly ours
about-original = ours
about-rules = Every reading of a rule where a book is silent or contradicts itself stands in the rules of its game.
credits = Icons: game-icons.net (CC BY 3.0). Type: Alegreya, Inter (OFL).
not-found = There is nothing at this address.
to-lobby = To the lobby
error-title = That did not work

## The lobby

games = Games
play = Play
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $least }–{ $most } players
rules-count = { $count ->
    [one] { $count } rule, numbered
   *[other] { $count } rules, numbered
}
my-games = My games
open-tables = Open tables
watch-tables = Tables to watch
past-games = Past games
no-tables = None now.
your-turn = your turn
waiting-for = waiting for { $names }
status-waiting = waiting for players
status-playing = being played
status-over = over
status-abandoned = abandoned
status-retired = retired
step-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
join = Join
watch = Watch
open = Open
replay = Replay
private = private
open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}

play-now = Play now
set-up = Set up
length-minutes = { $least }–{ $most } min
length-hours = { $least }–{ $most } h
length = Length
weight = Weight
weight-of = weight { $weight } of 5
people-here = { $count ->
    [one] One person here
   *[other] { $count } people here
}
games-on = { $count ->
    [one] one game going on
   *[other] { $count } games going on
}
waits-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}

## A new table

how-to-start = How to start
preset-custom = Custom
preset-custom-help = Every option by hand.
preset-for-you = You have not played this game here yet: begin with this.
new-table = New table
start = Start the game
create = Create the table
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-bot = Bot
seat-hotseat = Someone at this screen
seat-me-short = Me
seat-bot-short = Bot
seat-open-short = Open
seat-hotseat-short = Here
how-hard = How hard
how-it-goes = It usually takes
place = place
picked-none = nothing picked
picked = { $count } picked
picked-of = { $count } of { $exactly }
seat-name = Name
wish-ask = Ask the bots
wish-help = Help me
wish-go-ahead = Go ahead
wish-hold = Hold back
level-novice = novice
level-adept = adept
level-expert = expert
level-master = master
level-aggressive = aggressive adept
level-builder = building adept
bot-level = Strength
add-seat = Add a seat
remove-seat = Remove seat { $number }
options = Options
clock = Clock
clock-none = No clock
clock-live = Live
clock-correspondence = Correspondence
clock-minutes = Minutes each
clock-increment = Seconds a move
clock-days = Days a turn
clock-live-told = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}, and { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
} more for each move
clock-correspondence-told = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
make-private = Private: only by invitation
yes = yes
no = no

## The table

undo = Undo
undo-ask = Ask to undo
hint = Hint
log = Log
cards = Cards
chat = Chat
board = Board
dock = What you have
hand = Hand
choices = Choices
order = Order
shared = Shared
players = Players
dice = Dice
more = More
seed-fingerprint = seed { $hash }
seed-fingerprint-long = SHA-256 of the server's share of the seed, published before anyone sat down: { $hash }
seed-known = Seed: { $seed }
copy-link = Copy the link
copied = Copied
your-choice = Your choice
filter-choices = Filter the choices
no-match = Nothing matches.
choices-by = Narrow the choices
minor-choices = Of little use now: { $count }
key = What pieces look like
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
let-go = Let go
not-now = Not allowed now
why-not = Rule { $rule }
show-all = Show all { $count }
is-thinking = Waiting for { $name }
others-decide = { $names } decide
game-waiting = The game begins when every seat is taken.
still-missing = { $count ->
    [one] One player is still missing.
   *[other] { $count } players are still missing.
}
invite-link = Invitation for seat { $number }
seats = Seats
seat-ready = ready
bot-instead = Or a bot:
what-next = What happens next
what-is-played = What is played
next-anybody = Whoever has a link, or finds the table in the lobby, sits down.
next-friends = Friends find the table in their lobby; anybody else needs a link.
next-invited = Only whoever has a link finds this table. Each seat has its own.
next-begins = With the last of them it begins by itself; everybody adds a share to its seed, so that nobody can know it before.
next-away = You may leave this page: the table waits among your games in the lobby.
invite-scan = Come by telephone
invite-code = QR code for seat { $number }
invite-scan-help = Point a camera at it: it leads to seat { $number }.
give-to-bot = Give to a bot
take-seat = Take seat { $number }
leave-table = Leave the table
connected = connected
disconnected = away
bot-is = bot · { $level }
you = you
resigned = resigned
spectator = You are watching
delayed = { $seconds } s later
delayed-some = shown with a delay
watch-help = Games that anybody may watch: first those that most people watch, then those of the strongest. Where rivals hide their hands you see the game a little later.
watch-several = { $count } × { $name }
watch-nothing = Nobody plays in public just now.
spectators = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
reconnecting = The connection is gone. Connecting again…
table-refused = This table is not open to you, or it does not exist.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
skip-animation = Skip
again = Again
film = What is being shown
speed-now = Speed: { $speed }
seconds = { $seconds } s
again-help = Show once more what has happened since your last choice
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
board-help = Arrow keys move the board, plus and minus change its size, 0 shows all of it.
lying = lying
face-down = face down
rank-elite = elite
rank-boss = boss
card-back = A card, face down
pile-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
spent = spent
pattern = { $count ->
    [one] Area of { $count } hex
   *[other] Area of { $count } hexes
}
log-empty = Nothing has happened yet.
log-earlier = Earlier
rules-changed = { $lost ->
    [0] The rules changed at move { $step }.
    [one] The rules have changed: one move was taken back, and the game went on from move { $step }.
   *[other] The rules have changed: { $lost } moves were taken back, and the game went on from move { $step }.
}

retired-title = This game is retired
retired-help = The rules have changed, and those of today cannot play it on. This is how it last looked; the log is whole. Should a later version be able to play it, it will come back by itself.
retired-why = Why?
retired-delete = Delete the table
retired-delete-sure = Delete this game with all that is known of it? Nothing can bring it back.
retired-leave-sure = Leave this game? It stays with the others.
new-since = since your last choice
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
seat-switch = Look from
hotseat-pass = Pass the screen to { $name }
hotseat-ready = I am { $name }
only-choice = Only one choice, played for you: { $choice }
stale-move = The table has moved on; look again.

## Asking

undo-asked = { $name } asks to take back a move.
abandon-asked = { $name } asks to end the game without a result.
agree = Agree
refuse = Refuse
waiting-answer = Waiting for the others to agree.
resign = Resign
resign-sure = Resign this game? A bot plays on for you, or the game ends.
abandon = Abandon the game
rematch = Rematch
rematch-help = The same people play again; rivals exchange sides.
rematch-join = Join the rematch

## Hint

hint-title = What a bot would do
hint-thinking = A bot is thinking…
hint-best = It likes this best: it expects { $percent }% of a win and tried it { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}.
hint-other = { $percent }% · tried { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}
hint-likely = { $percent }% of the time
hint-play = Play it
hint-later = { $seconds ->
    [one] Enough hints for now: the next one in { $seconds } second.
   *[other] Enough hints for now: the next one in { $seconds } seconds.
}
hint-none = The bot found nothing to say.

## The end

game-over = The game is over
winner = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
nobody-wins = Nobody wins
won-together = Victory
lost-together = Defeat
in-force = In force
who-goes = Who goes
where-to = Where to
foretold = What it is like
record-of = { $games ->
    [one] Of { $games } such game here
   *[other] Of { $games } such games here
}
record-won = { $percent } % won
all-of = All { $count }
fewer = Fewer
scores = Points so far, by source
total = Total
reason-resigned = by resignation
reason-time = on time
reason-absent = the other has left
reason-abandoned = abandoned by consent
download-record = Download the record
explore = Explore from here
clone-help = A private copy of this position: play every seat yourself.
cloned = A private copy of another game

## Replay

replay-of = Replay
look-back = Looking back
chances = Chances over the game
chances-now = { $name }: { $percent }%
chances-told = { $name }: { $first }% at the beginning, { $now }% now, { $last }% at the end.
luck = What was left to chance
luck-expected = { $name }: { $got } — expected { $expected }.
luck-this-or-more = This or more: { $percent }%
review-ask = What decided this game?
review-help = A bot searches the game for the decisions that cost the most. It takes up to a minute.
review-thinking = A bot is looking for what decided this game…
costly-title = What cost the most
costly-step = Step { $step }, { $name }: −{ $percent }%
costly-played = Done:
costly-better = Better:
costly-none = No decision was found that cost much.
costly-looked-at = { $count } of { $all } decisions were searched, those first after which the chances fell the most.
play-from-here = Play on from here
step-of = Step { $step } of { $steps }
first-step = First step
previous-step = Previous step
next-step = Next step
last-step = Last step
play-on = Play
pause = Pause
view-from = Seen by
view-open = everyone, cards open
view-spectator = a spectator
link-to-step = Link to this step

## Rules and cards

rules-of = Rules of { $game }
search-rules = Search the rules
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
reading = How we read it
rule-source = Source
search-cards = Search the cards

replay-step = Replay from step { $step }
cards-of = Cards of { $game }
on-the-table = On the table
in-the-box = In the box
no-cards = This game has no cards to read.
cards-found = { $count ->
    [one] { $count } card found
   *[other] { $count } cards found
}

## Verify

verify-title = Verify a game
verify-help = A record holds the seed and every move. Replaying it here shows that the dice fell as the seed says and every move was legal. Choose a downloaded record, or paste one.
verify-file = Record file
verify-paste = or paste the record
verify-go = Verify
verify-good = Every step agrees
verify-bad = The record does not hold
verify-steps = { $count ->
    [one] { $count } step replayed
   *[other] { $count } steps replayed
}
verify-commitment = The fingerprint published before the game has to be this one
verify-shares = { $count ->
    [0] The server alone drew the seed.
    [one] The seed was drawn by the server and one player.
   *[other] The seed was drawn by the server and { $count } players.
}
verify-share-kept = Your own share is in it, and the server kept to its promise.
verify-share-missing = Your own share is not in it, or the server did not keep to its promise.
fingerprint = Fingerprint

## Account

guest-is = You play as the guest { $name }.
account-is = You are signed in as { $name }.
name = Name
password = Password
rename = Change the name
register = Make an account
register-help = An account keeps your games when you change the browser.
login = Sign in
logout = Sign out
notices-title = When it is your turn
notices-help = How to tell you while you are away from the table.
push = Tell this browser, even while it is closed
push-failed = The browser's push service did not answer. Try again later.
push-no-browser = This browser cannot be told while it is closed. On a phone, adding the page to the home screen may help.
push-no-denied = You have forbidden notifications of this page. Your browser's settings allow them again.
push-no-server = This server sends nothing to closed browsers.
webhook-help = An https address of your own (a webhook) that is told, too
save = Save
saved = Saved

new-password = New password
change-password = Change the password
change-password-help = Every other browser in which you are signed in is signed out.
password-changed = The password is changed.
delete-account = Delete the account
delete-account-help = For good: your seats are left, games in progress resigned, your name and what you said forgotten. Type your password to confirm.
delete-account-sure = Delete this account for good?
forgot-password = Forgot the password?
forgot-password-help = Whoever runs this server can give you a code with which you choose a new one.
reset-code = Code
sessions = Where you are signed in
sessions-help = Browsers in which you are known. Whatever you do not recognise you can sign out.
session-this = this browser
session-unknown = a browser
session-end = Sign out
sessions-end = Sign out everywhere else
forget-me = Forget me
forget-me-help = For good: your seats are left, games in progress resigned, your name and what you said forgotten.
forget-me-sure = Forget everything about you, for good?
my-data = Everything that is kept of you
account-deleted = The account is deleted. You play as a guest again.

## What the server refuses

error-offline = The server cannot be reached. Trying again…
error-wrong-password = The name or the password is wrong.
error-name-taken = This name is taken.
error-too-many = { $seconds ->
    [0] Too many attempts. Wait a little.
    [one] Too many attempts. Try again in { $seconds } second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
error-busy = { $seconds ->
    [0] The server is busy. Wait a little.
    [one] The server is busy. Try again in a second.
   *[other] The server is busy. Try again in { $seconds } seconds.
}
error-no-session = You are signed out.
error-not-your-seat = This seat is not yours.
error-not-allowed = You may not do this.
error-not-found = There is nothing here, or it is not for you.
error-retired = The rules have changed, and this game cannot be played on.
error-other-rules = Other rules led through this part of the game; it cannot be played again.
error-not-now = This cannot be done now.
error-cannot-undo = There is nothing that could be taken back.
error-illegal-action = This is not one of your choices now.
error-bad-action-text = This is not one of your choices now.
error-bad-options = These settings do not fit: { $text }
error-malformed = The server does not take it like this: { $text }
error-unknown-game = There is no such game here.
error-unknown-rule = There is no such rule.
error-bad-record = This is no record of a game, or not a whole one: { $text }
error-wrong-origin = This page does not belong to the server.
error-banned = The operator of this server has sent you away: { $text }
error-defect = The server has made a mistake; nothing has changed.

## Help

keys-title = Keys
keys-choose = play the choice with that key
keys-filter = filter the choices by typing, Enter plays the first
keys-undo = undo
keys-hint = hint
keys-back = let go of what you pointed at, close
keys-enter = play the only choice, or the thing in focus
keys-pause = hold what is being shown, and let it go on
keys-skip = skip what is being shown
keys-board = on the board: move it; plus, minus, 0: size
keys-help = this help

## The table, second edition

now = Now
focus = What is going on
panes = Parts of the table
since-your-turn = Since your last turn
lately = What happened
seen-of = { $seen } of { $all }
where-we-are = Where the game stands
pane-hand = Hand
pane-aside = Offers
pane-players = Players
pane-foes = Foes
pane-now = Now
pane-log = Log
foes = Foes
beyond = Further this way can be chosen: { $count }
forward = On
fold = Fold the cards away
unfold = Lay the cards out
press-again = Press again:
points-word = { $count ->
    [one] point
   *[other] points
}
thinking = { $count ->
    [one] Waiting for { $names }…
   *[other] Waiting for { $names }…
}
nobody-asked = Nothing is asked now.
chance-of = { $value }: { $percent }%
before-after = before and after:
sum-is = comes to { $total }
of-against = of { $against }
less-of = Less { $name }
more-of = More { $name }
still-left = { $count ->
    [one] { $count } still to give out
   *[other] { $count } still to give out
}
too-much = { $count ->
    [one] { $count } too many
   *[other] { $count } too many
}
not-offered = This cannot be chosen.
figures-left = Figures: { $now } of { $most }
base-value = { $base } as printed, { $value } now
inspect = What this is
shown-to-choose = What you choose between
show-board = Look at the board
show-cards = Back to the cards
seed-show = How the dice can be verified
abandon-sure = End the game for everybody, without a result? It cannot be taken back.
claim = Go on without { $name }
claim-sure = { $name } has not moved for a long time. A bot takes the seat, or, where only one rival is left, the game is yours.
claim-yes = Go on
put-out = Put out
free-seat = Free the seat
quit-sure = This ends the game for good. It cannot be taken back.
glossary = Glossary

## Learning

learn = Learn
learn-title = Learn { $game }
learn-help = Each lesson is played on the real table with a coach at your side. Nothing can go wrong: what does not belong to the lesson is answered, not played.
learn-all = { $lessons } lessons, about { $minutes } min in all
learn-more = Besides the lessons
lesson-start = Begin
lesson-go-on = Go on
lesson-length = { $steps } steps, about { $minutes } min
lesson-step = step { $step } of { $steps }
lesson-minutes-left = about { $minutes } min left
learn-leave = Leave the lesson
next-lesson = Next lesson
more-lessons = More lessons
go-on = Go on
show-me = Show me
why = Why?
look-at-board = Look at the table
open-in-rules = open in the rules
coach = Coach
for-example = Example:
understood = Got it
coach-off = No more explanations
coach-again = Explain everything again
setting-coach = Explain every kind of decision the first time it comes up
explain-this = Explain this
aid = Player aid
aid-of = { $game } on one page
aid-glossary = Words and symbols
aid-print = Print

# Stories

story = Story
story-close = Read on

## Places on a picture

place-done = done
place-now = here
place-open = open
place-shut = closed

## Profiles and the strongest

profile = Profile
profile-account = Account since { $day }
profile-guest = Guest since { $day }
profile-shows = What others see here
profile-figures = Figures
profile-history = Past games
profile-ratings = Ratings
profile-no-games = No game finished yet.
profile-played = { $played ->
    [one] 1 game, { $won } won
   *[other] { $played } games, { $won } won
}
profile-share-won = Share of games won
profile-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
profile-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
profile-best = best victory { $points }
profile-streak = { $count } victories in a row
profile-rating = with { $players } players ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
profile-favourites = Played most
profile-months = Time by month
profile-line = The rating over the last games
profile-older = Older games
result-won = Won
result-lost = Lost
result-resigned = Resigned
result-place = Place { $place } of { $players }
leaderboard = The strongest
leaderboard-title = { $game }: the strongest
leaderboard-help = Glicko-2 ratings of games between rivals, bots included. Whoever has played little is not ranked yet; ± says within which bounds the true strength lies.
leaderboard-empty = Nobody is known well enough yet: a dozen games or so are needed.
leaderboard-sizes = Number of players
leaderboard-players = { $players } players
leaderboard-rank = Rank
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-won = Won

## Company

company = Friends
friends = Friends
friends-none = Nobody yet. On the profile of whoever you have played with you can ask them.
friends-asking = Ask to be your friends
friend-friend = You are friends.
friend-asked = You have asked { $name }.
friend-asks = { $name } asks to be your friend.
friend-ask = Ask to be friends
friend-part = Be friends no more
friend-withdraw = Ask no more
acquaintances = Others you keep in mind
tie = You and this person
online = here now
away = away
mute = Do not read
is-muted = not read
block = Block
block-help = No invitations, no tables together, and nothing to read of each other’s. They are not told.
is-blocked = blocked
note = Note, for your eyes only
play-with = Play with { $name }
play-with-short = Play together…
invitations = You are invited
invites-you = asks you to sit down: { $game }
invited-by = { $name } asks you to sit down
ask-friends = Ask a friend:
next-table = Next table
seeking = Find others to play with
seek = Find
seeking-help = A table is made as soon as others want the same. Opponents of about your strength come first; the longer you wait, the wider the search. Keep this site open.
seeking-for = Looking: { $game }, { $players } players
seeking-window = ({ $rating } ± { $window })
seeking-stop = Stop looking
game = Game
filters = Which tables
any-game = Any game
any-number = Any number
any-pace = Any pace
stakes = Rated or not
any-stakes = Rated or not
rated = rated
for-fun = for fun
table-for = Who finds this table
table-for-everybody = Everybody
table-for-friends = Friends
table-rated = Counts for ratings

profile-achievements = Achievements
profile-achieved = { $earned } of { $all }
profile-rarity = { $percent } % of all players have it

# The daily challenge

daily = The daily challenge
daily-short = Daily
daily-all = all { $count } games
daily-title = { $game }: the daily challenge
daily-help = Everybody plays the same game with the same dice and cards until midnight UTC. One try counts: without hints, and nothing is taken back that has shown something new. Then you may practise as often as you like.
daily-hours-left = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
daily-tried = { $count ->
    [0] Nobody has tried it yet.
    [one] { $count } person has tried it.
   *[other] { $count } people have tried it.
}
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-longest = longest: { $count }
daily-start = Begin your try
daily-go-on = Go on with your try
daily-practise = Practise
daily-board = Today’s best
daily-yours = Your try
daily-yesterday = The best game of the day before
daily-watch = Watch it
daily-checked = The server plays every game again before it counts.
daily-nobody = Nobody has finished it yet.
daily-rank = rank { $rank }
daily-playing = Being played
daily-judging = Being checked
daily-counted = Done
daily-given-up = Given up
daily-late = Not finished in time
daily-refused = Not accepted: the game could not be played again as it was noted

# Tournaments

tournaments = Tournaments
tournaments-help = Rivals meet round by round, parties race through the same adventure. The server pairs, makes the tables and keeps the clocks; you will be called when it is your turn.
tournaments-open = Open
tournaments-running = Being played
tournaments-over = Over
tournaments-none = None just now. Announce one!
tournament-new = New tournament
tournament-announce = Announce it
tournament-format = Kind
tournament-rounds = Rounds
tournament-rounds-help = 0: as many as it takes to find a winner
tournament-size = Players in a party
tournament-at-table = Players at a table
tournament-at-table-help = With more than two, places count: 1 point for the first, 0 for the last.
tournament-most = Places
tournament-minutes = Begins in minutes
tournament-bots = Bots that take part
tournament-entered = { $entered } of { $most } places taken
tournament-begins = begins { $moment }
tournament-round = round { $round } of { $rounds }
tournament-round-of = Round { $round }
tournament-yours = you take part
tournament-over = over
tournament-cancelled = called off
tournament-join = Take part
tournament-join-party = Join this party
tournament-leave = Leave
tournament-withdraw = Withdraw and give up
tournament-begin = Begin now
tournament-cancel = Call it off
tournament-entrants = Who takes part
tournament-standings = Standings
tournament-points = Points
tournament-buchholz = Opponents
tournament-buchholz-help = Buchholz: the points of all whom one has met
tournament-sonneborn = Beaten
tournament-sonneborn-help = Sonneborn-Berger: the points of those beaten, and half of those drawn with
tournament-bye = bye
tournament-forfeit = forfeit
tournament-table = to the table
format-swiss = Swiss
format-swiss-help = All play every round, against others who stand alike.
format-knockout = Knockout
format-knockout-help = Whoever loses is out; a draw is played again.
format-round-robin = Round robin
format-round-robin-help = Everybody meets everybody.
format-race = Race
format-race-help = Parties play the same adventure with the same seed, each for itself; the best result wins. For games that are won together.

together = Together and alone
together-help = Games that are won or lost together, or played alone, by what was played. Every result was checked by playing the game again.
together-courses = What was played
together-won = { $won } of { $played } won

## Moderation

report = Report
report-line = Report this line by { $name }
report-title = Report { $name }
report-what = What is wrong
report-words = In your words
report-chat-too = The chat around it is sent along.
report-send = Tell the moderators
report-done = Thank you. A moderator will look at it.
wrong-chat = What they wrote
wrong-play = How they play
wrong-name = Their name
wrong-other = Something else
moderation = Moderation
moderation-log = What was done
reports-waiting = Reports
reports-none = Nothing waits.
reports-settled = Settled
report-by = { $by } about
report-table = the table
report-others = { $count ->
    [one] one more report
   *[other] { $count } more reports
}
report-settled = Settled by { $by }, { $when }.
unsay = Delete
unsay-line = Delete the line: { $text }
verdict = What to do
verdict-days = Days, 0 for good
verdict-reason = Why; they are told
settle = Settle
operator = The operator
until = until { $when }
for-good = for good
deed-nothing = nothing
deed-mute = mute
deed-ban = ban
deed-unmute = lets write again:
deed-unban = lets come back:
deed-unsay = deletes a line of
deed-rename = renames
deed-appoint = makes a moderator of
deed-dismiss = no moderator any more:
table-hints = Hints are allowed
table-chat = People may write to each other
chat-closed = There is no chat at this table.
no-hints = This table is played without hints.

## Notices, moves in advance, watching

quiet-hours = Quiet hours: what comes then is told afterwards
quiet-from = From
quiet-until = Until
digest = Tell me of slow games once a day, not of each move
digest-at = At
time-zone = By your time: { $zone }.
premove = Choose a move in advance
premove-choose = What might be offered
premove-pass = Pass, if I may
premove-pass-when = Pass when I am asked
premove-any = anything
premove-lasting = Again and again, until something else is asked
premove-kept = Chosen in advance: { $move }
premove-kept-asked = if asked “{ $question }”
premove-kept-lasting = again and again
premove-revoke = Revoke
premove-help = It is played at your next decision if it can be then. If not, it is dropped and you are told. Nobody else sees it.
premove-dropped = what you chose in advance cannot be played; it is your turn
comments = Comments
comment-here = Comment on step { $step }
comments-at = Also at step
comments-step = Go to step { $step }
watch-rating = rating { $rating }
