## The board, as it is told

board-label = El tablero
letter-ruins = R
letter-creek = A
letter-mudcracks = S
letter-canyon = C
zone-ruins = ruinas
zone-creek = arroyos
zone-mudcracks = suelos resecos
zone-canyon = cañón
lies-hand = en la mano
lies-out = fuera en esta ronda
lies-hole = en el hoyo
lies-hole-for = en el hoyo, para { $section }
lies-double = sobre un círculo, doble para { $section }
lies-share = { $where } { $share } %
lies-half = justo a medias: { $parts }
result = { $disc }: { $parts }
result-hit = golpea { $discs }

## What can be done

prompt-wait = Un momento…
prompt-choose =
    { $count ->
        [one] Elige el disco que vas a lanzar: uno en este turno.
       *[other] Elige un disco para lanzar: te quedan { $count } en este turno.
    }
prompt-pull = Pulsa en el tablero, tira hacia atrás y suelta. Puedes mover el disco por tu esquina.
prompt-dial = Gira la flecha, ajusta la fuerza y lanza.
prompt-aiming = { $disc }: { $angle }°, fuerza { $power } %
prompt-reflick = ¿Repites el lanzamiento del { $disc } o lo dejas ahí?
prompt-bullseye = ¡Diana! ¿En qué sección cuenta el { $disc }?
prompt-halves = El { $disc } está justo a medias: ¿dónde cuenta?
prompt-own = ¿Qué color será el tuyo?
prompt-rival = ¿Y cuál el de tu rival?
prompt-swap = Dos de tus discos pueden cambiar de sitio: elige el primero.
prompt-swap-with = ¿Con qué disco cambia de sitio el { $disc }?
prompt-other-flick =
    { $count ->
        [one] Lanza { $seat }: le queda un disco.
       *[other] Lanza { $seat }: le quedan { $count } discos.
    }
prompt-other-roll = Los discos corren…
prompt-other-bullseye = { $seat } elige sección para una diana.
prompt-other-reflick = { $seat } puede repetir el lanzamiento.
prompt-other-colours = { $seat } está eligiendo colores.
prompt-other-swap = { $seat } puede intercambiar dos discos.
prompt-other-halves = { $seat } elige dónde cuenta un disco en la raya.
prompt-other-over = La partida ha terminado.

## Aiming

flick = Lanzar
dial-angle = Ángulo
dial-power = Fuerza
aim-now = { $angle }° · { $power } %
aim-angle = { $angle }°
aim-power = { $power } %
style-dial = Apuntar con deslizadores
reflick =
    { $count ->
        [one] Repetir
       *[other] Repetir ({ $count })
    }
keep = Dejarlo
end-swaps = Sin cambios
again = Volver a ver el lanzamiento
again-slowly = Volver a ver el lanzamiento, despacio

## Beside the board

hand-label = Discos en la mano de { $seat }
hand-empty = No quedan discos en la mano
swap-label = Discos que pueden cambiar de sitio
reflick-label = Qué pasa con el lanzamiento
sections-label = Secciones
colours-label = Colores
in-words = Con palabras
in-words-title = La mesa con palabras
text-table = La mesa
text-seat =
    { $points ->
        [one] { $seat }: 1 punto hasta ahora
       *[other] { $seat }: { $points } puntos hasta ahora
    }
text-hand = En la mano: { $discs }.
text-now = Tal como están los discos: { $values }.
text-bonuses = Repeticiones { $reflicks }, intercambios { $swaps }.

## The scores

scores = Puntos
scores-total =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
scores-now = { $points } tal como están los discos
bonuses = Repetir { $reflicks } · Cambiar { $swaps }
now-help = Debajo de cada nombre: lo que contarían los discos si se quedaran donde están.

## The practice table

practice-layout = En el tablero
layout-empty = nada
layout-few = unos pocos discos
layout-crowded = muchos discos
practice-hand = Tu pulso
hand-sure = perfecto
hand-steady = firme
hand-normal = normal
hand-shaky = tembloroso
practice-heat = ¿Dónde caería?
practice-clear = Reiniciar
heat-help = Ajusta ángulo y fuerza con los deslizadores o las teclas y mira dónde acaba ese lanzamiento trescientas veces.
heat-told = De trescientos lanzamientos así, el { $hole } % cae en el hoyo y el { $off } % se sale del tablero.

## Keys

key-digits = elegir un disco por su número, o una de las respuestas por orden
key-turn = girar la flecha
key-space = mantener para dar fuerza, soltar para lanzar
key-power = más o menos fuerza
key-flick = lanzar
key-place = mover el disco por tu esquina
key-fine = con cualquiera de ellas: pasos pequeños
key-reflick = repetir el lanzamiento o dejar el disco
key-end-swaps = no intercambiar
key-again = volver a ver el último lanzamiento; con Mayús, despacio
key-words = la mesa con palabras
