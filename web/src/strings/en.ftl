## Everywhere

close = Close
loading = Loading…
join = Join
yes = yes
no = no
copied = Copied
copy-link = Copy the link
tools = Tools
home-link = Sobremesa, home page
to-home = To the home page
your-turn = Your turn
your-name = Your name
you = you
cancel = Cancel
wait = Others are playing
to-my-turn = To my turn
zoom-out = The whole board
name-placeholder = Name
switch-to-en = EN: switch to English
switch-to-es = ES: cambiar a español
refusal-link-no-seat = The link you followed does not give you a seat at this table. Whatever you had here has not changed.
refusal-unreachable = The server cannot be reached just now. Try again in a moment.
span-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }

## The first page

home-title = Stay at the table a while.
home-lead = Board games with friends, against bots, or on your own. Nothing to install, no sign-up.
home-join = Have a code? Join a table
home-code = Code
home-games = Games
home-matches = Your matches
home-all-matches = See all { $count }
home-tidy = Remove the finished ones
way-out = { $title }: leave or delete
ways-out = Leave
forever-match = Leave for good
forever-match-help = Your seat becomes free or goes to a bot. The match is no longer among yours, and you cannot take the seat back from here.
remove-match = Delete the match
remove-match-help = It is gone for everybody who was in it and can no longer be replayed.
remove-waiting = Close the table
remove-waiting-help = Its code no longer leads anywhere. Anyone already seated is told.
forget-match = Remove from my matches
forget-match-help = It stays as it is for everybody else; this device no longer lists it.
home-foot = An independent implementation of the rules, in our own words and drawings. Titles belong to their owners; if you like a game, buy it.
home-more = { $title }: more
seats-and-minutes =
    { $fewest ->
        [one] 1 to { $most } players · { $minutes } minutes
       *[other] { $fewest } to { $most } players · { $minutes } minutes
    }
quick-bot = Play
opponents = Opponents
opponents-level = Who you play against
opponents-with = { $level } · with { $names }
opponent = { $name }, { $level }
quick-alone = Play alone
play-friends = Play with friends
with-friends = With friends
friends = Friends
learn = Learn
learn-title = Learn { $title }
learnt = learnt
no-lessons = There are no lessons for this game.
lesson-fold = Hide the task
lesson-unfold = Show the task
lesson-again = Once more
lesson-next = Next lesson
lesson-match = Play a match
lesson-list = All lessons
practice = Practise
no-practice = This game has no practice table.
how-to-play = How to play
stage-playing = Continue
stage-waiting = Waiting
stage-over = Finished
stage-broken = Cannot go on
some-match = A match

## Opening a table

open-title = Open a table
open-seats = Who sits at the table
open-who = Who sits in seat { $number }
open-level = Level of the bot in seat { $number }
open-name = Name of the player in seat { $number }
open-own = Seat { $number }
open-remove = Remove seat { $number }
open-add = Add a seat
open-open-help = joins with the link or code
open-others = Who the others are
others-open = Friends by code
others-bot = Bots
others-here = All here
who-me = Me
who-open = A friend
who-bot = A bot
who-here = Someone here
open-options = Options
open-undo = Moves may be taken back
open-undo-help = As long as they have shown nothing new.
presets = How you play
preset-last = As last time
preset-relaxed = Relaxed
preset-brisk = Brisk
preset-strict = Strict
open-draw = Random first player
open-draw-help = The order round the table stays the same. If this is off, seat 1 begins.
open-watchers = Others may watch
open-watchers-help = They see the table, but nobody’s hand.
open-clock = Time per move
open-clock-none = no limit
open-clock-help = When it runs out, a bot plays for that person until they take their seat back.
open-more = More options
open-then-wait = Then you get a code for your friends.
open-then-play = Everybody is here: the match begins at once.
open-go-wait = Open the table
open-go-play = Begin

## The waiting room

waiting-title = Waiting for players
waiting-invite = Invite your friends
waiting-code-help = Tell them this code, or let them scan the picture:
waiting-share = Play { $game } with me. Table code: { $code }
share = Share
waiting-link = Link to this table
waiting-qr = QR code with the link to this table
waiting-local = This address works only on this computer. For other devices, open this page at the computer’s address on your network.
waiting-network = Devices on the same network can use this address.
waiting-clock = Time per move: { $time }. If it runs out, a bot plays on.
waiting-draw = Who begins is drawn by lot when the match starts.
waiting-for =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-ready = Everybody is here.
waiting-host = Everybody is here. Whoever opened the table starts the match.
seat-open = Free seat
seat-waiting = waiting for somebody
seat-mine = on this device
seat-present = here
seat-absent = away
seat-stand-in = away; a bot plays meanwhile
stand-in = a bot plays
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
seat-remove = Remove { $name }
seat-stand = { $name } gets up
sit = Sit here
sit-name = Type your name and pick a seat.
sit-another = Is somebody else with you? Type their name and pick a seat.
bot-level = Level of the bots
fill-bots = Fill with bots
start = Begin the match

## At the table

