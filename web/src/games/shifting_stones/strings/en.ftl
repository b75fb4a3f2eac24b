## The stones and the cards, as they are told

stones-label = The nine stones
stone-label = Stone { $number }: { $front }, with { $reverse } on its back
swap-label = Swap stones { $from } and { $to }
face-any = any
pattern-across = from left to right: { $faces }
pattern-down = from top to bottom: { $faces }
pattern-top = top row: { $faces }
pattern-middle = middle row: { $faces }
pattern-bottom = bottom row: { $faces }
scored-now = { $seat }: +{ $points }
hand-label =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
would-match = would match then
badge-match = matches
badge-would = would match
deck = deck
discards =
    { $count ->
        [one] discard
       *[other] discards
    }
discards-title = The discards, newest first
discards-label =
    { $count ->
        [one] 1 discard: look at it
       *[other] { $count } discards: look through them
    }
top-side = top

## What can be done

prompt-other = { $seat } is playing.
prompt-wait = One moment…
prompt-turn =
    { $count ->
        [one] Your turn: tap a stone to flip it, drag it to swap. You can pay for one change.
       *[other] Your turn: tap a stone to flip it, drag it to swap. You can pay for { $count } changes.
    }
prompt-match = Your turn: one of your cards matches. Tap it to score it.
prompt-empty = No cards left: end your turn.
prompt-stone = Stone { $stone }: F flips it, an arrow swaps it.
prompt-flip = Stone { $stone } turns over. Which card do you pay with?
prompt-swap = Stones { $stones } change places. Which card do you pay with?
prompt-ready = Pay with this card?
prompt-card = Choose what this card pays for: tap a stone to flip it, drag it to swap.
prompt-card-scores = This card matches. Score it, or choose a stone to pay with it.
ask-spend = This card could score now. Pay with it anyway?
ask-spend-yes = Pay with it
ask-end = You hold a card that matches. End your turn anyway?
ask-end-yes = End the turn
ask-end-always = End your turn?
ask-end-always-yes = End the turn
ask-skip = Skip this turn, and draw?
ask-skip-yes = Skip the turn
score-instead = Score it
score-card = Score this card
pay-flip = Flip it
pay-swap = Swap them
end-turn = End turn
skip = Skip
draws =
    { $count ->
        [0] draw nothing
        [one] draw 1 card
       *[other] draw { $count } cards
    }

## The race

race = The race
race-to = { $count } cards start the last round
last-round-banner = Last round
scored-of = { $count } of { $needed } cards
scored-look = Cards scored by { $seat }
in-hand = { $count } in hand
ones = 1-point cards: { $count }
ones-short = 1s: { $count }
fails = Fails
fails-label = { $fails } of { $most } fails
fails-help = A turn without a scored card is a fail. The fourth loses.
cards-left = Still to score
cards-left-short = To score

## Keys

key-stones = choose a stone
key-flip = flip it
key-swap = swap it with its neighbour
key-cards = choose a card, or pay with it
key-confirm = yes
key-score = score the chosen card, or the only one that matches
key-end = end your turn
key-skip = skip your turn
key-reverses = hold: see the other faces

## On the score sheet

count-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
