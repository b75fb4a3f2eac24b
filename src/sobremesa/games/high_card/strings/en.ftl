title = High Card
tagline = Everybody lays a card, and the highest takes the trick.

## Options

option-cards = Cards for each player
option-cards-help = Just as many tricks are played.

## Moves, as they are typed

verb-lay = lay
verb-lay-help = lay CARD: lay a card from your hand (lay 17)

## What happens

event-hand-dealt =
    { $count ->
        [one] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-card-laid = { $seat } lays { $card }.
event-trick-taken = { $seat } takes the trick with { $card }.

## Why a move is not allowed

refusal-not-in-hand = You do not hold the card { $card }.
refusal-dealers-move = Only the dealer does that.

## Sections of the rules

section-aim = The idea
section-setup = Before the first trick
section-turn = Your turn
section-ending = The end

## The score sheet

score-tricks = Tricks taken
ended-all-laid = all cards are laid

## The table in letters

text-seat =
    { $count ->
        [one] { $seat }: one trick, card { $card }
       *[other] { $seat }: { $count } tricks, card { $card }
    }
text-hand = Your hand: { $cards }

## The screen

prompt-lead = Your turn: lay any card.
prompt-follow = Your turn: { $card } is the highest so far.
prompt-other = { $seat } is playing.
prompt-wait = One moment…
prompt-over = All cards are laid.
lay-card = Lay { $card }
hand = Your hand
trick = The trick
tricks =
    { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
key-cards = choose a card from your hand, from the left; again lays it
key-lay = lay the chosen card
