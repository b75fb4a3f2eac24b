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
tag-share = { $letter } { $share } %
lies-share = { $ground } { $share } %
lies-half = justo a medias: { $parts }
result = { $disc }: { $parts }
result-hit = golpea { $discs }
score-ruins = Ruinas
score-creek = Arroyos
score-mudcracks = Suelos resecos
score-canyon = Cañón

## What can be done

prompt-wait = Un momento…
prompt-choose =
    { $count ->
        [one] Elige el disco que vas a lanzar: uno en este turno.
        [2] Elige un disco para lanzar: dos en este turno.
       *[other] Elige un disco para lanzar: { $count } en este turno.
    }
prompt-pull = Pulsa en el tablero, tira hacia atrás y suelta. Puedes mover el disco por tu esquina.
prompt-backwards = Tira hacia atrás, lejos del tablero: el disco sale en sentido contrario.
hint-choose = Primero elige uno de tus discos.
prompt-keys = Las flechas giran y dan fuerza, Intro lanza. O mantén Espacio y suelta.
prompt-dial = Gira la flecha, ajusta la fuerza y lanza.
prompt-aiming = { $disc }: { $sign }{ $angle }°, fuerza { $power } %
prompt-reflick = ¿Repites el lanzamiento del { $disc } o lo dejas ahí?
prompt-reflick-next = Elige tu próximo disco o lanza otra vez el { $disc }.
prompt-reflick-out = El { $disc } se ha salido del tablero. ¿Lo lanzas otra vez o lo dejas fuera?
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
prompt-other-roll = Los discos se mueven…
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
aim-now = { $sign }{ $angle }° · { $power } %
aim-angle = { $sign }{ $angle }°
aim-power = { $power } %
aim-over = Salta el borde
aim-risky = Podría saltar el borde
style-dial = Apuntar con deslizadores
reflick =
    { $count ->
        [one] Gastar la repetición
       *[other] Gastar una repetición ({ $count })
    }
keep = Dejarlo
keep-out = Dejarlo fuera
moment-bullseye = ¡Diana!
moment-knocked = ¡Fuera!
moment-building = ¡{ $seat } completa { $building } antes que nadie!
end-swaps = Sin intercambio
again = Volver a ver el lanzamiento
again-slowly = Volver a ver el lanzamiento, despacio

## The way of an aim

preview-disc = Tal como apuntas, primero toca el { $disc }.
preview-edge = Tal como apuntas, primero toca el borde.
preview-over = Tal como apuntas, salta por encima del borde y se pierde.
preview-risky = Tal como apuntas, primero toca el borde; con un poco más de fuerza, lo salta.
preview-hole = Tal como apuntas, cae en el hoyo.
preview-passed = Tal como apuntas, llega al hoyo, pero demasiado rápido para caer.
preview-rest = Tal como apuntas, se para ahí sin tocar nada.
preview-corner = Tal como apuntas, ni siquiera sale de la esquina.

## Beside the board

hand-label = Discos en la mano de { $seat }
hand-empty = No quedan discos en la mano
swap-label = Discos que pueden cambiar de sitio
sections-label = Secciones
colours-label = Colores
in-words = En palabras
in-words-title = La mesa en palabras
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

round-now = Ronda { $round } de { $rounds }.
scores = Puntos
scores-total =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
scores-now = { $points } tal como están los discos
bonuses = Repetición { $reflicks } · Intercambio { $swaps }
now-help = Debajo de cada nombre: lo que contarían los discos si se quedaran donde están.

## The sheet

show-sheet = Ver la hoja
show-board = Ver el tablero
map-label = Las cuatro secciones
section-points =
    { $points ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $points } puntos
    }
section-then = { $points } con esta marca
section-todo = hay algo que anotar
seats-label = Hoja de quién
sheet-mine = Tu hoja
sheet-back = Volver a mi hoja
sheet-of = Hoja de { $seat }
sheet-of-busy = Hoja de { $seat }, que está anotando
race-label = Orden en las ruinas y lo que le queda por tachar a cada cual
row-reflick = Repetición
row-swap = Intercambio
row-total = Total
centre-label = Bonificaciones
discovered = { $who }: { $circled } rodeados, { $saved } por usar
who-fox = Zorro
who-owl = Lechuza
who-rabbit = Conejo
icon-fox =
    { $count ->
        [one] Zorro
       *[other] { $count } zorros
    }
icon-owl =
    { $count ->
        [one] Lechuza
       *[other] { $count } lechuzas
    }
