title = Sonora
tagline = Lanza discos al desierto y saca partido de donde caigan.

## Colours and sections

colour-0 = rojo
colour-1 = azul
colour-2 = verde
colour-3 = violeta
disc = { $number } { $colour }
hit-disc = el { $number } { $colour }
section-name-ruins = las ruinas
section-name-creek = los arroyos
section-name-mudcracks = los suelos resecos
section-name-canyon = el cañón

## Options

option-rounds = Rondas
option-rounds-help = Con cinco, la partida es corta; con seis, normal; con siete, larga.
option-no-bunting = Sin toquecitos
option-no-bunting-help = Quien manda un disco directamente a la zona pegada a su esquina lo pierde en esta ronda. Tras rebotar en un borde o en otro disco, vale.
option-preview = Vista previa
option-preview-help = Al apuntar, una línea muestra el camino del disco hasta lo primero que toca. Muestra tu intención; el error de la mano se suma después y nunca se enseña.
option-preview-contact = hasta el primer contacto
option-preview-none = ninguna: solo la flecha
option-hand-1 = Pulso del primer jugador
option-hand-1-help = Cuánto se desvían los lanzamientos. Un pulso más firme o más tembloroso es una ventaja justa.
option-hand-1-normal = normal: 2 grados, 5 % de la fuerza
option-hand-1-steady = firme: 1 grado, 2,5 %
option-hand-1-sure = perfecto: nunca se desvía
option-hand-1-shaky = tembloroso: 4 grados, 10 %
option-hand-2 = Pulso del segundo jugador
option-hand-2-help = Cuánto se desvían los lanzamientos. Un pulso más firme o más tembloroso es una ventaja justa.
option-hand-2-normal = normal: 2 grados, 5 % de la fuerza
option-hand-2-steady = firme: 1 grado, 2,5 %
option-hand-2-sure = perfecto: nunca se desvía
option-hand-2-shaky = tembloroso: 4 grados, 10 %
option-hand-3 = Pulso del tercer jugador
option-hand-3-help = Cuánto se desvían los lanzamientos. Un pulso más firme o más tembloroso es una ventaja justa.
option-hand-3-normal = normal: 2 grados, 5 % de la fuerza
option-hand-3-steady = firme: 1 grado, 2,5 %
option-hand-3-sure = perfecto: nunca se desvía
option-hand-3-shaky = tembloroso: 4 grados, 10 %
option-hand-4 = Pulso del cuarto jugador
option-hand-4-help = Cuánto se desvían los lanzamientos. Un pulso más firme o más tembloroso es una ventaja justa.
option-hand-4-normal = normal: 2 grados, 5 % de la fuerza
option-hand-4-steady = firme: 1 grado, 2,5 %
option-hand-4-sure = perfecto: nunca se desvía
option-hand-4-shaky = tembloroso: 4 grados, 10 %

## Moves, as they are typed

verb-flick = lanzar
verb-flick-help = lanzar DISCO X Y VELOCIDAD-X VELOCIDAD-Y: desde un punto de tu esquina, en milímetros y milímetros por segundo (lanzar r5 14 14 600 450)
verb-reflick = repetir
verb-reflick-help = repetir: gasta una repetición y vuelve a lanzar el mismo disco
verb-keep = dejar
verb-keep-help = dejar: el disco se queda donde está
verb-assign = sección
verb-assign-help = sección DISCO SECCIÓN: elige dónde cuenta un disco (sección r5 canyon)
verb-choose-colours = colores
verb-choose-colours-help = colores TUYO RIVAL: qué discos son tuyos y cuáles del rival (colores r b)
verb-swap = cambiar
verb-swap-help = cambiar DISCO DISCO: gasta un intercambio y dos discos tuyos cambian de sitio (cambiar r1 r5)
verb-end-swaps = listo
verb-end-swaps-help = listo: no hay más intercambios

## What happens

event-round-began = Ronda { $round }: empieza { $seat }.
event-flicked =
    { $hits ->
        [0] { $seat } lanza el { $disc }.
       *[other] { $seat } lanza el { $disc } y golpea { $hits }.
    }
