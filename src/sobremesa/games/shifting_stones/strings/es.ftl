title = Rocas movedizas
tagline = Mueve nueve rocas hasta que coincidan con las cartas de tu mano.

## Las caras de las rocas

face-sun = sol
face-moon = luna
face-fish = pez
face-bird = pájaro
face-horse = caballo
face-boat = barco
face-seed = semilla
face-tree = árbol

## Opciones

option-one-score = Una carta puntuada por turno
option-one-score-help = En tu turno solo puedes puntuar una carta. El reglamento en español se puede leer así; sin esta opción, puntúas todas las que coincidan.
option-round-limit = Límite de rondas
option-round-limit-help = La partida acaba tras esta ronda y se cuenta tal como está; con 0 se juega hasta el final de verdad. No está en el reglamento: es para simulaciones.

## Las jugadas, tal como se escriben

verb-swap = cambiar
verb-swap-help = cambiar CARTA ROCA-ROCA: descarta una carta y dos vecinas cambian de sitio (cambiar a 1-2)
verb-flip = voltear
verb-flip-help = voltear CARTA ROCA: descarta una carta y voltea una roca (voltear b 5)
verb-score = puntuar
verb-score-help = puntuar CARTA: baja una carta que coincida (puntuar c)
verb-end-turn = terminar
verb-end-turn-help = terminar: acaba tu turno y roba hasta tener cuatro cartas
verb-skip = saltar
verb-skip-help = saltar: no hagas nada este turno y roba dos cartas

## Lo que pasa

event-stones-laid = Se colocan las rocas: { $grid }.
event-mini-deck-packed = Se prepara un mazo de { $count } cartas.
event-cards-drawn =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
event-deck-reshuffled =
    { $count ->
        [one] La única carta descartada forma el mazo nuevo.
       *[other] Se barajan los { $count } descartes y forman el mazo nuevo.
    }
event-stones-swapped = { $seat } descarta { $card } e intercambia las rocas { $stones }.
event-stone-flipped = { $seat } descarta { $card } y voltea la roca { $stone }: { $face }.
event-card-scored =
    { $points ->
        [one] { $seat } puntúa { $card } y gana 1 punto.
       *[other] { $seat } puntúa { $card } y gana { $points } puntos.
    }
event-last-round-begun = { $seat } ya ha puntuado { $count } cartas: esta es la última ronda.
event-turn-ended = { $seat } termina su turno.
event-turn-skipped = { $seat } se salta el turno.
event-fail-noted = Ninguna carta puntuada: fallo número { $fails }.
event-match-ended = La partida ha terminado: { $ended_by }.

## Por qué no se permite una jugada

refusal-not-in-hand = La carta { $card } no está en tu mano.
refusal-no-such-stone = No hay ninguna roca { $stone }: se numeran del 1 al 9.
refusal-same-stone = Para intercambiar hacen falta dos rocas distintas.
refusal-diagonal = Las rocas { $stones } solo se tocan por una esquina; tienen que estar una al lado de la otra o una encima de la otra.
refusal-not-neighbours = Las rocas { $stones } no son vecinas.
refusal-lower-stone-first = Nombra las dos rocas por orden, primero la de número menor.
refusal-no-match = Las rocas no muestran ahora el patrón { $card }.
refusal-scored-this-turn = Ya has puntuado una carta en este turno, y en esta mesa solo se puntúa una por turno.
refusal-skipped-last-turn = Te saltaste tu turno anterior, así que no puedes saltarte este.
refusal-already-acted = Ya has hecho algo en este turno; termínalo en vez de saltártelo.
refusal-hand-full = Tienes { $count } cartas; al saltarte el turno nunca pasas de seis.
refusal-dealers-move = Eso solo lo hace quien reparte.

## Secciones de las reglas

section-aim = De qué se trata
section-setup = Antes de empezar
section-turn = Tu turno
section-swap = Intercambiar dos rocas
section-flip = Voltear una roca
section-score = Puntuar una carta
section-end-turn = Terminar el turno
section-skip = Saltarse el turno
section-deck = El mazo
section-ending = El final
section-scoring = El recuento
section-solo = En solitario

## El recuento

score-cards-1 = Cartas de 1 punto
score-cards-2 = Cartas de 2 puntos
score-cards-3 = Cartas de 3 puntos
score-cards-5 = Cartas de 5 puntos
score-most-ones = Más cartas de 1 punto

ended-cards-scored = se han puntuado cartas suficientes y la ronda está completa
ended-round-limit = se ha llegado al límite de rondas
ended-all-scored = todas las cartas están puntuadas y has ganado
ended-four-fails = cuatro fallos, y has perdido

## La mesa en letras

text-round = Ronda { $round }
text-round-of = Ronda { $round } de { $limit }
text-last-round = última ronda
text-deck = mazo { $deck }, descartes { $discards }
text-hand = Tu mano:
text-hand-empty = No te quedan cartas en la mano.
text-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
text-matches = coincide ahora
text-player =
    { $ones ->
        [one] { $seat }: { $scored } de { $needed } cartas, { $points } puntos (una carta de 1 punto), { $held } en la mano
       *[other] { $seat }: { $scored } de { $needed } cartas, { $points } puntos ({ $ones } cartas de 1 punto), { $held } en la mano
    }
text-skipped = se saltó el turno anterior
text-solo = { $scored } de { $needed } cartas puntuadas, { $points } puntos, fallos { $fails } de { $most }