line-connecting = Connecting…
line-lost = Connection lost; trying again…
send-again = Send again
try-again = Try again
line-closed = Not connected
people = Players
people-code = Code of this table:
people-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
move-seat = Move my seat to another device
move-seat-help = Scan this with the other device. Whoever has it can play for you, so do not show it to anyone else.
leave-match = Leave the match
leave-match-help = If you leave, a bot plays your hand. Nobody else will see it, and you can take it back whenever you return.
watching = You are watching this match.
ask-play = I want to play
ask-name = Type your name and ask for a bot’s seat. It is yours once everybody agrees.
ask-seat = Ask for this seat
ask-for-you = { $name } would like to take over from { $bot } and would see those cards. Do you agree?
ask-yes = Yes
ask-no = No
ask-waiting = You have asked for a seat. Still to agree: { $names }.
ask-declined = You did not get the seat this time. You can keep watching.
event-seat-sat = { $name } sits down in seat { $number }.
event-seat-left = { $name } leaves seat { $number }.
event-seat-left-bot = { $name } leaves; a bot plays the hand.
event-seat-removed = { $name } was asked to leave seat { $number }.
event-seat-removed-bot = { $name } was asked to leave; a bot plays the hand to the end.
event-seat-opened = Seat { $number } is free now.
event-seat-bot = { $name } ({ $level }) plays in seat { $number } now.
event-seat-stand-in = A bot ({ $level }) stands in for { $name }.
event-seat-back = { $name } is back.
let-bot-play = Let a bot play
let-bot-play-help = A bot plays for you until you take your seat back.
bot-plays-for-you = A bot is playing for you.
bot-plays-for = A bot is playing for { $name }.
time-ran-out = Your time ran out: a bot is playing for you.
time-left = Time left: { $time }
time-last =
    { $count ->
        [one] One second left for your move.
       *[other] { $count } seconds left for your move.
    }
reclaim-seat = Take my seat back
reclaim-for = { $name } is back
no-table = This table cannot be shown
missed = Things happened while you were away.
missed-show = Show me
skipped = { $count ->
    [one] One move meanwhile.
   *[other] { $count } moves meanwhile.
  }
tabs = Parts of the table
tab-board = Table
tab-panel = Scores
tab-log = Log
log = What happened
log-newest = Newest
past = As it was after step { $step }
past-begin = The beginning
past-back = Back to now
past-replay = Replay from here
scores-if-ended-now = if it ended now
react = Reactions
reacted = { $name }: { $face }
reaction-laugh = Laughing
reaction-wow = Astonished
reaction-ouch = Ouch!
reaction-bravo = Well done!
reaction-thanks = Thank you!
reaction-wait = Waiting…
undo = Undo
hand-over-eyebrow = Pass the device
hand-over = It is { $name }’s turn
hand-over-help = What { $name } holds stays hidden until nobody else is looking.
hand-over-ready = I am { $name }

## The end

end-over = The match is over
end-sheet = Score sheet
end-total = Total
end-place = Place
end-rank = { $rank }
end-counting = Counting
end-skip = Skip the counting
end-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
end-same = You have had these cards before. The first time: { $points } of { $count }.
copy-by-hand = Result to copy
end-tie = A tie on points: the victory is shared.
end-level = Level on points: it could not have been closer.
end-close =
    { $points ->
        [one] So close: one point short.
       *[other] So close: { $points } points short.
    }
end-well-played = Well played!
end-series = So far: { $score }
end-again = Play again
end-next = To the rematch
end-look = See the board
end-home = Home
end-record = Save the record
end-story = Story
series-wins =
    { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
best-goal = To beat: { $points }
best-first = { $points } to beat next time.
best-new = A new best! Before: { $before }
best-stands = Your best is still { $points }.

## The story of a match

story-chart = Points through the match. Press for the replay.
story-move = Move { $number } of { $all }
story-none = In this game nobody can tell who is ahead before the end.
story-changes =
    { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
story-best =
    { $points ->
        [one] Best move: 1 point for { $name }
       *[other] Best move: { $points } points for { $name }
    }
story-dearest =
    { $points ->
        [one] Costliest moment: { $name } lost 1 point
       *[other] Costliest moment: { $name } lost { $points } points
    }
story-lost = { $name } was once { $points } ahead
story-for-good = { $name } took the lead for good
story-always = { $name } led from start to finish

## Replay

replay = Replay
replay-step = Step
replay-at = Step { $number } of { $all }
replay-first = First step
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = Last step
replay-eyes = Whose eyes to see it with
replay-eyes-none = An onlooker
replay-link = Link to this moment
replay-leave = Back to the table

## Rules and keys

rules = Rules
rules-of = { $title }: the rules
keys = Keyboard
key-undo = take back your last move
key-jump = to your turn, skipping what others do
key-react = reactions for everyone at the table
key-cancel = cancel
key-tab = from one thing to the next; Enter chooses
key-help = this list
key-name-enter = Enter
key-name-shift = Shift
key-name-space = Space

## Settings

settings = Settings
settings-language = Language
language-en = English
language-es = Español
settings-theme = Appearance
theme-auto = same as device
theme-light = light
theme-dark = dark
settings-size = Text size
size-small = small
size-normal = normal
size-large = large
size-huge = very large
settings-pace = Animation
pace-off = off
pace-fast = fast
pace-normal = normal
pace-slow = slow
settings-confirm = Ask before a move
confirm-always = always
confirm-risky = when it matters
confirm-never = never
settings-seeing = Telling pieces apart
settings-patterns = Add patterns and letters
settings-sound = Sound
settings-sound-moves = for moves
settings-sound-turn = when it is my turn
settings-sound-end = at the end
settings-volume = Volume
volume-off = silent
volume-quiet = quiet
volume-normal = normal
volume-loud = loud
settings-touch = Vibration
settings-vibration = when it is my turn, and for a strong hit
settings-reactions = Show and send faces at the table
