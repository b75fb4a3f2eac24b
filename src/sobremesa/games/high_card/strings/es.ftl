title = Carta alta
tagline = Cada cual pone una carta, y la más alta se lleva la baza.

## Options

option-cards = Cartas por jugador
option-cards-help = Se juegan otras tantas bazas.

## Moves, as they are typed

verb-lay = poner
verb-lay-help = poner CARTA: pon una carta de tu mano (poner 17)

## What happens

event-hand-dealt =
    { $count ->
        [one] { $seat } recibe una carta.
       *[other] { $seat } recibe { $count } cartas.
    }
event-card-laid = { $seat } pone { $card }.
event-trick-taken = { $seat } se lleva la baza con { $card }.

## Why a move is not allowed

refusal-not-in-hand = No tienes la carta { $card }.
refusal-dealers-move = Eso solo lo hace quien reparte.

## Sections of the rules

section-aim = De qué se trata
section-setup = Antes de la primera baza
section-turn = Tu turno
section-ending = El final

## The score sheet

score-tricks = Bazas ganadas
ended-all-laid = se han puesto todas las cartas

## The table in letters

text-seat =
    { $count ->
        [one] { $seat }: una baza, carta { $card }
       *[other] { $seat }: { $count } bazas, carta { $card }
    }
text-hand = Tu mano: { $cards }

## The screen

prompt-lead = Tu turno: pon la carta que quieras.
prompt-follow = Tu turno: de momento la más alta es { $card }.
prompt-other = Juega { $seat }.
prompt-wait = Un momento…
prompt-over = Se han puesto todas las cartas.
lay-card = Poner { $card }
hand = Tu mano
trick = La baza
tricks =
    { $count ->
        [one] una baza
       *[other] { $count } bazas
    }
key-cards = elegir una carta de tu mano, contando desde la izquierda; otra vez la pone
key-lay = poner la carta elegida
