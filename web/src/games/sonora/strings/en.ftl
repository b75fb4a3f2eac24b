## The board, as it is told

board-label = The board
letter-ruins = R
letter-creek = B
letter-mudcracks = M
letter-canyon = C
zone-ruins = ruins
zone-creek = creek bed
zone-mudcracks = mudcracks
zone-canyon = canyon
lies-hand = in hand
lies-out = out for this round
lies-hole = in the hole
lies-hole-for = in the hole, for { $section }
lies-double = on a circle, double for { $section }
tag-share = { $letter } { $share }%
lies-share = { $ground } { $share }%
lies-half = exactly half and half: { $parts }
result = { $disc }: { $parts }
result-hit = hit { $discs }
score-ruins = Ruins
score-creek = Creek bed
score-mudcracks = Mudcracks
score-canyon = Canyon

## What can be done

prompt-wait = One moment…
prompt-choose =
    { $count ->
        [one] Choose the disc to flick: one this turn.
        [2] Choose a disc to flick: two this turn.
       *[other] Choose a disc to flick: { $count } this turn.
    }
prompt-pull = Press the board, pull back and let go. You can move the disc on your corner.
prompt-backwards = Pull back, away from the board: the disc goes the other way.
hint-choose = First choose one of your discs.
prompt-keys = Arrows turn it and set the power, Enter flicks. Or hold Space and let go.
prompt-dial = Turn the arrow, set the power, and flick.
prompt-aiming = { $disc }: { $sign }{ $angle }°, { $power }% power
prompt-reflick = Flick { $disc } once more, or keep it there?
prompt-reflick-next = Choose your next disc, or flick { $disc } once more.
prompt-reflick-out = { $disc } is off the board. Flick it once more, or leave it out?
prompt-bullseye = Bullseye! Which section does { $disc } count for?
prompt-halves = { $disc } lies exactly half and half: where does it count?
prompt-own = Which colour is yours?
prompt-rival = And which is your rival’s?
prompt-swap = Two of your discs may change places: choose the first.
prompt-swap-with = Which disc changes places with { $disc }?
prompt-other-flick =
    { $count ->
        [one] { $seat } is flicking: one disc to go.
       *[other] { $seat } is flicking: { $count } discs to go.
    }
prompt-other-roll = The discs are moving…
prompt-other-bullseye = { $seat } chooses a section for a bullseye.
prompt-other-reflick = { $seat } may flick once more.
prompt-other-colours = { $seat } is choosing colours.
prompt-other-swap = { $seat } may swap two discs.
prompt-other-halves = { $seat } chooses where a disc on the line counts.
prompt-other-over = The match is over.

## Aiming

flick = Flick
dial-angle = Angle
dial-power = Power
aim-now = { $sign }{ $angle }° · { $power }%
aim-angle = { $sign }{ $angle }°
aim-power = { $power }%
aim-over = Flies over the rail
aim-risky = May fly over
style-dial = Aim with sliders
reflick =
    { $count ->
        [one] Spend your Reflick
       *[other] Spend a Reflick ({ $count })
    }
keep = Keep it
keep-out = Leave it out
moment-bullseye = Bullseye!
moment-knocked = Knocked off!
moment-building = { $seat } finishes { $building } first!
end-swaps = No swap
again = Show the flick again
again-slowly = Show the flick again, slowly

## The way of an aim

preview-disc = As aimed, it first meets { $disc }.
preview-edge = As aimed, it first meets the edge.
preview-over = As aimed, it flies over the rail and is lost.
preview-risky = As aimed, it first meets the edge; a little harder, and it flies over.
preview-hole = As aimed, it falls into the hole.
preview-passed = As aimed, it comes to the hole, too fast to fall in.
preview-rest = As aimed, it comes to rest here, touching nothing.
preview-corner = As aimed, it does not even leave the corner.

## Beside the board

hand-label = Discs in { $seat }’s hand
hand-empty = No disc left in hand
swap-label = Discs that may change places
sections-label = Sections
colours-label = Colours
in-words = In words
in-words-title = The table in words
text-table = The table
text-seat =
    { $points ->
        [one] { $seat }: 1 point so far
       *[other] { $seat }: { $points } points so far
    }
text-hand = In hand: { $discs }.
text-now = As the discs lie: { $values }.
text-bonuses = Reflicks { $reflicks }, swaps { $swaps }.

## The scores

