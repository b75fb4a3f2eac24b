## The desert, as it is told

desert-label = The desert
hex-mountain = { $hex }: mountain
hex-beyond = { $hex }: beyond the dark line
hex-sand = { $hex }: sand
hex-oasis = { $hex }: oasis
hex-well =
    { $value ->
        [one] { $hex }: water, 1 point
       *[other] { $hex }: water, { $value } points
    }
hex-land = { $hex }: land of { $seat }, { $colour } caravan
hex-rider =
    { $count ->
        [one] { $hex }: { $colour } rider of { $seat }
       *[other] { $hex }: { $colour } rider of { $seat }, { $count } camels
    }
hex-camel = { $hex }: { $colour } caravan of { $seat }, { $count } camels
hex-free = { $label }, free
hex-wins =
    { $points ->
        [one] { $label }, free, brings 1 point
       *[other] { $label }, free, brings { $points } points
    }

letter-blue = B
letter-green = G
letter-red = R
letter-violet = V
letter-yellow = Y

## What can be done

prompt-wait = One moment…
prompt-other-set-aside = { $seat } is setting a colour aside.
prompt-other-palms = The palms are planted.
prompt-other-water = The water is laid out.
prompt-other-riders = { $seat } is placing a rider.
prompt-other-camels =
    { $count ->
        [one] { $seat } is playing: one camel to place.
       *[other] { $seat } is playing: { $count } camels to place.
    }
prompt-other-over = The match is over.
prompt-aside = Choose a colour to play without.
prompt-aside-ready = Play without { $colour }?
prompt-rider =
    { $count ->
        [one] Place your last rider.
       *[other] Place a rider: choose a camel, then a lit hex.
    }
prompt-rider-hex = Where does your { $colour } rider begin?
prompt-rider-which = Which rider begins on { $hex }?
prompt-rider-ready = Begin the { $colour } caravan on { $hex }?
prompt-camel =
    { $count ->
        [one] Your turn: one camel to place. Choose a colour.
       *[other] Your turn: { $count } camels to place. Choose a colour.
    }
prompt-camel-hex =
    { $count ->
        [one] Where does the { $colour } camel go? It is your last this turn.
       *[other] Where does the { $colour } camel go? You have { $count } to place.
    }
prompt-camel-which = Which camel goes to { $hex }?
prompt-camel-ready = A { $colour } camel on { $hex }?
prompt-camel-wins = A { $colour } camel on { $hex } brings { $gains }.
win-water =
    { $points ->
        [one] 1 point of water
       *[other] { $points } points of water
    }
win-oases = { $points } for the oasis
win-land =
    { $count ->
        [one] one space of land
       *[other] { $count } spaces of land
    }
win-last = the end of the match
note-nowhere = None of your caravans reaches { $hex }. Choose a colour, and its places light up.
note-blocked = Your { $colour } caravan has no room left to grow.
note-parting = It ends your turn: you can still change it until you press.
place = Place it
place-and-end = Place it, end turn
set-aside = Set it aside

## The supply

supply-label = Camels beside the board
riders-label = Your riders
tray-camel =
    { $count ->
        [0] { $colour }: none left
        [one] { $colour }: one left
       *[other] { $colour }: { $count } left
    }
tray-rider = { $colour } rider: still to place
tray-placed = { $colour } rider: placed
tray-aside = { $colour }: set aside
tray-colour = { $colour }
few-left = few left
last-left = last one
tray-is-placed = placed
tray-is-aside = set aside
last-turn-banner = No { $colour } camels left: this is the last turn
last-camel-banner = One { $colour } camel left: it ends the match

## Seeing

see-by = What the ground shows
by-camel = Camels
by-owner = Owners
in-words = In words
in-words-title = The table in words
text-table = On and beside the board
text-oases = Oases: { $hexes }.
text-water = Water: { $wells }.
text-places = Free for the { $colour } camel: { $hexes }.
text-caravan =
    { $count ->
        [one] { $colour }: only the rider, on { $rider }.
       *[other] { $colour }: { $count } camels, the rider on { $rider }: { $camels }.
    }
text-reached = Oases reached: { $hexes }.
text-land =
    { $count ->
        [one] Enclosed: { $hexes }.
       *[other] Enclosed, { $count } spaces: { $hexes }.
    }
text-aside = Set aside: { $colour }.

## The scores

scores = Scores
scores-water = water
scores-oases = oases
scores-caravans = caravans
scores-land = land
scores-face-down = points lie face down
scores-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
leads-label = leads in { $colours }
longest = Longest caravans
longest-help = At the end the longest of each colour is worth { $points }, or { $tied } each if several are tied.
longest-none = { $colour }: nobody yet
longest-row = { $colour }: { $lengths }
longest-one = { $seat } { $count }
riders-left =
    { $count ->
        [0] all riders placed
        [one] one rider to place
       *[other] { $count } riders to place
    }
counting-land = Counting the land
counting-caravans = Comparing the caravans
counting-skip = Skip the counting

## Keys

key-colours = choose a colour
key-ways = move over the hexes: up, down and diagonally
key-arrows = the same, along rows and columns
key-next = to the next free hex; with Shift, to the one before
key-place = show what a camel would bring; again: place it
key-owner = show camels or owners
key-words = the table in words
key-zoom = zoom in, zoom out, the whole board

## On the score sheet

count-water =
    { $count ->
        [one] 1 well
       *[other] { $count } wells
    }
count-oases =
    { $count ->
        [one] 1 oasis
       *[other] { $count } oases
    }
count-caravan =
    { $count ->
        [one] 1 camel
       *[other] { $count } camels
    }