icon-rabbit =
    { $count ->
        [one] Conejo
       *[other] { $count } conejos
    }
icon-reflick =
    { $count ->
        [one] 1 repetición
       *[other] { $count } repeticiones
    }
icon-swap =
    { $count ->
        [one] 1 intercambio
       *[other] { $count } intercambios
    }
icon-discovery =
    { $count ->
        [one] Descubrimiento
       *[other] { $count } descubrimientos
    }
icon-saguaro =
    { $count ->
        [one] 1 saguaro
       *[other] { $count } saguaros
    }
icon-pear =
    { $count ->
        [one] 1 nopal
       *[other] { $count } nopales
    }
icon-barrel =
    { $count ->
        [one] 1 cactus de barril
       *[other] { $count } cactus de barril
    }

## Still to write

queue-label = Por anotar
queue-label-of = A { $seat } le queda por anotar
queue-empty = No queda nada por anotar
queue-ruins = { $value } por tachar en las ruinas
queue-mud = { $value } para gastar en los suelos resecos
queue-sitting = Quedan { $value } para gastar en los suelos resecos
queue-rival-mud = { $value } círculos que el rival rellena en los suelos resecos
queue-disc =
    { $count ->
        [one] { $name }: { $into }
       *[other] { $name }: { $into }, { $count } veces
    }
queue-animal =
    { $count ->
        [one] { $who }: se pierde si no se usa en esta ronda
       *[other] { $who } ×{ $count }: se pierde lo que no se use en esta ronda
    }
queue-saved =
    { $count ->
        [one] { $who }, en reserva
       *[other] { $who } ×{ $count }, en reserva
    }
prompt-ruins = Ruinas: tacha { $value }. Pulsa un hexágono para tachar hasta él.
prompt-canyon =
    { $number ->
        [1] Cañón: dibuja una casilla o dos con el { $name }.
       *[other] Cañón: dibuja el contorno { $number } o uno menor con el { $name }.
    }
prompt-creek =
    { $number ->
        [one] Arroyos: el { $name } traza un ramal de exactamente una casilla.
       *[other] Arroyos: el { $name } traza un ramal de exactamente { $number } casillas.
    }
prompt-mud = Suelos resecos: gasta { $value }, todo de una vez.
prompt-sitting = Suelos resecos: quedan { $value }. Marca un nodo, o casillas con lo que sobre.
prompt-fox = Zorro: dibuja en el cañón el contorno { $number } o uno menor.
prompt-owl = Lechuza: traza en los arroyos un ramal de una a cinco casillas.
prompt-rabbit = Conejo: { $value } más para gastar en los suelos resecos.
prompt-discover = ¡Un descubrimiento! ¿Qué animal rodeas?
prompt-again = Pulsa otra vez o confirma.
prompt-finish = Todo está anotado. Termina o deshaz algo.
prompt-finish-saved = Tus discos están anotados. Termina o usa un animal que tengas en reserva.
prompt-rival-canyon = Turno del rival: ¿dónde rellena un contorno con el { $name }?
prompt-rival-creek =
    { $number ->
        [one] Turno del rival: ¿qué casilla rellena con el { $name }?
       *[other] Turno del rival: ¿qué { $number } casillas rellena con el { $name }?
    }
prompt-rival-mud =
    { $value ->
        [one] Turno del rival: rellena un círculo pequeño más. Elige un nodo.
       *[other] Turno del rival: rellena { $value } círculos pequeños más. Elige un nodo.
    }
prompt-sheet-of = Miras la hoja de { $seat }.
refusal-own-sheet-first = Primero vuelve a tu hoja.
prompt-other-rival = { $seat } elige qué marca el rival.
prompt-other-ruins = { $seat } tacha hexágonos en las ruinas.
prompt-other-write = Aún anotan: { $seats }.

## The mark in mind

confirm-mark = Confirmar
confirm-begin = Gastar { $value } aquí
confirm-rabbit = Sumar { $value }
confirm-cross =
    { $count ->
        [one] Tachar 1
       *[other] Tachar { $count }
    }
confirm-fill =
    { $count ->
        [one] Rellenar 1
       *[other] Rellenar { $count }
    }
end-mudcracks = Dejar { $value } sin usar
finish = Terminar
finish-loses = Se pierde: { $what }
finish-not-yet = Antes hay que anotar todos los discos que se puedan anotar.
lost-disc = { $disc }
lost-something = lo que queda por anotar
lost-value = { $value } en los suelos resecos
earns-points =
    { $points ->
        [one] 1 punto más
       *[other] { $points } puntos más
    }