round-now = Round { $round } of { $rounds }.
scores = Scores
scores-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scores-now = { $points } as the discs lie
bonuses = Reflick { $reflicks } · Swap { $swaps }
now-help = Below each name: what the discs would count for if they stayed where they are.

## The sheet

show-sheet = Show the sheet
show-board = Show the board
map-label = The four sections
section-points =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
section-then = { $points } with this mark
section-todo = something to write
seats-label = Whose sheet
sheet-mine = Your sheet
sheet-back = Back to my sheet
sheet-of = { $seat }’s sheet
sheet-of-busy = { $seat }’s sheet, still being written
race-label = Order in the ruins, and what each still has to cross off
row-reflick = Reflick
row-swap = Swap
row-total = Total
centre-label = Bonuses
discovered = { $who }: { $circled } circled, { $saved } to use
who-fox = Fox
who-owl = Owl
who-rabbit = Rabbit
icon-fox =
    { $count ->
        [one] Fox
       *[other] { $count } Foxes
    }
icon-owl =
    { $count ->
        [one] Owl
       *[other] { $count } Owls
    }
icon-rabbit =
    { $count ->
        [one] Rabbit
       *[other] { $count } Rabbits
    }
icon-reflick =
    { $count ->
        [one] 1 Reflick
       *[other] { $count } Reflicks
    }
icon-swap =
    { $count ->
        [one] 1 Swap
       *[other] { $count } Swaps
    }
icon-discovery =
    { $count ->
        [one] Discovery
       *[other] { $count } Discoveries
    }
icon-saguaro =
    { $count ->
        [one] 1 saguaro
       *[other] { $count } saguaros
    }
icon-pear =
    { $count ->
        [one] 1 prickly pear
       *[other] { $count } prickly pears
    }
icon-barrel =
    { $count ->
        [one] 1 barrel cactus
       *[other] { $count } barrel cacti
    }

## Still to write

queue-label = Still to write
queue-label-of = { $seat } has still to write
queue-empty = Nothing left to write
queue-ruins = { $value } to cross off in the ruins
queue-mud = { $value } to spend in the mudcracks
queue-sitting = { $value } left to spend in the mudcracks
queue-rival-mud = Circles in the mudcracks for the rival to fill in: { $value }
queue-disc =
    { $count ->
        [one] { $name }: { $into }
       *[other] { $name }: { $into }, { $count } times
    }
queue-animal =
    { $count ->
        [one] { $who }, lost if not used in this round
       *[other] { $who } ×{ $count }, lost if not used in this round
    }
queue-saved =
    { $count ->
        [one] { $who }, saved
       *[other] { $who } ×{ $count }, saved
    }
prompt-ruins = Ruins: cross off { $value }. Press a hex to cross off up to there.
prompt-canyon =
    { $number ->
        [1] Canyon: draw one square or two for { $name }.
       *[other] Canyon: draw shape { $number } or a lower one for { $name }.
    }
prompt-creek =
    { $number ->
        [one] Creek bed: { $name } makes a path of exactly one space.
       *[other] Creek bed: { $name } makes a path of exactly { $number } spaces.
    }
prompt-mud = Mudcracks: spend { $value }, all in one go.
prompt-sitting = Mudcracks: { $value } left. Mark a node, or tick boxes with the rest.
prompt-fox = Fox: draw shape { $number } or a lower one in the canyon.
prompt-owl = Owl: make a path of one to five spaces in the creek bed.
prompt-rabbit = Rabbit: { $value } more to spend in the mudcracks.
prompt-discover = A Discovery! Which animal do you circle?
prompt-again = Press it again or confirm.
prompt-finish = Everything is written. Finish, or take something back.
prompt-finish-saved = Your discs are written. Finish, or use an animal you have saved.
prompt-rival-canyon = The rival’s turn: where does it fill in a shape for { $name }?
prompt-rival-creek = The rival’s turn: where does its path of { $number } go for { $name }?
prompt-rival-mud = The rival fills in small circles: { $value } left. Choose a node.
prompt-sheet-of = You are looking at { $seat }’s sheet.
refusal-own-sheet-first = First go back to your sheet.
prompt-other-rival = { $seat } chooses what the rival marks.
prompt-other-ruins = { $seat } crosses off hexes in the ruins.
prompt-other-write = Still writing: { $seats }.

## The mark in mind

confirm-mark = Confirm
confirm-begin = Spend { $value } here
confirm-rabbit = Add { $value }
confirm-cross =
    { $count ->
        [one] Cross off 1
       *[other] Cross off { $count }
    }
