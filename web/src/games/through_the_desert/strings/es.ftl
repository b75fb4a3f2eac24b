## El desierto, tal como se cuenta

desert-label = El desierto
hex-mountain = { $hex }: montaña
hex-beyond = { $hex }: al otro lado de la línea oscura
hex-sand = { $hex }: arena
hex-oasis = { $hex }: oasis
hex-well =
    { $value ->
        [one] { $hex }: pozo de 1 punto
       *[other] { $hex }: pozo de { $value } puntos
    }
hex-land = { $hex }: terreno de { $seat }, caravana de color { $colour }
hex-rider =
    { $count ->
        [one] { $hex }: jinete de color { $colour } de { $seat }
       *[other] { $hex }: jinete de color { $colour } de { $seat }, { $count } camellos
    }
hex-camel = { $hex }: caravana de color { $colour } de { $seat }, { $count } camellos
hex-free = { $label }, libre
hex-wins =
    { $points ->
        [one] { $label }, libre, da 1 punto
       *[other] { $label }, libre, da { $points } puntos
    }

letter-blue = Az
letter-green = Ve
letter-red = Ro
letter-violet = Vi
letter-yellow = Am

## Lo que se puede hacer

prompt-wait = Un momento…
prompt-other-set-aside = { $seat } está apartando un color.
prompt-other-palms = Se plantan las palmeras.
prompt-other-water = Se reparten los pozos.
prompt-other-riders = { $seat } está colocando un jinete.
prompt-other-camels =
    { $count ->
        [one] Juega { $seat }: le queda un camello por colocar.
       *[other] Juega { $seat }: le quedan { $count } camellos por colocar.
    }
prompt-other-over = La partida ha terminado.
prompt-aside = Elige el color sin el que vas a jugar.
prompt-aside-ready = ¿Juegas sin el { $colour }?
prompt-rider =
    { $count ->
        [one] Coloca tu último jinete.
       *[other] Coloca un jinete: elige un camello y después una casilla iluminada.
    }
prompt-rider-hex = ¿Dónde empieza tu jinete de color { $colour }?
prompt-rider-which = ¿Qué jinete empieza en { $hex }?
prompt-rider-ready = ¿Empiezas en { $hex } la caravana de color { $colour }?
prompt-camel =
    { $count ->
        [one] Tu turno: un camello por colocar. Elige un color.
       *[other] Tu turno: { $count } camellos por colocar. Elige un color.
    }
prompt-camel-hex =
    { $count ->
        [one] ¿Dónde va el camello { $colour }? Es el último de este turno.
       *[other] ¿Dónde va el camello { $colour }? Te quedan { $count } por colocar.
    }
prompt-camel-which = ¿Qué camello va a { $hex }?
prompt-camel-ready = ¿Un camello { $colour } en { $hex }?
prompt-camel-wins = Un camello { $colour } en { $hex } te da { $gains }.
win-water =
    { $points ->
        [one] 1 punto en pozos
       *[other] { $points } puntos en pozos
    }
win-oases = { $points } por el oasis
win-land =
    { $count ->
        [one] una casilla de terreno
       *[other] { $count } casillas de terreno
    }
win-last = el final de la partida
note-nowhere = Ninguna de tus caravanas llega a { $hex }. Elige un color y se iluminarán sus casillas.
note-blocked = Tu caravana de color { $colour } ya no tiene por dónde crecer.
note-parting = Con él termina tu turno: puedes cambiarlo hasta que pulses.
place = Colocar
place-and-end = Colocar y terminar
set-aside = Apartarlo

## Las reservas

supply-label = Camellos junto al tablero
riders-label = Tus jinetes
tray-camel =
    { $count ->
        [0] { $colour }: no quedan
        [one] { $colour }: queda uno
       *[other] { $colour }: quedan { $count }
    }
tray-rider = jinete de color { $colour }: por colocar
tray-placed = jinete de color { $colour }: colocado
tray-aside = { $colour }: apartado
tray-colour = { $colour }
few-left = se acaban
last-left = último
tray-is-placed = colocado
tray-is-aside = apartado
last-turn-banner = No hay más camellos de color { $colour }: último turno
last-camel-banner = Queda un camello { $colour }: con él acaba la partida

## La vista

see-by = Qué muestra el terreno
by-camel = Camellos
by-owner = Dueños
in-words = En palabras
in-words-title = La mesa en palabras
text-table = En el tablero y a su lado
text-oases = Oasis: { $hexes }.
text-water = Pozos: { $wells }.
text-places = Libres para el camello { $colour }: { $hexes }.
text-caravan =
    { $count ->
        [one] { $colour }: solo el jinete, en { $rider }.
       *[other] { $colour }: { $count } camellos, con el jinete en { $rider }: { $camels }.
    }
text-reached = Oasis alcanzados: { $hexes }.
text-land =
    { $count ->
        [one] Encerrada: { $hexes }.
       *[other] Encerradas, { $count } casillas: { $hexes }.
    }
text-aside = Apartado: { $colour }.

## Los puntos

scores = Puntos
scores-water = pozos
scores-oases = oasis
scores-caravans = caravanas
scores-land = terreno
scores-face-down = puntos boca abajo
scores-total =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
leads-label = va primero en { $colours }
longest = Caravanas más largas
longest-help = Al final, la más larga de cada color vale { $points } puntos, o { $tied } para cada una si empatan varias.
longest-none = { $colour }: todavía nadie
longest-row = { $colour }: { $lengths }
longest-one = { $seat } { $count }
riders-left =
    { $count ->
        [0] jinetes colocados
        [one] le queda un jinete
       *[other] le quedan { $count } jinetes
    }
counting-land = Se cuenta el terreno
counting-caravans = Se comparan las caravanas
counting-skip = Saltar el recuento

## Teclas

key-colours = elegir un color
key-ways = moverse por las casillas: arriba, abajo y en diagonal
key-arrows = lo mismo, por filas y columnas
key-next = a la siguiente casilla libre; con Mayús, a la anterior
key-place = ver qué daría un camello; otra vez: colocarlo
key-owner = ver camellos o dueños
key-words = la mesa en palabras
key-zoom = acercar, alejar, todo el tablero

## En la hoja de puntos

count-water =
    { $count ->
        [one] 1 pozo
       *[other] { $count } pozos
    }
count-oases =
    { $count ->
        [one] 1 oasis
       *[other] { $count } oasis
    }
count-caravan =
    { $count ->
        [one] 1 camello
       *[other] { $count } camellos
    }