earns-nothing = De momento no da nada
shapes-label = Contornos que caben aquí
shape-name =
    { $count ->
        [one] Contorno { $number }, una casilla
       *[other] Contorno { $number }, { $count } casillas
    }
change-turn = Girar
change-flip = Voltear
change-slide = Mover sobre esta casilla
change-start = Otro ramal
amount-label = Cuántos
amount-less = Uno menos
amount-more = Uno más
discover-fox = un contorno de { $number } o menos
discover-owl = un ramal de cualquier longitud
discover-rabbit = +{ $value } en los suelos resecos
discover-left =
    { $count ->
        [one] queda 1 icono
       *[other] quedan { $count } iconos
    }

## Places on the sheet, in words

thing-hex =
    { $count ->
        [one] Construcción { $id }, el primer hexágono
       *[other] Construcción { $id }, hasta el hexágono { $count }
    }
thing-square = Casilla { $place }
thing-square-with = Casilla { $place }: { $thing }
thing-space = Casilla { $place }: { $what }
thing-worth =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
thing-node =
    { $hour ->
        [1] Nodo del anillo { $ring }, a la una; cuesta { $cost }
       *[other] Nodo del anillo { $ring }, a las { $hour }; cuesta { $cost }
    }
thing-column =
    { $left ->
        [one] Columna de { $what }: queda 1 casilla
       *[other] Columna de { $what }: quedan { $left } casillas
    }

text-blank = todavía nada
text-building = { $id } { $done } de { $all }
text-building-top =
    { $points ->
        [one] { $id } completada antes que nadie, 1 punto
       *[other] { $id } completada antes que nadie, { $points } puntos
    }
text-building-bottom =
    { $points ->
        [one] { $id } completada, 1 punto
       *[other] { $id } completada, { $points } puntos
    }
text-shape = contorno { $places }
text-path =
    { $count ->
        [one] ramal de una casilla hasta { $place }: { $what }
       *[other] ramal de { $count } hasta { $place }: { $what }
    }
text-node =
    { $hour ->
        [1] nodo del anillo { $ring } a la una
       *[other] nodo del anillo { $ring } a las { $hour }
    }
text-closed = cerrado: { $what }
text-column = columna de { $what } { $done } de { $all }
text-discovered = Descubrimiento: { $who }, { $circled } de { $all } rodeados, { $saved } por usar.
text-rival-hexes = el rival ha rodeado { $circled }, de los que { $crossed } están tachados
text-rival-shape = contorno del rival { $places }
text-rival-path = ramal del rival { $places }
text-rival-circles =
    { $count ->
        [one] el nodo del anillo { $ring } a las { $hour } cuesta 1 más
       *[other] el nodo del anillo { $ring } a las { $hour } cuesta { $count } más
    }

## The practice table

practice-layout = En el tablero
layout-empty = nada
layout-few = pocos discos
layout-crowded = muchos discos
practice-hand = Tu pulso
hand-sure = perfecto
hand-steady = firme
hand-normal = normal
hand-shaky = tembloroso
practice-heat = ¿Dónde caería?
practice-clear = Reiniciar
heat-help = Ajusta el ángulo y la fuerza con los deslizadores o las teclas y mira dónde acaban trescientos lanzamientos así.
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
key-end-swaps = ningún intercambio
key-again = volver a ver el último lanzamiento; con Mayús, despacio
key-words = la mesa en palabras
key-other = la hoja, o el tablero
key-queue = en la hoja: elegir con qué anotar, o un animal
key-walk = en la hoja: ir al siguiente lugar iluminado
key-mark = en la hoja: mostrar una marca y, otra vez, hacerla
key-change = en la hoja: girar un contorno, voltearlo, moverlo
key-amount = en la hoja: mayor o menor, más o menos
key-end-mudcracks = en la hoja: dejar sin usar lo que queda en los suelos resecos
key-finish = en la hoja: terminar de anotar
key-section = en la hoja: la sección siguiente; con Mayús, la anterior
key-others = en la hoja: la del siguiente jugador

## En la hoja de puntos

count-top =
    { $count ->
        [one] 1 construcción
       *[other] { $count } construcciones
    }
count-bottom = { count-top }
count-paths =
    { $count ->
        [one] 1 ramal
       *[other] { $count } ramales
    }
count-small =
    { $count ->
        [one] 1 cactus
       *[other] { $count } cactus
    }
count-medium = { count-small }
count-large = { count-small }
count-saguaro = { count-small }
count-pear = { count-small }
count-barrel = { count-small }