confirm-fill =
    { $count ->
        [one] Fill in 1
       *[other] Fill in { $count }
    }
end-mudcracks = Let { $value } go
finish = Finish
finish-loses = Lost: { $what }
finish-not-yet = First write down every disc you can.
lost-disc = { $disc }
lost-something = what is still open
lost-value = { $value } in the mudcracks
earns-points =
    { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
earns-nothing = Earns nothing yet
shapes-label = Shapes that fit here
shape-name =
    { $count ->
        [one] Shape { $number }, one square
       *[other] Shape { $number }, { $count } squares
    }
change-turn = Turn
change-flip = Flip
change-slide = Move over this square
change-start = Another way
amount-label = How many
amount-less = One less
amount-more = One more
discover-fox = a shape of { $number } or lower
discover-owl = a path of any length
discover-rabbit = +{ $value } in the mudcracks
discover-left =
    { $count ->
        [one] 1 icon left
       *[other] { $count } icons left
    }

## Places on the sheet, in words

thing-hex =
    { $count ->
        [one] Building { $id }, the first hex
       *[other] Building { $id }, up to hex { $count }
    }
thing-square = Square { $place }
thing-square-with = Square { $place }: { $thing }
thing-space = Space { $place }: { $what }
thing-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
thing-node = Node of ring { $ring } at { $hour } o’clock, costs { $cost }
thing-column =
    { $left ->
        [one] Column for { $what }: 1 box left
       *[other] Column for { $what }: { $left } boxes left
    }

text-blank = nothing yet
text-building = { $id } { $done } of { $all }
text-building-top =
    { $points ->
        [one] { $id } completed first, 1 point
       *[other] { $id } completed first, { $points } points
    }
text-building-bottom =
    { $points ->
        [one] { $id } completed, 1 point
       *[other] { $id } completed, { $points } points
    }
text-shape = shape { $places }
text-path =
    { $count ->
        [one] path of one to { $place }: { $what }
       *[other] path of { $count } to { $place }: { $what }
    }
text-node = node of ring { $ring } at { $hour }
text-closed = surrounded: { $what }
text-column = column for { $what } { $done } of { $all }
text-discovered = Discovery: { $who } { $circled } of { $all } circled, { $saved } to use.
text-rival-hexes = the rival has circled { $circled }, of which { $crossed } are crossed off
text-rival-shape = rival’s shape { $places }
text-rival-path = rival’s path { $places }
text-rival-circles =
    { $count ->
        [one] node of ring { $ring } at { $hour } costs 1 more
       *[other] node of ring { $ring } at { $hour } costs { $count } more
    }

## The practice table

practice-layout = On the board
layout-empty = nothing
layout-few = a few discs
layout-crowded = many discs
practice-hand = Your hand
hand-sure = sure
hand-steady = steady
hand-normal = normal
hand-shaky = shaky
practice-heat = Where would it land?
practice-clear = Start over
heat-help = Set the angle and power with sliders or keys, and see where three hundred such flicks land.
heat-told = Of three hundred such flicks, { $hole }% fall into the hole and { $off }% go off the board.

## Keys

key-digits = choose a disc by its number, or one of the answers in turn
key-turn = turn the arrow
key-space = hold for power, let go to flick
key-power = more or less power
key-flick = flick
key-place = move the disc on your corner
key-fine = with any of these: small steps
key-reflick = flick once more, or keep the disc
key-end-swaps = no swap
key-again = show the last flick again; with Shift, slowly
key-words = the table in words
key-other = the sheet, or the board
key-queue = on the sheet: pick what to write with, or an animal
key-walk = on the sheet: go to the next place that is lit
key-mark = on the sheet: show a mark, and again: make it
key-change = on the sheet: turn a shape, flip it, move it
key-amount = on the sheet: larger or smaller, more or fewer
key-end-mudcracks = on the sheet: give up the rest in the mudcracks
key-finish = on the sheet: finish writing
key-section = on the sheet: the next section; with Shift, the one before
key-others = on the sheet: the next player’s

## On the score sheet

count-top =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
count-bottom = { count-top }
count-paths =
    { $count ->
        [one] 1 path
       *[other] { $count } paths
    }
count-small =
    { $count ->
        [one] 1 cactus
       *[other] { $count } cacti
    }
count-medium = { count-small }
count-large = { count-small }
count-saguaro = { count-small }
count-pear = { count-small }
count-barrel = { count-small }
