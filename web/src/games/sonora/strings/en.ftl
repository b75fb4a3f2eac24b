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
lies-share = { $where } { $share } %
lies-half = exactly half: { $parts }
result = { $disc }: { $parts }
result-hit = hit { $discs }

## What can be done

prompt-wait = One moment…
prompt-choose =
    { $count ->
        [one] Choose the disc to flick: one this turn.
       *[other] Choose a disc to flick: { $count } to go this turn.
    }
prompt-pull = Press the board, pull back and let go. The disc may be moved on your corner.
prompt-dial = Turn the arrow, set the power, and flick.
prompt-aiming = { $disc }: { $angle }°, { $power } % power
prompt-reflick = Flick { $disc } once more, or keep it there?
prompt-bullseye = Bullseye! Which section shall { $disc } count for?
prompt-halves = { $disc } lies exactly half and half: where shall it count?
prompt-own = Which colour shall be yours?
prompt-rival = And which is your rival’s?
prompt-swap = Two of your discs may change places: choose the first.
prompt-swap-with = Which disc changes places with { $disc }?
prompt-other-flick =
    { $count ->
        [one] { $seat } is flicking: one disc to go.
       *[other] { $seat } is flicking: { $count } discs to go.
    }
prompt-other-roll = The discs are running…
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
aim-now = { $angle }° · { $power } %
aim-angle = { $angle }°
aim-power = { $power } %
style-dial = Aim by sliders
reflick =
    { $count ->
        [one] Flick again
       *[other] Flick again ({ $count })
    }
keep = Keep it
end-swaps = No swap
again = Show the flick again
again-slowly = Show the flick again, slowly

## Beside the board

hand-label = Discs in the hand of { $seat }
hand-empty = No disc left in hand
swap-label = Discs that may change places
reflick-label = What becomes of the flick
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

scores = Scores
scores-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scores-now = { $points } as the discs lie
bonuses = Reflick { $reflicks } · Swap { $swaps }
now-help = Below each name: what the discs would count for if they stayed where they are.

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
heat-help = Set an angle and a power by sliders or keys, and see where such a flick lands three hundred times.
heat-told = Of three hundred such flicks { $hole } % fall into the hole and { $off } % go off the board.

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
key-again = show the last flick again; with Shift slowly
key-words = the table in words
