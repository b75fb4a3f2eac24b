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
two-stones = { $one } y { $other }

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
refusal-diagonal = Las rocas { $stones } solo se tocan por una esquina; tienen que estar una al lado de la otra o una justo debajo de la otra.
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

## Lecciones

lesson-score = Puntuar una carta
lesson-score-1 = Uno de tus patrones ya está entre las rocas. Toca la carta que brilla y puntúala.
lesson-score-2 = Una casilla gris admite cualquier roca: así coincide otra carta más. Puntúala también.
lesson-score-3 = Por ahora no hay más. Termina tu turno: robas hasta tener cuatro cartas.
lesson-score-missed = Esta vez no. Prueba otra vez.
lesson-score-done = Un patrón puede estar en cualquier parte, pero nunca girado ni en espejo. Tu barco y tu caballo tendrían que cambiar de sitio.
lesson-flip = Voltear una roca
lesson-flip-1 = Una carta pide un caballo junto al sol. El barco iluminado esconde uno: tócalo y paga con la carta de la luna o la de los pájaros.
lesson-flip-2 = El sol y el caballo están juntos. Puntúa tu carta.
lesson-flip-3 = A tu carta de peces le falta voltear una roca, y te queda una carta para pagar. Encuéntrala y puntúa.
lesson-flip-missed = No era esa roca, y no te queda con qué pagar. Los dibujos pequeños muestran la otra cara.
lesson-flip-done = Cada cambio cuesta una carta, y la carta con la que pagas ya no puntúa.
lesson-swap = Intercambiar dos rocas
lesson-swap-1 = Dos vecinas pueden cambiar de sitio. Arrastra una roca iluminada sobre la otra y paga con la carta de los barcos o la de las semillas.
lesson-swap-2 = Dos caballos y, en medio, cualquier roca: puntúa esa carta.
lesson-swap-3 = A tu carta de árboles le falta un intercambio. Encuentra las dos rocas, paga y puntúa.
lesson-swap-missed = No era ese intercambio, y no te queda con qué pagar.
lesson-swap-done = Son vecinas las que están una al lado de la otra o una encima de la otra. Por la esquina no vale.
lesson-several = Dos de una vez
lesson-several-1 = A dos de tus cartas les falta el mismo barco. Encuentra la roca que, volteada, sirve para las dos.
lesson-several-2 = Las dos coinciden, y las rocas no se gastan. Puntúa la primera.
lesson-several-3 = Y ahora la otra.
lesson-several-missed = Nada coincide, y no te queda con qué pagar. ¿Dónde piden un barco las dos cartas?
lesson-several-done = Un cambio, cinco puntos. Busca la roca que piden varias de tus cartas.
lesson-pay = Con qué pagar
lesson-pay-1 = Voltea el sol para tu carta de la luna. Paga con una carta que esté lejos de coincidir: a otra le falta un solo intercambio.
lesson-pay-2 = Puntúa la carta de la luna.
lesson-pay-3 = A la carta que guardaste le falta un intercambio. Encuéntralo y puntúa.
lesson-pay-missed = A una carta le faltaba un solo intercambio: guarda esa. Paga con las que tienen las rocas más lejos.
lesson-pay-done = Dos cartas puntuadas, y solo se fue lo que estaba lejos.
lesson-skip = Saltarse el turno
lesson-skip-1 = Nada está cerca y todas tus cartas valen mucho. Sáltate el turno: no pagas nada y robas dos.
lesson-skip-2 = Tu rival ha movido rocas: con dos intercambios coincide tu carta de 5 puntos, y otras cinco pueden pagar. Arrastra y puntúa.
lesson-skip-missed = La carta de 5 puntos ya no se puede puntuar. Paga con las otras, y mira bien antes de intercambiar.
lesson-skip-done = Cinco puntos por esperar. Pero no puedes saltarte dos turnos seguidos.
lesson-bonus = Las cartas pequeñas
lesson-bonus-1 = Al final, tener más cartas de 1 punto da 3 puntos. Van cuatro a cuatro. ¿Qué roca iluminada volteas, pagando con la otra carta?
lesson-bonus-2 = Puntúa la quinta.
lesson-bonus-missed = Así no llegas a cinco. La quinta carta de 1 punto vale más que esos 2 puntos.
lesson-bonus-done = Cinco a cuatro: al final, 3 puntos más solo para ti. Con un empate serían para los dos.
lesson-end = El final
lesson-end-1 = Quien llega primero a diez cartas puntuadas abre la última ronda. Puntúa la décima.
lesson-end-2 = Van empatados, y a tu rival le queda un turno. Sigue: a tu carta de árboles le falta voltear una roca.
lesson-end-3 = Tres puntos más. Termina tu turno: el de tu rival es el último.
lesson-end-missed = Un empate no basta, y a tu rival le queda un turno. En la última ronda, puntúa todo lo que puedas.
lesson-end-done = 21 a 20: ¡ganas! Con cinco cartas de 1 punto cada uno, los 3 puntos son para los dos.
