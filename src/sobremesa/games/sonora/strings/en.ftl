title = Sonora
tagline = Flick discs into the desert and make the most of where they land.

## Colours and sections

colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = violet
disc = { $colour } { $number }
hit-disc = { $colour } { $number }
section-name-ruins = the ruins
section-name-creek = the creek bed
section-name-mudcracks = the mudcracks
section-name-canyon = the canyon

## Options

option-rounds = Rounds
option-rounds-help = Five make a short match, six the usual one, seven a long one.
option-no-bunting = No bunting
option-no-bunting-help = Who flicks a disc straight into the zone beside the own corner loses it for the round. By way of a rail or another disc it is allowed.
option-preview = Aim preview
option-preview-help = While aiming, a line shows the way of the disc up to the first thing it meets. It shows what you mean; the error of your hand comes on top and is never shown.
option-preview-contact = up to the first contact
option-preview-none = none: the arrow alone
option-hand-1 = Hand of the first player
option-hand-1-help = How much a flick goes astray. A steadier or shakier hand is a fair handicap.
option-hand-1-normal = normal: 2 degrees, 5 % of the speed
option-hand-1-steady = steady: 1 degree, 2.5 %
option-hand-1-sure = sure: never astray
option-hand-1-shaky = shaky: 4 degrees, 10 %
option-hand-2 = Hand of the second player
option-hand-2-help = How much a flick goes astray. A steadier or shakier hand is a fair handicap.
option-hand-2-normal = normal: 2 degrees, 5 % of the speed
option-hand-2-steady = steady: 1 degree, 2.5 %
option-hand-2-sure = sure: never astray
option-hand-2-shaky = shaky: 4 degrees, 10 %
option-hand-3 = Hand of the third player
option-hand-3-help = How much a flick goes astray. A steadier or shakier hand is a fair handicap.
option-hand-3-normal = normal: 2 degrees, 5 % of the speed
option-hand-3-steady = steady: 1 degree, 2.5 %
option-hand-3-sure = sure: never astray
option-hand-3-shaky = shaky: 4 degrees, 10 %
option-hand-4 = Hand of the fourth player
option-hand-4-help = How much a flick goes astray. A steadier or shakier hand is a fair handicap.
option-hand-4-normal = normal: 2 degrees, 5 % of the speed
option-hand-4-steady = steady: 1 degree, 2.5 %
option-hand-4-sure = sure: never astray
option-hand-4-shaky = shaky: 4 degrees, 10 %

## Moves, as they are typed

verb-flick = flick
verb-flick-help = flick DISC X Y SPEED-X SPEED-Y: from a place on your corner, in millimetres and millimetres a second (flick r5 14 14 600 450)
verb-reflick = again
verb-reflick-help = again: spend a Reflick and flick the same disc once more
verb-keep = keep
verb-keep-help = keep: leave the disc where it is
verb-assign = section
verb-assign-help = section DISC SECTION: choose where a disc counts (section r5 canyon)
verb-choose-colours = colours
verb-choose-colours-help = colours OWN RIVAL: which discs are yours and which the rival's (colours r b)
verb-swap = swap
verb-swap-help = swap DISC DISC: spend a Swap, two of your discs change places (swap r1 r5)
verb-end-swaps = done
verb-end-swaps-help = done: swap no more

## What happens

event-round-began = Round { $round }: { $seat } begins.
event-flicked =
    { $hits ->
        [0] { $seat } flicks { $disc }.
       *[other] { $seat } flicks { $disc } and hits { $hits }.
    }
event-flick-too-weak = { $seat } flicks { $disc } too weakly: it does not leave the corner and is flicked again.
event-bullseye = Bullseye! { $disc } is in the hole.
event-went-off = { $seat } loses { $disc } over the rail: it is out for this round.
event-knocked-off = { $seat } knocks { $disc } off the board: its owner flicks it again.
event-bunted = { $seat } flicked { $disc } straight into the zone beside the corner: that is bunting, and it is out.
event-reflicked = { $seat } spends a Reflick and takes { $disc } back.
event-section-chosen = { $seat } counts { $disc } for { $section }.
event-colours-chosen = { $seat } plays { $own }; the rival plays { $rival }.
event-swapped = { $seat } spends a Swap: { $first } and { $second } change places.
event-discs-counted = { $seat } has { $values }.
event-ruins-ordered =
    { $seats ->
        [0] Nobody has a disc in the ruins.
       *[other] In the ruins it goes by value: { $seats }.
    }
event-match-ended = The match is over: { $ended_by }.

## Why a move is not allowed

refusal-not-on-corner = The whole disc must lie on the raised part of your own corner.
refusal-too-fast = That is faster than a finger can flick.
refusal-no-direction = A flick needs a direction and some speed.
refusal-not-your-disc = That disc is not yours.
refusal-already-flicked = You have flicked { $disc } in this round already.
refusal-this-disc-first = First { $disc } must be flicked.
refusal-nothing-to-flick = All discs have been flicked.
refusal-flick-first = Flick a disc first.
refusal-no-reflick = There is no flick to repeat or to keep now.
refusal-settle-first = First it must be settled what becomes of the last flick.
refusal-nothing-to-choose = No disc waits for a section.
refusal-other-disc = Choose a section for { $disc }.
refusal-not-its-zone = That disc does not lie half in { $zone }.
refusal-choose-colours = First choose your colour and the rival's.
refusal-no-colours = Colours are chosen alone at the table, after the last flick of a round.
refusal-same-colour = Choose two different ones of the { $most } colours.
refusal-no-swaps-now = Discs are swapped after the last flick, by those who have a Swap.
refusal-swap-own = Name two of your own discs on the board, the lower number first.
refusal-dealers-move = Only the dealer lets the discs run.

## Sections of the rules

section-aim = What it is about
section-board = The board
section-turn = Your turn
section-corner = Flicking
section-bullseye = Bullseye
section-off = Off the board
section-reflick = Reflick
section-bunting = No bunting
section-positions = Where a disc counts
section-swap = Swap
section-counting = Counting
section-rounds = Rounds
section-solo = Alone

## The score sheet

score-ruins = Ruins
score-creek = Creek bed
score-mudcracks = Mudcracks
score-canyon = Canyon

solo-won = You have counted { $points } points.
ended-last-round = the last round has been played

## The table in letters

text-round = Round { $round } of { $rounds }
text-stage-flick = { $seat } flicks
text-stage-roll = The discs run
text-stage-bullseye = A bullseye waits for its section
text-stage-reflick = { $seat } may flick { $disc } again
text-stage-colours = { $seat } chooses colours
text-stage-swap = { $seat } may swap
text-stage-halves = { $seat } chooses a section for a disc on the line
text-stage-over = The match is over
text-on-board = { $disc }: { $section } at { $place }
text-half = { $disc }: on the line at { $place }
text-in-hole = { $disc }: in the hole
text-double = { $disc }: { $section }, doubled, at { $place }
text-player = { $seat }: { $values }; Reflick { $reflicks }, Swap { $swaps }; in hand { $discs }
text-values = ruins { $ruins }, creek bed { $creek }, mudcracks { $mudcracks }, canyon { $canyon }
