## Las rocas y las cartas, contadas

stones-label = Las nueve rocas
stone-label = Roca { $number }: { $front }; por detrás, { $reverse }
swap-label = Intercambiar las rocas { $from } y { $to }
face-any = cualquiera
pattern-across = de izquierda a derecha: { $faces }
pattern-down = de arriba abajo: { $faces }
pattern-top = fila de arriba: { $faces }
pattern-middle = fila del medio: { $faces }
pattern-bottom = fila de abajo: { $faces }
scored-now = { $seat }: +{ $points }
hand-label =
    { $count ->
        [one] Tu mano: una carta
       *[other] Tu mano: { $count } cartas
    }
would-match = entonces coincidiría
badge-match = coincide
badge-would = coincidiría
deck = mazo
discards =
    { $count ->
        [one] descarte
       *[other] descartes
    }
discards-title = Los descartes, del último al primero
discards-label =
    { $count ->
        [one] 1 descarte: mirarlo
       *[other] { $count } descartes: mirarlos
    }
top-side = arriba

## Lo que se puede hacer

prompt-other = Juega { $seat }.
prompt-wait = Un momento…
prompt-turn =
    { $count ->
        [one] Tu turno: toca una roca para voltearla o arrástrala para intercambiarla. Puedes pagar un cambio.
       *[other] Tu turno: toca una roca para voltearla o arrástrala para intercambiarla. Puedes pagar { $count } cambios.
    }
prompt-match = Tu turno: una de tus cartas coincide. Tócala para puntuarla.
prompt-empty = No te quedan cartas: termina tu turno.
prompt-stone = Roca { $stone }: F la voltea, una flecha la intercambia.
prompt-flip = La roca { $stone } se voltea. ¿Con qué carta pagas?
prompt-swap = Las rocas { $stones } cambian de sitio. ¿Con qué carta pagas?
prompt-ready = ¿Pagas con esta carta?
prompt-card = Elige qué paga esta carta: toca una roca para voltearla o arrástrala para intercambiarla.
prompt-card-scores = Esta carta coincide. Puntúala o elige una roca para pagar con ella.
ask-spend = Esta carta se podría puntuar ahora. ¿Pagas con ella de todos modos?
ask-spend-yes = Pagar con ella
ask-end = Tienes una carta que coincide. ¿Terminas el turno de todos modos?
ask-end-yes = Terminar el turno
ask-end-always = ¿Terminas tu turno?
ask-end-always-yes = Terminar el turno
ask-skip = ¿Te saltas el turno y robas?
ask-skip-yes = Saltarme el turno
score-instead = Puntuarla
score-card = Puntuar esta carta
pay-flip = Voltearla
pay-swap = Intercambiarlas
end-turn = Terminar
skip = Saltar
draws =
    { $count ->
        [0] no robas
        [one] robas 1 carta
       *[other] robas { $count } cartas
    }

## La carrera

race = La carrera
race-to = con { $count } cartas empieza la última ronda
last-round-banner = Última ronda
scored-of = { $count } de { $needed } cartas
scored-look = Cartas puntuadas por { $seat }
in-hand = { $count } en la mano
ones = Cartas de 1 punto: { $count }
ones-short = unos: { $count }
fails = Fallos
fails-label = { $fails } de { $most } fallos
fails-help = Un turno sin puntuar ninguna carta es un fallo. Con el cuarto pierdes.
cards-left = Faltan por puntuar
cards-left-short = Faltan

## Teclas

key-stones = elegir una roca
key-flip = voltearla
key-swap = intercambiarla con su vecina
key-cards = elegir una carta, o pagar con ella
key-confirm = sí
key-score = puntuar la carta elegida, o la única que coincide
key-end = terminar tu turno
key-skip = saltarte el turno
key-reverses = mantener: ver las otras caras

## En la hoja de puntos

count-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