event-flick-too-weak = { $seat } lanza el { $disc } con poca fuerza: no sale de la esquina y se lanza otra vez.
event-bullseye = ¡Diana! El { $disc } está en el hoyo.
event-went-off = { $seat } pierde el { $disc } por encima del borde: queda fuera en esta ronda.
event-knocked-off = { $seat } echa del tablero el { $disc }: su dueño lo lanza otra vez.
event-bunted = { $seat } ha mandado el { $disc } derecho a la zona pegada a la esquina: eso es un toquecito, y queda fuera.
event-reflicked = { $seat } gasta una repetición y recupera el { $disc }.
event-section-chosen = { $seat } decide que el { $disc } cuente en { $section }.
event-colours-chosen = { $seat } juega con el { $own }; el rival, con el { $rival }.
event-swapped = { $seat } gasta un intercambio: el { $first } y el { $second } cambian de sitio.
event-discs-counted = { $seat } tiene { $values }.
event-ruins-ordered =
    { $seats ->
        [0] Nadie tiene discos en las ruinas.
       *[other] En las ruinas manda el valor: { $seats }.
    }
event-match-ended = La partida ha terminado: { $ended_by }.

## Why a move is not allowed

refusal-not-on-corner = El disco entero tiene que estar sobre la parte elevada de tu esquina.
refusal-too-fast = Ningún dedo lanza tan fuerte.
refusal-no-direction = Un lanzamiento necesita dirección y algo de fuerza.
refusal-not-your-disc = Ese disco no es tuyo.
refusal-already-flicked = Ya has lanzado el { $disc } en esta ronda.
refusal-this-disc-first = Primero hay que lanzar el { $disc }.
refusal-nothing-to-flick = Ya se han lanzado todos los discos.
refusal-flick-first = Primero lanza un disco.
refusal-no-reflick = Ahora no hay ningún lanzamiento que repetir ni dar por bueno.
refusal-settle-first = Antes hay que decidir qué pasa con el último lanzamiento.
refusal-nothing-to-choose = Ningún disco espera sección.
refusal-other-disc = Elige una sección para el { $disc }.
refusal-not-its-zone = Ese disco no está a medias en { $zone }.
refusal-choose-colours = Primero elige tu color y el del rival.
refusal-no-colours = Los colores se eligen jugando en solitario, tras el último lanzamiento de la ronda.
refusal-same-colour = Elige dos colores distintos de los { $most }.
refusal-no-swaps-now = Los discos se intercambian tras el último lanzamiento, y solo si tienes un intercambio.
refusal-swap-own = Nombra dos discos tuyos que estén en el tablero, primero el de número menor.
refusal-dealers-move = Solo la mesa deja correr los discos.

## Sections of the rules

section-aim = De qué va
section-board = El tablero
section-turn = Tu turno
section-corner = Lanzar
section-bullseye = Diana
section-off = Fuera del tablero
section-reflick = Repetición
section-bunting = Sin toquecitos
section-positions = Dónde cuenta un disco
section-swap = Intercambio
section-counting = El recuento
section-rounds = Rondas
section-solo = En solitario

## The score sheet

score-ruins = Ruinas
score-creek = Arroyos
score-mudcracks = Suelos resecos
score-canyon = Cañón

solo-won = Has sumado { $points } puntos.
ended-last-round = se ha jugado la última ronda

## The table in letters

text-round = Ronda { $round } de { $rounds }
text-stage-flick = Lanza { $seat }
text-stage-roll = Los discos corren
text-stage-bullseye = Una diana espera su sección
text-stage-reflick = { $seat } puede repetir el { $disc }
text-stage-colours = { $seat } elige colores
text-stage-swap = { $seat } puede intercambiar
text-stage-halves = { $seat } elige sección para un disco en la raya
text-stage-over = La partida ha terminado
text-on-board = { $disc }: { $section } en { $place }
text-half = { $disc }: en la raya, en { $place }
text-in-hole = { $disc }: en el hoyo
text-double = { $disc }: { $section }, doble, en { $place }
text-player = { $seat }: { $values }; repeticiones { $reflicks }, intercambios { $swaps }; en la mano { $discs }
text-values = ruinas { $ruins }, arroyos { $creek }, suelos resecos { $mudcracks }, cañón { $canyon }
